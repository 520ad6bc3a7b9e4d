"""A tournament comes to the same however it is run, stops what is settled, and shows games that can be checked."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import horae
from horae.cli.app import run as horae_command
from horae.core.game import BadSetup
from horae.core.log import Replay, load
from horae.sim.arena import tournament
from horae.sim.arena.deals import DealOrder, DealRecord, GameRecord, difference, mark, share_won
from horae.sim.arena.page import page
from horae.sim.arena.plan import ArenaPlan, Contest, LineUp, alone, contests, planned
from horae.sim.arena.ratings import ratings
from horae.sim.arena.report import ArenaReport, report, side_name, won_beside
from horae.sim.arena.tournament import Tournament
from horae.sim.local_processes import ThisProcess
from horae.sim.players import code_of, player
from horae.sim.report_page import words

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = 24
RUN = ["arena", "shipwreck", "--bots", "random,reader", "--games", str(GAMES), "--seed", "5", "--lang", "en"]
Run = Callable[..., Path]


def plan_of(game: str, bots: str, seats: int | None = None, games: int = GAMES, seed: int = 5, **options: str) -> ArenaPlan:
    return planned(game, bots.split(","), seats, games, seed, dict(options))


def won_by(*seats: int, actions: int = 20, reason: str = "score") -> GameRecord:
    return GameRecord(seats, reason, actions)


# --- who plays, and what is compared ---


def test_bots_of_a_competitive_game_meet_at_the_same_tables() -> None:
    two = contests(plan_of("echoes", "random,greedy,search", games=10))
    assert [(each.first.one, each.second.one) for each in two] == [
        ("random", "greedy"),
        ("random", "search"),
        ("greedy", "search"),
    ]
    assert two[0].tables == (LineUp("random", "greedy"),)
    assert two[0].deals == 5, "each deal is played twice, seats changed"
    three = contests(plan_of("echoes", "random,greedy", 3, games=10))
    assert [(each.tables, each.deals) for each in three] == [((LineUp("random", "greedy"), LineUp("greedy", "random")), 4)]


def test_teams_of_a_cooperative_game_are_compared_alone_and_mixed() -> None:
    two = contests(plan_of("shipwreck", "random,reader", 2))
    mixed = LineUp("random", "reader")
    assert [(each.first, each.second) for each in two] == [
        (alone("random"), alone("reader")),
        (mixed, alone("random")),
        (mixed, alone("reader")),
    ]
    assert [each.deals for each in two] == [GAMES, GAMES // 2, GAMES // 2]
    three = contests(plan_of("shipwreck", "random,reader", 3))
    assert [(each.first, each.second) for each in three[1:]] == [
        (LineUp("random", "reader"), alone("reader")),
        (LineUp("reader", "random"), alone("random")),
    ]
    single = contests(plan_of("timestories", "explorer,agent", 1))
    assert [each.tables for each in single] == [(alone("explorer"), alone("agent"))]


def test_the_one_sits_in_every_seat_once() -> None:
    assert [LineUp("a", "b").seated(3, turn) for turn in range(3)] == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert (LineUp("a", "b").turns(3), alone("a").turns(3)) == (3, 1)
    assert [side_name(LineUp("a", "b"), seats) for seats in (2, 4)] == ["a + b", "a + 3 × b"]


def test_a_difference_is_what_one_side_won_more_than_the_other() -> None:
    ab, ba = LineUp("a", "b"), LineUp("b", "a")
    duel = Contest(alone("a"), alone("b"), (ab,), 1)
    assert difference(duel, [DealRecord((won_by(0), won_by(0)))], False) == 0.0, "each won once: from the better seat"
    assert difference(duel, [DealRecord((won_by(0), won_by(1)))], False) == 1.0
    assert difference(duel, [DealRecord((won_by(1), won_by(0)))], False) == -1.0
    assert difference(duel, [DealRecord((won_by(0, 1), won_by(1)))], False) == 0.5, "a win that is shared counts for both"
    trio = Contest(alone("a"), alone("b"), (ab, ba), 1)
    first_seat_wins = [DealRecord((won_by(0),) * 3), DealRecord((won_by(0),) * 3)]
    assert difference(trio, first_seat_wins, False) == 0.0, "a seat that always wins says nothing of who sits there"
    a_always_wins = [DealRecord((won_by(0), won_by(1), won_by(2))), DealRecord((won_by(1), won_by(2), won_by(0)))]
    assert difference(trio, a_always_wins, False) == 1.0
    team = Contest(ab, alone("b"), (ab, alone("b")), 1)
    assert difference(team, [DealRecord((won_by(0, 1), won_by())), DealRecord((won_by(0, 1),))], True) == -0.5
    assert share_won(DealRecord((won_by(0, 1), won_by())), True) == 0.5
    assert share_won(DealRecord((won_by(0), won_by(0), won_by(1, 2))), False) == 0.5


# --- the course ---


def played_in(order: Callable[[list[tuple[DealOrder, DealRecord]]], None], extra: int = 0) -> Tournament:
    """A tournament whose records are made up, and come in this order."""
    made = Tournament(plan_of("shipwreck", "random,reader", games=60))
    chance = Random(3)
    pairs = []
    for deal in range(60 + extra):
        for table in made.tables:
            wins = [won_by(0, 1) if chance.random() < 0.9 - 0.8 * ("random" in table.others) else won_by() for _ in range(2)]
            pairs.append((made.order(table, deal), DealRecord(tuple(wins[: table.turns(2)]))))
    order(pairs)
    for deal_order, record in pairs:
        made.take(deal_order, record)
    return made


def test_in_whatever_order_deals_come_in_and_however_many_the_report_is_the_same() -> None:
    straight = report(played_in(lambda pairs: None))
    assert report(played_in(lambda pairs: pairs.reverse())) == straight
    assert report(played_in(Random(1).shuffle)) == straight
    assert report(played_in(Random(2).shuffle, extra=40)) == straight, "what was played beyond the end is not counted"
    assert straight.games < straight.planned


def test_a_table_is_asked_for_no_more_once_all_it_is_compared_in_is_settled() -> None:
    made = Tournament(plan_of("shipwreck", "random,reader", games=60))
    asked: dict[LineUp, int] = {}
    for order in made.orders():
        asked[order.table] = asked.get(order.table, 0) + 1
        won = order.table == alone("reader")
        made.take(order, DealRecord((won_by(0, 1) if won else won_by(),) * order.table.turns(2)))
    assert asked == {alone("random"): 30, alone("reader"): 12, LineUp("random", "reader"): 30}
    assert [course.evidence.settled for course in made.courses] == [-1, 0, -1]
    assert made.games_done() == made.games_in_all()


def test_ratings_are_in_the_order_of_strength_with_intervals_that_narrow() -> None:
    chance = Random(4)
    sides = [alone(name) for name in ("weak", "middle", "strong")]

    def outcomes(deals: int) -> list[tuple[LineUp, LineUp, list[float]]]:
        pairs = [(sides[0], sides[1], 0.3), (sides[1], sides[2], 0.35), (sides[0], sides[2], 0.2)]
        return [(one, other, [1.0 if chance.random() < share else -1.0 for _ in range(deals)]) for one, other, share in pairs]

    few, many = ratings(sides, outcomes(20)), ratings(sides, outcomes(500))
    assert [each.side.one for each in many] == ["strong", "middle", "weak"]
    assert [each.deals for each in many] == [1000, 1000, 1000]
    assert all(each.low < each.value < each.high for each in many)
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert [each.value for each in ratings(sides, [(sides[0], sides[1], [0.0] * 9)])] == [25.0, 25.0, 25.0]


# --- the command ---


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a tournament that nobody interrupted, played in two processes."""
    out = tmp_path_factory.mktemp("arena") / "whole"
    assert horae_command([*RUN, "--out", str(out), "--jobs", "2"]) == 0
    return out


def shown_in(folder: Path) -> dict[str, bytes]:
    """Everything that a run leaves but the file it goes on from."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != "deals.jsonl"
    }


def test_interrupted_and_resumed_it_is_the_same_byte_for_byte_as_in_one_go_and_for_any_number_of_processes(
    whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "resumed"
    steps: list[float] = []

    def stop(done: float) -> None:
        steps.append(done)
        if len(steps) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament.play(plan_of("shipwreck", "random,reader"), ThisProcess(), out / "deals.jsonl", stop)
    kept = (out / "deals.jsonl").read_bytes()
    assert kept.count(b"\n") >= 2
    (out / "deals.jsonl").write_bytes(kept[:-9])  # killed in the middle of a line
    assert horae_command([*RUN, "--out", str(out), "--jobs", "1"]) == 0
    assert shown_in(out) == shown_in(whole)
    assert set(shown_in(whole)) >= {"report.json", "report.html"}
    before = (out / "deals.jsonl").read_bytes()
    assert horae_command([*RUN, "--out", str(out), "--jobs", "1"]) == 0
    assert (out / "deals.jsonl").read_bytes() == before, "there was nothing left to play"


def test_the_report_says_what_is_settled_and_what_was_spared(whole: Path) -> None:
    found = msgspec.json.decode((whole / "report.json").read_bytes(), type=ArenaReport)
    with_themselves = found.contests[0]
    assert (with_themselves.first.one, with_themselves.second.one, with_themselves.settled) == ("random", "reader", -1)
    assert with_themselves.deals < with_themselves.most
    assert found.games == sum(table.games for table in found.tables) < found.planned
    assert found.ratings[0].side == alone("reader")
    self_play = won_beside(found, "reader", "reader")
    mixed = won_beside(found, "reader", "random"), won_beside(found, "random", "reader")
    assert self_play is not None
    assert self_play.value > 0.5
    assert mixed[0] == mixed[1] is not None, "with two seats one beside the other is the other beside one"
    assert with_themselves.course[-1][0] == with_themselves.deals


def test_games_worth_watching_are_logs_that_check_out(whole: Path) -> None:
    found = msgspec.json.decode((whole / "report.json").read_bytes(), type=ArenaReport)
    assert {file.stem for file in (whole / "replays").iterdir()} == {game.name for game in found.notable}
    assert {"longest", "shortest"} <= {game.why for game in found.notable}
    for game in found.notable:
        log = load((whole / "replays" / f"{game.name}.jsonl").read_bytes())
        result = Replay(log, horae.game("shipwreck")).final().result()
        assert result is not None
        assert (result.reason, result.winners, len(log.entries)) == (game.reason, game.winners, game.actions)
        assert log.head.names[game.turn].startswith(game.table.one)
    assert horae_command(["replay", str(whole / "replays" / f"{found.notable[0].name}.jsonl"), "--verify"]) == 0


def test_json_is_the_report_and_the_table_is_told_in_both_languages(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deals.jsonl").write_bytes((whole / "deals.jsonl").read_bytes())
    assert horae_command([*RUN, "--out", str(tmp_path), "--json", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert told.encode() == (whole / "report.json").read_bytes()
    for language, said in (("en", "reader is better than random: its lead"), ("es", "reader es mejor que random:")):
        assert horae_command([*RUN[:-1], language, "--out", str(tmp_path), "--jobs", "1"]) == 0
        assert said in capsys.readouterr().out


def test_who_stops_it_is_told_how_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any) -> Tournament:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play", interrupted)
    assert horae_command([*RUN, "--out", str(tmp_path), "--jobs", "1"]) == 130
    assert str(tmp_path / "deals.jsonl") in capsys.readouterr().err


def test_a_bot_of_ones_own_plays_from_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(EXAMPLES)
    run = ["arena", "shipwreck", "--bots", "random,dreamer:Dreamer", "--games", "2", "--out", str(tmp_path), "--lang", "en"]
    assert horae_command([*run, "--jobs", "1"]) == 0
    assert "dreamer:Dreamer" in capsys.readouterr().out
    assert horae_command(["simulate", "shipwreck", "--games", "1", "--seats", "dreamer:Dreamer,random", "--jobs", "1"]) == 0
    assert len((EXAMPLES / "dreamer.py").read_text("utf-8").splitlines()) <= 30, "it is called an example of thirty lines"


OWN = """
from horae.bots.bot import RandomBot
from horae.games.shipwreck.actions import PREDICTIONS
class Careless(RandomBot):
    name = "careless"
    def choose(self, view, legal):
        return PREDICTIONS[3]
class Broken(RandomBot):
    name = "broken"
    def choose(self, view, legal):
        return legal[99]
"""


@pytest.mark.parametrize(
    ("bot", "said"),
    [("Careless", "the bot careless did what the rules refuse"), ("Broken", "own_trouble.py, line 11: IndexError")],
)
def test_a_mistake_of_ones_own_bot_is_told_in_one_line(
    bot: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own_trouble.py").write_text(OWN)
    words = ["arena", "shipwreck", "--bots", f"random,own_trouble:{bot}", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert horae_command([*words, "--out", str(tmp_path / "out")]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert said in told
    sys.modules.pop("own_trouble")


def test_other_code_of_ones_own_bot_is_another_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    code = "from horae.bots.bot import RandomBot\nclass Own(RandomBot):\n    name = 'own'\n"
    (tmp_path / "arena_own_bot.py").write_text(code)
    own = player(horae.game("shipwreck"), "arena_own_bot:Own")
    first = code_of(own)
    (tmp_path / "arena_own_bot.py").write_text(code + "    swift = True\n")
    assert first != code_of(own) != ""
    assert code_of(player(horae.game("shipwreck"), "reader")) == "", "what comes with Horae is in the mark of the run"


def test_deals_are_kept_by_all_that_they_depend_on_and_nothing_else() -> None:
    same = mark(plan_of("shipwreck", "random,reader"))
    assert mark(plan_of("shipwreck", "reader,random", games=7)) == same, "more games, or other bots, go on from what there is"
    others = [
        plan_of("shipwreck", "random,reader", 3),
        plan_of("shipwreck", "random,reader", seed=6),
        plan_of("shipwreck", "random,reader", difficulty="hard"),
        plan_of("echoes", "random,greedy"),
    ]
    assert len({same, *(mark(other) for other in others)}) == 5


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--bots", "random"], "two bots or more"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random,nobody"], "nobody"),
        (["--bots", "random,nowhere:Bot"], "nowhere"),
        (["--games", "0"], "at least one game"),
        (["--seats", "1"], "2 to 5 seats"),
        (["--option", "difficulty=mad"], "mad"),
        (["--option", "difficulty"], "difficulty"),
        (["--pack", "no-such-pack"], "no-such-pack"),
        (["--seed", "-1"], "a seed"),
        (["--jobs", "2", "--ray", "auto"], "not both"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line_and_leaves_nothing(
    wrong: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert horae_command([*RUN, *wrong, "--out", str(tmp_path / "none")]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert said in told.err
    assert not told.out
    assert not (tmp_path / "none").exists()


def test_every_word_of_the_page_is_there_in_both_languages(whole: Path) -> None:
    folder = Path(horae.__file__).parent / "sim"
    script = "".join((folder / file).read_text("utf-8") for file in ("report_page/frame.js", "arena/page/page.js"))
    used = set(re.findall(r'\bt\("([\w-]+)"', script)) | set(re.findall(r'\? "([\w-]+)" : "[\w-]+"\)', script))
    assert len(used) > 30
    spanish, english = words("arena", "es"), words("arena", "en")
    assert used - {"descending", "is-there"} <= set(spanish)
    assert set(spanish) == set(english)
    found = msgspec.json.decode((whole / "report.json").read_bytes(), type=ArenaReport)
    assert 'lang="es"' in page(found, "es")
    assert "Torneo: Los arcanos del naufragio" in page(found, "es")
    for key in ("upset", "longest", "shortest", "ending"):
        assert f"why-{key}" in english
    with pytest.raises(BadSetup, match="two bots"):
        plan_of("echoes", "greedy")
