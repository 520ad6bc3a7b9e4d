"""The balance report: it counts what happened, comes out the same however it is run, and names what stands out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import horae
from horae.cli.app import run as horae_command
from horae.core.game import Action, BadSetup, Tell
from horae.core.log import Replay, load
from horae.core.rng import Rng
from horae.games.echoes.actions import PlayCard
from horae.sim.balance import study
from horae.sim.balance.card_worth import Worth
from horae.sim.balance.compare import compare
from horae.sim.balance.examples import pick, where_used
from horae.sim.balance.figures import cell_figures, course, decided_after, leader
from horae.sim.balance.games import BarredOrder, GameOrder, GameRecord
from horae.sim.balance.job_runner import JobRunner, StudyPlan, do_one, log_file
from horae.sim.balance.measured_game import measured_game
from horae.sim.balance.page import page
from horae.sim.balance.report import BalanceReport, Estimate, WorthFigures
from horae.sim.balance.study import Cell, Look, Study
from horae.sim.balance.synergy import benjamini_hochberg, synergy
from horae.sim.balance.verdict import verdict
from horae.sim.local_processes import Processes
from horae.sim.match import Match
from horae.sim.report_page import words
from horae.testkit.planted_card import plant

ECHOES = measured_game("echoes")
PACK = horae.game("echoes").load_pack()
DESIGNS, PRIZES = ECHOES.designs(PACK), ECHOES.prizes(PACK)
PLAN = StudyPlan("echoes", None, 5)
SMALL = Study(PLAN, (Cell("greedy", 2, 3), Cell("greedy", 3, 1)), (), (Look(2, 2),))


@pytest.fixture(scope="module")
def small() -> study.Findings:
    return study.run(SMALL, None)


def record(
    winners: tuple[int, ...] = (0,),
    start: int = 0,
    ends: tuple[str, ...] = ("reserve",),
    used: tuple[dict[str, int], ...] = ({}, {}),
    seen: tuple[dict[str, int], ...] = ({}, {}),
    dropped: tuple[dict[str, int], ...] = ({}, {}),
    standings: tuple[tuple[int, ...], ...] = ((1, 0),),
) -> GameRecord:
    return GameRecord(start, winners, (30, 20), 100, 10, 300, ends, used, seen, dropped, standings)


# --- counting ---


def test_the_figures_count_what_happened() -> None:
    records = [
        record((0,), 0, ("reserve",), ({"miner": 3}, {}), ({"miner": 0}, {"thief": 0}), ({}, {"thief": 9})),
        record((0,), 1, ("brotherhood", "reserve"), ({"miner": 3}, {"miner": 8}), ({"miner": 2}, {"miner": 0})),
        record((1,), 1, ("fortified",), ({}, {"miner": 4}), ({"miner": 0}, {"miner": 3}), ({"miner": 5}, {})),
        record((0, 1), 0, ("reserve",), ({"source-of-cycles": 50}, {}), ({"source-of-cycles": 0}, {"source-of-cycles": 0})),
    ]
    made = cell_figures(ECHOES, "greedy", 2, records, DESIGNS, PRIZES)
    assert [place.value for place in made.places] == [62.5, 37.5]
    assert made.ends["reserve"].value == 75.0
    assert made.first_end["brotherhood"].value == 25.0
    assert made.shared.value == 25.0
    miner = next(each for each in made.cards if each.id == "miner")
    assert (miner.used.value, miner.wins.value, miner.wins.of) == (75.0, 25.0, 4)
    assert (miner.used_when_seen.value, miner.used_when_seen.of) == (80.0, 5)
    assert miner.dropped_when_seen.value == 20.0
    assert (miner.dealt.value, miner.dealt.of) == (-16.7, 3), "of three who were dealt it, one won"
    thief = next(each for each in made.cards if each.id == "thief")
    assert (thief.used.value, thief.used_when_seen.value, thief.dropped_when_seen.value) == (0.0, 0.0, 100.0)
    cycles = next(each for each in made.prizes if each.id == "source-of-cycles")
    assert (cycles.used.value, cycles.used.of, cycles.wins.value) == (100.0, 1, 0.0), "it was in one game"


def test_a_lead_changes_when_somebody_else_is_ahead_alone() -> None:
    standings = ((3, 1), (3, 3), (3, 5), (6, 5), (9, 5))
    assert [leader(each) for each in standings] == [0, None, 1, 0, 0]
    one = record((0,), standings=standings)
    assert decided_after(one, [leader(each) for each in standings]) == 4
    assert decided_after(record((0, 1), standings=standings), [0, 0, 0, 0, 0]) == 5, "a shared win is open to the end"
    found = course([one] * 20)
    assert found.lead_changes == 2.0
    assert found.leader_wins == [(1, found.leader_wins[0][1]), (3, found.leader_wins[1][1]), (4, found.leader_wins[2][1])]
    assert [each.value for _, each in found.leader_wins] == [100.0, 0.0, 100.0]
    assert found.decided_median == 80
    assert found.decided[7] == 100.0
    assert found.decided[6] == 0.0
    assert (found.forced, found.options) == (10.0, 3.0)


def test_games_are_watched_to_the_end() -> None:
    played: GameRecord = do_one(PLAN, GameOrder("greedy", 2, 0))
    assert [len(seen) >= 7 for seen in played.seen] == [True, True]
    for seat in range(2):
        dealt = [thing for thing, at in played.seen[seat].items() if at == 0 and PACK.index[thing] < PACK.size]
        assert len(dealt) in (6, 7), "seven cards, perhaps two of a kind"
        assert sum(PACK.index[thing] >= PACK.size for thing in played.seen[seat]) == 2, "as many sources as seats"
        cards = {thing for thing in played.used[seat] if PACK.index[thing] < PACK.size}
        assert cards <= set(played.seen[seat])
        assert set(played.dropped[seat]) <= set(played.seen[seat])
    assert played.standings[-1] == played.scores
    assert 0 <= played.forced < played.actions < played.options
    assert any(do_one(PLAN, GameOrder("greedy", 2, game)).forced for game in range(1, 4)), "some moves leave no choice"


# --- playing without ---


def test_who_never_would_plays_the_same_game() -> None:
    played: GameRecord = do_one(PLAN, GameOrder("greedy", 2, 1))
    card = next(design.id for design in DESIGNS if design.id not in played.used[0])
    assert do_one(PLAN, BarredOrder(card, "greedy", 2, 1, 0)).won == played.won(0)


@pytest.mark.parametrize("bar", ["card", "faction:water", "type:creature"])
def test_a_barred_seat_does_without(bar: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: GameRecord = do_one(PLAN, GameOrder("greedy", 2, 2))
    by_id = {design.id: design for design in DESIGNS}
    used = next(thing for thing in played.used[1] if thing in by_id)
    bar = used if bar == "card" else bar
    played_cards: list[str] = []
    do = Match.do

    def noted(self: Match, seat: int, action: Action, also: Tell | None = None) -> None:
        if seat == 1 and isinstance(action, PlayCard):
            played_cards.append(action.card)
        do(self, seat, action, also)

    monkeypatch.setattr(Match, "do", noted)
    do_one(PLAN, BarredOrder(bar, "greedy", 2, 2, 1))
    trait, _, value = bar.partition(":")
    assert played_cards
    assert all(card != bar and by_id[card].traits.get(trait) != value for card in played_cards)


# --- better together ---


def test_false_finds_are_kept_down_by_their_rank() -> None:
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert benjamini_hochberg([]) == []


def test_two_cards_that_win_only_together_are_found() -> None:
    chance = Rng(1)
    others = [design.id for design in DESIGNS if design.id not in ("miner", "thief")]
    records = []
    for _ in range(400):
        held = [card for card in ("miner", "thief") if chance.below(2)]
        mine, theirs = ({chance.pick(others[:30]) for _ in range(4 + chance.below(6))} for _ in range(2))
        wins = len(held) == 2 or chance.below(5) < 2
        records.append(record((0,) if wins else (1,), used=(dict.fromkeys([*held, *mine], 1), dict.fromkeys(theirs, 1))))
    found = synergy("greedy-2", records, [design.id for design in DESIGNS])
    best = found.pairs[0]
    assert set(best.cards) == {"miner", "thief"}
    assert best.q < 0.001
    assert best.extra.low > 0
    assert all(each.q > 0.05 for each in found.pairs[1:])


# --- the verdict ---


def test_the_verdict_names_what_lies_beyond_the_lines() -> None:
    records = [record((0,), used=({"miner": 1}, {}))] * 55 + [record((1,), used=({"miner": 1}, {}))] * 45
    cell = cell_figures(ECHOES, "greedy", 2, records, DESIGNS, PRIZES)
    cards = [
        Worth("miner", 500, 12.0, (9.0, 15.0), 3.0, (2.0, 4.0), 0.3),
        Worth("thief", 50, -9.0, (-17.0, -1.0), -2.0, (-4.0, 0.0), 0.3),
    ]
    cards.append(Worth("sea-queen", 500, 7.0, (4.0, 10.0), 2.0, (1.0, 3.0), 0.3))
    found = verdict([cell], [WorthFigures("greedy", 2, None, cards), WorthFigures("greedy", 3, None, cards)]).findings
    worths = [(each.about, each.sure) for each in found if each.kind == "worth"]
    assert worths == [("miner", True), ("thief", False)]
    assert {(each.about, each.sure) for each in found if each.kind == "place"} == {("1", False), ("2", False)}
    assert {(each.about, each.sure) for each in found if each.kind == "end"} == {("brotherhood", True), ("fortified", True)}
    unplayed = {each.about for each in found if each.kind == "unplayed"}
    assert "miner" not in unplayed
    assert "thief" in unplayed
    assert found[0].sure
    assert not found[-1].sure


def test_a_design_that_one_bot_plays_is_not_named() -> None:
    never = cell_figures(ECHOES, "greedy", 2, [record()] * 100, DESIGNS, PRIZES)
    often = cell_figures(ECHOES, "search", 2, [record(used=({"miner": 1}, {}))] * 100, DESIGNS, PRIZES)
    named = {each.about for each in verdict([never, often], []).findings if each.kind == "unplayed"}
    assert "miner" not in named
    assert len(named) == len(DESIGNS) - 1


# --- the study as a whole ---


def test_a_study_comes_out_the_same_in_one_go_or_cut_short_and_in_any_number_of_processes(tmp_path: Path) -> None:
    with Processes(2) as place:
        whole = study.run(SMALL, None, place).report
    file = tmp_path / "games.jsonl"
    steps: list[float] = []

    def stop(done: float) -> None:
        steps.append(done)
        if len(steps) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.run(SMALL, file, progress=stop)
    kept = len(file.read_bytes().splitlines())
    assert kept
    assert study.run(SMALL, file).report == whole
    assert len(file.read_bytes().splitlines()) > kept


def test_what_somebody_used_is_barred_in_turn() -> None:
    """Only games in which it was used are played again; nobody used it: no games, and no certainty."""
    (played,) = JobRunner(PLAN).do([GameOrder("greedy", 2, 0)])
    bars = {each.bar: each for each in study.run(Study(PLAN, (Cell("greedy", 2, 1),), barred=1), None).report.barred}
    used = {thing for each in played.used for thing in each}
    for design in (*DESIGNS, *PRIZES):
        users = sum(design.id in each for each in played.used)
        assert bars[design.id].uses.value == 50 * users
        assert bars[design.id].when_used.of == min(users, 3 if design in PRIZES else 1)
    assert bars["faction:water"].when_used.of > 0
    assert bars["type:creature"].when_used.of == 2
    never = next(bars[design.id] for design in DESIGNS if design.id not in used)
    assert (never.cost, never.when_used.low, never.when_used.high) == (0.0, -100.0, 100.0)


def test_a_card_that_was_made_far_too_strong_is_named(tmp_path: Path) -> None:
    """The whole proof, with a card only ten points too strong, is benchmarks/planted_card.py."""
    pack = plant(tmp_path / "planted", "pearl-diver", vp=20, cards=0, time=1)
    wanted = Study(StudyPlan("echoes", str(pack), 3), (Cell("greedy", 2, 80),), (), (Look(6, 12),))
    found = study.run(wanted, None).report.verdict.findings
    named = [each for each in found if each.kind == "worth"]
    assert named[0].about == "pearl-diver"
    assert named[0].sure


def test_a_game_of_a_deck_of_ones_own_is_replayed_with_that_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = plant(tmp_path / "planted", "pearl-diver", vp=20)
    file = tmp_path / "game.jsonl"
    file.write_bytes(log_file(StudyPlan("echoes", str(pack), 3), GameOrder("greedy", 2, 0)))
    assert horae_command(["replay", str(file), "--verify", "--lang", "en"]) == 2
    assert "another version of the pack" in capsys.readouterr().err
    assert horae_command(["replay", str(file), "--verify", "--pack", str(pack)]) == 0


def test_the_progress_adds_up_to_what_was_foreseen() -> None:
    wanted = Study(PLAN, (Cell("greedy", 2, 2), Cell("greedy", 3, 1)), (), (Look(2, 1),))
    steps: list[float] = []
    study.run(wanted, None, progress=steps.append)
    assert sum(steps) == pytest.approx(study.total_effort(wanted))


def test_cards_that_stand_out_are_measured_again_on_deals_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    do = JobRunner.do

    def noted(self: JobRunner, orders: Any) -> Any:
        asked.extend(order.number for order in orders if hasattr(order, "card"))
        return do(self, orders)

    monkeypatch.setattr(JobRunner, "do", noted)
    found = study.run(Study(PLAN, (Cell("greedy", 2, 4),), (), (Look(3, 1), Look(1, 2))), None).report
    assert sorted(asked) == [1_000_000] * 3 + [2_000_000, 2_000_001]
    (measured,) = found.worth
    assert [each.pairs for each in measured.cards].count(2) == 1
    assert all(each.fresh for each in measured.cards)
    assert measured.mean is None


def test_examples_show_between_them_every_card_that_was_played() -> None:
    games = [GameOrder("greedy", 2, number) for number in range(4)]
    played = list(zip(games, JobRunner(PLAN).do(games), strict=True))
    examples = pick(played)
    for thing in {thing for _, each in played for used in each.used for thing in used}:
        found = where_used(examples, thing)
        assert found is not None
        name, at = found
        _, seen = next(each for each in examples if each[0].name == name)
        assert any(used.get(thing) == at for used in seen.used)
    assert len(pick(played, most=1)) == 1


@pytest.mark.parametrize(
    "wrong",
    [{"cells": (Cell("nobody", 2, 1),)}, {"cells": (Cell("greedy", 9, 1),)}, {"cells": ()}, {"pairs": (Cell("greedy", 2, 0),)}],
)
def test_a_study_that_cannot_be_done_is_refused_before_it_starts(wrong: dict[str, tuple[Cell, ...]]) -> None:
    with pytest.raises(Exception, match=r"nobody|9|0"):
        study.check(msgspec.structs.replace(SMALL, **wrong))
    with pytest.raises(BadSetup):
        measured_game("shipwreck")


# --- the page and the command ---


def test_every_word_of_the_page_is_there_in_both_languages(small: study.Findings) -> None:
    folder = Path(horae.__file__).parent / "sim"
    script = "".join((folder / file).read_text("utf-8") for file in ("report_page/frame.js", "balance/page/page.js"))
    used = set(re.findall(r'\bt\("([\w-]+)"', script))
    assert len(used) > 60
    spanish, english = words("balance", "es"), words("balance", "en")
    assert used <= set(spanish)
    assert set(spanish) == set(english)
    for trait in (*ECHOES.traits, "strength", "vp"):
        assert f"trait-{trait}" in english
        for value in {design.traits[trait] for design in DESIGNS} if trait not in ("cost", "time", "strength", "vp") else ():
            assert f"{trait}-{value}" in english
    assert "Minero" in page(small.report, "es")
    assert 'lang="es"' in page(small.report, "es")
    assert "</script>" not in page(small.report, "en").split('id="data">')[1].split("<script>")[0].removesuffix("</script>\n")


def test_the_command_writes_a_page_the_figures_and_example_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    words_ = [
        "balance",
        "echoes",
        "--cell",
        "greedy:2:5",
        "--cell",
        "greedy:3:2",
        "--again",
        "1:1",
        "--jobs",
        "1",
        "--lang",
        "en",
    ]
    assert horae_command([*words_, "--out", str(out)]) == 0
    assert "greedy, 3 seats, 2 games" in capsys.readouterr().out
    report = msgspec.json.decode((out / "report.json").read_bytes(), type=BalanceReport)
    assert [cell.seats for cell in report.cells] == [2, 3]
    assert (out / "report.html").read_text("utf-8").startswith("<!doctype html>")
    kept = sorted(file.stem for file in (out / "examples").glob("*.jsonl"))
    assert kept == sorted(report.examples)
    log = load((out / "examples" / f"{kept[0]}.jsonl").read_bytes())
    assert log.head.names[0] == "greedy 1"
    assert Replay(log, horae.game("echoes")).final().result() is not None
    for thing in report.things:
        if thing.example is not None:
            assert thing.example[0] in kept
    assert horae_command([*words_, "--out", str(tmp_path / "again"), "--against", str(out), "--json"]) == 0
    again = msgspec.json.decode(capsys.readouterr().out, type=BalanceReport)
    assert again.against is not None
    assert {change.how for change in again.against.changes} == {"same"}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (["--cell", "greedy:2"], "greedy:2"),
        (["--again", "3"], "“3”"),
        (["--cell", "nobody:2:3"], "nobody"),
        (["--against", "nowhere"], "nowhere"),
        (["--against", "pyproject.json"], "pyproject.json"),
    ],
)
def test_what_cannot_be_understood_is_named(
    wrong: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert horae_command(["balance", "echoes", *wrong, "--out", str(tmp_path / "none"), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1
    assert not (tmp_path / "none").exists()


def test_the_command_alone_needs_no_server() -> None:
    """So that a big run can be made on a machine with little installed: python -m horae.cli.balance."""
    code = (
        "import sys, horae.cli.balance; print([name for name in sys.modules if name.split('.')[0] in ('starlette', 'uvicorn')])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_a_comparison_shows_what_was_changed_and_what_became_of_it(small: study.Findings) -> None:
    now = small.report
    things = [
        msgspec.structs.replace(thing, traits={**thing.traits, "vp": "9"}) if thing.id == "miner" else thing
        for thing in now.things
    ]
    before = msgspec.structs.replace(
        now,
        things=[thing for thing in things if thing.id != "thief"],
        worth=[WorthFigures("greedy", 2, None, [Worth("miner", 100, 10.0, (5.0, 15.0), 1.0, (0.0, 2.0), 0.2)])],
    )
    after = msgspec.structs.replace(
        now, worth=[WorthFigures("greedy", 2, None, [Worth("miner", 100, 2.0, (-10.0, 14.0), 1.0, (0.0, 2.0), 0.2)])]
    )
    changes = {change.id: change for change in compare(before, after).changes}
    assert changes["thief"].how == "added"
    miner = changes["miner"]
    assert (miner.how, miner.traits["vp"][0]) == ("changed", "9")
    assert miner.moved == Estimate(-8.0, -21.0, 5.0, 100)
    assert changes["sea-queen"].how == "same"
    gone = {change.id: change.how for change in compare(now, before).changes}
    assert gone["thief"] == "removed"
