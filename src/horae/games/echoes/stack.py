"""What can lie on a seat's stack, one record for each kind: everything half-done, and every open question.

The newest lies last and comes first. Records are frozen, so copying a stack is copying a list. They are data alone:
`resolution` runs the kinds that just happen, `questions` the kinds that wait for their owner.

Field names mean the same in every record, and a view shows each by its name (view.py):
`thing` is the card or source whose effect this comes from (-1: a main action), `chain` what led to it (ET-R2),
`subject` the thing that the effect is about (-1: none), `node` a numbered effect of the pack, `place` a source's place
among those in play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from horae.core.game import Action, Seat, Tell

if TYPE_CHECKING:
    from horae.games.echoes.position import Position  # which has the stacks

Link: TypeAlias = tuple[int, int]
"""A permanent effect and the event that set it off: the card or source that the event is about, or, for drawing,
discarding and sliding, which are about none, `made_by` what did it. Or a thing whose effect used another's, and USER."""
Chain: TypeAlias = tuple[Link, ...]
"""What led to something, from the first cause on (ET-R2)."""
USER = -1
NOBODY = -1


def made_by(thing: int) -> int:
    """The second half of a link for an event that is about no card: who made it (NOBODY: a person or the round)."""
    return -2 - thing


def link_of(thing: int, subject: int, maker: int) -> Link:
    """The permanent effect and the event that sets it off, as a chain remembers them."""
    return (thing, subject if subject >= 0 else made_by(maker))


GO, WAIT, GATED = range(3)
"""What came of running the top of a stack: it is done; its owner decides; it stands at the gate of what all share."""


class Pending(Struct, frozen=True, gc=False):
    """Something on a seat's stack."""

    does: ClassVar[str]
    """What it is called in views and messages."""


class OfEffect(Pending, frozen=True):
    """About one effect, from which all there is to know is read when it comes up."""

    node: int
    thing: int
    chain: Chain
    subject: int


class OfSources(Pending, frozen=True):
    """About sources, by an effect that adds `extra` strength."""

    extra: int
    thing: int
    chain: Chain


# --- what just happens ---


class Resolving(OfEffect, frozen=True):
    """An effect is to happen."""

    does = "effect"


class Triggered(Pending, frozen=True):
    """The permanent effect of `owner` was set off, by an event about `subject` or made by `maker`."""

    does = "trigger"
    owner: int
    maker: int
    chain: Chain
    subject: int


class Summoning(Pending, frozen=True):
    """A card is to join the brotherhood."""

    does = "summon"
    card: int
    chain: Chain


class ImmediateEffect(Pending, frozen=True):
    """The immediate effect of a card that has just been summoned, before it is known whether it is asked about."""

    does = "immediate"
    card: int
    chain: Chain


class Placing(Pending, frozen=True):
    """A card that was played is to be placed, once what lies above is paid (0: straight to the brotherhood)."""

    does = "place"
    card: int
    position: int
    chain: Chain


# --- questions ---


class Ordering(Pending, frozen=True):
    """Which of several permanent effects that were set off together comes next."""

    does = "order"
    owners: tuple[int, ...]
    maker: int
    chain: Chain
    subject: int


class Leaving(Pending, frozen=True):
    """Which of two cards that left the board together is summoned first."""

    does = "leaving"
    cards: tuple[int, int]
    chain: Chain


class Discarding(Pending, frozen=True):
    """Which cards are discarded: `left` more, for the price of `thing` or by its effect."""

    does = "discard"
    left: int
    thing: int
    chain: Chain
    begun: bool


class Playing(OfEffect, frozen=True):
    """Which card is played by an effect."""

    does = "play"


class Advancing(Pending, frozen=True):
    """Which card advances; so many steps are left."""

    does = "advance"
    steps: int
    thing: int
    chain: Chain


class Conquering(OfSources, frozen=True):
    """Which source is conquered by an effect."""

    does = "conquer"


class Attacking(Pending, frozen=True):
    """Who attacks the source, besides those already sent."""

    does = "attack"
    place: int
    extra: int
    sent: tuple[int, ...]
    thing: int
    chain: Chain


class Fortifying(OfSources, frozen=True):
    """Which source is fortified by an effect."""

    does = "fortify"


class Using(OfEffect, frozen=True):
    """Whose immediate or flame effect is used by an effect."""

    does = "use"


class Removing(OfEffect, frozen=True):
    """Which card is removed for a bonus."""

    does = "remove"


class Asking(Pending, frozen=True):
    """Whether these effects, which one may leave, happen."""

    does = "ask"
    nodes: tuple[int, ...]
    thing: int
    chain: Chain
    subject: int


class Paying(OfEffect, frozen=True):
    """Whether a price is paid for an effect."""

    does = "pay"


class Choosing(OfEffect, frozen=True):
    """Which of an effect's options happens."""

    does = "choose"


KINDS: tuple[type[Pending], ...] = (
    Resolving, Triggered, Ordering, Summoning, Leaving, Discarding, Playing, Placing, Advancing, Conquering, Attacking,
    Fortifying, Using, Removing, Asking, Paying, Choosing, ImmediateEffect,
)  # fmt: skip
"""All kinds. A kind's place here is its number in digests, so new ones come last."""


# --- what every kind of question says ---

Q = TypeVar("Q", bound=Pending)


class QuestionKind(ABC, Generic[Q]):
    """One kind of question."""

    rule: ClassVar[str]
    asks: ClassVar[str]
    """For who answers something else: the rule, and the message that says what is asked."""
    may_open_later: ClassVar[bool] = False
    """Whether what earlier seats do may still give it a point: it is dropped only when the seat's moment has come."""

    @abstractmethod
    def is_open(self, s: Position, seat: Seat, question: Q) -> bool:
        """Whether there is anything to decide."""

    def would_matter(self, s: Position, seat: Seat, question: Q) -> bool:
        """Whether an effect that asks this would change something."""
        return self.is_open(s, seat, question)

    @abstractmethod
    def options(self, s: Position, seat: Seat, question: Q) -> list[Action]:
        """The answers, where it is open."""

    @abstractmethod
    def answer(self, s: Position, seat: Seat, question: Q, action: Any, tell: Tell | None) -> None:
        """What an answer does, other than declining. The question is off the stack."""

    def close(self, s: Position, seat: Seat, question: Q, tell: Tell | None) -> None:
        """What happens where there was nothing to decide. The question is off the stack."""
        return

    def enter(self, s: Position, seat: Seat, question: Q, shared: bool, tell: Tell | None) -> int:
        if self.is_open(s, seat, question):
            return WAIT
        if self.may_open_later and not shared:
            return GATED
        s.stacks[seat].pop()
        self.close(s, seat, question, tell)
        return GO
