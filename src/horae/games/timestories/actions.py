"""What a person can do in TIME Stories. Small frozen structs, made once and shared.

Every action names the agent that acts: with one person at the table (TS-1.1) there are two.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from horae.core.game import Action, Id

AGENTS = 4
MOST_SLOTS = 12
MOST_OPTIONS = 12
MOST_TESTS = 6
"""Of one card."""
MOST_ATTEMPTS = 24
"""That an agent can have to choose from, with items they hold and what they have just read."""


class ChooseReceptacle(Action, frozen=True, tag="receptacle"):
    """Inhabit a receptacle that nobody has taken (TS-3.1)."""

    agent: int
    receptacle: Id


class Volunteer(Action, frozen=True, tag="volunteer"):
    """Be the one: the first captain (TS-3.5), who holds a thing (TS-R7), who pays alone (TS-R6)."""

    agent: int


class ChooseLocation(Action, frozen=True, tag="location"):
    """As captain, take the group to a location (TS-4.1)."""

    agent: int
    location: Id


class Recon(Action, frozen=True, tag="recon"):
    """Take a panorama card free of cost (TS-5.1). Slots count from the left, from 0."""

    agent: int
    slot: int


class Recount(Action, frozen=True, tag="recount"):
    """Have told the others in one's own words what one found (TS-5.2)."""

    agent: int


class Explore(Action, frozen=True, tag="explore"):
    """Give back the card before one and take another of the panorama (TS-5.5)."""

    agent: int
    slot: int


class Attempt(Action, frozen=True, tag="attempt"):
    """Initiate a test of the card before one, or of the group conflict (TS-7.2)."""

    agent: int
    test: int


class Boost(Action, frozen=True, tag="boost"):
    """Spend 1 Azrak for +1 in one's own test."""

    agent: int


class AskSupport(Action, frozen=True, tag="ask_support"):
    """Boosting is over; those standing by may support."""

    agent: int


class Support(Action, frozen=True, tag="support"):
    """Spend 1 Azrak for +1 in another's test."""

    agent: int
    whom: int


class Decline(Action, frozen=True, tag="decline"):
    """No (more) support for another's test; towards oneself: the group does not pay after all."""

    agent: int
    whom: int


class DrawDestiny(Action, frozen=True, tag="destiny"):
    """Draw the Destiny card without asking for support."""

    agent: int


class StandBy(Action, frozen=True, tag="stand_by"):
    """Give the card before one back to the panorama (TS-5.7)."""

    agent: int


class Give(Action, frozen=True, tag="give"):
    """Hand a green item (item-4) or a personal token (token-key) to another agent."""

    agent: int
    to: int
    thing: Id


class GiveHidden(Action, frozen=True, tag="give_hidden"):
    """Hand over a token that lies face down; only the two learn which."""

    agent: int
    to: int
    token: Id


class Ready(Action, frozen=True, tag="ready"):
    """Nothing more here: to leave, to begin the next round, to begin a group conflict, to end a giving."""

    agent: int


class Stay(Action, frozen=True, tag="stay"):
    """Take back one's readiness."""

    agent: int


class Choose(Action, frozen=True, tag="choose"):
    """Answer a card's question: for a "may", 0 is no and 1 is yes."""

    agent: int
    option: int


class Answer(Action, frozen=True, tag="answer"):
    """Type the word or the code that a card asks for. With no text yet it is the form to fill in."""

    agent: int
    text: Annotated[str, Meta(max_length=400)]


class Vote(Action, frozen=True, tag="vote"):
    """Say which way the group should go on the card that `whom` reads: a vote, or the captain's decision (TS-1.2)."""

    agent: int
    whom: int
    option: int


class Pledge(Action, frozen=True, tag="pledge"):
    """Put 1 Azrak (or Magick) towards the group's payment that `whom` reads of (TS-9.9)."""

    agent: int
    whom: int


class EmergencyUpdate(Action, frozen=True, tag="emergency"):
    """Mend one's broken link (TS-9.5)."""

    agent: int
    free: bool = False


class LoseControl(Action, frozen=True, tag="lose_control"):
    """Let go of one's receptacle (TS-9.5)."""

    agent: int


class Update(Action, frozen=True, tag="update"):
    """Propose (or, where it is mandatory, do) a Standard Update and deal it (TS-9.3)."""

    agent: int
    free: bool = False


class Agree(Action, frozen=True, tag="agree"):
    agent: int


class Object(Action, frozen=True, tag="object"):
    agent: int


class Insist(Action, frozen=True, tag="insist"):
    """As captain, settle that the proposed Update is done, whoever has not agreed (TS-1.2)."""

    agent: int


class Deal(Action, frozen=True, tag="deal"):
    """Give 1 Azrak of the Update to an agent."""

    agent: int
    to: int


class DealEvenly(Action, frozen=True, tag="deal_evenly"):
    """Deal all the rest as fairly as possible."""

    agent: int


class UseAbility(Action, frozen=True, tag="ability"):
    """Use a power, a piece of equipment, a talent or an item."""

    agent: int
    ability: Id


class SupportWith(Action, frozen=True, tag="support_with"):
    """Use an ability in another's test, while they ask for support."""

    agent: int
    ability: Id
    whom: int


class CallOn(Action, frozen=True, tag="call_on"):
    """As captain, say who attempts next in the group conflict (TS-8.3)."""

    agent: int
    whom: int


class StopRun(Action, frozen=True, tag="stop"):
    """Propose to end the mission here, as a failure (TS-13.1)."""

    agent: int


class StartOver(Action, frozen=True, tag="start_over"):
    """Propose to reset everything and begin a new run (TS-13.1)."""

    agent: int


ACTION_TYPES = (
    ChooseReceptacle,
    Volunteer,
    ChooseLocation,
    Recon,
    Recount,
    Explore,
    Attempt,
    Boost,
    AskSupport,
    Support,
    Decline,
    DrawDestiny,
    StandBy,
    Give,
    GiveHidden,
    Ready,
    Stay,
    Choose,
    Answer,
    Vote,
    Pledge,
    EmergencyUpdate,
    LoseControl,
    Update,
    Agree,
    Object,
    Insist,
    Deal,
    DealEvenly,
    UseAbility,
    SupportWith,
    CallOn,
    StopRun,
    StartOver,
)

_EACH = range(AGENTS)
VOLUNTEER = tuple(Volunteer(a) for a in _EACH)
RECON = tuple(tuple(Recon(a, s) for s in range(MOST_SLOTS)) for a in _EACH)
RECOUNT = tuple(Recount(a) for a in _EACH)
EXPLORE = tuple(tuple(Explore(a, s) for s in range(MOST_SLOTS)) for a in _EACH)
ATTEMPT = tuple(tuple(Attempt(a, t) for t in range(MOST_ATTEMPTS)) for a in _EACH)
BOOST = tuple(Boost(a) for a in _EACH)
ASK_SUPPORT = tuple(AskSupport(a) for a in _EACH)
SUPPORT = tuple(tuple(Support(a, b) for b in _EACH) for a in _EACH)
DECLINE = tuple(tuple(Decline(a, b) for b in _EACH) for a in _EACH)
DRAW = tuple(DrawDestiny(a) for a in _EACH)
STAND_BY = tuple(StandBy(a) for a in _EACH)
READY = tuple(Ready(a) for a in _EACH)
STAY = tuple(Stay(a) for a in _EACH)
CHOOSE = tuple(tuple(Choose(a, o) for o in range(MOST_OPTIONS)) for a in _EACH)
ANSWER = tuple(Answer(a, "") for a in _EACH)
"""The forms of a typed answer."""
VOTE = tuple(tuple(tuple(Vote(a, b, o) for o in range(MOST_OPTIONS)) for b in _EACH) for a in _EACH)
INSIST = tuple(Insist(a) for a in _EACH)
PLEDGE = tuple(tuple(Pledge(a, b) for b in _EACH) for a in _EACH)
EMERGENCY = tuple(tuple(EmergencyUpdate(a, free) for free in (False, True)) for a in _EACH)
LOSE = tuple(LoseControl(a) for a in _EACH)
UPDATE = tuple(tuple(Update(a, free) for free in (False, True)) for a in _EACH)
AGREE = tuple(Agree(a) for a in _EACH)
OBJECT = tuple(Object(a) for a in _EACH)
DEAL = tuple(tuple(Deal(a, b) for b in _EACH) for a in _EACH)
DEAL_EVENLY = tuple(DealEvenly(a) for a in _EACH)
CALL_ON = tuple(tuple(CallOn(a, b) for b in _EACH) for a in _EACH)
STOP = tuple(StopRun(a) for a in _EACH)
START_OVER = tuple(StartOver(a) for a in _EACH)


def letter(slot: int) -> str:
    """What the card of a slot is called before anything is known of it: B is the first; beyond any panorama, a number."""
    return chr(ord("B") + slot) if 0 <= slot < MOST_SLOTS else str(slot + 1)


def agent_of(action: Action) -> int:
    """The agent that acts, where the kind of action does not matter."""
    agent: int = action.agent  # type: ignore[attr-defined]  # every action of this game names its agent
    return agent
