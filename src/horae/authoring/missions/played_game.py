"""One game of bots in a mission, watched to measure it: what was read and followed, when, what it cost and how it ended."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from horae.authoring.missions.directed_play import GAME, TracedOps, traced
from horae.authoring.missions.well_read import MEASURING
from horae.core.game import Event, Seat
from horae.core.log import Log
from horae.games.timestories import events as ev
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position
from horae.sim.match import Match, planned_pack

MOST_ACTIONS = 20_000


class PlayedGame(Struct, frozen=True):
    seats: int
    seed: int
    ending: str
    won: bool
    score: int
    rounds: int
    actions: int
    spent: int
    """The Azrak that was spent."""
    receptacles: tuple[str, ...]
    cards: dict[str, int]
    """The cards read, each with the round in which it was first."""
    items: tuple[str, ...]
    locations: tuple[str, ...]
    followed: tuple[int, ...]
    """The operations."""
    lost: dict[str, int]
    """Where somebody lost control, with after how many actions first."""
    azrak: tuple[int, ...]
    """The Azrak in pools and Vortex as each round began."""


def play(traced: TimeStoriesPack, bot: str, seats: int, profile: str, seed: int) -> PlayedGame:
    """Let that bot (of `MEASURING`) play at every seat; the mission notes what is followed (see `directed_play.traced`)."""
    ops = traced.ops
    assert isinstance(ops, TracedOps)
    ops.met = set()
    match = _match(traced, bot, seats, profile, seed)
    watch = _Watch(match)
    result = match.play(MOST_ACTIONS, watch)
    return PlayedGame(
        seats=seats,
        seed=seed,
        ending=result.reason,
        won=bool(result.winners),
        score=result.figures["score"],
        rounds=result.figures["rounds"],
        actions=match.actions,
        spent=watch.spent,
        receptacles=tuple(watch.receptacles),
        cards=watch.cards,
        items=tuple(sorted(watch.items)),
        locations=tuple(sorted(watch.locations)),
        followed=tuple(sorted(ops.met)),
        lost=watch.lost,
        azrak=tuple(watch.rounds),
    )


class MissionGames:
    """Plays games of one mission, by their number of seats and seed. Where it is sent to another process, it goes without the
    mission, which is read there: from where `source` says that it lies."""

    def __init__(self, pack: TimeStoriesPack, bot: str, profile: str, source: str | None = None) -> None:
        self._noting = traced(pack)
        self._bot = bot
        self._profile = profile
        self._source = source

    def __call__(self, order: tuple[int, int]) -> PlayedGame:
        seats, seed = order
        return play(self._noting, self._bot, seats, self._profile, seed)

    def __reduce__(self) -> tuple[object, ...]:
        return _mission_games, (self._source, self._noting.hash, self._bot, self._profile)


@lru_cache(maxsize=1)
def _mission_games(source: str, planned: str, bot: str, profile: str) -> MissionGames:
    return MissionGames(planned_pack(GAME.name, source, planned), bot, profile, source)


def log_of(pack: TimeStoriesPack, bot: str, seats: int, profile: str, seed: int) -> Log:
    """The game played again, as a log."""
    match = _match(pack, bot, seats, profile, seed, keep_log=True)
    match.play(MOST_ACTIONS)
    assert match.log is not None
    return Log(replace(match.log.head, names=tuple(f"{bot} {seat + 1}" for seat in range(seats))), match.log.entries)


def _match(pack: TimeStoriesPack, bot: str, seats: int, profile: str, seed: int, keep_log: bool = False) -> Match:
    return Match(GAME, [MEASURING[bot]] * seats, seed, TimeStoriesOptions(profile), pack, keep_log)


class _Watch:
    """Hears everything, for measuring only."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, Position)
        self.match = match
        self.state = match.state
        self.cards: dict[str, int] = {}
        self.items: set[str] = set()
        self.locations: set[str] = set()
        self.receptacles: list[str] = []
        self.spent = 0
        self.place = ""
        self.lost: dict[str, int] = {}
        self.rounds: list[int] = []

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        if isinstance(event, ev.ReceptacleChosen):
            self.receptacles.append(event.receptacle)
        elif isinstance(event, ev.CardRead):
            self.cards.setdefault(event.card, self.state.round)
        elif isinstance(event, ev.LocationChosen | ev.GroupMoved):
            self.locations.add(event.location)
            self.cards.setdefault(f"{event.location}-a", self.state.round)
            self.place = event.location
        elif isinstance(event, ev.RoundBegan):
            self.rounds.append(sum(self.state.pools) + self.state.vortex)
        elif isinstance(event, ev.AgentEjected):
            if event.lost_control and self.place:
                self.lost.setdefault(self.place, self.match.actions + 1)
        elif isinstance(event, ev.ItemTaken):
            self.items.add(f"item-{event.item}")
        elif isinstance(event, ev.AzrakSpent):
            self.spent += event.amount
