"""TS-11 and TS-13: who may see what, and how a mission ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae.core.game import for_seat
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import narration
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.printed import PrintedInstruction
from horae.games.timestories.telepathy import quoted
from horae.testkit.timestories import GAME, TimeStoriesTable, card, item, location, position, receptacle, text

Made = Callable[..., TimeStoriesPack]


@pytest.mark.rule("TS-11.1", "TS-R4")
def test_the_text_of_a_panorama_card_goes_to_its_reader_alone(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "may", "ask": text("Open it?"), "then": []}), card("C"))))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    events = table.acts(do.RECOUNT[0]).last
    assert "Open it?" in repr(for_seat(events, 0))
    assert "Open it?" in repr(table.view(0))
    for seat in (1, None):
        assert "Open it?" not in repr(for_seat(events, seat))
        assert "Open it?" not in repr(table.view(seat))
        assert "card B" not in repr(table.view(seat))
    assert table.view(1).agents[0].deciding  # that there is a question shows, not which


@pytest.mark.rule("TS-5.4")
def test_what_one_follows_is_shown_by_what_is_printed_and_not_by_the_engines_numbers(made: Made) -> None:
    inner = [{"do": "may", "ask": text("Sure?"), "then": [{"do": "take", "item": 1}]}]
    asks = {"do": "may", "ask": text("Open it?"), "then": inner, "else": [{"do": "lose", "azrak": 1}]}
    pier = location("pier", card("B", {"do": "take", "item": 2}, asks, {"do": "gain", "azrak": 1}), card("C"))
    other = location("quay", card("B", {"do": "reshuffle"}, {"do": "reshuffle"}), card("C"))
    owned = []
    for places in ((pier, other), (other, pier)):
        table = position(made(*places, items=(item(1), item(2))))
        table.arrives("pier", 0, 1)
        table.acts(do.CHOOSE[0][1])
        owned.append(table.view(0).own[0])
        again = TimeStoriesTable(GAME.determinize(table.view(0), Rng(5), table.state.pack))
        again.acts(do.CHOOSE[0][0])
        table.acts(do.CHOOSE[0][0])
        assert again.view(0).own == table.view(0).own
        assert again.pools == table.pools
    own = owned[0]
    assert own == owned[1]
    assert own.question is not None
    assert (own.question.ask.en, own.question.instruction) == ("Sure?", 2)
    assert own.following == (PrintedInstruction("pier-b", "text", -1, 3),)


@pytest.mark.rule("TS-11.3")
def test_what_was_read_once_stays_with_its_reader_only_while_it_lies_open(made: Made) -> None:
    table = position(made(location("pier", card("B", {"do": "take", "item": 1}), card("C")), items=(item(1, "yellow"),)))
    table.arrives("pier", 0, 1)
    assert [face.id for face in table.view(0).own[0].read] == ["item-1"]
    table.acts(do.STAND_BY[0])  # from now on, only one's notes help
    assert "text of item 1" not in repr(table.view(0))
    assert table.view(0).own[0].card is None


@pytest.mark.rule("TS-11.4")
def test_a_card_read_collectively_is_read_by_all(made: Made) -> None:
    table = position(made(location("pier", card("B", aloud=True), card("C"))), profile="hadal-es")
    table.acts(do.ChooseLocation(0, "pier"))
    events = table.acts(do.RECON[0][0]).last
    for seat in (1, None):
        assert [e.aloud for e in for_seat(events, seat) if isinstance(e, ev.CardRead)] == [True]
    events = table.acts(do.RECON[1][1]).last
    assert [e.aloud for e in for_seat(events, 1) if isinstance(e, ev.CardRead)] == [False]
    faces = [table.view(seat).own[0].card for seat in (0, 1)]
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
    table = position(made(location("pier", *cards), items=(item(1),), **{"return": SCORED}))
    table.azrak(returned=3)
    table.arrives("pier", 0, 1)
    result = table.state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("saved", (0, 1))
    assert result.figures["score"] == 20 + 4 - 2 * 3
    assert [(event.text.en, event.points) for event, _ in table.last if isinstance(event, ev.ExtraScored) and event.text] == [
        ("With the lamp", 4)
    ]
    view = table.view(None)
    assert (view.result, view.score) == ("saved", 18)
    assert view.result_text is not None
    assert view.result_text.en == "Saved"


@pytest.mark.rule("TS-13.2")
def test_the_score_does_not_fall_below_the_least(made: Made) -> None:
    table = position(
        made(location("pier", card("B", {"do": "end", "outcome": "doomed"})), items=(item(1),), **{"return": SCORED})
    )
    table.azrak(returned=9)
    table.arrives("pier", 0)
    result = table.state.result()
    assert result is not None
    assert (result.winners, result.figures["score"]) == ((), 1)


@pytest.mark.rule("TS-13.1")
def test_the_group_may_stop_when_all_agree(made: Made) -> None:
    table = position(made(location("pier", card("B"))), seats=3)
    table.acts(do.STOP[1], do.AGREE[0])
    assert table.state.result() is None
    table.acts(do.AGREE[2])
    result = table.state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("stopped", ())


@pytest.mark.rule("TS-13.1")
def test_starting_over_resets_everything_but_the_number_of_the_run(made: Made) -> None:
    pack = made(
        location("pier", card("B", {"do": "take", "item": 1}, {"do": "close", "location": "pier"}), card("C")), items=(item(1),)
    )
    table = position(pack)
    fresh = GAME.new(2, 1, pack=pack)
    table.arrives("pier", 0, 1)
    table.acts(do.START_OVER[0])
    table.refuses(do.STAND_BY[0], rule="TS-1.2", saying="a proposal is waiting for an answer from Bo")
    table.acts(do.AGREE[1])
    assert (table.step, table.state.run, table.round) == ("choosing", 2, 0)
    left, right = table.state.snapshot(), fresh.snapshot()
    differing = {name for name in left if left[name] != right[name]}
    assert differing <= {"run", "rng", "opts"}
    table.acts(do.ChooseReceptacle(0, "cy"))


@pytest.mark.rule("TS-13.1")
def test_with_no_location_left_to_choose_the_group_can_only_stop(made: Made) -> None:
    table = position(
        made(location("pier", card("B", {"do": "close", "location": "pier"}, {"do": "close", "location": "end"}), card("C")))
    )
    table.arrives("pier", 0, 1)
    table.leaves()
    table.acts(do.READY[0], do.READY[1])
    assert table.offers(1) == [do.STOP[1]]
    table.acts(do.STOP[1], do.AGREE[0])
    assert table.state.result() is not None


@pytest.mark.rule("TS-R4", "TS-5.2")
def test_whoever_quotes_their_card_is_warned_and_whoever_tells_it_is_not() -> None:
    table = position(GAME.load_pack("training"))
    table.acts(do.ChooseLocation(0, "jetty"), do.RECON[0][0], do.RECON[1][1])
    view = table.view(0)
    assert quoted("You lift the tarpaulin and push the nets aside, it says.", view) is not None
    assert quoted("Levantas la lona y apartas las redes. Debajo hay", view) is not None
    assert quoted("There is something heavy under the nets, and I have to take it.", view) is None
    assert quoted("You lift the tarpaulin and push the nets aside", table.view(1)) is None


@pytest.mark.rule("TS-R4", "TS-5.2")
def test_years_and_small_words_in_the_card_s_order_are_no_quotation(made: Made) -> None:
    bill = "The first himself in 1709, then 1880, 1899, and in 1918 one of two; 1937 the best loved."
    table = position(made(location("pier", card("B", text=text(bill)), card("C")))).arrives("pier", 0, 1)
    assert quoted("So: 1709, then 1880, 1899, and in 1918 one of two; 1937 the mother", table.view(0)) is None
    assert quoted("and in 1918 one of two 1937 the best loved", table.view(0)) is None
    assert quoted(bill, table.view(0)) is not None


@pytest.mark.rule("TS-11.1", "TS-R4")
def test_whoever_shares_their_snap_recall_is_warned_of_it_and_nobody_else_is(made: Made) -> None:
    drowned = receptacle("ada", recall={"text": text("You drowned here once and nobody called your name.")})
    pier = location("pier", card("B", {"do": "read", "recall": True}), card("C"))
    table = position(made(pier, receptacles=(drowned, receptacle("bo")))).arrives("pier", 0, 1)
    words = "Mine says: you drowned here once and nobody called"
    warned = narration.not_own_words(words, table.view(0))
    assert warned is not None
    assert (warned.rule, warned.reason.key) == ("TS-11.1", "timestories-no-sharing-recall")
    assert narration.not_own_words("I remember water, and something about a name.", table.view(0)) is None
    assert narration.not_own_words("It’s that nobody called your name.", table.view(0)) is not None, "a few words are enough"
    assert narration.not_own_words(words, table.view(1)) is None
