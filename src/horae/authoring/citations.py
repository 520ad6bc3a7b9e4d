"""Where the rulebook is at work: the lines of code and the tests that cite a rule's id, read from their source.

Code cites an id by writing it out, in a comment, a docstring or a string, in its game's folder or that of its bots;
a test by `pytest.mark.rule(...)`. Nothing is imported or run for it but the games themselves.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

import horae
from horae.core.game import AnyGame
from horae.core.rulebook import Rule
from horae.games.registry import games

_PACKAGE = Path(horae.__file__).parent
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Place(Struct, frozen=True, order=True):
    """A line that cites a rule."""

    file: str
    """From the root of the source tree, or of where the package is installed."""
    line: int
    name: str
    """The function, class or test that it belongs to; empty at the top of a file."""


class Cited(Struct, frozen=True):
    """Where a rule is at work. Without the source tree there are no tests to look through: None, which is not none."""

    game: str
    code: tuple[Place, ...]
    tests: tuple[Place, ...] | None

    def lacks(self) -> list[str]:
        """What is missing of "code" and "tests"."""
        return [part for part, found in (("code", self.code), ("tests", self.tests)) if found is not None and not found]


def known_rules() -> dict[str, tuple[str, Rule]]:
    """Every rule of every game by its id, with the game's name."""
    return {rule.id: (game.name, rule) for game in games() for rule in game.rulebook().rules}


def source_tree() -> Path | None:
    """The checkout that this package runs from, if it does."""
    root = _PACKAGE.parents[1]
    return root if _PACKAGE.parent.name == "src" and (root / "tests").is_dir() else None


def where(tests: Path | None) -> dict[str, Cited]:
    """Where each rule of each game is at work, by id; `tests` is the folder to look for tests in."""
    root = source_tree() or _PACKAGE.parent
    by_tests = None if tests is None else places_in_tests(tests, root)
    found = {}
    for game in games():
        ids = [rule.id for rule in game.rulebook().rules]
        by_code = places_in_code(game, frozenset(ids), root)
        for rule_id in ids:
            shown = None if by_tests is None else tuple(by_tests.get(rule_id, ()))
            found[rule_id] = Cited(game.name, tuple(by_code.get(rule_id, ())), shown)
    return found


def places_in_code(game: AnyGame, ids: frozenset[str], root: Path) -> Mapping[str, list[Place]]:
    """The lines of a game's code, and then of its bots', that name these rules."""
    found: dict[str, list[Place]] = {}
    folders = (Path(inspect.getfile(type(game))).parent, _PACKAGE / "bots" / game.name)
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            for rule_id, place in _named_in(file, ids, root):
                found.setdefault(rule_id, []).append(place)
    return found


def places_in_tests(tests: Path, root: Path) -> Mapping[str, list[Place]]:
    """The tests that cite each id by `pytest.mark.rule(...)`: on a test, a class of tests, or a case of one."""
    found: dict[str, list[Place]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        shown = _shown(file, root)
        for rule_id, line, name in sorted(set(_marked(_tree(file), 1, ""))):
            found.setdefault(rule_id, []).append(Place(shown, line, name))
    return found


def cited_ids(tests: Path) -> set[str]:
    """Every id that a test cites."""
    return set(places_in_tests(tests, tests))


def _named_in(file: Path, ids: frozenset[str], root: Path) -> Iterator[tuple[str, Place]]:
    lines = file.read_text("utf-8").splitlines()
    pattern = _any_of(ids)
    shown = _shown(file, root)
    for number, line in enumerate(lines, 1):
        for rule_id in dict.fromkeys(pattern.findall(line)):
            yield rule_id, Place(shown, number, _scope_at(_tree(file), number))


@cache
def _any_of(ids: frozenset[str]) -> re.Pattern[str]:
    """Whole ids only: SA-1.1 is not in SA-1.12, nor in SA-11.1."""
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(ids, key=len, reverse=True)))})(?!\w|\.\d)")


def _shown(file: Path, root: Path) -> str:
    return (file.relative_to(root) if file.is_relative_to(root) else file).as_posix()


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def _scope_at(tree: ast.AST, line: int) -> str:
    """The innermost function or class around a line, as a dotted name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _SCOPES) and node.lineno <= line <= (node.end_lineno or node.lineno):
            inner = _scope_at(node, line)
            return f"{node.name}.{inner}" if inner else node.name
    return ""


def _marked(node: ast.AST, line: int, name: str) -> Iterator[tuple[str, int, str]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, _SCOPES):
            yield from _marked(part, part.lineno, f"{name}.{part.name}".lstrip("."))
            continue
        if isinstance(part, ast.Call) and _is_rule_mark(part.func):
            for argument in part.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, line if name else part.lineno, name
        yield from _marked(part, line, name)


def _is_rule_mark(called: ast.expr) -> bool:
    return (
        isinstance(called, ast.Attribute) and called.attr == "rule" and ast.unparse(called) in ("pytest.mark.rule", "mark.rule")
    )
