"""The play-script: a position that is played in sentences, so that a test of a rule reads like play.

    position(row=ROW).plays(2, on="midnight").refused(1, do.Predict(9), rule="SA-6.1")

Each game lays out its positions in its own words (shipwreck.py, echoes.py, timestories.py) and adds the verbs of its
rulebook. Whatever the game, at every step this watches: no piece appears or vanishes, whoever is waited for can move,
every event and every offer is said in every language to whoever gets it, and a refusal changes nothing, tells nobody
and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar, overload

import msgspec

from horae.core.game import Action, AnyGame, Event, Heard, Pack, Seat, StateT, for_seat
from horae.core.narration import Teller
from horae.core.refusal import Refused
from horae.core.speech import DEFAULT_LANGUAGE, LANGUAGES, Phrase, Text, say
from horae.games.registry import moves_of, narration_of
from horae.testkit.random_play import GameSetup, what_holds_up
from horae.testkit.refused_actions import Told, check_seat

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class PlayScript(Generic[StateT]):
    """A position, and what was told of the last thing done in it."""

    def __init__(self, game: AnyGame, state: StateT, pack: Pack) -> None:
        self.game = game
        self.state = state
        self.last: list[tuple[Event, Seat | None]] = []
        self._pack = pack
        self._narration = narration_of(game)
        self._tellers: dict[Seat | None, Teller] = {}

    # --- doing ---

    def does(self, seat: Seat, *actions: Action) -> Self:
        """The seat does these one after the other, and the rules allow it."""
        told: list[tuple[Event, Seat | None]] = []
        for action in actions:
            told += self._do(seat, action)
        self.last = told
        return self

    def _do(self, seat: Seat, action: Action) -> list[tuple[Event, Seat | None]]:
        if not self._tellers:
            views = {hearer: self.state.view(hearer) for hearer in self._hearers()}
            self._tellers = {hearer: self._narration.Narrator(self._pack, view) for hearer, view in views.items()}
        before, pieces = self.state.digest(), +self.game.pieces(self.state)
        heard = Heard()
        self.state.apply(seat, action, heard)
        assert self.state.digest() != before, f"{action} was done, and the digest does not show it"
        after = +self.game.pieces(self.state)
        assert after == pieces, f"{action} moved pieces out of the game: {pieces - after}, into it: {after - pieces}"
        told = heard.take()
        for hearer, teller in self._tellers.items():
            for event in for_seat(told, hearer):
                self._is_said(teller.tell(event), f"{event} as seat {hearer} hears it")
        self.check()
        return told

    def refused(
        self, seat: Seat, action: Action, *, rule: str, saying: str | Text | None = None, mentioning: str | None = None
    ) -> Refused:
        """The seat tries it, and is refused under this rule (in these words, or with these among them). Nothing changes."""
        before = self.state.digest()
        offered = [*self.state.legal(seat), *self.state.asides(seat)]
        heard = Heard()
        refusal = self._refusal(seat, action, heard)
        assert refusal is not None, f"seat {seat} may do {action}; {rule} should refuse it"
        assert self.state.digest() == before, f"a refused {action} changed the position"
        assert not heard.events, f"a refused {action} was told: {heard.events}"
        assert action not in offered, f"{action} is offered, yet refused: {refusal}"
        assert refusal.rule == rule, f"refused under {refusal.rule}, not {rule}: {refusal.why}"
        if isinstance(saying, Text):
            in_both = Text(refusal.reason_in("es"), refusal.reason_in("en"))
            assert in_both == saying, f"said: {in_both}"
        else:
            assert saying is None or refusal.why == saying, f"said: {refusal.why}"
        assert mentioning is None or mentioning in refusal.why, f"said: {refusal.why}"
        self._is_said(refusal.reason, f"the refusal of {action}")
        said = [refusal.reason_in(language) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), f"the same in two languages: {said}"
        assert str(refusal) == f"{refusal.rule}: {refusal.reason_in(DEFAULT_LANGUAGE)}"
        for hearer in self._hearers():
            if hearer is not None:
                self._refuses_truly(hearer)
        return refusal

    def _refuses_truly(self, seat: Seat) -> None:
        """Here, too, the law of refusals holds, whatever else the seat could think of."""
        state = self.state.copy()
        probes = [one for move in moves_of(self.game).values() for one in move.candidates(state, seat)]
        check_seat(GameSetup(self.game, 1), state, seat, probes, Told())

    def _refusal(self, seat: Seat, action: Action, heard: Heard) -> Refused | None:
        try:
            self.state.apply(seat, action, heard)
        except Refused as refusal:
            return refusal
        return None

    # --- what holds at every step ---

    def check(self) -> None:
        """Whoever is waited for can move, and all that is offered is said. A game's own table adds to it."""
        state = self.state.copy()  # being asked may make a state remember answers, and a test may lay out more
        held_up = what_holds_up(state)
        assert held_up is None, held_up
        for hearer in self._hearers():
            view = state.view(hearer)
            self._is_said(self._narration.step(view, self._pack), f"what is going on, to seat {hearer}")
            if hearer is not None:
                for action in (*state.legal(hearer), *state.asides(hearer)):
                    self._is_said(self._narration.move(action, view, self._pack), f"{action} as offered to seat {hearer}")
        ended = state.result()
        if ended is not None:
            for hearer in self._hearers():
                for phrase in self._narration.result(ended, hearer, self._pack):
                    self._is_said(phrase, f"the end, to seat {hearer}")

    def _hearers(self) -> tuple[Seat | None, ...]:
        return (*range(self.game.seat_range.stop - 1), None)

    def _is_said(self, phrase: Phrase | None, what: str) -> None:
        """Every language has words for it, with nothing left unsaid in them."""
        if phrase is None:  # another event says it all
            return
        known = msgspec.json.encode(phrase)
        if known in _well_said:
            return
        for language in LANGUAGES:
            try:
                words = say(phrase, language)
            except KeyError as wrong:
                raise AssertionError(f"{what} is not said in {language}: {wrong}") from None
            assert words.strip(), f"nothing is said in {language} of {what}"
            assert phrase.key not in words, f"a bare key in {language} for {what}: {words}"
            assert not set("{}$") & set(words), f"a gap in {language} for {what}: {words}"
        _well_said.add(known)

    # --- hearing ---

    @property
    def events(self) -> list[Event]:
        """All that was told of the last thing done, whoever was told."""
        return [event for event, _ in self.last]

    def told(self, seat: Seat | None) -> list[Event]:
        """What the seat (None: a spectator) heard of it."""
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

    @overload
    def offers(self, seat: Seat) -> Sequence[Action]: ...
    @overload
    def offers(self, seat: Seat, kind: type[A]) -> Sequence[A]: ...
    def offers(self, seat: Seat, kind: type[Action] = Action) -> Sequence[Action]:
        """The moves open to the seat, all or those of a kind."""
        return [move for move in self.state.legal(seat) if isinstance(move, kind)]

    def can(self, seat: Seat, action: Action) -> bool:
        return action in self.state.legal(seat)

    def waits_for(self, *seats: Seat) -> Self:
        """Exactly these seats are waited for."""
        assert self.state.deciding() == seats, f"the table waits for {self.state.deciding()}"
        return self


_well_said: set[bytes] = set()
