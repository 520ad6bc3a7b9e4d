"""The Shipwreck state: a position behind the contract of a game. What no bar stands against is done; else it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from horae.core.game import Action, Result, Seat, State, Tell
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.shipwreck import effects, legal, moves, rounds
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import Position
from horae.games.shipwreck.view import ShipwreckView, open_view, own_view


class ShipwreckState(Position, State):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, opts: ShipwreckOptions, pack: ShipwreckPack) -> None:
        self.blank(opts, pack, rng)
        rounds.set_up(self, seats)

    def deciding(self) -> tuple[Seat, ...]:
        return legal.deciding(self)

    def legal(self, seat: Seat) -> list[Action]:
        return [*legal.legal(self, seat)]

    def asides(self, seat: Seat) -> list[Action]:
        return legal.asides(self, seat)

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if action not in legal.legal(self, seat) and (refused := moves.why_not(self, seat, action)):
            raise refused
        effects.OF_ACTION[type(action)](self, seat, action, tell)
        self.offered_to = None

    def why_not(self, seat: Seat, action: Action) -> Refused | None:
        return moves.why_not(self, seat, action)

    def result(self) -> Result | None:
        return self.outcome

    def view(self, seat: Seat | None) -> ShipwreckView:
        return self.viewer()(seat)

    def viewer(self) -> Callable[[Seat | None], ShipwreckView]:
        return partial(own_view, self, open_view(self))
