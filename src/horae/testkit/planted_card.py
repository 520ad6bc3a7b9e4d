"""A pack with one card made stronger on purpose, to see whether a report finds it."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from pathlib import Path
from shutil import copytree


def plant(folder: Path, card: str, **fields: int) -> Path:
    """A copy of the base deck of Echoes in the folder, with these numbers of the card changed."""
    with as_file(files("horae") / "content" / "echoes" / "base") as base:
        copytree(base, folder, dirs_exist_ok=True)
    file = folder / "cards.yaml"
    text = file.read_text("utf-8")
    found = re.search(rf"^  - id: {re.escape(card)}\n(?:    .*\n)+", text, re.MULTILINE)
    if found is None:
        raise KeyError(f"no card {card!r} in the base deck")
    block = found[0]
    for field, value in fields.items():
        line = f"    {field}: {value}\n"
        changed = re.sub(rf"^    {field}: \d+\n", line, block, count=1, flags=re.MULTILINE)
        block = changed if changed != block or line in block else block.replace("    effect:", f"{line}    effect:", 1)
    file.write_text(text.replace(found[0], block), "utf-8")
    return folder
