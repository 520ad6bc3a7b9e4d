"""Why not: every refusal of Echoes, with its rule and the reason in terms of the position.

Reached only when `legal` has refused an action, so it may take its time, and need not check again what is left when
every other reason is ruled out. It says no more than the acting seat may know: its own hand, and all that is open.
"""

from __future__ import annotations

from typing import Any

from horae.core.game import Seat
from horae.core.refusal import Refused
from horae.core.speech import Phrase, Sayable
from horae.games.echoes import actions as do
from horae.games.echoes import counts, targets
from horae.games.echoes import vocabulary as v
from horae.games.echoes.conquest import AttackQuestion
from horae.games.echoes.legal import ADVANCE_STEPS, owes
from horae.games.echoes.position import ACTION, FIRST, OVER, Position
from horae.games.echoes.questions import QUESTIONS
from horae.games.echoes.stack import Advancing, Attacking, Conquering, Discarding, Fortifying, Playing, Removing, Using


def person(seat: Seat) -> Phrase:
    return Phrase("person", {"seat": seat + 1})


def explain(s: Position, seat: Seat, action: Any) -> Refused:
    """The rule that stands against the action and what in the position makes it so."""
    if s.phase == OVER:
        return Refused("ET-10.1", "echoes-no-over", round=s.round)
    if not 0 <= seat < s.n:
        return Refused("ET-1.1", "echoes-no-seat")
    if seat not in s.decides:
        return _not_now(s, seat)
    if owes(s, seat):
        return _discarding(s, seat, action)
    if s.phase == FIRST:
        if isinstance(action, do.PlayCard):
            return _play(s, seat, action.card)
        return Refused("ET-1.7", "echoes-no-first" if targets.playable(s, seat) else "echoes-no-first-to-pay")
    if s.stacks[seat]:
        return _decision(s, seat, action)
    return _turn(s, seat, action)


def _not_now(s: Position, seat: Seat) -> Refused:
    if s.phase == FIRST:
        return Refused("ET-1.7", "echoes-no-first-twice")
    if s.phase == ACTION and seat != s.active():
        return Refused("ET-5.1", "echoes-no-turn", active=person(s.active()))
    waited = s.decides[0]
    return Refused("ET-R7", "echoes-no-wait", who=person(waited))


def _card(s: Position, name: str) -> int | None:
    found = s.pack.find(name)
    return found if found is not None and found < s.pack.size else None


def _unknown(name: str) -> Refused:
    return Refused("ET-2.1", "echoes-no-such-card", card=name)


def _discarding(s: Position, seat: Seat, action: Any) -> Refused:
    rule = "ET-R13" if s.phase == ACTION or s.forced_by >= 0 else "ET-9.1"
    if isinstance(action, do.Discard):
        return _not_in_hand(s, action.card)
    return Refused(rule, "echoes-no-discard-first", count=s.forced[seat])


def _not_in_hand(s: Position, name: str) -> Refused:
    card = _card(s, name)
    return _unknown(name) if card is None else Refused("ET-3.1", "echoes-no-in-hand", card=s.pack.name(card))


def _play(s: Position, seat: Seat, name: str, which: v.Filter = v.ANY, fewer: int = 0, earlier: int = 0) -> Refused:
    card = _card(s, name)
    if card is None or card not in s.hands[seat]:
        return _not_in_hand(s, name)
    called = s.pack.name(card)
    cost, position = targets.price(s, seat, card, fewer, earlier)
    match targets.hindrances(s, seat, which, fewer, earlier)[card]:
        case targets.NOT_MEANT:
            return Refused("ET-8.1", "echoes-no-play-kind", card=called)
        case targets.COPY_IS_OUT:
            return Refused("ET-3.6", "echoes-no-copy", card=called)
        case targets.TOO_DEAR:
            return Refused("ET-3.1", "echoes-no-pay", card=called, cost=cost, others=len(s.hands[seat]) - 1)
        case _:
            return Refused("ET-3.3", "echoes-no-room", card=called, position=position)


def _advance(s: Position, seat: Seat, name: str, steps: int) -> Refused:
    card = _card(s, name)
    if card is None:
        return _unknown(name)
    board = s.boards[seat]
    if not any(card in tile for tile in board):
        return Refused("ET-5.5", "echoes-no-on-board", card=s.pack.name(card))
    need = targets.reach(board, targets.place_of(board, card))
    return Refused("ET-5.5", "echoes-no-advance", card=s.pack.name(card), need=need, steps=steps)


def _source(s: Position, name: str) -> int | None:
    """The source's place among those in play."""
    found = s.pack.find(name)
    if found is None or found < s.pack.size or found - s.pack.size not in s.sources:
        return None
    return s.sources.index(found - s.pack.size)


def _conquer(s: Position, seat: Seat, name: str, extra: int) -> Refused:
    k = _source(s, name)
    if k is None:
        return Refused("ET-1.5", "echoes-no-source", source=name)
    called = s.pack.sources[s.sources[k]].name
    if s.fortified[k]:
        return Refused("ET-6.6", "echoes-no-fortified", source=called)
    if s.holder[k] == seat:
        return Refused("ET-6.1", "echoes-no-own-source", source=called)
    strength = counts.strength_of(s, seat, counts.attackers(s, seat)) + extra
    return Refused("ET-6.1", "echoes-no-strength", source=called, need=counts.to_beat(s, k), strength=strength)


def _fortify(s: Position, seat: Seat, name: str, extra: int) -> Refused:
    k = _source(s, name)
    if k is None:
        return Refused("ET-1.5", "echoes-no-source", source=name)
    source = s.pack.sources[s.sources[k]]
    if s.fortified[k]:
        return Refused("ET-6.6", "echoes-no-fortified", source=source.name)
    if s.holder[k] != seat:
        return Refused("ET-6.7", "echoes-no-not-yours", source=source.name)
    strength = counts.strength_of(s, seat, s.under[k], guarding=True) + extra
    return Refused("ET-6.6", "echoes-no-fortify", source=source.name, need=source.fortify.strength, strength=strength)


def _flame(s: Position, seat: Seat, name: str) -> Refused:
    thing = s.pack.find(name)
    if thing is None:
        return _unknown(name)
    called: Sayable = s.pack.name(thing)
    if not targets.is_active(s, seat, thing):
        return Refused("ET-7.1", "echoes-no-active", card=called)
    colour = s.pack.colour[thing]
    if not colour:
        return Refused("ET-7.1", "echoes-no-flame", card=called)
    if thing in s.tokens[seat] or thing in s.source_tokens:
        return Refused("ET-7.1", "echoes-no-token", card=called)
    return Refused("ET-7.1", "echoes-no-colour", card=called, colour=_colour(colour), outside=_colour(counts.outside(s, seat)))


def _colour(code: int) -> Phrase:
    return Phrase(("", "echoes-blue", "echoes-yellow", "echoes-red")[code])


def _reinforce(s: Position, seat: Seat, action: do.Reinforce) -> Refused:
    card, k = _card(s, action.card), _source(s, action.source)
    if card is None:
        return _unknown(action.card)
    if k is None:
        return Refused("ET-1.5", "echoes-no-source", source=action.source)
    source = s.pack.sources[s.sources[k]].name
    if s.holder[k] != seat:
        return Refused("ET-7.3", "echoes-no-not-yours", source=source)
    if s.fortified[k]:
        return Refused("ET-7.3", "echoes-no-fortified", source=source)
    return _not_an_attacker(s, seat, card, "ET-7.3")


def _not_an_attacker(s: Position, seat: Seat, card: int, rule: str) -> Refused:
    called = s.pack.name(card)
    if card not in s.free[seat]:
        return Refused(rule, "echoes-no-free", card=called)
    if not s.pack.is_creature[card]:
        return Refused(rule, "echoes-no-creature", card=called)
    return Refused(rule, "echoes-no-token", card=called)


def _turn(s: Position, seat: Seat, action: Any) -> Refused:
    match action:
        case do.UseFlame(card):
            return _flame(s, seat, card)
        case do.Reinforce():
            return _reinforce(s, seat, action)
        case do.EndTurn():
            return Refused("ET-R9", "echoes-no-pass")
        case do.DrawTwo() | do.PlayCard() | do.Advance() | do.Conquer() | do.Fortify() if s.main_done:
            return Refused("ET-5.1", "echoes-no-main-twice")
        case do.PlayCard(card):
            return _play(s, seat, card)
        case do.Advance(card):
            return _advance(s, seat, card, ADVANCE_STEPS)
        case do.Conquer(source):
            return _conquer(s, seat, source, 0)
        case do.Fortify(source):
            return _fortify(s, seat, source, 0)
        case _:
            return Refused("ET-5.1", "echoes-no-question")


def _decision(s: Position, seat: Seat, action: Any) -> Refused:
    question = s.stacks[seat][-1]
    match question, action:
        case Discarding(), do.Discard(card):
            return _not_in_hand(s, card)
        case Playing(node=node), do.PlayCard(card):
            effect: Any = s.pack.nodes[node]
            return _play(s, seat, card, effect.of, effect.fewer, effect.earlier)
        case Advancing(steps=steps), do.Advance(card):
            return _advance(s, seat, card, steps)
        case Conquering(extra=extra), do.Conquer(source):
            return _conquer(s, seat, source, extra)
        case Attacking(), do.Done() | do.Send():
            return _attack(s, seat, question, action)
        case Fortifying(extra=extra), do.Fortify(source):
            return _fortify(s, seat, source, extra)
        case Using(), do.Use(name):
            thing = s.pack.find(name)
            if thing is None:
                return _unknown(name)
            if thing in s.tokens[seat] or thing in s.source_tokens:
                return Refused("ET-7.2", "echoes-no-token", card=s.pack.name(thing))
            return Refused("ET-8.5", "echoes-no-use", card=s.pack.name(thing))
        case Removing(), do.Remove(name):
            return _remove(s, seat, name)
        case _:
            asked = QUESTIONS[type(question)]
            return Refused(asked.rule, "echoes-no-answer", asked=Phrase(asked.asks))


def _attack(s: Position, seat: Seat, question: Attacking, action: do.Done | do.Send) -> Refused:
    if isinstance(action, do.Done):
        strength = AttackQuestion.strength(s, seat, question)
        called = s.pack.sources[s.sources[question.place]].name
        if not question.sent:
            return Refused("ET-6.1", "echoes-no-attacker", source=called)
        return Refused("ET-6.1", "echoes-no-strength", source=called, need=counts.to_beat(s, question.place), strength=strength)
    card = _card(s, action.card)
    if card is None:
        return _unknown(action.card)
    if card in question.sent:
        return Refused("ET-6.1", "echoes-no-sent", card=s.pack.name(card))
    return _not_an_attacker(s, seat, card, "ET-6.1")


def _remove(s: Position, seat: Seat, name: str) -> Refused:
    card = _card(s, name)
    if card is None:
        return _unknown(name)
    called = s.pack.name(card)
    if card not in counts.icons(s, seat):
        return Refused("ET-8.2", "echoes-no-remove-where", card=called)
    if s.pack.removes[card]:
        return Refused("ET-8.2", "echoes-no-remove-remover", card=called)
    return Refused("ET-8.2", "echoes-no-play-kind", card=called)
