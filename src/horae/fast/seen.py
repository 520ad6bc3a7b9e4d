"""What a seat sees of a game of the twin, as a row of small integers, and which actions it may choose from.

Built up by allow-list like `games/shipwreck/view.py`, which alone decides what may be seen: `horae.envs.shipwreck` makes the
same numbers from a view, and the tests compare. Never changed under a version: `OBSERVATION` names it.
"""

from __future__ import annotations

from horae.fast.layout import (
    A_POWERS,
    ACTIVE,
    AGREED,
    AT_HOURS,
    AT_HOURS_BEFORE,
    BAG_SIZE,
    BEGAN_WITH,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    DISCARD_LOWER,
    DOOM,
    EXTRA_GUESSES,
    FADED,
    FADED_SIZE,
    GONE,
    GONE_SIZE,
    GUESSES,
    GUESSES_SIZE,
    HANDS,
    HOURS,
    KEPT_ANSWER,
    LAID,
    LAID_SIZE,
    LINES,
    MOST_CARDS,
    PASSED,
    PLAYED,
    PLAYED_OLD,
    PLAYED_PLACE,
    POWER_ANSWER,
    POWER_CARD,
    POWER_USED,
    POWER_VALUE,
    PROPOSAL,
    PROPOSAL_CARD,
    PROPOSAL_VALUE,
    RESULT,
    RIGHT,
    ROW,
    SCORE,
    SEATS,
    SEEN,
    STEP,
    T_AGREEMENT,
    T_ASKED,
    T_COPIES,
    T_DEED,
    T_FIRST_USE,
    T_HONOUR,
    T_MOVES,
    T_RESTLESS,
    T_SEATS,
    TELL_OLD,
    TURN,
    TURNS_128,
    UNLAWFUL,
    Row,
    Tables,
)
from horae.fast.rules import may_use_powers, moves, uses

OBSERVATION = 1
"""The version of what follows."""

O_STEP = 0
O_ACTIVE = 1
"""How many seats after one's own; so are all seats here."""
O_SEATS = 2
O_TURN = 3
"""Up to 127."""
O_SCORE = 4
O_DOOM = 5
O_RESULT = 6
O_AGREEMENT = 7
O_HONOUR = 8
O_RESTLESS = 9
O_HAND = 10
O_OWN_OLD = 12
O_OWN_UNLAWFUL = 13
O_BEGAN_WITH = 14
O_AT_HOURS = 15
O_AT_HOURS_BEFORE = 16
O_BAG = 17
O_DECK = 18
O_POWER_USED = 19
O_EXTRA_GUESSES = 20
O_GUESSES = 21
O_RIGHT = 23
O_PLAYED = 24
O_PLAYED_PLACE = 25
"""The place + 1."""
O_KEPT_ANSWER = 26
O_ANSWER = 27
"""What a power was answered: 0 nothing, 1 no, 2 yes."""
O_ANSWER_ABOUT = 28
"""What it asked: 1 higher than the value, 2 one of the values, 3 whether the played fate is old."""
O_ANSWER_VALUE = 29
O_ANSWER_VALUES = 30
"""Bit v - 1 for value v."""
O_PROPOSAL = 31
"""1 a value, 2 a power."""
O_PROPOSAL_CARD = 32
"""The card's number + 1."""
O_PROPOSAL_VALUE = 33
O_SEAT = 34
"""Five parts for each seat, one's own first: fates in hand, tiles flipped (bits), passed, agreed, taken."""
SEAT_PARTS = 5
O_UNSEEN = O_SEAT + SEAT_PARTS * SEATS
"""By value - 1, how many are neither visible nor in one's own hand."""
O_ROW = O_UNSEEN + 7
"""By place - 1, the card's number + 1."""
O_HOURS = O_ROW + 4
O_LAID = O_HOURS + 4
"""By place (0: at The Hours, waiting) * 7 + value - 1, how many lie there."""
O_CARDS = O_LAID + 5 * 7
"""Where each card lies."""
IN_DECK, ON_TOP, IN_ROW, IN_FADED, OUT_OF_GAME, AT_BOTTOM = range(6)
"""AT_BOTTOM + n: openly put under the deck, the nth from below."""
OBSERVATION_WIDTH = O_CARDS + MOST_CARDS


def observe(s: Row, seat: int, t: Tables, out: Row) -> None:
    """Write what the seat sees: every number, for what stood there before was seen by somebody else."""
    active = s[ACTIVE]
    out[O_STEP] = s[STEP]
    out[O_ACTIVE] = active - seat if active >= seat else active - seat + t[T_SEATS]
    out[O_SEATS] = t[T_SEATS]
    out[O_TURN] = 127 if s[TURNS_128] else s[TURN]
    out[O_SCORE] = s[SCORE]
    out[O_DOOM] = s[DOOM]
    out[O_RESULT] = s[RESULT]
    out[O_AGREEMENT] = t[T_AGREEMENT]
    out[O_HONOUR] = t[T_HONOUR]
    out[O_RESTLESS] = t[T_RESTLESS]
    observe_own_hand(s, seat, t, out)
    out[O_BEGAN_WITH] = s[BEGAN_WITH]
    out[O_AT_HOURS] = s[AT_HOURS]
    out[O_AT_HOURS_BEFORE] = s[AT_HOURS_BEFORE] if s[AT_HOURS] else 0
    out[O_BAG] = s[BAG_SIZE]
    out[O_DECK] = s[DECK_SIZE]
    observe_turn(s, t, out)
    for after in range(t[T_SEATS]):
        other = seat + after if seat + after < t[T_SEATS] else seat + after - t[T_SEATS]
        at = O_SEAT + SEAT_PARTS * after
        hand = HANDS + 2 * other
        out[at] = 2 if s[hand + 1] else 1 if s[hand] else 0
        out[at + 1] = s[LINES + other]
        out[at + 2] = s[PASSED] >> other & 1
        out[at + 3] = s[AGREED] >> other & 1
        out[at + 4] = 1
    for at in range(O_SEAT + SEAT_PARTS * t[T_SEATS], O_UNSEEN):
        out[at] = 0
    observe_cards(s, out)


def observe_own_hand(s: Row, seat: int, t: Tables, out: Row) -> None:
    for value in range(1, 8):
        out[O_UNSEEN + value - 1] = t[T_COPIES + value] - s[SEEN + value]
    for fate in range(2):
        value = s[HANDS + 2 * seat + fate]
        out[O_HAND + fate] = value
        if value:
            out[O_UNSEEN + value - 1] -= 1
    out[O_OWN_OLD] = s[PLAYED_OLD] if seat == s[ACTIVE] else 0
    out[O_OWN_UNLAWFUL] = s[UNLAWFUL] >> seat & 1 if s[HANDS + 2 * seat] else 0


def observe_turn(s: Row, t: Tables, out: Row) -> None:
    """What was openly played, used, said and guessed in this turn."""
    out[O_POWER_USED] = s[POWER_USED]
    out[O_EXTRA_GUESSES] = s[EXTRA_GUESSES]
    for guess in range(O_RIGHT - O_GUESSES):
        out[O_GUESSES + guess] = s[GUESSES + guess] if guess < s[GUESSES_SIZE] else 0
    out[O_RIGHT] = s[RIGHT]
    out[O_PLAYED] = s[PLAYED]
    out[O_PLAYED_PLACE] = s[PLAYED_PLACE] + 1
    out[O_KEPT_ANSWER] = s[KEPT_ANSWER]
    out[O_ANSWER] = s[POWER_ANSWER]
    for at in range(O_ANSWER_ABOUT, O_PROPOSAL):
        out[at] = 0
    if s[POWER_ANSWER]:
        deed = t[T_DEED + s[POWER_CARD]]
        out[O_ANSWER_ABOUT] = 1 if deed == DISCARD_LOWER else 3 if deed == TELL_OLD else deed + 1
        out[O_ANSWER_VALUE] = s[POWER_VALUE]
        out[O_ANSWER_VALUES] = t[T_ASKED + s[POWER_CARD]] >> 1
    out[O_PROPOSAL] = s[PROPOSAL]
    out[O_PROPOSAL_CARD] = s[PROPOSAL_CARD] + 1 if s[PROPOSAL] else 0
    out[O_PROPOSAL_VALUE] = s[PROPOSAL_VALUE] if s[PROPOSAL] else 0


def observe_cards(s: Row, out: Row) -> None:
    for at in range(O_LAID, OBSERVATION_WIDTH):
        out[at] = 0
    for place in range(1, 5):
        card = s[ROW + place]
        out[O_ROW + place - 1] = card + 1
        if card >= 0:
            out[O_CARDS + card] = IN_ROW
        out[O_HOURS + place - 1] = s[HOURS + place]
    for at in range(s[LAID_SIZE]):
        fate = s[LAID + at]
        out[O_LAID + (fate >> 3) * 7 + (fate & 7) - 1] += 1
    for at in range(s[FADED_SIZE]):
        out[O_CARDS + s[FADED + at]] = IN_FADED
    for at in range(s[GONE_SIZE]):
        out[O_CARDS + s[GONE + at]] = OUT_OF_GAME
    if s[DECK_SIZE]:
        for at in range(s[DECK_KNOWN]):
            out[O_CARDS + s[DECK + at]] = AT_BOTTOM + at
        out[O_CARDS + s[DECK + s[DECK_SIZE] - 1]] = ON_TOP


def write_mask(s: Row, seat: int, t: Tables, out: Row) -> None:
    """1 for each move that the seat may make, else 0."""
    found = moves(s, seat, t)
    for action in range(A_POWERS):
        out[action] = found >> action & 1
    for action in range(A_POWERS, t[T_MOVES]):
        out[action] = 0
    if may_use_powers(s, seat):
        for at in range(s[FADED_SIZE]):
            card = s[FADED + at]
            found = uses(s, card, t)
            action = t[T_FIRST_USE + card]
            while found:
                out[action] = found & 1
                found >>= 1
                action += 1
