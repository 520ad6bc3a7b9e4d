"""Why not: what the rules say to a play that one has in mind, or to all that one could think of."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from horae.core.game import Action
from horae.core.refusal import Refused
from horae.core.speech import Fault, own
from horae.spoken.answer import Said
from horae.spoken.game import SpokenGame
from horae.spoken.voice import Voice


class No(Struct, frozen=True):
    """Why something is not done."""

    words: str
    rule: str | None = None


class Asker(Protocol):
    """Who asks: what they see, what they are told with, and what the rules say to an action of theirs."""

    name: str
    """The game's."""

    @property
    def face(self) -> SpokenGame: ...
    @property
    def voice(self) -> Voice: ...
    @property
    def view(self) -> Any: ...

    def move(self, action: Action) -> str: ...

    def understand(self, words: str) -> Action | None: ...

    def why_not(self, action: Action) -> No | None: ...


def against(fault: Fault, voice: Voice) -> No:
    """A fault as an answer: with the rule where one speaks."""
    return No(voice.say(fault.phrase), fault.rule if isinstance(fault, Refused) else None)


def why(words: str, asker: Asker) -> list[Said]:
    """What would come of the play; without words, of every play that is refused."""
    if not words:
        return _why_nothing_else(asker)
    try:
        action = asker.understand(words)
    except Fault as unclear:
        return explain(against(unclear, asker.voice), asker.voice)
    if action is None:
        return [Said(_which(asker), "bad")]
    no = asker.why_not(action)
    if no is not None:
        return explain(no, asker.voice)
    return [Said(asker.voice.speak("play-why-allowed", move=asker.move(action)), "good")]


def _why_nothing_else(asker: Asker) -> list[Said]:
    """Every play that one might think of and that the rules refuse, each with its reason."""
    reasons: dict[str, No] = {}
    for action in asker.face.tries(asker.view):
        no = asker.why_not(action)
        if no is not None:
            reasons.setdefault(f"{asker.move(action)}: {no.words}", no)
    if not reasons:
        return [Said(_which(asker))]
    said = [Said(reason, "under") for reason in reasons]
    rule = next((no.rule for no in reasons.values() if no.rule), None)
    return [*said, _where_to_read(rule, asker.voice)] if rule else said


def _which(asker: Asker) -> str:
    """What to say instead, with examples of the game."""
    return asker.voice.speak(own(asker.name, "play-why-what"))


def explain(no: No, voice: Voice) -> list[Said]:
    if no.rule is None:
        return [Said(no.words, "bad")]
    return [Said(no.words, "refused"), _where_to_read(no.rule, voice)]


def _where_to_read(rule: str, voice: Voice) -> Said:
    return Said(voice.speak("play-why-read", rule=rule), "faint")
