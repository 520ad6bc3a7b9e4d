"""What a designer of a Shipwreck pack should look at: words that nobody is shown, and arcana that take nothing. Each finding
names its file and line."""

from __future__ import annotations

from collections.abc import Iterator

from horae.games.shipwreck.pack import ShipwreckPack, read_pack
from horae.packs.reader import BadPack, Document, Folder

EVERY_VISIBLE = range(0, 1 << 8, 2)
"""Each set of values that can be visible, bit v for value v."""


def lint(folder: Folder) -> list[BadPack]:
    """Everything that is wrong or odd; empty for a pack in good order. A pack that cannot be read raises BadPack."""
    pack = read_pack(folder)
    return [*_arcana(pack, folder.document("arcana.yaml")), *_powers(pack, folder.document("powers.yaml"))]


def _arcana(pack: ShipwreckPack, file: Document) -> Iterator[BadPack]:
    for card, arcanum in enumerate(pack.arcana):
        if arcanum.ability is not None:
            yield file.fault(("arcana", card, "ability"), "shipwreck-lint-words", card=arcanum.id, field="ability")
        if not any(any(pack.allow(card, visible)) for visible in EVERY_VISIBLE):
            yield file.fault(("arcana", card, "when"), "shipwreck-lint-never", card=arcanum.id)


def _powers(pack: ShipwreckPack, file: Document) -> Iterator[BadPack]:
    for place, power in enumerate(pack.powers.values()):
        if power.text is not None:
            yield file.fault(("powers", place, "text"), "shipwreck-lint-words", card=power.id, field="text")
