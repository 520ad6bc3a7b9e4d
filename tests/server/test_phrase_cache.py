"""Everything the table and the server can say has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from horae.bots.registry import bot_names
from horae.core.speech import LANGUAGES, Listing, Phrase, Text, knows, say
from horae.server.catalogue import everything
from horae.server.phrase_cache import words

SOURCES = Path(__file__).parents[2] / "src" / "horae"


def keys() -> set[str]:
    found: set[str] = set()
    for file in (*SOURCES.glob("table/*.py"), *SOURCES.glob("server/*.py")):
        text = file.read_text("utf-8")
        found |= {f"table-{code}" for code in re.findall(r'Declined\(\s*"([a-z-]+)"', text)}
        found |= {f"server-{code}" for code in re.findall(r'\.fault\("([a-z-]+)"', text)}
        found |= {f"server-{code}" for code in re.findall(r'Refusal\(\d+, "([a-z-]+)"', text)}
        found |= set(re.findall(r'Phrase\("((?:table|server)-[a-z-]+)"', text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_name_has_words(language: str) -> None:
    found = keys()
    assert len(found) > 40
    offered = everything()
    found |= {f"{name}-title" for name in offered.names()}
    found |= {f"bot-{bot}" for name in offered.names() for bot in bot_names(offered.game(name))}
    assert [key for key in sorted(found) if not knows(key, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_remembered_sentences_say_what_fresh_ones_say(language: str) -> None:
    """With names filled in afterwards, among them names that look like marks, and one that changes the word before it."""
    people = ["Ana", "{ $name }", "Iris", "\\1", "O'Neill"]
    persons = [Phrase("person", {"seat": seat + 1}) for seat in range(5)]
    phrases = [
        Phrase("table-told-sat", {"name": "Eva", "seat": 3}),
        Phrase("refused", {"rule": "SA-1.1", "why": persons[1]}),
        Phrase("refused", {"rule": "SA-1.1", "why": Text(es="sí", en="yes")}),
        *(Phrase("refused", {"rule": "X", "why": Listing((persons[0], person))}) for person in persons),
        *(Phrase("refused", {"rule": "X", "why": person}) for person in persons),
    ]
    for _ in range(2):
        for phrase in phrases:
            assert words(phrase, language, people) == say(phrase, language, people)
