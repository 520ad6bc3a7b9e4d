"""Measuring a mission by many games of bots: what is seen, what it costs, how it ends; as data and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from msgspec import Struct

from horae.authoring.missions.directed_play import GAME, TracedOps, traced
from horae.authoring.missions.well_read import MEASURING
from horae.bots.bot import MakeBot
from horae.core.game import Event, Seat
from horae.core.speech import Phrase, number, percent, say
from horae.games.timestories import compiler as op
from horae.games.timestories import events as ev
from horae.games.timestories.compiled import CARD_A, INTERACTION, MYSTERY, PANORAMA, RECALL
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position
from horae.sim.match import Match

MOST_ACTIONS = 20_000


class Share(Struct, frozen=True):
    """In what share of games something happened."""

    id: str
    games: int
    share: float
    by_seats: dict[str, int] = {}
    """In how many games of each number of seats."""


class InstructionShare(Struct, frozen=True):
    """In what share of games an instruction was followed: which it is, as printed."""

    card: str
    part: str
    test: int
    number: int
    games: int
    share: float
    by_seats: dict[str, int]


class Stats(Struct, frozen=True):
    mission: str
    profile: str
    games: int
    by_seats: dict[str, int]
    endings: dict[str, dict[str, int]]
    """For each number of seats, how often each ending."""
    cards: tuple[Share, ...]
    instructions: tuple[InstructionShare, ...]
    items: tuple[Share, ...]
    locations: tuple[Share, ...]
    receptacles: dict[str, dict[str, float]]
    """For each receptacle: games, the share won, the mean score."""
    azrak_spent: dict[str, float]
    score: dict[str, float]
    rounds: dict[str, float]
    actions: dict[str, float]
    lost_control_at: tuple[Share, ...]
    """Where somebody lost control."""
    azrak_by_round: dict[str, tuple[float, ...]]
    """For each number of seats, the mean Azrak in pools and Vortex as each round began."""


class _Watch:
    """Hears everything, for measuring only."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.cards: set[str] = set()
        self.items: set[str] = set()
        self.locations: set[str] = set()
        self.receptacles: list[str] = []
        self.spent = 0
        self.place = ""
        self.lost: set[str] = set()
        """Where somebody lost control."""
        self.rounds: list[int] = []
        """The Azrak in circulation at the beginning of each round."""

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        if isinstance(event, ev.ReceptacleChosen):
            self.receptacles.append(event.receptacle)
        elif isinstance(event, ev.CardRead):
            self.cards.add(event.card)
        elif isinstance(event, ev.LocationChosen):
            self.locations.add(event.location)
            self.cards.add(f"{event.location}-a")
            self.place = event.location
        elif isinstance(event, ev.GroupMoved):
            self.place = event.location
        elif isinstance(event, ev.RoundBegan):
            self.rounds.append(sum(self.state.pools) + self.state.vortex)
        elif isinstance(event, ev.AgentEjected):
            if event.lost_control and self.place:
                self.lost.add(self.place)
        elif isinstance(event, ev.ItemTaken):
            self.items.add(f"item-{event.item}")
        elif isinstance(event, ev.AzrakSpent):
            self.spent += event.amount


def stats(
    pack: TimeStoriesPack,
    games: int,
    seats: Sequence[int] = (1, 2, 3, 4),
    profile: str = "",
    seed: int = 0,
    bot: str = "agent",
    progress: Callable[[int, int], None] | None = None,
) -> Stats:
    """Let that bot (of `MEASURING`) play so many games in all, taking the numbers of seats in turn."""
    tally = _Tally(pack, MEASURING[bot])
    for n in range(games):
        count = seats[n % len(seats)]
        tally.add(count, profile, seed + n)
        if progress is not None:
            progress(n + 1, games)
    return tally.made(pack, pack.profile(profile).id, games)


class _Tally:
    def __init__(self, pack: TimeStoriesPack, bot: MakeBot) -> None:
        self.bot = bot
        self.traced = traced(pack)
        self.seen: Counter[tuple[str, str]] = Counter()
        """Cards by the number of seats."""
        self.followed: Counter[tuple[int, str]] = Counter()
        """Operations by the number of seats."""
        self.lost: Counter[str] = Counter()
        self.rounds: dict[str, dict[int, list[int]]] = {}
        self.items: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.by_seats: Counter[str] = Counter()
        self.endings: dict[str, Counter[str]] = {}
        self.people: dict[str, list[tuple[bool, int]]] = {}
        self.numbers: dict[str, dict[str, list[int]]] = {name: {} for name in ("spent", "score", "rounds", "actions")}

    def add(self, seats: int, profile: str, seed: int) -> None:
        ops = self.traced.ops
        assert isinstance(ops, TracedOps)
        ops.met = set()
        match = Match(GAME, [self.bot] * seats, seed, TimeStoriesOptions(profile), self.traced)
        assert isinstance(match.state, Position)
        watch = _Watch(match.state)
        result = match.play(MOST_ACTIONS, watch)
        key = str(seats)
        self.by_seats[key] += 1
        self.endings.setdefault(key, Counter())[result.reason] += 1
        self.seen.update((card, key) for card in watch.cards)
        self.lost.update(watch.lost)
        for place, azrak in enumerate(watch.rounds):
            self.rounds.setdefault(key, {}).setdefault(place, []).append(azrak)
        self.followed.update((pc, key) for pc in ops.met)
        self.items.update(watch.items)
        self.places.update(watch.locations)
        score = result.figures["score"]
        for receptacle in watch.receptacles:
            self.people.setdefault(receptacle, []).append((bool(result.winners), score))
        for name, value in (
            ("spent", watch.spent),
            ("score", score),
            ("rounds", result.figures["rounds"]),
            ("actions", match.actions),
        ):
            self.numbers[name].setdefault(key, []).append(value)

    def made(self, pack: TimeStoriesPack, profile: str, games: int) -> Stats:
        shown = [card.id for card in pack.cards if card.kind in (CARD_A, PANORAMA, MYSTERY, INTERACTION, RECALL)]
        return Stats(
            mission=pack.id,
            profile=profile,
            games=games,
            by_seats=dict(sorted(self.by_seats.items())),
            endings={key: dict(sorted(ends.items())) for key, ends in sorted(self.endings.items())},
            cards=tuple(self._share(card, games) for card in shown),
            instructions=tuple(self._instructions(pack, games)),
            items=tuple(_shares(self.items, [f"item-{item.number}" for item in pack.parts.items], games)),
            locations=tuple(_shares(self.places, [place.id for place in pack.places], games)),
            receptacles={
                name: {
                    "games": len(found),
                    "won": sum(won for won, _ in found) / len(found),
                    "score": sum(score for _, score in found) / len(found),
                }
                for name, found in sorted(self.people.items())
            },
            azrak_spent=_means(self.numbers["spent"]),
            score=_means(self.numbers["score"]),
            rounds=_means(self.numbers["rounds"]),
            actions=_means(self.numbers["actions"]),
            lost_control_at=tuple(_shares(self.lost, [place.id for place in pack.places], games)),
            azrak_by_round={
                key: tuple(sum(rounds[place]) / len(rounds[place]) for place in sorted(rounds))
                for key, rounds in sorted(self.rounds.items())
            },
        )

    def _share(self, card: str, games: int) -> Share:
        by_seats = {key: self.seen[card, key] for key in sorted(self.by_seats)}
        total = sum(by_seats.values())
        return Share(card, total, total / games, by_seats)

    def _instructions(self, pack: TimeStoriesPack, games: int) -> Iterator[InstructionShare]:
        for pc, now in enumerate(pack.ops):
            if now.code in (op.RET, op.JUMP, op.SHOW_A):
                continue
            by_seats = {key: self.followed[pc, key] for key in sorted(self.by_seats)}
            total = sum(by_seats.values())
            is_ = pack.printed.at(pc)
            yield InstructionShare(is_.card, is_.part, is_.test, is_.number, total, total / games, by_seats)


def _shares(counts: Counter[str], names: Sequence[str], games: int) -> list[Share]:
    return [Share(name, counts[name], counts[name] / games) for name in names]


def _means(found: dict[str, list[int]]) -> dict[str, float]:
    return {key: sum(values) / len(values) for key, values in sorted(found.items())}


# --- as a page ---

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1b16;background:#faf7f0}"
    "h1,h2{font-family:Georgia,serif}svg{width:100%;height:auto}svg[role=img] text{font:13px system-ui,sans-serif;fill:#1d1b16}"
    ".hits span{display:inline-block;width:12px;height:12px;margin:1px}.hits th{font-weight:400}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #d8d0bd}"
)


def page(found: Stats, pack: TimeStoriesPack, language: str, hide_story: bool) -> str:
    """A page that stands by itself, its plots drawn in place."""

    def word(key: str, **args: Any) -> str:
        return escape(say(Phrase(key, args), language))

    title = found.mission if hide_story else pack.title[language]
    names = {place.id: place.id if hide_story else place.name[language] for place in pack.places}
    items = {
        f"item-{item.number}": str(item.number) if hide_story else f"{item.number} · {item.name[language]}"
        for item in pack.parts.items
    }
    rows = "".join(
        f"<tr><th>{escape(seats)}</th><td>{found.by_seats[seats]}</td><td>{number(found.score[seats], language, 2)}</td>"
        f"<td>{number(found.azrak_spent[seats], language)}</td><td>{number(found.rounds[seats], language)}</td>"
        f"<td>{found.actions[seats]:.0f}</td></tr>"
        for seats in found.by_seats
    )
    ends = [
        (f"{seats} · {ending}", count / found.by_seats[seats])
        for seats, counts in found.endings.items()
        for ending, count in counts.items()
    ]
    people = [(name, figures["won"]) for name, figures in found.receptacles.items()]
    columns = ("seats", "games", "score", "azrak", "rounds", "actions")
    head = "".join(f"<th>{word(f'mission-stats-{name}')}</th>" for name in columns)
    parts = [
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'><title>{escape(title)}</title>",
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{word('mission-stats-about', games=found.games, profile=found.profile)}</p>",
        f"<table><tr>{head}</tr>{rows}</table>",
        f"<h2>{word('mission-stats-endings')}</h2>{bars(ends, language)}",
        f"<h2>{word('mission-stats-receptacles')}</h2>{bars(people, language)}",
        f"<h2>{word('mission-stats-locations')}</h2>{bars([(names[one.id], one.share) for one in found.locations], language)}",
        f"<h2>{word('mission-stats-items')}</h2>{bars([(items[one.id], one.share) for one in found.items], language)}",
        f"<h2>{word('mission-stats-cards')}</h2>{bars([(one.id, one.share) for one in found.cards], language)}",
        f"<h2>{word('mission-stats-instructions')}</h2>{hit_map(found.instructions, language)}",
        "</body></html>",
    ]
    return "\n".join(parts)


def hit_map(found: Sequence[InstructionShare], language: str) -> str:
    """A row for each card, a square for each of its instructions: the darker, the more games followed it; red: none did."""
    rows: dict[str, list[InstructionShare]] = {}
    for one in found:
        rows.setdefault(one.card, []).append(one)
    drawn = ["<table class='hits'>"]
    for card, squares in rows.items():
        cells = "".join(_square(one, language) for one in squares)
        drawn.append(f"<tr><th>{escape(card)}</th><td>{cells}</td></tr>")
    drawn.append("</table>")
    return "".join(drawn)


def _square(one: InstructionShare, language: str) -> str:
    box = f" {one.test + 1}" if one.test >= 0 else ""
    told = f"{one.part}{box}, {one.number + 1}: {percent(one.share, language, 0)}"
    fill = f"rgba(43,127,140,{0.12 + 0.88 * one.share:.2f})" if one.games else "#b03a2e"
    return f"<span title='{escape(told)}' style='background:{fill}'></span>"


def lines(rows: dict[str, Sequence[float]]) -> str:
    """A line for each row of numbers, drawn one after the other from the left, each named at its end."""
    longest = max((len(row) for row in rows.values()), default=1)
    most = max((max(row, default=0) for row in rows.values()), default=0) or 1
    drawn = ["<svg viewBox='0 0 760 220' role='img'>", "<path d='M20,200 H740 M20,10 V200' stroke='#8a8168' fill='none'/>"]
    for place, (name, row) in enumerate(rows.items()):
        points = [(20 + 680 * at / max(1, longest - 1), 200 - 185 * value / most) for at, value in enumerate(row)]
        colour = ("#2b7f8c", "#7c2d2d", "#8a6d1f", "#4b3f72")[place % 4]
        way = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        drawn.append(f"<polyline points='{way}' fill='none' stroke='{colour}' stroke-width='2'/>")
        if points:
            x, y = points[-1]
            drawn.append(f"<text x='{x + 4:.0f}' y='{y + 4:.0f}'>{escape(name)}</text>")
    drawn.append(f"<text x='24' y='22'>{most:.0f}</text></svg>")
    return "".join(drawn)


def bars(rows: Sequence[tuple[str, float]], language: str) -> str:
    """A bar for each share."""
    height = 24 * len(rows) + 8
    drawn = [f"<svg viewBox='0 0 760 {height}' role='img'>"]
    for place, (name, share) in enumerate(rows):
        y = 24 * place + 4
        drawn.append(f"<text x='0' y='{y + 14}'>{escape(name[:34])}</text>")
        drawn.append(f"<rect x='250' y='{y}' width='440' height='18' fill='#ece5d4'/>")
        drawn.append(f"<rect x='250' y='{y}' width='{440 * share:.1f}' height='18' fill='#2b7f8c'/>")
        drawn.append(f"<text x='700' y='{y + 14}'>{percent(share, language, 0)}</text>")
    drawn.append("</svg>")
    return "".join(drawn)
