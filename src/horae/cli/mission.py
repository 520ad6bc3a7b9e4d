"""`horae mission`: what a writer asks about a mission. Everything can be asked without seeing the story."""

from __future__ import annotations

import tempfile
import webbrowser
from collections.abc import Sequence
from math import inf
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec
import typer

from horae.authoring.missions.clues import check_clues, clue_map
from horae.authoring.missions.graph import graph as draw
from horae.authoring.missions.instruction_names import instruction_name
from horae.authoring.missions.lint import lint as check
from horae.authoring.missions.new import new_mission, write_schemas
from horae.authoring.missions.preview import MissionPreview
from horae.authoring.missions.reasons import Reason
from horae.authoring.missions.report import ReportPage
from horae.authoring.missions.report_work import ReportPlan, do_work, effort
from horae.authoring.missions.schema import FILES
from horae.authoring.missions.schema import schema as schema_of
from horae.authoring.missions.solve import PLAYS, Card, Ending, Instruction, Solution, Witness, written
from horae.authoring.missions.solve import solve as search
from horae.authoring.missions.stats import page
from horae.authoring.missions.stats import stats as measure
from horae.authoring.missions.well_read import MEASURING
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language, speak
from horae.cli.progress_bar import bar
from horae.cli.workplace_option import JOBS, RAY, workplace
from horae.core.game import check_seats
from horae.core.log import dump
from horae.core.speech import number, say
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
from horae.games.timestories.profiles import profiles
from horae.packs.builtin import pack_folder

mission = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

PATH = typer.Argument(...)
HIDE = typer.Option(False, "--hide-story")
PROFILE = typer.Option("", "--profile")


def _read(path: str, profile: str = "") -> TimeStoriesPack:
    pack = read_mission(pack_folder("timestories", path))
    known = [one.id for one in pack.profiles]
    if profile and profile not in known:
        raise BadInput("timestories-bad-profile", profile=profile, mission=pack.id, known=", ".join(known))
    return pack


@mission.command("lint")
def lint(path: str = PATH, hide_story: bool = HIDE, lang: str | None = LANGUAGE, as_json: bool = AS_JSON) -> None:
    """Check a mission. Ends with status 1 if something must be mended, with file, line and cause."""
    found = check(path)
    if as_json:
        told = {
            "mission": found.mission,
            "searched": found.searched,
            "findings": [
                {"severity": one.severity, "file": one.file, "line": one.line, "why": one.say(language())}
                for one in found.findings
            ],
        }
        typer.echo(msgspec.json.encode(told).decode())
    else:
        for one in found.findings:
            typer.echo(one.say(language()), err=one.severity == "error")
        if not found.errors():
            key = "mission-has-warnings" if found.findings else "mission-is-clean"
            typer.echo(speak(key, mission=str(found.mission), count=len(found.findings)))
            if not found.searched:
                typer.echo(speak("mission-not-searched"))
    if found.errors():
        raise typer.Exit(1)


@mission.command("solve")
def solve(
    path: str = PATH,
    seats: int = typer.Option(2, "--seats"),
    profile: str = PROFILE,
    plays: int = typer.Option(PLAYS, "--plays", min=1),
    most_plays: int | None = typer.Option(None, "--most-plays", min=0),
    seconds: float = typer.Option(600.0, "--seconds"),
    seed: int = typer.Option(0, "--seed"),
    cache: Path | None = typer.Option(None, "--cache", dir_okay=False),
    witnesses: Path | None = typer.Option(None, "--witnesses", file_okay=False),
    hide_story: bool = HIDE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Solve a mission: of every ending, card and instruction a way there, a proof that there is none, or what was tried."""
    pack = _read(path, profile)
    check_seats(TimeStories(), seats)
    with bar(1.0, "mission-report-working", quiet=as_json) as progress:
        most = inf if most_plays is None else most_plays
        found = search(pack, seats, profile, plays, seconds, seed, cache, progress, most)
    if witnesses is not None:
        witnesses.mkdir(parents=True, exist_ok=True)
        for name, witness in _ways(found):
            (witnesses / f"{name}.jsonl").write_bytes(dump(witness.log, None))
        for number in range(len(found.ways)):
            (witnesses / f"way-{number + 1}.jsonl").write_bytes(dump(written(found, pack, number), None))
    if as_json:
        typer.echo(msgspec.json.encode(_in_words(found)).decode())
    else:
        _say_solution(found, hide_story)
    if found.unreached() or found.dead_end is not None:
        raise typer.Exit(1)


def _in_words(found: Solution) -> dict[str, Any]:
    """As data, with the reasons told in the language asked for."""
    told: dict[str, Any] = msgspec.to_builtins(found)
    whys = {
        "endings": [one.why for one in found.endings],
        "cards": [one.why for one in found.cards],
        "instructions": [one.why for one in found.instructions],
    }
    for key, reasons in whys.items():
        for part, why in zip(told[key], reasons, strict=True):
            part["why"] = [say(one.words, language()) for one in why]
    return told


def _ways(found: Solution) -> list[tuple[str, Witness]]:
    ways: list[tuple[str, Witness]] = [(one.id, one.witness) for one in found.endings if one.witness is not None]
    if found.dead_end is not None:
        ways.append(("dead-end", found.dead_end))
    return [*ways, ("stranded", found.stranded)] if found.stranded is not None else ways


def _say_solution(found: Solution, hide_story: bool) -> None:
    typer.echo(
        speak(
            "mission-solved",
            mission=found.mission,
            profile=found.profile,
            receptacles=found.receptacles,
            teams=len(found.teams),
            plays=found.plays,
            seconds=number(found.seconds, language()),
        )
    )
    for place, ending in enumerate(found.endings, 1):
        typer.echo(_say_ending(ending, str(place) if hide_story and ending.id != "lost_control" else ending.id))
    for key, parts in (("cards", found.cards), ("instructions", found.instructions)):
        _say_parts(key, parts)
    if found.dead_end is not None:
        typer.echo(speak("mission-solve-dead-end", actions=found.dead_end.actions))
    else:
        typer.echo(speak("mission-solve-no-dead-end", checked=found.checked))
    typer.echo(speak("mission-solve-within-reach", sampled=found.sampled, reached=found.reached))
    if found.cut:
        typer.echo(speak("mission-solve-cut"))


def _say_ending(ending: Ending, name: str) -> str:
    if ending.witness is not None:
        way = ending.witness
        return speak("mission-solve-way", name=name, azrak=way.azrak_spent, actions=way.actions, score=str(way.score))
    if ending.possible is None:
        return speak("mission-solve-open", name=name, plays=ending.tried)
    return speak("mission-solve-impossible", name=name, why=_because(ending.why))


def _because(why: tuple[Reason, ...]) -> str:
    return "; ".join(say(one.words, language()) for one in why)


def _say_parts(key: str, parts: Sequence[Card | Instruction]) -> None:
    """How many were met, and each that was not. Cards go by their neutral names, so no story shows."""
    met = sum(part.status == "witness" for part in parts)
    typer.echo(speak(f"mission-solve-{key}", met=met, of=len(parts)))
    for part in parts:
        name = (
            part.id
            if isinstance(part, Card)
            else say(instruction_name(part.card, part.part, part.test, part.number), language())
        )
        if part.status == "not_found":
            typer.echo("  " + speak("mission-solve-open", name=name, plays=part.tried))
        elif part.status == "impossible":
            typer.echo("  " + speak("mission-solve-impossible", name=name, why=_because(part.why)))


@mission.command("stats")
def stats(
    path: str = PATH,
    games: int = typer.Option(100, "--games"),
    profile: str = PROFILE,
    seed: int = typer.Option(0, "--seed"),
    bot: str = typer.Option("agent", "--bot"),
    out: Path | None = typer.Option(None, "--out", dir_okay=False),
    jobs: int = JOBS,
    ray: str | None = RAY,
    hide_story: bool = HIDE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Measure a mission: how often each card, item and place is seen, what it costs, how it ends."""
    if games < 1:
        raise BadInput("mission-some-games")
    if bot not in MEASURING:
        raise BadInput("unknown-bot", bot=bot, game=TimeStories.name, known=", ".join(MEASURING))
    pack = _read(path, profile)
    with workplace(jobs, ray) as place, bar(games, "mission-report-working", quiet=as_json) as progress:
        found = measure(pack, games, profile=profile, seed=seed, bot=bot, progress=progress, place=place, source=path)
    if out is not None:
        out.write_text(page(found, pack, language(), hide_story), "utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    typer.echo(speak("mission-stats-about", games=found.games, profile=found.profile))
    for seats, ends in found.endings.items():
        told = ", ".join(f"{name} {count}" for name, count in ends.items())
        typer.echo(speak("mission-stats-line", seats=seats, ends=told, score=number(found.score[seats], language(), 2)))
    unseen = [one.id for one in found.cards if not one.games]
    if unseen:
        typer.echo(speak("mission-stats-unseen", cards=", ".join(unseen)))


@mission.command("report")
def report(
    path: str = PATH,
    out: Path = typer.Option(..., "--out", dir_okay=False),
    games: int = typer.Option(120, "--games", min=1),
    plays: int = typer.Option(PLAYS, "--plays", min=1),
    most_plays: int | None = typer.Option(None, "--most-plays", min=0),
    seconds: float = typer.Option(600.0, "--seconds"),
    seed: int = typer.Option(0, "--seed"),
    show_story: bool = typer.Option(False, "--show-story"),
    lang: str | None = LANGUAGE,
) -> None:
    """Write one page about a mission: what is proved, met and not found, how often bots meet it, clues, lengths of texts."""
    pack = _read(path)
    clues = clue_map(pack_folder("timestories", path))
    if clues is not None and any(one.severity == "error" for one in check_clues(pack, clues[1], ())):
        clues = None  # `lint` says what is wrong with it
    replays = out.with_name(f"{out.stem}-replays")
    command = f"horae mission preview {quote(path)} --replays {quote(str(replays))}"
    plan = ReportPlan(games, plays, seconds, seed, most_plays)
    part = out.with_name(f"{out.name}.part")
    try:
        with bar(effort(pack, plan), "mission-report-working") as progress:
            work = do_work(pack, plan, part, progress)
    except KeyboardInterrupt:
        typer.echo(speak("mission-report-stopped", file=str(part)), err=True)
        raise
    page_of = ReportPage(pack, work, None if clues is None else clues[1], language(), not show_story, command)
    whole = out.with_name(f"{out.name}.new")
    whole.write_text(page_of.written(), "utf-8")
    page_of.replays.write(replays)
    whole.replace(out)
    part.unlink(missing_ok=True)
    typer.echo(speak("mission-report-written", file=str(out)))


@mission.command("graph")
def graph(
    path: str = PATH,
    out: Path | None = typer.Option(None, "--out", dir_okay=False),
    hide_story: bool = HIDE,
    lang: str | None = LANGUAGE,
) -> None:
    """Draw a mission: places, cards, things and endings, and what leads where."""
    drawn = draw(_read(path), language(), hide_story)
    if out is None:
        typer.echo(drawn)
    else:
        out.write_text(drawn + "\n", "utf-8")


@mission.command("schema")
def schema(
    file: str = typer.Argument("pack.yaml"),
    out: Path | None = typer.Option(None, "--out", file_okay=False, exists=True),
    lang: str | None = LANGUAGE,
) -> None:
    """Print the JSON Schema of one of a mission's files, or write all of them beside a mission, for your editor."""
    if out is not None:
        typer.echo(speak("mission-schemas-written", folder=str(write_schemas(out)[0].parent)))
        return
    if file not in FILES:
        raise BadInput("mission-no-such-file", file=file, known=", ".join(FILES))
    typer.echo(msgspec.json.format(msgspec.json.encode(schema_of(file))).decode())


@mission.command("new")
def new(
    folder: Path = typer.Argument(..., file_okay=False),
    title: str = typer.Option("", "--title"),
    profile: str = PROFILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Make the folder of a new mission: small, in good order, with comments that teach."""
    if folder.is_dir() and any(folder.iterdir()):
        raise BadInput("mission-new-not-empty", folder=str(folder))
    if profile and profile not in profiles():
        raise BadInput("timestories-pack-no-profile", name=profile, known=", ".join(profiles()))
    new_mission(folder, title, language(), profile)
    typer.echo(speak("mission-new-made", folder=str(folder)))


@mission.command("preview")
def preview(
    path: str = PATH,
    port: int = typer.Option(8010, min=0, max=65535),
    open_page: bool = typer.Option(False, "--open"),
    replays: Path | None = typer.Option(None, "--replays", file_okay=False),
    lang: str | None = LANGUAGE,
) -> None:
    """Show a mission in the browser while it is being written: its cards, its faults, its map, and a table to play it at."""
    from starlette.routing import Route

    from horae.server.app import serve  # not before it is needed: the other commands need no server
    from horae.server.config import Config
    from horae.server.mission_preview import PreviewPages
    from horae.server.tables import Tables

    looked_at = MissionPreview(pack_folder("timestories", path))

    def ready(url: str) -> None:
        typer.echo(speak("preview-serving", url=f"{url}/preview"))
        if open_page:
            webbrowser.open(f"{url}/preview")

    def pages(tables: Tables) -> list[Route]:
        made = PreviewPages(looked_at, tables.shelf)
        if replays is not None:
            made.offer()
        return made.routes()

    with tempfile.TemporaryDirectory() as place:
        config = Config(
            store=f"sqlite:///{place}/preview.db",
            port=port,
            requests_per_second=100.0,
            replays="" if replays is None else str(replays),
            unfinished_replays=True,
            reading_per_second=100.0,
            reading_burst=100.0,
        )
        serve(config, ready, pages)
