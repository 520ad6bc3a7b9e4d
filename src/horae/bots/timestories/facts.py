"""The facts that a mission's conditions ask about, read off a view: which hold, and what is missing where one does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import copy
from typing import TypeAlias

from horae.games.timestories import vocabulary as v
from horae.games.timestories.view import TimeStoriesView

Lack: TypeAlias = tuple[str, str]
"""Something that could be had and is not: its kind and its name. ("hold", "item-4"): it is in the wrong hands."""
Lacks: TypeAlias = tuple[Lack, ...]

Mark: TypeAlias = tuple[object, ...]
ON_TABLE = -2
IMPOSSIBLE = None
"""What no doing can bring about."""


class Facts:
    """How things stand, as all can see it; hidden counters where they are `reckoned` to stand, else where they began. Whoever
    has tokens face down counts as having any of those that lie so."""

    def __init__(
        self, view: TimeStoriesView, hidden: frozenset[str] = frozenset(), reckoned: Mapping[str, int] | None = None
    ) -> None:
        self.view = view
        self.hidden = hidden
        mine = {own.agent for own in view.own}
        self.face_down = {agent.agent for agent in view.agents if agent.hidden_tokens and agent.agent not in mine}
        self.items: dict[int, int] = {item.number: ON_TABLE for item in view.table_items}
        self.tokens: list[Counter[str]] = []
        for agent in view.agents:
            self.items.update((item.number, agent.agent) for item in agent.items)
            self.tokens.append(Counter(agent.tokens))
        for own in view.own:
            self.tokens[own.agent].update(token.id for token in own.hidden_tokens)
        self.group_tokens = Counter(view.group_tokens)
        self.counters = {**(reckoned or {}), **{counter.id: counter.value for counter in view.counters}}
        self.visits = {place.id: place.visits for place in view.locations}
        self.open = {place.id for place in view.locations if place.open}
        self.read = frozenset(view.read)
        self.people = [agent.receptacle for agent in view.agents]
        self.removed = frozenset(view.removed)
        self.succeeded = frozenset(view.succeeded)
        tokens = tuple(agent.tokens for agent in view.agents)
        counters = tuple(sorted(self.counters.items()))
        self.mark: Mark = (view.read, tuple(self.items.items()), tokens, view.group_tokens, counters, frozenset(self.open))
        """Differs when something that instructions may hang on has changed."""

    @property
    def gains(self) -> Mark:
        """What the group has: things, places to go to, cards that were read."""
        return (tuple(self.items), tuple(map(len, self.tokens)), self.view.group_tokens, frozenset(self.open), self.view.read)

    def imagined(self) -> Facts:
        """The same, with counters and the group's tokens to try things on."""
        twin = copy(self)
        twin.counters = dict(self.counters)
        twin.group_tokens = Counter(self.group_tokens)
        return twin

    def counting(self, counter: str, by: int | None, to: int | None) -> Facts:
        """The same, with a counter moved."""
        twin = copy(self)
        value = to if to is not None else self.counters.get(counter, 0) + (by or 0)
        twin.counters = {**self.counters, counter: value}
        return twin

    def arriving(self, place: str) -> Facts:
        """The same, with one visit more to a place."""
        twin = copy(self)
        twin.visits = {**self.visits, place: self.visits.get(place, 0) + 1}
        return twin

    def handing(self, thing: str, to: int) -> Facts:
        """The same, with a thing before somebody else."""
        kind, _, name = thing.partition("-")
        twin = copy(self)
        if kind == "item":
            twin.items = {**self.items, int(name): to}
        else:
            giver = next((agent for agent, tokens in enumerate(self.tokens) if tokens[name] and agent != to), to)
            twin.tokens = [Counter(tokens) for tokens in self.tokens]
            twin.tokens[giver][name] -= 1
            twin.tokens[to][name] += 1
        return twin

    def has(self, thing: str) -> bool:
        """Whether it lies before somebody or before the group."""
        kind, _, name = thing.partition("-")
        if kind == "item":
            return int(name) in self.items
        return self.group_tokens[name] > 0 or any(tokens[name] for tokens in self.tokens)

    def holds(self, condition: v.Condition | None, reader: int) -> bool:
        return condition is None or self.lacks(condition, reader) == ()

    def lacks(self, condition: v.Condition | None, reader: int) -> Lacks | None:
        """What is missing for it to hold for this reader: nothing, some things, or IMPOSSIBLE."""
        match condition:
            case None:
                return ()
            case v.AllOf(of):
                return self._all(of, reader)
            case v.AnyOf(of):
                found = [lacks for one in of if (lacks := self.lacks(one, reader)) is not None]
                return min(found, key=len) if found else IMPOSSIBLE
            case v.NotSo(of):
                return IMPOSSIBLE if self.holds(of, reader) else ()
            case v.HasItem() | v.HasToken():
                return self._thing(condition, reader)
            case v.Visited(location, times):
                return () if self.visits.get(location, 0) >= times else (("visit", location),)
            case v.WasRead(card):
                return () if card in self.read else (("read", card),)
            case v.IsOpen(location):
                return () if location in self.open else (("open", location),)
            case v.CounterAt(counter, at_least, at_most):
                return self._counter(counter, at_least, at_most)
            case v.Beaten(opponent):
                return () if opponent in self.view.beaten else (("beaten", opponent),)
            case v.RoundIs(at_least) if self.view.round < at_least:
                return (("later", str(at_least)),)
            case v.CaptainIs(any_of) if self.view.captain >= 0 and set(any_of) & set(self.people):
                return () if self.people[self.view.captain] in any_of else (("captain", any_of[0]),)
            case v.MagickAt(_, at_least) if not self._stands(condition, reader):
                return (("magick", str(at_least)),)
            case _:
                return () if self._stands(condition, reader) else IMPOSSIBLE

    def _all(self, of: tuple[v.Condition, ...], reader: int) -> Lacks | None:
        found: list[Lack] = []
        for one in of:
            lacks = self.lacks(one, reader)
            if lacks is None:
                return IMPOSSIBLE
            found += lacks
        return tuple(found)

    def _thing(self, condition: v.HasItem | v.HasToken, reader: int) -> Lacks | None:
        if isinstance(condition, v.HasItem):
            kind, name, many = "item", str(condition.item), 1
            at = self.items.get(condition.item)
            holders = [] if at is None else [at]
            gone = f"item-{name}" in self.removed
        else:
            kind, name, many = "token", condition.token, condition.at_least
            holders = [agent for agent, tokens in enumerate(self.tokens) if tokens[name] >= many]
            holders += sorted(self.face_down) if name in self.hidden and many == 1 else []
            holders += [ON_TABLE] if self.group_tokens[name] >= many else []
            gone = False
        if any(self._is_meant(condition.who, holder, reader) for holder in holders):
            return ()
        if holders:
            return (("hold", f"{kind}-{name}"),) if self._can_pass(condition.who) else IMPOSSIBLE
        return IMPOSSIBLE if gone else ((kind, name),)

    def _can_pass(self, who: str) -> bool:
        """Whether there is somebody to give it to who would be the right one."""
        return who in ("reader", "others") or who in self.people

    def _is_meant(self, who: str, holder: int, reader: int) -> bool:
        if holder == ON_TABLE or who == "anyone":
            return True
        if who == "reader":
            return holder == reader
        return holder != reader if who == "others" else self.people[holder] == who

    def _counter(self, counter: str, at_least: int, at_most: int | None) -> Lacks | None:
        value = self.counters.get(counter, 0)
        if value < at_least:
            return (("more", counter),)
        if at_most is not None and value > at_most:
            return (("less", counter),)
        return ()

    def _stands(self, condition: v.Condition, reader: int) -> bool:
        """Those that hold or do not, whatever one does about it."""
        view = self.view
        match condition:
            case v.IsReceptacle(any_of):
                return self.people[reader] in any_of
            case v.InPlay(receptacle):
                return receptacle in self.people
            case v.Present(receptacle):
                return any(one.receptacle == receptacle and one.status == "in_control" for one in view.agents)
            case v.CaptainIs(any_of):
                return view.captain >= 0 and self.people[view.captain] in any_of
            case v.Receptacles(at_least, at_most):
                return at_least <= len(view.agents) <= at_most
            case v.OnProfile(any_of):
                return view.profile in any_of
            case v.RoundIs(at_least, at_most):
                return _within(view.round, at_least, at_most)
            case v.AzrakAt(at, at_least, at_most):
                amount = {"reader": view.agents[reader].azrak, "vortex": view.vortex, "return": view.returned}[at]
                return _within(amount, at_least, at_most)
            case v.MagickAt(who, at_least, at_most):
                agents = [view.agents[reader]] if who == "reader" else view.agents
                return any(_within(agent.magick, at_least, at_most) for agent in agents)
            case v.Experienced(name):
                return name in view.campaign
            case _:
                return True


def _within(value: int, at_least: int, at_most: int | None) -> bool:
    return at_least <= value and (at_most is None or value <= at_most)
