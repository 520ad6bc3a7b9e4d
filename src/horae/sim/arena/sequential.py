"""Whether a mean is above or below nothing, decided as early as it can be: a test by betting, valid under continuous looking.

Somebody who believes that the mean of numbers from -1 to 1 is nothing, or less, offers fair bets on every next number. A purse
of bets on more that grows to forty times what it was either was lucky, as one purse in forty is at most, however long one bets
and whenever one looks (Ville's inequality), or the mean is above nothing. The purse is spread over bettors of sixteen kinds of
boldness, so that one of them suits the difference, whatever it is.

Literature: Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting (2024).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log

BOLDNESS = tuple(0.9 * 2 ** (-step / 2) for step in range(16))
"""What share of its purse each bettor can lose by one number."""
_HALVINGS = 30
_DIGITS = 9
"""Numbers that differ by less are the same number."""
_LOWEST = -1 + 1e-9


class Evidence:
    """What numbers from -1 to 1, seen one by one, tell of their mean, with so small a chance of being wrong."""

    def __init__(self, risk: float) -> None:
        self._goal = 2 / risk * len(BOLDNESS)
        """What all bettors on one side must have together: the risk is shared by two sides."""
        self._more = [1.0] * len(BOLDNESS)
        self._less = [1.0] * len(BOLDNESS)
        self._counts: Counter[float] = Counter()
        self.seen = 0
        self.settled = 0
        """1 once the mean is above nothing, -1 once it is below; that stays, and no more need be seen."""

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self._counts.items()) / self.seen if self.seen else 0.0

    def see(self, value: float) -> None:
        """The next number. Looked at at once."""
        self.seen += 1
        self._counts[round(value, _DIGITS)] += 1
        if value and not self.settled:
            self._more = [purse * (1 + stake * value) for purse, stake in zip(self._more, BOLDNESS, strict=True)]
            self._less = [purse * (1 - stake * value) for purse, stake in zip(self._less, BOLDNESS, strict=True)]
            self.settled = 1 if sum(self._more) >= self._goal else -1 if sum(self._less) >= self._goal else 0

    def interval(self) -> tuple[float, float]:
        """All means that the bettors have not refuted: with the chance of being wrong asked for, the mean lies in here at every
        look."""
        counts = list(self._counts.items())
        return (
            _edge(lambda mean: _winnings(counts, mean) >= log(self._goal)),
            -_edge(lambda mean: _winnings([(-value, count) for value, count in counts], mean) >= log(self._goal)),
        )


def _winnings(counts: list[tuple[float, int]], mean: float) -> float:
    """The logarithm of what those who bet on more have together, against who believes in this mean, or less."""
    gains = [((value - mean) / (1 + mean), count) for value, count in counts]  # at worst the whole stake is lost
    purses = [sum(count * log(1 + stake * gain) for gain, count in gains) for stake in BOLDNESS]
    most = max(purses)
    return most + log(sum(exp(purse - most) for purse in purses))


def _edge(is_refuted: Callable[[float], bool]) -> float:
    """Up to where means are refuted: the lower a mean is, the surer."""
    refuted, stands = _LOWEST, 1.0
    if not is_refuted(refuted):
        return -1.0
    for _ in range(_HALVINGS):
        middle = (refuted + stands) / 2
        refuted, stands = (middle, stands) if is_refuted(middle) else (refuted, middle)
    return stands
