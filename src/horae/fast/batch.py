"""Many games of the twin, one after the other or on several cores: for each game of a batch what is to be done with it.

The functions of one game end in `_one`; on a GPU a thread calls them (`gpu`), here a loop.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from horae.fast.layout import OVER, RESULT, STEP, T_MOVES, WON, Key, Row, Tables
from horae.fast.rules import apply, is_legal, random_move, seat_to_act, set_up
from horae.fast.seen import observe, write_mask

prange = range  # numba's own takes its place where the loops run on several cores
REFUSED = -1
"""In the place of a result: the action was not legal, and nothing was done."""

Rows = Sequence[Row]
Column = MutableSequence[int]


def show_one(i: int, s: Row, acting: Column, mask: Rows, seen: Rows, t: Tables) -> None:
    """Whose turn to act it is (-1: the game is over), what they may do and what they see."""
    acting[i] = seat_to_act(s, t)
    ask_one(i, s, acting, mask, seen, t)


def ask_one(i: int, s: Row, acting: Sequence[int], mask: Rows, seen: Rows, t: Tables) -> None:
    """What a seat may do and sees, whether or not it is waited for."""
    seat = acting[i]
    write_mask(s, seat, t, mask[i])
    observe(s, seat if seat >= 0 else 0, t, seen[i])


def reset_one(i: int, s: Row, key: Sequence[Key], acting: Column, mask: Rows, seen: Rows, t: Tables) -> None:
    set_up(s, key[i], t)
    show_one(i, s, acting, mask, seen, t)


def step_one(
    i: int,
    s: Row,
    key: Sequence[Key],
    actions: Sequence[int],
    acting: Column,
    reward: Column,
    ended: Column,
    mask: Rows,
    seen: Rows,
    t: Tables,
) -> None:
    """The seat that is to act does its action. A game that ends with it begins anew at once."""
    act_one(i, s, key, actions, acting, reward, ended, mask, t)
    if ended[i] > 0:
        set_up(s, key[i], t)
    if ended[i] != REFUSED:
        show_one(i, s, acting, mask, seen, t)


def act_one(
    i: int,
    s: Row,
    key: Sequence[Key],
    actions: Sequence[int],
    acting: Sequence[int],
    reward: Column,
    ended: Column,
    mask: Rows,
    t: Tables,
) -> None:
    """The action alone. Which moves are legal was worked out for the mask."""
    action = actions[i]
    reward[i] = 0
    if not (mask[i][action] if 0 <= action < t[T_MOVES] else is_legal(s, acting[i], action, t)):
        ended[i] = REFUSED
        return
    apply(s, key[i], acting[i], action, t)
    ended[i] = s[RESULT]
    if s[RESULT]:
        reward[i] = 1 if s[RESULT] == WON else -1


def choose_one(i: int, s: Row, key: Sequence[Key], acting: Sequence[int], actions: Column, t: Tables) -> None:
    """A random legal action for the seat that is to act."""
    actions[i] = random_move(s, acting[i], key[i], t)


def roll_one(i: int, s: Row, key: Sequence[Key], decisions: int, again: int, tally: Rows, t: Tables) -> None:
    """So many random decisions. Counts how games ended; each begins `again`, or else stays as it ended."""
    for _ in range(decisions):
        if s[STEP] == OVER:
            return
        seat = seat_to_act(s, t)
        apply(s, key[i], seat, random_move(s, seat, key[i], t), t)
        if s[STEP] == OVER:
            tally[i][s[RESULT]] += 1
            if again:
                set_up(s, key[i], t)


def reset_all(state: Rows, key: Sequence[Key], acting: Column, mask: Rows, seen: Rows, t: Tables) -> None:
    for i in prange(len(state)):
        reset_one(i, state[i], key, acting, mask, seen, t)


def show_all(state: Rows, acting: Column, mask: Rows, seen: Rows, t: Tables) -> None:
    for i in prange(len(state)):
        show_one(i, state[i], acting, mask, seen, t)


def ask_all(state: Rows, acting: Sequence[int], mask: Rows, seen: Rows, t: Tables) -> None:
    for i in prange(len(state)):
        ask_one(i, state[i], acting, mask, seen, t)


def step_all(
    state: Rows,
    key: Sequence[Key],
    actions: Sequence[int],
    acting: Column,
    reward: Column,
    ended: Column,
    mask: Rows,
    seen: Rows,
    t: Tables,
) -> None:
    for i in prange(len(state)):
        step_one(i, state[i], key, actions, acting, reward, ended, mask, seen, t)


def choose_all(state: Rows, key: Sequence[Key], acting: Sequence[int], actions: Column, t: Tables) -> None:
    for i in prange(len(state)):
        choose_one(i, state[i], key, acting, actions, t)


def roll_all(state: Rows, key: Sequence[Key], decisions: int, again: int, tally: Rows, t: Tables) -> None:
    for i in prange(len(state)):
        roll_one(i, state[i], key, decisions, again, tally, t)
