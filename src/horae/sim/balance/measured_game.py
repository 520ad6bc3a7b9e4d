"""What a competitive card game must offer so that its deck can be measured; the rest of this package knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct

from horae.core.game import Action, AnyGame, BadSetup, Event, Result, Seat, State
from horae.core.speech import Text
from horae.games.registry import game as find_game
from horae.packs.installed import Group


class Design(Struct, frozen=True):
    """A card, or another thing that one may win and use (a source), as the report speaks of it."""

    id: str
    name: Text
    text: Text
    traits: dict[str, str] = {}
    """What figures are broken down by: trait → value, which make the message key balance-trait-value."""
    copies: int = 1
    fair: float = 0.0
    """The points that a plain card of the same price would bring."""


class Watch:
    """What one game comes to, noted while it is played. A game's own watch hears its events.

    `used`, `seen` and `dropped` say for each seat at which action (the first is 1; before it is 0) something first
    was played or taken, came into its hand (a prize: came to the table), and was discarded. `standings` are
    everyone's points after each round.
    """

    def __init__(self, seats: int) -> None:
        self.action = 0
        self.start: Seat = 0
        """Who began."""
        self.used: list[dict[str, int]] = [{} for _ in range(seats)]
        self.seen: list[dict[str, int]] = [{} for _ in range(seats)]
        self.dropped: list[dict[str, int]] = [{} for _ in range(seats)]
        self.standings: list[tuple[int, ...]] = []

    def begin(self, state: State) -> None:
        """Before the first action."""

    def hear(self, event: Event, only: Seat | None = None) -> None:
        """Everything that anyone is told."""

    def after(self, state: State) -> None:
        """After every action."""


class MeasuredGame(Protocol):
    """One game's decks, for measuring. Packs are never changed: what differs is a copy in memory."""

    game: AnyGame
    traits: tuple[str, ...]
    """What cards are broken down by, in the order of the report."""
    barred_traits: tuple[str, ...]
    """The traits of which a bot is barred from playing each value in turn."""
    ends: tuple[str, ...]
    """What can set off the end: the result's figures end_… that are there when it did."""

    def designs(self, pack: Any) -> Sequence[Design]:
        """Every card of the pack."""

    def prizes(self, pack: Any) -> Sequence[Design]:
        """What is won on the table and not held in a hand."""

    def watch(self, seats: int) -> Watch: ...

    def scores(self, result: Result, seats: int) -> tuple[int, ...]: ...

    def uses(self, pack: Any, thing: str) -> frozenset[Action]:
        """The actions by which one plays the card or takes the prize."""

    def paired(self, pack: Any, seats: int, seed: int, seat: Seat, card: str, points: int) -> tuple[Any, Any]:
        """The pack so that this seed deals the card to this seat (which gives one of its cards for it), and the same
        again with a plain card in its place: the same price and kind, no effect, these points."""


MEASURED = Group("horae.balance", {"echoes": "horae.sim.balance.echoes:MeasuredEchoes"})
"""The games that have a deck to measure."""


def measured_game(game: str) -> MeasuredGame:
    """Raises BadSetup for a game that has no deck to measure."""
    made = cast("Callable[[], MeasuredGame] | None", MEASURED.part(find_game(game).name))
    if made is None:
        raise BadSetup("balance-no-game", game=game)
    return made()
