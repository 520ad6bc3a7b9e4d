"""The page about a mission: what it says, what it hides, what its marks open, and that stopping it changes nothing."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from horae import game
from horae.authoring.missions.clues import Clue, ClueMap, Conclusion
from horae.authoring.missions.report import ReportPage
from horae.authoring.missions.report_work import ReportPlan, do_work, effort
from horae.cli.app import run
from horae.core.log import Replay, load
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView
from horae.testkit.planted_mission import files_of, plant_dead_end, plant_ending
from horae.testkit.timestories import read, write

SALT = str(Path(__file__).parents[2] / "examples/salt")
LINK = re.compile(r"href='http://127\.0\.0\.1:8010/replay/([\w-]+)\?at=(\d+)&amp;seat=(\d)'")
FEW = ["--games", "3", "--plays", "1"]


def training() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack("training")
    return pack


def test_the_report_says_what_is_settled_and_hides_the_story(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    pack = training()
    for language, ending in (("es", "Desenlace"), ("en", "Ending")):
        assert run(["mission", "report", "training", "--out", str(out), *FEW, "--lang", language]) == 0
        hidden = out.read_text("utf-8")
        assert pack.title[language] not in hidden
        assert all(place.name[language] not in hidden for place in pack.places)
        assert f"<th>{ending} {len(pack.head.mission_return.outcomes)}</th>" in hidden
        assert f"horae mission preview training --replays {tmp_path / 'page-replays'}" in hidden
    work = do_work(pack, ReportPlan(games=3, plays=1))
    assert pack.title.en in ReportPage(pack, work, None, "en", hide_story=False).written()


def test_every_mark_opens_a_log_that_comes_as_far_as_it_says(tmp_path: Path) -> None:
    """A planted dead end, and an ending that nothing leads to: the one is shown, of the other the card it stands on."""
    files = files_of(SALT)
    plant_dead_end(files)
    plant_ending(files)
    pack = read(tmp_path / "planted", files)
    made = ReportPage(pack, do_work(pack, ReportPlan(games=6, plays=4)), None, "en")
    page = made.written()
    made.replays.write(tmp_path / "logs")
    links = {(name, int(at), int(seat)) for name, at, seat in LINK.findall(page)}
    assert {name for name, _, _ in links} == {file.stem for file in (tmp_path / "logs").iterdir()}
    assert {f"{size}-dead-end" for size in (2, 3, 4)} <= {name for name, _, _ in links}
    for name, at, seat in links:
        log = load((tmp_path / "logs" / f"{name}.jsonl").read_bytes())
        assert 0 < at <= len(log.entries)
        assert seat < log.head.seats
        Replay(log, TimeStories(), pack).final()
    mark = re.search(r"<li class='bad'>Ending 4: .*?nothing gives Item 999 \((.*?)\)</li>", page)
    assert mark
    nearest = LINK.findall(mark.group(1))
    assert [name[0] for name, _, _ in nearest] == ["2", "3", "4"]
    for name, at, seat in nearest:
        seen = Replay(load((tmp_path / "logs" / f"{name}.jsonl").read_bytes()), TimeStories(), pack)
        *_, (_, _, state, _) = seen.steps(int(at))
        view = state.view(int(seat))
        assert isinstance(view, TimeStoriesView)
        assert "pans-b" in [own.card.id for own in view.own if own.card is not None]
    assert re.search(r"<span class='bad'><a [^>]*replay/2-dead-end", page)


def test_what_was_met_is_shown_by_size_and_the_clue_map_by_round(tmp_path: Path) -> None:
    pack = read(tmp_path, files_of(SALT))
    clues = tuple(Clue(card, "here", "nobody", "a hint") for card in ("pans-b", "tavern-c"))
    secret = ClueMap((Conclusion("the-keeper-lies", "The keeper lies.", "counting-house-b", clues),))
    work = do_work(pack, ReportPlan(games=6, plays=1, most_plays=0))
    page = ReportPage(pack, work, secret, "en").written()
    assert "<th colspan='4' class='title'>1 → counting-house-b</th>" in page
    assert "lies" not in page
    strips = re.findall(r"<tr><th>(\d)</th><td class='n'>2 / 2</td><td class='when'><div class='strip'>(.*?)</div>", page)
    assert [size for size, _ in strips] == ["2", "3", "4"]
    assert all("pans-b: " in strip and "<b style" in strip for _, strip in strips)
    assert "class='chart'" in page
    assert page.count("<td class='steps'>") >= len(pack.parts.items) + sum(len(place.layout) for place in pack.places)
    assert "It was cut short" in page


# --- the same again ---


def test_progress_comes_to_the_whole_effort_and_never_goes_back(tmp_path: Path) -> None:
    pack, plan, steps = training(), ReportPlan(games=3, plays=2), list[float]()
    whole = do_work(pack, plan, tmp_path / "part", steps.append)
    assert sum(steps) == pytest.approx(effort(pack, plan))
    assert min(steps) >= 0
    steps.clear()
    assert do_work(pack, plan, tmp_path / "part", steps.append) == whole
    assert steps == [pytest.approx(effort(pack, plan))]


def test_work_for_another_seed_or_mission_is_not_taken_for_its_own(tmp_path: Path) -> None:
    file = tmp_path / "part"
    plan = ReportPlan(games=2, plays=1)
    pack, other = read(tmp_path / "one", files_of(SALT)), files_of(SALT)
    plant_ending(other)
    do_work(pack, plan, file)
    for mission, asked in ((pack, ReportPlan(games=2, plays=1, seed=9)), (read(tmp_path / "other", other), plan)):
        assert do_work(mission, asked, file) == do_work(mission, asked)


def test_a_report_that_was_stopped_goes_on_and_comes_to_the_same_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times: by Ctrl-C, asked to end, and killed; and once more in the middle of a line."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "salt", files_of(SALT))
    words = ["mission", "report", "salt", "--games", "12", "--plays", "2", "--lang", "en", "--out"]
    part = Path("stopped/page.html.part")
    for how, pieces in ((signal.SIGINT, 2), (signal.SIGTERM, 6), (signal.SIGKILL, 9)):
        said = stopped_after(pieces, part, how, [*words, "stopped/page.html"])
        assert ("goes on from there" in said) == (how is signal.SIGINT)
        assert not Path("stopped/page.html").exists()
    part.write_bytes(part.read_bytes() + b'["half a li')
    for place in ("stopped", "whole"):
        assert run([*words, f"{place}/page.html"]) == 0
    pages = [Path(place, "page.html").read_text("utf-8").replace(place, "") for place in ("stopped", "whole")]
    assert pages[0] == pages[1]
    stopped, whole = (
        {file.name: file.read_bytes() for file in Path(place, "page-replays").iterdir()} for place in ("stopped", "whole")
    )
    assert stopped == whole
    assert not part.exists()


def stopped_after(pieces: int, part: Path, how: signal.Signals, words: list[str]) -> str:
    """What a command says that is stopped once so many pieces are kept."""
    heard = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also where the tests run in the background
    )
    command = [sys.executable, "-c", f"{heard}; from horae.cli.app import main; main()", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        while not part.exists() or part.read_bytes().count(b"\n") < pieces:
            with suppress(subprocess.TimeoutExpired):
                pytest.fail(f"it ended by itself: {running.wait(0.02)}")
        running.send_signal(how)
        _, said = running.communicate()
    assert running.returncode != 0
    return said
