"""The cells of a test box: worded as printed, on every card that a seat may read and on no other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import horae
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v
from horae.games.timestories.cells import _box, cells_of
from horae.games.timestories.open_tests import is_offered
from horae.games.timestories.view import CardFace

LABYRINTH = str(Path(__file__).parents[1] / "conformance" / "labyrinth")


@pytest.mark.rule("TS-7.1", "TS-7.3", "TS-E5")
def test_a_box_says_what_each_cell_gives() -> None:
    trial = m.TestBox(1, 4, failure=(v.Take(10),), critical=(v.Take(5),), success=(v.Take(1), v.Lose(azrak=1), v.Take(4)))
    cells = _box(trial, {})
    assert (cells.failure.en, cells.critical.en, cells.success.en) == (
        "take Item 10",
        "take Item 5",
        "take Items 1 and 4, lose 1 Azrak",
    )
    assert cells.success.es == "toma los Objetos 1 y 4, pierde 1 Azrak"
    merged = _box(m.TestBox(1, 4, success=(v.Read(interaction=3), v.Reshuffle())), {})
    assert merged.critical == merged.success
    assert merged.success.en == "read your Interaction 3, shuffle Destiny"
    assert merged.failure.en == "nothing"
    assert merged.failure.es == "nada"


def test_a_box_names_the_counters_that_lie_open_and_no_others() -> None:
    success = (v.Count("trust", by=2), v.Count("doubt", by=-1), v.Count("trust", to=0))
    cells = _box(m.TestBox(1, 4, failure=(v.Count("trust", by=-1),), success=success), {"trust": Text("Confianza", "Trust")})
    assert cells.success == Text("Confianza +2, se apunta algo, Confianza: 0", "Trust +2, something is noted, Trust: 0")
    assert cells.failure == Text("Confianza −1", "Trust −1")


def test_every_instruction_has_words_that_name_nothing_unseen() -> None:
    text = Text("secreto", "secret")
    steps: tuple[v.Instruction, ...] = (
        v.Take(token="secret"),
        v.Read(recall=True),
        v.Gain(magick=2, who="everyone"),
        v.Lose(azrak=1, magick=1, who="captain"),
        v.Spend(azrak=2, by="group", then=(v.End("secret"),)),
        v.Stow(token="secret"),
        v.Remove(item=7),
        v.OpenLocation("secret"),
        v.CloseLocation("secret"),
        v.Cover("secret"),
        v.DrawMystery(),
        v.Eject("others"),
        v.RegainControl(),
        v.StartConflict(),
        v.EndConflict(),
        v.GoOn(),
        v.Damage(2),
        v.Reshuffle(),
        v.Replace("secret", "secret"),
        v.May(text, ()),
        v.Choose(text, ()),
        v.If(v.HasToken("secret"), (v.End("secret"),)),
        v.Turn("secret"),
        v.OpenDeck(),
        v.FreeUpdate(),
        v.Bonus(2),
        v.Say(text),
        v.Count("secret", 1),
        v.StartCountdown("secret"),
        v.StopCountdown("secret"),
        v.Move("secret"),
        v.Add("secret"),
        v.TakeAway("secret"),
        v.Answer(text, ()),
        v.Gain(azrak=1, who="secret"),
        v.Lose(azrak=1, who="secret"),
        v.Eject("secret"),
        v.End("secret"),
    )
    for step in steps:
        cells = _box(m.TestBox(1, 4, success=(step,)), {})
        for words in (cells.success.en, cells.success.es):
            assert words
            assert "secret" not in words
            assert "timestories-" not in words
    assert _box(m.TestBox(1, 4, success=steps), {}).success.en.startswith(
        "take a token, read your Snap Recall, everyone gains 2 Magick, "
    )


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize("mission", ["training", LABYRINTH])
def test_cells_are_seen_by_whoever_may_read_the_card(mission: str) -> None:
    game = horae.game("timestories")
    pack = game.load_pack(mission)
    boxes = cells_of(pack)
    numbers = {card.id: number for number, card in enumerate(pack.cards)}
    assert boxes
    rng = Rng(5, "moves")
    seen = 0
    for seed in range(6):
        state = game.new(2, seed, None, pack)
        for _ in range(200):
            if state.result() is not None:
                break
            for seat in (0, 1, None):
                view = state.view(seat)
                faces: list[tuple[CardFace, tuple[int, ...]]] = [
                    (face, (own.agent,)) for own in view.own for face in (own.card, *own.read) if face is not None
                ]
                faces += [(face, (0, 1)) for face in (view.card_a, *view.box) if face is not None]
                faces += [] if view.fight is None else [(view.fight.card, (0, 1))]
                shown = [test for face, _ in faces for test in face.tests]
                assert msgspec.json.encode(view).count(b'"cells"') == len(shown)
                for face, readers in faces:
                    offered = [
                        cells
                        for place, cells in enumerate(boxes.get(face.id, ()))
                        if any(is_offered(state, reader, numbers[face.id], place) for reader in readers)
                    ]
                    assert [test.cells for test in face.tests] == offered
                seen += len(shown)
            seat = state.deciding()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    assert seen
