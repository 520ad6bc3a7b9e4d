"""One person at a terminal: what is shown when, and what typed words do.

Knows no game by name: how it looks and what it says comes from a Face. Knows no place either: where the game is played,
who else plays and what happens between one question and the next is the Chair's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from horae.cli.terminal.chair import Chair, Command, Listen, Quit, SaidStake, Turn
from horae.cli.terminal.move_numbers import MoveNumbers, Shown
from horae.cli.terminal.screen import BAD, GOOD, Screen
from horae.core.game import Action
from horae.core.speech import LANGUAGES, Fault, own
from horae.core.stakes import Weight
from horae.spoken.answer import Said
from horae.spoken.readings import find, read
from horae.spoken.rulebook_search import search_rules, show_rule
from horae.spoken.typed_line import HELPED, PLAINLY_HELPED, part_named
from horae.spoken.why_not import against, explain, why
from horae.spoken.words import after, plain, spellings

FULL_HINTS = 2
"""How often all that can be typed is listed under the moves; afterwards people know, or ask for help."""
STAKE_STYLES: dict[Weight, str] = {"good": GOOD, "plain": "dim", "bad": BAD, "grave": f"bold {BAD}"}


class _Board(Enum):
    """How much of the table is shown."""

    WHOLE = "whole"
    CHANGES = "changes"
    NONE = "none"


AT_ONCE = tuple(f"play-word-{word}" for word in ("help", "why", "read", "rule", "rules", "language", "look"))
"""The commands that change nothing, whoever's turn it is."""


class Session:
    """A running game at a terminal."""

    def __init__(self, chair: Chair, screen: Screen, listen: Listen) -> None:
        self.chair = chair
        self.screen = screen
        self._hear = listen
        self._typed_ahead: list[str] = []
        """What was typed instead of reading on: it is the next command."""
        self._tables_shown = 0
        self._board: set[str] = set()
        """What the parts of the table looked like when it was last shown."""
        self._hints = 0
        self._news_shown = 0
        self._told: list[str] = []
        """What was printed since the whole table was asked for, or since the latest chapter began."""
        self._numbers = MoveNumbers()
        self._moved = False
        """Whether the person has moved since the table was shown."""
        self._unfolded = ""
        """What they asked to have listed, since they moved."""
        self._turn = Turn.IDLE
        """What the game wanted of the person when they were last let type."""
        self._shown: tuple[Turn, object, str] | None = None
        """The turn, the offer and the question that were shown last."""

    def run(self) -> bool:
        """Play until the end or until the person leaves; True if the end was reached."""
        self._greet()
        try:
            while (turn := self.chair.next_turn()) is not Turn.OVER:
                self._take(turn)
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.gap()
            self.chair.leave(self.screen)
            return False
        return True

    # --- asking ---

    def _listen(self) -> str | None:
        return self._typed_ahead.pop() if self._typed_ahead else self._hear()

    def _take(self, turn: Turn) -> None:
        """Show how it stands and take words until one of them is a move or something else happens. Not waited for, one may
        also go on."""
        self.chair.keep(self.screen)
        self._turn = turn
        self._show_turn(turn)
        while (words := self._listen()) is not None:
            typed = words.strip()
            if self.chair.heard(typed, self.screen):
                self._show_news(self._news_shown)
            elif typed.isdecimal():
                number = int(typed) if len(typed) < 6 else -1
                if number == 0 and turn is Turn.OPEN:
                    return
                if self._numbered(number, typed):
                    return
            elif self._typed(words, plain(words)):
                return

    def _numbered(self, number: int, typed: str) -> bool:
        """Make the move of that number; True if it was made."""
        move, offered = self._numbers.shown(number), self._offered()
        if move is not None and move in offered.values():
            return self._made(move.action)
        why = "play-no-moves" if not offered else "play-no-such-number" if move is None else "play-number-gone"
        self.screen.line(why, style=BAD, number=typed)
        return False

    def _made(self, action: Action) -> bool:
        """Do it, with the news beginning anew; where it is refused, say why."""
        old = len(self.chair.news)
        no = self.chair.do(action)
        if no is not None:
            self.screen.tell(explain(no, self.chair.voice))
            return False
        del self.chair.news[:old]
        self._news_shown = 0
        self._moved = True
        self._unfolded = ""
        self._numbers.forget()
        return True

    def _offered(self) -> Mapping[int, Shown]:
        """What can be done now, numbered as the game would begin."""
        legal = self.chair.legal
        moves = self.chair.face.numbered(legal, self.chair.view) if legal else {}
        listed = {number: move for number, move in moves.items() if self.chair.face.folded(move) in ("", self._unfolded)}
        return {number: Shown(action, self.chair.move(action)) for number, action in listed.items()}

    def _folded(self) -> list[str]:
        """What can be listed besides."""
        return sorted({self.chair.face.folded(action) for action in self.chair.legal} - {"", self._unfolded})

    def _unfold(self, text: str) -> bool:
        """List what was asked for by its word; True if something was."""
        asked = next((what for what in self._folded() if text in spellings(f"{what}-word")), None)
        if asked is None:
            return False
        self._unfolded = asked
        self._show_numbers()
        return True

    def _typed(self, words: str, text: str) -> bool:
        """Do what was typed; True if it was a move, so that the table may have changed."""
        if not text and "?" not in words:
            self.screen.print(self.chair.question(), "bold")
            self.screen.line("play-enter", style="dim")
            return False
        if text == "" or after("play-word-help", text) is not None:
            self._help()
            return False
        spoken = [move for move in self._offered().values() if plain(move.words) == text]
        if len(spoken) == 1:  # also where it begins like a command: “say no”
            return self._made(spoken[0].action)
        for key, command in self._commands().items():
            rest = after(key, text)
            if rest is not None:
                command(rest, words)
                self._show_news(self._news_shown)
                return False
        part = part_named(text, self.chair, self.chair.legal)
        if part is not None:
            self.screen.tell(part)
            return False
        return False if self._unfold(text) else self._told_play(words)

    def _commands(self) -> dict[str, Command]:
        return {
            "play-word-quit": self._quit,
            "play-word-why": self._why,
            "play-word-read": self._read,
            "play-word-rule": self._rule,
            "play-word-rules": self._rules,
            "play-word-language": self._language,
            "play-word-look": lambda rest, words: self._show_table(),
            "play-word-moves": lambda rest, words: self._show_moves(),
            "play-word-last": lambda rest, words: self._last(),
            **self.chair.commands(self.screen),
        }

    def _told_play(self, words: str) -> bool:
        """A play told in words: done if the rules allow it, explained if not."""
        try:
            action = self.chair.understand(words)
        except Fault as unclear:
            self.screen.tell(explain(against(unclear, self.chair.voice), self.chair.voice))
            return False
        if action is None:
            found = find(words, self.chair.face.readings(self.chair.view, self.chair.voice), self.chair.voice)
            unknown = Said(self.chair.voice.speak("play-not-understood", words=words.strip()[:60]), "bad")
            self.screen.tell(found or [unknown])
            return False
        is_move = action in self.chair.legal or self.chair.is_form(action)
        return self._made(action) if is_move else self._said_aside(action)

    def _said_aside(self, action: Action) -> bool:
        """What is not a move changes little: only that is shown."""
        before = len(self.chair.news)
        no = self.chair.do(action)
        if no is not None:
            self.screen.tell(explain(no, self.chair.voice))
            return False
        for news in self.chair.news[before:]:
            self.screen.print(self.chair.voice.say(news.words))
        self._news_shown = len(self.chair.news)
        view, voice = self.chair.view, self.chair.voice
        if self.screen.plain:
            self._lines(self.chair.face.plain_people(view, voice))
        else:
            self.screen.show(self.chair.face.people(view, voice, self.screen.console))
        return False

    # --- commands ---

    def _quit(self, rest: str, words: str) -> None:
        raise Quit

    def _why(self, rest: str, words: str) -> None:
        self.screen.tell(why(rest, self.chair))

    def _read(self, rest: str, words: str) -> None:
        """What lies open for this seat, and nothing else: it comes from the view."""
        self.screen.tell(read(rest, self.chair.face.readings(self.chair.view, self.chair.voice), self.chair.voice))

    def _rule(self, rest: str, words: str) -> None:
        self.screen.tell(show_rule(rest, self.chair.rulebook(), self.chair.voice))

    def _rules(self, rest: str, words: str) -> None:
        self.screen.tell(search_rules(rest, self.chair.rulebook(), self.chair.voice))

    def _last(self) -> None:
        if not self._show_news(0):
            self.screen.line("play-nothing-happened")

    def _language(self, rest: str, words: str) -> None:
        if rest not in LANGUAGES:
            self.screen.line("play-languages", style=BAD)
            return
        self.chair.set_language(rest)
        self._numbers.forget()
        self._show_table()

    def _help(self) -> None:
        voice = self.chair.voice
        for phrase in self.chair.face.lesson(self.screen.console):
            self.screen.paragraph(voice.say(phrase))
        self.screen.line("play-help", style="bold")
        keys = (*(HELPED if self.chair.has_face else PLAINLY_HELPED), "language", *self.chair.helped())
        self.screen.helps([self._own(f"play-help-{key}") for key in keys])

    # --- showing ---

    def _greet(self) -> None:
        body = Text("\n").join(Text(words, style) for words, style in self.chair.greeting())
        self.screen.notice(self.chair.voice.say(self.chair.face.title()), body, "cyan")

    def _show_turn(self, turn: Turn) -> None:
        """What happened and what is wanted now; the table only where somebody who was not asked a moment ago is asked."""
        view = self.chair.view
        question = self.chair.question()
        now = (turn, self.chair.offer(), question)
        before, self._shown = self._shown, now
        is_new = before is None or before[0] is not turn or before[2] != question
        asks = is_new or (self._moved and not self.chair.face.stays_open(view))
        if turn in (Turn.ASKED, Turn.OPEN) and (self._moved or before is None or before[:2] != now[:2]):
            fresh = self._is_fresh(before, turn) and not self.chair.face.is_follow_up(view)
            self._show_table(_Board.CHANGES if fresh else _Board.NONE, news_from=self._news_shown, asks=asks)
        elif before is None:
            self._show_table(news_from=self._news_shown)
        else:
            self._show_news(self._news_shown)
            if is_new:
                self.screen.print(question, "bold")

    def _is_fresh(self, before: tuple[Turn, object, str] | None, turn: Turn) -> bool:
        """Whether the person has moved, or was not asked, since the table was last shown."""
        return self._moved or before is None or before[0] is not turn

    def _show_table(self, board: _Board = _Board.WHOLE, news_from: int = 0, asks: bool = True) -> None:
        """News, table, question and moves. Of a table that was shown, only what has changed, unless it is asked for; and no
        question that stands above already."""
        self._moved = False
        self.screen.gap()
        if board is _Board.WHOLE:
            self._told.clear()
        self._show_news(news_from)
        if board is not _Board.NONE or not self._tables_shown:
            self._show_board(self.chair.legal, board is _Board.WHOLE)
        self.screen.gap()
        if asks:
            self.screen.print(self.chair.question(), "bold")
        if not self.chair.is_waited_for:
            for stake in self.chair.looming():
                self._show_stake(stake)
        self._show_moves()
        self._tables_shown += 1

    def _show_board(self, legal: Sequence[Action], whole: bool = True) -> None:
        face, view, voice, screen = self.chair.face, self.chair.view, self.chair.voice, self.screen
        if screen.plain:
            parts: list[tuple[str, RenderableType]] = [(line, line) for line in face.plain_board(view, legal, voice)]
        else:
            board = face.board(view, legal, voice, screen.console)
            parts = [(screen.drawn(part), part) for part in (board.renderables if isinstance(board, Group) else [board])]
        before, self._board = self._board, {looks for looks, _ in parts}
        for looks, part in parts:
            if whole or looks not in before:
                screen.print(part) if isinstance(part, str) else screen.show(part)

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.print(line)

    def _show_news(self, start: int) -> bool:
        """The news from that one on; True if there are any. A passage that was read once comes without waiting."""
        unread, waits, told = self._news_shown, True, set[int]()
        place = start
        while place < len(self.chair.news):  # while a passage waits, more may come
            news = self.chair.news[place]
            if place not in told:
                self._tell(place, told)
            place += 1
            if waits and place > unread and news.is_passage and self._passage_follows(place, told):
                waits = self._waited_to_read_on(place, told)
        self._news_shown = len(self.chair.news)
        self.chair.face.was_told(self._told)
        return place > start

    def _tell(self, place: int, told: set[int]) -> None:
        told.add(place)
        news = self.chair.news[place]
        words = self.chair.voice.say(news.words)
        if news.is_heading:
            self._told.clear()
            self.screen.heading(words)
        else:
            self.screen.under(words)
        self._told.append(words)

    def _passage_follows(self, place: int, told: set[int]) -> bool:
        rest = (news for at, news in enumerate(self.chair.news[place:], place) if at not in told and not news.is_aside)
        return any(news.is_passage for news in [*rest][:1])

    def _waited_to_read_on(self, start: int, told: set[int]) -> bool:
        """One passage at a time: Enter brings the next. What people say meanwhile, and what the person comes to be asked, is
        shown at once. False where somebody types something else or is gone: they get the rest at once."""
        self._tell_asides(start, told)
        asked = self._asked()
        self.screen.print(self.chair.read_on(), "dim")
        while True:
            try:
                words = self._listen()
            except EOFError:
                return False
            if words is not None:
                if words.strip():
                    self._typed_ahead.append(words)
                return not words.strip()
            self.chair.next_turn()
            before, asked = asked, self._asked()
            is_asked_anew = bool(asked) and asked != before
            if is_asked_anew:
                self.screen.print(asked, "bold")
                self._show_numbers()
            if self._tell_asides(start, told) or is_asked_anew:
                self.screen.print(self.chair.read_on(), "dim")

    def _asked(self) -> str:
        return self.chair.question() if self.chair.is_waited_for else ""

    def _tell_asides(self, start: int, told: set[int]) -> bool:
        """What goes on around the game waits for no passage; True if there is any."""
        asides = [at for at, news in enumerate(self.chair.news) if at >= start and news.is_aside and at not in told]
        for at in asides:
            self._tell(at, told)
        return bool(asides)

    def _show_moves(self) -> None:
        face, view = self.chair.face, self.chair.view
        for line in face.details(view, self.chair.legal, self.chair.voice):
            self.screen.under(line)
        moves = self._show_numbers()
        if moves and self._turn is Turn.OPEN:
            self.screen.numbered([("0", self.chair.voice.speak("play-go-on"))], 1)
        if moves:
            self.screen.line(self._own("play-hint") if self._hints < FULL_HINTS else "play-hint-short", style="dim")
            self._hints += 1
        elif not self._tables_shown:
            self.screen.line("play-hint-idle", style="dim")

    def _show_numbers(self) -> Mapping[int, Shown]:
        """What can be done, by number: things of a kind together, under what they answer where several things are asked."""
        moves = self._numbers.show(self._offered())
        wide = len(str(max(moves, default=0)))
        for (_, heading), group in groupby(moves.items(), key=lambda move: self._kind(move[1].action)):
            alike = list(group)
            if heading:
                self.screen.under(heading, "bold")
            self.screen.numbered([(str(number), move.words) for number, move in alike], wide)
            self._show_stakes([(number, move.action) for number, move in alike])
        for what in self._folded():
            self.screen.line(f"{what}-folded", style="dim")
        return moves

    def _kind(self, action: Action) -> tuple[type[Action], str]:
        heading = self.chair.face.heading(action, self.chair.legal, self.chair.view)
        return type(action), "" if heading is None else self.chair.voice.say(heading)

    def _show_stakes(self, alike: Sequence[tuple[int, Action]]) -> None:
        """What moves of a kind bring and cost, each thing once, with the numbers of the moves where not all of them do."""
        said: dict[SaidStake, list[str]] = {}
        for number, action in alike:
            for stake in self.chair.stakes(action):
                said.setdefault(stake, []).append(str(number))
        for stake, numbers in said.items():
            self._show_stake(stake, "" if len(numbers) == len(alike) else f"{', '.join(numbers)}: ")

    def _show_stake(self, stake: SaidStake, before: str = "") -> None:
        self.screen.under(f"{before}{stake.words}", STAKE_STYLES[stake.weight])

    def _finish(self) -> None:
        chair = self.chair
        self.screen.gap()
        self._show_news(self._news_shown)
        chair.news.clear()
        self._show_board([], whole=False)
        ending = chair.ending()
        body = Text(ending.about)
        body.append(f"\n{ending.seed}", "dim")
        self.screen.notice(ending.title, body, GOOD if ending.won else BAD)
        for chapter in chair.story():
            self.screen.chapter(chapter)
        chair.close(self.screen)

    def _own(self, key: str) -> str:
        """The game's own wording of a message, where it has one."""
        mine = own(self.chair.name, key)
        return mine if mine != key or self.chair.has_face else own("plain", key)
