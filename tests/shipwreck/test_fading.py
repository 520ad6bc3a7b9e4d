"""SA-9: arcana whose time is up."""

from __future__ import annotations

import pytest

from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.testkit.shipwreck import base, position, small_pack


@pytest.mark.rule("SA-9.1")
@pytest.mark.parametrize(
    ("lying", "plays", "fades"),
    [((), 1, False), ((2,), 1, False), ((2, 2), 1, True), ((2,), 4, True), ((), 4, False), ((4,), 5, True), ((2, 2), 4, True)],
)
def test_midnight_fades_at_three_hours_or_more(lying: tuple[int, ...], plays: int, fades: bool) -> None:
    table = position(holding=(plays, 7), fates={"midnight": lying}).plays(plays, on="midnight").all_pass()
    assert [event.card for event in table.heard(ev.ArcanumFaded)] == (["midnight"] if fades else [])
    assert ("midnight" in table.faded) is fades


@pytest.mark.rule("SA-9.1")
@pytest.mark.parametrize(
    ("card", "lying", "fades"),
    [
        (card, lying, lying == base().moons[place] - 1)
        for card, place in base().index.items()
        for lying in range(max(0, base().moons[place] - 2), base().moons[place])
    ],
)
def test_every_arcanum_fades_at_its_moons_and_not_an_hour_before(card: str, lying: int, fades: bool) -> None:
    """A 1 comes to so many hours that lie there already. (Plays are not checked here, so that it may go anywhere.)"""
    row = [card, *[name for name in ("judge", "stranger", "dawn", "midnight") if name != card][:3]]
    table = position(row=row, holding=(1, 6), fates={card: (2, 3, 2)[:lying]}, honour=True).plays(1, on=card).all_pass()
    assert (card in table.faded) is fades


@pytest.mark.rule("SA-9.2")
def test_a_fading_arcanum_gives_its_fates_back_turns_over_brings_doom_and_is_replaced() -> None:
    table = position(holding=(1, 7), fates={"midnight": (2, 2), "judge": (3,)}, deck=["shore", "key"], people=2)
    table.plays(1, on="midnight")
    bag = len(table.state.bag)
    table.all_pass()
    assert table.told(0) == [
        ev.Passed(1),
        ev.ArcanumFaded(2, "midnight", (2, 2, 1), 2, 2),
        ev.ArcanumLaid(2, "shore", "key"),
        ev.TurnBegan(2, 1),
        ev.FateDrawn(1, 2),
    ]
    assert table.row == ["dawn", "shore", "judge", "stranger"]
    assert table.faded == ["midnight"]
    assert table.fates("shore") == []
    assert table.fates("judge") == [3]
    assert len(table.state.bag) == bag + 3 - 2
    assert table.doom == 2


@pytest.mark.rule("SA-9.2")
def test_a_right_prediction_spares_the_doom() -> None:
    table = position(holding=(1, 7), fates={"midnight": (2, 2)}).plays(1, on="midnight").predicts(7)
    assert table.heard_one(ev.ArcanumFaded).added == 0
    assert (table.score, table.doom) == (1, 0)
    assert table.faded == ["midnight"]


@pytest.mark.rule("SA-9.2")
def test_a_right_prediction_spares_only_its_own_turn() -> None:
    table = position(
        people=2, holding=(1, 7), others={1: 2}, fates={"blind-man": ()}, row=("blind-man", "beast", "dawn", "key")
    )
    table.plays(1, on="blind-man").predicts(7)
    assert table.state.right is False
    assert (table.score, table.doom) == (1, 0)


@pytest.mark.rule("SA-9.2")
def test_the_blind_mans_own_fading_brings_no_doom() -> None:
    table = position(row=("blind-man", "dawn", "midnight", "judge"), holding=(4, 4)).plays(4, on="blind-man").all_pass()
    assert table.heard_one(ev.ArcanumFaded) == ev.ArcanumFaded(1, "blind-man", (4,), 0, 0)
    assert table.doom == 0


@pytest.mark.rule("SA-9.2")
def test_a_faded_arcanum_takes_no_more_fates() -> None:
    row = ("mirror", "dawn", "midnight", "judge")
    table = position(pack=small_pack(*row), row=row, holding=(4, 4), people=2).plays(4, on="mirror").all_pass()
    table.refused(
        1,
        do.PlayFate(0, 1),
        rule="SA-R2",
        saying="there’s no arcanum at place 1 of the row: it’s waiting for a card from the deck",
    )


@pytest.mark.rule("SA-9.3", "SA-R8")
def test_several_fade_in_one_turn_each_with_its_own_consequence() -> None:
    """A small pack whose arcana are ripe already, as after a change of moons."""
    ripe = small_pack("dawn", "midnight", "blind-man", "key", "deep", "shore", "lord", moons=2)
    table = position(
        pack=ripe,
        row=("dawn", "midnight", "blind-man", "key"),
        holding=(1, 6),
        fates={"dawn": (4,), "blind-man": (5,), "key": (2,)},
        deck=["deep", "shore", "lord"],
    )
    table.plays(1, on="key").all_pass()
    assert table.heard(ev.ArcanumFaded) == [
        ev.ArcanumFaded(1, "dawn", (4,), 2, 2),
        ev.ArcanumFaded(3, "blind-man", (5,), 0, 2),
        ev.ArcanumFaded(4, "key", (2, 1), 2, 4),
    ]
    assert table.row == ["deep", "midnight", "shore", "lord"]
    assert table.faded == ["dawn", "blind-man", "key"]
    assert table.doom == 4


@pytest.mark.rule("SA-9.3")
def test_one_right_prediction_spares_the_doom_of_all_that_fade() -> None:
    table = position(fates={"dawn": (4, 1), "stranger": (7,)}, holding=(2, 5)).plays(2, on="midnight").predicts(5)
    assert len(table.heard(ev.ArcanumFaded)) == 2
    assert table.doom == 0
