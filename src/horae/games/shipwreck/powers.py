"""The faded powers of Shipwreck (SA-6): what each deed of the vocabulary does."""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import rounds
from horae.games.shipwreck.position import AFTER_PLAY, OVER, PREDICT, Answer, Position
from horae.games.shipwreck.vocabulary import (
    HOURS_OF,
    AskHigher,
    AskOneOf,
    Cycle,
    Deed,
    DiscardLower,
    ExtraPrediction,
    TellOld,
)


def put_to_use(p: Position, seat: Seat, action: do.UsePower, tell: Tell | None) -> None:
    """Use a faded power, for oneself or for the group that has agreed to it."""
    card = p.pack.index[action.card]
    p.power_used = True  # SA-6.3
    if tell:
        tell(ev.PowerUsed(seat, action.card, action.value, action.place))
    p.faded = tuple(other for other in p.faded if other != card)
    _do_deed(p, p.pack.power_of[card].does, action, tell)
    _put_away(p, card)
    if p.step == OVER:
        return
    rounds.fill_row(p, tell)  # SA-R2: an empty place waits for this
    if p.step == AFTER_PLAY:
        p.step = PREDICT  # SA-6.4: who may predict may still pass
    p.passed = 0  # new information: everyone may think again


def _do_deed(p: Position, deed: Deed, action: do.UsePower, tell: Tell | None) -> None:
    active = p.active
    kept = p.hands[active][0] if p.hands[active] else 0
    match deed:
        case AskHigher():  # SA-6.5: yes or no, and true
            _answer(p, Answer("higher", action.value, (), kept > action.value), tell)
        case AskOneOf(values):
            _answer(p, Answer("one_of", 0, values, kept in values), tell)
        case ExtraPrediction():
            p.extra_guesses += 1
        case Cycle():
            _cycle(p, action.place, tell)
        case TellOld():
            p.answers += (Answer("old", p.played, (), p.played_old),)
            if tell:
                tell(ev.OldTold(active, p.played_old))
        case DiscardLower():
            _discard_visible(p, action.value, action.place)
            p.answers += (Answer("higher", action.value, (), True),)
            if tell:
                tell(ev.FateDiscarded(active, action.value, action.place))


def _answer(p: Position, answer: Answer, tell: Tell | None) -> None:
    p.answers += (answer,)
    if tell:
        tell(ev.Answered(p.active, answer.yes))


def _discard_visible(p: Position, value: int, place: int) -> None:
    if place == 0 and p.at_hours == value:
        place, p.at_hours = p.at_hours_before, 0
        p.piles[place] = p.piles[place][:-1]
    else:
        pile = list(p.piles[place])
        pile.remove(value)
        p.piles[place] = tuple(pile)
    p.hours[place] -= HOURS_OF[value]
    rounds.unsee(p, value)
    p.bag.append(value)


def _cycle(p: Position, place: int, tell: Tell | None) -> None:
    """SA-R7: the replacement first, then the cycled card to the bottom; no doom."""
    card = p.row[place]
    p.row[place] = -1
    if tell:
        tell(ev.ArcanumCycled(place, p.pack.arcana[card].id))
    rounds.fill_place(p, place, tell)
    _put_away(p, card)


def _put_away(p: Position, card: int) -> None:
    """A used or cycled arcanum goes to the bottom of the deck, or in Restless Hours leaves the game (SA-R12)."""
    if p.opts.restless:
        p.gone += (card,)
    else:
        p.deck = (card, *p.deck)
        p.deck_known += 1
