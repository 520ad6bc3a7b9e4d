"""`horae replay`: run a log again and say what happened; with --verify, only whether it holds."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from horae import game
from horae.cli.voice import AS_JSON, LANGUAGE, BadInput, read_bytes, speak
from horae.core.log import Log, Replay, load
from horae.core.speech import Fault


def open_log(path: Path) -> tuple[Log, Replay]:
    """A log file, read and ready to replay; every fault names the file."""
    try:
        log = load(read_bytes(path))
        return log, Replay(log, game(log.head.game))
    except BadInput:
        raise
    except Fault as fault:
        raise BadInput("in-file", file=str(path), why=fault.phrase) from None


def replay_command(
    file: Path = typer.Argument(..., help="A log file."),
    verify: bool = typer.Option(False, "--verify", help="Check the commitment, every action and every digest."),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Replay a log, checking every step against what it recorded."""
    log, replay = open_log(file)
    state = replay.start()
    try:
        for entry, action, after, _ in replay.steps():
            state = after
            if not verify and not as_json:
                typer.echo(f"{entry.n:4}  {speak('person', seat=entry.seat + 1)}  {msgspec.json.encode(action).decode()}")
    except Fault as fault:
        raise BadInput("in-file", file=str(file), why=fault.phrase) from None
    result = state.result()
    if as_json:
        head = log.head
        told = {
            "game": head.game,
            "rules": head.rules,
            "pack": head.pack,
            "seats": head.seats,
            "options": head.options,
            "seed": head.seed,
            "commitment": head.commitment,
            "entries": len(log.entries),
            "digest": state.digest(),
            "result": msgspec.to_builtins(result),
            "verified": True,
        }
        typer.echo(msgspec.json.encode(told).decode())
        return
    ended = speak(f"{log.head.game}-ended-{result.reason}") if result else speak("log-unfinished")
    typer.echo(speak("log-verified", entries=len(log.entries), digest=state.digest(), ended=ended))
