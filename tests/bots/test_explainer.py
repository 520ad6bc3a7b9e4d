"""The readings in words, in both languages."""

from __future__ import annotations

import pytest

from horae.bots.shipwreck.explainer import Explainer, Finding, in_words
from horae.core.speech import say
from horae.testkit.shipwreck import ShipwreckTable, position

ROW = ("midnight", "deep", "mirror", "leviathan")


def findings(table: ShipwreckTable, explainer: Explainer) -> list[Finding]:
    return [finding for event in table.told(None) if (finding := explainer.hear(event)) is not None]


def words(finding: Finding, language: str) -> list[str]:
    return [say(line, language, names=["Ana", "Bruno", "Carla"]) for line in in_words(finding)]


@pytest.fixture
def midnight() -> Finding:
    """The rulebook's example: a 1 on Midnight while The Deep lies there."""
    table = position(row=ROW, holding=(1, 6))
    explainer = Explainer(table.state.pack, table.state.view(None))
    (finding,) = findings(table.plays(1, on="midnight"), explainer)
    return finding


@pytest.mark.rule("SA-E1", "SA-E2")
def test_the_example_is_told_in_english(midnight: Finding) -> None:
    """Each value that is ruled out has its reason, and both readings are named."""
    assert words(midnight, "en") == [
        "Ana played a 1 on Midnight.",
        "Not 1: Midnight asks for two different fates.",
        "Hardly 2, 3 or 4: on The Deep it would have told more.",
        "Ana is keeping 5, 6 or 7 (by pure logic: 2, 3, 4, 5, 6 or 7).",
    ]


@pytest.mark.rule("SA-E1", "SA-E2")
def test_the_example_is_told_in_spanish(midnight: Finding) -> None:
    """The same findings, in natural Spanish and with Spanish card names."""
    assert words(midnight, "es")[-1] == "Ana guarda 5, 6 o 7 (por pura lógica: 2, 3, 4, 5, 6 o 7)."
    assert words(midnight, "es")[1] == "No es 1: Medianoche pide dos destinos distintos."


def test_an_answer_narrows_what_is_left() -> None:
    """A power's question rules out by what was said."""
    table = position(row=("judge", "deep", "mirror", "leviathan"), holding=(4, 6), faded=["dawn"])
    explainer = Explainer(table.state.pack, table.state.view(None))
    findings(table.plays(4, on="judge"), explainer)
    (finding,) = findings(table.uses("dawn", asking=4), explainer)
    assert finding.logic == (6,)
    assert "that’s what was said" in words(finding, "en")[1]


def test_what_was_known_before_counts_on() -> None:
    """A fate kept over a turn keeps what was found out about it."""
    table = position(row=("huntress", "judge", "stranger", "chalice"), holding=(2, 4), people=2)
    explainer = Explainer(table.state.pack, table.state.view(None))
    findings(table.plays(2, on="judge"), explainer)
    assert explainer.left(0)[0] == (2, 4, 6)
    findings(table.all_pass(), explainer)
    table.plays(table.hand(1)[0], on=next(iter(sorted(table.playable()))))
    findings(table, explainer)
    assert explainer.left(0)[0] == tuple(v for v in (2, 4, 6) if table.state.seen[v] < 3)


def test_the_chalice_makes_one_speak() -> None:
    """What an arcanum makes its player say is a finding of its own."""
    table = position(row=("chalice", "judge", "stranger", "beast"), holding=(3, 6))
    explainer = Explainer(table.state.pack, table.state.view(None))
    play, said = findings(table.plays(3, on="chalice"), explainer)
    assert play.logic == (1, 2, 3, 4, 5, 6, 7)
    assert said.logic == (4, 5, 6, 7)
