"""`horae play`: sit down at a terminal with bots. Settles who plays what with whom; the session does the rest."""

from __future__ import annotations

import codecs
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated
from unicodedata import normalize

import typer
from rich.console import Console

from horae import game as game_named
from horae import names
from horae.bots.registry import bot_class, usual_bot
from horae.cli.command_line import LANGUAGE, BadInput, language, parse_options
from horae.cli.replay import open_log
from horae.cli.terminal.face import PERSON, Face
from horae.cli.terminal.face_choice import face_of
from horae.cli.terminal.local import LocalChair
from horae.cli.terminal.saved_games import kept, kept_pack, newest
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.session import Session
from horae.core.game import AnyGame
from horae.core.log import Log, Replay
from horae.core.rng import Rng
from horae.core.speech import Fault, Listing, Phrase, Text
from horae.spoken.voice import Voice
from horae.table.rematch import carried

_USUAL_SEATS = 3
_PLAIN = str.maketrans("’“”«»·¿¡", '\'""""-?!')
_SEED_BITS = 64
"""Enough that nobody finds the seed from its commitment during a game, and short enough to type again."""


def play_command(
    game: str | None = typer.Argument(None, show_default=False),
    file: Annotated[Path | None, typer.Argument(dir_okay=False)] = None,
    go_on: bool = typer.Option(False, "--continue"),
    seats: int | None = typer.Option(None, "--seats"),
    bots: str | None = typer.Option(None, "--bots"),
    seed: int | None = typer.Option(None, "--seed"),
    option: Annotated[list[str] | None, typer.Option()] = None,
    pack: str | None = typer.Option(None, "--pack"),
    lang: str | None = LANGUAGE,
    name: str | None = typer.Option(None, "--name"),
    marks: bool = typer.Option(False, "--marks/--no-marks"),
    plain: bool | None = typer.Option(None, "--plain/--framed"),
    save: Annotated[Path | None, typer.Option(dir_okay=False)] = None,
    after: Annotated[Path | None, typer.Option(dir_okay=False)] = None,
) -> None:
    """Play a game in the terminal against bots, or with them.

    The game is kept as it is played: `horae play --continue` goes on with the latest one.
    """
    plainly = os.environ.get("TERM") == "dumb" if plain is None else plain
    if go_on:
        if seats is not None or seed is not None or option or after is not None:
            raise BadInput("play-continue-settled")
        continue_game(game, file, language(), name, bots, save, pack=pack, marks=marks, plain=plainly)
        return
    if file is not None:
        raise BadInput("play-file-without-continue", file=str(file))
    which = game or names()[0]
    dealt = secrets.randbits(_SEED_BITS) if seed is None else seed
    rules = game_named(which)
    sitting = _usual_seats(rules) if seats is None else seats
    company = bots or usual_bot(rules)
    chosen = parse_options(option or [])
    play(which, sitting, dealt, chosen, language(), name, company, save, pack=pack, marks=marks, plain=plainly, after=after)


def _usual_seats(game: AnyGame) -> int:
    """A person and two others, unless the game says otherwise or has no room for them."""
    return game.company.seats or min(max(_USUAL_SEATS, game.seat_range.start), game.seat_range.stop - 1)


def play(
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, object],
    language: str,
    name: str | None,
    bots: str,
    log_path: Path | None,
    *,
    pack: str | None = None,
    marks: bool = False,
    plain: bool = False,
    after: Path | None = None,
    console: Console | None = None,
    ask: Callable[[], str] | None = None,
) -> LocalChair:
    """Play one game with a person at the first seat, with the game's own content or that of a pack; `after` is the log of
    the finished game that it follows in a campaign. Raises a Fault if it cannot be set up so."""
    rules = game_named(game)
    content = rules.load_pack(pack)
    face = face_of(rules, content)
    check_options(face, options)
    known = {} if after is None else left_by(after, rules, content.id)
    if rules.experience_option is not None and known:
        options = {**options, rules.experience_option: tuple(known)}
    state = rules.new(seats, seed, options, content)
    make = bot_class(rules, bots)
    seated = [make(rules, seat, Rng(seed, f"bot {seat}"), content) for seat in range(seats) if seat != PERSON]
    voice = Voice.of(name, seats, language, game)
    log = Log.of(rules, seats, seed, options, content, voice.names, bots)
    screen = console or terminal_console()
    chair = LocalChair(rules, state, content, log, seated, face, voice, log_path, marks, pack)
    shown = Screen(screen, voice, plain)
    for text in known.values():
        shown.line("online-remembered", text=text)
    if after is not None and open_log(after, kept_pack(after))[0].head.pack == content.id:
        shown.line("play-after-same")
    Session(chair, shown, ask or _ask(screen)).run()
    return chair


def left_by(file: Path, game: AnyGame, following: str) -> dict[str, Text]:
    """What the finished game in this file leaves to the pack that follows it. The log is replayed, not believed."""
    if game.experience_option is None:
        raise BadInput("play-after-nothing", game=game.name)
    log, replay = open_log(file, kept_pack(file))
    if log.head.game != game.name:
        why = Phrase("log-other-game", {"found": log.head.game, "expected": game.name})
        raise BadInput("in-file", file=str(file), why=why)
    try:
        state = replay.final()
    except Fault as fault:
        raise BadInput("in-file", file=str(file), why=fault.phrase) from None
    if state.result() is None:
        raise BadInput("in-file", file=str(file), why=Phrase("play-after-unfinished"))
    names = getattr(game.options(log.head.options), game.experience_option)
    return carried(game, {name: Text(name, name) for name in names}, state, log.head.pack, following)


def continue_game(
    game: str | None,
    file: Path | None,
    language: str,
    name: str | None,
    bots: str | None,
    save: Path | None,
    *,
    pack: str | None = None,
    marks: bool = False,
    plain: bool = False,
    console: Console | None = None,
    ask: Callable[[], str] | None = None,
) -> LocalChair:
    """Go on with a kept game: the one in the file, or the latest of that game or of any. Raises a Fault if there is none
    or if it does not hold: played with other rules, or with a pack that is gone or has changed."""
    if file is None and game is not None and game not in names():
        file, game = Path(game), None  # `horae play --continue FILE`
    path, log = newest(game) if file is None else (file, kept(file))
    if game is not None and log.head.game != game:
        raise BadInput("in-file", file=str(path), why=Phrase("log-other-game", {"found": log.head.game, "expected": game}))
    try:
        rules = game_named(log.head.game)
        source = pack or kept_pack(path)
        replay = Replay(log, rules, None if source is None else rules.load_pack(source))
        face = face_of(rules, replay.pack)
        make = bot_class(rules, bots or log.head.bots or usual_bot(rules))
        came_to = len(log.entries)
        seated = [
            make(rules, seat, Rng(replay.seed, f"bot {seat} after {came_to}"), replay.pack)
            for seat in range(log.head.seats)
            if seat != PERSON
        ]
        voice = _voices(log, name, language)
        chair = LocalChair(rules, replay.start(), replay.pack, log, seated, face, voice, save or path, marks, source)
        chair.catch_up(replay)
    except Fault as fault:
        raise BadInput("in-file", file=str(path), why=fault.phrase) from None
    screen = console or terminal_console()
    Session(chair, Screen(screen, voice, plain), ask or _ask(screen)).run()
    return chair


def _voices(log: Log, name: str | None, language: str) -> Voice:
    if len(log.head.names) != log.head.seats:
        return Voice.of(name, log.head.seats, language, log.head.game)
    return Voice.again(log.head.names, name, language, log.head.game)


def check_options(face: Face, given: Mapping[str, object]) -> None:
    """Say in words which values an option has, before the game itself refuses one."""
    for option in face.options():
        value = given.get(option.name)
        values = tuple(choice.value for choice in option.choices)
        if value is not None and str(value).lower() not in values:
            known = Listing(values, "or")
            raise BadInput("play-option-values", option=option.name, title=option.title, value=str(value), known=known)


def terminal_console() -> Console:
    """Standard output; a terminal that lacks a letter shows the nearest one that it has."""
    codecs.register_error("nearest", nearest)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="nearest")
    return Console(highlight=False)


def nearest(wrong: UnicodeError) -> tuple[str, int]:
    """One plain letter for each that cannot be written, so that the table keeps its shape."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    bare = [normalize("NFKD", letter)[0] for letter in wrong.object[wrong.start : wrong.end].translate(_PLAIN)]
    return "".join(letter if letter.isascii() else "?" for letter in bare), wrong.end


def _ask(console: Console) -> Callable[[], str]:
    """Read a line after a prompt. Piped words are echoed, so that what is printed reads like the game."""
    prompt = "› " if console.encoding.lower().startswith("utf") else "> "

    def ask() -> str:
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console.print(f"{prompt}{line.rstrip()}", markup=False)
        return line

    return ask
