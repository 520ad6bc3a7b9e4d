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


# --- what people say, and what it must and must not take it for ---

THINGS = {"loaf": Text("el Pan de la Mano", "the Hand’s loaf"), "rope": Text("la cuerda", "the rope")}
PLACES = {"mill": Text("el molino del vado", "the mill at the ford"), "inn": Text("la posada", "the inn")}


def understood(line: str, topic: str | None = "loaf") -> set[str]:
    """Everything that Tadeo, the bot, takes a line for, who has just asked what is to be done with the loaf."""
    requests = Requests()
    requests.names, requests.others = ("Tadeo", "Companion 3"), ("Vera", "Marta", "Ada")
    requests.offer_cards()
    requests.offer()
    requests.asks = True
    requests.topic = None if topic is None else THINGS[topic]
    requests.overhear(line, 0)
    found = set()
    if requests.go_ahead:
        found.add("decides" if requests.decides else "go")
    found |= {word for word, is_so in (("leave", requests.leave), ("hands off", requests.keep_off)) if is_so}
    found |= {word for word, is_so in (("help", requests.help), ("wait", requests.waits)) if is_so}
    found |= {f"keep {name}" for name, called in THINGS.items() if requests.keeps(called)}
    found |= {f"use {name}" for name, called in THINGS.items() if requests.wants_used(called)}
    found |= {"no azrak"} if requests.spares() else set()
    found |= {"no update"} if requests.no_update else set()
    found |= set() if requests.vote is None else {f"vote {'yes' if requests.vote else 'no'}"}
    found |= set() if requests.word is None else {f"write {requests.word}"}
    cards = requests.lettered({letter: letter for letter in CARDS_HERE}) or requests.cards([*CARDS_HERE.items()])
    found |= {f"card {letter}" for letter in cards}
    found |= {f"to {place}" for place in requests.places([*PLACES.items()], {})}
    wondering = requests.curiosity.next()
    found |= (
        set()
        if wondering is None
        else {f"asks {wondering.of} {wondering.about}".strip() if wondering.of == "story" else f"asks {wondering.of}"}
    )
    return found


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        # what is to be kept, whatever else is said
        ("keep the loaf, and go to the mill", "keep loaf, to mill"),
        ("Keep the loaf!", "keep loaf"),
        ("keep teh loaf", "keep loaf"),
        ("go ahead, but keep the loaf", "go, keep loaf"),
        ("Guarda el pan, que lo comeremos juntos", "keep loaf"),
        ("guardad el pan y vamos a la posada", "keep loaf, to inn"),
        ("Tadeo, guardate el pan porfa", "keep loaf"),
        ("quédate con el pan", "keep loaf"),
        ("vale, pero el pan no", "go, keep loaf"),
        ("yes, but not the loaf", "go, keep loaf"),
        ("don't eat it yet, we'll share it later", "leave, keep loaf"),
        ("no lo comas todavía", "leave, keep loaf"),
        ("dont use the rope", "keep rope"),
        ("No uses la cuerda todavía", "keep rope"),
        ("hold on to the rope, and open the cupboard", "keep rope, card E"),
        ("Don’t give the loaf to anyone", "keep loaf"),
        ("no le des el pan a nadie", "keep loaf"),
        ("no vendas la cuerda", "keep rope"),
        ("let's keep the loaf for the end and vote yes", "keep loaf, vote yes"),
        ("vota que sí, y ni se te ocurra comerte el pan", "vote yes, keep loaf"),
        ("don't you dare eat the loaf", "keep loaf"),
        ("whatever you do, keep the loaf", "keep loaf"),
        ("Tadeo, ve al horno y no toques el pan", "card F, keep loaf"),
        ("write Irene and keep the loaf", "write Irene, keep loaf"),
        # Azrak
        ("no gastes Azrak, pero vota que sí", "no azrak, vote yes"),
        ("Tadeo, vote yes but don’t pay", "no azrak, vote yes"),
        ("adelante, pero sin gastar Azrak", "go, no azrak"),
        ("Save your Azrak", "no azrak"),
        ("no Azrak, please", "no azrak"),
        ("nada de azrak", "no azrak"),
        ("ahorra Azrak", "no azrak"),
        ("nada de gastar Azrak", "no azrak"),
        ("guárdate el azrak para luego", "no azrak"),
        ("hey Tadeo, pls dont use up the rope, ok?", "keep rope"),
        ("oye Tadeo, la cuerda ni tocarla", "keep rope"),
        ("keep hold of the loaf for now", "keep loaf"),
        ("nobody eats the loaf until we’re all there", "keep loaf"),
        ("que nadie se coma el pan", "keep loaf"),
        ("let’s not spend Azrak here", "no azrak"),
        ("mejor no gastemos más Azrak", "no azrak"),
        ("save it", "leave, keep loaf"),
        ("guárdalo", "leave, keep loaf"),
        ("go for it, Tadeo!", "go"),
        ("venga, dale", "go"),
        ("sí, pero no gastes la cuerda", "go, keep rope"),
        ("vale, tú mismo", "go"),
        ("eh… no sé, espera", "wait"),
        ("nah leave it", "leave"),
        ("ni se te ocurra", "leave"),
        ("don’t", "leave"),
        ("no gates Azrak", "no azrak"),
        ("Azrak no", "no azrak"),
        ("no pagues nada", "no azrak"),
        ("try the oven but don't spend any Azrak on it", "card F, no azrak"),
        ("Spend nothing", "leave, no azrak, keep loaf, keep rope"),
        ("tú decides, pero no gastes nada", "decides, no azrak, keep loaf, keep rope"),
        # to use a thing after all
        ("eat the loaf now", "use loaf"),
        ("comámonos el pan ya", "use loaf"),
        ("usa la cuerda", "use rope"),
        # yes, no, not yet, not you
        ("adelnate", "go"),
        ("go ahed", "go"),
        ("yes do it", "go"),
        ("pues claro", "go"),
        ("no esperes, adelante", "go"),
        ("go ahead, don't wait for us", "go"),
        ("up to you", "decides"),
        ("tú decides", "decides"),
        ("leave it", "leave"),
        ("déjalo", "leave"),
        ("no, gracias", "leave"),
        ("nope", "leave"),
        ("better not", "leave"),
        ("yo no lo haría", "leave"),
        ("write nothing", "leave"),
        ("no escribas nada", "leave"),
        ("not you", "leave, hands off"),
        ("tú no", "leave, hands off"),
        ("put it back", "leave, hands off"),
        ("ya lo hago yo", "leave, hands off"),
        ("no, wait", "wait"),
        ("wait, we're still talking", "wait"),
        ("espera un momento", "wait"),
        ("todavía no", "wait"),
        ("not yet", "wait"),
        # where to, which card, which word, which vote
        ("let's go to the mill, not the inn", "to mill"),
        ("al molino, y nada de actualizar", "to mill, no update"),
        ("No update yet, go to the inn", "no update, to inn"),
        ("vamos a la posada, no al molino", "to inn"),
        ("take the oven, not the cupboard", "card F"),
        ("E, adelante", "go, card E"),
        ("Tadeo, yo voy al arcón, tú al horno", "card F"),
        ("Tadeo, I'll take the chest, you take the oven", "card F"),
        ("Tadeo, can you look at the oven?", "card F"),
        ("Tadeo, ¿puedes mirar el horno?", "card F"),
        ("Escribe «Irene».", "write Irene"),
        ("vota que no, y guarda el pan", "vote no, keep loaf"),
        ("yes to the vote, but no Azrak", "vote yes, no azrak"),
        ("support me, Tadeo", "help"),
        ("apóyame", "help"),
        # what they want to know
        ("Tadeo, what did you find?", "asks found"),
        ("what's a courier?", "asks story courier"),
        ("Tadeo, who is Vera", "asks story Vera"),
        ("¿Qué es un correo, Tadeo?", "asks story correo"),
        ("Tadeo, ¿qué sabes del molinero?", "asks story molinero"),
        ("how hard is the oven?", "asks test"),
        ("¿qué dificultad tiene el horno?", "asks test"),
        # nothing for it
        ("Ada, keep the loaf", ""),
        ("Marta: go ahead", ""),
        ("I'll keep the loaf", ""),
        ("Did you keep the loaf?", ""),
        ("¿guardas el pan?", ""),
        ("thanks, Tadeo, keep it up", ""),
        ("keep going", ""),
        ("guarda silencio", ""),
        ("I’ve no Azrak left, Tadeo", ""),
        ("no me queda Azrak", ""),
        ("¡Muy bien, Tadeo!", ""),
        ("what’s the plan?", ""),
        ("¿adelante?", ""),
        ("se lo he dejado a Marta", ""),
        ("the loaf smells good", ""),
    ],
)
def test_what_people_say_is_taken_for_what_they_want_and_nothing_else(line: str, wanted: str) -> None:
    assert understood(line) == set(filter(None, wanted.split(", ")))
