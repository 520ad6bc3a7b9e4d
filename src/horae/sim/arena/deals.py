"""One deal, played by one line-up in every seat: the piece of work that a tournament is made of, and what is kept of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from horae.core.game import Seat
from horae.core.log import Log, dump
from horae.games.registry import game as find_game
from horae.sim.arena.plan import ArenaPlan, Contest, LineUp
from horae.sim.kept_work import mark_of
from horae.sim.match import Match, planned_pack
from horae.sim.players import code_of, player
from horae.sim.simulate import SEED_STRIDE


class DealOrder(Struct, frozen=True, array_like=True):
    """A deal to be played by a line-up."""

    table: LineUp
    deal: int
    code: str = ""
    """The mark of bots that do not come with Horae: played by other code, it is another order."""


class GameRecord(Struct, frozen=True, array_like=True):
    """What is kept of a game."""

    winners: tuple[Seat, ...]
    reason: str
    actions: int


class DealRecord(Struct, frozen=True, array_like=True):
    """The games of a deal, by the seat of the one bot among others."""

    games: tuple[GameRecord, ...]


def seed_of(plan: ArenaPlan, deal: int) -> int:
    """The same for all who play the deal. With the number alone, deal 3 of seed 1 would be that of another run."""
    return plan.seed * SEED_STRIDE + deal


def play_deal(plan: ArenaPlan, order: DealOrder) -> DealRecord:
    games = []
    for turn in range(order.table.turns(plan.seats)):
        match = _match(plan, order.table, order.deal, turn)
        result = match.play()
        games.append(GameRecord(result.winners, result.reason, match.actions))
    return DealRecord(tuple(games))


class LogOrder(Struct, frozen=True):
    """A game to be played again, and written down."""

    table: LineUp
    deal: int
    turn: int


def play_log(plan: ArenaPlan, order: LogOrder) -> bytes:
    """The game as a log file, which `horae replay` and the table's replay page read."""
    match = _match(plan, order.table, order.deal, order.turn, keep_log=True)
    result = match.play()
    assert match.log is not None
    seated = order.table.seated(plan.seats, order.turn)
    names = tuple(f"{short(bot)} {seat}" for seat, bot in enumerate(seated, 1))
    return dump(Log(replace(match.log.head, names=names), match.log.entries), result)


def short(bot: str) -> str:
    """What a bot is called beside others: one of somebody's own by its class."""
    return bot.rpartition(":")[2]


def _match(plan: ArenaPlan, table: LineUp, deal: int, turn: int, keep_log: bool = False) -> Match:
    game = find_game(plan.game)
    pack = planned_pack(plan.game, plan.pack, plan.pack_hash)
    makers = [player(game, bot) for bot in table.seated(plan.seats, turn)]
    return Match(game, makers, seed_of(plan, deal), plan.options, pack, keep_log)


def difference(contest: Contest, records: list[DealRecord], is_cooperative: bool) -> float:
    """How much better the first side did on a deal than the second, from -1 to 1, by its tables' records."""
    if is_cooperative:
        first, second = (sum(bool(game.winners) for game in record.games) / len(record.games) for record in records)
        return first - second
    won, played = 0.0, 0
    for table, record in zip(contest.tables, records, strict=True):
        for turn, game in enumerate(record.games):
            mine = sum((seat == turn) == (table.one == contest.first.one) for seat in game.winners)
            won += (2 * mine - len(game.winners)) / max(1, len(game.winners))
            played += 1
    return won / played


def share_won(record: DealRecord, is_cooperative: bool) -> float:
    """What a line-up won of a deal: in a cooperative game the team, otherwise the one bot among the others."""
    if is_cooperative:
        return sum(bool(game.winners) for game in record.games) / len(record.games)
    return sum((turn in game.winners) / max(1, len(game.winners)) for turn, game in enumerate(record.games)) / len(record.games)


def own_code(plan: ArenaPlan, table: LineUp) -> str:
    game = find_game(plan.game)
    return " ".join(filter(None, (code_of(player(game, bot)) for bot in (table.one, table.others))))


def mark(plan: ArenaPlan) -> str:
    """Differs wherever the same order could come out otherwise; which bots are compared, and how often, is no part of it."""
    game = find_game(plan.game)
    options = sorted(plan.options.items())
    depends_on = (plan.game, plan.seats, plan.seed, options, plan.pack_hash, game.rules_version, code_of(type(game)))
    code = ["core", "bots", "sim/match.py", "sim/arena/deals.py"]
    if type(game).__module__.startswith("horae."):
        code += [f"games/{plan.game}", f"bots/{plan.game}"]
    return mark_of(depends_on, code)
