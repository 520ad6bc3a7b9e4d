"""What a finished game is retold by: chapters of lines and tables, as phrases. A game names the function that makes them as its
`story`; whoever shows the end says them in the reader's language.

A story is made from what a spectator saw, step by step, and told only when the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from horae.core.game import Seat
from horae.core.log import Frame
from horae.core.speech import Phrase, Sayable


class Row(Struct, frozen=True):
    """A row of a chapter's table."""

    cells: tuple[Sayable, ...]
    seat: Seat | None = None
    """Whose it is, where it is somebody's."""
    leads: bool = False
    """Whether it is the one to look at: the winner's, the turn that decided."""


class Chapter(Struct, frozen=True):
    """A part of the story: some lines, and a table if it has one. The first head stands over what the rows are about."""

    title: Phrase
    lines: tuple[Phrase, ...] = ()
    heads: tuple[Phrase, ...] = ()
    rows: tuple[Row, ...] = ()


MakeStory: TypeAlias = Callable[[Sequence[Frame], Any], Sequence[Chapter]]  # type: ignore[explicit-any]  # the game's own pack
"""From the frames that a spectator saw, the first position's first, and the pack."""
