"""`horae balance`: games between equal bots, and a page that says whether the deck is fair."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from horae.bots.registry import bot_class
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language, read_bytes, speak
from horae.cli.progress_bar import bar
from horae.cli.workplace_option import JOBS, RAY, workplace
from horae.core.game import check_seats, check_seed
from horae.core.speech import number, percent
from horae.packs import elsewhere
from horae.sim.balance import study
from horae.sim.balance.card_worth import PairOrder, WorthReport
from horae.sim.balance.compare import compare
from horae.sim.balance.job_runner import JobRunner, StudyPlan, effort, log_file
from horae.sim.balance.measured_game import measured_game
from horae.sim.balance.page import page
from horae.sim.balance.report import BalanceReport, Finding
from horae.sim.workplace import Workplace

_CELLS: list[str] = typer.Option(["greedy:2:600", "greedy:3:120", "greedy:4:80"], "--cell")
_PAIRS: list[str] = typer.Option(["0"], "--pairs")
_CARDS: list[str] = typer.Option([], "--card")


def balance_command(
    game: str = typer.Argument(...),
    cell: list[str] = _CELLS,
    pairs: list[str] = _PAIRS,
    again: str = typer.Option("12:120,3:400", "--again"),
    barred: int = typer.Option(0, "--barred", min=0),
    seed: int = typer.Option(1, "--seed"),
    pack: str | None = typer.Option(None, "--pack"),
    against: str | None = typer.Option(None, "--against"),
    out: Path = typer.Option(Path("balance"), "--out"),
    jobs: int = JOBS,
    ray: str | None = RAY,
    worth_only: bool = typer.Option(False, "--worth-only"),
    card: list[str] = _CARDS,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Play bots against each other and write how fair the deck is. A run that was stopped goes on where it was."""
    measured = [each for each in (_pairs(words) for words in pairs) if each.games]
    if worth_only:
        with workplace(jobs, ray) as place:
            for each in measured or [study.Cell("greedy", 2, 100)]:
                _worth_only(StudyPlan(game, pack, seed), each, card, place, as_json)
        return
    wanted = study.Study(
        plan=StudyPlan(game, pack, seed),
        cells=tuple(_cell(words) for words in cell),
        pairs=tuple(measured),
        again=_again(again),
        barred=barred,
    )
    study.check(wanted)
    with workplace(jobs, ray) as place:
        before = None if against is None else _before(wanted, against, out, place)
        found = _run(wanted, out / "games.jsonl", place, "balance-playing")
    report = found.report if before is None else msgspec.structs.replace(found.report, against=compare(before, found.report))
    _write(out, wanted, found, report)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
        return
    _tell(report)
    typer.echo(speak("balance-written", file=str(out / "report.html")))


def _run(wanted: study.Study, file: Path, place: Workplace, words: str) -> study.Findings:
    with bar(study.total_effort(wanted), words) as progress:
        return study.run(wanted, file, place, progress)


def _write(out: Path, wanted: study.Study, found: study.Findings, report: BalanceReport) -> None:
    folder = out / "examples"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        if old.stem not in report.examples:
            old.unlink()
    for example in found.examples:
        (folder / f"{example.name}.jsonl").write_bytes(log_file(wanted.plan, example))
    (out / "report.json").write_bytes(msgspec.json.encode(report) + b"\n")
    (out / "report.html").write_text(page(report, language()), "utf-8")


def _before(wanted: study.Study, against: str, out: Path, place: Workplace) -> BalanceReport:
    """The report to compare with: read, or made in the same way from another pack."""
    path = Path(against)
    file = path / "report.json" if (path / "report.json").is_file() else path
    if file.suffix == ".json":
        try:
            return msgspec.json.decode(read_bytes(file, elsewhere.MOST_REPORT), type=BalanceReport)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise BadInput("balance-no-report", file=str(file), why=str(wrong)) from None
    other = msgspec.structs.replace(wanted, plan=StudyPlan(wanted.plan.game, against, wanted.plan.seed))
    study.check(other)
    return _run(other, out / "games-against.jsonl", place, "balance-playing-against").report


def _tell(report: BalanceReport) -> None:
    for cell in report.cells:
        worst = max(abs(share.value - 100 / cell.seats) for share in cell.places)
        ends = {end: percent(share.value / 100, language(), 0) for end, share in cell.ends.items()}
        typer.echo(
            speak(
                "balance-line",
                bot=cell.bot,
                seats=cell.seats,
                games=cell.games,
                rounds=cell.median_rounds,
                worst=number(worst, language()),
                ends=", ".join(f"{speak(f'balance-end-{end}')} {found}" for end, found in ends.items()),
            )
        )
    for each in report.verdict.findings:
        typer.echo(f"  {_finding(report, each)}")
    if not report.verdict.findings:
        typer.echo(speak("balance-nothing"))


def _finding(report: BalanceReport, each: Finding) -> str:
    names = {thing.id: thing.name[language()] for thing in report.things}
    about = speak(f"balance-end-{each.about}") if each.kind == "end" else names.get(each.about, each.about)
    strong = each.kind == "worth" and each.figure.value < 0
    figure = each.figure
    return speak(
        f"balance-finding-{'weak' if strong else each.kind}",
        about=about,
        cell=each.cell,
        value=number(figure.value, language(), sign=each.kind == "worth"),
        low=number(figure.low, language()),
        high=number(figure.high, language()),
        sure=speak("balance-sure" if each.sure else "balance-unsure"),
    )


def _worth_only(plan: StudyPlan, cell: study.Cell, wanted: list[str], place: Workplace, as_json: bool) -> None:
    measured = measured_game(plan.game)
    content = measured.game.load_pack(plan.pack)
    designs = {design.id: design for design in measured.designs(content)}
    for card in wanted:
        if card not in designs:
            raise BadInput("balance-no-card", card=card, pack=content.id)
    check_seats(measured.game, cell.seats)
    check_seed(plan.seed)
    bot_class(measured.game, cell.bot)
    chosen = list(dict.fromkeys(wanted)) or list(designs)
    with bar(len(chosen) * cell.games * effort(PairOrder("", cell.bot, cell.seats, 0)), "balance-playing") as progress:
        found = study.measure(JobRunner(plan, None, place, progress), chosen, cell.bot, cell.seats, cell.games, 0)
    cards = sorted(found, key=lambda each: -each.worth)
    copies = sum(designs[each.card].copies for each in cards)
    mean = sum(each.worth * designs[each.card].copies for each in cards) / copies
    if as_json:
        report = WorthReport(plan.game, content.id, content.hash, cell.bot, cell.seats, plan.seed, round(mean, 2), cards)
        typer.echo(msgspec.json.encode(report).decode())
        return
    for each in cards:
        low, high = each.interval
        name = designs[each.card].name[language()]
        worth, least, most, points = (number(value, language(), sign=True) for value in (each.worth, low, high, each.points))
        typer.echo(f"{worth:>6}  {least:>6} … {most:>6}  {points:>5}  {each.card:24} {name}")
    typer.echo(
        speak("balance-worth-mean", mean=number(mean, language(), sign=True), pairs=cell.games, bot=cell.bot, seats=cell.seats)
    )


def _cell(words: str) -> study.Cell:
    bot, _, rest = words.partition(":")
    seats, _, games = rest.partition(":")
    if not (bot and seats.isdecimal() and games.isdecimal()):
        raise BadInput("balance-cell-form", words=words)
    return study.Cell(bot, int(seats), int(games))


def _pairs(words: str) -> study.Cell:
    return study.Cell("greedy", 2, int(words)) if words.isdecimal() else _cell(words)


def _again(words: str) -> tuple[study.Look, ...]:
    looks = []
    for part in words.split(",") if words not in ("", "0") else []:
        cards, _, pairs = part.partition(":")
        if not (cards.isdecimal() and pairs.isdecimal() and int(cards) and int(pairs)):
            raise BadInput("balance-again-form", words=words)
        looks.append(study.Look(int(cards), int(pairs)))
    return tuple(looks)


if __name__ == "__main__":  # python -m horae.cli.balance: without the server's and the terminal game's libraries
    typer.run(balance_command)
