"""The agent plays missions: by what its seat knows and no more, to their best endings, and tells what it found."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from horae import game
from horae.bots.bot import MakeBot
from horae.bots.company import Company
from horae.bots.timestories.agent import Agent
from horae.bots.timestories.clues import Asked, guesses
from horae.bots.timestories.explorer import Explorer
from horae.bots.timestories.lookahead import FIGHTING
from horae.bots.timestories.reckoning import Reckoning
from horae.core.game import Action, AnyGame, Event, Seat
from horae.core.rng import Rng
from horae.core.speech import Text, say
from horae.games.timestories import actions as do
from horae.games.timestories import vocabulary as v
from horae.games.timestories.game import TimeStories
from horae.games.timestories.options import TimeStoriesOptions
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import IN_DECK
from horae.games.timestories.state import TimeStoriesState
from horae.sim.match import Match
from horae.testkit.planted_mission import files_of
from horae.testkit.timestories import (
    END,
    Data,
    TimeStoriesTable,
    card,
    counter,
    item,
    location,
    mission,
    option,
    position,
    read,
    receptacle,
    text,
)
from horae.testkit.timestories import trial_box as box

MISSIONS = Path(__file__).parents[1] / "missions"
CONFORMANCE = Path(__file__).parents[1] / "conformance"
MOST = 5_000


def training() -> TimeStoriesPack:
    pack: TimeStoriesPack = game("timestories").load_pack("training")
    return pack


def best_endings(pack: TimeStoriesPack) -> set[str]:
    outcomes = pack.head.mission_return.outcomes
    top = max(one.score for one in outcomes if one.won)
    return {one.id for one in outcomes if one.won and one.score == top}


class Told:
    """An agent that has seen and heard what its seat could until now."""

    def __init__(self, table: TimeStoriesTable, seat: Seat = 0) -> None:
        self.state = table.state
        self.bot = Agent(TimeStories(), seat, Rng(1), table.state.pack)
        self.seat = seat

    def chooses(self) -> Action:
        return self.bot.choose(self.state.view(self.seat), self.state.legal(self.seat))

    def says(self, action: Action) -> tuple[str, str]:
        told = self.bot.tell(self.state.view(self.seat), action)
        assert told is not None
        return say(told, "en"), say(told, "es")


# --- whole missions ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_brings_the_training_mission_to_its_best_ending(seats: int) -> None:
    pack = training()
    ends = Counter(Match(TimeStories(), [Agent] * seats, seed, None, pack).play(MOST).reason for seed in range(10))
    assert sum(ends[name] for name in best_endings(pack)) >= 6, ends


@pytest.mark.parametrize("folder", ["brink", "labyrinth", "masquerade"])
def test_it_never_does_what_is_not_allowed_and_comes_to_an_end(folder: str) -> None:
    pack: TimeStoriesPack = game("timestories").load_pack(str(CONFORMANCE / folder))
    for profile in pack.profiles:
        for seats in (1, 2, 3, 4):
            Match(TimeStories(), [Agent] * seats, seats, TimeStoriesOptions(profile.id), pack).play(MOST)


# --- what it knows ---


def swapped(state: TimeStoriesState) -> TimeStoriesState:
    """The same for everybody, the hidden piles the other way round."""
    twin = state.copy()
    twin.destiny = twin.destiny[::-1]
    shown = twin.mysteries[: twin.under]
    twin.mysteries = (*shown, *twin.mysteries[twin.under :][::-1])
    return twin


class TwoOfAKind(Agent):
    """Asks a second agent at every step what it would do if the hidden piles were swapped."""

    state: TimeStoriesState

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: TimeStoriesPack | None = None) -> None:
        super().__init__(game, seat, Rng(7), pack)
        self.other = Agent(game, seat, Rng(7), pack)

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.other.hear(event)

    def choose(self, view: Any, legal: Any) -> Action:
        twin = swapped(self.state)
        other_view, other_legal = twin.view(self.seat), twin.legal(self.seat)
        self.other.company = self.company
        assert self.other.holds_back(other_view, other_legal) == self.holds_back(view, legal)
        chosen = super().choose(view, legal)
        assert self.other.choose(other_view, other_legal) == chosen
        return chosen


@pytest.mark.parametrize(
    ("mission", "seats", "people"),
    [
        ("training", 1, ()),
        ("training", 3, ()),
        ("training", 3, (0, 1)),
        (str(MISSIONS / "dyehouse"), 3, ()),
        (str(MISSIONS / "observatory"), 2, ()),
        (str(MISSIONS / "observatory"), 2, (0,)),
    ],
)
def test_hidden_piles_that_lie_otherwise_change_nothing(mission: str, seats: int, people: tuple[Seat, ...]) -> None:
    """Also where words are typed, things handed over, tokens lie face down and groups vote, and beside people."""
    pack: TimeStoriesPack = game("timestories").load_pack(mission)
    for seed in (5, 6):
        match = Match(TimeStories(), [TwoOfAKind] * seats, seed, None, pack)
        assert isinstance(match.state, TimeStoriesState)
        for bot in match.bots:
            assert isinstance(bot, TwoOfAKind)
            bot.state = match.state
            if bot.seat not in people:
                bot.company = Company(people)
        match.play(MOST)


def played(pack: TimeStoriesPack, seed: int) -> list[dict[str, object]]:
    match = Match(TimeStories(), [Agent] * 2, seed, None, pack, keep_log=True)
    match.play(MOST)
    assert match.log is not None
    return [entry.action for entry in match.log.entries]


def test_cards_that_nobody_has_read_change_nothing(tmp_path: Path) -> None:
    """Two missions that differ only behind a door that never opens, and on an item that nobody finds."""
    logs = []
    behinds: tuple[Data, ...] = (END, {"do": "lose", "azrak": 3})
    for place, behind in enumerate(behinds):
        hidden = location("vault", card("B", behind), opened=False)
        places = (location("pier", card("B", {"do": "take", "item": 1}), card("C", tests=(box(),))), hidden)
        found = (item(1), item(2, "red", behind))
        logs.append([played(read(tmp_path / str(place), mission(*places, items=found)), seed) for seed in range(4)])
    assert logs[0] == logs[1]


class Remembering(Agent):
    """Keeps what it heard and was asked, what it answered, and which cards it knew then."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng, pack: TimeStoriesPack | None = None) -> None:
        super().__init__(game, seat, rng, pack)
        self.past: list[Event | tuple[Any, Any, Action]] = []
        self.asked: list[tuple[int, frozenset[str], bool]] = []

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.past.append(event)

    def choose(self, view: Any, legal: Any) -> Action:
        chosen = super().choose(view, legal)
        is_looking_ahead = view.fight is not None and view.fight.step in FIGHTING and len(legal) > 1
        self.asked.append((len(self.past), frozenset(self.known.ids), is_looking_ahead))
        self.past.append((view, legal, chosen))
        return chosen


def rewritten(files: dict[str, Data], known: frozenset[str]) -> dict[str, Data]:
    """The mission, with other texts, instructions and tests on every card but those known."""
    files = deepcopy(files)
    end = {"do": "end", "outcome": files["pack"]["return"]["outcomes"][0]["id"]}
    cards = [(f"item-{one['number']}", one) for one in files["items"]["items"]]
    cards += [(f"mystery-{one['number']}", one) for one in files.get("mysteries", {"mysteries": []})["mysteries"]]
    for place in files["locations"]["locations"]:
        cards.append((f"{place['id']}-a", place["a"]))
        cards += [(f"{place['id']}-{one['letter'].lower()}", one) for one in (*place["panorama"], *place.get("reserve", []))]
    for person in files["receptacles"]["receptacles"]:
        cards += [(f"{person['id']}-{one['number']}", one) for one in person.get("interactions", [])]
    for name, one in cards:
        if name not in known:
            for part in ("passages", "for_reader", "conflict", "tests"):
                one.pop(part, None)
            one |= {"text": text("Something else."), "steps": [{"do": "lose", "azrak": 2}, end]}
    return files


@pytest.mark.parametrize(("source", "seats"), [("training", 1), ("training", 3), (str(MISSIONS / "dyehouse"), 2)])
def test_what_stands_on_cards_that_the_seat_does_not_know_yet_changes_nothing(source: str, seats: int, tmp_path: Path) -> None:
    """At several moments of a game, some of them in a group conflict: another mission but for the cards that the bot knows
    by then, and it does the same all the way."""
    files = files_of(source)
    match = Match(TimeStories(), [Remembering] * seats, 3, None, read(tmp_path / "as-written", files))
    match.play(MOST)
    for bot in match.bots:
        assert isinstance(bot, Remembering)
        ahead = [one for one in bot.asked if one[2]]
        assert ahead
        for number, (moment, known, _) in enumerate((ahead[0], ahead[-1], bot.asked[len(bot.asked) // 3])):
            other = read(tmp_path / f"{bot.seat} {number}", rewritten(files, known))
            twin = Agent(TimeStories(), bot.seat, Rng(3, f"bot {bot.seat}"), other)
            for one in bot.past[: moment + 1]:
                if isinstance(one, Event):
                    twin.hear(one)
                else:
                    view, legal, chosen = one
                    assert twin.choose(view, legal) == chosen


# --- alone ---


@pytest.mark.parametrize("bot", [Explorer, Agent])
def test_alone_whoever_is_ready_burns_no_azrak_on_cards_they_know(bot: MakeBot) -> None:
    for seed in range(6):
        match = Match(TimeStories(), [bot], seed, None, training())
        state = match.state
        assert isinstance(state, TimeStoriesState)
        taken: set[tuple[int, int, str]] = set()
        while state.result() is None:
            view = state.view(0)
            chosen = match.bots[0].choose(view, state.legal(0))
            if isinstance(chosen, do.Explore | do.Recon):
                this = (view.round, chosen.agent, view.panorama[chosen.slot].card)
                assert not (view.agents[chosen.agent].ready and this in taken)
                taken.add(this)
            match.do(0, chosen)


# --- why it does what it does ---


def test_it_boosts_to_the_exact_value_where_the_critical_gives_more(tmp_path: Path) -> None:
    prize = box(4, success=[{"do": "gain", "azrak": 1}], critical=[{"do": "take", "item": 1}])
    pack = read(tmp_path, mission(location("pier", card("B", tests=(prize,)), card("C")), items=(item(1),)))
    table = position(pack).arrives("pier", 0, 1)
    one = Told(table)
    done: list[Action] = []
    while table.is_testing(0) or not done:
        done.append(one.chooses())
        table.acts(done[-1])
    assert done == [do.ATTEMPT[0][0], do.BOOST[0], do.BOOST[0], do.DRAW[0]]
    assert table.item_at[0] == 0


def test_it_gives_a_thing_to_whoever_can_do_most_with_it(tmp_path: Path) -> None:
    lamp = box(5, success=[END], when={"kind": "item", "item": 1, "who": "reader"})
    people = (receptacle("ada", (1, 1, 1)), receptacle("bo", (5, 1, 1)))
    pack = read(
        tmp_path,
        mission(
            location("pier", card("B", {"do": "take", "item": 1}), card("C", tests=(lamp,))),
            items=(item(1),),
            receptacles=people,
            format=2,
        ),
    )
    table = position(pack).arrives("pier", 0, 1).leaves()
    one = Told(table)
    gift = one.chooses()
    assert gift == do.Give(0, 1, "item-1")
    assert one.says(gift) == (
        "Here, Bo: item 1. You’ll make better use of it than I would.",
        "Toma, Bo (es): item 1 (es). Le sacarás más partido que yo.",
    )


def test_it_keeps_the_mission_going_while_a_better_ending_may_come(tmp_path: Path) -> None:
    outcomes = [
        {"id": "done", "text": {"es": "h", "en": "d"}, "score": 10, "won": True},
        {"id": "poor", "text": {"es": "p", "en": "p"}, "score": 4, "won": True},
    ]
    end = {"do": "end", "outcome": "poor"}
    ask = {"do": "choose", "ask": {"es": "¿?", "en": "?"}, "options": [option("end it", end), option("go on")]}
    points: Data = {"text": {"es": "r", "en": "r"}, "lost": {"es": "l", "en": "l"}, "outcomes": outcomes}
    files = mission(location("pier", card("B", ask), card("C")))
    files["pack"]["return"] = points
    pack = read(tmp_path, files)
    assert Told(position(pack).arrives("pier", 0, 1)).chooses() == do.CHOOSE[0][1]


def valve_and_capsule(folder: Path) -> TimeStoriesPack:
    """Who rises in the capsule with the valve turned twice comes home; with less they do so poorly, or not at all. Nobody sees
    how far it is turned."""
    turned = [{"kind": "counter", "counter": "turns", "at_least": many} for many in (2, 1)]
    ends = [{"do": "end", "outcome": name} for name in ("best", "poor", "drowned")]
    rises = {
        "do": "if",
        "when": turned[0],
        "then": ends[:1],
        "else": [{"do": "if", "when": turned[1], "then": ends[1:2], "else": ends[2:]}],
    }
    turn = {"do": "may", "ask": text("Turn it?"), "then": [{"do": "count", "counter": "turns", "by": 1}]}
    plant = location("plant", card("B", turn), card("C"), card("D"))
    dock = location("dock", card("B", ask("Rise?", option("rise", rises), option("stay"))), card("C"), card("D"))
    files = mission(plant, dock, counters=(counter("turns"),), format=2)
    files["locations"]["locations"].pop()
    scores = {"best": (12, True), "poor": (4, True), "drowned": (0, False)}
    outcomes = [{"id": name, "text": text(name), "score": score, "won": won} for name, (score, won) in scores.items()]
    files["pack"]["return"] = {"text": text("Return"), "lost": text("Lost"), "outcomes": outcomes}
    return read(folder, files)


def ask(words: str, *options: Data) -> Data:
    return {"do": "choose", "ask": text(words), "options": list(options)}


@pytest.mark.parametrize("seats", [2, 3])
def test_it_does_the_same_thing_twice_and_then_another_where_that_ends_best(seats: int, tmp_path: Path) -> None:
    """It reckons what it has moved itself, though nobody sees the counter."""
    pack = valve_and_capsule(tmp_path)
    ends = Counter(Match(TimeStories(), [Agent] * seats, seed, None, pack).play(MOST).reason for seed in range(10))
    assert ends["best"] >= 8, ends


def test_it_sees_what_a_step_brings_about_on_the_way(tmp_path: Path) -> None:
    """To open the valve would use up the last air, and that is the end."""
    last = {
        "do": "if",
        "when": {"kind": "counter", "counter": "air", "at_most": 0},
        "then": [{"do": "end", "outcome": "drowned"}],
    }
    breathe = {"do": "count", "counter": "air", "by": -1}
    get = {"do": "take", "item": 1}
    opening = ask("Open?", option("open", breathe, get, last), option("leave"))
    files = mission(
        location("plant", card("B", opening), card("C")),
        items=(item(1),),
        counters=(counter("air", start=1, open=True),),
        format=2,
    )
    lost = {"id": "drowned", "text": text("drowned"), "score": 0, "won": False}
    files["pack"]["return"]["outcomes"].append(lost)
    table = position(read(tmp_path, files)).arrives("plant", 0, 1)
    assert Told(table).chooses() == do.CHOOSE[0][1]


def test_what_a_card_asks_shows_where_hidden_counters_stand() -> None:
    ask_now = v.May(Text("¿?", "?"), ())
    around = v.If(v.CounterAt("turns", 2), (ask_now,), (v.May(Text("¿no?", "no?"), ()),))
    reckoning = Reckoning()
    reckoning.mend((around,), ask_now, set())
    assert reckoning.counters == {"turns": 2}
    reckoning.counters["turns"] = 5
    reckoning.mend((around,), around.otherwise[0], set())
    assert reckoning.counters == {"turns": 1}


def test_it_goes_where_nobody_has_been(tmp_path: Path) -> None:
    pack = read(tmp_path, mission(location("pier", card("B"), card("C"))))
    table = position(pack).arrives("pier", 0, 1).leaves().next_round()
    one = Told(table, 1)
    go = one.chooses()
    assert go == do.ChooseLocation(1, "end")
    assert one.says(go) == (
        "The captaincy goes round the table, and now it’s my turn. end next. We haven’t been there yet.",
        "La capitanía va rotando y ahora me toca a mí. end (es): allí aún no hemos estado. Vamos.",
    )
    assert one.says(go)[0] == "end next. We haven’t been there yet.", "how captains change is told once"


def test_it_works_out_a_number_of_which_two_cards_have_half_each() -> None:
    ask = Asked(Text("¿En qué año?", "In what year?"), Text("La esclusa", "The sluice"))
    found = guesses(
        [Text("En el año 16…, dice Ana", "In the year 16…, says Ana"), Text("…84", "…84"), Text("Ocho", "Eight")], ask
    )
    assert found[0] == "1684"


def test_it_works_out_what_two_numbers_leave() -> None:
    ask = Asked(Text("¿Cuántas tinas faltan?", "How many vats are missing?"), Text("Doce tinas", "Twelve vats were paid for"))
    texts = [ask.card, Text("Nueve tinas huelen", "Nine vats smell of woad"), Text("Dos", "Two dogs")]
    assert guesses(texts, ask)[0] == "3"


def test_it_puts_a_name_together_from_pieces_that_are_told_of_whom_it_is_asked_about() -> None:
    ask = Asked(Text("¿Cómo se llama?", "What’s her name?"), Text("Ella", "She"), Text("la farolera", "the lamplighter"))
    texts = [
        Text("En el anillo pone CAN", "On the ring it says CAN"),
        Text("En el paño pone DE", "On the cloth it says DE"),
        Text("La farolera canta: «…la»", "The lamplighter sings: “…la”"),
        Text("Nació por la Candelaria", "Born at Candlemas"),
    ]
    assert guesses(texts, ask, ["Vera"])[0] == "Candela"
    somebody = Asked(Text("¿De quién es?", "Whose is it?"), Text("Una taza", "A cup"), Text("las tazas", "the cups"))
    assert guesses(texts, somebody, ["Vera"])[0] == "Vera"


def test_it_keeps_what_a_better_ending_asks_for(tmp_path: Path) -> None:
    """The rope could be given away for something new; with the rope the mission is won elsewhere, while there is time."""
    rope = {"kind": "item", "item": 1, "who": "reader"}
    swap = {
        "do": "may",
        "ask": {"es": "¿La das?", "en": "Give it?"},
        "then": [{"do": "remove", "item": 1}, {"do": "take", "item": 2}],
    }
    give = {"do": "if", "when": rope, "then": [swap]}
    pier = location("pier", card("B", {"do": "take", "item": 1}), card("C"))
    well = location("well", card("B", tests=(box(3, success=[END], when=rope),)), card("C"))
    town = location("town", card("B", give), card("C"))
    pack = read(tmp_path, mission(pier, well, town, items=(item(1), item(2)), format=2))
    table = position(pack).arrives("well", 0, 1)
    one = Told(table)
    one.bot.known.see(table.state.view(0))
    table.leaves().next_round().arrives("pier", 0, 1).leaves().next_round().arrives("town", 0, 1)
    assert one.chooses() == do.CHOOSE[0][0]


def test_it_attempts_nothing_only_for_what_failing_brings(tmp_path: Path) -> None:
    hard = box(9, failure=[{"do": "take", "item": 1}], success=[{"do": "gain", "azrak": 1}])
    pack = read(tmp_path, mission(location("pier", card("B", tests=(hard,)), card("C")), items=(item(1),)))
    assert Told(position(pack).arrives("pier", 0, 1)).chooses() == do.STAND_BY[0]


def beast(*failure: Data) -> Data:
    """A group conflict for which one point of damage is enough."""
    conflict = {"kind": "group", "life": 1, "opponent": text("Beast"), "starts": "reading"}
    boxes = (box(9, failure=list(failure)), box(4, failure=list(failure), success=[{"do": "damage", "points": 1}]))
    return card("C", tests=boxes, conflict=conflict)


@pytest.mark.parametrize("unread", [[END], [{"do": "lose", "azrak": 3}]])
def test_in_a_conflict_it_looks_ahead_to_the_end_but_not_into_cards_that_it_does_not_know(
    unread: list[Data], tmp_path: Path
) -> None:
    """It takes the test that can be passed, and pays for it at once: a failure brings nothing but another turn to pay for."""
    files = mission(location("pier", card("B"), beast({"do": "take", "item": 1})), items=(item(1, "yellow", *unread),))
    files["pack"]["destiny"] = [0, 0, 0, 0, 0, 0]
    table = position(read(tmp_path, files)).arrives("pier", 1, 0)
    bots = [Told(table, seat) for seat in (0, 1)]
    done: list[Action] = []
    while table.state.fight >= 0 and table.state.result() is None:
        done.append(bots[table.state.deciding()[0]].chooses())
        table.acts(done[-1])
    assert [move.test for move in done if isinstance(move, do.Attempt)] == [1]
    assert table.item_at[0] == IN_DECK


def test_while_there_is_time_it_goes_back_to_something_new_before_the_last_place_that_opened(tmp_path: Path) -> None:
    """The first card of the pier says what changes on a second visit."""
    again = {
        "do": "if",
        "when": {"kind": "visited", "location": "pier", "times": 2},
        "then": [{"do": "replace", "card": "pier-c", "by": "pier-d"}],
    }
    opens = {"do": "open", "location": "vault"}
    pier = location("pier", card("B", opens), card("C"), a={"steps": [again]}, reserve=[card("D")])
    files = mission(pier, location("vault", card("B", END), opened=False), format=2)
    files["locations"]["locations"][-1]["open"] = False
    table = position(read(tmp_path, files))
    one = Told(table)
    one.bot.known.see(table.state.view(0))
    table.arrives("pier", 0, 1).leaves().next_round()
    captain = Told(table, table.state.captain)
    captain.bot.known.conquered.add("vault")
    assert captain.chooses() == do.ChooseLocation(table.state.captain, "pier")
    table.arrives("pier", 0, 1).leaves().next_round()
    captain = Told(table, table.state.captain)
    captain.bot.known.conquered.add("vault")
    assert captain.chooses() == do.ChooseLocation(table.state.captain, "vault")


@pytest.mark.parametrize(("left", "place"), [({"item": 1}, "pier"), ({"token": "shell"}, "vault")])
def test_before_the_last_place_that_opened_it_goes_back_for_a_thing_but_not_for_a_token(
    left: Data, place: str, tmp_path: Path
) -> None:
    pier = location("pier", card("B"), card("C", {"do": "may", "ask": text("Take it?"), "then": [{"do": "take", **left}]}))
    shell = {"id": "shell", "name": text("shell")}
    files = mission(pier, location("vault", card("B", END)), items=(item(1),), tokens=(shell,))
    files["locations"]["locations"][-1]["open"] = False
    table = position(read(tmp_path, files)).arrives("pier", 0, 1)
    captain = Told(table, 1)
    captain.bot.known.see(table.state.view(1))
    captain.bot.known.conquered.add("vault")
    table.acts(do.CHOOSE[1][0]).leaves().next_round()
    assert captain.chooses() == do.ChooseLocation(1, place)


def test_it_tells_what_it_found_in_its_own_words(tmp_path: Path) -> None:
    pack = read(
        tmp_path,
        mission(
            location(
                "pier",
                card("B", tests=(box(4, 1),), place={"es": "la barca", "en": "the boat"}),
                card("C", place={"es": "la red", "en": "the net"}),
            )
        ),
    )
    table = position(pack).acts(do.ChooseLocation(0, "pier"), do.RECON[0][0], do.RECON[1][1])
    assert Told(table, 0).says(do.RECOUNT[0]) == (
        "I looked at the boat: I could try cunning against 4.",
        "Sobre la barca: podría intentar una prueba de astucia contra 4.",
    )
    assert Told(table, 1).says(do.RECOUNT[1]) == (
        "I looked at the net: nothing we can use, as far as I can tell.",
        "Sobre la red: nada que nos sirva, que yo vea.",
    )
