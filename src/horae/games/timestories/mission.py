"""A mission as its writer writes it: what the files of its folder may say, file by file, and reading them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from horae.core.speech import Text
from horae.games.timestories.vocabulary import Condition, Instruction
from horae.packs.reader import Folder

FORMAT = 1
MOST_BYTES = 1024 * 1024
"""Of one file: several times the published missions, and read in a moment."""
Colour: TypeAlias = Literal["green", "yellow", "red", "white"]
MysteryKind: TypeAlias = Literal["yellow", "red", "box", "panorama"]


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything a writer fills in: an unknown field is an error."""


# --- pack.yaml ---


class Outcome(_Part, frozen=True):
    """A way the mission can end, with what it is worth on the Mission Return (TS-13.2)."""

    id: str
    text: Text
    score: int
    won: bool


class Extra(_Part, frozen=True):
    """Points for something achieved on the way."""

    when: Condition
    points: int
    text: Text


class Return(_Part, frozen=True):
    """The Mission Return: the outcomes, and how the result is read off (TS-13.2)."""

    text: Text
    outcomes: tuple[Outcome, ...]
    lost: Text
    """Read when every agent has lost control (TS-9.6)."""
    less_per_azrak: int = 1
    """Taken off for each Azrak lying on the Return."""
    least: int = 0
    extras: tuple[Extra, ...] = ()


class Sealed(_Part, frozen=True):
    """A card that lies face down from setup, only its back read aloud (TS-3.3), until turned."""

    id: str
    back: Text
    text: Text
    steps: tuple[Instruction, ...] = ()


class Absence(_Part, frozen=True):
    """What happens at setup when nobody inhabits this receptacle (TS-3.1, TS-R7)."""

    receptacle: str
    item: int | None = None
    token: str | None = None


class Head(_Part, frozen=True):
    """pack.yaml."""

    format: int
    game: str
    id: str
    title: Text
    profiles: tuple[str, ...]
    """The rule profiles it can be played by; the first is used unless the table says otherwise."""
    azrak: int
    order: Text
    mission_return: Return = field(name="return")
    destiny: tuple[int, ...]
    shuffle_mysteries: bool = False
    sealed: tuple[Sealed, ...] = ()
    absences: tuple[Absence, ...] = ()
    pitch: Text | None = None
    """Two sentences for the shelf."""
    minutes: tuple[int, int] | None = None
    """How long it takes, at least and at most."""
    ages: int | None = None
    """From this age on."""


UNPLAYED: dict[type[Struct], frozenset[str]] = {Head: frozenset({"pitch", "minutes", "ages"})}
"""What bears on no game: it has no part in a mission's hash."""


# --- tests and conflicts ---


class TestBox(_Part, frozen=True):
    """A test box (TS-7.1). Without `critical` the two success cells are one (TS-E5); an empty list does nothing."""

    attribute: str | int
    """By name, or by its place 1 to 3 on the receptacle's card."""
    difficulty: int
    failure: tuple[Instruction, ...] = ()
    success: tuple[Instruction, ...] = ()
    critical: tuple[Instruction, ...] | None = None
    label: Text | None = None


class Conflict(_Part, frozen=True):
    """A conflict icon. A group conflict has an opponent with life points (TS-8.4)."""

    kind: Literal["personal", "group"]
    life: int = 0
    opponent: Text | None = None
    starts: Literal["reading", "told"] = "reading"
    won: tuple[Instruction, ...] = ()
    """Followed, by who read the card, once a group conflict is won."""


class Ability(_Part, frozen=True):
    """Something a power, equipment, talent or item lets its owner do."""

    id: str
    name: Text
    text: Text
    then: tuple[Instruction, ...]
    moment: Literal["actions", "test"] = "actions"
    azrak: int = 0
    magick: int = 0
    uses: Literal["always", "round", "mission"] = "round"


class StoryCard(_Part, frozen=True):
    """A story card of a panorama. `id` is made of its location and letter."""

    letter: str
    text: Text
    place: Text | None = None
    """What it shows from afar: the word that card A stresses (TS-4.3)."""
    for_reader: dict[str, Text] = {}
    """More text for a reader in that receptacle (TS-2.3)."""
    steps: tuple[Instruction, ...] = ()
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None
    aloud: bool = False
    """Read collectively (TS-11.4)."""
    experience: bool = False
    """The EXPERIENCE icon: ignored (TS-1.4)."""


class CardA(_Part, frozen=True):
    """A location's first card: read aloud by the captain, open to all (TS-4.3)."""

    text: Text
    steps: tuple[Instruction, ...] = ()
    taken: bool = False
    """Whether it can be taken like the others (TS-R9)."""


class Location(_Part, frozen=True):
    id: str
    name: Text
    a: CardA
    panorama: tuple[StoryCard, ...]
    reserve: tuple[StoryCard, ...] = ()
    """Cards that come into the panorama only by `replace`."""
    map: str = ""
    open: bool = False
    deck: Literal[1, 2] = 1


class MapCard(_Part, frozen=True):
    """A map card that lies face up from setup. Edge symbols say where a map piece may join it."""

    id: str
    text: Text
    edges: tuple[str, ...] = ()


class LocationsFile(_Part, frozen=True):
    maps: tuple[MapCard, ...]
    locations: tuple[Location, ...]


class PrologueCard(_Part, frozen=True):
    text: Text
    steps: tuple[Instruction, ...] = ()


class PrologueFile(_Part, frozen=True):
    prologue: tuple[PrologueCard, ...]


# --- receptacles.yaml ---


class OpenCard(_Part, frozen=True):
    """A Power (midsummer) or Equipment (hadal), face up before its owner (TS-2.2)."""

    name: Text
    text: Text
    abilities: tuple[Ability, ...] = ()


class Interaction(_Part, frozen=True):
    number: int
    text: Text
    steps: tuple[Instruction, ...] = ()


class Recall(_Part, frozen=True):
    text: Text
    steps: tuple[Instruction, ...] = ()


class Receptacle(_Part, frozen=True):
    id: str
    name: Text
    back_story: Text
    attributes: tuple[int, int, int]
    azrak: int
    recall: Recall
    power: OpenCard | None = None
    equipment: OpenCard | None = None
    talents: tuple[Ability, ...] = ()
    interactions: tuple[Interaction, ...] = ()


class ReceptaclesFile(_Part, frozen=True):
    receptacles: tuple[Receptacle, ...]


# --- items.yaml, mysteries.yaml, tokens.yaml ---


class MapPiece(_Part, frozen=True):
    """A white item that changes the map (TS-10.3)."""

    joins: str = ""
    """The edge symbol at which it extends the map."""
    edges: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()


class Replacement(_Part, frozen=True):
    """A white item that replaces the taker's attributes and back story (TS-10.4, TS-E4)."""

    attributes: tuple[int, int, int]
    back_story: Text


class Item(_Part, frozen=True):
    number: int
    colour: Colour
    name: Text
    text: Text
    steps: tuple[Instruction, ...] = ()
    abilities: tuple[Ability, ...] = ()
    map: MapPiece | None = None
    replacement: Replacement | None = None


class ItemsFile(_Part, frozen=True):
    items: tuple[Item, ...]


class Mystery(_Part, frozen=True):
    number: int
    kind: MysteryKind
    text: Text
    icons: Text | None = None
    """What the card sums up for its box (TS-10.5)."""
    steps: tuple[Instruction, ...] = ()
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None


class MysteriesFile(_Part, frozen=True):
    mysteries: tuple[Mystery, ...]


class Token(_Part, frozen=True):
    id: str
    name: Text
    shape: Literal["hexagonal", "round"] = "round"


class TokensFile(_Part, frozen=True):
    tokens: tuple[Token, ...]


# --- the folder ---


class MissionFiles:
    """A mission's files as the writer wrote the"""

    def __init__(self, folder: Folder) -> None:
        self.files = {
            "head": folder.document("pack.yaml", MOST_BYTES),
            "prologue": folder.document("prologue.yaml", MOST_BYTES),
            "locations": folder.document("locations.yaml", MOST_BYTES),
            "receptacles": folder.document("receptacles.yaml", MOST_BYTES),
        }
        for name in ("items", "mysteries", "tokens"):
            if folder.root.joinpath(f"{name}.yaml").is_file():
                self.files[name] = folder.document(f"{name}.yaml", MOST_BYTES)
        self.head = self.files["head"].decode(Head)
        self.prologue = self.files["prologue"].decode(PrologueFile).prologue
        places = self.files["locations"].decode(LocationsFile)
        self.maps, self.locations = places.maps, places.locations
        self.receptacles = self.files["receptacles"].decode(ReceptaclesFile).receptacles
        self.items: tuple[Item, ...] = ()
        self.mysteries: tuple[Mystery, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        if "items" in self.files:
            self.items = self.files["items"].decode(ItemsFile).items
        if "mysteries" in self.files:
            self.mysteries = self.files["mysteries"].decode(MysteriesFile).mysteries
        if "tokens" in self.files:
            self.tokens = self.files["tokens"].decode(TokensFile).tokens

    def everything(self) -> tuple[Any, ...]:
        return (
            self.head,
            self.prologue,
            self.maps,
            self.locations,
            self.receptacles,
            self.items,
            self.mysteries,
            self.tokens,
        )

    def story_cards(self) -> int:
        """How many cards the story deck has: order and return on one, round reference, and the rest (TS-1.3)."""
        panoramas = sum(1 + len(place.panorama) + len(place.reserve) for place in self.locations)
        return 2 + len(self.prologue) + len(self.receptacles) + panoramas + len(self.mysteries) + len(self.head.sealed)

    def common_cards(self) -> int:
        return len(self.maps) + len(self.items) + len(self.head.destiny)

    def personal_cards(self) -> int:
        shown = sum((r.power is not None) + (r.equipment is not None) for r in self.receptacles)
        return shown + len(self.receptacles) + sum(len(r.interactions) for r in self.receptacles)
