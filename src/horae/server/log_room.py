"""How much a table's log takes. What is said, marked and changed there stops first, each person's before everybody's, so that a
game can always go on; nothing goes on for ever."""

from __future__ import annotations

from collections.abc import Iterable

from horae.core.speech import Phrase
from horae.server.config import Config
from horae.table import records
from horae.table.records import AnyFact, Person, Record
from horae.table.table import Declined

_BESIDE = (
    records.Said,
    records.Reacted,
    records.Renamed,
    records.ReadySaid,
    records.OptionsSet,
    records.PaceSet,
    records.Sat,
    records.Stood,
    records.BotSeated,
    records.Unseated,
)
"""The facts that no game waits for, besides marks."""
_WORDS_BEFORE = (100, 10)
"""So many before the end it is told."""


class LogRoom:
    def __init__(self, config: Config, found: Iterable[Record]) -> None:
        self._most = config.table_records
        self._most_of_one = config.person_records
        self._word_from = self._most - max(_WORDS_BEFORE)
        self._word_from_one = self._most_of_one - max(_WORDS_BEFORE)
        self.is_short = False
        """Whether there is something to check and to say, to somebody: for most of a log there is not."""
        self._count = 0
        self._of: dict[Person, int] = {}
        for record in found:
            self.note(record)

    def note(self, record: Record) -> None:
        """It is in the log."""
        self._count += 1
        if record.person is not None:
            self._of[record.person] = of_one = self._of.get(record.person, 0) + 1
            if of_one >= self._word_from_one:
                self.is_short = True
        if self._count >= self._word_from:
            self.is_short = True

    def check(self, person: Person | None, fact: AnyFact, *, is_mark: bool) -> None:
        """Raises Declined where there is no room for it."""
        if self._count >= 2 * self._most:
            raise Declined("log-full")
        if not (is_mark or isinstance(fact, _BESIDE)):
            return
        if self._count >= self._most:
            raise Declined("log-full-of-words")
        if person is not None and self._of.get(person, 0) >= self._most_of_one:
            raise Declined("log-full-of-yours")

    def word_to_all(self) -> Phrase | None:
        """What everybody is told when there is soon no more room."""
        return self._word("log-nearly-full", self._most - self._count)

    def word_to(self, person: Person | None) -> Phrase | None:
        """The same of one person's own share."""
        return None if person is None else self._word("log-nearly-full-of-yours", self._most_of_one - self._of.get(person, 0))

    @staticmethod
    def _word(key: str, left: int) -> Phrase | None:
        return Phrase(f"table-{key}", {"left": left}) if left in _WORDS_BEFORE else None
