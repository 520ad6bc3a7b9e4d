"""A table as it follows from its records: who is here, who sits where, what was chosen, how the game stands.

Only `take` changes it, one record after the other; what may be recorded next is decided in `decisions`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from horae.bots.registry import bot_title
from horae.core.game import AnyGame, Seat
from horae.core.refusal import Refused
from horae.core.speech import Fault, Phrase, Sayable, Text, say
from horae.table.records import (
    BotSeated,
    BotTold,
    Continued,
    Did,
    Entered,
    Opened,
    OptionsSet,
    Person,
    ReadySaid,
    Record,
    Renamed,
    Said,
    Sat,
    SeatTakenBack,
    Settings,
    Started,
    Stood,
    UndoAgreed,
    UndoAsked,
    UndoDropped,
    Undone,
    Unseated,
)
from horae.table.running_game import Attempt, RunningGame, Told

FindGame: TypeAlias = Callable[[str], AnyGame]
FindPack: TypeAlias = Callable[[str, str], str]
"""Given a pack's name and its content's hash ("" for one that comes with its game): what the game loads it by."""
Phase: TypeAlias = Literal["lobby", "playing", "over"]


class Declined(Fault):
    """The table does not allow that. `code` is the message's key without its prefix."""

    def __init__(self, code: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(f"table-{code}", args))
        self.code = code


class CannotResume(Fault):
    """The records cannot be played by the rules or the pack that are installed. `why` is the message's key without its
    prefix."""

    def __init__(self, why: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(f"table-cannot-resume-{why}", args))


def by_name(pack: str, content: str) -> str:
    """For who has none but the packs that come with the games."""
    if content:
        raise CannotResume("no-pack", pack=pack, content=content)
    return pack


class Guest:
    """Someone who entered the table."""

    __slots__ = ("name", "once_in")

    def __init__(self, name: str) -> None:
        self.name = name
        self.once_in: Seat | None = None
        """The seat of the running game whose secrets this person has been shown."""


class Place:
    """A seat of the table: empty, a person's, a bot's, or a person's with a bot standing in."""

    __slots__ = ("bot", "person", "ready")

    def __init__(self) -> None:
        self.person: Person | None = None
        self.bot: str | None = None
        self.ready = False

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None


@cache
def _name_of(game: str, bot: str | None, seat: Seat, language: str) -> str:
    """What to call a seat that no person holds."""
    if bot is not None:
        return say(Phrase("table-bot-name", {"bot": bot_title(game, bot), "seat": seat + 1}), language)
    return say(Phrase("person", {"seat": seat + 1}), language)


class Undo:
    """A wish to take actions back that waits for agreement."""

    __slots__ = ("agreed", "keep", "person")

    def __init__(self, person: Person, keep: int) -> None:
        self.person = person
        self.keep = keep
        self.agreed: list[Person] = []


class Table:
    def __init__(self, table_id: str, find_game: FindGame, find_pack: FindPack = by_name) -> None:
        self.id = table_id
        self._find_game = find_game
        self._find_pack = find_pack
        self.records: list[Record] = []
        self.numbers: dict[tuple[Person | None, str], int] = {}
        """Which record each request became."""
        self.told: dict[int, Told] = {}
        """What was told by each record that is an action of the game, taken back or not."""
        self.people: list[Guest] = []
        self.places: list[Place] = []
        self.host: Person = 0
        self.play: RunningGame | None = None
        self.undo: Undo | None = None
        self.next: str | None = None
        """The table at which the same people play on."""
        self.game: AnyGame
        self.pack: Any
        self.pack_source = ""
        """What the game loads the pack by."""
        self.content = ""
        """The hash of the pack's files, where the table has kept them."""
        self.options: dict[str, Any] = {}
        self.experience: dict[str, Text] = {}
        """What the tables before this one left to its people."""
        self.settings = Settings()
        self.has_bots = False
        self._names: dict[str, list[str]] = {}

    # --- reading ---

    @property
    def n(self) -> int:
        """The number of the last record; -1 before the first."""
        return len(self.records) - 1

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "lobby"
        return "playing" if self.play.state.result() is None else "over"

    def seat_of(self, person: Person | None) -> Seat | None:
        if person is not None:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return None

    def person_of(self, n: int) -> Person:
        """Who entered by record n."""
        return sum(isinstance(record.fact, Opened | Entered) for record in self.records[: n + 1]) - 1

    def acting_host(self, here: Collection[Person]) -> Person:
        """The host, or while they are not connected the first seated person who is."""
        if self.host in here:
            return self.host
        return next((p.person for p in self.places if p.person is not None and p.person in here), self.host)

    def is_in_game(self, seat: Seat) -> bool:
        return self.play is not None and seat in self.play.state.seats()

    def muted(self) -> tuple[Seat, ...]:
        if self.play is None or not self.settings.quiet or self.game.quiet_rule is None:
            return ()
        return self.game.quiet(self.play.state)

    def people_in_game(self) -> list[Seat]:
        """The seats that people play themselves."""
        if self.play is None:
            return []
        places = self.places
        return [seat for seat in self.play.state.seats() if places[seat].person is not None and places[seat].bot is None]

    def voters(self) -> list[Person]:
        """The people whose word counts when actions are to be taken back: those who play."""
        return [person for seat in self.people_in_game() if (person := self.places[seat].person) is not None]

    def undo_waits_for(self) -> list[Person]:
        if self.undo is None:
            return []
        return [person for person in self.voters() if person != self.undo.person and person not in self.undo.agreed]

    def names(self, language: str) -> list[str]:
        """What to call each seat: the person's name, else the bot's, else its number."""
        made = self._names.get(language)
        if made is None:
            made = self._names[language] = [self._name(seat, place, language) for seat, place in enumerate(self.places)]
        return made

    def _name(self, seat: Seat, place: Place, language: str) -> str:
        if place.person is not None:
            return self.people[place.person].name
        return _name_of(self.game.name, place.bot, seat, language)

    def bots_to_move(self) -> list[tuple[Seat, str]]:
        """The bots that are waited for now. They hold still while an undo is being talked about."""
        play = self.play
        if play is None or self.undo is not None:
            return []
        deciding = play.state.deciding()
        bots = [(seat, self.places[seat].bot) for seat in deciding]
        if len(bots) > 1 and self.game.people_first(play.state) and any(bot is None for _, bot in bots):
            return []
        return [(seat, bot) for seat, bot in bots if bot is not None and play.legal[seat]]

    # --- changing ---

    def take_all(self, records: Iterable[Record]) -> None:
        """Take many records at once, as when a table is read from the store."""
        for record in records:
            self.take(record)
        play = self.play
        if play is not None and play.steps and play.steps[-1].digest != play.state.digest():
            raise CannotResume("differs", number=play.first_difference(), rules=self.game.rules_version)

    def take(self, record: Record, made: Attempt | None = None) -> None:
        """Let a record come true. `made` is the attempt it was decided on, if that is at hand."""
        fact = record.fact
        person = record.person
        self.records.append(record)
        if record.id is not None:
            self.numbers[person, record.id] = record.n
        match fact:
            case Did():
                self._did(fact, record.n, made)
                return
            case Said() | BotTold():
                return
            case Opened() | Entered() | Renamed():
                self._people(fact, person)
            case Started():
                self._start(fact, record.n)
            case UndoAsked(keep):
                assert person is not None
                self.undo = Undo(person, keep)
            case UndoAgreed():
                assert person is not None
                assert self.undo is not None
                self.undo.agreed.append(person)
            case UndoDropped():
                self.undo = None
            case Undone(keep):
                assert self.play is not None
                self.undo = None
                self.play.rewind(keep, record.n)
            case Continued(table):
                self.next = table
            case OptionsSet(options, settings):
                self.options, self.settings = options, settings
                for place in self.places:
                    place.ready = False
            case _:
                self._places(fact, person)
        self._names.clear()
        self.has_bots = any(place.bot is not None for place in self.places)

    def _people(self, fact: Opened | Entered | Renamed, person: Person | None) -> None:
        match fact:
            case Opened(game, pack, options, settings, name, content, experience):
                self.game = self._find_game(game)
                self.content, self.experience = content, experience
                self.pack_source = self._find_pack(pack, content)
                self.pack = self.game.load_pack(self.pack_source)
                self.options, self.settings = options, settings
                self.places = [Place() for _ in range(self.game.seat_range.stop - 1)]
                self.people.append(Guest(name))
                self.places[0].person = 0
            case Entered(name):
                self.people.append(Guest(name))
            case Renamed(name):
                assert person is not None
                self.people[person].name = name

    def _places(self, fact: Sat | Stood | BotSeated | Unseated | ReadySaid | SeatTakenBack, person: Person | None) -> None:
        own = self.seat_of(person)
        match fact:
            case Sat(seat):
                if own is not None:
                    self.places[own].person = None
                self.places[seat].person, self.places[seat].bot, self.places[seat].ready = person, None, False
                self._shown(person, seat)
            case Stood(bot):
                assert own is not None
                place = self.places[own]
                place.person, place.bot, place.ready = None, bot, False
            case BotSeated(seat, bot):
                self.places[seat].bot = bot
                self.places[seat].ready = True
            case Unseated(seat):
                self.places[seat] = Place()
            case ReadySaid(ready):
                assert own is not None
                self.places[own].ready = ready
            case SeatTakenBack():
                assert own is not None
                self.places[own].bot = None

    def _shown(self, person: Person | None, seat: Seat) -> None:
        if self.play is not None and person is not None:
            self.people[person].once_in = seat

    def _start(self, fact: Started, n: int) -> None:
        if (fact.rules, fact.pack_hash) != (self.game.rules_version, self.pack.hash):
            found, installed = f"{fact.rules} {fact.pack_hash}", f"{self.game.rules_version} {self.pack.hash}"
            raise CannotResume("other-rules", found=found, expected=installed)
        taken = [place for place in self.places if not place.is_empty]
        self.places = [*taken, *(Place() for _ in range(len(self.places) - len(taken)))]
        self.play = RunningGame(self.game, self.pack, len(taken), len(self.places), int(fact.seed), self.options, n)
        for seat, place in enumerate(taken):
            self._shown(place.person, seat)

    def _did(self, fact: Did, n: int, made: Attempt | None) -> None:
        play = self.play
        assert play is not None
        if made is None:
            try:
                made = play.attempt(fact.seat, self.game.decode_action(fact.action))
            except (Refused, msgspec.ValidationError) as wrong:
                why: Sayable = wrong.phrase if isinstance(wrong, Refused) else str(wrong)
                raise CannotResume("refused", number=len(play.steps) + 1, rules=self.game.rules_version, why=why) from None
            made.digest = fact.digest
        self.undo = None
        self.told[n] = made.told
        play.adopt(made, n)
