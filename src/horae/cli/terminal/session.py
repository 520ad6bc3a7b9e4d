"""One person and their bots at a terminal: who is asked when, what is shown, and what typed words do.

Knows no game by name: how it looks and what it says comes from a Face.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from horae.bots.bot import Bot
from horae.cli.terminal.face import Face, Voice
from horae.cli.terminal.keeping import CannotSave, default_path, keep
from horae.cli.terminal.reading import search_rules, show_rule
from horae.cli.terminal.words import after, plain
from horae.core.game import Action, Game, Heard, Seat, State, for_seat
from horae.core.log import Log, commitment
from horae.core.refusal import Refused
from horae.core.speech import LANGUAGES, Fault, Listing, Sayable, knows

PERSON: Seat = 0
FULL_HINTS = 2
"""How often all that can be typed is listed under the moves; afterwards people know, or ask for help."""
HELPED = ("number", "words", "why", "flip", "rule", "rules", "look", "language", "save", "quit")
GOOD = "green"
BAD = "red"


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """A running game at a terminal."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        log: Log,
        bots: Sequence[Bot],
        face: Face,
        voice: Voice,
        console: Console,
        ask: Callable[[], str],
        log_path: Path | None,
        marks: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.bots = {bot.seat: bot for bot in bots}
        self.face = face
        self.voice = voice
        self.console = console
        self.ask = ask
        self.log_path = log_path
        self.marks = marks
        self._heard = Heard()
        view = state.view(PERSON)
        self._teller = face.teller(view)
        self._news = [(place == 0, phrase) for place, phrase in enumerate(self._teller.opening(view))]
        self._tables_shown = 0
        self._shown_commitment = log.head.commitment
        for bot in bots:
            bot.begin(state.view(bot.seat))

    # --- the course of the game ---

    def run(self) -> None:
        """Play until the end or until the person leaves; either way the log is kept."""
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
            self.console.print()
            self._line("play-farewell")
            self._keep(self.log_path)

    def _do(self, seat: Seat, action: Action) -> None:
        """Apply, log, tell everyone. Raises Refused and changes nothing if the rules say no."""
        self.state.apply(seat, action, self._heard)
        self.log.record(seat, action, self.state)
        told = self._heard.take()
        for bot in self.bots.values():
            for event in for_seat(told, bot.seat):
                bot.hear(event)
        for event in for_seat(told, PERSON):
            phrase = self._teller.tell(event)
            if phrase is not None:
                self._news.append((self.face.opens_chapter(event), phrase))

    def _bot_moves(self) -> None:
        seat = self.state.deciding()[0]
        self._do(seat, self.bots[seat].choose(self.state.view(seat), self.state.legal(seat)))
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
        self._show_table()
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
                self._line("play-no-such-number", style=BAD, number=typed)
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
                self._line("play-not-understood", style=BAD, words=words.strip()[:60])
                return False
            moves, before = self.state.legal(PERSON), len(self._news)
            self._do(PERSON, action)
        except Refused as refused:
            self._explain(refused)
            return False
        except Fault as unclear:
            self._print(self.voice.say(unclear.phrase), BAD)
            return False
        if action in moves:
            del self._news[:before]
            return True
        for _, phrase in self._news[before:]:
            self._print(self.voice.say(phrase))
        self.console.print(self.face.people(self.state.view(PERSON), self.voice, self.console))
        return False

    # --- commands ---

    def _quit(self, rest: str, words: str) -> None:
        raise Quit

    def _why(self, rest: str, words: str) -> None:
        view = self.state.view(PERSON)
        if not rest:
            self._why_nothing_else(view)
            return
        try:
            action = self.face.understand(rest, view)
            if action is None:
                self._line("play-why-what", style=BAD)
                return
            self.state.copy().apply(PERSON, action)
        except Refused as refused:
            self._explain(refused)
        except Fault as unclear:
            self._print(self.voice.say(unclear.phrase), BAD)
        else:
            self._line("play-why-allowed", style=GOOD, move=self.face.move(action, view))

    def _why_nothing_else(self, view: Any) -> None:
        """Every play that one might think of and that the rules refuse, each with its reason."""
        reasons: dict[str, Refused] = {}
        for action in self.face.tries(view):
            try:
                self.state.copy().apply(PERSON, action)
            except Refused as refused:
                reasons.setdefault(f"{self.voice.say(self.face.move(action, view))}: {self._because(refused)}", refused)
        if not reasons:
            self._line("play-why-what")
            return
        for reason in reasons:
            self._print(f"· {reason}")
        self._line("play-why-read", style="dim", rule=next(iter(reasons.values())).rule)

    def _because(self, refused: Refused) -> str:
        return self.voice.say(refused.phrase)

    def _explain(self, refused: Refused) -> None:
        self._print(f"✗ {self._because(refused)}" if self._unicode() else self._because(refused), BAD)
        self._line("play-why-read", style="dim", rule=refused.rule)

    def _rule(self, rest: str, words: str) -> None:
        if not show_rule(rest, self.game.rulebook(), self.voice, self.console):
            self._rules(rest, words)

    def _rules(self, rest: str, words: str) -> None:
        search_rules(rest, self.game.rulebook(), self.voice, self.console)

    def _language(self, rest: str, words: str) -> None:
        if rest not in LANGUAGES:
            self._line("play-languages", style=BAD)
            return
        self.voice.language = rest
        self._show_table()

    def _save(self, rest: str, words: str) -> None:
        """The file's name is taken as it was typed, not as it was compared."""
        typed = words.split(maxsplit=1)
        self._keep(Path(typed[1].strip()).expanduser() if len(typed) > 1 else self.log_path)

    def _help(self) -> None:
        for phrase in self.face.lesson(self.console):
            self.console.print(Padding(Text(" ".join(self.voice.say(phrase).split())), (0, 0, 1, 0)))
        self._line("play-help", style="bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column()
        for key in HELPED:
            own = self._own(f"play-help-{key}")
            grid.add_row(self.voice.speak(f"{own}.type"), self.voice.speak(own))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    # --- showing ---

    def _greet(self) -> None:
        head = self.log.head
        others = [self.voice.names[seat] for seat in self.bots]
        body = Text(self.voice.speak("play-greeting", others=Listing(tuple(others)), count=len(others)))
        body.append("\n" + self.voice.speak("play-commitment", commitment=head.commitment), "dim")
        self.console.print(Panel(body, title=Text(self.voice.say(self.face.title()), "bold"), border_style="cyan"))

    def _show_table(self) -> None:
        view = self.state.view(PERSON)
        self.console.print()
        self._show_news()
        self.console.print(self.face.board(view, self.state.legal(PERSON), self.voice, self.console))
        self.console.print()
        self._show_moves(view)

    def _show_news(self) -> None:
        for heading, phrase in self._news:
            words = self.voice.say(phrase)
            if heading:
                self.console.print(
                    Rule(Text(words, "bold"), align="left", style="cyan", characters="─" if self._unicode() else "-")
                )
            else:
                self.console.print(Padding(Text(words), (0, 0, 0, 2)))

    def _show_moves(self, view: Any) -> None:
        self.console.print(Text(self.voice.say(self.face.step(view)), "bold"))
        moves = self._moves()
        wide = len(str(max(moves, default=0)))
        labels = [
            (
                type(action),
                Text.assemble((f"{number:>{wide}}", "bold cyan"), "  ", self.voice.say(self.face.move(action, view))),
            )
            for number, action in moves.items()
        ]
        for _, group in groupby(labels, key=lambda label: label[0]):
            entries = [label for _, label in group]
            self.console.print(Padding(Columns(entries, padding=(0, 3), equal=True), (0, 0, 0, 2)))
        if PERSON not in self.state.deciding():
            self.console.print(Padding(Text.assemble(("0", "bold cyan"), "  ", self.voice.speak("play-go-on")), (0, 0, 0, 2)))
        self._line(self._own("play-hint") if self._tables_shown < FULL_HINTS else "play-hint-short", style="dim")
        self._tables_shown += 1

    def _finish(self) -> None:
        result = self.state.result()
        assert result is not None
        self.console.print()
        self._show_news()
        self.console.print(self.face.board(self.state.view(PERSON), [], self.voice, self.console))
        title, about = self.face.result(result, PERSON)
        seed = self.log.head.seed
        fits = commitment(int(seed)) == self._shown_commitment
        body = Text(self.voice.say(about))
        body.append("\n" + self.voice.speak("play-seed-fits" if fits else "play-seed-differs", seed=seed), "dim")
        won = PERSON in result.winners
        self.console.print(Panel(body, title=Text(self.voice.say(title), "bold"), border_style=GOOD if won else BAD))
        self._keep(self.log_path)

    def _keep(self, path: Path | None) -> None:
        """Write the log and say where it lies, or why it could not be written."""
        try:
            kept = keep(self.log, self.state.result(), path or default_path(self.log))
        except CannotSave as wrong:
            self._print(self.voice.say(wrong.phrase), BAD)
        else:
            self.log_path = kept
            self._line("play-saved", file=str(kept))

    def _own(self, key: str) -> str:
        """The game's own wording of a message, where it has one."""
        own = f"{self.game.name}-{key}"
        return own if knows(own, self.voice.language) else key

    def _line(self, key: str, /, *, style: str = "", **args: Sayable) -> None:
        self._print(self.voice.speak(key, **args), style)

    def _print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))

    def _unicode(self) -> bool:
        return self.console.encoding.lower().startswith("utf")
