"""`horae serve`: the table for people, in a browser."""

from __future__ import annotations

import webbrowser

import typer

from horae.cli.voice import LANGUAGE, speak
from horae.server.app import CLIENT, serve
from horae.server.config import Config

_ORIGINS: list[str] = typer.Option([], help="A further origin that pages may connect from, such as https://play.example.")


def serve_command(
    host: str = typer.Option("127.0.0.1", help="The address to listen at; 0.0.0.0 for the whole network."),
    port: int = typer.Option(8000, min=0, max=65535, help="0 takes any free port."),
    store: str = typer.Option("sqlite:///horae.db", help="sqlite:///FILE or postgresql://..."),
    origin: list[str] = _ORIGINS,
    bot_workers: int = typer.Option(1, min=1, help="Processes that bots think in."),
    bot_pause: float = typer.Option(0.8, min=0.0, help="Seconds a bot waits before it acts."),
    bot_marks: bool = typer.Option(False, "--bot-marks", help="Let bots mark what plays rule out."),
    power_safe: bool = typer.Option(False, "--power-safe", help="SQLite: survive power cuts too, a little slower."),
    replays: str = typer.Option("", "--replays", help="A folder of log files that anyone may watch at /replay/NAME."),
    open_page: bool = typer.Option(False, "--open", help="Open the page in a browser."),
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
        ),
        ready,
    )
