"""Wherever a bot sits down it is told the beginning, once, whether or not it listens afterwards; again after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

from horae.bots.bot import Bot, RandomBot
from horae.cli.play import continue_game, play
from horae.core.game import Action, Event, Heard, Pack, View, for_seat
from horae.games.registry import game
from horae.server.bot_worker import Job, NeedsHistory, Worker
from horae.server.catalogue import everything
from horae.sim.match import Match

GAME = game("shipwreck")


class Deaf(Bot[Pack, View]):
    """Notes what it is told at the beginning and does not listen to anything."""

    name = "deaf"
    begun: ClassVar[list[tuple[int, Any]]] = []

    def begin(self, view: Any) -> None:
        self.begun.append((self.seat, view))

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        assert self.seat in [seat for seat, _ in self.begun], "asked before the beginning was told"
        return legal[0]


class Listening(Deaf):
    """Listens too."""

    heard: ClassVar[list[Event]] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


@pytest.fixture(autouse=True)
def nobody_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Deaf.begun.clear()
    Listening.heard.clear()
    monkeypatch.setenv("HORAE_GAMES", str(tmp_path))


def deaf(*_: object) -> type[Deaf]:
    return Deaf


def test_in_a_match() -> None:
    match = Match(GAME, [Deaf, RandomBot, Deaf], 3)
    first = match.game.new(3, 3, None, match.pack)
    match.play()
    assert Deaf.begun == [(0, first.view(0)), (2, first.view(2))]


def test_a_listener_of_a_match_hears_its_seats_events_whoever_else_listens() -> None:
    match = Match(GAME, [Listening, RandomBot], 3)
    everything_told: list[tuple[Event, int | None]] = []
    while match.state.result() is None:
        seat, heard = match.state.deciding()[0], Heard()
        match.do(seat, match.bots[seat].choose(match.state.view(seat), match.state.legal(seat)), heard)
        everything_told += heard.take()
    assert Listening.heard == for_seat(everything_told, 0)


def test_at_the_terminal_and_when_the_game_goes_on_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("horae.cli.play.bot_class", deaf)
    log, first = tmp_path / "game.jsonl", GAME.new(3, 5, None, GAME.load_pack())
    typed = iter(["8", "1", "quit", "1", "quit"])
    paper = Console(file=StringIO())
    play("shipwreck", 3, 5, {}, "en", None, "random", log, console=paper, ask=lambda: next(typed))
    assert Deaf.begun == [(1, first.view(1)), (2, first.view(2))]
    continue_game(None, log, "en", None, None, None, console=paper, ask=lambda: next(typed))
    assert Deaf.begun[2:] == Deaf.begun[:2]


def test_in_a_worker_of_the_server_and_in_the_one_that_replaces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new process is asked to go on, says that it knows nothing, and is told all from the beginning."""
    monkeypatch.setattr("horae.server.bot_worker.bot_class", lambda *_: Listening)
    state, heard = GAME.new(2, 1, None, GAME.load_pack()), Heard()
    first, seat, offered = state.view(0), 0, state.legal(state.deciding()[0])
    state.apply(state.deciding()[0], offered[0], heard)
    events = for_seat(heard.take(), seat)

    def job(known: int, told: Sequence[Event], beginning: Any = None) -> Job:
        whose, rules, pack = ("T", seat, "deaf", 0), GAME.rules_version, GAME.load_pack().id
        return Job("move", whose, known, told, GAME.name, rules, pack, 1, beginning, first, offered)

    worker = Worker(everything())
    worker.think(job(0, events[:1], first))
    worker.think(job(1, events[1:]))
    assert (Deaf.begun, Listening.heard) == ([(seat, first)], events)
    other = Worker(everything())
    assert isinstance(other.think(job(len(events), ())), NeedsHistory)
    other.think(job(0, events, first))
    assert (Deaf.begun, Listening.heard) == ([(seat, first)] * 2, events * 2)
