"""Shipwreck keeps every law of the contract, with every number of people and under every option."""

from __future__ import annotations

from pathlib import Path

from horae import game
from horae.core.game import Action
from horae.games.shipwreck.actions import PREDICTIONS, Pass, Predict, UsePower
from horae.games.shipwreck.state import ShipwreckState
from horae.testkit.conformance import Conformance, GameSetup

OPTIONS: list[dict[str, object]] = [
    {},
    {"agreement": True},
    {"honour": True, "difficulty": "easy"},
    {"restless": True, "difficulty": "easy"},
    {"difficulty": "total"},
]
LONGER_GAMES: dict[type[Action], int] = {Pass: 4, UsePower: 4}
"""People who guess at random lose at once; these pass more, and use the powers that then lie there."""


def right_prediction(state: ShipwreckState, seat: int) -> Predict | None:
    """So that games are also won, and last until decks run out."""
    held = state.hands[state.active]
    return PREDICTIONS[held[0]] if seat != state.active and held else None


ALL = [
    (number, seats, GameSetup(game("shipwreck"), seats, options, weights=LONGER_GAMES, lucky=right_prediction))
    for number, options in enumerate(OPTIONS)
    for seats in (2, 3, 4, 5)
]

RARE = frozenset(
    f"shipwreck-no-{what}"
    for what in (
        "room", "back-yet", "confess-late", "single", "arcanum", "same-guess", "show-hand", "proof", "same-play",
    )
)  # fmt: skip
"""Bars that random play hardly meets, or, like a sixth seat, cannot; tests/shipwreck meet them."""


class TestShipwreckConforms(Conformance):
    """Each number of people as the game comes, and each option with an even and an odd number."""

    setups = tuple(setup for number, seats, setup in ALL if number == 0 or seats in ((2, 5), (3, 4))[number % 2])
    more = tuple(setup for number, seats, setup in ALL if not (number == 0 or seats in ((2, 5), (3, 4))[number % 2]))
    games = 4
    never_said = RARE
    pairs = 120


class TestShipwreckConformsInASmallSea(Conformance):
    """Six fates and six arcana: bags and decks run out, and most fates prove something (SA-R1, SA-R2, SA-R9)."""

    setups = tuple(
        GameSetup(game("shipwreck"), seats, options, str(Path(__file__).parent / "lagoon"), LONGER_GAMES, right_prediction)
        for options in ({"difficulty": "easy"}, {"restless": True}, {"honour": True, "agreement": True})
        for seats in (2, 5)
    )
    games = 4
    never_said = RARE
    pairs = 90
