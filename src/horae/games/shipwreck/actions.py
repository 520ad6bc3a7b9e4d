"""What a person can do in Shipwreck. Small frozen structs, made once and shared."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta

from horae.core.game import Action, Id


class PlayFate(Action, frozen=True, tag="play"):
    """Play one of the two fates in hand (0: the one held longer, 1: the other) before a place:
    0 is The Hours, 1 to 4 the row from left to right."""

    fate: int
    place: int


class Predict(Action, frozen=True, tag="predict"):
    """Name a value for the active person's hidden fate. With agreement asked for, propose it."""

    value: int


class Pass(Action, frozen=True, tag="pass"):
    """Nothing more from me: the active person declines a power, a group member a prediction."""


class UsePower(Action, frozen=True, tag="power"):
    """Use a faded power. `value` is the X asked about, or the fate to discard; `place` the arcanum
    to cycle, or where the fate lies (0: it shows at The Hours). With agreement asked for, a power of
    the group is proposed by this."""

    card: Id
    value: int = 0
    place: int = 0


class Agree(Action, frozen=True, tag="agree"):
    """Agree to the prediction or the power that lies proposed."""


class Object(Action, frozen=True, tag="object"):
    """Take what lies proposed off the table."""


class ShowFate(Action, frozen=True, tag="show"):
    """Discard one's own kept fate openly, to prove that the active person cannot hold its value."""


class Confess(Action, frozen=True, tag="confess"):
    """Own up to an illegal play (honour variant)."""


class FlipTiles(Action, frozen=True, tag="flip"):
    """Have tiles of the active person's number line lie face down (or up again). It says how they shall
    lie, so that two people who ask for the same at the same moment do not undo each other's mark."""

    tiles: Annotated[tuple[int, ...], Meta(max_length=7)]
    down: bool = True


class Join(Action, frozen=True, tag="join"):
    """Sit down at the running game, after this seat in turn order (None: last). Whoever left before comes
    back to what was kept for the seat, its place too, and names nobody."""

    after: int | None = None


class Leave(Action, frozen=True, tag="leave"):
    """Get up from the game: what is one's own waits for one to come back, or `for_good` it is put away (SA-R11)."""

    for_good: bool = False


Proposal: TypeAlias = Predict | UsePower
"""SA-R3: what a member of the group may propose to the others."""

ACTION_TYPES = (PlayFate, Predict, Pass, UsePower, Agree, Object, ShowFate, Confess, FlipTiles, Join, Leave)

UNSPOKEN: dict[type[Action], frozenset[str]] = {PlayFate: frozenset({"fate"})}
"""SA-7.4: the value played is seen; whether it was the fate held longer is not said."""

PLAYS = tuple(tuple(PlayFate(fate, place) for place in range(5)) for fate in range(2))
PREDICTIONS = tuple(Predict(value) for value in range(8))
PASS = Pass()
AGREE = Agree()
OBJECT = Object()
SHOW = ShowFate()
CONFESS = Confess()
JOIN = Join()
JOIN_AFTER = tuple(Join(seat) for seat in range(5))
LEAVE = Leave()
LEAVE_FOR_GOOD = Leave(for_good=True)
FLIPS = tuple(FlipTiles((value,)) for value in range(1, 8))
UNFLIPS = tuple(FlipTiles((value,), down=False) for value in range(1, 8))
PLAYS_BY_BITS = tuple(
    tuple(tuple(PLAYS[fate][place] for fate in (0, 1) if bits >> fate & 1) for bits in range(4)) for place in range(5)
)
"""The plays at a place, by an entry of a pack's tables."""
ALL_PLAYS = tuple(play for plays in PLAYS_BY_BITS for play in plays[3])
"""Either fate at each place."""
GROUP_MOVES: tuple[Action, ...] = (*PREDICTIONS[1:], PASS)
"""What a member of the group can always do, as long as nothing was guessed."""


@lru_cache(maxsize=4096)
def use_power(card: str, value: int = 0, place: int = 0) -> UsePower:
    """A use of a power, made once and shared."""
    return UsePower(card, value, place)
