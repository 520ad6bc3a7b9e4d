"""`horae rules`: read the running rulebook, and see which rules no test shows at work."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from horae import game, names
from horae.authoring.citations import cited_ids
from horae.cli.voice import AS_JSON, LANGUAGE, BadInput, language, speak
from horae.core.rulebook import Rule, Rulebook, UnknownRule

rules = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


def _find(rule_id: str) -> tuple[Rulebook, Rule]:
    wanted = rule_id.upper()
    for name in names():
        book = game(name).rulebook()
        rule = book.find(wanted)
        if rule is not None:
            return book, rule
    raise UnknownRule(rule_id)


@rules.command("show")
def show(
    rule_id: str = typer.Argument(..., metavar="ID"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Show one rule: its text, its source, and what this project decided where the source is silent."""
    book, rule = _find(rule_id)
    section = book.section_of(rule)
    spoken = language()
    if as_json:
        shown = msgspec.to_builtins(rule)
        shown.update(game=book.game, section=section.id, title=msgspec.to_builtins(section.title))
        typer.echo(msgspec.json.encode(shown).decode())
        return
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/] · {section.title[spoken]} · [italic]{speak(f'rule-kind-{rule.kind}')}[/]")
    console.print(rule.text(spoken), markup=False)
    if rule.ruling is not None:
        console.print(f"{speak('rule-ruling')} {rule.ruling[spoken]}", markup=False)
    console.print(speak("rule-source", source=rule.source_in(spoken)), style="dim", markup=False)


@rules.command("search")
def search(
    word: str = typer.Argument(...),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """List the rules whose text holds a word."""
    spoken = language()
    pattern = re.compile(re.escape(word), re.IGNORECASE)
    found = [rule for name in names() for rule in game(name).rulebook().rules if pattern.search(rule.text(spoken))]
    if as_json:
        typer.echo(msgspec.json.encode([rule.id for rule in found]).decode())
        return
    if not found:
        typer.echo(speak("rules-none-found", word=word))
    for rule in found:
        typer.echo(f"{rule.id}  {rule.text(spoken)}")


@rules.command("coverage")
def coverage(
    tests: Path = typer.Option(Path("tests"), "--tests"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Say which rules no test cites. Ends with status 1 if there are any."""
    if not tests.is_dir():
        raise BadInput("no-tests-folder", folder=str(tests))
    cited = cited_ids(tests)
    report = {}
    for name in names():
        ids = [rule.id for rule in game(name).rulebook().rules]
        missing = [rule_id for rule_id in ids if rule_id not in cited]
        report[name] = {"ids": len(ids), "cited": len(ids) - len(missing), "missing": missing}
    if as_json:
        typer.echo(msgspec.json.encode({"games": report}).decode())
    else:
        table = Table(box=None, pad_edge=False)
        for column in ("coverage-game", "coverage-ids", "coverage-cited", "coverage-missing"):
            table.add_column(speak(column))
        for name, row in report.items():
            table.add_row(name, str(row["ids"]), str(row["cited"]), ", ".join(row["missing"]) or "–")  # type: ignore[arg-type]
        Console(highlight=False).print(table)
    if any(row["missing"] for row in report.values()):
        raise typer.Exit(1)
