"""TIME Stories over the network: whole missions, and no text on anybody's line before they may read it."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from horae import game
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.pack import TimeStoriesPack
from horae.table import records
from horae.testkit.client import Client, HttpFailed, Json, ask, ask_json
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import END, location, mission, option, write
from horae.testkit.timestories import card as story_card
from horae.testkit.waiting import until

pytestmark = pytest.mark.anyio
Serve = Callable[..., ServerProcess]
PACK: TimeStoriesPack = game("timestories").load_pack()
UNHURRIED: dict[str, Any] = {"messages_per_second": 1e6, "message_burst": 10**6}


@pytest.fixture(scope="module")
def missions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which every table is the same to seat 0, and the rest anew."""
    folder = tmp_path_factory.mktemp("missions")
    catalogue = "horae.testkit.server_catalogues:many_missions"
    with ServerProcess(f"sqlite:///{folder}/h.db", Path(folder) / "log", catalogue=catalogue, **UNHURRIED) as server:
        yield server.url


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets people send as quickly as a test does: a whole mission is more than its burst."""
    folder = tmp_path_factory.mktemp("patient")
    with ServerProcess(f"sqlite:///{folder}/h.db", Path(folder) / "log", **UNHURRIED) as server:
        yield server.url


# --- two who choose at the same moment ---


def _receptacles(client: Client) -> tuple[list[Json], int]:
    """Those that a person may choose, and the number of that offer."""
    assert client.position is not None
    found = [each["action"] for each in client.position["legal"] if each["action"]["do"] == "receptacle"]
    return found, client.position["offer"]


async def _begun(online: OnlineTable) -> tuple[Client, Client, tuple[list[Json], int], tuple[list[Json], int]]:
    """Two people, and what each of them may choose before the other has."""
    await online.start()
    ana, bruno = online.clients
    return ana, bruno, _receptacles(ana), _receptacles(bruno)


@pytest.mark.rule("TS-3.1")
async def test_two_who_press_two_receptacles_at_the_same_moment_both_have_theirs(patient: str) -> None:
    async with OnlineTable(patient, 2, game="timestories") as online:
        ana, bruno, (mine, before), (theirs, offer) = await _begun(online)
        chosen = await ana.do(mine[0], before)
        assert chosen["type"] == "update"
        await online.all_at(chosen["n"])
        assert _receptacles(bruno)[1] != offer
        assert (await bruno.do(theirs[1], offer))["type"] == "update"
        again = await bruno.do(theirs[1], offer)
        assert (again["type"], again["code"]) == ("refused", "stale")


@pytest.mark.rule("TS-3.1")
async def test_of_two_who_press_the_same_receptacle_the_second_chooses_anew(patient: str) -> None:
    async with OnlineTable(patient, 2, game="timestories") as online:
        ana, bruno, (mine, before), (theirs, offer) = await _begun(online)
        assert (await ana.do(mine[0], before))["type"] == "update"
        refused = await bruno.do(theirs[0], offer)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        left, now = _receptacles(bruno)
        assert len(left) == len(theirs) - 1
        assert (await bruno.do(left[0], now))["type"] == "update"


# --- whole missions ---


async def test_one_person_alone_plays_a_mission_with_two_receptacles_to_its_end(patient: str) -> None:
    async with OnlineTable(patient, 1, game="timestories") as online:
        await online.start()
        ana = online.clients[0]
        assert ana.position is not None
        assert len(ana.position["view"]["agents"]) == 2
        await online.play(Rng(2), 3000)
        assert ana.view["phase"] == "over"
        outcome = ana.position["outcome"]
        texts = {one.id: one.text for one in PACK.head.mission_return.outcomes}
        texts["lost_control"] = PACK.head.mission_return.lost
        assert outcome["words"] == texts[outcome["reason"]].en, "the Mission Return says how it ended"
        replay = await ask_json(patient, "GET", f"/api/tables/{online.table}/replay?seat=0&language=es")
        assert replay["outcome"]["words"] == texts[outcome["reason"]].es
        assert len(replay["frames"]) > 10


@pytest.mark.rule("TS-1.4", "TS-13.2")
async def test_the_mission_log_keeps_what_was_played_and_when_also_once_it_is_archived(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    async with OnlineTable(server.url, 2, game="timestories", options={"profile": "hadal-es"}) as online:
        await online.start()
        path = f"/api/tables/{online.table}/entry"
        with pytest.raises(HttpFailed) as early:
            await ask_json(server.url, "GET", path)
        assert (early.value.status, early.value.body["code"]) == (409, "not-over")
        await online.play(Rng(2), 3000)
        ended = online.clients[0].shown["outcome"]
    entry = await ask_json(server.url, "GET", f"{path}?language=es")
    told = {line["name"]: line["words"] for line in entry["lines"]}
    texts = {one.id: one.text for one in PACK.head.mission_return.outcomes} | {"lost_control": PACK.head.mission_return.lost}
    assert told["Misión"] == "La última luz"
    assert "Hadal" in told["Reglas"]
    assert told["Agentes"] == "Ana y Bruno"
    assert told["Fecha"].startswith(time.strftime("%Y-%m-", time.gmtime(entry["when"] / 1000)))
    assert told["Retorno de misión"] == texts[ended["reason"]].es
    assert (told["Puntuación"], told["Azrak en el Retorno"]) == (
        str(ended["figures"]["score"]),
        str(ended["figures"]["azrak_on_return"]),
    )
    await until(lambda: "horae_archives_total 1" in server.metrics(), "it is archived")
    server.stop()
    with closing(sqlite3.connect(tmp_path / "own.db")) as db:
        whens = [records.decode(body).when for (body,) in db.execute("select body from record order by n")]
    assert entry["when"] == whens[-1], "the time of the last action"
    server.start()
    assert await ask_json(server.url, "GET", f"{path}?language=es") == entry
    status, headers, body = ask(server.url, "GET", f"{path}.txt?language=en")
    assert (status, headers["content-disposition"].startswith("attachment")) == (200, True)
    assert "Mission: The Last Light\n" in body.decode()
    assert "Agents: Ana and Bruno\n" in body.decode()


async def test_a_game_without_a_log_says_so(url: str) -> None:
    async with OnlineTable(url, 2) as online:
        await online.start()
        await online.play(Rng(1), 3000)
        with pytest.raises(HttpFailed) as wrong:
            await ask_json(url, "GET", f"/api/tables/{online.table}/entry")
        assert (wrong.value.status, wrong.value.body["code"]) == (404, "no-entry")


@pytest.mark.rule("TS-5.2", "TS-R4")
async def test_whoever_is_about_to_quote_their_card_is_told_so_and_may_say_it_all_the_same(url: str) -> None:
    async with OnlineTable(url, 2, game="timestories") as online:
        await online.start()
        ana, bruno = online.clients
        for client, moves in ((ana, ("receptacle",)), (bruno, ("receptacle",)), (ana, ("volunteer", "location", "recon"))):
            for move in moves:
                await online.all_at(max(one.n or 0 for one in online.clients))
                assert client.position is not None
                await client.do(next(choice["action"] for choice in client.position["legal"] if choice["action"]["do"] == move))
        assert ana.position is not None
        text = ana.position["view"]["own"][0]["card"]["text"]["es"]
        answer = await ana.request("say", text=text[:200], checked=True)
        assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "rule", "TS-5.2")
        assert " ".join(text.split()[:3]).lower().rstrip(",.") in answer["words"].lower()
        assert (await ana.request("say", text="Something heavy, and not much else.", checked=True))["type"] == "update"
        said = await ana.request("say", text=text[:200])
        assert said["lines"][0]["words"] == text[:200].strip()
        overheard = await bruno.request("say", text=text[:200], checked=True)
        assert overheard["type"] == "update", "it is no secret card of Bruno's"


async def test_people_and_an_explorer_play_a_mission_to_its_end(serve: Serve) -> None:
    profile = "hadal-es"
    server = serve(bot_pause=0.0)
    rng = Rng(5, profile)
    async with OnlineTable(server.url, 2, game="timestories", options={"profile": profile}) as online:
        await online.clients[0].request("seat_bot", seat=2, bot="explorer")
        await online.start()
        people = online.clients
        for _ in range(4000):
            if people[0].view["phase"] != "playing":
                break
            position = people[0].position
            assert position is not None
            seats = [seat for seat in position["deciding"] if seat < 2]
            if not seats:
                await people[0].next()
                continue
            client = people[rng.pick(seats)]
            offered = client.position
            assert offered is not None
            if offered["legal"]:
                await client.do(rng.pick(offered["legal"])["action"], offered["offer"])  # it may come too late: no matter
            await online.caught_up()
        assert people[0].view["phase"] == "over"
        status = await ask_json(server.url, "GET", f"/api/tables/{online.table}/replay?seat=2")
        assert status["finished"]


async def test_a_bot_leaves_the_choice_of_receptacles_and_captain_to_the_people(serve: Serve) -> None:
    server = serve(bot_pause=0.0)
    async with OnlineTable(server.url, 2, game="timestories") as online:
        await online.clients[0].request("seat_bot", seat=2, bot="explorer")
        await online.start()
        for seat, client in enumerate(online.clients):
            await client.do({"do": "receptacle", "agent": seat, "receptacle": ("ines", "tomas")[seat]})
        ana = online.clients[0]
        while ana.shown["view"]["step"] == "choosing":
            await ana.next()  # the bot's turn has come
        chosen = [line["event"] for line in ana.lines if (line["event"] or {}).get("happened") == "receptacle_chosen"]
        assert [event["agent"] for event in chosen] == [0, 1, 2], "it is the last to choose"
        assert chosen[2]["receptacle"] in ("brigida", "nuno")
        assert (await ana.do({"do": "volunteer", "agent": 0}))["type"] == "update", "nobody was named before"


@pytest.mark.rule("TS-5.2")
@pytest.mark.parametrize(
    ("bot", "english", "spanish"), [("explorer", "Explorer", "Exploradora"), ("agent", "Companion", "Acompañante")]
)
async def test_a_bot_tells_the_table_what_it_found_in_everybodys_language(
    serve: Serve, bot: str, english: str, spanish: str
) -> None:
    server = serve(bot_pause=0.0)
    async with OnlineTable(server.url, 1, game="timestories") as online:
        ana = online.clients[0]
        await ana.request("seat_bot", seat=1, bot=bot)
        await online.start()

        async def does(**action: Any) -> None:
            answer = await ana.do({"agent": 0, **action})
            assert answer["type"] == "update", answer

        await does(do="receptacle", receptacle="ines")
        while ana.shown["view"]["step"] == "choosing":
            await ana.next()
        await does(do="volunteer")
        await does(do="location", location="house")
        await does(do="recon", slot=0)
        await ana.until(lambda message: any(line["kind"] == "chat" for line in message.get("lines", ())))
        told = next(line for line in ana.lines if line["kind"] == "chat")
        assert told["words"].startswith(f"{english} 2: “I looked at the ")
        assert told["seat"] == 1
        ana.language = "es"
        again = await ana.connect()
        words = [line["words"] for line in again["lines"] if line["kind"] == "chat"]
        assert words[0].startswith(f"{spanish} 2: «"), "it is read from the records, in the reader's language"


async def test_a_bot_beside_a_person_ends_the_mission_when_the_person_says_so(serve: Serve, tmp_path: Path) -> None:
    ask_all = {
        "do": "choose",
        "ask": {"es": "¿Y ahora?", "en": "What now?"},
        "options": [option("that is all", END), option("go on")],
    }
    cards = [story_card(letter, ask_all, place={"es": "la barca", "en": "the boat"}) for letter in "BC"]
    write(tmp_path / "boats", mission(location("pier", *cards), id="boats", profiles=["hadal-es"]))
    server = serve(packs=(str(tmp_path / "boats"),), bot_pause=0.0)
    async with OnlineTable(server.url, 1, game="timestories", pack="boats") as online:
        ana = online.clients[0]
        await ana.request("seat_bot", seat=1, bot="agent")
        await online.start()
        for action in ({"do": "receptacle", "receptacle": "ada"}, {"do": "volunteer"}, {"do": "location", "location": "pier"}):
            while 0 not in ana.shown["deciding"]:
                await ana.next()
            assert (await ana.do({"agent": 0, **action}))["type"] == "update"
        await ana.do({"do": "recon", "agent": 0, "slot": 0})
        while ana.shown["view"]["step"] != "telepathy":
            await ana.next()
        await ana.do({"do": "recount", "agent": 0})
        await ana.until(lambda message: any("I’d go for ‘that is all’." in one["words"] for one in message.get("lines", ())))
        await ana.request("say", text="Adelante, que ya es tarde.")
        while ana.view["phase"] == "playing":
            await ana.next()
        assert ana.shown["outcome"]["reason"] == "done"
        said = [line["words"] for line in ana.lines]
        assert said.index("Adelante, que ya es tarde.") < said.index("The mission ends. Score: 10.")


# --- texts ---


def _texts(part: Any) -> set[str]:
    """Every text in a piece of the mission, in both languages, as it would stand in a message."""
    if isinstance(part, Text):
        return {msgspec.json.encode(part[language])[1:-1].decode() for language in LANGUAGES}
    if isinstance(part, msgspec.Struct):
        return set().union(*(_texts(getattr(part, name)) for name in part.__struct_fields__), set())
    if isinstance(part, tuple | list):
        return set().union(*(_texts(one) for one in part), set())
    if isinstance(part, dict):
        return _texts(tuple(part.values()))
    return set()


def _read_aloud(part: Any) -> list[set[str]]:
    """Of a piece of the mission what is for all to hear once it is reached: each question that is put to the captain or to
    the group, with its answers, and each passage that is read aloud."""
    if isinstance(part, v.Choose) and part.by != "reader":
        own = [_texts(part.ask).union(*(_texts(option.label) for option in part.options))]
        return own + [more for option in part.options for more in _read_aloud(option.then)]
    if isinstance(part, v.Say) and part.to == "everyone":
        return [_texts(part.text)]
    if isinstance(part, msgspec.Struct):
        return [found for name in part.__struct_fields__ for found in _read_aloud(getattr(part, name))]
    if isinstance(part, tuple | list):
        return [found for one in part for found in _read_aloud(one)]
    return []


ALOUD = _read_aloud((PACK.parts.locations, PACK.parts.items, PACK.parts.mysteries, PACK.parts.receptacles))


def _everything_hidden() -> dict[str, set[str]]:
    """What the mission keeps from people, by what makes it known to somebody."""
    parts = PACK.parts
    hidden: dict[str, set[str]] = {"end": _texts(parts.head.mission_return.outcomes) | _texts(parts.head.mission_return.lost)}
    hidden["prologue"] = _texts(parts.prologue)
    for place in parts.locations:
        hidden[f"arrived {place.id}"] = _texts((place.a.text, place.a.passages, *(card.place for card in place.panorama)))
        if not place.open:
            hidden[f"opened {place.id}"] = _texts(place.name)
        for card in (*place.panorama, *place.reserve):
            whole = _texts((card.text, card.passages, card.for_reader, card.steps, card.tests, card.conflict, card.margin))
            hidden[f"card {place.id}-{card.letter.lower()}"] = whole.difference(*ALOUD)
        for card in place.reserve:
            hidden[f"changed {place.id}"] = _texts(card.place)
    for item in parts.items:
        whole = _texts((item.name, item.text, item.passages, item.steps, item.margin))
        hidden[f"item-{item.number} {item.colour}"] = whole.difference(*ALOUD)
    for token in parts.tokens:
        hidden[f"token-{token.id}"] = _texts(token.name)
    hidden |= {f"aloud {number}": texts for number, texts in enumerate(ALOUD)}
    hidden["mystery"] = _texts(parts.mysteries)
    for person in parts.receptacles:
        hidden[f"personal {person.id}"] = _texts(person.recall) | _texts(person.interactions)
        hidden[f"chosen {person.id}"] = _texts(person.power) | _texts(person.equipment)
    opened = " ".join(_texts((parts.head.order, parts.head.mission_return.text, parts.maps, *_open_sides())))
    return {what: _telling(texts, opened, hidden, what) for what, texts in hidden.items()}


def _open_sides() -> list[Any]:
    return [(person.name, person.back_story, person.talents) for person in PACK.parts.receptacles]


def _telling(texts: set[str], opened: str, hidden: dict[str, set[str]], what: str) -> set[str]:
    """The texts that stand nowhere else, so that finding one says where it came from."""
    elsewhere = " ".join([opened, *(text for other, more in hidden.items() if other != what for text in more)])
    return {text[:60] for text in texts if text[:60] not in elsewhere}


class Reader:
    """Follows what everybody sees, and says which of the hidden texts this audience may have met by then."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.known: set[str] = set()
        self.panorama: list[str] = []
        self.person = ""

    def hear(self, message: Json) -> None:
        for line in message.get("lines", ()):
            if line["event"] is not None:
                self._event(line["event"])
        position = message.get("position")
        if position is not None:
            self.panorama = [slot["card"] for slot in position["view"]["panorama"]]

    def _event(self, event: Json) -> None:
        mine = event.get("agent") == self.seat
        match event["happened"]:
            case "receptacle_chosen":
                self.known.add(f"chosen {event['receptacle']}")
                if mine:
                    self.known.add(f"personal {event['receptacle']}")
            case "prologue_read":
                self.known.add("prologue")
            case "card_a_opened":
                self.known.add(f"arrived {event['location']}")
                place = next(one for one in PACK.parts.locations if one.id == event["location"])
                self.panorama = self.panorama or [f"{place.id}-{card.letter.lower()}" for card in place.panorama]
            case "between_began":
                self.panorama = []
            case "card_taken" if mine:
                self.known.add(f"card {self.panorama[event['slot']]}")
            case "group_conflict_began":
                self.known.add(f"card {event['card']}")
            case "panorama_changed":
                self.known |= {f"changed {event['location']}"}
            case "map_changed":
                self.known.add(f"opened {event['location']}")
            case "item_taken" if mine or event["colour"] != "yellow":
                self.known.add(f"item-{event['item']} {event['colour']}")
            case "token_taken":
                self.known.add(f"token-{event['token']}")
            case "mystery_drawn":
                self.known.add("mystery")
            case "group_questioned":
                self._aloud(event["ask"])
            case "passage_said" if event["aloud"]:
                self._aloud(event["text"])
            case "mission_ended":
                self.known.add("end")
            case _:
                pass

    def _aloud(self, words: Json) -> None:
        said = {msgspec.json.encode(one)[1:-1].decode() for one in words.values()}
        self.known |= {f"aloud {number}" for number, texts in enumerate(ALOUD) if said <= texts}


@pytest.mark.parametrize("profile", ["midsummer-en", "hadal-es"])
@pytest.mark.rule("TS-11.1")
async def test_no_text_reaches_anyone_before_they_may_read_it(
    patient: str, profile: str, request: pytest.FixtureRequest
) -> None:
    hidden = _everything_hidden()
    met: set[str] = set()
    trial = 0
    while trial < 2 * request.config.getoption("thorough") or "item-1 green" not in met:
        trial += 1
        assert trial < 30, "enough must be found for this to show anything"
        async with OnlineTable(patient, 3, game="timestories", options={"profile": profile}) as online:
            watcher = Client(patient, online.table)
            await watcher.connect()
            for client in (*online.clients, watcher):
                client.received.clear()
            await online.start()
            await online.play(Rng(trial, profile), 400)
            await online.caught_up()
            await watcher.caught_up()
            for seat, client in ((0, online.clients[0]), (1, online.clients[1]), (2, online.clients[2]), (None, watcher)):
                reader = Reader(seat)
                for text in client.received:
                    reader.hear(msgspec.json.decode(text))
                    for what, texts in hidden.items():
                        if what not in reader.known:
                            assert not [words for words in texts if words in text], (seat, what)
                met |= reader.known
            await watcher.close()
    assert len([what for what in met if what.startswith("card ")]) >= 5, "enough must have been found for this to show anything"


async def test_the_open_content_of_a_mission_holds_nothing_that_is_to_be_found(url: str) -> None:
    for language in LANGUAGES:
        found = await ask_json(url, "GET", f"/api/games/timestories/packs/training?language={language}")
        said = msgspec.json.encode(found).decode()
        for what, texts in _everything_hidden().items():
            assert not [words for words in texts if words in said], what
        assert found["content"]["title"] == PACK.title[language]
        assert [one["name"] for one in found["content"]["receptacles"]] == ["Inés", "Tomás", "Brígida", "Nuño"]


@pytest.mark.rule("TS-10.2")
async def test_a_yellow_item_is_called_by_its_number_to_all_but_its_reader(url: str) -> None:
    async with OnlineTable(url, 2, game="timestories") as online:
        await online.start()
        ana, bruno = online.clients

        async def does(client: Client, **action: Any) -> None:
            answer = await client.do({"agent": online.clients.index(client), **action})
            assert answer["type"] == "update", answer
            await online.all_at(answer["n"])

        await does(ana, do="receptacle", receptacle="ines")
        await does(bruno, do="receptacle", receptacle="tomas")
        await does(bruno, do="volunteer")
        await does(bruno, do="location", location="jetty")
        await does(ana, do="recon", slot=1)
        await does(bruno, do="recon", slot=0)
        await does(ana, do="recount")
        await does(bruno, do="recount")
        await does(ana, do="choose", option=1)  # the pocket in the boat
        told = [[line["words"] for line in client.lines if line["event"]] for client in (ana, bruno)]
        assert "Item 2 has been read; nobody keeps it." in told[0]
        assert "Item 2 has been read; nobody keeps it." in told[1]
        assert not any("Wet letter" in text for text in bruno.received)


# --- worlds ---


def without_ids(text: str, online: OnlineTable) -> str:
    text = re.sub(rf"/api/tables/{online.table}/pictures/[\w-]{{24}}", "PICTURE", text).replace(online.table, "TABLE")
    text = re.sub(r'"id":"[0-9a-f]{32}"', '"id":"ID"', text)
    return re.sub(r'"(commitment|seed)":"[0-9a-f]+"', r'"\1":"S"', text)


async def test_what_a_seat_receives_does_not_depend_on_what_lies_hidden(missions: str) -> None:
    """The Destiny pile lies differently in the two worlds: until a card of it is turned, every byte is the same."""
    compared, parted = 0, 0
    for trial in range(5):
        rng = Rng(trial, "missions")
        async with OnlineTable(missions, 2, game="timestories") as one, OnlineTable(missions, 2, game="timestories") as two:
            for online in (one, two):
                await online.start()
            for _ in range(60):
                stands = [without_ids(msgspec.json.encode(online.clients[0].shown).decode(), online) for online in (one, two)]
                if one.clients[0].view["phase"] != "playing" or stands[0] != stands[1]:
                    break
                seat = rng.pick(one.deciding())
                offers = [online.clients[seat].shown["legal"] for online in (one, two)]
                if offers[0] != offers[1]:
                    break
                chosen = rng.pick(offers[0])["action"]
                for online in (one, two):
                    answer = await online.clients[seat].do(chosen)
                    assert answer["type"] == "update", answer
                    await online.all_at(answer["n"])
                    await online.clients[0].request("why_not", action={"do": "location", "agent": 0, "location": "lamp-room"})
            received = [[without_ids(text, online) for text in online.clients[0].received] for online in (one, two)]
            drawn = [
                [line["event"]["modifier"] for line in online.clients[0].lines if line["event"] and "modifier" in line["event"]]
                for online in (one, two)
            ]
            for first, second in zip(*received, strict=False):
                if first != second:
                    assert drawn[0] != drawn[1], "only Destiny may tell the worlds apart"
                    parted += 1
                    break
                compared += 1
    assert compared > 60
    assert parted >= 1, "the worlds must differ for this to show anything"
