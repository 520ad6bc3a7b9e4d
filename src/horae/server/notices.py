"""What people are told who are not looking: who wants it, when, and in which words and form. Of the game it says its name and
whose turn it is, and nothing else.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from horae.core.speech import Phrase, say
from horae.server.protocol.http_bodies import HookForm, Quiet
from horae.server.protocol.values import Language
from horae.table.pace import HOUR, News
from horae.table.records import Person
from horae.table.table import Table

_MINUTE = 60_000
_DAY = 24 * HOUR
WEBHOOK = "webhook"


def quiet_left(quiet: Quiet, now: int) -> int:
    """Milliseconds until somebody's quiet hours are over; 0: they are not on."""
    since = (now + quiet.ahead * _MINUTE - quiet.begins * _MINUTE) % _DAY
    return max(0, (quiet.ends - quiet.begins) * _MINUTE % _DAY - since)


class PushWish(Struct, frozen=True):
    """A device that would be told about its person's turns at one table."""

    person: Person
    endpoint: str
    key: str
    """Its public key, and a secret that only it and we know: what is sent can be read by it alone."""
    auth: str
    language: Language
    base: str
    """Where the person knows this server."""
    quiet: Quiet | None = None

    @property
    def name(self) -> str:
        return f"{push_names(self.person)}{device_of(self.endpoint)}"


class Webhook(Struct, frozen=True):
    """Where a table's turns are told to all its people."""

    url: str
    form: HookForm
    language: Language
    base: str
    failed: str = ""
    """Why it was given up: a message's key without its prefix, and the last answer."""
    status: int = 0


Wish: TypeAlias = "PushWish | Webhook"


def push_names(person: Person) -> str:
    """With what the names of one person's devices begin."""
    return f"push {person} "


def device_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:16]


def wish_of(name: str, body: bytes) -> Wish:
    kind: Any = Webhook if name == WEBHOOK else PushWish
    found: Wish = msgspec.json.decode(body, type=kind)
    return found


def notice_name(wish: str, news: News) -> str:
    """By which it is known that it was sent. Begins with whose wish it was."""
    return f"{wish} {news.kind} {news.person} {news.n}"


def news_named(news: list[News], wish: str, name: str) -> News | None:
    """What a notice of that name is about, if it is still so."""
    return next((one for one in news if notice_name(wish, one) == name), None)


# --- words ---


def title_of(table: Table, language: str) -> str:
    return say(Phrase(f"{table.game.name}-title"), language)


def people_of(table: Table, language: str) -> str:
    """The table by who sits there."""
    play = table.play
    seats = range(len(table.places)) if play is None else play.state.seats()
    return ", ".join(
        name for seat, name in enumerate(table.names(language)) if seat in seats and not table.places[seat].is_empty
    )


def _said(table: Table, news: News, prefix: str, language: str, **args: str) -> str:
    pace, key = table.settings.pace, f"{prefix}-{news.kind.replace('_', '-')}"
    if news.kind != "turn" or pace is None:
        return say(Phrase(key, dict(args)), language)
    days, hours = divmod(pace.hours, 24)
    time = Phrase("table-pace-hours", {"count": pace.hours}) if hours else Phrase("table-pace-days", {"count": days})
    return say(Phrase(f"{key}-left", {**args, "time": time}), language)


def push_message(table: Table, news: News, wish: PushWish, stop: str) -> bytes:
    """What a device is sent; `stop` is what it says to hear no more of this table."""
    language = wish.language
    return msgspec.json.encode(
        {
            "title": f"{title_of(table, language)} · {people_of(table, language)}"[:120],
            "body": _said(table, news, "notice", language),
            "why": say(Phrase("notice-why"), language),
            "stop_words": say(Phrase("notice-stop"), language),
            "stop": stop,
            "table": table.id,
            "lang": language,
        }
    )


class Posted(Struct, frozen=True):
    """What a webhook of the plain form is sent."""

    event: Literal["hello", "turn", "reminded", "ran_out"]
    id: str
    """The same when it is sent again because nobody knows whether it arrived."""
    table: str
    url: str
    game: str
    title: str
    people: str
    person: str | None
    text: str
    why: str


def webhook_message(table: Table, news: News | None, hook: Webhook) -> bytes:
    """None: the first of all, that it works."""
    language = hook.language
    game, people = title_of(table, language), people_of(table, language)
    url = f"{hook.base}/t/{table.id}"
    why = say(Phrase("notice-shared-why"), language)
    name = None if news is None else table.people[news.person].name
    if news is None:
        text = say(Phrase("notice-shared-hello", {"game": game, "with": people}), language)
    else:
        text = _said(table, news, "notice-shared", language, name=name or "", game=game, **{"with": people})
    if hook.form == "discord":
        # Nobody is mentioned, whatever people are called.
        said = f"{_plain_in_discord(text)} {url}\n-# {_plain_in_discord(why)}"
        return msgspec.json.encode({"content": said[:1900], "allowed_mentions": {"parse": []}})
    if hook.form == "slack":
        return msgspec.json.encode({"text": f"{_plain_in_slack(text)} {url}\n{_plain_in_slack(why)}", "mrkdwn": False})
    kind = "hello" if news is None else news.kind
    notice = "hello" if news is None else notice_name(WEBHOOK, news)
    return msgspec.json.encode(Posted(kind, notice, table.id, url, table.game.name, game, people, name, text, why))


def _plain_in_discord(text: str) -> str:
    return re.sub(r"([\\*_~`|>#\[\]()<@:-])", r"\\\1", text)


def _plain_in_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


# --- to hear no more ---


def stop_token(key: bytes, table: str, wish: str) -> str:
    """What a device shows to be told no more about a table; it opens nothing else."""
    said = urlsafe_b64encode(msgspec.json.encode([table, wish])).decode().rstrip("=")
    return f"{said}.{_signed(key, said)}"


def read_stop_token(key: bytes, token: str) -> tuple[str, str] | None:
    """The table, and the name of the wish."""
    said, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode("utf-8", "replace"), _signed(key, said).encode()):
        return None
    table, wish = msgspec.json.decode(urlsafe_b64decode(said + "=" * (-len(said) % 4)), type=tuple[str, str])
    return table, wish


def _signed(key: bytes, said: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, said.encode("utf-8", "replace"), sha256)[:16]).decode().rstrip("=")
