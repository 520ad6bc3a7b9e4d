"""Group conflicts: how they begin, who attempts next, how they end (TS-8.2 to 8.4)."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.interpreter import run
from horae.games.timestories.open_tests import attempts_open, fighters_left, has_test, whole_life
from horae.games.timestories.position import ACTED, ACTING, AFTERWARDS, ORDERING, SWAPPING, Frame, Position


def begin_fight(position: Position, tell: Tell | None) -> None:
    """Everybody stops; tests under way wait."""
    (position.fight, position.fight_reader), *rest = position.fight_queue
    position.fight_queue = tuple(rest)
    position.fight_step = SWAPPING
    position.fight_turn = 1
    position.fight_over = False
    position.damage = 0
    position.acted = 0
    position.acting = -1
    position.ready = 0
    for agent in range(position.n):
        position.suspended[agent], position.tests[agent] = position.tests[agent], None
        position.giving[agent] = -1
    card = position.pack.cards[position.fight]
    position.damages = (0,) * len(card.opponents)
    position.read |= 1 << position.fight
    if tell:
        life = whole_life(position, card)
        tell(ev.GroupConflictBegan(position.fight_reader, card.id, position.text_for(card, -1), life))


def go_on_fighting(position: Position, tell: Tell | None) -> bool:
    """After an attempt, or when somebody went out: the end, the next turn or the next to be called. True if it moved."""
    if position.moving >= 0 or _nobody_can_go_on(position):
        if any(position.stacks[agent] or position.links[agent] or position.tests[agent] for agent in range(position.n)):
            return False
        _end_fight(position, position.fight_over, tell)  # TS-R17: the group leaves; TS-R22: no test is left
        return True
    if position.fight_over:
        if any(position.stacks[agent] or position.links[agent] for agent in range(position.n)):
            return False
        _end_fight(position, True, tell)
        return True
    if position.fight_step == SWAPPING:
        if all((position.ready | position.doomed) >> agent & 1 for agent in position.in_control()):
            position.fight_step = ACTED
            return True
        return False
    if (
        position.fight_step == ACTING
        and not position.status[position.acting]
        and not _cannot_attempt(position, position.acting)
    ):
        return False
    if position.fight_step == ORDERING and (left := fighters_left(position)):
        if len(left) == 1:
            call_on(position, left[0], tell)
            return True
        return False
    acting = position.acting
    if position.fight_step == ACTED and acting >= 0 and not position.status[acting] and not position.is_calm(acting):
        return False
    if not fighters_left(position):
        here = position.in_control()
        if all(position.doomed >> agent & 1 for agent in here):
            _end_fight(position, False, tell)  # nobody is left to fight; what was paid for is finished (TS-9.5)
            return True
        if not any(position.pools[agent] and not position.doomed >> agent & 1 for agent in here):
            return False  # all that is left is pledged
        position.acted = 0
        position.fight_turn += 1
    position.acting = -1
    position.fight_step = ORDERING
    return True


def _cannot_attempt(position: Position, agent: int) -> bool:
    """Called on with every Azrak pledged away: passed over in this turn."""
    if position.tests[agent] is not None or not position.is_calm(agent):
        return False
    return not position.pools[agent] or not attempts_open(position, agent)


def _nobody_can_go_on(position: Position) -> bool:
    """No test of the conflict is offered to anybody any more."""
    if not position.pack.conditional_tests or position.fight_over:
        return False
    return not any(has_test(position, agent) for agent in position.in_control())


def call_on(position: Position, agent: int, tell: Tell | None) -> None:
    position.acting = agent
    position.fight_step = ACTING
    if tell:
        tell(ev.CalledOn(agent, position.fight_turn))


def _end_fight(position: Position, is_won: bool, tell: Tell | None) -> None:
    """TS-8.4: damage tokens are stowed, what waited goes on, and the reader follows what the card says of winning."""
    card, reader = position.fight, position.fight_reader
    position.fight = position.fight_reader = -1
    position.fight_over = False
    position.fight_step = SWAPPING
    position.damage = position.acted = position.fight_turn = 0
    position.damages = ()
    if is_won and position.pack.keeps_conflicts_won:
        position.won_fights |= 1 << card
    position.acting = -1
    position.ready = 0
    for agent in range(position.n):
        waiting, position.suspended[agent] = position.suspended[agent], None
        if not position.status[agent]:
            position.tests[agent] = waiting
    if tell:
        tell(ev.ConflictEnded(-1))
    won = position.pack.cards[card].won if is_won else -1
    if position.status[reader]:
        reader = position.captain if not position.status[position.captain] else next(iter(position.in_control()), -1)
    if won >= 0 and reader >= 0:
        position.stacks[reader] += (Frame(won, card, AFTERWARDS),)
        run(position, reader, tell)
