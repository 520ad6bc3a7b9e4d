"""What a card asks its reader, as a scene of the story: its ways, what each of them costs the story, how to leave it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import after, leaves, parts_of
from horae.bots.timestories.questions import asked, own_view
from horae.core.speech import LANGUAGES, Sayable, Text
from horae.games.timestories import vocabulary as v
from horae.games.timestories.telepathy import LONG_IN_WRITING, quoted
from horae.games.timestories.view import OwnView, TimeStoriesView

PLAIN = (v.Take, v.Read, v.DrawMystery, v.Say)
"""What is only found, and costs the story nothing."""
COSTLY = (
    v.End,
    v.Remove,
    v.Stow,
    v.Spend,
    v.Lose,
    v.Count,
    v.CloseLocation,
    v.Cover,
    v.Eject,
    v.RegainControl,
    v.TakeAway,
    v.StartConflict,
    v.Move,
)
"""What cannot be had back, or moves the story."""


class Scene(Struct, frozen=True):
    """A question that waits for its reader."""

    agent: int
    card: str
    asking: v.May | v.Choose | v.Answer
    ways: tuple[int, ...]
    place: Sayable
    """What the card is called at the table."""
    can_be_told: bool
    """Whether the question may be said to the others in the card's words (TS-5.2, TS-11.1)."""
    is_secret: bool
    """Whether what one answers is for oneself alone to know."""

    @property
    def labels(self) -> list[tuple[int, Text]]:
        """Of the ways to choose between."""
        asking = self.asking
        return [(way, asking.options[way].label) for way in self.ways] if isinstance(asking, v.Choose) else []


def scene_of(look: Outlook, agent: int) -> Scene | None:
    """The scene before an agent: none where nothing is asked, or something that is only there to be picked up."""
    own = own_view(look.view, agent)
    if own.question is None:
        return None
    card, asking = asked(look.known, look.view, agent)
    if not isinstance(asking, v.May | v.Choose | v.Answer) or _is_plain(look, asking):
        return None
    can_be_told = is_sayable(asking.ask, card, look.view)
    return Scene(agent, card, asking, own.question.ways, _place(look, own, card), can_be_told, _hides(look, asking))


def is_sayable(ask: Text, card: str, view: TimeStoriesView) -> bool:
    """Whether a question may be told in the card's words: not from a Snap Recall, which one keeps to oneself (TS-11.1), nor
    where it repeats the card's secret text (TS-5.2)."""
    return not card.endswith("-recall") and all(quoted(ask[language], view, LONG_IN_WRITING) is None for language in LANGUAGES)


def _is_plain(look: Outlook, asking: v.May | v.Choose | v.Answer) -> bool:
    if not isinstance(asking, v.May) or asking.otherwise:
        return False
    followed = [step for step in leaves(asking.then) if not isinstance(step, v.If)]
    finds = any(isinstance(step, v.Take | v.DrawMystery | v.Read) for step in followed)
    return finds and not _hides(look, asking) and all(isinstance(step, PLAIN) for step in followed)


def _hides(look: Outlook, asking: v.Instruction) -> bool:
    """Whether some way brings a token that lies face down."""
    return any(isinstance(step, v.Take) and step.token in look.known.hidden for step in leaves([asking]))


def _place(look: Outlook, own: OwnView, card: str) -> Sayable:
    for slot in look.view.panorama:
        if slot.place is not None and (slot.card == card or slot.holder == own.agent):
            return slot.place
    here = next((place.name for place in look.view.locations if place.id == look.view.location), None)
    return here if here is not None else card.rpartition("-")[2].upper()


# --- what the ways come to ---


def cost(look: Outlook, steps: Sequence[v.Instruction], reader: int) -> int:
    """How many things of the story following them would use up or move, without anybody being asked once more."""
    return sum(_cost(look, step, reader) for step in steps)


def _cost(look: Outlook, step: v.Instruction, reader: int) -> int:
    if isinstance(step, v.Take):
        return int(step.token in look.known.hidden)
    inside = sum(cost(look, part, reader) for part in followed(look, step, reader)[:1])
    return inside + isinstance(step, COSTLY)


def followed(look: Outlook, step: v.Instruction, reader: int) -> Sequence[Sequence[v.Instruction]]:
    """What is followed by itself inside an instruction. Of what hangs on a counter that nobody sees, both."""
    match step:
        case v.If(when, then, otherwise):
            seen = {counter.id for counter in look.view.counters}
            unseen = any(isinstance(one, v.CounterAt) and one.counter not in seen for one in parts_of(when))
            return (then, otherwise) if unseen else (then if look.facts.holds(when, reader) else otherwise,)
        case v.Spend(then=then, otherwise=otherwise):
            return (then, otherwise)
        case _:
            return ()


def leaving(look: Outlook, scene: Scene, allowed: Sequence[int]) -> int:
    """The way that leaves things as they are, or as nearly so as there is one; `allowed` are the ways to choose between."""
    if not isinstance(scene.asking, v.Choose):
        return 0  # no, and no word
    steps = {way: after(scene.asking, way) for way in allowed}
    return min(allowed, key=lambda way: (cost(look, steps[way], scene.agent), len(list(leaves(steps[way])))))


def modest(look: Outlook, scene: Scene, allowed: Sequence[int]) -> int:
    """What to do where nobody says anything: nothing, if that can be; else what costs the story least."""
    least = leaving(look, scene, allowed)
    if isinstance(scene.asking, v.Answer):
        return least
    if isinstance(scene.asking, v.Choose) and not cost(look, after(scene.asking, least), scene.agent):
        return least
    costs = {way: cost(look, after(scene.asking, way), scene.agent) for way in allowed}
    kept = [way for way in allowed if costs[way] == min(costs.values())]
    return max(kept, key=lambda way: look.of_card(scene.card, after(scene.asking, way), scene.agent))


def wished(look: Outlook, scene: Scene, allowed: Sequence[int]) -> int:
    """What the agent says that it would do: what a card lets it do if that is worth something, else the best way."""
    asking = scene.asking
    if not isinstance(asking, v.May):
        return preferred(look, scene, allowed)
    worth = look.of_card(scene.card, asking.then, scene.agent) - look.of_card(scene.card, asking.otherwise, scene.agent)
    return int(worth > 0 and 1 in allowed)


def preferred(look: Outlook, scene: Scene, allowed: Sequence[int]) -> int:
    """What it does when it is told to: of two ways that are as good the one that does something."""
    if isinstance(scene.asking, v.May):
        return max(allowed)
    return max(allowed, key=lambda way: (look.of_card(scene.card, after(scene.asking, way), scene.agent), -way))
