"""What the group of Shipwreck does together: predict, pass, agree, and what a prediction brings (SA-7.5 to SA-7.7)."""

from __future__ import annotations

from horae.core.game import Seat, Tell
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import refusals as no
from horae.games.shipwreck.moves import waiting
from horae.games.shipwreck.position import AFTER_PLAY, GOAL, PREDICT
from horae.games.shipwreck.powers import Powers


class Group(Powers):
    __slots__ = ()

    def _predict(self, seat: Seat, value: int, tell: Tell | None) -> None:
        if self.step != PREDICT or seat == self.active or seat not in self.order or len(self.order) < 2:
            raise no.predict_now(self, seat)
        if not 1 <= value <= 7:
            raise no.no_such_value(value)
        if value in self.guesses:
            raise no.guessed_already(value)
        if self.proposal:
            raise no.proposal_open(self)
        if self.needs_agreement():
            self._propose(seat, do.PREDICTIONS[value], tell)
        else:
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
            self._add_doom(len(self.guesses))  # SA-12.4
        self._drop_hand(active)
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
        if waiting(self.order, self.active, self.passed):
            return
        if self.guesses:
            self._resolve(False, tell)
        else:
            self._fade(tell)

    def _answer_proposal(self, seat: Seat, agrees: bool, tell: Tell | None) -> None:
        if not self.proposal or seat == self.active or seat not in self.order:
            raise no.no_proposal(self, seat)
        if not agrees:
            self._withdraw_proposal()
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

    def _withdraw_proposal(self) -> None:
        self.proposal, self.agreed = None, 0

    def _count_if_all_agree(self, seat: Seat, tell: Tell | None) -> None:
        proposal = self.proposal
        if proposal is None or not all(self.agreed >> member & 1 for member in self.group()):
            return
        self._withdraw_proposal()
        if isinstance(proposal, do.Predict):
            self._guess(seat, proposal.value, tell)
        else:
            self._put_to_use(seat, proposal, tell)
