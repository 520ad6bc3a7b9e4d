"""A finished mission retold: how the score is read off the Mission Return, where the group was and how much of each place it
saw, and what it did round by round. Never what it did not find, but for how much of it there is.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.core.log import Frame
from horae.core.speech import Phrase, Sayable, Text
from horae.core.story import Chapter, Row
from horae.games.timestories import events as ev
from horae.games.timestories.narration import named, scored
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView


def story(frames: Sequence[Frame], pack: TimeStoriesPack) -> Sequence[Chapter]:
    view = frames[-1].view
    assert isinstance(view, TimeStoriesView)
    return (_return(view), _map(view, pack), _log(frames, view, pack))


def _return(view: TimeStoriesView) -> Chapter:
    """TS-13.2: every line of the score; they add up to it."""
    rows = [Row((scored(line.source, line.text, view.returned), line.points)) for line in view.score_lines]
    rows.append(Row((Phrase("timestories-story-score"), view.score), leads=True))
    heads = (Phrase("timestories-story-what"), Phrase("timestories-story-points"))
    return Chapter(Phrase("timestories-story-return"), (), heads, tuple(rows))


def _map(view: TimeStoriesView, pack: TimeStoriesPack) -> Chapter:
    """Of the places that were visited, how many of the cards that lay there, first or later, were read; of the others only
    their number."""
    read, cards = set(view.read), pack.cards
    visited = {place.id: place for place in view.locations if place.visits}
    rows: list[Row] = []
    for place in pack.places:
        if place.id in visited:
            lay = {cards[card].id for card in place.layout}
            later = {card for card in read if card.startswith(f"{place.id}-")} - lay - {cards[place.a].id}
            seen, lain = len(lay & read) + len(later), len(lay) + len(later)
            cell = Phrase("timestories-story-seen", {"seen": seen, "all": lain})
            rows.append(Row((place.name, visited[place.id].visits, cell), leads=seen == lain))
    unseen = len(pack.places) - len(visited)
    lines = (Phrase("timestories-story-unseen", {"places": unseen}),)
    heads = tuple([Phrase(f"timestories-story-{head}") for head in ("place", "visits", "cards")])
    return Chapter(Phrase("timestories-story-map"), lines, heads, tuple(rows))


class _Round:
    """What is written down of one round."""

    def __init__(self, number: int, captain: int) -> None:
        self.number = number
        self.captain = captain
        self.place: Sayable = ""
        self.passed = 0
        self.failed = 0


def _log(frames: Sequence[Frame], view: TimeStoriesView, pack: TimeStoriesPack) -> Chapter:
    """Round by round: who led the group where, and how its tests went."""
    names: dict[str, Text] = {place.id: place.name for place in pack.places}
    rounds: list[_Round] = []
    for event in [event for frame in frames for event in frame.events]:
        match event:
            case ev.RunRestarted():
                rounds = []
            case ev.RoundBegan(round=number, captain=captain):
                rounds.append(_Round(number, captain))
            case ev.LocationChosen(location=location) | ev.GroupMoved(location=location) if rounds:
                rounds[-1].place = names[location]
            case ev.TestResolved(outcome=outcome) if rounds:
                rounds[-1].passed += outcome != "failure"
                rounds[-1].failed += outcome == "failure"
            case _:
                pass
    who = [agent.receptacle for agent in view.agents]
    rows = [Row((one.number, named(pack, who, one.captain), one.place, one.passed, one.failed)) for one in rounds if one.place]
    heads = tuple([Phrase(f"timestories-story-{head}") for head in ("round", "captain", "place", "passed", "failed")])
    return Chapter(Phrase("timestories-story-log"), (), heads, tuple(rows))
