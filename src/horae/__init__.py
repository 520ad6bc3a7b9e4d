"""Horae: a digital table for three board games about time."""

from __future__ import annotations

from horae.core import speech
from horae.core.refusal import Refused
from horae.games.registry import game, names
from horae.packs.builtin import messages

__version__ = "0.1.0"
__all__ = ["Refused", "__version__", "game", "names"]

speech.speak_from(messages)
