"""Beside people the agent leaves to them what cannot be taken back, and does what they ask for in the table's chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from horae import game
from horae.bots.bot import RandomBot
from horae.bots.company import Company, HeldBack, Spoken
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.requests import Requests
from horae.core.game import Action, Event, Seat, for_seat
from horae.core.rng import Rng
from horae.core.speech import Text, say
from horae.games.timestories import actions as do
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack
from horae.sim.match import Match
from horae.testkit.timestories import (
    END,
    Data,
    TimeStoriesTable,
    card,
    item,
    location,
    mission,
    option,
    position,
    read,
    text,
)
from horae.testkit.timestories import trial_box as box

CONFORMANCE = Path(__file__).parents[1] / "conformance"
BOT = 1
"""Ada at seat 0 is a person's, Bo at seat 1 the agent's, others where there are more people's, too."""


class AtTheTable:
    """The agent at seat 1, beside people; it hears everything from here on."""

    def __init__(self, table: TimeStoriesTable, stands_in: bool = False) -> None:
        self.table = table
        self.bot = Agent(TimeStories(), BOT, Rng(1), table.state.pack)
        others = tuple(seat for seat in range(table.state.n) if seat != BOT)
        self.bot.company = Company(others, stands_in)
        self.bot.known.see(table.view(BOT))

    def acts(self, *actions: Action) -> AtTheTable:
        for action in actions:
            told: list[tuple[Event, Seat | None]] = self.table.acts(action).last
            for event in for_seat(told, BOT):
                self.bot.hear(event)
        return self

    def takes(self, slot: int) -> AtTheTable:
        """The agent takes this card, the others those that are left, and all tell of them."""
        agents = range(self.table.state.n)
        rest = iter(one for one in range(9) if one != slot)
        self.acts(*(do.RECON[agent][slot if agent == BOT else next(rest)] for agent in agents))
        return self.acts(*(do.RECOUNT[agent] for agent in agents))

    def let_go(self) -> AtTheTable:
        """The people have nothing more to do here."""
        for agent in range(self.table.state.n):
            if agent != BOT:
                self.acts(do.READY[agent])
        return self

    def said(self, words: str, seat: Seat | None = 0) -> AtTheTable:
        self.bot.overhear(Spoken(seat, words))
        return self

    @property
    def held(self) -> HeldBack | None:
        view = self.table.view(BOT)
        assert BOT in view.deciding
        return self.bot.holds_back(view, self.table.state.legal(BOT))

    def chooses(self) -> Action:
        return self.bot.choose(self.table.view(BOT), self.table.state.legal(BOT))

    def offers(self) -> tuple[str, str]:
        """What it says while it holds back, which it says once."""
        held = self.held
        assert held is not None
        assert held.words is not None
        assert self.held == HeldBack()
        return say(held.words, "en"), say(held.words, "es")

    def does(self) -> Action:
        """What it does now, without holding back."""
        assert self.held is None
        return self.chooses()


def ask(*options: Data, by: str = "reader") -> Data:
    return {"do": "choose", "ask": text("What now?"), "options": list(options), "by": by}


def among_people(folder: Path, *cards: Data, seats: int = 2, **more: Any) -> TimeStoriesTable:
    """At the pier, where these cards lie and three that say nothing."""
    files = mission(location("pier", *cards, card("X"), card("Y"), card("Z")), **more)
    return position(read(folder, files), seats).acts(do.ChooseLocation(0, "pier"))


# --- ends ---


def ending(folder: Path) -> AtTheTable:
    """The agent is asked whether the mission ends."""
    table = among_people(folder, card("B", ask(option("end it", END), option("go on"))))
    return AtTheTable(table).takes(0)


def test_it_does_not_end_the_mission_by_itself(tmp_path: Path) -> None:
    bot = ending(tmp_path)
    assert bot.offers() == (
        "I could end the mission here. I’ll only do it if you say “go ahead”.",
        "Aquí podría terminar la misión. Solo lo haré si me decís «adelante».",
    )
    assert bot.let_go().does() == do.CHOOSE[BOT][1], "only the agent is waited for now"


@pytest.mark.parametrize("words", ["Go ahead!", "sí, hazlo", "yes", "Adelante.", "end the mission", "vale"])
def test_it_ends_the_mission_where_people_want_it(words: str, tmp_path: Path) -> None:
    bot = ending(tmp_path)
    bot.offers()
    assert bot.said(words).does() == do.CHOOSE[BOT][0]


@pytest.mark.parametrize("words", ["don’t do it", "espera, aún no", "What a strange pier", "¿Qué hacemos?"])
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


def test_a_test_that_would_end_the_mission_waits_for_the_people_to_be_ready(tmp_path: Path) -> None:
    table = among_people(tmp_path, card("B", tests=(box(1, success=[END]),)))
    bot = AtTheTable(table).takes(0)
    assert bot.offers()[0].startswith("I could end the mission here.")
    assert bot.said("adelante").does() == do.ATTEMPT[BOT][0]
    assert isinstance(AtTheTable(table).let_go().does(), do.StandBy | do.Ready)


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
    assert english.startswith("I’m asked for a word, and it can’t be taken back. I’d write “Cy”:")
    assert spanish.startswith("Me piden una palabra, y no habrá vuelta atrás. Yo escribiría «Cy»:")
    assert bot.let_go().does() == do.CHOOSE[BOT][0], "it leaves the question"


@pytest.mark.parametrize(
    ("words", "typed"),
    [("go ahead", "Cy"), ("write Irene", "Irene"), ("Escribe «Irene».", "Irene"), ("type the name Irene!", "Irene")],
)
def test_it_types_what_people_tell_it_to(words: str, typed: str, tmp_path: Path) -> None:
    bot = asked_for_a_word(tmp_path)
    bot.offers()
    assert bot.said(words).does() == do.Answer(BOT, typed)


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


def test_it_pays_nothing_for_the_group_while_people_can(tmp_path: Path) -> None:
    price = {"do": "spend", "azrak": 2, "by": "group", "then": [{"do": "open", "location": "end"}]}
    table = among_people(tmp_path, card("B", price))
    bot = AtTheTable(table).takes(1)
    bot.bot.known.ids.update(("pier-b", "pier-y", "pier-z"))  # nothing is new to it
    assert bot.offers() == (
        "This is for all of us to pay. If you want me to put in some of mine, say “pay”.",
        "Esto se paga entre todo el grupo. Si queréis que ponga de lo mío, decid «paga».",
    )
    assert bot.said("paga tú").does() == do.PLEDGE[BOT][0]


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


def test_it_votes_after_the_people_and_as_most_of_them(tmp_path: Path) -> None:
    bot = voting(tmp_path)
    assert bot.held == HeldBack()
    bot.acts(do.VOTE[0][BOT][0])
    assert bot.held == HeldBack(), "somebody is still to vote"
    bot.acts(do.VOTE[2][BOT][0])
    assert bot.does() == do.VOTE[BOT][BOT][0]


def test_where_people_disagree_it_votes_as_the_captain(tmp_path: Path) -> None:
    for captains, others in ((0, 1), (1, 0)):
        bot = voting(tmp_path / str(captains)).acts(do.VOTE[0][BOT][captains], do.VOTE[2][BOT][others])
        assert bot.does() == do.VOTE[BOT][BOT][captains]


def test_it_agrees_to_what_is_proposed_once_the_people_have(tmp_path: Path) -> None:
    bot = AtTheTable(among_people(tmp_path, card("B"), seats=3)).acts(do.STOP[0])
    assert bot.held == HeldBack()
    bot.acts(do.AGREE[2])
    assert bot.does() == do.AGREE[BOT]


# --- where to go ---


def test_as_captain_it_goes_where_people_want_to_go(tmp_path: Path) -> None:
    pack = read(tmp_path, mission(location("pier", card("B")), location("well", card("B")), location("town", card("B"))))
    for place in ("pier", "well", "town"):
        bot = AtTheTable(position(pack, captain=BOT))
        assert bot.said(f"¿Vamos a {place}?").does() == do.ChooseLocation(BOT, place)


# --- standing in for somebody ---


def standing_in(folder: Path) -> AtTheTable:
    gift = box(1, success=[{"do": "take", "item": 1}])
    table = among_people(folder, card("B", tests=(gift,)), items=(item(1),))
    return AtTheTable(table, stands_in=True).takes(0)


def test_whoever_stands_in_spends_nothing_of_theirs_and_goes_along(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    assert bot.offers() == (
        "I’m only keeping this seat and go along with you. If you want me to do more here, say “go ahead”.",
        "Solo estoy guardando el sitio y os sigo. Si queréis que haga algo más aquí, decid «adelante».",
    )
    assert isinstance(bot.let_go().does(), do.StandBy | do.Ready)


def test_whoever_stands_in_does_what_people_want(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    bot.offers()
    assert bot.said("adelante, inténtalo").does() == do.ATTEMPT[BOT][0]


def test_whoever_stands_in_holds_up_no_conflict(tmp_path: Path) -> None:
    conflict = {"kind": "group", "life": 1, "opponent": text("Beast"), "starts": "reading"}
    beast = card("B", tests=(box(9, success=[{"do": "damage", "points": 1}]),), conflict=conflict)
    bot = AtTheTable(among_people(tmp_path, beast), stands_in=True).takes(1)
    assert bot.table.is_fighting()
    bot.acts(do.READY[0])
    assert bot.does() == do.READY[BOT]
    bot.acts(do.READY[BOT], do.CALL_ON[0][BOT])
    assert bot.does() == do.ATTEMPT[BOT][0]


def test_a_companion_does_it_unasked(tmp_path: Path) -> None:
    bot = standing_in(tmp_path)
    bot.bot.company = Company((0,))
    assert bot.does() == do.ATTEMPT[BOT][0]


@pytest.mark.parametrize("stands_in", [False, True])
@pytest.mark.parametrize("folder", ["masquerade", "labyrinth"])
def test_missions_with_people_who_do_anything_come_to_an_end(folder: str, stands_in: bool) -> None:
    """It does only what is allowed, and never holds back where nobody else is waited for."""
    pack: TimeStoriesPack = game("timestories").load_pack(str(CONFORMANCE / folder))
    match = Match(TimeStories(), [RandomBot, Agent, RandomBot], 5, None, pack)
    state, bot, rng = match.state, match.bots[BOT], Rng(5)
    bot.company = Company((0, 2), stands_in)
    while state.result() is None:
        deciding = state.deciding()
        seat = rng.pick(deciding)
        if seat == BOT and bot.holds_back(state.view(BOT), state.legal(BOT)) is not None:
            people = [one for one in deciding if one != BOT]
            assert people
            seat = rng.pick(people)
        match.do(seat, match.bots[seat].choose(state.view(seat), state.legal(seat)))


# --- what is understood ---


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
