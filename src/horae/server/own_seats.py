"""The seats of an identity: keeping one that was a guest's, coming to one from another device, and shutting out all who have a
link to them."""

from __future__ import annotations

import logging
from secrets import token_urlsafe

from horae.server.identities import NotYou
from horae.server.identity import refused_bearer
from horae.server.identity_log import Identity
from horae.server.limits import Bucket
from horae.server.tables import Tables, UnknownTable
from horae.table import decisions
from horae.table.records import AnyFact, LinkRenewed, Person
from horae.table.seating import Seating
from horae.table.table import CannotResume

_log = logging.getLogger("horae")


async def keep(tables: Tables, identity: str, table: str, token: str, charged: Bucket) -> Person:
    """The person that this token is of has that identity from now on. Raises NotYou, and what `Tables.note` raises."""
    kept: list[Person] = []

    def decide(seating: Seating) -> tuple[Person | None, AnyFact]:
        bearer = tables.tokens.read(token, table, seating)
        why = refused_bearer(bearer, seating)
        if bearer is None or why is not None:
            raise NotYou(why or "bad-token")
        kept.append(bearer.person)
        return None, decisions.identify(seating, bearer.person, identity)

    try:
        await tables.note(table, charged, decide)
    except decisions.AlreadyIn as known:
        return known.person
    return kept[-1]


async def come_to(tables: Tables, identity: Identity, table: str, charged: Bucket) -> tuple[Person, str] | None:
    """Who has this identity at the table, if anybody, and a token that opens their seat. Raises what `Tables.seating` does."""
    seating = await tables.seating(table, charged)
    person = seating.person_with(identity.id)
    return None if person is None else (person, tables.tokens.make_for(table, person, seating))


async def renew_links(tables: Tables, identity: Identity, charged: Bucket) -> None:
    """No link to a seat of this identity that was given out before opens anything any more."""

    def decide(seating: Seating) -> tuple[Person | None, AnyFact]:
        person = seating.person_with(identity.id)
        if person is None:
            raise NotYou("no-own-seat")
        return person, LinkRenewed(token_urlsafe(9))

    for table in identity.seats:
        try:
            await tables.note(table, charged, decide)
        except (UnknownTable, NotYou, CannotResume) as gone:
            _log.info("table %s: a link was not renewed: %s", table, gone)
