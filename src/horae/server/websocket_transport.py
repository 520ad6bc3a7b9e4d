"""The WebSocket protocol class under uvicorn, with two short cuts for the path that every action takes.

Out: what is sent is a ready frame, and frames are written together when everything at hand has been answered. In: a
message that arrives as one whole small text frame, as nearly all do, goes straight to whoever listens. Everything else
(handshake, fragments, frames in pieces, pings, closing, what breaks the protocol) is uvicorn's and websockets'.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

_TEXT = 0x81
_MASKED = 0x80
_HEAD = struct.Struct(">BBH").pack
_PART = 256
"""Bytes that the library is given at once of what is no whole message: pings and pieces of six bytes each may come by the
hundred thousand."""
_BYTES_OF_ONE = 64
"""So many of them count as one message more."""
_MOST_PIECES = 1000
"""Of one message."""


def text_frame(body: bytes) -> bytes:
    """A whole text message as the server sends it (RFC 6455, 5.2): final, unmasked, no extensions."""
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 1 << 16:
        return _HEAD(_TEXT, 126, size) + body
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + body


def whole_text(data: bytes) -> str | None:
    """The message, if these bytes are exactly one final masked text frame of less than 64 KiB."""
    if len(data) < 6 or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    size, start = data[1] & 0x7F, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == 127 or len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def _waits_for_a_frame(parser: Any) -> bool:
    """Whether the library's parser stands before a frame and not inside one. A parser built otherwise says no, and is used."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return bool(parser.gi_code.co_name == "at_eof")


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One connection. `Connection` gets it as the scope's extension "horae", beside what ASGI has."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._hear: Callable[[str], None] | None = None
        self._is_between_frames = False
        """Whether the library's parser stands before a frame."""
        self._unsent: list[bytes] = []
        self._unread = bytearray()
        """What has come and waits until there is room for it."""
        self._is_held = False
        """Whether the rest of it waits for its turn."""
        self._pay: Callable[[float, Callable[[], None]], bool] = lambda cost, go_on: True
        self._leave_door: Callable[[], None] | None = None

    def arrive(self, leave_door: Callable[[], None]) -> None:
        """It has come through the door, inside which it counts and has so long, until it is accepted or gone."""
        self._leave_door = leave_door

    def _leave(self) -> None:
        if self._leave_door is not None:
            self._leave_door()
            self._leave_door = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._unread.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["horae"] = self

    # --- in ---

    def listen(self, hear: Callable[[str], None], pay: Callable[[float, Callable[[], None]], bool]) -> None:
        """Call `hear` with every message that comes as one whole frame, as soon as it comes. All others still go the way
        of ASGI, part by part: `pay` is told what each costs, and says whether the next is read at once or when it calls."""
        self._hear = hear
        self._pay = pay

    def data_received(self, data: bytes) -> None:
        hear = self._hear
        # Nothing overtakes what came before it and is still on the longer way.
        if hear is not None and self._is_between_frames and not self._is_held and not self.close_sent and self.queue.empty():
            text = whole_text(data) if len(data) <= self.config.ws_max_size else None
            if text is not None:
                hear(text)
                return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread += data
        if not self._is_held:
            self._read_part()

    def _read_part(self) -> None:
        """Let the library have the next of what has come; the rest, and what is not read yet, waits until this is paid."""
        part = bytes(self._unread[:_PART])
        del self._unread[:_PART]
        super().data_received(part)
        self._is_between_frames = not self.frames and _waits_for_a_frame(self.conn.parser)
        goes_on = self._pay(1 + len(part) / _BYTES_OF_ONE, self._read_on)
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread or not goes_on:
            self._is_held = True
            self.transport.pause_reading()
            if goes_on:
                self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._is_held = False
        if self._unread:
            self._read_part()
        if not (self._is_held or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _stay_held(self) -> None:
        """The library reads on where it had stopped, which is not all that there is to wait for."""
        if self._is_held and not self.transport.is_closing():
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self._stay_held()
        return message

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > _MOST_PIECES:
            self.transport.abort()

    def hold(self) -> None:
        """Read no more from the client until `go_on`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if not self._is_held:
                self.transport.resume_reading()

    # --- out ---

    def write_frame(self, frame: bytes) -> int:
        """Send it soon, together with everybody else's; how many bytes wait for the client to read, -1 if nobody is
        there any more."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return -1
        unsent = self._unsent
        unsent.append(frame)
        if len(unsent) == 1:
            _flush_soon(self)
        return transport.get_write_buffer_size()

    def flush(self) -> None:
        """Send what waits."""
        frames = self._unsent
        if frames and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        frames.clear()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._leave()
        self.flush()  # a goodbye comes after what was said before it
        await super().send(message)
        self._stay_held()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


_unflushed: list[WebSocketTransport] = []
_MOST_UNFLUSHED = 64
"""Writing to a socket wakes whoever reads it, and that costs more than all else about a small message. What is written
in one go finds its reader awake. But nobody should wait for many others' frames."""


def _flush_soon(socket: WebSocketTransport) -> None:
    if not _unflushed:
        socket.loop.call_soon(_flush_all)
    _unflushed.append(socket)
    if len(_unflushed) >= _MOST_UNFLUSHED:
        _flush_all()


def _flush_all() -> None:
    for socket in _unflushed:
        socket.flush()
    _unflushed.clear()
