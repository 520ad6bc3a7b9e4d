"""The TIME Stories position: what lies on the table, its copy and its snapshot. Plain data that decides nothing.

Slotted and changed in place; per-agent and per-location parts are lists of small immutable values, so
that a copy is a handful of shallow list copies. The names of steps and statuses stand here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct, to_builtins

from horae.core.game import Action, Result, Seat, digest_keys, snapshot_of
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.timestories.actions import AGENTS
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.profiles import Profile

if TYPE_CHECKING:
    from horae.games.timestories.compiled import CompiledCard
    from horae.games.timestories.pack import TimeStoriesPack

STEP_NAMES = (
    "choosing",
    "holding",
    "naming",
    "prologue",
    "captain",
    "arriving",
    "recon",
    "telepathy",
    "actions",
    "between",
    "dealing",
    "over",
)
"""The steps: receptacles (TS-3.1), who holds what the absent left (TS-R7), who is captain (TS-3.5, TS-R6),
the prologue (TS-3.6), the location (TS-4.1), card A (TS-4.3), then TS-5.1, 5.2, 5.3, TS-6 and TS-9.3."""
CHOOSING, HOLDING, NAMING, PROLOGUE, CAPTAIN, ARRIVING, RECON, TELEPATHY, ACTIONS, BETWEEN, DEALING, OVER = range(12)

STATUS_NAMES = ("in_control", "ejected", "lost_control", "left_out")
"""How an agent stands: playing, ejected by a card, out of control, without Azrak after an Update (TS-R2)."""
IN_CONTROL, EJECTED, LOST, LEFT_OUT = range(4)

NO_LINK, SPENT, FOR_LOCATION, FOR_REVISIT = range(4)
"""What the last Azrak was for (TS-9.5, TS-R1)."""

TEST_PHASE_NAMES = ("boosting", "supporting")
BOOSTING, SUPPORTING = range(2)

FIGHT_STEP_NAMES = ("swapping", "ordering", "acting", "acted")
"""Of a group conflict: things change hands (TS-8.2), the captain calls somebody, who attempts, what follows (TS-8.3)."""
SWAPPING, ORDERING, ACTING, ACTED = range(4)

PROPOSAL_NAMES = ("", "update", "free_update", "stop", "start_over")
NO_PROPOSAL, PAID_UPDATE, FREE_UPDATE, STOP, START_OVER = range(5)

READING, OUTCOME, AFTERWARDS = range(3)
"""What an agent follows instructions as: a card that is read, a test's outcome, what comes after a conflict."""

IN_DECK, ON_TABLE, REMOVED, OPEN_NOW = -1, 4, 5, 6
"""Where an item or token can be besides before an agent (0 to 3): still in its deck, face up for all (a group
token, a white item), out of the game, or open and not yet resolved (yellow and red)."""

NO_VOTES = (-1, -1, -1, -1)
"""Of each agent no vote yet."""
STOPPED = -1
"""What is left of a countdown that does not run."""

NOBODY = (0, 0, 0, 0)
"""Of each agent nothing yet."""
Amounts = tuple[int, ...]
"""So much of each of the four agents."""


T = TypeVar("T")


def with_one(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """With one of the values replaced: what seldom changes is kept in a tuple, which copies share."""
    return (*values[:place], value, *values[place + 1 :])


def one_more(amounts: Amounts, agent: int) -> Amounts:
    return tuple([amount + (one == agent) for one, amount in enumerate(amounts)])


class Frame(Struct, frozen=True, array_like=True, gc=False):
    """A card whose instructions an agent follows: which comes next, on which card, and followed as what."""

    next: int
    card: int
    kind: int


class TestUnderWay(Struct, frozen=True, array_like=True, gc=False):
    """A test that was initiated (TS-7.2): whose it is says its place in `Position.tests`."""

    __test__ = False  # not one of pytest's

    card: int
    box: int
    """Which of the card's test boxes."""
    phase: int
    value: int
    spent: Amounts
    """By each supporter."""
    done: int
    """Who said that they support no more, one bit each."""


class Point(Struct, frozen=True, array_like=True, gc=False):
    """A line of the score: where it comes from, what it is worth and, for something achieved on the way, which of these."""

    source: str
    """ending, extra, return, least, or lost (the mission failed)."""
    points: int
    extra: int = -1


class GroupPayment(Struct, frozen=True, array_like=True, gc=False):
    """What the group is to pay (TS-9.9): whose card asks for it says its place in `Position.pays`."""

    of_magick: bool
    need: int
    pledged: Amounts
    unpaid: int
    """The instruction to go on with if it is not paid."""


NOTHING_READ: Final[list[tuple[Frame, ...]]] = [()] * AGENTS
NO_LINKS: Final = [NO_LINK] * AGENTS
NO_PAYMENTS: Final[list[GroupPayment | None]] = [None] * AGENTS
NO_TESTS: Final[list[TestUnderWay | None]] = [None] * AGENTS
"""Of each agent none: what `stacks`, `links`, `pays` and `tests` are compared with, which is quicker than `any`."""

Offers = list[list[Action] | None]
"""The moves of each seat, as far as they have been worked out for this position."""


class Position:
    __slots__ = (
        "acted",
        "acting",
        "agreed",
        "asks",
        "beaten",
        "box",
        "captain",
        "carried",
        "countdowns",
        "counters",
        "damage",
        "damages",
        "dealer",
        "deck_two",
        "destiny",
        "discards",
        "doomed",
        "doomed_lost",
        "draws",
        "facing",
        "fight",
        "fight_over",
        "fight_queue",
        "fight_reader",
        "fight_step",
        "fight_turn",
        "free_explores",
        "free_updates",
        "giving",
        "going_on",
        "gone",
        "helping",
        "holds",
        "item_at",
        "known",
        "last_read",
        "layouts",
        "left_things",
        "levels",
        "links",
        "location",
        "magick",
        "map_azrak",
        "moving",
        "must_update",
        "mysteries",
        "n",
        "offers",
        "opened",
        "opts",
        "outcome",
        "pack",
        "passages",
        "pays",
        "personal",
        "pools",
        "profile",
        "proposal",
        "proposer",
        "reached",
        "read",
        "ready",
        "reckoning",
        "remembered",
        "replaced",
        "returned",
        "rng",
        "round",
        "run",
        "said",
        "seat_count",
        "solo",
        "stacks",
        "status",
        "step",
        "succeeded",
        "suspended",
        "tests",
        "token_at",
        "told",
        "turned",
        "under",
        "unread",
        "updated",
        "used_mission",
        "used_round",
        "visits",
        "vortex",
        "votes",
        "who",
        "won_fights",
    )

    def blank(self, seats: int, rng: Rng, opts: TimeStoriesOptions, pack: TimeStoriesPack) -> None:
        """The table before anything is set up."""
        self.pack = pack
        self.opts = opts
        self.rng = rng
        self.profile: Profile = pack.profile(opts.profile)
        self.seat_count = seats
        self.solo = seats == 1  # TS-1.1: two receptacles by one person
        self.n = max(2, seats)
        self.run = 1
        self.outcome: Result | None = None
        self.reset()

    def reset(self) -> None:
        """Everything as at setup, but for the run's number and the generator (TS-13.1)."""
        pack, n = self.pack, self.n
        self.offers: Offers = [None] * AGENTS
        self.step = CHOOSING
        self.round = 0
        self.who = [-1] * AGENTS
        self.pools = [0] * AGENTS
        self.levels = [0] * AGENTS
        self.magick = [0] * AGENTS
        self.vortex = pack.head.azrak
        self.returned = 0
        self.map_azrak = 0
        self.free_updates = self.profile.free_updates[n]
        self.opened = pack.start_opened
        self.deck_two = False
        self.visits = [0] * len(pack.places)
        self.layouts: list[tuple[int, ...]] = [place.layout for place in pack.places]
        self.location = -1
        self.captain = -1
        self.holds = [-1] * AGENTS
        self.status = [IN_CONTROL] * AGENTS
        self.doomed = 0
        self.doomed_lost = 0
        self.ready = 0
        self.told = 0
        self.free_explores = 0
        self.personal = 0
        self.going_on = 0
        self.stacks = NOTHING_READ[:]
        self.asks = [-1] * AGENTS
        self.links = NO_LINKS[:]
        self.pays = NO_PAYMENTS[:]
        self.tests = NO_TESTS[:]
        self.suspended = NO_TESTS[:]
        self.giving = [-1] * AGENTS
        self.item_at = [IN_DECK] * len(pack.items)
        self.token_at = [IN_DECK] * len(pack.hexagonal)
        self.replaced = [-1] * AGENTS
        self.mysteries: tuple[int, ...] = tuple(reversed(range(len(pack.mysteries))))  # top last
        self.unread = 0
        self.under = 0
        """How many of them were stowed under the pile."""
        self.box: tuple[int, ...] = ()
        self.destiny: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.draws = 0
        self.turned = 0
        self.read = 0
        self.last_read: list[tuple[int, ...]] = [()] * AGENTS
        self.used_round = 0
        self.used_mission = 0
        self.fight = -1
        self.fight_reader = -1
        self.fight_step = SWAPPING
        self.fight_turn = 0
        self.fight_over = False
        self.fight_queue: tuple[tuple[int, int], ...] = ()
        self.damage = 0
        self.acted = 0
        self.acting = -1
        self.proposal = NO_PROPOSAL
        self.proposer = -1
        self.agreed = 0
        self.must_update = False
        self.updated = False
        self.dealer = -1
        self.left_things: tuple[tuple[int, int], ...] = ()
        self.beaten = 0
        """The opponents of group conflicts that were beaten, one bit each."""
        self.counters: tuple[int, ...] = tuple(pack.counter_starts)
        self.countdowns: tuple[int, ...] = tuple(pack.countdown_starts)
        """What is left of each."""
        self.damages: tuple[int, ...] = ()
        """On each opponent of the conflict that is going on, where it has a list of them."""
        self.facing: tuple[int, ...] = (-1,) * AGENTS
        """A card other than a story card whose tests an agent has open."""
        self.gone = 0
        """The story cards taken out of their panoramas, one bit each."""
        self.helping: tuple[int, ...] = (-1,) * AGENTS
        """Whose test an agent's ability is helping at the moment."""
        self.moving = -1
        """Where the group is about to go (TS-R17)."""
        self.passages = 0
        """The passages that held when their card was last read, one bit each."""
        self.reached = 0
        """Personal goals, one bit each."""
        self.remembered = 0
        """What a campaign will remember, one bit each."""
        self.said: tuple[tuple[int, ...], ...] = ((),) * AGENTS
        """The passages that an agent was told since their latest doing, by their operations."""
        self.succeeded = 0
        """The tests that succeed only once and did, one bit each."""
        self.votes: tuple[tuple[int, ...], ...] = (NO_VOTES,) * AGENTS
        """On the question that each agent's card puts to the group."""
        self.won_fights = 0
        """The cards whose group conflict was won, one bit each (format 2)."""
        self.carried: tuple[int, ...] = (-1,) * AGENTS
        """The story card that lay before an agent when a card took the group elsewhere: to be read until their next doing."""
        self.known: tuple[dict[int, tuple[int, ...]], ...] = ({},) * AGENTS
        """The cards an agent has read, each with the passages that held then."""
        self.reckoning: tuple[Point, ...] = ()
        """How the score came about, line by line (TS-13.2)."""

    def copy_into(self, twin: Position) -> None:
        """Written out field by field: a search copies more often than it does anything else."""
        twin.acted = self.acted
        twin.acting = self.acting
        twin.agreed = self.agreed
        twin.asks = self.asks[:]
        twin.beaten = self.beaten
        twin.box = self.box
        twin.captain = self.captain
        twin.carried = self.carried
        twin.countdowns = self.countdowns
        twin.counters = self.counters
        twin.damage = self.damage
        twin.damages = self.damages
        twin.dealer = self.dealer
        twin.deck_two = self.deck_two
        twin.destiny = self.destiny
        twin.discards = self.discards
        twin.doomed = self.doomed
        twin.doomed_lost = self.doomed_lost
        twin.draws = self.draws
        twin.facing = self.facing
        twin.fight = self.fight
        twin.fight_over = self.fight_over
        twin.fight_queue = self.fight_queue
        twin.fight_reader = self.fight_reader
        twin.fight_step = self.fight_step
        twin.fight_turn = self.fight_turn
        twin.free_explores = self.free_explores
        twin.free_updates = self.free_updates
        twin.giving = self.giving[:]
        twin.going_on = self.going_on
        twin.gone = self.gone
        twin.helping = self.helping
        twin.holds = self.holds[:]
        twin.item_at = self.item_at[:]
        twin.known = self.known
        twin.last_read = self.last_read[:]
        twin.layouts = self.layouts[:]
        twin.left_things = self.left_things
        twin.levels = self.levels[:]
        twin.links = self.links[:]
        twin.location = self.location
        twin.magick = self.magick[:]
        twin.map_azrak = self.map_azrak
        twin.moving = self.moving
        twin.must_update = self.must_update
        twin.mysteries = self.mysteries
        twin.n = self.n
        twin.offers = self.offers  # the same until one of the two goes on
        twin.opened = self.opened
        twin.opts = self.opts
        twin.outcome = self.outcome
        twin.pack = self.pack
        twin.passages = self.passages
        twin.pays = self.pays[:]
        twin.personal = self.personal
        twin.pools = self.pools[:]
        twin.profile = self.profile
        twin.proposal = self.proposal
        twin.proposer = self.proposer
        twin.reached = self.reached
        twin.read = self.read
        twin.ready = self.ready
        twin.reckoning = self.reckoning
        twin.remembered = self.remembered
        twin.replaced = self.replaced[:]
        twin.returned = self.returned
        twin.rng = self.rng.copy()
        twin.round = self.round
        twin.run = self.run
        twin.said = self.said
        twin.seat_count = self.seat_count
        twin.solo = self.solo
        twin.stacks = self.stacks[:]
        twin.status = self.status[:]
        twin.step = self.step
        twin.succeeded = self.succeeded
        twin.suspended = self.suspended[:]
        twin.tests = self.tests[:]
        twin.token_at = self.token_at[:]
        twin.told = self.told
        twin.turned = self.turned
        twin.under = self.under
        twin.unread = self.unread
        twin.updated = self.updated
        twin.used_mission = self.used_mission
        twin.used_round = self.used_round
        twin.visits = self.visits[:]
        twin.vortex = self.vortex
        twin.votes = self.votes
        twin.who = self.who[:]
        twin.won_fights = self.won_fights

    def snapshot(self) -> dict[str, Any]:
        parts = snapshot_of(self, _DIGEST_KEYS, _LATER)
        if not self.opts.experience:
            parts["opts"] = {key: value for key, value in to_builtins(self.opts).items() if key != "experience"}
        return {"pack": self.pack.hash, "profile": self.profile.id, "rng": self.rng.snapshot(), **parts}

    # --- plain questions ---

    def owner(self, agent: int) -> Seat:
        """The seat whose agent this is."""
        return 0 if self.solo else agent

    def agents_of(self, seat: Seat) -> tuple[int, ...]:
        if self.solo:
            return (0, 1) if seat == 0 else ()
        return (seat,) if 0 <= seat < self.n else ()

    def in_control(self) -> list[int]:
        status = self.status
        return [agent for agent in range(self.n) if not status[agent]]

    def card_before(self, agent: int) -> int:
        """The story card before an agent, or -1."""
        slot = self.holds[agent]
        return -1 if slot < 0 else self.layouts[self.location][slot]

    def attributes(self, agent: int) -> tuple[int, int, int]:
        """TS-10.4: a replacement's, where there is one."""
        item = self.replaced[agent]
        if item >= 0:
            found = self.pack.replacements[item]
            if found is not None:
                return found.attributes
        return self.pack.people[self.who[agent]].attributes

    def is_idle(self, agent: int) -> bool:
        """Nothing that this agent has begun waits to be finished."""
        if self.stacks[agent] or self.tests[agent] or self.suspended[agent] or self.links[agent] or self.pays[agent]:
            return False
        if any(pay is not None and pay.pledged[agent] for pay in self.pays):
            return False  # a pledge of theirs lies open: spending the last Azrak is still theirs to answer for (TS-9.5)
        return self.giving[agent] < 0

    def text_for(self, card: CompiledCard, agent: int) -> Text:
        """A card's text as it was last read, and as this agent reads it (TS-2.3); -1: as it lies open."""
        if not card.for_reader and not card.passages:
            return card.text
        parts = [card.text]
        if agent >= 0 and card.for_reader:
            more = card.for_reader.get(self.pack.people[self.who[agent]].id)
            if more is not None:
                parts.append(more)
        parts += [card.passages[place].text for place in self.passages_of(card)]
        return Text("\n\n".join(part.es for part in parts), "\n\n".join(part.en for part in parts))

    def passages_of(self, card: CompiledCard) -> tuple[int, ...]:
        """Which of a card's passages held when it was last read."""
        shown = self.passages >> card.first_passage
        return tuple([place for place in range(len(card.passages)) if shown >> place & 1])

    def azrak_everywhere(self) -> int:
        """All Azrak there is: it is conserved (TS-9.1)."""
        waiting = sum(1 for link in self.links if link in (SPENT, FOR_LOCATION))
        pledged = sum(sum(pay.pledged) for pay in self.pays if pay is not None and not pay.of_magick)
        return sum(self.pools) + self.vortex + self.returned + self.map_azrak.bit_count() + waiting + pledged

    def is_fight_begun(self) -> bool:
        """A group conflict that goes on: nothing changes hands any more, and nobody stays behind (TS-8.2)."""
        return self.fight >= 0 and self.fight_step != SWAPPING

    def is_calm(self, agent: int) -> bool:
        """Follows no instructions, and neither a link nor a payment waits for this agent."""
        return not (self.stacks[agent] or self.links[agent] or self.pays[agent])

    def things_of(self, agent: int) -> list[str]:
        """What an agent could hand over: green items and personal tokens (TS-10.2, TS-10.6), never Azrak (TS-9.2)."""
        pack = self.pack
        found = [
            pack.cards[pack.items[number]].id
            for number, where in enumerate(self.item_at)
            if where == agent and self.replaced[agent] != number
        ]
        open_tokens = [f"token-{pack.tokens[piece].id}" for piece in self.tokens_at(agent) if not pack.tokens[piece].hidden]
        return found + list(dict.fromkeys(open_tokens))

    def hidden_of(self, agent: int) -> list[str]:
        """The tokens that lie face down before an agent, by their ids."""
        tokens = self.pack.tokens
        return list(dict.fromkeys(tokens[piece].id for piece in self.tokens_at(agent) if tokens[piece].hidden))

    def tokens_at(self, where: int) -> list[int]:
        """The pieces that lie there."""
        return [piece for piece, at in enumerate(self.token_at) if at == where]

    def piece_of(self, token: int, where: int) -> int:
        """A copy of that token that lies there, or -1."""
        return next((piece for piece in self.pack.names.copies[token] if self.token_at[piece] == where), -1)


_ONLY_SHOWN = ("carried", "known", "reckoning")
"""Slots that are shown and decide nothing: what was read, and how the score came about. They follow from the rest of a game."""
_DIGEST_KEYS = digest_keys(Position.__slots__, ("offers", "pack", "profile", "rng", *_ONLY_SHOWN), renamed={})

_LATER: dict[str, object] = {
    "beaten": 0,
    "countdowns": (),
    "counters": (),
    "damages": (),
    "facing": (-1,) * AGENTS,
    "gone": 0,
    "helping": (-1,) * AGENTS,
    "moving": -1,
    "passages": 0,
    "reached": 0,
    "remembered": 0,
    "said": ((),) * AGENTS,
    "succeeded": 0,
    "votes": (NO_VOTES,) * AGENTS,
    "won_fights": 0,
}
"""Slots that came after logs had been written, with what they hold where a mission does not use them."""
