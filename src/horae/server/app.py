"""The whole server as one ASGI application: routes, the client's files, headers on everything; and running it."""

from __future__ import annotations

import contextlib
import gc
import gzip
import logging
import socket
from collections.abc import Callable, MutableMapping, Sequence
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from horae.core.speech import Phrase, say
from horae.server import logs, notices_http, own_http
from horae.server.build import version
from horae.server.catalogue import read_ahead
from horae.server.config import Config
from horae.server.connection import ConnectionEndpoint
from horae.server.door import Door, behind
from horae.server.gate import Gate
from horae.server.http import Api, as_json, host_of, language_of
from horae.server.limits import Buckets
from horae.server.protocol.http_bodies import Problem
from horae.server.refused_work import RefusedWork
from horae.server.security_headers import SecurityHeaders
from horae.server.tables import Tables
from horae.server.websocket_transport import WebSocketTransport

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]  # asked for before it is used

_log = logging.getLogger("horae")

CLIENT = Path(__file__).parent.parent / "web"
"""Where the package build puts the client."""


_COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be sent, the smallest first, and what is added to its name where it lies ready so."""


class ClientFiles(StaticFiles):
    """The client's files, sent as they lie: they were compressed when the client was built. Paths without a file are places
    in the client (/t/TABLE), so they get its page."""

    def __init__(self, directory: Path, base_path: str, limits: Buckets, refused: RefusedWork) -> None:
        super().__init__(directory=directory)
        self._limits = limits
        self._refused = refused
        written = (directory / "index.html").read_text("utf-8")
        page = written.replace('data-base=""', f'data-base="{base_path}"').replace('"./', f'"{base_path}/')
        self._written_page = page.encode()
        self._small_page = gzip.compress(self._written_page, mtime=0)

    def _page(self, scope: MutableMapping[str, Any]) -> Response:
        if "gzip" in _encodings(scope):
            return Response(self._small_page, 200, {"content-encoding": "gzip"}, "text/html")
        return Response(self._written_page, media_type="text/html")

    async def get_response(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        request = Request(scope)
        host = host_of(request)
        if not self._limits.take(host):
            self._refused.note(host, "files")
            problem = Problem("too-fast", say(Phrase("server-too-fast"), language_of(request)))
            return as_json(problem, 429, after=self._limits.of(host).wait(1))
        found = await self._found(path, scope)
        found.headers["vary"] = "accept-encoding"
        return found

    async def _file(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        accepted = _encodings(scope)
        for encoding, ending in _COMPRESSED:
            if encoding in accepted:
                with contextlib.suppress(HTTPException):
                    found = await super().get_response(path + ending, scope)
                    kind = guess_type(path)[0] or "application/octet-stream"
                    found.headers["content-type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
                    found.headers["content-encoding"] = encoding
                    return found
        return await super().get_response(path, scope)

    async def _found(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        try:
            found = self._page(scope) if path in (".", "index.html") else await self._file(path, scope)
        except HTTPException as wrong:
            last = path.rpartition("/")[2]
            if wrong.status_code != 404 or "." in last or path.startswith(("api/", "assets/")):
                raise
            found = self._page(scope)
        # Built files carry a hash in their name; the page that names them must be asked for anew.
        found.headers["cache-control"] = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return found


def _encodings(scope: MutableMapping[str, Any]) -> set[str]:
    """The encodings that a browser takes."""
    parts = (part.strip().partition(";") for part in Request(scope).headers.get("accept-encoding", "").split(","))
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0")}


def make_app(tables: Tables, client: Path = CLIENT, more: Sequence[Route] = ()) -> SecurityHeaders:
    """The application; with `more`, it answers at these places too."""
    api, base_path = Api(tables), tables.config.base_path

    routes: list[Any] = [
        WebSocketRoute("/api/socket", ConnectionEndpoint(tables)),
        Route("/api/address", api.handle(Api.address)),
        Route("/api/games", api.handle(Api.games)),
        Route("/api/games/{game}/rulebook", api.handle(Api.rulebook)),
        Route("/api/games/{game}/packs/{pack}", api.handle(Api.pack)),
        Route("/api/games/{game}/packs/{pack}/cover", api.handle(Api.cover)),
        Route("/api/tables", api.handle(Api.open_table), methods=["POST"]),
        Route("/api/lessons", api.handle(Api.open_lesson), methods=["POST"]),
        Route("/api/lessons/{game}", api.handle(Api.lesson)),
        Route("/api/tables/{table}", api.handle(Api.table)),
        Route("/api/tables/{table}/glance", api.handle(Api.glance)),
        Route("/api/tables/{table}/me", api.handle(Api.me)),
        Route("/api/tables/{table}/me/stored", api.handle(Api.stored)),
        Route("/api/tables/{table}/me/erase", api.handle(Api.erase), methods=["POST"]),
        Route("/api/notices/key", api.handle(notices_http.key)),
        Route("/api/notices/stop", api.handle(notices_http.stop), methods=["POST"]),
        Route("/api/tables/{table}/me/notices", api.handle(notices_http.put), methods=["POST"]),
        Route("/api/tables/{table}/me/notices/stop", api.handle(notices_http.drop), methods=["POST"]),
        Route("/api/tables/{table}/webhook", api.handle(notices_http.webhook)),
        Route("/api/tables/{table}/webhook", api.handle(notices_http.put_webhook), methods=["POST"]),
        Route("/api/tables/{table}/people", api.handle(Api.enter), methods=["POST"]),
        Route("/api/tables/{table}/entry", api.handle(Api.entry)),
        Route("/api/tables/{table}/story", api.handle(Api.story)),
        Route("/api/tables/{table}/entry.txt", api.handle(Api.entry_file)),
        Route("/api/tables/{table}/pack", api.handle(Api.table_pack)),
        Route("/api/tables/{table}/pictures/{picture}", api.handle(Api.picture)),
        Route("/api/tables/{table}/replay", api.handle(Api.replay)),
        Route("/api/tables/{table}/log", api.handle(Api.log)),
        *(Route(f"/api/self{path}", api.handle(each), methods=[method]) for path, method, each in own_http.ROUTES),
        Route("/health", api.handle(Api.health)),
        Route("/metrics", api.handle(Api.metrics)),
        *more,
    ]
    if (client / "index.html").is_file():
        limits = Buckets(tables.config.files_per_second, tables.config.file_burst)
        routes.append(Mount("/", ClientFiles(client, base_path, limits, tables.refused)))
    if base_path:
        routes = [Mount(base_path, routes=routes)]
    return SecurityHeaders(Gate(Starlette(routes=routes), tables))


class Server(uvicorn.Server):
    """Opens the store before the doors, and says goodbye to everyone before the sockets close."""

    def __init__(self, config: uvicorn.Config, tables: Tables, on_ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.start()
        read_ahead(self._tables.games)
        await super().startup(sockets)
        gc.freeze()  # what is there now stays, and need not be looked through again
        if self.started:
            bound = self.servers[0].sockets[0].getsockname()
            host = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
            _log.info("Horae %s", version())
            self._on_ready(f"http://{host}:{bound[1]}{self._tables.config.base_path}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.say_bye()
        await super().shutdown(sockets)
        await self._tables.stop()


def _allow_many_sockets() -> None:
    """As many open files as the system lets us have: often it gives 1,024 unless it is asked."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # where "unlimited" can't be had
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    config: Config,
    on_ready: Callable[[str], None] = lambda url: None,
    more: Callable[[Tables], Sequence[Route]] = lambda tables: (),
) -> None:
    """Run until told to stop."""
    logs.set_up(config.log_form)
    _allow_many_sockets()
    # Records live long and hold no cycles: looking at all of them often is wasted. What is new is looked through in small
    # parts, since nobody is answered meanwhile: 50,000 things take 20 ms.
    gc.set_threshold(10_000, 3, 2_500)
    tables = Tables(config)
    with contextlib.closing(tables.shelf):  # also where something keeps the server from starting
        settings = uvicorn.Config(
            make_app(tables, more=more(tables)),
            host=config.host,
            port=config.port,
            http=behind(Door(config, tables.refused, tables.blocks)),
            ws=WebSocketTransport,
            ws_max_size=config.message_bytes,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            timeout_graceful_shutdown=5,
        )
        Server(settings, tables, on_ready).run()
