"""Around a game at a server's table: before it begins, and after it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from horae.cli.terminal.chair import Command, Listen, Quit
from horae.cli.terminal.online import OnlineChair
from horae.cli.terminal.screen import BAD, Screen
from horae.core.speech import LANGUAGES, Listing
from horae.server.protocol import http_bodies, replies, requests
from horae.spoken.readings import read
from horae.spoken.rulebook_search import search_rules, show_rule
from horae.spoken.words import after, plain

BEFORE = ("sit", "stand", "ready", "start", "lobby-bot", "empty", "option", "say", "name", "who", "link")
AFTER = ("again", "read", "say", "who")


class Lobby:
    """Takes words while no game is running. Returns when one is, or raises Quit."""

    def __init__(self, chair: OnlineChair, screen: Screen, listen: Listen) -> None:
        self.chair = chair
        self.screen = screen
        self._listen = listen
        self._helped: Sequence[str] = ()
        self._said = ""

    # --- before ---

    def before(self) -> None:
        """Until the game begins."""
        self._helped = BEFORE
        chair = self.chair
        if not chair.in_lobby():
            chair.look_back()
            return
        chair.gather()
        chair.news.clear()
        self.screen.heading(self.screen.voice.say(chair.face.title()))
        self._look()
        while chair.in_lobby():
            self._news()
            self._tell_state()
            self._hear(self._before_words())
        chair.begin()

    def _look(self) -> None:
        """Who sits where, what is played, and how to go on."""
        self.chair.show_people(self.screen)
        self._show_options()
        for text in self.chair.client.table.experience:
            self.screen.line("online-remembered", text=text)
        self._said = ""
        self.screen.line("online-lobby-host" if self.chair.client.you.host else "online-lobby-guest", style="dim")

    def _tell_state(self) -> None:
        """What is waited for, where that has changed."""
        words = self._state()
        if words != self._said:
            self.screen.print(words, "bold")
            self._said = words

    def _state(self) -> str:
        speak, client = self.screen.voice.speak, self.chair.client
        seats = [seat for seat in client.table.seats if seat.person is not None or seat.bot is not None]
        waits = tuple(
            client.name_of(seat.person)
            for seat in seats
            if seat.person is not None and seat.person != client.table.host and not seat.ready
        )
        fewest = self.chair.info().fewest
        if client.you.seat is None:
            return speak("online-lobby-no-seat")
        if len(seats) < fewest:
            return speak("online-lobby-too-few", fewest=fewest)
        if waits:
            own = client.name_of(client.you.person) in waits
            return speak("online-lobby-ready-you" if own else "online-lobby-unready", names=Listing(waits))
        return speak(
            "online-lobby-start" if client.you.host else "online-lobby-host-starts", name=client.name_of(client.table.host)
        )

    def _show_options(self) -> None:
        """Each option with what it is set to and what it could be with what is played here."""
        speak, table, info = self.screen.voice.speak, self.chair.client.table, self.chair.info()
        fitting = next((pack.values for pack in info.packs if pack.id == table.pack), {})
        for option in info.options:
            value = _written(table.options.get(option.name, option.default))
            words = {one.value: one.words for one in option.values}
            known = ", ".join(one.words for one in fitting.get(option.name, option.values) if one.value)
            name = option.words.lower()
            self.screen.print(speak("online-option", title=option.words, value=words.get(value, value), name=name, known=known))

    def _before_words(self) -> Mapping[str, Command]:
        chair, screen = self.chair, self.screen
        return {
            "online-word-ready": lambda rest, words: self._do(requests.Ready, ready=after("online-word-no", rest) is None),
            "online-word-start": lambda rest, words: self._do(requests.Start),
            "online-word-bot": lambda rest, words: self._seat_bot(rest),
            "online-word-empty": lambda rest, words: self._empty(rest),
            "online-word-option": lambda rest, words: self._option(words),
            "online-word-lobby-stand": lambda rest, words: chair.stand("", screen),
            "play-word-look": lambda rest, words: self._look(),
            **{key: command for key, command in chair.commands(screen).items() if key in _ALWAYS},
        }

    def _do(self, kind: type[requests.Request], **fields: object) -> None:
        self.chair.tell(self.chair.ask(kind, **fields), self.screen)

    def _seat_bot(self, rest: str) -> None:
        """A bot in that seat, or in the first that is free."""
        seats = self.chair.client.table.seats
        free = next((seat.seat for seat in seats if seat.person is None and seat.bot is None), None)
        counted = rest[:1].isdecimal() or free is None
        found = self.chair.seat_number(rest, self.screen) if counted else (free, rest)
        bot = None if found is None else self.chair.bot_named(found[1])
        if found is not None and bot is not None:
            self._do(requests.SeatBot, seat=found[0], bot=bot)

    def _empty(self, rest: str) -> None:
        found = self.chair.seat_number(rest, self.screen)
        if found is not None:
            self._do(requests.Unseat, seat=found[0])

    def _option(self, words: str) -> None:
        """`option NAME VALUE`, as they are called or as they are written; without them, what there is."""
        given = words.replace("=", " ").partition(" ")[2].strip()
        table, wanted, options = self.chair.client.table, plain(given), self.chair.info().options
        called = [(plain(name), option) for option in options for name in (option.name, option.words)]
        found = next(((name, option) for name, option in called if wanted.startswith(f"{name} ")), None)
        if found is not None:
            name, option = found
            value = self._value(option, wanted.removeprefix(name).strip(), given.split()[-1])
            self._do(requests.SetOptions, options={**table.options, option.name: value}, settings=table.settings)
        elif " " not in wanted or any(name == wanted for name, _ in called):
            self._show_options()
        else:
            known = ", ".join(sorted(option.words.lower() for option in options)) or "–"
            self.screen.line("online-option-unknown", style=BAD, name=given.split()[0], known=known)

    def _value(self, option: http_bodies.OptionInfo, wanted: str, written: str) -> str:
        """What is written where this is wanted: by its words, by their beginning, or as it was typed."""
        known = [(one.value, plain(one.words)) for one in option.values if one.value]
        whole = [value for value, words in known if wanted in (plain(value), words)]
        begun = [value for value, words in known if words.startswith(wanted)]
        return whole[0] if whole else begun[0] if len(begun) == 1 else written

    # --- after ---

    def after(self) -> replies.Next:
        """Until the people play on and this one comes along: the next table."""
        self._helped = AFTER
        client = self.chair.client
        wanted: list[str] = []
        told = False
        self._tell_after()
        commands: Mapping[str, Command] = {
            "online-word-again": lambda rest, words: wanted.append(rest),
            "play-word-read": lambda rest, words: self._read(rest),
            **{key: command for key, command in self.chair.commands(self.screen).items() if key in _ALWAYS},
        }
        while True:
            self._news()
            if client.next is not None and wanted:
                return client.next
            if client.next is not None and not told:
                told = True
                self.screen.line("online-next")
            self._hear(commands)
            if wanted and client.next is None:
                self._lay_again(wanted)

    def _tell_after(self) -> None:
        """How to play on, with what else there is to play and what would be remembered there."""
        position, others = self.chair.client.position, self._others()
        self.screen.line("online-after")
        if others:
            self.screen.line("online-after-others", known=", ".join(pack.title for pack in others))
        if others and position is not None and position.outcome is not None and position.outcome.experience:
            self.screen.line("online-after-remembered")

    def _others(self) -> list[http_bodies.PackInfo]:
        """What else this game can be played with."""
        return [pack for pack in self.chair.info().packs if pack.id != self.chair.client.table.pack]

    def _lay_again(self, wanted: list[str]) -> None:
        named = wanted[-1]
        packs = self.chair.info().packs
        pack = next((one.id for one in packs if named in (plain(one.id), plain(one.title))), named or None)
        no = self.chair.ask(requests.Again, pack=pack)
        if no is not None and self.chair.client.next is None:
            self.chair.tell(no, self.screen)
            wanted.clear()

    # --- both ---

    def _news(self) -> None:
        self.chair.gather()
        for news in self.chair.news:
            self.screen.under(self.screen.voice.say(news.words))
        self.chair.news.clear()

    def _hear(self, commands: Mapping[str, Command]) -> None:
        """Wait for one line, or for something else to happen."""
        words = self._listen()
        if words is None:
            return
        text = plain(words)
        always: dict[str, Callable[[str, str], None]] = {
            "play-word-quit": self._quit,
            "play-word-help": lambda rest, typed: self._help(),
            "play-word-language": lambda rest, typed: self._language(rest),
            "play-word-rule": lambda rest, typed: self._rule(rest),
            "play-word-rules": lambda rest, typed: self._rules(rest),
        }
        for key, command in {**commands, **always}.items():
            rest = after(key, text)
            if rest is not None:
                command(rest, words)
                return
        if text or "?" in words:
            self.screen.line("online-not-understood", style=BAD, words=words.strip()[:60])

    def _quit(self, rest: str, words: str) -> None:
        raise Quit

    def _help(self) -> None:
        for phrase in self.chair.face.lesson(self.screen.console):
            self.screen.paragraph(self.screen.voice.say(phrase))
        self.screen.line("play-help", style="bold")
        self.screen.helps([f"play-help-{key}" for key in (*self._helped, "rules", "language", "quit-online")])

    def _language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self.screen.line("play-languages", style=BAD)
            return
        self.chair.set_language(rest)
        if self.chair.in_lobby():
            self._look()

    def _read(self, rest: str) -> None:
        """What lies open at the end."""
        chair = self.chair
        self.screen.tell(read(rest, chair.face.readings(chair.view, chair.voice), chair.voice))

    def _rule(self, rest: str) -> None:
        self.screen.tell(show_rule(rest, self.chair.rulebook(), self.screen.voice))

    def _rules(self, rest: str) -> None:
        self.screen.tell(search_rules(rest, self.chair.rulebook(), self.screen.voice))


_ALWAYS = ("online-word-say", "online-word-who", "online-word-link", "online-word-name", "online-word-sit")


def _written(value: object) -> str:
    """An option's value as it is written: true, hard, 3."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
