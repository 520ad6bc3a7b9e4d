"""A pack's content as one language reads it: plain values with every text in that language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from horae.core.speech import Text


def in_language(part: Any, language: str) -> Any:
    if isinstance(part, Text):
        return part[language]
    if isinstance(part, msgspec.Struct):
        made = {name: in_language(getattr(part, name), language) for name in part.__struct_fields__}
        config = type(part).__struct_config__
        return {config.tag_field: config.tag, **made} if config.tag else made
    if isinstance(part, list | tuple):
        return [in_language(item, language) for item in part]
    if isinstance(part, Mapping):
        return {str(key): in_language(value, language) for key, value in part.items()}
    return part
