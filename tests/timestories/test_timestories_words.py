"""TIME Stories in words and in the terminal: everything that happens and can be done has words in both languages."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from horae import game
from horae.cli.play import play
from horae.core.game import Heard, for_seat
from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, knows, say
from horae.games.timestories import narration
from horae.games.timestories.actions import ACTION_TYPES
from horae.games.timestories.events import EVENT_TYPES
from horae.games.timestories.profiles import profiles

LABYRINTH = str(Path(__file__).parents[1] / "conformance" / "labyrinth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_action_has_words(language: str) -> None:
    silent = set(narration._SILENT)
    for kind in EVENT_TYPES:
        tag = str(kind.__struct_config__.tag).replace("_", "-")
        assert kind in silent or knows(f"timestories-told-{tag}", language)
    for action in ACTION_TYPES:
        assert knows(f"timestories-move-{str(action.__struct_config__.tag).replace('_', '-')}", language)


@pytest.mark.parametrize("mission", ["training", LABYRINTH])
@pytest.mark.parametrize("seats", [1, 3])
def test_whole_games_can_be_told_to_everyone(mission: str, seats: int) -> None:
    rules = game("timestories")
    pack = rules.load_pack(mission)
    for seed in range(6):
        state = rules.new(seats, seed, {"profile": ("midsummer-en", "hadal-es")[seed % 2]}, pack)
        listeners = {seat: narration.Narrator(pack, state.view(seat)) for seat in (0, None)}
        heard, rng = Heard(), Rng(seed, "told")
        while state.result() is None:
            seat = state.deciding()[0]
            view = state.view(seat)
            moves = state.legal(seat)
            said = {language: [say(narration.move(move, view, pack), language) for move in moves] for language in LANGUAGES}
            assert all(words.strip() for told in said.values() for words in told)
            state.apply(seat, rng.pick(moves), heard)
            told = heard.take()
            for listener, narrator in listeners.items():
                for event in for_seat(told, listener):
                    phrase = narrator.tell(event)
                    assert phrase is None or all(say(phrase, language).strip() for language in LANGUAGES)
            assert all(say(narration.step(state.view(0), pack), language) for language in LANGUAGES)
        ended = state.result()
        assert ended is not None
        assert all(say(part, language) for part in narration.result(ended, None, pack) for language in LANGUAGES)


@pytest.mark.rule("TS-1.1")
@pytest.mark.parametrize("profile", list(profiles()))
def test_one_person_plays_the_training_mission_in_the_terminal(tmp_path: Path, profile: str) -> None:
    rng = Rng(7, "typed")
    screen = StringIO()
    asked = 0

    def ask() -> str:
        nonlocal asked
        asked += 1
        if asked in (2, 9):
            return ("help", "why")[asked == 9]
        if asked == 12:
            return "lang es"
        return str(1 + rng.below(4)) if asked < 900 else "quit"

    console = Console(file=screen, width=90, highlight=False)
    chair = play(
        "timestories", 1, 5, {"profile": profile}, "en", None, "explorer", tmp_path / "log.jsonl", console=console, ask=ask
    )
    assert chair.state.result() is not None
    assert (tmp_path / "log.jsonl").read_bytes()
    shown = screen.getvalue()
    assert "The jetty" in shown or "The keeper's house" in shown
    assert "Vórtice" in shown


def test_explorers_keep_someone_company_in_the_terminal(tmp_path: Path) -> None:
    rng = Rng(3, "typed")
    console = Console(file=StringIO(), width=80, highlight=False)
    chair = play(
        "timestories",
        3,
        2,
        {},
        "es",
        "Ana",
        "explorer",
        tmp_path / "log.jsonl",
        console=console,
        ask=lambda: str(1 + rng.below(3)),
    )
    assert chair.state.result() is not None
