"""What is archived of a finished mission holds the entry of the Mission Log, to be read without playing it again."""

from __future__ import annotations

import pytest

from horae.core.rng import Rng
from horae.core.speech import LANGUAGES
from horae.server.archive import ArchiveOrder, make_archive, open_archive
from horae.server.catalogue import everything
from horae.table import records
from horae.testkit.offline_table import OfflineTable


@pytest.mark.rule("TS-1.4", "TS-13.2")
def test_the_entry_of_the_mission_log_is_archived_in_both_languages() -> None:
    table = OfflineTable("timestories").seated(2)
    rng = Rng(1)
    for _ in range(2_000):
        if table.play.state.result() is not None:
            break
        seat = rng.pick(table.deciding())
        table.do(seat, rng.pick(table.legal(seat)))
    order = ArchiveOrder("T", tuple(records.encode(record) for record in table.table.records))
    kept = open_archive(make_archive(order, everything()))
    assert {language: kept.entries[language].lines[0].words for language in LANGUAGES} == {
        "es": "La última luz",
        "en": "The Last Light",
    }
