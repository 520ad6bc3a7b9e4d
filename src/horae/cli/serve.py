"""`horae serve`: the table for people, in a browser."""

from __future__ import annotations

import os
import re
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import typer

from horae.cli.command_line import LANGUAGE, BadInput, speak
from horae.cli.store_option import STORE, STORE_FILE, secret_in, store_url
from horae.server.addresses import FIRST_PORT, PORTS_TRIED, for_others, is_free, is_horae, is_wildcard, url_of
from horae.server.app import CLIENT, serve
from horae.server.config import Config
from horae.server.logs import LogForm

_ORIGINS: list[str] = typer.Option([])
_PROXIES: list[str] = typer.Option([], "--trusted-proxy")
_OUTGOING: list[str] = typer.Option([], "--outgoing-network")


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
    port: int | None = typer.Option(None, min=0, max=65535),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    origin: list[str] = _ORIGINS,
    bot_workers: int = typer.Option(1, min=1),
    bot_pause: float = typer.Option(0.8, min=0.0),
    bot_marks: bool = typer.Option(False, "--bot-marks"),
    power_safe: bool = typer.Option(Config().power_safe, "--power-safe/--no-power-safe", show_default=False),
    forget_days: float = typer.Option(Config().forget_days, "--forget-after", min=0.0),
    replays: str = typer.Option("", "--replays"),
    missions: list[str] = _MISSIONS,
    trusted_proxy: list[str] = _PROXIES,
    base_path: str = typer.Option("", "--base-path"),
    outgoing: bool = typer.Option(True, "--outgoing/--no-outgoing", show_default=False),
    outgoing_network: list[str] = _OUTGOING,
    log: LogForm = typer.Option("text", "--log"),
    log_addresses: bool = typer.Option(False, "--log-addresses"),
    metrics_token_file: Path | None = typer.Option(None, "--metrics-token-file"),
    open_page: bool = typer.Option(False, "--open"),
    lang: str | None = LANGUAGE,
) -> None:
    """Serve tables to browsers until stopped."""

    chosen = _port(host, port)

    def ready(url: str) -> None:
        bound, path = urlsplit(url).port or chosen, urlsplit(url).path
        here = url_of("127.0.0.1", bound) + path if is_wildcard(host) else url
        others = for_others(host, bound)
        typer.echo(speak("server-serving", url=here))
        if others:
            typer.echo(speak("server-for-others", url=others + path))
        elif not trusted_proxy:  # behind one it is the proxy that others can reach
            typer.echo(speak("server-only-here"))
        if not (CLIENT / "index.html").is_file():
            typer.echo(speak("server-no-client"), err=True)
        elif open_page:
            webbrowser.open(here)

    serve(
        Config(
            store=store_url(store, store_file),
            host=host,
            port=chosen,
            origins=tuple(origin),
            bot_workers=bot_workers,
            bot_pause=bot_pause,
            bot_marks=bot_marks,
            power_safe=power_safe,
            forget_days=forget_days,
            replays=replays,
            trusted_proxies=tuple(_network(address) for address in trusted_proxy),
            base_path=_base(base_path),
            outgoing=outgoing,
            outgoing_networks=tuple(_network(address) for address in outgoing_network),
            log_form=log,
            log_addresses=log_addresses,
            metrics_token=secret_in(metrics_token_file) if metrics_token_file else os.environ.get("HORAE_METRICS_TOKEN", ""),
            packs=tuple(missions),
        ),
        ready,
    )


def _port(host: str, wanted: int | None) -> int:
    """The port asked for, or the first free one; who is found at a taken one is told of."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if wanted is None else (wanted,):
        if not port or is_free(host, port):
            return port
        there = url_of("127.0.0.1" if is_wildcard(host) else host, port)
        taken = "server-port-horae" if is_horae(there) else "server-port-taken"
        if wanted is not None:
            raise BadInput(taken, port=str(port), url=there)
        typer.echo(speak(taken, port=str(port), url=there), err=True)
    raise BadInput("server-no-port", first=str(FIRST_PORT), last=str(FIRST_PORT + PORTS_TRIED - 1))
