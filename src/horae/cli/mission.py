"""`horae mission`: what a writer asks about a mission. Everything can be asked without seeing the story."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path

import msgspec
import typer

from horae.authoring.missions.graph import graph as draw
from horae.authoring.missions.lint import lint as check
from horae.authoring.missions.new import new_mission, write_schemas
from horae.authoring.missions.preview import MissionPreview
from horae.authoring.missions.schema import FILES
from horae.authoring.missions.schema import schema as schema_of
from horae.authoring.missions.solve import Ending, Solution, Witness
from horae.authoring.missions.solve import solve as search
from horae.authoring.missions.stats import page
from horae.authoring.missions.stats import stats as measure
from horae.authoring.missions.well_read import MEASURING
from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, language, speak
from horae.core.game import check_seats
from horae.core.log import dump
from horae.core.speech import number
from horae.games.timestories.game import TimeStories
from horae.games.timestories.pack import TimeStoriesPack, read_mission
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
            typer.echo(speak("mission-is-clean", mission=str(found.mission)))
            if not found.searched:
                typer.echo(speak("mission-not-searched"))
    if found.errors():
        raise typer.Exit(1)


@mission.command("solve")
def solve(
    path: str = PATH,
    seats: int = typer.Option(2, "--seats"),
    profile: str = PROFILE,
    limit: int = typer.Option(400_000, "--limit"),
    seconds: float = typer.Option(600.0, "--seconds"),
    witnesses: Path | None = typer.Option(None, "--witnesses", file_okay=False),
    hide_story: bool = HIDE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Search a mission: can every ending be reached, can it get stuck, what is the cheapest way to each ending."""
    pack = _read(path, profile)
    check_seats(TimeStories(), seats)
    found = search(pack, seats, profile, limit, seconds)
    if witnesses is not None:
        witnesses.mkdir(parents=True, exist_ok=True)
        for name, witness in _ways(found):
            (witnesses / f"{name}.jsonl").write_bytes(dump(witness.log, None))
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _say_solution(found, hide_story)
    if found.unreached() or found.dead_end is not None:
        raise typer.Exit(1)


def _ways(found: Solution) -> list[tuple[str, Witness]]:
    ways: list[tuple[str, Witness]] = [(one.id, one.witness) for one in found.endings if one.witness is not None]
    return [*ways, ("dead-end", found.dead_end)] if found.dead_end is not None else ways


def _say_solution(found: Solution, hide_story: bool) -> None:
    typer.echo(
        speak(
            "mission-solved",
            mission=found.mission,
            profile=found.profile,
            receptacles=found.receptacles,
            relaxed=found.relaxed_positions,
            positions=found.positions,
            seconds=number(found.seconds, language()),
        )
    )
    for place, ending in enumerate(found.endings, 1):
        typer.echo(_say_ending(ending, str(place) if hide_story and ending.id != "lost_control" else ending.id))
    if found.dead_end is not None:
        typer.echo(speak("mission-solve-dead-end", actions=found.dead_end.actions))
    elif not found.may_get_stuck:
        typer.echo(speak("mission-solve-never-stuck"))
    typer.echo(speak("mission-solve-exhaustive" if found.exhaustive else "mission-solve-sampled"))
    typer.echo(speak("mission-solve-cheapest" if found.cheapest_proved else "mission-solve-cheapest-open"))


def _say_ending(ending: Ending, name: str) -> str:
    if ending.witness is not None:
        way = ending.witness
        return speak("mission-solve-way", name=name, azrak=way.azrak_spent, actions=way.actions, score=str(way.score))
    return speak("mission-solve-open" if ending.possible else "mission-unreachable", name=name)


@mission.command("stats")
def stats(
    path: str = PATH,
    games: int = typer.Option(100, "--games"),
    profile: str = PROFILE,
    seed: int = typer.Option(0, "--seed"),
    bot: str = typer.Option("agent", "--bot"),
    out: Path | None = typer.Option(None, "--out", dir_okay=False),
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
    found = measure(pack, games, profile=profile, seed=seed, bot=bot)
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
    lang: str | None = LANGUAGE,
) -> None:
    """Make the folder of a new mission: small, in good order, with comments that teach."""
    if folder.is_dir() and any(folder.iterdir()):
        raise BadInput("mission-new-not-empty", folder=str(folder))
    new_mission(folder, title, language())
    typer.echo(speak("mission-new-made", folder=str(folder)))


@mission.command("preview")
def preview(
    path: str = PATH,
    port: int = typer.Option(8010, min=0, max=65535),
    open_page: bool = typer.Option(False, "--open"),
    lang: str | None = LANGUAGE,
) -> None:
    """Show a mission in the browser while it is being written: its cards, its faults, its map, and a table to play it at."""
    from horae.server.app import serve  # not before it is needed: the other commands need no server
    from horae.server.config import Config
    from horae.server.mission_preview import PreviewPages

    looked_at = MissionPreview(pack_folder("timestories", path))

    def ready(url: str) -> None:
        typer.echo(speak("preview-serving", url=f"{url}/preview"))
        if open_page:
            webbrowser.open(f"{url}/preview")

    with tempfile.TemporaryDirectory() as place:
        config = Config(store=f"sqlite:///{place}/preview.db", port=port, requests_per_second=100.0)
        serve(config, ready, lambda tables: PreviewPages(looked_at, tables.shelf).routes())
