"""What a Shipwreck pack may say, and its compiled form: abilities become lookup tables for the engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from horae.core.speech import Text
from horae.packs.builtin import pack_folder
from horae.packs.hashing import mechanics_hash
from horae.packs.reader import Document, Folder

VALUES = range(1, 8)
HOURS_OF = (0, 1, 1, 1, 2, 2, 2, 3)
"""SA-4.1: how many hours a fate of each value takes."""
FORMAT = 1


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
    text: Text
    symbol: str
    by: Literal["group", "active"]
    moment: Moment
    does: Deed


class Arcanum(Struct, frozen=True, forbid_unknown_fields=True):
    """What its two sides say (SA-3.1): `when` and `takes` the ability, `moons` the duration, `power` the back."""

    id: str
    name: Text
    motto: Text
    ability: Text
    when: Condition
    takes: Takes
    moons: int
    power: str
    fading_doom: int = 2
    says: Literal["kept_is_higher"] | None = None


class PackHead(Struct, frozen=True, forbid_unknown_fields=True):
    """pack.yaml."""

    format: int
    game: str
    id: str
    title: Text
    copies: tuple[int, ...] = (3, 3, 3, 3, 3, 3, 3)
    """How many fates of each value 1..7 the bag holds (SA-1.2)."""


class ArcanaFile(Struct, frozen=True, forbid_unknown_fields=True):
    arcana: tuple[Arcanum, ...]


class PowersFile(Struct, frozen=True, forbid_unknown_fields=True):
    powers: tuple[Power, ...]


class ShipwreckPack:
    """A checked pack and its tables. A table's entry `a * 8 + b` has bit 0 set if the first fate of
    a hand (a, b) may go before the card, bit 1 if the second may."""

    def __init__(self, head: PackHead, arcana: Sequence[Arcanum], powers: Sequence[Power]) -> None:
        self.head = head
        self.id = head.id
        self.hash = mechanics_hash(head, tuple(arcana), tuple(powers))
        self.arcana = tuple(arcana)
        self.powers = {power.id: power for power in powers}
        self.index = {arcanum.id: place for place, arcanum in enumerate(arcana)}
        self.moons = tuple(arcanum.moons for arcanum in arcana)
        self.fading_doom = tuple(arcanum.fading_doom for arcanum in arcana)
        self.power_of = tuple(self.powers[arcanum.power] for arcanum in arcana)
        self.copies = (0, *head.copies)
        self.fates = tuple(value for value in VALUES for _ in range(self.copies[value]))
        self.tables: tuple[Sequence[bytes] | _LazyTables, ...] = tuple(
            _LazyTables(arcanum) if _heeds_visible(arcanum.when) else (_table(arcanum, frozenset()),) * 256
            for arcanum in arcana
        )
        """`tables[card][visible][a * 8 + b]`, where visible is a bit set: bit v for value v."""

    def allow(self, card: int, visible: int) -> bytes:
        """The card's table when these values are visible."""
        return self.tables[card][visible]


class _LazyTables(dict[int, bytes]):
    """The tables of an arcanum that heeds the visible fates, each made when first looked up."""

    def __init__(self, arcanum: Arcanum) -> None:
        super().__init__()
        self._arcanum = arcanum

    def __missing__(self, visible: int) -> bytes:
        seen = frozenset(value for value in VALUES if visible >> value & 1)
        self[visible] = table = _table(self._arcanum, seen)
        return table


def _heeds_visible(when: Condition) -> bool:
    if isinstance(when, AllOf):
        return any(_heeds_visible(part) for part in when.of)
    return isinstance(when, MatchesVisible | NoneVisible)


def _table(arcanum: Arcanum, visible: frozenset[int]) -> bytes:
    table = bytearray(64)
    for a in VALUES:
        for b in VALUES:
            first = takes_first(arcanum, a, b, visible)
            second = takes_first(arcanum, b, a, visible)
            table[a * 8 + b] = first | second << 1
    return bytes(table)


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


# --- reading and checking ---


@lru_cache(maxsize=16)
def load_builtin(source: str) -> ShipwreckPack:
    return read_pack(pack_folder("shipwreck", source))


def read_pack(folder: Folder) -> ShipwreckPack:
    """Read and check a pack. Raises BadPack at the first thing that is wrong."""
    head_file, arcana_file, powers_file = (folder.document(name) for name in ("pack.yaml", "arcana.yaml", "powers.yaml"))
    head = head_file.decode(PackHead)
    _check_head(head_file, head)
    powers = powers_file.decode(PowersFile).powers
    _check_powers(powers_file, powers)
    arcana = arcana_file.decode(ArcanaFile).arcana
    _check_arcana(arcana_file, arcana, {power.id for power in powers})
    return ShipwreckPack(head, arcana, powers)


def _check_head(file: Document, head: PackHead) -> None:
    if head.format != FORMAT:
        raise file.fault(("format",), "pack-format", found=head.format, known=FORMAT)
    if head.game != "shipwreck":
        raise file.fault(("game",), "pack-other-game", found=head.game, expected="shipwreck")
    if len(head.copies) != len(VALUES) or min(head.copies, default=-1) < 0 or sum(head.copies) < 2:
        raise file.fault(("copies",), "shipwreck-pack-copies")


def _check_powers(file: Document, powers: Sequence[Power]) -> None:
    for place, power in enumerate(powers):
        path = ("powers", place)
        _check_id(file, (*path, "id"), power.id, [other.id for other in powers[:place]])
        _check_text(file, path, power)
        by, moment = MOMENT_OF[type(power.does)]
        if power.by != by:
            raise file.fault((*path, "by"), "shipwreck-pack-power-by", power=power.id, by=by)
        if power.moment != moment:
            raise file.fault((*path, "moment"), "shipwreck-pack-power-moment", power=power.id, moment=moment)
        if isinstance(power.does, AskOneOf):
            _check_values(file, (*path, "does", "values"), power.does.values)


def _check_arcana(file: Document, arcana: Sequence[Arcanum], powers: set[str]) -> None:
    if not arcana:
        raise file.fault(("arcana",), "shipwreck-pack-no-arcana")
    for place, arcanum in enumerate(arcana):
        path = ("arcana", place)
        _check_id(file, (*path, "id"), arcanum.id, [other.id for other in arcana[:place]])
        _check_text(file, path, arcanum)
        _check_condition(file, (*path, "when"), arcanum.when)
        if arcanum.moons < 1:
            raise file.fault((*path, "moons"), "shipwreck-pack-moons", card=arcanum.id)
        if arcanum.fading_doom < 0:
            raise file.fault((*path, "fading_doom"), "shipwreck-pack-fading-doom", card=arcanum.id)
        if arcanum.power not in powers:
            raise file.fault((*path, "power"), "shipwreck-pack-no-power", card=arcanum.id, power=arcanum.power)
        if arcanum.takes == "listed" and not listed_values(arcanum.when):
            raise file.fault((*path, "takes"), "shipwreck-pack-listed", card=arcanum.id)
        if arcanum.takes == "unmatched" and not _heeds_visible(arcanum.when):
            raise file.fault((*path, "takes"), "shipwreck-pack-unmatched", card=arcanum.id)


def _check_id(file: Document, path: tuple[str | int, ...], found: str, before: list[str]) -> None:
    if not found or not all(letter.isascii() and (letter.islower() or letter.isdigit() or letter == "-") for letter in found):
        raise file.fault(path, "pack-id", id=found)
    if found in before:
        raise file.fault(path, "pack-duplicate-id", id=found)


def _check_text(file: Document, path: tuple[str | int, ...], part: Power | Arcanum) -> None:
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Text):
            for language in ("es", "en"):
                if not value[language].strip():
                    raise file.fault((*path, name, language), "pack-empty-text", id=part.id, field=name, language=language)


def _check_values(file: Document, path: tuple[str | int, ...], values: Sequence[int]) -> None:
    if not values or any(value not in VALUES for value in values):
        raise file.fault(path, "shipwreck-pack-values")


def _check_condition(file: Document, path: tuple[str | int, ...], when: Condition) -> None:
    match when:
        case ExactlyOneOf(values):
            _check_values(file, (*path, "values"), values)
        case Ratio(any_of) if not any_of or min(any_of) < 1:
            raise file.fault((*path, "any_of"), "shipwreck-pack-ratio")
        case Sum(multiple_of=multiple) if multiple is not None and multiple < 1:
            raise file.fault((*path, "multiple_of"), "shipwreck-pack-ratio")
        case AllOf(of):
            if not of:
                raise file.fault((*path, "of"), "shipwreck-pack-all-of")
            for place, part in enumerate(of):
                _check_condition(file, (*path, "of", place), part)
        case _:
            pass
