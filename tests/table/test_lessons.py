"""Every game's lesson is played through by its own wanted moves; whoever leaves its path can take that back or go on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from horae.core.game import Action, AnyGame, Seat, State
from horae.games import registry
from horae.table import decisions
from horae.table.lesson import LEARNER, Lesson, Progress, has_lesson, lesson_of, progress_in, script
from horae.table.lesson_table import lay_lesson
from horae.table.records import Record
from horae.table.table import Table

TAUGHT = [game.name for game in registry.games() if has_lesson(game)]
LONGEST = 330
"""Characters of a page, so that it is read at a glance and leaves room for the board."""


def lesson(name: str) -> Lesson:
    found = lesson_of(registry.game(name))
    assert found is not None
    return found


class Learner:
    """A table at which a lesson has begun, and who learns at it."""

    def __init__(self, name: str) -> None:
        self.lesson = lesson(name)
        self.table = Table("L", registry.game)
        self.table.take_all(lay_lesson(registry.game(name), self.lesson, "Ana", 1))

    @property
    def place(self) -> Progress:
        found = self.table.lesson_progress()
        assert found is not None
        return found

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    def keep(self, person: int | None, fact: Any) -> None:
        self.table.take(Record(self.table.n + 1, 1, person, None, fact))

    def does(self, action: dict[str, Any]) -> None:
        fact, _ = decisions.act(self.table, 0, action, None)
        self.keep(0, fact)

    def lets_others_move(self) -> None:
        while self.place.others is not None:
            ((seat, bot),) = self.table.bots_to_move()
            move = self.table.lesson_move()
            assert move is not None
            assert move.seat == seat
            self.keep(None, decisions.bot_acts(self.table, seat, bot, move.action)[0])

    def follows(self, upto: int | None = None) -> None:
        """Does what is asked for, until a page."""
        self.lets_others_move()
        while (page := self.lesson.pages[self.place.goal]).want and self.place.goal != upto:
            self.does(self.open_moves(page.want)[0])
            self.lets_others_move()

    def open_moves(self, want: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
        """What the learner may do now that is what is wanted."""
        found = [plain(move) for move in (*self.state.legal(LEARNER), *self.state.asides(LEARNER))]
        return [move for move in found if any(has(move, fields) for fields in want)]


def plain(action: Action) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return made


def has(move: dict[str, Any], fields: dict[str, Any]) -> bool:
    return all(move.get(name) == value for name, value in fields.items())


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_to_its_last_page_by_the_moves_it_asks_for(name: str) -> None:
    ana = Learner(name)
    ana.follows()
    assert ana.place == Progress(len(ana.lesson.pages) - 1, len(ana.lesson.pages) - 1)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_way_to_do_what_is_asked_for_is_open_and_leads_to_the_same_place(name: str) -> None:
    ana = Learner(name)
    wanted = [number for number, page in enumerate(ana.lesson.pages) if page.want]
    for number in wanted:
        ana.follows(upto=number)
        page = ana.lesson.pages[number]
        for fields in page.want:
            assert ana.open_moves((fields,)), f"page {number}: {fields} is not open"
        ana.does(ana.open_moves(page.want)[-1])
        assert not ana.place.stray


@pytest.mark.parametrize("name", TAUGHT)
def test_nothing_that_a_learner_may_do_gets_them_stuck(name: str) -> None:
    """Any other move leaves the lesson, the bots play on by themselves, and taking it back leads to the same page."""
    ana = Learner(name)
    for number in [number for number, page in enumerate(ana.lesson.pages) if page.want]:
        ana.follows(upto=number)
        before = ana.place
        free = ana.lesson.free
        others = [
            move for move in map(plain, ana.state.legal(LEARNER)) if move not in ana.open_moves(ana.lesson.pages[number].want)
        ]
        for move in [each for each in others if each["do"] not in free][:6]:
            ana.does(move)
            assert ana.place.stray
            assert ana.place.others is None
            deciding = ana.state.deciding()
            assert ana.state.result() is not None or LEARNER in deciding or ana.table.bots_to_move(), f"{move}: nobody moves"
            ana.keep(0, decisions.ask_undo(ana.table, 0, {0}))
            assert ana.place == before


@pytest.mark.parametrize("name", TAUGHT)
def test_while_the_learner_reads_the_others_hold_still(name: str) -> None:
    ana = Learner(name)
    ana.lets_others_move()
    assert ana.table.bots_to_move() == []
    ana.follows()
    assert ana.state.result() is not None or LEARNER in ana.state.deciding() or ana.table.bots_to_move()


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lesson_stands_back_while_a_bot_plays_the_learners_seat(name: str) -> None:
    ana = Learner(name)
    ana.lets_others_move()
    ana.keep(0, decisions.stand_in(ana.table, 0, LEARNER, ana.lesson.bots[0], {0}))
    assert ana.table.lesson_progress() is None
    assert ana.table.bots_to_move()


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_left_and_resumed_anywhere(name: str) -> None:
    """Its place follows from the records alone."""
    ana = Learner(name)
    ana.follows()
    again = Table("L", registry.game)
    for record in ana.table.records:
        again.take(record)
        place = again.lesson_progress()
        assert place is None or not place.stray
    assert again.lesson_progress() == ana.place


@pytest.mark.parametrize("name", TAUGHT)
def test_every_question_has_one_right_answer_among_several_and_says_why(name: str) -> None:
    asked = [page.ask for page in lesson(name).pages if page.ask is not None]
    assert len(asked) >= 3
    for ask in asked:
        assert sum(answer.right for answer in ask.answers) == 1
        assert len(ask.answers) >= 2


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_lesson_is_short(name: str, language: str) -> None:
    """Under four minutes: 230 words a minute, five seconds for a move of one's own, one for somebody else's."""
    pages = lesson(name).pages
    said = [page.say[language] for page in pages]
    assert max(map(len, said)) <= LONGEST
    words = sum(len(text.split()) for text in said)
    words += sum(len(page.ask.say[language].split()) + 25 for page in pages if page.ask)
    moves = [5 if entry.others is None else 1 for entry in script(lesson(name))]
    seconds = words / 230 * 60 + sum(moves)
    assert seconds < 240, f"{seconds:.0f} s"


def test_a_move_that_is_always_free_keeps_the_place() -> None:
    ana = Learner("shipwreck")
    ana.lets_others_move()
    before = ana.place
    ana.does({"do": "flip", "tiles": [1], "down": True})
    assert ana.place == before


def test_a_game_without_a_lesson_has_none() -> None:
    class Untaught:
        """Beside it lies no lesson."""

    game: AnyGame = Untaught()  # type: ignore[assignment]  # only where it lies is looked at
    assert lesson_of(game) is None


def test_a_place_is_found_from_actions_alone() -> None:
    found = lesson("shipwreck")
    done: list[tuple[Seat, Action]] = []
    place = progress_in(found, done)
    assert (place.page, place.goal, place.stray) == (0, 2, False)
    assert place.others is not None
