"""The readings in words: which values each play ruled out, and why.

Public knowledge only, so it may be said to anyone at the table. Two readings stand side by side:
what follows from the rules alone, and what follows if people always make their most telling play.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import STRICT, PartnerModel
from horae.bots.shipwreck.public_position import PLACES, VALUE_COUNT
from horae.core.game import Event, Seat
from horae.core.speech import Phrase, Sayable, person
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.clauses import failing_clause, values_nor, values_or
from horae.games.shipwreck.narration import THE_HOURS, Narrator
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

EVERY_VALUE = tuple(range(1, VALUE_COUNT + 1))


class Removed(Struct, frozen=True):
    """Values that the hidden fate cannot have any more, with the reason."""

    values: tuple[int, ...]
    by: str
    """The reading that rules them out: "logic" or "helpful"."""
    why: Phrase


class Finding(Struct, frozen=True):
    """What one event told about a seat's hidden fate."""

    seat: Seat
    what: Phrase
    removed: tuple[Removed, ...]
    logic: tuple[int, ...]
    """The values left by logic alone."""
    helpful: tuple[int, ...]
    """The values left if people play to be read."""


class Explainer:
    """Follows a game as a spectator hears it and says what each event told."""

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView) -> None:
        self.pack = pack
        self.knows = Knowledge(pack, view, STRICT)
        self._narrator = Narrator(pack, view)

    def hear(self, event: Event) -> Finding | None:
        """Take in an event; the finding, if it told something about a hidden fate."""
        narrated = self._narrator.tell(event)
        seat = self._about(event)
        if seat is None or narrated is None:
            self.knows.hear(event)
            return None
        before_logic, before_helpful = self._left(seat)
        reasons = list(self._reasons(event)) if isinstance(event, ev.FatePlayed) else None
        self.knows.hear(event)
        logic, helpful = self._left(seat)
        if seat not in self.knows.logic.seats:
            return None
        if reasons is None:
            removed = self._by_word(before_logic, before_helpful, logic, helpful)
        else:
            removed = _grouped(reasons, logic, helpful)
        return Finding(seat, narrated, tuple(removed), logic, helpful)

    def left(self, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The values the seat's hidden fate can have, by logic and by the helpful reading."""
        return self._left(seat)

    def _left(self, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if seat not in self.knows.logic.seats:
            return EVERY_VALUE, EVERY_VALUE
        return self.knows.logic.values(seat), self.knows.helpful.values(seat)

    def _about(self, event: Event) -> Seat | None:
        """Whose hidden fate an event tells something about."""
        match event:
            case ev.FatePlayed(seat=seat) if self.knows.drew == 2:
                return seat
            case ev.KeptCompared(seat=seat) | ev.Answered(seat=seat) | ev.OldTold(seat=seat) | ev.FateDiscarded(seat=seat):
                return seat
            case ev.GuessMissed():
                return self.knows.active
            case ev.FateShown():
                return self.knows.active
            case _:
                return None

    @staticmethod
    def _by_word(
        before_logic: tuple[int, ...], before_helpful: tuple[int, ...], logic: tuple[int, ...], helpful: tuple[int, ...]
    ) -> Iterator[Removed]:
        """What was said rules out by itself; the helpful reading may lose a little more with it."""
        gone = tuple(value for value in before_logic if value not in logic)
        if gone:
            yield Removed(gone, "logic", Phrase("explain-said"))
        more = tuple(value for value in before_helpful if value not in helpful and value not in gone)
        if more:
            yield Removed(more, "helpful", Phrase("explain-said-helpful"))

    def _reasons(self, event: ev.FatePlayed) -> Iterator[tuple[int, str, Phrase]]:
        """For each value of the kept fate that a play speaks against: by which reading, and why."""
        public = self.knows.public
        lawful = public.lawful()
        model = self.knows.model()
        available = public.available()
        hands = self.knows.logic.hand_weights(event.seat, available)[event.value - 1]
        hoped = self.knows.helpful.hand_weights(event.seat, available)[event.value - 1]
        for kept in EVERY_VALUE:
            if not lawful[event.place, event.value - 1, kept - 1]:
                yield kept, "logic", self._unlawful(event, kept)
            elif hands[kept - 1] <= 0:
                yield kept, "logic", self._impossible(event, kept)
            elif model.likely[event.place, event.value - 1, kept - 1] <= 0:
                yield kept, "helpful", self._rather(event, kept, model)
            elif hoped[kept - 1] <= 0:
                yield kept, "helpful", Phrase("explain-before")

    def _unlawful(self, event: ev.FatePlayed, kept: int) -> Phrase:
        public = self.knows.public
        visible = frozenset(value for value in EVERY_VALUE if public.seen[value])
        if event.place == 0:
            spots = [place for place in range(1, PLACES) if self._takes_either(place, event.value, kept)]
            return Phrase("explain-hours", {"card": self._card(spots[0])})
        arcanum = self.pack.arcana[public.row[event.place]]
        failing = failing_clause(arcanum.when, event.value, kept, visible)
        if failing is None:
            return Phrase(f"explain-takes-{arcanum.takes}", {"card": arcanum.name})
        return Phrase("explain-needs", {"card": arcanum.name, "needs": failing.asks()})

    def _takes_either(self, place: int, a: int, b: int) -> bool:
        lawful = self.knows.public.lawful()
        return bool(lawful[place, a - 1, b - 1] or lawful[place, b - 1, a - 1])

    def _impossible(self, event: ev.FatePlayed, kept: int) -> Phrase:
        """Lawful, but the bag or what was known before speaks against it."""
        if self.knows.public.available()[kept - 1] - (kept == event.value) <= 0:
            return Phrase("explain-copies", {"value": kept})
        return Phrase("explain-before")

    def _rather(self, event: ev.FatePlayed, kept: int, model: PartnerModel) -> Phrase:
        """The play that somebody with this kept fate would have preferred."""
        a, b = event.value - 1, kept - 1
        first, second = model.likely[:, a, b], model.likely[:, b, a]
        if first.max() >= second.max():
            return Phrase("explain-rather", {"value": event.value, "card": self._card(int(np.argmax(first)))})
        return Phrase("explain-rather-kept", {"card": self._card(int(np.argmax(second)))})

    def _card(self, place: int) -> Sayable:
        return THE_HOURS if place == 0 else self.pack.arcana[self.knows.public.row[place]].name


def _grouped(reasons: list[tuple[int, str, Phrase]], logic: tuple[int, ...], helpful: tuple[int, ...]) -> Iterator[Removed]:
    """Values with the same reason together; only what the readings really lost."""
    groups: dict[tuple[str, bytes], tuple[list[int], str, Phrase]] = {}
    for value, by, why in reasons:
        if value in (logic if by == "logic" else helpful):
            continue
        values, _, _ = groups.setdefault((by, repr(why).encode()), ([], by, why))
        values.append(value)
    for values, by, why in groups.values():
        yield Removed(tuple(values), by, why)


def in_words(finding: Finding) -> list[Phrase]:
    """A finding as sentences: what happened, what it rules out and why, what is left."""
    lines = [finding.what]
    lines += [removed_in_words(removed) for removed in finding.removed]
    lines.append(left_in_words(finding.seat, finding.logic, finding.helpful))
    return lines


def removed_in_words(removed: Removed) -> Phrase:
    values = values_nor(removed.values) if removed.by == "logic" else values_or(removed.values)
    return Phrase(f"explain-by-{removed.by}", {"values": values, "why": removed.why})


def left_in_words(seat: Seat, logic: tuple[int, ...], helpful: tuple[int, ...]) -> Phrase:
    args: dict[str, Sayable] = {"person": person(seat), "logic": values_or(logic), "helpful": values_or(helpful)}
    return Phrase("explain-left-same" if logic == helpful else "explain-left", args)
