"""Where each part of a Shipwreck position lies in a row of small integers (-128 to 127). Decides nothing.

The parts bear the names of `games/shipwreck/position.py`. Sets of values or seats are bits: bit v - 1 for value v, bit s for
seat s. Everybody sits at the table from beginning to end: who comes, goes and owes turns (SA-11) is left to the plain engine.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

MOST_CARDS = 20
MOST_FATES = 28
SEATS = 5
MOST_ACTIONS = 22 + 30 * MOST_CARDS + 254

Row: TypeAlias = MutableSequence[int]
"""A position: a row of the array of all positions, or a memoryview of it where the rules run uncompiled."""
Key: TypeAlias = MutableSequence[int]
"""Two 32-bit words that the chance of one game comes from. Never part of a position: what a player sees is made from that."""

PLAY, AFTER_PLAY, PREDICT, OVER = range(4)
RUNNING, WON, LOST_BY_DOOM, LOST_BY_DECK, STALLED = range(5)
"""How a game ended, in RESULT."""
REASONS = (None, "score", "doom", "deck", "stalled")
NO_PROPOSAL, PROPOSED_VALUE, PROPOSED_POWER = range(3)
NOT_ASKED, NO, YES = range(3)
ASK_HIGHER, ASK_ONE_OF, EXTRA_PREDICTION, CYCLE, TELL_OLD, DISCARD_LOWER = range(6)

ACTIVE = 0
STEP = 1
TURN = 2
TURNS_128 = 3
"""The number of the turn is TURN + 128 * TURNS_128."""
SCORE = 4
DOOM = 5
RESULT = 6
BEGAN_WITH = 7
AT_HOURS = 8
AT_HOURS_BEFORE = 9
VISIBLE = 10
UNLAWFUL = 11
BAG_SIZE = 12
DECK_SIZE = 13
DECK_KNOWN = 14
FADED_SIZE = 15
GONE_SIZE = 16
LAID_SIZE = 17

# What was played, used, said and guessed in this turn. All of it is 0 when a turn begins, but PLAYED_PLACE, which is -1.
THIS_TURN = 18
POWER_USED = 18
EXTRA_GUESSES = 19
GUESSES_SIZE = 20
GUESSES = 21
PASSED = 23
PROPOSAL = 24
PROPOSAL_CARD = 25
PROPOSAL_VALUE = 26
AGREED = 27
RIGHT = 28
PLAYED = 29
PLAYED_OLD = 30
KEPT_ANSWER = 31
"""Whether the kept fate is higher than the played one, where the arcanum says so (`says: kept_is_higher`)."""
POWER_ANSWER = 32
"""What the power used in this turn was answered; one is used in a turn at most (SA-6.3)."""
POWER_CARD = 33
POWER_VALUE = 34
NEXT_PART = 35
PLAYED_PLACE = 35

HANDS = 36
"""Two for each seat, the one held longer first; 0 is none."""
LINES = HANDS + 2 * SEATS
ROW = LINES + SEATS
"""By place, 1 to 4; ROW + 0 is unused. -1 where no arcanum lies."""
HOURS = ROW + 5
"""By place, 0 for the fates that wait at The Hours."""
SEEN = HOURS + 5
"""By value; SEEN + 0 is unused."""
BAG = SEEN + 8
LAID = BAG + 8
"""The visible fates in the order they came, each as place * 8 + value: a place's pile is those of the place, in order."""
DECK = LAID + MOST_FATES
"""Bottom first."""
FADED = DECK + MOST_CARDS
GONE = FADED + MOST_CARDS
WIDTH = GONE + MOST_CARDS

# Actions have the numbers of `Game.action_space`: plays by fate and place, predictions, these, then powers card by card.
A_PREDICT = 10
A_PASS = 17
A_AGREE = 18
A_OBJECT = 19
A_SHOW = 20
A_CONFESS = 21
A_POWERS = 22


# What the rules look up: one list of numbers, made of the options of a table and of a pack (`horae.fast.tables`). One list,
# not one for each part, since compiled code pays for each array that it is handed.
T_SEATS = 0
T_FIRST = 1
"""-1 where the first turn is drawn by lot."""
T_DOOM = 2
T_AGREEMENT = 3
T_HONOUR = 4
T_RESTLESS = 5
T_CARDS = 6
T_MOVES = 7
"""How many actions are moves; the rest are asides: tiles flipped."""
T_ACTIONS = 8
T_COPIES = 10
"""By value."""
# By card:
T_MOONS = T_COPIES + 8
T_FADING_DOOM = T_MOONS + MOST_CARDS
T_SAYS = T_FADING_DOOM + MOST_CARDS
T_ABILITY = T_SAYS + MOST_CARDS
"""Where its table begins, from T_PLAYS on ..."""
T_HEEDS = T_ABILITY + MOST_CARDS
"""... and by how much the one for the next set of visible values lies further on: 0 where it heeds none."""
T_DEED = T_HEEDS + MOST_CARDS
T_MOMENT = T_DEED + MOST_CARDS
"""The step in which its power is used."""
T_ASKED = T_MOMENT + MOST_CARDS
"""The values that its power asks about: bit v for value v."""
T_FIRST_USE = T_ASKED + MOST_CARDS
"""The number of the first use of its power."""
# By action:
T_ACTION_CARD = T_FIRST_USE + MOST_CARDS
"""-1 for none."""
T_ACTION_VALUE = T_ACTION_CARD + MOST_ACTIONS
"""Of a flip: the tiles, bit v - 1 for value v."""
T_ACTION_PLACE = T_ACTION_VALUE + MOST_ACTIONS
"""Of a flip: 1 for down."""
T_PLAYS = T_ACTION_PLACE + MOST_ACTIONS
"""At a * 8 + b of a card's table: bit 0 if the first fate of a hand (a, b) may go before it, bit 1 if the second may."""

Tables: TypeAlias = Sequence[int]
