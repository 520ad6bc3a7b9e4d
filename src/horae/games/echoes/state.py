"""Echoes on the contract of a game: an action is done if no bar stands against it, and otherwise refused."""

from __future__ import annotations

from horae.core.game import Action, Result, Seat, State, Tell
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.echoes import legal as may
from horae.games.echoes import resolution, rounds, turns
from horae.games.echoes.moves import why_not
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import FIRST, Position
from horae.games.echoes.view import EchoesView, view_of


class EchoesState(Position, State):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, pack: EchoesPack) -> None:
        self.blank(seats, rng, pack)
        rounds.set_up(self)

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.n))

    def deciding(self) -> tuple[Seat, ...]:
        return may.deciding(self)

    def legal(self, seat: Seat) -> list[Action]:
        return may.legal(self, seat)[:]

    def asides(self, seat: Seat) -> list[Action]:
        return may.asides(self, seat)

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if action not in may.legal(self, seat) and (refused := why_not(self, seat, action)):
            raise refused
        self.cached_for = -1
        if self.forced[seat] and may.owes(self, seat):
            resolution.discard_owed(self, seat, action, tell)
        elif self.phase == FIRST:
            rounds.choose_first(self, seat, action, tell)
        elif self.stacks[seat]:
            resolution.answer(self, seat, action, tell)
        else:
            turns.act(self, seat, action, tell)
        rounds.run(self, tell)

    def why_not(self, seat: Seat, action: Action) -> Refused | None:
        return why_not(self, seat, action)

    def view(self, seat: Seat | None) -> EchoesView:
        return view_of(self, seat)

    def result(self) -> Result | None:
        return self.outcome
