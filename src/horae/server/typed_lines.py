"""What a line means that a person types at a table's command line: from their own view, offers and transcript alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from horae.core.game import Action
from horae.core.refusal import Refused
from horae.core.rulebook import Rulebook
from horae.core.speech import LANGUAGES, Fault, Phrase
from horae.games.registry import narration_of
from horae.server import views
from horae.server.phrase_cache import words
from horae.server.protocol import replies, requests
from horae.spoken.game import has_own_words, open_words
from horae.spoken.typed_line import meaning
from horae.spoken.voice import Voice
from horae.spoken.why_not import No
from horae.spoken.words import plain
from horae.table import decisions
from horae.table.records import Did, Person
from horae.table.running_game import RunningGame
from horae.table.table import Declined, Table
from horae.table.transcript import Transcript

_MOST_NEWS = 40


class SeatedPerson:
    """A person at a table where a game is played, as the words for them are made."""

    def __init__(self, table: Table, play: RunningGame, told: Transcript, person: Person, language: str) -> None:
        """`told`: what they were told, where they sit."""
        self._table = table
        self._play = play
        self._told = told
        self._person = person
        self._seat = table.seat_of(person)
        self._narration = narration_of(play.game)
        self.name = play.game.name
        self.has_own_words = has_own_words(play.game)
        self.voice = Voice(language, table.names(language))
        self.face = open_words(play.game, play.pack)
        self.view: Any = play.state.view(self._seat)

    # --- what may be done ---

    @cached_property
    def legal(self) -> Sequence[Action]:
        return self._play.legal[self._seat] if self._seat is not None and self._plays else ()

    @cached_property
    def asides(self) -> Sequence[Action]:
        return self._play.state.asides(self._seat) if self._seat is not None and self._plays else ()

    @property
    def _plays(self) -> bool:
        """Whether it is for them to do what their seat does."""
        return self._seat is not None and self._table.player_of(self._seat) == self._person and not self._table.is_halted

    def offer_of(self, action: Action) -> int | None:
        """The number of the offer that the action is from; None for what may be done besides."""
        assert self._seat is not None
        return None if action in self.asides else self._play.offers[self._seat]

    def labels(self) -> Sequence[tuple[str, Action]]:
        return [
            (plain(self._label(action, language)), action) for action in (*self.legal, *self.asides) for language in LANGUAGES
        ]

    def _label(self, action: Action, language: str) -> str:
        phrase = self._narration.move(action, self.view, self._play.pack)
        return words(phrase, language, self._table.names(language))

    def move(self, action: Action) -> str:
        """As it is offered; what is not offered, as what lies open of the game has it."""
        if action in self.legal or action in self.asides:
            return self._label(action, self.voice.language)
        return self.voice.say(self.face.move(action, self.view))

    def understand(self, typed: str) -> Action | None:
        """As the game understands it; by the beginning of one offer."""
        if self._seat is None:
            raise Fault(Phrase("play-line-watching"))
        found = self.face.understand(typed, self.view, self.legal)
        if found is not None:
            return found
        wanted = plain(typed)
        begun = {action: None for label, action in self.labels() if wanted and label.startswith(f"{wanted} ")}
        return next(iter(begun)) if len(begun) == 1 else None

    def why_not(self, action: Action) -> No | None:
        try:
            decisions.attempt(self._table, self._person, msgspec.to_builtins(action))
        except Refused as refused:
            return No(self.voice.say(refused.phrase), refused.rule)
        except Declined as declined:
            return No(declined.say(self.voice.language, self.voice.names))
        return None

    # --- what is told ---

    def rulebook(self) -> Rulebook:
        return self._play.game.rulebook()

    def question(self) -> str:
        return self.voice.say(self._narration.step(self.view, self._play.pack))

    def news(self) -> Sequence[str]:
        """The game's lines since their own last move, as their transcript has them."""
        names = self._table.names(self.voice.language)
        told: list[str] = []
        for record in reversed(self._table.records):
            said = [
                line.words
                for line in views.lines(self._told, (record.n,), self.voice.language, names)
                if line.kind == "event" and line.words
            ]
            told[:0] = said
            if len(told) >= _MOST_NEWS or (record.person == self._person and isinstance(record.fact, Did)):
                break
        return told[-_MOST_NEWS:]


def meant(table: Table, told: Transcript, person: Person, language: str, message: requests.Typed) -> replies.Meant:
    """Raises Declined where there is no game that this person may see."""
    play, seat = table.play, table.seat_of(person)
    if play is None:
        raise Declined("not-started")
    if not table.shows_game_to(person):
        raise Declined("no-onlookers")
    seated = SeatedPerson(table, play, told, person, language)
    holds = seat is not None and message.offer == play.offers[seat]
    found = meaning(message.line, seated, numbers_hold=holds)
    lines = tuple(replies.MeantLine(line.in_one(), line.tone) for line in found.lines)
    if found.action is None:
        return replies.Meant(message.id, lines)
    return replies.Meant(message.id, lines, msgspec.to_builtins(found.action), seated.offer_of(found.action))
