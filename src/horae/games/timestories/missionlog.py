"""The Mission Log: what is kept of a finished mission (TS-1.4, TS-13.2). Who writes it down knows the hour."""

from __future__ import annotations

from msgspec import Struct

from horae.core.game import Result
from horae.games.timestories.pack import TimeStoriesPack


class MissionLogEntry(Struct, frozen=True):
    mission: str
    profile: str
    names: tuple[str, ...]
    score: int
    outcome: str
    runs: int
    when: str

    @classmethod
    def of(cls, pack: TimeStoriesPack, result: Result, names: tuple[str, ...], when: str, profile: str = "") -> MissionLogEntry:
        figures = result.figures
        played = pack.profile(profile).id
        return cls(pack.id, played, names, figures["score"], result.reason, figures["runs"], when)
