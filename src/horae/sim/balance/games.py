"""Whole games between equal bots, and what is kept of each; also the same games with one seat barred from something."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horae.bots.registry import bot_class
from horae.core.game import Action, Result, Seat
from horae.core.log import Log, dump
from horae.sim.balance.measured_game import Design, MeasuredGame, Watch
from horae.sim.match import Match


class GameOrder(Struct, frozen=True, tag="game"):
    """A game to be played, with this bot at every seat."""

    bot: str
    seats: int
    number: int

    @property
    def cell(self) -> str:
        return f"{self.bot}-{self.seats}"

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.seats}-{self.number}"


class GameRecord(Struct, frozen=True, array_like=True):
    """What is kept of a game. Things by seat: what was used, seen, dropped, and at which action first."""

    start: Seat
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    actions: int
    forced: int
    """Decisions with only one answer."""
    options: int
    """The answers to all decisions, added up."""
    ends: tuple[str, ...]
    """What set off the end, the first first."""
    used: tuple[dict[str, int], ...]
    seen: tuple[dict[str, int], ...]
    dropped: tuple[dict[str, int], ...]
    standings: tuple[tuple[int, ...], ...]

    def won(self, seat: Seat) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class BarredOrder(Struct, frozen=True, tag="barred"):
    """A game to be played again, with one seat barred from a card, a prize or all cards of a trait ("faction:water")."""

    bar: str
    bot: str
    seats: int
    number: int
    seat: Seat


class BarredRecord(Struct, frozen=True, array_like=True):
    """What came of a barred game: the barred seat's share of the win."""

    won: float


def play_game(measured: MeasuredGame, pack: Any, order: GameOrder, seed: int) -> GameRecord:
    match = _match(measured, pack, order, seed)
    watch = measured.watch(order.seats)
    watch.begin(match.state)
    result, forced, options = _play(match, watch)
    return GameRecord(
        start=watch.start,
        winners=result.winners,
        scores=measured.scores(result, order.seats),
        actions=watch.action,
        forced=forced,
        options=options,
        ends=tuple(
            sorted((end for end in measured.ends if f"end_{end}" in result.figures), key=lambda end: end != result.reason)
        ),
        used=tuple(watch.used),
        seen=tuple(watch.seen),
        dropped=tuple(watch.dropped),
        standings=tuple(watch.standings),
    )


def play_barred(measured: MeasuredGame, pack: Any, designs: dict[str, Design], order: BarredOrder, seed: int) -> BarredRecord:
    match = _match(measured, pack, order, seed)
    barred: frozenset[Action] = frozenset().union(*(measured.uses(pack, thing) for thing in barred_things(designs, order.bar)))
    state = match.state
    while (result := state.result()) is None:
        seat = state.deciding()[0]
        view, legal = state.view(seat), state.legal(seat)
        action = match.bots[seat].choose(view, legal)
        if seat == order.seat and action in barred:
            # It is asked what it would do and then, without that, again: up to here the game is the same as unbarred.
            rest = [other for other in legal if other not in barred]
            if rest:
                action = match.bots[seat].choose(view, rest)
        match.do(seat, action)
    return BarredRecord(1 / len(result.winners) if order.seat in result.winners else 0.0)


def barred_things(designs: dict[str, Design], bar: str) -> list[str]:
    """The things that a bar means: one by its id, or every card whose trait has the value."""
    trait, colon, value = bar.partition(":")
    if not colon:
        return [bar]
    return [design.id for design in designs.values() if design.traits.get(trait) == value]


def log_of(measured: MeasuredGame, pack: Any, order: GameOrder, seed: int) -> bytes:
    """The game played again, as a log file."""
    match = _match(measured, pack, order, seed, keep_log=True)
    result = match.play()
    assert match.log is not None
    names = tuple(f"{order.bot} {seat + 1}" for seat in range(order.seats))
    return dump(Log(replace(match.log.head, names=names), match.log.entries), result)


def _match(measured: MeasuredGame, pack: Any, order: GameOrder | BarredOrder, seed: int, keep_log: bool = False) -> Match:
    maker = bot_class(measured.game, order.bot)
    return Match(measured.game, [maker] * order.seats, seed, None, pack, keep_log)


def _play(match: Match, watch: Watch) -> tuple[Result, int, int]:
    state = match.state
    forced = options = 0
    while (result := state.result()) is None:
        seat = state.deciding()[0]
        legal = state.legal(seat)
        forced += len(legal) == 1
        options += len(legal)
        action = match.bots[seat].choose(state.view(seat), legal)
        watch.action += 1
        match.do(seat, action, watch.hear)
        watch.after(state)
    return result, forced, options
