"""What a mission's hearers are told is true, said once, and names what it is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from horae import game
from horae.core.game import Event, Seat
from horae.core.speech import Phrase, Text, say
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories import mission as m
from horae.games.timestories import narration
from horae.games.timestories import vocabulary as v
from horae.games.timestories.cells import _box
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.view import CardFace, SlotView
from horae.testkit.timestories import card, location, position, trial_box

Made = Callable[..., TimeStoriesPack]
RULES = game("timestories")
PACK = RULES.load_pack("training")


def told(*events: Event, seats: int = 3, hearer: Seat | None = 0, profile: str = "midsummer-en") -> list[tuple[str, str]]:
    """What one hearer is told, in Spanish and in English, once everybody has a receptacle."""
    state = RULES.new(seats, 1, {"profile": profile}, PACK)
    narrator = narration.Narrator(PACK, state.view(hearer))
    for agent in range(max(seats, 2)):
        narrator.tell(ev.ReceptacleChosen(agent, PACK.people[agent].id))
    narrator.tell(ev.CaptainNamed(0))
    said = [phrase for event in events if (phrase := narrator.tell(event)) is not None]
    return [(say(phrase, "es"), say(phrase, "en")) for phrase in said]


ANA, BO, CY = (say(PACK.people[agent].name) for agent in range(3))


def test_who_chooses_a_receptacle_is_told_that_they_inhabit_it() -> None:
    for seats in (1, 3):
        state = RULES.new(seats, 1, {}, PACK)
        said = narration.Narrator(PACK, state.view(0)).tell(ev.ReceptacleChosen(0, PACK.people[0].id))
        assert said is not None
        assert (say(said, "es"), say(said)) == (f"Habitas a {ANA}.", f"You inhabit {ANA}.")


@pytest.mark.rule("TS-6.2")
def test_the_captaincy_passes_with_a_word_on_why() -> None:
    said = told(ev.RoundBegan(1, 0), ev.RoundBegan(2, 1), ev.RoundBegan(3, 0), ev.RoundBegan(4, 0))
    assert [en for _, en in said] == [
        f"Round 1. Time Captain: {ANA}.",
        f"Round 2. The captaincy passes to the left: {BO} is Time Captain.",
        f"Round 3. The captaincy passes to the left, past {CY}, who can’t take it now: {ANA} is Time Captain.",
        f"Round 4. {ANA} is Time Captain again: nobody else can take the captaincy now.",
    ]
    assert said[2][0] == (
        f"Ronda 3. La capitanía pasa a la izquierda y se salta a {CY} por no poder llevarla ahora: Capitán del Tiempo, {ANA}."
    )


def test_whoever_names_the_captain_anew_is_not_told_of_one_before() -> None:
    assert told(ev.RoundBegan(1, 0), ev.RoundBegan(2, 1), seats=1, profile="hadal-es")[1] == ("Ronda 2.", "Round 2.")


def test_that_magick_is_at_its_most_is_told_once_a_visit_and_only_where_some_was_spent_since() -> None:
    full, spent, visit = ev.MagickChanged(1, 0, 4), ev.MagickChanged(1, -1, 3), ev.RoundBegan(2, 1)
    events = (full, full, ev.MagickChanged(0, 0, 4), full, spent, full, visit, full, full, visit, full)
    said = [en for _, en in told(*events) if not en.startswith("Round")]
    assert said == [
        f"{BO} already has 4 Magick, the most.",
        f"{ANA} already has 4 Magick, the most.",
        f"{BO} now has 3 Magick.",
        f"{BO} already has 4 Magick, the most.",
    ]


def test_an_item_that_is_read_and_put_away_is_said_to_be_nobody_s() -> None:
    said = told(ev.ItemTaken(1, 2, "yellow"), ev.ThingStowed("item-2"), ev.ThingStowed("item-2"))
    assert said[1] == ("El Objeto 2 ya se ha leído; nadie se lo queda.", "Item 2 has been read; nobody keeps it.")
    assert said[2][1] == "Out of play for now: Item 2."


def test_a_conflict_that_was_failed_is_not_simply_over() -> None:
    began, over = ev.PersonalConflictBegan(1), ev.ConflictEnded(1)
    said = told(began, ev.TestResolved(1, 2, "failure"), over, began, ev.TestResolved(1, 5, "success"), over, began, over)
    assert [en for _, en in said if "conflict" in en and "is in a" not in en] == [
        f"{BO} didn’t make it, and the conflict ends there.",
        f"{BO} comes through the conflict.",
        f"{BO} is no longer in a conflict.",
    ]
    group = ev.GroupConflictBegan(0, "pier-b", Text("¡Ay!", "Oh!"), 3)
    said = told(group, ev.TestResolved(1, 2, "failure"), ev.ConflictEnded(-1))
    assert said[-1] == ("El conflicto acaba ahí.", "The conflict ends there.")
    assert told(group, ev.TestResolved(1, 7, "success"), ev.ConflictEnded(-1))[-1][1] == "The conflict is over."


def test_no_more_damage_is_told_than_an_opponent_can_bear() -> None:
    assert told(ev.DamageDealt(0, 2, 3, 2))[0][1] == f"{ANA} deals 2 damage: 2 of 2."


def test_a_mystery_of_the_panorama_is_called_that() -> None:
    assert told(ev.CardReturned(1, 3, "?"))[0] == (f"{BO} devuelve el Misterio.", f"{BO} gives back the Mystery.")
    assert told(ev.CardTaken(1, 3, True, "?"))[0] == (
        f"{BO} toma el Misterio sin coste.",
        f"{BO} takes the Mystery at no cost.",
    )


@pytest.mark.parametrize(
    ("card", "letter", "called"),
    [
        ("mystery-7", "?", "the Mystery"),
        ("mystery-7", None, "the Mystery"),
        ("pier-b", "B", "card B"),
        ("item-4", None, "Item 4"),
    ],
)
def test_a_bot_names_the_card_it_tells_of(card: str, letter: str | None, called: str) -> None:
    kind = {"mystery": "mystery", "pier": "panorama", "item": "item"}[card.partition("-")[0]]
    slot = None if letter is None else SlotView(card, letter, None, 0, 0)
    named = narration.card_told_of(CardFace(card, kind, Text("", "")), slot)
    assert say(Phrase("agent-saw", {"place": named, "found": "…"})) == f"I looked at {called}: …."


def test_a_cell_says_once_and_last_that_more_depends() -> None:
    maybe = v.If(v.HasToken("secret"), (v.End("secret"),))
    steps = (v.Count("air", by=-1), maybe, v.Reshuffle(), maybe, maybe)
    cells = _box(m.TestBox(1, 4, failure=steps, success=(maybe,)), {"air": Text("Aire", "Air")})
    assert cells.failure == Text("Aire −1, baraja el Destino; lo demás depende", "Air −1, shuffle Destiny; the rest depends")
    assert cells.success == Text("depende", "it depends")


@pytest.mark.rule("TS-10.4", "TS-10.8")
def test_what_goes_out_of_play_or_onto_a_receptacle_is_told_as_the_rules_have_it() -> None:
    said = told(ev.AttributesReplaced(1, 50, (3, 3, 2)), ev.ThingStowed("item-2"), ev.ThingRemoved("item-2"))
    assert said == [
        (
            f"El Objeto 50 queda sobre el receptáculo de {BO}: desde ahora valen los atributos y el trasfondo que trae.",
            f"Item 50 goes on {BO}’s receptacle: the attributes and back story on it count from now on.",
        ),
        ("Fuera de juego por ahora: el Objeto 2.", "Out of play for now: Item 2."),
        ("Fuera del juego para siempre: el Objeto 2.", "Out of the game for good: Item 2."),
    ]


@pytest.mark.rule("TS-5.2", "TS-R4")
def test_whoever_quotes_a_card_reads_their_own_words_as_they_typed_them() -> None:
    table = position(PACK)
    table.acts(do.ChooseLocation(0, "jetty"), do.RECON[0][0], do.RECON[1][1])
    for typed, piece in (
        (
            "So: you LIFT the tarpaulin, and — push the nets aside! Then I left.",
            "you LIFT the tarpaulin, and — push the nets aside",
        ),
        (
            "You lift the tarpaulin and push the nets aside. Underneath are two cans of oil that smell of kitchens.",
            "You lift the tarpaulin and push the nets aside. Underneath are…",
        ),
    ):
        refused = narration.not_own_words(typed, table.view(0))
        assert refused is not None
        assert say(refused.phrase, "en") == (
            f"TS-5.2: that’s how the card itself puts it (“{piece}”); "
            "telepathy comes in your own words, so how would you tell it?"
        )
        assert say(refused.phrase, "es") == (
            f"TS-5.2: así lo dice la propia carta («{piece}»); la telepatía va con tus propias palabras: ¿cómo lo contarías tú?"
        )


@pytest.mark.rule("TS-7.2", "TS-5.7", "TS-11.2")
def test_who_is_ready_can_support_and_who_asks_in_vain_is_told_what_keeps_each_of_the_others(made: Made) -> None:
    pier = location("pier", card("B", tests=(trial_box(3),)), card("C"), card("D"))
    table = position(made(pier), 3).arrives("pier", 0, 1, 2)
    table.acts(do.ATTEMPT[0][0])
    table.state.pools[1], table.state.holds[1] = 0, -1
    assert do.ASK_SUPPORT[0] not in table.offers(0)
    refused = table.refuses(
        do.ASK_SUPPORT[0],
        rule="TS-7.2",
        saying="nobody can support you right now: Bo has no Azrak left and Cy has a card in front of them",
    )
    assert refused.why == "nobody can support you right now: Bo has no Azrak left and Cy has a card in front of them"
    assert (
        refused.reason_in("es") == "ahora nadie puede apoyarte: a Bo (es) no le queda Azrak y Cy (es) tiene una carta delante"
    )
    table.acts(do.READY[2])
    table.acts(do.ASK_SUPPORT[0])
    assert do.SUPPORT[2][0] in table.offers(2)
    assert 2 in table.state.deciding()
