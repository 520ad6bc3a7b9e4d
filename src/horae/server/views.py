"""What one person gets to see of a table, as protocol structs in their language. Nothing else reaches a client's eyes.

The game's part goes through the seat's own view, legal actions and transcript, so nothing here could show more than
the seat may know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from horae.core.game import Action, Form, Result, Seat, View
from horae.core.narration import AnyNarration, parts_of
from horae.core.speech import Phrase, Sayable, say
from horae.core.stakes import Stake
from horae.games.registry import stakes_of
from horae.server.boards import BOARDS
from horae.server.phrase_cache import words
from horae.server.pictures import TablePictures
from horae.server.protocol import http_bodies, table_views
from horae.table import pace
from horae.table.decisions import can_go_back, undo_offered_to
from horae.table.lesson import LEARNER
from horae.table.records import Person
from horae.table.running_game import RunningGame
from horae.table.table import Table
from horae.table.transcript import Transcript

_encode = msgspec.json.Encoder().encode
_NOTHING: tuple[Sequence[Stake], ...] = ((),)


def table_view(
    table: Table, here: Collection[Person], present: Collection[Person], proposal_seconds: float = 0.0, watching: int = 0
) -> table_views.TableView:
    """`here`: who is connected. `present`: those, and who lost the line only a moment ago."""
    play = table.play
    phase = table.phase
    return table_views.TableView(
        table=table.id,
        game=table.game.name,
        pack=table.pack.id,
        phase=phase,
        host=table.acting_host(present),
        seats=tuple(
            [
                table_views.PlaceView(
                    seat,
                    place.person,
                    place.bot,
                    place.ready,
                    table.is_in_game(seat),
                    None if place.bot is None else table.player_of(seat),
                )
                for seat, place in enumerate(table.places)
            ]
        ),
        people=tuple(
            [
                table_views.GuestView(
                    person,
                    guest.name,
                    person in here,
                    person not in present,
                    guest.is_muted,
                    guest.is_removed or person in table.claims,
                )
                for person, guest in enumerate(table.people)
            ]
        ),
        options=table.options,
        settings=table.settings,
        commitment=None if play is None else play.commitment,
        seed=str(play.seed) if play is not None and (phase == "over" or table.is_log_open) else None,
        undo=_undo(table, present),
        question=_question(table, present),
        locked=table.is_locked,
        muted=table.muted(),
        experience=tuple(table.experience.values()),
        lesson=table.lesson is not None,
        halt=_halt(table, play),
        proposal=_proposal(table, present, proposal_seconds),
        host_vote=_host_vote(table, present),
        own_host=table.host,
        claims=tuple(
            [
                table_views.ClaimView(claimant, asked.whom, tuple(table.claim_waits_for(claimant, present)))
                for claimant, asked in table.claims.items()
                if claimant in present
            ]
        ),
        watching=watching,
        deadlines=tuple(
            [
                table_views.DeadlineView(seat, ends, waiting.is_over)
                for seat, waiting in table.clocks.waiting.items()
                if (ends := pace.ends(table, seat)) is not None
            ]
        ),
    )


def _halt(table: Table, play: RunningGame | None) -> table_views.HaltView | None:
    if play is None or not table.is_halted:
        return None
    return table_views.HaltView(len(play.steps), play.actions, can_go_back(table), table.is_log_open)


_AROUND_THE_GAME = frozenset(
    (
        "table",
        "game",
        "pack",
        "phase",
        "host",
        "seats",
        "people",
        "options",
        "settings",
        "commitment",
        "question",
        "locked",
        "host_vote",
        "own_host",
        "claims",
        "watching",
    )
)
"""What of a table's view tells nothing of what is played there."""
_CLOSED: dict[str, Any] = {"muted": (), "experience": (), "lesson": False, "deadlines": ()}
"""What stands in the place of the rest, where that is not nothing."""


def without_game(view: table_views.TableView) -> table_views.TableView:
    """For who may not see the game."""
    closed = {name: _CLOSED.get(name) for name in view.__struct_fields__ if name not in _AROUND_THE_GAME}
    return msgspec.structs.replace(view, **closed)


def _question(table: Table, present: Collection[Person]) -> table_views.SeatQuestionView | None:
    asked = table.question
    if asked is None or table.phase != "playing":
        return None
    return table_views.SeatQuestionView(asked.seat, asked.person, asked.asker, tuple(table.seat_waits_for(present)))


def _host_vote(table: Table, present: Collection[Person]) -> table_views.HostVoteView | None:
    vote = table.host_vote
    if vote is None or table.phase != "playing":
        return None
    return table_views.HostVoteView(vote.person, tuple(vote.agreed), tuple(table.host_vote_waits_for(present)))


def _undo(table: Table, present: Collection[Person]) -> table_views.UndoView | None:
    if table.undo is None or table.play is None:
        return None
    actions = table.play.actions - table.undo.keep
    return table_views.UndoView(table.undo.person, actions, tuple(table.undo.agreed), tuple(table.undo_waits_for(present)))


def _proposal(table: Table, present: Collection[Person], seconds: float) -> table_views.ProposalView | None:
    asked = table.proposal
    if asked is None:
        return None
    action, waiting = msgspec.to_builtins(asked.action), tuple(table.proposal_waits_for(present))
    return table_views.ProposalView(asked.n, asked.person, action, asked.words, tuple(asked.agreed), waiting, seconds)


def you(table: Table, person: Person | None, present: Collection[Person]) -> table_views.You:
    seat = table.seat_of(person)
    guest = None if person is None else table.people[person]
    plays_for = None if guest is None else guest.plays_for
    bot = None if seat is None or plays_for is not None else table.places[seat].bot
    lost = None if guest is None else guest.lost_seat
    return table_views.You(person, seat, person is not None and person == table.acting_host(present), bot, lost, plays_for)


class Offer(NamedTuple):
    """Moves as somebody was last offered them, and what the words were made of."""

    actions: Sequence[Action]
    labels: Sequence[Phrase]
    staked: Sequence[Sequence[Stake]]
    names: Sequence[str]
    choices: msgspec.Raw
    """A tuple of `table_views.Choice`, written out: they go to many people many times."""


Offers: TypeAlias = dict[tuple[Seat | None, str, str], Offer]
"""By seat, language and kind. What somebody else did leaves most of a seat's moves as they were, and their words with them.
None: what was offered to anybody last, because those who wait together are mostly offered the same."""


class Scene:
    """What is the same for everyone in a position, worked out once for all of them."""

    __slots__ = ("_move", "_offers", "_pack", "asked", "deciding", "ended", "paused", "played", "stakes", "view")

    def __init__(
        self, table: Table, play: RunningGame, narration: AnyNarration, present: Collection[Person], offers: Offers
    ) -> None:
        state = play.state
        self.deciding = () if table.is_halted else state.deciding()
        self.paused = state.is_paused()
        self.ended = state.result()
        self.asked = table.have_word(present)
        """Those whose word an undo may take."""
        self.played = {} if table.is_halted else table.played()
        """Who makes the moves of each seat that a person plays now."""
        self.view = state.viewer()
        self.stakes = stakes_of(play.game)
        self._move, self._pack, self._offers = narration.move, play.pack, offers

    def said(
        self, seat: Seat | None, kind: str, actions: Sequence[Action], view: View, language: str, names: Sequence[str]
    ) -> tuple[table_views.Choice, ...]:
        """What the seat may do, in words and with what it brings."""
        move, pack, stakes = self._move, self._pack, self.stakes
        labels = [move(action, view, pack) for action in actions]
        staked = _NOTHING * len(actions) if stakes is None else stakes.stakes(actions, view, pack)
        return _offered(self._offers, seat, kind, (actions, labels, staked), language, names)  # type: ignore[return-value]  # written out


def position(
    table: Table,
    narration: AnyNarration,
    pictures: TablePictures,
    seat: Seat | None,
    language: str,
    names: Sequence[str],
    scene: Scene,
) -> table_views.PositionView | None:
    play = table.play
    if play is None:
        return None
    state = play.state
    view = scene.view(seat)
    legal: Sequence[Action] = ()
    asides: Sequence[Action] = ()
    forms: Sequence[Form] = ()
    ended = scene.ended
    undo: Literal["none", "at_once", "by_consent"] = "none"
    if seat is not None and seat in scene.played:
        legal, asides, forms = play.legal[seat], state.asides(seat), state.forms(seat)
        if ended is None:
            undo = undo_offered_to(table, seat, scene.played[seat], scene.asked)
    stakes = scene.stakes
    return table_views.PositionView(
        view=view,  # type: ignore[arg-type]  # a struct goes out as the JSON object it stands for
        now=words(narration.step(view, play.pack), language, names),
        deciding=scene.deciding,
        paused=scene.paused,
        offer=play.offers[seat] if seat is not None else 0,
        legal=scene.said(seat, "legal", legal, view, language, names) if legal else (),
        asides=scene.said(seat, "asides", asides, view, language, names) if asides else (),
        undo=undo,
        outcome=None if ended is None else outcome(ended, seat, play, narration, language, names),
        parts=parts(table, narration, view, play.pack, language, names),
        pictures=pictures.shown(view),
        forms=()
        if not forms
        else tuple(
            [
                table_views.FormView(
                    form.action,  # type: ignore[arg-type]  # as above
                    words(narration.move(form.action, view, play.pack), language, names),
                    form.field,
                    form.longest,
                )
                for form in forms
            ]
        ),
        lesson=_lesson(table) if seat == LEARNER else None,
        looming=() if stakes is None or ended is not None else _said(stakes.looming(view, play.pack), language, names),
    )


def _lesson(table: Table) -> table_views.LessonPlace | None:
    place = table.lesson_progress()
    if place is None:
        return None
    return table_views.LessonPlace(place.page, place.goal, place.others is not None, place.stray)


def _offered(
    offers: Offers,
    seat: Seat | None,
    kind: str,
    offered: tuple[Sequence[Action], Sequence[Phrase], Sequence[Sequence[Stake]]],
    language: str,
    names: Sequence[str],
) -> msgspec.Raw:
    last = offers.get((seat, language, kind))
    if last is None or last.names is not names or last[:3] != offered:
        last = offers.get((None, language, kind))
        if last is None or last.names is not names or last[:3] != offered:
            choices = msgspec.Raw(_encode(_choices(*offered, language, names)))
            offers[None, language, kind] = last = Offer(*offered, names, choices)
        offers[seat, language, kind] = last
    return last.choices


def _choices(
    actions: Sequence[Action],
    labels: Sequence[Phrase],
    staked: Sequence[Sequence[Stake]],
    language: str,
    names: Sequence[str],
) -> list[table_views.Choice]:
    said: dict[int, tuple[table_views.StakeView, ...]] = {}  # moves may share what they bring
    made: list[table_views.Choice] = []
    for action, label, found in zip(actions, labels, staked, strict=True):
        brings = said.get(id(found)) if found else ()
        if brings is None:
            brings = said[id(found)] = _said(found, language, names)
        made.append(table_views.Choice(action, words(label, language, names), brings))  # type: ignore[arg-type]  # as above
    return made


def _said(stakes: Sequence[Stake], language: str, names: Sequence[str]) -> tuple[table_views.StakeView, ...]:
    if not stakes:
        return ()
    return tuple([table_views.StakeView(words(stake.words, language, names), stake.weight) for stake in stakes])


def outcome(
    ended: Result, seat: Seat | None, play: RunningGame, narration: AnyNarration, language: str, names: Sequence[str]
) -> table_views.Outcome:
    title, about = narration.result(ended, seat, play.pack)
    return table_views.Outcome(
        ended.winners,
        ended.reason,
        words(title, language, names),
        words(about, language, names),
        ended.figures,
        tuple([text[language] for text in play.game.experience(play.state).values()]),
    )


def glance(table: Table, narration: AnyNarration, person: Person | None, language: str) -> http_bodies.Glance:
    """The table as it stands in a list of somebody's tables."""
    play, names, seat = table.play, table.names(language), table.seat_of(person)
    asked: tuple[Seat, ...] = ()
    last, told = table.records[-1].when, ""
    if play is not None and table.shows_game_to(person):
        ended = play.state.result()
        if ended is None and not table.is_halted and not play.state.is_paused():
            asked = tuple(play.state.deciding())
        elif ended is not None and play.steps:
            last = table.records[play.steps[-1].n].when
            told = outcome(ended, seat, play, narration, language, names).title
    return http_bodies.Glance(
        table.id,
        table.game.name,
        table.pack.id,
        table.phase,
        tuple([names[number] for number, place in enumerate(table.places) if not place.is_empty]),
        seat,
        seat in asked and seat in table.played(),
        tuple([names[number] for number in asked]),
        last,
        told,
    )


def lines(
    transcript: Transcript, numbers: Iterable[int], language: str, names: Sequence[str], *, with_game: bool = True
) -> tuple[table_views.LineView, ...]:
    """The transcript's lines of these records; without the game's, for who may not see it."""
    made: list[table_views.LineView] = []
    for n in numbers:
        for line in transcript.lines(n):
            if not (with_game or line.around_the_game):
                continue
            if line.text is not None:
                made.append(table_views.LineView(n, "chat", line.text, line.person))
                continue
            said = "" if line.phrase is None else words(line.phrase, language, names)
            if line.event is None:
                kind: Literal["chat", "table"] = "chat" if line.spoken else "table"
                made.append(table_views.LineView(n, kind, said, line.person, line.seat, None, line.fact))
            else:
                made.append(table_views.LineView(n, "event", said, line.person, line.seat, line.event))  # type: ignore[arg-type]  # as above
    return tuple(made)


def parts(
    table: Table, narration: AnyNarration, view: Any, pack: Any, language: str, names: Sequence[str]
) -> tuple[table_views.TablePart, ...]:
    """The table in words, for the plain board; nothing for a game that the client has a board for."""
    if table.game.name in BOARDS:
        return ()
    found = parts_of(narration, view, pack)
    if not found:
        return ()

    def said(what: Sayable) -> str:
        return words(what, language, names) if isinstance(what, Phrase) else say(what, language, names)

    return tuple(
        [
            table_views.TablePart(
                said(part.title),
                part.kind,
                tuple(
                    [table_views.TableItem(said(item.words), said(item.about), item.seat, item.hidden) for item in part.items]
                ),
                "" if part.note is None else said(part.note),
            )
            for part in found
        ]
    )
