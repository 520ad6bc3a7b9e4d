"""The log is the game: what a game was set up with and the actions since, and how that is written down.

A log file is lines of JSON: a head, an entry per action, an end. Each line closes with a sum over
itself and the sum before it, so a file that was cut or changed says at which line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b, sha256
from io import BytesIO
from typing import TypeVar

import msgspec
from msgspec import Struct

from horae.core.game import Action, AnyGame, BadSetup, Event, Heard, Options, Pack, Result, Seat, State, View, for_seat
from horae.core.refusal import Refused
from horae.core.rng import SEED_BITS
from horae.core.speech import Fault, Phrase, Sayable

FORMAT = 1
_SEED_DIGITS = len(str(1 << SEED_BITS))
_SUM_BYTES = 8
_SUM_FIELD = b',"sum":"'
_TAIL = len(_SUM_FIELD) + 2 * _SUM_BYTES + len(b'"}')


def commitment(seed: int) -> str:
    """What is shown of a seed before the game: enough to check it later, useless to guess it."""
    return sha256(f"horae seed {seed}".encode()).hexdigest()


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game is before the first action."""

    horae: int
    game: str
    rules: str
    pack: str
    pack_hash: str
    seats: int
    options: dict[str, object]
    seed: str
    commitment: str
    names: tuple[str, ...] = ()
    """Who sat where, for people who read the log; no bearing on play."""
    bots: str = ""
    """Which kind of bot sat at the other seats, for who goes on with the game; no bearing on what was played."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One action, and the digest of the state after it."""

    n: int
    seat: Seat
    action: dict[str, object]
    digest: str


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """Closes the file. `result` is None for a game that was still running."""

    entries: int
    result: Result | None


class BadLog(Fault):
    """A log that cannot be read or does not replay, with the line it shows at."""

    def __init__(self, line: int, key: str, /, **args: Sayable) -> None:
        numbers: dict[str, Sayable] = {name: str(value) if isinstance(value, int) else value for name, value in args.items()}
        super().__init__(Phrase("bad-log", {"line": str(line), "why": Phrase(key, numbers)}))
        self.line = line


class Log(Struct):
    """A game's head and entries, in memory."""

    head: Head
    entries: list[Entry] = []
    result: Result | None = None
    """What a log that was read says of the end; replaying it checks that."""

    @classmethod
    def of(
        cls,
        game: AnyGame,
        seats: int,
        seed: int,
        options: Mapping[str, object] | Options | None = None,
        pack: Pack | None = None,
        names: tuple[str, ...] = (),
        bots: str = "",
    ) -> Log:
        """An empty log for a game that is about to start."""
        settled = game.options(options)
        content: Pack = game.load_pack() if pack is None else pack
        return cls(
            Head(
                horae=FORMAT,
                game=game.name,
                rules=game.rules_version,
                pack=content.id,
                pack_hash=content.hash,
                seats=seats,
                options=msgspec.json.decode(msgspec.json.encode(settled)),
                seed=str(seed),
                commitment=commitment(seed),
                names=names,
                bots=bots,
            )
        )

    def record(self, seat: Seat, action: Action, state: State) -> Entry:
        """Add an action that was just applied to the state."""
        form = msgspec.json.decode(msgspec.json.encode(action))  # as a log that was read has it: lists, not tuples
        entry = Entry(len(self.entries) + 1, seat, form, state.digest())
        self.entries.append(entry)
        return entry


def dump(log: Log, result: Result | None) -> bytes:
    """The log as the bytes of a file."""
    lines: list[bytes] = []
    before = b""
    for part in (log.head, *log.entries, End(len(log.entries), result)):
        body = msgspec.json.encode(part)[:-1]
        before = _sum(before, body)
        lines.append(body + _SUM_FIELD + before + b'"}\n')
    return b"".join(lines)


def _sum(before: bytes, body: bytes) -> bytes:
    return blake2b(before + body, digest_size=_SUM_BYTES).hexdigest().encode()


def load(data: bytes) -> Log:
    """The log in these bytes. Raises BadLog naming the line; replaying is a further check."""
    if not data.strip():
        raise BadLog(1, "log-empty")
    bodies: list[bytes] = []
    before = b""
    for number, line in enumerate(BytesIO(data), 1):
        if not line.endswith(b"\n"):
            raise BadLog(number, "log-cut-in-line")
        body, said = line[: -_TAIL - 1], line[-_TAIL - 1 : -1]
        before = _sum(before, body)
        if said != _SUM_FIELD + before + b'"}':
            raise BadLog(number, "log-changed")
        bodies.append(body + b"}")
    head = _parse(bodies[0], Head, 1)
    if head.horae != FORMAT:
        raise BadLog(1, "log-format", format=head.horae, known=FORMAT)
    last = len(bodies)
    if last == 1 or not bodies[-1].startswith(b'{"entries":'):
        raise BadLog(last, "log-cut")
    entries = [_parse(body, Entry, number) for number, body in enumerate(bodies[1:-1], 2)]
    end = _parse(bodies[-1], End, last)
    for number, entry in enumerate(entries, 1):
        if entry.n != number:
            raise BadLog(number + 1, "log-number", expected=number, found=entry.n)
    if end.entries != len(entries):
        raise BadLog(last, "log-count", expected=end.entries, found=len(entries))
    return Log(head, entries, end.result)


P = TypeVar("P", Head, Entry, End)


def _parse(body: bytes, kind: type[P], line: int) -> P:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadLog(line, "log-unreadable", why=str(wrong)) from None


class Replay:
    """A log run again from its seed. Checks on the way; raises BadLog at the line that does not hold."""

    def __init__(self, log: Log, game: AnyGame, pack: Pack | None = None) -> None:
        head = log.head
        if head.game != game.name:
            raise BadLog(1, "log-other-game", found=head.game, expected=game.name)
        if head.rules != game.rules_version:
            raise BadLog(1, "log-rules-version", found=head.rules, expected=game.rules_version)
        self.pack: Pack = game.load_pack(head.pack) if pack is None else pack
        if head.pack_hash != self.pack.hash:
            raise BadLog(1, "log-pack", pack=head.pack, found=head.pack_hash, expected=self.pack.hash)
        if not head.seed.isdecimal() or len(head.seed) > _SEED_DIGITS:
            raise BadLog(1, "log-seed", seed=head.seed[:_SEED_DIGITS])
        self.seed = int(head.seed)
        if commitment(self.seed) != head.commitment:
            raise BadLog(1, "log-commitment")
        self.log = log
        self.game = game

    def start(self) -> State:
        head = self.log.head
        try:
            begun: State = self.game.new(head.seats, self.seed, head.options, self.pack)
            return begun
        except BadSetup as wrong:
            raise BadLog(1, "log-setup", why=wrong.phrase) from None

    def steps(self, upto: int | None = None) -> Iterator[tuple[Entry, Action, State, list[tuple[Event, Seat | None]]]]:
        """Each entry with its action, the state after it (the same object each time) and what was told."""
        state = self.start()
        heard = Heard()
        for entry in self.log.entries[:upto]:
            line = entry.n + 1
            try:
                action = self.game.decode_action(entry.action)
                state.apply(entry.seat, action, heard)
            except msgspec.ValidationError as wrong:
                raise BadLog(line, "log-unreadable", why=str(wrong)) from None
            except Refused as refused:
                raise BadLog(line, "log-refused", rule=refused.rule, why=refused.reason) from None
            if state.digest() != entry.digest:
                raise BadLog(line, "log-digest", n=entry.n)
            yield entry, action, state, heard.take()
        whole = upto is None or upto >= len(self.log.entries)
        if whole and self.log.result is not None and self.log.result != state.result():
            raise BadLog(len(self.log.entries) + 2, "log-result")

    def final(self) -> State:
        """The state after the last entry, everything checked."""
        reached = self.start()
        for _, _, state, _ in self.steps():
            reached = state
        return reached


class Frame(Struct, frozen=True):
    """One step of a replay as one seat (None: a spectator) knew it. Number 0 is before the first action."""

    n: int
    actor: Seat | None
    """Who acted; everybody sees that."""
    action: Action | None
    """The action, where it was this seat's own."""
    events: list[Event]
    view: View
    deciding: tuple[Seat, ...]


def frames(state: State, actions: Iterable[tuple[Seat, Action]], seat: Seat | None) -> Iterator[Frame]:
    """Play the actions on a copy of the state and show each step as that seat knew it."""
    return (frame for (frame,) in frames_of_each(state, actions, (seat,)))


def frames_of_each(
    state: State, actions: Iterable[tuple[Seat, Action]], seats: Sequence[Seat | None]
) -> Iterator[tuple[Frame, ...]]:
    """Each step as each of the seats knew it, in their order: played once for all of them."""
    running = state.copy()
    heard = Heard()
    view, deciding = running.viewer(), running.deciding()
    yield tuple([Frame(0, None, None, [], view(seat), deciding) for seat in seats])
    for n, (actor, action) in enumerate(actions, 1):
        running.apply(actor, action, heard)
        events, view, deciding = heard.take(), running.viewer(), running.deciding()
        yield tuple(
            [Frame(n, actor, action if actor == seat else None, for_seat(events, seat), view(seat), deciding) for seat in seats]
        )
