"""What each seat may see of a TIME Stories position: the one authority on its secrets, by allow-list (TS-11).

Open to all: order, return, prologue, receptacles, powers and equipment, Azrak wherever it lies, the map,
card A, which card lies before whom (not its text), green and white items, tokens, discarded Destiny cards,
tests as they go, group conflicts. To oneself: the text of the card before one, what one has just read,
what one is asked. Never: cards nobody turned, others' cards and questions, piles that were shuffled.
"""

from __future__ import annotations

from msgspec import Struct

from horae.core.game import Seat, View
from horae.core.speech import Text
from horae.games.timestories.cells import TestCells, cells_of
from horae.games.timestories.compiled import CONFLICT_NAMES, ITEM, KIND_NAMES, letter_of
from horae.games.timestories.legal import abilities_of, deciding, ways
from horae.games.timestories.pack import is_secret
from horae.games.timestories.position import (
    CHOOSING,
    FIGHT_STEP_NAMES,
    ON_TABLE,
    OPEN_NOW,
    PROLOGUE,
    PROPOSAL_NAMES,
    REMOVED,
    STATUS_NAMES,
    STEP_NAMES,
    TEST_PHASE_NAMES,
    Position,
    TestUnderWay,
)
from horae.games.timestories.printed import PrintedInstruction


class TestFace(Struct, frozen=True):
    """A test box as printed on a card that the seat may read."""

    attribute: str
    difficulty: int
    label: Text | None
    cells: TestCells


class CardFace(Struct, frozen=True):
    """A card that the seat may read."""

    id: str
    kind: str
    text: Text
    tests: tuple[TestFace, ...] = ()
    conflict: str = ""
    life: int = 0
    name: Text | None = None
    """An item's."""
    secret: bool = False
    """For its reader alone (TS-11.1); any other is read aloud."""


class OpenFace(Struct, frozen=True):
    """A receptacle's power or piece of equipment: it lies face up for all to see (TS-2.2)."""

    name: Text
    text: Text


class AbilityFace(Struct, frozen=True):
    id: str
    name: Text
    text: Text
    source: str
    azrak: int
    magick: int
    in_test: bool
    used: bool


class TestShown(Struct, frozen=True):
    """A test under way, as all can see it."""

    test: int
    attribute: str
    phase: str
    value: int
    spent: tuple[int, ...]
    done: tuple[int, ...]


class ItemFace(Struct, frozen=True):
    number: int
    colour: str
    name: Text
    text: Text


class AgentView(Struct, frozen=True):
    """An agent as everybody sees them."""

    agent: int
    seat: Seat
    receptacle: str | None
    name: Text | None
    back_story: Text | None
    attributes: tuple[int, ...]
    azrak: int
    level: int
    magick: int
    status: str
    leaving: bool
    leaving_lost: bool
    slot: int
    unread: bool
    """The card was taken with the last Azrak and waits for the decision about it."""
    link: int
    """0: whole; 1: the last Azrak was spent or lost; 2, 3: it paid for a location (TS-R1)."""
    deciding: bool
    """Has a question to answer."""
    ready: bool
    told: bool
    free_explore: bool
    personal_conflict: bool
    giving: int
    items: tuple[ItemFace, ...]
    tokens: tuple[str, ...]
    replaced_by: int
    open_card: OpenFace | None
    abilities: tuple[AbilityFace, ...]
    test: TestShown | None
    waiting_test: TestShown | None
    payment: tuple[int, ...]
    """Empty, or: 1 for Magick else 0, how much, and what each agent has pledged."""


class LocationView(Struct, frozen=True):
    """A place on the map that can be seen."""

    id: str
    name: Text
    open: bool
    azrak: bool
    visits: int


class SlotView(Struct, frozen=True):
    """A place of the panorama: its card's letter, what it shows from afar, before whom it lies (-1: nobody)."""

    card: str
    letter: str
    place: Text | None
    holder: int


class FightView(Struct, frozen=True):
    card: CardFace
    reader: int
    opponent: Text | None
    step: str
    turn: int
    damage: int
    life: int
    acting: int
    acted: tuple[int, ...]


class Question(Struct, frozen=True):
    """What a card asks its reader."""

    ask: Text
    options: tuple[Text, ...]
    """Empty for a plain yes or no."""
    ways: tuple[int, ...]
    instruction: int
    """Which of the instructions that are followed asks this, counted as printed."""


class OwnView(Struct, frozen=True):
    """What only the agent's own seat sees."""

    agent: int
    card: CardFace | None
    question: Question | None
    read: tuple[CardFace, ...]
    """What the agent's latest doing made them read, besides the card before them."""
    following: tuple[PrintedInstruction, ...]
    """The instructions that come next, on each card that is open before the agent; the innermost card last."""


class SealedView(Struct, frozen=True):
    id: str
    back: Text
    text: Text | None


class TimeStoriesView(View, frozen=True):
    seat: Seat | None
    seats: int
    pack: str
    title: Text
    profile: str
    stacked: tuple[int, ...]
    run: int
    step: str
    round: int
    captain: int
    deciding: tuple[Seat, ...]
    agents: tuple[AgentView, ...]
    receptacles: tuple[str, ...]
    """Still to be chosen."""
    own: tuple[OwnView, ...]
    order: Text
    mission_return: Text
    prologue: tuple[Text, ...]
    vortex: int
    returned: int
    free_updates: int
    azrak: int
    locations: tuple[LocationView, ...]
    deck_two: bool
    location: str | None
    card_a: CardFace | None
    panorama: tuple[SlotView, ...]
    layouts: dict[str, tuple[str, ...]]
    """The cards that lie at each location that was changed, by the letters on their backs."""
    destiny: int
    destiny_cards: int
    destiny_lowest: int
    destiny_highest: int
    discards: tuple[int, ...]
    draws: int
    table_items: tuple[ItemFace, ...]
    group_tokens: tuple[str, ...]
    token_names: dict[str, Text]
    """Of the tokens that lie before somebody or before the group; the others are still face down on their sheet."""
    removed: tuple[str, ...]
    opened: tuple[str, ...]
    """Yellow and red items that are being resolved."""
    box: tuple[CardFace, ...]
    mysteries: int
    mysteries_under: tuple[int, ...]
    mysteries_gone: tuple[int, ...]
    sealed: tuple[SealedView, ...]
    read: tuple[str, ...]
    used: tuple[str, ...]
    fight: FightView | None
    fight_queue: tuple[tuple[str, int], ...]
    proposal: str
    proposer: int
    agreed: tuple[int, ...]
    must_update: bool
    updated: bool
    dealer: int
    left_things: tuple[str, ...]
    result: str | None
    result_text: Text | None
    score: int


def card_face(position: Position, number: int, agent: int = -1) -> CardFace:
    card = position.pack.cards[number]
    names = position.profile.attributes
    printed = cells_of(position.pack)[card.id] if card.tests else ()
    tests = tuple(
        [
            TestFace(names[box.attribute].id, box.difficulty, box.label, cells)
            for box, cells in zip(card.tests, printed, strict=True)
        ]
    )
    text = position.text_for(card, agent) if agent >= 0 else card.text
    name = position.pack.parts.items[card.number].name if card.kind == ITEM else None
    secret = is_secret(position.pack, card)
    return CardFace(card.id, KIND_NAMES[card.kind], text, tests, CONFLICT_NAMES[card.conflict], card.life, name, secret)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([agent for agent in range(4) if mask >> agent & 1])


def _test(position: Position, test: TestUnderWay | None) -> TestShown | None:
    if test is None:
        return None
    attribute = position.profile.attributes[position.pack.cards[test.card].tests[test.box].attribute].id
    return TestShown(test.box, attribute, TEST_PHASE_NAMES[test.phase], test.value, test.spent, _bits(test.done))


def _item(position: Position, number: int) -> ItemFace:
    item = position.pack.parts.items[number]
    return ItemFace(item.number, item.colour, item.name, item.text)


def _abilities(position: Position, agent: int) -> tuple[AbilityFace, ...]:
    used = position.used_round | position.used_mission
    made = []
    for number in abilities_of(position, agent):
        ability = position.pack.abilities[number]
        made.append(
            AbilityFace(
                ability.id,
                ability.name,
                ability.text,
                ability.source,
                ability.azrak,
                ability.magick,
                ability.in_test,
                bool(used >> number & 1),
            )
        )
    return tuple(made)


def _open_card(position: Position, agent: int) -> OpenFace | None:
    person = position.pack.parts.receptacles[position.who[agent]]
    card = person.power if position.profile.open_card == "power" else person.equipment
    return None if card is None else OpenFace(card.name, card.text)


def _agent(position: Position, agent: int) -> AgentView:
    pack, who = position.pack, position.who[agent]
    chosen = who >= 0
    bit = 1 << agent
    replaced = position.replaced[agent]
    pay = position.pays[agent]
    back_story = pack.parts.receptacles[who].back_story if chosen else None
    replacement = pack.replacements[replaced] if replaced >= 0 else None
    if replacement is not None:
        back_story = replacement.back_story
    return AgentView(
        agent=agent,
        seat=position.owner(agent),
        receptacle=pack.people[who].id if chosen else None,
        name=pack.people[who].name if chosen else None,
        back_story=back_story,
        attributes=position.attributes(agent) if chosen else (),
        azrak=position.pools[agent],
        level=position.levels[agent],
        magick=position.magick[agent],
        status=STATUS_NAMES[position.status[agent]],
        leaving=bool(position.doomed & bit),
        leaving_lost=bool(position.doomed_lost & bit),
        slot=position.holds[agent],
        unread=bool(position.unread & bit),
        link=position.links[agent],
        deciding=position.asks[agent] >= 0,
        ready=bool(position.ready & bit),
        told=bool(position.told & bit),
        free_explore=bool(position.free_explores & bit),
        personal_conflict=bool(position.personal & bit),
        giving=position.giving[agent],
        items=tuple(
            [_item(position, number) for number, at in enumerate(position.item_at) if at == agent and number != replaced]
        ),
        tokens=tuple([pack.parts.tokens[number].id for number, at in enumerate(position.token_at) if at == agent]),
        replaced_by=pack.parts.items[replaced].number if replaced >= 0 else 0,
        open_card=_open_card(position, agent) if chosen else None,
        abilities=_abilities(position, agent) if chosen else (),
        test=_test(position, position.tests[agent]),
        waiting_test=_test(position, position.suspended[agent]),
        payment=() if pay is None else (int(pay.of_magick), pay.need, *pay.pledged),
    )


def _own(position: Position, agent: int) -> OwnView:
    card = position.card_before(agent)
    unread = position.unread >> agent & 1
    return OwnView(
        agent,
        card_face(position, card, agent) if card >= 0 and not unread else None,
        _question(position, agent),
        tuple([card_face(position, number, agent) for number in position.last_read[agent]]),
        tuple([position.pack.printed.at(frame.next) for frame in position.stacks[agent]]),
    )


def _question(position: Position, agent: int) -> Question | None:
    asked = position.asks[agent]
    if asked < 0:
        return None
    now = position.pack.ops[asked]
    assert now.ask is not None
    open_ways = tuple(ways(position, agent, asked))
    labels = tuple([now.ways[way].label for way in open_ways]) if now.ways else ()
    return Question(now.ask, labels, open_ways, position.pack.printed.at(asked).number)


def _fight(position: Position) -> FightView | None:
    if position.fight < 0:
        return None
    card = position.pack.cards[position.fight]
    return FightView(
        card=card_face(position, position.fight),
        reader=position.fight_reader,
        opponent=card.opponent,
        step=FIGHT_STEP_NAMES[position.fight_step],
        turn=position.fight_turn,
        damage=position.damage,
        life=card.life,
        acting=position.acting,
        acted=_bits(position.acted),
    )


def _panorama(position: Position) -> tuple[SlotView, ...]:
    if position.location < 0:
        return ()
    cards = position.pack.cards
    holds = position.holds
    return tuple(
        [
            SlotView(cards[card].id, letter_of(cards[card]), cards[card].place, holds.index(slot) if slot in holds else -1)
            for slot, card in enumerate(position.layouts[position.location])
        ]
    )


def _changed_layouts(position: Position) -> dict[str, tuple[str, ...]]:
    cards = position.pack.cards
    return {
        place.id: tuple([cards[card].id for card in layout])
        for place, layout in zip(position.pack.places, position.layouts, strict=True)
        if layout != place.layout
    }


def _locations(position: Position) -> tuple[LocationView, ...]:
    found = []
    for number, place in enumerate(position.pack.places):
        is_open = bool(position.opened >> number & 1) and (place.deck == 1 or position.deck_two)
        if is_open or position.visits[number] or position.map_azrak >> number & 1:
            azrak = bool(position.map_azrak >> number & 1)
            found.append(LocationView(place.id, place.name, is_open, azrak, position.visits[number]))
    return tuple(found)


def _sealed(position: Position) -> tuple[SealedView, ...]:
    return tuple(
        [
            SealedView(sealed.id, sealed.back, sealed.text if position.turned >> number & 1 else None)
            for number, sealed in enumerate(position.pack.head.sealed)
        ]
    )


def _result_text(position: Position) -> Text | None:
    if position.outcome is None:
        return None
    table = position.pack.head.mission_return
    for ending in table.outcomes:
        if ending.id == position.outcome.reason:
            return ending.text
    return table.lost if position.outcome.reason == "lost_control" else None


def _things(position: Position, where: int) -> tuple[str, ...]:
    pack = position.pack
    items = [pack.cards[pack.items[number]].id for number, at in enumerate(position.item_at) if at == where]
    tokens = [f"token-{pack.parts.tokens[number].id}" for number, at in enumerate(position.token_at) if at == where]
    return (*items, *tokens)


def _gone_mysteries(position: Position) -> tuple[int, ...]:
    """Drawn and not back: in the box, in a panorama or being read. Their numbers were seen by all."""
    pile = set(position.mysteries)
    return tuple([m.number for place, m in enumerate(position.pack.parts.mysteries) if place not in pile])


def view_of(position: Position, seat: Seat | None) -> TimeStoriesView:
    pack = position.pack
    head = pack.head
    own = position.agents_of(seat) if seat is not None else ()
    chosen = position.step != CHOOSING
    place = pack.places[position.location] if position.location >= 0 else None
    cards = pack.cards
    return TimeStoriesView(
        seat=seat,
        seats=position.seat_count,
        pack=pack.id,
        title=pack.title,
        profile=position.profile.id,
        stacked=position.opts.destiny,
        run=position.run,
        step=STEP_NAMES[position.step],
        round=position.round,
        captain=position.captain,
        deciding=deciding(position),
        agents=tuple([_agent(position, agent) for agent in range(position.n)]),
        receptacles=() if chosen else tuple([one.id for at, one in enumerate(pack.people) if at not in position.who]),
        own=tuple([_own(position, agent) for agent in own]),
        order=head.order,
        mission_return=head.mission_return.text,
        prologue=tuple([cards[card].text for card in pack.prologue]) if position.round or position.step == PROLOGUE else (),
        vortex=position.vortex,
        returned=position.returned,
        free_updates=position.free_updates,
        azrak=head.azrak,
        locations=_locations(position),
        deck_two=position.deck_two,
        location=place.id if place else None,
        card_a=card_face(position, place.a) if place else None,
        panorama=_panorama(position),
        layouts=_changed_layouts(position),
        destiny=len(position.destiny),
        destiny_cards=len(head.destiny),
        destiny_lowest=min(head.destiny),
        destiny_highest=max(head.destiny),
        discards=position.discards,
        draws=position.draws,
        table_items=tuple([_item(position, number) for number, at in enumerate(position.item_at) if at == ON_TABLE]),
        group_tokens=tuple([pack.parts.tokens[at].id for at, where in enumerate(position.token_at) if where == ON_TABLE]),
        token_names={
            token.id: token.name
            for token, where in zip(pack.parts.tokens, position.token_at, strict=True)
            if where >= 0 or where == ON_TABLE
        },
        removed=_things(position, REMOVED),
        opened=_things(position, OPEN_NOW),
        box=tuple([card_face(position, pack.mysteries[number]) for number in position.box]),
        mysteries=len(position.mysteries),
        mysteries_under=tuple([pack.parts.mysteries[number].number for number in position.mysteries[: position.under]]),
        mysteries_gone=_gone_mysteries(position),
        sealed=_sealed(position),
        read=tuple([card.id for number, card in enumerate(cards) if position.read >> number & 1]),
        used=tuple(
            [ability.id for at, ability in enumerate(pack.abilities) if (position.used_round | position.used_mission) >> at & 1]
        ),
        fight=_fight(position),
        fight_queue=tuple([(cards[card].id, reader) for card, reader in position.fight_queue]),
        proposal=PROPOSAL_NAMES[position.proposal],
        proposer=position.proposer,
        agreed=_bits(position.agreed),
        must_update=position.must_update,
        updated=position.updated,
        dealer=position.dealer,
        left_things=tuple(
            [
                cards[pack.items[item]].id if item >= 0 else f"token-{pack.parts.tokens[token].id}"
                for item, token in position.left_things
            ]
        ),
        result=position.outcome.reason if position.outcome else None,
        result_text=_result_text(position),
        score=position.outcome.figures["score"] if position.outcome else 0,
    )
