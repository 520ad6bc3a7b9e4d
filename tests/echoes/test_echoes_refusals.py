"""What somebody is told who does something else than what is asked, in both languages; and only what is so."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import vocabulary as v
from horae.testkit.echoes import GIFT, EchoesTable, card, pack_with, position

GAIN = (v.Gain(vp=1),)


def asked(effect: v.Effect) -> EchoesTable:
    """Somebody has used a flame with this effect; they hold a source, a gift (an immediate effect) and a card on the way."""
    pack = pack_with(GIFT, card("lamp", v.Flame(colour="red", does=(effect,)), type="artefact"))
    table = position(pack=pack).holds(0, "source-of-cycles", "clay-golem", "explorer").brotherhood(0, "gift", "lamp")
    return table.board(0, 4, "miner").flame(0, "red").ready().does(0, do.UseFlame("lamp"))


@pytest.mark.parametrize(
    ("effect", "rule", "en", "es"),
    [
        (v.May(then=(v.Slide(),)), "ET-4.3", "accept or decline", "acepta o renuncia"),
        (
            v.Remove(of=v.Filter(type="creature"), then=GAIN),
            "ET-8.2",
            "choose a card to remove, or decline",
            "elige una carta que retirar o renuncia",
        ),
        (v.UseImmediate(), "ET-8.5", "choose an effect to activate, or decline", "elige qué efecto activar o renuncia"),
        (
            v.Fortify(strength=2),
            "ET-6.8",
            "choose a source to fortify, or decline",
            "elige una Fuente que fortificar o renuncia",
        ),
    ],
    ids=["may", "remove", "use", "fortify"],
)
@pytest.mark.rule("ET-4.3", "ET-8.2", "ET-8.5", "ET-6.8")
def test_who_does_something_else_is_told_what_the_effect_asks(effect: v.Effect, rule: str, en: str, es: str) -> None:
    refused = asked(effect).refused(0, do.DRAW_TWO, rule=rule)
    assert (refused.reason_in("en"), refused.reason_in("es")) == (en, es)


@pytest.mark.rule("ET-1.7")
def test_who_can_pay_for_a_first_card_is_told_to_choose_one() -> None:
    table = position().hand(0, "thief", "miner", "explorer").hand(1, "geode").before_the_first_card().ready()
    for action in (do.DRAW_TWO, do.DECLINE):
        table.refused(0, action, rule="ET-1.7", saying="choose a card from your hand to play first")


@pytest.mark.rule("ET-6.1", "ET-7.1")
def test_a_creature_with_an_activation_token_attacks_nobody() -> None:
    ember = card("ember", v.Flame(colour="red", does=GAIN), strength=9)
    table = position(pack=pack_with(ember)).brotherhood(0, "ember", "clay-golem", "thief", "explorer").flame(0, "red").ready()
    table.does(0, do.UseFlame("ember"), do.Conquer("source-of-cycles"))
    table.refused(0, do.Send("ember"), rule="ET-6.1", saying="“ember” already has an activation token on it")
    table.does(0, do.Send("clay-golem"))


@pytest.mark.rule("ET-8.5")
def test_a_token_is_blamed_only_where_a_flame_is_to_be_used() -> None:
    """The lamp has one, but what keeps it from being used is that it has no immediate effect."""
    table = asked(v.UseImmediate())
    table.refused(0, do.Use("lamp"), rule="ET-8.5", saying="the effect can’t activate “lamp”")
    assert do.Use("gift") in table.offers(0)
