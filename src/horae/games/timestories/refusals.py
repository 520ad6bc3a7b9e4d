"""Why not: the reason for which `legal` does not offer an action, with its rule and in terms of the position.

Reached only when an action is refused, so it may take its time. It decides nothing: whatever comes here
is refused, and only the reason is looked for. It says no more than the acting seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Text
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.answers import LONGEST
from horae.games.timestories.legal import (
    abilities_of,
    boxes,
    helps_open,
    is_offered,
    is_reading,
    must_fight,
    open_votes,
    support_left,
    to_vote,
)
from horae.games.timestories.position import (
    ACTING,
    ACTIONS,
    BETWEEN,
    BOOSTING,
    CAPTAIN,
    CHOOSING,
    DEALING,
    FREE_UPDATE,
    NAMING,
    ORDERING,
    PAID_UPDATE,
    RECON,
    STEP_NAMES,
    SUPPORTING,
    SWAPPING,
    TELEPATHY,
    Position,
)


def explain(position: Position, seat: Seat, action: Any) -> Refused:
    """Why this seat may not do this now."""
    if position.outcome is not None:
        return Refused("TS-13.1", "timestories-no-over")
    agent = action.agent
    if not 0 <= agent < position.n or position.owner(agent) != seat:
        return Refused("TS-2.2", "timestories-no-agent")
    if position.proposal and not isinstance(action, do.Agree | do.Object | do.Insist):
        return Refused("TS-1.2", "timestories-no-while-proposal", who=_called(position, position.proposer))
    return _WHY[type(action)](position, agent, action)


def _called(position: Position, agent: int) -> Text | Phrase:
    """A receptacle's name, or the seat while it has none."""
    if 0 <= agent < position.n and position.who[agent] >= 0:
        return position.pack.people[position.who[agent]].name
    return Phrase("person", {"seat": position.owner(agent) + 1})


# --- reasons that several actions share ---


def _wrong_step(position: Position, rule: str) -> Refused:
    return Refused(rule, "timestories-no-step", step=Phrase(f"timestories-step-{STEP_NAMES[position.step]}"))


def _out(position: Position, agent: int) -> Refused:
    return Refused("TS-9.7", "timestories-no-out", who=_called(position, agent))


def _leaving() -> Refused:
    return Refused("TS-9.5", "timestories-no-leaving")


def _link_broken() -> Refused:
    return Refused("TS-9.5", "timestories-no-while-link")


def _question_open() -> Refused:
    return Refused("TS-5.5", "timestories-no-while-question")


def _no_azrak() -> Refused:
    return Refused("TS-7.2", "timestories-no-azrak")


def _in_test() -> Refused:
    return Refused("TS-7.2", "timestories-no-in-test")


def _boosting_over() -> Refused:
    return Refused("TS-7.2", "timestories-no-boosting")


def _in_conflict() -> Refused:
    return Refused("TS-8.1", "timestories-no-personal-conflict")


def _in_group_conflict() -> Refused:
    return Refused("TS-8.2", "timestories-no-group-conflict")


def _card_before() -> Refused:
    return Refused("TS-5.7", "timestories-no-card-before-you")


def _no_vortex() -> Refused:
    return Refused("TS-R12", "timestories-no-vortex")


def _no_free_update() -> Refused:
    return Refused("TS-12.1", "timestories-no-free-update")


def _not_captain(position: Position, rule: str) -> Refused:
    return Refused(rule, "timestories-no-captain", who=_called(position, position.captain))


def _group_leaves(position: Position) -> Refused:
    return Refused("TS-R17", "timestories-no-group-leaves", name=position.pack.places[position.moving].name)


def _not_called(position: Position) -> Refused:
    if position.acting >= 0:
        return Refused("TS-8.3", "timestories-no-called", who=_called(position, position.acting))
    return Refused("TS-8.3", "timestories-no-order")


def _slot_taken(position: Position, slot: int) -> Refused:
    """TS-R3: arrival decides."""
    if slot not in position.holds or slot < 0:
        return Refused("TS-5.5", "timestories-no-slot", slot=do.letter(slot))
    return Refused("TS-R3", "timestories-no-taken-card", who=_called(position, position.holds.index(slot)))


def _not_calm(position: Position, agent: int) -> Refused | None:
    """Something else is to be settled first."""
    if position.links[agent]:
        return _link_broken()
    if position.asks[agent] >= 0:
        asks_others = agent in open_votes(position)
        return Refused("TS-1.2", "timestories-no-while-vote") if asks_others else _question_open()
    if position.pays[agent] is not None:
        return Refused("TS-9.9", "timestories-no-while-paying")
    return None


def _not_acting(position: Position, agent: int, rule: str) -> Refused | None:
    """Not in the Actions step, not in control, or with something else to settle first."""
    found = _not_calm(position, agent)
    if found is not None:
        return found
    if position.step != ACTIONS:
        return _wrong_step(position, rule)
    if position.status[agent]:
        return _out(position, agent)
    return None


def _no_time_for_it(position: Position, agent: int, rule: str) -> Refused | None:
    """Neither acting nor between locations, or something else comes first."""
    found = _not_calm(position, agent)
    if found is not None:
        return found
    if position.step == BETWEEN and position.must_update:
        return Refused("TS-9.7", "timestories-no-must-update")
    return _wrong_step(position, rule) if position.step not in (ACTIONS, BETWEEN) else None


def _not_free(position: Position, agent: int, rule: str) -> Refused | None:
    """Not free to begin something: fighting, testing or on the way out."""
    found = _not_acting(position, agent, rule)
    if found is not None:
        return found
    if position.moving >= 0:
        return _group_leaves(position)
    if position.doomed >> agent & 1:
        return _leaving()
    if position.fight >= 0:
        return _in_group_conflict()
    if position.tests[agent] is not None:
        return _in_test()
    if position.personal >> agent & 1:  # TS-5.8
        return _in_conflict()
    return None


def _not_boosting(position: Position, agent: int) -> Refused | None:
    found = _not_calm(position, agent)
    if found is not None:
        return found
    test = position.tests[agent]
    if test is None:
        return Refused("TS-7.2", "timestories-no-test")
    return _boosting_over() if test.phase != BOOSTING else None


# --- setting up and rounds ---


def _receptacle(position: Position, agent: int, action: do.ChooseReceptacle) -> Refused:
    if position.step != CHOOSING:
        return _wrong_step(position, "TS-3.1")
    if position.who[agent] >= 0:
        return Refused("TS-3.1", "timestories-no-second-receptacle")
    if action.receptacle not in position.pack.names.receptacles:
        return Refused("TS-3.1", "timestories-no-such-receptacle", name=action.receptacle)
    return Refused("TS-3.1", "timestories-no-taken-receptacle")


def _volunteer(position: Position, agent: int, action: do.Volunteer) -> Refused:
    return _wrong_step(position, "TS-3.5") if position.step != NAMING else _out(position, agent)


def _location(position: Position, agent: int, action: do.ChooseLocation) -> Refused:
    if position.step != CAPTAIN:
        return _wrong_step(position, "TS-4.1")
    if agent != position.captain:
        return _not_captain(position, "TS-4.1")
    return Refused("TS-4.1", "timestories-no-location", name=action.location)


def _recon(position: Position, agent: int, action: do.Recon) -> Refused:
    if position.step != RECON:
        return _wrong_step(position, "TS-5.1")
    if position.status[agent]:
        return _out(position, agent)
    if position.holds[agent] >= 0:
        return Refused("TS-5.1", "timestories-no-second-recon")
    return _slot_taken(position, action.slot)


def _recount(position: Position, agent: int, action: do.Recount) -> Refused:
    if position.step != TELEPATHY:
        return _wrong_step(position, "TS-5.2")
    return Refused("TS-5.2", "timestories-no-tale" if position.holds[agent] < 0 else "timestories-no-told")


# --- actions ---


def _explore(position: Position, agent: int, action: do.Explore) -> Refused:
    found = _not_free(position, agent, "TS-5.5")
    if found is not None:
        return found
    if action.slot == position.holds[agent]:
        return Refused("TS-R10", "timestories-no-same-card")
    if action.slot in position.holds or not 0 <= action.slot < len(position.layouts[position.location]):
        return _slot_taken(position, action.slot)
    return _no_azrak()


def _stand_by(position: Position, agent: int, action: do.StandBy) -> Refused:
    return _not_free(position, agent, "TS-5.7") or Refused("TS-5.7", "timestories-no-card")


def _attempt(position: Position, agent: int, action: do.Attempt) -> Refused:
    found = _not_acting(position, agent, "TS-7.2")
    if found is not None:
        return found
    if position.doomed >> agent & 1:
        return _leaving()
    if position.tests[agent] is not None:
        return _in_test()
    if position.fight >= 0 and (position.acting != agent or position.fight_step != ACTING):
        return _not_called(position)
    before = boxes(position, agent)
    if not 0 <= action.test < len(before) or not is_offered(position, agent, *before[action.test]):
        return Refused("TS-7.1", "timestories-no-such-test")
    if position.moving >= 0:
        return _group_leaves(position)
    return _no_azrak()


def _boost(position: Position, agent: int, action: do.Boost) -> Refused:
    return _not_boosting(position, agent) or _no_azrak()


def _ask_support(position: Position, agent: int, action: do.AskSupport) -> Refused:
    return _not_boosting(position, agent) or _no_supporters(position, agent)


def _no_supporters(position: Position, agent: int) -> Refused:
    others = [one for one in range(position.n) if one != agent]
    whys = Listing(tuple([_why_no_help(position, one) for one in others]))
    return Refused("TS-7.2", "timestories-no-supporters", whys=whys)


def _why_no_help(position: Position, supporter: int) -> Phrase:
    """What keeps somebody from supporting a test for which support has not been asked yet."""
    if position.status[supporter]:
        why = "out"
    elif position.doomed >> supporter & 1:
        why = "leaving"
    elif position.fight < 0 and position.holds[supporter] >= 0:
        why = "card"
    elif is_reading(position, supporter):
        why = "busy"
    else:
        why = "conflict" if must_fight(position, supporter) else "azrak"
    return Phrase("timestories-no-supporter", {"who": _called(position, supporter), "why": why})


def _draw(position: Position, agent: int, action: do.DrawDestiny) -> Refused:
    return _not_boosting(position, agent) or _wrong_step(position, "TS-7.2")


def _support(position: Position, agent: int, action: do.Support) -> Refused:
    return _not_acting(position, agent, "TS-7.2") or _no_support(position, agent, action.whom)


def _decline(position: Position, agent: int, action: do.Decline) -> Refused:
    if action.whom != agent:
        return _not_acting(position, agent, "TS-7.2") or _no_support(position, agent, action.whom)
    if position.links[agent]:
        return _link_broken()
    return Refused("TS-9.9", "timestories-no-payment" if position.pays[agent] is None else "timestories-no-refusal")


def _no_support(position: Position, supporter: int, agent: int) -> Refused:
    """Why this agent cannot support that test."""
    test = position.tests[agent] if 0 <= agent < position.n else None
    if test is None or supporter == agent or test.phase != SUPPORTING:
        return Refused("TS-7.2", "timestories-no-support-asked")
    if position.doomed >> supporter & 1:
        return _leaving()
    if is_reading(position, supporter):
        return Refused("TS-11.2", "timestories-no-support-reading")
    if must_fight(position, supporter):
        return Refused("TS-8.1", "timestories-no-personal-conflict")
    if test.done >> supporter & 1:
        return Refused("TS-7.2", "timestories-no-support-declined")
    if support_left(position, supporter, agent) < 1:
        rule = ("TS-12.1", "TS-12.2", "TS-7.2")[position.n - 2]
        most = position.profile.support[position.n]
        return Refused(rule, "timestories-no-support-more", most=most, spent=test.spent[supporter])
    return _no_azrak()


def _give(position: Position, agent: int, action: do.Give) -> Refused:
    return _not_giving(position, agent) or _no_gift(position, agent, action.to, action.thing in position.things_of(agent))


def _give_hidden(position: Position, agent: int, action: do.GiveHidden) -> Refused:
    return _not_giving(position, agent) or _no_gift(position, agent, action.to, action.token in position.hidden_of(agent))


def _not_giving(position: Position, agent: int) -> Refused | None:
    """Why this agent can give nothing now."""
    found = _no_time_for_it(position, agent, "TS-5.7")
    if found is not None:
        return found
    if position.moving >= 0:
        return _group_leaves(position)
    if position.fight >= 0 and position.fight_step != SWAPPING:
        return Refused("TS-8.2", "timestories-no-swap")
    if position.status[agent]:
        return _out(position, agent)
    if position.step == ACTIONS and position.fight < 0:
        if position.tests[agent] is not None:
            return _in_test()
        if position.personal >> agent & 1:
            return _in_conflict()
    return None


def _no_gift(position: Position, agent: int, to: int, has_it: bool) -> Refused:
    """Why this thing cannot go to that agent."""
    if not 0 <= to < position.n or to == agent:
        return Refused("TS-5.7", "timestories-no-such-taker")
    if position.status[to] or position.doomed >> to & 1:
        return _out(position, to)
    if not has_it:
        return Refused("TS-10.2", "timestories-no-thing")
    if position.holds[agent] >= 0 and position.step == ACTIONS and position.fight < 0:
        return _card_before()
    if position.doomed >> agent & 1:
        return _leaving()
    if position.giving[agent] >= 0:
        return Refused("TS-9.5", "timestories-no-other-taker", who=_called(position, position.giving[agent]))
    return _no_azrak()


def _ready(position: Position, agent: int, action: do.Ready) -> Refused:
    found = _no_time_for_it(position, agent, "TS-5.9")
    if found is not None:
        return found
    if position.status[agent]:
        return _out(position, agent)
    if position.step == ACTIONS:
        if position.moving >= 0:
            return _group_leaves(position)
        if position.doomed >> agent & 1:
            return _leaving()
        if position.tests[agent] is not None:
            return _in_test()
        if position.fight >= 0 and position.fight_step != SWAPPING:
            return _in_group_conflict()
        if position.fight < 0 and position.personal >> agent & 1:
            return _in_conflict()
    return Refused("TS-5.9", "timestories-no-ready-twice")


def _stay(position: Position, agent: int, action: do.Stay) -> Refused:
    if position.fight >= 0 and position.ready >> agent & 1:
        return _in_group_conflict()
    return Refused("TS-5.9", "timestories-no-stay")


def _use_ability(position: Position, agent: int, action: do.UseAbility) -> Refused:
    found = _not_acting(position, agent, "TS-2.2")
    if found is not None:
        return found
    if position.doomed >> agent & 1:
        return _leaving()
    number = position.pack.ability_index.get(action.ability, -1)
    if number not in abilities_of(position, agent):
        return Refused("TS-2.2", "timestories-no-ability")
    ability = position.pack.abilities[number]
    test = position.tests[agent]
    if ability.supports:
        return Refused("TS-2.2", "timestories-no-ability-support")
    if ability.in_test != (test is not None):
        return Refused("TS-2.2", "timestories-no-ability-test" if ability.in_test else "timestories-no-in-test")
    if (position.used_round | position.used_mission) >> number & 1:
        return Refused("TS-2.2", "timestories-no-ability-used", name=ability.name)
    if position.magick[agent] < ability.magick:
        return Refused("TS-10.7", "timestories-no-magick", need=ability.magick, pool=position.magick[agent])
    if position.pools[agent] < ability.azrak:
        return _no_azrak()
    if test is not None:
        return _boosting_over()
    if position.moving >= 0:
        return _group_leaves(position)
    return _in_group_conflict() if position.fight >= 0 else _in_conflict()


def _support_with(position: Position, agent: int, action: do.SupportWith) -> Refused:
    found = _not_acting(position, agent, "TS-2.2")
    if found is not None:
        return found
    number = position.pack.ability_index.get(action.ability, -1)
    if number not in abilities_of(position, agent):
        return Refused("TS-2.2", "timestories-no-ability")
    ability = position.pack.abilities[number]
    if not ability.supports:
        return Refused("TS-2.2", "timestories-no-ability-test" if ability.in_test else "timestories-no-ability-own")
    if (position.used_round | position.used_mission) >> number & 1:
        return Refused("TS-2.2", "timestories-no-ability-used", name=ability.name)
    test = position.tests[action.whom] if 0 <= action.whom < position.n else None
    if test is not None and test.phase == SUPPORTING and number not in helps_open(position, agent, action.whom):
        if position.magick[agent] < ability.magick:
            return Refused("TS-10.7", "timestories-no-magick", need=ability.magick, pool=position.magick[agent])
        if position.pools[agent] < ability.azrak:
            return _no_azrak()
    return _no_support(position, agent, action.whom)


# --- answers ---


def _choose(position: Position, agent: int, action: do.Choose) -> Refused:
    if position.links[agent]:
        return _link_broken()
    if agent in open_votes(position):
        return Refused("TS-1.2", "timestories-no-while-vote")
    return Refused("TS-5.4", "timestories-no-question" if position.asks[agent] < 0 else "timestories-no-option")


def _answer(position: Position, agent: int, action: do.Answer) -> Refused:
    if position.links[agent]:
        return _link_broken()
    asked = position.asks[agent]
    if asked < 0 or position.pack.ops[asked].code != op.ANSWER:
        return Refused("TS-R20", "timestories-no-answer-asked")
    return Refused("TS-R20", "timestories-no-such-answer", most=LONGEST)


def _vote(position: Position, agent: int, action: do.Vote) -> Refused:
    if action.whom not in open_votes(position):
        return Refused("TS-1.2", "timestories-no-vote-open")
    if position.links[agent]:
        return _link_broken()
    asked_of = to_vote(position, action.whom)
    if agent in asked_of:
        return Refused("TS-5.4", "timestories-no-option")
    if position.status[agent]:
        return _out(position, agent)
    if position.pack.ops[position.asks[action.whom]].who == op.THE_CAPTAIN or position.votes[action.whom][agent] < 0:
        return _not_captain(position, "TS-1.2")
    return Refused("TS-1.2", "timestories-no-vote-twice")


def _insist(position: Position, agent: int, action: do.Insist) -> Refused:
    if position.proposal not in (PAID_UPDATE, FREE_UPDATE):
        return Refused("TS-1.2", "timestories-no-dispute")
    return _not_captain(position, "TS-1.2")


def _pledge(position: Position, agent: int, action: do.Pledge) -> Refused:
    whom = action.whom
    if not 0 <= whom < position.n or position.pays[whom] is None:
        return Refused("TS-9.9", "timestories-no-payment")
    if position.status[agent]:
        return _out(position, agent)
    if position.links[agent]:
        return _link_broken()
    if position.asks[agent] >= 0:
        return _question_open()
    if whom != agent and position.doomed >> agent & 1:
        return _leaving()
    return Refused("TS-9.9", "timestories-no-pledge")


def _emergency(position: Position, agent: int, action: do.EmergencyUpdate) -> Refused:
    if not position.links[agent]:
        return _whole_link(position, agent, action)
    return _no_free_update() if action.free and not position.free_updates else _no_vortex()


def _whole_link(position: Position, agent: int, action: Action) -> Refused:
    return Refused("TS-9.5", "timestories-no-link")


# --- decisions of the group ---


def _update(position: Position, agent: int, action: do.Update) -> Refused:
    if position.step != BETWEEN:
        return _wrong_step(position, "TS-9.3")
    if position.status[agent] and not position.must_update:
        return _out(position, agent)
    if position.updated:
        return Refused("TS-R12", "timestories-no-second-update")
    return _no_free_update() if position.vortex else _no_vortex()


def _agree(position: Position, agent: int, action: do.Agree) -> Refused:
    return Refused("TS-1.2", "timestories-no-agree-twice") if position.proposal else _no_proposal(position, agent, action)


def _no_proposal(position: Position, agent: int, action: Action) -> Refused:
    return Refused("TS-1.2", "timestories-no-proposal")


def _deal(position: Position, agent: int, action: do.Deal) -> Refused:
    if position.step != DEALING or agent != position.dealer:
        return _not_dealing(position, agent, action)
    if not 0 <= action.to < position.n:
        return Refused("TS-9.3", "timestories-no-such-taker")
    if position.pools[action.to] >= position.levels[action.to]:
        level = position.levels[action.to]
        return Refused("TS-9.3", "timestories-no-full", who=_called(position, action.to), level=level)
    return Refused("TS-R2", "timestories-no-empty-first")


def _not_dealing(position: Position, agent: int, action: Action) -> Refused:
    if position.step != DEALING:
        return _wrong_step(position, "TS-9.3")
    return Refused("TS-9.3", "timestories-no-dealer", who=_called(position, position.dealer))


def _call_on(position: Position, agent: int, action: do.CallOn) -> Refused:
    if position.step != ACTIONS or position.fight < 0 or position.fight_step != ORDERING:
        return _not_called(position) if position.fight >= 0 else _wrong_step(position, "TS-8.3")
    if agent != position.captain:
        return _not_captain(position, "TS-8.3")
    found = _not_calm(position, agent)
    if found is not None:
        return found
    if not 0 <= action.whom < position.n or position.status[action.whom]:
        return Refused("TS-R11", "timestories-no-fighter")
    return Refused("TS-8.3", "timestories-no-second-attempt", who=_called(position, action.whom))


def _proposing(position: Position, agent: int, action: Action) -> Refused:
    return _wrong_step(position, "TS-13.1")


_WHY: dict[type[Action], Callable[[Position, int, Any], Refused]] = {
    do.ChooseReceptacle: _receptacle,
    do.Volunteer: _volunteer,
    do.ChooseLocation: _location,
    do.Recon: _recon,
    do.Recount: _recount,
    do.Explore: _explore,
    do.Attempt: _attempt,
    do.Boost: _boost,
    do.AskSupport: _ask_support,
    do.Support: _support,
    do.Decline: _decline,
    do.DrawDestiny: _draw,
    do.StandBy: _stand_by,
    do.Give: _give,
    do.GiveHidden: _give_hidden,
    do.Ready: _ready,
    do.Stay: _stay,
    do.Choose: _choose,
    do.Answer: _answer,
    do.Vote: _vote,
    do.Pledge: _pledge,
    do.EmergencyUpdate: _emergency,
    do.LoseControl: _whole_link,
    do.Update: _update,
    do.Agree: _agree,
    do.Object: _no_proposal,
    do.Insist: _insist,
    do.Deal: _deal,
    do.DealEvenly: _not_dealing,
    do.UseAbility: _use_ability,
    do.SupportWith: _support_with,
    do.CallOn: _call_on,
    do.StopRun: _proposing,
    do.StartOver: _proposing,
}
