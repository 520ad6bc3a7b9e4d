"""`horae backup` and `horae restore`: a store's content in one file, and back into a store of any kind."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from horae.cli.command_line import AS_JSON, LANGUAGE, speak
from horae.cli.store_option import STORE, STORE_FILE, store_url
from horae.server.backup import BackupReader, Summary, check_backup, write_backup
from horae.server.store_desk import open_desk

_FILE: Path = typer.Argument(..., dir_okay=False)


def backup_command(
    file: Path = _FILE,
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Write everything a store holds to a file, also while servers use the store."""
    with open_desk(store_url(store, store_file)) as desk:
        _tell("backup-written", write_backup(desk, file), file, as_json)


def restore_command(
    file: Path = _FILE,
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    replace: bool = typer.Option(False, "--replace"),
    check: bool = typer.Option(False, "--check"),
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Fill a store from a backup."""
    found = check_backup(file)
    if check:
        _tell("backup-whole", found, file, as_json)
        return
    with open_desk(store_url(store, store_file), alone=True) as desk:
        desk.fill(BackupReader(file), replace)
    _tell("backup-restored", found, file, as_json)


def _tell(key: str, found: Summary, file: Path, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        records = found.rows.get("record", 0)
        typer.echo(speak(key, file=str(file), tables=found.tables, records=records, made=found.made, sha256=found.sha256))
