"""`horae serve`: the table for people, in a browser."""

from __future__ import annotations

import webbrowser

import typer

from horae.cli.command_line import LANGUAGE, speak
from horae.server.app import CLIENT, serve
from horae.server.config import Config

_ORIGINS: list[str] = typer.Option([])
_MISSIONS: list[str] = typer.Option([], "--missions")


def serve_command(
    host: str = typer.Option("127.0.0.1"),
    port: int = typer.Option(8000, min=0, max=65535),
    store: str = typer.Option("sqlite:///horae.db"),
    origin: list[str] = _ORIGINS,
    bot_workers: int = typer.Option(1, min=1),
    bot_pause: float = typer.Option(0.8, min=0.0),
    bot_marks: bool = typer.Option(False, "--bot-marks"),
    power_safe: bool = typer.Option(False, "--power-safe"),
    replays: str = typer.Option("", "--replays"),
    missions: list[str] = _MISSIONS,
    open_page: bool = typer.Option(False, "--open"),
    lang: str | None = LANGUAGE,
) -> None:
    """Serve tables to browsers until stopped."""

    def ready(url: str) -> None:
        typer.echo(speak("server-serving", url=url))
        if not (CLIENT / "index.html").is_file():
            typer.echo(speak("server-no-client"), err=True)
        elif open_page:
            webbrowser.open(url)

    serve(
        Config(
            store=store,
            host=host,
            port=port,
            origins=tuple(origin),
            bot_workers=bot_workers,
            bot_pause=bot_pause,
            bot_marks=bot_marks,
            power_safe=power_safe,
            replays=replays,
            packs=tuple(missions),
        ),
        ready,
    )
