"""What may be done in Shipwreck and why not: for each kind of action those there are to think of, and the bars that may
stand in its way, in the order in which they are said.

Each bar is true by itself and says no more than the acting seat may know. What a turn is made of is listed faster, and the
same, by `legal`.
"""

from __future__ import annotations

from collections.abc import Iterator

from horae.core.bars import AnyMove, Figures, Move, bar
from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.clauses import unmet, unwanted
from horae.games.shipwreck.legal import is_same_play
from horae.games.shipwreck.position import AFTER_PLAY, MOMENTS, OVER, PLAY, PREDICT, ROW, SEATS, Position
from horae.games.shipwreck.vocabulary import VALUES, Arcanum, AskHigher, Cycle, DiscardLower, Power


def why_not(p: Position, seat: Seat, action: Action) -> Refused | None:
    """The first bar that stands in the way of a seat's action; None where it may be done."""
    return MOVES[type(action)].first_bar(p, seat, action)


def asides(p: Position, seat: Seat) -> list[Action]:
    """What a seat may do besides its turn: flip a tile that lies otherwise, come and go."""
    return [one for kind in (do.FlipTiles, do.Join, do.Leave) for one in MOVES[kind].unbarred(p, seat)]


def _has(bits: int, seat: Seat) -> bool:
    return 0 <= seat < SEATS and bool(bits >> seat & 1)


def _hand(p: Position, seat: Seat) -> tuple[int, ...]:
    return p.hands[seat] if 0 <= seat < SEATS else ()


# --- whose moment it is ---


@bar("SA-10.1", "shipwreck-no-over")
def the_game_is_over(p: Position, seat: Seat, action: Action) -> Figures:
    return p.step == OVER and {"score": p.score, "doom": p.doom}


@bar("SA-11.2", "shipwreck-no-back-yet")
def waits_to_come_back(p: Position, seat: Seat, action: Action) -> Figures:
    return _has(p.back, seat)


@bar("SA-11.1", "shipwreck-no-seat", instead=(do.Join,))
def is_not_at_the_table(p: Position, seat: Seat, action: Action) -> Figures:
    return seat not in p.order and not _has(p.back, seat)


@bar("SA-11.2", "shipwreck-no-paused")
def the_game_is_paused(p: Position, seat: Seat, action: Action) -> Figures:
    return p.is_paused()


PLAYING = (the_game_is_over, waits_to_come_back, is_not_at_the_table, the_game_is_paused)
"""Before anything that only people at the table do, while the game runs."""


def _not_yet(p: Position) -> Phrase:
    """What the group still waits for before it predicts."""
    key = "shipwreck-step-play" if p.step == PLAY else "shipwreck-step-after-play"
    return Phrase(key, {"active": person(p.active)})


# --- plays ---


@bar("SA-1.6", "shipwreck-no-turn")
def has_not_the_turn(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    return seat != p.active and {"active": person(p.active)}


@bar("SA-7.3", "shipwreck-no-second-play")
def has_played(p: Position, seat: Seat, action: do.PlayFate) -> Figures:
    return seat == p.active and p.step != PLAY and {"played": p.played}


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
def no_arcanum_lies_there(p: Position, seat: Seat, action: do.PlayFate | do.UsePower) -> Figures:
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


@bar("SA-7.5", "shipwreck-no-own-prediction")
def it_is_ones_own_fate(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return seat == p.active


@bar("SA-7.5", "shipwreck-no-prediction-yet")
def it_is_too_early_to_predict(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return p.step in (PLAY, AFTER_PLAY) and {"step": _not_yet(p)}


@bar("SA-7.5", "shipwreck-no-value")
def no_fate_has_that_value(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return action.value not in VALUES and {"value": action.value}


@bar("SA-R4", "shipwreck-no-same-guess")
def it_was_guessed_before(p: Position, seat: Seat, action: do.Predict) -> Figures:
    return action.value in p.guesses and {"value": action.value}


@bar("SA-7.3", "shipwreck-no-own-pass-play", instead=(do.PlayFate,))
def one_has_to_play(p: Position, seat: Seat, action: do.Pass) -> Figures:
    return p.step == PLAY and seat == p.active


@bar("SA-7.3", "shipwreck-no-pass-play")
def somebody_has_to_play(p: Position, seat: Seat, action: do.Pass) -> Figures:
    return p.step == PLAY and seat != p.active and {"active": person(p.active)}


@bar("SA-R5", "shipwreck-no-pass-yet")
def somebody_may_use_a_power(p: Position, seat: Seat, action: do.Pass) -> Figures:
    return p.step == AFTER_PLAY and seat != p.active and {"active": person(p.active)}


@bar("SA-7.6", "shipwreck-no-pass-active")
def the_group_predicts(p: Position, seat: Seat, action: do.Pass) -> Figures:
    return p.step == PREDICT and seat == p.active


@bar("SA-7.6", "shipwreck-no-pass-twice")
def has_passed(p: Position, seat: Seat, action: do.Pass) -> Figures:
    return _has(p.passed, seat)


# --- what lies proposed ---


@bar("SA-R3", "shipwreck-no-while-waiting", instead=(do.Object,))
def has_agreed_and_waits(p: Position, seat: Seat, action: Action) -> Figures:
    return p.proposal is not None and _has(p.agreed, seat)


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


@bar("SA-R3", "shipwreck-no-own-agreement")
def the_others_agree_about_it(p: Position, seat: Seat, action: do.Agree | do.Object) -> Figures:
    return seat == p.active


@bar("SA-R3", "shipwreck-no-proposal")
def nothing_is_proposed(p: Position, seat: Seat, action: do.Agree | do.Object) -> Figures:
    return p.proposal is None


@bar("SA-R3", "shipwreck-no-agree-twice")
def has_agreed(p: Position, seat: Seat, action: do.Agree) -> Figures:
    return _has(p.agreed, seat)


# --- powers ---


def _called(p: Position, name: str) -> Sayable:
    """An arcanum by its name; what is none, as it was written."""
    return p.pack.arcana[p.pack.index[name]].name if name in p.pack.index else name


def _power(p: Position, action: do.UsePower) -> Power | None:
    """The power that is to be used, where it lies below the row."""
    card = p.pack.index.get(action.card)
    return p.pack.power_of[card] if card is not None and card in p.faded else None


@bar("SA-6.1", "shipwreck-no-power-there")
def no_such_power_lies_there(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    return _power(p, action) is None and {"card": _called(p, action.card)}


@bar("SA-6.3", "shipwreck-no-second-power")
def a_power_was_used(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and p.power_used and {"power": power.name}


@bar("SA-6.2", "shipwreck-no-power-by-group")
def the_power_is_for_the_group(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and power.by == "group" and seat == p.active and {"power": power.name}


@bar("SA-6.2", "shipwreck-no-power-by-active")
def the_power_is_for_whose_turn_it_is(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    if power is None or power.by != "active":
        return None
    return seat != p.active and {"power": power.name, "active": person(p.active)}


@bar("SA-6.2", "shipwreck-no-power-moment")
def it_is_not_the_powers_moment(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    if power is None or (p.step < OVER and power.moment == MOMENTS[p.step] and not p.guesses):
        return None
    return {"power": power.name, "when": Phrase(f"shipwreck-moment-{power.moment.replace('_', '-')}")}


@bar("SA-6.2", "shipwreck-no-power-x")
def the_power_asks_about_another_number(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and type(power.does) is AskHigher and not 1 <= action.value <= 6 and {"power": power.name}


@bar("SA-6.2", "shipwreck-no-power-place")
def the_power_takes_no_card(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and type(power.does) is AskHigher and action.place != 0 and {"power": power.name}


@bar("SA-7.3", "shipwreck-no-place")
def the_power_finds_no_such_place(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    return _is_about_a_place(p, action) and not 0 <= action.place <= 4 and {"place": action.place}


@bar("SA-2.1", "shipwreck-no-hours-arcanum")
def the_hours_are_never_cycled(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and type(power.does) is Cycle and action.place == 0


@bar("SA-R2", "shipwreck-no-arcanum")
def the_power_finds_no_arcanum(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    return _is_about_a_place(p, action) and action.place in ROW and p.row[action.place] < 0 and {"place": action.place}


@bar("SA-6.2", "shipwreck-no-power-value")
def the_power_takes_no_number(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    return power is not None and type(power.does) is Cycle and action.value != 0 and {"power": power.name}


@bar("SA-R7", "shipwreck-no-cycle")
def fates_lie_before_it(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    if power is None or type(power.does) is not Cycle or action.place not in ROW or p.row[action.place] < 0:
        return None
    fates = len(p.piles[action.place])
    return fates > 0 and {"card": p.pack.arcana[p.row[action.place]].name, "fates": fates}


@bar("SA-4.3", "shipwreck-no-such-visible")
def no_such_fate_is_visible_there(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power, place = _power(p, action), action.place
    if power is None or type(power.does) is not DiscardLower or (action.value, place) in p.visible_fates():
        return None
    at: Sayable = p.pack.arcana[p.row[place]].name if place in ROW and p.row[place] >= 0 else Phrase("shipwreck-the-hours")
    return {"value": action.value, "card": at}


@bar("SA-R7", "shipwreck-no-lower")
def the_visible_fate_is_not_lower(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power, hand = _power(p, action), p.hands[p.active]
    if power is None or type(power.does) is not DiscardLower or not hand:
        return None
    return action.value >= hand[0] and {"value": action.value, "kept": hand[0]}


@bar("SA-6.2", "shipwreck-no-power-plain")
def the_power_takes_nothing(p: Position, seat: Seat, action: do.UsePower) -> Figures:
    power = _power(p, action)
    if power is None or type(power.does) in (AskHigher, Cycle, DiscardLower):
        return None
    return (action.value, action.place) != (0, 0) and {"power": power.name}


def _is_about_a_place(p: Position, action: do.UsePower) -> bool:
    power = _power(p, action)
    return power is not None and type(power.does) in (Cycle, DiscardLower)


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


@bar("SA-R9", "shipwreck-no-active-show")
def it_is_ones_own_turn(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    return seat == p.active


@bar("SA-R9", "shipwreck-no-show-yet")
def it_is_too_early_to_show(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    return p.step in (PLAY, AFTER_PLAY) and {"step": _not_yet(p)}


@bar("SA-12.3", "shipwreck-no-fate-to-show")
def holds_no_fate(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    return not _hand(p, seat)


@bar("SA-R9", "shipwreck-no-show-hand")
def holds_the_hand_of_a_turn_that_is_owed(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    return seat != p.active and len(_hand(p, seat)) > 1


@bar("SA-12.3", "shipwreck-no-proof")
def the_fate_proves_nothing(p: Position, seat: Seat, action: do.ShowFate) -> Figures:
    hand = _hand(p, seat)
    if len(hand) != 1:
        return None
    others = p.pack.copies[hand[0]] - 1 - p.seen[hand[0]]
    return others > 0 and {"value": hand[0], "others": others}


@bar("SA-12.2", "shipwreck-no-confess-nothing")
def has_nothing_to_own_up_to(p: Position, seat: Seat, action: do.Confess) -> Figures:
    return seat != p.active and not _has(p.unlawful, seat)


@bar("SA-12.2", "shipwreck-no-confess-early")
def has_not_played(p: Position, seat: Seat, action: do.Confess) -> Figures:
    return seat == p.active and p.step == PLAY


@bar("SA-12.2", "shipwreck-no-confess-late")
def was_guessed_about(p: Position, seat: Seat, action: do.Confess) -> Figures:
    return seat == p.active and _has(p.unlawful, seat) and bool(p.guesses)


@bar("SA-12.2", "shipwreck-no-confess-lawful")
def played_lawfully(p: Position, seat: Seat, action: do.Confess) -> Figures:
    return seat == p.active and p.step != PLAY and not _has(p.unlawful, seat) and {"played": p.played}


@bar("SA-5.1", "shipwreck-no-own-flip")
def the_line_is_ones_own(p: Position, seat: Seat, action: do.FlipTiles) -> Figures:
    return seat == p.active


@bar("SA-5.1", "shipwreck-no-tiles")
def those_are_no_tiles(p: Position, seat: Seat, action: do.FlipTiles) -> Figures:
    tiles = action.tiles
    return not tiles or len(set(tiles)) < len(tiles) or not all(tile in VALUES for tile in tiles)


def _flips(p: Position, seat: Seat) -> list[do.FlipTiles]:
    """Each tile of the active person's line, turned over."""
    line = p.lines[p.active]
    return [(do.UNFLIPS if line >> tile & 1 else do.FLIPS)[tile - 1] for tile in VALUES]


# --- coming and going ---


@bar("SA-1.1", "shipwreck-no-room")
def there_is_no_such_seat(p: Position, seat: Seat, action: do.Join) -> Figures:
    return not 0 <= seat < SEATS


@bar("SA-11.1", "shipwreck-no-join-twice")
def is_in_the_game(p: Position, seat: Seat, action: do.Join) -> Figures:
    return seat in p.order or _has(p.back, seat)


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
        (
            *PLAYING, no_such_power_lies_there, a_power_was_used, the_power_is_for_the_group,
            the_power_is_for_whose_turn_it_is, it_is_not_the_powers_moment, *PROPOSED, the_power_asks_about_another_number,
            the_power_takes_no_card, the_power_finds_no_such_place, the_hours_are_never_cycled, the_power_finds_no_arcanum,
            the_power_takes_no_number, fates_lie_before_it, no_such_fate_is_visible_there, the_visible_fate_is_not_lower,
            the_power_takes_nothing,
        ),
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
