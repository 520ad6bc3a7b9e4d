"""What a coach is: it hears what a spectator hears and points at what that rules out, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from horae.core.game import Action, Event, Pack, Seat, View
from horae.core.narration import ViewT_contra
from horae.core.speech import Phrase


class Hint(Struct, frozen=True):
    """Something a coach points at. Nothing in it may come from what a spectator does not know."""

    words: Phrase
    seat: Seat
    """Whose hidden thing it speaks of."""
    values: tuple[int, ...] = ()
    """What it rules out there; empty where it only tells."""
    sure: bool = True
    """Whether that follows from the rules alone, or else from how people usually play."""
    action: Action | None = None
    """What would mark it on the table now, where there is still something to mark."""


class Coach(Protocol[ViewT_contra]):
    """Made of the pack and a spectator's first view, then told every event that a spectator hears."""

    def hear(self, event: Event) -> None: ...

    def hints(self, view: ViewT_contra) -> list[Hint]:
        """What stands ruled out now; `view` is the spectator's."""
        ...


AnyCoach: TypeAlias = Coach[Any]  # type: ignore[explicit-any]  # of the game that it was found for
MakeCoach: TypeAlias = Callable[[Pack, View], AnyCoach]
