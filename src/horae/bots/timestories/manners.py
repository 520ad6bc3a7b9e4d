"""What the agent leaves to the people at its table: what is still to be found, scenes of the story, to end the
mission, to spend what the group has.

Nobody ever waits for it: what others need from it, a vote, a yes, support, a pass, it gives at once. Without people nothing is
left. Who stands in for somebody goes along, and spends nothing of theirs but in a conflict or where support was asked for. What
people ask for in the chat (`requests`) is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.company import Company
from horae.bots.timestories.keeping import Keeping, called, taken
from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import after, leaves
from horae.bots.timestories.questions import own_view, put_to_all
from horae.bots.timestories.requests import Requests, most_of
from horae.bots.timestories.scenes import Scene, cost, followed, leaving, modest, preferred, wished
from horae.core.game import Action, Event
from horae.core.speech import LANGUAGES, Phrase, Sayable, Text
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import vocabulary as v
from horae.games.timestories.narration import card_by_letter
from horae.games.timestories.view import AgentView, GroupQuestion, TimeStoriesView

CLEARLY = 2
"""By so much an attribute is clearly better than another."""
FAIR = 0.5
"""The odds at which it attempts a test by itself."""


class Manners:
    def __init__(self) -> None:
        self.company = Company()
        self.requests = Requests()
        self.keeping = Keeping(self.requests)
        self.leads = 0
        """How often the captaincy has come to one's own agents."""
        self._offers: set[str] = set()
        self._visited: dict[str, int] = {}
        self._kept_off: set[str] = set()
        """The cards that people want for themselves in this visit."""
        self.given_back: set[str] = set()
        """The cards that the agent gave back in this visit with something left to the people on them."""
        self._has_offered_more = False
        """Whether it has said in this visit what it leaves to the people to find."""
        self._ever_offered: set[str] = set()
        """What it would look at or try, which it says once, however often the group comes back."""
        self._pursued: str | None = None
        """The card that people sent it to, whose test is still to be attempted."""
        self._has_proposed = False
        self._was_refused = False
        self._own_people: tuple[str, ...] = ()
        self._other_people: tuple[str, ...] = ()
        """What the receptacles are called in which one's own agents are, and the others."""

    def hear(self, event: Event, own: set[int]) -> None:
        match event:
            case ev.CardAOpened(location=location):
                self.requests.forget()
                self._visited[location] = self.requests.visit
                self._begin_visit()
            case ev.RunRestarted():
                self.requests.forget()
                self._ever_offered.clear()
                self._begin_visit()
            case ev.DecisionPending(agent=agent) if agent in own:
                self.requests.go_ahead = self.requests.decides = False  # that was said of something else
            case ev.Proposed(what=what) if "update" in what:
                self._has_proposed = True
                self._was_refused = False
            case ev.Objected():
                self._was_refused = self._has_proposed
            case ev.UpdateBegan():
                self._was_refused = self.requests.no_update = False
            case ev.BetweenBegan():
                self.requests.leave_place()
            case ev.RoundBegan(captain=captain):
                self._has_proposed = False
                self.leads += captain in own
            case _:
                pass

    def _begin_visit(self) -> None:
        for done in (self._offers, self._kept_off, self.given_back):
            done.clear()
        self._has_offered_more = False
        self._pursued = None

    def meet(self, view: TimeStoriesView, company: Company) -> None:
        """Who is there, and what they are called."""
        own = {one.agent for one in view.own}
        names = [(one.agent, one.name[language]) for one in view.agents if one.name is not None for language in LANGUAGES]
        self._own_people = tuple(name for agent, name in names if agent in own)
        self._other_people = tuple(name for agent, name in names if agent not in own)
        self.call(company)

    def call(self, company: Company) -> None:
        self.company = company
        self.requests.names = (*self._own_people, *company.own_names)
        self.requests.others = (*self._other_people, *company.names)
        self.requests.is_alone_with_one = len(company.people) == 1

    # --- scenes ---

    def decision(self, look: Outlook, scene: Scene) -> do.Choose | do.Answer | None:
        """What people have said is to be done in a scene, if they have said anything."""
        requests, agent = self.requests, scene.agent
        allowed = self.keeping.allowed(look, scene)
        picked = [way for way in requests.picked(scene.labels) if way in allowed]
        if picked:
            return do.Choose(agent, picked[0])
        if requests.leave:
            return do.Choose(agent, leaving(look, scene, allowed))
        if isinstance(scene.asking, v.Answer):
            word = requests.word or (look.known.guess(scene.asking.ask) if requests.go_ahead else None)
            return None if word is None else do.Answer(agent, word)
        if requests.decides:
            return do.Choose(agent, wished(look, scene, allowed))
        if requests.go_ahead or len(allowed) == 1 < len(scene.ways):
            return do.Choose(agent, preferred(look, scene, allowed))
        return None

    def answer(self, look: Outlook, scene: Scene) -> do.Choose | do.Answer:
        """What to do now: what people have said, else as little as can be."""
        decided = self.decision(look, scene) or do.Choose(scene.agent, modest(look, scene, self.keeping.allowed(look, scene)))
        if self.requests.keep_off:
            self._kept_off.add(scene.card)
        if isinstance(decided, do.Answer) and isinstance(scene.asking, v.Answer):
            look.known.tried.setdefault(scene.asking.ask.en, []).append(decided.text)
        return decided

    def give_back(self, view: TimeStoriesView) -> None:
        """What people want for themselves of what lies before one's own agents is theirs."""
        if self.requests.keep_off and not any(own.question is not None for own in view.own):
            self._kept_off.update(own.card.id for own in view.own if own.card is not None)
            self.requests.use()

    # --- what it does by itself ---

    def fitting(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """Those that the agent makes: what people have named, else all that are not left to them."""
        if not self.company.people:
            return list(moves)
        return self.named(look, moves) or [move for move in moves if self._fits(look, move)]

    def _fits(self, look: Outlook, move: Action) -> bool:
        if self.keeping.bars(look, move):
            return False
        match move:
            case do.Vote(_, whom, way):
                return way in self.ways(look, next(one for one in look.view.questions if one.agent == whom))
            case do.Boost(agent) | do.Support(agent) | do.Explore(agent) | do.Attempt(agent) if self._is_last(
                look, move, agent
            ):
                return self.requests.help or self.requests.go_ahead
            case do.Explore(agent, slot) | do.Recon(agent, slot) if look.view.panorama[slot].card in self._kept_off:
                return False
            case do.Explore(agent, slot) if look.view.panorama[slot].card in self.given_back:
                return self.requests.go_ahead
            case do.Attempt(agent) if self._is_kept_off(look.view, agent):
                return False
            case do.Update():
                return not self.is_left(look, move)
            case do.UseAbility(agent, ability) if self.keeping.uses_up(look, agent, ability):
                return self._is_to_be_used(look, ability)
            case _:
                return self.requests.go_ahead or not self.is_left(look, move)

    def _is_to_be_used(self, look: Outlook, ability: str) -> bool:
        """Whether people have said that this thing is to be used: a “go ahead” means what was spoken of last."""
        names = called(look, ability)
        is_meant = self.requests.go_ahead and self.requests.topic in names
        return is_meant or self.requests.wants_used(*names)

    def _is_last(self, look: Outlook, move: Action, agent: int) -> bool:
        """Whether the move would break the link of one's own free will, and not for the last thing that there is to do."""
        me = look.view.agents[agent]
        if me.azrak > 1 or (isinstance(move, do.Explore) and me.free_explore):
            return False
        return isinstance(move, do.Boost | do.Support) or not (
            look.is_last or me.personal_conflict or look.view.fight is not None
        )

    def _is_kept_off(self, view: TimeStoriesView, agent: int) -> bool:
        card = own_view(view, agent).card
        return card is not None and card.id in self._kept_off and view.fight is None

    def named(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """What people have said in so many words: where a captain is to go or what to decide, which card it is to take."""
        names = {place.id: place.name for place in look.view.locations}
        going = {move.location: move for move in moves if isinstance(move, do.ChooseLocation)}
        if going:
            wanted = self.requests.places([(place, names[place]) for place in going], self._visited)
            return [going[place] for place in wanted]
        offered: list[tuple[Action, Text]] = []
        for move in moves:
            if isinstance(move, do.Vote):
                question = next(one for one in look.view.questions if one.agent == move.whom)
                if question.by == "captain":
                    offered.append((move, question.options[question.ways.index(move.option)]))
        return self.requests.picked(offered) if offered else self.sent_to(look, moves)

    def sent_to(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """The moves that take a card of the panorama that people have named, attempt its test, or use the thing they named."""
        moves = [move for move in moves if not self.keeping.bars(look, move)]
        used: list[Action] = [
            move for move in moves if isinstance(move, do.UseAbility) and self._is_to_be_used(look, move.ability)
        ]
        if used:
            return used
        places = [(slot.card, slot.place) for slot in look.view.panorama if slot.place is not None]
        letters = [(slot.card, Text(f"carta {slot.letter}", f"card {slot.letter}")) for slot in look.view.panorama]
        bare = {slot.letter: slot.card for slot in look.view.panorama}
        wanted = {*self.requests.lettered(bare)} or {*self.requests.cards(places), *self.requests.cards(letters)}
        if not wanted and self._pursued is not None:
            return [move for move in moves if isinstance(move, do.Attempt) and self._card_of(look, move) == self._pursued]
        return [move for move in moves if self._card_of(look, move) in wanted]

    def _card_of(self, look: Outlook, move: Action) -> str | None:
        match move:
            case do.Recon(_, slot) | do.Explore(_, slot):
                return look.view.panorama[slot].card
            case do.Attempt(agent, number) if look.view.fight is None:
                card, place = look.box_at(look.view.agents[agent], number)
                cells = _cells(look, card, place)
                return None if any(self.settles(look, cell, agent) for cell in cells) else card
            case _:
                return None

    def ways(self, look: Outlook, question: GroupQuestion) -> Sequence[int]:
        """What the agent may vote for: what most of the people have voted for, or named; else what settles and costs least."""
        voted = self.people_want(look, question)
        if voted:
            return voted
        asking = put_to_all(look.known, question)[1]
        free = [way for way in question.ways if not self.keeping.bars_way(look, asking, way, question.agent)]
        kept = [way for way in free if not self.settles(look, after(asking, way), question.agent)]
        return (free or question.ways) if self.requests.go_ahead else self._least(look, question, kept or free or question.ways)

    def _least(self, look: Outlook, question: GroupQuestion, ways: Sequence[int]) -> list[int]:
        """Those of these ways that cost the story least, and change least of it."""
        asking = put_to_all(look.known, question)[1]
        steps = {way: after(asking, way) for way in ways}
        weights = {way: (cost(look, steps[way], question.agent), len(list(leaves(steps[way])))) for way in ways}
        return [way for way in ways if weights[way] == min(weights.values())]

    def people_want(self, look: Outlook, question: GroupQuestion) -> Sequence[int]:
        """The ways that most of the people have voted for, the captain's where they are even; else those they have named; of
        two a yes is the one that does more."""
        view = look.view
        people = [agent.agent for agent in view.agents if agent.seat in self.company.people]
        votes = {agent: question.votes[agent] for agent in people if question.votes[agent] in question.ways}
        most = most_of(list(votes.values()))
        if len(most) > 1 and votes.get(view.captain) in most:
            return (votes[view.captain],)
        named = most or self.requests.named(zip(question.ways, question.options, strict=True))
        if named or self.requests.vote is None or len(question.ways) != 2:
            return named
        least = self._least(look, question, question.ways)
        return [way for way in question.ways if (way in least) != self.requests.vote] if len(least) == 1 else ()

    # --- what it leaves ---

    def is_left(self, look: Outlook, move: Action) -> bool:
        """Whether the agent does this only if the people want it."""
        stands_in = self.company.stands_in
        match move:
            case do.Pledge(agent, whom):
                return self._has_paid_enough(look, agent, whom)
            case do.ChooseLocation(agent, place):
                return self.settles(look.arriving(place), look.known.card(f"{place}-a").steps, agent)
            case do.Recon(agent, slot) | do.Explore(agent, slot):
                card = look.view.panorama[slot].card
                if isinstance(move, do.Explore) and (self._is_theirs(look, agent) or self.is_only_told(look, move)):
                    return True
                return self.settles(look, look.known.card(card).steps, agent)
            case do.Attempt(agent, number):
                return self._is_attempt_left(look, agent, number)
            case do.UseAbility(agent, ability):
                return stands_in or self.keeping.uses_up(look, agent, ability)
            case do.Give() | do.GiveHidden():
                return stands_in
            case do.Update():
                refused = self._has_proposed or self._was_refused or self.requests.no_update
                return not look.view.must_update and (stands_in or refused)
            case _:
                return False

    def _is_theirs(self, look: Outlook, agent: int) -> bool:
        """Whether what is to be found here is the people's: while one of them can still do it, and in a seat kept for one."""
        me, view = look.view.agents[agent], look.view
        if self.company.stands_in:
            return True
        return view.fight is None and not me.personal_conflict and any(not one.ready for one in self._able(view))

    def _able(self, view: TimeStoriesView) -> list[AgentView]:
        """The people's agents who can do something here."""
        agents = [one for one in view.agents if one.seat in self.company.people and one.status == "in_control"]
        return [one for one in agents if one.azrak or one.free_explore]

    def _is_fit_for(self, look: Outlook, agent: int, card: str, place: int) -> bool:
        """Whether the agent would attempt a test with fair odds, and no person could with clearly better ones."""
        me, box = look.view.agents[agent], look.known.card(card).tests[place]
        mine = look.attribute(me, box)
        if any(look.attribute(one, box) >= mine + CLEARLY for one in self._able(look.view) if one.azrak):
            return False
        return look.expected(mine + (me.azrak > 1), look.difficulty(box), (0.0, 1.0, 1.0)) >= FAIR

    def is_only_told(self, look: Outlook, move: do.Explore) -> bool:
        """Whether it would pay to read what somebody has read and told already, and could do nothing more there."""
        me, card = look.view.agents[move.agent], look.view.panorama[move.slot].card
        if me.free_explore or card not in look.known.ids or card in own_view(look.view, move.agent).known:
            return False
        written = look.known.card(card)
        has_test = any(
            look.is_offered(card, place, move.agent) and self._is_fit_for(look, move.agent, card, place)
            for place in range(len(written.tests))
        )
        return not has_test and not any(self._is_worth_reading(look, step, move.agent) for step in leaves(written.steps))

    def _is_worth_reading(self, look: Outlook, step: v.Instruction, agent: int) -> bool:
        """Whether an instruction does more than it did for whoever read it first."""
        match step:
            case v.Take(item, token):
                thing = f"item-{item}" if item is not None else f"token-{token}"
                return not look.facts.has(thing) and thing not in look.facts.removed
            case v.Gain() | v.OpenLocation() | v.Answer() | v.Turn() | v.DrawMystery() | v.End():
                return look.step(step, agent) > 0
            case _:
                return False

    def _has_paid_enough(self, look: Outlook, agent: int, whom: int) -> bool:
        """Whether one's own share of a payment is in, and people are left who could put in the rest."""
        of_magick, need, *pledged = look.view.agents[whom].payment
        able = [one for one in look.view.agents if one.status == "in_control" and (one.magick if of_magick else one.azrak)]
        if not any(one.seat in self.company.people for one in able):
            return False
        mine = pledged[agent] if agent < len(pledged) else 0
        sharing = sum(one.agent == agent or one.seat in self.company.people for one in able)
        is_last = not of_magick and look.view.agents[agent].azrak <= 1
        return is_last or self.company.stands_in or mine * sharing >= need

    def _is_attempt_left(self, look: Outlook, agent: int, number: int) -> bool:
        me = look.view.agents[agent]
        if look.view.fight is not None or me.personal_conflict:
            return False  # the group waits for it
        card, place = look.box_at(me, number)
        if place < 0:
            return self.company.stands_in
        if self._is_theirs(look, agent) or not self._is_fit_for(look, agent, card, place):
            return True
        return any(self.settles(look, cell, agent) for cell in _cells(look, card, place))

    def settles(self, look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
        """Whether following them, without anybody being asked once more, ends the mission or takes what the group has."""
        return self.ends(look, steps, reader) or any(self._takes(look, step, reader) for step in steps)

    def ends(self, look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
        return any(
            isinstance(step, v.End) or any(self.ends(look, part, reader) for part in followed(look, step, reader))
            for step in steps
        )

    def _takes(self, look: Outlook, step: v.Instruction, reader: int) -> bool:
        match step:
            case v.Remove(item, token) | v.Stow(item, token):
                return look.facts.has(f"item-{item}" if item is not None else f"token-{token}")
            case v.Spend(by="group"):
                return True
            case v.Spend() if self.company.stands_in:
                return True
            case _:
                return any(self._takes(look, one, reader) for part in followed(look, step, reader) for one in part)

    def note(self, look: Outlook, chosen: Action) -> None:
        """What people asked for they asked for once; a payment takes several, a test a way to its card."""
        pursued, self._pursued = self._pursued, None
        if isinstance(chosen, do.Explore):
            card = look.view.panorama[chosen.slot].card
            if self.requests.go_ahead or self.requests.task:
                self._pursued = card
            if self._pursued is None or not look.known.card(card).tests:
                self.requests.act()
        elif isinstance(chosen, do.StandBy | do.Ready | do.Recon):
            self.requests.task = None
            if pursued is not None:
                self.requests.act()
        elif isinstance(chosen, do.Answer | do.Choose) or (self.is_left(look, chosen) and not isinstance(chosen, do.Pledge)):
            self.requests.use()
        else:
            self._pursued = pursued

    # --- what it says meanwhile ---

    def offer(self, look: Outlook, move: Action) -> Phrase | None:
        """What the agent could do if the people wanted it, said once a visit."""
        about = self._about(look, move)
        if about.key in ("agent-would-look", "agent-would-try", "agent-would-try-here"):
            self.requests.offer_cards()
            said = f"{about.key} {look.view.location if about.key == 'agent-would-look' else about.args}"
            if self._has_offered_more or said in self._ever_offered:
                return None
            self._has_offered_more = True
            self._ever_offered.add(said)
        self.requests.topic = None
        if isinstance(move, do.UseAbility) and about.key == "agent-would-use":
            self.requests.topic = called(look, move.ability)[0]
        return self.say_once(about)

    def is_new(self, look: Outlook, scene: Scene) -> bool:
        """Whether the scene was not offered yet in this visit; from now on it has been."""
        gone = (name for way in scene.ways for name in taken(look, after(scene.asking, way), scene.agent))
        self.requests.topic = next(gone, None)
        is_new = self._offers_first(f"{scene.agent} {scene.card} {scene.asking.ask.en}")
        self.requests.asks = self.requests.asks or is_new
        return is_new

    def say_once(self, phrase: Phrase) -> Phrase | None:
        return phrase if self._offers_first(f"{phrase.key} {phrase.args}") else None

    def _offers_first(self, what: str) -> bool:
        if what in self._offers:
            return False
        self._offers.add(what)
        self.requests.offer()
        return True

    def _about(self, look: Outlook, move: Action) -> Phrase:
        if isinstance(move, do.UseAbility) and not self.company.stands_in:
            return Phrase("agent-would-use", {"thing": look.known.ability(move.ability).name})
        if self._is_end(look, move):
            return Phrase("agent-would-end")
        if self.company.stands_in:
            return Phrase("agent-keeps-seat")
        if isinstance(move, do.Explore) and not self.settles(
            look, look.known.card(look.view.panorama[move.slot].card).steps, move.agent
        ):
            return Phrase("agent-would-look")
        return self._about_test(look, move) if isinstance(move, do.Attempt) else Phrase("agent-would-spend")

    def _about_test(self, look: Outlook, move: do.Attempt) -> Phrase:
        me = look.view.agents[move.agent]
        card, place = look.box_at(me, move.test)
        if place < 0 or any(self.settles(look, cell, move.agent) for cell in _cells(look, card, place)):
            return Phrase("agent-would-spend")
        box = look.known.card(card).tests[place]
        attribute = look.known.attribute(look.view.profile, box).name
        where: dict[str, Sayable] = {
            "attribute": attribute,
            "difficulty": look.difficulty(box),
            "value": look.attribute(me, box),
        }
        shown = next((slot for slot in look.view.panorama if slot.card == card), None)
        if shown is None:
            return Phrase("agent-would-try-here", where)
        named = shown.place if shown.place is not None else card_by_letter(shown.letter)
        return Phrase("agent-would-try", {**where, "place": named})

    def _is_end(self, look: Outlook, move: Action) -> bool:
        match move:
            case do.Explore(agent, slot):
                return self.ends(look, look.known.card(look.view.panorama[slot].card).steps, agent)
            case do.Attempt(agent, number):
                card, place = look.box_at(look.view.agents[agent], number)
                tests = look.known.card(card).tests[place : place + 1] if place >= 0 else ()
                return any(self.ends(look, (*box.success, *(box.critical or ())), agent) for box in tests)
            case _:
                return False


def _cells(look: Outlook, card: str, place: int) -> tuple[Sequence[v.Instruction], ...]:
    """What a test's outcomes say."""
    return tuple(
        cell
        for box in look.known.card(card).tests[place : place + 1]
        for cell in (box.failure, box.success, box.critical or ())
    )
