"""The cards and sources of Echoes in words: what each is, costs, gives, does and comes to now, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from horae.core.speech import Phrase, Sayable, person
from horae.games.echoes import card_text
from horae.games.echoes.pack import EchoesPack, Source
from horae.games.echoes.view import EchoesView, PersonView, Price, SourceView
from horae.spoken.game import Reading
from horae.spoken.voice import Voice

_LIES_NOWHERE_ELSE = ("leaving", "summon", "place")
"""What is pending with cards that are off the board and in no brotherhood yet."""


class CardWords:
    """Says what cards are, in one voice."""

    def __init__(self, pack: EchoesPack, voice: Voice) -> None:
        self.pack = pack
        self.voice = voice

    def name(self, thing: str) -> str:
        return self.voice.say(self.pack.name(self.pack.index[thing]))

    def names(self, things: Sequence[str]) -> str:
        return ", ".join(map(self.name, things))

    def source(self, source: str) -> Source:
        return self.pack.sources[self.pack.index[source] - self.pack.size]

    # --- cards ---

    def kind(self, card: str) -> str:
        return self.voice.say(card_text.tags(self.pack.cards[self.pack.index[card]]))

    def worth(self, card: str, strength: int | None = None) -> str:
        """Its strength, as it stands now if that is known, and its points."""
        design = self.pack.cards[self.pack.index[card]]
        words = []
        if design.type == "creature":
            now = design.strength if strength is None else strength
            key = "echoes-shown-strength" if now == design.strength else "echoes-read-strength-now"
            words.append(self.voice.speak(key, strength=now, printed=design.strength))
        if design.vp:
            words.append(self.voice.speak("echoes-shown-vp", vp=design.vp))
        return " · ".join(words)

    def cost(self, card: str, price: Price | None = None) -> str:
        """What playing it takes: printed, or now for a card of one's hand."""
        design = self.pack.cards[self.pack.index[card]]
        printed = self.voice.speak("echoes-read-cost", cost=design.cards, position=design.time)
        if price is None:
            return printed
        now = self.voice.speak("echoes-read-cost", cost=price.cards, position=price.position)
        if price.position and price.lands != price.position:
            key = "echoes-read-lands" if price.lands > 0 else "echoes-read-no-room"
            now += f" ({self.voice.speak(key, position=price.lands)})"
        return now if (price.cards, price.position) == (design.cards, design.time) else f"{now} ({printed})"

    def effect(self, card: str) -> str:
        design = self.pack.cards[self.pack.index[card]]
        return f"{self.voice.say(card_text.kind_name(design.effect))}: {card_text.card_text(design, self.voice.language)}"

    def lines(self, card: str, strength: int | None = None, price: Price | None = None) -> tuple[str, ...]:
        facts = " · ".join(part for part in (self.kind(card), self.worth(card, strength), self.cost(card, price)) if part)
        return facts, self.effect(card)

    # --- sources ---

    def source_state(self, shown: SourceView) -> str:
        """Who holds it and what it takes now."""
        data = self.source(shown.source)
        if shown.holder < 0:
            holds = self.voice.speak("echoes-shown-centre")
        else:
            key = "echoes-shown-fortified" if shown.fortified else "echoes-shown-held"
            holds = self.voice.speak(key, person=person(shown.holder))
        parts = [holds]
        if not shown.fortified:
            parts.append(self.voice.speak("echoes-shown-to-beat", need=shown.to_beat))
            if shown.holder >= 0:
                parts.append(self.voice.speak("echoes-read-to-fortify", strength=shown.to_beat, need=data.fortify.strength))
        if shown.token:
            parts.append(self.voice.speak("echoes-read-used"))
        return " · ".join(parts)

    def source_sides(self, source: str) -> tuple[str, ...]:
        """What conquering and fortifying it bring, and what its holder may use."""
        data = self.source(source)
        texts = card_text.source_texts(data, self.voice.language)
        lines = [
            self.voice.speak(f"echoes-read-{key}", need=side.strength, vp=side.vp, text=texts[key]).rstrip()
            for side, key in ((data.conquer, "conquer"), (data.fortify, "fortify"))
        ]
        if data.effect is not None:
            lines.append(f"{self.voice.say(card_text.kind_name(data.effect))}: {texts['effect']}")
        return tuple(lines)

    def guards(self, shown: SourceView) -> str:
        """Who lies under it and what each adds."""
        told = ", ".join(
            f"{self.name(card)} ({self.voice.speak('echoes-shown-strength', strength=strength)})"
            for card, strength in zip(shown.under, shown.strengths, strict=True)
        )
        return self.voice.speak("echoes-read-under", cards=told)

    def source_lines(self, shown: SourceView) -> tuple[str, ...]:
        lines = (self.source_state(shown), *self.source_sides(shown.source))
        return (*lines, self.guards(shown)) if shown.under else lines


# --- where everything lies ---


def readings(view: EchoesView, words: CardWords) -> tuple[Reading, ...]:
    """Every card and source that lies open for the view's seat (ET-R15)."""
    return (*_waiting(view, words), *_sources(view, words), *_hand(view, words), *_people(view, words), *_discard(view, words))


def _card(group: Sayable, card: str, words: CardWords, lines: tuple[str, ...], where: str = "") -> Reading:
    return Reading(group, words.pack.name(words.pack.index[card]), lines, where)


def _waiting(view: EchoesView, words: CardWords) -> Iterator[Reading]:
    for who in view.people:
        for pending in who.pending:
            if pending.does in _LIES_NOWHERE_ELSE:
                for card in pending.cards:
                    yield _card(Phrase("echoes-read-waiting"), card, words, words.lines(card), words.voice.names[who.seat])


def _sources(view: EchoesView, words: CardWords) -> Iterator[Reading]:
    for shown in view.sources:
        yield _card(Phrase("echoes-shown-sources"), shown.source, words, words.source_lines(shown))
    for shown in view.sources:
        group = Phrase("echoes-read-under-source", {"source": words.pack.name(words.pack.index[shown.source])})
        for card, strength in zip(shown.under, shown.strengths, strict=True):
            yield _card(group, card, words, words.lines(card, strength))


def _hand(view: EchoesView, words: CardWords) -> Iterator[Reading]:
    for card, price in zip(view.hand, view.prices, strict=True):
        yield _card(Phrase("echoes-read-hand"), card, words, words.lines(card, price=price))


def _people(view: EchoesView, words: CardWords) -> Iterator[Reading]:
    for who in sorted(view.people, key=lambda one: one.seat != view.seat):
        args: dict[str, Sayable] = {"person": person(who.seat), "you": "yes" if who.seat == view.seat else "no"}
        for position, tile in reversed(list(enumerate(who.tiles, 1))):
            where = words.voice.speak("echoes-read-position", position=position)
            for card in tile:
                yield _card(Phrase("echoes-read-board", args), card, words, words.lines(card), where)
        for card, strength in zip(who.brotherhood, who.strengths, strict=True):
            where = words.voice.speak("echoes-read-used") if card in who.tokens else ""
            yield _card(Phrase("echoes-read-brotherhood", args), card, words, words.lines(card, strength), where)


def _discard(view: EchoesView, words: CardWords) -> Iterator[Reading]:
    """The last card discarded lies on top."""
    for card in reversed(view.discard):
        yield _card(Phrase("echoes-read-discard"), card, words, words.lines(card))


# --- the table in plain lines ---


def plain_board(view: EchoesView, words: CardWords) -> list[str]:
    return [*source_lines(view, words), stock(view, words.voice), *plain_people(view, words), *hand_lines(view, words)]


def source_lines(view: EchoesView, words: CardWords) -> list[str]:
    lines = [f"{words.voice.speak('echoes-shown-sources')}."]
    for shown in view.sources:
        lines += [f"{words.name(shown.source)}: {words.source_state(shown)}.", *words.source_sides(shown.source)]
        if shown.under:
            lines.append(words.guards(shown))
    return lines


def hand_lines(view: EchoesView, words: CardWords) -> list[str]:
    if not view.hand:
        return []
    cards = [
        f"{words.name(card)}. {' · '.join(words.lines(card, price=price)[:1])}. {words.effect(card)}"
        for card, price in zip(view.hand, view.prices, strict=True)
    ]
    return [f"{words.voice.speak('echoes-read-hand')}.", *cards]


def rail_line(who: PersonView, words: CardWords) -> str:
    return "; ".join(f"{head}: {cards}" if cards else head for head, _, cards in tiles(who, words)) + "."


def brotherhood_line(who: PersonView, words: CardWords) -> str:
    return f"{words.voice.speak('echoes-shown-brotherhood')}: {brotherhood(who, words)}."


def discard_line(view: EchoesView, words: CardWords) -> str:
    """The last card discarded lies on top."""
    return f"{words.voice.speak('echoes-read-discard')}: {words.names(view.discard[::-1]) or '–'}."


def stock(view: EchoesView, voice: Voice) -> str:
    told = voice.speak("echoes-shown-reserve", reserve=view.reserve, deck=view.deck, discard=len(view.discard))
    return f"{told} · {voice.speak('echoes-shown-last-round')}" if view.ends else told


def plain_people(view: EchoesView, words: CardWords) -> list[str]:
    lines = []
    for who in sorted(view.people, key=lambda one: one.seat == view.seat):
        lines.append(f"{words.voice.names[who.seat]}: {facts(who, words.voice)}.")
        lines += [rail_line(who, words), brotherhood_line(who, words)]
    return lines


def facts(who: PersonView, voice: Voice) -> str:
    return voice.speak("echoes-shown-person", vp=who.vp, score=who.score, hand=who.hand, size=who.size)


def tiles(who: PersonView, words: CardWords, short: str = "") -> list[tuple[str, str, str]]:
    """Each tile from the left: its position and flame in words, the flame's colour, its cards. Last the one outside."""
    voice = words.voice
    told = [
        (
            voice.speak(f"echoes-read-tile{short}", position=position, flame=Phrase(f"echoes-{flame}")),
            flame,
            words.names(cards),
        )
        for position, flame, cards in zip(range(1, 6), who.flames, who.tiles, strict=True)
    ]
    outside = voice.speak(f"echoes-read-outside{short}", flame=Phrase(f"echoes-{who.outside}"))
    return [*reversed(told), (outside, who.outside, "")]


def brotherhood(who: PersonView, words: CardWords) -> str:
    told = [summoned(card, strength, who, words) for card, strength in zip(who.brotherhood, who.strengths, strict=True)]
    return ", ".join(told) or words.voice.speak("echoes-shown-all-away" if who.size else "echoes-shown-nobody")


def summoned(card: str, strength: int, who: PersonView, words: CardWords) -> str:
    """A free card of a brotherhood: its strength now, its flame in a word, and whether that was used."""
    design = words.pack.cards[words.pack.index[card]]
    voice = words.voice
    marks = []
    if design.type == "creature":
        marks.append(voice.speak("echoes-shown-strength", strength=strength))
    if words.pack.colour[words.pack.index[card]]:
        marks.append(voice.say(card_text.kind_name(design.effect)))
    if card in who.tokens:
        marks.append(voice.speak("echoes-read-used"))
    return f"{words.name(card)} ({', '.join(marks)})" if marks else words.name(card)
