"""`horae rules`: read the running rulebook, and see which rules no test shows at work."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from horae.authoring.citations import Cited, Place, cited_ids, source_tree
from horae.authoring.citations import where as all_places
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language, show_fault, speak
from horae.core.rulebook import Rule, Rulebook, UnknownRule
from horae.games.registry import game as game_named
from horae.games.registry import games

rules = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


def _find(rule_id: str) -> tuple[Rulebook, Rule]:
    wanted = rule_id.upper()
    for game in games():
        book = game.rulebook()
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
    found = [rule for game in games() for rule in game.rulebook().rules if pattern.search(rule.text(spoken))]
    if as_json:
        typer.echo(msgspec.json.encode([rule.id for rule in found]).decode())
        return
    if not found:
        typer.echo(speak("rules-none-found", word=word))
    for rule in found:
        typer.echo(f"{rule.id}  {rule.text(spoken)}")


@rules.command("coverage")
def coverage(
    only: str | None = typer.Argument(None, metavar="GAME", show_default=False),
    tests: Path = typer.Option(Path("tests"), "--tests"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Say which rules no test cites. Ends with status 1 if there are any."""
    if not tests.is_dir():
        raise BadInput("no-tests-folder", folder=str(tests))
    cited = cited_ids(tests)
    report: dict[str, dict[str, object]] = {}
    missing: dict[str, list[str]] = {}
    for game in games() if only is None else (game_named(only),):
        ids = [rule.id for rule in game.rulebook().rules]
        found = missing[game.name] = [rule_id for rule_id in ids if rule_id not in cited]
        report[game.name] = {"ids": len(ids), "cited": len(ids) - len(found), "missing": found}
    if as_json:
        typer.echo(msgspec.json.encode({"games": report}).decode())
    else:
        table = Table(box=None, pad_edge=False)
        for column in ("coverage-game", "coverage-ids", "coverage-cited", "coverage-missing"):
            table.add_column(speak(column))
        for name, row in report.items():
            table.add_row(name, str(row["ids"]), str(row["cited"]), ", ".join(missing[name]) or "–")
        Console(highlight=False).print(table)
    if any(missing.values()):
        raise typer.Exit(1)


@rules.command("where")
def where(
    rule_id: str | None = typer.Argument(None, metavar="ID"),
    every: bool = typer.Option(False, "--all"),
    tests: Path | None = typer.Option(None, "--tests"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Say which code and which tests cite a rule. Ends with status 1 if one of the two is missing."""
    if every == (rule_id is not None):
        raise BadInput("where-one-or-all")
    if tests is not None and not tests.is_dir():
        raise BadInput("no-tests-folder", folder=str(tests))
    root = source_tree()
    found = all_places(tests or (root / "tests" if root else None))
    if rule_id is not None:
        rule = _find(rule_id)[1].id
        found = {rule: found[rule]}
    lacking = {rule: lacks for rule, cited in found.items() if (lacks := cited.lacks())}
    if as_json:
        shown = {rule: {"id": rule, **msgspec.to_builtins(cited)} for rule, cited in found.items()}
        whole = {"rules": list(shown.values()), "missing": lacking} if every else next(iter(shown.values()))
        typer.echo(msgspec.json.encode(whole).decode())
    elif every:
        _print_all(found)
    else:
        _print_places(next(iter(found.values())))
    for rule, lacks in lacking.items():
        show_fault(speak(f"where-no-{'-'.join(lacks)}", rule=rule))
    if lacking:
        raise typer.Exit(1)


def _print_places(cited: Cited) -> None:
    for part, places in (("code", cited.code), ("tests", cited.tests)):
        typer.echo(speak(f"where-{part}"))
        for place in places or ():
            typer.echo(f"  {_at(place)}")
    if cited.tests is None:
        typer.echo(f"  {speak('where-tests-not-here')}")


def _print_all(found: dict[str, Cited]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("where-rule", "where-code", "where-tests", "where-first"):
        table.add_column(speak(column), overflow="fold")
    for rule, cited in found.items():
        tests = "?" if cited.tests is None else str(len(cited.tests))
        table.add_row(rule, str(len(cited.code)), tests, _at(cited.code[0]) if cited.code else "–")
    Console(highlight=False, markup=False).print(table)
    if any(cited.tests is None for cited in found.values()):
        typer.echo(speak("where-tests-not-here"))


def _at(place: Place) -> str:
    return f"{place.file}:{place.line}" + (f"  {place.name}" if place.name else "")
