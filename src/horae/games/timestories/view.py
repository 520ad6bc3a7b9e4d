"""What each seat may see of a TIME Stories position: the one authority on its secrets, by allow-list (TS-11).

Open to all: order, return, prologue, receptacles, powers and equipment, Azrak wherever it lies, the map,
card A, which card lies before whom (not its text), green and white items, tokens, discarded Destiny cards,
tests as they go, group conflicts. To oneself: the text of the card before one, what one has just read,
what one is asked. Never: cards nobody turned, others' cards and questions, piles that were shuffled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from horae.core.game import Seat, View
from horae.core.speech import Text
from horae.games.timestories import pack as p
from horae.games.timestories import program as op
from horae.games.timestories import table as t
from horae.games.timestories.test_cells import TestCells, cells_of

if TYPE_CHECKING:
    from horae.games.timestories.legal import Moves

_CONFLICTS = ("", "personal", "group")
_STATUS = ("in_control", "ejected", "lost_control", "left_out")


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
    at: int


class OwnView(Struct, frozen=True):
    """What only the agent's own seat sees."""

    agent: int
    card: CardFace | None
    question: Question | None
    read: tuple[CardFace, ...]
    """What the agent's latest doing made them read, besides the card before them."""
    thread: tuple[tuple[int, int, int], ...]
    """Where the agent's instructions go on, for searching bots."""


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


def card_face(state: Moves, number: int, agent: int = -1) -> CardFace:
    card = state.pack.cards[number]
    names = state.profile.attributes
    boxes = cells_of(state.pack)[card.id] if card.trials else ()
    tests = tuple(
        [
            TestFace(names[trial.attribute].id, trial.difficulty, trial.label, cells)
            for trial, cells in zip(card.trials, boxes, strict=True)
        ]
    )
    text = state.text_for(card, agent) if agent >= 0 else card.text
    name = state.pack.parts.items[card.number].name if card.kind == p.ITEM else None
    return CardFace(card.id, p.KIND_NAMES[card.kind], text, tests, _CONFLICTS[card.conflict], card.life, name)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([agent for agent in range(4) if mask >> agent & 1])


def _test(state: Moves, going: t.Going | None) -> TestShown | None:
    if going is None:
        return None
    card, which, phase, value, spent, done = going
    attribute = state.profile.attributes[state.pack.cards[card].trials[which].attribute].id
    return TestShown(which, attribute, ("boosting", "supporting")[phase], value, spent, _bits(done))


def _item(state: Moves, number: int) -> ItemFace:
    item = state.pack.parts.items[number]
    return ItemFace(item.number, item.colour, item.name, item.text)


def _abilities(state: Moves, agent: int) -> tuple[AbilityFace, ...]:
    used = state.used_round | state.used_mission
    made = []
    for number in state.deeds_of(agent):
        deed = state.pack.deeds[number]
        made.append(
            AbilityFace(
                deed.id, deed.name, deed.text, deed.source, deed.azrak, deed.magick, deed.in_test, bool(used >> number & 1)
            )
        )
    return tuple(made)


def _open_card(state: Moves, agent: int) -> OpenFace | None:
    person = state.pack.parts.receptacles[state.who[agent]]
    card = person.power if state.profile.open_card == "power" else person.equipment
    return None if card is None else OpenFace(card.name, card.text)


def _agent(state: Moves, agent: int) -> AgentView:
    pack, who = state.pack, state.who[agent]
    chosen = who >= 0
    bit = 1 << agent
    replaced = state.replaced[agent]
    pay = state.pays[agent]
    back_story = pack.parts.receptacles[who].back_story if chosen else None
    replacement = pack.replacements[replaced] if replaced >= 0 else None
    if replacement is not None:
        back_story = replacement.back_story
    return AgentView(
        agent=agent,
        seat=state.owner(agent),
        receptacle=pack.people[who].id if chosen else None,
        name=pack.people[who].name if chosen else None,
        back_story=back_story,
        attributes=state.attributes(agent) if chosen else (),
        azrak=state.pools[agent],
        level=state.levels[agent],
        magick=state.magick[agent],
        status=_STATUS[state.status[agent]],
        leaving=bool(state.doomed & bit),
        leaving_lost=bool(state.doomed_lost & bit),
        slot=state.holds[agent],
        unread=bool(state.unread & bit),
        link=state.links[agent],
        deciding=state.asks[agent] >= 0,
        ready=bool(state.ready & bit),
        told=bool(state.told & bit),
        free_explore=bool(state.free_explores & bit),
        personal_conflict=bool(state.personal & bit),
        giving=state.giving[agent],
        items=tuple([_item(state, number) for number, at in enumerate(state.item_at) if at == agent and number != replaced]),
        tokens=tuple([pack.parts.tokens[number].id for number, at in enumerate(state.token_at) if at == agent]),
        replaced_by=pack.parts.items[replaced].number if replaced >= 0 else 0,
        open_card=_open_card(state, agent) if chosen else None,
        abilities=_abilities(state, agent) if chosen else (),
        test=_test(state, state.tests[agent]),
        waiting_test=_test(state, state.suspended[agent]),
        payment=() if pay is None else (int(pay[0]), pay[1], *pay[2]),
    )


def _own(state: Moves, agent: int) -> OwnView:
    card = state.card_before(agent)
    unread = state.unread >> agent & 1
    asked = state.asks[agent]
    question = None
    if asked >= 0:
        now = state.pack.ops[asked]
        ways = tuple(state.ways(agent, asked))
        labels = () if now[0] == op.MAY else tuple([now[2][way][0] for way in ways])
        question = Question(now[1], labels, ways, asked)
    return OwnView(
        agent,
        card_face(state, card, agent) if card >= 0 and not unread else None,
        question,
        tuple([card_face(state, number, agent) for number in state.last_read[agent]]),
        state.stacks[agent],
    )


def _fight(state: Moves) -> FightView | None:
    if state.fight < 0:
        return None
    card = state.pack.cards[state.fight]
    return FightView(
        card=card_face(state, state.fight),
        reader=state.fight_reader,
        opponent=card.opponent,
        step=("swapping", "ordering", "acting", "acted")[state.fight_step],
        turn=state.fight_turn,
        damage=state.damage,
        life=card.life,
        acting=state.acting,
        acted=_bits(state.acted),
    )


def _panorama(state: Moves) -> tuple[SlotView, ...]:
    if state.location < 0:
        return ()
    cards = state.pack.cards
    holds = state.holds
    return tuple(
        [
            SlotView(cards[card].id, letter_of(cards[card]), cards[card].place, holds.index(slot) if slot in holds else -1)
            for slot, card in enumerate(state.layouts[state.location])
        ]
    )


def letter_of(card: p.Card) -> str:
    """What stands on the back of a panorama card."""
    return "?" if card.kind == p.MYSTERY else card.id.rpartition("-")[2].upper()


def _changed_layouts(state: Moves) -> dict[str, tuple[str, ...]]:
    cards = state.pack.cards
    return {
        place.id: tuple([cards[card].id for card in layout])
        for place, layout in zip(state.pack.places, state.layouts, strict=True)
        if layout != place.layout
    }


def _locations(state: Moves) -> tuple[LocationView, ...]:
    found = []
    for number, place in enumerate(state.pack.places):
        is_open = bool(state.opened >> number & 1) and (place.deck == 1 or state.deck_two)
        if is_open or state.visits[number] or state.map_azrak >> number & 1:
            azrak = bool(state.map_azrak >> number & 1)
            found.append(LocationView(place.id, place.name, is_open, azrak, state.visits[number]))
    return tuple(found)


def _sealed(state: Moves) -> tuple[SealedView, ...]:
    return tuple(
        [
            SealedView(sealed.id, sealed.back, sealed.text if state.turned >> number & 1 else None)
            for number, sealed in enumerate(state.pack.head.sealed)
        ]
    )


def _result_text(state: Moves) -> Text | None:
    if state.outcome is None:
        return None
    table = state.pack.head.mission_return
    for ending in table.outcomes:
        if ending.id == state.outcome.reason:
            return ending.text
    return table.lost if state.outcome.reason == "lost_control" else None


def _things(state: Moves, where: int) -> tuple[str, ...]:
    pack = state.pack
    items = [pack.cards[pack.items[number]].id for number, at in enumerate(state.item_at) if at == where]
    tokens = [f"token-{pack.parts.tokens[number].id}" for number, at in enumerate(state.token_at) if at == where]
    return (*items, *tokens)


def _gone_mysteries(state: Moves) -> tuple[int, ...]:
    """Drawn and not back: in the box, in a panorama or being read. Their numbers were seen by all."""
    pile = set(state.mysteries)
    return tuple([m.number for place, m in enumerate(state.pack.parts.mysteries) if place not in pile])


def view_of(state: Moves, seat: Seat | None) -> TimeStoriesView:
    pack = state.pack
    head = pack.head
    own = state.agents_of(seat) if seat is not None else ()
    chosen = state.step != t.CHOOSING
    place = pack.places[state.location] if state.location >= 0 else None
    cards = pack.cards
    return TimeStoriesView(
        seat=seat,
        seats=state.seat_count,
        pack=pack.id,
        title=pack.title,
        profile=state.profile.id,
        stacked=state.opts.destiny,
        run=state.run,
        step=t.STEP_NAMES[state.step],
        round=state.round,
        captain=state.captain,
        deciding=state.deciding(),
        agents=tuple([_agent(state, agent) for agent in range(state.n)]),
        receptacles=() if chosen else tuple([one.id for at, one in enumerate(pack.people) if at not in state.who]),
        own=tuple([_own(state, agent) for agent in own]),
        order=head.order,
        mission_return=head.mission_return.text,
        prologue=tuple([cards[card].text for card in pack.prologue]) if state.round or state.step == t.PROLOGUE else (),
        vortex=state.vortex,
        returned=state.returned,
        free_updates=state.free_updates,
        azrak=head.azrak,
        locations=_locations(state),
        deck_two=state.deck_two,
        location=place.id if place else None,
        card_a=card_face(state, place.a) if place else None,
        panorama=_panorama(state),
        layouts=_changed_layouts(state),
        destiny=len(state.destiny),
        destiny_cards=len(head.destiny),
        destiny_lowest=min(head.destiny),
        destiny_highest=max(head.destiny),
        discards=state.discards,
        draws=state.draws,
        table_items=tuple([_item(state, number) for number, at in enumerate(state.item_at) if at == t.ON_TABLE]),
        group_tokens=tuple([pack.parts.tokens[at].id for at, where in enumerate(state.token_at) if where == t.ON_TABLE]),
        token_names={
            token.id: token.name
            for token, where in zip(pack.parts.tokens, state.token_at, strict=True)
            if where >= 0 or where == t.ON_TABLE
        },
        removed=_things(state, t.REMOVED),
        opened=_things(state, t.OPEN_NOW),
        box=tuple([card_face(state, pack.mysteries[number]) for number in state.box]),
        mysteries=len(state.mysteries),
        mysteries_under=tuple([pack.parts.mysteries[number].number for number in state.mysteries[: state.under]]),
        mysteries_gone=_gone_mysteries(state),
        sealed=_sealed(state),
        read=tuple([card.id for number, card in enumerate(cards) if state.read >> number & 1]),
        used=tuple([deed.id for at, deed in enumerate(pack.deeds) if (state.used_round | state.used_mission) >> at & 1]),
        fight=_fight(state),
        fight_queue=tuple([(cards[card].id, reader) for card, reader in state.fight_queue]),
        proposal=t.PROPOSALS[state.proposal],
        proposer=state.proposer,
        agreed=_bits(state.agreed),
        must_update=state.must_update,
        updated=state.updated,
        dealer=state.dealer,
        left_things=tuple(
            [
                cards[pack.items[item]].id if item >= 0 else f"token-{pack.parts.tokens[token].id}"
                for item, token in state.left_things
            ]
        ),
        result=state.outcome.reason if state.outcome else None,
        result_text=_result_text(state),
        score=state.outcome.figures["score"] if state.outcome else 0,
    )
