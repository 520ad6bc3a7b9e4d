"""The report's shape: every figure with how sure it is. The JSON file is this, and the page is drawn from it alone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from horae.core.speech import Text
from horae.sim.balance.card_worth import Worth
from horae.sim.statistics import wilson


class Estimate(Struct, frozen=True, array_like=True):
    """A figure, its 95 % interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    of: int


def share(count: float, of: int) -> Estimate:
    """A share of cases in percent (Wilson's interval)."""
    low, high = wilson(count, of)
    return Estimate(round(100 * count / of, 1) if of else 0.0, round(100 * low, 1), round(100 * high, 1), of)


def above(estimate: Estimate, even: float) -> Estimate:
    """The same as points above an even share."""
    value, low, high = (round(each - even, 1) for each in (estimate.value, estimate.low, estimate.high))
    return Estimate(value, low, high, estimate.of)


class Thing(Struct, frozen=True, omit_defaults=True):
    """A card or prize in words, both languages."""

    id: str
    name: Text
    text: Text
    traits: dict[str, str]
    copies: int = 1
    fair: float = 0.0
    prize: bool = False
    example: tuple[str, int] | None = None
    """A game among the examples in which it was used, and at which action."""


class ThingFigures(Struct, frozen=True, array_like=True):
    """A card or prize among one kind of game."""

    id: str
    used: Estimate
    """Share of games in which somebody played it; of a prize, of those that it was in."""
    wins: Estimate
    """Points of win rate above even of those who did."""
    used_when_seen: Estimate
    """Of the seats that had it in hand at some time (a prize: on the table), the share that played or took it."""
    dropped_when_seen: Estimate
    dealt: Estimate
    """Points of win rate above even of those who had it in their first hand: its worth above the deck's mean card."""


class Course(Struct, frozen=True):
    """How games run: who leads when, and when it is decided."""

    lead_changes: float
    leader_wins: list[tuple[int, Estimate]]
    """By round: how often who led alone after it won, among games that went on."""
    decided: list[float]
    """Share of games decided by each tenth of their rounds: from there on the winner led alone."""
    decided_median: float
    actions: float
    forced: float
    """Share of decisions that had one answer, in percent."""
    options: float
    """Answers to a decision, in the mean."""


class CellFigures(Struct, frozen=True):
    """One kind of game: a bot and a number of seats."""

    bot: str
    seats: int
    games: int
    places: list[Estimate]
    """Win rate by place in the first round's order."""
    shared: Estimate
    median_rounds: int
    rounds: dict[int, int]
    ends: dict[str, Estimate]
    first_end: dict[str, Estimate]
    scores: dict[int, int]
    """Seats by final score."""
    mean_score: float
    winning_score: float
    course: Course
    cards: list[ThingFigures]
    prizes: list[ThingFigures]


class WorthFigures(Struct, frozen=True):
    """What cards are worth by pairs, among one kind of game."""

    bot: str
    seats: int
    mean: float | None
    """Over the deck, by copies; None where not every card was measured with the same pairs."""
    cards: list[Worth]


class BarFigures(Struct, frozen=True, array_like=True):
    """What it costs never to use something."""

    bar: str
    uses: Estimate
    """Share of seats that used it when they were free to."""
    when_used: Estimate
    """Points of win chance that being barred changes for those."""
    cost: float
    """The same over all games: the share of uses times the change."""


class SynergyFigures(Struct, frozen=True, array_like=True):
    """Two cards that win more together than each does alone."""

    cards: tuple[str, str]
    extra: Estimate
    """Points of win rate beyond what the two bring by themselves."""
    q: float
    """The rate of false finds among all pairs at least as striking (Benjamini and Hochberg)."""


class Synergy(Struct, frozen=True):
    cell: str
    tested: int
    least: int
    pairs: list[SynergyFigures]


class GroupFigures(Struct, frozen=True):
    """The cards that share a trait's value."""

    trait: str
    value: str
    designs: int
    cards: int
    worth: Estimate | None
    dealt: Estimate
    used_when_seen: dict[str, Estimate]
    """By cell."""
    dropped_when_seen: dict[str, Estimate]
    wins: dict[str, Estimate]


VerdictKind = Literal["worth", "place", "end", "unplayed"]


class Finding(Struct, frozen=True, omit_defaults=True):
    """Something that the thresholds name. `sure` if the whole interval lies beyond the threshold."""

    kind: VerdictKind
    sure: bool
    about: str
    """A card's id, a place (from 1), or an end."""
    cell: str
    figure: Estimate


class Verdict(Struct, frozen=True):
    findings: list[Finding]
    checked: dict[str, int]
    """How many cards, places, ends and designs were looked at."""


class Change(Struct, frozen=True, omit_defaults=True):
    """A card or prize that differs between the two versions, or whose worth could be compared."""

    id: str
    how: Literal["same", "changed", "added", "removed"]
    name: Text
    before: Text | None = None
    after: Text | None = None
    traits: dict[str, tuple[str, str]] = {}
    worth: tuple[Estimate, Estimate] | None = None
    moved: Estimate | None = None
    """Worth now less worth then."""
    used: tuple[Estimate, Estimate] | None = None


class Comparison(Struct, frozen=True):
    """This report beside that of another version."""

    title: Text
    pack_hash: str
    seed: int
    changes: list[Change]
    cells: list[tuple[CellFigures, CellFigures]]
    """Kinds of game that both have: then, now. Without the figures of single cards."""
    findings: tuple[int, int]


class BalanceReport(Struct, frozen=True):
    game: str
    pack: str
    title: Text
    pack_hash: str
    rules: str
    seed: int
    traits: tuple[str, ...]
    things: list[Thing]
    cells: list[CellFigures]
    worth: list[WorthFigures]
    barred: list[BarFigures]
    barred_in: str
    together: Synergy | None
    groups: list[GroupFigures]
    verdict: Verdict
    examples: list[str]
    against: Comparison | None = None
