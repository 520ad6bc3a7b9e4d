"""Why not: what the rules say to a play that one has in mind, or to all that one could think of."""

from __future__ import annotations

from typing import Any

from horae.cli.terminal.face import PERSON, Face
from horae.cli.terminal.screen import Screen
from horae.core.game import State
from horae.core.refusal import Refused
from horae.core.speech import Fault

GOOD = "green"
BAD = "red"


def why(words: str, state: State, face: Face, screen: Screen) -> None:
    """Try the play on a copy and say what came of it; without words, every play that is refused."""
    view = state.view(PERSON)
    if not words:
        _why_nothing_else(view, state, face, screen)
        return
    try:
        action = face.understand(words, view)
        if action is None:
            screen.line("play-why-what", style=BAD)
            return
        state.copy().apply(PERSON, action)
    except Refused as refused:
        explain(refused, screen)
    except Fault as unclear:
        screen.print(screen.voice.say(unclear.phrase), BAD)
    else:
        screen.line("play-why-allowed", style=GOOD, move=face.move(action, view))


def _why_nothing_else(view: Any, state: State, face: Face, screen: Screen) -> None:
    """Every play that one might think of and that the rules refuse, each with its reason."""
    say = screen.voice.say
    reasons: dict[str, Refused] = {}
    for action in face.tries(view):
        try:
            state.copy().apply(PERSON, action)
        except Refused as refused:
            reasons.setdefault(f"{say(face.move(action, view))}: {say(refused.phrase)}", refused)
    if not reasons:
        screen.line("play-why-what")
        return
    for reason in reasons:
        screen.print(reason if screen.plain else f"· {reason}")
    screen.line("play-why-read", style="dim", rule=next(iter(reasons.values())).rule)


def explain(refused: Refused, screen: Screen) -> None:
    because = screen.voice.say(refused.phrase)
    screen.print(f"✗ {because}" if screen.unicode() and not screen.plain else because, BAD)
    screen.line("play-why-read", style="dim", rule=refused.rule)
