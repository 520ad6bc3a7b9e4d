"""The conformance suite has teeth: small games that break one law each are found out by that law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import pytest
from ripples import CardPlayed, Ripples
from tides import CARDS, CardLaid, Lay, Tides, TidesEnded, TidesState, TidesView

from horae.core.game import Action, AnyGame, Event, Seat, Tell
from horae.core.log import BadLog
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.testkit import conformance as laws
from horae.testkit.conformance import Broken, GameSetup
from horae.testkit.random_play import Stuck
from horae.testkit.refused_actions import Untrue
from horae.testkit.secrecy import Leak, check_secrecy, first_difference


class OfKind(Tides):
    """Tides with states of another kind."""

    kind: type[TidesState] = TidesState

    def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> TidesState:
        return self.kind(seats, rng)

    def determinize(self, view: TidesView, rng: Rng, pack: Any = None) -> TidesState:
        state = super().determinize(view, rng, pack)
        state.__class__ = self.kind
        return state


def setup(kind: type[TidesState]) -> GameSetup:
    class Made(OfKind):
        pass

    Made.kind = kind
    return GameSetup(Made(), 3, most_actions=500)


class SharesAList(TidesState):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.points = self.points
        return twin


class CopiesTheWrongCards(TidesState):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.box = self.box[::-1]
        return twin


class LosesACard(TidesState):
    __slots__ = ()

    def _show(self, tell: Tell | None) -> None:
        super()._show(tell)
        self.shown = self.shown[1:]


class ChangesThenRefuses(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        try:
            super().apply(seat, action, tell)
        except Refused:
            self.points[0] += 1
            raise


class CitesNoRule(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.deciding():
            raise Refused("TT-99", "tiny-not-asked")
        super().apply(seat, action, tell)


class SpeaksOneLanguage(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.deciding():
            raise Refused("TT-1", "refused", rule="TT-1", why="no")
        super().apply(seat, action, tell)


class HasNoWords(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if seat not in self.deciding():
            raise Refused("TT-1", "tiny-without-words")
        super().apply(seat, action, tell)


class TakesWhatItDidNotOffer(TidesState):
    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        moves = super().legal(seat)
        return moves[:1]


class FailsOnSmallNumbers(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        if action.card < 0:
            raise IndexError(action.card)
        super().apply(seat, action, tell)


class OffersWhatItRefuses(TidesState):
    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        return [*super().legal(seat), *([Lay(1), Lay(2), Lay(3)] if seat == 0 and self.deciding() else [])][:4]


class OffersBeyondTheSpace(TidesState):
    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        return [*super().legal(seat), *([Lay(99)] if seat in self.deciding() else [])]


class WaitsForever(TidesState):
    __slots__ = ()

    def deciding(self) -> tuple[Seat, ...]:
        return super().deciding() if self.round < 2 else ()


class WaitsForSomebodyWithNothingToDo(TidesState):
    __slots__ = ()

    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) if self.round < 2 or seat else []


class NeverEnds(TidesState):
    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        twin = self.copy()
        super().apply(seat, action, tell)
        self.hands, self.laid = twin.hands, twin.laid


class WaitsAfterTheEnd(TidesState):
    __slots__ = ()

    def deciding(self) -> tuple[Seat, ...]:
        return super().deciding() or (0,)


@pytest.mark.parametrize(
    ("law", "kind", "fault", "says"),
    [
        (lambda t: laws.copies_are_independent(t, 3), SharesAList, Broken, "changed the original"),
        (lambda t: laws.copies_are_independent(t, 3), CopiesTheWrongCards, Broken, "not the same state"),
        (lambda t: laws.pieces_are_conserved(t, 3), LosesACard, Broken, "lost"),
        (lambda t: laws.refusals_change_nothing(t, 3, 1), ChangesThenRefuses, Broken, "was refused and changed the state"),
        (lambda t: laws.refusals_change_nothing(t, 3, 1), CitesNoRule, Untrue, "TT-99"),
        (lambda t: laws.refusals_change_nothing(t, 3, 1), SpeaksOneLanguage, Untrue, "the same in every language"),
        (lambda t: laws.refusals_change_nothing(t, 3, 1), HasNoWords, KeyError, "tiny-without-words"),
        (lambda t: laws.refusals_change_nothing(t, 3, 1), TakesWhatItDidNotOffer, Broken, "was not offered"),
        (lambda t: laws.actions_have_limits(t, 1, 1), FailsOnSmallNumbers, Broken, "card=-.* fails"),
        (lambda t: laws.games_end(t, 3), OffersWhatItRefuses, Broken, "offered"),
        (lambda t: laws.games_end(t, 3), OffersBeyondTheSpace, Broken, "action space"),
        (lambda t: laws.games_end(t, 3), WaitsForever, AssertionError, "nobody"),
        (lambda t: laws.games_end(t, 3), WaitsForSomebodyWithNothingToDo, AssertionError, "no legal move"),
        (lambda t: laws.games_end(t, 3), NeverEnds, Stuck, "no end after 500 actions"),
        (lambda t: laws.games_end(t, 3), WaitsAfterTheEnd, Broken, "is over and still waits"),
    ],
)
def test_a_broken_state_is_caught(law: Any, kind: type[TidesState], fault: type[BaseException], says: str) -> None:
    with pytest.raises(fault, match=says):
        law(setup(kind))


def test_the_whole_game_passes_where_the_broken_ones_fail() -> None:
    whole = setup(TidesState)
    for law in (laws.games_end, laws.pieces_are_conserved, laws.copies_are_independent, laws.json_forms_round_trip):
        law(whole, 3)
    laws.refusals_change_nothing(whole, 3, 1)
    laws.determinized_states_fit(whole, 3, 1)


# --- broken games ---


class ForgetsAnEventType(Tides):
    event_types: ClassVar[tuple[type[Event], ...]] = (CardLaid, TidesEnded)


class HasAnActionTwice(Tides):
    def action_space(self, pack: Any) -> Sequence[Action]:
        return [*super().action_space(pack), Lay(CARDS[0])]


class RoundsInJson(Tides):
    def decode_view(self, data: object) -> TidesView:
        return msgspec.structs.replace(msgspec.convert(data, TidesView), hand=())


class DealsOnePieceLess(Tides):
    def determinize(self, view: TidesView, rng: Rng, pack: Any = None) -> TidesState:
        state = super().determinize(view, rng, pack)
        state.box = state.box[1:]
        return state


class DealsAnotherHand(Tides):
    def determinize(self, view: TidesView, rng: Rng, pack: Any = None) -> TidesState:
        state = super().determinize(view, rng, pack)
        state.points = [1 + points for points in state.points]
        return state


class SpeaksOfTheCard(Ripples):
    """Gives away which card was handed over: the event's fields were declared to tell nothing."""

    reveals: ClassVar[Mapping[type[Event], frozenset[str]]] = {CardPlayed: frozenset({"card"})}


class Shout(Action, frozen=True, tag="shout"):
    words: str


class HearsWithoutEnd(Tides):
    action_types: ClassVar[Any] = (Lay, Shout)


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [
        (lambda t: laws.json_forms_round_trip(t, 3), ForgetsAnEventType(), "CardsShown is not among"),
        (lambda t: laws.games_end(t, 1), HasAnActionTwice(), "lists an action twice"),
        (lambda t: laws.json_forms_round_trip(t, 3), RoundsInJson(), "came back from JSON"),
        (lambda t: laws.actions_have_limits(t, 1, 1), HearsWithoutEnd(), "no longest: Shout.words"),
        (lambda t: laws.determinized_states_fit(t, 3, 1), DealsOnePieceLess(), "pieces differ"),
        (lambda t: laws.determinized_states_fit(t, 3, 1), DealsAnotherHand(), "the view is"),
    ],
)
def test_a_broken_game_is_caught(law: Any, game: AnyGame, says: str) -> None:
    with pytest.raises(Broken, match=says):
        law(GameSetup(game, 3))


def test_an_event_that_was_not_declared_to_reveal_is_a_leak() -> None:
    check_secrecy(GameSetup(Ripples(), 3), 60)
    with pytest.raises(Leak, match=r"event \d+ of seat \d differs at \.card"):
        check_secrecy(GameSetup(SpeaksOfTheCard(), 3), 300)


class TellsTheCardLaid(TidesState):
    """Chosen face down, told aloud."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        def louder(event: Event, only: Seat | None = None) -> None:
            assert tell is not None
            tell(CardLaid(action.card) if isinstance(event, CardLaid) else event, only)

        super().apply(seat, action, louder if tell else None)


class ShowsTheCardLaid(TidesState):
    __slots__ = ()

    def view(self, seat: Seat | None) -> TidesView:
        return msgspec.structs.replace(super().view(seat), have_laid=tuple(card for card in self.laid if card))


@pytest.mark.parametrize(
    ("kind", "says"), [(TellsTheCardLaid, r"event 0 .*\.seat"), (ShowsTheCardLaid, r"the view .*have_laid")]
)
def test_a_hidden_choice_that_shows_before_all_have_chosen_is_a_leak(kind: type[TidesState], says: str) -> None:
    with pytest.raises(Leak, match=says):
        check_secrecy(setup(kind), 200)


# --- replay ---

_played = Counter[str]()


class RemembersOtherGames(TidesState):
    """The snapshot depends on what was played before in this process."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Any, tell: Tell | None = None) -> None:
        super().apply(seat, action, tell)
        _played["acts"] += 1

    def snapshot(self) -> Any:
        return [*super().snapshot(), _played["acts"]]


class RemembersOtherGamesTides(Tides):
    def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> TidesState:
        return RemembersOtherGames(seats, rng)


class SortsByHash(TidesState):
    """Depends on the order of a set of texts, which another process has otherwise."""

    __slots__ = ()

    def snapshot(self) -> Any:
        return [*super().snapshot(), list({str(card) for card in CARDS})]


class SortsByHashTides(Tides):
    def setup(self, seats: int, rng: Rng, options: Any, pack: Any) -> TidesState:
        return SortsByHash(seats, rng)


def test_a_state_that_depends_on_more_than_its_log_does_not_replay() -> None:
    with pytest.raises(BadLog, match="line 2"):
        laws.replays_alike(GameSetup(RemembersOtherGamesTides(), 2), 2)


def test_a_state_that_depends_on_hash_order_does_not_replay_elsewhere() -> None:
    laws.replays_alike(GameSetup(SortsByHashTides(), 2), 1)
    with pytest.raises(Broken, match="the other process failed"):
        laws.replays_alike_elsewhere([GameSetup(SortsByHashTides(), 2)], 1)


def test_the_first_difference_is_named_by_its_path() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == (".a[1].b", 2, 3)
    assert first_difference({"a": 1}, {"b": 1})[0] == ".a"
    assert first_difference([1], [1, 2]) == ("[1]", None, 2)
    assert first_difference(1, 2) == ("(top)", 1, 2)
