"""What a refusal says is so in the position, in both languages: each of these was once told to somebody of whom it was not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from horae.core.speech import Text
from horae.games.timestories import actions as do
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.position import ACTED, LEFT_OUT, GroupPayment
from horae.testkit.timestories import (
    TimeStoriesTable,
    card,
    counter,
    item,
    location,
    option,
    position,
    receptacle,
    text,
    trial_box,
)

Made = Callable[..., TimeStoriesPack]
PLAIN = (card("B"), card("C"), card("D"), card("E"))
BEAST = card("B", conflict={"kind": "group", "life": 9}, tests=(trial_box(2), trial_box(4, 3, failure=[{"do": "eject"}])))
ASKS = {"do": "may", "ask": text("Jump?"), "then": [{"do": "gain", "azrak": 1}]}
LOSES_ALL = {"do": "lose", "azrak": 9}
IN_TEST = Text("termina antes tu prueba", "finish your test first")
NO_FIGHT = Text("no hay ningún conflicto grupal", "there’s no group conflict")
LEFT_OUT_BO = Text(
    "Bo (es) se queda fuera hasta que una Actualización le dé Azrak",
    "Bo is left out until an Update brings them Azrak",
)
BO_LEAVES = Text("Bo (es) está a punto de salir", "Bo is on the way out")
TEST_WAITS = Text("tu prueba espera a que termine el conflicto grupal", "your test waits until the group conflict is over")


def at_the_pier(made: Made, *cards: dict[str, Any], seats: int = 2, captain: int = 0, **parts: Any) -> TimeStoriesTable:
    """Each agent has the next of these cards."""
    table = position(made(location("pier", *(cards or PLAIN)), **parts), seats, captain=captain)
    return table.arrives("pier", *range(table.state.n))


def fighting(made: Made, *others: dict[str, Any], seats: int = 2, captain: int = 0, **parts: Any) -> TimeStoriesTable:
    """Everybody is done swapping."""
    table = at_the_pier(made, BEAST, *others, seats=seats, captain=captain, **parts)
    return table.acts(*[do.READY[agent] for agent in range(table.state.n)])


def question(by: str) -> dict[str, Any]:
    ways = [option(name, {"do": "count", "counter": "way", "to": at}) for at, name in enumerate(("Left", "Right", "Back"), 1)]
    return {"do": "choose", "ask": text("Which way?"), "by": by, "options": ways}


WAY: dict[str, Any] = {"counters": (counter("way"),)}


@pytest.mark.rule("TS-5.9")
def test_who_is_ready_is_not_told_that_they_have_not_said_so_while_an_update_is_dealt(made: Made) -> None:
    table = at_the_pier(made).leaves().azrak(3, 3)
    table.acts(do.READY[1], do.UPDATE[0][0], do.AGREE[1])
    assert table.step == "dealing"
    table.refuses(
        do.STAY[1],
        rule="TS-5.9",
        saying=Text("ahora no: se está repartiendo una Actualización", "not now: an Update is being dealt"),
    )


@pytest.mark.rule("TS-R21", "TS-1.1")
def test_alone_the_captain_is_not_sent_to_the_captain(made: Made) -> None:
    table = at_the_pier(made, card("B", question("group")), *PLAIN[1:], seats=1, captain=1, **WAY)
    assert table.captain == 1
    table.refuses(
        do.VOTE[1][0][0],
        rule="TS-R21",
        saying=Text("en solitario respondes una sola vez: como Ada (es)", "alone you answer once, as Ada"),
    )
    table.acts(do.VOTE[0][0][0])


@pytest.mark.rule("TS-R2")
def test_who_is_left_out_without_azrak_was_not_ejected_from_anywhere(made: Made) -> None:
    table = at_the_pier(made, card("B"), card("C", {"do": "lose", "azrak": 6}), *PLAIN[2:], items=(item(1),))
    table.acts(do.LOSE[1], do.STAND_BY[0], do.READY[0]).azrak(6, 0, vortex=1)
    table.acts(do.UPDATE[0][0])
    assert table.status(1) == "left_out"
    table.refuses(do.READY[1], rule="TS-R2", saying=LEFT_OUT_BO)
    table.acts(do.READY[0], do.ChooseLocation(0, "pier"))
    table.refuses(do.RECON[1][0], rule="TS-R2", saying=LEFT_OUT_BO)
    table.acts(do.RECON[0][0], do.RECOUNT[0])
    table.refuses(do.EXPLORE[1][1], rule="TS-R2", saying=LEFT_OUT_BO)


@pytest.mark.rule("TS-9.5", "TS-5.7")
def test_nothing_is_given_to_who_only_finishes_an_action_but_they_are_not_out_yet(made: Made) -> None:
    rope = card("B", {"do": "take", "item": 1})
    table = at_the_pier(made, rope, card("C", LOSES_ALL, ASKS), *PLAIN[2:], items=(item(1),))
    table.acts(do.STAND_BY[0], do.LOSE[1])
    assert table.status(1) == "in_control"
    table.refuses(do.Give(0, 1, "item-1"), rule="TS-9.5", saying=BO_LEAVES)


@pytest.mark.rule("TS-9.7", "TS-9.5")
def test_who_a_card_ejects_is_told_so_under_the_rule_of_ejection(made: Made) -> None:
    chest = {"do": "eject"}
    table = at_the_pier(made, card("B"), card("C", chest, ASKS), *PLAIN[2:])
    table.refuses(do.Give(0, 1, "item-1"), rule="TS-9.7", saying=BO_LEAVES)


@pytest.mark.rule("TS-8.2", "TS-7.2")
def test_a_test_that_waits_for_the_group_conflict_is_a_test_all_the_same(made: Made) -> None:
    table = at_the_pier(made, card("B"), card("C", tests=(trial_box(9),)), BEAST | {"letter": "D"})
    table.acts(do.ATTEMPT[1][0], do.EXPLORE[0][2])
    assert table.is_fighting()
    for action in (do.BOOST[1], do.DRAW[1], do.ASK_SUPPORT[1]):
        table.refuses(action, rule="TS-8.2", saying=TEST_WAITS)
    table.refuses(do.BOOST[0], rule="TS-7.2", saying=Text("no estás intentando ninguna prueba", "you’re not attempting a test"))


@pytest.mark.rule("TS-7.1")
def test_a_box_of_the_conflicts_card_that_others_may_attempt_is_there(made: Made) -> None:
    rope = {**trial_box(2, 1), "when": {"kind": "item", "item": 1, "who": "reader"}}
    beast = card("B", conflict={"kind": "group", "life": 9}, tests=(trial_box(2), rope))
    table = at_the_pier(made, beast, card("C", {"do": "take", "item": 1}), card("D"), items=(item(1),))
    table.acts(do.READY[0], do.READY[1], do.CALL_ON[0][0])
    table.refuses(
        do.ATTEMPT[0][1],
        rule="TS-7.1",
        saying=Text(
            "esa prueba está abierta para otro agente, no para este", "that test is open to another agent, not to this one"
        ),
    )
    table.refuses(
        do.ATTEMPT[0][2], rule="TS-7.1", saying=Text("no tienes delante esa prueba", "there’s no such test in front of you")
    )
    table.attempts(0)
    table.acts(do.ATTEMPT[1][1])


@pytest.mark.rule("TS-3.1", "TS-1.1")
def test_alone_nobody_else_chose_the_receptacle(made: Made) -> None:
    alone = TimeStoriesTable.new(made(location("pier", *PLAIN)), 1).acts(do.ChooseReceptacle(0, "ada"))
    alone.refuses(
        do.ChooseReceptacle(1, "ada"),
        rule="TS-3.1",
        saying=Text("ese receptáculo ya lo habita tu otro agente", "your other agent already inhabits that receptacle"),
    )
    two = TimeStoriesTable.new(made(location("pier", *PLAIN)), 2).acts(do.ChooseReceptacle(0, "ada"))
    two.refuses(
        do.ChooseReceptacle(1, "ada"),
        rule="TS-3.1",
        saying=Text("otra persona ha elegido ese receptáculo", "somebody else has chosen that receptacle"),
    )


@pytest.mark.rule("TS-R11", "TS-R2", "TS-8.3")
def test_who_cannot_be_called_on_is_ejected_left_out_or_nobody(made: Made) -> None:
    table = fighting(made, *PLAIN[1:], seats=4)
    table.refuses(do.CallOn(0, 4), rule="TS-8.3", saying=Text("no hay ningún agente así", "there’s no such agent"))
    table.acts(do.CALL_ON[0][0])
    table.state.status[1] = LEFT_OUT
    table.attempts(0, which=1)  # and is ejected by it
    ejected = Text(
        "han expulsado a Ada (es), que no participa en el conflicto", "Ada has been ejected and takes no part in the conflict"
    )
    table.refuses(do.CALL_ON[0][0], rule="TS-R11", saying=ejected)
    table.refuses(do.CALL_ON[0][1], rule="TS-R2", saying=LEFT_OUT_BO)


@pytest.mark.rule("TS-1.2")
def test_who_has_agreed_is_not_asked_to_agree_first(made: Made) -> None:
    table = at_the_pier(made, seats=3).leaves()
    table.acts(do.UPDATE[0][0], do.AGREE[1])
    for agent in (0, 1):
        table.refuses(
            do.READY[agent],
            rule="TS-1.2",
            saying=Text("una propuesta espera la respuesta de Cy (es)", "a proposal is waiting for an answer from Cy"),
        )
    table.refuses(
        do.READY[2],
        rule="TS-1.2",
        saying=Text("Ada (es) ha propuesto algo: acepta o rechaza antes", "Ada has proposed something: agree or object first"),
    )


@pytest.mark.rule("TS-7.2", "TS-12.2")
def test_what_a_supporter_may_spend_is_said_as_it_is_for_so_many_agents(made: Made) -> None:
    tries = card("B", tests=(trial_box(9),))
    four = at_the_pier(made, tries, *PLAIN[1:], seats=4)
    four.acts(*[do.STAND_BY[agent] for agent in (1, 2, 3)], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], do.SUPPORT[1][0])
    all_of_it = Text(
        "ya has gastado 1 en esta prueba, y es el máximo", "you’ve spent 1 on this test, and that’s the most you may"
    )
    four.refuses(do.SUPPORT[1][0], rule="TS-7.2", saying=all_of_it)
    three = at_the_pier(made, tries, *PLAIN[1:], seats=3)
    three.acts(*[do.STAND_BY[agent] for agent in (1, 2)], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    three.acts(do.SUPPORT[1][0], do.SUPPORT[1][0])
    three.state.profile = three.state.pack.profile("midsummer-es")  # in which one may spend 3
    three.acts(do.SUPPORT[2][0])
    three.refuses(
        do.SUPPORT[2][0],
        rule="TS-12.2",
        saying=Text(
            "ya has gastado 1 en esta prueba; solo un agente puede gastar más de 1 en apoyarla, y ya lo ha hecho otro",
            "you’ve spent 1 on this test; only one supporter may spend more than 1, and somebody else has",
        ),
    )


@pytest.mark.rule("TS-R21", "TS-5.4")
def test_on_a_tie_what_does_not_lead_is_one_of_the_answers_all_the_same(made: Made) -> None:
    table = at_the_pier(made, card("B", question("group")), card("C", {"do": "eject"}), *PLAIN[2:], seats=3, captain=1, **WAY)
    table.acts(do.VOTE[0][0][0], do.VOTE[2][0][1])
    table.refuses(
        do.VOTE[1][0][2],
        rule="TS-R21",
        saying=Text(
            "hay empate: elige una de las respuestas con más votos",
            "it’s a tie: choose one of the answers with the most votes",
        ),
    )
    table.refuses(
        do.VOTE[1][0][9], rule="TS-5.4", saying=Text("esa no es una de las respuestas", "that’s not one of the answers")
    )


@pytest.mark.rule("TS-8.3", "TS-9.5", "TS-7.2")
def test_who_cannot_attempt_for_another_reason_has_not_had_their_attempt(made: Made) -> None:
    leaves = fighting(made, card("C"), card("D"), seats=3)
    leaves.state.doomed = leaves.state.doomed_lost = 1 << 1
    leaves.state.giving[1] = 0
    leaves.refuses(do.CALL_ON[0][1], rule="TS-9.5", saying=BO_LEAVES)
    pledged = fighting(made, card("C"), card("D"), seats=3)
    pledged.azrak(6, 0)
    pledged.refuses(
        do.CALL_ON[0][1],
        rule="TS-7.2",
        saying=Text("a Bo (es) no le queda Azrak para intentar una prueba", "Bo has no Azrak to attempt a test with"),
    )


@pytest.mark.rule("TS-8.3")
def test_after_the_attempt_it_is_not_ones_turn_any_more(made: Made) -> None:
    """All that is left is pledged, so nobody can be called on until the payment is settled."""
    table = fighting(made, card("C"), card("D")).acts(do.CALL_ON[0][0])
    table.refuses(do.ATTEMPT[1][0], rule="TS-8.3", saying=Text("le toca a Ada (es)", "it’s Ada’s turn"))
    table.refuses(do.CALL_ON[0][1], rule="TS-8.3", saying=Text("te toca a ti", "it’s your turn"))
    state = table.state
    state.fight_step, state.acted = ACTED, 1
    state.pays[1] = GroupPayment(False, 20, (0, 6, 0, 0), 0)
    table.azrak(6, 0)
    table.refuses(
        do.ATTEMPT[0][0],
        rule="TS-8.3",
        saying=Text("Ada (es) ya ha hecho su intento en este turno", "Ada has already had their attempt this turn"),
    )
    table.refuses(
        do.CALL_ON[0][1],
        rule="TS-8.3",
        saying=Text(
            "antes hay que terminar lo que sigue abierto: una carta, un pago, una conexión rota",
            "what’s still open comes first: a card, a payment, a broken link",
        ),
    )


def able(name: str, **ability: Any) -> dict[str, Any]:
    made = {"id": f"{name}-power", "name": text("Force"), "text": text("Forces"), "then": [{"do": "bonus", "value": 1}]}
    return receptacle(name, power={"name": text("Power"), "text": text("P"), "abilities": [{**made, **ability}]})


@pytest.mark.rule("TS-2.2")
@pytest.mark.parametrize("moment", ["test", "support"])
def test_an_ability_says_what_it_costs_and_what_one_has(made: Made, moment: str) -> None:
    people = (able("ada", moment=moment, azrak=2), receptacle("bo"))
    tries = card("B", tests=(trial_box(9),))
    table = at_the_pier(made, tries, card("C", tests=(trial_box(9),)), card("D"), receptacles=people, profiles=["midsummer-en"])
    costs = Text("eso cuesta 2 de Azrak y tienes 1", "that costs 2 Azrak, and you have 1")
    if moment == "test":
        table.acts(do.ATTEMPT[0][0]).azrak(1)
        table.refuses(do.UseAbility(0, "ada-power"), rule="TS-2.2", saying=costs)
    else:
        table.acts(do.STAND_BY[0], do.ATTEMPT[1][0], do.ASK_SUPPORT[1]).azrak(1)
        table.refuses(do.SupportWith(0, "ada-power", 1), rule="TS-2.2", saying=costs)


@pytest.mark.rule("TS-2.2", "TS-12.1")
def test_whoever_can_still_help_with_an_ability_has_spent_the_most_azrak_there_is_to_spend(made: Made) -> None:
    people = (receptacle("ada"), able("bo", moment="support"))
    table = at_the_pier(made, card("B", tests=(trial_box(9),)), *PLAIN[1:], receptacles=people, profiles=["midsummer-en"])
    table.acts(do.STAND_BY[1], do.ATTEMPT[0][0], do.ASK_SUPPORT[0], *[do.SUPPORT[1][0]] * 3)
    table.refuses(
        do.SUPPORT[1][0],
        rule="TS-12.1",
        saying=Text(
            "ya has gastado 3 en esta prueba, y es el máximo", "you’ve spent 3 on this test, and that’s the most you may"
        ),
    )
    table.acts(do.SupportWith(1, "bo-power", 0))
    assert not table.is_testing(0)


@pytest.mark.rule("TS-2.2")
@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (
            "test",
            Text(
                "esa habilidad se usa mientras mejoras una prueba tuya",
                "that ability is for when you’re boosting a test of your own",
            ),
        ),
        (
            "actions",
            Text("esa habilidad no ayuda en la prueba de otra persona", "that ability doesn’t help anybody else’s test"),
        ),
    ],
)
def test_an_ability_of_another_moment_is_no_help_in_anothers_test(made: Made, moment: str, words: Text) -> None:
    then = [{"do": "gain", "azrak": 1}] if moment == "actions" else [{"do": "bonus", "value": 1}]
    people = (receptacle("ada"), able("bo", moment=moment, then=then))
    table = at_the_pier(made, card("B", tests=(trial_box(9),)), *PLAIN[1:], receptacles=people, profiles=["midsummer-en"])
    table.acts(do.STAND_BY[1], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    table.refuses(do.SupportWith(1, "bo-power", 0), rule="TS-2.2", saying=words)


@pytest.mark.rule("TS-8.1", "TS-7.2")
def test_who_is_in_a_conflict_is_told_so_when_they_would_help(made: Made) -> None:
    """Brought on by an item, with no story card before them: they are not asked, either."""
    frost = item(1, "red", conflict={"kind": "personal"}, tests=(trial_box(2),))
    tries = card("B", tests=(trial_box(9),))
    takes = card("C", {"do": "take", "item": 1})
    table = at_the_pier(made, tries, takes, card("D"), card("E"), seats=3, items=(frost,))
    assert table.in_conflict() == [1]
    table.state.holds[1] = -1
    table.acts(do.ATTEMPT[0][0])
    assert not table.can(0, do.ASK_SUPPORT[0])
    table.refuses(do.ASK_SUPPORT[0], rule="TS-7.2", mentioning="Bo has a conflict to get through first")
    table.acts(do.STAND_BY[2], do.ASK_SUPPORT[0])
    in_conflict = Text(
        "estás en un conflicto y antes debes intentar su prueba", "you’re in a conflict and have to attempt its test first"
    )
    for action in (do.SUPPORT[1][0], do.DECLINE[1][0]):
        table.refuses(action, rule="TS-8.1", saying=in_conflict)
    table.acts(do.DECLINE[2][0])
    assert not table.is_testing(0)


@pytest.mark.rule("TS-11.2", "TS-7.2")
def test_who_attempts_a_test_of_their_own_is_not_reading(made: Made) -> None:
    tries = [card(letter, tests=(trial_box(9),)) for letter in "BC"]
    table = at_the_pier(made, *tries, card("D"), seats=3)
    table.acts(do.STAND_BY[2], do.ATTEMPT[1][0], do.ATTEMPT[0][0], do.ASK_SUPPORT[0])
    table.refuses(do.SUPPORT[1][0], rule="TS-7.2", saying=IN_TEST)
    table.refuses(do.DECLINE[1][0], rule="TS-7.2", saying=IN_TEST)


@pytest.mark.rule("TS-9.9", "TS-R21")
def test_a_card_that_waits_for_others_does_not_wait_for_its_readers_answer(made: Made) -> None:
    pays = card("B", {"do": "spend", "azrak": 3, "by": "group", "then": []})
    table = at_the_pier(made, pays, card("C", question("captain")), *PLAIN[2:], **WAY)
    table.refuses(
        do.PLEDGE[1][0],
        rule="TS-1.2",
        saying=Text("antes hay que decidir lo que pregunta tu carta", "the question on your card has to be settled first"),
    )
    table.acts(do.VOTE[0][1][0], do.PLEDGE[1][0])


@pytest.mark.rule("TS-8.3", "TS-8.2")
def test_nobody_is_called_on_without_a_conflict_or_before_it_begins(made: Made) -> None:
    calm = at_the_pier(made)
    for agent in (0, 1):
        calm.refuses(do.CALL_ON[agent][0], rule="TS-8.3", saying=NO_FIGHT)
    table = at_the_pier(made, BEAST, *PLAIN[1:])
    swapping = Text(
        "el conflicto empieza cuando todo el grupo ha terminado de intercambiar",
        "the conflict begins once everyone is done swapping",
    )
    for action in (do.CALL_ON[0][1], do.CALL_ON[1][0], do.ATTEMPT[0][0], do.ATTEMPT[1][0]):
        table.refuses(action, rule="TS-8.2", saying=swapping)
    table.acts(do.READY[0], do.READY[1])
    table.refuses(do.ATTEMPT[0][0], rule="TS-8.3", saying=Text("antes di a quién le toca", "first say who goes next"))
    table.refuses(
        do.ATTEMPT[1][0],
        rule="TS-8.3",
        saying=Text(
            "Ada (es), en la capitanía, no ha dado el turno a nadie", "the Time Captain, Ada, hasn’t said who goes next"
        ),
    )


@pytest.mark.rule("TS-R20")
def test_an_answer_of_blanks_is_not_too_long(made: Made) -> None:
    asks = {"do": "answer", "ask": text("The word?"), "answers": [{"accept": {"es": ["Alba"], "en": ["Noon"]}}]}
    table = at_the_pier(made, card("B", asks), *PLAIN[1:], format=2)
    nothing = Text(
        "una respuesta tiene algo que se pueda leer, en una sola línea",
        "an answer has something to read in it, on a single line",
    )
    table.refuses(do.Answer(0, "   "), rule="TS-R20", saying=nothing)
    table.refuses(
        do.Answer(0, "x" * 61),
        rule="TS-R20",
        saying=Text("una respuesta tiene de 1 a 60 caracteres", "an answer has from 1 to 60 characters"),
    )
    table.acts(do.Answer(0, "noon"))


@pytest.mark.rule("TS-8.3", "TS-7.1")
def test_nobody_is_called_on_to_whom_no_test_of_the_conflict_is_open(made: Made) -> None:
    boxes = [{**trial_box(2), "when": {"kind": "item", "item": number, "who": "reader"}} for number in (1, 2)]
    beast = card("B", conflict={"kind": "group", "life": 9}, tests=tuple(boxes))
    takes = [card(letter, {"do": "take", "item": number}) for letter, number in (("C", 1), ("D", 2))]
    table = at_the_pier(made, beast, *takes, seats=3, items=(item(1), item(2)))
    table.acts(*[do.READY[agent] for agent in range(3)])
    table.refuses(
        do.CALL_ON[0][0],
        rule="TS-8.3",
        saying=Text("este conflicto no le ofrece ninguna prueba a Ada (es)", "no test of this conflict is open to Ada"),
    )
    table.acts(do.CALL_ON[0][1])


@pytest.mark.rule("TS-5.7", "TS-9.9")
def test_who_has_pledged_their_last_azrak_gives_on_only_to_whom_they_paid_for(made: Made) -> None:
    pays = card("B", {"do": "spend", "azrak": 9, "by": "group", "then": []})
    takes = card("C", {"do": "take", "item": 1}, {"do": "take", "item": 2})
    table = at_the_pier(made, pays, takes, *PLAIN[2:], seats=3, items=(item(1), item(2))).azrak(6, 2, 6)
    table.acts(do.STAND_BY[1], do.STAND_BY[2], do.Give(1, 2, "item-1"), do.PLEDGE[1][0])
    table.refuses(do.PLEDGE[1][0], rule="TS-9.9", saying=Text("no tienes nada que aportar", "you have nothing to put in"))
    table.refuses(do.Give(1, 0, "item-2"), rule="TS-9.5", mentioning="the handover you’ve paid for is to Cy")
    table.acts(do.Give(1, 2, "item-2"))


@pytest.mark.rule("TS-9.5", "TS-R12")
def test_a_link_that_nothing_can_mend_any_more_is_not_told_to_be_mended(made: Made) -> None:
    table = at_the_pier(made, card("B", {"do": "lose", "azrak": 6}), card("C", tests=(trial_box(9),)), *PLAIN[2:], seats=4)
    table.refuses(do.STAND_BY[0], rule="TS-9.5", mentioning="your link is broken: take an Emergency Update or lose control")
    table.acts(do.STAND_BY[2], do.STAND_BY[3], do.ATTEMPT[1][0]).azrak(0, 5, 0, 0, vortex=0)
    table.refuses(
        do.STAND_BY[0],
        rule="TS-9.5",
        saying=Text(
            "tu conexión está rota y no queda con qué repararla: antes pierde el control de tu receptáculo",
            "your link is broken, and nothing is left to mend it with: lose control of your receptacle first",
        ),
    )
    table.refuses(
        do.ASK_SUPPORT[1],
        rule="TS-7.2",
        mentioning="nobody can support you right now: Ada has a broken link to settle, Cy has no Azrak left and Dee has",
    )
    assert table.offers(0) == [do.LOSE[0]]
