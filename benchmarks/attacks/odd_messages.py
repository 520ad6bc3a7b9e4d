"""Messages that no client of ours would send, made from the types of the protocol and of the games, and what answers each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from horae import game
from horae.server.protocol import requests
from horae.testkit import limits
from horae.testkit.client import Json

ENDING = ("stand", "remove", "open_log", "lock", "mute", "stand_in", "give_seat", "new_link", "again", "coach")
"""What takes people from the table, lays another or asks somebody else's process: now and then is enough."""
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 10**9, 2**63, -(2**70), 1.5, 1e308, "", "x" * 64, "x" * 5000, "{ $x }", "«\u202e»", "a\0b", "../" * 20,
    [], {}, [[[]]], [1] * 50, [0, 0], [-1, 10**9], {"do": "x"}, {str(n): n for n in range(60)}, [{}] * 30,
)  # fmt: skip


class Maker:
    """Makes messages for people at tables of a game."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self._rng = rng
        self._count = 0
        kinds = game(name).action_types
        self._within = [data for kind in kinds for data in limits.at_limits(kind)]
        self._beyond = [data for kind in kinds for data in limits.beyond(kind)]

    def message(self, offered: Sequence[Json]) -> str:
        """Its text. `offered`: the moves that the seat has, if it has any."""
        rng, way = self._rng, self._rng.random()
        if way < 0.02 and offered:
            return self._text(self._asked("do", rng.choice(offered)))
        if way < 0.70:
            return self._text(self._asked("do" if rng.random() < 0.7 else "why_not", self._action(offered)))
        if way < 0.85:
            return self._text(self._other())
        made = self._other() if rng.random() < 0.5 else self._asked("do", self._action(offered))
        return self._spoiled(self._text(made))

    def _number(self) -> str:
        self._count += 1
        return f"f{self._count}"

    def _asked(self, kind: str, action: Any) -> Json:
        return {"type": kind, "id": self._number(), "action": action}

    def _action(self, offered: Sequence[Json]) -> Any:
        rng, way = self._rng, self._rng.random()
        if way < 0.25:
            return rng.choice(self._within)
        if way < 0.45:
            return rng.choice(self._beyond)
        action = dict(rng.choice(offered if offered and way < 0.9 else self._within))
        for _ in range(rng.choice((1, 1, 2))):
            field = rng.choice([*action, "do", "more"])
            action[field] = rng.choice(JUNK)
        return action

    def _other(self) -> Json:
        rng = self._rng
        kind = rng.choice(_usual() if rng.random() < 0.98 else _all())
        made = dict(rng.choice(_messages(kind)))
        if "id" in made:
            made["id"] = self._number()
        if rng.random() < 0.3:
            made[rng.choice(list(made))] = rng.choice(JUNK)
        return made

    def _text(self, made: Json) -> str:
        return msgspec.json.encode(_sendable(made)).decode()

    def _spoiled(self, text: str) -> str:
        rng = self._rng
        for _ in range(rng.choice((1, 1, 1, 3, 10))):
            place = rng.randrange(len(text) + 1)
            way = rng.randrange(6)
            if way == 0:
                text = text[:place]
            elif way == 1:
                text = text[:place] + text[place + 1 :]
            elif way == 2:
                text = text[:place] + rng.choice('"{}[],:\\\0é\ud7ff0e-.') + text[place:]
            elif way == 3:
                text = text[:place] + text[place : place + 8] * 3 + text[place + 8 :]
            elif way == 4:
                text = text[:place] + "[" * rng.choice((1, 50, 3000)) + text[place:]
            else:
                other = rng.randrange(len(text) + 1)
                text = text[min(place, other) :] + text[: min(place, other)]
            if not text or len(text) > 12_000:
                return "{"
        return text


def _sendable(made: Any) -> Any:
    """The encoder writes no number that is too large for it."""
    if isinstance(made, dict):
        return {key: _sendable(value) for key, value in made.items()}
    if isinstance(made, list | tuple):
        return [_sendable(value) for value in made]
    return float(made) if isinstance(made, int) and not -(2**63) <= made < 2**64 else made


@cache
def _all() -> tuple[type[requests.Message], ...]:
    return tuple(kind for kind in requests.FROM_CLIENT if kind not in (requests.Do, requests.WhyNot))


@cache
def _usual() -> tuple[type[requests.Message], ...]:
    return tuple(kind for kind in _all() if kind.__struct_config__.tag not in (*ENDING, "speak", "earlier", "typed"))


@cache
def _messages(kind: type[requests.Message]) -> list[Json]:
    """Each field at its limits and beyond, the others plain. Options and settings: any."""
    tag = kind.__struct_config__.tag
    fields: dict[str, list[Any]] = {}
    for field in msgspec.structs.fields(kind):
        try:
            shown = msgspec.defstruct("_", [("value", field.type)])
            fields[field.encode_name] = [each["value"] for way in (limits.at_limits, limits.beyond) for each in way(shown)]
        except TypeError:
            fields[field.encode_name] = [{}, *JUNK]
    plain = {"type": tag, **{name: values[0] for name, values in fields.items()}}
    return [plain, *({**plain, name: value} for name, values in fields.items() for value in values)]


ANSWERS = {requests.Speak: "welcome", requests.Ping: "pong"}


def expected(text: str) -> tuple[str, str]:
    """What answers a message: the number that it carries, or the kind of what comes."""
    try:
        message = requests.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        number = requests.number_of(text)
        return ("kind", "error") if number is None else ("number", number)
    if isinstance(message, requests.Request):
        return "number", message.id
    return "kind", ANSWERS.get(type(message), "error")
