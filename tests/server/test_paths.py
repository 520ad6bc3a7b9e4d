"""Behind a proxy: whose word is taken on where people connect from, and a server that lives under a path."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.responses import FileResponse

from horae.cli.app import run
from horae.cli.client import read_link
from horae.server.app import ClientFiles
from horae.server.limits import Buckets
from horae.server.metrics import Metrics
from horae.server.refused_work import RefusedWork
from horae.testkit.client import Client, ask, ask_json
from horae.testkit.server_process import ServerProcess

Serve = Callable[..., ServerProcess]


def statuses(server: ServerProcess, count: int) -> list[int]:
    """Each request says that it comes from somewhere else."""
    return [ask(server.url, "GET", "/health", headers={"x-forwarded-for": f"10.0.0.{n}"})[0] for n in range(count)]


def test_nobodys_word_is_taken_on_where_a_request_comes_from(serve: Serve) -> None:
    server = serve(requests_per_second=0.001, request_burst=3)
    assert statuses(server, 5) == [200, 200, 200, 429, 429]


def test_but_a_proxys_that_was_named(serve: Serve) -> None:
    server = serve(requests_per_second=0.001, request_burst=3, trusted_proxies=("127.0.0.0/8",))
    assert statuses(server, 5) == [200] * 5


@pytest.mark.anyio
async def test_under_a_path_everything_is_there_and_nothing_elsewhere(serve: Serve) -> None:
    server = serve(base_path="/horae")
    assert server.url.endswith("/horae")
    assert ask(server.url, "GET", "/horae/health")[0] == 200
    assert ask(server.url, "GET", "/health")[0] == 404
    made = await ask_json(server.url, "POST", "/horae/api/tables", {"game": "shipwreck", "name": "Ana"})
    async with Client(server.url, made["table"], made["token"]) as ana:
        assert ana.welcome["type"] == "welcome"


@pytest.mark.parametrize("base", ["", "/horae"])
def test_the_page_names_its_files_where_they_are(tmp_path: Path, base: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_text("1", "utf-8")
    page = '<html lang="en" data-base=""><script type="module" src="./assets/index-1.js"></script></html>'
    (tmp_path / "index.html").write_text(page, "utf-8")
    files = ClientFiles(tmp_path, base, Buckets(1e6, 1e6), RefusedWork(Metrics(), False))
    scope = {"type": "http", "method": "GET", "headers": [], "path": "/", "root_path": ""}
    for place in (".", "index.html", "t/AAAAAAAAAAAAAAAAAAAA"):
        found = asyncio.run(files.get_response(place, scope))
        text = bytes(found.body).decode()
        assert found.headers["content-type"].startswith("text/html")
        assert found.headers["cache-control"] == "no-cache"
        assert f'data-base="{base}"' in text
        assert re.findall(r'src="([^"]+)"', text) == [f"{base}/assets/index-1.js"]


def test_a_link_may_have_a_path_before_the_table() -> None:
    assert read_link("https://play.example/games/horae/t/abc#main").server == "https://play.example/games/horae"
    assert read_link("play.example/t/abc").server == "https://play.example"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--trusted-proxy", "everyone"], "an address or a network is wanted"),
        (["--base-path", "/a b"], "wants a path such as /horae"),
        (["--store", "sqlite:///x", "--store-file", "y"], "not both"),
        (["--metrics-token-file", "/nonexistent"], "/nonexistent"),
    ],
)
def test_what_is_wrong_with_an_option_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--lang", "en", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def built(folder: Path) -> ClientFiles:
    (folder / "index.html").write_text('<html data-base=""><script src="./assets/app.js"></script>', "utf-8")
    (folder / "assets").mkdir()
    for name, data in {"app.js": b"plain", "app.js.gz": b"as gzip", "app.js.br": b"as brotli", "plain.css": b"alone"}.items():
        (folder / "assets" / name).write_bytes(data)
    return ClientFiles(folder, "", Buckets(1e-9, 8), RefusedWork(Metrics(), False))


@pytest.mark.anyio
async def test_files_are_sent_as_they_lie_compressed(tmp_path: Path) -> None:
    """Nothing is compressed while somebody waits, but the page once, when the server starts."""
    files = built(tmp_path)
    asked = {
        ("assets/app.js", "gzip, deflate, br"): (b"as brotli", "br"),
        ("assets/app.js", "gzip"): (b"as gzip", "gzip"),
        ("assets/app.js", "br;q=0, gzip"): (b"as gzip", "gzip"),
        ("assets/app.js", ""): (b"plain", None),
        ("assets/plain.css", "br, gzip"): (b"alone", None),
        ("t/TABLE", "gzip"): (None, "gzip"),
    }
    for (path, accepted), (body, encoding) in asked.items():
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/{path}",
            "headers": [(b"accept-encoding", accepted.encode())],
            "client": ("192.0.2.1", 1),
        }
        found = await files.get_response(path, scope)
        assert (found.status_code, found.headers.get("content-encoding")) == (200, encoding), path
        assert found.headers["vary"] == "accept-encoding"
        if isinstance(found, FileResponse):
            assert Path(found.path).read_bytes() == body
        if path.endswith(".js"):
            assert found.headers["content-type"].startswith("text/javascript")


@pytest.mark.anyio
async def test_one_address_gets_so_many_files_and_no_more(tmp_path: Path) -> None:
    files = built(tmp_path)

    async def status(host: str) -> int:
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [], "client": (host, 1)}
        return (await files.get_response("assets/app.js", scope)).status_code

    assert [await status("192.0.2.1") for _ in range(10)] == [200] * 8 + [429] * 2
    assert await status("192.0.2.2") == 200
