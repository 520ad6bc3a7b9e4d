"""The answers open to a card's question, and whose word it waits for where it asks the captain or the group (TS-R21)."""

from __future__ import annotations

from horae.games.timestories import compiler as op
from horae.games.timestories.position import Position


def ways(position: Position, agent: int, asked: int) -> list[int]:
    """The answers open to a question: for a "may" no (0) and yes (1), to a typed one leaving it (0), else the options
    that hold."""
    now = position.pack.ops[asked]
    if now.code == op.MAY:
        return [0, 1]
    if now.code == op.ANSWER:
        return [0]
    return [place for place, way in enumerate(now.ways) if way.when is None or way.when(position, agent)]


def open_votes(position: Position) -> list[int]:
    """Whose card puts a question to the captain or to the group (TS-R21)."""
    ops = position.pack.ops
    return [
        reader for reader in range(position.n) if position.asks[reader] >= 0 and ops[position.asks[reader]].who != op.READER
    ]


def to_vote(position: Position, reader: int) -> list[int]:
    """Whose word the question waits for: the captain's, or that of each in control, and the captain's again on a tie.
    Alone one person speaks for both of theirs (TS-R21)."""
    if position.pack.ops[position.asks[reader]].who == op.THE_CAPTAIN:
        return [position.captain]
    waiting = still_to_vote(position, reader)
    if waiting:
        return waiting
    return [position.captain] if decided(position, reader) < 0 else []


def ways_to_vote(position: Position, reader: int) -> list[int]:
    """What can be voted for; on a tie, what the captain chooses between."""
    asked = position.asks[reader]
    is_vote = position.pack.ops[asked].who == op.EVERYONE
    return _leading(position, reader) if is_vote and not still_to_vote(position, reader) else ways(position, reader, asked)


def still_to_vote(position: Position, reader: int) -> list[int]:
    open_ways = ways(position, reader, position.asks[reader])
    here = position.in_control()
    if position.solo:
        here = [reader] if reader in here else here[:1]
    return [agent for agent in here if position.votes[reader][agent] not in open_ways]


def _leading(position: Position, reader: int) -> list[int]:
    """The ways with most votes."""
    votes = position.votes[reader]
    open_ways = ways(position, reader, position.asks[reader])
    most = max((votes.count(way) for way in open_ways), default=0)
    return [way for way in open_ways if votes.count(way) == most]


def decided(position: Position, reader: int) -> int:
    """The way that the group goes, or -1 while it is open: most votes, a tie as the captain voted (TS-1.2)."""
    if still_to_vote(position, reader):
        return -1
    leading = _leading(position, reader)
    if len(leading) == 1:
        return leading[0]
    word = position.votes[reader][position.captain]
    return word if word in leading else -1


def is_asked_to_type(position: Position, agent: int) -> bool:
    asked = position.asks[agent]
    return asked >= 0 and position.pack.ops[asked].code == op.ANSWER
