"""The games as Gymnasium knows them: `OneSeat`, one seat for the learner and bots in the others.

    import gymnasium, horae.envs.gymnasium
    env = gymnasium.make("horae/shipwreck-v1", seats=3, bots=("reader",))

Importing this registers every game. An action that is not legal ends the game and costs 1, unless `illegal="raise"` is asked
for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from horae.bots.registry import bot_class, usual_bot
from horae.bots.seated import SeatedBots
from horae.core.game import Action, Options, Seat
from horae.core.rng import Rng
from horae.envs.task import ENCODINGS, IllegalAction, Play, Task

Observation = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """The learner is asked whenever it is on its seat; between that the bots act. Its reward comes at the end of a game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it
    play: Play

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | Options | None = None,
        pack: str | None = None,
        seat: Seat | None = 0,
        bots: Sequence[str] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`seat`: the learner's; None draws one for each game. `bots`: the names of those who sit after it clockwise, begun
        again when they are too few; none said: the one who usually sits down with people."""
        self.task = Task(game, seats, options, pack)
        names = (usual_bot(self.task.game),) if bots is None else tuple(bots)
        self.bots = [bot_class(self.task.game, name) for name in names]
        if not self.bots and self.task.seats > 1:
            raise ValueError("somebody has to sit in the other seats: name at least one bot")
        if seat is not None and not 0 <= seat < self.task.seats:
            raise ValueError(f"there are seats 0 to {self.task.seats - 1}, not {seat}")
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.moves = self.task.moves
        highest = self.task.encoding.highest
        self.action_space = spaces.Discrete(len(self.task.moves))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.task.moves),), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deal games until the learner has something to choose in one. `options` are not used."""
        super().reset(seed=seed)
        while True:
            drawn = int(self.np_random.integers(self.task.seats)) if self.fixed_seat is None else self.fixed_seat
            self._deal(int(self.np_random.integers(1 << 63)), drawn)
            if not self.play.over():
                return self._shown()

    def _deal(self, deal: int, seat: Seat) -> None:
        task = self.task
        self.seat, self.play = seat, task.play(deal)
        others = [(self.seat + after) % task.seats for after in range(1, task.seats)]
        made = [self.bots[place % len(self.bots)] for place in range(len(others))]
        bots = [make(task.game, seat, Rng(deal, f"bot {seat}"), task.pack) for make, seat in zip(made, others, strict=True)]
        self.seated = SeatedBots(bots, self.play.state.view)
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        play, tell = self.play, self.seated.tell if self.seated.listen else None
        while play.acting is not None and play.acting != self.seat:
            seat, state = play.acting, play.state
            play.do(seat, self.seated.at[seat].choose(state.view(seat), state.legal(seat)), tell)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play, number = self.play, int(action)
        if number not in play.legal(self.seat):
            if self.illegal == "raise":
                raise IllegalAction(play.why_not(self.seat, number))
            observation, info = self._shown()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self._act(self.task.moves[number])
        observation, info = self._shown()
        return observation, play.rewards()[self.seat], play.over(), False, info

    def _act(self, action: Action) -> None:
        self.play.do(self.seat, action, self.seated.tell if self.seated.listen else None)
        self._let_bots_play()

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and the same mask twice: in the observation and beside it. All 0 when the game is over."""
        mask = self.play.mask(self.seat)
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": self.seat}
        result = self.play.state.result()
        if result is not None:
            info |= {"reason": result.reason, "figures": dict(result.figures), "winners": list(result.winners)}
        return {"observation": self.play.observe(self.seat), "action_mask": mask}, info

    def render(self) -> str | None:
        """With `render_mode="ansi"`: the table in words, as the learner sees it."""
        return self.play.in_words(self.seat) if self.render_mode == "ansi" else None

    def copy(self) -> OneSeat:
        """An environment that stands where this one does and goes on by itself. Bots keep what they think to themselves, so the
        game is played again with new ones as far as it has come: dear, against bots that think long."""
        twin = OneSeat.__new__(OneSeat)
        twin.__dict__.update(self.__dict__)
        twin._np_random = deepcopy(self._np_random)
        assert self.play.began.seed is not None
        twin._deal(self.play.began.seed, self.seat)
        for seat, action in self.play.acts:
            if seat == self.seat:
                twin._act(action)
        if twin.play.acts != self.play.acts:
            raise RuntimeError("the bots did something else in the same game: one of them draws outside chance")
        return twin

    def __deepcopy__(self, memo: object) -> OneSeat:
        return self.copy()


def register_games() -> None:
    """Every game of which an encoding is installed."""
    for name in ENCODINGS.found():
        if f"horae/{name}" not in gymnasium.registry:
            gymnasium.register(f"horae/{name}", entry_point=OneSeat, kwargs={"game": name})


register_games()
