"""`horae balance`: games between equal bots, and a page that says whether the deck is fair."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from horae.cli.voice import AS_JSON, LANGUAGE, BadInput, language, speak
from horae.core.speech import number, percent
from horae.games.registry import game as find_game
from horae.sim import balance
from horae.sim.balance_page import page


def balance_command(
    game: str = typer.Argument(...),
    games: int = typer.Option(600, "--games"),
    bot: str = typer.Option("greedy", "--bot"),
    search_games: int = typer.Option(0, "--search-games"),
    seats: str = typer.Option("2,3,4", "--seats"),
    wanted: list[str] = typer.Option([], "--cell"),
    seed: int = typer.Option(1, "--seed"),
    pack: str | None = typer.Option(None, "--pack"),
    out: Path = typer.Option(Path("balance"), "--out"),
    jobs: int = typer.Option(0, "--jobs"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Play bots against each other and write how fair the deck is. A run that was stopped goes on where it was."""
    tables = _numbers(seats)
    cells = [_cell(words) for words in wanted] or _shared_out(bot, games, tables)
    if search_games:
        cells.append(balance.Cell("search", tables[0], search_games))
    balance.check_plan(game, cells, seed)
    content = find_game(game).load_pack(pack)
    workers = jobs if jobs > 0 else os.cpu_count() or 1
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(speak("balance-playing"), total=sum(cell.games for cell in cells))
        records = balance.run(game, cells, seed, out / "games.jsonl", pack, workers, lambda done: bar.advance(task, done))
    report = balance.report(game, cells, seed, records, content)
    (out / "examples").mkdir(parents=True, exist_ok=True)
    for name, data in balance.example_logs(game, cells, seed, records, pack, workers):
        (out / "examples" / f"{name}.jsonl").write_bytes(data)
    encoded = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (out / "report.json").write_bytes(encoded + b"\n")
    (out / "report.html").write_text(page(report, content, language()), "utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
        return
    for cell in report.cells:
        worst = max(abs(share.share - 1 / cell.seats) for share in cell.win_by_place)
        ends = {end: percent(share.share, language(), 0) for end, share in cell.ends.items()}
        typer.echo(
            speak(
                "balance-line",
                bot=cell.bot,
                seats=cell.seats,
                games=cell.games,
                rounds=cell.median_rounds,
                worst=number(100 * worst, language()),
                reserve=ends["reserve"],
                brotherhood=ends["brotherhood"],
                fortified=ends["fortified"],
            )
        )
    cards, designs, used, sources = balance.coverage(report, content)
    typer.echo(speak("balance-coverage", cards=cards, designs=designs, used=used, sources=sources))
    typer.echo(speak("balance-written", file=str(out / "report.html")))


def _numbers(seats: str) -> list[int]:
    try:
        return [int(number) for number in seats.split(",")]
    except ValueError:
        raise BadInput("balance-seats", seats=seats) from None


def _cell(words: str) -> balance.Cell:
    bot, _, rest = words.partition(":")
    seats, _, games = rest.partition(":")
    if not (bot and seats.isdecimal() and games.isdecimal()):
        raise BadInput("balance-cell-form", words=words)
    return balance.Cell(bot, int(seats), int(games))


FIRST_SHARE = 0.7
"""The first number of seats gets most of the games: the figures of single cards come from it."""


def _shared_out(bot: str, games: int, tables: list[int]) -> list[balance.Cell]:
    if len(tables) == 1:
        return [balance.Cell(bot, tables[0], games)]
    first = round(games * FIRST_SHARE)
    rest = games - first
    others = tables[1:]
    shares = [rest // len(others) + (place < rest % len(others)) for place in range(len(others))]
    return [balance.Cell(bot, number, count) for number, count in zip(tables, (first, *shares), strict=True) if count]
