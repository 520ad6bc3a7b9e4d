"""Positions carried over from the plain engine into rows of the twin and back, and the twin's chance for the plain engine."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import Any

from horae.core.rng import Rng
from horae.fast import rules
from horae.fast.layout import (
    ACTIVE,
    AGREED,
    AT_HOURS,
    AT_HOURS_BEFORE,
    BAG,
    BAG_SIZE,
    BEGAN_WITH,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    DOOM,
    EXTRA_GUESSES,
    FADED,
    FADED_SIZE,
    GONE,
    GONE_SIZE,
    GUESSES,
    GUESSES_SIZE,
    HANDS,
    HOURS,
    KEPT_ANSWER,
    LAID,
    LAID_SIZE,
    LINES,
    NO,
    NOT_ASKED,
    PASSED,
    PLAYED,
    PLAYED_OLD,
    PLAYED_PLACE,
    POWER_ANSWER,
    POWER_CARD,
    POWER_USED,
    POWER_VALUE,
    PROPOSAL,
    PROPOSAL_CARD,
    PROPOSAL_VALUE,
    PROPOSED_POWER,
    PROPOSED_VALUE,
    REASONS,
    RESULT,
    RIGHT,
    ROW,
    SCORE,
    SEEN,
    STEP,
    T_SEATS,
    TURN,
    TURNS_128,
    UNLAWFUL,
    VISIBLE,
    WIDTH,
    YES,
    Row,
    Tables,
)
from horae.games.shipwreck.actions import Predict, use_power
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import Answer, Position
from horae.games.shipwreck.rounds import set_up
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.vocabulary import AskHigher, AskOneOf, DiscardLower, TellOld


class Absent(ValueError):
    """A position in which somebody is away, or has come later: the twin has none of these."""


COUNTS = {
    "active": ACTIVE,
    "step": STEP,
    "score": SCORE,
    "doom": DOOM,
    "began_with": BEGAN_WITH,
    "at_hours": AT_HOURS,
    "at_hours_before": AT_HOURS_BEFORE,
    "unlawful": UNLAWFUL,
    "deck_known": DECK_KNOWN,
    "power_used": POWER_USED,
    "extra_guesses": EXTRA_GUESSES,
    "passed": PASSED,
    "agreed": AGREED,
    "right": RIGHT,
    "played": PLAYED,
    "played_old": PLAYED_OLD,
    "played_place": PLAYED_PLACE,
}
"""The parts that are one number in both."""
LISTS = {"guesses": (GUESSES, GUESSES_SIZE), "deck": (DECK, DECK_SIZE), "faded": (FADED, FADED_SIZE), "gone": (GONE, GONE_SIZE)}


def facts(p: Position) -> dict[str, object]:
    """Everything of a position that the twin knows too, in the words of `read_row`: all that a digest is made of but who is
    away, and with the bag as counts, since in which order fates lie there is chance."""
    found: dict[str, object] = {name: int(getattr(p, name)) for name in COUNTS}
    found |= {name: tuple(getattr(p, name)) for name in LISTS}
    found |= {
        "turn": p.turn,
        "hands": tuple(p.hands),
        "lines": tuple(p.lines),
        "row": tuple(p.row[1:]),
        "piles": tuple(p.piles),
    }
    found |= {"hours": tuple(p.hours), "seen": tuple(p.seen), "visible": p.visible, "bag": tuple(sorted(p.bag))}
    found |= {"proposal": p.proposal, "answers": p.answers, "reason": p.outcome.reason if p.outcome else None}
    return found


def read_row(s: Row, pack: ShipwreckPack, t: Tables) -> dict[str, object]:
    """The same facts of a row of the twin."""
    found: dict[str, object] = {name: int(s[at]) for name, at in COUNTS.items()}
    found |= {name: tuple(int(s[at + n]) for n in range(s[size])) for name, (at, size) in LISTS.items()}
    hands = [tuple(int(s[HANDS + 2 * seat + n]) for n in range(2) if s[HANDS + 2 * seat + n]) for seat in range(5)]
    laid = [int(s[LAID + n]) for n in range(s[LAID_SIZE])]
    found |= {"turn": s[TURN] + 128 * s[TURNS_128], "hands": tuple(hands), "visible": s[VISIBLE] << 1}
    found |= {"lines": tuple(s[LINES + seat] << 1 for seat in range(5)), "row": tuple(int(s[ROW + n]) for n in range(1, 5))}
    found |= {"piles": tuple(tuple(fate & 7 for fate in laid if fate >> 3 == place) for place in range(5))}
    found |= {
        "hours": tuple(int(s[HOURS + n]) for n in range(5)),
        "seen": (0, *(int(s[SEEN + value]) for value in range(1, 8))),
    }
    found |= {"bag": tuple(value for value in range(1, 8) for _ in range(s[BAG + value]))}
    found |= {"proposal": _proposal(s, pack), "answers": _answers(s, pack), "reason": REASONS[s[RESULT]]}
    if s[BAG_SIZE] != len(found["bag"]):  # type: ignore[arg-type]  # a tuple, as made above
        found["bag"] = "its size is not that of its fates"
    return found


def _proposal(s: Row, pack: ShipwreckPack) -> object:
    if s[PROPOSAL] == PROPOSED_VALUE:
        return Predict(s[PROPOSAL_VALUE])
    if s[PROPOSAL] == PROPOSED_POWER:
        return use_power(pack.arcana[s[PROPOSAL_CARD]].id, s[PROPOSAL_VALUE])
    return None


def _answers(s: Row, pack: ShipwreckPack) -> tuple[Answer, ...]:
    found = []
    if s[KEPT_ANSWER] != NOT_ASKED:
        found.append(Answer("kept_is_higher", s[PLAYED], (), s[KEPT_ANSWER] == YES))
    if s[POWER_ANSWER] != NOT_ASKED:
        match pack.power_of[s[POWER_CARD]].does:
            case AskOneOf(values):
                about, asked = "one_of", values
            case TellOld():
                about, asked = "old", ()
            case _:
                about, asked = "higher", ()
        found.append(Answer(about, s[POWER_VALUE], asked, s[POWER_ANSWER] == YES))
    return tuple(found)


def write_row(p: Position, t: Tables, out: Row) -> None:
    """Carry a position over. Raises Absent where people came or went."""
    if p.circle != tuple(range(t[T_SEATS])) or p.order != p.circle or p.back or max(p.owes) >= 0:
        raise Absent("the twin plays on with everybody who began, and nobody else")
    for at in range(WIDTH):
        out[at] = 0
    for name, at in COUNTS.items():
        out[at] = int(getattr(p, name))
    for name, (at, size) in LISTS.items():
        _write(out, at, getattr(p, name))
        out[size] = len(getattr(p, name))
    out[TURN], out[TURNS_128] = p.turn % 128, p.turn // 128
    for seat in range(5):
        _write(out, HANDS + 2 * seat, p.hands[seat])
        out[LINES + seat] = p.lines[seat] >> 1
    _write(out, ROW + 1, p.row[1:])
    _write(out, HOURS, p.hours)
    _write(out, SEEN, p.seen)
    out[VISIBLE] = p.visible >> 1
    places = sorted(
        range(5), key=lambda place: bool(p.at_hours) and place == p.at_hours_before
    )  # the one shown there came last
    laid = [place * 8 + value for place in places for value in p.piles[place]]
    _write(out, LAID, laid)
    out[LAID_SIZE] = len(laid)
    for value in p.bag:
        out[BAG + value] += 1
    out[BAG_SIZE] = len(p.bag)
    out[RESULT] = REASONS.index(p.outcome.reason if p.outcome else None)
    _write_proposal(p, out)
    _write_answers(p, out)


def _write(out: Row, at: int, parts: Any) -> None:
    for number, part in enumerate(parts):
        out[at + number] = part


def _write_proposal(p: Position, out: Row) -> None:
    if isinstance(p.proposal, Predict):
        out[PROPOSAL], out[PROPOSAL_CARD], out[PROPOSAL_VALUE] = PROPOSED_VALUE, -1, p.proposal.value
    elif p.proposal is not None:
        out[PROPOSAL], out[PROPOSAL_CARD] = PROPOSED_POWER, p.pack.index[p.proposal.card]
        out[PROPOSAL_VALUE] = p.proposal.value


def _write_answers(p: Position, out: Row) -> None:
    for answer in p.answers:
        said = YES if answer.yes else NO
        if answer.about == "kept_is_higher":
            out[KEPT_ANSWER] = said
            continue
        out[POWER_ANSWER], out[POWER_VALUE] = said, answer.value
        out[POWER_CARD] = next(card for card in range(len(p.pack.arcana)) if _asks(p.pack, card, answer))


def _asks(pack: ShipwreckPack, card: int, answer: Answer) -> bool:
    """Whether this card's power could have been answered so: which one it was of several alike makes no difference."""
    deed = pack.power_of[card].does
    if answer.about == "one_of":
        return isinstance(deed, AskOneOf) and deed.values == answer.values
    if answer.about == "old":
        return isinstance(deed, TellOld)
    return isinstance(deed, AskHigher | DiscardLower)


class TwinsChance(Rng):
    """The chance of a game of the twin, for the plain engine: it shuffles in the same way and draws the same fates.

    It stands in for a position's generator, and knows the position, since the twin draws a value and the plain engine a
    place in its bag.
    """

    __slots__ = ("key", "position")

    def __init__(self, key: Iterable[int], position: Position | None = None) -> None:
        self.key = [int(word) for word in key]
        self.position = position

    def below(self, n: int) -> int:
        found = rules.below(self.key, n)
        if self.position is None or not self.position.turn:  # setting up
            return found
        return self.position.bag.index(sorted(self.position.bag)[found])

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = rules.below(self.key, last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Rng:
        """For a copy of the position; who goes on with that says so in `position`."""
        return TwinsChance(self.key, self.position)

    def snapshot(self) -> list[object]:
        return [*self.key]


def plain_game(seats: int, key: Iterable[int], options: ShipwreckOptions, pack: ShipwreckPack) -> ShipwreckState:
    """The game that the plain engine sets up by the twin's chance."""
    state = ShipwreckState.__new__(ShipwreckState)
    chance = TwinsChance(key, state)
    state.blank(options, pack, chance)
    set_up(state, seats)
    return state
