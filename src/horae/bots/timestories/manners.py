"""What the agent leaves to the people at its table: to end the mission, to spend what the group has, which way a vote goes.

Without people nothing is left. Who stands in for somebody goes along, and spends nothing of theirs but in a conflict or
where support was asked for. What people ask for in the chat (`requests`) is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.company import Company
from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import parts_of
from horae.bots.timestories.questions import after, asked, put_to_all
from horae.bots.timestories.requests import Requests, most_of
from horae.core.game import Action, Event
from horae.core.speech import Phrase, Text
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import vocabulary as v
from horae.games.timestories.view import GroupQuestion


class Manners:
    def __init__(self) -> None:
        self.company = Company()
        self.requests = Requests()
        self._offers: set[str] = set()
        self._has_proposed = False

    def hear(self, event: Event, own: set[int]) -> None:
        match event:
            case ev.CardAOpened() | ev.RunRestarted():
                self.requests.forget()
                self._offers.clear()
            case ev.Proposed(agent=agent) if agent in own:
                self._has_proposed = True
            case ev.RoundBegan():
                self._has_proposed = False
            case _:
                pass

    # --- what it does by itself ---

    def fitting(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """Those that the agent makes: what people have named, else all that are not left to them."""
        if not self.company.people:
            return list(moves)
        return self.named(look, moves) or [move for move in moves if self._fits(look, move)]

    def _fits(self, look: Outlook, move: Action) -> bool:
        if isinstance(move, do.Vote):
            return move.option in self._ways(look, next(one for one in look.view.questions if one.agent == move.whom))
        return self.requests.go_ahead or not self.is_left(look, move)

    def named(self, look: Outlook, moves: Sequence[Action]) -> list[Action]:
        """Where people have said in so many words what they want of a captain or a reader."""
        called: list[tuple[Action, Text]] = []
        places = {place.id: place.name for place in look.view.locations}
        for move in moves:
            match move:
                case do.ChooseLocation(_, location):
                    called.append((move, places[location]))
                case do.Choose(agent, way):
                    asking = asked(look.known, look.view, agent)[1]
                    called += [(move, asking.options[way].label)] if isinstance(asking, v.Choose) else []
                case do.Vote(_, whom, way):
                    question = next(one for one in look.view.questions if one.agent == whom)
                    called += [(move, question.options[question.ways.index(way)])] if question.by == "captain" else []
                case _:
                    pass
        return self.requests.named(called) if called else []

    def _ways(self, look: Outlook, question: GroupQuestion) -> Sequence[int]:
        """What the agent may vote for: none while a person is still to vote, then what most people want, else the captain."""
        view = look.view
        people = [agent.agent for agent in view.agents if agent.seat in self.company.people]
        if question.by == "group":
            if any(agent in question.waits_for for agent in people):
                return ()
            votes = {agent: question.votes[agent] for agent in people if question.votes[agent] in question.ways}
            most = [way for way in most_of(list(votes.values())) if way in question.ways]
            if len(most) > 1 and votes.get(view.captain) in most:
                return (votes[view.captain],)
            if most:
                return most
        asking = put_to_all(look.known, question)[1]
        kept = [way for way in question.ways if not self.settles(look, after(asking, way), question.agent)]
        return question.ways if self.requests.go_ahead or not kept else kept

    # --- what it leaves ---

    def is_left(self, look: Outlook, move: Action) -> bool:
        """Whether the agent does this only if the people want it."""
        stands_in = self.company.stands_in
        match move:
            case do.Pledge(_, whom):
                return self._can_people_pay(look, whom)
            case do.Choose(agent, way):
                return self.settles(look, after(asked(look.known, look.view, agent)[1], way), agent)
            case do.ChooseLocation(agent, place):
                return self.settles(look.arriving(place), look.known.card(f"{place}-a").steps, agent)
            case do.Recon(agent, slot) | do.Explore(agent, slot):
                card = look.view.panorama[slot].card
                is_dear = stands_in and isinstance(move, do.Explore)
                return is_dear or self.settles(look, look.known.card(card).steps, agent)
            case do.Attempt(agent, number):
                return self._is_attempt_left(look, agent, number)
            case do.Give() | do.GiveHidden() | do.UseAbility():
                return stands_in
            case do.Update():
                return not look.view.must_update and (stands_in or self._has_proposed)
            case _:
                return False

    def _can_people_pay(self, look: Outlook, reader: int) -> bool:
        """Whether somebody is left who could put something towards the group's payment."""
        of_magick = look.view.agents[reader].payment[0]
        people = [one for one in look.view.agents if one.seat in self.company.people and one.status == "in_control"]
        return any(one.magick if of_magick else one.azrak for one in people)

    def _is_attempt_left(self, look: Outlook, agent: int, number: int) -> bool:
        me = look.view.agents[agent]
        if look.view.fight is not None or me.personal_conflict:
            return False  # the group waits for it
        card, place = look.box_at(me, number)
        if place < 0:
            return self.company.stands_in
        box = look.known.card(card).tests[place]
        cells = (box.failure, box.success, box.critical or ())
        return self.company.stands_in or any(self.settles(look, cell, agent) for cell in cells)

    def settles(self, look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
        """Whether following them, without anybody being asked once more, ends the mission or takes what the group has."""
        return self.ends(look, steps, reader) or any(self._takes(look, step, reader) for step in steps)

    def ends(self, look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
        return any(
            isinstance(step, v.End) or any(self.ends(look, part, reader) for part in _parts(look, step, reader))
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
                return any(self._takes(look, one, reader) for part in _parts(look, step, reader) for one in part)

    def note(self, look: Outlook, chosen: Action) -> None:
        """What people asked for they asked for once; a payment takes several."""
        if isinstance(chosen, do.Answer) or (self.is_left(look, chosen) and not isinstance(chosen, do.Pledge)):
            self.requests.use()

    # --- what it says meanwhile ---

    def offer(self, look: Outlook, move: Action) -> Phrase | None:
        """What the agent could do if the people wanted it, said once a visit."""
        return self.say_once(Phrase(self._about(look, move)))

    def say_once(self, phrase: Phrase) -> Phrase | None:
        if phrase.key in self._offers:
            return None
        self._offers.add(phrase.key)
        self.requests.offer()
        return phrase

    def _about(self, look: Outlook, move: Action) -> str:
        if isinstance(move, do.Pledge):
            return "agent-would-pay"
        if self._is_end(look, move):
            return "agent-would-end"
        return "agent-keeps-seat" if self.company.stands_in else "agent-would-spend"

    def _is_end(self, look: Outlook, move: Action) -> bool:
        match move:
            case do.Choose(agent, way):
                return self.ends(look, after(asked(look.known, look.view, agent)[1], way), agent)
            case do.Explore(agent, slot):
                return self.ends(look, look.known.card(look.view.panorama[slot].card).steps, agent)
            case do.Attempt(agent, number):
                card, place = look.box_at(look.view.agents[agent], number)
                tests = look.known.card(card).tests[place : place + 1] if place >= 0 else ()
                return any(self.ends(look, (*box.success, *(box.critical or ())), agent) for box in tests)
            case _:
                return False


def _parts(look: Outlook, step: v.Instruction, reader: int) -> Sequence[Sequence[v.Instruction]]:
    """What is followed by itself inside an instruction. Of what hangs on a counter that nobody sees, both."""
    match step:
        case v.If(when, then, otherwise):
            unseen = any(isinstance(one, v.CounterAt) and one.counter not in look.facts.counters for one in parts_of(when))
            return (then, otherwise) if unseen else (then if look.facts.holds(when, reader) else otherwise,)
        case v.Spend(then=then, otherwise=otherwise):
            return (then, otherwise)
        case _:
            return ()
