"""The rules of Shipwreck once more, for one game that lies in a row of small integers (`layout`).

One source for three ways to run it: as it stands, compiled for a processor by numba, or for a GPU by numba-cuda
(`translation` makes the latter two from these very functions). So it keeps to what all three understand: integers, loops
and rows. The plain engine (`games/shipwreck`) is the authority: where the two differ, this is wrong.
"""

from __future__ import annotations

from horae.fast.layout import (
    A_AGREE,
    A_CONFESS,
    A_OBJECT,
    A_PASS,
    A_POWERS,
    A_PREDICT,
    A_SHOW,
    ACTIVE,
    AFTER_PLAY,
    AGREED,
    ASK_HIGHER,
    ASK_ONE_OF,
    AT_HOURS,
    AT_HOURS_BEFORE,
    BAG,
    BAG_SIZE,
    BEGAN_WITH,
    CYCLE,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    DISCARD_LOWER,
    DOOM,
    EXTRA_GUESSES,
    EXTRA_PREDICTION,
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
    LOST_BY_DECK,
    LOST_BY_DOOM,
    NEXT_PART,
    NO,
    NO_PROPOSAL,
    OVER,
    PASSED,
    PLAY,
    PLAYED,
    PLAYED_OLD,
    PLAYED_PLACE,
    POWER_ANSWER,
    POWER_CARD,
    POWER_USED,
    POWER_VALUE,
    PREDICT,
    PROPOSAL,
    PROPOSAL_CARD,
    PROPOSAL_VALUE,
    PROPOSED_POWER,
    PROPOSED_VALUE,
    RESULT,
    RIGHT,
    ROW,
    SCORE,
    SEEN,
    STALLED,
    STEP,
    T_ABILITY,
    T_ACTION_CARD,
    T_ACTION_PLACE,
    T_ACTION_VALUE,
    T_ACTIONS,
    T_AGREEMENT,
    T_ASKED,
    T_CARDS,
    T_COPIES,
    T_DEED,
    T_DOOM,
    T_FADING_DOOM,
    T_FIRST,
    T_FIRST_USE,
    T_HEEDS,
    T_HONOUR,
    T_MOMENT,
    T_MOONS,
    T_MOVES,
    T_PLAYS,
    T_RESTLESS,
    T_SAYS,
    T_SEATS,
    TELL_OLD,
    THIS_TURN,
    TURN,
    TURNS_128,
    UNLAWFUL,
    VISIBLE,
    WIDTH,
    WON,
    YES,
    Key,
    Row,
    Tables,
)

GOAL = 7
ALL_PREDICTIONS = 0b1111111 << A_PREDICT
FIRST_FATE = 0b11111
AT_THE_HOURS = 0b100001


# --- chance ---


def word(key: Key) -> int:
    """The next 32 bits: xoroshiro64**, by Blackman and Vigna."""
    s0 = key[0]
    s1 = key[1] ^ s0
    star = (s0 * 0x9E3779BB) & 0xFFFFFFFF
    star = ((star << 5 | star >> 27) & 0xFFFFFFFF) * 5
    key[0] = ((s0 << 26 | s0 >> 6) ^ s1 ^ s1 << 9) & 0xFFFFFFFF
    key[1] = (s1 << 13 | s1 >> 19) & 0xFFFFFFFF
    return star & 0xFFFFFFFF


def below(key: Key, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely (Lemire's method, with rejection)."""
    product = word(key) * n
    if product & 0xFFFFFFFF < n:
        while product & 0xFFFFFFFF < 0x100000000 % n:
            product = word(key) * n
    return product >> 32


def draw(s: Row, key: Key) -> int:
    """A fate from the bag, which is not empty."""
    left = below(key, s[BAG_SIZE])
    value = 1
    while left >= s[BAG + value]:
        left -= s[BAG + value]
        value += 1
    s[BAG + value] -= 1
    s[BAG_SIZE] -= 1
    return value


def shuffle_deck(s: Row, key: Key) -> None:
    for last in range(s[DECK_SIZE] - 1, 0, -1):
        other = below(key, last + 1)
        card = s[DECK + last]
        s[DECK + last] = s[DECK + other]
        s[DECK + other] = card


# --- what is legal ---


def ones(bits: int) -> int:
    """How many bits are set, of 32."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return (bits * 0x01010101 & 0xFFFFFFFF) >> 24


def nth_one(bits: int, n: int) -> int:
    """The place of the nth bit that is set, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return ones((bits & -bits) - 1)


def seat_to_act(s: Row, t: Tables) -> int:
    """Of the seats that are waited for, the first clockwise from the active one; -1 when the game is over."""
    step = s[STEP]
    if step == OVER:
        return -1
    seat = s[ACTIVE]
    if step == PREDICT:
        done = (s[AGREED] if s[PROPOSAL] else s[PASSED]) | 1 << seat
        while done >> seat & 1:
            seat = seat + 1 if seat + 1 < t[T_SEATS] else 0
    return seat


def moves(s: Row, seat: int, t: Tables) -> int:
    """What a seat may do besides using powers: a bit for each action."""
    step = s[STEP]
    if step == OVER:
        return 0
    found = 0
    if step == PREDICT:
        if seat != s[ACTIVE]:
            found = moves_in_group(s, seat, t)
    elif seat == s[ACTIVE]:
        found = plays(s, t) if step == PLAY else 1 << A_PASS
    if s[UNLAWFUL] >> seat & 1 and not (seat == s[ACTIVE] and s[GUESSES_SIZE]):
        found |= 1 << A_CONFESS  # SA-12.2
    return found


def moves_in_group(s: Row, seat: int, t: Tables) -> int:
    if s[PROPOSAL]:
        return 1 << A_OBJECT if s[AGREED] >> seat & 1 else 1 << A_AGREE | 1 << A_OBJECT
    found = ALL_PREDICTIONS
    for guess in range(s[GUESSES_SIZE]):
        found &= ~(1 << A_PREDICT - 1 + s[GUESSES + guess])
    if not s[PASSED] >> seat & 1:
        found |= 1 << A_PASS
    held = s[HANDS + 2 * seat]
    if held and not s[HANDS + 2 * seat + 1] and s[SEEN + held] == t[T_COPIES + held] - 1:  # SA-12.3, SA-R9
        found |= 1 << A_SHOW
    return found


def plays(s: Row, t: Tables) -> int:
    hand = HANDS + 2 * s[ACTIVE]
    if not s[hand + 1]:
        return 1  # SA-R1
    found = lawful_plays(s, t)
    if t[T_HONOUR]:  # SA-12.2: either fate, wherever there is a card
        found = AT_THE_HOURS
        for place in range(1, 5):
            if s[ROW + place] >= 0:
                found |= AT_THE_HOURS << place
    if s[hand] == s[hand + 1] and is_same_play(s, t):
        found &= FIRST_FATE
    return found


def lawful_plays(s: Row, t: Tables) -> int:
    """The plays that the cards allow a full hand (SA-7.3, SA-2.2)."""
    hand = HANDS + 2 * s[ACTIVE]
    at = s[hand] * 8 + s[hand + 1]
    visible = s[VISIBLE]
    found = 0
    for place in range(1, 5):
        card = s[ROW + place]
        if card >= 0:
            fates = t[T_PLAYS + t[T_ABILITY + card] + t[T_HEEDS + card] * visible + at]
            found |= (fates & 1 | (fates & 2) << 4) << place
    return found if found else AT_THE_HOURS


def is_same_play(s: Row, t: Tables) -> bool:
    """SA-R6: of two equal fates in hand, whether nothing can ever tell which one was played."""
    if s[BEGAN_WITH] != 1 or s[POWER_USED]:
        return True
    told = False
    for at in range(s[FADED_SIZE]):
        if t[T_DEED + s[FADED + at]] == TELL_OLD:
            told = True
    return not told


def may_use_powers(s: Row, seat: int) -> bool:
    """SA-6.2, SA-6.3: whether it is for this seat to use one of the powers whose moment this is."""
    if s[POWER_USED] or not s[FADED_SIZE] or s[STEP] == OVER:
        return False
    if s[STEP] == PREDICT:
        return seat != s[ACTIVE] and not s[PROPOSAL] and not s[GUESSES_SIZE]
    return bool(seat == s[ACTIVE])


def uses(s: Row, card: int, t: Tables) -> int:
    """The uses of a faded power: a bit for each of its actions; 0 when this is not its moment."""
    if t[T_MOMENT + card] != s[STEP]:
        return 0
    deed = t[T_DEED + card]
    if deed == ASK_HIGHER:
        return 0b111111
    if deed == CYCLE:
        found = 0
        for place in range(1, 5):
            if s[ROW + place] >= 0 and not s[HOURS + place]:  # no fate takes less than an hour
                found |= 1 << place - 1
        return found
    if deed == DISCARD_LOWER:
        return fates_to_discard(s)
    return 1


def fates_to_discard(s: Row) -> int:
    """Each different fate that shows lower than the kept one, by value and place; 0 is the place of the one at The Hours."""
    kept = s[HANDS + 2 * s[ACTIVE]]
    shown_at_hours = s[AT_HOURS]
    laid = s[LAID_SIZE] - 1 if shown_at_hours else s[LAID_SIZE]  # that one came last
    found = 0
    for at in range(laid):
        fate = s[LAID + at]
        if fate & 7 < kept:
            found |= 1 << ((fate & 7) - 1) * 5 + (fate >> 3)
    if shown_at_hours and shown_at_hours < kept:
        found |= 1 << (shown_at_hours - 1) * 5
    return found


def is_legal(s: Row, seat: int, action: int, t: Tables) -> bool:
    if action < 0 or action >= t[T_ACTIONS]:
        return False
    if action < A_POWERS:
        return bool(moves(s, seat, t) >> action & 1)
    if action >= t[T_MOVES]:  # SA-5.1: tiles are flipped all through the turn, by anybody else
        return bool(s[STEP] != OVER and seat != s[ACTIVE])
    if not may_use_powers(s, seat):
        return False
    card = t[T_ACTION_CARD + action]
    for at in range(s[FADED_SIZE]):
        if s[FADED + at] == card:
            return bool(uses(s, card, t) >> action - t[T_FIRST_USE + card] & 1)
    return False


def random_move(s: Row, seat: int, key: Key, t: Tables) -> int:
    """One of a seat's moves, each as likely."""
    found = moves(s, seat, t)
    total = plain = ones(found)
    powers = may_use_powers(s, seat)
    if powers:
        for at in range(s[FADED_SIZE]):
            total += ones(uses(s, s[FADED + at], t))
    pick = below(key, total)
    if powers:
        for at in range(s[FADED_SIZE]):
            if pick < plain:
                break
            card = s[FADED + at]
            found = uses(s, card, t)
            pick -= plain
            plain = ones(found)
            if pick < plain:
                return t[T_FIRST_USE + card] + nth_one(found, pick)
    return nth_one(found, pick)


# --- what an action does ---


def apply(s: Row, key: Key, seat: int, action: int, t: Tables) -> None:
    """Do what is legal. A turn is finished here alone, so that games on a GPU do it together, however they came to its end."""
    if do(s, seat, action, t):
        finish_turn(s, key, t)


def do(s: Row, seat: int, action: int, t: Tables) -> bool:
    """Do an action up to where the turn is finished. Gives whether it is; so do all functions below that give a bool."""
    if action < A_PREDICT:
        return play(s, action, t)
    elif action < A_PASS:
        if needs_agreement(t):
            propose(s, seat, PROPOSED_VALUE, -1, action - A_PREDICT + 1)
        else:
            return guess(s, action - A_PREDICT + 1, t)
    elif action == A_PASS:
        if seat != s[ACTIVE]:
            s[PASSED] |= 1 << seat
            return close_if_all_passed(s, t)
        s[STEP] = PREDICT
    elif action == A_AGREE:
        s[AGREED] |= 1 << seat
        if is_group(s[AGREED], s, t):
            return do_what_is_proposed(s, t)
    elif action == A_OBJECT:
        withdraw_proposal(s)
        return close_if_all_passed(s, t)
    elif action == A_SHOW:
        drop_hand(s, seat)
        s[PASSED] = 0
    elif action == A_CONFESS:
        return confess(s, seat)
    elif action < t[T_MOVES]:
        if seat != s[ACTIVE] and needs_agreement(t):
            propose(s, seat, PROPOSED_POWER, t[T_ACTION_CARD + action], t[T_ACTION_VALUE + action])
        else:
            use_power(s, t[T_ACTION_CARD + action], t[T_ACTION_VALUE + action], t[T_ACTION_PLACE + action], t)
    elif t[T_ACTION_PLACE + action]:
        s[LINES + s[ACTIVE]] |= t[T_ACTION_VALUE + action]
    else:
        s[LINES + s[ACTIVE]] &= ~t[T_ACTION_VALUE + action]
    return False


def play(s: Row, action: int, t: Tables) -> bool:
    """SA-7.3: a fate is laid before an arcanum or The Hours; the other is kept."""
    seat = s[ACTIVE]
    hand = HANDS + 2 * seat
    fate, place = (0, action) if action < 5 else (1, action - 5)
    if t[T_HONOUR] and s[hand + 1] and not lawful_plays(s, t) >> action & 1:
        s[UNLAWFUL] |= 1 << seat
    value = s[hand + fate]
    kept = s[hand + 1 - fate]
    s[hand] = kept
    s[hand + 1] = 0
    s[PLAYED] = value
    s[PLAYED_PLACE] = place
    s[PLAYED_OLD] = 1 if fate < s[BEGAN_WITH] else 0
    before = place
    if not place:
        before = right_of_the_hours(s)
        s[AT_HOURS] = value
        s[AT_HOURS_BEFORE] = before
    s[LAID + s[LAID_SIZE]] = before * 8 + value
    s[LAID_SIZE] += 1
    s[HOURS + before] += hours_of(value)
    s[SEEN + value] += 1
    s[VISIBLE] |= 1 << value - 1
    if not kept:
        s[LINES + seat] = 0  # SA-5.2
        return True  # SA-R1
    if place and t[T_SAYS + s[ROW + place]]:
        s[KEPT_ANSWER] = YES if kept > value else NO
    s[STEP] = PREDICT
    if not s[POWER_USED]:
        for at in range(s[FADED_SIZE]):  # SA-R5: whatever the hand
            if t[T_MOMENT + s[FADED + at]] == AFTER_PLAY:
                s[STEP] = AFTER_PLAY
    return False


def hours_of(value: int) -> int:
    """SA-4.1."""
    return 1 if value < 4 else 2 if value < 7 else 3


def right_of_the_hours(s: Row) -> int:
    """SA-2.3, SA-R2: the nearest arcanum to the right; 0 if there is none."""
    for place in range(1, 5):
        if s[ROW + place] >= 0:
            return place
    return 0


def confess(s: Row, seat: int) -> bool:
    """SA-12.2. In one's own turn it goes straight to fading; later only the kept fate goes back."""
    drop_hand(s, seat)
    if seat == s[ACTIVE]:
        withdraw_proposal(s)
        return True
    s[PASSED] = 0
    return False


# --- the group (SA-7.5 to SA-7.7, SA-R3) ---


def needs_agreement(t: Tables) -> bool:
    return bool(t[T_AGREEMENT] and t[T_SEATS] > 2)


def is_group(seats: int, s: Row, t: Tables) -> bool:
    """Whether everybody but the active person is among these."""
    return bool(seats | 1 << s[ACTIVE] == (1 << t[T_SEATS]) - 1)


def propose(s: Row, seat: int, kind: int, card: int, value: int) -> None:
    s[PROPOSAL] = kind
    s[PROPOSAL_CARD] = card
    s[PROPOSAL_VALUE] = value
    s[AGREED] = 1 << seat


def withdraw_proposal(s: Row) -> None:
    s[PROPOSAL] = NO_PROPOSAL
    s[PROPOSAL_CARD] = 0
    s[PROPOSAL_VALUE] = 0
    s[AGREED] = 0


def do_what_is_proposed(s: Row, t: Tables) -> bool:
    kind, card, value = s[PROPOSAL], s[PROPOSAL_CARD], s[PROPOSAL_VALUE]
    withdraw_proposal(s)
    if kind == PROPOSED_VALUE:
        return guess(s, value, t)
    use_power(s, card, value, 0, t)
    return False


def guess(s: Row, value: int, t: Tables) -> bool:
    s[GUESSES + s[GUESSES_SIZE]] = value
    s[GUESSES_SIZE] += 1
    if s[HANDS + 2 * s[ACTIVE]] == value:
        return settle(s, 1)
    if s[GUESSES_SIZE] > s[EXTRA_GUESSES]:
        return settle(s, 0)
    s[PASSED] = 0  # SA-R4: another guess is left
    return False


def close_if_all_passed(s: Row, t: Tables) -> bool:
    """SA-7.6: with nothing more from anyone, guesses are settled (SA-R4) and the turn goes to fading."""
    if not is_group(s[PASSED], s, t):
        return False
    return settle(s, 0) if s[GUESSES_SIZE] else True


def settle(s: Row, right: int) -> bool:
    """Settle the guesses. The turn goes on to fading unless the game is over."""
    if right:
        s[SCORE] += 1  # SA-7.7
        s[RIGHT] = 1
    else:
        add_doom(s, s[GUESSES_SIZE])  # SA-12.4
    drop_hand(s, s[ACTIVE])
    if s[SCORE] >= GOAL:
        end_game(s, WON)
        return False
    if s[DOOM] >= GOAL:
        end_game(s, LOST_BY_DOOM)
        return False
    return True


# --- powers (SA-6) ---


def use_power(s: Row, card: int, value: int, place: int, t: Tables) -> None:
    s[POWER_USED] = 1
    remove_faded(s, card)
    deed = t[T_DEED + card]
    kept = s[HANDS + 2 * s[ACTIVE]]
    if deed == ASK_HIGHER:  # SA-6.5
        answer(s, card, value, 1 if kept > value else 0)
    elif deed == ASK_ONE_OF:
        answer(s, card, 0, t[T_ASKED + card] >> kept & 1)
    elif deed == EXTRA_PREDICTION:
        s[EXTRA_GUESSES] += 1
    elif deed == CYCLE:
        cycled = s[ROW + place]  # SA-R7: the replacement first, then the cycled card to the bottom
        s[ROW + place] = -1
        fill_place(s, place, t)
        put_away(s, cycled, t)
    elif deed == TELL_OLD:
        answer(s, card, s[PLAYED], s[PLAYED_OLD])
    elif deed == DISCARD_LOWER:
        discard_visible(s, value, place)
        answer(s, card, value, 1)
    put_away(s, card, t)
    if s[STEP] == OVER:
        return
    fill_row(s, t)  # SA-R2
    if s[STEP] == AFTER_PLAY:
        s[STEP] = PREDICT  # SA-6.4
    s[PASSED] = 0


def answer(s: Row, card: int, value: int, yes: int) -> None:
    s[POWER_ANSWER] = YES if yes else NO
    s[POWER_CARD] = card
    s[POWER_VALUE] = value


def remove_faded(s: Row, card: int) -> None:
    kept = 0
    for at in range(s[FADED_SIZE]):
        other = s[FADED + at]
        if other != card:
            s[FADED + kept] = other
            kept += 1
    s[FADED_SIZE] = kept


def discard_visible(s: Row, value: int, place: int) -> None:
    found = 0
    if not place and s[AT_HOURS] == value:
        place = s[AT_HOURS_BEFORE]
        s[AT_HOURS] = 0
        found = s[LAID_SIZE] - 1
    else:
        while s[LAID + found] != place * 8 + value:
            found += 1
    s[LAID_SIZE] -= 1
    for at in range(found, s[LAID_SIZE]):
        s[LAID + at] = s[LAID + at + 1]
    s[HOURS + place] -= hours_of(value)
    unsee(s, value)
    put_in_bag(s, value)


def put_away(s: Row, card: int, t: Tables) -> None:
    """A used or cycled arcanum goes to the bottom of the deck, or in Restless Hours leaves the game (SA-R12)."""
    if t[T_RESTLESS]:
        s[GONE + s[GONE_SIZE]] = card
        s[GONE_SIZE] += 1
        return
    for at in range(s[DECK_SIZE], 0, -1):
        s[DECK + at] = s[DECK + at - 1]
    s[DECK] = card
    s[DECK_SIZE] += 1
    s[DECK_KNOWN] += 1


# --- what happens by itself ---


def set_up(s: Row, key: Key, t: Tables) -> None:
    """SA-1."""
    for at in range(WIDTH):
        s[at] = 0
    s[DOOM] = t[T_DOOM]
    for card in range(t[T_CARDS]):
        s[DECK + card] = card
    s[DECK_SIZE] = t[T_CARDS]
    shuffle_deck(s, key)
    for place in range(1, 5):
        s[ROW + place] = -1
        if s[DECK_SIZE]:
            s[DECK_SIZE] -= 1
            s[ROW + place] = s[DECK + s[DECK_SIZE]]
    for value in range(1, 8):
        s[BAG + value] = t[T_COPIES + value]
        s[BAG_SIZE] += t[T_COPIES + value]
    s[ACTIVE] = below(key, t[T_SEATS]) if t[T_FIRST] < 0 else t[T_FIRST]  # SA-1.6
    begin_turn(s, key, t)


def begin_turn(s: Row, key: Key, t: Tables) -> None:
    """SA-7.1, SA-7.2: the next person draws. Someone with nothing to draw or play is passed over (SA-R1)."""
    for _ in range(t[T_SEATS]):
        s[TURN] = s[TURN] + 1 & 127
        if not s[TURN]:
            s[TURNS_128] += 1
        s[STEP] = PLAY
        for at in range(THIS_TURN, NEXT_PART):
            s[at] = 0
        s[PLAYED_PLACE] = -1
        seat = s[ACTIVE]
        hand = HANDS + 2 * seat
        s[BEGAN_WITH] = 2 if s[hand + 1] else 1 if s[hand] else 0
        s[UNLAWFUL] &= ~(1 << seat)  # SA-12.2
        for fate in range(s[BEGAN_WITH], 2):
            if s[BAG_SIZE]:
                s[hand + fate] = draw(s, key)
        if s[hand]:
            return
        s[ACTIVE] = seat + 1 if seat + 1 < t[T_SEATS] else 0
    s[ACTIVE] = s[ACTIVE] - 1 if s[ACTIVE] else t[T_SEATS] - 1  # the last of them keeps the turn
    end_game(s, STALLED)


def finish_turn(s: Row, key: Key, t: Tables) -> None:
    """SA-7.8 and SA-9, then the next turn."""
    s[AT_HOURS] = 0
    empty = False
    for place in range(1, 5):  # SA-R8: left to right
        card = s[ROW + place]
        if card >= 0 and s[HOURS + place] >= t[T_MOONS + card]:  # SA-9.1, SA-9.3
            fade_arcanum(s, place, t)
            if s[DOOM] >= GOAL:
                end_game(s, LOST_BY_DOOM)
                return
        if s[ROW + place] < 0:
            empty = True
    if empty:
        fill_row(s, t)
        if s[STEP] == OVER:
            return
    s[ACTIVE] = s[ACTIVE] + 1 if s[ACTIVE] + 1 < t[T_SEATS] else 0
    begin_turn(s, key, t)


def fade_arcanum(s: Row, place: int, t: Tables) -> None:
    """SA-9.1, SA-4.2: an arcanum whose moons are reached leaves the row, its fates go back into the bag."""
    card = s[ROW + place]
    kept = 0
    for at in range(s[LAID_SIZE]):
        fate = s[LAID + at]
        if fate >> 3 == place:
            unsee(s, fate & 7)
            put_in_bag(s, fate & 7)
        else:
            s[LAID + kept] = fate
            kept += 1
    s[LAID_SIZE] = kept
    s[HOURS + place] = 0
    s[ROW + place] = -1
    s[FADED + s[FADED_SIZE]] = card
    s[FADED_SIZE] += 1
    if not s[RIGHT]:
        add_doom(s, t[T_FADING_DOOM + card])  # SA-9.2


def fill_row(s: Row, t: Tables) -> None:
    """SA-3.2: every empty place gets the next arcanum, as long as there is one."""
    for place in range(1, 5):
        if s[ROW + place] < 0:
            fill_place(s, place, t)
            if s[STEP] == OVER:
                return
    place = right_of_the_hours(s)
    if s[HOURS] and place:  # SA-R2: what waited at The Hours moves on
        for at in range(s[LAID_SIZE]):
            if s[LAID + at] < 8:
                s[LAID + at] += place * 8
        s[HOURS + place] += s[HOURS]
        s[HOURS] = 0
        if s[AT_HOURS] and not s[AT_HOURS_BEFORE]:
            s[AT_HOURS_BEFORE] = place


def fill_place(s: Row, place: int, t: Tables) -> None:
    """An empty place gets the next arcanum; in Restless Hours the game is lost where there is none (SA-R12)."""
    if not s[DECK_SIZE]:
        if t[T_RESTLESS]:
            end_game(s, LOST_BY_DECK)
        return
    s[DECK_SIZE] -= 1
    s[ROW + place] = s[DECK + s[DECK_SIZE]]
    if s[DECK_KNOWN] > s[DECK_SIZE]:
        s[DECK_KNOWN] = s[DECK_SIZE]


def add_doom(s: Row, added: int) -> None:
    """SA-10.1: the track ends at 7."""
    s[DOOM] = s[DOOM] + added if s[DOOM] + added < GOAL else GOAL


def unsee(s: Row, value: int) -> None:
    s[SEEN + value] -= 1
    if not s[SEEN + value]:
        s[VISIBLE] &= ~(1 << value - 1)


def put_in_bag(s: Row, value: int) -> None:
    s[BAG + value] += 1
    s[BAG_SIZE] += 1


def drop_hand(s: Row, seat: int) -> None:
    """The hand goes back to the bag unseen; its line is put away."""
    for at in range(HANDS + 2 * seat, HANDS + 2 * seat + 2):
        if s[at]:
            put_in_bag(s, s[at])
            s[at] = 0
    s[LINES + seat] = 0
    s[UNLAWFUL] &= ~(1 << seat)


def end_game(s: Row, result: int) -> None:
    """SA-10.1: all win or all lose, at once."""
    s[STEP] = OVER
    s[RESULT] = result
