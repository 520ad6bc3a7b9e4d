"""A game that this machine does not have, in a terminal: everything in the words that the server sends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console, RenderableType

from horae.cli.terminal.face import OptionWords, Teller
from horae.cli.terminal.plain import parts_board
from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Item, Part
from horae.core.speech import Phrase, Sayable, Text
from horae.server.protocol import http_bodies, table_views, values
from horae.spoken.game import Part as SpokenPart
from horae.spoken.game import Reading
from horae.spoken.plain import line_of
from horae.spoken.voice import Voice


class WireAction(Action, frozen=True, tag="wire"):
    """An action as it came, to be sent back unchanged."""

    form: bytes

    @classmethod
    def of(cls, action: values.GameJson) -> WireAction:
        return cls(msgspec.json.encode(action, order="deterministic"))


class WireFace:
    """Any game at a server's table. The view it is given is the position as the server sent it."""

    def __init__(self, info: http_bodies.GameInfo) -> None:
        self.info = info

    # --- what it says ---

    def title(self) -> Sayable:
        return self.info.title

    def options(self) -> Sequence[OptionWords]:
        return ()

    def teller(self, view: table_views.PositionView) -> Teller:
        raise TypeError("what happens at a server's table is told by the server")

    def hear(self, event: Event) -> None:
        """Nothing here goes out of sight that one would want to read again."""

    def was_told(self, lines: Sequence[str]) -> None:
        """Nothing here is told in a line that the table says again."""

    def is_passage(self, event: Event) -> bool:
        return False

    def opens_chapter(self, event: Event) -> bool:
        return False

    def step(self, view: table_views.PositionView) -> Phrase:
        return Phrase("online-said", {"text": view.now})

    def move(self, action: Action, view: table_views.PositionView) -> Phrase:
        words = {WireAction.of(choice.action): choice.words for choice in (*view.legal, *view.asides)}
        return Phrase("online-said", {"text": words.get(action, "?") if isinstance(action, WireAction) else "?"})

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]:
        raise TypeError("how it ended is told by the server")

    def caution(self, words: str, view: table_views.PositionView) -> Phrase | None:
        return None

    def lesson(self, console: Console) -> Sequence[Phrase]:
        return [Phrase("online-said", {"text": self.info.pitch})] if self.info.pitch else []

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: table_views.PositionView) -> Mapping[int, Action]:
        return dict(enumerate(legal, 1))

    def worth_asking(self, legal: Sequence[Action], view: table_views.PositionView) -> bool:
        return bool(legal)

    def understand(self, words: str, view: table_views.PositionView, offered: Sequence[Action] = ()) -> Action | None:
        return None  # what is offered is understood by its words already

    def tries(self, view: table_views.PositionView) -> Sequence[Action]:
        return ()

    def folded(self, action: Action) -> str:
        return ""

    def stays_open(self, view: table_views.PositionView) -> bool:
        return False

    def heading(self, action: Action, legal: Sequence[Action], view: table_views.PositionView) -> Sayable | None:
        return None  # one thing is asked at a time

    def is_follow_up(self, view: table_views.PositionView) -> bool:
        return False

    # --- what can be read ---

    def details(self, view: table_views.PositionView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return ()

    def readings(self, view: table_views.PositionView, voice: Voice) -> Sequence[Reading]:
        return [
            Reading(part.title, item.words, (item.about,) if item.about else ()) for part in view.parts for item in part.items
        ]

    def parts(self, view: table_views.PositionView, legal: Sequence[Action], voice: Voice) -> Sequence[SpokenPart]:
        return [SpokenPart.titled(part.title, [line_of(part, voice)]) for part in _parts(view)]

    def plain_board(self, view: table_views.PositionView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return [line_of(part, voice) for part in _parts(view)]

    def plain_people(self, view: table_views.PositionView, voice: Voice) -> Sequence[str]:
        return self.plain_board(view, (), voice)

    # --- what it looks like ---

    def board(self, view: table_views.PositionView, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType:
        return parts_board(_parts(view), voice, console)

    def people(self, view: table_views.PositionView, voice: Voice, console: Console) -> RenderableType:
        return self.board(view, (), voice, console)


def _parts(view: table_views.PositionView) -> list[Part]:
    """The server's parts of the table as a narration would tell them."""
    return [
        Part(
            Phrase("online-said", {"text": part.title}),
            tuple(Item(item.words, item.about, item.seat, item.hidden) for item in part.items),
            part.kind,
            Phrase("online-said", {"text": part.note}) if part.note else None,
        )
        for part in view.parts
    ]


def both(words: str) -> Text:
    """Words that came in one language, where texts of two are wanted."""
    return Text(words, words)
