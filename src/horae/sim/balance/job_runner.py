"""What a piece of the work behind a balance report is, and keeping what came of each as soon as it is done.

A piece is fixed by what is ordered, the seed, the pack, the rules and the bots' code; so a run that was
stopped goes on where it was, and comes to the same wherever it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from horae.sim.balance.card_worth import PairOrder, PairRecord, play_pair
from horae.sim.balance.games import BarredOrder, BarredRecord, GameOrder, GameRecord, log_of, play_barred, play_game
from horae.sim.balance.measured_game import Design, MeasuredGame, measured_game
from horae.sim.kept_work import KeptWork, mark_of
from horae.sim.local_processes import ThisProcess
from horae.sim.workplace import Workplace

SEED_STRIDE = 1_000_003
"""Piece k of a run with seed s is played with seed (s * SEED_STRIDE + k) * 8 + seats, so that runs share no games."""

Order: TypeAlias = GameOrder | PairOrder | BarredOrder
_OUTCOMES: dict[type, Any] = {GameOrder: GameRecord, PairOrder: PairRecord, BarredOrder: BarredRecord}
_MEASURING = ("sim/match.py", "sim/balance/games.py", "sim/balance/card_worth.py")
"""The code that a piece of work depends on, besides the rules and the bots."""
_SWIFT = ("greedy", "random")
_SLOWER = 70.0
"""How many times longer than a swift bot another one plays, roughly; only the progress bar depends on it."""


class StudyPlan(Struct, frozen=True):
    """What every piece of a run has in common."""

    game: str
    pack: str | None
    seed: int


def effort(order: Order) -> float:
    """How long a piece takes beside one swift game for two, roughly."""
    games = 2 if isinstance(order, PairOrder) else 1
    return games * (order.seats / 2) ** 2 * (1.0 if order.bot in _SWIFT else _SLOWER)


class JobRunner:
    """Does orders and keeps what came of them in a file (with no file, in memory only)."""

    def __init__(
        self,
        plan: StudyPlan,
        file: Path | None = None,
        place: Workplace | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> None:
        self.plan = plan
        self.place = place or ThisProcess()
        self.progress = progress or (lambda done: None)
        self.kept = KeptWork(file, fingerprint(plan))

    def do(self, orders: Sequence[Order]) -> list[Any]:
        """What comes of each order, in their order."""
        keys = [msgspec.json.encode(order) for order in orders]
        missing = [order for order, key in zip(orders, keys, strict=True) if key not in self.kept]
        self.progress(sum(effort(order) for order, key in zip(orders, keys, strict=True) if key in self.kept))
        if missing:
            self._do(missing)
        return [
            msgspec.json.decode(self.kept[key], type=_OUTCOMES[type(order)]) for order, key in zip(orders, keys, strict=True)
        ]

    def _do(self, orders: Sequence[Order]) -> None:
        for chunk in self.place.do(partial(do_one, self.plan), orders, _kind):
            self.kept.keep([(msgspec.json.encode(order), msgspec.json.encode(outcome)) for order, outcome in chunk])
            self.progress(sum(effort(order) for order, _ in chunk))


def _kind(order: Order) -> Hashable:
    return type(order), order.bot, order.seats


def do_one(plan: StudyPlan, order: Order) -> Any:
    measured, pack, designs = _desk(plan.game, plan.pack)
    seed = seed_of(plan, order)
    match order:
        case GameOrder():
            return play_game(measured, pack, order, seed)
        case BarredOrder():
            return play_barred(measured, pack, designs, order, seed)
        case PairOrder():
            return play_pair(measured, pack, designs[order.card], order, seed)


def seed_of(plan: StudyPlan, order: Order) -> int:
    return (plan.seed * SEED_STRIDE + order.number) * 8 + order.seats


def log_file(plan: StudyPlan, order: GameOrder) -> bytes:
    """A game of the run as a log that `horae replay` and the table's replay page read."""
    measured, pack, _ = _desk(plan.game, plan.pack)
    return log_of(measured, pack, order, seed_of(plan, order))


@lru_cache(maxsize=2)
def _desk(game: str, pack: str | None) -> tuple[MeasuredGame, Any, dict[str, Design]]:
    measured = measured_game(game)
    content = measured.game.load_pack(pack)
    return measured, content, {design.id: design for design in measured.designs(content)}


def fingerprint(plan: StudyPlan) -> str:
    """Differs wherever the same order could come out otherwise: another pack, seed, rule, bot or way of measuring."""
    game = measured_game(plan.game).game
    code = ("core", f"games/{plan.game}", f"bots/{plan.game}", "bots/bot.py", f"sim/balance/{plan.game}.py", *_MEASURING)
    return mark_of((plan.game, plan.seed, game.load_pack(plan.pack).hash, game.rules_version), code)
