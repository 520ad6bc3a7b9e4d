"""One WebSocket connection: from hello to goodbye. It reads messages, hands them to the table and sends the answers.

Written against ASGI and our own protocol class directly, because this is the path every action takes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from secrets import randbits
from typing import Any

import msgspec

from horae.core.refusal import Refused
from horae.core.rng import SEED_BITS
from horae.core.speech import Fault, Phrase, say
from horae.server import failures, origin, wall_clock
from horae.server.identity import Bearer, refused_bearer
from horae.server.limits import Bucket, Buckets, TooMuch, account
from horae.server.live_table import LiveTable, Repeated, framed, no_attempt
from horae.server.protocol import replies, requests, table_views, values
from horae.server.store import StoreDown
from horae.server.tables import Tables, UnknownTable
from horae.server.turns import Turns
from horae.server.typed_lines import meant
from horae.server.websocket_transport import WebSocketTransport
from horae.table import claims, decisions
from horae.table.records import AnyFact, Person
from horae.table.running_game import Attempt
from horae.table.table import CannotResume, Declined, Table

Scope = MutableMapping[str, Any]
AGAINST_RULES = 1008
"""The code that a WebSocket is closed with: RFC 6455, 7.4.1, and the registry that it opened. After this one a client does not
come again by itself; after the next two it does."""
BROKEN = 1011
TRY_AGAIN = 1013
_REFUSED = 4.0
"""So many messages more a refused one counts as among all of its address: it was looked at and answered for nothing."""
_MOST_WAITING = 4
"""Messages that may wait for their turn before no more are read from the client."""


class Connection:
    """One client. Its messages are answered one after the other, each as soon as it comes: nothing waits for a task to
    be scheduled, but what takes time (the first hello, the coach, a record on its way to the store) calls back."""

    def __init__(self, tables: Tables, scope: Scope, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        self._tables = tables
        self._receive = receive
        self._send = send
        self._socket: WebSocketTransport = scope["extensions"]["horae"]
        self._bucket = Bucket(tables.config.messages_per_second, tables.config.message_burst)
        self._loop = asyncio.get_running_loop()
        self._dropped = 0
        self._is_open = True
        self._turns = Turns(partial(failures.note, tables.metrics, "a connection", "an answer"))  # no way back to this one
        self.host: str = (scope.get("client") or ("", 0))[0]
        self.account = account(self.host)
        self._work = tables.work.of(self.host)
        self._share = tables.messages.of(self.host)
        self._place = 0.0
        """In the share's line."""
        self._has_said_hello = False
        self.live: LiveTable | None = None
        self.person: Person | None = None
        self.key: str | None = None
        self.language = "en"
        self.you = table_views.You(None, None, False, None)

    # --- sending ---

    def push(self, frame: bytes) -> None:
        """Send without waiting. Whoever does not read is disconnected before it costs the server much."""
        if not self._is_open:
            return
        waiting = self._socket.write_frame(frame)
        if waiting < 0:
            self._is_open = False
        elif waiting > self._tables.config.backlog_bytes:
            self._let_go()

    def _let_go(self) -> None:
        """They do not read what they are sent."""
        self._tables.metrics.add("too_slow_clients")
        self._is_open = False
        self._socket.transport.abort()

    def tell(self, reply: replies.Reply) -> None:
        if type(reply) is replies.Refusal:
            self._pay_more(_REFUSED)
        self.push(framed(reply))

    def _pay_more(self, cost: float) -> None:
        """What was heard last has cost so much more."""
        self._share.charge(cost)
        self._place += cost

    def fault(self, code: str, /, **args: str | int) -> None:
        self._tables.metrics.add("faults")
        self.tell(replies.ErrorReply(code, say(Phrase(f"server-{code}", dict(args)), self.language)))

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; what else the client says is not heard."""
        if self._is_open:
            self._is_open = False
            self._tables.later(self._send_close(code, reason))

    def dismiss(self, code: str) -> None:
        """The client may not be here any more: say why, and goodbye."""
        self.fault(code)
        self.close(AGAINST_RULES, code.replace("-", " "))

    async def _send_close(self, code: int, reason: str) -> None:
        with contextlib.suppress(OSError):  # the client was quicker
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # --- reading ---

    async def run(self) -> None:
        self._socket.listen(self._hear, self._pay)
        deadline = self._loop.call_later(self._tables.config.head_seconds, self._dismiss_the_silent)
        try:
            while (event := await self._receive())["type"] != "websocket.disconnect":
                self._hear(event.get("text"))
        finally:
            deadline.cancel()
            self._is_open = False
            live, self.live = self.live, None  # so that a socket's end, wherever it still lies, keeps no table in memory
            if live is not None:
                live.subscribers.discard(self)
                if not self._tables.stopping:
                    self._tables.left(live)

    def _hear(self, text: str | None) -> None:
        """A message; None stands for one that is not text."""
        if not self._is_open:
            return
        self._tables.metrics.add("messages")
        if not self._bucket.take():
            self._too_fast()
            return
        self._turns.begin(partial(self._when_due, text or ""))
        if len(self._turns) >= _MOST_WAITING:
            self._socket.hold()

    def _when_due(self, text: str) -> None:
        """Now, or when its address has room for one more."""
        if self._share.has_room:
            self._read(text)
            return
        self._tables.refused.note(self.host, "messages")
        self._turns.take()
        self._share.line_up(self._place, partial(self._is_due, text))

    def _is_due(self, text: str) -> None:
        self._turns.put_first(partial(self._read, text))
        self._free()

    def _pay(self, cost: float, go_on: Callable[[], None]) -> bool:
        """Whatever else than a whole message has come. Whether more is read at once; otherwise `go_on` is called when it is."""
        if self._socket.transport.get_write_buffer_size() > self._tables.config.backlog_bytes:
            self._let_go()
        self._place = self._share.hear(self._place, cost)
        if self._share.has_room:
            return True
        self._share.line_up(self._place, go_on)
        return False

    def _read(self, text: str) -> None:
        self._place = self._share.hear(self._place, 1)
        try:
            message = requests.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            number = requests.number_of(text)
            if number is None:
                self._pay_more(_REFUSED)
                self.fault("bad-message")
            else:
                self.tell(replies.Refusal(number, "bad-message", say(Phrase("server-bad-message"), self.language)))
            return
        try:  # what fails has not taken the turn: that comes last
            self._handle(message)
        except Exception as wrong:
            self._own_up(message, wrong)

    def _dismiss_the_silent(self) -> None:
        if not self._has_said_hello:
            self.fault("hello-first")
            self.close(TRY_AGAIN, "no hello")  # a page may have slept

    def _too_fast(self) -> None:
        self._tables.refused.note(self.host, "messages")
        self._dropped += 1
        if self._dropped in (1, 10, 100):
            self.fault("too-fast")
        if self._dropped >= self._tables.config.flood:
            self.close(AGAINST_RULES, "too fast")

    def _free(self) -> None:
        """A message that took time has been answered."""
        self._turns.free()
        if not self._turns:
            self._socket.go_on()

    def _begin_slowly(self, message: requests.Message, work: Awaitable[None]) -> None:
        self._turns.take()
        self._tables.later(self._slowly(message, work))

    async def _slowly(self, message: requests.Message, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as wrong:
            self._own_up(message, wrong)
        finally:
            self._free()

    def _own_up(self, message: requests.Message, wrong: Exception) -> None:
        """Something failed here that is nobody's fault who asked: they are told, and whoever runs the server is."""
        self._note(str(type(message).__struct_config__.tag), wrong)
        said = say(Phrase("table-broken"), self.language)
        if isinstance(message, requests.Request):
            self.tell(replies.Refusal(message.id, "broken", said))
        else:
            self.tell(replies.ErrorReply("broken", said))

    def _note(self, what: str, wrong: Exception) -> None:
        where = "no table" if self.live is None else f"table {self.live.table.id}"
        failures.note(self._tables.metrics, where, what, wrong)

    # --- entering ---

    async def _hello(self, hello: requests.Hello) -> None:
        self.language = hello.language
        if hello.protocol != values.VERSION:
            self.dismiss("protocol")
            return
        try:
            if self._work.is_empty:
                raise TooMuch(self._work.wait())
            async with asyncio.timeout(self._tables.config.store_seconds):
                live = await self._tables.find(hello.table, self.host)
                if not await self._identify(live, hello.token):
                    return
            async with self._tables.working(self.host):
                self._come_in(live, hello)
        except TooMuch as fault:
            self._tables.refused.note(self.host, fault.what)
            self.tell(replies.ErrorReply(fault.code, fault.say(self.language)))
            self.close(TRY_AGAIN, "too much work")
        except UnknownTable:
            self.dismiss("unknown-table")
        except CannotResume as fault:
            self.tell(replies.ErrorReply("cannot-resume", fault.say(self.language)))
            self.close(AGAINST_RULES, "cannot resume")
        except (StoreDown, TimeoutError, Declined):
            self.fault("store-away")
            self.close(TRY_AGAIN, "store away")
        except Exception as wrong:
            # Whatever it was, whoever came is told, and may come again.
            self._own_up(hello, wrong)
            self.close(BROKEN, "broken")

    def _come_in(self, live: LiveTable, hello: requests.Hello) -> None:
        if not self._is_open:
            return
        # While this one waited in line, the table may have left memory, or they been sent away.
        if not self._tables.holds(live):
            raise TooMuch(0.0)
        why = self._refusal(live.table, hello.token, self._bearer(live.table, hello.token))
        if why is not None:
            self.dismiss(why)
            return
        live.subscribers.add(self)  # first, because the welcome tells who is here
        try:
            self.push(live.welcome(self, hello.after))
        except Exception:
            live.subscribers.discard(self)
            raise
        self.live = live
        who = "to watch" if self.person is None else f"as person {self.person}"
        self._tables.note_visit(self.host, f"came to table {live.table.id} {who}")
        self._tables.connected(live)
        self._tables.tell_next(live, self)

    async def _identify(self, live: LiveTable, token: str | None) -> bool:
        """Who this is; whether they may be here. A new link takes the place of the old ones as soon as it is used."""
        bearer = self._bearer(live.table, token)
        why = self._refusal(live.table, token, bearer)
        if why is not None:
            self.dismiss(why)
            return False
        if bearer is not None:
            self.person, self.key = bearer.person, bearer.key
            if bearer.state == "fresh":
                await self._renew_link(live, bearer)
        return True

    def _bearer(self, table: Table, token: str | None) -> Bearer | None:
        return None if token is None else self._tables.tokens.read(token, table.id, table)

    def _refusal(self, table: Table, token: str | None, bearer: Bearer | None) -> str | None:
        """Why they may not be here, if that is so."""
        if token is not None:
            return refused_bearer(bearer, table)
        return "no-watchers" if not table.settings.watchers else "locked" if table.is_locked else None

    async def _renew_link(self, live: LiveTable, bearer: Bearer) -> None:
        table, person = live.table, bearer.person
        before = table.people[person].keys[-1]
        await live.record(person, None, lambda: no_attempt(decisions.renew_link(table, person, bearer.key, before)))

    # --- answering ---

    def _handle(self, message: requests.Message) -> None:
        live = self.live
        if not self._is_open:
            return  # it was closed while this one waited
        if live is None:
            if isinstance(message, requests.Hello):
                self._has_said_hello = True
                self._begin_slowly(message, self._hello(message))
            else:
                self.fault("hello-first")
        elif isinstance(message, requests.Request):
            self._request(live, message)
        elif isinstance(message, requests.Speak):
            self._begin_slowly(message, self._speak(live, message.language))
        elif isinstance(message, requests.Ping):
            self.tell(replies.Pong())
        else:
            self.fault("hello-first")

    async def _speak(self, live: LiveTable, language: str) -> None:
        try:
            async with self._tables.working(self.host):
                self.language = language
                self.push(live.welcome(self, None))
        except TooMuch:
            self._too_fast()

    async def _turn_back(self, live: LiveTable, message: requests.Earlier) -> None:
        try:
            async with self._tables.working(self.host):
                lines, earlier = live.page(self, 0, message.before)
                self.tell(replies.Page(message.id, lines, earlier))
        except TooMuch as fault:
            self._tables.refused.note(self.host, fault.what)
            self.tell(replies.Refusal(message.id, fault.code, fault.say(self.language)))

    def _request(self, live: LiveTable, message: requests.Request) -> None:
        person = self.person
        is_move = type(message) is requests.Do  # as nearly all are
        if not is_move and isinstance(message, requests.Earlier):
            self._begin_slowly(message, self._turn_back(live, message))
            return
        if person is None:
            self.tell(replies.Refusal(message.id, "not-entered", say(Phrase("server-not-entered"), self.language)))
            return
        before = live.refusal(person, message.id)
        if before is not None:
            self.tell(before)
            return
        if person in live.table.claims and not isinstance(message, requests.AnswerClaim):
            self.tell(live.refuse(person, message.id, Declined("at-the-door"), self.language))
            return
        if not is_move and self._is_answered_beside(live, person, message):
            return
        self._turns.take()
        live.ask(
            person,
            message.id,
            partial(self._decide, live, person, message),
            partial(self._answer, live, person, message),
        )

    def _is_answered_beside(self, live: LiveTable, person: Person, message: requests.Request) -> bool:
        """Whether it is answered, or will be, without the table's turn: it wishes nothing recorded, or too much."""
        match message:
            case requests.WhyNot():
                self._tell_why_not(live, person, message)
            case requests.Typed():
                self._begin_slowly(message, self._tell_meaning(live, person, message))
            case requests.NewLink():
                self.tell(replies.SeatLink(message.id, self._tables.tokens.renew(live.table.id, person, live.table)))
            case _ if not self._may_write(live, person, _cost(message)):
                self._tables.refused.note(self.host, "writing")
                self.tell(replies.Refusal(message.id, "chatty", say(Phrase("table-chatty"), self.language)))
            case requests.Coach():
                self._begin_slowly(message, self._advise(live, person, message))
            case requests.Again():
                self._begin_slowly(message, self._rematch(live, person, message))
            case _:
                return False
        return True

    def _may_write(self, live: LiveTable, person: Person, cost: float) -> bool:
        """Whether they may say, mark or change so much now: on their own account at this table and on their address's."""
        return live.has_room_for(person, cost) and self._tables.writing.of(self.host).take(cost)

    def _answer(self, live: LiveTable, person: Person, message: requests.Request, found: int | Exception) -> None:
        """The request is recorded as that number, of which the update has told; or something stood against it."""
        try:
            if isinstance(found, Exception):
                self._tell_why(live, person, message, found)
        except Exception as wrong:
            self._own_up(message, wrong)
        finally:
            self._free()

    def _tell_why(self, live: LiveTable, person: Person, message: requests.Request, wrong: Exception) -> None:
        if isinstance(wrong, Repeated):
            self.tell(replies.Done(message.id, wrong.n))
        elif isinstance(wrong, Refused | Declined):
            self.tell(live.refuse(person, message.id, wrong, self.language))
        elif isinstance(wrong, Fault):
            self.tell(live.refuse(person, message.id, Declined("busy"), self.language))
        else:
            self._own_up(message, wrong)  # nothing was recorded; the table is as it was

    def _tell_why_not(self, live: LiveTable, person: Person, message: requests.WhyNot) -> None:
        try:
            decisions.attempt(live.table, person, message.action)
        except Exception as wrong:
            self._tell_why(live, person, message, wrong)
        else:
            self.tell(replies.Allowed(message.id))

    async def _tell_meaning(self, live: LiveTable, person: Person, message: requests.Typed) -> None:
        try:
            async with self._tables.working(self.host):
                told = live.transcript(live.table.seat_of(person))
                self.tell(meant(live.table, told, person, self.language, message))
        except TooMuch as fault:
            self._tables.refused.note(self.host, fault.what)
            self.tell(replies.Refusal(message.id, fault.code, fault.say(self.language)))
        except Exception as wrong:
            self._tell_why(live, person, message, wrong)

    async def _advise(self, live: LiveTable, person: Person, message: requests.Coach) -> None:
        try:
            decisions.check_coach(live.table)
            if not live.table.shows_game_to(person):
                raise Declined("no-onlookers")
            found = await self._tables.bot_driver(live).explain(live.table.seat_of(person))
        except Exception as wrong:
            self._tell_why(live, person, message, wrong)
            return
        self.tell(replies.Advice(message.id, live.hints.said(live.table, person, found, self.language)))

    async def _rematch(self, live: LiveTable, person: Person, message: requests.Again) -> None:
        try:
            await self._tables.rematch(live, person, message.id, message.pack)
        except Exception as wrong:
            self._tell_why(live, person, message, wrong)

    def _decide(self, live: LiveTable, person: Person, message: requests.Request) -> tuple[AnyFact, Attempt | None]:
        table = live.table
        if type(message) is requests.Do:  # as nearly all are
            here = live.present() if live.holds_proposals else ()
            fact, made = decisions.act(table, person, message.action, message.offer, here)
            if made is not None and live.is_mark(made) and not self._may_write(live, person, 1):
                self._tables.refused.note(self.host, "writing")
                raise Declined("chatty")
            return fact, made
        match message:
            case requests.Say(_, text, checked):
                return no_attempt(decisions.say_text(table, person, text, checked))
            case requests.AskUndo():
                return no_attempt(decisions.ask_undo(table, person, live.present()))
            case requests.AnswerUndo(_, yes):
                return no_attempt(decisions.answer_undo(table, person, yes, live.present()))
            case requests.AnswerProposal(_, yes):
                return decisions.answer_proposal(table, person, yes, live.present())
            case requests.OpenLog():
                return no_attempt(decisions.open_log(table, person))
            case requests.React(_, reaction):
                return no_attempt(decisions.react(table, person, reaction))
            case requests.Rename(_, name):
                return no_attempt(decisions.rename(table, person, name))
            case _:
                return no_attempt(self._decide_seats(live, person, message))

    def _decide_seats(self, live: LiveTable, person: Person, message: requests.Request) -> AnyFact:
        table, here = live.table, live.present()
        match message:
            case requests.Sit(_, seat):
                return decisions.sit(table, person, seat, here)
            case requests.Stand(_, bot):
                return decisions.stand(table, person, bot)
            case requests.SeatBot(_, seat, bot):
                return decisions.seat_bot(table, person, seat, bot, here)
            case requests.Unseat(_, seat):
                return decisions.unseat(table, person, seat, here)
            case requests.SetOptions(_, options, settings):
                return decisions.set_options(table, person, options, settings, here)
            case requests.Ready(_, ready):
                return decisions.ready(table, person, ready)
            case requests.Start():
                return decisions.start(table, person, randbits(SEED_BITS), here)
            case requests.StandIn(_, seat, bot):
                return decisions.stand_in(table, person, seat, bot, here)
            case requests.TakeSeatBack():
                return decisions.take_seat_back(table, person)
            case requests.GiveSeat(_, seat, to):
                return decisions.give_seat(table, person, seat, to, here)
            case requests.PlayFor(_, seat):
                return decisions.play_for(table, person, seat, here)
            case requests.AnswerSeat(_, yes):
                return decisions.answer_seat(table, person, yes, here)
            case requests.AskHost():
                return decisions.ask_host(table, person, wall_clock.now(), here)
            case requests.AnswerHost(_, yes):
                return decisions.answer_host(table, person, yes, here)
            case requests.AnswerClaim(_, whom, yes):
                return claims.answer_claim(table, person, whom, yes, here)
            case requests.Mute(_, whom, muted):
                return decisions.mute(table, person, whom, muted, here)
            case requests.Remove(_, whom):
                return decisions.remove(table, person, whom, here)
            case requests.SetPace(_, pace):
                return decisions.set_pace(table, person, pace, here)
            case requests.Lock(_, locked):
                return decisions.lock(table, person, locked, here)
            case _:
                raise TypeError(f"not a request: {message!r}")


def _cost(message: requests.Request) -> float:
    """What a request counts for against the limit of one person: a long line as several."""
    return 1 + len(message.text) / 100 if isinstance(message, requests.Say) else 1


class ConnectionEndpoint:
    """The ASGI application at /api/socket."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._by_address: dict[str, int] = {}
        # The door counts arrivals too, but not those that a proxy brings.
        self._arrivals = Buckets(tables.config.connects_per_second, tables.config.connect_burst)
        self._open: set[Connection] = set()
        tables.blocks.on_change.append(self._turn_out)

    def _turn_out(self) -> None:
        """Others are shut out than before: their connections end, whatever they were for."""
        for connection in [one for one in self._open if self._tables.blocks.hold(one.host)]:
            connection.dismiss("blocked")

    async def __call__(self, scope: Scope, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()  # websocket.connect
        address = account((scope.get("client") or ("", 0))[0])
        crowded = self._by_address.get(address, 0) >= self._tables.config.connections_per_address
        crowded = crowded or not self._arrivals.take(address)
        if crowded or self._tables.stopping or not origin.is_allowed(scope["headers"], self._tables.config.origins):
            if crowded:
                self._tables.refused.note(address, "connections")
            await send({"type": "websocket.close", "code": AGAINST_RULES})
            return
        self._by_address[address] = self._by_address.get(address, 0) + 1
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(self._tables, scope, receive, send)
            self._open.add(connection)
            try:
                await connection.run()
            finally:
                self._open.discard(connection)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
