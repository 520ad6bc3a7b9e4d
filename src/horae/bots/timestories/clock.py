"""How much time a mission leaves, as far as a seat can tell: by countdowns that run, and by first cards that count arrivals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horae.bots.timestories.facts import Facts
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.paths import leaves
from horae.games.timestories import vocabulary as v

MANY = 99
_LOOK_AHEAD = 12


def visits_left(facts: Facts, known: KnownCards, scores: Mapping[str, int]) -> int:
    """How many more places can be gone to before one of the known first cards ends the mission badly, or the longest
    countdown runs out."""
    left = max((one.left - 1 for one in facts.view.countdowns), default=MANY)
    for place in facts.open:
        first = known.card(f"{place}-a").steps
        if any(isinstance(step, v.End) for step in leaves(first)):
            left = min(left, _arrivals(first, facts.imagined(), scores))
    return left


def _arrivals(first: Sequence[v.Instruction], facts: Facts, scores: Mapping[str, int]) -> int:
    for arrival in range(_LOOK_AHEAD):
        if _ends_on(first, facts, scores):
            return arrival
    return MANY


def _ends_on(steps: Sequence[v.Instruction], facts: Facts, scores: Mapping[str, int]) -> bool:
    """Whether following them would end the mission with next to nothing; tokens and counters of `facts` move on."""
    captain = max(0, facts.view.captain)
    for step in steps:
        match step:
            case v.If(when, then, otherwise):
                if _ends_on(then if facts.holds(when, captain) else otherwise, facts, scores):
                    return True
            case v.Count(counter, by, to):
                facts.counters[counter] = to if to is not None else facts.counters.get(counter, 0) + (by or 0)
            case v.Take(token=str(token)):
                facts.group_tokens[token] += 1
            case v.Stow(token=str(token)) | v.Remove(token=str(token)):
                facts.group_tokens[token] = 0
            case v.End(outcome):
                return scores[outcome] <= 0
            case _:
                continue
    return False
