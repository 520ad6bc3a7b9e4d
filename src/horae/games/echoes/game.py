"""Echoes of Time as a game: what it brings, counting pieces, numbering actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from horae.core.game import Action, Company, Game
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.games.echoes import actions as do
from horae.games.echoes.determinize import determinize
from horae.games.echoes.events import EVENT_TYPES, REVEALS
from horae.games.echoes.open_content import EchoesContent, content_of
from horae.games.echoes.options import EchoesOptions
from horae.games.echoes.pack import MOST_SEATS, EchoesPack, load_builtin
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView
from horae.packs import builtin


class Echoes(Game[EchoesState, EchoesOptions, EchoesPack, EchoesView]):
    name = "echoes"
    rules_version = "echoes-2"
    seat_range = range(2, MOST_SEATS + 1)
    cooperative = False
    options_type = EchoesOptions
    action_types = do.ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = EchoesView
    reveals = REVEALS
    company = Company(bots=("greedy", "search-swift", "search", "search-deep"), bot="search-swift")

    def setup(self, seats: int, rng: Rng, options: EchoesOptions, pack: EchoesPack) -> EchoesState:
        return EchoesState(seats, rng, pack)

    def load_pack(self, source: str | None = None) -> EchoesPack:
        return load_builtin(source or "base")

    def packs(self) -> Sequence[str]:
        return builtin.pack_names(self.name)

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def determinize(self, view: EchoesView, rng: Rng, pack: EchoesPack | None = None) -> EchoesState:
        return determinize(view, rng, pack or self.load_pack(view.pack))

    def pieces(self, state: EchoesState) -> Counter[str]:
        ids = state.pack.ids
        held: Counter[str] = Counter()
        piles = (*state.hands, *state.free, *state.under, *(tile for board in state.boards for tile in board))
        on_the_way = [state.on_the_way(seat) for seat in range(state.n)]
        for cards in (state.deck, state.discard, *piles, *on_the_way):
            held.update(f"card {ids[card]}" for card in cards)
        held["points"] = state.reserve + state.second + sum(state.vp)
        held["sources"] = len(set(state.sources))
        return held

    def action_space(self, pack: EchoesPack) -> Sequence[Action]:
        return _action_space(pack)

    def open_content(self, pack: EchoesPack) -> EchoesContent:
        return content_of(pack)


@cache
def _rulebook() -> Rulebook:
    return builtin.rulebook("echoes")


@cache
def _action_space(pack: EchoesPack) -> tuple[Action, ...]:
    return (
        do.DRAW_TWO, do.END_TURN, do.ACCEPT, do.DECLINE, do.DONE, *do.CHOICES,
        *pack.play, *pack.advance, *pack.send, *pack.discard, *pack.summon, *pack.remove, *pack.use_flame, *pack.use,
        *pack.resolve, *pack.conquer, *pack.fortify, *(action for actions in pack.reinforce for action in actions),
    )  # fmt: skip
