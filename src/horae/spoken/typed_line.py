"""What a line means that somebody at a table types: something to read or to hear, or a move of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from horae.core.game import Action
from horae.core.rulebook import Rulebook
from horae.core.speech import Fault, Listing, own
from horae.spoken.answer import Said
from horae.spoken.game import Part
from horae.spoken.readings import find, read
from horae.spoken.rulebook_search import search_rules, show_rule
from horae.spoken.voice import Voice
from horae.spoken.why_not import Asker, against, explain, why
from horae.spoken.words import after, plain

HELPED = ("number", "words", "why", "flip", "read", "rule", "rules", "look", "moves", "last")
PLAINLY_HELPED = ("number", "words", "read", "rule", "rules", "look", "moves", "last")
"""What is understood where a game has no words of its own."""
_ELSEWHERE = (
    *(f"play-word-{word}" for word in ("quit", "language", "save")),
    *(
        f"online-word-{word}"
        for word in ("say", "undo", "seat", "for", "earlier", "bot", "back", "sit", "stand", "who", "link", "name")
    ),
    "online-word-coach",
)
"""What a terminal has words for, and a page buttons."""


class Seated(Asker, Protocol):
    """Who types: besides what they see, what they are offered, in words."""

    has_own_words: bool

    @property
    def legal(self) -> Sequence[Action]: ...

    def labels(self) -> Sequence[tuple[str, Action]]:
        """What may be done, in plain letters, in every language."""
        ...

    def rulebook(self) -> Rulebook: ...

    def question(self) -> str: ...

    def news(self) -> Sequence[str]:
        """What happened since they last moved."""
        ...


class Meaning(Struct, frozen=True):
    """What is to be answered, and the action that is meant, if one is. Whether it is allowed is for the rules to say."""

    lines: Sequence[Said] = ()
    action: Action | None = None


def meaning(line: str, seated: Seated, *, numbers_hold: bool = True) -> Meaning:
    """`numbers_hold`: whether what can be done is still what was told with numbers."""
    text, typed = plain(line), line.strip()
    if typed.isdecimal():
        return _numbered(typed, seated, numbers_hold)
    if not text or after("play-word-help", text) is not None:
        return Meaning(_help(seated))
    spoken = [action for label, action in seated.labels() if label == text]
    if spoken:  # also where it begins like a command: “say no”
        return Meaning(action=spoken[0])
    answer = _answer(text, seated)
    return _told_play(typed, text, seated) if answer is None else Meaning(answer)


def part_named(text: str, seated: Asker, legal: Sequence[Action]) -> list[Said] | None:
    """The part of the table that has this word, if one has, in plain letters."""
    parts = seated.face.parts(seated.view, legal, seated.voice)
    part = next((part for part in parts if text in part.called), None)
    if part is None:
        return None
    return [Said(line) for line in part.lines] or [Said(seated.voice.speak("play-part-empty"))]


def _answer(text: str, seated: Seated) -> list[Said] | None:
    """To what changes nothing; None if it is none of that."""
    voice = seated.voice
    if (rest := after("play-word-why", text)) is not None:
        return why(rest, seated)
    if (rest := after("play-word-read", text)) is not None:
        return read(rest, seated.face.readings(seated.view, voice), voice)
    if (rest := after("play-word-rule", text)) is not None:
        return show_rule(rest, seated.rulebook(), voice)
    if (rest := after("play-word-rules", text)) is not None:
        return search_rules(rest, seated.rulebook(), voice)
    if after("play-word-look", text) == "":
        board = seated.face.plain_board(seated.view, seated.legal, voice)
        return [*(Said(line) for line in board), *_moves(seated)]
    if after("play-word-moves", text) == "":
        return _moves(seated)
    if after("play-word-last", text) == "":
        return [Said(line) for line in seated.news()] or [Said(voice.speak("play-nothing-happened"))]
    return part_named(text, seated, seated.legal)


def _numbered(typed: str, seated: Seated, numbers_hold: bool) -> Meaning:
    offered = seated.face.numbered(seated.legal, seated.view) if seated.legal else {}
    action = offered.get(int(typed)) if len(typed) < 6 else None
    if action is not None and numbers_hold:
        return Meaning(action=action)
    key = "play-no-moves" if not offered else "play-no-such-number" if action is None else "play-number-gone"
    return Meaning([Said(seated.voice.speak(key, number=typed[:6]), "bad")])


def _moves(seated: Seated) -> list[Said]:
    offered = seated.face.numbered(seated.legal, seated.view) if seated.legal else {}
    moves = [Said(seated.move(action), number=str(number)) for number, action in offered.items()]
    return [Said(seated.question(), "heading"), *moves]


def _told_play(typed: str, text: str, seated: Seated) -> Meaning:
    """A play told in words; else what lies open under that name."""
    voice = seated.voice
    try:
        action = seated.understand(typed)
    except Fault as unclear:
        return Meaning(explain(against(unclear, voice), voice))
    if action is not None:
        return Meaning(action=action)
    found = find(typed, seated.face.readings(seated.view, voice), voice)
    is_elsewhere = any(after(key, text) is not None for key in _ELSEWHERE)
    unknown = voice.speak("play-line-elsewhere" if is_elsewhere else "play-not-understood", words=typed[:60])
    return Meaning(found or [Said(unknown, "bad")])


def _help(seated: Seated) -> list[Said]:
    voice = seated.voice
    keys = [_own(f"play-help-{key}", seated) for key in (HELPED if seated.has_own_words else PLAINLY_HELPED)]
    lines = [(voice.speak(f"{key}.type"), voice.speak(key)) for key in keys]
    parts = [_shown_word(part, voice) for part in seated.face.parts(seated.view, seated.legal, voice)]
    if parts:
        lines.append((parts[0], voice.speak("play-help-parts", first=parts[0], parts=Listing(tuple(parts[1:] or parts)))))
    return [Said(voice.speak("play-help"), "heading"), *(Said(f"{typed}: {does}", "under") for typed, does in lines)]


def _shown_word(part: Part, voice: Voice) -> str:
    return voice.say(part.first).split(",")[0]


def _own(key: str, seated: Seated) -> str:
    """The game's own wording of a message, where it has one."""
    mine = own(seated.name, key)
    return mine if mine != key or seated.has_own_words else own("plain", key)
