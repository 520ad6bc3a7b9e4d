"""A finished game retold, as one language reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from horae.core.log import frames
from horae.core.speech import Phrase, Sayable, say
from horae.core.story import MakeStory
from horae.packs.installed import named
from horae.server.protocol.http_bodies import ChapterView, RowView, StoryView
from horae.table.table import Table


def story(table: Table, language: str) -> StoryView | None:
    """None where the game is not over or tells no story."""
    play = table.play
    if play is None or play.state.result() is None or table.game.story is None:
        return None
    make = cast("MakeStory", named(table.game.story))
    seen = list(frames(play.first, [(step.seat, step.action) for step in play.steps], None))
    names = table.names(language)
    chapters = [
        ChapterView(
            say(chapter.title, language, names),
            _said(chapter.lines, language, names),
            _said(chapter.heads, language, names),
            tuple([RowView(_said(row.cells, language, names), row.seat, row.leads) for row in chapter.rows]),
        )
        for chapter in make(seen, play.pack)
    ]
    return StoryView(table.id, table.game.name, tuple(chapters))


def _said(what: Sequence[Sayable | Phrase], language: str, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([say(one, language, names) for one in what])
