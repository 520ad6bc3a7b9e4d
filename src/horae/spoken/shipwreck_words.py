"""Shipwreck plays told in words: "3 on dawn", "predict 5", "power leviathan 2 midnight", "flip 1 2 3"."""

from __future__ import annotations

from horae.core.game import Action
from horae.core.refusal import Refused
from horae.core.speech import LANGUAGES, Fault, Listing, Phrase
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.narration import THE_HOURS, numbers
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import Cycle, DiscardLower
from horae.spoken.words import after, plain, spellings

_HOURS = "the hours"
"""Stands among card ids; no id has a space."""
_SHORTEST = 2

_BARE: tuple[tuple[str, Action], ...] = (
    ("shipwreck-word-pass", do.PASS),
    ("shipwreck-word-agree", do.AGREE),
    ("shipwreck-word-object", do.OBJECT),
    ("shipwreck-word-show", do.SHOW),
    ("shipwreck-word-confess", do.CONFESS),
)


def understand(words: str, view: ShipwreckView, pack: ShipwreckPack) -> Action | None:
    """The action that is meant, legal or not. None if the words are no play at all."""
    text = plain(words)
    for key, action in _BARE:
        if after(key, text) == "":
            return action
    if (tiles := after("shipwreck-word-flip", text)) is not None:
        return _flip(tuple(_numbers(tiles)), view)
    if (value := after("shipwreck-word-predict", text)) is not None:
        named = _numbers(value)
        return do.Predict(named[0]) if len(named) == 1 else None
    power = after("shipwreck-word-power", text)
    named, cards = _numbers(text), _cards(text if power is None else power, view, pack)
    if cards and (power is not None or (not named and cards[0] in view.faded)):
        return _power(cards, named, view, pack)
    if power is None and named and (cards or len(named) == 2):
        return _play(named, cards, view)
    return None


def _flip(tiles: tuple[int, ...], view: ShipwreckView) -> Action:
    """Tiles that all lie face down are turned up again; any others are marked."""
    flipped = next((who.flipped for who in (*view.people, *view.away) if who.seat == view.active), ())
    return do.FlipTiles(tiles, not tiles or not all(tile in flipped for tile in tiles))


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split() if word.isdecimal() and len(word) < 4]


def _cards(text: str, view: ShipwreckView, pack: ShipwreckPack) -> list[str]:
    """The cards named, in order. A word names a card by the beginning of a word of its name."""
    skip = set(spellings("shipwreck-word-filler"))
    found: list[set[str]] = []
    joined = False
    for word in text.split():
        if word.isdecimal() or word in skip:
            joined = joined and word in skip
            continue
        meant = {card for card, parts in _name_words(pack).items() if any(_begins(part, word) for part in parts)}
        if not meant:
            return []
        if joined and found[-1] & meant:
            found[-1] &= meant
        else:
            found.append(meant)
        joined = True
    return [_only(meant, view, pack) for meant in found]


def _begins(part: str, word: str) -> bool:
    return part == word or (len(word) >= _SHORTEST and part.startswith(word))


def _name_words(pack: ShipwreckPack) -> dict[str, list[str]]:
    skip = set(spellings("shipwreck-word-filler"))
    named = {card.id: [card.name[language] for language in LANGUAGES] for card in pack.arcana}
    named[_HOURS] = list(spellings("shipwreck-word-hours"))
    return {card: [part for name in texts for part in plain(name).split() if part not in skip] for card, texts in named.items()}


def _only(meant: set[str], view: ShipwreckView, pack: ShipwreckPack) -> str:
    """The one card meant: of several, the only one that lies on the table."""
    on_table = meant & {_HOURS, *view.faded, *(spot.card for spot in view.row if spot.card is not None)}
    likely = on_table or meant
    if len(likely) == 1:
        return next(iter(likely))
    cards = tuple(card.name for card in pack.arcana if card.id in likely)
    raise Fault(Phrase("shipwreck-which-card", {"cards": Listing(cards + ((THE_HOURS,) if _HOURS in likely else ()), "or")}))


def _place(card: str, view: ShipwreckView) -> int | None:
    if card == _HOURS:
        return 0
    return next((place for place, spot in enumerate(view.row, 1) if spot.card == card), None)


def _play(named: list[int], cards: list[str], view: ShipwreckView) -> Action:
    value = named[0]
    place: int | None = named[1] if len(named) > 1 and not cards else None
    if cards:
        place = _place(cards[0], view)
    if place is None:
        raise Refused("SA-7.3", "shipwreck-no-card-in-row")
    my_play = view.step == "play" and view.seat == view.active
    if my_play and value not in view.hand:
        raise Refused("SA-7.1", "shipwreck-no-such-value", value=value, hand=numbers(view.hand))
    return do.PlayFate(view.hand.index(value) if value in view.hand else 0, place)


def _power(cards: list[str], named: list[int], view: ShipwreckView, pack: ShipwreckPack) -> Action | None:
    card = cards[0]
    if card == _HOURS:
        raise Refused("SA-2.1", "shipwreck-no-hours-power")
    deed = pack.power_of[pack.index[card]].does
    value = named[0] if named else 0
    place = 0
    if isinstance(deed, Cycle | DiscardLower) and len(cards) > 1:
        found = _place(cards[1], view)
        if found is None:
            raise Refused("SA-7.3", "shipwreck-no-card-in-row")
        place = found
    return do.UsePower(card, value, place)
