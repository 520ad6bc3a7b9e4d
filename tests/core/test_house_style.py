"""The house style of every text that people read, as far as a machine can hear it: quotes, spaces, plurals, terms.

What is right in one place is allowed there by name, with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import horae
from horae.core.speech import LANGUAGES, number, percent, percents
from horae.games.echoes import card_text
from horae.games.echoes import vocabulary as v
from horae.packs.builtin import rulebook

CONTENT = Path(horae.__file__).parent / "content"
WEB = Path(__file__).parents[2] / "web" / "src" / "text"
EXAMPLES = Path(__file__).parents[2] / "examples"
NBSP = "\N{NO-BREAK SPACE}"


def speech_files(language: str) -> list[Path]:
    examples = EXAMPLES.glob(f"*/src/*/speech/{language}/*.ftl")
    return [*sorted((CONTENT / "speech" / language).glob("*.ftl")), *sorted(examples), WEB / f"{language}.ftl"]


def patterns(path: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def literal(node: object) -> Iterator[str]:
    """The text of a pattern; a gap is a mark, so that what stands beside it can be seen."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.VariableReference):
        yield "¤"
    elif isinstance(node, ftl.StringLiteral):
        yield node.value
    elif isinstance(node, ftl.SelectExpression):
        for variant in node.variants:
            yield from literal(variant.value)
            yield "\n"
    elif isinstance(node, ftl.Pattern):
        for element in node.elements:
            yield from literal(element)
    elif isinstance(node, ftl.Placeable):
        yield from literal(node.expression)


def in_messages(language: str) -> Iterator[tuple[str, str]]:
    for path in speech_files(language):
        for key, pattern in patterns(path):
            yield f"{path.name}:{key}", "".join(literal(pattern))


def in_data(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the packs and rulebooks that stands under a language."""

    def walk(node: object, where: str) -> Iterator[tuple[str, str]]:
        if isinstance(node, dict):
            for key, value in node.items():
                if key in LANGUAGES:
                    if key == language:
                        words = value if isinstance(value, list) else [value]  # what may be typed comes in lists
                        yield from ((where, str(word)) for word in words)
                else:
                    yield from walk(value, f"{where}.{key}")
        elif isinstance(node, list):
            for place, value in enumerate(node):
                name = value.get("id", place) if isinstance(value, dict) else place
                yield from walk(value, f"{where}.{name}")

    for path in sorted(CONTENT.rglob("*.yaml")):
        yield from walk(yaml.safe_load(path.read_text("utf-8")), path.stem)


@cache
def texts(language: str) -> list[tuple[str, str]]:
    return [*in_messages(language), *in_data(language)]


def offenders(language: str, pattern: str, allowed: str = r"(?!)") -> list[str]:
    """Where a pattern is found, but for the places that may say it."""
    wrong, right = re.compile(pattern), re.compile(allowed)
    return [f"{where}: {text}" for where, text in texts(language) if wrong.search(text) and not right.search(where)]


def test_there_is_something_to_read() -> None:
    for language in LANGUAGES:
        assert len(list(in_messages(language))) > 1000
        assert len(list(in_data(language))) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_curly_and_dots_are_an_ellipsis(language: str) -> None:
    assert offenders(language, r"[\"']") == []
    assert offenders(language, r"\.\.\.") == []


def test_each_language_has_its_own_quotes() -> None:
    assert offenders("es", "[“”]") == []
    assert offenders("en", "[«»¿¡]") == []


def test_a_question_and_a_cry_open_and_close_in_spanish() -> None:
    """A tag with an exclamation mark is YAML, not a cry."""
    for where, text in texts("es"):
        if not where.endswith(":pack-tag"):
            assert text.count("¿") == text.count("?"), f"{where}: {text}"
            assert text.count("¡") == text.count("!"), f"{where}: {text}"


def test_a_number_stays_with_its_sign_or_unit() -> None:
    assert offenders("es", r"[\d¤] (%|PV\b|s$)") == []
    assert offenders("es", r"[\d¤]%") == []
    assert offenders("en", r"[\d¤]\s%") == []
    assert offenders("en", r"[\d¤] (VP\b|s$)") == []


def test_figures_are_written_as_each_language_writes_them() -> None:
    assert percent(0.95, "es") == f"95,0{NBSP}%"
    assert percent(0.95, "en") == "95.0%"
    assert percents(0.5, 1.0, "es") == f"50,0 – 100,0{NBSP}%"
    assert percents(0.5, 1.0, "en") == "50.0 – 100.0%"
    assert number(-1.25, "es", 2) == "-1,25"
    assert number(1.25, "en", sign=True) == "+1.2"


# --- the rulebooks' terms ---

NOT_SAID = {
    "es": {
        "dueñ[oa]": "",
        r"\b[Cc]arril|\b[Rr]iel\b": "",
        "[Cc]ápsula": "",
        r"\b[Rr]ombos?\b|\b[Pp]iedras?\b(?! Resonante)": r"^cards\.|^sources\.",  # of a card's name
        "destino (oculto|guardado)": "",
        r"\bvínculo\b|[Ss]oltar el receptáculo|te sueltas": "",
        r"\bgratis\b": "",
        "a la espera": "",
        r"[Pp]anorama\b": "",
        "OBJETO|EXPERIENCE|Midsummer": "",
        r"\bhermandad(es)?\b|fuentes? de poder|tablero de tiempo": "",
        r"\bcubos?\b|efectos? de llama\b": "",
        r"\b[Rr]eforzar\b|\brefuerza\b": r":echoes-word-reinforce$",  # still understood when typed
        r"\bconsejero\b|[Bb]uen viento": "",
        "cuenta 12|cuenta ¤;": "",
    },
    "en": {
        r"\b(lies|lay|lie) (open|before)": "",
        "free of cost|for nothing|[Ff]ree Updates?|free Explore": r"^echoes\.rules",  # what counts for nothing
        r"\bbefore (you|one|them|me|him|her)\b(?! (predict|play))": r"prologue|pack\.return",  # in a story
        r"\b[Ii]s no (link|id|store|move|arcanum)\b|does not fit|\bone would\b": "",
        r"\bout of control\b|[Ll]et go\b": "",
        r"\brail\b|[Tt]oken sheet|ITEM\b": r":echoes-part-rail$",  # understood when typed
        r"(hidden|kept) fate": "",
        r"\bstones?\b": r"^cards\.",  # of a card's name
        r"\bin all\b(?! )|\bcards? fewer\b": "",
        r"\b(do|does|did|is|are|was|were|have|has|had|can|could|would|must|should) not\b": (
            r"^(shipwreck|echoes|timestories)\.rules|"  # a rulebook may speak slowly
            r":(play-seed-differs|shipwreck-no-value|shipwreck-known-\S+)$"
        ),
    },
}


@pytest.mark.parametrize(
    ("language", "pattern", "allowed"),
    [(language, pattern, allowed) for language, rows in NOT_SAID.items() for pattern, allowed in rows.items()],
)
def test_only_the_rulebooks_terms_are_used(language: str, pattern: str, allowed: str) -> None:
    assert offenders(language, pattern, allowed or r"(?!)") == []


def test_a_rule_names_its_source_in_the_readers_language() -> None:
    for name in horae.names():
        for rule in rulebook(name).rules:
            if isinstance(rule.source, str):
                assert rule.source == "Horae", rule.id
            else:
                assert rule.source_in("es") != rule.source_in("en"), rule.id


# --- one and many ---

MANY = {
    "es": (
        "acciones asientos bytes cartas criaturas destinos entradas facciones fichas figuras fuentes horas letras llamas "
        "localizaciones niveles partidas personas posiciones posibles puntos receptáculos reglas rondas segundos turnos veces"
    ),
    "en": (
        "actions bytes cards characters creatures entries factions fates flames games guesses hours letters levels locations "
        "people points positions receptacles rounds rules seats seconds sources times tokens turns"
    ),
}
"""What is counted somewhere, in the plural."""
ONE = {
    language: re.compile(rf"\b1\s({'|'.join(nouns.split())})\b|\b([Qq]uedan|[Ff]altan) 1\b|\b1 are\b", re.I)
    for language, nouns in MANY.items()
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_said_in_the_plural(language: str) -> None:
    """Every message with every gap that picks a plural filled with 1."""
    told = []
    for path in speech_files(language):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
        for key, pattern in patterns(path):
            name, _, attribute = key.partition(".")
            message = bundle.get_message(name)
            gaps = {node.id.name for node in _variables(pattern)}
            read = message.attributes[attribute] if attribute else message.value
            assert read is not None, key
            said, _ = bundle.format_pattern(read, dict.fromkeys(gaps, 1))
            if key not in NOT_ONE and ONE[language].search(str(said)):
                told.append(f"{key}: {said}")
    assert told == []


NOT_ONE = {
    # What is counted here is always several: the least, the most and the limits of packs and tables, and their sizes.
    "bad-seats", "balance-cell", "balance-line", "chat-too-long", "online-say-parts", "echoes-gauge-fortified",
    "echoes-lint-cards", "echoes-lint-designs", "echoes-lint-long", "echoes-lint-sources", "echoes-lint-twins",
    "echoes-pack-few-cards",
    "echoes-pack-few-sources", "file-too-large", "folder-too-full",
    "mission-dead-end", "mission-few-receptacles", "mission-solved", "mission-stats-line",
    "pack-too-deep", "pack-too-large", "pack-too-many-parts",
    "picture-draws-too-much", "players-range", "shipwreck-needs-ratio", "table-bad-name", "table-bad-text",
    "table-full", "timestories-few-receptacles", "timestories-no-such-answer", "timestories-pack-difficulty",
    "timestories-pack-panorama",
    "timestories-pack-panorama-mysteries", "timestories-pack-tests", "timestories-pack-too-many-cards",
    "timestories-pack-too-many-locations", "ts-destiny-about",
}  # fmt: skip


def _variables(node: object) -> Iterator[ftl.VariableReference]:
    if isinstance(node, ftl.VariableReference):
        yield node
    elif isinstance(node, ftl.BaseNode):
        for name, part in vars(node).items():
            if name != "span":
                for item in part if isinstance(part, list) else [part]:
                    yield from _variables(item)


# --- the describer of Echoes' cards, in every combination ---

FILTERS = [
    v.Filter(faction, kind, specialisation)
    for faction in (None, "earth", "neutral")
    for kind in (None, "creature", "artefact")
    for specialisation in (None, "war")
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_agree_with_every_kind_of_card(language: str) -> None:
    wrong = {
        "es": re.compile(r"\b(una|otra) artefacto|\b(un|otro) (criatura|carta)|\b1 (cartas|criaturas|artefactos|posiciones)"),
        "en": re.compile(r"\ba (earth|artefact)|\ban (creature|card|war|neutral)|\b1 (cards|creatures|artefacts|positions)\b"),
    }[language]
    for which in FILTERS:
        for effect in (
            v.Immediate(does=(v.UseImmediate(of=which),)),
            v.Immediate(does=(v.Play(of=which, fewer=1, earlier=1),)),
            v.Immediate(does=(v.Remove(of=which, then=(v.Advance(steps=1),)),)),
            v.Permanent(when=v.Summoned(of=which), does=(v.Draw(cards=1),)),
            v.Permanent(standing=v.Cheaper(of=which, fewer=1, earlier=1)),
            v.Immediate(does=(v.If(test=v.Counted(of=v.Cards(of=which), at_least=1), then=(v.Discard(cards=1),)),)),
            v.Immediate(does=(v.Gain(vp=v.Strength(of=which, per=3)),)),
        ):
            said = card_text.effect_text(effect, language)
            assert not wrong.search(said.replace(NBSP, " ")), said


def test_what_a_card_itself_has_is_not_said_to_be_yours() -> None:
    test = v.Counted(of=v.Its(what="strength"), at_least=3)
    effect = v.Permanent(when=v.Summoned(of=v.Filter(type="creature")), does=(v.If(test=test, then=(v.Draw(),)),))
    assert (
        card_text.effect_text(effect, "es")
        == "Cuando invoques una criatura, si tiene al menos 3 puntos de fuerza, roba 1 carta."
    )
    assert (
        card_text.effect_text(effect, "en")
        == "When you summon a creature, if it has at least 3 points of strength, draw 1 card."
    )


def test_a_bargain_is_asked_for_as_a_question_and_told_as_a_promise() -> None:
    price, then = card_text.bargain(v.Pay(cards=2, then=(v.Gain(vp=4),)))
    assert (price.key, then.key) == ("echoes-price-cards", "echoes-do-gain")
    assert card_text.bargain(v.Pay(vp=1, then=(v.Draw(),)))[0].key == "echoes-price-vp"
