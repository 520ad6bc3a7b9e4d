"""Checks a mission's files and compiles them, keeping every fault: numbers every card before anything refers to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from horae.core.speech import LANGUAGES, Sayable, Text
from horae.games.timestories import actions as do
from horae.games.timestories import mission as m
from horae.games.timestories.compiled import (
    ABILITY,
    CARD_A,
    GROUP,
    INTERACTION,
    ITEM,
    MYSTERY,
    NO_CONFLICT,
    PANORAMA,
    PERSONAL,
    PROLOGUE,
    RECALL,
    SEALED,
    USES_NAMES,
    CompiledAbility,
    CompiledCard,
    CompiledLocation,
    CompiledMapPiece,
    CompiledReceptacle,
    CompiledTest,
)
from horae.games.timestories.compiler import Compiler, Holds, Names, Path
from horae.games.timestories.profiles import profiles
from horae.packs.reader import Document

MOST_CARDS = 600
MOST_LOCATIONS = 60
MOST_AZRAK = 99


class MissionBuilder:
    """Numbers every card, checks the parts and compiles them."""

    def __init__(self, parts: m.MissionFiles) -> None:
        self.parts = parts
        self.compiler = Compiler(Names())
        self.cards: list[CompiledCard] = []
        self.places: list[CompiledLocation] = []
        self.people: list[CompiledReceptacle] = []
        self.abilities: list[CompiledAbility] = []
        self.item_cards: list[int] = []
        self.mystery_cards: list[int] = []
        self.map_pieces: list[CompiledMapPiece | None] = []
        self.sealed: list[int] = []
        self.prologue: list[int] = []
        self.absences: list[tuple[int, int, int]] = []
        self.extras: list[tuple[Holds, int]] = []
        self._check_sizes()
        self._name_everything()
        for make in (self._head, self._prologue, self._locations, self._items, self._mysteries, self._receptacles):
            make()
        self._check_interactions()

    def fault(self, file: str, path: Path, key: str, /, **args: Sayable) -> None:
        self.compiler.fault(self.parts.files[file], path, key, **args)

    # --- names ---

    def _check_sizes(self) -> None:
        parts = self.parts
        total = parts.story_cards() + parts.common_cards() + parts.personal_cards()
        if total > MOST_CARDS:
            raise parts.files["head"].fault((), "timestories-pack-too-many-cards", cards=total, most=MOST_CARDS)
        if len(parts.locations) > MOST_LOCATIONS:
            file = parts.files["locations"]
            raise file.fault(("locations",), "timestories-pack-too-many-locations", most=MOST_LOCATIONS)

    def _name_everything(self) -> None:
        """Give every part its number before anything refers to it."""
        parts, names = self.parts, self.compiler.names
        names.profiles = frozenset(profiles())
        self._number("locations", ("locations",), [place.id for place in parts.locations], names.locations)
        self._number("receptacles", ("receptacles",), [person.id for person in parts.receptacles], names.receptacles)
        self._number("head", ("return", "outcomes"), [one.id for one in parts.head.mission_return.outcomes], names.outcomes)
        self._number("head", ("sealed",), [one.id for one in parts.head.sealed], names.sealed)
        if parts.tokens:
            self._number("tokens", ("tokens",), [token.id for token in parts.tokens], names.tokens)
        mysteries: dict[int, int] = {}
        for kind, numbers, table in (
            ("items", [item.number for item in parts.items], names.items),
            ("mysteries", [mystery.number for mystery in parts.mysteries], mysteries),
        ):
            for place, number in enumerate(numbers):
                if number in table or number < 1:
                    self.fault(kind, (kind, place, "number"), "timestories-pack-number", number=str(number))
                else:
                    table[number] = place
        self._number_cards()

    def _number_cards(self) -> None:
        """The same order in which the cards are made below."""
        parts, table = self.parts, self.compiler.names.cards
        count = len(parts.head.sealed) + len(parts.prologue)
        for location in parts.locations:
            count += 1
            for card in (*location.panorama, *location.reserve):
                table[f"{location.id}-{card.letter.lower()}"] = count
                count += 1
        for item in parts.items:
            table[f"item-{item.number}"] = count
            count += 1
        for mystery in parts.mysteries:
            table[f"mystery-{mystery.number}"] = count
            count += 1

    def _number(self, file: str, path: Path, ids: Sequence[str], table: dict[str, int]) -> None:
        for place, name in enumerate(ids):
            here = (*path, place, "id")
            if not name or not all(c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in name):
                self.fault(file, here, "pack-id", id=name)
            if name in table:
                self.fault(file, here, "pack-duplicate-id", id=name)
            else:
                table[name] = place

    # --- the parts ---

    def _head(self) -> None:
        head, file = self.parts.head, self.parts.files["head"]
        if head.format != m.FORMAT:
            self.fault("head", ("format",), "pack-format", found=head.format, known=m.FORMAT)
        if head.game != "timestories":
            self.fault("head", ("game",), "pack-other-game", found=head.game, expected="timestories")
        for place, name in enumerate(head.profiles):
            if name not in profiles():
                self.fault("head", ("profiles", place), "timestories-pack-no-profile", name=name)
        if not head.profiles:
            self.fault("head", ("profiles",), "timestories-pack-no-profiles")
        if not 2 <= len(head.destiny) <= 40:
            self.fault("head", ("destiny",), "timestories-pack-destiny")
        if not head.mission_return.outcomes:
            self.fault("head", ("return", "outcomes"), "timestories-pack-no-outcomes")
        self._check_azrak()
        for place, extra in enumerate(head.mission_return.extras):
            path = ("return", "extras", place)
            self.extras.append((self.compiler.condition(file, (*path, "when"), extra.when), extra.points))
        for place, sealed in enumerate(head.sealed):
            start = self.compiler.card(file, ("sealed", place), sealed.steps)
            self.sealed.append(self._add(CompiledCard(SEALED, f"sealed-{sealed.id}", sealed.text, start)))
        for place, absence in enumerate(head.absences):
            self._absence(file, ("absences", place), absence)
        _texts(self, "head", (), head)

    def _check_azrak(self) -> None:
        head = self.parts.head
        levels = sorted((person.azrak for person in self.parts.receptacles), reverse=True)
        if not 1 <= head.azrak <= MOST_AZRAK or sum(levels[:4]) > head.azrak:
            self.fault("head", ("azrak",), "timestories-pack-azrak", levels=sum(levels[:4]), most=MOST_AZRAK)

    def _absence(self, file: Document, path: Path, absence: m.Absence) -> None:
        names = self.compiler.names
        who = names.receptacles.get(absence.receptacle, -1)
        if who < 0:
            self.compiler.fault(file, (*path, "receptacle"), "timestories-pack-no-receptacle", name=absence.receptacle)
        if (absence.item is None) == (absence.token is None):
            self.compiler.fault(file, path, "timestories-pack-item-or-token")
            return
        item = -1 if absence.item is None else names.items.get(absence.item, -1)
        token = -1 if absence.token is None else names.tokens.get(absence.token, -1)
        if item < 0 and token < 0:
            kind = "item" if absence.token is None else "token"
            wanted = absence.item if absence.token is None else absence.token
            self.compiler.fault(file, (*path, kind), f"timestories-pack-no-{kind}", name=str(wanted))
            return
        if item >= 0 and self.parts.items[item].colour in ("yellow", "red"):
            self.compiler.fault(file, (*path, "item"), "timestories-pack-absence-item")
        self.absences.append((who, item, token))

    def _prologue(self) -> None:
        file = self.parts.files["prologue"]
        for place, card in enumerate(self.parts.prologue):
            path = ("prologue", place)
            start = self.compiler.card(file, path, card.steps)
            self.prologue.append(self._add(CompiledCard(PROLOGUE, f"prologue-{place + 1}", card.text, start)))
            _texts(self, "prologue", path, card)

    def _locations(self) -> None:
        file = self.parts.files["locations"]
        if not self.parts.locations:
            self.fault("locations", ("locations",), "timestories-pack-no-locations")
        joining = sum(mystery.kind == "panorama" for mystery in self.parts.mysteries)
        map_ids: dict[str, int] = {}
        self._number("locations", ("maps",), [card.id for card in self.parts.maps], map_ids)
        for number, location in enumerate(self.parts.locations):
            path: Path = ("locations", number)
            if location.map and location.map not in map_ids:
                self.fault("locations", (*path, "map"), "timestories-pack-no-map", name=location.map)
            start = self.compiler.card(file, (*path, "a"), location.a.steps)
            a = self._add(CompiledCard(CARD_A, f"{location.id}-a", location.a.text, start, location=number))
            layout = [a] if location.a.taken else []
            letters = ["A"] if location.a.taken else []
            seen: set[str] = {"A"}
            for group in ("panorama", "reserve"):
                for place, card in enumerate(getattr(location, group)):
                    here = (*path, group, place)
                    if not (len(card.letter) == 1 and "A" <= card.letter <= "Z") or card.letter in seen:
                        self.fault("locations", (*here, "letter"), "timestories-pack-letter", letter=card.letter)
                    seen.add(card.letter)
                    made = self._story_card(file, here, card, f"{location.id}-{card.letter.lower()}", number)
                    if group == "panorama":
                        layout.append(made)
                        letters.append(card.letter)
            if not 1 <= len(layout) <= do.MOST_SLOTS:
                self.fault("locations", (*path, "panorama"), "timestories-pack-panorama", most=do.MOST_SLOTS)
            elif len(layout) + joining > do.MOST_SLOTS:
                more = {"most": do.MOST_SLOTS, "mysteries": joining}
                self.fault("locations", (*path, "panorama"), "timestories-pack-panorama-mysteries", **more)
            self.places.append(
                CompiledLocation(location.id, location.name, a, tuple(layout), tuple(letters), location.open, location.deck)
            )
            _texts(self, "locations", path, location)
        for number, card_of_map in enumerate(self.parts.maps):
            _texts(self, "locations", ("maps", number), card_of_map)

    def _story_card(self, file: Document, path: Path, card: m.StoryCard, name: str, location: int) -> int:
        for reader in card.for_reader:
            if reader not in self.compiler.names.receptacles:
                self.compiler.fault(file, (*path, "for_reader", reader), "timestories-pack-no-receptacle", name=reader)
        start = self.compiler.card(file, path, card.steps)
        tests = self._tests(file, path, card.tests)
        kind, told, life, won, opponent = self._conflict(file, path, card.conflict, tests)
        return self._add(
            CompiledCard(
                PANORAMA,
                name,
                card.text,
                start,
                tests,
                kind,
                told,
                life,
                won,
                opponent,
                card.aloud,
                for_reader=card.for_reader,
                location=location,
                place=card.place,
            )
        )

    def _conflict(
        self, file: Document, path: Path, conflict: m.Conflict | None, tests: tuple[CompiledTest, ...]
    ) -> tuple[int, bool, int, int, Text | None]:
        if conflict is None:
            return NO_CONFLICT, False, 0, -1, None
        here = (*path, "conflict")
        if not tests:
            self.compiler.fault(file, here, "timestories-pack-conflict-tests")
        if conflict.kind == "group" and conflict.life < 1:
            self.compiler.fault(file, here, "timestories-pack-conflict-life")
        won = self.compiler.card(file, here, conflict.won, "won")
        kind = GROUP if conflict.kind == "group" else PERSONAL
        return kind, conflict.starts == "told", conflict.life, won, conflict.opponent

    def _tests(self, file: Document, path: Path, tests: Sequence[m.TestBox]) -> tuple[CompiledTest, ...]:
        if len(tests) > do.MOST_TESTS:
            self.compiler.fault(file, (*path, "tests", do.MOST_TESTS), "timestories-pack-tests", most=do.MOST_TESTS)
        made: list[CompiledTest] = []
        for place, box in enumerate(tests):
            here = (*path, "tests", place)
            compile_ = self.compiler.card
            failure = compile_(file, here, box.failure, "failure")
            success = compile_(file, here, box.success, "success")
            critical = success if box.critical is None else compile_(file, here, box.critical, "critical")
            attribute = self._attribute(file, (*here, "attribute"), box.attribute)
            made.append(CompiledTest(attribute, box.difficulty, failure, critical, success, box.label))
        return tuple(made)

    def _attribute(self, file: Document, path: Path, name: str | int) -> int:
        if isinstance(name, int):
            if name not in (1, 2, 3):
                self.compiler.fault(file, path, "timestories-pack-attribute", name=str(name))
            return name - 1
        places = {
            next((at for at, attribute in enumerate(profiles()[p].attributes) if attribute.id == name), -1)
            for p in self.parts.head.profiles
            if p in profiles()
        }
        if len(places) != 1 or -1 in places:
            self.compiler.fault(file, path, "timestories-pack-attribute", name=name)
            return 0
        return places.pop()

    def _items(self) -> None:
        for place, item in enumerate(self.parts.items):
            file, path = self.parts.files["items"], ("items", place)
            start = self.compiler.card(file, path, item.steps)
            if (item.map or item.replacement) and item.colour != "white":
                self.compiler.fault(file, path, "timestories-pack-white-only")
            self.item_cards.append(self._add(CompiledCard(ITEM, f"item-{item.number}", item.text, start, number=place)))
            self.map_pieces.append(self._map_piece(file, (*path, "map"), item.map))
            _texts(self, "items", path, item)

    def _map_piece(self, file: Document, path: Path, piece: m.MapPiece | None) -> CompiledMapPiece | None:
        if piece is None:
            return None
        found: list[tuple[int, ...]] = []
        for group in ("opens", "covers"):
            wanted: tuple[str, ...] = getattr(piece, group)
            for place, name in enumerate(wanted):
                if name not in self.compiler.names.locations:
                    self.compiler.fault(file, (*path, group, place), "timestories-pack-no-location", name=name)
            found.append(tuple(self.compiler.names.locations.get(name, 0) for name in wanted))
        edges = {edge for card in self.parts.maps for edge in card.edges}
        edges |= {edge for item in self.parts.items if item.map for edge in item.map.edges}
        if piece.joins and piece.joins not in edges:
            self.compiler.fault(file, (*path, "joins"), "timestories-pack-edge", edge=piece.joins)
        return CompiledMapPiece(found[0], found[1])

    def _mysteries(self) -> None:
        for place, mystery in enumerate(self.parts.mysteries):
            file, path = self.parts.files["mysteries"], ("mysteries", place)
            start = self.compiler.card(file, path, mystery.steps)
            tests = self._tests(file, path, mystery.tests)
            kind, told, life, won, opponent = self._conflict(file, path, mystery.conflict, tests)
            if tests and mystery.kind != "panorama":
                self.compiler.fault(file, (*path, "tests"), "timestories-pack-mystery-tests")
            name = f"mystery-{mystery.number}"
            card = CompiledCard(MYSTERY, name, mystery.text, start, tests, kind, told, life, won, opponent, number=place)
            self.mystery_cards.append(self._add(card))
            _texts(self, "mysteries", path, mystery)
        for place, item in enumerate(self.parts.items):  # after the cards that others refer to by number
            self._abilities(self.parts.files["items"], ("items", place, "abilities"), item.abilities, -1, place)

    def _receptacles(self) -> None:
        file, people = self.parts.files["receptacles"], self.parts.receptacles
        if not 2 <= len(people) <= 12:
            self.fault("receptacles", ("receptacles",), "timestories-pack-receptacles")
        for number, person in enumerate(people):
            path: Path = ("receptacles", number)
            if person.azrak < 1:
                self.fault("receptacles", (*path, "azrak"), "timestories-pack-amount")
            recall = self.compiler.card(file, (*path, "recall"), person.recall.steps)
            recall_card = self._add(CompiledCard(RECALL, f"{person.id}-recall", person.recall.text, recall))
            held: dict[int, int] = {}
            for place, one in enumerate(person.interactions):
                here = (*path, "interactions", place)
                if one.number in held or one.number < 1:
                    self.fault("receptacles", (*here, "number"), "timestories-pack-number", number=str(one.number))
                start = self.compiler.card(file, here, one.steps)
                held[one.number] = self._add(CompiledCard(INTERACTION, f"{person.id}-{one.number}", one.text, start))
            for kind in ("power", "equipment"):
                shown: m.OpenCard | None = getattr(person, kind)
                if shown is not None:
                    self._abilities(file, (*path, kind, "abilities"), shown.abilities, number, -1, kind)
            self._abilities(file, (*path, "talents"), person.talents, number, -1, "talent")
            self.people.append(CompiledReceptacle(person.id, person.name, person.attributes, person.azrak, recall_card, held))
            _texts(self, "receptacles", path, person)

    def _abilities(
        self, file: Document, path: Path, abilities: Sequence[m.Ability], receptacle: int, item: int, kind: str = "item"
    ) -> None:
        for place, ability in enumerate(abilities):
            here = (*path, place)
            if any(known.id == ability.id for known in self.abilities):
                self.compiler.fault(file, (*here, "id"), "pack-duplicate-id", id=ability.id)
            start = self.compiler.card(file, here, ability.then, "then")
            card = self._add(CompiledCard(ABILITY, f"{kind}-{ability.id}", ability.text, start, number=len(self.abilities)))
            uses = USES_NAMES.index(ability.uses)
            self.abilities.append(
                CompiledAbility(
                    ability.id,
                    ability.name,
                    ability.text,
                    receptacle,
                    item,
                    ability.moment == "test",
                    ability.azrak,
                    ability.magick,
                    uses,
                    card,
                    kind,
                )
            )

    def _check_interactions(self) -> None:
        known = {one.number for person in self.parts.receptacles for one in person.interactions}
        for file, path, number in self.compiler.interactions:
            if number not in known:
                self.compiler.fault(file, (*path, "interaction"), "timestories-pack-no-interaction", name=str(number))

    def _add(self, card: CompiledCard) -> int:
        self.cards.append(card)
        return len(self.cards) - 1


def _texts(build: MissionBuilder, file: str, path: Path, part: Any) -> None:
    """Every text must say something in every language."""
    if isinstance(part, Text):
        for language in LANGUAGES:
            if not part[language].strip():
                build.fault(file, (*path, language), "timestories-pack-empty-text", language=language)
    elif isinstance(part, Struct):
        renamed = part.__struct_encode_fields__
        for name, written in zip(part.__struct_fields__, renamed, strict=True):
            _texts(build, file, (*path, written), getattr(part, name))
    elif isinstance(part, tuple):
        for place, one in enumerate(part):
            _texts(build, file, (*path, place), one)
    elif isinstance(part, dict):
        for key, one in part.items():
            _texts(build, file, (*path, key), one)
