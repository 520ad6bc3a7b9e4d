"""What can be recorded at a table: the only facts a table is made of. Everything else follows from them.

A stored record is never changed, so these structs are a format: fields are only ever added, with a default.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from horae.core.game import Seat
from horae.core.speech import Text

Person: TypeAlias = int
"""Someone who entered this table, numbered from 0."""

Reaction: TypeAlias = Literal["bravo", "laugh", "wow", "hmm", "ouch", "thanks"]
"""What is said with one press. Each has its words in every language, and a picture in the client."""

NAME_LENGTH = 24
TEXT_LENGTH = 400


MOST_HOURS = 336


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long everybody has for a decision at a table that is played over days. `table.pace` says what follows from it."""

    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)]
    then: Literal["bot", "wait"] = "bot"
    """When somebody's time has run out, a bot stands in for them, or the table waits."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table itself may choose, whatever the game."""

    quiet: bool = False
    """Mute in the chat whoever the game's rules ask to stay silent. Offered by games that have such a rule."""
    watchers: bool = True
    """People without a seat may watch the public side of the game."""
    pace: Pace | None = None
    """None: everybody plays at once, and nobody's time runs out."""


class Fact(Struct, frozen=True, gc=False, tag_field="fact"):
    """Something that was done at the table, in the past tense."""


class Opened(Fact, frozen=True, tag="opened"):
    """The first fact: person 0 opened the table, is its host and sits in seat 0."""

    game: str
    pack: str
    options: dict[str, Any]
    settings: Settings
    name: str
    content: str = ""
    """The hash of the pack's files, for a pack that does not come with its game: the table goes on with what it began with."""
    experience: dict[str, Text] = {}
    """What the tables before this one left to its people, by name, in words: a campaign."""
    lesson: bool = False
    """The game is the one of the game's lesson, and its bots play along."""
    identity: str = ""
    """Whose identity this person is, where they have one: see `Identified`."""


class Entered(Fact, frozen=True, tag="entered"):
    name: str
    claims: Person | None = None
    """They say that they are this person, who has a seat here, and have come without their link; then they have no name of
    their own, and are nobody at the table until somebody there has answered."""
    absent: bool = False
    """Sent away at the table before this one: only their number is kept, so that everybody else keeps theirs."""
    identity: str = ""
    """Whose identity this person is, where they have one."""


class Renamed(Fact, frozen=True, tag="renamed"):
    name: str


class Sat(Fact, frozen=True, tag="sat"):
    seat: Seat


class Stood(Fact, frozen=True, tag="stood"):
    """Gave the seat up; a bot may have been left in it."""

    bot: str | None = None


class BotSeated(Fact, frozen=True, tag="bot_seated"):
    """Before the start, or standing in for whoever holds the seat (or nobody) since."""

    seat: Seat
    bot: str


class Unseated(Fact, frozen=True, tag="unseated"):
    seat: Seat


class OptionsSet(Fact, frozen=True, tag="options_set"):
    options: dict[str, Any]
    settings: Settings


class ReadySaid(Fact, frozen=True, tag="ready"):
    ready: bool


class Started(Fact, frozen=True, tag="started"):
    """The game began, with the taken seats closed up. The seed stays secret until the end."""

    seed: str
    rules: str
    pack_hash: str
    digest: str = ""
    """Of the first position, by which other rules know whether they deal the same; "": it was not written down then."""


class Did(Fact, frozen=True, tag="did"):
    """An action in the game, and the digest of the state after it."""

    seat: Seat
    action: dict[str, Any]
    digest: str


class Said(Fact, frozen=True, tag="said"):
    text: str


class BotTold(Fact, frozen=True, tag="bot_told"):
    """A bot told the table something, in every language."""

    seat: Seat
    text: Text


class SeatTakenBack(Fact, frozen=True, tag="taken_back"):
    """A person took the seat back from the bot that stood in."""


class UndoAsked(Fact, frozen=True, tag="undo_asked"):
    """Somebody would like the game to be as it was after this many actions."""

    keep: int


class UndoAgreed(Fact, frozen=True, tag="undo_agreed"):
    pass


class UndoDropped(Fact, frozen=True, tag="undo_dropped"):
    pass


class Undone(Fact, frozen=True, tag="undone"):
    """The game is as it was after this many actions: a shorter log."""

    keep: int


class MoveProposed(Fact, frozen=True, tag="move_proposed"):
    """Somebody would make a move for others too: it counts in a moment, unless one of them objects. In words it is kept in
    every language, as `BotTold` is."""

    seat: Seat
    action: dict[str, Any]
    words: Text


class MoveAgreed(Fact, frozen=True, tag="move_agreed"):
    """Somebody would not object to what is proposed."""


class MoveDropped(Fact, frozen=True, tag="move_dropped"):
    """What was proposed does not count: somebody objected, or took their own proposal back."""


class Continued(Fact, frozen=True, tag="continued"):
    """The game was over, and somebody laid another table for the same people: its id."""

    table: str


class LinkRenewed(Fact, frozen=True, tag="link_renewed"):
    """A person has a new link to their seat, which carries this key; the ones before it open nothing any more."""

    key: str


class Identified(Fact, frozen=True, tag="identified"):
    """This person is who has that identity: they come back from any of their devices, and not as a second person. Nobody at the
    table is told."""

    person: Person
    identity: str


class SeatAsked(Fact, frozen=True, tag="seat_asked"):
    """In a running game: this person would have the seat, and others have a say in it."""

    seat: Seat
    person: Person


class SeatAgreed(Fact, frozen=True, tag="seat_agreed"):
    pass


class SeatDropped(Fact, frozen=True, tag="seat_dropped"):
    pass


class SeatGiven(Fact, frozen=True, tag="seat_given"):
    """The seat is this person's from now on."""

    seat: Seat
    person: Person
    bot: str | None = None
    """The bot that had it, and stands in until the person is here and takes it."""


class HostAsked(Fact, frozen=True, tag="host_asked"):
    """Somebody would look after the table in the host's place."""


class HostAnswered(Fact, frozen=True, tag="host_answered"):
    """Somebody who plays would have it so, or not."""

    yes: bool


class HostDropped(Fact, frozen=True, tag="host_dropped"):
    """The host stays: whoever asked took it back, or too many would not have it."""


class HostPassed(Fact, frozen=True, tag="host_passed"):
    """This person looks after the table from now on."""

    person: Person


class PlayedFor(Fact, frozen=True, tag="played_for"):
    """Whoever looks after the table makes the moves of this bot's seat from now on; None: the bot makes them again."""

    seat: Seat | None


class ClaimAgreed(Fact, frozen=True, tag="claim_agreed"):
    """Somebody says that this one is who they say they are; others are still asked."""

    person: Person


class Recognised(Fact, frozen=True, tag="recognised"):
    """This one is who they said they are, from now on by that person's own number and link."""

    person: Person


class NotRecognised(Fact, frozen=True, tag="not_recognised"):
    """This one is not let in as who they said they are, or would rather not be."""

    person: Person


class Reacted(Fact, frozen=True, tag="reacted"):
    reaction: Reaction


class Muted(Fact, frozen=True, tag="muted"):
    """The host asked somebody to be silent in the chat, or lets them talk again."""

    person: Person
    muted: bool


class Removed(Fact, frozen=True, tag="removed"):
    """The host sent somebody away from the table."""

    person: Person


class Locked(Fact, frozen=True, tag="locked"):
    """The host closed the table to newcomers, or opened it again."""

    locked: bool


class PaceSet(Fact, frozen=True, tag="pace_set"):
    """The host chose another pace for the running game. Everybody has the time of a whole decision from here on."""

    pace: Pace | None


class Reminded(Fact, frozen=True, tag="reminded"):
    """Most of the time that whoever plays this seat has for a decision is over."""

    seat: Seat


class TimeRanOut(Fact, frozen=True, tag="time_ran_out"):
    """Whoever plays this seat has let their time pass. A bot stands in for them from now on, or the table waits (None)."""

    seat: Seat
    bot: str | None = None


class WebhookSet(Fact, frozen=True, tag="webhook_set"):
    """The host has whose turn it is told somewhere else, in this form; None: no longer. Where that is, only the host knows."""

    form: Literal["json", "discord", "slack"] | None


class WebhookFailed(Fact, frozen=True, tag="webhook_failed"):
    """What was to be told there could not be delivered, and is not tried any more."""


class LogOpened(Fact, frozen=True, tag="log_opened"):
    """The rules installed cannot follow the game, and somebody who plays had its log shown to all: it ends here."""


AnyFact: TypeAlias = (
    Opened
    | Entered
    | Renamed
    | Sat
    | Stood
    | BotSeated
    | Unseated
    | OptionsSet
    | ReadySaid
    | Started
    | Did
    | Said
    | BotTold
    | SeatTakenBack
    | PlayedFor
    | UndoAsked
    | UndoAgreed
    | UndoDropped
    | Undone
    | MoveProposed
    | MoveAgreed
    | MoveDropped
    | Continued
    | LinkRenewed
    | Identified
    | SeatAsked
    | SeatAgreed
    | SeatDropped
    | SeatGiven
    | Muted
    | Removed
    | Locked
    | LogOpened
    | PaceSet
    | Reminded
    | TimeRanOut
    | WebhookSet
    | WebhookFailed
    | HostAsked
    | HostAnswered
    | HostDropped
    | HostPassed
    | ClaimAgreed
    | Recognised
    | NotRecognised
    | Reacted
)


class Record(Struct, frozen=True, gc=False):
    """A fact in its place: its number at the table, when (Unix time in ms), who (None: a bot), by which request."""

    n: int
    when: int
    person: Person | None
    id: str | None
    fact: AnyFact


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Record).decode


def content_of(first: Record) -> str:
    """The hash of the files of the pack that the table was opened with, by its first record; "": it came with its game."""
    return first.fact.content if isinstance(first.fact, Opened) else ""
