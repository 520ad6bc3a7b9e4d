"""The words of the rulebooks are used everywhere: what a game's messages may not call a thing, and what it is called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from horae.server.protocol.values import LONGEST_SAYING
from horae.table.records import TEXT_LENGTH

ROOT = Path(__file__).parents[2]
FILES = [*(ROOT / "src" / "horae" / "content" / "speech").glob("??/*.ftl"), *(ROOT / "web" / "src" / "text").glob("??.ftl")]


def test_the_page_counts_as_many_characters_as_the_server_takes() -> None:
    chat = (ROOT / "web" / "src" / "shell" / "chat.ts").read_text(encoding="utf-8")
    assert f"LONGEST_LINE = {LONGEST_SAYING};" in chat
    assert LONGEST_SAYING == TEXT_LENGTH


TERMS = [
    # language, whose messages, what is not said, what is
    ("es", "timestories|ts", r"\bcamarada|\bllamar a\b", "acompañante; dar el turno a"),
    (
        "es",
        "timestories|ts",
        r"v[íi]nculo|cápsulas?|a la espera|\bgratis\b|\bOBJETO\b",
        "conexión, vainas, en espera, sin coste, Objeto",
    ),
    ("es", "timestories-(log|stakes)", r"\bintentos?\b", "salto"),
    ("es", "timestories-(story|told|shown|log)|ts-countdown", r"\blugar(es)?\b|\bsitios\b|\b1 sitio\b", "localización"),
    (
        "es",
        "echoes",
        r"\briel\b|\bcarril\b|\bcubos?\b|efecto de llama|\bpasos?\b|\bhermandad|\bfuentes?\b",
        "tablero de Tiempo, cubito, efecto Llama, posición",
    ),
    ("es", "shipwreck|end-shipwreck", r"\bpiedras?\b|\brombos?\b|\boculto", "ficha del destino, diamantes, secreto"),
    (
        "en",
        "timestories|ts",
        r"\bcall(s|ed)? on\b|\bcaissons?\b|punchboard|\bITEM\b|out of control",
        "go next, pods, token sheet, Item, control lost",
    ),
    ("en", "timestories-(story|told|shown|log)|ts-countdown", r"\bplaces\b|\bmore place\b", "location"),
    ("en", "timestories-log", r"\bAttempts\b", "Runs"),
    ("en", "echoes", r"\brail\b", "time board"),
    ("en", "shipwreck", r"\bstones?\b|\bhidden\b", "fate, secret"),
]


@pytest.mark.parametrize(("language", "whose", "wrong", "right"), TERMS, ids=lambda value: str(value)[:24])
def test_a_thing_is_called_as_the_rulebook_calls_it(language: str, whose: str, wrong: str, right: str) -> None:
    found = []
    for file in FILES:
        if language not in (file.parent.name, file.stem):
            continue
        for key, words in re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            said = re.sub(r"\{ *\$[\w-]+|\[[\w-]+\]", "", words)
            if re.match(rf"(?:{whose})-", f"{key}-") and "-word-" not in key and "-part-" not in key and re.search(wrong, said):
                found.append(f"{file.parent.name}/{file.name} {key}: {said}")
    assert found == [], f"say: {right}"
