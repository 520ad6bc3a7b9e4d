"""What went wrong that nobody foresaw: counted, and logged once, by what was asked and where, never by what was in it."""

from __future__ import annotations

import logging
import traceback

from horae.server.metrics import Metrics

_log = logging.getLogger("horae")
_MOST_FRAMES = 12


def note(metrics: Metrics, where: str, what: str, wrong: BaseException) -> None:
    """`where`: which table, or what else; `what`: the kind of request, or the step. An exception's own words may quote what
    somebody said or what lies hidden, so only its kind is written down, and the places it came through."""
    metrics.add_kind("failures", what)
    _log.error("%s: %s failed: %s", where, what, _told(wrong))


def _told(wrong: BaseException | None) -> str:
    """The kinds of what went wrong, and where, the last cause first."""
    told = []
    while wrong is not None:
        frames = "".join(traceback.format_tb(wrong.__traceback__)[-_MOST_FRAMES:])
        told.append(f"{type(wrong).__name__}\n{frames}")
        wrong = wrong.__cause__ or (None if wrong.__suppress_context__ else wrong.__context__)
    return "after ".join(told)
