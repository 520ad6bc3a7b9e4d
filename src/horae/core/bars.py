"""Says each rule of what may be done once, as a bar: the rule, the words, and whether it stands in the way of an action.

A bar finds out whether it stands and with which figures in one go, and its words name exactly these, so that what is said
is what was looked at. What is legal are the candidates at which no bar stands; why not is the first that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Sayable

P = TypeVar("P", contravariant=True)
A = TypeVar("A", contravariant=True)
MoveA = TypeVar("MoveA", bound=Action)

Figures: TypeAlias = Mapping[str, Sayable] | bool | None
"""What a bar found: the figures that its words name; True where it stands and they name none; else it does not stand."""


class Bar(Struct, Generic[P, A], frozen=True):
    """One reason why not. It is true by itself: it never counts on the bars before it having been ruled out."""

    rule: str
    words: str
    """The message that says it; its variables are the figures."""
    stands: Callable[[P, Seat, A], Figures]
    instead: tuple[type[Action], ...] = ()
    """What the words tell the seat to do instead: where the bar is said, each of these is legal for it."""
    heeds_action: ClassVar[bool] = True
    """Not, where it stands whatever is named: then one look is enough for all the candidates of a kind."""


class Move(Struct, Generic[P, MoveA], frozen=True):
    """One kind of action: those there are to think of in a position, and the bars, in the order in which they are said."""

    candidates: Callable[[P, Seat], Iterable[MoveA]]
    bars: tuple[Bar[P, MoveA], ...]

    def first_bar(self, position: P, seat: Seat, action: MoveA) -> Refused | None:
        """Why the seat may not do this: the first bar that stands, if one does."""
        for bar in self.bars:
            if found := bar.stands(position, seat, action):
                figures = found if isinstance(found, Mapping) else {}
                return Refused(bar.rule, bar.words, **figures).advising(bar.instead)
        return None

    def unbarred(self, position: P, seat: Seat) -> list[Action]:
        """The candidates at which no bar stands."""
        free: list[Action] = []
        candidates, heeding = list(self.candidates(position, seat)), []
        for bar in self.bars:
            if bar.heeds_action:
                heeding.append(bar.stands)
            elif candidates and bar.stands(position, seat, candidates[0]):
                return free
        for one in candidates:
            for stands in heeding:  # nothing is said of those that stand: this is asked for every seat after every move
                if stands(position, seat, one):
                    break
            else:
                free.append(one)
        return free


AnyMove: TypeAlias = Move[Any, Any]  # type: ignore[explicit-any]  # a position and its actions fit together, whichever they are


def bar(
    rule: str, words: str, instead: tuple[type[Action], ...] = ()
) -> Callable[[Callable[[P, Seat, A], Figures]], Bar[P, A]]:
    """Makes a bar of the function that finds out whether it stands."""
    return lambda stands: Bar(rule, words, stands, instead)
