"""What a game is: the contract between the rules of one game and everything that runs games.

Nothing here knows a game by name. A state is a plain mutable object made for speed; several
seats may be deciding at once; a choice that must stay hidden until all have chosen is simply
part of the state that no view shows; an effect that opens a further decision leaves it in the
state, where `deciding` and `legal` report it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from hashlib import blake2b
from operator import or_
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from horae.core.refusal import Refused
from horae.core.rng import SEED_BITS, Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import Fault, Phrase, Sayable, Text, shortened

Seat: TypeAlias = int
Id: TypeAlias = Annotated[str, Meta(max_length=200)]
"""What a card, a place or another thing of a pack is called in actions and options. Whoever may send these may send anything:
every text and every list in them has a longest."""


class Action(Struct, frozen=True, gc=False, tag_field="do"):
    """Something a seat does, named in the imperative. Known to who does it; others learn events."""


class Event(Struct, frozen=True, gc=False, tag_field="happened"):
    """Something that happened, named in the past tense, as one audience may know it."""


class View(Struct, frozen=True, gc=False):
    """What one seat sees, or (with no seat) what a spectator sees. Built up by allow-list."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before it starts."""


class OpenContent(Struct, frozen=True):
    """What anyone may read of a pack at any time, by allow-list. A game with more to tell adds fields of its own."""

    title: Text


class About(Struct, frozen=True):
    """What a pack says of itself to who chooses what to play. Where it is silent, what the game says holds."""

    title: Text
    pitch: Text | None = None
    minutes: tuple[int, int] | None = None
    """How long it takes, at least and at most."""
    ages: int | None = None
    """From this age on."""
    most: int | None = None
    """How many can play it, where it is fewer than the game allows."""
    values: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Of an option, the values that the pack can be played with, where these are not all."""


class Result(Struct, frozen=True):
    """How a game ended: who won, the reason as a message key, and the counts that matter."""

    winners: tuple[Seat, ...]
    reason: str
    figures: dict[str, int] = {}


class Form(Struct, frozen=True):
    """A move that wants words: the action without them, the field they go into, how many characters it takes.

    What may be written there is open, so that no list of moves holds it, and never the words that would be right.
    """

    action: Action
    field: str
    longest: int


class Tell(Protocol):
    """A listener. `only` names the one seat that may know the event; without it everybody may."""

    def __call__(self, event: Event, only: Seat | None = None) -> None: ...


class State(ABC):
    """A running or finished game. `apply` changes it in place."""

    __slots__ = ()

    @abstractmethod
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that are waited for now. Public: it depends on nothing hidden."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """Every move open to the seat now, whether or not it is waited for."""

    def asides(self, seat: Seat) -> list[Action]:
        """What a seat may do besides moves: marking, coming and going. Never needed to go on."""
        return []

    def forms(self, seat: Seat) -> list[Form]:
        """Moves of the seat that want words besides; never the only way to go on."""
        return []

    @abstractmethod
    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """Do it, or raise Refused and change nothing."""

    def why_not(self, seat: Seat, action: Action) -> Refused | None:
        """What `apply` would raise; None where it would do it. A game that says its rules as bars (`core.bars`) asks these."""
        try:
            self.copy().apply(seat, action)
        except Refused as refused:
            return refused
        return None

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What the seat may know, and nothing else."""

    def viewer(self) -> Callable[[Seat | None], View]:
        """`view` for several seats of this position, while it does not change: a game whose views have much in common works
        that out once."""
        return self.view

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @abstractmethod
    def result(self) -> Result | None:
        """None while the game runs."""

    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """The seats taken now, in turn order."""

    @abstractmethod
    def snapshot(self) -> Mapping[str, object]:
        """Everything that makes up the state, as plain values."""

    def is_paused(self) -> bool:
        """True while nobody can decide because too few people sit at the table."""
        return False

    def digest(self) -> str:
        """Equal for equal states; compared step by step when a log is replayed."""
        return blake2b(msgspec.json.encode(self.snapshot()), digest_size=16).hexdigest()


def digest_keys(slots: Iterable[str], left_out: Iterable[str], renamed: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """For a snapshot: the key of each slot, and the slot, in the order of the keys.

    A slot's key is its name when it was first written down. When a slot gets a better name, `renamed` (slot: key) keeps
    the key, so that digests, running tables and old logs do not notice.
    """
    kept = [slot for slot in slots if slot not in left_out]
    return tuple(sorted((renamed.get(slot, slot), slot) for slot in kept))


def snapshot_of(state: object, keys: Iterable[tuple[str, str]], later: Mapping[str, object]) -> dict[str, object]:
    """For a snapshot: the slots under their keys. A slot that came `later` is left out where it holds the value given
    there, which is that of a game that has no use for it: the digests of such games stay what they were."""
    parts: dict[str, object] = {}
    for key, slot in keys:
        value = getattr(state, slot)
        if slot not in later or value != later[slot]:
            parts[key] = value
    return parts


class BadSetup(Fault):
    """A game was asked for that cannot be set up so."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


class Pack(Protocol):
    """The content a game is played with. `hash` covers what bears on play, not its wording."""

    @property
    def id(self) -> str: ...
    @property
    def hash(self) -> str: ...


class Company(Struct, frozen=True):
    """Who sits down with people where they ask for nobody."""

    bots: tuple[str, ...] = ()
    """The names of its bots, the strongest last. Where each lies says its entry point; bots of others come before these."""
    bot: str | None = None
    """The usual one; None: the strongest."""
    seats: int | None = None
    """How many sit down; None: three, as far as the game allows."""


StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT", bound=Options)
PackT = TypeVar("PackT", bound=Pack)
ViewT = TypeVar("ViewT", bound=View)
StructT = TypeVar("StructT", bound=Struct)


class Game(ABC, Generic[StateT, OptionsT, PackT, ViewT]):
    """One game's rules, over its state, options, pack and view: how to set it up, what its messages look like, what its
    views hide. What else comes with it (a face, a coach, a lint …) finds the layer that uses it: docs/adding-a-game.md."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    """Changes whenever an old log could replay differently."""
    earlier: ClassVar[Mapping[str, str]] = {}
    """Rules of before that are kept for games that began under them, by version: the `module:name` of each `Game`. A kept
    game speaks as today's does (actions, events, views), so it is best a subclass that undoes one change."""
    seat_range: ClassVar[range]
    cooperative: ClassVar[bool]
    options_type: type[OptionsT]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    view_type: type[ViewT]
    reveals: ClassVar[Mapping[type[Event], frozenset[str]]]
    """The events that may make hidden things known, with the fields that carry them. Everything else
    that a seat gets follows from what that seat could know already and what was openly done."""
    unspoken: ClassVar[Mapping[type[Action], frozenset[str]]] = {}
    """The fields of actions that doing them does not tell the others: which of two fates was the one
    played, which card was laid face down. All other fields of an action are openly done."""
    quiet_rule: ClassVar[str | None] = None
    """The rule that asks some people not to talk, if there is one; a table may have it kept in its chat."""

    experience_option: ClassVar[str | None] = None
    """The option that nobody chooses: the names of what earlier games of the same people left them (`experience`)."""

    farewell: ClassVar[Action | None] = None
    """The aside by which somebody leaves the game for good, where it has one. A table does it in the name of who was sent away,
    and lets nobody back who did it."""
    company: ClassVar[Company] = Company()

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: OptionsT, pack: PackT) -> StateT:
        """The first position. The arguments have been checked."""

    def check_setup(self, seats: int, options: OptionsT) -> None:
        """Whether so many people can play with these options. Raises BadSetup, naming what is wrong."""
        return

    @abstractmethod
    def load_pack(self, source: str | None = None) -> PackT:
        """A built-in pack by name, a folder, or (None) the game's own."""

    def packs(self) -> Sequence[str]:
        """The names of the packs that come with the game, never a path of somebody's choosing."""
        return [self.load_pack().id]

    @abstractmethod
    def rulebook(self) -> Rulebook: ...

    @abstractmethod
    def determinize(self, view: ViewT, rng: Rng, pack: PackT | None = None) -> StateT:
        """A full state that looks like this view to its seat, hidden things filled in at random."""

    @abstractmethod
    def pieces(self, state: StateT) -> Counter[str]:
        """Every physical piece and where-ever it lies, for the law that none appears or vanishes."""

    @abstractmethod
    def action_space(self, pack: PackT) -> Sequence[Action]:
        """Every action there is with this pack, in a fixed order: an action's place is its integer form."""

    def filled_in(self, state: StateT, seat: Seat) -> Sequence[Action]:
        """Forms of the seat filled in ways worth trying, right words among them: for tools that know the whole state,
        never for who plays by a view."""
        return ()

    def quiet(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that the quiet rule asks to be silent now. Public: it depends on nothing hidden."""
        return ()

    def people_first(self, state: StateT) -> bool:
        """Whether bots that could decide now leave it to the people who could, too."""
        return False

    def spoken_for(self, state: StateT, seat: Seat, action: Action) -> Sequence[Seat]:
        """The seats in whose name this move of one of them is made, where the rules let anybody speak for all: a table at
        which several people sit there lets them object before it counts. Public: it depends on nothing hidden."""
        return ()

    def still_to_answer(self, state: StateT, seat: Seat, action: Action) -> Sequence[Seat]:
        """Where this legal move of a seat is its answer to what is asked of several (a vote, an agreement, a share of a
        payment, help that somebody asked for): the seats whose answer is still awaited, its own among them. Empty for a move
        of one's own. No bot keeps others waiting for an answer that no person is still to give. Public."""
        return ()

    def experience(self, state: StateT) -> Mapping[str, Text]:
        """What a finished game leaves to the next one of the same people, where a game has such a thing: by name, in words
        that everybody at the table has been told."""
        return {}

    def open_content(self, pack: PackT) -> OpenContent:
        """What anyone may read of the pack, of the type annotated here. Until it is read in one language, texts are in all."""
        return OpenContent(Text(pack.id, pack.id))

    def about(self, pack: PackT) -> About:
        """What the pack says of itself to who chooses it."""
        return About(self.open_content(pack).title)

    def open_pictures(self, pack: PackT) -> Iterable[str]:
        """The names of the pictures that anyone may see of the pack from the start, besides its cover."""
        return ()

    def shown_pictures(self, view: ViewT) -> Iterable[str]:
        """The names of the pictures that belong to what this view shows: who has the view may see them."""
        return ()

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | Options | None = None,
        pack: PackT | None = None,
    ) -> StateT:
        """Set up a game. Raises BadSetup, naming what is wrong."""
        check_seats(self, seats)
        check_seed(seed)
        settled = self.options(options)
        self.check_setup(seats, settled)
        return self.setup(seats, Rng(seed), settled, self.load_pack() if pack is None else pack)

    def options(self, given: Mapping[str, object] | Options | None) -> OptionsT:
        """The options with defaults filled in; text values ("true", "3") are understood too."""
        if given is None:
            return self.options_type()
        if isinstance(given, self.options_type):
            return given
        names = self.options_type.__struct_fields__
        wanted = dict(given or {}) if not isinstance(given, Struct) else msgspec.to_builtins(given)
        for name in wanted:
            if name not in names:
                raise BadSetup("unknown-option", game=self.name, option=shortened(str(name)), known=", ".join(names))
        try:
            return msgspec.convert(wanted, self.options_type, strict=False)
        except msgspec.ValidationError as wrong:
            name = str(wrong).rpartition("$.")[2].rstrip("`")
            choices = get_args(get_type_hints(self.options_type).get(name))
            if choices:
                raise BadSetup(
                    "bad-option-choice", option=name, value=shortened(str(wanted[name])), known=", ".join(map(str, choices))
                ) from None
            raise BadSetup("bad-option", game=self.name, why=shortened(str(wrong), 300)) from None

    def decode_action(self, data: object) -> Action:
        """An action from its JSON form, already parsed. Raises msgspec.ValidationError."""
        action: Action = _one_of(self.action_types, data)
        return action

    def decode_event(self, data: object) -> Event:
        event: Event = _one_of(self.event_types, data)
        return event

    def decode_view(self, data: object) -> ViewT:
        return msgspec.convert(data, self.view_type)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]  # type: ignore[explicit-any]  # the types fit together, whichever they are
"""Some game, for whoever runs games without knowing which."""


def check_seats(game: AnyGame, seats: object) -> None:
    low, high = game.seat_range.start, game.seat_range.stop - 1
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seat_range:
        raise BadSetup("bad-seats", game=game.name, low=low, high=high, seats=str(seats))


def check_seed(seed: object) -> None:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup("bad-seed", seed=str(seed), bits=SEED_BITS)


def _one_of(types: tuple[type[StructT], ...], data: object) -> StructT:
    """What `data` says, as one of these. In an envelope: msgspec works a union out anew each time it is asked for one, which
    takes ten times as long as the rest, and a struct's fields once."""
    try:
        found: StructT = msgspec.structs.astuple(msgspec.convert({"_": data}, _envelope(types)))[0]
    except msgspec.ValidationError as wrong:
        raise msgspec.ValidationError(str(wrong).replace("`$._", "`$").removesuffix(" - at `$`")) from None
    return found


@cache
def _envelope(types: tuple[type[Struct], ...]) -> type[Struct]:
    return msgspec.defstruct("Envelope", [("_", reduce(or_, types))])


def for_seat(events: Sequence[tuple[Event, Seat | None]], seat: Seat | None) -> list[Event]:
    """Of all that was told, what this seat (None: a spectator) may hear, in order."""
    return [event for event, only in events if only is None or only == seat]


class Heard:
    """A listener that keeps what it is told, with its audience."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[tuple[Event, Seat | None]] = []

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        self.events.append((event, only))

    def take(self) -> list[tuple[Event, Seat | None]]:
        taken, self.events = self.events, []
        return taken


Factory: TypeAlias = Callable[[], AnyGame]
