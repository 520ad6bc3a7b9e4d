"""Who somebody is at a table: tokens that only this server's secret can make, and ids that nobody can guess."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe

from horae.table.records import Person

SECRET_BYTES = 32


def new_table_id() -> str:
    return token_urlsafe(15)


class Tokens:
    """A token says "person P of table T" and proves that the server gave it out: T.P.SIGNATURE."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, purpose: str) -> bytes:
        """A key of its own for something else that must not be guessed."""
        return hmac.digest(self._secret, f"key {purpose}".encode(), sha256)

    def make(self, table: str, person: Person) -> str:
        return f"{table}.{person}.{self._sign(table, str(person))}"

    def read(self, token: str, table: str) -> Person | None:
        """The person, if the token is one of ours for this table."""
        said, _, signature = token.rpartition(".")
        named, _, person = said.rpartition(".")
        if named != table or not person.isascii() or not person.isdecimal():
            return None
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), self._sign(table, person).encode()):
            return None
        return int(person)

    def _sign(self, table: str, person: str) -> str:
        made = hmac.digest(self._secret, f"seat {table} {person}".encode(), sha256)
        return urlsafe_b64encode(made).decode().rstrip("=")
