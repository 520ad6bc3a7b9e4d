"""Trouble planted in each of the three games is found by the player who looks for it, within a minute, and met again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from horae import game
from horae.core.game import Action, Seat, Tell
from horae.games.echoes import resolution
from horae.games.echoes import vocabulary as v
from horae.games.echoes.position import Position
from horae.games.echoes.questions import DiscardQuestion
from horae.games.echoes.stack import Discarding, Placing, Resolving
from horae.games.echoes.state import EchoesState
from horae.games.shipwreck import rounds
from horae.games.shipwreck.position import Position as ShipwreckPosition
from horae.games.shipwreck.state import ShipwreckState
from horae.games.timestories import attempts, awaited
from horae.games.timestories.azrak import pay
from horae.games.timestories.position import Position as TimeStoriesPosition
from horae.testkit.adversarial_play import Trouble, hunt, rerun
from horae.testkit.random_play import GameSetup

HERE = Path(__file__).parent
ECHOES = [GameSetup(game("echoes"), seats, {}, str(HERE / "maelstrom")) for seats in (2, 3, 4)]
TIMESTORIES = [
    GameSetup(game("timestories"), seats, {"profile": profile}, str(HERE / pack))
    for pack in ("labyrinth", "brink")
    for seats, profile in ((1, "hadal-es"), (2, "midsummer-en"), (3, "midsummer-es"), (4, "hadal-es"))
]
SHIPWRECK = [
    GameSetup(game("shipwreck"), seats, {"agreement": agreement, "difficulty": "easy"}, pack)
    for agreement in (False, True)
    for seats in (2, 3, 4, 5)
    for pack in (None, str(HERE / "lagoon"))
]


MOST_GAMES = 5000


def found_in(setups: list[GameSetup], kind: str, says: str) -> Trouble:
    """The planted trouble, found within so many games, and the same when its moves are played again."""
    for seed in range(0, MOST_GAMES, 50):
        trouble = hunt(setups, 50, seed=seed)
        if trouble is not None and trouble.kind == kind and says in trouble.why:
            again = rerun(trouble.setup, trouble.seed, trouble.acts)
            assert again is not None
            assert (again.kind, again.why, again.acts) == (trouble.kind, trouble.why, trouble.acts)
            return trouble
    raise AssertionError(f"{kind} was not found in {MOST_GAMES} games")


# --- (a) two discards that collide: one demanded of a seat that is in the middle of paying ---


def test_a_demand_that_meets_a_seat_in_the_middle_of_paying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it was so: the two discards collided and the seat was waited for with nothing to do. The mark is a cube that
    no rule knows, laid when an effect that makes others discard comes up while somebody pays for a card."""
    entered: dict[Any, Any] = {**resolution._ENTER}
    enter, legal = entered[Resolving], EchoesState.legal

    def collides(s: Position, seat: Seat, now: Resolving, shared: bool, tell: Tell | None) -> int:
        if type(s.pack.nodes[now.node]) is v.OthersDiscard:
            for other in range(s.n):
                pays = {Discarding, Placing} <= {type(one) for one in s.stacks[other]}
                if other != seat and pays and "collided" not in s.cubes[other]:
                    s.cubes[other] += ("collided",)
        status: int = enter(s, seat, now, shared, tell)
        return status

    def nothing_left(self: EchoesState, seat: Seat) -> list[Action]:
        return [] if "collided" in self.cubes[seat] and self.stacks[seat] else legal(self, seat)

    monkeypatch.setattr(resolution, "_ENTER", {**entered, Resolving: collides})
    monkeypatch.setattr(EchoesState, "legal", nothing_left)
    found_in(ECHOES, "stuck", "has no legal move")


# --- (b) a lost cost ---


def test_a_card_of_echoes_that_lands_for_less_than_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever pays while others decide too is let off one card."""
    answer = DiscardQuestion.answer

    def let_off(self: DiscardQuestion, s: Position, seat: Seat, question: Discarding, action: Any, tell: Tell | None) -> None:
        answer(self, s, seat, question, action, tell)
        left: Any = s.stacks[seat].pop()
        if len(s.decides) > 1 and left.left and s.stacks[seat] and isinstance(s.stacks[seat][-1], Placing) and s.round:
            left = replace(left, left=left.left - 1)
        s.stacks[seat].append(left)

    monkeypatch.setattr(DiscardQuestion, "answer", let_off)
    found_in(ECHOES, "unpaid", "")


def test_an_azrak_of_time_stories_that_is_never_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a group conflict whoever has two keeps both."""

    def keeps(position: TimeStoriesPosition, agent: int, amount: int, tell: Tell | None) -> None:
        if position.fight < 0 or position.pools[agent] != 2:
            pay(position, agent, amount, tell)

    monkeypatch.setattr(attempts, "pay", keeps)
    assert "did not pay 1 Azrak" in found_in(TIMESTORIES, "unpaid", "did not pay").why


def test_doom_of_shipwreck_that_is_never_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third arcanum to lie faded costs nothing."""
    fade = rounds.fade_arcanum

    def costs_nothing(p: ShipwreckPosition, place: int, card: int, tell: Tell | None) -> None:
        right, p.right = p.right, p.right or len(p.faded) >= 2
        fade(p, place, card, tell)
        p.right = right

    monkeypatch.setattr(rounds, "fade_arcanum", costs_nothing)
    found_in(SHIPWRECK, "unpaid", "faded for 0 doom")


# --- (c) waited for without a move ---


def test_a_seat_of_echoes_with_deep_effects_and_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = EchoesState.legal
    monkeypatch.setattr(EchoesState, "legal", lambda self, seat: [] if len(self.stacks[seat]) > 4 else legal(self, seat))
    found_in(ECHOES, "stuck", "has no legal move")


def test_an_agent_of_time_stories_who_pledged_the_last_azrak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it was so: in a personal conflict, with nothing left to attempt its test with."""
    really = awaited._is_awaited_acting

    def still_awaited(position: TimeStoriesPosition, agent: int) -> bool:
        fights = position.personal >> agent & 1 and position.fight < 0 and position.tests[agent] is None
        free = not position.pools[agent] and position.is_calm(agent) and not position.doomed >> agent & 1
        return bool(fights and free) or really(position, agent)

    monkeypatch.setattr(awaited, "_is_awaited_acting", still_awaited)
    found_in(TIMESTORIES, "stuck", "has no legal move")


def test_somebody_of_shipwreck_whose_proposer_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = ShipwreckState.legal

    def nothing_left(self: ShipwreckState, seat: Seat) -> list[Action]:
        return [] if self.proposal and not self.agreed else legal(self, seat)

    monkeypatch.setattr(ShipwreckState, "legal", nothing_left)
    found_in(SHIPWRECK, "stuck", "has no legal move")
