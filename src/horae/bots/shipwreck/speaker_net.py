"""The net of the learned player: which of a hand's lawful plays are made, by what lies open and what listeners make of each.

A few layers, each of the same shape. A layer has, for every play of every hand, the odds that listeners would have of the
kept fate if people played as the layer before says (before the first: any lawful play as likely). From these and from a
convention of its own, a table by arcanum, played and kept fate, it scores the plays; a hand's plays are then as likely as
their scores say. What the last layer says is what is done, and what is read. Runs on NumPy alone;
`benchmarks/train_learned.py` trains it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from horae.bots.shipwreck.partner_model import PartnerModel, any_lawful, told
from horae.bots.shipwreck.public_position import PLACES, VALUE_COUNT, Array, PublicPosition, lawful
from horae.bots.shipwreck.win_chance import Prospects
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL

FEATURES = 9
"""What is known of each play besides the table's entries."""
SHAPE = (PLACES, VALUE_COUNT, VALUE_COUNT)
_DIAGONAL = np.diag_indices(VALUE_COUNT)


class Layer(Struct, frozen=True):
    """The weights of a layer."""

    table: Array
    """[arcanum + 1 (0: The Hours), played, kept, channel]."""
    enter: Array
    """[feature or channel, hidden]."""
    enter_bias: Array
    leave: Array
    """[hidden]."""


class SpeakerNet(Struct, frozen=True, eq=False):
    """A trained net, and the pack whose arcana its tables are about."""

    pack_hash: str
    layers: tuple[Layer, ...]


class Moment(Struct, frozen=True):
    """What a net goes by before a play: all of it open to everybody."""

    lawful: Array
    """[place, played, kept]."""
    says: tuple[int, ...]
    hands: Array
    """For each two values, in either order: how likely the active person holds just these."""
    fade: Array
    """[place, played]: the doom that a fading after it would add."""
    cards: tuple[int, ...]
    """By place: the arcanum there + 1; 0 for The Hours and where none lies."""
    score: int
    doom: int


def moment(public: PublicPosition, hands: Array) -> Moment:
    cards = tuple(card + 1 for card in public.row)
    return Moment(public.lawful(), public.says(), hands, public.fade_doom(), cards, public.score, public.doom)


def features(now: Moment, likely: Array) -> tuple[Array, Array]:
    """[place, played, kept, feature] if people played like that, and what each play would then be worth."""
    prospects = Prospects(now.score, now.doom)
    odds = told(now.hands, likely, now.says)
    worth = prospects.of_plays(odds, now.fade)
    made = np.empty((*SHAPE, FEATURES))
    best = odds.max(axis=2, keepdims=True)
    pairs = max((now.hands.sum() + now.hands[_DIAGONAL].sum()) / 2, 1e-20)
    said = (now.hands * likely).sum(axis=2, keepdims=True) / pairs
    plays = now.lawful.sum(axis=0)
    options = plays + plays.T
    options[_DIAGONAL] /= 2
    made[..., 0] = odds
    made[..., 1] = np.log(odds + 0.01) / 4
    made[..., 2] = best
    made[..., 3] = odds / np.maximum(best, 1e-9)
    made[..., 4] = np.log(said + 0.001) / 4
    made[..., 5] = now.fade[:, :, None] > 0
    made[..., 6] = worth / prospects.right
    made[..., 7] = 1 / np.maximum(options, 1)
    made[..., 8] = now.score / GOAL
    return made, worth


def forward(net: SpeakerNet, now: Moment) -> PartnerModel:
    """How likely each play is for each hand, and what it is worth among people who play so."""
    likely = any_lawful(now.lawful)
    cards = list(now.cards)
    for layer in net.layers:
        known = np.concatenate([features(now, likely)[0], layer.table[cards]], axis=-1)
        hidden = np.maximum(known @ layer.enter + layer.enter_bias, 0)
        likely = share_out(hidden @ layer.leave, now.lawful)
    return PartnerModel(now.lawful, likely, features(now, likely)[1])


def share_out(scores: Array, lawful: Array) -> Array:
    """[place, played, kept]: a hand's lawful plays as likely as their scores say; one of two equal fates has each only once."""
    high = np.where(lawful > 0, scores, -np.inf).max(axis=0)
    high = np.maximum(high, high.T)
    raised = np.exp(np.where(lawful > 0, scores - np.where(np.isfinite(high), high, 0), -np.inf))
    single = raised.sum(axis=0)
    both: Array = single + single.T
    both[_DIAGONAL] /= 2
    shared: Array = raised / np.where(both > 0, both, 1)
    return shared


@lru_cache(maxsize=64)
def partner_of(
    net: SpeakerNet, pack: ShipwreckPack, row: tuple[int, ...], visible: int, fade: bytes, hands: bytes, score: int, doom: int
) -> PartnerModel:
    """`forward`, worked out once for all at a table: what everybody knows is the same."""
    says = tuple(place for place in range(1, PLACES) if row[place] >= 0 and pack.arcana[row[place]].says)
    square = np.frombuffer(hands).reshape(VALUE_COUNT, VALUE_COUNT)
    fading = np.frombuffer(fade).reshape(PLACES, VALUE_COUNT)
    cards = tuple(card + 1 for card in row)
    return forward(net, Moment(lawful(pack, row, visible), says, square, fading, cards, score, doom))


# --- as a file ---

_PARTS = ("table", "enter", "enter_bias", "leave")


@lru_cache(maxsize=64)
def load(name: str) -> SpeakerNet:
    """One of the nets that come with Horae."""
    with files("horae.bots.shipwreck").joinpath("learned", f"{name}.npz").open("rb") as file, np.load(file) as parts:
        return from_arrays({key: parts[key] for key in parts.files})


def from_arrays(parts: dict[str, npt.NDArray[np.generic]]) -> SpeakerNet:
    """Weights are kept as half floats: a layer's parts under their names and its number."""
    count = sum(name.startswith("table") for name in parts)
    layers = tuple(
        Layer(**{part: np.asarray(parts[f"{part}{number}"], np.float64) for part in _PARTS}) for number in range(count)
    )
    return SpeakerNet(str(parts["pack"]), layers)


def to_arrays(net: SpeakerNet) -> dict[str, npt.NDArray[np.generic]]:
    made: dict[str, npt.NDArray[np.generic]] = {"pack": np.array(net.pack_hash)}
    for number, layer in enumerate(net.layers):
        made |= {f"{part}{number}": getattr(layer, part).astype(np.float16) for part in _PARTS}
    return made
