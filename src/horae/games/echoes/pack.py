"""What an Echoes pack holds, and its compiled form: cards and sources as flat tables for the engine.

A card is its place in `cards`; a source is `len(cards)` plus its place in `sources`, so that one
number names anything that can carry an effect (a "thing"). Effects become numbered nodes, so that
a half-resolved effect is a tuple of numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from horae.core.speech import Text
from horae.games.echoes import actions as do
from horae.games.echoes import vocabulary as v
from horae.packs.builtin import pack_folder
from horae.packs.hashing import mechanics_hash
from horae.packs.reader import Document, Folder

FORMAT = 1
POSITIONS = range(1, 6)
COLOUR_CODE = {"blue": 1, "yellow": 2, "red": 3}
NO_COLOUR = 0

(SUMMONED, PLAYED, CONQUERED, FORTIFIED, SLID, DREW, DISCARDED, ROUND_ENDED, FLAME_USED) = range(1, 10)
TRIGGER_CODE: dict[type, int] = {
    v.Summoned: SUMMONED,
    v.Played: PLAYED,
    v.Conquered: CONQUERED,
    v.Fortified: FORTIFIED,
    v.Slid: SLID,
    v.Drew: DREW,
    v.Discarded: DISCARDED,
    v.RoundEnded: ROUND_ENDED,
    v.FlameUsed: FLAME_USED,
}


class EchoesCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A design of brotherhood card (ET-2.1)."""

    id: str
    name: Text
    type: v.Type
    specialisation: v.Specialisation
    faction: v.Faction
    cards: int
    time: int
    effect: v.CardEffect
    strength: int = 0
    vp: int = 0
    copies: int = 1


class SourceSide(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to conquer or fortify a source, and what that gives."""

    strength: int
    vp: int
    does: v.Effects = ()


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A power source (ET-2.4)."""

    id: str
    name: Text
    conquer: SourceSide
    fortify: SourceSide
    effect: v.SourceEffect | None = None


class PackHead(Struct, frozen=True, forbid_unknown_fields=True):
    """pack.yaml."""

    format: int
    game: str
    id: str
    title: Text


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[EchoesCard, ...]


class SourcesFile(Struct, frozen=True, forbid_unknown_fields=True):
    sources: tuple[Source, ...]


class EchoesPack:
    """A checked pack and its tables."""

    def __init__(self, head: PackHead, cards: Sequence[EchoesCard], sources: Sequence[Source]) -> None:
        self.head = head
        self.id = head.id
        self.hash = mechanics_hash(head, tuple(cards), tuple(sources))
        self.cards = tuple(cards)
        self.sources = tuple(sources)
        self.size = len(self.cards)
        self.ids = (*(card.id for card in cards), *(source.id for source in sources))
        self.index = {thing: place for place, thing in enumerate(self.ids)}
        self.deck = tuple(place for place, card in enumerate(cards) for _ in range(card.copies))  # ET-2.3
        self._tables()
        self._nodes()
        self._effects()
        self._actions()

    def _tables(self) -> None:
        cards = self.cards
        self.is_creature = tuple(card.type == "creature" for card in cards)
        self.strength = tuple(card.strength for card in cards)
        self.cost = tuple(card.cards for card in cards)
        self.time = tuple(card.time for card in cards)
        self.vp = tuple(card.vp for card in cards)
        self.faction = tuple(v.FACTIONS.index(card.faction) for card in cards)
        self.is_twin = tuple(card.copies > 1 for card in cards)
        self._masks: dict[v.Filter, bytes] = {}

    def mask(self, which: v.Filter) -> bytes:
        """1 for every card that the filter means."""
        found = self._masks.get(which)
        if found is None:
            found = self._masks[which] = bytes(fits(which, card) for card in self.cards)
        return found

    def _nodes(self) -> None:
        """Number every effect in the pack; `under[node]` are the numbered effects inside it, by branch, and
        `places[node]` is where it is printed."""
        self.nodes: list[v.Effect] = []
        self.under: list[tuple[tuple[int, ...], ...]] = []
        self.places: list[v.EffectPlace] = []

    def _number(self, part: v.Part, effects: v.Effects, path: tuple[int, ...] = ()) -> tuple[int, ...]:
        numbers = []
        for place, effect in enumerate(effects):
            here = (*path, place)
            inside = tuple(self._number(part, branch, (*here, at)) for at, branch in enumerate(branches(effect)))
            numbers.append(len(self.nodes))
            self.nodes.append(effect)
            self.under.append(inside)
            self.places.append(v.EffectPlace(part, here))
        return tuple(numbers)

    def place_of_all(self, nodes: tuple[int, ...]) -> v.EffectPlace:
        """Where these effects, which are all that stand in one place, are printed."""
        first = self.places[nodes[0]]
        return v.EffectPlace(first.part, first.path[:-1])

    def nodes_at(self, thing: int, place: v.EffectPlace) -> tuple[int, ...]:
        """The numbered effects that are printed there on a card or source."""
        nodes = self._parts[place.part].get(thing, ())
        for at in range(0, len(place.path), 2):
            nodes = nodes[place.path[at] :][:1]
            if at + 1 < len(place.path):
                nodes = self.under[nodes[0]][place.path[at + 1]]
        return nodes

    def effects_at(self, thing: str, place: v.EffectPlace) -> v.Effects:
        """The effects that are printed there on a card or source."""
        return tuple(self.nodes[node] for node in self.nodes_at(self.index[thing], place))

    def _effects(self) -> None:
        things: list[EchoesCard | Source] = [*self.cards, *self.sources]
        immediate, permanent, flame = [], [], []
        trigger: list[int] = []
        colour: list[int] = []
        self.when: list[v.Trigger | None] = []
        self.standing: list[v.Standing | None] = []
        self.scoring: list[v.Scoring | None] = []
        for thing in things:
            effect = thing.effect
            immediate.append(self._number("immediate", effect.does) if isinstance(effect, v.Immediate) else ())
            flame.append(self._number("flame", effect.does) if isinstance(effect, v.Flame) else ())
            colour.append(COLOUR_CODE[effect.colour] if isinstance(effect, v.Flame) else NO_COLOUR)
            is_permanent = isinstance(effect, v.Permanent)
            permanent.append(self._number("permanent", effect.does) if isinstance(effect, v.Permanent) else ())
            when = effect.when if isinstance(effect, v.Permanent) else None
            self.when.append(when)
            trigger.append(TRIGGER_CODE[type(when)] if is_permanent and when is not None else 0)
            self.standing.append(effect.standing if isinstance(effect, v.Permanent) else None)
            self.scoring.append(effect if isinstance(effect, v.Scoring) else None)
        self.immediate = tuple(immediate)
        self.permanent = tuple(permanent)
        self.flame = tuple(flame)
        self.trigger = tuple(trigger)
        self.colour = tuple(colour)
        self.conquest = tuple(self._number("conquer", source.conquer.does) for source in self.sources)
        self.fortification = tuple(self._number("fortify", source.fortify.does) for source in self.sources)
        self._parts: dict[v.Part, dict[int, tuple[int, ...]]] = {
            "immediate": dict(enumerate(immediate)),
            "permanent": dict(enumerate(permanent)),
            "flame": dict(enumerate(flame)),
            "conquer": dict(enumerate(self.conquest, self.size)),
            "fortify": dict(enumerate(self.fortification, self.size)),
        }
        self.stronger = tuple(isinstance(standing, v.Stronger) for standing in self.standing)
        self.cheaper = tuple(isinstance(standing, v.Cheaper) for standing in self.standing)
        # Who waits for each kind of event, and who has a flame of each colour, or any: by code.
        self.waiting = tuple(
            frozenset(place for place, code in enumerate(trigger) if code == kind) for kind in range(len(TRIGGER_CODE) + 1)
        )
        self.flames = tuple(
            frozenset(place for place, own in enumerate(colour) if own and code in (NO_COLOUR, own))
            for code in (NO_COLOUR, *COLOUR_CODE.values())
        )
        self.any_stronger = frozenset(place for place, yes in enumerate(self.stronger) if yes)
        self.any_cheaper = frozenset(place for place, yes in enumerate(self.cheaper) if yes)
        self.removes = tuple(any(isinstance(effect, v.Remove) for effect in all_effects(card.effect)) for card in self.cards)
        self.standing_mask = tuple(self.mask(standing.of) if standing else b"" for standing in self.standing)
        self.trigger_mask = tuple(self.mask(when.of) if isinstance(when, v.Summoned | v.Played) else None for when in self.when)
        self.trigger_colour = tuple(
            COLOUR_CODE[when.colour] if isinstance(when, v.Slid | v.FlameUsed) and when.colour else NO_COLOUR
            for when in self.when
        )
        # Effects that only draw or gain fixed amounts come to the same in any order, so nobody is asked.
        self.plain = tuple(bool(does) and all(_is_plain(self.nodes[node]) for node in does) for does in self.permanent)

        # ET-4.3: a choice that is a whole immediate effect may be left among its options.
        alone = [does[0] for does in self.immediate if len(does) == 1]
        self.may_leave = frozenset(node for node in alone if isinstance(self.nodes[node], v.Choose))
        self.few_points_pay = any(_wants_few_points(effect) for effect in self.nodes)

    def _actions(self) -> None:
        """Every action there is, made once."""
        cards = self.ids[: self.size]
        sources = self.ids[self.size :]
        self.play = tuple(do.PlayCard(card) for card in cards)
        self.advance = tuple(do.Advance(card) for card in cards)
        self.send = tuple(do.Send(card) for card in cards)
        self.discard = tuple(do.Discard(card) for card in cards)
        self.summon = tuple(do.Summon(card) for card in cards)
        self.remove = tuple(do.Remove(card) for card in cards)
        self.use_flame = tuple(do.UseFlame(thing) for thing in self.ids)
        self.use = tuple(do.Use(thing) for thing in self.ids)
        self.resolve = tuple(do.Resolve(thing) for thing in self.ids)
        self.conquer = tuple(do.Conquer(source) for source in sources)
        self.fortify = tuple(do.Fortify(source) for source in sources)
        self.reinforce = tuple(
            tuple(do.Reinforce(card, source) for source in sources) if creature else ()
            for card, creature in zip(cards, self.is_creature, strict=True)
        )

    def name(self, thing: int) -> Text:
        return self.cards[thing].name if thing < self.size else self.sources[thing - self.size].name

    def find(self, thing: str) -> int | None:
        return self.index.get(thing)


def fits(which: v.Filter, card: EchoesCard) -> bool:
    """Whether the filter means the card."""
    return (
        which.faction in (None, card.faction)
        and which.type in (None, card.type)
        and which.specialisation in (None, card.specialisation)
        and (which.strength_at_least is None or (card.type == "creature" and card.strength >= which.strength_at_least))
        and (which.strength_at_most is None or (card.type == "creature" and card.strength <= which.strength_at_most))
        and (which.cost_at_least is None or card.cards >= which.cost_at_least)
        and (which.cost_at_most is None or card.cards <= which.cost_at_most)
    )


def branches(effect: v.Effect) -> tuple[v.Effects, ...]:
    """The effects inside an effect, by branch."""
    match effect:
        case v.Choose(of=options):
            return options
        case v.If(then=then, otherwise=otherwise):
            return (then, otherwise or ())
        case _:
            return (effect.then,) if "then" in effect.__struct_fields__ else ()  # type: ignore[union-attr]  # asked for


def all_effects(effect: v.CardEffect | None) -> Iterator[v.Effect]:
    """Every effect in a card's effect, nested ones too."""
    if isinstance(effect, v.Immediate | v.Permanent | v.Flame):
        yield from _nested(effect.does)


def _nested(effects: v.Effects) -> Iterator[v.Effect]:
    for effect in effects:
        yield effect
        for branch in branches(effect):
            yield from _nested(branch)


def _is_plain(effect: v.Effect) -> bool:
    match effect:
        case v.Draw(cards=int()) | v.Gain(vp=int()):
            return True
        case _:
            return False


def _wants_few_points(effect: v.Effect) -> bool:
    """Whether having fewer points can bring more of this effect."""
    if not isinstance(effect, v.If) or not isinstance(effect.test, v.Counted) or not isinstance(effect.test.of, v.Points):
        return False
    return effect.test.at_most is not None or effect.otherwise is not None


# --- reading and checking ---


@lru_cache(maxsize=16)
def load_builtin(source: str) -> EchoesPack:
    return read_pack(pack_folder("echoes", source))


def read_pack(folder: Folder) -> EchoesPack:
    """Read and check a pack. Raises BadPack at the first thing that is wrong."""
    head_file, cards_file, sources_file = (folder.document(name) for name in ("pack.yaml", "cards.yaml", "sources.yaml"))
    head = head_file.decode(PackHead)
    if head.format != FORMAT:
        raise head_file.fault(("format",), "pack-format", found=head.format, known=FORMAT)
    if head.game != "echoes":
        raise head_file.fault(("game",), "pack-other-game", found=head.game, expected="echoes")
    for file in (cards_file, sources_file):
        _check_place(file, (), file.data)
    cards = cards_file.decode(CardsFile).cards
    sources = sources_file.decode(SourcesFile).sources
    taken: list[str] = []
    for place, card in enumerate(cards):
        path = ("cards", place)
        _check_id(cards_file, (*path, "id"), card.id, taken)
        _check_name(cards_file, path, card.id, card.name)
        _check_card(cards_file, path, card)
    for place, source in enumerate(sources):
        path = ("sources", place)
        _check_id(sources_file, (*path, "id"), source.id, taken)
        _check_name(sources_file, path, source.id, source.name)
        _check_source(sources_file, path, source)
    if sum(card.copies for card in cards) < LEAST_CARDS:
        raise cards_file.fault(("cards",), "echoes-pack-few-cards", least=LEAST_CARDS)
    if len(sources) < MOST_SEATS:
        raise sources_file.fault(("sources",), "echoes-pack-few-sources", least=MOST_SEATS)
    return EchoesPack(head, cards, sources)


MOST_SEATS = 4
HAND = 7
LEAST_CARDS = MOST_SEATS * HAND
"""ET-1.6: everyone must be able to draw a first hand."""

Path = tuple[str | int, ...]


def _check_id(file: Document, path: Path, found: str, taken: list[str]) -> None:
    if not found or not all(letter.isascii() and (letter.islower() or letter.isdigit() or letter == "-") for letter in found):
        raise file.fault(path, "pack-id", id=found)
    if found in taken:
        raise file.fault(path, "pack-duplicate-id", id=found)
    taken.append(found)


def _check_name(file: Document, path: Path, owner: str, name: Text) -> None:
    for language in ("es", "en"):
        if not name[language].strip():
            raise file.fault((*path, "name", language), "pack-empty-text", id=owner, field="name", language=language)


def _check_place(file: Document, path: Path, data: Any) -> None:
    """ET-8.1, ET-3.5, ET-11.1: what is not in the brotherhood counts for nothing, so no card may count it."""
    if isinstance(data, dict):
        if data.get("count") in ("hand", "board"):
            raise file.fault((*path, "count"), "echoes-pack-not-brotherhood", count=data["count"])
        for key, part in data.items():
            _check_place(file, (*path, key), part)
    elif isinstance(data, list):
        for place, part in enumerate(data):
            _check_place(file, (*path, place), part)


def _check_card(file: Document, path: Path, card: EchoesCard) -> None:
    for field, low, high in (("cards", 0, HAND - 1), ("time", 0, 5), ("strength", 0, 9), ("vp", 0, 20), ("copies", 1, 2)):
        if not low <= getattr(card, field) <= high:
            raise file.fault((*path, field), "echoes-pack-range", id=card.id, field=field, low=low, high=high)
    if card.type == "artefact" and card.strength:
        raise file.fault((*path, "strength"), "echoes-pack-artefact-strength", id=card.id)
    if card.copies > 1 and card.type != "artefact":
        raise file.fault((*path, "copies"), "echoes-pack-copies", id=card.id)
    if isinstance(card.effect, v.Scoring) and card.vp:
        raise file.fault((*path, "vp"), "echoes-pack-scoring-vp", id=card.id)
    _check_effect(file, (*path, "effect"), card.id, card.effect)


def _check_source(file: Document, path: Path, source: Source) -> None:
    for side in ("conquer", "fortify"):
        given: SourceSide = getattr(source, side)
        if given.strength < 0 or given.vp < 0:
            raise file.fault((*path, side), "echoes-pack-side", id=source.id)
        _check_does(file, (*path, side, "does"), source.id, given.does, its=False)
    if source.effect is not None:
        _check_effect(file, (*path, "effect"), source.id, source.effect)


def _check_effect(file: Document, path: Path, owner: str, effect: v.CardEffect) -> None:
    match effect:
        case v.Permanent(when=when, does=does, standing=standing):
            if (when is None) == (standing is None) or (when is None) != (not does):
                raise file.fault(path, "echoes-pack-permanent", id=owner)
            if isinstance(standing, v.Cheaper) and not (standing.fewer > 0 or standing.earlier > 0):
                raise file.fault(path, "echoes-pack-no-discount", id=owner)
            _check_does(file, (*path, "does"), owner, does, its=isinstance(when, v.Summoned))  # ET-3.5: not one just played
        case v.Scoring(of=count):
            if isinstance(count, v.Flames):  # ET-9.2: no token is left when the game is scored
                raise file.fault((*path, "of"), "echoes-pack-scoring-flames", id=owner)
            _check_count(file, (*path, "of"), owner, count, its=False)
        case v.Immediate(does=does) | v.Flame(does=does):
            if not does:
                raise file.fault((*path, "does"), "echoes-pack-no-effect", id=owner)
            _check_does(file, (*path, "does"), owner, does, its=False)


def _check_does(file: Document, path: Path, owner: str, effects: v.Effects, its: bool) -> None:
    for place, effect in enumerate(effects):
        here = (*path, place)
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, v._Count):
                _check_count(file, (*here, field), owner, value, its)  # type: ignore[arg-type]  # every _Count is in Count
            elif isinstance(value, int) and not isinstance(value, bool) and value < 0:
                raise file.fault((*here, field), "echoes-pack-negative", id=owner, field=field)
        match effect:
            case v.Choose(of=options):
                if not 2 <= len(options) <= do.MOST_OPTIONS or not all(options):
                    raise file.fault(here, "echoes-pack-options", id=owner, most=do.MOST_OPTIONS)
                for number, option in enumerate(options):
                    _check_does(file, (*here, "of", number), owner, option, its)
            case v.If(test=test, then=then, otherwise=otherwise):
                if isinstance(test, v.Counted):
                    _check_count(file, (*here, "test", "of"), owner, test.of, its)
                    if test.at_least is None and test.at_most is None:
                        raise file.fault((*here, "test"), "echoes-pack-no-bound", id=owner)
                _check_branch(file, (*here, "then"), owner, then, its)
                if otherwise is not None:
                    _check_branch(file, (*here, "otherwise"), owner, otherwise, its)
            case v.Pay(cards=cards, vp=vp) if (cards > 0) == (vp > 0):
                raise file.fault(here, "echoes-pack-pay", id=owner)
            case v.Remove(then=then):
                _check_branch(file, (*here, "then"), owner, then, its=True)
            case _:
                for then in branches(effect):
                    _check_branch(file, (*here, "then"), owner, then, its)


def _check_branch(file: Document, path: Path, owner: str, effects: v.Effects, its: bool) -> None:
    if not effects:
        raise file.fault(path, "echoes-pack-no-effect", id=owner)
    _check_does(file, path, owner, effects, its)


def _check_count(file: Document, path: Path, owner: str, count: v.Count, its: bool) -> None:
    if count.per < 1 or (count.at_most is not None and count.at_most < 1):
        raise file.fault(path, "echoes-pack-per", id=owner)
    if isinstance(count, v.Its) and not its:
        raise file.fault(path, "echoes-pack-its", id=owner)
