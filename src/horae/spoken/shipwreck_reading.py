"""The Shipwreck table in words: every arcanum and power that can be read, and the whole table in plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from horae.core.game import Action
from horae.core.speech import Phrase
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import card_text, narration
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.view import RowCard, SeatView, ShipwreckView
from horae.games.shipwreck.vocabulary import VALUES, Arcanum
from horae.spoken.game import Reading
from horae.spoken.voice import Voice


class ArcanaWords:
    """Says what arcana are, in one voice."""

    def __init__(self, pack: ShipwreckPack, voice: Voice) -> None:
        self.pack = pack
        self.voice = voice

    def arcanum(self, card: str) -> Arcanum:
        return self.pack.arcana[self.pack.index[card]]

    def name(self, card: str) -> str:
        return self.voice.say(self.arcanum(card).name)

    def power(self, card: str, faded: bool = False) -> str:
        """What is left of it once it has faded, and for whom."""
        power = self.pack.powers[self.arcanum(card).power]
        who = self.voice.speak(f"shipwreck-shown-power-{power.by}")
        key = "shipwreck-read-power-now" if faded else "shipwreck-read-power"
        return self.voice.speak(key, name=power.name, who=who, text=card_text.power_text(power))

    def ability(self, card: str) -> tuple[str, ...]:
        arcanum = self.arcanum(card)
        moons = self.voice.speak("shipwreck-read-moons", moons=arcanum.moons)
        return self.voice.say(card_text.ability(arcanum)), moons

    def lines(self, card: str) -> tuple[str, ...]:
        motto = self.voice.say(self.arcanum(card).motto)
        return (*self.ability(card), self.power(card), motto)

    def spot(self, spot: RowCard, fates: Sequence[int]) -> str:
        """What lies before a card of the row, and how far it has faded."""
        lying = narration.numbers(tuple(fates))
        return self.voice.speak("shipwreck-read-hours", hours=spot.hours, moons=spot.moons, fates=lying, count=len(fates))

    def hours(self, view: ShipwreckView) -> tuple[str, ...]:
        """The Hours: its two tracks and what it is for."""
        tracks = [
            self.voice.speak("shipwreck-shown-score", value=view.score, goal=GOAL),
            self.voice.speak("shipwreck-shown-doom", value=view.doom, goal=GOAL),
        ]
        lines = [" · ".join(tracks), self.voice.speak("shipwreck-shown-last-resort")]
        here = (view.at_hours,) if view.at_hours else view.stranded
        if here:
            lines.append(self.voice.speak("shipwreck-read-at-hours", fates=narration.numbers(here), count=len(here)))
        return tuple(lines)


def fates_at(place: int, view: ShipwreckView) -> tuple[int, ...]:
    """The fates that lie there in sight: one still shown at The Hours is not told twice (SA-2.3)."""
    fates = view.row[place - 1].fates
    return fates[:-1] if view.at_hours and view.at_hours_before == place else fates


def readings(view: ShipwreckView, words: ArcanaWords) -> tuple[Reading, ...]:
    """The row, the deck's open top card, the faded powers, and every other arcanum: what each does is no secret, only
    where those in the deck lie."""
    return tuple(_readings(view, words))


def _readings(view: ShipwreckView, words: ArcanaWords) -> Iterator[Reading]:
    row = Phrase("shipwreck-read-row")
    yield Reading(row, narration.THE_HOURS, words.hours(view))
    for place, spot in enumerate(view.row, 1):
        if spot.card is not None:
            where = words.voice.speak("shipwreck-read-place", place=place)
            lines = (words.spot(spot, fates_at(place, view)), *words.lines(spot.card))
            yield Reading(row, words.arcanum(spot.card).name, lines, where)
    if view.deck_top is not None:
        yield _arcanum("shipwreck-read-deck", view.deck_top, words)
    for card in view.faded:
        yield Reading(Phrase("shipwreck-read-faded"), words.arcanum(card).name, (words.power(card, faded=True),))
    for card in sorted((*view.deck_unknown, *view.deck_bottom), key=words.name):
        yield _arcanum("shipwreck-read-in-deck", card, words)
    for card in view.gone:
        yield _arcanum("shipwreck-read-gone", card, words)


def _arcanum(group: str, card: str, words: ArcanaWords) -> Reading:
    return Reading(Phrase(group), words.arcanum(card).name, words.lines(card))


# --- in plain lines ---


def plain_board(view: ShipwreckView, legal: Sequence[Action], words: ArcanaWords) -> list[str]:
    powers = power_lines(view, words) if view.faded else []
    own = [unseen_line(view, words), *hand_lines(view, words)]
    return [*row_lines(view, legal, words), deck_line(view, words), *powers, *plain_people(view, words), *own]


def row_lines(view: ShipwreckView, legal: Sequence[Action], words: ArcanaWords) -> list[str]:
    voice = words.voice
    plays = [action for action in legal if isinstance(action, do.PlayFate)]
    lines = [f"0. {voice.say(narration.THE_HOURS)}. {' '.join(_ended(words.hours(view)))}{_goes(plays, 0, view, voice)}"]
    for place, spot in enumerate(view.row, 1):
        if spot.card is None:
            lines.append(f"{place}. {voice.speak('shipwreck-shown-empty')}.")
            continue
        told = _ended((words.name(spot.card), words.ability(spot.card)[0], words.spot(spot, fates_at(place, view))))
        lines.append(f"{place}. {' '.join(told)}{_goes(plays, place, view, voice)}")
    return lines


def deck_line(view: ShipwreckView, words: ArcanaWords) -> str:
    if view.deck_top is None:
        return f"{words.voice.speak('shipwreck-shown-no-deck')}."
    count = len(view.deck_unknown) + len(view.deck_bottom) + 1
    told = _ended((words.name(view.deck_top), *words.ability(view.deck_top)))
    return f"{words.voice.speak('shipwreck-shown-deck', count=count)} {' '.join(told)}"


def power_lines(view: ShipwreckView, words: ArcanaWords) -> list[str]:
    """The powers of what has faded, or that nothing has."""
    if not view.faded:
        return [words.voice.speak("shipwreck-read-no-powers")]
    head = words.voice.speak("shipwreck-shown-power-used" if view.power_used else "shipwreck-shown-powers")
    return [f"{head}.", *(f"{words.name(card)}: {words.power(card, faded=True)}" for card in view.faded)]


def _ended(lines: Sequence[str]) -> list[str]:
    return [line if line.endswith((".", "?", "!")) else f"{line}." for line in lines]


def _goes(plays: Sequence[do.PlayFate], place: int, view: ShipwreckView, voice: Voice) -> str:
    values = sorted({view.hand[play.fate] for play in plays if play.place == place})
    return f" {voice.speak('shipwreck-read-may-go', fates=narration.numbers(tuple(values)))}" if values else ""


def plain_people(view: ShipwreckView, words: ArcanaWords) -> list[str]:
    voice = words.voice
    lines = [_person(who, view, voice) for who in view.people]
    if facts := " · ".join(map(voice.say, narration.known(view, words.pack))):
        lines.append(voice.speak("shipwreck-shown-known", facts=facts))
    return lines


def _person(who: SeatView, view: ShipwreckView, voice: Voice) -> str:
    parts = []
    if who.seat == view.active and view.step != "over":
        parts.append(voice.speak("shipwreck-shown-own-turn" if who.seat == view.seat else "shipwreck-shown-turn"))
    elif who.seat == view.seat:
        parts.append(voice.speak("shipwreck-shown-you"))
    held = voice.speak("shipwreck-read-holds", count=who.fates)
    open_tiles = [tile for tile in VALUES if tile not in who.flipped]
    line = voice.speak("shipwreck-read-line", open=narration.numbers(tuple(open_tiles)), count=len(open_tiles))
    return f"{voice.names[who.seat]}: {'; '.join([*parts, held, line])}."


def unseen_line(view: ShipwreckView, words: ArcanaWords) -> str:
    voice = words.voice
    unseen = ", ".join(
        voice.speak("shipwreck-read-unseen", value=value, count=count) for value, count in zip(VALUES, view.unseen, strict=True)
    )
    key = "shipwreck-shown-all-in-bag" if view.bag == sum(view.unseen) else "shipwreck-shown-bag"
    return f"{voice.speak('shipwreck-shown-unseen')}: {unseen}. {voice.speak(key, count=view.bag)}"


def hand_lines(view: ShipwreckView, words: ArcanaWords) -> list[str]:
    if not view.hand:
        return []
    return [f"{words.voice.speak('shipwreck-shown-hand')}: {words.voice.say(narration.numbers(view.hand))}."]
