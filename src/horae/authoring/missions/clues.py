"""The clue map: what players must work out, by which cards, and whether those can be read before it is needed.

It stands in a mission's folder as `writers/clues.yaml`, apart from what is played; `horae mission lint` checks it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal

from msgspec import Struct

from horae.authoring.missions.facts import Derived
from horae.authoring.missions.search import Team
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.timestories.compiler import Path, nearest
from horae.games.timestories.pack import TimeStoriesPack
from horae.packs.reader import Document, Folder

FILE = "writers/clues.yaml"
ENOUGH = 3
"""So many clues a conclusion has, in so many places, held by so many."""


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that says part of it: where it is come by, who or what holds it, who can read it."""

    card: str
    place: str
    held_by: str
    says: str
    readers: Literal["all"] | tuple[str, ...] = "all"
    """The receptacles that can read it, where not all can."""


class Conclusion(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    says: str
    before: str
    """The card at which it is needed."""
    clues: tuple[Clue, ...]


class ClueMap(Struct, frozen=True, forbid_unknown_fields=True):
    conclusions: tuple[Conclusion, ...]


class ClueFinding(Struct, frozen=True):
    severity: str
    path: Path
    why: Phrase


def clue_map(folder: Folder) -> tuple[Document, ClueMap] | None:
    """A mission's clue map, if it has one. Raises BadPack with the line of what is wrong in it."""
    if not folder.root.joinpath(FILE).is_file():
        return None
    file = folder.document(FILE)
    return file, file.decode(ClueMap)


def check_clues(pack: TimeStoriesPack, clues: ClueMap, receptacles: Iterable[int] = (2,)) -> Iterator[ClueFinding]:
    """What is wrong with a clue map: names, too few clues, conclusions that a team cannot work out in time."""
    found = [*_names(pack, clues)]
    yield from found
    for place, conclusion in enumerate(clues.conclusions):
        yield from _numbers(place, conclusion)
    if not found:
        yield from _out_of_reach(pack, clues, receptacles)


def _names(pack: TimeStoriesPack, clues: ClueMap) -> Iterator[ClueFinding]:
    seen: set[str] = set()
    for place, conclusion in enumerate(clues.conclusions):
        path: Path = ("conclusions", place)
        if conclusion.id in seen:
            yield _finding("error", (*path, "id"), "pack-duplicate-id", id=conclusion.id)
        seen.add(conclusion.id)
        if conclusion.before not in pack.card_index:
            yield _unknown("card", (*path, "before"), conclusion.before, pack.card_index)
        for at, clue in enumerate(conclusion.clues):
            if clue.card not in pack.card_index:
                yield _unknown("card", (*path, "clues", at, "card"), clue.card, pack.card_index)
            for reader in () if clue.readers == "all" else clue.readers:
                if reader not in pack.names.receptacles:
                    yield _unknown("receptacle", (*path, "clues", at, "readers"), reader, pack.names.receptacles)


def _numbers(place: int, conclusion: Conclusion) -> Iterator[ClueFinding]:
    for kind, found in (
        ("clues", [clue.card for clue in conclusion.clues]),
        ("places", [clue.place for clue in conclusion.clues]),
        ("holders", [clue.held_by for clue in conclusion.clues]),
    ):
        count = len(set(found))
        if count < ENOUGH:
            why: dict[str, Sayable] = {"name": conclusion.id, "count": count, "least": ENOUGH}
            yield _finding("warning", ("conclusions", place), f"mission-clue-few-{kind}", **why)


def _out_of_reach(pack: TimeStoriesPack, clues: ClueMap, receptacles: Iterable[int]) -> Iterator[ClueFinding]:
    """Conclusions of which a team can read no clue in time, and clues that no team can."""
    read: set[tuple[int, int]] = set()
    without: dict[int, list[str]] = {}
    for team in _teams(pack, receptacles):
        for place, conclusion in enumerate(clues.conclusions):
            in_time = readable_before(team, conclusion)
            read.update((place, at) for at in in_time)
            if not in_time:
                without.setdefault(place, []).append(" + ".join(pack.people[number].id for number in team.people))
    for place, teams in without.items():
        conclusion = clues.conclusions[place]
        why: dict[str, Sayable] = {"name": conclusion.id, "before": conclusion.before, "teams": Listing(tuple(teams))}
        yield _finding("error", ("conclusions", place), "mission-clue-no-team", **why)
    for place, conclusion in enumerate(clues.conclusions):
        for at, clue in enumerate(conclusion.clues):
            if (place, at) not in read and place not in without:
                late: dict[str, Sayable] = {"name": clue.card, "before": conclusion.before}
                yield _finding("warning", ("conclusions", place, "clues", at), "mission-clue-too-late", **late)


def conclusions_in_time(pack: TimeStoriesPack, clues: ClueMap, receptacles: int) -> list[int]:
    """Of each conclusion, how many clues can be read in time by the team of that size that can read fewest."""
    fewest = [len(one.clues) for one in clues.conclusions]
    for team in _teams(pack, [receptacles]):
        for place, conclusion in enumerate(clues.conclusions):
            fewest[place] = min(fewest[place], len(readable_before(team, conclusion)))
    return fewest


def _teams(pack: TimeStoriesPack, receptacles: Iterable[int]) -> Iterator[Team]:
    for size in receptacles:
        for people in combinations(range(len(pack.people)), size):
            yield Team(pack, size, pack.profiles[0].id, people)


def readable_before(team: Team, conclusion: Conclusion) -> list[int]:
    """Which of its clues this team can read without having come to the card at which the conclusion is needed."""
    pack, facts = team.pack, team.facts
    needed = pack.card_index[conclusion.before]
    reading = facts.readings(needed)
    without: Derived | None = None  # worked out only where the way that is known leads through that card
    found: list[int] = []
    for at, clue in enumerate(conclusion.clues):
        card = pack.card_index[clue.card]
        readers = pack.names.receptacles if clue.readers == "all" else clue.readers
        agents = [agent for agent in facts.agents if pack.people[team.people[agent]].id in readers]
        reads = [facts.follows(pack.cards[card].start, agent) for agent in agents]
        if all(team.derived.needs([fact], reading) for fact in reads):
            without = without or facts.derive_without(team.beginning(0)[0], needed)
            if not any(without.holds(fact) for fact in reads):
                continue
        found.append(at)
    return found


def _finding(severity: str, path: Path, key: str, /, **args: Sayable) -> ClueFinding:
    return ClueFinding(severity, path, Phrase(key, args))


def _unknown(kind: str, path: Path, name: str, known: Sequence[str] | dict[str, int]) -> ClueFinding:
    return _finding("error", path, f"timestories-pack-no-{kind}", name=name, known=nearest(name, known))
