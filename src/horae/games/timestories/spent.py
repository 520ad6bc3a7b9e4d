"""Which cards of the panorama would say and do nothing new to somebody who has read them: what one may know before one pays
to explore (TS-5.5).

Only by what lies open: where a hidden counter, a face-down token or a choice has a say, a card counts as not spent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from horae.games.timestories import compiler as op
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import GROUP, INTERACTION, NO_CONFLICT, RECALL, CompiledCard
from horae.games.timestories.compiler import Op
from horae.games.timestories.position import IN_DECK, REMOVED, STOPPED, Position
from horae.games.timestories.vocabulary import Condition

Known: TypeAlias = dict[int, tuple[int, ...]]
"""The cards that were read, each with the passages that held; under `~operation` the passages that were said."""
MOST_STEPS = 200
"""Longer instructions than these are not followed to see whether they come to nothing."""


class _New(Exception):
    """Something on the card would be new."""


def spent_cards(position: Position, agent: int) -> list[int]:
    """Those of the panorama that are spent for this agent, as the person knows who plays it."""
    if position.location < 0:
        return []
    read: Known = {}
    for one in position.agents_of(position.owner(agent)):
        for number, passages in position.known[one].items():
            read[number] = (*read.get(number, ()), *passages)
    if not read:
        return []
    return [card for card in position.layouts[position.location] if card in read and _is_spent(position, agent, card, read)]


def _is_spent(position: Position, agent: int, card: int, read: Known) -> bool:
    try:
        _look(position, agent, card, read)
    except _New:
        return False
    return True


def _look(position: Position, agent: int, number: int, read: Known) -> None:
    """Raise _New at the first thing that is not in `read`."""
    card = position.pack.cards[number]
    only_for_one = position.pack.people[position.who[agent]].id in card.for_reader
    if number not in (position.known[agent] if only_for_one else read):
        raise _New
    for place, passage in enumerate(card.passages):
        if _holds(position, agent, passage.when, passage.written) and place not in read[number]:
            raise _New
    if (card.conflict != NO_CONFLICT and not _is_won(position, number, card)) or _has_open_test(position, agent, card):
        raise _New
    for at, now in _steps(position, agent, card.start):
        if now.code == op.SAY:
            is_new = ~at not in read
        elif now.code in (op.READ, op.RECALL):
            _look_at_own(position, agent, now, read, number)
            is_new = False
        else:
            is_new = not _NOTHING.get(now.code, _something)(position, now)
        if is_new:
            raise _New


def _look_at_own(position: Position, agent: int, now: Op, read: Known, on: int) -> None:
    """A personal card that a card has one read; one that leads on to others counts as new."""
    person = position.pack.people[position.who[agent]]
    number = person.recall if now.code == op.RECALL else person.interactions.get(now.number, -1)
    if now.who != op.READER or position.pack.cards[on].kind in (INTERACTION, RECALL):
        raise _New
    if number >= 0:
        _look(position, agent, number, read)


def _steps(position: Position, agent: int, start: int) -> Iterator[tuple[int, Op]]:
    """The operations that would be followed now."""
    at = start
    for _ in range(MOST_STEPS):
        now = position.pack.ops[at]
        if now.code == op.RET:
            return
        if now.code == op.JUMP or (now.code == op.IF and not _holds(position, agent, now.when, now.written)):
            at = now.to
            continue
        if now.code != op.IF:
            yield at, now
        at += 1
    raise _New


def _is_won(position: Position, number: int, card: CompiledCard) -> bool:
    return card.conflict == GROUP and bool(position.won_fights >> number & 1)


def _has_open_test(position: Position, agent: int, card: CompiledCard) -> bool:
    for box in card.tests if card.conflict != GROUP else ():  # those of a conflict that was won come to nothing
        done = box.once and position.succeeded >> box.number & 1
        beaten = box.against >= 0 and position.beaten >> box.against & 1
        if not done and not beaten and _holds(position, agent, box.when, box.written):
            return True
    return False


# --- conditions ---


def _holds(position: Position, agent: int, when: op.Holds | None, written: Condition | None) -> bool:
    """Whether a condition holds, where all that it asks for lies open."""
    if when is None:
        return True
    if written is None or not _is_open(position, written):
        raise _New
    return when(position, agent)


def _is_open(position: Position, written: Condition) -> bool:
    """Whether the seat can see all that this asks for, and exploring a card does not change it."""
    names, parts = position.pack.names, position.pack.parts
    match written:
        case v.NotSo(of):
            return _is_open(position, of)
        case v.AllOf(of) | v.AnyOf(of):
            return all(_is_open(position, one) for one in of)
        case v.HasToken(token):
            return not parts.tokens[names.tokens[token]].hidden
        case v.CounterAt(counter):
            return parts.counters[names.counters[counter]].open
        case v.IsOpen(location):
            return position.pack.places[names.locations[location]].deck == 1
        case v.AzrakAt():
            return False
        case _:
            return True


# --- what comes to nothing ---


def _something(position: Position, now: Op) -> bool:
    return False


def _is_token_out(position: Position, now: Op) -> bool:
    return not position.pack.parts.tokens[now.number].hidden and position.piece_of(now.number, IN_DECK) < 0


def _stays_open(position: Position, now: Op) -> bool:
    is_open = bool(position.opened >> now.number & 1)
    return position.pack.places[now.number].deck == 1 and is_open == (now.code == op.OPEN)


def _is_covered(position: Position, now: Op) -> bool:
    return position.pack.places[now.number].deck == 1 and not (position.opened | position.map_azrak) >> now.number & 1


def _stays_at(position: Position, now: Op) -> bool:
    counter = position.pack.parts.counters[now.number]
    before = position.counters[now.number]
    return counter.open and before == max(counter.least, min(counter.most, now.amount if now.sets else before + now.amount))


def _lies_or_is_gone(position: Position, now: Op) -> bool:
    layout = position.layouts[position.pack.cards[now.number].location]
    return now.number in layout or bool(position.gone >> now.number & 1)


def _is_replaced(position: Position, now: Op) -> bool:
    layout = position.layouts[position.pack.cards[now.number].location]
    return now.number not in layout or now.by in layout or bool(position.gone >> now.by & 1)


_NOTHING: dict[int, Callable[[Position, Op], bool]] = {
    op.TAKE: lambda position, now: position.item_at[now.number] != IN_DECK,
    op.TOKEN: _is_token_out,
    op.TURN: lambda position, now: bool(position.turned >> now.number & 1),
    op.OPEN: _stays_open,
    op.CLOSE: _stays_open,
    op.COVER: _is_covered,
    op.OPEN_DECK: lambda position, now: position.deck_two,
    op.STOW_ITEM: lambda position, now: position.item_at[now.number] in (REMOVED, now.where),
    op.COUNT: _stays_at,
    op.ADD: _lies_or_is_gone,
    op.REPLACE: _is_replaced,
    op.TAKE_AWAY: lambda position, now: bool(position.gone >> now.number & 1),
    op.STOP: lambda position, now: position.countdowns[now.number] == STOPPED,
    op.MYSTERY: lambda position, now: not position.mysteries,
}
"""The instructions that may come to nothing, each with whether it does so now. Every other one does something."""
