"""What every request passes on its way to the application and every answer on its way back: who is shut out gets no further,
answers are counted, and whoever is told to wait is told how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request

from horae.core.speech import Phrase, say
from horae.server.http import as_json, language_of
from horae.server.protocol.http_bodies import Problem
from horae.server.tables import Tables

_LATER = (429, 503)
_RETRY_AFTER = b"retry-after"
_TOO_MANY = 429
_CLOSE = (b"connection", b"close")
_USUAL_WAIT = b"5"
"""Seconds, where whoever answers knew nothing better."""
_SHUT_OUT = 1008


class Gate:
    def __init__(self, app: Any, tables: Tables) -> None:
        self._app = app
        self._tables = tables

    async def __call__(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        host = (scope.get("client") or ("", 0))[0]
        app = self._app
        if self._tables.blocks.hold(host):
            self._tables.refused.note(host, "blocked")
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": _SHUT_OUT})
                return
            app = as_json(Problem("blocked", say(Phrase("server-blocked"), language_of(Request(scope)))), 403)
            app.headers["connection"] = "close"
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def send_counted(message: Any) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == _TOO_MANY:  # who asks on must come through the door again
                    message["headers"] = [*message["headers"], _CLOSE]
                self._tables.metrics.add_kind("responses", str(status))
                if status in _LATER and all(name != _RETRY_AFTER for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (_RETRY_AFTER, _USUAL_WAIT)]
            await send(message)

        await app(scope, receive, send_counted)
