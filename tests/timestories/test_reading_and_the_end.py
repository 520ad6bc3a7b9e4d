"""TS-11 and TS-13: who may see what, and how a mission ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.printed import PrintedInstruction
from horae.games.timestories.telepathy import quoted
from horae.testkit.timestories import GAME, act, arrive, begin, card, heard, item, leave, location, refused, text

Made = Callable[..., TimeStoriesPack]


@pytest.mark.rule("TS-11.1", "TS-R4")
def test_the_text_of_a_panorama_card_goes_to_its_reader_alone(made: Made) -> None:
    state = begin(made(location("pier", card("B", {"do": "may", "ask": text("Open it?"), "then": []}), card("C"))))
    act(state, do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    events = heard(state, do.RECOUNT[0]).events
    assert "Open it?" in repr(for_seat(events, 0))
    assert "Open it?" in repr(state.view(0))
    for seat in (1, None):
        assert "Open it?" not in repr(for_seat(events, seat))
        assert "Open it?" not in repr(state.view(seat))
        assert "card B" not in repr(state.view(seat))
    assert state.view(1).agents[0].deciding  # that there is a question shows, not which


@pytest.mark.rule("TS-5.4")
def test_what_one_follows_is_shown_by_what_is_printed_and_not_by_the_engines_numbers(made: Made) -> None:
    inner = [{"do": "may", "ask": text("Sure?"), "then": [{"do": "take", "item": 1}]}]
    asks = {"do": "may", "ask": text("Open it?"), "then": inner, "else": [{"do": "lose", "azrak": 1}]}
    pier = location("pier", card("B", {"do": "take", "item": 2}, asks, {"do": "gain", "azrak": 1}), card("C"))
    other = location("quay", card("B", {"do": "reshuffle"}, {"do": "reshuffle"}), card("C"))
    owned = []
    for places in ((pier, other), (other, pier)):
        state = begin(made(*places, items=(item(1), item(2))))
        arrive(state, "pier", 0, 1)
        act(state, do.CHOOSE[0][1])
        owned.append(state.view(0).own[0])
        again = GAME.determinize(state.view(0), Rng(5), state.pack)
        act(again, do.CHOOSE[0][0])
        act(state, do.CHOOSE[0][0])
        assert again.view(0).own == state.view(0).own
        assert again.pools == state.pools
    own = owned[0]
    assert own == owned[1]
    assert own.question is not None
    assert (own.question.ask.en, own.question.instruction) == ("Sure?", 2)
    assert own.following == (PrintedInstruction("pier-b", "text", -1, 3),)


@pytest.mark.rule("TS-11.3")
def test_what_was_read_once_stays_with_its_reader_only_while_it_lies_open(made: Made) -> None:
    state = begin(made(location("pier", card("B", {"do": "take", "item": 1}), card("C")), items=(item(1, "yellow"),)))
    arrive(state, "pier", 0, 1)
    assert [face.id for face in state.view(0).own[0].read] == ["item-1"]
    act(state, do.STAND_BY[0])  # from now on, only one's notes help
    assert "text of item 1" not in repr(state.view(0))
    assert state.view(0).own[0].card is None


@pytest.mark.rule("TS-11.4")
def test_a_card_read_collectively_is_read_by_all(made: Made) -> None:
    state = begin(made(location("pier", card("B", aloud=True), card("C"))), profile="hadal-es")
    act(state, do.ChooseLocation(0, "pier"))
    events = heard(state, do.RECON[0][0]).events
    for seat in (1, None):
        assert [e.aloud for e in for_seat(events, seat) if isinstance(e, ev.CardRead)] == [True]
    events = heard(state, do.RECON[1][1]).events
    assert [e.aloud for e in for_seat(events, 1) if isinstance(e, ev.CardRead)] == [False]
    faces = [state.view(seat).own[0].card for seat in (0, 1)]
    assert [face.secret for face in faces if face is not None] == [False, True]


SCORED = {
    "text": text("Return"),
    "lost": text("All lost"),
    "less_per_azrak": 2,
    "least": 1,
    "outcomes": [
        {"id": "saved", "text": text("Saved"), "score": 20, "won": True},
        {"id": "doomed", "text": text("Doomed"), "score": 3, "won": False},
        {"id": "done", "text": text("Done"), "score": 5, "won": True},
    ],
    "extras": [{"when": {"kind": "item", "item": 1}, "points": 4, "text": text("With the lamp")}],
}


@pytest.mark.rule("TS-13.1", "TS-13.2")
def test_a_card_ends_the_mission_and_the_result_is_read_off_the_return(made: Made) -> None:
    cards = [card("B", {"do": "take", "item": 1}, {"do": "end", "outcome": "saved"}), card("C")]
    state = begin(made(location("pier", *cards), items=(item(1),), **{"return": SCORED}))
    state.returned, state.vortex = 3, state.vortex - 3
    arrive(state, "pier", 0, 1)
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("saved", (0, 1))
    assert result.figures["score"] == 20 + 4 - 2 * 3
    view = state.view(None)
    assert (view.result, view.score) == ("saved", 18)
    assert view.result_text is not None
    assert view.result_text.en == "Saved"


@pytest.mark.rule("TS-13.2")
def test_the_score_does_not_fall_below_the_least(made: Made) -> None:
    state = begin(made(location("pier", card("B", {"do": "end", "outcome": "doomed"})), items=(item(1),), **{"return": SCORED}))
    state.returned, state.vortex = 9, state.vortex - 9
    arrive(state, "pier", 0)
    result = state.result()
    assert result is not None
    assert (result.winners, result.figures["score"]) == ((), 1)


@pytest.mark.rule("TS-13.1")
def test_the_group_may_stop_when_all_agree(made: Made) -> None:
    state = begin(made(location("pier", card("B"))), seats=3)
    act(state, do.STOP[1], do.AGREE[0])
    assert state.result() is None
    act(state, do.AGREE[2])
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("stopped", ())


@pytest.mark.rule("TS-13.1")
def test_starting_over_resets_everything_but_the_number_of_the_run(made: Made) -> None:
    pack = made(
        location("pier", card("B", {"do": "take", "item": 1}, {"do": "close", "location": "pier"}), card("C")), items=(item(1),)
    )
    state = begin(pack)
    fresh = GAME.new(2, 1, pack=pack)
    arrive(state, "pier", 0, 1)
    act(state, do.START_OVER[0])
    assert refused(state, do.STAND_BY[0]) == "TS-1.2"
    act(state, do.AGREE[1])
    assert (state.step, state.run, state.round) == (t.CHOOSING, 2, 0)
    left, right = state.snapshot(), fresh.snapshot()
    differing = {name for name in left if left[name] != right[name]}
    assert differing <= {"run", "rng", "opts"}
    act(state, do.ChooseReceptacle(0, "cy"))


@pytest.mark.rule("TS-13.1")
def test_with_no_location_left_to_choose_the_group_can_only_stop(made: Made) -> None:
    state = begin(
        made(location("pier", card("B", {"do": "close", "location": "pier"}, {"do": "close", "location": "end"}), card("C")))
    )
    arrive(state, "pier", 0, 1)
    leave(state)
    act(state, do.READY[0], do.READY[1])
    assert state.legal(1) == [do.STOP[1]]
    act(state, do.STOP[1], do.AGREE[0])
    assert state.result() is not None


@pytest.mark.rule("TS-R4", "TS-5.2")
def test_whoever_quotes_their_card_is_warned_and_whoever_tells_it_is_not() -> None:
    state = begin(GAME.load_pack("training"))
    act(state, do.ChooseLocation(0, "jetty"), do.RECON[0][0], do.RECON[1][1])
    view = state.view(0)
    assert quoted("You lift the tarpaulin and push the nets aside, it says.", view) is not None
    assert quoted("Levantas la lona y apartas las redes. Debajo hay", view) is not None
    assert quoted("There is something heavy under the nets, and I have to take it.", view) is None
    assert quoted("You lift the tarpaulin and push the nets aside", state.view(1)) is None
