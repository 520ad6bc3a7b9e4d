"""A pack's files as one whole: what counts, its hash, and the way into a store and back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from horae import game
from horae.packs import contents, elsewhere
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Folder

TRAINING = pack_folder("timestories", "training")


def copy(place: Path) -> Folder:
    shutil.copytree(str(TRAINING.root), place)
    return Folder(place, "mine")


def test_the_files_that_are_read_count_and_a_writers_notes_do_not(tmp_path: Path) -> None:
    folder = copy(tmp_path / "mission")
    before = contents.gather(folder)
    assert {"pack.yaml", "locations.yaml", "pictures/cover.svg", "pictures/places/jetty.svg"} <= set(before)
    (tmp_path / "mission" / "writers").mkdir()
    (tmp_path / "mission" / "writers" / "truth.md").write_text("the keeper did it", "utf-8")
    (tmp_path / "mission" / "README").write_text("read me", "utf-8")
    assert contents.content_of(contents.gather(folder)) == contents.content_of(before)
    for changed in ("tokens.yaml", "pictures/cover.svg"):
        place = tmp_path / "mission" / changed
        place.write_bytes(place.read_bytes() + b"\n")
        after = contents.gather(folder)
        assert contents.content_of(after) != contents.content_of(before)
        before = after


def test_what_was_packed_up_is_laid_out_again_and_plays(tmp_path: Path) -> None:
    files = contents.gather(TRAINING)
    again = contents.unpacked(contents.packed_up(files), contents.content_of(files))
    assert again == files
    contents.lay_out(again, tmp_path / "laid")
    assert contents.content_of(contents.gather(Folder(tmp_path / "laid", "laid"))) == contents.content_of(files)
    assert game("timestories").load_pack(str(tmp_path / "laid")).hash == game("timestories").load_pack("training").hash


def test_more_than_a_store_should_keep_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "MOST_PACK", 60_000)
    with pytest.raises(BadPack, match="60"):
        contents.gather(TRAINING)
