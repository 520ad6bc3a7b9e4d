"""The one way out: a POST to an address that somebody else has named, which cannot be aimed at the operator's own network.

The name is looked up once, every address it has must be one of the public internet, and the connection goes to the very address
that was checked. No redirect is followed; what comes back is read only as far as its status; all of it has limits of size and
time.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from horae.core.speech import Fault, Phrase

Network: TypeAlias = IPv4Network | IPv6Network
LONGEST_URL = 1000
_SECONDS = 10.0
_HEAD_BYTES = 16 * 1024
_SECURE_PORT = 443
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""By which IPv6 reaches IPv4 addresses, written in its last 32 bits."""
_NOT_PUBLIC = tuple(
    ipaddress.ip_network(one) for one in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "3fff::/20", "5f00::/16")
)
"""What older versions of Python take for public."""
_UNPRINTABLE = range(0x21)


class CannotSend(Fault):
    """It was not delivered. `why`: the message's key without its prefix."""

    def __init__(self, why: str, /, *, for_good: bool = False, **args: str | int) -> None:
        super().__init__(Phrase(f"server-outgoing-{why}", dict(args)))
        self.why = why
        self.for_good = for_good
        """Trying again would change nothing."""


class Place(NamedTuple):
    """Where it goes, as the URL says it."""

    is_secure: bool
    host: str
    port: int
    path: str


class Outgoing:
    """`allowed`: networks that may be reached though they are not the public internet, also on other ports and without TLS."""

    def __init__(self, allowed: Sequence[str] = (), seconds: float = _SECONDS) -> None:
        self._allowed = [ipaddress.ip_network(one) for one in allowed]
        self._seconds = seconds

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that was answered. Raises CannotSend."""
        try:
            async with asyncio.timeout(self._seconds):
                place = place_of(url)
                address = await self._checked(place)
                return await _posted(place, address, headers, body)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ssl.SSLError, ValueError):
            raise CannotSend("unreachable") from None

    async def check(self, url: str) -> None:
        """Whether it may be sent there, without sending anything. Raises CannotSend."""
        try:
            async with asyncio.timeout(self._seconds):
                await self._checked(place_of(url))
        except OSError:
            raise CannotSend("unreachable") from None

    async def _checked(self, place: Place) -> str:
        """The address to connect to."""
        found = await asyncio.get_running_loop().getaddrinfo(place.host, place.port, proto=6)
        addresses = [ipaddress.ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        is_ours = all(self._is_allowed(address) for address in addresses)
        if not addresses or not (is_ours or all(is_public(address) for address in addresses)):
            raise CannotSend("private", for_good=True)
        if not is_ours and (not place.is_secure or place.port != _SECURE_PORT):
            raise CannotSend("not-https", for_good=True)
        return str(addresses[0])

    def _is_allowed(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._allowed if network.version == address.version)


def place_of(url: str) -> Place:
    """Raises CannotSend where it is no address that anything can be sent to."""
    bad = CannotSend("bad-url", for_good=True)
    if len(url) > LONGEST_URL or any(ord(letter) in _UNPRINTABLE or ord(letter) > 0x7E for letter in url):
        raise bad
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise bad from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username is not None or parts.password is not None:
        raise bad
    is_secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(is_secure, parts.hostname, (_SECURE_PORT if is_secure else 80) if port is None else port, path)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is one of the public internet, also seen through the ways in which IPv6 writes IPv4 addresses."""
    if isinstance(address, IPv6Address):
        within = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in _NAT64:
            within.append(IPv4Address(int(address) & 0xFFFFFFFF))
        if any(one is not None for one in within):
            return all(is_public(one) for one in within if one is not None)
    if any(address in network for network in _NOT_PUBLIC if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


@cache
def _secure() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _posted(place: Place, address: str, headers: Mapping[str, str], body: bytes) -> int:
    secure = {"ssl": _secure(), "server_hostname": place.host} if place.is_secure else {}
    reader, writer = await asyncio.open_connection(address, place.port, limit=_HEAD_BYTES, **secure)  # type: ignore[arg-type]  # as named
    try:
        host = f"[{place.host}]" if ":" in place.host else place.host
        named = host if place.port in (80, _SECURE_PORT) else f"{host}:{place.port}"
        head = {"host": named, "content-length": str(len(body)), "connection": "close", "user-agent": "Horae", **headers}
        lines = [f"POST {place.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        writer.write("\r\n".join(lines).encode("latin-1") + body)
        await writer.drain()
        status = (await reader.readuntil(b"\r\n")).split(b" ", 2)
        if not status[0].startswith(b"HTTP/1.") or len(status) < 2 or not status[1].isdigit():
            raise CannotSend("unreachable")
        return int(status[1])
    finally:
        writer.transport.abort()
