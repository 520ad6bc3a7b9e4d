"""Why not: every refusal of TIME Stories, with its rule and the reason in terms of the position.

Reached only when an action is refused, so it may take its time. Each function is given what the
acting seat may know, and says no more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horae.core.refusal import Refused
from horae.core.speech import Phrase, Text
from horae.games.timestories import table as t

if TYPE_CHECKING:
    from horae.games.timestories.state import TimeStoriesState


def agent_phrase(state: TimeStoriesState, agent: int) -> Text | Phrase:
    """A receptacle's name, or the seat while it has none."""
    if 0 <= agent < state.n and state.who[agent] >= 0:
        return state.pack.people[state.who[agent]].name
    return Phrase("person", {"seat": state.owner(agent) + 1})


def step_phrase(state: TimeStoriesState) -> Phrase:
    return Phrase(f"timestories-step-{t.STEP_NAMES[state.step]}")


def over(state: TimeStoriesState) -> Refused:
    return Refused("TS-13.1", "timestories-no-over")


def not_your_agent(state: TimeStoriesState) -> Refused:
    return Refused("TS-2.2", "timestories-no-agent")


def wrong_step(state: TimeStoriesState, rule: str) -> Refused:
    return Refused(rule, "timestories-no-step", step=step_phrase(state))


def proposal_open(state: TimeStoriesState) -> Refused:
    return Refused("TS-1.2", "timestories-no-while-proposal", who=agent_phrase(state, state.proposer))


def link_broken() -> Refused:
    return Refused("TS-9.5", "timestories-no-while-link")


def question_open() -> Refused:
    return Refused("TS-5.5", "timestories-no-while-question")


def no_link() -> Refused:
    return Refused("TS-9.5", "timestories-no-link")


def no_emergency(state: TimeStoriesState, free: bool) -> Refused:
    if free and not state.free_updates:
        return Refused("TS-12.1", "timestories-no-free-update")
    return Refused("TS-R12", "timestories-no-vortex")


def no_question(state: TimeStoriesState) -> Refused:
    return Refused("TS-5.4", "timestories-no-question")


def no_such_option() -> Refused:
    return Refused("TS-5.4", "timestories-no-option")


def out(state: TimeStoriesState, agent: int) -> Refused:
    return Refused("TS-9.7", "timestories-no-out", who=agent_phrase(state, agent))


def leaving_soon() -> Refused:
    return Refused("TS-9.5", "timestories-no-leaving")


def receptacle(state: TimeStoriesState, agent: int, name: str) -> Refused:
    if state.who[agent] >= 0:
        return Refused("TS-3.1", "timestories-no-second-receptacle")
    if name not in state.pack.names.receptacles:
        return Refused("TS-3.1", "timestories-no-such-receptacle", name=name)
    return Refused("TS-3.1", "timestories-no-taken-receptacle")


def not_captain(state: TimeStoriesState, rule: str = "TS-4.1") -> Refused:
    return Refused(rule, "timestories-no-captain", who=agent_phrase(state, state.captain))


def location(state: TimeStoriesState, name: str) -> Refused:
    return Refused("TS-4.1", "timestories-no-location", name=name)


def recon(state: TimeStoriesState, agent: int, slot: int) -> Refused:
    if state.holds[agent] >= 0:
        return Refused("TS-5.1", "timestories-no-second-recon")
    return slot_taken(state, slot)


def slot_taken(state: TimeStoriesState, slot: int) -> Refused:
    """TS-R3: arrival decides."""
    if not 0 <= slot < len(state.layouts[state.location]):
        return Refused("TS-5.5", "timestories-no-slot", slot=slot + 1)
    holder = state.holds.index(slot)
    return Refused("TS-R3", "timestories-no-taken-card", who=agent_phrase(state, holder))


def same_card() -> Refused:
    return Refused("TS-R10", "timestories-no-same-card")


def told_already() -> Refused:
    return Refused("TS-5.2", "timestories-no-told")


def nothing_to_tell() -> Refused:
    return Refused("TS-5.2", "timestories-no-tale")


def in_conflict() -> Refused:
    return Refused("TS-8.1", "timestories-no-personal-conflict")


def in_group_conflict() -> Refused:
    return Refused("TS-8.2", "timestories-no-group-conflict")


def in_test() -> Refused:
    return Refused("TS-7.2", "timestories-no-in-test")


def no_test(state: TimeStoriesState) -> Refused:
    return Refused("TS-7.2", "timestories-no-test")


def no_such_test() -> Refused:
    return Refused("TS-7.1", "timestories-no-such-test")


def no_azrak() -> Refused:
    return Refused("TS-7.2", "timestories-no-azrak")


def boosting_over() -> Refused:
    return Refused("TS-7.2", "timestories-no-boosting")


def nobody_to_ask() -> Refused:
    return Refused("TS-7.2", "timestories-no-supporters")


def support(state: TimeStoriesState, supporter: int, agent: int) -> Refused:
    """Why this agent cannot support that test."""
    going = state.tests[agent] if 0 <= agent < state.n else None
    if going is None or supporter == agent or going[2] != t.SUPPORTING:
        return Refused("TS-7.2", "timestories-no-support-asked")
    if state.status[supporter]:
        return out(state, supporter)
    if state.doomed >> supporter & 1:
        return leaving_soon()
    if state.is_reading(supporter):
        return Refused("TS-11.2", "timestories-no-support-reading")
    if going[5] >> supporter & 1:
        return Refused("TS-7.2", "timestories-no-support-declined")
    if state.support_left(supporter, agent) < 1:
        rule = ("TS-12.1", "TS-12.2", "TS-7.2")[state.n - 2]
        return Refused(rule, "timestories-no-support-more", most=state.profile.support[state.n], spent=going[4][supporter])
    return no_azrak()


def not_standing_by() -> Refused:
    return Refused("TS-5.7", "timestories-no-card-before-you")


def no_card_to_return() -> Refused:
    return Refused("TS-5.7", "timestories-no-card")


def giving(state: TimeStoriesState, agent: int, to: int, thing: str) -> Refused:
    if not 0 <= to < state.n or to == agent:
        return Refused("TS-5.7", "timestories-no-such-taker")
    if state.status[to] or state.doomed >> to & 1:
        return out(state, to)
    if thing not in state.things_of(agent):
        return Refused("TS-10.2", "timestories-no-thing")
    if state.holds[agent] >= 0 and state.step == t.ACTIONS and state.fight < 0:
        return not_standing_by()
    if state.giving[agent] >= 0 and state.giving[agent] != to:
        return Refused("TS-9.5", "timestories-no-other-taker", who=agent_phrase(state, state.giving[agent]))
    return no_azrak()


def swap_over() -> Refused:
    return Refused("TS-8.2", "timestories-no-swap")


def ready_already() -> Refused:
    return Refused("TS-5.9", "timestories-no-ready-twice")


def not_ready_yet() -> Refused:
    return Refused("TS-5.9", "timestories-no-stay")


def must_update() -> Refused:
    return Refused("TS-9.7", "timestories-no-must-update")


def update(state: TimeStoriesState, free: bool) -> Refused:
    if state.updated:
        return Refused("TS-R12", "timestories-no-second-update")
    if not state.vortex:
        return Refused("TS-R12", "timestories-no-vortex")
    return Refused("TS-12.1", "timestories-no-free-update")


def deal(state: TimeStoriesState, agent: int, to: int) -> Refused:
    if agent != state.dealer:
        return Refused("TS-9.3", "timestories-no-dealer", who=agent_phrase(state, state.dealer))
    if not 0 <= to < state.n:
        return Refused("TS-9.3", "timestories-no-such-taker")
    if state.pools[to] >= state.levels[to]:
        return Refused("TS-9.3", "timestories-no-full", who=agent_phrase(state, to), level=state.levels[to])
    return Refused("TS-R2", "timestories-no-empty-first")


def no_payment() -> Refused:
    return Refused("TS-9.9", "timestories-no-payment")


def must_pay() -> Refused:
    return Refused("TS-9.9", "timestories-no-refusal")


def nothing_to_pledge() -> Refused:
    return Refused("TS-9.9", "timestories-no-pledge")


def ability(state: TimeStoriesState, agent: int, name: str) -> Refused:
    deed = next((one for one in state.pack.deeds if one.id == name), None)
    if deed is None or state.pack.deeds.index(deed) not in state.deeds_of(agent):
        return Refused("TS-2.2", "timestories-no-ability")
    if deed.in_test != (state.tests[agent] is not None):
        key = "timestories-no-ability-test" if deed.in_test else "timestories-no-in-test"
        return Refused("TS-2.2", key)
    bit = 1 << state.pack.deeds.index(deed)
    if state.used_round & bit or state.used_mission & bit:
        return Refused("TS-2.2", "timestories-no-ability-used", name=deed.name)
    if state.magick[agent] < deed.magick:
        return Refused("TS-10.7", "timestories-no-magick", need=deed.magick, pool=state.magick[agent])
    return no_azrak()


def call_on(state: TimeStoriesState, whom: int) -> Refused:
    if not 0 <= whom < state.n or state.status[whom]:
        return Refused("TS-R11", "timestories-no-fighter")
    return Refused("TS-8.3", "timestories-no-second-attempt", who=agent_phrase(state, whom))


def not_called(state: TimeStoriesState) -> Refused:
    if state.acting >= 0:
        return Refused("TS-8.3", "timestories-no-called", who=agent_phrase(state, state.acting))
    return Refused("TS-8.3", "timestories-no-order")


def no_proposal() -> Refused:
    return Refused("TS-1.2", "timestories-no-proposal")


def agreed_already() -> Refused:
    return Refused("TS-1.2", "timestories-no-agree-twice")


def paying_first() -> Refused:
    return Refused("TS-9.9", "timestories-no-while-paying")
