"""What is owed is kept apart and paid in full, whatever happens in between (ET-3.1, ET-R7, ET-R13)."""

from __future__ import annotations

import pytest

from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import vocabulary as v
from horae.testkit.echoes import EchoesTable, card, pack_with, position

HAND = ("thief", "miner", "explorer", "princess", "sapling", "whirlpool")


def paying_when_the_kraken_wakes(price: int, others: int) -> EchoesTable:
    """Seat 1 plays a card by the oak's effect, two cards fewer than it says, with so many other cards in hand, and is
    asked for the price while seat 0's kraken makes it discard two."""
    dear = card("dear", v.Scoring(of=v.Sources()), cards=price + 2, time=2)
    table = position(pack=pack_with(dear)).board(0, 1, "sleeping-kraken").board(1, 1, "ancient-oak")
    table.hand(1, "dear", *HAND[:others]).hand(0, "geode").next_round()
    table.waits_for(0, 1)
    told = table.does(1, do.PlayCard("dear")).events
    assert ev.CardPlayed(1, "dear", price) in told
    return table


@pytest.mark.rule("ET-3.1", "ET-R13", "ET-R7")
@pytest.mark.parametrize(
    ("price", "others", "left"),
    [
        (2, 3, 0),  # the two demands collided here and nobody could move
        (3, 4, 0),  # here the card landed for two
        (1, 2, 0),  # and here for none
        (1, 3, 0),
        (3, 5, 0),
        (3, 6, 1),
        (1, 6, 3),
    ],
)
def test_a_price_is_paid_before_what_others_make_one_discard(price: int, others: int, left: int) -> None:
    table = paying_when_the_kraken_wakes(price, others)
    table.does(0, do.ACCEPT)
    table.waits_for(1)
    me = table.view(1).people[1]
    assert (me.must_discard, me.then_discard) == (0, 2)
    table.refused(1, do.DECLINE, rule="ET-3.1")
    told = table.does(1, *(do.Discard(name) for name in HAND[:price])).events
    assert ev.CardPlaced(1, "dear", 2, 2) in told
    if left:
        assert table.view(1).people[1].must_discard == 2
        table.refused(1, do.DRAW_TWO, rule="ET-R13")
        table.does(1, do.Discard(HAND[price]), do.Discard(HAND[price + 1]))
    assert table.on_tile(1, 2) == ["dear"]
    assert len(table.discards) == others - left
    assert len(table.in_hand(1)) == left + 1  # and the card that everybody draws
    table.waits_for(0)


@pytest.mark.rule("ET-R8", "ET-R13", "ET-1.7")
def test_a_first_card_that_makes_others_discard_waits_for_their_price() -> None:
    wave = card("wave", v.Immediate(does=(v.OthersDiscard(cards=2),)), time=0)
    table = position(pack=pack_with(wave)).hand(0, "wave", "geode").hand(1, "miner", *HAND[2:], "thief")
    table.before_the_first_card().ready()
    table.does(0, do.PlayCard("wave"))
    table.does(1, do.PlayCard("miner"))  # costs 3 of the other 5
    table.does(0, do.ACCEPT)
    table.does(1, *(do.Discard(name) for name in HAND[2:5]))
    assert table.on_tile(1, 2) == ["miner"] or table.on_tile(1, 3) == ["miner"]
    assert len(table.in_hand(1)) == 1  # the two that were left are gone, and everybody has drawn one


@pytest.mark.rule("ET-R13")
def test_what_a_demanded_discard_sets_off_comes_after_what_was_being_paid_for() -> None:
    ferry = card("ferry", v.Permanent(when=v.Discarded(), does=(v.Advance(steps=1),)), type="artefact")
    stage = card("stage", v.Flame(colour="red", does=(v.Play(),)), type="artefact")
    table = position(pack=pack_with(ferry, stage)).board(0, 1, "sleeping-kraken").board(1, 1, "ancient-oak")
    table.brotherhood(1, "ferry").hand(1, "miner", *HAND[2:]).next_round()
    table.does(1, do.PlayCard("miner"))  # costs 3, two fewer
    table.does(0, do.ACCEPT)
    told = table.does(1, do.Discard(HAND[2])).events
    assert [event.position for event in told if isinstance(event, ev.CardPlaced)]
    assert table.view(1).people[1].must_discard == 2
    table.does(1, do.Discard(HAND[3]), do.Discard(HAND[4]))
    assert table.offers(1) == [do.Advance("miner"), do.DONE]
    table.does(1, do.DONE)
    assert table.offers(1) == [do.Advance("miner"), do.DONE]  # once for the price, once for the kraken
