"""What is said of a move before it is made is what then happens, in random games of every mission of the laws."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from horae import game
from horae.core.game import Action, Event, Heard
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import stakes
from horae.games.timestories.state import TimeStoriesState
from horae.testkit.random_play import GameSetup, positions

MISSIONS = Path(__file__).parents[1] / "conformance"
SETUPS = [
    GameSetup(game("timestories"), 1, {"profile": "midsummer-en"}),
    GameSetup(game("timestories"), 3, {"profile": "hadal-es"}),
    GameSetup(game("timestories"), 2, {"profile": "midsummer-es"}, str(MISSIONS / "brink")),
    GameSetup(game("timestories"), 3, {"profile": "midsummer-en"}, str(MISSIONS / "labyrinth")),
    GameSetup(game("timestories"), 2, {"profile": "midsummer-en"}, str(MISSIONS / "masquerade")),
]


def done(state: TimeStoriesState, seat: int, action: Action) -> tuple[TimeStoriesState, list[Event]]:
    after, heard = state.copy(), Heard()
    after.apply(seat, action, heard)
    return after, [event for event, _ in heard.events]


def payment_holds(state: TimeStoriesState, seat: int, action: Action) -> str | None:
    said = stakes.payment(action, state.view(seat))
    if said is None or not said.azrak:
        return None
    _, events = done(state, seat, action)
    agent = do.agent_of(action)
    spent = next(event for event in events if isinstance(event, ev.AzrakSpent) and event.agent == agent)
    assert (spent.amount, spent.pool == 0) == (said.azrak, said.is_last)
    if said.is_last:
        assert ev.LinkBroken(agent) in events
    if isinstance(action, do.ChooseLocation):
        assert any(isinstance(event, ev.LocationChosen) and event.revisited == said.to_return for event in events)
    return "revisit" if said.to_return else "last" if said.is_last else "paid"


def odds_hold(state: TimeStoriesState, seat: int, action: Action) -> str | None:
    """Every card that may come is drawn once: so many lead to each outcome as was said. These missions' Destiny cards lie
    evenly, so that what is known of them is what they are."""
    said = stakes.odds(action, state.view(seat), state.pack)
    if said is None or not isinstance(action, do.DrawDestiny):
        return None
    outcomes: Counter[str] = Counter()
    for at in range(len(state.destiny)):
        copy = state.copy()
        copy.destiny = (*copy.destiny[:at], *copy.destiny[at + 1 :], copy.destiny[at])
        _, events = done(copy, seat, action)
        outcomes[next(event.outcome for event in events if isinstance(event, ev.TestResolved))] += 1
    if state.destiny:
        assert said == stakes.Odds(outcomes["failure"], outcomes["critical"], outcomes["success"])
    return "odds"


def refill_holds(state: TimeStoriesState, seat: int, action: Action) -> str | None:
    """Everybody agrees, and all that can be dealt is dealt."""
    if not isinstance(action, do.Update):
        return None
    said = stakes.refill(state.view(seat), action.free)
    after, _ = done(state, seat, action)
    while after.proposal:
        agent = next(one for one in range(after.n) if not after.agreed >> one & 1)
        after.apply(next(seat for seat in after.seats() if agent in after.agents_of(seat)), do.AGREE[agent])
    dealer = after.dealer
    if dealer >= 0:
        after.apply(next(seat for seat in after.seats() if dealer in after.agents_of(seat)), do.DEAL_EVENLY[dealer])
    assert sum(after.pools) - sum(state.pools) == said.back
    assert (after.returned - state.returned, after.vortex) == (said.to_return, said.stays)
    return "free update" if action.free else "update"


def mending_holds(state: TimeStoriesState, seat: int, action: Action) -> str | None:
    if not isinstance(action, do.EmergencyUpdate):
        return None
    said = stakes.mended(state.view(seat), action.agent, action.free)
    _, events = done(state, seat, action)
    mended = next(event for event in events if isinstance(event, ev.LinkMended))
    assert mended.pool == state.pools[action.agent] + said.back
    return "mended"


def losing_holds(state: TimeStoriesState, seat: int, action: Action) -> str | None:
    if not isinstance(action, do.LoseControl):
        return None
    assert ev.ControlLost(action.agent) in done(state, seat, action)[1]
    return "lost"


CHECKS = (payment_holds, odds_hold, refill_holds, mending_holds, losing_holds)


@pytest.mark.rule("TS-7.3", "TS-9.3", "TS-9.4", "TS-9.5")
def test_what_is_said_of_a_move_is_what_then_happens() -> None:
    came_true: set[str | None] = set()
    for setup in SETUPS:
        for _, state, rng in positions(setup, 5, "stakes"):
            assert isinstance(state, TimeStoriesState)
            for seat in state.seats():
                for action in _some(state.legal(seat), rng):
                    came_true |= {check(state, seat, action) for check in CHECKS}
    assert came_true >= {"paid", "last", "revisit", "odds", "update", "free update", "mended", "lost"}


def _some(legal: list[Action], rng: Rng) -> list[Action]:
    """One of each kind of move."""
    kinds = dict.fromkeys(type(action) for action in legal)
    return [rng.pick([action for action in legal if type(action) is kind]) for kind in kinds]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stake_can_be_said(language: str) -> None:
    for setup in SETUPS[1:4]:
        for _, state, _ in positions(setup, 1, "words"):
            assert isinstance(state, TimeStoriesState)
            for seat in state.seats():
                view = state.view(seat)
                moves = (*state.legal(seat), *state.asides(seat))
                said = [stake for found in stakes.stakes(moves, view, state.pack) for stake in found]
                for stake in (*said, *stakes.looming(view, state.pack)):
                    assert "{" not in say(stake.words, language)
