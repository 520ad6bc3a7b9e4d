"""What installed packages bring: objects by their `module:name`, the entry points of a group, one for each name, and modules
that lie beside a class.

Nothing that was found is imported before it is asked for. What comes with Horae is declared in pyproject.toml like anybody's;
the table that a group is made with is the same again, for a source tree that nobody has installed.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import ClassVar

from msgspec import Struct

from horae.core.game import BadSetup
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


class Group:
    """What there is of one kind, by name: what comes with Horae (`own`) in its order, then everybody's by name."""

    every: ClassVar[list[Group]] = []

    def __init__(self, name: str, own: Mapping[str, str]) -> None:
        self.name = name
        self.own = own
        self._added: dict[str, str] = {}
        self._found: dict[str, Found] | None = None
        self.every.append(self)

    def found(self) -> dict[str, Found]:
        """Looked up when it is first asked for."""
        if self._found is None:
            self._found = self._look()
        return self._found

    def add(self, name: str, where: str) -> None:
        """As if it came with Horae: for tools that bring something for a while."""
        self._added[name] = where
        self._found = None

    def remove(self, name: str) -> None:
        del self._added[name]
        self._found = None

    @classmethod
    def forget(cls) -> None:
        """Look again, in every group: something was installed."""
        for group in cls.every:
            group._found = None

    def part(self, name: str) -> object | None:
        """What is brought under this name, imported; None if nobody brings it. Raises BadSetup where two packages do."""
        where = self.found().get(name)
        if where is None:
            return None
        if where.rival is not None:
            raise BadSetup("part-twice", kind=self.name, name=name, one=where.package, other=where.rival)
        return named(where.where)

    def _look(self) -> dict[str, Found]:
        from importlib.metadata import entry_points  # not before it is needed: many a command asks for no game

        brought = {name: Found(where, OURS) for name, where in {**self.own, **self._added}.items()}
        others: dict[str, Found] = {}
        for entry in entry_points(group=self.name):
            package = entry.dist.name if entry.dist is not None else entry.value
            # An environment may list one installation twice; the same object under the same name is no quarrel.
            known = brought.get(entry.name) or others.get(entry.name)
            if known is None:
                others[entry.name] = Found(entry.value, package)
            elif known.where != entry.value and package != known.package:
                first, second = sorted((known.package, package))
                (brought if entry.name in brought else others)[entry.name] = Found(known.where, first, second)
        return brought | dict(sorted(others.items()))


def home(kind: type) -> str | None:
    """The package that a class lies in; None for one that lies in no package."""
    module = import_module(kind.__module__)
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0] or None


def beside(kind: type, name: str, base: type) -> ModuleType | None:
    """The module of this name in the package of a class, or of the first class it extends that has one; `base` is not asked."""
    for each in kind.__mro__[: kind.__mro__.index(base)]:
        package = home(each)
        if package is not None and find_spec(f"{package}.{name}") is not None:
            return import_module(f"{package}.{name}")
    return None


def speech(kind: type) -> Mapping[str, tuple[str, ...]] | None:
    """The texts of the Fluent files in the folder `speech/LANGUAGE` beside a class, by language; None if there is none."""
    package = home(kind)
    root = None if package is None else files(package) / "speech"
    if root is None or not root.is_dir():
        return None
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
