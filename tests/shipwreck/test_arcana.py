"""SA-3: what each arcanum takes. The conditions are stated here anew, from the printed table, and not read from the pack."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations, product

import pytest

from horae.core.speech import say
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.card_text import ability, power_text
from horae.games.shipwreck.vocabulary import (
    AllOf,
    Always,
    AskHigher,
    AskOneOf,
    Condition,
    Cycle,
    Difference,
    DiscardLower,
    ExactlyOneOf,
    ExtraPrediction,
    Ratio,
    Sum,
    Takes,
    TellOld,
)
from horae.testkit.shipwreck import HOURS, ShipwreckTable, base, made_up, position, small_pack

VALUES = range(1, 8)
HANDS = list(product(VALUES, VALUES))
Taken = Callable[[int, int, set[int]], set[int]]
"""Of a hand, with these values visible: which values may be played."""


def either(condition: Callable[[int, int], bool]) -> Taken:
    return lambda a, b, _visible: {a, b} if condition(a, b) else set()


def only_one_among(*values: int) -> Taken:
    def taken(a: int, b: int, _visible: set[int]) -> set[int]:
        among = [fate for fate in (a, b) if fate in values]
        return set(among) if len(among) == 1 else set()

    return taken


def prophet(a: int, b: int, visible: set[int]) -> set[int]:
    taken = set()
    if a in visible:
        taken.add(b)
    if b in visible:
        taken.add(a)
    return taken


def rider(a: int, b: int, visible: set[int]) -> set[int]:
    return {a, b} if a != b and not {a, b} & visible else set()


# id: what it takes, its moons, its power, the doom its fading adds
TABLE: dict[str, tuple[Taken, int, str, int]] = {
    "dawn": (lambda a, b, _: {max(a, b)} if a != b else set(), 3, "higher-than", 2),
    "midnight": (lambda a, b, _: {min(a, b)} if a != b else set(), 3, "higher-than", 2),
    "deep": (either(lambda a, b: a + b <= 5), 3, "higher-than", 2),
    "leviathan": (either(lambda a, b: a + b >= 11), 4, "discard-lower", 2),
    "belltower": (either(lambda a, b: a + b in (3, 6, 9, 12)), 2, "discard-lower", 2),
    "shore": (either(lambda a, b: abs(a - b) in (4, 5, 6)), 4, "discard-lower", 2),
    "beast": (either(lambda a, b: abs(a - b) == 1), 1, "twice", 2),
    "huntress": (either(lambda a, b: abs(a - b) == 2), 1, "twice", 2),
    "mirror": (either(lambda a, b: a == b), 1, "twice", 2),
    "blind-man": (either(lambda a, b: True), 1, "one-four-seven", 0),
    "chalice": (either(lambda a, b: True), 2, "one-four-seven", 2),
    "engine": (either(lambda a, b: a in (2 * b, 3 * b) or b in (2 * a, 3 * a)), 3, "five-six-seven", 2),
    "lord": (only_one_among(5, 6, 7), 3, "five-six-seven", 2),
    "judge": (either(lambda a, b: (a + b) % 2 == 0), 3, "three-four-five", 2),
    "noble": (only_one_among(3, 4, 5), 3, "three-four-five", 2),
    "servant": (only_one_among(1, 2, 3), 2, "one-two-three", 2),
    "stranger": (either(lambda a, b: (a + b) % 2 == 1), 3, "one-two-three", 2),
    "key": (either(lambda a, b: a + b in (7, 8, 9)), 3, "old", 2),
    "prophet": (prophet, 2, "cycle", 2),
    "rider": (rider, 2, "cycle", 2),
}
FEW_VISIBLE = [set(seen) for size in range(3) for seen in combinations(VALUES, size)]


def alone(card: str, hand: tuple[int, int], visible: Collection[int] = ()) -> ShipwreckTable:
    """A table whose only arcanum is this one, so that whatever it does not take goes to The Hours."""
    return position(pack=small_pack(card), row=[card], holding=hand, fates={card: sorted(visible)})


@pytest.mark.rule("SA-3.1")
def test_there_are_the_twenty_arcana_of_the_table() -> None:
    assert set(base().index) == set(TABLE)


@pytest.mark.rule("SA-3.1")
@pytest.mark.parametrize("card", TABLE)
def test_an_arcanum_has_its_name_ability_moons_and_power(card: str) -> None:
    _, moons, power, doom = TABLE[card]
    arcanum = base().arcana[base().index[card]]
    assert (arcanum.moons, arcanum.power, arcanum.fading_doom) == (moons, power, doom)
    for language in ("es", "en"):
        assert arcanum.name[language].strip()
        assert say(ability(arcanum), language).strip()
        assert say(power_text(base().powers[power]), language).strip()
    assert base().powers[power].symbol


@pytest.mark.rule("SA-3.1")
def test_a_power_says_what_it_does_and_who_uses_it_when() -> None:
    said = {power.id: (type(power.does), power.by, power.moment) for power in base().powers.values()}
    asks = (AskOneOf, "group", "before_prediction")
    assert said == {
        "higher-than": (AskHigher, "group", "before_prediction"),
        "one-two-three": asks,
        "three-four-five": asks,
        "five-six-seven": asks,
        "one-four-seven": asks,
        "twice": (ExtraPrediction, "group", "before_prediction"),
        "cycle": (Cycle, "active", "before_play"),
        "old": (TellOld, "active", "after_play"),
        "discard-lower": (DiscardLower, "active", "after_play"),
    }


@pytest.mark.rule("SA-3.2")
def test_the_row_is_four_again_after_one_faded() -> None:
    table = position(row=("beast", "midnight", "judge", "stranger"), holding=(2, 3), deck=["shore"])
    table.plays(2, on="beast").all_pass()
    assert table.row == ["shore", "midnight", "judge", "stranger"]


@pytest.mark.rule("SA-3.2")
def test_the_row_stays_short_when_the_deck_cannot_fill_it() -> None:
    row = ("beast", "midnight", "judge", "stranger")
    table = position(pack=small_pack(*row), row=row, holding=(2, 3)).plays(2, on="beast").all_pass()
    assert table.row == [None, "midnight", "judge", "stranger"]


@pytest.mark.rule("SA-3.3", "SA-7.3", "SA-2.2")
@pytest.mark.parametrize("card", TABLE)
def test_every_hand_against_every_arcanum(card: str) -> None:
    takes = TABLE[card][0]
    for hand in HANDS:
        table = alone(card, hand)
        taken = takes(*hand, set())
        assert table.playable() == ({card: taken} if taken else {HOURS: set(hand)}), hand
        for fate in (0, 1):
            if hand[fate] not in taken:
                refusal = table.refused(0, do.PlayFate(fate, 1), rule="SA-3.3" if taken else "SA-7.3")
                assert refusal.why.startswith(base().arcana[base().index[card]].name["en"])


@pytest.mark.rule("SA-3.3", "SA-R6")
@pytest.mark.parametrize("card", ["prophet", "rider"])
def test_prophet_and_rider_look_at_the_visible_fates(card: str) -> None:
    for visible in [*FEW_VISIBLE, set(VALUES)]:
        for hand in HANDS:
            taken = TABLE[card][0](*hand, visible)
            assert alone(card, hand, visible).playable() == ({card: taken} if taken else {HOURS: set(hand)}), (hand, visible)


@pytest.mark.rule("SA-3.3")
@pytest.mark.parametrize(
    ("card", "hand", "visible", "tries", "rule", "words"),
    [
        ("dawn", (2, 6), (), 2, "SA-3.3", "Dawn takes the higher of your fates: the 6, not the 2"),
        ("midnight", (2, 6), (), 6, "SA-3.3", "Midnight takes the lower of your fates: the 2, not the 6"),
        ("midnight", (4, 4), (), 4, "SA-7.3", "Midnight asks for two different fates; you hold 4 and 4"),
        ("leviathan", (4, 6), (), 6, "SA-7.3", "Leviathan asks for a sum of 11 or more; yours is 10"),
        ("belltower", (4, 6), (), 6, "SA-7.3", "The Belltower asks for a sum that is a multiple of 3; yours is 10"),
        ("beast", (4, 6), (), 6, "SA-7.3", "The Beast asks for a difference of exactly 1; yours is 2"),
        ("mirror", (4, 6), (), 6, "SA-7.3", "The Mirror asks for two equal fates; you hold 6 and 4"),
        ("engine", (4, 6), (), 6, "SA-7.3", "The Engine asks for a fate that is 2 or 3 times the other; you hold 6 and 4"),
        (
            "lord",
            (5, 6),
            (),
            6,
            "SA-7.3",
            "The Lord asks for exactly one fate that is a 5, 6 or 7; both of yours are (6 and 5)",
        ),
        ("lord", (2, 6), (), 2, "SA-3.3", "The Lord takes the fate that is a 5, 6 or 7: your 6, not your 2"),
        ("judge", (4, 5), (), 5, "SA-7.3", "The Judge asks for an even sum; yours is 9"),
        ("key", (4, 6), (), 6, "SA-7.3", "The Key asks for a sum of 7, 8 or 9; yours is 10"),
        (
            "prophet",
            (4, 6),
            (),
            6,
            "SA-7.3",
            (
                "The Prophet asks for a fate in your hand that matches a visible one; you hold 6 and 4, "
                "and there are no visible fates"
            ),
        ),
        (
            "prophet",
            (4, 6),
            (4,),
            4,
            "SA-3.3",
            "The Prophet takes the fate whose partner matches a visible one: your 6, not your 4",
        ),
        (
            "rider",
            (4, 6),
            (1, 4),
            6,
            "SA-7.3",
            "The Rider asks for fates that match no visible one; you hold 6 and 4, and the visible fates are 1 and 4",
        ),
    ],
)
def test_the_refusal_says_what_the_arcanum_takes_and_what_you_hold(
    card: str, hand: tuple[int, int], visible: tuple[int, ...], tries: int, rule: str, words: str
) -> None:
    table = alone(card, hand, visible)
    table.refused(0, table.play(tries, on=card), rule=rule, saying=words)


@pytest.mark.rule("SA-3.3")
@pytest.mark.parametrize(
    ("when", "takes", "fits", "hand", "words"),
    [
        (Sum(at_least=9, at_most=9), "either", (4, 5), (4, 4), "The Lantern asks for a sum of exactly 9; yours is 8"),
        (Difference(at_most=2), "either", (4, 6), (4, 7), "The Lantern asks for a difference of 2 or less; yours is 3"),
        (
            Difference(at_least=2, at_most=4),
            "either",
            (2, 6),
            (2, 7),
            "The Lantern asks for a difference of 2, 3 or 4; yours is 5",
        ),
        (Always(), "higher", (6, 4), (4, 4), "The Lantern takes the higher of your fates, and both are 4"),
        (Always(), "lower", (4, 6), (4, 4), "The Lantern takes the lower of your fates, and both are 4"),
        (Sum(at_least=6, parity="even"), "either", (1, 5), (2, 2), "The Lantern asks for a sum of 6 or more; yours is 4"),
        (Sum(at_least=6, parity="even"), "either", (1, 5), (2, 5), "The Lantern asks for an even sum; yours is 7"),
        (
            AllOf((Sum(at_most=8), Ratio((4,)))),
            "either",
            (1, 4),
            (7, 4),
            "The Lantern asks for a sum of 8 or less; yours is 11",
        ),
        (
            AllOf((Sum(at_most=8), Ratio((4,)))),
            "either",
            (4, 1),
            (3, 4),
            "The Lantern asks for a fate that is 4 times the other; you hold 3 and 4",
        ),
        (
            AllOf((Sum(parity="odd"), ExactlyOneOf((1, 2)))),
            "listed",
            (2, 7),
            (7, 2),
            "The Lantern takes the fate that is a 1 or 2: your 2, not your 7",
        ),
    ],
)
def test_an_arcanum_that_a_pack_makes_up_is_obeyed_and_explained(
    when: Condition, takes: Takes, fits: tuple[int, int], hand: tuple[int, int], words: str
) -> None:
    """The first fate of `fits` may be played; that of `hand` may not."""
    pack = small_pack(made_up(when, takes))
    taken = position(pack=pack, row=["lantern"], holding=fits).does(0, do.PlayFate(0, 1))
    assert taken.fates("lantern") == [fits[0]]
    table = position(pack=pack, row=["lantern"], holding=hand)
    rule = "SA-7.3" if "asks for" in words else "SA-3.3"
    table.refused(0, do.PlayFate(0, 1), rule=rule, saying=words)
