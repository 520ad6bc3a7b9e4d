"""What somebody shows to be themselves: a device's token, a recovery code to write down, and tickets that soon expire.

Only their hashes are stored (`identity_log`). A ticket is stored nowhere: it says itself what it is for, of whom, and until
when, and proves that this server made it.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Literal, NamedTuple, TypeAlias

from horae.server.identity import checksum

Purpose: TypeAlias = Literal["link", "make", "add", "enter"]
"""Another device let in by one that is in; a passkey made with the identity; one more; being let in by one."""

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: what is read aloud or copied by hand is not mistaken."""
_MEANT = str.maketrans("OIL", "011")
_ID, _CODE, _GROUP = 8, 16, 4
_DEVICE = "self"
_TICKET = "ticket"


def new_identity() -> str:
    """Names somebody to the server alone; by itself it opens nothing."""
    return "".join(choice(_LETTERS) for _ in range(_ID))


class DeviceToken(NamedTuple):
    identity: str
    device: str
    secret: str


def new_device(identity: str) -> DeviceToken:
    return DeviceToken(identity, token_urlsafe(6), token_urlsafe(24))


def written(token: DeviceToken) -> str:
    """self.IDENTITY.DEVICE.SECRET.CHECKSUM"""
    body = ".".join((_DEVICE, *token))
    return f"{body}.{checksum(body)}"


def read_token(text: str | None) -> DeviceToken | None:
    """What the token says of itself, if it is whole."""
    if text is None or not text.startswith(f"{_DEVICE}.") or len(text) > 200:
        return None
    body, _, check = text.rpartition(".")
    parts = body.split(".")
    return DeviceToken(*parts[1:]) if len(parts) == 4 and check == checksum(body) and _is_identity(parts[1]) else None


def _is_identity(text: str) -> bool:
    return len(text) == _ID and all(letter in _LETTERS for letter in text)


class RecoveryCode(NamedTuple):
    identity: str
    secret: str


def new_code(identity: str) -> RecoveryCode:
    return RecoveryCode(identity, "".join(choice(_LETTERS) for _ in range(_CODE)))


def code_for_people(code: RecoveryCode) -> str:
    """In groups that can be copied by hand."""
    whole = "".join(code)
    return "-".join(whole[at : at + _GROUP] for at in range(0, len(whole), _GROUP))


def read_code(text: str) -> RecoveryCode | None:
    """As it was typed: small letters, spaces, and an O for a zero are understood."""
    whole = "".join(letter for letter in text.upper().translate(_MEANT) if letter.isalnum())
    if len(whole) != _ID + _CODE or any(letter not in _LETTERS for letter in whole):
        return None
    return RecoveryCode(whole[:_ID], whole[_ID:])


class Ticket(NamedTuple):
    purpose: Purpose
    identity: str
    """Whose; empty where that is still to be said, to be let in by a passkey."""
    device: str
    """Who asked for it: a ticket goes with its device. Empty: nobody who was in."""
    until: int
    """Unix time in seconds."""
    nonce: str


class Tickets:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def make(self, purpose: Purpose, now: float, seconds: float, identity: str = "", device: str = "") -> str:
        body = f"{_TICKET}.{purpose}.{identity}.{device}.{int(now + seconds)}.{token_urlsafe(9)}"
        return f"{body}.{self._sign(body)}"

    def read(self, text: str, purpose: Purpose, now: float) -> Ticket | None:
        """What it says, if it is ours, for this and still good."""
        body, _, signature = text.rpartition(".")
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), self._sign(body).encode()):
            return None
        _, _, identity, device, until, nonce = body.split(".")
        made = Ticket(purpose, identity, device, int(until), nonce)
        return made if body.startswith(f"{_TICKET}.{purpose}.") and made.until >= now else None

    def _sign(self, body: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, body.encode(), sha256)).decode().rstrip("=")


def challenge(ticket: str) -> bytes:
    """What a passkey signs to be let in with this ticket."""
    return sha256(ticket.encode()).digest()
