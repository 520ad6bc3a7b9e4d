"""What each verb of the vocabulary does: one resolver per verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from horae.core.game import Seat, Tell
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.moves import draw, gain_points, lose_points, push_effects, slide
from horae.games.echoes.ops import ADVANCE, ASK, CHOOSE, CONQUER, DISCARD, FORTIFY, PAY, PLAY, REMOVE, USE, Frame

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

SHARED = frozenset({v.Draw, v.Gain, v.Lose, v.OthersDiscard, v.OthersLose, v.Conquer, v.Fortify, v.Remove, v.Pay})
"""The verbs that touch what all share (deck, reserve, sources, other people): in a phase that all
play at once they happen seat by seat from the start person (ET-4.4, ET-R7)."""


def _draw(s: EchoesState, seat: Seat, effect: v.Draw, frame: Frame, tell: Tell | None) -> None:
    draw(s, seat, counts.amount(s, seat, effect.cards, frame[4]), frame[3], tell, frame[2])


def _discard(s: EchoesState, seat: Seat, effect: v.Discard, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].append((DISCARD, effect.cards, frame[2], frame[3], 0))


def _open(op: int) -> Callable[..., None]:
    """A verb that is all decision: the frame on the stack is the question."""

    def resolve(s: EchoesState, seat: Seat, effect: v.Effect, frame: Frame, tell: Tell | None) -> None:
        s.stacks[seat].append((op, *frame[1:]))

    return resolve


def _advance(s: EchoesState, seat: Seat, effect: v.Advance, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].append((ADVANCE, counts.amount(s, seat, effect.steps, frame[4]), frame[2], frame[3], -1))


def _slide(s: EchoesState, seat: Seat, effect: v.Slide, frame: Frame, tell: Tell | None) -> None:
    slide(s, seat, frame[3], tell, frame[2])


def _gain(s: EchoesState, seat: Seat, effect: v.Gain, frame: Frame, tell: Tell | None) -> None:
    gain_points(s, seat, counts.amount(s, seat, effect.vp, frame[4]), tell)


def _lose(s: EchoesState, seat: Seat, effect: v.Lose, frame: Frame, tell: Tell | None) -> None:
    lose_points(s, seat, counts.amount(s, seat, effect.vp, frame[4]), tell)


def _others_discard(s: EchoesState, seat: Seat, effect: v.OthersDiscard, frame: Frame, tell: Tell | None) -> None:
    """ET-8.1, ET-R13: all at once, each choosing. What is being paid for is paid first (frames.drain)."""
    if tell:
        tell(ev.OthersMustDiscard(seat, effect.cards))
    if not effect.cards:
        return
    for step in range(1, s.n):
        other = (seat + step) % s.n
        if s.hands[other]:
            s.forced[other] = effect.cards
            s.forced_by = seat
    if s.forced_by == seat:
        s.forced_thing = frame[2]
        s.forced_chain = frame[3]


def _others_lose(s: EchoesState, seat: Seat, effect: v.OthersLose, frame: Frame, tell: Tell | None) -> None:
    lost = counts.amount(s, seat, effect.vp, frame[4])
    for step in range(1, s.n):
        lose_points(s, (seat + step) % s.n, lost, tell)


def _conquer(s: EchoesState, seat: Seat, effect: v.Conquer, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].append((CONQUER, counts.amount(s, seat, effect.strength, frame[4]), frame[2], frame[3], -1))


def _fortify(s: EchoesState, seat: Seat, effect: v.Fortify, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].append((FORTIFY, counts.amount(s, seat, effect.strength, frame[4]), frame[2], frame[3], -1))


def _if(s: EchoesState, seat: Seat, effect: v.If, frame: Frame, tell: Tell | None) -> None:
    branch = 0 if counts.holds(s, seat, effect.test, frame[4]) else 1
    push_effects(s, seat, s.pack.under[frame[1]][branch], frame[2], frame[3], frame[4])


def _for_each(s: EchoesState, seat: Seat, effect: v.ForEach, frame: Frame, tell: Tell | None) -> None:
    for _ in range(counts.count(s, seat, effect.of, frame[4])):
        push_effects(s, seat, s.pack.under[frame[1]][0], frame[2], frame[3], frame[4])


def _may(s: EchoesState, seat: Seat, effect: v.May, frame: Frame, tell: Tell | None) -> None:
    s.stacks[seat].append((ASK, s.pack.under[frame[1]][0], *frame[2:]))


VERBS: dict[type[Any], Callable[..., None]] = {
    v.Draw: _draw,
    v.Discard: _discard,
    v.Play: _open(PLAY),
    v.Advance: _advance,
    v.Slide: _slide,
    v.Gain: _gain,
    v.Lose: _lose,
    v.OthersDiscard: _others_discard,
    v.OthersLose: _others_lose,
    v.UseImmediate: _open(USE),
    v.UseFlame: _open(USE),
    v.Remove: _open(REMOVE),
    v.Conquer: _conquer,
    v.Fortify: _fortify,
    v.Choose: _open(CHOOSE),
    v.If: _if,
    v.ForEach: _for_each,
    v.May: _may,
    v.Pay: _open(PAY),
}
