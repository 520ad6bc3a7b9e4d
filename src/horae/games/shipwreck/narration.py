"""Shipwreck in words: the one place that turns events, moves, options, steps and results into phrases.

A phrase is for one hearer: a seat hears "you" of itself, a spectator never. Names of cards come
from the pack, names of people from whoever says the phrase.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Choice
from horae.core.narration import Option as Option
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.clauses import values_nor, values_or
from horae.games.shipwreck.options import STARTING_DOOM
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import SEATS, Answer
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import AskHigher, AskOneOf, Cycle, DiscardLower, ExtraPrediction, TellOld

THE_HOURS = Phrase("shipwreck-the-hours")
PASS = Phrase("shipwreck-move-pass")
LEAVE, LEAVE_FOR_GOOD = Phrase("shipwreck-move-leave"), Phrase("shipwreck-move-leave-for-good")
PASS_POWER = Phrase("shipwreck-move-pass-power")


def numbers(values: tuple[int, ...]) -> Listing:
    return Listing(tuple(str(value) for value in values))


def _yes(is_so: bool) -> str:
    """Fluent chooses between variants by a word."""
    return "yes" if is_so else "no"


class Narrator:
    """Tells one hearer what happens. It follows the row, because by the time an event is told the
    card that it is about may have left, and whose turn it is, because some events leave that out."""

    def __init__(self, pack: ShipwreckPack, view: ShipwreckView) -> None:
        self.pack = pack
        self.seat = view.seat
        self._row: list[str | None] = [None, *(spot.card for spot in view.row)]
        self._active = view.active
        self._drawn = 0

    def card(self, card: str) -> Sayable:
        return self.pack.arcana[self.pack.index[card]].name

    def tell(self, event: Event) -> Phrase | None:
        """The event in words, and the row brought up to date. None where another event told to the
        same hearer says it all: what one draws oneself is told with its values."""
        phrase = self._turn(event) or self._group(event) or self._table(event)
        self._follow(event)
        if isinstance(event, ev.FateDrawn) and event.seat == self.seat:
            return None
        return phrase

    def _follow(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(_, seat):
                self._active = seat
            case ev.FateDrawn(seat, count) if seat == self.seat:
                self._drawn = count
            case ev.FatesSeen():
                self._drawn = 0
            case ev.ArcanumLaid(place, card, _):
                self._row[place] = card
            case ev.ArcanumCycled(place, _) | ev.ArcanumFaded(place):
                self._row[place] = None
            case _:
                pass

    def _who(self, key: str, seat: Seat, /, **args: Sayable) -> Phrase:
        """A message about a person: as "you" where that is the hearer."""
        return Phrase(f"shipwreck-told-{key}", {"you": _yes(seat == self.seat), "person": person(seat), **args})

    def _of(self, key: str, seat: Seat) -> Phrase:
        """Something that belongs to a person: "your line", "Ana's line"."""
        return Phrase(f"shipwreck-{key}-of", {"you": _yes(seat == self.seat), "person": person(seat)})

    def _at(self, place: int) -> Sayable:
        card = self._row[place]
        return THE_HOURS if card is None else self.card(card)

    def opening(self, view: ShipwreckView) -> tuple[Phrase, ...]:
        """What has happened before the first move: whose turn it is and, to that person, what they drew."""
        began = self._who("turn-began", view.active, turn=view.turn)
        if view.active != view.seat:
            return (began, self._who("fate-drawn", view.active, count=2 - view.began_with))
        return (began, self._fates_seen(view.hand, len(view.hand) - view.began_with))

    # --- drawing, playing, powers ---

    def _turn(self, event: Event) -> Phrase | None:
        match event:
            case ev.TurnBegan(turn, seat):
                return self._who("turn-began", seat, turn=turn)
            case ev.FateDrawn(seat, count):
                return self._who("fate-drawn", seat, count=count)
            case ev.FatesSeen(_, hand):
                return self._fates_seen(hand, self._drawn)
            case ev.FatePlayed(seat, value, place, before):
                if place:
                    return self._who("fate-played", seat, value=value, card=self._at(place))
                if before:
                    return self._who("fate-played-hours", seat, value=value, card=self._at(before))
                return self._who("fate-played-stranded", seat, value=value)
            case ev.KeptCompared(seat, higher):
                return self._who("kept-compared", seat, higher=_yes(higher))
            case ev.PowerUsed():
                return self._power_used(event)
            case ev.Answered(seat, yes):
                return self._who("answered", seat, yes=_yes(yes))
            case ev.OldTold(seat, old):
                return self._who("old-told", seat, old=_yes(old))
            case ev.FateDiscarded(seat, value, place):
                return self._who("fate-discarded", seat, value=value, card=self._at(place))
            case ev.PlayConfessed(seat):
                return self._who("play-confessed", seat)
            case _:
                return None

    def _fates_seen(self, hand: tuple[int, ...], drawn: int) -> Phrase:
        if len(hand) == 1:
            return Phrase("shipwreck-told-fates-seen-single", {"fate": hand[0]})
        key = {1: "one", 2: "two"}.get(drawn, "hand")
        return Phrase(f"shipwreck-told-fates-seen-{key}", {"first": hand[0], "second": hand[1]})

    def _power_used(self, event: ev.PowerUsed) -> Phrase:
        power = self.pack.power_of[self.pack.index[event.card]]
        card = self.card(event.card)
        match power.does:
            case AskHigher():
                return self._who("power-ask-higher", event.seat, card=card, value=event.value)
            case AskOneOf(values):
                return self._who("power-ask-one-of", event.seat, card=card, values=values_or(values))
            case ExtraPrediction():
                return self._who("power-extra", event.seat, card=card)
            case Cycle():
                return self._who("power-cycle", event.seat, card=card, away=self._at(event.place))
            case TellOld():
                return self._who("power-old", event.seat, card=card)
            case DiscardLower():
                return self._who("power-discard", event.seat, card=card)
            case _:
                assert_never(power.does)

    # --- what the group does ---

    def _group(self, event: Event) -> Phrase | None:
        match event:
            case ev.TilesFlipped(seat, line, tiles, down):
                key = "tiles-flipped" if down else "tiles-flipped-up"
                return self._who(key, seat, line=self._of("line", line), tiles=numbers(tiles))
            case ev.PredictionProposed(seat, value):
                return self._who("prediction-proposed", seat, value=value)
            case ev.PowerProposed(seat, card, value):
                what = group_power(do.UsePower(card, value), self.pack)
                return self._who("power-proposed", seat, card=self.card(card), what=what)
            case ev.ProposalAgreed(seat):
                return self._who("proposal-agreed", seat)
            case ev.ProposalDropped(seat):
                return self._who("proposal-dropped", seat)
            case ev.Passed(seat):
                return self._who("passed-power" if seat == self._active else "passed", seat)
            case ev.Predicted(seat, value):
                return self._who("predicted", seat, value=value, hidden=self._of("hidden", self._active))
            case ev.GuessMissed(value):
                return Phrase("shipwreck-told-guess-missed", {"value": value})
            case ev.PredictionResolved(seat, fate, right, score, doom):
                hidden = self._of("hidden", seat)
                if right:
                    return Phrase("shipwreck-told-resolved-right", {"hidden": hidden, "fate": fate, "score": score})
                return Phrase("shipwreck-told-resolved-wrong", {"hidden": hidden, "fate": fate, "doom": doom})
            case ev.FateShown(seat, value):
                return self._who("fate-shown", seat, value=value)
            case _:
                return None

    # --- what happens to the table ---

    def _table(self, event: Event) -> Phrase | None:
        match event:
            case ev.ArcanumCycled(_, card):
                return Phrase("shipwreck-told-arcanum-cycled", {"card": self.card(card)})
            case ev.ArcanumLaid(_, card, None):
                return Phrase("shipwreck-told-arcanum-laid-last", {"card": self.card(card)})
            case ev.ArcanumLaid(_, card, top):
                return Phrase("shipwreck-told-arcanum-laid", {"card": self.card(card), "top": self.card(str(top))})
            case ev.FateMoved(value, 0):
                return Phrase("shipwreck-told-fate-stranded", {"value": value})
            case ev.FateMoved(value, place):
                return Phrase("shipwreck-told-fate-moved", {"value": value, "card": self._at(place)})
            case ev.ArcanumFaded(_, card, fates, added, doom):
                args: dict[str, Sayable] = {"card": self.card(card), "added": added, "doom": doom}
                if not fates:
                    return Phrase("shipwreck-told-arcanum-faded-bare", args)
                return Phrase("shipwreck-told-arcanum-faded", {**args, "fates": numbers(fates), "count": len(fates)})
            case ev.PersonJoined(seat, _, fates):
                return self._who("person-joined", seat, count=fates)
            case ev.PersonBack(seat):
                return self._who("person-back", seat)
            case ev.HandReturned(seat, count):
                return self._who("hand-returned", seat, count=count)
            case ev.PersonLeft(seat, count, _, for_good):
                return self._who("person-left-for-good" if for_good else "person-left", seat, count=count)
            case ev.GameEnded(_, reason, score, doom):
                return Phrase(f"shipwreck-told-ended-{reason}", {"score": score, "doom": doom})
            case _:
                return None


# --- moves ---


def move(action: Action, view: ShipwreckView, pack: ShipwreckPack) -> Phrase:
    """The label of a legal move or aside of the seat whose view this is."""
    if type(action) is do.FlipTiles:  # not matched, because everybody is offered seven of these at any time
        return _flip(action.tiles, action.down, view.active)
    if type(action) is do.Predict:  # and these
        return _predict(action.value, _needs_agreement(view))
    if type(action) is do.Leave:
        return LEAVE_FOR_GOOD if action.for_good else LEAVE
    match action:
        case do.PlayFate(fate, place):
            return _play(view.hand[fate], _played_token(fate, view, pack), place, view, pack)
        case do.Pass():
            return PASS_POWER if view.seat == view.active else PASS
        case do.UsePower():
            return _use_power(action, view, pack)
        case do.Agree():
            return _about_proposal("shipwreck-move-agree", view, pack)
        case do.Object():
            return _about_proposal("shipwreck-move-object", view, pack)
        case do.ShowFate():
            return Phrase("shipwreck-move-show", {"value": view.hand[0], "active": person(view.active)})
        case do.Confess():
            return Phrase("shipwreck-move-confess")
        case do.Join(None):
            return Phrase("shipwreck-move-come-back" if view.seat in view.circle else "shipwreck-move-join")
        case do.Join(after):
            return Phrase("shipwreck-move-join-after", {"after": person(int(str(after)))})
        case _:
            raise TypeError(f"not a Shipwreck action: {action!r}")


@cache
def _flip(tiles: tuple[int, ...], down: bool, active: Seat) -> Phrase:
    key = "shipwreck-move-flip" if down else "shipwreck-move-flip-up"
    return Phrase(key, {"tiles": numbers(tiles), "active": person(active)})


@cache
def _predict(value: int, is_proposed: bool) -> Phrase:
    return Phrase("shipwreck-move-propose" if is_proposed else "shipwreck-move-predict", {"value": value})


def _needs_agreement(view: ShipwreckView) -> bool:
    return view.agreement and len(view.order) - (view.active in view.order) > 1  # SA-R3


def _about_proposal(key: str, view: ShipwreckView, pack: ShipwreckPack) -> Phrase:
    """Something about what lies proposed: a prediction by its value, a power by its card and what it does."""
    proposal = view.proposal
    if isinstance(proposal, do.UsePower):
        card = pack.arcana[pack.index[proposal.card]].name
        return Phrase(f"{key}-power", {"card": card, "what": group_power(proposal, pack)})
    return Phrase(key, {"value": proposal.value if proposal else 0})


def group_power(action: do.UsePower, pack: ShipwreckPack) -> Phrase:
    """What a power of the group does, as a question or a few words."""
    match pack.power_of[pack.index[action.card]].does:
        case AskHigher():
            return Phrase("shipwreck-what-ask-higher", {"value": action.value})
        case AskOneOf(values):
            return Phrase("shipwreck-what-ask-one-of", {"values": values_or(values)})
        case _:
            return Phrase("shipwreck-what-extra")


def _played_token(fate: int, view: ShipwreckView, pack: ShipwreckPack) -> str:
    """SA-R6: of two equal fates it matters which token is played, the one held before or the new one, if the
    power that tells it can be used after this play; otherwise nobody could ever tell them apart."""
    if len(view.hand) != 2 or view.hand[0] != view.hand[1] or view.began_with != 1 or view.power_used:
        return "any"
    if not any(isinstance(pack.power_of[pack.index[card]].does, TellOld) for card in view.faded):
        return "any"
    return "old" if fate == 0 else "new"


def _play(value: int, token: str, place: int, view: ShipwreckView, pack: ShipwreckPack) -> Phrase:
    if place == 0:
        return Phrase("shipwreck-move-play-hours", {"value": value, "token": token})
    return Phrase("shipwreck-move-play", {"value": value, "token": token, "card": card_at(place, view, pack)})


def card_at(place: int, view: ShipwreckView, pack: ShipwreckPack) -> Sayable:
    """What stands at a place: an arcanum's name, or The Hours."""
    card = view.row[place - 1].card if place else None
    return THE_HOURS if card is None else pack.arcana[pack.index[card]].name


def _use_power(action: do.UsePower, view: ShipwreckView, pack: ShipwreckPack) -> Phrase:
    card = pack.arcana[pack.index[action.card]].name
    power = pack.power_of[pack.index[action.card]]
    if power.by == "group" and _needs_agreement(view):
        return Phrase("shipwreck-move-propose-power", {"card": card, "what": group_power(action, pack)})
    match power.does:
        case AskHigher():
            return Phrase("shipwreck-move-ask-higher", {"card": card, "value": action.value})
        case AskOneOf(values):
            return Phrase("shipwreck-move-ask-one-of", {"card": card, "values": values_or(values)})
        case ExtraPrediction():
            return Phrase("shipwreck-move-extra", {"card": card})
        case Cycle():
            return Phrase("shipwreck-move-cycle", {"card": card, "away": card_at(action.place, view, pack)})
        case TellOld():
            return Phrase("shipwreck-move-old", {"card": card, "value": view.played})
        case DiscardLower():
            at = card_at(action.place, view, pack)
            return Phrase("shipwreck-move-discard", {"card": card, "value": action.value, "at": at})
        case _:
            assert_never(power.does)


# --- where the game stands ---


def step(view: ShipwreckView, pack: ShipwreckPack) -> Phrase:
    """What is going on now, as a call to do something where the seat is waited for."""
    if view.step == "over":
        return Phrase("shipwreck-now-over")
    if view.paused:
        return Phrase("shipwreck-now-paused")
    active = person(view.active)
    mine = view.seat is not None and view.seat == view.active
    if view.step == "play":
        if mine:
            return Phrase("shipwreck-now-play" if len(view.hand) == 2 else "shipwreck-now-play-single")
        return Phrase("shipwreck-now-plays", {"active": active})
    if view.step == "after_play":
        return Phrase("shipwreck-now-power") if mine else Phrase("shipwreck-now-powers", {"active": active})
    return _predicting(view, mine, active, pack)


def _predicting(view: ShipwreckView, mine: bool, active: Phrase, pack: ShipwreckPack) -> Phrase:
    waited = view.seat is not None and view.seat in view.deciding
    if waited and view.proposal:
        asked = _about_proposal("shipwreck-now-agree", view, pack)
        return Phrase(asked.key, {**asked.args, "active": active})
    if waited:
        key = "shipwreck-now-predict-again" if view.guesses else "shipwreck-now-predict"
        return Phrase(key, {"active": active})
    if mine:
        return Phrase("shipwreck-now-predicted-about")
    others = Listing(tuple(person(seat) for seat in view.deciding))
    return Phrase("shipwreck-now-waiting", {"active": active, "others": others})


def known(view: ShipwreckView, pack: ShipwreckPack) -> tuple[Phrase, ...]:
    """What this turn has told everybody about the hidden fate: the play, the answers, the guesses that missed."""
    if not view.played or view.step == "over":
        return ()
    key = "shipwreck-known-played" if view.played_place else "shipwreck-known-played-hours"
    played = Phrase(key, {"value": view.played, "card": card_at(view.played_place, view, pack)})
    said = tuple(_said(answer) for answer in view.answers)
    missed = tuple(Phrase("shipwreck-known-missed", {"value": value}) for value in view.guesses)
    return (played, *said, *missed)


def _said(answer: Answer) -> Phrase:
    args: dict[str, Sayable] = {"value": answer.value, "yes": _yes(answer.yes)}
    args |= {"values": values_or(answer.values), "not": values_nor(answer.values)}
    return Phrase(f"shipwreck-known-{answer.about.replace('_', '-')}", args)


def result(ended: Result, seat: Seat | None, pack: ShipwreckPack) -> tuple[Phrase, Phrase]:
    """How it ended, as a title and a sentence: the same for everyone."""
    figures: dict[str, Sayable] = {name: ended.figures[name] for name in ("score", "doom", "turns")}
    return Phrase(f"shipwreck-end-{ended.reason}"), Phrase(f"shipwreck-end-{ended.reason}.about", figures)


# --- options ---


def _option(name: str, choices: tuple[Choice, ...]) -> Option:
    return Option(name, Phrase(f"shipwreck-option-{name}"), Phrase(f"shipwreck-option-{name}.about"), choices)


_YES_OR_NO = (Choice("false", Phrase("shipwreck-option-no")), Choice("true", Phrase("shipwreck-option-yes")))

OPTIONS = (
    _option(
        "difficulty",
        tuple(Choice(name, Phrase(f"shipwreck-difficulty-{name}", {"doom": doom})) for name, doom in STARTING_DOOM.items()),
    ),
    Option(
        "first",
        Phrase("shipwreck-option-first"),
        Phrase("shipwreck-option-first.about"),
        (
            Choice("random", Phrase("shipwreck-first-random")),
            *(Choice(str(seat), Phrase("shipwreck-first-seat", {"seat": seat})) for seat in range(1, SEATS + 1)),
        ),
        names_seats=True,
    ),
    _option("agreement", _YES_OR_NO),
    _option("honour", _YES_OR_NO),
    _option("restless", _YES_OR_NO),
)
"""What a table may choose before it starts, in the order in which people think about it."""
