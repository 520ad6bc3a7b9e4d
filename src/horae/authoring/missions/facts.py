"""Facts that only grow, and the rules by which they follow from each other: deriving all that can be, and why one cannot.

A fact is a plain tuple; a rule has one head and a body of facts that must all hold. Nothing is ever taken back, so what
cannot be derived from a position can never come about from there, whatever is paid, lost or done in between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from heapq import heappop, heappush
from typing import Any, TypeAlias

Fact: TypeAlias = tuple[Any, ...]

UNKNOWN = -2
GIVEN = -1


class Rules:
    """Facts by their numbers, and the rules between them."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.numbers: dict[Fact, int] = {}
        self.heads: list[int] = []
        self.bodies: list[tuple[int, ...]] = []
        self.sizes: list[int] = []
        self.efforts: list[int] = []
        self.of_head: list[list[int]] = []
        """The rules for each fact."""
        self.of_part: list[list[int]] = []
        """The rules in whose body it stands."""

    def number(self, fact: Fact) -> int:
        found = self.numbers.get(fact)
        if found is None:
            found = self.numbers[fact] = len(self.facts)
            self.facts.append(fact)
            self.of_head.append([])
            self.of_part.append([])
        return found

    def add(self, head: int, body: Iterable[int], effort: int = 0) -> None:
        """The head follows from the body together, at so much effort (by which shorter plans are found)."""
        parts = tuple(dict.fromkeys(body))
        if head in parts or not parts:
            return
        rule = len(self.heads)
        self.heads.append(head)
        self.bodies.append(parts)
        self.sizes.append(len(parts))
        self.efforts.append(effort)
        self.of_head[head].append(rule)
        for part in parts:
            self.of_part[part].append(rule)

    def derive(self, given: Iterable[int], noise: Callable[[], int] | None = None, skip: Collection[int] = ()) -> Derived:
        """All that follows, each fact by its cheapest way, without the rules to skip.

        With noise, ways that are nearly as cheap are taken too."""
        by = [UNKNOWN] * len(self.facts)
        effort = [0] * len(self.facts)
        missing = self.sizes[:]
        for rule in skip:
            missing[rule] = -1
        sums = self.efforts[:] if noise is None else [one and one + noise() for one in self.efforts]
        heads, of_part = self.heads, self.of_part
        waiting: dict[int, list[tuple[int, int]]] = {0: [(number, GIVEN) for number in given]}
        costs = [0]
        while costs:
            cost = heappop(costs)
            todo = waiting.pop(cost)
            while todo:
                number, rule = todo.pop()
                if by[number] != UNKNOWN:
                    continue
                by[number], effort[number] = rule, cost
                for other in of_part[number]:
                    missing[other] -= 1
                    sums[other] += cost
                    if not missing[other] and by[heads[other]] == UNKNOWN:
                        total = sums[other]
                        if total == cost:
                            todo.append((heads[other], other))
                        elif total in waiting:
                            waiting[total].append((heads[other], other))
                        else:
                            waiting[total] = [(heads[other], other)]
                            heappush(costs, total)
        return Derived(self, by, effort)


class Derived:
    """What follows from a position."""

    __slots__ = ("by", "effort", "rules")

    def __init__(self, rules: Rules, by: list[int], effort: list[int]) -> None:
        self.rules = rules
        self.by = by
        self.effort = effort

    def holds(self, number: int) -> bool:
        return self.by[number] != UNKNOWN

    def plan(self, goal: int) -> list[Fact]:
        """Every fact on the way to the goal, what is given included."""
        rules, by = self.rules, self.by
        seen = {goal}
        todo = [goal]
        while todo:
            rule = by[todo.pop()]
            if rule < 0:
                continue
            for part in rules.bodies[rule]:
                if part not in seen:
                    seen.add(part)
                    todo.append(part)
        return [rules.facts[number] for number in seen]

    def needs(self, goals: Iterable[int], blocked: Collection[int]) -> bool:
        """Whether the way found to these facts together leads through a blocked one, or there is no way."""
        rules, by = self.rules, self.by
        todo = list(goals)
        seen = set(todo)
        while todo:
            number = todo.pop()
            if number in blocked or by[number] == UNKNOWN:
                return True
            if by[number] != GIVEN:
                fresh = [part for part in rules.bodies[by[number]] if part not in seen]
                seen.update(fresh)
                todo += fresh
        return False

    def chain(self, goal: int) -> list[Fact]:
        """Why a fact cannot be derived: from it to a first cause, each missing for want of the next."""
        rules = self.rules
        found: list[int] = []
        at = goal
        while at not in found:
            found.append(at)
            lacks = [self._lacking(rule) for rule in rules.of_head[at]]
            fresh = [lack for lack in lacks if not set(lack) & set(found)] or lacks
            if not fresh:
                break
            at = min(fresh, key=len)[0]
        return [rules.facts[number] for number in found]

    def _lacking(self, rule: int) -> list[int]:
        """What a rule lacks; of one that can never be used, the last part it asks for: what must not have happened."""
        body = self.rules.bodies[rule]
        return [part for part in body if not self.holds(part)] or [body[-1]]
