"""A game in this process: the person, their bots, and the log that is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from horae.bots.bot import AnyBot
from horae.bots.seated import SeatedBots
from horae.cli.terminal.chair import Command, Ending, News, SaidStake, Turn
from horae.cli.terminal.face import PERSON, Face
from horae.cli.terminal.face_choice import has_face
from horae.cli.terminal.saved_games import CannotSave, default_path, in_games_folder, keep
from horae.cli.terminal.screen import BAD, Screen
from horae.core.game import Action, AnyGame, Event, Heard, Pack, Seat, State, for_seat
from horae.core.log import Log, Replay, commitment
from horae.core.refusal import Refused
from horae.core.rulebook import Rulebook
from horae.core.speech import Listing, Phrase, Quoted
from horae.core.stakes import Stake
from horae.games.registry import stakes_of
from horae.server.protocol.http_bodies import ChapterView
from horae.server.story import retold
from horae.spoken.voice import Voice
from horae.spoken.why_not import No


class LocalChair:
    """The first seat of a game against bots, or with them."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        content: Pack,
        log: Log,
        bots: Sequence[AnyBot],
        face: Face,
        voice: Voice,
        log_path: Path | None,
        marks: bool = False,
        pack: str | None = None,
    ) -> None:
        """`pack` is where the content was found, if it is not the game's own."""
        self.game = game
        self.content = content
        self.name = game.name
        self.has_face = has_face(game)
        self.state = state
        self.log = log
        self._seated = SeatedBots(bots, state.view)
        self.bots = self._seated.at
        self.face = face
        self.voice = voice
        self.log_path = log_path
        self.marks = marks
        self._pack = pack
        self._heard = Heard()
        view = state.view(PERSON)
        self._teller = face.teller(view)
        self.news = [News(phrase, place == 0) for place, phrase in enumerate(self._teller.opening(view))]
        self._turn: Turn | None = None
        self._turns = 0
        self._shown_commitment = log.head.commitment
        self._goes_on = False
        self._cannot_keep = False

    def catch_up(self, replay: Replay) -> None:
        """Go on with a game that was kept: everybody is told all that happened, the person again what came after
        their last move."""
        self._goes_on = True
        last = max((entry.n for entry in replay.log.entries if entry.seat == PERSON), default=0)
        for entry, _, state, told in replay.steps():
            self.state = state
            if entry.n == last:
                self.news.clear()
            self._spread(told)

    # --- how it stands ---

    @property
    def view(self) -> Any:
        return self.state.view(PERSON)

    @property
    def legal(self) -> Sequence[Action]:
        return self.state.legal(PERSON)

    def is_form(self, action: Action) -> bool:
        return any(type(form.action) is type(action) for form in self.state.forms(PERSON))

    @property
    def is_waited_for(self) -> bool:
        return PERSON in self.state.deciding()

    def rulebook(self) -> Rulebook:
        return self.game.rulebook()

    def move(self, action: Action) -> str:
        return self.voice.say(self.face.move(action, self.view))

    def stakes(self, action: Action) -> Sequence[SaidStake]:
        told = stakes_of(self.game)
        return () if told is None else self._said(told.stakes([action], self.view, self.content)[0])

    def looming(self) -> Sequence[SaidStake]:
        told = stakes_of(self.game)
        return () if told is None else self._said(told.looming(self.view, self.content))

    def _said(self, stakes: Sequence[Stake]) -> Sequence[SaidStake]:
        return [SaidStake(self.voice.say(stake.words), stake.weight) for stake in stakes]

    def offer(self) -> object:
        return self._turns

    def question(self) -> str:
        return self.voice.say(self.face.step(self.view))

    def heard(self, words: str, screen: Screen) -> bool:
        return False

    def read_on(self) -> str:
        return self.voice.speak("play-read-on")

    def understand(self, words: str) -> Action | None:
        return self.face.understand(words, self.view, self.legal)

    def set_language(self, language: str) -> None:
        self.voice.language = language

    # --- the course of the game ---

    def next_turn(self) -> Turn:
        """Bots move until the person is waited for. After their move, they may also be offered what is not waited for."""
        if self._turn is not Turn.OPEN:
            self._remarks()
        self._turn = self._after(self._turn)
        self._turns += 1
        return self._turn

    def _after(self, before: Turn | None) -> Turn:
        while self.state.result() is None:
            if self.is_waited_for:
                return Turn.ASKED
            if before is Turn.ASKED and self.face.worth_asking(self.legal, self.view):
                return Turn.OPEN
            before = None
            self._bot_moves()
        return Turn.OVER

    def do(self, action: Action) -> No | None:
        try:
            self._do(PERSON, action)
        except Refused as refused:
            return self._no(refused)
        return None

    def why_not(self, action: Action) -> No | None:
        try:
            self.state.copy().apply(PERSON, action)
        except Refused as refused:
            return self._no(refused)
        return None

    def _no(self, refused: Refused) -> No:
        return No(self.voice.say(refused.phrase), refused.rule)

    def _do(self, seat: Seat, action: Action) -> None:
        """Apply, log, tell everyone. Raises Refused and changes nothing if the rules say no."""
        self.state.apply(seat, action, self._heard)
        self.log.record(seat, action, self.state)
        self._spread(self._heard.take())

    def _spread(self, told: Sequence[tuple[Event, Seat | None]]) -> None:
        """Tell every seat what it may hear."""
        for event, only in told:
            self._seated.tell(event, only)
        for event in for_seat(told, PERSON):
            phrase = self._teller.tell(event)
            if phrase is not None:
                self.news.append(News(phrase, self.face.opens_chapter(event), is_passage=self.face.is_passage(event)))

    def _bot_moves(self) -> None:
        seat = self.state.deciding()[0]
        bot, view = self.bots[seat], self.state.view(seat)
        action = bot.choose(view, self.state.legal(seat))
        tale = bot.tell(view, action) if bot.talks else None
        if tale is not None:
            who = Phrase("person", {"seat": seat + 1})
            self.news.append(News(Phrase("play-says", {"person": who, "what": Quoted(tale)})))
        self._do(seat, action)
        self._remarks()

    def _remarks(self) -> None:
        """After each move every bot may make one aside, if the person wants that. One that the rules
        refuse is not made."""
        if not self.marks:
            return
        for bot in self.bots.values():
            aside = bot.remark(self.state.view(bot.seat)) if self.state.result() is None else None
            if aside is not None:
                try:
                    self._do(bot.seat, aside)
                except Refused:
                    continue

    # --- what is said around it ---

    def greeting(self) -> Sequence[tuple[str, str]]:
        speak = self.voice.speak
        others = [self.voice.names[seat] for seat in self.bots]
        return (
            (speak("play-greeting", others=Listing(tuple(others)), count=len(others)), ""),
            (speak("play-greeting-again" if self._goes_on else "play-greeting-kept"), ""),
            (speak("play-commitment", commitment=self.log.head.commitment), "dim"),
        )

    def ending(self) -> Ending:
        result = self.state.result()
        assert result is not None
        title, about = self.face.result(result, PERSON)
        seed = self.log.head.seed
        fits = commitment(int(seed)) == self._shown_commitment
        told = self.voice.speak("play-seed-fits" if fits else "play-seed-differs", seed=seed)
        return Ending(self.voice.say(title), self.voice.say(about), told, PERSON in result.winners)

    def story(self) -> Sequence[ChapterView]:
        actions = [(entry.seat, self.game.decode_action(entry.action)) for entry in self.log.entries]
        first = Replay(self.log, self.game, self.content).start()
        return retold(self.game, first, actions, self.content, self.voice.language, self.voice.names)

    def commands(self, screen: Screen) -> Mapping[str, Command]:
        return {"play-word-save": lambda rest, words: self._save(words, screen)}

    def helped(self) -> Sequence[str]:
        return ("save", "quit")

    def leave(self, screen: Screen) -> None:
        screen.line("play-farewell")
        self._write(self.log_path, screen)
        if self.log_path is not None and self.log_path.exists():
            named = "" if in_games_folder(self.log_path) else f" {quote(str(self.log_path))}"
            screen.line("play-go-on-later", file=named)

    def close(self, screen: Screen) -> None:
        self._write(self.log_path, screen)

    # --- keeping ---

    def _save(self, words: str, screen: Screen) -> None:
        """A copy for oneself; the game goes on in its own place, if it has one. The file's name is taken as it was
        typed, not as it was compared."""
        typed = words.split(maxsplit=1)
        if len(typed) < 2:
            self._write(self.log_path, screen)
            return
        own = None if self._cannot_keep else self.log_path
        self._write(Path(typed[1].strip()).expanduser(), screen)
        self.log_path = own or self.log_path

    def keep(self, screen: Screen) -> None:
        """Keep the game as it is played. If that cannot be done, say so once."""
        if self._cannot_keep:
            return
        try:
            self.log_path = keep(self.log, self.state.result(), self.log_path or default_path(self.log), self._pack)
        except CannotSave as wrong:
            self._cannot_keep = True
            screen.print(self.voice.say(wrong.phrase), BAD)

    def _write(self, path: Path | None, screen: Screen) -> None:
        """Write the log and say where it lies, or why it could not be written."""
        try:
            self.log_path = keep(self.log, self.state.result(), path or default_path(self.log), self._pack)
        except CannotSave as wrong:
            screen.print(self.voice.say(wrong.phrase), BAD)
        else:
            self._cannot_keep = False
            screen.line("play-saved", file=str(self.log_path))
