"""Which pages may talk to the server, and what browsers are told to allow on its own."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def is_allowed(headers: Iterable[tuple[bytes, bytes]], further: tuple[str, ...]) -> bool:
    """A browser says from which page it asks; that must be one of ours. Programs that are no browsers say nothing."""
    given = list(headers)
    said = header(given, b"origin")
    if said is None:
        return True
    if said in further:
        return True
    host = header(given, b"host")
    return host is not None and urlsplit(said).netloc.lower() == host.lower()
