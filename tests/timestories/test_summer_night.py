"""The mission of a whole evening that comes with the game: its size, its clue map, how it is found, and that its story
remembers what was read, taken, called and found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from horae import game
from horae.authoring.missions.clues import check_clues, clue_map
from horae.games.timestories import actions as do
from horae.games.timestories.instructions import note_passages
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import ON_TABLE
from horae.games.timestories.vocabulary import Take
from horae.packs.builtin import pack_folder
from horae.testkit.timestories import TimeStoriesTable, position

MISSION: TimeStoriesPack = game("timestories").load_pack("summer-night")


def test_it_has_the_published_number_of_cards() -> None:
    parts = MISSION.parts
    places = sum(1 + len(place.panorama) + len(place.reserve) for place in parts.locations)
    story = 2 + len(parts.head.sealed) + len(parts.prologue) + len(parts.receptacles) + places + len(parts.mysteries)
    common = len(parts.maps) + len(parts.head.destiny) + len(parts.items)
    personal = sum(2 + len(one.interactions) for one in parts.receptacles)
    assert (story, common, personal) == (107, 60, 60)  # two are the order with the Return, and the round's reference
    assert parts.head.azrak == 26


def test_the_clue_map_holds(tmp_path: Path) -> None:
    """What else lint says of the mission is held by the tests of its command, and takes several times as long."""
    folder = tmp_path / "summer-night"
    shutil.copytree(str(pack_folder("timestories", "summer-night").root), folder)
    shutil.copytree(Path(__file__).parents[2] / "missions/summer-night/writers", folder / "writers")
    found = clue_map(pack_folder("timestories", str(folder)))
    assert found is not None
    assert not list(check_clues(MISSION, found[1]))


def test_it_stands_on_the_shelf_behind_the_one_to_begin_with() -> None:
    assert list(game("timestories").packs()) == ["training", "summer-night"]


# --- nothing comes twice or rises from the dead ---


def night(
    *tokens: str, seats: int = 2, read: tuple[str, ...] = (), items: tuple[int, ...] = (), **counters: int
) -> TimeStoriesTable:
    """The mission at its first choice of a place, with these tokens taken, cards read and items held, every place open."""
    table = position(MISSION, seats)
    state = table.state
    names = MISSION.names
    for token in tokens:
        state.token_at[names.copies[names.tokens[token]][0]] = ON_TABLE
    for number in items:
        state.item_at[names.items[number]] = 0
    for card in read:
        state.read |= 1 << MISSION.card_index[card]
    told = list(state.counters)
    for name, value in counters.items():
        told[names.counters[name]] = value
    state.counters = tuple(told)
    state.opened = (1 << len(MISSION.places)) - 1
    table.check()
    return table


def words(table: TimeStoriesTable, card: str, agent: int = 0) -> str:
    """What that agent would read on a card now, in English."""
    face = MISSION.cards[MISSION.card_index[card]]
    note_passages(table.state, agent, face)
    return table.state.text_for(face, agent).en


def lies(table: TimeStoriesTable, place: str) -> set[str]:
    """The cards that lie at a place after the group has come there."""
    table.acts(do.ChooseLocation(table.state.captain, place))
    number = next(at for at, one in enumerate(MISSION.places) if one.id == place)
    return {MISSION.cards[card].id for card in table.state.layouts[number]}


def test_the_landlord_makes_no_last_offer_once_he_is_home() -> None:
    for tokens, offers in ((("counted",), True), (("counted", "landlord-home"), False)):
        table = night(*tokens)
        state = table.state
        state.countdowns = tuple(
            1 if one.id == "first-bird" else left for one, left in zip(MISSION.countdowns, state.countdowns, strict=True)
        )
        table.acts(do.ChooseLocation(state.captain, "meadow"))
        assert ("rubber stamp" in repr(table.view(0).questions)) == offers


def test_the_head_of_the_table_is_empty_once_the_landlord_is_home() -> None:
    there, gone = night(), night("landlord-home")
    assert "dips his pen" in words(there, "court-a")
    assert "dips his pen" not in words(gone, "court-a")
    assert "The **chair** at the head is empty." in words(gone, "court-a")


def test_a_child_who_went_home_hides_nowhere_any_more() -> None:
    hiding = ("school-b", "meadow-b", "pool-c")
    for found, hides in ((2, True), (3, False)):
        for place, card in (("school", "school-h"), ("meadow", "meadow-h"), ("pool", "pool-c")):
            table = night(read=hiding, button=found)
            number = next(at for at, one in enumerate(MISSION.places) if one.id == place)
            table.state.visits[number] = 1
            table.check()
            assert (card in lies(table, place)) == hides
        assert ("It’s breathing" in words(night(button=found), "mystery-7")) == hides


def test_who_was_called_home_walks_no_bank_and_waits_at_no_ford() -> None:
    assert "pool-d" in lies(night("moon-up"), "pool")
    assert "mill-g" in lies(night("moon-up"), "mill")
    for home in ("candela-home", "landlord-home"):
        assert "pool-d" not in lies(night("moon-up", home), "pool")
        assert "mill-g" not in lies(night("moon-up", home), "mill")


def test_a_card_that_was_read_says_something_else_the_second_time() -> None:
    """Every card that can be explored again, for the same reader."""
    cards = {
        f"{place.id}-{card.letter.lower()}": card
        for place in MISSION.parts.locations
        for card in place.panorama + place.reserve
    }
    same = set()
    for name, card in cards.items():
        items = tuple(f"item-{step.item}" for step in card.steps if isinstance(step, Take) and step.item is not None)
        if words(night(), name) == words(night(read=(name, *items)), name):
            same.add(name)
    assert same == SAME


SAME = {"hedge-e", "inn-c"}
"""What is fought as soon as it is read, and replaced; and the plate, which whoever reads of it eats or has left laid."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sabina_counts_a_hand_of_five_with_any_number_of_receptacles(seats: int) -> None:
    said = words(night("moon-up", seats=seats), "clearing-b")
    assert {2: "“Two of the Hand, and two more", 3: "“Three of the Hand, and one finger", 4: "“Four,” she says."}[seats] in said


def test_vera_is_met_at_the_mill_where_nobody_inhabits_her_and_she_was_called() -> None:
    assert "barefoot, stands Vera" in words(night(lost=2), "mill-a")
    assert "Vera" not in words(night(lost=5), "mill-a")


def test_the_score_is_ten_and_a_line_for_each_call() -> None:
    table = MISSION.parts.head.mission_return
    assert {one.score for one in table.outcomes if one.won} == {10, 7}
    told = {one.text.en: one.points for one in table.extras}
    assert told["You called Candela, nineteen years late."] == 4
    assert told["You called the Landlord by his name, and his house with him."] == 2


def test_the_shadow_in_the_photograph_is_told_by_its_picture_and_by_the_engineer_alone() -> None:
    held = night(items=(5,))
    assert "shadow" not in words(held, "item-5") + words(held, "school-c")
    engineer = next(
        card for place in MISSION.parts.locations if place.id == "school" for card in place.panorama if card.letter == "D"
    )
    assert "Thirty-two shadows" in repr(engineer.steps)


def test_half_the_interactions_do_something() -> None:
    all_of_them = [one for person in MISSION.parts.receptacles for one in person.interactions]
    assert 2 * sum(bool(one.steps) for one in all_of_them) >= len(all_of_them)


def test_the_village_takes_the_hand_for_strangers_once_the_mist_has_come_so_far() -> None:
    for place in ("inn", "tower", "school", "mill"):
        assert "which house you’re from" not in words(night(mist=2), f"{place}-a")
        assert "which house you’re from" in words(night(mist=3), f"{place}-a")


def test_the_landlord_is_not_called_across_a_fire_for_one() -> None:
    assert "You won’t call me across that" in words(night("fire-lit", fire=1), "court-e")
    assert "You won’t call me across that" not in words(night("fire-lit", fire=2), "court-e")
