"""What each seat may see of a TIME Stories position: the one authority on its secrets, by allow-list (TS-11).

Open to all: order, return, prologue, receptacles, powers and equipment, Azrak wherever it lies, the map,
card A, which card lies before whom (not its text), green and white items, tokens, discarded Destiny cards,
tests as they go, group conflicts. To oneself: the text of the card before one, what one has just read,
what one is asked. Never: cards nobody turned, others' cards and questions, piles that were shuffled.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from horae.core.game import Seat, View
from horae.core.speech import Text
from horae.games.timestories.attempts import where_tested
from horae.games.timestories.awaited import deciding
from horae.games.timestories.cells import TestCells, cells_of
from horae.games.timestories.compiled import CONFLICT_NAMES, ITEM, KIND_NAMES, CompiledCard, CompiledGoal, letter_of
from horae.games.timestories.compiler import ANSWER, READER
from horae.games.timestories.instructions import ASKED
from horae.games.timestories.open_tests import attempts_open, boxes, is_offered, whole_life
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
    STOPPED,
    SUPPORTING,
    TEST_PHASE_NAMES,
    Point,
    Position,
    TestUnderWay,
)
from horae.games.timestories.printed import PrintedInstruction
from horae.games.timestories.spent import spent_cards
from horae.games.timestories.support import abilities_of
from horae.games.timestories.votes import open_votes, to_vote, ways, ways_to_vote


class TestFace(Struct, frozen=True):
    """A test box as printed on a card that the seat may read."""

    attribute: str
    difficulty: int
    label: Text | None
    cells: TestCells
    number: int
    """What an attempt at it is called by; -1 where it cannot be attempted from here."""


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
    passages: tuple[int, ...] = ()
    """Which of its passages are part of the text, as printed."""
    margin: Text | None = None
    """A rule told beside the story."""
    portrait: str = ""
    """Who is met on it, where that one has a picture of their own."""


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
    supports: bool = False
    """For somebody else's test."""


class TestShown(Struct, frozen=True):
    """A test under way, as all can see it."""

    test: int
    attribute: str
    phase: str
    value: int
    spent: tuple[int, ...]
    done: tuple[int, ...]
    card: str = ""
    """Where it does not stand on the story card before the agent, nor on the conflict's: which one, or "?" for a card
    that is none of the seat's business."""
    difficulty: int = 0
    """What has to be reached, once support was asked for: whoever asks for it says so."""


class ItemFace(Struct, frozen=True):
    number: int
    colour: str
    name: Text
    text: Text
    passages: tuple[int, ...] = ()


class ReachedGoal(Struct, frozen=True):
    id: str
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
    """Face up; several copies stand there several times."""
    hidden_tokens: int
    """How many lie face down."""
    replaced_by: int
    open_card: OpenFace | None
    abilities: tuple[AbilityFace, ...]
    test: TestShown | None
    waiting_test: TestShown | None
    payment: tuple[int, ...]
    """Empty, or: 1 for Magick else 0, how much, and what each agent has pledged."""
    helping: int
    """Whose test an ability of theirs is helping, or -1."""
    goals: tuple[ReachedGoal, ...]
    """Those reached: they were read aloud."""


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
    piece: int
    """Which piece of the location's picture it lies on, counted from 0; -1 for a card that was added to it."""


class OpponentView(Struct, frozen=True):
    id: str
    name: Text
    damage: int
    life: int
    beaten: bool


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
    opponents: tuple[OpponentView, ...] = ()
    """Where the conflict has several; `damage` and `life` are then of those who still stand."""
    tests: tuple[tuple[int, ...], ...] = ()
    """Which of the card's tests each agent could attempt."""


class Question(Struct, frozen=True):
    """What a card asks its reader."""

    ask: Text
    options: tuple[Text, ...]
    """Empty for a plain yes or no."""
    ways: tuple[int, ...]
    instruction: int
    """Which of the instructions that are followed asks this, counted as printed."""
    typed: bool = False
    """A word or a code is asked for; `options` holds how to leave it, where the card says so."""


class GroupQuestion(Struct, frozen=True):
    """What a card asks the captain (`by`) or the whole group, read aloud; votes are open (TS-1.2)."""

    agent: int
    """Whose card it is."""
    by: str
    ask: Text
    options: tuple[Text, ...]
    ways: tuple[int, ...]
    votes: tuple[int, ...]
    """Of each agent: the way, or -1."""
    waits_for: tuple[int, ...]
    instruction: PrintedInstruction


class Said(Struct, frozen=True):
    """A passage that one was told."""

    text: Text
    instruction: PrintedInstruction


class GoalFace(Struct, frozen=True):
    """What one's receptacle wants: its owner's secret until it is reached."""

    id: str
    text: Text
    azrak: int
    source: str
    reached: bool


class HiddenToken(Struct, frozen=True):
    id: str
    name: Text


class CounterView(Struct, frozen=True):
    id: str
    name: Text
    value: int
    most: int
    """How far it can go."""


class CountdownView(Struct, frozen=True):
    """One that runs."""

    id: str
    name: Text
    left: int
    every: str


class OwnView(Struct, frozen=True):
    """What only the agent's own seat sees."""

    agent: int
    card: CardFace | None
    question: Question | None
    read: tuple[CardFace, ...]
    """What the agent's latest doing made them read, besides the card before them."""
    following: tuple[PrintedInstruction, ...]
    """The instructions that come next, on each card that is open before the agent; the innermost card last."""
    said: tuple[Said, ...]
    """The passages that the agent was told since their latest doing."""
    goals: tuple[GoalFace, ...]
    hidden_tokens: tuple[HiddenToken, ...]
    facing: str
    """Another card whose tests are open to the agent."""
    more_tests: tuple[TestFace, ...]
    """Of items in hand and of card A."""
    carried: CardFace | None
    """What lay before the agent when a card took the group elsewhere, until their next doing (TS-R17)."""
    spent: tuple[str, ...]
    """Of the panorama's cards those that the agent has read and that would say and do nothing new."""
    known: dict[str, tuple[int, ...]]
    """The cards that the agent has read, each with the passages of it that they read."""
    heard: tuple[PrintedInstruction, ...]
    """All passages that the agent was told."""


class ScoreLine(Struct, frozen=True):
    """A line of the score (TS-13.2); `text` says what was achieved, where that is the source."""

    source: str
    points: int
    text: Text | None = None


class MapFace(Struct, frozen=True):
    id: str
    text: Text


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
    pieces: int
    """Into how many the location's picture is cut: as many as there were cards at first."""
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
    questions: tuple[GroupQuestion, ...]
    counters: tuple[CounterView, ...]
    countdowns: tuple[CountdownView, ...]
    moving: str | None
    """Where the group is about to go (TS-R17)."""
    taken_away: tuple[str, ...]
    """Story cards that left their panoramas for good."""
    succeeded: tuple[tuple[str, int], ...]
    """Tests that cannot be attempted again: card and box."""
    beaten: tuple[str, ...]
    won_fights: tuple[str, ...]
    hidden_removed: int
    """How many face-down tokens left the game."""
    campaign: tuple[str, ...]
    """What is remembered of earlier missions."""
    remembered: tuple[Text, ...]
    """What will be remembered of this one."""
    result: str | None
    result_text: Text | None
    score: int
    score_lines: tuple[ScoreLine, ...]
    """They add up to the score."""
    maps: tuple[MapFace, ...]
    """The map cards that lie face up."""


def card_face(position: Position, number: int, agent: int = -1) -> CardFace:
    """A card as it lies open, or as this agent reads it: with the tests that it offers them."""
    card = position.pack.cards[number]
    text = position.text_for(card, agent)
    name = position.pack.parts.items[card.number].name if card.kind == ITEM else None
    return CardFace(
        card.id,
        KIND_NAMES[card.kind],
        text,
        _tests(position, number, agent),
        CONFLICT_NAMES[card.conflict],
        whole_life(position, card),
        name,
        is_secret(position.pack, card),
        position.passages_of(card),
        card.margin,
        card.portrait,
    )


def _tests(position: Position, number: int, agent: int) -> tuple[TestFace, ...]:
    """The boxes of a card. One that is not offered now is not shown, lest it tell what is asked for."""
    card = position.pack.cards[number]
    if not card.tests:
        return ()
    names = position.profile.attributes
    before = boxes(position, agent) if agent >= 0 else ()
    printed = cells_of(position.pack)[card.id]
    made = []
    for place, box in enumerate(card.tests):
        if not _is_shown(position, number, place, agent):
            continue
        called = before.index((number, place)) if (number, place) in before else place if number == position.fight else -1
        made.append(TestFace(names[box.attribute].id, box.difficulty(position.n), box.label, printed[place], called))
    return tuple(made)


def _is_shown(position: Position, number: int, place: int, agent: int) -> bool:
    if not position.pack.conditional_tests:
        return True
    if agent >= 0:
        return (number, place) in boxes(position, agent) and is_offered(position, agent, number, place)
    if number == position.fight:
        return any(is_offered(position, reader, number, place) for reader in range(position.n))
    return position.pack.cards[number].tests[place].when is None


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([agent for agent in range(4) if mask >> agent & 1])


def _test(position: Position, agent: int, test: TestUnderWay | None, is_own: bool) -> TestShown | None:
    if test is None:
        return None
    card = position.pack.cards[test.card]
    attribute = position.profile.attributes[card.tests[test.box].attribute].id
    where = where_tested(position, agent, test.card, is_own)
    told = card.tests[test.box].difficulty(position.n) if test.phase == SUPPORTING else 0
    return TestShown(test.box, attribute, TEST_PHASE_NAMES[test.phase], test.value, test.spent, _bits(test.done), where, told)


def _item(position: Position, number: int) -> ItemFace:
    item = position.pack.parts.items[number]
    card = position.pack.cards[position.pack.items[number]]
    return ItemFace(item.number, item.colour, item.name, position.text_for(card, -1), position.passages_of(card))


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
                ability.supports,
            )
        )
    return tuple(made)


def _open_card(position: Position, agent: int) -> OpenFace | None:
    person = position.pack.parts.receptacles[position.who[agent]]
    card = person.power if position.profile.open_card == "power" else person.equipment
    return None if card is None else OpenFace(card.name, card.text)


def _agent(position: Position, agent: int, is_own: bool) -> AgentView:
    pack, who = position.pack, position.who[agent]
    tokens = [pack.tokens[piece] for piece in position.tokens_at(agent)]
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
        tokens=tuple([token.id for token in tokens if not token.hidden]),
        hidden_tokens=sum(token.hidden for token in tokens),
        replaced_by=pack.parts.items[replaced].number if replaced >= 0 else 0,
        open_card=_open_card(position, agent) if chosen else None,
        abilities=_abilities(position, agent) if chosen else (),
        test=_test(position, agent, position.tests[agent], is_own),
        waiting_test=_test(position, agent, position.suspended[agent], is_own),
        payment=() if pay is None else (int(pay.of_magick), pay.need, *pay.pledged),
        helping=position.helping[agent],
        goals=tuple(
            [ReachedGoal(goal.id, goal.text) for goal in _goals(position, agent) if position.reached >> goal.number & 1]
        ),
    )


def _goals(position: Position, agent: int) -> tuple[CompiledGoal, ...]:
    who = position.who[agent]
    return position.pack.people[who].goals if who >= 0 else ()


def _own(position: Position, agent: int) -> OwnView:
    pack = position.pack
    tokens = [pack.tokens[piece] for piece in position.tokens_at(agent)]
    facing = position.facing[agent]
    card = position.card_before(agent)
    unread = position.unread >> agent & 1
    return OwnView(
        agent,
        card_face(position, card, agent) if card >= 0 and not unread else None,
        _question(position, agent),
        tuple([card_face(position, number, agent) for number in position.last_read[agent]]),
        tuple([pack.printed.at(frame.next) for frame in position.stacks[agent]]),
        tuple([Said(text, pack.printed.at(at)) for at in position.said[agent] if (text := pack.ops[at].ask) is not None]),
        tuple(
            [
                GoalFace(
                    goal.id,
                    goal.text,
                    goal.azrak,
                    "return" if goal.from_return else "vortex",
                    bool(position.reached >> goal.number & 1),
                )
                for goal in _goals(position, agent)
            ]
        ),
        tuple([HiddenToken(token.id, token.name) for token in tokens if token.hidden]),
        pack.cards[facing].id if facing >= 0 else "",
        _more_tests(position, agent),
        _carried(position, agent),
        tuple([pack.cards[card].id for card in spent_cards(position, agent)]),
        {pack.cards[card].id: passages for card, passages in sorted(position.known[agent].items()) if card >= 0},
        tuple([pack.printed.at(~at) for at in sorted(position.known[agent], reverse=True) if at < 0]),
    )


def _carried(position: Position, agent: int) -> CardFace | None:
    """Its text alone: its tests stay where it lay."""
    number = position.carried[agent]
    return replace(card_face(position, number, agent), tests=()) if number >= 0 else None


def _question(position: Position, agent: int) -> Question | None:
    asked = position.asks[agent]
    if asked < 0:
        return None
    now = position.pack.ops[asked]
    assert now.ask is not None
    if now.who != READER:
        return None
    open_ways = tuple(ways(position, agent, asked))
    number = position.pack.printed.at(asked).number
    if now.code == ANSWER:
        return Question(now.ask, (now.leave,) if now.leave is not None else (), open_ways, number, typed=True)
    labels = tuple([now.ways[way].label for way in open_ways]) if now.ways else ()
    return Question(now.ask, labels, open_ways, number)


def _group_questions(position: Position) -> tuple[GroupQuestion, ...]:
    made = []
    for reader in open_votes(position):
        asked = position.asks[reader]
        now = position.pack.ops[asked]
        assert now.ask is not None
        open_ways = tuple(ways_to_vote(position, reader))
        made.append(
            GroupQuestion(
                reader,
                ASKED[now.who],
                now.ask,
                tuple([now.ways[way].label for way in open_ways]),
                open_ways,
                position.votes[reader][: position.n],
                tuple(to_vote(position, reader)),
                position.pack.printed.at(asked),
            )
        )
    return tuple(made)


def _fight(position: Position) -> FightView | None:
    if position.fight < 0:
        return None
    card = position.pack.cards[position.fight]
    opponents = _opponents(position, card)
    return FightView(
        card=card_face(position, position.fight),
        reader=position.fight_reader,
        opponent=card.opponent,
        step=FIGHT_STEP_NAMES[position.fight_step],
        turn=position.fight_turn,
        damage=sum(one.damage for one in opponents if not one.beaten) if opponents else position.damage,
        life=whole_life(position, card),
        acting=position.acting,
        acted=_bits(position.acted),
        opponents=opponents,
        tests=tuple([tuple(attempts_open(position, agent)) for agent in range(position.n)]),
    )


def _opponents(position: Position, card: CompiledCard) -> tuple[OpponentView, ...]:
    made = []
    for place, number in enumerate(card.opponents):
        one = position.pack.opponents[number]
        beaten = bool(position.beaten >> number & 1)
        made.append(OpponentView(one.id, one.name, position.damages[place], one.life[position.n - 2], beaten))
    return tuple(made)


def _panorama(position: Position) -> tuple[SlotView, ...]:
    if position.location < 0:
        return ()
    cards = position.pack.cards
    holds = position.holds
    layout = position.layouts[position.location]
    pieces = _pieces(position.pack.places[position.location].layout, layout)
    return tuple(
        [
            SlotView(
                cards[card].id, letter_of(cards[card]), cards[card].place, holds.index(slot) if slot in holds else -1, piece
            )
            for slot, (card, piece) in enumerate(zip(layout, pieces, strict=True))
        ]
    )


def _pieces(first: tuple[int, ...], now: tuple[int, ...]) -> list[int]:
    """Where the cards lie on the picture: those that were there at first on their own pieces, one that took another's place
    on the next that is bare."""
    pieces: list[int] = []
    for slot, card in enumerate(now):
        after = next((first.index(other) for other in now[slot:] if other in first), len(first))
        bare = max(pieces, default=-1) + 1
        pieces.append(first.index(card) if card in first else bare if bare < after else -1)
    return pieces


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


def _score_line(position: Position, line: Point) -> ScoreLine:
    words = position.pack.head.mission_return.extras[line.extra].text if line.extra >= 0 else None
    return ScoreLine(line.source, line.points, words)


def _things(position: Position, where: int) -> tuple[str, ...]:
    pack = position.pack
    items = [pack.cards[pack.items[number]].id for number, at in enumerate(position.item_at) if at == where]
    tokens = [f"token-{pack.tokens[at].id}" for at in position.tokens_at(where) if not pack.tokens[at].hidden]
    return (*items, *tokens)


def _gone_mysteries(position: Position) -> tuple[int, ...]:
    """Drawn and not back: in the box, in a panorama or being read. Their numbers were seen by all."""
    pile = set(position.mysteries)
    return tuple([m.number for place, m in enumerate(position.pack.parts.mysteries) if place not in pile])


def _cards(position: Position, mask: int) -> tuple[str, ...]:
    return tuple([card.id for number, card in enumerate(position.pack.cards) if mask >> number & 1]) if mask else ()


def _succeeded(position: Position) -> tuple[tuple[str, int], ...]:
    if not position.succeeded:
        return ()
    return tuple(
        [
            (card.id, place)
            for card in position.pack.cards
            for place, box in enumerate(card.tests)
            if position.succeeded >> box.number & 1
        ]
    )


def _more_tests(position: Position, agent: int) -> tuple[TestFace, ...]:
    """The tests an agent has open besides those of the card before them and of what they just read: of items, of card A."""
    if not position.pack.loose_tests or position.fight >= 0:
        return ()
    shown = (position.card_before(agent), *position.last_read[agent])
    cards = dict.fromkeys(card for card, _ in boxes(position, agent) if card not in shown)
    return tuple([face for card in cards for face in _tests(position, card, agent)])


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
        agents=tuple([_agent(position, agent, agent in own) for agent in range(position.n)]),
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
        pieces=len(position.pack.places[position.location].layout) if position.location >= 0 else 0,
        layouts=_changed_layouts(position),
        destiny=len(position.destiny),
        destiny_cards=len(head.destiny),
        destiny_lowest=min(head.destiny),
        destiny_highest=max(head.destiny),
        discards=position.discards,
        draws=position.draws,
        table_items=tuple([_item(position, number) for number, at in enumerate(position.item_at) if at == ON_TABLE]),
        group_tokens=tuple([pack.tokens[at].id for at in position.tokens_at(ON_TABLE)]),
        token_names={
            token.id: token.name
            for token, where in zip(pack.tokens, position.token_at, strict=True)
            if where >= 0 and not token.hidden
        },
        removed=_things(position, REMOVED),
        opened=_things(position, OPEN_NOW),
        box=tuple([card_face(position, pack.mysteries[number]) for number in position.box]),
        mysteries=len(position.mysteries),
        mysteries_under=tuple([pack.parts.mysteries[number].number for number in position.mysteries[: position.under]]),
        mysteries_gone=_gone_mysteries(position),
        sealed=_sealed(position),
        read=_cards(position, position.read),
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
        questions=_group_questions(position),
        counters=tuple(
            [
                CounterView(one.id, one.name, value, one.most)
                for one, value in zip(pack.parts.counters, position.counters, strict=True)
                if one.open
            ]
        ),
        countdowns=tuple(
            [
                CountdownView(one.id, one.name, left, "round" if one.by_round else "visit")
                for one, left in zip(pack.countdowns, position.countdowns, strict=True)
                if left != STOPPED
            ]
        ),
        moving=pack.places[position.moving].id if position.moving >= 0 else None,
        taken_away=_cards(position, position.gone),
        succeeded=_succeeded(position),
        beaten=tuple([one.id for number, one in enumerate(pack.opponents) if position.beaten >> number & 1]),
        won_fights=_cards(position, position.won_fights),
        hidden_removed=sum(pack.tokens[at].hidden for at in position.tokens_at(REMOVED)),
        campaign=position.opts.experience,
        remembered=tuple([text for at, (_, text, _) in enumerate(pack.experience) if position.remembered >> at & 1]),
        result=position.outcome.reason if position.outcome else None,
        result_text=_result_text(position),
        score=position.outcome.figures["score"] if position.outcome else 0,
        score_lines=tuple([_score_line(position, line) for line in position.reckoning]),
        maps=tuple([MapFace(card.id, card.text) for card in pack.maps_open(position.deck_two)]),
    )
