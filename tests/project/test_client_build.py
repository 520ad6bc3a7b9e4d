"""When the client is built anew: by what its sources say, not by their dates."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import hatch_build
import pytest


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}", "utf-8")
    (tmp_path / "web" / "src" / "main.ts").write_text("one", "utf-8")
    (tmp_path / "src" / "horae" / "web").mkdir(parents=True)
    return tmp_path


def built(root: Path) -> None:
    (root / "src/horae/web/built-from.txt").write_text(hatch_build.fingerprint(root), "utf-8")


def test_a_client_never_built_is_stale_and_one_just_built_is_fresh(root: Path) -> None:
    assert not hatch_build.is_fresh(root)
    built(root)
    assert hatch_build.is_fresh(root)


def test_a_changed_or_moved_source_makes_it_stale_and_a_new_date_does_not(root: Path) -> None:
    built(root)
    main = root / "web/src/main.ts"
    os.utime(main, (1, 1))
    assert hatch_build.is_fresh(root)
    main.write_text("two", "utf-8")
    assert not hatch_build.is_fresh(root)
    main.write_text("one", "utf-8")
    assert hatch_build.is_fresh(root)
    main.rename(root / "web/src/other.ts")
    assert not hatch_build.is_fresh(root)


def test_what_npm_installed_is_no_source(root: Path) -> None:
    built(root)
    (root / "web/node_modules/x").mkdir(parents=True)
    (root / "web/node_modules/x/index.js").write_text("x", "utf-8")
    assert hatch_build.is_fresh(root)


def test_a_fresh_client_is_not_built_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(root)
    monkeypatch.setattr(hatch_build, "commands", lambda: pytest.fail("asked for Node"))
    assert hatch_build.build(root) is False


def test_an_old_node_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, said in (("node", "v18.20.1"), ("npm", "9")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.system_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.12.0\n", "utf-8")
    assert hatch_build.system_node() == str(tmp_path / "node")


def test_what_is_installed_already_is_not_installed_again(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    lock = tmp_path / "package-lock.json"
    lock.write_text("{}", "utf-8")
    hatch_build.install(tmp_path, [sys.executable, "-c", "open('called', 'a').write('once ')"])
    hatch_build.install(tmp_path, [sys.executable, "-c", "open('called', 'a').write('twice ')"])
    assert (tmp_path / "called").read_text("utf-8") == "once "
    lock.write_text('{"lockfileVersion": 3}', "utf-8")
    hatch_build.install(tmp_path, [sys.executable, "-c", "open('called', 'a').write('for the new lock ')"])
    assert (tmp_path / "called").read_text("utf-8") == "once for the new lock "
