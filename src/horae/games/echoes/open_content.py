"""What anyone may read of an Echoes pack at any time: every design lies open, in words, by allow-list (ET-R15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from msgspec import Struct

from horae.core.game import OpenContent
from horae.core.speech import Text, say
from horae.games.echoes import card_text
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesCard, EchoesPack, Source, SourceSide
from horae.games.echoes.position import FULL_BROTHERHOOD, RESERVE_EACH


class EffectTexts(Struct, frozen=True):
    kind: Literal["immediate", "permanent", "flame", "scoring"]
    colour: v.Colour | None
    """A flame's."""
    name: Text
    """What the kind is called, with the flame's colour."""
    text: Text


class CardTexts(Struct, frozen=True):
    id: str
    name: Text
    type: v.Type
    specialisation: v.Specialisation
    faction: v.Faction
    faction_name: Text
    tags: Text
    """Faction, specialisation and type in words."""
    cards: int
    time: int
    strength: int
    vp: int
    copies: int
    effect: EffectTexts


class SideTexts(Struct, frozen=True):
    """What it takes to conquer or fortify a source, and what that gives."""

    strength: int
    vp: int
    text: Text


class SourceTexts(Struct, frozen=True):
    id: str
    name: Text
    conquer: SideTexts
    fortify: SideTexts
    effect: EffectTexts | None


class EchoesContent(OpenContent, frozen=True):
    reserve: int
    """Victory points in the central reserve for each person."""
    brotherhood: int
    """What a brotherhood counts that ends the game."""
    cards: tuple[CardTexts, ...]
    sources: tuple[SourceTexts, ...]


@cache
def content_of(pack: EchoesPack) -> EchoesContent:
    return EchoesContent(
        title=pack.head.title,
        reserve=RESERVE_EACH,
        brotherhood=FULL_BROTHERHOOD,
        cards=tuple(_card(one) for one in pack.cards),
        sources=tuple(_source(one) for one in pack.sources),
    )


def _card(one: EchoesCard) -> CardTexts:
    return CardTexts(
        id=one.id,
        name=one.name,
        type=one.type,
        specialisation=one.specialisation,
        faction=one.faction,
        faction_name=_in_both(lambda language: say(card_text.faction_name(one), language)),
        tags=_in_both(lambda language: say(card_text.tags(one), language)),
        cards=one.cards,
        time=one.time,
        strength=one.strength,
        vp=one.vp,
        copies=one.copies,
        effect=_effect(one.effect),
    )


def _source(one: Source) -> SourceTexts:
    effect = None if one.effect is None else _effect(one.effect)
    return SourceTexts(one.id, one.name, _side(one.conquer), _side(one.fortify), effect)


def _side(side: SourceSide) -> SideTexts:
    return SideTexts(side.strength, side.vp, _in_both(lambda language: card_text.side_text(side, language)))


def _effect(effect: v.CardEffect) -> EffectTexts:
    return EffectTexts(
        kind=_kind(effect),
        colour=effect.colour if isinstance(effect, v.Flame) else None,
        name=_in_both(lambda language: say(card_text.kind_name(effect), language)),
        text=_in_both(lambda language: card_text.effect_text(effect, language)),
    )


def _kind(effect: v.CardEffect) -> Literal["immediate", "permanent", "flame", "scoring"]:
    match effect:
        case v.Immediate():
            return "immediate"
        case v.Permanent():
            return "permanent"
        case v.Flame():
            return "flame"
        case v.Scoring():
            return "scoring"


def _in_both(words: Callable[[str], str]) -> Text:
    return Text(es=words("es"), en=words("en"))
