"""Echoes over the network: whole games, what nobody else may learn of a hand, and the replay of each seat."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from horae.core.rng import Rng
from horae.games.echoes.pack import load_builtin
from horae.testkit.client import Client, Json, ask, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
TWINS = {card.id for card in load_builtin("base").cards if card.copies > 1}
OWN = {"cards_seen"}
"""Told to the drawer alone."""


async def test_two_people_and_a_bot_play_echoes_to_the_end_and_the_log_verifies(serve: Serve, tmp_path: Path) -> None:
    server = serve(bot_pause=0.0, messages_per_second=1e6, message_burst=10**6)
    async with OnlineTable(server.url, 2, game="echoes") as online:
        ana = online.clients[0]
        watcher = Client(server.url, online.table)
        await watcher.connect()
        await ana.request("seat_bot", seat=2, bot="greedy")
        await online.start()
        rng = Rng(3)
        for _ in range(1500):
            await online.all_at(max(client.n or 0 for client in online.clients))
            if ana.view["phase"] != "playing":
                break
            seat = next((seat for seat in (0, 1) if online.clients[seat].shown["legal"]), None)
            if seat is None:
                await ana.next()
            else:
                shown = online.clients[seat].shown
                answer = await online.clients[seat].do(rng.pick(shown["legal"])["action"], shown["offer"])
                assert answer["type"] == "update" or answer["code"] == "stale", answer  # the bot may be quicker
        assert [client.view["phase"] for client in online.clients] == ["over", "over"]
        outcome = ana.shown["outcome"]
        assert outcome["title"] in ("You win", "You lose", "A shared victory")
        assert outcome["figures"]["rounds"] > 3
        await watcher.until(lambda _: watcher.view["phase"] == "over")
        assert watcher.position is not None
        assert watcher.position["outcome"]["title"].endswith(("wins", "victory"))
        assert {line["event"]["happened"] for line in watcher.lines if line["event"]}.isdisjoint(OWN)
        for client in online.clients:
            own = {line["event"]["seat"] for line in client.lines if line["event"] and line["event"]["happened"] in OWN}
            assert own == {client.you["seat"]}
        _, _, log = ask(server.url, "GET", f"/api/tables/{online.table}/log")
        public = await ask_json(server.url, "GET", f"/api/tables/{online.table}/replay")
        seen = [await ask_json(server.url, "GET", f"/api/tables/{online.table}/replay?seat={seat}") for seat in range(3)]
        await watcher.close()
    assert all(frame["view"]["hand"] == [] for frame in public["frames"])
    assert [len(story["frames"][0]["view"]["hand"]) for story in seen] == [7, 7, 7]
    file = tmp_path / "game.log"
    file.write_bytes(log)
    horae = [sys.executable, "-c", "from horae.cli.app import main; main()"]
    done = subprocess.run(
        [*horae, "replay", str(file), "--verify", "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "every digest matches" in done.stdout


async def test_the_table_reads_echoes_and_its_cards_in_either_language(url: str) -> None:
    for language, title, bot, queen in (
        ("en", "Echoes of Time", "Master", "Sea Queen"),
        ("es", "Ecos del Tiempo", "Maestro", "Reina del Mar"),
    ):
        games = await ask_json(url, "GET", f"/api/games?language={language}")
        info = next(each for each in games if each["name"] == "echoes")
        assert (info["title"], info["fewest"], info["most"], info["options"]) == (title, 2, 4, [])
        assert bot in {each["words"] for each in info["bots"]}
        texts = await ask_json(url, "GET", f"/api/games/echoes/packs/base?language={language}")
        cards = {card["id"]: card for card in texts["content"]["cards"]}
        assert cards["sea-queen"]["name"] == queen
        assert len(cards) == 100
        assert all(card["effect"]["text"].endswith(".") for card in cards.values())
        assert len(texts["content"]["sources"]) == 6


async def test_a_refused_play_names_its_rule_and_changes_nothing(url: str) -> None:
    async with OnlineTable(url, 2, game="echoes") as online:
        await online.start()
        ana = online.clients[0]
        assert ana.position is not None
        offer = ana.position["offer"]
        refused = await ana.do({"do": "draw_two"}, offer)
        assert (refused["type"], refused["rule"]) == ("refused", "ET-1.7")
        assert (await ana.request("why_not", action={"do": "end_turn"}))["rule"] == "ET-1.7"
        assert ana.position["offer"] == offer


# --- secrets on the wire ---


@pytest.fixture(scope="module", params=["many_echoes", "many_echoes_midway"])
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which every table shows seat 0 the same and has everything hidden from it dealt anew."""
    folder = tmp_path_factory.mktemp("worlds")
    catalogue = f"horae.testkit.server_catalogues:{request.param}"
    with ServerProcess(
        f"sqlite:///{folder}/h.db", folder / "log", catalogue=catalogue, messages_per_second=1e6, message_burst=10**6
    ) as server:
        yield server.url


def without_ids(text: str, online: OnlineTable) -> str:
    text = text.replace(online.table, "TABLE")
    text = re.sub(r'"id":"[0-9a-f]{32}"', '"id":"ID"', text)
    return re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"C"', text)


def alike(pair: tuple[OnlineTable, OnlineTable], seat: int) -> list[Json]:
    """What the seat may do in both worlds and that shows nothing hidden: seat 0 plays what it likes but does not draw, the
    others do what names no card of their hand."""
    offers = []
    for online in pair:
        position = online.clients[seat].position
        assert position is not None
        offers.append([choice["action"] for choice in position["legal"]])
    hidden = ("draw_two", "flame") if seat == 0 else ("play", "discard", "flame")
    return [action for action in offers[0] if action in offers[1] and action["do"] not in hidden]


async def do(pair: tuple[OnlineTable, OnlineTable], seat: int, chosen: list[Json]) -> None:
    for online, action in zip(pair, chosen, strict=True):
        client = online.clients[seat]
        assert client.position is not None
        answer = await client.do(action, client.position["offer"])
        assert answer["type"] == "update", answer
        await online.all_at(answer["n"])


async def test_what_seat_0_receives_does_not_depend_on_hands_and_deck_it_cannot_see(worlds: str) -> None:
    compared = steps = 0
    differing = False
    for trial in range(6):
        rng = Rng(trial, "wire")
        async with OnlineTable(worlds, 3, game="echoes") as one, OnlineTable(worlds, 3, game="echoes") as two:
            pair = (one, two)
            for online in pair:
                await online.start()
            hands = [[online.clients[seat].shown["view"]["hand"] for seat in (1, 2)] for online in pair]
            differing |= hands[0] != hands[1]
            if one.clients[0].shown["view"]["phase"] == "first":
                # Chosen unseen: whatever the others take, seat 0 learns only that they have chosen.
                for seat in (1, 2):
                    firsts = [rng.pick(online.clients[seat].shown["legal"])["action"] for online in pair]
                    await do(pair, seat, firsts)
                    steps += 1
            for _ in range(10):
                for online in pair:
                    for action in ({"do": "play", "card": "thief"}, {"do": "flame", "card": "miner"}, {"do": "end_turn"}):
                        await online.clients[0].request("why_not", action=action)
                open_to = [seat for seat in one.deciding() if alike(pair, seat)]
                if one.deciding() != two.deciding() or not open_to:
                    break
                if one.clients[0].shown["view"]["phase"] == "first":
                    break  # the next choice reveals all first cards
                seat = rng.pick(open_to)
                action = rng.pick(alike(pair, seat))
                before = [online.clients[0].shown["view"]["round"] for online in pair]
                await do(pair, seat, [action, action])
                steps += 1
                if [online.clients[0].shown["view"]["round"] for online in pair] != before:
                    break  # a new round: everyone draws
            received = [[without_ids(text, online) for text in online.clients[0].received] for online in pair]
            for first, second in zip(*received, strict=True):
                if first != second and revealed(first, second):
                    break
                assert first == second
                compared += 1
            for online in pair:
                path = f"/api/tables/{online.table}/replay?seat=0"
                assert (await ask_json(worlds, "GET", path, token=online.clients[0].token))["frames"]
    assert differing, "the worlds must differ for this to show anything"
    assert steps >= 10
    assert compared > 90


def revealed(first: str, second: str) -> bool:
    """Whether seat 0 drew, or a card came to lie open: from there on the worlds may differ."""
    return all(
        re.search(r'"happened":"(cards_seen|deck_shuffled|cards_discarded|first_revealed)"', text) for text in (first, second)
    )


async def test_no_card_of_anothers_hand_is_on_ones_line(url: str) -> None:
    async with OnlineTable(url, 3, game="echoes") as online:
        await online.start()
        rng = Rng(5)
        compared = 0
        for _ in range(12):
            await online.play(rng, 7)
            held = [set(client.shown["view"]["hand"]) for client in online.clients]
            for seat, client in enumerate(online.clients):
                told = set(re.findall(r"[a-z]+(?:-[a-z]+)*", repr(client.position)))
                for other in {0, 1, 2} - {seat}:
                    hidden = held[other] - held[seat] - TWINS
                    assert hidden.isdisjoint(told)
                    compared += len(hidden)
        assert compared > 100
