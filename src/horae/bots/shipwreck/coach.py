"""What stands ruled out on each number line now, and why: the explainer's findings, kept for as long as they hold.

Public knowledge only: it hears and sees what a spectator does, whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from horae.bots.coach import Hint
from horae.bots.shipwreck.explainer import EVERY_VALUE, Explainer, Removed, left_in_words, removed_in_words
from horae.core.game import Action, Event, Seat
from horae.core.speech import Phrase
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

SeatFindings = list[Phrase | Removed]
"""About one kept fate, in order: what happened, and what that rules out."""


class Coach:
    of_seat: ClassVar[bool] = False

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView) -> None:
        self._explainer = Explainer(pack, view)
        self._told: dict[Seat, SeatFindings] = {}

    def hear(self, event: Event) -> None:
        finding = self._explainer.hear(event)
        if isinstance(event, ev.FatePlayed):  # another fate may be the kept one now; the finding says all anew
            self._told.pop(event.seat, None)
        keeping = self._explainer.knows.logic.seats
        self._told = {seat: told for seat, told in self._told.items() if seat in keeping}
        if finding is not None:
            surest_first = sorted(finding.removed, key=lambda one: one.by != "logic")
            self._told.setdefault(finding.seat, []).extend([finding.what, *surest_first])
        for seat in keeping:
            told = self._told.setdefault(seat, [])
            told.extend(self._unsaid(seat, told))

    def _unsaid(self, seat: Seat, told: SeatFindings) -> Iterator[Removed]:
        """What the readings lost besides: by what others played, or by all of it together."""
        logic, helpful = self._explainer.left(seat)
        given = [one for one in told if isinstance(one, Removed)]
        surely = {value for one in given if one.by == "logic" for value in one.values}
        gone = [value for value in EVERY_VALUE if value not in logic and value not in surely]
        available = self._explainer.knows.public.available()
        for value in gone:
            if available[value - 1] <= 0:
                yield Removed((value,), "logic", Phrase("explain-lay-open", {"value": value}))
        together = tuple(value for value in gone if available[value - 1] > 0)
        if together:
            yield Removed(together, "logic", Phrase("explain-together"))
        said = {value for one in given for value in one.values}
        hardly = tuple(value for value in logic if value not in helpful and value not in said)
        if hardly:
            yield Removed(hardly, "helpful", Phrase("explain-together"))

    def hints(self, view: ShipwreckView, legal: Sequence[Action] = ()) -> list[Hint]:
        """Of everyone who keeps a fate, whoever's turn it is first: what is left, then what happened and what it rules out."""
        if view.step == "over":
            return []
        at = view.circle.index(view.active) if view.active in view.circle else 0
        seats = [*view.circle[at:], *view.circle[:at]]
        return [hint for seat in seats if seat in self._told for hint in self._about(seat, view)]

    def _about(self, seat: Seat, view: ShipwreckView) -> Iterator[Hint]:
        logic, helpful = self._explainer.left(seat)
        yield Hint(left_in_words(seat, logic, helpful), seat, heads=True)
        for one in self._told[seat]:
            if isinstance(one, Phrase):
                yield Hint(one, seat)
                continue
            sure = one.by == "logic"
            # A reading that something did not fit has begun again; and what is sure is no longer said to be hardly so.
            values = tuple(
                value for value in one.values if value not in (logic if sure else helpful) and (sure or value in logic)
            )
            if values:
                words = removed_in_words(Removed(values, one.by, one.why))
                yield Hint(words, seat, values=values, sure=sure, action=_mark(seat, values, view))


def _mark(seat: Seat, values: tuple[int, ...], view: ShipwreckView) -> do.FlipTiles | None:
    """The tiles still to be flipped. SA-5.1: of the active person's line, all through the turn."""
    if seat != view.active:
        return None
    flipped = next((who.flipped for who in (*view.people, *view.away) if who.seat == seat), ())
    tiles = tuple(value for value in values if value not in flipped)
    return do.FlipTiles(tiles) if tiles else None
