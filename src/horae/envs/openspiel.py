"""The games as OpenSpiel knows them: `horae_shipwreck_v1`, `horae_echoes_v1`, `horae_timestories_v1`.

    import pyspiel, horae.envs.openspiel
    game = pyspiel.load_game("horae_shipwreck_v1(players=4,options=difficulty:total)")

Importing this registers every game. Seats that are waited for at the same time are asked one after the other. The deal is four
chance nodes of 256 outcomes each; what is drawn later follows from it, so who searches beyond a draw takes
`State.resample_from_infostate`, which deals anew all that a player cannot know.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from horae.core.game import BadSetup
from horae.envs.task import ENCODINGS, Play, Task
from horae.games.registry import game as game_named

DEALS = 4
OUTCOMES = 256
_DEAL = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
_log = logging.getLogger("horae.envs")
LONGEST = 5000
"""A game that is not over after so many acts is nobody's: no game has come near it."""


def options_from(text: str) -> dict[str, object]:
    """The options of a game, from `difficulty:total;agreement:true`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


def type_of(name: str) -> pyspiel.GameType:
    game = game_named(name.partition("-v")[0])
    return pyspiel.GameType(
        short_name=f"horae_{name.replace('-', '_')}",
        long_name=f"Horae: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_range.stop - 1,
        min_num_players=game.seat_range.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": Task.usual_seats(game), "options": "", "pack": ""},
    )


class HoraeGame(pyspiel.Game):
    """A game with so many players, options and pack."""

    name: str
    type: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", Task.usual_seats(game_named(self.name.partition("-v")[0]))))
        try:
            self.task = Task(self.name, seats, options_from(given.get("options", "")), given.get("pack") or None)
        except BadSetup as wrong:
            raise pyspiel.SpielError(str(wrong)) from wrong
        together = self.task.game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.task.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, {**given})

    def new_initial_state(self, *_: object) -> HoraeState:
        return HoraeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: object = None) -> Observer:
        return Observer(self.task, kind)


class HoraeState(pyspiel.State):
    """A position: until the game is dealt, what was drawn for the deal; from then on the play."""

    def __init__(self, game: HoraeGame) -> None:
        super().__init__(game)
        self.task = game.task
        self.drawn: tuple[int, ...] = ()
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.play.acting is not None
        return self.play.acting

    def is_terminal(self) -> bool:
        return self.play is not None and (self.play.acting is None or len(self.play.acts) >= LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _DEAL

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else self.play.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            assert self.play.acting is not None
            self.play.do(self.play.acting, self.task.moves[action])
            return
        self.drawn = (*self.drawn, action)
        if len(self.drawn) == DEALS:
            self.play = self.task.play(int.from_bytes(bytes(self.drawn), "big"), listens=True)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return msgspec.json.encode(self.task.moves[action]).decode()

    def returns(self) -> list[float]:
        return [0.0] * self.task.seats if self.play is None else self.play.rewards()

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        """How the position came about, and a print of it."""
        if self.play is None:
            return f"to be dealt, {list(self.drawn)}"
        return f"{self.task.id}, act {len(self.play.acts)}, {self.play.state.digest()}"

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> HoraeState:
        """A position that looks the same to the player, with a past that the player heard alike."""
        twin: HoraeState = self.clone()
        if self.play is not None:
            twin.play = self.play.dealt_anew(player, int(chance() * (1 << 32)))
        return twin

    def observed(self, player: int) -> str:
        """The player's view, as JSON."""
        return "" if self.play is None else msgspec.json.encode(self.play.state.view(player)).decode()

    def remembered(self, player: int) -> str:
        """All that the player was ever told, and the view."""
        told = [] if self.play is None else self.play.told(player)
        return f"{msgspec.json.encode(told).decode()}\n{self.observed(player)}"


class Observer:
    """Tensors and strings of what a player sees, from the player's view alone."""

    def __init__(self, task: Task, kind: pyspiel.IIGObservationType | None) -> None:
        self.encoding = task.encoding
        self.remembers = kind is not None and kind.perfect_recall
        self.private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(task.encoding.size, np.float32)
        self.dict = {
            part.name: task.encoding.part(self.tensor, part.name) for part in task.encoding.parts.values() if part.size
        }

    def set_from(self, state: HoraeState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.observe(player if self.private else None)

    def string_from(self, state: HoraeState, player: int) -> str:
        return state.remembered(player) if self.remembers else state.observed(player)


def register_games() -> None:
    """Every game of which an encoding is installed. One that cannot be had is told of in the log and left out."""
    for name in ENCODINGS.found():
        short = f"horae_{name.replace('-', '_')}"
        if short not in pyspiel.registered_names():
            try:
                kind = type_of(name)
            except BadSetup as wrong:
                _log.warning("%s", wrong)
                continue
            pyspiel.register_game(kind, type(short, (HoraeGame,), {"name": name, "type": kind}))


register_games()
