"""The cards of a mission as the engine plays them: numbers instead of names, instructions by where they start."""

from __future__ import annotations

from msgspec import Struct

from horae.core.speech import Text

CARD_A, PANORAMA, ITEM, MYSTERY, INTERACTION, RECALL, SEALED, PROLOGUE, ABILITY = range(9)
KIND_NAMES = ("a", "panorama", "item", "mystery", "interaction", "recall", "sealed", "prologue", "ability")
GREEN, YELLOW, RED, WHITE = range(4)
COLOURS = ("green", "yellow", "red", "white")
M_YELLOW, M_RED, M_BOX, M_PANORAMA = range(4)
MYSTERY_KINDS = ("yellow", "red", "box", "panorama")
NO_CONFLICT, PERSONAL, GROUP = range(3)
CONFLICT_NAMES = ("", "personal", "group")
ALWAYS, ONCE_A_ROUND, ONCE_A_MISSION = range(3)
USES_NAMES = ("always", "round", "mission")


class CompiledTest(Struct, frozen=True):
    """A test box: the attribute's place, the difficulty, where its three outcomes start."""

    attribute: int
    difficulty: int
    failure: int
    critical: int
    success: int
    label: Text | None


class CompiledCard(Struct, frozen=True):
    """Any card that can be read."""

    kind: int
    id: str
    text: Text
    start: int
    tests: tuple[CompiledTest, ...] = ()
    conflict: int = NO_CONFLICT
    told: bool = False
    """The conflict starts only when an instruction says so."""
    life: int = 0
    won: int = -1
    opponent: Text | None = None
    aloud: bool = False
    number: int = 0
    """An item's, a mystery's or an ability's own number in its list."""
    for_reader: dict[str, Text] = {}
    location: int = -1
    place: Text | None = None


class CompiledLocation(Struct, frozen=True):
    """A location."""

    id: str
    name: Text
    a: int
    layout: tuple[int, ...]
    letters: tuple[str, ...]
    open: bool
    deck: int


class CompiledMapPiece(Struct, frozen=True):
    """The locations that a map piece opens and covers (TS-10.3)."""

    opens: tuple[int, ...]
    covers: tuple[int, ...]


class CompiledAbility(Struct, frozen=True):
    """An ability: whose it is, what it costs and when it can be used."""

    id: str
    name: Text
    text: Text
    receptacle: int
    item: int
    in_test: bool
    azrak: int
    magick: int
    uses: int
    """ALWAYS (as often as one can pay), ONCE_A_ROUND or ONCE_A_MISSION."""
    card: int
    source: str
    """power, equipment, talent or item."""


class CompiledReceptacle(Struct, frozen=True):
    """A receptacle."""

    id: str
    name: Text
    attributes: tuple[int, int, int]
    azrak: int
    recall: int
    interactions: dict[int, int]


def letter_of(card: CompiledCard) -> str:
    """What stands on the back of a panorama card."""
    return "?" if card.kind == MYSTERY else card.id.rpartition("-")[2].upper()
