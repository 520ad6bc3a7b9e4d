"""`horae play`: whole games at a terminal, in both languages, and what the table answers to what is typed."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from itertools import chain, cycle
from pathlib import Path

import pytest
import typer
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from horae import game
from horae.bots.bot import RandomBot
from horae.cli.command_line import BadInput
from horae.cli.play import nearest, play, play_command
from horae.cli.terminal.face import PERSON
from horae.cli.terminal.face_choice import face_of
from horae.cli.terminal.local import LocalChair
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.session import Session
from horae.core.log import Log, Replay, load
from horae.core.rng import Rng
from horae.core.speech import Phrase, say
from horae.games.shipwreck.actions import FlipTiles
from horae.games.shipwreck.pack import load_builtin
from horae.games.shipwreck.state import ShipwreckState
from horae.spoken.voice import Voice
from horae.testkit.shipwreck import position

PACK = load_builtin("base")

GAME = game("shipwreck")


def own_turn(honour: bool = False) -> ShipwreckState:
    """The person (seat 0) is to play a 3 or a 6; The Servant, The Engine and The Noble would take the 3."""
    row = ("servant", "engine", "noble", "beast")
    return position(holding=(3, 6), row=row, honour=honour).state


def others_turn() -> ShipwreckState:
    """Nerea (seat 1) has played a 4 on Midnight and keeps a 6; the group may predict."""
    return position(
        active=1, holding=(4, 6), row=("midnight", "deep", "noble", "beast"), played=(4, "midnight"), step="predict"
    ).state


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept that nobody named a file for: in a folder of the test's own."""
    folder = tmp_path / "kept"
    monkeypatch.setenv("HORAE_GAMES", str(folder))
    return folder


class Printout:
    """What was printed, and where the person sat."""

    def __init__(self, chair: LocalChair, printed: str, log: Path) -> None:
        self.chair = chair
        self.printed = printed
        self.words = " ".join(printed.split())
        self.log_path = log

    @property
    def log(self) -> Log:
        return load(self.log_path.read_bytes())


Sit = Callable[..., Printout]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Sit down at a position, or at a new game, type the lines (after the last one the input ends) and get up."""

    def sit_down(
        typed: Iterable[str],
        at: ShipwreckState | None = None,
        seed: int = 5,
        language: str = "en",
        width: int = 80,
        seats: int = 3,
        bots: str = "random",
        name: str | None = "Mar",
        console: Console | None = None,
        **options: object,
    ) -> Printout:
        lines: Iterator[str] = iter(typed)

        def ask() -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        paper = StringIO()
        screen = console or Console(file=paper, width=width, highlight=False)
        path = tmp_path / "game.jsonl"
        if at is None:
            chair = play("shipwreck", seats, seed, options, language, name, bots, path, console=screen, ask=ask)
        else:
            chair = seated(at, Voice.of(name, seats, language, "shipwreck"), path)
            Session(chair, Screen(screen, chair.voice), ask).run()
        return Printout(chair, paper.getvalue(), path)

    return sit_down


def seated(at: ShipwreckState, voice: Voice, path: Path) -> LocalChair:
    """The person and random bots at a position."""
    bots = [RandomBot(GAME, seat, Rng(1, f"bot {seat}"), PACK) for seat in at.seats() if seat != PERSON]
    log = Log.of(GAME, len(at.seats()), 1, at.opts, PACK, voice.names)
    return LocalChair(GAME, at, PACK, log, bots, face_of(GAME, PACK), voice, path)


def whole_game() -> Iterator[str]:
    """Input that plays any position on: nothing more from me where that is open, else the first move."""
    return cycle(["8", "1"])


# --- whole games ---


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize(
    ("seats", "bots", "options"), [(3, "random", {}), (2, "random", {"difficulty": "easy"}), (3, "reader", {})]
)
def test_a_whole_game_is_played_to_its_end(
    sit: Sit, language: str, width: int, seats: int, bots: str, options: dict[str, object]
) -> None:
    table = sit(whole_game(), seed=5, language=language, width=width, seats=seats, bots=bots, **options)
    assert table.chair.state.result() is not None
    assert_reads_well(table, language, width)
    replayed = Replay(table.log, GAME).final()
    assert replayed.digest() == table.chair.state.digest()


def assert_reads_well(table: Printout, language: str, width: int) -> None:
    """No raw key, no other language, nothing wider than the screen."""
    printed = table.printed
    assert not re.search(r"\b(shipwreck|play)-[a-z]{2,}", printed)
    assert "{" not in printed
    other = "en" if language == "es" else "es"
    for card in PACK.arcana:
        assert card.name[other] not in table.words
        assert PACK.powers[card.power].name[other] not in table.words
    strange = (
        r"\b(the|you|your|played|drew|turn|deck|score|doom)\b" if language == "es" else r"\b(el|la|los|tu|juega|mazo|turno)\b"
    )
    assert not re.findall(strange, table.words.replace(str(table.log_path), ""), re.IGNORECASE)
    for line in printed.splitlines():
        if str(table.log_path)[:20] not in line:
            assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", ["es", "en"])
def test_at_the_end_stand_the_result_the_seed_and_where_the_log_lies(sit: Sit, language: str) -> None:
    table = sit(whole_game(), seed=5, language=language)
    seed = {"en": "The seed was 5, and it matches", "es": "La semilla era 5 y corresponde"}[language]
    end = {"en": "The sea takes the ship", "es": "El mar se lleva el barco"}[language]
    closing = table.words[table.words.rindex(end) :]
    assert seed in closing
    assert str(table.log_path) in table.printed.replace("\n", "")
    assert table.log.head.commitment in table.printed.replace("\n", "")


@pytest.mark.parametrize("options", [{"agreement": True}, {"honour": True}, {"restless": True}, {"difficulty": "total"}])
def test_every_option_can_be_played_to_the_end(sit: Sit, options: dict[str, object]) -> None:
    agree = cycle(["8", "1", "1", "2"])
    table = sit(agree, seed=9, seats=4, **options)
    assert table.chair.state.result() is not None


def test_a_narrow_screen_holds_one_card_beside_nothing(sit: Sit) -> None:
    table = sit(["1"], own_turn(), width=40)
    assert "The Servant" in table.printed
    assert all(cell_len(line) <= 40 for line in table.printed.splitlines() if "/" not in line)


# --- who is asked when ---


@pytest.mark.rule("SA-R3")
def test_the_person_says_their_piece_before_the_bots_in_the_group_do(sit: Sit) -> None:
    table = sit(whole_game(), seed=5)
    replay = Replay(table.log, GAME)
    waited = replay.start().deciding()
    for entry, action, state, _ in replay.steps():
        if PERSON in waited and not isinstance(action, FlipTiles):
            assert entry.seat == PERSON, f"action {entry.n} came before the person's"
        waited = state.deciding()


@pytest.mark.rule("SA-12.2")
def test_by_honour_one_may_own_up_before_the_others_guess(sit: Sit) -> None:
    table = sit(["3 on beast", "1"], own_turn(honour=True))
    assert "Own up: your last play wasn’t legal" in table.words
    assert "0 Carry on without it" in table.words
    assert "You owned up: your last play wasn’t legal." in table.words


@pytest.mark.rule("SA-12.2")
def test_by_honour_one_may_also_keep_silent(sit: Sit) -> None:
    table = sit(["3 on beast", "0"], own_turn(honour=True))
    assert "owned up" not in table.words
    assert len(table.log.entries) > 1


def test_two_people_of_one_name_do_not_sit_at_a_table(sit: Sit) -> None:
    names = sit([], name="nerea", seats=5).log.head.names
    assert names == ("nerea", "Bruno", "Coral", "Teo", "Alma")


# --- typing ---

WHY = [
    ("why 6 noble", "SA-3.3: The Noble takes the fate that is a 3, 4 or 5: your 3, not your 6"),
    ("why 3 on the beast", "SA-7.3: The Beast asks for a difference of exactly 1; yours is 3"),
    ("why not 3 hours", "SA-2.2: The Hours is the last resort, and you can play on The Servant, The Engine or The Noble"),
    ("why 5 noble", "SA-7.1: you don’t have a 5; you have 3 and 6"),
    ("why 3 midnight", "SA-7.3: that card isn’t in the row"),
    ("why predict 4", "SA-7.5: your secret fate is for the group to predict, not for you"),
    ("why predict 9", "SA-7.5: your secret fate is for the group to predict, not for you"),
    ("why power dawn 3", "SA-6.1: the power of “Dawn” isn’t below the row"),
    ("why power hours", "SA-2.1: The Hours has no power"),
    ("why flip 1", "SA-5.1: nobody flips their own tiles: the group asks for it"),
    ("por qué 3 bestia", "SA-7.3: The Beast asks for a difference of exactly 1; yours is 3"),
    ("6 on noble", "SA-3.3: The Noble takes the fate that is a 3, 4 or 5: your 3, not your 6"),
    ("predict 4", "SA-7.5: your secret fate is for the group to predict, not for you"),
]


@pytest.mark.rule("SA-2.1", "SA-2.2", "SA-3.3", "SA-5.1", "SA-6.1", "SA-7.1", "SA-7.3", "SA-7.5")
@pytest.mark.parametrize(("typed", "answer"), WHY)
def test_why_not_is_answered_with_the_rule_and_the_reason(sit: Sit, typed: str, answer: str) -> None:
    table = sit([typed], own_turn())
    assert answer in table.words
    assert f"rule {answer.partition(':')[0]}" in table.words
    assert table.log.entries == []


@pytest.mark.rule("SA-7.3")
def test_why_not_is_answered_in_spanish_too(sit: Sit) -> None:
    table = sit(["por qué 3 bestia"], own_turn(), language="es")
    assert "SA-7.3: La Bestia pide una diferencia de exactamente 1; la tuya es 3" in table.words
    assert "escribe «regla SA-7.3»" in table.words


def test_why_alone_explains_every_play_that_is_refused(sit: Sit) -> None:
    table = sit(["why"], own_turn())
    for refused in ("Play the 6 on The Servant: SA-3.3", "Play the 6 on The Noble: SA-3.3", "Play the 3 on The Beast: SA-7.3"):
        assert refused in table.words
    assert "Play the 3 on The Servant: SA" not in table.words


def test_why_of_a_legal_play_says_that_it_is_legal_and_does_not_make_it(sit: Sit) -> None:
    table = sit(["why 3 noble"], own_turn())
    assert "“Play the 3 on The Noble” is allowed right now" in table.words
    assert table.log.entries == []


@pytest.mark.rule("SA-1.6")
def test_why_not_in_anothers_turn_tells_nothing_but_whose_turn_it_is(sit: Sit) -> None:
    assert "SA-1.6: it’s Nerea’s turn" in sit(["why 3 midnight"], others_turn()).words


def test_why_of_a_prediction_does_not_tell_whether_it_is_right(sit: Sit) -> None:
    answers = {re.sub(r"\d", "#", sit([f"why predict {value}"], others_turn()).words[-300:]) for value in range(1, 8)}
    assert len(answers) == 1


@pytest.mark.parametrize(
    "typed", ["3 on the noble", "3 noble", "play the 3 on noble", "3 EN EL NOBLE", "jugar 3 en noble", "3 3", "4"]
)
def test_a_play_is_made_by_its_number_or_in_words_of_either_language(sit: Sit, typed: str) -> None:
    first = sit([typed], own_turn()).log.entries[0]
    assert (first.seat, first.action) == (PERSON, {"do": "play", "fate": 0, "place": 3})


@pytest.mark.parametrize("typed", ["pass", "Nothing more", "paso", "8"])
def test_having_nothing_more_can_be_said_in_words(sit: Sit, typed: str) -> None:
    entries = sit([typed], others_turn()).log.entries
    assert {"do": "pass"} in [entry.action for entry in entries if entry.seat == PERSON]


@pytest.mark.rule("SA-5.1")
def test_tiles_of_the_active_persons_line_are_flipped_and_the_choice_stays_open(sit: Sit) -> None:
    table = sit(["flip 1 2", "8"], others_turn())
    assert "You flipped 1 and 2 on Nerea’s number line." in table.words
    assert re.search(r"Nerea.*×   ×   3   4", table.printed)
    done = [entry.action["do"] for entry in table.log.entries if entry.seat == PERSON]
    assert done[:2] == ["flip", "pass"]


@pytest.mark.rule("SA-5.1")
def test_an_impossible_flip_is_refused(sit: Sit) -> None:
    assert "SA-5.1: name one or more different tiles from 1 to 7" in sit(["flip 9"], others_turn()).words


def test_a_card_that_could_be_two_is_asked_back(sit: Sit) -> None:
    at = position(holding=(3, 6), row=("belltower", "engine", "noble", "beast")).state
    assert "Which one do you mean: The Belltower or The Beast?" in sit(["3 be"], at).words


@pytest.mark.parametrize(
    "typed",
    [
        "xyzzy",
        "99",
        "99999999999999999999",
        "predict",
        "3 on",
        "-1",
        "why banana",
        "rule ZZ-9",
        "lang de",
        "[bold]",
        "{",
        "\x00",
    ],
)
def test_what_is_not_understood_gets_a_sentence_and_changes_nothing(sit: Sit, typed: str) -> None:
    before = sit([], own_turn())
    table = sit([typed], own_turn())
    assert len(table.words) > len(before.words)
    assert table.log.entries == []


def test_a_rule_can_be_read_and_rules_searched(sit: Sit) -> None:
    words = sit(["rule sa-7.3", "rules bag", "rules"]).words
    book = GAME.rulebook()
    rule = book.find("SA-7.3")
    assert rule is not None
    assert rule.en in words
    assert "SA-R1 · Rulings" in words
    assert all(section.title.en in words for section in book.sections)


def test_the_language_changes_at_once_and_what_happened_is_told_anew(sit: Sit) -> None:
    table = sit(["lang es"], others_turn(), name=None)
    english, spanish = table.words.split("Turno 1: le toca a Nerea.", 1)
    assert "Turn 1: Nerea is up." in english
    assert "Skipper" in english
    assert "¿Qué guarda Nerea en secreto?" in spanish
    assert "Timonel" in spanish


def test_help_teaches_the_first_turn_and_what_can_be_typed(sit: Sit) -> None:
    for typed, language, lesson in (("help", "en", "Seven right predictions win"), ("?", "es", "Se gana con siete aciertos")):
        words = sit([typed], language=language).words
        assert lesson in words
        assert say(Phrase("play-help-why"), language) in words


def test_an_empty_line_asks_once_more_and_does_not_show_the_whole_table(sit: Sit) -> None:
    before, after, looked = (sit(typed, own_turn()).printed for typed in ([], [""], ["look"]))
    assert after.count("The Servant") == before.count("The Servant") < looked.count("The Servant")
    assert "“look” shows the table" in after
    assert "“look” shows the table" not in before


# --- leaving and keeping ---


@pytest.mark.parametrize("typed", [["quit"], ["salir"], []])
def test_leaving_keeps_a_log_that_replays(sit: Sit, typed: list[str]) -> None:
    table = sit(["1", "8", *typed])
    assert "Fair winds and following seas!" in table.words
    assert Replay(table.log, GAME).final().digest() == table.chair.state.digest()


def test_an_interrupt_is_a_farewell_too(tmp_path: Path) -> None:
    def ask() -> str:
        raise KeyboardInterrupt

    paper = StringIO()
    path = tmp_path / "game.jsonl"
    play("shipwreck", 3, 5, {}, "es", None, "random", path, console=Console(file=paper, width=80), ask=ask)
    assert "¡Buena mar y buenos vientos!" in paper.getvalue()
    assert all(entry.seat != PERSON for entry in load(path.read_bytes()).entries)


def test_a_log_can_be_saved_on_the_way(sit: Sit, tmp_path: Path) -> None:
    other = tmp_path / "My Log.jsonl"
    table = sit(["1", f"save {other}", "quit"])
    assert load(other.read_bytes()).head.names[0] == "Mar"
    assert table.log.entries == load(other.read_bytes()).entries, "the game goes on in its own place"


def test_a_file_that_is_no_log_is_never_written_over(sit: Sit, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    table = sit([f"save {letter}"])
    assert "isn’t a game’s log, so it was left alone" in table.words
    assert letter.read_text() == "Dear Ana"


def test_a_place_that_cannot_be_written_to_is_named(sit: Sit, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "folder.jsonl"
    assert "The log couldn’t be written to" in sit([f"save {nowhere}"]).words


def test_without_a_name_for_it_the_log_gets_a_free_one(games_folder: Path) -> None:
    for _ in range(2):
        play("shipwreck", 3, 77, {}, "en", None, "random", None, console=Console(file=StringIO()), ask=chain(["quit"]).__next__)
    assert sorted(path.name for path in games_folder.iterdir()) == ["shipwreck-77-2.jsonl", "shipwreck-77.jsonl"]


# --- terminals ---


def test_without_colour_there_is_none_and_struck_tiles_still_show(sit: Sit) -> None:
    paper = StringIO()
    screen = Console(file=paper, width=100, force_terminal=True, no_color=True, color_system="truecolor", highlight=False)
    sit(["flip 1 2 3"], others_turn(), console=screen)
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", paper.getvalue())
    assert "×" in paper.getvalue()


def test_a_terminal_without_unicode_gets_plain_letters(sit: Sit) -> None:
    codecs.register_error("nearest", nearest)
    paper = BytesIO()
    screen = TextIOWrapper(paper, "ascii", "nearest", write_through=True)
    sit([], others_turn(), language="es", console=Console(file=screen, width=80))
    printed = paper.getvalue().decode("ascii")
    assert "?Que guarda Nerea en secreto?" in printed
    assert "[?]" in printed
    assert "El Noble" in printed


# --- the command ---


def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(play_command)
    return app


def test_the_command_plays_from_piped_input_and_echoes_it(tmp_path: Path) -> None:
    typed = "8\n1\n" * 400
    path = tmp_path / "piped.jsonl"
    arguments = [
        "--seed",
        "5",
        "--bots",
        "random",
        "--lang",
        "es",
        "--name",
        "Mar",
        "--option",
        "difficulty=easy",
        "--save",
        str(path),
    ]
    run = CliRunner().invoke(command(), arguments, input=typed, catch_exceptions=False)
    assert run.exit_code == 0
    assert "› 8" in run.output
    log = load(path.read_bytes())
    assert log.head.options["difficulty"] == "easy"
    assert Replay(log, GAME).final().result() is not None


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"difficulty": "nightmare"},
            "la opción difficulty (Dificultad) puede valer easy, normal, hard o total, no «nightmare»",
        ),
        ({"honour": "maybe"}, "la opción honour (Honor) puede valer false o true, no «maybe»"),
    ],
)
def test_a_wrong_value_for_an_option_is_explained(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as wrong:
        play("shipwreck", 3, 1, options, "es", None, "random", None)
    assert wrong.value.say("es") == said
