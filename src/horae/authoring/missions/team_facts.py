"""A mission as facts and rules for one team of receptacles: what it takes for each card, instruction and ending.

Left out on purpose, so that the rules can only allow too much: what things cost, the order in which they are done, and
that anything is ever lost. A condition that something is *not* so holds, unless it is of a kind that never goes back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from horae.authoring.missions.facts import Derived, Fact, Rules
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import (
    CARD_A,
    GREEN,
    GROUP,
    ITEM,
    M_PANORAMA,
    M_RED,
    M_YELLOW,
    MYSTERY,
    PANORAMA,
    WHITE,
    CompiledCard,
    CompiledTest,
)
from horae.games.timestories.compiler import Op
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import Position

Holds: TypeAlias = Callable[[Position], bool]
WIDEST = 80
"""Of a counter whose values are told apart one by one."""
GOING, READING, TRYING = 4, 2, 3
"""How much effort a visit, a card and a test are, for plans to be short."""
AT_A_PLACE = (p.ARRIVING, p.RECON, p.TELEPATHY, p.ACTIONS)


class TeamFacts:
    """The rules of one team, and the facts that a position of its begins with."""

    def __init__(self, pack: TimeStoriesPack, profile: str, team: Sequence[int]) -> None:
        self.pack = pack
        self.profile = pack.profile(profile)
        self.team = tuple(team)
        self.agents = range(len(team))
        self.rules = Rules()
        self.basic: list[tuple[int, Holds]] = []
        """The facts that a position shows, each with how."""
        self.dead: set[int] = set()
        """Rules that can never be used (see `begin`)."""
        self._known: dict[Any, int] = {}
        self.always = self._shown(("always",), lambda now: True)
        self.card_of = cards_of_operations(pack)
        self._groups = [number for number, card in enumerate(pack.cards) if card.conflict == GROUP]
        self._map()
        self._things()
        self._counters()
        for number, card in enumerate(pack.cards):
            self._card(number, card)
        self._mysteries()
        self._abilities()
        for pc, now in enumerate(pack.ops):
            for agent in self.agents:
                self._operation(pc, now, agent)
        self._countdowns()
        self._goals()
        self.endings = [self._fact("end", place) for place in range(len(pack.head.mission_return.outcomes))]

    # --- what a position shows, and what follows from it ---

    def given(self, state: Position) -> list[int]:
        """The facts that hold in a position, what its agents are in the middle of included."""
        found = [number for number, holds in self.basic if holds(state)]
        for agent in self.agents:
            found += [self.follows(frame.next, agent) for frame in state.stacks[agent]]
            if state.asks[agent] >= 0:
                found.append(self.follows(state.asks[agent], agent))
            pay = state.pays[agent]
            if pay is not None:
                found.append(self.follows(pay.unpaid, agent))
            for test in (state.tests[agent], state.suspended[agent]):
                if test is not None:
                    box = self.pack.cards[test.card].tests[test.box]
                    found += [self.follows(start, agent) for start in (box.failure, box.critical, box.success)]
        return found

    def derive(self, state: Position, noise: Callable[[], int] | None = None) -> Derived:
        return self.rules.derive(self.given(state), noise, self.dead)

    def derive_without(self, state: Position, card: int) -> Derived:
        """What follows as long as nobody follows that card."""
        reading = {self._reads(card, agent) for agent in self.agents}
        return self.rules.derive(self.given(state), skip=self.dead | self._using(reading))

    def begin(self, state: Position) -> None:
        """Look at the beginning for rules that can never be used, because of what must *not* have happened yet.

        Where something once done stays done, whoever needs it undone can only come by ways on which it never was: what
        else the rule needs must follow without it. What holds of the beginning holds ever after.
        """
        given = self.given(state)
        for number, fact in enumerate(list(self.rules.facts)):
            users = self.rules.of_part[number]
            blocked = self._undone_by(fact) if users else set()
            if blocked:
                without = self.rules.derive([one for one in given if one not in blocked], skip=self._using(blocked))
                self.dead.update(rule for rule in users if not all(without.holds(part) for part in self.rules.bodies[rule]))

    def _using(self, facts: set[int]) -> set[int]:
        return {rule for number in facts for rule in self.rules.of_part[number]}

    def _undone_by(self, fact: Fact) -> set[int]:
        """The facts after which this one is never so again."""
        kind = fact[0]
        numbers = self.rules.numbers
        if kind == "not-read":
            return {self._reads(fact[1], agent) for agent in self.agents}
        if kind == "not-visited" and fact[2] == 1:
            return {numbers[("go", fact[1])]}
        if kind in ("without-token", "without-item"):
            taking, leaving = (op.TOKEN, op.STOW_TOKEN) if kind == "without-token" else (op.TAKE, op.STOW_ITEM)
            if any(now.code == leaving and now.number == fact[1] for now in self.pack.ops):
                return set()
            if kind == "without-item" and self.pack.colours[fact[1]] != GREEN:
                return set()
            takes = [pc for pc, now in enumerate(self.pack.ops) if now.code == taking and now.number == fact[1]]
            if any(self.pack.ops[pc].who not in (op.READER, op.EVERYONE) for pc in takes):
                return set()  # whom it is meant for may be away, and then nobody has it
            return {self.follows(pc, agent) for pc in takes for agent in self.agents}
        return set()

    def follows(self, pc: int, agent: int) -> int:
        """That an agent follows this operation."""
        return self._fact("follow", pc, agent)

    # --- making facts and rules ---

    def _fact(self, *fact: Any) -> int:
        return self.rules.number(fact)

    def _shown(self, fact: tuple[Any, ...], holds: Holds) -> int:
        if fact in self.rules.numbers:
            return self.rules.numbers[fact]
        number = self.rules.number(fact)
        self.basic.append((number, holds))
        return number

    def _rule(self, head: int, *body: int, effort: int = 0) -> None:
        self.rules.add(head, body, effort)

    def _reads(self, card: int, agent: int) -> int:
        """That an agent follows a card from its beginning."""
        return self._fact("card", card, agent)

    def _never(self, when: Any) -> int:
        """A condition that cannot hold for this team, whatever happens."""
        return self._fact("never", msgspec.json.encode(when).decode())

    # --- the map ---

    def _map(self) -> None:
        somewhere = self._shown(("somewhere",), lambda now: now.location >= 0 and now.step in AT_A_PLACE)
        begun = self._shown(("begun",), lambda now: now.step >= p.PROLOGUE)
        self._rule(begun, *[self._anyone_finishes(card) for card in self.pack.prologue], self.always)
        for number, place in enumerate(self.pack.places):
            going, there = self._fact("go", number), self._at(number)
            ways = [self._open(number)] if place.deck == 1 else [self._open(number), self._deck_two()]
            self._rule(going, *ways, begun, effort=GOING)
            self._rule(going, self._moved(number))
            self._rule(somewhere, there)
            self._rule(self._fact("going"), going)
            for agent in self.agents:
                self._rule(self._reads(place.a, agent), going)
                self._rule(there, self._finishes(place.a, agent))  # card A comes first (TS-4.3)

    def _finishes(self, card: int, agent: int) -> int:
        """That an agent follows a card's text to its end."""
        end = self.pack.cards[card].start
        while self.pack.ops[end].code != op.RET:
            end += 1
        return self.follows(end, agent)

    def _anyone_finishes(self, card: int) -> int:
        made = self._fact("finished", card)
        for agent in self.agents:
            self._rule(made, self._finishes(card, agent))
        return made

    def _at(self, number: int) -> int:
        return self._shown(("at", number), lambda now: now.location == number and now.step in AT_A_PLACE)

    def _open(self, number: int) -> int:
        return self._shown(("open", number), lambda now: bool(now.opened >> number & 1))

    def _closed(self, number: int) -> int:
        return self._shown(("closed", number), lambda now: not now.opened >> number & 1)

    def _moved(self, number: int) -> int:
        return self._shown(("moved", number), lambda now: now.moving == number)

    def _deck_two(self) -> int:
        return self._shown(("deck-two",), lambda now: now.deck_two)

    def _visited(self, number: int, times: int) -> int:
        fact = self._shown(("visited", number, times), lambda now: now.visits[number] >= times)
        self._rule(fact, self._fact("go", number))
        return fact

    # --- items, tokens, counters ---

    def _things(self) -> None:
        for number in range(len(self.pack.items)):
            anyone = self._item(number)
            if self.pack.colours[number] != GREEN and self.pack.replacements[number] is None:
                continue
            for agent in self.agents:
                self._rule(anyone, self._has(number, agent))
                if self.pack.colours[number] == GREEN:
                    for other in self.agents:
                        self._rule(self._has(number, agent), self._has(number, other), effort=1)
        for token, pieces in enumerate(self.pack.names.copies):
            if self.pack.hexagonal[pieces[0]]:
                continue
            for agent in self.agents:
                self._rule(self._token(token), self._has_token(token, agent))
                for other in self.agents:
                    self._rule(self._has_token(token, agent), self._has_token(token, other), effort=1)

    def _item(self, number: int) -> int:
        left = (number, -1)
        return self._shown(("item", number), lambda now: 0 <= now.item_at[number] <= p.ON_TABLE or left in now.left_things)

    def _has(self, number: int, agent: int) -> int:
        left = (number, -1)
        return self._shown(("has", number, agent), lambda now: now.item_at[number] == agent or left in now.left_things)

    def _takable(self, number: int) -> int:
        comes_back = self.pack.replacements[number] is not None or self.pack.colours[number] not in (GREEN, WHITE)
        there = p.REMOVED if comes_back else p.ON_TABLE

        def holds(now: Position) -> bool:
            at = now.item_at[number]
            return at == p.IN_DECK or (comes_back and at != there)

        return self._shown(("takable", number), holds)

    def _token(self, token: int) -> int:
        pieces = self.pack.names.copies[token]
        left = (-1, token)
        return self._shown(
            ("token", token),
            lambda now: any(0 <= now.token_at[one] <= p.ON_TABLE for one in pieces) or left in now.left_things,
        )

    def _has_token(self, token: int, agent: int) -> int:
        pieces = self.pack.names.copies[token]
        left = (-1, token)
        return self._shown(
            ("has-token", token, agent),
            lambda now: any(now.token_at[one] == agent for one in pieces) or left in now.left_things,
        )

    def _copies(self, token: int, least: int) -> int:
        """That so many copies are not out of the game."""
        pieces = self.pack.names.copies[token]
        return self._shown(("copies", token, least), lambda now: sum(now.token_at[one] != p.REMOVED for one in pieces) >= least)

    def _counters(self) -> None:
        self._values: list[range] = []
        for number, counter in enumerate(self.pack.parts.counters):
            values = range(counter.least, counter.most + 1)
            self._values.append(values if len(values) <= WIDEST else range(0))
            for value in self._values[-1]:
                self._counter(number, value)

    def _counter(self, number: int, value: int) -> int:
        return self._shown(("counter", number, value), lambda now: now.counters[number] == value)

    def _counted(self, number: int) -> int:
        """That a counter too wide to tell its values apart was changed."""
        return self._fact("counted", number)

    # --- cards ---

    def _card(self, number: int, card: CompiledCard) -> None:
        for agent in self.agents:
            follows = self._reads(number, agent)
            self._rule(self.follows(card.start, agent), follows)
            if card.kind in (PANORAMA, ITEM, MYSTERY, CARD_A):
                self._rule(self._was_read(number), follows)
            if number in self.pack.prologue:
                self._rule(follows, self._shown(("beginning",), lambda now: now.step <= p.NAMING and not now.round))
            if card.kind == PANORAMA or (card.kind == CARD_A and number in self.pack.places[card.location].layout):
                self._rule(follows, self._laid(number), self._at(card.location), effort=READING)
            if card.conflict == GROUP:
                if not card.told:
                    self._rule(self._fight(number), follows, self._not_won(number))
                self._rule(self.follows(card.won, agent), self._fact("won", number))
        if card.conflict == GROUP and card.opponents:
            self._rule(self._fact("won", number), *[self._beaten(one) for one in card.opponents])
        for place, box in enumerate(card.tests):
            for agent in self.agents:
                self._box(number, card, place, box, agent)

    def _laid(self, card: int) -> int:
        location = self.pack.cards[card].location
        return self._shown(("laid", card), lambda now: card in now.layouts[location])

    def _not_gone(self, card: int) -> int:
        return self._shown(("not-gone", card), lambda now: not now.gone >> card & 1)

    def _was_read(self, card: int) -> int:
        return self._shown(("read", card), lambda now: bool(now.read >> card & 1))

    def _fight(self, card: int) -> int:
        return self._shown(
            ("fight", card), lambda now: now.fight == card or any(waiting == card for waiting, _ in now.fight_queue)
        )

    def _not_won(self, card: int) -> int:
        return self._shown(("not-won", card), lambda now: not now.won_fights >> card & 1)

    def _beaten(self, opponent: int) -> int:
        return self._shown(("beaten", opponent), lambda now: bool(now.beaten >> opponent & 1))

    def _not_beaten(self, opponent: int) -> int:
        return self._shown(("not-beaten", opponent), lambda now: not now.beaten >> opponent & 1)

    # --- tests ---

    def _box(self, number: int, card: CompiledCard, place: int, box: CompiledTest, agent: int) -> None:
        access = self._shown(
            ("before", number, agent),
            lambda now: number in (now.facing[agent], now.card_before(agent) if now.location >= 0 else -1),
        )
        self._rule(access, self._reads(number, agent))
        if card.conflict == GROUP:
            self._rule(access, self._fight(number))
        if card.kind == ITEM and self.pack.colours[card.number] in (GREEN, WHITE):
            self._rule(access, self._has(card.number, agent), self._fact("somewhere"))
        elif card.kind == CARD_A:
            self._rule(access, self._at(card.location))
        test = box.number
        needs = [access, self._condition(box.written, True, agent)]
        if box.once:
            needs.append(self._shown(("not-done", test), lambda now: not now.succeeded >> test & 1))
        if box.against >= 0:
            needs.append(self._not_beaten(box.against))
        offered = self._fact("test", number, place, agent)
        self._rule(offered, *needs)
        self._rule(self._fact("testing", agent), offered)
        own = self.pack.people[self.team[agent]].attributes[box.attribute]
        self._cells(box, offered, own, agent)
        for item, replacement in enumerate(self.pack.replacements):
            if replacement is not None:
                self._cells(box, offered, replacement.attributes[box.attribute], agent, self._has(item, agent))

    def _cells(self, box: CompiledTest, offered: int, attribute: int, agent: int, *needs: int) -> None:
        """Success comes with enough Azrak; failure and the exact critical need a value low enough before any is spent."""
        lowest = attribute + min(self.pack.head.destiny) + self._least_bonus()
        difficulty = box.difficulty(len(self.team))
        self._rule(self.follows(box.success, agent), offered, *needs, effort=TRYING)
        if lowest <= difficulty:
            self._rule(self.follows(box.critical, agent), offered, *needs, effort=TRYING)
        if lowest < difficulty:
            self._rule(self.follows(box.failure, agent), offered, *needs, effort=TRYING)

    def _least_bonus(self) -> int:
        return sum(min(0, now.amount) for now in self.pack.ops if now.code == op.BONUS)

    # --- mysteries, abilities, countdowns, goals ---

    def _mysteries(self) -> None:
        for number, card in enumerate(self.pack.mysteries):
            if self.pack.mystery_kinds[number] == M_PANORAMA:
                lies = self._shown(("mystery-laid", number), lambda now, card=card: any(card in one for one in now.layouts))  # type: ignore[misc]  # the loop's card, bound at once
                for agent in self.agents:
                    self._rule(self._reads(card, agent), lies, self._fact("somewhere"), effort=READING)

    def _in_pile(self, number: int) -> int:
        comes_back = self.pack.mystery_kinds[number] in (M_YELLOW, M_RED)
        return self._shown(("in-pile", number), lambda now: comes_back or number in now.mysteries)

    def _draws(self, number: int, agent: int, needs: int) -> None:
        card = self.pack.mysteries[number]
        self._rule(self._reads(card, agent), needs, self._in_pile(number))
        if self.pack.mystery_kinds[number] == M_PANORAMA:
            self._rule(self._fact("mystery-laid", number), needs, self._in_pile(number))

    def _abilities(self) -> None:
        for number, ability in enumerate(self.pack.abilities):
            unused = self._shown(("unused", number), lambda now, number=number: not now.used_mission >> number & 1)  # type: ignore[misc]  # the loop's number, bound at once
            for agent in self.agents:
                if ability.item >= 0:
                    own = [self._has(ability.item, agent)]
                elif number in self.pack.own_abilities[self.profile.id][self.team[agent]]:
                    own = []
                else:
                    continue
                if ability.azrak > self._level(agent) or ability.magick > self._magick():
                    continue
                uses = self._reads(ability.card, agent)
                if ability.supports:
                    for other in self.agents:
                        if other != agent:
                            self._rule(uses, unused, *own, self._fact("testing", other))
                else:
                    when = self._fact("testing", agent) if ability.in_test else self._fact("somewhere")
                    self._rule(uses, unused, *own, when)

    def _level(self, agent: int) -> int:
        return self.pack.people[self.team[agent]].azrak

    def _magick(self) -> int:
        return self.profile.magick[len(self.team)] if self.profile.magick is not None else 0

    def _countdowns(self) -> None:
        for number, one in enumerate(self.pack.countdowns):
            passes = self._fact("go", one.location) if one.location >= 0 else self._fact("going")
            for agent in self.agents:
                self._rule(self._reads(one.card, agent), self._running(number), passes)

    def _running(self, number: int) -> int:
        return self._shown(("running", number), lambda now: now.countdowns[number] != p.STOPPED)

    def _goals(self) -> None:
        for agent in self.agents:
            for goal in self.pack.people[self.team[agent]].goals:
                self._rule(self._fact("goal", goal.number), self._condition(goal.written, True, agent))

    # --- operations ---

    def _operation(self, pc: int, now: Op, agent: int) -> None:
        here, code = self.follows(pc, agent), now.code
        if code == op.RET:
            return
        if code == op.JUMP:
            self._rule(self.follows(now.to, agent), here)
        elif code == op.IF:
            self._rule(self.follows(pc + 1, agent), here, self._condition(now.written, True, agent))
            self._rule(self.follows(now.to, agent), here, self._condition(now.written, False, agent))
        elif code == op.MAY:
            self._rule(self.follows(pc + 1, agent), here)
            self._rule(self.follows(now.to, agent), here)
        elif code == op.SPEND:
            if self._can_pay(now, agent):
                self._rule(self.follows(pc + 1, agent), here)
            self._rule(self.follows(now.to, agent), here)
        elif code == op.CHOOSE:
            for way in now.ways:
                self._rule(self.follows(way.start, agent), here, self._condition(way.written, True, agent))
            self._rule(self.follows(now.to, agent), here, *[self._condition(way.written, False, agent) for way in now.ways])
        elif code == op.ANSWER:
            for start in (*[one.start for one in now.answers], now.wrong, now.to):
                self._rule(self.follows(start, agent), here)
        elif code == op.END:
            self._rule(self._fact("end", now.number), here)
        else:
            self._rule(self.follows(pc + 1, agent), here)
            self._effect(pc, now, here, agent)

    def _can_pay(self, now: Op, agent: int) -> bool:
        if not now.by_group:
            return now.azrak <= self._level(agent) and now.magick <= self._magick()
        return now.azrak <= sum(map(self._level, self.agents)) and now.magick <= self._magick() * len(self.team)

    def _effect(self, pc: int, now: Op, here: int, agent: int) -> None:
        code, number = now.code, now.number
        if code == op.TAKE:
            for taker in self._meant(now.who, agent):
                self._takes(number, taker, here)
        elif code == op.TOKEN:
            for taker in self._meant(now.who, agent):
                group = self.pack.hexagonal[self.pack.names.copies[number][0]]
                self._rule(self._token(number) if group else self._has_token(number, taker), here, self._copies(number, 1))
        elif code in (op.READ, op.RECALL):
            for reader in self._meant(now.who, agent):
                person = self.pack.people[self.team[reader]]
                card = person.recall if code == op.RECALL else person.interactions.get(number, -1)
                if card >= 0:
                    self._rule(self._reads(card, reader), here)
        elif code == op.TURN:
            unturned = self._shown(("unturned", number), lambda now: not now.turned >> number & 1)
            self._rule(self._reads(self.pack.sealed[number], agent), here, unturned)
        elif code == op.MYSTERY:
            for one in range(len(self.pack.mysteries)) if number < 0 else (number,):
                self._draws(one, agent, here)
        elif code == op.STOW_ITEM and now.where == p.IN_DECK:
            self._rule(self._takable(number), here, self._item(number))
        elif code == op.OPEN:
            self._rule(self._open(number), here)
        elif code in (op.CLOSE, op.COVER):
            self._rule(self._closed(number), here)
        elif code == op.OPEN_DECK:
            self._rule(self._deck_two(), here)
        elif code == op.MOVE:
            self._rule(self._moved(number), here)
        elif code == op.ADD:
            self._rule(self._laid(number), here, self._not_gone(number))
        elif code == op.REPLACE:
            self._rule(self._laid(now.by), here, self._laid(number), self._not_gone(now.by))
        elif code == op.COUNT:
            self._counts(number, now, here)
        elif code == op.START:
            self._rule(self._running(number), here)
        else:
            self._fights(pc, now, here)

    def _takes(self, number: int, taker: int, here: int) -> None:
        needs = (here, self._takable(number))
        self._rule(self._reads(self.pack.items[number], taker), *needs)
        if self.pack.colours[number] == GREEN or self.pack.replacements[number] is not None:
            self._rule(self._has(number, taker), *needs)
        elif self.pack.colours[number] == WHITE:
            self._rule(self._item(number), *needs)
        piece = self.pack.map_pieces[number]
        if piece is not None:
            for location in piece.opens:
                self._rule(self._open(location), *needs)
            for location in piece.covers:
                self._rule(self._closed(location), *needs)

    def _counts(self, number: int, now: Op, here: int) -> None:
        counter = self.pack.parts.counters[number]
        if not self._values[number]:
            self._rule(self._counted(number), here)
        for value in self._values[number]:
            after = max(counter.least, min(counter.most, now.amount if now.sets else value + now.amount))
            self._rule(self._counter(number, after), here, self._counter(number, value))

    def _fights(self, pc: int, now: Op, here: int) -> None:
        card = self.card_of.get(pc, -1)
        if now.code == op.CONFLICT and card in self._groups:
            self._rule(self._fight(card), here, self._not_won(card))
        elif now.code == op.END_CONFLICT:
            for group in self._groups:
                self._rule(self._fact("won", group), here, self._fight(group))
        elif now.code == op.DAMAGE:
            for group in [card] if card in self._groups else self._groups:
                opponents = self.pack.cards[group].opponents
                hit = [one for one in opponents if now.number in (-1, one)]
                for head in [self._beaten(one) for one in hit] if opponents else [self._fact("won", group)]:
                    self._rule(head, here, self._fight(group))

    def _meant(self, who: int, agent: int) -> list[int]:
        if who in (op.EVERYONE, op.THE_CAPTAIN):
            return list(self.agents)
        if who == op.OTHERS:
            return [one for one in self.agents if one != agent]
        if who >= op.RECEPTACLE:
            return [one for one in self.agents if self.team[one] == who - op.RECEPTACLE]
        return [agent]

    # --- conditions ---

    def _condition(self, when: v.Condition | None, so: bool, agent: int) -> int:
        """The fact that a condition can hold (or not) for this reader."""
        if when is None:
            return self.always if so else self._never({"kind": "always"})
        key = (when, so, agent)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._made(when, so, agent)
        return found

    def _made(self, when: v.Condition, so: bool, agent: int) -> int:
        match when:
            case v.NotSo(of):
                return self._condition(of, not so, agent)
            case v.AllOf(parts) | v.AnyOf(parts):
                found = [self._condition(part, so, agent) for part in parts]
                return (
                    self._all(when, so, agent, found) if isinstance(when, v.AllOf) == so else self._any(when, so, agent, found)
                )
            case v.HasItem(item, who):
                return self._asks_item(when, self.pack.names.items[item], who, so, agent)
            case v.HasToken():
                return self._asks_token(when, so, agent)
            case v.Visited(location, times):
                number = self.pack.names.locations[location]
                if so:
                    return self._visited(number, times)
                return self._shown(("not-visited", number, times), lambda now: now.visits[number] < times)
            case v.WasRead(card):
                index = self.pack.names.cards[card]
                if so:
                    return self._was_read(index)
                return self._shown(("not-read", index), lambda now: not now.read >> index & 1)
            case v.IsOpen(location):
                number = self.pack.names.locations[location]
                return self._open(number) if so else self._closed(number)
            case v.Beaten(opponent):
                number = self.pack.names.opponents[opponent]
                return self._beaten(number) if so else self._not_beaten(number)
            case v.RoundIs(low, most):
                return self._round(when, low, most, so, agent)
            case v.CounterAt():
                return self._asks_counter(when, so, agent)
        return self.always if self._may_be(when, so, agent) else self._never(when if so else v.NotSo(when))

    def _all(self, when: Any, so: bool, agent: int, parts: Sequence[int]) -> int:
        made = self._fact("all", when, so, agent)
        self._rule(made, *parts)
        return made

    def _any(self, when: Any, so: bool, agent: int, parts: Sequence[int]) -> int:
        made = self._fact("any", when, so, agent)
        for part in parts:
            self._rule(made, part)
        return made

    def _holders(self, who: str, agent: int) -> list[int]:
        if who == "reader":
            return [agent]
        if who == "others":
            return [one for one in self.agents if one != agent]
        wanted = self.pack.names.receptacles[who]
        return [one for one in self.agents if self.team[one] == wanted]

    def _asks_item(self, when: v.Condition, number: int, who: str, so: bool, agent: int) -> int:
        if not so:
            return self._without("item", number) if who == "anyone" else self.always  # who has it may change
        is_held = self.pack.colours[number] == GREEN or self.pack.replacements[number] is not None
        if not is_held and (self.pack.colours[number] != WHITE or who != "anyone"):
            return self._never(when)  # it is read and put away, or lies on the table for all
        if who == "anyone":
            return self._item(number)
        holders = self._holders(who, agent)
        return self._any(when, so, agent, [self._has(number, one) for one in holders]) if holders else self._never(when)

    def _without(self, kind: str, number: int) -> int:
        """That nobody has it: so it stays possible unless somebody has it and no card ever puts it back."""
        leaving = op.STOW_TOKEN if kind == "token" else op.STOW_ITEM
        goes = any(now.code == leaving and now.number == number for now in self.pack.ops)
        if kind == "token":
            pieces = self.pack.names.copies[number]
            return self._shown(
                ("without-token", number),
                lambda now: goes or not any(0 <= now.token_at[one] <= p.ON_TABLE for one in pieces),
            )
        goes = goes or self.pack.colours[number] != GREEN
        return self._shown(("without-item", number), lambda now: goes or not 0 <= now.item_at[number] <= p.ON_TABLE)

    def _asks_token(self, when: v.HasToken, so: bool, agent: int) -> int:
        token = self.pack.names.tokens[when.token]
        pieces = self.pack.names.copies[token]
        if not so:
            of_all = when.at_least == 1 and (when.who == "anyone" or self.pack.hexagonal[pieces[0]])
            return self._without("token", token) if of_all else self.always
        if when.at_least > len(pieces):
            return self._never(when)
        if when.who == "anyone" or self.pack.hexagonal[pieces[0]]:
            found = self._token(token)
        else:
            holders = self._holders(when.who, agent)
            if not holders:
                return self._never(when)
            found = self._any(when, so, agent, [self._has_token(token, one) for one in holders])
        if when.at_least == 1:
            return found
        return self._all(when, not so, agent, [found, self._copies(token, when.at_least)])

    def _asks_counter(self, when: v.CounterAt, so: bool, agent: int) -> int:
        number = self.pack.names.counters[when.counter]
        high = 999 if when.at_most is None else when.at_most
        least = when.at_least
        if self._values[number]:
            values = [value for value in self._values[number] if (least <= value <= high) == so]
            if not values:
                return self._never(when if so else v.NotSo(when))
            return self._any(when, so, agent, [self._counter(number, value) for value in values])
        now_so = self._shown(
            ("counter-within", number, least, high, so), lambda now: (least <= now.counters[number] <= high) == so
        )
        return self._any(when, so, agent, [now_so, self._counted(number)])

    def _round(self, when: v.Condition, low: int, most: int | None, so: bool, agent: int) -> int:
        high = 999 if most is None else most
        if so:
            return self._shown(("round-until", high), lambda now: now.round <= high)
        if most is not None:
            return self.always
        return self._shown(("round-before", low), lambda now: now.round < low)

    def _may_be(self, when: v.Condition, so: bool, agent: int) -> bool:
        """Conditions that a team, a profile or a level settles; where they change in play, both may be."""
        people = self.pack.names.receptacles
        total = self.pack.head.azrak
        match when:
            case v.IsReceptacle(any_of):
                return (self.team[agent] in [people[one] for one in any_of]) == so
            case v.InPlay(receptacle):
                return (people[receptacle] in self.team) == so
            case v.Present(receptacle):
                return not so or people[receptacle] in self.team
            case v.CaptainIs(any_of):
                named = [people[one] in self.team for one in any_of]
                return any(named) if so else sum(named) < len(self.team)
            case v.Receptacles(low, most):
                return (low <= len(self.team) <= most) == so
            case v.OnProfile(any_of):
                return (self.profile.id in any_of) == so
            case v.Experienced():
                return not so
            case v.AzrakAt(at, low, high):
                return _within(low, high, self._level(agent) if at == "reader" else total, so)
            case v.MagickAt(_, low, high):
                return _within(low, high, self._magick(), so)
        raise AssertionError(f"no meaning for {type(when).__name__}")


def _within(low: int, high: int | None, most: int, so: bool) -> bool:
    """Whether an amount between 0 and `most` may lie within (or outside) these bounds."""
    top = most if high is None else high
    if so:
        return max(0, low) <= min(most, top)
    return low > 0 or top < most


def cards_of_operations(pack: TimeStoriesPack) -> dict[int, int]:
    """The card that each operation stands on."""
    found: dict[int, int] = {}
    for number, card in enumerate(pack.cards):
        for start in starts_of(card):
            pc = start
            while pack.ops[pc].code != op.RET:
                found[pc] = number
                pc += 1
            found[pc] = number
    return found


def starts_of(card: CompiledCard) -> list[int]:
    """Where a card's parts start: its text, its tests' outcomes, what follows a conflict that was won."""
    starts = [card.start, *([card.won] if card.won >= 0 else [])]
    for box in card.tests:
        starts += [box.failure, box.critical, box.success]
    return list(dict.fromkeys(starts))
