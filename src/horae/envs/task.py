"""What is played, and one game of it in numbers: whom it is on, what they may do, see and get. Knows no framework.

Of several seats that are waited for, the one asked is the first clockwise after whoever acted last. A table of people is
freer: there anybody who may do something can do it at any time, and flip tiles, come and go besides.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from horae.core.game import Action, AnyGame, BadSetup, Event, Options, Result, Seat, State, Tell, View, for_seat
from horae.core.log import Log
from horae.core.rng import SEED_BITS, Rng
from horae.core.speech import shortened
from horae.envs.encoding import AnyEncoding, Encoding, Row
from horae.games.registry import game as game_named
from horae.packs.installed import Group, named
from horae.spoken.game import open_words
from horae.spoken.voice import Voice

Mask = npt.NDArray[np.int8]

ENCODINGS = Group(
    "horae.encodings",
    {
        "shipwreck-v1": "horae.envs.shipwreck:ShipwreckEncoding",
        "echoes-v1": "horae.envs.echoes:EchoesEncoding",
        "timestories-v1": "horae.envs.timestories:TimeStoriesEncoding",
    },
)
"""What pyproject.toml declares: GAME-vVERSION, how the game's views become numbers. A version that is out stays as it is."""


class IllegalAction(ValueError):
    """An action that its seat may not do now. Nothing was done."""


def versioned(name: str) -> str:
    """GAME-vVERSION for a name that may say no version: the newest then. Raises BadSetup if there is none."""
    known = ENCODINGS.found()
    newest = [each for each in known if each.partition("-v")[0] == name]
    if name not in known and not newest:
        raise BadSetup("unknown-encoding", game=shortened(name), known=", ".join(known))
    return name if name in known else max(newest, key=lambda each: int(each.partition("-v")[2]))


def encoding_class(name: str) -> type[AnyEncoding]:
    """What makes observations under this GAME-vVERSION. Raises BadSetup if it cannot be had."""
    where = ENCODINGS.found()[name]
    if where.rival is not None:
        raise BadSetup("encoding-twice", encoding=name, one=where.package, other=where.rival)
    try:
        made = named(where.where)
        if not (isinstance(made, type) and issubclass(made, Encoding)):
            raise TypeError(f"{made} is not an Encoding")
    except Exception as wrong:  # whatever somebody else's code does when it is imported
        said = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
        raise BadSetup("encoding-broken", encoding=name, package=where.package, why=said) from wrong
    return made


class Task:
    """A game with so many seats, these options and this pack: everything that stays the same from one play to the next."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | Options | None = None,
        pack: str | None = None,
    ) -> None:
        self.name = versioned(name)
        self.game: AnyGame = game_named(self.name.partition("-v")[0])
        self.seats: int = self.usual_seats(self.game) if seats is None else seats
        self.options: Options = self.game.options(options)
        self.source = pack
        self.pack: Any = self.game.load_pack(pack)
        self.encoding: AnyEncoding = encoding_class(self.name)(self.game, self.pack, self.seats)
        self.moves: tuple[Action, ...] = self.encoding.moves
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.moves)}
        self.game.new(self.seats, 0, self.options, self.pack)  # whatever is wrong with it is said now

    @staticmethod
    def usual_seats(game: AnyGame) -> int:
        return game.company.seats or min(3, game.seat_range.stop - 1)

    @property
    def id(self) -> str:
        return f"horae/{self.name}"

    def play(self, seed: int, listens: bool = False) -> Play:
        """A new game. One that `listens` keeps what every seat hears."""
        return Beginning(seed).play(self, listens)

    def __reduce__(self) -> tuple[object, ...]:
        return Task, (self.name, self.seats, self.options, self.source)

    def rewards(self, result: Result | None) -> list[float]:
        """For each seat. Who plays together wins 1 or loses 1; else winners share what the others lose, 1 at most."""
        if result is None:
            return [0.0] * self.seats
        winners = len(result.winners)
        if self.game.cooperative:
            return [1.0 if winners else -1.0] * self.seats
        if not winners or winners == self.seats:
            return [0.0] * self.seats
        lost = -1.0 / (self.seats - 1)
        won = -lost * (self.seats - winners) / winners
        return [won if seat in result.winners else lost for seat in range(self.seats)]


class Play:
    """One game of a task, from its first position to its end. A copy goes on by itself."""

    __slots__ = ("_legal", "acting", "acts", "began", "heard", "state", "task")

    def __init__(self, task: Task, state: State, began: Beginning, listens: bool = False) -> None:
        self.task = task
        self.state = state
        self.began = began
        self.acts: list[tuple[Seat, Action]] = []
        """What was done since it began."""
        self.heard: list[tuple[Event, Seat | None]] | None = [*began.heard] if listens else None
        """Everything that was told, with who may know it, where somebody asked for that."""
        self.acting: Seat | None = None
        """Whom it is on; None when the game is over."""
        self._legal: list[int] | None = None
        self._ask_after(began.after)

    def _ask_after(self, seat: Seat) -> None:
        seats = self.task.seats
        self.acting = min(self.state.deciding(), key=lambda other: (other - seat - 1) % seats, default=None)
        self._legal = None

    def ask(self, seat: Seat) -> None:
        """Have another seat act, which may do something now though it was not asked. Raises IllegalAction if it may not."""
        if not self.legal(seat):
            raise IllegalAction(f"seat {seat} has nothing to do now")
        self.acting = seat
        self._legal = None

    def over(self) -> bool:
        return self.acting is None

    def waited_for(self) -> Sequence[Seat]:
        """All that are, beginning with the one that it is on."""
        if self.acting is None:
            return ()
        first, seats = self.acting, self.task.seats
        return sorted({*self.state.deciding(), first}, key=lambda other: (other - first) % seats)

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of the moves that the seat may make, lowest first."""
        if seat == self.acting and self._legal is not None:
            return self._legal
        numbers = self.task.numbers
        found = sorted([numbers[action] for action in self.state.legal(seat)])
        if seat == self.acting:
            self._legal = found
        return found

    def mask(self, seat: Seat) -> Mask:
        """1 for each move that the seat may make."""
        found = np.zeros(len(self.task.moves), np.int8)
        found[self.legal(seat)] = 1
        return found

    def observe(self, seat: Seat | None, viewer: Callable[[Seat | None], View] | None = None) -> Row:
        """Who asks for several seats of one position hands over its `viewer`."""
        return self.task.encoding.encode((viewer or self.state.view)(seat))

    def step(self, seat: Seat, number: int) -> None:
        """Make a move. Raises IllegalAction and changes nothing if the seat may not."""
        if number not in self.legal(seat):
            raise IllegalAction(self.why_not(seat, number))
        self.do(seat, self.task.moves[number])

    def do(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        """Make a move that is known to be legal, and `tell` what comes of it."""
        self.state.apply(seat, action, tell if self.heard is None else self._hear)
        self.acts.append((seat, action))
        self._ask_after(seat)

    def _hear(self, event: Event, only: Seat | None = None) -> None:
        assert self.heard is not None
        self.heard.append((event, only))

    def why_not(self, seat: Seat, number: int) -> str:
        if not 0 <= number < len(self.task.moves):
            return f"there is no action {number}: they are numbered from 0 to {len(self.task.moves) - 1}"
        return f"seat {seat} may not do action {number}, {self.task.moves[number]}, now"

    def rewards(self) -> list[float]:
        return self.task.rewards(self.state.result())

    def told(self, seat: Seat) -> list[Event]:
        """What the seat has heard since the beginning, where the play listens."""
        return for_seat(self.heard or (), seat)

    def in_words(self, seat: Seat | None, language: str = "en") -> str:
        """The table as the seat sees it, in plain words."""
        task, view = self.task, self.state.view(seat)
        voice = Voice(language, [f"{seat}" for seat in range(task.seats)])
        legal = [] if seat is None else self.state.legal(seat)
        return "\n".join(open_words(task.game, task.pack).plain_board(view, legal, voice))

    def log(self) -> Log:
        """The game so far as a log that `horae replay` reads. Raises ValueError for one that was dealt anew."""
        if self.began.seed is None:
            raise ValueError("a game that was dealt anew from a view has no seed")
        task = self.task
        log = Log.of(task.game, task.seats, self.began.seed, task.options, task.pack)
        state: State = task.game.new(task.seats, self.began.seed, task.options, task.pack)
        for seat, action in self.acts:
            state.apply(seat, action)
            log.record(seat, action, state)
        return log

    def copy(self) -> Play:
        twin = Play.__new__(Play)
        twin.task = self.task
        twin.state = self.state.copy()
        twin.began = self.began
        twin.acts = [*self.acts]
        twin.heard = None if self.heard is None else [*self.heard]
        twin.acting = self.acting
        twin._legal = self._legal
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.task, self.began, self.acts, self.acting, self.heard is not None)

    def dealt_anew(self, seat: Seat, seed: int) -> Play:
        """A game that looks the same to the seat: what it cannot see is dealt anew, and what it never heard is forgotten."""
        heard = tuple((event, only) for event, only in self.heard or () if only is None or only == seat)
        after = self.acts[-1][0] if self.acts else self.began.after
        began = Beginning(None, seed, self.state.view(seat), heard, after)
        twin = began.play(self.task, listens=self.heard is not None)
        twin.acting = self.acting
        return twin


class Beginning(Struct, frozen=True):
    """Where a play began: with a game's seed, or else dealt anew from a view, after somebody's act."""

    seed: int | None
    dealing: int = 0
    view: View | None = None
    heard: tuple[tuple[Event, Seat | None], ...] = ()
    after: Seat = -1

    def play(self, task: Task, listens: bool) -> Play:
        game = task.game
        if self.seed is not None:
            state = game.new(task.seats, self.seed, task.options, task.pack)
        else:
            state = game.determinize(self.view, Rng(self.dealing, "dealt anew"), task.pack)
        return Play(task, state, self, listens)


def _again(task: Task, began: Beginning, acts: Sequence[tuple[Seat, Action]], acting: Seat | None, listens: bool) -> Play:
    """A play that was packed up, played again as far as it had come."""
    play = began.play(task, listens)
    for seat, action in acts:
        play.do(seat, action)
    play.acting = acting
    return play


class Deals:
    """The seeds of one game after the other, which follow from one; from outside chance where none is given."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Rng(secrets.randbits(SEED_BITS) if seed is None else seed, "deals")

    def next(self) -> int:
        return self._chance.below(1 << 32) << 32 | self._chance.below(1 << 32)

    def copy(self) -> Deals:
        twin = Deals.__new__(Deals)
        twin._chance = self._chance.copy()
        return twin
