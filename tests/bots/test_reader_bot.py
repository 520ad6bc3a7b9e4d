"""The reader at the table: it knows only what its seat knows, its odds are honest, and it plays well."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

import horae
from horae.benchmark.calibration import mean_gap
from horae.bots.bot import Bot, UnknownBot
from horae.bots.registry import bot_class, bot_names
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import PLAIN, any_lawful, shares
from horae.bots.shipwreck.reader import Reader
from horae.core.game import Action, Event, Heard, for_seat
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.options import STARTING_DOOM
from horae.games.shipwreck.position import PLAY, PREDICT
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import ShipwreckView
from horae.sim import simulate
from horae.sim.match import Match
from horae.testkit.calibration import Stated, listen, table_of
from horae.testkit.shipwreck import GAME, ShipwreckTable, base, of_the_base_set, position, small_pack

CLOSE = 1e-9


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
    """A 7 on Dawn leaves a 2 or a 4, as likely; near the end of all hope, one of them is worth asking about."""
    table = position(row=("dawn", "beast", "judge", "mirror"), holding=(2, 7), faded=["servant", "lord"], doom=4)
    reader = reader_at(table, 1)
    hears(table.plays(7, on="dawn"), reader)
    assert reader.odds(table.state.view(1)).max() < 0.6
    assert choice(table, reader) == do.UsePower("servant")


def test_it_keeps_silent_when_a_guess_would_lose() -> None:
    """At the brink of doom, with four values as likely, it says nothing."""
    table = position(row=("midnight", "servant", "chalice", "beast"), holding=(2, 6), doom=6)
    reader = reader_at(table, 1)
    hears(table.plays(2, on="servant"), reader)
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
    table = position(people=3, agreement=True, faded=faded, row=row, holding=(2, 1))
    reader = reader_at(table, 1)
    hears(table.plays(2, on="beast"), reader)
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
            assert isinstance(view, ShipwreckView)
            other = GAME.determinize(view, Rng(seed, "other"))
            action = match.bots[seat].choose(view, state.legal(seat))
            assert match.bots[seat].choose(other.view(seat), other.legal(seat)) == action
            match.do(seat, action)
            compared += 1
    assert compared > 100


def test_readers_do_what_readers_take_them_to_do() -> None:
    """Each choice of the active person has all the odds that the model of them gives, but for the slack, whatever
    they hold; and the odds of all that a hand may do make one."""
    chosen = 0
    for seed in range(60):
        match = Match(GAME, [bot_class(GAME, "reader")] * (2 + seed % 4), seed, {"difficulty": [*STARTING_DOOM][seed % 3]})
        state = match.state
        assert isinstance(state, ShipwreckState)
        while state.result() is None:
            seat = state.deciding()[0]
            view = state.view(seat)
            action = match.bots[seat].choose(view, state.legal(seat))
            listener = match.bots[(seat + 1) % len(match.bots)]
            assert isinstance(listener, Reader)
            if seat == view.active and len(view.hand) + (view.step != "play") == 2:
                sure = taken_for_sure(listener, view, action)
                assert any(abs(sure - 1 / ways) < CLOSE for ways in range(1, 11)), "one of so many as good"
                chosen += 1
            match.do(seat, action)
    assert chosen > 600


def taken_for_sure(listener: Reader, view: ShipwreckView, action: Action) -> float:
    """How likely this was, as the listener takes it, from somebody without slack."""
    knows = listener.knows
    slack = PLAIN.slack
    if view.step == "after_play":
        choices = knows.after_play()
        likely = shares(np.stack(list(choices.values())), 0)[:, int(view.own_played_old), view.hand[0] - 1]
        assert likely.sum() == pytest.approx(1)
        return float(likely[list(choices).index(listener._after_play_choice(action))])
    a, b = view.hand[0] - 1, view.hand[1] - 1
    cycles = knows.cycling()
    cycling = np.eye(5)[0] if cycles is None else shares(cycles, 0)[:, a, b]
    if isinstance(action, do.UsePower):
        return float(cycling[action.place])
    assert isinstance(action, do.PlayFate)
    model = knows.model()
    plays = model.likely[:, a, b].sum() + (model.likely[:, b, a].sum() if a != b else 0)
    assert plays == pytest.approx(1)
    at = Reader._at(view, action)
    free = any_lawful(knows.public.lawful())
    return float((model.likely[at] - slack * free[at]) / (1 - slack)) if cycling[0] == 1 else float(cycling[0])


@pytest.mark.rule("SA-12.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_groups_of_three_and_more_it_decides_nothing_from_its_own_fate(seats: int, request: pytest.FixtureRequest) -> None:
    """Had it kept another fate, it would predict, ask, agree, object and mark the same."""
    compared: Counter[str] = Counter()
    cards = ("lord", "judge", "servant", "stranger", "noble", "dawn", "beast", "chalice")
    soon = [replace(of_the_base_set(card), fading_doom=0) for card in cards]  # so that many powers lie there
    packs = base(), small_pack(*soon, moons=2)
    for seed in range(12 * request.config.getoption("thorough")):
        options = {"difficulty": "easy", "agreement": seed % 2 == 0}
        match = Match(GAME, [Doubled] * seats, seed, options, packs[seed // 2 % 2])
        state = match.state
        assert isinstance(state, ShipwreckState)
        rng = Rng(seed, "proposals")
        while state.result() is None:
            seat = rng.pick(state.deciding())
            view, legal = state.view(seat), state.legal(seat)
            bot = match.bots[seat]
            assert isinstance(bot, Doubled)
            action = bot.choose(view, legal)
            if view.step == "predict":
                for value in range(1, 8):
                    other = with_fate(view, value)
                    assert bot.twin.choose(other, legal) == action
                    assert bot.twin.remark(other) == Reader.remark(bot, view)
                    bot.twin._marked = bot._marked = (0, ())
                compared[type(action).__name__] += bool(view.hand)
                compared["power offered"] += bool(view.hand) and any(isinstance(move, do.UsePower) for move in legal)
                if not view.proposal and isinstance(action, do.Predict | do.Pass) and not rng.below(3):
                    action = rng.pick([move for move in legal if isinstance(move, do.Predict | do.Pass)])
            match.do(seat, action)
    assert min(compared[kind] for kind in ("Predict", "Pass", "power offered", "Agree", "Object")) > 5, compared


class Doubled(Reader):
    """A reader with a twin at the same seat, who hears the same but is told of other fates in hand."""

    def begin(self, view: ShipwreckView) -> None:
        super().begin(view)
        self.twin = Reader(self.game, self.seat, Rng(1), self.pack)
        self.twin.begin(with_fate(view, 1))

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.twin.hear(event if not isinstance(event, ev.FatesSeen) else ev.FatesSeen(event.seat, (1, 7)))


def with_fate(view: ShipwreckView, value: int) -> ShipwreckView:
    """The same view with another fate kept."""
    if len(view.hand) != 1:
        return view
    unseen = list(view.unseen)
    unseen[view.hand[0] - 1] += 1
    unseen[value - 1] -= 1
    return replace(view, hand=(value,), unseen=tuple(unseen))


@pytest.mark.rule("SA-12.3", "SA-R9")
@pytest.mark.parametrize(("people", "odds"), [(2, [0, 1, 0, 0]), (3, [0, 0.75, 0, 0.25])])
def test_only_with_two_people_it_reasons_with_its_own_fate(people: int, odds: list[float]) -> None:
    """A 7 on Dawn leaves a 2 or a 4; two 4s lie open and the reader keeps the third."""
    row = ("dawn", "beast", "judge", "mirror")
    table = position(row=row, holding=(2, 7), others={1: 4}, fates={"judge": [4], "dawn": [4]}, people=people)
    reader = reader_at(table, 1)
    hears(table.plays(7, on="dawn"), reader)
    assert reader.odds(table.state.view(1))[:4].tolist() == pytest.approx(odds, abs=0.02)


@pytest.mark.parametrize("seats", [2, 3])
def test_its_odds_are_honest(seats: int) -> None:
    """Of what it gives a chance p, a share p is true: in the mean over all odds within 1 %, in each bin of stated odds within
    3 % and what chance allows (three and a half standard errors); and so for what it predicts."""
    stated: list[Stated] = []
    for first, difficulty in enumerate(STARTING_DOOM):
        stated += listen([Reader] * seats, range(first * 60, first * 60 + 60), difficulty)
    assert len(stated) > 2000
    for table in (table_of(stated), table_of(stated, predictions_only=True)):
        assert mean_gap(table) < 0.01
        for one in table:
            assert abs(one.true - one.stated) < 0.03 + 3.5 * one.error, one


def test_by_logic_its_odds_are_honest_where_people_play_anything() -> None:
    """Logic takes each lawful play as likely, and that is what `random` does."""
    said: list[Stated] = []
    for seed in range(400):
        match = Match(GAME, [bot_class(GAME, "random")] * 3, seed, {"difficulty": "easy"})
        state = match.state
        assert isinstance(state, ShipwreckState)
        knows = Knowledge(state.pack, state.view(None), PLAIN)
        heard = Heard()
        while state.result() is None:
            seat = state.deciding()[0]
            is_play = state.step == PLAY
            match.do(seat, match.bots[seat].choose(state.view(seat), state.legal(seat)), heard)
            for event in for_seat(heard.take(), None):
                knows.hear(event)
            if is_play and state.step == PREDICT:
                said.append(Stated(knows.logic.odds(state.active), state.hands[state.active][0], 0))
    assert len(said) > 1000
    for one in table_of(said):
        assert abs(one.true - one.stated) < 0.01 + 3.5 * one.error, one


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
