"""The questions on a seat's stack: when each is asked, its answers, and what an answer does. Also whether an effect would
do anything now, which for a verb that asks something is whether there is anything to ask.

A question with one answer is not asked, nor one about what cannot happen; and nothing hidden decides whether it is
asked: only what is open to all and the sizes of hands, so that a question tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from horae.core.game import Action, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.games.echoes.conquest import AttackQuestion, ConquerQuestion, FortifyQuestion
from horae.games.echoes.effects import (
    UNFOLDS,
    VERBS,
    advance,
    begin_play,
    discard_hand,
    discard_one,
    fire,
    lose_points,
    push_effects,
    remove_card,
    use_flame,
)
from horae.games.echoes.pack import DISCARDED, DREW, SUMMONED
from horae.games.echoes.position import HAND_LIMIT, Position
from horae.games.echoes.stack import (
    USER,
    Advancing,
    Asking,
    Attacking,
    Chain,
    Choosing,
    Conquering,
    Discarding,
    Fortifying,
    Leaving,
    Ordering,
    Paying,
    Pending,
    Placing,
    Playing,
    QuestionKind,
    Removing,
    Resolving,
    Summoning,
    Triggered,
    Using,
)
from horae.games.echoes.targets import (
    advanceable,
    is_active,
    playable,
    reinforceable,
    removable,
    usable,
    waiting_for,
)

# --- the order of things ---


class LeavingQuestion(QuestionKind[Leaving]):
    """ET-4.2: two cards left together. Asked only where the order can matter."""

    rule, asks = "ET-4.2", "echoes-asks-leaving"

    def is_open(self, s: Position, seat: Seat, question: Leaving) -> bool:
        pack = s.pack
        sets_off = any(pack.immediate[card] or pack.trigger[card] == SUMMONED for card in question.cards)
        return sets_off or bool(waiting_for(s, seat, SUMMONED))

    def options(self, s: Position, seat: Seat, question: Leaving) -> list[Action]:
        return [s.pack.summon[card] for card in question.cards]

    def answer(self, s: Position, seat: Seat, question: Leaving, action: do.Summon, tell: Tell | None) -> None:
        self._summon(s, seat, question, first=s.pack.index[action.card])

    def close(self, s: Position, seat: Seat, question: Leaving, tell: Tell | None) -> None:
        self._summon(s, seat, question, first=question.cards[0])

    def _summon(self, s: Position, seat: Seat, question: Leaving, first: int) -> None:
        second = next(card for card in question.cards if card != first)
        s.stacks[seat] += [Summoning(second, question.chain), Summoning(first, question.chain)]


class OrderQuestion(QuestionKind[Ordering]):
    """ET-R2: several permanent effects at once, in their owner's order. Fixed draws and gains come to the same in any
    order, unless a draw sets something off in between."""

    rule, asks = "ET-R2", "echoes-asks-order"

    def is_open(self, s: Position, seat: Seat, question: Ordering) -> bool:
        owners = self._active(s, seat, question)
        return len(owners) > 1 and (not all(s.pack.plain[thing] for thing in owners) or bool(waiting_for(s, seat, DREW)))

    def options(self, s: Position, seat: Seat, question: Ordering) -> list[Action]:
        return [s.pack.resolve[thing] for thing in self._active(s, seat, question)]

    def answer(self, s: Position, seat: Seat, question: Ordering, action: do.Resolve, tell: Tell | None) -> None:
        chosen = s.pack.index[action.card]
        others = tuple([thing for thing in question.owners if thing != chosen])
        maker, chain, subject = question.maker, question.chain, question.subject
        s.stacks[seat] += [Ordering(others, maker, chain, subject), Triggered(chosen, maker, chain, subject)]

    def close(self, s: Position, seat: Seat, question: Ordering, tell: Tell | None) -> None:
        for thing in reversed(self._active(s, seat, question)):
            s.stacks[seat].append(Triggered(thing, question.maker, question.chain, question.subject))

    def _active(self, s: Position, seat: Seat, question: Ordering) -> list[int]:
        return [thing for thing in question.owners if is_active(s, seat, thing)]


# --- discarding and playing ---


def discards(s: Position, seat: Seat) -> list[Action]:
    """Every card of the hand, to be discarded."""
    discard = s.pack.discard
    return [discard[card] for card in dict.fromkeys(s.hands[seat])]


class DiscardQuestion(QuestionKind[Discarding]):
    rule, asks = "ET-3.1", "echoes-asks-discard"

    def is_open(self, s: Position, seat: Seat, question: Discarding) -> bool:
        return 0 < question.left < len(s.hands[seat])

    def would_matter(self, s: Position, seat: Seat, question: Discarding) -> bool:
        return bool(s.hands[seat])

    def options(self, s: Position, seat: Seat, question: Discarding) -> list[Action]:
        return discards(s, seat)

    def answer(self, s: Position, seat: Seat, question: Discarding, action: do.Discard, tell: Tell | None) -> None:
        discard_one(s, seat, s.pack.index[action.card], tell)
        s.stacks[seat].append(Discarding(question.left - 1, question.thing, question.chain, True))

    def close(self, s: Position, seat: Seat, question: Discarding, tell: Tell | None) -> None:
        rest = question.left > 0 and discard_hand(s, seat, tell)
        if question.begun or rest:
            # What was paid for is placed before anything that the payment sets off.
            stack = s.stacks[seat]
            paid_for = stack.pop() if stack and type(stack[-1]) is Placing else None
            fire(s, seat, DISCARDED, -1, question.chain, maker=question.thing)
            if paid_for is not None:
                stack.append(paid_for)


class PlayQuestion(QuestionKind[Playing]):
    """Asked of everyone with cards in hand, whatever they are, so that the question tells nothing."""

    rule, asks = "ET-8.6", "echoes-asks-play"

    def is_open(self, s: Position, seat: Seat, question: Playing) -> bool:
        return bool(s.hands[seat])

    def options(self, s: Position, seat: Seat, question: Playing) -> list[Action]:
        effect: Any = s.pack.nodes[question.node]
        return [*playable(s, seat, effect.of, effect.fewer, effect.earlier), do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Playing, action: do.PlayCard, tell: Tell | None) -> None:
        effect: Any = s.pack.nodes[question.node]
        begin_play(s, seat, s.pack.index[action.card], effect.fewer, effect.earlier, question.chain, tell)


class AdvanceQuestion(QuestionKind[Advancing]):
    rule, asks = "ET-R9", "echoes-asks-advance"

    def is_open(self, s: Position, seat: Seat, question: Advancing) -> bool:
        return bool(advanceable(s.boards[seat], question.steps))

    def options(self, s: Position, seat: Seat, question: Advancing) -> list[Action]:
        return [*[s.pack.advance[card] for card in advanceable(s.boards[seat], question.steps)], do.DONE]

    def answer(self, s: Position, seat: Seat, question: Advancing, action: Any, tell: Tell | None) -> None:
        if type(action) is not do.Done:
            advance(s, seat, s.pack.index[action.card], question.steps, question.thing, question.chain, tell)


# --- other cards' effects, removing ---


class UseQuestion(QuestionKind[Using]):
    rule, asks = "ET-8.5", "echoes-asks-use"

    def is_open(self, s: Position, seat: Seat, question: Using) -> bool:
        return bool(usable(s, seat, question))

    def options(self, s: Position, seat: Seat, question: Using) -> list[Action]:
        return [*[s.pack.use[thing] for thing in usable(s, seat, question)], do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Using, action: do.Use, tell: Tell | None) -> None:
        thing = s.pack.index[action.card]
        chain = (*question.chain, (question.thing, USER))
        if isinstance(s.pack.nodes[question.node], v.UseFlame):
            use_flame(s, seat, thing, chain, tell)
            return
        if tell:
            tell(ev.EffectReused(seat, s.pack.ids[thing]))
        push_effects(s, seat, s.pack.immediate[thing], thing, chain, thing)


class RemoveQuestion(QuestionKind[Removing]):
    """Asked where there is a card to remove and something to be had for it."""

    rule, asks = "ET-8.2", "echoes-asks-remove"
    may_open_later = True

    def is_open(self, s: Position, seat: Seat, question: Removing) -> bool:
        then = s.pack.under[question.node][0]
        guards = {card for k in reinforceable(s, seat) for card in s.under[k]}
        return any(
            card in guards  # a source may go back to the centre
            or can_happen(s, seat, then, question.thing, question.chain, card)
            for card in self._cards(s, seat, question)
        )

    def options(self, s: Position, seat: Seat, question: Removing) -> list[Action]:
        return [*[s.pack.remove[card] for card in self._cards(s, seat, question)], do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Removing, action: do.Remove, tell: Tell | None) -> None:
        card = s.pack.index[action.card]
        remove_card(s, seat, card, tell)
        push_effects(s, seat, s.pack.under[question.node][0], question.thing, question.chain, card)

    def _cards(self, s: Position, seat: Seat, question: Removing) -> list[int]:
        effect: Any = s.pack.nodes[question.node]
        return removable(s, seat, effect.of)


# --- yes or no, this or that ---


class AskQuestion(QuestionKind[Asking]):
    rule, asks = "ET-4.3", "echoes-asks-may"
    may_open_later = True

    def is_open(self, s: Position, seat: Seat, question: Asking) -> bool:
        return can_happen(s, seat, question.nodes, question.thing, question.chain, question.subject)

    def options(self, s: Position, seat: Seat, question: Asking) -> list[Action]:
        return [do.ACCEPT, do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Asking, action: do.Accept, tell: Tell | None) -> None:
        push_effects(s, seat, question.nodes, question.thing, question.chain, question.subject)


class PayQuestion(QuestionKind[Paying]):
    """A price is asked only of who can pay it, and only for what could happen then."""

    rule, asks = "ET-8.1", "echoes-asks-may"
    may_open_later = True

    def is_open(self, s: Position, seat: Seat, question: Paying) -> bool:
        effect: Any = s.pack.nodes[question.node]
        left = len(s.hands[seat]) - effect.cards
        if left < 0 or s.vp[seat] < effect.vp:
            return False
        then = s.pack.under[question.node][0]
        if not left:  # no card would be left to play
            then = tuple([inner for inner in then if not isinstance(s.pack.nodes[inner], v.Play)])
        if can_happen(s, seat, then, question.thing, question.chain, question.subject):
            return True
        return effect.cards > 0 and bool(waiting_for(s, seat, DISCARDED))  # paying may make it possible

    def options(self, s: Position, seat: Seat, question: Paying) -> list[Action]:
        return [do.ACCEPT, do.DECLINE]

    def answer(self, s: Position, seat: Seat, question: Paying, action: do.Accept, tell: Tell | None) -> None:
        effect: Any = s.pack.nodes[question.node]
        push_effects(s, seat, s.pack.under[question.node][0], question.thing, question.chain, question.subject)
        if effect.vp:
            lose_points(s, seat, effect.vp, tell)
        if effect.cards:
            s.stacks[seat].append(Discarding(effect.cards, question.thing, question.chain, False))


class ChooseQuestion(QuestionKind[Choosing]):
    rule, asks = "ET-8.1", "echoes-asks-choose"

    def is_open(self, s: Position, seat: Seat, question: Choosing) -> bool:
        return True

    def would_matter(self, s: Position, seat: Seat, question: Choosing) -> bool:
        thing, chain, subject = question.thing, question.chain, question.subject
        return any(can_happen(s, seat, branch, thing, chain, subject) for branch in s.pack.under[question.node])

    def options(self, s: Position, seat: Seat, question: Choosing) -> list[Action]:
        moves: list[Action] = list(do.CHOICES[: len(s.pack.under[question.node])])
        if question.node in s.pack.may_leave:  # ET-4.3
            moves.append(do.DECLINE)
        return moves

    def answer(self, s: Position, seat: Seat, question: Choosing, action: do.Choose, tell: Tell | None) -> None:
        pack = s.pack
        if tell:
            tell(ev.OptionChosen(seat, pack.ids[question.thing], action.option, pack.places[question.node]))
        branch = pack.under[question.node][action.option]
        push_effects(s, seat, branch, question.thing, question.chain, question.subject)


QUESTIONS: dict[type[Pending], QuestionKind[Any]] = {
    Leaving: LeavingQuestion(),
    Ordering: OrderQuestion(),
    Discarding: DiscardQuestion(),
    Playing: PlayQuestion(),
    Advancing: AdvanceQuestion(),
    Conquering: ConquerQuestion(),
    Attacking: AttackQuestion(),
    Fortifying: FortifyQuestion(),
    Using: UseQuestion(),
    Removing: RemoveQuestion(),
    Asking: AskQuestion(),
    Paying: PayQuestion(),
    Choosing: ChooseQuestion(),
}


# --- the verbs that ask ---


class AskedVerb(NamedTuple):
    """A verb that is all question: which one it lays on the stack."""

    question: Callable[[Position, Seat, Any, Resolving], Pending]
    is_shared: bool = False
    """Whether it touches what all share (effects.Verb)."""
    is_declinable: bool = True
    """Whether leaving the effect is one of the answers."""


def _about_itself(kind: Callable[[int, int, Chain, int], Pending]) -> Callable[[Position, Seat, Any, Resolving], Pending]:
    """A question that reads all it asks from the effect."""
    return lambda s, seat, effect, now: kind(now.node, now.thing, now.chain, now.subject)


def _discarding(s: Position, seat: Seat, effect: v.Discard, now: Resolving) -> Pending:
    return Discarding(effect.cards, now.thing, now.chain, False)


def _advancing(s: Position, seat: Seat, effect: v.Advance, now: Resolving) -> Pending:
    return Advancing(counts.amount(s, seat, effect.steps, now.subject), now.thing, now.chain)


def _conquering(s: Position, seat: Seat, effect: v.Conquer, now: Resolving) -> Pending:
    return Conquering(counts.amount(s, seat, effect.strength, now.subject), now.thing, now.chain)


def _fortifying(s: Position, seat: Seat, effect: v.Fortify, now: Resolving) -> Pending:
    return Fortifying(counts.amount(s, seat, effect.strength, now.subject), now.thing, now.chain)


def _asking(s: Position, seat: Seat, effect: v.May, now: Resolving) -> Pending:
    return Asking(s.pack.under[now.node][0], now.thing, now.chain, now.subject)


ASKED: dict[type[v.Effect], AskedVerb] = {
    v.Discard: AskedVerb(_discarding, is_declinable=False),
    v.Play: AskedVerb(_about_itself(Playing)),
    v.Advance: AskedVerb(_advancing),
    v.UseImmediate: AskedVerb(_about_itself(Using)),
    v.UseFlame: AskedVerb(_about_itself(Using)),
    v.Remove: AskedVerb(_about_itself(Removing), is_shared=True),
    v.Conquer: AskedVerb(_conquering, is_shared=True),
    v.Fortify: AskedVerb(_fortifying, is_shared=True),
    v.Choose: AskedVerb(_about_itself(Choosing), is_declinable=False),
    v.May: AskedVerb(_asking),
    v.Pay: AskedVerb(_about_itself(Paying), is_shared=True),
}


# --- whether an effect would do anything, and whether leaving it could ever be better ---


def can_happen(s: Position, seat: Seat, nodes: tuple[int, ...], thing: int, chain: Chain, subject: int) -> bool:
    """Whether any of these effects would change something. (If none would now, none will once they are begun.)"""
    for node in nodes:
        effect = s.pack.nodes[node]
        kind = type(effect)
        if kind in VERBS:
            matters = VERBS[kind].could(s, seat, effect, subject)
        elif kind in UNFOLDS:
            matters = can_happen(s, seat, UNFOLDS[kind](s, seat, effect, node, subject), thing, chain, subject)
        else:
            question = ASKED[kind].question(s, seat, effect, Resolving(node, thing, chain, subject))
            matters = QUESTIONS[type(question)].would_matter(s, seat, question)
        if matters:
            return True
    return False


def is_welcome(s: Position, seat: Seat, nodes: tuple[int, ...], subject: int) -> bool:
    """Whether an immediate effect can be used without asking, because leaving it could never be better (ET-4.3).

    So are verbs that can be declined themselves; drawing, while the pile lasts, the hand stays within its limit and
    nothing of one's own is set off by it (more cards take no choice away); and points once the end is set off (before,
    they bring it nearer). Everything else is asked.
    """
    return all(_welcome(s, seat, node, subject, first=not place) for place, node in enumerate(nodes))


def _welcome(s: Position, seat: Seat, node: int, subject: int, first: bool) -> bool:
    effect = s.pack.nodes[node]
    if _is_declinable(effect):
        return True
    if isinstance(effect, v.Draw):
        cards = counts.amount(s, seat, effect.cards, subject)
        within = cards <= len(s.deck) and len(s.hands[seat]) + cards <= HAND_LIMIT
        return first and within and not waiting_for(s, seat, DREW)
    if isinstance(effect, v.Gain):
        return bool(s.ends) and not s.pack.few_points_pay
    if isinstance(effect, v.If) and first:
        return is_welcome(s, seat, UNFOLDS[v.If](s, seat, effect, node, subject), subject)
    if isinstance(effect, v.If | v.Choose | v.ForEach):
        return all(_is_declinable(s.pack.nodes[inner]) for branch in s.pack.under[node] for inner in branch)
    return False


def _is_declinable(effect: v.Effect) -> bool:
    asked = ASKED.get(type(effect))
    return asked is not None and asked.is_declinable
