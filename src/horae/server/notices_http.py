"""Asking to be told, or not to be: devices for themselves, and the host for a whole table."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from horae.core.speech import Phrase, say
from horae.server import web_push
from horae.server.http import Api, HttpError, as_json, host_of, language_of
from horae.server.limits import TooMuch
from horae.server.live_table import no_attempt
from horae.server.notices import WEBHOOK, PushWish, Webhook, device_of, push_names, webhook_message
from horae.server.notifier import webhook_of
from horae.server.origin import header
from horae.server.outgoing import CannotSend, place_of
from horae.server.protocol import http_bodies
from horae.table import decisions

_MOST_DEVICES = 8
"""Of one person at one table."""


def _may_change(api: Api, request: Request) -> None:
    """Raises TooMuch, or HttpError where this server sends nothing."""
    if not api.tables.config.outgoing:
        raise HttpError(404, "no-notices")
    if not api.tables.notice_changes.take(host_of(request)):
        raise TooMuch(api.tables.notice_changes.of(host_of(request)).wait(1), "notices", "too-many-notices")


def _base(api: Api, request: Request) -> str:
    """Where whoever asks knows this server."""
    origin = header(request.scope["headers"], b"origin") or f"{request.url.scheme}://{request.url.netloc}"
    return origin + api.tables.config.base_path


# --- devices ---


async def key(api: Api, request: Request) -> Response:
    """By what this server's pushes are known."""
    if not api.tables.config.outgoing:
        raise HttpError(404, "no-notices")
    return as_json(http_bodies.PushKey(await asyncio.to_thread(web_push.public_key, await api.tables.push_secret())))


async def put(api: Api, request: Request) -> Response:
    """This device would be told about its person's turns."""
    _may_change(api, request)
    wished: http_bodies.NewNotices = await api.body(request, http_bodies.NewNotices)
    live, person = await api.somebody_at(request)
    try:
        await asyncio.to_thread(web_push.check, wished.key, wished.auth)
        await api.tables.notifier.outgoing.check(wished.endpoint)
    except CannotSend as no:
        raise HttpError(400, f"outgoing-{no.why}", no.phrase) from None
    known = await api.tables.notifier.wishes(live.table.id)
    wish = PushWish(person, wished.endpoint, wished.key, wished.auth, wished.language, _base(api, request), wished.quiet)
    others = [name for name in known if name.startswith(push_names(person)) and name != wish.name]
    for name in others[: max(0, len(others) - _MOST_DEVICES + 1)]:
        await api.tables.notifier.wish(live, name, None)
    await api.tables.notifier.wish(live, wish.name, wish)
    return as_json({})


async def drop(api: Api, request: Request) -> Response:
    """This device would be told no more about the table."""
    wished: http_bodies.NoNotices = await api.body(request, http_bodies.NoNotices)
    live, person = await api.somebody_at(request)
    await api.tables.notifier.wish(live, f"{push_names(person)}{device_of(wished.endpoint)}", None)
    return as_json({})


async def stop(api: Api, request: Request) -> Response:
    """The same, from a notice."""
    wished: http_bodies.StopNotices = await api.body(request, http_bodies.StopNotices)
    if not await api.tables.stop_telling(wished.stop):
        raise HttpError(403, "bad-token")
    return as_json({})


# --- a table's webhook ---


async def _host_at(api: Api, request: Request) -> tuple[Any, int]:
    live, person = await api.somebody_at(request)
    if live.table.host != person:
        raise HttpError(403, "not-host")
    return live, person


def _shown(hook: Webhook | None, language: str) -> Response:
    if hook is None:
        return as_json(http_bodies.WebhookView(None))
    why = say(Phrase(f"server-outgoing-{hook.failed}", {"status": hook.status}), language) if hook.failed else ""
    return as_json(http_bodies.WebhookView(urlsplit(hook.url).hostname, hook.form, why))


async def webhook(api: Api, request: Request) -> Response:
    """What the host may know of it."""
    live, _ = await _host_at(api, request)
    return _shown(webhook_of(await api.tables.notifier.wishes(live.table.id)), language_of(request))


async def put_webhook(api: Api, request: Request) -> Response:
    """Have whose turn it is told there, if a first message arrives."""
    _may_change(api, request)
    wished: http_bodies.NewWebhook = await api.body(request, http_bodies.NewWebhook)
    live, person = await _host_at(api, request)
    hook = None
    if wished.url is not None:
        hook = Webhook(wished.url, wished.form, wished.language, _base(api, request))
        try:
            place_of(hook.url)
            status = await api.tables.notifier.post(hook, webhook_message(live.table, None, hook))
        except CannotSend as no:
            raise HttpError(400, f"outgoing-{no.why}", no.phrase) from None
        if not 200 <= status < 300:
            raise HttpError(400, "outgoing-answered", Phrase("server-outgoing-answered", {"status": status}))
    form = None if hook is None else hook.form
    await live.record(person, None, lambda: no_attempt(decisions.set_webhook(live.table, person, form, live.present())))
    await api.tables.notifier.wish(live, WEBHOOK, hook)
    return _shown(hook, language_of(request))
