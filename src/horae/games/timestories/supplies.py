"""What there is: places and cards that are free, Azrak to mend a link with, to deal and to pay for the group."""

from __future__ import annotations

from horae.games.timestories.position import FOR_REVISIT, Position


def available(position: Position) -> list[int]:
    """The locations that the captain can choose (TS-4.1, TS-1.3)."""
    opened, two = position.opened, position.deck_two
    return [number for number, place in enumerate(position.pack.places) if opened >> number & 1 and (place.deck == 1 or two)]


def free_slots(position: Position) -> list[int]:
    """The places of the panorama whose card nobody has before them."""
    holds = position.holds
    return [slot for slot in range(len(position.layouts[position.location])) if slot not in holds]


def takers(position: Position) -> list[int]:
    """To whom the next Azrak of an Update may go: first to those who have none (TS-R2)."""
    pools, levels = position.pools, position.levels
    empty = [agent for agent in range(position.n) if not pools[agent]]
    return empty or [agent for agent in range(position.n) if pools[agent] < levels[agent]]


def can_mend(position: Position, agent: int, free: bool) -> bool:
    """Whether an Emergency Update of this kind is possible (TS-R12)."""
    if not free:
        return position.vortex > 0
    return position.free_updates > 0 and (position.vortex > 0 or position.links[agent] != FOR_REVISIT)


def can_pledge(position: Position, agent: int, whom: int) -> bool:
    """Whether an agent may put something towards the payment that `whom` reads of (TS-9.9, TS-R11)."""
    if position.status[agent] or (whom != agent and position.doomed >> agent & 1):
        return False
    pay = position.pays[whom]
    return pay is not None and bool((position.magick if pay.of_magick else position.pools)[agent])


def can_refuse_payment(position: Position, agent: int) -> bool:
    """A group payment falls through when the group has not enough left for it."""
    pay = position.pays[agent]
    return pay is not None and sum(pay.pledged) + group_has(position, agent, pay.of_magick) < pay.need


def group_has(position: Position, reader: int, of_magick: bool) -> int:
    """What those who can pay have together."""
    pools = position.magick if of_magick else position.pools
    return sum(pools[one] for one in position.in_control() if one == reader or not position.doomed >> one & 1)
