"""A new mission's folder: small, in good order, with comments that teach, and schemas for editors beside it."""

from __future__ import annotations

import json
import re
import unicodedata
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from horae.authoring.missions.schema import FILES, schema
from horae.games.timestories.mission import FORMATS
from horae.games.timestories.profiles import profiles
from horae.packs.builtin import content

SCHEMAS = ".schemas"
"""The folder, beside the files, that the first line of each file points to."""
_COMMENT = re.compile(r"\s*#(es|en) ")
_TITLE = re.compile(r"^title: .*$", re.MULTILINE)


def new_mission(folder: Path, title: str, language: str, profile: str = "") -> list[Path]:
    """Write a mission into an empty or new folder, for the edition of that rule profile; its title in both languages, its
    comments in one. The files, in order."""
    family = (profiles()[profile] if profile else next(iter(profiles().values()))).family
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in FILES:
        template = content() / "mission-templates" / family / name
        if template.is_file():
            file = folder / name
            file.write_text(_filled(template, name, folder, title, language), "utf-8")
            written.append(file)
    return [*written, *write_schemas(folder)]


def write_schemas(folder: Path) -> list[Path]:
    """Write the schema of every file of a mission beside them, as this version reads them."""
    (folder / SCHEMAS).mkdir(exist_ok=True)
    written = []
    for name in FILES:
        file = folder / SCHEMAS / schema_name(name)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(schema(name)), indent=1) + b"\n")
        written.append(file)
    return written


def schema_name(file: str) -> str:
    return f"{file.removesuffix('.yaml')}.schema.json"


def _filled(template: Traversable, name: str, folder: Path, title: str, language: str) -> str:
    lines = [f"# yaml-language-server: $schema={SCHEMAS}/{schema_name(name)}"]
    for line in template.read_text("utf-8").splitlines():
        comment = _COMMENT.match(line)
        if comment is None:
            lines.append(line)
        elif comment[1] == language:
            lines.append(line.replace(f"#{language} ", "# ", 1))
    quoted = json.dumps(title, ensure_ascii=False)
    text = "\n".join(lines) + "\n"
    if title:
        text = _TITLE.sub(lambda _: f"title: {{es: {quoted}, en: {quoted}}}", text, count=1)
    return text.replace("FORMAT", str(FORMATS[-1]), 1).replace("MISSION-ID", _id(folder.resolve().name), 1)


def _id(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain)) or "mission"
