"""Shipwreck in plain words: what can be typed, what can be read, and how the table stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from horae.core.game import Action, AnyGame, Pack
from horae.core.speech import Phrase
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import narration
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import VALUES
from horae.spoken.game import Part, Reading
from horae.spoken.shipwreck_reading import (
    ArcanaWords,
    deck_line,
    hand_lines,
    plain_board,
    plain_people,
    power_lines,
    readings,
    row_lines,
    unseen_line,
)
from horae.spoken.shipwreck_words import understand
from horae.spoken.voice import Voice


class SpokenShipwreck:
    """The Shipwreck Arcana with one person who is told it."""

    def __init__(self, pack: ShipwreckPack) -> None:
        self.pack = pack

    @classmethod
    def open(cls, game: AnyGame, pack: Pack) -> Self:
        assert isinstance(pack, ShipwreckPack)
        return cls(pack)  # what each card does is no secret, only where those in the deck lie

    def step(self, view: ShipwreckView) -> Phrase:
        return narration.step(view, self.pack)

    def move(self, action: Action, view: ShipwreckView) -> Phrase:
        return narration.move(action, view, self.pack)

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: ShipwreckView) -> Mapping[int, Action]:
        """A prediction's number is its value, whatever was guessed before; everything else comes after."""
        predictions = {action.value: action for action in legal if isinstance(action, do.Predict)}
        first = len(VALUES) + 1 if predictions else 1
        others = [action for action in legal if not isinstance(action, do.Predict)]
        return {**predictions, **dict(enumerate(others, first))}

    def understand(self, words: str, view: ShipwreckView, offered: Sequence[Action] = ()) -> Action | None:
        return understand(words, view, self.pack)

    def tries(self, view: ShipwreckView) -> Sequence[Action]:
        if view.step != "play" or view.seat != view.active:
            return []
        fates = range(len(set(view.hand)))
        places = [0, *(place for place, spot in enumerate(view.row, 1) if spot.card is not None)]
        return [do.PlayFate(fate, place) for place in places for fate in fates]

    # --- what can be read ---

    def readings(self, view: ShipwreckView, voice: Voice) -> Sequence[Reading]:
        return readings(view, ArcanaWords(self.pack, voice))

    def parts(self, view: ShipwreckView, legal: Sequence[Action], voice: Voice) -> Sequence[Part]:
        words = ArcanaWords(self.pack, voice)
        return [
            Part.by("shipwreck-part-row", row_lines(view, legal, words)),
            Part.by("shipwreck-part-hand", hand_lines(view, words)),
            Part.by("shipwreck-part-people", plain_people(view, words)),
            Part.by("shipwreck-part-deck", [deck_line(view, words)]),
            Part.by("shipwreck-part-powers", power_lines(view, words)),
            Part.by("shipwreck-part-bag", [unseen_line(view, words)]),
        ]

    def plain_board(self, view: ShipwreckView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return plain_board(view, legal, ArcanaWords(self.pack, voice))

    def plain_people(self, view: ShipwreckView, voice: Voice) -> Sequence[str]:
        return plain_people(view, ArcanaWords(self.pack, voice))
