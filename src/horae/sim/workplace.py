"""Where many pieces of work are done: here, in other processes, on a cluster; in chunks of a second or so, each counted once.

What comes of a piece must follow from the piece alone. Then it is the same wherever it was done, in whatever order, in
chunks of whatever size, and however often: the chunk of a worker that died is simply done again.
"""

from __future__ import annotations

import os
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Iterator, Sequence
from time import perf_counter
from types import TracebackType
from typing import Any, Generic, Self, TypeAlias, TypeVar

from msgspec import Struct

from horae.core.speech import Fault, Phrase

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
Job: TypeAlias = Callable[[Piece], Outcome]

CHUNK_SECONDS = 1.0
"""How long a chunk is to last at least: beside that, sending it anywhere costs little."""
MOST_LOST = 4
"""How often a chunk may be lost with whoever did it; after that it is taken to be what kills them."""


class Lost(Exception):
    """Whoever did the chunk is gone, and what came of it with them."""


class Chunk(Generic[Piece]):
    """Pieces that are done together."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = pieces
        self.lost = 0


class Done(Struct, frozen=True):
    """What came of a chunk: of each piece its outcome and how many seconds it took; or why it could not be done."""

    outcomes: Sequence[Any] = ()
    seconds: Sequence[float] = ()
    failure: Fault | None = None


class WorkFailed(Fault):
    """A piece could not be done, whoever tried."""

    def __init__(self, key: str, /, **args: str) -> None:
        super().__init__(Phrase(key, dict(args)))


def do_chunk(job: Job[Piece, Outcome], pieces: Sequence[Piece], clock: Callable[[], float] = perf_counter) -> Done:
    """In the process that does them."""
    outcomes, seconds = [], []
    try:
        for piece in pieces:
            began = clock()
            outcomes.append(job(piece))
            seconds.append(clock() - began)
    except Fault as fault:
        return Done(failure=fault)
    except Exception as wrong:  # whatever somebody's bot does
        return Done(failure=_failure(wrong))
    return Done(outcomes, seconds)


def _failure(wrong: Exception) -> WorkFailed:
    """In one line what went wrong, and where: what a bot's author needs."""
    where = traceback.extract_tb(wrong.__traceback__)[-1]
    said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
    return WorkFailed("work-failed", file=os.path.relpath(where.filename), line=str(where.lineno), why=said)


class Workplace(ABC):
    """Does chunks. Used in a `with`; afterwards nothing of it runs any more."""

    done_again = 0
    """How many chunks were done again because they were lost."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Stop. What is under way need not be finished."""
        return

    @property
    @abstractmethod
    def hands(self) -> int:
        """How many chunks it can do at the same time."""

    @abstractmethod
    def begin(self, job: Job[Any, Any], pieces: Sequence[Any]) -> Hashable:
        """Have a chunk done, and give a ticket for it. Raises Lost."""

    @abstractmethod
    def ready(self, tickets: Collection[Any]) -> Collection[Hashable]:
        """Some of these that are done or lost, as soon as there is one."""

    @abstractmethod
    def result(self, ticket: Any) -> Done:
        """What came of it. Raises Lost."""

    @abstractmethod
    def drop(self, tickets: Collection[Any]) -> None:
        """Nobody waits for these any more."""

    def do(
        self,
        job: Job[Piece, Outcome],
        pieces: Iterable[Piece],
        kind: Callable[[Piece], Hashable] = lambda piece: None,
    ) -> Generator[list[tuple[Piece, Outcome]], None, None]:
        """What comes of all the pieces, chunk by chunk as they are done, in no particular order.

        A piece is taken from `pieces` when somebody can begin with it, so that whoever hands them out may still stop, by what
        has come of others. Pieces of one `kind` are taken to last equally long.
        """
        chunks = _Chunks(iter(pieces), kind)
        again: list[Chunk[Piece]] = []
        under_way: dict[Hashable, Chunk[Piece]] = {}
        try:
            while True:
                while len(under_way) < self.hands and (chunk := again.pop() if again else chunks.next()):
                    try:
                        under_way[self.begin(job, chunk.pieces)] = chunk
                    except Lost:
                        again.append(self._once_more(chunk))
                if not under_way:
                    return
                for ticket in self.ready(under_way):
                    chunk = under_way.pop(ticket)
                    try:
                        done = self.result(ticket)
                    except Lost:
                        again.append(self._once_more(chunk))
                        continue
                    if done.failure is not None:
                        raise done.failure
                    chunks.learn(chunk.pieces, done.seconds)
                    yield list(zip(chunk.pieces, done.outcomes, strict=True))
        finally:
            self.drop(under_way)

    def _once_more(self, chunk: Chunk[Piece]) -> Chunk[Piece]:
        chunk.lost += 1
        if chunk.lost >= MOST_LOST:
            raise WorkFailed("work-lost")
        self.done_again += 1
        return chunk


class _Chunks(Generic[Piece]):
    """Makes chunks of the length they should have, by how long pieces of their kind took so far."""

    def __init__(self, pieces: Iterator[Piece], kind: Callable[[Piece], Hashable]) -> None:
        self._pieces = pieces
        self._kind = kind
        self._taken: dict[Hashable, tuple[int, float]] = {}

    def next(self) -> Chunk[Piece] | None:
        """The next one. A piece of a kind that nobody has done yet goes alone: it may take long."""
        pieces: list[Piece] = []
        room = CHUNK_SECONDS
        for piece in self._pieces:
            kind = self._kind(piece)
            pieces.append(piece)
            if kind not in self._taken:
                break
            count, seconds = self._taken[kind]
            room -= seconds / count
            if room <= 0:
                break
        return Chunk(pieces) if pieces else None

    def learn(self, pieces: Sequence[Piece], seconds: Sequence[float]) -> None:
        for piece, took in zip(pieces, seconds, strict=True):
            count, before = self._taken.get(self._kind(piece), (0, 0.0))
            self._taken[self._kind(piece)] = (count + 1, before + took)
