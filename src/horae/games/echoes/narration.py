"""Echoes in words: the one place that turns events, moves, decisions and results into phrases.

A phrase is for one hearer: a seat hears "you" of itself, a spectator never. Names of cards come
from the pack, names of people from whoever says the phrase.
"""

from __future__ import annotations

from typing import Any

from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Option
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.echoes import actions as do
from horae.games.echoes import describe
from horae.games.echoes import events as ev
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.refusals import person
from horae.games.echoes.view import EchoesView, Pending

_QUESTIONS = frozenset(
    ("order", "leaving", "discard", "play", "advance", "conquer", "attack", "fortify", "use", "remove", "ask", "pay", "choose")
)

OPTIONS: tuple[Option, ...] = ()
"""The rulebook has no variants to choose from."""


def _yes(is_so: bool) -> str:
    """Fluent chooses between variants by a word."""
    return "yes" if is_so else "no"


class Narrator:
    """Tells one hearer what happens."""

    def __init__(self, pack: EchoesPack, view: EchoesView) -> None:
        self.pack = pack
        self.seat = view.seat

    def card(self, card: str) -> Sayable:
        return self.pack.name(self.pack.index[card])

    def cards(self, cards: tuple[str, ...]) -> Listing:
        return Listing(tuple(self.card(card) for card in cards))

    def opening(self, view: EchoesView) -> tuple[Phrase, ...]:
        """What there is before the first choice: who starts, which sources lie in the centre."""
        sources = self.cards(tuple(source.source for source in view.sources))
        return (
            self._who("starts", view.start),
            Phrase("echoes-told-sources", {"sources": sources}),
        )

    def _who(self, key: str, seat: Seat, /, **args: Sayable) -> Phrase:
        return Phrase(f"echoes-told-{key}", {"you": _yes(seat == self.seat), "person": person(seat), **args})

    def tell(self, event: Event) -> Phrase | None:
        """The event in words. None where another event told to the same hearer says it all."""
        return self._cards_move(event) or self._effects(event) or self._sources(event) or self._course(event)

    def _cards_move(self, event: Event) -> Phrase | None:
        match event:
            case ev.TilesSlid(seat, colour, _):
                return self._who("slid", seat, colour=Phrase(f"echoes-{colour}"))
            case ev.CardSummoned(seat, card):
                return self._who("summoned", seat, card=self.card(card))
            case ev.CardsDrawn(seat, count):
                return None if seat == self.seat else self._who("drawn", seat, count=count)
            case ev.CardsSeen(_, cards):
                return Phrase("echoes-told-seen", {"cards": self.cards(cards)})
            case ev.CardPlayed(seat, card, cost, first):
                return self._who("played-first" if first else "played", seat, card=self.card(card), cost=cost)
            case ev.CardPlaced(_, card, position):
                return Phrase("echoes-told-placed", {"card": self.card(card), "position": position}) if position else None
            case ev.CardsDiscarded(seat, cards):
                return self._who("discarded", seat, cards=self.cards(cards))
            case ev.CardAdvanced(seat, card, position):
                return self._who("advanced", seat, card=self.card(card), position=position)
            case ev.CardRemoved(seat, card):
                return self._who("removed", seat, card=self.card(card))
            case ev.DeckShuffled(count):
                return Phrase("echoes-told-shuffled", {"count": count})
            case _:
                return None

    def _effects(self, event: Event) -> Phrase | None:
        match event:
            case ev.FlameUsed(seat, card, colour):
                return self._who("flame", seat, card=self.card(card), colour=Phrase(f"echoes-{colour}"))
            case ev.EffectUsed(seat, card):
                return self._who("effect", seat, card=self.card(card))
            case ev.OptionChosen(seat, card, option):
                return self._who("chose", seat, card=self.card(card), option=option + 1)
            case ev.EffectDeclined(seat, card):
                return self._who("declined", seat, card=self.card(card))
            case ev.PointsGained(seat, vp, reserve):
                return self._who("gained", seat, vp=vp, reserve=reserve)
            case ev.PointsLost(seat, vp, reserve):
                return self._who("lost", seat, vp=vp, reserve=reserve)
            case ev.OthersMustDiscard(_, cards):
                return Phrase("echoes-told-others-discard", {"count": cards})
            case _:
                return None

    def _sources(self, event: Event) -> Phrase | None:
        match event:
            case ev.SourceConquered(seat, source, creatures, strength, loser):
                args: dict[str, Sayable] = {
                    "source": self.card(source),
                    "creatures": self.cards(creatures),
                    "strength": strength,
                }
                if loser < 0:
                    return self._who("conquered", seat, **args)
                whose = Phrase("echoes-from", {"you": _yes(loser == self.seat), "person": person(loser)})
                return self._who("taken", seat, **args, loser=whose, yours=_yes(loser == self.seat))
            case ev.SourceFortified(seat, source, strength):
                return self._who("fortified", seat, source=self.card(source), strength=strength)
            case ev.SourceReinforced(seat, source, card):
                return self._who("reinforced", seat, source=self.card(source), card=self.card(card))
            case ev.SourceReturned(source):
                return Phrase("echoes-told-returned", {"source": self.card(source)})
            case _:
                return None

    def _course(self, event: Event) -> Phrase | None:
        match event:
            case ev.FirstChosen(seat):
                return self._who("first-chosen", seat)
            case ev.FirstRevealed(seat, None):
                return self._who("first-none", seat)
            case ev.RoundBegan(number, start):
                return self._who("round", start, round=number)
            case ev.TurnBegan(seat, _):
                return self._who("turn", seat)
            case ev.EndSetOff(reason):
                return Phrase(f"echoes-told-end-{reason}")
            case ev.GameEnded(winners, scores, _):
                told = Listing(
                    tuple(Phrase("echoes-told-score", {"person": person(seat), "vp": vp}) for seat, vp in enumerate(scores))
                )
                return Phrase(
                    "echoes-told-over",
                    {"winners": Listing(tuple(person(seat) for seat in winners)), "count": len(winners), "scores": told},
                )
            case _:
                return None


# --- moves and decisions ---


def move(action: Action, view: EchoesView, pack: EchoesPack) -> Phrase:
    """A move one can make, with what it costs or brings."""
    named = {
        field: pack.name(pack.index[getattr(action, field)]) for field in ("card", "source") if _names(action, field, pack)
    }
    tag = str(type(action).__struct_config__.tag).replace("_", "-")
    match action:
        case do.PlayCard(card):
            cost, position = _price(card, view, pack)
            return Phrase("echoes-move-play", {**named, "cost": cost, "position": position})
        case do.Conquer(source) | do.Fortify(source):
            found = next((shown for shown in view.sources if shown.source == source), None)
            fortify = pack.sources[pack.index[source] - pack.size].fortify.strength if source in pack.index else 0
            need = fortify if isinstance(action, do.Fortify) else found.to_beat if found else 0
            return Phrase(f"echoes-move-{tag}", {**named, "need": need})
        case do.Choose(option):
            return Phrase("echoes-move-choose", {"what": _option(option, view, pack)})
        case do.Accept() | do.Decline() | do.Done() | do.DrawTwo() | do.EndTurn():
            return Phrase(f"echoes-move-{tag}")
        case _:
            return Phrase(f"echoes-move-{tag}", dict(named))


def _price(card: str, view: EchoesView, pack: EchoesPack) -> tuple[int, int]:
    """What it would take now; for a card that is not in the hand, what is printed."""
    for held, price in zip(view.hand, view.prices, strict=True):
        if held == card:
            return price.cards, price.position
    design = pack.cards[pack.index[card]]
    return design.cards, design.time


def _names(action: Action, field: str, pack: EchoesPack) -> bool:
    return hasattr(action, field) and getattr(action, field) in pack.index


def asked(view: EchoesView) -> Pending | None:
    """The question that waits for the hearer, or None."""
    if view.seat is None or view.seat not in view.deciding or not view.people[view.seat].pending:
        return None
    found = view.people[view.seat].pending[-1]
    return found if found.does in _QUESTIONS else None


def _option(option: int, view: EchoesView, pack: EchoesPack) -> Sayable:
    question = asked(view)
    if question is None or question.does != "choose":
        return str(option + 1)
    effect: Any = pack.nodes[question.nodes[0]]
    return describe.several(effect.of[option])


def step(view: EchoesView, pack: EchoesPack) -> Phrase:
    """What is to be decided now, for the hearer."""
    if view.over:
        return Phrase("echoes-step-over")
    if view.seat is None or view.seat not in view.deciding:
        return Phrase("echoes-step-wait")
    own = view.people[view.seat]
    if own.must_discard:
        return Phrase("echoes-step-cut" if view.phase == "cutting" else "echoes-step-forced", {"count": own.must_discard})
    if view.phase == "first":
        return Phrase("echoes-step-first")
    question = asked(view)
    if question is None:
        return Phrase("echoes-step-after" if view.main_done else "echoes-step-turn")
    cause: Sayable = pack.name(pack.index[question.because]) if question.because else Phrase("echoes-your-action")
    args: dict[str, Sayable] = {"card": cause, "count": question.number}
    if question.does == "attack":
        source = next(shown for shown in view.sources if shown.source == question.cards[0])
        args |= {"source": pack.name(pack.index[source.source]), "need": source.to_beat - question.number}
    elif question.does == "ask":
        args["what"] = describe.several(tuple(pack.nodes[node] for node in question.nodes))
    elif question.does == "pay":
        bargain: Any = pack.nodes[question.nodes[0]]
        args["price"], args["then"] = describe.bargain(bargain)
    return Phrase(f"echoes-step-{question.does}", args)


def result(ended: Result, seat: Seat | None, pack: EchoesPack) -> tuple[Phrase, Phrase]:
    """The end in a title and a sentence."""
    seats = sum(name.startswith("score_") for name in ended.figures)
    scores = Listing(
        tuple(Phrase("echoes-told-score", {"person": person(n), "vp": ended.figures[f"score_{n}"]}) for n in range(seats))
    )
    if len(ended.winners) > 1 and (seat is None or seat in ended.winners):
        title = Phrase("echoes-result-shared")
    elif seat is None:
        title = Phrase("echoes-result-seen", {"winners": Listing(tuple(person(n) for n in ended.winners))})
    else:
        title = Phrase("echoes-result-won" if seat in ended.winners else "echoes-result-lost")
    about = Phrase(
        "echoes-result",
        {"scores": scores, "rounds": ended.figures["rounds"], "why": Phrase(f"echoes-result-by-{ended.reason}")},
    )
    return title, about
