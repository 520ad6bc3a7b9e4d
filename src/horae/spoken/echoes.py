"""Echoes in plain words: what can be typed, what can be read, and how the table stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from horae.core.game import Action, AnyGame, Pack
from horae.core.speech import Phrase
from horae.games.echoes import actions as do
from horae.games.echoes import narration
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.view import EchoesView
from horae.spoken.echoes_cards import (
    CardWords,
    brotherhood_line,
    discard_line,
    hand_lines,
    plain_board,
    plain_people,
    rail_line,
    readings,
    source_lines,
    stock,
)
from horae.spoken.echoes_words import understand
from horae.spoken.game import Part, Reading
from horae.spoken.voice import Voice


class SpokenEchoes:
    """Echoes of Time with one person who is told it."""

    def __init__(self, pack: EchoesPack) -> None:
        self.pack = pack

    @classmethod
    def open(cls, game: AnyGame, pack: Pack) -> Self:
        assert isinstance(pack, EchoesPack)
        return cls(pack)  # its cards are nobody's secret, only where they lie (ET-R15)

    def step(self, view: EchoesView) -> Phrase:
        return narration.step(view, self.pack)

    def move(self, action: Action, view: EchoesView) -> Phrase:
        return narration.move(action, view, self.pack)

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: EchoesView) -> Mapping[int, Action]:
        return dict(enumerate(legal, 1))

    def understand(self, words: str, view: EchoesView, offered: Sequence[Action] = ()) -> Action | None:
        return understand(words, view, self.pack)

    def tries(self, view: EchoesView) -> Sequence[Action]:
        if view.seat is None or view.seat != view.active or view.main_done:
            return []
        board = [card for tile in view.people[view.seat].tiles for card in tile]
        sources = [source.source for source in view.sources]
        return [
            *(do.PlayCard(card) for card in dict.fromkeys(view.hand)),
            *(do.Advance(card) for card in board),
            *(do.Conquer(source) for source in sources),
            *(do.Fortify(source) for source in sources),
        ]

    # --- what can be read ---

    def readings(self, view: EchoesView, voice: Voice) -> Sequence[Reading]:
        return readings(view, CardWords(self.pack, voice))

    def parts(self, view: EchoesView, legal: Sequence[Action], voice: Voice) -> Sequence[Part]:
        words = CardWords(self.pack, voice)
        own = [who for who in view.people if who.seat == view.seat]
        return [
            Part.by("echoes-part-sources", source_lines(view, words)),
            Part.by("echoes-part-hand", hand_lines(view, words)),
            Part.by("echoes-part-rail", [rail_line(who, words) for who in own or view.people]),
            Part.by("echoes-part-rails", [f"{voice.names[who.seat]}: {rail_line(who, words)}" for who in view.people]),
            Part.by("echoes-part-brotherhood", [brotherhood_line(who, words) for who in own or view.people]),
            Part.by("echoes-part-people", plain_people(view, words)),
            Part.by("echoes-part-deck", [stock(view, voice)]),
            Part.by("echoes-part-discard", [discard_line(view, words)]),
        ]

    def plain_board(self, view: EchoesView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return plain_board(view, CardWords(self.pack, voice))

    def plain_people(self, view: EchoesView, voice: Voice) -> Sequence[str]:
        return plain_people(view, CardWords(self.pack, voice))
