"""Which games of a tournament are worth watching: few, each for a reason of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from horae.sim.arena.deals import GameRecord, LogOrder, short
from horae.sim.arena.plan import LineUp
from horae.sim.arena.tournament import Course, Tournament

MOST = 12
Why = Literal["upset", "longest", "shortest", "ending"]
Played = tuple[LogOrder, GameRecord]


class Notable(Struct, frozen=True):
    """A game, why it is worth watching, and the file that its log is in."""

    name: str
    why: Why
    table: LineUp
    deal: int
    turn: int
    reason: str
    actions: int
    winners: tuple[int, ...]


def notable(tournament: Tournament, most: int = MOST) -> list[Notable]:
    games = list(_counted(tournament))
    wanted = [*_extremes(games), *_upsets(tournament), *_endings(games)]
    picked: dict[LogOrder, Notable] = {}
    for why, (order, game) in wanted:
        if order not in picked and len(picked) < most:
            name = _name(len(picked) + 1, order)
            picked[order] = Notable(name, why, order.table, order.deal, order.turn, game.reason, game.actions, game.winners)
    return list(picked.values())


def _counted(tournament: Tournament) -> Iterator[Played]:
    for table in tournament.tables:
        for deal in range(tournament.counted[table]):
            yield from _of_deal(tournament, table, deal)


def _of_deal(tournament: Tournament, table: LineUp, deal: int) -> list[Played]:
    return [(LogOrder(table, deal, turn), game) for turn, game in enumerate(tournament.records[table][deal].games)]


def _extremes(games: list[Played]) -> Iterator[tuple[Why, Played]]:
    yield "longest", max(games, key=lambda game: game[1].actions)
    yield "shortest", min(games, key=lambda game: game[1].actions)


def _upsets(tournament: Tournament) -> Iterator[tuple[Why, Played]]:
    """Of each contest the deal on which the side that is behind did best, and of that deal the game it won, if it won one."""
    for course in tournament.courses:
        better = 1 if course.evidence.mean > 0 else -1
        gained = [-better * outcome for outcome in course.outcomes]
        if gained and max(gained) > 0:
            behind = course.contest.second if better > 0 else course.contest.first
            games = _games_on(tournament, course, gained.index(max(gained)))
            won = [game for game in games if _is_won(game, behind, tournament.is_cooperative)]
            yield from (("upset", game) for game in won[:1])


def _games_on(tournament: Tournament, course: Course, deal: int) -> list[Played]:
    return [game for table in course.contest.tables for game in _of_deal(tournament, table, deal)]


def _is_won(played: Played, side: LineUp, is_cooperative: bool) -> bool:
    order, game = played
    if is_cooperative:
        return order.table == side and bool(game.winners)
    return any((seat == order.turn) == (order.table.one == side.one) for seat in game.winners)


def _endings(games: list[Played]) -> Iterator[tuple[Why, Played]]:
    """The first game of each ending, rare endings first."""
    by_reason: dict[str, list[Played]] = {}
    for game in games:
        by_reason.setdefault(game[1].reason, []).append(game)
    for _, reason in sorted((len(found), reason) for reason, found in by_reason.items()):
        yield "ending", by_reason[reason][0]


def _name(number: int, order: LogOrder) -> str:
    bots = dict.fromkeys(short(bot) for bot in (order.table.one, order.table.others))
    told = f"{number:02}-{'-'.join(bots)}-{order.deal}-{order.turn + 1}"
    return re.sub(r"[^A-Za-z0-9_-]+", "-", told)
