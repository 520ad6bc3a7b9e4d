"""What a play tells: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from horae.bots.shipwreck.explainer import Explainer
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import PLAIN
from horae.games.shipwreck import actions as do
from horae.testkit.shipwreck import position, small_pack


def told(row: tuple[str | None, ...], hand: tuple[int, int], value: int, card: str) -> Explainer:
    """What a bystander knows after one play from a fresh hand before this row."""
    table = position(row=row, holding=hand)
    explainer = Explainer(table.state.pack, table.state.view(None))
    for event in table.plays(value, on=card).told(None):
        explainer.hear(event)
    return explainer


@pytest.mark.rule("SA-E1")
def test_who_plays_a_1_on_midnight_beside_the_deep_holds_a_5_6_or_7() -> None:
    """Read as the rulebook reads it: who could have played on The Deep would have."""
    explainer = told(("midnight", "deep", "mirror", "leviathan"), (1, 6), 1, "midnight")
    assert explainer.left(0)[1] == (5, 6, 7)


@pytest.mark.rule("SA-E2")
def test_by_logic_alone_a_1_on_midnight_leaves_2_to_7() -> None:
    """Midnight takes the lower of two different fates, and nothing more is certain."""
    explainer = told(("midnight", "deep", "mirror", "leviathan"), (1, 6), 1, "midnight")
    assert explainer.left(0)[0] == (2, 3, 4, 5, 6, 7)


def test_a_play_that_no_helpful_partner_would_make_is_read_by_logic_alone() -> None:
    """With a 1 and a 3, the 3 on The Deep says far more; who plays the 1 there did not play to be read."""
    row = ("midnight", "deep", "mirror", "leviathan")
    assert told(row, (1, 3), 3, "deep").left(0) == ((1, 2), (1, 2))
    assert told(row, (1, 3), 1, "deep").left(0) == ((1, 2, 3, 4), (1, 2, 3, 4))


def test_a_hand_of_two_equal_fates_is_weighed_once() -> None:
    """Alone in the row, The Judge takes a 3 out of 3 and 1, 5 or 7 in half of the cases, and out of 3 and 3 in all. Of the
    three tokens of each value, 3 and 5 come in 2 x 3 x 3 ways, 3 and 3 in 3 x 2: nine to six."""
    odds = told(("judge", None, None, None), (3, 5), 3, "judge").knows.logic.odds(0)
    assert odds.tolist() == pytest.approx([9 / 33, 0, 6 / 33, 0, 9 / 33, 0, 9 / 33])


@pytest.mark.rule("SA-R1")
def test_who_plays_the_only_fate_they_hold_shows_it() -> None:
    """Nothing is left hidden of it, and what the others keep is the likelier something else."""
    copies = (1, 1, 1, 1, 0, 0, 0)
    table = position(
        pack=small_pack("judge", "stranger", "dawn", "midnight", copies=copies), holding=(1, 2), people=3, others={1: 3, 2: 4}
    )
    explainer = Explainer(table.state.pack, table.state.view(None))
    moves = ((0, table.play(1, on="midnight")), (1, do.PASS), (2, do.PASS), (1, do.PLAYS[0][0]))
    for seat, move in moves:
        for event in table.does(seat, move).told(None):
            explainer.hear(event)
    assert table.fates("dawn") == [3], "played before The Hours"
    assert explainer.knows.logic.seats == [2, 0]
    assert explainer.left(2)[0] == (2, 4)
    assert explainer.left(0)[0] == (2, 4)


@pytest.mark.rule("SA-12.2")
def test_a_confessed_play_tells_that_the_hand_could_not_make_it() -> None:
    """One fate each of 1 to 4. Before The Judge, a 1 says: with the 3, so Bruno keeps a 2 or a 4. It was not lawful: the 1 was
    held with a 2 or a 4, in two of four deals while Bruno keeps the 3."""
    pack = small_pack("judge", "key", copies=(1, 1, 1, 1, 0, 0, 0))
    table = position(
        pack=pack, row=("judge", None, None, None), faded=["key"], holding=(1, 2), people=2, others={1: 3}, honour=True
    )
    knows = Knowledge(pack, table.state.view(None), PLAIN)
    for event in table.plays(1, on="judge").told(None):
        knows.hear(event)
    assert knows.logic.odds(1).tolist() == pytest.approx([0, 1 / 2, 0, 1 / 2, 0, 0, 0])
    for event in table.confesses().told(None):
        knows.hear(event)
    for reading in (knows.logic, knows.helpful):
        assert reading.odds(1).tolist() == pytest.approx([0, 1 / 4, 1 / 2, 1 / 4, 0, 0, 0])
