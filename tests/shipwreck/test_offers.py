"""A person is never shown two moves that read the same, and can make every play that differs."""

from __future__ import annotations

import pytest

from horae.core.rng import Rng
from horae.core.speech import LANGUAGES, say
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import narration
from horae.testkit.shipwreck import GAME, ShipwreckTable, position

MIRROR = ("mirror", "dawn", "judge", "stranger")


def shown(table: ShipwreckTable, seat: int, language: str = "en") -> list[str]:
    """The moves of a seat as a person reads them."""
    state = table.state
    view = state.view(seat)
    return [say(narration.move(move, view, state.pack), language) for move in (*state.legal(seat), *state.asides(seat))]


@pytest.mark.rule("SA-R6")
@pytest.mark.parametrize(
    ("kept_before", "faded"),
    [(False, ()), (False, ("key",)), (True, ()), (True, ("deep",))],
    ids=["both new", "both new, old could be told", "nothing can tell them apart", "another power lies there"],
)
def test_two_equal_fates_that_nothing_can_tell_apart_are_one_choice(kept_before: bool, faded: tuple[str, ...]) -> None:
    table = position(row=MIRROR, holding=(2, 2), kept_before=kept_before, faded=faded)
    assert [words for words in shown(table, 0) if "Mirror" in words] == ["Play the 2 on The Mirror"]
    assert [words for words in shown(table, 0, "es") if "Espejo" in words] == ["Jugar el 2 en El Espejo"]


@pytest.mark.rule("SA-R6")
def test_where_the_power_old_can_tell_them_apart_both_are_offered_by_name() -> None:
    table = position(row=MIRROR, holding=(2, 2), kept_before=True, faded=("key",))
    assert [words for words in shown(table, 0) if "Mirror" in words] == [
        "Play the 2 you kept on The Mirror",
        "Play the new 2 on The Mirror",
    ]
    assert [words for words in shown(table, 0, "es") if "Espejo" in words] == [
        "Jugar el 2 que guardabas en El Espejo",
        "Jugar el 2 nuevo en El Espejo",
    ]


@pytest.mark.rule("SA-R6")
@pytest.mark.parametrize("honour", [True, False])
def test_of_two_fates_that_nothing_can_tell_apart_the_first_is_played(honour: bool) -> None:
    table = position(row=MIRROR, holding=(2, 2), kept_before=True, honour=honour)
    words = "both your fates are 2, and nothing tells them apart; the first one is played"
    table.refused(0, table.play(2, on="mirror", token=1), rule="SA-R6", saying=words)
    assert all(play.fate == 0 for play in table.offers(0, do.PlayFate))
    assert table.plays(2, on="mirror").hand(0) == [2]


@pytest.mark.rule("SA-R6")
@pytest.mark.parametrize("option", ["restless", "agreement", "honour"])
@pytest.mark.parametrize("seed", range(6))
def test_no_two_moves_ever_read_the_same(seed: int, option: str) -> None:
    state = GAME.new(3, seed, {"difficulty": "easy", option: True})
    table, rng = ShipwreckTable(state), Rng(seed, "offers")
    while table.ending is None:
        for seat in range(4):
            for language in LANGUAGES:
                words = shown(table, seat, language)
                assert len(set(words)) == len(words)
        seat = rng.pick(table.state.deciding())
        moves = [move for move in table.state.legal(seat) if not isinstance(move, do.Predict)] if rng.below(3) else []
        table.does(seat, rng.pick(moves or table.state.legal(seat)))
    assert say(narration.step(table.state.view(0), table.state.pack)) == "The game is over."
