"""What a table, its people and its game look like to whom they are sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from horae.core.speech import Text
from horae.server.protocol.values import GameJson
from horae.table.records import Settings


class StakeView(Struct, frozen=True, gc=False):
    """One thing that a move brings or costs, said before it is made, and how it weighs: `grave` is the loss of the game."""

    words: str
    weight: Literal["good", "plain", "bad", "grave"]


class Choice(Struct, frozen=True, gc=False):
    """An action open to you, with its label in your language and what it brings and costs, as far as you may know."""

    action: GameJson
    words: str
    stakes: tuple[StakeView, ...] = ()


class FormView(Struct, frozen=True, gc=False):
    """An action open to you that wants words: put them into the action's `field`, at most `longest` characters."""

    action: GameJson
    words: str
    field: str
    longest: int


class GuestView(Struct, frozen=True):
    person: int
    name: str
    here: bool
    """Connected now."""
    gone: bool
    """Not connected, and for so long that a bot may stand in and the host may give the seat away."""
    muted: bool
    """Asked by the host not to write in the chat."""
    removed: bool
    """Not at the table, or not any more: sent away by the host, or somebody at the door. Only a name in old lines."""


class PlaceView(Struct, frozen=True):
    """A place at the table. Empty when neither person nor bot is set. With both, the bot stands in for
    the person, who may take the seat back."""

    seat: int
    person: int | None
    bot: str | None
    ready: bool
    in_game: bool
    """Takes part in the running game (some games let people come and go)."""
    player: int | None = None
    """Who looks after the table and makes this bot's moves for now."""


class UndoView(Struct, frozen=True):
    """Somebody asked to take actions back; all who play must agree, and whoever did or refused some of it."""

    person: int
    actions: int
    """How many actions would be taken back."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class ProposalView(Struct, frozen=True):
    """Somebody would make a move in the name of others too. It counts when the moment is over, or as soon as all of them
    agree; one objection takes it off the table."""

    n: int
    """The record that proposed it."""
    person: int
    action: GameJson
    words: Text
    """What would be done, in all languages, to stand within a sentence."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    seconds: float
    """How long the moment lasts, from when it was proposed."""


class SeatQuestionView(Struct, frozen=True):
    """Somebody would take over a seat of the running game; who must still agree is `waiting`."""

    seat: int
    person: int
    asker: int
    """The person themselves, or the host who would give them the seat."""
    waiting: tuple[int, ...]


class HostVoteView(Struct, frozen=True):
    """Somebody who plays would look after the table in the host's place. More than half of those who play and are here, but for
    the host, must be for it."""

    person: int
    agreed: tuple[int, ...]
    """Who asked among them."""
    waiting: tuple[int, ...]


class ClaimView(Struct, frozen=True):
    """Somebody at the door says that they are a person of the table, and has come without that person's link. `answer_claim`
    of those in `waiting` settles it; nobody there: nobody who could is connected."""

    person: int
    whom: int
    waiting: tuple[int, ...]


class DeadlineView(Struct, frozen=True):
    """Whose time is running at a table with a pace (`settings.pace`)."""

    seat: int
    ends: int
    """When it runs out, or ran out: Unix time in ms."""
    over: bool
    """It has run out, and the table waits all the same."""


class LessonPlace(Struct, frozen=True):
    """Where you are in the lesson: pages from `page` to `goal` can be read, and the last of them asks for a move."""

    page: int
    goal: int
    waiting: bool
    """The others have something to do first."""
    stray: bool
    """You did something else: take it back, or go on without the lesson."""


class HaltView(Struct, frozen=True):
    """The game began under rules that those of this server cannot follow to where it stood. Nobody acts. All who play may
    agree (`ask_undo`) to go on from the last position that both come to, which is the one shown; or one of them opens the
    log (`open_log`), and the game ends here."""

    kept: int
    """How many actions lead to that position."""
    actions: int
    """How many there were."""
    can_go_back: bool
    """Whether there is such a position, and the log has not been opened."""
    log_open: bool
    """The log and the seed are there for all, and another table may be laid (`again`)."""


class TableView(Struct, frozen=True):
    """The table as everybody sees it: not the game's position, everything around it."""

    table: str
    game: str
    pack: str
    phase: Literal["lobby", "playing", "over"]
    host: int
    seats: tuple[PlaceView, ...]
    people: tuple[GuestView, ...]
    """Everyone at the table, seated or watching."""
    options: GameJson
    settings: Settings
    commitment: str | None
    """Since the start: the hash of the seed."""
    seed: str | None
    """At the end: the seed, so that anyone can check the hash and the shuffle."""
    undo: UndoView | None
    question: SeatQuestionView | None
    locked: bool
    """Nobody new comes in."""
    muted: tuple[int, ...]
    """Seats that cannot chat right now."""
    experience: tuple[Text, ...] = ()
    """What earlier games left to the people of this table, in all languages."""
    lesson: bool = False
    """It is a lesson's: GET /api/lessons/{game} has its pages."""
    halt: HaltView | None = None
    proposal: ProposalView | None = None
    host_vote: HostVoteView | None = None
    own_host: int = 0
    """Who looks after the table, also while somebody stands in for them (`host`)."""
    claims: tuple[ClaimView, ...] = ()
    watching: int = 0
    """How many look on without having come in."""
    deadlines: tuple[DeadlineView, ...] = ()


class Outcome(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: str
    title: str
    words: str
    """How it ended, in your language: a few words, and a sentence."""
    figures: dict[str, int]
    experience: tuple[str, ...] = ()
    """What is left to the next game of the same people, in your language; another try at the same pack gets none of it."""


class TableItem(Struct, frozen=True, gc=False):
    """Something that lies on a plain board: what stands on it, and what is said beside it."""

    words: str
    about: str = ""
    seat: int | None = None
    """Whose it is, where that matters."""
    hidden: bool = False
    """It lies face down."""


class TablePart(Struct, frozen=True, gc=False):
    """A part of the table, as a plain board shows it."""

    title: str
    kind: Literal["cards", "figures", "list"]
    items: tuple[TableItem, ...]
    note: str


class PositionView(Struct, frozen=True, gc=False):
    """The running or finished game as your seat (or, without one, a spectator) may know it."""

    view: GameJson
    now: str
    """What is going on, as a sentence: a call to act where you are waited for."""
    deciding: tuple[int, ...]
    paused: bool
    offer: int
    """Names what is offered in `legal`. Send it back with `do`: if the offer has changed meanwhile,
    the action is refused as stale and changes nothing."""
    legal: tuple[Choice, ...]
    asides: tuple[Choice, ...]
    undo: Literal["none", "at_once", "by_consent"]
    """Whether you could take your last action back."""
    outcome: Outcome | None
    parts: tuple[TablePart, ...] = ()
    """The table in words, for a game that is shown on the plain board (`GameInfo.board` is false)."""
    pictures: dict[str, str] = {}
    """The pack's pictures that belong to what the view shows: by name, where each is to be had. A pack need not have any."""
    forms: tuple[FormView, ...] = ()
    """What you may do besides `legal` with words of your own."""
    lesson: LessonPlace | None = None
    """At a lesson's table, for who has the learner's seat."""
    looming: tuple[StakeView, ...] = ()
    """What everybody together is about to let happen."""


class LineView(Struct, frozen=True, gc=False):
    """One line of the table's transcript, in your language. `words` is plain text, never markup."""

    n: int
    """The record that it comes from."""
    kind: Literal["event", "chat", "table"]
    words: str
    """Empty for an event that needs no words because another one says it."""
    person: int | None = None
    """Who said or did it, where that is a person."""
    seat: int | None = None
    event: GameJson | None = None
    """For animation: the event as your seat may know it (kind "event")."""
    fact: str = ""
    """Of a line of the table: what was done, by its name in the log ("undo_dropped"). Of a line of chat that is a reaction:
    "reacted-" and which."""


class You(Struct, frozen=True):
    """Who you are at this table."""

    person: int | None
    """None: watching without having entered."""
    seat: int | None
    host: bool
    standing_in: str | None
    """The bot that plays your seat until you take it back."""
    lost_seat: int | None = None
    """The seat that was yours and was given to somebody else while you were gone. `take_back` has it again."""
    plays_for: int | None = None
    """The bot's seat whose moves you make now: `seat` is that one, and your own waits for you until `play_for` no seat."""
