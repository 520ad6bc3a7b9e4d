"""The coordination benchmark: what is frozen stays so, games come out alike everywhere, and figures mean what they say."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import log2
from pathlib import Path

import msgspec
import pytest

from horae.benchmark import measured_game
from horae.benchmark.calibration import in_bins, mean_gap
from horae.benchmark.figures import BenchmarkReport, report
from horae.benchmark.matrix import Order, Row, play, rows, seating
from horae.benchmark.measured_game import Bits, Clue, MeasuredGame, Opinion, measure
from horae.benchmark.players import KINDS, members
from horae.benchmark.task import task
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.plain_players import Careless, Literal
from horae.bots.shipwreck.reader import Reader
from horae.cli import command_line
from horae.cli.app import run as horae_command
from horae.core.log import Log, load
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import Difference
from horae.sim.match import Match
from horae.testkit.shipwreck import GAME, base, made_up, position, small_pack

RUN = ["benchmark", "run", "--players", "literal,reader", "--games", "4", "--lang", "en"]
PUBLISHED = Path(__file__).parents[2] / "docs" / "benchmark"
Command = Callable[[list[str]], tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    def run(words: list[str]) -> tuple[int, str, str]:
        command_line._chosen.clear()
        status = horae_command(words)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


# --- what is frozen ---


def test_the_task_is_frozen() -> None:
    """Another print is another benchmark: its version goes up, and figures are no longer to be compared."""
    assert {seats: task(seats).print for seats in (2, 3, 4, 5)} == {
        2: "525ec9100134eb21",
        3: "35d440eb0a910e5b",
        4: "38bb7f59617c4b51",
        5: "38ebb05bfa5d7a26",
    }
    assert task(3).action_print == "e118d7f5746e0437"
    assert task(3).first_seed == 7_030_000_000
    space = GAME.action_space(base())
    assert [space.index(action) for action in (do.PLAYS[1][4], do.PREDICTIONS[7], do.PASS)] == [9, 16, 17]


def test_who_sits_where_follows_from_the_number_of_the_game() -> None:
    learned = "learned-e0"
    assert [seating(Row("reader", "literal", "beside"), number, 3) for number in (0, 4)] == [
        ("reader", "literal", "literal"),
        ("literal", "reader", "literal"),
    ]
    every = {seating(Row(learned, learned, "cross"), number, 2) for number in range(40)}
    assert len(every) == 5 * 4, "each of five beside each other, in both seats"
    assert all(one != other for one, other in every)
    assert len({seating(Row(learned, learned, "self"), number, 2) for number in range(10)}) == 5
    assert all(len(members(kind)) in (1, 5) for kind in KINDS)


def test_with_two_seats_each_pair_is_played_once() -> None:
    two, three = (rows(["literal", "reader"], seats) for seats in (2, 3))
    assert [row.name for row in two] == ["literal_self", "literal_reader", "reader_self"]
    assert [row.name for row in three] == ["literal_self", "literal_reader", "reader_self", "reader_literal"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_published_was_played_as_it_is_now(seats: int) -> None:
    """The reports in the docs are of today's task; else they have to be made anew."""
    said = msgspec.json.decode((PUBLISHED / f"report-{seats}.json").read_bytes(), type=BenchmarkReport)
    assert said.task == task(seats)
    assert [(row.one, row.others, row.how) for row in said.rows] == [
        (row.one, row.others, row.how) for row in rows(said.kinds, seats)
    ]


# --- players that say nothing ---


def test_literal_plays_the_first_lawful_fate_where_the_card_has_it_say_no_more() -> None:
    table = position(row=("chalice", "dawn", "midnight", "judge"), holding=(2, 5))
    view = table.state.view(0)
    bot = Literal(GAME, 0, Rng(1), base())
    bot.begin(view)
    legal = [action for action in table.state.legal(0) if isinstance(action, do.PlayFate)]
    says = [place for place in range(1, 5) if place in bot.knows.public.says()]
    assert says == [1], "The Chalice has one say whether the kept fate is the higher"
    assert do.PLAYS[0][1] in legal or do.PLAYS[1][1] in legal
    chosen = bot.choose(view, table.state.legal(0))
    first = min((action for action in legal if action.place != 1), key=lambda play: (play.fate, play.place))
    assert chosen == first


# --- what a play tells ---


def reef(bot: type[Reader]) -> Knowledge:
    """Fates 1, 2, 3 and one arcanum, which takes the higher of two; seat 0 is about to play its first hand."""
    pack = small_pack(made_up(Difference(at_least=1), "higher"), copies=(1, 1, 1, 0, 0, 0, 0))
    table = position(pack=pack, people=2, row=("lantern", None, None, None), holding=(1, 2))
    return bot.reading(pack, table.state.view(None))


def test_bits_of_a_known_position() -> None:
    """Who plays 2 there can keep 1 only: one bit more than that a 2 was laid. Who plays 3 says nothing by it."""
    assert Bits(reef(Careless), 0, 2).by_the_card(1, None, 1) == pytest.approx(1.0)
    assert Bits(reef(Careless), 0, 3).by_the_card(1, None, 1) == pytest.approx(0.0)
    assert Bits(reef(Careless), 0, 3).by_the_card(1, None, 2) == pytest.approx(0.0)
    assert Bits(reef(Careless), 0, 2).by_the_card(1, None, 3) == pytest.approx(1 + log2(measured_game.LEAST)), "ruled out"


def test_among_careless_players_the_card_says_all_and_among_readers_what_is_said_is_heard() -> None:
    careless = measure(load(play(3, Order(Row("careless", "careless", "self"), 1))))
    assert careless.clues
    assert all(clue.card == clue.said == clue.heard for clue in careless.clues)
    readers = measure(load(play(3, Order(Row("reader", "reader", "self"), 1))))
    assert all(clue.said == clue.heard for clue in readers.clues)
    mean_said, mean_card = (sum(getattr(clue, name) for clue in readers.clues) for name in ("said", "card"))
    assert mean_said > mean_card, "readers say more than their cards"


def test_a_reader_s_measured_odds_are_those_it_had() -> None:
    """By the log alone, and by asking the bots while they play."""
    log = load(play(3, Order(Row("reader", "reader", "self"), 2)))
    match = Match(GAME, [Reader] * 3, int(log.head.seed), log.head.options, base())
    stakes = []
    for entry in log.entries:
        action = GAME.decode_action(entry.action)
        if isinstance(action, do.Predict):
            bot = match.bots[entry.seat]
            assert isinstance(bot, Reader)
            view = match.state.view(entry.seat)
            assert isinstance(view, ShipwreckView)
            stakes.append(round(float(bot.odds(view)[action.value - 1]), 6))
        match.do(entry.seat, action)
    assert stakes
    assert [stake.odds for stake in measure(log).stakes] == stakes


# --- figures ---


def test_calibration_of_a_perfect_and_of_a_wrong_predictor() -> None:
    assert mean_gap(in_bins([1.0, 0.0, 1.0], [True, False, True])) == 0.0
    assert mean_gap(in_bins([1.0, 1.0], [False, False])) == 1.0
    assert mean_gap(in_bins([0.5] * 4, [True, False, True, False])) == 0.0
    assert mean_gap(in_bins([0.75] * 4, [True, False, True, False])) == pytest.approx(0.25)


def game(won: bool, heard: float) -> MeasuredGame:
    return MeasuredGame(
        players=("a", "b"),
        won=won,
        score=7 if won else 3,
        turns=9,
        clues=(Clue(0, 1.0, 2.0, heard),),
        opinions=(Opinion(1, (1.0 if won else 0.0, 0.0 if won else 1.0), 1),),
        stakes=(),
    )


def test_two_conventions_that_do_not_fit() -> None:
    """Each wins everything with itself and nothing beside the other: the whole gap, and none of the best reply."""
    kinds = ("literal", "reader")
    played = {
        Row("literal", "literal", "self"): [game(True, 2.0)] * 8,
        Row("literal", "reader", "beside"): [game(False, -8.0)] * 8,
        Row("reader", "reader", "self"): [game(True, 2.0)] * 8,
    }
    found = report(task(2), kinds, played)
    for kind in found.figures:
        assert (kind.alone.value, kind.gap, kind.cross) == (1.0, None, None)
        assert kind.gap_beside is not None
        assert tuple(getattr(kind.gap_beside, name) for name in ("value", "low", "high")) == (1.0, 1.0, 1.0)
        assert kind.proximity is not None
        assert kind.proximity.value == 0.0
    alone, beside, _ = found.rows
    assert (alone.heard.value, alone.calibration, alone.surprise) == (2.0, 0.0, 0.0)
    assert (beside.heard.value, beside.surprise) == (-8.0, 10.0)
    assert beside.said - beside.heard.value == 10.0
    assert alone.won.low > beside.won.high


def test_half_a_gap_lies_in_an_interval() -> None:
    won = [True, True, False, True] * 10
    half = [True, False, False, False] * 10
    found = report(
        task(2),
        ("literal", "reader"),
        {
            Row("literal", "literal", "self"): [game(each, 0.0) for each in won],
            Row("literal", "reader", "beside"): [game(each, 0.0) for each in half],
            Row("reader", "reader", "self"): [game(each, 0.0) for each in won],
        },
    )
    gap = found.figures[0].gap_beside
    assert gap is not None
    assert gap.value == 0.5
    assert 0.3 < gap.low < 0.5 < gap.high < 0.7
    proximity = found.figures[0].proximity
    assert proximity is not None
    assert proximity.value == pytest.approx(1 / 3, abs=1e-4)


# --- a run ---


def test_a_run_is_the_same_with_one_process_and_two_and_its_logs_prove_it(tmp_path: Path, command: Command) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert command([*RUN, "--out", str(one), "--jobs", "1"])[0] == 0
    status, out, _ = command([*RUN, "--out", str(two), "--jobs", "2", "--json"])
    assert status == 0
    assert (one / "report.json").read_bytes() == (two / "report.json").read_bytes()
    logs = sorted(file.relative_to(one) for file in (one / "logs").rglob("*.horae"))
    assert len(logs) == 4 * 4
    assert all((one / log).read_bytes() == (two / log).read_bytes() for log in logs)
    said = json.loads(out)
    assert [row["how"] for row in said["rows"]] == ["self", "beside", "self", "beside"]

    status, out, _ = command(["benchmark", "check", str(one), "--lang", "en"])
    assert (status, "replayed and measured again: 16" in out) == (0, True)
    again = (two / "games.jsonl").read_bytes()
    assert command([*RUN, "--out", str(two), "--jobs", "1"])[0] == 0
    assert (two / "games.jsonl").read_bytes() == again, "nothing is played twice"
    assert command(["benchmark", "show", str(two), "--lang", "es"])[0] == 0
    _faults_are_found(one, command)


def _faults_are_found(folder: Path, command: Command) -> None:
    """A log in another's place, a figure that was touched up, a log that was changed."""
    check = ["benchmark", "check", str(folder), "--lang", "en"]
    log = folder / "logs" / "reader_self" / "00001.horae"
    right = log.read_bytes()
    log.write_bytes((folder / "logs" / "reader_self" / "00002.horae").read_bytes())
    assert "isn’t the game that its row has here" in _fault(check, command)
    log.write_bytes(right.replace(b'"value":3', b'"value":4', 1).replace(b'"seat":0', b'"seat":1', 1))
    assert "00001.horae" in _fault(check, command)
    log.write_bytes(right)
    report_file = folder / "report.json"
    said = json.loads(report_file.read_bytes())
    said["rows"][2]["won"][0] += 0.01
    report_file.write_text(json.dumps(said), encoding="utf-8")
    assert "other figures" in _fault(check, command)
    report_file.write_text("{}", encoding="utf-8")
    assert "no report of a benchmark" in _fault(check, command)


def _fault(words: list[str], command: Command) -> str:
    status, out, err = command(words)
    assert status != 0
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "--players", "reader,nobody"], "no players called “nobody”"),
        (["run", "--players", "reader,reader"], "named twice"),
        (["run", "--games", "0"], "at least one game"),
        (["run", "--seats", "6"], "not 6"),
        (["task", "--seats", "1"], "not 1"),
        (["optimum", "--how", "magic"], "“magic” is no way"),
        (["optimum", "--points", "8"], "from 1 to 7"),
        (["optimum", "--most", "3"], "more than 3 nodes"),
        (["optimum", "base"], "more than 5 arcana"),
        (["optimum", "no-such-pack"], "no-such-pack"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(words: list[str], said: str, command: Command, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path)] if words[0] == "run" else []
    assert said in _fault(["benchmark", *words, *out, "--lang", "en"], command)


def test_the_task_is_printed(command: Command) -> None:
    assert json.loads(command(["benchmark", "task", "--json"])[1])["print"] == task(3).print
    assert "horae/coordination-v1" in command(["benchmark", "task"])[1]


def test_a_log_says_who_sat_where() -> None:
    log: Log = load(play(3, Order(Row("reader", "literal", "beside"), 4)))
    assert log.head.names == ("literal 1", "reader 2", "literal 3")
    assert measured_game.seated(log) == ("literal", "reader", "literal")
