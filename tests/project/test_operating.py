"""What operators read and copy is so: the commands and their options are there, units and services are shut off alike."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from horae.cli.app import commands
from horae.cli.store_option import FILE_VARIABLE

ROOT = Path(__file__).parents[2]
READ = [
    ROOT / "docs/operating.md",
    ROOT / "docs/when-something-is-wrong.md",
    ROOT / "docs/serving.md",
    *sorted((ROOT / "deploy").iterdir()),
]
OPENS = {"Description", "Type", "Environment", "EnvironmentFile", "ExecStart", "Restart", "TimeoutStopSec", "Nice"}
"""The settings of a unit that shut nothing off; the others do."""


def said(file: Path) -> list[str]:
    """The commands of ours that a file names."""
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        lines = [line for line in text.splitlines() if line.startswith("    ")] + re.findall(r"`([^`\n]+)`", text)
    else:
        lines = text.splitlines()
    found = [part for line in lines for part in re.split(r"#|;|&&|\||\bdo\b|\)", line)]
    ours = [part for part in found if "systemctl" not in part and "caddy" not in part]
    return [
        match[1] for part in ours if (match := re.search(r"(?:^|[\s/\"])horae (?:horae )?((?:[a-z]+|--version)\b.*)", part))
    ]


def wrong(command: str) -> str:
    """What of a command line there is not."""
    group: Any = get_command(commands())
    names: list[str] = []
    for word in shlex.split(re.sub(r"['\"<>]|\$\([^)]*|…|\.\.\.", " ", command)):
        if word.startswith("--"):
            known = {name for one in group.params for name in (*one.opts, *one.secondary_opts)} | {"--help", "--"}
            if word.partition("=")[0].rstrip(",.") not in known:
                return f"horae {' '.join(names)} has no {word}"
        elif hasattr(group, "commands"):
            if word not in group.commands:
                return f"there is no horae {' '.join([*names, word])}"
            names.append(word)
            group = group.commands[word]
    return ""


@pytest.mark.parametrize("file", READ, ids=lambda file: file.name)
def test_the_commands_that_operators_are_told_are_there(file: Path) -> None:
    assert [found for command in said(file) if (found := wrong(command))] == []


def test_such_commands_are_found() -> None:
    assert sum(len(said(file)) for file in READ) > 40
    assert wrong("admin tables --store-file FILE") == wrong('backup "/var/lib/horae/horae.gz"') == ""
    assert wrong("admin forget TABLE") == "there is no horae admin forget"
    assert wrong("serve --log-adresses") == "horae serve has no --log-adresses"


def shut_off(name: str) -> set[str]:
    text = (ROOT / "deploy" / name).read_text("utf-8").partition("[Service]")[2].partition("[Install]")[0]
    settings = [line for line in text.splitlines() if "=" in line and not line.startswith("#")]
    return {line for line in settings if line.partition("=")[0] not in OPENS | {"StateDirectory", "WorkingDirectory"}}


def test_the_backup_is_shut_off_from_the_system_as_the_server_is() -> None:
    assert shut_off("horae-backup.service") == shut_off("horae.service")
    assert len(shut_off("horae.service")) > 20


def test_in_containers_every_process_of_ours_knows_the_store_and_has_no_rights() -> None:
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))["services"]
    ours = {name: service for name, service in services.items() if "build" in service}
    assert set(ours) == {"horae", "backup"}
    for service in ours.values():
        assert service["environment"] == {FILE_VARIABLE: "/run/secrets/store"}
        assert "store" in service["secrets"]
        assert (service["read_only"], service["cap_drop"], service["tmpfs"]) == (True, ["ALL"], ["/tmp"])


def test_a_page_goes_from_what_is_seen_to_what_is_done() -> None:
    """Every trouble that /health names stands in it."""
    page = (ROOT / "docs/when-something-is-wrong.md").read_text("utf-8")
    messages = (ROOT / "src/horae/content/speech/en/server.ftl").read_text("utf-8")
    troubles = set(re.findall(r"^server-trouble-(\w+) =", messages, re.MULTILINE))
    assert {"full", "down"} <= troubles
    for trouble in troubles - {"some"}:
        assert f"`{trouble}`" in page, trouble
