"""What there is to do at a location, and what may stand in its way: explore, give, be ready (TS-5), tests and support (TS-7),
group conflicts (TS-8), abilities (TS-2.2)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from horae.core.bars import Figures
from horae.core.speech import Listing, Phrase
from horae.games.timestories import actions as do
from horae.games.timestories import bars
from horae.games.timestories import position as at
from horae.games.timestories.bars import ActionBar, Bars, Moves, any_of, bar, bar_on, is_agent, move, only, step, who, whose
from horae.games.timestories.compiled import CompiledAbility
from horae.games.timestories.open_tests import attempts_open, boxes, has_test, is_offered
from horae.games.timestories.position import Position
from horae.games.timestories.support import abilities_of, can_help, helps_open, is_reading, must_fight, support_left

# --- the panorama (TS-5.5, TS-5.7) ---


def _no_such_slot(p: Position, agent: int, action: Any) -> Figures:
    is_there = p.location >= 0 and 0 <= action.slot < len(p.layouts[p.location])
    return not is_there and {"slot": do.letter(action.slot)}


def _slot_taken(p: Position, agent: int, action: Any) -> Figures:
    """TS-R3: arrival decides."""
    has_it = [one for one in range(p.n) if one != agent and p.holds[one] == action.slot >= 0]
    return bool(has_it) and who(p, has_it[0])


CARD_THERE: Bars = (bar_on("TS-5.5", "slot", _no_such_slot), bar_on("TS-R3", "taken-card", _slot_taken))
"""The panorama has that card, and nobody else has it before them."""
PANORAMA: Moves = {
    do.Explore: move(
        any_of(do.EXPLORE),
        *bars.free("TS-5.5"),
        bar_on("TS-R10", "same-card", lambda p, agent, action: action.slot == p.holds[agent] >= 0),
        *CARD_THERE,
        bar("TS-5.5", "azrak", lambda p, agent: not p.pools[agent] and not p.free_explores >> agent & 1),
    ),
    do.StandBy: move(
        any_of(do.STAND_BY),
        *bars.free("TS-5.7"),
        bar("TS-5.7", "card", lambda p, agent: p.holds[agent] < 0),
    ),
}

# --- giving, and nothing more to do (TS-5.7, TS-5.9, TS-6.1, TS-8.2) ---


def _is_for_azrak(p: Position, action: Any) -> bool:
    """Things change hands for Azrak: neither between locations nor before a group conflict."""
    return p.step == at.ACTIONS and p.fight < 0


def _begins_something(p: Position, action: Any) -> bool:
    """Not what was paid for, which is finished on the way out, too (TS-9.5)."""
    giving = p.giving[action.agent]
    return p.step == at.ACTIONS and not (p.fight < 0 <= giving == getattr(action, "to", giving))


def _card_before(p: Position, agent: int) -> Figures:
    return p.holds[agent] >= 0 and not p.doomed >> agent & 1


def _other_taker(p: Position, agent: int, action: Any) -> Figures:
    giving = p.giving[agent]
    return not p.pools[agent] and giving >= 0 and action.to != giving and who(p, giving)


def _giving(has_none: Callable[[Position, int, Any], bool]) -> Bars:
    return (
        *bars.SETTLE_FIRST,
        MUST_UPDATE,
        step("TS-5.7", at.ACTIONS, at.BETWEEN),
        bars.GROUP_LEAVES,
        bar("TS-8.2", "swap", lambda p, agent: p.is_fight_begun()),
        *bars.out(),
        bars.IN_TEST,
        bars.IN_CONFLICT,
        bar_on("TS-5.7", "such-taker", lambda p, agent, action: not is_agent(p, action.to) or action.to == agent),
        *bars.out(attrgetter("to")),
        *bars.leaving(attrgetter("to")),
        bar_on("TS-10.2", "thing", has_none),
        *only(_begins_something, *bars.leaving()),
        *only(
            _is_for_azrak,
            bar("TS-5.7", "card-before-you", _card_before, do.StandBy),
            bar_on("TS-9.5", "other-taker", _other_taker),
            bar("TS-5.7", "azrak", lambda p, agent: not p.pools[agent] and p.giving[agent] < 0),
        ),
    )


def _is_ready(p: Position, agent: int) -> Figures:
    """To give the card before one back, or to end a giving on the way out, one may say so again."""
    again = p.step == at.ACTIONS and p.fight < 0 and (p.holds[agent] >= 0 or p.doomed >> agent & 1)
    return bool(p.ready >> agent & 1) and not again


MUST_UPDATE = bar("TS-9.7", "must-update", lambda p, agent: p.step == at.BETWEEN and p.must_update)
GIVING: Moves = {
    do.Give: move(
        lambda p, agent: [p.pack.give(agent, to, thing) for thing in p.things_of(agent) for to in range(p.n) if to != agent],
        *_giving(lambda p, agent, action: action.thing not in p.things_of(agent)),
    ),
    do.GiveHidden: move(
        lambda p, agent: [do.GiveHidden(agent, to, token) for token in p.hidden_of(agent) for to in range(p.n) if to != agent],
        *_giving(lambda p, agent, action: action.token not in p.hidden_of(agent)),
    ),
    do.Ready: move(
        any_of(do.READY),
        *bars.SETTLE_FIRST,
        MUST_UPDATE,
        step("TS-5.9", at.ACTIONS, at.BETWEEN),
        *bars.out(),
        bars.GROUP_LEAVES,
        bars.IN_TEST,
        bars.FIGHT_BEGUN,
        *only(_begins_something, *bars.leaving()),
        bars.IN_CONFLICT,
        bar("TS-5.9", "ready-twice", _is_ready),
    ),
}

# --- who attempts in a group conflict (TS-8.3) ---


def _fighting(rule: str, words: str, fight_step: int, check: Callable[[Position, int], Figures]) -> ActionBar:
    """In this step of a group conflict."""
    return bar(rule, words, lambda p, agent: p.fight >= 0 and p.fight_step == fight_step and check(p, agent))


def _about_whom(rule: str, words: str, check: Callable[[Position, int], object]) -> ActionBar:
    """Something about the one who would be called on."""
    return bar_on(
        rule,
        words,
        lambda p, agent, action: is_agent(p, action.whom) and bool(check(p, action.whom)) and who(p, action.whom),
    )


SWAPPING = _fighting("TS-8.2", "swapping", at.SWAPPING, lambda p, agent: True)
STILL_OPEN = _fighting("TS-8.3", "still-open", at.ACTED, lambda p, agent: True)
CALLED_ON: Bars = (
    SWAPPING,
    _fighting("TS-8.3", "order", at.ORDERING, lambda p, agent: whose(p, agent, p.captain)),
    _fighting("TS-8.3", "called", at.ACTING, lambda p, agent: agent != p.acting and whose(p, agent, p.acting)),
    _fighting("TS-8.3", "second-attempt", at.ACTED, lambda p, agent: bool(p.acted >> agent & 1) and who(p, agent)),
    STILL_OPEN,
)
CALL_ON = move(
    any_of(do.CALL_ON),
    bar("TS-8.3", "fight", lambda p, agent: p.fight < 0),
    *bars.SETTLE_FIRST,
    bars.GROUP_LEAVES,
    SWAPPING,
    bars.captains("TS-8.3"),
    _fighting("TS-8.3", "called", at.ACTING, lambda p, agent: whose(p, agent, p.acting)),
    STILL_OPEN,
    bar_on("TS-8.3", "such-agent", lambda p, agent, action: not is_agent(p, action.whom)),
    _about_whom("TS-R11", "fighter", lambda p, whom: p.status[whom] in (at.EJECTED, at.LOST)),
    _about_whom("TS-R2", "left-out", lambda p, whom: p.status[whom] == at.LEFT_OUT),
    _about_whom("TS-8.3", "second-attempt", lambda p, whom: p.acted >> whom & 1),
    *bars.leaving(attrgetter("whom")),
    _about_whom("TS-7.2", "fighter-azrak", lambda p, whom: not p.pools[whom]),
    _about_whom("TS-8.3", "fighter-test", lambda p, whom: not has_test(p, whom)),
)

# --- one's own test (TS-7.2) ---


def _no_such_test(p: Position, agent: int, action: do.Attempt) -> bool:
    before = boxes(p, agent)
    return not 0 <= action.test < len(before) or not is_offered(p, agent, *before[action.test])


def _is_others(p: Position, agent: int, action: do.Attempt) -> Figures:
    """A test on the card of the group conflict that is open to others, who see it."""
    is_closed = p.fight >= 0 and _no_such_test(p, agent, action)
    return is_closed and any(action.test in attempts_open(p, other) for other in range(p.n))


def _is_boosted(p: Position, agent: int) -> Figures:
    test = p.tests[agent]
    return test is not None and test.phase != at.BOOSTING


def _no_supporters(p: Position, agent: int) -> Figures:
    nobody = p.tests[agent] is not None and not any(can_help(p, one, agent) for one in range(p.n))
    return nobody and {"whys": Listing(tuple([_why_no_help(p, one) for one in range(p.n) if one != agent]))}


def _why_no_help(p: Position, supporter: int) -> Phrase:
    """What keeps somebody from supporting a test for which support has not been asked yet."""
    if p.status[supporter]:
        why = "left-out" if p.status[supporter] == at.LEFT_OUT else "out"
    elif p.doomed >> supporter & 1:
        why = "leaving"
    elif p.links[supporter]:
        why = "link"
    elif p.fight < 0 and p.holds[supporter] >= 0:
        why = "card"
    elif is_reading(p, supporter):
        why = "busy"
    else:
        why = "conflict" if must_fight(p, supporter) else "azrak"
    return Phrase("timestories-no-supporter", {"why": why, **who(p, supporter)})


TEST_WAITS = bar("TS-8.2", "test-waits", lambda p, agent: p.tests[agent] is None and p.suspended[agent] is not None)
BOOSTING_OVER = bar("TS-7.2", "boosting", _is_boosted)
BOOSTING: Bars = (
    *bars.SETTLE_FIRST,
    TEST_WAITS,
    bar("TS-7.2", "test", lambda p, agent: p.tests[agent] is None and p.suspended[agent] is None),
    BOOSTING_OVER,
)
TESTS: Moves = {
    do.Attempt: move(
        any_of(do.ATTEMPT),
        *bars.acting("TS-7.2"),
        *bars.leaving(),
        bars.IN_TEST,
        *CALLED_ON,
        bar_on("TS-7.1", "others-test", _is_others),
        bar_on(
            "TS-7.1", "such-test", lambda p, agent, action: _no_such_test(p, agent, action) and not _is_others(p, agent, action)
        ),
        bars.GROUP_LEAVES,
        bars.NO_AZRAK,
    ),
    do.Boost: move(any_of(do.BOOST), *BOOSTING, bars.NO_AZRAK),
    do.AskSupport: move(any_of(do.ASK_SUPPORT), *BOOSTING, bar("TS-7.2", "supporters", _no_supporters)),
    do.DrawDestiny: move(any_of(do.DRAW), *BOOSTING),
    do.CallOn: CALL_ON,
}

# --- abilities (TS-2.2, TS-10.7) ---


def _ability(p: Position, action: Any) -> CompiledAbility | None:
    """The ability, where the agent has it."""
    number = p.pack.ability_index.get(action.ability, -1)
    return p.pack.abilities[number] if number >= 0 and number in abilities_of(p, action.agent) else None


def _of_ability(rule: str, words: str, check: Callable[[Position, int, CompiledAbility], Figures]) -> ActionBar:
    def stands(p: Position, agent: int, action: Any) -> Figures:
        ability = _ability(p, action)
        return ability is not None and check(p, agent, ability)

    return bar_on(rule, words, stands)


def _is_used(p: Position, agent: int, ability: CompiledAbility) -> Figures:
    used = (p.used_round | p.used_mission) >> p.pack.ability_index[ability.id] & 1
    return bool(used) and {"name": ability.name}


def _magick(p: Position, agent: int, ability: CompiledAbility) -> Figures:
    return p.magick[agent] < ability.magick and {"need": ability.magick, "pool": p.magick[agent]}


def _azrak(p: Position, agent: int, ability: CompiledAbility) -> Figures:
    return p.pools[agent] < ability.azrak and {"need": ability.azrak, "pool": p.pools[agent]}


def _is_for_tests(p: Position, action: Any) -> bool:
    ability = _ability(p, action)
    return ability is not None and ability.in_test


OWN_ABILITY = bar_on("TS-2.2", "ability", lambda p, agent, action: _ability(p, action) is None)
USED = _of_ability("TS-2.2", "ability-used", _is_used)
COSTS: Bars = (_of_ability("TS-10.7", "magick", _magick), _of_ability("TS-2.2", "azrak-for", _azrak))
USE_ABILITY = move(
    lambda p, agent: p.pack.use_ability[agent],
    *bars.acting("TS-2.2"),
    *bars.leaving(),
    OWN_ABILITY,
    _of_ability("TS-2.2", "ability-support", lambda p, agent, ability: ability.supports),
    *only(_is_for_tests, TEST_WAITS, bar("TS-2.2", "ability-test", lambda p, agent: p.tests[agent] is None)),
    *only(
        lambda p, action: not _is_for_tests(p, action), bar("TS-2.2", "in-test", lambda p, agent: p.tests[agent] is not None)
    ),
    USED,
    *COSTS,
    BOOSTING_OVER,
    *only(lambda p, action: not _is_for_tests(p, action), bars.GROUP_LEAVES, bars.GROUP_CONFLICT, bars.IN_CONFLICT),
)

# --- another's test (TS-7.2, TS-11.2, TS-12) ---


def _not_asked(p: Position, agent: int, action: Any) -> Figures:
    test = p.tests[action.whom] if is_agent(p, action.whom) and action.whom != agent else None
    return test is None or test.phase != at.SUPPORTING


def _has_declined(p: Position, agent: int, action: Any) -> Figures:
    test = p.tests[action.whom] if is_agent(p, action.whom) else None
    return test is not None and bool(test.done >> agent & 1)


def _spent_all(rule: str, agents: int, because_of_others: bool = False) -> ActionBar:
    """With so many agents: all that one supporter may spend, or all that the others leave them."""

    def check(p: Position, agent: int, action: Any) -> Figures:
        test = p.tests[action.whom] if is_agent(p, action.whom) else None
        if test is None or p.n != agents or support_left(p, agent, action.whom) > 0:
            return False
        spent = test.spent[agent]
        return (spent < p.profile.support[agents]) == because_of_others and {"spent": spent}

    return bar_on(rule, "support-others" if because_of_others else "support-more", check)


def _reads(p: Position, agent: int) -> Figures:
    return bool(p.stacks[agent]) or (p.fight < 0 and p.holds[agent] >= 0)


def _has_no_ability(p: Position, action: Any) -> bool:
    return not is_agent(p, action.whom) or not helps_open(p, action.agent, action.whom)


ASKED_TO_HELP: Bars = (
    bar_on("TS-7.2", "support-asked", _not_asked),
    *bars.leaving(),
    bars.IN_TEST,
    bar("TS-11.2", "support-reading", _reads),
    bars.IN_CONFLICT,
    bar_on("TS-7.2", "support-declined", _has_declined),
)
"""Somebody asks for support, and one is free to give it."""
CAN_SPEND: Bars = (
    _spent_all("TS-12.1", 2),
    _spent_all("TS-12.2", 3),
    _spent_all("TS-12.2", 3, because_of_others=True),
    _spent_all("TS-7.2", 4),
    bars.NO_AZRAK,
)
DECLINE_SUPPORT: Bars = (*bars.acting("TS-7.2"), *ASKED_TO_HELP, *only(_has_no_ability, *CAN_SPEND))
"""Who can help with an ability has something to decline, too."""
HELP: Moves = {
    do.UseAbility: USE_ABILITY,
    do.Support: move(any_of(do.SUPPORT), *bars.acting("TS-7.2"), *ASKED_TO_HELP, *CAN_SPEND),
    do.SupportWith: move(
        lambda p, agent: [one for each in p.pack.support_with[agent] for one in each],
        *bars.acting("TS-2.2"),
        OWN_ABILITY,
        _of_ability("TS-2.2", "ability-test", lambda p, agent, ability: not ability.supports and ability.in_test),
        _of_ability("TS-2.2", "ability-own", lambda p, agent, ability: not ability.supports and not ability.in_test),
        USED,
        *ASKED_TO_HELP,
        *COSTS,
    ),
}

MOVES: Moves = {**PANORAMA, **GIVING, **TESTS, **HELP}
