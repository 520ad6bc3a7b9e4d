"""What goes over HTTP: bodies of requests and of answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from horae.server.protocol.table_views import LineView, Outcome, TablePart, TableView
from horae.server.protocol.values import GameJson, GivenJson, Language, Name, PersonNumber, RequestId, Short
from horae.table.records import Settings


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
    usual: bool = False
    """Who sits down where nobody is asked for."""
    for_newcomers: bool = False
    """Whom to take in a first game."""


class PackInfo(Struct, frozen=True):
    """A pack as it stands on the shelf."""

    id: str
    title: str
    pitch: str
    """What it is about; empty where it does not say."""
    minutes: tuple[int, int] | None
    """How long it takes, at least and at most, where it says so."""
    ages: int | None
    fewest: int
    most: int
    """How many can play it."""
    values: dict[str, tuple[OptionValue, ...]]
    """Of an option of the game, the values that this pack can be played with, where it cannot be with all."""
    cover: str
    """Where its cover is to be had; empty: it has none."""


class Address(Struct, frozen=True):
    """GET /api/address: where other computers can open this server's page."""

    url: str | None
    """None: only this computer can."""


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
    """The best company first."""
    quiet_rule: str | None
    """The rule that asks some people not to talk, where `settings.quiet` can be switched on."""
    coach: bool
    lesson: bool
    """Whether there is a first game that one is led through."""
    keeps_log: bool
    """Whether finished games have an entry in the game's log, to be had at the table's `entry`."""
    story: bool
    """Whether finished games are retold, at the table's `story`."""
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
    """GET /api/games/{game}/packs/{pack}?language=: the pack's open content, each text in one language;
    GET /api/tables/{table}/pack?language=: the same of the pack that a table was begun with.
    What it holds says what the game's `open_content` returns."""

    game: str
    pack: str
    hash: str
    content: GameJson
    cover: str = ""
    """Where its cover is to be had; empty: it has none."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Short
    name: Name
    pack: Short | None = None
    options: GivenJson = {}
    settings: Settings = Settings()


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons: a table of one's own at which the game's lesson has begun. Answered with an `Admission`."""

    game: Short
    name: Name


class LessonAnswer(Struct, frozen=True):
    words: str
    why: str
    right: bool


class LessonQuestion(Struct, frozen=True):
    words: str
    answers: tuple[LessonAnswer, ...]


class LessonPage(Struct, frozen=True):
    title: str
    words: str
    look: str | None
    """The part of the board that it speaks of."""
    ask: LessonQuestion | None
    move: bool
    """It asks for a move: the game shows when that is made."""


class LessonText(Struct, frozen=True):
    """GET /api/lessons/{game}?language=: the pages of the game's lesson."""

    game: str
    pages: tuple[LessonPage, ...]


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/people"""

    name: Name
    claims: PersonNumber | None = None
    """They say that they are this person of the table, and have come without that one's link. Then they are nobody there until
    that is answered (`TableView.claims`), and the name is not looked at."""
    key: RequestId | None = None
    """Drawn by whoever asks, and kept to themselves: who asks again with the same key is the same person."""


class Admission(Struct, frozen=True):
    """Answer to both: keep the token; it is who you are at this table."""

    table: str
    person: int
    token: str


class StoredAbout(Struct, frozen=True):
    """All that the server keeps about who asks, at one table. Times are Unix times in ms."""

    table: str
    person: int
    names: tuple[str, ...]
    """What they went by, the latest last."""
    entered: int
    last: int
    actions: int
    """How often they acted in the game; that stays when the rest is erased, because the others' game is made of it too."""
    said: tuple[str, ...]
    """What they wrote in the chat."""


class Holder(Struct, frozen=True):
    """GET /api/tables/{table}/me with `Authorization: Bearer TOKEN`: whose token it is."""

    person: int
    name: str
    seat: int | None
    token: str | None = None
    """Who claimed to be this person and was recognised is given that one's own token, to be kept instead."""


class Glance(Struct, frozen=True):
    """GET /api/tables/{table}/glance?language=, with a seat's token where one has one: how things stand there, for a list of
    one's tables. Times are Unix times in ms."""

    table: str
    game: str
    pack: str
    phase: Literal["lobby", "playing", "over"]
    names: tuple[str, ...]
    """Of the taken seats, bots among them."""
    seat: int | None
    """Whose token it is sits there."""
    waiting: bool
    """It is on them."""
    awaited: tuple[str, ...]
    """Whom the game waits for."""
    last: int
    """When something was recorded last; of a finished game, when it ended."""
    outcome: str
    """Of a finished game, what came of it, as this seat would say it."""


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
    pictures: dict[str, str] = {}
    """The pack's pictures that belong to what the frames show: by name, where each is to be had."""
    laid_out: bool = False
    """From a log that was laid out to be watched: from any seat, whether it has an end or not."""


class EntryLine(Struct, frozen=True):
    name: str
    words: str


class LogEntry(Struct, frozen=True):
    """GET /api/tables/{table}/entry?language=: what the game's log of finished games keeps of this one, where the game has
    such a log. GET /api/tables/{table}/entry.txt is the same as a text file."""

    table: str
    game: str
    pack: str
    when: int
    """When the game ended (Unix time in ms); 0: nobody knows."""
    lines: tuple[EntryLine, ...]


class RowView(Struct, frozen=True):
    cells: tuple[str, ...]
    seat: int | None
    """Whose it is, where it is somebody's."""
    leads: bool
    """Whether it is the one to look at."""


class ChapterView(Struct, frozen=True):
    """Some lines, and a table if it has `heads`."""

    title: str
    lines: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[RowView, ...]


class StoryView(Struct, frozen=True):
    """GET /api/tables/{table}/story?language=: a finished game retold, where the game tells one."""

    table: str
    game: str
    chapters: tuple[ChapterView, ...]


class Problem(Struct, frozen=True):
    """Every HTTP error."""

    code: str
    words: str


Minutes: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]
Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
HookForm: TypeAlias = Literal["json", "discord", "slack"]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which somebody wants to hear nothing, in minutes after their midnight."""

    begins: Minutes
    ends: Minutes
    ahead: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    """By how many minutes their clock is ahead of UTC."""


class PushKey(Struct, frozen=True):
    """GET /api/notices/key: by which this server's pushes are known, as a browser wants it for a subscription."""

    key: str


class NewNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/me/notices: this device would be told about your turns at the table, in the place of what it
    said before."""

    endpoint: Url
    key: Annotated[str, Meta(min_length=80, max_length=100)]
    """`p256dh` of its subscription, and its `auth`."""
    auth: Annotated[str, Meta(min_length=20, max_length=32)]
    language: Language
    quiet: Quiet | None = None


class NoNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/me/notices/stop: this device would be told no more about the table."""

    endpoint: Url


class StopNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices/stop: the same from a notice itself, by what came with it."""

    stop: Annotated[str, Meta(min_length=1, max_length=400)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/webhook: have whose turn it is told there. The host's. A first message is sent at once."""

    url: Url | None
    """None: no longer."""
    form: HookForm = "json"
    language: Language = "en"


class WebhookView(Struct, frozen=True):
    """GET /api/tables/{table}/webhook, and the answer to POST. The address itself is shown to nobody again."""

    host: str | None
    """The name in the address; None: there is no webhook."""
    form: HookForm = "json"
    failed: str = ""
    """Why it was given up, in words."""


OVER_HTTP: tuple[type[Struct], ...] = (
    Address,
    GameInfo,
    RulebookText,
    PackTexts,
    NewTable,
    NewLesson,
    LessonText,
    Enter,
    Admission,
    Holder,
    Glance,
    StoredAbout,
    TableView,
    ReplayView,
    LogEntry,
    StoryView,
    PushKey,
    NewNotices,
    NoNotices,
    StopNotices,
    NewWebhook,
    WebhookView,
    Problem,
)
