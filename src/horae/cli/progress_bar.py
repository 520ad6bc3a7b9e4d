"""A progress bar with the time left, for commands that take long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from horae.cli.command_line import speak


@contextmanager
def bar(total: float, words: str, quiet: bool = False) -> Iterator[Callable[[float], None]]:
    """Shown where somebody looks at it, unless it is to be `quiet`.

    It is told of each part as it is done; what the first call tells of took no time.
    """
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    hidden = quiet or not errors.is_terminal
    with Progress(*columns, console=errors, transient=True, disable=hidden, speed_estimate_period=120) as shown:
        task = shown.add_task(speak(words), total=total)
        yield lambda done: shown.advance(task, done)
