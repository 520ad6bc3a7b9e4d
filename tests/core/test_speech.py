"""Everything is said in Spanish and in English: same messages, same gaps to fill, no key without words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import horae
from horae.core.refusal import Refused
from horae.core.speech import LANGUAGES, Fault, Listing, Phrase, Quoted, Text, knows, say
from horae.games.registry import moves_of
from horae.packs.builtin import rulebook

SOURCE = Path(horae.__file__).parent
SPEECH = SOURCE / "content" / "speech"
GRAMMAR_ONLY = {"pause", "softens", "vowel"}
"""What only one language asks about: Spanish turns y into e, o into u; English turns a into an, and says "then, if"."""


def files(language: str) -> list[str]:
    return sorted(path.name for path in (SPEECH / language).glob("*.ftl"))


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a Fluent file (attributes as message.attribute), each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert name not in found, f"{name} stands there twice"
            if entry.value is not None:
                found[name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    parts = [] if not isinstance(node, ftl.BaseNode) else [part for name, part in vars(node).items() if name != "span"]
    inner = [item for part in parts for item in (part if isinstance(part, list) else [part])]
    return {name for item in inner if isinstance(item, ftl.BaseNode) for name in variables(item)}


@cache
def spoken(language: str, name: str) -> dict[str, set[str]]:
    """The messages of one of our files."""
    return messages((SPEECH / language / name).read_text("utf-8"))


def test_both_languages_have_the_same_files() -> None:
    assert files("es") == files("en")
    assert "core.ftl" in files("es")


@pytest.mark.parametrize("name", files("en"))
def test_a_file_has_the_same_messages_with_the_same_variables_in_both_languages(name: str) -> None:
    es, en = spoken("es", name), spoken("en", name)
    assert sorted(es) == sorted(en)
    for key, gaps in es.items():
        assert gaps - GRAMMAR_ONLY == en[key] - GRAMMAR_ONLY, key


def test_the_example_says_the_same_in_both_languages() -> None:
    root = Path(__file__).parents[2] / "examples" / "noon" / "src" / "horae_noon" / "speech"
    es, en = ((root / language / "noon.ftl").read_text("utf-8") for language in LANGUAGES)
    assert messages(es)
    assert messages(es) == messages(en)


def test_no_message_stands_in_two_files() -> None:
    seen = [key for name in files("es") for key in spoken("es", name)]
    assert len(seen) == len(set(seen))


# --- the keys that code uses ---

CALLS = {"Phrase": 0, "Refused": 1, "BadSetup": 0, "BadLog": 1, "BadPack": 2, "fault": 1}
"""Where a message's key stands among the arguments of what makes phrases."""


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in CALLS:
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", name, node


def spelled(node: ast.expr) -> Iterator[re.Pattern[str]]:
    """The keys an argument may be: itself, a pattern with gaps, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.compile(re.escape(node.value))
    elif isinstance(node, ast.JoinedStr):
        yield re.compile("".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values))
    elif isinstance(node, ast.IfExp):
        yield from spelled(node.body)
        yield from spelled(node.orelse)


def test_every_key_that_code_spells_has_words() -> None:
    keys = {key for name in files("en") for key in spoken("en", name)}
    spelled_out = 0
    for where, name, call in calls():
        if len(call.args) > CALLS[name]:
            for pattern in spelled(call.args[CALLS[name]]):
                spelled_out += 1
                assert any(pattern.fullmatch(key) for key in keys), f"{where}: no message {pattern.pattern}"
    assert spelled_out > 100


def test_every_variable_that_a_refusal_needs_is_given() -> None:
    given_of = {key: gaps for name in files("en") for key, gaps in spoken("en", name).items()}
    checked = 0
    for where, name, call in calls():
        place = CALLS[name]
        if name == "Phrase" or len(call.args) <= place or any(word.arg is None for word in call.keywords):
            continue
        key = call.args[place]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            checked += 1
            assert {word.arg for word in call.keywords} == given_of[key.value], f"{where}: {key.value}"
    assert checked > 60


def test_every_rule_that_code_cites_is_in_a_rulebook() -> None:
    known = {rule.id for name in horae.names() for rule in rulebook(name).rules}
    cited = 0
    for where, name, call in calls():
        if name == "Refused" and call.args and isinstance(call.args[0], ast.Constant):
            cited += 1
            assert call.args[0].value in known, where
    for game in horae.names():
        for move in moves_of(horae.game(game)).values():
            for bar in move.bars:
                cited += 1
                assert bar.rule in known, bar
                assert all(knows(bar.words, language) for language in LANGUAGES), bar
    assert cited > 200


# --- saying ---


@pytest.mark.parametrize(
    ("items", "joiner", "es", "en"),
    [
        ((), "and", "", ""),
        (("Ana",), "and", "Ana", "Ana"),
        (("1", "2"), "or", "1 o 2", "1 or 2"),
        (("5", "6", "7"), "or", "5, 6 o 7", "5, 6 or 7"),
        (("7", "8"), "or", "7 u 8", "7 or 8"),
        (("10", "11"), "or", "10 u 11", "10 or 11"),
        (("17", "18"), "or", "17 o 18", "17 or 18"),
        (("110", "111"), "or", "110 o 111", "110 or 111"),
        (("79", "80"), "or", "79 u 80", "79 or 80"),
        (("norte", "oeste"), "or", "norte u oeste", "norte or oeste"),
        (("perla", "ópalo"), "or", "perla u ópalo", "perla or ópalo"),
        (("ayer", "hoy"), "or", "ayer u hoy", "ayer or hoy"),
        (("Alba", "«Ocaso»"), "or", "Alba u «Ocaso»", "Alba or «Ocaso»"),
        (("padre", "hijo"), "and", "padre e hijo", "padre and hijo"),
        (("Ana", "Inés"), "and", "Ana e Inés", "Ana and Inés"),
        (("Ana", "Íñigo"), "and", "Ana e Íñigo", "Ana and Íñigo"),
        (("agua", "hielo"), "and", "agua y hielo", "agua and hielo"),
        (("sal", "hierro"), "and", "sal y hierro", "sal and hierro"),
        (("7", "8"), "and", "7 y 8", "7 and 8"),
        (("norte", "oeste"), "and", "norte y oeste", "norte and oeste"),
        (("padre", "hijo"), "or", "padre o hijo", "padre or hijo"),
    ],
)
def test_lists_are_joined_as_people_say_them(items: tuple[str, ...], joiner: str, es: str, en: str) -> None:
    assert say(Listing(items, joiner), "es") == es
    assert say(Listing(items, joiner), "en") == en


def test_phrases_nest_and_are_said_in_one_language_throughout() -> None:
    why = Refused("SA-1.6", "shipwreck-no-turn", active=Phrase("person", {"seat": 2}))
    assert why.say("es").startswith("SA-1.6: ")
    assert "Asiento 2" in why.say("es")
    assert "Seat 2" in why.say("en")
    assert "seat" not in why.say("es")
    assert str(why) == why.say("en")
    assert why.why == why.reason_in("en")


def test_with_names_people_are_called_by_them() -> None:
    why = Refused("SA-1.6", "shipwreck-no-turn", active=Phrase("person", {"seat": 2}))
    assert "Luz" in why.say("es", ("Ana", "Luz"))
    assert "Luz" in why.reason_in("en", ("Ana", "Luz"))


def test_a_text_and_a_plain_value_say_themselves() -> None:
    assert say(Text("mar", "sea"), "es") == "mar"
    assert say(Text("mar", "sea")) == "sea"
    assert say(7, "es") == say("7", "en") == "7"


def test_a_key_without_words_or_a_gap_left_open_is_an_error_never_text() -> None:
    assert knows("refused", "es")
    assert not knows("no-such-key", "es")
    for wrong in (Phrase("no-such-key"), Phrase("person"), Phrase("shipwreck-no-value")):
        with pytest.raises(KeyError):
            say(wrong, "es")


def test_a_fault_speaks_every_language() -> None:
    fault = Fault(Phrase("unknown-rule", {"rule": "XX-1"}))
    assert "XX-1" in fault.say("es")
    assert fault.say("es") != fault.say("en") == str(fault)


@pytest.mark.parametrize("letters", [400, 2_600, 60_000])
def test_a_long_text_goes_whole_into_its_sentence(letters: int) -> None:
    """Fluent fails on parts of more than 2,500 letters; a prologue has more, and nobody may miss its end."""
    told = Text("a" * letters, "b" * letters)
    person = Phrase("person", {"seat": 2})
    for language, letter in (("es", "a"), ("en", "b")):
        assert say(Phrase("timestories-said", {"text": told}), language) == letter * letters
        assert letter * letters in say(Phrase("list-and", {"head": person, "last": told, "softens": "no"}), language)


@pytest.mark.parametrize(
    ("typed", "spanish", "english"),
    [
        ("«Creí que la llamarías tú»…", "Ana: «“Creí que la llamarías tú”…»", "Ana: “«Creí que la llamarías tú»…”"),
        ("“Me?” she said.", "Ana: «“Me?” she said.»", "Ana: “‘Me?’ she said.”"),
        ("Y dice: «di “sí”».", "Ana: «Y dice: “di ‘sí’”.»", "Ana: “Y dice: «di ‘sí’».”"),
        ("«Ya voy».", "Ana: «“Ya voy”.»", "Ana: “«Ya voy».”"),
        ("«Ya voy»", "Ana: «Ya voy»", "Ana: “«Ya voy»”"),
        ('It’s "late".', 'Ana: «It’s "late".»', 'Ana: “It’s "late".”'),
    ],
)
def test_marks_within_quotation_marks_are_those_for_inside(typed: str, spanish: str, english: str) -> None:
    said = Phrase("play-says", {"person": "Ana", "what": Quoted(typed)})
    assert (say(said, "es"), say(said, "en")) == (spanish, english)
