"""What happens in Shipwreck, as people get to know it."""

from __future__ import annotations

from horae.core.game import Event


class TurnBegan(Event, frozen=True, tag="turn_began"):
    turn: int
    seat: int


class FateDrawn(Event, frozen=True, tag="fate_drawn"):
    """Somebody drew this many fates, unseen."""

    seat: int
    count: int


class FatesSeen(Event, frozen=True, tag="fates_seen"):
    """Told to the drawer alone: the hand now, the one held longer first."""

    seat: int
    hand: tuple[int, ...]


class FatePlayed(Event, frozen=True, tag="fate_played"):
    """`before` is the arcanum it counts for: another than at `place` if that is The Hours."""

    seat: int
    value: int
    place: int
    before: int


class KeptCompared(Event, frozen=True, tag="kept_compared"):
    """Said because the arcanum asks: whether the kept fate is higher than the played one."""

    seat: int
    higher: bool


class PowerUsed(Event, frozen=True, tag="power_used"):
    seat: int
    card: str
    value: int = 0
    place: int = 0


class Answered(Event, frozen=True, tag="answered"):
    """The active person's yes or no about the kept fate."""

    seat: int
    yes: bool


class OldTold(Event, frozen=True, tag="old_told"):
    """Whether the fate just played was held since the previous turn."""

    seat: int
    old: bool


class FateDiscarded(Event, frozen=True, tag="fate_discarded"):
    """A visible fate lower than the kept one went back to the bag."""

    seat: int
    value: int
    place: int


class ArcanumCycled(Event, frozen=True, tag="arcanum_cycled"):
    place: int
    card: str


class ArcanumLaid(Event, frozen=True, tag="arcanum_laid"):
    """A place of the row was filled from the deck; `top` is the deck's next card, now visible."""

    place: int
    card: str
    top: str | None


class TilesFlipped(Event, frozen=True, tag="tiles_flipped"):
    """The tiles that were really turned: to lie face down, or up again."""

    seat: int
    line: int
    tiles: tuple[int, ...]
    down: bool = True


class PredictionProposed(Event, frozen=True, tag="prediction_proposed"):
    seat: int
    value: int


class PowerProposed(Event, frozen=True, tag="power_proposed"):
    """`value` is the X that is to be asked about."""

    seat: int
    card: str
    value: int = 0


class ProposalAgreed(Event, frozen=True, tag="proposal_agreed"):
    seat: int


class ProposalDropped(Event, frozen=True, tag="proposal_dropped"):
    seat: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class Predicted(Event, frozen=True, tag="predicted"):
    seat: int
    value: int


class GuessMissed(Event, frozen=True, tag="guess_missed"):
    """Only "no" is said, because another guess is left."""

    value: int


class PredictionResolved(Event, frozen=True, tag="prediction_resolved"):
    """The hidden fate is shown and goes back to the bag."""

    seat: int
    fate: int
    right: bool
    score: int
    doom: int


class FateShown(Event, frozen=True, tag="fate_shown"):
    """Somebody discarded their own kept fate openly."""

    seat: int
    value: int


class PlayConfessed(Event, frozen=True, tag="play_confessed"):
    """Their last play was illegal; the hidden fate went back unseen."""

    seat: int


class FateMoved(Event, frozen=True, tag="fate_moved"):
    """The fate shown at The Hours went to the arcanum it counts for."""

    value: int
    place: int


class ArcanumFaded(Event, frozen=True, tag="arcanum_faded"):
    place: int
    card: str
    fates: tuple[int, ...]
    added: int
    doom: int


class PersonJoined(Event, frozen=True, tag="person_joined"):
    """`fates` is how many waited for whoever came back."""

    seat: int
    order: tuple[int, ...]
    fates: int = 0


class PersonBack(Event, frozen=True, tag="person_back"):
    """Somebody whose turn had gone by is back, and takes it when the running turn is over."""

    seat: int


class HandReturned(Event, frozen=True, tag="hand_returned"):
    """The fates that waited for somebody who is away went back to the bag unseen: nobody else had any left."""

    seat: int
    count: int


class PersonLeft(Event, frozen=True, tag="person_left"):
    """So many of their fates wait for them, unseen; `for_good` they went back to the bag (SA-R11)."""

    seat: int
    count: int
    order: tuple[int, ...]
    for_good: bool = False


class GameEnded(Event, frozen=True, tag="game_ended"):
    won: bool
    reason: str
    score: int
    doom: int


EVENT_TYPES = (
    TurnBegan,
    FateDrawn,
    FatesSeen,
    FatePlayed,
    KeptCompared,
    PowerUsed,
    Answered,
    OldTold,
    FateDiscarded,
    ArcanumCycled,
    ArcanumLaid,
    TilesFlipped,
    PredictionProposed,
    PowerProposed,
    ProposalAgreed,
    ProposalDropped,
    Passed,
    Predicted,
    GuessMissed,
    PredictionResolved,
    FateShown,
    PlayConfessed,
    FateMoved,
    ArcanumFaded,
    PersonJoined,
    PersonBack,
    HandReturned,
    PersonLeft,
    GameEnded,
)

REVEALS: dict[type[Event], frozenset[str]] = {
    FatesSeen: frozenset({"hand"}),
    FatePlayed: frozenset({"value"}),
    KeptCompared: frozenset({"higher"}),
    Answered: frozenset({"yes"}),
    OldTold: frozenset({"old"}),
    GuessMissed: frozenset(),
    PredictionResolved: frozenset({"fate", "right", "score", "doom"}),
    FateShown: frozenset({"value"}),
    ArcanumLaid: frozenset({"top"}),
}
"""What the rules make known: the events that may tell what was hidden before, and in which fields.
(That a guess missed or was resolved tells something too, whatever the fields.)"""
