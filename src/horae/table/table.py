"""A table as it follows from its records: a seating with a game on it, what was chosen, how it stands, what is being asked.

Only `take` changes it, one record after the other; what may be recorded next is decided in `decisions`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from horae.bots.registry import bot_title
from horae.core.game import Action, AnyGame, Seat
from horae.core.speech import Fault, Phrase, Sayable, Text, say
from horae.table import pace
from horae.table.lesson import LEARNER, Lesson, Progress, lesson_of, progress_in
from horae.table.records import (
    AnyFact,
    BotTold,
    Continued,
    Did,
    Entered,
    LogOpened,
    MoveAgreed,
    MoveDropped,
    MoveProposed,
    Opened,
    OptionsSet,
    Person,
    Record,
    Removed,
    Said,
    SeatGiven,
    SeatTakenBack,
    Started,
    Stood,
    UndoAgreed,
    UndoAsked,
    UndoDropped,
    Undone,
)
from horae.table.running_game import Attempt, RunningGame, Told
from horae.table.seating import Place, Seating

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
    """What the records tell of cannot be had here. `why` is the message's key without its prefix."""

    def __init__(self, why: str, /, **args: Sayable) -> None:
        super().__init__(Phrase(f"table-cannot-resume-{why}", args))


def by_name(pack: str, content: str) -> str:
    """For who has none but the packs that come with the games."""
    if content:
        raise CannotResume("no-pack", pack=pack, content=content)
    return pack


@cache
def _name_of(game: str, bot: str | None, seat: Seat, language: str) -> str:
    """What to call a seat that no person holds."""
    if bot is not None:
        return say(Phrase("table-bot-name", {"bot": bot_title(game, bot), "seat": seat + 1}), language)
    return say(Phrase("person", {"seat": seat + 1}), language)


class LessonMove(NamedTuple):
    """What a bot does in a lesson, and what it tells the table before."""

    seat: Seat
    action: Action
    tell: Text | None


class Undo:
    """A wish to take actions back that waits for agreement."""

    __slots__ = ("agreed", "keep", "person")

    def __init__(self, person: Person, keep: int) -> None:
        self.person = person
        self.keep = keep
        self.agreed: list[Person] = []


class Proposal:
    """A move that one person would make for others too, while those may object."""

    __slots__ = ("action", "agreed", "n", "person", "seat", "words")

    def __init__(self, person: Person, n: int, fact: MoveProposed, action: Action) -> None:
        self.person = person
        self.n = n
        self.seat = fact.seat
        self.action = action
        self.words = fact.words
        self.agreed: list[Person] = []


class Table(Seating):
    # There are thousands of these. Beyond 30 attributes Python keeps a dictionary of 1,500 bytes for each and looks them up.
    __slots__ = (
        "_find_game",
        "_find_pack",
        "_names",
        "_played",
        "clocks",
        "content",
        "drops",
        "experience",
        "game",
        "has_bots",
        "id",
        "is_log_open",
        "lesson",
        "next",
        "numbers",
        "options",
        "pack",
        "pack_source",
        "play",
        "proposal",
        "records",
        "refusals",
        "told",
        "undo",
    )

    def __init__(self, table_id: str, find_game: FindGame, find_pack: FindPack = by_name) -> None:
        super().__init__()
        self.id = table_id
        self._find_game = find_game
        self._find_pack = find_pack
        self.records: list[Record] = []
        self.numbers: dict[tuple[Person | None, str], int] = {}
        """Which record each request became."""
        self.told: dict[int, Told] = {}
        """What was told by each record that is an action of the game, taken back or not."""
        self.play: RunningGame | None = None
        self.undo: Undo | None = None
        self.refusals: dict[Person, int] = {}
        """Who would not have actions taken back: how many stood then. What they stood by stays, unless they agree to it."""
        self.proposal: Proposal | None = None
        self.drops: dict[Person, int] = {}
        """How many proposals each person has put an end to since the last move."""
        self.next: str | None = None
        """The table at which the same people play on."""
        self.is_log_open = False
        """The game halted, and its log was opened to all: it ended there."""
        self.game: AnyGame
        self.pack: Any
        self.pack_source = ""
        """What the game loads the pack by."""
        self.content = ""
        """The hash of the pack's files, where the table has kept them."""
        self.options: dict[str, Any] = {}
        self.experience: dict[str, Text] = {}
        """What the tables before this one left to its people."""
        self.has_bots = False
        self.lesson: Lesson | None = None
        self.clocks = pace.Clocks()
        self._names: dict[str, list[str]] = {}
        self._played: dict[Seat, Person] | None = None

    # --- reading ---

    @property
    def n(self) -> int:
        """The number of the last record; -1 before the first."""
        return len(self.records) - 1

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "lobby"
        return "over" if self.play.state.result() is not None and not self.play.is_halted else "playing"

    @property
    def is_halted(self) -> bool:
        """Whether the game began under rules that those installed cannot follow to where it stands."""
        return self.is_log_open or (self.play is not None and self.play.is_halted)

    def person_of(self, n: int) -> Person:
        """Who entered by record n."""
        return sum(isinstance(record.fact, Opened | Entered) for record in self.records[: n + 1]) - 1

    def is_in_game(self, seat: Seat) -> bool:
        return self.play is not None and seat in self.play.state.seats()

    def muted(self) -> tuple[Seat, ...]:
        if self.play is None or not self.settings.quiet or self.game.quiet_rule is None:
            return ()
        return self.game.quiet(self.play.state)

    def is_dealt_in(self, seat: Seat) -> bool:
        """Whether the seat has or had a part in the game, so that something hidden may lie there."""
        return self.play is not None and (seat < self.play.seats or self.play.last_of(seat) is not None)

    def has_left_for_good(self, person: Person) -> bool:
        """Whether somebody has left the running game to stay away, which nobody takes back by sitting down again."""
        if self.play is None or not self.play.farewells:
            return False
        return any(
            self.records[step.n].person == person and self.people[person].once_in == step.seat for step in self.play.farewells
        )

    def hand_of(self, seat: Seat) -> Person | None:
        """Whose hidden things lie at this seat of the running game. Nobody's where a bot was dealt in, or where whoever sat
        there has left the game for good, as its rules have it."""
        play, farewell = self.play, self.game.farewell
        if play is None:
            return None
        if farewell is not None:
            last = next((step.action for step in reversed(play.steps) if step.seat == seat), None)
            if last == farewell:
                return None
        return self.places[seat].dealt_to

    def players(self, here: Collection[Person]) -> list[Person]:
        """The people in the game who play their seats themselves, or are here while a bot does."""
        seats = () if self.play is None else self.play.state.seats()
        return [
            place.person
            for seat, place in enumerate(self.places)
            if seat in seats and place.person is not None and (place.bot is None or place.person in here)
        ]

    # --- what people are asked ---

    def have_word(self, here: Collection[Person]) -> list[Person]:
        """The players whom the table is asked."""
        return [person for person in self.players(here) if self.people[person].has_word]

    def host_voters(self, here: Collection[Person]) -> list[Person]:
        """Those here who may vote on who looks after the table: whoever plays, but for whoever does."""
        return [person for person in self.have_word(here) if person in here and person != self.host]

    def host_vote_waits_for(self, here: Collection[Person]) -> list[Person]:
        vote = self.host_vote
        if vote is None:
            return []
        return [person for person in self.host_voters(here) if person not in vote.agreed and person not in vote.refused]

    def undo_needs(self, keep: int, asker: Person, asked: Collection[Person]) -> list[Person]:
        """Whose word it takes to go back to so many actions: everyone who plays, and of those whom a bot covers also
        whoever did some of what would be taken back, or has refused it before."""
        return [
            place.person
            for place in self.places
            if place.person not in (None, asker) and (place.person in asked or self._stands_by(place.person, keep))
        ]

    def _stands_by(self, person: Person, keep: int) -> bool:
        assert self.play is not None
        if self.refusals.get(person, 0) > keep:
            return True
        return any(self.records[n].person == person for n in self.play.numbers_since(keep))

    def is_refused(self, keep: int) -> bool:
        """Whether somebody refused it who was since sent away, and whom nobody can ask again."""
        return bool(self.refusals) and any(
            stood > keep and self.seat_of(person) is None for person, stood in self.refusals.items()
        )

    def undo_waits_for(self, here: Collection[Person]) -> list[Person]:
        if self.undo is None:
            return []
        agreed = self.undo.agreed
        needed = self.undo_needs(self.undo.keep, self.undo.person, self.have_word(here))
        return [person for person in needed if person not in agreed]

    def answers_for(self, seat: Seat, action: Action, here: Collection[Person]) -> list[Person]:
        """Those here, besides whoever sits there, in whose name this move would be made. A bot objects to nothing."""
        assert self.play is not None
        proposer = self.player_of(seat)
        places = (self.places[other] for other in self.game.spoken_for(self.play.state, seat, action) if other != seat)
        others = (place.person for place in places if place.bot is None)
        return [person for person in others if person is not None and person != proposer and person in here]

    def proposal_waits_for(self, here: Collection[Person]) -> list[Person]:
        """Who might still object; when they all agree, it counts at once."""
        asked = self.proposal
        if asked is None:
            return []
        return [person for person in self.answers_for(asked.seat, asked.action, here) if person not in asked.agreed]

    def seat_waits_for(self, here: Collection[Person]) -> list[Person]:
        """Who must agree that a seat is given: whoever holds it, or held it last, if they are here; where a bot or nobody does,
        the players. Where people play against each other, those who are here are asked for a holder who is not."""
        asked = self.question
        if asked is None:
            return []
        holder, hand = self.places[asked.seat].person, self.hand_of(asked.seat)
        if holder is not None and holder in here:
            return [holder]
        settled = (asked.person, asked.asker, *asked.agreed)
        if not self.game.cooperative and hand is not None:
            asks = [hand] if hand in here else self.others_here(here)
        else:
            asks = [] if holder is not None else self.have_word(here)
        return [person for person in asks if person not in settled]

    def claim_waits_for(self, claimant: Person, here: Collection[Person]) -> list[Person]:
        """Who must say that somebody at the door is who they say they are: that person's own device, where it is connected;
        else whoever looks after the table, and where people play against each other everybody else who plays and is here,
        because what comes with it is a hand. Nobody, where nobody may say so now."""
        claim = self.claims[claimant]
        if claim.whom in here:
            return [claim.whom]
        host = self.acting_host(here)
        asks = [host] if host in here else []
        if self.phase == "playing" and not self.game.cooperative:
            others = [person for person in self.others_here(here) if person != host]
            asks = [*asks, *others] if others else []
        return [person for person in asks if person not in claim.agreed]

    def others_here(self, here: Collection[Person], *but: Person) -> list[Person]:
        """The players who are here, but for these."""
        return [person for person in self.have_word(here) if person in here and person not in but]

    def played(self) -> dict[Seat, Person]:
        """The seats whose moves a person makes now, and who that is. No move of the game changes it."""
        if self._played is None:
            players = ((seat, self.player_of(seat)) for seat in range(len(self.places)))
            self._played = {seat: person for seat, person in players if person is not None}
        return self._played

    def deadlines_sign(self) -> tuple[tuple[Seat, int], ...]:
        """Changes whenever somebody else's time runs."""
        return () if self.settings.pace is None else self.clocks.sign()

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

    def bots_to_move(self, here: Collection[Person] = (), *, is_patient: bool = True) -> list[tuple[Seat, str]]:
        """The bots that are waited for now. They hold still while an undo or a proposal is being talked about, and where people
        go first while somebody who is `here` has a move; with nobody here nobody waits. Without patience they do not wait for
        an answer to an undo any longer."""
        play = self.play
        if play is None or (self.undo is not None and is_patient) or self.proposal is not None or self.is_halted:
            return []
        place = self.lesson_progress()
        if place is not None and self._is_led(place):
            return self._bots_of_lesson()
        deciding = play.state.deciding()
        bots = [(seat, self.places[seat].bot) for seat in deciding if not self._plays(self.player_of(seat), here)]
        if len(bots) < len(deciding) and self.game.people_first(play.state) and self.able(here):
            return []
        return [(seat, bot) for seat, bot in bots if bot is not None and play.legal[seat]]

    def _plays(self, person: Person | None, here: Collection[Person]) -> bool:
        """Whether this person makes the moves that are theirs to make: who plays for a bot may have gone, and it goes on."""
        return person is not None and (self.own_seat_of(person) == self.seat_of(person) or not here or person in here)

    def able(self, here: Collection[Person]) -> set[Person]:
        """Those of the people here who have a move to make now, and are waited for. With nobody here, of all who play."""
        play = self.play
        if play is None or self.is_halted:
            return set()
        players = [(seat, self.player_of(seat)) for seat in play.state.seats()]
        at_hand = {one for _, one in players if one is not None and one in here}
        deciding = play.state.deciding()
        found = {one for seat, one in players if one is not None and seat in deciding and play.legal[seat]}
        return found & at_hand if at_hand else found

    def idle(self, here: Collection[Person]) -> set[Person]:
        """Those of the people here who play and can do nothing now but wait."""
        play = self.play
        if play is None or self.is_halted:
            return set()
        at_hand = {self.player_of(seat) for seat in play.state.seats()} & set(here)
        return {one for one in at_hand if one is not None} - self.able(here)

    # --- a lesson ---

    def lesson_progress(self) -> Progress | None:
        """Where the learner is in the lesson; None where there is no lesson, or a bot plays the learner's seat."""
        if self.lesson is None or self.play is None or self.places[LEARNER].bot is not None:
            return None
        return progress_in(self.lesson, ((step.seat, step.action) for step in self.play.steps))

    def lesson_move(self) -> LessonMove | None:
        """What a bot does now because the lesson says so; none that the rules would not have."""
        place, play = self.lesson_progress(), self.play
        if place is None or play is None or place.others is None:
            return None
        seat, action = place.others.seat, self.game.decode_action(place.others.do)
        return LessonMove(seat, action, place.others.tell) if action in play.legal[seat] else None

    def _is_led(self, place: Progress) -> bool:
        """Whether the lesson says who moves now. When it asks for nothing any more, the game just goes on."""
        assert self.lesson is not None
        if place.others is not None:
            return self.lesson_move() is not None
        return not place.stray and bool(self.lesson.pages[place.goal].want)

    def _bots_of_lesson(self) -> list[tuple[Seat, str]]:
        """While the learner is asked for a move, the others hold still."""
        move = self.lesson_move()
        bot = None if move is None else self.places[move.seat].bot
        return [] if move is None or bot is None else [(move.seat, bot)]

    # --- changing ---

    def take_all(self, records: Iterable[Record]) -> None:
        """Take many records at once, as when a table is read from the store."""
        for record in records:
            self.take(record)

    def take(self, record: Record, made: Attempt | None = None) -> None:
        """Let a record come true. `made` is the attempt it was decided on, if that is at hand."""
        self._come_true(record, made)
        if self.play is not None:
            self.clocks.take(self, record)

    def _come_true(self, record: Record, made: Attempt | None) -> None:
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
            case Started():
                self.seat(record)
                self._start(fact, record.n)
            case Opened(game, pack, options, _, _, content, experience, lesson):
                self.seat(record)
                self.game = self._find_game(game)
                self.lesson = lesson_of(self.game) if lesson else None
                self.content, self.experience = content, experience
                self.pack_source = self._find_pack(pack, content)
                self.pack = self.game.load_pack(self.pack_source)
                self.options = options
                del self.places[self.game.seat_range.stop - 1 :]
            case UndoAsked() | UndoAgreed() | UndoDropped() | Undone():
                self._take_back(fact, record)
            case MoveProposed() | MoveAgreed() | MoveDropped():
                self._propose(fact, record)
            case Continued(table):
                self.next = table
            case LogOpened():
                self.is_log_open, self.undo, self.proposal = True, None, None
            case OptionsSet(options):
                self.options = options
                self.seat(record)
            case _:
                self._people(fact, record)
        self._names.clear()
        self._played = None
        self.has_bots = any(place.bot is not None for place in self.places)

    def _people(self, fact: AnyFact, record: Record) -> None:
        """Somebody came, went or changed; what they refused goes with the seat, and stays if they were sent away."""
        match fact:
            case Stood() if record.person is not None:
                self.refusals.pop(record.person, None)
            case SeatGiven(seat, person):
                self._hand_on_refusal(seat, person)
            case SeatTakenBack() if record.person is not None and (lost := self.people[record.person].lost_seat) is not None:
                self._hand_on_refusal(lost, record.person)
            case Removed(person) if self.undo is not None and self.undo.person == person:
                self.undo = None
            case _:
                pass
        self.seat(record)
        asked = self.proposal
        if asked is not None and self.player_of(asked.seat) != asked.person:
            self.proposal = None  # nobody is left who would make it

    def _hand_on_refusal(self, seat: Seat, person: Person) -> None:
        """Whoever has the seat from now on is who can be asked about what its holder refused."""
        holder = self.places[seat].person
        if holder is not None and holder in self.refusals:
            self.refusals[person] = self.refusals.pop(holder)

    def _take_back(self, fact: UndoAsked | UndoAgreed | UndoDropped | Undone, record: Record) -> None:
        person, play = record.person, self.play
        assert person is not None
        assert play is not None
        match fact:
            case UndoAsked(keep):
                self.undo = Undo(person, keep)
            case UndoAgreed():
                assert self.undo is not None
                self.undo.agreed.append(person)
                self.refusals.pop(person, None)
            case UndoDropped():
                if self.undo is not None and self.undo.person != person:
                    self.refusals[person] = play.actions
                self.undo = None
            case Undone(keep):
                self.undo, self.proposal, self.drops = None, None, {}
                self.refusals = {one: min(stood, keep) for one, stood in self.refusals.items() if keep}
                play.rewind(keep, record.n)

    def _propose(self, fact: MoveProposed | MoveAgreed | MoveDropped, record: Record) -> None:
        assert record.person is not None
        match fact:
            case MoveProposed():
                self.undo = None  # as by the move itself
                self.proposal = Proposal(record.person, record.n, fact, self.game.decode_action(fact.action))
            case MoveAgreed():
                assert self.proposal is not None
                self.proposal.agreed.append(record.person)
            case MoveDropped():
                self.drops[record.person] = self.drops.get(record.person, 0) + 1
                self.proposal = None

    def _start(self, fact: Started, n: int) -> None:
        taken = sum(not place.is_empty for place in self.places)
        self.play = RunningGame(self.game, self.pack, taken, len(self.places), int(fact.seed), self.options, n, fact)

    def _did(self, fact: Did, n: int, made: Attempt | None) -> None:
        play = self.play
        assert play is not None
        self.undo = None
        is_proposed = self.proposal is not None or bool(self.drops)
        is_move = is_proposed and self.game.decode_action(fact.action) in play.legal[fact.seat]
        if made is None:
            self.told[n] = play.follow(fact, n)
        else:
            self.told[n] = made.told
            play.adopt(made, n)
        if is_proposed:
            self._settle_proposal(play, is_move)

    def _settle_proposal(self, play: RunningGame, is_move: bool) -> None:
        """A move leaves nothing proposed, and gives everybody their objections back. What is done besides leaves it all as it
        is, unless the proposal has become impossible by it."""
        if is_move:
            self.drops = {}
        asked = self.proposal
        if asked is not None and (is_move or asked.action not in play.legal[asked.seat]):
            self.proposal = None
