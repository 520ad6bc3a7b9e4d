"""SA-8: nobody reveals anything about their own fate, because there is nothing with which to."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import GAME, ShipwreckTable, base, position, small_pack


@pytest.mark.rule("SA-8.1")
def test_no_action_speaks_of_ones_own_fate() -> None:
    """Of all actions only Show gives a kept fate away, and Confess says only that a play was illegal."""
    kinds = {type(action) for action in GAME.action_space(base())}
    assert kinds == {
        do.PlayFate,
        do.Predict,
        do.Pass,
        do.UsePower,
        do.Agree,
        do.Object,
        do.ShowFate,
        do.Confess,
        do.FlipTiles,
        do.Join,
        do.Leave,
    }
    for kind in kinds:
        for field in kind.__struct_fields__:
            assert field in {"fate", "place", "value", "card", "tiles", "down", "after", "for_good"}, (
                f"{kind.__name__} could say {field}"
            )
    cards = {action.card for action in GAME.action_space(base()) if isinstance(action, do.UsePower)}
    assert cards == set(base().index)  # the only text in an action names an arcanum


@pytest.mark.rule("SA-8.1")
def test_after_the_play_the_active_person_has_nothing_to_say() -> None:
    table = position().plays(2, on="midnight")
    assert table.offers(0) == []
    assert table.state.asides(0) == [do.LEAVE, do.LEAVE_FOR_GOOD]


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize("kept", [3, 4, 6, 7])
def test_whatever_fate_is_kept_the_others_hear_and_see_the_same(kept: int) -> None:
    told = [_all_the_others_get(position(holding=(2, fate), faded=["key", "deep"])) for fate in (5, kept)]
    assert told[0] == told[1]


def _all_the_others_get(table: ShipwreckTable) -> list[object]:
    """Everything that reaches the group and a spectator in a turn without a question or a prediction."""
    got: list[object] = []
    for seat, action in ((0, table.play(2, on="midnight")), (0, do.PASS), (1, do.FlipTiles((1, 2))), (1, do.PASS)):
        table.does(seat, action)
        got.append(table.state.deciding())
        for other in (1, 2):
            got += [table.told(other), table.state.view(other), table.state.legal(other)]
        got += [table.told(None), table.state.view(None)]
    return got


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize("held", [1, 4, 7])
def test_a_fate_kept_by_one_of_the_group_shows_in_nothing_they_are_offered_to_others(held: int) -> None:
    tables = [position(people=3, others={1: value}).plays(2, on="midnight").passes(2) for value in (held, 6)]
    assert tables[0].state.view(2) == tables[1].state.view(2)
    assert tables[0].state.view(0) == tables[1].state.view(0)
    assert tables[0].state.legal(1) == tables[1].state.legal(1)


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize(("played", "kept", "higher"), [(2, 5, True), (5, 2, False), (4, 4, False)])
def test_the_chalice_makes_the_active_person_speak(played: int, kept: int, higher: bool) -> None:
    """The one place where a play says something of the kept fate; what is said is worked out, not chosen."""
    table = position(row=("chalice", "dawn", "judge", "stranger"), holding=(played, kept)).plays(played, on="chalice")
    assert table.told(None) == [ev.FatePlayed(0, played, 1, 1), ev.KeptCompared(0, higher)]
    assert table.state.view(1).answers[0].yes is higher


@pytest.mark.rule("SA-8.1")
@pytest.mark.parametrize("card", [name for name in base().index if name != "chalice"])
def test_no_other_arcanum_makes_anybody_speak(card: str) -> None:
    assert base().arcana[base().index[card]].says is None


@pytest.mark.rule("SA-8.1", "SA-2.3")
def test_a_play_at_the_hours_makes_nobody_speak() -> None:
    pack = small_pack("mirror", "chalice", moons=9)
    table = position(pack=pack, row=["mirror"], holding=(2, 6)).plays(2, on="hours")
    assert table.told(None) == [ev.FatePlayed(0, 2, 0, 1)]
