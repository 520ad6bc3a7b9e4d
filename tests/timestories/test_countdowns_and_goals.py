"""TS-R18 and TS-R19: countdowns, personal goals, and what a campaign remembers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import card, counter, location, position, receptacle, text

Made = Callable[..., TimeStoriesPack]


def countdown(name: str, every: str, start: int, *then: dict[str, object], **more: object) -> dict[str, object]:
    return {
        "id": name,
        "name": text(name),
        "every": every,
        "from": start,
        "runs": True,
        "text": text(f"{name} is over"),
        "then": list(then),
        **more,
    }


@pytest.mark.rule("TS-R18")
def test_a_countdown_of_visits_runs_out_before_card_a_is_read(made: Made) -> None:
    dusk = countdown("dusk", "visit", 2, {"do": "count", "counter": "dark", "by": 1})
    a = {"passages": [{"when": {"kind": "counter", "counter": "dark", "at_least": 1}, "text": text("It is dark.")}]}
    table = position(made(location("pier", card("B"), card("C"), a=a), counters=(counter("dark"),), countdowns=(dusk,)))
    assert [(one.id, one.left) for one in table.view(None).countdowns] == [("dusk", 2)]
    table.arrives("pier", 0, 1)
    assert table.view(1).countdowns[0].left == 1
    table.leaves()
    table.next_round()
    told = table.acts(do.ChooseLocation(1, "pier")).last
    kinds = [type(event) for event, _ in told]
    assert kinds.index(ev.CountdownEnded) < kinds.index(ev.CardAOpened)
    assert "dusk is over" in repr(for_seat(told, 0))
    assert "It is dark." in repr(table.view(0).card_a)
    assert not table.view(0).countdowns
    assert "dusk is over" in repr(table.view(0).own[0].read)


@pytest.mark.rule("TS-R18")
def test_only_visits_of_its_place_count_and_a_move_is_no_visit(made: Made) -> None:
    here, rounds = countdown("here", "visit", 3, location="quay"), countdown("rounds", "round", 5)
    pier = location("pier", card("B", {"do": "move", "location": "quay"}), card("C"))
    table = position(made(pier, location("quay", card("B"), card("C")), countdowns=(here, rounds)))
    table.arrives("pier", 0, 1)
    assert table.state.location == 1
    assert table.state.countdowns == (3, 3)


@pytest.mark.rule("TS-R18")
def test_a_countdown_is_started_and_stopped(made: Made) -> None:
    fuse = {**countdown("fuse", "round", 2), "runs": False}
    pier = location(
        "pier", card("B", {"do": "start", "countdown": "fuse"}), card("C", {"do": "stop", "countdown": "fuse"}), card("D")
    )
    table = position(made(pier, countdowns=(fuse,)))
    assert not table.view(0).countdowns
    table.arrives("pier", 0, 2)
    assert table.view(0).countdowns[0].left == 2
    table.acts(do.STAND_BY[1], do.EXPLORE[1][1])
    assert not table.view(0).countdowns


def wanting(name: str) -> dict[str, object]:
    goal = {
        "id": f"{name}-wish",
        "text": text(f"{name} wants the moon"),
        "when": {"kind": "counter", "counter": "moon", "at_least": 1},
    }
    return receptacle(name, goals=[{**goal, "azrak": 2, "from": "vortex"}])


@pytest.mark.rule("TS-R19")
def test_a_goal_is_its_owners_secret_until_it_is_reached(made: Made) -> None:
    people = (wanting("ada"), receptacle("bo"))
    pier = location("pier", card("B"), card("C", {"do": "count", "counter": "moon", "by": 1}), card("D"))
    table = position(made(pier, receptacles=people, counters=(counter("moon"),)))
    table.arrives("pier", 0, 2)
    assert [goal.reached for goal in table.view(0).own[0].goals] == [False]
    for seat in (1, None):
        assert "wants the moon" not in repr(table.view(seat))
    table.state.pools[0] -= 3
    table.state.vortex += 3
    pool = table.state.pools[0]
    told = table.acts(do.STAND_BY[1], do.EXPLORE[1][1]).last
    assert table.state.pools[0] == pool + 2
    assert "wants the moon" in repr(for_seat(told, 1))
    assert [goal.id for goal in table.view(None).agents[0].goals] == ["ada-wish"]
    table.acts(do.STAND_BY[1], do.EXPLORE[1][1])
    assert table.state.pools[0] == pool + 2  # once


@pytest.mark.rule("TS-R19", "TS-9.7")
def test_who_is_out_reaches_nothing_until_they_are_back(made: Made) -> None:
    people = (wanting("ada"), receptacle("bo"))
    pier = location("pier", card("B", {"do": "eject"}), card("C", {"do": "count", "counter": "moon", "by": 1}), card("D"))
    table = position(made(pier, receptacles=people, counters=(counter("moon"),)))
    table.arrives("pier", 0, 2)
    table.acts(do.STAND_BY[1], do.EXPLORE[1][1])
    assert not table.state.reached
    table.leaves()
    assert table.state.reached


@pytest.mark.rule("TS-1.4")
def test_what_a_campaign_remembers_is_told_at_the_end(made: Made) -> None:
    experience = [
        {"id": "moonlit", "text": text("You saw the moon."), "when": {"kind": "counter", "counter": "moon", "at_least": 1}},
        {"id": "lost", "text": text("You lost the way."), "when": {"kind": "counter", "counter": "moon", "at_most": 0}},
    ]
    end = card("C", {"do": "count", "counter": "moon", "by": 1}, {"do": "end", "outcome": "done"})
    table = position(made(location("pier", card("B"), end), counters=(counter("moon"),), experience=experience))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[0])
    told = table.acts(do.RECOUNT[1]).last
    assert [one.en for one in table.view(None).remembered] == ["You saw the moon."]
    assert [event.experience for event, _ in told if isinstance(event, ev.ExperienceGained)] == ["moonlit"]
