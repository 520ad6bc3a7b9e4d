"""A mission as its writer writes it: what the files of its folder may say, file by file, and reading them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from horae.core.speech import Text
from horae.games.timestories.profiles import ByCount
from horae.games.timestories.vocabulary import Choose, Condition, Damage, DrawMystery, HasToken, Instruction, Read, Take
from horae.packs.reader import Folder

FORMATS = (1, 2)
"""A mission of format 2 is held to more: see `docs/writing-missions.md`."""
Number: TypeAlias = int | ByCount
"""The same for any table, or by how many receptacles are in play."""
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


class Experience(_Part, frozen=True):
    """What a campaign remembers if this holds when the mission ends (TS-1.4)."""

    id: str
    text: Text
    when: Condition


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
    experience: tuple[Experience, ...] = ()
    pitch: Text | None = None
    """Two sentences for the shelf."""
    minutes: tuple[int, int] | None = None
    """How long it takes, at least and at most."""
    ages: int | None = None
    """From this age on."""


# --- tests and conflicts ---


class TestBox(_Part, frozen=True):
    """A test box (TS-7.1). Without `critical` the two success cells are one (TS-E5); an empty list does nothing."""

    attribute: str | int
    """By name, or by its place 1 to 3 on the receptacle's card."""
    difficulty: Number
    failure: tuple[Instruction, ...] = ()
    success: tuple[Instruction, ...] = ()
    critical: tuple[Instruction, ...] | None = None
    label: Text | None = None
    when: Condition | None = None
    """Offered only if it holds."""
    once: bool = False
    """Not offered again after a success by anyone."""
    against: str = ""
    """The opponent it is about; not offered once that one is beaten."""


class Passage(_Part, frozen=True):
    """More text, for a reader for whom the condition holds when the card is read."""

    when: Condition
    text: Text
    gist: Text | None = None
    """As of a story card: what somebody who has read this passage would add. Told of story cards, interactions and Items."""


class Opponent(_Part, frozen=True):
    id: str
    name: Text
    life: Number


class Conflict(_Part, frozen=True):
    """A conflict icon. A group conflict has an opponent with life points, or several (TS-8.4)."""

    kind: Literal["personal", "group"]
    life: Number = 0
    opponent: Text | None = None
    opponents: tuple[Opponent, ...] = ()
    """Instead of `life` and `opponent`; it is won when all are beaten."""
    starts: Literal["reading", "told"] = "reading"
    won: tuple[Instruction, ...] = ()
    """Followed, by who read the card, once a group conflict is won."""


class Ability(_Part, frozen=True):
    """Something a power, equipment, talent or item lets its owner do."""

    id: str
    name: Text
    text: Text
    then: tuple[Instruction, ...]
    moment: Literal["actions", "test", "support"] = "actions"
    """In the Actions step, in a test of one's own, or in somebody else's while they ask for support."""
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
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None
    """A rule told beside the story, never as part of it."""
    portrait: str = ""
    """Who is met here: whoever reads the card sees `pictures/people/PORTRAIT.svg` beside its text."""
    gist: Text | None = None
    """How somebody who has read it would tell the others of it: what a bot says (TS-5.2)."""


class CardA(_Part, frozen=True):
    """A location's first card: read aloud by the captain, open to all (TS-4.3)."""

    text: Text
    steps: tuple[Instruction, ...] = ()
    taken: bool = False
    """Whether it can be taken like the others (TS-R9)."""
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None


class Location(_Part, frozen=True):
    id: str
    name: Text
    a: CardA
    panorama: tuple[StoryCard, ...]
    reserve: tuple[StoryCard, ...] = ()
    """Cards that come into the panorama only by `replace` or `add`."""
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
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None
    gist: Text | None = None
    """As of a story card."""


class Recall(_Part, frozen=True):
    text: Text
    steps: tuple[Instruction, ...] = ()
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None


class Goal(_Part, frozen=True):
    """What a receptacle wants: its owner's secret until it is reached, once, the moment the condition holds (TS-R19)."""

    id: str
    text: Text
    when: Condition
    azrak: int = 0
    source: Literal["return", "vortex"] = field(default="return", name="from")


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
    goals: tuple[Goal, ...] = ()


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
    tests: tuple[TestBox, ...] = ()
    conflict: Conflict | None = None
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None
    gist: Text | None = None
    """As of a story card: told with the card at which its reader took it."""


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
    passages: tuple[Passage, ...] = ()
    margin: Text | None = None


class MysteriesFile(_Part, frozen=True):
    mysteries: tuple[Mystery, ...]


class Token(_Part, frozen=True):
    id: str
    name: Text
    shape: Literal["hexagonal", "round"] = "round"
    copies: int = 1
    hidden: bool = False
    """It lies face down: only its holder knows which it is; the others see that there is one."""


class TokensFile(_Part, frozen=True):
    tokens: tuple[Token, ...]


# --- counters.yaml, countdowns.yaml ---


class Counter(_Part, frozen=True):
    id: str
    name: Text
    start: int = 0
    least: int = 0
    most: int = 20
    open: bool = False
    """Everybody sees where it stands; otherwise nobody does."""


class CountersFile(_Part, frozen=True):
    counters: tuple[Counter, ...]


class Countdown(_Part, frozen=True):
    """Counts rounds, or the captain's choices of a place, and has something happen when it runs out (TS-R18)."""

    id: str
    name: Text
    every: Literal["round", "visit"]
    start: int = field(name="from")
    text: Text
    """Read aloud when it runs out."""
    then: tuple[Instruction, ...] = ()
    """Followed by the captain."""
    runs: bool = False
    """From the beginning; otherwise `start` sets it going."""
    location: str = ""
    """Only visits of this place count."""


class CountdownsFile(_Part, frozen=True):
    countdowns: tuple[Countdown, ...]


_CARD = frozenset({"tests", "conflict", "passages"})
LATER: dict[type[Struct], frozenset[str]] = {
    Head: frozenset({"experience"}),
    TestBox: frozenset({"when", "once", "against"}),
    Conflict: frozenset({"opponents"}),
    StoryCard: frozenset({"passages"}),
    CardA: _CARD,
    Interaction: _CARD,
    Recall: _CARD,
    Item: _CARD,
    Mystery: frozenset({"passages"}),
    Receptacle: frozenset({"goals"}),
    Token: frozenset({"copies", "hidden"}),
    HasToken: frozenset({"at_least"}),
    Take: frozenset({"who"}),
    Read: frozenset({"who"}),
    DrawMystery: frozenset({"number"}),
    Damage: frozenset({"to"}),
    Choose: frozenset({"by"}),
}
"""Fields that came after missions had been written: they count for a mission's hash only where it uses them."""

_MARGIN = frozenset({"margin"})
UNPLAYED: dict[type[Struct], frozenset[str]] = {
    Head: frozenset({"pitch", "minutes", "ages"}),
    **dict.fromkeys((CardA, Recall, Mystery), _MARGIN),
    **dict.fromkeys((Interaction, Item), _MARGIN | {"gist"}),
    StoryCard: _MARGIN | {"portrait", "gist"},
    Passage: frozenset({"gist"}),
}
"""Fields that bear on no game."""


# --- the folder ---


class MissionFiles:
    """A mission's files as the writer wrote them."""

    def __init__(self, folder: Folder) -> None:
        self.files = {
            "head": folder.document("pack.yaml", MOST_BYTES),
            "prologue": folder.document("prologue.yaml", MOST_BYTES),
            "locations": folder.document("locations.yaml", MOST_BYTES),
            "receptacles": folder.document("receptacles.yaml", MOST_BYTES),
        }
        for name in ("items", "mysteries", "tokens", "counters", "countdowns"):
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
        self.counters: tuple[Counter, ...] = ()
        self.countdowns: tuple[Countdown, ...] = ()
        if "counters" in self.files:
            self.counters = self.files["counters"].decode(CountersFile).counters
        if "countdowns" in self.files:
            self.countdowns = self.files["countdowns"].decode(CountdownsFile).countdowns

    def everything(self) -> tuple[Any, ...]:
        """Every part; files that came later are no part of a mission that has none."""
        later = tuple(part for part in (self.counters, self.countdowns) if part)
        return (
            self.head,
            self.prologue,
            self.maps,
            self.locations,
            self.receptacles,
            self.items,
            self.mysteries,
            self.tokens,
            *later,
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
