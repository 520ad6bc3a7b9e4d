"""An adversary: a player who looks for trouble, the laws it is watched by, and what it found, cut down to a short log.

Beside random play, which is fair: this one likes rare actions and rare cards, effects within effects, many seats
deciding at once (it lets one wait in the middle of something while others act), piles that run out, positions with few
ways out, and says yes and no by turns. It knows no game: hints are small measures of a position, which a game may bring.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from horae.core.game import Action, Heard, Seat, State
from horae.core.log import Log, dump
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.packs.installed import Group
from horae.testkit.ledgers import Ledger, Unpaid, open_ledger
from horae.testkit.random_play import GameSetup, what_holds_up

Act = tuple[Seat, Action]


class Hints(Struct, frozen=True):
    """What of a position is trouble, as numbers."""

    unfinished: Callable[[Any], int] = lambda state: 0
    """How much is half done: effects within effects, payments, tests."""
    left: Callable[[Any], int] = lambda state: 0
    """How much is left in the piles that can run out."""
    aside_in: int = 15
    """In a game with asides, one act in so many is one."""
    excursion_in: int = 2
    """Where several seats decide, one position in so many is also played on otherwise."""


def _echoes_unfinished(state: Any) -> int:
    return 2 * sum(map(len, state.stacks)) + sum(map(bool, state.forced)) + 2 * sum(map(bool, state.stacks))


def _timestories_unfinished(state: Any) -> int:
    half_done: int = sum(2 for many in (state.pays, state.tests, state.suspended) for one in many if one is not None)
    leaving: int = state.doomed.bit_count()
    return half_done + sum(map(len, state.stacks)) + sum(map(bool, state.links)) + 2 * leaving


ECHOES = Hints(_echoes_unfinished, lambda state: len(state.deck) + sum(map(len, state.hands)) + state.reserve)
TIMESTORIES = Hints(_timestories_unfinished, lambda state: sum(state.pools) + state.vortex, aside_in=40, excursion_in=25)
SHIPWRECK = Hints(
    lambda state: len(state.guesses) + 2 * bool(state.proposal) + len(state.faded),
    lambda state: len(state.bag) + len(state.deck),
    excursion_in=10,
)
HINTS = Group(
    "horae.adversaries",
    {name: f"{__name__}:{name.upper()}" for name in ("shipwreck", "echoes", "timestories")},
)
"""What the adversary is to look for in a game."""


class Tried:
    """How often each action was done over a whole run: the rarer, the better liked."""

    def __init__(self) -> None:
        self.acts: dict[Action, int] = {}
        self.kinds: dict[type[Action], int] = {}

    def note(self, action: Action) -> None:
        self.acts[action] = self.acts.get(action, 0) + 1
        kind = type(action)
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def rarity(self, action: Action) -> tuple[int, int]:
        return self.acts.get(action, 0), self.kinds.get(type(action), 0)


RARE, DEEP, DRAIN, CORNER, CONTRARY, ANY = range(6)
LIKES = (RARE, RARE, DEEP, DEEP, DRAIN, CORNER, CONTRARY, ANY)
"""What it goes for, for a while; twice as often what has led to most."""
EXCURSION = 16
"""For how many acts at most a crowded position is also played on otherwise."""
LOOKED_AT = 3
"""How many moves are weighed against each other."""


class Seeker:
    """Who does what next in one game."""

    def __init__(self, setup: GameSetup, rng: Rng, tried: Tried) -> None:
        self.rng = rng
        self.tried = tried
        self.hints = cast("Hints | None", HINTS.part(setup.game.name)) or Hints()
        self.setup = setup
        self.all_seats = setup.all_seats()
        self.aside_in = 0 if rng.below(4) else self.hints.aside_in
        self.flips = 0
        self.last = -1
        self._change()

    def _change(self) -> None:
        """Another liking, for a while, and another seat that is kept waiting."""
        self.likes = self.rng.pick(LIKES)
        self.kept_waiting = self.rng.pick(self.all_seats)
        self.until = 4 + self.rng.below(40)

    def next_act(self, state: State) -> Act:
        self.until -= 1
        if not self.until:
            self._change()
        rng = self.rng
        waited_for = state.deciding()
        if not waited_for or (self.aside_in and not rng.below(self.aside_in)):
            acts = [(seat, found) for seat in self.all_seats if (found := state.asides(seat))]
            if acts:
                seat, asides = rng.pick(acts)
                return seat, rng.pick(asides)
        seat = self._seat(waited_for) if len(waited_for) > 1 else waited_for[0]
        if not rng.below(16):
            unasked = [other for other in self.all_seats if other not in waited_for and state.legal(other)]
            seat = rng.pick(unasked) if unasked else seat
        self.last = seat
        legal = self.setup.moves(state, seat)
        return seat, self._action(state, seat, legal) if len(legal) > 1 else legal[0]

    def _seat(self, waited_for: tuple[Seat, ...]) -> Seat:
        """The one kept waiting comes last; else rather another than the one who acted last."""
        if not self.rng.below(4):
            self.kept_waiting = self.rng.pick(waited_for)
        able = [seat for seat in waited_for if seat != self.kept_waiting]
        if len(able) > 1 and self.last in able and self.rng.below(3):
            able.remove(self.last)
        return self.rng.pick(able)

    def _action(self, state: State, seat: Seat, legal: list[Action]) -> Action:
        rng, likes = self.rng, self.likes
        if likes == CONTRARY:
            self.flips += 1
            return legal[0] if self.flips & 1 else legal[-1]
        if likes == ANY or not rng.below(8):
            return rng.pick(legal)
        some = [rng.pick(legal) for _ in range(LOOKED_AT)]
        if likes == RARE or rng.below(2):
            return min(some, key=self.tried.rarity)
        return min(dict.fromkeys(some), key=lambda action: self._ease(state, seat, action))

    def _ease(self, state: State, seat: Seat, action: Action) -> int:
        """How easy the position after it would be, by what is liked now."""
        ahead = state.copy()
        try:
            ahead.apply(seat, action)
        except Exception:
            return -1_000_000  # refused though offered, or worse: there is no better trouble
        if ahead.result() is not None:
            return 1_000_000
        if self.likes == DEEP:
            return -self.hints.unfinished(ahead) - len(ahead.deciding())
        if self.likes == DRAIN:
            return self.hints.left(ahead)
        return sum(len(ahead.legal(other)) for other in ahead.deciding()) or -1_000_000


# --- the laws, watched at every step ---


class Trouble(AssertionError):
    """A law that does not hold, with the acts that lead there."""

    def __init__(self, setup: GameSetup, seed: int, acts: Sequence[Act], kind: str, why: str) -> None:
        super().__init__(why)
        self.setup = setup
        self.seed = seed
        self.acts = list(acts)
        self.kind = kind
        self.why = why

    def __str__(self) -> str:
        return f"{self.setup}, seed {self.seed}, after {len(self.acts)} acts: {self.why}\n{self.moves()}"

    def moves(self) -> str:
        """The whole way there as one line of JSON."""
        said = {
            "game": self.setup.game.name,
            "rules": self.setup.game.rules_version,
            "pack": self.setup.pack().id,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "moves": [[seat, msgspec.to_builtins(action)] for seat, action in self.acts],
        }
        return json.dumps(said, ensure_ascii=False)

    def log(self) -> bytes:
        """A log file that `horae replay` plays, up to where the law breaks (without an act that could not be done)."""
        log = Log.of(self.setup.game, self.setup.seats, self.seed, dict(self.setup.options), self.setup.pack())
        state = self.setup.new(self.seed)
        for seat, action in self.acts:
            try:
                state.apply(seat, action)
            except Exception:
                break
            log.record(seat, action, state)
        return dump(log, None)


class Watch:
    """A game played under the laws: each act is done, then somebody must be able to go on and all must be paid."""

    def __init__(self, setup: GameSetup, seed: int, with_ledger: bool = True) -> None:
        self.setup = setup
        self.seed = seed
        self.acts: list[Act] = []
        self.state = setup.new(seed)
        self.heard = Heard()
        self.ledger: Ledger | None = open_ledger(setup.game, self.state) if with_ledger else None
        self._check_going_on()

    def _trouble(self, kind: str, why: str) -> Trouble:
        return Trouble(self.setup, self.seed, self.acts, kind, why)

    def _check_going_on(self) -> None:
        why = what_holds_up(self.state)
        if why is not None:
            raise self._trouble("stuck", why)

    def do(self, seat: Seat, action: Action) -> None:
        self.acts.append((seat, action))
        try:
            if self.ledger is None:
                self.state.apply(seat, action)
            else:
                self.ledger.before(self.state, seat, action)
                self.state.apply(seat, action, self.heard)
                self.ledger.after(self.state, seat, action, self.heard.take())
            self._check_going_on()
        except Trouble:
            raise
        except Unpaid as unpaid:
            raise self._trouble("unpaid", str(unpaid)) from None
        except Refused as refused:
            raise self._trouble("refused", f"{action} was offered to seat {seat} and refused: {refused}") from None
        except Exception as crash:
            raise self._trouble(f"crash {type(crash).__name__}", f"{action} by seat {seat}: {crash!r}") from crash


def seek(setup: GameSetup, seed: int, tried: Tried, most: int, with_ledger: bool = True) -> tuple[int, bool]:
    """Look for trouble in one game: how many acts it took, and whether it ended within the bound. Raises Trouble."""
    watch = Watch(setup, seed, with_ledger)
    seeker = Seeker(setup, Rng(seed, "trouble"), tried)
    state = watch.state
    for acts in range(most):
        if state.result() is not None:
            return acts, True
        try:
            seat, action = seeker.next_act(state)
        except Exception as crash:
            raise Trouble(setup, seed, watch.acts, f"crash {type(crash).__name__}", f"choosing a move: {crash!r}") from crash
        tried.note(action)
        watch.do(seat, action)
        if len(state.deciding()) > 1 and not seeker.rng.below(seeker.hints.excursion_in):
            _excursion(watch, seeker.rng)
    return most, state.result() is not None


def _excursion(watch: Watch, rng: Rng) -> None:
    """Several seats decide at once: try on the side another order and other answers, until one is alone again."""
    state = watch.state.copy()
    acts: list[Act] = []
    for _ in range(EXCURSION):
        waited_for = state.deciding()
        if len(waited_for) < 2:
            return
        seat = rng.pick(waited_for)
        acts.append((seat, rng.pick(watch.setup.moves(state, seat))))
        try:
            state.apply(*acts[-1])
            why = what_holds_up(state)
        except Exception as crash:
            why = repr(crash)
        if why is not None:
            found = rerun(watch.setup, watch.seed, [*watch.acts, *acts])
            raise found or Trouble(watch.setup, watch.seed, [*watch.acts, *acts], "stuck", why)


def hunt(setups: Sequence[GameSetup], games: int, most: int = 2_000, seed: int = 0) -> Trouble | None:
    """The first trouble in so many games, setup by setup in turn, made short; None if there is none."""
    tried = Tried()
    for number in range(seed, seed + games):
        try:
            seek(setups[number % len(setups)], number, tried, most)
        except Trouble as trouble:
            return shrunk(trouble)
    return None


# --- what was found, made short ---


def rerun(setup: GameSetup, seed: int, acts: Sequence[Act]) -> Trouble | None:
    """Play these acts under the laws, passing over those that are not open any more: the trouble met, if any."""
    try:
        watch = Watch(setup, seed)
        for seat, action in acts:
            if watch.state.result() is not None:
                return None
            if action in setup.moves(watch.state, seat) or action in watch.state.asides(seat):
                watch.do(seat, action)
    except Trouble as trouble:
        return trouble
    return None


def shrunk(found: Trouble, most: int = 400) -> Trouble:
    """The same kind of trouble by fewer acts, as far as that is found in so many tries."""
    best = found
    for cut in _cuts(found):
        if most <= 0:
            break
        while most > 0:
            most -= 1
            kept = cut(best)
            if kept is None:
                break
            again = rerun(best.setup, best.seed, kept)
            if again is not None and again.kind == best.kind and len(again.acts) < len(best.acts):
                best = again
            else:
                cut.pass_over()
    return best


class _Cut:
    """Leaves out a run of acts, one after another, from the last to the first."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.at = 0

    def __call__(self, trouble: Trouble) -> list[Act] | None:
        end = len(trouble.acts) - self.at
        if end <= 0:
            return None
        return [*trouble.acts[: max(0, end - self.width)], *trouble.acts[end:]]

    def pass_over(self) -> None:
        self.at += self.width


def _cuts(found: Trouble) -> Iterator[_Cut]:
    width = len(found.acts) // 2
    while width:
        yield _Cut(width)
        width //= 2
    yield _Cut(1)
