"""A server looks its store over when it starts, beside everything else: what is damaged is known before somebody meets it."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from horae.server.store_check import Checked, Damage, Finding
from horae.server.store_watch import StoreWatch

_COMMAND = (sys.executable, "-c", "import sys; sys.path[:] = {path!r}; from horae.server.store_check import main; main()")
_log = logging.getLogger("horae")


async def look_over(store: str, watch: StoreWatch) -> None:
    """In a process of its own, which ends with the server. The URL, which may hold a password, is not on its command line."""
    python, option, code = _COMMAND
    process = await asyncio.create_subprocess_exec(
        python,
        option,
        code.format(path=sys.path),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{store}\n".encode())
        process.stdin.close()
        whole = False
        async for line in process.stdout:
            whole = _note(msgspec.json.decode(line, type=Finding), watch)
        if not whole:
            _log.error("the store could not be looked over to its end")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _note(found: Finding, watch: StoreWatch) -> bool:
    """Whether that was the last."""
    match found:
        case Checked():
            _log.info("the store was looked over: %d tables, %d archives, %d packs", found.tables, found.archives, found.packs)
            return True
        case Damage("table", table, why, detail, record):
            where = "" if record is None else f", record {record}"
            watch.note_damage(table, f"{why}{where}{detail and f' ({detail})'}")
        case Damage(place, name, why, detail):
            watch.note_store_damage(f"{place} {name}".strip(), f"{why}{detail and f' ({detail})'}")
    return False
