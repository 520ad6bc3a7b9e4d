"""The running rulebook: every rule's id, kind, source and text, and the registry of the games' books."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from horae.core.speech import Fault, Phrase, Text


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry. `ruling` holds the part that the source leaves open and this project decides."""

    id: str
    kind: Literal["rule", "ruling", "example"]
    source: Text | str
    """Where it is printed, in the reader's language; a name alone, such as ours, is the same in both."""
    es: str
    en: str
    ruling: Text | None = None

    def text(self, language: str) -> str:
        return self.es if language == "es" else self.en

    def source_in(self, language: str) -> str:
        return self.source if isinstance(self.source, str) else self.source[language]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Text


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All the rules of one game, in reading order."""

    game: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def section_of(self, rule: Rule) -> Section:
        """The section whose id is the longest beginning of the rule's id."""
        return max(
            (section for section in self.sections if _belongs(rule.id, section.id)),
            key=lambda section: len(section.id),
        )


def _belongs(rule_id: str, section_id: str) -> bool:
    rest = rule_id.removeprefix(section_id)
    return rest != rule_id and (rest.startswith(".") or (rest[:1].isdigit() and not section_id[-1].isdigit()))


class UnknownRule(Fault):
    def __init__(self, rule_id: str) -> None:
        super().__init__(Phrase("unknown-rule", {"rule": rule_id}))
        self.rule_id = rule_id
