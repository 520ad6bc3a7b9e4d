"""What people want kept, and Azrak that they want saved: which moves and which ways of a card go against that. It holds
whatever else is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from horae.bots.timestories.outlook import Outlook
from horae.bots.timestories.paths import after, leaves
from horae.bots.timestories.requests import Requests
from horae.bots.timestories.scenes import Scene, followed
from horae.core.game import Action
from horae.core.speech import Text
from horae.games.timestories import actions as do
from horae.games.timestories import mission as m
from horae.games.timestories import vocabulary as v


def name_of(look: Outlook, thing: str) -> Text | None:
    """Of an item or a token that the group has."""
    kind, _, name = thing.partition("-")
    if not look.facts.has(thing):
        return None
    if kind == "token":
        return look.view.token_names.get(name)
    return next((item.name for item in look.known.pack.parts.items if str(item.number) == name), None)


def item_with(look: Outlook, ability: str) -> m.Item | None:
    """The item that an ability lies on, if it lies on one."""
    items = look.known.pack.parts.items
    return next((item for item in items if any(one.id == ability for one in item.abilities)), None)


def called(look: Outlook, ability: str) -> tuple[Text, ...]:
    """What people may call an ability: by its own name, or by its item's."""
    item = item_with(look, ability)
    own = look.known.ability(ability).name
    return (own,) if item is None else (own, item.name)


def taken(look: Outlook, steps: Sequence[v.Instruction], reader: int) -> Iterator[Text]:
    """The things that go with following these, without anybody being asked once more."""
    for step in steps:
        if isinstance(step, v.Remove | v.Stow):
            name = name_of(look, f"item-{step.item}" if step.item is not None else f"token-{step.token}")
            if name is not None:
                yield name
        for part in followed(look, step, reader):
            yield from taken(look, part, reader)


def _pays(look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
    return any(
        (isinstance(step, v.Spend) and step.azrak > 0)
        or (not isinstance(step, v.Spend) and any(_pays(look, part, reader) for part in followed(look, step, reader)))
        for step in steps
    )


class Keeping:
    def __init__(self, requests: Requests) -> None:
        self.requests = requests

    def bars(self, look: Outlook, move: Action) -> bool:
        """Whether people have said that this is not to be done."""
        return self._bars_price(look, move) or self._bars_use(look, move)

    def bars_way(self, look: Outlook, asking: v.Instruction | None, way: int, reader: int) -> bool:
        """Whether this answer to what a card asks uses up what is to be kept, or pays what is to be saved."""
        steps = after(asking, way)
        named = [*taken(look, steps, reader)]
        if isinstance(asking, v.May) and way == 1:
            named.append(asking.ask)
        if named and self.requests.keeps(*named):
            return True
        return self.requests.spares() and _pays(look, steps, reader)

    def allowed(self, look: Outlook, scene: Scene) -> list[int]:
        """The ways of a scene that go against nothing; all of them, where each does."""
        ways = scene.ways if isinstance(scene.asking, v.Choose) else (0, 1)
        kept = [way for way in ways if not self.bars_way(look, scene.asking, way, scene.agent)]
        return kept or list(ways)

    def _bars_price(self, look: Outlook, move: Action) -> bool:
        is_task = isinstance(move, do.Explore | do.Attempt)
        if not self.requests.spares(is_task=is_task):
            return False
        view = look.view
        match move:
            case do.Boost() | do.Support():
                return True
            case do.Explore(agent):
                return not view.agents[agent].free_explore
            case do.Attempt(agent):
                return view.fight is None and not view.agents[agent].personal_conflict
            case do.Pledge(_, whom):
                return not view.agents[whom].payment[0]  # nobody asked for thrift with Magick
            case do.Give(agent) | do.GiveHidden(agent):
                me = view.agents[agent]
                return view.step != "between" and view.fight is None and me.giving != move.to
            case do.UseAbility(agent, ability):
                return any(face.azrak for face in view.agents[agent].abilities if face.id == ability)
            case _:
                return False

    def _bars_use(self, look: Outlook, move: Action) -> bool:
        known, keeps = look.known, self.requests.keeps
        match move:
            case do.UseAbility(agent, ability):
                steps = known.ability(ability).then
                return self.uses_up(look, agent, ability) and keeps(*called(look, ability), *taken(look, steps, agent))
            case do.Give(_, _, thing):
                name = name_of(look, thing)
                return name is not None and keeps(name)
            case do.Attempt(agent, number):
                card, place = look.box_at(look.view.agents[agent], number)
                boxes = known.card(card).tests[place : place + 1] if place >= 0 else ()
                cells = [step for box in boxes for step in (*box.failure, *box.success, *(box.critical or ()))]
                return self._keeps_any(look, cells, agent)
            case do.Explore(agent, slot):
                return self._keeps_any(look, known.card(look.view.panorama[slot].card).steps, agent)
            case _:
                return False

    def _keeps_any(self, look: Outlook, steps: Sequence[v.Instruction], reader: int) -> bool:
        named = [*taken(look, steps, reader)]
        return bool(named) and self.requests.keeps(*named)

    def uses_up(self, look: Outlook, agent: int, ability: str) -> bool:
        """Whether a thing goes with it, or cannot be used again in the mission: but for a conflict, where it is there for."""
        written = look.known.ability(ability)
        is_once = written.uses == "mission" and item_with(look, ability) is not None
        goes = any(isinstance(step, v.Remove | v.Stow | v.End) or _by_group(step) for step in leaves(written.then))
        me = look.view.agents[agent]
        in_conflict = me.test is not None and (look.view.fight is not None or me.personal_conflict)
        return (is_once or goes) and not in_conflict


def _by_group(step: v.Instruction) -> bool:
    return isinstance(step, v.Spend) and step.by == "group"
