"""What `--help` says, and how a wrong command line is answered, in the command's language.

Commands and their options carry no words: `help-COMMAND` and its attributes in `cli-help.ftl` hold them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from horae.core.speech import LANGUAGES, Phrase, Sayable, knows, say

_FRAME = ("Usage:", "Options:", "Arguments:", "Commands:", "[OPTIONS]", "COMMAND [ARGS]...", "[default: ", "[required]")
"""The words of the frame around our own, as the library prints them, each with the key of ours."""
_FRAME_KEYS = ("usage", "options", "arguments", "commands", "some-options", "some-command", "default", "required")


def language_in(words: list[str], otherwise: str) -> str:
    """The language that a command line asks for, before it is understood: help comes first of all."""
    for place, word in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else ""
        value = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if value in LANGUAGES:
            return value
    return otherwise


def parts(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """A command and all below it, each with the key of its words: `help-mission-solve`."""
    yield "-".join(("help", *(path or ("horae",)))), command
    for name, inner in getattr(command, "commands", {}).items():
        yield from parts(inner, (*path, name))


def words_for(key: str, name: str, language: str) -> str | None:
    """What an option does, in this command or, with the same meaning, in all."""
    for message in (key, "help-everywhere"):
        if knows(message, language):
            try:
                return say(Phrase(f"{message}.{name}"), language)
            except KeyError:
                continue
    return None


def teach(command: Any, language: str) -> None:
    """Give the whole tree of commands its words in one language."""
    for key, one in parts(command):
        if knows(key, language):
            one.help = say(Phrase(key), language)
            one.short_help = one.help.split(". ")[0].removesuffix(".")
        for option in one.params:
            option.help = words_for(key, option.name, language) or option.help
        one.get_help = _framed(type(one).get_help.__get__(one), language)
        one.get_help_option = _helping(type(one).get_help_option.__get__(one), language)


def _framed(plain: Any, language: str) -> Any:
    pairs = [(english, say(Phrase(f"help-frame.{key}"), language)) for english, key in zip(_FRAME, _FRAME_KEYS, strict=True)]

    def get_help(context: Any) -> str:
        text = str(plain(context))
        for english, ours in pairs:
            text = text.replace(english, ours)
        return text

    return get_help


def _helping(plain: Any, language: str) -> Any:
    def get_help_option(context: Any) -> Any:
        option = plain(context)
        if option is not None:
            option.help = say(Phrase("help-everywhere.help"), language)
        return option

    return get_help_option


_UNKNOWN_COMMAND = re.compile(r"No such command '(.*?)'")
_EXTRA = re.compile(r"unexpected extra arguments? \((.*)\)")


def wrong_usage(wrong: Any, language: str) -> str:
    """What is wrong with a command line, in one sentence; the library's own where we have no better."""
    message = wrong.format_message()
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        return say(Phrase("usage-no-option", {"option": wrong.option_name}), language)
    if kind == "MissingParameter":
        return say(Phrase("usage-missing", {"what": _named(wrong)}), language)
    if kind == "BadParameter":
        return say(Phrase("usage-bad-value", {"what": _named(wrong), "why": _reason(wrong.message)}), language)
    for pattern, key in ((_UNKNOWN_COMMAND, "usage-no-command"), (_EXTRA, "usage-extra")):
        found = pattern.search(message)
        if found:
            return say(Phrase(key, {"what": found[1]}), language)
    return str(message)


_REASONS = (
    (re.compile(r"valid integer"), "usage-whole-number"),
    (re.compile(r"valid number"), "usage-number"),
    (re.compile(r"less than or equal to (\S+)"), "usage-at-most"),
    (re.compile(r"greater than or equal to (\S+)"), "usage-at-least"),
    (re.compile(r"'(.*)' is a directory"), "usage-is-folder"),
    (re.compile(r"'(.*)' is a file"), "usage-is-file"),
)


def _reason(message: str) -> Sayable:
    """Why a value will not do, in our words where we have them."""
    for pattern, key in _REASONS:
        found = pattern.search(message)
        if found:
            return Phrase(key, {"what": found[1] if found.groups() else ""})
    return message.rstrip(".")


def _named(wrong: Any) -> str:
    parameter = wrong.param
    if parameter is None:
        return str(wrong.param_hint or "?").strip("'")
    return str(parameter.opts[-1] if parameter.param_type_name == "option" else (parameter.metavar or parameter.name))
