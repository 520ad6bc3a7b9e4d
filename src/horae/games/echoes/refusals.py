"""Why not: every refusal of Echoes, with its rule and the reason in terms of the position.

Reached only when an action is refused, so it may take its time. It is given what the acting seat may
know (its own hand, and all that is open), and says no more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horae.core.game import Seat
from horae.core.refusal import Refused
from horae.core.speech import Phrase, Sayable
from horae.games.echoes import actions as do
from horae.games.echoes import counts, ops
from horae.games.echoes.frames import owes
from horae.games.echoes.moves import board_cards, has_copy, price, reach, removable, room_at
from horae.games.echoes.ops import (
    ADVANCE,
    ASK,
    ATTACK,
    CHOOSE,
    CONQUER,
    DISCARD,
    FORTIFY,
    LEAVING,
    ORDER,
    PAY,
    PLAY,
    REMOVE,
    USE,
)
from horae.games.echoes.phases import ACTION, FIRST, OVER

if TYPE_CHECKING:
    from horae.games.echoes.state import EchoesState

_ASKED = {
    LEAVING: ("ET-4.2", "echoes-asks-leaving"),
    ORDER: ("ET-R2", "echoes-asks-order"),
    DISCARD: ("ET-3.1", "echoes-asks-discard"),
    PLAY: ("ET-8.6", "echoes-asks-play"),
    ADVANCE: ("ET-R9", "echoes-asks-advance"),
    CONQUER: ("ET-6.8", "echoes-asks-conquer"),
    ATTACK: ("ET-6.1", "echoes-asks-attack"),
    FORTIFY: ("ET-6.8", "echoes-asks-fortify"),
    USE: ("ET-8.5", "echoes-asks-use"),
    REMOVE: ("ET-8.2", "echoes-asks-remove"),
    ASK: ("ET-4.3", "echoes-asks-may"),
    PAY: ("ET-8.1", "echoes-asks-may"),
    CHOOSE: ("ET-8.1", "echoes-asks-choose"),
}


def person(seat: Seat) -> Phrase:
    return Phrase("person", {"seat": seat + 1})


def explain(s: EchoesState, seat: Seat, action: Any) -> Refused:
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
            return _play(s, seat, action.card, 0, 0, None)
        return Refused("ET-1.7", "echoes-no-first")
    if s.stacks[seat]:
        return _decision(s, seat, action)
    return _turn(s, seat, action)


def _not_now(s: EchoesState, seat: Seat) -> Refused:
    if s.phase == FIRST:
        return Refused("ET-1.7", "echoes-no-first-twice")
    if s.phase == ACTION and seat != s.active():
        return Refused("ET-5.1", "echoes-no-turn", active=person(s.active()))
    waited = s.decides[0]
    return Refused("ET-R7", "echoes-no-wait", who=person(waited))


def _card(s: EchoesState, name: str) -> int | None:
    found = s.pack.find(name)
    return found if found is not None and found < s.pack.size else None


def _unknown(name: str) -> Refused:
    return Refused("ET-2.1", "echoes-no-such-card", card=name)


def _discarding(s: EchoesState, seat: Seat, action: Any) -> Refused:
    rule = "ET-R13" if s.phase == ACTION or s.forced_by >= 0 else "ET-9.1"
    if isinstance(action, do.Discard):
        return _not_in_hand(s, action.card)
    return Refused(rule, "echoes-no-discard-first", count=s.forced[seat])


def _not_in_hand(s: EchoesState, name: str) -> Refused:
    card = _card(s, name)
    return _unknown(name) if card is None else Refused("ET-3.1", "echoes-no-in-hand", card=s.pack.name(card))


def _play(s: EchoesState, seat: Seat, name: str, fewer: int, earlier: int, mask: bytes | None) -> Refused:
    card = _card(s, name)
    if card is None or card not in s.hands[seat]:
        return _not_in_hand(s, name)
    called = s.pack.name(card)
    if mask is not None and not mask[card]:
        return Refused("ET-8.1", "echoes-no-play-kind", card=called)
    if has_copy(s, seat, card):
        return Refused("ET-3.6", "echoes-no-copy", card=called)
    cost, position = price(s, seat, card, fewer, earlier)
    others = len(s.hands[seat]) - 1
    if cost > others:
        return Refused("ET-3.1", "echoes-no-pay", card=called, cost=cost, others=others)
    if position and not room_at(s.boards[seat], position):
        return Refused("ET-3.3", "echoes-no-room", card=called, position=position)
    return Refused("ET-5.1", "echoes-no-main-twice")


def _advance(s: EchoesState, seat: Seat, name: str, steps: int) -> Refused:
    card = _card(s, name)
    if card is None:
        return _unknown(name)
    if card not in board_cards(s, seat):
        return Refused("ET-5.5", "echoes-no-on-board", card=s.pack.name(card))
    need = reach(s.boards[seat], card)
    return Refused("ET-5.5", "echoes-no-advance", card=s.pack.name(card), need=need, steps=steps)


def _source(s: EchoesState, name: str) -> int | None:
    """The source's place among those in play."""
    found = s.pack.find(name)
    if found is None or found < s.pack.size or found - s.pack.size not in s.sources:
        return None
    return s.sources.index(found - s.pack.size)


def _conquer(s: EchoesState, seat: Seat, name: str, extra: int) -> Refused:
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


def _fortify(s: EchoesState, seat: Seat, name: str, extra: int) -> Refused:
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


def _flame(s: EchoesState, seat: Seat, name: str) -> Refused:
    thing = s.pack.find(name)
    if thing is None:
        return _unknown(name)
    called: Sayable = s.pack.name(thing)
    held = thing >= s.pack.size and any(s.holder[k] == seat and s.pack.size + s.sources[k] == thing for k in range(s.n))
    if thing not in s.free[seat] and not held:
        return Refused("ET-7.1", "echoes-no-active", card=called)
    colour = s.pack.colour[thing]
    if not colour:
        return Refused("ET-7.1", "echoes-no-flame", card=called)
    if thing in s.tokens[seat] or thing in s.source_tokens:
        return Refused("ET-7.1", "echoes-no-token", card=called)
    return Refused("ET-7.1", "echoes-no-colour", card=called, colour=_colour(colour), outside=_colour(counts.outside(s, seat)))


def _colour(code: int) -> Phrase:
    return Phrase(("", "echoes-blue", "echoes-yellow", "echoes-red")[code])


def _reinforce(s: EchoesState, seat: Seat, action: do.Reinforce) -> Refused:
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


def _not_an_attacker(s: EchoesState, seat: Seat, card: int, rule: str) -> Refused:
    called = s.pack.name(card)
    if card not in s.free[seat]:
        return Refused(rule, "echoes-no-free", card=called)
    if not s.pack.is_creature[card]:
        return Refused(rule, "echoes-no-creature", card=called)
    return Refused(rule, "echoes-no-token", card=called)


def _turn(s: EchoesState, seat: Seat, action: Any) -> Refused:
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
            return _play(s, seat, card, 0, 0, None)
        case do.Advance(card):
            return _advance(s, seat, card, 2)
        case do.Conquer(source):
            return _conquer(s, seat, source, 0)
        case do.Fortify(source):
            return _fortify(s, seat, source, 0)
        case _:
            return Refused("ET-5.1", "echoes-no-question")


def _decision(s: EchoesState, seat: Seat, action: Any) -> Refused:
    frame = s.stacks[seat][-1]
    op, data = frame[0], frame[1]
    effect: Any = s.pack.nodes[data] if op in (PLAY, USE, REMOVE) else None
    match op, action:
        case (ops.DISCARD, do.Discard(card)):
            return _not_in_hand(s, card)
        case (ops.PLAY, do.PlayCard(card)):
            return _play(s, seat, card, effect.fewer, effect.earlier, s.pack.mask(effect.of))
        case (ops.ADVANCE, do.Advance(card)):
            return _advance(s, seat, card, data)
        case (ops.CONQUER, do.Conquer(source)):
            return _conquer(s, seat, source, data)
        case (ops.ATTACK, do.Done()):
            sent = counts.strength_of(s, seat, data[2:]) + data[1]
            source = s.pack.sources[s.sources[data[0]]].name
            return Refused("ET-6.1", "echoes-no-strength", source=source, need=counts.to_beat(s, data[0]), strength=sent)
        case (ops.ATTACK, do.Send(name)):
            found = _card(s, name)
            if found is None:
                return _unknown(name)
            if found in data[2:]:
                return Refused("ET-6.1", "echoes-no-sent", card=s.pack.name(found))
            return _not_an_attacker(s, seat, found, "ET-6.1")
        case (ops.FORTIFY, do.Fortify(source)):
            return _fortify(s, seat, source, data)
        case (ops.USE, do.Use(name)):
            thing = s.pack.find(name)
            if thing is None:
                return _unknown(name)
            if thing in s.tokens[seat] or thing in s.source_tokens:
                return Refused("ET-7.2", "echoes-no-token", card=s.pack.name(thing))
            return Refused("ET-8.5", "echoes-no-use", card=s.pack.name(thing))
        case (ops.REMOVE, do.Remove(name)):
            return _remove(s, seat, name, effect)
        case _:
            rule, key = _ASKED[op]
            return Refused(rule, "echoes-no-answer", asked=Phrase(key))


def _remove(s: EchoesState, seat: Seat, name: str, effect: Any) -> Refused:
    card = _card(s, name)
    if card is None:
        return _unknown(name)
    called = s.pack.name(card)
    if card not in counts.icons(s, seat):
        return Refused("ET-8.2", "echoes-no-remove-where", card=called)
    if s.pack.removes[card]:
        return Refused("ET-8.2", "echoes-no-remove-remover", card=called)
    assert card not in removable(s, seat, effect.of)
    return Refused("ET-8.2", "echoes-no-play-kind", card=called)
