"""What a move of TIME Stories brings and costs, said before it is made, worked out from a view alone: Azrak and what becomes of
it, the odds of a test by the Destiny cards left, what an Update deals, what letting go means.

Never what a card will say: that is found out by doing it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from horae.core.game import Action
from horae.core.speech import Phrase, Sayable
from horae.core.stakes import Stake
from horae.games.timestories import actions as do
from horae.games.timestories.destiny import cards_left
from horae.games.timestories.narration import attempted
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import AbilityFace, AgentView, TestShown, TimeStoriesView

FOR_A_REVISIT = 3
"""A broken link whose last Azrak lies on the Mission Return already (TS-R1)."""


class Payment(Struct, frozen=True):
    """What a move takes from who makes it."""

    azrak: int = 0
    magick: int = 0
    is_last: bool = False
    """It is the agent's last Azrak, so the link breaks (TS-9.5)."""
    to_return: bool = False
    """It goes onto the Mission Return and not into the Vortex (TS-4.1)."""


class Odds(Struct, frozen=True):
    """How many of the Destiny cards left lead to each outcome (TS-7.3)."""

    failure: int
    critical: int
    success: int


class Refill(Struct, frozen=True):
    """What an Update brings: how many Azrak go onto the Mission Return, how many come back, how many stay in the Vortex."""

    to_return: int
    back: int
    stays: int


# --- what is paid ---


def payment(action: Action, view: TimeStoriesView) -> Payment | None:
    """None where nothing is paid."""
    match action:
        case do.Attempt(agent) | do.Boost(agent) | do.Support(agent):
            return _paid(view.agents[agent], 1)
        case do.Explore(agent):
            return None if view.agents[agent].free_explore else _paid(view.agents[agent], 1)
        case do.Give(agent, to) | do.GiveHidden(agent, to):
            return _paid(view.agents[agent], 1) if _is_paid_giving(view, agent, to) else None
        case do.ChooseLocation(agent, location):
            visited = any(place.id == location and place.azrak for place in view.locations)
            return _paid(view.agents[agent], 1, to_return=visited)
        case do.UseAbility(agent, ability) | do.SupportWith(agent, ability):
            used = _ability(view, agent, ability)
            return None if used is None else _paid(view.agents[agent], used.azrak, used.magick)
        case _:
            return None


def _is_paid_giving(view: TimeStoriesView, agent: int, to: int) -> bool:
    """TS-5.7: free between locations, before a group conflict, and to whom one is giving already."""
    return view.step != "between" and view.fight is None and view.agents[agent].giving != to


def _ability(view: TimeStoriesView, agent: int, ability: str) -> AbilityFace | None:
    return next((one for one in view.agents[agent].abilities if one.id == ability), None)


def _paid(who: AgentView, azrak: int, magick: int = 0, to_return: bool = False) -> Payment | None:
    azrak = min(azrak, who.azrak)
    if not azrak and not magick:
        return None
    return Payment(azrak, magick, bool(azrak) and azrak == who.azrak, to_return)


# --- tests ---


def odds(action: Action, view: TimeStoriesView, pack: TimeStoriesPack) -> Odds | None:
    """Of the test that a move is about, as it stands after it. None where the seat does not know the difficulty."""
    match action:
        case do.Attempt(agent, number):
            box = attempted(view, agent, number)
            if box is None:
                return None
            place = [one.id for one in pack.profile(view.profile).attributes].index(box.attribute)
            return _odds(view, view.agents[agent].attributes[place], box.difficulty)
        case do.Boost(agent):
            return _of_test(view, agent, 1)
        case do.Support(_, whom):
            return _of_test(view, whom, 1)
        case do.AskSupport(agent) | do.DrawDestiny(agent):
            return _of_test(view, agent, 0)
        case _:
            return None


def _of_test(view: TimeStoriesView, agent: int, more: int) -> Odds | None:
    test = view.agents[agent].test
    difficulty = None if test is None else _difficulty(view, agent, test)
    return None if test is None or difficulty is None else _odds(view, test.value + more, difficulty)


def _difficulty(view: TimeStoriesView, agent: int, test: TestShown) -> int | None:
    if test.difficulty:
        return test.difficulty
    if test.card == "?":
        return None
    box = attempted(view, agent, test.test)
    return None if box is None or box.attribute != test.attribute else box.difficulty


def _odds(view: TimeStoriesView, value: int, difficulty: int) -> Odds:
    drawn = [value + card - difficulty for card in cards_left(view)]
    return Odds(sum(one < 0 for one in drawn), sum(one == 0 for one in drawn), sum(one > 0 for one in drawn))


# --- Updates ---


def refill(view: TimeStoriesView, free: bool) -> Refill:
    """TS-9.3, TS-9.4: what a Standard Update brings everybody together."""
    there = view.vortex - (not free)
    room = sum([who.level - who.azrak for who in view.agents])
    back = min(there, room)
    return Refill(int(not free), back, there - back)


def mended(view: TimeStoriesView, agent: int, free: bool) -> Refill:
    """TS-9.5: what an Emergency Update brings the agent."""
    who = view.agents[agent]
    waits = who.link != FOR_A_REVISIT
    there = view.vortex + (waits and free)
    pledged = sum([one.payment[2 + agent] for one in view.agents if one.payment and not one.payment[0]])
    back = min(there, who.level - who.azrak - pledged)
    return Refill(int(waits and not free), back, there - back)


def ends_the_mission(view: TimeStoriesView, agent: int) -> bool:
    """TS-9.6: whether nobody is left in control once this one has let go."""
    others = [who for who in view.agents if who.agent != agent]
    return all(who.status in ("lost_control", "left_out") or who.leaving_lost for who in others)


# --- in words ---


def stakes(actions: Sequence[Action], view: TimeStoriesView, pack: TimeStoriesPack) -> Sequence[Sequence[Stake]]:
    return [_stakes(action, view, pack) for action in actions]


def _stakes(action: Action, view: TimeStoriesView, pack: TimeStoriesPack) -> Sequence[Stake]:
    match action:
        case do.Update(_, free):
            return _update(view, free)
        case do.Agree() | do.Insist() if view.proposal in ("update", "free_update"):
            return _update(view, view.proposal == "free_update")
        case do.Agree() | do.StopRun() if view.proposal in ("", "stop"):
            return (Stake(Phrase("timestories-stakes-stop"), "grave"),)
        case do.Agree() | do.StartOver():
            return (Stake(Phrase("timestories-stakes-start-over"), "bad"),)
        case do.EmergencyUpdate(agent, free):
            return _emergency(view, agent, free)
        case do.LoseControl(agent):
            over = ends_the_mission(view, agent)
            return (
                Stake(Phrase("timestories-stakes-lose-all" if over else "timestories-stakes-lose"), "grave" if over else "bad"),
            )
        case do.Explore(agent, slot):
            no_cost = [Stake(Phrase("timestories-stakes-free"), "good")] if view.agents[agent].free_explore else []
            return (*_spent(view, agent, slot), *no_cost, *_payment(payment(action, view), action, view))
        case do.Recon(agent, slot):
            return _spent(view, agent, slot)
        case do.Pledge(agent, whom) if view.agents[whom].payment[0] == 0 and view.agents[agent].azrak == 1:
            return (Stake(Phrase("timestories-stakes-last-pledged"), "bad"),)
        case _:
            return (*_payment(payment(action, view), action, view), *_test_odds(odds(action, view, pack)))


def _spent(view: TimeStoriesView, agent: int, slot: int) -> Sequence[Stake]:
    """That one knows the card, as far as one does."""
    known = next((own.spent for own in view.own if own.agent == agent), ())
    return (Stake(Phrase("timestories-stakes-spent"), "bad"),) if view.panorama[slot].card in known else ()


def looming(view: TimeStoriesView, pack: TimeStoriesPack) -> Sequence[Stake]:
    """Countdowns that the next visit or round runs out."""
    ending = [one for one in view.countdowns if one.left == 1]
    return [Stake(Phrase(f"timestories-looming-{one.every}", {"name": one.name}), "bad") for one in ending]


def _payment(paid: Payment | None, action: Action, view: TimeStoriesView) -> Sequence[Stake]:
    if paid is None:
        return ()
    who = view.agents[do.agent_of(action)]
    args: dict[str, Sayable] = {"azrak": paid.azrak, "left": who.azrak - paid.azrak, "magick": paid.magick}
    said: list[Stake] = []
    if paid.is_last:
        can_refill = view.vortex + paid.azrak > 1 or (view.free_updates > 0 and not paid.to_return)  # TS-R12
        said.append(Stake(Phrase("timestories-stakes-last" if can_refill else "timestories-stakes-last-lost", args), "bad"))
    elif paid.azrak:
        said.append(Stake(Phrase("timestories-stakes-azrak", args)))
    if paid.magick:
        said.append(Stake(Phrase("timestories-stakes-magick", args)))
    if paid.to_return:
        said.append(Stake(Phrase("timestories-stakes-revisit"), "bad"))
    return said


def _test_odds(found: Odds | None) -> Sequence[Stake]:
    if found is None:
        return ()
    cards = found.failure + found.critical + found.success
    args: dict[str, Sayable] = {
        "cards": cards,
        "failure": found.failure,
        "critical": found.critical,
        "success": found.success,
    }
    return (Stake(Phrase("timestories-stakes-odds", args), "good" if not found.failure else "plain"),)


def _update(view: TimeStoriesView, free: bool) -> Sequence[Stake]:
    found = refill(view, free)
    back = Stake(Phrase("timestories-stakes-dealt", {"back": found.back, "stays": found.stays}), "good")
    return (_to_return(view, found, free), back)


def _emergency(view: TimeStoriesView, agent: int, free: bool) -> Sequence[Stake]:
    found = mended(view, agent, free)
    who = view.agents[agent]
    args: dict[str, Sayable] = {"azrak": who.azrak + found.back, "level": who.level}
    return (_to_return(view, found, free), Stake(Phrase("timestories-stakes-mended", args), "good"))


def _to_return(view: TimeStoriesView, found: Refill, free: bool) -> Stake:
    if free:
        return Stake(Phrase("timestories-stakes-free-update", {"left": view.free_updates - 1}))
    return Stake(
        Phrase("timestories-stakes-to-return", {"azrak": found.to_return, "returned": view.returned + found.to_return}), "bad"
    )
