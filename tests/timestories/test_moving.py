"""TS-R17: a card takes the group elsewhere; and cards that come into a panorama or leave it, mysteries by number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import RECON
from horae.testkit.timestories import TimeStoriesTable, card, counter, location, position, text, trial_box

Made = Callable[..., TimeStoriesPack]
MOVE = {"do": "move", "location": "quay"}
QUAY = location("quay", card("B"), card("C"), card("D"), opened=False)


def at_the_pier(made: Made, *others: dict[str, object], seats: int = 3) -> TimeStoriesTable:
    """Agent 0 stands by; card B would take the group away."""
    table = position(
        made(location("pier", card("B", MOVE), *others, card("D"), card("E")), QUAY, counters=(counter("way"),)), seats
    )
    table.arrives("pier", 2, 1, 3)
    table.acts(do.STAND_BY[0])
    return table


@pytest.mark.rule("TS-R17")
def test_the_group_arrives_at_no_cost_and_a_round_begins_there(made: Made) -> None:
    table = at_the_pier(made, card("C"))
    pools = table.state.pools[:]
    table.acts(do.EXPLORE[0][0])
    assert (table.state.location, table.state.round, table.state.captain, table.state.step) == (1, 2, 1, RECON)
    assert table.state.pools == pools  # the captain's explore was free (TS-12.2)
    assert table.state.holds == [-1] * 4
    assert table.state.map_azrak == 1  # only the first visit was paid for
    assert table.state.visits[1] == 1


@pytest.mark.rule("TS-R17")
def test_what_has_begun_is_finished_and_nothing_new_begins(made: Made) -> None:
    box = trial_box(2, 1, success=[{"do": "count", "counter": "way", "by": 1}])
    table = at_the_pier(made, card("C", tests=(box,)))
    table.acts(do.ATTEMPT[1][0], do.EXPLORE[0][0])
    assert table.view(2).moving == "quay"
    assert table.state.deciding() == (1,)
    table.refuses(do.EXPLORE[2][2], rule="TS-R17", saying="the group is leaving for quay: only what has begun is finished")
    table.refuses(do.STAND_BY[2], rule="TS-R17", saying="the group is leaving for quay: only what has begun is finished")
    table.refuses(do.READY[2], rule="TS-R17", saying="the group is leaving for quay: only what has begun is finished")
    table.acts(do.DRAW[1])
    assert (table.state.counters, table.state.location) == ((1,), 1)


@pytest.mark.rule("TS-R17")
def test_a_question_is_answered_before_the_group_goes(made: Made) -> None:
    table = at_the_pier(
        made, card("C", {"do": "may", "ask": text("Jump?"), "then": [{"do": "count", "counter": "way", "by": 1}]})
    )
    table.acts(do.EXPLORE[0][0])
    assert table.state.location == 0
    table.acts(do.CHOOSE[1][1])
    assert (table.state.counters, table.state.location) == ((1,), 1)


@pytest.mark.rule("TS-R17", "TS-9.7")
def test_who_was_ejected_arrives_and_who_lost_control_waits(made: Made) -> None:
    table = at_the_pier(made, card("C", {"do": "eject"}))
    assert table.state.status[1]
    table.acts(do.EXPLORE[0][0])
    assert table.state.status[:3] == [0, 0, 0]


@pytest.mark.rule("TS-R17", "TS-8.2")
def test_a_group_conflict_is_left_behind(made: Made) -> None:
    box = trial_box(2, 1, success=[MOVE], failure=[MOVE])
    beast = card("C", tests=(box,), conflict={"kind": "group", "life": 9, "opponent": text("Beast")})
    table = position(made(location("pier", card("B"), beast), QUAY))
    table.arrives("pier", 0, 1)
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][0])
    table.attempts(0)
    assert (table.state.fight, table.state.location) == (-1, 1)


@pytest.mark.rule("TS-R17")
def test_the_prologue_may_lead_straight_to_a_place(made: Made) -> None:
    table = position(made(QUAY, prologue=({"text": text("Prologue"), "steps": [MOVE]},)))
    assert (table.state.location, table.state.round, table.state.step) == (0, 1, RECON)


@pytest.mark.rule("TS-4.2")
def test_a_reserve_card_is_laid_as_one_more_and_taken_away_for_good(made: Made) -> None:

    lay = card("B", {"do": "add", "card": "pier-x"})
    lift = card("C", {"do": "take_away", "card": "pier-x"})
    table = position(made(location("pier", lay, lift, card("D"), reserve=[card("X")])), 3)
    table.arrives("pier", 2, 0)
    table.acts(do.RECON[2][1], *[do.RECOUNT[agent] for agent in range(3)])
    assert [slot.letter for slot in table.view(0).panorama] == ["B", "C", "D"]  # laid by one, taken away by the other
    table.acts(do.STAND_BY[1], do.STAND_BY[0], do.EXPLORE[0][0])
    assert [slot.letter for slot in table.view(0).panorama] == ["B", "C", "D"]  # for good


def test_whoever_holds_a_card_that_is_taken_away_keeps_it_until_they_give_it_back(made: Made) -> None:
    lift = card("C", {"do": "take_away", "card": "pier-b"})
    table = position(made(location("pier", card("B"), lift, card("D"), card("E"))))
    table.arrives("pier", 0, 2)
    table.acts(do.STAND_BY[1], do.EXPLORE[1][1])
    assert [slot.letter for slot in table.view(0).panorama] == ["B", "C", "D", "E"]
    table.acts(do.STAND_BY[0])
    assert [slot.letter for slot in table.view(0).panorama] == ["C", "D", "E"]
    assert table.state.holds[1] == 0  # the same card, one place further left
    table.leaves()
    table.next_round()
    table.arrives("pier", 0, 1)
    assert [slot.letter for slot in table.view(0).panorama] == ["C", "D", "E"]


def test_to_add_a_card_that_lies_there_or_is_gone_does_nothing(made: Made) -> None:

    steps = ({"do": "add", "card": "pier-x"}, {"do": "add", "card": "pier-x"})
    table = position(made(location("pier", card("B", *steps), card("C"), reserve=[card("X")])))
    table.arrives("pier", 0, 1)
    assert [slot.letter for slot in table.view(0).panorama] == ["B", "C", "X"]


@pytest.mark.rule("TS-10.5")
def test_a_mystery_is_drawn_by_its_number_if_it_is_in_the_pile(made: Made) -> None:
    mysteries = tuple({"number": n, "kind": "box", "text": text(f"mystery {n}")} for n in (1, 2, 3))
    draw = {"do": "draw_mystery", "number": 2}
    table = position(made(location("pier", card("B", draw, draw), card("C")), mysteries=mysteries, profiles=["midsummer-en"]))
    table.arrives("pier", 0, 1)
    assert [face.id for face in table.view(1).box] == ["mystery-2"]
    assert len(table.state.mysteries) == 2
