"""The explorer: looks at what nobody has read, attempts tests with a fair chance, stands by to support, tells what it saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from horae.bots.bot import Bot
from horae.core.game import Action, AnyGame, Seat
from horae.core.rng import Rng
from horae.core.speech import Listing, Phrase
from horae.games.timestories import actions as do
from horae.games.timestories.narration import attempted, card_told_of
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import AgentView, OwnView, TestFace, TimeStoriesView

FAIR = 0.5
"""The chance from which a test is worth its Azrak."""
MOST_ATTEMPTS = 2
"""How often one test is attempted before the explorer looks elsewhere in that round."""


_ASKED = (do.Support, do.Decline, do.Choose, do.Vote, do.Pledge, do.EmergencyUpdate, do.LoseControl, do.Agree)
"""What an agent is asked for, ready or not."""

A = TypeVar("A", bound=Action)
Kinds: TypeAlias = dict[type[Action], list[Action]]
"""One agent's moves, by kind."""


def _of_kind(moves: Sequence[Action], kind: type[A]) -> list[A]:
    return [move for move in moves if isinstance(move, kind)]


class Explorer(Bot[TimeStoriesPack, TimeStoriesView]):
    """Plays by its own view only; what others have read it knows from the open table."""

    name = "explorer"
    talks = True

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: TimeStoriesPack | None = None) -> None:
        super().__init__(game, seat, rng, pack)
        self._attempts: dict[tuple[int, int, str], int] = {}

    def choose(self, view: TimeStoriesView, legal: Sequence[Action]) -> Action:
        by_agent: dict[int, list[Action]] = {}
        for action in legal:
            by_agent.setdefault(do.agent_of(action), []).append(action)
        last: Action = legal[-1]
        for agent, moves in by_agent.items():
            if view.agents[agent].ready and not any(isinstance(move, _ASKED) for move in moves) and len(by_agent) > 1:
                continue  # alone one has two: who is ready waits for the other
            found = self._for_agent(view, agent, moves)
            if not isinstance(found, do.Ready):
                return found
            last = found
        return last

    def _for_agent(self, view: TimeStoriesView, agent: int, moves: list[Action]) -> Action:
        kinds: Kinds = {}
        for move in moves:
            kinds.setdefault(type(move), []).append(move)
        for kind in (do.EmergencyUpdate, do.DealEvenly, do.Agree, do.Recount, do.CallOn, do.Volunteer, do.ChooseReceptacle):
            if kind in kinds:
                return self._plain(kind, kinds[kind])
        if do.ChooseLocation in kinds:
            return self._location(view, _of_kind(moves, do.ChooseLocation))
        if do.Recon in kinds:
            return self._unseen(view, _of_kind(moves, do.Recon)) or self._plain(do.Recon, kinds[do.Recon])
        if do.Vote in kinds:
            return self._plain(do.Vote, kinds[do.Vote])
        if do.Choose in kinds:
            answers = kinds[do.Choose]
            return answers[-1] if len(answers) == 2 and self.rng.chance() < 0.75 else self.rng.pick(answers)
        if do.Pledge in kinds:
            return self._plain(do.Pledge, kinds[do.Pledge])
        if do.Support in kinds or do.Decline in kinds:
            return self._support(view, agent, kinds)
        if do.DrawDestiny in kinds:
            return self._testing(view, agent, kinds)
        if view.step == "between":
            return self._between(view, kinds, moves)
        return self._acting(view, agent, kinds, moves)

    def _plain(self, kind: type[Action], moves: list[Action]) -> Action:
        if kind is do.EmergencyUpdate:  # a free one first
            return max(_of_kind(moves, do.EmergencyUpdate), key=lambda move: move.free)
        return self.rng.pick(moves)

    def _location(self, view: TimeStoriesView, moves: list[do.ChooseLocation]) -> Action:
        """Where the group has been least."""
        visits = {place.id: place.visits for place in view.locations}
        least = min(visits[move.location] for move in moves)
        return self.rng.pick([move for move in moves if visits[move.location] == least])

    def _unseen(self, view: TimeStoriesView, moves: Sequence[do.Recon | do.Explore]) -> Action | None:
        fresh = [move for move in moves if view.panorama[move.slot].card not in view.read]
        return self.rng.pick(fresh) if fresh else None

    # --- tests ---

    def _testing(self, view: TimeStoriesView, agent: int, kinds: Kinds) -> Action:
        """Boost to a fair chance while there is Azrak to spare, then ask for support, then draw."""
        me = view.agents[agent]
        difficulty = self._difficulty(view, agent)
        if me.test is None or difficulty is None or self._chance(view, me.test.value, difficulty) >= FAIR:
            return kinds[do.DrawDestiny][0]
        if do.UseAbility in kinds:
            return kinds[do.UseAbility][0]
        if do.Boost in kinds and me.azrak > 1:
            return kinds[do.Boost][0]
        if do.AskSupport in kinds:
            return kinds[do.AskSupport][0]
        return kinds[do.DrawDestiny][0]

    def _difficulty(self, view: TimeStoriesView, agent: int) -> int | None:
        """Of one's own test, as one's own card or the group conflict shows it."""
        test = view.agents[agent].test
        card = view.fight.card if view.fight is not None else self._own(view, agent).card
        if test is None or card is None or test.card:
            return None
        return next((face.difficulty for face in card.tests if face.number == test.test), None)

    def _own(self, view: TimeStoriesView, agent: int) -> OwnView:
        return next(own for own in view.own if own.agent == agent)

    def _chance(self, view: TimeStoriesView, value: int, difficulty: int) -> float:
        """Of at least equalling it, if what is left of Destiny lies evenly between its lowest and highest."""
        span = range(view.destiny_lowest, view.destiny_highest + 1)
        return sum(value + drawn >= difficulty for drawn in span) / len(span)

    def _support(self, view: TimeStoriesView, agent: int, kinds: Kinds) -> Action:
        me = view.agents[agent]
        if do.SupportWith in kinds:
            return kinds[do.SupportWith][0]
        if do.Support in kinds and me.azrak > 2:
            return kinds[do.Support][0]
        return kinds[do.Decline][0] if do.Decline in kinds else kinds[do.Support][0]

    # --- acting at a location ---

    def _acting(self, view: TimeStoriesView, agent: int, kinds: Kinds, moves: list[Action]) -> Action:
        me = view.agents[agent]
        attempt = self._worth_attempting(view, agent, me, kinds)
        if attempt is not None:
            return attempt
        if do.Explore in kinds and (me.free_explore or me.azrak > 2):
            fresh = self._unseen(view, _of_kind(moves, do.Explore))
            if fresh is not None:
                return fresh
        for kind in (do.StandBy, do.Ready, do.Attempt):
            if kind in kinds:
                return kinds[kind][0]
        return self.rng.pick(moves)

    def _worth_attempting(self, view: TimeStoriesView, agent: int, me: AgentView, kinds: Kinds) -> Action | None:
        attempts = _of_kind(kinds.get(do.Attempt, []), do.Attempt)
        if not attempts:
            return None
        boxes = [(move, attempted(view, agent, move.test)) for move in attempts]
        chances = [(self._best_chance(view, me, box), move.test) for move, box in boxes if box is not None]
        if not chances:
            return None
        chance, test = max(chances, key=lambda pair: pair[0])
        forced = view.fight is not None or me.personal_conflict
        card = self._own(view, agent).card
        key = (view.run * 1000 + view.round, agent, card.id if card is not None else "")
        if not forced and (chance < FAIR or self._attempts.get(key, 0) >= MOST_ATTEMPTS or me.azrak < 2):
            return None
        self._attempts[key] = self._attempts.get(key, 0) + 1
        return do.ATTEMPT[agent][test]

    def _best_chance(self, view: TimeStoriesView, me: AgentView, box: TestFace) -> float:
        """With every boost one would make and the support one may hope for."""
        names = [name.id for name in self.pack.profile(view.profile).attributes]
        value = me.attributes[names.index(box.attribute)] + max(0, me.azrak - 2)
        standing_by = sum(other.slot < 0 and other.azrak > 2 and other.agent != me.agent for other in view.agents)
        return self._chance(view, value + standing_by, box.difficulty)

    def _between(self, view: TimeStoriesView, kinds: Kinds, moves: list[Action]) -> Action:
        """An Update when somebody runs short and there is something to deal."""
        short = any(agent.azrak * 3 <= agent.level for agent in view.agents)
        room = sum(agent.level - agent.azrak for agent in view.agents)
        if do.Update in kinds and (view.must_update or (short and min(view.vortex, room) > len(view.agents))):
            return max(_of_kind(moves, do.Update), key=lambda move: move.free)
        if do.Ready in kinds:
            return kinds[do.Ready][0]
        return self.rng.pick(moves)

    # --- telling ---

    def tell(self, view: TimeStoriesView, action: Action) -> Phrase | None:
        return self.tale(view, action.agent) if isinstance(action, do.Recount) else None

    def tale(self, view: TimeStoriesView, agent: int) -> Phrase | None:
        """What the explorer tells of the card before it, in its own words and never the card's (TS-5.2)."""
        card = self._own(view, agent).card
        if card is None:
            return None
        slot = next((slot for slot in view.panorama if slot.holder == agent), None)
        place = card_told_of(card, slot)
        if card.conflict:
            return Phrase("explorer-saw-conflict", {"place": place})
        if card.tests:
            names = {name.id: name.name for name in self.pack.profile(view.profile).attributes}
            boxes = [
                Phrase("explorer-a-test", {"attribute": names[box.attribute], "difficulty": box.difficulty})
                for box in card.tests
            ]
            tests = Listing(tuple(boxes))
            return Phrase("explorer-saw-test", {"place": place, "tests": tests})
        return Phrase("explorer-saw-nothing", {"place": place})
