"""One thing at a time, in the order it came; what waits for nothing is done at once."""

from __future__ import annotations

from collections.abc import Callable

from horae.server.turns import Turns


def unexpected(wrong: Exception) -> None:
    raise wrong


def test_what_comes_while_the_turn_is_taken_waits_and_keeps_its_order() -> None:
    turns, done = Turns(unexpected), list[str]()

    def slow(name: str) -> Callable[[], None]:
        def begin() -> None:
            done.append(name)
            turns.take()

        return begin

    turns.begin(lambda: done.append("at once"))
    turns.begin(slow("slow"))
    turns.begin(lambda: done.append("after it"))
    turns.begin(slow("slow too"))
    turns.begin(lambda: done.append("last"))
    assert (done, len(turns)) == (["at once", "slow"], 3)
    turns.free()
    assert (done[2:], len(turns)) == (["after it", "slow too"], 1)
    turns.free()
    assert (done[4:], len(turns)) == (["last"], 0)


def test_what_frees_its_turn_at_once_lets_the_next_begin_from_the_same_loop() -> None:
    """However many wait: none begins within another."""
    turns, depth, deepest = Turns(unexpected), 0, 0

    def quick() -> None:
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)
        turns.take()
        turns.free()
        depth -= 1

    turns.take()
    for _ in range(5000):
        turns.begin(quick)
    turns.free()
    assert (deepest, len(turns), turns.is_taken) == (1, 0, False)


def test_what_fails_does_not_keep_the_others_from_their_turn() -> None:
    failed = list[Exception]()
    turns, done = Turns(failed.append), list[str]()

    def fails() -> None:
        raise ValueError

    turns.begin(fails)
    turns.take()
    turns.begin(fails)
    turns.begin(lambda: done.append("after"))
    turns.free()
    assert (done, len(turns), len(failed)) == (["after"], 0, 2)
