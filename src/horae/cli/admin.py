"""`horae admin`: what whoever runs a server asks of its store and does to it, also while the server runs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from horae.cli.command_line import AS_JSON, LANGUAGE, BadInput, speak
from horae.cli.store_option import STORE, STORE_FILE, store_url
from horae.core.speech import Sayable
from horae.server import holdings
from horae.server.blocks import Block, network_of
from horae.server.config import Config
from horae.server.store_check import Checked, Damage, StoreCheck
from horae.server.store_desk import open_desk

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

_TABLE: str = typer.Argument(...)
_NETWORK: str = typer.Argument(...)
_HOUR = 3_600_000
_PERSON: int | None = typer.Option(None, "--person", min=0)
_LIMITS = (
    "message_bytes",
    "messages_per_second",
    "message_burst",
    "address_messages_per_second",
    "address_message_burst",
    "flood",
    "requests_per_second",
    "request_burst",
    "connections_per_address",
    "connects_per_second",
    "connect_burst",
    "head_seconds",
    "work_per_second",
    "work_burst",
    "reading_per_second",
    "reading_burst",
    "thinking_per_second",
    "thinking_burst",
    "chat_per_second",
    "chat_burst",
    "writing_per_second",
    "writing_burst",
    "person_records",
    "table_records",
    "files_per_second",
    "file_burst",
    "tables_per_hour",
    "table_burst",
    "entries_per_minute",
    "entry_burst",
    "identities_per_hour",
    "identity_burst",
    "erasures_per_hour",
    "erasure_burst",
    "notice_changes_per_hour",
    "notice_change_burst",
    "backlog_bytes",
    "idle_seconds",
    "idle_tables",
    "forget_days",
    "bot_limit",
    "bot_patience",
    "proposal_seconds",
)


@admin.command("tables")
def tables_command(
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """List the tables, the one used last at the end."""
    with open_desk(store_url(store, store_file)) as desk:
        found = holdings.tables(desk)
    if as_json:
        _as_json(found)
        return
    rows = [
        (
            table.table,
            table.game,
            speak(f"admin-phase-{table.phase}"),
            str(table.people),
            _ago(table.opened),
            _ago(table.last),
            str(table.records),
            speak("admin-kilobytes", size=-(-table.bytes // 1024)),
        )
        for table in found
    ]
    _columns(("table", "game", "phase", "people", "opened", "last", "records", "size"), rows)


@admin.command("people")
def people_command(
    table: str | None = typer.Argument(None, show_default=False),
    person: int | None = _PERSON,
    name: str | None = typer.Option(None, "--name"),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """List people, or show all that is stored about one."""
    if person is not None and table is None:
        raise BadInput("admin-which-table")
    with open_desk(store_url(store, store_file)) as desk:
        if person is not None and table is not None:
            found = [holdings.person(desk, table, person)]
        else:
            found = holdings.everyone(desk) if table is None else holdings.people(desk, table)
    if name is not None:
        found = [one for one in found if name.casefold() in (known.casefold() for known in one.names)]
    if as_json:
        _as_json(found)
        return
    rows = [
        (
            one.table,
            str(one.person),
            " → ".join(one.names),
            _ago(one.entered),
            _ago(one.last),
            str(one.actions),
            str(len(one.said)),
        )
        for one in found
    ]
    _columns(("table", "person", "name", "entered", "last", "actions", "lines"), rows)
    if person is not None:
        for line in found[0].said if found else ():
            typer.echo(f"  {line}")


@admin.command("close")
def close_command(
    table: str = _TABLE,
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Close a table: what is stored stays, and nothing more can be done at it."""
    with open_desk(store_url(store, store_file)) as desk:
        holdings.close_table(desk, table)
    typer.echo(speak("admin-closed", table=table))


@admin.command("erase")
def erase_command(
    table: str = _TABLE,
    person: int | None = _PERSON,
    yes: bool = typer.Option(False, "--yes"),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Erase a table, or one person's names and words at it."""
    with open_desk(store_url(store, store_file)) as desk:
        if person is None:
            if not yes:
                there = holdings.people(desk, table)
                raise BadInput("admin-would-erase-table", table=table, people=len(there))
            holdings.erase_table(desk, table)
            typer.echo(speak("admin-erased-table", table=table))
            return
        one = holdings.person(desk, table, person)
        told: dict[str, Sayable] = {"table": table, "person": person, "lines": len(one.said)}
        if not yes:
            raise BadInput("admin-would-erase-person", **told, name=one.names[-1])
        holdings.erase_person(desk, table, person)
        typer.echo(speak("admin-erased-person", **told))


@admin.command("expire")
def expire_command(
    days: float = typer.Option(Config().forget_days, "--days", min=0.0),
    yes: bool = typer.Option(False, "--yes"),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Count the unfinished tables that nobody has used for so many days; with --yes, erase them."""
    with open_desk(store_url(store, store_file)) as desk:
        if yes:
            typer.echo(speak("admin-expired", tables=holdings.expire(desk, days)))
            return
        found = holdings.abandoned(desk, days)
        sizes = [len(desk.records(row.table)) for row in found]
    typer.echo(speak("admin-would-expire", tables=len(found), records=sum(sizes), days=f"{days:g}"))


@admin.command("check")
def check_command(
    quick: bool = typer.Option(False, "--quick"),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Look over everything a store holds, and list what is damaged."""
    damaged: list[Damage] = []
    checked = Checked()
    with open_desk(store_url(store, store_file)) as desk:
        for found in StoreCheck(desk, deeply=not quick).run():
            if isinstance(found, Checked):
                checked = found
                continue
            damaged.append(found)
            if not as_json:
                typer.echo(_damage(found))
    if as_json:
        _as_json({"whole": not damaged, "checked": checked, "damaged": damaged})
    else:
        key = "admin-check-damaged" if damaged else "admin-check-whole"
        typer.echo(speak(key, damaged=len(damaged), **_counts(checked)))
        if checked.other_rules:
            typer.echo(speak("admin-check-other-rules", games=checked.other_rules))
    if damaged:
        raise typer.Exit(1)


def _counts(checked: Checked) -> dict[str, Sayable]:
    return {name: getattr(checked, name) for name in ("tables", "records", "archives", "packs")}


def _damage(found: Damage) -> str:
    where = speak(f"admin-place-{found.place}", name=found.name)
    why = speak(f"admin-why-{found.why}", detail=found.detail, record=-1 if found.record is None else found.record)
    return f"{where}: {why}"


@admin.command("block")
def block_command(
    network: str = _NETWORK,
    hours: int = typer.Option(0, "--hours", min=0),
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Let nobody in from an address or a network any more."""
    named, now = network_of(network), time.time_ns() // 1_000_000
    ends = now + hours * _HOUR if hours else 0
    with open_desk(store_url(store, store_file)) as desk:
        desk.block(Block(named, now, ends))
    typer.echo(speak("admin-blocked", network=named, hours=hours))


@admin.command("unblock")
def unblock_command(
    network: str = _NETWORK,
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
) -> None:
    """Let people in again from an address or a network."""
    named = network_of(network)
    with open_desk(store_url(store, store_file)) as desk:
        if not desk.unblock(named):
            raise BadInput("admin-not-blocked", network=named)
    typer.echo(speak("admin-unblocked", network=named))


@admin.command("blocks")
def blocks_command(
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """List the addresses and networks from which nobody is let in."""
    now = time.time_ns() // 1_000_000
    with open_desk(store_url(store, store_file)) as desk:
        found = [block for block in desk.blocks() if block.holds_at(now)]
    if as_json:
        _as_json([block._asdict() for block in found])
        return
    rows = [
        (block.network, _ago(block.at), speak("admin-ends", hours=-1 if not block.ends else -(-(block.ends - now) // _HOUR)))
        for block in found
    ]
    _columns(("network", "since", "ends"), rows)


@admin.command("limits")
def limits_command(
    store: str | None = STORE,
    store_file: Path | None = STORE_FILE,
    lang: str | None = LANGUAGE,
    as_json: bool = AS_JSON,
) -> None:
    """Show what one client may ask of a server, and how much the store holds."""
    config = Config()
    limits = {name: getattr(config, name) for name in _LIMITS}
    with open_desk(store_url(store, store_file)) as desk:
        found = holdings.tables(desk)
    held = {
        "tables": len(found),
        "records": sum(table.records for table in found),
        "bytes": sum(table.bytes for table in found),
    }
    if as_json:
        _as_json({"limits": limits, "store": held})
        return
    for name, value in limits.items():
        typer.echo(f"{value:>10g}  {speak(f'admin-limit-{name}')}")
    for name, value in held.items():
        typer.echo(f"{value:>10}  {speak(f'admin-held-{name}')}")


def _as_json(what: object) -> None:
    typer.echo(msgspec.json.encode(what).decode())


def _ago(when: int) -> str:
    """A moment, by the largest unit that fits; 0: nobody knows."""
    if not when:
        return "—"
    seconds = max(0, int(time.time()) - when // 1000)
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size:
            return speak(f"admin-{unit}", count=seconds // size)
    return speak("admin-seconds", count=seconds)


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if not rows:
        typer.echo(speak("admin-none"))
        return
    lines = [[speak(f"admin-head-{head}") for head in heads], *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    for line in lines:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
