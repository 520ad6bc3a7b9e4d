"""Tests are green on any machine: none reads a clock, sleeps, gives up early, lets work last so many seconds, counts on an
allowance that fills again meanwhile or draws by chance, but for reasons named here.

What another process does is waited for in `horae.testkit.waiting`; work is counted; clocks are moved by hand; games are dealt
by a seed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from horae.testkit.plugin import LONG

ROOT = Path(__file__).parents[2]
TESTED = [
    path
    for folder, pattern in (("tests", "test_*.py"), ("tests", "conftest.py"), ("src/horae/testkit", "*.py"))
    for path in sorted((ROOT / folder).rglob(pattern))
]
CLOCKS = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "process_time", "thread_time", "sleep"}
SOON = 60.0
"""Seconds: who gives up earlier gives up on a slow machine."""
LIMITS = {"timeout", "seconds", "bot_limit", "bot_patience"}
ALLOWANCES = {"_rate": 1.0, "_per_second": 1.0, "_per_minute": 60.0, "_per_hour": 3600.0}
"""What a server allows an address, and in how many seconds it allows as much again."""
NO_END = 1e5
TIMED = {"timeout", "wait_for", "settimeout", "gather", "next"}
"""Calls that are told how long something may take without a name for it."""
COUNTED = {"work_seconds"}
"""What a piece of work is taken for, however long it took."""

ALLOWED: dict[str, dict[str, str]] = {
    "src/horae/testkit/waiting.py": dict.fromkeys(("time.monotonic", "time.sleep", "asyncio.sleep"), "waits for everybody"),
    "src/horae/testkit/crash.py": {
        "time.perf_counter": "tells a benchmark how long things took",
        "asyncio.sleep": "tries again in a moment where nobody answers",
    },
    "src/horae/testkit/deadlines.py": {
        "asyncio.sleep": "kills a server at a moment of its own; whenever that is, all is to be recorded"
    },
    "src/horae/testkit/server_catalogues.py": {"time.sleep": "a bot that never comes to an end"},
    "tests/browser/test_first_games.py": {"wait_for_timeout": "before a picture, where somebody wants to see one"},
    "tests/browser/test_shipwreck_rules.py": {"wait_for_timeout": "before a picture, where somebody wants to see one"},
    "tests/cli/test_join.py": {
        "get(timeout=0.02)": "a keyboard that looks again and again whether something was typed",
        "serve(messages_per_second=2.0)": "what comes too fast is sent again until there is room for it",
    },
    "tests/server/test_admin.py": {"time.time_ns": "makes records of so many days ago"},
    "tests/server/test_fair_play.py": {
        "serve(grace_seconds=0.1)": "waits until it is over",
        "serve(store_seconds=3.0)": "a store that stands still; once it goes on it is asked again and again",
    },
    "tests/server/test_limits.py": {
        "from time import thread_time": "names the clock that work is measured by",
        "serve(head_seconds=0.3)": "waits until it is over",
        "serve(head_seconds=0.5)": "waits until it is over, and then tries again and again",
        "serve(head_seconds=1.0)": "waits until it is over; who says hello tries again and again",
    },
    "tests/server/test_online.py": {
        "serve(bot_limit=1.5)": "waits until it is over: a bot that is too slow is moved like one that hangs"
    },
    "tests/server/test_proposals_online.py": {"serve(proposal_seconds=0.1)": "waits until it is over"},
    "tests/server/test_store.py": {"time.sleep": "a store that never comes to an end"},
    "tests/server/test_websocket_transport.py": {
        "time.sleep": "lets the pieces of a message arrive one by one; whole they are as good"
    },
}


def unsteady(source: str) -> Iterator[str]:
    """What in this source depends on how fast a machine is, or on chance."""
    tree = ast.parse(source)
    yield from _unsteady(tree, is_patient=False)
    called = {_name(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    if called & {"new_page", "new_context"} and "set_default_timeout" not in called:
        yield "a page that gives up after Playwright's 30 seconds"


def _unsteady(node: ast.AST, is_patient: bool) -> Iterator[str]:
    """`is_patient`: it stands in a loop that goes round until what it waits for is there."""
    yield from _clocks_and_chance(node)
    yield from _seconds(node, is_patient)
    match node:
        case ast.For(iter=ast.Call(func=ast.Name(id="patiently"))):
            is_patient = True
    for child in ast.iter_child_nodes(node):
        yield from _unsteady(child, is_patient)


def _clocks_and_chance(node: ast.AST) -> Iterator[str]:
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


def _seconds(node: ast.AST, is_patient: bool) -> Iterator[str]:
    """How long something may take, wherever that is said and is not long. None at all is no matter of the machine."""
    match node:
        case ast.Call(func=called, args=args, keywords=keywords):
            yield from (f"{_name(called)}({ast.unparse(one)})" for one in keywords if _is_soon(called, one))
            yield from (f"{_name(called)}({ast.unparse(one)})" for one in keywords if _fills_again(one))
            if _name(called) in TIMED and any(_is_short(one) for one in args):
                yield f"{_name(called)}({', '.join(ast.unparse(one) for one in args if _is_short(one))})"
            if _name(called) == "wait_for_timeout" and not is_patient:
                yield "wait_for_timeout"
        case ast.Constant(value=str(option)) if option.startswith("--") and option.endswith(("seconds", "timeout")):
            yield option
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.endswith("seconds") and _is_short(value):
            yield f"{name} = {ast.unparse(value)}"


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)


def _is_short(given: ast.expr, soon: float = SOON) -> bool:
    match given:
        case ast.Constant(value=int() | float() as number):
            return 0 < number < soon
    return False


def _fills_again(given: ast.keyword) -> bool:
    """Whether this is how fast an allowance fills again, and there is more of it within two minutes."""
    seconds = next((seconds for name, seconds in ALLOWANCES.items() if f"_{given.arg}".endswith(name)), None)
    match given.value:
        case ast.Constant(value=int() | float() as number) if seconds is not None:
            return number / seconds * 2 * SOON > 1.0 and number < NO_END
    return False


def _is_soon(called: ast.expr, given: ast.keyword) -> bool:
    """Whether this is how long something may take, and it is not long. Playwright counts in thousandths."""
    if given.arg == "timeout" and _name(called).startswith(("to_", "not_to_", "wait_for", "click")):
        return _is_short(given.value, 1000 * SOON)
    is_limit = given.arg in LIMITS or (given.arg or "").endswith("_seconds")
    return is_limit and given.arg not in COUNTED and _is_short(given.value)


@pytest.mark.parametrize("path", TESTED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_here_depends_on_the_machine_or_on_chance(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    found = set(unsteady(path.read_text("utf-8")))
    allowed = set(ALLOWED.get(name, ()))
    assert found - allowed == set(), "use horae.testkit.waiting, count, or move a clock by hand"
    assert allowed - found == set(), "these need to be allowed no longer"


def test_whatever_is_allowed_is_there() -> None:
    assert set(ALLOWED) <= {path.relative_to(ROOT).as_posix() for path in TESTED}


def test_the_long_files_that_come_early_are_there() -> None:
    assert all((ROOT / "tests" / name).is_file() for name in LONG)


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
        'run(["mission", "solve", "training", "--seconds", "0.1"])',
        "solve(pack, 2, seconds=0.5)",
        "serve(grace_seconds=0.1)",
        "serve(bot_limit=1.5)",
        "class Patient(Search): seconds = 0.05",
        "line.settimeout(0.3)",
        "async with asyncio.timeout(8): ...",
        "await client.next(0.2)",
        "page.wait_for_timeout(500)",
        "for _ in range(9): page.wait_for_timeout(500)",
        "serve(requests_per_second=1.0, request_burst=5)",
        "Buckets(rate=0.25, burst=3.0)",
        "page = browser.new_page()",
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
        "solve(pack, 2, most_plays=8)",
        "serve(grace_seconds=3600.0)",
        "serve(grace_seconds=0.0)",
        "serve(work_seconds=1.0)",
        "serve(tables_per_hour=1.0, requests_per_second=1e-4, chat_per_second=1e6)",
        "next(answers)",
        "for _ in patiently('it comes'): page.wait_for_timeout(20)",
        "page = browser.new_page(); page.set_default_timeout(1000 * LONG)",
    ],
)
def test_what_is_steady_is_left_alone(line: str) -> None:
    assert not list(unsteady(line))
