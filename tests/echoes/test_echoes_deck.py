"""The base deck: every design and source at work, what it says, and what lint thinks of it."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

import horae
from horae.authoring.echoes_lint import lint
from horae.core.game import Action
from horae.core.rng import Rng
from horae.games.echoes import actions as do
from horae.games.echoes import card_text, counts, rounds
from horae.games.echoes import vocabulary as v
from horae.games.echoes.effects import slide
from horae.games.echoes.pack import all_effects, load_builtin, read_pack
from horae.games.echoes.scoring import card_score
from horae.games.echoes.stack import Summoning
from horae.games.echoes.state import EchoesState
from horae.games.echoes.targets import price
from horae.packs.builtin import pack_folder
from horae.packs.reader import BadPack, Folder
from horae.testkit.echoes import EchoesTable, position

PACK = load_builtin("base")
BASE = Path(horae.__file__).parent / "content" / "echoes" / "base"
HAND = ("thief", "geode", "cloud-herald", "undertow-nymph")
COMPANY = ("sea-queen", "iron-mountain", "wolf-pack", "comet-tamer", "zephyr-flute", "tide-reader", "explorer")


def busy(without: str) -> EchoesTable:
    """A table where there is something to do for every effect: cards everywhere, sources to take and to fortify."""
    table = position(sources=("source-of-cycles", "source-of-growth"), pack=PACK)
    if without in ("source-of-extinction", "source-of-immutability", "source-of-memory", "source-of-twilight"):
        table = position(sources=("source-of-cycles", without), pack=PACK)
    for name in COMPANY:
        if name != without:
            table.brotherhood(0, name)
    for place, name in ((3, "miner"), (4, "ranger"), (2, "sapling")):
        if name != without:
            table.board(0, place, name)
    table.hand(0, *(name for name in HAND if name != without)).hand(
        1, "builder" if without != "builder" else "chronicler", "whirlpool" if without != "whirlpool" else "nursery"
    )
    table.points(0, 5).points(1, 5)
    return table.holds(
        0, "source-of-cycles", *(name for name in ("sentinel-griffin", "obsidian-guard", "meadow-rider") if name != without)
    )


def footprint(state: EchoesState) -> tuple[object, ...]:
    parts = (state.hands, state.boards, state.free, state.vp, state.slides, state.holder, state.fortified, state.under)
    return (*(tuple(part) for part in parts), len(state.deck), len(state.discard))


def say_yes(table: EchoesTable, most: int = 12) -> None:
    """Answer every question with something other than no."""
    for _ in range(most):
        state = table.state
        waiting = [seat for seat in state.deciding() if state.forced[seat] or state.stacks[seat]]
        if not waiting:
            return
        legal = state.legal(waiting[0])
        wanted = [action for action in legal if action not in (do.DECLINE, do.DONE)] or legal
        if type(wanted[0]) is do.Send and do.DONE in legal:
            wanted = [do.DONE]
        table.does(waiting[0], wanted[0])


DEEDS: dict[type, str] = {
    v.Summoned: "summon", v.Played: "play", v.Conquered: "conquer", v.Fortified: "fortify", v.Slid: "slide",
    v.Drew: "draw", v.Discarded: "pay", v.RoundEnded: "round", v.FlameUsed: "flame",
}  # fmt: skip


@pytest.mark.rule("ET-2.2", "ET-8.1")
@pytest.mark.parametrize("name", PACK.ids)
def test_every_design_and_source_does_something(name: str) -> None:
    thing = PACK.index[name]
    is_card = thing < PACK.size
    effect = PACK.cards[thing].effect if is_card else PACK.sources[thing - PACK.size].effect
    match effect:
        case v.Immediate():
            table = busy(name)
            if isinstance(effect.does[0], v.Remove):
                table.brotherhood(0, "nursery")
            table.board(0, 1, name).ready()
            table.state.boards[0] = ((), *table.state.boards[0][1:])
            without = table.state.copy()
            without.free[0] += (thing,)
            table.state.stacks[0].append(Summoning(thing, ()))
            rounds.run(table.state, None)
            say_yes(table)
            assert footprint(table.state) != footprint(without)
        case v.Flame(colour=colour):
            table = busy(name).flame(0, colour)
            if is_card:
                table.brotherhood(0, name)
            else:
                hold(table, name)
            table.ready()
            before_use = footprint(table.state)
            table.does(0, do.UseFlame(name))
            say_yes(table)
            assert footprint(table.state) != before_use
        case v.Scoring():
            table = busy(name).brotherhood(0, name).ready()
            assert card_score(table.state, 0, thing) > 0
        case v.Permanent(standing=standing) if standing is not None:
            found = []
            for present in (False, True):
                table = busy(name)
                if present and is_card:
                    table.brotherhood(0, name)
                elif present:
                    hold(table, name)
                elif not is_card:
                    hold(table, name)
                    table.state.holder[table.place(name)] = -1
                table.ready()
                guards = counts.strength_of(table.state, 0, table.state.under[table.place("source-of-cycles")], guarding=True)
                free = counts.strength_of(table.state, 0, tuple(PACK.index[other] for other in COMPANY if other != name))
                prices = tuple(price(table.state, 0, card) for card in range(PACK.size))
                found.append((guards, free, prices))
            assert found[0] != found[1]
        case v.Permanent(when=when):
            assert after_deed(name, DEEDS[type(when)], True) != after_deed(name, DEEDS[type(when)], False)
        case None:
            raise AssertionError("every base source has an effect of its own")


def hold(table: EchoesTable, source: str) -> None:
    """Seat 0 holds the source, with a creature under it."""
    if source == "source-of-cycles":
        return
    table.holds(0, source, "clay-golem")


def after_deed(name: str, deed: str, present: bool) -> tuple[object, ...]:
    """What has changed for seat 0 once it has done something that a permanent effect may wait for."""
    is_card = PACK.index[name] < PACK.size
    table = busy(name)
    state = table.state
    if is_card and present:
        table.brotherhood(0, name)
    elif not is_card:
        hold(table, name)
        if not present:
            state.holder[table.place(name)] = -1
    when = PACK.when[PACK.index[name]]
    colour = getattr(when, "colour", None)
    of = getattr(when, "of", v.ANY)
    fitting = next(
        card.id for card in PACK.cards
        if PACK.index[card.id] in state.deck and card.id != name and card.cards == (of.cost_at_least or 0)
        and card.time > 0 and PACK.mask(of)[PACK.index[card.id]] and not isinstance(card.effect, v.Permanent)
    )  # fmt: skip
    for effect in all_effects(PACK.cards[PACK.index[name]].effect if is_card else None):
        while isinstance(effect, v.If) and isinstance(effect.test, v.More) and not counts.holds(state, 0, effect.test, -1):
            wanted = PACK.mask(effect.test.of)
            table.brotherhood(0, next(PACK.ids[card] for card in state.deck if wanted[card] and not PACK.trigger[card]))
    if deed == "summon":
        table.board(0, 1, fitting)
        action: Action = do.Advance(fitting)
    elif deed == "play":
        table.hand(0, fitting)
        action = do.PlayCard(fitting)
    elif deed == "conquer":
        action = do.Conquer(PACK.ids[PACK.size + state.sources[1]])
    elif deed == "fortify":
        action = do.Fortify("source-of-cycles")
    elif deed in ("slide", "flame"):
        # Slides start from the colour before the one that is wanted.
        table.flame(0, {"red": "blue", "yellow": "red", "blue": "yellow", None: "red"}[colour if deed == "slide" else None])
        table.brotherhood(0, "ember-salamander") if name != "ember-salamander" else None
        action = do.UseFlame("ember-salamander")
    elif deed == "pay":
        state.hands[0] = state.hands[0][:0]
        table.hand(0, "crystal-eater", "quake-badger", "lava-smith" if name != "lava-smith" else "echo-bell")
        action = do.PlayCard("crystal-eater")
    elif deed == "draw":
        table.hand(0, "crystal-eater", "quake-badger", "gravedigger", "eclipse-seer")
        action = do.DRAW_TWO
    else:
        state.hands[0] = state.hands[0][:1]
        action = do.DRAW_TWO
    table.ready()
    if deed == "slide":
        slide(state, 0, (), None)
        rounds.run(state, None)
    elif deed == "round":
        state.hands[0] = state.hands[0][:1]
        state.turn = 2 * state.n - 1
        state.main_done = True
        rounds.end_turn(state, None)
        rounds.run(state, None)
    else:
        table.does(0, action)
    questions = len(state.stacks[0])
    say_yes(table)
    own = state.free[0] if not is_card or not present else tuple(card for card in state.free[0] if card != PACK.index[name])
    return (state.vp[0], len(state.hands[0]), state.boards[0], len(own), state.slides[0], questions)


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_two_designs_say_the_same(language: str) -> None:
    said = Counter(card_text.card_text(card, language) for card in PACK.cards)
    assert [text for text, times in said.items() if times > 1] == []


def filters(part: object) -> Iterator[v.Filter]:
    """Every filter that an effect names, however deep."""
    if isinstance(part, v.Filter):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from filters(inner)
    elif isinstance(part, Struct):
        for field in part.__struct_fields__:
            yield from filters(getattr(part, field))


def test_specialisation_matters_to_many_cards_and_both_ways() -> None:
    caring = {card.id: {which.specialisation for which in filters(card.effect)} - {None} for card in PACK.cards}
    assert sum(bool(named) for named in caring.values()) >= 12
    for specialisation in ("war", "magic"):
        assert sum(specialisation in named for named in caring.values()) >= 5


@pytest.mark.rule("ET-3.2")
def test_some_cards_of_every_faction_go_straight_to_the_brotherhood() -> None:
    at_once = [card for card in PACK.cards if card.time == 0]
    assert {card.faction for card in at_once} == set(v.FACTIONS)
    for card in at_once:
        table = position(pack=PACK).hand(0, card.id, *[other.id for other in PACK.cards if other.time][: card.cards]).ready()
        table.does(0, do.PlayCard(card.id))
        say_yes(table)
        assert card.id in table.in_brotherhood(0)


def test_all_effect_kinds_are_well_spread() -> None:
    kinds = Counter(type(card.effect).__name__ for card in PACK.cards)
    assert min(kinds.values()) >= 10
    for faction in v.FACTIONS[1:]:
        own = {type(card.effect).__name__ for card in PACK.cards if card.faction == faction}
        assert own == set(kinds), faction


def test_every_card_and_source_says_what_it_does_in_both_languages() -> None:
    for card in PACK.cards:
        for language in ("es", "en"):
            text = card_text.card_text(card, language)
            assert text[0].isupper() or text[0].isdigit()
            assert text.endswith(".")
            assert "echoes-" not in text
            assert "{" not in text
    for source in PACK.sources:
        assert all(card_text.source_texts(source, "es").values())
        assert all(card_text.source_texts(source, "en").values())


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("builder", {"cards": 1, "time": 2}),
        ("thief", {"strength": 1}),
        ("explorer", {"strength": 2}),
        ("princess", {"strength": 1}),
    ],
)
def test_cards_that_the_rulebook_names_keep_what_it_says(name: str, facts: dict[str, int]) -> None:
    card = PACK.cards[PACK.index[name]]
    assert {field: getattr(card, field) for field in facts} == facts


def test_the_rulebook_s_names_are_all_there() -> None:
    names = {card.name.es for card in PACK.cards} | {source.name.es for source in PACK.sources}
    assert {
        "Constructora", "Reina del Mar", "Caracola Marina", "Ladrón", "Exploradora", "Princesa", "Minero",
        "Jinete de la Pradera", "Piedra Resonante", "Ministro del Arrecife", "Núcleo de Ágata", "Fuente del Crecimiento",
        "Fuente de los Ciclos", "Fuente de la Extinción", "Fuente de la Inalterabilidad",
    } <= names  # fmt: skip


def test_random_play_uses_every_design_and_every_source(capsys: pytest.CaptureFixture[str]) -> None:
    game = horae.game("echoes")
    rng = Rng(17)
    summoned: set[int] = set()
    held: set[int] = set()
    for seed in range(40):
        state = game.new(4, seed)
        assert isinstance(state, EchoesState)
        while state.result() is None:
            seat = rng.pick(state.deciding())
            state.apply(seat, rng.pick(state.legal(seat)))
            for cards in state.free:
                summoned.update(cards)
            held.update(source for source, holder in zip(state.sources, state.holder, strict=True) if holder >= 0)
    with capsys.disabled():
        print(f"\nechoes coverage in random play: {len(summoned)} of 100 designs, {len(held)} of 6 sources")
    assert (len(summoned), len(held)) == (100, 6)


# --- lint ---


def changed(tmp_path: Path, file: str, old: str, new: str) -> Folder:
    folder = tmp_path / "deck"
    shutil.copytree(BASE, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return pack_folder("echoes", str(folder))


def line_of(folder: Folder, file: str, text: str) -> int:
    lines = folder.root.joinpath(file).read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_lint_finds_nothing_in_the_base_deck() -> None:
    assert lint(pack_folder("echoes", "base")) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.yaml", "copies: 2", "copies: 1", "come in pairs"),
        ("cards.yaml", "en: Thief}", "en: Miner}", "is called"),
        (
            "cards.yaml",
            "when: {on: summoned, of: {faction: water}}",
            "when: {on: summoned, of: {strength_at_least: 9}}",
            "never does",
        ),
        ("cards.yaml", "of: {count: factions}, at_least: 4", "of: {count: factions}, at_least: 5", "can never be true"),
        ("cards.yaml", "does: [{do: slide}]", "does: [{do: use_immediate}]", "says the same"),
        ("cards.yaml", "test: more, of: {specialisation: magic}", "test: more, of: {strength_at_least: 9}", "never does"),
        ("cards.yaml", "other: {specialisation: magic}}", "other: {strength_at_least: 9}}", "never does"),
        ("sources.yaml", "fortify: {strength: 12", "fortify: {strength: 90", "no ten creatures"),
    ],
)
def test_lint_names_the_file_and_the_line_of_what_is_odd(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = changed(tmp_path, file, old, new)
    findings = [finding for finding in lint(folder) if said in finding.say("en")]
    assert findings
    assert findings[0].file.endswith(file)
    assert findings[0].line is not None
    assert findings[0].say("es") != findings[0].say("en")


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("does: [{do: draw, cards: 4}]", "does: [{do: dance, cards: 4}]", "{do: dance"),
        (
            "    cards: 0\n    time: 4\n    vp: 1\n    copies: 2",
            "    cards: 7\n    time: 4\n    vp: 1\n    copies: 2",
            "    cards: 7",
        ),
        ("of: {count: points, per: 2}", "of: {count: points, per: 0}", "per: 0"),
        ("of: {count: points, per: 2}", "of: {count: its, what: vp}", "what: vp}"),
        ("does: [{do: use_immediate}]", "does: []", "does: []"),
        ("es: Lectora de Mareas", "es: ''", "es: ''"),
        ("id: tide-reader", "id: sea-queen", None),
        ("id: tide-reader", "id: Tide Reader", "Tide Reader"),
    ],
)
def test_a_pack_that_makes_no_sense_is_refused_with_its_line(tmp_path: Path, old: str, new: str, at: str | None) -> None:
    folder = changed(tmp_path, "cards.yaml", old, new)
    with pytest.raises(BadPack) as wrong:
        read_pack(folder)
    assert wrong.value.file.endswith("cards.yaml")
    if at is not None:
        assert wrong.value.line is not None
        assert abs(wrong.value.line - line_of(folder, "cards.yaml", at)) <= 1


@pytest.mark.rule("ET-8.1", "ET-3.5", "ET-11.1")
@pytest.mark.parametrize("elsewhere", ["hand", "board"])
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.yaml", "of: {count: points, per: 2}", "of: {count: COUNT, per: 2}"),
        ("cards.yaml", "does: [{do: draw, cards: {count: factions}}]", "does: [{do: draw, cards: {count: COUNT}}]"),
        ("cards.yaml", "test: {test: count, of: {count: sources}", "test: {test: count, of: {count: COUNT}"),
        ("sources.yaml", "does: [{do: draw, cards: 2}]", "does: [{do: draw, cards: {count: COUNT}}]"),
    ],
)
def test_nothing_outside_the_brotherhood_can_be_counted(tmp_path: Path, elsewhere: str, file: str, old: str, new: str) -> None:
    folder = changed(tmp_path, file, old, new.replace("COUNT", elsewhere))
    with pytest.raises(BadPack) as wrong:
        read_pack(folder)
    assert wrong.value.file.endswith(file)
    assert wrong.value.line == line_of(folder, file, f"count: {elsewhere}")
    assert "only cards in the brotherhood count" in wrong.value.say("en")
    assert "solo cuentan las cartas de la Hermandad" in wrong.value.say("es")


@pytest.mark.rule("ET-9.2", "ET-11.1", "ET-3.5")
@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ("of: {count: points, per: 2}", "of: {count: flames}", "{count: flames}", "there are no activation tokens left"),
        (
            "when: {on: played, of: {specialisation: war}}\n      does: [{do: advance}]",
            "when: {on: played, of: {specialisation: war}}\n      does: [{do: advance, steps: {count: its, what: time}}]",
            "steps: {count: its",
            "summoned or removed",
        ),
    ],
)
def test_what_will_never_count_is_refused(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    folder = changed(tmp_path, "cards.yaml", old, new)
    with pytest.raises(BadPack, match=said) as wrong:
        read_pack(folder)
    assert wrong.value.line == line_of(folder, "cards.yaml", at)
