"""One thing at a time, in the order it came, without a task for each: what begins at once is done at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Turns:
    """What begins may `take` the turn, because it waits for something; all that comes meanwhile waits until it is `free`.

    What fails before it takes the turn is told to `failed`, and keeps nobody from theirs."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self.is_taken = False
        self._failed = failed
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_catching_up = False

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def begin(self, work: Callable[[], None]) -> None:
        """Now, or when those before are done."""
        if self.is_taken or self._waiting:
            self._waiting.append(work)
            return
        try:
            work()
        except Exception as wrong:
            self._failed(wrong)

    def put_first(self, work: Callable[[], None]) -> None:
        """It comes next, before what waits already."""
        self._waiting.appendleft(work)

    def take(self) -> None:
        self.is_taken = True

    def free(self) -> None:
        self.is_taken = False
        if self._is_catching_up:
            return  # what is done at once frees the turn from within the loop below, which goes on by itself
        self._is_catching_up = True
        try:
            while self._waiting and not self.is_taken:
                try:
                    self._waiting.popleft()()
                except Exception as wrong:
                    self._failed(wrong)
        finally:
            self._is_catching_up = False
