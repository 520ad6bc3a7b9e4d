"""What anyone may read of a Shipwreck pack at any time: every arcanum and power, by allow-list."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from horae.core.game import OpenContent
from horae.core.speech import Phrase, Text, say
from horae.games.shipwreck.card_text import ability, power_text
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.pictogram import Figure, pictogram
from horae.games.shipwreck.vocabulary import Arcanum, Moment, Power


class ArcanumTexts(Struct, frozen=True):
    """An arcanum's front, and the id of the power on its back."""

    id: str
    name: Text
    motto: Text
    ability: Text
    pictogram: tuple[Figure, ...]
    moons: int
    power: str


class PowerTexts(Struct, frozen=True):
    id: str
    name: Text
    text: Text
    symbol: str
    by: Literal["group", "active"]
    moment: Moment


class ShipwreckContent(OpenContent, frozen=True):
    copies: tuple[int, ...]
    """How many fates of each value 1..7 the bag holds (SA-1.2)."""
    arcana: tuple[ArcanumTexts, ...]
    powers: tuple[PowerTexts, ...]


def content_of(pack: ShipwreckPack) -> ShipwreckContent:
    return ShipwreckContent(
        title=pack.head.title,
        copies=pack.head.copies,
        arcana=tuple(_arcanum(one) for one in pack.arcana),
        powers=tuple(_power(one) for one in pack.powers.values()),
    )


def _arcanum(one: Arcanum) -> ArcanumTexts:
    return ArcanumTexts(one.id, one.name, one.motto, _in_both(ability(one)), pictogram(one), one.moons, one.power)


def _power(one: Power) -> PowerTexts:
    return PowerTexts(one.id, one.name, _in_both(power_text(one)), one.symbol, one.by, one.moment)


def _in_both(words: Phrase) -> Text:
    return Text(es=say(words, "es"), en=say(words, "en"))
