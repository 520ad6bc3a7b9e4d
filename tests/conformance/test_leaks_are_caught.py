"""The secrecy theorem has teeth: games that leak a little, each in its own way, are found out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from horae.core.game import Action, AnyGame, Event, Seat, Tell
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.actions import CONFESS, Pass, UsePower
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import SeatView, ShipwreckView
from horae.testkit.conformance import GameSetup
from horae.testkit.secrecy import Leak, check_secrecy

PAIRS = 600


def leaky(kind: type[ShipwreckState]) -> AnyGame:
    """Shipwreck with states of this kind: a game that is right in everything but the planted leak."""

    class Leaky(Shipwreck):
        def setup(self, *args: Any) -> ShipwreckState:
            return become(super().setup(*args), kind)

        def determinize(self, view: ShipwreckView, rng: Rng, pack: Any = None) -> ShipwreckState:
            return become(super().determinize(view, rng, pack), kind)

    return Leaky()


def become(state: ShipwreckState, kind: type[ShipwreckState]) -> ShipwreckState:
    state.__class__ = kind
    return state


class Faithful(ShipwreckState):
    """No leak; the others are made from it."""

    __slots__ = ()

    def copy(self) -> Any:
        return become(super().copy(), type(self))

    def others_fates(self, seat: Seat | None) -> list[int]:
        return [value for other in self.order if other != seat for value in self.hands[other]]


class OpenBagView(ShipwreckView, frozen=True):
    in_the_bag: tuple[int, ...] = ()


class ShowsTheBag(Faithful):
    """The view has one part more: what the bag holds."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> ShipwreckView:
        return OpenBagView(**msgspec.structs.asdict(super().view(seat)), in_the_bag=tuple(self.bag))


class MarksTheLinesItself(Faithful):
    """The active person's line shows the fate they hold."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> ShipwreckView:
        view = super().view(seat)
        people = [SeatView(who.seat, who.fates, self.hands[who.seat]) for who in view.people]
        return msgspec.structs.replace(view, people=tuple(people))


class ShowsWhatWasOld(Faithful):
    """Everybody sees whether the fate just played had been kept (SA-7.4)."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> ShipwreckView:
        return msgspec.structs.replace(super().view(seat), own_played_old=self.played_old)


class ShowsTheDeck(Faithful):
    """The cards under the top are listed as they lie."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> ShipwreckView:
        view = super().view(seat)
        known = len(view.deck_bottom)
        lie = tuple(self.pack.arcana[card].id for card in self.deck[known:-1])
        return msgspec.structs.replace(view, deck_unknown=lie)


class TellsWhatWasOld(Faithful):
    """After a play an event says whether that fate had been kept, in a field that may not tell anything."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        def louder(event: Event, only: Seat | None = None) -> None:
            assert tell is not None
            tell(event, only)
            if isinstance(event, ev.FatePlayed):
                tell(ev.FateMoved(int(self.played_old), event.before))

        super().apply(seat, action, louder if tell else None)


class TellsWhichToken(Faithful):
    """The event of a play carries the token's place in the hand."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        def louder(event: Event, only: Seat | None = None) -> None:
            assert tell is not None
            if isinstance(event, ev.FatePlayed):
                event = msgspec.structs.replace(event, before=event.before + 10 * action.fate)
            tell(event, only)

        super().apply(seat, action, louder if tell else None)


class TellsEverybodyWhatIsDrawn(Faithful):
    """The drawer's private event goes to all, in a type that may not tell anything."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        def louder(event: Event, only: Seat | None = None) -> None:
            assert tell is not None
            if isinstance(event, ev.FatesSeen):
                tell(ev.FateDrawn(event.seat, sum(event.hand)))
            tell(event, only)

        super().apply(seat, action, louder if tell else None)


class RefusesWithAFate(Faithful):
    """Why one may not act names a fate in somebody else's hand."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        try:
            super().apply(seat, action, tell)
        except Refused as refused:
            raise Refused(refused.rule, "shipwreck-no-value", value=sum(self.others_fates(seat))) from None


class RefusesByAnotherRule(Faithful):
    """Which rule is cited depends on somebody else's hand, though the words do not."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        try:
            super().apply(seat, action, tell)
        except Refused:
            rule = "SA-7.3" if sum(self.others_fates(seat)) % 2 else "SA-7.5"
            raise Refused(rule, "shipwreck-no-proposal") from None


class OffersByAnothersHand(Faithful):
    """A move is missing from the list when somebody else holds a high fate."""

    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        moves = super().legal(seat)
        return moves[1:] if len(moves) > 1 and max(self.others_fates(seat), default=0) > 5 else moves


class AsidesByAnothersHand(Faithful):
    __slots__ = ()

    def asides(self, seat: Seat) -> list[Action]:
        asides = super().asides(seat)
        return asides[::-1] if sum(self.others_fates(seat)) % 2 else asides


class WaitsBySecret(Faithful):
    """Who is waited for depends on a fate that most cannot see."""

    __slots__ = ()

    def deciding(self) -> tuple[Seat, ...]:
        waited_for = super().deciding()
        held = self.hands[self.active] if self.active >= 0 else ()
        return waited_for[::-1] if held and held[-1] > 4 else waited_for


class LetsConfessBySecret(Faithful):
    """An act is accepted or refused by what somebody else holds."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if action == CONFESS and sum(self.others_fates(seat)) % 2:
            return
        super().apply(seat, action, tell)


def check(kind: type[ShipwreckState], **options: object) -> None:
    setup = GameSetup(leaky(kind), 3, options, weights={Pass: 4, UsePower: 4})
    check_secrecy(setup, PAIRS)


def test_the_untouched_game_does_not_leak() -> None:
    check(Faithful)
    check(Faithful, honour=True)
    check(Faithful, agreement=True)


@pytest.mark.parametrize(
    ("kind", "what", "where"),
    [
        (ShowsTheBag, "the view", ".in_the_bag["),
        (MarksTheLinesItself, "the view", ".people["),
        (ShowsWhatWasOld, "the view", ".own_played_old"),
        (ShowsTheDeck, "the view", ".deck_unknown["),
        (TellsWhatWasOld, "event 1", ".value"),
        (TellsWhichToken, "event 0", ".before"),
        (TellsEverybodyWhatIsDrawn, "event ", ".count"),
        (RefusesWithAFate, "a refusal", "[1]"),
        (RefusesByAnotherRule, "a refusal", "[1][0]"),
        (OffersByAnothersHand, "the legal moves", "["),
        (AsidesByAnothersHand, "the asides", "["),
        (WaitsBySecret, "who decides", "["),
        (LetsConfessBySecret, "a refusal", "[1]"),
    ],
)
def test_a_planted_leak_is_found_and_named(kind: type[ShipwreckState], what: str, where: str) -> None:
    with pytest.raises(Leak) as found:
        check(kind)
    assert what in found.value.what
    assert where in found.value.where


@pytest.mark.rule("SA-7.4")
def test_an_event_may_tell_only_in_its_revealing_fields() -> None:
    """What FatePlayed may reveal is the value; anything else in it follows from the open act."""
    assert Shipwreck.reveals[ev.FatePlayed] == {"value"}
    with pytest.raises(Leak, match=r"event 0 of .* differs at \.before"):
        check(TellsWhichToken)
