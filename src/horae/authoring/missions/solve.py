"""Solving a mission: of every ending, card and instruction a way there that replays, a proof that there is none, or neither.

Proofs come from rules that leave costs out (`team_facts`), ways from real play towards what is open (`search`). Loss of
control is no ending: whether a written ending stays within reach is worked out for positions met, and played for from some.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from horae.authoring.missions.directed_play import GAME, Way
from horae.authoring.missions.reasons import Reason, reasons
from horae.authoring.missions.search import BUILT_IN, Search
from horae.core.game import Action
from horae.core.log import Log, Replay
from horae.core.speech import Fault, Phrase
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.compiled import KIND_NAMES
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState

PLAYS = 64
"""Plays towards each goal that is still open."""
AFTER_AN_EDIT = 1
"""Plays towards what was not found before the edit either."""
Status: TypeAlias = Literal["witness", "impossible", "not_found"]
Goal: TypeAlias = tuple[str, int]


class Witness(Struct, frozen=True):
    """A way through the mission: who, the Azrak that left pools, how many actions, and a log that replays."""

    team: tuple[str, ...]
    azrak_spent: int
    actions: int
    score: int | None
    log: Log


class Ending(Struct, frozen=True):
    id: str
    won: bool
    possible: bool | None
    """True: there is a witness. False: proved that no play gets there. None: no way was found."""
    witness: Witness | None
    """The cheapest way there that was met (for loss of control: some way)."""
    why: tuple[Reason, ...] = ()
    """Of an ending that is impossible: what is missing, down to the first cause."""
    tried: int = 0
    """Plays towards it."""


class Route(Struct, frozen=True):
    """A way as it is kept: `written` makes a log of it."""

    team: tuple[str, ...]
    seed: int
    drawn: tuple[int, ...]
    """The Destiny cards, in order."""
    actions: tuple[dict[str, object], ...]


class Card(Struct, frozen=True):
    id: str
    kind: str
    status: Status
    way: int | None
    """Which of the solution's ways meets it."""
    actions: int | None
    """After so many actions."""
    why: tuple[Reason, ...]
    tried: int


class Instruction(Struct, frozen=True):
    """An instruction as printed: `part` is the text, a test's outcome, or what follows a conflict that was won."""

    card: str
    part: str
    test: int
    number: int
    status: Status
    way: int | None
    actions: int | None
    why: tuple[Reason, ...]
    tried: int


class Solution(Struct, frozen=True):
    """What is known of a mission with so many receptacles."""

    mission: str
    profile: str
    receptacles: int
    seats: int
    seed: int
    teams: tuple[tuple[str, ...], ...]
    endings: tuple[Ending, ...]
    cards: tuple[Card, ...]
    instructions: tuple[Instruction, ...]
    ways: tuple[Route, ...]
    dead_end: Witness | None
    """To a position from which it is proved that no written ending can follow, if one was met."""
    checked: int
    """Positions for which that was worked out."""
    sampled: int
    """Positions from which a written ending was played for."""
    reached: int
    stranded: Witness | None
    """To one of those from which none was reached; that there is none is not proved."""
    plays: int
    cut: bool
    """The time, or the plays there were in all, ran out before every goal had its share."""
    seconds: float

    def unreached(self) -> tuple[str, ...]:
        return tuple(ending.id for ending in self.endings if ending.witness is None and ending.id != BUILT_IN)


class Saved(Struct, frozen=True):
    """What is kept of a solution, for the next time: ways to be followed again, and what was looked for in vain."""

    format: int
    hash: str
    profile: str
    seats: int
    ways: tuple[Route, ...]
    in_vain: tuple[str, ...]
    plays: int


class BadCache(Fault):
    """The file is not a solution that was kept."""

    def __init__(self, file: Path) -> None:
        super().__init__(Phrase("mission-bad-cache", {"file": str(file)}))


def solve(
    pack: TimeStoriesPack,
    seats: int,
    profile: str = "",
    plays: int = PLAYS,
    seconds: float = inf,
    seed: int = 0,
    cache: Path | None = None,
    progress: Callable[[float], None] = lambda done: None,
    most_plays: float = inf,
) -> Solution:
    """Look at every team of that size, seated in the order of the mission's file.

    `progress` is told of each part of the whole, which is 1, as it is done.

    The same seed and number of plays give the same solution, also where `most_plays` in all cut it short; `seconds` is a
    matter of the machine. With a cache, ways that were found before an edit are followed again, and only what they do not
    meet is looked for.
    """
    began = time.monotonic()
    rules = pack.profile(profile)
    search = Search(pack, seats, rules.id, seed, began + seconds, most_plays)
    saved = _load(cache) if cache is not None else None
    if saved is not None and (saved.profile, saved.seats) == (rules.id, seats):
        for route in saved.ways:
            search.replay(route.team, route.seed, [GAME.decode_action(action) for action in route.actions], route.drawn)
        search.in_vain = _in_vain(search, saved, plays)
    tell = _in_parts(progress)
    search.run(plays, tell)
    found = _told(search, rules.id, time.monotonic() - began)
    if cache is not None:
        lost = tuple(_name(pack, goal) for goal in search.goals())
        shares = 0 if search.is_cut else plays  # what was cut short had no share that one could count on
        kept = Saved(1, pack.hash, rules.id, seats, found.ways, lost, shares)
        cache.parent.mkdir(parents=True, exist_ok=True)
        cache.write_bytes(msgspec.json.encode(kept))
    tell(1.0)
    return found


def _in_parts(progress: Callable[[float], None]) -> Callable[[float], None]:
    """To be told the share that is done by now: hands on what was done since."""
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        progress(share - told)
        told = share

    return tell


def _load(cache: Path) -> Saved | None:
    if not cache.exists():
        return None
    try:
        return msgspec.json.decode(cache.read_bytes(), type=Saved)
    except msgspec.DecodeError:
        raise BadCache(cache) from None


def _in_vain(search: Search, saved: Saved, plays: int) -> dict[Goal, int]:
    """How many plays are left for what was looked for before: none in the same mission, few after an edit."""
    left = AFTER_AN_EDIT if saved.hash != search.pack.hash else max(0, plays - saved.plays)
    known = set(saved.in_vain)
    return {goal: left for goal in search.goals() if _name(search.pack, goal) in known}


def _name(pack: TimeStoriesPack, goal: Goal) -> str:
    kind, number = goal
    if kind == "end":
        return f"end {pack.head.mission_return.outcomes[number].id}"
    printed = pack.printed.at(number)
    return f"{printed.card} {printed.part} {printed.test} {printed.number}"


# --- telling what was found ---


class _Routes:
    """The ways that are kept: few, as one may pass through many things."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self.routes: list[Route] = []
        self.of: dict[int, int] = {}
        for way in sorted(ways, key=lambda one: -one.length):
            if id(way) not in self.of:
                self._add(way)

    def _add(self, way: Way) -> None:
        actions, drawn = way.steps()
        forms = tuple(msgspec.to_builtins(action) for action in actions)
        at: Way | None = way
        while at is not None:
            self.of.setdefault(id(at), len(self.routes))
            at = at.before
        self.routes.append(Route(_people(actions), way.seed, drawn, forms))


def _told(search: Search, profile: str, seconds: float) -> Solution:
    pack = search.pack
    routes = _Routes([*search.met.values(), *(way for way, _ in search.ends.values())])
    return Solution(
        mission=pack.id,
        profile=profile,
        receptacles=max(2, search.seats),
        seats=search.seats,
        seed=search.seed,
        teams=tuple(tuple(pack.people[number].id for number in team.people) for team in search.teams),
        endings=tuple(_endings(search)),
        cards=tuple(_card(search, routes, number) for number in range(len(pack.cards))),
        instructions=tuple(_instructions(search, routes)),
        ways=tuple(routes.routes),
        dead_end=None if search.dead_end is None else _witness(search, search.dead_end, None),
        checked=search.checked,
        sampled=search.sampled,
        reached=search.reached,
        stranded=None if search.stranded is None else _witness(search, search.stranded, None),
        plays=search.plays,
        cut=search.is_cut,
        seconds=seconds,
    )


def _endings(search: Search) -> list[Ending]:
    made: list[Ending] = []
    for number, outcome in enumerate(search.pack.head.mission_return.outcomes):
        found = search.ends.get(outcome.id)
        tried = search.tried.get(("end", number), 0)
        if found is not None:
            made.append(Ending(outcome.id, outcome.won, True, _witness(search, *found), (), tried))
        elif search.may_end(number):
            made.append(Ending(outcome.id, outcome.won, None, None, (), tried))
        else:
            made.append(Ending(outcome.id, outcome.won, False, None, _why(search, ("end", number)), tried))
    lost = search.ends.get(BUILT_IN)
    witness = None if lost is None else _witness(search, *lost)
    return [*made, Ending(BUILT_IN, False, None if lost is None else True, witness)]


def _standing(search: Search, routes: _Routes, pc: int) -> tuple[Status, int | None, int | None, tuple[Reason, ...], int]:
    way = search.met.get(pc)
    tried = search.tried.get(("follow", pc), 0)
    if way is not None:
        return "witness", routes.of[id(way)], way.length, (), tried
    if any(team.can_follow(pc) for team in search.teams):
        return "not_found", None, None, (), tried
    return "impossible", None, None, _why(search, ("follow", pc)), tried


def _card(search: Search, routes: _Routes, number: int) -> Card:
    card = search.pack.cards[number]
    return Card(card.id, KIND_NAMES[card.kind], *_standing(search, routes, card.start))


def _instructions(search: Search, routes: _Routes) -> list[Instruction]:
    made: list[Instruction] = []
    for pc, now in enumerate(search.pack.ops):
        if now.code in (op.RET, op.JUMP, op.SHOW_A):
            continue
        printed = search.pack.printed.at(pc)
        made.append(Instruction(printed.card, printed.part, printed.test, printed.number, *_standing(search, routes, pc)))
    return made


def _why(search: Search, goal: Goal) -> tuple[Reason, ...]:
    """From the team that comes nearest."""
    best: tuple[Reason, ...] = ()
    for team in search.teams:
        for number in search.facts_of(team, goal):
            chain = team.derived.chain(number)
            last = team.facts.rules.numbers[chain[-1]]
            told = reasons(search.pack, chain[1:] or chain, bool(team.facts.rules.of_head[last]))
            if not best or len(told) > len(best):
                best = told
    return best


# --- ways as logs ---


def _people(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(move.receptacle for move in actions if isinstance(move, do.ChooseReceptacle))


def _witness(search: Search, way: Way, score: int | None) -> Witness:
    actions, drawn = way.steps()
    log = _log(search.pack, search.seats, way.seed, TimeStoriesOptions(search.profile, drawn), actions)
    return Witness(_people(actions), way.spent, len(actions), score, log)


def _log(pack: TimeStoriesPack, seats: int, seed: int, options: TimeStoriesOptions, actions: Sequence[Action]) -> Log:
    """A way written down as a log from the beginning, its Destiny cards stacked."""
    log = Log.of(GAME, seats, seed, options, pack)
    state = GAME.new(seats, seed, options, pack)
    for action in actions:
        seat = state.owner(do.agent_of(action))
        state.apply(seat, action)
        log.record(seat, action, state)
    return log


def written(found: Solution, pack: TimeStoriesPack, way: int) -> Log:
    """One of a solution's ways as a log."""
    route = found.ways[way]
    actions = [GAME.decode_action(action) for action in route.actions]
    return _log(pack, found.seats, route.seed, TimeStoriesOptions(found.profile, route.drawn), actions)


def replayed(witness: Witness, pack: TimeStoriesPack | None = None) -> TimeStoriesState:
    """The position a witness leads to, run again from its log with every check."""
    state = Replay(witness.log, GAME, pack).final()
    if not isinstance(state, TimeStoriesState):
        raise TypeError("not a TIME Stories log")
    return state
