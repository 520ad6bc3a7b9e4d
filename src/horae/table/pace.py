"""Play over days: how long everybody has for a decision, and what is recorded when that is over.

Everybody has a time of their own: it begins when they are waited for, or with their last move, and what others do meanwhile
neither lengthens nor shortens it. All of it follows from the records, so no clock runs anywhere and none can be lost: whoever
looks after the table asks `due` what is to be recorded now. What time it is is handed in, in ms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from horae.bots.registry import usual_bot
from horae.core.game import Seat
from horae.table.records import BotTold, Did, PaceSet, Person, Record, Reminded, Said, Started, TimeRanOut, Undone

if TYPE_CHECKING:
    from horae.table.table import Table

HOUR = 3_600_000
_LEFT = 4
"""The reminder comes when one part in so many of the time is left. Nobody's time runs out sooner than that after it, though no
server was there to remind them in time."""


class Waiting:
    """Somebody is waited for."""

    __slots__ = ("is_over", "n", "person", "reminded", "since")

    def __init__(self, person: Person, n: int, since: int) -> None:
        self.person = person
        self.n = n
        """The record since which they are."""
        self.since = since
        self.reminded: int | None = None
        self.is_over = False
        """Their time has run out, and the table waits for them all the same."""


class News(NamedTuple):
    """What somebody should hear of who is not looking, once: that it is their turn, or that a bot plays for them."""

    kind: Literal["turn", "reminded", "ran_out"]
    person: Person
    seat: Seat
    n: int
    """The record since which it is so."""


class Clocks:
    """Who is waited for at one table, and since when: by seat."""

    def __init__(self) -> None:
        self.waiting: dict[Seat, Waiting] = {}
        self.stood_in: dict[Seat, News] = {}
        """For whom a bot plays since their time ran out."""

    def sign(self) -> tuple[tuple[Seat, int], ...]:
        """Changes whenever somebody else is waited for."""
        return tuple([(seat, waiting.n) for seat, waiting in self.waiting.items()])

    def take(self, table: Table, record: Record) -> None:
        """Let a record come true that the table has just taken."""
        fact = record.fact
        if isinstance(fact, Said | BotTold):
            return
        if isinstance(fact, Started | Undone | PaceSet):
            self.waiting.clear()
        elif isinstance(fact, Reminded) and fact.seat in self.waiting:
            self.waiting[fact.seat].reminded = record.when
        elif isinstance(fact, TimeRanOut) and fact.seat in self.waiting:
            self._run_out(fact, record.n)
        elif isinstance(fact, Did) and table.play is not None and table.play.offers[fact.seat] == record.n:
            self.waiting.pop(fact.seat, None)  # a move, and no mark beside the game
        if self.stood_in:
            self.stood_in = {seat: one for seat, one in self.stood_in.items() if table.player_of(seat) is None}
        before, self.waiting = self.waiting, {}
        for seat, person in awaited(table).items():
            known = before.get(seat)
            is_same = known is not None and known.person == person
            self.waiting[seat] = known if known is not None and is_same else Waiting(person, record.n, record.when)

    def _run_out(self, fact: TimeRanOut, n: int) -> None:
        waiting = self.waiting[fact.seat]
        waiting.is_over = True
        if fact.bot is not None:
            self.stood_in[fact.seat] = News("ran_out", waiting.person, fact.seat, n)


def awaited(table: Table) -> dict[Seat, Person]:
    """Of whom the game asks something now, where a person answers for the seat."""
    play = table.play
    if play is None:
        return {}
    players = table.played()
    return {seat: players[seat] for seat in play.deciding if seat in players and play.legal[seat]}


def news(table: Table) -> list[News]:
    """What those who are not looking should hear of."""
    if table.lesson is not None:
        return []
    found = [
        News("turn" if waiting.reminded is None else "reminded", waiting.person, seat, waiting.n)
        for seat, waiting in table.clocks.waiting.items()
    ]
    return [*found, *table.clocks.stood_in.values()]


def ends(table: Table, seat: Seat) -> int | None:
    """When the time of whoever is waited for there runs out, or ran out; None: it does not."""
    pace, waiting = table.settings.pace, table.clocks.waiting.get(seat)
    if pace is None or waiting is None:
        return None
    whole = pace.hours * HOUR
    return waiting.since + whole if waiting.reminded is None else waiting.reminded + whole // _LEFT


def _next(table: Table, seat: Seat) -> int | None:
    """When something is to be recorded about this seat."""
    ending, waiting, pace = ends(table, seat), table.clocks.waiting.get(seat), table.settings.pace
    if ending is None or waiting is None or pace is None or waiting.is_over:
        return None
    return ending - pace.hours * HOUR // _LEFT if waiting.reminded is None else ending


def next_look(table: Table) -> int | None:
    """When somebody should look at the table again, if nothing is done there before; None: never."""
    pace = table.settings.pace
    if pace is None:
        return None
    found = [at for seat in table.clocks.waiting if (at := _next(table, seat)) is not None]
    if table.undo is not None and table.has_bots:
        found.append(table.records[-1].when + pace.hours * HOUR)  # bots go on, though nobody has answered
    return min(found, default=None)


def due(table: Table, now: int) -> Reminded | TimeRanOut | None:
    """What is to be recorded now because time has passed: of several the one that was due first."""
    found = [(at, seat) for seat in table.clocks.waiting if (at := _next(table, seat)) is not None and at <= now]
    if not found:
        return None
    _, seat = min(found)
    if table.clocks.waiting[seat].reminded is None:
        return Reminded(seat)
    return TimeRanOut(seat, _stand_in(table, seat))


def _stand_in(table: Table, seat: Seat) -> str | None:
    """The bot that plays on there. None where the table rather waits, and for the last person who plays: bots play for people,
    not among themselves."""
    pace, play = table.settings.pace, table.play
    assert pace is not None
    assert play is not None
    person = table.player_of(seat)
    others = {one for other, one in table.played().items() if other in play.state.seats()} - {person}
    if pace.then == "wait" or not others:
        return None
    return table.places[seat].bot or usual_bot(table.game)


def goes_on_alone(table: Table) -> bool:
    """Whether bots move there though nobody is connected: as long as a person plays who will come back."""
    play = table.play
    return table.settings.pace is not None and play is not None and any(seat in table.played() for seat in play.state.seats())
