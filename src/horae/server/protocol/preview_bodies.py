"""What the preview of a mission says to its writer's browser."""

from __future__ import annotations

from msgspec import Struct

from horae.server.protocol.values import GameJson


class PreviewFinding(Struct, frozen=True):
    """Something that lint found."""

    severity: str
    file: str
    line: int | None
    why: str


class PreviewCard(Struct, frozen=True):
    """A card as its reader sees it; `face` is a CardFace."""

    group: str
    title: str
    owner: str
    """The receptacle that alone reads it, if there is one."""
    face: GameJson
    file: str
    line: int
    picture: str
    slice_number: int
    slices: int


class PreviewView(Struct, frozen=True):
    """GET /api/preview"""

    version: str
    mission: str
    """The name by which a table can be opened with it; nothing while it cannot be."""
    title: str
    stale: bool
    """Whether the cards are as they were when the mission could last be read."""
    findings: tuple[PreviewFinding, ...]
    content: GameJson | None
    portraits: tuple[str, ...]
    cards: tuple[PreviewCard, ...]


PREVIEW: tuple[type[Struct], ...] = (PreviewView,)
