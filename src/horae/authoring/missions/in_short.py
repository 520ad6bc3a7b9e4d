"""A mission's conditions: all of them, and under which ones instructions are followed, in the few words of its own files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from horae.games.timestories import compiler as op
from horae.games.timestories import vocabulary as v
from horae.games.timestories.pack import TimeStoriesPack


def conditions(pack: TimeStoriesPack) -> Iterator[Any]:
    """Every condition anywhere in a mission."""
    for part in pack.parts.everything():
        yield from conditions_in(part)


def instructions(pack: TimeStoriesPack) -> Iterator[Any]:
    """Every instruction anywhere in a mission."""
    for part in pack.parts.everything():
        yield from instructions_in(part)


def instructions_in(part: Any) -> Iterator[Any]:
    return _tagged(part, "do")


def conditions_in(part: Any) -> Iterator[Any]:
    return _tagged(part, "kind")


def _tagged(part: Any, tag: str) -> Iterator[Any]:
    if isinstance(part, tuple):
        for one in part:
            yield from _tagged(one, tag)
    elif hasattr(part, "__struct_fields__"):
        if type(part).__struct_config__.tag_field == tag:
            yield part
        for name in part.__struct_fields__:
            yield from _tagged(getattr(part, name), tag)


def in_short(when: Any) -> str:
    """A condition in a few words: ids and numbers only, so no story shows."""
    match when:
        case None:
            return ""
        case v.NotSo(v.AllOf() | v.AnyOf() as of):
            return f"not ({in_short(of)})"
        case v.NotSo(of):
            return f"not {in_short(of)}"
        case v.AllOf(parts):
            return " & ".join(in_short(part) for part in parts)
        case v.AnyOf(parts):
            return " | ".join(in_short(part) for part in parts)
    tag = str(type(when).__struct_config__.tag)
    named = [name for name in when.__struct_fields__ if name not in ("at_least", "at_most")]
    said = [_value(getattr(when, name)) for name in named if getattr(when, name) not in (None, "anyone")]
    return " ".join([tag, *said, *_limits(when)])


def _limits(when: Any) -> Iterator[str]:
    """Between which numbers a condition holds."""
    least, most = getattr(when, "at_least", None), getattr(when, "at_most", None)
    if most is not None and most == least:
        yield f"= {most}"
    elif most is not None and least:
        yield f"{least}–{most}"
    elif most is not None:
        yield f"≤ {most}"
    elif least is not None and not (least == 1 and isinstance(when, v.HasToken)):
        yield f"≥ {least}"


def _value(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def conditions_of(pack: TimeStoriesPack) -> dict[int, tuple[str, ...]]:
    """What has to be so for each operation of a card to be followed, from the outside in."""
    found: dict[int, list[str]] = {pc: [] for pc in range(len(pack.ops))}
    for pc, now in enumerate(pack.ops):
        if now.code == op.IF and now.written is not None:
            _mark(found, pc + 1, now.to, in_short(now.written))
            leave = pack.ops[now.to - 1]
            if leave.code == op.JUMP:
                _mark(found, now.to, leave.to, in_short(v.NotSo(now.written)))
        elif now.code == op.MAY:
            _mark(found, pc + 1, now.to, "may")
        elif now.code == op.SPEND:
            _mark(found, pc + 1, now.to, f"spend {now.azrak or now.magick}")
        elif now.code == op.CHOOSE:
            starts = [*(way.start for way in now.ways), now.to]
            for place, way in enumerate(now.ways, 1):
                _mark(found, way.start, starts[place], f"choose {place} {in_short(way.written)}".strip())
        elif now.code == op.ANSWER:
            starts = [*(one.start for one in now.answers), now.wrong]
            for place, one in enumerate(now.answers, 1):
                _mark(found, one.start, starts[place], f"answer {place}")
    return {pc: tuple(parts) for pc, parts in found.items()}


def _mark(found: dict[int, list[str]], start: int, end: int, told: str) -> None:
    for pc in range(start, end):
        found[pc].append(told)
