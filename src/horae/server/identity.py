"""Who somebody is at a table: tokens that only this server's secret can make, and ids that nobody can guess."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from typing import Literal, NamedTuple

from horae.table.records import Person
from horae.table.seating import FIRST_KEY, Seating

SECRET_BYTES = 32
_KEY_BYTES = 9
_PREFIX = "seat"


def new_table_id() -> str:
    """Begins with no dash, which would be taken for an option in a terminal."""
    while (made := token_urlsafe(15)).startswith("-"):
        pass
    return made


def entry_id(key: str) -> str:
    """What a request to come in is recorded as: who repeats it with the same key is the same person, and nobody learns the key
    from the record."""
    return sha256(f"entry {key}".encode()).hexdigest()[:32]


def checksum(text: str) -> str:
    """Tells a token from any other text, without the secret (FNV-1a, 32 bits). The client works it out too."""
    found = 0x811C9DC5
    for byte in text.encode("utf-8", "replace"):
        found = ((found ^ byte) * 0x01000193) & 0xFFFFFFFF
    return f"{found:08x}"


def looks_like_token(text: str) -> bool:
    """Whether somebody was given this to come in by: it is whole, and of a shape that nothing else has. Tokens from
    before there was a checksum are told by their shape alone."""
    body, _, check = text.rpartition(".")
    if text.startswith(f"{_PREFIX}."):
        return check == checksum(body)
    said, _, person = body.rpartition(".")
    return bool(said) and person.isdecimal() and len(check) == 43


class Bearer(NamedTuple):
    """Whose token it is, and what it is worth: `good`; `fresh`, when it takes the place of the ones before it as soon as it
    is used; or `old`, when another has taken its place."""

    person: Person
    key: str
    state: Literal["good", "fresh", "old"]


class Tokens:
    """A token says "person P of table T" and proves that the server gave it out: seat.T.P.KEY.SIGNATURE.CHECKSUM.

    The signature also covers the key that was good when it was given out. So a token that somebody had made with a link and
    kept is worth nothing once another has taken that link's place. T.P.SIGNATURE is how a first token was written before."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def key(self, purpose: str) -> bytes:
        """A key of its own for something else that must not be guessed."""
        return hmac.digest(self.secret, f"key {purpose}".encode(), sha256)

    def make(self, table: str, person: Person, key: str = FIRST_KEY, after: str = "") -> str:
        body = f"{_PREFIX}.{table}.{person}.{key}.{self._sign(table, person, key, after)}"
        return f"{body}.{checksum(body)}"

    def make_for(self, table: str, person: Person, seating: Seating) -> str:
        """A token that is as good as the one that this person has."""
        keys = seating.people[person].keys
        return self.make(table, person, keys[-1], self._before(keys[-1], keys))

    def renew(self, table: str, person: Person, seating: Seating) -> str:
        """A token that takes the place of all others of this person when it is first used."""
        return self.make(table, person, token_urlsafe(_KEY_BYTES), seating.people[person].keys[-1])

    def read(self, token: str, table: str, seating: Seating) -> Bearer | None:
        """Whose token it is, if it is one of ours for this table."""
        if not self.may_be(token, table):
            return None
        _, written, *rest = *token.removeprefix(f"{_PREFIX}.").split("."), ""
        person = int(written)
        if person >= len(seating.people):
            return None
        keys = seating.people[person].keys
        if len(rest) == 2:
            key, signature, expected = FIRST_KEY, rest[0], self._sign_first(table, person)
        elif len(rest) == 4:
            key, signature = rest[0], rest[1]
            expected = self._sign(table, person, key, self._before(key, keys))
        else:
            return None
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), expected.encode()):
            return None
        return Bearer(person, key, "good" if key == keys[-1] else "old" if key in keys else "fresh")

    @staticmethod
    def may_be(token: str | None, table: str) -> bool:
        """Whether it is a token for this table by its looks, for which nothing needs to be read."""
        if token is None or not looks_like_token(token):
            return False
        named, written, *_ = *token.removeprefix(f"{_PREFIX}.").split("."), ""
        return named == table and written.isascii() and written.isdecimal() and len(written) <= 4

    @staticmethod
    def _before(key: str, keys: list[str]) -> str:
        """The key that was good when this one was given out: for a fresh one the last."""
        at = keys.index(key) if key in keys else len(keys)
        return keys[at - 1] if at else ""

    def _sign(self, table: str, person: Person, key: str, after: str) -> str:
        return self._signature(f"seat {table} {person} {key} {after}")

    def _sign_first(self, table: str, person: Person) -> str:
        return self._signature(f"seat {table} {person}")

    def _signature(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self.secret, text.encode(), sha256)).decode().rstrip("=")


def refused_bearer(bearer: Bearer | None, table: Seating) -> str | None:
    """Why a token opens nothing, if that is so."""
    if bearer is None:
        return "bad-token"
    guest = table.people[bearer.person]
    if guest.known_as is not None:
        whom, key = guest.known_as
        return "recognised" if table.people[whom].keys[-1] == key and not table.people[whom].is_removed else "old-link"
    if guest.is_removed:
        return "not-recognised" if guest.is_unknown else "removed"
    return "old-link" if bearer.state == "old" else None
