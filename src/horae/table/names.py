"""What people may be called at a table: something that can be seen, and that nobody takes for somebody else's name."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing: the fillers of Hangul, the empty pattern of Braille."""
_LOOK_ALIKES = str.maketrans(
    {
        **dict(zip("авекмнорстухѕіјԁԛԝһёєһӏпи", "abekmhopctyxsijdqwheehlnu", strict=True)),
        **dict(zip("αβεζηικμνορτυχγωѵ", "abeznikuvoptuxywv", strict=True)),
        **dict(zip("ıłøđħŧœæßð", "ilodhtoabd", strict=True)),
        **dict(zip("01|!$@5", "ollisas", strict=True)),
        "i": "l",
    }
)
"""Of the letters that people know by their shape, the ones that look the same in other scripts; i and l are both a stroke.
Capitals have been made small before, so what is alike only as capitals (B and В) stands here too."""


_GREEK_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Their small letters look otherwise."""


def clean(text: str) -> str:
    """Text as it may be shown: one line, no control or direction-changing characters."""
    composed = unicodedata.normalize("NFC", text)
    plain = "".join(" " if letter.isspace() else letter for letter in composed if _is_plain(letter))
    return " ".join(plain.split())


def _is_plain(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter.isspace() or letter == "\u200d" or kind not in ("Cc", "Cf", "Cs", "Co", "Cn")


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of it: marks that go with a letter are nothing by themselves."""
    return all(letter in _BLANK or letter == "\u200d" or unicodedata.category(letter)[0] in "ZM" for letter in name)


def shape(name: str) -> str:
    """What is left of a name at a glance: two that have the same are taken for each other."""
    apart = unicodedata.normalize("NFKD", name).translate(_GREEK_CAPITALS).casefold()
    bare = "".join(letter for letter in apart if letter not in _BLANK and unicodedata.category(letter)[0] in "LNSP")
    seen = bare.translate(_LOOK_ALIKES).translate(_LOOK_ALIKES)
    return "".join(letter for letter in seen if letter.isalnum()) or seen


def told_apart(wanted: str, taken: Collection[str]) -> str:
    """The name as wished for, with a number where it would be taken for somebody else's."""
    shapes, name, number = {shape(other) for other in taken}, wanted, 2
    while shape(name) in shapes:
        name, number = f"{wanted} {number}", number + 1
    return name
