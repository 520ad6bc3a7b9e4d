"""Where the built-in content lies: packs, rulebooks and messages inside the installed package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from horae.core.rulebook import Rulebook
from horae.packs.reader import BadPack, Document, Folder


@cache
def content() -> Traversable:
    return files("horae") / "content"


def pack_folder(game: str, source: str) -> Folder:
    """A built-in pack of the game by its name, or else the folder at that path."""
    if source in pack_names(game):
        return Folder(content() / game / source, source, is_ours=True)
    path = Path(source)
    if not path.is_dir():
        raise BadPack(source, None, "pack-no-folder")
    return Folder(path, source.rstrip("/"))


@cache
def pack_names(game: str) -> tuple[str, ...]:
    """The built-in packs of a game, which stay what they are while a program runs."""
    root = content() / game
    if not root.is_dir():
        return ()
    return tuple(sorted(item.name for item in root.iterdir() if item.is_dir() and (item / "pack.yaml").is_file()))


def rulebook(game: str) -> Rulebook:
    shown = f"rulebooks/{game}.yaml"
    text = (content() / "rulebooks" / f"{game}.yaml").read_text("utf-8")
    return Document(shown, text).decode(Rulebook)


def messages(language: str) -> Sequence[str]:
    """The texts of all Fluent files of a language."""
    folder = content() / "speech" / language
    return [
        item.read_text("utf-8") for item in sorted(folder.iterdir(), key=lambda file: file.name) if item.name.endswith(".ftl")
    ]
