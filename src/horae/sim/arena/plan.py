"""What a tournament is: who sits with whom, who is compared with whom, and on how many deals at most.

Each deal is played by every line-up that is compared, turned through all seats. In a competitive game two bots are compared
by who wins at the same table. In a cooperative game teams are, by whether they win: each bot with itself, and beside another.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from horae.core.game import BadSetup, check_seats, check_seed
from horae.games.registry import game as find_game
from horae.sim.players import player
from horae.sim.simulate import plain

RISK = 0.05
"""The chance that anything which is said to be settled is wrong, in the whole tournament."""


class ArenaPlan(Struct, frozen=True):
    """What every deal has in common."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    """At most so many for each line-up."""
    seed: int
    options: dict[str, Any]
    pack: str | None
    pack_hash: str


class LineUp(Struct, frozen=True, array_like=True):
    """Who sits at a table: one bot, and the other in all other seats. The same twice: that bot in every seat."""

    one: str
    others: str

    @property
    def is_alone(self) -> bool:
        return self.one == self.others

    def turns(self, seats: int) -> int:
        """How many games a deal takes, turned through all seats."""
        return 1 if self.is_alone else seats

    def seated(self, seats: int, turn: int) -> list[str]:
        return [self.one if seat == turn else self.others for seat in range(seats)]


class Contest(Struct, frozen=True):
    """Two sides that are compared, and at which tables. A side that is one bot is its line-up with itself."""

    first: LineUp
    second: LineUp
    tables: tuple[LineUp, ...]
    deals: int
    """At most."""


def planned(
    game: str, bots: Sequence[str], seats: int | None, games: int, seed: int, options: dict[str, Any], pack: str | None = None
) -> ArenaPlan:
    """A checked plan: every fault shows here, before any game is played."""
    found = find_game(game)
    if len(bots) < 2:
        raise BadSetup("arena-two-bots")
    for place, name in enumerate(bots):
        player(found, name)
        if name in bots[:place]:
            raise BadSetup("arena-bot-twice", bot=name)
    if games < 1:
        raise BadSetup("bad-games", games=games)
    sitting = max(2, found.seat_range.start) if seats is None else seats
    check_seats(found, sitting)
    if sitting < 2 and not found.cooperative:
        raise BadSetup("arena-two-seats", game=game)
    check_seed(seed)
    settled = found.options(options)
    found.check_setup(sitting, settled)
    return ArenaPlan(game, tuple(bots), sitting, games, seed, plain(settled), pack, found.load_pack(pack).hash)


def contests(plan: ArenaPlan) -> list[Contest]:
    """Everything that is compared."""
    pairs = list(combinations(plan.bots, 2))
    if not find_game(plan.game).cooperative:
        return [_contest(plan, alone(one), alone(other), _mixed(plan, one, other)) for one, other in pairs]
    with_themselves = [_contest(plan, alone(one), alone(other), [alone(one), alone(other)]) for one, other in pairs]
    beside_another = [
        _contest(plan, team, alone(bot), [team, alone(bot)])
        for one, other in pairs
        for team in _mixed(plan, one, other)
        for bot in ([one, other] if plan.seats == 2 else [team.others])
    ]
    return with_themselves + beside_another


def alone(bot: str) -> LineUp:
    return LineUp(bot, bot)


def _mixed(plan: ArenaPlan, one: str, other: str) -> list[LineUp]:
    """One among the others, and the other way about; with two seats that is the same."""
    return [LineUp(*pair) for pair in permutations((one, other))][: min(2, plan.seats - 1)]


def _contest(plan: ArenaPlan, first: LineUp, second: LineUp, tables: Sequence[LineUp]) -> Contest:
    return Contest(first, second, tuple(tables), min(deals_of(plan, table) for table in tables))


def deals_of(plan: ArenaPlan, table: LineUp) -> int:
    """How many deals make so many games as are wanted."""
    return -(-plan.games // table.turns(plan.seats))
