"""Measuring a mission by many games of bots: what is seen, what it costs, how it ends; as data and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from operator import itemgetter
from typing import Any

from msgspec import Struct

from horae.authoring.missions.charts import STYLE, Hit, HitRow, bars, hit_map, lines
from horae.authoring.missions.instruction_names import instruction_name
from horae.authoring.missions.played_game import MissionGames, PlayedGame
from horae.core.speech import Phrase, number, say
from horae.games.timestories import compiler as op
from horae.games.timestories.compiled import CARD_A, INTERACTION, MYSTERY, PANORAMA, RECALL
from horae.games.timestories.pack import TimeStoriesPack
from horae.sim.local_processes import ThisProcess
from horae.sim.workplace import Workplace


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


def stats(
    pack: TimeStoriesPack,
    games: int,
    seats: Sequence[int] = (1, 2, 3, 4),
    profile: str = "",
    seed: int = 0,
    bot: str = "agent",
    progress: Callable[[float], None] | None = None,
    place: Workplace | None = None,
    source: str | None = None,
) -> Stats:
    """Let that bot (of `MEASURING`) play so many games in all, taking the numbers of seats in turn: in this process, or at
    another place, which reads the mission from its `source`."""
    orders = [(seats[n % len(seats)], seed + n) for n in range(games)]
    made: dict[tuple[int, int], PlayedGame] = {}
    for chunk in (place or ThisProcess()).do(MissionGames(pack, bot, profile, source), orders, itemgetter(0)):
        made.update(chunk)
        if progress is not None:
            progress(len(chunk))
    return counted(pack, [made[order] for order in orders], profile)


def counted(pack: TimeStoriesPack, games: Sequence[PlayedGame], profile: str = "") -> Stats:
    """What so many games come to."""
    tally = _Tally()
    for game in games:
        tally.add(game)
    return tally.made(pack, pack.profile(profile).id, len(games))


class _Tally:
    def __init__(self) -> None:
        self.seen: Counter[tuple[str, str]] = Counter()
        """Cards by the number of seats."""
        self.followed: Counter[tuple[int, str]] = Counter()
        """Operations by the number of seats."""
        self.lost: Counter[tuple[str, str]] = Counter()
        """Where control was lost, by the number of seats."""
        self.rounds: dict[str, dict[int, list[int]]] = {}
        self.items: Counter[tuple[str, str]] = Counter()
        self.places: Counter[tuple[str, str]] = Counter()
        self.by_seats: Counter[str] = Counter()
        self.endings: dict[str, Counter[str]] = {}
        self.people: dict[str, list[tuple[bool, int]]] = {}
        self.numbers: dict[str, dict[str, list[int]]] = {name: {} for name in ("spent", "score", "rounds", "actions")}

    def add(self, game: PlayedGame) -> None:
        key = str(game.seats)
        self.by_seats[key] += 1
        self.endings.setdefault(key, Counter())[game.ending] += 1
        self.seen.update((card, key) for card in game.cards)
        self.lost.update((place, key) for place in game.lost)
        for place, azrak in enumerate(game.azrak):
            self.rounds.setdefault(key, {}).setdefault(place, []).append(azrak)
        self.followed.update((pc, key) for pc in game.followed)
        self.items.update((item, key) for item in game.items)
        self.places.update((place, key) for place in game.locations)
        for receptacle in game.receptacles:
            self.people.setdefault(receptacle, []).append((game.won, game.score))
        for name, value in (
            ("spent", game.spent),
            ("score", game.score),
            ("rounds", game.rounds),
            ("actions", game.actions),
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
            cards=tuple(self._share(self.seen, card, games) for card in shown),
            instructions=tuple(self._instructions(pack, games)),
            items=tuple(self._share(self.items, f"item-{item.number}", games) for item in pack.parts.items),
            locations=tuple(self._share(self.places, place.id, games) for place in pack.places),
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
            lost_control_at=tuple(self._share(self.lost, place.id, games) for place in pack.places),
            azrak_by_round={
                key: tuple(sum(rounds[place]) / len(rounds[place]) for place in sorted(rounds))
                for key, rounds in sorted(self.rounds.items())
            },
        )

    def _share(self, counts: Counter[tuple[str, str]], name: str, games: int) -> Share:
        by_seats = {key: counts[name, key] for key in sorted(self.by_seats)}
        total = sum(by_seats.values())
        return Share(name, total, total / games, by_seats)

    def _instructions(self, pack: TimeStoriesPack, games: int) -> Iterator[InstructionShare]:
        for pc, now in enumerate(pack.ops):
            if now.code in (op.RET, op.JUMP, op.SHOW_A):
                continue
            by_seats = {key: self.followed[pc, key] for key in sorted(self.by_seats)}
            total = sum(by_seats.values())
            is_ = pack.printed.at(pc)
            yield InstructionShare(is_.card, is_.part, is_.test, is_.number, total, total / games, by_seats)


def _means(found: dict[str, list[int]]) -> dict[str, float]:
    return {key: sum(values) / len(values) for key, values in sorted(found.items())}


# --- as a page ---


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
        "<meta name='viewport' content='width=device-width,initial-scale=1'>",
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{word('mission-stats-about', games=found.games, profile=found.profile)}</p>",
        f"<table><tr>{head}</tr>{rows}</table>",
        f"<h2>{word('mission-stats-endings')}</h2>{bars(ends, language)}",
        f"<h2>{word('mission-stats-receptacles')}</h2>{bars(people, language)}",
        f"<h2>{word('mission-stats-locations')}</h2>{bars([(names[one.id], one.share) for one in found.locations], language)}",
        f"<h2>{word('mission-stats-items')}</h2>{bars([(items[one.id], one.share) for one in found.items], language)}",
        f"<h2>{word('mission-stats-cards')}</h2>{bars([(one.id, one.share) for one in found.cards], language)}",
        f"<h2>{word('mission-stats-instructions')}</h2>{hit_map((*found.by_seats,), hit_rows(found, language), language)}",
        f"<h2>{word('mission-report-azrak')}</h2>{lines(found.azrak_by_round, word('mission-stats-rounds'))}",
        "</body></html>",
    ]
    return "\n".join(parts)


def hit_rows(
    found: Stats,
    language: str,
    link: Callable[[InstructionShare], str] = lambda one: "",
    card_link: Callable[[str], str] = lambda card: "",
) -> list[HitRow]:
    """A row for each card with its instructions; the links say where the replay of one is."""
    shares = {one.id: by_size(found, one) for one in (*found.cards, *found.items)}
    rows: dict[str, list[Hit]] = {card: [] for card in shares}
    for one in found.instructions:
        told = say(instruction_name(one.card, one.part, one.test, one.number), language)
        rows.setdefault(one.card, []).append(Hit(told, by_size(found, one), link(one)))
    return [
        HitRow(card, shares.get(card, ()), tuple(hits), "" if all(shares.get(card, ())) else card_link(card))
        for card, hits in rows.items()
    ]


def by_size(found: Stats, one: Share | InstructionShare) -> tuple[float, ...]:
    """In what share of the games of each number of seats."""
    return tuple(one.by_seats[key] / games for key, games in found.by_seats.items())
