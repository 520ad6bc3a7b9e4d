"""The training mission, played to each of its endings, and what people who played it blind had stumbled over."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from horae import game
from horae.authoring.missions.lint import lint
from horae.core.speech import LANGUAGES, say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.mission import CardA, StoryCard
from horae.games.timestories.narration import Narrator
from horae.games.timestories.pack import TimeStoriesPack
from horae.packs.builtin import pack_folder
from horae.testkit.timestories import TimeStoriesTable

MISSION: TimeStoriesPack = game("timestories").load_pack("training")
PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")
INES, TOMAS = 0, 1
CRATES, BOAT, MAN, PYRE = DRESSER, DOG, PIPE, MIRROR = WINDOW, LAMP, OILSKINS, LOG = range(4)
BARE, CORDED = 0, 1
YES = 1
EASIER = 1
"""The second test of the window with Rosendo there, and of the keeper with the dog."""


def begun(seats: int = 2, profile: str = "", *receptacles: str) -> TimeStoriesTable:
    """Inés and Tomás (or these); Destiny adds nothing, but at the third test, where it adds one."""
    table = TimeStoriesTable.new(MISSION, seats, 1, profile=profile, destiny=(0, 0, 1, *[0] * 9))
    people = receptacles or ("ines", "tomas")
    table.acts(*(do.ChooseReceptacle(agent, who) for agent, who in enumerate(people)))
    return table.acts(do.VOLUNTEER[INES])


def at_the_jetty(table: TimeStoriesTable, can: int = BARE) -> TimeStoriesTable:
    """Inés tells the foreman how many people are aboard; Tomás takes a can."""
    table.arrives("jetty", MAN, CRATES)
    return table.acts(do.CHOOSE[INES][YES], do.CHOOSE[TOMAS][can])


def at_the_house(table: TimeStoriesTable) -> TimeStoriesTable:
    """Inés opens the drawer and finds the dog, who knows her; Tomás hears what the pipe says."""
    table.arrives("house", DRESSER, PIPE).acts(do.STAND_BY[TOMAS]).attempts(INES, support=(TOMAS,))
    return table.acts(do.EXPLORE[INES][DOG])


def moves_on(table: TimeStoriesTable) -> TimeStoriesTable:
    """An Update at no cost, then the next round."""
    table.acts(*(do.READY[agent] for agent in table.state.in_control()), do.UPDATE[INES][1])
    if table.state.proposal:
        table.acts(do.AGREE[TOMAS])
    return table.acts(do.DEAL_EVENLY[INES]).next_round()


def closes_the_window(table: TimeStoriesTable) -> TimeStoriesTable:
    """The can changes hands while the gale is faced; Tomás forces the shutters, and helps Inés with what is left."""
    thing = next(one for one in table.state.things_of(TOMAS) if one.startswith("item-"))
    table.acts(do.Give(TOMAS, INES, thing), do.READY[INES], do.READY[TOMAS])
    table.acts(do.CALL_ON[table.captain][TOMAS]).attempts(TOMAS, which=EASIER)
    table.attempts(INES, support=(TOMAS,), which=EASIER)
    assert not table.is_fighting()
    return table.azrak(3, 3)


def votes(table: TimeStoriesTable, reader: int, way: int) -> TimeStoriesTable:
    """Everybody the same; alone one person speaks for both."""
    return table.acts(*(do.VOTE[agent][reader][way] for agent in ((reader,) if table.state.solo else (INES, TOMAS))))


def ending(table: TimeStoriesTable) -> tuple[str, int]:
    result = table.state.result()
    assert result is not None
    return result.reason, result.figures["score"]


def lit(table: TimeStoriesTable) -> TimeStoriesTable:
    """From the first card to the question that the lamp's light leaves."""
    moves_on(at_the_jetty(table))
    moves_on(at_the_house(table))
    table.arrives("lamp-room", LAMP, WINDOW)
    return closes_the_window(table).attempts(INES, boosts=1)


# --- its endings ---


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("way", "reason"), [(0, "named"), (1, "gale")])
def test_the_lamp_is_lit_and_the_group_decides_what_the_log_says(profile: str, seats: int, way: int, reason: str) -> None:
    table = votes(lit(begun(seats, profile)), INES, way)
    assert ending(table) == (reason, 9)


def test_the_keeper_is_worth_a_point_more_and_the_end_says_so() -> None:
    table = moves_on(at_the_jetty(begun()))
    moves_on(at_the_house(table))
    table.arrives("lamp-room", OILSKINS, WINDOW)
    closes_the_window(table).attempts(INES, boosts=1, which=EASIER)
    assert "keeper-safe" in table.view(None).group_tokens
    table.azrak(3, 3).acts(do.EXPLORE[INES][LAMP]).attempts(INES, boosts=1)
    told = votes(table, INES, 1).last
    assert ending(table) == ("gale", 10)
    assert [event.points for event, _ in told if isinstance(event, ev.ExtraScored)] == [9, 1]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_pyre_is_a_sure_six(profile: str, seats: int) -> None:
    table = at_the_jetty(begun(seats, profile)).acts(do.EXPLORE[TOMAS][PYRE])
    assert ending(votes(table, TOMAS, 0)) == ("bonfire", 6)


@pytest.mark.parametrize("profile", PROFILES)
def test_after_the_third_bell_it_is_too_late(profile: str) -> None:
    table = begun(2, profile)
    for _ in range(3):
        moves_on(table.arrives("house", PIPE, MIRROR)) if table.state.free_updates else table.arrives("house", PIPE, MIRROR)
    table.leaves().next_round().acts(do.ChooseLocation(table.captain, "house"))
    assert ending(table)[0] == "dark"


# --- what people stumbled over ---


def test_the_pyre_and_the_lamp_ask_only_who_carries_a_can() -> None:
    table = at_the_jetty(begun()).acts(do.EXPLORE[INES][PYRE])
    assert not table.view(INES).questions
    own = table.view(INES).own[0].card
    assert own is not None
    assert "Whoever has the oil" in own.text.en


def test_sea_water_does_not_burn() -> None:
    table = at_the_jetty(begun(), CORDED).acts(do.EXPLORE[TOMAS][PYRE])
    told = table.acts(do.CHOOSE[TOMAS][YES]).last
    assert any(isinstance(event, ev.PassageSaid) and "sea water" in event.text.en for event, _ in told)
    assert table.state.result() is None


def test_the_lamp_is_tried_card_in_hand_as_soon_as_the_window_is_shut() -> None:
    table = moves_on(at_the_jetty(begun()))
    moves_on(at_the_house(table))
    table.arrives("lamp-room", LAMP, WINDOW)
    assert do.ATTEMPT[INES][0] not in table.state.legal(INES)
    closes_the_window(table)
    assert do.ATTEMPT[INES][0] in table.state.legal(INES)


def test_what_was_won_is_offered_no_more() -> None:
    table = moves_on(at_the_jetty(begun()))
    at_the_house(table).azrak(3, 3).acts(do.STAND_BY[INES], do.EXPLORE[TOMAS][DRESSER])
    assert not [move for move in table.state.legal(TOMAS) if isinstance(move, do.Attempt)]
    table.acts(do.STAND_BY[TOMAS], do.EXPLORE[INES][MIRROR])
    drawn = [event for event, _ in table.last if isinstance(event, ev.MysteryDrawn)]
    table.acts(do.STAND_BY[INES])
    again = table.acts(do.EXPLORE[TOMAS][MIRROR]).last
    assert (len(drawn), [event for event, _ in again if isinstance(event, ev.MysteryDrawn)]) == (1, [])


def test_the_letter_is_read_once_and_differently_by_each() -> None:
    said = {}
    for reader in ("ines", "tomas", "brigida", "nuno"):
        other = "nuno" if reader != "nuno" else "ines"
        table = begun(2, "", reader, other).arrives("jetty", BOAT, PYRE)
        told = table.acts(do.CHOOSE[0][YES]).last
        texts = [event.text for event, _ in told if isinstance(event, ev.CardRead)]
        said[reader] = texts[-1].en
        table.acts(do.STAND_BY[0], do.EXPLORE[1][BOAT])
        assert not any(own.question for own in table.view(1).own)
    assert len(set(said.values())) == 4


@pytest.mark.rule("TS-4.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_tells_what_a_place_looks_like_and_which_bell_it_was(language: str) -> None:
    table = begun()
    narrator = Narrator(MISSION, table.view(None))
    told = table.acts(do.ChooseLocation(table.captain, "jetty")).last
    words = [say(phrase, language) for phrase in (narrator.tell(event) for event, _ in told) if phrase is not None]
    place = next(one for one in MISSION.parts.locations if one.id == "jetty").a
    first = place.passages[0].text[language]
    assert any(place.text[language].replace("**", "") in line and first in line for line in words)


def test_no_power_and_no_equipment_counts_nowhere() -> None:
    for person in MISSION.parts.receptacles:
        for card in (person.power, person.equipment):
            assert card is not None
            assert all(ability.then for ability in card.abilities)


def test_rules_are_told_in_the_margin_of_cards_and_never_in_their_story() -> None:
    for place in MISSION.parts.locations:
        for part in (place.a, *place.panorama):
            assert isinstance(part, CardA | StoryCard)
            rules = ("A test", "green Item", "Destiny card", "Vortex", "Time Captain")
            assert not [words for words in rules if words in part.text.en]
    margins = [card.margin for place in MISSION.parts.locations for card in place.panorama]
    assert sum(margin is not None for margin in margins) >= 8


# --- what people who played it blind asked for ---


def card_of(table: TimeStoriesTable, agent: int) -> str:
    """What lies before this agent, as they read it."""
    card = table.view(agent).own[0].card
    assert card is not None
    return card.text.en


def difficulties(table: TimeStoriesTable, agent: int) -> list[int]:
    """Of the tests that this agent may attempt on the card before them."""
    card = table.view(agent).own[0].card
    assert card is not None
    legal = table.state.legal(agent)
    return [face.difficulty for face in card.tests if do.ATTEMPT[agent][face.number] in legal]


def said(table: TimeStoriesTable) -> str:
    """What was read aloud at the last step."""
    return " ".join(event.text.en for event, _ in table.last if isinstance(event, ev.PassageSaid))


def test_no_card_says_outright_which_can_is_bad_and_the_man_who_ties_the_cord_lies() -> None:
    folder = pack_folder("timestories", "training").root
    written = "".join((folder / name).read_text("utf-8") for name in ("locations.yaml", "items.yaml", "receptacles.yaml"))
    for outright in ("CORD IS SEA WATER", "cans with the cord", "touch the one with the cord"):
        assert outright not in written
    assert "I mark the good ones myself" in card_of(begun().arrives("jetty", MAN, CRATES), INES)


def test_the_clue_map_holds(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    shutil.copytree(str(pack_folder("timestories", "training").root), folder)
    shutil.copytree(Path(__file__).parents[2] / "missions/training/writers", folder / "writers")
    assert not lint(str(folder)).findings


def test_who_stays_away_from_the_foreman_until_the_second_bell_pays_more_to_be_heard() -> None:
    early = begun().arrives("jetty", MAN, CRATES).acts(do.CHOOSE[INES][YES])
    late = moves_on(begun().arrives("house", PIPE, MIRROR)).arrives("jetty", MAN, CRATES)
    before = late.pools[INES]
    late.acts(do.CHOOSE[INES][YES])
    assert (early.pools[INES], before - late.pools[INES]) == (1, 2)


def test_the_dog_is_harder_to_win_at_the_second_bell() -> None:
    early = begun().arrives("house", DRESSER, DOG)
    late = moves_on(begun().arrives("jetty", PYRE, CRATES).acts(do.CHOOSE[TOMAS][BARE])).arrives("house", DRESSER, DOG)
    assert difficulties(early, TOMAS) == [2]
    assert difficulties(late, TOMAS) == [3]


def test_the_foreman_has_no_cord_once_he_has_thrown_it_away() -> None:
    table = at_the_jetty(begun()).acts(do.STAND_BY[INES], do.EXPLORE[TOMAS][MAN])
    assert "cord" not in card_of(table, TOMAS)


def test_the_telegraphist_wins_time_for_everyone() -> None:
    table = at_the_jetty(begun())
    before = table.state.free_updates
    table.acts(do.UseAbility(TOMAS, "tomas-fist"))
    assert table.state.free_updates == before + 1


def test_the_can_is_gone_once_the_lamp_is_filled() -> None:
    table = lit(begun())
    assert not [thing for agent in (INES, TOMAS) for thing in table.state.things_of(agent) if thing.startswith("item-")]


@pytest.mark.parametrize(
    ("way", "ines", "tomas"), [(0, "lent the key", "both wires"), (1, "sails next morning", "feeds it to the lamp")]
)
def test_the_end_tells_what_became_of_those_who_were_there_and_of_nobody_else(way: int, ines: str, tomas: str) -> None:
    table = votes(lit(begun()), INES, way)
    assert ines in said(table)
    assert tomas in said(table)
    assert "Brígida" not in said(table)
    assert "Nuño" not in said(table)


def test_the_fisherman_stands_at_his_pyre_where_nobody_inhabits_him() -> None:
    assert "the sea like a plate" in card_of(begun().arrives("jetty", PYRE, CRATES), INES)
    assert "You build it yourself" in card_of(begun(2, "", "nuno", "ines").arrives("jetty", PYRE, CRATES), 0)
