"""The WebSocket protocol class under uvicorn, with two short cuts for the path that every action takes.

Out: an update goes to everyone at a table in the same bytes, so it is made into a frame once and written as it is. In: a
message that arrives as one whole small text frame, as nearly all do, is taken without the frame parser. Everything else
(handshake, fragments, frames in pieces, pings, closing, what breaks the protocol) is uvicorn's and websockets'.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

_TEXT = 0x81
_MASKED = 0x80
_MOST_WAITING = 4
"""Messages that may wait for the application before reading from the client pauses."""


def text_frame(body: bytes) -> bytes:
    """A whole text message as the server sends it (RFC 6455, 5.2): final, unmasked, no extensions."""
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + body
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


class WebSocket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            ours: dict[str, Any] = self.scope["extensions"]
            ours["horae.write"], ours["horae.abort"] = self.write_frame, self.transport.abort

    def data_received(self, data: bytes) -> None:
        is_open = self.handshake_complete and not self.close_sent
        is_between_messages = is_open and not self.frames and _waits_for_a_frame(self.conn.parser)
        text = whole_text(data) if is_between_messages and len(data) <= self.config.ws_max_size else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_frame(self, frame: bytes) -> int:
        """Send it without waiting; how many bytes wait to be sent, -1 if nobody is there any more."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return -1
        transport.write(frame)
        return transport.get_write_buffer_size()
