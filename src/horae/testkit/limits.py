"""What may be sent at most: messages whose fields stand at their limits, and just beyond them, made from the types alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

FARTHEST = (1 << 53) - 1
"""The largest number that any reader of JSON can hold."""


def endless(kind: object) -> list[str]:
    """The texts, lists and groups in a type that have no longest, by where they are."""
    return list(_endless(inspect.type_info(kind), getattr(kind, "__name__", str(kind)), set()))


def _endless(shape: inspect.Type, place: str, seen: set[type]) -> Iterator[str]:
    match shape:
        case inspect.StructType():
            if shape.cls not in seen:
                for field in shape.fields:
                    yield from _endless(field.type, f"{place}.{field.name}", seen | {shape.cls})
        case inspect.UnionType():
            for one in shape.types:
                yield from _endless(one, place, seen)
        case inspect.TupleType():
            for one in shape.item_types:
                yield from _endless(one, place, seen)
        case inspect.StrType() | inspect.BytesType():
            if shape.max_length is None:
                yield place
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            if shape.max_length is None:
                yield place
            yield from _endless(shape.item_type, place, seen)
        case inspect.DictType():
            if shape.max_length is None:
                yield place


def at_limits(kind: type) -> Iterator[dict[str, Any]]:
    """In JSON form: each field as little and as much as it may be, the others plain."""
    for name, least_and_most, _ in _fields(kind):
        for value in least_and_most:
            yield {**_plain(kind), name: value}
    yield _plain(kind)


def beyond(kind: type) -> Iterator[dict[str, Any]]:
    """In JSON form: each field as it may not be, the others plain."""
    for name, _, too_much in _fields(kind):
        for value in too_much:
            yield {**_plain(kind), name: value}


def _shape(kind: type) -> inspect.StructType:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return shape


def _plain(kind: type) -> dict[str, Any]:
    shape = _shape(kind)
    made = {} if shape.tag_field is None else {shape.tag_field: shape.tag}
    return made | {field.encode_name: _values(field.type)[0][0] for field in shape.fields if field.required}


def _fields(kind: type) -> Iterator[tuple[str, list[Any], list[Any]]]:
    for field in _shape(kind).fields:
        yield field.encode_name, *_values(field.type)


def _values(shape: inspect.Type) -> tuple[list[Any], list[Any]]:
    """What is at the limits of a type, the plainest first, and what is beyond them."""
    match shape:
        case inspect.BoolType():
            return [False, True], [1, "true", None]
        case inspect.IntType():
            least = -FARTHEST if shape.ge is None else shape.ge
            most = FARTHEST if shape.le is None else shape.le
            past = [value - 1 for value in (shape.ge,) if value is not None] + [most + 1 for _ in (shape.le,) if shape.le]
            return [max(0, least), least, most, max(least, -1)], [*past, "0", 1.5, None]
        case inspect.StrType():
            most = shape.max_length or 0
            said = ["x" * most, "¿" * most, "«{ $x }\n\x00»"[:most], "../" * (most // 3)]
            return ["x" * max(1, shape.min_length or 0), *said], ["x" * (most + 1), "x" * 5000, 7, None]
        case inspect.VarTupleType() | inspect.ListType():
            inner, most = _values(shape.item_type)[0], shape.max_length or 0
            return [[], *([value] * most for value in inner)], [inner[:1] * (most + 1), inner[:1] * 3000, "x", None]
        case inspect.LiteralType():
            return list(shape.values), ["no such word", "x" * 5000, None]
        case inspect.UnionType():
            within = [value for one in shape.types for value in _values(one)[0]]
            return within, ["x" * 5000, [[]]]
        case inspect.NoneType():
            return [None], []
    raise TypeError(f"no limits are known of {shape}")
