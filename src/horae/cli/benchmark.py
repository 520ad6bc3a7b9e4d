"""`horae benchmark`: how well players of Shipwreck get on with players that they have agreed on nothing with."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from horae.benchmark.check import check
from horae.benchmark.figures import BenchmarkReport, Estimate, RowFigures, report
from horae.benchmark.matrix import checked, played, rows
from horae.benchmark.optimum import MOST_NODES, optimum
from horae.benchmark.optimum_rules import How
from horae.benchmark.players import KINDS
from horae.benchmark.small_packs import shares, small_pack
from horae.benchmark.task import USUAL_GAMES, USUAL_SEATS, task
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language, speak
from horae.cli.progress_bar import bar
from horae.cli.workplace_option import JOBS, RAY, workplace
from horae.core.speech import number, percent, percents

benchmark = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
REPORT = "report.json"


@benchmark.command("run")
def run_command(
    players: str = typer.Option("", "--players", show_default=False),
    seats: int = typer.Option(USUAL_SEATS, "--seats"),
    games: int = typer.Option(USUAL_GAMES, "--games"),
    out: Path = typer.Option(Path("benchmark"), "--out", file_okay=False),
    jobs: int = JOBS,
    ray: str | None = RAY,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Play the matrix. A run that was stopped goes on where it was."""
    kinds = tuple(name.strip() for name in players.split(",")) if players else KINDS
    made = checked(kinds, seats, games)
    with workplace(jobs, ray) as place, bar(games * len(rows(kinds, seats)), "benchmark-playing") as progress:
        found = report(made, kinds, played(kinds, seats, games, place, out, progress))
    (out / REPORT).write_bytes(msgspec.json.encode(found))
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    _tell(found)
    typer.echo(speak("benchmark-written", file=str(out / REPORT)))


@benchmark.command("check")
def check_command(
    folder: Path = typer.Argument(..., exists=True, file_okay=False),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Replay every log of a run and work its figures out again from them alone."""
    found = check(folder)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        typer.echo(speak("benchmark-checked", logs=found.logs, rows=found.rows))


@benchmark.command("show")
def show_command(
    folder: Path = typer.Argument(..., exists=True, file_okay=False),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Print what a run came to."""
    data = (folder / REPORT).read_bytes()
    try:
        found = msgspec.json.decode(data, type=BenchmarkReport)
    except msgspec.DecodeError as wrong:
        raise BadInput("in-file", file=str(folder / REPORT), why=str(wrong)) from None
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _tell(found)


@benchmark.command("task")
def task_command(
    seats: int = typer.Option(USUAL_SEATS, "--seats"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Print what is frozen: rules, pack, options, deals, numbers of actions."""
    made = task(seats)
    if as_json:
        typer.echo(msgspec.json.encode(made).decode())
        return
    for name in made.__struct_fields__:
        value = getattr(made, name)
        said = ", ".join(f"{key}={str(each).lower()}" for key, each in value.items()) if isinstance(value, dict) else value
        typer.echo(f"{name.replace('_', ' '):14} {said}")


@benchmark.command("optimum")
def optimum_command(
    pack: str = typer.Argument("islet"),
    seats: int = typer.Option(2, "--seats"),
    points: int = typer.Option(1, "--points"),
    how: str = typer.Option("plain", "--how"),
    games: int = typer.Option(0, "--games", min=0),
    most: int = typer.Option(MOST_NODES, "--most", min=1),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Find the best that any team can do with a small pack."""
    ways: dict[str, How] = {way: way for way in get_args(How)}
    if how not in ways:
        raise BadInput("benchmark-how", how=how, known=", ".join(ways))
    content = small_pack(pack)
    found = optimum(content, seats, points, how=ways[how], most_nodes=most)
    beside = shares(content, seats, points, games) if games else []
    if as_json:
        typer.echo(msgspec.json.encode({"optimum": found, "players": beside}).decode())
        return
    table = Table(box=None, pad_edge=False)
    for head in ("benchmark-kind", "simulated-team", "simulated-interval"):
        table.add_column(speak(head))
    table.add_row(speak("benchmark-open"), percent(found.open_hands, language()), "")
    table.add_row(speak("benchmark-optimum"), percent(found.value, language()), found.best)
    for share in beside:
        table.add_row(share.kind, percent(share.won.value, language()), percents(share.won.low, share.won.high, language()))
    Console(highlight=False).print(table)
    typer.echo(speak("benchmark-solved", nodes=found.nodes, decks=found.decks, rules=found.rules))


# --- tables ---


def _tell(found: BenchmarkReport) -> None:
    console = Console(highlight=False, width=max(100, 16 * len(found.kinds) + 16, Console().width))
    console.print(
        speak("benchmark-about", version=found.task.version, seats=found.task.seats, games=found.games, print=found.task.print)
    )
    console.print(_matrix(found))
    console.print()
    console.print(_kinds(found))
    console.print()
    console.print(_rows(found))


def _matrix(found: BenchmarkReport) -> Table:
    """In a row the one, in a column who takes the other seats."""
    table = _table(speak("benchmark-one-among"), *found.kinds)
    won = {(row.one, row.others): row for row in found.rows if row.how != "cross"}
    if found.task.seats == 2:
        won |= {(others, one): row for (one, others), row in won.items()}
    for one in found.kinds:
        table.add_row(one, *(_estimate(won[one, others].won, apart="\n") for others in found.kinds))
    return table


def _kinds(found: BenchmarkReport) -> Table:
    heads = ("kind", "alone", "cross", "gap", "beside", "gap-beside", "proximity")
    table = _table(*(speak(f"benchmark-{head}") for head in heads))
    for kind in found.figures:
        table.add_row(
            kind.kind,
            *(_estimate(each, apart="\n") for each in (kind.alone, kind.cross, kind.gap, kind.beside, kind.gap_beside)),
            _estimate(kind.proximity, apart="\n"),
        )
    return table


def _rows(found: BenchmarkReport) -> Table:
    heads = ("row", "simulated-team", "score", "card", "said", "heard", "surprise", "calibration", "stated", "right")
    table = _table(*(speak(head if "-" in head else f"benchmark-{head}") for head in heads))
    for row in found.rows:
        figures = (row.score, row.card, row.said, row.heard.value, row.surprise)
        table.add_row(
            _row_name(row),
            percent(row.won.value, language()),
            *(number(each, language(), 2) for each in figures),
            number(row.calibration, language(), 3),
            percent(row.stated, language()),
            percent(row.right, language()),
        )
    return table


def _row_name(row: RowFigures) -> str:
    if row.how == "beside":
        return speak("benchmark-row-beside", one=row.one, others=row.others)
    return speak(f"benchmark-row-{row.how}", one=row.one)


def _estimate(given: Estimate | None, apart: str = " ") -> str:
    if given is None:
        return "–"
    return f"{percent(given.value, language())}{apart}{percents(given.low, given.high, language())}"


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right")
    return table
