"""The transcript of a table for one audience: every record as the lines that this audience may read.

An audience is a seat, or None for those who watch. Lines are phrases; whoever shows them knows the language and the names.
"""

from __future__ import annotations

from msgspec import Struct

from horae.bots.registry import bot_title
from horae.core.game import Event, Seat, for_seat
from horae.core.narration import AnyNarration, Teller
from horae.core.speech import Phrase, Quoted, Sayable
from horae.table.records import (
    BotSeated,
    BotTold,
    ClaimAgreed,
    Continued,
    Did,
    Entered,
    HostAnswered,
    HostAsked,
    HostDropped,
    HostPassed,
    Identified,
    LinkRenewed,
    Locked,
    LogOpened,
    MoveAgreed,
    MoveDropped,
    MoveProposed,
    Muted,
    NotRecognised,
    Opened,
    OptionsSet,
    Pace,
    PaceSet,
    Person,
    PlayedFor,
    Reacted,
    ReadySaid,
    Recognised,
    Record,
    Reminded,
    Removed,
    Renamed,
    Said,
    Sat,
    SeatAgreed,
    SeatAsked,
    SeatDropped,
    SeatGiven,
    SeatTakenBack,
    Started,
    Stood,
    TimeRanOut,
    UndoAgreed,
    UndoAsked,
    UndoDropped,
    Undone,
    Unseated,
    WebhookFailed,
    WebhookSet,
)
from horae.table.table import Table


class Line(Struct, frozen=True, gc=False):
    """One line. A chat line has its text, an event its struct (and no phrase where it needs no words)."""

    phrase: Phrase | None = None
    text: str | None = None
    event: Event | None = None
    person: Person | None = None
    seat: Seat | None = None
    spoken: bool = False
    """A bot's words: a chat line in the reader's language."""
    around_the_game: bool = False
    """Who may not see the game reads it too."""
    fact: str = ""
    """Of a line that is no event of the game: what was recorded, by its tag; of a reaction, which."""


class Transcript:
    def __init__(self, table: Table, narration: AnyNarration, seat: Seat | None) -> None:
        self._table = table
        self._narration = narration
        self._seat = seat
        self._lines: list[tuple[Line, ...]] = []
        self._teller: Teller
        self._names: list[str] = []
        self._actions: list[int] = []
        """The records that are the game's actions so far, without those taken back."""
        self._host: Person = 0
        self._claims: dict[Person, Person] = {}
        """Who said at the door that they were whom."""
        self._proposer: Person | None = None
        """Who proposed a move last."""

    def lines(self, n: int) -> tuple[Line, ...]:
        """What record n says to this audience."""
        lines = self._lines
        while len(lines) <= n:
            lines.append(self._read(self._table.records[len(lines)]))
        return lines[n]

    def _read(self, record: Record) -> tuple[Line, ...]:
        fact = record.fact
        if type(fact) is Did:  # as nearly all are
            tell, person, seat, own = self._teller.tell, record.person, fact.seat, self._seat
            told = self._table.told[record.n]
            lines = tuple([Line(tell(event), None, event, person, seat) for event, only in told if only is None or only == own])
            self._actions.append(record.n)
            return lines
        match fact:
            case Said(text):
                return (Line(None, text, None, record.person, around_the_game=True),)
            case Reacted(reaction):
                phrase = Phrase(f"table-reaction-{reaction}")
                return (Line(phrase, None, None, record.person, spoken=True, around_the_game=True, fact=f"reacted-{reaction}"),)
            case BotTold(seat, text):
                says = Phrase("table-told-says", {"who": Phrase("person", {"seat": seat + 1}), "what": Quoted(text)})
                return (Line(says, seat=seat, spoken=True),)
            case Started():
                self._begin()
            case Undone(keep):
                return (self._go_back(keep, record),)
            case Opened() | Entered():
                return self._come(fact)
            case Identified():
                return ()
            case Recognised(claimant) | NotRecognised(claimant) | ClaimAgreed(claimant):
                return (self._recognise(fact, claimant, record.person),)
            case _:
                pass
        around, tag = isinstance(fact, _AROUND_THE_GAME), str(type(fact).__struct_config__.tag)
        phrase = self._phrase(fact, record.person)
        return (Line(phrase, None, None, record.person, _seat(fact), around_the_game=around, fact=tag),)

    def _come(self, fact: Opened | Entered) -> tuple[Line, ...]:
        """Somebody came to the table. Of who was sent away from the one before it nothing is said."""
        person = len(self._names)
        claims, absent = (fact.claims, fact.absent) if isinstance(fact, Entered) else (None, False)
        self._names.append(fact.name if claims is None else self._names[claims])
        if absent:
            return ()
        phrase = self._phrase(fact, person)
        if claims is not None:
            self._claims[person] = claims
            phrase = Phrase("table-told-claimed", {"whom": self._names[claims]})
        return (Line(phrase, None, None, None if claims is not None else person, around_the_game=True),)

    def _recognise(self, fact: Recognised | NotRecognised | ClaimAgreed, claimant: Person, by: Person | None) -> Line:
        whom = self._claims[claimant]
        how = {Recognised: "recognised", NotRecognised: "not-recognised", ClaimAgreed: "claim-agreed"}[type(fact)]
        if by in (claimant, whom):
            how = "claim-dropped" if by == claimant else f"own-{how}"
        said = Phrase(f"table-told-{how}", {"name": self._names[by or 0], "whom": self._names[whom]})
        return Line(said, None, None, by, around_the_game=True)

    def _go_back(self, keep: int, record: Record) -> Line:
        count = len(self._actions) - keep
        del self._actions[keep:]
        self._begin()
        for number in self._actions:
            for event in self._heard(number):
                self._teller.tell(event)
        return Line(Phrase("table-told-undone", {"count": count}), None, None, record.person)

    def _phrase(self, fact: object, person: Person | None) -> Phrase:
        said = _phrase(fact, self._table.game.name)
        if person is None:
            return said
        name = self._names[person]
        if isinstance(fact, Renamed):
            self._names[person] = fact.name
        args = {"name": name, **said.args}
        if isinstance(fact, MoveProposed):
            self._proposer = person
        if isinstance(fact, MoveDropped) and self._proposer not in (None, person):
            return Phrase("table-told-move-objected", {**args, "whom": self._names[self._proposer or 0]})
        if isinstance(fact, UndoAsked):
            args["count"] = len(self._actions) - fact.keep
        if isinstance(fact, HostAsked | HostDropped):
            args["whom"] = self._names[self._host]
        if isinstance(fact, HostPassed):
            self._host = fact.person
        if isinstance(fact, SeatAsked | SeatGiven | Muted | Removed | HostPassed):
            args["whom"] = self._names[fact.person]
        wishes = isinstance(fact, SeatAsked) and fact.person == person
        return Phrase("table-told-seat-wished" if wishes else said.key, args)

    def _begin(self) -> None:
        play = self._table.play
        assert play is not None
        self._teller = self._narration.Narrator(play.pack, play.first.view(self._seat))

    def _heard(self, n: int) -> list[Event]:
        return for_seat(self._table.told[n], self._seat)


def _seat(fact: object) -> Seat | None:
    return fact.seat if isinstance(fact, Sat | BotSeated | Unseated | SeatGiven | PlayedFor | Reminded | TimeRanOut) else None


_AROUND_THE_GAME = (
    Renamed,
    Sat,
    Stood,
    BotSeated,
    Unseated,
    OptionsSet,
    ReadySaid,
    Started,
    Continued,
    SeatTakenBack,
    PaceSet,
    WebhookSet,
    WebhookFailed,
    LinkRenewed,
    SeatAsked,
    SeatAgreed,
    SeatDropped,
    SeatGiven,
    Muted,
    Removed,
    Locked,
    LogOpened,
    HostAsked,
    HostAnswered,
    HostDropped,
    HostPassed,
)
"""The facts that tell nothing of what is played."""

_KEYS: dict[type, str] = {
    Opened: "opened",
    Entered: "entered",
    Stood: "stood",
    OptionsSet: "options-set",
    Started: "started",
    Continued: "continued",
    SeatTakenBack: "taken-back",
    PlayedFor: "plays-no-more",
    UndoAsked: "undo-asked",
    UndoAgreed: "undo-agreed",
    UndoDropped: "undo-dropped",
    MoveAgreed: "undo-agreed",
    MoveDropped: "move-dropped",
    LinkRenewed: "link-renewed",
    SeatAgreed: "undo-agreed",
    SeatDropped: "seat-dropped",
    Removed: "removed",
    HostAsked: "host-asked",
    HostDropped: "host-dropped",
    HostPassed: "host-passed",
    LogOpened: "log-opened",
    WebhookFailed: "webhook-failed",
}


def _phrase(fact: object, game: str) -> Phrase:
    """A fact of the table in words, but for who did it."""
    match fact:
        case Renamed(name):
            return Phrase("table-told-renamed", {"new": name})
        case Sat(seat):
            return Phrase("table-told-sat", {"seat": seat + 1})
        case Stood(str(bot)):
            return Phrase("table-told-stood-bot", {"bot": bot_title(game, bot)})
        case BotSeated(seat, bot):
            return Phrase("table-told-bot-seated", {"seat": seat + 1, "bot": bot_title(game, bot)})
        case PaceSet(pace):
            return _pace(pace)
        case WebhookSet(form):
            return Phrase("table-told-webhook-off" if form is None else f"table-told-webhook-{form}")
        case Reminded(seat):
            return Phrase("table-told-reminded", {"who": Phrase("person", {"seat": seat + 1})})
        case TimeRanOut(seat, bot):
            who: dict[str, Sayable] = {"who": Phrase("person", {"seat": seat + 1})}
            if bot is None:
                return Phrase("table-told-time-out", who)
            return Phrase("table-told-time-out-bot", {**who, "bot": bot_title(game, bot)})
        case Unseated(seat):
            return Phrase("table-told-unseated", {"seat": seat + 1})
        case SeatAsked(seat):
            return Phrase("table-told-seat-asked", {"seat": seat + 1})
        case SeatGiven(seat, _, str(bot)):
            return Phrase("table-told-seat-kept", {"seat": seat + 1, "bot": bot_title(game, bot)})
        case PlayedFor(int(seat)):
            return Phrase("table-told-played-for", {"seat": seat + 1})
        case SeatGiven(seat):
            return Phrase("table-told-seat-given", {"seat": seat + 1})
        case MoveProposed(_, _, words):
            return Phrase("table-told-move-proposed", {"what": words})
        case Muted(_, muted):
            return Phrase("table-told-muted" if muted else "table-told-unmuted")
        case Locked(locked):
            return Phrase("table-told-locked" if locked else "table-told-unlocked")
        case HostAnswered(yes):
            return Phrase("table-told-undo-agreed" if yes else "table-told-host-refused")
        case ReadySaid(is_ready):
            return Phrase("table-told-ready" if is_ready else "table-told-not-ready")
        case _:
            return Phrase(f"table-told-{_KEYS[type(fact)]}")


def _pace(pace: Pace | None) -> Phrase:
    if pace is None:
        return Phrase("table-told-pace-live")
    days, hours = divmod(pace.hours, 24)
    time = Phrase("table-pace-hours", {"count": pace.hours}) if hours else Phrase("table-pace-days", {"count": days})
    return Phrase(f"table-told-pace-{pace.then}", {"time": time})
