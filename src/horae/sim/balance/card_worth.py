"""What a card is worth: the same game twice, once with the card in a first hand and once with a plain card instead.

Both games of a pair have the same seed, bots, seat and deal, so they part only where the card makes a
difference, and chance that has nothing to do with the card falls out of the difference. Pair k of every
card has the same seed, so that cards are compared on the same deals, and seats take turns to hold the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, sqrt
from typing import Any

from msgspec import Struct

from horae.bots.registry import bot_class
from horae.core.game import Seat
from horae.sim.balance.measured_game import Design, MeasuredGame
from horae.sim.match import Match
from horae.sim.statistics import Z95

_GOLDEN = 0.6180339887498949
"""Multiples of this fill the unit interval evenly, however many are taken."""


class PairOrder(Struct, frozen=True, tag="pair"):
    """A pair to be played."""

    card: str
    bot: str
    seats: int
    number: int


class PairRecord(Struct, frozen=True, array_like=True):
    """What came of a pair: the holder's share of the win and points ahead, with the card and with the plain one."""

    won: float
    won_plain: float
    ahead: int
    ahead_plain: int


class Worth(Struct, frozen=True):
    """A card's worth in points of win chance, with its 95 % interval."""

    card: str
    pairs: int
    worth: float
    interval: tuple[float, float]
    points: float
    """The same in victory points ahead at the end."""
    points_interval: tuple[float, float]
    changed: float
    """In which share of the pairs the card changed who won."""
    fresh: bool = False
    """Measured on deals of its own, because it stood out before."""


class WorthReport(Struct, frozen=True):
    """What `--worth-only --json` prints."""

    game: str
    pack: str
    pack_hash: str
    bot: str
    seats: int
    seed: int
    mean: float
    """Of all cards in it, by copies."""
    cards: list[Worth]


def plain_points(fair: float, number: int) -> int:
    """Points for the plain card of this pair: whole ones, that come to the fair number in the mean over pairs."""
    return floor(fair + (number + 1) * _GOLDEN % 1)


def play_pair(measured: MeasuredGame, pack: Any, design: Design, order: PairOrder, seed: int) -> PairRecord:
    seat = order.number % order.seats
    packs = measured.paired(pack, order.seats, seed, seat, order.card, plain_points(design.fair, order.number))
    (won, ahead), (won_plain, ahead_plain) = (_play(measured, each, order, seed, seat) for each in packs)
    return PairRecord(won, won_plain, ahead, ahead_plain)


def _play(measured: MeasuredGame, pack: Any, order: PairOrder, seed: int, seat: Seat) -> tuple[float, int]:
    maker = bot_class(measured.game, order.bot)
    result = Match(measured.game, [maker] * order.seats, seed, None, pack).play()
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    scores = measured.scores(result, order.seats)
    return won, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def worth(card: str, pairs: Sequence[PairRecord], fresh: bool = False) -> Worth:
    shares = [pair.won - pair.won_plain for pair in pairs]
    points = [float(pair.ahead - pair.ahead_plain) for pair in pairs]
    mean, low, high = paired_interval(shares)
    ahead, least, most = paired_interval(points)
    return Worth(
        card=card,
        pairs=len(pairs),
        worth=round(100 * mean, 2),
        interval=(round(100 * low, 2), round(100 * high, 2)),
        points=round(ahead, 2),
        points_interval=(round(least, 2), round(most, 2)),
        changed=round(sum(share != 0 for share in shares) / len(shares), 4) if shares else 0.0,
        fresh=fresh,
    )


def paired_interval(differences: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean of paired differences and its 95 % interval. One more pair won by either side is thought of
    (Agresti and Min's adjustment), so that few pairs, or pairs that all came out even, do not look certain."""
    count = len(differences)
    if not count:
        return 0.0, -1.0, 1.0
    total = sum(differences)
    mean = total / (count + 2)
    variance = (sum(each * each for each in differences) + 1) / (count + 2) - mean * mean
    half = z * sqrt(variance / (count + 2))
    return total / count, mean - half, mean + half
