"""`horae pack`: what a designer asks about a pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
import typer
from msgspec import Struct

from horae import game, names
from horae.cli.command_line import AS_JSON, LANGUAGE, language, speak
from horae.core.speech import say
from horae.packs.builtin import pack_folder
from horae.packs.installed import named
from horae.packs.reader import BadPack, Folder, ForgivingFolder

pack = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


class _Which(Struct):
    """The one field of pack.yaml that says whose pack it is; the game reads the rest."""

    game: str


def game_of(folder: Folder) -> str:
    file = folder.document("pack.yaml")
    found = file.decode(_Which).game
    if found not in names():
        raise file.fault(("game",), "pack-unknown-game", found=found, known=", ".join(names()))
    return found


def every_fault(folder: ForgivingFolder) -> list[BadPack]:
    """All that is wrong with a pack, or that its game's own lint finds odd."""
    looked: list[BadPack] = []
    try:
        where = game(game_of(folder)).lint
        if where is not None:
            looked = cast("Callable[[Folder], list[BadPack]]", named(where))(folder)
    except BadPack as wrong:
        looked = [wrong]
    said = {str(fault) for fault in folder.faults}
    return [*folder.faults, *(fault for fault in folder.not_caused_here(looked) if str(fault) not in said)]


@pack.command("lint")
def lint(
    path: Path = typer.Argument(...),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Check a pack. Ends with status 1 and file, line and cause if something is wrong."""
    try:
        folder = ForgivingFolder(pack_folder("", str(path)))
        findings = every_fault(folder)
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
    found = game(game_of(folder)).load_pack(str(path))
    if as_json:
        typer.echo(msgspec.json.encode({"ok": True, "pack": found.id, "hash": found.hash}).decode())
    else:
        typer.echo(speak("pack-is-fine", pack=found.id, hash=found.hash))
