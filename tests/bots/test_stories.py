"""Finished games are retold truly: the figures of a story are those of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from horae import game
from horae.bots.registry import story_of
from horae.bots.shipwreck.story import Turn, highlights
from horae.core.game import Result
from horae.core.log import Frame, frames
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Phrase, Sayable, say
from horae.core.story import Chapter
from horae.games.shipwreck import events as ev
from horae.testkit.random_play import GameSetup, play_on

NAMES = ("Ana", "Bruno", "Carla", "Dani")


@cache
def played(name: str, seats: int, seed: int) -> tuple[list[Frame], Result, Sequence[Chapter]]:
    setup = GameSetup(game(name), seats)
    first = setup.new(seed)
    running = first.copy()
    acts = list(play_on(setup, running, Rng(seed, "story")))
    result = running.result()
    assert result is not None
    seen = list(frames(first, acts, None))
    make = story_of(setup.game)
    assert make is not None
    return seen, result, make(seen, setup.pack())


@pytest.mark.rule("ET-11.1", "ET-11.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_reckoning_of_echoes_adds_up_for_everyone(seats: int) -> None:
    _, result, (reckoning, *_) = played("echoes", seats, 3)
    for row in reckoning.rows:
        tokens, sources, cards, effects, total, fortified = (int(str(cell)) for cell in row.cells[1:])
        assert tokens + sources + cards + effects == total == result.figures[f"score_{row.seat}"]
        assert fortified == result.figures[f"fortified_{row.seat}"]
        assert row.leads == (row.seat in result.winners)
    assert reckoning.rows[0].leads


def test_the_story_of_shipwreck_has_every_play_and_every_right_word() -> None:
    for seed in range(4):
        seen, result, (_, plays) = played("shipwreck", 3, seed)
        laid = [event.value for frame in seen for event in frame.events if isinstance(event, ev.FatePlayed)]
        assert [int(str(row.cells[2].args["value"])) for row in plays.rows] == laid  # type: ignore[union-attr]  # a phrase
        assert sum(row.leads for row in plays.rows) == result.figures["score"]


def test_no_clue_that_misled_is_called_the_best() -> None:
    misled, told = Turn(1, 0, 0), Turn(2, 1, 0)
    misled.value, misled.left, misled.said, misled.kept = 5, (2,), 2, 3
    told.value, told.left, told.said, told.kept = 6, (4, 5), 4, 4
    best = highlights([misled, told]).lines[0]
    assert isinstance(best, Phrase)
    assert (best.key, best.args["turn"]) == ("shipwreck-story-clue", 2)


@pytest.mark.rule("TS-13.2")
def test_the_score_of_a_mission_is_read_off_the_return_step_by_step() -> None:
    for seed in range(6):
        _, result, (read_off, where, log) = played("timestories", 2, seed)
        *steps, score = (int(str(row.cells[1])) for row in read_off.rows)
        assert score == result.figures["score"]
        if steps:
            assert score == max(0, sum(steps))
        assert where.rows
        assert len(log.rows) <= result.figures["rounds"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["shipwreck", "echoes", "timestories"])
def test_every_chapter_can_be_said(name: str, language: str) -> None:
    _, _, chapters = played(name, 2, 1)
    for chapter in chapters:
        assert all(len(row.cells) == len(chapter.heads) for row in chapter.rows)
        said: list[Sayable] = [chapter.title, *chapter.lines, *chapter.heads, *(c for row in chapter.rows for c in row.cells)]
        assert not any("{" in say(one, language, NAMES) for one in said)
