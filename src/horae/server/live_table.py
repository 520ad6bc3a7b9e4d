"""A table in this process's memory: decides one request at a time, stores what follows, then tells everyone connected here.

The order is what makes it safe: nothing is taken into memory, acknowledged or told before the store has it. If another process
stored that number first, its records are read and the request is decided anew.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from horae.core.game import Game, Seat
from horae.core.narration import AnyNarration
from horae.core.refusal import Refused
from horae.core.speech import Phrase, say
from horae.server import failures, stored_log, views, wall_clock
from horae.server.config import Config
from horae.server.hints import KeptHints
from horae.server.limits import Bucket, Buckets, TooMuch
from horae.server.log_room import LogRoom
from horae.server.metrics import Metrics
from horae.server.pictures import TablePictures
from horae.server.protocol import replies, table_views
from horae.server.store import Row, Store, StoreDown
from horae.server.store_client import StoreClient
from horae.server.store_process import Stored
from horae.server.stored_log import BadRecord, decode_all
from horae.server.turns import Turns
from horae.server.websocket_transport import text_frame
from horae.table import decisions, records
from horae.table.records import AnyFact, Person, Record
from horae.table.running_game import Attempt
from horae.table.table import Declined, Table
from horae.table.transcript import Transcript

Decide: TypeAlias = Callable[[], "tuple[AnyFact, Attempt | None]"]
Answer: TypeAlias = Callable[["int | Exception"], None]

CLOCK, PAUSE = time.perf_counter, asyncio.sleep
"""What waiting for a store goes by."""
_TRIES = 60
"""How often somebody else may be quicker."""
_PATIENCE = 10.0
"""Seconds after which somebody is told that their request is not stored; who waited in line so long is not kept longer."""
_LONGEST_PAUSE = 1.0
PAGE = 200
"""Lines that are sent at once; earlier ones are asked for."""
_REFUSALS_KEPT = 200

_MOVES = (records.Did, records.Undone, records.Started)
"""The facts after which the game stands differently."""

encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    """A connection to this table."""

    person: Person | None
    key: str | None
    """What the link carries that they came in by."""
    language: str
    you: table_views.You
    account: str
    """Whose it is what is done for them."""

    def push(self, frame: bytes) -> None: ...

    def dismiss(self, code: str) -> None:
        """Say why, and close."""

    def close(self, code: int, reason: str) -> None: ...


class PendingRecord(NamedTuple):
    """Something that somebody wants recorded."""

    person: Person | None
    request: str | None
    decide: Decide
    answer: Answer
    since: float


class LiveTable:
    __slots__ = (
        "__weakref__",
        "_behind",
        "_chat",
        "_config",
        "_connected",
        "_entries",
        "_left",
        "_offers",
        "_refusals",
        "_room",
        "_seen",
        "_shown",
        "_sign",
        "_since",
        "_task",
        "_timed",
        "_transcripts",
        "_turns",
        "elsewhere",
        "hints",
        "metrics",
        "narration",
        "on_change",
        "on_damaged",
        "on_lost",
        "pictures",
        "store",
        "subscribers",
        "table",
        "used",
        "watching_elsewhere",
    )

    def __init__(
        self,
        table: Table,
        narration: AnyNarration,
        pictures: TablePictures,
        store: StoreClient,
        metrics: Metrics,
        config: Config,
    ) -> None:
        self.table = table
        self._config = config
        self.narration = narration
        self.pictures = pictures
        self.store = store
        self.metrics = metrics
        # Nothing here may refer back to the table: what does leaves memory only when the collector looks, which is hardly ever.
        self._turns = Turns(partial(failures.note, metrics, f"table {table.id}", "a turn"))
        """Taken while something is being recorded or read."""
        self._task: asyncio.Task[None] | None = None
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, frozenset[Person]] = {}
        """Who is connected by way of other processes."""
        self.watching_elsewhere: dict[str, int] = {}
        """How many of those look on without having come in."""
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_lost: Callable[[LiveTable], None] = lambda live: None
        """Called when what is here is not what is stored any more."""
        self.on_damaged: Callable[[LiveTable, str], None] = lambda live, why: None
        """Called when the store can't read or write what lies where this table's records do."""
        self._room = LogRoom(config, table.records)
        self._behind: set[Subscriber] = set()
        """Who could not be told of something: they get the whole table with what comes next."""
        self._transcripts: dict[Seat | None, Transcript] = {}
        self._refusals: OrderedDict[tuple[Person, str], replies.Refusal] = OrderedDict()
        self._shown: table_views.TableView | None = None
        self._sign: tuple[object, ...] = ()
        self._offers: views.Offers = {}
        self._chat: dict[Person, Bucket] = {}
        self._entries = Buckets(config.entries_per_minute / 60, config.entry_burst)
        self._seen = dict.fromkeys(range(len(table.people)), self.used)
        """When each person who is not connected last was. Of who came before this process knew the table, the beginning."""
        self._connected: set[Person] = set()
        self._since = self.used
        self._left: dict[Person, float] = {}
        """When each person left who was connected here."""
        self.hints = KeptHints()
        self._timed: int | None = None
        """The record of the proposal that a clock runs for."""

    # --- recording ---

    def ask(self, person: Person | None, request: str | None, decide: Decide, answer: Answer) -> None:
        """Record what `decide` decides, when it is this one's turn. `answer` gets the record's number or what stood
        against it: Repeated, Declined, Refused, StoreDown, or whatever else went wrong."""
        self._turns.begin(partial(self._begin, PendingRecord(person, request, decide, answer, CLOCK())))

    async def record(self, person: Person | None, request: str | None, decide: Decide) -> int:
        """The same for who can wait."""
        found: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        self.ask(person, request, decide, lambda n: None if found.done() else found.set_result(n))
        n = await found
        if isinstance(n, Exception):
            raise n
        return n

    @property
    def is_busy(self) -> bool:
        return self._turns.is_taken

    def _begin(self, pending: PendingRecord) -> None:
        self._turns.take()
        try:
            record, made = self._decided(pending)
            self.store.append(self._row(record, made), partial(self._stored, pending, record, made))
        except Exception as wrong:
            self._done(pending, wrong)

    def _decided(self, pending: PendingRecord) -> tuple[Record, Attempt | None]:
        table = self.table
        if pending.request is not None and (pending.person, pending.request) in table.numbers:
            raise Repeated(table.numbers[pending.person, pending.request])
        fact, made = pending.decide()
        if self._room.is_short:
            self._room.check(pending.person, fact, is_mark=made is not None and self.is_mark(made))
        return Record(table.n + 1, wall_clock.now(), pending.person, pending.request, fact), made

    def is_mark(self, made: Attempt) -> bool:
        """Whether it is done beside the game: no move that the seat was offered or may put in its own words."""
        play = self.table.play
        assert play is not None
        if made.action in play.legal[made.seat]:
            return False
        return type(made.action) not in {type(form.action) for form in play.state.forms(made.seat)}

    def _row(self, record: Record, made: Attempt | None) -> Row:
        return stored_log.row(self.table.id, record, ends=made is not None and made.state.result() is not None)

    def _stored(self, pending: PendingRecord, record: Record, made: Attempt | None, stored: Stored) -> None:
        if stored is not True:
            self._task = asyncio.get_running_loop().create_task(self._insist(pending, stored))
            return
        try:
            self._take(record, made)
        except Exception as wrong:
            self._done(pending, wrong)
            return
        self.metrics.time("record", CLOCK() - pending.since)
        self._done(pending, record.n)

    def _done(self, pending: PendingRecord, found: int | Exception) -> None:
        try:
            pending.answer(found)
        except Exception as wrong:
            self._note("an answer", wrong)
        finally:
            self._turns.free()

    def _note(self, what: str, wrong: Exception) -> None:
        failures.note(self.metrics, f"table {self.table.id}", what, wrong)

    async def _insist(self, pending: PendingRecord, stored: Stored) -> None:
        """Another process was quicker, or the store did not answer: look what there is, and decide anew."""
        try:
            found: int | Exception = await self._try_again(pending, stored)
        except Exception as wrong:
            found = wrong
        self._done(pending, found)

    async def _try_again(self, pending: PendingRecord, stored: Stored) -> int:
        lost = failed = 0
        while lost < _TRIES:
            if isinstance(stored, StoreDown):
                self._heed_damage(stored)
                self.metrics.add("store_failures")
                if failed and CLOCK() - pending.since > _PATIENCE:
                    break
                if failed:
                    await PAUSE(min(0.05 * 2**failed, _LONGEST_PAUSE))
                failed += 1
                try:
                    await self._catch_up()  # it may have been stored all the same: then its id is found below
                except StoreDown as down:
                    stored = down
                    continue
            else:
                lost += 1
                self.metrics.add("conflicts")
                await self._catch_up()
                # Whoever just lost has more to do before the next try than whoever won: even the odds.
                await asyncio.sleep(random.uniform(0, min(0.001 * 2**lost, 0.05)))
            record, made = self._decided(pending)
            try:
                stored = await self.store.put(self._row(record, made))
            except StoreDown as down:
                stored = down
            if stored is True:
                self._take(record, made)
                self.metrics.time("record", CLOCK() - pending.since)
                return record.n
        raise Declined("busy")

    def _heed_damage(self, down: StoreDown) -> None:
        """Raises Declined where waiting is of no use."""
        if down.trouble == "damaged":
            self.on_damaged(self, "the store can't read or write it")
            raise Declined("damaged")

    async def catch_up(self, n: int) -> None:
        """Another process says that record n exists."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.begin(lambda: self._lend(turn))
        try:
            await turn
            if n > self.table.n:
                await self._catch_up()
        except Declined:
            pass  # its records are damaged: that has been said, and whoever acts here is told
        finally:
            if turn.done() and not turn.cancelled():
                self._turns.free()

    def _lend(self, turn: asyncio.Future[None]) -> None:
        """The turn belongs to whoever waits for it, until they free it."""
        if not turn.cancelled():
            self._turns.take()
            turn.set_result(None)

    async def _catch_up(self) -> None:
        bodies = await self.store.call(Store.read, self.table.id, self.table.n)
        try:
            found = decode_all(bodies, self.table.n + 1)
        except BadRecord as wrong:
            self.on_damaged(self, wrong.told)
            raise Declined("damaged") from None
        for record in found:
            self._take(record, None)

    def _take(self, record: Record, made: Attempt | None) -> None:
        """It is recorded: nothing that goes wrong from here on undoes it, or holds up what else follows from it."""
        try:
            self.table.take(record, made)
        except Exception:
            self.on_lost(self)
            raise
        self.used = time.monotonic()
        self.metrics.add("records")
        self._room.note(record)
        try:
            self.publish(record)
        except Exception as wrong:
            self._note("telling of a record", wrong)
        if self._room.is_short:
            self._try("a word about the log's length", partial(self._tell_room, record))
        if not isinstance(record.fact, records.Did):
            self._try("closing connections", partial(self._dismiss, record))
        self._try("a proposal's clock", self.time_proposal)
        self._try("what follows from a record", partial(self.on_change, self))

    def _try(self, what: str, step: Callable[[], None]) -> None:
        try:
            step()
        except Exception as wrong:
            self._note(what, wrong)

    # --- what is proposed ---

    @property
    def holds_proposals(self) -> bool:
        """Whether moves may have to wait here for what others say to them."""
        return self._config.proposal_seconds > 0 and type(self.table.game).spoken_for is not Game.spoken_for

    def time_proposal(self) -> None:
        """Let what is proposed count when its moment is over. Read from the store, as after a restart, it has all of it again:
        nobody could object meanwhile. Of several processes that serve the table, the first to record it is enough."""
        asked = self.table.proposal
        if asked is not None and asked.n != self._timed:
            self._timed = asked.n
            asyncio.get_running_loop().call_later(self._config.proposal_seconds, self._count_proposal, asked.person, asked.n)

    def _count_proposal(self, person: Person, n: int) -> None:
        def answered(found: int | Exception) -> None:
            if isinstance(found, Exception) and not isinstance(found, Declined):
                self._note("counting a proposal", found)
                self._timed = None  # whoever connects next starts the clock anew

        self.ask(person, None, lambda: decisions.count_proposal(self.table, n), answered)

    def _dismiss(self, record: Record) -> None:
        """Close the connections that a record has taken the right to be here from."""
        match record.fact:
            case records.LinkRenewed(key):
                self._close_where(lambda one: one.person == record.person and one.key != key, "old-link")
            case records.Recognised(person):
                self._close_where(lambda one: one.person == person, "recognised")
            case records.NotRecognised(person):
                self._close_where(lambda one: one.person == person, "not-recognised")
            case records.Removed(person):
                self._close_where(lambda one: one.person == person, "removed")
                self._let_depart(record.person, person)
            case records.OptionsSet(_, settings) if not settings.watchers:
                self._close_where(lambda one: one.person is None, "no-watchers")
            case _:
                pass

    def _let_depart(self, host: Person | None, whom: Person) -> None:
        """Whoever was sent away leaves the game too, where it has a way to. The first of several processes will do."""

        def answered(found: int | Exception) -> None:
            if isinstance(found, Exception) and not isinstance(found, Declined):
                self._note("leaving the game for who was sent away", found)

        if self.table.play is not None and self.table.game.farewell is not None:
            self.ask(host, None, lambda: decisions.depart(self.table, whom), answered)

    def _close_where(self, fits: Callable[[Subscriber], bool], code: str) -> None:
        for subscriber in [one for one in self.subscribers if fits(one)]:
            subscriber.dismiss(code)

    # --- answers that nothing is recorded for ---

    def let_in(self, host: str) -> None:
        """One more person may come in from there. Raises TooMuch."""
        if not self._entries.take(host):
            raise TooMuch(self._entries.of(host).wait(1), "people", "too-many-people")

    def has_room_for(self, person: Person, cost: float) -> bool:
        """Whether this person may write or change so much here now."""
        bucket = self._chat.get(person)
        if bucket is None:
            bucket = self._chat[person] = Bucket(self._config.chat_per_second, self._config.chat_burst)
        return bucket.take(cost)

    def refusal(self, person: Person, request: str) -> replies.Refusal | None:
        """The answer that a refused request got before."""
        return self._refusals.get((person, request))

    def refuse(self, person: Person, request: str, fault: Refused | Declined, language: str) -> replies.Refusal:
        names = self.table.names(language)
        if isinstance(fault, Refused):
            code = "muted" if fault.reason.key == "table-muted" else "rule"
            made = replies.Refusal(request, code, fault.reason_in(language, names), fault.rule)
        else:
            made = replies.Refusal(request, fault.code, fault.say(language, names))
        self._refusals[person, request] = made
        if len(self._refusals) > _REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        self.metrics.add("refusals")
        return made

    # --- telling ---

    def here(self) -> set[Person]:
        """Who is connected, here or elsewhere."""
        found = {subscriber.person for subscriber in self.subscribers if subscriber.person is not None}
        return found.union(*self.elsewhere.values())

    def present(self) -> set[Person]:
        """Who is connected, or was until a moment ago: nobody acts for them yet, or in their place."""
        since = time.monotonic() - self._config.grace_seconds
        return self.here().union(person for person, seen in self._seen.items() if seen > since)

    def note_who_left(self) -> None:
        """From this moment on they have their time of grace."""
        here = self.here()
        left = self._connected - here
        if left:
            self._left.update(dict.fromkeys(left, time.monotonic()))
            self._seen.update(dict.fromkeys(left, time.monotonic()))
            # When their time of grace is over, others may do more than now.
            asyncio.get_running_loop().call_later(self._config.grace_seconds + 0.05, self.tell_presence)
        self._connected = here

    def looks_away_in(self, person: Person, seconds: float, unknown: float) -> float | None:
        """The seconds until they have not been connected for so many; None: they are. Of who was not, since this process knows
        the table, it takes as long as it may be `unknown` that they are connected to another."""
        if person in self.here():
            return None
        since = self._left.get(person)
        over = self._since + min(seconds, unknown) if since is None else since + seconds
        return max(0.0, over - time.monotonic())

    def transcript(self, seat: Seat | None) -> Transcript:
        made = self._transcripts.get(seat)
        if made is None:
            made = self._transcripts[seat] = Transcript(self.table, self.narration, seat)
        return made

    def view(self, here: Collection[Person], present: Collection[Person]) -> table_views.TableView:
        return views.table_view(self.table, here, present, self._config.proposal_seconds, self.watching())

    def watching(self) -> int:
        """How many are connected, here or elsewhere, who have not come in."""
        return sum(subscriber.person is None for subscriber in self.subscribers) + sum(self.watching_elsewhere.values())

    def publish(self, record: Record) -> None:
        """Tell everyone connected here what a record changed for them. Who cannot be told is told so, and sees the whole
        table with what comes next."""
        if not self.subscribers:
            self._shown = None
            self._offers.clear()
            return
        if self._behind:
            self._behind &= self.subscribers
        untold: Exception | None = None
        try:
            frame_for = self._telling(record)
        except Exception as wrong:
            untold, frame_for = wrong, None
        for subscriber in tuple(self.subscribers):
            try:
                if self._behind and subscriber in self._behind:
                    subscriber.push(self.welcome(subscriber, None))
                    self._behind.discard(subscriber)
                    self._acknowledge(subscriber, record)
                    continue
                if frame_for is not None:
                    frame = frame_for(subscriber)
                    if frame is None:
                        self._acknowledge(subscriber, record)
                    else:
                        subscriber.push(frame)
                    continue
            except Exception as wrong:
                untold = wrong
            self._behind.add(subscriber)
            self._acknowledge(subscriber, record)
            subscriber.push(framed(replies.ErrorReply("broken", say(Phrase("table-untold"), subscriber.language))))
        if untold is not None:
            self._note("telling of a record", untold)

    def _tell_room(self, record: Record) -> None:
        """Say in time that the log will take no more of somebody's words, or of anybody's."""
        to_all, to_one = self._room.word_to_all(), self._room.word_to(record.person)
        for subscriber in tuple(self.subscribers) if to_all or to_one else ():
            told = to_one if to_one is not None and subscriber.person == record.person else to_all
            if told is not None:
                line = table_views.LineView(record.n, "table", say(told, subscriber.language))
                subscriber.push(framed(replies.Update(record.n, None, None, (line,))))

    def _acknowledge(self, subscriber: Subscriber, record: Record) -> None:
        """Their own request is done, though no update told of it."""
        if record.id is not None and subscriber.person == record.person:
            subscriber.push(framed(replies.Done(record.id, record.n)))

    def _telling(self, record: Record) -> Callable[[Subscriber], bytes | None]:
        """The frame for each that tells of a record: those who are told the same share theirs. None for whom it changes
        nothing, because it is of a game that they may not see."""
        table, before = self.table, self._shown
        present = self.present()
        shown = self._changed_view(record, present)
        moved = shown is not None or isinstance(record.fact, _MOVES)
        scene = (
            None if table.play is None or not moved else views.Scene(table, table.play, self.narration, present, self._offers)
        )
        frames: dict[tuple[Seat | None, str, table_views.You | None, bool], bytes | None] = {}
        claims = table.claims
        for_all = not claims and table.settings.watchers
        closed = None if shown is None or for_all else views.without_game(shown)
        if closed is not None and before is not None and closed == views.without_game(before):
            closed = None

        def frame_for(subscriber: Subscriber) -> bytes | None:
            fresh: table_views.You | None = None
            if claims and subscriber.person in claims:  # at the door one hears nothing of what is said inside
                return None if closed is None else framed(replies.Update(record.n, None, None, (), table=closed))
            if shown is not None:
                fresh = views.you(table, subscriber.person, present)
                if fresh == subscriber.you:
                    fresh = None
                else:
                    subscriber.you = fresh
            sees = for_all or table.shows_game_to(subscriber.person)
            key = (subscriber.you.seat, subscriber.language, fresh, sees)
            if key not in frames:
                frames[key] = self._update(record, shown if sees else closed, scene, *key)
            return frames[key]

        return frame_for

    def _changed_view(self, record: Record, present: Collection[Person]) -> table_views.TableView | None:
        """The table as it is to be shown anew, or None. An action of the game changes little of it, cheaply seen."""
        table = self.table
        play = table.play
        sign = (
            ()
            if play is None
            else (
                table.phase,
                table.muted(),
                play.state.seats(),
                table.undo,
                table.proposal,
                len(play.unfollowed),
                table.deadlines_sign(),
            )
        )
        if isinstance(record.fact, records.Did) and self._shown is not None and sign == self._sign:
            return None
        view = self.view(self.here(), present)
        shown = None if view == self._shown else view
        self._shown, self._sign = view, sign
        return shown

    def _update(
        self,
        record: Record,
        shown: table_views.TableView | None,
        scene: views.Scene | None,
        seat: Seat | None,
        language: str,
        fresh: table_views.You | None,
        with_game: bool,
    ) -> bytes | None:
        names = self.table.names(language)
        scene = scene if with_game else None
        lines = views.lines(self.transcript(seat), (record.n,), language, names, with_game=with_game)
        if not (with_game or lines or shown or fresh):
            return None
        return framed(
            replies.Update(
                n=record.n,
                person=record.person,
                id=None if record.person is None else record.id,
                lines=lines,
                you=fresh,
                table=shown,
                position=None
                if scene is None
                else views.position(self.table, self.narration, self.pictures, seat, language, names, scene),
            )
        )

    def welcome(self, subscriber: Subscriber, after: int | None) -> bytes:
        """Everything as it stands, for someone who has just connected or wants another language."""
        table = self.table
        present = self.present()
        subscriber.you = views.you(table, subscriber.person, present)
        names = table.names(subscriber.language)
        first = 0 if after is None or not 0 <= after <= table.n else after + 1
        sees = table.shows_game_to(subscriber.person)
        lines, earlier = self.page(subscriber, first, table.n + 1)
        view = self.view(self.here(), present)
        return framed(
            replies.Welcome(
                n=table.n,
                you=subscriber.you,
                table=view if sees else views.without_game(view),
                position=views.position(
                    table,
                    self.narration,
                    self.pictures,
                    subscriber.you.seat,
                    subscriber.language,
                    names,
                    views.Scene(table, table.play, self.narration, present, self._offers),
                )
                if sees and table.play is not None
                else None,
                lines=lines,
                earlier=earlier,
            )
        )

    def page(self, subscriber: Subscriber, first: int, end: int) -> tuple[tuple[table_views.LineView, ...], int | None]:
        """The last lines of the records from `first` to before `end`, as many as a page holds, and the number below which
        there are more of them."""
        table = self.table
        if subscriber.person in table.claims:
            return (), None
        transcript, sees = self.transcript(subscriber.you.seat), table.shows_game_to(subscriber.person)
        names = table.names(subscriber.language)
        made: list[tuple[table_views.LineView, ...]] = []
        count = 0
        for n in range(min(end, table.n + 1) - 1, first - 1, -1):
            if count >= PAGE:
                return tuple(line for lines in reversed(made) for line in lines), n + 1
            made.append(views.lines(transcript, (n,), subscriber.language, names, with_game=sees))
            count += len(made[-1])
        return tuple(line for lines in reversed(made) for line in lines), None

    def tell_presence(self) -> None:
        """Tell everyone connected here who is connected. The host may be another for it, or whom a question waits for."""
        self.note_who_left()
        here, present = self.here(), self.present()
        if not self.subscribers:
            return
        view = self.view(here, present)
        shown = self._shown
        if shown is not None and _asked(view) != _asked(shown):
            for subscriber in tuple(self.subscribers):
                try:
                    subscriber.push(self.welcome(subscriber, self.table.n))
                except Exception as wrong:
                    self._behind.add(subscriber)
                    self._note("telling who is here", wrong)
        self._shown = view
        gone = tuple(person for person in range(len(self.table.people)) if person not in present)
        frame = framed(replies.Presence(tuple(sorted(here)), gone, view.watching))
        for subscriber in self.subscribers:
            subscriber.push(frame)


def _asked(view: table_views.TableView) -> tuple[object, ...]:
    """What of a table's view also follows from who is connected."""
    return view.host, view.undo, view.question, view.proposal, view.host_vote, view.claims


def framed(reply: replies.Reply) -> bytes:
    """A message ready to be written to any number of connections."""
    return text_frame(encode(reply))


class Repeated(Exception):
    """The request was recorded before, as number n."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def no_attempt(fact: Any) -> tuple[AnyFact, None]:
    """A decision with nothing worked out beside it."""
    return fact, None
