"""What the table tells and shows of what happened: what was read, lost and spent, and how a score adds up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from horae import game
from horae.core.game import Event, for_seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import stakes
from horae.games.timestories.ending import finish
from horae.games.timestories.narration import Narrator
from horae.games.timestories.open_content import content_of
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView
from horae.spoken.timestories_reading import MissionWords, part_lines, plain_board
from horae.spoken.voice import Voice
from horae.testkit.random_play import GameSetup, play_on
from horae.testkit.timestories import (
    END,
    GAME,
    TimeStoriesTable,
    card,
    counter,
    item,
    location,
    position,
    text,
    trial_box,
)

Made = Callable[..., TimeStoriesPack]
ROOT = Path(__file__).parents[2]
MOVE = {"do": "move", "location": "quay"}
QUAY = location("quay", card("B"), card("C"), card("D"), opened=False)


def words(table: TimeStoriesTable, language: str = "en", seat: int | None = None) -> list[str]:
    """What the last doing tells a seat, line by line."""
    narrator = Narrator(table.state.pack, table.view(seat))
    told = [narrator.tell(event) for event in for_seat(table.last, seat)]
    return [say(phrase, language) for phrase in told if phrase is not None]


def board(table: TimeStoriesTable, language: str = "en", seat: int = 0) -> list[str]:
    return plain_board(MissionWords(table.state.pack, table.view(seat), voice(table, language)))


def voice(table: TimeStoriesTable, language: str = "en") -> Voice:
    return Voice(language, ("Ana", "Luis", "Eva", "Juan")[: table.state.seat_count])


# --- moving ---


@pytest.mark.rule("TS-R17")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_card_that_takes_the_group_away_can_be_read_until_its_readers_next_doing(made: Made, seats: int) -> None:
    table = position(made(location("pier", card("B", MOVE), card("C")), QUAY), seats)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    if seats > 1:
        table.acts(do.RECOUNT[0], do.RECOUNT[1])
    assert table.view(0).location == "quay"
    carried = table.view(0).own[0].carried
    assert carried is not None
    assert carried.text.en == "card B"
    assert any("card B" in line for line in board(table))
    assert "card B" not in repr(table.view(1).own) if seats > 1 else True
    table.acts(do.RECON[0][0])
    assert table.view(0).own[0].carried is None


@pytest.mark.rule("TS-R17", "TS-5.5")
def test_a_card_that_is_explored_and_takes_the_group_away_can_be_read(made: Made) -> None:
    table = position(made(location("pier", card("B", MOVE, tests=(trial_box(),)), card("C"), card("D")), QUAY))
    table.arrives("pier", 1, 2).acts(do.STAND_BY[0], do.EXPLORE[0][0])
    own = table.view(0).own[0]
    assert own.carried is not None
    assert (own.carried.text.en, own.carried.tests) == ("card B", ())
    assert [one.carried.text.en for one in table.view(1).own if one.carried] == ["card D"]  # who was reading may finish
    assert table.view(None).own == ()


@pytest.mark.rule("TS-R17")
def test_it_is_said_that_the_way_costs_nothing(made: Made) -> None:
    table = position(made(location("pier", card("B", MOVE), card("C")), QUAY), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    assert any("free" in line for line in words(table))
    assert any("coste" in line for line in words(table, "es"))


# --- absences ---


@pytest.mark.rule("TS-R7", "TS-10.2", "TS-3.1")
def test_a_white_item_of_an_absent_receptacle_is_read_aloud_and_followed(made: Made) -> None:
    white = item(1, "white", {"do": "lose", "azrak": 1}, {"do": "count", "counter": "omens", "by": 1})
    absences = [{"receptacle": "dee", "item": 1}, {"receptacle": "ada", "item": 1}]
    pack = made(location("pier", card("B")), items=(white,), counters=(counter("omens"),), absences=absences)
    table = position(pack, captain=1)
    assert table.state.counters == (1,)
    assert table.pools[:2] == [6, 5]
    assert "Bo reads: text of item 1" in words(table)
    assert "Bo takes Item 1 (white)." in words(table)
    assert [face.number for face in table.view(None).table_items] == [1]
    assert "item-1" in table.view(None).read


# --- Azrak that cards move ---


@pytest.mark.rule("TS-9.1")
def test_azrak_that_a_card_takes_or_gives_is_told_with_where_it_comes_from(made: Made) -> None:
    steps = (
        {"do": "lose", "azrak": 2, "who": "everyone"},
        {"do": "gain", "azrak": 1, "from": "return"},
        {"do": "spend", "azrak": 1},
    )
    table = position(made(location("pier", card("B", *steps), card("C"))), 1)
    table.azrak(6, 6, returned=2).acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    told = words(table)
    assert "Ada loses 2 Azrak: 3 left." in told
    assert "Bo loses 2 Azrak: 4 left." in told
    assert "Ada gains 1 Azrak from the Mission Return." in told
    assert "Ada pays 1 Azrak: 3 left." in told
    assert "Ada (es) pierde 2 Azrak; le quedan 3." in words(table, "es")


@pytest.mark.rule("TS-10.3", "TS-9.9")
def test_azrak_that_is_covered_or_taken_back_is_told(made: Made) -> None:
    pay = {"do": "spend", "azrak": 9, "by": "group"}
    table = position(made(location("pier", card("B", {"do": "cover", "location": "pier"}, pay), card("C"))), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    assert any("goes to the Vortex" in line for line in words(table))
    table.acts(do.PLEDGE[0][0])
    table.azrak(0, 0)
    table.acts(do.DECLINE[0][0])
    assert any("takes back what they put in" in line for line in words(table))


def test_what_paid_for_a_doing_that_is_told_is_not_told_twice(made: Made) -> None:
    table = position(made(location("pier", card("B", tests=(trial_box(),)), card("C"))), 1)
    table.arrives("pier", 0, 1).acts(do.ATTEMPT[0][0])
    assert len(words(table)) == 1


# --- maps ---


@pytest.mark.rule("TS-1.3", "TS-3.4")
def test_the_map_of_the_second_deck_lies_open_once_that_deck_does(made: Made) -> None:
    maps = ({"id": "map", "text": text("The coast")}, {"id": "deep", "text": text("The abyss")})
    below = location("below", card("B"), deck=2, opened=True) | {"map": "deep"}
    pack = made(location("pier", card("B", {"do": "open_deck"}), card("C")), below, maps=maps, profiles=["hadal-es"])
    table = position(pack, profile="hadal-es")
    assert [one.text.en for one in content_of(pack).maps] == ["The coast"]
    assert "abyss" not in repr(table.view(0))
    table.arrives("pier", 0, 1)
    assert [face.text.en for face in table.view(1).maps] == ["The coast", "The abyss"]


# --- conflicts ---


@pytest.mark.rule("TS-8.1", "TS-7.2")
def test_nobody_waits_for_the_support_of_who_must_resolve_a_personal_conflict(made: Made) -> None:
    dog = item(1, "green", tests=(trial_box(2),), conflict={"kind": "personal"})
    bite = card("B", {"do": "take", "item": 1, "who": "bo"}, tests=(trial_box(3),))
    table = position(made(location("pier", bite, card("C"), card("D")), items=(dog,))).arrives("pier", 1, 2)
    table.acts(do.STAND_BY[0], do.STAND_BY[1], do.EXPLORE[0][0])
    assert table.in_conflict() == [1]
    table.acts(do.ATTEMPT[0][0])
    assert do.ASK_SUPPORT[0] not in table.offers(0)
    table.refuses(
        do.ASK_SUPPORT[0], rule="TS-7.2", saying="nobody can support you right now: Bo has a conflict to get through first"
    )
    table.acts(do.DRAW[0])
    table.acts(do.ATTEMPT[1][0], do.DRAW[1])
    assert table.in_conflict() == []


@pytest.mark.rule("TS-8.1")
def test_who_comes_into_a_personal_conflict_while_a_test_asks_for_support_is_told_why_they_cannot(made: Made) -> None:
    dog = item(1, "green", tests=(trial_box(2),), conflict={"kind": "personal"})
    bite = card("B", {"do": "take", "item": 1, "who": "bo"})
    pier = location("pier", bite, card("C", tests=(trial_box(3),)), card("D"), card("E"))
    table = position(made(pier, items=(dog,)), 4).arrives("pier", 1, 2, 3, 0)
    table.acts(do.STAND_BY[1]) if not table.in_conflict() else None
    assert table.in_conflict() == [1]
    table.state.holds[1] = -1  # as after a card that takes the story card away
    table.check()
    table.acts(do.STAND_BY[2], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    table.waits_for(1, 2, 3)
    table.refuses(do.SUPPORT[1][0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")
    table.refuses(do.DECLINE[1][0], rule="TS-8.1", saying="you’re in a conflict and have to attempt its test first")


# --- last Azrak ---


def said_of(table: TimeStoriesTable, action: Any, language: str = "en") -> str:
    seat = table.state.owner(do.agent_of(action))
    told = stakes.stakes([action], table.view(seat), table.state.pack)[0]
    return " ".join(say(stake.words, language) for stake in told)


@pytest.mark.rule("TS-9.5", "TS-5.7", "TS-7.2")
def test_whatever_spends_the_last_azrak_says_before_that_it_breaks_the_link(made: Made) -> None:
    pack = made(
        location("pier", card("B", tests=(trial_box(5),)), card("C", {"do": "take", "item": 1}), card("D")), items=(item(1),)
    )
    table = position(pack).arrives("pier", 0, 1).acts(do.STAND_BY[1]).azrak(2, 1)
    give = do.Give(1, 0, "item-1")
    for language, link in (("en", "link breaks"), ("es", "conexión se rompe")):
        assert link in said_of(table, give, language)
    table.acts(do.ATTEMPT[0][0])
    assert "link breaks" in said_of(table, do.BOOST[0])
    table.acts(do.ASK_SUPPORT[0])
    assert "link breaks" in said_of(table, do.SUPPORT[1][0])
    table.azrak(1, 1, vortex=0, returned=None)
    assert "lose control" in said_of(table, do.SUPPORT[1][0]) or table.state.free_updates


@pytest.mark.rule("TS-9.5", "TS-9.9")
def test_a_pledge_of_the_last_azrak_says_so(made: Made) -> None:
    pay = {"do": "spend", "azrak": 3, "by": "group"}
    table = position(made(location("pier", card("B", pay), card("C"))), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1]).azrak(1, 4)
    assert "as soon as the group has paid" in said_of(table, do.PLEDGE[0][0])
    assert said_of(table, do.PLEDGE[1][0]) == ""


# --- the score ---


MISSIONS = [
    *("training", "summer-night"),
    str(ROOT / "examples" / "salt"),
    *sorted(str(folder) for folder in (ROOT / "tests" / "missions").iterdir() if (folder / "pack.yaml").is_file()),
]


def ended(pack: TimeStoriesPack, outcome: int, returned: int) -> tuple[TimeStoriesTable, list[Event]]:
    """The mission brought to this end at once, so much Azrak lying on the Return (nothing else of it is played)."""
    state = GAME.new(2, 3, {}, pack)
    state.who[:2] = [0, 1]
    state.returned = returned
    told: list[Event] = []
    finish(state, outcome, "" if outcome >= 0 else "lost_control", lambda event, only=None: told.append(event))
    table = TimeStoriesTable.__new__(TimeStoriesTable)
    table.state = state
    return table, told


@pytest.mark.rule("TS-13.2")
@pytest.mark.parametrize("mission", MISSIONS, ids=lambda name: Path(name).name)
def test_the_lines_of_the_score_add_up_to_it_in_every_mission(mission: str) -> None:
    pack = GAME.load_pack(mission)
    for outcome in range(-1, len(pack.head.mission_return.outcomes)):
        for returned in (0, 3, 40):
            table, told = ended(pack, outcome, returned)
            view = table.state.view(0)
            assert sum(line.points for line in view.score_lines) == view.score
            scored = [event for event in told if isinstance(event, ev.ExtraScored)]
            assert [(event.source, event.points) for event in scored] == [
                (line.source, line.points) for line in view.score_lines
            ]
            for language in LANGUAGES:
                narrator = Narrator(pack, view)
                lines = [say(phrase, language) for event in scored if (phrase := narrator.tell(event)) is not None]
                assert len(lines) == len(scored)


@pytest.mark.rule("TS-13.2")
@pytest.mark.parametrize("mission", MISSIONS[:3], ids=lambda name: Path(name).name)
def test_the_lines_add_up_in_games_that_are_played(mission: str) -> None:
    setup = GameSetup(game("timestories"), 2, {}, mission)
    state = setup.new(5)
    told: list[Event] = []
    for seat, action in play_on(setup, state.copy(), Rng(5, "score"), 0):
        state.apply(seat, action, lambda event, only=None: told.append(event))
    view = state.view(0)
    assert isinstance(view, TimeStoriesView)
    assert view.score == sum(line.points for line in view.score_lines)
    assert view.score == sum(event.points for event in told if isinstance(event, ev.ExtraScored))


@pytest.mark.rule("TS-13.2")
def test_the_table_and_the_words_show_every_line_of_the_score(made: Made) -> None:
    lamp = {"when": {"kind": "round", "at_least": 1}, "points": 4, "text": text("With the lamp.")}
    ends = [{"id": "done", "text": text("Done"), "score": 10, "won": True}]
    table = position(made(**{"return": {"text": text("Return"), "outcomes": ends, "lost": text("Lost"), "extras": [lamp]}}))
    table.azrak(6, 6, returned=3).arrives("end", 0)
    assert [(line.source, line.points) for line in table.view(0).score_lines] == [("ending", 10), ("extra", 4), ("return", -3)]
    assert "The end you reached: +10 points" in words(table)
    assert "3 Azrak on the Mission Return: −3 points" in words(table)
    assert (
        "With the lamp: +4 points" in dict(part_lines(MissionWords(table.state.pack, table.view(0), voice(table))))["mission"]
    )
    assert table.view(0).score == 11


# --- passages ---


def test_passages_in_a_row_are_told_one_by_one_and_name_their_reader_once(made: Made) -> None:
    steps = [{"do": "say", "text": text(f"Line {n}."), "to": "everyone"} for n in (1, 2, 3)]
    table = position(made(location("pier", card("B", *steps, END), card("C"))), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    told = [line for line in words(table) if "Line" in line]
    assert told == ["Ada reads on: Line 1.", "Line 2.", "Line 3."]


def test_passages_read_in_secret_are_told_the_others_once(made: Made) -> None:
    steps = [{"do": "say", "text": text(f"Line {n}.")} for n in (1, 2, 3)]
    table = position(made(location("pier", card("B", *steps), card("C"))), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    assert [line for line in words(table, seat=0) if "reads on" in line] == ["Ada reads on in secret."]


# --- spent cards ---


def spent(table: TimeStoriesTable, agent: int = 0) -> tuple[str, ...]:
    seat = table.state.owner(agent)
    return next(own.spent for own in table.view(seat).own if own.agent == agent)


@pytest.mark.rule("TS-5.5", "TS-10.1")
def test_a_card_one_has_read_says_before_that_nothing_on_it_is_new(made: Made) -> None:
    take = card("B", {"do": "take", "item": 1})
    table = position(made(location("pier", take, card("C", {"do": "gain", "azrak": 1}), card("D")), items=(item(1),)))
    table.arrives("pier", 0, 1).acts(do.STAND_BY[0], do.STAND_BY[1])
    assert spent(table) == ("pier-b",)  # its item is taken
    assert spent(table, 1) == ()  # C gives again, and B was not theirs
    assert "nothing on it is new" in said_of(table, do.EXPLORE[0][0])
    assert "nada nuevo" in said_of(table, do.EXPLORE[0][0], "es")
    assert said_of(table, do.EXPLORE[0][2]) == "This one is at no cost."
    assert any("nothing new" in line for line in board(table))


@pytest.mark.rule("TS-5.5", "TS-2.3")
def test_a_card_with_another_text_now_is_not_spent_and_hidden_things_are_not_given_away(made: Made) -> None:
    later = {"when": {"kind": "item", "item": 1}, "text": text("You hold it now.")}
    secret = {"when": {"kind": "counter", "counter": "hidden", "at_least": 1}, "text": text("It stirs.")}
    table = position(
        made(
            location("pier", card("B", passages=[later]), card("C", {"do": "take", "item": 1}), card("D", passages=[secret])),
            items=(item(1),),
            counters=(counter("hidden"),),
        ),
        1,
    )
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][2])
    table.acts(do.STAND_BY[0], do.STAND_BY[1])
    assert spent(table) == ("pier-b",)
    table.acts(do.EXPLORE[1][1], do.STAND_BY[1])
    assert spent(table) == ("pier-c",)  # B would tell of the item; of D nobody can say


def test_what_only_one_receptacle_can_read_is_spent_for_that_one_alone(made: Made) -> None:
    table = position(made(location("pier", card("B", for_reader={"bo": text("Bo, you know him.")}), card("C"))), 1)
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.STAND_BY[0], do.STAND_BY[1])
    assert spent(table, 0) == ("pier-b", "pier-c")
    assert spent(table, 1) == ("pier-c",)


# --- choosing ---


@pytest.mark.rule("TS-3.1", "TS-2.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_stories_are_told_while_one_chooses(made: Made, language: str) -> None:
    table = TimeStoriesTable.new(made(location("pier", card("B"))))
    mission = MissionWords(table.state.pack, table.view(0), voice(table, language))
    people = dict(part_lines(mission))["people"]
    assert any("story of cy" in line for line in people)
    assert any("story of cy" in line for line in plain_board(mission))
