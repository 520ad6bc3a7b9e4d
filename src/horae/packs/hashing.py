"""The hash of a pack: over what bears on play, so that mending a sentence breaks no old log."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from horae.core.speech import Text


def mechanics_hash(*parts: object) -> str:
    """A hash of the structs with every Text left out."""
    plain = [_without_texts(part) for part in parts]
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


def _without_texts(part: object) -> object:
    if isinstance(part, Text):
        return None
    if isinstance(part, msgspec.Struct):
        made = {name: _without_texts(getattr(part, name)) for name in part.__struct_fields__}
        tag = type(part).__struct_config__.tag
        return {"tag": tag, **made} if tag else made
    if isinstance(part, list | tuple):
        return [_without_texts(item) for item in part]
    if isinstance(part, dict):
        return {str(key): _without_texts(value) for key, value in part.items()}
    return part
