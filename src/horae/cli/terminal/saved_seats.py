"""Who one is at which table: the tokens of seats at servers' tables, in files that only their owner may read."""

from __future__ import annotations

import os
import time
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from horae.cli.client import CannotJoin, Link

MOST = 200


class KeptSeat(Struct, frozen=True):
    """A table that was entered, and the name under which."""

    server: str
    table: str
    name: str
    token: str
    game: str
    when: int

    @property
    def link(self) -> Link:
        return Link(self.server, self.table, self.token)


def seats_folder() -> Path:
    """In XDG_STATE_HOME, else where a person's state lies."""
    state = os.environ.get("XDG_STATE_HOME")
    base = Path(state) if state and Path(state).is_absolute() else Path.home() / ".local" / "state"
    return base / "horae" / "seats"


def saved_seats() -> list[KeptSeat]:
    """The newest first. A file that cannot be read is as good as none: a link with its token always helps."""
    found = []
    for path in seats_folder().glob("*.json"):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=KeptSeat))
        except (OSError, msgspec.DecodeError):
            continue
    return sorted(found, key=lambda seat: -seat.when)


def keep_seat(link: Link, name: str, game: str) -> None:
    """Write it down, whole or not at all, in a file of its own. Where nothing can be written the seat lasts as long as the
    command."""
    if link.token is None:
        return
    seat = KeptSeat(link.server, link.table, name, link.token, game, time.time_ns())
    path = _file(seat)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(seat))
        beside.replace(path)
        for old in saved_seats()[MOST:]:
            _file(old).unlink(missing_ok=True)
    except OSError:
        return


def _file(seat: KeptSeat) -> Path:
    return seats_folder() / f"{blake2b(f'{seat.server} {seat.token}'.encode(), digest_size=12).hexdigest()}.json"


def seat_at(link: Link, name: str | None) -> KeptSeat | None:
    """Who one was at this table: under that name, or the only one. Several people of one machine say who they are."""
    found = [seat for seat in saved_seats() if (seat.server, seat.table) == (link.server, link.table)]
    if name is not None:
        return next((seat for seat in found if seat.name == name), None)
    if len(found) > 1:
        raise CannotJoin("join-which-name", names=", ".join(dict.fromkeys(seat.name for seat in found)))
    return found[0] if found else None


def newest_seat(name: str | None) -> KeptSeat:
    """The table that was sat down at last, by anyone or under that name."""
    for seat in saved_seats():
        if name is None or seat.name == name:
            return seat
    raise CannotJoin("join-nowhere")
