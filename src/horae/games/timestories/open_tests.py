"""The tests that are open to an agent, and who can still attempt one in a group conflict (TS-7.1, TS-8.3, TS-R22)."""

from __future__ import annotations

from collections.abc import Sequence

from horae.games.timestories import actions as do
from horae.games.timestories.compiled import GROUP, CompiledCard
from horae.games.timestories.position import Position


def boxes(position: Position, agent: int) -> Sequence[tuple[int, int]]:
    """The test boxes before an agent, each by its card and its place there: those of the group conflict or of the story
    card, then of another card just read, of items in hand, of card A (TS-R22). An attempt names one by its place here."""
    pack = position.pack
    if position.fight >= 0:
        return pack.boxes_of[position.fight]
    facing = position.facing[agent]
    if facing >= 0 and position.personal >> agent & 1:
        return pack.boxes_of[facing]
    slot = position.holds[agent]
    before = -1 if slot < 0 else position.layouts[position.location][slot]
    if not pack.loose_tests:
        return pack.boxes_of[before] if before >= 0 else ()
    cards = [before]
    if not position.personal >> agent & 1:
        held = [pack.items[number] for number, at in enumerate(position.item_at) if at == agent]
        first = [pack.places[position.location].a] if position.location >= 0 else []
        cards = list(dict.fromkeys([before, facing, *held, *first]))
    found = [box for card in cards if card >= 0 for box in pack.boxes_of[card]]
    return found[: do.MOST_ATTEMPTS]


def attempts_open(position: Position, agent: int) -> Sequence[int]:
    """The tests this agent could initiate, by their places among `boxes`."""
    before = boxes(position, agent)
    if not position.pack.conditional_tests:
        return range(len(before))
    return [place for place, (card, box) in enumerate(before) if is_offered(position, agent, card, box)]


def is_offered(position: Position, agent: int, card: int, box: int) -> bool:
    """Its condition holds, it did not succeed once already, its opponent is not beaten, and a conflict that a card begins by
    an instruction only has begun."""
    written = position.pack.cards[card]
    if written.told and not (position.fight == card if written.conflict == GROUP else position.personal >> agent & 1):
        return False
    test = written.tests[box]
    if position.succeeded >> test.number & 1 or (test.against >= 0 and position.beaten >> test.against & 1):
        return False
    return test.when is None or test.when(position, agent)


def has_test(position: Position, agent: int) -> bool:
    """Whether the group conflict offers this agent a test."""
    return not position.pack.conditional_tests or bool(attempts_open(position, agent))


def whole_life(position: Position, card: CompiledCard) -> int:
    """The life points of a group conflict: of its opponent, or of all that are not beaten yet."""
    if not card.opponents:
        return card.life(position.n)
    standing = [one for one in card.opponents if not position.beaten >> one & 1]
    return sum(position.pack.opponents[one].life[position.n - 2] for one in standing)


def fighters_left(position: Position) -> list[int]:
    """Those who have not attempted in this turn."""
    return [
        agent
        for agent in range(position.n)
        if not position.status[agent]
        and not position.acted >> agent & 1
        and position.pools[agent]
        and not position.doomed >> agent & 1
        and has_test(position, agent)
    ]
