"""What the suites of PettingZoo, Gymnasium and OpenSpiel do not look for: a seat that is given what it may not know, and a mask
that is not what the rules say.

Each kind of environment is asked through its own interface, as a learner asks it: `gets` of a framework gives all that one seat
is given at a position. A pair is a position and another that looks the same to that seat, dealt anew from its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from horae.core.game import Action, Seat, State
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.envs.gymnasium import OneSeat
from horae.envs.openspiel import HoraeState
from horae.envs.pettingzoo import AEC, Parallel
from horae.envs.task import Beginning, Play, Task
from horae.testkit import secrecy

Given = dict[str, object]
Gets = Callable[[Play, Seat], Given]


MASQUERADE = str(Path(__file__).parents[3] / "tests" / "conformance" / "masquerade")
"""A mission that asks for votes, hands things over, hides tokens."""
SETUPS: dict[str, dict[str, Any]] = {
    "shipwreck for 2": {"game": "shipwreck-v1", "seats": 2},
    "shipwreck for 3, every variant": {
        "game": "shipwreck-v1",
        "seats": 3,
        "options": {"difficulty": "easy", "agreement": True, "honour": True, "restless": True},
    },
    "shipwreck for 5": {"game": "shipwreck-v1", "seats": 5, "options": {"difficulty": "total"}},
    "echoes for 2": {"game": "echoes-v1", "seats": 2},
    "echoes for 3": {"game": "echoes-v1", "seats": 3},
    "echoes for 4": {"game": "echoes-v1", "seats": 4},
    "timestories for 1": {"game": "timestories-v1", "seats": 1},
    "timestories for 2, a masquerade": {"game": "timestories-v1", "seats": 2, "pack": MASQUERADE},
    "timestories for 4, a whole mission": {"game": "timestories-v1", "seats": 4, "pack": "summer-night"},
}
"""What every suite is run on, as the environments are made."""


def task_of(setup: Mapping[str, Any]) -> Task:
    return Task(setup["game"], setup["seats"], setup.get("options"), setup.get("pack"))


class Leak(AssertionError):
    """A seat is given something that depends on what it may not know."""


class WrongMask(AssertionError):
    """A mask allows what the rules refuse, or the other way round."""


def positions(task: Task, games: int, every: int) -> Iterator[Play]:
    """One position in so many of random games, the first and the last too. The play goes on: copy what is to be kept."""
    for number in range(games):
        play, rng = task.play(number, listens=True), Rng(number, "environments")
        yield play
        while play.acting is not None:
            play.step(play.acting, rng.pick(play.legal(play.acting)))
            if not len(play.acts) % every or play.over():
                yield play


# --- what the documentation lists ---


def parts_listed(task: Task) -> str:
    """The parts of an observation as a table in Markdown."""
    rows = [
        f"| `{part.name}` | {part.at} | {' × '.join(map(str, part.shape))} | {part.high} | {part.about} |"
        for part in task.encoding.parts.values()
    ]
    return "\n".join(["| part | from | shape | up to | |", "|---|---|---|---|---|", *rows])


def actions_listed(task: Task) -> str:
    """The numbers of actions, kind by kind, as a table in Markdown."""
    runs: list[tuple[int, int]] = []
    for number, action in enumerate(task.moves):
        if runs and type(task.moves[runs[-1][0]]) is type(action):
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    rows = [
        f"| {first}{f' to {last}' if last > first else ''} | `{type(task.moves[first]).__name__}` | `{_form(task, first)}` |"
        for first, last in runs
    ]
    return "\n".join(["| numbers | action | the first of them |", "|---|---|---|", *rows])


def _form(task: Task, number: int) -> str:
    return msgspec.json.encode(task.moves[number]).decode()


# --- all that one seat is given ---


def by_aec(play: Play, seat: Seat) -> Given:
    env = AEC(play.task.name, seats=play.task.seats, options=play.task.options, pack=play.task.source, render_mode="ansi")
    env.reset(seed=0)
    stand_at(env, play)
    name = env.possible_agents[seat]
    given: Given = {"selection": env.agent_selection, "observation": env.observe(name), "info": env.infos[name]}
    return given | {"render": env.render() if play.acting == seat else None}


def stand_at(env: AEC, play: Play) -> None:
    """Have the environment, which was just reset, stand at this position."""
    for name in env.agents:
        env.infos[name] = {"action_mask": env._no_mask()}
    env.play = play
    env._point()


def by_parallel(play: Play, seat: Seat) -> Given:
    env = Parallel(play.task.name, seats=play.task.seats, options=play.task.options, pack=play.task.source)
    env.reset(seed=0)
    env.play = play
    observations, infos = env._shown({})
    name = env.possible_agents[seat]
    return {"observation": observations[name], "info": infos[name]}


def by_gymnasium(play: Play, seat: Seat) -> Given:
    env = OneSeat(play.task.name, play.task.seats, play.task.options, play.task.source, seat, ("random",), render_mode="ansi")
    env.reset(seed=0)
    env.play = play
    observation, info = env._shown()
    return {"observation": observation, "info": info, "render": env.render()}


def by_openspiel(play: Play, seat: Seat) -> Given:
    state = state_at(play)
    given: Given = {"player": state.current_player(), "observation": state.observation_tensor(seat)}
    given |= {"view": state.observation_string(seat), "memory": state.information_state_string(seat)}
    return given | {"legal": state.legal_actions() if state.current_player() == seat else []}


def state_at(play: Play) -> HoraeState:
    """OpenSpiel's state of a position."""
    task = play.task
    usual = msgspec.structs.asdict(task.game.options(None))
    chosen = {name: value for name, value in msgspec.structs.asdict(task.options).items() if value != usual[name]}
    options = ";".join(f"{name}:{str(value).lower()}" for name, value in chosen.items())
    name = f"horae_{task.name.replace('-', '_')}"
    game = pyspiel.load_game(name, {"players": task.seats, "options": options, "pack": task.source or ""})
    state: HoraeState = game.new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    state.play = play
    return state


FRAMEWORKS: Mapping[str, Gets] = {
    "AEC": by_aec,
    "Parallel": by_parallel,
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_openspiel,
}


# --- the laws ---


def all_that_environments_give(task: Task) -> secrecy.Gets:
    """What a seat gets from a position through every framework, for `check_secrecy`, which plays pairs of positions on."""

    def gets(state: State, seat: Seat | None, probes: Sequence[Action]) -> list[tuple[str, bytes]]:
        if seat is None or seat >= task.seats:
            return []
        found = []
        for name, by in FRAMEWORKS.items():
            given = by(Play(task, state.copy(), Beginning(None)), seat)
            found += [(f"{what} of {name}", msgspec.json.encode(part, enc_hook=_as_list)) for what, part in given.items()]
        return found

    return gets


def _as_list(array: Any) -> object:
    return array.tolist()


def check_no_leak(task: Task, gets: Gets, games: int, every: int) -> int:
    """At positions of random games every seat is given the same as in a position that looks the same to it. Raises Leak. Gives
    how many of the pairs differ in what is hidden."""
    apart = 0
    for play in positions(task, games, every):
        for seat in range(task.seats):
            twin = play.dealt_anew(seat, len(play.acts))
            apart += twin.state.digest() != play.state.digest()
            one, two = gets(play.copy(), seat), gets(twin, seat)
            for what in one:
                if not same(one[what], two[what]):
                    raise Leak(f"{task.id}, act {len(play.acts)}: {what} of seat {seat} differs")
    return apart


def check_masks(task: Task, gets: Gets, games: int, every: int) -> int:
    """Whoever it is on may do what the mask says and nothing else: every action is tried on a copy. Raises WrongMask. Gives how
    many actions were tried."""
    tried = 0
    for play in positions(task, games, every):
        for seat in range(task.seats):
            given = gets(play.copy(), seat)
            for where, mask in masks(given, len(task.moves)).items():
                asked = seat == play.acting or (seat in play.waited_for() and gets is by_parallel)
                if gets is by_gymnasium:
                    asked = True  # the learner's mask is of what it may do, whether or not it is waited for
                may = truly_legal(play, seat) if asked else set()
                if set(np.flatnonzero(mask).tolist()) != may:
                    wrong = sorted(set(np.flatnonzero(mask).tolist()) ^ may)
                    raise WrongMask(f"{task.id}, act {len(play.acts)}, seat {seat}: {where} is wrong about {wrong}")
                tried += len(mask)
    return tried


def masks(given: Given, moves: int) -> dict[str, Any]:
    """Every mask among what was given, without what stands behind the moves."""
    found: dict[str, Any] = {}
    for where in ("observation", "info"):
        part = given.get(where)
        if isinstance(part, dict):
            found[where] = part["action_mask"][:moves]
    legal = given.get("legal")
    if isinstance(legal, list):
        mask = np.zeros(moves, np.int8)
        mask[legal] = 1
        found["legal actions"] = mask
    return found


def truly_legal(play: Play, seat: Seat) -> set[int]:
    """The actions that the game itself takes from the seat, apart from asides."""
    asides = play.state.asides(seat)
    return {number for number, action in enumerate(play.task.moves) if action not in asides and _is_taken(play, seat, action)}


def _is_taken(play: Play, seat: Seat, action: Action) -> bool:
    try:
        play.state.copy().apply(seat, action)
    except Refused:
        return False
    return True


def same(one: object, two: object) -> bool:
    if isinstance(one, dict) and isinstance(two, dict):
        return one.keys() == two.keys() and all(same(one[name], two[name]) for name in one)
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all(map(same, one, two))
    if isinstance(one, np.ndarray) and isinstance(two, np.ndarray):
        return one.dtype == two.dtype and np.array_equal(one, two)
    return type(one) is type(two) and one == two
