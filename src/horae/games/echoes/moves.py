"""What may be done in Echoes and why not: for each kind of action those there are to think of, and the bars that may stand
in its way, in the order in which they are said.

Each bar is true by itself and says no more than the acting seat may know: its own hand, and all that is open. What is open
to a seat is listed faster, and the same, by `legal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from horae.core.bars import AnyMove, Bar, Figures, Move, bar
from horae.core.game import Action, Seat
from horae.core.refusal import Refused
from horae.core.speech import Phrase, Sayable, person
from horae.games.echoes import actions as do
from horae.games.echoes import counts, targets
from horae.games.echoes import vocabulary as v
from horae.games.echoes.conquest import AttackQuestion
from horae.games.echoes.legal import ADVANCE_STEPS, owes
from horae.games.echoes.position import ACTION, FIRST, OVER, Position
from horae.games.echoes.questions import QUESTIONS
from horae.games.echoes.stack import (
    Advancing,
    Asking,
    Attacking,
    Choosing,
    Conquering,
    Discarding,
    Fortifying,
    Leaving,
    Ordering,
    Paying,
    Pending,
    Playing,
    Removing,
    Using,
)

Moment: TypeAlias = Bar[Position, Action]
"""A bar that stands whatever is named."""


def why_not(s: Position, seat: Seat, action: Action) -> Refused | None:
    """The first bar that stands in the way of a seat's action; None where it may be done."""
    return MOVES[type(action)].first_bar(s, seat, action)


# --- whose moment it is ---

the_game_is_over = Moment("ET-10.1", "echoes-no-over", lambda s, seat, action: s.phase == OVER and {"round": s.round})
has_no_seat = Moment("ET-1.1", "echoes-no-seat", lambda s, seat, action: not 0 <= seat < s.n)
has_chosen_the_first_card = Moment(
    "ET-1.7", "echoes-no-first-twice", lambda s, seat, action: s.phase == FIRST and seat not in s.decides
)
has_not_the_turn = Moment(
    "ET-5.1",
    "echoes-no-turn",
    lambda s, seat, action: (
        s.phase == ACTION and seat != s.active() and seat not in s.decides and {"active": person(s.active())}
    ),
)
somebody_decides_before = Moment(
    "ET-R7",
    "echoes-no-wait",
    lambda s, seat, action: bool(s.decides) and seat not in s.decides and {"who": person(s.decides[0])},
)
an_effect_makes_one_discard = Moment(
    "ET-R13",
    "echoes-no-discard-first",
    lambda s, seat, action: _owes(s, seat) and not _is_cutting(s) and {"count": s.forced[seat]},
    (do.Discard,),
)
the_hand_is_too_large = Moment(
    "ET-9.1",
    "echoes-no-discard-first",
    lambda s, seat, action: _owes(s, seat) and _is_cutting(s) and {"count": s.forced[seat]},
    (do.Discard,),
)


def _owes(s: Position, seat: Seat) -> bool:
    return seat in s.decides and owes(s, seat)


def _is_cutting(s: Position) -> bool:
    """ET-9.1: hands come down to the limit, and nobody's effect asks for cards."""
    return s.phase != ACTION and s.forced_by < 0


a_first_card_is_to_be_chosen = Moment(
    "ET-1.7",
    "echoes-no-first",
    lambda s, seat, action: s.phase == FIRST and seat in s.decides and bool(targets.playable(s, seat)),
    (do.PlayCard,),
)
no_first_card_can_be_paid_for = Moment(
    "ET-1.7",
    "echoes-no-first-to-pay",
    lambda s, seat, action: s.phase == FIRST and seat in s.decides and not targets.playable(s, seat),
    (do.Decline,),
)


def _asked(s: Position, seat: Seat) -> Pending | None:
    """The question that the seat is to answer now."""
    if seat not in s.decides or not s.stacks[seat] or s.phase == FIRST or owes(s, seat):
        return None
    return s.stacks[seat][-1]


def _has_a_turn(s: Position, seat: Seat) -> bool:
    """ET-5.1: an action is the seat's to take, and nothing asks it anything."""
    return s.phase == ACTION and seat in s.decides and not owes(s, seat) and not s.stacks[seat]


nothing_is_asked = Moment("ET-5.1", "echoes-no-question", lambda s, seat, action: _has_a_turn(s, seat))
the_main_action_is_taken = Moment(
    "ET-5.1", "echoes-no-main-twice", lambda s, seat, action: _has_a_turn(s, seat) and s.main_done
)
the_main_action_is_to_be_taken = Moment(
    "ET-R9", "echoes-no-pass", lambda s, seat, action: _has_a_turn(s, seat) and not s.main_done, (do.DrawTwo,)
)


# --- what is named ---


def _card(s: Position, name: str) -> int | None:
    found = s.pack.find(name)
    return found if found is not None and found < s.pack.size else None


def _source(s: Position, name: str) -> int | None:
    """The source's place among those in play."""
    found = s.pack.find(name)
    return None if found is None or found - s.pack.size not in s.sources else s.sources.index(found - s.pack.size)


@bar("ET-2.1", "echoes-no-such-card")
def there_is_no_such_card(s: Position, seat: Seat, action: Any) -> Figures:
    return _card(s, action.card) is None and {"card": action.card}


@bar("ET-2.1", "echoes-no-such-card")
def there_is_no_such_thing(s: Position, seat: Seat, action: do.UseFlame | do.Use) -> Figures:
    return s.pack.find(action.card) is None and {"card": action.card}


@bar("ET-1.5", "echoes-no-source")
def the_source_is_not_in_play(s: Position, seat: Seat, action: Any) -> Figures:
    return _source(s, action.source) is None and {"source": action.source}


Finds: TypeAlias = Callable[[Position, str], int | None]
Stands: TypeAlias = Callable[[Position, Seat, int], Figures]


def _about(
    part: str, find: Finds, called: Callable[[Position, int], Sayable]
) -> Callable[[str, str, Stands], Bar[Position, Any]]:
    """Makes bars about what an action names in this part, where there is such a thing; their words say its name, too."""

    def made(rule: str, words: str, stands: Stands) -> Bar[Position, Any]:
        def check(s: Position, seat: Seat, action: Action) -> Figures:
            named = find(s, getattr(action, part)) if 0 <= seat < s.n else None
            found = stands(s, seat, named) if named is not None else None
            return found and {part: called(s, named or 0), **(found if isinstance(found, Mapping) else {})}

        return Bar(rule, words, check)

    return made


def _name(s: Position, thing: int) -> Sayable:
    return s.pack.name(thing)


def _source_name(s: Position, k: int) -> Sayable:
    return s.pack.sources[s.sources[k]].name


about_the_card = _about("card", _card, _name)
about_the_thing = _about("card", lambda s, name: s.pack.find(name), _name)
about_the_source = _about("source", _source, _source_name)


# --- playing and discarding ---


def _holds(s: Position, seat: Seat, card: int) -> bool:
    return card in s.hands[seat]


def _terms(s: Position, seat: Seat) -> tuple[v.Filter, int, int]:
    """Which cards may be played now, for how many cards fewer and how much earlier: by an effect, or any as they are."""
    question = _asked(s, seat)
    effect: Any = s.pack.nodes[question.node] if isinstance(question, Playing) else None
    return (effect.of, effect.fewer, effect.earlier) if effect else (v.ANY, 0, 0)


def _hinders(s: Position, seat: Seat, card: int, hindrance: str) -> bool:
    return _holds(s, seat, card) and targets.hindrances(s, seat, *_terms(s, seat))[card] == hindrance


def _price(s: Position, seat: Seat, card: int) -> tuple[int, int]:
    return targets.price(s, seat, card, *_terms(s, seat)[1:])


def _is_too_dear(s: Position, seat: Seat, card: int) -> Figures:
    is_so = _hinders(s, seat, card, targets.TOO_DEAR)
    return is_so and {"cost": _price(s, seat, card)[0], "others": len(s.hands[seat]) - 1}


def _finds_no_room(s: Position, seat: Seat, card: int) -> Figures:
    return _hinders(s, seat, card, targets.NO_ROOM) and {"position": _price(s, seat, card)[1]}


not_in_hand = about_the_card("ET-3.1", "echoes-no-in-hand", lambda s, seat, card: not _holds(s, seat, card))
not_the_kind_to_play = about_the_card(
    "ET-8.1", "echoes-no-play-kind", lambda s, seat, card: _hinders(s, seat, card, targets.NOT_MEANT)
)
its_copy_is_out = about_the_card("ET-3.6", "echoes-no-copy", lambda s, seat, card: _hinders(s, seat, card, targets.COPY_IS_OUT))
too_dear = about_the_card("ET-3.1", "echoes-no-pay", _is_too_dear)
no_room = about_the_card("ET-3.3", "echoes-no-room", _finds_no_room)


# --- the board ---


def _steps(s: Position, seat: Seat) -> int:
    question = _asked(s, seat)
    return question.steps if isinstance(question, Advancing) else ADVANCE_STEPS


def _is_on_board(s: Position, seat: Seat, card: int) -> bool:
    return any(card in tile for tile in s.boards[seat])


def _moves_too_far(s: Position, seat: Seat, card: int) -> Figures:
    if not _is_on_board(s, seat, card):
        return None
    board = s.boards[seat]
    need, steps = targets.reach(board, targets.place_of(board, card)), _steps(s, seat)
    return need > steps and {"need": need, "steps": steps}


not_on_board = about_the_card("ET-5.5", "echoes-no-on-board", lambda s, seat, card: not _is_on_board(s, seat, card))
too_far = about_the_card("ET-5.5", "echoes-no-advance", _moves_too_far)


# --- sources ---


def _extra(s: Position, seat: Seat) -> int:
    """Strength that an effect adds."""
    question = _asked(s, seat)
    return question.extra if isinstance(question, Conquering | Fortifying) else 0


def _is_too_weak_to_conquer(s: Position, seat: Seat, k: int) -> Figures:
    strength = counts.strength_of(s, seat, counts.attackers(s, seat)) + _extra(s, seat)
    need = counts.to_beat(s, k)
    return strength <= need and {"need": need, "strength": strength}


def _is_too_weak_to_fortify(s: Position, seat: Seat, k: int) -> Figures:
    strength = counts.strength_of(s, seat, s.under[k], guarding=True) + _extra(s, seat)
    need = s.pack.sources[s.sources[k]].fortify.strength
    return strength <= need and {"need": need, "strength": strength}


fortified = about_the_source("ET-6.6", "echoes-no-fortified", lambda s, seat, k: s.fortified[k])
ones_own = about_the_source("ET-6.1", "echoes-no-own-source", lambda s, seat, k: s.holder[k] == seat)
too_weak_to_conquer = about_the_source("ET-6.1", "echoes-no-strength", _is_too_weak_to_conquer)
not_ones_own = about_the_source("ET-6.7", "echoes-no-not-yours", lambda s, seat, k: s.holder[k] != seat)
too_weak_to_fortify = about_the_source("ET-6.6", "echoes-no-fortify", _is_too_weak_to_fortify)
not_to_be_reinforced = about_the_source("ET-7.3", "echoes-no-not-yours", lambda s, seat, k: s.holder[k] != seat)
fortified_already = about_the_source("ET-7.3", "echoes-no-fortified", lambda s, seat, k: s.fortified[k])


def creatures_only(rule: str) -> tuple[Bar[Position, Any], ...]:
    """ET-6.1, ET-7.3: free creatures without an activation token, counts.attackers."""
    return (
        about_the_card(rule, "echoes-no-free", lambda s, seat, card: card not in s.free[seat]),
        about_the_card(rule, "echoes-no-creature", lambda s, seat, card: not s.pack.is_creature[card]),
        about_the_card(rule, "echoes-no-token", lambda s, seat, card: card in s.tokens[seat]),
    )


def _attack(s: Position, seat: Seat) -> Attacking | None:
    question = _asked(s, seat)
    return question if isinstance(question, Attacking) else None


@bar("ET-6.1", "echoes-no-attacker", instead=(do.Send,))
def nobody_attacks(s: Position, seat: Seat, action: do.Done) -> Figures:
    attack = _attack(s, seat)
    return attack is not None and not attack.sent and {"source": _source_name(s, attack.place)}


@bar("ET-6.1", "echoes-no-strength", instead=(do.Send,))
def the_attackers_are_too_weak(s: Position, seat: Seat, action: do.Done) -> Figures:
    attack = _attack(s, seat)
    if attack is None:
        return None
    strength, need = AttackQuestion.strength(s, seat, attack), counts.to_beat(s, attack.place)
    return strength <= need and {"source": _source_name(s, attack.place), "need": need, "strength": strength}


def _is_sent(s: Position, seat: Seat, card: int) -> bool:
    attack = _attack(s, seat)
    return attack is not None and card in attack.sent


attacks_already = about_the_card("ET-6.1", "echoes-no-sent", _is_sent)


# --- effects ---


def _has_token(s: Position, seat: Seat, thing: int) -> bool:
    return thing in s.tokens[seat] or thing in s.source_tokens


def _is_of_another_colour(s: Position, seat: Seat, thing: int) -> Figures:
    colour, outside = s.pack.colour[thing], counts.outside(s, seat)
    return colour not in (0, outside) and {"colour": _colour(colour), "outside": _colour(outside)}


def _colour(code: int) -> Phrase:
    return Phrase(("", "echoes-blue", "echoes-yellow", "echoes-red")[code])


def _lights_no_flame(s: Position, seat: Seat, thing: int) -> bool:
    """ET-7.2: an effect uses a flame, which a token keeps from it."""
    question = _asked(s, seat)
    is_flame = isinstance(question, Using) and isinstance(s.pack.nodes[question.node], v.UseFlame)
    return is_flame and _has_token(s, seat, thing)


def _cannot_be_used(s: Position, seat: Seat, thing: int) -> bool:
    question = _asked(s, seat)
    return isinstance(question, Using) and thing not in targets.usable(s, seat, question)


def _is_of_another_kind(s: Position, seat: Seat, card: int) -> bool:
    question = _asked(s, seat)
    effect: Any = s.pack.nodes[question.node] if isinstance(question, Removing) else None
    return effect is not None and not s.pack.mask(effect.of)[card]


not_active = about_the_thing("ET-7.1", "echoes-no-active", lambda s, seat, thing: not targets.is_active(s, seat, thing))
no_flame = about_the_thing("ET-7.1", "echoes-no-flame", lambda s, seat, thing: not s.pack.colour[thing])
used_already = about_the_thing("ET-7.1", "echoes-no-token", _has_token)
another_colour = about_the_thing("ET-7.1", "echoes-no-colour", _is_of_another_colour)
its_flame_is_used = about_the_thing("ET-7.2", "echoes-no-token", _lights_no_flame)
not_to_be_used = about_the_thing("ET-8.5", "echoes-no-use", _cannot_be_used)
not_in_the_brotherhood = about_the_card(
    "ET-8.2", "echoes-no-remove-where", lambda s, seat, card: card not in counts.icons(s, seat)
)
removes_cards_itself = about_the_card("ET-8.2", "echoes-no-remove-remover", lambda s, seat, card: bool(s.pack.removes[card]))
not_the_kind_to_remove = about_the_card("ET-8.2", "echoes-no-play-kind", _is_of_another_kind)


# --- answers ---


ANSWERS: dict[type[Pending], tuple[tuple[type[Action], ...], tuple[type[Action], ...]]] = {
    Leaving: ((do.Summon,), ()),
    Ordering: ((do.Resolve,), ()),
    Discarding: ((do.Discard,), ()),
    Playing: ((do.Decline,), (do.PlayCard,)),
    Advancing: ((do.Advance, do.Done), ()),
    Conquering: ((do.Conquer, do.Decline), ()),
    Attacking: ((do.Send,), (do.Done,)),
    Fortifying: ((do.Fortify, do.Decline), ()),
    Using: ((do.Use, do.Decline), ()),
    Removing: ((do.Remove, do.Decline), ()),
    Asking: ((do.Accept, do.Decline), ()),
    Paying: ((do.Accept, do.Decline), ()),
    Choosing: ((do.Choose,), (do.Decline,)),
}
"""For every question, the kinds of answer that are always open, and those that may be."""

LISTED = (do.Summon, do.Resolve, do.Choose, do.Decline)
"""Answers against which nothing is said but what the question asks for, where they are not among its options."""


def _asks(kind: type[Pending], answer: type[Action]) -> Bar[Position, Any]:
    """Something else is asked, or this answer is none of those that can be given."""
    always, sometimes = ANSWERS[kind]

    may_answer, is_listed, options = answer in (*always, *sometimes), answer in LISTED, QUESTIONS[kind].options

    def stands(s: Position, seat: Seat, action: Action) -> bool:
        question = _asked(s, seat)
        return type(question) is kind and (not may_answer or (is_listed and action not in options(s, seat, question)))

    return Bar(QUESTIONS[kind].rule, QUESTIONS[kind].asks, stands, always)


def _move(
    kind: type[Action],
    candidates: Callable[[Position, Seat], list[Any]],
    *bars: Bar[Position, Any],
    on_turn: tuple[Bar[Position, Any], ...] = (),
) -> tuple[type[Action], AnyMove]:
    """A kind of action: whose moment it is, what is asked, and then what is named."""
    moment = [the_game_is_over, has_no_seat, has_chosen_the_first_card, has_not_the_turn, somebody_decides_before]
    if kind is not do.Discard:
        moment += [an_effect_makes_one_discard, the_hand_is_too_large]
    if kind is not do.PlayCard:
        moment.append(a_first_card_is_to_be_chosen)
    if kind not in (do.PlayCard, do.Decline):
        moment.append(no_first_card_can_be_paid_for)
    asked = [_asks(question, kind) for question in ANSWERS]
    return kind, Move(lambda s, seat: candidates(s, seat) if 0 <= seat < s.n else [], (*moment, *asked, *on_turn, *bars))


MAIN = (the_main_action_is_taken,)
ANSWER = (nothing_is_asked,)


def _things(s: Position, seat: Seat) -> list[int]:
    """A seat's free cards, and the sources."""
    return [*s.free[seat], *(s.pack.size + source for source in s.sources)]


MOVES: dict[type[Action], AnyMove] = dict([
    _move(
        do.PlayCard,
        lambda s, seat: [s.pack.play[card] for card in s.hands[seat]],
        there_is_no_such_card, not_in_hand, not_the_kind_to_play, its_copy_is_out, too_dear, no_room,
        on_turn=MAIN,
    ),
    _move(do.DrawTwo, lambda s, seat: [do.DRAW_TWO], on_turn=MAIN),
    _move(
        do.Advance,
        lambda s, seat: [s.pack.advance[card] for tile in s.boards[seat] for card in tile],
        there_is_no_such_card, not_on_board, too_far,
        on_turn=MAIN,
    ),
    _move(
        do.Conquer,
        lambda s, seat: [s.pack.conquer[source] for source in s.sources],
        the_source_is_not_in_play, fortified, ones_own, too_weak_to_conquer,
        on_turn=MAIN,
    ),
    _move(
        do.Send,
        lambda s, seat: [s.pack.send[card] for card in s.free[seat]],
        there_is_no_such_card, attacks_already, *creatures_only("ET-6.1"),
        on_turn=ANSWER,
    ),
    _move(
        do.Fortify,
        lambda s, seat: [s.pack.fortify[source] for source in s.sources],
        the_source_is_not_in_play, fortified, not_ones_own, too_weak_to_fortify,
        on_turn=MAIN,
    ),
    _move(
        do.UseFlame,
        lambda s, seat: [s.pack.use_flame[thing] for thing in _things(s, seat)],
        there_is_no_such_thing, not_active, no_flame, used_already, another_colour,
    ),
    _move(
        do.Reinforce,
        lambda s, seat: [s.pack.reinforce[card][k] for card in s.free[seat] if s.pack.is_creature[card] for k in s.sources],
        there_is_no_such_card, the_source_is_not_in_play, not_to_be_reinforced, fortified_already, *creatures_only("ET-7.3"),
    ),
    _move(do.EndTurn, lambda s, seat: [do.END_TURN], the_main_action_is_to_be_taken),
    _move(
        do.Discard,
        lambda s, seat: [s.pack.discard[card] for card in s.hands[seat]],
        there_is_no_such_card, not_in_hand,
        on_turn=ANSWER,
    ),
    _move(
        do.Summon,
lambda s, seat: [s.pack.summon[card] for card in s.on_the_way(seat)] , on_turn=ANSWER
    ),
    _move(do.Resolve, lambda s, seat: [s.pack.resolve[thing] for thing in _things(s, seat)], on_turn=ANSWER),
    _move(
        do.Use,
        lambda s, seat: [s.pack.use[thing] for thing in _things(s, seat)],
        there_is_no_such_thing, its_flame_is_used, not_to_be_used,
        on_turn=ANSWER,
    ),
    _move(
        do.Remove,
        lambda s, seat: [s.pack.remove[card] for card in counts.icons(s, seat)],
        there_is_no_such_card, not_in_the_brotherhood, removes_cards_itself, not_the_kind_to_remove,
        on_turn=ANSWER,
    ),
    _move(do.Choose, lambda s, seat: [*do.CHOICES], on_turn=ANSWER),
    _move(do.Accept, lambda s, seat: [do.ACCEPT], on_turn=ANSWER),
    _move(do.Decline, lambda s, seat: [do.DECLINE], on_turn=ANSWER),
    _move(do.Done, lambda s, seat: [do.DONE], nobody_attacks, the_attackers_are_too_weak, on_turn=ANSWER),
])  # fmt: skip
"""All there is to do. A bar that stands says its rule and its words; of several, the first."""
