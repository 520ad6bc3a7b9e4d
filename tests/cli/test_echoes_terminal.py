"""Echoes in the terminal: what is shown, which words are understood, and a whole game played through it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import horae
from horae.cli.play import play
from horae.cli.terminal.echoes import EchoesFace
from horae.core.game import Heard, for_seat
from horae.core.log import load
from horae.core.rng import Rng
from horae.core.speech import Fault, say
from horae.games.echoes import actions as do
from horae.games.echoes import narration
from horae.games.echoes.events import EVENT_TYPES, SourceReturned
from horae.games.echoes.pack import load_builtin
from horae.spoken.echoes_words import understand
from horae.spoken.voice import Voice
from horae.testkit.echoes import position

PACK = load_builtin("base")
GAME = horae.game("echoes")


def typing(*lines: str, then: str = "1") -> Callable[[], str]:
    """Type these lines, and after them always the same."""
    waiting = list(lines)
    return lambda: waiting.pop(0) if waiting else then


@pytest.mark.parametrize(("language", "width"), [("es", 60), ("en", 120)])
def test_a_whole_game_is_played_by_typing_numbers(tmp_path: Path, language: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False)
    file = tmp_path / "game.jsonl"
    chair = play("echoes", 3, 12, {}, language, None, "random", file, console=console, ask=typing())
    assert chair.state.result() is not None
    shown = out.getvalue()
    assert "echoes-" not in shown
    assert "{" not in shown
    assert ("Fuentes de Poder" if language == "es" else "Power sources") in shown
    assert load(file.read_bytes()).entries


def test_help_rules_and_why_answer_at_the_table(tmp_path: Path) -> None:
    out = io.StringIO()
    lines = ("help", "rule ET-6.1", "why", "why conquer cycles", "dance", "quit")
    play(
        "echoes",
        2,
        5,
        {},
        "en",
        "Ana",
        "random",
        tmp_path / "g.jsonl",
        console=Console(file=out, width=100),
        ask=typing(*lines),
    )
    shown = out.getvalue()
    assert "Gather a brotherhood" in shown
    assert "activation token" in shown
    assert "reinforce thief cycles" in shown


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("draw", do.DRAW_TWO),
        ("robar 2", do.DRAW_TWO),
        ("play builder", do.PlayCard("builder")),
        ("jugar constructora", do.PlayCard("builder")),
        ("builder", do.PlayCard("builder")),
        ("advance thief", do.Advance("thief")),
        ("conquer cycles", do.Conquer("source-of-cycles")),
        ("conquistar ciclos", do.Conquer("source-of-cycles")),
        ("fortify extinction", do.Fortify("source-of-extinction")),
        ("flame miner", do.UseFlame("miner")),
        ("reinforce meadow rider cycles", do.Reinforce("meadow-rider", "source-of-cycles")),
        ("end turn", do.END_TURN),
        ("sí", do.ACCEPT),
        ("decline", do.DECLINE),
        ("basta", do.DONE),
        ("sing a song", None),
    ],
)
def test_plays_are_told_in_words(words: str, meant: object) -> None:
    table = position().hand(0, "builder", "geode").board(0, 2, "thief").brotherhood(0, "miner", "meadow-rider")
    assert understand(words, table.ready().state.view(0), PACK) == meant


def test_a_name_that_fits_several_cards_is_asked_about() -> None:
    table = position().hand(0, "sea-queen", "sea-conch").ready()
    with pytest.raises(Fault, match="Sea Queen or Sea Conch"):
        understand("play sea", table.view(0), PACK)


def test_a_bare_name_answers_the_question_that_is_open() -> None:
    table = position().hand(0, "builder", "geode", "thief").ready()
    table.plays(0, "builder")
    assert understand("geode", table.view(0), PACK) == do.Discard("geode")
    table = position().brotherhood(0, "clay-golem", "meadow-rider").ready()
    table.does(0, do.Conquer("source-of-cycles"))
    assert understand("golem", table.view(0), PACK) == do.Send("clay-golem")


def test_every_event_of_random_games_has_words_for_every_hearer() -> None:
    rng = Rng(4)
    seen: set[type] = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed)
        hearers = [narration.Narrator(PACK, state.view(seat)) for seat in (0, 1, None)]
        for hearer in hearers:
            assert all(say(phrase, language) for phrase in hearer.opening(state.view(hearer.seat)) for language in ("es", "en"))
        while state.result() is None:
            seat = rng.pick(state.deciding())
            heard = Heard()
            view = state.view(seat)
            for action in state.legal(seat):
                assert all(say(narration.move(action, view, PACK), language) for language in ("es", "en"))
            assert all(say(narration.step(view, PACK), language) for language in ("es", "en"))
            state.apply(seat, rng.pick(state.legal(seat)), heard)
            told = heard.take()
            for hearer in hearers:
                for event in for_seat(told, hearer.seat):
                    seen.add(type(event))
                    phrase = hearer.tell(event)
                    if phrase is not None:
                        assert all(say(phrase, language, ("Ana", "Berta", "Carla", "Dora")) for language in ("es", "en"))
        result = state.result()
        assert result is not None
        assert all(say(phrase, "es") for phrase in narration.result(result, 0, PACK))
    assert seen >= set(EVENT_TYPES) - {SourceReturned}


def test_the_board_shows_what_lies_where_and_never_anothers_hand() -> None:
    table = position().hand(0, "builder").hand(1, "whirlpool").board(1, 3, "geode").brotherhood(1, "miner").ready()
    out = io.StringIO()
    console = Console(file=out, width=120)
    voice = Voice.of("Ana", 2, "en")
    console.print(EchoesFace(PACK).board(table.view(0), table.offers(0), voice, console))
    shown = out.getvalue()
    assert "Geode" in shown
    assert "Miner" in shown
    assert "Builder" in shown
    assert "Whirlpool" not in shown
