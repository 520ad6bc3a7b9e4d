"""Why something in a mission is impossible, in words: the chain of what is missing, down to its first cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from horae.authoring.missions.facts import Fact
from horae.authoring.missions.instruction_names import instruction_name
from horae.core.speech import Phrase
from horae.games.timestories import compiler as op
from horae.games.timestories.pack import TimeStoriesPack


class Reason(Struct, frozen=True):
    """One link: what kind of thing is missing, and which."""

    kind: str
    name: str

    @property
    def words(self) -> Phrase:
        if self.kind in ("instruction", "no-instruction"):
            card, part, test, number = self.name.split()
            return Phrase(f"mission-why-{self.kind}", {"name": instruction_name(card, part, int(test), int(number))})
        return Phrase(f"mission-why-{self.kind}", {"name": self.name})


MOST_LINKS = 4
"""So many links of a chain are told; the first cause always is."""


def reasons(pack: TimeStoriesPack, chain: Sequence[Fact], has_ways: bool) -> tuple[Reason, ...]:
    """The links worth telling; `has_ways`: some rule leads to the last one, if only in a circle."""
    told = list(dict.fromkeys(reversed(list(_told(pack, chain)))))[::-1]
    if not told:
        return ()
    kind, name = told[-1]
    if (kind in ("card", "instruction") and not has_ways) or (kind in _SOURCES and not _is_given(pack, chain[-1])):
        told[-1] = (f"no-{kind}", name)
    if len(told) > MOST_LINKS:
        told = [*told[: MOST_LINKS - 1], told[-1]]
    return tuple(Reason(kind, name) for kind, name in told)


_SOURCES = {"item": (op.TAKE,), "token": (op.TOKEN,), "place": (op.OPEN, op.MOVE)}


def _is_given(pack: TimeStoriesPack, fact: Fact) -> bool:
    """Whether any card gives the item or token, or opens the place, at all."""
    kind = next(_told(pack, [fact]))[0]
    if kind == "place" and any(fact[1] in piece.opens for piece in pack.map_pieces if piece is not None):
        return True
    return any(now.code in _SOURCES[kind] and now.number == fact[1] for now in pack.ops)


def _told(pack: TimeStoriesPack, chain: Sequence[Fact]) -> Iterator[tuple[str, str]]:
    for fact in chain:
        kind = fact[0]
        if kind == "card":
            yield "card", pack.cards[fact[1]].id
        elif kind == "follow":
            printed = pack.printed.at(fact[1])
            yield "instruction", f"{printed.card} {printed.part} {printed.test} {printed.number}"
        elif kind in ("item", "has", "takable"):
            yield "item", str(pack.parts.items[fact[1]].number)
        elif kind in ("token", "has-token", "copies"):
            yield "token", pack.parts.tokens[fact[1]].id
        elif kind in ("go", "open", "at", "moved"):
            yield "place", pack.places[fact[1]].id
        elif kind in ("laid", "not-gone"):
            yield "laid", pack.cards[fact[1]].id
        elif kind in ("counter", "counted", "counter-within"):
            yield "counter", pack.parts.counters[fact[1]].id
        elif kind in ("won", "fight"):
            yield "conflict", pack.cards[fact[1]].id
        elif kind == "beaten":
            yield "beaten", pack.opponents[fact[1]].id
        elif kind == "running":
            yield "countdown", pack.countdowns[fact[1]].id
        elif kind == "test":
            yield "test", f"{pack.cards[fact[1]].id} {fact[2] + 1}"
        elif kind == "never":
            yield "never", fact[1]
        else:
            yield from _too_late(pack, fact)


def _too_late(pack: TimeStoriesPack, fact: Fact) -> Iterator[tuple[str, str]]:
    """What must not have happened, but always has by then."""
    kind = fact[0]
    if kind == "without-item":
        yield "has-item", str(pack.parts.items[fact[1]].number)
    elif kind == "without-token":
        yield "has-token", pack.parts.tokens[fact[1]].id
    elif kind == "not-read":
        yield "was-read", pack.cards[fact[1]].id
    elif kind == "not-visited":
        yield "was-visited", pack.places[fact[1]].id
