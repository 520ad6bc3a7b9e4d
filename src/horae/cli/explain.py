"""`horae explain`: what the plays of a logged game told about the hidden fates, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import typer
from msgspec import Struct
from rich.console import Console

from horae.bots.registry import explainer
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language
from horae.cli.replay import open_log
from horae.core.game import for_seat
from horae.core.log import Log, Replay
from horae.core.speech import Fault, Phrase, say


def explain_command(
    file: Path = typer.Argument(...),
    at: int | None = typer.Option(None, "--at"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Say which values each play ruled out and why, as anyone at the table could have known."""
    log, replay = open_log(file)
    last = len(log.entries)
    if at is not None and not 0 <= at <= last:
        raise BadInput("explain-at", at=str(at), last=str(last))
    try:
        findings = list(_findings(log, replay, last if at is None else at))
    except BadInput:
        raise
    except Fault as fault:
        raise BadInput("in-file", file=str(file), why=fault.phrase) from None
    if as_json:
        told = [
            {"n": n, **msgspec.to_builtins(finding), "words": [say(line, language(), log.head.names) for line in lines]}
            for n, finding, lines in findings
        ]
        typer.echo(msgspec.json.encode(told).decode())
        return
    console = Console(highlight=False, soft_wrap=True)
    for n, _, lines in findings:
        headline, *rest = (say(line, language(), log.head.names) for line in lines)
        console.print(f"{n:4}  {headline}", style="bold", markup=False)
        for line in rest:
            console.print(f"      {line}", markup=False)


def _findings(log: Log, replay: Replay, upto: int) -> Iterator[tuple[int, Struct, Sequence[Phrase]]]:
    module = explainer(replay.game)
    follows = module.Explainer(replay.pack, replay.start().view(None))
    for entry, _, _, told in replay.steps(upto):
        for event in for_seat(told, None):
            finding = follows.hear(event)
            if finding is not None:
                yield entry.n, finding, module.in_words(finding)
