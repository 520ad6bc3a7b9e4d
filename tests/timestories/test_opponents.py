"""TS-8.4: several opponents, tests that are not always offered, help in others' tests, tests on other cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import TimeStoriesTable, card, counter, item, location, position, receptacle, text, trial_box

Made = Callable[..., TimeStoriesPack]


def hit(whom: str, points: int = 1) -> dict[str, object]:
    return trial_box(2, 1, against=whom, success=[{"do": "damage", "points": points, "to": whom}])


TWO = [
    {"id": "hound", "name": text("Hound"), "life": {"two": 1, "three": 2, "four": 3}},
    {"id": "keeper", "name": text("Keeper"), "life": 2},
]


def fighting(made: Made) -> TimeStoriesTable:
    conflict = {"kind": "group", "opponents": TWO, "won": [{"do": "count", "counter": "won", "by": 1}]}
    cave = location("cave", card("B", tests=(hit("hound"), hit("keeper")), conflict=conflict), card("C"))
    table = position(made(cave, counters=(counter("won"),)), destiny=(0,) * 9)
    table.arrives("cave", 0, 1)
    table.acts(do.READY[0], do.READY[1])
    return table


def strike(table: TimeStoriesTable, agent: int, which: int) -> None:
    if table.state.acting != agent:
        table.acts(do.CALL_ON[table.state.captain][agent])
    table.attempts(agent, boosts=1, which=which)


@pytest.mark.rule("TS-8.4", "TS-12.1")
def test_a_conflict_is_won_when_every_opponent_is_beaten(made: Made) -> None:
    table = fighting(made)
    fight = table.view(None).fight
    assert fight is not None
    assert [(one.id, one.life, one.damage) for one in fight.opponents] == [("hound", 1, 0), ("keeper", 2, 0)]
    strike(table, 0, 0)
    assert table.view(0).beaten == ("hound",)
    assert table.state.fight >= 0
    strike(table, 1, 1)
    strike(table, 0, 1)
    assert table.state.fight < 0
    assert table.state.counters == (1,)


@pytest.mark.rule("TS-8.4", "TS-7.1")
def test_a_test_against_a_beaten_opponent_is_not_offered(made: Made) -> None:
    table = fighting(made)
    strike(table, 0, 0)
    fight = table.view(None).fight
    assert fight is not None
    assert [face.number for face in fight.card.tests] == [1]
    table.refuses(do.ATTEMPT[1][0], rule="TS-7.1", saying="there’s no such test in front of you")


@pytest.mark.rule("TS-R22", "TS-8.4")
@pytest.mark.parametrize("fmt", [1, 2])
def test_a_conflict_that_was_won_stays_so(made: Made, fmt: int) -> None:
    box = trial_box(2, 1, success=[{"do": "damage", "points": 1}])
    conflict = {"kind": "group", "life": 1, "opponent": text("Hound")}
    table = position(made(location("cave", card("B", tests=(box,), conflict=conflict), card("C")), format=fmt), destiny=(0, 0))
    table.arrives("cave", 0, 1)
    table.acts(do.READY[0], do.READY[1])
    strike(table, 0, 0)
    assert table.state.fight < 0
    table.leaves()
    table.next_round()
    table.arrives("cave", 0, 1)
    assert (table.state.fight >= 0) == (fmt == 1)  # missions of the first format begin it anew, as they always did


@pytest.mark.rule("TS-R22")
def test_a_conflict_with_no_test_left_to_offer_ends_unwon(made: Made) -> None:
    box = {**hit("hound"), "when": {"kind": "counter", "counter": "won", "at_least": 5}}
    conflict = {"kind": "group", "opponents": TWO[:1], "won": [{"do": "count", "counter": "won", "by": 1}]}
    table = position(made(location("cave", card("B", tests=(box,), conflict=conflict), card("C")), counters=(counter("won"),)))
    table.arrives("cave", 0, 1)
    assert (table.state.fight, table.state.counters) == (-1, (0,))
    table.acts(do.STAND_BY[0])


@pytest.mark.rule("TS-7.1")
def test_a_test_is_offered_only_while_its_condition_holds(made: Made) -> None:
    box = {**trial_box(2, 1), "when": {"kind": "item", "item": 1, "who": "reader"}, "label": text("Use the rope")}
    pier = location("pier", card("B", tests=(trial_box(3, 1), box)), card("C", {"do": "take", "item": 1}), card("D"))
    table = position(made(pier, items=(item(1),)))
    table.arrives("pier", 0, 1)
    table.refuses(do.ATTEMPT[0][1], rule="TS-7.1", saying="there’s no such test in front of you")
    assert "Use the rope" not in repr(table.view(0))
    table.acts(do.STAND_BY[1], do.Give(1, 0, "item-1"))
    assert do.ATTEMPT[0][1] in table.state.legal(0)


@pytest.mark.rule("TS-7.3")
def test_a_test_that_is_once_is_not_offered_after_a_success_by_anyone(made: Made) -> None:
    box = {**trial_box(2, 1), "once": True}
    table = position(made(location("pier", card("B", tests=(box,)), card("C"), card("D"))), destiny=(0, 0, 0))
    table.arrives("pier", 0, 1)
    table.attempts(0)
    table.refuses(do.ATTEMPT[0][0], rule="TS-7.1", saying="there’s no such test in front of you")
    table.acts(do.STAND_BY[0], do.EXPLORE[1][0])
    table.refuses(do.ATTEMPT[1][0], rule="TS-7.1", saying="there’s no such test in front of you")


def helpful(name: str) -> dict[str, object]:
    ability = {"id": f"{name}-help", "name": text("Help"), "text": text("Helps"), "moment": "support", "magick": 2}
    return receptacle(
        name,
        power={"name": text("Power"), "text": text("P"), "abilities": [{**ability, "then": [{"do": "bonus", "value": 2}]}]},
    )


@pytest.mark.rule("TS-2.2", "TS-7.2", "TS-10.7")
def test_an_ability_helps_anothers_test_while_they_ask_for_support(made: Made) -> None:
    people = tuple(helpful(name) for name in ("ada", "bo", "cy"))
    pier = location("pier", card("B", tests=(trial_box(6, 1),)), card("C"), card("D"))
    table = position(made(pier, receptacles=people, profiles=["midsummer-en"]), 3)
    table.arrives("pier", 0, 1, 2)
    table.acts(do.STAND_BY[1])
    help_ada = do.SupportWith(1, "bo-help", 0)
    table.refuses(help_ada, rule="TS-7.2", saying="nobody is asking for your support there")
    table.acts(do.ATTEMPT[0][0])
    table.refuses(help_ada, rule="TS-7.2", saying="nobody is asking for your support there")  # not asked yet
    table.acts(do.ASK_SUPPORT[0])
    table.refuses(
        do.UseAbility(1, "bo-help"), rule="TS-2.2", saying="that ability is for somebody else’s test, when they ask for support"
    )
    table.refuses(do.SupportWith(2, "cy-help", 0), rule="TS-11.2", saying="nobody can support while reading a card")  # reads
    magick = table.state.magick[1]
    table.acts(help_ada)
    assert table.state.magick[1] == magick - 2
    assert table.state.tests[0] is not None
    assert table.state.tests[0].value == 4
    table.refuses(help_ada, rule="TS-2.2", saying="“Help” has already been used")  # once a round
    table.acts(do.DECLINE[1][0])
    assert table.state.tests[0] is None


@pytest.mark.rule("TS-R22")
def test_the_tests_of_an_interaction_are_open_until_ones_next_doing(made: Made) -> None:
    talk = {"number": 1, "text": text("talk"), "tests": [trial_box(2, 1, success=[{"do": "count", "counter": "won", "by": 1}])]}
    people = (receptacle("ada", interactions=[talk]), receptacle("bo"))
    pier = location("pier", card("B", {"do": "read", "interaction": 1}), card("C"), card("D"))
    table = position(made(pier, receptacles=people, counters=(counter("won"),)), destiny=(0, 0, 0, 0))
    table.arrives("pier", 0, 1)
    table.attempts(0)
    assert table.state.counters == (1,)
    table.attempts(0)  # as often as one likes, while it is before one
    table.acts(do.STAND_BY[0])
    table.refuses(do.ATTEMPT[0][0], rule="TS-7.1", saying="there’s no such test in front of you")


@pytest.mark.rule("TS-R22")
def test_the_tests_of_an_item_are_open_to_who_holds_it_and_those_of_card_a_to_all(made: Made) -> None:
    rope = item(1, tests=[trial_box(2, 1)])
    pier = location("pier", card("B", {"do": "take", "item": 1}), card("C"), card("D"), a={"tests": [trial_box(3, 2)]})
    table = position(made(pier, items=(rope,)))
    table.arrives("pier", 0, 1)
    assert [face.attribute for face in table.view(1).own[0].more_tests] == ["smooth-talk"]
    table.acts(do.STAND_BY[0])
    assert [move.test for move in table.state.legal(0) if isinstance(move, do.Attempt)] == [0, 1]
    assert [move.test for move in table.state.legal(1) if isinstance(move, do.Attempt)] == [0]


@pytest.mark.rule("TS-8.1", "TS-R22")
def test_a_personal_conflict_of_a_recall_must_be_settled_first(made: Made) -> None:
    people = (
        receptacle("ada", recall={"text": text("r"), "tests": [trial_box(2, 1)], "conflict": {"kind": "personal"}}),
        receptacle("bo"),
    )
    table = position(
        made(location("pier", card("B", {"do": "read", "recall": True}), card("C")), receptacles=people), destiny=(0,)
    )
    table.arrives("pier", 0, 1)
    table.refuses(do.STAND_BY[0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")
    table.attempts(0)
    table.acts(do.STAND_BY[0])


@pytest.mark.rule("TS-8.2", "TS-7.1")
@pytest.mark.parametrize("kind", ["group", "personal"])
def test_the_tests_of_a_conflict_that_did_not_begin_are_not_offered(made: Made, kind: str) -> None:
    box = {**trial_box(2, 1, success=[{"do": "gain", "azrak": 1}]), "label": text("Strike")}
    conflict: dict[str, object] = {"kind": kind, "starts": "told"} | (
        {"life": 1, "opponent": text("Hound")} if kind == "group" else {}
    )
    asks = {"do": "may", "ask": text("Provoke it?"), "then": [{"do": "conflict"}]}
    table = position(made(location("cave", card("B", asks, tests=(box,), conflict=conflict), card("C"))))
    table.arrives("cave", 0, 1)
    table.acts(do.CHOOSE[0][0])
    table.refuses(do.ATTEMPT[0][0], rule="TS-7.1", saying="there’s no such test in front of you")
    assert "Strike" not in repr(table.view(0))
    table.acts(do.STAND_BY[0])
