"""Measuring a mission by many games of bots: what is seen, what it costs, how it ends; as data and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

from msgspec import Struct

from horae.authoring.missions.position_graph import GAME
from horae.authoring.missions.well_read import MEASURING
from horae.bots.bot import MakeBot
from horae.core.game import Event, Seat
from horae.core.speech import Phrase, number, percent, say
from horae.games.timestories import events as ev
from horae.games.timestories.compiled import CARD_A, INTERACTION, MYSTERY, PANORAMA, RECALL
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.sim.match import Match

MOST_ACTIONS = 20_000


class Share(Struct, frozen=True):
    """In what share of games something happened."""

    id: str
    games: int
    share: float


class Stats(Struct, frozen=True):
    mission: str
    profile: str
    games: int
    by_seats: dict[str, int]
    endings: dict[str, dict[str, int]]
    """For each number of seats, how often each ending."""
    cards: tuple[Share, ...]
    items: tuple[Share, ...]
    locations: tuple[Share, ...]
    receptacles: dict[str, dict[str, float]]
    """For each receptacle: games, the share won, the mean score."""
    azrak_spent: dict[str, float]
    score: dict[str, float]
    rounds: dict[str, float]
    actions: dict[str, float]


class _Watch:
    """Hears everything, for measuring only."""

    def __init__(self) -> None:
        self.cards: set[str] = set()
        self.items: set[str] = set()
        self.locations: set[str] = set()
        self.receptacles: list[str] = []
        self.spent = 0

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        if isinstance(event, ev.ReceptacleChosen):
            self.receptacles.append(event.receptacle)
        elif isinstance(event, ev.CardRead):
            self.cards.add(event.card)
        elif isinstance(event, ev.LocationChosen):
            self.locations.add(event.location)
            self.cards.add(f"{event.location}-a")
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
) -> Stats:
    """Let that bot (of `MEASURING`) play so many games in all, taking the numbers of seats in turn."""
    tally = _Tally(MEASURING[bot])
    for n in range(games):
        count = seats[n % len(seats)]
        tally.add(pack, count, profile, seed + n)
    return tally.made(pack, pack.profile(profile).id, games)


class _Tally:
    def __init__(self, bot: MakeBot) -> None:
        self.bot = bot
        self.seen: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.by_seats: Counter[str] = Counter()
        self.endings: dict[str, Counter[str]] = {}
        self.people: dict[str, list[tuple[bool, int]]] = {}
        self.numbers: dict[str, dict[str, list[int]]] = {name: {} for name in ("spent", "score", "rounds", "actions")}

    def add(self, pack: TimeStoriesPack, seats: int, profile: str, seed: int) -> None:
        match = Match(GAME, [self.bot] * seats, seed, TimeStoriesOptions(profile), pack)
        watch = _Watch()
        result = match.play(MOST_ACTIONS, watch)
        key = str(seats)
        self.by_seats[key] += 1
        self.endings.setdefault(key, Counter())[result.reason] += 1
        self.seen.update(watch.cards)
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
            cards=tuple(Share(card, self.seen[card], self.seen[card] / games) for card in shown),
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
        )


def _shares(counts: Counter[str], names: Sequence[str], games: int) -> list[Share]:
    return [Share(name, counts[name], counts[name] / games) for name in names]


def _means(found: dict[str, list[int]]) -> dict[str, float]:
    return {key: sum(values) / len(values) for key, values in sorted(found.items())}


# --- as a page ---

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1b16;background:#faf7f0}"
    "h1,h2{font-family:Georgia,serif}svg{width:100%;height:auto}text{font:13px system-ui,sans-serif;fill:#1d1b16}"
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
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{word('mission-stats-about', games=found.games, profile=found.profile)}</p>",
        f"<table><tr>{head}</tr>{rows}</table>",
        f"<h2>{word('mission-stats-endings')}</h2>{bars(ends, language)}",
        f"<h2>{word('mission-stats-receptacles')}</h2>{bars(people, language)}",
        f"<h2>{word('mission-stats-locations')}</h2>{bars([(names[one.id], one.share) for one in found.locations], language)}",
        f"<h2>{word('mission-stats-items')}</h2>{bars([(items[one.id], one.share) for one in found.items], language)}",
        f"<h2>{word('mission-stats-cards')}</h2>{bars([(one.id, one.share) for one in found.cards], language)}",
        "</body></html>",
    ]
    return "\n".join(parts)


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
