"""How a mission ends: the result is read off the Mission Return (TS-13)."""

from __future__ import annotations

from horae.core.game import Result, Tell
from horae.games.timestories import events as ev
from horae.games.timestories.position import OVER, Position


def finish(position: Position, outcome: int, reason: str, tell: Tell | None) -> None:
    """TS-13.1, TS-13.2: the result is read off the Mission Return."""
    table = position.pack.head.mission_return
    won, score, text = False, table.least, table.lost if reason == "lost_control" else None
    if outcome >= 0:
        ending = table.outcomes[outcome]
        reason, won, text = ending.id, ending.won, ending.text
        reader = position.captain if position.captain >= 0 else 0
        score = ending.score + _extras(position, reader, tell)
        score = max(table.least, score - table.less_per_azrak * position.returned)
    position.step = OVER
    remember(position, tell)
    figures = {"score": score, "azrak_on_return": position.returned, "rounds": position.round, "runs": position.run}
    position.outcome = Result(tuple(range(position.seat_count)) if won else (), reason, figures)
    if tell:
        tell(ev.MissionEnded(reason, text, won, score, position.returned))


def _extras(position: Position, reader: int, tell: Tell | None) -> int:
    """The points for what was achieved on the way, each told with its words."""
    scored = 0
    written = position.pack.head.mission_return.extras
    for extra, (holds, points) in zip(written, position.pack.extras, strict=True):
        if holds(position, reader):
            scored += points
            if tell:
                tell(ev.ExtraScored(extra.text, points))
    return scored


def remember(position: Position, tell: Tell | None) -> None:
    """What a campaign will know of this mission (TS-1.4)."""
    reader = position.captain if position.captain >= 0 else 0
    for place, (name, text, holds) in enumerate(position.pack.experience):
        if holds(position, reader):
            position.remembered |= 1 << place
            if tell:
                tell(ev.ExperienceGained(name, text))
