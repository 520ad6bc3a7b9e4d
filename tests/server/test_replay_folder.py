"""Log files in a folder, to be watched in the browser: `horae serve --replays FOLDER`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest

from horae.cli.app import run as horae_command
from horae.core.log import BadLog, Log, dump, load
from horae.server.catalogue import everything
from horae.server.pack_shelf import PackShelf
from horae.server.protocol import table_views
from horae.server.replay_folder import BadReplays, ReplayFolder
from horae.sim.balance.games import GameOrder
from horae.sim.balance.job_runner import StudyPlan, log_file
from horae.testkit.client import ask
from horae.testkit.server_process import ServerProcess

Serve = Callable[..., ServerProcess]


@cache
def played() -> bytes:
    """The log of a game of two bots."""
    return log_file(StudyPlan("echoes", None, 7), GameOrder("greedy", 2, 0))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "examples"
    made.mkdir()
    (made / "greedy-2-0.jsonl").write_bytes(played())
    (made / "broken.jsonl").write_bytes(played().replace(b'"seat":1', b'"seat":0', 1))
    (tmp_path / "beside.jsonl").write_bytes(played())
    return made


def shelf_of(folder: str) -> ReplayFolder:
    with closing(PackShelf((), everything())) as packs:
        return ReplayFolder(folder, everything(), packs)


def test_a_log_is_a_finished_table_that_anyone_may_watch(folder: Path, serve: Serve) -> None:
    url = serve(replays=str(folder)).url
    status, _, body = ask(url, "GET", "/api/tables/greedy-2-0")
    table = msgspec.json.decode(body, type=table_views.TableView)
    assert (status, table.phase, table.seed) == (200, "over", load(played()).head.seed)
    assert [person.name for person in table.people] == ["greedy 1", "greedy 2"]
    for seat in ("", "&seat=0", "&seat=1"):
        status, _, body = ask(url, "GET", f"/api/tables/greedy-2-0/replay?language=es{seat}")
        story = msgspec.json.decode(body)
        assert (status, story["finished"], story["names"][:2]) == (200, True, ["greedy 1", "greedy 2"])
        assert len(story["frames"]) == len(load(played()).entries) + 1
    assert story["frames"][-1]["view"]["hand"] is not None
    assert ask(url, "GET", "/api/tables/greedy-2-0/replay?seat=9")[0] == 400
    status, _, body = ask(url, "GET", "/api/tables/greedy-2-0/log")
    assert (status, load(body).entries) == (200, load(played()).entries)


def test_what_is_not_on_the_shelf_is_no_table_and_what_does_not_hold_says_so(folder: Path, serve: Serve) -> None:
    url = serve(replays=str(folder)).url
    for name in ("nothing", "beside", "..%2Fbeside", "greedy-2-0.jsonl"):
        assert ask(url, "GET", f"/api/tables/{name}/replay")[0] == 404
    status, _, body = ask(url, "GET", "/api/tables/broken/replay?language=en")
    assert (status, msgspec.json.decode(body)["code"]) == (410, "bad-log")
    assert "line" in msgspec.json.decode(body)["words"]


def test_without_a_folder_there_is_no_shelf() -> None:
    assert shelf_of("").find("greedy-2-0") is None


def test_a_log_of_a_pack_that_does_not_come_with_horae_is_refused(folder: Path) -> None:
    log = load(played())
    (folder / "mine.jsonl").write_bytes(dump(Log(msgspec.structs.replace(log.head, pack="mine"), log.entries), log.result))
    with pytest.raises(BadLog, match="mine"):
        shelf_of(str(folder)).find("mine")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadReplays):
        shelf_of(str(tmp_path / "nowhere"))
    store = f"sqlite:///{tmp_path / 'x.db'}"
    assert horae_command(["serve", "--port", "0", "--store", store, "--replays", "nowhere", "--lang", "en"]) == 2
    assert "nowhere" in capsys.readouterr().err
