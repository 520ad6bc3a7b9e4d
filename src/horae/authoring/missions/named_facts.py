"""The facts about one team of receptacles, by name: each with how a position shows it, where one does.

Facts only grow (see `facts`), so some hold for longer than what they are called after: an item once had stays had.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from horae.authoring.missions.facts import Rules
from horae.authoring.missions.in_short import in_short
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.compiled import GREEN, M_RED, M_YELLOW, WHITE
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position

Holds: TypeAlias = Callable[[Position], bool]
WIDEST = 80
"""Of a counter whose values are told apart one by one."""
AT_A_PLACE = (p.ARRIVING, p.RECON, p.TELEPATHY, p.ACTIONS)


class NamedFacts:
    """A team, and the facts about it."""

    def __init__(self, pack: TimeStoriesPack, profile: str, team: Sequence[int]) -> None:
        self.pack = pack
        self.profile = pack.profile(profile)
        self.team = tuple(team)
        self.agents = range(len(team))
        self.rules = Rules()
        self.basic: list[tuple[int, Holds]] = []
        """The facts that a position shows, each with how."""
        self.always = self.shown(("always",), lambda now: True)
        self.values = [_values(counter.least, counter.most) for counter in pack.parts.counters]
        """The values of each counter; none of one that is too wide."""

    def fact(self, *fact: Any) -> int:
        return self.rules.number(fact)

    def shown(self, fact: tuple[Any, ...], holds: Holds) -> int:
        if fact in self.rules.numbers:
            return self.rules.numbers[fact]
        number = self.rules.number(fact)
        self.basic.append((number, holds))
        return number

    def rule(self, head: int, *body: int, effort: int = 0) -> None:
        self.rules.add(head, body, effort)

    def never(self, when: Any) -> int:
        """A condition that cannot hold for this team, whatever happens."""
        return self.fact("never", in_short(when))

    # --- the team ---

    def level(self, agent: int) -> int:
        return self.pack.people[self.team[agent]].azrak

    def magick(self) -> int:
        return self.profile.magick[len(self.team)] if self.profile.magick is not None else 0

    # --- what an agent follows ---

    def follows(self, pc: int, agent: int) -> int:
        """That an agent follows this operation."""
        return self.fact("follow", pc, agent)

    def reads(self, card: int, agent: int) -> int:
        """That an agent follows a card from its beginning."""
        return self.fact("card", card, agent)

    def finishes(self, card: int, agent: int) -> int:
        """That an agent follows a card's text to its end."""
        end = self.pack.cards[card].start
        while self.pack.ops[end].code != op.RET:
            end += 1
        return self.follows(end, agent)

    # --- the map ---

    def at(self, number: int) -> int:
        return self.shown(("at", number), lambda now: now.location == number and now.step in AT_A_PLACE)

    def open(self, number: int) -> int:
        return self.shown(("open", number), lambda now: bool(now.opened >> number & 1))

    def closed(self, number: int) -> int:
        return self.shown(("closed", number), lambda now: not now.opened >> number & 1)

    def moved(self, number: int) -> int:
        return self.shown(("moved", number), lambda now: now.moving == number)

    def deck_two(self) -> int:
        return self.shown(("deck-two",), lambda now: now.deck_two)

    def visited(self, number: int, times: int) -> int:
        fact = self.shown(("visited", number, times), lambda now: now.visits[number] >= times)
        self.rule(fact, self.fact("go", number))
        return fact

    # --- items, tokens, counters ---

    def item(self, number: int) -> int:
        left = (number, -1)
        return self.shown(("item", number), lambda now: 0 <= now.item_at[number] <= p.ON_TABLE or left in now.left_things)

    def has(self, number: int, agent: int) -> int:
        left = (number, -1)
        return self.shown(("has", number, agent), lambda now: now.item_at[number] == agent or left in now.left_things)

    def takable(self, number: int) -> int:
        comes_back = self.pack.replacements[number] is not None or self.pack.colours[number] not in (GREEN, WHITE)
        there = p.REMOVED if comes_back else p.ON_TABLE

        def holds(now: Position) -> bool:
            at = now.item_at[number]
            return at == p.IN_DECK or (comes_back and at != there)

        return self.shown(("takable", number), holds)

    def token(self, token: int) -> int:
        pieces = self.pack.names.copies[token]
        left = (-1, token)
        return self.shown(
            ("token", token),
            lambda now: any(0 <= now.token_at[one] <= p.ON_TABLE for one in pieces) or left in now.left_things,
        )

    def has_token(self, token: int, agent: int) -> int:
        pieces = self.pack.names.copies[token]
        left = (-1, token)
        return self.shown(
            ("has-token", token, agent),
            lambda now: any(now.token_at[one] == agent for one in pieces) or left in now.left_things,
        )

    def copies(self, token: int, least: int) -> int:
        """That so many copies are not out of the game."""
        pieces = self.pack.names.copies[token]
        return self.shown(("copies", token, least), lambda now: sum(now.token_at[one] != p.REMOVED for one in pieces) >= least)

    def without(self, kind: str, number: int) -> int:
        """That nobody has it: so it stays possible unless somebody has it and no card ever puts it back."""
        leaving = op.STOW_TOKEN if kind == "token" else op.STOW_ITEM
        goes = any(now.code == leaving and now.number == number for now in self.pack.ops)
        if kind == "token":
            pieces = self.pack.names.copies[number]
            return self.shown(
                ("without-token", number),
                lambda now: goes or not any(0 <= now.token_at[one] <= p.ON_TABLE for one in pieces),
            )
        goes = goes or self.pack.colours[number] != GREEN
        return self.shown(("without-item", number), lambda now: goes or not 0 <= now.item_at[number] <= p.ON_TABLE)

    def counter(self, number: int, value: int) -> int:
        return self.shown(("counter", number, value), lambda now: now.counters[number] == value)

    def counted(self, number: int) -> int:
        """That a counter too wide to tell its values apart was changed."""
        return self.fact("counted", number)

    # --- cards, conflicts, mysteries, countdowns ---

    def laid(self, card: int) -> int:
        location = self.pack.cards[card].location
        return self.shown(("laid", card), lambda now: card in now.layouts[location])

    def not_gone(self, card: int) -> int:
        return self.shown(("not-gone", card), lambda now: not now.gone >> card & 1)

    def was_read(self, card: int) -> int:
        return self.shown(("read", card), lambda now: bool(now.read >> card & 1))

    def fight(self, card: int) -> int:
        return self.shown(
            ("fight", card), lambda now: now.fight == card or any(waiting == card for waiting, _ in now.fight_queue)
        )

    def not_won(self, card: int) -> int:
        return self.shown(("not-won", card), lambda now: not now.won_fights >> card & 1)

    def beaten(self, opponent: int) -> int:
        return self.shown(("beaten", opponent), lambda now: bool(now.beaten >> opponent & 1))

    def not_beaten(self, opponent: int) -> int:
        return self.shown(("not-beaten", opponent), lambda now: not now.beaten >> opponent & 1)

    def in_pile(self, number: int) -> int:
        comes_back = self.pack.mystery_kinds[number] in (M_YELLOW, M_RED)
        return self.shown(("in-pile", number), lambda now: comes_back or number in now.mysteries)

    def mystery_laid(self, number: int) -> int:
        card = self.pack.mysteries[number]
        return self.shown(("mystery-laid", number), lambda now: any(card in one for one in now.layouts))

    def unused(self, ability: int) -> int:
        return self.shown(("unused", ability), lambda now: not now.used_mission >> ability & 1)

    def running(self, number: int) -> int:
        return self.shown(("running", number), lambda now: now.countdowns[number] != p.STOPPED)


def _values(least: int, most: int) -> range:
    values = range(least, most + 1)
    return values if len(values) <= WIDEST else range(0)
