"""The task, frozen: which game, which deals, which numbers for actions. Another of any of these is another version."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from horae.core.game import BadSetup
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.pack import ShipwreckPack

VERSION = "horae/coordination-v1"
OPTIONS: dict[str, Any] = {
    "difficulty": "total",
    "first": "random",
    "agreement": False,
    "honour": False,
    "restless": False,
}
FIRST_DEAL = 7_000_000_000
"""Game k with n seats is dealt from seed FIRST_DEAL + n * ROOM + k, whoever plays. No training uses these."""
ROOM = 10_000_000
USUAL_GAMES = 300
USUAL_SEATS = 3
GAME = Shipwreck()


class Task(Struct, frozen=True):
    """What is played, in short; `print` differs wherever anything of it does."""

    version: str
    game: str
    rules: str
    pack: str
    pack_hash: str
    options: dict[str, Any]
    seats: int
    first_seed: int
    actions: int
    """How many numbers stand for moves."""
    action_print: str
    print: str


def task(seats: int) -> Task:
    """The task for so many seats. Raises BadSetup."""
    if seats not in GAME.seat_range:
        raise BadSetup("bad-seats", game=GAME.name, low=2, high=5, seats=str(seats))
    pack = GAME.load_pack()
    moves = [msgspec.json.encode(action).decode() for action in GAME.action_space(pack)]
    numbered = _print(moves)
    parts = (
        VERSION,
        GAME.name,
        GAME.rules_version,
        pack.id,
        pack.hash,
        OPTIONS,
        seats,
        seed_of(seats, 0),
        len(moves),
        numbered,
    )
    return Task(*parts, print=_print(parts))


def seed_of(seats: int, deal: int) -> int:
    return FIRST_DEAL + seats * ROOM + deal


def pack() -> ShipwreckPack:
    return GAME.load_pack()


def _print(parts: object) -> str:
    return blake2b(msgspec.json.encode(parts), digest_size=8).hexdigest()
