"""What a friend would say over one's shoulder on a mission: what can be done now, what stands open here, what it costs.

By the seat's view and what the seat was told alone: of a card only whether it was read, and of one that this seat has read the
tests printed on it. What a card hides until something is found is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from horae.bots.coach import Hint, sentences
from horae.core.game import Action, Event
from horae.core.speech import Listing, Phrase, Sayable
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.compiled import CompiledTest
from horae.games.timestories.narration import attempted
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.stakes import FOR_A_REVISIT, Odds, looming, odds, stakes
from horae.games.timestories.view import AgentView, LocationView, SlotView, TimeStoriesView

FEW_AZRAK = 2


class Coach:
    of_seat: ClassVar[bool] = True

    def __init__(self, pack: TimeStoriesPack, view: TimeStoriesView) -> None:
        self.pack = pack
        self._read: set[str] = set()
        """The cards that this seat has read, or heard read aloud."""

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.CardRead):
            self._read.add(event.card)

    def hints(self, view: TimeStoriesView, legal: Sequence[Action] = ()) -> list[Hint]:
        if view.seat is None or view.step == "over" or not view.own:
            return []
        advice = _Advice(self.pack, view, legal, self._read)
        return [*advice.now(), *advice.here(), *advice.beware()]


class _Advice:
    """To one seat, about one position."""

    def __init__(self, pack: TimeStoriesPack, view: TimeStoriesView, legal: Sequence[Action], read: set[str]) -> None:
        self.pack = pack
        self.view = view
        self.legal = legal
        self.read = read
        assert view.seat is not None
        self.seat = view.seat
        self.own = [view.agents[own.agent] for own in view.own]
        self.attributes = pack.profile(view.profile).attributes

    def _hint(self, key: str, args: dict[str, Sayable] | None = None, thing: str = "") -> Hint:
        return Hint(Phrase(f"timestories-coach-{key}", args or {}), self.seat, thing=thing)

    def _head(self, key: str) -> Hint:
        return Hint(Phrase(f"timestories-coach-{key}"), self.seat, heads=True)

    def _said_of(self, action: Action) -> Sayable:
        """What a move brings and costs, one sentence after the other."""
        return sentences([stake.words for stake in stakes([action], self.view, self.pack)[0]])

    def _may(self, *kinds: type[Action]) -> list[Action]:
        return [action for action in self.legal if isinstance(action, kinds)]

    # --- what can I do now ---

    def now(self) -> Iterator[Hint]:
        yield self._head("now")
        yield from self._asked_for()

    def _asked_for(self) -> Iterator[Hint]:
        view = self.view
        if any(who.link for who in self.own):
            yield from self._broken_link()
        elif any(own.question is not None for own in view.own):
            typed = any(own.question is not None and own.question.typed for own in view.own)
            yield self._hint("question-typed" if typed else "question")
        elif view.questions and self._may(do.Vote):
            yield self._hint("vote")
        elif view.proposal:
            yield from self._proposal()
        elif self._may(do.Volunteer):
            yield self._hint("volunteer")
        elif any(who.test is not None for who in self.own):
            yield from self._own_test()
        elif self._may(do.Support, do.SupportWith):
            yield from self._support()
        elif view.fight is not None:
            yield from self._fight()
        else:
            yield from self._STEPS.get(view.step, _Advice._nothing)(self)

    def _nothing(self) -> Iterator[Hint]:
        yield self._hint("open" if self.legal else "wait")

    def _broken_link(self) -> Iterator[Hint]:
        for action in self._may(do.EmergencyUpdate, do.LoseControl):
            key = "mend" if isinstance(action, do.EmergencyUpdate) else "let-go"
            yield self._hint(key, {"said": self._said_of(action)})

    def _proposal(self) -> Iterator[Hint]:
        if self.view.proposal in ("update", "free_update"):
            update = do.Update(0, self.view.proposal == "free_update")
            yield self._hint("proposal", {"said": self._said_of(update)})
        yield self._hint("least", {"azrak": min(who.azrak for who in self.view.agents)})

    def _own_test(self) -> Iterator[Hint]:
        for who in self.own:
            if who.test is None:
                continue
            found, boosted = (
                odds(do.DrawDestiny(who.agent), self.view, self.pack),
                odds(do.Boost(who.agent), self.view, self.pack),
            )
            if found is not None:
                yield self._hint("test", self._odds(found))
            if boosted is not None and found is not None and self._may(do.Boost):
                worth = "boost" if _enough(boosted) > _enough(found) else "boost-idle"
                yield self._hint(worth, {**self._odds(boosted), "left": who.azrak - 1})
            if self._may(do.AskSupport):
                yield self._hint("ask-support")

    def _support(self) -> Iterator[Hint]:
        for action in self._may(do.Support):
            assert isinstance(action, do.Support)
            whom = self.view.agents[action.whom]
            now, then = (odds(one, self.view, self.pack) for one in (do.DrawDestiny(whom.agent), action))
            if now is None or then is None:
                yield self._hint("support-blind", {"name": self._name(whom)})
            else:
                yield self._hint("support", {**self._odds(then), "name": self._name(whom), "now": _enough(now)})

    def _fight(self) -> Iterator[Hint]:
        fight = self.view.fight
        assert fight is not None
        if fight.life:
            yield self._hint("fight", {"left": max(0, fight.life - fight.damage), "life": fight.life})
        yield from self._tests()
        if not self._may(do.Attempt):
            yield self._hint("fight-wait" if fight.step != "swapping" else "fight-swap")

    def _choosing(self) -> Iterator[Hint]:
        chosen = [who.attributes for who in self.view.agents if who.attributes]
        if not chosen:
            yield self._hint("choose-first")
            return
        best = [max(values) for values in zip(*chosen, strict=True)]
        weakest = best.index(min(best))
        yield self._hint("choose", {"attribute": self.attributes[weakest].name, "value": best[weakest]})

    def _captain(self) -> Iterator[Hint]:
        mine = bool(self._may(do.ChooseLocation))
        yield self._hint("captain" if mine else "not-captain", {"name": self._name(self.view.agents[self.view.captain])})
        for place in self.view.locations:
            yield self._place(place)

    def _place(self, place: LocationView) -> Hint:
        args: dict[str, Sayable] = {"place": place.name}
        if not place.open:
            return self._hint("place-closed", args, place.id)
        if not place.visits:
            return self._hint("place-new", args, place.id)
        cards = self.view.layouts.get(place.id) or self._first_layout(place.id)
        unread = sum(card not in self.view.read for card in cards)
        return self._hint("place-again" if place.azrak else "place-back", {**args, "unread": unread}, place.id)

    def _first_layout(self, place: str) -> tuple[str, ...]:
        """Of a place where the group has been: it has seen what lay there."""
        number = self.pack.names.locations[place]
        return tuple([self.pack.cards[card].id for card in self.pack.places[number].layout])

    def _recon(self) -> Iterator[Hint]:
        unread = [self._place_of(slot) for slot in self.view.panorama if slot.holder < 0 and not self._is_read(slot)]
        yield self._hint("recon" if self._may(do.Recon) else "recon-wait")
        if unread:
            yield self._hint("recon-unread", {"places": Listing(tuple(unread))})

    def _telepathy(self) -> Iterator[Hint]:
        yield self._hint("tell" if self._may(do.Recount) else "listen")

    def _actions(self) -> Iterator[Hint]:
        yield from self._tests()
        for who in self.own:
            if any(isinstance(action, do.Explore) and action.agent == who.agent for action in self.legal):
                key = "explore-free" if who.free_explore else "explore-last" if who.azrak == 1 else "explore"
                yield self._hint(key, {"azrak": who.azrak, "name": self._name(who), "own": len(self.own)})
            if who.personal_conflict:
                yield self._hint("conflict", {"name": self._name(who), "own": len(self.own)})
        if self._may(do.StandBy):
            yield self._hint("stand-by")
        if self._may(do.Ready):
            yield self._hint("leave")
        elif self._may(do.Stay):
            yield self._hint("leaving")

    def _tests(self) -> Iterator[Hint]:
        """Those that can be attempted now: the odds, and who would do better."""
        for action in self._may(do.Attempt):
            assert isinstance(action, do.Attempt)
            box, found = attempted(self.view, action.agent, action.test), odds(action, self.view, self.pack)
            if box is None or found is None:
                continue
            place = [one.id for one in self.attributes].index(box.attribute)
            who = self.view.agents[action.agent]
            args = self._odds(found) | {
                "label": box.label if box.label is not None else self.attributes[place].name,
                "attribute": self.attributes[place].name,
                "difficulty": box.difficulty,
                "value": who.attributes[place],
                "name": self._name(who),
                "own": len(self.own),
            }
            yield self._hint("attempt", args)
            free = self.view.fight is None and not who.personal_conflict
            better = max(self._in_control(), key=lambda one: one.attributes[place], default=who)
            if free and better.attributes[place] > who.attributes[place]:
                said = {"name": self._name(better), "attribute": self.attributes[place].name, "value": better.attributes[place]}
                yield self._hint("better", said)

    def _between(self) -> Iterator[Hint]:
        updates = self._may(do.Update)
        if self.view.must_update:
            yield self._hint("must-update")
        for free in sorted({action.free for action in updates if isinstance(action, do.Update)}, reverse=True):
            yield self._hint("update-free" if free else "update", {"said": self._said_of(do.Update(self.own[0].agent, free))})
        if updates:
            yield self._hint("least", {"azrak": min(who.azrak for who in self.view.agents)})
        yield from self._belongings()
        yield self._hint("go-on")

    def _belongings(self) -> Iterator[Hint]:
        for who in self.view.agents:
            things = [item.name for item in who.items] + [self.view.token_names[token] for token in dict.fromkeys(who.tokens)]
            if things:
                own = "yes" if who in self.own and len(self.own) == 1 else "no"
                yield self._hint("carries", {"name": self._name(who), "things": Listing(tuple(things)), "own": own})

    def _dealing(self) -> Iterator[Hint]:
        yield self._hint("deal")

    _STEPS: ClassVar[dict[str, Callable[[_Advice], Iterator[Hint]]]] = {
        "choosing": _choosing,
        "captain": _captain,
        "recon": _recon,
        "telepathy": _telepathy,
        "actions": _actions,
        "between": _between,
        "dealing": _dealing,
    }

    # --- what stands open here ---

    def here(self) -> Iterator[Hint]:
        if self.view.step not in ("recon", "telepathy", "actions") or not self.view.panorama:
            return
        yield self._head("here")
        own = {who.agent for who in self.own}
        for slot in self.view.panorama:
            if slot.holder not in own:
                yield self._slot(slot)

    def _slot(self, slot: SlotView) -> Hint:
        args: dict[str, Sayable] = {"place": self._place_of(slot)}
        if slot.holder >= 0:
            args["name"] = self._name(self.view.agents[slot.holder])
            return self._hint("slot-held", args, slot.card)
        if slot.card in self.read:
            tests = [self._test_of(box) for box in self._open_tests(slot.card)]
            args |= {"tests": Listing(tuple(tests)), "count": len(tests)}
            return self._hint("slot-tests" if tests else "slot-own", args, slot.card)
        return self._hint("slot-told" if self._is_read(slot) else "slot-new", args, slot.card)

    def _is_read(self, slot: SlotView) -> bool:
        return slot.card in self.view.read or slot.card in self.read

    def _open_tests(self, name: str) -> Iterator[CompiledTest]:
        """Printed on a card that this seat has read, for whoever comes, and not passed for good."""
        card = next((card for card in self.pack.cards if card.id == name), None)
        if card is None or card.told:
            return
        for place, box in enumerate(card.tests):
            if box.when is None and box.against < 0 and (name, place) not in self.view.succeeded:
                yield box

    def _test_of(self, box: CompiledTest) -> Phrase:
        difficulty = box.difficulty(len(self.view.agents))
        return Phrase("timestories-coach-box", {"attribute": self.attributes[box.attribute].name, "difficulty": difficulty})

    # --- what to keep an eye on ---

    def beware(self) -> Iterator[Hint]:
        found = [*self._low(), *self._running_out()]
        if found:
            yield self._head("beware")
            yield from found

    def _low(self) -> Iterator[Hint]:
        for who in self.own:
            if 0 < who.azrak <= FEW_AZRAK and who.status == "in_control" and who.link < FOR_A_REVISIT:
                yield self._hint("low", {"azrak": who.azrak, "name": self._name(who), "own": len(self.own)})

    def _running_out(self) -> Iterator[Hint]:
        for stake in looming(self.view, self.pack):
            yield Hint(stake.words, self.seat)

    # --- names and figures ---

    def _in_control(self) -> list[AgentView]:
        return [who for who in self.view.agents if who.status == "in_control" and who.attributes]

    def _name(self, who: AgentView) -> Sayable:
        return who.name if who.name is not None else Phrase("timestories-agent", {"number": who.agent + 1})

    def _place_of(self, slot: SlotView) -> Sayable:
        if slot.place is None:
            return slot.letter
        return Phrase("timestories-coach-slot", {"letter": slot.letter, "place": slot.place})

    def _odds(self, found: Odds) -> dict[str, Sayable]:
        cards = found.failure + found.critical + found.success
        return {"enough": _enough(found), "cards": cards, "failure": found.failure}


def _enough(found: Odds) -> int:
    return found.critical + found.success
