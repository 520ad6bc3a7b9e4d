"""Games that were kept replay to equal digests: a change of rules without a new rules version fails here.

`python -m horae.testkit.golden tests/golden` writes the logs of a new rules version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from horae import game, names
from horae.bots.registry import bot_names
from horae.core.game import digest_keys
from horae.core.log import BadLog
from horae.testkit.golden import logs, replayed

ROOT = Path(__file__).parent
KEPT = [(name, path) for name in names() for path in logs(ROOT, game(name))]


@pytest.mark.parametrize(("name", "path"), KEPT, ids=lambda value: value.name if isinstance(value, Path) else value)
def test_a_golden_log_replays_step_by_step(name: str, path: Path) -> None:
    log, actions, _ = replayed(path, game(name))
    assert log.result is not None
    assert len(actions) == len(log.entries) > 0


@pytest.mark.parametrize("name", names())
def test_golden_logs_show_every_action_and_event_every_seat_count_and_option(name: str) -> None:
    rules = game(name)
    actions: set[Any] = set()
    told: set[Any] = set()
    seats: set[int] = set()
    options: dict[str, set[Any]] = {}
    for path in logs(ROOT, rules):
        log, done, heard = replayed(path, rules)
        actions |= {type(action) for action in done}
        told |= {type(event) for event in heard}
        seats.add(log.head.seats)
        for option, value in log.head.options.items():
            options.setdefault(option, set()).add(str(value))
    assert set(rules.action_types) - actions == set()
    assert set(rules.event_types) - told == set()
    assert seats == set(rules.seat_range)
    assert len(logs(ROOT, rules)) > len(bot_names(rules))
    for option, kind in get_type_hints(rules.options_type).items():
        if kind is bool:
            assert options[option] == {"True", "False"}
        elif get_origin(kind) is Literal and option != "first":
            assert options[option] == {str(value) for value in get_args(kind)}


def test_a_rule_that_plays_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shipwreck where a wrong prediction costs nothing."""
    from horae.games.shipwreck import rounds

    monkeypatch.setattr(rounds, "add_doom", lambda position, added: 0)
    broken = 0
    for path in logs(ROOT, game("shipwreck")):
        try:
            replayed(path, game("shipwreck"))
        except BadLog:
            broken += 1
    assert broken


def test_a_slot_that_is_renamed_keeps_its_key_and_its_place() -> None:
    before = digest_keys(("deck", "owed", "turn"), (), {})
    after = digest_keys(("deck", "turn", "what_is_owed"), (), {"what_is_owed": "owed"})
    assert [key for key, _ in after] == [key for key, _ in before]
    assert dict(after)["owed"] == "what_is_owed"
