"""Personal goals: what a receptacle wants, given once, the moment it has it (TS-R19)."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.azrak import gain
from horae.games.timestories.position import DEALING, Position


def reach_goals(position: Position, tell: Tell | None) -> None:
    """Whoever is in control and has what they wanted is given it, and it is read aloud.

    While an Update is due or dealt, what lies in the Vortex is spoken for (TS-9.7): then a goal waits."""
    if position.must_update or position.step == DEALING:
        return
    for agent in position.in_control():
        if position.who[agent] < 0 or position.doomed_lost >> agent & 1:
            continue
        for goal in position.pack.people[position.who[agent]].goals:
            if position.reached >> goal.number & 1 or not goal.when(position, agent):
                continue
            position.reached |= 1 << goal.number
            if tell:
                tell(ev.GoalReached(agent, goal.id, goal.text))
            gain(position, agent, goal.azrak, goal.from_return, tell)
