"""Who is waited for in a Shipwreck position and what each person may do: the only list of legal moves."""

from __future__ import annotations

from functools import cache

from horae.core.game import Action, Seat
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.position import OVER, PLAY, PREDICT, ROW, SEATS, Position
from horae.games.shipwreck.vocabulary import VALUES, AskHigher, Cycle, DiscardLower, TellOld


@cache
def waiting(order: tuple[Seat, ...], active: Seat, done: int) -> tuple[Seat, ...]:
    """The group without those who are done (a bit set). Few cases, asked at every step."""
    return tuple(seat for seat in order if seat != active and not done >> seat & 1)


class Moves(Position):
    __slots__ = ()

    def deciding(self) -> tuple[Seat, ...]:
        step = self.step
        if step == OVER or len(self.order) < 2:
            return ()
        if step != PREDICT:
            return (self.active,)
        return waiting(self.order, self.active, self.agreed if self.proposal else self.passed)

    def legal(self, seat: Seat) -> list[Action]:
        step = self.step
        if step == OVER or len(self.order) < 2:
            return []
        moves: list[Action] = []
        if step == PREDICT:
            if seat != self.active and seat in self.order:
                moves = self._legal_in_group(seat)
        elif seat == self.active:
            if step == PLAY:
                moves = self._legal_plays()
            else:
                moves.append(do.PASS)
                self._add_powers(moves, "after_play")
        if self.unlawful and self.can_own_up(seat):
            moves.append(do.CONFESS)
        return moves

    def can_own_up(self, seat: Seat) -> bool:
        """SA-12.2: from the play until one's next turn, as long as the fate kept then is in hand and unguessed."""
        return seat in self.order and bool(self.unlawful >> seat & 1) and not (seat == self.active and self.guesses)

    def _legal_plays(self) -> list[Action]:
        hand = self.hands[self.active]
        if len(hand) == 1:
            moves: list[Action] = [do.PLAYS[0][0]]  # SA-R1
        elif self.opts.honour:
            moves = [do.PLAYS[fate][place] for place in range(5) if place == 0 or self.row[place] >= 0 for fate in (0, 1)]
        else:
            moves = self.lawful_plays()
        if len(hand) == 2 and hand[0] == hand[1] and self.is_same_play():
            moves = [play for play in moves if play not in do.PLAYS[1]]
        if self.faded and not self.power_used:
            self._add_powers(moves, "before_play")
        return moves

    def is_same_play(self) -> bool:
        """SA-R6: of two equal fates in hand, whether nothing can ever tell which one was played: both are new, or
        no power lies there to tell the old one. They are one play then, of the first."""
        if self.began_with != 1 or self.power_used:
            return True
        power_of = self.pack.power_of
        return not any(isinstance(power_of[card].does, TellOld) for card in self.faded)

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
        if len(hand) == 1 and self.seen[hand[0]] == self.pack.copies[hand[0]] - 1:
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

    def asides(self, seat: Seat) -> list[Action]:
        if self.step == OVER:
            return []
        if seat not in self.order:
            return self._ways_in(seat) if 0 <= seat < SEATS else []
        if seat == self.active or len(self.order) < 2:
            return [do.LEAVE]
        line = self.lines[self.active]
        flips = [(do.UNFLIPS if line >> tile & 1 else do.FLIPS)[tile - 1] for tile in VALUES]  # SA-5.1: all through the turn
        return [*flips, do.LEAVE]

    def _ways_in(self, seat: Seat) -> list[Action]:
        if seat not in self.circle:
            return [do.Join(), *(do.Join(other) for other in self.order)]
        return [do.LEAVE] if self.back >> seat & 1 else [do.Join()]  # SA-11.2: to the place that was kept
