"""Which bots are to move now, which of them may still leave their move to people, and until when.

A bot may hold back for as long as people have something else to do: never with an answer that others wait for, and with nothing
once there is nobody who could act instead. What time it is is handed in, so no clock is read here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from horae.core.game import Action, Seat
from horae.core.stakes import Weight
from horae.games.registry import stakes_of
from horae.table.records import Did, Person, Started, Undone
from horae.table.table import Table

LONGEST = 6
"""However much people talk meanwhile: so many times the usual patience after the last move of the game."""
_WEIGHTS: tuple[Weight, ...] = ("good", "plain", "bad", "grave")


class DueBot(NamedTuple):
    """A bot that is waited for, and the moves that it is asked for."""

    seat: Seat
    bot: str
    moves: Sequence[Action]
    in_earnest: bool
    """It may not leave the move to people any more."""


def bots_due(table: Table, here: Collection[Person], now: float, seconds: float) -> list[DueBot]:
    """In the order in which they are asked. `here`: the people at the table; `now`: Unix time; `seconds`: how long a bot that
    holds back, or an undo that nobody answers, may keep somebody waiting at a quiet table."""
    pace = table.settings.pace
    is_patient = now < patience_ends(table, seconds)
    has_time = is_patient
    if not here:  # over days an undo waits for an answer as long as a decision may take, and else for ever
        has_time = pace is None or now < patience_ends(table, pace.hours * 3600)
    return [_due(table, seat, bot, here, is_patient) for seat, bot in table.bots_to_move(here, is_patient=has_time)]


def _due(table: Table, seat: Seat, bot: str, here: Collection[Person], is_patient: bool) -> DueBot:
    play = table.play
    assert play is not None
    legal, able = play.legal[seat], table.able(here)
    if not able or (not is_patient and table.idle(here)):
        return DueBot(seat, bot, legal, in_earnest=True)
    answers = [move for move in legal if _is_awaited(table, seat, move, able)]
    return DueBot(seat, bot, answers or legal, in_earnest=bool(answers))


def _is_awaited(table: Table, seat: Seat, move: Action, able: Collection[Person]) -> bool:
    """Whether it is an answer that others wait for, and no person who could is still to give theirs."""
    assert table.play is not None
    asked = table.game.still_to_answer(table.play.state, seat, move)
    return bool(asked) and not any(table.player_of(other) in able for other in asked)


def patience_ends(table: Table, seconds: float) -> float:
    """When the table has been quiet for long enough, or nothing was done for much longer whatever was said."""
    last_step = next((one.when for one in reversed(table.records) if isinstance(one.fact, Did | Undone | Started)), 0)
    return min(table.records[-1].when / 1000 + seconds, last_step / 1000 + LONGEST * seconds)


def harmless(table: Table, seat: Seat, moves: Sequence[Action], pick: Callable[[Sequence[Action]], Action]) -> Action:
    """A move for a bot that makes none: any of those that cost least, as far as the seat may know."""
    play = table.play
    assert play is not None
    stakes = stakes_of(table.game)
    if stakes is None:
        return pick(moves)
    found = stakes.stakes(moves, play.state.view(seat), play.pack)
    worst = [max((_WEIGHTS.index(one.weight) for one in brings), default=0) for brings in found]
    return pick([move for move, weight in zip(moves, worst, strict=True) if weight == min(worst)])
