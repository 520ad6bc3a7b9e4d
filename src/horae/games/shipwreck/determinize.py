"""A full Shipwreck position that looks like a given view to its seat, what is hidden dealt at random."""

from __future__ import annotations

from horae.core.game import Result
from horae.core.rng import SEED_BITS, Rng
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import NOTHING, STEP_NAMES, Position
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import HOURS_OF, VALUES


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


def _copy_open_parts(view: ShipwreckView, state: Position) -> None:
    pack = state.pack
    for name in ("circle", "order", "active", "turn", "score", "doom", "at_hours", "at_hours_before", "began_with"):
        setattr(state, name, getattr(view, name))
    for name in ("played", "played_place", "power_used", "answers", "guesses", "right", "proposal"):
        setattr(state, name, getattr(view, name))
    state.step = STEP_NAMES.index(view.step)
    state.extra_guesses = view.extra_guesses
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
            state.visible |= 1 << value
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


def _deal_hidden_fates(view: ShipwreckView, state: Position, rng: Rng) -> None:
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
