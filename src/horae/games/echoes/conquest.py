"""Conquering, fortifying and reinforcing sources (ET-6): what each does, the ends that come of it, and the questions
about it (ET-6.1, ET-6.8)."""

from __future__ import annotations

from typing import Any

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes.effects import fire, push_effects, set_off_end
from horae.games.echoes.pack import CONQUERED, FORTIFIED
from horae.games.echoes.position import FULL_BROTHERHOOD, Position
from horae.games.echoes.stack import Attacking, Chain, Conquering, Fortifying, QuestionKind
from horae.games.echoes.targets import conquerable, fortifiable, is_spare


def check_size(s: Position, seat: Seat, tell: Tell | None) -> None:
    if counts.brotherhood_size(s, seat) >= FULL_BROTHERHOOD:
        set_off_end(s, "brotherhood", tell)


def conquer(s: Position, seat: Seat, k: int, sent: tuple[int, ...], extra: int, chain: Chain, tell: Tell | None) -> None:
    """ET-6.2 to ET-6.4, ET-R4: creatures under, then the effect, then what that sets off."""
    loser = s.holder[k]
    thing = s.pack.size + s.sources[k]
    strength = counts.strength_of(s, seat, sent) + extra
    if loser >= 0:
        s.free[loser] += s.under[k]  # ET-R6: freed, not summoned
    s.holder[k] = seat
    s.under[k] = sent
    s.free[seat] = tuple([card for card in s.free[seat] if card not in sent])
    if tell:
        ids = s.pack.ids
        tell(ev.SourceConquered(seat, ids[thing], tuple([ids[card] for card in sent]), strength, loser, extra))
    check_size(s, seat, tell)
    if loser >= 0:
        check_size(s, loser, tell)
    fire(s, seat, CONQUERED, thing, chain)
    push_effects(s, seat, s.pack.conquest[s.sources[k]], thing, chain, thing)


def fortify(s: Position, seat: Seat, k: int, extra: int, chain: Chain, tell: Tell | None) -> None:
    thing = s.pack.size + s.sources[k]
    if tell:
        strength = counts.strength_of(s, seat, s.under[k], guarding=True) + extra
        tell(ev.SourceFortified(seat, s.pack.ids[thing], strength, extra))
    s.fortified[k] = True
    if all(s.fortified):
        set_off_end(s, "fortified", tell)
    fire(s, seat, FORTIFIED, thing, chain)
    push_effects(s, seat, s.pack.fortification[s.sources[k]], thing, chain, thing)


def reinforce(s: Position, seat: Seat, k: int, card: int, tell: Tell | None) -> None:
    """ET-7.3; worked out in ET-E7."""
    s.free[seat] = tuple([other for other in s.free[seat] if other != card])
    s.under[k] += (card,)
    if tell:
        tell(ev.SourceReinforced(seat, s.pack.ids[s.pack.size + s.sources[k]], s.pack.ids[card]))


# --- the questions ---


class ConquerQuestion(QuestionKind[Conquering]):
    rule, asks = "ET-6.8", "echoes-asks-conquer"

    def is_open(self, s: Position, seat: Seat, question: Conquering) -> bool:
        return bool(conquerable(s, seat, question.extra))

    def options(self, s: Position, seat: Seat, question: Conquering) -> list[Action]:
        return [*[s.pack.conquer[s.sources[k]] for k in conquerable(s, seat, question.extra)], do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Conquering, action: do.Conquer, tell: Tell | None) -> None:
        s.stacks[seat].append(Attacking(s.place(action.source), question.extra, (), question.thing, question.chain))


class AttackQuestion(QuestionKind[Attacking]):
    """ET-6.1: attackers are named one by one; who must come along anyway is not asked for."""

    rule, asks = "ET-6.1", "echoes-asks-attack"

    def is_open(self, s: Position, seat: Seat, question: Attacking) -> bool:
        free = counts.attackers(s, seat)
        if len(question.sent) == len(free) or question.place not in conquerable(s, seat, question.extra):
            return False
        return is_spare(s, seat, free, question.sent, counts.to_beat(s, question.place) - question.extra)

    def options(self, s: Position, seat: Seat, question: Attacking) -> list[Action]:
        moves: list[Action] = [s.pack.send[card] for card in counts.attackers(s, seat) if card not in question.sent]
        if question.sent and self.strength(s, seat, question) > counts.to_beat(s, question.place):
            moves.append(do.DONE)
        return moves

    def answer(self, s: Position, seat: Seat, question: Attacking, action: Any, tell: Tell | None) -> None:
        place, extra, sent = question.place, question.extra, question.sent
        if type(action) is do.Done:
            conquer(s, seat, place, sent, extra, question.chain, tell)
            return
        sent = (*sent, s.pack.index[action.card])
        s.stacks[seat].append(Attacking(place, extra, sent, question.thing, question.chain))

    def close(self, s: Position, seat: Seat, question: Attacking, tell: Tell | None) -> None:
        if question.place in conquerable(s, seat, question.extra):
            free = counts.attackers(s, seat)
            conquer(s, seat, question.place, free, question.extra, question.chain, tell)

    @staticmethod
    def strength(s: Position, seat: Seat, question: Attacking) -> int:
        """Of those sent so far, with what an effect adds."""
        return counts.strength_of(s, seat, question.sent) + question.extra


class FortifyQuestion(QuestionKind[Fortifying]):
    rule, asks = "ET-6.8", "echoes-asks-fortify"

    def is_open(self, s: Position, seat: Seat, question: Fortifying) -> bool:
        return bool(fortifiable(s, seat, question.extra))

    def options(self, s: Position, seat: Seat, question: Fortifying) -> list[Action]:
        return [*[s.pack.fortify[s.sources[k]] for k in fortifiable(s, seat, question.extra)], do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Fortifying, action: do.Fortify, tell: Tell | None) -> None:
        fortify(s, seat, s.place(action.source), question.extra, question.chain, tell)
