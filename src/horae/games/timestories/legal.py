"""The moves open to each agent, and who is waited for. Says the same as the checks in state.py, only faster."""

from __future__ import annotations

from horae.core.game import Action, Seat
from horae.games.timestories import actions as do
from horae.games.timestories import table as t
from horae.games.timestories.trials import Trials


class Moves(Trials):
    __slots__ = ()

    # --- questions that both the moves and the checks ask ---

    def free_slots(self) -> list[int]:
        """The places of the panorama whose card nobody has before them."""
        holds = self.holds
        return [slot for slot in range(len(self.layouts[self.location])) if slot not in holds]

    def can_stay(self, agent: int) -> bool:
        """Readiness can be taken back until it has done its work; a group conflict that has begun goes on (TS-8.2)."""
        begun = self.fight >= 0 and self.fight_step != t.SWAPPING
        return bool(self.ready >> agent & 1) and self.step in (t.ACTIONS, t.BETWEEN) and not begun

    def can_update(self, free: bool) -> bool:
        """TS-R12: one an interlude, and not from an empty Vortex."""
        return not self.updated and self.vortex > 0 and (not free or self.free_updates > 0)

    def deeds_of(self, agent: int) -> list[int]:
        """The abilities an agent has: of power or equipment, talents, and of items they hold (TS-2.2)."""
        item_at = self.item_at
        found = list(self.pack.deeds_of(self.profile.id, self.who[agent]))
        found += [number for number, item in self.pack.item_deeds if item_at[item] == agent]
        return found

    def can_use(self, agent: int, number: int) -> bool:
        deed = self.pack.deeds[number]
        going = self.tests[agent]
        if deed.in_test:
            if going is None or going[2] != t.BOOSTING:
                return False
        elif going is not None:
            return False
        return (
            not (self.used_round | self.used_mission) >> number & 1
            and self.magick[agent] >= deed.magick
            and self.pools[agent] >= deed.azrak
            and number in self.deeds_of(agent)
        )

    # --- who is waited for ---

    def deciding(self) -> tuple[Seat, ...]:
        if self.outcome is not None:
            return ()
        agents = range(self.n)
        if self.solo:
            return (0,)
        if self.proposal:
            return tuple([agent for agent in agents if not self.agreed >> agent & 1])
        waited = self._is_waited_for
        return tuple([agent for agent in agents if waited(agent)])

    def _is_waited_for(self, agent: int) -> bool:
        if self.links[agent] or self.asks[agent] >= 0:
            return True
        step = self.step
        if step == t.ACTIONS:
            return self._is_awaited_acting(agent)
        if step == t.RECON:
            return not self.status[agent] and self.holds[agent] < 0
        if step == t.TELEPATHY:
            return self.holds[agent] >= 0 and not self.told >> agent & 1
        if step == t.BETWEEN:
            return self.must_update or (not self.status[agent] and not self.ready >> agent & 1)
        if step == t.CAPTAIN:
            return agent == self.captain
        if step == t.DEALING:
            return agent == self.dealer
        if step == t.CHOOSING:
            return self.who[agent] < 0
        if step == t.HOLDING or step == t.NAMING:
            return not self.status[agent]
        return self._owes(agent)

    def _owes(self, agent: int) -> bool:
        """Whether an open payment of the group waits for this agent."""
        if any(self.can_pledge(agent, whom) for whom in range(self.n)):
            return True
        return self.can_refuse_payment(agent)

    def _is_awaited_acting(self, agent: int) -> bool:
        if self.fight >= 0 and self.fight_step == t.ORDERING and agent == self.captain and self.is_calm(agent):
            return True
        if self.status[agent]:
            return False
        going = self.tests[agent]
        if self.pays[agent] is not None or any(self.pays):
            if self._owes(agent):
                return True
            if self.pays[agent] is not None:
                return False
        if going is not None:
            return going[2] == t.BOOSTING
        if self.doomed >> agent & 1:
            return self.giving[agent] >= 0
        for other in range(self.n):
            asked = self.tests[other]
            if asked is not None and asked[2] == t.SUPPORTING and agent in self.undecided(other):
                return True
        if self.fight >= 0:
            if self.fight_step == t.SWAPPING:
                return not self.ready >> agent & 1
            return self.fight_step == t.ACTING and self.acting == agent and self.pools[agent] > 0
        if self.personal >> agent & 1 and not self.pools[agent]:
            return False  # the last Azrak is pledged: until that payment closes there is nothing to attempt with (TS-8.1)
        return not self.ready >> agent & 1

    # --- what they may do ---

    def legal(self, seat: Seat) -> list[Action]:
        moves: list[Action] = []
        if self.outcome is not None:
            return moves
        for agent in self.agents_of(seat):
            if self.proposal:
                if not self.agreed >> agent & 1:
                    moves.append(do.AGREE[agent])
                moves.append(do.OBJECT[agent])
            else:
                self._add_moves(agent, moves)
        return moves

    def asides(self, seat: Seat) -> list[Action]:
        """Taking one's readiness back, and proposing to stop or to start over (TS-13.1)."""
        found: list[Action] = []
        if self.outcome is not None or self.proposal:
            return found
        for agent in self.agents_of(seat):
            if self.can_stay(agent):
                found.append(do.STAY[agent])
            if self.step != t.CAPTAIN or self.available():
                found.append(do.STOP[agent])
            found.append(do.START_OVER[agent])
        return found

    def _add_moves(self, agent: int, moves: list[Action]) -> None:
        if self.links[agent]:
            if self._can_mend(agent, False):
                moves.append(do.EMERGENCY[agent][0])
            if self._can_mend(agent, True):
                moves.append(do.EMERGENCY[agent][1])
            moves.append(do.LOSE[agent])
            return
        if self.asks[agent] >= 0:
            answers = do.CHOOSE[agent]
            moves.extend([answers[way] for way in self.ways(agent, self.asks[agent])])
            return
        if any(self.pays):
            self._add_pledges(agent, moves)
            if self.pays[agent] is not None:
                return
        step = self.step
        if step == t.ACTIONS:
            self._add_actions(agent, moves)
        elif step == t.RECON:
            if not self.status[agent] and self.holds[agent] < 0:
                recons = do.RECON[agent]
                moves.extend([recons[slot] for slot in self.free_slots()])
        elif step == t.TELEPATHY:
            if self.holds[agent] >= 0 and not self.told >> agent & 1:
                moves.append(do.RECOUNT[agent])
        elif step == t.BETWEEN:
            self._add_between(agent, moves)
        elif step == t.CAPTAIN:
            self._add_locations(agent, moves)
        else:
            self._add_set_up(agent, moves)

    def _add_set_up(self, agent: int, moves: list[Action]) -> None:
        step = self.step
        if step == t.CHOOSING:
            if self.who[agent] < 0:
                choices = self.pack.choose_receptacle[agent]
                moves.extend([choices[number] for number in range(len(choices)) if number not in self.who])
        elif step == t.HOLDING or step == t.NAMING:
            if not self.status[agent]:
                moves.append(do.VOLUNTEER[agent])
        elif step == t.DEALING and agent == self.dealer:
            deals = do.DEAL[agent]
            moves.append(do.DEAL_EVENLY[agent])
            moves.extend([deals[to] for to in self.takers()])

    def _add_locations(self, agent: int, moves: list[Action]) -> None:
        open_now = self.available()
        if not open_now:
            moves.append(do.STOP[agent])  # nothing else is left (TS-13.1)
        elif agent == self.captain:
            choices = self.pack.choose_location[agent]
            moves.extend([choices[number] for number in open_now])

    def _add_pledges(self, agent: int, moves: list[Action]) -> None:
        pledges = do.PLEDGE[agent]
        moves.extend([pledges[whom] for whom in range(self.n) if self.can_pledge(agent, whom)])
        if self.can_refuse_payment(agent):
            moves.append(do.DECLINE[agent][agent])

    def _add_between(self, agent: int, moves: list[Action]) -> None:
        if self.must_update:
            self._add_updates(agent, moves)
            return
        if self.status[agent]:
            return
        if not self.ready >> agent & 1:
            moves.append(do.READY[agent])
        self._add_updates(agent, moves)
        self._add_gifts(agent, moves, -1)

    def _add_updates(self, agent: int, moves: list[Action]) -> None:
        if not self.updated and self.vortex:
            moves.append(do.UPDATE[agent][0])
            if self.free_updates:
                moves.append(do.UPDATE[agent][1])

    def _add_gifts(self, agent: int, moves: list[Action], only_to: int) -> None:
        """Every thing to every other who can take it; or only to the one that a paid giving goes to."""
        item_at, token_at = self.item_at, self.token_at
        if agent not in item_at and agent not in token_at:
            return
        for thing in self.things_of(agent):
            for to in range(self.n):
                if to == agent or self.status[to] or self.doomed >> to & 1 or only_to not in (-1, to):
                    continue
                moves.append(self.pack.give(agent, to, thing))

    def _add_support(self, agent: int, moves: list[Action]) -> None:
        for other in range(self.n):
            asked = self.tests[other]
            if asked is not None and asked[2] == t.SUPPORTING and agent in self.undecided(other):
                moves.append(do.SUPPORT[agent][other])
                moves.append(do.DECLINE[agent][other])

    def _add_abilities(self, agent: int, moves: list[Action]) -> None:
        if not self.pack.deeds:
            return
        uses = self.pack.use_ability[agent]
        moves.extend([uses[number] for number in self.deeds_of(agent) if self.can_use(agent, number)])

    def _add_actions(self, agent: int, moves: list[Action]) -> None:
        if self.fight >= 0:
            self._add_fighting(agent, moves)
            return
        if self.status[agent]:
            return
        going = self.tests[agent]
        if going is not None:
            self._add_testing(agent, going[2], moves)
            return
        if self.doomed >> agent & 1:
            if self.giving[agent] >= 0:
                self._add_gifts(agent, moves, self.giving[agent])
                moves.append(do.READY[agent])
            return
        slot = self.holds[agent]
        pool = self.pools[agent]
        if slot >= 0:
            trials = self.pack.cards[self.layouts[self.location][slot]].trials
            if trials and pool:
                moves.extend(do.ATTEMPT[agent][: len(trials)])
            if self.personal >> agent & 1:
                return
            moves.append(do.STAND_BY[agent])
        else:
            self._add_support(agent, moves)
            if not self.ready >> agent & 1:
                moves.append(do.READY[agent])
            if pool:
                self._add_gifts(agent, moves, -1)
            elif self.giving[agent] >= 0:
                self._add_gifts(agent, moves, self.giving[agent])
        if pool or self.free_explores >> agent & 1:
            explores = do.EXPLORE[agent]
            moves.extend([explores[other] for other in self.free_slots()])
        self._add_abilities(agent, moves)

    def _add_testing(self, agent: int, phase: int, moves: list[Action]) -> None:
        if phase != t.BOOSTING:
            return
        moves.append(do.DRAW[agent])
        if self.pools[agent]:
            moves.append(do.BOOST[agent])
        if any(self.can_support(one, agent) for one in range(self.n)):
            moves.append(do.ASK_SUPPORT[agent])
        if not self.doomed >> agent & 1:
            self._add_abilities(agent, moves)

    def _add_fighting(self, agent: int, moves: list[Action]) -> None:
        step = self.fight_step
        if step == t.ORDERING:
            if agent == self.captain and self.is_calm(agent):
                calls = do.CALL_ON[agent]
                moves.extend([calls[whom] for whom in self.fighters_left()])
            return
        if self.status[agent]:
            return
        going = self.tests[agent]
        if going is not None:
            self._add_testing(agent, going[2], moves)
        elif step == t.SWAPPING:
            if not self.ready >> agent & 1 and not self.doomed >> agent & 1:
                moves.append(do.READY[agent])
            if not self.doomed >> agent & 1:
                self._add_gifts(agent, moves, -1)
        elif step == t.ACTING:
            if agent == self.acting:
                if self.pools[agent] and not self.doomed >> agent & 1 and not self.stacks[agent]:
                    moves.extend(do.ATTEMPT[agent][: len(self.trials_open(agent))])
            else:
                self._add_support(agent, moves)
