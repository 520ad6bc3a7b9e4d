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


class PreviewOption(Struct, frozen=True):
    """A way of a choice, or what is accepted as an answer; `when` is its own condition, in short."""

    label: str
    when: str


class PreviewQuestion(Struct, frozen=True):
    """What a card asks: the reader, the captain or the group. A plain yes or no has no options."""

    ask: str
    by: str
    typed: bool
    when: str
    """Under which conditions it is asked, in short."""
    options: tuple[PreviewOption, ...]


class PreviewOpponent(Struct, frozen=True):
    """Whom a group conflict is against."""

    name: str
    life: int


class PreviewCounter(Struct, frozen=True):
    """A counter, and where it stands for these cards."""

    id: str
    name: str
    value: int
    least: int
    most: int


class PreviewCard(Struct, frozen=True):
    """A card as its reader sees it; `face` is a CardFace."""

    group: str
    title: str
    owner: str
    """The receptacle that alone reads it, if there is one."""
    face: GameJson
    test_conditions: tuple[str, ...]
    """Of each of its tests, in short; nothing where it is always offered."""
    questions: tuple[PreviewQuestion, ...]
    opponents: tuple[PreviewOpponent, ...]
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
    counters: tuple[PreviewCounter, ...]
    cards: tuple[PreviewCard, ...]


PREVIEW: tuple[type[Struct], ...] = (PreviewView,)
