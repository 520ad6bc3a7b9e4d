"""What a writer's data should look like, and everything about it that does not, each misfit with its place and its cause.

The structs that read a pack are the only statement of its shape. `misfits` walks the data beside them, and mends what it
finds, so that whoever checks a pack can go on to the next fault instead of stopping at the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct, inspect

from horae.core.speech import Listing, Phrase, Sayable, Text
from horae.packs import elsewhere

Path: TypeAlias = tuple[str | int, ...]

NAMES = ("id", "number", "letter")
"""The fields by which parts of a pack refer to each other."""
MOST_LISTED = 40
"""Alternatives that a message names; nobody reads more."""
_YES_AND_NO = {"yes": "true", "on": "true", "sí": "true", "si": "true", "no": "false", "off": "false"}
_YES_AND_NO |= {"true": "true", "false": "false"}


class Misfit(Struct, frozen=True):
    """One thing that does not fit."""

    path: Path
    """Where to point the writer."""
    why: Phrase
    made_up: Path | None
    """The part that had to be made up to go on, if any."""
    loses_names: bool = False
    """Whether other parts may refer to something in it."""


def misfits(data: object, kind: object) -> tuple[list[Misfit], object]:
    """Everything that keeps the data from being of this kind, and the data with all of it mended."""
    walker = _Walker()
    mended = walker.mend(_shape(kind), data, ())
    return walker.found, mended


def guess(wanted: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    by_case = {word.lower(): word for word in known}
    close = get_close_matches(wanted.lower(), by_case, n=1, cutoff=0.6)
    return by_case[close[0]] if close else None


def alternatives(key: str, value: str, known: Sequence[str], meant: str | None) -> Phrase:
    """A phrase about a word that is not known there, with the words that are, and the one that was probably meant."""
    why = Phrase(key, {"value": value})
    listed = Listing(tuple(Phrase("pack-word", {"word": word}) for word in known[:MOST_LISTED]), "or")
    if not known:
        return why
    if meant is None:
        return Phrase("pack-one-of", {"why": why, "known": listed})
    return Phrase("pack-did-you-mean", {"why": why, "known": listed, "meant": meant})


def meant_by(why: Phrase, known: Sequence[str], meant: str | None) -> Phrase:
    """A phrase that lists what is `known` already, with all that is, and the one that was probably meant."""
    listed = Listing(tuple(Phrase("pack-word", {"word": word}) for word in known[:MOST_LISTED]), "and")
    told = Phrase(why.key, {**why.args, "known": listed})
    return told if meant is None else Phrase("pack-meant", {"why": told, "meant": meant})


def no_choice(value: str, known: Sequence[str]) -> Phrase:
    return alternatives("pack-no-choice", value, known, guess(value, known))


@lru_cache(maxsize=256)
def _shape(kind: object) -> inspect.Type:
    return inspect.type_info(kind)


class _Walker:
    def __init__(self) -> None:
        self.found: list[Misfit] = []

    def _find(self, misfit: Misfit) -> None:
        if not self._is_enough:
            self.found.append(misfit)

    @property
    def _is_enough(self) -> bool:
        """Whether so much is wrong that no more of it is told, nor guessed at what was meant."""
        return len(self.found) > elsewhere.MOST_FAULTS

    def mend(self, shape: inspect.Type, data: object, path: Path) -> object:
        match shape:
            case inspect.StructType():
                return self._struct(shape, data, path)
            case inspect.UnionType():
                return self._union(shape, data, path)
            case inspect.ListType() | inspect.VarTupleType():
                if isinstance(data, list):
                    return [self.mend(shape.item_type, item, (*path, place)) for place, item in enumerate(data)]
            case inspect.TupleType():
                if isinstance(data, list) and len(data) == len(shape.item_types):
                    pairs = zip(shape.item_types, data, strict=True)
                    return [self.mend(one, item, (*path, place)) for place, (one, item) in enumerate(pairs)]
                if isinstance(data, list):
                    args: dict[str, Sayable] = {"expected": len(shape.item_types), "found": len(data)}
                    return self._made_up(shape, path, Phrase("pack-list-length", args))
            case inspect.DictType():
                if isinstance(data, dict):
                    return {key: self.mend(shape.value_type, value, (*path, key)) for key, value in data.items()}
            case inspect.LiteralType():
                known = [str(value) for value in shape.values]
                if data in shape.values and not isinstance(data, bool):
                    return data
                if isinstance(data, str | int):
                    return self._made_up(shape, path, self._no_choice(data, known))
            case _:
                if _fits(shape, data):
                    return data
        return self._made_up(shape, path, _wrong_kind([shape], data))

    def _struct(self, shape: inspect.StructType, data: object, path: Path) -> object:
        if not isinstance(data, dict):
            return self._made_up(shape, path, _wrong_kind([shape], data))
        known = {one.encode_name: one for one in shape.fields}
        made: dict[object, object] = {}
        for key, value in data.items():
            if key in known:
                made[key] = self.mend(known[key].type, value, (*path, key))
            elif key == shape.tag_field or not shape.forbid_unknown_fields:
                made[key] = value
            else:
                if value is None and (shape.cls is Text or not str(key).isidentifier()):  # {es: Hola, buenas noches, en: ...}
                    self._find(Misfit(path, Phrase("pack-stray-words", {"value": str(key)}), None))
                    continue
                meant = None if self._is_enough else guess(str(key), [name for name in known if name not in data])
                why = alternatives("pack-unknown-field", str(key), list(known), meant)
                self._find(Misfit((*path, key), why, None))
                if meant is not None and meant not in made:
                    made[meant] = self.mend(known[meant].type, value, (*path, key))
        for name, one in known.items():
            if one.required and name not in made:
                why = Phrase("pack-missing-field", {"field": name})
                self._find(Misfit(path, why, (*path, name), name in NAMES or _has_names(one.type)))
                made[name] = _blank(one.type)
        return made

    def _union(self, shape: inspect.UnionType, data: object, path: Path) -> object:
        structs = [one for one in shape.types if isinstance(one, inspect.StructType)]
        if isinstance(data, dict) and structs:
            tag = structs[0].tag_field
            if tag is None:
                return self._struct(structs[0], data, path)
            tags = {str(one.tag): one for one in structs}
            if tag not in data:
                return self._untagged(shape, data, path, tag, list(tags))
            named = tags.get(str(data[tag]))
            if named is None:
                self._find(Misfit((*path, tag), self._no_choice(data[tag], list(tags)), path))
                return _blank(shape)
            return self._struct(named, data, path)
        for one in shape.types:
            if _fits(one, data) or (isinstance(data, list) and _kind(one) == "array"):
                return self.mend(one, data, path)
        words = next((one for one in shape.types if isinstance(one, inspect.LiteralType)), None)
        if words is not None and isinstance(data, str | int):
            return self.mend(words, data, path)
        something = next((one for one in shape.types if not isinstance(one, inspect.NoneType)), shape)
        return self._made_up(something, path, _wrong_kind(shape.types, data))

    def _no_choice(self, data: object, known: Sequence[str]) -> Phrase:
        value = _written(data)
        return alternatives("pack-no-choice", value, known, None) if self._is_enough else no_choice(value, known)

    def _untagged(self, shape: inspect.UnionType, data: dict[object, object], path: Path, tag: str, tags: list[str]) -> object:
        """A group of fields without the one that says what it is; often the word itself was written as the field."""
        word = next((str(key) for key in data if key in tags), None)
        if word is not None:
            return self._made_up(shape, path, Phrase("pack-tag-as-field", {"field": tag, "word": word}))
        known = Listing(tuple(Phrase("pack-word", {"word": one}) for one in tags[:MOST_LISTED]), "or")
        why = Phrase("pack-missing-field", {"field": tag})
        return self._made_up(shape, path, Phrase("pack-one-of", {"why": why, "known": known}))

    def _made_up(self, shape: inspect.Type, path: Path, why: Phrase) -> object:
        self._find(Misfit(path, why, path, path[-1:] in [(name,) for name in NAMES] or _has_names(shape)))
        return _blank(shape)


def _has_names(shape: inspect.Type) -> bool:
    match shape:
        case inspect.StructType(tag_field=None):
            return any(one.encode_name in NAMES or _has_names(one.type) for one in shape.fields)
        case inspect.ListType() | inspect.VarTupleType():
            return _has_names(shape.item_type)
        case inspect.UnionType():
            return any(_has_names(one) for one in shape.types)
    return False


def _fits(shape: inspect.Type, data: object) -> bool:
    match shape:
        case inspect.AnyType():
            return True
        case inspect.NoneType():
            return data is None
        case inspect.BoolType():
            return isinstance(data, bool)
        case inspect.IntType():
            return isinstance(data, int) and not isinstance(data, bool)
        case inspect.FloatType():
            return isinstance(data, int | float) and not isinstance(data, bool)
        case inspect.StrType():
            return isinstance(data, str)
    return False


def _wrong_kind(shapes: Sequence[inspect.Type], data: object) -> Phrase:
    """What should stand there instead, and how to get there where that can be told."""
    wanted = [shape for shape in shapes if not isinstance(shape, inspect.NoneType)] or list(shapes)
    found = _kind_of(data)
    kinds = list(dict.fromkeys(_kind(shape) for shape in wanted))
    advice = ""
    if "str" in kinds and found in ("int", "float", "bool"):
        advice = "quote"
    elif found == "str" and ("int" in kinds or "bool" in kinds) and _is_quoted_value(data):
        advice = "unquote"
    elif kinds == ["bool"] and isinstance(data, str) and data.lower() in _YES_AND_NO:
        advice = _YES_AND_NO[data.lower()]
    elif kinds == ["text"] and found == "str":
        return Phrase("pack-both-languages")
    elif kinds == ["array"] and found == "object":
        advice = "dash"
    elif kinds == ["object"] and found == "array":
        advice = "no-dash"
    expected = Listing(tuple(Phrase("pack-kind", {"kind": kind}) for kind in kinds), "or")
    args: dict[str, Sayable] = {"expected": expected, "found": Phrase("pack-kind", {"kind": found}), "advice": advice}
    return Phrase("pack-wrong-kind", args)


def _is_quoted_value(data: object) -> bool:
    return isinstance(data, str) and (data in ("true", "false") or data.lstrip("+-").isdigit())


def _kind(shape: inspect.Type) -> str:
    match shape:
        case inspect.StructType():
            return "text" if shape.cls is Text else "object"
        case inspect.DictType():
            return "object"
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return "array"
        case inspect.StrType() | inspect.LiteralType():
            return "str"
        case inspect.IntType():
            return "int"
        case inspect.FloatType():
            return "float"
        case inspect.BoolType():
            return "bool"
    return "null"


def _kind_of(data: object) -> str:
    kinds: dict[type, str] = {bool: "bool", int: "int", float: "float", str: "str", list: "array", dict: "object"}
    return kinds.get(type(data), "null")


def _written(data: object) -> str:
    return {True: "true", False: "false", None: "null"}[data] if isinstance(data, bool | None) else str(data)


def _blank(shape: inspect.Type) -> object:
    """The plainest data of that shape."""
    match shape:
        case inspect.StructType():
            made: dict[str, object] = {one.encode_name: _blank(one.type) for one in shape.fields if one.required}
            return made if shape.tag_field is None else {shape.tag_field: shape.tag, **made}
        case inspect.UnionType():
            empty = any(isinstance(one, inspect.NoneType) for one in shape.types)
            return None if empty else _blank(shape.types[0])
        case inspect.TupleType():
            return [_blank(one) for one in shape.item_types]
        case inspect.ListType() | inspect.VarTupleType():
            return []
        case inspect.DictType() | inspect.AnyType():
            return {}
        case inspect.LiteralType():
            return shape.values[0]
        case inspect.StrType():
            return "-"
        case inspect.BoolType():
            return False
        case inspect.IntType() | inspect.FloatType():
            return 1
    return None
