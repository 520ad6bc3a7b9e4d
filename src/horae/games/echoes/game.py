"""Echoes of Time as a game: what it brings, counting pieces, numbering actions, what of a pack lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from horae.core.game import Action, Game
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import Text, say
from horae.games.echoes import actions as do
from horae.games.echoes import card_text
from horae.games.echoes.determinize import determinize
from horae.games.echoes.events import EVENT_TYPES, REVEALS
from horae.games.echoes.options import EchoesOptions
from horae.games.echoes.pack import MOST_SEATS, EchoesPack, SourceSide, load_builtin
from horae.games.echoes.position import FULL_BROTHERHOOD, RESERVE_EACH
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView
from horae.games.echoes.vocabulary import CardEffect, Flame
from horae.packs import builtin


class Echoes(Game[EchoesState]):
    name = "echoes"
    rules_version = "echoes-2"
    seat_range = range(2, MOST_SEATS + 1)
    cooperative = False
    options_type = EchoesOptions
    action_types = do.ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = EchoesView
    reveals = REVEALS
    bots = ("greedy", "search-swift", "search", "search-deep")
    usual_bot = "search-swift"
    face = "horae.cli.terminal.echoes:EchoesFace"
    board = True
    lint = "horae.authoring.echoes_lint:lint"
    balance = "horae.sim.balance.echoes:EchoesSubject"
    ledger = "horae.testkit.ledgers.echoes:EchoesLedger"
    trouble = "horae.testkit.trouble:ECHOES"

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

    def open_content(self, pack: EchoesPack) -> Mapping[str, Any]:
        """Every design lies open: which of them come, and where, is what a game hides (ET-R15)."""
        return _open_content(pack)


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


@cache
def _open_content(pack: EchoesPack) -> Mapping[str, Any]:
    return {
        "title": pack.head.title,
        "reserve": RESERVE_EACH,
        "brotherhood": FULL_BROTHERHOOD,
        "cards": tuple(
            {
                "id": card.id,
                "name": card.name,
                "type": card.type,
                "specialisation": card.specialisation,
                "faction": card.faction,
                "cards": card.cards,
                "time": card.time,
                "strength": card.strength,
                "vp": card.vp,
                "copies": card.copies,
                "effect": _open_effect(card.effect),
            }
            for card in pack.cards
        ),
        "sources": tuple(
            {
                "id": source.id,
                "name": source.name,
                "conquer": _open_side(source.conquer),
                "fortify": _open_side(source.fortify),
                "effect": _open_effect(source.effect) if source.effect else None,
            }
            for source in pack.sources
        ),
    }


def _open_effect(effect: CardEffect) -> Mapping[str, Any]:
    return {
        "kind": type(effect).__struct_config__.tag,
        "colour": effect.colour if isinstance(effect, Flame) else None,
        "name": _in_both(lambda language: say(card_text.kind_name(effect), language)),
        "text": _in_both(lambda language: card_text.effect_text(effect, language)),
    }


def _open_side(side: SourceSide) -> Mapping[str, Any]:
    return {"strength": side.strength, "vp": side.vp, "text": _in_both(lambda language: card_text.side_text(side, language))}


def _in_both(words: Callable[[str], str]) -> Text:
    return Text(es=words("es"), en=words("en"))
