"""The Noon Bell in words: what happened, what one may do, and the table as a plain board shows it."""

from __future__ import annotations

from collections.abc import Sequence

from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Item, Option, Part
from horae.core.speech import Listing, Phrase, Sayable
from horae_noon.game import CHIMES, NOON, BellRung, CardDrawn, CardLaid, Deck, Lay, NoonView

OPTIONS: Sequence[Option] = ()


def person(seat: Seat) -> Phrase:
    return Phrase("person", {"seat": seat + 1})


def said(key: str, seat: Seat, hearer: Seat | None, **args: Sayable) -> Phrase:
    """A message about a person: as "you" where that is the hearer."""
    return Phrase(f"noon-{key}", {"you": "yes" if seat == hearer else "no", "person": person(seat), **args})


class Narrator:
    def __init__(self, pack: Deck, view: NoonView) -> None:
        self.seat = view.seat

    def tell(self, event: Event) -> Phrase | None:
        match event:
            case CardLaid(seat):
                return said("told-laid", seat, self.seat)
            case CardDrawn(hours):
                return Phrase("noon-told-drawn", {"hours": hours})
            case BellRung(seat, cards):
                total, shown = sum(cards), Listing(tuple(map(str, cards)))
                return said("told-rung", seat, self.seat, cards=shown, total=total, noon="yes" if total >= NOON else "no")
        return None


def move(action: Action, view: NoonView, pack: Deck) -> Phrase:
    return Phrase("noon-move-lay", {"hours": action.hours}) if isinstance(action, Lay) else Phrase("noon-move-ring")


def step(view: NoonView, pack: Deck) -> Phrase:
    over = max(view.chimes) >= CHIMES
    return Phrase("noon-step-over") if over else said("step-turn", view.turn, view.seat, laid=len(view.laid))


def result(ended: Result, seat: Seat | None, pack: Deck) -> tuple[Phrase, Phrase]:
    winners = Listing(tuple(person(winner) for winner in ended.winners))
    title = Phrase("noon-end-title", {"won": "yes" if seat in ended.winners else "no" if seat is not None else "watched"})
    return title, Phrase("noon-end-about", {"winners": winners, "count": len(ended.winners)})


def parts(view: NoonView, pack: Deck) -> Sequence[Part]:
    """The clock, one's own cards, everybody's chimes, and what the last bell turned up."""
    under = [
        Item(Phrase("noon-face-down") if hours is None else hours, person(who), who, hours is None) for who, hours in view.laid
    ]
    clock = Part(Phrase("noon-clock"), tuple(under), "cards", None if under else Phrase("noon-clock-empty"))
    chimes = [Item(count, person(seat), seat) for seat, count in enumerate(view.chimes)]
    table = [clock, Part(Phrase("noon-chimes"), tuple(chimes), "figures", Phrase("noon-chimes-goal"))]
    if view.hand:
        hand = tuple(Item(hours, Phrase("noon-hours", {"hours": hours})) for hours in view.hand)
        table.insert(1, Part(Phrase("noon-hand"), hand, "cards"))
    if view.shown:
        cards, total = Listing(tuple(map(str, view.shown))), sum(view.shown)
        table.append(Part(Phrase("noon-last"), (Item(cards, Phrase("noon-last-total", {"total": total})),)))
    return table
