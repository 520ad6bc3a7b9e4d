"""What a line means that is typed at a table's command line: plays, parts of the table, questions, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from horae.core.game import Action
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, say
from horae.games import registry
from horae.games.shipwreck.actions import PlayFate
from horae.games.timestories.pack import TimeStoriesPack
from horae.server.protocol import replies, requests
from horae.server.typed_lines import meant
from horae.spoken.words import plain
from horae.table.table import Declined
from horae.table.transcript import Transcript
from horae.testkit.client import Client, open_table
from horae.testkit.offline_table import OfflineTable
from horae.testkit.online_table import OnlineTable
from horae.testkit.server_process import ServerProcess

pytestmark = pytest.mark.anyio

GAMES = ("shipwreck", "echoes", "timestories")


def typed(table: OfflineTable, person: int, line: str, language: str = "en", offer: int | None = None) -> replies.Meant:
    told = Transcript(table.table, registry.narration(table.table.game.name), table.table.seat_of(person))
    return meant(table.table, told, person, language, requests.Typed("1", line, offer))


def heard(answer: replies.Meant) -> str:
    return "\n".join(line.words for line in answer.lines)


def without(name: str, answer: str) -> str:
    """The answer with nonsense where it only repeats what was typed."""
    return answer.replace(name, "qwerty").replace(plain(name), "qwerty")


def action_of(table: OfflineTable, answer: replies.Meant) -> Action:
    assert answer.action is not None, heard(answer)
    return table.table.game.decode_action(answer.action)


def label(table: OfflineTable, seat: int, action: Action, language: str) -> str:
    play = table.play
    phrase = registry.narration(play.game.name).move(action, play.state.view(seat), play.pack)
    return say(phrase, language, table.table.names(language))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_offered_is_meant_by_its_words_and_by_its_number_in_both_languages(game: str) -> None:
    table, rng = OfflineTable(game).seated(2, seed=5), Rng(5)
    for _ in range(25):
        if table.play.state.result() is not None:
            break
        seat = rng.pick(list(table.deciding()))
        legal, offer = table.legal(seat), table.play.offers[seat]
        for language in LANGUAGES:
            for action in legal[:8]:
                words = label(table, seat, action, language)
                found = action_of(table, typed(table, seat, words, language))
                assert found in legal
                assert label(table, seat, found, language) == words  # two may be called the same
            listed = heard(typed(table, seat, "moves", language, offer)).splitlines()[1:]
            number, _, words = rng.pick(listed).partition(". ")
            by_number = typed(table, seat, number, language, offer)
            assert label(table, seat, action_of(table, by_number), language) == words
            assert by_number.offer == offer
        table.do(seat, rng.pick(legal))


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("shipwreck", {"row": "The Hours", "fila": "The Hours", "hand": "Your hand", "people": "Bruno", "bag": "of value 1"}),
        ("echoes", {"hand": "Your hand", "rail": "flame", "tableros": "Bruno", "sources": "conquer", "deck": "deck"}),
        ("timestories", {"mission": "Mission Return", "people": "", "map": "", "standing": "Vortex"}),
    ],
)
def test_a_word_for_a_part_of_the_table_tells_that_part(game: str, lines: dict[str, str]) -> None:
    table = OfflineTable(game).seated(2, seed=5)
    for line, part in lines.items():
        answer = typed(table, 0, line)
        assert part in heard(answer), line
        assert answer.action is None
        assert all(one.tone != "bad" for one in answer.lines)
    assert len(typed(table, 0, "look").lines) > 3
    assert typed(table, 0, "help").lines[0].words == "What you can type"
    assert typed(table, 0, "ayuda", "es").lines[0].words == "Lo que puedes escribir"


@pytest.mark.rule("SA-7.1", "SA-7.3")
def test_a_play_is_told_in_the_terminals_words_and_why_not_with_its_rule() -> None:
    table = OfflineTable("shipwreck").seated(2, seed=5)
    seat = table.deciding()[0]
    view: Any = table.play.state.view(seat)
    value = view.hand[0]
    assert action_of(table, typed(table, seat, f"play {value} hours")) == PlayFate(0, 0)
    assert action_of(table, typed(table, seat, f"{value} en las horas", "es")) == PlayFate(0, 0)
    missing = next(number for number in range(1, 8) if number not in view.hand)
    refused = typed(table, seat, f"why {missing} 1")
    assert [line.tone for line in refused.lines] == ["refused", "faint"]
    assert "SA-7.1" in heard(refused)
    assert typed(table, 1 - seat, f"why {missing} 1").action is None
    assert "SA-7" in heard(typed(table, seat, "rule SA-7.1"))


def test_what_nobody_understands_is_answered_with_the_words_that_were_not_understood() -> None:
    table = OfflineTable("echoes").seated(2, seed=5)
    answer = typed(table, 0, "xyzzy the lamp")
    assert "xyzzy the lamp" in heard(answer)
    assert [line.tone for line in answer.lines] == ["bad"]
    assert "«quit»" in heard(typed(table, 0, "quit", "es"))
    assert "There’s no move number 99" in heard(typed(table, table.deciding()[0], "99"))


def test_a_number_from_an_older_offer_does_nothing() -> None:
    table = OfflineTable("echoes").seated(2, seed=5)
    seat = table.deciding()[0]
    answer = typed(table, seat, "1", offer=table.play.offers[seat] - 1)
    assert answer.action is None
    assert "can’t be done any more" in heard(answer)


def test_last_tells_what_happened_since_ones_own_move() -> None:
    table = OfflineTable("echoes").seated(2, seed=5)
    assert typed(table, 0, "last").lines
    for _ in range(6):
        table.any_move()
    acted = table.table.records[-1].person
    assert acted is not None
    words = heard(typed(table, acted, "last")).splitlines()
    assert words == table.lines(acted)[-len(words) :]


def test_who_watches_may_read_and_not_play() -> None:
    table = OfflineTable("shipwreck").seated(2, seed=5)
    eva = table.enter("Eva")
    assert "The Hours" in heard(typed(table, eva, "row"))
    assert "watching" in heard(typed(table, eva, "3 on hours"))
    before = OfflineTable("shipwreck")
    with pytest.raises(Declined):
        typed(before, 0, "row")


def test_the_name_of_what_was_not_found_means_no_more_than_any_word() -> None:
    """A mission's hidden things: whoever types their names learns nothing."""
    table, rng = OfflineTable("timestories").seated(2, seed=5), Rng(5)
    pack = table.play.pack
    assert isinstance(pack, TimeStoriesPack)
    for _ in range(20):
        shown = msgspec.json.encode(table.play.state.view(0)).decode()
        for name in [item.name["en"] for item in pack.parts.items] + [place.name["en"] for place in pack.places]:
            if name not in shown:
                for line in (name, f"use {name}", f"why {name}", f"read {name}"):
                    nonsense = heard(typed(table, 0, line.replace(name, "qwerty")))
                    assert without(name, heard(typed(table, 0, line))) == nonsense
        table.do(seat := rng.pick(list(table.deciding())), rng.pick(table.legal(seat)))
        if table.play.state.result() is not None:
            break


async def test_over_the_network_a_line_is_answered_and_its_action_is_done(url: str) -> None:
    async with OnlineTable(url, 2, game="echoes") as online:
        await online.start()
        client = online.clients[online.deciding()[0]]
        answer = await client.request("typed", line="moves", offer=client.shown["offer"])
        assert answer["type"] == "meant"
        assert "action" not in answer or answer["action"] is None
        first = await client.request("typed", line=client.shown["legal"][0]["words"])
        assert (await client.do(first["action"], first["offer"]))["type"] == "update"
        assert (await client.request("typed", line="x" * 500))["code"] == "bad-message"
    made = await open_table(url)
    async with Client(url, made["table"], made["token"]) as ana:
        assert (await ana.request("typed", line="row"))["code"] == "not-started"
        async with Client(url, made["table"]) as watcher:
            assert (await watcher.request("typed", line="row"))["code"] == "not-entered"


async def test_lines_count_as_work(serve: Any) -> None:
    server: ServerProcess = serve(work_per_second=1e-9, work_burst=10.5, work_seconds=1.0)
    async with OnlineTable(server.url, 2) as online:
        await online.start()
        answered = [(await online.clients[0].request("typed", line="look")).get("code") for _ in range(11)]
        assert answered[0] is None
        assert answered[-1] == "too-much-work"
