"""A finished game retold, as one language reads it."""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.registry import story_of, tells_story
from horae.core.game import Action, AnyGame, Pack, Seat, State
from horae.core.log import frames
from horae.core.speech import Phrase, Sayable, say
from horae.core.story import Chapter
from horae.server.phrase_cache import words
from horae.server.protocol.http_bodies import ChapterView, RowView, StoryView
from horae.table.table import Table


def story(table: Table, language: str) -> StoryView | None:
    """None where the game is not over or tells no story."""
    return stories(table, (language,)).get(language)


def stories(table: Table, languages: Sequence[str]) -> dict[str, StoryView]:
    """In each of the languages; none where the game is not over or tells no story."""
    play = table.play
    if play is None or play.state.result() is None or not tells_story(table.game):
        return {}
    chapters = _chapters(table.game, play.first, [(step.seat, step.action) for step in play.steps], play.pack)
    return {
        language: StoryView(table.id, table.game.name, _told(chapters, language, table.names(language)))
        for language in languages
    }


def retold(
    game: AnyGame, first: State, actions: Sequence[tuple[Seat, Action]], pack: Pack, language: str, names: Sequence[str]
) -> tuple[ChapterView, ...]:
    """The chapters of a game from its first position and what was done; none where it tells no story."""
    return _told(_chapters(game, first, actions, pack), language, names)


def _chapters(game: AnyGame, first: State, actions: Sequence[tuple[Seat, Action]], pack: Pack) -> Sequence[Chapter]:
    make = story_of(game)
    if make is None:
        return ()
    return make(list(frames(first, actions, None)), pack)


def _told(chapters: Sequence[Chapter], language: str, names: Sequence[str]) -> tuple[ChapterView, ...]:
    return tuple(
        [
            ChapterView(
                words(chapter.title, language, names),
                _said(chapter.lines, language, names),
                _said(chapter.heads, language, names),
                tuple([RowView(_said(row.cells, language, names), row.seat, row.leads) for row in chapter.rows]),
            )
            for chapter in chapters
        ]
    )


def _said(what: Sequence[Sayable | Phrase], language: str, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([words(one, language, names) if isinstance(one, Phrase) else say(one, language, names) for one in what])
