"""What a designer of an Echoes pack should look at: numbers that do not add up, a lopsided curve, texts
that do not fit, and effects that nobody can ever reach. Each finding names its file and line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from horae.core.speech import LANGUAGES, Text, number
from horae.games.echoes import card_text
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesCard, EchoesPack, branches, fits, read_pack
from horae.packs.reader import BadPack, Document, Folder

DESIGNS, CARDS, TWINS, SOURCES = 100, 105, 5, 6
"""ET-2.3, ET-1.5."""
LEAST_OF_A_FACTION = 15
LEAST_OF_A_TYPE = 30
LEAST_OF_A_KIND = 8
LEAST_OF_A_FLAME = 6
MEAN_COST = (0.8, 2.2)
MEAN_TIME = (1.8, 3.2)
LONGEST_TEXT = 170
MOST_SOURCES = 4
MOST_FACTIONS = 4

Path = tuple[str | int, ...]


def lint(folder: Folder) -> list[BadPack]:
    """Everything that is wrong or odd; empty for a pack in good order. A pack that cannot be read raises BadPack."""
    pack = read_pack(folder)
    cards, sources = folder.document("cards.yaml"), folder.document("sources.yaml")
    return [*_counts(pack, cards, sources), *_curve(pack, cards), *_texts(pack, cards, sources), *_reach(pack, cards, sources)]


def _counts(pack: EchoesPack, cards: Document, sources: Document) -> Iterator[BadPack]:
    twins = sum(card.copies == 2 for card in pack.cards)
    for found, wanted, what in (
        (len(pack.cards), DESIGNS, "designs"),
        (len(pack.deck), CARDS, "cards"),
        (twins, TWINS, "twins"),
    ):
        if found != wanted:
            yield cards.fault(("cards",), f"echoes-lint-{what}", found=found, wanted=wanted)
    if len(pack.sources) != SOURCES:
        yield sources.fault(("sources",), "echoes-lint-sources", found=len(pack.sources), wanted=SOURCES)


def _curve(pack: EchoesPack, cards: Document) -> Iterator[BadPack]:
    def few(counted: Counter[str], names: Sequence[str], least: int) -> Iterator[BadPack]:
        for name in names:
            if counted[name] < least:
                yield cards.fault(("cards",), "echoes-lint-few", what=name, found=counted[name], least=least)

    yield from few(Counter(card.faction for card in pack.cards), v.FACTIONS[1:], LEAST_OF_A_FACTION)
    yield from few(Counter(card.type for card in pack.cards), ("creature", "artefact"), LEAST_OF_A_TYPE)
    yield from few(Counter(card.specialisation for card in pack.cards), ("war", "magic"), LEAST_OF_A_TYPE)
    kinds = Counter(str(type(card.effect).__struct_config__.tag) for card in pack.cards)
    yield from few(kinds, ("immediate", "permanent", "flame", "scoring"), LEAST_OF_A_KIND)
    flames = Counter(card.effect.colour for card in pack.cards if isinstance(card.effect, v.Flame))
    yield from few(Counter({str(colour): n for colour, n in flames.items()}), v.COLOURS, LEAST_OF_A_FLAME)
    for field, (low, high) in (("cards", MEAN_COST), ("time", MEAN_TIME)):
        mean = sum(getattr(card, field) for card in pack.cards) / len(pack.cards)
        if not low <= mean <= high:
            yield cards.fault(
                ("cards",), "echoes-lint-mean", field=field, mean=_figure(mean), low=_figure(low), high=_figure(high)
            )


def _figure(value: float) -> Text:
    return Text(es=number(value, "es", 2), en=number(value, "en", 2))


def _texts(pack: EchoesPack, cards: Document, sources: Document) -> Iterator[BadPack]:
    for language in LANGUAGES:
        taken: dict[str, str] = {}
        said: dict[str, str] = {}
        for place, card in enumerate(pack.cards):
            name = card.name[language]
            if name in taken:
                yield cards.fault(
                    ("cards", place, "name", language), "echoes-lint-name", id=card.id, name=name, other=taken[name]
                )
            taken[name] = card.id
            text = card_text.card_text(card, language)
            if text in said:
                path = ("cards", place, "effect")
                yield cards.fault(path, "echoes-lint-same", id=card.id, other=said[text], text=text)
            said.setdefault(text, card.id)
            if len(text) > LONGEST_TEXT:
                yield cards.fault(
                    ("cards", place, "effect"),
                    "echoes-lint-long",
                    id=card.id,
                    language=language,
                    length=len(text),
                    most=LONGEST_TEXT,
                )
        for place, source in enumerate(pack.sources):
            for text in card_text.source_texts(source, language).values():
                if len(text) > LONGEST_TEXT:
                    yield sources.fault(
                        ("sources", place),
                        "echoes-lint-long",
                        id=source.id,
                        language=language,
                        length=len(text),
                        most=LONGEST_TEXT,
                    )


# --- effects that nobody can reach ---


def _reach(pack: EchoesPack, cards: Document, sources: Document) -> Iterator[BadPack]:
    for place, card in enumerate(pack.cards):
        yield from _effect(pack, cards, ("cards", place, "effect"), card.id, card.effect)
    for place, source in enumerate(pack.sources):
        path: Path = ("sources", place)
        if source.effect is not None:
            yield from _effect(pack, sources, (*path, "effect"), source.id, source.effect)
        yield from _does(pack, sources, (*path, "conquer", "does"), source.id, source.conquer.does)
        yield from _does(pack, sources, (*path, "fortify", "does"), source.id, source.fortify.does)
        strength = sum(sorted((card.strength for card in pack.cards), reverse=True)[:10])
        if source.fortify.strength >= strength:
            yield sources.fault((*path, "fortify"), "echoes-lint-strength", id=source.id, strength=source.fortify.strength)


def _effect(pack: EchoesPack, file: Document, path: Path, owner: str, effect: v.CardEffect) -> Iterator[BadPack]:
    match effect:
        case v.Permanent(when=when, does=does, standing=standing):
            if isinstance(when, v.Summoned | v.Played):
                yield from _meant(pack, file, (*path, "when"), owner, when.of)
            if standing is not None:
                creatures = isinstance(standing, v.Stronger)
                yield from _meant(pack, file, (*path, "standing"), owner, standing.of, creatures=creatures)
            yield from _does(pack, file, (*path, "does"), owner, does)
        case v.Scoring(of=count):
            yield from _count(pack, file, (*path, "of"), owner, count)
        case v.Immediate(does=does) | v.Flame(does=does):
            yield from _does(pack, file, (*path, "does"), owner, does)


def _does(pack: EchoesPack, file: Document, path: Path, owner: str, effects: v.Effects) -> Iterator[BadPack]:
    for place, effect in enumerate(effects):
        here = (*path, place)
        match effect:
            case v.Play(of=of):
                yield from _meant(pack, file, here, owner, of)
            case v.UseImmediate(of=of):
                users = [card for card in pack.cards if isinstance(card.effect, v.Immediate) and card.id != owner]
                yield from _meant(pack, file, here, owner, of, among=users)
            case v.UseFlame(colour=colour) if colour and not any(
                isinstance(card.effect, v.Flame) and card.effect.colour == colour and card.id != owner for card in pack.cards
            ):
                yield file.fault(here, "echoes-lint-nothing", id=owner)
            case v.Remove(of=of):
                others = [card for card, removes in zip(pack.cards, pack.removes, strict=True) if not removes]
                yield from _meant(pack, file, here, owner, of, among=others)
            case v.If(test=v.More(of=of)):
                yield from _meant(pack, file, (*here, "test"), owner, of)
            case v.If(test=v.Counted(of=count, at_least=at_least, at_most=at_most)):
                most = _most(pack, count)
                never = (at_least or 0) > most or (at_most is not None and at_most < max(0, at_least or 0))
                if never:
                    yield file.fault((*here, "test"), "echoes-lint-never", id=owner, most=most)
            case _:
                pass
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, v._Count):
                yield from _count(pack, file, (*here, field), owner, value)  # type: ignore[arg-type]  # every _Count is in Count
        for branch in branches(effect):
            yield from _does(pack, file, here, owner, branch)


def _count(pack: EchoesPack, file: Document, path: Path, owner: str, count: v.Count) -> Iterator[BadPack]:
    if _most(pack, count) < 1:
        yield file.fault(path, "echoes-lint-nothing", id=owner)


def _most(pack: EchoesPack, count: v.Count) -> int:
    """More than this the count can never come to."""
    match count:
        case v.Cards(of=of):
            most = sum(fits(of, card) for card in pack.cards)
        case v.Strength(of=of):
            most = sum(card.strength for card in pack.cards if fits(of, card))
        case v.Pairs(one=one, other=other):
            kinds = [(fits(one, card), fits(other, card)) for card in pack.cards]
            most = min(sum(a for a, _ in kinds), sum(b for _, b in kinds), sum(a or b for a, b in kinds) // 2)
        case v.Factions():
            most = MOST_FACTIONS
        case v.Sources():
            most = MOST_SOURCES
        case v.Its(what=what):
            most = max(getattr(card, what) for card in pack.cards)
        case _:
            most = len(pack.deck)
    most //= count.per
    return most if count.at_most is None else min(most, count.at_most)


def _meant(
    pack: EchoesPack,
    file: Document,
    path: Path,
    owner: str,
    which: v.Filter,
    among: Sequence[EchoesCard] | None = None,
    creatures: bool = False,
) -> Iterator[BadPack]:
    """A filter that means no card but perhaps its own leaves its effect without a use."""
    pool = pack.cards if among is None else among
    if not any(fits(which, card) and card.id != owner and (not creatures or card.type == "creature") for card in pool):
        yield file.fault(path, "echoes-lint-nothing", id=owner)
