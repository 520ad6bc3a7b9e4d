"""What the agent understands of what people write in the table's chat."""

from __future__ import annotations

import pytest

from horae.bots.timestories.requests import Requests
from horae.core.speech import Text


def test_what_was_said_is_good_for_one_visit() -> None:
    requests = Requests()
    requests.overhear("end the mission; write Irene")
    requests.overhear("write Irene")
    assert (requests.go_ahead, requests.word) == (True, "Irene")
    requests.forget()
    assert (requests.go_ahead, requests.word, requests.named([(1, Text("muelle", "pier"))])) == (False, None, [])


def test_a_yes_counts_only_as_an_answer() -> None:
    requests = Requests()
    requests.overhear("yes")
    requests.overhear("do it")
    assert not requests.go_ahead, "that was not said to the agent"
    requests.offer()
    requests.overhear("the pier is old")
    requests.overhear("yes")
    assert not requests.go_ahead, "that was an answer to something else"
    requests.overhear("do it")
    assert requests.go_ahead


CARDS_HERE = {
    "B": Text("el alcalde", "the mayor"),
    "C": Text("el Ciervo de Paja", "the Straw Stag"),
    "D": Text("el arcón", "the chest"),
    "E": Text("el armario", "the cupboard"),
    "F": Text("el horno", "the oven"),
    "G": Text("los juncos", "the reeds"),
}


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (
            "Tú el corro. Yo voy con los críos, que a todos los traje yo al mundo. Acompañante, el Ciervo de Paja para ti.",
            ["C"],
        ),
        ("Joe, la rueda te pide brazos; Acompañante, el horno F.", ["F"]),
        ("Yo la cuna, que soy comadrona. Joe, la verja es tuya (letras de hierro). Acompañante, toma D.", ["D"]),
        ("Parapet for me. Companion: D, the chest (cunning). Marta: the mayor?", ["D"]),
        ("Joe, es tu Candela. Yo miro el agua. Acompañante: F la otra orilla, y deja los juncos (ahí se ríe el crío).", ["F"]),
        ("I'll take the table and count. Marta, kitchen or hearth? Companion, take the cupboard, please.", ["E"]),
        ("Companion, go ahead: chest D, and try its test.", ["D"]),
        ("Companion, not the reeds. Take the oven.", ["F"]),
        ("Yo voy al alcalde. A la otra orilla va Joe.", []),
        ("Companion, I saw the mayor and the cupboard.", []),
        ("Well done, Companion. A pity about the weather.", []),
    ],
)
def test_of_a_line_only_what_is_said_to_it_counts(line: str, wanted: list[str]) -> None:
    """As people wrote it at a table: several things in one line, cards by letter or by name, some to be let alone."""
    requests = Requests()
    requests.overhear(line)
    found = requests.lettered({letter: letter for letter in CARDS_HERE}) or requests.cards([*CARDS_HERE.items()])
    assert found == wanted


@pytest.mark.parametrize(
    "line",
    [
        "One from Companion will do it, then it can't fail.",
        "¡Muy bien, Acompañante, crítico! Decirle «E, adelante» funciona.",
        "Acompañante, hice la prueba con tu ayuda.",
    ],
)
def test_praise_is_no_order(line: str) -> None:
    requests = Requests()
    requests.overhear(line)
    assert not requests.go_ahead


def test_where_to_go_is_what_was_said_last_and_not_long_ago() -> None:
    """At the end of a visit people say where they go next; what two of them happened to name long before is over."""
    house, market = ("house", Text("la casa sin estrenar", "the new house")), ("market", Text("el mercado", "the market"))
    requests = Requests()
    for seat in (0, 1):
        requests.overhear("Vamos a la casa de los Oliveros, digo yo: la casa que falta.", seat)
    requests.forget()
    requests.forget()
    requests.overhear("Siguiente: el mercado. Acompañante, capitaneas tú.", 0)
    requests.forget()
    assert requests.places([house, market], {}) == ["market"]


@pytest.mark.parametrize(
    ("line", "is_heard"),
    [
        ("Marta, the oven for you.", False),
        ("Marta, el horno.", False),
        ("Companion 2, the oven.", False),
        ("Companion 3, the oven.", True),
        ("Marta, the chest. Companion 3, the oven.", True),
        ("Tadeo, the oven.", True),
    ],
)
def test_what_begins_with_the_name_of_a_person_or_of_another_bot_is_not_for_it(line: str, is_heard: bool) -> None:
    requests = Requests()
    requests.names, requests.others = ("Tadeo", "Companion 3"), ("Vera", "Marta", "Companion 2")
    requests.offer_cards()
    requests.overhear(line)
    assert requests.cards([*CARDS_HERE.items()]) == (["F"] if is_heard else [])
