"""TIME Stories keeps the laws of every game: for 1 to 4 people, on each of its three rule profiles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import NODEFAULT, Struct, structs

from horae import game
from horae.authoring.missions.schema import FILES
from horae.games.timestories import mission, vocabulary
from horae.games.timestories.moves import MOVES
from horae.testkit.conformance import Conformance, GameSetup
from horae.testkit.refused_actions import unsaid

MISSIONS = Path(__file__).parent
PROFILES = ("midsummer-en", "midsummer-es", "hadal-es")


ALL = [
    (seats + number, GameSetup(game("timestories"), seats, {"profile": profile}))
    for seats in (1, 2, 3, 4)
    for number, profile in enumerate(PROFILES)
]


NOT_IN_EACH = frozenset(bar.words for move in MOVES.values() for bar in move.bars)
"""No mission has a use for every bar, and some stand first in rare moments only: those are in `test_refusals_are_true`."""


class TestTimeStoriesConforms(Conformance):
    """Each number of people and each profile, in half of their combinations."""

    never_said = NOT_IN_EACH
    setups = tuple(setup for place, setup in ALL if place % 2)
    more = tuple(setup for place, setup in ALL if not place % 2)
    games = 3


class TestTimeStoriesConformsInALabyrinth(Conformance):
    """A mission that uses the whole vocabulary: conflicts of both kinds, group payments, mysteries of each kind, a
    shuffled pile, map pieces, replacements, abilities, ejections."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(MISSIONS / "labyrinth"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 3
    pairs = 60
    never_said = NOT_IN_EACH


class TestTimeStoriesConformsOnTheBrink(Conformance):
    """Pools of one to three Azrak: nearly every payment is somebody's last, in the prologue too."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(MISSIONS / "brink"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 3
    pairs = 60
    never_said = NOT_IN_EACH
    troubles = 40


class TestTimeStoriesConformsInAMasquerade(Conformance):
    """A mission that uses every word that came with format 2: answers, votes, moves, counters, countdowns, goals, hidden
    tokens, opponents, abilities in others' tests, tests on every kind of card."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile}, str(MISSIONS / "masquerade"))
        for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
    )
    games = 3
    pairs = 60
    never_said = NOT_IN_EACH
    troubles = 40


class TestTimeStoriesConformsOnTheFerry(Conformance):
    """A mission that uses what the others leave out, among it cards read aloud, a card A that can be taken, places closed and
    covered, a second story deck, tests and conflicts in Snap Recalls; played in a campaign and without one."""

    setups = tuple(
        GameSetup(game("timestories"), seats, {"profile": profile, "experience": known}, str(MISSIONS / "ferry"))
        for seats, profile, known in (
            (1, "hadal-es", ()),
            (2, "midsummer-en", ("other-side",)),
            (3, "midsummer-es", ("other-side", "elsewhere")),
            (4, "hadal-es", ()),
        )
    )
    games = 3
    pairs = 60
    never_said = NOT_IN_EACH
    troubles = 40


ROOT = MISSIONS.parents[1]
SHIPPED = ("summer-night", str(ROOT / "examples" / "salt"))
BY_OTHERS = tuple(str(folder) for folder in sorted((ROOT / "tests" / "missions").iterdir()) if (folder / "pack.yaml").exists())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_refusal_is_true_in_the_missions_that_people_play(seats: int, pytestconfig: pytest.Config) -> None:
    """Whole missions, in fair and in troubled play; with `--thorough` each with every number of people."""
    is_thorough = pytestconfig.getoption("thorough", 1) > 1
    setups = [
        GameSetup(game("timestories"), seats, {"profile": _profile(source, seats)}, source)
        for place, source in enumerate((*SHIPPED, *BY_OTHERS))
        if is_thorough or place % 4 == seats - 1
    ]
    told, _ = unsaid(setups, 2_000, one_in=12)
    assert told.refused >= 2_000


def _profile(source: str, seats: int) -> str:
    known = game("timestories").load_pack(source).profiles
    return str(known[seats % len(known)].id)


def test_every_word_that_a_mission_may_say_is_held_to_the_laws() -> None:
    """Each struct that a writer fills in, and each of its fields, is used in one of the missions above."""
    missions = (None, *(str(MISSIONS / name) for name in ("labyrinth", "brink", "masquerade", "ferry")))
    said = {each for source in missions for each in _said(game("timestories").load_pack(source).parts.everything())}
    files = set(FILES.values()) - {mission.Head}
    kinds = {kind for module in (mission, vocabulary) for kind in vars(module).values() if isinstance(kind, type)}
    words = {kind for kind in kinds if issubclass(kind, Struct) and not kind.__name__.startswith("_")} - files
    fields = {(kind, name) for kind in words for name in kind.__struct_fields__}
    unplayed = {(kind, name) for kind, names in mission.UNPLAYED.items() for name in names if name != "portrait"}
    assert {f"{kind.__name__}.{name}" for kind, name in fields - said - unplayed} == set()


def _said(part: object) -> Iterator[tuple[type[Struct], str]]:
    """What is filled in, wherever it stands: the fields that have no default, and those that hold something else."""
    if isinstance(part, Struct):
        for field in structs.fields(part):
            value = getattr(part, field.name)
            if field.default is NODEFAULT or value != field.default:
                yield type(part), field.name
            yield from _said(value)
    elif isinstance(part, tuple | dict):
        for one in part.values() if isinstance(part, dict) else part:
            yield from _said(one)
