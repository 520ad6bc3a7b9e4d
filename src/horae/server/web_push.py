"""A push to one device: encrypted for it alone (RFC 8291) and signed with this server's own key (RFC 8292).

The libraries are imported when somebody first wants to be told, so that a server that nobody asks loads none of them.
"""

from __future__ import annotations

import asyncio
import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from horae.server import wall_clock
from horae.server.notices import PushWish
from horae.server.outgoing import CannotSend, Outgoing

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

SECRET_BYTES = 32
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
_POINT_BYTES, _AUTH_BYTES, _SALT_BYTES = 65, 16, 16
_RECORD = 4096
_KEPT = 86_400
"""Seconds for which a push service keeps what it cannot deliver."""
_SIGNED_FOR = 43_200
"""Seconds for which a signature is good; at most a day is allowed."""
_NOBODY = "mailto:nobody@localhost"


def public_key(secret: bytes) -> str:
    """As a browser wants it."""
    return encoded(_bytes_of(_signing_key(secret).public_key()))


def check(key: str, auth: str) -> None:
    """Whether they are what a browser gives with a subscription. Raises CannotSend."""
    try:
        _point(decoded(key))
        if len(decoded(auth)) != _AUTH_BYTES:
            raise ValueError
    except ValueError:
        raise CannotSend("bad-url", for_good=True) from None


async def push(outgoing: Outgoing, secret: bytes, wish: PushWish, message: bytes, topic: str) -> int:
    """The push service's status. Of two with one topic that both wait for the device only the later is delivered. Raises
    CannotSend."""
    return await outgoing.post(wish.endpoint, *await asyncio.to_thread(_made, secret, wish, message, topic))


def _made(secret: bytes, wish: PushWish, message: bytes, topic: str) -> tuple[dict[str, str], bytes]:
    """In a thread, like all here: the first time the libraries are read."""
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(_KEPT),
        "urgency": "high",
        "topic": encoded(sha256(topic.encode()).digest()[:24]),
        "authorization": _authorization(secret, wish),
    }
    return headers, sealed(message, decoded(wish.key), decoded(wish.auth))


def sealed(message: bytes, theirs: bytes, auth: bytes, own: bytes = b"", salt: bytes = b"") -> bytes:
    """What only the device can read that has these. `own` and `salt` are drawn, unless a test names them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    device = _point(theirs)
    private = ec.derive_private_key(int.from_bytes(own), ec.SECP256R1()) if own else ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(_SALT_BYTES)
    public = _bytes_of(private.public_key())
    shared = private.exchange(ec.ECDH(), device)
    mixed = _expanded(_mac(auth, shared), b"WebPush: info\0" + theirs + public, 32)
    drawn = _mac(salt, mixed)
    key = _expanded(drawn, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expanded(drawn, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _authorization(secret: bytes, wish: PushWish) -> str:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    where = urlsplit(wish.endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": wall_clock.now() // 1000 + _SIGNED_FOR,
        "sub": wish.base if wish.base.startswith("https:") else _NOBODY,
    }
    said = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    key = _signing_key(secret)
    one, other = decode_dss_signature(key.sign(said.encode(), ECDSA(hashes.SHA256())))
    signature = encoded(one.to_bytes(32) + other.to_bytes(32))
    return f"vapid t={said}.{signature}, k={encoded(_bytes_of(key.public_key()))}"


def _signing_key(secret: bytes) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (_ORDER - 1) + 1, ec.SECP256R1())


def _point(data: bytes) -> EllipticCurvePublicKey:
    """Raises ValueError where it is none of the curve's."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(data) != _POINT_BYTES:
        raise ValueError
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def _bytes_of(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, sha256)


def _expanded(key: bytes, about: bytes, length: int) -> bytes:
    """HKDF's second half, of which one round is enough here."""
    return _mac(key, about + b"\1")[:length]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
