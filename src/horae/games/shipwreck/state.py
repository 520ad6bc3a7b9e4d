"""The Shipwreck position and its rules: the only place that says what follows from an action.

Plain slotted data, changed in place; per-seat and per-place parts are lists of small immutable
values, so that a copy is a handful of shallow list copies. Rule ids stand where they are applied.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from horae.core.game import Action, Result, Seat, State, Tell
from horae.core.rng import Rng
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import (
    HOURS_OF,
    AskHigher,
    AskOneOf,
    Cycle,
    DiscardLower,
    ExtraPrediction,
    Power,
    ShipwreckPack,
    TellOld,
)
from horae.games.shipwreck.view import Answer, ShipwreckView, view_of

SEATS = 5
ROW = range(1, 5)
GOAL = 7

PLAY, AFTER_PLAY, PREDICT, OVER = range(4)
"""The steps in which somebody decides: SA-7.3, the active person's power after it, SA-7.5, the end."""


@lru_cache(maxsize=None)
def _waiting(order: tuple[Seat, ...], active: Seat, done: int) -> tuple[Seat, ...]:
    """The group without those who are done (a bit set). Few cases, asked at every step."""
    return tuple(seat for seat in order if seat != active and not done >> seat & 1)


class ShipwreckState(State):
    __slots__ = (
        "active",
        "agreed",
        "answers",
        "at_hours",
        "at_hours_before",
        "bag",
        "began_with",
        "deck",
        "deck_known",
        "doom",
        "extra",
        "faded",
        "gone",
        "guesses",
        "hands",
        "hours",
        "lawful",
        "lines",
        "mask",
        "opts",
        "order",
        "outcome",
        "pack",
        "passed",
        "piles",
        "played",
        "played_old",
        "played_place",
        "power_used",
        "proposal",
        "right",
        "rng",
        "row",
        "score",
        "seen",
        "step",
        "turn",
    )

    # --- setting up ---

    def __init__(self, seats: int, rng: Rng, opts: ShipwreckOptions, pack: ShipwreckPack) -> None:
        self.blank(opts, pack, rng)
        self.order = tuple(range(seats))
        self.doom = opts.starting_doom  # SA-1.3
        deck = list(range(len(pack.arcana)))
        rng.shuffle(deck)  # SA-1.4
        self.deck = tuple(deck)
        self.bag = list(pack.fates)  # SA-1.5
        self._lay_first_row()
        self.active = rng.below(seats)  # SA-1.6
        self._begin_turn(None)

    def _lay_first_row(self) -> None:
        deck = self.deck
        laid = deck[: -len(ROW) - 1 : -1]  # from the top
        self.row[1 : 1 + len(laid)] = laid
        self.deck = deck[: -len(laid)]

    def blank(self, opts: ShipwreckOptions, pack: ShipwreckPack, rng: Rng) -> None:
        """An empty table: nobody, nothing in the bag, no arcana."""
        self.pack = pack
        self.opts = opts
        self.rng = rng
        self.order = ()
        self.active = -1
        self.turn = 0
        self.step = PLAY
        self.score = 0
        self.doom = 0
        self.bag: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.lines = [0] * SEATS
        self.row = [-1] * 5
        self.piles: list[tuple[int, ...]] = [()] * 5
        self.hours = [0] * 5
        self.seen = [0] * 8
        self.mask = 0
        self.at_hours = 0
        self.at_hours_before = 0
        self.deck = ()  # bottom first, top last
        self.deck_known = 0
        self.faded: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.began_with = 0
        self.outcome: Result | None = None
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.power_used = False
        self.extra = 0
        self.guesses: tuple[int, ...] = ()
        self.passed = 0
        self.proposal = 0
        self.agreed = 0
        self.right = False
        self.played = 0
        self.played_place = -1
        self.played_old = False
        self.lawful = True
        self.answers: tuple[Answer, ...] = ()

    def copy(self) -> ShipwreckState:
        twin = ShipwreckState.__new__(ShipwreckState)
        twin.pack = self.pack
        twin.opts = self.opts
        twin.rng = self.rng.copy()
        twin.order = self.order
        twin.active = self.active
        twin.turn = self.turn
        twin.step = self.step
        twin.score = self.score
        twin.doom = self.doom
        twin.bag = self.bag[:]
        twin.hands = self.hands[:]
        twin.lines = self.lines[:]
        twin.row = self.row[:]
        twin.piles = self.piles[:]
        twin.hours = self.hours[:]
        twin.seen = self.seen[:]
        twin.mask = self.mask
        twin.at_hours = self.at_hours
        twin.at_hours_before = self.at_hours_before
        twin.deck = self.deck
        twin.deck_known = self.deck_known
        twin.faded = self.faded
        twin.gone = self.gone
        twin.began_with = self.began_with
        twin.outcome = self.outcome
        twin.power_used = self.power_used
        twin.extra = self.extra
        twin.guesses = self.guesses
        twin.passed = self.passed
        twin.proposal = self.proposal
        twin.agreed = self.agreed
        twin.right = self.right
        twin.played = self.played
        twin.played_place = self.played_place
        twin.played_old = self.played_old
        twin.lawful = self.lawful
        twin.answers = self.answers
        return twin

    def snapshot(self) -> dict[str, Any]:
        parts = {name: getattr(self, name) for name in self.__slots__ if name not in ("pack", "opts", "rng")}
        return {"pack": self.pack.hash, "options": self.opts, "rng": self.rng.snapshot(), **parts}

    # --- who and what ---

    def seats(self) -> tuple[Seat, ...]:
        return self.order

    def is_paused(self) -> bool:
        return self.step != OVER and len(self.order) < 2  # SA-11.2

    def group(self) -> list[Seat]:
        """Everyone but the active person (SA-6.2)."""
        active = self.active
        return [seat for seat in self.order if seat != active]

    def deciding(self) -> tuple[Seat, ...]:
        step = self.step
        if step == OVER or len(self.order) < 2:
            return ()
        if step != PREDICT:
            return (self.active,)
        return _waiting(self.order, self.active, self.agreed if self.proposal else self.passed)

    def legal(self, seat: Seat) -> list[Action]:
        step = self.step
        if step == OVER or len(self.order) < 2:
            return []
        if step == PREDICT:
            if seat != self.active:
                return self._legal_in_group(seat) if seat in self.order else []
            return [do.CONFESS] if not self.lawful and not self.guesses else []
        if seat != self.active:
            return []
        if step == PLAY:
            return self._legal_plays()
        moves: list[Action] = [do.PASS]
        self._add_powers(moves, "after_play")
        if not self.lawful:
            moves.append(do.CONFESS)
        return moves

    def _legal_plays(self) -> list[Action]:
        hand = self.hands[self.active]
        if len(hand) == 1:
            moves: list[Action] = [do.PLAYS[0][0]]  # SA-R1
        elif self.opts.honour:
            moves = [do.PLAYS[fate][place] for place in range(5) if place == 0 or self.row[place] >= 0 for fate in (0, 1)]
        else:
            moves = self.lawful_plays()
        if self.faded and not self.power_used:
            self._add_powers(moves, "before_play")
        return moves

    def lawful_plays(self) -> list[Action]:
        """The plays that the cards allow a full hand (SA-7.3, SA-2.2)."""
        hand = self.hands[self.active]
        at = hand[0] * 8 + hand[1]
        mask = self.mask
        tables = self.pack.tables
        _, one, two, three, four = self.row
        _, plays_one, plays_two, plays_three, plays_four = do.PLAYS_BY_BITS
        moves: list[Action] = []
        if one >= 0:
            moves += plays_one[tables[one][mask][at]]
        if two >= 0:
            moves += plays_two[tables[two][mask][at]]
        if three >= 0:
            moves += plays_three[tables[three][mask][at]]
        if four >= 0:
            moves += plays_four[tables[four][mask][at]]
        return moves or [*do.PLAYS_BY_BITS[0][3]]

    def _legal_in_group(self, seat: Seat) -> list[Action]:
        if self.proposal:
            if self.agreed >> seat & 1:
                return [do.OBJECT]
            return [do.AGREE, do.OBJECT]
        guesses = self.guesses
        if not guesses and not self.passed >> seat & 1:
            moves = [*do.GROUP_MOVES]
        else:
            moves = [move for move in do.PREDICTIONS[1:] if move.value not in guesses]
            if not self.passed >> seat & 1:
                moves.append(do.PASS)
        if self.faded and not self.power_used and not guesses:
            self._add_powers(moves, "before_prediction")
        hand = self.hands[seat]
        if hand and self.seen[hand[0]] == self.pack.copies[hand[0]] - 1:
            moves.append(do.SHOW)
        return moves

    def _add_powers(self, moves: list[Action], moment: str) -> None:
        """Append every use of a faded power whose moment this is (SA-6.1, SA-6.2)."""
        if self.power_used:
            return
        pack = self.pack
        for card in self.faded:
            power = pack.power_of[card]
            if power.moment != moment:
                continue
            name = pack.arcana[card].id
            match power.does:
                case AskHigher():
                    moves.extend([do.UsePower(name, x) for x in range(1, 7)])
                case Cycle():
                    moves.extend([do.UsePower(name, 0, p) for p in ROW if self.row[p] >= 0 and not self.piles[p]])
                case DiscardLower():
                    kept = self.hands[self.active][0]
                    moves.extend([do.UsePower(name, v, p) for v, p in self.visible_fates() if v < kept])
                case _:
                    moves.append(do.UsePower(name))

    def visible_fates(self) -> list[tuple[int, int]]:
        """Each different (value, place) that shows; place 0 is the one still shown at The Hours (SA-4.3)."""
        found: list[tuple[int, int]] = []
        for place in range(5):
            pile = self.piles[place]
            if place == self.at_hours_before and self.at_hours:
                pile = pile[:-1]
            found.extend([(value, place) for value in sorted(set(pile))])
        if self.at_hours and (self.at_hours, 0) not in found:
            found.insert(0, (self.at_hours, 0))
        return found

    def asides(self, seat: Seat) -> list[Action]:
        if self.step == OVER:
            return []
        if seat not in self.order:
            return [do.Join(), *(do.Join(other) for other in self.order)] if 0 <= seat < SEATS else []
        flips: list[Action] = [*do.FLIPS] if self.step == PREDICT and seat != self.active else []
        return [*flips, do.LEAVE]

    def result(self) -> Result | None:
        return self.outcome

    def view(self, seat: Seat | None) -> ShipwreckView:
        return view_of(self, seat)

    # --- doing ---

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        kind = type(action)
        if kind is do.PlayFate:
            self._play(seat, action, tell)
        elif kind is do.Predict:
            self._predict(seat, action.value, tell)
        elif kind is do.Pass:
            self._pass(seat, tell)
        elif kind is do.UsePower:
            self._use_power(seat, action, tell)
        elif kind is do.FlipTiles:
            self._flip(seat, action.tiles, tell)
        elif kind is do.Agree or kind is do.Object:
            self._answer_proposal(seat, kind is do.Agree, tell)
        elif kind is do.ShowFate:
            self._show(seat, tell)
        elif kind is do.Confess:
            self._confess(seat, tell)
        elif kind is do.Join:
            self._join(seat, action.after, tell)
        elif kind is do.Leave:
            self._leave(seat, tell)
        else:
            raise TypeError(f"not a Shipwreck action: {action!r}")

    def _play(self, seat: Seat, action: do.PlayFate, tell: Tell | None) -> None:
        if self.step != PLAY or seat != self.active or len(self.order) < 2:
            raise no.play_now(self, seat)
        fate, place = action.fate, action.place
        hand = self.hands[seat]
        if not 0 <= fate < len(hand):
            raise no.no_such_fate(fate, len(hand))
        if not 0 <= place <= 4:
            raise no.no_such_place(place)
        lawful = self._is_lawful(hand, fate, place)
        if not lawful and (not self.opts.honour or len(hand) == 1 or (place and self.row[place] < 0)):
            raise no.play_there(self, fate, place)
        value = hand[fate]
        self.hands[seat] = kept = (hand[1 - fate],) if len(hand) == 2 else ()
        self.played = value
        self.played_place = place
        self.played_old = fate < self.began_with
        self.lawful = lawful
        before = place
        if not place:
            before = self._right_of_the_hours()
            self.at_hours = value
            self.at_hours_before = before
        self.piles[before] += (value,)
        self.hours[before] += HOURS_OF[value]
        self.seen[value] += 1
        self.mask |= 1 << value
        if tell:
            tell(ev.FatePlayed(seat, value, place, before))
        if not kept:
            self.lines[seat] = 0  # SA-5.2: nothing is left to mark
            self._fade(tell)  # SA-R1
            return
        if place and self.pack.arcana[self.row[place]].says:
            higher = kept[0] > value
            self.answers += (Answer("kept_is_higher", value, (), higher),)
            if tell:
                tell(ev.KeptCompared(seat, higher))
        self.step = PREDICT
        if self.faded and not self.power_used:
            for card in self.faded:  # SA-R5: whatever the hand, so that the prompt tells nothing
                if self.pack.power_of[card].moment == "after_play":
                    self.step = AFTER_PLAY
                    break

    def _is_lawful(self, hand: tuple[int, ...], fate: int, place: int) -> bool:
        if len(hand) == 1:
            return place == 0  # SA-R1
        if place:
            card = self.row[place]
            return card >= 0 and bool(self.pack.allow(card, self.mask)[hand[0] * 8 + hand[1]] >> fate & 1)
        at = hand[0] * 8 + hand[1]
        return not any(card >= 0 and self.pack.allow(card, self.mask)[at] for card in self.row)  # SA-2.2

    def _right_of_the_hours(self) -> int:
        """SA-2.3, SA-R2: the nearest arcanum to the right; The Hours itself (0) if there is none."""
        for place in ROW:
            if self.row[place] >= 0:
                return place
        return 0

    def _predict(self, seat: Seat, value: int, tell: Tell | None) -> None:
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.predict_now(self, seat)
        if not 1 <= value <= 7:
            raise no.no_such_value(value)
        if value in self.guesses:
            raise no.guessed_already(value)
        if self.proposal:
            raise no.proposal_open(self)
        if self.opts.agreement and len(self.order) > 2:  # SA-R3
            self.proposal = value
            self.agreed = 1 << seat
            if tell:
                tell(ev.PredictionProposed(seat, value))
            return
        self._guess(seat, value, tell)

    def _guess(self, seat: Seat, value: int, tell: Tell | None) -> None:
        if tell:
            tell(ev.Predicted(seat, value))
        self.guesses += (value,)
        if self.hands[self.active][0] == value:
            self._resolve(True, tell)
        elif len(self.guesses) > self.extra:
            self._resolve(False, tell)
        else:  # SA-R4: another guess is left
            self.passed = 0
            if tell:
                tell(ev.GuessMissed(value))

    def _resolve(self, right: bool, tell: Tell | None) -> None:
        active = self.active
        fate = self.hands[active][0]
        if right:
            self.score += 1  # SA-7.7; SA-12.1: the misses before it cost nothing
            self.right = True
        else:
            self.doom += len(self.guesses)  # SA-12.4
        self.bag.append(fate)
        self.hands[active] = ()
        self.lines[active] = 0
        if tell:
            tell(ev.PredictionResolved(active, fate, right, self.score, self.doom))
        if self.score >= GOAL:
            self._end("score", tell)
        elif self.doom >= GOAL:
            self._end("doom", tell)
        else:
            self._fade(tell)

    def _pass(self, seat: Seat, tell: Tell | None) -> None:
        if len(self.order) < 2 or seat not in self.order:
            raise no.pass_now(self, seat)
        if self.step == AFTER_PLAY and seat == self.active:
            self.step = PREDICT
            if tell:
                tell(ev.Passed(seat))
            return
        if self.step != PREDICT or seat == self.active or self.proposal or self.passed >> seat & 1:
            raise no.pass_now(self, seat)
        self.passed |= 1 << seat
        if tell:
            tell(ev.Passed(seat))
        self._close_if_all_passed(tell)

    def _close_if_all_passed(self, tell: Tell | None) -> None:
        """SA-7.6: with nothing more from anyone, guesses are settled (SA-R4) and the turn goes to fading."""
        if self.step != PREDICT or len(self.order) < 2:
            return
        if _waiting(self.order, self.active, self.passed):
            return
        if self.guesses:
            self._resolve(False, tell)
        else:
            self._fade(tell)

    def _answer_proposal(self, seat: Seat, agrees: bool, tell: Tell | None) -> None:
        if not self.proposal or seat == self.active or seat not in self.order:
            raise no.no_proposal(self, seat)
        if not agrees:
            self.proposal = self.agreed = 0
            if tell:
                tell(ev.ProposalDropped(seat))
            self._close_if_all_passed(tell)  # the one who had not passed may have left meanwhile
            return
        if self.agreed >> seat & 1:
            raise no.agreed_already()
        self.agreed |= 1 << seat
        if tell:
            tell(ev.ProposalAgreed(seat))
        self._count_if_all_agree(seat, tell)

    def _count_if_all_agree(self, seat: Seat, tell: Tell | None) -> None:
        if self.proposal and all(self.agreed >> member & 1 for member in self.group()):
            value, self.proposal, self.agreed = self.proposal, 0, 0
            self._guess(seat, value, tell)

    # --- powers (SA-6) ---

    def _use_power(self, seat: Seat, action: do.UsePower, tell: Tell | None) -> None:
        card = self.pack.index.get(action.card, -1)
        if self.step == OVER or len(self.order) < 2 or seat not in self.order:
            raise no.not_playing(self, seat)
        if card not in self.faded:
            raise no.power_not_there(self, action.card)
        power = self.pack.power_of[card]
        if self.power_used:
            raise no.power_used(power)
        if (power.by == "active") != (seat == self.active):
            raise no.power_by(self, power)
        moment = ("before_play", "after_play", "before_prediction")[self.step]
        if power.moment != moment or self.guesses:
            raise no.power_moment(power)
        if self.proposal:
            raise no.proposal_open(self)
        self._check_power(power, action)
        self.power_used = True  # SA-6.3
        if tell:
            tell(ev.PowerUsed(seat, action.card, action.value, action.place))
        self.faded = tuple(other for other in self.faded if other != card)
        if isinstance(power.does, Cycle):
            self._cycle(action.place, tell)
        else:
            self._do_power(power, action, tell)
        self._put_away(card)
        if self.step == OVER:
            return
        self._fill_row(tell)  # SA-R2: an empty place waits for this
        if self.step == AFTER_PLAY:
            self.step = PREDICT
        self.passed = 0  # new information: everyone may think again

    def _check_power(self, power: Power, action: do.UsePower) -> None:
        """Refuse a use that names a wrong value or place, before anything changes."""
        value, place = action.value, action.place
        match power.does:
            case AskHigher():
                if not 1 <= value <= 6 or place:
                    raise no.power_x(power)
            case Cycle():
                if not 0 <= place <= 4:
                    raise no.no_such_place(place)
                if self.row[place] < 0:
                    raise no.no_arcanum(place)
                if value:
                    raise no.power_place_only(power)
                if self.piles[place]:
                    raise no.cycle_fates(self, place)
            case DiscardLower():
                if (value, place) not in self.visible_fates():
                    raise no.fate_not_there(value, place)
                if value >= self.hands[self.active][0]:
                    raise no.not_lower(value, self.hands[self.active][0])
            case _:
                if value or place:
                    raise no.power_plain(power)

    def _do_power(self, power: Power, action: do.UsePower, tell: Tell | None) -> None:
        active = self.active
        kept = self.hands[active][0] if self.hands[active] else 0
        match power.does:
            case AskHigher():  # SA-6.5: yes or no, and true
                self._answer(Answer("higher", action.value, (), kept > action.value), tell)
            case AskOneOf(values):
                self._answer(Answer("one_of", 0, values, kept in values), tell)
            case ExtraPrediction():
                self.extra += 1
            case TellOld():
                self.answers += (Answer("old", self.played, (), self.played_old),)
                if tell:
                    tell(ev.OldTold(active, self.played_old))
            case DiscardLower():
                self._discard_visible(action.value, action.place)
                self.answers += (Answer("higher", action.value, (), True),)
                if tell:
                    tell(ev.FateDiscarded(active, action.value, action.place))
            case Cycle():
                raise AssertionError("cycling is done before its card is put away")

    def _answer(self, answer: Answer, tell: Tell | None) -> None:
        self.answers += (answer,)
        if tell:
            tell(ev.Answered(self.active, answer.yes))

    def _discard_visible(self, value: int, place: int) -> None:
        if place == 0 and self.at_hours == value:
            place, self.at_hours = self.at_hours_before, 0
            self.piles[place] = self.piles[place][:-1]
        else:
            pile = list(self.piles[place])
            pile.remove(value)
            self.piles[place] = tuple(pile)
        self.hours[place] -= HOURS_OF[value]
        self._unsee(value)
        self.bag.append(value)

    def _cycle(self, place: int, tell: Tell | None) -> None:
        """SA-R7: the replacement first, then the cycled card to the bottom; no doom."""
        card = self.row[place]
        self.row[place] = -1
        if tell:
            tell(ev.ArcanumCycled(place, self.pack.arcana[card].id))
        self._fill_place(place, tell)
        self._put_away(card)

    def _put_away(self, card: int) -> None:
        """A used or cycled arcanum goes to the bottom of the deck, or leaves the game (Restless Hours)."""
        if self.opts.restless:
            self.gone += (card,)
        else:
            self.deck = (card, *self.deck)
            self.deck_known += 1

    # --- marking, showing, owning up ---

    def _flip(self, seat: Seat, tiles: tuple[int, ...], tell: Tell | None) -> None:
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.flip_now(self, seat)
        if not tiles or any(not 1 <= tile <= 7 for tile in tiles) or len(set(tiles)) != len(tiles):
            raise no.no_such_tiles(tiles)
        for tile in tiles:
            self.lines[self.active] ^= 1 << tile
        if tell:
            tell(ev.TilesFlipped(seat, self.active, tiles))

    def _show(self, seat: Seat, tell: Tell | None) -> None:
        """SA-12.3, SA-R9: only a fate that proves something may be shown."""
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.show_now(self, seat)
        if self.proposal:
            raise no.proposal_open(self)
        hand = self.hands[seat]
        if not hand:
            raise no.nothing_to_show()
        value = hand[0]
        if self.seen[value] != self.pack.copies[value] - 1:
            raise no.proves_nothing(value, self.pack.copies[value] - 1 - self.seen[value])
        self.hands[seat] = ()
        self.lines[seat] = 0  # SA-5.2
        self.bag.append(value)
        self.passed = 0
        if tell:
            tell(ev.FateShown(seat, value))

    def _confess(self, seat: Seat, tell: Tell | None) -> None:
        if self.step not in (AFTER_PLAY, PREDICT) or seat != self.active or self.guesses or len(self.order) < 2:
            raise no.confess_now(self, seat)
        if self.lawful:
            raise no.nothing_to_confess(self)
        self._drop_hand(seat)  # SA-12.2
        self.proposal = self.agreed = 0
        if tell:
            tell(ev.PlayConfessed(seat))
        self._fade(tell)

    # --- coming and going (SA-11) ---

    def _join(self, seat: Seat, after: Seat | None, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if seat in self.order:
            raise no.sits_already()
        if not 0 <= seat < SEATS:
            raise no.table_full()
        if after is not None and after not in self.order:
            raise no.no_such_neighbour(after)
        at = len(self.order) if after is None else self.order.index(after) + 1
        self.order = (*self.order[:at], seat, *self.order[at:])
        self.passed &= ~(1 << seat)
        if tell:
            tell(ev.PersonJoined(seat, self.order))
        if self.active < 0:
            self.active = seat
            self._begin_turn(tell)

    def _leave(self, seat: Seat, tell: Tell | None) -> None:
        if self.step == OVER:
            raise no.game_over(self)
        if seat not in self.order:
            raise no.not_playing(self, seat)
        count = len(self.hands[seat])
        self._drop_hand(seat)
        place = self.order.index(seat)
        self.order = self.order[:place] + self.order[place + 1 :]
        bit = ~(1 << seat)
        self.passed &= bit
        self.agreed &= bit
        if tell:
            tell(ev.PersonLeft(seat, count, self.order))
        if seat == self.active:  # SA-R10
            self.proposal = self.agreed = 0
            self.active = self.order[place - 1] if self.order else -1
            self.played_old, self.lawful = False, True  # only the one who left knew
            self._fade(tell)
        elif self.step == PREDICT and len(self.order) > 1:
            if self.proposal:
                self._count_if_all_agree(self.group()[0], tell)
            else:
                self._close_if_all_passed(tell)

    def _drop_hand(self, seat: Seat) -> None:
        """The hand goes back to the bag unseen; its line is put away."""
        for value in self.hands[seat]:
            self.bag.append(value)
        self.hands[seat] = ()
        self.lines[seat] = 0

    # --- the turn's machinery ---

    def _unsee(self, value: int) -> None:
        self.seen[value] -= 1
        if not self.seen[value]:
            self.mask &= ~(1 << value)

    def _fade(self, tell: Tell | None) -> None:
        """SA-7.8 and SA-9, then the next turn."""
        if self.at_hours:
            if tell:
                tell(ev.FateMoved(self.at_hours, self.at_hours_before))
            self.at_hours = 0
        moons = self.pack.moons
        row, hours = self.row, self.hours
        faded = False
        for place in ROW:  # SA-R8: left to right
            card = row[place]
            if card >= 0 and hours[place] >= moons[card]:
                faded = True
                self._fade_one(place, card, tell)
                if self.doom >= GOAL:
                    self._end("doom", tell)
                    return
        if faded or row.count(-1) > 1:  # the first entry stands for The Hours
            self._fill_row(tell)  # SA-R8: refilled last
            if self.step == OVER:
                return
        order = self.order
        if not order:
            self.step = PLAY
            return
        self.active = order[(order.index(self.active) + 1) % len(order)]
        self._begin_turn(tell)

    def _fade_one(self, place: int, card: int, tell: Tell | None) -> None:
        pile = self.piles[place]
        for value in pile:
            self._unsee(value)
            self.bag.append(value)
        self.piles[place] = ()
        self.hours[place] = 0
        self.row[place] = -1
        self.faded += (card,)
        added = 0 if self.right else self.pack.fading_doom[card]  # SA-9.2
        self.doom += added
        if tell:
            tell(ev.ArcanumFaded(place, self.pack.arcana[card].id, pile, added, self.doom))

    def _fill_row(self, tell: Tell | None) -> None:
        for place in ROW:
            if self.row[place] < 0:
                self._fill_place(place, tell)
                if self.step == OVER:
                    return
        if self.piles[0] and self._right_of_the_hours():  # SA-R2: what waited at The Hours moves on
            place = self._right_of_the_hours()
            self.piles[place] += self.piles[0]
            self.hours[place] += self.hours[0]
            waiting = self.piles[0]
            if self.at_hours and self.at_hours_before == 0:
                self.at_hours_before = place
                waiting = waiting[:-1]  # SA-2.3: the last one is shown here until the fading step
            if tell:
                for value in waiting:
                    tell(ev.FateMoved(value, place))
            self.piles[0], self.hours[0] = (), 0

    def _fill_place(self, place: int, tell: Tell | None) -> None:
        deck = self.deck
        if not deck:
            if self.opts.restless and self.turn:
                self._end("deck", tell)
            return  # SA-R2
        self.row[place] = deck[-1]
        self.deck = deck[:-1]
        if self.deck_known > len(self.deck):
            self.deck_known = len(self.deck)
        if tell:
            arcana = self.pack.arcana
            tell(ev.ArcanumLaid(place, arcana[deck[-1]].id, arcana[deck[-2]].id if len(deck) > 1 else None))

    def _begin_turn(self, tell: Tell | None) -> None:
        """SA-7.1: the next person draws. Someone with nothing to draw or play is passed over (SA-R1)."""
        idle = 0
        while True:
            self.turn += 1
            self.step = PLAY
            self._clear_turn()
            seat = self.active
            hand = self.hands[seat]
            self.began_with = len(hand)
            if tell:
                tell(ev.TurnBegan(self.turn, seat))
            bag = self.bag
            if bag and len(hand) < 2:
                below = self.rng.below
                hand += (bag.pop(below(len(bag))),)
                if bag and len(hand) < 2:
                    hand += (bag.pop(below(len(bag))),)
                self.hands[seat] = hand
                if tell:
                    tell(ev.FateDrawn(seat, len(hand) - self.began_with))
                    tell(ev.FatesSeen(seat, hand), only=seat)
            if hand:
                return
            idle += 1
            if idle >= len(self.order):
                self._end("stalled", tell)
                return
            order = self.order
            self.active = order[(order.index(seat) + 1) % len(order)]

    def _end(self, reason: str, tell: Tell | None) -> None:
        """SA-10.1: all win or all lose, at once."""
        won = reason == "score"
        self.step = OVER
        self.outcome = Result(self.order if won else (), reason, {"score": self.score, "doom": self.doom, "turns": self.turn})
        if tell:
            tell(ev.GameEnded(won, reason, self.score, self.doom))
