"""The other server processes on the same store: who is connected to a table by way of them, and which have gone."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import msgspec

from horae.server.live_table import LiveTable
from horae.table.records import Person

SILENT = 13.0
"""Seconds after which a process that was not heard of is taken for gone."""
_WATCHER: Person = -1
"""Once for each who looks on: they count as somebody being there, for whose sake bots go on."""


class ProcessPresence(msgspec.Struct, frozen=True, array_like=True):
    """What processes tell each other: who is connected to a table by way of this one (no table: I am alive)."""

    process: str
    table: str = ""
    people: tuple[Person, ...] = ()


class OtherProcesses:
    """`say` sends a message to all of them; `changed` is called with a table when who is connected to it elsewhere changed."""

    def __init__(
        self, own: str, tables: Mapping[str, LiveTable], say: Callable[[str], None], changed: Callable[[LiveTable], None]
    ) -> None:
        self._own = own
        self._tables = tables
        self._say = say
        self._changed = changed
        self._heard: dict[str, float] = {}
        """When each was last heard of."""

    def announce(self, live: LiveTable) -> None:
        """Tell the others who is connected to the table by way of this process."""
        people = tuple(sorted({subscriber.person for subscriber in live.subscribers if subscriber.person is not None}))
        watching = sum(subscriber.person is None for subscriber in live.subscribers)
        self._tell(ProcessPresence(self._own, live.table.id, (*people, *[_WATCHER] * watching)))

    def _announce_all(self) -> None:
        for live in self._tables.values():
            if live.subscribers:
                self.announce(live)

    def _tell(self, said: ProcessPresence) -> None:
        self._say(msgspec.json.encode(said).decode())

    def hear(self, message: str) -> None:
        said = msgspec.json.decode(message, type=ProcessPresence)
        if said.process == self._own:
            return
        is_new = said.process not in self._heard
        self._heard[said.process] = time.monotonic()
        if is_new:
            self._announce_all()
        shared = self._tables.get(said.table)
        if shared is not None:
            if said.people and shared.subscribers and said.process not in shared.elsewhere:
                self.announce(shared)  # it cannot have heard of ours yet
            self._set_elsewhere(shared, said.process, said.people)

    def _set_elsewhere(self, live: LiveTable, process: str, people: tuple[Person, ...]) -> None:
        if people:
            live.elsewhere[process] = frozenset(person for person in people if person != _WATCHER)
            live.watching_elsewhere[process] = people.count(_WATCHER)
        else:
            live.elsewhere.pop(process, None)
            live.watching_elsewhere.pop(process, None)
        self._changed(live)

    def heartbeat(self) -> None:
        """Say that this process lives."""
        self._announce_all()
        self._tell(ProcessPresence(self._own))

    def is_first(self) -> bool:
        """Whether no other process that lives comes before this one by name."""
        return all(self._own < other for other in self._heard)

    def forget_silent(self, now: float) -> bool:
        """Whether any has gone silent."""
        silent = [process for process, heard in self._heard.items() if now - heard > SILENT]
        for process in silent:
            del self._heard[process]
            for live in self._tables.values():
                if process in live.elsewhere:
                    self._set_elsewhere(live, process, ())
        return bool(silent)
