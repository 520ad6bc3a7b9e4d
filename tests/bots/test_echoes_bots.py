"""The Echoes bots: they see only views, play the same again, and are as strong as they are said to be."""

from __future__ import annotations

import itertools

import pytest

import horae
from horae.bots.echoes import search
from horae.bots.echoes.effect_values import SeatValues
from horae.bots.echoes.evaluation import evaluate, pack_values
from horae.bots.echoes.rollout import rollout_move
from horae.bots.echoes.search import DeepSearch, Search, SwiftSearch
from horae.bots.registry import bot_class, bot_names, by_company, for_newcomers
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes import vocabulary as v
from horae.games.echoes.state import EchoesState
from horae.games.timestories.game import TimeStories
from horae.sim.match import Match
from horae.sim.simulate import plan, run
from horae.testkit.echoes import card, pack_with, position

GAME = horae.game("echoes")
HALF_A_SECOND = 0.5


def test_echoes_has_a_greedy_bot_and_search_in_three_strengths() -> None:
    assert bot_names(GAME) == ["random", "greedy", "search-swift", "search", "search-deep"]
    assert SwiftSearch.iterations < Search.iterations < DeepSearch.iterations


def test_greedy_beats_random_nearly_always() -> None:
    report = run(plan("echoes", 60, ["greedy", "random"], 3, {}))
    assert report.seats[0].win_rate >= 0.95


@pytest.mark.parametrize("name", ["greedy", "search-swift"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_a_whole_game_and_the_same_game_again(name: str, seats: int) -> None:
    results = []
    for _ in range(2):
        match = Match(GAME, [bot_class(GAME, name)] + [bot_class(GAME, "greedy")] * (seats - 1), 11, keep_log=True)
        match.play()
        assert match.log is not None
        results.append([entry.digest for entry in match.log.entries])
    assert results[0] == results[1]


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_what_a_seat_cannot_see_does_not_change_its_bots_choice(name: str) -> None:
    """The same view, dealt from different hidden cards, gets the same answer from a bot in the same mood."""
    rng = Rng(8)
    state = GAME.new(2, 21)
    make = bot_class(GAME, name)
    for _ in range(60):
        seat = state.deciding()[0]
        view, legal = state.view(seat), state.legal(seat)
        twin = GAME.determinize(view, rng)
        chosen = [make(GAME, seat, Rng(5), None).choose(shown, legal) for shown in (view, twin.view(seat))]
        assert chosen[0] == chosen[1]
        state.apply(seat, rng.pick(legal))


def test_search_with_a_budget_in_seconds_answers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on a tenth whenever it is looked at: once at the beginning, then before each step but two."""
    looks = itertools.count(0, 0.1)
    monkeypatch.setattr(search, "perf_counter", looks.__next__)

    class Patient(Search):
        seconds = HALF_A_SECOND

    table = position().points(0, 12).points(1, 8).holds(0, "source-of-cycles", "clay-golem", "sentinel-griffin")
    table.holds(1, "source-of-extinction", "iron-mountain").ready()
    assert Patient(GAME, 0, Rng(1), table.pack).choose(table.view(0), table.offers(0)) in table.offers(0)
    assert next(looks) == pytest.approx(HALF_A_SECOND + 0.1), "it was looked at until the time was over, and no longer"


def test_greedy_takes_a_win_that_lies_open() -> None:
    table = position().points(0, 12).points(1, 8).holds(0, "source-of-cycles", "clay-golem", "sentinel-griffin")
    table.holds(1, "source-of-extinction", "iron-mountain").ready()
    bot = bot_class(GAME, "greedy")(GAME, 0, Rng(1), table.pack)
    assert bot.choose(table.view(0), table.offers(0)) == do.Fortify("source-of-cycles")


def test_a_lead_is_worth_more_than_a_deficit() -> None:
    ahead, behind = position().points(0, 9).ready().state, position().points(1, 9).ready().state
    assert evaluate(ahead, 0) > 0 > evaluate(behind, 0)
    assert isinstance(ahead, EchoesState)
    assert pack_values(ahead.pack) is pack_values(ahead.pack)


def test_a_card_that_counts_others_is_worth_more_to_whoever_has_them() -> None:
    queen = position().board(0, 2, "sea-queen").ready()
    with_court = position().brotherhood(0, "tide-reader", "pearl-diver", "sea-conch").board(0, 2, "sea-queen").ready()
    j = pack_values(queen.pack)
    alone, among = (j.prospect_of(t.state, 0, t.pack.index["sea-queen"], 0.5, 2) for t in (queen, with_court))
    assert among - alone == pytest.approx(3)


def test_a_test_of_what_one_has_is_thought_likelier_the_nearer_it_is() -> None:
    war, magic = v.Filter(specialisation="war"), v.Filter(specialisation="magic")
    mostly_war = position().brotherhood(0, "miner", "clay-golem", "thief", "sea-queen").ready()
    live = SeatValues(mostly_war.state, 0, mostly_war.pack.index["geode"], 1, pack_values(mostly_war.pack).once)
    assert live.chance(v.More(of=war, than=magic)) > 0.5 > live.chance(v.More(of=magic, than=war))
    assert live.chance(v.Counted(of=v.Factions(), at_least=4)) < live.chance(v.Counted(of=v.Factions(), at_least=2))


@pytest.mark.parametrize(("name", "gone"), [("sapling", True), ("iron-mountain", False)])
def test_a_rollout_move_gives_up_only_what_is_worth_less_than_the_bonus(name: str, gone: bool) -> None:
    mould = card("mould", v.Flame(colour="red", does=(v.Remove(then=(v.Gain(vp=4),)),)), type="artefact")
    table = position(pack=pack_with(mould)).brotherhood(0, "mould", name).flame(0, "red").ready()
    table.does(0, do.UseFlame("mould"))
    chosen = rollout_move(table.state, 0, table.offers(0))
    assert chosen == (do.Remove(name) if gone else do.DECLINE)


def test_a_rollout_move_chooses_the_option_and_the_effect_that_bring_most() -> None:
    fork = card("fork", v.Flame(colour="red", does=(v.Choose(of=((v.Gain(vp=1),), (v.Draw(cards=4),))),)), type="artefact")
    table = position(pack=pack_with(fork)).brotherhood(0, "fork").flame(0, "red").ready()
    table.does(0, do.UseFlame("fork"))
    assert rollout_move(table.state, 0, table.offers(0)) == do.Choose(1)


def test_people_choose_among_bots_by_how_good_company_they_are() -> None:
    """Rivals the weakest first, who is one for a first game; company the usual one first; last who plays at random."""
    assert by_company(GAME) == ["greedy", "search-swift", "search", "search-deep", "random"]
    assert for_newcomers(GAME) == "greedy"
    assert by_company(TimeStories()) == ["agent", "explorer", "random"]
