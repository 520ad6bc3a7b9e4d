"""A bar finds its figures where it finds that it stands, and the first of several that stand is the one that is said."""

from __future__ import annotations

from horae.core.bars import Figures, Move, bar
from horae.core.game import Action, Seat


class Take(Action, frozen=True, tag="take"):
    stones: int


class Yield(Action, frozen=True, tag="yield"):
    """Leave the heap to the others."""


Heap = list[int]
"""A heap of stones, and whose turn it is."""


@bar("TT-1", "tiny-not-asked")
def not_your_turn(heap: Heap, seat: Seat, action: Action) -> Figures:
    return seat != heap[1]


@bar("TT-2", "tiny-not-held", instead=(Yield,))
def too_few_stones(heap: Heap, seat: Seat, action: Take) -> Figures:
    return action.stones > heap[0] and {"card": action.stones - heap[0]}


TAKE: Move[Heap, Take] = Move(lambda heap, seat: [Take(1), Take(2), Take(3)], (not_your_turn, too_few_stones))


def test_what_is_legal_are_the_candidates_at_which_no_bar_stands() -> None:
    assert TAKE.unbarred([2, 0], 0) == [Take(1), Take(2)]
    assert TAKE.unbarred([2, 0], 1) == []
    assert TAKE.first_bar([2, 0], 0, Take(2)) is None


def test_why_not_is_the_first_bar_that_stands_with_the_figures_it_found() -> None:
    refused = TAKE.first_bar([2, 0], 0, Take(3))
    assert refused is not None
    assert (refused.rule, refused.reason.key, refused.reason.args) == ("TT-2", "tiny-not-held", {"card": 1})
    assert refused.instead == (Yield,)
    early = TAKE.first_bar([2, 0], 1, Take(3))
    assert early is not None
    assert (early.rule, early.reason.args, early.instead) == ("TT-1", {}, ())
