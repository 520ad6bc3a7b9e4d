"""The HTTP side: what there is to play, in two languages; headers, origins, limits and clear problems."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from horae import game, names
from horae.server.origin import is_allowed
from horae.server.protocol import http_bodies
from horae.server.typescript import sources
from horae.testkit.client import ask, ask_json, open_table
from horae.testkit.server_process import METRICS_TOKEN, ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.mark.parametrize(("language", "title"), [("en", "The Shipwreck Arcana"), ("es", "Los arcanos del naufragio")])
def test_the_games_are_told_with_everything_one_chooses(url: str, language: str, title: str) -> None:
    _, _, body = ask(url, "GET", f"/api/games?language={language}")
    games = msgspec.json.decode(body, type=list[http_bodies.GameInfo])
    shipwreck = next(found for found in games if found.name == "shipwreck")
    assert shipwreck.title == title
    assert (shipwreck.fewest, shipwreck.most, shipwreck.quiet_rule) == (2, 5, "SA-8.1")
    assert [option.name for option in shipwreck.options] == list(game("shipwreck").options_type.__struct_fields__)
    for option in shipwreck.options:
        assert option.words
        assert option.explained
        assert option.default in [value.value for value in option.values]
    assert [bot.name for bot in shipwreck.bots] == ["reader", "random"]
    assert all(bot.words and bot.explained for bot in shipwreck.bots)


def test_the_browsers_language_is_spoken_unless_another_is_asked_for(url: str) -> None:
    for headers, path, title in (
        ({"accept-language": "es-ES,es;q=0.9"}, "/api/games", "Los arcanos del naufragio"),
        ({"accept-language": "fr, en;q=0.5"}, "/api/games", "The Shipwreck Arcana"),
        ({"accept-language": "es"}, "/api/games?language=en", "The Shipwreck Arcana"),
        ({}, "/api/games", "The Shipwreck Arcana"),
    ):
        _, _, body = ask(url, "GET", path, headers=headers)
        assert msgspec.json.decode(body)[0]["title"] == title


def test_the_rulebook_has_every_rule_in_its_section(url: str) -> None:
    _, _, body = ask(url, "GET", "/api/games/shipwreck/rulebook?language=es")
    book = msgspec.json.decode(body, type=http_bodies.RulebookText)
    assert [rule.id for rule in book.rules] == [rule.id for rule in game("shipwreck").rulebook().rules]
    assert {rule.section for rule in book.rules} <= {section.id for section in book.sections}


def test_a_packs_texts_come_in_one_language(url: str) -> None:
    _, _, body = ask(url, "GET", "/api/games/shipwreck/packs/base?language=es")
    pack = msgspec.json.decode(body, type=http_bodies.PackTexts)
    dawn = next(card for card in pack.content["arcana"] if card["id"] == "dawn")
    assert dawn["name"] == "El Alba"
    assert dawn["ability"] == "Si tus dos destinos son distintos, aquí puede ir el mayor."
    assert dawn["pictogram"][0]["sign"] == "less"
    power = next(power for power in pack.content["powers"] if power["id"] == dawn["power"])
    assert power["name"] == "Más alto que"


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/api/games", "/health", "/nowhere", "/api/tables/x"):
        _, headers, _ = ask(url, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_only_our_own_pages_may_ask(url: str) -> None:
    host = url.removeprefix("http://")
    wish = {"game": "shipwreck", "name": "Ana"}
    status, _, body = ask(url, "POST", "/api/tables", wish, {"origin": "https://elsewhere.example"})
    assert (status, msgspec.json.decode(body)["code"]) == (403, "wrong-origin")
    assert ask(url, "POST", "/api/tables", wish, {"origin": f"http://{host}"})[0] == 201
    headers = [(b"origin", b"https://play.example"), (b"host", b"internal:8000")]
    assert not is_allowed(headers, ())
    assert is_allowed(headers, ("https://play.example",))
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    assert ask(url, "GET", "/api/socket", headers={**upgrade, "origin": "https://elsewhere.example"})[0] == 403


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-request"),
        (b"{", 400, "bad-request"),
        (b'{"game": "shipwreck"}', 400, "bad-request"),
        ({"game": "shipwreck", "name": "x" * 25}, 400, "bad-request"),
        ({"game": "shipwreck", "name": "Ana", "seed": 1}, 400, "bad-request"),
        ({"game": "chess", "name": "Ana"}, 404, "unknown-game"),
        ({"game": "shipwreck", "name": "Ana", "pack": "../../etc"}, 404, "unknown-pack"),
        ({"game": "shipwreck", "name": "Ana", "pack": "/tmp"}, 404, "unknown-pack"),
        ({"game": "shipwreck", "name": "Ana", "options": {"luck": 1}}, 400, "bad-options"),
        ({"game": "shipwreck", "name": "\u200b"}, 400, "bad-name"),
        (b'{"game": "' + b"x" * 20_000, 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_is_a_clear_problem(url: str, body: object, status: int, code: str) -> None:
    found, _, answer = ask(url, "POST", "/api/tables?language=en", body)
    problem = msgspec.json.decode(answer, type=http_bodies.Problem)
    assert (found, problem.code) == (status, code)
    assert problem.words
    assert "server-" not in problem.words


@pytest.mark.parametrize("path", ["", "/replay", "/log"])
def test_an_unknown_table_is_said_to_be_unknown(url: str, path: str) -> None:
    status, _, body = ask(url, "GET", f"/api/tables/nothing{path}")
    assert (status, msgspec.json.decode(body)["code"]) == (404, "unknown-table")


@pytest.mark.anyio
async def test_who_asks_too_often_is_told_to_slow_down(serve: Serve) -> None:
    server = serve(requests_per_second=1e-6, request_burst=5)
    answers = [ask(server.url, "GET", "/api/games") for _ in range(8)]
    assert [status for status, _, _ in answers] == [200] * 5 + [429] * 3
    assert msgspec.json.decode(answers[-1][2])["code"] == "too-fast"


@pytest.mark.anyio
async def test_health_and_metrics_say_how_it_goes(url: str) -> None:
    made = await open_table(url)
    view = await ask_json(url, "GET", f"/api/tables/{made['table']}")
    assert view["phase"] == "lobby"
    health = await ask_json(url, "GET", "/health")
    assert health["ok"] is True
    assert ask(url, "GET", "/metrics")[0] == 403
    assert ask(url, "GET", "/metrics", headers={"authorization": "Bearer guess"})[0] == 403
    text = ask(url, "GET", "/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"})[2].decode()
    assert "# TYPE horae_tables_opened_total counter" in text
    assert "\nhorae_connections 0" in text


def test_the_clients_types_are_those_of_the_protocol() -> None:
    """Run `python -m horae.server.typescript web/src/protocol` after changing a struct."""
    folder = Path(__file__).parents[2] / "web" / "src" / "protocol"
    for name, text in sources().items():
        assert (folder / name).read_text("utf-8") == text, name


def test_an_open_text_is_a_string_to_the_client_and_a_text_of_a_view_is_in_both_languages() -> None:
    found = sources()["timestories.ts"]
    receptacle = found.partition("export interface ReceptacleTexts {")[2].partition("}")[0]
    assert "\n  back_story: string;" in receptacle
    assert "\n  mission_return: Text;" in found.partition("export interface TimeStoriesView {")[2].partition("}")[0]


@pytest.mark.parametrize("name", names())
def test_a_pack_tells_openly_what_its_game_declares(name: str) -> None:
    rules = game(name)
    for pack in rules.packs():
        assert type(rules.open_content(rules.load_pack(pack))) is get_type_hints(rules.open_content)["return"]
