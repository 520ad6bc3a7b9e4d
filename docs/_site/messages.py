"""The protocol's messages as a page, made from what the TypeScript types are made from: the structs themselves."""

from __future__ import annotations

import ast
import inspect
import re
from html import escape
from typing import TypeGuard

from horae.server import typescript
from horae.server.protocol import http_bodies, own_bodies, replies, requests, table_views
from horae.table import records

_INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r'^  "?([\w$]+)"?(\??): (.*);$', re.MULTILINE)
_PARTS = (
    ("From the client", requests.FROM_CLIENT),
    ("From the server", replies.FROM_SERVER),
    ("Over HTTP", http_bodies.OVER_HTTP),
    ("About oneself, over HTTP", own_bodies.ABOUT_ONESELF),
)


def page() -> str:
    """All messages, then what they are made of, as MyST."""
    declared = dict(_INTERFACE.findall(typescript.sources()["protocol.ts"]))
    said = _docstrings()
    shown: set[str] = set()
    made = []
    for title, types in _PARTS:
        made.append(f"## {title}\n")
        for each in types:
            if each.__name__ not in shown:
                shown.add(each.__name__)
                made.append(_struct(each.__name__, declared, said))
    made.append("## What they are made of\n")
    made.extend(_struct(name, declared, said) for name in sorted(set(declared) - shown))
    return "\n".join(made)


def _struct(name: str, declared: dict[str, str], said: dict[str, str]) -> str:
    fields = _FIELD.findall(declared[name])
    tag = next((kind for field, _, kind in fields if field == "type"), "")
    title = f"{name} <code>{escape(tag)}</code>" if tag else name
    rows = "".join(
        f"<tr><td><code>{field}</code>{' <i>optional</i>' if optional else ''}</td>"
        f"<td><code>{_linked(kind, declared)}</code></td><td>{_words(said.get(f'{name}.{field}', ''))}</td></tr>"
        for field, optional, kind in fields
        if field != "type" or not tag
    )
    table = f"<div class='fields'><table><tbody>{rows}</tbody></table></div>" if rows else ""
    return (
        f'<section class="message" id="{name}"><h3><a href="#{name}">{title}</a></h3>'
        f"<p>{_words(said.get(name, ''))}</p>{table}</section>\n"
    )


def _linked(kind: str, declared: dict[str, str]) -> str:
    return re.sub(
        r"\w+", lambda found: f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in declared else found[0], escape(kind)
    )


def _words(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(" ".join(text.split())))


def _docstrings() -> dict[str, str]:
    """What is written under each struct and each of its fields, where they are defined."""
    found: dict[str, str] = {}
    for module in (records, table_views, requests, replies, http_bodies):
        for node in ast.parse(inspect.getsource(module)).body:
            if not isinstance(node, ast.ClassDef):
                continue
            found[node.name] = ast.get_docstring(node) or ""
            for field, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_text(after):
                    found[f"{node.name}.{field.target.id}"] = ast.literal_eval(after.value)
    return found


def _is_text(node: ast.stmt) -> TypeGuard[ast.Expr]:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
