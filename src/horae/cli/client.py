"""A table of a server, from outside: its link, what is asked over HTTP, and the line that is held to it.

The line belongs to a thread of its own, which connects again when it is lost. What it hears goes into an inbox, in which typed
lines may lie too; everything else here runs where the inbox is emptied.
"""

from __future__ import annotations

import queue
import random
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from threading import Event as Flag
from threading import Thread
from typing import Any, TypeAlias, TypeVar, cast
from urllib.parse import urlencode
from uuid import uuid4

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from horae.core.speech import Fault, Phrase, Sayable
from horae.server.identity import looks_like_token
from horae.server.protocol import http_bodies, replies, requests, table_views, values

T = TypeVar("T")

TIMEOUT = 15.0
FIRST_RETRY, LAST_RETRY = 0.4, 8.0
ASK_AGAIN = 5.0
"""Seconds after which a request without an answer is sent once more."""
PATIENCE = 600.0
"""So many seconds a lost line is tried again; then the server is taken to be gone."""
SETTLE = 0.12
"""What follows this quickly upon a message is told together with it."""
AGAINST_RULES = 1008

_LINK = re.compile(
    r"(?:(?P<scheme>https?)://)?(?P<host>[^/#?\s@]+)(?P<base>(?:/[\w.-]+)*?)/(?P<page>t|replay)/(?P<table>[\w-]+)/?(?:#(?P<token>\S*))?"
)
_HERE = re.compile(r"(localhost|127\.[\d.]+|\[::1\])(:\d+)?")

AnyReply = (
    replies.Welcome
    | replies.Page
    | replies.SeatLink
    | replies.Update
    | replies.Presence
    | replies.Done
    | replies.Allowed
    | replies.Refusal
    | replies.Advice
    | replies.Next
    | replies.ErrorReply
    | replies.Bye
    | replies.Pong
)
Answer = replies.Update | replies.Page | replies.SeatLink | replies.Done | replies.Allowed | replies.Refusal | replies.Advice
_decode = msgspec.json.Decoder(AnyReply).decode
_encode = msgspec.json.Encoder().encode


class CannotJoin(Fault):
    """The table cannot be had: the link is wrong, the server is away, or it says no."""

    def __init__(self, key: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(key, args))


class Link(Struct, frozen=True):
    """The link of a table, as people send it to each other; with a token it is somebody's own."""

    server: str
    table: str
    token: str | None = None

    @property
    def address(self) -> str:
        """For friends: without the token."""
        return f"{self.server}/t/{self.table}"


def read_link(text: str) -> Link:
    """The link in a word. Without a scheme it is https, but for this machine. Raises CannotJoin."""
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise CannotJoin("join-bad-link", link=text.strip()[:200])
    if found["page"] == "replay":
        raise CannotJoin("join-replay-link")
    token = found["token"] or ""  # or a place in the page, which is nobody's seat
    if token.startswith("seat.") and not looks_like_token(token):
        raise CannotJoin("join-link-cut")
    scheme = found["scheme"] or ("http" if _HERE.fullmatch(found["host"]) else "https")
    return Link(f"{scheme}://{found['host']}{found['base']}", found["table"], token if looks_like_token(token) else None)


# --- over HTTP ---


def fetch(server: str, path: str, kind: type[T], language: str, body: Any = None) -> T:
    """Ask the server one thing. Raises CannotJoin, in the server's words where it has some."""
    url = f"{server}{path}?{urlencode({'language': language})}"
    data = None if body is None else _encode(body)
    request = urllib.request.Request(url, data, {"content-type": "application/json", "accept": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as wrong:
        raise CannotJoin("join-refused", why=_problem(wrong)) from None
    except msgspec.DecodeError:
        raise CannotJoin("join-not-horae", server=server) from None
    except (OSError, ValueError) as wrong:
        raise CannotJoin("join-away", server=server, why=_reason(wrong)) from None


def _problem(wrong: urllib.error.HTTPError) -> str:
    try:
        return msgspec.json.decode(wrong.read(), type=http_bodies.Problem).words
    except (msgspec.DecodeError, OSError):
        return f"{wrong.code} {wrong.reason}"


def _reason(wrong: Exception) -> str:
    inner = wrong.reason if isinstance(wrong, urllib.error.URLError) else wrong
    said = inner.strerror if isinstance(inner, OSError) and inner.strerror else str(inner)
    return said.splitlines()[0] if said else type(inner).__name__


def _spoken(language: str) -> values.Language:
    return cast("values.Language", language)


# --- the line ---


class Heard(Struct, frozen=True):
    """A message from the server, understood and as it came."""

    message: AnyReply
    text: str


class Lost(Struct, frozen=True):
    """The line is lost and will be tried again."""


class Gone(Struct, frozen=True):
    """There is no line and there will be none: what was wrong."""

    fault: CannotJoin


class Typed(Struct, frozen=True):
    """A line that somebody typed; None when there will be no more."""

    line: str | None


Item: TypeAlias = Heard | Lost | Gone | Typed
Inbox: TypeAlias = "queue.Queue[Item]"


class Line(Thread):
    """Holds the socket: says hello, hears, and comes back after a loss with the last number heard."""

    def __init__(self, link: Link, language: str, inbox: Inbox) -> None:
        super().__init__(daemon=True, name="line")
        self.link = link
        self.language = language
        self._inbox = inbox
        self._socket: ClientConnection | None = None
        self._closed = Flag()
        self._after: int | None = None
        self._welcomed = False
        self._retry = FIRST_RETRY
        self._last_words = ""

    def send(self, message: bytes) -> None:
        """Send if there is a line. Requests without an answer are sent again by whoever waits for it."""
        socket = self._socket
        if socket is not None:
            try:
                socket.send(message.decode())
            except (WebSocketException, OSError):
                return  # the thread sees the loss too

    def close(self) -> None:
        self._closed.set()
        socket = self._socket
        if socket is not None:
            socket.close()
        self.join(5)

    def run(self) -> None:
        lost_at: float | None = None
        while not self._closed.is_set():
            gone = self._hold()
            if self._closed.is_set():
                return
            lost_at = time.monotonic() if lost_at is None or self._welcomed else lost_at
            if gone is None and time.monotonic() - lost_at > PATIENCE:
                gone = CannotJoin("join-away", server=self.link.server, why=Phrase("join-no-answer"))
            if gone is not None:
                self._inbox.put(Gone(gone))
                return
            if self._welcomed:
                self._inbox.put(Lost())
            self._welcomed = False
            self._closed.wait(self._retry * random.uniform(0.7, 1.3))
            self._retry = min(LAST_RETRY, self._retry * 1.7)

    def _hold(self) -> CannotJoin | None:
        """One connection, until it ends. What is wrong, if it makes no sense to try again."""
        address = f"{self.link.server.replace('http', 'ws', 1)}/api/socket"
        try:
            with connect(address, compression=None, max_size=None, open_timeout=TIMEOUT, close_timeout=2) as socket:
                self._socket = socket
                if self._closed.is_set():
                    return None
                hello = requests.Hello(self.link.table, _spoken(self.language), self.link.token, self._after)
                socket.send(_encode(hello).decode())
                while True:
                    self._hear(socket.recv())
        except ConnectionClosed as over:
            if over.rcvd is not None and over.rcvd.code == AGAINST_RULES:
                return CannotJoin("join-refused", why=self._last_words or over.rcvd.reason or str(AGAINST_RULES))
        except (WebSocketException, OSError, EOFError) as wrong:
            if self._after is None:
                return CannotJoin("join-away", server=self.link.server, why=_reason(wrong))
        finally:
            self._socket = None
        return None

    def _hear(self, text: str | bytes) -> None:
        said = text if isinstance(text, str) else text.decode("utf-8", "replace")
        try:
            message = _decode(said)
        except msgspec.DecodeError:
            return  # a newer server may say things that this client has no word for
        if isinstance(message, replies.Welcome | replies.Update):
            self._after = message.n
        if isinstance(message, replies.Welcome):
            self._welcomed, self._retry = True, FIRST_RETRY
        elif isinstance(message, replies.ErrorReply):
            self._last_words = message.words
        elif isinstance(message, replies.Bye):
            self._retry = message.retry_ms / 1000
        self._inbox.put(Heard(message, said))


class Client:
    """The table as it stands for one person. `take` keeps it up to date."""

    def __init__(self, link: Link, language: str, inbox: Inbox) -> None:
        self.link = link
        self.inbox = inbox
        self.line = Line(link, language, inbox)
        self.you = table_views.You(None, None, False, None)
        self.table: table_views.TableView
        self.position: table_views.PositionView | None = None
        self.here: tuple[int, ...] = ()
        self.next: replies.Next | None = None
        self.fresh: list[table_views.LineView] = []
        """Lines that nobody has taken yet."""
        self.earlier: int | None = None
        """There are more lines, in records below this one."""
        self.is_lost = False
        self.watch_line: Callable[[bool], None] = lambda lost: None
        """Told when the line is lost and when it is back."""
        self.first = ""
        """The welcome as it came."""
        self._n = -1
        self._told: tuple[table_views.LineView, ...] = ()
        self._waiting: dict[str, bytes] = {}
        self._answers: dict[str, Answer] = {}
        self._typed: list[Typed] = []
        self._has_changed = False
        """Whether something came since it was last said that something did."""

    def open(self) -> None:
        """Come to the table. Raises CannotJoin if it cannot be."""
        self.line.start()
        while not self.is_welcome:
            item = self.inbox.get()
            self.take(item)
            self.first = item.text if isinstance(item, Heard) else self.first

    def close(self) -> None:
        self.line.close()

    @property
    def is_welcome(self) -> bool:
        """Whether the table has answered."""
        return self._n >= 0

    def typed_before(self, other: Client) -> None:
        """Take over what was typed and nobody has read yet; what else lies in the inbox was another table's."""
        self._typed = other.take_typed()
        while True:
            try:
                item = self.inbox.get_nowait()
            except queue.Empty:
                return
            if isinstance(item, Typed):
                self._typed.append(item)

    def take_typed(self) -> list[Typed]:
        """What was typed and nobody has read yet."""
        taken, self._typed = self._typed, []
        return taken

    # --- hearing ---

    def hear(self, *, is_wanted: Callable[[str | None], bool] = lambda line: True) -> str | None:
        """The first typed line that is wanted now, past those that wait; None once something changed at the table. Raises
        EOFError when nothing more will be typed, and CannotJoin when the server is gone."""
        while not self._has_changed:
            wanted = next((place for place, typed in enumerate(self._typed) if is_wanted(typed.line)), None)
            if wanted is not None:
                return self._line_of(self._typed.pop(wanted))
            self.take(self.inbox.get())
        self._settle()
        self._has_changed = False
        return None

    def _settle(self) -> None:
        """Take what comes at the same time."""
        while True:
            try:
                item = self.inbox.get(timeout=SETTLE)
            except queue.Empty:
                return
            self.take(item)

    @staticmethod
    def _line_of(typed: Typed) -> str:
        if typed.line is None:
            raise EOFError
        return typed.line

    def take(self, item: Item) -> None:
        """Let what was heard come true here."""
        if isinstance(item, Typed):
            self._typed.append(item)
        elif isinstance(item, Lost):
            self.is_lost = True
            self.watch_line(True)
        elif isinstance(item, Gone):
            raise item.fault
        else:
            self._hear(item.message)
            self._has_changed = True

    def _hear(self, message: AnyReply) -> None:
        if isinstance(message, replies.Welcome):
            self._welcome(message)
        elif isinstance(message, replies.Update):
            self.you = message.you or self.you
            self.table = message.table or self.table
            self.position = message.position or self.position
            self._lines(message.lines, message.n)
        elif isinstance(message, replies.Presence):
            self.here = message.here
        elif isinstance(message, replies.Next):
            self.next = message
        if isinstance(message, Answer) and message.id is not None and self._waiting.pop(message.id, None) is not None:
            self._answers[message.id] = message

    def _welcome(self, message: replies.Welcome) -> None:
        self.you, self.table, self.position = message.you, message.table, message.position
        self.here = tuple(one.person for one in message.table.people if one.here)
        self._told = message.lines
        if self._n < 0:
            self.earlier = message.earlier
        self._lines(message.lines, message.n)
        if self.is_lost:
            self.is_lost = False
            self.watch_line(False)
        self.ask_again()

    def _lines(self, lines: tuple[table_views.LineView, ...], n: int) -> None:
        self.fresh += [line for line in lines if line.n > self._n]
        self._n = max(self._n, n)

    # --- asking ---

    def request(self, kind: type[requests.Request], /, **fields: Any) -> Answer:
        """Ask something of the table and wait for the answer, also across a lost line."""
        number = uuid4().hex
        body = _encode(kind(number, **fields))
        self.post(number, body)
        while number not in self._answers:
            try:
                self.take(self.inbox.get(timeout=ASK_AGAIN))
            except queue.Empty:
                self.ask_again()
        return self._answers.pop(number)

    def look_back(self) -> tuple[table_views.LineView, ...]:
        """The page of lines before the earliest that came so far."""
        if self.earlier is None:
            return ()
        answer = self.request(requests.Earlier, before=self.earlier)
        if not isinstance(answer, replies.Page):
            return ()
        self.earlier = answer.earlier
        return answer.lines

    def post(self, number: str, body: bytes) -> None:
        """Send a request without waiting; whoever waits for answers then asks again for those that do not come."""
        self._waiting[number] = body
        self.line.send(body)

    def ask_again(self) -> None:
        """Send once more what has no answer: a server that was asked too much too fast drops messages; twice is heard once."""
        for body in self._waiting.values():
            self.line.send(body)

    @property
    def is_answered(self) -> bool:
        """Whether everything that was asked has its answer."""
        return not self._waiting

    def speak(self, language: str) -> tuple[table_views.LineView, ...]:
        """Be addressed in another language: what stands here is in it when this returns, and so are all the lines."""
        self.line.language = language
        self._told = ()
        self.line.send(_encode(requests.Speak(_spoken(language))))
        while not self._told and not self.is_lost:
            self.take(self.inbox.get())
        return self._told

    # --- reading ---

    def name_of(self, person: int | None) -> str:
        return next((one.name for one in self.table.people if one.person == person), "")

    def seat_names(self, info: http_bodies.GameInfo | None, say: Callable[[Sayable], str]) -> tuple[str, ...]:
        """What to call each seat, as the server does: the person's name, else the bot's, else its number."""
        titles: Mapping[str, str] = {bot.name: bot.words for bot in info.bots} if info is not None else {}
        names = []
        for seat in self.table.seats:
            if seat.person is not None:
                names.append(self.name_of(seat.person))
            elif seat.bot is not None:
                called = titles.get(seat.bot, seat.bot)
                names.append(say(Phrase("table-bot-name", {"bot": called, "seat": seat.seat + 1})))
            else:
                names.append(say(Phrase("person", {"seat": seat.seat + 1})))
        return tuple(names)
