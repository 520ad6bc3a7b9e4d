"""The move one would make without thinking: it finishes what a bot looks into, and plays games out fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.bots.echoes.effect_values import CARD, STEP
from horae.bots.echoes.evaluation import ROUNDS, STRENGTH, pack_values, share_left
from horae.core.game import Action, Seat
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import vocabulary as v
from horae.games.echoes.stack import Choosing, Removing
from horae.games.echoes.state import EchoesState
from horae.games.echoes.targets import place_of, price, reach


def card_of(action: Action) -> str:
    card: str = action.card  # type: ignore[attr-defined]  # asked only where all that is open names a card
    return card


def rollout_move(s: EchoesState, seat: Seat, legal: Sequence[Action], rng: Rng | None = None) -> Action:
    """A plausible move. With a generator, moves of nearly the same appeal are mixed."""
    if len(legal) == 1:
        return legal[0]
    kind = type(legal[0])
    if kind is do.Discard:
        values = pack_values(s.pack)
        left = share_left(s)
        index = s.pack.index
        return min(legal, key=lambda action: values.keep(index[card_of(action)], left))
    if s.stacks[seat]:
        return _answer(s, seat, legal, kind)
    left = share_left(s)
    discounts = bool(counts.active_among(s, seat, s.pack.any_cheaper))
    best, best_appeal = legal[0], -1e9
    guarded: dict[str, tuple[int, int]] = {}
    for action in legal:
        if type(action) is do.Reinforce:
            appeal = _reinforcing(s, seat, action, guarded)
        else:
            appeal = _appeal(s, seat, action, left, discounts)
        if rng is not None:
            appeal += rng.chance() * 0.9
        if appeal > best_appeal:
            best, best_appeal = action, appeal
    return best


def _answer(s: EchoesState, seat: Seat, legal: Sequence[Action], kind: type[Action]) -> Action:
    """The answer to an effect's question."""
    index = s.pack.index
    if kind is do.Send:
        strength = s.pack.strength
        if type(legal[-1]) is do.Done:
            return legal[-1]
        return max(legal, key=lambda action: strength[index[card_of(action)]])
    if kind is do.PlayCard:
        values, left = pack_values(s.pack), share_left(s)
        return max(legal[:-1], key=lambda action: values.prospect(index[card_of(action)], left))
    if kind is do.Remove:
        return _removal(s, seat, legal)
    if kind is do.Use:
        values = pack_values(s.pack)
        return max(legal[:-1], key=lambda action: values.effect[index[card_of(action)]])
    if kind is do.Choose:
        question = s.stacks[seat][-1]
        assert isinstance(question, Choosing)
        options = s.pack.nodes[question.node]
        assert isinstance(options, v.Choose)
        usual = pack_values(s.pack).usual
        choices = [action for action in legal if type(action) is do.Choose]
        return max(choices, key=lambda action: usual.effects(options.of[action.option]))
    if kind is do.Advance:
        board = s.boards[seat]
        return min(legal[:-1], key=lambda action: place_of(board, index[card_of(action)]))
    return legal[0]


def _removal(s: EchoesState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Give up the card that one misses least, if what one gets for it is worth more."""
    pack = s.pack
    values, left = pack_values(pack), share_left(s)
    question = s.stacks[seat][-1]
    assert isinstance(question, Removing)
    effect = pack.nodes[question.node]
    assert isinstance(effect, v.Remove)

    def missed(action: Any) -> float:
        card = pack.index[action.card]
        return values.printed[card] + values.lasting[card] * ROUNDS * left + STRENGTH * pack.strength[card]

    best = min(legal[:-1], key=missed)
    return best if values.usual.effects(effect.then) > missed(best) + 0.5 else legal[-1]


def _appeal(s: EchoesState, seat: Seat, action: Any, left: float, discounts: bool) -> float:
    """How good a turn's action looks at a glance, in points."""
    pack = s.pack
    values = pack_values(pack)
    kind = type(action)
    if kind is do.PlayCard:
        card = pack.index[action.card]
        cost, position = price(s, seat, card) if discounts else (pack.cost[card], pack.time[card])
        if position > left * 9 + 1.5:
            return -1.0
        return values.prospect(card, left) - CARD * cost - STEP * position * 0.6
    if kind is do.DrawTwo:
        hand = len(s.hands[seat])
        return 2 * CARD * (1.3 if hand < 4 else 1.0 if hand < 7 else 0.5) * min(1.0, left * 3)
    if kind is do.UseFlame:
        return 6.0
    if kind is do.Advance:
        card = pack.index[action.card]
        board = s.boards[seat]
        position = place_of(board, card) + 1
        gain = 2 * STEP + (0.8 if position <= 2 else 0.0)
        if s.ends and position <= reach(board, position - 1) + 1:
            gain += values.prospect(card, 0.0)
        return gain
    if kind is do.Conquer:
        k = s.sources.index(pack.index[action.source] - pack.size)
        data = pack.sources[s.sources[k]]
        taken = data.conquer.vp if s.holder[k] >= 0 else 0
        return data.conquer.vp + values.conquest[s.sources[k]] + 1.5 + taken
    if kind is do.Fortify:
        k = s.sources.index(pack.index[action.source] - pack.size)
        data = pack.sources[s.sources[k]]
        return data.fortify.vp - data.conquer.vp + values.fortification[s.sources[k]] + 3.0
    return 0.0


def _reinforcing(s: EchoesState, seat: Seat, action: do.Reinforce, guarded: dict[str, tuple[int, int]]) -> float:
    """Worth it when it makes the source safe or ready to be fortified. `guarded` keeps what lies under each."""
    pack = s.pack
    if action.source not in guarded:
        k = s.sources.index(pack.index[action.source] - pack.size)
        under = counts.strength_of(s, seat, s.under[k], guarding=True)
        guarded[action.source] = (under, pack.sources[s.sources[k]].fortify.strength)
    under, need = guarded[action.source]
    card = pack.index[action.card]
    if under <= need < under + pack.strength[card]:
        return 3.0
    lasting = pack_values(pack).lasting[card] * 4
    return 0.8 * pack.strength[card] - lasting - 1.2 if under <= need else -1.0
