"""The decisions about sources: which to conquer or fortify, and who attacks (ET-6.1, ET-6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import conquest, counts
from horae.games.echoes.decisions import decline
from horae.games.echoes.ops import ATTACK, GO, WAIT, Frame

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState


def enter_conquer(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if conquest.conquerable(s, seat, frame[1]):
        return WAIT
    s.stacks[seat].pop()
    return GO


def conquer_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.conquer[s.sources[k]] for k in conquest.conquerable(s, seat, frame[1])]
    moves.append(do.DECLINE)
    return moves


def conquer_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    k = s.sources.index(s.pack.index[action.source] - s.pack.size)
    s.stacks[seat][-1] = (ATTACK, (k, frame[1]), frame[2], frame[3], -1)


def enter_attack(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    """ET-6.1: attackers are named one by one; who must come along anyway is not asked for."""
    k, extra, *sent = frame[1]
    free = counts.attackers(s, seat)
    need = counts.to_beat(s, k) - extra
    if counts.strength_of(s, seat, free) <= need or s.fortified[k] or s.holder[k] == seat:
        s.stacks[seat].pop()
        return GO
    if len(sent) < len(free) and conquest.has_choice(s, seat, free, tuple(sent), need):
        return WAIT
    s.stacks[seat].pop()
    conquest.conquer(s, seat, k, free, extra, frame[3], tell)
    return GO


def attack_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    k, extra, *sent = frame[1]
    moves: list[Action] = [s.pack.send[card] for card in counts.attackers(s, seat) if card not in sent]
    if sent and counts.strength_of(s, seat, tuple(sent)) + extra > counts.to_beat(s, k):
        moves.append(do.DONE)
    return moves


def attack_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Done:
        s.stacks[seat].pop()
        conquest.conquer(s, seat, frame[1][0], frame[1][2:], frame[1][1], frame[3], tell)
        return
    s.stacks[seat][-1] = (ATTACK, (*frame[1], s.pack.index[action.card]), frame[2], frame[3], -1)


def enter_fortify(s: EchoesState, seat: Seat, frame: Frame, shared: bool, tell: Tell | None) -> int:
    if conquest.fortifiable(s, seat, frame[1]):
        return WAIT
    s.stacks[seat].pop()
    return GO


def fortify_options(s: EchoesState, seat: Seat, frame: Frame) -> list[Action]:
    moves: list[Action] = [s.pack.fortify[s.sources[k]] for k in conquest.fortifiable(s, seat, frame[1])]
    moves.append(do.DECLINE)
    return moves


def fortify_answer(s: EchoesState, seat: Seat, frame: Frame, action: Any, tell: Tell | None) -> None:
    if type(action) is do.Decline:
        decline(s, seat, frame, tell)
        return
    s.stacks[seat].pop()
    conquest.fortify(s, seat, s.sources.index(s.pack.index[action.source] - s.pack.size), frame[1], frame[3], tell)
