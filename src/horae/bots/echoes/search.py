"""The searching bots: many plausible worlds, a tree over one's own next decisions, and a short look ahead in each.

Each iteration deals the hidden cards anew (what fits the view), walks down the tree by upper
confidence bounds, plays on with rollout moves for the others and for itself until a while later, and
judges where that led. Budgets are iterations, so that the same seed gives the same game, or seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import ClassVar

from horae.bots.bot import Bot
from horae.bots.echoes.evaluation import evaluate
from horae.bots.echoes.greedy import after, discard_choice, first_card
from horae.bots.echoes.rollout import rollout_move
from horae.core.game import Action
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import ACTION
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView

EXPLORE = 1.1
SCALE = 9.0
"""Points of lead that make about two thirds of certainty."""
WIDTH = 7
"""How many of the moves that look best at a glance a node tries."""
PRIOR_VISITS = 2.0
LOOKS = 4
"""A new world is dealt for every so many iterations; in between, those dealt so far are looked at again."""


class Node:
    """A decision of one's own: its moves, how often each was tried and what it came to."""

    __slots__ = ("children", "moves", "priors", "sums", "visits")

    def __init__(self, moves: list[Action], priors: list[float]) -> None:
        self.moves = moves
        self.priors = priors
        self.visits = [0] * len(moves)
        self.sums = [0.0] * len(moves)
        self.children: dict[int, Node] = {}

    def pick(self) -> int:
        """Upper confidence bound, each move starting with its prior as if tried a few times."""
        total = log(sum(self.visits) + 2.0)
        best, best_bound = 0, -1.0
        for at, visits in enumerate(self.visits):
            weight = visits + PRIOR_VISITS
            mean = (self.sums[at] + self.priors[at] * PRIOR_VISITS) / weight
            bound = mean + EXPLORE * sqrt(total / weight) * 0.25
            if bound > best_bound:
                best, best_bound = at, bound
        return best


def squash(points: float) -> float:
    """A lead in points as a chance between 0 and 1."""
    return 0.5 + 0.5 * points / (abs(points) + SCALE)


class Search(Bot[EchoesPack, EchoesView]):
    name = "search"
    iterations: ClassVar[int] = 60
    seconds: ClassVar[float | None] = None
    """A budget in time instead, for play against people; games are then not the same again."""
    turns_ahead: ClassVar[int] = 4

    def choose(self, view: EchoesView, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        state: EchoesState = self.game.determinize(view, self.rng, self.pack)
        if type(legal[0]) is do.Discard:
            return discard_choice(state, legal)
        if view.phase == "first":
            return first_card(state, self.seat, legal)
        root = self._node(state, list(legal))
        if len(root.moves) == 1:
            return root.moves[0]
        started = perf_counter()
        worlds = [state]
        done = 0
        while self._goes_on(done, started):
            if done % LOOKS == 0 and done:
                worlds.append(self.game.determinize(view, self.rng, self.pack))
            world = worlds[done % len(worlds)].copy()
            world.rng = Rng(self.rng.below(1 << 30), "world")  # the same world draws otherwise each time
            self._iterate(world, root)
            done += 1
        best = max(range(len(root.moves)), key=lambda at: root.visits[at] + root.sums[at] / (root.visits[at] + 1))
        return root.moves[best]

    def _goes_on(self, done: int, started: float) -> bool:
        if self.seconds is None:
            return done < self.iterations
        return done < 2 or perf_counter() - started < self.seconds

    def _node(self, state: EchoesState, legal: list[Action]) -> Node:
        """The moves worth trying, by how they look one step ahead."""
        leads = [squash(evaluate(after(state, self.seat, action), self.seat)) for action in legal]
        order = sorted(range(len(legal)), key=lambda at: -leads[at])[:WIDTH]
        return Node([legal[at] for at in order], [leads[at] for at in order])

    def _iterate(self, world: EchoesState, root: Node) -> None:
        seat = self.seat
        path: list[tuple[Node, int]] = []
        node: Node | None = root
        horizon = world.round * 2 * world.n + (world.turn if world.phase == ACTION else 0) + self.turns_ahead * world.n // 2
        while world.outcome is None:
            if world.phase == ACTION and world.round * 2 * world.n + world.turn >= horizon:
                break
            who = world.decides[0]
            legal = world.legal(who)
            if who != seat or node is None or len(legal) == 1 or type(legal[0]) is do.Discard:
                world.apply(who, legal[0] if len(legal) == 1 else rollout_move(world, who, legal, world.rng))
                continue
            at = self._step(node, legal)
            if at is None:
                node = None
                continue
            path.append((node, at))
            world.apply(seat, node.moves[at])
            tried = node.visits[at]
            child = node.children.get(at)
            if child is None and tried >= 3 and len(path) < 4:
                child = self._next_node(world)
                if child is not None:
                    node.children[at] = child
            node = child
        result = squash(evaluate(world, seat))
        for visited, at in path:
            visited.visits[at] += 1
            visited.sums[at] += result

    def _step(self, node: Node, legal: list[Action]) -> int | None:
        """The move to try that this world allows, or None."""
        at = node.pick()
        if node.moves[at] in legal:
            return at
        fits = [place for place, move in enumerate(node.moves) if move in legal]
        return max(fits, key=lambda place: node.visits[place]) if fits else None

    def _next_node(self, world: EchoesState) -> Node | None:
        """A node for the decision that follows at once, if it is one's own."""
        if world.outcome is not None or world.decides[:1] != (self.seat,):
            return None
        legal = world.legal(self.seat)
        if len(legal) == 1 or type(legal[0]) is do.Discard:
            return None
        return self._node(world, legal)


class SwiftSearch(Search):
    name = "search-swift"
    iterations = 20


class DeepSearch(Search):
    name = "search-deep"
    iterations = 200
    turns_ahead = 6
