"""Which rules the tests cite: read from their source, so that it can be asked without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def cited_ids(tests: Path) -> set[str]:
    """Every id in a `pytest.mark.rule(...)` on a test, a class of tests, or a case of one."""
    found: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")):
        found.update(_cited(ast.parse(file.read_text("utf-8"), str(file))))
    return found


def _cited(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
