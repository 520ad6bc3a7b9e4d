"""The `horae` command: which commands there are, and how an error reaches a person: in one line."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import cache
from typing import cast

import typer
from typer.main import get_command

from horae.cli.command_line import LANGUAGE, language, show_fault
from horae.cli.help import language_in, teach, wrong_usage
from horae.core.speech import Fault
from horae.packs.installed import named
from horae.server.build import version as build_version

UsageError: type[typer.BadParameter] = typer.BadParameter.__bases__[0]
"""The base of every complaint about a command line; Typer does not export it by name."""

_COMMANDS = {
    "arena": "horae.cli.arena:arena_command",
    "backup": "horae.cli.backup:backup_command",
    "restore": "horae.cli.backup:restore_command",
    "balance": "horae.cli.balance:balance_command",
    "play": "horae.cli.play:play_command",
    "join": "horae.cli.join:join_command",
    "simulate": "horae.cli.simulate:simulate_command",
    "replay": "horae.cli.replay:replay_command",
    "explain": "horae.cli.explain:explain_command",
    "serve": "horae.cli.serve:serve_command",
}
_GROUPS = {
    "admin": "horae.cli.admin:admin",
    "benchmark": "horae.cli.benchmark:benchmark",
    "rules": "horae.cli.rules:rules",
    "pack": "horae.cli.pack:pack",
    "mission": "horae.cli.mission:mission",
}


def about(
    version: bool = typer.Option(False, "--version", is_eager=True),
    lang: str | None = LANGUAGE,
) -> None:
    """A digital table for three board games about time."""
    if version:
        typer.echo(build_version())
        raise typer.Exit


@cache
def commands(only: str = "") -> typer.Typer:
    """All commands, or the one of that name, or none for any other: who checks a mission need not wait for the server to be
    imported."""
    app = typer.Typer(
        name="horae", no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None, add_completion=True
    )
    app.callback(invoke_without_command=True)(about)
    for name, where in _COMMANDS.items():
        if only in ("", name):
            app.command(name)(cast("Callable[..., None]", named(where)))
    for name, where in _GROUPS.items():
        if only in ("", name):
            app.add_typer(cast("typer.Typer", named(where)), name=name)
    return app


class _Said(logging.Handler):
    """What is logged beside a command reaches a person as errors do: one line, in the command's language."""

    def emit(self, record: logging.LogRecord) -> None:
        wrong = record.args[0] if isinstance(record.args, tuple) and record.args else None
        show_fault(wrong.say(language()) if isinstance(wrong, Fault) else record.getMessage())


def main() -> None:
    """Run the command. Bad input ends with one line on standard error and a status that is not zero."""
    told = logging.getLogger("horae.games")
    told.addHandler(_Said())
    told.propagate = False
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Do what the words say and give the exit status."""
    spoken = language_in(words, language())
    asked = words[0] if words and words[0] in (*_COMMANDS, *_GROUPS, "--version") else ""
    command = get_command(commands(asked))
    teach(command, spoken)
    try:
        status = command(words or ["--help"], prog_name="horae", standalone_mode=False)
    except UsageError as wrong:
        if type(wrong).__name__ == "NoArgsIsHelpError":
            typer.echo(wrong.format_message())
            return 0
        place = wrong.ctx.command_path if wrong.ctx else "horae"
        show_fault(f"{place}: {wrong_usage(wrong, spoken)}")
        return 2
    except Fault as fault:
        show_fault(fault.say(language()))
        return 2
    except OSError as wrong:
        show_fault(f"{wrong.filename or ''}: {wrong.strerror}".lstrip(": "))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return status if isinstance(status, int) else 0
