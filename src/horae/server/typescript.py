"""TypeScript types for the client, written from the protocol's and the games' structs by way of their JSON Schema.

`python -m horae.server.typescript FOLDER` writes protocol.ts and one file for each game that the client has a board for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from horae.core.game import AnyGame
from horae.core.speech import Text
from horae.games.registry import games
from horae.server.boards import BOARDS
from horae.server.protocol.http_bodies import OVER_HTTP
from horae.server.protocol.own_bodies import ABOUT_ONESELF
from horae.server.protocol.preview_bodies import PREVIEW
from horae.server.protocol.replies import FROM_SERVER
from horae.server.protocol.requests import FROM_CLIENT
from horae.server.protocol.values import VERSION

_HEAD = "// Written by `python -m horae.server.typescript`; change the structs in Python instead.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def sources() -> dict[str, str]:
    """Each file's name and text."""
    made = {"protocol.ts": _protocol()}
    for game in games():
        if game.name in BOARDS:
            made[f"{game.name}.ts"] = _game(game)
    return made


def schema(types: Iterable[Any]) -> dict[str, Any]:
    """The JSON Schema definitions of these types and all they use."""
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1]


def in_one_language(found: Mapping[str, Any]) -> dict[str, Any]:
    """The definitions as `packs.texts.in_language` tells their structs: each text as the words of one language."""
    return {name: _spoken(each) for name, each in found.items() if name != Text.__name__}


def _spoken(part: Any) -> Any:
    if isinstance(part, list):
        return [_spoken(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("$ref") == f"#/$defs/{Text.__name__}":
        return {"type": "string"}
    return {key: _spoken(value) for key, value in part.items()}


def _protocol() -> str:
    found = schema([*FROM_CLIENT, *FROM_SERVER, *OVER_HTTP, *ABOUT_ONESELF, *PREVIEW])
    return "\n".join(
        [
            _HEAD,
            f"export const PROTOCOL_VERSION = {VERSION};\n",
            *(_declare(name, found[name]) for name in sorted(found)),
            _union("FromClient", FROM_CLIENT),
            _union("FromServer", FROM_SERVER),
        ]
    )


def _game(rules: AnyGame) -> str:
    found = schema([rules.view_type, rules.options_type, *rules.action_types, *rules.event_types])
    content = in_one_language(schema([get_type_hints(rules.open_content)["return"]]))
    if unlike := [name for name in content.keys() & found.keys() if content[name] != found[name]]:
        raise TypeError(
            f"{rules.name}: in views and in the open content a text is not told the same way, so {unlike} cannot be in both"
        )
    found |= content
    return "\n".join(
        [
            _HEAD,
            *(_declare(each, found[each]) for each in sorted(found)),
            _union("GameAction", rules.action_types),
            _union("GameEvent", rules.event_types),
        ]
    )


def _union(name: str, types: tuple[type[Any], ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {each.__name__}" for each in types) + ";\n"


def _declare(name: str, found: Schema) -> str:
    said = _comment(found.get("description", ""), "")
    if found.get("type") != "object" or "properties" not in found:
        return f"{said}export type {name} = {_type(found)};\n"
    required = set(found.get("required", ()))
    lines = []
    for field, kind in found["properties"].items():
        always = field in required or "const" in kind or _is_tag(kind)
        lines.append(f"  {_key(field)}{'' if always else '?'}: {_type(kind)};")
    return f"{said}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _is_tag(kind: Schema) -> bool:
    return len(kind.get("enum", ())) == 1


def _type(found: Schema) -> str:
    if "$ref" in found:
        return str(found["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in found:
        return " | ".join(dict.fromkeys(_type(each) for each in found["anyOf"]))
    if "enum" in found:
        return " | ".join(msgspec.json.encode(value).decode() for value in found["enum"])
    if "const" in found:
        return msgspec.json.encode(found["const"]).decode()
    kind = found.get("type")
    if kind == "array":
        return _array(found)
    if kind == "object":
        return f"Record<string, {_type(found.get('additionalProperties') or {})}>"
    return _PLAIN[kind] if kind is not None else "unknown"


def _array(found: Schema) -> str:
    if "prefixItems" in found:
        return "[" + ", ".join(_type(each) for each in found["prefixItems"]) + "]"
    inner = _type(found.get("items") or {})
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]) + "\n"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in sources().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
