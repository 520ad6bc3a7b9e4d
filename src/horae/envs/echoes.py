"""What a seat sees of Echoes as numbers: where every card lies that it may see, what is half done, what things would cost.

Seats count from one's own, clockwise. Cards stand in the pack's order, sources after them where both are meant ("things").
Left out are the chains of causes (ET-R2), which only keep an effect from answering itself, and the print of the table by which
a standstill is found.
"""

from __future__ import annotations

from horae.envs.encoding import Encoding, byte, packed
from horae.games.echoes.actions import Advance, Conquer, DrawTwo, Fortify, PlayCard
from horae.games.echoes.pack import MOST_SEATS, EchoesPack
from horae.games.echoes.position import PHASE_NAMES
from horae.games.echoes.view import EchoesView, PendingView, PersonView, SourceView
from horae.games.echoes.vocabulary import COLOURS

PHASES = {name: number for number, name in enumerate(PHASE_NAMES)}
COLOUR: dict[str, int] = {name: number for number, name in enumerate(COLOURS)}
PARTS = {name: number for number, name in enumerate(("immediate", "permanent", "flame", "conquer", "fortify"))}
DEEDS = (
    "effect", "trigger", "summon", "immediate", "place", "order", "leaving", "discard", "play", "advance", "conquer", "attack",
    "fortify", "use", "remove", "ask", "pay", "choose",
)  # fmt: skip
"""What can be pending."""
DEED = {name: number for number, name in enumerate(DEEDS)}
ENDS = ("reserve", "brotherhood", "fortified", "still")
CUBES = tuple(str(kind.__struct_config__.tag) for kind in (PlayCard, DrawTwo, Advance, Conquer, Fortify))
"""The main actions that a cube can stand on."""
POSITIONS = 5
STRAIGHT, NOWHERE = 1, 7
DEPTH = 3
"""How deep inside a card an effect can stand; what stands deeper is told by the first of its places."""
EFFECT = 3 + len(PARTS) + DEPTH


class EchoesEncoding(Encoding[EchoesPack, EchoesView]):
    def lay_out(self) -> None:
        cards, sources, add = self.pack.size, len(self.pack.sources), self.add
        things = cards + sources
        self._things = things
        self._phase = add("phase", len(PHASE_NAMES), about=", ".join(PHASE_NAMES))
        self._start = add("start", MOST_SEATS)
        self._active = add("active", MOST_SEATS, about="nobody outside the action phase")
        about = "seats, round, turn, main action done, reserve, second reserve, deck, discard pile, rounds without a change"
        self._counts = add("counts", 9, 255, about)
        self._ends = add("ends", len(ENDS), about=f"why this is the last round: {', '.join(ENDS)}")
        self._winners = add("winners", MOST_SEATS)
        self._waits = add("waits for discards", MOST_SEATS, about="whose effect makes people discard")
        self._waits_thing = add("discards for", things, about="the card or source whose effect it is")
        self._hand = add("hand", cards, 9)
        self._first = add("first", cards, about="the first card that one has chosen while it is hidden")
        self._price = add(
            "price", (3, cards), 255, "of the cards in hand: cards to discard + 1, position + 1, and where it lands"
        )
        self._discard = add("discard", cards, 9)
        about = "of each source in play: which, fortified, token, to beat"
        self._source = add("sources", (MOST_SEATS, sources + 3), 255, about)
        self._holder = add("holders", (MOST_SEATS, MOST_SEATS), about="who holds each; nobody: it lies in the centre")
        self._under = add("under", (MOST_SEATS, cards), 9, "the cards under each")
        about = (
            "taken, hand, points, slides, size of the brotherhood, score, strength, discards owed now and then, first card"
            " chosen, how much is pending, the colour of the flame outside"
        )
        self._person = add("people", (MOST_SEATS, 11 + len(COLOURS)), 255, about)
        self._cubes = add("cubes", (MOST_SEATS, len(CUBES)), 2, f"on {', '.join(CUBES)}")
        self._flames = add("flames", (MOST_SEATS, POSITIONS, len(COLOURS)), about="the colour at each position, 1 first")
        self._tiles = add("tiles", (MOST_SEATS, POSITIONS, cards), 9, "the cards at each position")
        self._free = add("brotherhoods", (MOST_SEATS, cards), 9, "without those under sources")
        self._tokens = add("tokens", (MOST_SEATS, things), about="whose flame effect is used up")
        self._does = add("pending", (MOST_SEATS, len(DEEDS)), about=f"the newest of each: {', '.join(DEEDS)}")
        self._because = add("because", (MOST_SEATS, things), about="the card or source that it comes from")
        self._about = add("about", (MOST_SEATS, cards), 9, "the cards that it is about: attackers, what is played or leaves")
        self._subject = add("subject", (MOST_SEATS, things), about="the card or source that its effect is about")
        self._attacked = add("attacked", (MOST_SEATS, sources))
        about = "number, begun, asks, then its effect: the kind, and where it stands on the card, from 1"
        self._effect = add("effects", (MOST_SEATS, EFFECT), 255, about)

    def write(self, view: EchoesView, out: bytearray) -> None:
        own, seats = 0 if view.seat is None else view.seat, len(view.people)
        index, size = self.pack.index, self.pack.size
        out[self._phase + PHASES[view.phase]] = 1
        out[self._start + (view.start - own) % seats] = 1
        if view.active >= 0:
            out[self._active + (view.active - own) % seats] = 1
        at = self._counts
        counts = (view.round, view.turn, view.main_done, view.reserve, view.second, view.deck, len(view.discard), view.still)
        out[at : at + 9] = packed((seats, *counts))
        for reason in view.ends:
            out[self._ends + ENDS.index(reason)] = 1
        for winner in view.winners:
            out[self._winners + (winner - own) % seats] = 1
        if view.waits_for_discards >= 0:
            out[self._waits + (view.waits_for_discards - own) % seats] = 1
        if view.discards_for is not None:
            out[self._waits_thing + index[view.discards_for]] = 1
        for card, price in zip(view.hand, view.prices, strict=True):
            number = index[card]
            out[self._hand + number] += 1
            at = self._price + number
            out[at] = byte(price.cards + 1)
            out[at + size] = byte(price.position + 1)
            out[at + 2 * size] = NOWHERE if price.lands < 0 else price.lands + STRAIGHT
        if view.first is not None:
            out[self._first + index[view.first]] = 1
        for card in view.discard:
            out[self._discard + index[card]] += 1
        for place, source in enumerate(view.sources):
            self._write_source(place, source, own, seats, out)
        for person in view.people:
            self._write_person(person, (person.seat - own) % seats, out)
            if person.pending:
                self._write_pending(person.pending[-1], (person.seat - own) % seats, out)

    def _write_source(self, place: int, shown: SourceView, own: int, seats: int, out: bytearray) -> None:
        index, size, sources = self.pack.index, self.pack.size, len(self.pack.sources)
        at = self._source + place * (sources + 3)
        out[at + index[shown.source] - size] = 1
        out[at + sources : at + sources + 3] = packed((shown.fortified, shown.token, shown.to_beat))
        if shown.holder >= 0:
            out[self._holder + place * MOST_SEATS + (shown.holder - own) % seats] = 1
        for card in shown.under:
            out[self._under + place * size + index[card]] += 1

    def _write_person(self, person: PersonView, after: int, out: bytearray) -> None:
        index, size, things = self.pack.index, self.pack.size, self._things
        outside = [0] * len(COLOURS)
        outside[COLOUR[person.outside]] = 1
        counts = (
            1, person.hand, person.vp, person.slides, person.size, person.score, sum(person.strengths), person.must_discard,
            person.then_discard, person.chose_first, len(person.pending), *outside,
        )  # fmt: skip
        at = self._person + after * len(counts)
        out[at : at + len(counts)] = packed(counts)
        for cube in person.cubes:
            out[self._cubes + after * len(CUBES) + CUBES.index(cube)] += 1
        at = self._flames + after * POSITIONS * len(COLOURS)
        for place, flame in enumerate(person.flames):
            out[at + place * len(COLOURS) + COLOUR[flame]] = 1
        at = self._tiles + after * POSITIONS * size
        for tile in person.tiles:
            for card in tile:
                out[at + index[card]] += 1
            at += size
        at = self._free + after * size
        for card in person.brotherhood:
            out[at + index[card]] += 1
        for thing in person.tokens:
            out[self._tokens + after * things + index[thing]] = 1

    def _write_pending(self, newest: PendingView, after: int, out: bytearray) -> None:
        index, size, things, sources = self.pack.index, self.pack.size, self._things, len(self.pack.sources)
        out[self._does + after * len(DEEDS) + DEED[newest.does]] = 1
        if newest.because is not None:
            out[self._because + after * things + index[newest.because]] = 1
        for card in newest.cards:
            out[self._about + after * size + index[card]] += 1
        if newest.subject is not None:
            out[self._subject + after * things + index[newest.subject]] = 1
        if newest.source is not None:
            out[self._attacked + after * sources + index[newest.source] - size] = 1
        at = self._effect + after * EFFECT
        out[at : at + 3] = packed((newest.number, newest.begun, newest.asks))
        if newest.effect is not None:
            out[at + 3 + PARTS[newest.effect.part]] = 1
            for deep, place in enumerate(newest.effect.path[:DEPTH]):
                out[at + 3 + len(PARTS) + deep] = byte(place + 1)
