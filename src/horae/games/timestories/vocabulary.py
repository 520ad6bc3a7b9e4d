"""The words in which a mission says what its cards do: instructions and conditions, as data.

This is the whole vocabulary. A mission never needs Python and can never run any: what is not
one of these structs is refused when the mission is read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from horae.core.speech import Text

Who: TypeAlias = Literal["reader", "everyone", "others", "captain"]
Whose: TypeAlias = Literal["reader", "anyone"]


class _Condition(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of the conditions."""


class HasItem(_Condition, frozen=True, tag="item"):
    """The reader (or anyone) has this item."""

    item: int
    who: Whose = "anyone"


class HasToken(_Condition, frozen=True, tag="token"):
    """The reader (or anyone, or for a hexagonal one the group) has this token."""

    token: str
    who: Whose = "anyone"


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
    | NotSo
    | AllOf
    | AnyOf
)


class _Instruction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of the instructions. They are followed in order; only `may` and `choose` leave a choice (TS-5.4)."""


class Take(_Instruction, frozen=True, tag="take"):
    """Take an item by its number (TS-10.1), or a token by its name (TS-10.6)."""

    item: int | None = None
    token: str | None = None


class Read(_Instruction, frozen=True, tag="read"):
    """Read one of the reader's own personal cards: an interaction by its number, or the Snap Recall."""

    interaction: int | None = None
    recall: bool = False


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
    """Draw the top card of the mystery pile (TS-10.5)."""


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
    """Put damage on the opponent's card."""

    points: int


class Reshuffle(_Instruction, frozen=True, tag="reshuffle"):
    """Shuffle the discarded Destiny cards back (TS-7.4)."""


class Replace(_Instruction, frozen=True, tag="replace"):
    """Lay another of the location's cards in the place of this one in the panorama."""

    card: str
    by: str


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
    """The reader must take one of these ways."""

    ask: Text
    options: tuple[Option, ...]


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
    """Add to the reader's own test that is going on."""

    value: int


class End(_Instruction, frozen=True, tag="end"):
    """The mission ends with this outcome of the Mission Return."""

    outcome: str


Instruction: TypeAlias = (
    Take
    | Read
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
    | May
    | Choose
    | If
    | Turn
    | OpenDeck
    | FreeUpdate
    | Bonus
    | End
)
