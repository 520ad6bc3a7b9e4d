"""What a client sends over the WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from horae.server.protocol.values import (
    VERSION,
    GivenJson,
    Language,
    LongWords,
    Name,
    PersonNumber,
    RequestId,
    SeatNumber,
    Short,
    Words,
)
from horae.table.records import Pace, Reaction, Settings


class Message(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all. Without a token one watches. `after`: the last record number seen, to get only the
    lines since. At most a page of lines comes; the ones before it are asked for with `earlier`."""

    table: Short
    language: Language
    token: Annotated[str, Meta(max_length=200)] | None = None
    after: int | None = None
    protocol: int = VERSION


class Speak(Message, frozen=True, tag="speak"):
    """Change the language one is addressed in; answered with a fresh `welcome`."""

    language: Language


class Request(Message, frozen=True):
    """Something asked of the table. A repeated `id` is answered like the first time and done once."""

    id: RequestId


class Do(Request, frozen=True, tag="do"):
    """Act in the game. `offer` is the number that came with the choices; leave it out for asides."""

    action: GivenJson
    offer: int | None = None


class WhyNot(Request, frozen=True, tag="why_not"):
    """Ask what the rules say to an action without doing it. Answered with `allowed` or `refused`."""

    action: GivenJson


class Typed(Request, frozen=True, tag="typed"):
    """Ask what a line means that was typed at the table's command line. Nothing is done; answered with `meant`. `offer`: the
    number that came with the choices one knows of, because a typed number stands for one of them."""

    line: Words
    offer: int | None = None


class Say(Request, frozen=True, tag="say"):
    """`checked`: if the game asks for one's own words and these are a card's, they are not said and the rule is told."""

    text: LongWords
    checked: bool = False


class React(Request, frozen=True, tag="react"):
    """Say with one press what everybody reads in their own language. It counts like a line of chat."""

    reaction: Reaction


class AnswerClaim(Request, frozen=True, tag="answer_claim"):
    """Somebody at the door is who they say they are (`TableView.claims`), or not. One no settles it; whoever claims takes it
    back with one."""

    person: PersonNumber
    yes: bool


class Rename(Request, frozen=True, tag="rename"):
    name: Name


class Sit(Request, frozen=True, tag="sit"):
    """Take an empty seat, or one that only a bot holds. In a running game those who play are asked, where something hidden
    may lie there."""

    seat: SeatNumber


class Stand(Request, frozen=True, tag="stand"):
    """Give up one's seat. In a running game a bot may be left in it; one may come back to it."""

    bot: Short | None = None


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """Host, before the start: put a bot in an empty seat (or another bot in a bot's)."""

    seat: SeatNumber
    bot: Short


class Unseat(Request, frozen=True, tag="unseat"):
    """Host, before the start: empty a seat."""

    seat: SeatNumber


class SetOptions(Request, frozen=True, tag="set_options"):
    """Host, before the start: the game's options, and those of the table."""

    options: GivenJson
    settings: Settings = Settings()


class Ready(Request, frozen=True, tag="ready"):
    ready: bool


class Start(Request, frozen=True, tag="start"):
    """Host: begin, with the seats that are taken."""


class StandIn(Request, frozen=True, tag="stand_in"):
    """In a running game: have a bot play one's own seat, or that of someone who is not connected, or an empty one. The host
    also puts another bot in a bot's place."""

    seat: SeatNumber
    bot: Short


class TakeSeatBack(Request, frozen=True, tag="take_back"):
    """Take one's seat back from the bot that stands in, or from whomever it was given to meanwhile."""


class AskUndo(Request, frozen=True, tag="ask_undo"):
    """Take back one's last action and what followed: at once where nothing became known by it, else
    when all agree whose word it takes."""


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """Agree, or not. One refusal settles it; whoever asked withdraws with a no."""

    yes: bool


class AnswerProposal(Request, frozen=True, tag="answer_proposal"):
    """Agree to the move that is proposed in one's name (`TableView.proposal`), or object. One objection settles it; who
    proposed takes it back with a no."""

    yes: bool


class OpenLog(Request, frozen=True, tag="open_log"):
    """In a game that has halted (`TableView.halt`): have its log shown to all, which ends it."""


class GiveSeat(Request, frozen=True, tag="give_seat"):
    """Host, in a running game: the seat of somebody who is gone, or a bot's, to somebody without one. Who holds it and is here
    is asked first; for who is not here, a bot goes on in it."""

    seat: SeatNumber
    person: PersonNumber


class PlayFor(Request, frozen=True, tag="play_for"):
    """Host, in a running game: make the moves of a bot's seat oneself, or with none leave them to the bot again."""

    seat: SeatNumber | None = None


class AnswerSeat(Request, frozen=True, tag="answer_seat"):
    """Agree that somebody takes over a seat, or not. One refusal settles it; whoever asked withdraws with a no."""

    yes: bool


class AskHost(Request, frozen=True, tag="ask_host"):
    """In a running game: ask to look after the table in the host's place. Those who play and are here vote on it; one alone may
    only once the host has kept the table waiting for five minutes."""


class AnswerHost(Request, frozen=True, tag="answer_host"):
    """Be for it that somebody looks after the table (`TableView.host_vote`), or not; who asked takes it back with a no."""

    yes: bool


class NewLink(Request, frozen=True, tag="new_link"):
    """Ask for a new link to one's seat. Answered with `seat_link`; nothing changes until it is used."""


class Mute(Request, frozen=True, tag="mute"):
    """Host: somebody does not write in the chat, or does again."""

    person: PersonNumber
    muted: bool


class Remove(Request, frozen=True, tag="remove"):
    """Host: send somebody away from the table."""

    person: PersonNumber


class Lock(Request, frozen=True, tag="lock"):
    """Host: nobody new comes in, or again anyone with the link."""

    locked: bool


class SetPace(Request, frozen=True, tag="set_pace"):
    """Host, in a running game: how long everybody has for a decision from now on; none: as long as they like."""

    pace: Pace | None = None


class Earlier(Request, frozen=True, tag="earlier"):
    """Ask for the lines of records below this number, a page of them. Answered with `page`."""

    before: int


class Coach(Request, frozen=True, tag="coach"):
    """Ask what follows from all that you may know, in Shipwreck from what was openly told. Answered with `advice`."""


class Again(Request, frozen=True, tag="again"):
    """When the game is over, or its log was opened: lay another table for the same people, seats, bots and options. Everyone
    gets `next`.
    `pack`: what is played there, if not the same; what this game leaves to the next (`Outcome.experience`) goes with it."""

    pack: Short | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Answered with `pong`."""


FROM_CLIENT: tuple[type[Message], ...] = (
    Hello,
    Speak,
    Do,
    WhyNot,
    Typed,
    Say,
    React,
    Rename,
    Sit,
    Stand,
    SeatBot,
    Unseat,
    SetOptions,
    Ready,
    Start,
    StandIn,
    TakeSeatBack,
    AskUndo,
    AnswerUndo,
    AnswerProposal,
    OpenLog,
    GiveSeat,
    PlayFor,
    AnswerSeat,
    AskHost,
    AnswerHost,
    AnswerClaim,
    NewLink,
    Mute,
    Remove,
    Lock,
    SetPace,
    Earlier,
    Coach,
    Again,
    Ping,
)

decode: Callable[[str], Message] = msgspec.json.Decoder(reduce(or_, FROM_CLIENT)).decode
"""A client's message from its JSON. Raises what msgspec raises."""


class _Numbered(Struct, frozen=True):
    id: RequestId


_numbered = msgspec.json.Decoder(_Numbered).decode


def number_of(text: str) -> str | None:
    """The number of a request that cannot be understood otherwise, so that whoever waits for its answer gets one."""
    try:
        return _numbered(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
