"""What makes the agent company: it keeps what people want kept, answers what they ask, waits for a word as captain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from horae.core.game import Action
from horae.core.speech import say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.testkit.beside_people import BOT, AtTheTable, among_people, ask
from horae.testkit.timestories import Data, card, item, location, mission, option, position, read, receptacle, text
from horae.testkit.timestories import trial_box as box

ALL_KNOWN = ("pier-b", "pier-x", "pier-y", "pier-z")
LOAF = {
    "id": "loaf",
    "name": {"es": "Pan de la Mano", "en": "The Hand’s loaf"},
    "text": text("eat"),
    "uses": "mission",
    "then": [{"do": "gain", "azrak": 1, "who": "everyone"}, {"do": "remove", "item": 1}],
}
BREAD: dict[str, Any] = {"abilities": [LOAF], "name": {"es": "el pan", "en": "the loaf"}}


def place(es: str, en: str) -> dict[str, str]:
    return {"es": es, "en": en}


# --- what is to be kept ---


def with_the_loaf(folder: Path, *more: Data) -> AtTheTable:
    """The agent has the loaf, and has offered to look on or to eat it."""
    table = among_people(folder, card("B", {"do": "take", "item": 1}), *more, items=(item(1, **BREAD),), format=2)
    bot = AtTheTable(table).takes(0)
    table.azrak(3, 3)
    bot.bot.known.ids.update(ALL_KNOWN)
    bot.acts(do.STAND_BY[0])
    bot.passes()
    return bot


@pytest.mark.parametrize(
    "words",
    [
        "go ahead, but keep the loaf",
        "adelante, pero guarda el pan",
        "vale, adelante, pero el pan no",
        "don’t eat it yet, go ahead",
    ],
)
def test_what_is_to_be_kept_it_keeps_whatever_else_is_said(words: str, tmp_path: Path) -> None:
    assert not isinstance(with_the_loaf(tmp_path).said(words).heeds(), do.UseAbility)


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    [
        (
            "keep the loaf",
            "Right: “the loaf” stays as it is until you say.",
            "Vale: «el pan» se queda como está hasta que digáis.",
        ),
        (
            "nada de gastar Azrak",
            "Right: I’ll spend no Azrak here unless you ask me to.",
            "Vale: aquí no gasto Azrak si no me lo pedís.",
        ),
    ],
)
def test_it_says_that_it_keeps_what_it_has_and_was_told_to_keep_once(
    words: str, english: str, spanish: str, tmp_path: Path
) -> None:
    bot = with_the_loaf(tmp_path).said(words)
    assert bot.answers() == (english, spanish)
    assert bot.said(words).answers() is None or "loaf" in english


@pytest.mark.parametrize("words", ["eat the loaf", "Bo, let’s share the loaf now", "cómete el pan", "comámonos el pan"])
def test_it_uses_a_thing_that_people_name_also_one_that_was_to_be_kept(words: str, tmp_path: Path) -> None:
    bot = with_the_loaf(tmp_path).said("keep the loaf")
    bot.answers()
    assert bot.heeds() is None
    assert isinstance(bot.said(words).heeds(), do.UseAbility)


def test_go_ahead_with_something_else_uses_no_thing(tmp_path: Path) -> None:
    """“Go ahead” was said of a card, and it ate the loaf."""
    bot = with_the_loaf(tmp_path, card("C"))
    bot.bot.manners.requests.topic = None  # it has offered something else since
    assert isinstance(bot.said("go ahead").heeds(), do.Explore | None)


def test_a_card_that_asks_for_what_is_to_be_kept_is_told_no(tmp_path: Path) -> None:
    giving = {"do": "may", "ask": text("Give it?"), "then": [{"do": "remove", "item": 1}]}
    table = among_people(tmp_path, card("B", {"do": "take", "item": 1}, giving), items=(item(1, **BREAD),))
    bot = AtTheTable(table).takes(0)
    bot.offers()
    assert bot.said("go ahead, but keep the loaf").does() == do.CHOOSE[BOT][0]


# --- Azrak that is to be saved ---


def test_no_azrak_holds_in_the_same_breath_and_until_they_ask_again(tmp_path: Path) -> None:
    table = among_people(tmp_path, card("B"), card("C", place=place("la campana", "the bell")), seats=3)
    bot = AtTheTable(table).takes(0).acts(do.STAND_BY[0])
    bot.passes()
    assert not table.view(BOT).agents[BOT].free_explore
    assert bot.said("Bo, take the bell, but no Azrak!").heeds() is None
    assert bot.said("Bo, the bell after all, please").heeds() == do.EXPLORE[BOT][1]


def test_it_votes_yes_and_pays_nothing_where_people_say_so(tmp_path: Path) -> None:
    price = {"do": "spend", "azrak": 2, "by": "group", "then": [{"do": "open", "location": "end"}]}
    ways = ask(option("pay", price), option("go on"), by="group")
    bot = AtTheTable(among_people(tmp_path, card("B", ways), seats=3, format=2)).takes(0)
    assert bot.said("no gastes Azrak, pero vota que sí").does() == do.VOTE[BOT][BOT][0]
    bot.acts(*(do.VOTE[agent][BOT][0] for agent in range(3)))
    assert bot.held is not None, "there is nothing else that it could do here"


# --- what was told already ---


def test_it_does_not_pay_to_read_what_somebody_has_told(tmp_path: Path) -> None:
    mine, told = card("B"), card("C", {"do": "read", "interaction": 1}, place=place("el hogar", "the hearth"))
    people = tuple(
        receptacle(name, (2, 2, 2), interactions=[{"number": 1, "text": text("Hm.")}]) for name in ("ada", "bo", "cy")
    )
    files = mission(location("pier", mine, told, card("X")), receptacles=people)
    bot = AtTheTable(position(read(tmp_path, files), 3).acts(do.ChooseLocation(0, "pier")))
    bot.takes(0).acts(do.STAND_BY[0], do.READY[0], do.STAND_BY[2], do.READY[2])
    while bot.table.step == "actions" and BOT in bot.table.view(BOT).deciding:
        move = bot.does()
        assert not isinstance(move, do.Explore)
        bot.acts(move)


# --- its offers ---


def test_it_offers_to_look_on_once_for_a_place_however_often_it_comes_back(tmp_path: Path) -> None:
    table = among_people(tmp_path, card("B"), card("C", place=place("la campana", "the bell")))
    bot = AtTheTable(table).takes(0).acts(do.STAND_BY[0])
    assert "There’s more to see here" in bot.passes()[0]
    bot.acts(do.READY[0], do.READY[0], do.READY[BOT], do.ChooseLocation(BOT, "pier")).takes(0).acts(do.STAND_BY[0])
    passing = bot.does()
    told = bot.bot.tell(bot.table.view(BOT), passing)
    assert told is None or "more to see" not in say(told, "en")
    assert bot.said("the bell, please").heeds() == do.EXPLORE[BOT][1], "it can be sent there all the same"


# --- what people ask ---


def with_stories(folder: Path) -> AtTheTable:
    gist = {"es": "un correo duerme en el pajar", "en": "a courier sleeps in the hay"}
    hay = card("B", tests=(box(5),), place=place("el pajar", "the hayloft"), gist=gist, text=text("Somebody’s asleep."))
    made = location("pier", hay, card("X"), card("Y"), card("Z"))
    made["a"]["text"] = {"es": "Llueve. El molinero espera en la puerta.", "en": "It rains. The miller is waiting at the door."}
    table = position(read(folder, mission(made)), 3).acts(do.ChooseLocation(0, "pier"))
    return AtTheTable(table).takes(0)


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    [
        (
            "what’s a courier?",
            "I looked at the hayloft: a courier sleeps in the hay.",
            "Sobre el pajar: un correo duerme en el pajar.",
        ),
        (
            "Bo, ¿qué es un correo?",
            "I looked at the hayloft: a courier sleeps in the hay.",
            "Sobre el pajar: un correo duerme en el pajar.",
        ),
        (
            "¿quién es el molinero?",
            "It’s there for all to read, under “pier”: “The miller is waiting at the door.”",
            "Está a la vista, en «pier (es)»: «El molinero espera en la puerta.»",
        ),
        ("Bo, who is Vera?", "I haven’t read anything about “Vera” so far.", "De «Vera» no he leído nada de momento."),
        (
            "how hard is the hayloft?",
            "For the hayloft it’s cunning against 5 (mine is 2).",
            "Para el pajar es astucia contra 5 (tengo 2).",
        ),
        (
            "Bo, ¿qué dificultad tiene?",
            "For the hayloft it’s cunning against 5 (mine is 2).",
            "Para el pajar es astucia contra 5 (tengo 2).",
        ),
    ],
)
def test_it_answers_what_people_ask_once(words: str, english: str, spanish: str, tmp_path: Path) -> None:
    bot = with_stories(tmp_path).said(words)
    assert bot.answers() == (english, spanish)
    assert bot.answers() is None


@pytest.mark.parametrize("words", ["who is Vera?", "Ada, what’s a courier?", "what’s the plan?", "how hard is it, Cy?"])
def test_it_does_not_answer_what_is_asked_of_others_and_it_cannot_tell(words: str, tmp_path: Path) -> None:
    bot = with_stories(tmp_path)
    assert bot.said(words).answers() is None


def test_of_a_snap_recall_and_of_cards_it_has_not_read_it_tells_nothing(tmp_path: Path) -> None:
    bot = with_stories(tmp_path)
    assert "pier-x" in bot.bot.known.ids, "Ada has told of that card"
    answer = bot.said("Bo, what do you know about card X?").answers()
    assert answer is not None
    assert answer[0].startswith("I haven’t read anything")


def test_what_a_card_will_not_ask_once_it_has_given_it_does_not_tell(tmp_path: Path) -> None:
    """“Do you spend 1 Magick to take it?” asks only whoever has not been given it a line before."""
    asks = {"do": "may", "ask": text("Pay for it?"), "then": [{"do": "lose", "azrak": 1}]}
    unread = {"do": "if", "when": {"kind": "not", "of": {"kind": "was_read", "card": "item-1"}}, "then": [asks]}
    for given, is_asked in (([{"do": "take", "item": 1}], False), ([], True)):
        wants = card("B", *given, unread, place=place("el pajar", "the hayloft"))
        files = mission(location("pier", wants, card("X"), card("Y")), items=(item(1),))
        bot = AtTheTable(position(read(tmp_path / str(is_asked), files), 2).acts(do.ChooseLocation(0, "pier")))
        bot.acts(do.RECON[BOT][0], do.RECON[0][1])
        told = bot.bot.tell(bot.table.view(BOT), do.RECOUNT[BOT])
        assert told is not None
        assert ("Pay for it?" in say(told, "en")) is is_asked


# --- as captain ---


def at_three_places(folder: Path) -> AtTheTable:
    pack = read(folder, mission(location("mill", card("B")), location("inn", card("B")), location("tower", card("B"))))
    return AtTheTable(position(pack, 3, captain=BOT))


def test_azrak_to_be_saved_where_they_go_next_is_saved_there_and_no_further(tmp_path: Path) -> None:
    bot = at_three_places(tmp_path).said("To the inn, and no Azrak there.")
    bot.acts(do.ChooseLocation(BOT, "inn"))
    assert bot.bot.manners.requests.spares()
    bot.bot.hear(ev.BetweenBegan(mandatory_update=False))
    assert not bot.bot.manners.requests.spares()


def test_as_captain_it_asks_where_to_go_and_waits_for_a_word(tmp_path: Path) -> None:
    bot = at_three_places(tmp_path)
    held = bot.held
    assert held is not None
    assert held.asks
    assert held.words is not None
    named = [
        name for name in ("mill", "inn", "tower") if f"I’d go to “{name}”, where we haven’t been yet." in say(held.words, "en")
    ]
    assert len(named) == 1
    assert say(held.words, "es").startswith(f"Ahora capitaneo yo. Iría a «{named[0]} (es)», donde aún no hemos estado.")
    later = bot.said("espera, que lo hablamos").held
    assert later is not None
    assert later.longer
    assert bot.said("ok, adelante").held is None
    assert bot.chooses() == do.ChooseLocation(BOT, named[0]), "where it said that it would go"


def test_as_captain_it_goes_where_people_say(tmp_path: Path) -> None:
    for words, where in (
        ("to the inn!", "inn"),
        ("vamos a tower, no a mill", "tower"),
        ("keep the loaf, and go to the mill", "mill"),
    ):
        bot = at_three_places(tmp_path / where)
        assert bot.held is not None
        assert bot.said(words).held is None
        assert bot.chooses() == do.ChooseLocation(BOT, where)


def test_of_people_who_say_nothing_it_asks_twice(tmp_path: Path) -> None:
    bot = at_three_places(tmp_path)
    bot.bot._unheard = 2
    assert bot.held is None


# --- the only move that there is ---


def test_what_it_does_because_there_is_nothing_else_it_remembers(tmp_path: Path) -> None:
    guarded = card("B", tests=(box(5),), conflict={"kind": "personal"}, place=place("la verja", "the gate"))
    files = mission(location("pier", guarded, card("X"), card("Y")))
    table = position(read(tmp_path, files), 2).acts(do.ChooseLocation(0, "pier"))
    bot = AtTheTable(table).takes(0)
    legal: list[Action] = [move for move in table.state.legal(BOT) if isinstance(move, do.Attempt)]
    assert bot.bot.choose(table.view(BOT), legal[:1]) == do.ATTEMPT[BOT][0]
    assert bot.bot.known.attempting == {BOT: ("pier-b", 0)}
