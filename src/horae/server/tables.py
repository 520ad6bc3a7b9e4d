"""All the tables of this process: opening them, finding them, knowing who is connected where, and letting them go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from secrets import token_bytes, token_hex
from typing import TypeAlias

from horae import __version__
from horae.core.game import BadSetup
from horae.core.speech import Fault, Phrase, shortened
from horae.packs.reader import BadPack
from horae.server import catalogue, failures, stored_log, wall_clock, web_push
from horae.server.archiver import Archiver
from horae.server.blocks import Blocks
from horae.server.bot_driver import BotDriver
from horae.server.bot_workers import BotWorkers
from horae.server.build import build
from horae.server.config import Config
from horae.server.identities import Identities
from horae.server.identity import SECRET_BYTES, Tokens, new_table_id
from horae.server.identity_log import Identity
from horae.server.limits import Bucket, Buckets, TooMuch, account
from horae.server.live_table import LiveTable, Subscriber, framed, no_attempt
from horae.server.loop_delay import LoopDelay
from horae.server.metrics import Metrics
from horae.server.notices import PushWish, read_stop_token, stop_token
from horae.server.notifier import Notifier
from horae.server.other_processes import OtherProcesses
from horae.server.outgoing import Outgoing
from horae.server.own_words import AllFound, AllOrder, OwnFound, OwnOrder
from horae.server.pack_shelf import PackShelf
from horae.server.pictures import TablePictures
from horae.server.protocol.http_bodies import NewLesson, NewTable
from horae.server.protocol.replies import Bye, ErrorReply, Next
from horae.server.quiet_tables import QuietTables
from horae.server.refused_work import RefusedWork
from horae.server.share import Shares
from horae.server.slow_lane import SlowLane
from horae.server.start_check import look_over
from horae.server.store import CHANGED, CLOSED, RESYNC, Intervention, Store, StoreDown, open_store
from horae.server.store_client import StoreClient
from horae.server.store_desk import open_desk
from horae.server.store_watch import StoreWatch
from horae.server.stored_log import BadRecord, decode_all
from horae.server.time_keeper import TimeKeeper
from horae.table import decisions, pace, records
from horae.table.lesson import lesson_of
from horae.table.lesson_table import lay_lesson
from horae.table.records import AnyFact, Person, Record
from horae.table.rematch import NextPack, lay_rematch
from horae.table.resume import read_table
from horae.table.seating import Seating
from horae.table.table import CannotResume, Declined, Table

_log = logging.getLogger("horae")

HEARTBEAT = 4.0
FORGETTING = 3600.0
TELLING = 60.0
"""Seconds between the lines of the log about whom work was refused."""
_NAMES_TRIED = 3
_NOTES_TRIED = 10
_ERASERS_PATIENCE = 300.0
_READERS_PATIENCE = 60.0
"""Seconds that reading or erasing one's own words may take."""
_WHY_LOST = {
    False: "the store doesn't wait for the disk (--no-power-safe)",
    True: "PostgreSQL doesn't wait for the disk (fsync, synchronous_commit)",
}
_TOGETHER = 0.03
"""Seconds within which those who go are told of at once."""
AGAINST_RULES, COME_AGAIN = 1008, 1012
"""The codes that a WebSocket is closed with: RFC 6455, 7.4.1, and "service restart"."""


_TOLD = {CLOSED: "closed or erased by an operator", CHANGED: "what somebody there said was erased; all come to it anew"}


DecideAboutPeople: TypeAlias = Callable[[Seating], "tuple[Person | None, AnyFact]"]
"""Whose deed it is, and what is recorded."""


class UnknownTable(Fault):
    def __init__(self) -> None:
        super().__init__(Phrase("server-unknown-table"))


class UnknownPack(Fault):
    def __init__(self, pack: str, known: list[str]) -> None:
        super().__init__(Phrase("server-unknown-pack", {"pack": shortened(pack), "known": ", ".join(known)}))


def _decided(decide: DecideAboutPeople, live: LiveTable) -> tuple[AnyFact, None]:
    return no_attempt(decide(live.table)[1])


def _seating_of(found: list[Record], charged: Bucket) -> Seating:
    seating = Seating()
    with charged.working():
        for record in found:
            seating.seat(record)
    return seating


class Tables:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.games = catalogue.named(config.catalogue)
        self.shelf = PackShelf(config.packs, self.games)
        self.metrics = Metrics()
        self.metrics.tell("build", "Which Horae this is", {"version": __version__, "build": build()})
        self.blocks = Blocks()
        self.refused = RefusedWork(self.metrics, config.log_addresses)
        self.process = token_hex(6)
        self.stopping = False
        self.tokens: Tokens
        self.identities: Identities
        self.archiver: Archiver
        self.watch: StoreWatch
        self._store: StoreClient
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._bot_drivers: dict[str, BotDriver] = {}
        self._newly_left: set[LiveTable] = set()
        thinking = Buckets(config.thinking_per_second, config.thinking_burst)
        self._workers = BotWorkers(config.catalogue, config.bot_workers, thinking)
        self._others = OtherProcesses(self.process, self._live_tables, self._say_to_others, self._elsewhere_changed)
        self._tasks: set[asyncio.Task[None]] = set()
        self.work = Buckets(config.work_per_second, config.work_burst)
        """What each address may cost this process's one thread."""
        self.writing = Buckets(config.writing_per_second, config.writing_burst)
        """What the people of each address may add to logs."""
        self.messages = Shares(config.address_messages_per_second, config.address_message_burst)
        """What the connections of each address may have heard."""
        self._slow_lane = SlowLane()
        self._openings = Buckets(config.tables_per_hour / 3600, config.table_burst)
        self._erasures = Buckets(config.erasures_per_hour / 3600, config.erasure_burst)
        self._own_tries = Buckets(config.identities_per_hour / 3600, config.identity_burst)
        self._quiet = QuietTables(config.forget_days)
        self.notice_changes = Buckets(config.notice_changes_per_hour / 3600, config.notice_change_burst)
        self._push_secret = b""
        self._interventions: set[Intervention] = set()
        """What operators did that this process knows of."""
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self._live_tables))
        self.metrics.gauge("connections", "Connections to tables", self._connections)

    # --- starting and stopping ---

    async def start(self) -> None:
        self._store = StoreClient(partial(open_store, self.config.store, self.config.power_safe), self._heard)
        self._keeper = TimeKeeper(self._store, self, self._note_keeper)
        outgoing = Outgoing(self.config.outgoing_networks)
        self.notifier = Notifier(self._store, self, outgoing, self._push_to, self.config.notice_seconds)
        await self._store.start()
        if not await self._store.call(Store.survives_power_cut):
            _log.warning("what people did last may be lost in a power cut: %s", _WHY_LOST[self._store.is_shared])
        secret = await self._store.call(Store.secret, "tokens", token_bytes(SECRET_BYTES))
        self.tokens = Tokens(secret)
        self.identities = Identities(self._store, self.tokens.key("identities"))
        self._picture_key = self.tokens.key("pictures")
        self._interventions = set(await self._store.call(Store.interventions))
        self.blocks.heed(await self._store.call(Store.blocks))
        self.watch = StoreWatch(self._store, self.metrics)
        self.later(self.watch.run())
        self.later(self._housekeeping())
        self.later(LoopDelay(self.metrics).watch())
        if self.config.check_at_start:
            self.later(look_over(self.config.store, self.watch))
        if self.config.forget_days:
            self.later(self._forget_abandoned())
        self.archiver = Archiver(self._store, self._workers, self.metrics, self.shelf, self._picture_key)
        self.metrics.gauge("unarchived", "Finished games that wait for their archive", lambda: self.archiver.waiting)
        self.archiver.on_damaged = lambda table_id, why: self.watch.note_store_damage(f"archive {table_id}", why)
        await self.archiver.resume()
        self.later(self._keeper.run())
        self.later(self.archiver.run())

    async def stop(self) -> None:
        self.stopping = True
        self.refused.tell()
        for driver in self._bot_drivers.values():
            await driver.stop()
        with suppress(TimeoutError):
            # The next server may have other rules, under which nobody can make these any more.
            async with asyncio.timeout(self.config.archive_seconds):
                await self.archiver.settle()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.stop()
        await self._store.stop()
        self.shelf.close()

    def say_bye(self) -> None:
        """Tell everyone to connect again; the sockets are closed next."""
        self.stopping = True
        frame = framed(Bye(self.config.retry_ms))
        for live in self._live_tables.values():
            for subscriber in live.subscribers:
                subscriber.push(frame)

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Run it beside everything else; what goes wrong is logged. What a stop leaves not even begun is closed."""

        async def run() -> None:
            try:
                await work
            except Exception as wrong:
                failures.note(self.metrics, "in the background", getattr(work, "__qualname__", "work"), wrong)

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())

    @asynccontextmanager
    async def working(self, host: str) -> AsyncIterator[None]:
        """What is done meanwhile takes a while of this process's one thread, and goes on the account of who asks for it.
        Raises TooMuch, also after waiting for it: many things may have been asked for at once."""
        async with self._slow_lane.turn(account(host)):
            work = self.work.of(host)
            if work.is_empty:
                raise TooMuch(work.wait())
            with work.working():
                yield

    def note_visit(self, host: str, what: str) -> None:
        """Where the operator wants it, the log says who comes from where."""
        if self.config.log_addresses:
            _log.info("%s %s", host or "somebody", what, extra={"address": host})

    def _connections(self) -> int:
        return sum(len(live.subscribers) for live in self._live_tables.values())

    # --- tables ---

    async def open_table(self, wish: NewTable, host: str, identity: str = "") -> str:
        """A new table, and person 0 at it. Raises a Fault if it cannot be."""
        if not self._openings.take(host):
            raise TooMuch(self._openings.of(host).wait(1), "tables", "too-many-tables")
        game = self.games.game(wish.game)
        known = self.shelf.packs(game.name)
        if wish.pack is not None and wish.pack not in known:
            raise UnknownPack(wish.pack, known)
        pack = wish.pack or game.load_pack().id
        content = self.shelf.content(game.name, pack)
        fact = decisions.open_table(game, pack, wish.options, wish.settings, wish.name, content, identity=identity)
        await self.shelf.keep(content, self._store)
        opened = Record(0, wall_clock.now(), 0, None, fact)
        table_id, laid = await self._lay(lambda table_id: [opened])
        async with self._slow_lane.turn(account(host)):
            self._live_tables[table_id] = self._made_live(table_id, laid)
        return table_id

    async def open_lesson(self, wish: NewLesson, host: str, identity: str = "") -> str:
        """A table at which the game's lesson has begun. Raises a Fault if it cannot be."""
        if not self._openings.take(host):
            raise TooMuch(self._openings.of(host).wait(1), "tables", "too-many-tables")
        game = self.games.game(wish.game)
        lesson = lesson_of(game)
        if lesson is None:
            raise Declined("no-lesson")
        begun = lay_lesson(game, lesson, wish.name, wall_clock.now(), identity)
        table_id, laid = await self._lay(lambda table_id: begun)
        async with self._slow_lane.turn(account(host)):
            self._live_tables[table_id] = self._made_live(table_id, laid)
        return table_id

    async def _lay(self, lay: Callable[[str], list[Record]]) -> tuple[str, list[Record]]:
        """A new table, stored. Where a part of the store is damaged, a table of another name may lie where it is whole."""
        tries = 0
        while True:
            tries += 1
            table_id = new_table_id()
            laid = lay(table_id)
            try:
                await asyncio.gather(*(self._store.put(stored_log.row(table_id, record)) for record in laid))
            except StoreDown as down:
                if tries == _NAMES_TRIED or down.trouble != "damaged":
                    raise
            else:
                self.metrics.add("tables_opened")
                return table_id, laid

    async def rematch(self, live: LiveTable, person: Person, request: str, pack: str | None) -> None:
        """Another table for the people of this one, whose game is over, with this pack or their own. Raises Declined,
        Repeated or StoreDown."""
        table_id = ""
        if (person, request) not in live.table.numbers:
            decisions.check_rematch(live.table)
            await self._heed_operators()  # so that no name goes along that has been erased
            if self._live_tables.get(live.table.id) is not live:
                raise Declined("busy")
            chosen = await self._next_pack(live.table, pack)
            now = wall_clock.now()
            # First the table, then the word of it: nobody is sent to a place that is not there.
            table_id, _ = await self._lay(lambda name: lay_rematch(live.table, name, live.present(), now, chosen))
            for number, guest in enumerate(live.table.people):
                if guest.identity and not guest.is_removed:
                    self.later(self._keep_next(guest.identity, table_id, number))
        await live.record(person, request, lambda: no_attempt(decisions.rematch(live.table, table_id)))

    async def _keep_next(self, identity: str, table_id: str, person: Person) -> None:
        with suppress(Fault):  # they come to it by the table before
            await self.identities.keep(identity, table_id, person)

    async def _next_pack(self, table: Table, pack: str | None) -> NextPack | None:
        """As it is on the shelf now; none: the one that the table has."""
        game = table.game.name
        if pack is None or pack == table.pack.id:
            return None
        if pack not in self.shelf.packs(game):
            raise Declined("unknown-pack", known=", ".join(self.shelf.packs(game)))
        content = self.shelf.content(game, pack)
        await self.shelf.keep(content, self._store)
        return NextPack(pack, content, self.shelf.source(pack, content))

    def tell_next(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Where the people of this table play on, if they do, and who this one is there."""
        table_id = live.table.next
        if table_id is not None:
            token = None if subscriber.person is None else self.tokens.make(table_id, subscriber.person)
            subscriber.push(framed(Next(table_id, token)))

    async def find(self, table_id: str, host: str) -> LiveTable:
        """The table, read from the store if it is not in memory, which goes on the account of who asks first. Raises
        UnknownTable, CannotResume or TooMuch."""
        live = self._live_tables.get(table_id)
        if live is not None:
            return live
        if self.work.of(host).is_empty:
            raise TooMuch(self.work.of(host).wait())
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id, host))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    def holds(self, live: LiveTable) -> bool:
        """Whether this is the table in memory, and not one that has left it."""
        return self._live_tables.get(live.table.id) is live

    async def _load(self, table_id: str, host: str) -> LiveTable:
        if any(found.table == table_id and found.kind == CLOSED for found in self._interventions):
            raise CannotResume("closed")
        found = self._decoded(table_id, await self._bodies(table_id))
        await self.shelf.fetch(records.content_of(found[0]), self._store)
        async with self.working(host):
            live = self._read_live(table_id, found)
        if live.table.is_halted and await self.archiver.is_finished(table_id):
            raise CannotResume("other-rules")
        known = self._live_tables.get(table_id)
        if known is not None:  # it was just opened here, and is looked after already
            return known
        self._live_tables[table_id] = live
        if live.table.phase == "over":
            self.later(self.archiver.look_after(table_id))
        # Somebody may have recorded more between our reading and our listening for it.
        await live.catch_up(live.table.n + 1)
        return live

    async def _bodies(self, table_id: str) -> list[bytes]:
        """All that is stored of a table. Raises UnknownTable, StoreDown, or CannotResume where it cannot be read any more."""
        if "\0" in table_id:
            raise UnknownTable  # PostgreSQL has no words for such a name
        try:
            bodies = await self._store.call(Store.read, table_id, -1)
        except StoreDown as down:
            if down.trouble != "damaged":
                raise
            self.watch.note_damage(table_id, "the store cannot read it")
            raise CannotResume("broken") from None
        if not bodies:
            raise UnknownTable
        return bodies

    def _decoded(self, table_id: str, bodies: list[bytes]) -> list[Record]:
        try:
            return decode_all(bodies)
        except BadRecord as wrong:
            self.watch.note_damage(table_id, wrong.told)
            raise

    def _read_live(self, table_id: str, found: list[Record]) -> LiveTable:
        """The table that these records make. Whatever is wrong with them, or with what is installed, is a CannotResume."""
        try:
            return self._made_live(table_id, found)
        except CannotResume:
            raise
        except Fault as wrong:
            raise CannotResume("gone", why=wrong.phrase) from None
        except Exception as wrong:
            failures.note(self.metrics, f"table {table_id}", "reading its records", wrong)
            self.watch.note_damage(table_id, "its records make no table")
            raise CannotResume("broken") from None

    async def seating(self, table_id: str, charged: Bucket) -> Seating:
        """Who is at the table and who sits where, also when its game cannot be had any more. What has to be read for it is read
        beside those who play, on somebody's account."""
        live = self._live_tables.get(table_id)
        if live is not None:
            return live.table
        bodies = await self._bodies(table_id)

        return await asyncio.to_thread(lambda: _seating_of(self._decoded(table_id, bodies), charged))

    # --- identities ---

    def take_own_try(self, host: str) -> None:
        """Somebody makes an identity or comes back by one. Raises TooMuch."""
        if not self._own_tries.take(host):
            raise TooMuch(self._own_tries.of(host).wait(1), "identities", "too-many-tries")

    async def note(self, table_id: str, charged: Bucket, decide: DecideAboutPeople) -> None:
        """Record something that is about the table's people alone, also when its game cannot be had: nobody waits for a game to
        be read for it. Raises what `decide` raises, UnknownTable, StoreDown or CannotResume."""
        for _ in range(_NOTES_TRIED):
            live = self._live_tables.get(table_id)
            if live is not None:
                await live.record(decide(live.table)[0], None, partial(_decided, decide, live))
                return
            found = self._decoded(table_id, await self._bodies(table_id))
            seating = await asyncio.to_thread(_seating_of, found, charged)
            person, fact = decide(seating)
            record = Record(found[-1].n + 1, wall_clock.now(), person, None, fact)
            if await self._store.put(stored_log.row(table_id, record)):
                live = self._live_tables.get(table_id)  # somebody may have come to it meanwhile
                if live is not None:
                    await live.catch_up(record.n)
                return
        raise Declined("busy")

    async def own_holdings(self, identity: Identity, host: str, erases: bool = False) -> AllFound:
        """All that is kept of who has this identity; with `erases`, nothing is any more when this is done. Raises TooMuch,
        TooSlow, Gone, StoreDown."""
        if erases and not self._erasures.take(host):
            raise TooMuch(self._erasures.of(host).wait(1), "erasures")
        seats = tuple((table, kept.person) for table, kept in identity.seats.items())
        order = AllOrder(self.config.store, identity.id, seats, erases)
        found: AllFound = await self._workers.reader.ask(order, _ERASERS_PATIENCE, (account(host),))
        if erases:
            self.identities.forget(identity.id)
            _log.info("somebody had their identity erased, with %d seats", len(seats))
            await self._heed_operators()
        return found

    async def own_words(self, table_id: str, token: str, host: str, erases: bool = False) -> OwnFound:
        """What is kept about whose token this is; with `erases`, once their names and words are taken out of the table's
        records, as an operator can do it. Then whoever is connected comes anew. Raises StoreDown, TooMuch, TooSlow, Gone."""
        if "\0" in table_id:
            raise UnknownTable
        if erases and not self._erasures.take(host):
            raise TooMuch(self._erasures.of(host).wait(1), "erasures")
        order = OwnOrder(self.config.store, table_id, token, self.tokens.secret, erases)
        found: OwnFound
        try:
            found = await self._workers.reader.ask(order, _READERS_PATIENCE, (account(host),))
        except StoreDown as down:
            if down.trouble != "damaged":
                raise
            found = OwnFound("damaged", 0.0, "the store cannot read it")
        if found.about == "unknown-table":
            raise UnknownTable
        if found.about == "damaged":
            self.watch.note_damage(table_id, found.why)
            raise CannotResume("broken")
        if erases and not isinstance(found.about, str):
            _log.info("table %s: somebody there had what is stored about them erased", table_id)
            await self._heed_operators()
        return found

    def _made_live(self, table_id: str, found: list[Record]) -> LiveTable:
        try:
            table = read_table(table_id, found, self.games.game, self.shelf.source)
        except (BadPack, BadSetup) as wrong:
            raise CannotResume("gone", why=wrong.phrase) from None
        narration = self.games.narration_of(table.game)
        live = LiveTable(table, narration, self.pictures(table), self._store, self.metrics, self.config)
        live.on_change = self._changed
        live.on_lost = self._read_anew
        live.on_damaged = lambda live, why: self.watch.note_damage(live.table.id, why)
        return live

    def pictures(self, table: Table) -> TablePictures:
        return TablePictures(self._picture_key, table)

    def bot_driver(self, live: LiveTable) -> BotDriver:
        found = self._bot_drivers.get(live.table.id)
        if found is None:
            found = BotDriver(live, self._workers, self.config, lambda: self._leads(live))
            self._bot_drivers[live.table.id] = found
        return found

    async def tell(self, live: LiveTable) -> None:
        """Whoever is to be told something of the table, and is not looking."""
        await self.notifier.look(live)

    async def tell_again(self) -> None:
        """What could not be told before. Raises StoreDown."""
        await self.notifier.try_again()

    def tell_others(self, message: str) -> None:
        """To the other processes on the store."""
        self._say_to_others(message)

    def look_by(self, table_id: str, at: int) -> None:
        """Have the table looked at again by that time."""
        self._keeper.look_by(table_id, at)

    def stop_token(self, table_id: str, wish: str) -> str:
        """What a device shows to be told no more about a table."""
        return stop_token(self.tokens.key("stop"), table_id, wish)

    async def stop_telling(self, token: str) -> bool:
        """Whether that was a stop token; the device is told no more. Raises StoreDown."""
        found = read_stop_token(self.tokens.key("stop"), token)
        if found is not None:
            await self.notifier.put(*found, None)
        return found is not None

    async def _push_to(self, outgoing: Outgoing, wish: PushWish, message: bytes, table_id: str) -> int:
        return await web_push.push(outgoing, await self.push_secret(), wish, message, table_id)

    async def push_secret(self) -> bytes:
        """By which pushes of this server are known; made when it is first wanted. Raises StoreDown."""
        if not self._push_secret:
            self._push_secret = await self._store.call(Store.secret, "push", token_bytes(web_push.SECRET_BYTES))
        return self._push_secret

    def wake_bots(self, live: LiveTable) -> None:
        """Somebody may be waited for there who is a bot."""
        if live.table.has_bots and live.table.phase == "playing":
            self.bot_driver(live).wake()

    def is_first(self) -> bool:
        """Whether this process looks after the tables that nobody is connected to: of all that live, the first by name."""
        return not self.stopping and self._others.is_first()

    def _note_keeper(self, table_id: str, wrong: Exception) -> None:
        failures.note(self.metrics, f"table {table_id}", "looking after it", wrong)

    def _changed(self, live: LiveTable) -> None:
        table = live.table
        fact = table.records[-1].fact
        self._keeper.note(live)
        self.notifier.note(live)
        if table.phase == "playing" and table.has_bots:
            self.bot_driver(live).wake()
        elif table.phase == "over" and isinstance(fact, records.Did | records.Undone):
            self.later(self.archiver.finish(table.id))
        if isinstance(fact, records.Continued):
            for subscriber in live.subscribers:
                self.tell_next(live, subscriber)

    # --- who is connected ---

    def left(self, live: LiveTable) -> None:
        """A connection went. Told in a moment: when a game is over, people go together."""
        live.used = time.monotonic()
        live.note_who_left()
        if live not in self._newly_left:
            self._newly_left.add(live)
            asyncio.get_running_loop().call_later(_TOGETHER, self._tell_who_left, live)

    def _tell_who_left(self, live: LiveTable) -> None:
        self._newly_left.discard(live)
        if not self.stopping:
            self.connected(live)
            self.notifier.note(live)

    def connected(self, live: LiveTable) -> None:
        """A connection came, went or changed."""
        live.used = time.monotonic()
        live.tell_presence()
        self._others.announce(live)
        if live.subscribers and live.table.phase == "playing":
            live.time_proposal()
            self.bot_driver(live).wake()

    def _say_to_others(self, message: str) -> None:
        if self._store.is_shared and not self.stopping:
            self.later(self._store.call(Store.announce, message))

    def _elsewhere_changed(self, live: LiveTable) -> None:
        self.notifier.note(live)
        if live.subscribers:
            live.tell_presence()
            self.bot_driver(live).wake()

    def _leads(self, live: LiveTable) -> bool:
        """Whether this process runs the table's bots: of all that have connections to it, the first by name. Where nobody is
        connected and the game goes on over days, any that has the table in memory."""
        if self.stopping or not (live.subscribers or (pace.goes_on_alone(live.table) and not live.elsewhere)):
            return False
        return all(self.process < other for other in live.elsewhere)

    def _heard(self, message: str) -> None:
        """From another process: a record or a presence."""
        if message == RESYNC:
            for live in self._live_tables.values():
                self.later(live.catch_up(live.table.n + 1))
            return
        if message.startswith("records "):
            _, *told = message.split()
            for table_id, number in zip(told[::2], told[1::2], strict=True):
                told_of = self._live_tables.get(table_id)
                if told_of is None:
                    self._keeper.hear(table_id)
                elif int(number) > told_of.table.n:
                    self.later(told_of.catch_up(int(number)))
            return
        if not self.notifier.hear(message):
            self._others.hear(message)

    async def _housekeeping(self) -> None:
        """Say that this process lives, forget those that went silent, let idle tables go."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            self._others.heartbeat()
            if self._others.forget_silent(now):
                self._keeper.look_at_all()
            await self._let_idle_go(now)
            if now - told > TELLING:
                told = now
                self.refused.tell()
            with suppress(StoreDown):
                await self._heed_operators()

    async def _forget_abandoned(self) -> None:
        """Erase old unfinished tables now and then, beside the store's own process."""
        while True:
            await asyncio.sleep(FORGETTING)
            try:
                forgotten = await asyncio.to_thread(self._expire)
            except Fault as wrong:
                _log.warning("abandoned tables could not be erased: %s", wrong)
            else:
                if forgotten:
                    _log.info("%d abandoned tables erased", forgotten)

    def _expire(self) -> int:
        with open_desk(self.config.store) as desk:
            return self._quiet.expire(desk)

    async def _heed_operators(self) -> None:
        """Let go of the tables that an operator closed or changed, and of whoever is connected to them; shut out whom they have
        shut out."""
        if self.blocks.heed(await self._store.call(Store.blocks)):
            _log.info("%d addresses and networks are shut out", len(self.blocks))
        known, self._interventions = self._interventions, set(await self._store.call(Store.interventions))
        for found in self._interventions - known:
            self.notifier.forget(found.table)
            live = self._live_tables.get(found.table)
            if live is not None:
                _log.info("table %s: %s", found.table, _TOLD.get(found.kind, found.kind))
                await self._let_go(live)
                for subscriber in tuple(live.subscribers):
                    self._send_away(subscriber, found.kind)
            if found.kind == CHANGED:
                await self.archiver.renew(found.table)

    def _send_away(self, subscriber: Subscriber, kind: str) -> None:
        if kind == CLOSED:
            closed = CannotResume("closed")
            subscriber.push(framed(ErrorReply("cannot-resume", closed.say(subscriber.language))))
            subscriber.close(AGAINST_RULES, "closed")
        else:
            subscriber.close(COME_AGAIN, "changed")

    async def _let_idle_go(self, now: float) -> None:
        idle = [live for live in self._live_tables.values() if not live.subscribers and not live.is_busy]
        idle.sort(key=lambda live: live.used)
        too_many = len(idle) - self.config.idle_tables
        for place, live in enumerate(idle):
            if place < too_many or now - live.used > self.config.idle_seconds:
                await self._let_go(live)

    async def _let_go(self, live: LiveTable) -> None:
        del self._live_tables[live.table.id]
        driver = self._bot_drivers.pop(live.table.id, None)
        if driver is not None:
            await driver.stop()

    def _read_anew(self, live: LiveTable) -> None:
        """What is in memory is not what is stored: whoever is connected comes again, and it is read from the store."""
        if self.holds(live):
            del self._live_tables[live.table.id]
            driver = self._bot_drivers.pop(live.table.id, None)
            if driver is not None:
                self.later(driver.stop())
            for subscriber in tuple(live.subscribers):
                subscriber.close(COME_AGAIN, "broken")
