"""What installed packages bring: objects by their `module:name`, and the entry points of a group, one for each name.

Nothing that was found is imported before it is asked for. What comes with Horae is declared in pyproject.toml like anybody's;
the table that a registry passes as `own` is the same again, for a source tree that nobody has installed.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files

from msgspec import Struct

from horae.core.rulebook import Rulebook
from horae.core.speech import LANGUAGES
from horae.packs.reader import Document

OURS = "horae"


def named(where: str) -> object:
    """The object at `module:name`, or the module itself where no name is given. Imports it."""
    module, _, attribute = where.partition(":")
    found: object = import_module(module)
    for part in attribute.split(".") if attribute else ():
        found = getattr(found, part)
    return found


class Found(Struct, frozen=True):
    """Where something lies, and which package brings it. Of two packages with the same name, the second is the rival."""

    where: str
    package: str
    rival: str | None = None


def found(group: str, own: Mapping[str, str]) -> dict[str, Found]:
    """What there is in a group, by name: ours in the order of `own`, then everybody's by name."""
    from importlib.metadata import entry_points  # not before it is needed: many a command asks for no game

    brought = {name: Found(where, OURS) for name, where in own.items()}
    others: dict[str, Found] = {}
    for entry in entry_points(group=group):
        package = entry.dist.name if entry.dist is not None else entry.value
        # An environment may list one installation twice; the same object under the same name is no quarrel.
        known = brought.get(entry.name) or others.get(entry.name)
        if known is None:
            others[entry.name] = Found(entry.value, package)
        elif known.where != entry.value and package != known.package:
            first, second = sorted((known.package, package))
            (brought if entry.name in brought else others)[entry.name] = Found(known.where, first, second)
    return brought | dict(sorted(others.items()))


def speech(package: str) -> Mapping[str, tuple[str, ...]]:
    """The texts of the Fluent files in a package's folder `speech/LANGUAGE`, by language. Raises OSError if there is none."""
    root = files(package) / "speech"
    return {
        language: tuple(
            item.read_text("utf-8")
            for item in sorted((root / language).iterdir(), key=lambda file: file.name)
            if item.name.endswith(".ftl")
        )
        for language in LANGUAGES
    }


def rulebook(package: str) -> Rulebook:
    """The book in a package's file `rulebook.yaml`. Raises BadPack, with file and line."""
    return Document(f"{package}/rulebook.yaml", (files(package) / "rulebook.yaml").read_text("utf-8")).decode(Rulebook)
