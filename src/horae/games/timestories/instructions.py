"""What each instruction of the vocabulary does to the position, one function each, listed in `DOES`.

None of them runs the next one: that is the interpreter's.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from horae.core.game import Tell
from horae.games.timestories import compiler as op
from horae.games.timestories import events as ev
from horae.games.timestories.azrak import change_magick, gain, pay
from horae.games.timestories.compiled import (
    CARD_A,
    COLOURS,
    GREEN,
    GROUP,
    ITEM,
    M_BOX,
    M_PANORAMA,
    MYSTERY,
    MYSTERY_KINDS,
    PANORAMA,
    WHITE,
    CompiledCard,
)
from horae.games.timestories.compiler import Op
from horae.games.timestories.ending import finish
from horae.games.timestories.goals import reach_goals
from horae.games.timestories.pack import is_loose, is_secret
from horae.games.timestories.position import (
    ACTIONS,
    IN_DECK,
    NO_VOTES,
    NOBODY,
    ON_TABLE,
    OPEN_NOW,
    OUTCOME,
    READING,
    REMOVED,
    STOPPED,
    Frame,
    GroupPayment,
    Position,
    with_one,
)
from horae.games.timestories.supplies import group_has
from horae.games.timestories.votes import ways

ASKED = {op.THE_CAPTAIN: "captain", op.EVERYONE: "group"}
"""Who is asked instead of the reader, as events and views say it."""
_REMEMBERED = frozenset({PANORAMA, ITEM, MYSTERY, CARD_A})
"""The kinds of cards of which a mission may ask whether they were read."""
MOST_CARDS_OPEN = 30
"""Deeper than any chain of readings; a mission that reads in circles stops here instead of hanging."""


# --- reading a card ---


def open_card(position: Position, agent: int, card: int) -> None:
    """Put a card's instructions before what the agent was following."""
    if len(position.stacks[agent]) > MOST_CARDS_OPEN:
        return
    position.stacks[agent] += (Frame(position.pack.cards[card].start, card, READING),)


def note_passages(position: Position, agent: int, card: CompiledCard) -> None:
    """Which of a card's passages hold for who reads it now."""
    for place, passage in enumerate(card.passages):
        bit = 1 << card.first_passage + place
        position.passages = position.passages | bit if passage.when(position, agent) else position.passages & ~bit


def show_card(position: Position, agent: int, number: int, tell: Tell | None) -> None:
    """Somebody reads a card: alone, or aloud (TS-11.1)."""
    card = position.pack.cards[number]
    if card.passages:
        note_passages(position, agent, card)
    if card.kind in _REMEMBERED:
        position.read |= 1 << number
    if card.kind != PANORAMA and number != position.card_before(agent):
        position.last_read[agent] += (number,)
    know(position, agent, number, position.passages_of(card))
    if tell:
        aloud = not is_secret(position.pack, card)
        only = None if aloud else position.owner(agent)
        tell(ev.CardRead(agent, card.id, position.text_for(card, agent), aloud), only=only)


def know(position: Position, agent: int, number: int, passages: tuple[int, ...] = ()) -> None:
    """The agent has read this card with these passages of it, or (under `~operation`) was told this passage."""
    known = position.known[agent]
    if number not in known or not set(passages) <= set(known[number]):
        read = tuple(sorted({*known.get(number, ()), *passages}))
        position.known = with_one(position.known, agent, {**known, number: read})


def jump(position: Position, agent: int, to: int) -> None:
    """Go on elsewhere on the card that is followed."""
    stack = position.stacks[agent]
    top = stack[-1]
    position.stacks[agent] = stack[:-1] + (Frame(to, top.card, top.kind),)  # noqa: RUF005 - unpacking takes twice as long


def show_a(position: Position, agent: int, tell: Tell | None) -> None:
    """Card A is turned and read aloud (TS-4.2, TS-4.3)."""
    place = position.pack.places[position.location]
    card = position.pack.cards[place.a]
    note_passages(position, agent, card)
    position.read |= 1 << place.a
    if tell:
        tell(ev.CardAOpened(place.id, position.text_for(card, -1), len(position.layouts[position.location])))


def _show_a(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    show_a(position, agent, tell)


def follow(position: Position, agent: int, reader: int, card: int) -> None:
    """Have an agent follow a card: the reader at once; another when what they are in the middle of is done."""
    if agent == reader or not position.stacks[agent]:
        open_card(position, agent, card)
    else:
        position.stacks[agent] = (Frame(position.pack.cards[card].start, card, READING), *position.stacks[agent])


def _read_personal(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """Read a personal card; one without that number, and one that is open already, is passed over."""
    for one in _meant(position, now.who, agent):
        person = position.pack.people[position.who[one]]
        card = person.recall if now.code == op.RECALL else person.interactions.get(now.number, -1)
        stack = position.stacks[one]
        if card < 0 or len(stack) > MOST_CARDS_OPEN or any(frame.card == card for frame in stack):
            continue
        show_card(position, one, card, tell)
        follow(position, one, agent, card)


def _say(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """A passage: kept before who heard it until their next doing."""
    said = position.stacks[agent][-1].next - 1
    aloud = now.who == op.EVERYONE
    for one in range(position.n) if aloud else (agent,):
        position.said = with_one(position.said, one, (*position.said[one], said))
        know(position, one, ~said)
    if tell and now.ask is not None:
        tell(ev.PassageSaid(agent, now.ask, aloud), only=None if aloud else position.owner(agent))


def _turn(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    if position.turned >> now.number & 1:
        return
    position.turned |= 1 << now.number
    card = position.pack.sealed[now.number]
    if tell:
        tell(ev.SealedTurned(agent, position.pack.cards[card].id, position.pack.cards[card].text))
    open_card(position, agent, card)


def _start_own_conflict(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    start_conflict(position, agent, position.stacks[agent][-1].card, tell)


def start_conflict(position: Position, agent: int, number: int, tell: Tell | None) -> None:
    """A card's conflict: of the group, which waits its turn (TS-8.2), or of who has the card before them (TS-8.1).
    A group conflict that was won stays so."""
    card = position.pack.cards[number]
    if card.conflict == GROUP:
        if position.won_fights >> number & 1:
            return
        if number != position.fight and all(waiting != number for waiting, _ in position.fight_queue):
            position.fight_queue += ((number, agent),)
    elif not position.personal >> agent & 1 and (position.card_before(agent) == number or is_loose(position.pack, card)):
        if position.card_before(agent) != number:
            position.facing = with_one(position.facing, agent, number)
        position.personal |= 1 << agent
        if position.tests[agent] is not None or any(frame.kind == OUTCOME for frame in position.stacks[agent]):
            position.going_on |= 1 << agent  # the test that brought it on is not one of its own
        if tell:
            tell(ev.PersonalConflictBegan(agent))


# --- Azrak and who is out ---


def _meant(position: Position, who: int, reader: int) -> list[int]:
    """The agents that an instruction is about; those out of the game's reach are left alone."""
    if who == op.EVERYONE:
        return position.in_control()
    if who == op.OTHERS:
        return [agent for agent in position.in_control() if agent != reader]
    if who == op.THE_CAPTAIN:
        return [position.captain] if not position.status[position.captain] else []
    if who >= op.RECEPTACLE:
        return [agent for agent in position.in_control() if position.who[agent] == who - op.RECEPTACLE]
    return [reader]


def _gain(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    for one in _meant(position, now.who, agent):
        gain(position, one, now.azrak, now.from_return, tell)
        if now.magick:
            change_magick(position, one, now.magick, tell)


def _lose(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    for one in _meant(position, now.who, agent):
        if now.magick:
            change_magick(position, one, -now.magick, tell)
        pay(position, one, now.azrak, tell, "lost")


def _eject(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    for one in _meant(position, now.who, agent):
        position.doomed |= 1 << one
        if tell:
            tell(ev.AgentLeaving(one))


def _regain(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.doomed |= 1 << agent
    if tell:
        tell(ev.ReceptacleRegained(agent))


def _free_update(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.free_updates += now.amount
    if tell:
        tell(ev.FreeUpdateGained(agent, position.free_updates))


# --- items and tokens ---


def _take_token(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    pack = position.pack
    for one in _meant(position, now.who, agent):
        piece = position.piece_of(now.number, IN_DECK)
        if piece < 0:
            return
        group = pack.hexagonal[piece]
        position.token_at[piece] = ON_TABLE if group else one  # TS-10.6
        token = pack.tokens[piece]
        if not tell:
            continue
        if token.hidden:
            tell(ev.HiddenTaken(one))
            tell(ev.HiddenSeen(one, token.id, token.name), only=position.owner(one))
        else:
            tell(ev.TokenTaken(one, token.id, group))


def _stow(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    if now.code == op.STOW_ITEM:
        if position.item_at[now.number] not in (REMOVED, now.where):
            put(position, True, now.number, now.where, tell)
        return
    for where in (agent, ON_TABLE, *range(position.n), IN_DECK):  # of several copies the reader's own first
        piece = position.piece_of(now.number, where)
        if piece >= 0 and where != now.where:
            put(position, False, piece, now.where, tell)
            return


def put(position: Position, is_item: bool, number: int, where: int, tell: Tell | None) -> None:
    """Stow or remove an item or a piece (TS-10.8)."""
    if is_item:
        position.item_at[number] = where
        thing = position.pack.cards[position.pack.items[number]].id
        for agent in range(position.n):
            if position.replaced[agent] == number:
                position.replaced[agent] = -1
    else:
        before, position.token_at[number] = position.token_at[number], where
        token = position.pack.tokens[number]
        thing = f"token-{token.id}"
        if token.hidden:
            if tell:
                tell(ev.HiddenPutBack(before, where == REMOVED))
            return
    if tell:
        tell(ev.ThingStowed(thing) if where == IN_DECK else ev.ThingRemoved(thing))


def _take_item(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    number = now.number
    if position.item_at[number] != IN_DECK:  # TS-10.1, TS-R14
        return
    taker = next(iter(_meant(position, now.who, agent)), -1)
    if taker < 0:
        return
    colour = position.pack.colours[number]
    card = position.pack.items[number]
    if tell:
        tell(ev.ItemTaken(taker, position.pack.parts.items[number].number, COLOURS[colour]))
    if colour == GREEN:
        position.item_at[number] = taker
    elif colour == WHITE:
        lay_white(position, taker, number, tell)
    else:
        position.item_at[number] = OPEN_NOW
    show_card(position, taker, card, tell)
    follow(position, taker, agent, card)


def lay_white(position: Position, agent: int, number: int, tell: Tell | None) -> None:
    """TS-10.2 to 10.4: a map piece, a replacement, or something that changes the game."""
    position.item_at[number] = ON_TABLE
    piece = position.pack.map_pieces[number]
    if piece is not None:
        for location in piece.covers:
            _cover(position, location, tell)
        for location in piece.opens:
            _set_open(position, location, True, tell)
    replacement = position.pack.replacements[number]
    if replacement is not None:
        older = position.replaced[agent]
        if older >= 0:
            put(position, True, older, IN_DECK, tell)  # TS-R14
        position.item_at[number] = agent
        position.replaced[agent] = number
        if tell:
            tell(ev.AttributesReplaced(agent, position.pack.parts.items[number].number, replacement.attributes))


# --- map and panorama ---


def _open_or_close(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    _set_open(position, now.number, now.code == op.OPEN, tell)


def _cover_location(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    _cover(position, now.number, tell)


def _open_deck(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    if not position.deck_two:
        position.deck_two = True
        if tell:
            tell(ev.DeckOpened(agent))


def _set_open(position: Position, location: int, is_open: bool, tell: Tell | None) -> None:
    bit = 1 << location
    if bool(position.opened & bit) == is_open:
        return
    position.opened ^= bit
    if tell:
        place = position.pack.places[location]
        tell(ev.MapChanged(place.id, place.name, "opened" if is_open else "closed"))


def _cover(position: Position, location: int, tell: Tell | None) -> None:
    bit = 1 << location
    azrak = 1 if position.map_azrak & bit else 0
    if not azrak and not position.opened & bit:
        return
    position.map_azrak &= ~bit
    position.vortex += azrak
    position.opened &= ~bit
    if tell:
        place = position.pack.places[location]
        tell(ev.MapChanged(place.id, place.name, "covered", azrak))


def _replace_card(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """Another card takes a place in its location's panorama; who holds the old one gives it up."""
    old, new = now.number, now.by
    location = position.pack.cards[old].location
    layout = position.layouts[location]
    if old not in layout or new in layout or position.gone >> new & 1:
        return
    slot = layout.index(old)
    position.layouts[location] = (*layout[:slot], new, *layout[slot + 1 :])
    if location == position.location:
        for one in range(position.n):
            if position.holds[one] == slot:
                position.holds[one] = -1
                position.personal &= ~(1 << one)
    if tell:
        tell(ev.PanoramaChanged(position.pack.places[location].id, slot))


def _add_card(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """A card of the reserve lies down at the right end; one that lies there already, or was taken away, does not."""
    location = position.pack.cards[now.number].location
    layout = position.layouts[location]
    if now.number in layout or position.gone >> now.number & 1:
        return
    position.layouts[location] = (*layout, now.number)
    if tell:
        tell(ev.PanoramaChanged(position.pack.places[location].id, len(layout), "added"))


def _take_card_away(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.gone |= 1 << now.number
    clear_away(position, position.pack.cards[now.number].location, tell)


def clear_away(position: Position, location: int, tell: Tell | None) -> None:
    """Cards that were taken away leave the panorama once nobody has them before them."""
    here = location == position.location
    for card in position.layouts[location]:
        layout = position.layouts[location]
        slot = layout.index(card)
        if not position.gone >> card & 1 or (here and slot in position.holds):
            continue
        position.layouts[location] = (*layout[:slot], *layout[slot + 1 :])
        if here:
            position.holds = [held - (held > slot) for held in position.holds]
        if tell:
            tell(ev.PanoramaChanged(position.pack.places[location].id, slot, "taken_away"))


def _move(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """TS-R17: the group goes as soon as all that has begun is done; a second way there is passed over."""
    if position.moving >= 0:
        return
    position.moving = now.number
    for one in range(position.n):
        position.giving[one] = -1
    if tell:
        place = position.pack.places[now.number]
        tell(ev.GroupLeaving(agent, place.id, place.name))


# --- counters and countdowns ---


def _count(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    counter = position.pack.parts.counters[now.number]
    before = position.counters[now.number]
    value = max(counter.least, min(counter.most, now.amount if now.sets else before + now.amount))
    position.counters = with_one(position.counters, now.number, value)
    if tell and counter.open and value != before:
        tell(ev.CounterChanged(counter.id, counter.name, value))


def _start_countdown(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    one = position.pack.countdowns[now.number]
    position.countdowns = with_one(position.countdowns, now.number, one.start)
    if tell:
        tell(ev.CountdownChanged(one.id, one.name, one.start, "started"))


def _stop_countdown(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    if position.countdowns[now.number] == STOPPED:
        return
    position.countdowns = with_one(position.countdowns, now.number, STOPPED)
    if tell:
        one = position.pack.countdowns[now.number]
        tell(ev.CountdownChanged(one.id, one.name, 0, "stopped"))


def _draw_mystery(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """TS-10.5, TS-R8: the top one, or the one named if it is in the pile."""
    pile = position.mysteries
    if not pile or (now.number >= 0 and now.number not in pile):
        return
    number = pile[-1] if now.number < 0 else now.number
    kind = position.pack.mystery_kinds[number]
    if kind == M_PANORAMA and position.location < 0:
        return
    at = pile.index(number)
    position.mysteries = (*pile[:at], *pile[at + 1 :])
    position.under -= at < position.under
    card = position.pack.mysteries[number]
    if tell:
        shown = position.pack.parts.mysteries[number].number
        tell(ev.MysteryDrawn(agent, shown, MYSTERY_KINDS[kind], len(position.mysteries)))
    if kind == M_BOX:
        position.box += (number,)
    elif kind == M_PANORAMA and not _lay_mystery(position, agent, card, tell):
        return
    show_card(position, agent, card, tell)
    open_card(position, agent, card)


def _lay_mystery(position: Position, agent: int, card: int, tell: Tell | None) -> bool:
    """A panorama mystery takes the place of the card before its drawer; True if it is read now."""
    layout = position.layouts[position.location]
    slot = position.holds[agent]
    if slot >= 0:
        position.layouts[position.location] = (*layout[:slot], card, *layout[slot + 1 :])
        position.personal &= ~(1 << agent)
    else:
        slot = len(layout)
        position.layouts[position.location] = (*layout, card)
        if position.step == ACTIONS:
            position.holds[agent] = slot
    if tell:
        tell(ev.PanoramaChanged(position.pack.places[position.location].id, slot))
    return position.step == ACTIONS


# --- tests, conflicts and Destiny ---


def _damage(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """TS-8.4: at once when reached. Of several opponents each is beaten by itself, and stays so."""
    if position.fight < 0 or position.fight_over:
        return
    card = position.pack.cards[position.fight]
    if card.opponents:
        _damage_opponent(position, agent, now, card, tell)
        return
    life = card.life(position.n)
    position.damage += now.amount
    if tell:
        tell(ev.DamageDealt(agent, now.amount, position.damage, life))
    position.fight_over = position.damage >= life


def _damage_opponent(position: Position, agent: int, now: Op, card: CompiledCard, tell: Tell | None) -> None:
    standing = [one for one in card.opponents if not position.beaten >> one & 1]
    target = now.number if now.number >= 0 else standing[0]
    if target not in standing:
        return
    place = card.opponents.index(target)
    opponent = position.pack.opponents[target]
    life = opponent.life[position.n - 2]
    damages = list(position.damages)
    damages[place] += now.amount
    position.damages = tuple(damages)
    if tell:
        tell(ev.DamageDealt(agent, now.amount, damages[place], life, opponent.id, opponent.name))
    if damages[place] >= life:
        position.beaten |= 1 << target
        if tell:
            tell(ev.OpponentBeaten(opponent.id, opponent.name))
    position.fight_over = all(position.beaten >> one & 1 for one in card.opponents)


def _end_conflict(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.fight_over = position.fight >= 0


def _go_on(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.going_on |= 1 << agent


def _bonus(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    whose = position.helping[agent] if position.helping[agent] >= 0 else agent
    test = position.tests[whose]
    if test is not None:
        position.tests[whose] = replace(test, value=test.value + now.amount)
        if tell:
            tell(ev.Boosted(whose, test.value + now.amount))


def _reshuffle(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    shuffle_destiny(position, tell)


def shuffle_destiny(position: Position, tell: Tell | None) -> None:
    """TS-7.4."""
    pile = [*position.destiny, *position.discards]
    position.rng.shuffle(pile)
    position.destiny, position.discards = tuple(pile), ()
    if tell:
        tell(ev.DestinyShuffled(len(pile)))


# --- questions, payments, the end ---


def _ask(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """A question waits for its reader, for the captain or for the group; a choice of which no way is open is passed over."""
    asked = position.stacks[agent][-1].next - 1
    open_ways = ways(position, agent, asked)
    if not open_ways:
        jump(position, agent, now.to)
        return
    position.asks[agent] = asked
    position.votes = with_one(position.votes, agent, NO_VOTES)
    if tell and now.ask is not None:
        labels = tuple(now.ways[way].label for way in open_ways) if now.ways else ()
        if now.who != op.READER:
            tell(ev.GroupQuestioned(agent, ASKED[now.who], now.ask, labels))
            return
        tell(ev.DecisionPending(agent))
        tell(ev.QuestionAsked(agent, now.ask, labels), only=position.owner(agent))


def _spend(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    azrak, magick = now.azrak, now.magick
    if now.by_group:
        need, of_magick = (magick, True) if magick else (azrak, False)
        if group_has(position, agent, of_magick) < need:
            jump(position, agent, now.to)
            return
        position.pays[agent] = GroupPayment(of_magick, need, NOBODY, now.to)
        if tell:
            tell(ev.GroupAsked(agent, azrak, magick))
    elif position.pools[agent] < azrak or position.magick[agent] < magick:
        jump(position, agent, now.to)
    else:
        if magick:
            change_magick(position, agent, -magick, tell)
        pay(position, agent, azrak, tell, "paid")


def _end(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    reach_goals(position, tell)  # what this end fulfils is given before the Return is read
    finish(position, now.number, "", tell)


DOES: dict[int, Callable[[Position, int, Op, Tell | None], None]] = {
    op.TAKE: _take_item,
    op.TOKEN: _take_token,
    op.READ: _read_personal,
    op.RECALL: _read_personal,
    op.GAIN: _gain,
    op.LOSE: _lose,
    op.SPEND: _spend,
    op.STOW_ITEM: _stow,
    op.STOW_TOKEN: _stow,
    op.OPEN: _open_or_close,
    op.CLOSE: _open_or_close,
    op.COVER: _cover_location,
    op.MYSTERY: _draw_mystery,
    op.EJECT: _eject,
    op.REGAIN: _regain,
    op.CONFLICT: _start_own_conflict,
    op.END_CONFLICT: _end_conflict,
    op.GO_ON: _go_on,
    op.DAMAGE: _damage,
    op.RESHUFFLE: _reshuffle,
    op.REPLACE: _replace_card,
    op.MAY: _ask,
    op.CHOOSE: _ask,
    op.END: _end,
    op.BONUS: _bonus,
    op.TURN: _turn,
    op.OPEN_DECK: _open_deck,
    op.FREE_UPDATE: _free_update,
    op.SAY: _say,
    op.ANSWER: _ask,
    op.COUNT: _count,
    op.MOVE: _move,
    op.ADD: _add_card,
    op.TAKE_AWAY: _take_card_away,
    op.START: _start_countdown,
    op.STOP: _stop_countdown,
    op.SHOW_A: _show_a,
}
"""Every operation but those that only say where to go on (RET, JUMP, IF)."""
