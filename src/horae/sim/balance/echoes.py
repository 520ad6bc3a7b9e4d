"""Echoes of Time as something to measure: its traits, its plain cards, and how a card gets into a first hand."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from horae.core.game import Action, Event, Result, Seat, State
from horae.core.speech import Phrase, Text, say
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.card_text import effect_text, side_text
from horae.games.echoes.pack import EchoesCard, EchoesPack, Source
from horae.games.echoes.view import EchoesView
from horae.games.registry import game as find_game
from horae.sim.balance.measured_game import Design, Watch

NO_EFFECT = v.Immediate(does=())
"""An immediate effect that does nothing: no question is asked and nothing can use it again."""

# The VP of a plain card, set by hand between two measurements with greedy bots: what more price, time or strength
# changes for a plain card itself (strength about 0.9 VP; price and time less than the noise), and what the deck's own
# cards bring beyond plain ones at each price (price about 1.5 VP, time about 0.1, strength about 0.3). The base is such
# that the deck of that time had a mean worth of about 0; the report gives the mean, which says when to set it anew.
FAIR_BASE = 3.4
FAIR_PER_CARD = 1.2
FAIR_PER_STEP = 0.3
FAIR_PER_STRENGTH = -0.5


def fair_points(card: EchoesCard) -> float:
    """The VP that make a card without effect as good as the mean card of its price, place and strength."""
    fair = FAIR_BASE + FAIR_PER_CARD * card.cards + FAIR_PER_STEP * card.time + FAIR_PER_STRENGTH * card.strength
    return max(0.0, fair)


def _view(state: State, seat: Seat | None) -> EchoesView:
    view = state.view(seat)
    assert isinstance(view, EchoesView)
    return view


class EchoesWatch(Watch):
    def begin(self, state: State) -> None:
        self.start = _view(state, None).start
        for seat, seen in enumerate(self.seen):
            view = _view(state, seat)
            seen.update(dict.fromkeys((*view.hand, *(source.source for source in view.sources)), 0))

    def hear(self, event: Event, only: Seat | None = None) -> None:
        match event:
            case ev.CardPlayed(seat=seat, card=card):
                self.used[seat].setdefault(card, self.action)
            case ev.SourceConquered(seat=seat, source=source):
                self.used[seat].setdefault(source, self.action)
            case ev.CardsSeen(seat=seat, cards=cards):
                for card in cards:
                    self.seen[seat].setdefault(card, self.action)
            case ev.CardsDiscarded(seat=seat, cards=cards):
                for card in cards:
                    self.dropped[seat].setdefault(card, self.action)
            case ev.RoundEnded():
                self._round_over = True
            case _:
                pass

    _round_over = False

    def after(self, state: State) -> None:
        if self._round_over:
            self._round_over = False
            self.standings.append(tuple(person.score for person in _view(state, None).people))


class MeasuredEchoes:
    game = find_game("echoes")
    traits = ("faction", "cost", "time", "effect", "type", "specialisation")
    barred_traits = ("faction", "effect", "type", "specialisation")
    ends = ("reserve", "brotherhood", "fortified")

    def designs(self, pack: EchoesPack) -> list[Design]:
        return [
            Design(
                id=card.id,
                name=card.name,
                text=Text(es=effect_text(card.effect, "es"), en=effect_text(card.effect, "en")),
                traits={
                    "faction": card.faction,
                    "cost": str(card.cards),
                    "time": str(card.time),
                    "effect": str(type(card.effect).__struct_config__.tag),
                    "type": card.type,
                    "specialisation": card.specialisation,
                    "strength": str(card.strength),
                    "vp": str(card.vp),
                },
                copies=card.copies,
                fair=round(fair_points(card), 2),
            )
            for card in pack.cards
        ]

    def prizes(self, pack: EchoesPack) -> list[Design]:
        return [
            Design(source.id, source.name, Text(es=_source_text(source, "es"), en=_source_text(source, "en")))
            for source in pack.sources
        ]

    def watch(self, seats: int) -> EchoesWatch:
        return EchoesWatch(seats)

    def scores(self, result: Result, seats: int) -> tuple[int, ...]:
        return tuple(result.figures[f"score_{seat}"] for seat in range(seats))

    def uses(self, pack: EchoesPack, thing: str) -> frozenset[Action]:
        return frozenset({do.PlayCard(thing) if pack.index[thing] < pack.size else do.Conquer(thing)})

    def paired(
        self, pack: EchoesPack, seats: int, seed: int, seat: Seat, card: str, points: int
    ) -> tuple[EchoesPack, EchoesPack]:
        dealt = self._dealt_to(pack, seats, seed, seat, card)
        return dealt, _ordered(_plain(pack, card, points), dealt.deck)

    def _dealt_to(self, pack: EchoesPack, seats: int, seed: int, seat: Seat, card: str) -> EchoesPack:
        """A shuffle moves places, whatever lies there: so two cards that change places in the pack change hands."""
        hand = self.game.new(seats, seed, None, pack).view(seat).hand
        if card in hand:
            return pack
        mine = pack.deck.index(pack.index[card])
        given = pack.index[hand[0]]
        for place in [at for at, found in enumerate(pack.deck) if found == given]:  # one of two copies: try which
            deck = list(pack.deck)
            deck[mine], deck[place] = deck[place], deck[mine]
            made = _ordered(pack, tuple(deck))
            if card in self.game.new(seats, seed, None, made).view(seat).hand:
                return made
        raise AssertionError(f"seed {seed} does not deal {card} to seat {seat}")


@lru_cache(maxsize=512)
def _plain(pack: EchoesPack, card: str, points: int) -> EchoesPack:
    cards = [replace(each, effect=NO_EFFECT, vp=points) if each.id == card else each for each in pack.cards]
    return EchoesPack(pack.head, cards, pack.sources)


def _ordered(pack: EchoesPack, deck: tuple[int, ...]) -> EchoesPack:
    made = copy(pack)
    made.deck = deck
    return made


def _source_text(source: Source, language: str) -> str:
    """Conquering it, fortifying it, and what its holder has of it."""
    conquer, fortify = (
        say(
            Phrase(
                f"balance-source-{side}",
                {"strength": given.strength, "vp": given.vp, "text": side_text(given, language)},
            ),
            language,
        )
        for side, given in (("conquer", source.conquer), ("fortify", source.fortify))
    )
    return " ".join(part for part in (conquer, fortify, effect_text(source.effect, language) if source.effect else "") if part)
