"""What a seat sees of a TIME Stories mission as numbers. Its parts are as long as the mission has cards, places and things.

Agents count from 0 as in actions; which of them are one's own is said of each. Cards, items, tokens and abilities stand in the
mission's order. What cards say is not in it: within one mission a card's number stands for its words. Left out are which
passages of a card one has read or been told, besides those who stand open now, and what lies in places that one is not at.
"""

from __future__ import annotations

from collections.abc import Iterable

from horae.envs.encoding import Encoding, byte, packed
from horae.games.timestories.actions import AGENTS, MOST_OPTIONS, MOST_TESTS
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import (
    FIGHT_STEP_NAMES,
    NO_LINK,
    PROPOSAL_NAMES,
    SPENT,
    STATUS_NAMES,
    STEP_NAMES,
    TEST_PHASE_NAMES,
)
from horae.games.timestories.view import AgentView, FightView, OwnView, TestFace, TestShown, TimeStoriesView

ZERO = 128
"""What may be below 0 is told from here."""
ON_TABLE, REMOVED, OPENED = AGENTS, AGENTS + 1, AGENTS + 2
HOLDERS = AGENTS + 3
CARD_FLAGS = ("card A", "read by somebody", "taken away", "in the box", "group conflict", "conflict won", "conflict to come")
OWN_CARDS = ("before one", "read just now", "carried", "its tests are open", "followed", "known", "nothing new in it")
LINKS = range(NO_LINK, SPENT + 3)
TOKEN = "token-"


class TimeStoriesEncoding(Encoding[TimeStoriesPack, TimeStoriesView]):
    def lay_out(self) -> None:
        pack = self.pack
        self._cards = pack.card_index
        self._places = {place.id: number for number, place in enumerate(pack.places)}
        self._people = {person.id: number for number, person in enumerate(pack.people)}
        self._items = {item.number: number for number, item in enumerate(pack.parts.items)}
        self._item_cards = {pack.cards[card].id: number for number, card in enumerate(pack.items)}
        self._tokens = {token.id: number for number, token in enumerate(pack.parts.tokens)}
        self._abilities = pack.ability_index
        self._opponents = {one.id: number for number, one in enumerate(pack.opponents)}
        self._mysteries = {one.number: number for number, one in enumerate(pack.parts.mysteries)}
        self._counters = {one.id: number for number, one in enumerate(pack.parts.counters)}
        self._countdowns = {one.id: number for number, one in enumerate(pack.countdowns)}
        self._goals = {goal.id: goal.number for person in pack.people for goal in person.goals}
        self._attributes = {one.id: place for profile in pack.profiles for place, one in enumerate(profile.attributes)}
        self._destiny = sorted(set(pack.head.destiny))
        self._experience = {text: number for number, (_, text, _) in enumerate(pack.experience)}
        self._lay_out_table()
        self._lay_out_agents()

    def _lay_out_table(self) -> None:
        pack, add = self.pack, self.add
        cards = len(pack.cards)
        self._step = add("step", len(STEP_NAMES), about=", ".join(STEP_NAMES))
        about = (
            "seats, run, round, vortex, returned, free Updates, Destiny cards, draws, mysteries, face-down tokens gone,"
            " second deck open, Update owed, updated"
        )
        self._counts = add("counts", 13, 255, about)
        about = "captain, proposer, dealer, agreed, for whom it acts in the group conflict, who has acted in it, its reader"
        self._who = add("who", (7, AGENTS), about=about)
        self._proposal = add("proposal", len(PROPOSAL_NAMES), about=", ".join(name or "none" for name in PROPOSAL_NAMES))
        self._discards = add("discards", len(self._destiny), 255, f"of the Destiny cards {', '.join(map(str, self._destiny))}")
        about = "of each: shown, open, Azrak on it, visits, here, about to go there"
        self._place = add("places", (len(pack.places), 6), 255, about)
        self._panorama = add("panorama", cards, pack.slots, "the slot at which a card lies, from 1")
        self._flags = add("cards", (len(CARD_FLAGS), cards), about=", ".join(CARD_FLAGS))
        self._succeeded = add("tests done", (cards, MOST_TESTS), about="that cannot be attempted again")
        self._drawn = add("mysteries", (2, len(pack.mysteries)), about="under the pile, gone from it")
        about = "before agent 0 to 3, face up for all, out of the game, being read"
        self._item = add("items", (HOLDERS, len(self._items)), about=about)
        self._token = add("tokens", (HOLDERS, len(self._tokens)), 255, f"face up: {about}")
        self._left = add("left behind", len(self._items) + len(self._tokens), about="items, then tokens")
        self._used = add("abilities used", len(self._abilities))
        about = f"whether there is one; {', '.join(FIGHT_STEP_NAMES)}; turn, damage, life"
        self._fight = add("group conflict", 4 + len(FIGHT_STEP_NAMES), 255, about)
        about = "of each test: offered, its attribute, difficulty"
        self._fight_tests = add("conflict tests", (MOST_TESTS, 5), 255, about)
        self._fight_may = add("conflict attempts", (AGENTS, MOST_TESTS), about="which each agent could make")
        self._opponent = add("opponents", (len(self._opponents), 2), 255, "damage, beaten")
        self._counter = add("counters", len(self._counters), 255, f"the value + {ZERO}; 0 where it is not open")
        self._countdown = add("countdowns", len(self._countdowns), 255, "what is left + 1; 0 where it does not run")
        self._sealed = add("sealed", len(pack.sealed), about="turned")
        self._remembered = add("remembered", len(self._experience), about="what later missions will know of this one")
        about = (
            "by each agent's card: the captain or all are asked, which instruction asks + 1, the ways, votes + 1, waited for"
        )
        self._asked = add("group questions", (AGENTS, 3 + MOST_OPTIONS + 2 * AGENTS), 255, about)

    def _lay_out_agents(self) -> None:
        pack, add = self.pack, self.add
        cards = len(pack.cards)
        about = (
            "there, own, Azrak, level, Magick, slot + 1, unread, decides, ready, told, free Explore, personal conflict,"
            " giving + 1, face-down tokens, replaced, helps + 1, leaving, leaving for good, goals reached; attributes;"
            " pays Azrak or Magick (1, 2), how much, pledged by each"
        )
        self._agent = add("agents", (AGENTS, 19 + 3 + 2 + AGENTS), 255, about)
        self._status = add("status", (AGENTS, len(STATUS_NAMES)), about=", ".join(STATUS_NAMES))
        self._link = add(
            "links", (AGENTS, len(LINKS)), about="whole, or broken: spent, paid for a place, for one visited before"
        )
        self._person = add("receptacles", (AGENTS, len(self._people)))
        self._ability = add("abilities", (AGENTS, len(self._abilities)))
        about = "the one under way and the one that waits: there, test + 1, attribute, "
        about += f"{', '.join(TEST_PHASE_NAMES)}, value + {ZERO}, spent, done"
        self._test = add("tests", (AGENTS, 2, 8 + 2 * AGENTS), 255, about)
        self._own_cards = add("own cards", (AGENTS, len(OWN_CARDS), cards), about=", ".join(OWN_CARDS))
        about = "of each that one may attempt: offered, its attribute, difficulty"
        self._own_tests = add("own tests", (AGENTS, pack.attempts, 5), 255, about)
        about = "there, typed, which instruction asks + 1, the ways"
        self._question = add("own question", (AGENTS, 3 + MOST_OPTIONS), 255, about)
        self._following = add("following", AGENTS, 255, "the number of the next instruction + 1, on the innermost card")
        self._goal = add("own goals", (AGENTS, 2, len(self._goals)), about="has, reached")
        self._hidden = add("own face-down tokens", (AGENTS, len(self._tokens)), 255)

    def write(self, view: TimeStoriesView, out: bytearray) -> None:
        self._write_counts(view, out)
        self._write_cards(view, out)
        self._write_things(view, out)
        if view.fight is not None:
            self._write_fight(view.fight, out)
        for question in view.questions:
            at = self._asked + question.agent * (3 + MOST_OPTIONS + 2 * AGENTS)
            out[at + (question.by != "captain")] = 1
            out[at + 2] = byte(question.instruction.number + 1)
            self._mark(out, at + 3, question.ways)
            for agent, vote in enumerate(question.votes):
                out[at + 3 + MOST_OPTIONS + agent] = vote + 1
            self._mark(out, at + 3 + MOST_OPTIONS + AGENTS, question.waits_for)
        own = {one.agent for one in view.own}
        for shown in view.agents:
            self._write_agent(shown, shown.agent in own, out)
        for mine in view.own:
            self._write_own(mine, out)

    @staticmethod
    def _mark(out: bytearray, at: int, places: Iterable[int]) -> None:
        for place in places:
            out[at + place] = 1

    def _write_counts(self, view: TimeStoriesView, out: bytearray) -> None:
        out[self._step + STEP_NAMES.index(view.step)] = 1
        counts = (
            view.seats, view.run, view.round, view.vortex, view.returned, view.free_updates, view.destiny, view.draws,
            view.mysteries, view.hidden_removed, view.deck_two, view.must_update, view.updated,
        )  # fmt: skip
        out[self._counts : self._counts + 13] = packed(counts)
        for row, who in enumerate((view.captain, view.proposer, view.dealer)):
            if who >= 0:
                out[self._who + row * AGENTS + who] = 1
        self._mark(out, self._who + 3 * AGENTS, view.agreed)
        out[self._proposal + PROPOSAL_NAMES.index(view.proposal)] = 1
        for modifier in view.discards:
            out[self._discards + self._destiny.index(modifier)] += 1
        self._mark(out, self._remembered, [self._experience[text] for text in view.remembered])
        for counter in view.counters:
            out[self._counter + self._counters[counter.id]] = byte(counter.value + ZERO)
        for countdown in view.countdowns:
            out[self._countdown + self._countdowns[countdown.id]] = byte(countdown.left + 1)

    def _write_cards(self, view: TimeStoriesView, out: bytearray) -> None:
        cards, every = self._cards, len(self._cards)
        for place in view.locations:
            at = self._place + 6 * self._places[place.id]
            out[at : at + 4] = packed((1, place.open, place.azrak, place.visits))
        for row, name in ((4, view.location), (5, view.moving)):
            if name is not None:
                out[self._place + 6 * self._places[name] + row] = 1
        for slot, lying in enumerate(view.panorama):
            out[self._panorama + cards[lying.card]] = slot + 1
        shown = (
            () if view.card_a is None else (view.card_a.id,),
            view.read,
            view.taken_away,
            [card.id for card in view.box],
            () if view.fight is None else (view.fight.card.id,),
            view.won_fights,
            [card for card, _ in view.fight_queue],
        )
        for row, names in enumerate(shown):
            self._mark(out, self._flags + row * every, [cards[name] for name in names])
        for name, box in view.succeeded:
            out[self._succeeded + cards[name] * MOST_TESTS + box] = 1
        for row, numbers in enumerate((view.mysteries_under, view.mysteries_gone)):
            at = self._drawn + row * len(self._mysteries)
            self._mark(out, at, [self._mysteries[number] for number in numbers])
        self._mark(out, self._sealed, [number for number, card in enumerate(view.sealed) if card.text is not None])

    def _write_things(self, view: TimeStoriesView, out: bytearray) -> None:
        items, tokens = len(self._items), len(self._tokens)
        for item in view.table_items:
            out[self._item + ON_TABLE * items + self._items[item.number]] = 1
        for token in view.group_tokens:
            out[self._token + ON_TABLE * tokens + self._tokens[token]] += 1
        for holder, names in ((REMOVED, view.removed), (OPENED, view.opened)):
            for name in names:
                if name.startswith(TOKEN):
                    out[self._token + holder * tokens + self._tokens[name.removeprefix(TOKEN)]] += 1
                else:
                    out[self._item + holder * items + self._item_cards[name]] = 1
        for name in view.left_things:
            is_token = name.startswith(TOKEN)
            out[self._left + (items + self._tokens[name.removeprefix(TOKEN)] if is_token else self._item_cards[name])] = 1
        self._mark(out, self._used, [self._abilities[name] for name in view.used])

    def _write_fight(self, fight: FightView, out: bytearray) -> None:
        at, steps = self._fight, len(FIGHT_STEP_NAMES)
        out[at] = 1
        out[at + 1 + FIGHT_STEP_NAMES.index(fight.step)] = 1
        out[at + 1 + steps : at + 4 + steps] = packed((fight.turn, fight.damage, fight.life))
        if fight.acting >= 0:
            out[self._who + 4 * AGENTS + fight.acting] = 1
        self._mark(out, self._who + 5 * AGENTS, fight.acted)
        if fight.reader >= 0:
            out[self._who + 6 * AGENTS + fight.reader] = 1
        self._write_tests(fight.card.tests, self._fight_tests, MOST_TESTS, out)
        for agent, open_to in enumerate(fight.tests):
            self._mark(out, self._fight_may + agent * MOST_TESTS, [test for test in open_to if test < MOST_TESTS])
        for one in fight.opponents:
            at = self._opponent + 2 * self._opponents[one.id]
            out[at : at + 2] = packed((one.damage, one.beaten))

    def _write_tests(self, tests: Iterable[TestFace], at: int, room: int, out: bytearray) -> None:
        for test in tests:
            if 0 <= test.number < room:
                here = at + 5 * test.number
                out[here] = 1
                out[here + 1 + self._attributes[test.attribute]] = 1
                out[here + 4] = byte(test.difficulty)

    def _write_agent(self, agent: AgentView, is_own: bool, out: bytearray) -> None:
        number = agent.agent
        pays = agent.payment
        numbers = (
            1, is_own, agent.azrak, agent.level, agent.magick, agent.slot + 1, agent.unread, agent.deciding, agent.ready,
            agent.told, agent.free_explore, agent.personal_conflict, agent.giving + 1, agent.hidden_tokens,
            agent.replaced_by > 0, agent.helping + 1, agent.leaving, agent.leaving_lost, len(agent.goals),
            *agent.attributes, *(0,) * (3 - len(agent.attributes)),
            *((pays[0] + 1, *pays[1:]) if pays else ()),
        )  # fmt: skip
        at = self._agent + number * self.parts["agents"].shape[1]
        out[at : at + len(numbers)] = packed(numbers)
        out[self._status + number * len(STATUS_NAMES) + STATUS_NAMES.index(agent.status)] = 1
        out[self._link + number * len(LINKS) + agent.link] = 1
        if agent.receptacle is not None:
            out[self._person + number * len(self._people) + self._people[agent.receptacle]] = 1
        every = len(self._abilities)
        self._mark(out, self._ability + number * every, [self._abilities[ability.id] for ability in agent.abilities])
        items, tokens = len(self._items), len(self._tokens)
        self._mark(out, self._item + number * items, [self._items[item.number] for item in agent.items])
        for token in agent.tokens:
            out[self._token + number * tokens + self._tokens[token]] += 1
        for row, test in enumerate((agent.test, agent.waiting_test)):
            if test is not None:
                self._write_test(test, self._test + (2 * number + row) * (8 + 2 * AGENTS), out)

    def _write_test(self, test: TestShown, at: int, out: bytearray) -> None:
        out[at] = 1
        out[at + 1] = test.test + 1
        out[at + 2 + self._attributes[test.attribute]] = 1
        out[at + 5 + TEST_PHASE_NAMES.index(test.phase)] = 1
        out[at + 7] = byte(test.value + ZERO)
        out[at + 8 : at + 8 + len(test.spent)] = packed(test.spent)
        self._mark(out, at + 8 + AGENTS, test.done)

    def _write_own(self, own: OwnView, out: bytearray) -> None:
        cards, agent = self._cards, own.agent
        following = own.following[-1:]
        named = (
            () if own.card is None else (own.card.id,),
            [card.id for card in own.read],
            () if own.carried is None else (own.carried.id,),
            (own.facing,) if own.facing else (),
            [instruction.card for instruction in following],
            own.known,
            own.spent,
        )
        for row, names in enumerate(named):
            at = self._own_cards + (agent * len(OWN_CARDS) + row) * len(cards)
            self._mark(out, at, [cards[name] for name in names])
        at, room = self._own_tests + 5 * agent * self.pack.attempts, self.pack.attempts
        for face in (own.card, *own.read):
            if face is not None:
                self._write_tests(face.tests, at, room, out)
        self._write_tests(own.more_tests, at, room, out)
        if own.question is not None:
            at = self._question + agent * (3 + MOST_OPTIONS)
            out[at : at + 3] = packed((1, own.question.typed, own.question.instruction + 1))
            self._mark(out, at + 3, own.question.ways)
        for instruction in following:
            out[self._following + agent] = byte(instruction.number + 1)
        for goal in own.goals:
            at = self._goal + 2 * agent * len(self._goals) + self._goals[goal.id]
            out[at] = 1
            out[at + len(self._goals)] = goal.reached
        for token in own.hidden_tokens:
            out[self._hidden + agent * len(self._tokens) + self._tokens[token.id]] += 1
