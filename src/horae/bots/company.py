"""Who sits at a bot's table besides bots: the people, what they say, and what a bot answers that leaves a move to them."""

from __future__ import annotations

from msgspec import Struct

from horae.core.game import Seat
from horae.core.speech import Phrase


class Company(Struct, frozen=True):
    """In a game of bots alone there is nobody."""

    people: tuple[Seat, ...] = ()
    """The seats that people play themselves."""
    stands_in: bool = False
    """The bot's own seat is a person's, who is not playing now."""
    names: tuple[str, ...] = ()
    """What those at the other seats are called in any language, bots too."""
    own_names: tuple[str, ...] = ()
    """What the one at the bot's own seat is called."""


class Spoken(Struct, frozen=True):
    """What a person wrote in the table's chat, as everybody there reads it."""

    seat: Seat | None
    """Where they sit; None: they only watch."""
    text: str


class HeldBack(Struct, frozen=True):
    """Instead of a move that nobody waits for: people are to say first whether they want it."""

    words: Phrase | None = None
    """What the bot says to them meanwhile, once."""
    asks: bool = False
    """It asks them for a word on what is for it alone to decide, and has a moment for that though they can only wait."""
    longer: bool = False
    """They have asked it to wait: that moment begins anew."""
