"""What happens by itself in Shipwreck: setting up, fading, filling the row, the next turn's draw, the end."""

from __future__ import annotations

from horae.core.game import Result, Seat, Tell
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.position import GOAL, NOTHING, OVER, PLAY, ROW, Position


def set_up(p: Position, seats: int) -> None:
    """SA-1, on an empty table."""
    p.order = p.circle = tuple(range(seats))
    p.doom = p.opts.starting_doom  # SA-1.3
    deck = list(range(len(p.pack.arcana)))
    p.rng.shuffle(deck)  # SA-1.4
    laid = deck[: -len(ROW) - 1 : -1]  # from the top
    p.row[1 : 1 + len(laid)] = laid
    p.deck = tuple(deck[: -len(laid)])
    p.bag = list(p.pack.fates)  # SA-1.5
    first = p.opts.first_seat
    p.active = p.rng.below(seats) if first is None else first  # SA-1.6
    begin_turn(p, None)


def finish_turn(p: Position, tell: Tell | None) -> None:
    """SA-7.8 and SA-9, then the next turn."""
    if p.at_hours:
        if tell:
            tell(ev.FateMoved(p.at_hours, p.at_hours_before))
        p.at_hours = 0
    moons = p.pack.moons
    row, hours = p.row, p.hours
    faded = False
    for place in ROW:  # SA-R8: left to right
        card = row[place]
        if card >= 0 and hours[place] >= moons[card]:  # SA-9.1; SA-9.3: each place on its own
            faded = True
            fade_arcanum(p, place, card, tell)
            if p.doom >= GOAL:
                end_game(p, "doom", tell)
                return
    if faded or row.count(-1) > 1:  # the first entry stands for The Hours
        fill_row(p, tell)  # SA-R8: refilled last
        if p.step == OVER:
            return
    pass_on(p, tell)
    begin_turn(p, tell)


def pass_on(p: Position, tell: Tell | None) -> None:
    """SA-7.8: the turn goes clockwise. Whoever is away owes the turn that goes by, and whoever has come
    back owing one takes it first (SA-11.2)."""
    circle, order = p.circle, p.order
    at = circle.index(p.active) + 1
    if len(order) == len(circle):
        p.active = circle[at % len(circle)]
        return
    following = (*circle[at:], *circle[:at])
    if p.back:
        p.active = admit(p, next(seat for seat in following if p.back >> seat & 1), tell)
        return
    for seat in following:
        if seat in order:
            p.active = seat
            return
        if p.owes[seat] == NOTHING:
            p.owes[seat] = len(p.hands[seat])


def admit(p: Position, seat: Seat, tell: Tell | None) -> Seat:
    """Somebody who owes a turn sits down again, right behind whoever has it now."""
    p.back &= ~(1 << seat)
    rest = [other for other in p.circle if other != seat]
    rest.insert(rest.index(p.active) + 1, seat)
    p.circle = tuple(rest)
    take_seat(p, seat, tell)
    return seat


def take_seat(p: Position, seat: Seat, tell: Tell | None) -> None:
    """Somebody sits down at their place in turn order."""
    p.order = tuple(other for other in p.circle if other == seat or other in p.order)
    if tell:
        tell(ev.PersonJoined(seat, p.order, len(p.hands[seat])))


def fade_arcanum(p: Position, place: int, card: int, tell: Tell | None) -> None:
    """SA-9.1: an arcanum whose moons are reached leaves the row, and its power lies there to be used."""
    pile = p.piles[place]
    for value in pile:  # SA-4.2: back into the bag
        unsee(p, value)
        p.bag.append(value)
    p.piles[place] = ()
    p.hours[place] = 0
    p.row[place] = -1
    p.faded += (card,)
    added = 0 if p.right else p.pack.fading_doom[card]  # SA-9.2
    added = add_doom(p, added)
    if tell:
        tell(ev.ArcanumFaded(place, p.pack.arcana[card].id, pile, added, p.doom))


def add_doom(p: Position, added: int) -> int:
    """SA-10.1: the track ends at 7. Answers with how far the marker really moved."""
    before = p.doom
    p.doom = min(GOAL, before + added)
    return p.doom - before


def fill_row(p: Position, tell: Tell | None) -> None:
    """SA-3.2: every empty place gets the next arcanum, as long as there is one."""
    for place in ROW:
        if p.row[place] < 0:
            fill_place(p, place, tell)
            if p.step == OVER:
                return
    if p.piles[0] and p.right_of_the_hours():  # SA-R2: what waited at The Hours moves on
        place = p.right_of_the_hours()
        p.piles[place] += p.piles[0]
        p.hours[place] += p.hours[0]
        waiting = p.piles[0]
        if p.at_hours and p.at_hours_before == 0:
            p.at_hours_before = place
            waiting = waiting[:-1]  # SA-2.3: the last one is shown here until the fading step
        if tell:
            for value in waiting:
                tell(ev.FateMoved(value, place))
        p.piles[0], p.hours[0] = (), 0


def fill_place(p: Position, place: int, tell: Tell | None) -> None:
    """An empty place gets the next arcanum; in Restless Hours the game is lost where there is none (SA-R12)."""
    deck = p.deck
    if not deck:
        if p.opts.restless and p.turn:
            end_game(p, "deck", tell)
        return  # SA-R2
    p.row[place] = deck[-1]
    p.deck = deck[:-1]
    if p.deck_known > len(p.deck):
        p.deck_known = len(p.deck)
    if tell:
        arcana = p.pack.arcana
        tell(ev.ArcanumLaid(place, arcana[deck[-1]].id, arcana[deck[-2]].id if len(deck) > 1 else None))


def begin_turn(p: Position, tell: Tell | None) -> None:
    """SA-7.1: the next person draws. Someone with nothing to draw or play is passed over (SA-R1)."""
    idle = 0
    while True:
        p.turn += 1
        p.step = PLAY
        p.clear_turn()
        seat = p.active
        hand = p.hands[seat]
        bag, held, owed = p.bag, len(hand), p.owes[seat]
        p.began_with = held if owed == NOTHING else min(owed, held)  # a turn that was broken off goes on as it began
        p.owes[seat] = NOTHING
        p.unlawful &= ~(1 << seat)  # SA-12.2: too late to own up to the last one
        if tell:
            tell(ev.TurnBegan(p.turn, seat))
        if bag and held < 2:  # SA-7.2: up to two, so who holds one draws one
            below = p.rng.below
            hand += (bag.pop(below(len(bag))),)
            if bag and len(hand) < 2:
                hand += (bag.pop(below(len(bag))),)
            p.hands[seat] = hand
            if tell:
                tell(ev.FateDrawn(seat, len(hand) - held))
        if hand:
            if tell:
                tell(ev.FatesSeen(seat, hand), only=seat)
            return
        idle += 1
        if idle >= len(p.order) and not _return_waiting_hands(p, tell):
            end_game(p, "stalled", tell)
            return
        pass_on(p, tell)


def _return_waiting_hands(p: Position, tell: Tell | None) -> bool:
    """SA-11.2, SA-R1: before the game is lost for want of fates, those that wait for people who are away go back."""
    away = [seat for seat in p.circle if seat not in p.order and p.hands[seat]]
    for seat in away:
        count = len(p.hands[seat])
        drop_hand(p, seat)
        if tell:
            tell(ev.HandReturned(seat, count))
    return bool(away)


def unsee(p: Position, value: int) -> None:
    """A fate of this value is visible no longer."""
    p.seen[value] -= 1
    if not p.seen[value]:
        p.visible &= ~(1 << value)


def drop_hand(p: Position, seat: Seat) -> None:
    """The hand goes back to the bag unseen; its line is put away."""
    for value in p.hands[seat]:
        p.bag.append(value)
    p.hands[seat] = ()
    p.lines[seat] = 0
    p.unlawful &= ~(1 << seat)


def end_game(p: Position, reason: str, tell: Tell | None) -> None:
    """SA-10.1: all win or all lose, at once."""
    won = reason == "score"
    p.step = OVER
    p.outcome = Result(p.order if won else (), reason, {"score": p.score, "doom": p.doom, "turns": p.turn})
    if tell:
        tell(ev.GameEnded(won, reason, p.score, p.doom))
