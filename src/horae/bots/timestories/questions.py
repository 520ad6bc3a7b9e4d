"""What a card asks an agent or the group now, found on the cards that the seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from horae.bots.timestories.known_cards import KnownCards
from horae.bots.timestories.paths import leaves
from horae.core.speech import Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.view import GroupQuestion, OwnView, TimeStoriesView


def own_view(view: TimeStoriesView, agent: int) -> OwnView:
    return next(own for own in view.own if own.agent == agent)


def asked(known: KnownCards, view: TimeStoriesView, agent: int) -> tuple[str, v.Instruction | None]:
    """The card and the instruction that ask this agent of one's own."""
    own = own_view(view, agent)
    if own.question is None:
        return "", None
    cards = [*(coming.card for coming in reversed(own.following)), *(face.id for face in own.read)]
    return _find(known, cards, own.question.ask)


def put_to_all(known: KnownCards, question: GroupQuestion) -> tuple[str, v.Instruction | None]:
    """The same of a question to the captain or the group."""
    return _find(known, [question.instruction.card], question.ask)


def _find(known: KnownCards, cards: Iterable[str], ask: Text) -> tuple[str, v.Instruction | None]:
    for name in cards:
        written = known.card(name)
        parts = [written.steps, *(cell for box in written.tests for cell in (box.failure, box.success, box.critical or ()))]
        if written.conflict is not None:
            parts.append(written.conflict.won)
        for step in leaves([step for part in parts for step in part]):
            if isinstance(step, v.May | v.Choose | v.Answer) and step.ask == ask:
                return name, step
    return "", None
