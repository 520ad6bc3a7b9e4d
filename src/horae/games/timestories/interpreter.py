"""Runs a card's compiled instructions, one after the other, until they end or have to wait for somebody:
an answer, a payment, a broken link.
"""

from __future__ import annotations

from msgspec.structs import replace

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.answers import forms
from horae.games.timestories.azrak import change_magick, pay
from horae.games.timestories.compiled import ABILITY, CARD_A, GROUP, ITEM, M_RED, M_YELLOW, MYSTERY
from horae.games.timestories.compiler import CHOOSE, IF, JUMP, RET
from horae.games.timestories.instructions import DOES, jump, put, start_conflict
from horae.games.timestories.pack import is_loose
from horae.games.timestories.position import (
    ACTED,
    ACTING,
    IN_DECK,
    NO_VOTES,
    OPEN_NOW,
    OUTCOME,
    READING,
    Frame,
    Position,
    one_more,
    with_one,
)
from horae.games.timestories.votes import decided


def run(position: Position, agent: int, tell: Tell | None) -> None:
    """Follow the agent's instructions until they end or have to wait."""
    ops = position.pack.ops
    while position.outcome is None:
        stack = position.stacks[agent]
        if not stack or position.links[agent] or position.pays[agent] or position.asks[agent] >= 0:
            return
        top = stack[-1]
        at = top.next
        now = ops[at]
        while now.code == JUMP or now.code == IF:
            at = at + 1 if now.code == IF and (now.when is None or now.when(position, agent)) else now.to
            now = ops[at]
        if now.code == RET:
            position.stacks[agent] = stack[:-1]
            _close_card(position, agent, top.card, top.kind, tell)
        else:
            position.stacks[agent] = stack[:-1] + (Frame(at + 1, top.card, top.kind),)  # noqa: RUF005 - unpacking takes twice as long
            DOES[now.code](position, agent, now, tell)


def _close_card(position: Position, agent: int, number: int, kind: int, tell: Tell | None) -> None:
    """The last instruction of a card (or of a test's outcome) has been followed."""
    if kind == OUTCOME:
        _after_outcome(position, agent, tell)
        return
    if kind != READING:
        return
    card = position.pack.cards[number]
    if card.kind == ABILITY:
        position.helping = with_one(position.helping, agent, -1)
    if card.tests and card.kind != CARD_A and is_loose(position.pack, card):
        position.facing = with_one(position.facing, agent, number)  # its tests are open until its reader's next doing
    if card.kind == ITEM:
        if position.item_at[card.number] == OPEN_NOW:  # TS-10.2: stowed once resolved
            put(position, True, card.number, IN_DECK, tell)
    elif card.kind == MYSTERY and position.pack.mystery_kinds[card.number] in (M_YELLOW, M_RED):
        position.mysteries = (card.number, *position.mysteries)
        position.under += 1
        if tell:  # all see it go under the pile
            tell(ev.ThingStowed(card.id))
    if card.conflict and not card.told and (card.conflict == GROUP or not position.doomed >> agent & 1):
        start_conflict(position, agent, number, tell)  # a group's also when its reader is on the way out (TS-9.5)


def _after_outcome(position: Position, agent: int, tell: Tell | None) -> None:
    bit = 1 << agent
    if position.fight >= 0:
        if position.acting == agent and position.fight_step == ACTING:
            position.acted |= bit
            position.fight_step = ACTED
        return
    if position.personal & bit:
        if position.going_on & bit:
            position.going_on &= ~bit
            return
        position.personal &= ~bit  # TS-8.1
        position.facing = with_one(position.facing, agent, -1)
        if tell:
            tell(ev.ConflictEnded(agent))


# --- what was waited for ---


def answer_typed(position: Position, agent: int, text: str, tell: Tell | None) -> None:
    """Go on with what that answer leads to, or with what follows a wrong one."""
    now = position.pack.ops[position.asks[agent]]
    position.asks[agent] = -1
    given = forms(text)
    jump(position, agent, next((one.start for one in now.answers if one.forms & given), now.wrong))
    if tell:
        tell(ev.AnswerGiven(agent))
    run(position, agent, tell)


def count_votes(position: Position, reader: int, tell: Tell | None) -> bool:
    """Go on as the group decided, if it has; True if so."""
    way = decided(position, reader)
    if way < 0:
        return False
    position.votes = with_one(position.votes, reader, NO_VOTES)
    if tell:
        tell(ev.VoteDecided(reader, position.pack.ops[position.asks[reader]].ways[way].label))
    answer(position, reader, way, tell)
    return True


def answer(position: Position, agent: int, option: int, tell: Tell | None) -> None:
    """Go on as was chosen: for a `may`, 0 is no; for a typed answer, 0 leaves it."""
    now = position.pack.ops[position.asks[agent]]
    position.asks[agent] = -1
    if now.code == CHOOSE:
        jump(position, agent, now.ways[option].start)
    elif not option:
        jump(position, agent, now.to)
    run(position, agent, tell)


def pledge(position: Position, agent: int, whom: int, tell: Tell | None) -> None:
    """One Azrak or Magick towards the payment that `whom` reads of; it closes when all is pledged (TS-9.9)."""
    payment = position.pays[whom]
    assert payment is not None
    if payment.of_magick:
        change_magick(position, agent, -1, None)
    else:
        position.pools[agent] -= 1
    pledged = one_more(payment.pledged, agent)
    position.pays[whom] = replace(payment, pledged=pledged)
    if tell:
        tell(ev.Pledged(agent, whom))
    if sum(pledged) == payment.need:
        close_payment(position, whom, True, tell)


def close_payment(position: Position, whom: int, is_paid: bool, tell: Tell | None) -> None:
    """All is pledged, or the payment falls through and everyone takes their own back."""
    payment, position.pays[whom] = position.pays[whom], None
    assert payment is not None
    if tell:
        tell(ev.GroupPaid(whom, is_paid))
    for agent in range(position.n):
        amount = payment.pledged[agent]
        if not amount or (payment.of_magick and is_paid):
            continue
        if payment.of_magick:
            change_magick(position, agent, amount, None)
        else:
            position.pools[agent] += amount
            if is_paid:
                pay(position, agent, amount, tell)
    if not is_paid:
        jump(position, whom, payment.unpaid)
    run(position, whom, tell)
