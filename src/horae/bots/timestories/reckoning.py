"""What counters that nobody sees have come to, as far as a seat has followed the cards that move them: its own, with what it
chose there, and those that were read aloud. What a card asks shows where its counters stand, and mends the reckoning."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from horae.bots.timestories.facts import Facts
from horae.bots.timestories.paths import after
from horae.core.speech import Text
from horae.games.timestories import vocabulary as v


class Pending(Struct, frozen=True):
    """A question that waits for an answer, and what is followed after it."""

    asking: v.May | v.Choose | v.Answer
    rest: tuple[v.Instruction, ...]


class Reckoning:
    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        """Of those that were moved."""
        self._begun: list[tuple[int, tuple[v.Instruction, ...]]] = []
        self._pending: dict[int, Pending] = {}

    def begin(self, agent: int, steps: Sequence[v.Instruction]) -> None:
        """An agent follows these from here on."""
        self._begun.append((agent, tuple(steps)))

    def choose(self, agent: int, way: int) -> None:
        """An agent has taken a way where a card asked."""
        pending = self._pending.pop(agent, None)
        if pending is not None:
            self._begun.append((agent, (*after(pending.asking, way), *pending.rest)))

    def start_over(self) -> None:
        self.counters.clear()
        self._begun.clear()
        self._pending.clear()

    def follow(self, facts: Facts) -> None:
        """Go through all that was begun, as things stand."""
        seen = {counter.id for counter in facts.view.counters}
        begun, self._begun = self._begun, []
        for agent, steps in begun:
            self._walk(agent, list(steps), facts, seen)

    def decide(self, agent: int, label: Text) -> None:
        """The group has decided what an agent's card asked."""
        pending = self._pending.get(agent)
        if pending is not None and isinstance(pending.asking, v.Choose):
            for way, option in enumerate(pending.asking.options):
                if option.label == label:
                    self.choose(agent, way)
                    return

    def _walk(self, agent: int, steps: list[v.Instruction], facts: Facts, seen: set[str]) -> None:
        while steps:
            step = steps.pop(0)
            match step:
                case v.If(when, then, otherwise):
                    steps[:0] = then if facts.holds(when, max(agent, 0)) else otherwise
                case v.Spend(then=then):
                    steps[:0] = then
                case v.May() | v.Choose() | v.Answer():
                    self._pending[agent] = Pending(step, tuple(steps))
                    return
                case v.Count(counter, by, to) if counter not in seen:
                    value = to if to is not None else self.counters.get(counter, 0) + (by or 0)
                    self.counters[counter] = facts.counters[counter] = max(0, value)
                case _:
                    continue

    def mend(self, steps: Sequence[v.Instruction], asking: v.Instruction, seen: set[str]) -> None:
        """A card asks this: what stands around it holds."""
        for when, holds in _around(steps, asking) or ():
            if not isinstance(when, v.CounterAt) or when.counter in seen:
                continue
            value = self.counters.get(when.counter, 0)
            if holds:
                value = max(value, when.at_least)
                value = value if when.at_most is None else min(value, when.at_most)
            elif when.at_most is None and value >= when.at_least:
                value = when.at_least - 1
            self.counters[when.counter] = value


def _around(steps: Sequence[v.Instruction], asking: v.Instruction) -> list[tuple[v.Condition, bool]] | None:
    """The conditions around an instruction, and whether each holds there; None where it does not stand in these."""
    for step in steps:
        if step is asking or step == asking:
            return []
        if isinstance(step, v.If):
            for branch, holds in ((step.then, True), (step.otherwise, False)):
                found = _around(branch, asking)
                if found is not None:
                    return [(step.when, holds), *found]
    return None
