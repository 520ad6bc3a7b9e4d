"""A test that is attempted: initiate, boost, support, Destiny, resolve (TS-7)."""

from __future__ import annotations

from msgspec.structs import replace

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.azrak import change_magick, pay
from horae.games.timestories.compiled import ONCE_A_MISSION, ONCE_A_ROUND
from horae.games.timestories.instructions import open_card, shuffle_destiny
from horae.games.timestories.interpreter import run
from horae.games.timestories.pack import is_secret
from horae.games.timestories.position import (
    BOOSTING,
    NOBODY,
    OUTCOME,
    SUPPORTING,
    Frame,
    Position,
    TestUnderWay,
    one_more,
    with_one,
)


def attempt(position: Position, agent: int, card: int, box: int, tell: Tell | None) -> None:
    attribute = position.pack.cards[card].tests[box].attribute
    value = position.attributes(agent)[attribute]
    position.tests[agent] = TestUnderWay(card, box, BOOSTING, value, NOBODY, 0)
    if tell:
        tell(ev.TestBegan(agent, attribute, value, where_tested(position, agent, card, is_own=False)))
    pay(position, agent, 1, tell)


def where_tested(position: Position, agent: int, number: int, is_own: bool) -> str:
    """The card of a test, as others may know it: nothing where it is the story card or the conflict's, which they see."""
    if number in (position.fight, position.card_before(agent)):
        return ""
    card = position.pack.cards[number]
    return card.id if is_own or not is_secret(position.pack, card) else "?"


def boost(position: Position, agent: int, tell: Tell | None) -> None:
    """+1 by who attempts."""
    test = _of(position, agent)
    position.tests[agent] = replace(test, value=test.value + 1)
    if tell:
        tell(ev.Boosted(agent, test.value + 1))
    pay(position, agent, 1, tell)


def support_with(position: Position, supporter: int, agent: int, number: int, tell: Tell | None) -> None:
    """An ability of another's helps the test; what it says is followed by who uses it."""
    position.helping = with_one(position.helping, supporter, agent)
    use_ability(position, supporter, number, agent, tell)


def use_ability(position: Position, agent: int, number: int, whom: int, tell: Tell | None) -> None:
    """Pay for an ability and follow it; it may be used up (TS-2.2)."""
    ability = position.pack.abilities[number]
    if ability.uses == ONCE_A_ROUND:
        position.used_round |= 1 << number
    elif ability.uses == ONCE_A_MISSION:
        position.used_mission |= 1 << number
    if tell:
        tell(ev.AbilityUsed(agent, ability.id, whom))
    if ability.magick:
        change_magick(position, agent, -ability.magick, tell)
    open_card(position, agent, ability.card)
    pay(position, agent, ability.azrak, tell)
    run(position, agent, tell)


def support(position: Position, supporter: int, agent: int, tell: Tell | None) -> None:
    """+1 by another."""
    test = _of(position, agent)
    position.tests[agent] = replace(test, value=test.value + 1, spent=one_more(test.spent, supporter))
    if tell:
        tell(ev.Supported(supporter, agent, test.value + 1))
    pay(position, supporter, 1, tell)


def ask_support(position: Position, agent: int, tell: Tell | None) -> None:
    """Whoever asks says how hard it is (TS-7.2)."""
    test = _of(position, agent)
    position.tests[agent] = replace(test, phase=SUPPORTING)
    if tell:
        tell(ev.SupportAsked(agent, position.pack.cards[test.card].tests[test.box].difficulty(position.n)))


def decline_support(position: Position, supporter: int, agent: int, tell: Tell | None) -> None:
    test = _of(position, agent)
    position.tests[agent] = replace(test, done=test.done | 1 << supporter)
    if tell:
        tell(ev.SupportDeclined(supporter, agent))


def _of(position: Position, agent: int) -> TestUnderWay:
    test = position.tests[agent]
    assert test is not None
    return test


def _draw(position: Position, tell: Tell | None) -> int:
    """The next Destiny card; the pile is shuffled anew when it is empty (TS-7.4)."""
    if not position.destiny:
        shuffle_destiny(position, tell)
    pile = position.destiny
    stacked = position.opts.destiny
    at = len(pile) - 1
    if position.draws < len(stacked) and stacked[position.draws] in pile:
        at = pile.index(stacked[position.draws])
    drawn = pile[at]
    position.draws += 1
    position.destiny = pile[:at] + pile[at + 1 :]
    position.discards += (drawn,)
    return drawn


def resolve(position: Position, agent: int, tell: Tell | None) -> None:
    """TS-7.3: below the difficulty a failure, above a success, equal a critical success (worked out in TS-E1, TS-E3)."""
    test = _of(position, agent)
    position.tests[agent] = None
    drawn = _draw(position, tell)
    if tell:
        tell(ev.DestinyDrawn(agent, drawn, len(position.destiny)))
    value = test.value + drawn
    box = position.pack.cards[test.card].tests[test.box]
    difficulty = box.difficulty(position.n)
    if box.once and value >= difficulty:
        position.succeeded |= 1 << box.number
    if value < difficulty:
        start, name = box.failure, "failure"
    elif value > difficulty:
        start, name = box.success, "success"
    else:
        start, name = box.critical, "critical"
    if tell:
        tell(ev.TestResolved(agent, value, name))
    position.stacks[agent] += (Frame(start, test.card, OUTCOME),)
    run(position, agent, tell)
