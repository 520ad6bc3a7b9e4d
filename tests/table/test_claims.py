"""Coming back without one's link: whose word it takes, and that nobody becomes a second one of the same name."""

from __future__ import annotations

from typing import Any

import pytest

from horae.table import claims, decisions
from horae.table.records import Entered
from horae.table.rematch import lay_rematch
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable

ANA, BRUNO, CLARA = range(3)


def at_the_door(offline: OfflineTable, whom: int) -> int:
    record = offline.keep(None, claims.claim(offline.table, whom, offline.here))
    claimant = offline.table.person_of(record.n)
    offline.here.add(claimant)
    return claimant


def declined(offline: OfflineTable, why: str, person: int, decide: Any, *args: Any) -> None:
    with pytest.raises(Declined) as refused:
        offline.ask(person, decide, *args)
    assert refused.value.code == why


def test_the_host_lets_in_who_lost_their_link_as_who_they_are() -> None:
    offline = OfflineTable().seated(3)
    offline.here.discard(BRUNO)
    claimant = at_the_door(offline, BRUNO)
    assert offline.table.claim_waits_for(claimant, offline.here) == [ANA]
    assert offline.lines(None)[-1] == "Somebody at the door says they’re Bruno, come without their link."
    declined(offline, "no-claim", CLARA, claims.answer_claim, claimant, True)
    declined(offline, "no-person", ANA, decisions.give_seat, BRUNO, claimant)
    offline.ask(ANA, claims.answer_claim, claimant, True)
    assert offline.lines(None)[-1] == "Ana says it’s Bruno: welcome back!"
    assert offline.table.people[claimant].known_as == (BRUNO, "0")
    assert [guest.name for guest in offline.table.people if not guest.is_removed] == ["Ana", "Bruno", "Clara"]
    assert offline.table.own_seat_of(BRUNO) == 1
    assert not offline.again().claims


def test_whose_device_is_here_is_asked_and_nobody_else() -> None:
    offline = OfflineTable().seated(2)
    claimant = at_the_door(offline, BRUNO)
    declined(offline, "no-claim", ANA, claims.answer_claim, claimant, True)
    offline.ask(BRUNO, claims.answer_claim, claimant, False)
    assert offline.lines(None)[-1] == "Bruno says it isn’t them."
    assert offline.table.people[claimant].is_unknown
    again = at_the_door(offline, BRUNO)
    offline.ask(BRUNO, claims.answer_claim, again, True)
    assert offline.lines(None)[-1] == "Bruno is here on another device."


def test_where_people_play_against_each_other_a_hand_takes_the_others_word_too() -> None:
    offline = OfflineTable("echoes").seated(3)
    offline.here.discard(BRUNO)
    claimant = at_the_door(offline, BRUNO)
    assert offline.table.claim_waits_for(claimant, offline.here) == [ANA, CLARA]
    offline.ask(ANA, claims.answer_claim, claimant, True)
    assert offline.table.people[claimant].known_as is None
    offline.ask(CLARA, claims.answer_claim, claimant, True)
    assert offline.table.people[claimant].known_as == (BRUNO, "0")
    offline.here.discard(CLARA)
    assert offline.table.claim_waits_for(at_the_door(offline, BRUNO), offline.here) == [], "one alone would be both"


def test_nobody_claims_who_has_no_seat_and_no_more_than_a_few_stand_at_a_door() -> None:
    offline = OfflineTable()
    onlooker = offline.enter("Dani")
    for whom, why in ((onlooker, "nothing-to-claim"), (7, "no-person"), (-1, "no-person")):
        with pytest.raises(Declined) as refused:
            claims.claim(offline.table, whom, offline.here)
        assert refused.value.code == why
    door = [at_the_door(offline, ANA) for _ in range(claims.MOST_CLAIMS)]
    with pytest.raises(Declined, match="already several people at the door"):
        claims.claim(offline.table, ANA, offline.here)
    offline.here.discard(door[0])
    offline.keep(ANA, decisions.lock(offline.table, ANA, True, offline.here))
    assert claims.claim(offline.table, ANA, offline.here) == Entered("", claims=ANA), "a closed table is open to its own"
    offline.ask(door[1], claims.answer_claim, door[1], False)
    assert offline.lines(None)[-1] == "Whoever said they were Ana has gone from the door."


def test_who_was_sent_away_or_stood_at_the_door_is_named_nowhere_at_the_next_table() -> None:
    offline = OfflineTable().seated(2)
    second = offline.enter("Ana")
    assert offline.table.people[second].name == "Ana 2"
    offline.ask(ANA, decisions.remove, second)
    claimant = at_the_door(offline, BRUNO)
    offline.ask(BRUNO, claims.answer_claim, claimant, True)
    clara = offline.enter("Clara")
    while offline.table.phase != "over":
        offline.any_move()
    laid = OfflineTable()
    laid.table = type(offline.table)("U", offline.table._find_game)
    laid.table.take_all(lay_rematch(offline.table, "U", offline.here, 5))
    assert not [line for line in laid.lines(None) if "Ana 2" in line or "—" in line or "at the door" in line]
    assert [guest.name for guest in laid.table.people] == ["Ana", "Bruno", "—", "—", "Clara"]
    assert laid.table.people[clara].name == "Clara", "everybody keeps their number"
    assert laid.table.people[second].is_removed


def test_a_reaction_is_said_in_everybodys_words_and_not_by_who_is_silenced() -> None:
    offline = OfflineTable().seated(2)
    offline.ask(BRUNO, decisions.react, "bravo")
    assert offline.lines(None)[-1] == "Well played!"
    offline.ask(ANA, decisions.mute, BRUNO, True)
    declined(offline, "silenced", BRUNO, decisions.react, "bravo")
