"""Echoes in words: the one place that turns events, moves, decisions and results into phrases.

A phrase is for one hearer: a seat hears "you" of itself, a spectator never. Names of cards come
from the pack, names of people from whoever says the phrase.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Option
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.echoes import actions as do
from horae.games.echoes import card_text
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import ROOM
from horae.games.echoes.view import EchoesView, PendingView

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
        self._cause: str | None = None
        """The card or source whose effect what is told next comes of."""

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
        """The event in words, with the effect it comes of. None where another event told to the same hearer says it all."""
        if isinstance(event, ev.EffectUsed):
            self._cause = event.card
            return None
        told = self._cards_move(event) or self._effects(event) or self._sources(event) or self._course(event)
        if told is None or self._cause is None or isinstance(event, ev.DeckShuffled):
            return told
        cause, self._cause = self._cause, None
        return (
            told if _names_its_cause(event, cause) else Phrase("echoes-told-because", {"card": self.card(cause), "told": told})
        )

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
            case ev.CardPlaced(_, card, position, wanted):
                args: dict[str, Sayable] = {"card": self.card(card), "position": position, "wanted": wanted}
                key = "placed" if position == wanted else "pushed"
                return Phrase(f"echoes-told-{key}", args) if position else None
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
            case ev.EffectReused(seat, card):
                return self._who("reused", seat, card=self.card(card))
            case ev.OptionChosen(seat, card, option, place):
                (offered,) = self.pack.effects_at(card, place)
                assert isinstance(offered, v.Choose)
                return self._who("chose", seat, card=self.card(card), what=card_text.several(offered.of[option]))
            case ev.EffectDeclined(seat, card):
                return self._who("declined", seat, card=self.card(card))
            case ev.PointsGained(seat, vp, reserve):
                return self._who("gained", seat, vp=vp, reserve=reserve)
            case ev.PointsLost(seat, vp, reserve):
                return self._who("lost", seat, vp=vp, reserve=reserve)
            case ev.RoundEnded(_, still, left) if left and (still == 1 or left == 1):
                return Phrase("echoes-told-still", {"left": left})
            case ev.OthersMustDiscard(_, cards):
                return Phrase("echoes-told-others-discard", {"count": cards})
            case _:
                return None

    def _sources(self, event: Event) -> Phrase | None:
        match event:
            case ev.SourceConquered(seat, source, creatures, strength, loser, extra):
                args: dict[str, Sayable] = {
                    "source": self.card(source),
                    "creatures": self.cards(creatures),
                    "strength": _whole(strength, extra),
                }
                if loser < 0:
                    return self._who("conquered", seat, **args)
                whose = Phrase("echoes-from", {"you": _yes(loser == self.seat), "person": person(loser)})
                return self._who("taken", seat, **args, loser=whose, yours=_yes(loser == self.seat))
            case ev.SourceFortified(seat, source, strength, extra):
                return self._who("fortified", seat, source=self.card(source), strength=_whole(strength, extra))
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


def _names_its_cause(event: Event, cause: str) -> bool:
    return isinstance(event, ev.OptionChosen | ev.EffectDeclined) and event.card == cause


def _whole(strength: int, extra: int) -> Sayable:
    """A strength, with what an effect gave of it."""
    return Phrase("echoes-strength-whole", {"strength": strength, "extra": extra}) if extra else strength


# --- moves and decisions ---


def move(action: Action, view: EchoesView, pack: EchoesPack) -> Phrase:
    """A move one can make, with what it costs or brings."""
    named = {
        field: pack.name(pack.index[getattr(action, field)]) for field in ("card", "source") if _names(action, field, pack)
    }
    tag = str(type(action).__struct_config__.tag).replace("_", "-")
    match action:
        case do.PlayCard(card):
            cost, position, lands = _price(card, view, pack)
            key = "echoes-move-play" if position == lands else "echoes-move-play-pushed"
            if not position:
                key = "echoes-move-play-straight"
            return Phrase(key, {**named, "cost": cost, "position": position, "lands": lands})
        case do.Advance(card) if (to := _advances_to(card, view)) is not None:
            return Phrase("echoes-move-advance-to" if to else "echoes-move-advance-off", {**named, "position": to})
        case do.Send(card):
            return Phrase("echoes-move-send", {**named, "strength": _strength(card, view)})
        case do.Done() if (attack := attack_of(view)) is not None:
            return Phrase("echoes-move-attack", {"strength": attack.strength, "creatures": _names_of(attack.sent, pack)})
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


def _price(card: str, view: EchoesView, pack: EchoesPack) -> tuple[int, int, int]:
    """What it would take now and where it would lie; for a card that is not in the hand, what is printed."""
    for held, price in zip(view.hand, view.prices, strict=True):
        if held == card:
            return price.cards, price.position, price.lands if price.lands >= 0 else price.position
    design = pack.cards[pack.index[card]]
    return design.cards, design.time, design.time


def _advances_to(card: str, view: EchoesView) -> int | None:
    """Where a card of the hearer's board would come to rest next, past full tiles (ET-5.5); 0: it is summoned."""
    tiles = view.people[view.seat].tiles if view.seat is not None else ()
    start = next((position for position, tile in enumerate(tiles, 1) if card in tile), None)
    if start is None:
        return None
    return next((position for position in range(start - 1, 0, -1) if len(tiles[position - 1]) < ROOM), 0)


def _strength(card: str, view: EchoesView) -> int:
    """What a creature of the hearer's would add to an attack now."""
    if view.seat is None:
        return 0
    own = view.people[view.seat]
    return dict(zip(own.brotherhood, own.strengths, strict=True)).get(card, 0)


def _names_of(cards: Iterable[str], pack: EchoesPack) -> Listing:
    return Listing(tuple(pack.name(pack.index[card]) for card in cards))


class Attack(NamedTuple):
    """An attack that is being put together: on which source, with whom so far, how strong that is, what it must exceed."""

    source: str
    sent: tuple[str, ...]
    strength: int
    extra: int
    to_beat: int


def attack_of(view: EchoesView) -> Attack | None:
    """The attack that the hearer is putting together, or None."""
    question = asked(view)
    if question is None or question.does != "attack":
        return None
    strength = sum(_strength(card, view) for card in question.cards) + question.number
    under_attack = next(shown for shown in view.sources if shown.source == question.source)
    return Attack(under_attack.source, question.cards, strength, question.number, under_attack.to_beat)


def _names(action: Action, field: str, pack: EchoesPack) -> bool:
    return hasattr(action, field) and getattr(action, field) in pack.index


def asked(view: EchoesView) -> PendingView | None:
    """The question that waits for the hearer, or None."""
    if view.seat is None or view.seat not in view.deciding or not view.people[view.seat].pending:
        return None
    found = view.people[view.seat].pending[-1]
    return found if found.asks else None


def _option(option: int, view: EchoesView, pack: EchoesPack) -> Sayable:
    question = asked(view)
    effects = _printed(question, pack) if question is not None else ()
    if len(effects) != 1 or not isinstance(effects[0], v.Choose):
        return str(option + 1)
    return card_text.several(effects[0].of[option])


def _printed(question: PendingView, pack: EchoesPack) -> v.Effects:
    """The effects that a question is about."""
    if question.because is None or question.effect is None:
        return ()
    return pack.effects_at(question.because, question.effect)


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
    if (attack := attack_of(view)) is not None:
        args |= {"source": pack.name(pack.index[attack.source]), "need": attack.to_beat, "strength": attack.strength}
        args |= {"creatures": _names_of(attack.sent, pack), "extra": attack.extra}
        if attack.sent:
            return Phrase("echoes-step-attack-so-far", args)
    elif question.does == "ask":
        args["what"] = card_text.several(_printed(question, pack))
    elif question.does == "pay":
        (bargain,) = _printed(question, pack)
        assert isinstance(bargain, v.Pay)
        args["price"], args["then"] = card_text.bargain(bargain)
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
    tie = _tie(ended, seats)
    return title, about if tie is None else Phrase("echoes-result-and-tie", {"about": about, "tie": tie})


def _tie(ended: Result, seats: int) -> Phrase | None:
    """How a tie for the most points was settled, or that it was not (ET-11.2). None where there was none."""
    best = max(ended.figures[f"score_{seat}"] for seat in range(seats))
    level = [seat for seat in range(seats) if ended.figures[f"score_{seat}"] == best]
    if len(level) < 2:
        return None
    counts = tuple(
        Phrase("echoes-told-score", {"person": person(seat), "vp": ended.figures[f"fortified_{seat}"]}) for seat in level
    )
    args: dict[str, Sayable] = {
        "level": Listing(tuple(person(seat) for seat in level)),
        "vp": best,
        "winners": Listing(tuple(person(seat) for seat in ended.winners)),
        "counts": Listing(counts),
    }
    return Phrase("echoes-result-tie-shared" if len(ended.winners) > 1 else "echoes-result-tie-broken", args)
