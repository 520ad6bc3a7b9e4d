"""A table without a server, for tests that read like an evening of play: people ask, and what they get is recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from horae.core.game import Action, AnyGame, Seat
from horae.core.narration import AnyNarration
from horae.core.speech import say
from horae.games import registry
from horae.table import decisions, records
from horae.table.records import AnyFact, Person, Record, Settings
from horae.table.running_game import RunningGame
from horae.table.table import FindPack, Table
from horae.table.transcript import Transcript

_PLAIN = Settings()


class OfflineTable:
    """`table` is always what its records make it; `again()` checks that."""

    def __init__(
        self,
        game: str = "shipwreck",
        options: dict[str, Any] | None = None,
        settings: Settings = _PLAIN,
        find: Callable[[str], AnyGame] = registry.game,
        pack: str | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        """`pack`: a name or a folder. `now`: what time it is, where that matters; else each record takes a second."""
        self._find = find
        self._find_pack: FindPack = lambda name, content: pack or name
        self.table: Table = Table("T", find, self._find_pack)
        self.now: Callable[[], float] = now or (lambda: self.table.n + 1)
        self.here: set[Person] = {0}
        rules = find(game)
        self.keep(0, decisions.open_table(rules, rules.load_pack(pack).id, options or {}, settings, "Ana"))

    def keep(self, person: Person | None, fact: AnyFact, made: Any = None) -> Record:
        """Record it."""
        record = Record(self.table.n + 1, int(1_000 * self.now()), person, f"r{self.table.n + 1}", fact)
        self.table.take(records.decode(records.encode(record)), made)
        return record

    # --- people ---

    def enter(self, name: str) -> Person:
        record = self.keep(None, decisions.enter(self.table, name))
        person = self.table.person_of(record.n)
        self.here.add(person)
        return person

    def ask(self, person: Person, decide: Callable[..., AnyFact], *args: Any) -> Record:
        """Anything in `decisions` that takes the table and the person first."""
        takes_here = "here" in decide.__code__.co_varnames[: decide.__code__.co_argcount]
        more = (self.here,) if takes_here else ()
        return self.keep(person, decide(self.table, person, *args, *more))

    def seated(self, people: int, seed: int = 1) -> OfflineTable:
        """So many people sit and the game begins with this seed."""
        for number in range(1, people):
            person = self.enter(("Ana", "Bruno", "Clara", "Dani", "Eva")[number])
            self.ask(person, decisions.sit, number)
            self.ask(person, decisions.ready, True)
        self.keep(0, decisions.start(self.table, 0, seed, self.here))
        return self

    # --- the game ---

    def do(self, person: Person, action: Action, offer: int | None = None) -> Record:
        """Done at once, as where nobody else is here who could object."""
        return self.keep(person, *decisions.act(self.table, person, msgspec.to_builtins(action), offer))

    def propose(self, person: Person, action: Action) -> Record:
        """The same with everybody here."""
        return self.keep(person, *decisions.act(self.table, person, msgspec.to_builtins(action), None, self.here))

    def answer(self, person: Person, yes: bool) -> Record:
        """A word to what is proposed."""
        return self.keep(person, *decisions.answer_proposal(self.table, person, yes, self.here))

    def moment_passes(self) -> Record:
        """Nobody objected to what is proposed."""
        asked = self.table.proposal
        assert asked is not None, "nothing is proposed"
        return self.keep(asked.person, *decisions.count_proposal(self.table, asked.n))

    def bot_does(self, seat: Seat, action: Action) -> Record:
        bot = self.table.places[seat].bot
        assert bot is not None
        fact, made = decisions.bot_acts(self.table, seat, bot, action)
        return self.keep(None, fact, made)

    @property
    def play(self) -> RunningGame:
        """The running game."""
        assert self.table.play is not None, "the game has not begun"
        return self.table.play

    def deciding(self) -> tuple[Seat, ...]:
        return self.play.state.deciding()

    def legal(self, seat: Seat) -> list[Action]:
        return self.play.legal[seat]

    def any_move(self) -> Record:
        """The first legal move of the first seat that is waited for."""
        seat = self.deciding()[0]
        place = self.table.places[seat]
        action = self.legal(seat)[0]
        return self.bot_does(seat, action) if place.person is None or place.bot else self.do(place.person, action)

    def digest(self) -> str:
        return self.play.state.digest()

    def again(self) -> Table:
        """The same table read from its records alone."""
        twin = Table("T", self._find, self._find_pack)
        twin.take_all(records.decode(records.encode(record)) for record in self.table.records)
        return twin

    def lines(self, seat: Seat | None, language: str = "en", narration: AnyNarration | None = None) -> list[str]:
        """The transcript that this audience reads."""
        transcript = Transcript(self.table, narration or registry.narration(self.table.game.name), seat)
        names = self.table.names(language)
        return [
            line.text or say(line.phrase, language, names)  # type: ignore[arg-type]  # left out where there is neither
            for record in self.table.records
            for line in transcript.lines(record.n)
            if line.text is not None or line.phrase is not None
        ]
