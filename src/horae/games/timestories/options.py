"""What a TIME Stories table may choose before it starts."""

from __future__ import annotations

from horae.core.game import Options


class TimeStoriesOptions(Options, frozen=True):
    profile: str = ""
    """The rule profile; empty: the mission's own first one."""
    destiny: tuple[int, ...] = ()
    """A stacked Destiny pile: the modifiers that come first, in this order, as far as the pile has them.
    For lessons and for the witnesses of `horae mission solve`; a real game leaves it empty."""
    experience: tuple[str, ...] = ()
    """What a campaign remembers of the missions before (TS-1.4)."""
