"""Games over the network: from the first hello to the log that anyone can check."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from horae.core.log import commitment
from horae.core.rng import Rng
from horae.testkit.client import Client, HttpFailed, Json, ask, ask_json, enter_table, open_table
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_catalogues import GO_AHEAD
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import LONG, until

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]


async def test_three_people_play_to_the_end_and_the_log_verifies(serve: Serve, store_url: str, tmp_path: Path) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 3) as online:
        await online.start()
        ana = online.clients[0]
        shown = ana.view["commitment"]
        assert ana.view["seed"] is None
        status, _, _ = ask(server.url, "GET", f"/api/tables/{online.table}/log")
        assert status == 409
        await online.play(Rng(1))
        assert [client.view["phase"] for client in online.clients] == ["over"] * 3
        assert ana.position is not None
        assert ana.position["outcome"]["title"]
        seed = ana.view["seed"]
        assert commitment(int(str(seed))) == shown
        status, headers, log = ask(server.url, "GET", f"/api/tables/{online.table}/log")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    file = tmp_path / "game.log"
    file.write_bytes(log)
    horae = [sys.executable, "-c", "from horae.cli.app import main; main()"]
    done = subprocess.run(
        [*horae, "replay", str(file), "--verify", "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "every digest matches" in done.stdout


async def test_two_processes_on_one_postgresql_share_a_table_to_the_end(serve: Serve, postgresql_url: str) -> None:
    first, second = serve(postgresql_url), serve(postgresql_url)
    async with OnlineTable([first.url, second.url], 4) as online:
        assert {client.url for client in online.clients} == {first.url, second.url}
        await online.start()
        await online.play(Rng(2))
        assert [client.view["phase"] for client in online.clients] == ["over"] * 4
        assert len({client.view["seed"] for client in online.clients}) == 1
        logs = [ask(server.url, "GET", f"/api/tables/{online.table}/log")[2] for server in (first, second)]
        assert logs[0] == logs[1]


async def test_people_on_different_processes_see_each_other_come_and_go(serve: Serve, postgresql_url: str) -> None:
    first, second = serve(postgresql_url), serve(postgresql_url)
    async with OnlineTable([first.url, second.url], 2) as online:
        ana, bruno = online.clients
        for client in online.clients:
            while client.here != {0, 1}:
                await client.next()
        await bruno.close()
        await ana.until(lambda message: message["type"] == "presence" and message["here"] == [0])


async def test_processes_race_for_the_same_number_and_nothing_is_lost_or_doubled(serve: Serve, postgresql_url: str) -> None:
    """Both sides chat at once: every line is recorded once, and everyone reads the same account."""
    first, second = serve(postgresql_url), serve(postgresql_url)
    async with OnlineTable([first.url, second.url], 2, settings={"quiet": False}) as online:

        async def chatter(client: Client) -> None:
            for number in range(20):
                await client.request("say", text=f"{client.you['person']}:{number}")

        await asyncio.gather(*(chatter(client) for client in online.clients))
        await online.caught_up()
        accounts = [[line["words"] for line in client.lines if line["kind"] == "chat"] for client in online.clients]
        assert accounts[0] == accounts[1]
        assert sorted(accounts[0]) == sorted(f"{person}:{number}" for person in range(2) for number in range(20))


async def test_whoever_reconnects_gets_exactly_what_they_missed(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        ana, bruno = online.clients
        await online.play(Rng(3), 3)
        await online.caught_up()
        missed_from = bruno.n
        await bruno.close()
        for number in range(3):
            await ana.request("say", text=f"line {number}")
        welcome = await bruno.connect(after=missed_from)
        chat = [line["words"] for line in welcome["lines"]]
        assert chat == ["line 0", "line 1", "line 2"]
        fresh = await bruno.connect()
        assert len(fresh["lines"]) > 3
        assert fresh["lines"][0]["words"] == "Ana opened the table."


async def test_a_repeated_request_is_done_once_and_answered_again(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana = online.clients[0]
        first = await ana.request("say", text="once", request_id="same")
        second = await ana.request("say", text="once", request_id="same")
        assert (second["type"], second["n"]) == ("done", first["n"])
        assert [line["words"] for line in ana.lines].count("once") == 1
        # Somebody else's id of the same name is somebody else's.
        assert (await online.clients[1].request("say", text="mine", request_id="same"))["type"] == "update"


async def test_a_repeated_refusal_is_the_first_refusal(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        bruno = online.clients[1]
        first = await bruno.request("start", request_id="s")
        assert (first["type"], first["code"]) == ("refused", "not-host")
        assert await bruno.request("start", request_id="s") == first


async def test_a_refusal_names_the_rule_and_the_reason_in_ones_language(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        waiting = 1 - online.deciding()[0]
        client = online.clients[waiting]
        refused = await client.do({"do": "play", "fate": 0, "place": 1})
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "rule", "SA-1.6")
        assert f"{('Ana', 'Bruno')[1 - waiting]}’s turn" in refused["words"]
        await client.send({"type": "speak", "language": "es"})
        welcome = await client.until(lambda message: message["type"] == "welcome")
        assert welcome["lines"][0]["words"] == "Ana abrió la mesa."
        again = await client.do({"do": "play", "fate": 0, "place": 1})
        assert "turno" in again["words"]


async def test_why_not_tells_the_rule_without_doing_anything(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        active = online.clients[online.deciding()[0]]
        assert active.position is not None
        allowed = await active.request("why_not", action=active.position["legal"][0]["action"])
        assert allowed["type"] == "allowed"
        refused = await active.request("why_not", action={"do": "predict", "value": 3})
        assert (refused["type"], refused["code"]) == ("refused", "rule")
        assert await online.recorded_nothing(active.n)


async def test_a_choice_from_an_old_offer_is_refused_as_stale(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        active = online.clients[online.deciding()[0]]
        assert active.position is not None
        choice, offer = active.position["legal"][0], active.position["offer"]
        refused = await active.do(choice["action"], offer - 1)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert (await active.do(choice["action"], offer))["type"] == "update"


async def test_people_play_with_bots_and_a_bot_gives_the_seat_back(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        ana, bruno = online.clients
        await ana.request("seat_bot", seat=2, bot="reader")
        await online.start()
        refused = await ana.request("stand_in", seat=1, bot="random")
        assert refused["code"] == "still-here"
        await bruno.close()
        await ana.until(lambda message: message["type"] == "presence" and message["here"] == [0])
        answer = await ana.request("stand_in", seat=1, bot="random")
        assert answer["table"]["seats"][1]["bot"] == "random"
        moves = 0
        while ana.view["phase"] == "playing" and moves < 12:
            assert ana.position is not None
            if 0 in ana.position["deciding"]:
                await ana.do(ana.position["legal"][-1]["action"], ana.position["offer"])
                moves += 1
            else:
                await ana.next()
        if ana.view["phase"] == "playing":
            welcome = await bruno.connect()
            assert welcome["you"]["standing_in"] == "random"
            assert (await bruno.request("take_back"))["you"]["standing_in"] is None


def coached(advice: Json) -> list[Json]:
    """The hints that rule something out."""
    assert advice["type"] == "advice", advice
    assert all(hint["words"] and "explain-" not in hint["words"] for hint in advice["hints"])
    return [hint for hint in advice["hints"] if hint["values"]]


async def after_a_telling_play(online: OnlineTable) -> tuple[int, int]:
    """Turns pass without a prediction until the group thinks about a play that tells something: the active seat, another."""
    for _ in range(60):
        seat = online.deciding()[0]
        client = online.clients[seat]
        assert client.position is not None
        view = client.position["view"]
        about = [hint["seat"] for hint in coached(await client.request("coach"))]
        if view["step"] == "predict" and view["active"] in about:
            return view["active"], seat
        choices = client.position["legal"]
        passing = [choice for choice in choices if choice["action"]["do"] == "pass"]
        await online.all_at((await client.do((passing or choices)[0]["action"], client.position["offer"]))["n"])
    raise AssertionError("no play told anything")


@pytest.mark.rule("SA-5.1", "SA-7.6")
async def test_the_coach_says_what_was_openly_told_and_a_hint_marks_it(url: str) -> None:
    async with OnlineTable(url, 2, options={"difficulty": "easy"}) as online:
        await online.start()
        active, other = await after_a_telling_play(online)
        for hint in coached(await online.clients[other].request("coach")):
            if hint["seat"] == active:
                assert hint["action"] == {"do": "flip", "tiles": hint["values"], "down": True}
            else:  # only the active person's line is marked
                assert hint["action"] is None
        hint = next(hint for hint in coached(await online.clients[other].request("coach")) if hint["seat"] == active)
        marked = await online.clients[other].do(hint["action"])
        assert marked["type"] == "update"
        line = next(who for who in marked["position"]["view"]["people"] if who["seat"] == active)
        assert set(hint["values"]) <= set(line["flipped"])
        again = next(each for each in coached(await online.clients[other].request("coach")) if each["words"] == hint["words"])
        assert again["action"] is None, "all of it is marked"


@pytest.mark.rule("SA-5.1")
async def test_the_coach_offers_no_mark_to_who_may_not_make_it(url: str) -> None:
    """Their own line is not theirs to mark, nor is any line for who only watches."""
    async with OnlineTable(url, 2, options={"difficulty": "easy"}) as online:
        await online.start()
        active, other = await after_a_telling_play(online)
        offered = coached(await online.clients[other].request("coach"))
        own = coached(await online.clients[active].request("coach"))
        assert [hint | {"action": None} for hint in offered] == own
        tried = await online.clients[active].request("why_not", action={"do": "flip", "tiles": own[0]["values"]})
        assert (tried["code"], tried["rule"]) == ("rule", "SA-5.1")
        made = await enter_table(url, online.table, "Eva")
        async with Client(url, online.table, made["token"]) as eva:
            assert coached(await eva.request("coach")) == own


async def test_a_replay_shows_ones_own_seat_while_the_game_runs_and_any_seat_after(url: str) -> None:
    async with OnlineTable(url, 2, options={"difficulty": "easy"}) as online:
        await online.start()
        await online.play(Rng(5), 4)
        path = f"/api/tables/{online.table}/replay"
        own = await ask_json(url, "GET", f"{path}?seat=1&language=es", token=online.clients[1].token)
        assert [frame["n"] for frame in own["frames"]] == [0, 1, 2, 3, 4]
        assert own["frames"][-1]["view"] == online.clients[1].shown["view"]
        for token in (online.clients[0].token, None, "forged"):
            with pytest.raises(HttpFailed) as failed:
                await ask_json(url, "GET", f"{path}?seat=1", token=token)
            assert failed.value.status == 403
        public = await ask_json(url, "GET", path)
        assert public["frames"][2]["view"]["hand"] == []
        await online.play(Rng(5))
        after = await ask_json(url, "GET", f"{path}?seat=1")
        assert after["finished"]
        assert after["outcome"]["words"]


async def test_somebody_without_a_token_watches_the_public_side(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        async with Client(url, online.table) as watcher:
            assert watcher.you == {
                "person": None,
                "seat": None,
                "host": False,
                "standing_in": None,
                "plays_for": None,
                "lost_seat": None,
            }
            await online.play(Rng(6), 3)
            await watcher.until(lambda message: message.get("n") == online.clients[0].n)
            assert watcher.position is not None
            assert watcher.position["view"]["hand"] == []
            assert watcher.position["legal"] == []
            refused = await watcher.request("say", text="hi")
            assert (refused["type"], refused["code"]) == ("refused", "not-entered")


async def test_a_table_may_keep_watchers_out(url: str) -> None:
    made = await open_table(url, settings={"watchers": False})
    watcher = Client(url, made["table"])
    assert (await watcher.connect())["code"] == "no-watchers"
    assert await watcher.closed() == (1008, "no watchers")


async def test_undo_at_once_and_by_consent_over_the_network(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        active = online.deciding()[0]
        before = online.clients[active].shown["view"]
        await online.move(active, Rng(1))
        assert online.clients[active].shown["undo"] == "by_consent"
        asked = await online.clients[active].request("ask_undo")
        assert asked["table"]["undo"]["waiting"] == [1 - active]
        await online.all_at(asked["n"])
        done = await online.clients[1 - active].request("answer_undo", yes=True)
        await online.all_at(done["n"])
        assert online.clients[active].shown["view"] == before


# --- bots that misbehave ---


async def test_a_slow_bot_delays_nobody(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else is asked is answered while it thinks: it goes on thinking until all of that has been answered."""
    go_ahead = tmp_path / "go-ahead"
    monkeypatch.setenv(GO_AHEAD, str(go_ahead))
    server = serve(catalogue="horae.testkit.server_catalogues:odd_bots", bot_limit=LONG)
    async with OnlineTable(server.url, 1) as slow, OnlineTable(server.url, 2) as quick:
        await slow.clients[0].request("seat_bot", seat=1, bot="slow")
        await slow.start()
        while 1 not in slow.deciding():
            await slow.move(0, Rng(1))
        await quick.start()
        for number in range(30):
            assert (await quick.clients[number % 2].request("say", text="tick"))["type"] == "update"
        assert (await slow.clients[0].request("say", text="while it thinks"))["type"] == "update"
        assert slow.deciding() == [1]
        go_ahead.touch()
        await slow.clients[0].until(lambda message: any(line["seat"] == 1 for line in message.get("lines", [])))


@pytest.mark.parametrize("bot", ["stuck", "faulty"])
async def test_a_bot_that_hangs_or_fails_is_replaced_by_any_move(serve: Serve, bot: str) -> None:
    server = serve(catalogue="horae.testkit.server_catalogues:odd_bots", bot_limit=1.5)
    async with OnlineTable(server.url, 1) as online:
        ana = online.clients[0]
        await ana.request("seat_bot", seat=1, bot=bot)
        await online.start()
        while 1 not in online.deciding():
            await online.move(0, Rng(1))
        await ana.until(lambda message: any(line["seat"] == 1 for line in message.get("lines", [])))


# --- stopping, starting, changing ---


async def test_a_server_that_stops_tells_everyone_to_come_back_and_they_can(serve: Serve, store_url: str) -> None:
    server = serve(store_url)
    port = server.port
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        await online.play(Rng(8), 4)
        client = online.clients[0]
        before, n = client.position, client.n
        server.tell_to_stop()
        bye = await client.until(lambda message: message["type"] == "bye")
        assert bye["retry_ms"] > 0
        assert (await client.closed())[0] == 1012
        assert server.wait() == -signal.SIGTERM
        server.start(port)
        welcome = await client.connect(after=n)
        assert welcome["lines"] == []
        assert welcome["position"] == before
        await online.clients[1].connect()
        await online.play(Rng(9), 3)


async def test_a_finished_game_stays_readable_when_the_rules_have_moved_on(serve: Serve, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/kept.db"
    server = serve(store)
    async with OnlineTable(server.url, 2, options={"difficulty": "total"}) as online:
        await online.start()
        await online.play(Rng(4))
        path = f"/api/tables/{online.table}/replay?seat=0&language=es"
        before = await ask_json(server.url, "GET", path)
        await until(lambda: "horae_archives_total 1" in server.metrics(), "it is archived")
        log = ask(server.url, "GET", f"/api/tables/{online.table}/log")[2]
    server.stop()
    later = serve(store, catalogue="horae.testkit.server_catalogues:new_rules")
    assert await ask_json(later.url, "GET", path) == before
    assert ask(later.url, "GET", f"/api/tables/{online.table}/log")[2] == log
    client = Client(later.url, online.table, online.clients[0].token)
    refused = await client.connect()
    assert refused["code"] == "cannot-resume"
    assert "played to the end under other rules" in refused["words"]
    assert await client.closed() == (1008, "cannot resume")


async def test_the_people_of_a_finished_game_play_on_at_another_table(serve: Serve, store_url: str) -> None:
    server = serve(store_url)
    async with OnlineTable(server.url, 2) as online, Client(server.url, online.table) as watcher:
        ana, bruno = online.clients
        await online.start()
        early = await bruno.request("again")
        assert (early["type"], early["code"]) == ("refused", "not-over")
        await online.play(Rng(3))

        asked = {"type": "again", "id": "once more"}
        await bruno.send(asked)
        given = await bruno.until(lambda message: message["type"] == "next")
        told = await ana.until(lambda message: message["type"] == "next")
        shown = await watcher.until(lambda message: message["type"] == "next")
        assert len({given["table"], told["table"], shown["table"]}) == 1
        assert shown["token"] is None
        for client in (ana, watcher):
            assert not any(given["token"] in text for text in client.received), "nobody gets another's seat"

        await bruno.send(asked)
        assert (await bruno.until(lambda message: message.get("id") == "once more"))["type"] in ("update", "done")
        late = await ana.request("again")
        assert (late["type"], late["code"]) == ("refused", "already-continued")
        await ana.connect()
        assert (await ana.until(lambda message: message["type"] == "next")) == told, "who comes back later is told too"

        table = told["table"]
        async with Client(server.url, table, told["token"]) as host, Client(server.url, table, given["token"]) as other:
            assert (host.you["person"], host.you["seat"], host.you["host"]) == (0, 0, True)
            assert (other.you["person"], other.you["seat"], other.you["host"]) == (1, 1, False)
            await other.request("ready", ready=True)
            assert (await host.request("start"))["type"] == "update"


async def test_the_coach_of_a_competitive_game_speaks_to_each_seat_of_its_own_cards(url: str) -> None:
    async with OnlineTable(url, 2, game="echoes") as online:
        await online.start()
        for client in online.clients:
            advice = await client.request("coach")
            assert client.position is not None
            hand = client.position["view"]["hand"]
            told = [hint for hint in advice["hints"] if hint["thing"] and not hint["thing"].startswith("source-")]
            assert {hint["thing"] for hint in told} == set(hand)
            assert advice["hints"][0]["heads"]
        made = await enter_table(url, online.table, "Eva")
        async with Client(url, online.table, made["token"]) as eva:
            assert (await eva.request("coach"))["hints"] == []
