"""`horae join`: people at terminals and programs at a real server's tables, and what a bad link is answered with."""

from __future__ import annotations

import asyncio
import queue
import re
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import msgspec
import pytest
from rich.console import Console

import horae
from horae.cli import command_line
from horae.cli.app import run
from horae.cli.client import CannotJoin, Client, Inbox, Link, Typed, fetch, read_link
from horae.cli.join import join
from horae.cli.terminal import json_lines
from horae.cli.terminal.face_choice import face_of
from horae.cli.terminal.json_lines import JsonLines
from horae.cli.terminal.online import OnlineChair
from horae.cli.terminal.saved_seats import saved_seats, seats_folder
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.timestories import TimeStoriesFace
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Phrase, inside_marks
from horae.packs.texts import in_language
from horae.server.identity import Tokens
from horae.server.protocol.http_bodies import Admission, Enter
from horae.spoken.voice import Voice
from horae.testkit.client import open_table
from horae.testkit.crash import FAST
from horae.testkit.example_package import install
from horae.testkit.server_process import ServerProcess
from horae.testkit.timestories import campaign
from horae.testkit.waiting import LONG, wait_until

HINT = re.compile(r"Type a number|A number makes that move|Escribe un número|Un número hace esa jugada")
MOVE = re.compile(r"^(\d+)\. ", re.MULTILINE)
Serve: TypeAlias = Callable[..., ServerProcess]
Choose: TypeAlias = Callable[[Sequence[int]], int | None]
"""Which of the numbers that are offered; None to think about it."""


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    command_line._chosen.clear()
    return tmp_path / "state"


def opened(url: str, game: str = "shipwreck", name: str = "Ana", **wish: Any) -> Link:
    """A new table, and the link of who opened it."""
    made = asyncio.run(open_table(url, name, game=game, **wish))
    return Link(url, made["table"], made["token"])


def own(link: Link) -> str:
    return f"{link.address}#{link.token}"


SEATED: list[Person] = []


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """Whatever becomes of a test, its people do not play on through the next one, nor does a line of theirs look for a server
    that is gone."""
    yield
    for person in SEATED:
        person.hang_up()
    while SEATED:
        SEATED.pop().is_gone()
    assert "line" not in [thread.name for thread in threading.enumerate()]


class Person:
    """Somebody at a terminal of their own. What they type is told beforehand, or a way to choose among moves."""

    def __init__(self, link: str | None, name: str | None = None, language: str = "en", **how: Any) -> None:
        self.paper = StringIO()
        self.fault: BaseException | None = None
        self._typed: queue.Queue[str | None] = queue.Queue()
        self._choose: Choose | None = None
        self._read_to = 0
        console = Console(file=self.paper, width=100, highlight=False)
        self._thread = threading.Thread(target=self._sit, args=(link, name, language, console, how), daemon=True)
        self._thread.start()
        SEATED.append(self)

    def _sit(self, link: str | None, name: str | None, language: str, console: Console, how: dict[str, Any]) -> None:
        try:
            join(link, name, language, console=console, read=self._read, **{"plain": True, **how})
        except BaseException as wrong:
            self.fault = wrong

    def _read(self) -> str:
        """The keyboard: what was told, and where somebody chooses, an answer to each new question."""
        while True:
            try:
                line = self._typed.get(timeout=0.02)
            except queue.Empty:
                number = self._answer()
                if number is not None:
                    return str(number)
                continue
            if line is None:
                raise EOFError
            return line

    def _answer(self) -> int | None:
        """A number for the moves above the newest hint, once for each hint."""
        printed = self.printed
        hints = list(HINT.finditer(printed, self._read_to))
        if self._choose is None or not hints or not printed.endswith("› "):
            return None
        block = printed[: hints[-1].start()].rstrip("\n").rsplit("\n\n", 1)[-1]
        number = self._choose([int(found) for found in MOVE.findall(block)])
        if number is not None:
            self._read_to = len(printed)
        return number

    @property
    def printed(self) -> str:
        return self.paper.getvalue()

    @property
    def words(self) -> str:
        return " ".join(self.printed.split())

    def types(self, *lines: str) -> None:
        for line in lines:
            self._typed.put(line)

    def plays(self, choose: Choose) -> None:
        self._choose = choose

    def sees(self, words: str, times: int = 1) -> None:
        """Wait until it was printed so often."""

        def is_printed() -> bool:
            assert self.fault is None, f"{self.fault!r}\n{self.printed[-2000:]}"
            return self.words.count(words) >= times

        try:
            wait_until(is_printed, f"{words!r} is printed")
        except AssertionError:
            print(self.printed[-3000:])
            raise

    def hang_up(self) -> None:
        self._choose = None
        self._typed.put(None)

    def leaves(self) -> None:
        self.hang_up()
        self.is_gone()
        assert self.fault is None, repr(self.fault)

    def is_gone(self) -> None:
        self._thread.join(LONG)
        assert not self._thread.is_alive(), f"still at the table:\n{self.printed[-2000:]}"


def two_people(url: str, game: str, **wish: Any) -> tuple[Person, Person]:
    """Ana, who opened the table, and Bruno, in a running game."""
    link = opened(url, game, **wish)
    ana = Person(own(link))
    ana.sees("Seat 1: Ana (you, host)")
    bruno = Person(link.address, "Bruno")
    bruno.sees("Ready? Type “ready”.")
    bruno.types("ready")
    ana.sees("Bruno is ready.")
    ana.types("start")
    for person in (ana, bruno):
        person.sees("The game begins.")
    return ana, bruno


def randomly(seed: int) -> Choose:
    rng = Rng(seed, "typed")
    return lambda offered: offered[rng.below(len(offered))]


def nothing_more(offered: Sequence[int]) -> int:
    """Shipwreck: no prediction where that is open, else the first move."""
    return 8 if 8 in offered else offered[0]


# --- whole games ---


def test_two_people_play_a_whole_game_of_shipwreck_and_another_one(url: str) -> None:
    ana, bruno = two_people(url, "shipwreck")
    for person in (ana, bruno):
        person.plays(nothing_more)
    for person in (ana, bruno):
        person.sees("Type “again” for another game")
        assert "it matches the seal shown at the start" in person.words
        assert "Turn 2:" in person.words
    ana.types("read")  # also when it is over
    ana.sees("Type “read” and a number or a name to read one thing")
    ana.types("again")
    ana.sees("Seat 1: Ana (you, host)", times=2)
    bruno.sees("Type “again” to sit down there.")
    bruno.types("again")
    bruno.sees("Seat 2: Bruno (you, not ready yet)", times=2)
    for person in (ana, bruno):
        person.leaves()
        assert "your seat stays yours" in person.words


@pytest.mark.rule("TS-1.4")
def test_people_go_on_to_another_mission_with_what_they_remember(serve: Serve, tmp_path: Path) -> None:
    url = serve(packs=(str(campaign(tmp_path / "missions")),)).url
    ana = Person(own(opened(url, "timestories", pack="eve")))
    ana.sees("Seat 1: Ana (you, host)")
    assert "You remember" not in ana.words
    ana.types("start")
    ana.plays(randomly(1))
    ana.sees("To play something else with them, type “again” and its name: The Last Light, The Uncalled, The Morrow.")
    ana.sees("What you’ll remember of this one goes with you there.")
    ana.types("again tomorrow")
    ana.sees("There’s nothing by that name to play next; there are: training, summer-night, eve, morrow")
    ana.types("again The Morrow")
    ana.sees("You remember: You sat up all night.")
    ana.types("start")
    ana.sees("You yawn.")
    ana.leaves()


def test_one_person_plays_echoes_beside_bots_in_spanish(url: str) -> None:
    link = opened(url, "echoes")
    ana = Person(own(link), language="es")
    ana.sees("Asiento 1: Ana (eres tú, abrió la mesa)")
    ana.types("bot 2 greedy", "bot aleatorio", "quién")
    ana.sees("Asiento 3:", times=2)
    ana.types("empezar")
    ana.plays(randomly(1))
    ana.sees("Escribe «otra» para jugar otra vez")
    assert not re.search(r"\b(?:echoes|play|online)-[a-z]{3,}", ana.printed)
    ana.leaves()


def test_two_people_play_the_training_mission_and_read_only_their_own_cards(url: str) -> None:
    ana, bruno = two_people(url, "timestories")
    assert "Give her a light." in ana.words
    ana.plays(randomly(3))
    bruno.plays(randomly(4))
    for person in (ana, bruno):
        person.sees("Type “again” for another game")
    ana.leaves()
    bruno.leaves()
    secret = re.compile(r"(?:Inés|Tomás|Brígida|Nuño) reads a card in secret")
    assert secret.search(ana.words)
    inhabited = {one: re.findall(r"(Inés|Tomás|Brígida|Nuño) \((Ana|Bruno)\)", one.words) for one in (ana, bruno)}
    for reader, other, name in ((ana, bruno, "Ana"), (bruno, ana, "Bruno")):
        who = {receptacle for receptacle, called in inhabited[reader] if called == name}
        assert len(who) == 1
        assert f"In front of {who.pop()}, Card" in reader.words
        for owner, called in inhabited[other]:
            if called != name:
                assert f"In front of {owner}, " not in reader.words


def test_a_number_whose_move_another_has_taken_is_refused_and_the_others_keep_theirs(url: str) -> None:
    ana, bruno = two_people(url, "timestories")
    for person in (ana, bruno):
        person.sees("3. inhabit Brígida")
    bruno.types("1")
    ana.sees("Bruno inhabits Inés.")
    ana.types("1")
    ana.sees("What number 1 stood for can’t be done any more.")
    ana.types("3")
    bruno.sees("Ana inhabits Brígida.")
    ana.leaves()
    bruno.leaves()


# --- what is printed holds nothing of another's ---


def test_what_is_printed_for_a_seat_is_of_that_seat(url: str) -> None:
    ana, bruno = two_people(url, "shipwreck")
    first, second = (ana, bruno) if "you’re up" in ana.words else (bruno, ana)
    first.sees("Your hand:")
    second.sees("drew 2 fates.")
    first.types("look")
    first.sees("Your hand:", times=2)
    second.types("look", "read")
    second.sees("Type “read” and a number")
    assert "Your hand" not in second.words
    assert "You drew" not in second.words
    watcher = Person(first_link(ana), watch=True)
    watcher.sees("You’re watching Ana and Bruno.")
    watcher.types("look", "1", "say hello")
    watcher.sees("You’re watching; come in to take part.")
    assert "Your hand" not in watcher.words
    for person in (ana, bruno, watcher):
        person.leaves()


def first_link(person: Person) -> str:
    """The link that the terminal gives for friends."""
    person.types("link")
    person.sees("for your friends:")
    found = re.search(r"for your friends: (\S+)", person.words)
    assert found is not None
    return found[1]


# --- around the game ---


def test_people_talk_and_take_back_and_let_bots_play(url: str) -> None:
    ana, bruno = two_people(url, "echoes")
    ana.types("say Hello, «Bruno»!")
    for person in (ana, bruno):
        person.sees("Ana: “Hello, «Bruno»!”")
    bruno.types("react nice")
    bruno.sees("What would you like to say? Well played!")
    bruno.types("react well")
    ana.sees("Bruno: “Well played!”")
    ana.types("say " + "well then " * 60)  # longer than one message may be
    for _ in range(2):
        bruno.sees("Ana: “well then")
    ana.sees("Which card do you play first?")
    ana.types("1")
    ana.sees("You’ve chosen your first card.")
    bruno.types("1")
    bruno.sees("You’ve chosen your first card.")
    bruno.types("undo")
    bruno.sees("the others have to agree")
    ana.sees("Type “undo yes” to agree or “undo no” to refuse.")
    ana.types("undo yes")
    bruno.sees("The last action was taken back.")
    bruno.types("lang es")
    bruno.sees("Se deshizo la última acción.")
    bruno.types("bot")
    ana.sees("plays seat 2.")
    bruno.types("he vuelto")
    ana.sees("Bruno is back in the game.")
    ana.types("why 1", "why conquer growth", "rule ET-6.1", "sit 9", "bot 9", "name", "name Anita")
    ana.sees("Which seat? They go from 1 to 4.", times=2)
    bruno.sees("Ana ahora se llama Anita.")
    ana.leaves()
    bruno.sees("Anita se ha desconectado.")
    bruno.leaves()


@pytest.mark.parametrize(
    ("language", "typed", "seen"),
    [
        (
            "en",
            ("play for 2", "play for", "bot 2 random", "seat 2 Eva"),
            ("You’re playing for the bot in seat 2 now", "leaves the bot"),
        ),
        (
            "es",
            ("jugar por 2", "jugar por", "bot 2 random", "asiento 2 Eva"),
            ("Ahora juegas por el bot del asiento 2", "vuelva a jugar solo"),
        ),
    ],
)
def test_the_host_plays_for_a_bot_changes_it_and_gives_its_seat_away(
    url: str, language: str, typed: Sequence[str], seen: Sequence[str]
) -> None:
    link = opened(url, "echoes")
    ana = Person(own(link), language=language)
    ana.types("bot 2 greedy", "start" if language == "en" else "empezar")
    ana.sees("Which card do you play first?" if language == "en" else "¿Qué carta")
    eva = Person(link.address, "Eva", watch=False)
    eva.sees("You’re watching")
    ana.types(typed[0])
    ana.sees(seen[0])
    ana.types(typed[1])
    ana.sees(seen[1])
    ana.types(typed[2], typed[3])
    ana.sees("Eva takes over seat 2." if language == "en" else "Eva ocupa el asiento 2.")
    for person in (ana, eva):
        person.leaves()


def test_a_host_who_stalls_is_voted_away_and_may_then_be_sent_away(url: str) -> None:
    link = opened(url, "echoes")
    ana = Person(own(link))
    ana.sees("Seat 1: Ana (you, host)")
    bruno, clara = Person(link.address, "Bruno", language="es"), Person(link.address, "Clara")
    for person, word in ((bruno, "adelante"), (clara, "ready")):
        person.types(word)
    for name in ("Bruno", "Clara"):
        ana.sees(f"{name} is ready.")
    ana.types("start")
    for person, begun in ((bruno, "Empieza la partida"), (clara, "The game begins")):
        person.sees(begun)
    bruno.types("cuidar")
    clara.sees("Type “host yes” to agree or “host no” to refuse.")
    clara.types("host no")
    bruno.sees("Ana sigue cuidando de la mesa.")
    bruno.types("cuidar")
    clara.sees("Bruno would like to look after the table instead of Ana.", times=2)
    clara.types("host yes")
    ana.sees("From now on Bruno looks after the table.")
    bruno.types("echar", "echar ana")
    bruno.sees("¿A quién? Están: Ana y Clara.")
    clara.sees("Bruno has sent Ana away from the table.")
    ana.is_gone()
    assert isinstance(ana.fault, CannotJoin)
    for person in (bruno, clara):
        person.leaves()


def seated(deciding: tuple[int, ...], language: str = "en") -> OnlineChair:
    """Ana, the host, beside Tom and the bot of seat 3, where these have something to decide."""
    people = [
        SimpleNamespace(seat=seat, person=person, bot=bot) for seat, person, bot in ((0, 7, None), (1, 8, None), (2, None, "b"))
    ]
    table = SimpleNamespace(phase="playing", seats=people, halt=None, undo=None, question=None, proposal=None, host_vote=None)
    chair = OnlineChair.__new__(OnlineChair)
    chair.client = cast(
        "Client",
        SimpleNamespace(
            table=table,
            you=SimpleNamespace(seat=0, person=7, host=True, plays_for=None),
            position=SimpleNamespace(deciding=deciding, legal=(), offer=0, view=None),
            here=[7, 8],
        ),
    )
    chair.voice, chair._enter_says = Voice(language, ("Ana", "Tom", "Companion 3")), False
    chair.game, chair.news, chair._plays_for = None, [], None
    chair._knows_of_bots = chair._knows_to_read_on = False
    chair.face = cast("Any", SimpleNamespace(step=lambda view: Phrase("timestories-now-telepathy")))
    return chair


@pytest.mark.parametrize(
    ("deciding", "waits_for", "bot"),
    [((1, 2), "Waiting for Tom.", False), ((2,), "Waiting for Companion 3.", True), ((1,), "Waiting for Tom.", False)],
)
def test_a_bot_that_waits_for_people_itself_is_not_said_to_be_waited_for(
    deciding: tuple[int, ...], waits_for: str, bot: bool
) -> None:
    chair = seated(deciding)
    assert chair.question().endswith(waits_for)
    chair._hear_bots()
    assert [chair.voice.say(news.words).partition(".")[0] for news in chair.news] == ["It’s a bot’s move"] * bot


def test_whoever_plays_for_a_bot_is_told_whose_moves_they_see_and_whether_their_own_is_due() -> None:
    chair = seated((0, 2))
    client: Any = chair.client
    client.you = SimpleNamespace(seat=2, person=7, host=True, plays_for=2)
    client.position.legal = ("a move",)
    before = "You’re playing for Companion 3; these are its moves. “play for” on its own takes you back to your seat"
    asked = "Tell the others what you found, in your own words."
    assert chair.question() == f"{before}, where it’s your move too. {asked}"
    client.position.deciding = (0,)
    assert chair.question() == f"{before}, where it’s your move too. {asked}", "nobody is told to wait for themselves"
    client.position.deciding = (1, 2)
    assert chair.question() == f"{before}. {asked}"


@pytest.mark.parametrize(
    ("is_alone", "legal", "says"),
    [
        (True, (), "Enter: read on"),
        (False, (), "Enter: read on. Only your screen waits here; the others go on."),
        (False, ("a move",), "Enter: read on. Only your screen waits here; after this the others need your move."),
    ],
)
def test_who_reads_a_longer_text_is_told_who_waits_meanwhile(is_alone: bool, legal: tuple[str, ...], says: str) -> None:
    chair = seated((0,))
    client: Any = chair.client
    client.position.legal = legal
    if is_alone:
        client.table.seats = [seat for seat in client.table.seats if seat.person != 8]
    assert chair.read_on() == says
    again = "; the others need your move." if legal else ""
    assert chair.read_on() == f"Enter: read on{again}", "explained once"


def test_a_prediction_is_proposed_at_terminals_and_one_word_answers_it(serve: Serve) -> None:
    """Three at the table, so that two of them are the group."""
    url = serve(proposal_seconds=3600.0, seed=3).url
    link = opened(url, options={"first": "1"})
    ana = Person(own(link))
    ana.sees("Seat 1: Ana (you, host)")
    others = []
    for name in ("Bruno", "Clara"):
        others.append(Person(link.address, name))
        others[-1].sees("Ready? Type “ready”.")
        others[-1].types("ready")
        ana.sees(f"{name} is ready.")
    bruno, clara = others
    ana.types("start")
    ana.plays(nothing_more)
    bruno.sees("Predict a 7")
    bruno.types("predict a 7")
    bruno.sees("Bruno proposes to predict a 7. If nobody objects, it counts in a few seconds. To take it back, type “no”.")
    clara.sees("Bruno proposes to predict a 7. Object? Type “no”. Agree? Type “yes”.")
    ana.sees("Bruno proposes to predict a 7. If nobody in the group objects, it counts in a few seconds.")
    clara.types("predict a 1")
    clara.sees("Bruno proposes to predict a 7; agree or object first")
    clara.types("no")
    for person in (ana, bruno, clara):
        person.sees("Clara objects, so what Bruno proposed doesn’t count.")
    bruno.types("predict a 7")
    clara.sees("Object? Type “no”.", times=2)
    bruno.types("no")
    clara.sees("Bruno takes the proposal back.")
    bruno.types("predict a 7")
    clara.sees("Object? Type “no”.", times=3)
    clara.types("yes")
    ana.sees("Bruno predicted that your secret fate is a 7.")


@pytest.mark.rule("TS-5.2", "TS-R4")
def test_who_types_into_a_pipe_is_heard_also_while_others_decide(url: str) -> None:
    """Moves wait there until they are asked for; what is said does not."""
    link = opened(url, "timestories")
    ana = Person(own(link))
    ana.sees("Seat 1: Ana (you, host)")
    command = [
        sys.executable,
        "-c",
        "from horae.cli.app import main; main()",
        "join",
        link.address,
        "--as",
        "Bruno",
        "--plain",
        "--lang",
        "en",
    ]
    bruno = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    assert bruno.stdin is not None
    try:
        print("ready", file=bruno.stdin, flush=True)
        ana.sees("Bruno is ready.")
        ana.types("start")
        ana.sees("1. inhabit Inés")
        ana.types("1")
        ana.sees("You inhabit Inés.")
        print("2", file=bruno.stdin, flush=True)
        ana.sees("Bruno inhabits Tomás.")
        ana.types("1")
        ana.sees("1. Go to The jetty")
        print("stand by", file=bruno.stdin, flush=True)  # a move before its time waits, and holds up nothing that is said
        print("say Can you hear me?", file=bruno.stdin, flush=True)
        ana.sees("Bruno: “Can you hear me?”")
    finally:
        bruno.kill()
        bruno.wait()
        bruno.stdin.close()
    ana.leaves()


def test_quoting_a_card_is_warned_of_and_said_only_if_one_insists(url: str) -> None:
    ana, bruno = two_people(url, "timestories")
    telling = "Tell the others what you found, in your own words."
    ana.plays(lambda offered: None if telling in ana.words else offered[0])
    bruno.plays(lambda offered: None if telling in bruno.words else offered[0])
    ana.sees(telling)
    card = re.search(r"In front of \w+, Card \w: ([^.]+\.[^.]+\.)", ana.words)
    assert card is not None
    said = inside_marks(card[1], "en")
    ana.types(f"say {card[1]}")
    ana.sees("telepathy comes in your own words")
    assert said not in bruno.words
    ana.sees(f"Not said yet: “{said}” Enter, or “say” on its own, says it as it is.")
    ana.types("read", "", "who")
    ana.sees("Seat 2: Bruno")
    assert said not in bruno.words, "after something else, Enter is no more than Enter"
    ana.types("say")
    bruno.sees(f"Ana: “{said}”")
    ana.types(f"say {card[1]}")
    ana.sees("Not said yet", times=2)
    ana.types("")
    bruno.sees(f"Ana: “{said}”", times=2)


def test_the_lobby_offers_the_rules_that_the_mission_can_be_played_by(url: str) -> None:
    ana = Person(own(opened(url, "timestories", pack="summer-night")))
    ana.sees("(“option rules”: ")


def test_the_lobby_is_set_up_by_words(url: str) -> None:
    link = opened(url)
    ana = Person(own(link))
    ana.sees("At least 2 seats have to be taken.")
    ana.types(
        "start", "option difficulty Hard", "option colour red", "option", "bot 3 reader", "empty 3", "gibberish", "?", "help"
    )
    ana.sees("only one is.")
    ana.sees("Difficulty: Hard")
    ana.sees("There’s no option “colour”")
    ana.sees("Seat 3 is free again.")
    ana.sees("“gibberish” isn’t something you can type here.")
    ana.sees("put a bot in seat 2", times=1)
    ana.types("stand up", "who", "ready", "sit 2", "lang es")
    ana.sees("Ana stood up.")
    ana.sees("You don’t have a seat at this table.")
    ana.sees("Asiento 2: Ana (eres tú, abrió la mesa)")
    ana.leaves()


def test_who_finds_the_first_free_seat_just_taken_takes_the_next(url: str) -> None:
    link = opened(url)
    made = fetch(url, f"/api/tables/{link.table}/people", Admission, "en", Enter("Bruno"))
    client = Client(Link(url, link.table, made.token), "en", queue.Queue())
    client.open()
    clara = Person(link.address, "Clara")
    clara.sees("Seat 2: Clara (you")
    assert client.table.seats[1].person is None, "Bruno has not heard of it yet"
    chair, paper = OnlineChair(client, "en", None), StringIO()
    chair.sit("", Screen(Console(file=paper, width=100), chair.voice, plain=True))
    assert client.you.seat == 2
    assert "already sitting there" not in paper.getvalue()
    client.close()
    clara.leaves()


# --- coming back ---


def test_a_seat_is_kept_and_come_back_to(url: str, state_folder: Path) -> None:
    link = opened(url)
    bruno = Person(link.address, "Bruno")
    bruno.sees("Seat 2: Bruno")
    bruno.leaves()
    (file,) = seats_folder().iterdir()
    assert seats_folder() == state_folder / "horae" / "seats"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(seats_folder().stat().st_mode) == 0o700
    for come_back in (None, link.address):
        again = Person(come_back)
        again.sees("You’re Bruno here.")
        again.sees("Seat 2: Bruno (you")
        again.leaves()
    clara = Person(link.address, "Clara")
    clara.sees("Seat 3: Clara (you")
    clara.leaves()
    assert {seat.name for seat in saved_seats()} == {"Bruno", "Clara"}
    with pytest.raises(CannotJoin, match="Clara, Bruno"):
        join(link.address, None, "en", read=iter(()).__next__)
    asked = Person(opened(url).address)
    asked.types("Dani")
    asked.sees("Seat 2: Dani (you")
    asked.leaves()


def test_who_comes_back_reads_on_request_what_was_told_before(url: str) -> None:
    ana, bruno = two_people(url, "shipwreck")
    ana.types(*(f"say word {number}" for number in range(1, 41)))
    bruno.sees("word 40")
    bruno.types("earlier", "earlier")
    bruno.sees("“word 1”", times=2)  # who was there is told it again
    bruno.leaves()
    again = Person(first_link(ana), "Bruno")
    again.sees("word 40")
    assert "“word 1”" not in again.words
    again.types("earlier", "who")
    again.sees("“word 1”")
    again.sees("Seat 2: Bruno (you")
    ana.leaves()
    again.leaves()


def test_a_lost_line_is_found_again_and_nothing_is_done_twice(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    ana, bruno = two_people(server.url, "echoes")
    ana.sees("Which card do you play first?")
    port = server.port
    server.kill()
    for person in (ana, bruno):
        person.sees("The line is gone.")
    ana.types("1")  # while there is no line
    server.start(port)
    for person in (ana, bruno):
        person.sees("The line is back.")
    bruno.sees("Ana has chosen a first card.")
    bruno.types("1")
    bruno.sees("first card is", times=2)
    assert ana.words.count("You’ve chosen your first card.") == 1
    ana.leaves()
    bruno.leaves()


# --- games that this machine does not have ---


def test_a_game_that_is_not_installed_here_is_played_in_the_servers_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(beside))
    with ServerProcess(f"sqlite:///{tmp_path}/noon.db", tmp_path / "noon.log") as server:
        assert "noon" not in horae.names()
        ana, bruno = two_people(server.url, "noon")
        ana.types("read", "rules", "why", "help")
        ana.sees("What you can type")
        ana.plays(randomly(1))
        bruno.plays(randomly(2))
        for person in (ana, bruno):
            person.sees("Type “again” for another game")
            assert not re.search(r"\b(?:noon|play|online)-[a-z]{3,}", person.printed)
            person.leaves()


def test_a_mission_is_shown_with_no_more_than_lies_open_of_it() -> None:
    game = horae.game("timestories")
    pack = game.load_pack("training")
    contents = {
        language: msgspec.json.decode(msgspec.json.encode(in_language(game.open_content(pack), language)))
        for language in LANGUAGES
    }
    whole, open_only = face_of(game, pack), TimeStoriesFace.of_open_content(contents)
    state = game.new(2, 3, None, pack)
    rng = Rng(1, "moves")
    for _ in range(60):
        if state.result() is not None:
            break
        seat = state.deciding()[0]
        for language in LANGUAGES:
            view, voice = state.view(seat), Voice(language, ("Ana", "Bruno"))
            assert list(open_only.plain_board(view, (), voice)) == list(whole.plain_board(view, (), voice))
            assert list(open_only.readings(view, voice)) == list(whole.readings(view, voice))
            assert voice.say(open_only.step(view)) == voice.say(whole.step(view))
            assert voice.say(open_only.title()) == voice.say(whole.title())
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


# --- for programs ---


class Program:
    """`horae join --json` in a process of its own."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from horae.cli.app import main; main()", "join", "--json", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def messages(self) -> Iterator[dict[str, Any]]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield msgspec.json.decode(line)

    def send(self, message: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write((message if isinstance(message, str) else msgspec.json.encode(message).decode()) + "\n")
        self.process.stdin.flush()

    def ends(self) -> tuple[int, list[dict[str, Any]]]:
        """Nothing more is sent: the status, and what was still heard."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        heard = list(self.messages())
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(LONG), heard


def test_a_program_plays_a_whole_game_in_lines_of_json(serve: Serve) -> None:
    link = opened(serve(**FAST).url, "echoes")  # or it would be told that it is too fast
    program = Program(own(link))
    messages = program.messages()
    welcome = next(messages)
    assert welcome["type"] == "welcome"
    assert welcome["table"]["phase"] == "lobby"
    program.send("no JSON")
    program.send({"type": "seat_bot", "seat": 1, "bot": "random"})
    program.send({"type": "start"})
    codes, outcome = [], None
    for message in messages:
        if message["type"] == "error":
            codes.append(message["code"])
        position = message.get("position")
        if position is not None and position["outcome"] is not None:
            outcome = position["outcome"]
            break
        if position is not None and position["legal"]:
            program.send(position["legal"][0]["action"])
    assert codes == ["bad-line"]
    assert outcome is not None
    assert program.ends()[0] == 0


def test_a_program_gets_an_answer_before_it_ends(url: str) -> None:
    link = opened(url)
    program = Program(link.address, "--as", "Robot")
    program.send({"type": "sit", "seat": 3})
    status, heard = program.ends()
    assert status == 0
    assert heard[0]["type"] == "welcome"
    assert any(line["words"] == "Robot sat down in seat 4." for one in heard for line in one.get("lines", ()))
    nameless = Program(link.address.replace("/t/", "/t/x"))
    assert nameless.ends() == (2, [])


def test_what_a_program_sent_too_fast_is_sent_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_lines, "ASK_AGAIN", 0.1)
    inbox: Inbox = queue.Queue()
    client = Client(opened(serve(messages_per_second=2.0, message_burst=2).url), "en", inbox)
    client.open()
    for number in range(4):
        inbox.put(Typed(msgspec.json.encode({"type": "say", "text": f"word {number}"}).decode()))
    inbox.put(Typed(None))
    out = StringIO()
    JsonLines(client, out, "en").run()
    client.close()
    assert '"too-fast"' in out.getvalue()
    heard = [msgspec.json.decode(line) for line in out.getvalue().splitlines()]
    said = [line["words"] for message in heard for line in message.get("lines", ()) if line["kind"] == "chat"]
    assert sorted(said) == [f"word {number}" for number in range(4)]


# --- bad links ---


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("https://play.example/t/abc-1", "https://play.example"),
        ("http://10.0.0.2:8000/t/abc-1/", "http://10.0.0.2:8000"),
        ("play.example/t/abc-1", "https://play.example"),
        ("localhost:8000/t/abc-1", "http://localhost:8000"),
        (" 127.0.0.1:1/t/abc-1 ", "http://127.0.0.1:1"),
    ],
)
def test_links_are_read_as_people_send_them(text: str, server: str) -> None:
    assert read_link(text) == Link(server, "abc-1")
    for token in (Tokens(b"secret").make("abc-1", 0), f"abc-1.0.{'s' * 43}"):
        assert read_link(f"{text.strip()}#{token}") == Link(server, "abc-1", token)
    assert read_link(f"{text.strip()}#rules") == Link(server, "abc-1"), "a place in the page is nobody's seat"
    with pytest.raises(CannotJoin, match="isn’t whole"):
        read_link(f"{text.strip()}#{Tokens(b'secret').make('abc-1', 0)[:-1]}")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["join", *words, "--as", "Ana"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("nonsense", "that’s not a table’s link: nonsense"),
        ("https://play.example/", "that’s not a table’s link"),
        ("ftp://play.example/t/abc", "that’s not a table’s link"),
        ("https://play.example/replay/abc", "shows a finished game"),
        ("http://127.0.0.1:9/t/abc", "http://127.0.0.1:9 isn’t answering"),
    ],
)
def test_a_bad_link_is_answered_in_one_line(link: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in refused(capsys, link)


def test_a_table_that_cannot_be_had_is_answered_in_one_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there’s no table like that" in refused(capsys, f"{url}/t/nowhere")
    assert "there’s no table like that" in refused(capsys, f"{url}/t/nowhere#nowhere.0.sig")
    link = opened(url)
    assert "isn’t whole" in refused(capsys, f"{link.address}#{link.token}x")
    assert "isn’t for a seat at this table" in refused(capsys, f"{link.address}#{opened(url).token}")
    shut = opened(url, settings={"watchers": False})
    assert "you can’t just watch" in refused(capsys, shut.address, "--watch")
    command_line._chosen.clear()
    assert run(["join", f"{url}/t/nowhere", "--as", "Ana", "--lang", "es"]) == 2
    assert "el servidor dice que no" in capsys.readouterr().err
    command_line._chosen.clear()
    assert run(["join"]) == 2
    assert "there’s no table to go back to" in capsys.readouterr().err


def test_another_pack_than_the_tables_is_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    link = opened(url)
    lagoon = Path(__file__).parents[1] / "conformance" / "lagoon"
    assert "isn’t the content this table plays with" in refused(capsys, own(link), "--pack", str(lagoon))
