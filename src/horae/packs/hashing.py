"""The hash of a pack: over what bears on play, so that mending a sentence breaks no old log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from types import MappingProxyType

import msgspec

from horae.core.speech import Text

Fields = Mapping[type[msgspec.Struct], frozenset[str]]


def mechanics_hash(*parts: object, later: Fields = MappingProxyType({}), unplayed: Fields = MappingProxyType({})) -> str:
    """A hash of the structs with every Text left out, and with them the fields that bear on no game (`unplayed`).

    Fields that came `later` are left out where they hold their default, so that a pack which does not use them keeps the
    hash that its logs know.
    """
    plain = [_Plain(later, unplayed).of(part) for part in parts]
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


class _Plain:
    """Parts of a pack as plain values, without what does not count."""

    def __init__(self, later: Fields, unplayed: Fields) -> None:
        self.later = later
        self.unplayed = unplayed

    def of(self, part: object) -> object:
        if isinstance(part, Text):
            return None
        if isinstance(part, msgspec.Struct):
            made = {name: self.of(getattr(part, name)) for name in self._fields(part)}
            tag = type(part).__struct_config__.tag
            return {"tag": tag, **made} if tag else made
        if isinstance(part, list | tuple):
            return [self.of(item) for item in part]
        if isinstance(part, dict):
            return {str(key): self.of(value) for key, value in part.items()}
        return part

    def _fields(self, part: msgspec.Struct) -> Iterator[str]:
        later, unplayed = self.later.get(type(part), frozenset()), self.unplayed.get(type(part), frozenset())
        for name, default in _declared(type(part)):
            if name in unplayed or (name in later and getattr(part, name) == default):
                continue
            yield name


@cache
def _declared(kind: type[msgspec.Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a struct with their defaults. Asked once for each kind: annotations are evaluated for it."""
    return tuple((info.name, info.default) for info in msgspec.structs.fields(kind))
