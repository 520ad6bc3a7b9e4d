"""What goes over HTTP about somebody's own identity: under /api/self, with `Authorization: Bearer TOKEN` of one of their
devices unless it says otherwise."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from horae.server.identity_log import Audience
from horae.server.protocol.http_bodies import StoredAbout
from horae.server.protocol.values import GameJson, GivenJson, Name, Short

Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""What somebody knows a device or a passkey by."""
Long: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]


class AskPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/passkey: with a name, to make an identity; with a token, to add a passkey to it; with neither, to be let
    in by one. Answered with a `PasskeyQuestion`."""

    name: Name | None = None


class PasskeyQuestion(Struct, frozen=True):
    """For `navigator.credentials`, to be answered within minutes together with the ticket."""

    ticket: str
    options: GameJson


class NewIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self, without a token: by a passkey or, without one, by a recovery code. Answered with an `OwnAdmission`."""

    name: Name
    label: Label
    ticket: Long | None = None
    passkey: GivenJson | None = None


class EnterIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/enter, without a token: by a recovery code, a device link, or a passkey and its ticket. Answered with an
    `OwnAdmission`."""

    label: Label
    code: Short | None = None
    link: Long | None = None
    ticket: Long | None = None
    passkey: GivenJson | None = None


class OwnAdmission(Struct, frozen=True):
    """Keep the token: it is who you are, on this device."""

    token: str
    code: str | None = None
    """A recovery code, to be written down: it is shown this once."""


class OwnDevice(Struct, frozen=True):
    device: str
    label: str
    since: int
    """Unix time in ms."""
    here: bool
    """It is the one that asks."""


class OwnPasskey(Struct, frozen=True):
    passkey: str
    label: str
    since: int


class OwnSeat(Struct, frozen=True):
    table: str
    person: int
    since: int


class OwnSelf(Struct, frozen=True):
    """GET /api/self: all that the server keeps of who asks beside their tables. Changes are answered with it, too."""

    name: str
    made: int
    devices: tuple[OwnDevice, ...]
    passkeys: tuple[OwnPasskey, ...]
    has_code: bool
    seats: tuple[OwnSeat, ...]
    """The one that was kept last at the end."""
    shown_to: Audience


class OwnCode(Struct, frozen=True):
    """POST /api/self/code: a recovery code in the place of the one before."""

    code: str


class OwnLink(Struct, frozen=True):
    """POST /api/self/link: lets in one other device, for so many seconds."""

    link: str
    seconds: int


class AddPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/passkeys"""

    label: Label
    ticket: Long
    passkey: GivenJson


class DropPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/passkeys/drop"""

    passkey: Long


class DropDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/devices/drop: that device is let in no more, here and at every table."""

    device: Short


class ChangeSelf(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/change: what is given is changed."""

    name: Name | None = None
    shown_to: Audience | None = None


class KeepSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/self/seats: a seat that one had as a guest becomes one's own, by its token. POST /api/self/seats/{table} gives
    an `Admission` to a seat that is; 204: there is none."""

    table: Short
    token: Long


class OwnEverything(Struct, frozen=True):
    """GET /api/self/everything: to be taken along, as a file."""

    identity: OwnSelf
    tables: tuple[StoredAbout, ...]


ABOUT_ONESELF: tuple[type[Struct], ...] = (
    AskPasskey,
    PasskeyQuestion,
    NewIdentity,
    EnterIdentity,
    OwnAdmission,
    OwnSelf,
    OwnCode,
    OwnLink,
    AddPasskey,
    DropPasskey,
    DropDevice,
    ChangeSelf,
    KeepSeat,
    OwnEverything,
)
