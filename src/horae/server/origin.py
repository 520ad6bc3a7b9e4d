"""Which pages may talk to the server."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


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
