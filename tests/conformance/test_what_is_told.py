"""What anybody is told, offered or shown, in either language, is a whole sentence: over random games of every game and mission.

What a writer put on a card is theirs and not judged here, but for the marks that no text may have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from horae import game
from horae.core.game import Heard, State
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, Sayable, say
from horae.games.registry import narration_of, stakes_of
from horae.spoken.game import open_words
from horae.spoken.voice import Voice
from horae.testkit.random_play import GameSetup, next_act

TESTS = Path(__file__).parents[1]
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve")
MISSIONS = [
    None,
    "training",
    "summer-night",
    *sorted(str(folder) for folder in (TESTS / "missions").iterdir()),
    *(str(TESTS / "conformance" / name) for name in ("labyrinth", "brink", "masquerade", "ferry")),
]
SETUPS = [
    *(GameSetup(game("timestories"), 1 + number % 4, {}, source) for number, source in enumerate(MISSIONS)),
    *(
        GameSetup(game("shipwreck"), seats, options)
        for seats, options in ((2, {}), (3, {"agreement": True}), (5, {"honour": True}))
    ),
    *(GameSetup(game("echoes"), seats) for seats in (2, 3, 4)),
]
MOST_ACTS = 700

MANY = "rondas|saltos|cartas|fichas|turnos|puntos|posiciones|rounds|runs|cards|tokens|turns|points|positions|visits|discards"
WRONG = {
    "a mark for something unknown": r"(?<![\w¡!?….)»”’\]*])\?(?!\w)",
    "empty quotation marks": r"«\s*»|“\s*”|\"\s*\"|\(\s*\)",
    "two spaces": r"\S {2,}\S",
    "a space before a stop": r" [.,;:!)»”](?!\.)",
    "a space at an end": r"^[ \t]|[ \t]$",
    "a gap in a word": r"[a-záéíóúñ]-[ \n][a-záéíóúñ]",
    "a raw key": r"\b(timestories|shipwreck|echoes|play|online|table|agent|explorer)-[a-z]+-[a-z-]+|\b[a-z]+_[a-z_]+\b|\{|\}",
    "nothing at all": r"^$",
    "a stop twice": r"(?<!\.)\.\.(?!\.)|[?!]\.|,,|:\.",
    "one of many": rf"\b1 ({MANY})\b|\b[Qq]uedan 1\b|\bfaltan 1\b",
}


def faults_of(words: str) -> list[str]:
    found = [name for name, wrong in WRONG.items() if re.search(wrong, words)]
    part = re.search(r"\b(\d+) (?:of|de) (\d+) (?:damage|de daño)|(?:damage|daño)[^.]*: (\d+) (?:of|de) (\d+)", words)
    if part is not None:
        most = [int(number) for number in part.groups() if number is not None]
        found += ["more than there is"] if most[0] > most[1] else []
    return found


@pytest.mark.parametrize("words", ["It’s card ?.", "“ ” is taken", "take A ", "3 of 2 damage", "thirty- seven", "Quedan 1"])
def test_what_is_no_sentence_is_caught(words: str) -> None:
    assert faults_of(words)


@pytest.mark.parametrize("words", ["What now? On.", "¿Quién? «Yo».", "Ronda 2… 3 de 4 de daño."])
def test_a_sentence_is_left_alone(words: str) -> None:
    assert not faults_of(words)


def _texts(node: object) -> Iterator[str]:
    """Every text in a file of a mission, in either language."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in LANGUAGES and isinstance(value, str):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)


def test_no_text_of_a_mission_has_a_gap_where_its_lines_were_joined() -> None:
    folders = [*(TESTS.parent / "src" / "horae" / "content" / "timestories").iterdir(), TESTS.parent / "examples" / "salt"]
    marks = ("empty quotation marks", "two spaces", "a space before a stop", "a gap in a word")
    found = []
    for file in (file for folder in folders if folder.is_dir() for file in folder.rglob("*.yaml")):
        for text in _texts(yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)):
            found += [f"{file.parent.name}/{file.name}: {text[:80]}" for mark in marks if re.search(WRONG[mark], text)]
    assert found == []


def _told(setup: GameSetup, seed: int) -> Iterator[tuple[str, Sayable]]:
    """All that is told in a random game: to each seat, and to who watches."""
    pack, rng = setup.pack(), Rng(seed, "told")
    state: State = setup.game.new(setup.seats, seed, dict(setup.options), pack)
    narration, stakes = narration_of(setup.game), stakes_of(setup.game)
    ears = [*range(setup.seats), None]
    tellers = {ear: narration.Narrator(pack, state.view(ear)) for ear in ears}
    heard = Heard()
    for number in range(MOST_ACTS):
        if number % 5 == 0:
            seat = ears[number // 5 % len(ears)]
            view = state.view(seat)
            yield "step", narration.step(view, pack)
            if seat is not None:
                offered = [*state.legal(seat), *state.asides(seat)]
                yield from (("move", narration.move(action, view, pack)) for action in offered)
                if stakes is not None:
                    made = stakes.stakes(list(offered), view, pack)
                    yield from (("stake", one.words) for each in made for one in each if hasattr(one, "words"))
        ended = state.result()
        if ended is not None:
            yield from (("end", one) for ear in ears for one in narration.result(ended, ear, pack))
            return
        state.apply(*next_act(setup, state, rng, 12 if seed % 2 else 0), heard)
        for event, only in heard.take():
            for ear in ears if only is None else [only]:
                if ear in tellers:
                    said = tellers[ear].tell(event)
                    if said is not None:
                        yield type(event).__name__, said


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup}-{Path(setup.pack_source or 'first').name}")
def test_everything_told_is_whole_in_both_languages(setup: GameSetup) -> None:
    faults: dict[str, str] = {}
    seen: set[str] = set()
    for seed in range(2):
        for kind, said in _told(setup, seed):
            for language in LANGUAGES:
                words = say(said, language, NAMES)
                if words not in seen:
                    seen.add(words)
                    for fault in faults_of(words):
                        faults.setdefault(f"{kind}: {fault} ({language})", words)
    assert not faults, "\n".join(f"{fault}: {words!r}" for fault, words in faults.items())


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup}-{Path(setup.pack_source or 'first').name}")
def test_the_table_in_plain_lines_is_whole_in_both_languages(setup: GameSetup) -> None:
    pack, rng = setup.pack(), Rng(3, "shown")
    spoken = open_words(setup.game, pack)
    state = setup.new(3)
    faults: dict[str, str] = {}
    for number in range(MOST_ACTS // 2):
        if state.result() is not None:
            break
        if number % 25 == 0:
            seat = number // 25 % setup.seats
            for language in LANGUAGES:
                voice, view = Voice(language, NAMES), state.view(seat)
                lines = [*spoken.plain_board(view, state.legal(seat), voice)]
                lines += [voice.say(spoken.step(view))]
                for one in spoken.readings(view, voice):
                    lines += [voice.say(one.group), voice.say(one.name), *one.lines]
                for words in (line.strip() for line in lines):
                    for fault in faults_of(words):
                        faults.setdefault(f"{fault} ({language})", words)
        state.apply(*next_act(setup, state, rng, 0))
    assert not faults, "\n".join(f"{fault}: {words!r}" for fault, words in faults.items())
