"""The WebSocket protocol class under uvicorn, with one short cut: a ready-made frame is written to the transport as it is.

An update goes to everyone at a table in the same bytes, so it is made into a frame once. Everything else (handshake, reading,
pings, closing) is uvicorn's.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_TEXT = 0x81


def text_frame(body: bytes) -> bytes:
    """A whole text message as the server sends it (RFC 6455, 5.2): final, unmasked, no extensions."""
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + body
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + body


class WebSocket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            ours: dict[str, Any] = self.scope["extensions"]
            ours["horae.write"], ours["horae.abort"] = self.write_frame, self.transport.abort

    def write_frame(self, frame: bytes) -> int:
        """Send it without waiting; how many bytes wait to be sent, -1 if nobody is there any more."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return -1
        transport.write(frame)
        return transport.get_write_buffer_size()
