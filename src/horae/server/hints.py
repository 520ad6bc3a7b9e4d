"""The coach's hints as one person reads them: in their language, with the marks that the rules let them make."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from horae.bots.coach import Hint
from horae.core.game import Action
from horae.core.refusal import Refused
from horae.server.phrase_cache import words
from horae.server.protocol import replies, values
from horae.table import decisions
from horae.table.records import Person
from horae.table.table import Declined, Table


class KeptHints:
    """What was said to each person last, and of what: until something is recorded it is not put together anew."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Person, str], tuple[int, list[Hint], tuple[replies.HintView, ...]]] = {}

    def said(self, table: Table, person: Person, found: list[Hint], language: str) -> tuple[replies.HintView, ...]:
        n, of, made = self._kept.get((person, language), (-1, None, ()))
        if n != table.n or of is not found:
            made = hints(table, person, found, language)
            self._kept[person, language] = table.n, found, made
        return made


def hints(table: Table, person: Person | None, found: Iterable[Hint], language: str) -> tuple[replies.HintView, ...]:
    names = table.names(language)
    return tuple(
        replies.HintView(
            words(hint.words, language, names),
            hint.seat,
            hint.heads,
            hint.thing,
            hint.values,
            hint.sure,
            _allowed(table, person, hint.action),
        )
        for hint in found
    )


def _allowed(table: Table, person: Person | None, action: Action | None) -> values.GameJson | None:
    """The action as it is sent back, if this person may do it now: the rules are asked, nothing else."""
    if person is None or action is None:
        return None
    data: values.GameJson = msgspec.to_builtins(action)
    try:
        decisions.attempt(table, person, data)
    except (Refused, Declined):
        return None
    return data
