"""Reading a Shipwreck pack: its files checked, and its cards' abilities made into lookup tables for the engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from horae.core.speech import Text
from horae.games.shipwreck.vocabulary import (
    MOMENT_OF,
    VALUES,
    AllOf,
    Arcanum,
    AskOneOf,
    Condition,
    ExactlyOneOf,
    Power,
    Ratio,
    Sum,
    heeds_visible,
    listed_values,
    takes_first,
)
from horae.packs.builtin import pack_folder
from horae.packs.hashing import mechanics_hash
from horae.packs.reader import Document, Folder

FORMAT = 1


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
            _LazyTables(arcanum) if heeds_visible(arcanum.when) else (_table(arcanum, frozenset()),) * 256 for arcanum in arcana
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


def _table(arcanum: Arcanum, visible: frozenset[int]) -> bytes:
    table = bytearray(64)
    for a in VALUES:
        for b in VALUES:
            first = takes_first(arcanum, a, b, visible)
            second = takes_first(arcanum, b, a, visible)
            table[a * 8 + b] = first | second << 1
    return bytes(table)


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
        if arcanum.takes == "unmatched" and not heeds_visible(arcanum.when):
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
