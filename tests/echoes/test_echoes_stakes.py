"""What is said of a move before it is made is what then happens, in random games."""

from __future__ import annotations

from pathlib import Path

import pytest

from horae import game
from horae.core.game import Action, Event, Heard, Seat
from horae.core.speech import LANGUAGES, say
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes.scoring import score_parts
from horae.games.echoes.stakes import looming, source_change, stakes, too_many
from horae.games.echoes.state import EchoesState
from horae.testkit.random_play import GameSetup, positions

MAELSTROM = str(Path(__file__).parents[1] / "conformance" / "maelstrom")
WAYS: dict[type[Action], int] = {do.Conquer: 3, do.Fortify: 9}
SETUPS = [
    *(GameSetup(game("echoes"), seats, weights=WAYS) for seats in (2, 3, 4)),
    GameSetup(game("echoes"), 2, {}, MAELSTROM, WAYS),
]


def done(state: EchoesState, seat: Seat, action: Action) -> tuple[EchoesState, list[Event]]:
    """Makes the move; an attack is put together to its end."""
    after, heard = state.copy(), Heard()
    after.apply(seat, action, heard)
    while not any(isinstance(event, ev.SourceConquered | ev.SourceFortified) for event, _ in heard.events):
        legal = after.legal(seat)
        after.apply(seat, do.DONE if do.DONE in legal else legal[0], heard)
    return after, [event for event, _ in heard.events]


def of_sources(state: EchoesState, seat: Seat) -> int:
    return score_parts(state.view(None), state.pack)[seat].sources


def change_holds(state: EchoesState, seat: Seat, action: Action) -> str | None:
    said = source_change(action, state.view(seat), state.pack)
    if said is None:
        return None
    after, events = done(state, seat, action)
    happened = next(event for event in events if isinstance(event, ev.SourceConquered | ev.SourceFortified))
    assert happened.source == said.source
    if any(isinstance(event, ev.SourceReturned) for event in events):
        return None  # an effect that it set off took it back
    if isinstance(happened, ev.SourceConquered):
        assert happened.loser == said.loser
    changed = [of_sources(after, one) - of_sources(state, one) for one in range(state.n)]
    assert changed[seat] == said.gains
    if said.loser >= 0:
        assert changed[said.loser] == -said.loses
    if said.sets_off is not None:
        assert ev.EndSetOff(said.sets_off) in events
    return f"{type(action).__name__}{' from somebody' if said.loser >= 0 else ''}"


@pytest.mark.rule("ET-6.2", "ET-6.5", "ET-10.1", "ET-11.1")
def test_what_is_said_of_a_source_is_what_then_changes() -> None:
    came_true: set[str | None] = set()
    for setup in SETUPS:
        for _, state, rng in positions(setup, 4, "stakes"):
            assert isinstance(state, EchoesState)
            for seat in state.deciding() if not rng.below(3) else ():
                came_true |= {change_holds(state, seat, action) for action in state.legal(seat)}
    assert came_true >= {"Conquer", "Conquer from somebody", "Done", "Done from somebody", "Fortify"}


@pytest.mark.rule("ET-9.1")
def test_drawing_says_what_the_hand_cannot_keep() -> None:
    found = 0
    for _, state, _ in positions(GameSetup(game("echoes"), 2, weights={do.DrawTwo: 12}), 3, "hands"):
        assert isinstance(state, EchoesState)
        for seat in state.deciding():
            if do.DRAW_TWO in state.legal(seat):
                over = too_many(do.DRAW_TWO, state.view(seat))
                heard = Heard()
                state.copy().apply(seat, do.DRAW_TWO, heard)
                drawn = next(event.count for event, _ in heard.events if isinstance(event, ev.CardsDrawn))
                assert over == max(0, len(state.hands[seat]) + drawn - 10)  # an effect may draw more after that
                found += bool(over)
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stake_can_be_said(language: str) -> None:
    for _, state, _ in positions(SETUPS[1], 1, "words"):
        assert isinstance(state, EchoesState)
        for seat in state.deciding():
            view = state.view(seat)
            said = [stake for found in stakes(state.legal(seat), view, state.pack) for stake in found]
            for stake in (*said, *looming(view, state.pack)):
                assert "{" not in say(stake.words, language)
