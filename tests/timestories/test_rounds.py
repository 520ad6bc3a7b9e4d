"""TS-4 to TS-6: the captain's phase, discovery, between locations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.pack import TimeStoriesPack
from horae.testkit.timestories import card, item, location, position, text, trial_box

Made = Callable[..., TimeStoriesPack]
TAKE_1 = {"do": "take", "item": 1}
MAY_TAKE = {"do": "may", "ask": text("Take it?"), "then": [TAKE_1]}


@pytest.mark.rule("TS-4.1")
@pytest.mark.parametrize("profile", ["midsummer-en", "midsummer-es", "hadal-es"])
def test_the_captain_puts_an_azrak_on_a_new_location_and_on_the_return_for_an_old_one(made: Made, profile: str) -> None:
    table = position(made(location("pier", card("B"), card("C"))), profile=profile)
    table.refuses(do.ChooseLocation(1, "pier"), rule="TS-4.1", saying="that’s up to the Time Captain, Ada")
    table.refuses(do.ChooseLocation(0, "nowhere"), rule="TS-4.1", saying="you can’t visit “nowhere” right now")
    table.arrives("pier", 0, 1)
    assert (table.pools[:2], table.state.map_azrak.bit_count(), table.returned) == ([5, 6], 1, 0)
    table.leaves()
    table.next_round()
    table.arrives("pier", 0, 1)
    assert (table.pools[:2], table.state.map_azrak.bit_count(), table.returned) == ([5, 5], 1, 1)
    table.refuses(do.ChooseLocation(1, "pier"), rule="TS-4.1", saying="not now: the group is acting at the location")


@pytest.mark.rule("TS-4.2", "TS-4.3")
def test_card_a_is_read_to_all_and_the_panorama_stays_hidden(made: Made) -> None:
    pack = made(location("pier", card("B", place=text("the boat")), card("C"), a={"steps": [TAKE_1]}), items=(item(1),))
    table = position(pack, captain=1)
    told = table.acts(do.ChooseLocation(1, "pier")).last
    opened = next(e for e in for_seat(told, None) if isinstance(e, ev.CardAOpened))
    assert (opened.text.en, opened.cards) == ("pier A", 2)
    assert table.item_at == [1]
    view = table.view(0)
    assert view.card_a is not None
    assert [slot.letter for slot in view.panorama] == ["B", "C"]
    assert view.panorama[0].place is not None
    assert "card B" not in repr(view)


@pytest.mark.rule("TS-5.1")
def test_at_recon_each_takes_one_card_reads_it_alone_and_its_instructions_wait(made: Made) -> None:
    table = position(made(location("pier", card("B", TAKE_1), card("C")), items=(item(1),)))
    table.acts(do.ChooseLocation(0, "pier"))
    table.refuses(do.EXPLORE[0][0], rule="TS-5.5", saying="not now: everyone is taking a card from the panorama")
    told = table.acts(do.RECON[0][0]).last
    assert [e for e in for_seat(told, 0) if isinstance(e, ev.CardRead)]
    assert not [e for e in for_seat(told, 1) if isinstance(e, ev.CardRead)]
    table.refuses(do.RECON[0][1], rule="TS-5.1", saying="you’ve already taken a card")
    table.refuses(do.RECON[1][0], rule="TS-R3", saying="Ada already has that card")
    assert table.pools[1] == 6
    table.acts(do.RECON[1][1])
    assert table.item_at == [-1]
    table.acts(do.RECOUNT[0], do.RECOUNT[1])
    assert table.item_at == [0]
    own = table.view(0).own[0].card  # one may look again
    assert own is not None
    assert own.text.en == "card B"


@pytest.mark.rule("TS-5.2")
def test_everyone_must_tell_before_anyone_acts(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"))))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    table.waits_for(0)
    table.refuses(do.RECOUNT[1], rule="TS-5.2", saying="you’ve already told it")
    table.refuses(do.STAND_BY[1], rule="TS-5.7", saying="not now: everyone is telling the others what they found")
    table.acts(do.RECOUNT[0])
    assert table.step == "actions"
    table.refuses(do.RECOUNT[0], rule="TS-5.2", saying="not now: the group is acting at the location")


@pytest.mark.rule("TS-5.3", "TS-R3")
def test_anyone_may_act_at_any_moment_and_arrival_decides(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"), card("E"), card("F"))), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.waits_for(0, 1, 2)
    table.acts(do.EXPLORE[2][3], do.EXPLORE[1][4], do.EXPLORE[2][1])
    before = table.pools[0]
    table.refuses(do.EXPLORE[0][4], rule="TS-R3", saying="Bo already has that card")
    assert table.pools[0] == before


@pytest.mark.rule("TS-5.3", "TS-5.6", "TS-7.2")
def test_a_test_may_be_attempted_again_while_its_card_is_before_one(made: Made) -> None:
    table = position(made(location("pier", card("B", tests=(trial_box(9),)), card("C"))))
    table.arrives("pier", 0, 1)
    table.acts(do.ATTEMPT[0][0], do.DRAW[0], do.ATTEMPT[0][0], do.DRAW[0])
    assert table.pools[0] == 3
    table.refuses(do.ATTEMPT[1][0], rule="TS-7.1", saying="there’s no such test in front of you")


@pytest.mark.rule("TS-5.4", "TS-R16")
@pytest.mark.parametrize("profile", ["midsummer-en", "hadal-es"])
def test_what_the_wording_leaves_open_may_be_declined(made: Made, profile: str) -> None:
    for answer, holder in ((0, -1), (1, 0)):
        table = position(made(location("pier", card("B", MAY_TAKE), card("C")), items=(item(1),)), profile=profile)
        table.arrives("pier", 0, 1)
        table.refuses(do.STAND_BY[0], rule="TS-5.5", saying="a card is waiting for your answer")
        table.refuses(do.CHOOSE[0][2], rule="TS-5.4", saying="that’s not one of the answers")
        table.refuses(do.CHOOSE[1][0], rule="TS-5.4", saying="no card is asking you anything")
        table.acts(do.CHOOSE[0][answer])
        assert table.item_at == [holder]


@pytest.mark.rule("TS-5.5", "TS-R10", "TS-R16")
def test_exploring_gives_back_ones_card_takes_another_and_follows_it_at_once(made: Made) -> None:
    cards = [card("B"), card("C", TAKE_1, {"do": "take", "item": 2}), card("D"), card("E")]
    table = position(made(location("pier", *cards), items=(item(1), item(2, "yellow", {"do": "lose", "azrak": 1}))), seats=4)
    table.arrives("pier", 0, 2, 3, 1)
    assert table.item_at[0] == 3
    table.refuses(do.EXPLORE[0][0], rule="TS-R10", saying="that’s the card you’d be giving back")
    table.refuses(do.EXPLORE[0][7], rule="TS-5.5", saying="the panorama has no card I")
    table.acts(do.STAND_BY[3], do.EXPLORE[0][1])
    assert table.pools[0] == 6 - 1 - 1 - 1  # as captain, to explore, and as the yellow item says on this taking too
    assert table.state.holds[0] == 1
    table.acts(do.EXPLORE[3][0])  # with no card before one
    assert table.state.holds[3] == 0


@pytest.mark.rule("TS-5.7")
def test_standing_by_frees_the_card_and_lets_one_give_for_one_azrak(made: Made) -> None:
    token = {"id": "key", "name": text("Key")}
    steps = (TAKE_1, {"do": "take", "token": "key"})
    table = position(made(location("pier", card("B", *steps), card("C")), items=(item(1),), tokens=(token,)))
    table.arrives("pier", 0, 1)
    table.refuses(do.Give(0, 1, "item-1"), rule="TS-5.7", saying="you have a Story card in front of you; stand by first")
    table.refuses(do.STAND_BY[0], seat=1, rule="TS-2.2", saying="that’s not your agent")
    table.acts(do.STAND_BY[0], do.EXPLORE[1][0])
    table.refuses(do.STAND_BY[0], rule="TS-5.7", saying="you have no Story card to give back")
    before = table.pools[0]
    table.acts(do.Give(0, 1, "item-1"), do.Give(0, 1, "token-key"))  # one giving, one Azrak
    assert table.pools[0] == before - 1
    assert (table.item_at, table.state.token_at) == ([1], [1])
    table.refuses(do.Give(0, 1, "item-1"), rule="TS-10.2", saying="you don’t have that to give")


@pytest.mark.rule("TS-5.8", "TS-8.1")
def test_a_conflict_icon_limits_what_its_reader_may_do(made: Made) -> None:
    fight = card("B", conflict={"kind": "personal"}, tests=(trial_box(3),))
    table = position(made(location("pier", fight, card("C"), card("D"))))
    table.arrives("pier", 0, 1)
    assert table.offers(0) == [do.ATTEMPT[0][0]]
    table.refuses(do.STAND_BY[0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")
    table.refuses(do.EXPLORE[0][2], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")
    assert do.EXPLORE[1][2] in table.offers(1)


@pytest.mark.rule("TS-5.9")
def test_nobody_leaves_while_someone_has_a_card_before_them(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"))))
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[0], do.READY[0])
    table.refuses(do.READY[0], rule="TS-5.9", saying="you’ve already said so")
    assert table.step == "actions"
    table.acts(do.STAY[0])
    table.refuses(do.STAY[0], rule="TS-5.9", saying="you haven’t said you’re ready")
    table.acts(do.READY[0], do.STAND_BY[1], do.READY[1])
    assert table.step == "between"


@pytest.mark.rule("TS-5.9")
def test_whoever_is_done_at_a_place_gives_the_card_back_on_the_way(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"))))
    table.arrives("pier", 0, 1)
    table.acts(do.READY[0])
    assert do.EXPLORE[1][0] in table.state.legal(1)
    table.acts(do.READY[1])
    assert table.step == "between"


@pytest.mark.rule("TS-5.9", "TS-8.1")
def test_nobody_is_done_in_the_middle_of_a_personal_conflict(made: Made) -> None:
    fight = card("B", conflict={"kind": "personal"}, tests=(trial_box(2),))
    table = position(made(location("pier", fight, card("C"))))
    table.arrives("pier", 0, 1)
    table.refuses(do.READY[0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")


@pytest.mark.rule("TS-9.3")
def test_who_proposed_an_update_is_not_asked_about_it_but_may_take_it_back(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C")), azrak=30))
    table.arrives("pier", 0, 1)
    table.acts(do.READY[0], do.READY[1], do.UPDATE[1][0])
    assert table.state.legal(1) == []
    assert table.state.asides(1) == [do.OBJECT[1]]
    assert {do.AGREE[0], do.OBJECT[0]} <= set(table.state.legal(0))
    table.acts(do.OBJECT[1])
    assert do.UPDATE[0][0] in table.state.legal(0)


@pytest.mark.rule("TS-6.1", "TS-9.2")
def test_between_locations_things_change_hands_for_nothing_but_azrak_never_does(made: Made) -> None:
    table = position(made(location("pier", card("B", TAKE_1), card("C")), items=(item(1),)))
    table.arrives("pier", 0, 1)
    table.leaves()
    pools = table.pools[:]
    table.acts(do.Give(0, 1, "item-1"), do.Give(1, 0, "item-1"), do.Give(0, 1, "item-1"))
    assert table.pools == pools
    table.refuses(do.Give(1, 0, "azrak"), rule="TS-10.2", saying="you don’t have that to give")
    table.refuses(do.Give(1, 1, "item-1"), rule="TS-5.7", saying="you can only give that to another agent")


@pytest.mark.rule("TS-6.2")
def test_the_captaincy_passes_to_the_left_and_the_panorama_goes_away(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"))), seats=3, captain=2)
    table.arrives("pier", 0, 1, 2)
    table.leaves()
    assert table.round == 1
    table.next_round()
    assert (table.round, table.captain, table.state.location) == (2, 0, -1)
    assert table.view(0).panorama == ()
    table.refuses(do.READY[0], rule="TS-5.9", saying="not now: the Time Captain is choosing a location")


@pytest.mark.rule("TS-R9")
def test_card_a_is_taken_only_if_its_file_says_so_and_who_finds_no_card_stands_by(made: Made) -> None:
    table = position(made(location("pier", card("B")), location("hill", card("B"), a={"taken": True})), seats=2)
    table.acts(do.ChooseLocation(0, "pier"))
    assert table.offers(0) == [do.RECON[0][0]]
    table.acts(do.RECON[0][0], do.RECOUNT[0])
    assert table.step == "actions"
    assert table.state.holds[:2] == [0, -1]
    table.leaves()
    table.next_round()
    table.acts(do.ChooseLocation(1, "hill"))
    assert [slot.letter for slot in table.view(0).panorama] == ["A", "B"]


@pytest.mark.rule("TS-R10")
def test_instructions_happen_once_for_each_taking(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "lose", "azrak": 1}), card("C"))))
    table.arrives("pier", 0, 1)
    assert table.pools[:2] == [4, 6]
    table.acts(do.STAND_BY[1])
    assert table.pools[0] == 4
    table.acts(do.EXPLORE[0][1], do.EXPLORE[1][0])
    assert table.pools[:2] == [4, 5]  # both explores were free (TS-12.1)
