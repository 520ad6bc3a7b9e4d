"""The Noon Bell keeps the laws of every game, and its own rules."""

from __future__ import annotations

import pytest

from horae import Refused, game
from horae.bots.registry import bot_class, bot_names
from horae.core.game import Action, Heard, for_seat
from horae.core.speech import LANGUAGES, say
from horae.sim.match import Match
from horae.testkit.conformance import Conformance, GameSetup
from horae_noon import narration
from horae_noon.game import HOURS, Lay, NoonState, Ring

NOON = game("noon")
DECK = NOON.load_pack()


class TestNoonConforms(Conformance):
    setups = tuple(GameSetup(NOON, seats) for seats in NOON.seat_range)


def morning(*laid: int, seats: int = 3) -> NoonState:
    """The first person's turn, with these hours under the clock, all laid by the last."""
    state: NoonState = NOON.new(seats, 1)
    state.laid = [(seats - 1, hours) for hours in laid]
    return state


def refused(state: NoonState, seat: int, action: Action) -> str:
    with pytest.raises(Refused) as wrong:
        state.apply(seat, action)
    return wrong.value.rule


@pytest.mark.rule("NB-1.1")
def test_everyone_holds_three_of_the_24_cards() -> None:
    state = NOON.new(4, 1)
    assert [len(hand) for hand in state.hands] == [3] * 4
    assert len(state.deck) == HOURS.total() - 12 == 12


@pytest.mark.rule("NB-2.1")
def test_a_card_is_laid_from_the_hand_and_only_its_owner_knows_it() -> None:
    state = morning()
    assert refused(state, 1, Lay(state.hands[1][0])) == "NB-2.1"
    missing = next(hours for hours in HOURS if hours not in state.hands[0])
    assert refused(state, 0, Lay(missing)) == "NB-2.1"
    card = state.hands[0][0]
    state.apply(0, Lay(card))
    assert [state.view(seat).laid for seat in (0, 1, None)] == [((0, card),), ((0, None),), ((0, None),)]
    assert len(state.hands[0]) == 3


@pytest.mark.rule("NB-2.2", "NB-2.3")
def test_the_bell_waits_for_a_first_card_and_has_to_ring_after_ten() -> None:
    assert refused(morning(), 0, Ring()) == "NB-2.2"
    full = morning(*[1] * 10)
    assert refused(full, 0, Lay(full.hands[0][0])) == "NB-2.3"
    assert full.legal(0) == [Ring()]


@pytest.mark.rule("NB-3.1", "NB-3.2")
@pytest.mark.parametrize(("laid", "chimes"), [((4, 4, 4), [1, 0, 0]), ((4, 4, 3), [0, 1, 1])])
def test_a_bell_at_noon_is_for_the_ringer_and_an_early_one_for_the_others(laid: tuple[int, ...], chimes: list[int]) -> None:
    state = morning(*laid)
    before = len(state.deck)
    state.apply(0, Ring())
    assert (state.chimes, state.turn, state.laid) == (chimes, 1, [])
    assert len(state.deck) == before + len(laid)


@pytest.mark.rule("NB-4.1")
def test_three_chimes_win_alone_or_together() -> None:
    state = morning(0)
    state.chimes = [2, 2, 2]
    assert state.result() is None
    state.apply(0, Ring())
    result = state.result()
    assert result is not None
    assert result.winners == (1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_words(language: str) -> None:
    match = Match(NOON, [bot_class(NOON, "random")] * 3, 7, keep_log=True)
    match.play()
    assert match.log is not None
    state = NOON.new(3, 7)
    told = narration.Narrator(DECK, state.view(0))
    for entry in match.log.entries:
        view, heard = state.view(0), Heard()
        rows = [text for part in narration.parts(view, DECK) for item in part.items for text in (item.words, item.about)]
        moves = [narration.move(action, view, DECK) for action in state.legal(0)]
        state.apply(entry.seat, NOON.decode_action(entry.action), heard)
        rows += [phrase for event in for_seat(heard.take(), 0) if (phrase := told.tell(event)) is not None]
        for text in (*rows, *moves, narration.step(view, DECK)):
            say(text, language)  # raises KeyError where there are no words
    result = state.result()
    assert result is not None
    titles = {say(narration.result(result, seat, DECK)[0], language) for seat in (*range(3), None)}
    assert len(titles) == 3


def test_the_sexton_rings_better_than_chance() -> None:
    assert bot_names(NOON) == ["random", "sexton"]
    makers = [bot_class(NOON, name) for name in ("sexton", "random")]
    won = sum(0 in Match(NOON, makers, seed).play().winners for seed in range(60))
    assert won > 40
