"""A server in a process of its own, on a free port of this machine, that tests may start, stop and kill."""

from __future__ import annotations

import itertools
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec

from horae.server import bot_driver, bot_workers, connection, limits, time_keeper, wall_clock
from horae.server.app import serve
from horae.server.config import Config
from horae.testkit.client import ask
from horae.testkit.server_helpers import STORE, have_helpers
from horae.testkit.server_nursery import Chance, ForkedServer, nursery
from horae.testkit.waiting import LONG

METRICS_TOKEN = "of-the-tests"
QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "bot_limit": LONG,
    "store_seconds": LONG,
    "head_seconds": LONG,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "address_messages_per_second": 1e6,
    "address_message_burst": 10**6,
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "files_per_second": 1e6,
    "file_burst": 10**6,
    "chat_per_second": 1e6,
    "chat_burst": 10**6,
    "writing_per_second": 1e6,
    "writing_burst": 10**6,
    "connects_per_second": 1e6,
    "connect_burst": 10**6,
    "work_per_second": 1e6,
    "work_burst": 1e6,
    "reading_per_second": 1e6,
    "reading_burst": 1e6,
    "thinking_per_second": 1e6,
    "thinking_burst": 1e6,
    "tables_per_hour": 1e6,
    "table_burst": 10**6,
    "entries_per_minute": 1e9,
    "entry_burst": 10**6,
    "erasures_per_hour": 1e6,
    "erasure_burst": 10**6,
    "notice_changes_per_hour": 1e6,
    "notice_change_burst": 10**6,
    "notice_seconds": 0.0,
    "outgoing_networks": ("127.0.0.0/8", "::1/128"),
    "identities_per_hour": 1e6,
    "identity_burst": 10**6,
    "grace_seconds": 0.0,
    "archive_seconds": 0.0,
    "check_at_start": False,
    "power_safe": False,
    "proposal_seconds": 0.0,
    "metrics_token": METRICS_TOKEN,
}


_TICK = 0.02
"""Seconds in which a server notices that a `HandClock` was moved."""


class HandClock:
    """What time it is for servers that go by it: it stands still until it is moved."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.now = 1_700_000_000_000
        """Unix time in ms."""
        self.move(0)

    def move(self, hours: float) -> None:
        self.now += round(hours * 3_600_000)
        fresh = self.file.with_suffix(".fresh")
        fresh.write_text(str(self.now), "ascii")
        fresh.rename(self.file)


class ServerProcess:
    """`url` is where it is while it runs. What it deals is the same each time it is started; with a seed every game is dealt by
    that and every bot chooses by it. With `work_seconds` each piece of work that is charged counts as so much; with a `clock`
    it is what time that says. Further keywords are those of Config."""

    def __init__(self, store: str, log: Path, **settings: Any) -> None:
        clock: HandClock | None = settings.pop("clock", None)
        chance = settings.pop("seed", None), settings.pop("work_seconds", None)
        self._chance = Chance(*chance, "" if clock is None else str(clock.file))
        self._config = Config(store=store, port=0, **{**QUICK, **settings})
        self._log = log
        self._process: ForkedServer | None = None
        self.url = ""

    def start(self, port: int = 0) -> str:
        config = msgspec.structs.replace(self._config, port=port)
        self._process = nursery().start(msgspec.json.encode(config), self._chance, self._log)
        self.url = self._process.stdout.readline().decode().strip()
        if not self.url:
            self.wait()
            raise RuntimeError(f"the server did not start:\n{self._log.read_text('utf-8')}")
        return self.url

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def metrics(self) -> str:
        return ask(self.url, "GET", "/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"})[2].decode()

    def log_text(self) -> str:
        return self._log.read_text("utf-8")

    def store_process(self) -> int:
        """The number of the process that holds the store."""
        for helpers in _children(self.pid):
            for number in _children(helpers):
                if Path(f"/proc/{number}/comm").read_text("ascii").strip() == STORE:
                    return number
        raise RuntimeError("no store's process")

    def tell_to_stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        assert self._process is not None
        status = self._process.wait(LONG)
        self._process.stdout.close()
        self._process = None
        return status

    def stop(self) -> int:
        self.tell_to_stop()
        return self.wait()

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        if self._process is not None:
            self.stop()


def _children(process: int) -> list[int]:
    return [int(number) for number in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]


def run_server(config: bytes, chance: Chance) -> None:
    """Be the server, and say where on the first line."""
    have_helpers()
    _deal_by(chance.seed)
    if chance.work_seconds is not None:
        setattr(limits, "METER", itertools.count(0, chance.work_seconds).__next__)  # noqa: B010  # as below
    if chance.clock:
        file = Path(chance.clock)
        for module, name, value in (
            (wall_clock, "CLOCK", lambda: int(file.read_text("ascii")) * 1_000_000),
            (time_keeper, "TICK", _TICK),
            (time_keeper, "LIST", 5 * _TICK),
            (time_keeper, "NEWS", 0),
        ):
            setattr(module, name, value)
    # Where several tests run, an archive that one of them waits for would else wait for all the others.
    lower = bot_workers.lower
    setattr(bot_workers, "lower", lambda process, nice: lower(process, min(nice, 5)))  # noqa: B010  # as below
    serve(msgspec.json.decode(config, type=Config), lambda url: print(url, flush=True))


def _deal_by(seed: int | None) -> None:
    for module in (connection, bot_driver):
        drawn: Callable[[int], int] = Random(0).getrandbits if seed is None else lambda bits: seed
        setattr(module, "randbits", drawn)  # noqa: B010  # a module's name, which mypy would not let us assign
