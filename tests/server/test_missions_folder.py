"""Packs of one's own on a server: found in folders, kept by the tables that play them, their pictures earned."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae import game
from horae.cli.app import run as horae_command
from horae.core.rng import Rng
from horae.packs.builtin import pack_folder
from horae.server.catalogue import everything
from horae.server.pack_shelf import BadShelf, PackShelf
from horae.server.protocol.http_bodies import GameInfo, PackInfo
from horae.testkit.client import Client, HttpFailed, Json, ask, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import FOUR, mission, write

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]


def write_mission(place: Path, name: str, title: str = "The Well", pictures: bool = True) -> Path:
    """A mission like the training one, under another name."""
    shutil.copytree(str(pack_folder("timestories", "training").root), place)
    head = (place / "pack.yaml").read_text("utf-8").replace("id: training", f"id: {name}")
    (place / "pack.yaml").write_text(re.sub(r"title: .*", f"title: {{es: El pozo, en: {title}}}", head), "utf-8")
    if not pictures:
        shutil.rmtree(place / "pictures")
    return place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_mission(tmp_path / "missions" / "well", "well")
    write_mission(tmp_path / "missions" / "bare", "bare", "The Plain", pictures=False)
    return tmp_path / "missions"


def shelf(url: str) -> dict[str, PackInfo]:
    _, _, body = ask(url, "GET", "/api/games?language=en")
    games = msgspec.json.decode(body, type=list[GameInfo])
    return {pack.id: pack for pack in next(one for one in games if one.name == "timestories").packs}


async def do(online: OnlineTable, seat: int, kind: str, **of: Any) -> None:
    """One move of that kind; everyone has heard of it when this returns."""
    client = online.clients[seat]
    choices = [choice["action"] for choice in client.shown["legal"] if choice["action"]["do"] == kind]
    action = next(one for one in choices if all(one[name] == value for name, value in of.items()))
    answer = await client.do(action, client.shown["offer"])
    assert answer["type"] == "update", answer
    await online.all_at(answer["n"])


async def begin(online: OnlineTable, *receptacles: str) -> None:
    await online.start()
    for seat, name in enumerate(receptacles):
        await do(online, seat, "receptacle", receptacle=name)


# --- the shelf ---


async def test_what_lies_in_the_folders_stands_on_the_shelf_with_all_one_chooses_by(serve: Serve, folder: Path) -> None:
    found = shelf(serve(packs=(str(folder),)).url)
    assert list(found) == ["training", "summer-night", "bare", "well"], (
        "what comes with the game first, then the folders' by name"
    )
    well = found["well"]
    assert (well.title, well.minutes, well.ages, well.fewest, well.most) == ("The Well", (20, 25), 12, 1, 4)
    assert well.pitch.startswith("A lighthouse")
    assert [value.value for value in well.values["profile"]] == ["midsummer-en", "midsummer-es", "hadal-es"]
    assert (found["bare"].cover, bool(well.cover), bool(found["training"].cover)) == ("", True, True)


async def test_a_folder_may_be_one_mission_and_several_may_be_given(serve: Serve, folder: Path, tmp_path: Path) -> None:
    write_mission(tmp_path / "alone", "alone")
    url = serve(packs=(str(folder / "well"), str(tmp_path / "alone"), str(folder / "well"))).url
    assert list(shelf(url)) == ["training", "summer-night", "well", "alone"]
    async with OnlineTable(url, 1, game="timestories", pack="alone") as online:
        assert online.clients[0].view["pack"] == "alone"


async def test_packs_of_other_games_are_found_in_the_same_way(serve: Serve, tmp_path: Path) -> None:
    shutil.copytree(str(pack_folder("echoes", "base").root), tmp_path / "echoes")
    head = tmp_path / "echoes" / "pack.yaml"
    head.write_text(head.read_text("utf-8").replace("id: base", "id: mine"), "utf-8")
    url = serve(packs=(str(tmp_path / "echoes"),)).url
    async with OnlineTable(url, 2, game="echoes", pack="mine") as online:
        await online.start()
        assert await online.play(Rng(1), 20) == 20
        assert online.clients[0].view["pack"] == "mine"


async def test_a_broken_mission_is_told_with_file_and_line_and_left_out(serve: Serve, folder: Path, tmp_path: Path) -> None:
    items = folder / "bare" / "items.yaml"
    items.write_text(re.sub("    colour: [a-z]+", "    colour: blue", items.read_text("utf-8"), count=1), "utf-8")
    line = next(number for number, text in enumerate(items.read_text("utf-8").splitlines(), 1) if "blue" in text)
    write_mission(folder / "drawn", "drawn")
    (folder / "drawn" / "pictures" / "places" / "jetty.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">\n<script/>\n</svg>', "utf-8"
    )
    write_mission(folder / "round", "round")
    head = folder / "round" / "pack.yaml"
    head.write_text(head.read_text("utf-8").replace("    - id: dark", "    - id: nobody-gets-here"), "utf-8")
    server = serve(packs=(str(folder),))
    assert list(shelf(server.url)) == ["training", "summer-night", "well"]
    log = (tmp_path / "server0.log").read_text("utf-8")
    assert f"{items}:{line}: " in log
    assert f"{folder}/drawn/pictures/places/jetty.svg:2: " in log
    assert f"{folder}/round/" in log


def test_a_clash_of_names_is_refused_and_says_where_both_lie(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_mission(folder / "again", "well")
    with pytest.raises(BadShelf) as wrong:
        PackShelf((str(folder),), everything())
    for language in ("es", "en"):
        assert str(folder / "well") in wrong.value.say(language)
        assert str(folder / "again") in wrong.value.say(language)
    shutil.rmtree(folder / "again")
    write_mission(folder / "taken", "training")
    with pytest.raises(BadShelf, match="training"):
        PackShelf((str(folder),), everything())
    store = f"sqlite:///{folder}/x.db"
    assert horae_command(["serve", "--port", "0", "--store", store, "--missions", str(folder), "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_a_folder_without_missions_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (tmp_path / "empty").mkdir()
    store = f"sqlite:///{tmp_path}/x.db"
    assert horae_command(["serve", "--port", "0", "--store", store, "--missions", str(tmp_path / name), "--lang", "es"]) == 2
    assert str(tmp_path / name) in capsys.readouterr().err


async def test_what_a_mission_cannot_be_played_with_is_declined_and_the_table_goes_on(serve: Serve, tmp_path: Path) -> None:
    write(tmp_path / "few" / "duo", mission(id="duo", receptacles=FOUR[:2], profiles=["hadal-es"]))
    url = serve(packs=(str(tmp_path / "few"),)).url
    async with OnlineTable(url, 3, game="timestories", pack="duo", options={"profile": "midsummer-en"}) as online:
        ana, _, clara = online.clients
        for why in ("“duo” isn’t played with the profile “midsummer-en”", "“duo” has 2 receptacles, too few for 3"):
            declined = await ana.request("start")
            assert (declined["type"], declined["code"]) == ("refused", "bad-options")
            assert why in declined["words"]
            await ana.request("set_options", options={"profile": "hadal-es"}, settings={})
            for client in online.clients[1:]:
                await client.request("ready", ready=True)
        await clara.request("stand")
        await online.start()
        assert ana.view["phase"] == "playing"


# --- a table keeps what it began with ---


async def test_a_running_table_goes_on_with_the_mission_it_began_with_when_the_folder_has_changed(
    serve: Serve, store_url: str, folder: Path
) -> None:
    server = serve(store_url, packs=(str(folder),))
    async with OnlineTable(server.url, 2, game="timestories", pack="well") as online:
        await begin(online, "ines", "tomas")
        before = online.clients[0].shown
        places = folder / "well" / "locations.yaml"
        places.write_text(re.sub(r"difficulty: (\d)", r"difficulty: 1\1", places.read_text("utf-8")), "utf-8")
        write_mission(folder / "new", "new")
        shutil.copy(folder / "new" / "pictures" / "cover.svg", folder / "well" / "pictures" / "receptacles" / "ines.svg")
        table, token = online.table, online.clients[0].token
    head = folder / "well" / "pack.yaml"
    head.write_text(head.read_text("utf-8").replace("The Well", "Another Well"), "utf-8")
    server.stop()
    server.start()
    assert shelf(server.url)["well"].title == "Another Well"
    texts = await ask_json(server.url, "GET", f"/api/tables/{table}/pack?language=en")
    assert texts["content"]["title"] == "The Well"
    async with Client(server.url, table, token) as ana:
        assert ana.shown["view"] == before["view"]
        assert ana.shown["pictures"] == before["pictures"]
        assert len(ask(server.url, "GET", ana.shown["pictures"]["receptacles/ines"])[2]) < 5000, "the picture is the old one"
        choice = ana.shown["legal"][0]
        assert (await ana.do(choice["action"], ana.shown["offer"]))["type"] == "update"
    async with OnlineTable(server.url, 1, game="timestories", pack="well") as fresh:
        await fresh.start()
        assert fresh.clients[0].shown["view"]["title"]["en"] == "Another Well"


async def test_a_mission_whose_folder_is_gone_goes_on_and_its_bots_play_and_it_is_archived(
    serve: Serve, store_url: str, folder: Path, tmp_path: Path
) -> None:
    server = serve(store_url, packs=(str(folder),))
    async with OnlineTable(server.url, 1, game="timestories", pack="well") as online:
        await online.clients[0].request("seat_bot", seat=1, bot="explorer")
        await online.start()
        table, token = online.table, online.clients[0].token
    server.stop()
    shutil.rmtree(folder / "well")
    server.start()
    assert "well" not in shelf(server.url)
    rng = Rng(4)
    async with Client(server.url, table, token) as ana:
        while ana.view["phase"] == "playing":
            if ana.you["seat"] in ana.shown["deciding"] and ana.shown["legal"]:
                await ana.do(rng.pick(ana.shown["legal"])["action"], ana.shown["offer"])
            else:
                await ana.next()
    async with OnlineTable(server.url, 1, game="timestories") as online:
        assert online.clients[0].view["pack"] == "training"
    story = await ask_json(server.url, "GET", f"/api/tables/{table}/replay?seat=0&language=en")
    assert story["finished"]
    assert "receptacles/ines" in story["pictures"]
    log = (tmp_path / "server0.log").read_text("utf-8")
    assert "could not be archived" not in log


async def test_if_the_mission_cannot_be_had_whoever_comes_is_told_so_and_nothing_is_lost(serve: Serve, folder: Path) -> None:
    file = folder / "own.db"
    server = serve(f"sqlite:///{file}", packs=(str(folder),))
    async with OnlineTable(server.url, 2, game="timestories", pack="well") as online:
        await begin(online, "ines", "tomas")
        table, token, before = online.table, online.clients[0].token, online.clients[0].shown["view"]
    server.stop()
    shutil.move(folder / "well", folder.parent / "put-away")
    with sqlite3.connect(file) as db:
        kept = db.execute("select content, body from pack").fetchall()
        db.execute("delete from pack")
    server.start()
    with pytest.raises(HttpFailed) as wrong:
        await ask_json(server.url, "GET", f"/api/tables/{table}?language=en")
    assert (wrong.value.status, wrong.value.body["code"]) == (410, "cannot-resume")
    assert "“well”" in wrong.value.body["words"]
    lost = Client(server.url, table, token, language="es")
    told = await lost.connect()
    assert (told["type"], told["code"]) == ("error", "cannot-resume")
    assert "«well»" in told["words"]
    server.stop()
    with sqlite3.connect(file) as db:
        db.executemany("insert into pack values (?, ?)", kept)
    server.start()
    async with Client(server.url, table, token) as ana:
        assert ana.shown["view"] == before


async def test_a_rematch_is_played_with_the_same_mission_as_the_game_before_it(serve: Serve, folder: Path) -> None:
    server = serve(packs=(str(folder),), messages_per_second=1e6, message_burst=10**6)  # a whole mission, quickly
    async with OnlineTable(server.url, 1, game="timestories", pack="well") as online:
        await online.start()
        await online.play(Rng(2), 3000)
        assert online.clients[0].view["phase"] == "over"
        await online.clients[0].send({"type": "again", "id": "again"})
        following = await online.clients[0].until(lambda message: message["type"] == "next")
        async with Client(server.url, following["table"], following["token"]) as ana:
            assert ana.view["pack"] == "well"


# --- pictures ---


async def test_a_picture_comes_with_what_it_shows_and_to_nobody_before(serve: Serve, folder: Path) -> None:
    url = serve(packs=(str(folder),)).url
    async with OnlineTable(url, 2, game="timestories", pack="well") as online:
        ana, bruno = online.clients
        watcher = Client(url, online.table)
        await watcher.connect()
        await begin(online, "ines", "tomas")
        people = {f"receptacles/{one}" for one in ("ines", "tomas", "brigida", "nuno")}
        assert set(ana.shown["pictures"]) == set(bruno.shown["pictures"]) == {"cover", *people}
        await do(online, 0, "volunteer")
        captain = next(
            seat for seat in (0, 1) if any(c["action"]["do"] == "location" for c in online.clients[seat].shown["legal"])
        )
        await do(online, captain, "location", location="jetty")
        for client in (ana, bruno):
            assert set(client.shown["pictures"]) == {"cover", *people, "places/jetty"}
        status, headers, body = ask(url, "GET", ana.shown["pictures"]["places/jetty"])
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert body == (folder / "well" / "pictures" / "places" / "jetty.svg").read_bytes()
        assert headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"].startswith("private")
        await watcher.close()


async def test_what_one_seat_reads_only_that_seat_gets_the_picture_of(serve: Serve, folder: Path) -> None:
    """A yellow item is read by who takes it; the others see no more than its number (TS-10.2)."""
    drawing = (folder / "well" / "pictures" / "receptacles" / "ines.svg").read_text("utf-8")
    (folder / "well" / "pictures" / "items").mkdir()
    for item in game("timestories").load_pack("training").parts.items:
        (folder / "well" / "pictures" / "items" / f"{item.number}.svg").write_text(drawing, "utf-8")
    url = serve(packs=(str(folder),)).url
    alone = shared = 0
    for trial in range(12):
        async with OnlineTable(url, 2, game="timestories", pack="well") as online:
            await online.start()
            rng = Rng(trial, "pictures")
            for _ in range(60):
                if online.clients[0].view["phase"] != "playing":
                    break
                await online.move(rng.pick(online.deciding()), rng)
                seen = [_items(client.shown) for client in online.clients]
                for client, (held, read) in zip(online.clients, seen, strict=True):
                    got = {name.removeprefix("items/") for name in client.shown["pictures"] if name.startswith("items/")}
                    assert got == held | read
                alone += seen[0] != seen[1]
                shared += bool(seen[0][0] & seen[1][0])
    assert alone
    assert shared


def _items(position: Json) -> tuple[set[str], set[str]]:
    """The numbers of the items that lie open, and of those that this seat reads."""
    view = position["view"]
    held = [item for agent in view["agents"] for item in agent["items"]] + view["table_items"]
    cards = [card for own in view["own"] for card in (own["card"], *own["read"]) if card is not None]
    return {str(item["number"]) for item in held}, {card["id"][5:] for card in cards if card["kind"] == "item"}


async def test_a_pictures_name_tells_nothing_and_cannot_be_guessed(serve: Serve, folder: Path) -> None:
    url = serve(packs=(str(folder),)).url
    names: list[dict[str, str]] = []
    for _ in range(2):
        async with OnlineTable(url, 1, game="timestories", pack="well") as online:
            await online.start()
            names.append(online.clients[0].shown["pictures"])
            table = online.table
    assert names[0].keys() == names[1].keys()
    ends = [{place.rpartition("/")[2] for place in each.values()} for each in names]
    assert not ends[0] & ends[1], "they differ from table to table"
    assert all(re.fullmatch(r"[\w-]{24}", end) for end in ends[0])
    assert not any(re.search("ines|tomas|cover|nuno|brigida", end) for end in ends[0])
    for guess in ("cover", "places%2Fjetty", "..%2F..%2Fpack.yaml", next(iter(ends[0])), "A" * 24):
        status, _, body = ask(url, "GET", f"/api/tables/{table}/pictures/{guess}?language=en")
        assert (status, msgspec.json.decode(body)["code"] if status == 404 and body[:1] == b"{" else "") in (
            (404, "unknown-picture"),
            (404, ""),
        )


async def test_the_cover_is_for_everyone_and_nothing_else_of_a_pack_is(serve: Serve, folder: Path) -> None:
    url = serve(packs=(str(folder),)).url
    found = shelf(url)
    status, headers, body = ask(url, "GET", found["well"].cover)
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert body == (folder / "well" / "pictures" / "cover.svg").read_bytes()
    assert "sandbox" in headers["content-security-policy"]
    for path in ("bare/cover", "nothing/cover", "well/places/jetty", "well/pictures/places/jetty.svg", "..%2Fwell/cover"):
        assert ask(url, "GET", f"/api/games/timestories/packs/{path}")[0] == 404
