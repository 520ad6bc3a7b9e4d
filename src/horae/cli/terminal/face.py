"""What a game must bring to be played in a terminal: how it looks, what it says, which words it understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType

from horae.core.game import Action, Event, Result, Seat
from horae.core.speech import Phrase, Sayable
from horae.spoken.game import SpokenGame
from horae.spoken.voice import Voice

PERSON: Seat = 0
"""Where the person at the terminal sits."""


class OptionChoice(Protocol):
    """A value that an option can take, as it is written."""

    @property
    def value(self) -> str: ...


class OptionWords(Protocol):
    """An option of a game: how it is written, what it is called, what it can be."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> Phrase: ...
    @property
    def choices(self) -> Sequence[OptionChoice]: ...


class Teller(Protocol):
    """Turns events into phrases for one hearer; None for what needs no words."""

    def tell(self, event: Any) -> Phrase | None: ...

    def opening(self, view: Any) -> Sequence[Phrase]:
        """What there is to say before anything happens; the first phrase is a heading."""
        ...


class Face(SpokenGame, Protocol):
    """A game as one person at one terminal meets it. Given views, never a state."""

    def title(self) -> Sayable: ...

    def options(self) -> Sequence[OptionWords]: ...

    def teller(self, view: Any) -> Teller: ...

    def hear(self, event: Event) -> None:
        """Something was told to this seat, also where another position has come before it could be shown."""
        ...

    def was_told(self, lines: Sequence[str]) -> None:
        """What was printed since the table was asked for, or since the latest chapter began: the table need not repeat it."""
        ...

    def opens_chapter(self, event: Event) -> bool:
        """Whether the log of what happened starts a new heading here."""
        ...

    def is_passage(self, event: Event) -> bool:
        """Whether this is part of a longer text, to be read before the next part comes."""
        ...

    def board(self, view: Any, legal: Sequence[Action], voice: Voice, console: Console) -> RenderableType: ...

    def people(self, view: Any, voice: Voice, console: Console) -> RenderableType:
        """The part of the board that an aside changes."""
        ...

    def is_follow_up(self, view: Any) -> bool:
        """Whether the question only goes on with the last one, so that the table need not be shown again."""
        ...

    def heading(self, action: Action, legal: Sequence[Action], view: Any) -> Sayable | None:
        """What a move answers, where several things are asked at once."""
        ...

    def folded(self, action: Action) -> str:
        """What a move belongs to that is listed only when it is asked for, by its `…-word`; empty where it is always listed."""
        ...

    def stays_open(self, view: Any) -> bool:
        """Whether what is asked waits beside whatever else one does, so that it need not be said again after each move."""
        ...

    def details(self, view: Any, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        """What one needs to read to answer the question, line by line."""
        ...

    def worth_asking(self, legal: Sequence[Action], view: Any) -> bool:
        """Whether a person who is not waited for should be offered these moves all the same."""
        ...

    def caution(self, words: str, view: Any) -> Phrase | None:
        """What to bear in mind before saying this at the table, where the rules bear on what is said."""
        ...

    def lesson(self, console: Console) -> Sequence[Phrase]:
        """How the first turn goes."""
        ...

    def result(self, ended: Result, seat: Seat) -> tuple[Phrase, Phrase]: ...
