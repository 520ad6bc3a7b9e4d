"""A table to play at in tests, so that they read like play. It watches what must hold whatever the game:
no piece appears or vanishes, a refusal changes nothing and tells nobody, and it is said in every language.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from horae.core.game import Action, AnyGame, Event, Heard, Seat, State, for_seat
from horae.core.refusal import Refused
from horae.core.speech import DEFAULT_LANGUAGE, LANGUAGES

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class PlayScript(Generic[S]):
    """A position, and what was told of the last thing done in it."""

    def __init__(self, game: AnyGame, state: S) -> None:
        self.game = game
        self.state = state
        self.last: list[tuple[Event, Seat | None]] = []
        self._pieces = game.pieces(state)

    # --- doing ---

    def does(self, seat: Seat, action: Action) -> Self:
        """The seat does it, and the rules allow it."""
        before = self.state.digest()
        heard = Heard()
        self.state.apply(seat, action, heard)
        self.last = heard.take()
        assert self.state.digest() != before, f"{action} was done, and the digest does not show it"
        self.check()
        return self

    def refused(self, seat: Seat, action: Action, *, rule: str, saying: str | None = None) -> Refused:
        """The seat tries it, and is refused under this rule (in these words). Nothing changes."""
        before = self.state.digest()
        offered = [*self.state.legal(seat), *self.state.asides(seat)]
        heard = Heard()
        refusal = self._refusal(seat, action, heard)
        assert refusal is not None, f"seat {seat} may do {action}; {rule} should refuse it"
        assert self.state.digest() == before, f"a refused {action} changed the position"
        assert not heard.events, f"a refused {action} was told: {heard.events}"
        assert action not in offered, f"{action} is offered, yet refused: {refusal}"
        assert refusal.rule == rule, f"refused under {refusal.rule}, not {rule}: {refusal.why}"
        assert saying is None or refusal.why == saying, f"said: {refusal.why}"
        self._speaks(refusal)
        return refusal

    def _refusal(self, seat: Seat, action: Action, heard: Heard) -> Refused | None:
        try:
            self.state.apply(seat, action, heard)
        except Refused as refusal:
            return refusal
        return None

    def check(self) -> None:
        """What holds after every action. A game's own table adds to it."""
        pieces = self.game.pieces(self.state)
        assert pieces == self._pieces, (
            f"pieces moved out of the game: {self._pieces - pieces}, into it: {pieces - self._pieces}"
        )

    def _speaks(self, refusal: Refused) -> None:
        """Every language has its own words for the refusal, with nothing left unsaid in them."""
        said = {language: refusal.reason_in(language) for language in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES), f"the same in two languages: {said}"
        key = refusal.reason.key
        for language, words in said.items():
            assert words.strip(), f"nothing said in {language} for {key}"
            assert key not in words, f"a bare key in {language}: {words}"
            assert not set("{}$") & set(words), f"a gap in {language}: {words}"
        assert str(refusal) == f"{refusal.rule}: {said[DEFAULT_LANGUAGE]}"

    # --- hearing ---

    def told(self, seat: Seat | None) -> list[Event]:
        """What the seat (None: a spectator) heard of the last action."""
        return for_seat(self.last, seat)

    def heard(self, kind: type[E], seat: Seat | None = None) -> list[E]:
        """The events of a kind among them."""
        return [event for event in self.told(seat) if isinstance(event, kind)]

    def heard_one(self, kind: type[E], seat: Seat | None = None) -> E:
        """The one event of a kind among them."""
        found = self.heard(kind, seat)
        assert len(found) == 1, f"{len(found)} events {kind.__name__} in {self.told(seat)}"
        return found[0]

    # --- asking ---

    def offers(self, seat: Seat, kind: type[Action] | None = None) -> list[Any]:
        """The moves open to the seat, all or those of a kind."""
        return [move for move in self.state.legal(seat) if kind is None or isinstance(move, kind)]

    def waits_for(self, *seats: Seat) -> None:
        """Exactly these seats are waited for."""
        assert self.state.deciding() == seats, f"the table waits for {self.state.deciding()}"
