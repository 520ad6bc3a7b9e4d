"""What a card holds beside its text, for its writer: what follows where, what is asked, under which conditions, of whom."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from horae.authoring.missions.in_short import conditions_of, in_short, instructions
from horae.core.speech import LANGUAGES, Text
from horae.games.timestories import compiler as op
from horae.games.timestories import vocabulary as v
from horae.games.timestories.compiled import CompiledCard, CompiledTest
from horae.games.timestories.pack import TimeStoriesPack

_BY = {op.READER: "reader", op.THE_CAPTAIN: "captain", op.EVERYONE: "group"}


class AskedOption(Struct, frozen=True):
    """A way of a choice, or an answer that is accepted; `when` is its own condition."""

    label: Text
    when: str


class AskedQuestion(Struct, frozen=True):
    """A question of a card. A plain yes or no has no options."""

    ask: Text
    by: str
    """`reader`, `captain` or `group`."""
    typed: bool
    when: str
    """Under which conditions it is asked."""
    options: tuple[AskedOption, ...]


def routines(card: CompiledCard) -> dict[int, str]:
    """Where the instructions of a card begin, each with when they are followed: at once, after a conflict, after a test."""
    starts = [(card.start, "")]
    if card.won >= 0:
        starts.append((card.won, "won"))
    for box in card.tests:
        when = in_short(box.written)
        starts += [(getattr(box, cell), f"{cell} {when}".strip()) for cell in ("failure", "critical", "success")]
    return dict(starts)


def followed(pack: TimeStoriesPack, start: int) -> Iterator[int]:
    """The operations from there to the end of a routine."""
    while pack.ops[start].code != op.RET:
        yield start
        start += 1


def test_condition(pack: TimeStoriesPack, box: CompiledTest) -> str:
    """When a test is offered, in short; nothing if it always is."""
    against = f"against {pack.opponents[box.against].id}" if box.against >= 0 else ""
    return ", ".join(part for part in (in_short(box.written), against, "once" if box.once else "") if part)


class Questions:
    """What the cards of a mission ask."""

    def __init__(self, pack: TimeStoriesPack) -> None:
        self.pack = pack
        self.conditions = conditions_of(pack)
        self.accepted = {
            (step.ask, _examples(step)): tuple(one.accept for one in step.answers)
            for step in instructions(pack)
            if isinstance(step, v.Answer)
        }

    def of(self, card: CompiledCard) -> Iterator[AskedQuestion]:
        """In the order of its instructions."""
        pack = self.pack
        for start, cell in routines(card).items():
            for pc in followed(pack, start):
                now = pack.ops[pc]
                if now.ask is None or now.code == op.SAY:
                    continue
                when = ", ".join(part for part in (cell, *self.conditions[pc]) if part)
                yield AskedQuestion(now.ask, _BY[now.who], now.code == op.ANSWER, when, tuple(self._options(now)))

    def _options(self, now: op.Op) -> Iterator[AskedOption]:
        for way in now.ways:
            yield AskedOption(way.label, in_short(way.written))
        if now.answers and now.ask is not None:
            for accept in self.accepted[now.ask, tuple(one.example for one in now.answers)]:
                words = {"es": accept.es or accept.en, "en": accept.en or accept.es}
                yield AskedOption(Text(*(" / ".join(words[language]) for language in LANGUAGES)), "")
        if now.leave is not None:
            yield AskedOption(now.leave, "")


def _examples(step: v.Answer) -> tuple[str, ...]:
    """One answer of each kind, as the engine keeps them."""
    return tuple(next(iter((*one.accept.es, *one.accept.en)), "") for one in step.answers)
