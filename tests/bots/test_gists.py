"""How a card would be told: every story of the missions that ship says so, and only to who has read it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from horae import game
from horae.bots.timestories.agent import Agent
from horae.core.game import for_seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Listing, Phrase, Text, say
from horae.games.timestories import actions as do
from horae.games.timestories import mission as m
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.sim.match import Match
from horae.testkit.timestories import (
    TimeStoriesTable,
    card,
    item,
    location,
    mission,
    position,
    read,
    receptacle,
    text,
    trial_box,
)

SHIPPED = tuple(game("timestories").packs())
SEATS = 3


def stories(pack: TimeStoriesPack) -> Iterator[tuple[str, m.StoryCard | m.Interaction]]:
    for place in pack.parts.locations:
        for story in (*place.panorama, *place.reserve):
            yield f"{place.id}-{story.letter.lower()}", story
    for person in pack.parts.receptacles:
        for one in person.interactions:
            yield f"{person.id}-{one.number}", one


def gists(pack: TimeStoriesPack) -> Iterator[tuple[str, Text | None]]:
    """Of every story card and interaction."""
    for name, story in stories(pack):
        yield name, story.gist


def texts_in(said: object) -> Iterator[Text]:
    if isinstance(said, Text):
        yield said
    elif isinstance(said, Phrase):
        for one in said.args.values():
            yield from texts_in(one)
    elif isinstance(said, Listing):
        for part in said.items:
            yield from texts_in(part)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_story_of_a_mission_that_ships_says_how_it_would_be_told(name: str) -> None:
    every = dict(gists(game("timestories").load_pack(name)))
    assert every
    assert [one for one, gist in every.items() if gist is None] == []
    assert len({gist.en for gist in every.values() if gist is not None}) == len(every)


@pytest.mark.rule("TS-5.2")
def test_what_a_passage_adds_is_told_by_nobody_who_has_not_read_that_passage() -> None:
    """In the mission whose cards change most: each agent tells what stood on its own card, and nobody else's."""
    match = Match(game("timestories"), [Agent] * SEATS, 3, pack=game("timestories").load_pack("summer-night"))
    state = cast("TimeStoriesState", match.state)
    whose: dict[Text, set[tuple[str, int]]] = {}
    for name, story in stories(match.pack):
        for place, passage in enumerate(story.passages):
            if passage.gist is not None:
                whose.setdefault(passage.gist, set()).add((name, place))
    told = 0
    while state.result() is None:
        seat = state.deciding()[0]
        view, bot = state.view(seat), match.bots[seat]
        action = bot.choose(view, state.legal(seat))
        for one in (one for one in texts_in(bot.tell(view, action)) if one in whose):
            read = {(card, place) for own in view.own for card, places in own.known.items() for place in places}
            assert whose[one] & read, one.en
            told += 1
        match.do(seat, action)
    assert told > 5


@pytest.mark.rule("TS-5.2")
def test_a_story_is_told_by_nobody_who_has_not_read_it_and_stands_in_no_view() -> None:
    match = Match(game("timestories"), [Agent] * SEATS, 5, pack=game("timestories").load_pack("training"))
    state = cast("TimeStoriesState", match.state)
    whose = {gist: one for one, gist in gists(match.pack) if gist is not None}
    told: set[str] = set()
    while state.result() is None:
        seat = state.deciding()[0]
        view, bot = state.view(seat), match.bots[seat]
        action = bot.choose(view, state.legal(seat))
        words = bot.tell(view, action)
        cards = {whose[one] for one in texts_in(words) if one in whose}
        assert cards <= {known for own in view.own for known in own.known}
        if cards - told:
            told |= cards
            for looker in (None, *range(SEATS)):
                shown = msgspec.json.encode(state.view(looker)).decode()
                assert not any(gist[language] in shown for gist in whose for language in LANGUAGES)
        match.do(seat, action)
    people = tuple(one.id for one in match.pack.parts.receptacles)
    assert {one.startswith(people) for one in told} == {True, False}, "cards and interactions, both"


def told(bot: Agent, table: TimeStoriesTable) -> str:
    """What it would tell as it stands by."""
    words = Agent.tell(bot, table.view(0), do.STAND_BY[0])
    return "" if words is None else say(words, "en")


def test_what_somebody_said_after_a_test_is_told_with_it(tmp_path: Path) -> None:
    talk = {"number": 4, "text": text("Words."), "gist": {"es": "me da las gracias", "en": "he thanks me"}}
    step = {"do": "read", "interaction": 4}
    people = tuple(receptacle(one, interactions=[talk]) for one in ("ada", "bo"))
    cards = (card("B", tests=(trial_box(0, success=[step], failure=[step]),)), card("C"))
    files = mission(location("pier", *cards), receptacles=people)
    table = position(read(tmp_path, files), 2).acts(do.ChooseLocation(0, "pier"))
    bot = Agent(game("timestories"), 0, Rng(1), table.state.pack)
    bot.known.see(table.view(0))
    table.acts(do.RECON[0][0], do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1])
    for move in (do.ATTEMPT[0][0], do.DRAW[0]):
        assert "thanks" not in told(bot, table)
        assert bot.choose(table.view(0), [move]) == move, "what it must do it remembers like the rest"
        for event in for_seat(table.acts(move).last, 0):
            bot.hear(event)
    assert "he thanks me" in told(bot, table)


def with_passages(folder: Path) -> TimeStoriesTable:
    """At a card that reads otherwise as long as nobody has the key, and once somebody has."""
    key = {"kind": "token", "token": "key"}
    passages = [
        {"when": {"kind": "not", "of": key}, "text": text("Shut."), "gist": {"es": "está cerrada", "en": "there’s no way in"}},
        {"when": key, "text": text("Open."), "gist": {"es": "ya se puede entrar", "en": "we can go in now"}},
    ]
    gist = {"es": "es una puerta azul", "en": "it’s a blue one"}
    door = card("B", place={"es": "la puerta", "en": "the door"}, gist=gist, passages=passages)
    takes_key = card("C", {"do": "take", "token": "key"})
    files = mission(location("pier", door, takes_key), tokens=({"id": "key", "name": text("Key")},))
    return position(read(folder, files), 2).acts(do.ChooseLocation(0, "pier"))


@pytest.mark.rule("TS-5.2")
def test_of_a_card_that_changes_is_told_what_stood_on_it_and_again_what_is_new(tmp_path: Path) -> None:
    table = with_passages(tmp_path)
    bot = Agent(game("timestories"), 0, Rng(1), table.state.pack)
    bot.known.see(table.view(0))
    table.acts(do.RECON[0][0])
    first = Agent.tell(bot, table.view(0), do.RECOUNT[0])
    assert first is not None
    assert say(first, "en") == "I looked at the door: it’s a blue one; there’s no way in."
    assert say(first, "es") == "Sobre la puerta: es una puerta azul; está cerrada."
    table.acts(do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1], do.STAND_BY[0])
    assert told(bot, table) == ""
    table.acts(do.EXPLORE[0][0])
    assert told(bot, table) == "I looked at the door: we can go in now."
    assert told(bot, table) == "", "once"


def test_asked_again_it_promises_nothing_that_has_come_to_pass(tmp_path: Path) -> None:
    """At the pegs: “I’ll come away with something”, once more after that thing had been read and was gone."""
    coat = item(1, "yellow", {"do": "remove", "item": 1})
    pegs = card(
        "B",
        {"do": "take", "item": 1},
        place={"es": "el perchero", "en": "the pegs"},
        gist={"es": "hay uno", "en": "one hangs there"},
    )
    table = position(read(tmp_path, mission(location("pier", pegs, card("C")), items=(coat,))), 2).acts(
        do.ChooseLocation(0, "pier")
    )
    bot = Agent(game("timestories"), 0, Rng(1), table.state.pack)
    bot.known.see(table.view(0))
    table.acts(do.RECON[0][0], do.RECON[1][1])
    first = Agent.tell(bot, table.view(0), do.RECOUNT[0])
    assert first is not None
    assert say(first, "en") == "I looked at the pegs: one hangs there; I’ll come away with something."
    for move in (do.RECOUNT[0], do.RECOUNT[1]):
        for event in for_seat(table.acts(move).last, 0):
            bot.hear(event)
    assert told(bot, table) == ""
    again = bot.telling.again()
    assert again is not None
    assert say(again, "en") == "I looked at the pegs: one hangs there."


def test_what_a_card_gives_and_takes_is_told_with_it(tmp_path: Path) -> None:
    """Of an Item, too, which one reads and follows there; not what others get meanwhile from theirs."""
    coin = item(1, "green", {"do": "gain", "azrak": 1}, gist={"es": "aún está tibia", "en": "it’s still warm"})
    takes = card("B", {"do": "lose", "azrak": 3}, {"do": "take", "item": 1})
    gives = card("C", *({"do": kind, "magick": 1, "who": "everyone"} for kind in ("lose", "gain")))
    table = position(read(tmp_path, mission(location("pier", takes, gives), items=(coin,))), 2).acts(
        do.ChooseLocation(0, "pier")
    )
    bot = Agent(game("timestories"), 0, Rng(1), table.state.pack)
    bot.known.see(table.view(0))
    for move in (do.RECON[0][0], do.RECON[1][1], do.RECOUNT[0], do.RECOUNT[1]):
        for event in for_seat(table.acts(move).last, 0):
            bot.hear(event)
    words = Agent.tell(bot, table.view(0), do.STAND_BY[0])
    assert words is not None
    assert say(words, "en") == "I looked at card B: it’s still warm; I’ve found “item 1” and it’s cost me 2 Azrak."
    assert say(words, "es") == "Sobre la carta B: aún está tibia; he encontrado «item 1 (es)» y me ha costado 2 Azrak."
