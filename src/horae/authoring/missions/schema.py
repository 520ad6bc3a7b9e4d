"""JSON Schemas of a mission's files, made from the structs that read them, for editors that complete and check."""

from __future__ import annotations

from typing import Any

import msgspec

from horae.games.timestories import mission as m

FILES: dict[str, type] = {
    "pack.yaml": m.Head,
    "prologue.yaml": m.PrologueFile,
    "locations.yaml": m.LocationsFile,
    "receptacles.yaml": m.ReceptaclesFile,
    "items.yaml": m.ItemsFile,
    "mysteries.yaml": m.MysteriesFile,
    "tokens.yaml": m.TokensFile,
    "counters.yaml": m.CountersFile,
    "countdowns.yaml": m.CountdownsFile,
}


def schema(file: str) -> dict[str, Any]:
    """The schema of one of the files."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(FILES[file])}
