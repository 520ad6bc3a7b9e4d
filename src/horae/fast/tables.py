"""A pack and the options of a table as the lists of numbers that the twin's rules look up. Decides nothing of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from horae.core.game import BadSetup
from horae.fast.layout import (
    A_POWERS,
    ASK_HIGHER,
    ASK_ONE_OF,
    CYCLE,
    DISCARD_LOWER,
    EXTRA_PREDICTION,
    MOST_CARDS,
    MOST_FATES,
    T_ABILITY,
    T_ACTION_CARD,
    T_ACTION_PLACE,
    T_ACTION_VALUE,
    T_AGREEMENT,
    T_ASKED,
    T_CARDS,
    T_COPIES,
    T_DEED,
    T_FADING_DOOM,
    T_FIRST_USE,
    T_HEEDS,
    T_MOMENT,
    T_MOONS,
    T_PLAYS,
    T_SAYS,
    T_SEATS,
    TELL_OLD,
    Tables,
)
from horae.games.shipwreck.actions import FlipTiles, UsePower
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import MOMENTS
from horae.games.shipwreck.vocabulary import (
    AskHigher,
    AskOneOf,
    Cycle,
    DiscardLower,
    ExtraPrediction,
    TellOld,
    heeds_visible,
)

DEEDS = {
    AskHigher: ASK_HIGHER,
    AskOneOf: ASK_ONE_OF,
    ExtraPrediction: EXTRA_PREDICTION,
    Cycle: CYCLE,
    TellOld: TELL_OLD,
    DiscardLower: DISCARD_LOWER,
}
SETS_OF_VALUES = 128
GAME = Shipwreck()


class TooLarge(ValueError):
    """A pack that the rows of the twin have no room for."""


def tables_of(pack: ShipwreckPack, seats: int, options: Mapping[str, object] | ShipwreckOptions | None = None) -> Tables:
    """What the rules look up, as one tuple of numbers. Raises BadSetup like the game itself, and TooLarge."""
    opts = GAME.options(options)
    if seats not in GAME.seat_range:
        raise BadSetup("bad-seats", game=GAME.name, low=2, high=5, seats=str(seats))
    GAME.check_setup(seats, opts)
    if len(pack.arcana) > MOST_CARDS or len(pack.fates) > MOST_FATES:
        raise TooLarge(
            f"the twin holds {MOST_CARDS} arcana and {MOST_FATES} fates, not {len(pack.arcana)} and {len(pack.fates)}"
        )
    deeds = [power.does for power in pack.power_of]
    plays, ability, heeds = _plays(pack)
    space = [action for action in GAME.action_space(pack) if isinstance(action, UsePower)]
    flips = [action for action in GAME.action_space(pack) if isinstance(action, FlipTiles)]
    first_use = [A_POWERS + next(at for at, use in enumerate(space) if use.card == arcanum.id) for arcanum in pack.arcana]
    before = [0] * A_POWERS
    moves = A_POWERS + len(space)
    parts: dict[int, Sequence[int]] = {
        T_SEATS: [seats, -1 if opts.first_seat is None else opts.first_seat, opts.starting_doom],
        T_AGREEMENT: [opts.agreement, opts.honour, opts.restless],
        T_CARDS: [len(pack.arcana), moves, moves + len(flips)],
        T_COPIES: pack.copies,
        T_MOONS: pack.moons,
        T_FADING_DOOM: pack.fading_doom,
        T_SAYS: [arcanum.says is not None for arcanum in pack.arcana],
        T_ABILITY: ability,
        T_HEEDS: heeds,
        T_DEED: [DEEDS[type(deed)] for deed in deeds],
        T_MOMENT: [MOMENTS.index(power.moment) for power in pack.power_of],
        T_ASKED: [sum(1 << value for value in deed.values) if isinstance(deed, AskOneOf) else 0 for deed in deeds],
        T_FIRST_USE: first_use,
        T_ACTION_CARD: [*[-1] * A_POWERS, *(pack.index[use.card] for use in space), *[-1] * len(flips)],
        T_ACTION_VALUE: [*before, *(use.value for use in space), *(tiles_as_bits(flip.tiles) for flip in flips)],
        T_ACTION_PLACE: [*before, *(use.place for use in space), *(flip.down for flip in flips)],
        T_PLAYS: plays,
    }
    tables = [0] * (T_PLAYS + len(plays))
    for at, part in parts.items():
        tables[at : at + len(part)] = map(int, part)
    return tuple(tables)


def tiles_as_bits(tiles: tuple[int, ...]) -> int:
    return sum(1 << tile - 1 for tile in tiles)


def _plays(pack: ShipwreckPack) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """All cards' tables in a row, where each card's begin, and how far apart a card's own lie: one for each set of values."""
    plays: list[int] = []
    ability: list[int] = []
    heeds: list[int] = []
    for card, arcanum in enumerate(pack.arcana):
        many = heeds_visible(arcanum.when)
        ability.append(len(plays))
        heeds.append(64 if many else 0)
        for visible in range(SETS_OF_VALUES if many else 1):
            plays += pack.allow(card, visible << 1)
    return tuple(plays), tuple(ability), tuple(heeds)
