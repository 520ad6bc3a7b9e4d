"""Replays logs and says what every step looks like, so that two processes can be compared.

Run as a module it reads a request (JSON: a game's class and logs) and prints the fingerprints.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import cast

import msgspec

from horae.core.game import AnyGame, Factory, Pack
from horae.core.log import Log, Replay, load
from horae.packs.installed import named


def fingerprints(log: Log, game: AnyGame, pack: Pack) -> list[str]:
    """For each step, a hash over the state, what was told to whom, and what every seat sees and may do."""
    seats = range(game.seat_range.stop - 1)
    found: list[str] = []
    for _, _, state, told in Replay(log, game, pack).steps():
        parts = [
            state.digest(),
            told,
            [state.view(seat) for seat in (*seats, None)],
            [[state.legal(seat), state.asides(seat)] for seat in seats],
            state.deciding(),
            state.result(),
        ]
        found.append(blake2b(msgspec.json.encode(parts), digest_size=16).hexdigest())
    return found


def main() -> None:
    request = json.load(sys.stdin)
    game = cast("Factory", named(request["game"]))()
    found = [fingerprints(load(asked["log"].encode()), game, game.load_pack(asked["pack"])) for asked in request["logs"]]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
