"""What is told of Echoes as it happens: where cards really land, how strong attacks really are, what was really chosen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from horae.core.game import Event, Seat
from horae.core.speech import say
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import narration
from horae.games.echoes import vocabulary as v
from horae.testkit.echoes import GIFT, EchoesTable, card, pack_with, position

NAMES = ("Ana", "Luis")
BATTERING = card("battering", v.Flame(colour="red", does=(v.Conquer(strength=3),)), strength=1)
MASON = card("mason", v.Flame(colour="red", does=(v.Fortify(strength=9),)), strength=1)
CROSSROADS = card(
    "crossroads", v.Flame(colour="red", does=(v.Choose(of=((v.Gain(vp=2),), (v.Draw(cards=3),))),)), type="artefact"
)
MISER = card(
    "miser",
    v.Permanent(when=v.Discarded(), does=(v.If(test=v.Counted(of=v.Sources(), at_least=1), then=(v.Draw(cards=1),)),)),
    type="artefact",
)
ECHOING = card("echoing", v.Flame(colour="red", does=(v.UseImmediate(),)), type="artefact")
GENEROUS = card("generous", v.Flame(colour="red", does=(v.May(then=(v.Gain(vp=1),)),)), type="artefact")


def account(table: EchoesTable, told: Sequence[Event], seat: Seat | None = 1, language: str = "en") -> list[str]:
    """What that seat reads of these events."""
    narrator = narration.Narrator(table.pack, table.view(seat))
    phrases = [narrator.tell(event) for event in told]
    return [say(phrase, language, NAMES) for phrase in phrases if phrase is not None]


@pytest.mark.rule("ET-3.3")
def test_a_card_pushed_left_by_a_full_tile_is_told_where_it_really_lies() -> None:
    table = position().hand(0, "builder", "geode", "princess").board(0, 2, "thief", "miner").ready()
    assert "position 2 is full: it goes to 3" in say(narration.move(do.PlayCard("builder"), table.view(0), table.pack))
    told = table.plays(0, "builder", "geode").events
    assert "Position 2 is full: Builder goes to position 3." in account(table, told)
    assert "La posición 2 está llena: Constructora queda en la posición 3." in account(table, told, language="es")
    assert table.on_tile(0, 3) == ["builder"]


@pytest.mark.rule("ET-3.1")
def test_a_card_that_has_room_is_told_by_name_at_its_own_position() -> None:
    table = position().hand(0, "builder", "geode", "princess").ready()
    told = account(table, table.plays(0, "builder", "geode").events)
    assert "Builder goes to position 2." in told
    assert not any("full" in line for line in told)


@pytest.mark.rule("ET-6.1")
def test_an_attack_is_told_with_the_strength_that_an_effect_gave_it() -> None:
    table = position(pack=pack_with(BATTERING, GIFT)).brotherhood(0, "battering", "gift").flame(0, "red").ready()
    told = table.does(0, do.UseFlame("battering"), do.Conquer("source-of-cycles")).events
    assert ev.SourceConquered(0, "source-of-cycles", ("gift",), 4, -1, 3) in told
    taken = "battering: Ana conquers Source of Cycles with gift (strength 4, 3 of it from the effect)."
    assert taken in account(table, told)


@pytest.mark.rule("ET-6.6")
def test_fortifying_is_told_with_the_strength_that_an_effect_gave_it() -> None:
    table = position(pack=pack_with(MASON)).brotherhood(0, "mason").flame(0, "red")
    table.holds(0, "source-of-cycles", "clay-golem").ready()
    told = table.does(0, do.UseFlame("mason"), do.Fortify("source-of-cycles")).events
    strength = next(event.strength for event in told if isinstance(event, ev.SourceFortified))
    assert strength == table.pack.cards[table.pack.index["clay-golem"]].strength + 9
    assert any(f"(strength {strength}, 9 of it from the effect)" in line for line in account(table, told))


@pytest.mark.parametrize(("option", "words"), [(0, "“gain 2\N{NO-BREAK SPACE}VP”"), (1, "“draw 3 cards”")])
def test_what_was_chosen_is_told_in_words(option: int, words: str) -> None:
    table = position(pack=pack_with(CROSSROADS)).brotherhood(0, "crossroads").flame(0, "red").ready()
    told = account(table, table.does(0, do.UseFlame("crossroads"), do.CHOICES[option]).events)
    assert f"Ana chooses with crossroads: {words}." in told


@pytest.mark.rule("ET-R2")
def test_an_effect_of_which_nothing_comes_is_not_told() -> None:
    table = position(pack=pack_with(MISER)).hand(0, "builder", "geode", "thief").brotherhood(0, "miser").ready()
    told = table.plays(0, "builder", "geode").events
    assert not any(isinstance(event, ev.EffectUsed) for event in told)
    assert not any("miser" in line for line in account(table, told))


@pytest.mark.rule("ET-R2")
def test_what_comes_of_an_effect_names_the_card_that_it_comes_of() -> None:
    table = position(pack=pack_with(MISER)).hand(0, "builder", "geode").brotherhood(0, "miser").next_cards("whirlpool")
    table.holds(0, "source-of-cycles", "clay-golem").ready()
    told = table.plays(0, "builder").events
    assert "miser: Luis draws 1 card." not in account(table, told)
    assert "miser: Ana draws 1 card." in account(table, told)
    drawn = [event for event in told if not isinstance(event, ev.CardsSeen)]
    assert "miser: You draw Whirlpool." in account(table, told, seat=0)
    assert "Whirlpool" not in " ".join(account(table, drawn, seat=1))


@pytest.mark.rule("ET-8.5")
def test_another_cards_effect_made_use_of_is_told_with_both_names() -> None:
    table = position(pack=pack_with(ECHOING, GIFT)).brotherhood(0, "echoing", "gift").flame(0, "red").ready()
    told = account(table, table.does(0, do.UseFlame("echoing"), do.Use("gift")).events)
    assert "echoing: Ana activates the effect of gift." in told
    assert "gift: Ana gains 1\N{NO-BREAK SPACE}VP (23 left in the reserve)." in told


@pytest.mark.parametrize(
    ("answer", "line"), [(do.ACCEPT, "generous: Ana gains 1\N{NO-BREAK SPACE}VP"), (do.DECLINE, "Ana declines the effect")]
)
def test_an_effect_that_may_be_declined_is_told_once_it_is_decided(answer: do.Accept | do.Decline, line: str) -> None:
    table = position(pack=pack_with(GENEROUS)).brotherhood(0, "generous").flame(0, "red").ready()
    assert [say for say in account(table, table.does(0, do.UseFlame("generous")).events) if "generous:" in say] == []
    told = account(table, table.does(0, answer).events)
    assert told[0].startswith(line)
    assert sum("generous" in line for line in told) == 1


@pytest.mark.rule("ET-3.1")
def test_paying_for_a_card_is_not_told_as_its_effect() -> None:
    table = position().hand(0, "builder", "geode", "princess").ready()
    assert not any(isinstance(event, ev.EffectUsed) for event in table.plays(0, "builder", "geode").events)


@pytest.mark.rule("ET-6.1")
def test_an_attack_adds_up_as_attackers_are_named() -> None:
    table = position().brotherhood(0, "thief", "explorer", "princess", "clay-golem").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    view = table.view(0)
    assert (
        say(narration.step(view, table.pack))
        == "Which creatures attack Source of Cycles? They need more than 3 strength between them."
    )
    golem = dict(zip(view.people[0].brotherhood, view.people[0].strengths, strict=True))["clay-golem"]
    assert say(narration.move(do.Send("clay-golem"), view, table.pack)) == f"send Clay Golem (strength {golem})"
    table.does(0, do.Send("clay-golem"))
    view = table.view(0)
    so_far = f"So far Clay Golem, strength {golem}. Source of Cycles takes more than 3. Who else attacks?"
    assert say(narration.step(view, table.pack)) == so_far
    assert say(narration.move(do.DONE, view, table.pack)) == f"attack with Clay Golem (strength {golem})"


@pytest.mark.rule("ET-6.1")
def test_what_an_effect_adds_to_an_attack_is_part_of_the_running_total() -> None:
    table = (
        position(pack=pack_with(BATTERING))
        .brotherhood(0, "battering", "thief", "explorer", "clay-golem")
        .flame(0, "red")
        .ready()
    )
    table.does(0, do.UseFlame("battering"), do.Conquer("source-of-cycles"))
    asked = "Which creatures attack Source of Cycles? They need more than 3 strength between them; the effect adds 3."
    assert say(narration.step(table.view(0), table.pack)) == asked
    table.does(0, do.Send("clay-golem"))
    so_far = "So far Clay Golem, strength 8 (3 from the effect). Source of Cycles takes more than 3. Who else attacks?"
    assert say(narration.step(table.view(0), table.pack)) == so_far


@pytest.mark.rule("ET-6.1")
def test_everybody_sees_what_each_creature_under_a_source_adds_to_it() -> None:
    guards = card("wall", v.Permanent(standing=v.Stronger(plus=2, guarding=True)), type="artefact")
    table = position(pack=pack_with(guards)).brotherhood(0, "wall").holds(0, "source-of-cycles", "thief", "clay-golem").ready()
    for seat in (0, 1, None):
        shown = table.view(seat).sources[0]
        printed = [table.pack.cards[table.pack.index[name]].strength for name in ("thief", "clay-golem")]
        assert shown.strengths == tuple(strength + 2 for strength in printed)
        assert sum(shown.strengths) == shown.to_beat
