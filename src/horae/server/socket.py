"""One WebSocket connection: from hello to goodbye. It reads messages, hands them to the table and sends the answers.

Written against ASGI directly, because this is the path every action takes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping
from secrets import randbits
from typing import Any

import msgspec

from horae.core.refusal import Refused
from horae.core.rng import SEED_BITS
from horae.core.speech import Fault as Spoken
from horae.core.speech import Phrase, say
from horae.server import origin
from horae.server import protocol as wire
from horae.server.advising import hints
from horae.server.hall import Hall, UnknownTable
from horae.server.limits import Bucket
from horae.server.live import Live, Repeated, framed, no_attempt
from horae.table import decisions
from horae.table.play import Attempt
from horae.table.records import AnyFact, Person
from horae.table.table import CannotResume, Declined

_log = logging.getLogger("horae")

Scope = MutableMapping[str, Any]
AnyMessage = (
    wire.Hello
    | wire.Speak
    | wire.Do
    | wire.WhyNot
    | wire.Say
    | wire.Rename
    | wire.Sit
    | wire.Stand
    | wire.SeatBot
    | wire.Unseat
    | wire.SetOptions
    | wire.Ready
    | wire.Start
    | wire.StandIn
    | wire.TakeBack
    | wire.AskUndo
    | wire.AnswerUndo
    | wire.Coach
    | wire.Ping
)
_decoder = msgspec.json.Decoder(AnyMessage)

GOING_AWAY, AGAINST_RULES, TOO_LARGE, SERVICE_RESTART = 1001, 1008, 1009, 1012


class Closed(Exception):
    """The connection is over, by the client or by us."""


class Connection:
    def __init__(self, hall: Hall, scope: Scope, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        self._hall = hall
        self._receive = receive
        self._send = send
        self._write: Callable[[bytes], int] = scope["extensions"]["horae.write"]
        self._abort: Callable[[], None] = scope["extensions"]["horae.abort"]
        self._bucket = Bucket(hall.config.messages_per_second, hall.config.message_burst)
        self._dropped = 0
        self._is_open = True
        self.live: Live | None = None
        self.person: Person | None = None
        self.language = "en"
        self.you = wire.You(None, None, False, None)

    # --- sending ---

    def push(self, frame: bytes) -> None:
        """Send without waiting. Whoever does not read is disconnected before it costs the server much."""
        if not self._is_open:
            return
        waiting = self._write(frame)
        if waiting < 0:
            self._is_open = False
        elif waiting > self._hall.config.backlog_bytes:
            self._hall.metrics.add("too_slow_clients")
            self._is_open = False
            self._abort()

    def tell(self, reply: wire.Reply) -> None:
        self.push(framed(reply))

    def fault(self, code: str, /, **args: str | int) -> None:
        self._hall.metrics.add("faults")
        self.tell(wire.Fault(code, say(Phrase(f"server-{code}", dict(args)), self.language)))

    async def close(self, code: int, reason: str) -> None:
        if self._is_open:
            self._is_open = False
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        raise Closed

    # --- reading ---

    async def run(self) -> None:
        try:
            await self._hello()
            while True:
                message = await self._next()
                if message is not None:
                    await self._handle(message)
        except Closed:
            pass
        finally:
            self._is_open = False
            if self.live is not None:
                self.live.links.discard(self)
                if not self._hall.stopping:
                    self._hall.connected(self.live)

    async def _next(self) -> AnyMessage | None:
        """The next message, or None for one that could not be taken. Raises Closed."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect" or not self._is_open:
            raise Closed
        self._hall.metrics.add("messages")
        if not self._bucket.take():
            await self._too_fast()
            return None
        text = event.get("text")
        if text is None:
            self.fault("bad-message")
            return None
        try:
            message: AnyMessage = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.fault("bad-message")
            return None
        return message

    async def _too_fast(self) -> None:
        self._dropped += 1
        if self._dropped in (1, 10, 100):
            self.fault("too-fast")
        if self._dropped >= self._hall.config.flood:
            await self.close(AGAINST_RULES, "too fast")

    async def _hello(self) -> None:
        message = await self._next()
        while not isinstance(message, wire.Hello):
            if message is not None:
                self.fault("hello-first")
            message = await self._next()
        self.language = message.language
        if message.protocol != wire.VERSION:
            self.fault("protocol")
            await self.close(AGAINST_RULES, "protocol")
        try:
            live = await self._hall.find(message.table)
        except UnknownTable:
            self.fault("unknown-table")
            await self.close(AGAINST_RULES, "unknown table")
            raise
        except CannotResume as fault:
            self.tell(wire.Fault("cannot-resume", fault.say(self.language)))
            await self.close(AGAINST_RULES, "cannot resume")
            raise
        if message.token is not None:
            self.person = self._hall.tokens.read(message.token, message.table)
            if self.person is None or self.person >= len(live.table.people):
                self.fault("bad-token")
                await self.close(AGAINST_RULES, "bad token")
        elif not live.table.settings.watchers:
            self.fault("no-watchers")
            await self.close(AGAINST_RULES, "no watchers")
        async with live.lock:  # nothing is recorded between the welcome and the first update
            live.links.add(self)
            self.live = live
            self.push(live.welcome(self, message.after))
        self._hall.connected(live)

    # --- answering ---

    async def _handle(self, message: AnyMessage) -> None:
        live = self.live
        assert live is not None
        if isinstance(message, wire.Request):
            await self._request(live, message)
        elif isinstance(message, wire.Speak):
            self.language = message.language
            self.push(live.welcome(self, None))
        elif isinstance(message, wire.Ping):
            self.tell(wire.Pong())
        else:
            self.fault("hello-first")

    async def _request(self, live: Live, message: wire.Request) -> None:
        person = self.person
        if person is None:
            self.tell(wire.Refusal(message.id, "not-entered", say(Phrase("server-not-entered"), self.language)))
            return
        before = live.refusal(person, message.id)
        if before is not None:
            self.tell(before)
            return
        try:
            await self._answer(live, person, message)
        except Exception:
            # Nothing was recorded; the table is as it was.
            _log.exception("table %s: request failed: %r", live.table.id, message)
            self.tell(wire.Refusal(message.id, "broken", say(Phrase("table-broken"), self.language)))

    async def _answer(self, live: Live, person: Person, message: wire.Request) -> None:
        try:
            if isinstance(message, wire.WhyNot):
                decisions.attempt(live.table, person, message.action)
                self.tell(wire.Allowed(message.id))
            elif isinstance(message, wire.Coach):
                await self._advise(live, message)
            else:
                await live.record(person, message.id, lambda: self._decide(live, person, message))
        except Repeated as repeated:
            self.tell(wire.Done(message.id, repeated.n))
        except (Refused, Declined) as fault:
            self.tell(live.refuse(person, message.id, fault, self.language))
        except Spoken:
            self.tell(live.refuse(person, message.id, Declined("busy"), self.language))

    def _decide(self, live: Live, person: Person, message: wire.Request) -> tuple[AnyFact, Attempt | None]:
        table = live.table
        match message:
            case wire.Do(_, action, offer):
                return decisions.act(table, person, action, offer)
            case wire.Say(_, text):
                return no_attempt(decisions.say_text(table, person, text))
            case wire.AskUndo():
                return no_attempt(decisions.ask_undo(table, person))
            case wire.AnswerUndo(_, yes):
                return no_attempt(decisions.answer_undo(table, person, yes))
            case wire.Rename(_, name):
                return no_attempt(decisions.rename(table, person, name))
            case _:
                return no_attempt(self._decide_seats(live, person, message))

    def _decide_seats(self, live: Live, person: Person, message: wire.Request) -> AnyFact:
        table, here = live.table, live.here()
        match message:
            case wire.Sit(_, seat):
                return decisions.sit(table, person, seat)
            case wire.Stand(_, bot):
                return decisions.stand(table, person, bot)
            case wire.SeatBot(_, seat, bot):
                return decisions.seat_bot(table, person, seat, bot, here)
            case wire.Unseat(_, seat):
                return decisions.unseat(table, person, seat, here)
            case wire.SetOptions(_, options, settings):
                return decisions.set_options(table, person, options, settings, here)
            case wire.Ready(_, ready):
                return decisions.ready(table, person, ready)
            case wire.Start():
                return decisions.start(table, person, randbits(SEED_BITS), here)
            case wire.StandIn(_, seat, bot):
                return decisions.stand_in(table, person, seat, bot, here)
            case wire.TakeBack():
                return decisions.take_back(table, person)
            case _:
                raise TypeError(f"not a request: {message!r}")

    async def _advise(self, live: Live, message: wire.Coach) -> None:
        decisions.check_coach(live.table)
        found = await self._hall.players(live).explain()
        self.tell(wire.Advice(message.id, hints(live.table, self.person, found, self.language)))


class SocketEndpoint:
    """The ASGI application at /api/socket."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._by_address: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()  # websocket.connect
        address = (scope.get("client") or ("", 0))[0]
        crowded = self._by_address.get(address, 0) >= self._hall.config.connections_per_address
        if crowded or self._hall.stopping or not origin.is_allowed(scope["headers"], self._hall.config.origins):
            self._hall.metrics.add("turned_away")
            await send({"type": "websocket.close", "code": AGAINST_RULES})
            return
        await send({"type": "websocket.accept"})
        self._by_address[address] = self._by_address.get(address, 0) + 1
        try:
            await Connection(self._hall, scope, receive, send).run()
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
