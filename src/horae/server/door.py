"""Who may hold a socket: so many for each address, so many new ones in a time, and none that does not say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from horae.server.config import Config
from horae.server.limits import Buckets, account
from horae.server.metrics import Metrics


class Door:
    """The sockets of this process that are not WebSockets (yet), by address."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.seconds = config.head_seconds
        self._most = config.connections_per_address
        self._arrivals = Buckets(config.connects_per_second, config.connect_burst)
        self._proxies = [ip_network(proxy) for proxy in config.trusted_proxies]
        self._metrics = metrics
        self._inside: Counter[str] = Counter()

    def lets_in(self, host: str) -> bool:
        """Whether one more socket from there is taken. One that is must `leave`. A trusted proxy brings everybody, so it may
        bring any number: who they are is seen when they have said it."""
        if not self._is_proxy(host) and (self._inside[account(host)] >= self._most or not self._arrivals.take(host)):
            self._metrics.add("turned_away")
            return False
        self._inside[account(host)] += 1
        return True

    def leave(self, host: str) -> None:
        self._inside[account(host)] -= 1
        if not self._inside[account(host)]:
            del self._inside[account(host)]

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies or not host:  # it has gone again already, and nobody knows who it was
            return False
        address = ip_address(host)
        return any(address in proxy for proxy in self._proxies)


MOST_HEAD_BYTES = 32 * 1024
"""Of a request's first line and headers."""


class HttpTransport(HttpToolsProtocol):
    """One socket that speaks HTTP. Made by `behind`, which gives it its door."""

    door: Door
    _deadline: asyncio.TimerHandle | None = None
    _host: str | None = None
    """None: a WebSocket by now, or gone."""
    _head_bytes = 0
    """Of a request that has not wholly come."""

    def come_in(self, transport: asyncio.Transport, host: str) -> None:
        """The door has let it in."""
        self._host = host
        transport.set_protocol(self)
        self.connection_made(transport)
        self._wait_for_a_request()

    def data_received(self, data: bytes) -> None:
        if self._is_waiting and self._is_too_long(data):
            self.send_400_response("The head of the request is too long.")
            return
        super().data_received(data)
        if self._host is None:
            return
        if self._is_waiting:
            self._head_bytes += len(data)
            self._wait_for_a_request()
        else:
            self._head_bytes = 0
            self._stop_waiting()

    @property
    def _is_waiting(self) -> bool:
        """Whether a request's head is yet to come, or the rest of it."""
        return self.cycle is None or self.cycle.response_complete

    def _is_too_long(self, data: bytes) -> bool:
        room = MOST_HEAD_BYTES - self._head_bytes
        return len(data) > room and b"\r\n\r\n" not in data[:room]

    def _wait_for_a_request(self) -> None:
        """Give it time; more bytes do not give it more."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.door.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _go(self) -> None:
        self._stop_waiting()
        if self._host is not None:
            self.door.leave(self._host)
            self._host = None


class Entrance(asyncio.Protocol):
    """What a socket meets first. Thousands may come in one moment, and all who play wait meanwhile: nothing more is made for
    one before the door has let it in."""

    http_transport: type[HttpTransport]

    def __init__(self, **settings: Any) -> None:
        self._settings = settings

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        plug = cast("asyncio.Transport", transport)
        host = (plug.get_extra_info("peername") or ("",))[0]
        if self.http_transport.door.lets_in(host):
            self.http_transport(**self._settings).come_in(plug, host)
        else:
            plug.abort()


def behind(door: Door) -> type[Entrance]:
    """The protocol class, for uvicorn to make one of for each socket."""
    transport = type("HttpTransport", (HttpTransport,), {"door": door})
    return type("Entrance", (Entrance,), {"http_transport": transport})
