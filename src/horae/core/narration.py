"""What every game can say about itself: the contract between a game's narration and whoever shows games to people.

A game's `narration` module is such a narration: what happened, what one may do, how things stand, how it ended and
what can be chosen beforehand, each as phrases for one hearer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, cast, runtime_checkable

from msgspec import Struct

from horae.core.game import Action, Event, Pack, Result, Seat, View
from horae.core.refusal import Refused
from horae.core.speech import Phrase, Sayable, Text


class Choice(Struct, frozen=True):
    """A value that an option can take, as it is written, and its name."""

    value: str
    title: Phrase


class Option(Struct, frozen=True):
    """Something a table may choose: how it is written, what it is called, what it does."""

    name: str
    title: Phrase
    about: Phrase
    choices: tuple[Choice, ...]
    names_seats: bool = False
    """Its values that are numbers are seats, counted from 1 as they are taken: shown by who sits there."""


class Item(Struct, frozen=True):
    """Something that lies on the table: what stands on it, and what is said beside it."""

    words: Sayable
    about: Sayable = ""
    seat: Seat | None = None
    """Whose it is, where that matters."""
    hidden: bool = False
    """It lies face down."""


class Part(Struct, frozen=True):
    """A part of the table as a plain board shows it, for a game that brings no board or no face of its own."""

    title: Phrase
    items: tuple[Item, ...] = ()
    kind: Literal["cards", "figures", "list"] = "list"
    """How it looks: things side by side, a few large figures, or one line under the other."""
    note: Phrase | None = None
    """What else is to be said of it, or that there is nothing."""


class Teller(Protocol):
    """Tells one hearer what happens, event after event from the first view on."""

    def tell(self, event: Event) -> Phrase | None:
        """None where another event told to the same hearer says it all."""


PackT_contra = TypeVar("PackT_contra", bound=Pack, contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class Narration(Protocol[PackT_contra, ViewT_contra]):
    """Of one game's packs and views. Made of functions, so that a module is one."""

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802  # a module's constant
        """What can be chosen beforehand."""

    def Narrator(self, pack: PackT_contra, view: ViewT_contra) -> Teller: ...  # noqa: N802  # a class, called to make one

    def move(self, action: Action, view: ViewT_contra, pack: PackT_contra) -> Phrase:
        """The label of a legal move or aside of the seat whose view this is."""

    def step(self, view: ViewT_contra, pack: PackT_contra) -> Phrase:
        """What is going on now, for the seat whose view this is."""

    def result(self, ended: Result, seat: Seat | None, pack: PackT_contra) -> tuple[Phrase, Phrase]:
        """How it ended for that seat (None: for who watched), as a title and a sentence."""


class PlainNarration(Protocol[PackT_contra, ViewT_contra]):
    """What a narration has besides, where the game is shown on the plain board."""

    def parts(self, view: ViewT_contra, pack: PackT_contra) -> Sequence[Part]:
        """The table as the seat sees it whose view this is, in reading order. Made from the view alone."""


AnyNarration: TypeAlias = Narration[Any, Any]  # type: ignore[explicit-any]  # of the game that the pack and the view are of
"""Some game's narration, for whoever shows games without knowing which."""


@runtime_checkable
class OwnWords(Protocol[ViewT_contra]):
    """What a narration has besides, where people tell each other of hidden texts and must do so in their own words."""

    def not_own_words(self, words: str, view: ViewT_contra) -> Refused | None:
        """The rule that these words go against, said by the seat whose view this is. To be pointed out, never enforced."""


@runtime_checkable
class Logged(Protocol[PackT_contra]):
    """What a narration has besides, where the game keeps a log of how its games ended."""

    def entry(
        self,
        ended: Result,
        pack: PackT_contra,
        options: Mapping[str, object],
        names: Sequence[str],
        when: str,
        experience: Sequence[Text],
    ) -> Sequence[tuple[Phrase, Sayable]]:
        """What is written down of a finished game, in reading order: what each thing is called, and what is to be said.
        `experience`: what it leaves to the next game of the same people."""


def parts_of(narration: AnyNarration, view: View, pack: Pack) -> Sequence[Part]:
    """The parts of the table, where the narration tells of them."""
    # By name: checking against a protocol takes longer than all else that is done for a small move.
    return cast("PlainNarration[Pack, View]", narration).parts(view, pack) if hasattr(narration, "parts") else ()


def check_own_words(narration: AnyNarration, words: str, view: View) -> None:
    """Raises Refused where the narration points something out."""
    found = narration.not_own_words(words, view) if isinstance(narration, OwnWords) else None
    if found is not None:
        raise found
