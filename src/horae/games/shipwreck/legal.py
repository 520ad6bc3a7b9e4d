"""Who is waited for in a Shipwreck position, and what a seat may do, listed fast: the same as `moves` says by its bars, which
simulations would have no time to ask. The conformance suite proves the two equal in every position it comes to."""

from __future__ import annotations

from functools import cache

from horae.core.game import Action, Seat
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.position import MOMENTS, OVER, PLAY, PREDICT, ROW, SEATS, Position
from horae.games.shipwreck.vocabulary import VALUES, AskHigher, Cycle, DiscardLower, TellOld


def deciding(p: Position) -> tuple[Seat, ...]:
    """The seats that are waited for."""
    step = p.step
    if step == OVER or len(p.order) < 2:
        return ()
    if step != PREDICT:
        return (p.active,)
    return waiting(p.order, p.active, p.agreed if p.proposal else p.passed)


@cache
def waiting(order: tuple[Seat, ...], active: Seat, done: int) -> tuple[Seat, ...]:
    """The group without those who are done (a bit set). Few cases, asked at every step."""
    return tuple(seat for seat in order if seat != active and not done >> seat & 1)


def legal(p: Position, seat: Seat) -> list[Action]:
    """The moves open to a seat: worked out when it first asks, and kept until the position changes or another asks."""
    if p.offered_to != seat:
        p.offers = _moves(p, seat)
        p.offered_to = seat
    return p.offers


def _moves(p: Position, seat: Seat) -> list[Action]:
    step = p.step
    if step == OVER or len(p.order) < 2:
        return []
    if step == PREDICT:
        moves = _moves_in_group(p, seat) if seat != p.active and seat in p.order else []
    elif seat == p.active:
        moves = _plays(p) if step == PLAY else [do.PASS]
        if p.faded and not p.power_used:
            _add_powers(p, moves)
    else:
        moves = []
    if p.unlawful and _can_own_up(p, seat):
        moves.append(do.CONFESS)
    return moves


def _can_own_up(p: Position, seat: Seat) -> bool:
    """SA-12.2: from the play until one's next turn, as long as the fate kept then is in hand and unguessed."""
    return seat in p.order and bool(p.unlawful >> seat & 1) and not (seat == p.active and p.guesses)


def _plays(p: Position) -> list[Action]:
    hand = p.hands[p.active]
    if len(hand) == 1:
        return [do.PLAYS[0][0]]  # SA-R1
    moves = _plays_on_honour(p) if p.opts.honour else lawful_plays(p)
    if hand[0] == hand[1] and is_same_play(p):
        moves = [play for play in moves if play not in do.PLAYS[1]]
    return moves


def _plays_on_honour(p: Position) -> list[Action]:
    """SA-12.2: either fate, wherever there is a card."""
    if -1 not in p.row[1:]:
        return [*do.ALL_PLAYS]
    return [play for play in do.ALL_PLAYS if not play.place or p.row[play.place] >= 0]


def lawful_plays(p: Position) -> list[Action]:
    """The plays that the cards allow a full hand (SA-7.3, SA-2.2); in the honour variant others can be made too."""
    hand = p.hands[p.active]
    at = hand[0] * 8 + hand[1]
    visible = p.visible
    tables = p.pack.tables
    _, one, two, three, four = p.row
    _, plays_one, plays_two, plays_three, plays_four = do.PLAYS_BY_BITS
    moves: list[Action] = []
    if one >= 0:
        moves += plays_one[tables[one][visible][at]]
    if two >= 0:
        moves += plays_two[tables[two][visible][at]]
    if three >= 0:
        moves += plays_three[tables[three][visible][at]]
    if four >= 0:
        moves += plays_four[tables[four][visible][at]]
    return moves or [*do.PLAYS_BY_BITS[0][3]]


def is_same_play(p: Position) -> bool:
    """SA-R6: of two equal fates in hand, whether nothing can ever tell which one was played: both are new, or
    no power lies there to tell the old one. They are one play then, of the first."""
    if p.began_with != 1 or p.power_used:
        return True
    power_of = p.pack.power_of
    return not any(isinstance(power_of[card].does, TellOld) for card in p.faded)


def _moves_in_group(p: Position, seat: Seat) -> list[Action]:
    if p.proposal:
        if p.agreed >> seat & 1:
            return [do.OBJECT]
        return [do.AGREE, do.OBJECT]
    guesses = p.guesses
    if not guesses and not p.passed >> seat & 1:
        moves = [*do.GROUP_MOVES]
    else:
        moves = [move for move in do.PREDICTIONS[1:] if move.value not in guesses]
        if not p.passed >> seat & 1:
            moves.append(do.PASS)
    if p.faded and not p.power_used and not guesses:
        _add_powers(p, moves)
    hand = p.hands[seat]
    if len(hand) == 1 and p.seen[hand[0]] == p.pack.copies[hand[0]] - 1:  # SA-12.3, SA-R9: it proves something
        moves.append(do.SHOW)
    return moves


def _add_powers(p: Position, moves: list[Action]) -> None:
    """Append every use of a faded power whose moment this step is (SA-6.1, SA-6.2)."""
    pack = p.pack
    moment = MOMENTS[p.step]
    for card in p.faded:
        power = pack.power_of[card]
        if power.moment != moment:
            continue
        name = pack.arcana[card].id
        match power.does:
            case AskHigher():
                moves += [do.use_power(name, x) for x in range(1, 7)]
            case Cycle():
                moves += [do.use_power(name, 0, place) for place in ROW if p.row[place] >= 0 and not p.piles[place]]
            case DiscardLower():
                kept = p.hands[p.active][0]
                moves += [do.use_power(name, value, place) for value, place in p.visible_fates() if value < kept]
            case _:
                moves.append(do.use_power(name))


def asides(p: Position, seat: Seat) -> list[Action]:
    """What a seat may do besides its turn: flip a tile that lies otherwise, come and go."""
    if p.step == OVER or not 0 <= seat < SEATS:
        return []
    flips = _flips(p.lines[p.active]) if seat in p.order and seat != p.active and len(p.order) > 1 else ()
    return [*flips, *_coming_and_going(p, seat)]


@cache
def _flips(line: int) -> list[do.FlipTiles]:
    """SA-5.1: each tile of the active person's line, turned over."""
    return [(do.UNFLIPS if line >> tile & 1 else do.FLIPS)[tile - 1] for tile in VALUES]


def _coming_and_going(p: Position, seat: Seat) -> list[Action]:
    if seat in p.order or p.back >> seat & 1:
        return [do.LEAVE, do.LEAVE_FOR_GOOD]
    if p.is_away(seat):
        return [do.JOIN, do.LEAVE_FOR_GOOD]  # SA-11.2: to the place that was kept
    if seat in p.circle:
        return [do.JOIN]
    return [do.JOIN, *(do.JOIN_AFTER[other] for other in p.order)]
