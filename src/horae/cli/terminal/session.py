"""One person and their bots at a terminal: who is asked when, what is shown, and what typed words do.

Knows no game by name: how it looks and what it says comes from a Face.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.text import Text

from horae.bots.bot import AnyBot
from horae.bots.seated import SeatedBots
from horae.cli.terminal.face import PERSON, Face, Voice
from horae.cli.terminal.readings import read
from horae.cli.terminal.rulebook_search import search_rules, show_rule
from horae.cli.terminal.saved_games import CannotSave, default_path, in_games_folder, keep
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.why_not import BAD, GOOD, explain, why
from horae.cli.terminal.words import after, plain
from horae.core.game import Action, AnyGame, Event, Heard, Seat, State, for_seat
from horae.core.log import Log, Replay, commitment
from horae.core.refusal import Refused
from horae.core.speech import LANGUAGES, Fault, Listing, Phrase, own

FULL_HINTS = 2
"""How often all that can be typed is listed under the moves; afterwards people know, or ask for help."""
HELPED = ("number", "words", "why", "flip", "read", "rule", "rules", "look", "language", "save", "quit")

PLAINLY_HELPED = ("number", "words", "read", "rule", "rules", "look", "language", "save", "quit")
"""What is understood where a game has no face of its own."""


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """A running game at a terminal."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        log: Log,
        bots: Sequence[AnyBot],
        face: Face,
        voice: Voice,
        console: Console,
        ask: Callable[[], str],
        log_path: Path | None,
        marks: bool = False,
        plain: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.log = log
        self._seated = SeatedBots(bots, state.view)
        self.bots = self._seated.at
        self.face = face
        self.voice = voice
        self.screen = Screen(console, voice, plain)
        self.ask = ask
        self.log_path = log_path
        self.marks = marks
        self._heard = Heard()
        view = state.view(PERSON)
        self._teller = face.teller(view)
        self._news = [(place == 0, phrase) for place, phrase in enumerate(self._teller.opening(view))]
        self._tables_shown = 0
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
                self._news.clear()
            self._spread(told)

    # --- the course of the game ---

    def run(self) -> None:
        """Play until the end or until the person leaves. The log is kept before every question and at the end."""
        self._greet()
        try:
            self._remarks()
            while self.state.result() is None:
                if PERSON in self.state.deciding():
                    self._person_moves()
                else:
                    self._bot_moves()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.gap()
            self.screen.line("play-farewell")
            self._keep(self.log_path)
            if self.log_path is not None and self.log_path.exists():
                named = "" if in_games_folder(self.log_path) else f" {quote(str(self.log_path))}"
                self.screen.line("play-go-on-later", file=named)

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
                self._news.append((self.face.opens_chapter(event), phrase))

    def _bot_moves(self) -> None:
        seat = self.state.deciding()[0]
        bot, view = self.bots[seat], self.state.view(seat)
        action = bot.choose(view, self.state.legal(seat))
        tale = bot.tell(view, action) if bot.talks else None
        if tale is not None:
            who = Phrase("person", {"seat": seat + 1})
            self._news.append((False, Phrase("play-says", {"person": who, "what": tale})))
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

    def _person_moves(self) -> None:
        self._choose(waited=True)
        self._remarks()
        legal = self.state.legal(PERSON)
        if PERSON not in self.state.deciding() and self.face.worth_asking(legal, self.state.view(PERSON)):
            self._choose(waited=False)

    # --- asking ---

    def _choose(self, waited: bool) -> None:
        """Show the table and take words until one of them is a move. Not waited for, one may also go on."""
        self._keep_quietly()
        self._show_table(whole=not self.face.is_follow_up(self.state.view(PERSON)))
        while True:
            moves = self._moves()
            words = self.ask()
            typed = words.strip()
            if typed.isdecimal():
                number = int(typed) if len(typed) < 6 else -1
                if number == 0 and not waited:
                    return
                if number in moves:
                    self._news.clear()
                    self._do(PERSON, moves[number])
                    return
                self.screen.line("play-no-such-number", style=BAD, number=typed)
            elif self._typed(words, plain(words)):
                return

    def _moves(self) -> Mapping[int, Action]:
        return self.face.numbered(self.state.legal(PERSON), self.state.view(PERSON))

    def _typed(self, words: str, text: str) -> bool:
        """Do what was typed; True if it was a move, so that the table may have changed."""
        if not text and "?" not in words:
            self._show_table()
            return False
        if text == "" or after("play-word-help", text) is not None:
            self._help()
            return False
        for key, command in self._commands().items():
            rest = after(key, text)
            if rest is not None:
                command(rest, words)
                return False
        return self._told_play(words)

    def _commands(self) -> dict[str, Callable[[str, str], None]]:
        return {
            "play-word-quit": self._quit,
            "play-word-why": self._why,
            "play-word-read": self._read,
            "play-word-rule": self._rule,
            "play-word-rules": self._rules,
            "play-word-language": self._language,
            "play-word-save": self._save,
            "play-word-look": lambda rest, words: self._show_table(),
        }

    def _told_play(self, words: str) -> bool:
        """A play told in words: done if the rules allow it, explained if not."""
        try:
            action = self.face.understand(words, self.state.view(PERSON))
            if action is None:
                self.screen.line("play-not-understood", style=BAD, words=words.strip()[:60])
                return False
            moves, before = self.state.legal(PERSON), len(self._news)
            fills_in = any(type(form.action) is type(action) for form in self.state.forms(PERSON))
            self._do(PERSON, action)
        except Refused as refused:
            explain(refused, self.screen)
            return False
        except Fault as unclear:
            self.screen.print(self.voice.say(unclear.phrase), BAD)
            return False
        if action in moves or fills_in:
            del self._news[:before]
            return True
        for _, phrase in self._news[before:]:
            self.screen.print(self.voice.say(phrase))
        view = self.state.view(PERSON)
        if self.screen.plain:
            self._lines(self.face.plain_people(view, self.voice))
        else:
            self.screen.show(self.face.people(view, self.voice, self.screen.console))
        return False

    # --- commands ---

    def _quit(self, rest: str, words: str) -> None:
        raise Quit

    def _why(self, rest: str, words: str) -> None:
        why(rest, self.state, self.face, self.screen)

    def _read(self, rest: str, words: str) -> None:
        """What lies open for this seat, and nothing else: it comes from the view."""
        read(rest, self.face.readings(self.state.view(PERSON), self.voice), self.screen)

    def _rule(self, rest: str, words: str) -> None:
        if not show_rule(rest, self.game.rulebook(), self.voice, self.screen.console):
            self._rules(rest, words)

    def _rules(self, rest: str, words: str) -> None:
        search_rules(rest, self.game.rulebook(), self.voice, self.screen.console)

    def _language(self, rest: str, words: str) -> None:
        if rest not in LANGUAGES:
            self.screen.line("play-languages", style=BAD)
            return
        self.voice.language = rest
        self._show_table()

    def _save(self, rest: str, words: str) -> None:
        """A copy for oneself; the game goes on in its own place, if it has one. The file's name is taken as it was
        typed, not as it was compared."""
        typed = words.split(maxsplit=1)
        if len(typed) < 2:
            self._keep(self.log_path)
            return
        own = None if self._cannot_keep else self.log_path
        self._keep(Path(typed[1].strip()).expanduser())
        self.log_path = own or self.log_path

    def _help(self) -> None:
        for phrase in self.face.lesson(self.screen.console):
            self.screen.paragraph(self.voice.say(phrase))
        self.screen.line("play-help", style="bold")
        owns = [self._own(f"play-help-{key}") for key in (HELPED if self.game.face else PLAINLY_HELPED)]
        self.screen.pairs([(self.voice.speak(f"{own}.type"), self.voice.speak(own)) for own in owns])

    # --- showing ---

    def _greet(self) -> None:
        head = self.log.head
        others = [self.voice.names[seat] for seat in self.bots]
        body = Text(self.voice.speak("play-greeting", others=Listing(tuple(others)), count=len(others)))
        body.append("\n" + self.voice.speak("play-greeting-again" if self._goes_on else "play-greeting-kept"))
        body.append("\n" + self.voice.speak("play-commitment", commitment=head.commitment), "dim")
        self.screen.notice(self.voice.say(self.face.title()), body, "cyan")

    def _show_table(self, whole: bool = True) -> None:
        """News, table, question and moves; not whole, without the table."""
        view = self.state.view(PERSON)
        self.screen.gap()
        self._show_news()
        if whole or not self._tables_shown:
            self._show_board(view, self.state.legal(PERSON))
        self.screen.gap()
        self._show_moves(view)

    def _show_board(self, view: Any, legal: Sequence[Action]) -> None:
        if self.screen.plain:
            self._lines(self.face.plain_board(view, legal, self.voice))
        else:
            self.screen.show(self.face.board(view, legal, self.voice, self.screen.console))

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.print(line)

    def _show_news(self) -> None:
        for heading, phrase in self._news:
            if heading:
                self.screen.heading(self.voice.say(phrase))
            else:
                self.screen.under(self.voice.say(phrase))

    def _show_moves(self, view: Any) -> None:
        self.screen.print(self.voice.say(self.face.step(view)), "bold")
        for line in self.face.details(view, self.state.legal(PERSON), self.voice):
            self.screen.under(line)
        moves = self._moves()
        wide = len(str(max(moves, default=0)))
        for _, group in groupby(moves.items(), key=lambda move: type(move[1])):
            labels = [(str(number), self.voice.say(self.face.move(action, view))) for number, action in group]
            self.screen.numbered(labels, wide)
        if PERSON not in self.state.deciding():
            self.screen.numbered([("0", self.voice.speak("play-go-on"))], 1)
        self.screen.line(self._own("play-hint") if self._tables_shown < FULL_HINTS else "play-hint-short", style="dim")
        self._tables_shown += 1

    def _finish(self) -> None:
        result = self.state.result()
        assert result is not None
        view = self.state.view(PERSON)
        self.screen.gap()
        self._show_news()
        self._show_board(view, [])
        chart = self.face.reckoning(view, self.voice)
        if chart is not None:
            self.screen.chart(chart)
        title, about = self.face.result(result, PERSON)
        seed = self.log.head.seed
        fits = commitment(int(seed)) == self._shown_commitment
        body = Text(self.voice.say(about))
        body.append("\n" + self.voice.speak("play-seed-fits" if fits else "play-seed-differs", seed=seed), "dim")
        self.screen.notice(self.voice.say(title), body, GOOD if PERSON in result.winners else BAD)
        self._keep(self.log_path)

    def _keep_quietly(self) -> None:
        """Keep the game as it is played. If that cannot be done, say so once."""
        if self._cannot_keep:
            return
        try:
            self.log_path = keep(self.log, self.state.result(), self.log_path or default_path(self.log))
        except CannotSave as wrong:
            self._cannot_keep = True
            self.screen.print(self.voice.say(wrong.phrase), BAD)

    def _keep(self, path: Path | None) -> None:
        """Write the log and say where it lies, or why it could not be written."""
        try:
            self.log_path = keep(self.log, self.state.result(), path or default_path(self.log))
        except CannotSave as wrong:
            self.screen.print(self.voice.say(wrong.phrase), BAD)
        else:
            self._cannot_keep = False
            self.screen.line("play-saved", file=str(self.log_path))

    def _own(self, key: str) -> str:
        """The game's own wording of a message, where it has one."""
        mine = own(self.game.name, key)
        return mine if mine != key or self.game.face else own("plain", key)
