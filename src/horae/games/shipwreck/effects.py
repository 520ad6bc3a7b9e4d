"""What each action of a person does in Shipwreck. That it may be done is settled: `moves` alone decides it."""

from __future__ import annotations

from collections.abc import Callable

from horae.core.game import Action, Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import group, powers, presence, rounds
from horae.games.shipwreck.legal import lawful_plays
from horae.games.shipwreck.position import AFTER_PLAY, PREDICT, Answer, Position
from horae.games.shipwreck.vocabulary import HOURS_OF


def play(p: Position, seat: Seat, action: do.PlayFate, tell: Tell | None) -> None:
    """SA-7.3: a fate is laid before an arcanum or The Hours; the other is kept."""
    fate, place = action.fate, action.place
    hand = p.hands[seat]
    if p.opts.honour and len(hand) == 2 and action not in lawful_plays(p):
        p.unlawful |= 1 << seat
    p.hands[seat] = kept = (hand[1 - fate],) if len(hand) == 2 else ()
    p.played = value = hand[fate]
    p.played_place = place
    p.played_old = fate < p.began_with
    before = place
    if not place:
        before = p.right_of_the_hours()
        p.at_hours = value
        p.at_hours_before = before
    p.piles[before] += (value,)
    p.hours[before] += HOURS_OF[value]
    p.seen[value] += 1
    p.visible |= 1 << value
    if tell:
        tell(ev.FatePlayed(seat, value, place, before))
    if not kept:
        p.lines[seat] = 0  # SA-5.2: nothing is left to mark
        rounds.finish_turn(p, tell)  # SA-R1
        return
    if place and p.pack.arcana[p.row[place]].says:
        higher = kept[0] > value
        p.answers += (Answer("kept_is_higher", value, (), higher),)
        if tell:
            tell(ev.KeptCompared(seat, higher))
    p.step = PREDICT
    if p.faded and not p.power_used:
        for card in p.faded:  # SA-R5: whatever the hand, so that the prompt tells nothing
            if p.pack.power_of[card].moment == "after_play":
                p.step = AFTER_PLAY
                break


def use_power(p: Position, seat: Seat, action: do.UsePower, tell: Tell | None) -> None:
    """Use a faded power, or propose one of the group's to the others."""
    if seat != p.active and group.needs_agreement(p):
        group.propose(p, seat, action, tell)
    else:
        powers.put_to_use(p, seat, action, tell)


def pass_(p: Position, seat: Seat, action: do.Pass, tell: Tell | None) -> None:
    """The active person declines a power, a member of the group a prediction."""
    if seat != p.active:
        group.pass_(p, seat, tell)
        return
    p.step = PREDICT
    if tell:
        tell(ev.Passed(seat))


def show(p: Position, seat: Seat, action: do.ShowFate, tell: Tell | None) -> None:
    """SA-12.3: a kept fate that proves something goes back to the bag openly."""
    (value,) = p.hands[seat]
    rounds.drop_hand(p, seat)
    p.passed = 0
    if tell:
        tell(ev.FateShown(seat, value))


def confess(p: Position, seat: Seat, action: do.Confess, tell: Tell | None) -> None:
    """SA-12.2. In one's own turn it goes straight to fading; later only the kept fate goes back."""
    rounds.drop_hand(p, seat)
    if tell:
        tell(ev.PlayConfessed(seat))
    if seat == p.active:
        group.withdraw_proposal(p)
        rounds.finish_turn(p, tell)
    else:
        p.passed = 0


def flip(p: Position, seat: Seat, action: do.FlipTiles, tell: Tell | None) -> None:
    """SA-5.1. Tiles that lie as asked for stay as they are."""
    line = p.lines[p.active]
    turned = tuple(tile for tile in action.tiles if bool(line >> tile & 1) != action.down)
    for tile in turned:
        line ^= 1 << tile  # SA-5.3: a tile has a side and no hours
    p.lines[p.active] = line
    if tell and turned:
        tell(ev.TilesFlipped(seat, p.active, turned, action.down))


OF_ACTION: dict[type[Action], Callable[..., None]] = {
    do.PlayFate: play,
    do.Predict: group.predict,
    do.Pass: pass_,
    do.UsePower: use_power,
    do.Agree: group.agree,
    do.Object: group.object_,
    do.ShowFate: show,
    do.Confess: confess,
    do.FlipTiles: flip,
    do.Join: presence.join,
    do.Leave: presence.leave,
}
"""What each type of action does: a function of the position, the seat, the action and who is told."""
