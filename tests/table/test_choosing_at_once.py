"""Two people who choose at the same moment: what the second chose counts while it is offered as it was, and only then."""

from __future__ import annotations

import msgspec
import pytest

from horae.core.game import Action, Seat
from horae.core.rng import Rng
from horae.core.speech import Phrase
from horae.games.echoes.actions import PlayCard
from horae.games.shipwreck.actions import PASS, PREDICTIONS, Predict
from horae.games.timestories import narration
from horae.games.timestories.actions import ChooseReceptacle, Recon
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView
from horae.table import decisions
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable


def at(offline: OfflineTable, kind: type[Action]) -> tuple[OfflineTable, list[Seat]]:
    """Played on until several seats choose something of this kind at once; with those seats."""
    while offline.deciding():
        found = [seat for seat in offline.deciding() if of(offline, seat, kind)]
        if len(found) > 1:
            return offline, found
        offline.any_move()
    raise AssertionError(f"nobody chose a {kind.__name__} at once")


def of(offline: OfflineTable, seat: Seat, kind: type[Action]) -> list[Action]:
    return [each for each in offline.legal(seat) if isinstance(each, kind)]


def choosing(people: int = 2) -> tuple[OfflineTable, list[int]]:
    """The receptacles lie open; with the numbers of what each is offered."""
    offline, _ = at(OfflineTable("timestories").seated(people), ChooseReceptacle)
    return offline, list(offline.play.offers)


def receptacle(offline: OfflineTable, seat: Seat, nth: int) -> Action:
    return of(offline, seat, ChooseReceptacle)[nth]


def refused(offline: OfflineTable, seat: Seat, action: Action, offer: int) -> bool:
    before = offline.digest()
    with pytest.raises(Declined) as wrong:
        offline.do(seat, action, offer)
    return wrong.value.code == "stale" and offline.digest() == before


@pytest.mark.rule("TS-3.1")
def test_whoever_chose_another_receptacle_at_the_same_moment_has_it() -> None:
    offline, offers = choosing(4)
    wanted = [receptacle(offline, seat, seat) for seat in range(4)]
    for seat in range(4):
        offline.do(seat, wanted[seat], offers[seat])
    assert [step.action for step in offline.play.steps[-4:]] == wanted
    assert offline.again().play is not None
    assert offline.again().play.state.digest() == offline.digest()  # type: ignore[union-attr]  # it has begun


@pytest.mark.rule("TS-3.1")
def test_whoever_chose_the_same_receptacle_a_moment_later_chooses_anew() -> None:
    offline, offers = choosing()
    theirs = receptacle(offline, 1, 0)
    offline.do(0, receptacle(offline, 0, 0), offers[0])
    assert theirs not in offline.legal(1)
    assert refused(offline, 1, theirs, offers[1])
    offline.do(1, receptacle(offline, 1, 0), offline.play.offers[1])


def test_a_second_press_of_what_one_has_chosen_is_refused() -> None:
    offline, offers = choosing(3)
    mine = receptacle(offline, 0, 0)
    offline.do(0, mine, offers[0])
    assert refused(offline, 0, mine, offers[0])
    offline.do(1, receptacle(offline, 1, 0), offers[1])
    assert refused(offline, 0, mine, offers[0])


def test_a_choice_from_before_something_was_taken_back_is_refused() -> None:
    offline, offers = choosing()
    theirs = receptacle(offline, 1, 1)
    offline.do(0, receptacle(offline, 0, 0), offers[0])
    offline.ask(0, decisions.ask_undo)
    if offline.table.undo is not None:
        offline.ask(1, decisions.answer_undo, True)
    assert theirs in offline.legal(1)
    assert refused(offline, 1, theirs, offers[1])


@pytest.mark.rule("TS-5.1")
def test_a_card_found_by_another_at_the_same_moment_tells_nobody_else_anything() -> None:
    offline, (first, second, *_) = at(OfflineTable("timestories").seated(3), Recon)
    offer = offline.play.offers[second]
    theirs = of(offline, second, Recon)[1]
    offline.do(first, of(offline, first, Recon)[0])
    assert offline.play.offers[second] != offer
    offline.do(second, theirs, offer)


@pytest.mark.rule("TS-5.3")
@pytest.mark.parametrize(("game", "people"), [("timestories", 2), ("timestories", 4), ("echoes", 3), ("shipwreck", 4)])
def test_in_a_whole_game_only_what_was_chosen_beside_another_counts_from_an_earlier_offer(game: str, people: int) -> None:
    offline, rng = OfflineTable(game).seated(people), Rng(1)
    taken = 0
    while offline.deciding():
        first = rng.pick(offline.deciding())
        deciding, reveals = offline.deciding(), offline.play.game.reveals
        before = [(offline.legal(seat), offline.play.offers[seat]) for seat in range(people)]
        offline.do(first, rng.pick(offline.legal(first)))
        told = offline.play.steps[-1].told
        for seat, (legal, offer) in enumerate(before):
            if offline.play.offers[seat] == offer or not offline.deciding():
                continue
            now = offline.legal(seat)
            knows_more = any(only == seat or (only is None and type(event) in reveals) for event, only in told)
            has_more = any(each not in legal for each in now)
            is_beside = seat != first and seat in deciding and seat in offline.deciding() and not knows_more and not has_more
            for action in legal:
                if is_beside and action in now:
                    decisions.act(offline.table, seat, msgspec.to_builtins(action), offer)
                    taken += 1
                else:
                    assert refused(offline, seat, action, offer)
    assert (taken > 0) == (game == "timestories")


def test_a_choice_that_is_said_in_other_words_by_now_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offline, offers = choosing()
    theirs = receptacle(offline, 1, 1)
    offline.do(0, receptacle(offline, 0, 0), offers[0])
    said, now = narration.move, offline.play.state.view(1)

    def move(action: Action, view: TimeStoriesView, pack: TimeStoriesPack) -> Phrase:
        return Phrase("other") if view == now else said(action, view, pack)

    monkeypatch.setattr(narration, "move", move)
    assert refused(offline, 1, theirs, offers[1])


@pytest.mark.rule("SA-7.5")
def test_who_predicts_while_another_passes_has_predicted() -> None:
    offline, (first, second, *_) = at(OfflineTable().seated(4), Predict)
    offer = offline.play.offers[second]
    offline.do(first, PASS)
    offline.do(second, PREDICTIONS[7], offer)


@pytest.mark.rule("SA-7.5")
def test_who_passes_while_another_predicts_has_not_seen_what_came_of_it() -> None:
    offline, (first, second, *_) = at(OfflineTable().seated(4), Predict)
    offer = offline.play.offers[second]
    offline.do(first, PREDICTIONS[7])
    assert refused(offline, second, PASS, offer)


@pytest.mark.rule("ET-1.7")
def test_first_cards_are_chosen_at_once_and_each_counts() -> None:
    offline, seats = at(OfflineTable("echoes").seated(3), PlayCard)
    chosen = [(seat, of(offline, seat, PlayCard)[0], offline.play.offers[seat]) for seat in seats]
    for seat, action, offer in chosen:
        offline.do(seat, action, offer)
    assert [step.action for step in offline.play.steps[-3:]] == [action for _, action, _ in chosen]


@pytest.mark.rule("ET-1.7")
def test_a_first_card_pressed_twice_is_played_once() -> None:
    offline, (first, *_) = at(OfflineTable("echoes").seated(3), PlayCard)
    action, offer = of(offline, first, PlayCard)[0], offline.play.offers[first]
    offline.do(first, action, offer)
    assert refused(offline, first, action, offer)


def test_a_move_that_leaves_one_the_same_choice_is_made_once_by_two_presses() -> None:
    offline, rng = OfflineTable("echoes").seated(2), Rng(1)
    while offline.deciding():
        seat = rng.pick(offline.deciding())
        action, offered, offer = rng.pick(offline.legal(seat)), offline.legal(seat), offline.play.offers[seat]
        offline.do(seat, action, offer)
        if offline.legal(seat) == offered:
            assert refused(offline, seat, action, offer)
            return
    raise AssertionError("no move left its choice as it was")
