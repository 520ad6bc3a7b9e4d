"""What a move of Shipwreck brings and costs, said before it is made: how the turn would end, worked out from a view alone.

Only what is certain is said, or certain on a condition that the words name: if nobody predicts, if it is right, if it is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from horae.core.game import Action
from horae.core.speech import Listing, Phrase, Sayable
from horae.core.stakes import Stake, Weight
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.clauses import values_or
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.view import RowCard, ShipwreckView
from horae.games.shipwreck.vocabulary import HOURS_OF, VALUES, DiscardLower


class TurnEnd(Struct, frozen=True, cache_hash=True):
    """How a turn would end: where the markers stand then, what fades, and why the game is over, if it is."""

    score: int
    doom: int
    fades: tuple[str, ...] = ()
    over: str | None = None


class Prospects(Struct, frozen=True):
    """What a move leads to."""

    left: TurnEnd | None = None
    """With no prediction, or no further one."""
    is_sure: bool = False
    """The move itself ends the turn so."""
    right: TurnEnd | None = None
    wrong: TurnEnd | None = None
    """Of a prediction. Where another guess is left (`again`), if it is left at that."""
    again: bool = False


Hours = tuple[int, ...]
"""Before each arcanum of the row."""


def prospects(action: Action, view: ShipwreckView, pack: ShipwreckPack) -> Prospects:
    """What a legal move leads to; nothing where it changes nothing about the turn's end."""
    hours = tuple([spot.hours for spot in view.row])
    match action:
        case do.PlayFate(fate, place):
            laid = _changed(hours, place or _right_of_the_hours(view), HOURS_OF[view.hand[fate]])
            return Prospects(turn_end(view, pack, laid), is_sure=len(view.hand) == 1)  # SA-R1
        case do.Predict():
            return _prediction(view, pack, hours)
        case do.Agree() if isinstance(view.proposal, do.Predict):
            return _prediction(view, pack, hours)
        case do.Pass():
            is_last = view.seat != view.active and view.deciding == (view.seat,)
            return Prospects(turn_end(view, pack, hours, misses=len(view.guesses)), is_sure=is_last)
        case do.UsePower(card, value, place) if isinstance(pack.power_of[pack.index[card]].does, DiscardLower):
            at = view.at_hours_before if place == 0 and view.at_hours == value else place
            return Prospects(turn_end(view, pack, _changed(hours, at, -HOURS_OF[value])))
        case do.Confess() if view.seat == view.active:
            return Prospects(turn_end(view, pack, hours), is_sure=True)  # SA-12.2
        case _:
            return Prospects()


def _prediction(view: ShipwreckView, pack: ShipwreckPack, hours: Hours) -> Prospects:
    guesses = len(view.guesses) + 1
    return Prospects(
        right=turn_end(view, pack, hours, is_right=True),
        wrong=turn_end(view, pack, hours, misses=guesses),
        again=guesses <= view.extra_guesses,
    )


def kept_after(action: do.PlayFate, view: ShipwreckView, pack: ShipwreckPack) -> tuple[int, ...] | None:
    """SA-7.3, SA-2.2: which fates one may be keeping after this play, by the cards alone; None where they ask for nothing."""
    if len(view.hand) < 2 or view.honour:
        return None
    visible = sum(
        1 << value for value in {*view.stranded, view.at_hours, *(value for spot in view.row for value in spot.fates)} if value
    )
    cards = [None if spot.card is None else pack.allow(pack.index[spot.card], visible) for spot in view.row]
    at = view.hand[action.fate] * 8
    if action.place:
        table = cards[action.place - 1]
        return None if table is None else tuple([value for value in VALUES if table[at + value] & 1])
    return tuple([value for value in VALUES if not any(table is not None and table[at + value] for table in cards)])


def turn_end(view: ShipwreckView, pack: ShipwreckPack, hours: Hours, *, is_right: bool = False, misses: int = 0) -> TurnEnd:
    """SA-7.7, SA-9, SA-10.1: the prediction first, then fading from left to right, until the game is over."""
    score = view.score + is_right
    doom = view.doom if is_right else min(GOAL, view.doom + misses)
    if score >= GOAL or doom >= GOAL:
        return TurnEnd(score, doom, (), "score" if score >= GOAL else "doom")
    deck = len(view.deck_unknown) + len(view.deck_bottom) + (view.deck_top is not None) if view.restless else None
    return _fading(view.row, hours, score, doom, is_right, deck, pack)


@lru_cache(10_000)
def _fading(
    row: tuple[RowCard, ...], hours: Hours, score: int, doom: int, is_right: bool, deck: int | None, pack: ShipwreckPack
) -> TurnEnd:
    """Asked for everybody at the table, and comes out the same. `deck`: the cards left, where it must not run out."""
    fades: list[str] = []
    for spot, there in zip(row, hours, strict=True):
        if spot.card is None or there < spot.moons:
            continue
        fades.append(spot.card)
        if not is_right:
            doom = min(GOAL, doom + pack.fading_doom[pack.index[spot.card]])
        if doom >= GOAL:
            return TurnEnd(score, doom, tuple(fades), "doom")
    empty = len(fades) + sum(spot.card is None for spot in row)
    return TurnEnd(score, doom, tuple(fades), "deck" if deck is not None and empty > deck else None)


def _right_of_the_hours(view: ShipwreckView) -> int:
    """SA-2.3, SA-R2."""
    return next((place for place, spot in enumerate(view.row, 1) if spot.card is not None), 0)


def _changed(hours: Hours, place: int, by: int) -> Hours:
    return hours if place == 0 else (*hours[: place - 1], hours[place - 1] + by, *hours[place:])


# --- in words ---


_NONE = frozenset((do.FlipTiles, do.Join, do.Leave))
"""Marking, coming and going change nothing about the turn's end."""
_NOTHING: tuple[Sequence[Stake], ...] = ((),)


def stakes(actions: Sequence[Action], view: ShipwreckView, pack: ShipwreckPack) -> Sequence[Sequence[Stake]]:
    if _NONE.issuperset(map(type, actions)):  # as of the dozen asides that everybody has at any time
        return _NOTHING * len(actions)
    prediction: Sequence[Stake] = ()
    found: list[Sequence[Stake]] = []
    for action in actions:
        if type(action) is do.Predict:
            prediction = prediction or _stakes(action, view, pack)  # whatever value is named, the same hangs on it
            found.append(prediction)
        else:
            found.append(_stakes(action, view, pack))
    return found


def _stakes(action: Action, view: ShipwreckView, pack: ShipwreckPack) -> Sequence[Stake]:
    found = prospects(action, view, pack)
    said: list[Stake] = []
    if isinstance(action, do.PlayFate) and (told := kept_after(action, view, pack)) is not None:
        said.append(_told(told))
    if found.left is not None and (_costs(found.left, view) or (isinstance(action, do.Pass) and view.seat != view.active)):
        when = "left" if not found.is_sure else "pass" if isinstance(action, do.Pass) else "sure"
        said.append(_stake(when, found.left, view, pack))
    if found.right is not None:
        said.append(_stake("right", found.right, view, pack))
    if found.wrong is not None:
        said.append(_stake("wrong-again" if found.again else "wrong", found.wrong, view, pack))
    return said


@lru_cache(256)
def _told(values: tuple[int, ...]) -> Stake:
    if len(values) == len(VALUES):
        return Stake(Phrase("shipwreck-stakes-tells-nothing"))
    return Stake(Phrase("shipwreck-stakes-tells", {"values": values_or(values)}))


def looming(view: ShipwreckView, pack: ShipwreckPack) -> Sequence[Stake]:
    """What fading will bring if nobody names the hidden fate."""
    if view.step not in ("after_play", "predict") or view.paused:
        return ()
    end = turn_end(view, pack, tuple([spot.hours for spot in view.row]), misses=len(view.guesses))
    return (_stake("left", end, view, pack),) if _costs(end, view) else ()


def _costs(end: TurnEnd, view: ShipwreckView) -> bool:
    return bool(end.fades) or end.doom > view.doom or end.over is not None


def _stake(when: str, end: TurnEnd, view: ShipwreckView, pack: ShipwreckPack) -> Stake:
    return _worded(when, end, view.score, view.doom, pack)


@lru_cache(10_000)
def _worded(when: str, end: TurnEnd, score: int, doom: int, pack: ShipwreckPack) -> Stake:
    """Few things can happen, and everybody at every table is told of them again and again."""
    return Stake(Phrase(f"shipwreck-stakes-{when}", {"then": _then(end, score, doom, pack)}), _weight(end, score, doom))


def _weight(end: TurnEnd, score: int, doom: int) -> Weight:
    if end.over is not None:
        return "good" if end.over == "score" else "grave"
    if end.score > score:
        return "good"
    return "bad" if end.doom > doom else "plain"


def _then(end: TurnEnd, score: int, doom: int, pack: ShipwreckPack) -> Phrase:
    """What will have happened, without a full stop."""
    cards = Listing(tuple([pack.arcana[pack.index[card]].name for card in end.fades]))
    args: dict[str, Sayable] = {
        "score": end.score,
        "doom": end.doom,
        "added": end.doom - doom,
        "cards": cards,
        "count": len(end.fades),
    }
    kind = "scores" if end.score > score else "doom" if end.doom > doom else "nothing"
    what = Phrase(f"shipwreck-then-{kind}{'-fades' if end.fades else ''}", args)
    return what if end.over is None else Phrase(f"shipwreck-then-over-{end.over}", {"what": what})
