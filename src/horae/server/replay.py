"""A table's game so far, step by step as one seat or the public knew it, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from horae.core.game import Event, Seat
from horae.core.log import Frame, frames_of_each
from horae.core.narration import AnyNarration
from horae.core.speech import Phrase
from horae.server import views
from horae.server.phrase_cache import words
from horae.server.pictures import TablePictures
from horae.server.protocol import http_bodies, table_views
from horae.table.running_game import RunningGame
from horae.table.table import Table

Audience: TypeAlias = Seat | None
FramesOf: TypeAlias = dict[tuple[Audience, str], list[http_bodies.FrameView]]


def replay(
    table: Table,
    narration: AnyNarration,
    pictures: TablePictures,
    seat: Seat | None,
    language: str,
    laid_out: bool = False,
) -> http_bodies.ReplayView:
    return replays(table, narration, pictures, (seat,), (language,), laid_out)[seat, language]


def replays(
    table: Table,
    narration: AnyNarration,
    pictures: TablePictures,
    seats: Sequence[Audience],
    languages: Sequence[str],
    laid_out: bool = False,
) -> dict[tuple[Audience, str], http_bodies.ReplayView]:
    """The game as each of these knew it, in each of the languages: played again once for all of them."""
    play = table.play
    assert play is not None
    ended = play.state.result()
    shown: dict[Audience, dict[str, str]] = {seat: {} for seat in seats}
    found: FramesOf = {(seat, language): [] for seat in seats for language in languages}
    names = {language: table.names(language) for language in languages}
    _show(table, play, narration, pictures, names, shown, found)
    return {
        (seat, language): http_bodies.ReplayView(
            table=table.id,
            game=table.game.name,
            pack=table.pack.id,
            seat=seat,
            names=tuple(names[language]),
            finished=ended is not None,
            frames=tuple(frames),
            outcome=None if ended is None else views.outcome(ended, seat, play, narration, language, names[language]),
            pictures=shown[seat],
            laid_out=laid_out,
        )
        for (seat, language), frames in found.items()
    }


def _show(
    table: Table,
    play: RunningGame,
    narration: AnyNarration,
    pictures: TablePictures,
    names: dict[str, list[str]],
    shown: dict[Audience, dict[str, str]],
    found: FramesOf,
) -> None:
    """Fill in what each audience is shown: the pictures and, in each language, the frames."""
    pack, seats = play.pack, list(shown)
    view = play.first.viewer()
    before = {seat: view(seat) for seat in seats}
    tellers = {seat: narration.Narrator(pack, before[seat]) for seat in seats}
    for step in frames_of_each(play.first, [(step.seat, step.action) for step in play.steps], seats):
        for seat, frame in zip(seats, step, strict=True):
            own = None if frame.action is None else narration.move(frame.action, before[seat], pack)
            told = [(event, tellers[seat].tell(event)) for event in frame.events]
            now = narration.step(frame.view, pack)
            before[seat] = frame.view
            shown[seat] |= pictures.shown(frame.view)
            for language, called in names.items():
                found[seat, language].append(
                    http_bodies.FrameView(
                        n=frame.n,
                        seat=frame.actor,
                        words=None if own is None else words(own, language, called),
                        lines=tuple([_line(frame, event, phrase, language, called) for event, phrase in told]),
                        view=frame.view,  # type: ignore[arg-type]  # a struct that goes out as the JSON it stands for
                        now=words(now, language, called),
                        deciding=frame.deciding,
                        parts=views.parts(table, narration, frame.view, pack, language, called),
                    )
                )


def _line(frame: Frame, event: Event, phrase: Phrase | None, language: str, names: Sequence[str]) -> table_views.LineView:
    said = "" if phrase is None else words(phrase, language, names)
    return table_views.LineView(frame.n, "event", said, None, frame.actor, event)  # type: ignore[arg-type]  # as the view
