"""A passkey without a browser: makes and uses one as an authenticator in software does, for tests of the server alone."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _WITH_KEY = 0x01, 0x04, 0x40
_ES256, _P256 = -7, 1


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """Of one person on one host. Its counter goes up with each use."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = token_bytes(16)
        self.count = 0
        self.owner = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.owner = _bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: _ES256, -1: _P256, -2: x, -3: y})
        about = self._about(options["rp"]["id"], _WITH_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": _text(client), "attestationObject": _text(attestation)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        about = self._about(options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(about + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": about, "signature": signature, "userHandle": self.owner}
        return self._answer({name: _text(part) for name, part in parts.items()})

    def _about(self, host: str, flags: int) -> bytes:
        seen = bytes([_PRESENT | _VERIFIED | flags])
        return sha256(host.encode()).digest() + seen + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": _text(self.id), "rawId": _text(self.id), "type": "public-key", "response": response}
