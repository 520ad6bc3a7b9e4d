"""What may be done in Shipwreck and why not: for each kind of action those there are to think of, and the bars that may
stand in its way, in the order in which they are said.

Each bar is true by itself and says no more than the acting seat may know. What a turn is made of is listed faster, and the
same, by `legal`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from horae.core.bars import AnyMove, Bar, Figures, Move, bar
from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.clauses import unmet, unwanted
from horae.games.shipwreck.legal import is_same_play
from horae.games.shipwreck.position import AFTER_PLAY, MOMENTS, OVER, PLAY, PREDICT, ROW, SEATS, Position
from horae.games.shipwreck.vocabulary import VALUES, Arcanum, AskHigher, Cycle, DiscardLower, Power


class Moment(Bar[Position, Action], frozen=True):
    """A bar that stands whatever is named."""

    heeds_action: ClassVar[bool] = False


def why_not(p: Position, seat: Seat, action: Action) -> Refused | None:
    """The first bar that stands in the way of a seat's action; None where it may be done."""
    return MOVES[type(action)].first_bar(p, seat, action)


def _has(bits: int, seat: Seat) -> bool:
    return 0 <= seat < SEATS and bool(bits >> seat & 1)


def _hand(p: Position, seat: Seat) -> tuple[int, ...]:
    return p.hands[seat] if 0 <= seat < SEATS else ()


# --- whose moment it is ---

the_game_is_over = Moment(
    "SA-10.1", "shipwreck-no-over", lambda p, seat, action: p.step == OVER and {"score": p.score, "doom": p.doom}
)
waits_to_come_back = Moment("SA-11.2", "shipwreck-no-back-yet", lambda p, seat, action: _has(p.back, seat))
is_not_at_the_table = Moment(
    "SA-11.1", "shipwreck-no-seat", lambda p, seat, action: seat not in p.order and not _has(p.back, seat), (do.Join,)
)
the_game_is_paused = Moment("SA-11.2", "shipwreck-no-paused", lambda p, seat, action: p.is_paused())


PLAYING = (the_game_is_over, waits_to_come_back, is_not_at_the_table, the_game_is_paused)
"""Before anything that only people at the table do, while the game runs."""


def _not_yet(p: Position) -> Phrase:
    """What the group still waits for before it predicts."""
    key = "shipwreck-step-play" if p.step == PLAY else "shipwreck-step-after-play"
    return Phrase(key, {"active": person(p.active)})


# --- plays ---

has_not_the_turn = Moment(
    "SA-1.6", "shipwreck-no-turn", lambda p, seat, action: seat != p.active and {"active": person(p.active)}
)
has_played = Moment(
    "SA-7.3", "shipwreck-no-second-play", lambda p, seat, action: seat == p.active and p.step != PLAY and {"played": p.played}
)


@bar("SA-7.1", "shipwreck-no-fate")
def holds_no_such_fate(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    held = len(_hand(p, seat))
    return not 0 <= action.fate < held and {"fate": str(action.fate + 1), "held": held}


@bar("SA-7.3", "shipwreck-no-place")
def there_is_no_such_place(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    return not 0 <= action.place <= 4 and {"place": action.place}


@bar("SA-R1", "shipwreck-no-single", instead=(do.PlayFate,))
def one_fate_goes_to_the_hours(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    return len(_hand(p, seat)) == 1 and action.place != 0


@bar("SA-2.2", "shipwreck-no-hours", instead=(do.PlayFate,))
def the_hours_are_a_last_resort(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    hand = _hand(p, seat)
    if action.place or len(hand) < 2 or p.opts.honour:
        return None
    open_to = [card for card in p.row if card >= 0 and p.pack.allow(card, p.visible)[hand[0] * 8 + hand[1]]]
    return bool(open_to) and {"cards": Listing(tuple(p.pack.arcana[card].name for card in open_to), "or")}


@bar("SA-R2", "shipwreck-no-arcanum")
def no_arcanum_lies_there(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    return action.place in ROW and p.row[action.place] < 0 and {"place": action.place}


@bar("SA-7.3", "shipwreck-no-condition")
def the_arcanum_asks_for_another_hand(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    asked = _asked(p, seat, action)
    return asked and unmet(*asked)


@bar("SA-3.3", "shipwreck-no-takes")
def the_arcanum_takes_the_other_fate(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    asked = _asked(p, seat, action)
    return asked and unwanted(*asked)


def _asked(p: Position, seat: Seat, action: do.PlayFate) -> tuple[Arcanum, int, int, frozenset[int]] | None:
    """The arcanum that a fate of a full hand is to go to: it, the fate, the other one and the visible ones. None where no
    arcanum is asked, as under the honour variant (SA-12.2)."""
    hand = _hand(p, seat)
    if p.opts.honour or len(hand) < 2 or action.fate not in (0, 1) or action.place not in ROW or p.row[action.place] < 0:
        return None
    visible = frozenset(value for value in VALUES if p.seen[value])
    return p.pack.arcana[p.row[action.place]], hand[action.fate], hand[1 - action.fate], visible


@bar("SA-R6", "shipwreck-no-same-play", instead=(do.PlayFate,))
def nothing_tells_the_fates_apart(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    hand = _hand(p, seat)
    return len(hand) == 2 and hand[0] == hand[1] and action.fate == 1 and is_same_play(p) and {"value": hand[0]}


# --- predictions and passing ---

it_is_ones_own_fate = Moment("SA-7.5", "shipwreck-no-own-prediction", lambda p, seat, action: seat == p.active)
it_is_too_early_to_predict = Moment(
    "SA-7.5", "shipwreck-no-prediction-yet", lambda p, seat, action: p.step in (PLAY, AFTER_PLAY) and {"step": _not_yet(p)}
)


@bar("SA-7.5", "shipwreck-no-value")
def no_fate_has_that_value(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return action.value not in VALUES and {"value": action.value}


@bar("SA-R4", "shipwreck-no-same-guess")
def it_was_guessed_before(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return action.value in p.guesses and {"value": action.value}


one_has_to_play = Moment(
    "SA-7.3", "shipwreck-no-own-pass-play", lambda p, seat, action: p.step == PLAY and seat == p.active, (do.PlayFate,)
)
somebody_has_to_play = Moment(
    "SA-7.3",
    "shipwreck-no-pass-play",
    lambda p, seat, action: p.step == PLAY and seat != p.active and {"active": person(p.active)},
)
somebody_may_use_a_power = Moment(
    "SA-R5",
    "shipwreck-no-pass-yet",
    lambda p, seat, action: p.step == AFTER_PLAY and seat != p.active and {"active": person(p.active)},
)
the_group_predicts = Moment(
    "SA-7.6", "shipwreck-no-pass-active", lambda p, seat, action: p.step == PREDICT and seat == p.active
)
has_passed = Moment("SA-7.6", "shipwreck-no-pass-twice", lambda p, seat, action: _has(p.passed, seat))


# --- what lies proposed ---

has_agreed_and_waits = Moment(
    "SA-R3", "shipwreck-no-while-waiting", lambda p, seat, action: p.proposal is not None and _has(p.agreed, seat), (do.Object,)
)


@bar("SA-R3", "shipwreck-no-while-proposal", instead=(do.Agree, do.Object))
def a_prediction_wants_an_answer(p: Position, seat: Seat, action: Action) -> Figures:
    is_asked = seat != p.active and not _has(p.agreed, seat)
    return isinstance(p.proposal, do.Predict) and is_asked and {"value": p.proposal.value}


@bar("SA-R3", "shipwreck-no-while-power-proposal", instead=(do.Agree, do.Object))
def a_power_wants_an_answer(p: Position, seat: Seat, action: Action) -> Figures:
    is_asked = seat != p.active and not _has(p.agreed, seat)
    return isinstance(p.proposal, do.UsePower) and is_asked and {"card": _called(p, p.proposal.card)}


PROPOSED = (has_agreed_and_waits, a_prediction_wants_an_answer, a_power_wants_an_answer)
"""SA-R3: what lies proposed comes first: to be answered, or waited for by whoever proposed it or has agreed."""

the_others_agree_about_it = Moment("SA-R3", "shipwreck-no-own-agreement", lambda p, seat, action: seat == p.active)
nothing_is_proposed = Moment("SA-R3", "shipwreck-no-proposal", lambda p, seat, action: p.proposal is None)
has_agreed = Moment("SA-R3", "shipwreck-no-agree-twice", lambda p, seat, action: _has(p.agreed, seat))


# --- powers ---


def _called(p: Position, name: str) -> Sayable:
    """An arcanum by its name; what is none, as it was written."""
    return p.pack.arcana[p.pack.index[name]].name if name in p.pack.index else name


def _about_the_power(
    rule: str, words: str, stands: Callable[[Position, Seat, do.UsePower, Power], Figures]
) -> Bar[Position, do.UsePower]:
    """A bar about a power that lies below the row."""

    def check(p: Position, seat: Seat, action: do.UsePower) -> Figures:
        card = p.pack.index.get(action.card)
        return stands(p, seat, action, p.pack.power_of[card]) if card is not None and card in p.faded else None

    return Bar(rule, words, check)


@bar("SA-6.1", "shipwreck-no-power-there")
def no_such_power_lies_there(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    return p.pack.index.get(action.card) not in p.faded and {"card": _called(p, action.card)}


def _is_out_of_time(p: Position, seat: Seat, action: do.UsePower, power: Power) -> Figures:
    if p.step < OVER and power.moment == MOMENTS[p.step] and not p.guesses:
        return None
    return {"power": power.name, "when": Phrase(f"shipwreck-moment-{power.moment.replace('_', '-')}")}


def _has_fates_before_it(p: Position, seat: Seat, action: do.UsePower, power: Power) -> Figures:
    if not _cycles(power) or not _is_arcanum(p, action.place):
        return None
    fates = len(p.piles[action.place])
    return fates > 0 and {"card": p.pack.arcana[p.row[action.place]].name, "fates": fates}


def _is_not_visible(p: Position, seat: Seat, action: do.UsePower, power: Power) -> Figures:
    if not _discards(power) or (action.value, action.place) in p.visible_fates():
        return None
    is_card = _is_arcanum(p, action.place)
    at: Sayable = p.pack.arcana[p.row[action.place]].name if is_card else Phrase("shipwreck-the-hours")
    return {"value": action.value, "card": at}


def _is_not_lower(p: Position, seat: Seat, action: do.UsePower, power: Power) -> Figures:
    hand = p.hands[p.active]
    return _discards(power) and bool(hand) and action.value >= hand[0] and {"value": action.value, "kept": hand[0]}


def _asks(power: Power) -> bool:
    return isinstance(power.does, AskHigher)


def _cycles(power: Power) -> bool:
    return isinstance(power.does, Cycle)


def _discards(power: Power) -> bool:
    return isinstance(power.does, DiscardLower)


def _is_about_a_place(power: Power) -> bool:
    return _cycles(power) or _discards(power)


def _is_arcanum(p: Position, place: int) -> bool:
    return place in ROW and p.row[place] >= 0


POWER: tuple[Bar[Position, Any], ...] = (
    no_such_power_lies_there,
    _about_the_power("SA-6.3", "shipwreck-no-second-power", lambda p, _, action, power: p.power_used and {"power": power.name}),
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-by-group",
        lambda p, seat, action, power: power.by == "group" and seat == p.active and {"power": power.name},
    ),
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-by-active",
        lambda p, seat, action, power: (
            power.by == "active" and seat != p.active and {"power": power.name, "active": person(p.active)}
        ),
    ),
    _about_the_power("SA-6.2", "shipwreck-no-power-moment", _is_out_of_time),
    *PROPOSED,
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-x",
        lambda p, seat, action, power: _asks(power) and not 1 <= action.value <= 6 and {"power": power.name},
    ),
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-place",
        lambda p, seat, action, power: _asks(power) and action.place != 0 and {"power": power.name},
    ),
    _about_the_power(
        "SA-7.3",
        "shipwreck-no-place",
        lambda p, seat, action, power: _is_about_a_place(power) and not 0 <= action.place <= 4 and {"place": action.place},
    ),
    _about_the_power(
        "SA-2.1", "shipwreck-no-hours-arcanum", lambda p, seat, action, power: _cycles(power) and action.place == 0
    ),
    _about_the_power(
        "SA-R2",
        "shipwreck-no-arcanum",
        lambda p, seat, action, power: (
            _is_about_a_place(power) and action.place in ROW and p.row[action.place] < 0 and {"place": action.place}
        ),
    ),
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-value",
        lambda p, seat, action, power: _cycles(power) and action.value != 0 and {"power": power.name},
    ),
    _about_the_power("SA-R7", "shipwreck-no-cycle", _has_fates_before_it),
    _about_the_power("SA-4.3", "shipwreck-no-such-visible", _is_not_visible),
    _about_the_power("SA-R7", "shipwreck-no-lower", _is_not_lower),
    _about_the_power(
        "SA-6.2",
        "shipwreck-no-power-plain",
        lambda p, seat, action, power: (
            not _asks(power)
            and not _is_about_a_place(power)
            and (action.value, action.place) != (0, 0)
            and {"power": power.name}
        ),
    ),
)
"""All that may stand in the way of using a power, once it is somebody's moment."""


def _uses(p: Position, seat: Seat) -> Iterator[do.UsePower]:
    """Every use of the powers that lie below the row."""
    for card in p.faded:
        name = p.pack.arcana[card].id
        match p.pack.power_of[card].does:
            case AskHigher():
                yield from (do.use_power(name, x) for x in range(1, 7))
            case Cycle():
                yield from (do.use_power(name, 0, place) for place in ROW)
            case DiscardLower():
                yield from (do.use_power(name, *fate) for fate in p.visible_fates())
            case _:
                yield do.use_power(name)


# --- showing, owning up, marking ---

it_is_ones_own_turn = Moment("SA-R9", "shipwreck-no-active-show", lambda p, seat, action: seat == p.active)
it_is_too_early_to_show = Moment(
    "SA-R9", "shipwreck-no-show-yet", lambda p, seat, action: p.step in (PLAY, AFTER_PLAY) and {"step": _not_yet(p)}
)
holds_no_fate = Moment("SA-12.3", "shipwreck-no-fate-to-show", lambda p, seat, action: not _hand(p, seat))
holds_the_hand_of_a_turn_that_is_owed = Moment(
    "SA-R9", "shipwreck-no-show-hand", lambda p, seat, action: seat != p.active and len(_hand(p, seat)) > 1
)


@bar("SA-12.3", "shipwreck-no-proof")
def the_fate_proves_nothing(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    hand = _hand(p, seat)
    if len(hand) != 1:
        return None
    others = p.pack.copies[hand[0]] - 1 - p.seen[hand[0]]
    return others > 0 and {"value": hand[0], "others": others}


has_nothing_to_own_up_to = Moment(
    "SA-12.2", "shipwreck-no-confess-nothing", lambda p, seat, action: seat != p.active and not _has(p.unlawful, seat)
)
has_not_played = Moment("SA-12.2", "shipwreck-no-confess-early", lambda p, seat, action: seat == p.active and p.step == PLAY)
was_guessed_about = Moment(
    "SA-12.2",
    "shipwreck-no-confess-late",
    lambda p, seat, action: seat == p.active and _has(p.unlawful, seat) and bool(p.guesses),
)
played_lawfully = Moment(
    "SA-12.2",
    "shipwreck-no-confess-lawful",
    lambda p, seat, action: seat == p.active and p.step != PLAY and not _has(p.unlawful, seat) and {"played": p.played},
)
the_line_is_ones_own = Moment("SA-5.1", "shipwreck-no-own-flip", lambda p, seat, action: seat == p.active)


@bar("SA-5.1", "shipwreck-no-tiles")
def those_are_no_tiles(p: Position, seat: Seat, action: do.FlipTiles) -> Figures:
    tiles = action.tiles
    if len(tiles) == 1:  # as in all that is offered, to everybody at any time
        return tiles[0] not in VALUES
    return not tiles or len(set(tiles)) < len(tiles) or not all(tile in VALUES for tile in tiles)


def _flips(p: Position, seat: Seat) -> list[do.FlipTiles]:
    """Each tile of the active person's line, turned over."""
    line = p.lines[p.active]
    return [(do.UNFLIPS if line >> tile & 1 else do.FLIPS)[tile - 1] for tile in VALUES]


# --- coming and going ---

there_is_no_such_seat = Moment("SA-1.1", "shipwreck-no-room", lambda p, seat, action: not 0 <= seat < SEATS)
is_in_the_game = Moment("SA-11.1", "shipwreck-no-join-twice", lambda p, seat, action: seat in p.order or _has(p.back, seat))


@bar("SA-11.2", "shipwreck-no-other-place")
def a_place_is_kept(p: Position, seat: Seat, action: do.Join) -> Figures:
    return seat in p.circle and action.after is not None


@bar("SA-11.1", "shipwreck-no-neighbour")
def nobody_sits_there(p: Position, seat: Seat, action: do.Join) -> Figures:
    return action.after is not None and action.after not in p.order and {"seat": action.after + 1}


@bar("SA-11.1", "shipwreck-no-seat", instead=(do.Join,))
def has_nothing_to_leave(p: Position, seat: Seat, action: do.Leave) -> Figures:
    is_away = action.for_good and p.is_away(seat)
    return seat not in p.order and not _has(p.back, seat) and not is_away


MOVES: dict[type[Action], AnyMove] = {
    do.PlayFate: Move(
        lambda p, seat: do.ALL_PLAYS,
        (
            *PLAYING, has_not_the_turn, has_played, holds_no_such_fate, there_is_no_such_place, one_fate_goes_to_the_hours,
            the_hours_are_a_last_resort, no_arcanum_lies_there, the_arcanum_asks_for_another_hand,
            the_arcanum_takes_the_other_fate, nothing_tells_the_fates_apart,
        ),
    ),
    do.Predict: Move(
        lambda p, seat: do.PREDICTIONS[1:],
        (
            *PLAYING, it_is_ones_own_fate, it_is_too_early_to_predict, no_fate_has_that_value, it_was_guessed_before,
            *PROPOSED,
        ),
    ),
    do.Pass: Move(
        lambda p, seat: (do.PASS,),
        (
            *PLAYING, one_has_to_play, somebody_has_to_play, somebody_may_use_a_power, the_group_predicts, *PROPOSED,
            has_passed,
        ),
    ),
    do.UsePower: Move(
        _uses,
        (*PLAYING, *POWER),
    ),
    do.Agree: Move(lambda p, seat: (do.AGREE,), (*PLAYING, the_others_agree_about_it, nothing_is_proposed, has_agreed)),
    do.Object: Move(lambda p, seat: (do.OBJECT,), (*PLAYING, the_others_agree_about_it, nothing_is_proposed)),
    do.ShowFate: Move(
        lambda p, seat: (do.SHOW,),
        (
            *PLAYING, it_is_ones_own_turn, it_is_too_early_to_show, *PROPOSED, holds_no_fate,
            holds_the_hand_of_a_turn_that_is_owed, the_fate_proves_nothing,
        ),
    ),
    do.Confess: Move(
        lambda p, seat: (do.CONFESS,),
        (*PLAYING, has_nothing_to_own_up_to, has_not_played, was_guessed_about, played_lawfully),
    ),
    do.FlipTiles: Move(_flips, (*PLAYING, the_line_is_ones_own, those_are_no_tiles)),
    do.Join: Move(
        lambda p, seat: (do.JOIN, *(do.JOIN_AFTER[other] for other in p.order)),
        (the_game_is_over, there_is_no_such_seat, is_in_the_game, a_place_is_kept, nobody_sits_there),
    ),
    do.Leave: Move(lambda p, seat: (do.LEAVE, do.LEAVE_FOR_GOOD), (the_game_is_over, has_nothing_to_leave)),
}  # fmt: skip
"""All there is to do. A bar that stands says its rule and its words; of several, the first."""
