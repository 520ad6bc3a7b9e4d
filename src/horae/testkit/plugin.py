"""The pytest side of the running rulebook (a test that cites an unknown rule fails), and in which browsers tests are played."""

from __future__ import annotations

import pytest

from horae.authoring.citations import known_rules
from horae.testkit.firefox_bridge import firefox


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules that this test shows at work")
    config.addinivalue_line("markers", "every_browser: played in Firefox, too, where there is one")


def pytest_report_header() -> str:
    return f"Firefox: {firefox() or 'none here, so what is played in every browser is played in Chromium alone'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = known_rules()
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [cited for cited in mark.args if cited not in known]
            if unknown or not mark.args:
                item.add_marker(pytest.mark.usefixtures("_unknown_rule_cited"))
                item.user_properties.append(("unknown_rules", unknown))


@pytest.fixture
def _unknown_rule_cited(request: pytest.FixtureRequest) -> None:
    cited = dict(request.node.user_properties)["unknown_rules"]
    pytest.fail(f"cites {', '.join(map(repr, cited)) or 'no rule at all'}; no rulebook has such an id", pytrace=False)
