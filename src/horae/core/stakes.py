"""What a move brings and costs, told before it is made: the contract between a game's `stakes` module and whoever offers moves.

Worked out from a view alone, so that nothing is told that the seat could not work out for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from horae.core.game import Action, Pack, View
from horae.core.speech import Phrase

Weight: TypeAlias = Literal["good", "plain", "bad", "grave"]
"""How it weighs: a gain, a plain fact, a cost, the loss of the game."""


class Stake(Struct, frozen=True):
    """One thing that a move brings or costs."""

    words: Phrase
    weight: Weight = "plain"


PackT_contra = TypeVar("PackT_contra", bound=Pack, contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class StakesModule(Protocol[PackT_contra, ViewT_contra]):
    """What a game names as its `stakes`: made of functions, so that a module is one."""

    def stakes(self, actions: Sequence[Action], view: ViewT_contra, pack: PackT_contra) -> Sequence[Sequence[Stake]]:
        """Of each of these legal moves of the seat whose view this is, in their order; nothing where there is nothing worth
        saying. All at once, because many moves of a position bring the same: those may share one sequence."""

    def looming(self, view: ViewT_contra, pack: PackT_contra) -> Sequence[Stake]:
        """What everybody together is about to let happen, as far as this seat may know."""


AnyStakes: TypeAlias = StakesModule[Any, Any]  # type: ignore[explicit-any]  # of the game that the pack and the view are of
"""Some game's stakes, for whoever offers moves without knowing of which game."""
