"""Which store a command works on. Its URL may hold a password, so it can come from where other users do not see it."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from horae.cli.command_line import BadInput, show_fault, speak
from horae.server.store import without_password

VARIABLE, FILE_VARIABLE = "HORAE_STORE", "HORAE_STORE_FILE"
DEFAULT = "sqlite:///horae.db"
_LONGEST = 64 << 10
"""Bytes of a file that holds a secret."""

STORE: str | None = typer.Option(None, "--store", show_default=False)
STORE_FILE: Path | None = typer.Option(None, "--store-file")


def store_url(store: str | None, file: Path | None) -> str:
    """From --store, from a file that holds it, from the environment (a file named there before the URL itself), or the file
    horae.db."""
    if store is not None and file is not None:
        raise BadInput("store-twice")
    if file is None and store is None and (named := os.environ.get(FILE_VARIABLE)):
        file = Path(named)
    if file is not None:
        return secret_in(file)
    if store is None:
        return os.environ.get(VARIABLE) or DEFAULT
    if without_password(store) != store and ":" in store.partition("://")[2].rpartition("@")[0]:
        show_fault(speak("store-password-seen", variable=VARIABLE))
    return store


def secret_in(file: Path) -> str:
    """The one line of a file of the operator's own, which may be a pipe."""
    try:
        with file.open("rb") as secret:
            found = secret.read(_LONGEST).decode("utf-8", "replace").strip()
    except OSError as wrong:
        raise BadInput("cannot-read-file", file=str(file), why=wrong.strerror or "") from None
    if not found or len(found.splitlines()) > 1:
        raise BadInput("one-line-file", file=str(file))
    return found
