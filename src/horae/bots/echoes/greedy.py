"""The greedy bot: tries every move on a position that fits what it sees, and takes the one that looks best at once."""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.bot import Bot
from horae.bots.echoes.evaluation import evaluate, pack_values, share_left
from horae.bots.echoes.rollout import card_of, rollout_move
from horae.core.game import Action, Seat
from horae.games.echoes import actions as do
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView

MOST_FOLLOWED = 40


def after(s: EchoesState, seat: Seat, action: Action) -> EchoesState:
    """The position once the action and what it opens for anyone are done, up to the next turn or phase."""
    twin = s.copy()
    before = (twin.phase, twin.turn)
    twin.apply(seat, action)
    for _ in range(MOST_FOLLOWED):
        if (twin.phase, twin.turn) != before or not twin.decides:
            break
        who = twin.decides[0]
        if not twin.forced[who] and not twin.stacks[who]:
            break
        twin.apply(who, rollout_move(twin, who, twin.legal(who)))
    return twin


def discard_choice(s: EchoesState, legal: Sequence[Action]) -> Action:
    """The card one misses least."""
    values = pack_values(s.pack)
    left = share_left(s)
    index = s.pack.index
    return min(legal, key=lambda action: values.keep(index[card_of(action)], left))


class Greedy(Bot[EchoesPack, EchoesView]):
    name = "greedy"

    def choose(self, view: EchoesView, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        state: EchoesState = self.game.determinize(view, self.rng, self.pack)
        if type(legal[0]) is do.Discard:
            return discard_choice(state, legal)
        if view.phase == "first":
            return first_card(state, self.seat, legal)
        return max(legal, key=lambda action: evaluate(after(state, self.seat, action), self.seat))


def first_card(s: EchoesState, seat: Seat, legal: Sequence[Action]) -> Action:
    """ET-1.7: what is worth most for what it costs, soon."""
    values = pack_values(s.pack)
    index = s.pack.index
    return max(legal, key=lambda action: values.keep(index[action.card], 1.0) if type(action) is do.PlayCard else -9.0)
