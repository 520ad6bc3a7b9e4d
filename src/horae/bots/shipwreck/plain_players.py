"""Two players that say nothing by choosing: they show how much of Shipwreck is won by the cards' conditions alone.

Yardsticks for the benchmark, not company for people. Both cycle nothing and use no power after a play. In the group both do
what the reader does with the odds that their reading gives them.
"""

from __future__ import annotations

from collections.abc import Sequence

from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import Manner, PartnerModel, any_lawful, partner_who
from horae.bots.shipwreck.public_position import Array, PublicPosition
from horae.bots.shipwreck.reader import Reader
from horae.core.game import Action
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

UNREAD = Manner(slack=0.0, reads_powers=False)
"""Nothing is read from what somebody chose."""


def literal_partner(public: PublicPosition, hands: Array, manner: Manner) -> PartnerModel:
    """A play says that its card took the fate, of any hand as likely, and nothing more."""
    lawful = public.lawful()
    return partner_who(public, hands, lawful, lawful)


def careless_partner(public: PublicPosition, hands: Array, manner: Manner) -> PartnerModel:
    """Each of a hand's lawful plays is as likely, so a hand with few of them speaks louder."""
    free = any_lawful(public.lawful())
    return partner_who(public, hands, free, free)


class Literal(Reader):
    """Plays the first of its lawful plays whose card has it say nothing besides its condition (the fate held longer first,
    then from The Hours to the right), or else the first of all; reads each play as saying that it was lawful."""

    name = "literal"

    @classmethod
    def reading(cls, pack: ShipwreckPack, view: ShipwreckView) -> Knowledge:
        return Knowledge(pack, view, UNREAD, literal_partner)

    def _play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        plays = self._lawful_plays(view, legal)
        says = self.knows.public.says()
        return next((play for play in plays if play.place not in says), plays[0])

    def _after_play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        return do.PASS

    def _lawful_plays(self, view: ShipwreckView, legal: Sequence[Action]) -> list[do.PlayFate]:
        """In the order of their numbers. In the honour variant unlawful ones are offered, too."""
        plays = [action for action in legal if isinstance(action, do.PlayFate)]
        if len(view.hand) == 2:
            lawful = self.knows.public.lawful()
            plays = [action for action in plays if lawful[self._at(view, action)]]
        return sorted(plays, key=lambda play: (play.fate, play.place))


class Careless(Literal):
    """Makes any of its lawful plays, each as likely, and reads others so: the odds are those of logic alone (SA-E2)."""

    name = "careless"

    @classmethod
    def reading(cls, pack: ShipwreckPack, view: ShipwreckView) -> Knowledge:
        return Knowledge(pack, view, UNREAD, careless_partner)

    def _play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        return self.rng.pick(self._lawful_plays(view, legal))
