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
)
from horae.games.timestories.compiler import Op
from horae.games.timestories.ending import finish
from horae.games.timestories.legal import group_has, ways
from horae.games.timestories.pack import is_secret
from horae.games.timestories.position import (
    ACTIONS,
    IN_DECK,
    NOBODY,
    ON_TABLE,
    OPEN_NOW,
    READING,
    REMOVED,
    Frame,
    GroupPayment,
    Position,
)

MOST_CARDS_OPEN = 30
"""Deeper than any chain of readings; a mission that reads in circles stops here instead of hanging."""


# --- reading a card ---


def open_card(position: Position, agent: int, card: int) -> None:
    """Put a card's instructions before what the agent was following."""
    if len(position.stacks[agent]) > MOST_CARDS_OPEN:
        return
    position.stacks[agent] += (Frame(position.pack.cards[card].start, card, READING),)


def show_card(position: Position, agent: int, number: int, tell: Tell | None) -> None:
    """Somebody reads a card: alone, or aloud (TS-11.1)."""
    card = position.pack.cards[number]
    if card.kind in (PANORAMA, ITEM, MYSTERY, CARD_A):
        position.read |= 1 << number
    if card.kind != PANORAMA and number != position.card_before(agent):
        position.last_read[agent] += (number,)
    if tell:
        aloud = not is_secret(position.pack, card)
        only = None if aloud else position.owner(agent)
        tell(ev.CardRead(agent, card.id, position.text_for(card, agent), aloud), only=only)


def jump(position: Position, agent: int, to: int) -> None:
    """Go on elsewhere on the card that is followed."""
    stack = position.stacks[agent]
    top = stack[-1]
    position.stacks[agent] = (*stack[:-1], Frame(to, top.card, top.kind))


def _read_personal(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """Read a personal card; one without that number, and one that is open already, is passed over."""
    person = position.pack.people[position.who[agent]]
    card = person.recall if now.code == op.RECALL else person.interactions.get(now.number, -1)
    stack = position.stacks[agent]
    if card < 0 or len(stack) > MOST_CARDS_OPEN or any(frame.card == card for frame in stack):
        return
    show_card(position, agent, card, tell)
    open_card(position, agent, card)


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
    """A card's conflict: of the group, which waits its turn (TS-8.2), or of who has the card before them (TS-8.1)."""
    if position.pack.cards[number].conflict == GROUP:
        if number != position.fight and all(waiting != number for waiting, _ in position.fight_queue):
            position.fight_queue += ((number, agent),)
    elif position.card_before(agent) == number and not position.personal >> agent & 1:
        position.personal |= 1 << agent
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
        pay(position, one, now.azrak, tell)


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
    number = now.number
    if position.token_at[number] == IN_DECK:
        group = position.pack.hexagonal[number]
        position.token_at[number] = ON_TABLE if group else agent  # TS-10.6
        if tell:
            tell(ev.TokenTaken(agent, position.pack.parts.tokens[number].id, group))


def _stow(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    is_item = now.code == op.STOW_ITEM
    at = (position.item_at if is_item else position.token_at)[now.number]
    if at != REMOVED and at != now.where:
        put(position, is_item, now.number, now.where, tell)


def put(position: Position, is_item: bool, number: int, where: int, tell: Tell | None) -> None:
    """Stow or remove an item or a token (TS-10.8)."""
    if is_item:
        position.item_at[number] = where
        thing = position.pack.cards[position.pack.items[number]].id
        for agent in range(position.n):
            if position.replaced[agent] == number:
                position.replaced[agent] = -1
    else:
        position.token_at[number] = where
        thing = f"token-{position.pack.parts.tokens[number].id}"
    if tell:
        tell(ev.ThingStowed(thing) if where == IN_DECK else ev.ThingRemoved(thing))


def _take_item(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    number = now.number
    if position.item_at[number] != IN_DECK:  # TS-10.1, TS-R14
        return
    colour = position.pack.colours[number]
    card = position.pack.items[number]
    if tell:
        tell(ev.ItemTaken(agent, position.pack.parts.items[number].number, COLOURS[colour]))
    if colour == GREEN:
        position.item_at[number] = agent
    elif colour == WHITE:
        lay_white(position, agent, number, tell)
    else:
        position.item_at[number] = OPEN_NOW
    show_card(position, agent, card, tell)
    open_card(position, agent, card)


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
    if old not in layout or new in layout:
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


def _draw_mystery(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    """TS-10.5, TS-R8."""
    if not position.mysteries:
        return
    number = position.mysteries[-1]
    kind = position.pack.mystery_kinds[number]
    if kind == M_PANORAMA and position.location < 0:
        return
    position.mysteries = position.mysteries[:-1]
    position.under = min(position.under, len(position.mysteries))
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
    if position.fight >= 0 and not position.fight_over:
        life = position.pack.cards[position.fight].life
        position.damage += now.amount
        if tell:
            tell(ev.DamageDealt(agent, now.amount, position.damage, life))
        position.fight_over = position.damage >= life  # TS-8.4: at once


def _end_conflict(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.fight_over = position.fight >= 0


def _go_on(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    position.going_on |= 1 << agent


def _bonus(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
    test = position.tests[agent]
    if test is not None:
        position.tests[agent] = replace(test, value=test.value + now.amount)
        if tell:
            tell(ev.Boosted(agent, test.value + now.amount))


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
    """A `may` or a `choose` waits for its reader; a choice of which no way is open is passed over."""
    asked = position.stacks[agent][-1].next - 1
    open_ways = ways(position, agent, asked)
    if not open_ways:
        jump(position, agent, now.to)
        return
    position.asks[agent] = asked
    if tell and now.ask is not None:
        labels = tuple(now.ways[way].label for way in open_ways) if now.ways else ()
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
        pay(position, agent, azrak, tell)


def _end(position: Position, agent: int, now: Op, tell: Tell | None) -> None:
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
}
"""Every operation but those that only say where to go on (RET, JUMP, IF)."""
