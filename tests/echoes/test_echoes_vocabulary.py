"""Every word of the vocabulary: what it does, and what it says in both languages."""

# ruff: noqa: E501 - tables of cases read best with a case to a line

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import Action
from horae.core.speech import say
from horae.games.echoes import actions as do
from horae.games.echoes import card_text, counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.effects import UNFOLDS, VERBS
from horae.games.echoes.questions import ASKED
from horae.games.echoes.targets import price
from horae.testkit.echoes import EchoesTable, card, pack_with, position

Look = Callable[[EchoesTable], object]


def said(effect: v.CardEffect, language: str) -> str:
    return plain(card_text.effect_text(effect, language))


def plain(text: str) -> str:
    """With the spaces that do not break as plain ones: the tables below are easier to read so."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def spark(*effects: v.Effect) -> EchoesTable:
    """A table where seat 0 can use a red flame with these effects."""
    table = position(3, pack=pack_with(card("spark", v.Flame(colour="red", does=effects), type="artefact")))
    table.brotherhood(0, "spark", "tide-reader", "iron-mountain").flame(0, "red").points(0, 3).points(1, 3).points(2, 1)
    table.hand(0, "thief", "builder", "geode").hand(1, "explorer", "princess").board(0, 4, "miner")
    return table.holds(0, "source-of-cycles", "clay-golem", "sentinel-griffin").ready()


CASES: list[tuple[v.Effect, tuple[Action, ...], Look, object, str, str]] = [
    (v.Draw(cards=2), (), lambda t: len(t.in_hand(0)), 5, "Draw 2 cards.", "Roba 2 cartas."),
    (
        v.Draw(cards=v.Cards(per=2)), (), lambda t: len(t.in_hand(0)), 5,
        "Draw 1 card for every 2 cards in your brotherhood.", "Roba 1 carta por cada 2 cartas en tu Hermandad.",
    ),
    (v.Discard(cards=1), (do.Discard("geode"),), lambda t: t.in_hand(0), ["thief", "builder"], "Discard 1 card.", "Descarta 1 carta."),
    (
        v.Play(of=v.Filter(type="artefact"), fewer=1, earlier=2), (do.PlayCard("geode"),), lambda t: t.on_tile(0, 2), ["geode"],
        "Play an artefact 2 positions earlier, discarding 1 fewer card.",
        "Juega un artefacto con un descuento de 1 carta y 2 posiciones.",
    ),
    (
        v.Play(fewer=1), (do.PlayCard("builder"),), lambda t: t.on_tile(0, 2), ["builder"],
        "Play a card, discarding 1 fewer card.", "Juega una carta con un descuento de 1 carta.",
    ),
    (
        v.Advance(steps=2), (do.Advance("miner"), do.Advance("miner")), lambda t: t.on_tile(0, 2), ["miner"],
        "Advance cards up to 2 positions in total.", "Avanza cartas hasta 2 posiciones en total.",
    ),
    (v.Slide(), (), lambda t: t.on_tile(0, 3), ["miner"], "Slide your tiles.", "Desliza tus losetas."),
    (v.Gain(vp=2), (), lambda t: t.vp[0], 5, "Gain 2 VP.", "Gana 2 PV."),
    (
        v.Gain(vp=v.Cards(of=v.Filter(type="creature"), at_most=3)), (), lambda t: t.vp[0], 6,
        "Gain 1 VP for every creature in your brotherhood (up to 3).",
        "Gana 1 PV por cada criatura en tu Hermandad (hasta 3).",
    ),
    (v.Lose(vp=2), (), lambda t: t.vp[0], 1, "Lose 2 VP.", "Pierde 2 PV."),
    (
        v.OthersDiscard(cards=2), (), lambda t: (t.in_hand(0), t.in_hand(1)), (["thief", "builder", "geode"], []),
        "Each opponent discards 2 cards.", "Haz que cada oponente descarte 2 cartas.",
    ),
    (v.OthersLose(vp=2), (), lambda t: t.vp, [3, 1, 0], "Each opponent loses 2 VP.", "Haz que cada oponente pierda 2 PV."),
    (
        v.UseImmediate(of=v.Filter(faction="water")), (do.Use("tide-reader"),), lambda t: len(t.in_hand(0)), 5,
        "Activate the immediate effect of another water card in your brotherhood.",
        "Activa el efecto inmediato de otra carta de agua de tu Hermandad.",
    ),
    (
        v.UseFlame(colour="blue"), (do.Use("source-of-cycles"),), lambda t: t.slides(0), 1,
        "Activate the blue flame effect of another card or source of yours.",
        "Activa el efecto de Llama azul de otra carta o Fuente tuya.",
    ),
    (
        v.Remove(of=v.Filter(type="creature"), then=(v.Gain(vp=v.Its(what="cards")),)), (do.Remove("iron-mountain"),),
        lambda t: t.vp[0], 7,
        "You may remove a creature from your brotherhood; if you do, gain 1 VP for every card in its cost.",
        "Puedes retirar una criatura de tu Hermandad; si lo haces, gana 1 PV por cada carta de su coste.",
    ),
    (
        v.Conquer(strength=1), (do.Conquer("source-of-extinction"), do.Send("iron-mountain"), do.DONE),
        lambda t: t.holder("source-of-extinction"), 0,
        "Conquer a source with 1 extra strength.", "Conquista una Fuente con 1 de fuerza adicional.",
    ),
    (
        v.Conquer(strength=v.Cards(of=v.Filter(specialisation="war"), at_most=3)),
        (do.Conquer("source-of-extinction"), do.Send("iron-mountain"), do.DONE), lambda t: t.holder("source-of-extinction"), 0,
        "Conquer a source with 1 extra strength for every war card in your brotherhood (up to 3).",
        "Conquista una Fuente con 1 de fuerza adicional por cada carta de guerra en tu Hermandad (hasta 3).",
    ),
    (
        v.Fortify(strength=v.Factions()), (do.Fortify("source-of-cycles"),), lambda t: t.is_fortified("source-of-cycles"), True,
        "Fortify a source with 1 extra strength for every different faction in your brotherhood.",
        "Fortifica una Fuente con 1 de fuerza adicional por cada facción distinta en tu Hermandad.",
    ),
    (
        v.Fortify(), (do.Fortify("source-of-cycles"),), lambda t: t.is_fortified("source-of-cycles"), True,
        "Fortify a source.", "Fortifica una Fuente.",
    ),
    (
        v.Choose(of=((v.Gain(vp=1),), (v.Draw(),))), (do.Choose(1),), lambda t: len(t.in_hand(0)), 4,
        "Choose one: gain 1 VP; or draw 1 card.", "Elige: gana 1 PV; o bien roba 1 carta.",
    ),
    (
        v.If(test=v.FlameIs(colour="red"), then=(v.Gain(vp=1),), otherwise=(v.Draw(),)), (), lambda t: t.vp[0], 4,
        "If the flame outside your board is red, gain 1 VP; otherwise, draw 1 card.",
        "Si la llama de fuera de tu tablero es roja, gana 1 PV; si no, roba 1 carta.",
    ),
    (
        v.If(test=v.Counted(of=v.Sources(), at_least=2), then=(v.Gain(vp=1),)), (), lambda t: t.vp[0], 3,
        "If you have at least 2 sources under your control, gain 1 VP.",
        "Si tienes al menos 2 Fuentes bajo tu control, gana 1 PV.",
    ),
    (
        v.If(test=v.More(of=v.Filter(specialisation="war"), than=v.Filter(specialisation="magic")), then=(v.Gain(vp=1),)), (),
        lambda t: t.vp[0], 4,
        "If you have more war than magic cards in your brotherhood, gain 1 VP.",
        "Si tienes más cartas de guerra que de magia en tu Hermandad, gana 1 PV.",
    ),
    (
        v.If(test=v.More(of=v.Filter(specialisation="magic"), than=v.Filter(type="artefact")), then=(v.Gain(vp=1),)), (),
        lambda t: t.vp[0], 3,
        "If you have more magic cards than artefacts in your brotherhood, gain 1 VP.",
        "Si tienes más cartas de magia que artefactos en tu Hermandad, gana 1 PV.",
    ),
    (
        v.ForEach(of=v.Sources(), then=(v.Draw(), v.Gain(vp=1))), (), lambda t: (len(t.in_hand(0)), t.vp[0]), (4, 4),
        "For every source under your control: draw 1 card; then gain 1 VP.",
        "Por cada Fuente bajo tu control: roba 1 carta; después, gana 1 PV.",
    ),
    (
        v.May(then=(v.Slide(),)), (do.DECLINE,), lambda t: t.on_tile(0, 4), ["miner"],
        "If you like, slide your tiles.", "Si quieres, desliza tus losetas.",
    ),
    (v.May(then=(v.Slide(),)), (do.ACCEPT,), lambda t: t.on_tile(0, 3), ["miner"], "If you like, slide your tiles.", "Si quieres, desliza tus losetas."),
    (
        v.Pay(vp=2, then=(v.Draw(cards=3),)), (do.ACCEPT,), lambda t: (t.vp[0], len(t.in_hand(0))), (1, 6),
        "You may lose 2 VP; if you do, draw 3 cards.", "Puedes perder 2 PV; si lo haces, roba 3 cartas.",
    ),
    (
        v.Pay(cards=2, then=(v.Gain(vp=4),)), (do.ACCEPT, do.Discard("thief"), do.Discard("geode")), lambda t: t.vp[0], 7,
        "You may discard 2 cards; if you do, gain 4 VP.", "Puedes descartar 2 cartas; si lo haces, gana 4 PV.",
    ),
    (
        v.Pay(vp=5, then=(v.Draw(),)), (), lambda t: (t.vp[0], len(t.in_hand(0))), (3, 3),
        "You may lose 5 VP; if you do, draw 1 card.", "Puedes perder 5 PV; si lo haces, roba 1 carta.",
    ),
]  # fmt: skip


@pytest.mark.rule("ET-8.1")
@pytest.mark.parametrize(("effect", "answers", "look", "found", "en", "es"), CASES)
def test_a_verb_does_what_it_says(
    effect: v.Effect, answers: tuple[Action, ...], look: Look, found: object, en: str, es: str
) -> None:
    table = spark(effect)
    table.does(0, do.UseFlame("spark"), *answers)
    assert look(table) == found
    text = v.Flame(colour="red", does=(effect,))
    assert said(text, "en") == en
    assert said(text, "es") == es


def test_every_verb_has_a_resolver_and_a_case() -> None:
    assert {*VERBS, *UNFOLDS, *ASKED} == set(v.EFFECTS) == {type(case[0]) for case in CASES}


COUNTS: list[tuple[v.Count, int, str, str]] = [
    (v.Cards(of=v.Filter(faction="earth", specialisation="war")), 2, "for every earth war card in your brotherhood", "por cada carta de tierra y guerra en tu Hermandad"),
    (v.Cards(of=v.Filter(strength_at_least=4)), 3, "for every card with strength 4 or more in your brotherhood", "por cada carta con fuerza 4 o más en tu Hermandad"),
    (v.Cards(of=v.Filter(type="creature", strength_at_most=1)), 1, "for every creature with strength 1 or less in your brotherhood", "por cada criatura con fuerza 1 o menos en tu Hermandad"),
    (v.Factions(), 3, "for every different faction in your brotherhood", "por cada facción distinta en tu Hermandad"),
    (v.Strength(per=4), 4, "for every 4 points of strength among the creatures in your brotherhood", "por cada 4 puntos de fuerza de criaturas en tu Hermandad"),
    (v.Cards(of=v.Filter(cost_at_most=0)), 2, "for every card costing 0 in your brotherhood", "por cada carta de coste 0 en tu Hermandad"),
    (v.Cards(of=v.Filter(type="creature", strength_at_least=5, cost_at_least=4)), 1, "for every creature with strength 5 or more costing 4 or more in your brotherhood", "por cada criatura con fuerza 5 o más de coste 4 o más en tu Hermandad"),
    (v.Cards(of=v.Filter(faction="earth", cost_at_most=3)), 1, "for every earth card costing 3 or less in your brotherhood", "por cada carta de tierra de coste 3 o menos en tu Hermandad"),
    (v.Pairs(one=v.Filter(specialisation="war"), other=v.Filter(specialisation="magic")), 1, "for every pair of a war card and a magic card in your brotherhood", "por cada pareja formada por una carta de guerra y una carta de magia en tu Hermandad"),
    (v.Pairs(one=v.Filter(type="creature"), other=v.Filter(specialisation="war"), per=2), 1, "for every 2 pairs of a creature and a war card in your brotherhood", "por cada 2 parejas formadas por una criatura y una carta de guerra en tu Hermandad"),
    (v.Sources(), 1, "for every source under your control", "por cada Fuente bajo tu control"),
    (v.Sources(fortified=True), 0, "for every fortified source under your control", "por cada Fuente fortificada bajo tu control"),
    (v.Guards(), 2, "for every creature under sources you’ve conquered", "por cada criatura bajo Fuentes que has conquistado"),
    (v.Points(per=2), 2, "for every 2 VP in tokens", "por cada 2 PV en fichas"),
    (v.Flames(), 1, "for every activation token on your cards and sources", "por cada ficha de Activación en tus cartas y Fuentes"),
    (v.Its(what="strength"), 6, "for every point of its strength", "por cada punto de su fuerza"),
    (v.Its(what="cards"), 4, "for every card in its cost", "por cada carta de su coste"),
    (v.Its(what="time"), 5, "for every position in its cost", "por cada posición de su coste"),
    (v.Its(what="vp"), 4, "for every VP printed on it", "por cada PV que lleva impresos"),
]  # fmt: skip


@pytest.mark.rule("ET-8.1")
@pytest.mark.parametrize(("count", "found", "en", "es"), COUNTS)
def test_a_count_comes_to_what_it_says(count: v.Count, found: int, en: str, es: str) -> None:
    table = spark(v.Gain(vp=1))
    table.does(0, do.UseFlame("spark"))
    subject = table.pack.index["iron-mountain"]
    assert counts.count(table.state, 0, count, subject) == found
    assert plain(say(card_text.each(count), "en")) == en
    assert plain(say(card_text.each(count), "es")) == es


TRIGGERS: list[tuple[v.Trigger, tuple[Action, ...], str, str]] = [
    (v.Summoned(of=v.Filter(type="creature")), (do.Advance("sapling"),), "When you summon a creature, gain 1 VP.", "Cuando invoques una criatura, gana 1 PV."),
    (v.Played(of=v.Filter(faction="earth")), (do.PlayCard("builder"), do.Discard("geode")), "When you play an earth card, gain 1 VP.", "Cuando juegues una carta de tierra, gana 1 PV."),
    (v.Conquered(), (do.Conquer("source-of-cycles"),), "When you conquer a source, gain 1 VP.", "Cuando conquistes una Fuente, gana 1 PV."),
    (v.Fortified(), (do.Fortify("source-of-extinction"),), "When you fortify a source, gain 1 VP.", "Cuando fortifiques una Fuente, gana 1 PV."),
    (v.Slid(), (do.UseFlame("star-clock"),), "When your tiles slide, gain 1 VP.", "Cuando se deslicen tus losetas, gana 1 PV."),
    (v.Slid(colour="yellow"), (do.UseFlame("star-clock"),), "When your tiles slide and the yellow flame comes out, gain 1 VP.", "Cuando se deslicen tus losetas y salga la llama amarilla, gana 1 PV."),
    (v.Drew(), (do.DRAW_TWO,), "When you draw cards, gain 1 VP.", "Cuando robes cartas, gana 1 PV."),
    (v.Discarded(), (do.PlayCard("builder"), do.Discard("geode")), "When you discard cards from your hand, gain 1 VP.", "Cuando descartes cartas de tu mano, gana 1 PV."),
    (v.FlameUsed(), (do.UseFlame("star-clock"),), "When you activate a flame effect, gain 1 VP.", "Cuando actives un efecto Llama, gana 1 PV."),
    (v.FlameUsed(colour="red"), (do.UseFlame("star-clock"),), "When you activate a red flame effect, gain 1 VP.", "Cuando actives un efecto de Llama roja, gana 1 PV."),
    (v.RoundEnded(), (), "When the round ends, gain 1 VP.", "Cuando termine la ronda, gana 1 PV."),
]  # fmt: skip


@pytest.mark.rule("ET-2.2")
@pytest.mark.parametrize(("when", "deeds", "en", "es"), TRIGGERS)
def test_a_permanent_effect_happens_when_it_says(when: v.Trigger, deeds: tuple[Action, ...], en: str, es: str) -> None:
    effect = v.Permanent(when=when, does=(v.Gain(vp=1),))
    quiet = card("quiet", v.Flame(colour="blue", does=(v.Gain(vp=1),)), type="artefact")
    points = []
    for name in ("quiet", "alarm"):
        table = position(pack=pack_with(quiet, card("alarm", effect, type="artefact")))
        table.brotherhood(0, name, "star-clock", "iron-mountain").flame(0, "red").hand(0, "builder", "geode", "thief")
        table.board(0, 1, "sapling").holds(
            0, "source-of-extinction", "clay-golem", "obsidian-guard", "sentinel-griffin"
        ).ready()
        table.does(0, *deeds)
        while table.can(0, do.ACCEPT):  # the sapling's own points
            table.does(0, do.ACCEPT)
        if not deeds:
            table.does(0, do.DRAW_TWO, do.END_TURN)
            for seat in (1, 0, 1):
                table.does(seat, do.DRAW_TWO)
                if seat in table.state.deciding() and table.can(seat, do.END_TURN):
                    table.does(seat, do.END_TURN)
        points.append(table.vp[0])
    assert points[1] == points[0] + 1
    assert said(effect, "en") == en
    assert said(effect, "es") == es


@pytest.mark.rule("ET-2.2")
@pytest.mark.parametrize("when", [v.Slid(colour="blue"), v.FlameUsed(colour="blue"), v.Conquered()])
def test_a_permanent_effect_does_not_happen_otherwise(when: v.Trigger) -> None:
    table = position(pack=pack_with(card("alarm", v.Permanent(when=when, does=(v.Gain(vp=1),)), type="artefact")))
    table.brotherhood(0, "alarm", "star-clock").flame(0, "red").ready()
    table.does(0, do.UseFlame("star-clock"))
    assert table.vp[0] == 0


STANDING: list[tuple[v.Standing, str, str]] = [
    (v.Stronger(of=v.Filter(faction="earth"), plus=2), "Your earth creatures have +2 strength.", "Tus criaturas de tierra tienen +2 de fuerza."),
    (v.Stronger(plus=1, guarding=True), "Your creatures under sources have +1 strength.", "Tus criaturas bajo Fuentes tienen +1 de fuerza."),
    (v.Cheaper(of=v.Filter(type="artefact"), fewer=1), "When you play an artefact, discard 1 fewer card.", "Cuando juegues un artefacto, tienes un descuento de 1 carta."),
    (v.Cheaper(earlier=2), "When you play a card, it goes 2 positions earlier.", "Cuando juegues una carta, tienes un descuento de 2 posiciones."),
    (v.Cheaper(fewer=2, earlier=1), "When you play a card, discard 2 fewer cards, and it goes 1 position earlier.", "Cuando juegues una carta, tienes un descuento de 2 cartas y 1 posición."),
]  # fmt: skip


@pytest.mark.rule("ET-2.2", "ET-8.3")
@pytest.mark.parametrize(("standing", "en", "es"), STANDING)
def test_a_standing_effect_holds_as_long_as_its_card_does(standing: v.Standing, en: str, es: str) -> None:
    effect = v.Permanent(standing=standing)
    pack = pack_with(card("pillar", effect, type="artefact"))
    found = []
    for present in (False, True):
        table = position(pack=pack).holds(0, "source-of-cycles", "clay-golem").hand(0, "geode")
        if present:
            table.brotherhood(0, "pillar")
        table.ready()
        under = counts.strength_of(table.state, 0, table.state.under[0], guarding=True)
        found.append((under, *price(table.state, 0, pack.index["geode"])))
    if isinstance(standing, v.Stronger):
        assert found == [(5, 1, 4), (5 + standing.plus, 1, 4)]
    else:
        assert found == [(5, 1, 4), (5, max(0, 1 - standing.fewer), 4 - standing.earlier)]
    assert said(effect, "en") == en
    assert said(effect, "es") == es


@pytest.mark.rule("ET-11.1")
def test_a_scoring_effect_says_what_it_scores() -> None:
    effect = v.Scoring(of=v.Factions(), vp=2)
    assert said(effect, "en") == "2 VP for every different faction in your brotherhood."
    assert said(effect, "es") == "2 PV por cada facción distinta en tu Hermandad."
