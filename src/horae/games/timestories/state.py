"""The TIME Stories position and its rules: rounds, who may do what when, and what follows from an action.

What is done to Azrak, by instructions and in tests stands in azrak.py, running.py and trials.py; the
moves open to an agent in legal.py. Rule ids stand where they are applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.game import Action, Result, Seat, Tell
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import refusals as no
from horae.games.timestories import table as t
from horae.games.timestories.legal import Moves
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import COLOURS, TimeStoriesPack
from horae.games.timestories.program import ON_TABLE
from horae.games.timestories.view import TimeStoriesView, letter_of, view_of


class TimeStoriesState(Moves):
    __slots__ = ()

    def __init__(self, seats: int, rng: Rng, opts: TimeStoriesOptions, pack: TimeStoriesPack) -> None:
        self.blank(seats, rng, opts, pack)

    def copy(self) -> TimeStoriesState:
        twin = TimeStoriesState.__new__(TimeStoriesState)
        self.copy_into(twin)
        return twin

    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.seat_count))

    def result(self) -> Result | None:
        return self.outcome

    def view(self, seat: Seat | None) -> TimeStoriesView:
        return view_of(self, seat)

    # --- doing ---

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if self.outcome is not None:
            raise no.over(self)
        agent = action.agent
        if not 0 <= agent < self.n or self.owner(agent) != seat:
            raise no.not_your_agent(self)
        kind = type(action)
        if self.proposal and kind is not do.Agree and kind is not do.Object:
            raise no.proposal_open(self)
        _HANDLERS[kind](self, agent, action, tell)
        step = self.step
        if step == t.ACTIONS or step == t.ARRIVING or step == t.PROLOGUE:
            while self.outcome is None and self._settle(tell):
                pass
        if tell and kind in _GOING_ON:
            tell(ev.InstructionsFollowed(agent))

    def _begin(self, agent: int) -> None:
        """The agent does something new: what was read last and a giving are over."""
        self.last_read[agent] = ()
        self.giving[agent] = -1
        self.ready &= ~(1 << agent)

    # --- setting up (TS-3) ---

    def _choose_receptacle(self, agent: int, action: do.ChooseReceptacle, tell: Tell | None) -> None:
        if self.step != t.CHOOSING:
            raise no.wrong_step(self, "TS-3.1")
        number = self.pack.names.receptacles.get(action.receptacle, -1)
        if self.who[agent] >= 0 or number < 0 or number in self.who:
            raise no.receptacle(self, agent, action.receptacle)
        self.who[agent] = number
        if tell:
            tell(ev.ReceptacleChosen(agent, action.receptacle))
        if -1 not in self.who[: self.n]:
            self._set_up(tell)

    def _set_up(self, tell: Tell | None) -> None:
        pack, n = self.pack, self.n
        for agent in range(n):
            level = pack.people[self.who[agent]].azrak
            self.levels[agent] = self.pools[agent] = level  # TS-3.2
            self.vortex -= level  # TS-R5: what the levels leave over
            if self.profile.magick is not None:
                self.magick[agent] = self.profile.magick[n]  # TS-3.4
        destiny = list(pack.head.destiny)
        self.rng.shuffle(destiny)
        self.destiny = tuple(destiny)
        if pack.head.shuffle_mysteries:
            pile = list(self.mysteries)
            self.rng.shuffle(pile)
            self.mysteries = tuple(pile)
        held: list[tuple[int, int]] = []
        for receptacle, item, token in pack.absences:  # TS-3.1
            if receptacle in self.who:
                continue
            if token >= 0 and pack.hexagonal[token]:
                self.token_at[token] = ON_TABLE
            elif item >= 0 and COLOURS[pack.colours[item]] == "white":
                self._lay_white(0, item, tell)
            else:
                held.append((item, token))  # TS-R7
        self.left_things = tuple(held)
        self.step = t.HOLDING if held else t.NAMING

    def _volunteer(self, agent: int, action: do.Volunteer, tell: Tell | None) -> None:
        if self.step == t.HOLDING:
            (item, token), *rest = self.left_things
            if item >= 0:
                self.item_at[item] = agent
                thing = self.pack.cards[self.pack.items[item]].id
            else:
                self.token_at[token] = agent
                thing = f"token-{self.pack.parts.tokens[token].id}"
            self.left_things = tuple(rest)
            if tell:
                tell(ev.ThingHeld(agent, thing))
            if not rest:
                self.step = t.NAMING
            return
        if self.step != t.NAMING:
            raise no.wrong_step(self, "TS-3.5")
        if self.status[agent]:
            raise no.out(self, agent)
        self.captain = agent
        if tell:
            tell(ev.CaptainNamed(agent))
        if self.round:  # TS-R6: alone, who pays is chosen anew each round
            self.step = t.CAPTAIN
            return
        self.step = t.PROLOGUE  # TS-3.6
        if tell:
            tell(ev.PrologueRead(tuple(self.pack.cards[card].text for card in self.pack.prologue)))
        for card in reversed(self.pack.prologue):
            self._open_card(agent, card)
        self._run(agent, tell)

    # --- rounds (TS-4 to TS-6) ---

    def _new_round(self, tell: Tell | None) -> None:
        self.round += 1
        self.location = -1
        self.ready = self.told = self.used_round = self.free_explores = 0
        if self.round > 1 or self.status[self.captain]:  # TS-6.2: to the left, past those who are out (TS-R2)
            left = [(self.captain + step) % self.n for step in range(1, self.n + 1)]
            self.captain = next(agent for agent in left if not self.status[agent])
        if self.solo and self.round > 1 and self.profile.solo_captain == "chosen":
            self.step = t.NAMING
        else:
            self.step = t.CAPTAIN
        if tell:
            tell(ev.RoundBegan(self.round, self.captain))

    def _choose_location(self, agent: int, action: do.ChooseLocation, tell: Tell | None) -> None:
        if self.step != t.CAPTAIN:
            raise no.wrong_step(self, "TS-4.1")
        if agent != self.captain:
            raise no.not_captain(self)
        number = self.pack.names.locations.get(action.location, -1)
        if number not in self.available():
            raise no.location(self, action.location)
        self._begin(agent)
        self.step = t.ARRIVING
        self.location = number
        self.visits[number] += 1
        revisited = bool(self.map_azrak >> number & 1)
        place = self.pack.places[number]
        if tell:
            tell(ev.LocationChosen(agent, action.location, revisited))
            tell(ev.CardAOpened(place.id, self.pack.cards[place.a].text, len(self.layouts[number])))  # TS-4.2
        self.read |= 1 << place.a
        self.pools[agent] -= 1
        if tell:
            tell(ev.AzrakSpent(agent, 1, self.pools[agent]))
        if revisited:
            self.returned += 1
        elif self.pools[agent]:
            self.map_azrak |= 1 << number
        self._open_card(agent, place.a)
        if not self.pools[agent]:  # TS-R1
            self._break_link(agent, t.FOR_REVISIT if revisited else t.FOR_LOCATION, tell)
        self._run(agent, tell)

    def _recon(self, agent: int, action: do.Recon, tell: Tell | None) -> None:
        if self.step != t.RECON:
            raise no.wrong_step(self, "TS-5.1")
        if self.status[agent]:
            raise no.out(self, agent)
        slot = action.slot
        if self.holds[agent] >= 0 or slot not in self.free_slots():
            raise no.recon(self, agent, slot)
        self._begin(agent)
        self._take_card(agent, slot, True, tell)
        self._show_card(agent, self.card_before(agent), tell)
        self._end_recon_if_done(tell)

    def _take_card(self, agent: int, slot: int, free: bool, tell: Tell | None) -> None:
        self.holds[agent] = slot
        if tell:
            tell(ev.CardTaken(agent, slot, free, self._letter(slot)))

    def _letter(self, slot: int) -> str:
        return letter_of(self.pack.cards[self.layouts[self.location][slot]])

    def _end_recon_if_done(self, tell: Tell | None) -> None:
        """TS-R9: with fewer cards than people the rest stand by. Alone there is nobody to tell (TS-1.1)."""
        if self.free_slots() and any(self.holds[agent] < 0 for agent in self.in_control()):
            return
        if self.solo or all(slot < 0 for slot in self.holds):
            self._begin_actions(tell)
        else:
            self.step = t.TELEPATHY

    def _recount(self, agent: int, action: do.Recount, tell: Tell | None) -> None:
        if self.step != t.TELEPATHY:
            raise no.wrong_step(self, "TS-5.2")
        if self.holds[agent] < 0:
            raise no.nothing_to_tell()
        if self.told >> agent & 1:
            raise no.told_already()
        self.told |= 1 << agent
        if tell:
            tell(ev.Recounted(agent))
        if all(self.told >> one & 1 for one in range(self.n) if self.holds[one] >= 0):
            self._begin_actions(tell)

    def _begin_actions(self, tell: Tell | None) -> None:
        self.step = t.ACTIONS
        self.ready = 0
        if self.n == 2:  # TS-12.1
            self.free_explores = 3
        elif self.n == 3:  # TS-12.2
            self.free_explores = 1 << self.captain
        if tell:
            tell(ev.ActionsBegan(self.round))
        for agent in range(self.n):  # TS-5.4
            if self.holds[agent] >= 0 and self.outcome is None:
                self._open_card(agent, self.card_before(agent))
                self._run(agent, tell)

    # --- actions (TS-5.3) ---

    def _check_acting(self, agent: int, rule: str) -> None:
        """In the Actions step, in control, and with nothing else to settle first."""
        self._check_calm(agent)
        if self.step != t.ACTIONS:
            raise no.wrong_step(self, rule)
        if self.status[agent]:
            raise no.out(self, agent)

    def _check_calm(self, agent: int) -> None:
        if self.links[agent]:
            raise no.link_broken()
        if self.asks[agent] >= 0:
            raise no.question_open()
        if self.pays[agent] is not None:
            raise no.paying_first()

    def _check_free(self, agent: int, rule: str) -> None:
        """Free to begin something: not fighting, testing or on the way out."""
        self._check_acting(agent, rule)
        if self.doomed >> agent & 1:
            raise no.leaving_soon()
        if self.fight >= 0:
            raise no.in_group_conflict()
        if self.tests[agent] is not None:
            raise no.in_test()
        if self.personal >> agent & 1:  # TS-5.8
            raise no.in_conflict()

    def _explore(self, agent: int, action: do.Explore, tell: Tell | None) -> None:
        self._check_free(agent, "TS-5.5")
        slot, held = action.slot, self.holds[agent]
        if slot == held:
            raise no.same_card()
        if slot not in self.free_slots():
            raise no.slot_taken(self, slot)
        free = bool(self.free_explores >> agent & 1)
        if not free and not self.pools[agent]:
            raise no.no_azrak()
        self._begin(agent)
        if held >= 0 and tell:
            tell(ev.CardReturned(agent, held, self._letter(held)))
        self._take_card(agent, slot, free, tell)
        card = self.card_before(agent)
        self._open_card(agent, card)
        if free:
            self.free_explores &= ~(1 << agent)
        else:
            self._pay(agent, 1, tell)
        if self.links[agent]:
            self.unread |= 1 << agent  # it is read after the decision (TS-9.5)
        else:
            self._show_card(agent, card, tell)
            self._run(agent, tell)

    def _stand_by(self, agent: int, action: do.StandBy, tell: Tell | None) -> None:
        self._check_free(agent, "TS-5.7")
        if self.holds[agent] < 0:
            raise no.no_card_to_return()
        self._begin(agent)
        slot, self.holds[agent] = self.holds[agent], -1
        if tell:
            tell(ev.CardReturned(agent, slot, self._letter(slot)))
            tell(ev.StoodBy(agent))

    def _attempt_test(self, agent: int, action: do.Attempt, tell: Tell | None) -> None:
        """TS-5.6: to initiate a test is an action like the others."""
        self._check_acting(agent, "TS-7.2")
        if self.doomed >> agent & 1:
            raise no.leaving_soon()
        if self.tests[agent] is not None:
            raise no.in_test()
        if self.fight >= 0 and (self.acting != agent or self.fight_step != t.ACTING):
            raise no.not_called(self)
        if not 0 <= action.test < len(self.trials_open(agent)):
            raise no.no_such_test()
        if not self.pools[agent]:
            raise no.no_azrak()
        self._begin(agent)
        self._attempt(agent, action.test, tell)

    def _check_boosting(self, agent: int) -> None:
        self._check_calm(agent)
        going = self.tests[agent]
        if going is None:
            raise no.no_test(self)
        if going[2] != t.BOOSTING:
            raise no.boosting_over()

    def _boost(self, agent: int, action: do.Boost, tell: Tell | None) -> None:
        self._check_boosting(agent)
        if not self.pools[agent]:
            raise no.no_azrak()
        self._add_to_test(agent, agent, tell)

    def _ask_for_support(self, agent: int, action: do.AskSupport, tell: Tell | None) -> None:
        self._check_boosting(agent)
        if not any(self.can_support(one, agent) for one in range(self.n)):
            raise no.nobody_to_ask()
        self._ask_support(agent, tell)

    def _draw_destiny(self, agent: int, action: do.DrawDestiny, tell: Tell | None) -> None:
        self._check_boosting(agent)
        self._resolve(agent, tell)

    def _support(self, agent: int, action: do.Support, tell: Tell | None) -> None:
        self._check_acting(agent, "TS-7.2")
        if not 0 <= action.whom < self.n or agent not in self.undecided(action.whom):
            raise no.support(self, agent, action.whom)
        self.giving[agent] = -1
        self._add_to_test(action.whom, agent, tell)

    def _decline(self, agent: int, action: do.Decline, tell: Tell | None) -> None:
        whom = action.whom
        if whom == agent:
            if self.links[agent]:
                raise no.link_broken()
            if self.pays[agent] is None:
                raise no.no_payment()
            if not self.can_refuse_payment(agent):
                raise no.must_pay()
            self._close_payment(agent, False, tell)
            return
        self._check_acting(agent, "TS-7.2")
        if not 0 <= whom < self.n or agent not in self.undecided(whom):
            raise no.support(self, agent, whom)
        self._decline_support(agent, whom, tell)

    def _give(self, agent: int, action: do.Give, tell: Tell | None) -> None:
        """TS-5.7 in the Actions step for 1 Azrak; free between locations (TS-6.1) and before a group conflict (TS-8.2)."""
        self._check_calm(agent)
        to = action.to
        free = self.step == t.BETWEEN or self.fight >= 0
        if self.step == t.BETWEEN:
            if self.must_update:
                raise no.must_update()
        elif self.step != t.ACTIONS:
            raise no.wrong_step(self, "TS-5.7")
        if self.fight >= 0 and self.fight_step != t.SWAPPING:
            raise no.swap_over()
        if self.status[agent]:
            raise no.out(self, agent)
        if not free:
            if self.tests[agent] is not None:
                raise no.in_test()
            if self.personal >> agent & 1:
                raise no.in_conflict()
        if (
            not 0 <= to < self.n
            or to == agent
            or self.status[to]
            or self.doomed >> to & 1
            or action.thing not in self.things_of(agent)
            or (not free and self.holds[agent] >= 0)
        ):
            raise no.giving(self, agent, to, action.thing)
        cost = 0 if free or self.giving[agent] == to else 1
        if self.doomed >> agent & 1 and self.giving[agent] != to:
            raise no.leaving_soon()
        if cost > self.pools[agent]:
            raise no.giving(self, agent, to, action.thing)
        self.ready &= ~(1 << agent)
        self._hand_over(action.thing, to)
        if tell:
            tell(ev.Given(agent, to, action.thing, cost))
        if not free:
            self.giving[agent] = to
            self._pay(agent, cost, tell)

    def _hand_over(self, thing: str, to: int) -> None:
        if thing.startswith("token-"):
            self.token_at[self.pack.names.tokens[thing.removeprefix("token-")]] = to
        else:
            self.item_at[self.pack.names.items[int(thing.removeprefix("item-"))]] = to
        self.giving[to] = -1  # TS-5.7: what they paid for was giving what they had

    def _be_ready(self, agent: int, action: do.Ready, tell: Tell | None) -> None:
        self._check_calm(agent)
        if self.step == t.BETWEEN and self.must_update:
            raise no.must_update()
        if self.step not in (t.ACTIONS, t.BETWEEN):
            raise no.wrong_step(self, "TS-5.9")
        if self.status[agent]:
            raise no.out(self, agent)
        if self.step == t.ACTIONS:
            if self.doomed >> agent & 1 and self.giving[agent] < 0:
                raise no.leaving_soon()
            if self.tests[agent] is not None:
                raise no.in_test()
            if self.fight >= 0:
                if self.fight_step != t.SWAPPING:
                    raise no.in_group_conflict()
            elif self.holds[agent] >= 0:
                raise no.not_standing_by()
        if self.ready >> agent & 1:
            raise no.ready_already()
        self._begin(agent)
        self.ready |= 1 << agent
        if tell:
            tell(ev.BecameReady(agent))
        if self.step == t.BETWEEN and all(self.ready >> one & 1 for one in self.in_control()):
            self._new_round(tell)

    def _stay(self, agent: int, action: do.Stay, tell: Tell | None) -> None:
        if not self.can_stay(agent):
            raise no.in_group_conflict() if self.fight >= 0 and self.ready >> agent & 1 else no.not_ready_yet()
        self.ready &= ~(1 << agent)
        if tell:
            tell(ev.Stayed(agent))

    def _use_ability(self, agent: int, action: do.UseAbility, tell: Tell | None) -> None:
        self._check_acting(agent, "TS-2.2")
        if self.doomed >> agent & 1:
            raise no.leaving_soon()
        number = self.pack.deed_index.get(action.ability, -1)
        if number < 0 or not self.can_use(agent, number):
            raise no.ability(self, agent, action.ability)
        deed = self.pack.deeds[number]
        if not deed.in_test:
            if self.fight >= 0:
                raise no.in_group_conflict()
            if self.personal >> agent & 1:
                raise no.in_conflict()
            self._begin(agent)
        if deed.uses == 1:
            self.used_round |= 1 << number
        elif deed.uses == 2:
            self.used_mission |= 1 << number
        if tell:
            tell(ev.AbilityUsed(agent, deed.id))
        if deed.magick:
            self._change_magick(agent, -deed.magick, tell)
        self._open_card(agent, deed.card)
        self._pay(agent, deed.azrak, tell)
        self._run(agent, tell)

    # --- answers ---

    def _choose(self, agent: int, action: do.Choose, tell: Tell | None) -> None:
        if self.links[agent]:
            raise no.link_broken()
        if self.asks[agent] < 0:
            raise no.no_question(self)
        if action.option not in self.ways(agent, self.asks[agent]):
            raise no.no_such_option()
        self._answer(agent, action.option, tell)

    def _pledge_one(self, agent: int, action: do.Pledge, tell: Tell | None) -> None:
        whom = action.whom
        pay = self.pays[whom] if 0 <= whom < self.n else None
        if pay is None:
            raise no.no_payment()
        if self.status[agent]:
            raise no.out(self, agent)
        if self.links[agent]:
            raise no.link_broken()
        if self.asks[agent] >= 0:
            raise no.question_open()
        if not self.can_pledge(agent, whom):
            raise no.leaving_soon() if whom != agent and self.doomed >> agent & 1 else no.nothing_to_pledge()
        self._pledge(agent, whom, tell)

    def _emergency(self, agent: int, action: do.EmergencyUpdate, tell: Tell | None) -> None:
        if not self.links[agent]:
            raise no.no_link()
        if not self._can_mend(agent, action.free):
            raise no.no_emergency(self, action.free)
        self._mend(agent, action.free, tell)
        self._after_link(agent, tell)

    def _let_go(self, agent: int, action: do.LoseControl, tell: Tell | None) -> None:
        if not self.links[agent]:
            raise no.no_link()
        self._lose_control(agent, tell)
        self._after_link(agent, tell)

    def _after_link(self, agent: int, tell: Tell | None) -> None:
        """Go on with what the last Azrak paid for: a card taken by exploring is read only now."""
        if self.unread >> agent & 1:
            self.unread &= ~(1 << agent)
            self._show_card(agent, self.card_before(agent), tell)
        self._run(agent, tell)

    # --- group decisions: Updates, stopping, starting over ---

    def _update(self, agent: int, action: do.Update, tell: Tell | None) -> None:
        if self.step != t.BETWEEN:
            raise no.wrong_step(self, "TS-9.3")
        if self.status[agent] and not self.must_update:
            raise no.out(self, agent)
        if not self.can_update(action.free):
            raise no.update(self, action.free)
        if self.must_update or self.solo:  # TS-9.7
            self._begin_update(agent, action.free, tell)
        else:
            self._propose(agent, t.FREE_UPDATE if action.free else t.PAID_UPDATE, tell)

    def _stop_run(self, agent: int, action: do.StopRun, tell: Tell | None) -> None:
        self._propose(agent, t.STOP, tell)

    def _start_over(self, agent: int, action: do.StartOver, tell: Tell | None) -> None:
        self._propose(agent, t.START_OVER, tell)

    def _propose(self, agent: int, what: int, tell: Tell | None) -> None:
        """A decision of all together: it waits until every other has agreed."""
        self.proposal, self.proposer = what, agent
        self.agreed = 3 if self.solo else 1 << agent
        if tell:
            tell(ev.Proposed(agent, t.PROPOSALS[what]))
        self._carry_out_if_agreed(tell)

    def _agree(self, agent: int, action: do.Agree, tell: Tell | None) -> None:
        if not self.proposal:
            raise no.no_proposal()
        if self.agreed >> agent & 1:
            raise no.agreed_already()
        self.agreed |= 1 << agent
        if tell:
            tell(ev.Agreed(agent))
        self._carry_out_if_agreed(tell)

    def _object(self, agent: int, action: do.Object, tell: Tell | None) -> None:
        if not self.proposal:
            raise no.no_proposal()
        self.proposal, self.proposer, self.agreed = t.NO_PROPOSAL, -1, 0
        if tell:
            tell(ev.Objected(agent))

    def _carry_out_if_agreed(self, tell: Tell | None) -> None:
        if self.agreed != (1 << self.n) - 1:
            return
        what, by = self.proposal, self.proposer
        self.proposal, self.proposer, self.agreed = t.NO_PROPOSAL, -1, 0
        if what == t.STOP:
            self._finish(-1, "stopped", tell)
        elif what == t.START_OVER:
            self.run += 1
            self.reset()
            if tell:
                tell(ev.RunRestarted(self.run))
        else:
            self._begin_update(by, what == t.FREE_UPDATE, tell)

    def _deal_one(self, agent: int, action: do.Deal, tell: Tell | None) -> None:
        if self.step != t.DEALING:
            raise no.wrong_step(self, "TS-9.3")
        if agent != self.dealer or action.to not in self.takers():
            raise no.deal(self, agent, action.to)
        self._deal(action.to, 1, tell)

    def _deal_all(self, agent: int, action: do.DealEvenly, tell: Tell | None) -> None:
        if self.step != t.DEALING:
            raise no.wrong_step(self, "TS-9.3")
        if agent != self.dealer:
            raise no.deal(self, agent, agent)
        self._deal_evenly(tell)

    def _call(self, agent: int, action: do.CallOn, tell: Tell | None) -> None:
        if self.step != t.ACTIONS or self.fight < 0 or self.fight_step != t.ORDERING:
            raise no.not_called(self) if self.fight >= 0 else no.wrong_step(self, "TS-8.3")
        if agent != self.captain:
            raise no.not_captain(self, "TS-8.3")
        self._check_calm(agent)
        if action.whom not in self.fighters_left():
            raise no.call_on(self, action.whom)
        self._call_on(action.whom, tell)

    # --- what follows by itself ---

    def _settle(self, tell: Tell | None) -> bool:
        """One thing that follows by itself; True if there was one."""
        if self.doomed:
            for agent in range(self.n):
                if self.doomed >> agent & 1 and self.is_idle(agent) and self.asks[agent] < 0:
                    self._eject(agent, tell)
                    return True
        if self.step != t.ACTIONS:
            return self._settle_arrival(tell)
        if self.fight >= 0:
            if self._go_on_fighting(tell):
                return True
        elif self.fight_queue:
            self._begin_fight(tell)
            return True
        for agent in range(self.n):
            going = self.tests[agent]
            if going is None or going[2] != t.SUPPORTING or self.undecided(agent):
                continue
            if not any(self.links[one] for one in range(self.n) if going[4][one]):
                self._resolve(agent, tell)
                return True
        if self.ready and self.fight < 0:
            here = self.in_control()
            if all(self.ready >> agent & 1 for agent in here) and all(self.is_idle(agent) for agent in here):
                self._go_between(tell)
                return True
        return False

    def _settle_arrival(self, tell: Tell | None) -> bool:
        """Card A (or the prologue) is done with when nobody has anything to settle any more."""
        for agent in range(self.n):
            if self.stacks[agent] or self.links[agent] or self.pays[agent]:
                return False
        if self.step == t.PROLOGUE:
            if any(self.status):
                self._go_between(tell)  # TS-9.7: who went out comes back before the first location
            else:
                self._new_round(tell)
        elif self.step == t.ARRIVING:
            self.step = t.RECON
            self._end_recon_if_done(tell)
            return self.step == t.ACTIONS
        return False

    def _eject(self, agent: int, tell: Tell | None) -> None:
        """TS-9.7, TS-R11: the story card goes back, and only talk is left until between locations."""
        bit = 1 << agent
        lost = bool(self.doomed_lost & bit)
        self.doomed &= ~bit
        self.doomed_lost &= ~bit
        slot, self.holds[agent] = self.holds[agent], -1
        if slot >= 0 and tell:
            tell(ev.CardReturned(agent, slot, self._letter(slot)))
        self.personal &= ~bit
        self.going_on &= ~bit
        self.ready &= ~bit
        self.suspended[agent] = None
        self.status[agent] = t.LOST if lost else t.EJECTED
        if tell:
            tell(ev.AgentEjected(agent, lost))
        if self.in_control():
            return
        if all(self.status[one] != t.EJECTED for one in range(self.n)):
            self._finish(-1, "lost_control", tell)  # TS-9.6
        else:
            self._go_between(tell)  # TS-R13

    def _go_between(self, tell: Tell | None) -> None:
        self.step = t.BETWEEN
        self.ready = self.free_explores = self.personal = self.going_on = 0
        self.updated = False
        self.fight = self.fight_reader = self.acting = -1
        self.fight_queue = ()
        self.damage = self.acted = self.fight_turn = 0
        self.fight_over = False
        for agent in range(self.n):
            self.tests[agent] = self.suspended[agent] = None
            self.holds[agent] = self.giving[agent] = -1
            if self.status[agent] == t.EJECTED:
                self.status[agent] = t.IN_CONTROL
                if tell:
                    tell(ev.AgentReturned(agent))
        lost = t.LOST in self.status
        self.must_update = lost and self.vortex > 0  # TS-9.7
        if tell:
            tell(ev.BetweenBegan(self.must_update))
        if lost and not self.must_update:
            self._bring_back(tell)

    def _finish(self, outcome: int, reason: str, tell: Tell | None) -> None:
        """TS-13.1, TS-13.2: the result is read off the Mission Return."""
        table = self.pack.head.mission_return
        won, score, text = False, table.least, table.lost if reason == "lost_control" else None
        if outcome >= 0:
            ending = table.outcomes[outcome]
            reason, won, text = ending.id, ending.won, ending.text
            reader = self.captain if self.captain >= 0 else 0
            score = ending.score + sum(points for holds, points in self.pack.extras if holds(self, reader))
            score = max(table.least, score - table.less_per_azrak * self.returned)
        self.step = t.OVER
        figures = {"score": score, "azrak_on_return": self.returned, "rounds": self.round, "runs": self.run}
        self.outcome = Result(self.seats() if won else (), reason, figures)
        if tell:
            tell(ev.MissionEnded(reason, text, won, score, self.returned))


_GOING_ON = frozenset({do.Choose, do.Pledge, do.Decline, do.EmergencyUpdate, do.LoseControl, do.DrawDestiny})
"""What makes an agent go on with instructions that others cannot see."""

Handler = Callable[[TimeStoriesState, int, Any, Tell | None], None]
_HANDLERS: dict[type[Action], Handler] = {
    do.ChooseReceptacle: TimeStoriesState._choose_receptacle,
    do.Volunteer: TimeStoriesState._volunteer,
    do.ChooseLocation: TimeStoriesState._choose_location,
    do.Recon: TimeStoriesState._recon,
    do.Recount: TimeStoriesState._recount,
    do.Explore: TimeStoriesState._explore,
    do.Attempt: TimeStoriesState._attempt_test,
    do.Boost: TimeStoriesState._boost,
    do.AskSupport: TimeStoriesState._ask_for_support,
    do.Support: TimeStoriesState._support,
    do.Decline: TimeStoriesState._decline,
    do.DrawDestiny: TimeStoriesState._draw_destiny,
    do.StandBy: TimeStoriesState._stand_by,
    do.Give: TimeStoriesState._give,
    do.Ready: TimeStoriesState._be_ready,
    do.Stay: TimeStoriesState._stay,
    do.Choose: TimeStoriesState._choose,
    do.Pledge: TimeStoriesState._pledge_one,
    do.EmergencyUpdate: TimeStoriesState._emergency,
    do.LoseControl: TimeStoriesState._let_go,
    do.Update: TimeStoriesState._update,
    do.Agree: TimeStoriesState._agree,
    do.Object: TimeStoriesState._object,
    do.Deal: TimeStoriesState._deal_one,
    do.DealEvenly: TimeStoriesState._deal_all,
    do.UseAbility: TimeStoriesState._use_ability,
    do.CallOn: TimeStoriesState._call,
    do.StopRun: TimeStoriesState._stop_run,
    do.StartOver: TimeStoriesState._start_over,
}
