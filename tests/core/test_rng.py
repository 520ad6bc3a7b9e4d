"""The generator: fixed for ever, fair, and copied without ties. Old logs depend on every number here."""

from __future__ import annotations

import pytest

from horae.core.rng import Rng

GOLDEN = [
    (0, "game", [4186371519, 689435138, 1912169766, 1106776302]),
    (1, "game", [967777415, 2940378494, 4249511645, 2123196137]),
    (1, "bot 0", [753852233, 606297338, 2053830471, 259824709]),
    (2**256 - 1, "game", [3516432608, 2454912063, 3041335909, 3276439602]),
    (20240229, "determinized", [4035663090, 1031208830, 765613792, 4252111704]),
]


@pytest.mark.parametrize(("seed", "purpose", "words"), GOLDEN)
def test_a_seed_gives_the_same_words_for_ever(seed: int, purpose: str, words: list[int]) -> None:
    rng = Rng(seed, purpose)
    assert [rng.below(2**32) for _ in words] == words


def test_dice_shuffles_and_rejections_stay_as_they_are() -> None:
    dice = Rng(7)
    assert [dice.below(6) for _ in range(40)] == [int(face) for face in "5310503303442222043155421554245240123551"]
    cards, rng = list(range(12)), Rng(7)
    rng.shuffle(cards)
    assert cards == [6, 7, 4, 3, 10, 1, 9, 5, 2, 0, 11, 8]
    assert (rng.below(1000), rng.chance()) == (225, 0.053948312532156706)
    deck, rng = list(range(30)), Rng(8)
    rng.shuffle(deck)
    assert deck[:10] == [5, 11, 0, 10, 8, 24, 28, 21, 22, 16]
    assert deck[10:20] == [19, 13, 17, 7, 26, 27, 18, 23, 4, 29]
    assert deck[20:] == [12, 3, 2, 6, 1, 15, 25, 9, 14, 20]
    large = Rng(7)
    assert [large.below(3_000_000_000) for _ in range(6)] == [
        2929555878,
        1969061950,
        676802501,
        161844937,
        2829089790,
        1583741651,
    ]
    assert large.snapshot()[1:] == [1, 7], "six numbers took seven words: one was rejected"


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20, 21])
def test_every_number_is_as_likely(sides: int) -> None:
    rng, draws = Rng(sides, "fairness"), 21_000
    counts = [0] * sides
    for _ in range(draws):
        counts[rng.below(sides)] += 1
    expected = draws / sides
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


def test_large_ranges_are_fair_because_words_are_rejected() -> None:
    """Without rejection a third of these values would come up twice as often."""
    rng = Rng(3, "fairness")
    counts = [0, 0, 0]
    for _ in range(9_000):
        counts[rng.below(3 << 30) % 3] += 1
    assert max(counts) - min(counts) < 350


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, seen = Rng(5, "fairness"), dict[tuple[int, ...], int]()
    for _ in range(6_000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert max(seen.values()) - min(seen.values()) < 200


@pytest.mark.parametrize("count", [20, 21, 22, 52])
def test_in_a_large_shuffle_every_card_is_as_likely_to_be_anywhere(count: int) -> None:
    """Large shuffles take several draws; the seam between them must not show."""
    rng, times = Rng(count, "fairness"), 4_000
    places = [[0] * count for _ in range(3)]
    for _ in range(times):
        cards = list(range(count))
        rng.shuffle(cards)
        assert sorted(cards) == list(range(count))
        for card, row in zip((0, count // 2, count - 1), places, strict=True):
            row[cards.index(card)] += 1
    expected = times / count
    for row in places:
        chi_squared = sum((found - expected) ** 2 / expected for found in row)
        assert chi_squared < count - 1 + 4 * (2 * (count - 1)) ** 0.5


def test_a_copy_goes_on_from_the_same_place_on_its_own() -> None:
    rng = Rng(11)
    for drawn in range(40):  # also in the middle and at the end of a block of sixteen words
        twin = rng.copy()
        assert twin.snapshot() == rng.snapshot()
        ahead = [twin.below(1000) for _ in range(20)]
        assert rng.snapshot() != twin.snapshot()
        again = rng.copy()
        assert [again.below(1000) for _ in range(20)] == ahead, drawn
        assert rng.below(1000) == ahead[0]


def test_purposes_and_seeds_give_different_streams() -> None:
    streams = {tuple(Rng(seed, purpose).below(2**32) for _ in range(1)) for seed in range(50) for purpose in ("a", "b", "")}
    assert len(streams) == 150


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Rng(seed)


def test_a_range_beyond_one_word_is_refused_rather_than_unfair() -> None:
    assert 0 <= Rng(1).below(2**32) < 2**32
    with pytest.raises(ValueError, match="at most"):
        Rng(1).below(2**32 + 1)


def test_picking_from_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        Rng(1).pick([])


def test_a_chance_is_at_least_0_and_less_than_1() -> None:
    rng = Rng(2)
    chances = [rng.chance() for _ in range(2_000)]
    assert all(0 <= chance < 1 for chance in chances)
    assert 0.47 < sum(chances) / len(chances) < 0.53
