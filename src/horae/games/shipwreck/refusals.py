"""Why not: which rule refuses an action of Shipwreck, and the reason in terms of the position.

Asked only about what `legal` does not allow, so it may take its time: each function goes from the plainest reason to
the last one left. It is given what the acting seat may know, and says no more than that.
"""

from __future__ import annotations

from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.clauses import Clause, failing_clause, values_or
from horae.games.shipwreck.legal import legal
from horae.games.shipwreck.position import AFTER_PLAY, MOMENTS, OVER, PLAY, PREDICT, SEATS, Position
from horae.games.shipwreck.vocabulary import Arcanum, AskHigher, Cycle, DiscardLower, Power, listed_values


def explain(p: Position, seat: Seat, action: Action) -> Refused:
    """Why the seat may not do this now."""
    if isinstance(action, do.Join):
        return _join(p, seat, action.after)
    if refused := _not_playing(p, seat):
        return refused
    match action:
        case do.PlayFate(fate, place):
            return _play(p, seat, fate, place)
        case do.Predict(value):
            return _predict(p, seat, value)
        case do.Pass():
            return _pass(p, seat)
        case do.UsePower():
            return _use_power(p, seat, action)
        case do.Agree() | do.Object():
            return _answer_proposal(p, seat)
        case do.ShowFate():
            return _show(p, seat)
        case do.Confess():
            return _confess(p, seat)
        case do.FlipTiles():
            return Refused("SA-5.1", "shipwreck-no-own-flip" if seat == p.active else "shipwreck-no-tiles")
        case _:
            raise TypeError(f"not a Shipwreck action: {action!r}")


def person(seat: Seat) -> Phrase:
    return Phrase("person", {"seat": seat + 1})


def values_nor(values: tuple[int, ...]) -> Listing:
    """Values that all are denied: Spanish joins them with "ni"."""
    return Listing(tuple(str(value) for value in values), "nor")


# --- whose moment it is ---


def _not_playing(p: Position, seat: Seat) -> Refused | None:
    """The game is over or paused, or this seat is not in it."""
    if p.step == OVER:
        return _over(p)
    if seat in p.circle and p.back >> seat & 1:
        return Refused("SA-11.2", "shipwreck-no-back-yet")
    if seat not in p.order:
        return Refused("SA-11.1", "shipwreck-no-seat")
    if p.is_paused():
        return Refused("SA-11.2", "shipwreck-no-paused")
    return None


def _over(p: Position) -> Refused:
    return Refused("SA-10.1", "shipwreck-no-over", score=p.score, doom=p.doom)


def _not_yet(p: Position) -> Phrase:
    """What the group still waits for before it predicts."""
    key = "shipwreck-step-play" if p.step == PLAY else "shipwreck-step-after-play"
    return Phrase(key, {"active": person(p.active)})


def _join(p: Position, seat: Seat, after: Seat | None) -> Refused:
    if p.step == OVER:
        return _over(p)
    if not 0 <= seat < SEATS:
        return Refused("SA-1.1", "shipwreck-no-room")
    if seat in p.order or p.back >> seat & 1:
        return Refused("SA-11.1", "shipwreck-no-join-twice")
    if seat in p.circle:
        return Refused("SA-11.2", "shipwreck-no-other-place")
    assert after is not None, "whoever names nobody can always sit down"
    return Refused("SA-11.1", "shipwreck-no-neighbour", seat=after + 1)


def _pass(p: Position, seat: Seat) -> Refused:
    if p.step == PLAY and seat == p.active:
        return Refused("SA-7.3", "shipwreck-no-own-pass-play")
    if p.step == PLAY:
        return Refused("SA-7.3", "shipwreck-no-pass-play", active=person(p.active))
    if p.step == AFTER_PLAY:
        return Refused("SA-R5", "shipwreck-no-pass-yet", active=person(p.active))
    if seat == p.active:
        return Refused("SA-7.6", "shipwreck-no-pass-active")
    if p.proposal:
        return _proposal_open(p, seat)
    return Refused("SA-7.6", "shipwreck-no-pass-twice")


def _show(p: Position, seat: Seat) -> Refused:
    if seat == p.active:
        return Refused("SA-R9", "shipwreck-no-active-show")
    if p.step != PREDICT:
        return Refused("SA-R9", "shipwreck-no-show-yet", step=_not_yet(p))
    if p.proposal:
        return _proposal_open(p, seat)
    hand = p.hands[seat]
    if not hand:
        return Refused("SA-12.3", "shipwreck-no-fate-to-show")
    if len(hand) > 1:  # the whole hand of a turn that is owed
        return Refused("SA-R9", "shipwreck-no-show-hand")
    others = p.pack.copies[hand[0]] - 1 - p.seen[hand[0]]
    return Refused("SA-12.3", "shipwreck-no-proof", value=hand[0], others=others)


def _confess(p: Position, seat: Seat) -> Refused:
    if seat != p.active:
        return Refused("SA-12.2", "shipwreck-no-confess-nothing")
    if p.step == PLAY:
        return Refused("SA-12.2", "shipwreck-no-confess-early")
    if p.unlawful >> seat & 1:
        return Refused("SA-12.2", "shipwreck-no-confess-late")
    return Refused("SA-12.2", "shipwreck-no-confess-lawful", played=p.played)


# --- plays ---


def _play(p: Position, seat: Seat, fate: int, place: int) -> Refused:
    if seat != p.active:
        return Refused("SA-1.6", "shipwreck-no-turn", active=person(p.active))
    if p.step != PLAY:
        return Refused("SA-7.3", "shipwreck-no-second-play", played=p.played)
    hand = p.hands[seat]
    if not 0 <= fate < len(hand):
        return Refused("SA-7.1", "shipwreck-no-fate", fate=str(fate + 1), held=len(hand))
    if not 0 <= place <= 4:
        return _no_such_place(place)
    if len(hand) == 1:
        return Refused("SA-R1", "shipwreck-no-single")
    if hand[0] == hand[1] and do.PLAYS[0][place] in legal(p, seat):
        return Refused("SA-R6", "shipwreck-no-same-play", value=hand[0])
    if not place:
        open_to = [card for card in p.row if card >= 0 and p.pack.allow(card, p.visible)[hand[0] * 8 + hand[1]]]
        cards = Listing(tuple(p.pack.arcana[card].name for card in open_to), "or")
        return Refused("SA-2.2", "shipwreck-no-hours", cards=cards)
    card = p.row[place]
    if card < 0:
        return _no_arcanum(place)
    return arcanum_refuses(p.pack.arcana[card], hand[fate], hand[1 - fate], _visible_values(p))


def _no_such_place(place: int) -> Refused:
    return Refused("SA-7.3", "shipwreck-no-place", place=place)


def _no_arcanum(place: int) -> Refused:
    """The Hours is none; elsewhere the deck could not fill the place."""
    if not place:
        return Refused("SA-2.1", "shipwreck-no-hours-arcanum")
    return Refused("SA-R2", "shipwreck-no-arcanum", place=place)


def _visible_values(p: Position) -> frozenset[int]:
    return frozenset(value for value in range(1, 8) if p.seen[value])


def arcanum_refuses(arcanum: Arcanum, fate: int, other: int, visible: frozenset[int]) -> Refused:
    """Why the arcanum does not take this fate of a hand: it asks for something else, or takes the other one."""
    failing = failing_clause(arcanum.when, fate, other, visible)
    if failing is not None:
        yours = has_instead(failing, fate, other, visible)
        return Refused("SA-7.3", "shipwreck-no-condition", card=arcanum.name, needs=asks_for(failing), yours=yours)
    args: dict[str, Sayable] = {"card": arcanum.name, "fate": fate, "other": other}
    if arcanum.takes == "listed":
        args["values"] = values_or(listed_values(arcanum.when))
    if arcanum.takes in ("higher", "lower") and fate == other:
        return Refused("SA-3.3", f"shipwreck-no-{arcanum.takes}-equal", **args)
    return Refused("SA-3.3", f"shipwreck-no-takes-{arcanum.takes}", **args)


def asks_for(clause: Clause) -> Phrase:
    return Phrase(f"shipwreck-needs-{clause.key}", clause.said())


def has_instead(clause: Clause, a: int, b: int, visible: frozenset[int]) -> Phrase:
    """What a hand has that does not meet the clause."""
    match clause.about:
        case "sum":
            return Phrase("shipwreck-yours-number", {"number": a + b})
        case "difference":
            return Phrase("shipwreck-yours-difference", {"number": abs(a - b)})
        case "match" | "no-match":
            return _shown(a, b, visible)
        case "one-of":
            key = "shipwreck-yours-both" if a in clause.values else "shipwreck-yours-neither"
            return Phrase(key, {"a": a, "b": b})
        case "equal" | "different" | "ratio":
            return Phrase("shipwreck-yours-hand", {"a": a, "b": b})


def _shown(a: int, b: int, visible: frozenset[int]) -> Phrase:
    if not visible:
        return Phrase("shipwreck-yours-nothing-visible", {"a": a, "b": b})
    shown = Listing(tuple(str(value) for value in sorted(visible)))
    return Phrase("shipwreck-yours-visible", {"a": a, "b": b, "visible": shown})


# --- predictions ---


def _predict(p: Position, seat: Seat, value: int) -> Refused:
    if seat == p.active:
        return Refused("SA-7.5", "shipwreck-no-own-prediction")
    if p.step != PREDICT:
        return Refused("SA-7.5", "shipwreck-no-prediction-yet", step=_not_yet(p))
    if not 1 <= value <= 7:
        return Refused("SA-7.5", "shipwreck-no-value", value=value)
    if value in p.guesses:
        return Refused("SA-R4", "shipwreck-no-same-guess", value=value)
    return _proposal_open(p, seat)


def _proposal_open(p: Position, seat: Seat) -> Refused:
    """What lies proposed comes first: to be answered, or waited for by whoever proposed it or has agreed."""
    proposal = p.proposal
    if p.agreed >> seat & 1:
        return Refused("SA-R3", "shipwreck-no-while-waiting")
    if isinstance(proposal, do.UsePower):
        card = p.pack.arcana[p.pack.index[proposal.card]].name
        return Refused("SA-R3", "shipwreck-no-while-power-proposal", card=card)
    return Refused("SA-R3", "shipwreck-no-while-proposal", value=proposal.value if proposal else 0)


def _answer_proposal(p: Position, seat: Seat) -> Refused:
    if seat == p.active:
        return Refused("SA-R3", "shipwreck-no-own-agreement")
    if not p.proposal:
        return Refused("SA-R3", "shipwreck-no-proposal")
    return Refused("SA-R3", "shipwreck-no-agree-twice")


# --- powers ---


def _use_power(p: Position, seat: Seat, action: do.UsePower) -> Refused:
    card = p.pack.index.get(action.card)
    if card is None or card not in p.faded:
        name: Sayable = action.card if card is None else p.pack.arcana[card].name
        return Refused("SA-6.1", "shipwreck-no-power-there", card=name)
    power = p.pack.power_of[card]
    if p.power_used:
        return Refused("SA-6.3", "shipwreck-no-second-power", power=power.name)
    if power.by == "group" and seat == p.active:
        return Refused("SA-6.2", "shipwreck-no-power-by-group", power=power.name)
    if power.by == "active" and seat != p.active:
        return Refused("SA-6.2", "shipwreck-no-power-by-active", power=power.name, active=person(p.active))
    if power.moment != MOMENTS[p.step] or p.guesses:
        when = Phrase(f"shipwreck-moment-{power.moment.replace('_', '-')}")
        return Refused("SA-6.2", "shipwreck-no-power-moment", power=power.name, when=when)
    if p.proposal:
        return _proposal_open(p, seat)
    return _misused(p, power, action.value, action.place)


def _misused(p: Position, power: Power, value: int, place: int) -> Refused:
    """Why a power cannot be used with this value and place."""
    match power.does:
        case AskHigher():
            return Refused("SA-6.2", "shipwreck-no-power-x", power=power.name)
        case Cycle() | DiscardLower() if not 0 <= place <= 4:
            return _no_such_place(place)
        case Cycle():
            return _cannot_cycle(p, power, value, place)
        case DiscardLower():
            return _cannot_discard(p, value, place)
        case _:
            return Refused("SA-6.2", "shipwreck-no-power-plain", power=power.name)


def _cannot_cycle(p: Position, power: Power, value: int, place: int) -> Refused:
    card = p.row[place]
    if card < 0:
        return _no_arcanum(place)
    if value:
        return Refused("SA-6.2", "shipwreck-no-power-value", power=power.name)
    return Refused("SA-R7", "shipwreck-no-cycle", card=p.pack.arcana[card].name, fates=len(p.piles[place]))


def _cannot_discard(p: Position, value: int, place: int) -> Refused:
    card = p.row[place]
    if (value, place) in p.visible_fates():
        return Refused("SA-R7", "shipwreck-no-lower", value=value, kept=p.hands[p.active][0])
    if place and card < 0:
        return _no_arcanum(place)
    at: Sayable = p.pack.arcana[card].name if place else Phrase("shipwreck-the-hours")
    return Refused("SA-4.3", "shipwreck-no-such-visible", value=value, card=at)
