"""What a card is worth by pairs of games: the two games of a pair differ in that card and in nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import horae
from horae.cli.app import run as horae_command
from horae.sim.balance.card_worth import PairOrder, PairRecord, paired_interval, plain_points, play_pair, worth
from horae.sim.balance.job_runner import JobRunner, StudyPlan
from horae.sim.balance.measured_game import measured_game
from horae.sim.local_processes import Processes

ECHOES = measured_game("echoes")
PACK = horae.game("echoes").load_pack()
DESIGNS = {design.id: design for design in ECHOES.designs(PACK)}
TWIN = next(card.id for card in PACK.cards if card.copies == 2)


@pytest.mark.parametrize("card", ["miner", "sea-queen", TWIN])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_changes_hands_with_one_that_the_shuffle_dealt(card: str, seats: int) -> None:
    for seed in range(12):
        with_card, _ = ECHOES.paired(PACK, seats, seed, 1, card, 3)
        before, after = (ECHOES.game.new(seats, seed, None, pack) for pack in (PACK, with_card))
        hand = before.view(1).hand
        assert card in after.view(1).hand
        if card not in hand:
            assert sorted(after.view(1).hand) == sorted((card, *hand[1:]))
        assert ECHOES.game.pieces(before) == ECHOES.game.pieces(after)


def test_the_plain_card_has_the_same_price_and_kind_and_no_effect() -> None:
    with_card, plain = ECHOES.paired(PACK, 2, 7, 0, "sea-queen", 4)
    one, other = (next(card for card in pack.cards if card.id == "sea-queen") for pack in (with_card, plain))
    assert msgspec.structs.replace(other, effect=one.effect, vp=one.vp) == one
    assert (other.vp, other.effect.does) == (4, ())
    assert plain.deck == with_card.deck
    assert [card for card in plain.cards if card != other] == [card for card in with_card.cards if card != one]
    assert PACK.cards == with_card.cards, "the pack itself stays as it is"


def test_two_plain_cards_of_equal_points_make_the_same_game() -> None:
    """Nothing but the card can tell the games of a pair apart."""
    _, plain = ECHOES.paired(PACK, 2, 3, 0, "miner", 2)
    design = msgspec.structs.replace(DESIGNS["miner"], fair=2.0)
    for number in range(3):
        played = play_pair(ECHOES, plain, design, PairOrder("miner", "greedy", 2, number), 40 + number)
        assert (played.won, played.ahead) == (played.won_plain, played.ahead_plain)


def test_plain_points_are_whole_and_fair_in_the_mean() -> None:
    for fair in (0.0, 2.25, 3.5, 4.9):
        given = [plain_points(fair, number) for number in range(400)]
        assert set(given) <= {int(fair), int(fair) + 1}
        assert sum(given) / 400 == pytest.approx(fair, abs=0.01)


def test_the_figures_count_halves_and_points() -> None:
    pairs = [PairRecord(1.0, 0.0, 5, -3), PairRecord(0.5, 0.0, 0, -2), PairRecord(1.0, 1.0, 9, 9), PairRecord(0.0, 1.0, -1, 1)]
    found = worth("miner", pairs)
    assert found.worth == 12.5
    assert found.points == 2.0
    assert found.changed == 0.75
    assert found.interval[0] < 12.5 < found.interval[1]


def test_pairs_that_all_came_out_even_are_not_certain() -> None:
    mean, low, high = paired_interval([0.0] * 30)
    assert mean == 0.0
    assert low == pytest.approx(-high)
    assert 0.03 < high < 0.08
    assert paired_interval([])[1:] == (-1.0, 1.0)


def test_the_interval_narrows_with_the_root_of_the_pairs() -> None:
    some = [1.0, 0.0, -1.0, 0.0, 0.5] * 40
    _, low, high = paired_interval(some)
    _, lower, higher = paired_interval(some * 4)
    assert (high - low) / (higher - lower) == pytest.approx(2.0, abs=0.05)


ORDERS = [PairOrder(card, "greedy", 2, number) for number in range(3) for card in ("miner", "thief")]


def test_the_same_work_comes_out_the_same_whatever_the_number_of_processes() -> None:
    plan = StudyPlan("echoes", None, 5)
    with Processes(2) as place:
        assert JobRunner(plan).do(ORDERS) == JobRunner(plan, place=place).do(ORDERS)


def test_work_that_was_cut_short_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "work.jsonl"
    plan = StudyPlan("echoes", None, 5)
    whole = JobRunner(plan).do(ORDERS)
    JobRunner(plan, file).do(ORDERS[:4])
    file.write_bytes(file.read_bytes()[:-9])  # killed in the middle of a line
    steps: list[float] = []
    again = JobRunner(plan, file, progress=steps.append)
    assert again.do(ORDERS) == whole
    assert (steps[0], sum(steps[1:])) == (3 * 2, 3 * 2), "three pairs were kept, and three were played"
    steps.clear()
    assert JobRunner(plan, file, progress=steps.append).do(ORDERS) == whole
    assert steps == [6 * 2]


def test_work_of_another_seed_is_not_taken_for_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "work.jsonl"
    JobRunner(StudyPlan("echoes", None, 5), file).do(ORDERS[:2])
    assert not len(JobRunner(StudyPlan("echoes", None, 6), file).kept)
    assert len(JobRunner(StudyPlan("echoes", None, 5), file).kept) == 2


def test_the_command_measures_the_cards_that_were_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "echoes", "--worth-only", "--card", "miner", "--pairs", "2", "--jobs", "1", "--lang", "en"]
    assert horae_command([*words, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert [(each["card"], each["pairs"]) for each in found["cards"]] == [("miner", 2)]
    assert horae_command(words) == 0
    assert "Miner" in capsys.readouterr().out
    assert horae_command(["balance", "echoes", "--worth-only", "--card", "nobody", "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
