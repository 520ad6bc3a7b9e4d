"""The cards of a mission as the engine plays them: numbers instead of names, instructions by where they start."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from horae.core.speech import Text
from horae.games.timestories.compiler import Holds
from horae.games.timestories.vocabulary import Condition

CARD_A, PANORAMA, ITEM, MYSTERY, INTERACTION, RECALL, SEALED, PROLOGUE, ABILITY, COUNTDOWN = range(10)
KIND_NAMES = ("a", "panorama", "item", "mystery", "interaction", "recall", "sealed", "prologue", "ability", "countdown")
GREEN, YELLOW, RED, WHITE = range(4)
COLOURS = ("green", "yellow", "red", "white")
M_YELLOW, M_RED, M_BOX, M_PANORAMA = range(4)
MYSTERY_KINDS = ("yellow", "red", "box", "panorama")
NO_CONFLICT, PERSONAL, GROUP = range(3)
CONFLICT_NAMES = ("", "personal", "group")
ALWAYS, ONCE_A_ROUND, ONCE_A_MISSION = range(3)
USES_NAMES = ("always", "round", "mission")


Numbers: TypeAlias = tuple[int, int, int]
"""For two, three and four receptacles."""


class CompiledTest(Struct, frozen=True):
    """A test box: the attribute's place, the difficulty, where its three outcomes start."""

    attribute: int
    difficulties: Numbers
    failure: int
    critical: int
    success: int
    label: Text | None
    number: int
    """Among all of the mission."""
    when: Holds | None = None
    once: bool = False
    against: int = -1
    """The opponent it is about."""
    written: Condition | None = None
    """Its condition as the writer wrote it, for tools."""

    def difficulty(self, receptacles: int) -> int:
        return self.difficulties[receptacles - 2]


class CompiledPassage(Struct, frozen=True):
    when: Holds
    text: Text
    written: Condition
    """Its condition as the writer wrote it, for tools."""


class CompiledOpponent(Struct, frozen=True):
    id: str
    name: Text
    life: Numbers


class CompiledGoal(Struct, frozen=True):
    id: str
    text: Text
    when: Holds
    azrak: int
    from_return: bool
    number: int
    """Among all of the mission."""
    written: Condition
    """Its condition as the writer wrote it, for tools."""


class CompiledCountdown(Struct, frozen=True):
    id: str
    name: Text
    by_round: bool
    start: int
    location: int
    """Only visits of this place count; -1: any."""
    card: int


class CompiledConflict(Struct, frozen=True):
    """What a card's conflict icon says."""

    kind: int = NO_CONFLICT
    told: bool = False
    life: Numbers = (0, 0, 0)
    won: int = -1
    opponent: Text | None = None
    opponents: tuple[int, ...] = ()


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
    lives: Numbers = (0, 0, 0)
    won: int = -1
    opponent: Text | None = None
    opponents: tuple[int, ...] = ()
    """Of the mission's opponents, where it has a list of them."""
    aloud: bool = False
    number: int = 0
    """An item's, a mystery's or an ability's own number in its list."""
    for_reader: dict[str, Text] = {}
    location: int = -1
    place: Text | None = None
    portrait: str = ""
    passages: tuple[CompiledPassage, ...] = ()
    first_passage: int = 0
    """The number of the first among all of the mission."""
    margin: Text | None = None

    def life(self, receptacles: int) -> int:
        return self.lives[receptacles - 2]


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
    supports: bool
    """It is used in somebody else's test."""
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
    goals: tuple[CompiledGoal, ...] = ()


MYSTERY_LETTER = "?"
"""What stands on the back of a mystery in a panorama."""


def letter_of(card: CompiledCard) -> str:
    """What stands on the back of a panorama card."""
    return MYSTERY_LETTER if card.kind == MYSTERY else card.id.rpartition("-")[2].upper()
