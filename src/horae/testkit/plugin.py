"""The pytest side of the running rulebook (a test that cites an unknown rule fails), and in which browsers tests are played."""

from __future__ import annotations

import pytest

from horae.authoring.citations import known_rules
from horae.testkit.firefox_bridge import OLDEST, firefox

LONG = (
    "project/test_wheel.py",
    "sim/test_balance.py",
    "timestories/test_mission_solve.py",
    "timestories/test_mission_report.py",
    "timestories/test_summer_night.py",
    "cli/test_join.py",
    "cli/test_every_mission_command.py",
    "bots/test_echoes_bots.py",
    "bots/test_agent_bot.py",
)
"""Of the tests that are no law and need no browser, the files that take longest."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--in", dest="in_browser", choices=("chromium", "firefox"), help="play all browser tests in this browser")
    parser.addoption("--thorough", type=int, default=1, help="play so many times as many games for each law", metavar="TIMES")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules that this test shows at work")
    config.addinivalue_line("markers", "in_firefox: played in Firefox where there is one, else in Chromium")


def pytest_report_header() -> str:
    none = f"none of {OLDEST} or newer here, so everything is played in Chromium"
    return f"Firefox: {firefox() or none}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = _by_turns(items)
    known = known_rules()
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [cited for cited in mark.args if cited not in known]
            if unknown or not mark.args:
                item.add_marker(pytest.mark.usefixtures("_unknown_rule_cited"))
                item.user_properties.append(("unknown_rules", unknown))


def _by_turns(items: list[pytest.Item]) -> list[pytest.Item]:
    """First the files of browsers, which keep processors busy, and of servers, which mostly wait, in even turns; then the laws,
    the long files of the rest, and what takes a moment each. Several processes take one file or class after the other
    (`--dist loadscope`), so that what a file's tests share is made once, and none should be left with a long one."""
    places: dict[str, float] = {}
    for folder in ("browser", "server"):
        units = list(dict.fromkeys(_unit(item) for item in items if item.path.parent.name == folder))
        places.update({unit: at / len(units) for at, unit in enumerate(units)})
    return sorted(items, key=lambda item: places.get(_unit(item), _place(item)))


def _place(item: pytest.Item) -> float:
    folder = item.path.parent.name
    return 1.0 if folder == "conformance" else 2.0 if f"{folder}/{item.path.name}" in LONG else 3.0


def _unit(item: pytest.Item) -> str:
    return item.nodeid.rsplit("::", 1)[0]


@pytest.fixture
def _unknown_rule_cited(request: pytest.FixtureRequest) -> None:
    cited = dict(request.node.user_properties)["unknown_rules"]
    pytest.fail(f"cites {', '.join(map(repr, cited)) or 'no rule at all'}; no rulebook has such an id", pytrace=False)
