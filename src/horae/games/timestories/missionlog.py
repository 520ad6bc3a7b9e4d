"""The Mission Log: what is kept of a finished mission (TS-1.4, TS-13.2). Who writes it down knows the hour."""

from __future__ import annotations

from msgspec import Struct

from horae.core.game import Result
from horae.core.speech import Listing, Phrase, Sayable, Text
from horae.games.timestories.pack import TimeStoriesPack


class MissionLogEntry(Struct, frozen=True):
    mission: str
    title: Text
    profile: str
    profile_title: Text
    names: tuple[str, ...]
    score: int
    azrak_on_return: int
    outcome: str
    ending: Text | None
    """What the Mission Return says of it; none for a mission that was given up."""
    runs: int
    when: str
    """Empty where nobody knows."""
    experience: tuple[Text, ...] = ()
    """What a campaign remembers of it."""

    @classmethod
    def of(
        cls,
        pack: TimeStoriesPack,
        result: Result,
        names: tuple[str, ...],
        when: str,
        profile: str = "",
        experience: tuple[Text, ...] = (),
    ) -> MissionLogEntry:
        figures = result.figures
        played = pack.profile(profile)
        table = pack.head.mission_return
        endings = {one.id: one.text for one in table.outcomes} | {"lost_control": table.lost}
        return cls(
            mission=pack.id,
            title=pack.title,
            profile=played.id,
            profile_title=played.title,
            names=names,
            score=figures["score"],
            azrak_on_return=figures["azrak_on_return"],
            outcome=result.reason,
            ending=endings.get(result.reason),
            runs=figures["runs"],
            when=when,
            experience=experience,
        )

    def lines(self) -> list[tuple[Phrase, Sayable]]:
        """The entry as it is read: what is said, and what it is called."""
        told: list[tuple[str, Sayable]] = [
            ("mission", self.title),
            ("profile", self.profile_title),
            ("names", Listing(self.names)),
            ("when", self.when),
            ("ending", self.ending if self.ending is not None else Phrase("timestories-end-stopped")),
            ("score", self.score),
            ("return", self.azrak_on_return),
            ("runs", self.runs),
            *(("experience", text) for text in self.experience),
        ]
        shown = [(key, value) for key, value in told if value != "" and (key != "runs" or self.runs > 1)]
        return [(Phrase(f"timestories-log-{key}"), value) for key, value in shown]
