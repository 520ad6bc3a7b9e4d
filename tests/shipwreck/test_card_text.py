"""What a card says, how it is drawn and why it refuses: made from its condition, and in agreement with what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from typing import get_args

import pytest
from msgspec.structs import replace

from horae.cli.terminal.shipwreck_diagram import ASCII, diagram
from horae.core.speech import LANGUAGES, Phrase, say
from horae.games.shipwreck.card_text import ability, power_text
from horae.games.shipwreck.clauses import About, Check, clauses, failing_clause, unmet, unwanted
from horae.games.shipwreck.pictogram import Figure, pictogram
from horae.games.shipwreck.vocabulary import (
    MOMENT_OF,
    VALUES,
    AllOf,
    Always,
    Arcanum,
    AskHigher,
    AskOneOf,
    Condition,
    Cycle,
    Difference,
    DiscardLower,
    ExactlyOneOf,
    ExtraPrediction,
    MatchesVisible,
    NoneVisible,
    Ratio,
    Sum,
    Takes,
    TellOld,
    holds,
    listed_values,
    takes_first,
)
from horae.testkit.shipwreck import base, made_up

SEEN = [frozenset(seen) for seen in ((), (3,), (1, 4, 6), VALUES)]
HANDS = list(product(VALUES, VALUES))
BOUNDS: list[tuple[int | None, int | None]] = [(None, None), (8, None), (None, 6), (5, 5), (4, 5), (3, 5), (3, 9)]


def simple() -> Iterator[Condition]:
    """Conditions of every kind, with every mixture of their fields."""
    yield from (Always(), MatchesVisible(), NoneVisible())
    for (low, high), multiple, parity in product(BOUNDS, (None, 3), (None, "even", "odd")):
        yield Sum(low, high, multiple, parity)  # type: ignore[arg-type]  # the two words of a parity
    for low, high in [*BOUNDS, (1, None), (None, 0), (0, 0), (1, 1), (1, 3)]:
        yield Difference(low, high)
    yield from (Ratio(any_of) for any_of in ((1,), (2,), (2, 3), (1, 2, 7), (9,)))
    yield from (ExactlyOneOf(values) for values in ((4,), (2, 3), (1, 4, 7)))


SIMPLE = list(simple())
FEW: list[Condition] = [
    Always(),
    Sum(8),
    Sum(parity="odd"),
    Difference(1),
    Difference(None, 0),
    Difference(2, 6),
    Ratio((2, 3)),
]
SIGHTED: list[Condition] = [ExactlyOneOf((1, 4, 7)), MatchesVisible(), NoneVisible()]
PAIRS = [AllOf(pair) for pair in combinations([*FEW, *SIGHTED], 2)]
THREES = [AllOf((AllOf(three[:2]), three[2])) for three in combinations([*FEW[1:5], *SIGHTED], 3)]
CONDITIONS = [*SIMPLE, *PAIRS, *THREES]


def cards() -> Iterator[Arcanum]:
    """An arcanum for each condition and whatever it may take: a listed fate where some are listed, one beside a match."""
    for when in CONDITIONS:
        asked = {clause.about for clause in clauses(when)}
        for takes in get_args(Takes):
            if (takes != "listed" or "one-of" in asked) and (takes != "unmatched" or "match" in asked):
                yield made_up(when, takes)


CARDS = list(cards())


def numbers(text: str) -> list[int]:
    return sorted(int(found) for found in re.findall(r"\d+", text))


WORDS_FOR_TIMES = {
    "en": ("equal to", "twice", "three times", "four times", "five times", "six times", "seven times"),
    "es": ("el equivalente", "el doble", "el triple", "el cuádruple", "el quíntuple", "el séxtuple", "el séptuple"),
}


def in_figures(text: str, language: str) -> str:
    """The sentence with twice and its like as numbers."""
    for times, words in enumerate(WORDS_FOR_TIMES[language], 1):
        text = text.replace(words, str(times))
    return text


@pytest.mark.rule("SA-3.3")
def test_a_condition_asks_for_what_its_clauses_ask_for_together() -> None:
    for when in CONDITIONS:
        parts = clauses(when)
        for (a, b), seen in product(HANDS, SEEN):
            assert holds(when, a, b, seen) == all(holds(part.when, a, b, seen) for part in parts), (when, a, b, seen)


def test_the_made_up_cards_ask_for_everything_there_is() -> None:
    met = {(clause.about, clause.check) for when in CONDITIONS for clause in clauses(when)}
    assert {about for about, _ in met} == set(get_args(About))
    assert {check for about, check in met if about == "sum"} == set(get_args(Check))
    assert {check for about, check in met if about == "difference"} == set(get_args(Check)) - {"multiple", "even", "odd"}
    assert len(CARDS) > 400


@pytest.mark.rule("SA-3.1", "SA-3.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_the_numbers_of_its_condition_and_no_others(language: str) -> None:
    for card in CARDS:
        said = say(ability(card), language)
        assert said[0].isupper()
        assert said.endswith(".")
        assert said.count(".") == 1
        asked = [value for clause in clauses(card.when) for value in clause.values]
        if card.takes == "listed" and len(clauses(card.when)) > 1:
            asked += listed_values(card.when)  # said again: "the one that's a 5, 6 or 7"
        assert numbers(in_figures(said, language)) == sorted(asked), said


@pytest.mark.rule("SA-3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_ask_for_different_things_say_different_things(language: str) -> None:
    said: dict[str, set[object]] = {}
    for card in CARDS:
        does = tuple(takes_first(card, a, b, seen) for (a, b), seen in product(HANDS, SEEN))
        said.setdefault(say(ability(card), language), set()).add(does)
    assert {text for text, does in said.items() if len(does) > 1} == set()


@pytest.mark.rule("SA-3.3", "SA-7.3")
def test_a_hand_that_is_refused_hears_which_part_it_does_not_meet() -> None:
    """Sums and differences are told with the hand's own; whatever is asked for is asked for on the card, too."""
    for card in CARDS:
        parts = clauses(card.when)
        for (a, b), seen in product(HANDS[::5], SEEN[1:3]):
            if takes_first(card, a, b, seen):
                continue
            asks, takes = unmet(card, a, b, seen), unwanted(card, a, b, seen)
            assert (asks is None) != (takes is None), "one of the two refuses it"
            failing = failing_clause(card.when, a, b, seen)
            for language in LANGUAGES:
                why = say(
                    Phrase("shipwreck-no-condition", asks) if asks else Phrase("shipwreck-no-takes", takes or {}), language
                )
                assert why.startswith(card.name[language])
                if failing is None:
                    assert takes is not None
                    continue
                assert asks is not None
                assert failing in parts
                assert not holds(failing.when, a, b, seen)
                assert say(failing.asks(), language) in why
                assert set(failing.values) <= set(numbers(why))
                if failing.about in ("sum", "difference"):
                    assert (a + b if failing.about == "sum" else abs(a - b)) in numbers(why.rpartition(";")[2])


def checked(figure: Figure, a: int, b: int, seen: frozenset[int]) -> bool:
    """Whether a hand fits a figure, the a being its left stone, by what is drawn alone."""
    left, right = figure.left, figure.right
    signs = {"less": a < b, "equal": a == b, "unlike": a != b}
    eyes = {"left": a in seen, "one": a in seen or b in seen, "neither": not {a, b} & seen}
    if left.values:
        return a in left.values and b not in left.values and eyes.get(figure.eye, True)
    reckoned = {"plus": a + b, "minus": abs(a - b), "times": a / b}.get(figure.sign, 0)
    for check in figure.checks:
        first, last = (check.values[0], check.values[-1]) if check.values else (0, 0)
        if not {
            "at-least": reckoned >= first,
            "at-most": reckoned <= first,
            "exactly": reckoned == first,
            "one-of": reckoned in check.values,
            "between": first <= reckoned <= last,
            "multiple": first > 0 and reckoned % max(first, 1) == 0,
            "even": reckoned % 2 == 0,
            "odd": reckoned % 2 == 1,
        }[check.kind]:
            return False
    assert right.values == ()
    return signs.get(figure.sign, True) and eyes.get(figure.eye, True)


def may_play(drawn: tuple[Figure, ...], a: int, b: int, seen: frozenset[int]) -> bool:
    """Whether, by the picture alone, the a of a hand may be played: for a stone that goes, where a figure says which goes."""

    def fits(figure: Figure) -> bool:
        says = figure.left.goes or figure.right.goes
        as_left = (figure.left.goes or not says) and checked(figure, a, b, seen)
        as_right = (figure.right.goes or not says) and checked(figure, b, a, seen)
        return as_left or as_right

    return all(fits(figure) for figure in drawn if not figure.is_question)


@pytest.mark.rule("SA-3.3")
def test_the_picture_alone_tells_what_the_card_takes() -> None:
    for card in CARDS:
        drawn = pictogram(card)
        for (a, b), seen in product(HANDS, SEEN):
            assert may_play(drawn, a, b, seen) == takes_first(card, a, b, seen), (card.when, card.takes, a, b, seen)


def test_a_picture_can_be_drawn_in_any_terminal() -> None:
    for card in CARDS:
        assert diagram(pictogram(card))
        assert diagram(pictogram(card), ASCII).isascii()


@pytest.mark.rule("SA-3.1")
@pytest.mark.parametrize(
    ("card", "es", "en"),
    [
        (
            made_up(AllOf((Sum(at_least=8, parity="even"), Difference(at_least=2)))),
            (
                "Cuando tus dos destinos suman al menos 8, su suma es par y la diferencia entre ellos es de 2 como mínimo, "
                "aquí puede ir cualquiera de ellos."
            ),
            "When your two fates add up to at least 8, their sum is even and they’re at least 2 apart, either may go here.",
        ),
        (
            made_up(Always(), "lower"),
            "Si tus dos destinos son distintos, aquí puede ir el menor.",
            "If your two fates differ, the lower one may go here.",
        ),
        (
            made_up(AllOf((ExactlyOneOf((6, 7)), Sum(at_most=9))), "listed"),
            "Cuando solo uno de tus destinos es 6 o 7 y su suma no pasa de 9, aquí puede ir el que es 6 o 7.",
            "When just one of your two fates is a 6 or 7 and their sum is no more than 9, the one that’s a 6 or 7 may go here.",
        ),
        (
            replace(made_up(Ratio((2, 4))), fading_doom=3),
            (
                "Cuando uno de tus destinos es el doble o el cuádruple del otro, aquí puede ir cualquiera de ellos. "
                "Cuando esta carta se desvanece, la perdición sube 3."
            ),
            (
                "When one of your fates is twice or four times the other, either may go here. "
                "When this card fades, it brings 3 doom."
            ),
        ),
        (
            replace(made_up(MatchesVisible(), "unmatched"), says="kept_is_higher"),
            (
                "Cuando uno de tus destinos coincide con alguno visible, aquí puede ir el otro, pero tienes que decir en voz "
                "alta si tu destino secreto es mayor que el jugado."
            ),
            (
                "When one of your fates matches a visible one, the other may go here, but you must say aloud whether your "
                "secret fate is higher than the one you played."
            ),
        ),
    ],
)
def test_a_card_nobody_has_printed_speaks_both_languages(card: Arcanum, es: str, en: str) -> None:
    assert say(ability(card), "es") == es
    assert say(ability(card), "en") == en


@pytest.mark.rule("SA-3.1", "SA-6.2")
def test_a_power_names_what_it_asks_about() -> None:
    power = replace(base().powers["one-two-three"], does=AskOneOf((2, 7)))
    assert say(power_text(power), "en") == "After the play and before you predict, ask whether the secret fate is a 2 or 7."
    assert say(power_text(power), "es") == "Después de la jugada y antes de predecir, preguntad si el destino secreto es 2 o 7."
    deeds = (AskHigher(), AskOneOf((1,)), ExtraPrediction(), Cycle(), TellOld(), DiscardLower())
    assert {type(deed) for deed in deeds} == set(MOMENT_OF)
    for language in LANGUAGES:
        assert len({say(power_text(replace(power, does=deed)), language) for deed in deeds}) == len(deeds)


@pytest.mark.rule("SA-3.1")
def test_the_base_set_needs_no_words_of_its_own() -> None:
    assert {card.ability for card in base().arcana} | {power.text for power in base().powers.values()} == {None}
    said = {say(ability(card), language) for card in base().arcana for language in LANGUAGES}
    assert len(said) == 2 * len(base().arcana)
    assert "When just one of your two fates is a 5, 6 or 7, that one may go here." in said
    assert "Aquí puede ir siempre cualquiera de tus dos destinos. Cuando esta carta se desvanece, no trae perdición." in said
