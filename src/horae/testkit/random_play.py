"""Random play for tests of any game: who does what next, with comings, goings and markings mixed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from horae.core.game import Action, AnyGame, Seat, State
from horae.core.rng import Rng

UNASKED = 8
"""One move in so many comes from a seat that may move though nobody waits for it."""


class GameSetup(Struct, frozen=True):
    """A way to play a game: its seats, its options, its pack by name."""

    game: AnyGame
    seats: int
    options: Mapping[str, object] = {}
    pack_source: str | None = None
    weights: Mapping[type[Action], int] = {}
    """How often a kind of move is chosen against the others; 1 where nothing is said."""
    lucky: Callable[[Any, Seat], Action | None] | None = None
    """A move that random play would hardly find, looked up in the state itself; taken every other time."""
    most_actions: int = 20_000
    """A game that takes longer than this is taken to be endless."""

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.options.items()) or "default"
        return f"{self.game.name}-{self.seats}-{settings}"

    def pack(self) -> Any:
        return self.game.load_pack(self.pack_source)

    def new(self, seed: int) -> State:
        state: State = self.game.new(self.seats, seed, dict(self.options), self.pack())
        return state

    def moves(self, state: State, seat: Seat) -> list[Action]:
        """What a seat may do now, forms filled in among it: the game knows which words are worth trying."""
        return [*state.legal(seat), *self.game.filled_in(state, seat)]

    def all_seats(self) -> tuple[Seat, ...]:
        """Every seat there could be, taken or not."""
        return tuple(range(self.game.seat_range.stop - 1))


class Stuck(AssertionError):
    """A game that neither ended nor gave anybody something to do, or that would not end."""


def what_holds_up(state: State) -> str | None:
    """The law of going on: until there is a result somebody is waited for, and who is waited for sits here and can move."""
    waited_for = state.deciding()
    if state.result() is not None:
        return f"the game is over and still waits for {waited_for}" if waited_for else None
    if not waited_for:
        return None if state.is_paused() else "the game is neither over nor paused, and waits for nobody"
    seats = state.seats()
    for seat in waited_for:
        if not state.legal(seat):
            return f"the game waits for seat {seat}, which has no legal move"
        if seat not in seats:
            return f"the game waits for seat {seat}, which does not sit here"
    return None


def next_act(setup: GameSetup, state: State, rng: Rng, aside_in: int) -> tuple[Seat, Action]:
    """Something that can be done now. One act in `aside_in` is an aside (0: none but to end a pause)."""
    if state.is_paused() or (aside_in and not rng.below(aside_in)):
        acts = [(seat, found) for seat in setup.all_seats() if (found := state.asides(seat))]
        if acts:
            seat, asides = rng.pick(acts)
            return seat, pick_by_kind(asides, rng, setup.weights)
        if state.is_paused():
            raise Stuck("the game is paused and nobody can end the pause")
    held_up = what_holds_up(state)
    if held_up is not None:
        raise Stuck(held_up)
    seat = rng.pick(state.deciding())
    if not rng.below(UNASKED):
        seat = rng.pick([other for other in setup.all_seats() if state.legal(other)] or [seat])
    legal = setup.moves(state, seat)
    if setup.lucky is not None and rng.below(2):
        lucky = setup.lucky(state, seat)
        if lucky is not None and lucky in legal:
            return seat, lucky
    return seat, pick_by_kind(legal, rng, setup.weights)


def pick_by_kind(actions: Sequence[Action], rng: Rng, weights: Mapping[type[Action], int]) -> Action:
    """A kind of action first, then one of that kind, so that rare kinds get played too."""
    kinds = list(dict.fromkeys(type(action) for action in actions))
    left = rng.below(sum(weights.get(kind, 1) for kind in kinds))
    for kind in kinds:
        left -= weights.get(kind, 1)
        if left < 0:
            return rng.pick([action for action in actions if type(action) is kind])
    raise AssertionError("a weight was passed over")


def play_on(setup: GameSetup, state: State, rng: Rng, aside_in: int = 0) -> Iterator[tuple[Seat, Action]]:
    """Play a state to its end in place; gives each act before it is done."""
    for _ in range(setup.most_actions):
        if state.result() is not None:
            return
        act = next_act(setup, state, rng, aside_in)
        yield act
        state.apply(*act)
    raise Stuck(f"no end after {setup.most_actions} actions")


def positions(setup: GameSetup, games: int, purpose: str) -> Iterator[tuple[int, State, Rng]]:
    """Every position of some random games, the first and the last too; every other game has asides.

    The state is the running one: copy it before changing it. The generator is free to use.
    """
    for number in range(games):
        state, rng = setup.new(number), Rng(number, purpose)
        yield number, state, Rng(number, f"{purpose} 0")
        acts = play_on(setup, state, rng, 10 if number % 2 else 0)
        # The act is done when the generator is asked again, so the position follows the next request.
        for step, _ in enumerate(acts, 1):
            if step > 1:
                yield number, state, Rng(number, f"{purpose} {step}")
        yield number, state, Rng(number, f"{purpose} end")
