"""What people may do at a table, and which fact it becomes. Nothing here changes the table.

Each function answers with the fact to record or raises Declined (the table says no) or Refused (a rule of the game does).
`here` is who is connected, or was until a moment ago and may only be reloading: the one thing a table is told that does not
follow from its records. docs/fair-play.md lists what each person may do to others, and why not more.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from horae.bots.registry import bot_names, coaches
from horae.core.game import Action, AnyGame, BadSetup, Seat, State
from horae.core.narration import check_own_words
from horae.core.refusal import Refused
from horae.core.speech import LANGUAGES, Phrase, Text, say
from horae.core.stakes import Stake
from horae.games.registry import narration_of, stakes_of
from horae.table import pace as paces
from horae.table.names import clean, is_blank, told_apart
from horae.table.records import (
    NAME_LENGTH,
    TEXT_LENGTH,
    BotSeated,
    BotTold,
    Continued,
    Did,
    Entered,
    HostAnswered,
    HostAsked,
    HostDropped,
    HostPassed,
    Identified,
    LinkRenewed,
    Locked,
    LogOpened,
    MoveAgreed,
    MoveDropped,
    MoveProposed,
    Muted,
    Opened,
    OptionsSet,
    Pace,
    PaceSet,
    Person,
    PlayedFor,
    Reacted,
    Reaction,
    ReadySaid,
    Reminded,
    Removed,
    Renamed,
    Said,
    Sat,
    SeatAgreed,
    SeatAsked,
    SeatDropped,
    SeatGiven,
    SeatTakenBack,
    Settings,
    Started,
    Stood,
    TimeRanOut,
    UndoAgreed,
    UndoAsked,
    UndoDropped,
    Undone,
    Unseated,
    WebhookFailed,
    WebhookSet,
)
from horae.table.running_game import Attempt, RunningGame
from horae.table.seating import Place, Seating
from horae.table.table import Declined, Proposal, Table

MOST_PEOPLE = 60
MOST_EVER = 400
"""People who ever came to one table, those counted who were sent away."""
MOST_NUMBER = 1 << 53
HOST_SILENCE = 300_000
"""Milliseconds in which a host who is waited for has done nothing, after which one other alone may look after the table."""
MOST_HOST_VOTES = 3
"""How often one person may ask for that at one table."""
MOST_DROPS = 3
"""How often one person may stop a proposal, their own or another's, between two moves: nobody holds up a game for ever."""


# --- entering ---


def open_table(
    game: AnyGame,
    pack: str,
    options: dict[str, Any],
    settings: Settings,
    name: str,
    content: str = "",
    experience: Mapping[str, Text] = MappingProxyType({}),
    identity: str = "",
) -> Opened:
    settled = _options(game, options, experience)
    known = dict(experience)
    return Opened(game.name, pack, settled, _settings(game, settings), person_name(name, ()), content, known, identity=identity)


def enter(table: Table, name: str, identity: str = "") -> Entered:
    """Who is here already does not become a second one: that is raised as AlreadyIn."""
    if (known := table.person_with(identity)) is not None:
        raise AlreadyIn(known)
    if table.is_locked:
        raise Declined("locked")
    check_room(table)
    return Entered(person_name(name, [guest.name for guest in table.people]), identity=identity)


def identify(seating: Seating, person: Person, identity: str) -> Identified:
    """This person of the table is who has that identity. One person has one seat, and one seat one person."""
    if (known := seating.person_with(identity)) is not None:
        raise AlreadyIn(known) if known == person else Declined("two-seats")
    if seating.people[person].identity:
        raise Declined("seat-of-another")
    if seating.people[person].is_removed or person in seating.claims:
        raise Declined("no-person")
    return Identified(person, identity)


class AlreadyIn(Exception):
    """Whoever asks is this person of the table."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.person = person


def check_room(table: Table) -> None:
    """Whether one more may come to the table."""
    staying = sum(not guest.is_removed for guest in table.people)
    if staying >= MOST_PEOPLE or len(table.people) >= MOST_EVER:
        raise Declined("full", most=staying)


def rename(table: Table, person: Person, name: str) -> Renamed:
    _check_may_write(table, person)  # everybody reads a new name too
    others = [guest.name for number, guest in enumerate(table.people) if number != person]
    return Renamed(person_name(name, others))


def person_name(wanted: str, taken: Collection[str] = ()) -> str:
    """The name as wished for, told apart by a number from a name of someone else that looks the same."""
    name = clean(wanted)
    if is_blank(name) or len(name) > NAME_LENGTH:
        raise Declined("bad-name", most=NAME_LENGTH)
    return told_apart(name, taken)


def say_text(table: Table, person: Person, text: str, checked: bool = False) -> Said:
    """`checked`: what the rules ask not to say so is pointed out instead of said."""
    said = clean(text)
    if not said or len(said) > TEXT_LENGTH:
        raise Declined("bad-text", most=TEXT_LENGTH, has=len(said))
    _check_may_write(table, person)
    seat = table.seat_of(person)
    if checked and seat is not None and table.play is not None:
        check_own_words(narration_of(table.game), said, table.play.state.view(seat))
    return Said(said)


def react(table: Table, person: Person, reaction: Reaction) -> Reacted:
    """Said with one press, and under the same rules as what is written."""
    _check_may_write(table, person)
    return Reacted(reaction)


def _check_may_write(table: Table, person: Person) -> None:
    if table.people[person].is_muted:
        raise Declined("silenced")
    if {table.seat_of(person), table.own_seat_of(person)} & set(table.muted()):
        raise Refused(str(table.game.quiet_rule), "table-muted")


# --- before the start ---


def _host_in_lobby(table: Table, person: Person, here: Collection[Person]) -> None:
    if table.phase != "lobby":
        raise Declined("already-started")
    _host(table, person, here)


def _host(table: Table, person: Person, here: Collection[Person]) -> None:
    if person != table.acting_host(here):
        raise Declined("not-host")


def _own_host(table: Table, person: Person, here: Collection[Person]) -> None:
    """Not whoever stands in for a host who lost the line: what cannot be undone for others waits for the host."""
    _host(table, person, here)
    if person != table.host:
        raise Declined("only-the-host", name=table.people[table.host].name)


def seat_bot(table: Table, person: Person, seat: Seat, bot: str, here: Collection[Person]) -> BotSeated:
    _host_in_lobby(table, person, here)
    if _place(table, seat).person is not None:
        raise Declined("seat-taken")
    return BotSeated(seat, _bot(table, bot))


def unseat(table: Table, person: Person, seat: Seat, here: Collection[Person]) -> Unseated:
    _host_in_lobby(table, person, here)
    place = _place(table, seat)
    if place.is_empty:
        raise Declined("no-seat")
    if place.person not in (None, person):
        _own_host(table, person, here)
    return Unseated(seat)


def set_options(
    table: Table, person: Person, options: dict[str, Any], settings: Settings, here: Collection[Person]
) -> OptionsSet:
    _host_in_lobby(table, person, here)
    return OptionsSet(_options(table.game, options, table.experience), _settings(table.game, settings))


def ready(table: Table, person: Person, is_ready: bool) -> ReadySaid:
    _own_seat(table, person)
    if table.phase != "lobby":
        raise Declined("already-started")
    return ReadySaid(is_ready)


def start(table: Table, person: Person, seed: int, here: Collection[Person]) -> Started:
    """The seed is drawn by whoever asks, because a table draws nothing."""
    _host_in_lobby(table, person, here)
    taken = [place for place in table.places if not place.is_empty]
    if len(taken) < table.game.seat_range.start:
        raise Declined("too-few", fewest=table.game.seat_range.start, taken=len(taken))
    unready = [place.person for place in taken if place.person not in (None, person) and not place.ready]
    if unready:
        raise Declined("not-ready", name=table.people[unready[0] or 0].name, others=len(unready) - 1)
    try:
        # What cannot be set up must not be recorded; also a pack may be for fewer people, or for other options.
        first = table.game.new(len(taken), seed, table.options, table.pack)
    except BadSetup as wrong:
        raise Declined("bad-options", why=wrong.phrase) from None
    return Started(str(seed), table.game.rules_version, table.pack.hash, first.digest())


def _options(game: AnyGame, given: dict[str, Any], experience: Mapping[str, Text]) -> dict[str, Any]:
    """The options in full. What earlier games left is what the tables say of it, and never what anybody claims."""
    try:
        made: dict[str, Any] = msgspec.to_builtins(game.options(given))
    except BadSetup as wrong:
        raise Declined("bad-options", why=wrong.phrase) from None
    earned = game.experience_option
    if earned is not None:
        if made[earned] and list(made[earned]) != list(experience):
            raise Declined("not-earned")
        made[earned] = list(experience)
    return made


def _settings(game: AnyGame, given: Settings) -> Settings:
    if given.quiet and game.quiet_rule is None:
        raise Declined("no-quiet-rule")
    return given


# --- seats ---


def sit(table: Table, person: Person, seat: Seat, here: Collection[Person]) -> Sat | SeatAsked | SeatGiven:
    """Before the start any free seat. In a running game a seat where something hidden may lie is taken over only with the
    consent of those who play, so that nobody sits down to look and leaves again; one's own is one's own."""
    place = _place(table, seat)
    if place.person is not None:
        raise Declined("seat-taken")
    play = table.play
    if play is None:
        return Sat(seat)
    if table.phase == "over":
        raise Declined("over")
    if table.has_left_for_good(person):
        raise Declined("left-for-good")
    _may_take_over(table, person, seat)
    _check_hand(table, person, seat, person, here)
    if not table.is_in_game(seat) and not play.state.asides(seat):
        raise Declined("no-newcomers")
    if table.people[person].once_in == seat or not table.is_dealt_in(seat) or not table.players(here):
        return Sat(seat)
    return _ask_for_seat(table, person, seat, person, here)


def _may_take_over(table: Table, person: Person, seat: Seat) -> None:
    if table.own_seat_of(person) is not None:
        raise Declined("already-seated")
    once_in = table.people[person].once_in
    if once_in is not None and once_in != seat:
        # Whoever has seen one hand cannot be dealt in with another.
        raise Declined("knows-another-seat", seat=once_in + 1)


def _check_hand(table: Table, asker: Person, seat: Seat, to: Person, here: Collection[Person]) -> bool:
    """Whether what lies at the seat is somebody else's, so that others are asked before it is shown. Raises Declined where
    nobody can be: who was sent away, or who is not here and plays against the only one who is."""
    hand = table.hand_of(seat)
    if hand is None or hand in (to, asker):
        return False
    if table.people[hand].is_removed:
        raise Declined("hand-stays", name=table.people[hand].name)
    if not table.game.cooperative and hand not in here and not table.others_here(here, asker, to):
        raise Declined("hand-stays", name=table.people[hand].name)
    return True


def _ask_for_seat(table: Table, asker: Person, seat: Seat, person: Person, here: Collection[Person]) -> SeatAsked | SeatGiven:
    """One question at a time; asked again, it is settled when everyone who was waited for has gone."""
    asked = table.question
    if asked is None:
        return SeatAsked(seat, person)
    if (asked.seat, asked.person, asked.asker) != (seat, person, asker) or table.seat_waits_for(here):
        raise Declined("seat-open")
    return SeatGiven(seat, person)


def give_seat(table: Table, person: Person, seat: Seat, to: Person, here: Collection[Person]) -> SeatAsked | SeatGiven:
    """The host gives the seat of somebody who is gone to somebody who came in anew, as when a link was lost. Whoever holds
    it is asked while they are here, and has it again when they come back; where people play against each other, the others who
    are here are asked for who is not. A bot's seat is nobody's: it goes to anybody who has none, and the bot goes on until they
    are here; a seat that somebody left to a bot still holds their hand."""
    _running(table)
    _host(table, person, here)
    place = _place(table, seat)
    holder = place.person
    if holder is None and not table.is_in_game(seat):
        raise Declined("no-seat")
    _may_take_over(table, _guest(table, to), seat)
    is_others = _check_hand(table, person, seat, to, here)
    if holder is None and not is_others:
        return SeatGiven(seat, to, None if to in here else place.bot)
    if holder == person or (holder is not None and holder not in here and table.game.cooperative):
        return SeatGiven(seat, to)
    return _ask_for_seat(table, person, seat, to, here)


def answer_seat(table: Table, person: Person, yes: bool, here: Collection[Person]) -> SeatGiven | SeatAgreed | SeatDropped:
    """Agree that somebody takes a seat, or not. One refusal settles it; whoever asked withdraws with a no."""
    _running(table)
    asked = table.question
    if asked is None:
        raise Declined("no-seat-open")
    waiting = table.seat_waits_for(here)
    if not yes and person in (*waiting, *asked.agreed, asked.person, asked.asker, table.acting_host(here)):
        return SeatDropped()
    if person not in waiting:
        raise Declined("no-seat-open")
    return SeatGiven(asked.seat, asked.person) if waiting == [person] else SeatAgreed()


def stand(table: Table, person: Person, bot: str | None) -> Stood:
    _own_seat(table, person)
    if bot is not None and table.phase != "playing":
        raise Declined("not-started" if table.phase == "lobby" else "over")
    return Stood(None if bot is None else _bot(table, bot))


def stand_in(table: Table, person: Person, seat: Seat, bot: str, here: Collection[Person]) -> BotSeated:
    """One's own seat, an empty one, or that of somebody who is gone; the host also has another bot play for one that does."""
    play = _running(table)
    place = _place(table, seat)
    own, is_host = table.own_seat_of(person), person == table.acting_host(here)
    if own is None and not is_host:
        raise Declined("not-seated")
    if seat not in play.state.seats():
        raise Declined("no-seat")
    if own != seat and place.person is not None and place.person in here:
        raise Declined("still-here", name=table.people[place.person].name)
    if own != seat and place.bot is not None and not is_host:
        raise Declined("bot-plays")
    return BotSeated(seat, _bot(table, bot))


def play_for(table: Table, person: Person, seat: Seat | None, here: Collection[Person]) -> PlayedFor:
    """The host makes a bot's moves, as long as they like (None: no longer), and sees what its seat sees meanwhile. A seat that
    is a person's is never played so, whoever stands in there."""
    play = _running(table)
    if seat is None:
        if table.people[person].plays_for is None:
            raise Declined("plays-for-nobody")
        return PlayedFor(None)
    _host(table, person, here)
    place = _place(table, seat)
    if place.bot is None or place.person is not None or seat not in play.state.seats() or table.lesson is not None:
        raise Declined("no-bot-there")
    hand = table.hand_of(seat)
    if hand not in (None, person):
        raise Declined("hand-stays", name=table.people[hand].name)
    return PlayedFor(seat)


def take_seat_back(table: Table, person: Person) -> SeatTakenBack:
    """From the bot that stood in, or from whomever the host gave it to meanwhile: the older link is the better claim."""
    if table.people[person].lost_seat is not None:
        _running(table)
    elif table.places[_own_seat(table, person)].bot is None:
        raise Declined("no-stand-in")
    return SeatTakenBack()


def _guest(table: Table, person: Person) -> Person:
    """Somebody who is still at the table."""
    if not 0 <= person < len(table.people) or table.people[person].is_removed or person in table.claims:
        raise Declined("no-person")
    return person


# --- whoever looks after the table ---


def mute(table: Table, person: Person, whom: Person, muted: bool, here: Collection[Person]) -> Muted:
    _host(table, person, here)
    if _guest(table, whom) == person:
        raise Declined("not-oneself")
    return Muted(whom, muted)


def remove(table: Table, person: Person, whom: Person, here: Collection[Person]) -> Removed:
    """Send somebody away. Their link opens nothing any more; what they refused stays refused."""
    _own_host(table, person, here)
    if _guest(table, whom) == person:
        raise Declined("not-oneself")
    return Removed(whom)


def depart(table: Table, whom: Person) -> tuple[Did, Attempt]:
    """Somebody was sent away: where the game has a way to leave it for good, they leave it. A bot that stands in goes on."""
    play = _running(table)
    seat, farewell = table.people[whom].once_in, table.game.farewell
    if seat is None or farewell is None or not table.people[whom].is_removed or not table.places[seat].is_empty:
        raise Declined("no-seat")
    if farewell not in play.state.asides(seat):
        raise Declined("no-seat")
    made = play.attempt(seat, farewell)
    return _did(made), made


def lock(table: Table, person: Person, locked: bool, here: Collection[Person]) -> Locked:
    _host(table, person, here)
    if table.phase == "lobby":
        _own_host(table, person, here)  # friends may still be on their way
    return Locked(locked)


def set_pace(table: Table, person: Person, pace: Pace | None, here: Collection[Person]) -> PaceSet:
    """Of the running game; before it begins the pace is chosen with the other options."""
    _running(table)
    _own_host(table, person, here)
    if table.lesson is not None:
        raise Declined("no-pace-in-lessons")
    if pace == table.settings.pace:
        raise Declined("pace-already")
    return PaceSet(pace)


def time_passes(table: Table, now: int) -> Reminded | TimeRanOut:
    """What is recorded because somebody's time passes. `now`: Unix time in ms."""
    fact = paces.due(table, now)
    if fact is None:
        raise Declined("stale")
    return fact


def set_webhook(
    table: Table, person: Person, form: Literal["json", "discord", "slack"] | None, here: Collection[Person]
) -> WebhookSet:
    _own_host(table, person, here)
    return WebhookSet(form)


def give_up_webhook(table: Table) -> WebhookFailed:
    return WebhookFailed()


# --- voting a host away ---


def ask_host(table: Table, person: Person, now: int, here: Collection[Person]) -> HostAsked | HostPassed:
    """Somebody who plays would look after the table in the host's place. More than half of those who are here and play, but
    for the host, must be for it; asked again, it is settled when those who were waited for have gone. One alone may only when
    the host has kept the table waiting. `now`: Unix time in ms."""
    _unfinished(table)
    voters = table.host_voters(here)
    if person == table.host:
        raise Declined("host-already")
    if person not in voters:
        raise Declined("no-word")
    vote = table.host_vote
    if vote is not None:
        if vote.person != person or not _is_most(vote.agreed, voters):
            raise Declined("host-vote-open", name=table.people[vote.person].name)
        return HostPassed(person)
    if len(voters) == 1:
        if not _keeps_waiting(table, now):
            raise Declined("host-not-stalling")
        return HostPassed(person)
    if table.people[person].host_votes >= MOST_HOST_VOTES:
        raise Declined("host-asked-enough")
    return HostAsked()


def _is_most(some: Collection[Person], voters: Collection[Person]) -> bool:
    return 2 * len({*some} & {*voters}) > len(voters)


def _keeps_waiting(table: Table, now: int) -> bool:
    """Whether the game waits for the host, and nothing has happened at the table for a long time."""
    seat, play = table.own_seat_of(table.host), table.play
    if seat is None or play is None or table.places[seat].bot is not None:
        return False
    is_awaited = seat in play.state.deciding() and bool(play.legal[seat])
    return is_awaited and now - table.records[-1].when >= HOST_SILENCE


def answer_host(table: Table, person: Person, yes: bool, here: Collection[Person]) -> HostPassed | HostAnswered | HostDropped:
    """Be for it, or not; who asked takes it back with a no. It is over when too many are against it."""
    vote = table.host_vote
    if vote is None:
        raise Declined("no-host-vote")
    if person == vote.person and not yes:
        return HostDropped()
    if person not in table.host_vote_waits_for(here):
        raise Declined("no-host-vote")
    voters = table.host_voters(here)
    if yes:
        return HostPassed(vote.person) if _is_most((*vote.agreed, person), voters) else HostAnswered(yes)
    against = {*vote.refused, person}
    return HostAnswered(yes) if _is_most([one for one in voters if one not in against], voters) else HostDropped()


def renew_link(table: Table, person: Person, key: str, before: str) -> LinkRenewed:
    """The key is drawn by whoever asks, because a table draws nothing. A link that was made to take another's place opens
    nothing once something else has taken it: recorded all the same, it would leave this person without any."""
    if table.people[person].keys[-1] != before:
        raise Declined("stale")
    return LinkRenewed(key)


def _place(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise Declined("no-seat")
    return table.places[seat]


def _own_seat(table: Table, person: Person) -> Seat:
    return _seated(table.own_seat_of(person))


def _acting_seat(table: Table, person: Person) -> Seat:
    """Theirs, or that of a bot they play for."""
    return _seated(table.seat_of(person))


def _seated(seat: Seat | None) -> Seat:
    if seat is None:
        raise Declined("not-seated")
    return seat


def _bot(table: Table, bot: str) -> str:
    known = bot_names(table.game)
    if bot not in known:
        raise Declined("unknown-bot", bot=clean(bot)[:NAME_LENGTH], known=", ".join(known))
    return bot


# --- in the game ---


def _unfinished(table: Table) -> RunningGame:
    if table.play is None:
        raise Declined("not-started")
    if table.phase == "over":
        raise Declined("over")
    return table.play


def _running(table: Table) -> RunningGame:
    play = _unfinished(table)
    if table.is_halted:
        raise Declined("halted")
    return play


def attempt(table: Table, person: Person, data: dict[str, Any]) -> Attempt:
    """The action worked out beside the game, whoever is waited for. Raises Refused or Declined."""
    return _attempt(table, _running(table), person, _acting_seat(table, person), data)


def _attempt(table: Table, play: RunningGame, person: Person, seat: Seat, data: dict[str, Any]) -> Attempt:
    if table.player_of(seat) != person:
        raise Declined("bot-plays")
    return play.attempt(seat, _decoded(table, data))


def _decoded(table: Table, data: dict[str, Any]) -> Action:
    if not _is_sensible(data):
        raise Declined("bad-action")
    try:
        return table.game.decode_action(data)
    except msgspec.ValidationError:
        raise Declined("bad-action") from None


def _is_sensible(data: Any, depth: int = 8) -> bool:
    """Whether it is flat, and every number in it one that any JSON reader can hold."""
    if isinstance(data, dict | list):
        if depth == 0:
            return False
        for value in data.values() if isinstance(data, dict) else data:
            if type(value) is not str and not _is_sensible(value, depth - 1):
                return False
        return True
    return not isinstance(data, int) or -MOST_NUMBER < data < MOST_NUMBER


def act(
    table: Table, person: Person, data: dict[str, Any], offer: int | None, here: Collection[Person] = ()
) -> tuple[Did | MoveProposed, Attempt | None]:
    """An action in the game. `offer` names the choices it was taken from; without it the action is an aside or
    takes its chances. A move in the name of others who are `here` is proposed to them; nobody here, nobody is asked."""
    seat = _acting_seat(table, person)
    play = _running(table)
    if table.has_left_for_good(person):
        raise Declined("left-for-good")
    if offer is not None and offer != play.offers[seat] and not _was_chosen_beside(table, play, seat, data, offer):
        raise Declined("stale")
    made = _attempt(table, play, person, seat, data)
    _check_proposal(table, play, seat, made.action)
    if here and table.answers_for(seat, made.action, here):
        return MoveProposed(seat, msgspec.to_builtins(made.action), _in_words(table, play, made.action)), None
    return _did(made), made


def _was_chosen_beside(table: Table, play: RunningGame, seat: Seat, data: dict[str, Any], offer: int) -> bool:
    """Whether it was chosen from an earlier offer in the moment in which others chose too, and is offered now as it was then:
    in the same words, with the same stakes, beside nothing new. Who took one of three things first does not keep the second
    from another."""
    then = play.moment(seat, offer)
    if then is None:
        return False
    action, before, now = _decoded(table, data), then.legal(seat), play.legal[seat]
    if action not in now or any(each not in before for each in now):
        return False
    return _meaning(play, seat, action, then) == _meaning(play, seat, action, play.state)


def _meaning(play: RunningGame, seat: Seat, action: Action, state: State) -> tuple[Phrase, Sequence[Stake]]:
    """What the seat reads of an action that it is offered."""
    view, stakes = state.view(seat), stakes_of(play.game)
    said = narration_of(play.game).move(action, view, play.pack)
    return said, () if stakes is None else stakes.stakes([action], view, play.pack)[0]


def _check_proposal(table: Table, play: RunningGame, seat: Seat, action: Action) -> None:
    """While something is proposed in the name of a seat, that seat answers, and makes no other move."""
    asked = table.proposal
    if asked is None or action not in play.legal[seat]:
        return
    if seat in table.game.spoken_for(play.state, asked.seat, asked.action):
        raise Declined("proposal-open", name=table.people[asked.person].name, what=asked.words)


def _in_words(table: Table, play: RunningGame, action: Action) -> Text:
    """As everybody may read it, to stand within a sentence."""
    phrase = narration_of(table.game).move(action, play.state.view(None), play.pack)
    said = {language: say(phrase, language, table.names(language)) for language in LANGUAGES}
    return Text(**{language: words[:1].lower() + words[1:] for language, words in said.items()})


def answer_proposal(
    table: Table, person: Person, yes: bool, here: Collection[Person]
) -> tuple[Did | MoveAgreed | MoveDropped, Attempt | None]:
    """Agree, or object: one objection settles it. Who proposed takes it back with a no. When nobody is left who might object,
    it counts."""
    play = _running(table)
    asked = table.proposal
    if asked is None:
        raise Declined("no-proposal-open")
    waiting = table.proposal_waits_for(here)
    if not yes and person in (*waiting, *asked.agreed, asked.person):
        if table.drops.get(person, 0) >= MOST_DROPS:
            raise Declined("proposal-stands", most=MOST_DROPS)
        return MoveDropped(), None
    if yes and waiting == [person]:
        return _count(play, asked)
    if not yes or person not in waiting:
        raise Declined("no-proposal-open")
    return MoveAgreed(), None


def count_proposal(table: Table, n: int) -> tuple[Did, Attempt]:
    """The moment is over, and nobody objected to what was proposed as record n."""
    play = _running(table)
    asked = table.proposal
    if asked is None or asked.n != n:
        raise Declined("no-proposal-open")
    return _count(play, asked)


def _count(play: RunningGame, asked: Proposal) -> tuple[Did, Attempt]:
    made = play.attempt(asked.seat, asked.action)
    return _did(made), made


def bot_acts(table: Table, seat: Seat, bot: str, action: Action) -> tuple[Did, Attempt]:
    """The same for a bot that plays the seat."""
    play = _running(table)
    if table.places[seat].bot != bot:
        raise Declined("no-stand-in")
    made = play.attempt(seat, action)
    return _did(made), made


def bot_tells(table: Table, seat: Seat, bot: str, what: Phrase | Text) -> BotTold:
    """Kept in every language, so that it can be read whatever becomes of the words it was made of."""
    _running(table)
    if table.places[seat].bot != bot:
        raise Declined("no-stand-in")
    return BotTold(seat, Text(**{language: say(what, language) for language in LANGUAGES}))


def _did(made: Attempt) -> Did:
    return Did(made.seat, msgspec.to_builtins(made.action), made.digest)


def ask_undo(table: Table, person: Person, here: Collection[Person]) -> Undone | UndoAsked:
    play = _unfinished(table)
    seat = _acting_seat(table, person)
    if table.is_halted and not can_go_back(table):
        raise Declined("halted")
    if table.proposal is not None:
        raise Declined("proposal-open", name=table.people[table.proposal.person].name, what=table.proposal.words)
    if table.undo is not None:
        if table.undo.person != person or table.undo_waits_for(here):
            raise Declined("undo-open")
        return Undone(table.undo.keep)
    if table.is_halted:
        return _ask_to_go_back(table, play, person, here)
    keep = play.last_of(seat)
    if keep is None or table.player_of(seat) != person:
        raise Declined("nothing-to-undo")
    offered = undo_offered(table, seat, table.have_word(here))
    if offered == "none":
        raise Declined("undo-refused")
    return Undone(keep) if offered == "at_once" else UndoAsked(keep)


def can_go_back(table: Table) -> bool:
    """Whether a halted game can go on from the last position that its rules and those installed agree on. Not once its log
    has been opened, which tells all that is hidden."""
    return table.play is not None and table.play.can_go_back and not table.is_log_open


def _ask_to_go_back(table: Table, play: RunningGame, person: Person, here: Collection[Person]) -> Undone | UndoAsked:
    keep = len(play.steps)
    if table.is_refused(keep):
        raise Declined("undo-refused")
    return UndoAsked(keep) if table.undo_needs(keep, person, table.have_word(here)) else Undone(keep)


def open_log(table: Table, person: Person) -> LogOpened:
    """Somebody who plays would rather have the log of a halted game than go back. It takes nobody's word, because it takes
    everybody's to go on."""
    _unfinished(table)
    _own_seat(table, person)
    if not table.is_halted:
        raise Declined("not-over")
    if table.is_log_open:
        raise Declined("halted")
    return LogOpened()


def undo_offered(table: Table, seat: Seat, asked: Collection[Person]) -> Literal["none", "at_once", "by_consent"]:
    """What asking would bring this seat in a running game whose players these are asked of."""
    person = table.player_of(seat)
    return "none" if person is None or table.is_halted else undo_offered_to(table, seat, person, asked)


def undo_offered_to(
    table: Table, seat: Seat, person: Person, asked: Collection[Person]
) -> Literal["none", "at_once", "by_consent"]:
    """The same of a game that goes on, where it is known who makes the seat's moves. Who plays with bots alone needs nobody's
    consent."""
    play = table.play
    keep = None if play is None else play.last_of(seat)
    if play is None or keep is None:
        return "none"
    if play.is_private_since(keep, seat):
        return "at_once"
    if table.is_refused(keep):
        return "none"
    needs_others = len(asked) > 1 or table.undo_needs(keep, person, asked)  # of several who are asked one is another
    return "by_consent" if needs_others else "at_once"


def answer_undo(table: Table, person: Person, yes: bool, here: Collection[Person]) -> Undone | UndoAgreed | UndoDropped:
    _unfinished(table)
    undo = table.undo
    if undo is None:
        raise Declined("no-undo-open")
    waiting = table.undo_waits_for(here)
    if not yes and person in (*waiting, *undo.agreed, undo.person):
        return UndoDropped()
    if person not in waiting:
        raise Declined("no-undo-open")
    return Undone(undo.keep) if waiting == [person] else UndoAgreed()


def check_rematch(table: Table) -> None:
    """Whether another table may be laid for the same people: when the game is over, once."""
    if table.phase != "over" and not table.is_log_open:
        raise Declined("not-over")
    if table.next is not None:
        raise Declined("already-continued")


def rematch(table: Table, table_id: str) -> Continued:
    check_rematch(table)
    return Continued(table_id)


def check_coach(table: Table) -> None:
    """Whether there is somebody to ask about this game."""
    _running(table)
    if not coaches(table.game):
        raise Declined("no-coach")
