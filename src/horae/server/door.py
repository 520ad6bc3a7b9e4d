"""Who may hold a socket: so many for each address, so many new ones in a time, and none that does not say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.h11_impl import H11Protocol

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


class HttpTransport(H11Protocol):
    """One socket that speaks HTTP. Made by `behind`, which gives it its door."""

    door: Door
    _host: str | None = None
    _is_in = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the class above has it
        # Before anything else is done for it: thousands may come in one moment, and all who play wait meanwhile.
        host = (transport.get_extra_info("peername") or ("",))[0]
        if not self.door.lets_in(host):
            transport.abort()
            return
        super().connection_made(transport)
        self._host = host
        self._is_in = True
        self._wait_for_a_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._host is None:
            return  # a WebSocket by now, or gone
        if self.cycle is None or self.cycle.response_complete:
            self._wait_for_a_request()
        else:
            self._stop_waiting()

    def _wait_for_a_request(self) -> None:
        """Give it time; more bytes do not give it more."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.door.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_websocket_upgrade(self, event: object) -> None:
        self._go()
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]  # h11's request, handed on

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        if self._is_in:
            super().connection_lost(exc)

    def _go(self) -> None:
        self._stop_waiting()
        if self._host is not None:
            self.door.leave(self._host)
            self._host = None


def behind(door: Door) -> type[HttpTransport]:
    """The protocol class, for uvicorn to make one of for each socket."""
    return type("HttpTransport", (HttpTransport,), {"door": door})
