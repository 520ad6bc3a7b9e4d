"""What a TIME Stories table may choose before it starts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from horae.core.game import Id, Options


class TimeStoriesOptions(Options, frozen=True):
    profile: Id = ""
    """The rule profile; empty: the mission's own first one."""
    destiny: Annotated[tuple[int, ...], Meta(max_length=200)] = ()
    """A stacked Destiny pile: the modifiers that come first, in this order, as far as the pile has them.
    For lessons and for the witnesses of `horae mission solve`; a real game leaves it empty."""
    experience: Annotated[tuple[Id, ...], Meta(max_length=200)] = ()
    """What a campaign remembers of the missions before (TS-1.4)."""
