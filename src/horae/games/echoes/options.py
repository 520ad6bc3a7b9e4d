"""What an Echoes table may choose before it starts: nothing yet beyond the number of seats."""

from __future__ import annotations

from horae.core.game import Options


class EchoesOptions(Options, frozen=True):
    """The rulebook has no variants."""
