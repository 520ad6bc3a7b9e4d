"""Azrak and Magick: paying, losing, gaining, broken links, Updates. The only place that moves a crystal (TS-9)."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.ending import finish
from horae.games.timestories.position import BETWEEN, DEALING, FOR_REVISIT, IN_CONTROL, LEFT_OUT, LOST, NO_LINK, SPENT, Position
from horae.games.timestories.supplies import can_mend, takers

# --- paying and gaining ---


def pay(position: Position, agent: int, amount: int, tell: Tell | None, how: str = "") -> None:
    """Spend or lose Azrak to the Vortex, as far as there is any (TS-9.1). The last one breaks the link."""
    pools = position.pools
    if amount > pools[agent]:
        amount = pools[agent]
    if amount <= 0:
        return
    pools[agent] -= amount
    if tell:
        tell(ev.AzrakSpent(agent, amount, pools[agent], how))
    if pools[agent] or position.links[agent] or position.status[agent] or position.doomed_lost >> agent & 1:
        position.vortex += amount  # not the last, or the link was broken before
    else:
        position.vortex += amount - 1
        break_link(position, agent, SPENT, tell)


def break_link(position: Position, agent: int, cause: int, tell: Tell | None) -> None:
    """TS-9.5: the last Azrak waits for a decision; with nothing to refill from, control is lost (TS-R12)."""
    position.links[agent] = cause
    if tell:
        tell(ev.LinkBroken(agent))
    if not can_mend(position, agent, False) and not can_mend(position, agent, True):
        lose_control(position, agent, tell)


def mend(position: Position, agent: int, free: bool, tell: Tell | None) -> None:
    """An Emergency Update: the last Azrak to the Mission Return, then a refill (TS-9.5, TS-R1)."""
    cause, position.links[agent] = position.links[agent], NO_LINK
    if free:
        position.free_updates -= 1
    if cause != FOR_REVISIT:  # otherwise it lies on the Return already
        if free:
            position.vortex += 1
        else:
            position.returned += 1
    gained = min(_room(position, agent), position.vortex)
    position.pools[agent] += gained
    position.vortex -= gained
    if tell:
        tell(ev.LinkMended(agent, free, position.pools[agent]))


def lose_control(position: Position, agent: int, tell: Tell | None) -> None:
    """The last Azrak to the Vortex; what it paid for is finished, then the agent is out (TS-9.5)."""
    cause, position.links[agent] = position.links[agent], NO_LINK
    if cause != FOR_REVISIT:
        position.vortex += 1
    position.doomed |= 1 << agent
    position.doomed_lost |= 1 << agent
    if tell:
        tell(ev.ControlLost(agent))


def gain(position: Position, agent: int, amount: int, from_return: bool, tell: Tell | None) -> None:
    """TS-9.1: never above the level, never more than there is; nothing for who lost control and only finishes (TS-9.5)."""
    if position.doomed_lost >> agent & 1:
        return
    there = position.returned if from_return else position.vortex
    amount = min(amount, there, _room(position, agent))
    if amount <= 0:
        return
    if from_return:
        position.returned -= amount
    else:
        position.vortex -= amount
    position.pools[agent] += amount
    if tell:
        tell(ev.AzrakGained(agent, amount, position.pools[agent], from_return))


def _room(position: Position, agent: int) -> int:
    """How much an agent may still gain: what they have pledged may come back to them."""
    return position.levels[agent] - position.pools[agent] - _pledged_by(position, agent, False)


def _pledged_by(position: Position, agent: int, of_magick: bool) -> int:
    return sum([pay.pledged[agent] for pay in position.pays if pay is not None and pay.of_magick == of_magick])


def change_magick(position: Position, agent: int, change: int, tell: Tell | None) -> None:
    """TS-10.7: up to the level, the surplus is lost; spent tokens go back to the supply."""
    level = position.profile.magick[position.n] if position.profile.magick is not None else 0
    before = position.magick[agent]
    is_gain = change > 0
    if is_gain:
        change = max(0, min(change, level - before - _pledged_by(position, agent, True)))
    position.magick[agent] = max(0, before + change)
    if tell and (position.magick[agent] != before or (is_gain and level)):
        tell(ev.MagickChanged(agent, position.magick[agent] - before, position.magick[agent]))


# --- Standard Updates (TS-9.3) ---


def begin_update(position: Position, dealer: int, free: bool, tell: Tell | None) -> None:
    """Only what lies in the Vortex is dealt: nothing comes back from the map or the Return (TS-9.8)."""
    if free:
        position.free_updates -= 1
    else:
        position.vortex -= 1
        position.returned += 1
    position.updated = True
    position.dealer = dealer
    position.step = DEALING
    if tell:
        tell(ev.UpdateBegan(dealer, free, position.vortex))
    _end_deal_if_done(position, tell)


def deal(position: Position, to: int, amount: int, tell: Tell | None) -> None:
    position.vortex -= amount
    position.pools[to] += amount
    if tell:
        tell(ev.AzrakDealt(position.dealer, to, amount, position.pools[to]))
    _end_deal_if_done(position, tell)


def deal_evenly(position: Position, tell: Tell | None) -> None:
    """As fairly as possible: always to whoever has least (worked out in TS-E2)."""
    pools, levels = position.pools, position.levels
    share = [0] * position.n
    left = position.vortex
    while left:
        open_to = [agent for agent in range(position.n) if pools[agent] + share[agent] < levels[agent]]
        if not open_to:
            break
        share[min(open_to, key=lambda agent: pools[agent] + share[agent])] += 1
        left -= 1
    for agent in range(position.n):
        if share[agent]:
            position.vortex -= share[agent]
            pools[agent] += share[agent]
            if tell:
                tell(ev.AzrakDealt(position.dealer, agent, share[agent], pools[agent]))
    _end_deal_if_done(position, tell)


def _end_deal_if_done(position: Position, tell: Tell | None) -> None:
    if position.vortex and takers(position):
        return
    position.dealer = -1
    position.step = BETWEEN
    position.must_update = False
    bring_back(position, tell)


def bring_back(position: Position, tell: Tell | None) -> None:
    """TS-9.7: who lost control comes back with at least 1 Azrak, or is left out until they get one (TS-R2)."""
    for agent in range(position.n):
        if position.status[agent] in (LOST, LEFT_OUT):
            if position.pools[agent]:
                position.status[agent] = IN_CONTROL
                if tell:
                    tell(ev.AgentReturned(agent))
            elif position.status[agent] == LOST:
                position.status[agent] = LEFT_OUT
                if tell:
                    tell(ev.AgentLeftOut(agent))
    if not position.in_control():
        finish(position, -1, "lost_control", tell)
