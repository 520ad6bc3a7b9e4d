"""What happens by itself: setting up, rounds, telepathy's end, leaving, and what follows once nobody has to be asked."""

from __future__ import annotations

from horae.core.game import Tell
from horae.games.timestories import events as ev
from horae.games.timestories.attempts import resolve
from horae.games.timestories.azrak import bring_back
from horae.games.timestories.compiled import COLOURS, WHITE, letter_of
from horae.games.timestories.compiler import EVERYONE
from horae.games.timestories.conflicts import begin_fight, go_on_fighting
from horae.games.timestories.ending import finish
from horae.games.timestories.instructions import clear_away, jump, lay_white, open_card, show_a, show_card
from horae.games.timestories.interpreter import count_votes, run
from horae.games.timestories.open_tests import attempts_open
from horae.games.timestories.position import (
    ACTIONS,
    ARRIVING,
    BETWEEN,
    CAPTAIN,
    EJECTED,
    HOLDING,
    IN_CONTROL,
    LOST,
    NAMING,
    NO_LINKS,
    NO_PAYMENTS,
    NO_TESTS,
    NOTHING_READ,
    ON_TABLE,
    PROLOGUE,
    RECON,
    STOPPED,
    SUPPORTING,
    TELEPATHY,
    Position,
    with_one,
)
from horae.games.timestories.supplies import free_slots
from horae.games.timestories.support import undecided
from horae.games.timestories.votes import ways

SETTLING = frozenset({PROLOGUE, ARRIVING, ACTIONS})
"""The steps in which something follows by itself."""


def set_up(position: Position, tell: Tell | None) -> None:
    """Everybody has a receptacle: levels, piles, and what the absent leave (TS-3)."""
    pack, n = position.pack, position.n
    for agent in range(n):
        level = pack.people[position.who[agent]].azrak
        position.levels[agent] = position.pools[agent] = level  # TS-3.2
        position.vortex -= level  # TS-R5: what the levels leave over
        if position.profile.magick is not None:
            position.magick[agent] = position.profile.magick[n]  # TS-3.4
    destiny = list(pack.head.destiny)
    position.rng.shuffle(destiny)
    position.destiny = tuple(destiny)
    if pack.head.shuffle_mysteries:
        pile = list(position.mysteries)
        position.rng.shuffle(pile)
        position.mysteries = tuple(pile)
    held: list[tuple[int, int]] = []
    for receptacle, item, token in pack.absences:  # TS-3.1
        if receptacle in position.who:
            continue
        if token >= 0 and pack.parts.tokens[token].shape == "hexagonal":
            position.token_at[pack.names.copies[token][0]] = ON_TABLE
        elif item >= 0 and pack.colours[item] == WHITE:
            lay_white(position, 0, item, tell)  # TS-R7: read aloud by the first captain, see `read_absences`
        else:
            held.append((item, token))  # TS-R7
    position.left_things = tuple(held)
    position.step = HOLDING if held else NAMING


def read_absences(position: Position, captain: int, tell: Tell | None) -> None:
    """TS-R7, TS-10.2: the first captain reads aloud the white items that the absent left, and follows them."""
    pack = position.pack
    absent = [item for receptacle, item, _ in pack.absences if receptacle not in position.who and item >= 0]
    left = [item for item in dict.fromkeys(absent) if pack.colours[item] == WHITE]
    for item in left:
        if tell:
            tell(ev.ItemTaken(captain, pack.parts.items[item].number, COLOURS[WHITE]))
        show_card(position, captain, pack.items[item], tell)
    for item in reversed(left):
        open_card(position, captain, pack.items[item])


def new_round(position: Position, tell: Tell | None) -> None:
    _pass_the_captaincy(position)
    if position.solo and position.round > 1 and position.profile.solo_captain == "chosen":
        position.step = NAMING
    else:
        position.step = CAPTAIN
    if tell:
        tell(ev.RoundBegan(position.round, position.captain))


def _pass_the_captaincy(position: Position) -> None:
    """A round begins: TS-6.2, to the left, past those who are out (TS-R2)."""
    position.round += 1
    position.location = -1
    position.ready = position.told = position.used_round = position.free_explores = 0
    if position.round > 1 or position.status[position.captain]:
        left = [(position.captain + step) % position.n for step in range(1, position.n + 1)]
        position.captain = next(agent for agent in left if not position.status[agent])


def arrive(position: Position, location: int, tell: Tell | None) -> None:
    """The group is at a location; card A is told of at once, unless a countdown may come first."""
    position.step = ARRIVING
    position.location = location
    position.visits[location] += 1
    if not position.pack.countdowns:
        show_a(position, position.captain, tell)


def open_first_cards(position: Position, is_visit: bool, tell: Tell | None) -> None:
    """Before the captain lie card A and, above it, the countdowns that run out now (TS-R18)."""
    captain = position.captain
    open_card(position, captain, position.pack.places[position.location].a)
    if not position.pack.countdowns:
        return
    ended: list[int] = []
    for number, one in enumerate(position.pack.countdowns):
        counts = one.by_round or (is_visit and one.location in (-1, position.location))
        if position.countdowns[number] == STOPPED or not counts:
            continue
        left = position.countdowns[number] - 1
        position.countdowns = with_one(position.countdowns, number, left or STOPPED)
        if tell:
            tell(ev.CountdownChanged(one.id, one.name, left, "counted"))
        if not left:
            ended.append(number)
    for number in reversed(ended):
        open_card(position, captain, position.pack.countdowns[number].card)
    for number in ended:
        one = position.pack.countdowns[number]
        for agent in range(position.n):
            position.last_read[agent] += (one.card,)
        if tell:
            tell(ev.CountdownEnded(captain, one.id, position.pack.cards[one.card].text))


def end_recon_if_done(position: Position, tell: Tell | None) -> None:
    """TS-R9: with fewer cards than people the rest stand by. Alone there is nobody to tell (TS-1.1)."""
    if free_slots(position) and any(position.holds[agent] < 0 for agent in position.in_control()):
        return
    if position.solo or all(slot < 0 for slot in position.holds):
        begin_actions(position, tell)
    else:
        position.step = TELEPATHY


def begin_actions(position: Position, tell: Tell | None) -> None:
    position.step = ACTIONS
    position.ready = 0
    if position.n == 2:  # TS-12.1
        position.free_explores = 3
    elif position.n == 3:  # TS-12.2
        position.free_explores = 1 << position.captain
    if tell:
        tell(ev.ActionsBegan(position.round))
    for agent in range(position.n):  # TS-5.4
        if position.holds[agent] >= 0 and position.outcome is None:
            open_card(position, agent, position.card_before(agent))
            run(position, agent, tell)


def letter_at(position: Position, slot: int) -> str:
    return letter_of(position.pack.cards[position.layouts[position.location][slot]])


# --- what follows by itself ---


def settle(position: Position, tell: Tell | None) -> None:
    """All that follows by itself, until somebody has to decide."""
    while position.outcome is None and _settle_one(position, tell):
        pass


def _settle_one(position: Position, tell: Tell | None) -> bool:
    """One thing that follows by itself; True if there was one."""
    if position.stacks != NOTHING_READ and _settle_reading(position, tell):
        return True
    if position.doomed:
        for agent in range(position.n):
            if position.doomed >> agent & 1 and position.is_idle(agent) and position.asks[agent] < 0:
                _eject(position, agent, tell)
                return True
    if position.step != ACTIONS:
        return _settle_arrival(position, tell)
    if position.fight >= 0:
        if go_on_fighting(position, tell):
            return True
    elif position.fight_queue:
        begin_fight(position, tell)
        return True
    if position.tests != NO_TESTS and _settle_test(position, tell):
        return True
    if position.personal and position.pack.conditional_tests and position.fight < 0 and _settle_conflict(position, tell):
        return True
    if position.moving >= 0:
        return position.fight < 0 and _depart_if_done(position, tell)
    if position.ready and position.fight < 0:
        here = position.in_control()
        if all(position.ready >> agent & 1 for agent in here) and all(position.is_idle(agent) for agent in here):
            _go_between(position, tell)
            return True
    return False


def _settle_reading(position: Position, tell: Tell | None) -> bool:
    """Somebody else's card had an agent read one, or the question on their card needs nobody any more."""
    for agent, stack in enumerate(position.stacks):
        if not stack:
            continue
        asked = position.asks[agent]
        if asked >= 0:
            if asked in position.pack.lapsing and _settle_question(position, agent, tell):
                return True
        elif not position.links[agent] and position.pays[agent] is None:
            run(position, agent, tell)
            return True
    return False


def _settle_test(position: Position, tell: Tell | None) -> bool:
    """A test that nobody can support any more, and whose supporters keep their links, is resolved."""
    for agent, test in enumerate(position.tests):
        if test is None or test.phase != SUPPORTING or undecided(position, agent):
            continue
        helped = any(position.helping[one] == agent for one in range(position.n))
        if not helped and not any(position.links[one] for one in range(position.n) if test.spent[one]):
            resolve(position, agent, tell)
            return True
    return False


def _settle_question(position: Position, reader: int, tell: Tell | None) -> bool:
    """A question that nobody can answer any more is passed over; one whose voters have gone out is decided."""
    asked = position.asks[reader]
    now = position.pack.ops[asked]
    if not ways(position, reader, asked):
        position.asks[reader] = -1
        jump(position, reader, now.to)
        run(position, reader, tell)
        return True
    return now.who == EVERYONE and count_votes(position, reader, tell)


def _settle_conflict(position: Position, tell: Tell | None) -> bool:
    """A personal conflict none of whose tests is offered any more is over."""
    for agent in range(position.n):
        busy = position.stacks[agent] or position.tests[agent] is not None
        if position.personal >> agent & 1 and not busy and not attempts_open(position, agent):
            position.personal &= ~(1 << agent)
            position.facing = with_one(position.facing, agent, -1)
            if tell:
                tell(ev.ConflictEnded(agent))
            return True
    return False


def _depart_if_done(position: Position, tell: Tell | None) -> bool:
    """TS-R17: all that was begun is done, so the group goes: no interlude, nobody pays, a new round begins there."""
    for agent in range(position.n):
        if not position.is_calm(agent) or position.tests[agent] or position.suspended[agent]:
            return False
    if position.fight_queue:
        position.fight_queue = ()
    location, position.moving = position.moving, -1
    position.carried = tuple([position.card_before(agent) for agent in range(len(position.carried))])
    _clear_the_place(position, tell)
    _pass_the_captaincy(position)
    if tell:
        place = position.pack.places[location]
        tell(ev.RoundBegan(position.round, position.captain))
        tell(ev.GroupMoved(place.id))
    arrive(position, location, tell)
    open_first_cards(position, False, tell)
    run(position, position.captain, tell)
    return True


def _settle_arrival(position: Position, tell: Tell | None) -> bool:
    """Card A (or the prologue) is done with when nobody has anything to settle any more."""
    if position.stacks != NOTHING_READ or position.links != NO_LINKS or position.pays != NO_PAYMENTS:
        return False
    if position.moving >= 0:
        return _depart_if_done(position, tell)
    if position.step == PROLOGUE:
        if any(position.status):
            _go_between(position, tell)  # TS-9.7: who went out comes back before the first location
        else:
            new_round(position, tell)
    elif position.step == ARRIVING:
        position.step = RECON
        end_recon_if_done(position, tell)
        return position.step == ACTIONS
    return False


def _eject(position: Position, agent: int, tell: Tell | None) -> None:
    """TS-9.7, TS-R11: the story card goes back, and only talk is left until between locations."""
    bit = 1 << agent
    lost = bool(position.doomed_lost & bit)
    position.doomed &= ~bit
    position.doomed_lost &= ~bit
    slot, position.holds[agent] = position.holds[agent], -1
    if slot >= 0 and tell:
        tell(ev.CardReturned(agent, slot, letter_at(position, slot)))
    if position.gone and position.location >= 0:
        clear_away(position, position.location, tell)
    position.personal &= ~bit
    position.going_on &= ~bit
    position.ready &= ~bit
    position.suspended[agent] = None
    position.facing = with_one(position.facing, agent, -1)
    position.status[agent] = LOST if lost else EJECTED
    if tell:
        tell(ev.AgentEjected(agent, lost))
    if position.in_control():
        return
    if all(position.status[one] != EJECTED for one in range(position.n)):
        finish(position, -1, "lost_control", tell)  # TS-9.6
    else:
        _go_between(position, tell)  # TS-R13


def _clear_the_place(position: Position, tell: Tell | None) -> None:
    """The visit is over: every card goes back, whatever had not begun is left, and who was ejected is back (TS-9.7)."""
    position.ready = position.free_explores = position.personal = position.going_on = 0
    position.fight = position.fight_reader = position.acting = -1
    position.fight_queue = ()
    position.damage = position.acted = position.fight_turn = 0
    position.damages = ()
    position.fight_over = False
    position.moving = -1
    position.facing = (-1,) * len(position.facing)
    for agent in range(position.n):
        position.tests[agent] = position.suspended[agent] = None
        position.holds[agent] = position.giving[agent] = -1
        if position.status[agent] == EJECTED:
            position.status[agent] = IN_CONTROL
            if tell:
                tell(ev.AgentReturned(agent))
    if position.gone and position.location >= 0:
        clear_away(position, position.location, tell)


def _go_between(position: Position, tell: Tell | None) -> None:
    position.step = BETWEEN
    position.updated = False
    position.carried = (-1,) * len(position.carried)
    _clear_the_place(position, tell)
    lost = LOST in position.status
    position.must_update = lost and position.vortex > 0  # TS-9.7
    if tell:
        tell(ev.BetweenBegan(position.must_update))
    if lost and not position.must_update:
        bring_back(position, tell)
