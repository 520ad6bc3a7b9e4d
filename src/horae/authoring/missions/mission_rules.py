"""The rules of a whole mission for one team: how places, things, cards, tests and what else there is are come by."""

from __future__ import annotations

from horae.authoring.missions.condition_facts import ConditionFacts
from horae.authoring.missions.named_facts import AT_A_PLACE, NamedFacts
from horae.authoring.missions.operation_rules import OperationRules
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.compiled import (
    CARD_A,
    GREEN,
    GROUP,
    ITEM,
    M_PANORAMA,
    MYSTERY,
    PANORAMA,
    WHITE,
    CompiledCard,
    CompiledTest,
)

GOING, READING, TRYING = 4, 2, 3
"""How much effort a visit, a card and a test are, for plans to be short."""


class MissionRules:
    def __init__(self, named: NamedFacts) -> None:
        self.named = named
        self.conditions = ConditionFacts(named)
        self.operations = OperationRules(named, self.conditions)
        self._least_bonus = sum(min(0, now.amount) for now in named.pack.ops if now.code == op.BONUS)

    def add_all(self) -> None:
        pack = self.named.pack
        self._map()
        self._things()
        self._counters()
        for number, card in enumerate(pack.cards):
            self._card(number, card)
        self._mysteries()
        self._abilities()
        for pc, now in enumerate(pack.ops):
            for agent in self.named.agents:
                self.operations.add(pc, now, agent)
        self._countdowns()
        self._goals()

    # --- the map and things ---

    def _map(self) -> None:
        somewhere = self.named.shown(("somewhere",), lambda now: now.location >= 0 and now.step in AT_A_PLACE)
        begun = self.named.shown(("begun",), lambda now: now.step >= p.PROLOGUE)
        self.named.rule(begun, *[self._anyone_finishes(card) for card in self.named.pack.prologue], self.named.always)
        for number, place in enumerate(self.named.pack.places):
            going, there = self.named.fact("go", number), self.named.at(number)
            ways = [self.named.open(number)] if place.deck == 1 else [self.named.open(number), self.named.deck_two()]
            self.named.rule(going, *ways, begun, effort=GOING)
            self.named.rule(going, self.named.moved(number))
            self.named.rule(somewhere, there)
            self.named.rule(self.named.fact("going"), going)
            for agent in self.named.agents:
                self.named.rule(self.named.reads(place.a, agent), going)
                self.named.rule(there, self.named.finishes(place.a, agent))  # card A comes first (TS-4.3)

    def _anyone_finishes(self, card: int) -> int:
        made = self.named.fact("finished", card)
        for agent in self.named.agents:
            self.named.rule(made, self.named.finishes(card, agent))
        return made

    def _things(self) -> None:
        for number in range(len(self.named.pack.items)):
            anyone = self.named.item(number)
            if self.named.pack.colours[number] != GREEN and self.named.pack.replacements[number] is None:
                continue
            for agent in self.named.agents:
                self.named.rule(anyone, self.named.has(number, agent))
                if self.named.pack.colours[number] == GREEN:
                    for other in self.named.agents:
                        self.named.rule(self.named.has(number, agent), self.named.has(number, other), effort=1)
        for token, pieces in enumerate(self.named.pack.names.copies):
            if self.named.pack.hexagonal[pieces[0]]:
                continue
            for agent in self.named.agents:
                self.named.rule(self.named.token(token), self.named.has_token(token, agent))
                for other in self.named.agents:
                    self.named.rule(self.named.has_token(token, agent), self.named.has_token(token, other), effort=1)

    def _counters(self) -> None:
        for number, values in enumerate(self.named.values):
            for value in values:
                self.named.counter(number, value)

    # --- cards and their tests ---

    def _card(self, number: int, card: CompiledCard) -> None:
        for agent in self.named.agents:
            follows = self.named.reads(number, agent)
            self.named.rule(self.named.follows(card.start, agent), follows)
            if card.kind in (PANORAMA, ITEM, MYSTERY, CARD_A):
                self.named.rule(self.named.was_read(number), follows)
            if number in self.named.pack.prologue:
                self.named.rule(follows, self.named.shown(("beginning",), lambda now: now.step <= p.NAMING and not now.round))
            if card.kind == PANORAMA or (card.kind == CARD_A and number in self.named.pack.places[card.location].layout):
                self.named.rule(follows, self.named.laid(number), self.named.at(card.location), effort=READING)
            if card.conflict == GROUP:
                if not card.told:
                    self.named.rule(self.named.fight(number), follows, self.named.not_won(number))
                self.named.rule(self.named.follows(card.won, agent), self.named.fact("won", number))
        if card.conflict == GROUP and card.opponents:
            self.named.rule(self.named.fact("won", number), *[self.named.beaten(one) for one in card.opponents])
        for place, passage in enumerate(card.passages):
            for agent in self.named.agents:
                read = self.named.fact("passage", number, place, agent)
                self.named.rule(read, self.named.reads(number, agent), self.conditions.fact(passage.written, True, agent))
        for place, box in enumerate(card.tests):
            for agent in self.named.agents:
                self._box(number, card, place, box, agent)

    def _box(self, number: int, card: CompiledCard, place: int, box: CompiledTest, agent: int) -> None:
        access = self.named.shown(
            ("before", number, agent),
            lambda now: number in (now.facing[agent], now.card_before(agent) if now.location >= 0 else -1),
        )
        self.named.rule(access, self.named.reads(number, agent))
        if card.conflict == GROUP:
            self.named.rule(access, self.named.fight(number))
        if card.kind == ITEM and self.named.pack.colours[card.number] in (GREEN, WHITE):
            self.named.rule(access, self.named.has(card.number, agent), self.named.fact("somewhere"))
        elif card.kind == CARD_A:
            self.named.rule(access, self.named.at(card.location))
        test = box.number
        needs = [access, self.conditions.fact(box.written, True, agent)]
        if box.once:
            needs.append(self.named.shown(("not-done", test), lambda now: not now.succeeded >> test & 1))
        if box.against >= 0:
            needs.append(self.named.not_beaten(box.against))
        offered = self.named.fact("test", number, place, agent)
        self.named.rule(offered, *needs)
        self.named.rule(self.named.fact("testing", agent), offered)
        own = self.named.pack.people[self.named.team[agent]].attributes[box.attribute]
        self._cells(box, offered, own, agent)
        for item, replacement in enumerate(self.named.pack.replacements):
            if replacement is not None:
                self._cells(box, offered, replacement.attributes[box.attribute], agent, self.named.has(item, agent))

    def _cells(self, box: CompiledTest, offered: int, attribute: int, agent: int, *needs: int) -> None:
        """Success comes with enough Azrak; failure and the exact critical need a value low enough before any is spent."""
        lowest = attribute + min(self.named.pack.head.destiny) + self._least_bonus
        difficulty = box.difficulty(len(self.named.team))
        self.named.rule(self.named.follows(box.success, agent), offered, *needs, effort=TRYING)
        if lowest <= difficulty:
            self.named.rule(self.named.follows(box.critical, agent), offered, *needs, effort=TRYING)
        if lowest < difficulty:
            self.named.rule(self.named.follows(box.failure, agent), offered, *needs, effort=TRYING)

    # --- mysteries, abilities, countdowns, goals ---

    def _mysteries(self) -> None:
        for number, card in enumerate(self.named.pack.mysteries):
            if self.named.pack.mystery_kinds[number] == M_PANORAMA:
                lies = self.named.mystery_laid(number)
                for agent in self.named.agents:
                    self.named.rule(self.named.reads(card, agent), lies, self.named.fact("somewhere"), effort=READING)

    def _abilities(self) -> None:
        for number, ability in enumerate(self.named.pack.abilities):
            unused = self.named.unused(number)
            for agent in self.named.agents:
                if ability.item >= 0:
                    own = [self.named.has(ability.item, agent)]
                elif number in self.named.pack.own_abilities[self.named.profile.id][self.named.team[agent]]:
                    own = []
                else:
                    continue
                if ability.azrak > self.named.level(agent) or ability.magick > self.named.magick():
                    continue
                uses = self.named.reads(ability.card, agent)
                if ability.supports:
                    for other in self.named.agents:
                        if other != agent:
                            self.named.rule(uses, unused, *own, self.named.fact("testing", other))
                else:
                    when = self.named.fact("testing", agent) if ability.in_test else self.named.fact("somewhere")
                    self.named.rule(uses, unused, *own, when)

    def _countdowns(self) -> None:
        for number, one in enumerate(self.named.pack.countdowns):
            passes = self.named.fact("go", one.location) if one.location >= 0 else self.named.fact("going")
            for agent in self.named.agents:
                self.named.rule(self.named.reads(one.card, agent), self.named.running(number), passes)

    def _goals(self) -> None:
        for agent in self.named.agents:
            for goal in self.named.pack.people[self.named.team[agent]].goals:
                self.named.rule(self.named.fact("goal", goal.number), self.conditions.fact(goal.written, True, agent))
