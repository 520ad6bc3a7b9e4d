"""Two versions of a pack side by side: what was changed, and what became of it."""

from __future__ import annotations

from msgspec.structs import replace

from horae.sim.balance.report import BalanceReport, CellFigures, Change, Comparison, Estimate, Thing
from horae.sim.balance.verdict import AT_SEATS


def compare(before: BalanceReport, now: BalanceReport) -> Comparison:
    then, these = ({thing.id: thing for thing in report.things} for report in (before, now))
    worth_then, worth_now = _worth(before), _worth(now)
    used_then, used_now = _used(before), _used(now)
    changes = []
    for thing in [*these, *(thing for thing in then if thing not in these)]:
        old, new = then.get(thing), these.get(thing)
        shown = new or old
        assert shown is not None
        pair = (worth_then[thing], worth_now[thing]) if thing in worth_then and thing in worth_now else None
        changes.append(
            Change(
                id=thing,
                how="added" if old is None else "removed" if new is None else "same" if _same(old, new) else "changed",
                name=shown.name,
                before=None if old is None else old.text,
                after=None if new is None else new.text,
                traits={} if old is None or new is None else _differing(old, new),
                worth=pair,
                moved=None if pair is None else difference(*pair),
                used=(used_then[thing], used_now[thing]) if thing in used_then and thing in used_now else None,
            )
        )
    cells_then = {(cell.bot, cell.seats): cell for cell in before.cells}
    return Comparison(
        title=before.title,
        pack_hash=before.pack_hash,
        seed=before.seed,
        changes=changes,
        cells=[
            (_bare(cells_then[cell.bot, cell.seats]), _bare(cell)) for cell in now.cells if (cell.bot, cell.seats) in cells_then
        ],
        findings=(len(before.verdict.findings), len(now.verdict.findings)),
    )


def _same(old: Thing, new: Thing) -> bool:
    return (old.text, old.traits, old.copies) == (new.text, new.traits, new.copies)


def _differing(old: Thing, new: Thing) -> dict[str, tuple[str, str]]:
    names = [*new.traits, *(trait for trait in old.traits if trait not in new.traits)]
    pairs = {trait: (old.traits.get(trait, ""), new.traits.get(trait, "")) for trait in names}
    return {trait: pair for trait, pair in pairs.items() if pair[0] != pair[1]}


def _worth(report: BalanceReport) -> dict[str, Estimate]:
    for measured in report.worth:
        if measured.seats == AT_SEATS:
            return {each.card: Estimate(each.worth, *each.interval, each.pairs) for each in measured.cards}
    return {}


def _used(report: BalanceReport) -> dict[str, Estimate]:
    for cell in report.cells:
        if cell.seats == AT_SEATS:
            return {each.id: each.used for each in (*cell.cards, *cell.prizes)}
    return {}


def difference(then: Estimate, now: Estimate) -> Estimate:
    """Now less then, as if the two were independent (they share deals, so the interval is on the wide side)."""
    half = (((then.high - then.low) / 2) ** 2 + ((now.high - now.low) / 2) ** 2) ** 0.5
    moved = now.value - then.value
    return Estimate(round(moved, 2), round(moved - half, 2), round(moved + half, 2), min(then.of, now.of))


def _bare(cell: CellFigures) -> CellFigures:
    return replace(cell, cards=[], prizes=[], scores={})
