"""Identities over the store: making one, letting its devices in and shutting them out, and the seats that it keeps.

What is decided is decided on the records as they stand, and stored before anybody hears of it: of two who append the same
number one reads again and decides anew, as at a table.
"""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from horae.core.speech import Fault, Phrase
from horae.server import identity_log, own_tokens
from horae.server.identity_log import AnyFact, Identity, IdentityRecord
from horae.server.own_tokens import DeviceToken, Purpose, Ticket, Tickets
from horae.server.store import Store
from horae.server.store_client import StoreClient
from horae.table import decisions
from horae.table.names import clean

_MOST_KEPT = 1000
"""Identities that stay in memory."""
_TRIES = 20
LINK_SECONDS = 600
PASSKEY_SECONDS = 180


class NotYou(Fault):
    """Whoever asks did not show that they are who they say, or asks for what they cannot have."""

    def __init__(self, code: str) -> None:
        super().__init__(Phrase(f"server-{code}"))
        self.code = code


class Own(NamedTuple):
    """Who asks, and by which of their devices."""

    identity: Identity
    device: str


Decide = Callable[[Identity], Sequence[AnyFact]]


class Identities:
    def __init__(self, store: StoreClient, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._tickets = Tickets(key)
        self._kept: OrderedDict[str, Identity] = OrderedDict()

    # --- reading ---

    async def find(self, identity: str) -> Identity | None:
        """As it stands in the store. The last record that is known here is read again: an identity may have been erased."""
        kept = self._kept.pop(identity, None)
        bodies = await self._store.call(Store.read_identity, identity, 0 if kept is None else kept.n)
        if kept is not None and bodies[:1] != [kept.last]:
            kept, bodies = None, await self._store.call(Store.read_identity, identity, 0)
        found = Identity(identity) if kept is None else kept
        for body in bodies if kept is None else bodies[1:]:
            found.take(body)
        if found.n < 0:
            return None
        self._kept[identity] = found
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def own(self, text: str | None) -> Own:
        """Whose device token this is. Raises NotYou."""
        token = own_tokens.read_token(text)
        found = None if token is None else await self.find(token.identity)
        device = None if token is None or found is None else found.devices.get(token.device)
        if token is None or found is None or device is None:
            raise NotYou("own-unknown")
        if not hmac.compare_digest(device.secret, identity_log.hashed(token.secret)):
            raise NotYou("own-unknown")
        return Own(found, token.device)

    # --- changing ---

    async def change(self, identity: str, decide: Decide) -> Identity:
        """Record what `decide` decides on the identity as it stands; nothing, if that is nothing. Raises NotYou."""
        for _ in range(_TRIES):
            found = await self.find(identity)
            if found is None:
                raise NotYou("own-unknown")
            facts = tuple(decide(found))
            if not facts:
                return found
            if found.n >= identity_log.MOST_RECORDS:
                raise NotYou("own-full")
            if await self._append(identity, found.n + 1, facts):
                return await self.find(identity) or found
        raise NotYou("own-full")

    async def _append(self, identity: str, n: int, facts: tuple[AnyFact, ...]) -> bool:
        body = identity_log.encode(IdentityRecord(n, int(self._now() * 1000), facts))
        return await self._store.call(Store.append_identity, identity, n, body)

    async def make(self, name: str, label: str, identity: str, facts: Sequence[AnyFact] = ()) -> str:
        """A new identity and its first device, whose token this is. Raises NotYou where there is one of that id."""
        token, added = _device(identity, label)
        if not await self._append(identity, 0, (identity_log.Called(decisions.person_name(name)), *facts, added)):
            raise NotYou("own-ticket")
        return own_tokens.written(token)

    # --- being let in ---

    def ticket(self, purpose: Purpose, seconds: float, own: Own | None = None, identity: str = "") -> str:
        if own is None:
            return self._tickets.make(purpose, self._now(), seconds, identity)
        return self._tickets.make(purpose, self._now(), seconds, own.identity.id, own.device)

    def read_ticket(self, text: str, purpose: Purpose) -> Ticket:
        """Raises NotYou."""
        found = self._tickets.read(text, purpose, self._now())
        if found is None:
            raise NotYou("own-ticket")
        return found

    async def enter_by_link(self, text: str, label: str) -> str:
        """A device's token. A link is good once, and no longer than the device that made it."""
        ticket = self.read_ticket(text, "link")

        def check(found: Identity) -> None:
            if ticket.nonce in found.tickets or ticket.device not in found.devices:
                raise NotYou("own-ticket")

        return await self.let_in(ticket.identity, label, ticket.nonce, check)

    async def enter_by_code(self, text: str, label: str) -> str:
        code = own_tokens.read_code(text)
        if code is None:
            raise NotYou("own-code")

        def check(found: Identity) -> None:
            if not hmac.compare_digest(found.code, identity_log.hashed(code.secret)):
                raise NotYou("own-code")

        try:
            return await self.let_in(code.identity, label, "", check)
        except NotYou as wrong:
            raise NotYou("own-code" if wrong.code == "own-unknown" else wrong.code) from None

    async def let_in(
        self, identity: str, label: str, ticket: str, check: Callable[[Identity], None], facts: Sequence[AnyFact] = ()
    ) -> str:
        """One more device of this identity, whose token this is, unless `check` raises NotYou."""
        token, added = _device(identity, label, ticket)

        def decide(found: Identity) -> list[AnyFact]:
            check(found)
            if len(found.devices) >= identity_log.MOST_DEVICES:
                raise NotYou("own-full")
            return [*facts, added]

        await self.change(identity, decide)
        return own_tokens.written(token)

    async def new_code(self, identity: str) -> str:
        """A recovery code in the place of the one before, as it is written down."""
        code, fact = fresh_code(identity)
        await self.change(identity, lambda found: [fact])
        return code

    async def shut_out(self, own: Own, device: str) -> Identity:
        """That device is theirs no more. Of the last one there must be another way back."""

        def decide(found: Identity) -> list[AnyFact]:
            if found.devices.keys() <= {device} and not found.passkeys and not found.code:
                raise NotYou("own-last-way")
            return [identity_log.DeviceGone(device)] if device in found.devices else []

        return await self.change(own.identity.id, decide)

    # --- seats ---

    async def keep(self, identity: str, table: str, person: int) -> Identity:
        def decide(found: Identity) -> list[AnyFact]:
            kept = found.seats.get(table)
            if kept is not None and kept.person == person:
                return []
            if kept is None and len(found.seats) >= identity_log.MOST_SEATS:
                raise NotYou("own-full")
            return [identity_log.SeatKept(table, person)]

        return await self.change(identity, decide)

    async def drop(self, identity: str, table: str) -> Identity:
        return await self.change(identity, lambda found: [identity_log.SeatDropped(table)] if table in found.seats else [])

    def forget(self, identity: str) -> None:
        """It was erased."""
        self._kept.pop(identity, None)


def fresh_code(identity: str) -> tuple[str, identity_log.CodeSet]:
    """A recovery code as it is written down, and what is kept of it."""
    code = own_tokens.new_code(identity)
    return own_tokens.code_for_people(code), identity_log.CodeSet(identity_log.hashed(code.secret))


def _device(identity: str, label: str, ticket: str = "") -> tuple[DeviceToken, identity_log.DeviceAdded]:
    token = own_tokens.new_device(identity)
    return token, identity_log.DeviceAdded(token.device, identity_log.hashed(token.secret), clean(label), ticket)
