"""`horae simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from horae.cli.command_line import AS_JSON, LANGUAGE, how_it_ended, language, parse_options, speak
from horae.cli.progress_bar import bar
from horae.cli.workplace_option import JOBS, RAY, workplace
from horae.core.speech import Phrase, knows, number, own, percent, percents, say
from horae.sim import simulate
from horae.sim.players import look_in
from horae.sim.simulate import Report


def simulate_command(
    game: str = typer.Argument(...),
    games: int = typer.Option(100, "--games"),
    seats: str = typer.Option(..., "--seats"),
    seed: int = typer.Option(1, "--seed"),
    option: list[str] = typer.Option([], "--option"),
    pack: str | None = typer.Option(None, "--pack"),
    jobs: int = JOBS,
    ray: str | None = RAY,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Play many games between bots and print win rates with intervals."""
    look_in(Path.cwd())
    bots = [name.strip() for name in seats.split(",")]
    work = simulate.plan(game, games, bots, seed, parse_options(option), pack)
    with workplace(jobs, ray) as place, bar(games, "simulating") as progress:
        report = simulate.run(work, place, progress)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _show(report)


def _show(report: Report) -> None:
    console = Console(highlight=False)
    chosen = ", ".join(f"{name}={str(value).lower()}" for name, value in report.options.items())
    console.print(speak("simulated", games=report.games, game=report.game, seed=str(report.seed), options=chosen))
    table = Table(box=None, pad_edge=False)
    for column in ("simulated-what", "simulated-value", "simulated-interval"):
        table.add_column(speak(column))
    if report.win_rate is not None and report.win_interval is not None:
        table.add_row(speak("simulated-team"), _percent(report.win_rate), _span(report.win_interval))
    else:
        for place, seat in enumerate(report.seats, 1):
            table.add_row(speak("simulated-seat", seat=place, bot=seat.bot), _percent(seat.win_rate), _span(seat.interval))
    for name, figure in report.figures.items():
        low, high = figure.interval
        table.add_row(
            _word(own(report.game, f"figure-{name}"), name), _number(figure.mean), f"{_number(low)} – {_number(high)}"
        )
    for reason, count in report.endings.items():
        table.add_row(how_it_ended(report.game, reason), _percent(count / report.games), "")
    console.print(table)


def _word(key: str, plain: str) -> str:
    return say(Phrase(key), language()) if knows(key, language()) else plain


def _number(value: float) -> str:
    return number(value, language(), 2)


def _percent(share: float) -> str:
    return percent(share, language())


def _span(interval: tuple[float, float]) -> str:
    return percents(*interval, language())
