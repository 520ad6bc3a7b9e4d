"""The protocol's version, and the plain values that messages are made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

VERSION = 1

Language: TypeAlias = Literal["es", "en"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
LONGEST_SAYING = 400
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
LongWords: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20 * LONGEST_SAYING)]
"""What somebody typed in one go: longer than may be said, so that it can be answered how long that is."""
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
Short: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
GameJson: TypeAlias = dict[str, Any]
"""A view, event or action in its game's own JSON form."""
GivenJson: TypeAlias = Annotated[dict[str, Any], Meta(max_length=40)]
"""An action or options as a client sends them. What is in them is held to the limits of the game's own types."""
