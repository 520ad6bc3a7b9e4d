"""The Shipwreck Arcana as a game: setting up, determinizing, counting pieces, numbering actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from horae.core.game import Action, BadSetup, Game, Result, Seat
from horae.core.rng import SEED_BITS, Rng
from horae.core.rulebook import Rulebook
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.events import EVENT_TYPES, REVEALS
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack, load_builtin
from horae.games.shipwreck.position import NOTHING, OVER, PREDICT, SEATS
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import STEP_NAMES, ShipwreckView
from horae.games.shipwreck.vocabulary import HOURS_OF, VALUES, AskHigher, Cycle, DiscardLower
from horae.packs import builtin


class Shipwreck(Game[ShipwreckState]):
    name = "shipwreck"
    rules_version = "shipwreck-2"
    seat_range = range(2, SEATS + 1)
    cooperative = True
    options_type = ShipwreckOptions
    action_types = do.ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = ShipwreckView
    reveals = REVEALS
    unspoken = do.UNSPOKEN
    quiet_rule = "SA-8.1"
    bots = ("reader",)
    face = "horae.cli.terminal.shipwreck:ShipwreckFace"
    board = True
    explainer = "horae.bots.shipwreck.explain"
    coach = "horae.bots.shipwreck.coach:Coach"
    ledger = "horae.testkit.ledgers.shipwreck:ShipwreckLedger"
    adversary = "horae.testkit.adversarial_play:SHIPWRECK"

    def setup(self, seats: int, rng: Rng, options: ShipwreckOptions, pack: ShipwreckPack) -> ShipwreckState:
        return ShipwreckState(seats, rng, options, pack)

    def check_setup(self, seats: int, options: ShipwreckOptions) -> None:
        first = options.first_seat
        if first is not None and first >= seats:
            raise BadSetup("shipwreck-bad-first", first=first + 1, seats=seats)

    def load_pack(self, source: str | None = None) -> ShipwreckPack:
        return load_builtin(source or "base")

    def packs(self) -> Sequence[str]:
        return builtin.pack_names(self.name)

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def determinize(self, view: ShipwreckView, rng: Rng, pack: ShipwreckPack | None = None) -> ShipwreckState:
        return determinize(view, rng, pack or self.load_pack(view.pack))

    def pieces(self, state: ShipwreckState) -> Counter[str]:
        held: Counter[str] = Counter()
        for fates in (state.bag, *state.hands, *state.piles):
            held.update(f"fate {value}" for value in fates)
        cards = (*state.deck, *state.faded, *state.gone, *(card for card in state.row if card >= 0))
        held.update(f"arcanum {state.pack.arcana[card].id}" for card in cards)
        return held

    def action_space(self, pack: ShipwreckPack) -> Sequence[Action]:
        return _action_space(pack)

    def quiet(self, state: ShipwreckState) -> tuple[Seat, ...]:
        """SA-8.1: whoever has the turn stays out of the talk until it is over."""
        return (state.active,) if state.step != OVER else ()

    def people_first(self, state: ShipwreckState) -> bool:
        """SA-R3: any of the group may act for it, so a bot would take the choice from the people."""
        return state.step == PREDICT

    def open_content(self, pack: ShipwreckPack) -> Mapping[str, Any]:
        return {
            "title": pack.head.title,
            "copies": pack.copies[1:],
            "arcana": pack.arcana,
            "powers": tuple(pack.powers.values()),
        }


@cache
def _rulebook() -> Rulebook:
    return builtin.rulebook("shipwreck")


@cache
def _action_space(pack: ShipwreckPack) -> tuple[Action, ...]:
    space: list[Action] = [play for fates in do.PLAYS for play in fates]
    space += [*do.PREDICTIONS[1:], do.PASS, do.AGREE, do.OBJECT, do.SHOW, do.CONFESS]
    for card, arcanum in enumerate(pack.arcana):
        match pack.power_of[card].does:
            case AskHigher():
                space += [do.UsePower(arcanum.id, x) for x in range(1, 7)]
            case Cycle():
                space += [do.UsePower(arcanum.id, 0, place) for place in range(1, 5)]
            case DiscardLower():
                space += [do.UsePower(arcanum.id, value, place) for value in range(1, 7) for place in range(5)]
            case _:
                space.append(do.UsePower(arcanum.id))
    tiles = [each for size in VALUES for each in combinations(VALUES, size)]
    space += [do.FlipTiles(each, down) for down in (True, False) for each in tiles]
    space += [do.Join(), *(do.Join(seat) for seat in range(SEATS)), do.LEAVE]
    return tuple(space)


def determinize(view: ShipwreckView, rng: Rng, pack: ShipwreckPack) -> ShipwreckState:
    """Deal what the seat cannot see at random: others' fates, the deck's unknown order, what was held before.

    The active person's kept fate is dealt so that it fits everything said of it this turn.
    """
    options = ShipwreckOptions(
        difficulty=view.difficulty,  # type: ignore[arg-type]  # a view carries the option's own words
        agreement=view.agreement,
        honour=view.honour,
        restless=view.restless,
    )
    state = ShipwreckState.__new__(ShipwreckState)
    state.blank(options, pack, Rng(_fresh_seed(rng), "determinized"))
    _copy_open_parts(view, state)
    _deal_hidden_fates(view, state, rng)
    unknown = [pack.index[card] for card in view.deck_unknown]
    rng.shuffle(unknown)
    bottom = [pack.index[card] for card in view.deck_bottom]
    top = [pack.index[view.deck_top]] if view.deck_top is not None else []
    state.deck = (*bottom, *unknown, *top)
    state.deck_known = len(bottom)
    if view.own_play_unlawful and view.seat is not None:
        state.unlawful = 1 << view.seat
    if view.seat == view.active:
        state.played_old = view.own_played_old
    elif view.played and view.began_with:
        state.played_old = bool(rng.below(2))
    return state


def _fresh_seed(rng: Rng) -> int:
    return sum(rng.below(1 << 16) << (16 * part) for part in range(SEED_BITS // 16))


def _copy_open_parts(view: ShipwreckView, state: ShipwreckState) -> None:
    pack = state.pack
    for name in ("circle", "order", "active", "turn", "score", "doom", "at_hours", "at_hours_before", "began_with"):
        setattr(state, name, getattr(view, name))
    for name in ("played", "played_place", "power_used", "answers", "guesses", "right", "proposal"):
        setattr(state, name, getattr(view, name))
    state.step = STEP_NAMES.index(view.step)
    state.extra = view.extra_guesses
    state.passed = sum(1 << seat for seat in view.passed)
    state.agreed = sum(1 << seat for seat in view.agreed)
    state.piles[0] = view.stranded
    for place, spot in enumerate(view.row, 1):
        state.row[place] = -1 if spot.card is None else pack.index[spot.card]
        state.piles[place] = spot.fates
        state.hours[place] = spot.hours
    for pile in state.piles:
        for value in pile:
            state.seen[value] += 1
            state.mask |= 1 << value
    state.hours[0] = sum(HOURS_OF[value] for value in view.stranded)
    state.faded = tuple(pack.index[card] for card in view.faded)
    state.gone = tuple(pack.index[card] for card in view.gone)
    for who in (*view.people, *view.away):
        state.lines[who.seat] = sum(1 << tile for tile in who.flipped)
        state.owes[who.seat] = NOTHING if who.owes is None else who.owes
        state.back |= who.back << who.seat
    if view.result is not None:
        state.outcome = _result(view)


def _result(view: ShipwreckView) -> Result:
    winners = view.order if view.result == "score" else ()
    return Result(winners, view.result or "", {"score": view.score, "doom": view.doom, "turns": view.turn})


def _deal_hidden_fates(view: ShipwreckView, state: ShipwreckState, rng: Rng) -> None:
    bag = [0, *view.unseen]
    # The active person first: what was said this turn limits what they can hold.
    for who in sorted((*view.people, *view.away), key=lambda person: person.seat != view.active):
        if who.seat == view.seat:
            state.hands[who.seat] = view.hand
            continue
        hand: tuple[int, ...] = ()
        for _ in range(who.fates):
            hand += (_deal(bag, rng, view if who.seat == view.active else None),)
        state.hands[who.seat] = hand
    state.bag = [value for value in VALUES for _ in range(bag[value])]


def _deal(bag: list[int], rng: Rng, said: ShipwreckView | None) -> int:
    """Take a fate from the bag at random, fitting what was said, as far as the bag allows."""
    weights = bag[:]
    if said is not None:
        for value in VALUES:
            if value in said.guesses or not all(answer.fits(value) for answer in said.answers):
                weights[value] = 0
        if not any(weights):
            weights = bag[:]
    left = rng.below(sum(weights))
    for value in VALUES:
        if left < weights[value]:
            bag[value] -= 1
            return value
        left -= weights[value]
    raise AssertionError("a weight was passed over")
