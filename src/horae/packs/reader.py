"""Reading pack files: YAML to typed structs, every error with its file and line. Knows no game.

Whoever plays wants the first thing that is wrong (`Folder`: it raises); whoever writes wants everything that is wrong
(`ForgivingFolder`: it keeps every fault, mends what it can and goes on).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar, cast

import msgspec
import yaml

from horae.core.speech import Fault, Phrase, Sayable
from horae.packs import elsewhere, plain_yaml
from horae.packs import shape as shapes

T = TypeVar("T")


class BadPack(Fault):
    """A pack that cannot be used, with the file and, where there is one, the line."""

    def __init__(
        self, file: str, line: int | None, why: str | Phrase, path: shapes.Path | None = None, /, **args: Sayable
    ) -> None:
        self.why = why if isinstance(why, Phrase) else Phrase(why, args)
        if line is None:
            super().__init__(Phrase("bad-pack-file", {"file": file, "why": self.why}))
        else:
            super().__init__(Phrase("bad-pack-line", {"file": file, "line": str(line), "why": self.why}))
        self.file = file
        self.line = line
        self.path = path
        """Of the part of the file, where it is known."""


class Document:
    """One YAML file: its data as plain values, and the line each part stands on."""

    __slots__ = ("_lines", "data", "file")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self._lines: dict[shapes.Path, int] = {}
        self.data: object = None
        try:
            node = plain_yaml.compose(self._readable(text))
        except plain_yaml.NotPlain as wrong:
            self._unreadable(wrong)
        else:
            self.data = self._plain(node, ())

    def line(self, *path: str | int) -> int:
        """The line of the part at this path, or of the nearest part around it."""
        while path not in self._lines and path:
            path = path[:-1]
        return self._lines.get(path, 1)

    def fault(self, path: shapes.Path, key: str | Phrase, /, **args: Sayable) -> BadPack:
        return BadPack(self.file, self.line(*path), key, path, **args)

    def decode(self, kind: type[T]) -> T:
        """The data as a typed struct. Raises BadPack with the line of what does not fit."""
        try:
            return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as wrong:
            found, mended = shapes.misfits(self.data, kind)
            if not found:
                found = [shapes.Misfit((), Phrase("pack-does-not-fit", {"why": str(wrong)}), ())]
            return cast("T", self._misfit(found, mended, kind))

    # What a document does when something is wrong; one that is read for a writer does otherwise.

    def _readable(self, text: str) -> str:
        return text

    def _unreadable(self, wrong: plain_yaml.NotPlain) -> None:
        raise BadPack(self.file, wrong.line, wrong.why) from None

    def _refuse(self, fault: BadPack) -> None:
        raise fault

    def _misfit(self, found: list[shapes.Misfit], mended: object, kind: type) -> object:
        raise min((self._said(one) for one in found), key=lambda fault: fault.line or 0) from None

    def _said(self, misfit: shapes.Misfit) -> BadPack:
        return self.fault(misfit.path, "pack-field", where=_spell(misfit.path), why=misfit.why)

    def _plain(self, node: yaml.Node | None, path: shapes.Path) -> object:
        if node is None:
            return None
        self._lines[path] = node.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode):
            return plain_yaml.scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(item, (*path, place)) for place, item in enumerate(node.value)]
        made: dict[str | int, object] = {}
        for key_node, value_node in node.value:
            key = plain_yaml.scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            where = key_node.start_mark.line + 1
            if not isinstance(key, str | int) or isinstance(key, bool):
                self._refuse(BadPack(self.file, where, "pack-key"))
                continue
            if key in made:
                self._refuse(BadPack(self.file, where, "pack-duplicate-key", key=str(key)))
                continue
            made[key] = self._plain(value_node, (*path, key))
            self._lines[(*path, key)] = where
        return made


def _spell(path: shapes.Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".") or "(top)"


class Folder:
    """A pack's folder, built in or on disk."""

    def __init__(self, root: Traversable | Path, name: str, is_ours: bool = False) -> None:
        self.root = root
        self.name = name
        self.is_ours = is_ours
        """Whether it came with what is installed: its files may lie wherever the installer put them."""

    def read(self, file: str, most: int = elsewhere.MOST_PACK_FILE) -> bytes:
        """One of its files whole. Raises BadPack if there is none, or none that is read from elsewhere."""
        shown = f"{self.name}/{file}"
        within = self.root if isinstance(self.root, Path) and not self.is_ours else None
        try:
            return elsewhere.read(self.root.joinpath(file), most, within)
        except elsewhere.Unfit as unfit:
            raise BadPack(shown, None, unfit.phrase) from None
        except (FileNotFoundError, NotADirectoryError):
            raise BadPack(shown, None, "pack-no-file") from None
        except OSError as wrong:
            raise BadPack(shown, None, "file-unreadable", why=wrong.strerror or "") from None

    def entries(self, *inner: str) -> list[Traversable]:
        """What lies in it, or in a folder in it, in order; nothing where there is no such folder. Raises BadPack."""
        folder = self.root.joinpath(*inner)
        if inner and not folder.is_dir():
            return []
        try:
            return elsewhere.entries(folder)
        except elsewhere.Unfit as unfit:
            raise BadPack("/".join((self.name, *inner)), None, unfit.phrase) from None

    def document(self, file: str, most_bytes: int | None = None) -> Document:
        """One of its YAML files. Raises BadPack if it is missing, too large or not plain YAML."""
        shown = f"{self.name}/{file}"
        data = self.read(file)
        if most_bytes is not None and len(data) > most_bytes:
            line = data[:most_bytes].count(b"\n") + 1
            raise BadPack(shown, line, "file-too-large", bytes=len(data), limit=most_bytes)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as wrong:
            line = data[: wrong.start].count(b"\n") + 1
            raise BadPack(shown, line, "pack-not-utf8") from None
        return self._document(shown, text)

    def _document(self, file: str, text: str) -> Document:
        return Document(file, text)

    def files(self) -> Iterator[str]:
        """Names of the YAML files at the top of the folder. Raises BadPack."""
        for item in self.entries():
            if item.name.endswith((".yaml", ".yml")):
                yield self.checked(item.name)

    def checked(self, name: str) -> str:
        """The name of a file that is going to be read. Raises BadPack if it cannot be said in one line."""
        if not elsewhere.is_name(name):
            raise BadPack(f"{self.name}/{ascii(name)[1:-1]}", None, "file-name")
        return name


class Faults:
    """What is wrong with a pack's files: each thing once, and of one file no more than anybody reads."""

    def __init__(self, faults: Iterable[BadPack] = ()) -> None:
        self.all: list[BadPack] = []
        self._known: set[tuple[str, int | None, str]] = set()
        self._of: Counter[str] = Counter()
        for fault in faults:
            self.keep(fault)

    def keep(self, fault: BadPack) -> None:
        known = (fault.file, fault.line, repr(fault.why))
        if known in self._known or self._of[fault.file] > elsewhere.MOST_FAULTS:
            return
        self._of[fault.file] += 1
        if self._of[fault.file] > elsewhere.MOST_FAULTS and fault.why.key != plain_yaml.MORE:
            fault = BadPack(fault.file, fault.line, plain_yaml.MORE)
        self._known.add(known)
        self.all.append(fault)


class ForgivingFolder(Folder):
    """The folder of a pack that is being written: nothing that is wrong stops the reading, and every fault is kept."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(folder.root, folder.name, folder.is_ours)
        self._documents: dict[str, Document] = {}
        self._faults = Faults()
        self.made_up: set[tuple[str, shapes.Path]] = set()
        """The parts, with their file, that say nothing because what stood there could not be read."""
        self.lost_names = False
        """Whether something could not be read that others may refer to, so that what they say cannot be judged."""

    @property
    def faults(self) -> list[BadPack]:
        """What was found so far, each once."""
        return self._faults.all

    def keep(self, fault: BadPack, made_up: shapes.Path | None = None, loses_names: bool = False) -> None:
        self._faults.keep(fault)
        self.lost_names |= loses_names
        if made_up is not None:
            self.made_up.add((fault.file, made_up))

    def document(self, file: str, most_bytes: int | None = None) -> Document:
        if file not in self._documents:
            try:
                self._documents[file] = super().document(file, most_bytes)
            except BadPack as wrong:
                self.keep(wrong, (), True)
                self._documents[file] = _ForgivingDocument(wrong.file, "", self)
        return self._documents[file]

    def not_caused_here(self, faults: Iterable[BadPack]) -> list[BadPack]:
        """Those of the faults found by going on that are not about a part which was made up."""
        return [fault for fault in faults if fault.path is None or not self._is_made_up(fault.file, fault.path)]

    def _is_made_up(self, file: str, path: shapes.Path) -> bool:
        return any((file, path[:length]) in self.made_up for length in range(len(path) + 1))

    def _document(self, file: str, text: str) -> Document:
        return _ForgivingDocument(file, text, self)


class _ForgivingDocument(Document):
    __slots__ = ("_folder", "_mended")

    def __init__(self, file: str, text: str, folder: ForgivingFolder) -> None:
        self._folder = folder
        self._mended: dict[type, object] = {}
        super().__init__(file, text)

    def decode(self, kind: type[T]) -> T:
        if kind not in self._mended:
            self._mended[kind] = super().decode(kind)
        return cast("T", self._mended[kind])

    def _readable(self, text: str) -> str:
        mended = plain_yaml.mended(text)
        for wrong in mended.faults:
            self._folder.keep(BadPack(self.file, wrong.line, wrong.why))
        return mended.text

    def _unreadable(self, wrong: plain_yaml.NotPlain) -> None:
        for one in wrong.faults:
            self._folder.keep(BadPack(self.file, one.line, one.why), (), True)

    def _refuse(self, fault: BadPack) -> None:
        self._folder.keep(fault)

    def _misfit(self, found: list[shapes.Misfit], mended: object, kind: type) -> object:
        if (self.file, ()) not in self._folder.made_up:  # of a file that could not be read, enough was said
            for one in found:
                self._folder.keep(self._said(one), one.made_up, one.loses_names)
        return msgspec.convert(mended, kind)
