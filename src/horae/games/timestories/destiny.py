"""The odds of the Destiny cards that are left, from what all can see of them (TS-7.4)."""

from __future__ import annotations

from horae.games.timestories.view import TimeStoriesView


def cards_left(view: TimeStoriesView) -> list[int]:
    """What may be drawn next, each as likely: how many cards there are, the lowest and the highest stand on each of them;
    those not seen are taken to lie evenly in between."""
    low, high, count = view.destiny_lowest, view.destiny_highest, view.destiny_cards
    pile = [low + round(place * (high - low) / max(1, count - 1)) for place in range(count)]
    if not view.destiny:
        return pile  # all are shuffled back before the next is drawn
    for seen in view.discards:
        if pile and len(pile) > view.destiny:
            pile.remove(min(pile, key=lambda card: abs(card - seen)))
    return pile or [0]
