"""A pack's content as one language reads it: plain values with every text in that language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from horae.core.speech import Text


def in_language(content: Mapping[str, object], language: str) -> dict[str, object]:
    return {key: _plain(value, language) for key, value in content.items()}


def _plain(part: object, language: str) -> object:
    if isinstance(part, Text):
        return part[language]
    if isinstance(part, msgspec.Struct):
        made = {name: _plain(getattr(part, name), language) for name in part.__struct_fields__}
        config = type(part).__struct_config__
        return {str(config.tag_field): config.tag, **made} if config.tag else made
    if isinstance(part, list | tuple):
        return [_plain(item, language) for item in part]
    if isinstance(part, Mapping):
        return {str(key): _plain(value, language) for key, value in part.items()}
    return part
