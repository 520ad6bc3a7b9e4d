"""Small missions for tests, written as plain data and read through the same files a writer would make."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from horae.core.game import Heard
from horae.core.refusal import Refused
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.games.timestories.legal import undecided
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.games.timestories.position import NAMING, TELEPATHY
from horae.games.timestories.state import TimeStoriesState
from horae.packs.reader import Folder

GAME = TimeStories()
Data = dict[str, Any]


def text(words: str) -> Data:
    return {"es": f"{words} (es)", "en": words}


def card(letter: str, *steps: Data, tests: tuple[Data, ...] = (), conflict: Data | None = None, **more: Any) -> Data:
    made = {"letter": letter, "text": text(f"card {letter}"), "steps": list(steps), "tests": list(tests), **more}
    if conflict is not None:
        made["conflict"] = conflict
    return made


def trial_box(difficulty: int | Data = 3, attribute: int | str = 1, **cells: Any) -> Data:
    return {"attribute": attribute, "difficulty": difficulty, **cells}


def location(name: str, *cards: Data, opened: bool = True, a: Data | None = None, **more: Any) -> Data:
    first = {"text": text(f"{name} A"), **(a or {})}
    return {"id": name, "name": text(name), "a": first, "panorama": list(cards), "open": opened, "map": "map", **more}


def item(number: int, colour: str = "green", *steps: Data, **more: Any) -> Data:
    made = {"number": number, "colour": colour, "name": text(f"item {number}"), "text": text(f"text of item {number}")}
    return {**made, "steps": list(steps), **more}


def receptacle(name: str, attributes: tuple[int, int, int] = (2, 2, 2), azrak: int = 6, **more: Any) -> Data:
    return {
        "id": name,
        "name": text(name.capitalize()),
        "back_story": text(f"story of {name}"),
        "attributes": list(attributes),
        "azrak": azrak,
        "recall": {"text": text(f"recall of {name}")},
        **more,
    }


FOUR = tuple(receptacle(name) for name in ("ada", "bo", "cy", "dee"))
END = {"do": "end", "outcome": "done"}


def mission(
    *locations: Data,
    items: tuple[Data, ...] = (),
    tokens: tuple[Data, ...] = (),
    mysteries: tuple[Data, ...] = (),
    counters: tuple[Data, ...] = (),
    countdowns: tuple[Data, ...] = (),
    receptacles: tuple[Data, ...] = FOUR,
    prologue: tuple[Data, ...] = ({"text": {"es": "Prólogo", "en": "Prologue"}},),
    maps: tuple[Data, ...] = ({"id": "map", "text": {"es": "Mapa", "en": "Map"}},),
    **head: Any,
) -> dict[str, Data]:
    """The files of a mission; a place to end it is added."""
    pack = {
        "format": 1,
        "game": "timestories",
        "id": "small",
        "title": text("Small"),
        "profiles": ["midsummer-en", "midsummer-es", "hadal-es"],
        "azrak": 24,
        "order": text("Order"),
        "return": {
            "text": text("Return"),
            "outcomes": [{"id": "done", "text": text("Done"), "score": 10, "won": True}],
            "lost": text("Lost"),
        },
        "destiny": [0, 0],
        **head,
    }
    files: dict[str, Data] = {
        "pack": pack,
        "prologue": {"prologue": list(prologue)},
        "locations": {"maps": list(maps), "locations": [*locations, location("end", card("B", END))]},
        "receptacles": {"receptacles": list(receptacles)},
    }
    more = {"items": items, "tokens": tokens, "mysteries": mysteries, "counters": counters, "countdowns": countdowns}
    for name, group in more.items():
        if group:
            files[name] = {name: list(group)}
    return files


def write(folder: Path, files: dict[str, Data]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / f"{name}.yaml").write_text(json.dumps(data, indent=1, ensure_ascii=False), "utf-8")
    return folder


def read(folder: Path, files: dict[str, Data]) -> TimeStoriesPack:
    return read_mission(Folder(write(folder, files), "small"))


def begin(
    pack: TimeStoriesPack, seats: int = 2, profile: str = "", destiny: tuple[int, ...] = (), captain: int = 0, seed: int = 1
) -> TimeStoriesState:
    """Receptacles chosen in order and a captain named: the first round's captain phase."""
    state = GAME.new(seats, seed, {"profile": profile, "destiny": destiny}, pack)
    for agent in range(state.n):
        state.apply(state.owner(agent), do.ChooseReceptacle(agent, pack.people[agent].id))
    while state.left_things:
        state.apply(0, do.VOLUNTEER[0])
    state.apply(state.owner(captain), do.VOLUNTEER[captain])
    return state


def act(state: TimeStoriesState, *actions: Any) -> None:
    for action in actions:
        state.apply(state.owner(action.agent), action)


def heard(state: TimeStoriesState, *actions: Any) -> Heard:
    """Do it and keep what was told, with its audience."""
    listener = Heard()
    for action in actions:
        state.apply(state.owner(action.agent), action, listener)
    return listener


def refused(state: TimeStoriesState, action: Any, seat: int | None = None) -> str:
    """The rule that refuses the action, which must change nothing and have a reason in both languages."""
    before = state.digest()
    with pytest.raises(Refused) as caught:
        state.apply(state.owner(action.agent) if seat is None else seat, action)
    assert state.digest() == before
    assert caught.value.say("es")
    assert caught.value.say("en")
    return caught.value.rule


def arrive(state: TimeStoriesState, place: str, *slots: int) -> None:
    """The captain takes the group there, agents 0, 1, ... take these cards and tell of them."""
    if state.step == NAMING:  # alone in hadal (TS-R6)
        act(state, do.VOLUNTEER[0])
    act(state, do.ChooseLocation(state.captain, place))
    for agent, slot in zip(state.in_control(), slots, strict=False):
        act(state, do.RECON[agent][slot])
    for agent in state.in_control():
        if state.step == TELEPATHY and state.holds[agent] >= 0:
            act(state, do.RECOUNT[agent])


def leave(state: TimeStoriesState) -> None:
    """Everyone stands by and is ready; then between locations."""
    for agent in state.in_control():
        if state.holds[agent] >= 0:
            act(state, do.STAND_BY[agent])
        act(state, do.READY[agent])


def next_round(state: TimeStoriesState) -> None:
    for agent in state.in_control():
        act(state, do.READY[agent])


def counter(name: str, **more: Any) -> Data:
    return {"id": name, "name": text(name), **more}


def option(label: str, *then: Data, **more: Any) -> Data:
    return {"label": text(label), "then": list(then), **more}


def attempt(state: TimeStoriesState, agent: int, boosts: int = 0, support: tuple[int, ...] = (), which: int = 0) -> None:
    """Attempt a test, boost it, have it supported by these agents, one Azrak each time, and let it resolve."""
    act(state, do.ATTEMPT[agent][which], *[do.BOOST[agent]] * boosts)
    if not support:
        act(state, do.DRAW[agent])
        return
    act(state, do.ASK_SUPPORT[agent], *[do.SUPPORT[helper][agent] for helper in support])
    while undecided(state, agent):
        act(state, do.DECLINE[undecided(state, agent)[0]][agent])


def is_testing(state: TimeStoriesState, agent: int) -> bool:
    return state.tests[agent] is not None


def in_conflict(state: TimeStoriesState) -> list[int]:
    """Those in a personal conflict."""
    return [agent for agent in range(state.n) if state.personal >> agent & 1]
