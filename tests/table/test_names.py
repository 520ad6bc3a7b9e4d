"""What people may be called: nothing blank, and nothing that is taken for somebody else's name."""

from __future__ import annotations

import pytest

from horae.table import decisions
from horae.table.names import shape
from horae.table.table import Declined
from horae.testkit.offline_table import OfflineTable


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\u200d", "\u202e", "\u00ad"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    offline = OfflineTable()
    with pytest.raises(Declined) as wrong:
        offline.enter(name)
    assert wrong.value.code == "bad-name"


@pytest.mark.parametrize(
    "alike",
    ["Ana", "ANA", "Aná", "\u0410na", "A\u0301na", "\uff21na", "An\u0430", "A n a", "A.na", "An\u3164a", "\U0001d400na"],
)
def test_a_name_that_looks_like_anothers_gets_a_number(alike: str) -> None:
    offline = OfflineTable()
    person = offline.enter(alike)
    assert offline.table.people[person].name.endswith(" 2")
    offline.ask(person, decisions.rename, "Bea")
    assert offline.table.people[person].name == "Bea"
    offline.ask(person, decisions.rename, alike)
    assert offline.table.people[person].name.endswith(" 2")


@pytest.mark.parametrize(("one", "other"), [("Il", "ll"), ("B0b", "Bob"), ("Ana1", "Anal"), ("Niсо", "Nico"), ("Ηera", "Hera")])
def test_letters_that_look_the_same_are_the_same_at_a_glance(one: str, other: str) -> None:
    assert shape(one) == shape(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Mario", "María"), ("王", "玉"), ("🙂", "🙃"), ("Ana 2", "Ana 3")]
)
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert shape(one) != shape(other)
