"""The records of a table at which a lesson has begun: the learner's, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from horae.core.game import AnyGame
from horae.table import decisions
from horae.table.lesson import LEARNER, Lesson
from horae.table.records import AnyFact, BotSeated, Person, Record, Settings, Started


def lay_lesson(game: AnyGame, lesson: Lesson, name: str, when: int, identity: str = "") -> list[Record]:
    """The records of a table at which the lesson has begun."""
    pack = game.load_pack(lesson.pack)
    opened = decisions.open_table(game, pack.id, lesson.options, Settings(), name, identity=identity)
    facts: Sequence[tuple[Person, AnyFact]] = [
        (0, replace(opened, lesson=True)),
        *((0, BotSeated(seat, bot)) for seat, bot in enumerate(lesson.bots, LEARNER + 1)),
        (0, Started(str(lesson.seed), game.rules_version, pack.hash)),
    ]
    return [Record(n, when, person, None, fact) for n, (person, fact) in enumerate(facts)]
