"""The learned player: it plays as its net says, and reads everybody as playing so.

Of its own plays it draws lots as likely as the net has them, so that among players of one net the odds are exact. Everything
else (powers, predictions) it weighs as the reader does. A yardstick of the benchmark: it speaks a code of its own, which no
person can know, so no lobby offers it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from horae.bots.bot import AnyBot
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.partner_model import Manner, Partner, PartnerModel
from horae.bots.shipwreck.public_position import Array, PublicPosition
from horae.bots.shipwreck.reader import Reader
from horae.bots.shipwreck.speaker_net import SpeakerNet, load, partner_of
from horae.core.game import Action, BadSetup
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.view import ShipwreckView

STRICTLY = Manner(slack=0.0, reads_powers=True)


def partner_by(net: SpeakerNet) -> Partner:
    def partner(public: PublicPosition, hands: Array, manner: Manner) -> PartnerModel:
        row, fade = tuple(public.row), public.fade_doom().tobytes()
        return partner_of(net, public.pack, row, public.visible, fade, hands.tobytes(), public.score, public.doom)

    return partner


class Learned(Reader):
    """With the first net that was trained with no price on entropy; `learned` makes the others."""

    name = "learned"
    net: ClassVar[str] = "e0-1"

    @classmethod
    def weights(cls) -> SpeakerNet:
        return load(cls.net)

    @classmethod
    def reading(cls, pack: ShipwreckPack, view: ShipwreckView) -> Knowledge:
        net = cls.weights()
        if pack.hash != net.pack_hash:
            raise BadSetup("learned-other-pack", pack=pack.id)
        return Knowledge(pack, view, STRICTLY, partner_by(net))

    def _play(self, view: ShipwreckView, legal: Sequence[Action]) -> Action:
        """Cycle as the reader does; else one of its lawful plays, by lot."""
        chosen = super()._play(view, legal)
        if len(view.hand) < 2 or not isinstance(chosen, do.PlayFate):
            return chosen
        lawful, likely = self.knows.public.lawful(), self.knows.model().likely
        plays = [action for action in legal if isinstance(action, do.PlayFate) and lawful[self._at(view, action)]]
        chances = [float(likely[self._at(view, action)]) for action in plays]
        left = self.rng.chance() * sum(chances)
        for action, chance in zip(plays, chances, strict=True):
            left -= chance
            if left < 0:
                return action
        return plays[-1]


@cache
def learned(net: str) -> type[AnyBot]:
    """The learned player with this net, one of those that come with Horae."""
    load(net)
    return type("Learned", (Learned,), {"net": net, "name": f"learned {net}", "__module__": __name__})
