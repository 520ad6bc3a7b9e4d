"""TIME Stories Revolution as a game: setting up, counting pieces, numbering actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from horae.core.game import About, Action, BadSetup, Company, Game, Seat
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.core.speech import Text
from horae.games.timestories import actions as do
from horae.games.timestories.awaited import still_to_answer
from horae.games.timestories.compiled import M_PANORAMA
from horae.games.timestories.determinize import determinize
from horae.games.timestories.events import EVENT_TYPES, REVEALS
from horae.games.timestories.open_content import TimeStoriesContent, about, content_of
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack, load_mission
from horae.games.timestories.pictures import open_pictures, shown_pictures
from horae.games.timestories.position import BETWEEN, CHOOSING, HOLDING, IN_DECK, NAMING, ON_TABLE, OPEN_NOW, RECON, REMOVED
from horae.games.timestories.state import TimeStoriesState
from horae.games.timestories.view import TimeStoriesView
from horae.packs import builtin

FIRST_MISSION = "training"
"""Played where none is named, and first on the shelf."""
LESSON_MISSION = "first-mission"
"""Played in the guided first game only: it stands on no shelf."""


class TimeStories(Game[TimeStoriesState, TimeStoriesOptions, TimeStoriesPack, TimeStoriesView]):
    name = "timestories"
    rules_version = "timestories-2"
    seat_range = range(1, 5)
    cooperative = True
    options_type = TimeStoriesOptions
    action_types = do.ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = TimeStoriesView
    reveals = REVEALS
    unspoken = {  # noqa: RUF012  # as the contract has it
        do.Choose: frozenset({"option"}),
        do.Answer: frozenset({"text"}),
        do.GiveHidden: frozenset({"token"}),
    }
    experience_option = "experience"
    company = Company(bots=("explorer", "agent"), seats=1)  # alone, with two receptacles (TS-1.1)

    def setup(self, seats: int, rng: Rng, options: TimeStoriesOptions, pack: TimeStoriesPack) -> TimeStoriesState:
        known = [profile.id for profile in pack.profiles]
        if options.profile and options.profile not in known:
            raise BadSetup("timestories-bad-profile", profile=options.profile, mission=pack.id, known=", ".join(known))
        if len(pack.people) < max(2, seats):
            raise BadSetup("timestories-few-receptacles", mission=pack.id, has=len(pack.people), seats=seats)
        return TimeStoriesState(seats, rng, options, pack)

    def load_pack(self, source: str | None = None) -> TimeStoriesPack:
        return load_mission(source or FIRST_MISSION)

    def packs(self) -> Sequence[str]:
        names = [name for name in builtin.pack_names(self.name) if name != LESSON_MISSION]
        return sorted(names, key=lambda name: name != FIRST_MISSION)  # whoever is new finds the one to begin with first

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def determinize(self, view: TimeStoriesView, rng: Rng, pack: TimeStoriesPack | None = None) -> TimeStoriesState:
        return determinize(view, rng, pack or self.load_pack(view.pack))

    def people_first(self, state: TimeStoriesState) -> bool:
        """Where one does something for all, or takes what others then cannot, bots let the people choose first."""
        return state.step in (CHOOSING, HOLDING, NAMING, RECON) or (state.step == BETWEEN and state.must_update)

    def still_to_answer(self, state: TimeStoriesState, seat: Seat, action: Action) -> Sequence[Seat]:
        """Votes, a proposed Update or end, what the group pays and the support that somebody asked for."""
        return [state.owner(agent) for agent in still_to_answer(state, action)]

    def experience(self, state: TimeStoriesState) -> Mapping[str, Text]:
        """TS-1.4."""
        return {name: text for at, (name, text, _) in enumerate(state.pack.experience) if state.remembered >> at & 1}

    def open_content(self, pack: TimeStoriesPack) -> TimeStoriesContent:
        return content_of(pack)

    def about(self, pack: TimeStoriesPack) -> About:
        return about(pack, self.seat_range)

    def open_pictures(self, pack: TimeStoriesPack) -> Iterable[str]:
        return open_pictures(pack)

    def shown_pictures(self, view: TimeStoriesView) -> Iterable[str]:
        return shown_pictures(view)

    def pieces(self, state: TimeStoriesState) -> Counter[str]:
        """Azrak, Destiny cards, items, tokens and mysteries, wherever they lie."""
        held: Counter[str] = Counter({"azrak": state.azrak_everywhere()})
        held.update(f"destiny {value}" for value in (*state.destiny, *state.discards))
        if not state.destiny and not state.discards:  # not laid out before the receptacles are chosen
            held.update(f"destiny {value}" for value in state.pack.head.destiny)
        for number, item in enumerate(state.pack.parts.items):
            held[f"item {item.number}"] += _lies_somewhere(state, state.item_at[number])
        for piece, token in enumerate(state.pack.tokens):
            held[f"token {token.id}"] += _lies_somewhere(state, state.token_at[piece])
        for number in range(len(state.pack.mysteries)):
            held[f"mystery {number}"] += _places(state, number)
        return held

    def filled_in(self, state: TimeStoriesState, seat: Seat) -> Sequence[Action]:
        """Every answer that the open cards of the seat accept, and one that none does."""
        found: list[Action] = []
        for form in state.forms(seat):
            agent = do.agent_of(form.action)
            accepted = state.pack.ops[state.asks[agent]].answers
            found += [do.Answer(agent, one.example) for one in accepted]
            found.append(do.Answer(agent, "zzz"))
        return found

    def action_space(self, pack: TimeStoriesPack) -> Sequence[Action]:
        return _action_space(pack)


def _lies_somewhere(state: TimeStoriesState, where: int) -> bool:
    """In its deck (-1), before an agent who plays, face up for all, out of the game, or open and being read."""
    return IN_DECK <= where < state.n or where in (ON_TABLE, REMOVED, OPEN_NOW)


def _places(state: TimeStoriesState, mystery: int) -> int:
    """In how many places a mystery lies: the pile, the box, a panorama, or open before somebody who reads it."""
    card = state.pack.mysteries[mystery]
    found = state.mysteries.count(mystery) + state.box.count(mystery) + sum(layout.count(card) for layout in state.layouts)
    if found:
        return found
    if state.pack.mystery_kinds[mystery] == M_PANORAMA:
        return 1  # another card took its place in the panorama: it is out of the game (TS-10.5)
    return int(any(state.stacks))


@cache
def _rulebook() -> Rulebook:
    return builtin.rulebook("timestories")


@cache
def _action_space(pack: TimeStoriesPack) -> tuple[Action, ...]:
    each = range(do.AGENTS)
    space: list[Action] = []
    for table in (pack.choose_receptacle, pack.choose_location, pack.use_ability):
        for agent in each:
            space += table[agent]
    for plain in (
        do.VOLUNTEER,
        do.RECOUNT,
        do.BOOST,
        do.ASK_SUPPORT,
        do.DRAW,
        do.STAND_BY,
        do.READY,
        do.STAY,
        do.LOSE,
        do.AGREE,
        do.OBJECT,
        do.INSIST,
        do.DEAL_EVENLY,
        do.STOP,
        do.START_OVER,
    ):
        space += plain
    for agent in each:
        space += [*do.RECON[agent][: pack.slots], *do.EXPLORE[agent][: pack.slots], *do.ATTEMPT[agent][: pack.attempts]]
        space += [*do.CHOOSE[agent], *do.EMERGENCY[agent], *do.UPDATE[agent]]
        for pairs in (do.SUPPORT, do.DECLINE, do.PLEDGE, do.DEAL, do.CALL_ON):
            space += pairs[agent]
    things = [pack.cards[pack.items[number]].id for number, colour in enumerate(pack.colours) if colour == 0]
    things += [f"token-{token.id}" for token in pack.parts.tokens if token.shape != "hexagonal" and not token.hidden]
    space += [pack.give(agent, to, thing) for thing in things for agent in each for to in each if agent != to]
    hidden = [token.id for token in pack.parts.tokens if token.hidden]
    space += [do.GiveHidden(agent, to, token) for token in hidden for agent in each for to in each if agent != to]
    if pack.has_votes:
        space += [vote for agent in each for whom in each for vote in do.VOTE[agent][whom]]
    space += [help_ for agent in each for helps in pack.support_with[agent] for help_ in helps if help_.whom != agent]
    return tuple(space)
