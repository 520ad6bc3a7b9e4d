"""A full TIME Stories position that looks like a given view to its seat, what is hidden filled in at random."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from horae.core.game import Result
from horae.core.rng import SEED_BITS, Rng
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories.compiled import INTERACTION, M_RED, M_YELLOW, ONCE_A_MISSION, PERSONAL, RECALL
from horae.games.timestories.open_tests import is_offered
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack, is_loose, is_secret
from horae.games.timestories.printed import TEXT, WON
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.support import abilities_of
from horae.games.timestories.view import AgentView, CardFace, OwnView, TestShown, TimeStoriesView, view_of
from horae.games.timestories.votes import ways

TRIES = 400
"""How often hidden counters and tokens are filled in anew until the view is the same."""


def determinize(view: TimeStoriesView, rng: Rng, pack: TimeStoriesPack) -> TimeStoriesState:
    options = TimeStoriesOptions(profile=view.profile, destiny=view.stacked, experience=view.campaign)
    seed = sum(rng.below(1 << 16) << (16 * part) for part in range(SEED_BITS // 16))
    state = TimeStoriesState(view.seats, Rng(seed, "determinized"), options, pack)
    _open_parts(view, state)
    _map(view, state)
    _things(view, state)
    _marks(view, state)
    _fight(view, state)
    for agent in view.agents:
        _agent(agent, state)
    for own in view.own:
        _following(own, state)
        state.last_read[own.agent] = tuple(pack.card_index[face.id] for face in own.read)
        said = tuple(pack.printed.compiled(one.instruction) for one in own.said)
        state.said = p.with_one(state.said, own.agent, said)
        state.facing = p.with_one(state.facing, own.agent, pack.card_index[own.facing] if own.facing else -1)
        carried = pack.card_index[own.carried.id] if own.carried is not None else -1
        state.carried = p.with_one(state.carried, own.agent, carried)
        known = {pack.card_index[card]: passages for card, passages in own.known.items()}
        heard: dict[int, tuple[int, ...]] = {~pack.printed.compiled(one): () for one in own.heard}
        state.known = p.with_one(state.known, own.agent, {**known, **heard})
    _questions(view, state)
    _secrets(view, state, rng)
    asking = {question.agent for question in view.questions}
    for agent in view.agents:
        if agent.agent not in {own.agent for own in view.own} and agent.agent not in asking:
            _guess_thread(agent, state, rng)
    _hidden_piles(view, state, rng)
    _open_mysteries(view, state)
    return state


def _marks(view: TimeStoriesView, state: TimeStoriesState) -> None:
    """What is counted, beaten, done once, gone, reached and remembered; the passages that were read."""
    pack, names = state.pack, state.pack.names
    for counter in view.counters:
        state.counters = p.with_one(state.counters, names.counters[counter.id], counter.value)
    state.countdowns = (p.STOPPED,) * len(pack.countdowns)
    for one in view.countdowns:
        state.countdowns = p.with_one(state.countdowns, names.countdowns[one.id], one.left)
    state.moving = names.locations[view.moving] if view.moving is not None else -1
    state.gone = sum(1 << pack.card_index[card] for card in view.taken_away)
    state.won_fights = sum(1 << pack.card_index[card] for card in view.won_fights)
    state.beaten = sum(1 << names.opponents[opponent] for opponent in view.beaten)
    state.succeeded = sum(1 << pack.cards[pack.card_index[card]].tests[box].number for card, box in view.succeeded)
    state.remembered = sum(1 << at for at, (_, text, _) in enumerate(pack.experience) if text in view.remembered)
    reached = {goal.id for agent in view.agents for goal in agent.goals}
    state.reached = sum(1 << goal.number for person in pack.people for goal in person.goals if goal.id in reached)
    faces: list[CardFace | None] = [view.card_a, view.fight.card if view.fight is not None else None, *view.box]
    for own in view.own:
        faces += [own.card, own.carried, *own.read]
    for face in faces:
        if face is not None and face.passages:
            first = pack.cards[pack.card_index[face.id]].first_passage
            state.passages |= sum(1 << first + place for place in face.passages)
    for item in [item for agent in view.agents for item in agent.items] + list(view.table_items):
        first = pack.cards[pack.items[names.items[item.number]]].first_passage
        state.passages |= sum(1 << first + place for place in item.passages)


def _questions(view: TimeStoriesView, state: TimeStoriesState) -> None:
    """What is asked of the captain or the group is open; what its reader follows besides is not, but for oneself."""
    pack = state.pack
    own = {one.agent for one in view.own}
    for question in view.questions:
        at = pack.printed.compiled(question.instruction)
        agent = question.agent
        state.asks[agent] = at
        state.votes = p.with_one(state.votes, agent, (*question.votes, *p.NO_VOTES)[: len(p.NO_VOTES)])
        if agent not in own:
            card = pack.card_index[question.instruction.card]
            state.stacks[agent] = (p.Frame(at + 1, card, p.AFTERWARDS),)


def _secrets(view: TimeStoriesView, state: TimeStoriesState, rng: Rng) -> None:
    """Hidden counters and face-down tokens, at random, but so that the seat sees what it sees."""
    if not state.pack.has_secrets:
        return
    for _ in range(TRIES):
        _deal_secrets(view, state, rng)
        if _agrees(view, state):
            return


def _deal_secrets(view: TimeStoriesView, state: TimeStoriesState, rng: Rng) -> None:
    pack = state.pack
    for number, counter in enumerate(pack.parts.counters):
        if not counter.open:
            value = counter.least + rng.below(counter.most - counter.least + 1)
            state.counters = p.with_one(state.counters, number, value)
    pieces = [piece for piece, token in enumerate(pack.tokens) if token.hidden]
    for piece in pieces:
        state.token_at[piece] = p.IN_DECK
    own = {one.agent: one for one in view.own}
    for agent, mine in own.items():
        for hidden in mine.hidden_tokens:
            piece = state.piece_of(pack.names.tokens[hidden.id], p.IN_DECK)
            state.token_at[piece] = agent
            pieces.remove(piece)
    rng.shuffle(pieces)
    for where, count in [
        *[(one.agent, one.hidden_tokens) for one in view.agents if one.agent not in own],
        (p.REMOVED, view.hidden_removed),
    ]:
        for _ in range(count):
            state.token_at[pieces.pop()] = where


def _agrees(view: TimeStoriesView, state: TimeStoriesState) -> bool:
    """Whether the seat would be offered the same tests and answers as it is, and others in a conflict have a test."""
    seen = view_of(state, view.seat)
    same_fight = seen.fight == view.fight
    mine = [(own.card, own.read, own.question, own.more_tests) for own in view.own]
    same = same_fight and [(own.card, own.read, own.question, own.more_tests) for own in seen.own] == mine
    owned = {own.agent for own in view.own}
    return same and all(
        _has_a_test(agent.agent, state) for agent in view.agents if agent.personal_conflict and agent.agent not in owned
    )


def _has_a_test(agent: int, state: TimeStoriesState) -> bool:
    """Whether the personal conflict that another is in can be one that still offers them a test (TS-8.1)."""
    card = state.card_before(agent)
    if card >= 0 and state.pack.cards[card].conflict == PERSONAL:
        return any(is_offered(state, agent, card, box) for box in range(len(state.pack.cards[card].tests)))
    return _conflict_faced(agent, state) >= 0


def _following(own: OwnView, state: TimeStoriesState) -> None:
    """The instructions one is in the middle of, as one reads them."""
    pack = state.pack
    state.stacks[own.agent] = tuple(
        p.Frame(pack.printed.compiled(coming), pack.card_index[coming.card], _KINDS.get(coming.part, p.OUTCOME))
        for coming in own.following
    )
    if own.question is not None:
        asking = replace(own.following[-1], number=own.question.instruction)
        state.asks[own.agent] = pack.printed.compiled(asking)


_KINDS = {TEXT: p.READING, WON: p.AFTERWARDS}


def _open_parts(view: TimeStoriesView, state: TimeStoriesState) -> None:
    for name in ("run", "round", "captain", "vortex", "returned", "free_updates", "deck_two", "discards", "draws"):
        setattr(state, name, getattr(view, name))
    for name in ("proposer", "must_update", "updated", "dealer"):
        setattr(state, name, getattr(view, name))
    state.step = p.STEP_NAMES.index(view.step)
    state.proposal = p.PROPOSAL_NAMES.index(view.proposal)
    state.agreed = _mask(view.agreed)
    if view.result is not None:
        won = any(one.id == view.result and one.won for one in state.pack.head.mission_return.outcomes)
        figures = {"score": view.score, "azrak_on_return": view.returned, "rounds": view.round, "runs": view.run}
        state.outcome = Result(state.seats() if won else (), view.result, figures)
        places = {extra.text: place for place, extra in enumerate(state.pack.head.mission_return.extras)}
        state.reckoning = tuple(
            p.Point(line.source, line.points, -1 if line.text is None else places[line.text]) for line in view.score_lines
        )


def _mask(agents: tuple[int, ...]) -> int:
    return sum(1 << agent for agent in agents)


def _map(view: TimeStoriesView, state: TimeStoriesState) -> None:
    pack = state.pack
    names = pack.names.locations
    hidden = [number for number, place in enumerate(pack.places) if place.deck == 2 and place.open and not view.deck_two]
    state.opened = sum(1 << number for number in hidden)  # open on the map, but in the closed deck
    for place in view.locations:
        number = names[place.id]
        if place.open:
            state.opened |= 1 << number
        if place.azrak:
            state.map_azrak |= 1 << number
        state.visits[number] = place.visits
    for name, cards in view.layouts.items():
        state.layouts[names[name]] = tuple(pack.card_index[card] for card in cards)
    state.location = names[view.location] if view.location is not None else -1
    state.read = sum(1 << pack.card_index[card] for card in view.read)


def _things(view: TimeStoriesView, state: TimeStoriesState) -> None:
    pack = state.pack
    for face in view.table_items:
        state.item_at[pack.names.items[face.number]] = p.ON_TABLE
    for token in view.group_tokens:
        state.token_at[state.piece_of(pack.names.tokens[token], p.IN_DECK)] = p.ON_TABLE
    for things, where in ((view.removed, p.REMOVED), (view.opened, p.OPEN_NOW)):
        for thing in things:
            kind, _, name = thing.partition("-")
            if kind == "item":
                state.item_at[pack.names.items[int(name)]] = where
            else:
                state.token_at[state.piece_of(pack.names.tokens[name], p.IN_DECK)] = where
    left = []
    for thing in view.left_things:
        kind, _, name = thing.partition("-")
        left.append((pack.names.items[int(name)], -1) if kind == "item" else (-1, pack.names.tokens[name]))
    state.left_things = tuple(left)
    for ability in view.used:
        number = pack.ability_index[ability]
        if pack.abilities[number].uses == ONCE_A_MISSION:
            state.used_mission |= 1 << number
        else:
            state.used_round |= 1 << number
    for number, sealed in enumerate(view.sealed):
        if sealed.text is not None:
            state.turned |= 1 << number


def _fight(view: TimeStoriesView, state: TimeStoriesState) -> None:
    index = state.pack.card_index
    state.fight_queue = tuple((index[card], reader) for card, reader in view.fight_queue)
    if view.fight is None:
        return
    fight = view.fight
    state.fight = index[fight.card.id]
    state.fight_reader = fight.reader
    state.fight_step = p.FIGHT_STEP_NAMES.index(fight.step)
    state.fight_turn = fight.turn
    if fight.opponents:
        state.damages = tuple(one.damage for one in fight.opponents)
        state.fight_over = all(one.beaten for one in fight.opponents)
    else:
        state.damage = fight.damage
        state.fight_over = fight.damage >= fight.life
    state.acting = fight.acting
    state.acted = _mask(fight.acted)


def _agent(seen: AgentView, state: TimeStoriesState) -> None:
    agent, bit = seen.agent, 1 << seen.agent
    names = state.pack.names
    if seen.receptacle is not None:
        state.who[agent] = names.receptacles[seen.receptacle]
    state.pools[agent], state.levels[agent], state.magick[agent] = seen.azrak, seen.level, seen.magick
    state.status[agent] = p.STATUS_NAMES.index(seen.status)
    state.holds[agent], state.links[agent], state.giving[agent] = seen.slot, seen.link, seen.giving
    for flag, name in (
        (seen.leaving, "doomed"),
        (seen.leaving_lost, "doomed_lost"),
        (seen.ready, "ready"),
        (seen.told, "told"),
        (seen.unread, "unread"),
        (seen.free_explore, "free_explores"),
        (seen.personal_conflict, "personal"),
    ):
        if flag:
            setattr(state, name, getattr(state, name) | bit)
    for item in seen.items:
        state.item_at[names.items[item.number]] = agent
    for token in seen.tokens:
        state.token_at[state.piece_of(names.tokens[token], p.IN_DECK)] = agent
    state.helping = p.with_one(state.helping, agent, seen.helping)
    if seen.replaced_by:
        number = names.items[seen.replaced_by]
        state.replaced[agent] = number
        state.item_at[number] = agent
    state.tests[agent] = _going(seen, seen.test, state, state.fight >= 0)
    state.suspended[agent] = _going(seen, seen.waiting_test, state, False)
    if seen.payment:
        of_magick, need, *pledged = seen.payment
        at = _payment_at(state, bool(of_magick), need)
        state.pays[agent] = p.GroupPayment(bool(of_magick), need, tuple(pledged), state.pack.ops[at].to)


def _going(seen: AgentView, test: TestShown | None, state: TimeStoriesState, in_fight: bool) -> p.TestUnderWay | None:
    if test is None:
        return None
    if test.card:
        card = _loose_card(seen, test, state)
    else:
        card = state.fight if in_fight else state.layouts[state.location][seen.slot]
    phase = p.TEST_PHASE_NAMES.index(test.phase)
    return p.TestUnderWay(card, test.test, phase, test.value, test.spent, _mask(test.done))


def _loose_card(seen: AgentView, test: TestShown, state: TimeStoriesState) -> int:
    """The card of a test that stands on none of the panorama; where it is secret, any with such a test will do."""
    pack = state.pack
    if test.card != "?":
        return pack.card_index[test.card]
    names = [one.id for one in state.profile.attributes]
    return next(
        number
        for number, card in enumerate(pack.cards)
        if is_loose(pack, card)
        and is_secret(pack, card)
        and test.test < len(card.tests)
        and names[card.tests[test.test].attribute] == test.attribute
        and test.difficulty in (0, card.tests[test.test].difficulty(state.n))
    )


def _payment_at(state: TimeStoriesState, of_magick: bool, need: int) -> int:
    """A group payment of that size somewhere in the mission."""
    return next(
        pc
        for pc, now in enumerate(state.pack.ops)
        if now.code == op.SPEND and now.by_group and (now.magick if of_magick else now.azrak) == need
    )


def _guess_thread(seen: AgentView, state: TimeStoriesState, rng: Rng) -> None:
    """What another is in the middle of: hidden, so any question or payment of its kind will do."""
    agent, pack = seen.agent, state.pack
    card = state.card_before(agent)
    if seen.personal_conflict and (card < 0 or pack.cards[card].conflict != PERSONAL):
        state.facing = p.with_one(state.facing, agent, _conflict_faced(agent, state))
    if seen.helping >= 0:
        _guess_help(seen, state, rng)
    elif seen.deciding:
        asking = [pc for pc, now in enumerate(pack.ops) if _asks_reader(now) and ways(state, agent, pc)]
        pc = rng.pick(asking)
        state.asks[agent] = pc
        state.stacks[agent] = (p.Frame(pc + 1, max(card, 0), p.AFTERWARDS),)
    elif seen.payment:
        at = _payment_at(state, bool(seen.payment[0]), seen.payment[1])
        state.stacks[agent] = (p.Frame(at + 1, max(card, 0), p.AFTERWARDS),)
    elif seen.link and state.fight >= 0 and state.acting == agent and state.tests[agent] is None:
        failure = pack.cards[state.fight].tests[0].failure  # an outcome took the last Azrak, and is done with
        state.stacks[agent] = (p.Frame(_end_of(pack, failure), state.fight, p.OUTCOME),)
    elif seen.link and state.step == p.ACTIONS and card >= 0 and state.fight < 0 and state.tests[agent] is None:
        state.stacks[agent] = (p.Frame(pack.cards[card].start, card, p.READING),)


def _conflict_faced(agent: int, state: TimeStoriesState) -> int:
    """The card of a personal conflict that does not lie in the panorama: any that this agent could have read."""
    pack = state.pack
    person = pack.people[state.who[agent]]
    theirs = (person.recall, *person.interactions.values())
    found = [
        number
        for number, card in enumerate(pack.cards)
        if card.conflict == PERSONAL
        and is_loose(pack, card)
        and (number in theirs or card.kind not in (INTERACTION, RECALL))
        and any(is_offered(state, agent, number, box) for box in range(len(card.tests)))
    ]
    return found[0] if found else -1


def _end_of(pack: TimeStoriesPack, start: int) -> int:
    """The operation that ends a routine."""
    return next(at for at in range(start, len(pack.ops)) if pack.ops[at].code == op.RET)


def _guess_help(seen: AgentView, state: TimeStoriesState, rng: Rng) -> None:
    """An ability with which another helps a test, in the middle of it: a question it asks, or what it is paid for."""
    pack = state.pack
    helps = [pack.abilities[number].card for number in abilities_of(state, seen.agent) if pack.abilities[number].supports]
    asking = [(card, at) for card in helps for at in _operations(pack, card) if _asks_reader(pack.ops[at])]
    if seen.deciding and asking:
        card, at = rng.pick(asking)
        state.asks[seen.agent] = at
        state.stacks[seen.agent] = (p.Frame(at + 1, card, p.READING),)
    elif helps:
        card = rng.pick(helps)
        state.stacks[seen.agent] = (p.Frame(pack.cards[card].start, card, p.READING),)


def _operations(pack: TimeStoriesPack, card: int) -> Iterator[int]:
    at = pack.cards[card].start
    while pack.ops[at].code != op.RET:
        yield at
        at += 1


def _asks_reader(now: op.Op) -> bool:
    return now.code in (op.MAY, op.CHOOSE, op.ANSWER) and now.who == op.READER


def _hidden_piles(view: TimeStoriesView, state: TimeStoriesState, rng: Rng) -> None:
    pack = state.pack
    numbers = {one.number: place for place, one in enumerate(pack.parts.mysteries)}
    under = [numbers[number] for number in view.mysteries_under]
    gone = {numbers[number] for number in view.mysteries_gone}
    rest = [place for place in reversed(range(len(numbers))) if place not in gone and place not in under]
    if pack.head.shuffle_mysteries and view.step != "choosing":
        rng.shuffle(rest)
    state.mysteries = (*under, *rest)
    state.under = len(under)
    state.box = tuple(numbers[int(face.id.rpartition("-")[2])] for face in view.box)
    if view.destiny or view.discards:  # laid out once the receptacles are chosen
        pile = list(pack.head.destiny)
        for drawn in view.discards:
            pile.remove(drawn)
        rng.shuffle(pile)
        state.destiny = tuple(pile)


def _open_mysteries(view: TimeStoriesView, state: TimeStoriesState) -> None:
    """A yellow or red mystery that lies nowhere is before somebody who reads it; it will go under the pile (TS-10.5)."""
    pack = state.pack
    own = {one.agent for one in view.own}
    readers = [one.agent for one in view.agents if one.agent not in own and (one.deciding or one.payment or one.link)]
    for number, card in enumerate(pack.mysteries):
        if pack.mystery_kinds[number] not in (M_YELLOW, M_RED) or number in state.mysteries or not readers:
            continue
        if any(frame.card == card for stack in state.stacks for frame in stack):
            continue
        end = _end_of(pack, pack.cards[card].start)
        state.stacks[readers[0]] = (p.Frame(end, card, p.READING), *state.stacks[readers[0]])
