"""A finished game of Echoes retold: the points by where they come from, and how the sources changed hands."""

from __future__ import annotations

from collections.abc import Sequence

from horae.core.log import Frame
from horae.core.speech import Phrase, Sayable, person
from horae.core.story import Chapter, Row
from horae.games.echoes import events as ev
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.scoring import score_parts
from horae.games.echoes.view import EchoesView

STEPS = ("tokens", "sources", "cards", "effects", "total", "fortified")
"""ET-11.1 in the order in which it is counted, and what breaks ties (ET-11.2)."""


def story(frames: Sequence[Frame], pack: EchoesPack) -> Sequence[Chapter]:
    last = frames[-1].view
    assert isinstance(last, EchoesView)
    return (_reckoning(last, pack), *_sources(frames, pack))


def _reckoning(view: EchoesView, pack: EchoesPack) -> Chapter:
    """ET-11.1: step by step, whoever has most first."""
    fortified = [sum(shown.fortified and shown.holder == seat for shown in view.sources) for seat in range(len(view.people))]
    counted = sorted(score_parts(view, pack), key=lambda one: (-one.total, -fortified[one.seat]))
    rows = [
        Row(
            (person(one.seat), one.tokens, one.sources, one.cards, one.effects, one.total, fortified[one.seat]),
            one.seat,
            one.seat in view.winners,
        )
        for one in counted
    ]
    heads = tuple([Phrase(f"echoes-story-{step}") for step in ("person", *STEPS)])
    return Chapter(Phrase("echoes-story-reckoning"), (), heads, tuple(rows))


def _sources(frames: Sequence[Frame], pack: EchoesPack) -> Sequence[Chapter]:
    """Round by round, who conquered, took or fortified what."""
    rows: list[Row] = []
    for frame in frames:
        assert isinstance(frame.view, EchoesView)
        for event in frame.events:
            match event:
                case ev.SourceConquered(seat=seat, source=source, strength=strength, loser=loser):
                    key = "echoes-story-took" if loser >= 0 else "echoes-story-conquered"
                    what = Phrase(key, {"source": _name(source, pack), "loser": person(max(0, loser))})
                    rows.append(Row((frame.view.round, person(seat), what, strength), seat, loser >= 0))
                case ev.SourceFortified(seat=seat, source=source, strength=strength):
                    what = Phrase("echoes-story-fortify", {"source": _name(source, pack)})
                    rows.append(Row((frame.view.round, person(seat), what, strength), seat))
                case _:
                    pass
    if not rows:
        return ()
    heads = tuple([Phrase(f"echoes-story-{head}") for head in ("round", "person", "source", "strength")])
    return (Chapter(Phrase("echoes-story-fought"), (), heads, tuple(rows)),)


def _name(source: str, pack: EchoesPack) -> Sayable:
    return pack.name(pack.index[source])
