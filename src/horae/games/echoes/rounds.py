"""The course of the game: setting up, first card, phases, turns, the end (ET-1.3 to ET-1.7, ET-4, ET-5, ET-9, ET-10)."""

from __future__ import annotations

from hashlib import blake2b
from math import lcm

from horae.core.game import Action, Result, Seat, Tell
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes.effects import begin_play, draw, fire, set_off_end, slide
from horae.games.echoes.legal import legal
from horae.games.echoes.pack import HAND, ROUND_ENDED
from horae.games.echoes.position import (
    ACTION,
    ALL_POINTS,
    CLOSING,
    COLOURS,
    CUTTING,
    DRAWING,
    FIRST,
    HAND_LIMIT,
    OPENING,
    OVER,
    RESERVE_EACH,
    SKIPPED,
    TIME,
    UNDECIDED,
    Position,
)
from horae.games.echoes.resolution import drain
from horae.games.echoes.scoring import score
from horae.games.echoes.stack import WAIT

TURNS_EACH = 2


def set_up(s: Position) -> None:
    """Deal a blank table and go on to the first choice."""
    pack, rng = s.pack, s.rng
    s.reserve = RESERVE_EACH * s.n  # ET-1.3
    s.second = ALL_POINTS - s.reserve
    sources = list(range(len(pack.sources)))
    rng.shuffle(sources)
    s.sources = tuple(sources[: s.n])  # ET-1.5
    s.start = rng.below(s.n)  # ET-1.6
    s.deck = list(pack.deck)
    rng.shuffle(s.deck)
    for seat in in_order(s):
        s.hands[seat] = tuple([s.deck.pop() for _ in range(HAND)])
    run(s, None)


def in_order(s: Position) -> list[Seat]:
    """The seats from the start person clockwise."""
    return [(s.start + step) % s.n for step in range(s.n)]


def run(s: Position, tell: Tell | None) -> None:
    """Let everything happen that needs no decision, and note who decides next."""
    while True:
        phase = s.phase
        if phase == ACTION:
            if _run_turn(s, tell):
                return
        elif phase == FIRST:
            s.decides = tuple([seat for seat in range(s.n) if s.first[seat] == UNDECIDED])  # ET-R3
            if s.decides:
                return
            _reveal_first_cards(s, tell)
        elif phase == OVER:
            s.decides = ()
            return
        elif _run_all(s, in_order(s), tell):
            return
        else:
            _NEXT[phase](s, tell)


def _run_all(s: Position, order: list[Seat], tell: Tell | None) -> bool:
    """Run the stacks of these seats, shared things in this order (ET-R7). True if somebody must decide."""
    stacks, forced = s.stacks, s.forced
    while any(stacks) or any(forced):
        waiting: list[Seat] = []
        held: list[Seat] = []
        """Who waits, or stands at the gate of what all share."""
        for seat in order:
            if (stacks[seat] or forced[seat]) and (status := drain(s, seat, not held, tell)):
                held.append(seat)
                if status == WAIT:
                    waiting.append(seat)
        # A later seat may have set something off for one that had nothing left to do: that comes first.
        if waiting and not any(seat not in held and (stacks[seat] or forced[seat]) for seat in order):
            s.decides = tuple(sorted(waiting))
            return True
    return False


def _run_turn(s: Position, tell: Tell | None) -> bool:
    """ET-5.1. True if somebody must decide."""
    active = s.active()
    if any(s.stacks) or any(s.forced):
        order = [(active + step) % s.n for step in range(1, s.n + 1)]  # what others suffer comes before going on
        if _run_all(s, order, tell):
            return True
    s.decides = (active,)
    if not s.main_done or len(legal(s, active)) > 1:
        return True
    end_turn(s, tell)
    return False


def end_turn(s: Position, tell: Tell | None) -> None:
    s.turn += 1
    s.main_done = False
    s.cached_for = -1
    if s.turn == TURNS_EACH * s.n:
        s.phase = CLOSING
        for seat in in_order(s):
            fire(s, seat, ROUND_ENDED, -1, ())
    elif tell:
        tell(ev.TurnBegan(s.active(), s.turn))


def choose_first(s: Position, seat: Seat, action: Action, tell: Tell | None) -> None:
    """ET-1.7: unseen by the others until all have chosen."""
    s.first[seat] = s.pack.index[action.card] if isinstance(action, do.PlayCard) else SKIPPED
    if tell:
        tell(ev.FirstChosen(seat))


def _reveal_first_cards(s: Position, tell: Tell | None) -> None:
    """ET-1.7, ET-R8."""
    s.phase = OPENING
    for seat in in_order(s):
        card = s.first[seat]
        if tell:
            tell(ev.FirstRevealed(seat, s.pack.ids[card] if card >= 0 else None))
        if card >= 0:
            begin_play(s, seat, card, 0, 0, (), tell, first=True)


def _begin_round(s: Position, tell: Tell | None) -> None:
    """ET-4.1: everyone slides."""
    s.round += 1
    s.phase = TIME
    s.turn = 0
    if tell:
        tell(ev.RoundBegan(s.round, s.start))
    for seat in in_order(s):
        slide(s, seat, (), tell)


def _everyone_draws(s: Position, tell: Tell | None) -> None:
    """ET-4.5."""
    s.phase = DRAWING
    for seat in in_order(s):
        draw(s, seat, 1, (), tell)


def _first_turn(s: Position, tell: Tell | None) -> None:
    s.phase = ACTION
    if tell:
        tell(ev.TurnBegan(s.active(), 0))


def _cut_hands(s: Position, tell: Tell | None) -> None:
    """ET-9.1."""
    s.phase = CUTTING
    for seat in range(s.n):
        s.forced[seat] = max(0, len(s.hands[seat]) - HAND_LIMIT)


def _end_round(s: Position, tell: Tell | None) -> None:
    """ET-9.2, ET-10.1."""
    s.tokens = [()] * s.n
    s.source_tokens = ()
    s.cubes = [()] * s.n
    _notice_standing_still(s)
    left = rounds_to_stand_still(s.n) - s.still
    if tell:
        tell(ev.RoundEnded(s.round, s.still, left if s.still else 0))
    if not left:
        set_off_end(s, "still", tell)
    if s.ends:
        _finish(s, tell)
        return
    s.start = (s.start + 1) % s.n
    _begin_round(s, tell)


def rounds_to_stand_still(seats: int) -> int:
    """ET-R16: until the start token and every flame have come round: 6 rounds for two people, 3 for three, 12 for four."""
    return lcm(COLOURS, seats)


def _notice_standing_still(s: Position) -> None:
    """ET-R16. While there is something to draw everybody draws it, and a card on a board moves: then something changes."""
    if s.deck or s.discard:
        s.still, s.table_was = 0, ""
        return
    now = _print_of_the_table(s)
    s.still = s.still + 1 if now == s.table_was else 0
    s.table_was = now


def _print_of_the_table(s: Position) -> str:
    """Where every card and point lies, as far as everybody sees it: with nothing to draw, a hand that holds as many cards
    holds the same ones, unless they went all the way round."""
    hands = [len(hand) for hand in s.hands]
    lies = (s.vp, s.reserve, hands, s.boards, [sorted(free) for free in s.free], s.holder, s.fortified, s.under)
    return blake2b(repr(lies).encode(), digest_size=8).hexdigest()


def _finish(s: Position, tell: Tell | None) -> None:
    """ET-11: the highest score; ties by fortified sources, then shared."""
    s.phase = OVER
    scores = [score(s, seat) for seat in range(s.n)]
    fortified = [sum(s.holder[k] == seat and s.fortified[k] for k in range(s.n)) for seat in range(s.n)]
    best = max(zip(scores, fortified, strict=True))  # ET-11.2
    winners = tuple(seat for seat in range(s.n) if (scores[seat], fortified[seat]) == best)
    figures = {"rounds": s.round, **{f"score_{seat}": scores[seat] for seat in range(s.n)}}
    figures |= {f"fortified_{seat}": fortified[seat] for seat in range(s.n)}
    figures |= {f"end_{reason}": 1 for reason in s.ends}
    s.outcome = Result(winners, s.ends[0], figures)
    if tell:
        tell(ev.GameEnded(winners, tuple(scores), s.ends[0]))


_NEXT = {
    OPENING: _begin_round,
    TIME: _everyone_draws,
    DRAWING: _first_turn,
    CLOSING: _cut_hands,
    CUTTING: _end_round,
}
