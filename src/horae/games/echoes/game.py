"""Echoes of Time as a game: setting up, determinizing, counting pieces, numbering actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from horae.core.game import Action, Game, Result
from horae.core.rng import SEED_BITS, Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import Text, say
from horae.games.echoes import actions as do
from horae.games.echoes import describe
from horae.games.echoes.conquest import FULL_BROTHERHOOD
from horae.games.echoes.events import EVENT_TYPES, REVEALS
from horae.games.echoes.ops import LEAVING, NOBODY, PLACE, SUMMON
from horae.games.echoes.options import EchoesOptions
from horae.games.echoes.pack import MOST_SEATS, EchoesPack, Side, load_builtin
from horae.games.echoes.phases import FIRST, PHASE_NAMES, SKIPPED, UNDECIDED
from horae.games.echoes.state import RESERVE_EACH, EchoesState
from horae.games.echoes.view import EchoesView, chain_of, frame_of
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
    balance = "horae.sim.balance.echoes:MeasuredEchoes"
    ledger = "horae.testkit.ledgers.echoes:EchoesLedger"
    adversary = "horae.testkit.adversarial_play:ECHOES"

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
        for cards in (state.deck, state.discard, *piles):
            held.update(f"card {ids[card]}" for card in cards)
        for stack in state.stacks:
            for frame in stack:
                if frame[0] in (SUMMON, PLACE):
                    held[f"card {ids[frame[1]]}"] += 1
                elif frame[0] == LEAVING:
                    held.update(f"card {ids[card]}" for card in frame[1])
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
        "name": _in_both(lambda language: say(describe.kind_name(effect), language)),
        "text": _in_both(lambda language: describe.effect_text(effect, language)),
    }


def _open_side(side: Side) -> Mapping[str, Any]:
    return {"strength": side.strength, "vp": side.vp, "text": _in_both(lambda language: describe.side_text(side, language))}


def _in_both(words: Callable[[str], str]) -> Text:
    return Text(es=words("es"), en=words("en"))


def determinize(view: EchoesView, rng: Rng, pack: EchoesPack) -> EchoesState:
    """Deal what the seat cannot see at random: others' hands, the deck's order, first cards not yet shown."""
    seats = len(view.people)
    index = pack.index
    state = EchoesState.__new__(EchoesState)
    state.blank(seats, Rng(_fresh_seed(rng), "determinized"), pack)
    state.round = view.round
    state.phase = PHASE_NAMES.index(view.phase)
    state.start = view.start
    state.turn = view.turn
    state.main_done = view.main_done
    state.reserve = view.reserve
    state.second = view.second
    state.discard = [index[card] for card in view.discard]
    state.sources = tuple([index[source.source] - pack.size for source in view.sources])
    state.holder = [source.holder for source in view.sources]
    state.fortified = [source.fortified for source in view.sources]
    state.under = [tuple([index[card] for card in source.under]) for source in view.sources]
    state.source_tokens = tuple([index[source.source] for source in view.sources if source.token])
    state.forced_by = view.waits_for_discards
    state.forced_thing = index[view.discards_for] if view.discards_for is not None else NOBODY
    state.forced_chain = chain_of(state, view.discards_chain)
    state.ends = view.ends
    state.decides = view.deciding
    _copy_people(view, state)
    _deal(view, state, rng)
    if view.over:
        _set_result(view, state)
    return state


def _fresh_seed(rng: Rng) -> int:
    return sum(rng.below(1 << 16) << (16 * part) for part in range(SEED_BITS // 16))


def _copy_people(view: EchoesView, state: EchoesState) -> None:
    index = state.pack.index
    for who in view.people:
        seat = who.seat
        state.vp[seat] = who.vp
        state.boards[seat] = tuple([tuple([index[card] for card in tile]) for tile in who.tiles])
        state.slides[seat] = who.slides
        state.free[seat] = tuple([index[card] for card in who.brotherhood])
        state.tokens[seat] = tuple([index[card] for card in who.tokens])
        state.cubes[seat] = who.cubes
        state.forced[seat] = who.must_discard + who.then_discard
        state.stacks[seat] = [frame_of(state, pending) for pending in who.pending]


def _deal(view: EchoesView, state: EchoesState, rng: Rng) -> None:
    pack = state.pack
    unseen = Counter(pack.deck)
    for cards in (state.discard, *state.free, *state.under, *(tile for board in state.boards for tile in board)):
        unseen.subtract(cards)
    for stack in state.stacks:
        for frame in stack:
            if frame[0] in (SUMMON, PLACE):
                unseen[frame[1]] -= 1
            elif frame[0] == LEAVING:
                unseen.subtract(frame[1])
    own = tuple([pack.index[card] for card in view.hand])
    unseen.subtract(own)
    pool = sorted(unseen.elements())
    rng.shuffle(pool)
    for who in view.people:
        if who.seat == view.seat:
            state.hands[who.seat] = own
        else:
            state.hands[who.seat] = tuple([pool.pop() for _ in range(who.hand)])
    state.deck = pool
    if state.phase == FIRST:
        for who in view.people:
            if who.seat == view.seat:
                skipped = SKIPPED if who.chose_first else UNDECIDED
                state.first[who.seat] = pack.index[view.first] if view.first is not None else skipped
            elif who.chose_first:
                state.first[who.seat] = _some_first(state, who.seat, rng)


def _some_first(state: EchoesState, seat: int, rng: Rng) -> int:
    """A first card that the dealt hand could have chosen."""
    payable = [card for card in state.hands[seat] if state.pack.cost[card] < len(state.hands[seat])]
    return rng.pick(payable) if payable else SKIPPED


def _set_result(view: EchoesView, state: EchoesState) -> None:
    figures = {"rounds": view.round, **{f"score_{who.seat}": who.score for who in view.people}}
    for who in view.people:
        figures[f"fortified_{who.seat}"] = sum(source.holder == who.seat and source.fortified for source in view.sources)
    figures |= {f"end_{reason}": 1 for reason in view.ends}
    state.outcome = Result(view.winners, view.ends[0], figures)
