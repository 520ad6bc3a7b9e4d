"""What a seat sees of The Noon Bell, in numbers: for PettingZoo, OpenSpiel and Gymnasium."""

from __future__ import annotations

from horae.envs.encoding import Encoding
from horae_noon.game import CHIMES, HOURS, MOST_LAID, Deck, NoonView

MOST_SEATS = 4


class NoonEncoding(Encoding[Deck, NoonView]):
    """Seats count from one's own."""

    def lay_out(self) -> None:
        self._counts = self.add("counts", 3, HOURS.total(), "seats, cards under the clock, the deck")
        self._turn = self.add("turn", MOST_SEATS)
        self._chimes = self.add("chimes", MOST_SEATS, CHIMES)
        self._hand = self.add("hand", len(HOURS), max(HOURS.values()), "how many of each")
        self._own = self.add("own cards", len(HOURS), max(HOURS.values()), "of each, how many one laid oneself")
        self._laid = self.add("laid", MOST_SEATS, MOST_LAID, "how many each has laid")
        self._shown = self.add("shown", len(HOURS), max(HOURS.values()), "what the last bell turned up")

    def write(self, view: NoonView, out: bytearray) -> None:
        own, seats = view.seat or 0, len(view.chimes)
        out[self._counts : self._counts + 3] = bytes((seats, len(view.laid), view.deck))
        out[self._turn + (view.turn - own) % seats] = 1
        for seat, chimes in enumerate(view.chimes):
            out[self._chimes + (seat - own) % seats] = chimes
        for hours in view.hand:
            out[self._hand + hours] += 1
        for seat, laid in view.laid:
            out[self._laid + (seat - own) % seats] += 1
            if laid is not None:
                out[self._own + laid] += 1
        for hours in view.shown:
            out[self._shown + hours] += 1
