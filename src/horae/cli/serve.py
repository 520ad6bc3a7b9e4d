"""`horae serve`: the table for people, in a browser."""

from __future__ import annotations

import os
import re
import webbrowser
from ipaddress import ip_network
from pathlib import Path

import typer

from horae.cli.command_line import LANGUAGE, BadInput, speak
from horae.cli.store_option import STORE, STORE_FILE, secret_in, store_url
from horae.server.app import CLIENT, serve
from horae.server.config import Config
from horae.server.logs import LogForm

_ORIGINS: list[str] = typer.Option([])
_PROXIES: list[str] = typer.Option([], "--trusted-proxy")


def _network(address: str) -> str:
    try:
        return str(ip_network(address))
    except ValueError:
        raise BadInput("serve-bad-proxy", address=address) from None


def _base(path: str) -> str:
    bare = path.strip("/")
    if not re.fullmatch(r"[\w.-]+(/[\w.-]+)*", bare, re.ASCII):
        if bare:
            raise BadInput("serve-bad-base", path=path)
        return ""
    return f"/{bare}"


_MISSIONS: list[str] = typer.Option([], "--missions")


def serve_command(
    host: str = typer.Option("127.0.0.1"),
    port: int = typer.Option(8000, min=0, max=65535),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    origin: list[str] = _ORIGINS,
    bot_workers: int = typer.Option(1, min=1),
    bot_pause: float = typer.Option(0.8, min=0.0),
    bot_marks: bool = typer.Option(False, "--bot-marks"),
    power_safe: bool = typer.Option(False, "--power-safe"),
    replays: str = typer.Option("", "--replays"),
    missions: list[str] = _MISSIONS,
    trusted_proxy: list[str] = _PROXIES,
    base_path: str = typer.Option("", "--base-path"),
    log: LogForm = typer.Option("text", "--log"),
    metrics_token_file: Path | None = typer.Option(None, "--metrics-token-file"),
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
            store=store_url(store, store_file),
            host=host,
            port=port,
            origins=tuple(origin),
            bot_workers=bot_workers,
            bot_pause=bot_pause,
            bot_marks=bot_marks,
            power_safe=power_safe,
            replays=replays,
            trusted_proxies=tuple(_network(address) for address in trusted_proxy),
            base_path=_base(base_path),
            log_form=log,
            metrics_token=secret_in(metrics_token_file) if metrics_token_file else os.environ.get("HORAE_METRICS_TOKEN", ""),
            packs=tuple(missions),
        ),
        ready,
    )
