"""A balance report as a page that stands alone: tables, and plots drawn as inline SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from horae.core.speech import Phrase, Sayable, number, percent, percents, say
from horae.games.echoes.pack import EchoesPack
from horae.sim.balance import BalanceReport, CellFigures, Share, ThingFigures

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfaf7; --line: #c9c4b8; --mark: #1f6f78; --pale: #d7e6e6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #15181d; --line: #444a55; --mark: #6cc3c9; --pale: #24454a; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line); }
td.n, th.n { text-align: right; } code { font-size: .85em; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 11px system-ui, sans-serif; }
.plots { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; }
@media (max-width: 40rem) { .plots { grid-template-columns: 1fr; } }
"""


class _Page:
    """One report in one language."""

    def __init__(self, report: BalanceReport, pack: EchoesPack, language: str) -> None:
        self.report = report
        self.pack = pack
        self.language = language

    def word(self, key: str, /, **args: Sayable) -> str:
        return escape(say(Phrase(key, args), self.language))

    def percent(self, share: float) -> str:
        return percent(share, self.language)

    def span(self, share: Share) -> str:
        return percents(*share.interval, self.language)

    def share(self, share: Share) -> tuple[str, str, str]:
        return self.percent(share.share), self.span(share), _example(share)

    def name(self, thing: str) -> str:
        return escape(self.pack.name(self.pack.index[thing])[self.language])

    def whole(self) -> str:
        report = self.report
        title = self.word("balance-title", pack=self.pack.head.title)
        cells = "".join(self.cell(cell) for cell in report.cells)
        size = len(self.pack.cards)
        used = sum(thing not in report.unused for thing in self.pack.ids[:size])
        sources = sum(thing not in report.unused for thing in self.pack.ids[size:])
        covered = self.word("balance-coverage", cards=used, designs=size, used=sources, sources=len(self.pack.sources))
        about = self.word("balance-about", hash=report.pack_hash, rules=report.rules, seed=str(report.seed))
        examples = self.word("balance-examples")
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style>'
            f"<h1>{title}</h1><p>{about}</p><p>{covered}</p><p>{examples}</p>{self.summary()}{cells}</html>\n"
        )

    def summary(self) -> str:
        heads = ("bot", "seats-count", "games", "median-rounds", "even", "ends-heard")
        rows = []
        for cell in self.report.cells:
            worst = max(abs(share.share - 1 / cell.seats) for share in cell.win_by_place)
            ends = ", ".join(
                f"{self.word(f'balance-end-{end}')} {self.percent(share.share)}" for end, share in cell.ends.items()
            )
            rows.append(
                [escape(cell.bot), cell.seats, cell.games, cell.median_rounds, number(100 * worst, self.language), ends]
            )
        return self.table(heads, rows)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
        top = "".join(f"<th>{self.word(f'balance-{head}')}</th>" for head in heads)
        body = "".join("<tr>" + "".join(f"<td>{value}</td>" for value in row) + "</tr>" for row in rows)
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

    def cell(self, cell: CellFigures) -> str:
        heading = self.word("balance-cell", bot=cell.bot, seats=cell.seats, games=cell.games)
        places = self.table(
            ("place", "wins", "interval", "example"),
            [(place, *self.share(share)) for place, share in enumerate(cell.win_by_place, 1)],
        )
        seats = self.table(
            ("seat", "wins", "interval", "example"),
            [(seat, *self.share(share)) for seat, share in enumerate(cell.win_by_seat, 1)],
        )
        ends = self.table(
            ("end", "share", "interval", "first", "example"),
            [
                (
                    self.word(f"balance-end-{end}"),
                    self.percent(s.share),
                    self.span(s),
                    self.percent(cell.first_end[end].share),
                    _example(s),
                )
                for end, s in cell.ends.items()
            ],
        )
        scores = self.word(
            "balance-scores",
            mean=number(cell.mean_score, self.language),
            winner=number(cell.winning_score, self.language),
            actions=f"{cell.actions:.0f}",
        )
        rounds, points = self.word("balance-rounds-plot"), self.word("balance-scores-plot")
        plots = (
            f'<div class="plots"><figure>{bars(cell.rounds)}<figcaption>{rounds}</figcaption></figure>'
            f"<figure>{bars(_by_threes(cell.scores))}<figcaption>{points}</figcaption></figure></div>"
        )
        return (
            f"<h2>{heading}</h2>{places}{seats}{ends}<p>{scores}</p>{plots}"
            f"<h3>{self.word('balance-sources')}</h3>{self.things(cell.sources, cell)}"
            f"<h3>{self.word('balance-cards')}</h3>{self.things(cell.cards, cell)}"
        )

    def things(self, things: Sequence[ThingFigures], cell: CellFigures) -> str:
        ordered = sorted(things, key=lambda thing: -thing.wins.share)
        plot = whiskers(
            [(self.name(thing.id), thing.wins) for thing in ordered if thing.wins.of], 1 / cell.seats, self.language
        )
        rows = [
            (
                self.name(thing.id),
                self.percent(thing.used.share),
                self.percent(thing.wins.share) if thing.wins.of else "–",
                self.span(thing.wins) if thing.wins.of else "–",
                number(thing.effect, self.language, sign=True),
                thing.wins.of,
                _example(thing.wins) or _example(thing.used),
            )
            for thing in ordered
        ]
        return plot + self.table(("name", "used", "wins", "interval", "effect", "cases", "example"), rows)


def page(report: BalanceReport, pack: EchoesPack, language: str) -> str:
    return _Page(report, pack, language).whole()


def _example(share: Share) -> str:
    if not share.example:
        return ""
    return f'<a href="examples/{share.example}.jsonl"><code>{share.example}</code></a>'


def _by_threes(counts: dict[int, int]) -> dict[int, int]:
    made: dict[int, int] = {}
    for score, count in counts.items():
        made[score // 3 * 3] = made.get(score // 3 * 3, 0) + count
    return made


def bars(counts: dict[int, int]) -> str:
    """A histogram."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    step = 3 if all(value % 3 == 0 for value in counts) and high > 20 else 1
    values = range(low, high + 1, step)
    most = max(counts.values())
    width = 420 / len(values)
    parts = []
    for place, value in enumerate(values):
        count = counts.get(value, 0)
        height = 150 * count / most
        parts.append(
            f'<rect x="{place * width + 1:.1f}" y="{160 - height:.1f}" width="{max(1.0, width - 2):.1f}" height="{height:.1f}"'
            f' fill="var(--mark)"><title>{value}: {count}</title></rect>'
        )
        if len(values) <= 16 or place % (len(values) // 10) == 0:
            parts.append(f'<text x="{(place + 0.5) * width:.1f}" y="176" text-anchor="middle">{value}</text>')
    return f'<svg viewBox="0 0 420 182" role="img">{"".join(parts)}</svg>'


def whiskers(rows: Sequence[tuple[str, Share]], even: float, language: str) -> str:
    """A point and an interval for each name, beside an even share."""
    height = 15 * len(rows) + 26

    def x(share: float) -> float:
        return 190 + 500 * share

    parts = []
    for mark in (0.0, 0.25, 0.35, 0.5, 0.65, 0.75, 1.0):
        parts.append(f'<line x1="{x(mark)}" y1="0" x2="{x(mark)}" y2="{height - 18}" stroke="var(--line)" stroke-width=".5"/>')
        parts.append(f'<text x="{x(mark)}" y="{height - 4}" text-anchor="middle">{percent(mark, language, 0)}</text>')
    parts.append(
        f'<line x1="{x(even):.1f}" y1="0" x2="{x(even):.1f}" y2="{height - 18}" stroke="var(--mark)" stroke-dasharray="3 3"/>'
    )
    for place, (name, share) in enumerate(rows):
        y = 15 * place + 10
        low, high = share.interval
        parts.append(f'<text x="184" y="{y + 4}" text-anchor="end">{name}</text>')
        parts.append(f'<line x1="{x(low):.1f}" y1="{y}" x2="{x(high):.1f}" y2="{y}" stroke="var(--mark)" stroke-width="2"/>')
        parts.append(
            f'<circle cx="{x(share.share):.1f}" cy="{y}" r="3.5" fill="var(--mark)">'
            f"<title>{name}: {percent(share.share, language)} ({percents(*share.interval, language)})</title></circle>"
        )
    return f'<svg viewBox="0 0 720 {height}" role="img">{"".join(parts)}</svg>'
