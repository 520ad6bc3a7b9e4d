"""What the main and free actions of a turn do (ET-5, ET-7)."""

from __future__ import annotations

from typing import Any

from horae.core.game import Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import conquest, rounds
from horae.games.echoes.effects import advance, begin_play, draw, use_flame
from horae.games.echoes.legal import ADVANCE_STEPS
from horae.games.echoes.position import Position
from horae.games.echoes.stack import NOBODY, Attacking


def act(s: Position, seat: Seat, action: Any, tell: Tell | None) -> None:
    """A main or free action of the active person."""
    kind = type(action)
    if kind is do.UseFlame:
        use_flame(s, seat, s.pack.index[action.card], (), tell)
        return
    if kind is do.Reinforce:
        conquest.reinforce(s, seat, s.place(action.source), s.pack.index[action.card], tell)
        return
    if kind is do.EndTurn:
        rounds.end_turn(s, tell)
        return
    s.main_done = True
    s.cubes[seat] += (kind.__struct_config__.tag,)  # ET-5.2: two turns, so never a third on one action
    if kind is do.DrawTwo:  # ET-5.3
        draw(s, seat, 2, (), tell)
    elif kind is do.PlayCard:  # ET-5.4
        begin_play(s, seat, s.pack.index[action.card], 0, 0, (), tell)
    elif kind is do.Advance:
        advance(s, seat, s.pack.index[action.card], ADVANCE_STEPS, NOBODY, (), tell)
    elif kind is do.Conquer:  # ET-5.6, as is fortifying
        s.stacks[seat].append(Attacking(s.place(action.source), 0, (), NOBODY, ()))
    elif kind is do.Fortify:
        conquest.fortify(s, seat, s.place(action.source), 0, (), tell)
