"""`horae pack`: what a designer asks about a pack."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from horae import game, names
from horae.authoring.pack_lint import faults, game_of
from horae.cli.command_line import AS_JSON, LANGUAGE, language, speak
from horae.core.speech import say
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack

pack = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@pack.command("lint")
def lint(
    path: Path = typer.Argument(...),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Check a pack. Ends with status 1 and file, line and cause if something is wrong."""
    try:
        folder = pack_folder("", str(path))
        rules = game(game_of(folder, names()))
        found = rules.load_pack(str(path))
        findings = faults(rules, folder)
    except BadPack as wrong:
        findings = [wrong]
    if findings:
        first = findings[0]
        if as_json:
            told = {"ok": False, "file": first.file, "line": first.line, "why": say(first.why, language())}
            typer.echo(msgspec.json.encode(told | {"findings": [finding.say(language()) for finding in findings]}).decode())
        else:
            for finding in findings:
                typer.echo(finding.say(language()), err=True)
        raise typer.Exit(1)
    if as_json:
        typer.echo(msgspec.json.encode({"ok": True, "pack": found.id, "hash": found.hash}).decode())
    else:
        typer.echo(speak("pack-is-fine", pack=found.id, hash=found.hash))
