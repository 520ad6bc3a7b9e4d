"""TIME Stories as the core's contract has it: acts if `legal` offers the action or no bar of `moves` stands in its way."""

from __future__ import annotations

from horae.core.game import Action, Form, Result, Seat, State, Tell
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.timestories import awaited, legal, moves
from horae.games.timestories.actions import AGENTS
from horae.games.timestories.effects import act
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position
from horae.games.timestories.view import TimeStoriesView, view_of


class TimeStoriesState(Position, State):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, opts: TimeStoriesOptions, pack: TimeStoriesPack) -> None:
        self.blank(seats, rng, opts, pack)

    def copy(self) -> TimeStoriesState:
        twin = TimeStoriesState.__new__(TimeStoriesState)
        self.copy_into(twin)
        return twin

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.seat_count))

    def result(self) -> Result | None:
        return self.outcome

    def view(self, seat: Seat | None) -> TimeStoriesView:
        return view_of(self, seat)

    deciding = awaited.deciding

    def legal(self, seat: Seat) -> list[Action]:
        return [*legal.legal(self, seat)]

    def asides(self, seat: Seat) -> list[Action]:
        return moves.asides(self, seat)

    def forms(self, seat: Seat) -> list[Form]:
        return moves.forms(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refused | None:
        return moves.why_not(self, seat, action)

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if action not in legal.legal(self, seat) and (refused := moves.why_not(self, seat, action)):
            raise refused
        self.offers = [None] * AGENTS
        act(self, action, tell)
