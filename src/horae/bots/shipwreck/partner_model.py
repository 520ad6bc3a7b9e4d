"""The model of a helpful partner: what somebody would do with each hand who wants to be read.

Each choice is worth what listeners, taking every lawful play as likely, would make of it; a helpful
partner makes the one that is worth most, and of several such any. This is how the reader itself
chooses, so that between readers the odds that follow from it are true. People are not so strict:
a small share of choices is taken as made without such thought.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from horae.bots.shipwreck.public_position import PLACES, VALUE_COUNT, Array, PublicPosition
from horae.bots.shipwreck.win_chance import Prospects

NUMBERS = np.arange(1, VALUE_COUNT + 1)
ALMOST = 1e-9
"""Choices whose worth differs by less are equally good; no rounding shall decide between them."""
POWER_PRICE = 0.005
"""What a power is worth unused: it must bring more than this."""
CYCLE_PRICE = 0.01

_HIGHER = np.triu(np.ones((VALUE_COUNT, VALUE_COUNT)), 1)
"""[played, kept]: where the kept fate is the higher one."""
_DIAGONAL = np.diag_indices(VALUE_COUNT)


class Manner(Struct, frozen=True):
    """How helpful people are taken to be."""

    slack: float
    """The share of choices made without thought, any lawful one as likely."""
    reads_powers: bool
    """Whether it is read, too, that a power was used or left."""


class PartnerModel:
    """For one moment before a play: how likely each play is for each hand, and what it is worth."""

    __slots__ = ("best", "likely", "worth")

    def __init__(self, lawful: Array, likely: Array, worth: Array) -> None:
        self.likely = likely
        """[place, played, kept]: the chance that somebody with these two makes this play."""
        self.worth = worth
        """[place, played, kept]: the chance to win after the play, for who knows what is kept."""
        best = np.where(lawful > 0, worth, -np.inf).max(axis=0)
        self.best: Array = np.maximum(best, best.T)
        """[fate, fate]: the worth of the best play of a hand."""


Partner: TypeAlias = Callable[[PublicPosition, Array, Manner], PartnerModel]
"""How somebody is taken to play: from what lies open, and how likely each two fates are to be their hand."""


def helpful_partner(public: PublicPosition, hands: Array, manner: Manner) -> PartnerModel:
    """Somebody who makes the play that is worth most to listeners who take each lawful play as likely."""
    lawful = public.lawful()
    free = any_lawful(lawful)
    model = partner_who(public, hands, free, free)
    likely = any_lawful((np.where(lawful > 0, model.worth, -np.inf) >= model.best - ALMOST) * lawful)
    model.likely = (1 - manner.slack) * likely + manner.slack * free
    return model


def partner_who(public: PublicPosition, hands: Array, likely: Array, read_as: Array) -> PartnerModel:
    """Somebody who makes each play so likely, among listeners who read it as this likely."""
    prospects = Prospects(public.score, public.doom)
    worth = prospects.of_plays(told(hands, read_as, public.says()), public.fade_doom())
    return PartnerModel(public.lawful(), likely, worth)


def any_lawful(lawful: Array) -> Array:
    """[place, played, kept]: each of a hand's plays as likely; a hand of two equal fates has each only once."""
    single = lawful.sum(axis=0)
    both: Array = single + single.T
    both[_DIAGONAL] /= 2
    shared: Array = lawful / np.maximum(both, 1)
    return shared


def told(hands: Array, likely: Array, says: tuple[int, ...]) -> Array:
    """[place, played, kept]: the odds of the kept fate for who sees the play, and hears what its card makes one say."""
    weights = hands * likely
    totals = np.broadcast_to(weights.sum(axis=2, keepdims=True), weights.shape)
    if says:
        totals = totals.copy()
        for place in says:
            here = weights[place]
            higher = (here * _HIGHER).sum(axis=1, keepdims=True)
            lower = (here * (1 - _HIGHER)).sum(axis=1, keepdims=True)
            totals[place] = np.where(_HIGHER > 0, higher, lower)
    odds: Array = np.divide(weights, totals, out=np.zeros_like(weights), where=totals > 0)
    return odds


def shares(worth: Array, slack: float) -> Array:
    """How likely each option is, along the first axis, for somebody who takes the best; -inf is no option."""
    best = worth >= worth.max(axis=0) - ALMOST
    likely: Array = (1 - slack) * best / best.sum(axis=0)
    if slack:
        there = worth > -np.inf
        likely = likely + slack * there / there.sum(axis=0)
    return likely


def cycling(now: PartnerModel, after: dict[int, PartnerModel]) -> Array:
    """[place, fate, fate]: what it is worth to a hand to cycle each place, and at 0, to cycle none."""
    worth = np.full((PLACES, VALUE_COUNT, VALUE_COUNT), -np.inf)
    worth[0] = now.best + CYCLE_PRICE
    for place, model in after.items():
        worth[place] = model.best
    return worth


PLAIN = Manner(slack=0.005, reads_powers=True)
"""How the reader takes its partners."""
STRICT = Manner(slack=0.0, reads_powers=False)
"""A partner who always makes the most telling play: what is said of a play in words."""
