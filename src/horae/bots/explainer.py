"""What an explainer is: it hears what a spectator hears and finds what each event told about hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from horae.core.game import Event, Pack, View
from horae.core.speech import Phrase


class Explainer(Protocol):
    """Made of the pack and a spectator's first view, then told every event that a spectator hears."""

    def hear(self, event: Event) -> Struct | None:
        """What the event told, in the game's own terms, or None."""


class ExplainerModule(Protocol):
    """What a game names as its `explainer`: made of functions, so that a module is one."""

    def Explainer(self, pack: Pack, view: View) -> Explainer: ...  # noqa: N802  # a class, called to make one

    def in_words(self, finding: Struct) -> Sequence[Phrase]:
        """A headline and what goes under it."""
