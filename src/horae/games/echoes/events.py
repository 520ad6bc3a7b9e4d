"""What happens in Echoes, as people get to know it."""

from __future__ import annotations

from horae.core.game import Event
from horae.games.echoes.vocabulary import EffectPlace


class FirstChosen(Event, frozen=True, tag="first_chosen"):
    """Somebody has chosen their first card; which one stays hidden until all have (ET-1.7)."""

    seat: int


class FirstRevealed(Event, frozen=True, tag="first_revealed"):
    seat: int
    card: str | None


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    start: int


class TilesSlid(Event, frozen=True, tag="tiles_slid"):
    """`colour` is the flame outside the board now."""

    seat: int
    colour: str
    cards: tuple[str, ...]


class CardSummoned(Event, frozen=True, tag="card_summoned"):
    seat: int
    card: str


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    seat: int
    count: int


class CardsSeen(Event, frozen=True, tag="cards_seen"):
    """Told to the drawer alone."""

    seat: int
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The discard pile became the draw pile (ET-R1)."""

    count: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int
    turn: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card left the hand to be played; its cost is paid next. `first` is the card of ET-1.7."""

    seat: int
    card: str
    cost: int
    first: bool = False


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """It lies on the tile at this position now; 0 is straight into the brotherhood. It was played for
    position `wanted`, and lies further left where that tile was full (ET-3.3)."""

    seat: int
    card: str
    position: int
    wanted: int


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    seat: int
    cards: tuple[str, ...]


class CardAdvanced(Event, frozen=True, tag="card_advanced"):
    """To this position; 0 is off the board."""

    seat: int
    card: str
    position: int


class FlameUsed(Event, frozen=True, tag="flame_used"):
    seat: int
    card: str
    colour: str


class EffectUsed(Event, frozen=True, tag="effect_used"):
    """What is told next comes of this card's or source's effect. An effect of which nothing comes is not told."""

    seat: int
    card: str


class EffectReused(Event, frozen=True, tag="effect_reused"):
    """An effect makes use of this other card's immediate effect (ET-8.5)."""

    seat: int
    card: str


class OptionChosen(Event, frozen=True, tag="option_chosen"):
    """One of the options that the effect printed at this place of the card or source offers."""

    seat: int
    card: str
    option: int
    effect: EffectPlace


class EffectDeclined(Event, frozen=True, tag="effect_declined"):
    seat: int
    card: str


class PointsGained(Event, frozen=True, tag="points_gained"):
    seat: int
    vp: int
    reserve: int


class PointsLost(Event, frozen=True, tag="points_lost"):
    seat: int
    vp: int
    reserve: int


class OthersMustDiscard(Event, frozen=True, tag="others_must_discard"):
    seat: int
    cards: int


class SourceConquered(Event, frozen=True, tag="source_conquered"):
    """`strength` is the whole of the attack, of which an effect gave `extra`. `loser` held it before; -1 is nobody."""

    seat: int
    source: str
    creatures: tuple[str, ...]
    strength: int
    loser: int
    extra: int = 0


class SourceFortified(Event, frozen=True, tag="source_fortified"):
    """`strength` is the whole of it, of which an effect gave `extra`."""

    seat: int
    source: str
    strength: int
    extra: int = 0


class SourceReinforced(Event, frozen=True, tag="source_reinforced"):
    seat: int
    source: str
    card: str


class CardRemoved(Event, frozen=True, tag="card_removed"):
    seat: int
    card: str


class SourceReturned(Event, frozen=True, tag="source_returned"):
    source: str


class EndSetOff(Event, frozen=True, tag="end_set_off"):
    """The game ends with this round, because of this (ET-10.1, ET-R16)."""

    reason: str


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """`still`: so many rounds in a row have changed nothing; `left` more of them end the game (ET-R16)."""

    round: int
    still: int = 0
    left: int = 0


class GameEnded(Event, frozen=True, tag="game_ended"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


EVENT_TYPES = (
    FirstChosen, FirstRevealed, RoundBegan, TilesSlid, CardSummoned, CardsDrawn, CardsSeen, DeckShuffled, TurnBegan,
    CardPlayed, CardPlaced, CardsDiscarded, CardAdvanced, FlameUsed, EffectUsed, EffectReused, OptionChosen, EffectDeclined,
    PointsGained, PointsLost, OthersMustDiscard, SourceConquered, SourceFortified, SourceReinforced, CardRemoved,
    SourceReturned, EndSetOff, RoundEnded, GameEnded,
)  # fmt: skip

REVEALS: dict[type[Event], frozenset[str]] = {
    CardsSeen: frozenset({"cards"}),
    FirstRevealed: frozenset({"card"}),
    CardPlayed: frozenset({"card", "cost"}),
    CardsDiscarded: frozenset({"cards"}),
}
"""The events that make hidden cards known: what one draws, and what leaves a hand. All else is open (ET-R15)."""
