"""Who plays in the benchmark: kinds of players, and the members of a kind that were trained from several seeds."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from importlib.resources import files

from horae.bots.bot import MakeBot, RandomBot
from horae.bots.shipwreck.learned import learned
from horae.bots.shipwreck.plain_players import Careless, Literal
from horae.bots.shipwreck.reader import Reader
from horae.core.game import BadSetup

PLAIN: dict[str, MakeBot] = {"random": RandomBot, "literal": Literal, "careless": Careless, "reader": Reader}
ENTROPIES = ("0", "0.03", "0.1")
"""How much entropy was paid for in training: a kind of learned players for each."""
TRAINING_SEEDS = (1, 2, 3, 4, 5)
KINDS: tuple[str, ...] = (*PLAIN, *(f"learned-e{entropy}" for entropy in ENTROPIES))
_LEARNED = "learned-"


def members(kind: str) -> Sequence[str]:
    """The players of a kind: one, or one for each seed of training. Raises BadSetup."""
    if kind in PLAIN:
        return (kind,)
    if kind in KINDS:
        return tuple(f"{kind}-{seed}" for seed in TRAINING_SEEDS)
    raise BadSetup("benchmark-unknown-player", player=kind, known=", ".join(KINDS))


def maker(member: str) -> MakeBot:
    if member in PLAIN:
        return PLAIN[member]
    return learned(member.removeprefix(_LEARNED))


def reading_of(member: str) -> type[Reader]:
    """Whose reading of plays is that of this player. One who plays at random reads nothing: for it stands what logic says."""
    made = maker(member)
    return made if issubclass(made, Reader) else Careless


def code_of(kinds: Sequence[str]) -> str:
    """Differs wherever the weights of the kinds' nets do."""
    mark = blake2b(digest_size=4)
    for kind in kinds:
        for member in members(kind) if kind not in PLAIN else ():
            net = f"{member.removeprefix(_LEARNED)}.npz"
            mark.update(files("horae.bots.shipwreck").joinpath("learned", net).read_bytes())
    return mark.hexdigest()
