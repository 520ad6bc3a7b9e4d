"""The game being played at a table: its log so far, the position that follows from it, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from horae.core.game import Action, AnyGame, Event, Heard, Seat, State
from horae.core.log import Entry, Log, commitment
from horae.core.refusal import Refused
from horae.table.records import Did, Started

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


class UnfollowedStep(NamedTuple):
    """An action of the log that the rules installed do not allow, or that leads them to another position; or one after it."""

    seat: Seat
    action: dict[str, Any]
    digest: str
    n: int


class RunningGame:
    """A game begun under other rules is followed for as long as every position comes out as it did then. From where it does
    not, it halts: the position stays the last one that both rules agree on, and what was done since is only kept."""

    def __init__(
        self, game: AnyGame, pack: Any, seats: int, places: int, seed: int, options: dict[str, Any], n: int, began: Started
    ) -> None:
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
        self.farewells: list[Step] = []
        """Those of the steps with which somebody left the game to stay away."""
        self.unfollowed: list[UnfollowedStep] = []
        self._began = began
        self._deal: Literal["same", "other", "unknown"] = "unknown"
        """Whether the first position is the one that the game began with."""
        if began.digest:
            self._deal = "same" if began.digest == self.first.digest() else "other"
        self._last: dict[Seat, int] = {}
        """How many actions stood before each seat's last one."""
        self._settled = 0
        """How many actions there were when something hidden was last made known, or somebody told something alone."""
        self.legal: list[list[Action]] = [[] for _ in self.places]
        self.offers = [n] * places
        self._deciding: tuple[Seat, ...] = ()
        self._moments: list[dict[int, State]] = [{} for _ in self.places]
        """By seat and number: the positions in which it was offered something while others were choosing too, for as long as
        nothing but what those chose has come between."""
        self._renew_offers(n)

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """Whom the game waits for; nobody, once it has halted."""
        return self._deciding

    @property
    def is_halted(self) -> bool:
        """Whether the rules here cannot follow the game any further."""
        return bool(self.unfollowed) or self._deal == "other"

    @property
    def can_go_back(self) -> bool:
        """Whether the position of a halted game is one that was on the table."""
        return self._deal == "same"

    @property
    def actions(self) -> int:
        """How many the log has, followed or not."""
        return len(self.steps) + len(self.unfollowed)

    def numbers_since(self, keep: int) -> list[int]:
        """The records of all actions but the first so many."""
        return [step.n for step in self.steps[keep:]] + [step.n for step in self.unfollowed[max(0, keep - len(self.steps)) :]]

    def follow(self, fact: Did, n: int) -> Told:
        """Do again what was recorded as number n, and say what is told by it; nothing, where it cannot be followed."""
        made = None if self.is_halted else self._same(fact)
        if made is not None:
            self._deal = "same"
            self.adopt(made, n)
            return made.told
        self.unfollowed.append(UnfollowedStep(fact.seat, fact.action, fact.digest, n))
        self._renew_offers(n)
        return []

    def _same(self, fact: Did) -> Attempt | None:
        try:
            made = self.attempt(fact.seat, self.game.decode_action(fact.action))
        except (Refused, msgspec.ValidationError):
            return None
        return made if made.digest == fact.digest else None

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
        self._renew_offers(n, made)

    def rewind(self, keep: int, n: int) -> None:
        """Go back to the position after so many actions, by playing the shorter log."""
        del self.unfollowed[max(0, keep - len(self.steps)) :]
        if self.unfollowed:
            return
        kept = self.steps[:keep]
        self.steps, self.farewells, self._settled, self._last = [], [], 0, {}
        for step in kept:
            self._add(step)
        state = self.first.copy()
        for step in self.steps:
            state.apply(step.seat, step.action)
        self.state = state
        self.legal = [[] for _ in self.places]
        self.offers = [n] * len(self.places)
        self._renew_offers(n)

    def _renew_offers(self, n: int, made: Attempt | None = None) -> None:
        """An offer keeps its number for as long as the seat has the same moves to choose from and makes none of them."""
        state = self.state
        taken = () if self.is_halted else state.seats()
        before, self._deciding = self._deciding, () if self.is_halted else state.deciding()
        for seat in self.places:
            legal = state.legal(seat) if seat in taken else []
            moments = self._moments[seat]
            if moments and (made is None or not self._chose_at_once(seat, made, before)):
                moments.clear()
            if legal != self.legal[seat] or (made is not None and made.seat == seat and made.action in legal):
                self.legal[seat] = legal
                self.offers[seat] = n
                if seat in self._deciding and len(self._deciding) > 1:
                    moments[n] = state

    def _chose_at_once(self, seat: Seat, made: Attempt, before: Sequence[Seat]) -> bool:
        """Whether another chose this while the seat was choosing, which still is and was told nothing hidden by it."""
        reveals = self.game.reveals
        at_once = made.seat != seat and {made.seat, seat}.issubset(before) and seat in self._deciding
        return at_once and not any(only == seat or (only is None and type(event) in reveals) for event, only in made.told)

    def moment(self, seat: Seat, offer: int) -> State | None:
        """The position in which the seat was offered that, if since then only others have chosen who were choosing at the same
        time: what it chose from it was chosen beside them, not after them."""
        return self._moments[seat].get(offer)

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
        if step.action == self.game.farewell:
            self.farewells.append(step)
        reveals = self.game.reveals
        for event, only in step.told:
            if only is not None or type(event) in reveals:
                self._settled = len(self.steps)
                return

    def log(self, names: Sequence[str]) -> Log:
        """The game so far as a log file has it: under the rules that can follow all of it."""
        log = Log.of(self.game, self.seats, self.seed, self.options, self.pack, tuple(names[: self.seats]))
        if self.is_halted:
            log.head = replace(log.head, rules=self._began.rules, pack_hash=self._began.pack_hash)
        for step in self.steps:
            log.entries.append(Entry(len(log.entries) + 1, step.seat, msgspec.to_builtins(step.action), step.digest))
        for lost in self.unfollowed:
            log.entries.append(Entry(len(log.entries) + 1, lost.seat, lost.action, lost.digest))
        return log
