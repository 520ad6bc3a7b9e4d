"""Abilities, and who can help in whose test: with an Azrak, or with an ability (TS-2.2, TS-7.2, TS-11.2)."""

from __future__ import annotations

from collections.abc import Sequence

from horae.games.timestories.position import SUPPORTING, Position


def abilities_of(position: Position, agent: int) -> Sequence[int]:
    """The abilities an agent has: of power or equipment, talents, and of items they hold (TS-2.2)."""
    pack, item_at = position.pack, position.item_at
    own = pack.own_abilities[position.profile.id][position.who[agent]]
    if not pack.item_abilities:
        return own
    carried = [number for number, item in pack.item_abilities if item_at[item] == agent]
    return [*own, *carried] if carried else own


def can_afford(position: Position, agent: int, number: int) -> bool:
    """TS-2.2, TS-10.7: whether an ability is not used up and can be paid for."""
    ability = position.pack.abilities[number]
    return (
        not (position.used_round | position.used_mission) >> number & 1
        and position.magick[agent] >= ability.magick
        and position.pools[agent] >= ability.azrak
    )


def helps_open(position: Position, supporter: int, agent: int) -> list[int]:
    """The abilities with which they could help this test now."""
    if position.tests[agent] is None or not _stands_by(position, supporter, agent):
        return []
    abilities = position.pack.abilities
    return [
        number
        for number in abilities_of(position, supporter)
        if abilities[number].supports and can_afford(position, supporter, number)
    ]


def can_help(position: Position, supporter: int, agent: int) -> bool:
    """With an Azrak, or with an ability."""
    return can_support(position, supporter, agent) or (position.pack.can_help and bool(helps_open(position, supporter, agent)))


def support_left(position: Position, supporter: int, agent: int) -> int:
    """How much more this supporter may spend on the test (TS-7.2, TS-12)."""
    test = position.tests[agent]
    if test is None:
        return 0
    spent = test.spent
    most = position.profile.support[position.n]
    if position.n == 3 and any(spent[one] > 1 for one in range(position.n) if one != supporter):
        most = 1  # TS-12.2: one supporter may spend more, not both
    return most - spent[supporter]


def can_support(position: Position, supporter: int, agent: int) -> bool:
    """Whether they could spend an Azrak on this test now (TS-7.2, TS-8.3, TS-11.2)."""
    return (
        position.pools[supporter] > 0
        and _stands_by(position, supporter, agent)
        and support_left(position, supporter, agent) > 0
    )


def _stands_by(position: Position, supporter: int, agent: int) -> bool:
    return (
        supporter != agent
        and not position.status[supporter]
        and not position.doomed >> supporter & 1
        and not is_reading(position, supporter)
        and not must_fight(position, supporter)
    )


def must_fight(position: Position, agent: int) -> bool:
    """TS-8.1: a personal conflict comes first, also before supporting others; a group conflict comes before that (TS-8.3)."""
    return position.fight < 0 and bool(position.personal >> agent & 1)


def is_reading(position: Position, agent: int) -> bool:
    """TS-11.2, TS-R15: a story card before one (but in a group conflict) or an unresolved card open."""
    if position.stacks[agent] or position.links[agent] or position.pays[agent] or position.tests[agent] is not None:
        return True
    return position.fight < 0 and position.holds[agent] >= 0


def undecided(position: Position, agent: int) -> list[int]:
    """Those who could still support this test and have not said no."""
    test = position.tests[agent]
    if test is None or test.phase != SUPPORTING:
        return []
    done = test.done
    return [one for one in range(position.n) if not done >> one & 1 and can_help(position, one, agent)]
