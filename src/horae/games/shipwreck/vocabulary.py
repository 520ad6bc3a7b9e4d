"""The words in which Shipwreck's cards are written: conditions on a hand, what an arcanum takes, what powers do.

A new kind of card begins here: its struct, and for a condition its meaning in `holds`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from horae.core.speech import Text

VALUES = range(1, 8)
HOURS_OF = (0, 1, 1, 1, 2, 2, 2, 3)
"""SA-4.1: how many hours a fate of each value takes."""
USUAL_DOOM = 2
"""SA-9.2: the doom that a fading brings, unless the card says otherwise."""


class _Data(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of the tagged vocabulary."""


# --- when an arcanum takes a fate (SA-3.3) ---


class Always(_Data, frozen=True, tag="always"):
    """Whatever the hand."""


class Sum(_Data, frozen=True, tag="sum"):
    """Of the two fates in hand."""

    at_least: int | None = None
    at_most: int | None = None
    multiple_of: int | None = None
    parity: Literal["even", "odd"] | None = None


class Difference(_Data, frozen=True, tag="difference"):
    """Between the two fates in hand."""

    at_least: int | None = None
    at_most: int | None = None


class Ratio(_Data, frozen=True, tag="ratio"):
    """The larger is this many times the smaller."""

    any_of: tuple[int, ...]


class ExactlyOneOf(_Data, frozen=True, tag="exactly_one_of"):
    """One fate is among the values and the other is not."""

    values: tuple[int, ...]


class MatchesVisible(_Data, frozen=True, tag="matches_visible"):
    """At least one fate equals a visible one."""


class NoneVisible(_Data, frozen=True, tag="none_visible"):
    """Neither fate equals a visible one."""


class AllOf(_Data, frozen=True, tag="all_of"):
    """Every one of several conditions."""

    of: tuple[Condition, ...]


Condition: TypeAlias = "Always | Sum | Difference | Ratio | ExactlyOneOf | MatchesVisible | NoneVisible | AllOf"
Takes: TypeAlias = Literal["either", "higher", "lower", "listed", "unmatched"]


# --- what a power does (SA-6) ---


class AskHigher(_Data, frozen=True, tag="ask_higher"):
    """Choose X and ask whether the kept fate is higher."""


class AskOneOf(_Data, frozen=True, tag="ask_one_of"):
    """Ask whether the kept fate is one of these."""

    values: tuple[int, ...]


class ExtraPrediction(_Data, frozen=True, tag="extra_prediction"):
    """One more prediction this turn."""


class Cycle(_Data, frozen=True, tag="cycle"):
    """An arcanum with no fates before it makes way for the next."""


class TellOld(_Data, frozen=True, tag="tell_old"):
    """Say whether the fate just played was held since one's previous turn."""


class DiscardLower(_Data, frozen=True, tag="discard_lower"):
    """Discard a visible fate lower than the kept one."""


Deed: TypeAlias = AskHigher | AskOneOf | ExtraPrediction | Cycle | TellOld | DiscardLower
Moment: TypeAlias = Literal["before_play", "after_play", "before_prediction"]

MOMENT_OF: dict[type[Deed], tuple[str, Moment]] = {
    AskHigher: ("group", "before_prediction"),
    AskOneOf: ("group", "before_prediction"),
    ExtraPrediction: ("group", "before_prediction"),
    Cycle: ("active", "before_play"),
    TellOld: ("active", "after_play"),
    DiscardLower: ("active", "after_play"),
}
"""By whom and when each deed makes sense; a pack that says otherwise is refused."""


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text
    symbol: str
    by: Literal["group", "active"]
    moment: Moment
    does: Deed
    text: Text | None = None
    """Packs once told it in words of their own. They are still read, but nobody is shown it: see card_text."""


class Arcanum(Struct, frozen=True, forbid_unknown_fields=True):
    """What its two sides say (SA-3.1): `when` and `takes` the ability, `moons` the duration, `power` the back."""

    id: str
    name: Text
    motto: Text
    when: Condition
    takes: Takes
    moons: int
    power: str
    fading_doom: int = USUAL_DOOM
    says: Literal["kept_is_higher"] | None = None
    ability: Text | None = None
    """Packs once told the ability in words of their own. They are still read, but nobody is shown it: see card_text."""


def takes_first(arcanum: Arcanum, a: int, b: int, visible: frozenset[int]) -> bool:
    """Whether, holding a and b, the a may be played before this arcanum."""
    if not holds(arcanum.when, a, b, visible):
        return False
    match arcanum.takes:
        case "either":
            return True
        case "higher":
            return a > b
        case "lower":
            return a < b
        case "listed":
            return a in listed_values(arcanum.when)
        case "unmatched":
            return b in visible


def holds(when: Condition, a: int, b: int, visible: frozenset[int]) -> bool:
    """Whether a condition holds for a hand."""
    match when:
        case Always():
            return True
        case Sum(at_least, at_most, multiple_of, parity):
            total = a + b
            return (
                (at_least is None or total >= at_least)
                and (at_most is None or total <= at_most)
                and (multiple_of is None or total % multiple_of == 0)
                and (parity is None or total % 2 == (parity == "odd"))
            )
        case Difference(at_least, at_most):
            gap = abs(a - b)
            return (at_least is None or gap >= at_least) and (at_most is None or gap <= at_most)
        case Ratio(any_of):
            return any(max(a, b) == times * min(a, b) for times in any_of)
        case ExactlyOneOf(values):
            return (a in values) != (b in values)
        case MatchesVisible():
            return a in visible or b in visible
        case NoneVisible():
            return a not in visible and b not in visible
        case AllOf(of):
            return all(holds(part, a, b, visible) for part in of)


def listed_values(when: Condition) -> tuple[int, ...]:
    """The values of the one exactly_one_of in a condition; empty if there is none."""
    if isinstance(when, ExactlyOneOf):
        return when.values
    if isinstance(when, AllOf):
        return next((values for values in map(listed_values, when.of) if values), ())
    return ()


def heeds_visible(when: Condition) -> bool:
    """Whether it depends on the visible fates."""
    if isinstance(when, AllOf):
        return any(heeds_visible(part) for part in when.of)
    return isinstance(when, MatchesVisible | NoneVisible)
