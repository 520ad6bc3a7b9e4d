"""Who may hold a socket: so many for each address, so many new ones in a time, and none that does not say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from horae.server.blocks import Blocks
from horae.server.config import Config
from horae.server.limits import Buckets, account
from horae.server.refused_work import RefusedWork
from horae.server.websocket_transport import WebSocketTransport


class Door:
    """The sockets of this process that are not WebSockets (yet), by address."""

    def __init__(self, config: Config, refused: RefusedWork, blocks: Blocks) -> None:
        self.seconds = config.head_seconds
        self._most = config.connections_per_address
        self._arrivals = Buckets(config.connects_per_second, config.connect_burst)
        self._proxies = [ip_network(proxy) for proxy in config.trusted_proxies]
        self._refused = refused
        self._blocks = blocks
        self._inside: Counter[str] = Counter()
        self.arrivals: set[Arrival] = set()
        blocks.on_change.append(self._turn_out)

    def lets_in(self, host: str) -> bool:
        """Whether one more socket from there is taken. One that is must `leave`. A trusted proxy brings everybody, so it may
        bring any number: who they are is seen when they have said it."""
        if not self.is_proxy(host):
            if self._blocks.hold(host):
                self._refused.note(host, "blocked")
                return False
            if self._inside[account(host)] >= self._most or not self._arrivals.take(host):
                self._refused.note(host, "sockets")
                return False
        self._inside[account(host)] += 1
        return True

    def leave(self, host: str) -> None:
        self._inside[account(host)] -= 1
        if not self._inside[account(host)]:
            del self._inside[account(host)]

    def _turn_out(self) -> None:
        """Others are shut out than before: what they have in the door is closed."""
        for arrival in [one for one in self.arrivals if one.is_blocked(self._blocks)]:
            arrival.turn_out()

    def is_proxy(self, host: str) -> bool:
        if not self._proxies or not host:  # it has gone again already, and nobody knows who it was
            return False
        address = ip_address(host)
        return any(address in proxy for proxy in self._proxies)


MOST_HEAD_BYTES = 32 * 1024
"""Of a request's first line and headers."""
MOST_HEADERS = 100
MOST_AHEAD = 8
"""Requests that may have come before the one before them is answered. Browsers send none so, proxies hardly any."""
LONGEST_OF_UPGRADE = 8000
"""Bytes of the first line and of each header, where a WebSocket is asked for: its library takes no longer ones."""


class Arrival:
    """A socket between the door and what it came for: it counts, and has so long to say what that is."""

    def __init__(self, door: Door, host: str, transport: asyncio.Transport) -> None:
        self._door = door
        self._host: str | None = host
        self._transport = transport
        self._deadline: asyncio.TimerHandle | None = None
        door.arrivals.add(self)
        self.wait()

    def wait(self) -> None:
        """It is to say something; more bytes do not give it more time."""
        if self._deadline is None and self._host is not None:
            self._deadline = asyncio.get_running_loop().call_later(self._door.seconds, self._transport.abort)

    def stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def is_blocked(self, blocks: Blocks) -> bool:
        return self._host is not None and not self._door.is_proxy(self._host) and blocks.hold(self._host)

    def turn_out(self) -> None:
        self._transport.abort()

    def leave(self) -> None:
        """It is gone, or counted elsewhere from now on."""
        self.stop_waiting()
        self._door.arrivals.discard(self)
        if self._host is not None:
            self._door.leave(self._host)
            self._host = None


class HttpTransport(HttpToolsProtocol):
    """One socket that speaks HTTP. Made by `behind`, which gives it its door."""

    door: Door
    _arrival: Arrival | None = None
    """None: handed on to a WebSocket, or gone."""
    _head_bytes = 0
    """Of a request that has not wholly come."""

    def come_in(self, transport: asyncio.Transport, host: str) -> None:
        """The door has let it in."""
        self._arrival = Arrival(self.door, host, transport)
        transport.set_protocol(self)
        self.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._is_waiting and self._is_too_long(data):
            self.send_400_response("The head of the request is too long.")
            return
        super().data_received(data)
        if self._arrival is None:
            return
        if self._is_waiting:
            self._head_bytes += len(data)
            self._arrival.wait()
        else:
            self._head_bytes = 0
            self._arrival.stop_waiting()

    @property
    def _is_waiting(self) -> bool:
        """Whether a request's head is yet to come, or the rest of it."""
        return self.cycle is None or self.cycle.response_complete

    def _is_too_long(self, data: bytes) -> bool:
        room = MOST_HEAD_BYTES - self._head_bytes
        return len(data) > room and b"\r\n\r\n" not in data[:room]

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError  # as below
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError  # the parser makes a bad request of it
        super().on_header(name, value)

    def handle_websocket_upgrade(self) -> None:
        """It stays inside the door until it is a WebSocket whose connection is counted by itself."""
        arrival, self._arrival = self._arrival, None
        if arrival is None:
            return
        if self._asks_oddly():
            self._arrival = arrival
            self.send_400_response("This is no way to ask for a WebSocket.")
            return
        super().handle_websocket_upgrade()
        made = self.transport.get_protocol()
        assert isinstance(made, WebSocketTransport)
        made.arrive(arrival.leave)

    def _asks_oddly(self) -> bool:
        """Whether the WebSocket's library would wait for what never comes, or give up without a word."""
        names = {name for name, _ in self.headers}
        long = len(self.url) > LONGEST_OF_UPGRADE or any(len(n) + len(v) > LONGEST_OF_UPGRADE for n, v in self.headers)
        return long or b"content-length" in names or b"transfer-encoding" in names

    def connection_lost(self, exc: Exception | None) -> None:
        if self._arrival is not None:
            self._arrival.leave()
            self._arrival = None
        super().connection_lost(exc)


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
