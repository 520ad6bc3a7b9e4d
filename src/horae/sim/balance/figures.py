"""Counting: what the games of one kind come to, for the game as a whole and for every card and prize."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import median_low

from horae.sim.balance.games import GameRecord
from horae.sim.balance.measured_game import Design, MeasuredGame
from horae.sim.balance.report import CellFigures, Course, Estimate, ThingFigures, above, share

_TENTHS = 10
_LEAST_GAMES = 20
"""A round that fewer games went beyond says nothing about its leader."""


def cell_figures(
    measured: MeasuredGame,
    bot: str,
    seats: int,
    records: Sequence[GameRecord],
    designs: Sequence[Design],
    prizes: Sequence[Design],
) -> CellFigures:
    n = len(records)
    scores = [score for record in records for score in record.scores]
    rounds = Counter(len(record.standings) for record in records)
    return CellFigures(
        bot=bot,
        seats=seats,
        games=n,
        places=[share(sum(r.won((r.start + place) % seats) for r in records), n) for place in range(seats)],
        shared=share(sum(len(record.winners) > 1 for record in records), n),
        median_rounds=median_low([len(record.standings) for record in records]),
        rounds=dict(sorted(rounds.items())),
        ends={end: share(sum(end in record.ends for record in records), n) for end in measured.ends},
        first_end={end: share(sum(record.ends[:1] == (end,) for record in records), n) for end in measured.ends},
        scores=dict(sorted(Counter(scores).items())),
        mean_score=round(sum(scores) / len(scores), 2),
        winning_score=round(sum(max(record.scores) for record in records) / n, 2),
        course=course(records),
        cards=[_thing(design.id, records, seats, prize=False) for design in designs],
        prizes=[_thing(prize.id, records, seats, prize=True) for prize in prizes],
    )


def _thing(thing: str, records: Sequence[GameRecord], seats: int, prize: bool) -> ThingFigures:
    games = uses = seen = used_seen = dropped = dealt = there = 0
    won = won_dealt = 0.0
    for record in records:
        users = 0
        for seat in range(seats):
            used = thing in record.used[seat]
            if used:
                users += 1
                won += record.won(seat)
            first = record.seen[seat].get(thing)
            if first is not None:
                seen += 1
                used_seen += used
                dropped += thing in record.dropped[seat]
                if first == 0:
                    dealt += 1
                    won_dealt += record.won(seat)
        games += users > 0
        uses += users
        there += not prize or thing in record.seen[0]
    even = 100 / seats
    return ThingFigures(
        id=thing,
        used=share(games, there),
        wins=above(share(won, uses), even),
        used_when_seen=share(used_seen, seen),
        dropped_when_seen=share(dropped, seen),
        dealt=above(share(won_dealt, dealt), even),
    )


def course(records: Sequence[GameRecord]) -> Course:
    n = len(records)
    after: dict[int, list[float]] = {}
    changes = 0
    decided: list[float] = []
    for record in records:
        leaders = [leader(standing) for standing in record.standings]
        alone = [who for who in leaders if who is not None]
        changes += sum(one != other for one, other in pairwise(alone))
        for number, who in enumerate(leaders[:-1], 1):
            if who is not None:
                after.setdefault(number, []).append(record.won(who))
        decided.append(decided_after(record, leaders) / len(leaders))
    asked = sum(record.actions for record in records)
    return Course(
        lead_changes=round(changes / n, 2),
        leader_wins=[
            (number, share(sum(wins), len(wins))) for number, wins in sorted(after.items()) if len(wins) >= _LEAST_GAMES
        ],
        decided=[round(100 * sum(each <= tenth / _TENTHS for each in decided) / n, 1) for tenth in range(1, _TENTHS + 1)],
        decided_median=round(100 * sorted(decided)[n // 2], 0),
        actions=round(asked / n, 1),
        forced=round(100 * sum(record.forced for record in records) / asked, 1),
        options=round(sum(record.options for record in records) / asked, 2),
    )


def leader(standing: Sequence[int]) -> int | None:
    """Who is ahead alone."""
    best = max(standing)
    return standing.index(best) if list(standing).count(best) == 1 else None


def decided_after(record: GameRecord, leaders: Sequence[int | None]) -> int:
    """The first round after which the winner led alone to the end; the last where that never came or the win is shared."""
    if len(record.winners) > 1:
        return len(leaders)
    (winner,) = record.winners
    number = len(leaders)
    while number > 1 and leaders[number - 2] == winner:
        number -= 1
    return number


def mean_of(estimates: Sequence[tuple[Estimate, float]]) -> Estimate:
    """The weighted mean of independent figures, and its interval."""
    total = sum(weight for _, weight in estimates)
    if not total:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = sum(each.value * weight for each, weight in estimates) / total
    half = sum((weight * (each.high - each.low) / 2) ** 2 for each, weight in estimates) ** 0.5 / total
    return Estimate(round(mean, 2), round(mean - half, 2), round(mean + half, 2), sum(each.of for each, _ in estimates))
