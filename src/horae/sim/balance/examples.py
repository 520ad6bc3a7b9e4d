"""Which games to keep as examples: few, and between them every card and prize in use, every end, every kind of game."""

from __future__ import annotations

from collections.abc import Sequence

from horae.sim.balance.games import GameOrder, GameRecord

MOST = 12
_LOOKED_AT = 1500
"""Games of each kind that examples are picked from."""


def pick(played: Sequence[tuple[GameOrder, GameRecord]], most: int = MOST) -> list[tuple[GameOrder, GameRecord]]:
    """Greedily, whatever shows most that is not shown yet."""
    counts: dict[str, int] = {}
    pool = []
    for game, record in played:
        counts[game.cell] = counts.get(game.cell, 0) + 1
        if counts[game.cell] <= _LOOKED_AT:
            pool.append((game, record, _shows(game, record)))
    missing = set().union(*(shown for _, _, shown in pool))
    picked: list[tuple[GameOrder, GameRecord]] = []
    while missing and len(picked) < most:
        game, record, shown = max(pool, key=lambda each: (len(each[2] & missing), -each[0].number, each[0].name))
        picked.append((game, record))
        missing -= shown
    return picked


def _shows(game: GameOrder, record: GameRecord) -> set[str]:
    shown = {thing for used in record.used for thing in used}
    return shown | {f"end {end} {game.seats}" for end in record.ends} | {f"cell {game.cell}"}


def where_used(examples: Sequence[tuple[GameOrder, GameRecord]], thing: str) -> tuple[str, int] | None:
    """An example in which the thing was used, best by a winner, and at which action."""
    best: tuple[str, int] | None = None
    for game, record in examples:
        for seat, used in enumerate(record.used):
            if thing in used:
                if seat in record.winners:
                    return game.name, used[thing]
                best = best or (game.name, used[thing])
    return best
