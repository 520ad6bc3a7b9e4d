"""Passkeys: what a browser is asked, and whether its answer is good. What they are is decided by the library (decision 0030).

Imported when somebody first wants one: the library takes most of a second to load, and a server that nobody asks needs none
of it.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

_MINUTES_2 = 120_000
_SENSELESS = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError)
"""Whatever the library makes of an answer that no browser gives."""


class BadPasskey(Exception):
    """The browser's answer proves nothing."""


class Site(NamedTuple):
    """Where the page is that asks: a passkey belongs to a host and is good on no other."""

    host: str
    origin: str


class MadePasskey(NamedTuple):
    passkey: str
    key: str
    counter: int


def to_make(site: Site, identity: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """What to hand to `navigator.credentials.create`. The known ones are not made twice on one device."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Horae",
        user_name=name,
        user_id=identity.encode(),
        challenge=challenge,
        timeout=_MINUTES_2,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def to_enter(site: Site, challenge: bytes) -> dict[str, Any]:
    """What to hand to `navigator.credentials.get`: the browser itself knows which passkeys there are."""
    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge, timeout=_MINUTES_2, user_verification=UserVerificationRequirement.PREFERRED
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def made(site: Site, answer: dict[str, Any], challenge: bytes) -> MadePasskey:
    """Raises BadPasskey."""
    try:
        found = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
        )
    except _SENSELESS:
        raise BadPasskey from None
    return MadePasskey(
        bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count
    )


def whose(answer: dict[str, Any]) -> tuple[str, str]:
    """The identity and the passkey that an answer names, which proves nothing yet. Raises BadPasskey."""
    try:
        return base64url_to_bytes(answer["response"]["userHandle"]).decode(), str(answer["id"])
    except _SENSELESS:
        raise BadPasskey from None


def used(site: Site, answer: dict[str, Any], challenge: bytes, key: str, count: int) -> int:
    """The passkey's counter now. Raises BadPasskey."""
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
        )
    except _SENSELESS:
        raise BadPasskey from None
    return found.new_sign_count
