"""How a mission ends: the result is read off the Mission Return (TS-13)."""

from __future__ import annotations

from horae.core.game import Result, Tell
from horae.games.timestories import events as ev
from horae.games.timestories.position import OVER, Point, Position


def finish(position: Position, outcome: int, reason: str, tell: Tell | None) -> None:
    """TS-13.1, TS-13.2: the result is read off the Mission Return."""
    table = position.pack.head.mission_return
    won, text = False, table.lost if reason == "lost_control" else None
    if outcome >= 0:
        ending = table.outcomes[outcome]
        reason, won, text = ending.id, ending.won, ending.text
    position.reckoning = _reckoning(position, outcome)
    score = sum(line.points for line in position.reckoning)
    if tell:
        for line in position.reckoning:
            words = table.extras[line.extra].text if line.extra >= 0 else None
            tell(ev.ExtraScored(words, line.points, line.source, position.returned if line.source == "return" else 0))
    position.step = OVER
    remember(position, tell)
    figures = {"score": score, "azrak_on_return": position.returned, "rounds": position.round, "runs": position.run}
    position.outcome = Result(tuple(range(position.seat_count)) if won else (), reason, figures)
    if tell:
        tell(ev.MissionEnded(reason, text, won, score, position.returned))


def _reckoning(position: Position, outcome: int) -> tuple[Point, ...]:
    """Every line of the score: the end reached, what was achieved on the way, what the Return costs (TS-13.2)."""
    table = position.pack.head.mission_return
    if outcome < 0:
        return (Point("lost", table.least),)
    lines = [Point("ending", table.outcomes[outcome].score)]
    reader = position.captain if position.captain >= 0 else 0
    for place, (holds, points) in enumerate(position.pack.extras):
        if holds(position, reader):
            lines.append(Point("extra", points, place))
    if table.less_per_azrak and position.returned:
        lines.append(Point("return", -table.less_per_azrak * position.returned))
    below = table.least - sum(line.points for line in lines)
    return (*lines, Point("least", below)) if below > 0 else tuple(lines)


def remember(position: Position, tell: Tell | None) -> None:
    """What a campaign will know of this mission (TS-1.4)."""
    reader = position.captain if position.captain >= 0 else 0
    for place, (name, text, holds) in enumerate(position.pack.experience):
        if holds(position, reader):
            position.remembered |= 1 << place
            if tell:
                tell(ev.ExperienceGained(name, text))
