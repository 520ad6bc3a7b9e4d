"""What the person at a terminal has of a game, wherever it is played: how it stands, what may be done, what is told.

There are two chairs, one beside bots in this process (`local.py`) and one at a server's table (`online.py`). The session
serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from horae.cli.terminal.face import Face
from horae.cli.terminal.screen import Screen
from horae.core.game import Action
from horae.core.rulebook import Rulebook
from horae.core.speech import Sayable
from horae.core.stakes import Weight
from horae.server.protocol.http_bodies import ChapterView
from horae.spoken.voice import Voice
from horae.spoken.why_not import No

Command: TypeAlias = Callable[[str, str], None]
"""What a typed word does; given what follows it, once as words are compared and once as everything was typed."""
Listen: TypeAlias = Callable[[], str | None]
"""Waits for a typed line; None if something else happened first. Raises EOFError when there will be no more."""


class Turn(Enum):
    """What the game wants of the person now."""

    ASKED = "asked"
    """It waits for them."""
    OPEN = "open"
    """There is something they may do, or leave."""
    IDLE = "idle"
    """Others are waited for."""
    OVER = "over"


class News(Struct, frozen=True):
    """Something that happened."""

    words: Sayable
    is_heading: bool = False
    n: int = -1
    """The number of the record that it comes from, at a server's table."""
    is_passage: bool = False
    """Part of a longer text: the person is given time to read it before the next one."""
    is_aside: bool = False
    """Around the game, such as what people say: it waits for no passage."""


class SaidStake(Struct, frozen=True):
    """One thing that a move brings or costs, in words."""

    words: str
    weight: Weight


class Ending(Struct, frozen=True):
    """How the game ended for the person, and what is to be said of the seed."""

    title: str
    about: str
    seed: str
    won: bool


class Quit(Exception):
    """The person wants to stop."""


class Chair(Protocol):
    """A person's place in one game. What it shows is the seat's view and nothing else."""

    name: str
    """The game's."""
    has_face: bool
    """Whether the game is shown by a face of its own."""
    face: Face
    voice: Voice
    news: list[News]
    """What happened since the person's last move."""

    @property
    def view(self) -> Any: ...

    @property
    def legal(self) -> Sequence[Action]: ...

    def is_form(self, action: Action) -> bool:
        """Whether it is a move that was asked for in the person's own words."""
        ...

    @property
    def is_waited_for(self) -> bool: ...

    def rulebook(self) -> Rulebook: ...

    def greeting(self) -> Sequence[tuple[str, str]]:
        """What to say on sitting down, each with a style."""
        ...

    def next_turn(self) -> Turn:
        """Let the game go on, as far as it does by itself, and say what it wants now."""
        ...

    def offer(self) -> object:
        """Changes when what is offered to the person does."""
        ...

    def question(self) -> str:
        """What is asked now, in words."""
        ...

    def move(self, action: Action) -> str:
        """What an action is called."""
        ...

    def stakes(self, action: Action) -> Sequence[SaidStake]:
        """What a move brings and costs, as far as the person may know."""
        ...

    def looming(self) -> Sequence[SaidStake]:
        """What everybody together is about to let happen."""
        ...

    def do(self, action: Action) -> No | None:
        """Act, or say why not and change nothing."""
        ...

    def why_not(self, action: Action) -> No | None:
        """What the rules have against it."""
        ...

    def heard(self, words: str, screen: Screen) -> bool:
        """A line was typed; True if this chair has done all that there is to do about it."""
        ...

    def read_on(self) -> str:
        """What to type for the next passage, and who waits meanwhile."""
        ...

    def understand(self, words: str) -> Action | None:
        """The play that is told in words. None if it is none; a Fault that says why if it cannot be meant."""
        ...

    def set_language(self, language: str) -> None: ...

    def keep(self, screen: Screen) -> None:
        """Before a question: keep the game, where that is for this side to do."""
        ...

    def ending(self) -> Ending: ...

    def story(self) -> Sequence[ChapterView]:
        """The finished game retold, where it tells a story."""
        ...

    def commands(self, screen: Screen) -> Mapping[str, Command]:
        """What can be typed here besides, by the key of its words."""
        ...

    def helped(self) -> Sequence[str]:
        """The help's entries about these, and about leaving."""
        ...

    def leave(self, screen: Screen) -> None:
        """The person gets up."""
        ...

    def close(self, screen: Screen) -> None:
        """The game is over."""
        ...
