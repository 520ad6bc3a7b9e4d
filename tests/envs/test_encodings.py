"""What a view is as numbers: as documented, as the fast twin has it, and nothing that a seat sees is lost on the way."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

import horae
from horae.core.rng import Rng
from horae.envs import echoes
from horae.envs.encoding import Row
from horae.envs.shipwreck import ShipwreckEncoding
from horae.envs.task import ENCODINGS, Task, versioned
from horae.fast.tables import GAME
from horae.fast.twin import Twin
from horae.games.echoes.stack import Pending
from horae.games.shipwreck.actions import PREDICTIONS, Pass, UsePower
from horae.games.shipwreck.state import ShipwreckState
from horae.packs.installed import named
from horae.testkit.environments import actions_listed, parts_listed, positions
from horae.testkit.random_play import GameSetup, play_on
from horae.testkit.secrecy import first_difference
from horae.testkit.twins import LAGOON, OPTIONS, Different, Sight, follow, record

ROOT = Path(__file__).parents[2]
MISSIONS = ROOT / "tests/conformance"


# --- as documented ---


@pytest.mark.parametrize(("game", "seats"), [("shipwreck", 3), ("echoes", 2), ("timestories", 1)])
def test_the_page_of_a_game_lists_its_observation_and_its_actions(game: str, seats: int) -> None:
    page = (ROOT / f"docs/environments-{game}.md").read_text("utf-8")
    task = Task(game, seats)
    for table in (parts_listed(task), actions_listed(task)):
        assert table in page, table


@pytest.mark.parametrize("number", range(4))
def test_the_examples_run(number: int) -> None:
    page = (ROOT / "docs/environments.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 4
    exec(compile(examples[number], "docs/environments.md", "exec"), {})


def test_the_newest_version_is_meant_where_none_is_said() -> None:
    assert [versioned(name.partition("-v")[0]) for name in ENCODINGS.own] == list(ENCODINGS.own)
    assert Task("echoes").id == "horae/echoes-v1"
    assert all(isinstance(named(where), type) for where in ENCODINGS.own.values())


GOLDEN = {
    "shipwreck-v1": ("lagoon", "5dc109f2682de3d0"),
    "echoes-v1": ("maelstrom", "cbff07c03146be60"),
    "timestories-v1": ("labyrinth", "2690f0b4e5d4302a"),
}
"""A print of what three people see in random games, in packs that stay as they are."""


@pytest.mark.parametrize("name", GOLDEN)
def test_a_version_that_is_out_is_not_changed(name: str) -> None:
    """Who learned under it plays on: another layout, another meaning or other numbers of actions need another version."""
    pack, expected = GOLDEN[name]
    task = Task(name, 3, pack=str(MISSIONS / pack))
    parts = [(part.name, part.at, part.shape, part.high) for part in task.encoding.parts.values()]
    found = blake2b(msgspec.json.encode([task.moves, parts]), digest_size=8)
    for play in positions(task, 3, 4):
        for seat in range(3):
            found.update(play.observe(seat).tobytes())
    assert found.hexdigest() == expected


# --- as the twin has it ---


def seen_by(encoding: ShipwreckEncoding) -> Sight:
    return lambda view, _: encoding.encode(view).tolist()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_observation_of_shipwreck_is_the_fast_twins(seats: int) -> None:
    for source, given in ((None, OPTIONS[seats]), (LAGOON, OPTIONS[seats - 2])):
        pack, options = GAME.load_pack(source), GAME.options(given)
        encoding = ShipwreckEncoding(GAME, pack, seats)
        made = record(Twin(4, seats, options, pack, how="plain", seed=seats), options, 40, seed=seats)
        for game in range(4):
            assert follow(made, game, pack, sight=seen_by(encoding)) == 40
        assert len(encoding.moves) == made.mask.shape[-1]


def test_a_number_that_the_twin_has_otherwise_is_found() -> None:
    pack, options = GAME.load_pack(), GAME.options({})
    encoding = ShipwreckEncoding(GAME, pack, 2)
    made = record(Twin(1, 2, options, pack, how="plain", seed=1), options, 20, seed=1)
    with pytest.raises(Different, match="seen"):
        follow(made, 0, pack, sight=lambda view, _: [*encoding.encode(view).tolist()[:-1], 9])


# --- nothing is lost ---


def a_lucky_guess(state: ShipwreckState, seat: int) -> Any:
    held = state.hands[state.active]
    return PREDICTIONS[held[0]] if seat != state.active and held else None


SHIPWRECK: dict[str, Any] = {"weights": {Pass: 4, UsePower: 4}, "lucky": a_lucky_guess}
PLAYED: dict[str, list[GameSetup]] = {
    "shipwreck": [
        GameSetup(horae.game("shipwreck"), 3, {}, **SHIPWRECK),
        GameSetup(horae.game("shipwreck"), 3, {"agreement": True, "difficulty": "easy"}, **SHIPWRECK),
        GameSetup(horae.game("shipwreck"), 4, {"honour": True, "restless": True, "difficulty": "easy"}, LAGOON, **SHIPWRECK),
    ],
    "echoes": [
        GameSetup(horae.game("echoes"), 2),
        GameSetup(horae.game("echoes"), 4),
        GameSetup(horae.game("echoes"), 3, {}, str(MISSIONS / "maelstrom")),
    ],
    "timestories": [
        GameSetup(horae.game("timestories"), seats, options, pack)
        for seats, options, pack in (
            (1, {}, None),
            (3, {}, "summer-night"),
            (3, {"profile": "hadal-es"}, str(MISSIONS / "labyrinth")),
            (2, {}, str(MISSIONS / "masquerade")),
            (4, {"experience": ("other-side",)}, str(MISSIONS / "ferry")),
        )
    ],
}


@pytest.mark.parametrize("game", PLAYED)
def test_whatever_changes_for_a_seat_changes_its_numbers_and_every_part_is_used(game: str) -> None:
    used: defaultdict[str, int] = defaultdict(int)
    parts: set[str] = set()
    for setup in PLAYED[game]:
        task = Task(game, setup.seats, dict(setup.options), setup.pack_source)
        parts |= {part.name for part in task.encoding.parts.values() if part.size}
        for number in range(6 if game == "shipwreck" else 2):
            state, before = setup.new(number), dict[int, tuple[bytes, object]]()
            for _ in play_on(setup, state, Rng(number, "encodings")):
                for seat in range(setup.seats):
                    view, row = state.view(seat), task.encoding.encode(state.view(seat))
                    assert (row <= task.encoding.highest).all()
                    if seat in before and before[seat][0] == row.tobytes() and before[seat][1] != view:
                        difference = first_difference(msgspec.to_builtins(before[seat][1]), msgspec.to_builtins(view))
                        raise AssertionError(f"seat {seat} sees another {difference[0]} and gets the same numbers")
                    before[seat] = row.tobytes(), view
                    count_parts(task, row, used)
            for seat in range(setup.seats):
                count_parts(task, task.encoding.encode(state.view(seat)), used)
    assert parts - set(used) == set()


def count_parts(task: Task, row: Row, used: defaultdict[str, int]) -> None:
    for part in task.encoding.parts.values():
        used[part.name] += int(row[part.at : part.at + part.size].any())
        if not used[part.name]:
            del used[part.name]


def test_seats_of_echoes_count_from_ones_own() -> None:
    task = Task("echoes", 4)
    index = task.pack.index
    for play in positions(task, 2, 12):
        for seat in range(4):
            view: Any = play.state.view(seat)
            read = reader_of(task, task.encoding.encode(view))
            assert read("start").tolist() == [after == (view.start - seat) % 4 for after in range(4)]
            assert read("active").tolist() == [after == (view.active - seat) % 4 and view.active >= 0 for after in range(4)]
            assert Counter(view.hand) == counted(task, read("hand"))
            for person in view.people:
                after = (person.seat - seat) % 4
                assert read("people")[after, :3].tolist() == [1, person.hand, person.vp]
                for place, tile in enumerate(person.tiles):
                    assert Counter(tile) == counted(task, read("tiles")[after, place])
                assert Counter(person.brotherhood) == counted(task, read("brotherhoods")[after])
            for place, source in enumerate(view.sources):
                assert read("sources")[place, index[source.source] - task.pack.size] == 1
                assert read("holders")[place].any() == (source.holder >= 0)
                assert source.holder < 0 or read("holders")[place, (source.holder - seat) % 4] == 1
                assert Counter(source.under) == counted(task, read("under")[place])


def reader_of(task: Task, row: Row) -> Callable[[str], Any]:
    return lambda name: task.encoding.part(row, name)


def counted(task: Task, counts: Any) -> Counter[str]:
    return +Counter({task.pack.ids[card]: int(count) for card, count in enumerate(counts)})


def test_agents_of_time_stories_keep_their_numbers_and_ones_own_are_marked() -> None:
    task = Task("timestories", 3, pack="summer-night")
    for play in positions(task, 2, 25):
        for seat in range(3):
            view: Any = play.state.view(seat)
            read = reader_of(task, task.encoding.encode(view))
            for agent in view.agents:
                part = read("agents")[agent.agent]
                assert part[:6].tolist() == [1, agent.seat == seat, agent.azrak, agent.level, agent.magick, agent.slot + 1]
                assert read("items")[agent.agent].sum() == len(agent.items)
            lying = {task.pack.cards[card].id: int(slot) for card, slot in enumerate(read("panorama")) if slot}
            assert lying == {slot.card: place + 1 for place, slot in enumerate(view.panorama)}
            here = [place.id for number, place in enumerate(task.pack.places) if read("places")[number, 4]]
            assert here == ([view.location] if view.location else [])
            for mine in view.own:
                known = read("own cards")[mine.agent, 5]
                assert {task.pack.cards[card].id for card in known.nonzero()[0]} == set(mine.known)
            for agent in view.agents:
                if agent.seat != seat:
                    assert not read("own cards")[agent.agent].any()


def test_a_change_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(echoes.EchoesEncoding, "_write_pending", lambda *_: None)
    with pytest.raises(AssertionError, match="gets the same numbers"):
        test_whatever_changes_for_a_seat_changes_its_numbers_and_every_part_is_used("echoes")


def test_everything_that_can_be_pending_in_echoes_has_a_number() -> None:
    assert deeds(Pending) == set(echoes.DEEDS)


def deeds(kind: type[Pending]) -> set[str]:
    own = {kind.does} if "does" in vars(kind) else set()
    return own.union(*map(deeds, kind.__subclasses__()))


def test_what_is_too_much_for_its_part_is_told_as_its_most() -> None:
    task = Task("echoes", 2)
    view: Any = task.play(1).state.view(0)
    many = msgspec.structs.replace(view, round=1000, reserve=-3)
    counts = task.encoding.part(task.encoding.encode(many), "counts")
    assert counts.tolist()[:2] == [2, 255]
    assert counts[4] == 0
