"""Where a process finds the packs that tables have kept: laid out in one folder, each under its content's hash."""

from __future__ import annotations

from pathlib import Path

from horae.packs.contents import is_content
from horae.table.table import CannotResume, FindPack


def laid_out_in(folder: str) -> FindPack:
    """Finds a pack's files where a shelf has laid them out."""

    def find(pack: str, content: str) -> str:
        if not content:
            return pack
        if not is_content(content) or not Path(folder, content).is_dir():
            raise CannotResume("no-pack", pack=pack, content=content)
        return str(Path(folder, content))

    return find
