"""TS-1 to TS-3: the frame, receptacles, setting up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import BadSetup, for_seat
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.missionlog import MissionLogEntry
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.profiles import profiles
from horae.testkit.timestories import FOUR, GAME, TimeStoriesTable, card, item, location, position, receptacle, text, trial_box

Made = Callable[..., TimeStoriesPack]
TAKE_1 = {"do": "take", "item": 1}


@pytest.mark.rule("TS-1.1")
def test_one_person_plays_two_receptacles_and_skips_telepathy(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"))), seats=1)
    assert table.state.n == 2
    table.arrives("pier", 0, 1)
    assert table.step == "actions"
    table.waits_for(0)
    table.acts(do.STAND_BY[0], do.STAND_BY[1])


@pytest.mark.rule("TS-1.1", "TS-2.2")
def test_nobody_acts_for_anothers_agent(made: Made) -> None:
    table = position(made(location("pier", card("B"))), seats=3)
    table.refuses(do.ChooseLocation(0, "pier"), seat=1, rule="TS-2.2", saying="that’s not your agent")
    with pytest.raises(BadSetup):
        GAME.new(5, 1, pack=table.state.pack)


@pytest.mark.rule("TS-1.2")
def test_an_update_waits_until_all_agree_and_one_objection_drops_it(made: Made) -> None:
    table = position(made(location("pier", card("B"), card("C"), card("D"))), seats=3)
    table.arrives("pier", 0, 1, 2)
    table.leaves()
    table.acts(do.UPDATE[0][0])
    table.waits_for(1, 2)
    table.refuses(do.READY[1], rule="TS-1.2", saying="Ada has proposed something: agree or object first")
    table.acts(do.AGREE[1])
    table.refuses(do.AGREE[1], rule="TS-1.2", saying="you’ve already agreed")
    table.acts(do.OBJECT[2])
    assert table.step == "between"
    assert table.returned == 0
    table.refuses(do.AGREE[1], rule="TS-1.2", saying="nothing has been proposed")


@pytest.mark.rule("TS-1.3")
def test_the_second_story_deck_stays_closed_until_the_mission_opens_it(made: Made) -> None:
    pack = made(location("pier", card("B", {"do": "open_deck"})), location("below", card("B"), deck=2))
    table = position(pack, profile="hadal-es")
    table.refuses(do.ChooseLocation(0, "below"), rule="TS-4.1", saying="you can’t visit “below” right now")
    table.arrives("pier", 0)
    table.leaves()
    table.next_round()
    assert do.ChooseLocation(1, "below") in table.offers(1)


@pytest.mark.rule("TS-1.3")
def test_the_profiles_know_the_size_of_the_published_missions() -> None:
    sizes = {name: (p.mission.story, p.mission.common, p.mission.personal, p.mission.azrak) for name, p in profiles().items()}
    assert sizes == {
        "midsummer-en": (107, 60, 60, 26),
        "midsummer-es": (107, 60, 60, 26),
        "hadal-es": (110, 60, 59, 32),
    }


@pytest.mark.rule("TS-1.4")
def test_the_experience_icon_changes_nothing_and_the_log_keeps_names_and_score(made: Made) -> None:
    table = position(made(location("pier", card("B", experience=True))))
    table.arrives("end", 0)
    result = table.state.result()
    assert result is not None
    entry = MissionLogEntry.of(table.state.pack, result, ("Ana", "Luis"), "2030-05-01T20:00:00Z")
    assert (entry.names, entry.score, entry.outcome, entry.when) == (("Ana", "Luis"), 10, "done", "2030-05-01T20:00:00Z")
    ending = table.state.pack.head.mission_return.outcomes[0].text
    assert (entry.profile, entry.azrak_on_return, entry.ending) == ("midsummer-en", 0, ending)
    assert [(say(name, "en"), say(words, "en")) for name, words in entry.lines()][2:5] == [
        ("Agents", "Ana and Luis"),
        ("Date", "2030-05-01T20:00:00Z"),
        ("Mission Return", ending.en),
    ]


@pytest.mark.rule("TS-2.1")
def test_receptacle_cards_are_open_to_all_and_attributes_are_the_profiles(made: Made) -> None:
    pack = made(location("pier", card("B")))
    names = {name: tuple(a.id for a in p.attributes) for name, p in profiles().items()}
    assert names["midsummer-en"] == names["midsummer-es"] == ("cunning", "smooth-talk", "strength")
    assert names["hadal-es"] == ("technology", "dexterity", "strength")
    seen = position(pack).view(None).agents[1]
    assert (seen.receptacle, seen.attributes, seen.level) == ("bo", (2, 2, 2), 6)
    assert seen.back_story is not None


ABILITY = {"id": "wink", "name": text("Wink"), "text": text("+1"), "moment": "test", "then": [{"do": "bonus", "value": 1}]}
RUN = {"id": "run", "name": text("Run"), "text": text("gain"), "then": [{"do": "gain", "azrak": 1}], "azrak": 0}


def with_abilities() -> tuple[dict[str, object], ...]:
    shown = {"name": text("Power"), "text": text("A power"), "abilities": [{**ABILITY, "magick": 2}]}
    kit = {"name": text("Kit"), "text": text("Equipment"), "abilities": [{**ABILITY, "id": "torch", "azrak": 1}]}
    return (receptacle("ada", power=shown, equipment=kit, talents=[RUN]), *FOUR[1:])


@pytest.mark.rule("TS-2.1", "TS-2.2")
def test_a_power_is_used_in_midsummer_and_equipment_and_talents_in_hadal(made: Made) -> None:
    pack = made(location("pier", card("B", tests=(trial_box(3),)), card("C")), receptacles=with_abilities())
    table = position(pack, profile="midsummer-en")
    table.arrives("pier", 0, 1)
    table.refuses(
        do.UseAbility(0, "wink"), rule="TS-2.2", saying="that ability is for when you’re boosting a test of your own"
    )  # only in a test
    table.acts(do.ATTEMPT[0][0], do.UseAbility(0, "wink"))
    assert table.state.magick[0] == 3
    test = table.state.tests[0]
    assert test is not None
    assert test.value == 3
    table.refuses(do.UseAbility(0, "wink"), rule="TS-2.2", saying="“Wink” has already been used")  # once a round
    table.refuses(do.UseAbility(0, "torch"), rule="TS-2.2", saying="you don’t have that ability here")
    deep = position(pack, profile="hadal-es")
    deep.arrives("pier", 0, 1)
    deep.refuses(do.UseAbility(0, "wink"), rule="TS-2.2", saying="you don’t have that ability here")
    deep.refuses(do.UseAbility(1, "run"), rule="TS-2.2", saying="you don’t have that ability here")  # never lent
    deep.acts(do.UseAbility(0, "run"), do.ATTEMPT[0][0], do.UseAbility(0, "torch"))


@pytest.mark.rule("TS-2.2", "TS-11.1")
def test_an_interaction_and_a_recall_are_read_by_their_owner_alone(made: Made) -> None:
    readers = tuple(
        receptacle(name, interactions=[{"number": 1, "text": text(f"{name} remembers")}]) for name in ("ada", "bo", "cy", "dee")
    )
    pack = made(
        location("pier", card("B", {"do": "read", "interaction": 1}, {"do": "read", "recall": True}), card("C")),
        receptacles=readers,
    )
    table = position(pack)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[0])
    told = table.acts(do.RECOUNT[1]).last
    own = [e.card for e in for_seat(told, 0) if isinstance(e, ev.CardRead)]
    assert own == ["ada-1", "ada-recall"]
    assert not [e for e in for_seat(told, 1) if isinstance(e, ev.CardRead)]
    assert {face.id for face in table.view(0).own[0].read} == {"ada-1", "ada-recall"}
    assert "remembers" not in repr(table.view(1))


@pytest.mark.rule("TS-2.3")
def test_what_happens_may_depend_on_who_reads(made: Made) -> None:
    step = {"do": "if", "when": {"kind": "is", "any_of": ["bo"]}, "then": [TAKE_1], "else": [{"do": "lose", "azrak": 1}]}
    pack = made(location("pier", card("B", step, for_reader={"bo": text("You know him.")}), card("C")), items=(item(1),))
    table = position(pack)
    table.arrives("pier", 1, 0)
    assert table.item_at == [1]
    own = table.view(1).own[0].card
    assert own is not None
    assert "You know him." in own.text.en
    other = position(pack)
    other.arrives("pier", 0, 1)
    assert other.item_at == [-1]
    assert other.pools[0] == 4


@pytest.mark.rule("TS-2.4")
def test_a_receptacle_that_takes_itself_back_is_out_until_between_locations(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "regain_control"}), card("C"))))
    table.arrives("pier", 0, 1)
    assert table.status(0) == "ejected"
    assert table.pools[0] == 5
    table.acts(do.STAND_BY[1], do.READY[1])
    assert table.status(0) == "in_control"


@pytest.mark.rule("TS-3.1")
def test_a_receptacle_is_chosen_once_and_by_one_person(made: Made) -> None:
    table = TimeStoriesTable.new(made(location("pier", card("B"))))
    table.acts(do.ChooseReceptacle(1, "ada"))
    table.refuses(do.ChooseReceptacle(0, "ada"), rule="TS-3.1", saying="somebody else has chosen that receptacle")
    table.refuses(do.ChooseReceptacle(1, "bo"), rule="TS-3.1", saying="you’ve already chosen your receptacle")
    table.refuses(do.ChooseReceptacle(0, "zoe"), rule="TS-3.1", saying="this mission has no receptacle “zoe”")
    assert table.view(None).order.en == "Order"
    assert table.view(None).mission_return.en == "Return"


@pytest.mark.rule("TS-3.1", "TS-R7")
def test_what_an_absent_receptacle_leaves_is_held_by_whom_the_group_chooses(made: Made) -> None:
    tokens = ({"id": "u", "name": text("U")}, {"id": "flag", "name": text("Flag"), "shape": "hexagonal"})
    absences = [
        {"receptacle": "dee", "item": 1},
        {"receptacle": "cy", "token": "u"},
        {"receptacle": "cy", "token": "flag"},
        {"receptacle": "ada", "item": 2},
    ]
    pack = made(location("pier", card("B")), items=(item(1), item(2)), tokens=tokens, absences=absences)
    table = TimeStoriesTable.new(pack)
    table.takes_receptacles()
    assert table.view(None).left_things == ("item-1", "token-u")
    assert table.view(None).group_tokens == ("flag",)
    table.acts(do.VOLUNTEER[1], do.VOLUNTEER[0])
    assert table.item_at == [1, -1]
    assert table.state.token_at[0] == 0
    assert table.step == "naming"


@pytest.mark.rule("TS-3.2", "TS-R5")
@pytest.mark.parametrize(("seats", "vortex"), [(1, 12), (2, 12), (3, 6), (4, 0)])
def test_azrak_that_no_receptacle_starts_with_lies_in_the_vortex(made: Made, seats: int, vortex: int) -> None:
    table = position(made(location("pier", card("B"))), seats=seats)
    assert table.vortex == vortex
    assert table.pools[: table.state.n] == [6] * table.state.n


@pytest.mark.rule("TS-R5", "TS-3.2")
def test_with_four_the_vortex_starts_with_what_the_levels_leave(made: Made) -> None:
    assert position(made(location("pier", card("B")), azrak=26), seats=4).vortex == 2


@pytest.mark.rule("TS-3.3")
def test_of_a_sealed_card_only_the_back_shows_until_it_is_turned(made: Made) -> None:
    sealed = [{"id": "moon", "back": text("A pale back"), "text": text("The moon speaks"), "steps": [TAKE_1]}]
    pack = made(location("pier", card("B", {"do": "turn", "card": "moon"})), sealed=sealed, items=(item(1),))
    table = position(pack)
    assert table.view(0).sealed[0].back.en == "A pale back"
    assert "The moon speaks" not in repr(table.view(0))
    table.arrives("pier", 0)
    assert "The moon speaks" in repr(table.view(1))
    assert table.item_at == [0]


@pytest.mark.rule("TS-3.3", "TS-3.6")
def test_the_prologue_is_read_to_all_costs_nothing_and_can_be_looked_at_later(made: Made) -> None:
    pack = made(location("pier", card("B")), prologue=({"text": text("One")}, {"text": text("Two")}))
    table = TimeStoriesTable.new(pack)
    table.takes_receptacles()
    told = table.acts(do.VOLUNTEER[0]).last
    read = next(e for e in for_seat(told, None) if isinstance(e, ev.PrologueRead))
    assert [words.en for words in read.texts] == ["One", "Two"]
    assert table.pools[:2] == [6, 6]
    table.arrives("pier", 0)
    assert [words.en for words in table.view(1).prologue] == ["One", "Two"]


@pytest.mark.rule("TS-3.4", "TS-12.1", "TS-12.2", "TS-12.3", "TS-R5")
@pytest.mark.parametrize(("seats", "magick"), [(2, 5), (3, 4), (4, 3)])
def test_magick_depends_on_the_number_of_receptacles(made: Made, seats: int, magick: int) -> None:
    pack = made(location("pier", card("B")))
    assert position(pack, seats, "midsummer-es").state.magick[0] == magick
    assert position(pack, seats, "hadal-es").state.magick[0] == 0


@pytest.mark.rule("TS-3.4")
def test_destiny_is_shuffled_face_down_and_maps_lie_open(made: Made) -> None:
    pack = made(location("pier", card("B")), destiny=[-2, -1, 0, 0, 1, 2])
    orders = {position(pack, seed=seed).state.destiny for seed in range(12)}
    assert len(orders) > 1
    assert all(sorted(order) == [-2, -1, 0, 0, 1, 2] for order in orders)
    view = position(pack).view(0)
    assert {place.id for place in view.locations} == {"pier", "end"}
    assert view.discards == ()


@pytest.mark.rule("TS-3.5")
def test_whoever_volunteers_is_the_first_captain_and_follows_the_first_card(made: Made) -> None:
    pack = made(location("pier", card("B")), prologue=({"text": text("One"), "steps": [TAKE_1]},), items=(item(1),))
    table = position(pack, captain=1)
    assert table.captain == 1
    assert table.item_at == [1]
    table.refuses(do.VOLUNTEER[0], rule="TS-3.5", saying="not now: the Time Captain is choosing a location")


@pytest.mark.rule("TS-R6", "TS-1.1")
def test_alone_the_captaincy_alternates_in_midsummer_and_is_picked_in_hadal(made: Made) -> None:
    pack = made(location("pier", card("B"), card("C")))
    for profile, picked in (("midsummer-en", False), ("hadal-es", True)):
        table = position(pack, seats=1, profile=profile)
        table.arrives("pier", 0, 1)
        table.leaves()
        table.next_round()
        if picked:
            assert table.step == "naming"
            table.acts(do.VOLUNTEER[0])
            assert (table.step, table.captain) == ("captain", 0)
        else:
            assert (table.step, table.captain) == ("captain", 1)


@pytest.mark.rule("TS-1.3")
def test_a_profile_that_the_mission_does_not_have_is_refused(made: Made) -> None:
    pack = made(location("pier", card("B")), profiles=["midsummer-en"])
    with pytest.raises(BadSetup) as caught:
        GAME.new(2, 1, {"profile": "hadal-es"}, pack)
    assert "hadal-es" in caught.value.say("es")
