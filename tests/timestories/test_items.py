"""TS-10: items of four colours, replacements, mysteries, tokens, Magick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.core.game import for_seat
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import position as t
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.support import is_reading
from horae.testkit.timestories import card, item, location, position, text, trial_box

Made = Callable[..., TimeStoriesPack]
DRAW = {"do": "draw_mystery"}


def take(number: int) -> dict[str, Any]:
    return {"do": "take", "item": number}


def mystery(number: int, kind: str, *steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"number": number, "kind": kind, "text": text(f"mystery {number}"), "steps": list(steps), **more}


@pytest.mark.rule("TS-10.1")
def test_an_item_that_someone_has_is_not_taken_again(made: Made) -> None:
    table = position(made(location("pier", card("B", take(1)), card("C", take(1), take(2))), items=(item(1), item(2))))
    table.arrives("pier", 0, 1)
    assert table.item_at == [0, 1]


@pytest.mark.rule("TS-10.2", "TS-11.1")
@pytest.mark.parametrize(
    ("colour", "seen_by_all", "after"), [("green", True, 0), ("yellow", False, -1), ("red", True, -1), ("white", True, 4)]
)
def test_who_reads_an_item_and_where_it_goes_depends_on_its_colour(
    made: Made, colour: str, seen_by_all: bool, after: int
) -> None:
    table = position(
        made(location("pier", card("B", take(1)), card("C")), items=(item(1, colour, {"do": "gain", "azrak": 1}),))
    )
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    events = table.acts(do.RECOUNT[0]).last
    for seat in (1, None):
        texts = [e.text.en for e in for_seat(events, seat) if isinstance(e, ev.CardRead)]
        assert (texts == ["text of item 1"]) == seen_by_all
    assert table.item_at == [after]
    assert table.pools[0] == 6  # what it says was done
    assert ("text of item 1" in repr(table.view(1))) == (after >= 0)


@pytest.mark.rule("TS-10.2", "TS-10.6")
def test_green_items_and_round_tokens_change_hands_and_nothing_else_does(made: Made) -> None:
    tokens = ({"id": "key", "name": text("Key")}, {"id": "sun", "name": text("Sun"), "shape": "hexagonal"})
    steps = (take(1), take(2), {"do": "take", "token": "key"}, {"do": "take", "token": "sun"})
    table = position(made(location("pier", card("B", *steps), card("C")), items=(item(1), item(2, "white")), tokens=tokens))
    table.arrives("pier", 0, 1)
    table.leaves()
    assert table.view(1).group_tokens == ("sun",)
    assert set(table.state.things_of(0)) == {"item-1", "token-key"}
    table.refuses(do.Give(0, 1, "token-sun"), rule="TS-10.2", saying="you don’t have that to give")
    table.refuses(do.Give(0, 1, "item-2"), rule="TS-10.2", saying="you don’t have that to give")
    table.acts(do.Give(0, 1, "token-key"))
    assert table.view(0).agents[1].tokens == ("key",)


@pytest.mark.rule("TS-10.3")
def test_a_map_piece_extends_the_map_or_covers_it_and_covered_azrak_goes_to_the_vortex(made: Made) -> None:
    piece = item(1, "white", map={"joins": "anchor", "opens": ["hill"], "covers": ["pier"]})
    maps = ({"id": "map", "text": text("Map"), "edges": ["anchor"]},)
    pack = made(
        location("pier", card("B", take(1)), card("C")), location("hill", card("B"), opened=False), items=(piece,), maps=maps
    )
    table = position(pack)
    table.refuses(do.ChooseLocation(0, "hill"), rule="TS-4.1", saying="you can’t visit “hill” right now")
    vortex = table.vortex
    table.arrives("pier", 0, 1)
    assert (table.state.map_azrak, table.vortex) == (0, vortex + 1)
    table.leaves()
    table.next_round()
    assert do.ChooseLocation(1, "hill") in table.offers(1)
    table.refuses(do.ChooseLocation(1, "pier"), rule="TS-4.1", saying="you can’t visit “pier” right now")


PAN = item(
    24,
    "white",
    {"do": "gain", "azrak": 1, "from": "return"},
    replacement={"attributes": [3, 3, 2], "back_story": text("Favoured")},
)
FOX = item(25, "white", replacement={"attributes": [1, 4, 1], "back_story": text("A fox")})


@pytest.mark.rule("TS-E4", "TS-10.4")
def test_a_replacement_with_an_azrak_from_the_return(made: Made) -> None:
    table = position(made(location("pier", card("B", take(24)), card("C")), items=(PAN, FOX)))
    table.azrak(returned=2)
    table.arrives("pier", 0, 1)
    seen = table.view(1).agents[0]
    assert (seen.attributes, seen.replaced_by) == ((3, 3, 2), 24)
    assert seen.back_story is not None
    assert seen.back_story.en == "Favoured"
    assert (table.returned, table.pools[0]) == (1, 6)
    table.leaves()
    table.refuses(do.Give(0, 1, "item-24"), rule="TS-10.2", saying="you don’t have that to give")


@pytest.mark.rule("TS-10.4", "TS-R14")
def test_a_newer_replacement_replaces_and_stows_the_older(made: Made) -> None:
    table = position(made(location("pier", card("B", take(24), take(25)), card("C", take(24))), items=(PAN, FOX)))
    table.arrives("pier", 0, 1)
    assert [table.state.attributes(agent) for agent in (0, 1)] == [(1, 4, 1), (3, 3, 2)]  # the stowed one was taken again


@pytest.mark.rule("TS-10.5")
@pytest.mark.parametrize("kind", ["red", "yellow", "box"])
def test_red_yellow_and_box_mysteries(made: Made, kind: str) -> None:
    table = position(made(location("pier", card("B", DRAW), card("C")), mysteries=(mystery(1, kind), mystery(2, "red"))))
    table.acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1], do.RECOUNT[1])
    others = table.acts(do.RECOUNT[0]).told(1)
    assert any(isinstance(e, ev.CardRead) for e in others) == (kind != "yellow")
    assert (ev.ThingStowed("mystery-1") in others) == (kind != "box"), "all see a resolved one go under the pile"
    if kind == "box":
        assert table.view(1).box[0].text.en == "mystery 1"
        assert table.view(1).mysteries == 1
    else:
        assert table.view(1).mysteries_under == (1,)
        assert table.view(1).mysteries == 2


@pytest.mark.rule("TS-10.5", "TS-R8")
def test_a_panorama_mystery_takes_the_place_of_the_card_and_stays_for_later_visits(made: Made) -> None:
    found = mystery(1, "panorama", tests=[trial_box(3)])
    table = position(made(location("pier", card("B", DRAW), card("C")), mysteries=(found,)))
    table.arrives("pier", 0, 1)
    own = table.view(0).own[0].card
    assert own is not None
    assert own.id == "mystery-1"
    assert "mystery 1" not in repr(table.view(1))  # secret
    assert do.ATTEMPT[0][0] in table.offers(0)
    assert is_reading(table.state, 0)  # it counts as a story card before its drawer
    table.leaves()
    table.next_round()
    table.arrives("pier", 1, 0)
    again = table.view(1).own[0].card
    assert again is not None
    assert again.id == "mystery-1"


@pytest.mark.rule("TS-R8")
def test_drawn_with_no_card_before_one_a_panorama_mystery_joins_as_one_more(made: Made) -> None:
    draw = {"id": "draw", "name": text("Draw"), "text": text("Draw"), "then": [DRAW]}
    table = position(
        made(
            location("pier", card("B", take(1)), card("C")),
            items=(item(1, abilities=[draw]),),
            mysteries=(mystery(1, "panorama"),),
        )
    )
    table.arrives("pier", 0, 1)
    table.acts(do.STAND_BY[0], do.UseAbility(0, "draw"))
    assert [slot.letter for slot in table.view(1).panorama] == ["B", "C", "?"]
    assert table.state.holds[0] == 2


@pytest.mark.rule("TS-R8")
def test_the_mystery_pile_keeps_the_missions_order_unless_its_file_says_shuffle(made: Made) -> None:
    pile = tuple(mystery(number, "box") for number in range(1, 7))
    kept = position(made(location("pier", card("B")), mysteries=pile))
    assert kept.state.mysteries == (5, 4, 3, 2, 1, 0)  # the top is last
    mixed = made(location("pier", card("B")), mysteries=pile, shuffle_mysteries=True)
    assert len({position(mixed, seed=seed).state.mysteries for seed in range(8)}) > 1


@pytest.mark.rule("TS-10.7")
def test_magick_is_gained_up_to_the_level_and_spent_to_the_supply(made: Made) -> None:
    spend = {"do": "spend", "magick": 2, "then": [take(1)]}
    table = position(
        made(
            location("pier", card("B", spend), card("C", {"do": "lose", "magick": 1}, {"do": "gain", "magick": 9})),
            items=(item(1),),
        )
    )
    table.arrives("pier", 0, 1)
    assert table.state.magick[:2] == [3, 5]
    assert table.item_at == [0]
    full = position(made(location("pier", card("B", {"do": "gain", "magick": 1}))))
    full.arrives("pier", 0)
    assert ev.MagickChanged(0, 0, 5) in full.told(0), "who can have no more is told so"
    poor = position(made(location("pier", card("B", {"do": "spend", "magick": 6, "then": [take(1)]})), items=(item(1),)))
    poor.arrives("pier", 0)
    assert (poor.state.magick[0], poor.item_at) == (5, [-1])


@pytest.mark.rule("TS-10.8", "TS-R14")
def test_what_is_stowed_can_be_taken_again_and_what_is_removed_never(made: Made) -> None:
    token = ({"id": "key", "name": text("Key")},)
    again = (take(1), take(2), {"do": "take", "token": "key"})
    away = ({"do": "stow", "item": 1}, {"do": "remove", "item": 2}, {"do": "stow", "token": "key"})
    table = position(
        made(location("pier", card("B", *again, *away, *again), card("C")), items=(item(1), item(2)), tokens=token)
    )
    table.arrives("pier", 0, 1)
    assert table.item_at == [0, t.REMOVED]
    assert table.state.token_at == [0]
    assert table.view(1).removed == ("item-2",)


@pytest.mark.rule("TS-10.6")
def test_tokens_nobody_was_told_to_take_show_nowhere(made: Made) -> None:
    table = position(made(location("pier", card("B")), tokens=({"id": "key", "name": text("Rusty key")},)))
    assert "Rusty key" not in repr(table.view(0))
    assert "key" not in repr(table.view(0).agents)
