"""Echoes of Time as something to measure: its traits, its plain cards, and how a card gets into a first hand."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from horae.core.game import Seat
from horae.core.speech import Text
from horae.games.echoes import vocabulary as v
from horae.games.echoes.describe import effect_text
from horae.games.echoes.pack import Card, EchoesPack
from horae.games.registry import game as find_game
from horae.sim.balance.subject import Design

NO_EFFECT = v.Immediate(does=())
"""An immediate effect that does nothing: no question is asked and nothing can use it again."""

FAIR_BASE = 2.0
FAIR_PER_CARD = 0.9
FAIR_PER_STEP = 0.6
FAIR_PER_STRENGTH = -0.5


def fair_points(card: Card) -> float:
    """The VP that make a card without effect as good as the mean card of its price, place and strength."""
    fair = FAIR_BASE + FAIR_PER_CARD * card.cards + FAIR_PER_STEP * card.time + FAIR_PER_STRENGTH * card.strength
    return max(0.0, fair)


class EchoesSubject:
    game = find_game("echoes")

    def designs(self, pack: EchoesPack) -> list[Design]:
        return [
            Design(
                id=card.id,
                name=card.name,
                text=Text(es=effect_text(card.effect, "es"), en=effect_text(card.effect, "en")),
                copies=card.copies,
                traits={
                    "faction": card.faction,
                    "type": card.type,
                    "specialisation": card.specialisation,
                    "effect": _kind(card.effect),
                    "cost": str(card.cards),
                    "time": str(card.time),
                },
                fair=round(fair_points(card), 2),
            )
            for card in pack.cards
        ]

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

    def margin(self, figures: dict[str, int], seats: int, seat: Seat) -> int:
        return figures[f"score_{seat}"] - max(figures[f"score_{other}"] for other in range(seats) if other != seat)


@lru_cache(maxsize=512)
def _plain(pack: EchoesPack, card: str, points: int) -> EchoesPack:
    cards = [replace(each, effect=NO_EFFECT, vp=points) if each.id == card else each for each in pack.cards]
    return EchoesPack(pack.head, cards, pack.sources)


def _ordered(pack: EchoesPack, deck: tuple[int, ...]) -> EchoesPack:
    made = copy(pack)
    made.deck = deck
    return made


def _kind(effect: v.CardEffect) -> str:
    return str(type(effect).__struct_config__.tag)
