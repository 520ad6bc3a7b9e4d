"""What is said of a move before it is made is what then happens, in random games under every option."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae import game
from horae.core.game import Action, Event, Heard, Seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, say
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.stakes import TurnEnd, kept_after, looming, prospects, stakes
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.vocabulary import VALUES
from horae.testkit.random_play import GameSetup, positions
from horae.testkit.shipwreck import position

LAGOON = str(Path(__file__).parents[1] / "conformance" / "lagoon")
"""Six fates and six arcana: bags and decks run out."""
OPTIONS: list[dict[str, object]] = [{}, {"agreement": True}, {"honour": True, "difficulty": "easy"}, {"difficulty": "total"}]


def lucky(state: ShipwreckState, seat: Seat) -> do.Predict | None:
    """So that games last, and are won."""
    held = state.hands[state.active]
    return do.PREDICTIONS[held[0]] if seat != state.active and held else None


WAYS: dict[type[Action], int] = {do.Pass: 4, do.UsePower: 4}
SETUPS = [
    *(GameSetup(game("shipwreck"), seats, options, weights=WAYS, lucky=lucky) for options in OPTIONS for seats in (2, 4)),
    GameSetup(game("shipwreck"), 3, {"restless": True, "difficulty": "easy"}, LAGOON, WAYS, lucky),
    GameSetup(game("shipwreck"), 5, {"difficulty": "easy"}, LAGOON, WAYS, lucky),
]


def turn_end(state: ShipwreckState, heard: Heard) -> TurnEnd:
    """How the turn did end."""
    events = [event for event, _ in heard.events]
    result = state.result()
    over = None if result is None or result.reason == "stalled" else result.reason
    return TurnEnd(state.score, state.doom, tuple(event.card for event in events if isinstance(event, ev.ArcanumFaded)), over)


def let_it_be(state: ShipwreckState, turn: int, heard: Heard) -> None:
    """Nobody predicts any more: the turn comes to its end."""
    while state.result() is None and state.turn == turn:
        seat = state.deciding()[0]
        state.apply(seat, do.OBJECT if state.proposal else do.PASS, heard)


def holds(state: ShipwreckState, seat: Seat, action: Action) -> str | None:
    """Makes the move and follows the turn to its end; which of the prospects came true, having compared it."""
    said = prospects(action, state.view(seat), state.pack)
    after, heard, turn = state.copy(), Heard(), state.turn
    after.apply(seat, action, heard)
    events = [event for event, _ in heard.events]
    if said.right is not None and any(isinstance(event, ev.Predicted) for event in events):
        missed = any(isinstance(event, ev.GuessMissed) for event in events)
        assert missed == (said.again and not after.right and not _was_right(events))
        let_it_be(after, turn, heard)
        assert turn_end(after, heard) == (said.right if _was_right(events) else said.wrong)
        return "right" if _was_right(events) else "again" if missed else "wrong"
    if said.left is not None:
        if said.is_sure:
            assert after.turn != turn or after.result() is not None
        let_it_be(after, turn, heard)
        assert turn_end(after, heard) == said.left
        return "sure" if said.is_sure else "left"
    return None


def _was_right(events: list[Event]) -> bool:
    return any(isinstance(event, ev.PredictionResolved) and event.right for event in events)


@pytest.mark.rule("SA-7.7", "SA-9.1", "SA-9.2", "SA-10.1", "SA-12.1", "SA-12.4")
def test_what_is_said_of_a_move_is_what_then_happens() -> None:
    came_true: set[str | None] = set()
    for setup in SETUPS:
        for _, state, rng in positions(setup, 6, "stakes"):
            assert isinstance(state, ShipwreckState)
            for seat in state.seats():
                came_true |= {holds(state, seat, action) for action in _some(state.legal(seat), rng)}
    assert came_true >= {"right", "wrong", "again", "sure", "left"}


def _some(legal: list[Action], rng: Rng) -> list[Action]:
    """One of each kind of move."""
    kinds = dict.fromkeys(type(action) for action in legal)
    return [rng.pick([action for action in legal if type(action) is kind]) for kind in kinds]


@pytest.mark.rule("SA-9.2")
def test_passing_says_what_fades_and_that_all_lose() -> None:
    row = ("key", "dawn", "deep", "judge")
    table = position(people=2, holding=(4, 3), row=row, fates={"key": (1, 1)}, doom=5, step="predict", played=(3, "key"))
    state = table.state
    ((stake,),) = stakes([do.PASS], state.view(1), state.pack)
    assert stake.weight == "grave"
    assert say(stake.words, "en") == "If you leave it at that, The Key fades, doom +2, to 7: you all lose."
    assert [say(one.words, "en") for one in looming(state.view(None), state.pack)] == [
        "If nobody names it, The Key fades, doom +2, to 7: you all lose."
    ]


@pytest.mark.rule("SA-7.3", "SA-2.2")
def test_what_is_said_that_a_play_tells_are_the_hands_that_could_have_made_it() -> None:
    """Each hand with that fate and another: those to which the play is open are the ones that it leaves open."""
    told: set[int] = set()
    for row in (
        ("key", "dawn", "deep", "judge"),
        ("shore", "blind-man", "judge", "midnight"),
        ("key", "mirror", "lord", "stranger"),
    ):
        for played in VALUES:
            hands = {kept: position(people=2, holding=(played, kept), row=row, fates={row[3]: (2,)}).state for kept in VALUES}
            for kept, state in hands.items():
                for action in state.legal(0):
                    if not isinstance(action, do.PlayFate) or action.fate:
                        continue
                    found = kept_after(action, state.view(0), state.pack)
                    assert found == tuple([other for other in VALUES if action in hands[other].legal(0)]), (
                        row,
                        played,
                        kept,
                        action,
                    )
                    assert kept in found
                    told.add(len(found))
    assert {1, 7} <= told
    state = position(people=2, holding=(5, 1), row=("shore", "blind-man", "judge", "deep")).state
    said = [
        say(found[0].words, "en") for found in stakes([do.PlayFate(0, place) for place in (1, 2, 3)], state.view(0), state.pack)
    ]
    assert said == ["It’ll say you keep a 1.", "It’ll say nothing about what you keep.", "It’ll say you keep a 1, 3, 5 or 7."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stake_can_be_said(language: str) -> None:
    for setup in SETUPS[::3]:
        for _, state, _ in positions(setup, 2, "words"):
            assert isinstance(state, ShipwreckState)
            for seat in state.seats():
                view = state.view(seat)
                said = [stake for found in stakes(state.legal(seat), view, state.pack) for stake in found]
                for stake in (*said, *looming(view, state.pack)):
                    assert "{" not in say(stake.words, language)
