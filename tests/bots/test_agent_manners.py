"""Beside people the agent leaves to them what cannot be taken back, and does what they ask for in the table's chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from horae import game
from horae.bots.bot import RandomBot
from horae.bots.company import Company, HeldBack
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.telling import Telling
from horae.core.game import Action
from horae.core.rng import Rng
from horae.core.speech import Phrase, say
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.sim.match import Match
from horae.testkit.beside_people import BOT, AtTheTable, among_people, ask
from horae.testkit.timestories import (
    END,
    Data,
    card,
    item,
    location,
    mission,
    option,
    position,
    read,
    receptacle,
    text,
)
from horae.testkit.timestories import trial_box as box

CONFORMANCE = Path(__file__).parents[1] / "conformance"
ALL_KNOWN = ("pier-b", "pier-x", "pier-y", "pier-z")
"""So that nothing is new to the agent."""


# --- what it leaves to people to find ---


def at_the_hearth(folder: Path, *cards: Data, seats: int = 2, **more: Any) -> AtTheTable:
    """The agent has told of the card at the left, the others of those beside it."""
    named = [
        card("B", place={"es": "la escalera", "en": "the staircase"}),
        card("C", place={"es": "el hogar", "en": "the hearth"}),
        card("D", place={"es": "la campana", "en": "the bell"}),
        card("E", place={"es": "el perchero", "en": "the pegs"}),
    ]
    return AtTheTable(among_people(folder, *(cards or named), seats=seats, **more)).takes(0)


def test_it_explores_nothing_by_itself_while_people_can_and_offers_it_once(tmp_path: Path) -> None:
    bot = at_the_hearth(tmp_path)
    bot.acts(do.STAND_BY[0])
    assert bot.passes() == (
        "There’s more to see here, and I’ll leave it to you. Say “go ahead”, or tell me which card, and I’ll take it.",
        "Aquí aún quedan cosas por ver y os las dejo. Decid «adelante», o qué carta, y voy yo.",
    )
    assert bot.table.view(0).agents[BOT].ready, "nobody waits for it"
    assert bot.heeds() is None


def test_it_explores_where_no_person_can_any_more(tmp_path: Path) -> None:
    bot = at_the_hearth(tmp_path / "1").let_go()
    assert isinstance(bot.does(), do.Explore)
    spent = at_the_hearth(tmp_path / "2", seats=3)
    spent.table.azrak(5, 5, 0)
    spent.acts(do.READY[0])
    assert isinstance(spent.does(), do.Explore)


def test_go_ahead_is_good_for_one_card(tmp_path: Path) -> None:
    bot = at_the_hearth(tmp_path)
    bot.acts(do.STAND_BY[0])
    bot.passes()
    explored = bot.said("adelante").heeds()
    assert isinstance(explored, do.Explore)
    bot.acts(explored)
    assert isinstance(bot.does(), do.StandBy)


@pytest.mark.parametrize(
    ("words", "slot"),
    [
        ("Bo, the bell", 2),
        ("Bo, la campana", 2),
        ("Companion, can you look at the pegs?", 3),
        ("take the hearth", 1),
        ("Mira el hogar", 1),
        ("the bell, please", 2),
        ("la campana", 2),
        ("Bo, card D", 2),
    ],
)
def test_it_takes_the_card_that_people_name(words: str, slot: int, tmp_path: Path) -> None:
    bot = at_the_hearth(tmp_path)
    bot.acts(do.STAND_BY[0])
    bot.passes()
    assert bot.said(words).heeds() == do.EXPLORE[BOT][slot]


@pytest.mark.parametrize(
    "words",
    [
        "I’ll take the bell",
        "Voy yo a la campana",
        "Bo, don’t touch the bell",
        "Bo, ¿qué había en el hogar?",
        "What was it with the bell?",
        "The bell is cracked, and I found a name on it.",
        "Ada, the bell",
    ],
)
def test_a_card_that_is_only_spoken_of_it_does_not_take(words: str, tmp_path: Path) -> None:
    bot = at_the_hearth(tmp_path)
    bot.acts(do.STAND_BY[0])
    bot.passes()
    assert not isinstance(bot.said(words).heeds(), do.Explore | do.Attempt)


def with_a_trial(folder: Path, difficulty: int = 3, seats: int = 2, **people: Any) -> AtTheTable:
    trial = box(difficulty, success=[{"do": "take", "item": 1}])
    cupboard = card("B", tests=(trial,), place={"es": "la alacena", "en": "the cupboard"})
    bot = at_the_hearth(folder, cupboard, seats=seats, items=(item(1),), **people)
    bot.bot.known.ids.update(ALL_KNOWN)
    return bot


def test_a_test_it_leaves_to_people_and_does_when_they_say_so(tmp_path: Path) -> None:
    for words in ("go ahead", "Bo, try the cupboard", "la alacena"):
        bot = with_a_trial(tmp_path / words[:2])
        bot.acts(do.STAND_BY[0])
        assert bot.passes() == (
            (
                "For the cupboard I could try cunning against 3 (mine is 2), but I’ll leave it to you. "
                "If you want me to, say “go ahead”."
            ),
            (
                "Para la alacena podría intentar una prueba de astucia contra 3 (tengo 2), pero os la dejo. "
                "Si queréis que vaya yo, decid «adelante»."
            ),
        )
        assert bot.said(words).heeds() == do.EXPLORE[BOT][0]
        bot.acts(do.EXPLORE[BOT][0])
        assert bot.does() == do.ATTEMPT[BOT][0]


def test_once_people_have_done_it_attempts_by_itself_what_it_can_well_do(tmp_path: Path) -> None:
    assert with_a_trial(tmp_path / "1", 3).let_go().does() == do.ATTEMPT[BOT][0]
    assert isinstance(with_a_trial(tmp_path / "2", 7).let_go().does(), do.StandBy), "that would take luck"


def test_a_test_that_a_person_is_clearly_better_at_it_leaves_to_them(tmp_path: Path) -> None:
    people = [receptacle("ada", (4, 4, 4)), receptacle("bo", (2, 2, 2))]
    bot = with_a_trial(tmp_path, 3, receptacles=people).let_go()
    assert isinstance(bot.does(), do.StandBy)


def test_it_asks_for_support_before_it_boosts_twice(tmp_path: Path) -> None:
    for boosted in (False, True):
        trial = box(9, success=[{"do": "take", "item": 1}, {"do": "take", "item": 2}])
        table = among_people(tmp_path / str(boosted), card("B", tests=(trial,)), items=(item(1), item(2)))
        bot = AtTheTable(table).takes(0).acts(do.STAND_BY[0], do.ATTEMPT[BOT][0])
        if boosted:
            bot.acts(do.BOOST[BOT])
        assert bot.does() == (do.ASK_SUPPORT if boosted else do.BOOST)[BOT]


def with_a_tale(folder: Path) -> AtTheTable:
    found = card("B", {"do": "take", "item": 1}, place={"es": "la alacena", "en": "the cupboard"})
    bot = at_the_hearth(folder, found, items=(item(1),)).acts(do.STAND_BY[0])
    tells(bot, do.STAND_BY[BOT])
    return bot.acts(do.STAND_BY[BOT], do.READY[BOT])


@pytest.mark.parametrize(
    "words",
    [
        "Bo, what did you find?",
        "Bo, ¿qué has visto?",
        "¿Qué has encontrado, compañero?",
        "Bo, ¿qué pone en la carta?",
        "Compañero, ¿y tú?",
        "Bo, what does it say?",
    ],
)
def test_asked_what_it_found_it_says_so_again_once(words: str, tmp_path: Path) -> None:
    bot = with_a_tale(tmp_path)
    assert bot.answers() is None
    told = bot.said(words).answers()
    assert told is not None
    assert told[0] == "I looked at the cupboard: I’ve found “item 1”."
    assert bot.answers() is None


def test_asked_while_it_leaves_a_scene_to_people_it_says_what_it_found_and_then_what_it_is_asked(tmp_path: Path) -> None:
    gist = {"es": "hay dos velas", "en": "there are two candles"}
    card_b = card("B", ask(option("end it", END), option("go on")), place={"es": "el pozo", "en": "the well"}, gist=gist)
    bot = AtTheTable(among_people(tmp_path, card_b))
    bot.acts(do.RECON[0][1], do.RECON[BOT][0])
    tells(bot, do.RECOUNT[BOT])
    bot.acts(do.RECOUNT[0], do.RECOUNT[BOT])
    bot.offers()
    assert bot.held == HeldBack()
    found, asked = (bot.said("Bo, ¿qué pone en la carta?").answers() for _ in range(2))
    assert found is not None
    assert "there are two candles" in found[0]
    assert asked is not None
    assert asked[0].startswith("I’m still on “the well”.")
    assert bot.held == HeldBack()


@pytest.mark.parametrize("words", ["Ada, what did you find?", "I found a rope", "what did you find?"])
def test_not_asked_what_it_found_it_does_not_say_it_again(words: str, tmp_path: Path) -> None:
    assert with_a_tale(tmp_path).said(words).heeds() is None


# --- ends ---


def ending(folder: Path) -> AtTheTable:
    """The agent is asked whether the mission ends."""
    table = among_people(folder, card("B", ask(option("end it", END), option("go on"))))
    return AtTheTable(table).takes(0)


def test_it_does_not_end_the_mission_by_itself(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    assert bot.offers() == (
        (
            "On “pier” I’m asked: “What now?” It’s “end it” or “go on”. I’d go for “end it”. "
            "Say “go ahead”, “leave it”, “I’ll do it”, or which you’d rather."
        ),
        (
            "En «pier (es)» me preguntan: «What now? (es)» Puede ser «end it (es)» o «go on (es)». "
            "Yo me quedaría con «end it». Decid «adelante», «déjalo», «lo hago yo» o cuál preferís."
        ),
    )
    assert bot.let_go().does() == do.CHOOSE[BOT][1], "only the agent is waited for now"


@pytest.mark.parametrize("words", ["Go ahead!", "sí, hazlo", "yes", "Adelante.", "end the mission", "vale"])
def test_it_ends_the_mission_where_people_want_it(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).does() == do.CHOOSE[BOT][0]


@pytest.mark.parametrize("words", ["espera, aún no", "What a strange pier", "¿Qué hacemos?"])
def test_other_words_change_nothing(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).held == HeldBack()


def test_nobody_who_only_watches_has_a_say(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said("go ahead", seat=None).held == HeldBack()


def test_the_last_word_counts(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said("go ahead").said("no, wait").held == HeldBack()


def test_a_way_that_people_name_is_taken(tmp_path: Path) -> None:
    assert ending(tmp_path).said("I say: end it").does() == do.CHOOSE[BOT][0]
    assert ending(tmp_path).said("mejor go on (es)").does() == do.CHOOSE[BOT][1]


@pytest.mark.parametrize(
    "words",
    [
        *(
            "leave it",
            "Companion, leave it.",
            "No, don’t do it",
            "déjalo",
            "Bo, déjalo",
            "Camarada, no lo hagas",
            "put it back",
        ),
        *("deja eso", "no", "No, gracias", "mejor no", "I’d rather not"),
    ],
)
def test_it_leaves_what_people_say_to_leave(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).held is None
    assert bot.does() == do.CHOOSE[BOT][1]


@pytest.mark.parametrize("words", ["you decide", "It’s your call.", "tú decides", "como quieras", "lo que veas"])
def test_what_people_leave_to_it_it_does_as_it_would(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).held is None
    assert bot.does() == do.CHOOSE[BOT][0]


@pytest.mark.parametrize(("words", "way"), [("you decide", 0), ("vale, tú decides", 0), ("go ahead", 1)])
def test_left_to_decide_it_does_what_it_said_it_would(words: str, way: int, tmp_path: Path) -> None:
    """“I’d leave it”, it had said, and then did it."""
    may = {"do": "may", "ask": text("Do you?"), "then": [{"do": "lose", "azrak": 2}], "else": []}
    bot = AtTheTable(among_people(tmp_path, card("B", may))).takes(0)
    assert bot.offers()[0].endswith("I’d leave it. If you want it, say “go ahead” or “I’ll do it”.")
    assert bot.said(words).held is None
    assert bot.does() == do.CHOOSE[BOT][way]


def test_a_go_ahead_from_before_is_none_for_the_next_question(tmp_path: Path) -> None:
    """Also of a bot that has just been made anew, and hears all that was ever said at once."""
    may = {"do": "may", "ask": text("Do you?"), "then": [{"do": "lose", "azrak": 2}], "else": []}
    table = among_people(tmp_path, card("B", may))
    bot = AtTheTable(table).said("Companion, you decide")
    bot.bot.known.own = Agent(TimeStories(), BOT, Rng(1), table.state.pack).known.own
    assert bot.takes(0).held is not None


@pytest.mark.parametrize("words", ["wait for me", "espérame", "not yet, wait", "it’s up to Ada"])
def test_what_is_no_answer_to_its_question_does_not_make_it_choose(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).held is not None


def test_a_yes_or_no_that_people_want_of_it_in_a_vote_is_for_the_way_that_does_more_or_less(tmp_path: Path) -> None:
    for at, (words, way) in enumerate((("vota que sí", 0), ("Bo, vote yes", 0), ("vota que no", 1), ("vote for no", 1))):
        assert voting(tmp_path / f"{at}").said(words).does() == do.VOTE[BOT][BOT][way]
    bot = voting(tmp_path / "late")
    bot.acts(do.VOTE[BOT][BOT][1])
    assert bot.said("Bo, vota que sí").heeds() == do.VOTE[BOT][BOT][0], "also once it has voted"


@pytest.mark.parametrize(
    "words", ["not you", "I’ll do it", "tú no", "lo hago yo", "devuélvelo", "déjamelo a mí", "Leave it to me"]
)
def test_what_people_want_for_themselves_it_gives_back_and_does_not_take_again(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.bot.known.ids.update(ALL_KNOWN)
    bot.offers()
    bot.acts(bot.said(words).does())
    assert isinstance(bot.does(), do.StandBy)
    bot.acts(do.STAND_BY[BOT])
    assert bot.does() != do.EXPLORE[BOT][0]


def test_words_to_somebody_else_are_not_for_it(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said("Ada, leave it").said("Ada: go ahead").held == HeldBack()


def test_a_way_is_named_by_how_it_begins_or_by_its_place(tmp_path: Path) -> None:
    for words, way in (("Eat, of course", 0), ("la segunda, mejor", 1), ("the second", 1), ("ask her to leave it laid!", 1)):
        ways = ask(
            option("Eat: gain 2 Azrak (the mist grows)", {"do": "gain", "azrak": 1}), option("Ask her to leave it laid: then")
        )
        bot = AtTheTable(among_people(tmp_path / words[:3], card("B", ways))).takes(0)
        bot.offers()
        assert bot.said(words).does() == do.CHOOSE[BOT][way], words


def test_a_test_that_would_end_the_mission_is_offered_with_a_pass_and_done_when_asked_for(tmp_path: Path) -> None:
    table = among_people(tmp_path, card("B", tests=(box(1, success=[END]),)))
    bot = AtTheTable(table).takes(0)
    bot.bot.known.ids.update(ALL_KNOWN)
    bot.acts(do.STAND_BY[0])
    first = bot.does()
    assert first == do.STAND_BY[BOT], "nobody waits for it"
    told = bot.bot.tell(table.view(BOT), first)
    assert told is not None
    assert say(told, "en").endswith("against 1. I could end the mission here. I’ll only do it if you say “go ahead”.")
    bot.acts(first)
    bot.acts(bot.does())
    assert table.view(0).agents[BOT].ready
    assert bot.heeds() is None
    assert bot.said("adelante").heeds() == do.EXPLORE[BOT][0], "once it is ready it still answers"
    bot.acts(do.EXPLORE[BOT][0])
    assert bot.does() == do.ATTEMPT[BOT][0]


def test_among_bots_it_ends_the_mission_when_that_is_best(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.bot.company = Company()
    assert bot.does() == do.CHOOSE[BOT][0]


# --- words ---


def asked_for_a_word(folder: Path) -> AtTheTable:
    wanted = {"do": "answer", "ask": text("Whose?"), "answers": [{"accept": {"es": ["Cy"], "en": ["Cy"]}, "then": [END]}]}
    table = among_people(folder, card("B", wanted), format=2)
    return AtTheTable(table).takes(0)


def test_it_types_no_word_by_itself_and_says_which_it_would(tmp_path: Path) -> None:
    bot = asked_for_a_word(tmp_path)
    english, spanish = bot.offers()
    assert english.startswith("On “pier” I’m asked: “Whose?” I’d write “Cy”. Say “go ahead”, “leave it”, “I’ll do it”,")
    assert spanish.startswith("En «pier (es)» me preguntan: «Whose? (es)» Yo escribiría «Cy». Decid «adelante», «déjalo»,")
    assert bot.let_go().does() == do.CHOOSE[BOT][0], "it leaves the question"


@pytest.mark.parametrize(
    ("words", "typed"),
    [("go ahead", "Cy"), ("write Irene", "Irene"), ("Escribe «Irene».", "Irene"), ("type the name Irene!", "Irene")],
)
def test_it_types_what_people_tell_it_to(words: str, typed: str, tmp_path: Path) -> None:
    bot = asked_for_a_word(tmp_path)
    bot.offers()
    assert bot.said(words).does() == do.Answer(BOT, typed)


@pytest.mark.parametrize(
    "words", ["write nothing", "no escribas nada", "Leave it, write nothing", "Companion, don’t write anything"]
)
def test_it_writes_nothing_where_people_say_so(words: str, tmp_path: Path) -> None:
    bot = asked_for_a_word(tmp_path)
    bot.offers()
    assert bot.said(words).does() == do.CHOOSE[BOT][0]


# --- what the group has ---


def test_it_uses_up_nothing_that_the_group_has(tmp_path: Path) -> None:
    table = among_people(
        tmp_path,
        card(
            "B", {"do": "take", "item": 1}, {"do": "may", "ask": text("Give it?"), "then": [{"do": "remove", "item": 1}, END]}
        ),
        items=(item(1),),
    )
    bot = AtTheTable(table).takes(0)
    bot.offers()
    assert bot.let_go().does() == do.CHOOSE[BOT][0]


def test_it_pays_its_share_for_the_group_at_once_and_no_more_while_people_can(tmp_path: Path) -> None:
    price = {"do": "spend", "azrak": 2, "by": "group", "then": [{"do": "open", "location": "end"}]}
    table = among_people(tmp_path, card("B", price))
    bot = AtTheTable(table).takes(1)
    bot.bot.known.ids.update(("pier-b", "pier-y", "pier-z"))  # nothing is new to it
    assert bot.does() == do.PLEDGE[BOT][0]
    bot.acts(do.PLEDGE[BOT][0])
    assert isinstance(bot.does(), do.StandBy | do.Ready)


def test_it_pays_where_nobody_else_can(tmp_path: Path) -> None:
    price = {"do": "spend", "azrak": 2, "by": "group", "then": [{"do": "open", "location": "end"}]}
    table = among_people(tmp_path, card("B", price)).azrak(1, 5)
    bot = AtTheTable(table).takes(1).acts(do.PLEDGE[0][0])
    if table.state.links[0]:
        bot.acts(do.LOSE[0])
    assert bot.does() == do.PLEDGE[BOT][0]


def test_it_proposes_an_update_once_in_a_round(tmp_path: Path) -> None:
    table = among_people(tmp_path, card("B")).azrak(3, 1)
    bot = AtTheTable(table).takes(0).let_go().acts(do.READY[BOT])
    proposed = bot.does()
    assert isinstance(proposed, do.Update)
    bot.acts(proposed, do.OBJECT[0])
    assert bot.does() == do.READY[BOT]


# --- votes and proposals ---


def voting(folder: Path, seats: int = 3, by: str = "group") -> AtTheTable:
    table = among_people(folder, card("B", ask(option("end it", END), option("go on"), by=by)), seats=seats, format=2)
    return AtTheTable(table).takes(0)


def test_it_votes_at_once_and_as_most_of_the_people_once_they_have(tmp_path: Path) -> None:
    bot = voting(tmp_path)
    assert bot.does() == do.VOTE[BOT][BOT][1], "for what settles nothing, while nobody has said anything"
    bot.acts(do.VOTE[BOT][BOT][1], do.VOTE[0][BOT][0])
    assert bot.heeds() == do.VOTE[BOT][BOT][0], "it goes along while somebody is still to vote"


def test_before_people_have_said_anything_it_votes_for_what_costs_least_and_says_so_once(tmp_path: Path) -> None:
    costly = option("pay for the prize", {"do": "lose", "azrak": 1}, {"do": "take", "item": 1})
    prize, least = option("grab the prize", {"do": "take", "item": 1}), option("let it be")
    for place, ways in enumerate(([costly, least], [prize, least])):
        table = among_people(tmp_path / str(place), card("B", ask(*ways, by="group")), seats=3, format=2, items=(item(1),))
        bot = AtTheTable(table).takes(0)
        vote = bot.does()
        assert vote == do.VOTE[BOT][BOT][1]
        told = bot.bot.tell(table.view(BOT), vote)
        assert told is not None
        assert (say(told, "en"), say(told, "es")) == (
            "For now I’ve voted for what costs us least. Once you’ve voted, I’ll go with you.",
            "De momento voto por lo que menos nos cuesta. En cuanto votéis, os sigo.",
        )
        assert bot.bot.tell(table.view(BOT), vote) is None


def test_why_it_votes_as_it_does_is_said_once_an_evening_and_as_captain_shortly_from_then_on(tmp_path: Path) -> None:
    view, telling = voting(tmp_path).table.view(BOT), Telling()
    said = []
    for more, (captain, by) in enumerate([(0, "group"), (0, "group"), (BOT, "captain"), (BOT, "captain")]):
        asked = replace(view.questions[0], by=by, votes=(-1, -1))
        now = replace(view, round=view.round + more, captain=captain, questions=(asked,))
        phrase = telling._votes(now, BOT, asked.agent)
        said.append(phrase and phrase.key)
    assert said == ["agent-votes-least", None, "agent-decides-least", "agent-decides-again"]


def test_of_a_vote_with_the_people_it_says_nothing(tmp_path: Path) -> None:
    for bot in (voting(tmp_path / "1").acts(do.VOTE[0][BOT][0]), voting(tmp_path / "2").said("I say: end it")):
        vote = bot.does()
        assert bot.bot.tell(bot.table.view(BOT), vote) is None


def test_it_votes_for_what_people_have_voted_for_or_named(tmp_path: Path) -> None:
    assert voting(tmp_path / "1").acts(do.VOTE[0][BOT][0]).does() == do.VOTE[BOT][BOT][0]
    assert voting(tmp_path / "2").said("I say: end it").does() == do.VOTE[BOT][BOT][0]


def test_where_people_disagree_it_votes_as_the_captain(tmp_path: Path) -> None:
    for captains, others in ((0, 1), (1, 0)):
        bot = voting(tmp_path / str(captains)).acts(do.VOTE[0][BOT][captains], do.VOTE[2][BOT][others])
        assert bot.does() == do.VOTE[BOT][BOT][captains]


def test_a_vote_does_not_wait_for_what_the_agent_itself_is_asked(tmp_path: Path) -> None:
    """As at a table that stood still: its own card asks it something, and the group waits for its vote on another's."""
    mine = ask(option("end it", END), option("go on"))
    shared = ask(option("yes", END), option("no"), by="group")
    table = among_people(tmp_path, card("B", mine), card("C", shared), seats=3, format=2)
    bot = AtTheTable(table)
    bot.acts(do.RECON[BOT][0], do.RECON[0][1], do.RECON[2][2], *(do.RECOUNT[one] for one in range(3)))
    bot.acts(do.VOTE[0][0][1], do.VOTE[2][0][1])
    assert table.view(BOT).own[0].question is not None
    assert bot.does() == do.VOTE[BOT][0][1]
    bot.acts(do.VOTE[BOT][0][1])
    assert bot.held is not None, "its own card's question is the people's, and nobody waits for it"


def test_it_agrees_to_what_is_proposed_at_once(tmp_path: Path) -> None:
    bot = AtTheTable(among_people(tmp_path, card("B"), seats=3)).acts(do.STOP[0])
    assert bot.does() == do.AGREE[BOT]


# --- where to go ---


def test_as_captain_it_goes_where_people_want_to_go(tmp_path: Path) -> None:
    pack = read(tmp_path, mission(location("pier", card("B")), location("well", card("B")), location("town", card("B"))))
    for place in ("pier", "well", "town"):
        bot = AtTheTable(position(pack, captain=BOT))
        assert bot.said(f"¿Vamos a {place}?").does() == do.ChooseLocation(BOT, place)


def as_captain(folder: Path) -> AtTheTable:
    """Ada's card asks the captain, who is the bot."""
    asking = card("B", ask(option("end it", END), option("go on"), by="captain"))
    files = mission(location("pier", asking, card("X"), card("Y"), card("Z")), format=2)
    table = position(read(folder, files), 3, captain=BOT).acts(do.ChooseLocation(BOT, "pier"))
    bot = AtTheTable(table).takes(1)
    while BOT not in table.view(BOT).deciding or not any(isinstance(one, do.Vote) for one in table.state.legal(BOT)):
        seat = table.state.deciding()[0]
        bot.acts(table.state.legal(seat)[0])
    return bot


def at_three_places(folder: Path, captain: int = BOT) -> AtTheTable:
    places = {"mill": "The mill at the ford", "inn": "The extra plate inn", "tower": "The bell tower"}
    made = [{**location(name, card("B"), card("C"), card("D")), "name": text(called)} for name, called in places.items()]
    return AtTheTable(position(read(folder, mission(*made)), 3, captain=captain))


def test_as_captain_it_goes_where_two_people_want_to_go_by_a_short_name(tmp_path: Path) -> None:
    for place in ("mill", "inn", "tower"):
        bot = at_three_places(tmp_path / place)
        bot.said(f"Let’s go to the {place} next. I’d not split up.", seat=0).said(f"{place} first, yes", seat=2)
        bot.said("And the others can come after. We won’t go to the end.", seat=0)
        assert bot.does() == do.ChooseLocation(BOT, place)


def test_what_two_people_agreed_on_before_wins_over_its_own_taste(tmp_path: Path) -> None:
    for place, other in (("mill", "inn"), ("inn", "mill")):
        bot = at_three_places(tmp_path / place, captain=0)
        bot.said(f"Plan: the tower, then the {place}.", seat=0).said(f"Fine: tower, then to the {place}!", seat=2)
        bot.acts(
            do.ChooseLocation(0, "tower"), *(do.RECON[one][one] for one in range(3)), *(do.RECOUNT[one] for one in range(3))
        )
        bot.said(f"The {other} smelled of soap.", seat=0)
        bot.acts(*(do.READY[one] for one in range(3)), *(do.READY[one] for one in range(3)))
        go = bot.does()
        assert go == do.ChooseLocation(BOT, place)
        told = bot.bot.tell(bot.table.view(BOT), go)
        assert told is not None
        assert say(told, "en").startswith("The captaincy goes round the table, and now it’s my turn.")
        assert say(told, "en").endswith(", as you asked.")


# --- Azrak ---


def test_it_proposes_no_update_that_people_have_said_no_to(tmp_path: Path) -> None:
    for words in ("No update yet, please.", "Todavía no: guardemos la Actualización."):
        bot = AtTheTable(among_people(tmp_path / words[:2], card("B")).azrak(3, 1)).takes(0).let_go()
        assert bot.acts(do.READY[BOT]).said(words).does() == do.READY[BOT]


def test_it_proposes_no_update_while_half_the_azrak_is_there_nor_the_only_free_one_before_need(tmp_path: Path) -> None:
    for azrak, free, proposes in (
        ((6, 1), 0, False),
        ((2, 2), 0, True),
        ((2, 2), 1, False),
        ((3, 1), 1, True),
        ((2, 2), 2, True),
    ):
        table = among_people(tmp_path / f"{azrak[0]}{azrak[1]}{free}", card("B")).azrak(*azrak)
        table.state.free_updates = free
        bot = AtTheTable(table).takes(0).let_go().acts(do.READY[BOT])
        assert isinstance(bot.does(), do.Update) == proposes, (azrak, free)


def test_after_an_objection_it_proposes_no_update_in_the_next_round_either(tmp_path: Path) -> None:
    bot = AtTheTable(among_people(tmp_path, card("B")).azrak(1, 4)).takes(0).let_go().acts(do.READY[BOT])
    bot.acts(bot.does(), do.OBJECT[0], do.READY[0], do.READY[BOT], do.ChooseLocation(BOT, "pier"))
    bot.takes(0).let_go().acts(do.READY[BOT])
    assert bot.table.step == "between"
    assert bot.does() == do.READY[BOT]


def test_it_breaks_no_link_for_a_boost_that_nobody_asked_for(tmp_path: Path) -> None:
    prize = box(6, success=[{"do": "take", "item": 1}])
    for asked in (False, True):
        table = among_people(tmp_path / str(asked), card("B", tests=(prize,)), items=(item(1),))
        bot = AtTheTable(table).takes(0)
        table.azrak(5, 2)
        bot.acts(do.STAND_BY[0], do.ATTEMPT[BOT][0])
        assert table.pools[BOT] == 1
        if asked:
            bot.said("Boost it!")
        assert (bot.does() == do.BOOST[BOT]) == asked


def test_its_last_azrak_it_keeps_unless_people_say_go_ahead(tmp_path: Path) -> None:
    prizes = [{"do": "take", "item": number} for number in (1, 2, 3)]
    table = among_people(tmp_path, card("B", tests=(box(1, success=prizes),)), items=(item(1), item(2), item(3)))
    bot = AtTheTable(table).takes(0).let_go()
    bot.bot.known.ids.update(ALL_KNOWN)
    table.azrak(5, 1)
    assert isinstance(bot.does(), do.StandBy | do.Ready)
    assert bot.said("Companion, go ahead!").does() == do.ATTEMPT[BOT][0]


def test_what_is_to_be_eaten_together_it_offers_and_keeps(tmp_path: Path) -> None:
    loaf = {
        "id": "loaf",
        "name": {"es": "Pan de la Mano", "en": "The Hand’s loaf"},
        "text": text("eat"),
        "uses": "mission",
        "then": [{"do": "gain", "azrak": 1, "who": "everyone"}, {"do": "remove", "item": 1}],
    }
    table = among_people(tmp_path, card("B", {"do": "take", "item": 1}), items=(item(1, abilities=[loaf]),), format=2)
    bot = AtTheTable(table).takes(0)
    table.azrak(3, 3)
    bot.bot.known.ids.update(ALL_KNOWN)
    bot.acts(do.STAND_BY[0])
    assert bot.passes() == (
        "I’ve got “The Hand’s loaf” and haven’t touched it. If you want me to use it, say “go ahead”.",
        "Tengo «Pan de la Mano» sin gastar. Si queréis que lo use, decid «adelante».",
    )
    assert bot.heeds() is None
    assert isinstance(bot.said("adelante, compañero").heeds(), do.UseAbility)


# --- what it says of a question ---


def told_of(folder: Path, *steps: Data, **more: Any) -> AtTheTable:
    """The agent is about to tell of the card before it."""
    asking = card("B", *steps, place={"es": "la balanza", "en": "the scales"})
    bot = AtTheTable(among_people(folder, asking, format=2, **more))
    return bot.acts(do.RECON[BOT][0], do.RECON[0][1])


def test_it_says_what_it_was_asked_in_the_cards_words_and_once(tmp_path: Path) -> None:
    may = {
        "do": "may",
        "ask": {"es": "¿Vendes tu sombra?", "en": "Do you sell your “shadow”?"},
        "then": [{"do": "lose", "azrak": 1}],
    }
    bot = told_of(tmp_path, may)
    told = bot.bot.tell(bot.table.view(BOT), do.RECOUNT[BOT])
    assert told is not None
    assert say(told, "en") == "I looked at the scales, and I’m asked: “Do you sell your ‘shadow’?”"
    assert say(told, "es") == "Sobre la balanza: me preguntan «¿Vendes tu sombra?»"
    bot.acts(do.RECOUNT[BOT], do.RECOUNT[0])
    assert bot.offers() == (
        "I’m still on “the scales”. I’d leave it. If you want it, say “go ahead” or “I’ll do it”.",
        "Sigo en «la balanza». Yo lo dejaría. Si lo queréis, decid «adelante» o «lo hago yo».",
    )


def tells(bot: AtTheTable, action: Action) -> tuple[str, str]:
    told = bot.bot.tell(bot.table.view(BOT), action)
    assert told is not None
    return say(told, "en"), say(told, "es")


def test_what_it_found_it_names_once_it_has_it(tmp_path: Path) -> None:
    bot = told_of(tmp_path, {"do": "take", "item": 1}, items=(item(1),))
    assert tells(bot, do.RECOUNT[BOT])[0] == "I looked at the scales: I’ll come away with something."
    bot.acts(do.RECOUNT[BOT], do.RECOUNT[0])
    assert tells(bot, do.STAND_BY[BOT]) == (
        "I looked at the scales: I’ve found “item 1”.",
        "Sobre la balanza: he encontrado «item 1 (es)».",
    )
    assert bot.bot.tell(bot.table.view(BOT), do.STAND_BY[BOT]) is None


def test_what_was_taken_elsewhere_it_does_not_say_was_there(tmp_path: Path) -> None:
    taking = card("B", {"do": "take", "item": 1}, place=text("the pot"))
    again = card("C", {"do": "take", "item": 1}, place={"es": "el hogar", "en": "the hearth"})
    bot = AtTheTable(among_people(tmp_path, taking, again, items=(item(1),)))
    bot.acts(do.RECON[0][0], do.RECON[BOT][1], do.RECOUNT[0], do.RECOUNT[BOT])
    assert tells(bot, do.STAND_BY[BOT])[0] == "I looked at the hearth: nothing we can use, as far as I can tell."


def test_of_what_it_has_just_done_it_never_says_that_there_was_nothing(tmp_path: Path) -> None:
    bot = told_of(tmp_path, {"do": "gain", "azrak": 1}).acts(do.RECOUNT[BOT], do.RECOUNT[0])
    assert tells(bot, do.STAND_BY[BOT]) == (
        "I looked at the scales: I’ve done what there was to do there.",
        "Sobre la balanza: he hecho lo que allí había que hacer.",
    )


def test_of_a_test_that_it_attempted_it_tells_how_it_went(tmp_path: Path) -> None:
    passed = "I tried cunning against 1 and did it and I’ve found “item 1”"
    superada = "he superado la prueba de astucia contra 1 y he encontrado «item 1 (es)»"
    failed, fallada = "I tried cunning against 11 and failed", "he intentado la prueba de astucia contra 11 y he fallado"
    for difficulty, english, spanish in ((1, passed, superada), (11, failed, fallada)):
        trial = box(difficulty, success=[{"do": "take", "item": 1}])
        bell = card("D", tests=(trial,), place={"es": "la campana", "en": "the bell"})
        bot = AtTheTable(among_people(tmp_path / str(difficulty), card("B"), card("C"), bell, items=(item(1),))).takes(0)
        bot.acts(do.EXPLORE[BOT][2])
        bot.bot.known.attempting[BOT] = ("pier-d", 0)
        bot.acts(do.STAND_BY[0], do.ATTEMPT[BOT][0], do.DRAW[BOT])
        assert tells(bot, do.STAND_BY[BOT]) == (f"I looked at the bell: {english}.", f"Sobre la campana: {spanish}.")


def test_of_whom_it_talked_to_it_tells_what_that_brought(tmp_path: Path) -> None:
    people = (
        receptacle("ada", interactions=[{"number": 1, "text": text("Hm."), "steps": []}]),
        receptacle("bo", interactions=[{"number": 1, "text": text("Here."), "steps": [{"do": "take", "item": 1}]}]),
    )
    bot = told_of(tmp_path, {"do": "read", "interaction": 1}, receptacles=people, items=(item(1),))
    bot.acts(do.RECOUNT[BOT], do.RECOUNT[0])
    assert tells(bot, do.STAND_BY[BOT])[0] == (
        "I looked at the scales: I’ve found “item 1” and I’ve talked to somebody there (they’ll tell each of us something "
        "different)."
    )


def test_what_only_its_seat_may_know_it_does_not_say(tmp_path: Path) -> None:
    """A token that lies face down, and a question that repeats the card's secret text."""
    sold = {"id": "sold", "name": text("Sold"), "hidden": True}
    sells = ask(option("My shadow", {"do": "take", "token": "sold"}), option("Nothing"))
    bot = told_of(tmp_path / "token", sells, tokens=(sold,))
    bot.acts(do.RECOUNT[BOT], do.RECOUNT[0])
    assert "shadow" not in bot.offers()[0]
    secret = "the woman with the lantern sells names by the syllable tonight"
    quoting = {"do": "may", "ask": text(f"Is it true that {secret}?"), "then": [{"do": "lose", "azrak": 1}]}
    asking = card("B", quoting, text=text(f"You see how {secret}."))
    bot = AtTheTable(among_people(tmp_path / "text", asking)).takes(0)
    assert bot.offers()[0].startswith("On “pier” I’m asked something that I can’t repeat. I’d leave it.")


def test_what_is_only_there_to_be_picked_up_it_picks_up(tmp_path: Path) -> None:
    may = {"do": "may", "ask": text("Take it?"), "then": [{"do": "take", "item": 1}]}
    bot = AtTheTable(among_people(tmp_path, card("B", may), items=(item(1),))).takes(0)
    assert bot.does() == do.CHOOSE[BOT][1]


# --- standing in for somebody ---


def standing_in(folder: Path) -> AtTheTable:
    gift = box(1, success=[{"do": "take", "item": 1}])
    table = among_people(folder, card("B", tests=(gift,)), items=(item(1),))
    return AtTheTable(table, stands_in=True).takes(0)


def test_whoever_stands_in_spends_nothing_of_theirs_and_goes_along(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    bot.bot.known.ids.update(ALL_KNOWN)
    bot.acts(do.STAND_BY[0])
    assert bot.passes() == (
        "I’m only keeping this seat and go along with you. If you want me to do more here, say “go ahead”.",
        "Solo estoy guardando el sitio y os sigo. Si queréis que haga algo más aquí, decid «adelante».",
    )


def test_whoever_stands_in_does_what_people_want(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    bot.does()
    assert bot.said("Bo, adelante, inténtalo").does() == do.ATTEMPT[BOT][0]


def test_whoever_stands_in_holds_up_no_conflict(tmp_path: Path) -> None:
    conflict = {"kind": "group", "life": 1, "opponent": text("Beast"), "starts": "reading"}
    beast = card("B", tests=(box(9, success=[{"do": "damage", "points": 1}]),), conflict=conflict)
    bot = AtTheTable(among_people(tmp_path, beast), stands_in=True).takes(1)
    assert bot.table.is_fighting()
    bot.acts(do.READY[0])
    assert bot.does() == do.READY[BOT]
    bot.acts(do.READY[BOT], do.CALL_ON[0][BOT])
    assert bot.does() == do.ATTEMPT[BOT][0]


def test_a_companion_does_it_unasked_once_people_have_done(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    bot.bot.company = Company((0,))
    bot.bot.known.ids.update(ALL_KNOWN)
    assert isinstance(bot.does(), do.StandBy)
    assert bot.let_go().does() == do.ATTEMPT[BOT][0]


@pytest.mark.parametrize("stands_in", [False, True])
@pytest.mark.parametrize("folder", ["masquerade", "labyrinth"])
def test_missions_with_people_who_do_anything_come_to_an_end(folder: str, stands_in: bool) -> None:
    """It does only what is allowed; where nobody else is waited for it holds back only to ask for a word."""
    pack: TimeStoriesPack = game("timestories").load_pack(str(CONFORMANCE / folder))
    match = Match(TimeStories(), [RandomBot, Agent, RandomBot], 5, None, pack)
    state, bot, rng = match.state, match.bots[BOT], Rng(5)
    assert isinstance(state, TimeStoriesState)
    bot.company = Company((0, 2), stands_in)
    said: list[tuple[int, Phrase | None]] = []
    while state.result() is None:
        deciding = state.deciding()
        seat = rng.pick(deciding)
        held = bot.holds_back(state.view(BOT), state.legal(BOT)) if seat == BOT else None
        if held is not None:
            kinds = (do.Choose, do.Vote, do.ChooseLocation) if held.asks else do.Choose
            assert all(isinstance(move, kinds) for move in state.legal(BOT)), "nobody waits for what it holds back"
            line = (state.round, held.words)
            assert held.words is None or line not in said, "it says no line twice"
            said.append(line)
            people = [one for one in deciding if one != BOT]
            assert people or held.asks
            seat = rng.pick(people or [BOT])
        match.do(seat, match.bots[seat].choose(state.view(seat), state.legal(seat)))


# --- tests, tales and decisions for all ---


def test_a_test_that_was_asked_for_before_the_card_was_read_is_attempted(tmp_path: Path) -> None:
    """“Go ahead: the cupboard, and try its test.” It had not read that card, took it, and gave it back untried."""
    trial = box(3, success=[{"do": "take", "item": 1}])
    cupboard = card("C", tests=(trial,), place={"es": "la alacena", "en": "the cupboard"})
    for words in ("Companion, go ahead: the cupboard, and try its test.", "Acompañante, tú a la alacena, por favor."):
        table = among_people(tmp_path / words[:3], card("B"), cupboard, items=(item(1),))
        bot = AtTheTable(table).takes(0).acts(do.STAND_BY[0])
        bot.passes()
        assert bot.said(words).heeds() == do.EXPLORE[BOT][1]
        bot.acts(do.EXPLORE[BOT][1])
        assert bot.does() == do.ATTEMPT[BOT][0]


def test_it_tells_the_story_of_a_card_as_its_writer_would_once(tmp_path: Path) -> None:
    """Of the card when it comes back from it, of what somebody told it there once that was read."""
    talk = {
        "number": 1,
        "text": text("Old words."),
        "gist": {"es": "me llama por otro nombre", "en": "he calls me by another name"},
    }
    people = [receptacle("ada", (2, 2, 2)), receptacle("bo", (2, 2, 2), interactions=[talk])]
    gist = {"es": "hay dos velas y solo arde una", "en": "there are two candles, and one of them burns"}
    cards = card("B", {"do": "read", "interaction": 1}, place={"es": "el pozo", "en": "the well"}, gist=gist)
    table = among_people(tmp_path, cards, receptacles=people)
    bot = AtTheTable(table)
    bot.acts(do.RECON[BOT][0], do.RECON[0][1])
    told = bot.bot.tell(table.view(BOT), do.RECOUNT[BOT])
    assert told is not None
    assert say(told, "en").startswith("I looked at the well: there are two candles, and one of them burns")
    assert say(told, "es").startswith("Sobre el pozo: hay dos velas y solo arde una")


def test_as_captain_it_asks_before_it_decides_for_all(tmp_path: Path) -> None:
    """“The umbrella wanted a nickname, out loud, and the bot answered before we could.”"""
    for words, way in (("go on, I say", 1), ("the first", 0)):
        bot = as_captain(tmp_path / words[:2])
        assert bot.table.view(BOT).captain == BOT
        held = bot.held
        assert held is not None
        assert held.asks
        assert held.words is not None
        assert say(held.words, "en").startswith("As captain it’s for me to decide: “What now?” It’s “")
        assert "Puede ser «" in say(held.words, "es")
        assert bot.held == HeldBack(asks=True), "it says so once"
        assert bot.said(words).held is None
        assert bot.chooses() == do.VOTE[BOT][0][way]


def test_of_people_who_never_say_a_word_it_asks_for_none(tmp_path: Path) -> None:
    bot = as_captain(tmp_path)
    bot.bot._unheard = 2
    assert bot.held is None
    assert isinstance(bot.chooses(), do.Vote)
    assert bot.said("Mm.").held is not None
