"""Why not: what the rules say to a play that one has in mind, or to all that one could think of."""

from __future__ import annotations

from horae.cli.terminal.chair import Chair, No, against
from horae.cli.terminal.screen import BAD, GOOD, Screen
from horae.core.speech import Fault


def why(words: str, chair: Chair, screen: Screen) -> None:
    """Say what would come of the play; without words, of every play that is refused."""
    if not words:
        _why_nothing_else(chair, screen)
        return
    try:
        action = chair.understand(words)
    except Fault as unclear:
        explain(against(unclear, chair.voice), screen)
        return
    if action is None:
        screen.line("play-why-what", style=BAD)
        return
    no = chair.why_not(action)
    if no is not None:
        explain(no, screen)
    else:
        screen.line("play-why-allowed", style=GOOD, move=chair.move(action))


def _why_nothing_else(chair: Chair, screen: Screen) -> None:
    """Every play that one might think of and that the rules refuse, each with its reason."""
    reasons: dict[str, No] = {}
    for action in chair.face.tries(chair.view):
        no = chair.why_not(action)
        if no is not None:
            reasons.setdefault(f"{chair.move(action)}: {no.words}", no)
    if not reasons:
        screen.line("play-why-what")
        return
    for reason in reasons:
        screen.print(reason if screen.plain else f"· {reason}")
    rule = next((no.rule for no in reasons.values() if no.rule), None)
    if rule:
        screen.line("play-why-read", style="dim", rule=rule)


def explain(no: No, screen: Screen) -> None:
    if no.rule is None:
        screen.print(no.words, BAD)
        return
    screen.print(f"✗ {no.words}" if screen.unicode() and not screen.plain else no.words, BAD)
    screen.line("play-why-read", style="dim", rule=no.rule)
