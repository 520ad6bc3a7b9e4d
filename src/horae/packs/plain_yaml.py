"""YAML in the plain form that packs use, and what usually broke it when it is not YAML at all.

No anchors, no tags, and only `true`, `false`, `null` and numbers are more than text, so that a country code or a clock time
stays what it says.
"""

from __future__ import annotations

import re
from typing import cast

import yaml
from msgspec import Struct

from horae.core.speech import Phrase
from horae.packs import elsewhere

_INT = re.compile(r"[-+]?[0-9]{1,18}\Z")
_FLOAT = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}\Z")
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_ONE_DOCUMENT = "expected a single document in the stream"

_FIELD = re.compile(r"(?P<before>\s*(?:- +)*[\w-]+: +)(?P<value>\S.*)\Z")
"""A line with one field on it, outside of brackets, without the spaces at its end."""
_BOTH_LANGUAGES = re.compile(r"\{\s*(?:es|en):.*\}\Z")
_STARTS_NO_TEXT = re.compile(r"""[:{,\[-]\s+[*&!%@`|>?]""")
"""A value that begins with a character that means something to YAML."""


MORE = "pack-more-faults"
"""What stands for all that is not told of one file."""


class NotPlain(Exception):
    """Why a text is no plain YAML, and on which line."""

    def __init__(self, line: int, why: Phrase) -> None:
        super().__init__(why.key)
        self.line = line
        self.why = why
        self.faults: tuple[NotPlain, ...] = (self,)
        """This one, after those before it that could be mended."""


class Mended(Struct, frozen=True):
    """A text that can be read, and what had to be taken for granted to read it."""

    text: str
    faults: tuple[NotPlain, ...]


class _Room:
    """How many nodes may still be made of a file, however often it is read."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes


def compose(text: str, room: _Room | None = None) -> yaml.Node | None:
    """The nodes of a text. Raises NotPlain."""
    try:
        return _composed(text, room or _Room(elsewhere.MOST_PARTS))
    except yaml.MarkedYAMLError as wrong:
        raise _diagnosed(text, wrong) from None
    except yaml.YAMLError as wrong:
        control = yaml.reader.Reader.NON_PRINTABLE.search(text)
        line = text.count("\n", 0, control.start() if control else 0) + 1
        raise NotPlain(line, Phrase("pack-yaml", {"why": " ".join(str(wrong).split())})) from None


def _composed(text: str, room: _Room) -> yaml.Node | None:
    """Put together here and not by the library, which would read the text once more and resolve tags that nobody asks for."""
    documents: list[yaml.Node] = []
    around: list[tuple[yaml.CollectionNode, list[yaml.Node]]] = []
    inside = documents
    for event in yaml.parse(text, Loader=_LOADER):
        start = cast("yaml.Mark", event.start_mark)
        if isinstance(event, yaml.NodeEvent):
            room.nodes -= 1
            if room.nodes < 0:
                raise NotPlain(start.line + 1, Phrase("pack-too-many-parts", {"limit": elsewhere.MOST_PARTS}))
            anchored, tagged = event.anchor, getattr(event, "tag", None)
            if anchored or (tagged and tagged != "!"):
                raise NotPlain(start.line + 1, Phrase("pack-anchor" if anchored else "pack-tag"))
        if isinstance(event, yaml.ScalarEvent):
            inside.append(yaml.ScalarNode("", event.value, start, style=event.style))
        elif isinstance(event, yaml.CollectionStartEvent):
            if len(around) == elsewhere.DEEPEST:
                raise NotPlain(start.line + 1, Phrase("pack-too-deep", {"depth": elsewhere.DEEPEST}))
            kind = yaml.SequenceNode if isinstance(event, yaml.SequenceStartEvent) else yaml.MappingNode
            around.append((kind("", [], start), inside))
            inside = []
        elif isinstance(event, yaml.CollectionEndEvent):
            node, outside = around.pop()
            node.value = inside if isinstance(node, yaml.SequenceNode) else list(zip(inside[::2], inside[1::2], strict=True))
            inside = outside
            inside.append(node)
        elif isinstance(event, yaml.DocumentStartEvent) and documents:
            raise yaml.composer.ComposerError(_ONE_DOCUMENT, documents[0].start_mark, "but found another document", start)
    return documents[0] if documents else None


def mended(text: str) -> Mended:
    """The text with quotes where a colon or a sign broke it, one field after another. Raises NotPlain where that is no help,
    or has been tried so often that the writer should first see to what was found."""
    faults: list[NotPlain] = []
    room, letters = _Room(elsewhere.MOST_PARTS_AGAIN), elsewhere.MOST_READ_AGAIN
    while True:
        try:
            compose(text, room if faults else None)
            return Mended(text, tuple(faults))
        except NotPlain as wrong:
            if faults and wrong.why.key == "pack-too-many-parts":
                raise _more_than(faults) from None
            lines = text.split("\n")
            field = _FIELD.match(lines[wrong.line - 1].rstrip())
            again = faults and faults[-1].line >= wrong.line
            if again or field is None or wrong.why.key not in ("pack-yaml-colon", "pack-yaml-sign", "pack-yaml-quote"):
                wrong.faults = (*faults, wrong)
                raise
            faults.append(NotPlain(wrong.line, wrong.why))  # what was raised would keep all that was read
            lines[wrong.line - 1] = field["before"] + _quoted(field["value"])
            text = "\n".join(lines)
            letters -= len(text)
            if letters < 0 or len(faults) == elsewhere.MOST_FAULTS:
                raise _more_than(faults) from None


def _more_than(faults: list[NotPlain]) -> NotPlain:
    more = NotPlain(faults[-1].line, Phrase(MORE))
    more.faults = (*faults, more)
    return more


def _quoted(value: str) -> str:
    """What may stand in the place of a value that cannot be read."""
    if _BOTH_LANGUAGES.match(value):
        return "{es: '-', en: '-'}"
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def scalar(node: yaml.ScalarNode) -> object:
    """A plain value: text, unless it is a number or one of the few words that mean something."""
    text: str = node.value
    if node.style in ('"', "'", "|", ">"):
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INT.match(text):
        return int(text)
    if _FLOAT.match(text):
        return float(text)
    return text


def _diagnosed(text: str, wrong: yaml.MarkedYAMLError) -> NotPlain:
    mark = wrong.problem_mark or wrong.context_mark
    line = mark.line if mark else 0
    problem = str(wrong.problem)
    lines = [*text.split("\n"), ""]
    here = lines[min(line, len(lines) - 1)]
    key = _usual_cause(problem, str(wrong.context), here, mark.column if mark else 0)
    odd = _open_quote(lines, line) if key in ("pack-yaml-quote", "pack-yaml-bracket") else None
    if odd is not None:
        return NotPlain(odd + 1, Phrase("pack-yaml-open-quote", {"why": problem}))
    opened = wrong.context_mark
    if opened is not None and (key in ("pack-yaml-open-quote", "pack-yaml-bracket") or "expected ':'" in problem):
        line = opened.line
    return NotPlain(line + 1, Phrase(key, {"why": problem}))


def _usual_cause(problem: str, context: str, here: str, column: int) -> str:
    """What a writer most likely did, by what the reader stumbled over and the line it stands on."""
    if "\t" in here[: len(here) - len(here.lstrip())]:
        return "pack-yaml-tab"
    if "quoted scalar" in context:
        return "pack-yaml-open-quote"
    if "alias" in context or "alias" in problem or "cannot start any token" in problem or "anchor" in context:
        return "pack-yaml-sign"
    if problem.startswith("mapping values") and here[:column].count(": ") >= 1:
        return "pack-yaml-colon"
    if "flow" in context:
        return "pack-yaml-colon" if here[column : column + 1] == ":" and ": " in here[:column] else "pack-yaml-bracket"
    if problem == "did not find expected key" and _ends_early(here, column):
        return "pack-yaml-quote"
    if _STARTS_NO_TEXT.search(here):
        return "pack-yaml-sign"
    if problem == "could not find expected ':'":
        return "pack-yaml-no-colon"
    if problem.startswith(("mapping values", "did not find expected")):
        return "pack-yaml-indent"
    return "pack-yaml"


def _open_quote(lines: list[str], line: int) -> int | None:
    """The line, here or close before, on which a quote was opened that the next quote seemed to close."""
    for place in range(line, max(-1, line - 3), -1):
        if lines[place].replace('\\"', "").count('"') % 2:
            before = place - 1
            return before if before >= 0 and lines[before].replace('\\"', "").count('"') % 2 else place
    return None


def _ends_early(here: str, column: int) -> bool:
    """Whether a quote or a bracket closed before, on the same line, and text goes on."""
    return any(sign in here[:column] for sign in "\"'}]")
