"""Shipwreck positions for tests: set up any position with all its pieces accounted for, and play it in sentences.

Places are named by their arcanum ("midnight") or "hours"; decks are given top first; fates by value.
What is not placed lies where the rules put it: fates in the bag, arcana in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Self

from msgspec.structs import replace

from horae.core.game import Seat
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.pack import ShipwreckPack, load_builtin
from horae.games.shipwreck.position import ROW, STEP_NAMES
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.vocabulary import HOURS_OF, VALUES, Arcanum, Condition, Takes
from horae.testkit.play_script import PlayScript

GAME = Shipwreck()
HOURS = "hours"
ANYTHING_GOES = ("dawn", "midnight", "judge", "stranger")
"""A row that has a place for every hand."""


def base() -> ShipwreckPack:
    return load_builtin("base")


@cache
def small_pack(
    *arcana: str | Arcanum,
    copies: tuple[int, ...] = (3, 3, 3, 3, 3, 3, 3),
    moons: int | None = None,
) -> ShipwreckPack:
    """A few arcana, of the base set by id or made up; fewer fates and the same moons for all if asked for."""
    chosen = [arcanum if isinstance(arcanum, Arcanum) else of_the_base_set(arcanum) for arcanum in arcana]
    if moons is not None:
        chosen = [replace(arcanum, moons=moons) for arcanum in chosen]
    return ShipwreckPack(replace(base().head, id="small", copies=copies), chosen, tuple(base().powers.values()))


def of_the_base_set(name: str) -> Arcanum:
    return base().arcana[base().index[name]]


def made_up(when: Condition, takes: Takes = "either") -> Arcanum:
    """An arcanum called The Lantern that nobody has printed."""
    return replace(of_the_base_set("dawn"), id="lantern", name=Text(es="El Farol", en="The Lantern"), when=when, takes=takes)


def position(
    *,
    pack: ShipwreckPack | None = None,
    people: int | Sequence[Seat] = 3,
    active: Seat = 0,
    holding: Sequence[int] = (2, 5),
    kept_before: bool = False,
    others: Mapping[Seat, int] | None = None,
    row: Sequence[str | None] = ANYTHING_GOES,
    fates: Mapping[str, Sequence[int]] | None = None,
    faded: Sequence[str] = (),
    gone: Sequence[str] = (),
    deck: Sequence[str] = (),
    score: int = 0,
    doom: int = 0,
    lines: Mapping[Seat, Sequence[int]] | None = None,
    turn: int = 1,
    seed: int = 1,
    step: str = "play",
    played: tuple[int, str] | None = None,
    **options: object,
) -> ShipwreckTable:
    """The active person is about to play, holding these fates (with `kept_before`, the first from an earlier turn).

    `others` are the fates that the rest keep, one each; `deck` names its top cards, the rest follow.
    For a later step, `step="predict"` with `played=(1, "midnight")`: the play is really made.
    """
    used = pack or base()
    settled = GAME.options(options)
    state = ShipwreckState.__new__(ShipwreckState)
    state.blank(settled, used, Rng(seed))
    state.order = state.circle = tuple(range(people)) if isinstance(people, int) else tuple(people)
    state.active, state.turn, state.score, state.doom = active, turn, score, doom
    state.hands[active] = tuple(holding)
    for seat, kept in (others or {}).items():
        state.hands[seat] = (kept,)
    state.began_with = int(kept_before)
    for seat, tiles in (lines or {}).items():
        state.lines[seat] = sum(1 << tile for tile in tiles)
    _lay_arcana(state, row, faded, gone, deck)
    _lay_fates(state, fates or {})
    table = ShipwreckTable(state)
    if played is not None:
        table.plays(played[0], on=played[1])
    assert table.step == step, f"this position is in the step {table.step}"
    return table


def _lay_arcana(
    state: ShipwreckState, row: Sequence[str | None], faded: Sequence[str], gone: Sequence[str], deck: Sequence[str]
) -> None:
    index = state.pack.index
    for place, name in enumerate(row, 1):
        state.row[place] = -1 if name is None else index[name]
    state.faded = tuple(index[name] for name in faded)
    state.gone = tuple(index[name] for name in gone)
    named = [*(name for name in row if name is not None), *faded, *gone, *deck]
    twice = [name for name, count in Counter(named).items() if count > 1]
    assert not twice, f"there is only one of each arcanum: {twice}"
    rest = [name for name in index if name not in named]
    state.deck = tuple(index[name] for name in reversed([*deck, *rest]))


def _lay_fates(state: ShipwreckState, fates: Mapping[str, Sequence[int]]) -> None:
    for name, pile in fates.items():
        place = place_of(state, name)
        state.piles[place] = tuple(pile)
        state.hours[place] = sum(HOURS_OF[value] for value in pile)
        for value in pile:
            state.seen[value] += 1
            state.visible |= 1 << value
    held = Counter(value for hand in state.hands for value in hand)
    left = [state.pack.copies[value] - state.seen[value] - held[value] for value in range(8)]
    assert min(left) >= 0, f"there are not so many fates: {left[1:]} would be left in the bag"
    state.bag = [value for value in range(1, 8) for _ in range(left[value])]


def place_of(state: ShipwreckState, name: str) -> int:
    """0 for The Hours, 1 to 4 for an arcanum in the row."""
    return 0 if name == HOURS else state.row.index(state.pack.index[name])


class ShipwreckTable(PlayScript[ShipwreckState]):
    """A Shipwreck position with the verbs of its rulebook."""

    def __init__(self, state: ShipwreckState) -> None:
        super().__init__(GAME, state, state.pack)
        self.check()

    @classmethod
    def new(cls, people: int, seed: int = 1, pack: ShipwreckPack | None = None, **options: object) -> Self:
        """A game set up as SA-1 says."""
        return cls(GAME.new(people, seed, options, pack))

    def check(self) -> None:
        """What the engine keeps twice for speed agrees, and the whole set of pieces is there."""
        super().check()
        state = self.state
        pack = state.pack
        assert self.game.pieces(state) == full_set(pack)
        seen = Counter(value for pile in state.piles for value in pile)
        assert state.seen == [seen[value] for value in range(8)]
        assert state.visible == sum(1 << value for value in VALUES if seen[value])
        assert state.hours == [sum(HOURS_OF[value] for value in pile) for pile in state.piles]

    # --- what the active person does ---

    def play(self, value: int, on: str, token: int | None = None) -> do.PlayFate:
        """The action of playing this value; of two equal fates, `token` 0 is the one held longer."""
        hand = self.state.hands[self.active]
        return do.PlayFate(hand.index(value) if token is None else token, place_of(self.state, on))

    def plays(self, value: int, on: str, token: int | None = None) -> Self:
        return self.does(self.active, self.play(value, on, token))

    def declines(self) -> Self:
        """The active person uses no power after the play."""
        return self.does(self.active, do.PASS)

    def confesses(self, seat: Seat | None = None) -> Self:
        return self.does(self.active if seat is None else seat, do.CONFESS)

    # --- what the group does ---

    def predicts(self, value: int, by: Seat | None = None) -> Self:
        return self.does(self._member(by), do.Predict(value))

    def passes(self, seat: Seat) -> Self:
        return self.does(seat, do.PASS)

    def all_pass(self) -> Self:
        """Everybody in the group who is still waited for has nothing more."""
        assert self.step == "predict", f"nobody passes in the step {self.step}"
        for seat in self.state.deciding():
            self.passes(seat)
        return self

    def agrees(self, seat: Seat) -> Self:
        return self.does(seat, do.AGREE)

    def objects(self, seat: Seat) -> Self:
        return self.does(seat, do.OBJECT)

    def flips(self, *tiles: int, by: Seat | None = None, down: bool = True) -> Self:
        return self.does(self._member(by), do.FlipTiles(tiles, down))

    def shows(self, seat: Seat) -> Self:
        return self.does(seat, do.SHOW)

    def _member(self, by: Seat | None) -> Seat:
        return self.state.group()[0] if by is None else by

    # --- powers, coming and going ---

    def power(self, card: str, *, asking: int = 0, cycling: str = "", discarding: int = 0, at: str = HOURS) -> do.UsePower:
        """The action of using the power behind a faded arcanum."""
        if cycling:
            return do.UsePower(card, 0, place_of(self.state, cycling))
        if discarding:
            return do.UsePower(card, discarding, place_of(self.state, at))
        return do.UsePower(card, asking)

    def uses(
        self,
        card: str,
        *,
        by: Seat | None = None,
        asking: int = 0,
        cycling: str = "",
        discarding: int = 0,
        at: str = HOURS,
    ) -> Self:
        """Somebody whom the power is for uses it."""
        does_it = self.state.pack.power_of[self.state.pack.index[card]].by
        seat = self.active if does_it == "active" else self._member(by)
        return self.does(seat, self.power(card, asking=asking, cycling=cycling, discarding=discarding, at=at))

    def joins(self, seat: Seat, after: Seat | None = None) -> Self:
        return self.does(seat, do.Join(after))

    def leaves(self, seat: Seat) -> Self:
        return self.does(seat, do.LEAVE)

    def goes_for_good(self, seat: Seat) -> Self:
        return self.does(seat, do.LEAVE_FOR_GOOD)

    # --- what lies on the table ---

    @property
    def active(self) -> Seat:
        return self.state.active

    @property
    def step(self) -> str:
        return STEP_NAMES[self.state.step]

    @property
    def score(self) -> int:
        return self.state.score

    @property
    def doom(self) -> int:
        return self.state.doom

    @property
    def row(self) -> list[str | None]:
        return [None if self.state.row[place] < 0 else self._name(self.state.row[place]) for place in ROW]

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return [self._name(card) for card in reversed(self.state.deck)]

    @property
    def faded(self) -> list[str]:
        return [self._name(card) for card in self.state.faded]

    @property
    def gone(self) -> list[str]:
        return [self._name(card) for card in self.state.gone]

    def fates(self, before: str) -> list[int]:
        return list(self.state.piles[place_of(self.state, before)])

    def hours(self, before: str) -> int:
        return self.state.hours[place_of(self.state, before)]

    def hand(self, seat: Seat) -> list[int]:
        return list(self.state.hands[seat])

    def bag(self, value: int) -> int:
        """How many fates of this value are in the bag."""
        return self.state.bag.count(value)

    def flipped(self, seat: Seat) -> list[int]:
        """The tiles of the seat's number line that are turned over."""
        return [tile for tile in VALUES if self.state.lines[seat] >> tile & 1]

    def playable(self) -> dict[str, set[int]]:
        """Which values the active person may play where, as the table offers it."""
        found: dict[str, set[int]] = {}
        for move in self.offers(self.active, do.PlayFate):
            name = self._name(self.state.row[move.place]) if move.place else HOURS
            found.setdefault(name, set()).add(self.state.hands[self.active][move.fate])
        return found

    @property
    def ending(self) -> str | None:
        """Why the game ended, or None while it runs."""
        result = self.state.result()
        return result.reason if result else None

    def _name(self, card: int) -> str:
        return self.state.pack.arcana[card].id


def full_set(pack: ShipwreckPack) -> Counter[str]:
    """Every piece of a pack."""
    pieces = Counter({f"fate {value}": pack.copies[value] for value in VALUES})
    pieces.update(f"arcanum {arcanum.id}" for arcanum in pack.arcana)
    return pieces
