"""Every message between client and server, as structs: the one definition that both sides are generated from.

A game's own views, events and actions travel as plain JSON inside these; their types are exported beside
them. `docs/protocol.md` says when each message is sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from horae.table.records import Settings

VERSION = 1

Language: TypeAlias = Literal["es", "en"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Short: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
GameJson: TypeAlias = dict[str, Any]
"""A view, event or action in its game's own JSON form."""


# --- what both sides show ---


class Choice(Struct, frozen=True, gc=False):
    """An action open to you, with its label in your language."""

    action: GameJson
    words: str


class FormView(Struct, frozen=True, gc=False):
    """An action open to you that wants words: put them into the action's `field`, at most `longest` characters."""

    action: GameJson
    words: str
    field: str
    longest: int


class PersonView(Struct, frozen=True):
    person: int
    name: str
    here: bool
    """Connected now."""


class PlaceView(Struct, frozen=True):
    """A place at the table. Empty when neither person nor bot is set. With both, the bot stands in for
    the person, who may take the seat back."""

    seat: int
    person: int | None
    bot: str | None
    ready: bool
    in_game: bool
    """Takes part in the running game (some games let people come and go)."""


class UndoView(Struct, frozen=True):
    """Somebody asked to take actions back; all people in the game must agree."""

    person: int
    actions: int
    """How many actions would be taken back."""
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class TableView(Struct, frozen=True):
    """The table as everybody sees it: not the game's position, everything around it."""

    table: str
    game: str
    pack: str
    phase: Literal["lobby", "playing", "over"]
    host: int
    seats: tuple[PlaceView, ...]
    people: tuple[PersonView, ...]
    """Everyone at the table, seated or watching."""
    options: GameJson
    settings: Settings
    commitment: str | None
    """Since the start: the hash of the seed."""
    seed: str | None
    """At the end: the seed, so that anyone can check the hash and the shuffle."""
    undo: UndoView | None
    muted: tuple[int, ...]
    """Seats that cannot chat right now."""


class Outcome(Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: str
    title: str
    words: str
    """How it ended, in your language: a few words, and a sentence."""
    figures: dict[str, int]


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
    forms: tuple[FormView, ...] = ()
    """What you may do besides `legal` with words of your own."""


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


class You(Struct, frozen=True):
    """Who you are at this table."""

    person: int | None
    """None: watching without having entered."""
    seat: int | None
    host: bool
    standing_in: str | None
    """The bot that plays your seat until you take it back."""


# --- from the client, over the WebSocket ---


class Message(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all. Without a token one watches. `after`: the last record number seen, to get only the
    lines since; without it, all of them."""

    table: Short
    language: Language
    token: Annotated[str, Meta(max_length=200)] | None = None
    after: int | None = None
    protocol: int = VERSION


class Speak(Message, frozen=True, tag="speak"):
    """Change the language one is addressed in; answered with a fresh `welcome`."""

    language: Language


class Request(Message, frozen=True):
    """Something asked of the table. A repeated `id` is answered like the first time and done once."""

    id: RequestId


class Do(Request, frozen=True, tag="do"):
    """Act in the game. `offer` is the number that came with the choices; leave it out for asides."""

    action: GameJson
    offer: int | None = None


class WhyNot(Request, frozen=True, tag="why_not"):
    """Ask what the rules say to an action without doing it. Answered with `allowed` or `refused`."""

    action: GameJson


class Say(Request, frozen=True, tag="say"):
    """`checked`: if the game asks for one's own words and these are a card's, they are not said and the rule is told."""

    text: Words
    checked: bool = False


class Rename(Request, frozen=True, tag="rename"):
    name: Name


class Sit(Request, frozen=True, tag="sit"):
    """Take an empty seat, or one that only a bot holds."""

    seat: SeatNumber


class Stand(Request, frozen=True, tag="stand"):
    """Give up one's seat. In a running game a bot may be left in it; one may come back to it."""

    bot: Short | None = None


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """Host, before the start: put a bot in an empty seat (or another bot in a bot's)."""

    seat: SeatNumber
    bot: Short


class Unseat(Request, frozen=True, tag="unseat"):
    """Host, before the start: empty a seat."""

    seat: SeatNumber


class SetOptions(Request, frozen=True, tag="set_options"):
    """Host, before the start: the game's options, and those of the table."""

    options: GameJson
    settings: Settings = Settings()


class Ready(Request, frozen=True, tag="ready"):
    ready: bool


class Start(Request, frozen=True, tag="start"):
    """Host: begin, with the seats that are taken."""


class StandIn(Request, frozen=True, tag="stand_in"):
    """In a running game: have a bot play one's own seat, or that of someone who is not connected, or an empty one."""

    seat: SeatNumber
    bot: Short


class TakeSeatBack(Request, frozen=True, tag="take_back"):
    """Take one's seat back from the bot that stands in."""


class AskUndo(Request, frozen=True, tag="ask_undo"):
    """Take back one's last action and what followed: at once where nothing became known by it, else
    when all people in the game agree."""


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """Agree, or not. One refusal settles it; whoever asked withdraws with a no."""

    yes: bool


class Coach(Request, frozen=True, tag="coach"):
    """Ask what has been openly told so far rules out. Answered with `advice`."""


class Again(Request, frozen=True, tag="again"):
    """When the game is over: lay another table for the same people, seats, bots and options. Everyone gets `next`."""


class Ping(Message, frozen=True, tag="ping"):
    """Answered with `pong`."""


FROM_CLIENT: tuple[type[Message], ...] = (
    Hello,
    Speak,
    Do,
    WhyNot,
    Say,
    Rename,
    Sit,
    Stand,
    SeatBot,
    Unseat,
    SetOptions,
    Ready,
    Start,
    StandIn,
    TakeSeatBack,
    AskUndo,
    AnswerUndo,
    Coach,
    Again,
    Ping,
)


# --- from the server, over the WebSocket ---


class Reply(Struct, frozen=True, gc=False, tag_field="type"):
    """What the server sends."""


class Welcome(Reply, frozen=True, tag="welcome"):
    """Answer to `hello` and `speak`: everything as it stands, and the lines after the asked number."""

    n: int
    """The number of the last record. Say it in `hello.after` when reconnecting."""
    you: You
    table: TableView
    position: PositionView | None
    lines: tuple[LineView, ...]


class Update(Reply, frozen=True, tag="update"):
    """Something was recorded, and here is what it changed for you. Sent after it is safely stored.
    `id` is the request it came from: seeing one's own is the acknowledgement."""

    n: int
    person: int | None
    id: str | None
    lines: tuple[LineView, ...]
    you: You | None = None
    """Only where it changed; the same holds for `table` and `position`."""
    table: TableView | None = None
    position: PositionView | None = None


class Presence(Reply, frozen=True, tag="presence"):
    """Who is connected now."""

    here: tuple[int, ...]


class Done(Reply, frozen=True, tag="done"):
    """A repeated request: it was recorded as number n, and the updates for it were sent then."""

    id: str
    n: int


class Allowed(Reply, frozen=True, tag="allowed"):
    """Answer to `why_not`: the rules allow it."""

    id: str


class Refusal(Reply, frozen=True, tag="refused"):
    """The request changed nothing. `rule` is the rulebook entry where a rule of the game speaks; `code` is
    for programs: "rule", "stale", or the table's reason."""

    id: str
    code: str
    words: str
    rule: str | None = None


class HintView(Struct, frozen=True):
    """Something the coach points at, from public knowledge alone: the words, and what they rule out for whom."""

    words: str
    seat: int
    """Whom it is about. A seat's hints stand together; the first says what is left."""
    values: tuple[int, ...] = ()
    """The numbers that it rules out for that seat, if it rules out any."""
    sure: bool = True
    """Whether that follows from the rules alone, or else from how people usually play."""
    action: GameJson | None = None
    """The aside that marks them on the table: there when you may do that now and something is still unmarked."""


class Advice(Reply, frozen=True, tag="advice"):
    """What the coach points at now, whoever's turn it is first."""

    id: str
    hints: tuple[HintView, ...]


class Next(Reply, frozen=True, tag="next"):
    """The people of this table play on at another one. `token` is yours there, if you have entered this one."""

    table: str
    token: str | None


class ErrorReply(Reply, frozen=True, tag="error"):
    """The message could not be taken: malformed, unknown, too fast, not allowed here. Codes are in docs/protocol.md."""

    code: str
    words: str


class Bye(Reply, frozen=True, tag="bye"):
    """The server stops or moves: connect again after so many milliseconds (the socket closes with 1012)."""

    retry_ms: int


class Pong(Reply, frozen=True, tag="pong"):
    pass


FROM_SERVER: tuple[type[Reply], ...] = (Welcome, Update, Presence, Done, Allowed, Refusal, Advice, Next, ErrorReply, Bye, Pong)


# --- over HTTP ---


class OptionValue(Struct, frozen=True):
    """A value that an option may take. `value` is how it is written ("true", "hard", "3"); options are understood so."""

    value: str
    words: str


class OptionInfo(Struct, frozen=True):
    name: str
    words: str
    explained: str
    default: str
    values: tuple[OptionValue, ...]
    names_seats: bool = False
    """Its values that are numbers are taken seats, counted from 1 without the empty ones between them: show who sits there."""


class BotInfo(Struct, frozen=True):
    name: str
    words: str
    explained: str


class PackInfo(Struct, frozen=True):
    id: str
    title: str


class GameInfo(Struct, frozen=True):
    """GET /api/games: what a person needs to choose a game and set it up."""

    name: str
    title: str
    fewest: int
    most: int
    cooperative: bool
    options: tuple[OptionInfo, ...]
    packs: tuple[PackInfo, ...]
    bots: tuple[BotInfo, ...]
    quiet_rule: str | None
    """The rule that asks some people not to talk, where `settings.quiet` can be switched on."""
    coach: bool
    board: bool
    """Whether the client has a board for it; otherwise it is shown on the plain one."""
    pitch: str
    """What it is about, in a sentence or two, and how long it takes, where the game says so itself."""
    time: str


class RuleEntry(Struct, frozen=True):
    id: str
    kind: Literal["rule", "ruling", "example"]
    section: str
    source: str
    text: str
    ruling: str | None


class SectionEntry(Struct, frozen=True):
    id: str
    title: str


class RulebookText(Struct, frozen=True):
    """GET /api/games/{game}/rulebook?language="""

    game: str
    sections: tuple[SectionEntry, ...]
    rules: tuple[RuleEntry, ...]


class PackTexts(Struct, frozen=True):
    """GET /api/games/{game}/packs/{pack}?language=: the pack's open content, each text in one language.
    What it holds says the game's `open_content_type`."""

    game: str
    pack: str
    hash: str
    content: GameJson


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Short
    name: Name
    pack: Short | None = None
    options: GameJson = {}
    settings: Settings = Settings()


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/people"""

    name: Name


class Admission(Struct, frozen=True):
    """Answer to both: keep the token; it is who you are at this table."""

    table: str
    person: int
    token: str


class FrameView(Struct, frozen=True):
    """One step of a replay. n = 0 is the position before the first action."""

    n: int
    seat: int | None
    """Who acted."""
    words: str | None
    """The action in words, where it was this seat's own."""
    lines: tuple[LineView, ...]
    view: GameJson
    now: str
    deciding: tuple[int, ...]
    parts: tuple[TablePart, ...] = ()


class ReplayView(Struct, frozen=True):
    """GET /api/tables/{table}/replay?seat=&language= with `Authorization: Bearer TOKEN` where needed."""

    table: str
    game: str
    pack: str
    seat: int | None
    names: tuple[str, ...]
    finished: bool
    frames: tuple[FrameView, ...]
    outcome: Outcome | None


class Problem(Struct, frozen=True):
    """Every HTTP error."""

    code: str
    words: str


OVER_HTTP: tuple[type[Struct], ...] = (
    GameInfo,
    RulebookText,
    PackTexts,
    NewTable,
    Enter,
    Admission,
    TableView,
    ReplayView,
    Problem,
)
