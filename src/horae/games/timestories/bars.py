"""The bars that several actions of TIME Stories share, and how one is made: its check is asked about the agent who acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from operator import attrgetter
from typing import Any

from horae.core.bars import AnyMove, Bar, Figures, Move
from horae.core.game import Action, Seat
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import position as at
from horae.games.timestories.position import Position
from horae.games.timestories.supplies import can_mend

ActionBar = Bar[Position, Any]
Bars = tuple[ActionBar, ...]
Moves = dict[type[Action], AnyMove]
Check = Callable[[Position, int, Any], Figures]
Of = Callable[[Any], int]
"""Which agent of an action is meant."""


def bar_on(rule: str, words: str, check: Check, *instead: type[Action]) -> ActionBar:
    """Asked about a position, the agent who acts (if there is such an agent), and the action."""

    def stands(p: Position, seat: Seat, action: Any) -> Figures:
        return 0 <= action.agent < p.n and check(p, action.agent, action)

    return Bar(rule, f"timestories-no-{words}", stands, instead)


def bar(rule: str, words: str, check: Callable[[Position, int], Figures], *instead: type[Action]) -> ActionBar:
    """Asked about a position and the agent who acts, whatever the action would do."""

    def stands(p: Position, seat: Seat, action: Any) -> Figures:
        return 0 <= action.agent < p.n and check(p, action.agent)

    return Bar(rule, f"timestories-no-{words}", stands, instead)


def only(when: Callable[[Position, Any], object], *bars: ActionBar) -> Bars:
    """Bars that stand only then."""

    def narrowed(one: ActionBar) -> ActionBar:
        def stands(p: Position, seat: Seat, action: Any) -> Figures:
            return 0 <= action.agent < p.n and bool(when(p, action)) and one.stands(p, seat, action)

        return Bar(one.rule, one.words, stands, one.instead)

    return tuple(map(narrowed, bars))


def move(candidates: Callable[[Position, int], Any], *bars: ActionBar) -> Move[Position, Any]:
    """What each agent of a seat could think of, and what may stand in the way."""
    return Move(lambda p, seat: [one for agent in p.agents_of(seat) for one in candidates(p, agent)], (*ANYTHING, *bars))


def any_of(table: tuple[Any, ...]) -> Callable[[Position, int], Iterator[Any]]:
    """All that a table of actions has for an agent, however deep it goes."""
    return lambda p, agent: _flat(table[agent])


def _flat(part: Any) -> Iterator[Any]:
    return chain.from_iterable(map(_flat, part)) if isinstance(part, tuple) else iter((part,))


def who(p: Position, agent: int) -> Mapping[str, Sayable]:
    return {"who": called(p, agent)}


def called(p: Position, agent: int) -> Sayable:
    """A receptacle's name, or the seat while it has none."""
    return p.pack.people[p.who[agent]].name if p.who[agent] >= 0 else person(p.owner(agent))


def whose(p: Position, agent: int, other: int) -> Mapping[str, Sayable]:
    """Somebody, and whether it is the one who acts."""
    return {"own": "yes" if agent == other else "no", **who(p, other)}


def is_agent(p: Position, agent: int) -> bool:
    return 0 <= agent < p.n


# --- anything ---


def _not_yours(p: Position, seat: Seat, action: Any) -> Figures:
    return not is_agent(p, action.agent) or p.owner(action.agent) != seat


def _agreed(p: Position, agent: int) -> Figures:
    missing = [called(p, one) for one in range(p.n) if not p.agreed >> one & 1]
    return bool(p.agreed >> agent & 1) and {"who": Listing(tuple(missing))}


ANYTHING: Bars = (
    bar("TS-13.1", "over", lambda p, agent: p.outcome is not None),
    Bar("TS-2.2", "timestories-no-agent", _not_yours),
    *only(
        lambda p, action: p.proposal and type(action) not in (do.Agree, do.Object, do.Insist),
        bar("TS-1.2", "while-agreed", _agreed),
        bar(
            "TS-1.2",
            "while-proposal",
            lambda p, agent: not p.agreed >> agent & 1 and who(p, p.proposer),
            do.Agree,
            do.Object,
        ),
    ),
)

# --- what comes first ---


def _is_asked(p: Position, agent: int, by_own_card: bool) -> bool:
    asked = p.asks[agent]
    return asked >= 0 and (p.pack.ops[asked].who == op.READER) == by_own_card


def _broken_link(p: Position, agent: int) -> Figures:
    return p.links[agent] > 0 and {"mend": "yes" if can_mend(p, agent, False) or can_mend(p, agent, True) else "no"}


LINK = bar("TS-9.5", "while-link", _broken_link, do.LoseControl)
OTHERS_QUESTION = bar("TS-1.2", "while-vote", lambda p, agent: _is_asked(p, agent, False))
QUESTION = bar("TS-5.5", "while-question", lambda p, agent: _is_asked(p, agent, True), do.Choose)
ANSWER_FIRST: Bars = (LINK, QUESTION, OTHERS_QUESTION)
SETTLE_FIRST: Bars = (*ANSWER_FIRST, bar("TS-9.9", "while-paying", lambda p, agent: p.pays[agent] is not None))

# --- who can act, and when ---


def step(rule: str, *steps: int) -> ActionBar:
    """The action has its time in these steps only."""
    names = at.STEP_NAMES
    return bar(rule, "step", lambda p, agent: p.step not in steps and {"step": Phrase(f"timestories-step-{names[p.step]}")})


def out(of: Of = attrgetter("agent")) -> Bars:
    """That agent is out: ejected, or without Azrak after an Update."""

    def check(p: Position, agent: int, *statuses: int) -> Figures:
        return is_agent(p, agent) and p.status[agent] in statuses and who(p, agent)

    return (
        bar_on("TS-9.7", "out", lambda p, agent, action: check(p, of(action), at.EJECTED, at.LOST)),
        bar_on("TS-R2", "left-out", lambda p, agent, action: check(p, of(action), at.LEFT_OUT)),
    )


def leaving(of: Of = attrgetter("agent")) -> Bars:
    """That agent lost control, or was ejected by a card, and only finishes what was begun."""

    def check(p: Position, agent: int, other: int, has_lost: bool) -> Figures:
        is_leaving = is_agent(p, other) and p.doomed >> other & 1 and bool(p.doomed_lost >> other & 1) == has_lost
        return bool(is_leaving) and whose(p, agent, other)

    return (
        bar_on("TS-9.5", "leaving", lambda p, agent, action: check(p, agent, of(action), True)),
        bar_on("TS-9.7", "leaving", lambda p, agent, action: check(p, agent, of(action), False)),
    )


def captains(rule: str) -> ActionBar:
    """It is up to the captain alone."""
    return bar(rule, "captain", lambda p, agent: agent != p.captain >= 0 and who(p, p.captain))


GROUP_LEAVES = bar("TS-R17", "group-leaves", lambda p, agent: p.moving >= 0 and {"name": p.pack.places[p.moving].name})
FIGHT_BEGUN = bar("TS-8.2", "group-conflict", lambda p, agent: p.is_fight_begun())
GROUP_CONFLICT = bar("TS-8.2", "group-conflict", lambda p, agent: p.fight >= 0)
IN_CONFLICT = bar("TS-8.1", "personal-conflict", lambda p, agent: p.fight < 0 and bool(p.personal & ~p.doomed & 1 << agent))
IN_TEST = bar("TS-7.2", "in-test", lambda p, agent: p.tests[agent] is not None)
NO_AZRAK = bar("TS-7.2", "azrak", lambda p, agent: not p.pools[agent])


def acting(rule: str) -> Bars:
    """In control in the Actions step, with nothing to settle first."""
    return (*SETTLE_FIRST, step(rule, at.ACTIONS), *out())


def free(rule: str) -> Bars:
    """Free to begin something: no conflict is in the way, either (TS-5.8)."""
    return (*acting(rule), GROUP_LEAVES, *leaving(), GROUP_CONFLICT, IN_TEST, IN_CONFLICT)
