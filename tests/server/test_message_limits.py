"""Every text, list and group of fields in what a client may send has a longest, which the protocol's schema states."""

from __future__ import annotations

import pytest
from msgspec import Struct

from horae.core.speech import LANGUAGES
from horae.server.protocol.http_bodies import Enter, NewLesson, NewTable
from horae.server.protocol.requests import FROM_CLIENT
from horae.testkit.client import HttpFailed, Json, ask, open_table
from horae.testkit.limits import endless


@pytest.mark.parametrize("kind", [*FROM_CLIENT, NewTable, NewLesson, Enter], ids=lambda kind: kind.__name__)
def test_nothing_in_a_message_is_without_end(kind: type[Struct]) -> None:
    assert endless(kind) == []


class Inner(Struct):
    words: list[str]


class Outer(Struct):
    inner: Inner | None


def test_a_text_without_a_longest_is_found() -> None:
    assert set(endless(Outer)) == {"Outer.inner.words"}


LONG = "x" * 5000
TOO_LONG: dict[str, tuple[str, Json]] = {
    "an option": ("/api/tables", {"game": "shipwreck", "name": "Ana", "options": {LONG: 1}}),
    "an option's value": ("/api/tables", {"game": "shipwreck", "name": "Ana", "options": {"difficulty": LONG}}),
    "a text option": ("/api/tables", {"game": "timestories", "name": "Ana", "options": {"profile": LONG}}),
    "a list of options": ("/api/tables", {"game": "timestories", "name": "Ana", "options": {"destiny": [1] * 3000}}),
    "many options": ("/api/tables", {"game": "shipwreck", "name": "Ana", "options": {f"o{n}": 1 for n in range(500)}}),
    "a game": ("/api/tables", {"game": LONG, "name": "Ana"}),
    "a pack": ("/api/tables", {"game": "shipwreck", "name": "Ana", "pack": LONG}),
    "a name": ("/api/tables", {"game": "shipwreck", "name": LONG}),
    "a lesson's game": ("/api/lessons", {"game": LONG, "name": "Ana"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", TOO_LONG)
def test_what_is_too_long_is_refused_in_a_few_words(url: str, what: str, language: str) -> None:
    path, body = TOO_LONG[what]
    status, headers, answer = ask(url, "POST", f"{path}?language={language}", body)
    assert status in (400, 404), answer[:300]
    assert headers["content-type"] == "application/json"
    assert len(answer) < 1000


@pytest.mark.parametrize(
    "path",
    [
        f"/api/games/{LONG}/rulebook",
        f"/api/games/shipwreck/packs/{LONG}",
        f"/api/lessons/{LONG}",
        f"/api/tables/{LONG}",
        "/api/tables/a%00b",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_in_an_address_is_unknown_and_no_failure(url: str, path: str, language: str) -> None:
    status, _, answer = ask(url, "GET", f"{path}?language={language}")
    assert status == 404
    assert len(answer) < 1000


@pytest.mark.anyio
async def test_a_name_of_the_right_length_opens_a_table(url: str) -> None:
    with pytest.raises(HttpFailed):
        await open_table(url, "x" * 25)
    assert (await open_table(url, "x" * 24))["person"] == 0
