"""A pack's pictures: which there are in its folder `pictures`, and whether each is a plain drawing.

A picture goes by its path without the ending (`cover`, `places/jetty`). It is an SVG that only draws: no script, nothing
fetched from elsewhere, no entities; anything else is refused with file and line, before anybody's browser sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers import expat

from horae.core.speech import Sayable
from horae.packs import elsewhere
from horae.packs.drawn import Drawn
from horae.packs.reader import BadPack, Folder

ENDING = ".svg"
COVER = "cover"

_FOLDER = "pictures"
_NAME = re.compile(r"(?:[a-z0-9][a-z0-9_-]{0,63}/)?[a-z0-9][a-z0-9_-]{0,63}")
_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_XML = "http://www.w3.org/XML/1998/namespace"
_BETWEEN = " "
"""What stands between a name's space and the name, as the parser gives them."""

_SHAPES = "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style"
_PAINT = "linearGradient radialGradient stop pattern clipPath mask marker"
_FILTERS = (
    "filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap "
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology "
    "feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence"
)
_MOTION = "animate animateMotion animateTransform mpath"
ELEMENTS = frozenset(f"{_SHAPES} {_PAINT} {_FILTERS} {_MOTION}".split())
"""What a picture may be made of. Scripts, links, images and foreign parts are not among it."""

_OUTSIDE = re.compile(r"(?:url|src|image|image-set)\s*\(\s*+['\"]?+\s*+(?!#)", re.IGNORECASE)
"""A reference in a style or a paint that leads out of the picture."""
_AT_RULE = re.compile(r"@(?!(?:keyframes|media)\b)", re.IGNORECASE)


def pictures(folder: Folder) -> Iterator[str]:
    """The names of the pictures in a pack's folder, in order; other files are passed over. Raises BadPack."""
    for item in folder.entries(_FOLDER):
        if item.is_dir():
            for inner in folder.entries(_FOLDER, folder.checked(item.name)):
                if inner.name.endswith(ENDING):
                    yield f"{item.name}/{folder.checked(inner.name).removesuffix(ENDING)}"
        elif item.name.endswith(ENDING):
            yield folder.checked(item.name).removesuffix(ENDING)


def file_of(name: str) -> str:
    """Where the picture of that name lies in a pack's folder."""
    return f"{_FOLDER}/{name}{ENDING}"


def picture(folder: Folder, name: str) -> bytes:
    """The picture. Raises BadPack if it is more than a drawing, or none."""
    file = f"{folder.name}/{file_of(name)}"
    if not _NAME.fullmatch(name):
        raise BadPack(file, None, "picture-name")
    data = folder.read(file_of(name), elsewhere.MOST_PICTURE)
    _Drawing(file).read(data)
    return data


def faults(folder: Folder) -> list[BadPack]:
    """What is wrong with the pictures of a pack: of each the first thing."""
    found = []
    try:
        for name in pictures(folder):
            try:
                picture(folder, name)
            except BadPack as wrong:
                found.append(wrong)
    except BadPack as wrong:
        found.append(wrong)
    return found


class _Drawing:
    """Reads an SVG and raises at the first thing in it that does not draw, or if it draws too much."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._parser = expat.ParserCreate(namespace_separator=_BETWEEN)
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._words
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.ProcessingInstructionHandler = self._refuse_instruction
        self._inside: list[str] = []
        self._style: list[str] = []
        self._drawn = Drawn()

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as wrong:
            raise BadPack(self._file, wrong.lineno, "picture-xml", why=expat.ErrorString(wrong.code)) from None
        too_much = self._drawn.fault()
        if too_much is not None:
            raise BadPack(self._file, None, too_much, limit=elsewhere.MOST_DRAWN)

    def _refuse(self, key: str, **args: Sayable) -> BadPack:
        return BadPack(self._file, self._parser.CurrentLineNumber, key, **args)

    def _refuse_doctype(self, *about: object) -> None:
        raise self._refuse("picture-doctype")

    def _refuse_instruction(self, *about: object) -> None:
        raise self._refuse("picture-instruction")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, element = name.rpartition(_BETWEEN)
        if space != _SVG or element not in ELEMENTS:
            raise self._refuse("picture-element", name=_short(element))
        if not self._inside and element != "svg":
            raise self._refuse("picture-root", name=element)
        if len(self._inside) == elsewhere.DEEPEST_DRAWING:
            raise self._refuse("pack-too-deep", depth=elsewhere.DEEPEST_DRAWING)
        self._inside.append(element)
        self._style = []
        self._drawn.begin(element, attributes)
        for attribute, value in attributes.items():
            self._check(attribute, value)

    def _check(self, attribute: str, value: str) -> None:
        space, _, name = attribute.rpartition(_BETWEEN)
        if space not in ("", _XLINK, _XML) or name.lower().startswith("on") or (space == _XML and name == "base"):
            raise self._refuse("picture-attribute", name=_short(name))
        if name == "href" and not value.startswith("#"):
            raise self._refuse("picture-outside", what=_short(value))
        if name == "attributeName" and value.rpartition(":")[2] == "href":
            raise self._refuse("picture-attribute", name="attributeName")
        self._check_style(value)

    def _words(self, text: str) -> None:
        if self._inside[-1] == "style":
            self._style.append(text)

    def _check_style(self, text: str) -> None:
        if "\\" in text or _OUTSIDE.search(text) or _AT_RULE.search(text):
            raise self._refuse("picture-outside", what=_short(text))

    def _end(self, name: str) -> None:
        if self._inside.pop() == "style":
            style = "".join(self._style)
            self._check_style(style)
            self._drawn.take_style(style)
        self._drawn.end()


def _short(text: str) -> str:
    return text.strip()[:40]
