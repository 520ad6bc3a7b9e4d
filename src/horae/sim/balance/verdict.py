"""The thresholds, and what they name: cards, places, ends and designs that a designer should look at."""

from __future__ import annotations

from collections.abc import Sequence

from horae.sim.balance.report import CellFigures, Estimate, Finding, Verdict, WorthFigures

WORTH = 8.0
"""Points of win chance, at two seats, beyond which a card is too strong or too weak."""
PLACE = 3.0
"""Points from an even share for a place in the first round."""
END = 10.0
"""Per cent of games that every end trigger should set off at least."""
PLAYED = 8.0
"""Per cent of games, at two seats, in which at least one bot should play a design."""
AT_SEATS = 2


def verdict(cells: Sequence[CellFigures], worth: Sequence[WorthFigures]) -> Verdict:
    findings: list[Finding] = []
    for measured in worth:
        if measured.seats != AT_SEATS:
            continue
        for card in measured.cards:
            low, high = card.interval
            if abs(card.worth) > WORTH:
                sure = low > WORTH or high < -WORTH
                figure = Estimate(card.worth, low, high, card.pairs)
                findings.append(Finding("worth", sure, card.card, f"{measured.bot}-{measured.seats}", figure))
    for cell in cells:
        findings += _places(cell)
        findings += [
            Finding("end", share.high < END, end, _name(cell), share) for end, share in cell.ends.items() if share.value < END
        ]
    findings += _unplayed([cell for cell in cells if cell.seats == AT_SEATS])
    findings.sort(key=lambda each: (not each.sure, _ORDER.index(each.kind), -abs(each.figure.value), each.about, each.cell))
    checked = {
        "worth": sum(len(measured.cards) for measured in worth if measured.seats == AT_SEATS),
        "place": sum(cell.seats for cell in cells),
        "end": sum(len(cell.ends) for cell in cells),
        "unplayed": max((len(cell.cards) for cell in cells if cell.seats == AT_SEATS), default=0),
    }
    return Verdict(findings, checked)


_ORDER = ("worth", "place", "end", "unplayed")


def _name(cell: CellFigures) -> str:
    return f"{cell.bot}-{cell.seats}"


def _places(cell: CellFigures) -> list[Finding]:
    even = 100 / cell.seats
    return [
        Finding("place", share.low > even + PLACE or share.high < even - PLACE, str(place), _name(cell), share)
        for place, share in enumerate(cell.places, 1)
        if abs(share.value - even) > PLACE
    ]


def _unplayed(cells: Sequence[CellFigures]) -> list[Finding]:
    """Designs that no bot plays often enough; the figure is that of the bot that plays it most."""
    found = []
    for figures in zip(*(cell.cards for cell in cells), strict=True):
        best, most = max(zip(cells, figures, strict=True), key=lambda each: each[1].used.value)
        if most.used.value < PLAYED:
            sure = all(each.used.high < PLAYED for each in figures)
            found.append(Finding("unplayed", sure, most.id, _name(best), most.used))
    return found
