"""A pack's open content as one language reads it: plain values with every text in that language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from horae.core.speech import Text


def in_language(content: Struct, language: str) -> dict[str, object]:
    config = type(content).__struct_config__
    made = {name: _plain(getattr(content, name), language) for name in content.__struct_fields__}
    return {str(config.tag_field): config.tag, **made} if config.tag else made


def _plain(part: object, language: str) -> object:
    if isinstance(part, Text):
        return part[language]
    if isinstance(part, Struct):
        return in_language(part, language)
    if isinstance(part, tuple):
        return [_plain(item, language) for item in part]
    if isinstance(part, Mapping):
        return {str(key): _plain(value, language) for key, value in part.items()}
    return part
