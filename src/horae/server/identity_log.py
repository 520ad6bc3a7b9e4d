"""What can be recorded of an identity, and what follows from it: who somebody is at every table, by which keys and devices.

An identity is a log of its own in the store, as a table is: records are only appended, and (identity, number) is the lock.
A stored record is never changed, so these structs are a format: fields are only ever added, with a default. Of every secret
only a hash is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from horae.table.records import Person

Audience: TypeAlias = Literal["nobody", "tables", "anybody"]
"""Who may see a person's record: only they, whoever sat at a table with them, or anybody."""

MOST_DEVICES = 20
MOST_PASSKEYS = 10
MOST_SEATS = 500
MOST_RECORDS = 4000


class Fact(Struct, frozen=True, tag_field="fact"):
    """Something that became so, in the past tense."""


class Called(Fact, frozen=True, tag="called"):
    """What they go by when they come to a table."""

    name: str


class DeviceAdded(Fact, frozen=True, tag="device"):
    """A browser may act as this person: it holds the secret of this hash."""

    device: str
    secret: str
    label: str
    ticket: str = ""
    """What it was let in by, which lets in no other."""


class DeviceGone(Fact, frozen=True, tag="device_gone"):
    device: str


class PasskeyAdded(Fact, frozen=True, tag="passkey"):
    passkey: str
    """The credential's id, in base64url like its key."""
    key: str
    count: int
    label: str


class PasskeyUsed(Fact, frozen=True, tag="passkey_used"):
    """By its own counter, which no copy of it could keep up with."""

    passkey: str
    count: int


class PasskeyGone(Fact, frozen=True, tag="passkey_gone"):
    passkey: str


class CodeSet(Fact, frozen=True, tag="code"):
    """A new recovery code in the place of the one before."""

    secret: str


class SeatKept(Fact, frozen=True, tag="seat"):
    """They are this person at that table."""

    table: str
    person: Person


class SeatDropped(Fact, frozen=True, tag="seat_gone"):
    table: str


class ShownTo(Fact, frozen=True, tag="shown"):
    whom: Audience


AnyFact: TypeAlias = (
    Called | DeviceAdded | DeviceGone | PasskeyAdded | PasskeyUsed | PasskeyGone | CodeSet | SeatKept | SeatDropped | ShownTo
)


class IdentityRecord(Struct, frozen=True):
    """Facts that became so together: their number, and when (Unix time in ms)."""

    n: int
    when: int
    facts: tuple[AnyFact, ...]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(IdentityRecord).decode


class Device(Struct, frozen=True):
    secret: str
    label: str
    since: int


class Passkey(Struct, frozen=True):
    key: str
    count: int
    label: str
    since: int


class KeptSeat(Struct, frozen=True):
    person: Person
    since: int


class Identity:
    """An identity as it stands after its records. Only `take` changes it."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.n = -1
        """The number of the last record."""
        self.last = b""
        self.made = 0
        self.name = ""
        self.code = ""
        self.shown_to: Audience = "nobody"
        self.devices: dict[str, Device] = {}
        self.passkeys: dict[str, Passkey] = {}
        self.seats: dict[str, KeptSeat] = {}
        """By table, the one that was kept last at the end."""
        self.tickets: set[str] = set()
        """What has let in a device."""

    def take(self, body: bytes) -> None:
        record = decode(body)
        self.n, self.last = record.n, body
        self.made = self.made or record.when
        for fact in record.facts:
            self._take(fact, record.when)

    def _take(self, fact: AnyFact, when: int) -> None:
        match fact:
            case Called(name):
                self.name = name
            case DeviceAdded(device, secret, label, ticket):
                self.devices[device] = Device(secret, label, when)
                self.tickets.add(ticket)
            case DeviceGone(device):
                self.devices.pop(device, None)
            case CodeSet(secret):
                self.code = secret
            case SeatKept(table, person):
                self.seats.pop(table, None)
                self.seats[table] = KeptSeat(person, when)
            case SeatDropped(table):
                self.seats.pop(table, None)
            case ShownTo(whom):
                self.shown_to = whom
            case _:
                self._take_passkey(fact, when)

    def _take_passkey(self, fact: PasskeyAdded | PasskeyUsed | PasskeyGone, when: int) -> None:
        match fact:
            case PasskeyAdded(passkey, key, count, label):
                self.passkeys[passkey] = Passkey(key, count, label, when)
            case PasskeyUsed(passkey, count):
                self.passkeys[passkey] = msgspec.structs.replace(self.passkeys[passkey], count=count)
            case PasskeyGone(passkey):
                self.passkeys.pop(passkey, None)


def read(identity: str, bodies: Iterable[bytes]) -> Identity:
    found = Identity(identity)
    for body in bodies:
        found.take(body)
    return found


def hashed(secret: str) -> str:
    """How a secret is kept. All of them are random and long, so that nobody guesses one by trying."""
    return sha256(secret.encode()).hexdigest()
