"""What a coach is: it hears what a spectator hears, or what one seat hears, and points at what follows from that, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

from msgspec import Struct

from horae.core.game import Action, Event, Pack, Seat, View
from horae.core.narration import ViewT_contra
from horae.core.speech import Phrase, Sayable


class Hint(Struct, frozen=True):
    """Something a coach points at. Nothing in it may come from what the coach's listener does not know."""

    words: Phrase
    seat: Seat
    """Whom it is about."""
    heads: bool = False
    """It says what the hints after it are about."""
    thing: str = ""
    """The card or place that it speaks of, for a board that can point at it or open it."""
    values: tuple[int, ...] = ()
    """The numbers that it rules out for that seat; empty where it only tells."""
    sure: bool = True
    """Whether that follows from the rules alone, or else from how people usually play."""
    action: Action | None = None
    """What would mark it on the table now, where there is still something to mark."""


class Coach(Protocol[ViewT_contra]):
    """Made of the pack and its listener's first view, then told every event that the listener hears."""

    of_seat: ClassVar[bool]
    """Whether its listener is the seat that asks; else it is a spectator, whoever asks, and everybody is told the same."""

    def hear(self, event: Event) -> None: ...

    def hints(self, view: ViewT_contra, legal: Sequence[Action] = ()) -> list[Hint]:
        """What there is to say now: `view` is the listener's, `legal` what a seat may do."""
        ...


AnyCoach: TypeAlias = Coach[Any]  # type: ignore[explicit-any]  # of the game that it was found for


class MakeCoach(Protocol):
    """A coach's class."""

    of_seat: ClassVar[bool]

    def __call__(self, pack: Pack, view: View, /) -> AnyCoach: ...


def sentences(said: Sequence[Phrase]) -> Sayable:
    """One after the other, as one thing to say."""
    whole: Sayable = said[0] if said else ""
    for one in said[1:]:
        whole = Phrase("sentences", {"one": whole, "other": one})
    return whole
