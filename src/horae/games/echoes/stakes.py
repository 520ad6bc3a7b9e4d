"""What a move of Echoes brings and costs, said before it is made, worked out from a view alone: what a source changes for whom,
whether the end is set off, what a hand cannot keep. What a card costs and where it will lie stands in the move's own words.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from horae.core.game import Action, Seat
from horae.core.speech import Listing, Phrase, Sayable, person
from horae.core.stakes import Stake
from horae.games.echoes import actions as do
from horae.games.echoes.narration import attack_of
from horae.games.echoes.pack import EchoesPack, Source
from horae.games.echoes.position import FULL_BROTHERHOOD, HAND_LIMIT
from horae.games.echoes.view import EchoesView, SourceView


class SourceChange(Struct, frozen=True):
    """What conquering or fortifying a source changes, but for the effects that it sets off."""

    source: str
    gains: int
    """Points of whoever does it."""
    loser: Seat
    """Who held it; -1: nobody else."""
    loses: int
    """Points of theirs."""
    freed: tuple[str, ...]
    """Creatures that go back to them."""
    sets_off: str | None
    """Why this round becomes the last one, if it does (ET-10.1). Of an attack it is known once the attackers are."""


def source_change(action: Action, view: EchoesView, pack: EchoesPack) -> SourceChange | None:
    match action:
        case do.Conquer(source):
            return _conquest(source, None, view, pack)
        case do.Done() if (attack := attack_of(view)) is not None:
            return _conquest(attack.source, attack.sent, view, pack)
        case do.Fortify(source):
            data = _data(source, pack)
            left = [shown for shown in view.sources if not shown.fortified]
            sets_off = "fortified" if len(left) == 1 and "fortified" not in view.ends else None
            return SourceChange(source, data.fortify.vp - data.conquer.vp, -1, 0, (), sets_off)
        case _:
            return None


def _conquest(source: str, sent: tuple[str, ...] | None, view: EchoesView, pack: EchoesPack) -> SourceChange:
    shown, vp = _shown(source, view), _data(source, pack).conquer.vp
    sets_off = None
    if sent is not None and view.seat is not None and "brotherhood" not in view.ends:
        sizes = [view.people[view.seat].size - len(sent) + 2]  # ET-10.1: a source counts 2, creatures under it 0
        if shown.holder >= 0:
            sizes.append(view.people[shown.holder].size - 2 + len(shown.under))
        sets_off = "brotherhood" if max(sizes) >= FULL_BROTHERHOOD else None
    loses = vp if shown.holder >= 0 else 0
    return SourceChange(source, vp, shown.holder, loses, shown.under if shown.holder >= 0 else (), sets_off)


def too_many(action: Action, view: EchoesView) -> int:
    """ET-9.1: by how much a hand would be over its limit after drawing."""
    if not isinstance(action, do.DrawTwo):
        return 0
    return max(0, len(view.hand) + min(2, view.deck + len(view.discard)) - HAND_LIMIT)


def _shown(source: str, view: EchoesView) -> SourceView:
    return next(one for one in view.sources if one.source == source)


def _data(source: str, pack: EchoesPack) -> Source:
    return pack.sources[pack.index[source] - pack.size]


# --- in words ---


def stakes(actions: Sequence[Action], view: EchoesView, pack: EchoesPack) -> Sequence[Sequence[Stake]]:
    return [_stakes(action, view, pack) for action in actions]


def _stakes(action: Action, view: EchoesView, pack: EchoesPack) -> Sequence[Stake]:
    change = source_change(action, view, pack)
    if change is not None:
        return _change(action, change, pack)
    if over := too_many(action, view):
        return (Stake(Phrase("echoes-stakes-hand", {"limit": HAND_LIMIT, "over": over}), "bad"),)
    if isinstance(action, do.Remove):
        place = pack.index[action.card]
        vp = 0 if pack.scoring[place] is not None else pack.vp[place]
        return (Stake(Phrase("echoes-stakes-remove", {"vp": vp}), "bad"),) if vp else ()
    return ()


def _change(action: Action, change: SourceChange, pack: EchoesPack) -> Sequence[Stake]:
    key = "echoes-stakes-fortify" if isinstance(action, do.Fortify) else "echoes-stakes-conquer"
    said = [Stake(Phrase(key, {"vp": change.gains}), "good")]
    if change.loser >= 0:
        freed = Listing(tuple([pack.name(pack.index[card]) for card in change.freed]))
        args: dict[str, Sayable] = {
            "person": person(change.loser),
            "vp": change.loses,
            "creatures": freed,
            "count": len(change.freed),
        }
        said.append(Stake(Phrase("echoes-stakes-taken", args)))
    if change.sets_off is not None:
        said.append(Stake(Phrase("echoes-stakes-end"), "bad"))
    return said


def looming(view: EchoesView, pack: EchoesPack) -> Sequence[Stake]:
    """Why the round under way is the last one."""
    return [Stake(Phrase(f"echoes-told-end-{reason}"), "bad") for reason in view.ends[:1]]
