"""The report as one page that stands alone."""

from __future__ import annotations

from horae.core.speech import Phrase, say
from horae.sim.balance import verdict
from horae.sim.balance.report import BalanceReport
from horae.sim.report_page import filled

_LIMITS = {"worth": verdict.WORTH, "place": verdict.PLACE, "end": verdict.END, "played": verdict.PLAYED}


def page(report: BalanceReport, language: str) -> str:
    """Opens in this language; the reader may change to the other."""
    title = say(Phrase("balance-title", {"pack": report.title}), language)
    return filled(__name__, "balance", title, language, {"report": report, "limits": _LIMITS})
