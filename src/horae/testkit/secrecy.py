"""The secrecy theorem, for any game: what a seat gets follows from what it may know, and from nothing else.

A pair is a state and another that differs only in what a seat may not see (dealt anew from that
seat's view). Everything the seat gets from the two must be the same, byte by byte, and stays the
same while both are played on alike, up to the first event that the rules let reveal something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from horae.core.game import Action, AnyGame, Event, Heard, Seat, State, for_seat
from horae.core.log import frames
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES
from horae.testkit.random_play import GameSetup, next_act, play_on

PROBES = 14
"""How many actions of the whole action space are tried, to compare refusals, at each position of a pair."""
STEPS = 12
"""How far a pair is played on."""
TRIES = 4
"""How many acts are tried at a position before the pair ends because something was revealed."""
Gets: TypeAlias = Callable[[State, Seat | None, Sequence[Action]], list[tuple[str, bytes]]]
"""What a seat gets from a position, as bytes of JSON, by what it is. The actions are tried, to compare refusals."""


class Leak(AssertionError):
    """A seat got something that depends on what it may not know."""

    def __init__(self, what: str, seat: Seat | None, one: Any, two: Any, after: Sequence[object] = ()) -> None:
        where, first, second = first_difference(one, two)
        who = "a spectator" if seat is None else f"seat {seat}"
        acts = f" after {list(after)}" if after else ""
        super().__init__(f"{what} of {who} differs at {where}: {first!r} against {second!r}{acts}")
        self.what = what
        self.where = where


class Tally(Struct):
    """How pairs went: how many, how many acts both took, and what ended them."""

    pairs: int = 0
    acts: int = 0
    revealed: int = 0
    """Something was revealed, and it was not the same."""
    not_open: int = 0
    """The actor could not do the like in the other state."""
    played_out: int = 0
    """The game, or the length of a pair, came to its end."""


def check_secrecy(
    setup: GameSetup, pairs: int, purpose: str = "secrecy", gets: Gets | None = None, aside_in: int = 10
) -> Tally:
    """Try that many pairs from the positions of random games. Raises Leak. Other `gets` than a table's can be compared; with
    an `aside_in` of 0 nobody does anything aside."""
    gets = gets or table_gets
    tally = Tally()
    audience: tuple[Seat | None, ...] = (*setup.all_seats(), None)
    number = 0
    while tally.pairs < pairs:
        state, rng = setup.new(number), Rng(number, purpose)
        for _ in play_on(setup, state, rng, aside_in if number % 2 else 0):
            if not rng.below(3) and tally.pairs < pairs:
                # The seats that sit at the table are what it is about; the others get a share.
                seat = rng.pick(audience) if not rng.below(5) else rng.pick(state.seats() or audience)
                check_pair(setup, state.copy(), seat, rng, tally, gets, aside_in)
        if tally.pairs < pairs:
            check_pair(setup, state.copy(), rng.pick(audience), rng, tally, gets, aside_in)
        number += 1
    return tally


def check_pair(setup: GameSetup, one: State, seat: Seat | None, rng: Rng, tally: Tally, gets: Gets, aside_in: int) -> None:
    """One pair: compare, then act alike in both and compare again, as long as that goes."""
    game, pack = setup.game, setup.pack()
    two: State = game.determinize(one.view(seat), rng, pack)
    tally.pairs += 1
    begun = one.copy(), two.copy()
    acts: tuple[list[tuple[Seat, Action]], list[tuple[Seat, Action]]] = ([], [])
    space = game.action_space(pack)
    ending = "played_out"
    for _ in range(STEPS):
        _compare_positions(gets, one, two, seat, [rng.pick(space) for _ in range(PROBES)], acts[0])
        if one.result() is not None:
            break
        for _ in range(TRIES):
            ahead, heard = one.copy(), Heard()
            actor, action = next_act(setup, one, rng, 12 if aside_in else 0)
            ahead.apply(actor, action, heard)
            told = for_seat(heard.take(), seat)
            likes = _alike(game, two, seat, actor, action)
            same = _that_sound_alike(game, two, seat, actor, likes, told, [*acts[0], (actor, action)])
            if same:
                break
        else:
            ending = "revealed" if likes else "not_open"
            break
        one, (two, done) = ahead, rng.pick(same)
        acts[0].append((actor, action))
        acts[1].append((actor, done))
        tally.acts += 1
    setattr(tally, ending, getattr(tally, ending) + 1)
    _compare_frames(begun, acts, seat)


def _alike(game: AnyGame, two: State, seat: Seat | None, actor: Seat, action: Action) -> list[Action]:
    """What the actor can do in the other state that is the same in all that is openly done."""
    if actor == seat:
        return [action]
    unspoken = game.unspoken.get(type(action), frozenset())
    return [
        other
        for other in (*two.legal(actor), *two.asides(actor), *game.filled_in(two, actor))
        if _same_but(other, action, unspoken)
    ]


def _same_but(one: Action, two: Action, left_out: frozenset[str]) -> bool:
    return type(one) is type(two) and all(
        getattr(one, name) == getattr(two, name) for name in one.__struct_fields__ if name not in left_out
    )


def _that_sound_alike(
    game: AnyGame,
    two: State,
    seat: Seat | None,
    actor: Seat,
    likes: Sequence[Action],
    told: list[Event],
    acts: Sequence[object],
) -> list[tuple[State, Action]]:
    """Those of the acts that the seat cannot tell from what it was told, each with the state after it.

    None of them may sound otherwise, unless something was revealed that differs.
    """
    same: list[tuple[State, Action]] = []
    for like in likes:
        twin, heard = two.copy(), Heard()
        try:
            twin.apply(actor, like, heard)
        except Refused as refused:
            raise Leak("whether an act is refused", seat, None, refused.say(), acts) from None
        if sounds_same(told, for_seat(heard.take(), seat), game, seat, acts):
            same.append((twin, like))
    return same


def sounds_same(one: list[Event], two: list[Event], game: AnyGame, seat: Seat | None, acts: Sequence[object] = ()) -> bool:
    """Whether a seat hears the same; False if something was revealed that differs. Raises Leak."""
    for place, (first, second) in enumerate(zip_longest(one, two)):
        first_json, second_json = msgspec.json.encode(first), msgspec.json.encode(second)
        if first_json == second_json:
            continue
        may_tell = game.reveals.get(type(first)), game.reveals.get(type(second))
        if may_tell[0] is not None and may_tell[1] is not None:
            if type(first) is not type(second):
                return False
            if any(getattr(first, name) != getattr(second, name) for name in may_tell[0]):
                return False
        raise Leak(f"event {place}", seat, msgspec.json.decode(first_json), msgspec.json.decode(second_json), acts)
    return True


def _compare_positions(
    gets: Gets, one: State, two: State, seat: Seat | None, probes: Sequence[Action], acts: list[tuple[Seat, Action]]
) -> None:
    for (what, first), (_, second) in zip(gets(one, seat, probes), gets(two, seat, probes), strict=True):
        if first != second:
            raise Leak(what, seat, msgspec.json.decode(first), msgspec.json.decode(second), acts)


def table_gets(state: State, seat: Seat | None, probes: Sequence[Action]) -> list[tuple[str, bytes]]:
    """All that a seat can get from a position at a table, as bytes."""
    encode = msgspec.json.encode
    parts = [
        ("the view", encode(state.view(seat))),
        ("who decides", encode([state.deciding(), state.is_paused(), state.seats()])),
        ("the result", encode(state.result())),
    ]
    if seat is not None:
        parts += [
            ("the legal moves", encode(state.legal(seat))),
            ("the asides", encode(state.asides(seat))),
            ("the forms", encode(state.forms(seat))),
            ("a refusal", encode([[probe, refusal(state, seat, probe)] for probe in probes])),
        ]
    return parts


def refusal(state: State, seat: Seat, action: Action) -> list[object] | None:
    """The rule and the reason as a phrase and in every language, or None if the action is allowed."""
    try:
        state.copy().apply(seat, action)
    except Refused as refused:
        return [refused.rule, refused.reason, *_said(refused)]
    return None


_words: dict[bytes, list[str]] = {}


def _said(refused: Refused) -> list[str]:
    """The reason in every language; the same phrase is put into words only once."""
    key = msgspec.json.encode(refused.reason)
    if key not in _words:
        _words[key] = [refused.reason_in(language) for language in LANGUAGES]
    return _words[key]


def _compare_frames(
    begun: tuple[State, State],
    acts: tuple[list[tuple[Seat, Action]], list[tuple[Seat, Action]]],
    seat: Seat | None,
) -> None:
    one, two = (msgspec.json.encode(list(frames(begun[side], acts[side], seat))) for side in (0, 1))
    if one != two:
        raise Leak("the replay", seat, msgspec.json.decode(one), msgspec.json.decode(two), acts[0])


def first_difference(one: Any, two: Any, where: str = "") -> tuple[str, Any, Any]:
    """The path to the first place where two plain values differ, and what stands there."""
    if isinstance(one, dict) and isinstance(two, dict):
        for name in dict.fromkeys((*one, *two)):
            if one.get(name) != two.get(name) or (name in one) != (name in two):
                return first_difference(one.get(name), two.get(name), f"{where}.{name}")
    elif isinstance(one, list) and isinstance(two, list):
        for place, (first, second) in enumerate(zip_longest(one, two)):
            if first != second:
                return first_difference(first, second, f"{where}[{place}]")
    return where or "(top)", one, two
