"""Following instructions: what each word of the vocabulary does to the table, one operation after another.

An agent's instructions run until they end or wait for somebody: an answer, a payment, a broken link.
"""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories import pack as p
from horae.games.timestories import program as op
from horae.games.timestories import table as t
from horae.games.timestories.azrak import AzrakTable
from horae.games.timestories.program import ON_TABLE, OPEN_NOW, REMOVED, Op

MOST_CARDS_OPEN = 30
"""Deeper than any chain of readings; a mission that reads in circles stops here instead of hanging."""


class Running(AzrakTable):
    __slots__ = ()

    # --- reading a card ---

    def _open_card(self, agent: int, card: int) -> None:
        """Put a card's instructions before what the agent was following."""
        if len(self.stacks[agent]) > MOST_CARDS_OPEN:
            return
        self.stacks[agent] += ((self.pack.cards[card].start, card, t.READING),)

    def _show_card(self, agent: int, number: int, tell: Tell | None) -> None:
        """Somebody reads a card: alone, or aloud (TS-11.1)."""
        card = self.pack.cards[number]
        if card.kind in (p.PANORAMA, p.ITEM, p.MYSTERY, p.CARD_A):
            self.read |= 1 << number
        if card.kind != p.PANORAMA and number != self.card_before(agent):
            self.last_read[agent] += (number,)
        if tell:
            secret = self.is_secret(card)
            tell(ev.CardRead(agent, card.id, self.text_for(card, agent)), only=self.owner(agent) if secret else None)

    def _run(self, agent: int, tell: Tell | None) -> None:
        """Follow the agent's instructions until they end or have to wait."""
        ops = self.pack.ops
        while self.outcome is None:
            stack = self.stacks[agent]
            if not stack or self.links[agent] or self.pays[agent] or self.asks[agent] >= 0:
                return
            pc, card, kind = stack[-1]
            now = ops[pc]
            code = now[0]
            if code == op.RET:
                self.stacks[agent] = stack[:-1]
                self._close_card(agent, card, kind, tell)
                continue
            if code == op.JUMP:
                following = now[1]
            elif code == op.IF:
                following = pc + 1 if now[1](self, agent) else now[2]
            else:
                following = pc + 1
            self.stacks[agent] = (*stack[:-1], (following, card, kind))
            if code not in (op.JUMP, op.IF):
                self._do(agent, card, pc, now, tell)

    def _close_card(self, agent: int, number: int, kind: int, tell: Tell | None) -> None:
        """The last instruction of a card (or of a test's outcome) has been followed."""
        if kind == t.OUTCOME:
            self._after_outcome(agent, tell)
            return
        if kind != t.READING:
            return
        card = self.pack.cards[number]
        if card.kind == p.ITEM:
            if self.item_at[card.number] == OPEN_NOW:  # TS-10.2: stowed once resolved
                self._put(True, card.number, -1, tell)
        elif card.kind == p.MYSTERY and self.pack.mystery_kinds[card.number] in (p.M_YELLOW, p.M_RED):
            self.mysteries = (card.number, *self.mysteries)
            self.under += 1
            if tell:  # all see it go under the pile
                tell(ev.ThingStowed(card.id))
        if card.conflict and not card.told and (card.conflict == p.GROUP or not self.doomed >> agent & 1):
            self._start_conflict(agent, number, tell)  # a group's also when its reader is on the way out (TS-9.5)

    def _start_conflict(self, agent: int, number: int, tell: Tell | None) -> None:
        if self.pack.cards[number].conflict == p.GROUP:
            self._queue_fight(number, agent, tell)
        elif self.card_before(agent) == number and not self.personal >> agent & 1:
            self.personal |= 1 << agent  # TS-8.1
            if tell:
                tell(ev.PersonalConflictBegan(agent))

    # --- one instruction ---

    def _do(self, agent: int, card: int, pc: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code in _ASKING:
            self._ask(agent, pc, now, tell)
        elif code in _ON_POOLS:
            self._do_pools(agent, now, tell)
        elif code in _ON_THINGS:
            self._do_things(agent, now, tell)
        elif code in _ON_MAP:
            self._do_map(agent, now, tell)
        elif code in (op.READ, op.RECALL):
            person = self.pack.people[self.who[agent]]
            found = person.recall if code == op.RECALL else person.interactions.get(now[1], -1)
            self._read_nested(agent, found, tell)
        elif code == op.MYSTERY:
            self._draw_mystery(agent, tell)
        elif code == op.CONFLICT:
            self._start_conflict(agent, card, tell)
        elif code == op.TURN:
            self._turn(agent, now[1], tell)
        elif code == op.END:
            self._finish(now[1], "", tell)
        else:
            self._do_rest(agent, now, tell)

    def _do_pools(self, agent: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code == op.GAIN:
            _, azrak, magick, from_return, who = now
            for one in self._meant(who, agent):
                self._gain(one, azrak, from_return, tell)
                if magick:
                    self._change_magick(one, magick, tell)
        elif code == op.LOSE:
            _, azrak, magick, who = now
            for one in self._meant(who, agent):
                if magick:
                    self._change_magick(one, -magick, tell)
                self._pay(one, azrak, tell)
        elif code == op.EJECT or code == op.REGAIN:
            for one in self._meant(now[1], agent) if code == op.EJECT else [agent]:
                self.doomed |= 1 << one
                if tell:
                    tell(ev.ReceptacleRegained(one) if code == op.REGAIN else ev.AgentLeaving(one))

    def _do_things(self, agent: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code == op.TAKE:
            self._take_item(agent, now[1], tell)
        elif code == op.TOKEN:
            number = now[1]
            if self.token_at[number] == -1:
                group = self.pack.hexagonal[number]
                self.token_at[number] = ON_TABLE if group else agent  # TS-10.6
                if tell:
                    tell(ev.TokenTaken(agent, self.pack.parts.tokens[number].id, group))
        else:
            is_item = code == op.STOW_ITEM
            where = self.item_at[now[1]] if is_item else self.token_at[now[1]]
            if where != REMOVED and where != now[2]:
                self._put(is_item, now[1], now[2], tell)

    def _put(self, is_item: bool, number: int, where: int, tell: Tell | None) -> None:
        """Stow or remove an item or a token (TS-10.8)."""
        if is_item:
            self.item_at[number] = where
            thing = self.pack.cards[self.pack.items[number]].id
            for agent in range(self.n):
                if self.replaced[agent] == number:
                    self.replaced[agent] = -1
        else:
            self.token_at[number] = where
            thing = f"token-{self.pack.parts.tokens[number].id}"
        if tell:
            tell(ev.ThingStowed(thing) if where == -1 else ev.ThingRemoved(thing))

    def _take_item(self, agent: int, number: int, tell: Tell | None) -> None:
        if self.item_at[number] != -1:  # TS-10.1, TS-R14
            return
        colour = self.pack.colours[number]
        card = self.pack.items[number]
        if tell:
            tell(ev.ItemTaken(agent, self.pack.parts.items[number].number, p.COLOURS[colour]))
        if colour == p.GREEN:
            self.item_at[number] = agent
        elif colour == p.WHITE:
            self._lay_white(agent, number, tell)
        else:
            self.item_at[number] = OPEN_NOW
        self._show_card(agent, card, tell)
        self._open_card(agent, card)

    def _lay_white(self, agent: int, number: int, tell: Tell | None) -> None:
        """TS-10.2 to 10.4: a map piece, a replacement, or something that changes the game."""
        self.item_at[number] = ON_TABLE
        piece = self.pack.map_pieces[number]
        if piece is not None:
            for location in piece[1]:
                self._cover(location, tell)
            for location in piece[0]:
                self._set_open(location, True, tell)
        replacement = self.pack.replacements[number]
        if replacement is not None:
            older = self.replaced[agent]
            if older >= 0:
                self._put(True, older, -1, tell)  # TS-R14
            self.item_at[number] = agent
            self.replaced[agent] = number
            if tell:
                tell(ev.AttributesReplaced(agent, self.pack.parts.items[number].number, replacement.attributes))

    # --- map and panorama ---

    def _do_map(self, agent: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code == op.REPLACE:
            self._replace_card(now[1], now[2], tell)
        elif code == op.COVER:
            self._cover(now[1], tell)
        elif code == op.OPEN_DECK:
            if not self.deck_two:
                self.deck_two = True
                if tell:
                    tell(ev.DeckOpened(agent))
        else:
            self._set_open(now[1], code == op.OPEN, tell)

    def _set_open(self, location: int, is_open: bool, tell: Tell | None) -> None:
        bit = 1 << location
        if bool(self.opened & bit) == is_open:
            return
        self.opened ^= bit
        if tell:
            place = self.pack.places[location]
            tell(ev.MapChanged(place.id, place.name, "opened" if is_open else "closed"))

    def _cover(self, location: int, tell: Tell | None) -> None:
        bit = 1 << location
        azrak = 1 if self.map_azrak & bit else 0
        if not azrak and not self.opened & bit:
            return
        self.map_azrak &= ~bit
        self.vortex += azrak
        self.opened &= ~bit
        if tell:
            place = self.pack.places[location]
            tell(ev.MapChanged(place.id, place.name, "covered", azrak))

    def _replace_card(self, old: int, new: int, tell: Tell | None) -> None:
        """Another card takes a place in its location's panorama; who holds the old one gives it up."""
        location = self.pack.cards[old].location
        layout = self.layouts[location]
        if old not in layout or new in layout:
            return
        slot = layout.index(old)
        self.layouts[location] = (*layout[:slot], new, *layout[slot + 1 :])
        if location == self.location:
            for agent in range(self.n):
                if self.holds[agent] == slot:
                    self.holds[agent] = -1
                    self.personal &= ~(1 << agent)
        if tell:
            tell(ev.PanoramaChanged(self.pack.places[location].id, slot))

    def _draw_mystery(self, agent: int, tell: Tell | None) -> None:
        """TS-10.5, TS-R8."""
        if not self.mysteries:
            return
        number = self.mysteries[-1]
        kind = self.pack.mystery_kinds[number]
        if kind == p.M_PANORAMA and self.location < 0:
            return
        self.mysteries = self.mysteries[:-1]
        self.under = min(self.under, len(self.mysteries))
        card = self.pack.mysteries[number]
        if tell:
            shown = self.pack.parts.mysteries[number].number
            tell(ev.MysteryDrawn(agent, shown, p.MYSTERY_KINDS[kind], len(self.mysteries)))
        if kind == p.M_BOX:
            self.box += (number,)
        elif kind == p.M_PANORAMA and not self._lay_mystery(agent, card, tell):
            return
        self._show_card(agent, card, tell)
        self._open_card(agent, card)

    def _lay_mystery(self, agent: int, card: int, tell: Tell | None) -> bool:
        """A panorama mystery takes the place of the card before its drawer; True if it is read now."""
        layout = self.layouts[self.location]
        slot = self.holds[agent]
        if slot >= 0:
            self.layouts[self.location] = (*layout[:slot], card, *layout[slot + 1 :])
            self.personal &= ~(1 << agent)
        else:
            slot = len(layout)
            self.layouts[self.location] = (*layout, card)
            if self.step == t.ACTIONS:
                self.holds[agent] = slot
        if tell:
            tell(ev.PanoramaChanged(self.pack.places[self.location].id, slot))
        return self.step == t.ACTIONS

    # --- the rest ---

    def _read_nested(self, agent: int, card: int, tell: Tell | None) -> None:
        """Read a personal card; one without that number, and one that is open already, is passed over."""
        stack = self.stacks[agent]
        if card < 0 or len(stack) > MOST_CARDS_OPEN or any(frame[1] == card for frame in stack):
            return
        self._show_card(agent, card, tell)
        self._open_card(agent, card)

    def _turn(self, agent: int, number: int, tell: Tell | None) -> None:
        if self.turned >> number & 1:
            return
        self.turned |= 1 << number
        card = self.pack.sealed[number]
        if tell:
            tell(ev.SealedTurned(agent, self.pack.cards[card].id, self.pack.cards[card].text))
        self._open_card(agent, card)

    def _do_rest(self, agent: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code == op.RESHUFFLE:
            self._shuffle_destiny(tell)
        elif code == op.DAMAGE:
            if self.fight >= 0 and not self.fight_over:
                life = self.pack.cards[self.fight].life
                self.damage += now[1]
                if tell:
                    tell(ev.DamageDealt(agent, now[1], self.damage, life))
                self.fight_over = self.damage >= life  # TS-8.4: at once
        elif code == op.END_CONFLICT:
            self.fight_over = self.fight >= 0
        elif code == op.GO_ON:
            self.going_on |= 1 << agent
        elif code == op.BONUS:
            going = self.tests[agent]
            if going is not None:
                card, which, phase, value, spent, done = going
                self.tests[agent] = (card, which, phase, value + now[1], spent, done)
                if tell:
                    tell(ev.Boosted(agent, going[3] + now[1]))
        elif code == op.FREE_UPDATE:
            self.free_updates += now[1]
            if tell:
                tell(ev.FreeUpdateGained(agent, self.free_updates))

    def _shuffle_destiny(self, tell: Tell | None) -> None:
        """TS-7.4."""
        pile = [*self.destiny, *self.discards]
        self.rng.shuffle(pile)
        self.destiny, self.discards = tuple(pile), ()
        if tell:
            tell(ev.DestinyShuffled(len(pile)))

    # --- questions ---

    def _ask(self, agent: int, pc: int, now: Op, tell: Tell | None) -> None:
        code = now[0]
        if code == op.SPEND:
            self._spend(agent, now, tell)
            return
        if code == op.CHOOSE and not self.ways(agent, pc):
            self._jump(agent, now[3])
            return
        self.asks[agent] = pc
        if tell:
            labels = () if code == op.MAY else tuple(now[2][way][0] for way in self.ways(agent, pc))
            tell(ev.DecisionPending(agent))
            tell(ev.QuestionAsked(agent, now[1], labels), only=self.owner(agent))

    def ways(self, agent: int, pc: int) -> list[int]:
        """The answers open to a question: for a "may" no (0) and yes (1), else the options that hold."""
        now = self.pack.ops[pc]
        if now[0] == op.MAY:
            return [0, 1]
        return [place for place, (_, _, when) in enumerate(now[2]) if when is None or when(self, agent)]

    def _answer(self, agent: int, option: int, tell: Tell | None) -> None:
        pc, self.asks[agent] = self.asks[agent], -1
        now = self.pack.ops[pc]
        if now[0] == op.CHOOSE:
            self._jump(agent, now[2][option][1])
        elif not option:
            self._jump(agent, now[2])
        self._run(agent, tell)

    def _jump(self, agent: int, pc: int) -> None:
        stack = self.stacks[agent]
        _, card, kind = stack[-1]
        self.stacks[agent] = (*stack[:-1], (pc, card, kind))

    def _spend(self, agent: int, now: Op, tell: Tell | None) -> None:
        _, azrak, magick, by_group, otherwise = now
        if by_group:
            need, of_magick = (magick, True) if magick else (azrak, False)
            if self._group_has(agent, of_magick) < need:
                self._jump(agent, otherwise)
                return
            self.pays[agent] = (of_magick, need, (0, 0, 0, 0), otherwise)
            if tell:
                tell(ev.GroupAsked(agent, azrak, magick))
        elif self.pools[agent] < azrak or self.magick[agent] < magick:
            self._jump(agent, otherwise)
        else:
            if magick:
                self._change_magick(agent, -magick, tell)
            self._pay(agent, azrak, tell)

    def can_pledge(self, agent: int, whom: int) -> bool:
        """Whether an agent may put something towards the payment that `whom` reads of (TS-9.9, TS-R11)."""
        if self.status[agent] or (whom != agent and self.doomed >> agent & 1):
            return False
        pay = self.pays[whom]
        return pay is not None and bool((self.magick if pay[0] else self.pools)[agent])

    def _group_has(self, reader: int, of_magick: bool) -> int:
        """What those who can pay have together."""
        pools = self.magick if of_magick else self.pools
        return sum(pools[one] for one in self.in_control() if one == reader or not self.doomed >> one & 1)

    def can_refuse_payment(self, agent: int) -> bool:
        """A group payment falls through when the group has not enough left for it."""
        pay = self.pays[agent]
        return pay is not None and sum(pay[2]) + self._group_has(agent, pay[0]) < pay[1]

    def _pledge(self, agent: int, whom: int, tell: Tell | None) -> None:
        pay = self.pays[whom]
        if pay is None:
            return
        of_magick, need, pledged, otherwise = pay
        if of_magick:
            self._change_magick(agent, -1, None)
        else:
            self.pools[agent] -= 1
        given = tuple(amount + (one == agent) for one, amount in enumerate(pledged))
        self.pays[whom] = (of_magick, need, given, otherwise)  # type: ignore[assignment]  # four in, four out
        if tell:
            tell(ev.Pledged(agent, whom))
        if sum(given) == need:
            self._close_payment(whom, True, tell)

    def _close_payment(self, whom: int, is_paid: bool, tell: Tell | None) -> None:
        """All is pledged, or the payment falls through and everyone takes their own back."""
        pay, self.pays[whom] = self.pays[whom], None
        if pay is None:
            return
        of_magick, _, pledged, otherwise = pay
        if tell:
            tell(ev.GroupPaid(whom, is_paid))
        for agent in range(self.n):
            if not pledged[agent] or (of_magick and is_paid):
                continue
            if of_magick:
                self._change_magick(agent, pledged[agent], None)
            else:
                self.pools[agent] += pledged[agent]
                if is_paid:
                    self._pay(agent, pledged[agent], tell)
        if not is_paid:
            self._jump(whom, otherwise)
        self._run(whom, tell)


_ASKING = frozenset({op.MAY, op.CHOOSE, op.SPEND})
_ON_POOLS = frozenset({op.GAIN, op.LOSE, op.EJECT, op.REGAIN})
_ON_THINGS = frozenset({op.TAKE, op.TOKEN, op.STOW_ITEM, op.STOW_TOKEN})
_ON_MAP = frozenset({op.OPEN, op.CLOSE, op.COVER, op.REPLACE, op.OPEN_DECK})
