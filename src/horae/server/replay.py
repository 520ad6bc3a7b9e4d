"""A table's game so far, step by step as one seat or the public knew it, in one language."""

from __future__ import annotations

from collections.abc import Iterator

from horae.core.game import Seat
from horae.core.log import frames
from horae.core.narration import AnyNarration
from horae.server import views
from horae.server.phrase_cache import words
from horae.server.pictures import TablePictures
from horae.server.protocol import http_bodies, table_views
from horae.table.running_game import RunningGame
from horae.table.table import Table


def replay(
    table: Table,
    narration: AnyNarration,
    pictures: TablePictures,
    seat: Seat | None,
    language: str,
    laid_out: bool = False,
) -> http_bodies.ReplayView:
    play = table.play
    assert play is not None
    ended = play.state.result()
    names = table.names(language)
    found = tuple(_frames(table, play, narration, seat, language, names))
    shown: dict[str, str] = {}
    for frame in found:
        shown |= pictures.shown(frame.view)  # type: ignore[arg-type]  # a struct that goes out as the JSON it stands for
    return http_bodies.ReplayView(
        table=table.id,
        game=table.game.name,
        pack=table.pack.id,
        seat=seat,
        names=tuple(names),
        finished=ended is not None,
        frames=found,
        outcome=None if ended is None else views.outcome(ended, seat, play, narration, language, names),
        pictures=shown,
        laid_out=laid_out,
    )


def _frames(
    table: Table, play: RunningGame, narration: AnyNarration, seat: Seat | None, language: str, names: list[str]
) -> Iterator[http_bodies.FrameView]:
    pack = play.pack
    before = play.first.view(seat)
    teller = narration.Narrator(pack, before)
    for frame in frames(play.first, [(step.seat, step.action) for step in play.steps], seat):
        own = None if frame.action is None else words(narration.move(frame.action, before, pack), language, names)
        lines: list[table_views.LineView] = []
        for event in frame.events:
            phrase = teller.tell(event)
            said = "" if phrase is None else words(phrase, language, names)
            lines.append(table_views.LineView(frame.n, "event", said, None, frame.actor, event))  # type: ignore[arg-type]  # sent as its JSON
        before = frame.view
        yield http_bodies.FrameView(
            n=frame.n,
            seat=frame.actor,
            words=own,
            lines=tuple(lines),
            view=frame.view,  # type: ignore[arg-type]  # as above
            now=words(narration.step(frame.view, pack), language, names),
            deciding=frame.deciding,
            parts=views.parts(table, narration, frame.view, pack, language, names),
        )
