"""Why not: every refusal of Shipwreck, with its rule and the reason in terms of the position.

Reached only when an action is refused, so it may take its time. Each function is given what the
acting seat may know, and says no more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horae.core.game import Seat
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.shipwreck.actions import UsePower
from horae.games.shipwreck.vocabulary import (
    AllOf,
    Arcanum,
    Condition,
    Difference,
    ExactlyOneOf,
    MatchesVisible,
    NoneVisible,
    Power,
    Ratio,
    Sum,
    holds,
    listed_values,
)

if TYPE_CHECKING:
    from horae.games.shipwreck.position import Position

PLAY, AFTER_PLAY, PREDICT, OVER = range(4)


def _not_yet(state: Position) -> Phrase:
    """What the group still waits for before it predicts."""
    key = "shipwreck-step-play" if state.step == PLAY else "shipwreck-step-after-play"
    return Phrase(key, {"active": person(state.active)})


def person(seat: Seat) -> Phrase:
    return Phrase("person", {"seat": seat + 1})


def values_or(values: tuple[int, ...]) -> Listing:
    return Listing(tuple(str(value) for value in values), "or")


def values_nor(values: tuple[int, ...]) -> Listing:
    """Values that all are denied: Spanish joins them with "ni"."""
    return Listing(tuple(str(value) for value in values), "nor")


# --- whose moment it is ---


def game_over(state: Position) -> Refused:
    return Refused("SA-10.1", "shipwreck-no-over", score=state.score, doom=state.doom)


def not_playing(state: Position, seat: Seat) -> Refused:
    """The game is over or paused, or this seat is not in it."""
    if state.step == OVER:
        return game_over(state)
    if seat in state.circle and state.back >> seat & 1:
        return Refused("SA-11.2", "shipwreck-no-back-yet")
    if seat not in state.order:
        return Refused("SA-11.1", "shipwreck-no-seat")
    return Refused("SA-11.2", "shipwreck-no-paused")


def _cannot_act(state: Position, seat: Seat) -> Refused | None:
    if state.step == OVER or seat not in state.order or len(state.order) < 2:
        return not_playing(state, seat)
    return None


def play_now(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if seat != state.active:
        return Refused("SA-1.6", "shipwreck-no-turn", active=person(state.active))
    return Refused("SA-7.3", "shipwreck-no-second-play", played=state.played)


def predict_now(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if seat == state.active:
        return Refused("SA-7.5", "shipwreck-no-own-prediction")
    return Refused("SA-7.5", "shipwreck-no-prediction-yet", step=_not_yet(state))


def pass_now(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if state.step == PLAY and seat == state.active:
        return Refused("SA-7.3", "shipwreck-no-own-pass-play")
    if state.step == PLAY:
        return Refused("SA-7.3", "shipwreck-no-pass-play", active=person(state.active))
    if state.step == AFTER_PLAY:
        return Refused("SA-R5", "shipwreck-no-pass-yet", active=person(state.active))
    if seat == state.active:
        return Refused("SA-7.6", "shipwreck-no-pass-active")
    if state.proposal:
        return proposal_open(state)
    return Refused("SA-7.6", "shipwreck-no-pass-twice")


def flip_now(state: Position, seat: Seat) -> Refused:
    return _cannot_act(state, seat) or Refused("SA-5.1", "shipwreck-no-own-flip")


def show_now(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if seat == state.active:
        return Refused("SA-R9", "shipwreck-no-active-show")
    return Refused("SA-R9", "shipwreck-no-show-yet", step=_not_yet(state))


def confess_now(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if seat != state.active:
        return Refused("SA-12.2", "shipwreck-no-confess-nothing")
    if state.step == PLAY:
        return Refused("SA-12.2", "shipwreck-no-confess-early")
    if state.unlawful >> seat & 1:
        return Refused("SA-12.2", "shipwreck-no-confess-late")
    return Refused("SA-12.2", "shipwreck-no-confess-lawful", played=state.played)


# --- plays ---


def no_such_fate(fate: int, held: int) -> Refused:
    return Refused("SA-7.1", "shipwreck-no-fate", fate=str(fate + 1), held=held)


def same_play(value: int) -> Refused:
    return Refused("SA-R6", "shipwreck-no-same-play", value=value)


def no_such_place(place: int) -> Refused:
    return Refused("SA-7.3", "shipwreck-no-place", place=place)


def no_arcanum(place: int) -> Refused:
    """The Hours is none; elsewhere the deck could not fill the place."""
    if not place:
        return Refused("SA-2.1", "shipwreck-no-hours-arcanum")
    return Refused("SA-R2", "shipwreck-no-arcanum", place=place)


def play_there(state: Position, fate: int, place: int) -> Refused:
    """Why this fate of the active hand does not go there."""
    hand = state.hands[state.active]
    if len(hand) == 1:
        return Refused("SA-R1", "shipwreck-no-single")
    if not place:
        open_places = [
            p for p in range(1, 5) if state.row[p] >= 0 and state.pack.allow(state.row[p], state.mask)[hand[0] * 8 + hand[1]]
        ]
        cards = Listing(tuple(state.pack.arcana[state.row[p]].name for p in open_places), "or")
        return Refused("SA-2.2", "shipwreck-no-hours", cards=cards)
    card = state.row[place]
    if card < 0:
        return no_arcanum(place)
    return arcanum_refuses(state.pack.arcana[card], hand[fate], hand[1 - fate], visible_values(state))


def visible_values(state: Position) -> frozenset[int]:
    return frozenset(value for value in range(1, 8) if state.seen[value])


def arcanum_refuses(arcanum: Arcanum, fate: int, other: int, visible: frozenset[int]) -> Refused:
    """Why the arcanum does not take this fate of a hand: its condition fails, or it takes the other one."""
    failing = failing_part(arcanum.when, fate, other, visible)
    if failing is not None:
        needs, yours = asks_for(failing, fate, other, visible)
        return Refused("SA-7.3", "shipwreck-no-condition", card=arcanum.name, needs=needs, yours=yours)
    args: dict[str, Sayable] = {"card": arcanum.name, "fate": fate, "other": other}
    if arcanum.takes == "listed":
        args["values"] = values_or(listed_values(arcanum.when))
    if arcanum.takes in ("higher", "lower") and fate == other:
        return Refused("SA-3.3", f"shipwreck-no-{arcanum.takes}-equal", **args)
    return Refused("SA-3.3", f"shipwreck-no-takes-{arcanum.takes}", **args)


def failing_part(when: Condition, a: int, b: int, visible: frozenset[int]) -> Condition | None:
    """The innermost condition that does not hold."""
    if holds(when, a, b, visible):
        return None
    if isinstance(when, AllOf):
        return next(found for part in when.of if (found := failing_part(part, a, b, visible)) is not None)
    return when


def asks_for(when: Condition, a: int, b: int, visible: frozenset[int]) -> tuple[Phrase, Phrase]:
    """What a condition asks for, and what the hand has instead."""
    match when:
        case Sum(at_least, at_most, multiple_of, parity):
            yours = Phrase("shipwreck-yours-number", {"number": a + b})
            if parity is not None and (a + b) % 2 != (parity == "odd"):
                return Phrase(f"shipwreck-needs-sum-{parity}"), yours
            if multiple_of is not None and (a + b) % multiple_of:
                return Phrase("shipwreck-needs-sum-multiple", {"multiple": multiple_of}), yours
            return _needs_range("sum", at_least, at_most), yours
        case Difference(at_least, at_most):
            gap = abs(a - b)
            if at_most == 0:
                return Phrase("shipwreck-needs-equal"), Phrase("shipwreck-yours-hand", {"a": a, "b": b})
            if (at_least, at_most) == (1, None):
                return Phrase("shipwreck-needs-different"), Phrase("shipwreck-yours-hand", {"a": a, "b": b})
            return _needs_range("difference", at_least, at_most), Phrase("shipwreck-yours-difference", {"number": gap})
        case Ratio(any_of):
            times = values_or(any_of)
            return Phrase("shipwreck-needs-ratio", {"times": times}), Phrase("shipwreck-yours-hand", {"a": a, "b": b})
        case ExactlyOneOf(values):
            both = (a in values) and (b in values)
            yours = Phrase("shipwreck-yours-both" if both else "shipwreck-yours-neither", {"a": a, "b": b})
            return Phrase("shipwreck-needs-one-of", {"values": values_or(values)}), yours
        case MatchesVisible():
            return Phrase("shipwreck-needs-match"), _shown(a, b, visible)
        case NoneVisible():
            return Phrase("shipwreck-needs-no-match"), _shown(a, b, visible)
        case _:
            raise AssertionError(f"{when} cannot fail by itself")


def _needs_range(what: str, at_least: int | None, at_most: int | None) -> Phrase:
    if at_least is not None and at_least == at_most:
        return Phrase(f"shipwreck-needs-{what}-exactly", {"number": at_least})
    if at_least is not None and at_most is not None:
        return Phrase(f"shipwreck-needs-{what}-between", {"low": at_least, "high": at_most})
    if at_least is not None:
        return Phrase(f"shipwreck-needs-{what}-at-least", {"number": at_least})
    return Phrase(f"shipwreck-needs-{what}-at-most", {"number": at_most or 0})


def _shown(a: int, b: int, visible: frozenset[int]) -> Phrase:
    if not visible:
        return Phrase("shipwreck-yours-nothing-visible", {"a": a, "b": b})
    shown = Listing(tuple(str(value) for value in sorted(visible)))
    return Phrase("shipwreck-yours-visible", {"a": a, "b": b, "visible": shown})


# --- predictions ---


def no_such_value(value: int) -> Refused:
    return Refused("SA-7.5", "shipwreck-no-value", value=value)


def guessed_already(value: int) -> Refused:
    return Refused("SA-R4", "shipwreck-no-same-guess", value=value)


def proposal_open(state: Position) -> Refused:
    proposal = state.proposal
    if isinstance(proposal, UsePower):
        card = state.pack.arcana[state.pack.index[proposal.card]].name
        return Refused("SA-R3", "shipwreck-no-while-power-proposal", card=card)
    return Refused("SA-R3", "shipwreck-no-while-proposal", value=proposal.value if proposal else 0)


def no_proposal(state: Position, seat: Seat) -> Refused:
    if refused := _cannot_act(state, seat):
        return refused
    if seat == state.active:
        return Refused("SA-R3", "shipwreck-no-own-agreement")
    return Refused("SA-R3", "shipwreck-no-proposal")


def agreed_already() -> Refused:
    return Refused("SA-R3", "shipwreck-no-agree-twice")


# --- powers ---


def power_not_there(state: Position, card: str) -> Refused:
    at = state.pack.index.get(card)
    name: Sayable = card if at is None else state.pack.arcana[at].name
    return Refused("SA-6.1", "shipwreck-no-power-there", card=name)


def power_used(power: Power) -> Refused:
    return Refused("SA-6.3", "shipwreck-no-second-power", power=power.name)


def power_by(state: Position, power: Power) -> Refused:
    if power.by == "group":
        return Refused("SA-6.2", "shipwreck-no-power-by-group", power=power.name)
    return Refused("SA-6.2", "shipwreck-no-power-by-active", power=power.name, active=person(state.active))


def power_moment(power: Power) -> Refused:
    return Refused(
        "SA-6.2",
        "shipwreck-no-power-moment",
        power=power.name,
        when=Phrase(f"shipwreck-moment-{power.moment.replace('_', '-')}"),
    )


def power_x(power: Power) -> Refused:
    return Refused("SA-6.2", "shipwreck-no-power-x", power=power.name)


def power_plain(power: Power) -> Refused:
    return Refused("SA-6.2", "shipwreck-no-power-plain", power=power.name)


def power_place_only(power: Power) -> Refused:
    return Refused("SA-6.2", "shipwreck-no-power-value", power=power.name)


def cycle_fates(state: Position, place: int) -> Refused:
    return Refused("SA-R7", "shipwreck-no-cycle", card=state.pack.arcana[state.row[place]].name, fates=len(state.piles[place]))


def fate_not_there(state: Position, value: int, place: int) -> Refused:
    card = state.row[place]
    if place and card < 0:
        return no_arcanum(place)
    at: Sayable = state.pack.arcana[card].name if place else Phrase("shipwreck-the-hours")
    return Refused("SA-4.3", "shipwreck-no-such-visible", value=value, card=at)


def not_lower(value: int, kept: int) -> Refused:
    return Refused("SA-R7", "shipwreck-no-lower", value=value, kept=kept)


# --- marking, showing, owning up, coming and going ---


def no_such_tiles(tiles: tuple[int, ...]) -> Refused:
    return Refused("SA-5.1", "shipwreck-no-tiles")


def nothing_to_show(hand: tuple[int, ...]) -> Refused:
    """Nothing, or the whole hand of a turn that is owed."""
    if hand:
        return Refused("SA-R9", "shipwreck-no-show-hand")
    return Refused("SA-12.3", "shipwreck-no-fate-to-show")


def proves_nothing(value: int, others: int) -> Refused:
    return Refused("SA-12.3", "shipwreck-no-proof", value=value, others=others)


def sits_already() -> Refused:
    return Refused("SA-11.1", "shipwreck-no-join-twice")


def table_full() -> Refused:
    return Refused("SA-1.1", "shipwreck-no-room")


def place_kept() -> Refused:
    return Refused("SA-11.2", "shipwreck-no-other-place")


def no_such_neighbour(after: Seat) -> Refused:
    return Refused("SA-11.1", "shipwreck-no-neighbour", seat=after + 1)
