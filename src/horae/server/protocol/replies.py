"""What the server sends over the WebSocket."""

from __future__ import annotations

from msgspec import Struct

from horae.server.protocol.table_views import LineView, PositionView, TableView, You
from horae.server.protocol.values import GameJson
from horae.spoken.answer import Tone


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
    """The newest ones, a page at most."""
    earlier: int | None = None
    """There are more lines since the asked number, in records below this one: `earlier` brings them."""


class Page(Reply, frozen=True, tag="page"):
    """Answer to `earlier`: lines in order, and where the ones before them are, if there are any."""

    id: str
    lines: tuple[LineView, ...]
    earlier: int | None


class SeatLink(Reply, frozen=True, tag="seat_link"):
    """Answer to `new_link`. Say hello with this token, and the ones before it open nothing any more."""

    id: str
    token: str


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
    """Who is connected now, and who has been gone for longer than the time of grace."""

    here: tuple[int, ...]
    gone: tuple[int, ...]
    watching: int = 0
    """How many are connected who have not come in."""


class Done(Reply, frozen=True, tag="done"):
    """A repeated request: it was recorded as number n, and the updates for it were sent then."""

    id: str
    n: int


class Allowed(Reply, frozen=True, tag="allowed"):
    """Answer to `why_not`: the rules allow it."""

    id: str


class MeantLine(Struct, frozen=True):
    """A line of an answer. `tone`: what it is, for who looks at it."""

    words: str
    tone: Tone


class Meant(Reply, frozen=True, tag="meant"):
    """Answer to `typed`: what there is to read, or the action that the line stands for, which is done with `do` like any
    other, and may be refused like any other."""

    id: str
    lines: tuple[MeantLine, ...]
    action: GameJson | None = None
    offer: int | None = None
    """To be sent with it; None for an aside."""


class Refusal(Reply, frozen=True, tag="refused"):
    """The request changed nothing. `rule` is the rulebook entry where a rule of the game speaks; `code` is
    for programs: "rule", "stale", or the table's reason."""

    id: str
    code: str
    words: str
    rule: str | None = None


class HintView(Struct, frozen=True):
    """Something the coach points at, from what you may know, or in some games from what everybody knows."""

    words: str
    seat: int
    """Whom it is about."""
    heads: bool = False
    """It says what those after it are about, up to the next that does."""
    thing: str = ""
    """The card or place that it speaks of, if it speaks of one."""
    values: tuple[int, ...] = ()
    """The numbers that it rules out for that seat, if it rules out any."""
    sure: bool = True
    """Whether that follows from the rules alone, or else from how people usually play."""
    action: GameJson | None = None
    """The aside that marks them on the table: there when you may do that now and something is still unmarked."""


class Advice(Reply, frozen=True, tag="advice"):
    """What the coach points at now, what matters most first."""

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


FROM_SERVER: tuple[type[Reply], ...] = (
    Welcome,
    Page,
    SeatLink,
    Update,
    Presence,
    Done,
    Allowed,
    Meant,
    Refusal,
    Advice,
    Next,
    ErrorReply,
    Bye,
    Pong,
)
