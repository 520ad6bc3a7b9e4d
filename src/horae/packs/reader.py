"""Reading pack files: YAML to typed structs, every error with its file and line. Knows no game.

YAML is taken in a plain form: no anchors, no tags, no duplicate keys, and only `true`, `false`,
`null` and numbers are more than text, so that a country code or a clock time stays what it says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec
import yaml

from horae.core.speech import Fault, Listing, Phrase, Sayable

T = TypeVar("T")

MAX_FILE_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 40

_INT = re.compile(r"[-+]?[0-9]{1,18}\Z")
_FLOAT = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}\Z")
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadPack(Fault):
    """A pack that cannot be used, with the file and, where there is one, the line."""

    def __init__(self, file: str, line: int | None, key: str, /, **args: Sayable) -> None:
        why = Phrase(key, args)
        if line is None:
            super().__init__(Phrase("bad-pack-file", {"file": file, "why": why}))
        else:
            super().__init__(Phrase("bad-pack-line", {"file": file, "line": str(line), "why": why}))
        self.file = file
        self.line = line
        self.why = why


class Document:
    """One YAML file: its data as plain values, and the line each part stands on."""

    __slots__ = ("_lines", "data", "file")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self._lines: dict[tuple[str | int, ...], int] = {}
        self.data = self._plain(_compose(file, text), ())

    def line(self, *path: str | int) -> int:
        """The line of the part at this path, or of the nearest part around it."""
        while path not in self._lines and path:
            path = path[:-1]
        return self._lines.get(path, 1)

    def fault(self, path: tuple[str | int, ...], key: str, /, **args: Sayable) -> BadPack:
        return BadPack(self.file, self.line(*path), key, **args)

    def decode(self, kind: type[T]) -> T:
        """The data as a typed struct. Raises BadPack with the line of what does not fit."""
        try:
            return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as wrong:
            why, path = _where(str(wrong))
            raise self.fault(path, "pack-field", where=_spell(path), why=why) from None

    def _plain(self, node: yaml.Node | None, path: tuple[str | int, ...]) -> object:
        if node is None:
            return None
        self._lines[path] = node.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode):
            return _scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(item, (*path, place)) for place, item in enumerate(node.value)]
        made: dict[str | int, object] = {}
        for key_node, value_node in node.value:
            key = _scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            where = key_node.start_mark.line + 1
            if not isinstance(key, str | int) or isinstance(key, bool):
                raise BadPack(self.file, where, "pack-key")
            if key in made:
                raise BadPack(self.file, where, "pack-duplicate-key", key=str(key))
            made[key] = self._plain(value_node, (*path, key))
            self._lines[(*path, key)] = where
        return made


def _compose(file: str, text: str) -> yaml.Node | None:
    depth = 0
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > MAX_DEPTH:  # before composing: the deeper, the slower
                raise BadPack(file, event.start_mark.line + 1, "pack-too-deep", depth=MAX_DEPTH)
            anchored = getattr(event, "anchor", None)
            tagged = getattr(event, "tag", None)
            if anchored or (tagged and tagged != "!"):
                key = "pack-anchor" if anchored else "pack-tag"
                raise BadPack(file, event.start_mark.line + 1, key)
        composed: yaml.Node | None = yaml.compose(text, Loader=_LOADER)
        return composed
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        raise BadPack(file, mark.line + 1 if mark else 1, "pack-yaml", why=str(wrong.problem)) from None
    except yaml.YAMLError as wrong:
        control = yaml.reader.Reader.NON_PRINTABLE.search(text)
        line = text.count("\n", 0, control.start() if control else 0) + 1
        raise BadPack(file, line, "pack-yaml", why=" ".join(str(wrong).split())) from None


def _scalar(node: yaml.ScalarNode) -> object:
    text: str = node.value
    if node.style in ('"', "'", "|", ">"):
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INT.match(text):
        return int(text)
    if _FLOAT.match(text):
        return float(text)
    return text


def _where(message: str) -> tuple[Phrase, tuple[str | int, ...]]:
    """Split msgspec's message into the reason, in our words, and the path it names."""
    why, _, spot = message.partition(" - at `")
    path: list[str | int] = []
    for name, place in re.findall(r"\.([A-Za-z_][A-Za-z0-9_-]*)|\[(\d+|\.\.\.)\]", spot):
        if name:
            path.append(name)
        elif place.isdigit():
            path.append(int(place))
        else:
            break
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", why):
        path.append(unknown[1])  # msgspec names the part around it
        return Phrase("pack-unknown-field"), tuple(path)
    if missing := re.fullmatch(r"Object missing required field `(.+)`", why):
        return Phrase("pack-missing-field", {"field": missing[1]}), tuple(path)
    if choice := re.fullmatch(r"Invalid (?:enum )?value (.+)", why):
        return Phrase("pack-no-choice", {"value": choice[1].strip("'")}), tuple(path)
    if kinds := re.fullmatch(r"Expected `([a-z |]+)`, got `([a-z]+)`", why):
        expected = Listing(tuple(_kind(kind) for kind in kinds[1].split(" | ")), "or")
        return Phrase("pack-wrong-kind", {"expected": expected, "found": _kind(kinds[2])}), tuple(path)
    return Phrase("pack-does-not-fit", {"why": why}), tuple(path)


def _kind(name: str) -> Phrase:
    return Phrase("pack-kind", {"kind": name})


def _spell(path: tuple[str | int, ...]) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".") or "(top)"


class Folder:
    """A pack's folder, built in or on disk."""

    def __init__(self, root: Traversable | Path, name: str) -> None:
        self.root = root
        self.name = name

    def document(self, file: str, most_bytes: int | None = None) -> Document:
        """One of its YAML files. Raises BadPack if it is missing, too large or not plain YAML."""
        place = self.root.joinpath(file)
        shown = f"{self.name}/{file}"
        if not place.is_file():
            raise BadPack(shown, None, "pack-no-file")
        data = place.read_bytes()
        limit = MAX_FILE_BYTES if most_bytes is None else most_bytes
        if len(data) > limit:
            line = data[:limit].count(b"\n") + 1 if most_bytes is not None else None
            raise BadPack(shown, line, "pack-too-large", bytes=len(data), limit=limit)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as wrong:
            line = data[: wrong.start].count(b"\n") + 1
            raise BadPack(shown, line, "pack-not-utf8") from None
        return Document(shown, text)

    def files(self) -> Iterator[str]:
        """Names of the YAML files at the top of the folder."""
        yield from sorted(item.name for item in self.root.iterdir() if item.name.endswith((".yaml", ".yml")))
