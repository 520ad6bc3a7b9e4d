"""Refusals name cards, count from one, and say "you" to whoever they are said to, in both languages."""

from __future__ import annotations

import pytest

from horae.core.game import Action
from horae.games.shipwreck import actions as do
from horae.testkit.shipwreck import ShipwreckTable, position, small_pack


def with_a_gap() -> ShipwreckTable:
    """The second place of the row is empty, and Rider's and Shore's powers lie there."""
    pack = small_pack("dawn", "judge", "stranger", "rider", "shore")
    return position(pack=pack, row=("dawn", None, "judge", "stranger"), holding=(2, 5), faded=["rider", "shore"])


CASES: list[tuple[str, int, Action, str, str, str]] = [
    (
        "playing a third fate",
        0,
        do.PlayFate(2, 1),
        "SA-7.1",
        "you hold 2 fates; there’s no fate number 3",
        "tienes 2 destinos; no hay ningún destino número 3",
    ),
    (
        "playing where no card lies",
        0,
        do.PlayFate(0, 2),
        "SA-R2",
        "there’s no arcanum at place 2 of the row: it’s waiting for a card from the deck",
        "no hay ningún arcano en el lugar 2 de la fila; espera una carta del mazo",
    ),
    (
        "cycling The Hours",
        0,
        do.UsePower("rider", 0, 0),
        "SA-2.1",
        "The Hours isn’t an arcanum: it’s never cycled",
        "Las Horas no es un arcano: nunca se releva",
    ),
    (
        "not playing at all",
        0,
        do.PASS,
        "SA-7.3",
        "no turn goes by without a play, and it’s up to you",
        "un turno no puede pasar sin jugar, y te toca a ti",
    ),
    (
        "not playing in somebody's place",
        1,
        do.PASS,
        "SA-7.3",
        "no turn goes by without a play, and it’s up to Ana",
        "un turno no puede pasar sin jugar, y le toca a Ana",
    ),
]


@pytest.mark.rule("SA-7.3", "SA-6.2", "SA-R2")
@pytest.mark.parametrize(("seat", "action", "rule", "en", "es"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_refusal_names_what_it_is_about(seat: int, action: Action, rule: str, en: str, es: str) -> None:
    refused = with_a_gap().refused(seat, action, rule=rule)
    assert refused.reason_in("en", ("Ana", "Bruno", "Carla")) == en
    assert refused.reason_in("es", ("Ana", "Bruno", "Carla")) == es


@pytest.mark.rule("SA-4.3", "SA-R7")
@pytest.mark.parametrize(
    ("at", "en", "es"),
    [
        ("dawn", "there’s no visible 3 in front of Dawn", "no hay ningún 3 visible delante de El Alba"),
        ("hours", "there’s no visible 3 in front of The Hours", "no hay ningún 3 visible delante de Las Horas"),
    ],
)
def test_a_fate_that_does_not_lie_there_is_missed_by_its_card(at: str, en: str, es: str) -> None:
    table = with_a_gap().plays(2, on="stranger")
    refused = table.refused(0, table.power("shore", discarding=3, at=at), rule="SA-4.3")
    assert (refused.reason_in("en"), refused.reason_in("es")) == (en, es)
    gap = table.refused(0, do.UsePower("shore", 2, 2), rule="SA-R2")
    assert gap.reason_in("en").startswith("there’s no arcanum at place 2 of the row")
    assert table.uses("shore", discarding=2, at="stranger").fates("stranger") == []


@pytest.mark.rule("SA-6.2")
def test_a_power_of_the_group_is_refused_to_whoever_has_the_turn_as_you() -> None:
    refused = position(faded=["deep"]).plays(2, on="midnight").refused(0, do.UsePower("deep", 3), rule="SA-6.2")
    assert refused.reason_in("en") == "“Higher than” is for the group, and it’s your turn"
    assert refused.reason_in("es") == "«Más alto que» es para el grupo, y el turno es tuyo"


@pytest.mark.rule("SA-R3")
def test_who_has_agreed_is_told_to_wait_and_the_others_to_answer() -> None:
    table = position(people=4, faded=["deep"], agreement=True).plays(2, on="midnight").predicts(4, by=1).agrees(2)
    for seat in (1, 2):
        for action in (do.PASS, do.Predict(5), do.UsePower("deep", 3)):
            words = "you’ve already agreed to what’s proposed: wait for the others, or say no to it first"
            table.refused(seat, action, rule="SA-R3", saying=words)
    table.refused(3, do.Predict(5), rule="SA-R3", saying="somebody has proposed 4: agree or object first")
