"""The reader at the table: it knows only what its seat knows, its odds are honest, and it plays well."""

from __future__ import annotations

from typing import ClassVar

import pytest

import horae
from horae.bots.bot import Bot, UnknownBot
from horae.bots.registry import bot_class, bot_names
from horae.bots.shipwreck.reader import Reader
from horae.core.game import Action, Heard, for_seat
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.view import ShipwreckView
from horae.sim import simulate
from horae.sim.match import Match
from horae.testkit.shipwreck import GAME, ShipwreckTable, position


def reader_at(table: ShipwreckTable, seat: int) -> Reader:
    reader = Reader(GAME, seat, Rng(1), table.state.pack)
    reader.begin(table.state.view(seat))
    return reader


def hears(table: ShipwreckTable, *readers: Reader) -> None:
    for reader in readers:
        for event in table.told(reader.seat):
            reader.hear(event)


def choice(table: ShipwreckTable, reader: Reader) -> Action:
    return reader.choose(table.state.view(reader.seat), table.state.legal(reader.seat))


def test_it_predicts_what_a_play_gives_away() -> None:
    """A 1 on The Huntress can only mean a 3."""
    table = position(row=("huntress", "judge", "stranger", "beast"), holding=(1, 3))
    reader = reader_at(table, 1)
    hears(table.plays(1, on="huntress"), reader)
    assert choice(table, reader) == do.Predict(3)


def test_it_plays_where_it_can_be_read() -> None:
    """The Huntress says exactly what is kept; Dawn says little."""
    table = position(row=("huntress", "dawn", "judge", "stranger"), holding=(1, 3))
    chosen = choice(table, reader_at(table, 0))
    assert isinstance(chosen, do.PlayFate)
    assert table.row[chosen.place - 1] == "huntress"


def test_it_asks_with_a_power_when_that_raises_the_chance_to_win() -> None:
    """After a play that says little, and with an arcanum about to fade, a question is worth its card."""
    table = position(
        row=("chalice", "judge", "stranger", "key"), holding=(5, 2), faded=["servant", "lord"], doom=4, fates={"judge": [4]}
    )
    reader = reader_at(table, 1)
    hears(table.plays(5, on="stranger"), reader)
    odds = reader.odds(table.state.view(1))
    assert odds.max() < 0.7
    assert isinstance(choice(table, reader), do.UsePower | do.Predict)


def test_it_keeps_silent_when_a_guess_would_lose() -> None:
    """At the brink of doom and with no idea, it says nothing."""
    table = position(row=("stranger", "judge", "rider", "blind-man"), holding=(2, 5), doom=6, people=2)
    reader = reader_at(table, 1)
    hears(table.plays(2, on="stranger"), reader)
    assert choice(table, reader) == do.PASS


def test_it_marks_on_a_line_what_logic_rules_out() -> None:
    """Its aside is the rulebook's: ask for tiles of the active person's line to be flipped."""
    table = position(row=("huntress", "dawn", "judge", "stranger"), holding=(1, 3))
    reader = reader_at(table, 1)
    hears(table.plays(3, on="judge"), reader)
    remark = reader.remark(table.state.view(1))
    assert remark == do.FlipTiles((2, 4, 6))
    hears(table.does(1, remark), reader)
    assert reader.remark(table.state.view(1)) is None


def test_it_leaves_the_marks_of_others_alone() -> None:
    """A bot that corrected people would fight them for ever."""
    table = position(row=("huntress", "dawn", "judge", "stranger"), holding=(1, 3))
    reader = reader_at(table, 1)
    hears(table.plays(3, on="judge"), reader)
    hears(table.flips(5, 6, by=2), reader)
    remark = reader.remark(table.state.view(1))
    assert remark == do.FlipTiles((2, 4))
    hears(table.does(1, remark), reader)
    hears(table.flips(2, by=2, down=False), reader)
    assert reader.remark(table.state.view(1)) is None


@pytest.mark.rule("SA-R3")
def test_it_agrees_to_a_power_that_somebody_proposes() -> None:
    table = position(people=3, agreement=True, faded=["deep"])
    reader = reader_at(table, 1)
    hears(table.plays(2, on="midnight"), reader)
    hears(table.uses("deep", asking=6, by=2), reader)
    assert choice(table, reader) == do.AGREE


@pytest.mark.rule("SA-R3")
def test_it_does_not_propose_again_a_power_that_somebody_objected_to() -> None:
    row, faded = ("beast", "judge", "stranger", "key"), ["lord", "noble", "servant", "deep"]
    table = position(people=3, agreement=True, faded=faded, row=row, holding=(2, 5), doom=3)
    reader = reader_at(table, 1)
    hears(table.plays(5, on="stranger"), reader)
    proposed: list[str] = []
    while isinstance(chosen := choice(table, reader), do.UsePower):
        proposed.append(chosen.card)
        assert len(proposed) <= len(faded)
        hears(table.does(1, chosen), reader)
        hears(table.objects(2), reader)
    assert proposed
    assert len(set(proposed)) == len(proposed)


@pytest.mark.rule("SA-R3")
@pytest.mark.parametrize("seed", range(4))
def test_bots_that_must_agree_play_to_the_end(seed: int) -> None:
    match = Match(GAME, [Reader, bot_class(GAME, "random"), Reader], seed, {"agreement": True, "difficulty": "easy"})
    assert match.play().reason in ("score", "doom")


@pytest.mark.rule("SA-11.2")
def test_it_reads_the_play_of_who_came_back_to_the_hand_they_had_left() -> None:
    table = position(people=3, row=("huntress", "dawn", "judge", "stranger"), holding=(1, 3))
    reader = reader_at(table, 1)
    hears(table.leaves(0), reader)
    hears(table.joins(0), reader)
    hears(table.does(1, table.offers(1, do.PlayFate)[0]), reader)
    hears(table.all_pass(), reader)
    hears(table.plays(3, on=next(name for name, fates in table.playable().items() if 3 in fates)), reader)
    assert 0 in reader.knows.logic.seats
    assert 1 in reader.knows.logic.values(0)


def test_two_readers_with_the_same_view_choose_the_same_whatever_is_hidden() -> None:
    """What it chooses follows from its views and events alone: hidden fates swapped, same choice."""
    compared = 0
    for seed in range(25):
        match = Match(GAME, [bot_class(GAME, "reader")] * 3, seed)
        for _ in range(7):
            state = match.state
            if state.result() is not None:
                break
            seat = state.deciding()[0]
            view = state.view(seat)
            other = GAME.determinize(view, Rng(seed, "other"))  # type: ignore[arg-type]
            action = match.bots[seat].choose(view, state.legal(seat))
            assert match.bots[seat].choose(other.view(seat), other.legal(seat)) == action
            match.do(seat, action, match._tell)
            compared += 1
    assert compared > 100


class Scorekeeper(Reader):
    """A reader that notes how sure it was of each prediction."""

    noted: ClassVar[list[float]] = []

    def choose(self, view: ShipwreckView, legal: object) -> Action:
        action = super().choose(view, legal)  # type: ignore[arg-type]
        if isinstance(action, do.Predict):
            self.noted.append(float(self.odds(view)[action.value - 1]))
        return action


def test_its_odds_are_honest() -> None:
    """Of the predictions it gives a chance p, about a share p comes true."""
    from horae.games.shipwreck.events import GuessMissed, PredictionResolved

    Scorekeeper.noted = []
    sure = hits = guesses = 0.0
    for seed in range(40):
        match = Match(GAME, [Scorekeeper] * 3, seed, {"difficulty": "easy"})
        heard = Heard()
        while match.state.result() is None:
            seat = match.state.deciding()[0]
            action = match.bots[seat].choose(match.state.view(seat), match.state.legal(seat))
            match.state.apply(seat, action, heard)
            told = heard.take()
            for bot in match.bots:
                for event in for_seat(told, bot.seat):
                    bot.hear(event)
            for event in for_seat(told, None):
                if isinstance(event, GuessMissed):
                    guesses += 1
                elif isinstance(event, PredictionResolved) and isinstance(action, do.Predict):
                    guesses += 1
                    hits += event.right
    sure = sum(Scorekeeper.noted)
    assert guesses == len(Scorekeeper.noted) > 250
    assert abs(sure - hits) / guesses < 0.06


@pytest.mark.parametrize(
    ("seats", "difficulty", "floor"), [(3, "easy", 0.92), (3, "normal", 0.80), (3, "hard", 0.50), (3, "total", 0.35)]
)
def test_it_wins_well_beyond_the_yardstick(seats: int, difficulty: str, floor: float) -> None:
    """The shares are far above these floors in long runs, so that 40 games suffice to see a fall."""
    work = simulate.plan("shipwreck", 40, ["reader"] * seats, 11, {"difficulty": difficulty})
    rate = simulate.run(work).win_rate
    assert rate is not None
    assert rate >= floor


@pytest.mark.parametrize("options", [{"agreement": True}, {"restless": True}, {"honour": True}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_every_variant_to_the_end(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        assert Match(GAME, [bot_class(GAME, "reader")] * seats, seed, options).play().reason


def test_it_sits_beside_a_random_partner_without_losing_its_wits() -> None:
    """Plays that no helpful partner would make are read by logic, not as contradictions."""
    makers = [bot_class(GAME, name) for name in ("reader", "random", "reader")]
    for seed in range(20):
        assert Match(GAME, makers, seed).play().reason in ("score", "doom")


def test_random_almost_never_wins() -> None:
    work = simulate.plan("shipwreck", 400, ["random"] * 3, 3, {"difficulty": "easy"})
    rate = simulate.run(work).win_rate
    assert rate is not None
    assert rate < 0.02


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    game = horae.game("shipwreck")
    assert bot_names(game) == ["random", "reader"]
    with pytest.raises(UnknownBot, match="no bot called “oracle” for shipwreck; its bots are: random, reader"):
        bot_class(game, "oracle")
    assert issubclass(Reader, Bot)
