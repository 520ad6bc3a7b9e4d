"""Is a deck fair? Games between equal bots, what came of them, and the figures that answer that.

Every game is fixed by its cell (bot and seats) and number, so a run that was cut short goes on
where it stopped, and any game behind a figure can be played again move by move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from horae.bots.registry import bot_class
from horae.core.game import BadSetup, Event, Seat, check_seats, check_seed
from horae.core.log import Log, dump
from horae.games.echoes import events as ev
from horae.games.echoes.pack import EchoesPack
from horae.games.registry import game as find_game
from horae.sim.match import Match
from horae.sim.statistics import mean_interval, wilson

SEED_STRIDE = 1_000_003
TRIGGERS = ("reserve", "brotherhood", "fortified")


class Cell(Struct, frozen=True):
    """A kind of game that is played many times: one bot at every seat."""

    bot: str
    seats: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.seats}"


class Record(Struct, frozen=True):
    """What is kept of one game."""

    cell: str
    number: int
    seed: int
    pack: str
    start: Seat
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rounds: int
    actions: int
    ends: tuple[str, ...]
    played: tuple[tuple[str, ...], ...]
    conquered: tuple[tuple[str, ...], ...]
    fortified: tuple[tuple[str, ...], ...]


class Share(Struct, frozen=True):
    """A share of cases, the interval it lies in, and a game that shows it."""

    share: float
    interval: tuple[float, float]
    of: int
    example: str


class ThingFigures(Struct, frozen=True):
    """A card or source: in how many games somebody used it, and how those who did fared."""

    id: str
    used: Share
    wins: Share
    effect: float
    """Points of win rate above an even share."""


class CellFigures(Struct, frozen=True):
    bot: str
    seats: int
    games: int
    win_by_place: list[Share]
    """By place in the first round's order: who starts, who comes second, …"""
    win_by_seat: list[Share]
    median_rounds: int
    rounds: dict[int, int]
    ends: dict[str, Share]
    first_end: dict[str, Share]
    scores: dict[int, int]
    mean_score: float
    winning_score: float
    actions: float
    cards: list[ThingFigures]
    sources: list[ThingFigures]


class BalanceReport(Struct, frozen=True):
    """What a run comes to; the JSON beside the page."""

    game: str
    pack: str
    pack_hash: str
    rules: str
    seed: int
    cells: list[CellFigures]
    unused: list[str]
    """Cards and sources that nobody used in any game of the run."""


def check_plan(game: str, cells: Sequence[Cell], seed: int) -> None:
    """Every fault shows here, before any game is played."""
    found = find_game(game)
    if game != "echoes":
        raise BadSetup("balance-no-game", game=game)
    check_seed(seed)
    for cell in cells:
        check_seats(found, cell.seats)
        bot_class(found, cell.bot)
        if cell.games < 1:
            raise BadSetup("bad-games", games=cell.games)


# --- playing ---


class _Watcher:
    """Notes what each seat played and took."""

    def __init__(self, seats: int) -> None:
        self.played: list[list[str]] = [[] for _ in range(seats)]
        self.conquered: list[list[str]] = [[] for _ in range(seats)]
        self.fortified: list[list[str]] = [[] for _ in range(seats)]

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        if isinstance(event, ev.CardPlayed):
            self.played[event.seat].append(event.card)
        elif isinstance(event, ev.SourceConquered):
            self.conquered[event.seat].append(event.source)
        elif isinstance(event, ev.SourceFortified):
            self.fortified[event.seat].append(event.source)


def _match(game: str, cell: Cell, number: int, seed: int, pack: Any, keep_log: bool = False) -> Match:
    found = find_game(game)
    maker = bot_class(found, cell.bot)
    return Match(found, [maker] * cell.seats, _seed(cell, number, seed), None, pack, keep_log)


def _seed(cell: Cell, number: int, seed: int) -> int:
    return (seed * SEED_STRIDE + number) * 8 + cell.seats


def play_one(game: str, cell: Cell, number: int, seed: int, pack: Any) -> Record:
    match = _match(game, cell, number, seed, pack)
    start: Seat = match.state.start  # type: ignore[attr-defined]  # an Echoes state
    watcher = _Watcher(cell.seats)
    actions = 0
    while (result := match.state.result()) is None:
        seat = match.state.deciding()[0]
        action = match.bots[seat].choose(match.state.view(seat), match.state.legal(seat))
        match.do(seat, action, watcher)
        actions += 1
    return Record(
        cell=cell.name,
        number=number,
        seed=seed,
        pack=pack.hash,
        start=start,
        winners=result.winners,
        scores=tuple(result.figures[f"score_{seat}"] for seat in range(cell.seats)),
        rounds=result.figures["rounds"],
        actions=actions,
        ends=tuple(sorted((end for end in TRIGGERS if f"end_{end}" in result.figures), key=lambda end: end != result.reason)),
        played=tuple(tuple(sorted(set(cards))) for cards in watcher.played),
        conquered=tuple(tuple(sorted(set(sources))) for sources in watcher.conquered),
        fortified=tuple(tuple(sorted(set(sources))) for sources in watcher.fortified),
    )


def _play_some(game: str, source: str | None, cell: Cell, seed: int, numbers: tuple[int, ...]) -> list[Record]:
    pack = find_game(game).load_pack(source)
    return [play_one(game, cell, number, seed, pack) for number in numbers]


def run(
    game: str,
    cells: Sequence[Cell],
    seed: int,
    file: Path,
    source: str | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Record]:
    """Play what the file does not hold yet, adding every finished batch to it; all records of the plan."""
    pack = find_game(game).load_pack(source)
    wanted = {(cell.name, number) for cell in cells for number in range(cell.games)}
    done = {
        (record.cell, record.number): record
        for record in read(file)
        if record.pack == pack.hash and record.seed == seed and (record.cell, record.number) in wanted
    }
    if progress and done:
        progress(len(done))
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out:
        for batch in _batches(game, source, cells, seed, done.keys(), jobs):
            for record in batch:
                done[record.cell, record.number] = record
                out.write(msgspec.json.encode(record) + b"\n")
            out.flush()
            if progress:
                progress(len(batch))
    return [done[key] for key in sorted(done)]


def read(file: Path) -> Iterator[Record]:
    """The records of a run so far; a last line that was cut short is passed over."""
    if not file.is_file():
        return
    for line in file.read_bytes().split(b"\n"):
        try:
            yield msgspec.json.decode(line, type=Record)
        except msgspec.DecodeError:
            continue


def _batches(
    game: str, source: str | None, cells: Sequence[Cell], seed: int, done: Iterable[tuple[str, int]], jobs: int
) -> Iterator[list[Record]]:
    known = set(done)
    work: list[tuple[Cell, tuple[int, ...]]] = []
    for cell in cells:
        left = [number for number in range(cell.games) if (cell.name, number) not in known]
        size = 20 if cell.bot in ("greedy", "random") else 2
        work += [(cell, tuple(left[at : at + size])) for at in range(0, len(left), size)]
    if jobs <= 1:
        for cell, numbers in work:
            yield _play_some(game, source, cell, seed, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(
            _play_some,
            [game] * len(work),
            [source] * len(work),
            [cell for cell, _ in work],
            [seed] * len(work),
            [numbers for _, numbers in work],
        )


# --- summing up ---


def report(game: str, cells: Sequence[Cell], seed: int, records: Sequence[Record], pack: EchoesPack) -> BalanceReport:
    examples = _examples(records)
    figures = []
    for cell in cells:
        own = [record for record in records if record.cell == cell.name]
        if own:
            figures.append(_figures(cell, own, pack, examples))
    used: set[str] = set()
    for record in records:
        used.update(*record.played, *record.conquered)
    return BalanceReport(
        game=game,
        pack=pack.id,
        pack_hash=pack.hash,
        rules=find_game(game).rules_version,
        seed=seed,
        cells=figures,
        unused=[thing for thing in pack.ids if thing not in used],
    )


def example_name(record: Record) -> str:
    return f"{record.cell}-{record.number}"


def _examples(records: Sequence[Record]) -> dict[str, list[Record]]:
    """A few games for each cell that between them show every card and source in use, every end and every place."""
    chosen: dict[str, list[Record]] = {}
    for cell in dict.fromkeys(record.cell for record in records):
        own = [record for record in records if record.cell == cell]
        missing = set().union(*(_needs(record) for record in own))
        picked: list[Record] = []
        pool = own[:600]
        while missing and pool:
            best = max(pool, key=lambda record: (len(_needs(record) & missing), -record.number))
            if not _needs(best) & missing:
                pool = [record for record in own if _needs(record) & missing]
                continue
            picked.append(best)
            missing -= _needs(best)
        chosen[cell] = picked
    return chosen


def _shows(record: Record) -> set[str]:
    """Everything that the game is an example of."""
    shown = _needs(record)
    for seat in record.winners:
        shown |= {f"won {card}" for card in (*record.played[seat], *record.conquered[seat])}
    return shown


def _needs(record: Record) -> set[str]:
    """What at least one example must show."""
    shown = {f"used {card}" for cards in (*record.played, *record.conquered) for card in cards}
    for seat in record.winners:
        shown.add(f"seat {seat}")
        shown.add(f"place {(seat - record.start) % len(record.scores)}")
    shown |= {f"end {end}" for end in record.ends}
    shown.add(f"first {record.ends[0]}")
    return shown


def _figures(cell: Cell, records: list[Record], pack: EchoesPack, examples: dict[str, list[Record]]) -> CellFigures:
    n = len(records)
    found: dict[str, str] = {}
    for record in examples[cell.name]:
        for shown in _shows(record):
            found.setdefault(shown, example_name(record))

    def share(wins: float, of: int, shown: str) -> Share:
        low, high = wilson(wins, of)
        example = found.get(shown) or found.get(shown.replace("won ", "used "), "")
        return Share(round(wins / of, 4) if of else 0.0, (round(low, 4), round(high, 4)), of, example)

    def won(record: Record, seat: Seat) -> float:
        return 1 / len(record.winners) if seat in record.winners else 0.0

    seats = range(cell.seats)
    rounds = Counter(record.rounds for record in records)
    scores: Counter[int] = Counter()
    for record in records:
        scores.update(record.scores)
    all_scores = [score for record in records for score in record.scores]
    return CellFigures(
        bot=cell.bot,
        seats=cell.seats,
        games=n,
        win_by_place=[
            share(sum(won(r, (r.start + place) % cell.seats) for r in records), n, f"place {place}") for place in seats
        ],
        win_by_seat=[share(sum(won(r, seat) for r in records), n, f"seat {seat}") for seat in seats],
        median_rounds=sorted(record.rounds for record in records)[n // 2],
        rounds=dict(sorted(rounds.items())),
        ends={end: share(sum(end in r.ends for r in records), n, f"end {end}") for end in TRIGGERS},
        first_end={end: share(sum(r.ends[0] == end for r in records), n, f"first {end}") for end in TRIGGERS},
        scores=dict(sorted(scores.items())),
        mean_score=round(mean_interval(all_scores)[0], 2),
        winning_score=round(mean_interval([max(record.scores) for record in records])[0], 2),
        actions=round(sum(record.actions for record in records) / n, 1),
        cards=_things(cell, records, [card.id for card in pack.cards], lambda r: r.played, share, won),
        sources=_things(cell, records, [source.id for source in pack.sources], lambda r: r.conquered, share, won),
    )


def _things(
    cell: Cell,
    records: list[Record],
    ids: Sequence[str],
    users: Callable[[Record], tuple[tuple[str, ...], ...]],
    share: Callable[[float, int, str], Share],
    won: Callable[[Record, Seat], float],
) -> list[ThingFigures]:
    games: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for record in records:
        games.update(set().union(*users(record)))
        for seat, things in enumerate(users(record)):
            uses.update(things)
            for thing in things:
                wins[thing] = wins.get(thing, 0.0) + won(record, seat)
    figures = []
    for thing in ids:
        rate = share(wins.get(thing, 0.0), uses[thing], f"won {thing}")
        effect = round(100 * (rate.share - 1 / cell.seats), 1) if uses[thing] else 0.0
        figures.append(ThingFigures(thing, share(games[thing], len(records), f"used {thing}"), rate, effect))
    return figures


def coverage(made: BalanceReport, pack: EchoesPack) -> tuple[int, int, int, int]:
    """Designs used, of how many; sources used, of how many."""
    size = len(pack.cards)
    cards = sum(thing not in made.unused for thing in pack.ids[:size])
    sources = sum(thing not in made.unused for thing in pack.ids[size:])
    return cards, size, sources, len(pack.sources)


def example_logs(
    game: str,
    cells: Sequence[Cell],
    seed: int,
    records: Sequence[Record],
    source: str | None = None,
    jobs: int = 1,
) -> Iterator[tuple[str, bytes]]:
    """The example games, played again and written down as logs, by name."""
    by_name = {cell.name: cell for cell in cells}
    chosen = [(by_name[cell], record.number) for cell, examples in _examples(records).items() for record in examples]
    if jobs <= 1:
        for cell, number in chosen:
            yield _log_of(game, source, cell, seed, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(
            _log_of,
            [game] * len(chosen),
            [source] * len(chosen),
            [cell for cell, _ in chosen],
            [seed] * len(chosen),
            [number for _, number in chosen],
        )


def _log_of(game: str, source: str | None, cell: Cell, seed: int, number: int) -> tuple[str, bytes]:
    match = _match(game, cell, number, seed, find_game(game).load_pack(source), keep_log=True)
    result = match.play()
    log: Log | None = match.log
    assert log is not None
    return f"{cell.name}-{number}", dump(log, result)
