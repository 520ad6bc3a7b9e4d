"""Tests are green on any machine: none reads a clock, sleeps, gives up early or draws by chance, but for reasons named here.

What another process does is waited for in `horae.testkit.waiting`; work is counted; clocks are moved by hand; games are dealt
by a seed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTED = [
    path
    for folder, pattern in (("tests", "test_*.py"), ("tests", "conftest.py"), ("src/horae/testkit", "*.py"))
    for path in sorted((ROOT / folder).rglob(pattern))
]
CLOCKS = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "process_time", "thread_time", "sleep"}
SOON = 60.0
"""Seconds: who gives up earlier gives up on a slow machine."""

ALLOWED = {
    "src/horae/testkit/waiting.py": "waits for everybody",
    "src/horae/testkit/crash.py": "tells a benchmark how long things took, and tries again in a moment where nobody answers",
    "src/horae/testkit/server_catalogues.py": "a bot that never comes to an end",
    "tests/cli/test_join.py": "a keyboard that looks again and again whether something was typed",
    "tests/server/test_limits.py": "names the clock that work is measured by",
    "tests/server/test_admin.py": "makes records of so many days ago",
    "tests/server/test_store.py": "a store that never comes to an end",
    "tests/server/test_websocket_transport.py": "lets the pieces of a message arrive one by one; whole they are as good",
}


def unsteady(source: str) -> Iterator[str]:
    """What in this source depends on how fast a machine is, or on chance."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="time", names=names):
                yield from (f"from time import {one.name}" for one in names if one.name in CLOCKS)
            case ast.Attribute(value=ast.Name(id="time"), attr=name) if name in CLOCKS:
                yield f"time.{name}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr="sleep"), args=[ast.Constant(value=0)]):
                pass  # lets others have their turn
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr="sleep")):
                yield "asyncio.sleep"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="datetime" | "date"), attr="now" | "utcnow" | "today")):
                yield "the date of today"
            case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=[], keywords=[]):
                yield "Random()"
            case ast.Attribute(value=ast.Name(id="random"), attr="random" | "randint" | "choice" | "shuffle" | "sample"):
                yield f"random.{node.attr}"
            case ast.Call(func=called, keywords=keywords):
                yield from (f"{ast.unparse(called)}({ast.unparse(one)})" for one in keywords if _is_soon(called, one))


def _is_soon(called: ast.expr, given: ast.keyword) -> bool:
    """Whether this is how long something may take, and it is not long. Playwright counts in thousandths."""
    match given:
        case ast.keyword(arg="timeout", value=ast.Constant(value=int() | float() as wait)):
            in_page = isinstance(called, ast.Attribute) and called.attr.startswith(("to_", "not_to_", "wait_for", "click"))
            return wait < (1000 * SOON if in_page else SOON)
    return False


@pytest.mark.parametrize("path", TESTED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_here_depends_on_the_machine_or_on_chance(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    found = set(unsteady(path.read_text("utf-8")))
    if name in ALLOWED:
        assert found, "it needs to be allowed no longer"
    else:
        assert found == set(), "use horae.testkit.waiting, count, or move a clock by hand"


def test_whatever_is_allowed_is_there() -> None:
    assert set(ALLOWED) <= {path.relative_to(ROOT).as_posix() for path in TESTED}


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "from time import monotonic",
        "began = time.perf_counter()",
        "asyncio.sleep(0.05)",
        "subprocess.run(command, timeout=30)",
        "expect(page).to_be_visible(timeout=5000)",
        "datetime.now()",
        "Random()",
        "random.choice(moves)",
    ],
)
def test_what_is_unsteady_is_found(line: str) -> None:
    assert list(unsteady(line))


@pytest.mark.parametrize(
    "line",
    [
        "asyncio.sleep(0)",
        "subprocess.run(command, timeout=300)",
        "expect(page).to_be_visible(timeout=120_000)",
        "Random(5)",
        "time.strftime('%Y', when)",
        "table.time(3)",
    ],
)
def test_what_is_steady_is_left_alone(line: str) -> None:
    assert not list(unsteady(line))
