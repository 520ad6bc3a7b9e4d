"""The words in which a mission says what its cards do: instructions and conditions, as data.

This is the whole vocabulary. A mission never needs Python and can never run any: what is not
one of these structs is refused when the mission is read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from horae.core.speech import Text

Who: TypeAlias = str
"""`reader`, `everyone`, `others`, `captain`, or the id of a receptacle: nobody, where it is not in play or out of control."""
Whose: TypeAlias = str
"""`reader`, `anyone`, `others`, or the id of a receptacle."""


class _Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of the conditions."""


class HasItem(_Condition, frozen=True, tag="item"):
    """The reader (or anyone, one of the others, a receptacle) has this item."""

    item: int
    who: Whose = "anyone"


class HasToken(_Condition, frozen=True, tag="token"):
    """The reader (or anyone, or for a hexagonal one the group) has this token, in at least so many copies."""

    token: str
    who: Whose = "anyone"
    at_least: int = 1


class IsReceptacle(_Condition, frozen=True, tag="is"):
    """The reader inhabits one of these receptacles (TS-2.3)."""

    any_of: tuple[str, ...]


class InPlay(_Condition, frozen=True, tag="in_play"):
    """Somebody inhabits this receptacle."""

    receptacle: str


class Visited(_Condition, frozen=True, tag="visited"):
    """The group was at this location; the visit going on counts."""

    location: str
    times: int = 1


class WasRead(_Condition, frozen=True, tag="was_read"):
    """Somebody has read this story card or item."""

    card: str


class AzrakAt(_Condition, frozen=True, tag="azrak"):
    """So much Azrak with the reader, in the Vortex or on the Mission Return."""

    at: Literal["reader", "vortex", "return"] = "reader"
    at_least: int = 0
    at_most: int | None = None


class Receptacles(_Condition, frozen=True, tag="receptacles"):
    """How many receptacles are in play."""

    at_least: int = 2
    at_most: int = 4


class OnProfile(_Condition, frozen=True, tag="profile"):
    """The mission is played by one of these rule profiles."""

    any_of: tuple[str, ...]


class IsOpen(_Condition, frozen=True, tag="open"):
    """The location can be chosen on the map."""

    location: str


class RoundIs(_Condition, frozen=True, tag="round"):
    """The round going on; the prologue is round 0."""

    at_least: int = 1
    at_most: int | None = None


class MagickAt(_Condition, frozen=True, tag="magick"):
    """So much Magick with the reader, or with anyone."""

    who: Literal["reader", "anyone"] = "reader"
    at_least: int = 1
    at_most: int | None = None


class CounterAt(_Condition, frozen=True, tag="counter"):
    """A counter of counters.yaml stands there."""

    counter: str
    at_least: int = 0
    at_most: int | None = None


class Present(_Condition, frozen=True, tag="present"):
    """Somebody inhabits this receptacle and is in control, at this location, now."""

    receptacle: str


class CaptainIs(_Condition, frozen=True, tag="captain"):
    """One of these receptacles is Time Captain."""

    any_of: tuple[str, ...]


class Beaten(_Condition, frozen=True, tag="beaten"):
    """That opponent of a group conflict was beaten."""

    opponent: str


class Experienced(_Condition, frozen=True, tag="experience"):
    """A campaign remembers this; without a campaign nothing is remembered (TS-1.4)."""

    id: str


class NotSo(_Condition, frozen=True, tag="not"):
    of: Condition


class AllOf(_Condition, frozen=True, tag="all"):
    of: tuple[Condition, ...]


class AnyOf(_Condition, frozen=True, tag="any"):
    of: tuple[Condition, ...]


Condition: TypeAlias = (
    HasItem
    | HasToken
    | IsReceptacle
    | InPlay
    | Visited
    | WasRead
    | AzrakAt
    | Receptacles
    | OnProfile
    | IsOpen
    | RoundIs
    | MagickAt
    | CounterAt
    | Present
    | CaptainIs
    | Beaten
    | Experienced
    | NotSo
    | AllOf
    | AnyOf
)


class _Instruction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of the instructions. They are followed in order; only `may`, `choose` and `answer` leave a choice (TS-5.4)."""


class Take(_Instruction, frozen=True, tag="take"):
    """Take an item by its number (TS-10.1), or a token by its name (TS-10.6)."""

    item: int | None = None
    token: str | None = None
    who: Who = "reader"


class Read(_Instruction, frozen=True, tag="read"):
    """Read one's own personal card: an interaction by its number, or the Snap Recall."""

    interaction: int | None = None
    recall: bool = False
    who: Who = "reader"


class Say(_Instruction, frozen=True, tag="say"):
    """A passage of text: for the reader alone, or read aloud to everyone."""

    text: Text
    to: Literal["reader", "everyone"] = "reader"


class Gain(_Instruction, frozen=True, tag="gain"):
    """Gain Azrak (from the Vortex unless said otherwise, TS-9.1) or Magick (TS-10.7)."""

    azrak: int = 0
    magick: int = 0
    source: Literal["vortex", "return"] = field(default="vortex", name="from")
    who: Who = "reader"


class Lose(_Instruction, frozen=True, tag="lose"):
    """Lose Azrak or Magick, as far as there is any."""

    azrak: int = 0
    magick: int = 0
    who: Who = "reader"


class Spend(_Instruction, frozen=True, tag="spend"):
    """Pay, then go on with `then`; who cannot pay goes on with `else`. By the group: TS-9.9."""

    azrak: int = 0
    magick: int = 0
    by: Literal["reader", "group"] = "reader"
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = field(default=(), name="else")


class Stow(_Instruction, frozen=True, tag="stow"):
    """Put an item or a token back to where it was at setup (TS-10.8)."""

    item: int | None = None
    token: str | None = None


class Remove(_Instruction, frozen=True, tag="remove"):
    """Take an item or a token out of the game for good (TS-10.8)."""

    item: int | None = None
    token: str | None = None


class OpenLocation(_Instruction, frozen=True, tag="open"):
    location: str


class CloseLocation(_Instruction, frozen=True, tag="close"):
    location: str


class Cover(_Instruction, frozen=True, tag="cover"):
    """Cover a place of the map: it closes, and Azrak on it goes to the Vortex (TS-10.3)."""

    location: str


class DrawMystery(_Instruction, frozen=True, tag="draw_mystery"):
    """Draw the top card of the mystery pile (TS-10.5), or one by its number, if it is in the pile still."""

    number: int | None = None


class Eject(_Instruction, frozen=True, tag="eject"):
    who: Who = "reader"


class RegainControl(_Instruction, frozen=True, tag="regain_control"):
    """The receptacle takes itself back (TS-2.4): its agent is out until between locations."""


class StartConflict(_Instruction, frozen=True, tag="conflict"):
    """Start the conflict of the card that this stands on."""


class EndConflict(_Instruction, frozen=True, tag="end_conflict"):
    """End the group conflict that is going on, whatever the damage (TS-8.4)."""


class GoOn(_Instruction, frozen=True, tag="go_on"):
    """The personal conflict is not over: its test must be attempted again (TS-8.1)."""


class Damage(_Instruction, frozen=True, tag="damage"):
    """Put damage on the opponent's card; `to` says on whose where there are several."""

    points: int
    to: str | None = None


class Reshuffle(_Instruction, frozen=True, tag="reshuffle"):
    """Shuffle the discarded Destiny cards back (TS-7.4)."""


class Replace(_Instruction, frozen=True, tag="replace"):
    """Lay another of the location's cards in the place of this one in the panorama."""

    card: str
    by: str


class Add(_Instruction, frozen=True, tag="add"):
    """Lay one of a location's reserve cards as one more of its panorama."""

    card: str


class TakeAway(_Instruction, frozen=True, tag="take_away"):
    """Take a card out of its panorama for good; whoever has it before them keeps it until they give it back."""

    card: str


class Move(_Instruction, frozen=True, tag="move"):
    """The group leaves and arrives there: the visit ends, nobody pays, a new round begins at that place (TS-R17)."""

    location: str


class Count(_Instruction, frozen=True, tag="count"):
    """Change a counter by so much, or set it."""

    counter: str
    by: int | None = None
    to: int | None = None


class StartCountdown(_Instruction, frozen=True, tag="start"):
    """Let a countdown run, from its beginning."""

    countdown: str


class StopCountdown(_Instruction, frozen=True, tag="stop"):
    countdown: str


class May(_Instruction, frozen=True, tag="may"):
    """Ask the reader; do it only if they wish (TS-5.4)."""

    ask: Text
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = field(default=(), name="else")


class Option(Struct, frozen=True, forbid_unknown_fields=True):
    """One way of a choice; offered only when its condition holds."""

    label: Text
    then: tuple[Instruction, ...] = ()
    when: Condition | None = None


class Choose(_Instruction, frozen=True, tag="choose"):
    """One of these ways must be taken: by the reader, by the captain for all, or by a vote of the group (TS-1.2)."""

    ask: Text
    options: tuple[Option, ...]
    by: Literal["reader", "captain", "group"] = "reader"


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers that count as the same, in either language, and what they lead to."""

    accept: Answers
    then: tuple[Instruction, ...] = ()


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    es: tuple[str, ...] = ()
    en: tuple[str, ...] = ()


class Answer(_Instruction, frozen=True, tag="answer"):
    """Ask the reader for a word or a code, typed. `wrong` is followed for anything that is not accepted; the reader may
    also leave it, and nothing happens. What is accepted is never sent to anybody."""

    ask: Text
    answers: tuple[Accepted, ...]
    wrong: tuple[Instruction, ...] = ()
    leave: Text | None = None


class If(_Instruction, frozen=True, tag="if"):
    when: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = field(default=(), name="else")


class Turn(_Instruction, frozen=True, tag="turn"):
    """Turn one of the sealed cards that lie face down since setup, and read it aloud."""

    card: str


class OpenDeck(_Instruction, frozen=True, tag="open_deck"):
    """Open the second story deck (TS-1.3)."""


class FreeUpdate(_Instruction, frozen=True, tag="free_update"):
    """Later Updates may be done at no cost (TS-9.4), this many more."""

    count: int = 1


class Bonus(_Instruction, frozen=True, tag="bonus"):
    """Add to the test that is going on: one's own, or (`moment: support`) the one that is supported."""

    value: int


class End(_Instruction, frozen=True, tag="end"):
    """The mission ends with this outcome of the Mission Return."""

    outcome: str


Instruction: TypeAlias = (
    Take
    | Read
    | Say
    | Gain
    | Lose
    | Spend
    | Stow
    | Remove
    | OpenLocation
    | CloseLocation
    | Cover
    | DrawMystery
    | Eject
    | RegainControl
    | StartConflict
    | EndConflict
    | GoOn
    | Damage
    | Reshuffle
    | Replace
    | Add
    | TakeAway
    | Move
    | Count
    | StartCountdown
    | StopCountdown
    | May
    | Choose
    | Answer
    | If
    | Turn
    | OpenDeck
    | FreeUpdate
    | Bonus
    | End
)
