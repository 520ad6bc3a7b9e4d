"""The terminal for who listens to it: plain lines, no frame or column, no meaning in a colour or a sign alone."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import horae
from horae.cli import command_line
from horae.cli.app import commands
from horae.cli.play import play
from horae.cli.terminal.chair import SaidStake
from horae.cli.terminal.echoes import EchoesFace
from horae.cli.terminal.local import LocalChair
from horae.cli.terminal.screen import Screen
from horae.core.game import Action, Heard
from horae.core.rng import Rng
from horae.games.echoes.scoring import score_parts
from horae.server.protocol.http_bodies import ChapterView, RowView
from horae.spoken.voice import Voice
from horae.testkit.echoes import position, rules_deck

DRAWN = re.compile(r"[─-╿▀-▟■-◿⚔★✦●◆▸\x1b]")
"""Lines, blocks, shapes and what moves a cursor."""
PACK = rules_deck()


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORAE_GAMES", str(tmp_path / "kept"))
    command_line._chosen.clear()


class Typist:
    """Types any of the first numbers, up to so many."""

    def __init__(self, seed: int, lines: int) -> None:
        self.rng = Rng(seed, "typist")
        self.left = lines

    def __call__(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return str(1 + self.rng.below(4))


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(("game", "seats"), [("shipwreck", 3), ("echoes", 3), ("timestories", 1), ("timestories", 2)])
def test_a_plain_table_draws_nothing_and_speaks_one_language(game: str, seats: int, language: str) -> None:
    paper = StringIO()
    console = Console(file=paper, width=100, highlight=False)
    play(game, seats, 7, {}, language, None, "random", None, plain=True, console=console, ask=Typist(3, 400))
    printed = paper.getvalue()
    assert not DRAWN.findall(printed)
    assert not re.search(rf"\b({game}|play)-[a-z]{{2,}}", printed.replace("play --continue", ""))
    assert "{" not in printed
    strange = r"\b(the|you|your|with|turn)\b" if language == "es" else r"\b(el|los|tu|turno|llama|carta)\b"
    assert not re.findall(strange, re.sub(r"\S*/\S*", "", printed), re.IGNORECASE)


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_plain_table_tells_all_that_a_framed_one_does(language: str) -> None:
    """Every name of a card, every tile and every person of the framed board is in the plain one."""
    state = horae.game("echoes").new(3, 4, pack=PACK)
    rng = Rng(4)
    for _ in range(60):
        seat = rng.pick(state.deciding())
        state.apply(seat, rng.pick(state.legal(seat)), Heard())
    speaking = Voice.of("Ana", 3, language, "echoes")
    view = state.view(0)
    told = " ".join(EchoesFace(PACK).plain_board(view, [], speaking))
    seen = [*view.hand, *(shown.source for shown in view.sources), *(card for shown in view.sources for card in shown.under)]
    for who in view.people:
        seen += [*who.brotherhood, *(card for tile in who.tiles for card in tile)]
        assert speaking.names[who.seat] in told
    assert len(seen) > 15
    for card in seen:
        assert speaking.say(PACK.name(PACK.index[card])) in told


def test_a_dumb_terminal_gets_plain_lines_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["play", "echoes", "--seed", "5", "--bots", "random"]
    monkeypatch.setenv("TERM", "dumb")
    assert "╭" not in CliRunner().invoke(commands(), arguments, input="quit\n").output
    assert "╭" in CliRunner().invoke(commands(), [*arguments, "--framed"], input="quit\n").output
    monkeypatch.setenv("TERM", "xterm")
    assert "╭" in CliRunner().invoke(commands(), arguments, input="quit\n").output


@pytest.mark.rule("ET-1.2", "ET-7.1")
@pytest.mark.parametrize(("language", "words"), [("en", ("red", "yellow", "blue")), ("es", ("roja", "amarilla", "azul"))])
@pytest.mark.parametrize("width", [60, 100])
def test_flames_are_told_apart_by_words_where_there_are_no_colours(
    language: str, words: tuple[str, str, str], width: int
) -> None:
    table = position().brotherhood(0, "miner").flame(0, "red").ready()
    paper = StringIO()
    console = Console(file=paper, width=width, force_terminal=True, no_color=True, highlight=False)
    speaking = Voice.of("Ana", 2, language, "echoes")
    console.print(EchoesFace(PACK).people(table.view(0), speaking, console))
    printed = " ".join(re.sub(r"\x1b\[[0-9;]*m|[│╭╮╰╯─]", " ", paper.getvalue()).split())
    own = printed[printed.index("Ana") :]
    tiles = re.findall("|".join(words), own.split("Brotherhood:")[0].split("Hermandad:")[0])
    red, yellow, blue = words
    assert tiles == [blue, yellow, red, blue, yellow, red]
    assert f"{'red flame' if language == 'en' else 'Llama roja'}" in own
    assert not re.search(r"\x1b\[[0-9;]*3[1-7]", paper.getvalue())


@pytest.mark.rule("ET-11.1", "ET-E8")
def test_the_reckoning_tells_where_everyones_points_come_from() -> None:
    table = position(2, ("source-of-extinction", "source-of-immutability")).points(0, 10)
    table.holds(0, "source-of-extinction", "clay-golem", fortified=True).brotherhood(0, "resonant-stone", "builder")
    table.holds(1, "source-of-immutability", "thief").ready()
    view = table.view(None)
    for one in score_parts(view, PACK):
        assert one.tokens + one.sources + one.cards + one.effects == one.total == view.people[one.seat].score
    ana, luis = score_parts(view, PACK)
    printed = {name: PACK.vp[PACK.index[name]] for name in ("clay-golem", "builder", "thief")}
    assert (ana.tokens, ana.sources, ana.cards) == (10, 10, printed["clay-golem"] + printed["builder"])
    assert ana.effects > 0
    assert (luis.tokens, luis.sources, luis.cards, luis.effects) == (0, 4, printed["thief"], 0)


@pytest.mark.parametrize("plain", [True, False])
def test_a_chapter_is_a_table_and_in_plain_lines_each_figure_has_its_heading(plain: bool) -> None:
    rows = (RowView(("Ana", "10", "-3", "7"), 0, True), RowView(("Nerea", "3", "0", "3"), 1, False))
    chapter = ChapterView("The reckoning", ("Counted once.",), ("Who", "tokens", "sources", "total"), rows)
    paper = StringIO()
    Screen(Console(file=paper, width=80), Voice.of("Ana", 2, "en", "echoes"), plain).chapter(chapter)
    printed = " ".join(paper.getvalue().split())
    assert "The reckoning" in printed
    assert "Counted once." in printed
    if plain:
        assert "Ana: tokens 10, sources -3, total 7 Nerea: tokens 3, sources 0, total 3" in printed
    else:
        assert "Who tokens sources total" in printed
        assert "Ana 10 -3 7" in printed


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_whole_game_of_echoes_ends_with_its_reckoning(language: str) -> None:
    paper = StringIO()
    console = Console(file=paper, width=100, highlight=False)
    chair = play("echoes", 3, 12, {}, language, None, "random", None, console=console, ask=lambda: "1")
    result = chair.state.result()
    assert result is not None
    end = paper.getvalue().rpartition("El recuento" if language == "es" else "The reckoning")[2]
    for seat, name in enumerate(chair.voice.names):
        assert re.search(rf"{name}(\s+\d+){{4}}\s+{result.figures[f'score_{seat}']}\b", end)


def test_a_mission_ends_with_its_score_read_off_and_the_table_is_not_shown_again() -> None:
    paper = StringIO()
    console = Console(file=paper, width=100, highlight=False)
    play("timestories", 2, 3, {}, "en", None, "explorer", None, plain=True, console=console, ask=Typist(3, 2000))
    before, _, end = paper.getvalue().rpartition("Read off the Mission Return")
    assert before
    assert re.search(r"^Score: Points \d+$", end, re.MULTILINE)


@pytest.mark.rule("TS-5.4")
def test_a_bot_tells_at_the_terminal_what_it_found() -> None:
    paper = StringIO()
    console = Console(file=paper, width=200, highlight=False)
    play("timestories", 2, 3, {}, "en", None, "explorer", None, plain=True, console=console, ask=Typist(3, 40))
    assert re.search("^Nerea: “.+”$", paper.getvalue(), re.MULTILINE)


def test_what_several_moves_cost_is_said_once_with_their_numbers(monkeypatch: pytest.MonkeyPatch, games_folder: Path) -> None:
    """Here the first move costs one thing, all others two."""
    once: list[Action] = []

    def stakes(chair: LocalChair, action: Action) -> list[SaidStake]:
        once.append(action)
        return [SaidStake("dear", "bad")] * (action != once[0]) + [SaidStake("soon", "plain")]

    monkeypatch.setattr(LocalChair, "stakes", stakes)
    paper = StringIO()
    console = Console(file=paper, width=100, highlight=False)
    play("echoes", 2, 3, {}, "en", None, "random", None, plain=True, console=console, ask=Typist(3, 1))
    printed = paper.getvalue()
    assert re.search(r"^2(, \d+)+: dear$", printed, re.MULTILINE)
    assert re.search(r"^soon$", printed, re.MULTILINE)


def test_told_lines_are_broken_at_spaces_only() -> None:
    paper = StringIO()
    screen = Screen(Console(file=paper, width=24, highlight=False), Voice("en", ("Ana", "Tom")))
    said = screen.voice.speak("play-says", person="Tom", what="Whoever comes along the river comes from the mill.")
    screen.under(said)
    screen.print(said)
    assert paper.getvalue().split() == said.split() * 2
