"""The coaches of Echoes and TIME Stories: said to one seat, from what that seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from horae.bots.coach import AnyCoach, Hint
from horae.bots.echoes.coach import Coach as EchoesCoach
from horae.bots.registry import bot_class, coach_class
from horae.bots.timestories.coach import Coach as MissionCoach
from horae.core.game import AnyGame, Event, Heard, State, for_seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Text, say
from horae.games.echoes import vocabulary as v
from horae.games.echoes.game import Echoes
from horae.games.echoes.state import EchoesState
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.game import TimeStories
from horae.sim.match import Match
from horae.testkit import echoes, timestories

NAMES = ["Ana", "Bruno", "Carla", "Dan"]
GAMES: tuple[tuple[AnyGame, str], ...] = ((Echoes(), "greedy"), (TimeStories(), "agent"))


def followed(game: AnyGame, bot: str, seed: int) -> Iterator[tuple[State, AnyCoach]]:
    """A game of bots with seat 0's coach beside it: every position in which that seat is waited for."""
    match = Match(game, [bot_class(game, bot)] * 2, seed)
    state, heard = match.state, Heard()
    coach = coach_class(game)(match.pack, state.view(0))
    while state.result() is None:
        seat = state.deciding()[0]
        if seat == 0:
            yield state, coach
        match.do(seat, match.bots[seat].choose(state.view(seat), state.legal(seat)), heard)
        for event in for_seat(heard.take(), 0):
            coach.hear(event)


def hidden_part(state: Any) -> object:
    """What seat 0 may not see of a position."""
    return (state.hands[1], state.deck) if isinstance(state, EchoesState) else state.destiny


@pytest.mark.rule("ET-R15", "TS-11.1")
@pytest.mark.parametrize(("game", "bot"), GAMES, ids=["echoes", "timestories"])
def test_it_says_the_same_whatever_lies_hidden(game: AnyGame, bot: str) -> None:
    """Hands, decks and piles that the seat cannot see are dealt anew: not a word changes."""
    differing = compared = 0
    for seed in range(4):
        rng = Rng(seed, "coach")
        for state, coach in followed(game, bot, seed):
            if rng.below(3):
                continue
            twin: State = game.determinize(state.view(0), rng, state.pack)  # type: ignore[attr-defined]  # both have one
            assert coach.hints(twin.view(0), twin.legal(0)) == coach.hints(state.view(0), state.legal(0))
            differing += hidden_part(twin) != hidden_part(state)
            compared += 1
    assert compared > 30
    assert differing > 20


@pytest.mark.parametrize(("game", "bot"), GAMES, ids=["echoes", "timestories"])
def test_every_hint_is_a_sentence_in_both_languages(game: AnyGame, bot: str) -> None:
    heads = 0
    for state, coach in followed(game, bot, 11):
        hints = coach.hints(state.view(0), state.legal(0))
        assert hints[0].heads
        assert not hints[-1].heads, "a heading has something under it"
        for hint in hints:
            heads += hint.heads
            for language in LANGUAGES:
                words = say(hint.words, language, NAMES)
                assert "coach-" not in words
                assert "  " not in words, words
                assert hint.heads or words.endswith((".", "?")), words
    assert heads > 40


@pytest.mark.parametrize(("game", "bot"), GAMES, ids=["echoes", "timestories"])
def test_it_has_nothing_to_say_to_who_only_watches_or_when_all_is_over(game: AnyGame, bot: str) -> None:
    match = Match(game, [bot_class(game, bot)] * 2, 2)
    coach = coach_class(game)(match.pack, match.state.view(None))
    assert coach.hints(match.state.view(None)) == []
    match.play()
    assert coach.hints(match.state.view(0)) == []


# --- Echoes ---


def said(hints: list[Hint], key: str) -> list[Hint]:
    return [hint for hint in hints if hint.words.key == f"echoes-coach-{key}"]


def coached(table: echoes.EchoesTable) -> list[Hint]:
    return EchoesCoach(table.pack, table.view(0)).hints(table.view(0), table.state.legal(0))


HERO = echoes.card("hero", v.Immediate(does=(v.Draw(cards=v.Cards(of=v.Filter(faction="water"))),)), strength=3, vp=2)
MAGE = echoes.card("mage", v.Permanent(when=v.Summoned(of=v.Filter(type="creature")), does=(v.Gain(vp=1),)), faction="water")
GIANT = echoes.card("giant", v.Immediate(does=(v.Gain(vp=1),)), strength=9, cards=1)
PACK = echoes.pack_with(HERO, MAGE, GIANT)


def test_a_card_is_worth_what_it_would_bring_now() -> None:
    """Its points, what its effect counts today, and the effects of one's own that it sets off."""
    table = echoes.position(pack=PACK).hand(0, "hero").brotherhood(0, "mage").ready()
    (card,) = said(coached(table), "card")
    assert say(card.words, "en") == (
        "hero. It comes next round. Worth 2 points as things stand. Strength 3. With it you could take Source of Cycles. "
        "On arrival you draw a card. It sets off mage."
    )
    assert card.thing == "hero"


def test_a_source_is_within_reach_or_says_what_is_lacking() -> None:
    table = echoes.position(pack=PACK).brotherhood(0, "giant").ready()
    reached = said(coached(table), "reach")
    assert [hint.thing for hint in reached] == ["source-of-cycles", "source-of-extinction"]
    table = echoes.position(pack=PACK).brotherhood(0, "hero").hand(0, "giant", "mage").ready()
    assert {hint.thing for hint in said(coached(table), "short")} >= {"source-of-extinction"}
    giant = next(hint for hint in said(coached(table), "card") if hint.thing == "giant")
    assert "With it you could take" in say(giant.words, "en")


def test_it_names_who_could_take_a_source_from_one() -> None:
    table = echoes.position(pack=PACK).holds(0, "source-of-cycles", "hero").brotherhood(1, "giant").ready()
    (threat,) = said(coached(table), "threat")
    assert "Bruno can send 9 against your 3" in say(threat.words, "en", NAMES)


def test_it_looks_at_few_moves_and_only_at_good_ones() -> None:
    table = echoes.position(pack=PACK).brotherhood(0, "giant").ready()
    moves = said(coached(table), "move")
    assert 1 <= len(moves) <= 3
    assert "conquer" in say(moves[0].words, "en")


# --- TIME Stories ---


@pytest.fixture
def hall(tmp_path: Path) -> timestories.TimeStoriesTable:
    """Three cards: agent 0 reads B, with a test; agent 1 reads C, whose test waits for an item; nobody reads D."""
    cards = (
        timestories.card("B", tests=(timestories.trial_box(4, 1),), place=timestories.text("the stairs")),
        timestories.card("C", tests=(timestories.trial_box(2, 1, when={"kind": "item", "item": 1}),)),
        timestories.card("D"),
    )
    files = timestories.mission(timestories.location("hall", *cards), items=(timestories.item(1),))
    return timestories.position(timestories.read(tmp_path, files), destiny=(0,)).arrives("hall", 0, 1)


def mission_hints(table: timestories.TimeStoriesTable, seat: int, *heard: Event) -> dict[str, str]:
    """What the seat's coach says, by key."""
    coach = MissionCoach(table.state.pack, table.view(seat))
    for event in heard:
        coach.hear(event)
    hints = coach.hints(table.view(seat), table.state.legal(seat))
    return {
        f"{hint.words.key.removeprefix('timestories-coach-')} {hint.thing}".strip(): say(hint.words, "en") for hint in hints
    }


@pytest.mark.rule("TS-3.5")
def test_who_may_volunteer_is_not_told_that_there_is_nothing_to_do(hall: timestories.TimeStoriesTable) -> None:
    table = timestories.TimeStoriesTable.new(hall.state.pack).takes_receptacles()
    told = mission_hints(table, 0)
    assert "pays 1 Azrak" in told["volunteer"]
    assert "wait" not in told


@pytest.mark.rule("TS-7.3", "TS-7.4")
def test_a_test_is_told_with_its_odds_and_who_would_do_better(hall: timestories.TimeStoriesTable) -> None:
    told = mission_hints(hall, 0)
    assert "2 against 4" in told["attempt"]
    assert "the odds are about 0 in" in told["attempt"]
    assert "better" not in told, "nobody has more than they have"


@pytest.mark.rule("TS-5.2", "TS-11.1")
def test_of_a_card_that_others_have_read_it_says_only_that(hall: timestories.TimeStoriesTable) -> None:
    """Who has read it knows its tests; who has not is sent to ask; a test that waits for something is told to nobody."""
    assert "Bo is there" in mission_hints(hall, 0)["slot-held hall-c"]
    hall.acts(do.STAND_BY[0], do.STAND_BY[1])
    stairs = ev.CardRead(0, "hall-b", Text("", ""), False)
    own, other = mission_hints(hall, 0, stairs), mission_hints(hall, 1, ev.CardRead(1, "hall-c", Text("", ""), False))
    attribute = hall.state.pack.profile(hall.view(0).profile).attributes[0].name.en
    assert own["slot-tests hall-b"] == f"B (the stairs): you’ve read it. There’s a test there: {attribute} 4."
    assert other["slot-told hall-b"] == "B (the stairs): somebody has read it. Ask who."
    assert other["slot-own hall-c"] == "C: you’ve read it."
    assert own["slot-new hall-d"] == "D: nobody has read it yet."


@pytest.mark.rule("TS-9.3", "TS-9.5")
def test_it_says_what_an_update_and_the_last_azrak_come_to(hall: timestories.TimeStoriesTable) -> None:
    hall.azrak(1, 6)
    assert "with the last Azrak: that breaks the link" in mission_hints(hall, 0).get("explore-last", "") or (
        "one free look" in mission_hints(hall, 0)["explore-free"]
    )
    assert "1 Azrak left" in mission_hints(hall, 0)["low"]
    told = mission_hints(hall.leaves(), 0)
    assert "Azrak come back to you all" in told["update-free"]
    assert "onto the Mission Return" in told["update"]
    assert told["least"] == "Whoever has least is at 1 Azrak."
