"""A Shipwreck position as data: what lies where and what was said this turn. Decides nothing.

Plain slotted data, changed in place; per-seat and per-place parts are lists of small immutable
values, so that a copy is a handful of shallow list copies.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple, Self

from msgspec import Struct

from horae.core.game import Action, Result, Seat, digest_keys
from horae.core.rng import Rng
from horae.games.shipwreck.actions import Proposal
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.vocabulary import Moment

SEATS = 5
ROW = range(1, 5)
GOAL = 7
NOTHING = -1

PLAY, AFTER_PLAY, PREDICT, OVER = range(4)
"""The steps in which somebody decides: SA-7.3, the active person's power after it, SA-7.5, the end."""
STEP_NAMES = ("play", "after_play", "predict", "over")
MOMENTS: tuple[Moment, ...] = ("before_play", "after_play", "before_prediction")
"""SA-6.2: the powers whose moment a step is, by step."""


class Answer(Struct, frozen=True):
    """Something everybody was told about the kept fate (or, for "old", the played one) this turn:
    higher than `value`; one of `values`; higher than the played `value` (kept_is_higher)."""

    about: str
    value: int
    values: tuple[int, ...]
    yes: bool

    def fits(self, kept: int) -> bool:
        """Whether this could be said of such a kept fate."""
        if self.about == "one_of":
            return (kept in self.values) == self.yes
        if self.about == "old":
            return True
        return (kept > self.value) == self.yes


class VisibleFate(NamedTuple):
    """A fate that shows, and where: 0 is the one still shown at The Hours (SA-4.3)."""

    value: int
    place: int


class Position:
    __slots__ = (
        "active",
        "agreed",
        "answers",
        "at_hours",
        "at_hours_before",
        "back",
        "bag",
        "began_with",
        "circle",
        "deck",
        "deck_known",
        "doom",
        "extra_guesses",
        "faded",
        "gone",
        "guesses",
        "hands",
        "hours",
        "lines",
        "offered_to",
        "offers",
        "opts",
        "order",
        "outcome",
        "owes",
        "pack",
        "passed",
        "piles",
        "played",
        "played_old",
        "played_place",
        "power_used",
        "proposal",
        "right",
        "rng",
        "row",
        "score",
        "seen",
        "step",
        "turn",
        "unlawful",
        "visible",
    )

    def blank(self, opts: ShipwreckOptions, pack: ShipwreckPack, rng: Rng) -> None:
        """An empty table: nobody, nothing in the bag, no arcana."""
        self.pack = pack
        self.opts = opts
        self.rng = rng
        self.circle: tuple[Seat, ...] = ()
        """Everyone with a place in turn order, those who are away too (SA-11.2)."""
        self.order: tuple[Seat, ...] = ()
        """Those of the circle who sit at the table."""
        self.active: Seat = -1
        self.turn = 0
        self.step = PLAY
        self.score = 0
        self.doom = 0
        self.bag: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.lines = [0] * SEATS
        self.row = [-1] * 5
        self.piles: list[tuple[int, ...]] = [()] * 5
        self.hours = [0] * 5
        self.seen = [0] * 8
        """How many fates of each value are visible."""
        self.visible = 0
        """The values that are visible, a bit for each: what the tables of a pack are asked by."""
        self.at_hours = 0
        self.at_hours_before = 0
        self.deck: tuple[int, ...] = ()  # bottom first, top last
        self.deck_known = 0
        self.faded: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.back = 0
        """SA-11.2: who came back and waits for the running turn to end, a bit for each seat."""
        self.owes = [NOTHING] * SEATS
        """SA-11.2: a turn that went by or was broken off while its owner was away, as the number of fates it began with."""
        self.unlawful = 0
        """SA-12.2: who made an illegal play and may still own up to it, a bit for each seat."""
        self.began_with = 0
        self.outcome: Result | None = None
        self.offered_to: Seat | None = None
        """Whose moves `offers` holds, as `legal` has worked them out; None once the position has changed."""
        self.offers: list[Action] = []
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing was played, used, said or guessed yet this turn."""
        self.power_used = False
        self.extra_guesses = 0
        self.guesses: tuple[int, ...] = ()
        self.passed = 0
        self.proposal: Proposal | None = None
        self.agreed = 0
        self.right = False
        self.played = 0
        self.played_place = -1
        self.played_old = False
        self.answers: tuple[Answer, ...] = ()

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.pack = self.pack
        twin.opts = self.opts
        twin.rng = self.rng.copy()
        twin.circle = self.circle
        twin.order = self.order
        twin.active = self.active
        twin.turn = self.turn
        twin.step = self.step
        twin.score = self.score
        twin.doom = self.doom
        twin.bag = self.bag[:]
        twin.hands = self.hands[:]
        twin.lines = self.lines[:]
        twin.row = self.row[:]
        twin.piles = self.piles[:]
        twin.hours = self.hours[:]
        twin.seen = self.seen[:]
        twin.visible = self.visible
        twin.at_hours = self.at_hours
        twin.at_hours_before = self.at_hours_before
        twin.deck = self.deck
        twin.deck_known = self.deck_known
        twin.faded = self.faded
        twin.gone = self.gone
        twin.back = self.back
        twin.owes = self.owes[:]
        twin.unlawful = self.unlawful
        twin.began_with = self.began_with
        twin.outcome = self.outcome
        twin.offers = self.offers  # of the same position
        twin.offered_to = self.offered_to
        twin.power_used = self.power_used
        twin.extra_guesses = self.extra_guesses
        twin.guesses = self.guesses
        twin.passed = self.passed
        twin.proposal = self.proposal
        twin.agreed = self.agreed
        twin.right = self.right
        twin.played = self.played
        twin.played_place = self.played_place
        twin.played_old = self.played_old
        twin.answers = self.answers
        return twin

    def snapshot(self) -> dict[str, object]:
        parts = zip(_KEYS, _values(self), strict=True)
        return {"pack": self.pack.hash, "options": self.opts, "rng": self.rng.snapshot(), **dict(parts)}

    def seats(self) -> tuple[Seat, ...]:
        return self.order

    def is_paused(self) -> bool:
        return self.step != OVER and len(self.order) < 2  # SA-11.2

    def is_away(self, seat: Seat) -> bool:
        """SA-11.2: whether what is the seat's waits for its owner. Not where the active person went for good in a pause, whose
        turn is over as soon as it ends (SA-R11)."""
        return seat in self.circle and seat not in self.order and not (seat == self.active and self.has_no_turn())

    def has_no_turn(self) -> bool:
        """SA-R11: whoever has the turn has nothing in hand: only who went for good while it stood still, in a pause."""
        return self.step != OVER and not self.hands[self.active]

    def group(self) -> list[Seat]:
        """Everyone but the active person (SA-6.2)."""
        active = self.active
        return [seat for seat in self.order if seat != active]

    def visible_fates(self) -> list[VisibleFate]:
        """Each different fate that shows, by place."""
        found: list[VisibleFate] = []
        for place in range(5):
            pile = self.piles[place]
            if place == self.at_hours_before and self.at_hours:
                pile = pile[:-1]
            found.extend([VisibleFate(value, place) for value in sorted(set(pile))])
        if self.at_hours and (self.at_hours, 0) not in found:
            found.insert(0, VisibleFate(self.at_hours, 0))
        return found

    def right_of_the_hours(self) -> int:
        """SA-2.3, SA-R2: the nearest arcanum to the right; The Hours itself (0) if there is none."""
        for place in ROW:
            if self.row[place] >= 0:
                return place
        return 0


_KEYS, _SLOTS = zip(
    *digest_keys(
        Position.__slots__,
        left_out=("pack", "opts", "rng", "offers", "offered_to"),
        renamed={"visible": "mask", "extra_guesses": "extra"},
    ),
    strict=True,
)
_values = attrgetter(*_SLOTS)
