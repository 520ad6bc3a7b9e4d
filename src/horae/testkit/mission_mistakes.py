"""Mistakes that writers make, each made in a copy of a new mission, and what lint says: the page docs/mission-mistakes.md.

`python -m horae.testkit.mission_mistakes docs/mission-mistakes.md` writes the page anew; a test holds it to the truth.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from horae.authoring.missions.lint import Finding, lint_folder
from horae.authoring.missions.new import new_mission
from horae.core.speech import LANGUAGES
from horae.packs.reader import Folder

PAGE = """# Mistakes, and what is said about them

Each of these mistakes was made in the mission that `horae mission new` writes, and the message is what `horae mission lint`
said. The page is made by a script and held to the truth by a test, so a message that gets worse is noticed.
How to write a mission: [writing-missions.md](writing-missions.md).

All files are read, and all faults of all of them told at once. What refers to a part that could not be read is judged once
that part can be.
"""


class Mistake(Struct, frozen=True):
    """What a writer did: replaced this by that, in one file. With nothing before, the file is new, or gone."""

    what: str
    file: str
    before: str
    after: str
    beside: tuple[str, str, str] | None = None
    """What they wrote in another file as well."""


def _in(file: str, *rows: tuple[str, str, str]) -> list[Mistake]:
    return [Mistake(what, file, before, after) for what, before, after in rows]


COUNTERS = """counters:
  - {id: rain, name: {es: Lluvia, en: Rain}}
"""
COUNTED = ("locations.yaml", "- {do: take, item: 1}", "- {do: take, item: 1}\n          - {do: count, counter: rain, by: 1}")
PASSAGE = """place: {es: el guardagujas, en: the signalman}
        passages:
          - when: {kind: counter, counter: rain, at_least: 1}
            text: {es: Llueve más., en: It rains harder.}"""
ASKED = ("locations.yaml", PASSAGE.partition("\n")[0], PASSAGE)
NEVER = """place: {es: el banco, en: the bench}
        passages:
          - when: {kind: all, of: [{kind: is, any_of: [teo]}, {kind: is, any_of: [ines]}]}
            text: {es: Las dos cosas., en: Both at once.}"""
REPLACEMENT = """colour: white
    replacement: {attributes: [1, 1, 1], back_story: {es: Otra., en: Another.}}"""
HADAL = ("pack.yaml", "[midsummer-en, midsummer-es]", "[hadal-es]")
MISTAKES: dict[str, list[Mistake]] = {
    "YAML that a sign broke": [
        *_in(
            "pack.yaml",
            ("A colon in a text", "es: El silbato, los", "es: El silbato: los"),
        ),
        *_in(
            "locations.yaml",
            ("A colon in a text inside braces", "{es: el banco, en: the bench}", "{es: banco: largo, en: the bench}"),
            ("A comma in a text inside braces", "{es: el banco, en: the bench}", "{es: el banco, ese, en: the bench}"),
            ("A text that begins with stars", 'es: "Llueve.', "es: **Llueve**."),
            ("A text after a closing quote", 'es: "Llueve. Bajo la', 'es: "Llueve." Bajo la'),
            (
                "A quote that stays open",
                'ask: {es: "¿Gastas 1 Azrak por la llave?"',
                'ask: {es: "¿Gastas 1 Azrak por la llave?',
            ),
            ("A quote that stays open over the line’s end", 'guardagujas** que barre."', "guardagujas** que barre."),
            ("A bracket that stays open", "name: {es: El andén, en: The platform}", "name: {es: El andén, en: The platform"),
            ("A tab instead of spaces", "    open: true", "\topen: true"),
            ("A line that is indented too far", "    open: true", "      open: true"),
            ("No colon after a field", "    open: true", "    open true"),
            ("A field written twice", "    open: true", "    open: true\n    open: false"),
            ("An anchor", "  - id: signal-box", "  - id: &box signal-box"),
        ),
        *_in("items.yaml", ("A text that begins with an exclamation mark", "{es: Linterna roja,", "{es: !Luz,")),
    ],
    "Files": [
        Mistake("A file that is not there", "prologue.yaml", "", ""),
        Mistake("A file whose name is misspelt", "items.yaml > item.yaml", "", ""),
    ],
    "Fields and values": [
        *_in(
            "items.yaml",
            ("A misspelt field", "colour: green", "color: green"),
            ("A field that is missing", "    colour: green\n", ""),
            ("A field that does not belong there", "colour: green", "colour: green\n    weight: 3"),
            ("A value that the field does not take", "colour: green", "colour: gren"),
            ("A word where a number goes", "number: 1", "number: one"),
            ("A number in quotes", "number: 1", 'number: "1"'),
            (
                "A text in one language only",
                "text: {es: Se ve desde muy lejos., en: It can be seen from far away.}",
                "text: Red.",
            ),
            ("A language left out", "{es: Linterna roja, en: Red lantern}", "{es: Linterna roja}"),
            ("A language left empty", "en: Red lantern", 'en: ""'),
        ),
        *_in(
            "locations.yaml",
            (
                "A part where a list goes",
                "        steps:\n          - {do: take, item: 1}",
                "        steps: {do: take, item: 1}",
            ),
            ("An instruction that does not exist", "do: take,", "do: grab,"),
            ("An instruction without its “do”", "{do: take, item: 1}", "{item: 1}"),
            ("An instruction as a field", "{do: take, item: 1}", "{take: 1}"),
            ("A field of another instruction", "{do: take, item: 1}", "{do: take, item: 1, azrak: 1}"),
            ("A condition that does not exist", "{kind: item, item: 1}", "{kind: has, item: 1}"),
            ("Yes instead of true", "open: true", "open: yes"),
        ),
        *_in(
            "receptacles.yaml",
            ("Too few attributes", "[1, 3, 2]", "[1, 3]"),
            ("A year that is taken for a number", "name: {es: Teo, en: Teo}", "name: {es: 1912, en: Teo}"),
        ),
    ],
    "What refers to what": [
        *_in(
            "locations.yaml",
            ("An item that does not exist", "{do: take, item: 1}", "{do: take, item: 7}"),
            ("A location that does not exist", "location: signal-box", "location: signalbox"),
            ("An ending that does not exist", "outcome: stopped", "outcome: stoped"),
            ("An attribute that does not exist", "attribute: cunning", "attribute: cuning"),
            ("A receptacle that does not exist", "          teo: {es: Te", "          theo: {es: Te"),
            ("A map that does not exist", "    map: station\n    open", "    map: town\n    open"),
            ("A word of conditions in an instruction", "{do: take, item: 1}", "{do: take, item: 1, who: anyone}"),
            ("A word of instructions in a condition", "{kind: item, item: 1}", "{kind: item, item: 1, who: captain}"),
            ("A letter that is taken", "letter: C\n        place: {es: la puerta", "letter: B\n        place: {es: la puerta"),
        ),
        *_in(
            "pack.yaml",
            ("A rule profile that does not exist", "[midsummer-en,", "[midsumer-en,"),
            ("A pack of another format", "format: 2", "format: 9"),
            ("Less Azrak than the receptacles begin with", "azrak: 20", "azrak: 12"),
        ),
        *_in("receptacles.yaml", ("An id with capital letters", "id: teo", "id: Teo")),
    ],
    "Missions that read well and play badly": [
        *_in(
            "locations.yaml",
            ("A place that nothing opens", "{do: open, location: signal-box}", "{do: gain, magick: 1}"),
            ("An ending that nothing reaches", "{do: end, outcome: gone}", "{do: end, outcome: stopped}"),
            ("A thing that nothing takes", "{do: take, item: 1}", "{do: gain, azrak: 1}"),
        ),
        *_in(
            "items.yaml",
            ("Cards that send their reader in a circle", "colour: green", "colour: red\n    steps: [{do: take, item: 1}]"),
        ),
        *_in(
            "locations.yaml",
            ("A text that names another Item", "hot. Take Item 1.", "hot. Take Item 3."),
            (
                "An instruction after the end",
                "- {do: end, outcome: gone}",
                "- {do: end, outcome: gone}\n              - {do: gain, azrak: 1}",
            ),
            ("A passage that nobody can read", "place: {es: el banco, en: the bench}", NEVER),
        ),
        Mistake("A Replacement in rules without any", "items.yaml", "colour: green", REPLACEMENT, HADAL),
        Mistake("A counter that is changed for nothing", "counters.yaml", "", COUNTERS, COUNTED),
        Mistake("A counter that is asked about and never changed", "counters.yaml", "", COUNTERS, ASKED),
        Mistake("A counter that does nothing", "counters.yaml", "", COUNTERS),
    ],
}


def findings(mistake: Mistake) -> tuple[Finding, ...]:
    """What lint says of a new mission with this mistake in it."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "train"
        new_mission(folder, "", "en")
        name, _, renamed = mistake.file.partition(" > ")
        if renamed:
            (folder / name).rename(folder / renamed)
        elif not mistake.before and mistake.after:
            (folder / name).write_text(mistake.after, "utf-8")
        elif not mistake.before:
            (folder / name).unlink()
        else:
            _rewrite(folder / name, mistake.before, mistake.after)
        if mistake.beside is not None:
            _rewrite(folder / mistake.beside[0], *mistake.beside[1:])
        return lint_folder(Folder(folder, "train")).findings


def _rewrite(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    if before not in text:
        raise LookupError(f"{file.name} does not say {before!r}")
    file.write_text(text.replace(before, after, 1), "utf-8")


def page() -> str:
    parts = [PAGE]
    for title, mistakes in MISTAKES.items():
        parts.append(f"## {title}\n\n| mistake | written | what lint says |\n|---|---|---|")
        for mistake in mistakes:
            said = findings(mistake)
            told = "<br>".join(
                f"*{language}:* {_cell(finding.say(language))}" for language in LANGUAGES[::-1] for finding in said[:3]
            )
            parts.append(f"| {mistake.what} | {_written(mistake)} | {told} |")
        parts[-1] += "\n"
    return "\n".join(parts)


def _written(mistake: Mistake) -> str:
    written = mistake.after if mistake.beside is None else mistake.beside[2]
    lines = [line.strip() for line in written.replace("\t", "⇥").splitlines() if line.strip()]
    return "<br>".join(f"`{line.replace('|', chr(92) + '|')}`" for line in lines) or (
        "(taken out)" if mistake.before else f"`{mistake.file}`"
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
