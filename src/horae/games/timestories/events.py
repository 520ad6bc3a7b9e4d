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


class Recounted(Event, frozen=True, tag="recounted"):
    agent: int


class ActionsBegan(Event, frozen=True, tag="actions_began"):
    round: int


class TestBegan(Event, frozen=True, tag="test_began"):
    agent: int
    attribute: int
    value: int


class Boosted(Event, frozen=True, tag="boosted"):
    agent: int
    value: int


class SupportAsked(Event, frozen=True, tag="support_asked"):
    agent: int


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


class BecameReady(Event, frozen=True, tag="became_ready"):
    agent: int


class Stayed(Event, frozen=True, tag="stayed"):
    agent: int


class AzrakSpent(Event, frozen=True, tag="azrak_spent"):
    """`pool` is what is left. The last one waits for the agent's decision (TS-9.5)."""

    agent: int
    amount: int
    pool: int


class AzrakGained(Event, frozen=True, tag="azrak_gained"):
    agent: int
    amount: int
    pool: int


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
    location: str
    slot: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    agent: int
    ability: str


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


class ConflictEnded(Event, frozen=True, tag="conflict_ended"):
    """Of an agent, or (-1) of the group."""

    agent: int


class QuestionAsked(Event, frozen=True, tag="question_asked"):
    """Told to the reader alone."""

    agent: int
    ask: Text
    options: tuple[Text, ...]


class DecisionPending(Event, frozen=True, tag="decision_pending"):
    """That a card asks an agent something shows to all; what it asks does not."""

    agent: int


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
    UpdateBegan,
    AzrakDealt,
    ItemTaken,
    ThingStowed,
    ThingRemoved,
    TokenTaken,
    MapChanged,
    AttributesReplaced,
    MysteryDrawn,
    PanoramaChanged,
    AbilityUsed,
    PersonalConflictBegan,
    GroupConflictBegan,
    CalledOn,
    DamageDealt,
    ConflictEnded,
    QuestionAsked,
    DecisionPending,
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
)

REVEALS: dict[type[Event], frozenset[str]] = {
    **{kind: frozenset(kind.__struct_fields__) for kind in _OUTCOME_OF_SECRETS},
    InstructionsFollowed: frozenset(),
    PrologueRead: frozenset({"texts"}),
    CardAOpened: frozenset({"text", "cards"}),
    CardRead: frozenset({"card", "text", "aloud"}),
    TestBegan: frozenset({"attribute", "value"}),
    DestinyDrawn: frozenset({"modifier"}),
    MysteryDrawn: frozenset({"mystery", "kind"}),
    GroupConflictBegan: frozenset({"agent", "card", "text", "life"}),
    QuestionAsked: frozenset({"ask", "options"}),
    SealedTurned: frozenset({"card", "text"}),
    MissionEnded: frozenset({"outcome", "text", "won", "score", "azrak_on_return"}),
}
"""What the rules make known. A card's text is hidden until read, and what its instructions do to the
table shows openly when they are followed, so most of what follows from a card is among these."""
