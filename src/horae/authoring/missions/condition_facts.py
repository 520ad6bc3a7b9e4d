"""What it takes for a condition to hold, or not to: one fact for each, made from those of a team.

That something is *not* so holds, unless it is of a kind that never goes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from horae.authoring.missions.named_facts import NamedFacts
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import GREEN, WHITE


class ConditionFacts:
    def __init__(self, named: NamedFacts) -> None:
        self.named = named
        self._known: dict[Any, int] = {}

    def fact(self, when: v.Condition | None, so: bool, agent: int) -> int:
        """The fact that a condition can hold (or not) for this reader."""
        if when is None:
            return self.named.always if so else self.named.fact("never", "never")
        key = (when, so, agent)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._made(when, so, agent)
        return found

    def _made(self, when: v.Condition, so: bool, agent: int) -> int:
        match when:
            case v.NotSo(of):
                return self.fact(of, not so, agent)
            case v.AllOf(parts) | v.AnyOf(parts):
                found = [self.fact(part, so, agent) for part in parts]
                return (
                    self._all(when, so, agent, found) if isinstance(when, v.AllOf) == so else self._any(when, so, agent, found)
                )
            case v.HasItem(item, who):
                return self._asks_item(when, self.named.pack.names.items[item], who, so, agent)
            case v.HasToken():
                return self._asks_token(when, so, agent)
            case v.Visited(location, times):
                number = self.named.pack.names.locations[location]
                if so:
                    return self.named.visited(number, times)
                return self.named.shown(("not-visited", number, times), lambda now: now.visits[number] < times)
            case v.WasRead(card):
                index = self.named.pack.names.cards[card]
                if so:
                    return self.named.was_read(index)
                return self.named.shown(("not-read", index), lambda now: not now.read >> index & 1)
            case v.IsOpen(location):
                number = self.named.pack.names.locations[location]
                return self.named.open(number) if so else self.named.closed(number)
            case v.Beaten(opponent):
                number = self.named.pack.names.opponents[opponent]
                return self.named.beaten(number) if so else self.named.not_beaten(number)
            case v.RoundIs(low, most):
                return self._round(when, low, most, so, agent)
            case v.CounterAt():
                return self._asks_counter(when, so, agent)
        return self.named.always if self._may_be(when, so, agent) else self.named.never(when if so else v.NotSo(when))

    def _all(self, when: Any, so: bool, agent: int, parts: Sequence[int]) -> int:
        made = self.named.fact("all", when, so, agent)
        self.named.rule(made, *parts)
        return made

    def _any(self, when: Any, so: bool, agent: int, parts: Sequence[int]) -> int:
        made = self.named.fact("any", when, so, agent)
        for part in parts:
            self.named.rule(made, part)
        return made

    def _holders(self, who: str, agent: int) -> list[int]:
        if who == "reader":
            return [agent]
        if who == "others":
            return [one for one in self.named.agents if one != agent]
        wanted = self.named.pack.names.receptacles[who]
        return [one for one in self.named.agents if self.named.team[one] == wanted]

    def _asks_item(self, when: v.Condition, number: int, who: str, so: bool, agent: int) -> int:
        if not so:
            return self.named.without("item", number) if who == "anyone" else self.named.always  # who has it may change
        is_held = self.named.pack.colours[number] == GREEN or self.named.pack.replacements[number] is not None
        if not is_held and (self.named.pack.colours[number] != WHITE or who != "anyone"):
            return self.named.never(when)  # it is read and put away, or lies on the table for all
        if who == "anyone":
            return self.named.item(number)
        holders = self._holders(who, agent)
        return (
            self._any(when, so, agent, [self.named.has(number, one) for one in holders]) if holders else self.named.never(when)
        )

    def _asks_token(self, when: v.HasToken, so: bool, agent: int) -> int:
        token = self.named.pack.names.tokens[when.token]
        pieces = self.named.pack.names.copies[token]
        if not so:
            of_all = when.at_least == 1 and (when.who == "anyone" or self.named.pack.hexagonal[pieces[0]])
            return self.named.without("token", token) if of_all else self.named.always
        if when.at_least > len(pieces):
            return self.named.never(when)
        if when.who == "anyone" or self.named.pack.hexagonal[pieces[0]]:
            found = self.named.token(token)
        else:
            holders = self._holders(when.who, agent)
            if not holders:
                return self.named.never(when)
            found = self._any(when, so, agent, [self.named.has_token(token, one) for one in holders])
        if when.at_least == 1:
            return found
        return self._all(when, not so, agent, [found, self.named.copies(token, when.at_least)])

    def _asks_counter(self, when: v.CounterAt, so: bool, agent: int) -> int:
        number = self.named.pack.names.counters[when.counter]
        high = 999 if when.at_most is None else when.at_most
        least = when.at_least
        counter = self.named.pack.parts.counters[number]
        inside = (counter.least, least - 1, least, high, high + 1, counter.most)
        if not any((least <= value <= high) == so for value in inside if counter.least <= value <= counter.most):
            return self.named.never(when if so else v.NotSo(when))  # it never goes as far
        if self.named.values[number]:
            values = [value for value in self.named.values[number] if (least <= value <= high) == so]
            if not values:
                return self.named.never(when if so else v.NotSo(when))
            return self._any(when, so, agent, [self.named.counter(number, value) for value in values])
        now_so = self.named.shown(
            ("counter-within", number, least, high, so), lambda now: (least <= now.counters[number] <= high) == so
        )
        return self._any(when, so, agent, [now_so, self.named.counted(number)])

    def _round(self, when: v.Condition, low: int, most: int | None, so: bool, agent: int) -> int:
        high = 999 if most is None else most
        if so:
            return self.named.shown(("round-until", high), lambda now: now.round <= high)
        if most is not None:
            return self.named.always
        return self.named.shown(("round-before", low), lambda now: now.round < low)

    def _may_be(self, when: v.Condition, so: bool, agent: int) -> bool:
        """Conditions that a team, a profile or a level settles; where they change in play, both may be."""
        people = self.named.pack.names.receptacles
        total = self.named.pack.head.azrak
        match when:
            case v.IsReceptacle(any_of):
                return (self.named.team[agent] in [people[one] for one in any_of]) == so
            case v.InPlay(receptacle):
                return (people[receptacle] in self.named.team) == so
            case v.Present(receptacle):
                return not so or people[receptacle] in self.named.team
            case v.CaptainIs(any_of):
                named = [people[one] in self.named.team for one in any_of]
                return any(named) if so else sum(named) < len(self.named.team)
            case v.Receptacles(low, most):
                return (low <= len(self.named.team) <= most) == so
            case v.OnProfile(any_of):
                return (self.named.profile.id in any_of) == so
            case v.Experienced():
                return not so
            case v.AzrakAt(at, low, high):
                return _within(low, high, self.named.level(agent) if at == "reader" else total, so)
            case v.MagickAt(_, low, high):
                return _within(low, high, self.named.magick(), so)
        raise AssertionError(f"no meaning for {type(when).__name__}")


def _within(low: int, high: int | None, most: int, so: bool) -> bool:
    """Whether an amount between 0 and `most` may lie within (or outside) these bounds."""
    top = most if high is None else high
    if so:
        return max(0, low) <= min(most, top)
    return low > 0 or top < most
