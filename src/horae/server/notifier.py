"""Tells people that it is their turn who are not looking: on their devices, and where the host wants it told to all.

What is to be told follows from a table's records (`table.pace.news`), so nothing is lost with this process; each notice has a
name of its own in the store, and whoever stores it first sends it. What fails is tried again, and at last given up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol

import msgspec

from horae.core.speech import Fault
from horae.server import wall_clock
from horae.server.live_table import LiveTable, no_attempt
from horae.server.notices import (
    WEBHOOK,
    PushWish,
    Webhook,
    Wish,
    news_named,
    notice_name,
    push_message,
    quiet_left,
    webhook_message,
    wish_of,
)
from horae.server.other_processes import SILENT
from horae.server.outbox import DueNotice
from horae.server.outgoing import CannotSend, Outgoing
from horae.server.store import Store, StoreDown
from horae.server.store_client import StoreClient
from horae.table import decisions, pace
from horae.table.pace import News

AGAIN = (60_000, 300_000, 1_800_000)
"""Milliseconds after which what failed is tried again, each time; then it is given up."""
_UNDER_WAY = 60_000
"""Milliseconds after which what was claimed and not settled is tried again: whoever claimed it was killed."""
_KNOWN = 20_000
_TELLING = "wishes "
_GONE = (404, 410)
_FOR_GOOD = (*_GONE, 400, 401, 403, 405, 413)


class Around(Protocol):
    """What is needed of a process's tables."""

    def find(self, table_id: str, host: str) -> Awaitable[LiveTable]: ...

    def stop_token(self, table_id: str, wish: str) -> str: ...

    def tell_others(self, message: str) -> None: ...

    def later(self, work: Coroutine[object, object, None]) -> None: ...

    def look_by(self, table_id: str, at: int) -> None:
        """Have the table looked at again by that time (ms)."""


class Notifier:
    def __init__(
        self,
        store: StoreClient,
        around: Around,
        outgoing: Outgoing,
        push: Callable[[Outgoing, PushWish, bytes, str], Awaitable[int]],
        seconds: float,
    ) -> None:
        """`seconds`: who has not been connected for so long is not looking."""
        self._store = store
        self._around = around
        self.outgoing = outgoing
        self._push = push
        self._seconds = seconds
        self._wishes: OrderedDict[str, dict[str, Wish]] = OrderedDict()
        """Who would be told about which table, as far as it was asked for."""
        self._noted: set[str] = set()
        """Tables that are about to be looked at: what happens meanwhile is seen then, too."""
        self._changes = 0
        """How often anybody's wishes changed."""
        self._claimed: OrderedDict[tuple[str, str], None] = OrderedDict()
        """What this process has claimed, or knows that another has."""

    # --- wishes ---

    async def wishes(self, table_id: str) -> dict[str, Wish]:
        found = self._wishes.get(table_id)
        if found is None:
            changes = self._changes
            stored = await self._store.call(Store.wishes, table_id)
            found = {name: wish_of(name, body) for name, body in stored}
            if changes == self._changes:  # else it may be what was stored before
                self._wishes[table_id] = found
                if len(self._wishes) > _KNOWN:
                    self._wishes.popitem(last=False)
        return found

    async def wish(self, live: LiveTable, name: str, wish: Wish | None) -> None:
        """Somebody would be told about a table from now on, or no more. Raises StoreDown."""
        await self.put(live.table.id, name, wish)
        self.note(live)

    async def put(self, table_id: str, name: str, wish: Wish | None) -> None:
        await self._store.call(Store.put_wish, table_id, name, None if wish is None else msgspec.json.encode(wish))
        self.forget(table_id)
        self._around.tell_others(_TELLING + table_id)

    def hear(self, message: str) -> bool:
        """Whether it was about wishes: another process has changed a table's."""
        if not message.startswith(_TELLING):
            return False
        self.forget(message.removeprefix(_TELLING))
        return True

    def forget(self, table_id: str) -> None:
        """Who would be told about a table is to be asked anew."""
        self._changes += 1
        self._wishes.pop(table_id, None)

    # --- telling ---

    def note(self, live: LiveTable) -> None:
        """Something happened at a table, or somebody left it."""
        if live.table.id not in self._noted and self._wishes.get(live.table.id) != {}:
            self._noted.add(live.table.id)
            self._around.later(self.look(live))

    async def look(self, live: LiveTable) -> None:
        """Tell whoever is to be told now, and see to it that the others are in time."""
        self._noted.discard(live.table.id)
        news = pace.news(live.table)
        if not news:
            return
        try:
            wishes = await self.wishes(live.table.id)
        except StoreDown:
            return  # the next time
        for one in news if wishes else ():
            wait = live.looks_away_in(one.person, self._seconds, SILENT)
            if wait is None:
                continue
            if wait:
                asyncio.get_running_loop().call_later(wait + 0.01, self._look_again, live.table.id)
                continue
            for name, wish in list(wishes.items()):
                self._tell(live, one, name, wish)

    def _look_again(self, table_id: str) -> None:
        async def look() -> None:
            try:
                await self.look(await self._around.find(table_id, ""))
            except Fault:
                self._around.look_by(table_id, wall_clock.now())

        self._around.later(look())

    def _tell(self, live: LiveTable, news: News, name: str, wish: Wish) -> None:
        if isinstance(wish, PushWish):
            if wish.person != news.person:
                return
            if wish.quiet is not None and (wait := quiet_left(wish.quiet, wall_clock.now())):
                self._around.look_by(live.table.id, wall_clock.now() + wait)
                return
        elif wish.failed:
            return
        key = live.table.id, notice_name(name, news)
        if key not in self._claimed:
            self._claimed[key] = None
            if len(self._claimed) > _KNOWN:
                self._claimed.popitem(last=False)
            self._around.later(self._send(live, news, name, wish))

    async def _send(self, live: LiveTable, news: News, name: str, wish: Wish) -> None:
        table_id, notice = live.table.id, notice_name(name, news)
        try:
            claimed = await self._store.call(Store.claim_notice, table_id, notice, wall_clock.now() + _UNDER_WAY)
        except StoreDown:
            self._claimed.pop((table_id, notice), None)
            self._around.look_by(table_id, wall_clock.now() + _UNDER_WAY)
            return
        if claimed:
            await self._attempt(live, news, name, wish, 0)

    async def try_again(self) -> None:
        """What failed or was left undone, wherever its time has come. Raises StoreDown."""
        for due in await self._store.call(Store.due_notices, wall_clock.now()):
            if await self._store.call(Store.claim_again, due, wall_clock.now() + _UNDER_WAY):
                await self._try_again(due)

    async def _try_again(self, due: DueNotice) -> None:
        try:
            live = await self._around.find(due.table, "")
        except Fault:
            return  # it is due again in a while
        wishes = await self.wishes(due.table)
        name = next((name for name in wishes if due.name.startswith(f"{name} ")), None)
        news = None if name is None else news_named(pace.news(live.table), name, due.name)
        if name is None or news is None or live.looks_away_in(news.person, self._seconds, SILENT) is None:
            await self._settle(due.table, due.name, due.tries)  # they have acted, are looking, or would hear no more
            return
        self._around.later(self._attempt(live, news, name, wishes[name], due.tries))

    async def _attempt(self, live: LiveTable, news: News, name: str, wish: Wish, tries: int) -> None:
        notice, why = notice_name(name, news), ""
        status, for_good = 0, False
        try:
            status = await self._post(live, news, name, wish)
            if not 200 <= status < 300:
                why, for_good = "answered", status in _FOR_GOOD
        except CannotSend as no:
            why, for_good = no.why, no.for_good
        if not why:
            await self._settle(live.table.id, notice, tries + 1)
        elif for_good or tries >= len(AGAIN):
            await self._settle(live.table.id, notice, tries + 1)
            if isinstance(wish, Webhook):
                await self._give_up(live, msgspec.structs.replace(wish, failed=why, status=status))
            elif for_good:
                await self.put(live.table.id, name, None)  # the device is no more
        else:
            await self._store.call(Store.settle_notice, live.table.id, notice, wall_clock.now() + AGAIN[tries], tries + 1)

    async def _settle(self, table_id: str, notice: str, tries: int) -> None:
        await self._store.call(Store.settle_notice, table_id, notice, -wall_clock.now(), tries)

    async def _post(self, live: LiveTable, news: News, name: str, wish: Wish) -> int:
        table = live.table
        if isinstance(wish, PushWish):
            message = push_message(table, news, wish, self._around.stop_token(table.id, name))
            return await self._push(self.outgoing, wish, message, table.id)
        return await self.post(wish, webhook_message(table, news, wish))

    async def post(self, hook: Webhook, message: bytes) -> int:
        """Raises CannotSend."""
        return await self.outgoing.post(hook.url, {"content-type": "application/json"}, message)

    async def _give_up(self, live: LiveTable, hook: Webhook) -> None:
        """The people of the table are told, so that its host may set it up anew."""
        await self.put(live.table.id, WEBHOOK, hook)
        await live.record(None, None, lambda: no_attempt(decisions.give_up_webhook(live.table)))


def webhook_of(wishes: dict[str, Wish]) -> Webhook | None:
    found = wishes.get(WEBHOOK)
    return found if isinstance(found, Webhook) else None
