"""TIME Stories positions for tests: small missions, written as plain data and read through the same files a writer would
make, and a table at which the agents of a mission act in sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Self

from horae.core.game import Action, Event, Seat
from horae.core.refusal import Refused
from horae.core.speech import Text
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.games.timestories.position import STEP_NAMES
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.support import undecided
from horae.games.timestories.view import TimeStoriesView
from horae.packs.reader import Folder
from horae.testkit.play_script import PlayScript

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


def counter(name: str, **more: Any) -> Data:
    return {"id": name, "name": text(name), **more}


def option(label: str, *then: Data, **more: Any) -> Data:
    return {"label": text(label), "then": list(then), **more}


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


def campaign(folder: Path) -> Path:
    """The folder with two short missions in it, "eve" and "morrow": the second knows who has been through the first."""
    left = {"id": "sat-up", "text": text("You sat up all night."), "when": {"kind": "receptacles", "at_least": 2}}
    yawn = {"when": {"kind": "experience", "id": "sat-up"}, "text": text("You yawn.")}
    write(folder / "eve", mission(id="eve", title=text("The Eve"), experience=[left]))
    pier = location("pier", card("B", END), a={"passages": [yawn]})
    write(folder / "morrow", mission(pier, id="morrow", title=text("The Morrow"), profiles=["hadal-es"]))
    return folder


def position(
    pack: TimeStoriesPack, seats: int = 2, profile: str = "", destiny: tuple[int, ...] = (), captain: int = 0, seed: int = 1
) -> TimeStoriesTable:
    """Receptacles chosen in order and a captain named: the first round's captain phase."""
    table = TimeStoriesTable.new(pack, seats, seed, profile=profile, destiny=destiny).takes_receptacles()
    while table.state.left_things:
        table.does(0, do.VOLUNTEER[0])
    return table.acts(do.VOLUNTEER[captain])


class TimeStoriesTable(PlayScript[TimeStoriesState]):
    """A TIME Stories position with the verbs of its rulebook. Every action names its agent, and so who does it."""

    def __init__(self, state: TimeStoriesState) -> None:
        super().__init__(GAME, state, state.pack)
        self.check()

    @classmethod
    def new(cls, pack: TimeStoriesPack, seats: int = 2, seed: int = 1, **options: object) -> Self:
        """A mission set up as TS-3 says, before receptacles are chosen."""
        return cls(GAME.new(seats, seed, options, pack))

    def check(self) -> None:
        super().check()
        self._forget()

    def _forget(self) -> None:
        """A state remembers what it offered until it goes on; here more may be laid out before that."""
        self.state.offers = [None] * do.AGENTS

    # --- laying out ---

    def azrak(self, *pools: int, vortex: int | None = None, returned: int | None = None) -> Self:
        """Move Azrak before the part of play that a test is about: into the agents' pools from the Vortex (or back), and
        between the Vortex and the Mission Return so that either holds so much."""
        state = self.state
        for agent, pool in enumerate(pools):
            state.vortex += state.pools[agent] - pool
            state.pools[agent] = pool
        if vortex is not None:
            state.returned += state.vortex - vortex
            state.vortex = vortex
        if returned is not None:
            state.vortex += state.returned - returned
            state.returned = returned
        assert min(*state.pools, state.vortex, state.returned) >= 0, "there is not so much Azrak"
        self._forget()
        return self

    # --- what the agents do ---

    def acts(self, *actions: Action) -> Self:
        """The agents named do these, one after the other."""
        told: list[tuple[Event, Seat | None]] = []
        for action in actions:
            told += self.does(self.state.owner(do.agent_of(action)), action).last
        self.last = told
        return self

    def refuses(
        self,
        action: Action,
        *,
        rule: str,
        seat: Seat | None = None,
        saying: str | Text | None = None,
        mentioning: str | None = None,
    ) -> Refused:
        """The agent named (or somebody at another seat for it) tries it, and is refused under this rule."""
        who = self.state.owner(do.agent_of(action)) if seat is None else seat
        return self.refused(who, action, rule=rule, saying=saying, mentioning=mentioning)

    def takes_receptacles(self) -> Self:
        """Each agent inhabits the next receptacle of the mission."""
        return self.acts(*(do.ChooseReceptacle(agent, self.state.pack.people[agent].id) for agent in range(self.state.n)))

    def arrives(self, place: str, *slots: int) -> Self:
        """The captain takes the group there, agents 0, 1, ... take these cards and tell of them."""
        state = self.state
        if self.step == "naming":  # alone in hadal (TS-R6)
            self.acts(do.VOLUNTEER[0])
        self.acts(do.ChooseLocation(state.captain, place))
        for agent, slot in zip(state.in_control(), slots, strict=False):
            self.acts(do.RECON[agent][slot])
        for agent in state.in_control():
            if self.step == "telepathy" and state.holds[agent] >= 0:
                self.acts(do.RECOUNT[agent])
        return self

    def leaves(self) -> Self:
        """Everyone stands by and is ready; then between locations."""
        for agent in self.state.in_control():
            if self.state.holds[agent] >= 0:
                self.acts(do.STAND_BY[agent])
            self.acts(do.READY[agent])
        return self

    def next_round(self) -> Self:
        return self.acts(*(do.READY[agent] for agent in self.state.in_control()))

    def attempts(self, agent: int, boosts: int = 0, support: tuple[int, ...] = (), which: int = 0) -> Self:
        """Attempt a test, boost it, have it supported by these agents, one Azrak each time, and let it resolve."""
        self.acts(do.ATTEMPT[agent][which], *[do.BOOST[agent]] * boosts)
        if not support:
            return self.acts(do.DRAW[agent])
        self.acts(do.ASK_SUPPORT[agent], *[do.SUPPORT[helper][agent] for helper in support])
        while undecided(self.state, agent):
            self.acts(do.DECLINE[undecided(self.state, agent)[0]][agent])
        return self

    # --- what lies on the table ---

    def view(self, seat: Seat | None) -> TimeStoriesView:
        return self.state.view(seat)

    @property
    def step(self) -> str:
        return STEP_NAMES[self.state.step]

    @property
    def pools(self) -> list[int]:
        """Everybody's Azrak."""
        return self.state.pools

    @property
    def vortex(self) -> int:
        return self.state.vortex

    @property
    def returned(self) -> int:
        """What lies on the Mission Return."""
        return self.state.returned

    @property
    def captain(self) -> int:
        return self.state.captain

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def item_at(self) -> list[int]:
        """Before which agent each item lies; what the numbers beyond the agents mean says `position`."""
        return self.state.item_at

    def status(self, agent: int) -> str:
        """How an agent stands: in_control, ejected, lost_control or left_out."""
        return self.view(None).agents[agent].status

    def is_fighting(self) -> bool:
        """Whether there is a group conflict."""
        return self.state.fight >= 0

    def is_testing(self, agent: int) -> bool:
        return self.state.tests[agent] is not None

    def in_conflict(self) -> list[int]:
        """Those in a personal conflict."""
        return [agent for agent in range(self.state.n) if self.state.personal >> agent & 1]
