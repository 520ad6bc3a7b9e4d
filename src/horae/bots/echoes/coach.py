"""What a friend would say over one's shoulder at Echoes: which moves to look at, where the points are, what each card would do.

By the seat's view alone: what is hidden is dealt anew, always in the same way, and nothing that is said hangs on one deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar

from horae.bots.coach import Hint, sentences
from horae.bots.echoes.card_outlook import CardOutlook, card_outlook
from horae.bots.echoes.evaluation import ROUNDS, evaluate, pack_values, share_left
from horae.bots.echoes.greedy import after
from horae.core.game import Action, Event, Seat
from horae.core.rng import Rng
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.games.echoes import actions as do
from horae.games.echoes import counts
from horae.games.echoes.determinize import determinize
from horae.games.echoes.narration import move
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.position import FULL_BROTHERHOOD
from horae.games.echoes.scoring import score_parts
from horae.games.echoes.stakes import stakes
from horae.games.echoes.state import EchoesState
from horae.games.echoes.view import EchoesView

WORLDS = 4
"""Deals of what is hidden that a move is tried in."""
MOST_MOVES = 3
ALIKE = 2
"""Of one kind of move no more than these are named."""
NEAR = 1.2
"""Points by which a move may look worse than the best and still be worth a look."""
_LOOKED_AT = (do.PlayCard, do.DrawTwo, do.Advance, do.Conquer, do.Fortify, do.UseFlame, do.Reinforce, do.EndTurn, do.Discard)
FEW_CARDS = 3


class Coach:
    of_seat: ClassVar[bool] = True

    def __init__(self, pack: EchoesPack, view: EchoesView) -> None:
        self.pack = pack

    def hear(self, event: Event) -> None:
        """All that it goes by lies open in the view."""

    def hints(self, view: EchoesView, legal: Sequence[Action] = ()) -> list[Hint]:
        if view.seat is None or view.over:
            return []
        rng = Rng(0, "coach")
        worlds = [determinize(view, rng, self.pack) for _ in range(WORLDS)]
        advice = _Advice(self.pack, view, view.seat, worlds)
        return [*advice.moves(legal), *advice.cards(), *advice.race()]


class _Advice:
    """To one seat, about one position."""

    def __init__(self, pack: EchoesPack, view: EchoesView, seat: Seat, worlds: list[EchoesState]) -> None:
        self.pack = pack
        self.view = view
        self.seat = seat
        self.worlds = worlds
        self.s = worlds[0]
        self.left = share_left(self.s)

    def _hint(self, key: str, args: dict[str, Sayable], thing: str = "") -> Hint:
        return Hint(Phrase(f"echoes-coach-{key}", args), self.seat, thing=thing)

    def _head(self, key: str) -> Hint:
        return Hint(Phrase(f"echoes-coach-{key}"), self.seat, heads=True)

    def _name(self, thing: int) -> Sayable:
        return self.pack.name(thing)

    # --- moves worth a look ---

    def moves(self, legal: Sequence[Action]) -> Iterator[Hint]:
        found = [action for action in legal if isinstance(action, _LOOKED_AT)]
        if len(legal) < 2 or not found:
            return
        best = self._best(found)
        yield self._head("discards" if isinstance(best[0], do.Discard) else "look")
        for action in best:
            thing = str(getattr(action, "card", getattr(action, "source", "")))
            said = move(action, self.view, self.pack)
            key = "send" if isinstance(action, do.Reinforce) else "move"
            yield self._hint(key, {**said.args, "move": said, "why": self._why(action)}, thing)

    def _best(self, moves: Sequence[Action]) -> list[Action]:
        """The few that look best, and only those that look nearly as good."""
        values = {action: self._value(action) for action in moves}
        ranked = sorted(moves, key=lambda action: -values[action])
        kinds: Counter[type[Action]] = Counter()
        chosen: list[Action] = []
        for action in ranked:
            near = values[action] > values[ranked[0]] - NEAR
            if near and kinds[type(action)] < ALIKE and len(chosen) < MOST_MOVES:
                kinds[type(action)] += 1
                chosen.append(action)
        return chosen

    def _value(self, action: Action) -> float:
        index, values = self.pack.index, pack_values(self.pack)
        if isinstance(action, do.Discard):
            return -values.keep(index[action.card], self.left)
        if self.view.phase == "first" and isinstance(action, do.PlayCard):
            return values.keep(index[action.card], 1.0)
        return sum(evaluate(after(world, self.seat, action), self.seat) for world in self.worlds) / len(self.worlds)

    def _why(self, action: Action) -> Sayable:
        match action:
            case do.PlayCard(card) | do.Advance(card):
                return self._main_point(action, card_outlook(self.s, self.seat, self.pack.index[card]))
            case do.Conquer() | do.Fortify():
                return sentences([stake.words for stake in stakes([action], self.view, self.pack)[0]])
            case do.DrawTwo():
                key = "few-cards" if len(self.view.hand) <= FEW_CARDS else "more-cards"
                return Phrase(f"echoes-coach-why-{key}", {"count": len(self.view.hand)})
            case do.Reinforce(source=source):
                return Phrase("echoes-coach-why-reinforce", {"source": self._name(self.pack.index[source])})
            case _:
                tag = str(type(action).__struct_config__.tag).replace("_", "-")
                return Phrase(f"echoes-coach-why-{tag}")

    # --- where the points are ---

    def race(self) -> Iterator[Hint]:
        yield self._head("race")
        yield self._standing()
        for who in self.view.people:
            if who.seat != self.seat:
                strength = counts.strength_of(self.s, who.seat, counts.attackers(self.s, who.seat))
                args: dict[str, Sayable] = {"person": person(who.seat), "vp": who.score, "size": who.size, "strength": strength}
                yield self._hint("rival", {**args, "full": FULL_BROTHERHOOD})
        for k in range(self.s.n):
            found = self._source(k)
            if found is not None:
                yield found
        yield self._end()

    def _standing(self) -> Hint:
        own = score_parts(self.view, self.pack)[self.seat]
        best = max(who.score for who in self.view.people if who.seat != self.seat)
        args: dict[str, Sayable] = {"vp": own.total, "ahead": max(0, own.total - best), "behind": max(0, best - own.total)}
        return self._hint("standing", {**args, "sources": own.sources, "cards": own.cards + own.effects, "tokens": own.tokens})

    def _source(self, k: int) -> Hint | None:
        """Of one source: whether it is within reach, what is lacking, who threatens it."""
        s, shown = self.s, self.view.sources[k]
        data = self.pack.sources[s.sources[k]]
        args: dict[str, Sayable] = {"source": self._name(self.pack.index[shown.source]), "need": shown.to_beat}
        own = counts.strength_of(s, self.seat, counts.attackers(s, self.seat))
        if shown.fortified:
            return None
        if shown.holder != self.seat:
            key = "reach" if own > shown.to_beat else "short"
            if own > shown.to_beat and shown.holder >= 0:
                key, args["person"] = "reach-held", person(shown.holder)
            args |= {"strength": own, "lack": shown.to_beat + 1 - own, "vp": data.conquer.vp}
            return self._hint(key, args, shown.source)
        guards = sum(shown.strengths)
        args |= {"guards": guards, "vp": data.fortify.vp - data.conquer.vp, "lack": data.fortify.strength + 1 - guards}
        strongest = max((seat for seat in range(s.n) if seat != self.seat), key=self._attack)
        args |= {"person": person(strongest), "strength": self._attack(strongest)}
        if guards > data.fortify.strength:
            return self._hint("ripe", args, shown.source)
        return self._hint("threat" if self._attack(strongest) > guards else "hold", args, shown.source)

    def _attack(self, seat: Seat) -> int:
        return counts.strength_of(self.s, seat, counts.attackers(self.s, seat))

    def _end(self) -> Hint:
        view = self.view
        if view.ends:
            return self._hint("last", {})
        args: dict[str, Sayable] = {
            "full": FULL_BROTHERHOOD,
            "size": max(who.size for who in view.people),
            "reserve": view.reserve,
            "fortified": sum(shown.fortified for shown in view.sources),
            "sources": len(view.sources),
            "rounds": max(1, round(ROUNDS * self.left)),
        }
        return self._hint("end", args)

    # --- one's cards ---

    def cards(self) -> Iterator[Hint]:
        """Those first that can be played; of two copies one."""
        held = [card_outlook(self.s, self.seat, card) for card in dict.fromkeys(self.s.hands[self.seat])]
        if held:
            yield self._head("hand")
        for found in sorted(held, key=lambda one: (one.hindrance is not None, -self._keep(one.card))):
            said = sentences([*self._when(found), *self._does(found)])
            yield self._hint("card", {"card": self._name(found.card), "said": said}, self.pack.ids[found.card])

    def _keep(self, card: int) -> float:
        return pack_values(self.pack).keep(card, self.left)

    def _when(self, found: CardOutlook) -> Iterator[Phrase]:
        if found.hindrance is not None:
            yield Phrase(f"echoes-coach-not-{found.hindrance}")
        elif found.rounds and self.view.ends:
            yield Phrase("echoes-coach-too-late")
        else:
            yield Phrase("echoes-coach-comes", {"rounds": found.rounds})

    def _does(self, found: CardOutlook) -> Iterator[Phrase]:
        """What there is to say of it, what counts most first."""
        if found.points:
            yield Phrase("echoes-coach-points", {"vp": found.points})
        if found.strength:
            yield Phrase("echoes-coach-strength", {"strength": found.strength})
        if found.reaches:
            yield Phrase("echoes-coach-reaches", {"sources": self._names(found.reaches)})
        for verb, amount in found.gives:
            each = "no" if self.pack.immediate[found.card] else "yes"
            yield Phrase(f"echoes-coach-gives-{verb.replace('_', '-')}", {"each": each, "amount": amount})
        if found.flame_in is not None:
            yield Phrase("echoes-coach-flame", {"rounds": found.flame_in})
        if found.wakes:
            yield Phrase("echoes-coach-wakes", {"things": self._names(found.wakes)})
        if found.woken_by:
            yield Phrase("echoes-coach-woken", {"count": found.woken_by})
        if found.helps:
            yield Phrase("echoes-coach-helps", {"count": found.helps})

    def _main_point(self, action: Action, found: CardOutlook) -> Sayable:
        said = [*self._does(found)][:2]
        if isinstance(action, do.Advance):
            said = [Phrase("echoes-coach-why-advance"), *said[:1]]
        return sentences(said or [Phrase("echoes-coach-comes", {"rounds": found.rounds})])

    def _names(self, things: Sequence[int]) -> Listing:
        return Listing(tuple([self._name(thing) for thing in things]))
