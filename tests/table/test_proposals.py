"""A move that one makes for others too is proposed for a moment: they may object, and nobody can stall by it."""

from __future__ import annotations

import pytest

from horae.core.game import Seat
from horae.games.shipwreck.actions import FLIPS, LEAVE, PASS, PREDICTIONS, PlayFate
from horae.table import decisions
from horae.table.records import Did, MoveAgreed, MoveDropped, MoveProposed
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable

SEVEN = PREDICTIONS[7]


def predicting(people: int = 4, options: dict[str, object] | None = None) -> tuple[OfflineTable, Seat, list[Seat]]:
    """A table in its first prediction: the active seat, and the group's. Everybody sits where they came in."""
    offline = OfflineTable(options=options or {}).seated(people)
    while not any(isinstance(action, type(SEVEN)) for seat in offline.deciding() for action in offline.legal(seat)):
        offline.any_move()
    group = [seat for seat in range(people) if SEVEN in offline.legal(seat)]
    (active,) = set(range(people)) - set(group)
    return offline, active, group


def test_a_prediction_counts_when_nobody_objects() -> None:
    offline, _, (ana, *_) = predicting()
    before = offline.digest()
    assert isinstance(offline.propose(ana, SEVEN).fact, MoveProposed)
    assert offline.digest() == before, "nothing has happened in the game"
    assert offline.table.bots_to_move() == []
    record = offline.moment_passes()
    assert isinstance(record.fact, Did)
    assert record.person == ana
    assert offline.play.steps[-1].action == SEVEN
    assert offline.table.proposal is None


def test_one_objection_takes_a_prediction_back() -> None:
    offline, _, (ana, bruno, clara) = predicting()
    before = offline.digest()
    n = offline.propose(ana, SEVEN).n
    offline.answer(clara, True)
    assert isinstance(offline.answer(bruno, False).fact, MoveDropped)
    assert offline.table.proposal is None
    assert offline.digest() == before
    with pytest.raises(Declined):
        decisions.count_proposal(offline.table, n)
    names = offline.table.names("en")
    assert offline.lines(None)[-3:] == [
        f"{names[ana]} proposes to predict a 7.",
        f"{names[clara]} agrees.",
        f"{names[bruno]} objects, so what {names[ana]} proposed doesn’t count.",
    ]


def test_it_counts_at_once_when_all_the_others_agree() -> None:
    offline, _, (ana, bruno, clara) = predicting()
    offline.propose(ana, SEVEN)
    with pytest.raises(Declined, match="nothing proposed"):
        offline.answer(ana, True)  # nobody nods to their own
    assert isinstance(offline.answer(bruno, True).fact, MoveAgreed)
    assert offline.table.proposal_waits_for(offline.here) == [clara]
    assert isinstance(offline.answer(clara, True).fact, Did)


def test_who_agreed_may_think_better_of_it_and_who_proposed_too() -> None:
    offline, _, (ana, bruno, _) = predicting()
    offline.propose(ana, SEVEN)
    offline.answer(bruno, True)
    offline.answer(bruno, False)
    assert offline.table.proposal is None
    offline.propose(ana, SEVEN)
    offline.answer(ana, False)
    assert offline.lines(None)[-1] == f"{offline.table.names('en')[ana]} takes the proposal back."


@pytest.mark.rule("SA-8.1")
def test_whose_fate_it_is_cannot_object() -> None:
    offline, active, (ana, *_) = predicting()
    offline.propose(ana, SEVEN)
    for yes in (True, False):
        with pytest.raises(Declined, match="nothing proposed"):
            offline.answer(active, yes)


def test_nothing_is_held_where_nobody_else_could_object() -> None:
    offline, _, (only,) = predicting(2)
    assert isinstance(offline.propose(only, SEVEN).fact, Did), "the other one's fate it is"
    offline, _, (ana, bruno, clara) = predicting()
    offline.here -= {bruno}
    offline.ask(ana, decisions.stand_in, bruno, "random")
    offline.here -= {clara}
    assert isinstance(offline.propose(ana, SEVEN).fact, Did), "a bot objects to nothing, and who is gone cannot"


@pytest.mark.rule("SA-R3")
def test_where_all_have_to_agree_the_game_itself_asks_and_the_table_does_not() -> None:
    offline, _, (ana, *_) = predicting(options={"agreement": True})
    assert isinstance(offline.propose(ana, SEVEN).fact, Did)


def test_plays_are_never_held() -> None:
    offline = OfflineTable().seated(4)
    seat = offline.deciding()[0]
    play = next(action for action in offline.legal(seat) if isinstance(action, PlayFate))
    assert isinstance(offline.propose(seat, play).fact, Did)


def test_meanwhile_the_group_can_only_answer_and_mark() -> None:
    offline, _, (ana, bruno, _) = predicting()
    offline.propose(ana, SEVEN)
    for seat, action in ((bruno, PASS), (bruno, PREDICTIONS[1]), (ana, SEVEN)):
        with pytest.raises(Declined, match="agree or object first"):
            offline.propose(seat, action)
    with pytest.raises(Declined, match="agree or object first"):
        offline.ask(ana, decisions.ask_undo)
    offline.propose(bruno, FLIPS[0])
    assert offline.table.proposal is not None


def test_nobody_holds_up_the_game_by_objecting() -> None:
    offline, _, (ana, bruno, clara) = predicting()
    for _ in range(decisions.MOST_DROPS):
        offline.propose(ana, SEVEN)
        offline.answer(bruno, False)
    offline.propose(ana, SEVEN)
    with pytest.raises(Declined, match="this one stands"):
        offline.answer(bruno, False)
    offline.answer(clara, False)  # who has not said so before still may
    offline.propose(ana, SEVEN)
    offline.moment_passes()
    assert offline.table.drops == {}, "everybody has their objections again"


def test_nobody_holds_up_the_game_by_proposing_and_withdrawing() -> None:
    offline, _, (ana, *_) = predicting()
    for _ in range(decisions.MOST_DROPS):
        offline.propose(ana, SEVEN)
        offline.answer(ana, False)
        offline.propose(ana, FLIPS[0])  # what is no move gives nothing back
        offline.propose(ana, type(FLIPS[0])((1,), down=False))
    offline.propose(ana, SEVEN)
    with pytest.raises(Declined, match="this one stands"):
        offline.answer(ana, False)


def test_what_nobody_would_do_any_more_is_not_done() -> None:
    for how in ("stands up", "has a bot", "leaves the game", "is sent away"):
        offline, _, group = predicting()
        person = next(seat for seat in group if seat != 0)
        offline.propose(person, SEVEN)
        if how == "stands up":
            offline.ask(person, decisions.stand, "random")
        elif how == "has a bot":
            offline.ask(person, decisions.stand_in, person, "random")
        elif how == "leaves the game":
            offline.propose(person, LEAVE)
        else:
            offline.ask(0, decisions.remove, person)
        assert offline.table.proposal is None, how
        assert offline.again().proposal is None, how


def test_a_proposal_is_there_again_when_the_table_is_read_anew() -> None:
    offline, _, (ana, bruno, clara) = predicting()
    offline.propose(ana, SEVEN)
    offline.answer(bruno, False)
    n = offline.propose(ana, SEVEN).n
    offline.answer(clara, True)
    twin = offline.again()
    assert twin.proposal is not None
    assert (twin.proposal.person, twin.proposal.n, twin.proposal.action) == (ana, n, SEVEN)
    assert (twin.proposal.agreed, twin.drops) == ([clara], {bruno: 1})
    fact, _ = decisions.count_proposal(twin, n)
    assert fact == offline.moment_passes().fact
