"""Somebody's own identity over HTTP: making it, coming back by it, their devices, passkeys, seats, and taking it all away."""

from __future__ import annotations

from asyncio import to_thread
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from horae.server import identity_log, own_seats
from horae.server.http import Api, HttpError, as_json, bearer_of, host_of
from horae.server.identities import LINK_SECONDS, PASSKEY_SECONDS, NotYou, Own, fresh_code
from horae.server.identity_log import AnyFact, Identity, PasskeyAdded, PasskeyGone, PasskeyUsed
from horae.server.own_tokens import challenge, new_identity
from horae.server.protocol import own_bodies
from horae.server.protocol.http_bodies import Admission, StoredAbout
from horae.server.tables import UnknownTable
from horae.table import decisions


async def _passkeys() -> ModuleType:
    """Loaded beside those who play."""

    def load() -> ModuleType:
        from horae.server import passkeys

        return passkeys

    return await to_thread(load)


def _site(passkeys: ModuleType, request: Request) -> Any:
    """Where the page is, as its browser says; that it is one of ours was looked at before."""
    said = request.headers.get("origin", "")
    host = urlsplit(said).hostname
    if not host:
        raise HttpError(400, "bad-request")
    return passkeys.Site(host, said)


async def _checked(check: Any, *args: Any) -> Any:
    """What a passkey's answer proves. Raises NotYou."""
    passkeys = await _passkeys()
    try:
        return await to_thread(check(passkeys), *args)
    except passkeys.BadPasskey:
        raise NotYou("own-passkey") from None


def _told(found: Identity, device: str) -> own_bodies.OwnSelf:
    return own_bodies.OwnSelf(
        found.name,
        found.made,
        tuple(own_bodies.OwnDevice(name, one.label, one.since, name == device) for name, one in found.devices.items()),
        tuple(own_bodies.OwnPasskey(name, one.label, one.since) for name, one in found.passkeys.items()),
        bool(found.code),
        tuple(own_bodies.OwnSeat(table, one.person, one.since) for table, one in found.seats.items()),
        found.shown_to,
    )


async def _own(api: Api, request: Request) -> Own:
    return await api.tables.identities.own(bearer_of(request))


# --- making it, and coming back ---


async def ask_passkey(api: Api, request: Request) -> Response:
    wish: own_bodies.AskPasskey = await api.body(request, own_bodies.AskPasskey)
    identities, passkeys = api.tables.identities, await _passkeys()
    site = _site(passkeys, request)
    if bearer_of(request) is not None:
        own = await _own(api, request)
        ticket = identities.ticket("add", PASSKEY_SECONDS, own)
        known = own.identity
        options = await to_thread(passkeys.to_make, site, known.id, known.name, challenge(ticket), [*known.passkeys])
    elif wish.name is not None:
        identity = new_identity()
        ticket = identities.ticket("make", PASSKEY_SECONDS, identity=identity)
        options = await to_thread(passkeys.to_make, site, identity, wish.name, challenge(ticket), [])
    else:
        ticket = identities.ticket("enter", PASSKEY_SECONDS)
        options = await to_thread(passkeys.to_enter, site, challenge(ticket))
    return as_json(own_bodies.PasskeyQuestion(ticket, options))


async def make(api: Api, request: Request) -> Response:
    wish: own_bodies.NewIdentity = await api.body(request, own_bodies.NewIdentity)
    api.tables.take_own_try(host_of(request))
    identities = api.tables.identities
    if wish.passkey is None:
        identity = new_identity()
        code, fact = fresh_code(identity)
        token = await identities.make(wish.name, wish.label, identity, [fact])
        return as_json(own_bodies.OwnAdmission(token, code), 201)
    ticket = identities.read_ticket(wish.ticket or "", "make")
    added = await _made(request, wish.passkey, wish.ticket or "", wish.label)
    return as_json(own_bodies.OwnAdmission(await identities.make(wish.name, wish.label, ticket.identity, [added])), 201)


async def _made(request: Request, answer: dict[str, Any], ticket: str, label: str) -> PasskeyAdded:
    site = _site(await _passkeys(), request)
    found = await _checked(lambda passkeys: passkeys.made, site, answer, challenge(ticket))
    return PasskeyAdded(found.passkey, found.key, found.counter, label)


async def enter(api: Api, request: Request) -> Response:
    wish: own_bodies.EnterIdentity = await api.body(request, own_bodies.EnterIdentity)
    api.tables.take_own_try(host_of(request))
    identities = api.tables.identities
    if wish.code is not None:
        token = await identities.enter_by_code(wish.code, wish.label)
    elif wish.link is not None:
        token = await identities.enter_by_link(wish.link, wish.label)
    elif wish.passkey is not None:
        token = await _enter_by_passkey(api, request, wish.ticket or "", wish.passkey, wish.label)
    else:
        raise HttpError(400, "bad-request")
    return as_json(own_bodies.OwnAdmission(token), 201)


async def _enter_by_passkey(api: Api, request: Request, text: str, answer: dict[str, Any], label: str) -> str:
    identities = api.tables.identities
    ticket = identities.read_ticket(text, "enter")
    identity, passkey = await _checked(lambda passkeys: passkeys.whose, answer)
    found = await identities.find(identity)
    known = None if found is None else found.passkeys.get(passkey)
    if known is None:
        raise NotYou("own-passkey")
    site = _site(await _passkeys(), request)
    count = await _checked(lambda passkeys: passkeys.used, site, answer, challenge(text), known.key, known.count)

    def check(now: Identity) -> None:
        if now.passkeys.get(passkey) != known:
            raise NotYou("own-passkey")
        if ticket.nonce in now.tickets:
            raise NotYou("own-ticket")

    used: list[AnyFact] = [] if count == known.count else [PasskeyUsed(passkey, count)]
    return await identities.let_in(identity, label, ticket.nonce, check, used)


# --- what is theirs ---


async def about(api: Api, request: Request) -> Response:
    own = await _own(api, request)
    return as_json(_told(own.identity, own.device))


async def change(api: Api, request: Request) -> Response:
    wish: own_bodies.ChangeSelf = await api.body(request, own_bodies.ChangeSelf)
    own = await _own(api, request)
    facts: list[AnyFact] = []
    if wish.name is not None:
        facts.append(identity_log.Called(decisions.person_name(wish.name)))
    if wish.shown_to is not None:
        facts.append(identity_log.ShownTo(wish.shown_to))
    return as_json(_told(await api.tables.identities.change(own.identity.id, lambda found: facts), own.device))


async def new_code(api: Api, request: Request) -> Response:
    own = await _own(api, request)
    return as_json(own_bodies.OwnCode(await api.tables.identities.new_code(own.identity.id)))


async def new_link(api: Api, request: Request) -> Response:
    own = await _own(api, request)
    return as_json(own_bodies.OwnLink(api.tables.identities.ticket("link", LINK_SECONDS, own), LINK_SECONDS))


async def add_passkey(api: Api, request: Request) -> Response:
    wish: own_bodies.AddPasskey = await api.body(request, own_bodies.AddPasskey)
    own = await _own(api, request)
    ticket = api.tables.identities.read_ticket(wish.ticket, "add")
    if (ticket.identity, ticket.device) != (own.identity.id, own.device):
        raise NotYou("own-ticket")
    added = await _made(request, wish.passkey, wish.ticket, wish.label)

    def decide(found: Identity) -> list[AnyFact]:
        if added.passkey in found.passkeys:
            return []
        if len(found.passkeys) >= identity_log.MOST_PASSKEYS:
            raise NotYou("own-full")
        return [added]

    return as_json(_told(await api.tables.identities.change(own.identity.id, decide), own.device))


async def drop_passkey(api: Api, request: Request) -> Response:
    wish: own_bodies.DropPasskey = await api.body(request, own_bodies.DropPasskey)
    own = await _own(api, request)

    def decide(found: Identity) -> list[AnyFact]:
        return [PasskeyGone(wish.passkey)] if wish.passkey in found.passkeys else []

    return as_json(_told(await api.tables.identities.change(own.identity.id, decide), own.device))


async def drop_device(api: Api, request: Request) -> Response:
    """Let in no more: the seats' links are renewed, too, of which the device may have kept the old ones."""
    wish: own_bodies.DropDevice = await api.body(request, own_bodies.DropDevice)
    own = await _own(api, request)
    api.begin_reading(request)
    found = await api.tables.identities.shut_out(own, wish.device)
    await own_seats.renew_links(api.tables, found, api.reading_of(request))
    return as_json(_told(found, own.device))


async def keep_seat(api: Api, request: Request) -> Response:
    wish: own_bodies.KeepSeat = await api.body(request, own_bodies.KeepSeat)
    own = await _own(api, request)
    api.begin_reading(request)
    person = await own_seats.keep(api.tables, own.identity.id, wish.table, wish.token, api.reading_of(request))
    return as_json(_told(await api.tables.identities.keep(own.identity.id, wish.table, person), own.device))


async def seat(api: Api, request: Request) -> Response:
    """One's seat at a table, on this device; nothing where one has none. A table that is gone is one's own no more."""
    own = await _own(api, request)
    table = request.path_params["table"]
    api.begin_reading(request)
    try:
        found = await own_seats.come_to(api.tables, own.identity, table, api.reading_of(request))
    except UnknownTable:
        found = None
        await api.tables.identities.drop(own.identity.id, table)
    return Response(status_code=204) if found is None else as_json(Admission(table, *found))


async def everything(api: Api, request: Request) -> Response:
    own = await _own(api, request)
    api.begin_reading(request)
    found = await api.tables.own_holdings(own.identity, host_of(request))
    api.charge_reading(request, found.seconds)
    about = tuple(
        StoredAbout(one.table, one.person, one.names, one.entered, one.last, one.actions, one.said) for one in found.about
    )
    answer = as_json(own_bodies.OwnEverything(_told(own.identity, own.device), about))
    answer.headers["content-disposition"] = 'attachment; filename="horae.json"'
    return answer


async def erase(api: Api, request: Request) -> Response:
    """Nothing stays that names them; the others' games do."""
    own = await _own(api, request)
    api.begin_reading(request)
    await own_seats.renew_links(api.tables, own.identity, api.reading_of(request))
    found = await api.tables.own_holdings(own.identity, host_of(request), erases=True)
    api.charge_reading(request, found.seconds)
    return Response(status_code=204)


ROUTES = (
    ("", "GET", about),
    ("", "POST", make),
    ("/passkey", "POST", ask_passkey),
    ("/enter", "POST", enter),
    ("/change", "POST", change),
    ("/code", "POST", new_code),
    ("/link", "POST", new_link),
    ("/passkeys", "POST", add_passkey),
    ("/passkeys/drop", "POST", drop_passkey),
    ("/devices/drop", "POST", drop_device),
    ("/seats", "POST", keep_seat),
    ("/seats/{table}", "POST", seat),
    ("/everything", "GET", everything),
    ("/erase", "POST", erase),
)
"""Below /api/self."""
