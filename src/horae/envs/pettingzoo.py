"""The games as PettingZoo knows them: `AEC`, one seat after the other, and `Parallel`, all who are waited for at once.

    import pettingzoo, horae.envs.pettingzoo
    env = pettingzoo.make("aec", "horae/shipwreck-v1", seats=4, options={"difficulty": "total"})

Importing this registers every game. An action that is not legal ends the game and costs who did it 1 (together, all), unless
`illegal="raise"` is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, aec_registry, parallel_registry, register

from horae.core.game import Options, Result, Seat
from horae.envs.encoding import Row
from horae.envs.task import ENCODINGS, Deals, IllegalAction, Mask, Play, Task

Illegal: TypeAlias = Literal["lose", "raise"]
Observation: TypeAlias = dict[str, Any]


class Setting:
    """What both kinds of environment have in common: the task, its spaces, its seats by name, and how a game ends."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | Options | None = None,
        pack: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        waits: bool = False,
    ) -> None:
        self.task = Task(game, seats, options, pack)
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.names = [f"seat_{seat}" for seat in range(self.task.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        highest = self.task.encoding.highest
        self.actions = len(self.task.moves) + waits
        self.action_spaces = {name: spaces.Discrete(self.actions) for name in self.names}
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for name in self.names
        }
        everybody = np.tile(highest, self.task.seats)
        self.state_space = spaces.Box(np.zeros_like(everybody), everybody, dtype=np.uint8)

    def penalties(self, culprits: list[Seat]) -> dict[str, float]:
        """What an illegal action costs."""
        together = self.task.game.cooperative
        return {name: -1.0 if together or seat in culprits else 0.0 for name, seat in self.seat_of.items()}

    def metadata(self, parallel: bool) -> dict[str, Any]:
        return {"name": self.task.id, "render_modes": ["ansi"], "is_parallelizable": parallel}


def told_of(result: Result | None) -> dict[str, Any]:
    """What is told of a game's end."""
    return {} if result is None else {"reason": result.reason, "figures": dict(result.figures), "winners": result.winners}


def words_of(play: Play, mode: str | None) -> str | None:
    return play.in_words(play.acting) if mode == "ansi" else None


def everything(play: Play) -> Row:
    """What everybody sees, one seat after the other."""
    viewer = play.state.viewer()
    return np.concatenate([play.observe(seat, viewer) for seat in range(play.task.seats)])


class AEC(AECEnv[str, Observation, int]):
    """One seat is asked after the other: of those waited for, the first clockwise after whoever acted last. Rewards come at the
    end of a game. `max_cycles` truncates it after so many moves."""

    play: Play

    def __init__(self, game: str, **given: Any) -> None:
        """`seats`, `options`, `pack`, `max_cycles`, `illegal` ("lose" or "raise"), `render_mode`."""
        super().__init__()
        self._set_up(Setting(game, **given), Deals())

    def _set_up(self, setting: Setting, deals: Deals) -> None:
        self.setting = setting
        self._deals = deals
        self.max_cycles = setting.max_cycles
        self.render_mode = setting.render_mode
        self.metadata = setting.metadata(parallel=False)
        self.possible_agents = [*setting.names]
        self.action_spaces = setting.action_spaces
        self.observation_spaces = setting.observation_spaces
        self.state_space = setting.state_space
        self.moves = setting.task.moves

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. `options` are not used: what a game is played with is said when it is made."""
        if seed is not None:
            self._deals = Deals(seed)
        self.play = self.setting.task.play(self._deals.next())
        names = self.setting.names
        self.agents = [*names]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos = {name: {"action_mask": self._no_mask()} for name in names}
        self._skip_agent_selection: str | None = None
        self._point()

    def _no_mask(self) -> Mask:
        return np.zeros(self.setting.actions, np.int8)

    def _point(self) -> None:
        """Turn to whom it is on."""
        seat = self.play.acting
        if seat is not None:
            self.agent_selection = name = self.setting.names[seat]
            self.infos[name] = {"action_mask": self.play.mask(seat)}

    def ask(self, agent: str) -> None:
        """Have another seat act, which may do something though nobody waits for it. Raises IllegalAction if it may not."""
        before = self.agent_selection
        self.play.ask(self.setting.seat_of[agent])
        self.infos[before] = {"action_mask": self._no_mask()}
        self._point()

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[name] = 0.0
        self.infos[name] = {"action_mask": self._no_mask()}
        play, seat = self.play, self.setting.seat_of[name]
        try:
            play.step(seat, -1 if action is None else int(action))
        except IllegalAction:
            if self.setting.illegal == "raise":
                self._point()
                raise
            self._end(self.setting.penalties([seat]), {"illegal": name})
            return
        if play.acting is None:
            rewards = dict(zip(self.setting.names, play.rewards(), strict=True))
            self._end(rewards, told_of(play.state.result()))
        else:
            self._point()
            if self.max_cycles is not None and len(play.acts) >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: dict[str, float], told: dict[str, Any]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {name: {"action_mask": self._no_mask(), **told} for name in self.agents}
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the seat sees; its mask is all 0 unless it is on it."""
        seat = self.setting.seat_of[agent]
        mask = self.infos[agent]["action_mask"].copy() if agent in self.infos else self._no_mask()
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def state(self) -> Row:
        """What everybody sees, one seat after the other: for a critic that may know all hands, never for a player."""
        return everything(self.play)

    def render(self) -> str | None:
        """With `render_mode="ansi"`: the table in words, as the seat sees it that is to act."""
        return words_of(self.play, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def copy(self) -> AEC:
        """An environment that stands where this one does and goes on by itself, for search."""
        twin = AEC.__new__(AEC)
        twin._set_up(self.setting, self._deals.copy())
        twin.max_cycles = self.max_cycles
        twin.play = self.play.copy()
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, getattr(self, name).copy())
        twin.infos = {name: {**info} for name, info in self.infos.items()}
        twin._skip_agent_selection = self._skip_agent_selection
        twin.agent_selection = self.agent_selection
        return twin

    def __deepcopy__(self, memo: object) -> AEC:
        return self.copy()


class Parallel(ParallelEnv[str, Observation, int]):
    """All seats that are waited for act in one step; the others wait, which is the last of the actions and all they may do.

    The acts count one after the other, clockwise from the seat that is asked first in `AEC`, as far as each is still waited for
    and legal; what others forestalled is not done, which `info["done"]` says, and its seat chooses again. So a choice that the
    rules make all at once is made at once, and where whoever speaks first decides for all, seats take turns in being first.
    `max_cycles` truncates a game after so many steps.
    """

    play: Play

    def __init__(self, game: str, **given: Any) -> None:
        """`seats`, `options`, `pack`, `max_cycles`, `illegal` ("lose" or "raise"), `render_mode`."""
        self._set_up(Setting(game, **given, waits=True), Deals())

    def _set_up(self, setting: Setting, deals: Deals) -> None:
        self.setting = setting
        self._deals = deals
        self.max_cycles = setting.max_cycles
        self.render_mode = setting.render_mode
        self.metadata = setting.metadata(parallel=True)
        self.possible_agents = [*setting.names]
        self.agents: list[str] = []
        self.action_spaces = setting.action_spaces
        self.observation_spaces = setting.observation_spaces
        self.state_space = setting.state_space
        self.moves = setting.task.moves
        self.steps = 0
        self.wait = setting.actions - 1

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game. `options` are not used: what a game is played with is said when it is made."""
        if seed is not None:
            self._deals = Deals(seed)
        self.play = self.setting.task.play(self._deals.next())
        self.agents = [*self.setting.names]
        self.steps = 0
        return self._shown({})

    def _mask(self, seat: Seat, waited_for: bool) -> Mask:
        mask = np.zeros(self.setting.actions, np.int8)
        mask[self.play.legal(seat) if waited_for else self.wait] = 1
        return mask

    def _shown(self, told: dict[str, Any]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        waited_for, viewer = self.play.waited_for(), self.play.state.viewer()
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, name in enumerate(self.setting.names):
            mask = self._mask(seat, seat in waited_for)
            observations[name] = {"observation": self.play.observe(seat, viewer), "action_mask": mask}
            infos[name] = {"action_mask": mask.copy(), "done": False, **told}
        return observations, infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody's action, by name. Who is not in it does nothing in this step."""
        play, names = self.play, self.setting.names
        waited_for = play.waited_for()
        chosen = {self.setting.seat_of[name]: int(action) for name, action in actions.items()}
        wrong = [seat for seat, action in chosen.items() if not self._may(seat, action, seat in waited_for)]
        if wrong and self.setting.illegal == "raise":
            raise IllegalAction(play.why_not(wrong[0], chosen[wrong[0]]))
        self.steps += 1
        if wrong:
            observations, infos = self._shown({"illegal": names[wrong[0]]})
            return self._last(observations, self.setting.penalties(wrong), infos)
        done = [seat for seat in waited_for if seat in chosen and self._forestalled_or_done(seat, chosen[seat])]
        observations, infos = self._shown(told_of(play.state.result()))
        for seat in done:
            infos[names[seat]]["done"] = True
        if play.over():
            return self._last(observations, dict(zip(names, play.rewards(), strict=True)), infos)
        truncated = self.max_cycles is not None and self.steps >= self.max_cycles
        if truncated:
            self.agents = []
        return observations, dict.fromkeys(names, 0.0), dict.fromkeys(names, False), dict.fromkeys(names, truncated), infos

    def _may(self, seat: Seat, action: int, waited_for: bool) -> bool:
        return action in self.play.legal(seat) if waited_for else action == self.wait

    def _forestalled_or_done(self, seat: Seat, action: int) -> bool:
        """Do it if it can still be done. Gives whether it was."""
        play = self.play
        if seat not in play.state.deciding() or action not in play.legal(seat):
            return False
        play.do(seat, play.task.moves[action])
        return True

    def _last(
        self, observations: dict[str, Observation], rewards: dict[str, float], infos: dict[str, dict[str, Any]]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        names = self.setting.names
        self.agents = []
        return observations, rewards, dict.fromkeys(names, True), dict.fromkeys(names, False), infos

    def state(self) -> Row:
        """What everybody sees, one seat after the other: for a critic that may know all hands, never for a player."""
        return everything(self.play)

    def render(self) -> str | None:
        """With `render_mode="ansi"`: the table in words, as the seat sees it that is asked first."""
        return words_of(self.play, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def copy(self) -> Parallel:
        """An environment that stands where this one does and goes on by itself, for search."""
        twin = Parallel.__new__(Parallel)
        twin._set_up(self.setting, self._deals.copy())
        twin.max_cycles, twin.steps = self.max_cycles, self.steps
        twin.play = self.play.copy()
        twin.agents = [*self.agents]
        return twin

    def __deepcopy__(self, memo: object) -> Parallel:
        return self.copy()


def env(game: str, **given: Any) -> AEC:
    """PettingZoo's usual name for it."""
    return AEC(game, **given)


def parallel_env(game: str, **given: Any) -> Parallel:
    """PettingZoo's usual name for it."""
    return Parallel(game, **given)


def register_games() -> None:
    """Every game of which an encoding is installed."""
    for name in ENCODINGS.found():
        if f"horae/{name}" not in aec_registry:
            register("aec", f"horae/{name}", entry_point=AEC, kwargs={"game": name})
        if f"horae/{name}" not in parallel_registry:
            register("parallel", f"horae/{name}", entry_point=Parallel, kwargs={"game": name})


register_games()
