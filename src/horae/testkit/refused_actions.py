"""The law of refusals, for any game: an action is legal exactly where no bar stands, and what is said of one that is not is
the first bar that stands, with its own figures, in every language; what it tells somebody to do instead they can do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct

from horae.core import speech
from horae.core.bars import Bar
from horae.core.game import Action, AnyGame, Seat, State
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import LANGUAGES
from horae.games.registry import moves_of
from horae.testkit.adversarial_play import Seeker, Tried
from horae.testkit.random_play import GameSetup, Stuck, next_act

PROBES = 12
"""How many actions of the whole action space, and how many senseless ones, are tried for a seat in a position."""


class Untrue(AssertionError):
    """A refusal that is not so, or the want of one."""


class Told(Struct):
    """What was refused: how many actions, and each bar how often (by rule and words)."""

    refused: int = 0
    bars: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)


def refusals_are_true(setup: GameSetup, games: int, told: Told | None = None, first: int = 0, one_in: int = 1) -> Told:
    """One in so many positions of some games, half of them fair and half of them looking for trouble."""
    told = told or Told()
    space = list(setup.game.action_space(setup.pack()))
    known, senseless = _by_kind(space), _by_kind(garbage(space))
    for number in range(first, first + games):
        rng = Rng(number, "refused")
        for state in _positions(setup, number, rng):
            if rng.below(one_in):
                continue
            for seat in setup.all_seats():
                some = [rng.pick(rng.pick(known)) for _ in range(PROBES)]
                some += [rng.pick(rng.pick(senseless)) for _ in range(PROBES // 3)]
                some += _near_misses(setup, state, seat, some, rng)
                check_seat(setup, state, seat, some, told)
    return told


def _near_misses(setup: GameSetup, state: State, seat: Seat, probes: Sequence[Action], rng: Rng) -> list[Action]:
    """What there is to think of, and the same with a part of a probe of its kind."""
    found = [one for move in moves_of(setup.game).values() for one in move.candidates(state, seat)]
    for probe in probes:
        fields = probe.__struct_fields__
        like = [one for one in found if type(one) is type(probe)] if fields else []
        if like:
            name = rng.pick(fields)
            found.append(msgspec.structs.replace(rng.pick(like), **{name: getattr(probe, name)}))
    return found


def _by_kind(actions: Sequence[Action]) -> list[list[Action]]:
    """So that each kind is tried as often as another, however many there are of it."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return list(kinds.values())


def _positions(setup: GameSetup, number: int, rng: Rng) -> Iterator[State]:
    state = setup.new(number)
    seeker = Seeker(setup, rng, Tried()) if number % 2 else None
    for _ in range(setup.most_actions):
        yield state
        if state.result() is not None:
            return
        state.apply(*(seeker.next_act(state) if seeker else next_act(setup, state, rng, 10)))
    raise Stuck(f"no end after {setup.most_actions} actions")


def check_seat(setup: GameSetup, state: State, seat: Seat, probes: Iterable[Action], told: Told) -> None:
    """The law for one seat: for all that is offered to it, and for the actions that are tried besides."""
    offered = {*state.legal(seat), *state.asides(seat), *setup.game.filled_in(state, seat)}
    by_example = {type(action) for action in state.asides(seat)} | {type(form.action) for form in state.forms(seat)}
    kinds = {type(action) for action in offered}
    for action in offered:
        if (refused := state.why_not(seat, action)) is not None:
            raise Untrue(f"seat {seat} is offered {action}, and yet: {refused}")
    moves = moves_of(setup.game)
    unbarred = {one for move in moves.values() for one in move.unbarred(state, seat)}
    if moves and not unbarred - offered <= (strange := {one for one in unbarred if type(one) in by_example}):
        raise Untrue(f"no bar stands against {[*unbarred - offered - strange]} of seat {seat}, and it is not offered")
    last: tuple[Action, Refused] | None = None
    for action in probes:
        if action in offered:
            continue
        refused = state.why_not(seat, action)
        if refused is None:
            if type(action) not in by_example:
                raise Untrue(f"no bar stands against {action} of seat {seat}, and it is not offered")
            continue
        told.refused += 1
        told.bars[refused.rule, refused.reason.key] += 1
        is_well_said(setup.game, refused)
        if not kinds.issuperset(refused.instead):
            raise Untrue(f"seat {seat} is told of {action}: {refused}. What it is told to do is not legal")
        if type(action) in moves:
            last = action, refused
            _stands_alone(moves[type(action)].bars, state, seat, action)
    if last is not None:
        _is_refused_so(state.copy(), seat, *last)


def _is_refused_so(twin: State, seat: Seat, action: Action, refusal: Refused) -> None:
    """What `apply` raises is what `why_not` says."""
    try:
        twin.apply(seat, action)
    except Refused as refused:
        if (refused.rule, refused.reason) == (refusal.rule, refusal.reason):
            return
    raise Untrue(f"{action} of seat {seat} is not refused by {refusal}")


def _stands_alone(bars: Sequence[Bar[Any, Any]], state: State, seat: Seat, action: Action) -> None:
    """Each bar is asked by itself: none counts on those before it."""
    for bar in bars:
        try:
            bar.stands(state, seat, action)
        except Exception as wrong:
            raise Untrue(f"{bar.words} cannot say whether it stands against {action} of seat {seat}: {wrong!r}") from wrong


_checked: set[tuple[str, bytes]] = set()


def is_well_said(game: AnyGame, refused: Refused) -> None:
    """It cites a rule of the book, and says its figures and nothing else, in words of every language."""
    key = (refused.rule, msgspec.json.encode(refused.reason))
    if key in _checked:
        return
    if _rulebook(game).find(refused.rule) is None:
        raise Untrue(f"a refusal cites {refused.rule}, which no rulebook has")
    for language in LANGUAGES:
        _says_its_figures(refused.reason, language)
    said = [refused.reason_in(language) for language in LANGUAGES]
    if not all(text.strip() for text in said):
        raise Untrue(f"a refusal says nothing: {refused.reason}")
    if len(set(said)) < len(said):
        raise Untrue(f"a refusal says the same in every language: {said[0]}")
    for language, text in zip(LANGUAGES, said, strict=True):
        if refused.say(language) != f"{refused.rule}: {text}":
            raise Untrue(f"a refusal is not its rule and its reason: {text}")
    _checked.add(key)


def _says_its_figures(phrase: speech.Phrase, language: str) -> None:
    named = _variables(language).get(phrase.key, frozenset())
    if named != frozenset(phrase.args):
        raise Untrue(f"{phrase.key} says {sorted(named)} in {language}, and what was found is {sorted(phrase.args)}")


@cache
def _rulebook(game: AnyGame) -> Rulebook:
    return game.rulebook()


@cache
def _variables(language: str) -> Mapping[str, frozenset[str]]:
    """Of every message, the variables it names."""
    found: dict[str, frozenset[str]] = {}
    for source in speech._sources.values():
        for text in source(language):
            for entry in re.finditer(r"^([a-z][a-zA-Z0-9_-]*) *=(.*(?:\n[ }].*|\n(?=\n* ))*)", text, re.MULTILINE):
                found.setdefault(entry[1], frozenset(re.findall(r"\{\s*\$([a-z]+)", entry[2])))
    return found


def garbage(space: Sequence[Action]) -> list[Action]:
    """Actions whose fields hold values of the right type that make no sense."""
    nonsense: dict[type, tuple[Any, ...]] = {
        int: (-1, 10**9, -(2**63)),
        str: ("", "no such thing", "../../{ $x }\n"),
        tuple: ((), (0,), (-1, 10**9), (1, 1)),
    }
    made: dict[Action, None] = {}
    for action in space:
        for name in action.__struct_fields__:
            for value in nonsense.get(type(getattr(action, name)), ()):
                made[msgspec.structs.replace(action, **{name: value})] = None
    return [wrong for wrong in made if _can_be_sent(wrong)]


def _can_be_sent(action: Action) -> bool:
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except msgspec.ValidationError:
        return False
    return True


def unsaid(setups: Sequence[GameSetup], wanted: int, one_in: int = 1) -> tuple[Told, list[tuple[str, str]]]:
    """So many refused actions and more, setup by setup in turn, and the bars that were never the first to stand."""
    told = Told()
    for number in count():
        refusals_are_true(setups[number % len(setups)], 1, told, number, one_in)
        if told.refused >= wanted and number >= len(setups):
            break
    bars = {(bar.rule, bar.words) for move in moves_of(setups[0].game).values() for bar in move.bars}
    return told, sorted(bars - told.bars.keys())
