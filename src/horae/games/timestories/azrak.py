"""Azrak and Magick: paying, losing, gaining, broken links, Updates. The only place that moves a crystal (TS-9)."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories import table as t
from horae.games.timestories.program import CAPTAIN, EVERYONE, OTHERS


class AzrakTable(t.Table):
    __slots__ = ()

    # --- paying and gaining ---

    def _pay(self, agent: int, amount: int, tell: Tell | None) -> None:
        """Spend or lose Azrak to the Vortex, as far as there is any (TS-9.1). The last one breaks the link."""
        pools = self.pools
        amount = min(amount, pools[agent])
        if amount <= 0:
            return
        pools[agent] -= amount
        if tell:
            tell(ev.AzrakSpent(agent, amount, pools[agent]))
        if pools[agent] or self.links[agent] or self.status[agent] or self.doomed_lost >> agent & 1:
            self.vortex += amount  # not the last, or the link was broken before
        else:
            self.vortex += amount - 1
            self._break_link(agent, t.SPENT, tell)

    def _break_link(self, agent: int, cause: int, tell: Tell | None) -> None:
        """TS-9.5: the last Azrak waits for a decision; with nothing to refill from, control is lost (TS-R12)."""
        self.links[agent] = cause
        if tell:
            tell(ev.LinkBroken(agent))
        if not self._can_mend(agent, False) and not self._can_mend(agent, True):
            self._lose_control(agent, tell)

    def _can_mend(self, agent: int, free: bool) -> bool:
        """Whether an Emergency Update of this kind is possible (TS-R12)."""
        if not free:
            return self.vortex > 0
        return self.free_updates > 0 and (self.vortex > 0 or self.links[agent] != t.FOR_REVISIT)

    def _mend(self, agent: int, free: bool, tell: Tell | None) -> None:
        """An Emergency Update: the last Azrak to the Mission Return, then a refill (TS-9.5, TS-R1)."""
        cause, self.links[agent] = self.links[agent], t.NO_LINK
        if free:
            self.free_updates -= 1
        if cause != t.FOR_REVISIT:  # otherwise it lies on the Return already
            if free:
                self.vortex += 1
            else:
                self.returned += 1
        gained = min(self._room(agent), self.vortex)
        self.pools[agent] += gained
        self.vortex -= gained
        if tell:
            tell(ev.LinkMended(agent, free, self.pools[agent]))

    def _lose_control(self, agent: int, tell: Tell | None) -> None:
        """The last Azrak to the Vortex; what it paid for is finished, then the agent is out (TS-9.5)."""
        cause, self.links[agent] = self.links[agent], t.NO_LINK
        if cause != t.FOR_REVISIT:
            self.vortex += 1
        self.doomed |= 1 << agent
        self.doomed_lost |= 1 << agent
        if tell:
            tell(ev.ControlLost(agent))

    def _gain(self, agent: int, amount: int, from_return: bool, tell: Tell | None) -> None:
        """TS-9.1: never above the level, never more than there is."""
        if self.doomed_lost >> agent & 1:
            return
        there = self.returned if from_return else self.vortex
        amount = min(amount, there, self._room(agent))
        if amount <= 0:
            return
        if from_return:
            self.returned -= amount
        else:
            self.vortex -= amount
        self.pools[agent] += amount
        if tell:
            tell(ev.AzrakGained(agent, amount, self.pools[agent]))

    def _room(self, agent: int) -> int:
        """How much an agent may still gain: what they have pledged may come back to them."""
        return self.levels[agent] - self.pools[agent] - self._pledged_by(agent, False)

    def _pledged_by(self, agent: int, of_magick: bool) -> int:
        return sum([pay[2][agent] for pay in self.pays if pay is not None and pay[0] == of_magick])

    def _change_magick(self, agent: int, change: int, tell: Tell | None) -> None:
        """TS-10.7: up to the level, the surplus is lost; spent tokens go back to the supply."""
        level = self.profile.magick[self.n] if self.profile.magick is not None else 0
        before = self.magick[agent]
        if change > 0:
            change = max(0, min(change, level - before - self._pledged_by(agent, True)))
        self.magick[agent] = max(0, before + change)
        if tell and self.magick[agent] != before:
            tell(ev.MagickChanged(agent, self.magick[agent] - before, self.magick[agent]))

    def _meant(self, who: int, reader: int) -> list[int]:
        """The agents that an instruction is about; those out of the game's reach are left alone."""
        if who == EVERYONE:
            return self.in_control()
        if who == OTHERS:
            return [agent for agent in self.in_control() if agent != reader]
        if who == CAPTAIN:
            return [self.captain] if not self.status[self.captain] else []
        return [reader]

    # --- Standard Updates (TS-9.3) ---

    def _begin_update(self, dealer: int, free: bool, tell: Tell | None) -> None:
        """Only what lies in the Vortex is dealt: nothing comes back from the map or the Return (TS-9.8)."""
        if free:
            self.free_updates -= 1
        else:
            self.vortex -= 1
            self.returned += 1
        self.updated = True
        self.dealer = dealer
        self.step = t.DEALING
        if tell:
            tell(ev.UpdateBegan(dealer, free, self.vortex))
        self._end_deal_if_done(tell)

    def takers(self) -> list[int]:
        """To whom the next Azrak of an Update may go: first to those who have none (TS-R2)."""
        pools, levels = self.pools, self.levels
        empty = [agent for agent in range(self.n) if not pools[agent]]
        return empty or [agent for agent in range(self.n) if pools[agent] < levels[agent]]

    def _deal(self, to: int, amount: int, tell: Tell | None) -> None:
        self.vortex -= amount
        self.pools[to] += amount
        if tell:
            tell(ev.AzrakDealt(self.dealer, to, amount, self.pools[to]))
        self._end_deal_if_done(tell)

    def _deal_evenly(self, tell: Tell | None) -> None:
        """As fairly as possible: always to whoever has least (worked out in TS-E2)."""
        pools, levels = self.pools, self.levels
        share = [0] * self.n
        left = self.vortex
        while left:
            open_to = [agent for agent in range(self.n) if pools[agent] + share[agent] < levels[agent]]
            if not open_to:
                break
            share[min(open_to, key=lambda agent: pools[agent] + share[agent])] += 1
            left -= 1
        for agent in range(self.n):
            if share[agent]:
                self.vortex -= share[agent]
                pools[agent] += share[agent]
                if tell:
                    tell(ev.AzrakDealt(self.dealer, agent, share[agent], pools[agent]))
        self._end_deal_if_done(tell)

    def _end_deal_if_done(self, tell: Tell | None) -> None:
        if self.vortex and self.takers():
            return
        self.dealer = -1
        self.step = t.BETWEEN
        self.must_update = False
        self._bring_back(tell)

    def _bring_back(self, tell: Tell | None) -> None:
        """TS-9.7: who lost control comes back with at least 1 Azrak, or is left out until they get one (TS-R2)."""
        for agent in range(self.n):
            if self.status[agent] in (t.LOST, t.LEFT_OUT):
                if self.pools[agent]:
                    self.status[agent] = t.IN_CONTROL
                    if tell:
                        tell(ev.AgentReturned(agent))
                elif self.status[agent] == t.LOST:
                    self.status[agent] = t.LEFT_OUT
                    if tell:
                        tell(ev.AgentLeftOut(agent))
        if not self.in_control():
            self._finish(-1, "lost_control", tell)
