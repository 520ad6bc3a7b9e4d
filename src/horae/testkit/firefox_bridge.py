"""The Firefox that is installed, for Playwright, which expects a newer one: `python -m horae.testkit.firefox_bridge FIREFOX
ARGUMENT…` starts it, and passes over the few commands that it does not know and that our pages can do without."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

DISPENSABLE = ("emulation.setMediaFeaturesOverride", "network.addDataCollector")
"""What the system prefers is set by Firefox's own preferences; what the network brought is not looked at."""
OLDEST = 153
"""Older ones lack commands that a context cannot be made without, or mind the page's own policy when tests look into it."""
_LISTENS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


@cache
def firefox() -> str | None:
    """The system's, if it has one that is new enough; or the one that is named."""
    if named := os.environ.get("HORAE_FIREFOX"):
        return named
    return next((path for path in map(shutil.which, ("firefox-esr", "firefox")) if path and _version(path) >= OLDEST), None)


def _version(path: str) -> int:
    said = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    found = re.search(r"Firefox (\d+)", said)
    return int(found[1]) if found else 0


class Bridge:
    """Between one Firefox and whoever plays in it."""

    def __init__(self) -> None:
        self.address = ""

    async def meet(self, player: ServerConnection) -> None:
        """Hand everything on in both directions, until either side leaves."""
        assert player.request is not None
        asked: set[int] = set()
        async with connect(self.address + player.request.path, max_size=None, ping_interval=None, compression=None) as firefox:
            there = asyncio.create_task(self._to_firefox(player, firefox, asked))
            try:
                async for answer in firefox:
                    await player.send(_forgiven(answer, asked))
            except ConnectionClosed:
                pass  # the other side has gone home
            finally:
                there.cancel()

    async def _to_firefox(self, player: ServerConnection, firefox: Any, asked: set[int]) -> None:
        async for message in player:
            command = msgspec.json.decode(message)
            if command["method"] in DISPENSABLE:
                asked.add(command["id"])
            await firefox.send(message)


def _forgiven(answer: str | bytes, asked: set[int]) -> str | bytes:
    """The answer; a success where something dispensable is not known."""
    if not asked or b"unknown command" not in (answer if isinstance(answer, bytes) else answer.encode()):
        return answer
    said = msgspec.json.decode(answer)
    if said.get("id") not in asked:
        return answer
    return msgspec.json.encode({"type": "success", "id": said["id"], "result": {}}).decode()


async def main(program: str, *arguments: str) -> int:
    bridge = Bridge()
    async with serve(bridge.meet, "127.0.0.1", 0, max_size=None, ping_interval=None, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        process = await asyncio.create_subprocess_exec(program, *arguments, stderr=asyncio.subprocess.PIPE)
        assert process.stderr is not None
        async for line in process.stderr:
            found = _LISTENS.search(line)
            if found:
                bridge.address = found[1].decode()
                line = f"WebDriver BiDi listening on ws://127.0.0.1:{port}\n".encode()
            sys.stderr.buffer.write(line)
            sys.stderr.buffer.flush()
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
