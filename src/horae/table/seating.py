"""Who is at a table and who sits where, as it follows from the records. Knows no game, so it can be read when the game cannot.

Only `seat` changes it, one record after the other.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from horae.core.game import Seat
from horae.table.records import (
    BotSeated,
    ClaimAgreed,
    Entered,
    HostAnswered,
    HostAsked,
    HostDropped,
    HostPassed,
    Identified,
    LinkRenewed,
    Locked,
    Muted,
    NotRecognised,
    Opened,
    OptionsSet,
    PaceSet,
    Person,
    PlayedFor,
    ReadySaid,
    Recognised,
    Record,
    Removed,
    Renamed,
    Sat,
    SeatAgreed,
    SeatAsked,
    SeatDropped,
    SeatGiven,
    SeatTakenBack,
    Settings,
    Started,
    Stood,
    TimeRanOut,
    Unseated,
)

MOST_SEATS = 16
FIRST_KEY = "0"
"""What every person's first link carries."""


class Guest:
    """Someone who entered the table."""

    __slots__ = (
        "has_word",
        "host_votes",
        "identity",
        "is_muted",
        "is_removed",
        "is_unknown",
        "keys",
        "known_as",
        "lost_seat",
        "name",
        "once_in",
        "plays_for",
    )

    def __init__(self, name: str, identity: str = "") -> None:
        self.name = name
        self.identity = identity
        """Who they are at every table, if they have that; the server's knowledge alone."""
        self.once_in: Seat | None = None
        """The seat of the running game whose secrets this person has been shown."""
        self.lost_seat: Seat | None = None
        """The seat that the host gave to somebody else while this person was gone. Coming back, they may have it again."""
        self.plays_for: Seat | None = None
        """The bot's seat whose moves this person makes now, instead of those of their own."""
        self.keys: list[str] = [FIRST_KEY]
        """What this person's links carried, one after the other. Only the last one opens anything."""
        self.is_muted = False
        self.is_removed = False
        self.has_word = False
        """They played from the start, or were given their seat since. Who sat down at a running game unasked plays like
        anybody, but what the table is asked is not asked of them."""
        self.host_votes = 0
        """How often they asked to look after the table."""
        self.is_unknown = False
        """They said that they were somebody of the table, and were not recognised."""
        self.known_as: tuple[Person, str] | None = None
        """Who they turned out to be, and what that person's link carried then. Their own link leads to that one."""


class Place:
    """A seat of the table: empty, a person's, a bot's, or a person's with a bot standing in."""

    __slots__ = ("bot", "dealt_to", "person", "ready")

    def __init__(self) -> None:
        self.person: Person | None = None
        self.bot: str | None = None
        self.ready = False
        self.dealt_to: Person | None = None
        """Who sat here last in the running game: what is hidden here is theirs, also when they have gone."""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None


class SeatQuestion:
    """Somebody would have a seat of the running game that others have a say in."""

    __slots__ = ("agreed", "asker", "person", "seat")

    def __init__(self, seat: Seat, person: Person, asker: Person) -> None:
        self.seat = seat
        self.person = person
        """Who would sit there."""
        self.asker = asker
        self.agreed: list[Person] = []


class HostVote:
    """Somebody would look after the table in the host's place."""

    __slots__ = ("agreed", "person", "refused")

    def __init__(self, person: Person) -> None:
        self.person = person
        self.agreed: list[Person] = [person]
        self.refused: list[Person] = []


class Claim:
    """Somebody at the door says that they are a person of the table."""

    __slots__ = ("agreed", "whom")

    def __init__(self, whom: Person) -> None:
        self.whom = whom
        self.agreed: list[Person] = []


class Seating:
    __slots__ = (
        "__weakref__",
        "_has_begun",
        "claims",
        "host",
        "host_vote",
        "is_locked",
        "people",
        "places",
        "question",
        "settings",
    )

    def __init__(self) -> None:
        self.people: list[Guest] = []
        self.places: list[Place] = []
        self.host: Person = 0
        self.settings = Settings()
        self.is_locked = False
        """Nobody new comes in."""
        self.question: SeatQuestion | None = None
        self.host_vote: HostVote | None = None
        self.claims: dict[Person, Claim] = {}
        """Who stands at the door and says that they are somebody of the table, until that is answered."""
        self._has_begun = False

    # --- reading ---

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where they act and look from: their own seat, or that of a bot they play for."""
        if person is not None and (seat := self.people[person].plays_for) is not None:
            return seat
        return self.own_seat_of(person)

    def own_seat_of(self, person: Person | None) -> Seat | None:
        if person is not None:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return None

    def player_of(self, seat: Seat) -> Person | None:
        """The person who makes the seat's moves now; None: a bot does, or nobody."""
        place = self.places[seat]
        if place.bot is None:
            return place.person
        return next((person for person, guest in enumerate(self.people) if guest.plays_for == seat), None)

    def person_with(self, identity: str) -> Person | None:
        """Who has this identity here, unless they were sent away."""
        return next(
            (
                person
                for person, guest in enumerate(self.people)
                if identity and guest.identity == identity and not guest.is_removed
            ),
            None,
        )

    def acting_host(self, here: Collection[Person]) -> Person:
        """The host, or while they are not here the first seated person who is."""
        if self.host in here:
            return self.host
        return next((p.person for p in self.places if p.person is not None and p.person in here), self.host)

    def shows_game_to(self, person: Person | None) -> bool:
        """Whether this person may see the game's public side: anyone where onlookers are welcome, else who plays or has; and
        nobody who is still at the door, which may be closed to onlookers."""
        if person in self.claims:
            return False
        if self.settings.watchers:
            return True
        return person is not None and (self.seat_of(person) is not None or self.people[person].once_in is not None)

    # --- changing ---

    def seat(self, record: Record) -> None:
        """Let a record come true as far as it is about people and their places."""
        fact, person = record.fact, record.person
        match fact:
            case Opened(_, _, _, settings, name):
                self.settings = settings
                self.places = [Place() for _ in range(MOST_SEATS)]
                self.people.append(Guest(name, fact.identity))
                self.places[0].person = 0
            case Entered(name, claims, absent, identity):
                self.people.append(Guest(name, identity))
                self.people[-1].is_removed = absent
                if claims is not None:
                    self.claims[len(self.people) - 1] = Claim(claims)
            case OptionsSet(_, settings):
                self.settings = settings
                for place in self.places:
                    place.ready = False
            case Started():
                self._begin()
            case PaceSet(pace):
                self.settings = replace(self.settings, pace=pace)
            case TimeRanOut(seat, str(bot)):
                self._stand_in(seat, bot)
            case Locked(locked):
                self.is_locked = locked
            case Muted(whom, muted):
                self.people[whom].is_muted = muted
            case Removed(whom):
                self._remove(whom)
            case Identified(whom, identity):
                self.people[whom].identity = identity
            case _ if person is not None:
                self._by(person, fact)
            case _:
                pass

    def _by(self, person: Person, fact: object) -> None:
        """What somebody did for themselves, or as the host."""
        match fact:
            case Renamed(name):
                self.people[person].name = name
            case LinkRenewed(key):
                self.people[person].keys.append(key)
            case SeatAsked(seat, whom):
                self.question = SeatQuestion(seat, whom, person)
            case SeatAgreed():
                assert self.question is not None
                self.question.agreed.append(person)
            case SeatDropped():
                self.question = None
            case SeatGiven(seat, whom, bot):
                self._give(seat, whom, person, bot)
            case PlayedFor(seat):
                self._play_for(person, seat)
            case HostAsked() | HostAnswered() | HostDropped() | HostPassed():
                self._vote(person, fact)
            case ClaimAgreed(claimant):
                self.claims[claimant].agreed.append(person)
            case Recognised(claimant) | NotRecognised(claimant):
                self._answer_claim(claimant, is_known=isinstance(fact, Recognised))
            case Sat() | Stood() | BotSeated() | Unseated() | ReadySaid() | SeatTakenBack():
                self._sit(person, fact)
            case _:
                pass

    def _vote(self, person: Person, fact: HostAsked | HostAnswered | HostDropped | HostPassed) -> None:
        match fact:
            case HostAsked():
                self.host_vote = HostVote(person)
                self.people[person].host_votes += 1
            case HostAnswered(yes):
                assert self.host_vote is not None
                (self.host_vote.agreed if yes else self.host_vote.refused).append(person)
            case HostDropped():
                self.host_vote = None
            case HostPassed(whom):
                self.host, self.host_vote = whom, None

    def _sit(self, person: Person, fact: Sat | Stood | BotSeated | Unseated | ReadySaid | SeatTakenBack) -> None:
        own = self.own_seat_of(person)
        match fact:
            case Sat(seat):
                if own is not None:
                    self.places[own].person = None
                self._take(person, seat)
            case SeatTakenBack():
                back = self.people[person].lost_seat if own is None else own
                assert back is not None
                self._take(person, back)
            case Stood(bot):
                assert own is not None
                place = self.places[own]
                place.person, place.bot, place.ready = None, bot, False
                self._settle(own)
                self._stop_asking(person)
            case BotSeated(seat, bot):
                self._stand_in(seat, bot)
            case Unseated(seat):
                self.places[seat] = Place()
            case ReadySaid(ready):
                assert own is not None
                self.places[own].ready = ready

    def _stand_in(self, seat: Seat, bot: str) -> None:
        self.places[seat].bot, self.places[seat].ready = bot, True
        self._leave_to_itself(seat)

    def _take(self, person: Person, seat: Seat) -> None:
        place = self.places[seat]
        place.person, place.bot, place.ready = person, None, False
        guest = self.people[person]
        guest.lost_seat = guest.plays_for = None
        if self._has_begun:
            guest.once_in = seat
            place.dealt_to = person
        self._leave_to_itself(seat)
        self._settle(seat)

    def _give(self, seat: Seat, person: Person, by: Person, bot: str | None) -> None:
        before = self.places[seat].person
        if before is not None and before != by:
            self.people[before].lost_seat = seat
        self._take(person, seat)
        self.people[person].has_word = True
        self.places[seat].bot = bot

    def _play_for(self, person: Person, seat: Seat | None) -> None:
        if seat is not None:
            self._leave_to_itself(seat)
        self.people[person].plays_for = seat

    def _leave_to_itself(self, seat: Seat) -> None:
        """Nobody plays for the bot there any more."""
        for guest in self.people:
            if guest.plays_for == seat:
                guest.plays_for = None

    def _answer_claim(self, claimant: Person, *, is_known: bool) -> None:
        """Either way there is nobody by that number any more."""
        guest, whom = self.people[claimant], self.claims.pop(claimant).whom
        guest.is_removed, guest.is_unknown = True, not is_known
        if is_known:
            guest.known_as = whom, self.people[whom].keys[-1]

    def _remove(self, person: Person) -> None:
        self.claims = {who: claim for who, claim in self.claims.items() if person not in (who, claim.whom)}
        guest = self.people[person]
        guest.is_removed, guest.lost_seat, guest.plays_for = True, None, None
        own = self.own_seat_of(person)
        if own is not None:
            self.places[own].person, self.places[own].ready = None, self.places[own].bot is not None
            self._settle(own)
        if self.question is not None and person in (self.question.person, self.question.asker):
            self.question = None
        self._stop_asking(person)

    def _stop_asking(self, person: Person) -> None:
        """They cannot look after the table any more."""
        if self.host_vote is not None and self.host_vote.person == person:
            self.host_vote = None

    def _settle(self, seat: Seat) -> None:
        """Somebody came to the seat or went from it: what was asked about it is no longer the question."""
        if self.question is not None and self.question.seat == seat:
            self.question = None

    def _begin(self) -> None:
        """The taken seats close up, and whoever sits there knows what is dealt there."""
        self._has_begun = True
        taken = [place for place in self.places if not place.is_empty]
        self.places = [*taken, *(Place() for _ in range(len(self.places) - len(taken)))]
        for seat, place in enumerate(taken):
            if place.person is not None:
                self.people[place.person].once_in = seat
                self.people[place.person].has_word = True
                place.dealt_to = place.person
