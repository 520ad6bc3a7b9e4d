"""What the two games of these tests share. They are as small as can be, and unlike the real ones, to show
that the core fits more than it was made for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from horae.core import speech
from horae.core.game import AnyGame, Options, Seat
from horae.core.rulebook import Rule, Rulebook, Section
from horae.core.speech import Text
from horae.packs.builtin import messages

WORDS = {
    "es": """
tiny-not-asked = ahora no se espera nada de ti
tiny-not-held = no tienes «{ $card }»
tiny-no-target = no se puede elegir el asiento { $seat }
tiny-no-points = no tienes ningún punto que dar
""",
    "en": """
tiny-not-asked = nothing is expected of you now
tiny-not-held = you do not hold “{ $card }”
tiny-no-target = seat { $seat } cannot be chosen
tiny-no-points = you have no point to give
""",
}
speech.speak_from(lambda language: [*messages(language), WORDS[language]])


class NoPack:
    id = "none"
    hash = "0"


class NoOptions(Options, frozen=True):
    """Nothing to choose."""


def book(game: str, *ids: str) -> Rulebook:
    rules = [Rule(id_, "rule", "made up", f"la regla {id_}", f"the rule {id_}") for id_ in ids]
    return Rulebook(game, (Section(ids[0].split("-")[0], Text("todo", "all")),), tuple(rules))


class TinyGame(AnyGame):
    rules_version = "tiny-1"
    seat_range = range(2, 5)
    cooperative = False
    options_type = NoOptions
    rule_ids: ClassVar[tuple[str, ...]]

    def load_pack(self, source: str | None = None) -> NoPack:
        return NoPack()

    def rulebook(self) -> Rulebook:
        return book(self.name, *self.rule_ids)


def most(points: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(points) if count == max(points))
