"""What follows when an agent follows an operation: the next one, and what it brings about."""

from __future__ import annotations

from horae.authoring.missions.condition_facts import ConditionFacts
from horae.authoring.missions.named_facts import NamedFacts
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.compiled import GREEN, GROUP, M_PANORAMA, WHITE, CompiledCard
from horae.games.timestories.compiler import Op
from horae.games.timestories.pack import TimeStoriesPack


class OperationRules:
    def __init__(self, named: NamedFacts, conditions: ConditionFacts) -> None:
        self.named = named
        self.conditions = conditions
        self._card_of = cards_of_operations(named.pack)
        self._groups = [number for number, card in enumerate(named.pack.cards) if card.conflict == GROUP]

    def add(self, pc: int, now: Op, agent: int) -> None:
        here, code = self.named.follows(pc, agent), now.code
        if code == op.RET:
            return
        if code == op.JUMP:
            self.named.rule(self.named.follows(now.to, agent), here)
        elif code == op.IF:
            self.named.rule(self.named.follows(pc + 1, agent), here, self.conditions.fact(now.written, True, agent))
            self.named.rule(self.named.follows(now.to, agent), here, self.conditions.fact(now.written, False, agent))
        elif code == op.MAY:
            self.named.rule(self.named.follows(pc + 1, agent), here)
            self.named.rule(self.named.follows(now.to, agent), here)
        elif code == op.SPEND:
            if self._can_pay(now, agent):
                self.named.rule(self.named.follows(pc + 1, agent), here)
            self.named.rule(self.named.follows(now.to, agent), here)
        elif code == op.CHOOSE:
            for way in now.ways:
                self.named.rule(self.named.follows(way.start, agent), here, self.conditions.fact(way.written, True, agent))
            self.named.rule(
                self.named.follows(now.to, agent), here, *[self.conditions.fact(way.written, False, agent) for way in now.ways]
            )
        elif code == op.ANSWER:
            for start in (*[one.start for one in now.answers], now.wrong, now.to):
                self.named.rule(self.named.follows(start, agent), here)
        elif code == op.END:
            self.named.rule(self.named.fact("end", now.number), here)
        else:
            self.named.rule(self.named.follows(pc + 1, agent), here)
            self._effect(pc, now, here, agent)

    def _can_pay(self, now: Op, agent: int) -> bool:
        if not now.by_group:
            return now.azrak <= self.named.level(agent) and now.magick <= self.named.magick()
        return now.azrak <= sum(map(self.named.level, self.named.agents)) and now.magick <= self.named.magick() * len(
            self.named.team
        )

    def _effect(self, pc: int, now: Op, here: int, agent: int) -> None:
        code, number = now.code, now.number
        if code == op.TAKE:
            for taker in self._meant(now.who, agent):
                self._takes(number, taker, here)
        elif code == op.TOKEN:
            for taker in self._meant(now.who, agent):
                group = self.named.pack.hexagonal[self.named.pack.names.copies[number][0]]
                self.named.rule(
                    self.named.token(number) if group else self.named.has_token(number, taker),
                    here,
                    self.named.copies(number, 1),
                )
        elif code in (op.READ, op.RECALL):
            for reader in self._meant(now.who, agent):
                person = self.named.pack.people[self.named.team[reader]]
                card = person.recall if code == op.RECALL else person.interactions.get(number, -1)
                if card >= 0:
                    self.named.rule(self.named.reads(card, reader), here)
        elif code == op.TURN:
            unturned = self.named.shown(("unturned", number), lambda now: not now.turned >> number & 1)
            self.named.rule(self.named.reads(self.named.pack.sealed[number], agent), here, unturned)
        elif code == op.MYSTERY:
            for one in range(len(self.named.pack.mysteries)) if number < 0 else (number,):
                self._draws(one, agent, here)
        elif code == op.STOW_ITEM and now.where == p.IN_DECK:
            self.named.rule(self.named.takable(number), here, self.named.item(number))
        elif code == op.OPEN:
            self.named.rule(self.named.open(number), here)
        elif code in (op.CLOSE, op.COVER):
            self.named.rule(self.named.closed(number), here)
        elif code == op.OPEN_DECK:
            self.named.rule(self.named.deck_two(), here)
        elif code == op.MOVE:
            self.named.rule(self.named.moved(number), here)
        elif code == op.ADD:
            self.named.rule(self.named.laid(number), here, self.named.not_gone(number))
        elif code == op.REPLACE:
            self.named.rule(self.named.laid(now.by), here, self.named.laid(number), self.named.not_gone(now.by))
        elif code == op.COUNT:
            self._counts(number, now, here)
        elif code == op.START:
            self.named.rule(self.named.running(number), here)
        else:
            self._fights(pc, now, here)

    def _takes(self, number: int, taker: int, here: int) -> None:
        needs = (here, self.named.takable(number))
        self.named.rule(self.named.reads(self.named.pack.items[number], taker), *needs)
        if self.named.pack.colours[number] == GREEN or self.named.pack.replacements[number] is not None:
            self.named.rule(self.named.has(number, taker), *needs)
        elif self.named.pack.colours[number] == WHITE:
            self.named.rule(self.named.item(number), *needs)
        piece = self.named.pack.map_pieces[number]
        if piece is not None:
            for location in piece.opens:
                self.named.rule(self.named.open(location), *needs)
            for location in piece.covers:
                self.named.rule(self.named.closed(location), *needs)

    def _counts(self, number: int, now: Op, here: int) -> None:
        counter = self.named.pack.parts.counters[number]
        if not self.named.values[number]:
            self.named.rule(self.named.counted(number), here)
        for value in self.named.values[number]:
            after = max(counter.least, min(counter.most, now.amount if now.sets else value + now.amount))
            self.named.rule(self.named.counter(number, after), here, self.named.counter(number, value))

    def _fights(self, pc: int, now: Op, here: int) -> None:
        card = self._card_of.get(pc, -1)
        if now.code == op.CONFLICT and card in self._groups:
            self.named.rule(self.named.fight(card), here, self.named.not_won(card))
        elif now.code == op.END_CONFLICT:
            for group in self._groups:
                self.named.rule(self.named.fact("won", group), here, self.named.fight(group))
        elif now.code == op.DAMAGE:
            for group in [card] if card in self._groups else self._groups:
                opponents = self.named.pack.cards[group].opponents
                hit = [one for one in opponents if now.number in (-1, one)]
                for head in [self.named.beaten(one) for one in hit] if opponents else [self.named.fact("won", group)]:
                    self.named.rule(head, here, self.named.fight(group))

    def _meant(self, who: int, agent: int) -> list[int]:
        if who in (op.EVERYONE, op.THE_CAPTAIN):
            return list(self.named.agents)
        if who == op.OTHERS:
            return [one for one in self.named.agents if one != agent]
        if who >= op.RECEPTACLE:
            return [one for one in self.named.agents if self.named.team[one] == who - op.RECEPTACLE]
        return [agent]

    def _draws(self, number: int, agent: int, needs: int) -> None:
        card = self.named.pack.mysteries[number]
        self.named.rule(self.named.reads(card, agent), needs, self.named.in_pile(number))
        if self.named.pack.mystery_kinds[number] == M_PANORAMA:
            self.named.rule(self.named.mystery_laid(number), needs, self.named.in_pile(number))


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
