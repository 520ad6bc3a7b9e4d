"""Secrets on the wire: two games that differ only in what a seat may not know send that seat the same bytes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from horae.core.rng import Rng
from horae.testkit.client import Client, Json, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

PROBES: tuple[Json, ...] = (
    *({"do": "play", "fate": fate, "place": place} for fate, place in product((0, 1), range(5))),
    {"do": "predict", "value": 4},
    {"do": "pass"},
    {"do": "show"},
    {"do": "confess"},
    {"do": "power", "card": "key"},
    {"do": "flip", "tiles": [2]},
)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which every table deals seat 0 the same and everyone else anew."""
    with serving(tmp_path_factory.mktemp("worlds"), "many_worlds") as server:
        yield server.url


@pytest.fixture
def fates(tmp_path: Path) -> Iterator[str]:
    """A server on which tables differ in nothing but the fates that people draw."""
    with serving(tmp_path, "hidden_fates") as server:
        yield server.url


def serving(folder: Path, catalogue: str) -> ServerProcess:
    return ServerProcess(
        f"sqlite:///{folder}/h.db",
        folder / "log",
        catalogue=f"horae.testkit.server_catalogues:{catalogue}",
        messages_per_second=1e6,
        message_burst=10**6,
    )


def without_ids(text: str, online: OnlineTable) -> str:
    """A message less what names the table, the request and the deal's commitment: all of them drawn at random."""
    text = text.replace(online.table, "TABLE")
    text = re.sub(r'"id":"[0-9a-f]{32}"', '"id":"ID"', text)
    return re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"C"', text)


def open_part(choice: Json, client: Client) -> tuple[object, ...]:
    """A choice as everybody will see it done: of a play, the value and the place, not which of the two fates it was."""
    action = choice["action"]
    assert client.position is not None
    if action["do"] == "play":
        return ("play", client.position["view"]["hand"][action["fate"]], action["place"])
    return tuple(sorted((name, str(value)) for name, value in action.items()))


async def step(pair: tuple[OnlineTable, OnlineTable], rng: Rng) -> bool:
    """Do the like in both worlds, if there is something alike to do."""
    one, two = pair
    assert one.deciding() == two.deciding()
    seat = rng.pick(one.deciding())
    offers = []
    for online in pair:
        position = online.clients[seat].position
        assert position is not None
        offers.append({open_part(choice, online.clients[seat]): choice for choice in reversed(position["legal"])})
    alike = sorted(set(offers[0]) & set(offers[1]), key=repr)
    # A prediction may rightly come out differently in the two worlds, unless it is about seat 0 itself.
    own = one.clients[0].shown["view"]["active"] == 0
    alike = [part for part in alike if own or "predict" not in repr(part)]
    if not alike:
        return False
    chosen = rng.pick(alike)
    for online, offered in zip(pair, offers, strict=True):
        client = online.clients[seat]
        assert client.position is not None
        answer = await client.do(offered[chosen]["action"], client.position["offer"])
        assert answer["type"] == "update", answer
        await online.all_at(answer["n"])
    return True


async def probe(pair: tuple[OnlineTable, OnlineTable]) -> None:
    """Seat 0 asks about everything there is to do, and to see its own replay."""
    for online in pair:
        for action in PROBES:
            await online.clients[0].request("why_not", action=action)


async def test_what_a_seat_receives_does_not_depend_on_what_it_may_not_know(worlds: str) -> None:
    compared, differing = 0, 0
    for trial in range(8):
        rng = Rng(trial, "wire")
        async with OnlineTable(worlds, 3) as one, OnlineTable(worlds, 3) as two:
            watchers = [Client(worlds, online.table) for online in (one, two)]
            for online, watcher in zip((one, two), watchers, strict=True):
                await watcher.connect()
                await online.start()
            hands = [online.clients[seat].shown["view"]["hand"] for online in (one, two) for seat in (1, 2)]
            differing += hands[:2] != hands[2:]
            await probe((one, two))
            for _ in range(12):
                if not await step((one, two), rng):
                    break
                await probe((one, two))
                if one.clients[0].view["phase"] != "playing" or two.clients[0].view["phase"] != "playing":
                    break
                if one.clients[0].position != two.clients[0].position:
                    break  # something was revealed: what follows may differ
            received = [
                [without_ids(text, online) for text in online.clients[0].received if '"type":"presence"' not in text]
                for online in (one, two)  # who comes together is told of together: how often depends on how fast they come
            ]
            common = len(received[0])
            assert len(received[1]) == common
            revealed = _first_revelation(one.clients[0], two.clients[0])
            for first, second in zip(*received, strict=True):
                if first != second and revealed:
                    break
                assert first == second
                compared += 1
            for online, watcher in zip((one, two), watchers, strict=True):
                await online.caught_up()
                await watcher.close()
                own = await ask_json(worlds, "GET", f"/api/tables/{online.table}/replay?seat=0", token=online.clients[0].token)
                assert own["frames"]
    assert differing >= 4, "the worlds must differ for this to show anything"
    assert compared > 120


async def test_the_coach_tells_every_seat_the_same_in_games_that_differ_only_in_hidden_fates(fates: str) -> None:
    """Not even the hand of who asks has a part in it. Asked after every action that looked the same in both."""
    differing, ruled_out, trial = 0, 0, 0
    while differing < 60 or ruled_out < 250:
        rng, trial = Rng(trial, "coach on the wire"), trial + 1
        assert trial < 200, "the fates must differ for this to show anything"
        async with OnlineTable(fates, 2) as one, OnlineTable(fates, 2) as two:
            for online in (one, two):
                await online.start()
            for _ in range(16):
                if not await step((one, two), rng) or openly_told(one) != openly_told(two):
                    break  # something was revealed, or can be done in one of them only: what follows may differ
                if {online.clients[0].view["phase"] for online in (one, two)} != {"playing"}:
                    break
                if hands(one) == hands(two):
                    continue
                for seat in range(2):
                    advice = [await online.clients[seat].request("coach") for online in (one, two)]
                    said = [without_ids(online.clients[seat].received[-1], online) for online in (one, two)]
                    assert said[0] == said[1]
                    differing += 1
                    ruled_out += sum(len(hint["values"]) for hint in advice[0]["hints"])


def hands(online: OnlineTable) -> list[Json]:
    return [client.position["view"]["hand"] for client in online.clients if client.position is not None]


def openly_told(online: OnlineTable) -> list[Json]:
    """Every event so far that everybody heard."""
    told = [line["event"] for line in online.clients[0].lines if line["event"] is not None]
    return [event for event in told if event["happened"] != "fates_seen"]


def _first_revelation(one: Client, two: Client) -> bool:
    """Whether an event that the rules let reveal something told seat 0 different things in the two worlds."""
    events = [[line["event"] for line in client.lines if line["event"] is not None] for client in (one, two)]
    differing = next(((a, b) for a, b in zip(*events, strict=False) if a != b), None)
    if differing is None:
        return False
    revealing = {"fates_seen", "fate_played", "kept_compared", "answered", "old_told", "guess_missed"}
    revealing |= {"prediction_resolved", "fate_shown", "arcanum_laid"}
    assert {event["happened"] for event in differing} <= revealing, differing
    return True


async def test_nothing_of_another_hand_is_ever_in_what_a_seat_or_a_watcher_received(worlds: str) -> None:
    """Told alone is told to one: nobody else's connection carries an event of what was drawn."""
    async with OnlineTable(worlds, 3) as online:
        watcher = Client(worlds, online.table)
        await watcher.connect()
        await online.start()
        await online.play(Rng(7), 60)
        await online.caught_up()
        await watcher.caught_up()
        told_at_all = 0
        for seat, client in enumerate(online.clients):
            told = [line["event"] for line in client.lines if line["event"] and line["event"]["happened"] == "fates_seen"]
            assert {event["seat"] for event in told} <= {seat}
            told_at_all += len(told)
        assert told_at_all >= 2
        assert not any("fates_seen" in text for text in watcher.received)
        assert not any('"hand":[' in text and '"hand":[]' not in text for text in watcher.received)
        seed = online.clients[0].view["seed"]
        if seed is None:
            assert all('"seed":null' in text for text in online.clients[0].received if '"seed":' in text)
        await watcher.close()
    await asyncio.sleep(0)
