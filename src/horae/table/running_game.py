"""The game being played at a table: its log so far, the position that follows from it, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from horae.core.game import Action, AnyGame, Event, Heard, Seat, State
from horae.core.log import Entry, Log, commitment

Told = list[tuple[Event, Seat | None]]


class Step:
    """One action of the log, with what was told when it was done."""

    __slots__ = ("action", "digest", "n", "seat", "told")

    def __init__(self, seat: Seat, action: Action, told: Told, digest: str, n: int) -> None:
        self.seat = seat
        self.action = action
        self.told = told
        self.digest = digest
        self.n = n


class Attempt:
    """An action that the rules allow, worked out beside the game and not yet part of it."""

    __slots__ = ("action", "digest", "seat", "state", "told")

    def __init__(self, seat: Seat, action: Action, state: State, told: Told) -> None:
        self.seat = seat
        self.action = action
        self.state = state
        self.told = told
        self.digest = state.digest()


class RunningGame:
    def __init__(self, game: AnyGame, pack: Any, seats: int, places: int, seed: int, options: dict[str, Any], n: int) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.places = range(places)
        self.seed = seed
        self.options = options
        self.commitment = commitment(seed)
        self.first: State = game.new(seats, seed, options, pack)
        self.state: State = self.first.copy()
        self.steps: list[Step] = []
        self._last: dict[Seat, int] = {}
        """How many actions stood before each seat's last one."""
        self._settled = 0
        """How many actions there were when something hidden was last made known, or somebody told something alone."""
        self.legal: list[list[Action]] = [[] for _ in self.places]
        self.offers = [n] * places
        self._renew_offers(n)

    def attempt(self, seat: Seat, action: Action) -> Attempt:
        """Do it on a twin of the position. Raises Refused."""
        twin = self.state.copy()
        heard = Heard()
        twin.apply(seat, action, heard)
        return Attempt(seat, action, twin, heard.events)

    def adopt(self, made: Attempt, n: int) -> None:
        """Make an attempt part of the game: it was recorded as number n."""
        self.state = made.state
        self._add(Step(made.seat, made.action, made.told, made.digest, n))
        self._renew_offers(n)

    def rewind(self, keep: int, n: int) -> None:
        """Go back to the position after so many actions, by playing the shorter log."""
        kept = self.steps[:keep]
        self.steps, self._settled, self._last = [], 0, {}
        for step in kept:
            self._add(step)
        state = self.first.copy()
        for step in self.steps:
            state.apply(step.seat, step.action)
        self.state = state
        self.legal = [[] for _ in self.places]
        self.offers = [n] * len(self.places)
        self._renew_offers(n)

    def _renew_offers(self, n: int) -> None:
        """An offer keeps its number for as long as the seat has the same moves to choose from."""
        state = self.state
        taken = state.seats()
        for seat in self.places:
            legal = state.legal(seat) if seat in taken else []
            if legal != self.legal[seat]:
                self.legal[seat] = legal
                self.offers[seat] = n

    def last_of(self, seat: Seat) -> int | None:
        """How many actions stand before the seat's last one; None if it has done nothing."""
        return self._last.get(seat)

    def is_private_since(self, keep: int, seat: Seat) -> bool:
        """Whether taking back all but so many actions takes no knowledge and nobody else's doing with it:
        since then only this seat acted, nothing hidden was made known, nobody was told anything alone."""
        return self._settled <= keep and all(step.seat == seat for step in self.steps[keep:])

    def _add(self, step: Step) -> None:
        self._last[step.seat] = len(self.steps)
        self.steps.append(step)
        reveals = self.game.reveals
        for event, only in step.told:
            if only is not None or type(event) in reveals:
                self._settled = len(self.steps)
                return

    def first_difference(self) -> int:
        """The first action after which the position is another than when it was recorded; 0 if all are the same."""
        state = self.first.copy()
        for number, step in enumerate(self.steps, 1):
            state.apply(step.seat, step.action)
            if state.digest() != step.digest:
                return number
        return 0

    def log(self, names: Sequence[str]) -> Log:
        """The game so far as a log file has it."""
        log = Log.of(self.game, self.seats, self.seed, self.options, self.pack, tuple(names[: self.seats]))
        for number, step in enumerate(self.steps, 1):
            log.entries.append(Entry(number, step.seat, msgspec.to_builtins(step.action), step.digest))
        return log
