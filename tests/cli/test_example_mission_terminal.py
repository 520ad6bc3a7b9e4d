"""The example mission, The Salt of Aldamar, played alone at a terminal to each of its endings, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from horae.cli.play import play
from horae.cli.terminal.local import LocalChair
from horae.core.log import Replay, load
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import read_mission
from horae.packs.reader import Folder

SALT = Path(__file__).parents[2] / "examples" / "salt"
MOVE = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)
ALWAYS: dict[str, tuple[str, ...]] = {
    "en": (
        "volunteers",
        "told it",
        "draw a Destiny card",
        "no more support",
        "on with the conflict",
        "stand by",
        "nothing more here",
        "on to the next location",
        "Deal evenly",
        "agree",
        "attempt",
    ),
    "es": (
        "se ofrece",
        "ya lo he contado",
        "sacar una carta de Destino",
        "no apoyar más",
        "adelante con el conflicto",
        "ponerse en espera",
        "nada más aquí",
        "seguir adelante",
        "Repartir por igual",
        "aceptar",
        "intentar",
    ),
}
"""What is done wherever nothing else is wished for, in this order."""


class Person:
    """Somebody with two receptacles who has a wish list for each visit. A wish is used once; what is typed is a number."""

    def __init__(self, language: str, team: tuple[str, str], visits: list[tuple[str, ...]]) -> None:
        self.paper = StringIO()
        self.always = ALWAYS[language]
        self.wishes = list(team)
        self.visits = list(visits)
        self.typed = 0
        self._read = 0

    @property
    def printed(self) -> str:
        return self.paper.getvalue()

    def __call__(self) -> str:
        since, self._read = self.printed[self._read :], len(self.printed)
        moves: dict[str, str] = {words: number for number, words in MOVE.findall(since)}
        self.typed += 1
        if not moves or self.typed > 200:
            raise EOFError  # the mission is over, or goes round in circles
        typed = next((wish for wish in self.wishes if wish.startswith(("answer", "responder"))), None)
        if typed is not None and re.search(r"type “answer”|escribe «responder»", since):
            self.wishes.remove(typed)
            return typed
        if any(self.visits and self.visits[0][0] in words for words in moves):
            self.wishes = list(self.visits.pop(0))
        for wish in self.wishes:
            for words, number in moves.items():
                if wish in words:
                    self.wishes.remove(wish)
                    return number
        return next((moves[words] for wish in self.always for words in moves if wish in words), "1")


def sits_down(person: Person, language: str, seed: int, log: Path) -> LocalChair:
    console = Console(file=person.paper, width=100, highlight=False)
    return play(
        "timestories", 1, seed, {}, language, "Ana", "random", log, pack=str(SALT), plain=True, console=console, ask=person
    )


WAYS: dict[str, tuple[str, tuple[str, str], list[tuple[str, ...]], list[str]]] = {
    "read": (
        "en",
        ("Brisa (", "Candela ("),
        [
            ("The salt pans", "Brisa: take C", "Candela: take B", "Brisa: attempt", "Brisa: attempt", "Candela: explore D"),
            ("The tavern", "Brisa: take D", "Candela: take C", "answer 1684", "Brisa: yes"),
            (
                "The counting house",
                "Brisa: take B",
                "Candela: take C",
                "Brisa: attempt",
                "Candela: attempt",
                "Candela: explore D",
                "Candela: Read it in the square",
            ),
        ],
        ["Trust 3", "The guard", "Mission accomplished"],
    ),
    "burned": (
        "es",
        ("Elías (", "Ferrán ("),
        [
            (
                "La taberna",
                "Elías: tomar C",
                "Ferrán: tomar B",
                "responder 1648",
                "Elías: explorar D",
                "Elías: sí",
                "Elías: explorar C",
                "responder mil",
                "Elías: explorar B",
                "Elías: explorar C",
                "responder 1684",
            ),
            ("La casa de cuentas", "Elías: tomar C", "Ferrán: tomar B", "Contra", "Contra", "Contra", "explorar D", "Quemarlo"),
        ],
        ["Y la marea no espera", "deja una llave sobre la mesa", "Sin libro no hay deuda"],
    ),
    "shipped": (
        "es",
        ("Brisa (", "Candela ("),
        [("Las salinas",)] * 7,
        ["falta 1 ronda", "La marea ha subido", "Las velas se hacen pequeñas"],
    ),
}
"""By ending: the language, whom one is, the wishes of each visit, and words that are read on the way."""


@pytest.mark.parametrize("ending", WAYS)
def test_each_ending_is_reached_at_the_terminal_and_the_log_replays(ending: str, tmp_path: Path) -> None:
    language, team, visits, told = WAYS[ending]
    person = Person(language, team, visits)
    chair = sits_down(person, language, 1, tmp_path / "log.jsonl")
    outcome = chair.state.result()
    assert outcome is not None, person.printed[-3000:]
    assert outcome.reason == ending
    words = " ".join(person.printed.split())
    assert [part for part in told if part not in words] == []
    replay = Replay(load((tmp_path / "log.jsonl").read_bytes()), TimeStories(), read_mission(Folder(SALT, "salt")))
    for entry, _, state, events in replay.steps():
        seen = [state.view(seat) for seat in (0, None)], [event for event, seat in events if seat in (0, None)]
        if b"1684" not in msgspec.json.encode(entry):
            assert b"1684" not in msgspec.json.encode(seen), "the year is told by nothing but the picture and two halves"
    assert state.result() == outcome
