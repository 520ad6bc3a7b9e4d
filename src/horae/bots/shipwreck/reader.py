"""The bot that reads: it follows what every play and non-play tells, plays to be read, and predicts
when that raises the chance to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import numpy as np

from horae.bots.bot import Bot
from horae.bots.shipwreck.knowledge import PASSES, TELLS_OLD, AfterPlay, Knowledge, given
from horae.bots.shipwreck.partner_model import ALMOST, NUMBERS, PLAIN, POWER_PRICE
from horae.bots.shipwreck.public_position import Array, Truths
from horae.bots.shipwreck.win_chance import Prospects
from horae.core.game import Action, Event
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import AskHigher, AskOneOf, Cycle, DiscardLower, ExtraPrediction, TellOld

Option = TypeVar("Option")
LOTS = 5040
"""So many that each of any number of equally good choices comes up as often."""


class Reader(Bot[ShipwreckPack, ShipwreckView]):
    """Reads by the helpful reading, plays to be read that way, and weighs everything by the chance to win."""

    name = "reader"

    def begin(self, view: ShipwreckView) -> None:
        self.knows = self.reading(self.pack, view)
        self._lot = self.rng.below(LOTS)
        """Drawn before each choice of one's own, so that the same position is always answered the same."""
        self._proposed: do.Proposal | None = None
        self._marked: tuple[int, tuple[int, ...]] = (0, ())
        self._dropped: set[do.Proposal | None] = set()
        """What the group would not agree to this turn; proposing it again helps nobody."""

    @classmethod
    def reading(cls, pack: ShipwreckPack, view: ShipwreckView) -> Knowledge:
        """What it makes of what it hears."""
        return Knowledge(pack, view, PLAIN)

    def hear(self, event: Event) -> None:
        self.knows.hear(event)
        if isinstance(event, ev.TurnBegan | ev.PowerUsed | ev.FatePlayed):
            self._lot = self.rng.below(LOTS)
        match event:
            case ev.PredictionProposed(value=value):
                self._proposed = do.PREDICTIONS[value]
            case ev.PowerProposed(card=card):
                self._proposed = do.UsePower(card)  # whatever was to be asked with it
            case ev.ProposalDropped():
                self._dropped.add(self._proposed)
            case ev.TurnBegan() | ev.PowerUsed() | ev.FateShown() | ev.GuessMissed():
                self._dropped.clear()
            case _:
                pass

    def choose(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        if view.step == "play":
            return self._play(view, legal)
        if view.step == "after_play":
            return self._after_play(view, legal)
        if view.proposal:
            return self._answer_proposal(view, legal)
        return self._in_group(view, legal)

    # --- as the active person ---

    def _play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        plays = [action for action in legal if isinstance(action, do.PlayFate)]
        if len(view.hand) < 2:
            return plays[0]
        cycles = self.knows.cycling()
        if cycles is not None:
            worth = cycles[:, view.hand[0] - 1, view.hand[1] - 1]
            places = {action.place: action for action in legal if isinstance(action, do.UsePower)}
            place = self._best([0, *places], [float(worth[at]) for at in (0, *places)])
            if place:
                return places[place]
        lawful = self.knows.public.lawful()
        plays = [action for action in plays if lawful[self._at(view, action)]]  # in the honour variant all are offered
        model = self.knows.model()
        return self._best(plays, [float(model.worth[self._at(view, action)]) for action in plays])

    @staticmethod
    def _at(view: ShipwreckView, action: do.PlayFate) -> tuple[int, int, int]:
        return action.place, view.hand[action.fate] - 1, view.hand[1 - action.fate] - 1

    def _after_play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        worth = self.knows.after_play()
        actions = [action for action in legal if action != do.CONFESS]
        at = int(view.own_played_old), view.hand[0] - 1
        return self._best(actions, [float(worth[self._after_play_choice(action)][at]) for action in actions])

    def _after_play_choice(self, action: Action) -> AfterPlay:
        if not isinstance(action, do.UsePower):
            return PASSES
        is_old = isinstance(self.pack.power_of[self.pack.index[action.card]].does, TellOld)
        return TELLS_OLD if is_old else AfterPlay("discard", action.value, action.place)

    def _best(self, options: Sequence[Option], worth: Sequence[float]) -> Option:
        """The best of them. Of several as good any: to have a rule for that would be a private code."""
        top = max(worth) - ALMOST
        best = [option for option, value in zip(options, worth, strict=True) if value >= top]
        return best[self._lot % len(best)]

    # --- in the group ---

    def _in_group(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        odds = self.odds(view)
        prospects = Prospects(view.score, view.doom)
        fade = self.knows.public.doom_ahead()
        guess = do.PREDICTIONS[int(odds.argmax()) + 1]
        if view.guesses:
            return self._second_guess(legal, odds, prospects, fade)
        predict = prospects.predict(odds, fade)
        wait = prospects.wait(odds, fade)
        best = max(predict, wait)
        for action, worth in self._powers(legal, odds, prospects, fade):
            if worth > best + POWER_PRICE and do.UsePower(action.card) not in self._dropped:
                return action
        if view.extra_guesses:
            predict = prospects.predict_twice(odds, fade)
        if (predict > wait and guess not in self._dropped) or do.PASS not in legal:
            return guess
        return do.PASS

    def _second_guess(self, legal: Sequence[Action], odds: Array, prospects: Prospects, fade: int) -> Action:
        """SA-R4: the first miss costs one doom already; a second guess may still save the turn."""
        best = float(odds.max())
        again = best * prospects.right + (1 - best) * prospects.after(2 + fade)
        guess = do.PREDICTIONS[int(odds.argmax()) + 1]
        if (again > prospects.after(1 + fade) and guess not in self._dropped) or do.PASS not in legal:
            return guess
        return do.PASS

    def _powers(
        self, legal: Sequence[Action], odds: Array, prospects: Prospects, fade: int
    ) -> Iterator[tuple[do.UsePower, float]]:
        """Each power the group could use now with its worth, the best first."""
        found: list[tuple[float, do.UsePower]] = []
        for action in legal:
            if not isinstance(action, do.UsePower):
                continue
            match self.pack.power_of[self.pack.index[action.card]].does:
                case AskHigher():
                    found.append((_ask(odds, action.value < NUMBERS, prospects, fade), action))
                case AskOneOf(values):
                    found.append((_ask(odds, np.isin(NUMBERS, values), prospects, fade), action))
                case ExtraPrediction():
                    found.append((prospects.predict_twice(odds, fade), action))
                case Cycle() | TellOld() | DiscardLower():
                    continue
        for worth, action in sorted(found, key=lambda pair: -pair[0]):
            yield action, worth

    def odds(self, view: ShipwreckView) -> Array:
        """The odds of the active person's kept fate. SA-12.3: from public knowledge, or else what one says and leaves
        unsaid would speak of one's own fate. SA-R9: with two people the only one who predicts may know theirs."""
        own = {self.seat: view.hand[0]} if view.hand and len(view.order) == 2 else {}
        return self.knows.helpful.odds(view.active, own)

    def _answer_proposal(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        """Agree unless what all can know says better not; to a power always, for its answer helps whoever asks."""
        if not isinstance(view.proposal, do.Predict):
            return do.AGREE if do.AGREE in legal else do.OBJECT
        odds = self.odds(view)
        prospects = Prospects(view.score, view.doom)
        fade = self.knows.public.doom_ahead()
        chance = float(odds[view.proposal.value - 1])
        worth = chance * prospects.right + (1 - chance) * prospects.after(1 + fade)
        agrees = worth >= prospects.after(fade) or chance >= float(odds.max()) - 0.05
        return do.AGREE if agrees and do.AGREE in legal else do.OBJECT

    def remark(self, view: ShipwreckView) -> Action | None:
        """Mark on the active person's line what logic rules out; a mark that somebody made stays theirs."""
        if view.step != "predict" or view.active == self.seat or view.active not in self.knows.logic.seats:
            return None
        possible = self.knows.logic.values(view.active)
        flipped = next(who.flipped for who in (*view.people, *view.away) if who.seat == view.active)
        change = tuple(value for value in range(1, 8) if value not in possible and value not in flipped)
        if not change or self._marked == (view.turn, possible):
            return None
        self._marked = view.turn, possible  # once for each thing learned, or two hands would never stop flipping
        return do.FlipTiles(change)


def _ask(odds: Array, question: Truths, prospects: Prospects, fade: int) -> float:
    """The chance to win if the group asks and then does what is best."""
    worth = 0.0
    for fits in (question, ~question):
        chance = float((odds * fits).sum())
        if chance > 0:
            after = given(odds, fits)
            worth += chance * max(prospects.predict(after, fade), prospects.wait(after, fade))
    return worth
