"""`horae join`: sit down at a table of any Horae server. Settles who one is there; lobby and session do the rest."""

from __future__ import annotations

import os
import queue
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from horae.cli.client import CannotJoin, Client, Inbox, Link, Typed, fetch, read_link
from horae.cli.command_line import AS_JSON, LANGUAGE, language
from horae.cli.play import terminal_console
from horae.cli.terminal.chair import Quit
from horae.cli.terminal.json_lines import JsonLines
from horae.cli.terminal.keyboard import Keyboard, keyboard_for
from horae.cli.terminal.lobby import Lobby
from horae.cli.terminal.online import OnlineChair
from horae.cli.terminal.saved_seats import keep_seat, newest_seat, seat_at
from horae.cli.terminal.screen import BAD, Screen
from horae.cli.terminal.session import AT_ONCE, Session
from horae.core.speech import Phrase, say
from horae.server.protocol import http_bodies, replies
from horae.spoken.words import after, plain


def join_command(
    link: str | None = typer.Argument(None, show_default=False),
    name: str | None = typer.Option(None, "--as"),
    watch: bool = typer.Option(False, "--watch"),
    lang: str | None = LANGUAGE,
    pack: Annotated[Path | None, typer.Option("--pack", file_okay=False)] = None,
    plain: bool | None = typer.Option(None, "--plain/--framed"),
    as_json: bool = AS_JSON,
) -> None:
    """Sit down at a table of a server. Come back to it with the same link, or without one to the latest."""
    plainly = os.environ.get("TERM") == "dumb" if plain is None else plain
    join(link, name, language(), watch=watch, pack=pack, plain=plainly, as_json=as_json)


def join(
    link: str | None,
    name: str | None,
    language: str,
    *,
    watch: bool = False,
    pack: Path | None = None,
    plain: bool = False,
    as_json: bool = False,
    console: Console | None = None,
    read: Callable[[], str] | None = None,
) -> None:
    """Come to the table and stay until one leaves. Raises CannotJoin if it cannot be had or is lost for good."""
    inbox: Inbox = queue.Queue()
    keyboard = keyboard_for(inbox) if read is None and not as_json else Keyboard(inbox, read)
    keyboard.start()
    with closing(keyboard):
        wanted = name.strip() if name and name.strip() else None
        if link is None:
            latest = newest_seat(wanted)
            own, wanted = Link(latest.server, latest.table), latest.name
        else:
            own = read_link(link)
        entrance = Entrance(own, wanted, language, inbox, None if as_json else keyboard)
        client = Client(entrance.watching() if watch else entrance.entered(), language, inbox)
        try:
            client.open()
            keep_seat(client.link, client.name_of(client.you.person), client.table.game)
            if as_json:
                JsonLines(client, sys.stdout, language).run()
            else:
                is_piped = read is None and not sys.stdin.isatty()
                evening = Evening(client, language, console or terminal_console(), plain, pack, keyboard, is_piped=is_piped)
                with closing(evening):
                    evening.run(entrance.how)
        except KeyboardInterrupt:
            print()
        finally:
            client.close()


class Entry(Enum):
    """How somebody came to a table."""

    NEW = "new"
    KEPT = "kept"
    """By a token that lay on this machine."""
    LINK = "link"
    """By a link of their own, or to watch."""


class Entrance:
    """Who one is at a table: by the link's own token, by the one that was kept, or as somebody new."""

    def __init__(self, link: Link, name: str | None, language: str, inbox: Inbox, keyboard: Keyboard | None) -> None:
        """Without a keyboard nobody is asked for a name."""
        self._link = link
        self._name = name
        self._language = language
        self._inbox = inbox
        self._keyboard = keyboard
        self.how = Entry.LINK

    def watching(self) -> Link:
        return Link(self._link.server, self._link.table)

    def entered(self) -> Link:
        if self._link.token is not None:
            return self._link
        kept = seat_at(self._link, self._name)
        if kept is None:
            self.how = Entry.NEW
            return self._enter(self._name or self._asked_name())
        self.how = Entry.KEPT
        return kept.link

    def _enter(self, name: str) -> Link:
        """Somebody new at the table."""
        path = f"/api/tables/{self._link.table}/people"
        made = fetch(self._link.server, path, http_bodies.Admission, self._language, http_bodies.Enter(name))
        return Link(self._link.server, self._link.table, made.token)

    def _asked_name(self) -> str:
        if self._keyboard is None:
            raise CannotJoin("join-name")
        print(self._keyboard.asked(f"{say(Phrase('join-your-name'), self._language)} "), end="", flush=True)
        item = self._inbox.get()
        name = item.line.strip() if isinstance(item, Typed) and item.line else ""
        if not name:
            raise CannotJoin("join-name")
        return name


class Evening:
    """One person at one table after another: the lobby, the game, what comes after it."""

    def __init__(
        self,
        client: Client,
        language: str,
        console: Console,
        plain: bool,
        pack: Path | None,
        keyboard: Keyboard,
        *,
        is_piped: bool,
    ) -> None:
        self._client = client
        self._language = language
        self._console = console
        self._plain = plain
        self._pack = pack
        self._keyboard = keyboard
        self._is_piped = is_piped

    def run(self, how: Entry) -> None:
        while True:
            chair = OnlineChair(self._client, self._language, self._pack)
            screen = Screen(self._console, chair.voice, self._plain, self._keyboard)
            self._client.watch_line = partial(_tell_line, screen)
            if how is Entry.NEW:
                self._sit_down(chair, screen)
            elif how is Entry.KEPT:
                screen.line("online-here-as", name=chair.client.name_of(chair.client.you.person))
            following = self._at_table(chair, screen)
            if following is None:
                return
            self._move_to(following, chair)
            how = Entry.LINK

    def close(self) -> None:
        """Leave the table at which the evening came to its end: not the first one, if the same people went on."""
        self._client.close()

    def _sit_down(self, chair: OnlineChair, screen: Screen) -> None:
        """Who comes before the game begins takes the first free seat."""
        table = self._client.table
        has_room = any(seat.person is None and seat.bot is None for seat in table.seats)
        if table.phase == "lobby" and self._client.you.seat is None and has_room:
            chair.sit("", screen)

    def _at_table(self, chair: OnlineChair, screen: Screen) -> replies.Next | None:
        listen = self._listening(chair, screen)
        lobby = Lobby(chair, screen, listen)
        try:
            lobby.before()
            if self._client.position is None or not Session(chair, screen, listen).run():
                return None
            return lobby.after()
        except (Quit, EOFError, KeyboardInterrupt):
            screen.gap()
            chair.leave(screen)
            return None

    def _listening(self, chair: OnlineChair, screen: Screen) -> Callable[[], str | None]:
        """Waits for words or news. The moves of a pipe wait until there is something to answer, as at a local table; what is
        said, asked or looked up is not a move and goes through at once."""
        at_once = (*AT_ONCE, *chair.commands(screen))

        def listen() -> str | None:
            position = self._client.position
            asked = position is None or bool(position.legal) or position.outcome is not None
            if asked or not self._is_piped:
                screen.ask()
            words = self._client.hear(is_wanted=lambda line: asked or not self._is_piped or _begins_with(at_once, line))
            if words is not None:
                screen.answered(words, echo=self._is_piped or not sys.stdin.isatty())
            return words

        return listen

    def _move_to(self, following: replies.Next, chair: OnlineChair) -> None:
        """The same people at another table."""
        old = self._client
        old.close()
        self._language = chair.voice.language
        self._client = Client(Link(old.link.server, following.table, following.token), self._language, old.inbox)
        self._client.typed_before(old)
        self._client.open()
        keep_seat(self._client.link, old.name_of(old.you.person), old.table.game)


def _begins_with(keys: Iterable[str], line: str | None) -> bool:
    """Whether a line is one of these commands."""
    return line is not None and any(after(key, plain(line)) is not None for key in keys)


def _tell_line(screen: Screen, lost: bool) -> None:
    screen.line("online-lost" if lost else "online-found", style=BAD if lost else "green")
