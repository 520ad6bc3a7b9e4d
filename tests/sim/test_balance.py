"""The balance report: resumable, replayable, and right about what it counts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import horae
from horae.cli.app import run as horae_command
from horae.core.game import BadSetup
from horae.core.log import Replay, load
from horae.sim.balance import cells as balance
from horae.sim.balance.cells import Cell, Record
from horae.sim.balance.page import page

PACK = horae.game("echoes").load_pack()


def test_a_run_that_was_cut_short_goes_on_where_it_stopped(tmp_path: Path) -> None:
    cells = [Cell("greedy", 2, 6)]
    whole = balance.run("echoes", cells, 5, tmp_path / "whole.jsonl")
    file = tmp_path / "cut.jsonl"
    balance.run("echoes", [Cell("greedy", 2, 3)], 5, file)
    file.write_bytes(file.read_bytes() + b'{"cell":"gree\n')  # killed in the middle of a line
    seen: list[int] = []
    again = balance.run("echoes", cells, 5, file, progress=seen.append)
    assert again == whole
    assert seen[0] == 3


def record(
    number: int, winners: tuple[int, ...], start: int, ends: tuple[str, ...], played: tuple[tuple[str, ...], ...]
) -> Record:
    return Record(
        "greedy-2", number, 1, PACK.hash, start, winners, (30, 20), 9, 100, ends, played, (("source-of-cycles",), ()), ((), ())
    )


def test_the_figures_count_what_happened() -> None:
    records = [
        record(0, (0,), 0, ("reserve",), (("miner",), ("thief",))),
        record(1, (0,), 1, ("brotherhood", "reserve"), (("miner",), ("miner",))),
        record(2, (1,), 1, ("fortified",), (("thief",), ("miner",))),
        record(3, (0, 1), 0, ("reserve",), ((), ())),
    ]
    made = balance.report("echoes", [Cell("greedy", 2, 4)], 1, records, PACK)
    cell = made.cells[0]
    assert [share.share for share in cell.win_by_seat] == [0.625, 0.375]
    assert [share.share for share in cell.win_by_place] == [0.625, 0.375]
    assert cell.ends["reserve"].share == 0.75
    assert cell.first_end["brotherhood"].share == 0.25
    miner = next(thing for thing in cell.cards if thing.id == "miner")
    assert (miner.used.share, miner.wins.share, miner.wins.of) == (0.75, 0.75, 4)
    assert miner.effect == 25.0
    assert "thief" not in made.unused
    assert "sea-queen" in made.unused


def test_every_figure_that_was_seen_names_a_game_that_shows_it() -> None:
    records = balance._play_some("echoes", None, Cell("greedy", 2, 8), 2, tuple(range(8)))
    made = balance.report("echoes", [Cell("greedy", 2, 8)], 2, records, PACK)
    for thing in (*made.cells[0].cards, *made.cells[0].sources):
        assert bool(thing.used.example) == (thing.used.share > 0)
    names = dict(balance.example_logs("echoes", [Cell("greedy", 2, 8)], 2, records))
    shown = {thing.used.example for thing in made.cells[0].cards} - {""}
    assert shown <= set(names)
    first = next(iter(names.values()))
    final = Replay(load(first), horae.game("echoes")).final()
    assert final.result() is not None


def test_the_command_writes_a_page_the_figures_and_example_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "echoes", "--games", "6", "--seats", "2,3", "--out", str(tmp_path), "--jobs", "1"]
    assert horae_command([*words, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "used in play:" in said
    report = msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=balance.BalanceReport)
    assert [cell.seats for cell in report.cells] == [2, 3]
    shown = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" in shown
    assert "Win" in shown or "wins" in shown
    assert list((tmp_path / "examples").glob("*.jsonl"))


def test_the_page_speaks_both_languages() -> None:
    records = [record(0, (0,), 0, ("reserve",), (("miner",), ("thief",)))]
    made = balance.report("echoes", [Cell("greedy", 2, 1)], 1, records, PACK)
    assert "Minero" in page(made, PACK, "es")
    assert "balance-" not in page(made, PACK, "es") + page(made, PACK, "en")


@pytest.mark.parametrize("cells", [[Cell("nobody", 2, 1)], [Cell("greedy", 9, 1)], [Cell("greedy", 2, 0)]])
def test_a_plan_that_cannot_be_played_is_refused_before_it_starts(cells: list[Cell]) -> None:
    with pytest.raises(Exception, match=r"nobody|9|0"):
        balance.check_plan("echoes", cells, 1)
    with pytest.raises(BadSetup):
        balance.check_plan("shipwreck", [Cell("random", 2, 1)], 1)
