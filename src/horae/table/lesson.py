"""A lesson: a prepared game that a newcomer plays at a table of their own. Where they are in it follows from the game's log.

A lesson is data: a seed and options, pages to read, the moves that the learner is asked for and what the others do in between.
The rules know nothing of it. The others' seats are played by bots as at any table; while the learner keeps to the lesson they
make the lesson's moves, and otherwise their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from horae.core.game import Action, AnyGame, Seat
from horae.core.speech import Text
from horae.packs.installed import OURS, home
from horae.packs.reader import Document

LEARNER: Seat = 0
"""Who opens a lesson has the first seat."""


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson's file is made of."""


class Answer(_Data, frozen=True):
    say: Text
    why: Text
    """What is said to who chose it."""
    right: bool = False


class Question(_Data, frozen=True):
    say: Text
    answers: tuple[Answer, ...]


class Move(_Data, frozen=True):
    """What somebody else does at this point."""

    seat: Seat
    do: dict[str, Any]
    tell: Text | None = None
    """What they say to the table just before it."""


class Page(_Data, frozen=True):
    title: Text
    say: Text
    look: str | None = None
    """The part of the board that it speaks of, as the client calls it; after it, what is pressed step by step for the move that
    it asks for."""
    ask: Question | None = None
    want: tuple[dict[str, Any], ...] = ()
    """What the learner is asked to do: a move with these fields, or with those. Without it one just reads on."""
    then: tuple[Move, ...] = ()
    """What the others do when it is done."""


class Lesson(_Data, frozen=True):
    seed: int
    bots: tuple[str, ...]
    """Who sits in the seats after the learner's."""
    pages: tuple[Page, ...]
    pack: str | None = None
    options: dict[str, Any] = {}
    begin: tuple[Move, ...] = ()
    """What the others do before the first page."""
    free: tuple[str, ...] = ()
    """The kinds of moves that the learner may make at any time without leaving the lesson."""


class Progress(Struct, frozen=True):
    """Where a learner is: the pages that can be read now, and whose move the lesson waits for."""

    page: int
    """The first page since the last move that was asked for."""
    goal: int
    """The page that asks for the next one; the last page of all when there is none."""
    others: Move | None = None
    """What somebody else is about to do."""
    stray: bool = False
    """The learner did something else: it can be taken back, or the game goes on without the lesson."""


class Entry(Struct, frozen=True):
    """A move of the lesson's game: one that a page asks for, or one of the others'."""

    page: int
    others: Move | None = None

    def fits(self, lesson: Lesson, seat: Seat, action: Mapping[str, Any]) -> bool:
        if self.others is not None:
            return seat == self.others.seat and _has(action, self.others.do)
        return seat == LEARNER and any(_has(action, wanted) for wanted in lesson.pages[self.page].want)


def _has(action: Mapping[str, Any], fields: Mapping[str, Any]) -> bool:
    return all(action.get(name) == value for name, value in fields.items())


def script(lesson: Lesson) -> list[Entry]:
    """Every move of the lesson's game, in order."""
    made = [Entry(0, move) for move in lesson.begin]
    for number, page in enumerate(lesson.pages):
        if page.want:
            made.append(Entry(number))
        made += [Entry(number, move) for move in page.then]
    return made


def progress_in(lesson: Lesson, done: Iterable[tuple[Seat, Action]]) -> Progress:
    """Where a game with these actions so far is in the lesson."""
    moves = script(lesson)
    at, stray = 0, False
    for seat, action in done:
        if at == len(moves):
            break
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
        if moves[at].fits(lesson, seat, plain):
            at += 1
        elif seat != LEARNER or plain.get("do") not in lesson.free:
            stray = True
            break
    passed = [entry.page + 1 for entry in moves[:at] if entry.others is None]
    ahead = [entry.page for entry in moves[at:] if entry.others is None]
    first = passed[-1] if passed else 0
    goal = ahead[0] if ahead else len(lesson.pages) - 1
    others = moves[at].others if at < len(moves) and not stray else None
    return Progress(min(first, goal), goal, others, stray)


def has_lesson(game: AnyGame) -> bool:
    return _file(game) is not None


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The first game that a newcomer is led through, if there is one."""
    file = _file(game)
    return None if file is None else Document(file.name, file.read_text("utf-8")).decode(Lesson)


def _file(game: AnyGame) -> Traversable | None:
    """`lesson.yaml` beside the game's class; of our own, NAME.yaml in content/lessons."""
    package = home(type(game))
    if package is None:
        return None
    ours = package.partition(".")[0] == OURS
    file = files(OURS) / "content" / "lessons" / f"{game.name}.yaml" if ours else files(package) / "lesson.yaml"
    return file if file.is_file() else None
