"""A mission's positions as a graph: which moves are worth telling apart, and when two positions are the same.

Reductions, so that a search can be exhaustive: what one person does apart from the others is taken in
one order; a test is one step; everyone leaves together; a card without a test is put back at once; who
holds a thing counts only where the mission asks; rounds, notes and readiness never do; and a position
stands for the poorer ones that are otherwise the same, unless the mission asks how much Azrak there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from horae.core.game import Action
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories import position as p
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import PERSONAL
from horae.games.timestories.game import TimeStories
from horae.games.timestories.legal import (
    attempts_open,
    available,
    can_update,
    fighters_left,
    free_slots,
    open_votes,
    takers,
    undecided,
)
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState

GAME = TimeStories()
Step: TypeAlias = tuple[tuple[Action, ...], tuple[int, ...], int, TimeStoriesState]
"""The moves of one step, the Destiny cards drawn on the way, the Azrak that left pools, and the position after."""


class PositionGraph:
    """The positions of one team of receptacles, with the moves between them."""

    def __init__(self, pack: TimeStoriesPack, seats: int, profile: str, team: tuple[int, ...], exact: bool = False) -> None:
        self.pack = pack
        self.seats = seats
        self.profile = profile
        self.team = team
        self.holder_counts = holder_counts(pack)
        self.visits = visits_asked(pack)
        self.read_mask = reads_asked(pack)
        self.dominates = not exact and _more_is_never_worse(pack)
        self.calm = _unconditional_conflicts(pack)
        self.stacks = {value: TimeStoriesOptions(profile, (value,)) for value in set(pack.head.destiny)}
        self.every_value = sorted(set(pack.head.destiny))

    def opening(self) -> Iterator[Step]:
        """The first captain's phase, for each first captain."""
        for captain in range(len(self.team)):
            state = GAME.new(self.seats, 0, TimeStoriesOptions(self.profile), self.pack)
            moves: list[Action] = [self.pack.choose_receptacle[agent][receptacle] for agent, receptacle in enumerate(self.team)]
            for move in moves:
                state.apply(state.owner(do.agent_of(move)), move)
            while state.step == p.HOLDING:
                moves.append(do.VOLUNTEER[0])
                state.apply(0, do.VOLUNTEER[0])
            moves.append(do.VOLUNTEER[captain])
            state.apply(state.owner(captain), do.VOLUNTEER[captain])
            yield from self._settled(state, tuple(moves))

    def steps(self, state: TimeStoriesState) -> list[Step]:
        """Every step from a position at rest to the next one."""
        found: list[Step] = []
        for moves in self._choices(state):
            twin = state.copy()
            paid = 0
            for move in moves:
                before = sum(twin.pools)
                twin.apply(twin.owner(do.agent_of(move)), move)
                paid += max(0, before - sum(twin.pools))
            found.extend(self._settled(twin, moves, paid))
        return found

    # --- positions at rest ---

    def _choices(self, state: TimeStoriesState) -> list[tuple[Action, ...]]:
        step = state.step
        if step == p.CAPTAIN:
            choices = self.pack.choose_location[state.captain]
            return [(choices[number],) for number in available(state)]
        if step == p.NAMING:
            return [(do.VOLUNTEER[agent],) for agent in state.in_control()]
        if step == p.BETWEEN:
            return self._between(state)
        if state.fight >= 0:
            if state.fight_step == p.ORDERING:
                return [(do.CALL_ON[state.captain][agent],) for agent in fighters_left(state)]
            return [(do.ATTEMPT[state.acting][number],) for number in attempts_open(state, state.acting)]
        found: list[tuple[Action, ...]] = []
        here = state.in_control()
        first = next((one for one in here if state.personal >> one & 1 and state.card_before(one) in self.calm), -1)
        for agent in here:
            if first >= 0 and agent != first:  # others can wait, but for those who make room to support
                if state.holds[agent] >= 0 and not state.personal >> agent & 1:
                    found.append((do.STAND_BY[agent],))
                continue
            for move in state.legal(state.owner(agent)):
                if do.agent_of(move) != agent or isinstance(move, do.Ready):
                    continue
                if not isinstance(move, do.Give) or self.holder_counts:
                    found.append((move,))
        if all(state.holds[agent] < 0 for agent in here):
            found.append(tuple(do.READY[agent] for agent in here))
        return found

    def _between(self, state: TimeStoriesState) -> list[tuple[Action, ...]]:
        found: list[tuple[Action, ...]] = []
        for free in (False, True):
            if can_update(state, free):
                agrees = () if state.must_update or state.solo else tuple(do.AGREE[agent] for agent in range(1, state.n))
                proposer = 0
                if not state.must_update and state.status[0]:
                    proposer = state.in_control()[0]
                    agrees = tuple(do.AGREE[agent] for agent in range(state.n) if agent != proposer)
                found.append((do.UPDATE[proposer][free], *agrees))
        if state.must_update:
            return found
        if self.holder_counts:
            for agent in state.in_control():
                found += [(move,) for move in state.legal(state.owner(agent)) if isinstance(move, do.Give)]
        found.append(tuple(do.READY[agent] for agent in state.in_control()))
        return found

    # --- positions in the middle of something ---

    def _settled(self, state: TimeStoriesState, moves: tuple[Action, ...], paid: int = 0) -> Iterator[Step]:
        """Follow everything that has to be settled, every way it can be, to positions at rest."""
        todo: list[Step] = [(moves, (), paid, state)]
        seen: set[tuple[Any, ...]] = set()
        while todo:
            done, draws, cost, now = todo.pop()
            pending = None if now.outcome is not None else self._pending(now)
            if pending is None:
                yield done, draws, cost, now
                continue
            for move, values in pending:
                for value in values:
                    twin = now.copy()
                    if value is not None:
                        twin.opts, twin.draws = self.stacks[value], 0
                    before = sum(now.pools)
                    twin.apply(twin.owner(do.agent_of(move)), move)
                    drawn = value is not None and twin.draws > 0
                    key = self.middle_key(twin)
                    if key not in seen:
                        seen.add(key)
                        spent = max(0, before - sum(twin.pools))
                        # a drawn value belongs to the step; where none was drawn the stacking had no effect
                        taken = (*draws, value) if drawn and value is not None else draws
                        todo.append(((*done, move), taken, cost + spent, twin))
                    if value is not None and not drawn:
                        break

    def _pending(self, state: TimeStoriesState) -> list[tuple[Action, tuple[int | None, ...]]] | None:
        """The moves of whoever has to settle something first; None if the position is at rest."""
        plain: tuple[int | None, ...] = (None,)
        for agent in range(state.n):
            if state.links[agent] or (state.asks[agent] >= 0 and agent not in open_votes(state)):
                owner = state.owner(agent)
                moves = [*state.legal(owner), *GAME.filled_in(state, owner)]
                return [(move, plain) for move in moves if do.agent_of(move) == agent]
        for reader in open_votes(state):
            votes = [move for seat in state.seats() for move in state.legal(seat) if isinstance(move, do.Vote)]
            return [(move, plain) for move in votes if move.whom == reader and move.agent == votes[0].agent]
        if any(state.pays):
            paying = (do.Pledge, do.Decline)
            found = [move for seat in state.seats() for move in state.legal(seat) if isinstance(move, paying)]
            return [(move, plain) for move in found]
        for agent in range(state.n):
            test = state.tests[agent]
            if test is not None:
                return self._testing(state, agent, test.phase)
        return self._forced(state, plain)

    def _testing(self, state: TimeStoriesState, agent: int, phase: int) -> list[tuple[Action, tuple[int | None, ...]]]:
        values: tuple[int | None, ...] = tuple(sorted(set(state.destiny))) or tuple(self.every_value)
        sure = self.dominates and self._is_sure(state, agent)
        if phase == p.SUPPORTING:
            helper = undecided(state, agent)[0]
            declined = (do.DECLINE[helper][agent], values)
            if sure:
                return [declined]
            kinds = (do.Support, do.SupportWith)
            helps = [move for move in state.legal(state.owner(helper)) if isinstance(move, kinds) and move.agent == helper]
            return [*[(move, values) for move in helps if move.whom == agent], declined]
        found: list[tuple[Action, tuple[int | None, ...]]] = []
        for move in state.legal(state.owner(agent)):
            if do.agent_of(move) != agent:
                continue
            if isinstance(move, do.DrawDestiny):
                found.append((move, values))
            elif not sure:
                found.append((move, (None,)))
        return found

    def _is_sure(self, state: TimeStoriesState, agent: int) -> bool:
        """Whether the test succeeds whatever is drawn, so that spending more on it could only cost."""
        test = state.tests[agent]
        if test is None:
            return False
        return test.value + self.every_value[0] > self.pack.cards[test.card].tests[test.box].difficulty(state.n)

    def _forced(
        self, state: TimeStoriesState, plain: tuple[int | None, ...]
    ) -> list[tuple[Action, tuple[int | None, ...]]] | None:
        step = state.step
        if step == p.RECON:
            free = free_slots(state)
            waiting = [agent for agent in state.in_control() if state.holds[agent] < 0]
            if len(free) >= len(waiting):
                return [(do.RECON[waiting[0]][slot], plain) for slot in free]
            return [(do.RECON[agent][free[0]], plain) for agent in waiting]
        if step == p.TELEPATHY:
            agent = next(a for a in range(state.n) if state.holds[a] >= 0 and not state.told >> a & 1)
            return [(do.RECOUNT[agent], plain)]
        if step == p.DEALING:
            return [(do.DEAL[state.dealer][to], plain) for to in takers(state)]
        if step != p.ACTIONS:
            return None
        if state.fight >= 0:
            if state.fight_step != p.SWAPPING:
                return None
            agent = next(a for a in state.in_control() if not state.ready >> a & 1)
            return [(do.READY[agent], plain)]
        for agent in state.in_control():
            card = state.card_before(agent)
            if card >= 0 and not self.pack.cards[card].tests:
                return [(do.STAND_BY[agent], plain)]
        return None

    # --- when two positions are the same ---

    def key(self, state: TimeStoriesState) -> tuple[Any, ...]:
        """Equal for positions that differ at most in what there is to spend (see `means`)."""
        items, tokens = state.item_at, state.token_at
        if not self.holder_counts:
            items = [0 if 0 <= at < p.ON_TABLE else at for at in items]
            tokens = [0 if 0 <= at < p.ON_TABLE else at for at in tokens]
        n = state.n
        if state.outcome is not None:
            return ("end", state.outcome.reason, state.outcome.figures["score"])
        made = (
            state.step,
            state.location,
            state.captain,
            state.map_azrak,
            state.opened,
            tuple(state.holds[:n]),
            tuple(state.status[:n]),
            tuple(items),
            tuple(tokens),
            tuple(sorted(state.destiny)),
            tuple(state.layouts),
            state.personal,
            tuple(state.replaced[:n]),
            tuple([min(state.visits[number], most) for number, most in self.visits]),
            state.read & self.read_mask,
            (state.deck_two, state.turned, state.mysteries, state.box),
            _later(state),
            (state.must_update, state.updated) if state.step == p.BETWEEN else (),
            (state.fight, state.fight_step, state.damage, state.acted, state.acting, tuple(state.suspended[:n]))
            if state.fight >= 0
            else (),
        )
        return made if self.dominates else (*made, self.means(state))

    def means(self, state: TimeStoriesState) -> tuple[int, ...]:
        """What there is to spend: Azrak by pool and in the Vortex, free Updates and Explores, Magick, unused abilities."""
        n = state.n
        free, used = state.free_explores, state.used_round | state.used_mission
        return (
            *state.pools[:n],
            state.vortex,
            state.free_updates,
            *[free >> agent & 1 for agent in range(n)],
            *[1 - (used >> number & 1) for number in range(len(self.pack.abilities))],
            *state.magick[:n],
        )

    def middle_key(self, state: TimeStoriesState) -> tuple[Any, ...]:
        """The same for a position in the middle of something."""
        return (
            self.key(state),
            self.means(state),
            tuple(state.stacks),
            tuple(state.asks),
            tuple(state.links),
            tuple(state.pays),
            tuple(state.tests),
            (state.doomed, state.doomed_lost, state.going_on, state.ready, state.told, state.dealer, state.fight_queue),
            tuple(state.giving),
            state.fight_over,
            (state.moving, tuple(state.votes), tuple(state.helping), tuple(state.facing)),
        )


def _later(state: TimeStoriesState) -> tuple[Any, ...]:
    """Counters, countdowns and marks, which bear on what is offered."""
    return (
        tuple(state.counters),
        tuple(state.countdowns),
        (state.beaten, state.succeeded, state.gone, state.won_fights, state.damages, state.reached),
    )


# --- what a mission asks about ---


def conditions(pack: TimeStoriesPack) -> Iterator[Any]:
    """Every condition anywhere in a mission."""
    for part in pack.parts.everything():
        yield from conditions_in(part)


def conditions_in(part: Any) -> Iterator[Any]:
    if isinstance(part, tuple):
        for one in part:
            yield from conditions_in(one)
    elif hasattr(part, "__struct_fields__"):
        if type(part).__struct_config__.tag_field == "kind":
            yield part
        for name in part.__struct_fields__:
            yield from conditions_in(getattr(part, name))


def holder_counts(pack: TimeStoriesPack) -> bool:
    """Whether it matters who has a thing: a condition on the reader, or an item with abilities."""
    if pack.item_abilities:
        return True
    return any(isinstance(one, v.HasItem | v.HasToken) and one.who != "anyone" for one in conditions(pack))


def _more_is_never_worse(pack: TimeStoriesPack) -> bool:
    """Whether a position stands for every poorer one that is otherwise the same: so it is unless the mission asks
    how much Azrak there is, or wants more than 1 at once."""
    if any(isinstance(one, v.AzrakAt | v.MagickAt | v.RoundIs) for one in conditions(pack)):
        return False
    return not any(now.code == op.SPEND and (now.azrak > 1 or now.by_group) for now in pack.ops)


def _unconditional_conflicts(pack: TimeStoriesPack) -> frozenset[int]:
    """The cards of personal conflicts whose outcomes ask about nothing that others could change meanwhile."""
    return frozenset(
        number
        for number, card in enumerate(pack.cards)
        if card.conflict == PERSONAL
        and not any(_asks(pack, start) for box in card.tests for start in (box.failure, box.critical, box.success))
    )


def _asks(pack: TimeStoriesPack, start: int) -> bool:
    while pack.ops[start].code != op.RET:
        if pack.ops[start].code not in (op.LOSE, op.GAIN, op.RESHUFFLE, op.READ, op.GO_ON, op.EJECT):
            return True
        start += 1
    return False


def visits_asked(pack: TimeStoriesPack) -> tuple[tuple[int, int], ...]:
    most: dict[int, int] = {}
    for one in conditions(pack):
        if isinstance(one, v.Visited):
            number = pack.names.locations[one.location]
            most[number] = max(most.get(number, 0), one.times)
    return tuple(sorted(most.items()))


def reads_asked(pack: TimeStoriesPack) -> int:
    mask = 0
    for one in conditions(pack):
        if isinstance(one, v.WasRead):
            mask |= 1 << pack.names.cards[one.card]
    return mask


def uses_chance_of_order(pack: TimeStoriesPack) -> bool:
    """Whether a shuffled mystery pile makes play depend on an order that the search does not branch over."""
    return pack.head.shuffle_mysteries and len(pack.mysteries) > 1 and any(now.code == op.MYSTERY for now in pack.ops)
