"""The course of a study: which games are played in which order, and how the report comes out of them.

Whole games come first: they show at once, by who was dealt what, which cards stand out. Then pairs of games
measure cards one by one; cards that stand out are measured again on deals of their own, so that what made
one look at them is not counted a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from horae.bots.registry import bot_class
from horae.core.game import BadSetup, check_seats, check_seed
from horae.sim.balance.card_worth import PairOrder, PairRecord, Worth, paired_interval, worth
from horae.sim.balance.examples import pick, where_used
from horae.sim.balance.figures import cell_figures, mean_of
from horae.sim.balance.games import BarredOrder, GameOrder, GameRecord, barred_things
from horae.sim.balance.job_runner import JobRunner, StudyPlan, effort
from horae.sim.balance.measured_game import Design, measured_game
from horae.sim.balance.report import (
    BalanceReport,
    BarFigures,
    CellFigures,
    Estimate,
    GroupFigures,
    Thing,
    WorthFigures,
    share,
)
from horae.sim.balance.synergy import synergy
from horae.sim.balance.verdict import AT_SEATS, verdict
from horae.sim.workplace import Workplace

_FRESH = 1_000_000
"""Deals from here on are kept for measuring again, a million for every time."""


class Cell(Struct, frozen=True):
    """A kind of game and how many of it: a bot at every seat, so many seats."""

    bot: str
    seats: int
    games: int


class Look(Struct, frozen=True):
    """Measuring again: so many of the cards that stand out most, with so many fresh pairs each."""

    cards: int
    pairs: int


class Study(Struct, frozen=True):
    """What to find out, and with how many games."""

    plan: StudyPlan
    cells: tuple[Cell, ...]
    pairs: tuple[Cell, ...] = ()
    """Pairs for every card, by bot and seats."""
    again: tuple[Look, ...] = ()
    barred: int = 0
    """Games for each bar; bars on whole traits and on prizes get three times as many."""


def check(study: Study) -> None:
    """Every fault shows here, before any game is played."""
    game = measured_game(study.plan.game).game
    check_seed(study.plan.seed)
    for cell in (*study.cells, *study.pairs):
        check_seats(game, cell.seats)
        bot_class(game, cell.bot)
        if cell.games < 1:
            raise BadSetup("bad-games", games=cell.games)
    if not study.cells:
        raise BadSetup("bad-games", games=0)
    game.load_pack(study.plan.pack)


def total_effort(study: Study) -> float:
    """How much there is to do at most, for a progress bar."""
    measured = measured_game(study.plan.game)
    pack = measured.game.load_pack(study.plan.pack)
    cards, prizes = len(measured.designs(pack)), len(measured.prizes(pack))
    total = sum(cell.games * effort(GameOrder(cell.bot, cell.seats, 0)) for cell in study.cells)
    total += sum(cards * cell.games * effort(PairOrder("", cell.bot, cell.seats, 0)) for cell in study.pairs)
    total += sum(look.cards * look.pairs * effort(PairOrder("", _home(study).bot, AT_SEATS, 0)) for look in study.again)
    bars = cards + 3 * (prizes + len(_values(measured.designs(pack), measured.barred_traits)))
    return total + study.barred * bars * effort(BarredOrder("", _home(study).bot, _home(study).seats, 0, 0))


def _home(study: Study) -> Cell:
    """The kind of game that single cards are looked at in: the first for two, else the first."""
    return next((cell for cell in study.cells if cell.seats == AT_SEATS), study.cells[0])


class Findings(Struct, frozen=True):
    report: BalanceReport
    examples: list[GameOrder]


def run(
    study: Study, file: Path | None, place: Workplace | None = None, progress: Callable[[float], None] | None = None
) -> Findings:
    """Do the study, going on from what the file holds."""
    runner = JobRunner(study.plan, file, place, progress)
    measured = measured_game(study.plan.game)
    pack = measured.game.load_pack(study.plan.pack)
    designs, prizes = measured.designs(pack), measured.prizes(pack)
    played: dict[tuple[str, int], list[tuple[GameOrder, GameRecord]]] = {}
    for cell in study.cells:
        orders = [GameOrder(cell.bot, cell.seats, number) for number in range(cell.games)]
        played[cell.bot, cell.seats] = list(zip(orders, runner.do(orders), strict=True))
    cells = [
        cell_figures(measured, bot, seats, [record for _, record in games], designs, prizes)
        for (bot, seats), games in played.items()
    ]
    home = _home(study)
    at_home = played[home.bot, home.seats]
    here = next(cell for cell in cells if (cell.bot, cell.seats) == (home.bot, home.seats))
    worths = _worths(study, runner, designs, here)
    bars = _bars(study, runner, at_home, designs, prizes, measured.barred_traits)
    examples = pick([each for games in played.values() for each in games])
    report = BalanceReport(
        game=study.plan.game,
        pack=pack.id,
        title=pack.head.title,
        pack_hash=pack.hash,
        rules=measured.game.rules_version,
        seed=study.plan.seed,
        traits=measured.traits,
        things=_things(designs, prizes, examples),
        cells=cells,
        worth=worths,
        barred=bars,
        barred_in=f"{home.bot}-{home.seats}",
        together=synergy(f"{home.bot}-{home.seats}", [record for _, record in at_home], [design.id for design in designs]),
        groups=_groups(measured.traits, designs, cells, worths, here),
        verdict=verdict(cells, worths),
        examples=[game.name for game, _ in examples],
    )
    return Findings(report, [game for game, _ in examples])


# --- what cards are worth ---


def _worths(study: Study, runner: JobRunner, designs: Sequence[Design], here: CellFigures) -> list[WorthFigures]:
    made = []
    copies = {design.id: design.copies for design in designs}
    for cell in study.pairs:
        found = measure(runner, list(copies), cell.bot, cell.seats, cell.games, 0)
        mean = sum(each.worth * copies[each.card] for each in found) / sum(copies.values())
        made.append(WorthFigures(cell.bot, cell.seats, round(mean, 2), found))
    home = _home(study)
    if not study.again or home.seats != AT_SEATS:
        return made
    at = next((place for place, each in enumerate(made) if (each.bot, each.seats) == (home.bot, AT_SEATS)), None)
    first = [] if at is None else made[at].cards
    fresh: dict[str, Worth] = {}
    candidates = _standing_out(here, first)
    for number, look in enumerate(study.again, 1):
        chosen = candidates[: look.cards]
        looked = measure(runner, chosen, home.bot, AT_SEATS, look.pairs, number * _FRESH)
        fresh |= {each.card: each for each in looked}
        candidates = [each.card for each in sorted(looked, key=lambda each: -abs(each.worth))]
    over_all = None if at is None else made[at].mean
    cards = [fresh.pop(each.card, each) for each in first] + list(fresh.values())
    again = WorthFigures(home.bot, AT_SEATS, over_all, cards)
    return [again, *(each for place, each in enumerate(made) if place != at)]


def measure(runner: JobRunner, cards: Sequence[str], bot: str, seats: int, pairs: int, first: int) -> list[Worth]:
    """What these cards are worth by so many pairs each, on deals from this one on."""
    orders = [PairOrder(card, bot, seats, first + number) for number in range(pairs) for card in cards]
    found: dict[str, list[PairRecord]] = {card: [] for card in cards}
    for order, played in zip(orders, runner.do(orders), strict=True):
        found[order.card].append(played)
    return [worth(card, played, fresh=first > 0) for card, played in found.items()]


def _standing_out(here: CellFigures, first: Sequence[Worth]) -> list[str]:
    """Cards by how far they seem from even: by who was dealt them and by pairs, each counted as far as it is sure."""
    by_pairs = {each.card: Estimate(each.worth, *each.interval, each.pairs) for each in first}
    scores = {}
    for figures in here.cards:
        known = [each for each in (figures.dealt, by_pairs.get(figures.id)) if each is not None and each.of]
        weights = [1 / max(0.01, (each.high - each.low) ** 2) for each in known]
        mean = sum(each.value * weight for each, weight in zip(known, weights, strict=True)) / sum(weights) if known else 0.0
        scores[figures.id] = abs(mean)
    return sorted(scores, key=lambda card: (-scores[card], card))


# --- what it costs not to use something ---


def _values(designs: Sequence[Design], traits: Sequence[str]) -> list[str]:
    return [f"{trait}:{value}" for trait in traits for value in sorted({design.traits[trait] for design in designs})]


def _bars(
    study: Study,
    runner: JobRunner,
    games: Sequence[tuple[GameOrder, GameRecord]],
    designs: Sequence[Design],
    prizes: Sequence[Design],
    traits: Sequence[str],
) -> list[BarFigures]:
    if not study.barred:
        return []
    by_id = {design.id: design for design in designs}
    wide = [*_values(designs, traits), *(prize.id for prize in prizes)]
    orders: list[BarredOrder] = []
    free: list[float] = []
    uses: dict[str, Estimate] = {}
    for bar in (*wide, *by_id):
        things = barred_things(by_id, bar)
        users = [
            (game, record, seat)
            for game, record in games
            for seat, used in enumerate(record.used)
            if any(thing in used for thing in things)
        ]
        uses[bar] = share(len(users), sum(game.seats for game, _ in games))
        for game, record, seat in users[: study.barred * (3 if bar in wide else 1)]:
            orders.append(BarredOrder(bar, game.bot, game.seats, game.number, seat))
            free.append(record.won(seat))
    changes: dict[str, list[float]] = {bar: [] for bar in uses}
    for order, unbarred, again in zip(orders, free, runner.do(orders), strict=True):
        changes[order.bar].append(again.won - unbarred)
    made = []
    for bar, differences in changes.items():
        mean, low, high = paired_interval(differences)
        when = Estimate(round(100 * mean, 1), round(100 * low, 1), round(100 * high, 1), len(differences))
        made.append(BarFigures(bar, uses[bar], when, round(mean * uses[bar].value, 2)))
    return made


# --- putting together ---


def _things(designs: Sequence[Design], prizes: Sequence[Design], examples: Any) -> list[Thing]:
    return [
        Thing(
            design.id,
            design.name,
            design.text,
            design.traits,
            design.copies,
            design.fair,
            prize=place >= len(designs),
            example=where_used(examples, design.id),
        )
        for place, design in enumerate((*designs, *prizes))
    ]


def _groups(
    traits: Sequence[str],
    designs: Sequence[Design],
    cells: Sequence[CellFigures],
    worths: Sequence[WorthFigures],
    here: CellFigures,
) -> list[GroupFigures]:
    measured = {each.card: Estimate(each.worth, *each.interval, each.pairs) for each in (worths[0].cards if worths else [])}
    figures = {(f"{cell.bot}-{cell.seats}", each.id): each for cell in cells for each in cell.cards}
    dealt = {each.id: each.dealt for each in here.cards}
    made = []
    for trait in traits:
        for value in sorted({design.traits[trait] for design in designs}):
            own = [design for design in designs if design.traits[trait] == value]
            whole = all(design.id in measured for design in own)
            names = [f"{cell.bot}-{cell.seats}" for cell in cells]

            def over(cell: str, field: str, own: list[Design] = own) -> Estimate:
                found = [getattr(figures[cell, design.id], field) for design in own]
                return mean_of([(each, each.of) for each in found])

            made.append(
                GroupFigures(
                    trait=trait,
                    value=value,
                    designs=len(own),
                    cards=sum(design.copies for design in own),
                    worth=mean_of([(measured[design.id], design.copies) for design in own]) if whole else None,
                    dealt=mean_of([(dealt[design.id], dealt[design.id].of) for design in own]),
                    used_when_seen={cell: over(cell, "used_when_seen") for cell in names},
                    dropped_when_seen={cell: over(cell, "dropped_when_seen") for cell in names},
                    wins={cell: over(cell, "wins") for cell in names},
                )
            )
    return made
