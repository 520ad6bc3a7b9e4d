"""What each action does to the position. That it may be done was decided by `moves`: nothing here checks it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.game import Action, Tell
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import events as ev
from horae.games.timestories.attempts import (
    ask_support,
    attempt,
    boost,
    decline_support,
    resolve,
    support,
    support_with,
    use_ability,
)
from horae.games.timestories.azrak import begin_update, break_link, deal, deal_evenly, lose_control, mend, pay
from horae.games.timestories.conflicts import call_on
from horae.games.timestories.ending import finish
from horae.games.timestories.goals import reach_goals
from horae.games.timestories.instructions import clear_away, open_card, show_card
from horae.games.timestories.interpreter import answer, answer_typed, close_payment, count_votes, pledge, run
from horae.games.timestories.open_tests import attempts_open, boxes
from horae.games.timestories.position import (
    ACTIONS,
    BETWEEN,
    CAPTAIN,
    FOR_LOCATION,
    FOR_REVISIT,
    FREE_UPDATE,
    HOLDING,
    NAMING,
    NO_PROPOSAL,
    PAID_UPDATE,
    PROLOGUE,
    PROPOSAL_NAMES,
    START_OVER,
    STOP,
    Position,
    with_one,
)
from horae.games.timestories.rounds import (
    SETTLING,
    arrive,
    begin_actions,
    end_recon_if_done,
    letter_at,
    new_round,
    open_first_cards,
    read_absences,
    set_up,
    settle,
)
from horae.games.timestories.votes import open_votes, ways, ways_to_vote


def act(position: Position, action: Any, tell: Tell | None) -> None:
    """Do it, and all that follows by itself."""
    kind = type(action)
    pack = position.pack
    before = _offered(position) if tell and pack.has_secrets else ()
    OF_ACTION[kind](position, action.agent, action, tell)
    if position.step in SETTLING:
        settle(position, tell)
    if pack.goals and position.outcome is None:
        reach_goals(position, tell)
    if tell:
        if pack.has_secrets:
            _tell_offers(position, before, _offered(position), tell)
        if kind in _GOING_ON or pack.has_secrets:
            tell(ev.InstructionsFollowed(action.agent))


Offered = tuple[tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]], ...]
"""What conditions leave open, to each agent and (last) to the group: tests and answers."""


def _offered(position: Position) -> Offered:
    """Hidden counters and tokens may change it at any time, so who sees it is told."""
    agents = range(position.n)
    fighting = position.fight >= 0
    tests = [tuple(attempts_open(position, agent)) for agent in agents]
    voting = open_votes(position)
    ways_of = [tuple(ways(position, agent, asked)) if (asked := position.asks[agent]) >= 0 else () for agent in agents]
    alone = [(() if fighting else (tests[agent],), () if agent in voting else (ways_of[agent],)) for agent in agents]
    return (*alone, (tuple(tests) if fighting else (), tuple(ways_of[reader] for reader in voting)))


def _tell_offers(position: Position, before: Offered, after: Offered, tell: Tell) -> None:
    for agent in range(position.n):
        if before[agent] != after[agent]:
            tell(ev.OffersChanged(agent, *after[agent]), only=position.owner(agent))
    if before[-1] != after[-1]:
        tell(ev.OffersChanged(-1, *after[-1]))


def _begin(position: Position, agent: int) -> None:
    """The agent does something new: what was read last and a giving are over."""
    position.last_read[agent] = ()
    if position.carried[agent] >= 0:
        position.carried = with_one(position.carried, agent, -1)
    if position.said[agent]:
        position.said = with_one(position.said, agent, ())
    facing = position.facing[agent]
    if facing < 0:
        pass
    elif not position.personal >> agent & 1:
        position.facing = with_one(position.facing, agent, -1)
    else:
        position.last_read[agent] = (facing,)  # a conflict stays before its reader (TS-8.1)
    position.giving[agent] = -1
    position.ready &= ~(1 << agent)


# --- setting up (TS-3) ---


def _choose_receptacle(position: Position, agent: int, action: do.ChooseReceptacle, tell: Tell | None) -> None:
    position.who[agent] = position.pack.names.receptacles[action.receptacle]
    if tell:
        tell(ev.ReceptacleChosen(agent, action.receptacle))
    if -1 not in position.who[: position.n]:
        set_up(position, tell)


def _volunteer(position: Position, agent: int, action: do.Volunteer, tell: Tell | None) -> None:
    if position.step == HOLDING:
        (item, token), *rest = position.left_things
        if item >= 0:
            position.item_at[item] = agent
            thing = position.pack.cards[position.pack.items[item]].id
        else:
            position.token_at[position.pack.names.copies[token][0]] = agent
            thing = f"token-{position.pack.parts.tokens[token].id}"
        position.left_things = tuple(rest)
        if tell:
            tell(ev.ThingHeld(agent, thing))
        if not rest:
            position.step = NAMING
        return
    position.captain = agent
    if tell:
        tell(ev.CaptainNamed(agent))
    if position.round:  # TS-R6: alone, who pays is chosen anew each round
        position.step = CAPTAIN
        return
    position.step = PROLOGUE  # TS-3.6
    if tell:
        tell(ev.PrologueRead(tuple(position.pack.cards[card].text for card in position.pack.prologue)))
    for card in reversed(position.pack.prologue):
        open_card(position, agent, card)
    read_absences(position, agent, tell)
    run(position, agent, tell)


# --- rounds (TS-4 to TS-6) ---


def _choose_location(position: Position, agent: int, action: do.ChooseLocation, tell: Tell | None) -> None:
    number = position.pack.names.locations[action.location]
    _begin(position, agent)
    revisited = bool(position.map_azrak >> number & 1)
    if tell:
        tell(ev.LocationChosen(agent, action.location, revisited))
    arrive(position, number, tell)
    position.pools[agent] -= 1
    if tell:
        tell(ev.AzrakSpent(agent, 1, position.pools[agent]))
    if revisited:
        position.returned += 1
    elif position.pools[agent]:
        position.map_azrak |= 1 << number
    open_first_cards(position, True, tell)
    if not position.pools[agent]:  # TS-R1
        break_link(position, agent, FOR_REVISIT if revisited else FOR_LOCATION, tell)
    run(position, agent, tell)


def _recon(position: Position, agent: int, action: do.Recon, tell: Tell | None) -> None:
    _begin(position, agent)
    _take_card(position, agent, action.slot, True, tell)
    show_card(position, agent, position.card_before(agent), tell)
    end_recon_if_done(position, tell)


def _take_card(position: Position, agent: int, slot: int, free: bool, tell: Tell | None) -> None:
    position.holds[agent] = slot
    if tell:
        tell(ev.CardTaken(agent, slot, free, letter_at(position, slot)))


def _recount(position: Position, agent: int, action: do.Recount, tell: Tell | None) -> None:
    position.told |= 1 << agent
    if tell:
        tell(ev.Recounted(agent))
    if all(position.told >> one & 1 for one in range(position.n) if position.holds[one] >= 0):
        begin_actions(position, tell)


# --- actions (TS-5.3) ---


def _explore(position: Position, agent: int, action: do.Explore, tell: Tell | None) -> None:
    slot, held = action.slot, position.holds[agent]
    free = bool(position.free_explores >> agent & 1)
    _begin(position, agent)
    if held >= 0 and tell:
        tell(ev.CardReturned(agent, held, letter_at(position, held)))
    _take_card(position, agent, slot, free, tell)
    if position.gone:
        clear_away(position, position.location, tell)
    card = position.card_before(agent)
    open_card(position, agent, card)
    if free:
        position.free_explores &= ~(1 << agent)
    else:
        pay(position, agent, 1, tell)
    if position.links[agent]:
        position.unread |= 1 << agent  # it is read after the decision (TS-9.5)
    else:
        show_card(position, agent, card, tell)
        run(position, agent, tell)


def _stand_by(position: Position, agent: int, action: do.StandBy, tell: Tell | None) -> None:
    _begin(position, agent)
    slot, position.holds[agent] = position.holds[agent], -1
    if tell:
        tell(ev.CardReturned(agent, slot, letter_at(position, slot)))
        tell(ev.StoodBy(agent))
    if position.gone:
        clear_away(position, position.location, tell)


def _attempt(position: Position, agent: int, action: do.Attempt, tell: Tell | None) -> None:
    """TS-5.6: to initiate a test is an action like the others; the card it stands on stays open."""
    card, box = boxes(position, agent)[action.test]
    facing = position.facing[agent]
    _begin(position, agent)
    if card == facing:
        position.facing = with_one(position.facing, agent, facing)
        position.last_read[agent] = (facing,)
    attempt(position, agent, card, box, tell)


def _boost(position: Position, agent: int, action: do.Boost, tell: Tell | None) -> None:
    boost(position, agent, tell)


def _ask_support(position: Position, agent: int, action: do.AskSupport, tell: Tell | None) -> None:
    ask_support(position, agent, tell)


def _draw_destiny(position: Position, agent: int, action: do.DrawDestiny, tell: Tell | None) -> None:
    resolve(position, agent, tell)


def _support(position: Position, agent: int, action: do.Support, tell: Tell | None) -> None:
    position.giving[agent] = -1
    support(position, agent, action.whom, tell)


def _decline(position: Position, agent: int, action: do.Decline, tell: Tell | None) -> None:
    if action.whom == agent:
        close_payment(position, agent, False, tell)
    else:
        decline_support(position, agent, action.whom, tell)


def _give(position: Position, agent: int, action: do.Give, tell: Tell | None) -> None:
    cost = _cost_of_giving(position, agent, action.to)
    _hand_over(position, agent, action.thing, action.to)
    if tell:
        tell(ev.Given(agent, action.to, action.thing, cost))
    _pay_for_giving(position, agent, action.to, cost, tell)


def _give_hidden(position: Position, agent: int, action: do.GiveHidden, tell: Tell | None) -> None:
    """A token that lies face down is handed over so."""
    cost = _cost_of_giving(position, agent, action.to)
    _hand_over(position, agent, f"token-{action.token}", action.to)
    if tell:
        token = position.pack.parts.tokens[position.pack.names.tokens[action.token]]
        tell(ev.HiddenGiven(agent, action.to, cost))
        tell(ev.HiddenSeen(action.to, token.id, token.name), only=position.owner(action.to))
    _pay_for_giving(position, agent, action.to, cost, tell)


def _swaps_are_free(position: Position) -> bool:
    return position.step == BETWEEN or position.fight >= 0


def _cost_of_giving(position: Position, agent: int, to: int) -> int:
    """TS-5.7 in the Actions step for 1 Azrak; free between locations (TS-6.1) and before a group conflict (TS-8.2)."""
    return 0 if _swaps_are_free(position) or position.giving[agent] == to else 1


def _pay_for_giving(position: Position, agent: int, to: int, cost: int, tell: Tell | None) -> None:
    position.ready &= ~(1 << agent)
    if not _swaps_are_free(position):
        position.giving[agent] = to
        pay(position, agent, cost, tell)


def _hand_over(position: Position, agent: int, thing: str, to: int) -> None:
    names = position.pack.names
    if thing.startswith("token-"):
        position.token_at[position.piece_of(names.tokens[thing.removeprefix("token-")], agent)] = to
    else:
        position.item_at[names.items[int(thing.removeprefix("item-"))]] = to
    position.giving[to] = -1  # TS-5.7: what they paid for was giving what they had


def _be_ready(position: Position, agent: int, action: do.Ready, tell: Tell | None) -> None:
    if position.step == ACTIONS and position.fight < 0 and position.holds[agent] >= 0:
        _stand_by(position, agent, do.STAND_BY[agent], tell)  # TS-5.9: nobody leaves with a card before them
    _begin(position, agent)
    position.ready |= 1 << agent
    if tell:
        tell(ev.BecameReady(agent))
    if position.step == BETWEEN and all(position.ready >> one & 1 for one in position.in_control()):
        new_round(position, tell)


def _stay(position: Position, agent: int, action: do.Stay, tell: Tell | None) -> None:
    position.ready &= ~(1 << agent)
    if tell:
        tell(ev.Stayed(agent))


def _use_ability(position: Position, agent: int, action: do.UseAbility, tell: Tell | None) -> None:
    number = position.pack.ability_index[action.ability]
    if not position.pack.abilities[number].in_test:
        _begin(position, agent)
    use_ability(position, agent, number, -1, tell)


def _support_with(position: Position, agent: int, action: do.SupportWith, tell: Tell | None) -> None:
    position.giving[agent] = -1
    support_with(position, agent, action.whom, position.pack.ability_index[action.ability], tell)


# --- answers ---


def _choose(position: Position, agent: int, action: do.Choose, tell: Tell | None) -> None:
    answer(position, agent, action.option, tell)


def _answer(position: Position, agent: int, action: do.Answer, tell: Tell | None) -> None:
    answer_typed(position, agent, action.text, tell)


def _vote(position: Position, agent: int, action: do.Vote, tell: Tell | None) -> None:
    """Votes are open. The captain's word decides where it is asked for: a choice of theirs, or a tie (TS-1.2)."""
    reader, asked = action.whom, position.asks[action.whom]
    now = position.pack.ops[asked]
    breaks_tie = now.who == op.EVERYONE and ways_to_vote(position, reader) != ways(position, reader, asked)
    if tell:
        tell(ev.Voted(agent, reader, now.ways[action.option].label))
    if now.who == op.THE_CAPTAIN or breaks_tie:
        position.votes = with_one(position.votes, reader, tuple(action.option for _ in position.votes[reader]))
    else:
        position.votes = with_one(position.votes, reader, with_one(position.votes[reader], agent, action.option))
    count_votes(position, reader, tell)


def _pledge(position: Position, agent: int, action: do.Pledge, tell: Tell | None) -> None:
    pledge(position, agent, action.whom, tell)


def _emergency(position: Position, agent: int, action: do.EmergencyUpdate, tell: Tell | None) -> None:
    mend(position, agent, action.free, tell)
    _after_link(position, agent, tell)


def _let_go(position: Position, agent: int, action: do.LoseControl, tell: Tell | None) -> None:
    lose_control(position, agent, tell)
    _after_link(position, agent, tell)


def _after_link(position: Position, agent: int, tell: Tell | None) -> None:
    """Go on with what the last Azrak paid for: a card taken by exploring is read only now."""
    if position.unread >> agent & 1:
        position.unread &= ~(1 << agent)
        show_card(position, agent, position.card_before(agent), tell)
    run(position, agent, tell)


# --- decisions of the group: Updates, stopping, starting over ---


def _update(position: Position, agent: int, action: do.Update, tell: Tell | None) -> None:
    if position.must_update or position.solo:  # TS-9.7
        begin_update(position, agent, action.free, tell)
    else:
        _propose(position, agent, FREE_UPDATE if action.free else PAID_UPDATE, tell)


def _stop_run(position: Position, agent: int, action: do.StopRun, tell: Tell | None) -> None:
    _propose(position, agent, STOP, tell)


def _start_over(position: Position, agent: int, action: do.StartOver, tell: Tell | None) -> None:
    _propose(position, agent, START_OVER, tell)


def _propose(position: Position, agent: int, what: int, tell: Tell | None) -> None:
    """A decision of all together: it waits until every other has agreed."""
    position.proposal, position.proposer = what, agent
    position.agreed = 3 if position.solo else 1 << agent
    if tell:
        tell(ev.Proposed(agent, PROPOSAL_NAMES[what]))
    _carry_out_if_agreed(position, tell)


def _agree(position: Position, agent: int, action: do.Agree, tell: Tell | None) -> None:
    position.agreed |= 1 << agent
    if tell:
        tell(ev.Agreed(agent))
    _carry_out_if_agreed(position, tell)


def _object(position: Position, agent: int, action: do.Object, tell: Tell | None) -> None:
    position.proposal, position.proposer, position.agreed = NO_PROPOSAL, -1, 0
    if tell:
        tell(ev.Objected(agent))


def _insist(position: Position, agent: int, action: do.Insist, tell: Tell | None) -> None:
    """TS-1.2: disputes go to the captain."""
    if tell:
        tell(ev.Insisted(agent))
    position.agreed = (1 << position.n) - 1
    _carry_out_if_agreed(position, tell)


def _carry_out_if_agreed(position: Position, tell: Tell | None) -> None:
    if position.agreed != (1 << position.n) - 1:
        return
    what, by = position.proposal, position.proposer
    position.proposal, position.proposer, position.agreed = NO_PROPOSAL, -1, 0
    if what == STOP:
        finish(position, -1, "stopped", tell)
    elif what == START_OVER:
        position.run += 1
        position.reset()
        if tell:
            tell(ev.RunRestarted(position.run))
    else:
        begin_update(position, by, what == FREE_UPDATE, tell)


def _deal_one(position: Position, agent: int, action: do.Deal, tell: Tell | None) -> None:
    deal(position, action.to, 1, tell)


def _deal_all(position: Position, agent: int, action: do.DealEvenly, tell: Tell | None) -> None:
    deal_evenly(position, tell)


def _call(position: Position, agent: int, action: do.CallOn, tell: Tell | None) -> None:
    call_on(position, action.whom, tell)


_GOING_ON = frozenset(
    {do.Choose, do.Answer, do.Vote, do.Pledge, do.Decline, do.EmergencyUpdate, do.LoseControl, do.DrawDestiny}
)
"""What makes an agent go on with instructions that others cannot see."""

OF_ACTION: dict[type[Action], Callable[[Position, int, Any, Tell | None], None]] = {
    do.ChooseReceptacle: _choose_receptacle,
    do.Volunteer: _volunteer,
    do.ChooseLocation: _choose_location,
    do.Recon: _recon,
    do.Recount: _recount,
    do.Explore: _explore,
    do.Attempt: _attempt,
    do.Boost: _boost,
    do.AskSupport: _ask_support,
    do.Support: _support,
    do.Decline: _decline,
    do.DrawDestiny: _draw_destiny,
    do.StandBy: _stand_by,
    do.Give: _give,
    do.GiveHidden: _give_hidden,
    do.Ready: _be_ready,
    do.Stay: _stay,
    do.Choose: _choose,
    do.Answer: _answer,
    do.Vote: _vote,
    do.Pledge: _pledge,
    do.EmergencyUpdate: _emergency,
    do.LoseControl: _let_go,
    do.Update: _update,
    do.Agree: _agree,
    do.Object: _object,
    do.Insist: _insist,
    do.Deal: _deal_one,
    do.DealEvenly: _deal_all,
    do.UseAbility: _use_ability,
    do.SupportWith: _support_with,
    do.CallOn: _call,
    do.StopRun: _stop_run,
    do.StartOver: _start_over,
}
