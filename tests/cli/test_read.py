"""Reading at the terminal: everything that is face up can be read, by name or number, and nothing else can."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import horae
from horae.bots.bot import RandomBot
from horae.cli.terminal.face import PERSON
from horae.cli.terminal.face_choice import face_of
from horae.cli.terminal.local import LocalChair
from horae.cli.terminal.screen import Screen
from horae.cli.terminal.session import Session
from horae.cli.terminal.timestories import TimeStoriesFace
from horae.core.game import Heard, State
from horae.core.log import Log
from horae.core.rng import Rng
from horae.core.speech import Text
from horae.games.echoes import actions as do
from horae.games.echoes import vocabulary as v
from horae.games.timestories import actions as ts_do
from horae.games.timestories.events import CardRead, PassageSaid, RoundBegan
from horae.spoken.voice import Voice
from horae.testkit import echoes as et
from horae.testkit import timestories as ts
from horae.testkit.shipwreck import position


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORAE_GAMES", str(tmp_path / "kept"))


def typed(name: str, state: State, lines: Iterable[str], language: str = "en") -> str:
    """What a person at this position reads after typing these lines, from the first prompt on."""
    game = horae.game(name)
    content = getattr(state, "pack", None) or game.load_pack()
    seats = len(state.seats())
    bots = [RandomBot(game, seat, Rng(1, f"bot {seat}"), content) for seat in range(seats) if seat != PERSON]
    paper = StringIO()
    waiting = list(lines)

    def ask() -> str:
        if not waiting:
            raise EOFError
        paper.write(f"› {waiting[0]}\n")
        return waiting.pop(0)

    voice = Voice.of("Ana", seats, language, name)
    log = Log.of(game, seats, 1, None, content, voice.names)
    screen = Console(file=paper, width=100, highlight=False)
    chair = LocalChair(game, state, content, log, bots, face_of(game, content), voice, None)
    Session(chair, Screen(screen, voice), ask).run()
    printed = " ".join(paper.getvalue().partition("› ")[2].split())
    return re.split("You leave the table|Te levantas de la mesa", printed)[0]


# --- Echoes ---


def laid_out() -> et.EchoesTable:
    table = et.position().hand(0, "builder").hand(1, "whirlpool").board(1, 3, "geode").board(0, 2, "thief")
    table.brotherhood(1, "miner").brotherhood(0, "sea-queen").holds(1, "source-of-cycles", "clay-golem")
    table.state.discard.extend(table._take(("princess", "explorer")))
    return table.ready()


@pytest.mark.rule("ET-R15", "ET-3.7")
@pytest.mark.parametrize(
    ("wanted", "where", "says"),
    [
        ("builder", "Your hand", "costs 1 card, position 2"),
        ("thief", "Your board, position 2", "creature"),
        ("geode", "Nerea’s board, position 3", "artefact"),
        ("miner", "Nerea’s brotherhood", "red flame: Draw 4 cards."),
        ("minero", "Nerea’s brotherhood", "red flame: Draw 4 cards."),
        ("clay golem", "Under Source of Cycles", "strength 5"),
        ("source of cycles", "Power sources", "held by Nerea · beat 5 to take it"),
        ("cycles", "Power sources", "under it: Clay Golem (strength 5)"),
        ("princess", "Discard pile", "creature"),
        ("explorer", "Discard pile", "immediate: Draw 2 cards."),
    ],
)
def test_every_card_that_is_face_up_is_read_by_its_name(wanted: str, where: str, says: str) -> None:
    printed = typed("echoes", laid_out().state, [f"read {wanted}"])
    assert where in printed
    assert says in printed[printed.index(where) :]


@pytest.mark.rule("ET-R15")
def test_what_is_face_down_cannot_be_read_and_the_answer_does_not_tell_whether_it_exists() -> None:
    answers = {typed("echoes", laid_out().state, [f"read {word}"]).replace(word, "…") for word in ("whirlpool", "nymphaeum")}
    assert len(answers) == 1
    assert "Nothing face up is called “…”" in answers.pop()


@pytest.mark.rule("ET-R15")
def test_what_can_be_read_depends_on_the_view_alone() -> None:
    """Another hand behind the same view reads the same."""
    one, other = laid_out(), laid_out()
    swapped = other.state.hands[1]
    other.state.hands[1] = (other.state.deck.pop(0),)
    other.state.deck.insert(0, *swapped)
    assert one.view(0) == other.view(0)
    lines = ["read", "read nerea", "read whirlpool", "read discard pile"]
    assert typed("echoes", one.state, lines) == typed("echoes", other.state, lines)


def test_the_list_numbers_everything_and_a_number_reads_it() -> None:
    printed = typed("echoes", laid_out().state, ["read"])
    number = re.search(r"(\d+) Geode", printed)
    assert number is not None
    assert "Geode · Nerea’s board, position 3" in typed("echoes", laid_out().state, [f"read {number[1]}"])
    assert "There’s nothing with the number 99" in typed("echoes", laid_out().state, ["read 99"])


def test_the_discard_pile_is_read_as_a_whole_the_last_card_first() -> None:
    printed = typed("echoes", laid_out().state, ["read discard pile"])
    assert printed.index("Explorer · Discard pile") < printed.index("Princess · Discard pile")
    assert "Builder ·" not in printed


def test_all_that_a_person_has_is_read_by_their_name() -> None:
    printed = typed("echoes", laid_out().state, ["read nerea"])
    assert "Geode · Nerea’s board" in printed
    assert "Miner · Nerea’s brotherhood" in printed


def test_a_name_that_could_be_several_is_asked_about() -> None:
    printed = typed("echoes", laid_out().state, ["read source"])
    assert "“source” could be Source of Cycles or Source of Extinction" in printed


@pytest.mark.rule("ET-4.2")
def test_of_two_cards_that_leave_together_one_reads_what_each_does_before_choosing() -> None:
    table = et.position().board(0, 1, "sea-conch", "sea-queen")
    table.next_round()
    printed = typed("echoes", table.state, ["read sea conch", "read sea queen"])
    assert printed.count("About to come into play, Ana") == 2
    whole = typed("echoes", table.state, ["look"])
    question = whole[whole.index("Which card is summoned first?") :]
    assert re.search(r"Sea Conch: [^:]*permanent: When you summon a water card, draw 1 card\.", question)
    assert re.search(r"Sea Queen: strength [^:]*immediate: Gain 1 VP for every water card", question)


@pytest.mark.rule("ET-6.1")
def test_strengths_are_those_of_now_with_the_printed_one_beside_them() -> None:
    banner = et.card("banner", v.Permanent(standing=v.Stronger(plus=2)), type="artefact")
    table = et.position(pack=et.pack_with(banner)).brotherhood(0, "banner", "clay-golem").ready()
    printed = typed("echoes", table.state, ["read clay golem", "look"])
    assert "strength 7 now (5 printed)" in printed
    assert "Clay Golem (strength 7)" in printed


@pytest.mark.rule("ET-6.1")
def test_an_attack_is_added_up_at_the_terminal_as_attackers_are_named() -> None:
    table = et.position().brotherhood(0, "thief", "explorer", "clay-golem").ready()
    printed = typed("echoes", table.state, ["conquer cycles", "clay golem"])
    assert "Which creatures attack Source of Cycles? They need more than 3 strength between them." in printed
    assert "send Clay Golem (strength 5)" in printed
    assert "So far Clay Golem, strength 5. Source of Cycles takes more than 3. Who else attacks?" in printed
    assert "attack with Clay Golem (strength 5)" in printed


@pytest.mark.rule("ET-5.5")
def test_an_advance_says_where_the_card_comes_to_rest() -> None:
    table = et.position().board(0, 3, "thief").board(0, 2, "geode", "miner").board(0, 1, "princess").ready()
    printed = typed("echoes", table.state, ["look"])
    assert "advance Thief (to position 1)" in printed
    assert "advance Princess (it’s summoned)" in printed
    assert do.Advance("thief") in table.offers(0)


# --- Shipwreck ---


def before_predicting() -> State:
    row = ("midnight", "deep", "noble", "beast")
    return position(active=1, holding=(4, 6), row=row, faded=["dawn"], played=(4, "midnight"), step="predict").state


@pytest.mark.rule("SA-6.1")
@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ("midnight", "Midnight · The row, place 1 2 of 3 hours, 1 fate: 4 If your two fates differ, the lower"),
        ("hours", "The Hours · The row Score 0 of 7"),
        ("dawn", "Dawn · Faded Higher than, for the group."),
        ("bestia", "The Beast · The row, place 4"),
        ("2", "Midnight · The row, place 1"),
    ],
)
def test_every_arcanum_and_power_can_be_read(wanted: str, says: str) -> None:
    assert says in typed("shipwreck", before_predicting(), [f"read {wanted}"])


def test_the_decks_open_card_is_read_as_such_and_the_others_without_their_order() -> None:
    view: Any = before_predicting().view(PERSON)
    face = face_of(horae.game("shipwreck"), horae.game("shipwreck").load_pack())
    voice = Voice.of("Ana", 3, "en", "shipwreck")
    groups: dict[str, list[str]] = {}
    for one in face.readings(view, voice):
        groups.setdefault(voice.say(one.group), []).append(voice.say(one.name))
    pack = horae.game("shipwreck").load_pack()
    assert groups["Top of the deck"] == [voice.say(pack.arcana[pack.index[view.deck_top]].name)]
    assert groups["Somewhere in the deck"] == sorted(groups["Somewhere in the deck"])


# --- TIME Stories ---


def test_a_mission_can_be_read_from_its_order_to_its_people() -> None:
    state = horae.game("timestories").new(1, 12)
    printed = typed(
        "timestories",
        state,
        ["read mission order", "read mission return", "read inés", "1", "1", "1", "read prologue", "read inés"],
    )
    assert "Mission Order · The mission Agents: training simulation." in printed
    assert "Azrak on it: 0" in printed
    assert "Inés · Receptacles to choose from Azrak 3 of 3, cunning 3" in printed
    assert "Prologue · The mission Cold. Then weight" in printed
    assert "Inés · Receptacles Azrak 3 of 3, Magick 5" in printed


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_of_a_mission_is_read_that_the_view_does_not_show(seed: int) -> None:
    """Whatever two people find in random play: a card's text is readable only if it is in one's own view."""
    game = horae.game("timestories")
    pack = game.load_pack()
    face = TimeStoriesFace(pack)
    voice = Voice.of("Ana", 2, "en", "timestories")
    state = game.new(2, seed)
    rng = Rng(seed, "typing")
    texts = {text.en.replace("**", "") for text in [one.text for one in pack.cards] if len(text.en) > 20}
    read: set[str] = set()
    for _ in range(120):
        if state.result() is not None:
            break
        seat = rng.pick(state.deciding())
        state.apply(seat, rng.pick(state.legal(seat)), Heard())
        for own in (0, 1):
            view = state.view(own)
            shown = msgspec.json.encode(view).decode().replace("**", "")
            lines = " ".join(line for one in face.readings(view, voice) for line in one.lines)
            for text in texts:
                if text in lines:
                    read.add(text)
                    assert msgspec.json.encode(text).decode()[1:-1] in shown
    assert len(read) > 3


@pytest.mark.rule("TS-11.1")
def test_a_card_that_another_has_one_read_is_shown_with_the_next_question(tmp_path: Path) -> None:
    people = tuple(
        ts.receptacle(name, interactions=[{"number": 1, "text": ts.text(f"What {name} thinks")}])
        for name in ("ada", "bo", "cy", "dee")
    )
    everyone = {"do": "read", "interaction": 1, "who": "everyone"}
    pier = ts.location("pier", ts.card("B", {"do": "may", "ask": ts.text("Shout?"), "then": [everyone]}), ts.card("C"))
    table = ts.position(ts.read(tmp_path, ts.mission(pier, receptacles=people))).arrives("pier", 0, 1)
    face = TimeStoriesFace(table.state.pack)
    voice = Voice.of("Ana", 2, "en", "timestories")

    def shown() -> str:
        return " ".join(face.details(table.view(1), table.state.legal(1), voice))

    face.plain_board(table.view(1), (), voice)
    assert "thinks" not in shown()
    table.acts(ts_do.CHOOSE[0][1])
    assert "In front of Bo, Interaction 1: What bo thinks" in shown()
    assert "thinks" not in shown(), "once is enough"


@pytest.mark.rule("TS-11.1", "TS-11.3")
def test_what_one_read_alone_last_can_be_read_when_it_has_gone_out_of_sight() -> None:
    game = horae.game("timestories")
    state, face = game.new(2, 3), TimeStoriesFace(game.load_pack())
    voice = Voice.of("Ana", 2, "en", "timestories")

    def last() -> list[str]:
        found = face.readings(state.view(0), voice)
        return [line for one in found if voice.say(one.name) == "What you read last" for line in one.lines]

    assert last() == []
    face.hear(CardRead(0, "recall-1", Text("Un **nombre**.", "A **name**."), aloud=False))
    face.hear(PassageSaid(0, Text("Otro.", "Another."), aloud=False))
    assert last() == ["A name.", "Another."]
    face.hear(CardRead(0, "recall-2", Text("Una casa.", "A house."), aloud=False))
    assert last() == ["A house."], "no more than the latest: notes may be taken"
    face.hear(RoundBegan(2, 0))
    assert last() == []


def read_of(state: State, language: str = "en") -> dict[str, str]:
    """Everything the first seat can read, by name."""
    pack: Any = getattr(state, "pack", None)
    view: Any = state.view(0)
    voice = Voice.of("Ana", 2, language, "timestories")
    return {voice.say(one.name): " ".join(one.lines) for one in TimeStoriesFace(pack).readings(view, voice)}


@pytest.mark.rule("TS-3.3")
def test_of_a_sealed_card_one_reads_the_back_and_once_it_is_turned_the_front(tmp_path: Path) -> None:
    sealed = [{"id": "moon", "back": ts.text("A pale back"), "text": ts.text("The moon speaks"), "steps": []}]
    pier = ts.location("pier", ts.card("B", {"do": "turn", "card": "moon"}))
    table = ts.position(ts.read(tmp_path, ts.mission(pier, sealed=sealed)))
    assert read_of(table.state)["Sealed card 1"] == "A pale back"
    table.arrives("pier", 0)
    assert read_of(table.state)["Sealed card 1"] == "A pale back The moon speaks"


@pytest.mark.rule("TS-10.5", "TS-11.1")
def test_a_mystery_in_the_box_is_read_by_all_and_one_in_the_pile_by_nobody(tmp_path: Path) -> None:
    mysteries: tuple[dict[str, Any], ...] = tuple(
        {"number": n, "kind": "box", "text": ts.text(f"mystery {n}"), "steps": []} for n in (1, 2)
    )
    pier = ts.location("pier", ts.card("B"), ts.card("C", {"do": "draw_mystery"}))
    table = ts.position(ts.read(tmp_path, ts.mission(pier, mysteries=mysteries)))
    assert not any("mystery" in words for words in read_of(table.state).values())
    table.arrives("pier", 0, 1)
    assert sum("mystery" in words for words in read_of(table.state).values()) == 1


@pytest.mark.rule("TS-10.2", "TS-11.1")
@pytest.mark.parametrize(("colour", "readable"), [("green", True), ("white", True), ("yellow", False)])
def test_an_item_that_another_took_is_read_if_it_lies_open(tmp_path: Path, colour: str, readable: bool) -> None:
    pier = ts.location("pier", ts.card("B"), ts.card("C", {"do": "take", "item": 7}))
    table = ts.position(ts.read(tmp_path, ts.mission(pier, items=(ts.item(7, colour, text=ts.text("Smells of tar")),))))
    table.arrives("pier", 0, 1)
    assert any("Smells of tar" in words for words in read_of(table.state).values()) == readable


@pytest.mark.rule("TS-5.5")
def test_a_move_is_known_by_how_its_words_begin_also_where_letters_are_missing(tmp_path: Path) -> None:
    pack = ts.read(
        tmp_path, ts.mission(ts.location("pier", ts.card("B"), ts.card("C"), ts.card("H", place=ts.text("the guest"))))
    )
    table = ts.position(pack).arrives("pier", 0, 1)
    view = table.view(0)
    face = TimeStoriesFace(pack)
    face.numbered(table.state.legal(0), view)
    assert face.understand("explore H", view) == ts_do.EXPLORE[0][2]
    assert face.understand("explorar h", view) == ts_do.EXPLORE[0][2]
    assert face.understand("explore C", view) == ts_do.EXPLORE[0][1], "understood, to be told who has it"
    assert face.understand("explore G", view) is None


def test_a_choice_in_its_own_words_is_made_also_where_it_begins_like_a_command(tmp_path: Path) -> None:
    read_it = {"do": "count", "counter": "way", "to": 1}
    choice = {
        "do": "choose",
        "ask": ts.text("And now?"),
        "options": [ts.option("Read it aloud", read_it), ts.option("Burn it")],
    }
    pier = ts.location("pier", ts.card("B", choice), ts.card("C"))
    table = ts.position(ts.read(tmp_path, ts.mission(pier, counters=(ts.counter("way"),)))).arrives("pier", 0, 1)
    typed("timestories", table.state, ["read it aloud"])
    assert table.state.counters[0] == 1
