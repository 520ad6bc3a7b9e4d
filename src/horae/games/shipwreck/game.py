"""The Shipwreck Arcana as a game: what comes with it, counting pieces, numbering actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from horae.core.game import Action, BadSetup, Company, Game, Seat
from horae.core.rng import Rng
from horae.core.rulebook import Rulebook
from horae.games.shipwreck import actions as do
from horae.games.shipwreck.determinize import determinize
from horae.games.shipwreck.events import EVENT_TYPES, REVEALS
from horae.games.shipwreck.group import needs_agreement
from horae.games.shipwreck.open_content import ShipwreckContent, content_of
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import ShipwreckPack, load_builtin
from horae.games.shipwreck.position import OVER, PREDICT, SEATS
from horae.games.shipwreck.state import ShipwreckState
from horae.games.shipwreck.view import ShipwreckView
from horae.games.shipwreck.vocabulary import VALUES, AskHigher, Cycle, DiscardLower
from horae.packs import builtin


class Shipwreck(Game[ShipwreckState, ShipwreckOptions, ShipwreckPack, ShipwreckView]):
    name = "shipwreck"
    rules_version = "shipwreck-2"
    seat_range = range(2, SEATS + 1)
    cooperative = True
    options_type = ShipwreckOptions
    action_types = do.ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = ShipwreckView
    reveals = REVEALS
    unspoken = do.UNSPOKEN
    quiet_rule = "SA-8.1"
    farewell = do.LEAVE_FOR_GOOD
    company = Company(bots=("reader",))

    def setup(self, seats: int, rng: Rng, options: ShipwreckOptions, pack: ShipwreckPack) -> ShipwreckState:
        return ShipwreckState(seats, rng, options, pack)

    def check_setup(self, seats: int, options: ShipwreckOptions) -> None:
        first = options.first_seat
        if first is not None and first >= seats:
            raise BadSetup("shipwreck-bad-first", first=first + 1, seats=seats)

    def load_pack(self, source: str | None = None) -> ShipwreckPack:
        return load_builtin(source or "base")

    def packs(self) -> Sequence[str]:
        return builtin.pack_names(self.name)

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def determinize(self, view: ShipwreckView, rng: Rng, pack: ShipwreckPack | None = None) -> ShipwreckState:
        return determinize(view, rng, pack or self.load_pack(view.pack))

    def pieces(self, state: ShipwreckState) -> Counter[str]:
        held: Counter[str] = Counter()
        for fates in (state.bag, *state.hands, *state.piles):
            held.update(f"fate {value}" for value in fates)
        cards = (*state.deck, *state.faded, *state.gone, *(card for card in state.row if card >= 0))
        held.update(f"arcanum {state.pack.arcana[card].id}" for card in cards)
        return held

    def action_space(self, pack: ShipwreckPack) -> Sequence[Action]:
        return _action_space(pack)

    def quiet(self, state: ShipwreckState) -> tuple[Seat, ...]:
        """SA-8.1: whoever has the turn stays out of the talk until it is over."""
        return (state.active,) if state.step != OVER else ()

    def people_first(self, state: ShipwreckState) -> bool:
        """SA-R3: any of the group may act for it, so a bot would take the choice from the people."""
        return state.step == PREDICT

    def spoken_for(self, state: ShipwreckState, seat: Seat, action: Action) -> Sequence[Seat]:
        """SA-R3: one member predicts for the group. Where all have to agree, the game itself asks them."""
        return state.group() if isinstance(action, do.Predict) and not needs_agreement(state) else ()

    def still_to_answer(self, state: ShipwreckState, seat: Seat, action: Action) -> Sequence[Seat]:
        """SA-R3: what was proposed waits for the word of the others."""
        return state.deciding() if isinstance(action, do.Agree | do.Object) else ()

    def open_content(self, pack: ShipwreckPack) -> ShipwreckContent:
        return content_of(pack)


@cache
def _rulebook() -> Rulebook:
    return builtin.rulebook("shipwreck")


@cache
def _action_space(pack: ShipwreckPack) -> tuple[Action, ...]:
    space: list[Action] = [play for fates in do.PLAYS for play in fates]
    space += [*do.PREDICTIONS[1:], do.PASS, do.AGREE, do.OBJECT, do.SHOW, do.CONFESS]
    for card, arcanum in enumerate(pack.arcana):
        match pack.power_of[card].does:
            case AskHigher():
                space += [do.use_power(arcanum.id, x) for x in range(1, 7)]
            case Cycle():
                space += [do.use_power(arcanum.id, 0, place) for place in range(1, 5)]
            case DiscardLower():
                space += [do.use_power(arcanum.id, value, place) for value in range(1, 7) for place in range(5)]
            case _:
                space.append(do.use_power(arcanum.id))
    tiles = [each for size in VALUES for each in combinations(VALUES, size)]
    space += [do.FlipTiles(each, down) for down in (True, False) for each in tiles]
    space += [do.JOIN, *do.JOIN_AFTER, do.LEAVE, do.LEAVE_FOR_GOOD]
    return tuple(space)
