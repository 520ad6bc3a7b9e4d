"""What happens in TIME Stories, as people get to know it. Texts travel only to who may read them (TS-11)."""

from __future__ import annotations

from horae.core.game import Event
from horae.core.speech import Text


class ReceptacleChosen(Event, frozen=True, tag="receptacle_chosen"):
    agent: int
    receptacle: str


class ThingHeld(Event, frozen=True, tag="thing_held"):
    """TS-R7: who holds what an absent receptacle left."""

    agent: int
    thing: str


class CaptainNamed(Event, frozen=True, tag="captain_named"):
    agent: int


class PrologueRead(Event, frozen=True, tag="prologue_read"):
    texts: tuple[Text, ...]


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    captain: int


class LocationChosen(Event, frozen=True, tag="location_chosen"):
    """`revisited`: it had an Azrak already, so the captain's went to the Mission Return."""

    agent: int
    location: str
    revisited: bool


class CardAOpened(Event, frozen=True, tag="card_a_opened"):
    location: str
    text: Text
    cards: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    """`letter` stands on the card's back, for all to see."""

    agent: int
    slot: int
    free: bool
    letter: str


class CardReturned(Event, frozen=True, tag="card_returned"):
    agent: int
    slot: int
    letter: str


class CardRead(Event, frozen=True, tag="card_read"):
    """Told to who may read it: its reader alone, or everybody if it is read aloud."""

    agent: int
    card: str
    text: Text
    aloud: bool


class PassageSaid(Event, frozen=True, tag="passage_said"):
    """A passage that a card's instructions lead to, told as `aloud` says."""

    agent: int
    text: Text
    aloud: bool


class Recounted(Event, frozen=True, tag="recounted"):
    agent: int


class ActionsBegan(Event, frozen=True, tag="actions_began"):
    round: int


class TestBegan(Event, frozen=True, tag="test_began"):
    """`card` is empty for a test of the story card or of the conflict, and "?" for one of a secret card."""

    agent: int
    attribute: int
    value: int
    card: str = ""


class Boosted(Event, frozen=True, tag="boosted"):
    agent: int
    value: int


class SupportAsked(Event, frozen=True, tag="support_asked"):
    agent: int
    difficulty: int


class Supported(Event, frozen=True, tag="supported"):
    agent: int
    whom: int
    value: int


class SupportDeclined(Event, frozen=True, tag="support_declined"):
    agent: int
    whom: int


class DestinyDrawn(Event, frozen=True, tag="destiny_drawn"):
    agent: int
    modifier: int
    left: int


class DestinyShuffled(Event, frozen=True, tag="destiny_shuffled"):
    cards: int


class TestResolved(Event, frozen=True, tag="test_resolved"):
    """`outcome` is failure, critical or success."""

    agent: int
    value: int
    outcome: str


class StoodBy(Event, frozen=True, tag="stood_by"):
    agent: int


class Given(Event, frozen=True, tag="given"):
    agent: int
    to: int
    thing: str
    cost: int


class HiddenGiven(Event, frozen=True, tag="hidden_given"):
    """A token that lies face down changes hands."""

    agent: int
    to: int
    cost: int


class HiddenSeen(Event, frozen=True, tag="hidden_seen"):
    """Told to the one who has a face-down token now: which it is."""

    agent: int
    token: str
    name: Text


class BecameReady(Event, frozen=True, tag="became_ready"):
    agent: int


class Stayed(Event, frozen=True, tag="stayed"):
    agent: int


class AzrakSpent(Event, frozen=True, tag="azrak_spent"):
    """`pool` is what is left. The last one waits for the agent's decision (TS-9.5). `how` is "lost" or "paid" where a card's
    instructions took it; otherwise it paid for what is told besides."""

    agent: int
    amount: int
    pool: int
    how: str = ""


class AzrakGained(Event, frozen=True, tag="azrak_gained"):
    agent: int
    amount: int
    pool: int
    from_return: bool = False


class MagickChanged(Event, frozen=True, tag="magick_changed"):
    agent: int
    change: int
    pool: int


class LinkBroken(Event, frozen=True, tag="link_broken"):
    agent: int


class LinkMended(Event, frozen=True, tag="link_mended"):
    """An Emergency Update."""

    agent: int
    free: bool
    pool: int


class ControlLost(Event, frozen=True, tag="control_lost"):
    agent: int


class AgentLeaving(Event, frozen=True, tag="agent_leaving"):
    """A card puts an agent out, as soon as what they are in the middle of is done."""

    agent: int


class AgentEjected(Event, frozen=True, tag="agent_ejected"):
    agent: int
    lost_control: bool


class ReceptacleRegained(Event, frozen=True, tag="receptacle_regained"):
    """TS-2.4: the receptacle took itself back."""

    agent: int


class AgentReturned(Event, frozen=True, tag="agent_returned"):
    agent: int


class AgentLeftOut(Event, frozen=True, tag="agent_left_out"):
    """TS-R2: no Azrak for this agent yet."""

    agent: int


class Proposed(Event, frozen=True, tag="proposed"):
    """`what` is update, free_update, stop or start_over."""

    agent: int
    what: str


class Agreed(Event, frozen=True, tag="agreed"):
    agent: int


class Objected(Event, frozen=True, tag="objected"):
    agent: int


class Insisted(Event, frozen=True, tag="insisted"):
    """The captain settles a dispute (TS-1.2)."""

    agent: int


class UpdateBegan(Event, frozen=True, tag="update_began"):
    agent: int
    free: bool
    to_deal: int


class AzrakDealt(Event, frozen=True, tag="azrak_dealt"):
    agent: int
    to: int
    amount: int
    pool: int


class ItemTaken(Event, frozen=True, tag="item_taken"):
    """The card's number and colour show to all; the text of a yellow one only goes to its reader."""

    agent: int
    item: int
    colour: str


class ThingStowed(Event, frozen=True, tag="thing_stowed"):
    thing: str


class ThingRemoved(Event, frozen=True, tag="thing_removed"):
    thing: str


class TokenTaken(Event, frozen=True, tag="token_taken"):
    agent: int
    token: str
    group: bool


class HiddenTaken(Event, frozen=True, tag="hidden_taken"):
    """Somebody has one more token face down before them; `HiddenSeen` tells them which."""

    agent: int


class HiddenPutBack(Event, frozen=True, tag="hidden_put_back"):
    """A token that lay face down before somebody is stowed or leaves the game, unseen."""

    agent: int
    removed: bool


class MapChanged(Event, frozen=True, tag="map_changed"):
    """`change` is opened, closed or covered; `azrak` is what went to the Vortex."""

    location: str
    name: Text
    change: str
    azrak: int = 0


class AttributesReplaced(Event, frozen=True, tag="attributes_replaced"):
    agent: int
    item: int
    attributes: tuple[int, int, int]


class MysteryDrawn(Event, frozen=True, tag="mystery_drawn"):
    """The number on the back shows to all; the text goes to who may read it."""

    agent: int
    mystery: int
    kind: str
    left: int


class PanoramaChanged(Event, frozen=True, tag="panorama_changed"):
    """`change` is replaced, added or taken_away."""

    location: str
    slot: int
    change: str = "replaced"


class GroupLeaving(Event, frozen=True, tag="group_leaving"):
    """A card takes the group elsewhere, as soon as what has begun is done (TS-R17)."""

    agent: int
    location: str
    name: Text


class GroupMoved(Event, frozen=True, tag="group_moved"):
    """The group arrives at another place, at no cost."""

    location: str


class CounterChanged(Event, frozen=True, tag="counter_changed"):
    """Of an open counter."""

    counter: str
    name: Text
    value: int


class CountdownChanged(Event, frozen=True, tag="countdown_changed"):
    """`change` is started, counted or stopped."""

    countdown: str
    name: Text
    left: int
    change: str


class CountdownEnded(Event, frozen=True, tag="countdown_ended"):
    """It has run out: read aloud, followed by the captain."""

    agent: int
    countdown: str
    text: Text


class GoalReached(Event, frozen=True, tag="goal_reached"):
    """What an agent's receptacle wanted, read aloud now that it has it."""

    agent: int
    goal: str
    text: Text


class ExperienceGained(Event, frozen=True, tag="experience_gained"):
    """What a campaign will remember."""

    experience: str
    text: Text


class ExtraScored(Event, frozen=True, tag="extra_scored"):
    """A line of the score, as it is read off the Mission Return (TS-13.2): all of them add up to the score. `source` is
    ending, extra (something achieved on the way, with its `text`), return (for its `azrak`), least or lost."""

    text: Text | None
    points: int
    source: str = "extra"
    azrak: int = 0


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """`whom` is the one whose test it helps, or -1."""

    agent: int
    ability: str
    whom: int = -1


class PersonalConflictBegan(Event, frozen=True, tag="personal_conflict_began"):
    agent: int


class GroupConflictBegan(Event, frozen=True, tag="group_conflict_began"):
    """Its card is for all to see from now on."""

    agent: int
    card: str
    text: Text
    life: int


class CalledOn(Event, frozen=True, tag="called_on"):
    agent: int
    turn: int


class DamageDealt(Event, frozen=True, tag="damage_dealt"):
    agent: int
    points: int
    damage: int
    life: int
    opponent: str = ""
    name: Text | None = None
    """Whose, where there are several."""


class OpponentBeaten(Event, frozen=True, tag="opponent_beaten"):
    opponent: str
    name: Text


class ConflictEnded(Event, frozen=True, tag="conflict_ended"):
    """Of an agent, or (-1) of the group."""

    agent: int


class QuestionAsked(Event, frozen=True, tag="question_asked"):
    """Told to the reader alone."""

    agent: int
    ask: Text
    options: tuple[Text, ...]


class GroupQuestioned(Event, frozen=True, tag="group_questioned"):
    """A card asks the captain or the whole group; the question is read aloud."""

    agent: int
    by: str
    ask: Text
    options: tuple[Text, ...]


class Voted(Event, frozen=True, tag="voted"):
    """Votes are open."""

    agent: int
    whom: int
    label: Text


class VoteDecided(Event, frozen=True, tag="vote_decided"):
    agent: int
    label: Text


class AnswerGiven(Event, frozen=True, tag="answer_given"):
    """That somebody has answered a card shows to all; what they wrote does not."""

    agent: int


class DecisionPending(Event, frozen=True, tag="decision_pending"):
    """That a card asks an agent something shows to all; what it asks does not."""

    agent: int


class OffersChanged(Event, frozen=True, tag="offers_changed"):
    """What conditions leave open has changed: the tests of an agent's cards and the answers to their question, told to
    them alone; or (-1) what the whole group can attempt and vote for."""

    agent: int
    tests: tuple[tuple[int, ...], ...]
    ways: tuple[tuple[int, ...], ...]


class InstructionsFollowed(Event, frozen=True, tag="instructions_followed"):
    """An agent has gone on with what a card said, as far as it goes for now; what it did stands before this."""

    agent: int


class GroupAsked(Event, frozen=True, tag="group_asked"):
    """The group is to pay."""

    agent: int
    azrak: int
    magick: int


class Pledged(Event, frozen=True, tag="pledged"):
    agent: int
    whom: int


class GroupPaid(Event, frozen=True, tag="group_paid"):
    agent: int
    paid: bool


class SealedTurned(Event, frozen=True, tag="sealed_turned"):
    agent: int
    card: str
    text: Text


class DeckOpened(Event, frozen=True, tag="deck_opened"):
    agent: int


class FreeUpdateGained(Event, frozen=True, tag="free_update_gained"):
    agent: int
    left: int


class BetweenBegan(Event, frozen=True, tag="between_began"):
    mandatory_update: bool


class RunRestarted(Event, frozen=True, tag="run_restarted"):
    run: int


class MissionEnded(Event, frozen=True, tag="mission_ended"):
    """`outcome` is one of the Mission Return's, or lost_control or stopped."""

    outcome: str
    text: Text | None
    won: bool
    score: int
    azrak_on_return: int


EVENT_TYPES = (
    ReceptacleChosen,
    ThingHeld,
    CaptainNamed,
    PrologueRead,
    RoundBegan,
    LocationChosen,
    CardAOpened,
    CardTaken,
    CardReturned,
    CardRead,
    PassageSaid,
    Recounted,
    ActionsBegan,
    TestBegan,
    Boosted,
    SupportAsked,
    Supported,
    SupportDeclined,
    DestinyDrawn,
    DestinyShuffled,
    TestResolved,
    StoodBy,
    Given,
    HiddenGiven,
    HiddenSeen,
    BecameReady,
    Stayed,
    AzrakSpent,
    AzrakGained,
    MagickChanged,
    LinkBroken,
    LinkMended,
    ControlLost,
    AgentLeaving,
    AgentEjected,
    ReceptacleRegained,
    AgentReturned,
    AgentLeftOut,
    Proposed,
    Agreed,
    Objected,
    Insisted,
    UpdateBegan,
    AzrakDealt,
    ItemTaken,
    ThingStowed,
    ThingRemoved,
    TokenTaken,
    HiddenTaken,
    HiddenPutBack,
    MapChanged,
    AttributesReplaced,
    MysteryDrawn,
    PanoramaChanged,
    GroupLeaving,
    GroupMoved,
    CounterChanged,
    CountdownChanged,
    CountdownEnded,
    GoalReached,
    ExperienceGained,
    ExtraScored,
    AbilityUsed,
    PersonalConflictBegan,
    GroupConflictBegan,
    CalledOn,
    DamageDealt,
    OpponentBeaten,
    ConflictEnded,
    QuestionAsked,
    GroupQuestioned,
    Voted,
    VoteDecided,
    AnswerGiven,
    DecisionPending,
    OffersChanged,
    InstructionsFollowed,
    GroupAsked,
    Pledged,
    GroupPaid,
    SealedTurned,
    DeckOpened,
    FreeUpdateGained,
    BetweenBegan,
    RunRestarted,
    MissionEnded,
)

_OUTCOME_OF_SECRETS: tuple[type[Event], ...] = (
    TestResolved,
    AzrakSpent,
    AzrakGained,
    MagickChanged,
    LinkBroken,
    ControlLost,
    DecisionPending,
    AgentLeaving,
    AgentEjected,
    ReceptacleRegained,
    ItemTaken,
    ThingStowed,
    ThingRemoved,
    TokenTaken,
    MapChanged,
    AttributesReplaced,
    PanoramaChanged,
    PersonalConflictBegan,
    DamageDealt,
    ConflictEnded,
    GroupAsked,
    DestinyShuffled,
    FreeUpdateGained,
    DeckOpened,
    BetweenBegan,
    CalledOn,
    CardReturned,
    RoundBegan,
    ActionsBegan,
    AgentReturned,
    AgentLeftOut,
    GroupPaid,
    PassageSaid,
    HiddenTaken,
    HiddenPutBack,
    HiddenSeen,
    GroupLeaving,
    GroupMoved,
    CounterChanged,
    CountdownChanged,
    CountdownEnded,
    GoalReached,
    ExperienceGained,
    ExtraScored,
    OpponentBeaten,
    GroupQuestioned,
    VoteDecided,
    OffersChanged,
    Boosted,
)

REVEALS: dict[type[Event], frozenset[str]] = {
    **{kind: frozenset(kind.__struct_fields__) for kind in _OUTCOME_OF_SECRETS},
    InstructionsFollowed: frozenset(),
    PrologueRead: frozenset({"texts"}),
    CardAOpened: frozenset({"text", "cards"}),
    CardRead: frozenset({"card", "text", "aloud"}),
    TestBegan: frozenset({"attribute", "value", "card"}),
    SupportAsked: frozenset({"difficulty"}),
    DestinyDrawn: frozenset({"modifier"}),
    MysteryDrawn: frozenset({"mystery", "kind"}),
    GroupConflictBegan: frozenset({"agent", "card", "text", "life"}),
    QuestionAsked: frozenset({"ask", "options"}),
    SealedTurned: frozenset({"card", "text"}),
    MissionEnded: frozenset({"outcome", "text", "won", "score", "azrak_on_return"}),
}
"""What the rules make known. A card's text is hidden until read, and what its instructions do to the
table shows openly when they are followed, so most of what follows from a card is among these."""
