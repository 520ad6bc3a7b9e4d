"""One person with two receptacles at a terminal: what both heard stands there once, and what can be given stands together."""

from __future__ import annotations

from pathlib import Path

from horae.cli.terminal.timestories import TimeStoriesFace
from horae.games.timestories import actions as do
from horae.spoken.timestories_reading import MissionWords, plain_board, readings
from horae.spoken.voice import Voice
from horae.testkit.timestories import card, item, location, mission, position, read, text


def test_what_was_read_aloud_stands_there_once(tmp_path: Path) -> None:
    said = [{"do": "say", "text": text(f"Heard by {to}."), "to": to} for to in ("everyone", "reader")]
    pack = read(tmp_path, mission(location("pier", card("B", *said), card("C", said[1]))))
    table = position(pack, 1).acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    view, words = table.view(0), MissionWords(pack, table.view(0), Voice("en", ("Ana",)))
    assert [len(own.said) for own in view.own] == [2, 2]
    lines = "\n".join(plain_board(words))
    assert lines.count("Heard by everyone.") == 1
    assert lines.count("Heard by reader.") == 2, "each of them by a card of its own"
    read_again = [line for one in readings(words) for line in one.lines]
    assert read_again.count("Heard by everyone.") == 1


def test_what_one_may_give_stands_together_after_all_else(tmp_path: Path) -> None:
    both = [{"do": "take", "item": one} for one in (1, 2)]
    pack = read(tmp_path, mission(location("pier", card("B", *both), card("C"), card("D")), items=(item(1), item(2))))
    table = position(pack, 1).acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    table.acts(do.STAND_BY[0], do.STAND_BY[1])
    moves = [*TimeStoriesFace(pack).numbered(table.state.legal(0), table.view(0)).values()]
    gifts = [isinstance(move, do.Give) for move in moves]
    assert any(gifts)
    assert gifts == sorted(gifts)
