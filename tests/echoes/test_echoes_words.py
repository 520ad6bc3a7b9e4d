"""What people are told of Echoes at a table: prices and strengths as they stand, and how it ended for whom."""

from __future__ import annotations

import pytest

from horae.core.game import Result
from horae.core.speech import say
from horae.games.echoes import actions as do
from horae.games.echoes import events as ev
from horae.games.echoes import narration
from horae.games.echoes import vocabulary as v
from horae.games.echoes.game import Echoes
from horae.games.echoes.pack import load_builtin
from horae.games.echoes.view import Price
from horae.spoken.echoes_cards import CardWords, brotherhood
from horae.spoken.voice import Voice
from horae.testkit.echoes import card, pack_with, position

PACK = load_builtin("base")
CHEAP = card("cheap", v.Permanent(standing=v.Cheaper(fewer=1, earlier=1)), type="artefact")
BANNER = card("banner", v.Permanent(standing=v.Stronger(plus=2)), type="artefact")


def ended(*winners: int) -> Result:
    """Ana and Eva have most points; whoever wins of them has more fortified sources."""
    fortified = {f"fortified_{seat}": int(seat in winners) for seat in range(3)}
    return Result(winners, "reserve", {"rounds": 8, "score_0": 30, "score_1": 21, "score_2": 30, **fortified})


@pytest.mark.rule("ET-11.2")
@pytest.mark.parametrize(
    ("winners", "seat", "title"),
    [
        ((0,), 0, "You win"),
        ((0,), 1, "You lose"),
        ((0,), None, "Ana wins"),
        ((0, 2), 0, "A shared victory"),
        ((0, 2), 1, "You lose"),
        ((0, 2), None, "A shared victory"),
    ],
)
def test_the_end_is_told_to_winners_to_losers_and_to_who_watched(
    winners: tuple[int, ...], seat: int | None, title: str
) -> None:
    said, about = narration.result(ended(*winners), seat, PACK)
    names = ("Ana", "Luis", "Eva")
    assert say(said, "en", names) == title
    tie = (
        "Ana and Eva tie at 30. Whoever has fortified more sources wins (Ana: 1 and Eva: 0): Ana."
        if len(winners) == 1
        else "Ana and Eva tie at 30, and in fortified sources too (Ana: 1 and Eva: 1): they share the victory."
    )
    points = "Points: Ana: 30, Luis: 21 and Eva: 30, after 8 rounds. It ended when the central reserve ran dry."
    assert say(about, "en", names) == f"{points} {tie}"
    assert "Terminó" in say(about, "es", names)
    assert "Empate a 30 entre Ana y Eva" in say(about, "es", names)
    assert say(said, "es", names) in {"Ganas", "Pierdes", "Gana Ana", "Victoria compartida"}


@pytest.mark.rule("ET-8.3")
def test_a_card_is_priced_as_it_stands_with_discounts_and_the_tile_that_has_room() -> None:
    table = position(pack=pack_with(CHEAP)).hand(0, "sea-queen", "thief").brotherhood(0, "cheap")
    table.board(0, 2, "miner", "builder").ready()
    view = table.view(0)
    queen = PACK.cards[PACK.index["sea-queen"]]
    assert (queen.cards, queen.time) == (2, 3)
    assert view.prices[0] == Price(cards=1, position=2, lands=3)
    assert "1 card, position 2" in say(narration.move(do.PlayCard("sea-queen"), view, table.pack), "en")
    assert table.view(1).prices == ()
    assert table.view(None).prices == ()


@pytest.mark.rule("ET-3.3")
def test_a_card_with_no_tile_left_is_shown_to_have_none() -> None:
    table = position().hand(0, "sea-queen")
    for place, pair in enumerate((("miner", "builder"), ("thief", "explorer"), ("princess", "geode")), 3):
        table.board(0, place, *pair)
    table.ready()
    assert table.view(0).prices[0].lands == -1
    assert not table.can(0, do.PlayCard("sea-queen"))


@pytest.mark.rule("ET-6.1")
def test_everybody_sees_what_each_creature_would_add_to_an_attack() -> None:
    table = position(pack=pack_with(BANNER)).brotherhood(0, "sea-queen", "banner").ready()
    for seat in (0, 1, None):
        assert table.view(seat).people[0].strengths == (4, 0)


def test_the_open_content_tells_every_design_in_words_and_nothing_of_any_game() -> None:
    content = Echoes().open_content(PACK)
    assert set(content.__struct_fields__) == {"title", "reserve", "brotherhood", "cards", "sources"}
    first = content.cards[0]
    assert first.effect.text.en == "Gain 1\xa0VP for every water card in your brotherhood."
    assert first.effect.text.es.startswith("Gana 1\xa0PV")
    assert {source.effect.kind for source in content.sources if source.effect} == {"flame", "permanent"}
    assert content is Echoes().open_content(PACK), "the same for every game"


@pytest.mark.rule("ET-6.4")
def test_a_source_taken_is_told_to_who_lost_it_and_to_the_others() -> None:
    table = position(3)
    event = ev.SourceConquered(1, "source-of-cycles", ("clay-golem",), 5, 0)
    told = {
        seat: say(narration.Narrator(PACK, table.view(seat)).tell(event) or "", "es", ("Ana", "Luis", "Eva"))
        for seat in (0, 1, 2)
    }
    assert told[0] == "Luis te arrebata Fuente de los Ciclos con Gólem de Arcilla (fuerza 5)."
    assert told[1] == "Arrebatas Fuente de los Ciclos a Ana con Gólem de Arcilla (fuerza 5)."
    assert told[2] == "Luis arrebata Fuente de los Ciclos a Ana con Gólem de Arcilla (fuerza 5)."


@pytest.mark.rule("ET-6.3")
def test_a_brotherhood_all_of_which_lies_under_sources_is_not_called_empty() -> None:
    words = {language: CardWords(PACK, Voice(language, ("Ana", "Luis"))) for language in ("en", "es")}
    nobody = position().ready().view(0).people[0]
    assert brotherhood(nobody, words["en"]) == "nobody yet"
    away = position().holds(0, "source-of-cycles", "clay-golem").ready().view(0).people[0]
    assert (away.brotherhood, away.size) == ((), 2)  # the source and what lies under it
    assert brotherhood(away, words["en"]) == "all of them under sources"
    assert brotherhood(away, words["es"]) == "todas bajo Fuentes"
