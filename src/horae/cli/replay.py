"""`horae replay`: run a log again and say what happened; with --verify, only whether it holds."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from horae import game
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, how_it_ended, language, read_bytes, speak
from horae.core.game import for_seat
from horae.core.log import Log, Replay, load
from horae.core.speech import Fault, say
from horae.games.registry import narration
from horae.packs import elsewhere
from horae.packs.reader import BadPack


def open_log(path: Path, pack: str | None = None) -> tuple[Log, Replay]:
    """A log file, read and ready to replay (with this pack, if it did not come with Horae); every fault names the file."""
    try:
        log = load(read_bytes(path, elsewhere.MOST_LOG))
        played = game(log.head.game)
    except BadInput:
        raise
    except Fault as fault:
        raise BadInput("in-file", file=str(path), why=fault.phrase) from None
    mission = None if pack is None else played.load_pack(pack)
    try:
        return log, Replay(log, played, mission)
    except Fault as fault:
        if isinstance(fault, BadPack) and fault.why.key == "pack-no-folder":
            raise BadInput("replay-which-pack", file=str(path), pack=log.head.pack) from None
        raise BadInput("in-file", file=str(path), why=fault.phrase) from None


def replay_command(
    file: Path = typer.Argument(...),
    verify: bool = typer.Option(False, "--verify"),
    pack: str | None = typer.Option(None, "--pack"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Replay a log, checking every step against what it recorded."""
    log, replay = open_log(file, pack)
    state = replay.start()
    teller = narration(log.head.game).Narrator(replay.pack, state.view(None))
    try:
        for entry, _, after, told in replay.steps():
            state = after
            if not verify and not as_json:
                for event in for_seat(told, None):
                    phrase = teller.tell(event)
                    if phrase is not None:
                        typer.echo(f"{entry.n:4}  {say(phrase, language(), log.head.names)}")
    except Fault as fault:
        raise BadInput("in-file", file=str(file), why=fault.phrase) from None
    result = state.result()
    if as_json:
        head = log.head
        summary = {
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
        typer.echo(msgspec.json.encode(summary).decode())
        return
    ended = how_it_ended(log.head.game, result.reason) if result else speak("log-unfinished")
    typer.echo(speak("log-verified", entries=len(log.entries), digest=state.digest(), ended=ended))
