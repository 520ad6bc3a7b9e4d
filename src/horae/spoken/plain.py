"""Any game that brings no words of its own for this: the parts of the table that its narration tells of, in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from horae.core.game import Action, AnyGame
from horae.core.narration import Part as TablePart
from horae.core.narration import parts_of
from horae.core.speech import LANGUAGES, Phrase, say
from horae.games.registry import narration_of
from horae.spoken.game import Part, Reading
from horae.spoken.voice import Voice
from horae.spoken.words import plain


class SpokenPlain:
    """Any game with one person who is told it."""

    def __init__(self, game: AnyGame, pack: Any) -> None:
        self.game = game
        self.pack = pack
        self._narration = narration_of(game)

    def step(self, view: Any) -> Phrase:
        return self._narration.step(view, self.pack)

    def move(self, action: Action, view: Any) -> Phrase:
        return self._narration.move(action, view, self.pack)

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: Any) -> Mapping[int, Action]:
        return dict(enumerate(legal, 1))

    def understand(self, words: str, view: Any, offered: Sequence[Action] = ()) -> Action | None:
        """A move in the words that it is offered in, in any language, or the beginning of just one of them."""
        wanted = plain(words)
        labels = [(action, plain(say(self.move(action, view), language))) for action in offered for language in LANGUAGES]
        exact = [action for action, label in labels if label == wanted]
        begun = exact or list(dict.fromkeys(action for action, label in labels if wanted and label.startswith(f"{wanted} ")))
        return begun[0] if exact or len(begun) == 1 else None

    def tries(self, view: Any) -> Sequence[Action]:
        return ()

    # --- what can be read ---

    def table_parts(self, view: Any) -> Sequence[TablePart]:
        return parts_of(self._narration, view, self.pack)

    def readings(self, view: Any, voice: Voice) -> Sequence[Reading]:
        return [
            Reading(part.title, item.words, (voice.say(item.about),) if item.about else ())
            for part in self.table_parts(view)
            for item in part.items
        ]

    def parts(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[Part]:
        return [Part.titled(part.title, [line_of(part, voice)]) for part in self.table_parts(view)]

    def plain_board(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return [line_of(part, voice) for part in self.table_parts(view)]

    def plain_people(self, view: Any, voice: Voice) -> Sequence[str]:
        return self.plain_board(view, (), voice)


def line_of(part: TablePart, voice: Voice) -> str:
    """A part of a table in one line."""
    items = [": ".join(voice.say(word) for word in (item.words, item.about) if word != "") for item in part.items]
    note = "" if part.note is None else voice.say(part.note)
    return f"{voice.say(part.title)}: {'. '.join(filter(None, ['; '.join(items), note]))}"
