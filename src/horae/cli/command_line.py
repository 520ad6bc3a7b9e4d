"""The language of a command, and the shape of its errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import typer

from horae.core.speech import LANGUAGES, Fault, Phrase, Sayable, knows, say
from horae.packs import elsewhere

_chosen: list[str] = []


def language() -> str:
    """The language chosen by --lang, else the system's, else English."""
    return _chosen[-1] if _chosen else system_language(os.environ)


def system_language(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "es" if value.lower().startswith("es") else "en"
    return "en"


def _choose(value: str | None) -> str | None:
    if value is not None:
        if value not in LANGUAGES:
            raise BadInput("unknown-language", known=", ".join(LANGUAGES))
        _chosen.append(value)
    return value


LANGUAGE: str | None = typer.Option(None, "--lang", callback=_choose, is_eager=True)
"""The --lang option of every command that speaks. Read it with `language()`."""

AS_JSON: bool = typer.Option(False, "--json")


class BadInput(Fault):
    """What was asked for on the command line cannot be done."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


def speak(key: str, /, **args: Sayable) -> str:
    """A message in the command's language."""
    return say(Phrase(key, args), language())


def how_it_ended(game: str, reason: str) -> str:
    """An ending in words; one that a pack names goes by its own name."""
    key = f"{game}-ended-{reason}"
    return speak(key) if knows(key, language()) else reason


def show_fault(line: str) -> None:
    print(f"horae: {' '.join(line.split())}", file=sys.stderr)


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a file that somebody else may have made; one that cannot be read is a fault that names it."""
    try:
        return elsewhere.read(path, most)
    except elsewhere.Unfit as unfit:
        raise BadInput("in-file", file=str(path), why=unfit.phrase) from None
    except OSError as wrong:
        raise BadInput("cannot-read-file", file=str(path), why=wrong.strerror or "") from None


def parse_options(given: list[str]) -> dict[str, object]:
    """`k=v` words as options of a game."""
    made: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInput("option-form", word=word)
        made[name] = value
    return made
