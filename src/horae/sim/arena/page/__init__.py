"""The report on a tournament as one page that stands alone."""

from __future__ import annotations

from horae.core.speech import LANGUAGES, Phrase, knows, say
from horae.sim.arena.report import ArenaReport
from horae.sim.report_page import filled


def page(report: ArenaReport, language: str) -> str:
    """Opens in this language; the reader may change to the other."""
    title = say(Phrase("arena-title", {"game": report.title}), language)
    return filled(__name__, "arena", title, language, {"report": report, "endings": _endings(report)})


def _endings(report: ArenaReport) -> dict[str, dict[str, str]]:
    """How each ending is called, in both languages; one that a pack names goes by its own name."""
    reasons = {reason for table in report.tables for reason in table.endings}
    keys = {reason: f"{report.game}-ended-{reason}" for reason in sorted(reasons)}
    return {
        language: {reason: say(Phrase(key), language) if knows(key, language) else reason for reason, key in keys.items()}
        for language in LANGUAGES
    }
