"""A server's table for programs: every message as it comes in a line of JSON, and what to send, a line each."""

from __future__ import annotations

import queue
from typing import Any, TextIO
from uuid import uuid4

import msgspec

from horae.cli.client import ASK_AGAIN, Client, Heard, Item, Lost, Typed
from horae.core.speech import Phrase, say
from horae.server.protocol import replies

_PLAIN = ("speak", "ping", "hello")
"""Messages that are no requests: they have no id."""


class JsonLines:
    """Prints what is heard and sends what is written, until both sides are done."""

    def __init__(self, client: Client, out: TextIO, language: str) -> None:
        self.client = client
        self._out = out
        self._language = language
        self._is_done = False

    def run(self) -> None:
        """Until nothing more will be written and everything was answered; who only watches stays to the end."""
        self._print(self.client.first)
        for typed in self.client.take_typed():
            self._take(typed)
        while not self._is_over():
            try:
                self._take(self.client.inbox.get(timeout=ASK_AGAIN))
            except queue.Empty:
                self.client.ask_again()

    def _is_over(self) -> bool:
        if not self._is_done:
            return False
        watches = self.client.you.person is None and self.client.table.phase != "over"
        return self.client.is_answered and not watches

    def _take(self, item: Item) -> None:
        if isinstance(item, Typed):
            if item.line is None:
                self._is_done = True
            elif item.line.strip():
                self._send(item.line)
            return
        if isinstance(item, Heard):
            self._print(item.text)
        elif isinstance(item, Lost):
            self._print('{"type":"lost"}')
        self.client.take(item)
        self.client.fresh.clear()

    def _print(self, text: str) -> None:
        self._out.write(f"{text}\n")
        self._out.flush()

    def _send(self, line: str) -> None:
        try:
            message = msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeError):
            self._complain()
            return
        if "type" not in message and "do" in message:  # an action as it was offered
            message = {"type": "do", "action": message, "offer": self._offer(message)}
        kind = message.get("type")
        if not isinstance(kind, str) or kind == "hello":
            self._complain()
        elif kind in _PLAIN:
            self.client.line.send(msgspec.json.encode(message))
        else:
            number = str(message.setdefault("id", uuid4().hex))
            self.client.post(number, msgspec.json.encode(message))

    def _offer(self, action: dict[str, Any]) -> int | None:
        """The number of the offer in which this action stands; asides go without."""
        position = self.client.position
        if position is None or all(choice.action != action for choice in position.legal):
            return None
        return position.offer

    def _complain(self) -> None:
        words = say(Phrase("join-bad-line"), self._language)
        self._print(msgspec.json.encode(replies.ErrorReply("bad-line", words)).decode())
