"""What a person can do in Echoes. Small frozen structs, made once for a pack and shared."""

from __future__ import annotations

from horae.core.game import Action, Id


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card from the hand: the first card, a main action, or by an effect."""

    card: Id


class DrawTwo(Action, frozen=True, tag="draw_two"):
    """The main action Draw 2."""


class Advance(Action, frozen=True, tag="advance"):
    """Move a card one step to the right (over full tiles, as many steps as that takes). Begins the
    main action Advance 2, or goes on with an advance."""

    card: Id


class Conquer(Action, frozen=True, tag="conquer"):
    """Set out to conquer a source; the attackers are named next."""

    source: Id


class Send(Action, frozen=True, tag="send"):
    """Name one more attacker."""

    card: Id


class Fortify(Action, frozen=True, tag="fortify"):
    source: Id


class UseFlame(Action, frozen=True, tag="flame"):
    """Use the flame effect of a card or a source, as a free action."""

    card: Id


class Reinforce(Action, frozen=True, tag="reinforce"):
    """Move a free creature under a source one has conquered."""

    card: Id
    source: Id


class EndTurn(Action, frozen=True, tag="end_turn"):
    """No more free actions."""


class Discard(Action, frozen=True, tag="discard"):
    """Discard one card from the hand: for a cost, by an effect, or to come down to ten."""

    card: Id


class Summon(Action, frozen=True, tag="summon"):
    """Summon this one of two leaving cards first."""

    card: Id


class Resolve(Action, frozen=True, tag="resolve"):
    """Let this one of several triggered permanent effects happen next."""

    card: Id


class Use(Action, frozen=True, tag="use"):
    """Let an effect use this other card's immediate or flame effect."""

    card: Id


class Remove(Action, frozen=True, tag="remove"):
    """Remove this card for the bonus."""

    card: Id


class Choose(Action, frozen=True, tag="choose"):
    """Take this option (from 0) of an effect that offers several."""

    option: int


class Accept(Action, frozen=True, tag="accept"):
    """Yes: do what one may do, pay what one may pay."""


class Decline(Action, frozen=True, tag="decline"):
    """No: leave it."""


class Done(Action, frozen=True, tag="done"):
    """Enough attackers, or enough steps."""


ACTION_TYPES = (
    PlayCard, DrawTwo, Advance, Conquer, Send, Fortify, UseFlame, Reinforce, EndTurn, Discard, Summon,
    Resolve, Use, Remove, Choose, Accept, Decline, Done,
)  # fmt: skip

MOST_OPTIONS = 4
DRAW_TWO = DrawTwo()
END_TURN = EndTurn()
ACCEPT = Accept()
DECLINE = Decline()
DONE = Done()
CHOICES = tuple(Choose(option) for option in range(MOST_OPTIONS))
