"""How many positions a position leads to in so many steps (perft): every seat, every move, every fate that may be drawn.

The same numbers from every engine say that all of them find the same moves, with the same consequences, everywhere.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from horae.fast.layout import (
    ACTIVE,
    BAG,
    BAG_SIZE,
    BEGAN_WITH,
    HANDS,
    OVER,
    STEP,
    T_MOVES,
    T_SEATS,
    TURN,
    WIDTH,
    Key,
    Row,
    Tables,
)
from horae.fast.rules import apply, is_legal, put_in_bag

prange = range

C_SEAT, C_ACTION, C_DRAWN = range(3)
"""Where the search stands in a position: the move tried last, and how many fates were drawn after it."""
CURSOR_WIDTH = 3

Cursor = MutableSequence[int]


def count_one(
    i: int,
    s: Row,
    key: Sequence[Key],
    depth: int,
    lines: Sequence[Sequence[Row]],
    cursors: Sequence[Sequence[Cursor]],
    counts: MutableSequence[int],
    t: Tables,
) -> None:
    """Search with a stack of `depth` + 1 rows and cursors of its own."""
    line = lines[i]
    cursor = cursors[i]
    copy_row(s, line[0])
    restart(cursor[0])
    found = 0
    at = 0
    while at >= 0:
        if at == depth:
            found += 1
            at -= 1
        elif next_position(line[at], cursor[at], line[at + 1], key[i], t):
            at += 1
            restart(cursor[at])
        else:
            at -= 1
    counts[i] = found


def restart(c: Cursor) -> None:
    c[C_SEAT] = 0
    c[C_ACTION] = -1
    c[C_DRAWN] = 0


def copy_row(source: Row, target: Row) -> None:
    for at in range(WIDTH):
        target[at] = source[at]


def next_position(s: Row, c: Cursor, child: Row, key: Key, t: Tables) -> bool:
    """Make `child` the next position that s leads to: by another draw, or else another move. False after the last."""
    if c[C_DRAWN] and draw_otherwise(child, c[C_DRAWN]):
        return True
    c[C_ACTION] += 1
    while c[C_SEAT] < t[T_SEATS]:
        while c[C_ACTION] < t[T_MOVES]:
            if is_legal(s, c[C_SEAT], c[C_ACTION], t):
                copy_row(s, child)
                apply(child, key, c[C_SEAT], c[C_ACTION], t)
                c[C_DRAWN] = 0
                if child[STEP] != OVER and child[TURN] != s[TURN]:
                    c[C_DRAWN] = draw_first(child)
                return True
            c[C_ACTION] += 1
        c[C_SEAT] += 1
        c[C_ACTION] = 0
    return False


def draw_first(s: Row) -> int:
    """Instead of the fates drawn as the turn began, the first there are in the bag. Gives how many."""
    hand = HANDS + 2 * s[ACTIVE]
    drawn = 0
    for at in range(hand + s[BEGAN_WITH], hand + 2):
        if s[at]:
            put_in_bag(s, s[at])
            drawn += 1
    for at in range(hand + s[BEGAN_WITH], hand + s[BEGAN_WITH] + drawn):
        s[at] = 0
        take_next(s, at)
    return drawn


def draw_otherwise(s: Row, drawn: int) -> bool:
    """The next fates that could have been drawn as the turn began. False after the last."""
    last = HANDS + 2 * s[ACTIVE] + s[BEGAN_WITH] + drawn - 1
    put_in_bag(s, s[last])
    if take_next(s, last):
        return True
    if drawn == 2:
        put_in_bag(s, s[last - 1])
        if take_next(s, last - 1):
            s[last] = 0
            return take_next(s, last)
    return False


def take_next(s: Row, at: int) -> bool:
    """The lowest fate of the bag above the one there."""
    for value in range(s[at] + 1, 8):
        if s[BAG + value]:
            s[BAG + value] -= 1
            s[BAG_SIZE] -= 1
            s[at] = value
            return True
    return False


def count_all(
    state: Sequence[Row],
    key: Sequence[Key],
    depth: int,
    lines: Sequence[Sequence[Row]],
    cursors: Sequence[Sequence[Cursor]],
    counts: MutableSequence[int],
    t: Tables,
) -> None:
    for i in prange(len(state)):
        count_one(i, state[i], key, depth, lines, cursors, counts, t)
