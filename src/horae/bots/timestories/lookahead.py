"""Looking ahead in group conflicts: worlds that fit what the seat sees are played to the end after each move it could make.

A world is made by `determinize` from a mission in which every card that the seat does not know says nothing. So nothing comes
of cards that nobody has read: a thing that a failure brings is taken and does nothing. What the end is worth says `Outlook`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.outlook import Outlook
from horae.core.game import Action
from horae.core.rng import Rng
from horae.games.timestories import actions as do
from horae.games.timestories import compiler as op
from horae.games.timestories.destiny import cards_left
from horae.games.timestories.determinize import determinize
from horae.games.timestories.legal import legal
from horae.games.timestories.open_tests import boxes
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.view import TimeStoriesView

WORLDS = 12
MOST_STEPS = 80
"""After so many actions a conflict that goes on is left."""
CLEARLY = 0.01
"""By how much, as a share of the best ending, a move must be better than the one that judgement chose."""
FAIR = 0.75
"""In a world played on, who attempts a test pays for this chance."""
SPARE = 2
"""And nobody helps with their last so many."""

MOVES = (do.Attempt, do.CallOn, do.Boost, do.AskSupport, do.DrawDestiny, do.UseAbility, do.Support, do.SupportWith, do.Decline)
"""What there is to choose in a conflict, besides handing things over."""
FIGHTING = ("ordering", "acting")


class Lookahead:
    """Keeps the mission as the seat knows it from one decision to the next."""

    def __init__(self, known: KnownCards) -> None:
        self._known = known
        self._as_known: tuple[int, frozenset[str], TimeStoriesPack] | None = None
        self._cards: list[str] | None = None

    def better(self, look: Outlook, moves: Sequence[Action], chosen: Action, rng: Rng) -> Action:
        """Of the moves in a conflict the one that brings most in the worlds played, or what was chosen."""
        options = [chosen, *(move for move in moves if isinstance(move, MOVES) and move != chosen)]
        if not isinstance(chosen, MOVES) or len(options) < 2 or not _is_clear(look.view):
            return chosen
        worlds = self._worlds(look.view, rng)
        worth = _Worth(look)
        values = [sum(_played(world.copy(), move, worth) for world in worlds) / WORLDS for move in options]
        top = max(range(len(options)), key=values.__getitem__)
        return options[top] if values[top] > values[0] + CLEARLY * look.best else chosen

    def _worlds(self, view: TimeStoriesView, rng: Rng) -> list[TimeStoriesState]:
        pack = self._mission(view)
        first = determinize(view, rng, pack)
        worlds = []
        for number in range(WORLDS):
            world = first.copy()
            world.rng = Rng(rng.below(1 << 30), "ahead")
            pile = cards_left(view) if view.destiny else [*first.destiny, *first.discards]
            top = pile.pop(number % len(pile))  # each card is drawn next in as many worlds
            rng.shuffle(pile)
            world.destiny = (*pile, top)
            if not view.destiny:
                world.discards = ()
            worlds.append(world)
        return worlds

    def _mission(self, view: TimeStoriesView) -> TimeStoriesPack:
        """The mission with only those instructions that the seat knows."""
        pack = self._known.pack
        abilities = frozenset(face.id for agent in view.agents for face in agent.abilities)
        kept = self._as_known
        if kept is None or kept[:2] != (len(self._known.ids), abilities):
            shown = {pack.cards[pack.abilities[pack.ability_index[name]].card].id for name in abilities}
            read = self._known.ids | shown
            nothing = op.Op(op.RET)
            made = copy(pack)
            made.ops = tuple(now if card in read else nothing for now, card in zip(pack.ops, self._cards_of(pack), strict=True))
            kept = self._as_known = len(self._known.ids), abilities, made
        return kept[2]

    def _cards_of(self, pack: TimeStoriesPack) -> list[str]:
        """The card that each operation stands on."""
        if self._cards is None:
            self._cards = [pack.printed.at(number).card for number in range(len(pack.ops))]
        return self._cards


def _is_clear(view: TimeStoriesView) -> bool:
    """Whether nobody else is in the middle of something that the seat cannot see."""
    own = {one.agent for one in view.own}
    return not any(
        agent.deciding or agent.payment or agent.helping >= 0 or (agent.link and agent.agent not in own)
        for agent in view.agents
    )


class _Worth:
    """What the end of a conflict is worth, beside how things stand now."""

    def __init__(self, look: Outlook) -> None:
        fight = look.view.fight
        assert fight is not None
        self.look = look
        self.won = look.winning(fight.card.id, fight.reader)

    def of(self, world: TimeStoriesState, fight: int, spent: int) -> float:
        look, view = self.look, self.look.view
        if world.outcome is not None:
            return float(world.outcome.figures.get("score", 0)) - look.best
        magick = sum(world.magick[agent.agent] - agent.magick for agent in view.agents)
        lost = sum(bool(world.status[agent]) or bool(world.doomed >> agent & 1) for agent in look.agents)
        return (
            (self.won if _is_won(world, fight) else 0.0)
            - spent * look.azrak_price
            + magick * look.magick_price
            - (world.returned - view.returned) * look.update_price
            - lost * look.price_of_an_agent
        )


def _is_won(world: TimeStoriesState, fight: int) -> bool:
    if world.fight == fight:
        return False
    if world.pack.keeps_conflicts_won:
        return bool(world.won_fights >> fight & 1)
    return any(not world.doomed >> agent & 1 for agent in world.in_control())


def _played(world: TimeStoriesState, move: Action, worth: _Worth) -> float:
    """What comes of a move in one world, everybody going on by rules of thumb."""
    fight, spent = world.fight, 0
    for _ in range(MOST_STEPS):
        before = world.pools[:]
        world.apply(world.owner(do.agent_of(move)), move)
        spent += sum(max(0, had - has) for had, has in zip(before, world.pools, strict=True))
        if world.outcome is not None or world.fight != fight:
            break
        move = _rule_of_thumb(world, legal(world, world.deciding()[0]))
    return worth.of(world, fight, spent)


# --- how a world goes on ---


def _rule_of_thumb(world: TimeStoriesState, moves: Sequence[Action]) -> Action:
    first: dict[type[Action], Action] = {}
    for move in moves:
        first.setdefault(type(move), move)
    for kind, rule in _RULES.items():
        if kind in first:
            return rule(world, moves, first)
    return moves[0]


Rule = Callable[[TimeStoriesState, Sequence[Action], dict[type[Action], Action]], Action]


def _mend(world: TimeStoriesState, moves: Sequence[Action], first: dict[type[Action], Action]) -> Action:
    return max((move for move in moves if isinstance(move, do.EmergencyUpdate)), key=lambda move: move.free)


def _call(world: TimeStoriesState, moves: Sequence[Action], first: dict[type[Action], Action]) -> Action:
    tests = world.pack.cards[world.fight].tests

    def strength(move: do.CallOn) -> tuple[int, int]:
        return max(world.attributes(move.whom)[box.attribute] for box in tests), world.pools[move.whom]

    return max((move for move in moves if isinstance(move, do.CallOn)), key=strength)


def _attempt(world: TimeStoriesState, moves: Sequence[Action], first: dict[type[Action], Action]) -> Action:
    def ease(move: do.Attempt) -> int:
        card, place = boxes(world, move.agent)[move.test]
        box = world.pack.cards[card].tests[place]
        return world.attributes(move.agent)[box.attribute] - box.difficulty(world.n)

    return max((move for move in moves if isinstance(move, do.Attempt)), key=ease)


def _test(world: TimeStoriesState, moves: Sequence[Action], first: dict[type[Action], Action]) -> Action:
    draw = first[do.DrawDestiny]
    agent = do.agent_of(draw)
    if _chance(world, agent) >= FAIR:
        return draw
    if do.Boost in first and world.pools[agent] >= SPARE:
        return first[do.Boost]
    return first.get(do.AskSupport, draw)


def _support(world: TimeStoriesState, moves: Sequence[Action], first: dict[type[Action], Action]) -> Action:
    decline = first[do.Decline]
    assert isinstance(decline, do.Decline)
    if do.Support in first and world.pools[decline.agent] > SPARE and _chance(world, decline.whom) < FAIR:
        return first[do.Support]
    return decline


def _chance(world: TimeStoriesState, agent: int) -> float:
    test = world.tests[agent]
    if test is None:
        return 1.0
    need = world.pack.cards[test.card].tests[test.box].difficulty(world.n) - test.value
    pile = world.destiny or world.discards
    return sum(card >= need for card in pile) / len(pile)


_RULES: dict[type[Action], Rule] = {
    do.EmergencyUpdate: _mend,
    do.CallOn: _call,
    do.DrawDestiny: _test,
    do.Attempt: _attempt,
    do.Decline: _support,
}
