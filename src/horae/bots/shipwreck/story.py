"""A finished game of Shipwreck retold: the best clue, the closest call, and what each play told of what was kept.

What a play told is what the explainer found in it, as a spectator could have known then.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.shipwreck.explainer import Explainer, Finding
from horae.core.game import Event, Seat
from horae.core.log import Frame
from horae.core.speech import Phrase, Sayable, person
from horae.core.story import Chapter, Row
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.clauses import values_or
from horae.games.shipwreck.narration import THE_HOURS
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.view import ShipwreckView


class Turn:
    """What is told of one turn."""

    def __init__(self, number: int, seat: Seat, doom: int) -> None:
        self.number = number
        self.seat = seat
        self.doom = doom
        self.value = 0
        self.at: Sayable = ""
        self.left: tuple[int, ...] = ()
        """The values that the kept fate could have after the play and all that was said, if people play to be read."""
        self.said: int | None = None
        self.kept: int | None = None
        self.right = False
        self.saved = 0
        """The doom that a fading would have added had the prediction not been right."""

    @property
    def averted(self) -> int:
        """Where doom would have stood had the prediction been wrong."""
        return min(GOAL, self.doom + self.saved + 1) if self.right else 0


def story(frames: Sequence[Frame], pack: ShipwreckPack) -> Sequence[Chapter]:
    turns = _turns(frames, pack)
    played = [turn for turn in turns if turn.value]
    return (highlights(played), _plays(played)) if played else ()


def _turns(frames: Sequence[Frame], pack: ShipwreckPack) -> list[Turn]:
    first = frames[0].view
    assert isinstance(first, ShipwreckView)
    explainer = Explainer(pack, first)
    turns = [Turn(first.turn, first.active, first.doom)]
    row = {place: spot.card for place, spot in enumerate(first.row, 1)}
    for frame in frames[1:]:
        assert isinstance(frame.view, ShipwreckView)
        for event in frame.events:
            if isinstance(event, ev.TurnBegan):
                turns.append(Turn(event.turn, event.seat, frame.view.doom))
            _note(turns[-1], event, explainer.hear(event), row, pack)
            if isinstance(event, ev.ArcanumLaid):
                row[event.place] = event.card
    return turns


def _note(turn: Turn, event: Event, finding: Finding | None, row: dict[int, str | None], pack: ShipwreckPack) -> None:
    if finding is not None and finding.seat == turn.seat:
        turn.left = finding.helpful
    match event:
        case ev.FatePlayed(value=value, place=place):
            card = row.get(place)
            turn.value = value
            turn.at = THE_HOURS if card is None else pack.arcana[pack.index[card]].name
        case ev.Predicted(value=value):
            turn.said = value
        case ev.PredictionResolved(fate=fate, right=right):
            turn.kept, turn.right = fate, right
        case ev.ArcanumFaded(card=card) if turn.right:
            turn.saved += pack.fading_doom[pack.index[card]]
        case _:
            pass


def highlights(turns: Sequence[Turn]) -> Chapter:
    lines: list[Phrase] = []
    telling = [
        turn for turn in turns if turn.left and (turn.kept is None or turn.kept in turn.left)
    ]  # no praise for what misled
    if telling:
        best = min(telling, key=lambda turn: len(turn.left))
        args: dict[str, Sayable] = {"left": values_or(best.left), "count": len(best.left), **_play(best)}
        lines.append(Phrase("shipwreck-story-clue", args))
    closest = max(turns, key=lambda turn: turn.averted)
    if closest.saved:
        lines.append(Phrase("shipwreck-story-saved", {"doom": closest.averted, **_play(closest)}))
    right = sum(turn.right for turn in turns)
    said = sum(turn.kept is not None for turn in turns)
    lines.append(Phrase("shipwreck-story-count", {"right": right, "said": said}))
    return Chapter(Phrase("shipwreck-story-highlights"), tuple(lines))


def _play(turn: Turn) -> dict[str, Sayable]:
    return {"turn": turn.number, "person": person(turn.seat), "value": turn.value, "card": turn.at}


def _plays(turns: Sequence[Turn]) -> Chapter:
    rows = [
        Row(
            (
                turn.number,
                person(turn.seat),
                Phrase("shipwreck-story-play", {"value": turn.value, "card": turn.at}),
                values_or(turn.left) if turn.left else "",
                "" if turn.kept is None else Phrase("shipwreck-story-told", {"said": turn.said or 0, "kept": turn.kept}),
            ),
            turn.seat,
            turn.right,
        )
        for turn in turns
    ]
    heads = tuple([Phrase(f"shipwreck-story-{head}") for head in ("turn", "person", "what", "left", "named")])
    return Chapter(Phrase("shipwreck-story-plays"), (Phrase("shipwreck-story-plays-about"),), heads, tuple(rows))
