"""`horae arena`: a tournament of bots, and what it shows: on the screen, as figures, as a page with games to watch."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from horae.bots.registry import bot_names
from horae.cli.command_line import AS_JSON, LANGUAGE, language, parse_options, speak
from horae.cli.progress_bar import bar
from horae.cli.workplace_option import JOBS, RAY, workplace
from horae.core.speech import number, percent, percents
from horae.games.registry import game as find_game
from horae.sim.arena import tournament
from horae.sim.arena.deals import LogOrder, play_log
from horae.sim.arena.page import page
from horae.sim.arena.plan import ArenaPlan, planned
from horae.sim.arena.report import ArenaReport, ContestFigures, Estimate, report, side_name, won_beside
from horae.sim.players import look_in
from horae.sim.workplace import Workplace


def arena_command(
    game: str = typer.Argument(...),
    bots: str = typer.Option("", "--bots", show_default=False),
    games: int = typer.Option(200, "--games"),
    seats: int | None = typer.Option(None, "--seats", show_default=False),
    option: list[str] = typer.Option([], "--option"),
    pack: str | None = typer.Option(None, "--pack"),
    seed: int = typer.Option(1, "--seed"),
    out: Path = typer.Option(Path("arena"), "--out", file_okay=False),
    jobs: int = JOBS,
    ray: str | None = RAY,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Have bots play a tournament. A run that was stopped goes on where it was."""
    look_in(Path.cwd())
    names = [name.strip() for name in bots.split(",")] if bots else bot_names(find_game(game))
    plan = planned(game, names, seats, games, seed, parse_options(option), pack)
    games_in_all = tournament.Tournament(plan).games_in_all()
    try:
        with workplace(jobs, ray) as place:
            with bar(games_in_all, "arena-playing") as progress:
                played = tournament.play(plan, place, out / "deals.jsonl", progress)
            found = report(played)
            _write(out, plan, found, place)
    except KeyboardInterrupt:
        typer.echo(speak("arena-stopped", file=str(out / "deals.jsonl")), err=True)
        raise
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    _tell(found)
    typer.echo(speak("arena-written", file=str(out / "report.html")))


def _write(out: Path, plan: ArenaPlan, found: ArenaReport, place: Workplace) -> None:
    folder = out / "replays"
    folder.mkdir(parents=True, exist_ok=True)
    orders = {LogOrder(game.table, game.deal, game.turn): game.name for game in found.notable}
    for old in folder.glob("*.jsonl"):
        if old.stem not in orders.values():
            old.unlink()
    for chunk in place.do(partial(play_log, plan), list(orders), lambda order: order.table):
        for order, log in chunk:
            (folder / f"{orders[order]}.jsonl").write_bytes(log)
    (out / "report.json").write_bytes(msgspec.json.encode(found) + b"\n")
    (out / "report.html").write_text(page(found, language()), "utf-8")


# --- on the screen ---


def _tell(found: ArenaReport) -> None:
    console = Console(highlight=False)
    chosen = "".join(f", {name}={str(value).lower()}" for name, value in found.options.items())
    typer.echo(speak("arena-about", game=found.title, seats=found.seats, seed=str(found.seed), options=chosen))
    console.print(_ratings(found))
    console.print()
    console.print(_cross_table(found))
    console.print()
    for contest in found.contests:
        typer.echo(_verdict(found, contest))


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right")
    return table


def _ratings(found: ArenaReport) -> Table:
    table = _table(*(speak(key) for key in ("arena-side", "arena-rating", "arena-interval", "arena-deals")))
    for each in found.ratings:
        low, high = (number(value, language()) for value in (each.low, each.high))
        name = side_name(each.side, found.seats)
        table.add_row(name, number(each.value, language()), f"{low} – {high}", str(each.deals))
    return table


def _cross_table(found: ArenaReport) -> Table:
    """Who wins how often: in a row the one bot, in a column all others at its table."""
    table = _table(speak("arena-cross-team" if found.cooperative else "arena-cross-one"), *found.bots)
    for one in found.bots:
        table.add_row(one, *(_cell(won_beside(found, one, others)) for others in found.bots))
    return table


def _cell(won: Estimate | None) -> str:
    if won is None:
        return ""
    return f"{percent(won.value, language())}\n{percents(won.low, won.high, language())}"


def _verdict(found: ArenaReport, contest: ContestFigures) -> str:
    first, second = side_name(contest.first, found.seats), side_name(contest.second, found.seats)
    better, worse = (first, second) if contest.difference.value >= 0 else (second, first)
    edges = sorted(abs(100 * edge) for edge in (contest.difference.low, contest.difference.high))
    told = "arena-settled" if contest.settled else "arena-unsettled"
    low, high = (number(100 * edge, language(), sign=True) for edge in (contest.difference.low, contest.difference.high))
    return speak(
        told,
        first=first,
        second=second,
        better=better,
        worse=worse,
        points=number(abs(100 * contest.difference.value), language()),
        least=number(edges[0], language()),
        most=number(edges[1], language()),
        low=low,
        high=high,
        deals=contest.deals,
        of=contest.most,
    )
