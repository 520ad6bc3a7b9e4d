"""Train the net of the learned player for the coordination benchmark; every run can be repeated from its seed.

Needs PyTorch, and nothing else besides Horae: `pip install torch`. On one core of a laptop a net takes a few minutes:

    python benchmarks/train_learned.py --out nets --seeds 1 2 3 4 5 --entropy 0 0.01 0.1
    python benchmarks/train_learned.py --out nets --seeds 1 --size full --device cuda

How it learns. A net says how somebody plays (`horae.bots.shipwreck.speaker_net`), and who knows the net knows exactly what
each play tells. So the chance to win after a turn, over every hand and every play of it, is a plain function of the net's
weights: it is climbed by its exact slope, with nothing sampled, where PPO would estimate it from single games. What a score
and a doom are worth is the reader's table (`win_chance`). The moments come from self-play: first of readers, then, round by
round, of the net itself with 2 to 5 seats at total doom. `--entropy` adds the entropy of a hand's plays to what is climbed:
the more of it, the less a net settles on a code that only it knows.

A run that was stopped goes on from OUT/NAME.state; finished nets are left alone. Moments and nets depend on the seed alone
(on a GPU the last digits differ from run to run).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from msgspec import Struct

from horae.bots.bot import AnyBot
from horae.bots.shipwreck import speaker_net as numpy_net
from horae.bots.shipwreck.knowledge import Knowledge
from horae.bots.shipwreck.learned import STRICTLY, Learned, partner_by
from horae.bots.shipwreck.partner_model import PLAIN, Manner, Partner, PartnerModel, helpful_partner
from horae.bots.shipwreck.public_position import Array, PublicPosition
from horae.bots.shipwreck.reader import Reader
from horae.bots.shipwreck.speaker_net import FEATURES, Layer, Moment, SpeakerNet
from horae.bots.shipwreck.win_chance import GUESS_POWER, WAIT, win_chances
from horae.games.shipwreck.game import Shipwreck
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import GOAL
from horae.games.shipwreck.view import ShipwreckView
from horae.sim.match import Match

GAME = Shipwreck()
PACK = GAME.load_pack()
SEATS = (2, 3, 4, 5)
FIRST_SEED = 1 << 40
"""Games of training are dealt from seeds that no benchmark uses."""
GATE = 0.02
"""How soft the group's choice between predicting and waiting is while training."""
Tensor = Any


class Size(Struct, frozen=True):
    layers: int
    hidden: int
    channels: int
    rounds: int
    games: int
    """For each round."""
    steps: int
    """For each round."""
    batch: int


SIZES = {
    "tiny": Size(layers=1, hidden=4, channels=1, rounds=1, games=4, steps=5, batch=16),
    "small": Size(layers=2, hidden=16, channels=1, rounds=2, games=300, steps=500, batch=96),
    "full": Size(layers=4, hidden=64, channels=8, rounds=12, games=8_000, steps=8_000, batch=2048),
}


# --- moments ---


class Moments:
    """Moments as arrays, a row for each."""

    def __init__(self, found: Iterable[Moment]) -> None:
        kept = list(found)
        self.lawful = np.array([each.lawful for each in kept], np.uint8)
        self.says = np.array([[place in each.says for place in range(5)] for each in kept], np.uint8)
        self.hands = np.array([each.hands / each.hands.sum() for each in kept], np.float32)
        self.fade = np.array([each.fade for each in kept], np.uint8)
        self.cards = np.array([each.cards for each in kept], np.int16)
        self.score = np.array([each.score for each in kept], np.int16)
        self.doom = np.array([each.doom for each in kept], np.int16)

    def __len__(self) -> int:
        return len(self.score)


def collect(kind: type[Reader], partner: Partner, manner: Manner, games: int, first: int) -> list[Moment]:
    """The moments before plays that come up when the kind plays with itself."""
    found: list[Moment] = []

    def noting(public: PublicPosition, hands: Array, manner: Manner) -> PartnerModel:
        found.append(numpy_net.moment(public, hands))
        return partner(public, hands, manner)

    class Noting(kind):  # type: ignore[misc, valid-type]  # whichever kind of reader
        @classmethod
        def reading(cls, pack: ShipwreckPack, view: ShipwreckView) -> Knowledge:
            return Knowledge(pack, view, manner, noting)

    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        makers: list[type[AnyBot]] = [Noting, *[kind] * (seats - 1)]
        Match(GAME, makers, first + number, {"difficulty": "total"}, PACK).play()
    return found


# --- the net as PyTorch has it: the same as `speaker_net.forward`, for many moments at once ---


def new_weights(size: Size, seed: int) -> list[Tensor]:
    """By layer: table, enter, enter_bias, leave."""
    chance = np.random.Generator(np.random.PCG64(seed))
    width = FEATURES + size.channels
    parts: list[npt.NDArray[np.float64]] = []
    for _ in range(size.layers):
        parts.append(chance.normal(0, 1, (len(PACK.arcana) + 1, 7, 7, size.channels)))
        parts.append(chance.normal(0, (1 / width) ** 0.5, (width, size.hidden)))
        parts.append(np.zeros(size.hidden))
        parts.append(chance.normal(0, (1 / size.hidden) ** 0.5, size.hidden))
    return [torch.tensor(part, dtype=torch.float32) for part in parts]


def to_net(weights: list[Tensor]) -> SpeakerNet:
    """As it will be kept: in half floats."""
    halves = [part.detach().cpu().numpy().astype(np.float16).astype(np.float64) for part in weights]
    return SpeakerNet(PACK.hash, tuple(Layer(*halves[at : at + 4]) for at in range(0, len(halves), 4)))


class Batch:
    """Some of the moments as tensors."""

    def __init__(self, all_of_them: Moments, rows: npt.NDArray[np.int64], device: str) -> None:
        def put(part: npt.NDArray[Any]) -> Tensor:
            return torch.as_tensor(part[rows], device=device)

        self.lawful = put(all_of_them.lawful).float()
        self.says = put(all_of_them.says).bool()
        self.hands = put(all_of_them.hands)
        self.fade = put(all_of_them.fade).long()
        self.cards = put(all_of_them.cards).long()
        self.score = put(all_of_them.score).long()
        self.doom = put(all_of_them.doom).long()
        table = torch.as_tensor(win_chances(), dtype=torch.float32, device=device)
        self.right = table[self.score + 1, self.doom][:, None, None]
        at = self.doom[:, None, None] + self.fade
        score = self.score[:, None, None]
        self.missed, self.waited = table[score, at + 1], table[score, at]
        self.step = WAIT * (table[score + 1, at] - table[score, at])
        diagonal = torch.eye(7, device=device)
        self.pairs = (self.hands.sum((1, 2)) + (self.hands * diagonal).sum((1, 2))) / 2
        self.halved = 1 - diagonal / 2
        self.higher = torch.triu(torch.ones(7, 7, device=device), 1)
        self.indices = self.lawful.nonzero(as_tuple=True)
        plays = self.lawful.sum(1)
        self.options = (plays + plays.mT) * self.halved

    def told(self, likely: Tensor) -> Tensor:
        weights = self.hands[:, None] * likely
        everything = weights.sum(-1, keepdim=True).expand_as(weights)
        higher = (weights * self.higher).sum(-1, keepdim=True)
        lower = (weights * (1 - self.higher)).sum(-1, keepdim=True)
        compared = torch.where(self.higher > 0, higher, lower)
        totals = torch.where(self.says[:, :, None, None], compared, everything)
        return weights / totals.clamp_min(1e-20)

    def worth(self, odds: Tensor, softly: bool) -> Tensor:
        best = odds.amax(-1)
        gain = best * self.right + (1 - best) * self.missed - self.waited - self.step * (odds * odds).sum(-1)
        predicts = torch.sigmoid(gain / GATE) if softly else (gain > 0).float()
        sharp = odds**GUESS_POWER
        guessed = sharp / sharp.sum(-1, keepdim=True).clamp_min(1e-20)
        missed, waited, step = self.missed[..., None], self.waited[..., None], self.step[..., None]
        if_predicts = guessed * self.right[..., None] + (1 - guessed) * missed
        return predicts[..., None] * if_predicts + (1 - predicts[..., None]) * (waited + step * odds)

    def features(self, likely: Tensor) -> Tensor:
        odds = self.told(likely)
        best = odds.amax(-1, keepdim=True).expand_as(odds)
        said = ((self.hands[:, None] * likely).sum(-1, keepdim=True) / self.pairs[:, None, None, None]).expand_as(odds)
        parts = (
            odds,
            (odds + 0.01).log() / 4,
            best,
            odds / best.clamp_min(1e-9),
            (said + 0.001).log() / 4,
            (self.fade > 0).float()[..., None].expand_as(odds),
            self.worth(odds, softly=False) / self.right[..., None],
            1 / self.options.clamp_min(1)[:, None].expand_as(odds),
            (self.score / GOAL)[:, None, None, None].expand_as(odds),
        )
        return torch.stack([part[self.indices] for part in parts], -1)

    def any_lawful(self) -> Tensor:
        return self.lawful / self.options.clamp_min(1)[:, None]

    def forward(self, weights: list[Tensor]) -> Tensor:
        likely = self.any_lawful()
        game, place, played, kept = self.indices
        card = self.cards[game, place]
        for at in range(0, len(weights), 4):
            table, enter, bias, leave = weights[at : at + 4]
            known = torch.cat([self.features(likely), table[card, played, kept]], -1)
            scores = torch.relu(known @ enter + bias) @ leave
            dense = torch.full_like(self.lawful, -torch.inf).index_put(self.indices, scores)
            high = dense.amax(1)
            high = torch.maximum(high, high.mT).nan_to_num(neginf=0.0).detach()
            raised = torch.exp(dense - high[:, None])
            single = raised.sum(1)
            both = (single + single.mT) * self.halved
            likely = raised / torch.where(both > 0, both, 1)[:, None]
        return likely

    def gain(self, likely: Tensor) -> tuple[Tensor, Tensor]:
        """The mean chance to win after the play in shares of that after a right prediction, and the plays' mean entropy."""
        chance = self.hands[:, None] * likely / self.pairs[:, None, None, None]
        won = (chance * self.worth(self.told(likely), softly=True)).sum((1, 2, 3)) / self.right[:, 0, 0]
        entropy = -(chance * likely.clamp_min(1e-12).log()).sum((1, 2, 3))
        return won.mean(), entropy.mean()


# --- a run ---


class Run:
    """One net from its seed to its file."""

    def __init__(self, out: Path, size: Size, seed: int, entropy: float, device: str) -> None:
        self.name = f"{name_of(entropy)}-{seed}"
        self.file = out / f"{self.name}.npz"
        self.state = out / f"{self.name}.state"
        self.size, self.seed, self.entropy, self.device = size, seed, entropy, device
        self.round = 0
        self.weights = [part.to(device).requires_grad_() for part in new_weights(size, seed)]
        if self.state.is_file():
            kept = torch.load(self.state, weights_only=True)
            self.round = kept["round"]
            self.weights = [part.to(device).requires_grad_() for part in kept["weights"]]

    def go(self, first: Moments) -> None:
        while self.round < self.size.rounds:
            moments = first if self.round == 0 else self.own_moments()
            self.climb(moments)
            self.round += 1
            torch.save({"round": self.round, "weights": [part.detach().cpu() for part in self.weights]}, self.state)
        net = to_net(self.weights)
        print(f"{self.name}: NumPy and PyTorch differ by {self.difference(net, first):.1e} at most", flush=True)
        np.savez_compressed(self.file, **numpy_net.to_arrays(net))  # type: ignore[arg-type]  # arrays by name
        self.state.unlink()

    def own_moments(self) -> Moments:
        net = to_net(self.weights)
        partner = partner_by(net)

        class Own(Learned):
            @classmethod
            def weights(cls) -> SpeakerNet:
                return net

        return Moments(
            collect(Own, partner, STRICTLY, self.size.games, FIRST_SEED * (1 + self.seed) + self.round * self.size.games)
        )

    def climb(self, moments: Moments) -> None:
        chance = np.random.Generator(np.random.PCG64([self.seed, self.round]))
        climber = torch.optim.Adam(self.weights, lr=0.01)
        steps = self.size.steps
        slower = torch.optim.lr_scheduler.LambdaLR(climber, lambda step: 1 - 0.95 * step / steps)
        began, shown = time.process_time(), np.zeros(2)
        for step in range(1, steps + 1):
            batch = Batch(moments, chance.integers(0, len(moments), self.size.batch), self.device)
            won, entropy = batch.gain(batch.forward(self.weights))
            climber.zero_grad()
            (-(won + self.entropy * entropy)).backward()
            torch.nn.utils.clip_grad_norm_(self.weights, 1.0)
            climber.step()
            slower.step()
            shown += (won.item(), entropy.item())
            if step % 100 == 0 or step == steps:
                won_, entropy_ = shown / (step % 100 or min(100, steps))
                spent = time.process_time() - began
                print(
                    f"{self.name} round {self.round} step {step}: {won_:.4f}, entropy {entropy_:.3f}, {spent:.0f} s", flush=True
                )
                shown[:] = 0

    def difference(self, net: SpeakerNet, moments: Moments) -> float:
        """The net in NumPy beside the reference here."""
        rows = np.arange(min(32, len(moments)))
        batch = Batch(moments, rows, "cpu")
        with torch.no_grad():
            ours = batch.forward([torch.tensor(part, dtype=torch.float32) for layer in net.layers for part in parts_of(layer)])
        far = 0.0
        for row in rows:
            says = tuple(int(place) for place in np.flatnonzero(moments.says[row]))
            now = Moment(
                moments.lawful[row].astype(float),
                says,
                moments.hands[row].astype(float),
                moments.fade[row].astype(float),
                tuple(int(card) for card in moments.cards[row]),
                int(moments.score[row]),
                int(moments.doom[row]),
            )
            far = max(far, float(np.abs(numpy_net.forward(net, now).likely - ours[row].numpy()).max()))
        return far


def parts_of(layer: Layer) -> tuple[Array, Array, Array, Array]:
    return layer.table, layer.enter, layer.enter_bias, layer.leave


def name_of(entropy: float) -> str:
    """e0, e0.01: what the nets of one entropy are called."""
    return f"e{entropy:g}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--out", type=Path, required=True, help="a folder for the nets, and for what is kept of unfinished ones")
    words.add_argument("--seeds", type=int, nargs="+", default=[1])
    words.add_argument("--entropy", type=float, nargs="+", default=[0.0])
    words.add_argument("--size", choices=SIZES, default="small")
    words.add_argument("--device", default="cpu")
    words.add_argument("--threads", type=int, default=1)
    asked = words.parse_args()
    torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    size = SIZES[asked.size]
    print(f"{size}", flush=True)
    first: Moments | None = None
    for seed in asked.seeds:
        for entropy in asked.entropy:
            run = Run(asked.out, size, seed, entropy, asked.device)
            if run.file.is_file():
                continue
            if first is None:
                first = Moments(collect(Reader, helpful_partner, PLAIN, size.games, FIRST_SEED))
                print(f"{len(first):,} moments of readers", flush=True)
            run.go(first)


if __name__ == "__main__":
    main()
