"""TIME Stories in plain words: what can be typed, what can be read, and how the table stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from horae.core.game import Action, AnyGame, Pack
from horae.core.speech import LANGUAGES, Fault, Phrase, say
from horae.games.timestories import actions as do
from horae.games.timestories import narration
from horae.games.timestories.open_content import content_of
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import TimeStoriesView
from horae.spoken.game import Part, Reading
from horae.spoken.timestories_open import AnyMission, OpenMission
from horae.spoken.timestories_reading import MissionWords, part_lines, plain_board, plain_people, readings
from horae.spoken.voice import Voice
from horae.spoken.words import plain, spellings

GIFTS = (do.Give, do.GiveHidden)
_VOTES = 100
_WAYS = 20
"""More than a card offers."""


def _ways(view: TimeStoriesView, whom: int) -> Sequence[int]:
    return next(asked.ways for asked in view.questions if asked.agent == whom)


def _bare(words: str) -> str:
    """As it is compared: “explore C” is “explore card C”."""
    return " ".join(word for word in plain(words).split() if word not in ("card", "carta", "la"))


class SpokenTimeStories:
    """A mission with one person who is told it: alone they have two receptacles."""

    def __init__(self, pack: AnyMission) -> None:
        self.pack: Any = pack
        """A whole mission, or as much of it as lies open: that is all that views ask for."""

    @classmethod
    def open(cls, game: AnyGame, pack: Pack) -> Self:
        assert isinstance(pack, TimeStoriesPack)
        return cls(OpenMission(content_of(pack)))  # what is understood must not tell what there is to be found

    def step(self, view: TimeStoriesView) -> Phrase:
        """The question; who is asked is named, since one person may have two receptacles."""
        now = narration.step(view, self.pack)
        asked = next((own.agent for own in view.own if own.question is not None), None)
        if asked is None and len(view.own) > 1:
            asked = next((own.agent for own in view.own if view.agents[own.agent].link), None)
        if asked is None:
            return now
        who = narration.named(self.pack, [one.receptacle for one in view.agents], asked)
        return Phrase("timestories-read-asked", {"who": who, "text": now})

    def move(self, action: Action, view: TimeStoriesView) -> Phrase:
        return narration.move(action, view, self.pack)

    # --- what can be typed ---

    def numbered(self, legal: Sequence[Action], view: TimeStoriesView) -> Mapping[int, Action]:
        """What one may give stands together after all else. A vote has the same number on everybody's screen, whatever else
        stands there: people tell each other what to vote for."""
        others = [action for action in legal if not isinstance(action, do.Vote)]
        moves: dict[int, Action] = dict(enumerate(sorted(others, key=lambda action: isinstance(action, GIFTS)), 1))
        votes = [action for action in legal if isinstance(action, do.Vote)]
        return moves | {self._number_of(vote, view): vote for vote in sorted(votes, key=lambda vote: (vote.whom, vote.agent))}

    def _number_of(self, vote: do.Vote, view: TimeStoriesView) -> int:
        """By whose card it is and which of its ways; the second receptacle of who is alone has numbers of its own."""
        own = [one.agent for one in view.own].index(vote.agent)
        return _VOTES * (vote.whom + 1) + _WAYS * own + _ways(view, vote.whom).index(vote.option) + 1

    def understand(self, words: str, view: TimeStoriesView, offered: Sequence[Action] = ()) -> Action | None:
        """A move by the words it is offered in, in either language; stopping and starting over besides. A word that a
        card asks for follows "answer"."""
        asked = next((own.agent for own in view.own if own.question is not None and own.question.typed), None)
        command, _, rest = words.strip().partition(" ")
        if plain(command) in spellings("timestories-word-vote") and rest.strip().isdecimal():
            return self._vote_for(int(rest.strip()[:4]), view, offered)
        if asked is not None and plain(command) in spellings("timestories-word-answer"):
            return do.Answer(asked, rest.strip())
        is_open = isinstance(self.pack, OpenMission)
        # Where only what lies open is known, whoever offers the moves knows what they are called.
        moves, named = (self.tries(view), ()) if is_open else (self._every_move(view), offered)
        wanted = _bare(words)
        found = [
            action for action in moves if any(wanted == _bare(say(self.move(action, view), language)) for language in LANGUAGES)
        ]
        meant = [action for action in found if action in offered]  # two receptacles may have the same words
        return next(iter(meant or self._begun(wanted, view, named) or self._begun(wanted, view, moves) or found), None)

    def _vote_for(self, number: int, view: TimeStoriesView, offered: Sequence[Action]) -> Action | None:
        """A vote by its number, or by its place among the ways where one thing is voted on."""
        votes = {place: action for place, action in self.numbered(offered, view).items() if isinstance(action, do.Vote)}
        if number in votes:
            return votes[number]
        if number >= _VOTES or not votes:
            raise Fault(Phrase("timestories-no-such-vote"))
        if len({place // _WAYS for place in votes}) > 1:
            raise Fault(Phrase("timestories-which-vote"))
        found = next((action for place, action in votes.items() if place % _WAYS == number), None)
        if found is None:
            raise Fault(Phrase("timestories-no-such-vote"))
        return found

    def _begun(self, wanted: str, view: TimeStoriesView, moves: Sequence[Action]) -> Sequence[Action]:
        """The one of these moves that begins with the words, as "explore H" does where H is the guest."""
        begun = [
            action
            for action in moves
            if any(_bare(say(self.move(action, view), language)).startswith(f"{wanted} ") for language in LANGUAGES)
        ]
        return begun if len(begun) == 1 else ()

    def _every_move(self, view: TimeStoriesView) -> Sequence[Action]:
        from horae.games.timestories.game import TimeStories

        own = {one.agent for one in view.own}
        space = TimeStories().action_space(self.pack)
        return [action for action in space if do.agent_of(action) in own and self._can_be_named(action, view)]

    def _can_be_named(self, action: Action, view: TimeStoriesView) -> bool:
        others = [getattr(action, name) for name in ("whom", "to") if name in action.__struct_fields__]
        return all(other < len(view.agents) for other in others)

    def tries(self, view: TimeStoriesView) -> Sequence[Action]:
        agents = [one.agent for one in view.own]
        made: list[Action] = []
        for agent in agents:
            made += [do.STAND_BY[agent], do.READY[agent], do.ATTEMPT[agent][0], do.UPDATE[agent][0]]
            made += [do.EXPLORE[agent][slot] for slot in range(len(view.panorama))]
        return made

    # --- what can be read ---

    def readings(self, view: TimeStoriesView, voice: Voice) -> Sequence[Reading]:
        return readings(MissionWords(self.pack, view, voice))

    def parts(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice) -> Sequence[Part]:
        return [Part.by(f"timestories-part-{key}", lines) for key, lines in part_lines(MissionWords(self.pack, view, voice))]

    def plain_board(self, view: TimeStoriesView, legal: Sequence[Action], voice: Voice) -> Sequence[str]:
        return plain_board(MissionWords(self.pack, view, voice))

    def plain_people(self, view: TimeStoriesView, voice: Voice) -> Sequence[str]:
        return plain_people(MissionWords(self.pack, view, voice))
