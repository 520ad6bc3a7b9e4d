"""A mission as the engine plays it: read from its folder, checked, compiled.

`examine` keeps every fault it finds (for the tools); `read_mission` raises the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from horae.games.timestories import actions as do
from horae.games.timestories.builder import MissionBuilder
from horae.games.timestories.compiled import (
    COLOURS,
    INTERACTION,
    ITEM,
    M_PANORAMA,
    M_YELLOW,
    MYSTERY,
    MYSTERY_KINDS,
    PANORAMA,
    RECALL,
    YELLOW,
    CompiledCard,
)
from horae.games.timestories.compiler import CHOOSE, EVERYONE, READER, Holds, Op, Path
from horae.games.timestories.mission import LATER, UNPLAYED, MapCard, MissionFiles
from horae.games.timestories.position import STOPPED
from horae.games.timestories.printed import PrintedInstructions
from horae.games.timestories.profiles import Profile, profiles
from horae.packs.builtin import pack_folder
from horae.packs.hashing import mechanics_hash
from horae.packs.reader import BadPack, Document, Folder


class TimeStoriesPack:
    """A checked, compiled mission."""

    def __init__(self, parts: MissionFiles, build: MissionBuilder) -> None:
        self.head = parts.head
        self.id = parts.head.id
        self.title = parts.head.title
        self.parts = parts
        self.hash = mechanics_hash(*parts.everything(), later=LATER, unplayed=UNPLAYED)
        self.profiles = tuple(profiles()[name] for name in parts.head.profiles)
        self.ops = tuple(build.compiler.ops)
        self.cards = tuple(build.cards)
        self.places = tuple(build.places)
        self.people = tuple(build.people)
        self.abilities = tuple(build.abilities)
        self.items = tuple(build.item_cards)
        self.colours = tuple(COLOURS.index(item.colour) for item in parts.items)
        self.mysteries = tuple(build.mystery_cards)
        self.mystery_kinds = tuple(MYSTERY_KINDS.index(mystery.kind) for mystery in parts.mysteries)
        self.replacements = tuple(item.replacement for item in parts.items)
        self.map_pieces = tuple(build.map_pieces)
        self.tokens = tuple(token for token in parts.tokens for _ in range(token.copies))
        """Piece by piece; `names.copies` says which are copies of one token."""
        self.hexagonal = tuple(token.shape == "hexagonal" for token in self.tokens)
        self.counter_starts = tuple(counter.start for counter in parts.counters)
        self.countdowns = tuple(build.countdowns)
        self.countdown_starts = tuple(one.start if one.runs else STOPPED for one in parts.countdowns)
        self.opponents = tuple(build.opponents)
        self.experience = tuple(build.experience)
        self.keeps_conflicts_won = parts.head.format > 1
        self.conditional_tests = any(
            card.told or box.when or box.once or box.against >= 0 for card in build.cards for box in card.tests
        )
        self.loose_tests = any(card.tests and is_loose(self, card) for card in self.cards)
        """Tests on cards that do not lie before anyone as a story card does."""
        self.boxes_of = tuple(tuple((number, box) for box in range(len(card.tests))) for number, card in enumerate(self.cards))
        """The test boxes of each card, each with the card's number and its place there."""
        self.has_secrets = not all(counter.open for counter in parts.counters) or any(token.hidden for token in parts.tokens)
        """Something besides cards and piles is hidden: counters, tokens that lie face down."""
        self.has_votes = any(op.code == CHOOSE and op.who != READER for op in self.ops)
        self.lapsing = frozenset(at for at, op in enumerate(self.ops) if _may_lapse(op))
        """The questions that may come to nothing, or be decided, by what others do."""
        self.goals = any(person.goals for person in build.people)
        self.sealed = tuple(build.sealed)
        self.prologue = tuple(build.prologue)
        self.absences = tuple(build.absences)
        self.names = build.compiler.names
        self.extras: tuple[tuple[Holds, int], ...] = tuple(build.extras)
        self.slots = min(do.MOST_SLOTS, max(map(build.widest, range(len(self.places)))) + len(self.mysteries))
        most_tests = max((len(card.tests) for card in self.cards), default=0)
        self.attempts = do.MOST_ATTEMPTS if self.loose_tests else most_tests
        """How many tests an agent can have to choose from."""
        self.card_index = {card.id: number for number, card in enumerate(self.cards)}
        self.start_opened = sum(1 << number for number, place in enumerate(self.places) if place.open)
        self.ability_index = {ability.id: number for number, ability in enumerate(self.abilities)}
        self.item_abilities = tuple(
            (number, ability.item) for number, ability in enumerate(self.abilities) if ability.item >= 0
        )
        self.choose_receptacle = tuple(
            tuple(do.ChooseReceptacle(agent, person.id) for person in self.people) for agent in range(do.AGENTS)
        )
        self.choose_location = tuple(
            tuple(do.ChooseLocation(agent, place.id) for place in self.places) for agent in range(do.AGENTS)
        )
        self.use_ability = tuple(
            tuple(do.UseAbility(agent, ability.id) for ability in self.abilities) for agent in range(do.AGENTS)
        )
        self.support_with = tuple(
            tuple(
                tuple(do.SupportWith(agent, ability.id, whom) for whom in range(do.AGENTS)) if ability.supports else ()
                for ability in self.abilities
            )
            for agent in range(do.AGENTS)
        )
        self.can_help = any(ability.supports for ability in self.abilities)
        self._gifts: dict[tuple[int, int, str], do.Give] = {}
        self.own_abilities = {name: self._abilities_under(rules) for name, rules in profiles().items()}

    def maps_open(self, deck_two: bool) -> tuple[MapCard, ...]:
        """The map cards that lie face up: one whose places are all of the closed second deck does not yet (TS-1.3)."""
        return self.parts.maps if deck_two else self._first_maps

    @cached_property
    def _first_maps(self) -> tuple[MapCard, ...]:
        decks = {card.id: {place.deck for place in self.parts.locations if place.map == card.id} for card in self.parts.maps}
        return tuple(card for card in self.parts.maps if decks[card.id] != {2})

    @cached_property
    def printed(self) -> PrintedInstructions:
        return PrintedInstructions(self.cards, self.ops)

    def profile(self, name: str) -> Profile:
        """The profile that a table asked for; the mission's first if it did not."""
        return self.profiles[0] if not name else next(p for p in self.profiles if p.id == name)

    def give(self, agent: int, to: int, thing: str) -> do.Give:
        """The one action of giving that thing."""
        key = (agent, to, thing)
        made = self._gifts.get(key)
        if made is None:
            made = self._gifts[key] = do.Give(agent, to, thing)
        return made

    def _abilities_under(self, rules: Profile) -> tuple[tuple[int, ...], ...]:
        """Each receptacle's own abilities, of power or equipment and talents (TS-2.1, TS-2.2); last (-1) those of nobody."""
        kinds = (rules.open_card, "talent") if rules.talents else (rules.open_card,)
        return tuple(
            tuple(
                number
                for number, ability in enumerate(self.abilities)
                if ability.receptacle == receptacle and ability.source in kinds
            )
            for receptacle in (*range(len(self.people)), None)
        )


def _may_lapse(op: Op) -> bool:
    """A choice that is put to the vote, or of which no way may be open."""
    return op.code == CHOOSE and (op.who == EVERYONE or all(way.when is not None for way in op.ways))


def is_loose(pack: TimeStoriesPack, card: CompiledCard) -> bool:
    """Whether it is read without lying before its reader as a story card does."""
    if card.kind == MYSTERY:
        return pack.mystery_kinds[card.number] != M_PANORAMA
    return card.kind != PANORAMA


def is_secret(pack: TimeStoriesPack, card: CompiledCard) -> bool:
    """Whether only its reader may read it (TS-11.1)."""
    if card.kind == ITEM:
        return pack.colours[card.number] == YELLOW
    if card.kind == MYSTERY:
        return pack.mystery_kinds[card.number] in (M_YELLOW, M_PANORAMA)
    if card.kind == PANORAMA:
        return not card.aloud
    return card.kind in (INTERACTION, RECALL)


class Examined:
    """What came of reading a mission: the mission if it can be played, and every fault found."""

    def __init__(
        self, pack: TimeStoriesPack | None, faults: Sequence[BadPack], parts: MissionFiles | None, build: MissionBuilder | None
    ):
        self.pack = pack
        self.faults = tuple(faults)
        self.parts = parts
        self.build = build

    def origin(self, pc: int) -> tuple[Document, Path]:
        """The file and path that an operation was compiled from."""
        if self.build is None:
            raise LookupError("nothing was compiled")
        return self.build.compiler.origin[pc]


def examine(folder: Folder) -> Examined:
    """Read and check a mission, keeping every fault."""
    try:
        parts = MissionFiles(folder)
        build = MissionBuilder(parts)
    except BadPack as fault:
        return Examined(None, [fault], None, None)
    faults = build.compiler.faults
    return Examined(None if faults else TimeStoriesPack(parts, build), faults, parts, build)


def read_mission(folder: Folder) -> TimeStoriesPack:
    """Read and check a mission. Raises BadPack at the first thing that is wrong."""
    examined = examine(folder)
    if examined.pack is None:
        raise examined.faults[0]
    return examined.pack


@lru_cache(maxsize=16)
def load_mission(source: str) -> TimeStoriesPack:
    return read_mission(pack_folder("timestories", source))
