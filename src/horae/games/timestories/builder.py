"""Checks a mission's files and compiles them, keeping every fault: numbers every card before anything refers to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horae.core.speech import LANGUAGES, Sayable, Text
from horae.games.timestories import actions as do
from horae.games.timestories import mission as m
from horae.games.timestories.compiled import (
    ABILITY,
    CARD_A,
    COUNTDOWN,
    GROUP,
    INTERACTION,
    ITEM,
    MYSTERY,
    PANORAMA,
    PERSONAL,
    PROLOGUE,
    RECALL,
    SEALED,
    USES_NAMES,
    CompiledAbility,
    CompiledCard,
    CompiledConflict,
    CompiledCountdown,
    CompiledGoal,
    CompiledLocation,
    CompiledMapPiece,
    CompiledOpponent,
    CompiledPassage,
    CompiledReceptacle,
    CompiledTest,
    Numbers,
)
from horae.games.timestories.compiler import ADD, SHOW_A, Around, Compiler, Holds, Names, Op, Path, nearest
from horae.games.timestories.profiles import ByCount, profiles
from horae.games.timestories.vocabulary import Bonus
from horae.packs.reader import Document

MOST_CARDS = 600
MOST_LOCATIONS = 60
MOST_AZRAK = 99
MOST_COPIES = 20
MOST_LIFE = 99
MOST_COUNTED = 999


class MissionBuilder:
    """Numbers every card, checks the parts and compiles them."""

    def __init__(self, parts: m.MissionFiles) -> None:
        self.parts = parts
        head = parts.head
        editions = [profiles()[name] for name in head.profiles if name in profiles()]
        self.compiler = Compiler(Names(), editions, head.format > 1)
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
        self.countdowns: list[CompiledCountdown] = []
        self.opponents: list[CompiledOpponent] = []
        self.experience: list[tuple[str, Text, Holds]] = []
        self._tests_made = 0
        self._passages_made = 0
        self._goal_ids: dict[str, int] = {}
        self._check_sizes()
        self._name_everything()
        for make in (
            self._head,
            self._prologue,
            self._locations,
            self._items,
            self._mysteries,
            self._receptacles,
            self._tokens,
            self._counters,
            self._countdowns,
        ):
            make()
        self._check_interactions()
        self._check_slots()

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
        if parts.counters:
            self._number("counters", ("counters",), [one.id for one in parts.counters], names.counters)
        if parts.countdowns:
            self._number("countdowns", ("countdowns",), [one.id for one in parts.countdowns], names.countdowns)
        if any(one.replacements for one in self.compiler.editions):  # else it is the item that is out of place
            names.replacements = frozenset(place for place, item in enumerate(parts.items) if item.replacement is not None)
        names.copies = _copies(parts.tokens)
        self._name_opponents()
        for kind, numbers, table in (
            ("items", [item.number for item in parts.items], names.items),
            ("mysteries", [mystery.number for mystery in parts.mysteries], names.mysteries),
        ):
            for place, number in enumerate(numbers):
                if number in table or number < 1:
                    self.fault(kind, (kind, place, "number"), "timestories-pack-number", number=str(number))
                else:
                    table[number] = place
        self._number_cards()

    def _number_cards(self) -> None:
        """The same order in which the cards are made below."""
        parts, names = self.parts, self.compiler.names
        table = names.cards
        count = len(parts.head.sealed) + len(parts.prologue)
        for number, location in enumerate(parts.locations):
            count += 1
            for card in (*location.panorama, *location.reserve):
                table[f"{location.id}-{card.letter.lower()}"] = count
                names.card_places[count] = number
                count += 1
        for item in parts.items:
            table[f"item-{item.number}"] = count
            count += 1
        for mystery in parts.mysteries:
            table[f"mystery-{mystery.number}"] = count
            count += 1

    def _name_opponents(self) -> None:
        """Opponents have names of their own, whichever card they stand on."""
        for file, path, card in self._readable_cards():
            if card.conflict is None:
                continue
            here = (*path, "conflict", "opponents")
            for place, one in enumerate(card.conflict.opponents):
                self._number(file, here, [one.id], self.compiler.names.opponents, place)
                self.compiler.names.opponents[one.id] = len(self.opponents)
                life = self._numbers(self.parts.files[file], (*here, place, "life"), one.life, MOST_LIFE)
                self.opponents.append(CompiledOpponent(one.id, one.name, life))

    def _readable_cards(self) -> Iterator[tuple[str, Path, Any]]:
        """Every card that may have tests and conflicts, with its file and where it stands there."""
        parts = self.parts
        for number, location in enumerate(parts.locations):
            yield "locations", ("locations", number, "a"), location.a
            for group in ("panorama", "reserve"):
                for place, card in enumerate(getattr(location, group)):
                    yield "locations", ("locations", number, group, place), card
        for place, item in enumerate(parts.items):
            yield "items", ("items", place), item
        for place, mystery in enumerate(parts.mysteries):
            yield "mysteries", ("mysteries", place), mystery
        for number, person in enumerate(parts.receptacles):
            yield "receptacles", ("receptacles", number, "recall"), person.recall
            for place, one in enumerate(person.interactions):
                yield "receptacles", ("receptacles", number, "interactions", place), one

    def _numbers(self, file: Document, path: Path, number: m.Number, most: int, least: int = 1) -> Numbers:
        made = (number.two, number.three, number.four) if isinstance(number, ByCount) else (number, number, number)
        if not all(least <= one <= most for one in made):
            self.compiler.fault(file, path, "timestories-pack-between", least=least, most=most)
        return made

    def _number(self, file: str, path: Path, ids: Sequence[str], table: dict[str, int], first: int = 0) -> None:
        for place, name in enumerate(ids, first):
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
        if head.format not in m.FORMATS:
            self.fault("head", ("format",), "pack-format", found=head.format, known=m.FORMATS[-1])
        if head.game != "timestories":
            self.fault("head", ("game",), "pack-other-game", found=head.game, expected="timestories")
        for place, name in enumerate(head.profiles):
            if name not in profiles():
                self.fault(
                    "head", ("profiles", place), "timestories-pack-no-profile", name=name, known=nearest(name, profiles())
                )
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
        remembered: dict[str, int] = {}
        self._number("head", ("experience",), [one.id for one in head.experience], remembered)
        for place, one in enumerate(head.experience):
            holds = self.compiler.condition(file, ("experience", place, "when"), one.when)
            self.experience.append((one.id, one.text, holds))
        if head.minutes is not None and not 1 <= head.minutes[0] <= head.minutes[1]:
            self.fault("head", ("minutes",), "timestories-pack-minutes")
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
            known = nearest(absence.receptacle, names.receptacles)
            self.compiler.fault(
                file, (*path, "receptacle"), "timestories-pack-no-receptacle", name=absence.receptacle, known=known
            )
        if (absence.item is None) == (absence.token is None):
            self.compiler.fault(file, path, "timestories-pack-item-or-token")
            return
        item = -1 if absence.item is None else names.items.get(absence.item, -1)
        token = -1 if absence.token is None else names.tokens.get(absence.token, -1)
        if item < 0 and token < 0:
            kind = "item" if absence.token is None else "token"
            wanted = absence.item if absence.token is None else absence.token
            table: dict[Any, int] = names.items if absence.token is None else names.tokens
            known = nearest(wanted, table)
            self.compiler.fault(file, (*path, kind), f"timestories-pack-no-{kind}", name=str(wanted), known=known)
            return
        if item >= 0 and self.parts.items[item].colour in ("yellow", "red"):
            self.compiler.fault(file, (*path, "item"), "timestories-pack-absence-item")
        if token >= 0 and self.parts.tokens[token].hidden:
            self.compiler.fault(file, (*path, "token"), "timestories-pack-absence-hidden")
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
        map_ids: dict[str, int] = {}
        self._number("locations", ("maps",), [card.id for card in self.parts.maps], map_ids)
        for number, location in enumerate(self.parts.locations):
            path: Path = ("locations", number)
            if location.map and location.map not in map_ids:
                self.fault(
                    "locations",
                    (*path, "map"),
                    "timestories-pack-no-map",
                    name=location.map,
                    known=nearest(location.map, map_ids),
                )
            if location.deck == 2:
                self.compiler.need(file, (*path, "deck"), "second_deck")
            lead = Op(SHOW_A, number) if self.parts.countdowns else None  # a countdown comes before card A
            a = self._card(file, (*path, "a"), location.a, CARD_A, f"{location.id}-a", lead, location=number)
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
            self.places.append(
                CompiledLocation(location.id, location.name, a, tuple(layout), tuple(letters), location.open, location.deck)
            )
            _texts(self, "locations", path, location)
        for number, card_of_map in enumerate(self.parts.maps):
            _texts(self, "locations", ("maps", number), card_of_map)

    def widest(self, location: int) -> int:
        """How many cards a panorama can have, without mysteries that join it."""
        added = {op.number for op in self.compiler.ops if op.code == ADD}
        return len(self.places[location].layout) + sum(self.compiler.names.card_places.get(card) == location for card in added)

    def _check_slots(self) -> None:
        joining = sum(mystery.kind == "panorama" for mystery in self.parts.mysteries)
        for number in range(len(self.places)):
            if self.widest(number) + joining > do.MOST_SLOTS >= len(self.places[number].layout):
                more = {"most": do.MOST_SLOTS, "mysteries": joining}
                self.fault("locations", ("locations", number, "panorama"), "timestories-pack-panorama-mysteries", **more)

    def _story_card(self, file: Document, path: Path, card: m.StoryCard, name: str, location: int) -> int:
        known = self.compiler.names.receptacles
        for reader in card.for_reader:
            if reader not in known:
                here = (*path, "for_reader", reader)
                self.compiler.fault(file, here, "timestories-pack-no-receptacle", name=reader, known=nearest(reader, known))
        return self._card(
            file,
            path,
            card,
            PANORAMA,
            name,
            aloud=card.aloud,
            for_reader=card.for_reader,
            location=location,
            place=card.place,
            portrait=card.portrait,
        )

    def _card(self, file: Document, path: Path, card: Any, kind: int, name: str, lead: Op | None = None, **more: Any) -> int:
        """Any card that is read: its instructions, tests, conflict and passages."""
        conflict = card.conflict
        opponents = () if conflict is None else tuple(one.id for one in conflict.opponents)
        around = Around("" if conflict is None else conflict.kind, opponents)
        with self.compiler.within(around):
            start = self.compiler.card(file, path, card.steps, lead=lead)
        tests = self._tests(file, path, card.tests, around)
        icon = self._conflict(file, path, conflict, card.tests)
        first = self._passages_made
        self._passages_made += len(card.passages)
        passages = tuple(
            CompiledPassage(self.compiler.condition(file, (*path, "passages", place, "when"), one.when), one.text, one.when)
            for place, one in enumerate(card.passages)
        )
        return self._add(
            CompiledCard(
                kind,
                name,
                card.text,
                start,
                tests,
                icon.kind,
                icon.told,
                icon.life,
                icon.won,
                icon.opponent,
                icon.opponents,
                passages=passages,
                first_passage=first,
                margin=card.margin,
                **more,
            )
        )

    def _conflict(
        self, file: Document, path: Path, conflict: m.Conflict | None, tests: Sequence[m.TestBox]
    ) -> CompiledConflict:
        if conflict is None:
            return CompiledConflict()
        here = (*path, "conflict")
        if not tests:
            self.compiler.fault(file, here, "timestories-pack-conflict-tests")
        life: Numbers = (0, 0, 0)
        numbers = self.compiler.names.opponents
        opponents = tuple(numbers[one.id] for one in conflict.opponents)
        if conflict.kind == "personal" and (opponents or conflict.life):
            self.compiler.fault(file, here, "timestories-pack-personal-opponent")
        elif opponents and (conflict.life or conflict.opponent is not None):
            self.compiler.fault(file, here, "timestories-pack-opponents-or-life")
        elif conflict.kind == "group" and not opponents:
            life = self._numbers(file, here, conflict.life, MOST_LIFE, 0)
            if min(life) < 1:
                self.compiler.fault(file, here, "timestories-pack-conflict-life")
        for place, one in enumerate(conflict.opponents):
            if not any(box.against in ("", one.id) for box in tests):
                self.compiler.fault(file, (*here, "opponents", place), "timestories-pack-opponent-tests", name=one.id)
        won = self.compiler.card(file, here, conflict.won, "won")
        kind = GROUP if conflict.kind == "group" else PERSONAL
        return CompiledConflict(kind, conflict.starts == "told", life, won, conflict.opponent, opponents)

    def _tests(self, file: Document, path: Path, tests: Sequence[m.TestBox], around: Around) -> tuple[CompiledTest, ...]:
        if len(tests) > do.MOST_TESTS:
            self.compiler.fault(file, (*path, "tests", do.MOST_TESTS), "timestories-pack-tests", most=do.MOST_TESTS)
        made: list[CompiledTest] = []
        for place, box in enumerate(tests):
            here = (*path, "tests", place)
            compile_ = self.compiler.card
            with self.compiler.within(replace(around, cell=True)):
                failure = compile_(file, here, box.failure, "failure")
                success = compile_(file, here, box.success, "success")
                critical = success if box.critical is None else compile_(file, here, box.critical, "critical")
            attribute = self._attribute(file, (*here, "attribute"), box.attribute)
            when = None if box.when is None else self.compiler.condition(file, (*here, "when"), box.when)
            against = -1
            if box.against:
                against = self.compiler.names.opponents.get(box.against, -1)
                if box.against not in around.opponents:
                    known = nearest(box.against, around.opponents)
                    self.compiler.fault(file, (*here, "against"), "timestories-pack-no-opponent", name=box.against, known=known)
            difficulties = self._difficulties(file, (*here, "difficulty"), box.difficulty, attribute)
            made.append(
                CompiledTest(
                    attribute,
                    difficulties,
                    failure,
                    critical,
                    success,
                    box.label,
                    self._tests_made,
                    when,
                    box.once,
                    against,
                    box.when,
                )
            )
            self._tests_made += 1
        return tuple(made)

    def _difficulties(self, file: Document, path: Path, difficulty: m.Number, attribute: int) -> Numbers:
        made = self._numbers(file, path, difficulty, MOST_COUNTED, -MOST_COUNTED)
        for receptacles, one in enumerate(made, 2):
            best = self._best_value(attribute, receptacles)
            if one > best:
                self.compiler.fault(file, path, "timestories-pack-difficulty", most=best, receptacles=receptacles)
                break
        return made

    def _best_value(self, attribute: int, receptacles: int) -> int:
        """More than anybody can bring to a test: attribute, every Azrak and a refill, all support, Destiny, abilities."""
        parts = self.parts
        values = [person.attributes[attribute] for person in parts.receptacles]
        values += [item.replacement.attributes[attribute] for item in parts.items if item.replacement is not None]
        level = max((person.azrak for person in parts.receptacles), default=0)
        support = max((one.support[receptacles] for one in self.compiler.editions), default=0)
        drawn = max(parts.head.destiny, default=0)
        return max(values, default=0) + 2 * level + support * (receptacles - 1) + drawn + self._all_bonuses

    @cached_property
    def _all_bonuses(self) -> int:
        return sum(max(0, step.value) for step in _bonuses(self.parts))

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
            if item.replacement is not None and not self.compiler.names.replacements:
                self.compiler.need(self.parts.files["items"], ("items", place, "replacement"), "replacements")
            if (item.map or item.replacement) and item.colour != "white":
                self.compiler.fault(file, path, "timestories-pack-white-only")
            if item.abilities and item.colour != "green" and item.replacement is None:
                self.compiler.fault(file, (*path, "abilities"), "timestories-pack-item-abilities")
            self.item_cards.append(self._card(file, path, item, ITEM, f"item-{item.number}", number=place))
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
                    known = nearest(name, self.compiler.names.locations)
                    self.compiler.fault(file, (*path, group, place), "timestories-pack-no-location", name=name, known=known)
            found.append(tuple(self.compiler.names.locations.get(name, 0) for name in wanted))
        edges = {edge for card in self.parts.maps for edge in card.edges}
        edges |= {edge for item in self.parts.items if item.map for edge in item.map.edges}
        if piece.joins and piece.joins not in edges:
            self.compiler.fault(file, (*path, "joins"), "timestories-pack-edge", edge=piece.joins)
        return CompiledMapPiece(found[0], found[1])

    def _mysteries(self) -> None:
        if self.parts.mysteries and not any(one.mysteries for one in self.compiler.editions):
            self.compiler.need(self.parts.files["mysteries"], ("mysteries",), "mysteries")
        for place, mystery in enumerate(self.parts.mysteries):
            file, path = self.parts.files["mysteries"], ("mysteries", place)
            card = self._card(file, path, mystery, MYSTERY, f"mystery-{mystery.number}", number=place)
            self.mystery_cards.append(card)
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
            recall_card = self._card(file, (*path, "recall"), person.recall, RECALL, f"{person.id}-recall")
            held: dict[int, int] = {}
            for place, one in enumerate(person.interactions):
                here = (*path, "interactions", place)
                if one.number in held or one.number < 1:
                    self.fault("receptacles", (*here, "number"), "timestories-pack-number", number=str(one.number))
                held[one.number] = self._card(file, here, one, INTERACTION, f"{person.id}-{one.number}")
            for kind in ("power", "equipment"):
                shown: m.OpenCard | None = getattr(person, kind)
                if shown is not None:
                    with self.compiler.for_editions([one for one in self.compiler.editions if one.open_card == kind]):
                        self._abilities(file, (*path, kind, "abilities"), shown.abilities, number, -1, kind)
            with self.compiler.for_editions([one for one in self.compiler.editions if one.talents]):
                self._abilities(file, (*path, "talents"), person.talents, number, -1, "talent")
            goals = self._goals(file, (*path, "goals"), person.goals)
            self.people.append(
                CompiledReceptacle(person.id, person.name, person.attributes, person.azrak, recall_card, held, goals)
            )
            _texts(self, "receptacles", path, person)

    def _goals(self, file: Document, path: Path, goals: Sequence[m.Goal]) -> tuple[CompiledGoal, ...]:
        made: list[CompiledGoal] = []
        for place, goal in enumerate(goals):
            number = len(self._goal_ids)
            self._number("receptacles", path, [goal.id], self._goal_ids, place)
            if goal.azrak < 0:
                self.compiler.fault(file, (*path, place, "azrak"), "timestories-pack-amount")
            when = self.compiler.condition(file, (*path, place, "when"), goal.when)
            from_return = goal.source == "return"
            made.append(CompiledGoal(goal.id, goal.text, when, goal.azrak, from_return, number, goal.when))
        return tuple(made)

    def _tokens(self) -> None:
        for place, token in enumerate(self.parts.tokens):
            path = ("tokens", place)
            if not 1 <= token.copies <= MOST_COPIES:
                self.fault("tokens", (*path, "copies"), "timestories-pack-between", least=1, most=MOST_COPIES)
            if token.hidden and token.shape == "hexagonal":
                self.fault("tokens", (*path, "hidden"), "timestories-pack-hidden-hexagonal")
            _texts(self, "tokens", path, token)

    def _counters(self) -> None:
        for place, one in enumerate(self.parts.counters):
            if not -MOST_COUNTED <= one.least <= one.start <= one.most <= MOST_COUNTED:
                self.fault("counters", ("counters", place), "timestories-pack-counter", most=MOST_COUNTED)
            _texts(self, "counters", ("counters", place), one)

    def _countdowns(self) -> None:
        for place, one in enumerate(self.parts.countdowns):
            file, path = self.parts.files["countdowns"], ("countdowns", place)
            if not 1 <= one.start <= MOST_COUNTED:
                self.fault("countdowns", (*path, "from"), "timestories-pack-between", least=1, most=MOST_COUNTED)
            location = -1
            if one.location:
                known = self.compiler.names.locations
                location = known.get(one.location, -1)
                if location < 0:
                    here = (*path, "location")
                    near = nearest(one.location, known)
                    self.fault("countdowns", here, "timestories-pack-no-location", name=one.location, known=near)
                if one.every == "round":
                    self.fault("countdowns", (*path, "location"), "timestories-pack-countdown-visits")
            start = self.compiler.card(file, path, one.then, "then")
            card = self._add(CompiledCard(COUNTDOWN, f"countdown-{one.id}", one.text, start, number=place))
            made = CompiledCountdown(one.id, one.name, one.every == "round", one.start, location, card)
            self.countdowns.append(made)
            _texts(self, "countdowns", path, one)

    def _abilities(
        self, file: Document, path: Path, abilities: Sequence[m.Ability], receptacle: int, item: int, kind: str = "item"
    ) -> None:
        for place, ability in enumerate(abilities):
            here = (*path, place)
            if any(known.id == ability.id for known in self.abilities):
                self.compiler.fault(file, (*here, "id"), "pack-duplicate-id", id=ability.id)
            if ability.magick:
                self.compiler.need(file, (*here, "magick"), "magick")
            with self.compiler.within(Around(moment=ability.moment)):
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
                    ability.moment == "support",
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
                self.compiler.fault(
                    file,
                    (*path, "interaction"),
                    "timestories-pack-no-interaction",
                    name=str(number),
                    known=nearest(number, known),
                )

    def _add(self, card: CompiledCard) -> int:
        self.cards.append(card)
        return len(self.cards) - 1


def _copies(tokens: Sequence[m.Token]) -> tuple[range, ...]:
    """The pieces of each token, numbered in the order of the file."""
    made: list[range] = []
    first = 0
    for token in tokens:
        made.append(range(first, first + max(0, token.copies)))
        first += max(0, token.copies)
    return tuple(made)


def _bonuses(part: Any) -> Iterator[Bonus]:
    """Every bonus that an ability of the mission gives."""
    if isinstance(part, m.MissionFiles):
        for group in (part.receptacles, part.items):
            yield from _bonuses(group)
    elif isinstance(part, Bonus):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from _bonuses(one)
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from _bonuses(getattr(part, name))


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
