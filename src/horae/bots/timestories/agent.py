"""The agent: remembers what cards do, values things by what endings and known cards ask for, and plays for the best ending."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from horae.bots.bot import Bot
from horae.bots.company import HeldBack, Spoken
from horae.bots.timestories.knowledge import how_hard, told_of
from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.lookahead import FIGHTING, Lookahead
from horae.bots.timestories.manners import Manners
from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import HOPED, after
from horae.bots.timestories.questions import asked, own_view, put_to_all
from horae.bots.timestories.scenes import scene_of
from horae.bots.timestories.telling import Telling
from horae.bots.timestories.worth import CONQUERED, FEW, NEW_CARD
from horae.core.game import Action, AnyGame, Event, Seat
from horae.core.rng import Rng
from horae.core.speech import Listing, Phrase, Quoted
from horae.games.timestories import actions as do
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import AgentView, GroupQuestion, TimeStoriesView

NOTHING_TO_DO = -1000.0

LITTLE = 0.005
"""What is worth less, as a share of the best ending, is not done."""

CAN_WAIT = 0.12
"""What the last new place counts for, as a share of the best ending, while there is time to go back first: for a place that
has changed or a thing that was missed, but not for a token or a talk."""

CHANGED = 1.8
"""How much dearer what is new is where a place has changed since one was there."""

MOST_HANDS = 2
"""How often a thing changes hands in one round: with every view of what it is good for it would go round."""

MOST_UNHEARD = 2
"""So often in a row people are given a moment for a word before they are taken for people who say none."""

_NOTED = (do.Attempt, do.Explore, do.Recon, do.StandBy)
"""What the agent remembers having done, be it all that there was to do."""

A = TypeVar("A", bound=Action)


def _of_kind(moves: Iterable[Action], kind: type[A]) -> list[A]:
    return [move for move in moves if isinstance(move, kind)]


class Agent(Bot[TimeStoriesPack, TimeStoriesView]):
    """Plays by its seat's views and events, and by the cards that the seat has come to know."""

    name = "agent"
    talks = True

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: TimeStoriesPack | None = None) -> None:
        super().__init__(game, seat, rng, pack)
        self.known = KnownCards(self.pack)
        self.known.own = {seat}  # as far as it knows before it sees anything
        self.ahead = Lookahead(self.known)
        self.manners = Manners()
        self.telling = Telling()
        self._passed_up: Phrase | None = None
        """What it would say with its pass: what it leaves to the people here."""
        self._thought: tuple[object, Action] = (None, Action())
        """Where it would go, and between which places that was."""
        self._is_asked = False
        """Whether people have said where to go."""
        self._unheard = 0
        """How often people were asked for a word, and had none."""

    def hear(self, event: Event) -> None:
        self.known.hear(event)
        self.manners.hear(event, self.known.own)

    def overhear(self, spoken: Spoken) -> None:
        if spoken.seat is not None:
            self._unheard = 0
            self.manners.call(self.company)
            self.manners.requests.overhear(spoken.text, spoken.seat)

    def choose(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action:
        self._passed_up = None
        if len(legal) == 1 and not isinstance(legal[0], do.Choose):  # to a question one may also type something
            self.known.see(view)
            if isinstance(legal[0], _NOTED):
                self._note(Outlook(view, self.known), view.agents[do.agent_of(legal[0])], legal[0])
            return legal[0]
        look = self._look(view)
        self.known.judge_answer(look.facts.gains)
        self.manners.give_back(view)
        fitting = self.manners.fitting(look, legal)
        by_agent: dict[int, list[Action]] = {}
        for action in fitting or legal:
            by_agent.setdefault(do.agent_of(action), []).append(action)
        found = [self._for_agent(look, agent, moves) for agent, moves in by_agent.items()]
        chosen = max(found, key=lambda one: one[0])[1]
        if isinstance(chosen, do.Choose):
            self.known.reckoning.choose(chosen.agent, chosen.option)
        if self.company.people:
            self._passed_up = self._left_to_people(look, legal, fitting, chosen)
            self.manners.note(look, chosen)
        return chosen

    def _look(self, view: TimeStoriesView) -> Outlook:
        self.known.see(view)
        self.manners.meet(view, self.company)
        return Outlook(view, self.known)

    def holds_back(self, view: TimeStoriesView, legal: Sequence[Action]) -> HeldBack | None:
        """Only a scene that is the bot's own to play, and what it is to decide for all as captain, until people have said what
        is to be done; where they can only wait, for a moment, and not if they never say a word."""
        can_only_wait = not set(self.company.people) & set(view.deciding)
        if not self.company.people or (can_only_wait and self._unheard >= MOST_UNHEARD):
            return None
        look = self._look(view)
        words: Phrase | None
        if all(isinstance(move, do.Choose) for move in legal):
            for own in view.own:
                scene = scene_of(look, own.agent)
                if scene is not None and self.manners.decision(look, scene) is None:
                    words = self.telling.scene(look, scene) if self.manners.is_new(look, scene) else None
                    return self._ask_people(words, can_only_wait)
        if all(self.manners.keeping.bars(look, move) for move in legal):
            return HeldBack()
        if self._unheard < MOST_UNHEARD and len(_of_kind(legal, do.ChooseLocation)) > 1:
            return self._asks_where_to(look, legal)
        question = next((one for one in view.questions if self._decides_alone(view, one, legal)), None)
        if question is None or self._unheard >= MOST_UNHEARD or self.manners.named(look, legal):
            return None
        mine = question.options[question.ways.index(self.manners.ways(look, question)[0])]
        words = self.telling.captains_question(view, question, mine)
        return self._ask_people(self.manners.say_once(words), asks=True)

    def _decides_alone(self, view: TimeStoriesView, question: GroupQuestion, legal: Sequence[Action]) -> bool:
        captain = question.by == "captain" and view.captain in self.known.own and len(question.ways) > 1
        return captain and any(isinstance(move, do.Vote) and move.whom == question.agent for move in legal)

    def _asks_where_to(self, look: Outlook, legal: Sequence[Action]) -> HeldBack | None:
        """As captain, where the group is to go, until somebody has said."""
        if self.manners.requests.go_ahead or self.manners.named(look, legal):
            return None
        going = self._location(look, look.view.captain, self.manners.fitting(look, legal) or [*legal])
        assert isinstance(going, do.ChooseLocation)
        words = self.telling.asks_where_to(self.known, look.view, going.location)
        return self._ask_people(self.manners.say_once(words), asks=True)

    def _ask_people(self, words: Phrase | None, asks: bool) -> HeldBack:
        self._unheard += asks and words is not None
        waits, self.manners.requests.waits = self.manners.requests.waits, False
        return HeldBack(words, asks, longer=waits and asks)

    def heeds(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action | HeldBack | None:
        """An answer to what people ask it; another vote, where they want another; and once it is ready, what it had left to
        them."""
        if not self.company.people:
            return None
        look = self._look(view)
        words = self._answers(look)
        if words is not None:
            return HeldBack(words)
        for question in view.questions:
            wanted = self.manners.people_want(look, question)
            for own in view.own:
                voted = question.votes[own.agent]
                if voted >= 0 and own.agent not in question.waits_for and wanted and voted not in wanted:
                    return do.VOTE[own.agent][question.agent][wanted[0]]
        asked = self.manners.sent_to(look, legal)
        if not asked and self.manners.requests.go_ahead:
            meant = [move for move in legal if not isinstance(move, do.UseAbility)]  # a thing is used by its name
            asked = [move for move in legal if self._is_gone_back_for(view, move)] or self._wanted(look, meant)
        for move in asked[:1]:
            self._note(look, view.agents[do.agent_of(move)], move)
            self.manners.note(look, move)
            return move
        return None

    def _answers(self, look: Outlook) -> Phrase | None:
        """To what people have asked it last."""
        wondering = self.manners.requests.curiosity.next()
        if wondering is None:
            return self._promises(look)
        if wondering.of == "story":
            return told_of(look, wondering)
        if wondering.of == "test":
            return how_hard(look, wondering)
        scene = next((scene for own in look.view.own if (scene := scene_of(look, own.agent)) is not None), None)
        again = self.telling.again()
        return self.telling.scene(look, scene) if again is None and scene is not None else again

    def _promises(self, look: Outlook) -> Phrase | None:
        """That it keeps what it was just told to, if it has it."""
        requests = self.manners.requests
        is_told, requests.is_told_to_keep = requests.is_told_to_keep, False
        if not is_told:
            return None
        mine = [item.name for own in look.view.own for item in look.view.agents[own.agent].items if requests.keeps(item.name)]
        if mine:
            return Phrase("agent-keeps-thing", {"thing": Listing(tuple(map(Quoted, mine)))})
        return Phrase("agent-keeps-azrak") if requests.is_thrifty else None

    def _wanted(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """What it leaves to people and would do by itself: things and tests first, then cards by what they promise."""
        left = [
            move
            for move in moves
            if self.manners.is_left(look, move) and not self.manners.keeping.bars(look, move) and self._is_wanted(look, move)
        ]

        def promise(move: Action) -> float:
            if not isinstance(move, do.Explore):
                return 2.0 * look.best
            return self._exploring(look, look.view.agents[move.agent], move.slot)

        return sorted(left, key=promise, reverse=True)

    def _is_gone_back_for(self, view: TimeStoriesView, move: Action) -> bool:
        return isinstance(move, do.Explore) and view.panorama[move.slot].card in self.manners.given_back

    def _left_to_people(
        self, look: Outlook, legal: Sequence[Action], fitting: Sequence[Action], chosen: Action
    ) -> Phrase | None:
        """The offer that goes with a pass, where the agent would do something more by itself."""
        if not isinstance(chosen, do.StandBy | do.Ready | do.AskSupport):
            return None
        wanted = next(iter(self._wanted(look, [move for move in legal if move not in fitting])), None)
        if wanted is None:
            return None
        card = own_view(look.view, do.agent_of(wanted)).card
        if isinstance(wanted, do.Attempt) and card is not None:
            self.manners.given_back.add(card.id)
        return self.manners.offer(look, wanted)

    def _is_wanted(self, look: Outlook, move: Action) -> bool:
        """Whether the agent would do it by itself."""
        match move:
            case do.Attempt(agent, number):
                return self._attempting(look, look.view.agents[agent], number) > LITTLE * look.best
            case do.Explore(agent, slot):
                is_told = self.manners.is_only_told(look, move)
                return not is_told and self._exploring(look, look.view.agents[agent], slot) > LITTLE * look.best
            case do.UseAbility(agent, ability):
                return self._using(look, look.view.agents[agent], ability) > LITTLE * look.best
            case _:
                return False

    def tell(self, view: TimeStoriesView, action: Action) -> Phrase | None:
        self.known.see(view)
        wanted = self._is_asked if isinstance(action, do.ChooseLocation) else self._goes_along(view, action)
        tale, offer = self.telling.goes_with(self.known, view, action, wanted), self._passed_up
        if tale is None or offer is None:
            return tale or offer
        return Phrase("agent-tells-and-offers", {"tale": tale, "offer": offer})

    def _goes_along(self, view: TimeStoriesView, action: Action) -> bool:
        """Whether a vote follows what people have voted for or said, or there are none."""
        if not isinstance(action, do.Vote) or not self.company.people:
            return True
        question = next(one for one in view.questions if one.agent == action.whom)
        return self.manners.requests.go_ahead or bool(self.manners.people_want(Outlook(view, self.known), question))

    # --- one agent's moves ---

    def _for_agent(self, look: Outlook, agent: int, moves: list[Action]) -> tuple[float, Action]:
        """The best of an agent's moves, and how much it matters that it is made now."""
        worth, move = self._judged(look, agent, moves)
        if look.view.fight is not None and look.view.fight.step in FIGHTING:
            move = self.ahead.better(look, moves, move, self.rng)
        return worth, move

    def _judged(self, look: Outlook, agent: int, moves: list[Action]) -> tuple[float, Action]:
        kinds = {type(move) for move in moves}
        for kind, choose in self._asked.items():
            if kind in kinds:
                return 1000.0, choose(self, look, agent, moves)
        if look.view.step == "between":
            return self._between(look, agent, moves)
        return self._acting(look, agent, moves)

    def _receptacle(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        """Whoever adds most to what the group is good at."""
        people = {person.id: person.attributes for person in self.pack.parts.receptacles}
        chosen = [people[one.receptacle] for one in look.view.agents if one.receptacle is not None]

        def added(move: do.ChooseReceptacle) -> int:
            return sum(map(max, zip(*chosen, people[move.receptacle], strict=True)))

        return self._best(_of_kind(moves, do.ChooseReceptacle), added)

    def _any(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        return self.rng.pick(moves)

    def _best(self, moves: Sequence[A], worth: Callable[[A], float]) -> A:
        """The best of them; of several as good any."""
        values = [worth(move) for move in moves]
        top = max(values)
        return self.rng.pick([move for move, value in zip(moves, values, strict=True) if value >= top])

    def _mend(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        """A free Update first; control is not let go while it can be kept."""
        mends = _of_kind(moves, do.EmergencyUpdate)
        return max(mends, key=lambda move: move.free) if mends else moves[0]

    def _deal(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        return _of_kind(moves, do.DealEvenly)[0]

    def _agree(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        return (_of_kind(moves, do.Agree) or moves)[0]

    def _pledge(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        return self.rng.pick(_of_kind(moves, do.Pledge) or _of_kind(moves, do.Decline))

    def _call_on(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        """The strongest first: who comes later may not be needed any more."""
        fight = look.view.fight
        assert fight is not None
        tests = look.known.card(fight.card.id).tests

        def strength(move: do.CallOn) -> float:
            who = look.view.agents[move.whom]
            return max((look.attribute(who, box) for box in tests), default=0) + who.azrak / 10

        return self._best(_of_kind(moves, do.CallOn), strength)

    # --- questions ---

    def _answer(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        choices = _of_kind(moves, do.Choose)
        scene = scene_of(look, agent) if self.company.people else None
        if scene is not None:
            return self.manners.answer(look, scene)
        look.reading, asking = asked(look.known, look.view, agent)
        if isinstance(asking, v.Answer):
            word = self.word(look, asking, agent)
            return do.Answer(agent, word) if word is not None else choices[0]
        return self._best(choices, lambda move: look.steps(after(asking, move.option), agent))

    def word(self, look: Outlook, asking: v.Answer, agent: int) -> str | None:
        """What to type, or None to leave the question."""
        if look.step(asking, agent) <= 0:
            return None
        if look.can_wait(agent):
            self.known.waited.add((agent, look.reading, look.view.round))
            self.known.followed.pop((agent, look.reading), None)  # it is worth coming back to
            return None
        word = self.known.guess(asking.ask)
        if word is not None:
            self.known.tried[asking.ask.en].append(word)
            self.known.note_answer(word, look.facts.gains)
        return word

    def _vote(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        questions = {question.agent: question for question in look.view.questions}

        def worth(move: do.Vote) -> float:
            look.reading, asking = put_to_all(look.known, questions[move.whom])
            return look.steps(after(asking, move.option), move.whom)

        return self._best(_of_kind(moves, do.Vote), worth)

    # --- places ---

    def _location(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        self._is_asked = bool(self.company.people and self.manners.named(look, moves))
        thought = (look.view.round, tuple(moves))
        if self._thought[0] != thought:  # where it has said that it would go, there it goes
            self._thought = thought, self._best_location(look, moves)
        return self._thought[1]

    def _best_location(self, look: Outlook, moves: list[Action]) -> Action:
        if look.visits_left == 1:
            look = Outlook(look.view, self.known, is_last=True)
        return self._best(_of_kind(moves, do.ChooseLocation), lambda move: self._place(look, move.location))

    def _place(self, look: Outlook, place: str) -> float:
        """What going there promises."""
        best = look.best
        if not look.facts.visits.get(place, 0):
            return (CAN_WAIT if self._waits(look, place) else look.new_place() + self._turn_of(look, place)) * best
        look = look.arriving(place)
        arrival = look.steps(look.known.card(f"{place}-a").steps, look.view.captain)
        if arrival > 0:
            arrival *= 0.0 if look.is_last else CHANGED  # what is new where no end is known would come too late
        cards = look.known.layouts.get(place, ())
        fresh = sum(card not in look.known.ids for card in cards)
        known = sorted((self._taken_by_best(look, card) for card in cards if card in look.known.ids), reverse=True)
        many = 1 if look.is_last else len(look.agents)  # in the end one thing counts
        return arrival + NEW_CARD * best * min(fresh, 4) + sum(known[:many]) - 0.05 * best

    def _turn_of(self, look: Outlook, place: str) -> float:
        """What had to be opened asks for what was found elsewhere: it comes after the rest, but not too late."""
        others = [one for one in look.facts.open if not look.facts.visits.get(one, 0) and one not in look.known.conquered]
        is_time = not others or look.visits_left <= 1
        return CONQUERED if (place in look.known.conquered) == is_time else 0.0

    def _waits(self, look: Outlook, place: str) -> bool:
        """Whether a place that had to be opened, the last that is new, may wait for a second visit elsewhere."""
        new = [one for one in look.facts.open if not look.facts.visits.get(one, 0)]
        return new == [place] and place in look.known.conquered and look.visits_left > FEW

    def _taken_by_best(self, look: Outlook, card: str) -> float:
        return max(0.0, *(look.taking(card, agent) for agent in look.agents))

    def _recon(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        chosen = self._best(_of_kind(moves, do.Recon), lambda move: self._slot(look, agent, move.slot, 0))
        return self._note(look, look.view.agents[agent], chosen)

    def _slot(self, look: Outlook, agent: int, slot: int, spent: int) -> float:
        """Of taking the card that lies there."""
        shown = look.view.panorama[slot]
        if shown.card in look.known.ids:
            return look.taking(shown.card, agent, spent, beside=True)
        return NEW_CARD * look.best if shown.card not in look.view.read else 0.03 * look.best

    # --- acting at a location ---

    def _acting(self, look: Outlook, agent: int, moves: list[Action]) -> tuple[float, Action]:
        me = look.view.agents[agent]
        worth, found = self._doing(look, me, moves)
        forced = me.personal_conflict or look.view.fight is not None
        leave = self._leaving(moves)
        if found is not None and (worth > LITTLE * look.best or (forced and leave is None)):
            return worth, self._note(look, me, found)
        if leave is not None:
            return 0.0, self._note(look, me, leave)
        return NOTHING_TO_DO, self.rng.pick(moves)  # who is ready waits for the others

    def _doing(self, look: Outlook, me: AgentView, moves: Sequence[Action]) -> tuple[float, Action | None]:
        """The best that there is to do here, and its worth."""
        options: list[tuple[float, Action]] = []
        options += [(self._attempting(look, me, move.test), move) for move in _of_kind(moves, do.Attempt)]
        options += [(self._exploring(look, me, move.slot), move) for move in _of_kind(moves, do.Explore)]
        options += [(self._giving(look, me, move), move) for move in _of_kind(moves, do.Give)]
        options += [(self._using(look, me, move.ability), move) for move in _of_kind(moves, do.UseAbility)]
        return max(options, key=lambda one: one[0], default=(0.0, None))

    def _leaving(self, moves: list[Action]) -> Action | None:
        for kind in (do.StandBy, do.Ready):
            for move in moves:
                if isinstance(move, kind):
                    return move
        return None

    def _note(self, look: Outlook, me: AgentView, move: Action) -> Action:
        slot = me.slot
        if isinstance(move, do.Explore | do.StandBy) and slot >= 0:
            self.known.left[me.agent, look.view.panorama[slot].card, look.view.round] += 1
        if isinstance(move, do.Attempt):
            self.known.attempting[me.agent] = look.box_at(me, move.test)
        if isinstance(move, do.Explore | do.Recon):
            card = look.view.panorama[move.slot].card
            self.known.followed[me.agent, card] = look.standing(card)
            self.known.follows[me.agent, card] += 1
        return move

    def _attempting(self, look: Outlook, me: AgentView, number: int) -> float:
        card, place = look.box_at(me, number)
        if place < 0:
            return 0.0
        worth = look.attempt(me, card, place, damage=self._damage(look))
        if look.view.fight is not None or me.personal_conflict:
            return worth
        if look.is_for_another(me, card, place):
            return 0.0
        return worth - 1.5 * max(0.0, look.spared(me.agent) - look.azrak_price)

    def _damage(self, look: Outlook) -> float:
        """What a point of damage is worth in the group conflict going on."""
        fight = look.view.fight
        if fight is None:
            return 0.0
        return look.winning(fight.card.id, fight.reader) / max(1, fight.life - fight.damage)

    def _exploring(self, look: Outlook, me: AgentView, slot: int) -> float:
        spent = 0 if me.free_explore else 1
        worth = self._slot(look, me.agent, slot, spent) - look.price(me, spent)
        if spent:
            worth -= max(0.0, look.spared(me.agent) - look.azrak_price)
        return worth - self._left_behind(look, me)

    def _left_behind(self, look: Outlook, me: AgentView) -> float:
        """What one could still do with the card before one."""
        card = own_view(look.view, me.agent).card
        if card is None:
            return 0.0
        tests = [self._attempting(look, me, face.number) for face in card.tests if face.number >= 0]
        return max([0.0, *tests])

    def _giving(self, look: Outlook, me: AgentView, move: do.Give) -> float:
        """Of handing a thing to somebody who can do more with it."""
        if self.known.passed_on[move.thing] >= MOST_HANDS:
            return 0.0
        gain = look.with_thing(move.thing, move.to) - look.with_thing(move.thing, me.agent)
        free = look.view.step == "between" or look.view.fight is not None or me.giving == move.to
        return gain / HOPED - (0.0 if free else look.price(me, 1) + 0.01 * look.best)

    def _using(self, look: Outlook, me: AgentView, ability: str) -> float:
        if me.test is not None:
            return 0.0
        face = next(one for one in me.abilities if one.id == ability)
        cost = look.price(me, face.azrak) + face.magick * look.magick_price
        return look.steps(look.known.ability(ability).then, me.agent) - cost

    # --- tests ---

    def _testing(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        """Boost to where the odds pay best, counting on those who stand by; then ask them, then draw."""
        me = look.view.agents[agent]
        draw = _of_kind(moves, do.DrawDestiny)[0]
        box = self._under_way(look, agent)
        if me.test is None or box is None:
            return draw
        outcomes = look.outcomes(self._test_card(look, agent), box, agent, self._damage(look))
        difficulty = look.difficulty(box)
        now = look.expected(me.test.value, difficulty, outcomes)
        for use in _of_kind(moves, do.UseAbility):
            bonus = sum(step.value for step in look.known.ability(use.ability).then if isinstance(step, v.Bonus))
            if bonus and look.expected(me.test.value + bonus, difficulty, outcomes) > now + 0.02 * look.best:
                return use
        help_ = look.support(agent) if _of_kind(moves, do.AskSupport) else 0
        best, more = now, 0
        for extra in range(1, me.azrak + help_ + 1):
            own = max(0, extra - help_)
            cost = look.price(me, own) + (extra - own) * look.azrak_price
            worth = look.expected(me.test.value + extra, difficulty, outcomes) - cost
            if worth > best + 0.001:
                best, more = worth, extra
        is_modest = self.company.people and not me.personal_conflict and look.view.fight is None
        if is_modest and me.test.value > look.attribute(me, box) and more and _of_kind(moves, do.AskSupport):
            return do.ASK_SUPPORT[agent]  # it has boosted once: now the others have a say
        if more > help_ and _of_kind(moves, do.Boost):
            return do.BOOST[agent]
        return do.ASK_SUPPORT[agent] if more and help_ else draw

    def _test_card(self, look: Outlook, agent: int) -> str:
        """The card that a test under way stands on."""
        view = look.view
        test = view.agents[agent].test
        if test is not None and test.card:
            return test.card
        if view.fight is not None:
            return view.fight.card.id
        slot = view.agents[agent].slot
        return view.panorama[slot].card if slot >= 0 else ""

    def _under_way(self, look: Outlook, agent: int) -> m.TestBox | None:
        """The box of a test that is going on, as far as the seat knows the card it stands on."""
        test = look.view.agents[agent].test
        if test is None:
            return None
        tests = look.known.card(self._test_card(look, agent)).tests
        return tests[test.test] if test.test < len(tests) else None

    def _support(self, look: Outlook, agent: int, moves: list[Action]) -> Action:
        """Whoever stands by helps where it changes the odds enough."""
        me = look.view.agents[agent]
        helps: list[do.SupportWith | do.Support] = [*_of_kind(moves, do.SupportWith), *_of_kind(moves, do.Support)]
        for move in helps:
            test = look.view.agents[move.whom].test
            box = self._under_way(look, move.whom)
            if test is None:
                continue
            if box is None:
                if me.azrak > 2:
                    return move
                continue
            outcomes = look.outcomes(self._test_card(look, move.whom), box, move.whom, self._damage(look))
            difficulty = look.difficulty(box)
            now = look.expected(test.value, difficulty, outcomes)
            cost = look.price(me, 1) if isinstance(move, do.Support) else 0.0
            for more in (1, 2):
                gain = look.expected(test.value + more, difficulty, outcomes) - now
                if gain > more * cost and me.azrak > more:
                    return move
        return self.rng.pick(_of_kind(moves, do.Decline))

    # --- between locations ---

    def _between(self, look: Outlook, agent: int, moves: list[Action]) -> tuple[float, Action]:
        me = look.view.agents[agent]
        updates = _of_kind(moves, do.Update)
        if updates and (look.view.must_update or self._is_short(look)):
            return 500.0, max(updates, key=lambda move: move.free)
        gifts = [(self._giving(look, me, move), move) for move in _of_kind(moves, do.Give)]
        worth, gift = max(gifts, key=lambda one: one[0], default=(0.0, None))
        if gift is not None and worth > 0.03 * look.best:
            return 400.0, gift
        ready = _of_kind(moves, do.Ready)
        return (1.0, ready[0]) if ready else (0.0, self.rng.pick(moves))

    def _is_short(self, look: Outlook) -> bool:
        """Whether an Update deals enough to be worth its Azrak on the Return."""
        view = look.view
        room = sum(agent.level - agent.azrak for agent in view.agents)
        dealt = min(view.vortex - (0 if view.free_updates else 1), room)
        least = min(agent.azrak for agent in view.agents)
        if self.company.people and (
            room * 2 < sum(agent.level for agent in view.agents) or (view.free_updates == 1 and least > 1)
        ):
            return False  # the people may have other plans for it
        if view.free_updates:
            return dealt >= 2 and (least <= 1 or dealt >= 4)
        return dealt >= 3 and (least <= 1 or room * 2 >= sum(agent.level for agent in view.agents))

    _asked = {  # noqa: RUF012  # what an agent is asked for, ready or not, in this order
        do.EmergencyUpdate: _mend,
        do.LoseControl: _mend,
        do.DealEvenly: _deal,
        do.Agree: _agree,
        do.Object: _agree,
        do.ChooseReceptacle: _receptacle,
        do.Volunteer: _any,
        do.Recount: _any,
        do.CallOn: _call_on,
        do.ChooseLocation: _location,
        do.Recon: _recon,
        do.Vote: _vote,
        do.Choose: _answer,
        do.Pledge: _pledge,
        do.Support: _support,
        do.SupportWith: _support,
        do.Decline: _support,
        do.DrawDestiny: _testing,
    }
