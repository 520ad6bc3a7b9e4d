"""Shipwreck in words: a line for every event, move, step, fact, option and end, as people read it in es and en."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from horae import game
from horae.core.game import Action, Event, Result
from horae.core.speech import LANGUAGES, Phrase, say
from horae.games.shipwreck import actions as do
from horae.games.shipwreck import events as ev
from horae.games.shipwreck import narration
from horae.games.shipwreck.options import ShipwreckOptions
from horae.games.shipwreck.pack import load_builtin
from horae.games.shipwreck.position import Answer
from horae.games.shipwreck.view import RowCard, ShipwreckView

PACK = load_builtin("base")
NAMES = ["Mar", "Ana", "Bruno"]


def view(**changes: object) -> ShipwreckView:
    """Mar looks on (seat 0) while Ana has the turn, with Midnight, The Deep, The Judge and The Chalice in the row."""
    row = tuple(RowCard(card, (), 0, 3) for card in ("midnight", "deep", "judge", "chalice"))
    made: ShipwreckView = game("shipwreck").new(3, 1).view(0)
    return replace(made, **{"row": row, "active": 1, "hand": (3, 5), "began_with": 1, "step": "predict", **changes})


def both(phrase: Phrase | None) -> tuple[str, str]:
    assert phrase is not None
    en, es = (say(phrase, language, NAMES) for language in ("en", "es"))
    return en, es


# As Mar hears it; the turn is Ana's.
TOLD: list[tuple[Event, str, str]] = [
    (ev.TurnBegan(4, 0), "Turn 4: you’re up.", "Turno 4: te toca."),
    (ev.TurnBegan(4, 1), "Turn 4: Ana is up.", "Turno 4: le toca a Ana."),
    (ev.FateDrawn(1, 1), "Ana drew a fate.", "Ana roba un destino."),
    (ev.FateDrawn(1, 2), "Ana drew 2 fates.", "Ana roba 2 destinos."),
    (ev.FatesSeen(0, (3, 5)), "You hold a 3 and a 5.", "Tienes un 3 y un 5."),
    (ev.FatesSeen(0, (3,)), "You hold a single fate, a 3.", "Tienes un solo destino, un 3."),
    (ev.FatePlayed(1, 4, 1, 1), "Ana played a 4 on Midnight.", "Ana juega un 4 en Medianoche."),
    (ev.FatePlayed(0, 4, 2, 2), "You played a 4 on The Deep.", "Juegas un 4 en El Fondo."),
    (
        ev.FatePlayed(1, 4, 0, 1),
        "Ana played a 4 at The Hours; it counts for Midnight.",
        "Ana juega un 4 en Las Horas; cuenta para Medianoche.",
    ),
    (
        ev.FatePlayed(0, 4, 0, 0),
        "You played a 4 at The Hours, where it waits for an arcanum.",
        "Juegas un 4 en Las Horas, donde espera a que haya un arcano.",
    ),
    (
        ev.KeptCompared(1, True),
        "Ana said their secret fate is higher than the one played.",
        "Ana dice que su destino secreto es mayor que el jugado.",
    ),
    (
        ev.KeptCompared(0, False),
        "You said your secret fate isn’t higher than the one played.",
        "Dices que tu destino secreto no es mayor que el jugado.",
    ),
    (
        ev.PowerUsed(0, "dawn", 4),
        "You asked, with the power of Dawn: is it higher than 4?",
        "Preguntas con el poder de El Alba: ¿es mayor que 4?",
    ),
    (
        ev.PowerUsed(2, "noble"),
        "Bruno asked, with the power of The Noble: is it a 3, 4 or 5?",
        "Bruno pregunta con el poder de El Noble: ¿es un 3, 4 o 5?",
    ),
    (
        ev.PowerUsed(2, "beast"),
        "Bruno used the power of The Beast: one more prediction this turn.",
        "Bruno usa el poder de La Bestia: en este turno hay una predicción más.",
    ),
    (
        ev.PowerUsed(1, "rider", 0, 3),
        "Ana used the power of The Rider to cycle The Judge.",
        "Ana usa el poder de El Jinete para relevar El Juez.",
    ),
    (
        ev.PowerUsed(1, "key"),
        "Ana used the power of The Key to say whether the fate played is old.",
        "Ana usa el poder de La Llave para decir si el destino jugado es viejo.",
    ),
    (
        ev.PowerUsed(1, "shore", 2, 1),
        "Ana used the power of The Shore to discard a visible fate.",
        "Ana usa el poder de La Orilla para descartar un destino visible.",
    ),
    (ev.Answered(1, True), "Ana answered: yes.", "Ana responde que sí."),
    (ev.Answered(0, False), "You answered: no.", "Respondes que no."),
    (
        ev.OldTold(1, True),
        "Ana said the fate played is old: held since an earlier turn.",
        "Ana dice que el destino jugado es viejo: lo guardaba desde un turno anterior.",
    ),
    (
        ev.OldTold(0, True),
        "You said the fate you played is old: held since an earlier turn.",
        "Dices que el destino jugado es viejo: lo guardabas desde un turno anterior.",
    ),
    (
        ev.OldTold(1, False),
        "Ana said the fate played is new: drawn this turn.",
        "Ana dice que el destino jugado es nuevo: ha salido de la bolsa en este turno.",
    ),
    (
        ev.FateDiscarded(1, 2, 1),
        "The 2 at Midnight went back to the bag: it is lower than Ana’s secret fate.",
        "El 2 de Medianoche vuelve a la bolsa: es menor que el destino secreto de Ana.",
    ),
    (
        ev.FateDiscarded(0, 2, 0),
        "The 2 at The Hours went back to the bag: it is lower than your secret fate.",
        "El 2 de Las Horas vuelve a la bolsa: es menor que tu destino secreto.",
    ),
    (ev.ArcanumCycled(3, "judge"), "The Judge left the row.", "El Juez sale de la fila."),
    (
        ev.ArcanumLaid(3, "lord", "key"),
        "The Lord joined the row. Next in the deck: The Key.",
        "El Señor entra en la fila. La siguiente carta del mazo: La Llave.",
    ),
    (
        ev.ArcanumLaid(3, "lord", None),
        "The Lord joined the row, and the deck is empty.",
        "El Señor entra en la fila y el mazo queda vacío.",
    ),
    (
        ev.TilesFlipped(2, 1, (1, 2, 6)),
        "Bruno flipped 1, 2 and 6 on Ana’s number line.",
        "Bruno voltea 1, 2 y 6 en la fila numérica de Ana.",
    ),
    (ev.TilesFlipped(2, 0, (4,)), "Bruno flipped 4 on your number line.", "Bruno voltea 4 en tu fila numérica."),
    (ev.PredictionProposed(2, 5), "Bruno proposed to predict 5.", "Bruno propone predecir un 5."),
    (ev.ProposalAgreed(0), "You agreed.", "Dices que sí."),
    (
        ev.ProposalDropped(2),
        "Bruno said no; the proposal is off the table.",
        "Bruno dice que no; la propuesta se retira.",
    ),
    (ev.Passed(0), "You have nothing more to add.", "No tienes nada más que añadir."),
    (ev.Passed(2), "Bruno has nothing more to add.", "Bruno no tiene nada más que añadir."),
    (ev.Passed(1), "Ana used no power.", "Ana no usa ningún poder."),
    (
        ev.Predicted(0, 5),
        "You predicted that Ana’s secret fate is a 5.",
        "Predices que el destino secreto de Ana es un 5.",
    ),
    (ev.GuessMissed(5), "No, it’s not a 5. One more try.", "No, no es un 5. Queda otro intento."),
    (
        ev.PredictionResolved(1, 5, True, 3, 2),
        "Right: Ana’s secret fate was a 5. The score is now 3.",
        "Acierto: el destino secreto de Ana era un 5. La puntuación sube a 3.",
    ),
    (
        ev.PredictionResolved(0, 4, False, 3, 6),
        "Wrong: your secret fate was a 4. Doom is now 6.",
        "Fallo: tu destino secreto era un 4. La perdición sube a 6.",
    ),
    (
        ev.FateShown(2, 3),
        "Bruno showed and discarded a 3: every other 3 is on the table, so nobody else can have one.",
        "Bruno descarta a la vista un 3: los demás 3 están en la mesa, así que nadie más puede tener uno.",
    ),
    (
        ev.PlayConfessed(1),
        "Ana owned up: that last play wasn’t legal. Their secret fate went back to the bag unseen.",
        "Ana confiesa que su última jugada no era legal. Su destino secreto vuelve a la bolsa sin enseñarse.",
    ),
    (ev.FateMoved(4, 1), "The 4 moved from The Hours to Midnight.", "El 4 pasa de Las Horas a Medianoche."),
    (
        ev.FateMoved(4, 0),
        "The 4 stays at The Hours: there’s no arcanum for it to go to.",
        "El 4 se queda en Las Horas: no hay ningún arcano al que ir.",
    ),
    (
        ev.ArcanumFaded(1, "midnight", (1, 4), 2, 5),
        "Midnight faded, and its fates 1 and 4 went back to the bag. Doom rises by 2, to 5.",
        "Medianoche se desvanece y sus destinos 1 y 4 vuelven a la bolsa. La perdición sube 2, hasta 5.",
    ),
    (
        ev.ArcanumFaded(1, "midnight", (7,), 0, 5),
        "Midnight faded, and its 7 went back to the bag. No doom this time.",
        "Medianoche se desvanece y su 7 vuelve a la bolsa. La perdición no sube.",
    ),
    (
        ev.ArcanumFaded(1, "midnight", (), 2, 5),
        "Midnight faded. Doom rises by 2, to 5.",
        "Medianoche se desvanece. La perdición sube 2, hasta 5.",
    ),
    (ev.PersonJoined(2, (0, 1, 2)), "Bruno joined the game.", "Bruno se une a la partida."),
    (
        ev.PersonLeft(2, 1, (0, 1)),
        "Bruno left the game; one fate is waiting there, unseen.",
        "Bruno deja la partida; un destino se queda esperando allí, sin enseñarse.",
    ),
    (ev.PersonLeft(0, 0, (1, 2)), "You left the game.", "Dejas la partida."),
    (
        ev.PersonJoined(2, (0, 1, 2), 1),
        "Bruno joined the game and picked up the fate waiting there.",
        "Bruno se une a la partida y recoge el destino que esperaba allí.",
    ),
    (
        ev.PersonJoined(0, (0, 1, 2), 2),
        "You joined the game and picked up the fates waiting there.",
        "Te unes a la partida y recoges los destinos que esperaban allí.",
    ),
    (
        ev.PersonBack(2),
        "Bruno is back, and will take the missed turn as soon as this one is over.",
        "Bruno ha vuelto y jugará el turno que perdió en cuanto termine este.",
    ),
    (
        ev.PersonBack(0),
        "You’re back. You’ll take the turn you missed as soon as this one is over.",
        "Has vuelto. Jugarás el turno que perdiste en cuanto termine este.",
    ),
    (
        ev.HandReturned(2, 1),
        "Nobody at the table has a fate left, so the one waiting for Bruno went back to the bag unseen.",
        "A nadie de la mesa le quedan destinos, así que el que esperaba a Bruno vuelve a la bolsa sin enseñarse.",
    ),
    (
        ev.HandReturned(0, 2),
        "Nobody at the table has a fate left, so yours went back to the bag unseen.",
        "A nadie de la mesa le quedan destinos, así que los tuyos vuelven a la bolsa sin enseñarse.",
    ),
    (
        ev.PowerProposed(2, "dawn", 4),
        "Bruno proposed the power of Dawn (is it higher than 4?).",
        "Bruno propone el poder de El Alba (¿es mayor que 4?).",
    ),
    (
        ev.TilesFlipped(2, 1, (1, 2), down=False),
        "Bruno turned 1 and 2 face up again on Ana’s number line.",
        "Bruno vuelve a poner boca arriba 1 y 2 en la fila numérica de Ana.",
    ),
    (ev.GameEnded(True, "score", 7, 3), "Everyone wins! Score 7, doom 3.", "¡Gana toda la mesa! Puntuación 7, perdición 3."),
    (
        ev.GameEnded(False, "doom", 2, 8),
        "Everyone loses: doom has reached 8. Score 2.",
        "Pierde toda la mesa: la perdición ha llegado a 8. Puntuación 2.",
    ),
    (
        ev.GameEnded(False, "deck", 2, 3),
        "Everyone loses: the row needs a card and the deck is empty. Score 2, doom 3.",
        "Pierde toda la mesa: falta una carta en la fila y el mazo está vacío. Puntuación 2, perdición 3.",
    ),
    (
        ev.GameEnded(False, "stalled", 2, 3),
        "Everyone loses: nobody holds a fate and the bag is empty. Score 2, doom 3.",
        "Pierde toda la mesa: nadie tiene destinos y la bolsa está vacía. Puntuación 2, perdición 3.",
    ),
]


@pytest.mark.parametrize(("event", "en", "es"), TOLD)
def test_an_event_is_told_to_the_seat_that_hears_it(event: Event, en: str, es: str) -> None:
    phrase = narration.Narrator(PACK, view()).tell(event)
    assert both(phrase) == (en, es)


def test_there_is_a_line_for_every_event_there_is() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(ev.EVENT_TYPES)


def test_a_spectator_is_never_called_you() -> None:
    for event, _, _ in TOLD:
        phrase = narration.Narrator(PACK, view(seat=None)).tell(event)
        if not isinstance(event, ev.FatesSeen):
            assert "you" not in both(phrase)[0].lower().split()


@pytest.mark.rule("SA-7.1", "SA-7.2")
def test_what_one_draws_oneself_is_told_once_and_with_its_value() -> None:
    narrator = narration.Narrator(PACK, view())
    assert narrator.tell(ev.FateDrawn(0, 1)) is None
    assert both(narrator.tell(ev.FatesSeen(0, (3, 5)))) == (
        "You drew a 5; you already held a 3.",
        "Robas un 5; ya tenías un 3.",
    )
    assert narrator.tell(ev.FateDrawn(0, 2)) is None
    assert both(narrator.tell(ev.FatesSeen(0, (3, 5)))) == ("You drew a 3 and a 5.", "Robas un 3 y un 5.")


@pytest.mark.rule("SA-9.2")
def test_a_card_that_came_later_is_called_by_its_name() -> None:
    narrator = narration.Narrator(PACK, view())
    narrator.tell(ev.ArcanumFaded(1, "midnight", (7,), 2, 4))
    narrator.tell(ev.ArcanumLaid(1, "lord", "key"))
    assert both(narrator.tell(ev.FatePlayed(2, 6, 1, 1)))[0] == "Bruno played a 6 on The Lord."


def test_before_the_first_move_it_is_said_whose_turn_it_is_and_what_one_drew() -> None:
    own = view(active=0, began_with=0, turn=1)
    lines = [both(phrase)[0] for phrase in narration.Narrator(PACK, own).opening(own)]
    assert lines == ["Turn 1: you’re up.", "You drew a 3 and a 5."]
    others = view(began_with=0, turn=1)
    lines = [both(phrase)[1] for phrase in narration.Narrator(PACK, others).opening(others)]
    assert lines == ["Turno 1: le toca a Ana.", "Ana roba 2 destinos."]


MOVES: list[tuple[Action, ShipwreckView, str, str]] = [
    (do.PlayFate(0, 2), view(), "Play the 3 on The Deep", "Jugar el 3 en El Fondo"),
    (do.PlayFate(1, 0), view(), "Play the 5 at The Hours", "Jugar el 5 en Las Horas"),
    (
        do.PlayFate(0, 1),
        view(hand=(4, 4), faded=("key",)),
        "Play the 4 you kept on Midnight",
        "Jugar el 4 que guardabas en Medianoche",
    ),
    (do.PlayFate(1, 0), view(hand=(4, 4), faded=("key",)), "Play the new 4 at The Hours", "Jugar el 4 nuevo en Las Horas"),
    (do.PlayFate(0, 1), view(hand=(4, 4), faded=("dawn",)), "Play the 4 on Midnight", "Jugar el 4 en Medianoche"),
    (do.PlayFate(1, 1), view(hand=(4, 4), faded=("dawn",)), "Play the 4 on Midnight", "Jugar el 4 en Medianoche"),
    (
        do.PlayFate(1, 1),
        view(hand=(4, 4), faded=("key",), power_used=True),
        "Play the 4 on Midnight",
        "Jugar el 4 en Medianoche",
    ),
    (do.Predict(5), view(), "Predict a 5", "Predecir un 5"),
    (do.Predict(5), view(agreement=True), "Propose a 5", "Proponer un 5"),
    (do.PASS, view(), "Nothing more from me", "Nada más por mi parte"),
    (do.PASS, view(active=0, step="after_play"), "Carry on without a power", "Seguir sin usar ningún poder"),
    (
        do.UsePower("dawn", 4),
        view(),
        "Ask: is it higher than 4? (power of Dawn)",
        "Preguntar: ¿es mayor que 4? (poder de El Alba)",
    ),
    (
        do.UsePower("lord"),
        view(),
        "Ask: is it a 5, 6 or 7? (power of The Lord)",
        "Preguntar: ¿es un 5, 6 o 7? (poder de El Señor)",
    ),
    (
        do.UsePower("mirror"),
        view(),
        "Get one more prediction this turn (power of The Mirror)",
        "Tener una predicción más en este turno (poder de El Espejo)",
    ),
    (
        do.UsePower("rider", 0, 3),
        view(),
        "Cycle The Judge for the deck’s top card (power of The Rider)",
        "Relevar El Juez por la primera carta del mazo (poder de El Jinete)",
    ),
    (
        do.UsePower("key"),
        view(played=3),
        "Say whether your 3 is an old fate (power of The Key)",
        "Decir si tu 3 es un destino viejo (poder de La Llave)",
    ),
    (
        do.UsePower("shore", 2, 1),
        view(),
        "Discard the 2 at Midnight, lower than your secret fate (power of The Shore)",
        "Descartar el 2 de Medianoche, menor que tu destino secreto (poder de La Orilla)",
    ),
    (do.AGREE, view(proposal=do.Predict(6)), "Agree to predict a 6", "Aceptar que se prediga un 6"),
    (do.OBJECT, view(proposal=do.Predict(6)), "Say no to predicting a 6", "Oponerse a predecir un 6"),
    (
        do.UsePower("dawn", 4),
        view(agreement=True),
        "Propose the power of Dawn: is it higher than 4?",
        "Proponer el poder de El Alba: ¿es mayor que 4?",
    ),
    (
        do.UsePower("mirror"),
        view(agreement=True),
        "Propose the power of The Mirror: one more prediction this turn",
        "Proponer el poder de El Espejo: una predicción más en este turno",
    ),
    (
        do.UsePower("rider", 0, 3),
        view(agreement=True, active=0),
        "Cycle The Judge for the deck’s top card (power of The Rider)",
        "Relevar El Juez por la primera carta del mazo (poder de El Jinete)",
    ),
    (
        do.AGREE,
        view(proposal=do.UsePower("lord")),
        "Agree to use the power of The Lord: is it a 5, 6 or 7?",
        "Aceptar que se use el poder de El Señor: ¿es un 5, 6 o 7?",
    ),
    (
        do.OBJECT,
        view(proposal=do.UsePower("lord")),
        "Say no to using the power of The Lord",
        "Oponerse a usar el poder de El Señor",
    ),
    (
        do.SHOW,
        view(hand=(3,)),
        "Show and discard your 3 to prove that Ana has none",
        "Descartar tu 3 a la vista para demostrar que Ana no tiene ninguno",
    ),
    (do.CONFESS, view(), "Own up: your last play wasn’t legal", "Confesar que tu última jugada no era legal"),
    (
        do.FlipTiles((1, 2)),
        view(),
        "Flip 1 and 2 on Ana’s number line",
        "Voltear 1 y 2 en la fila numérica de Ana",
    ),
    (
        do.FlipTiles((1, 2), down=False),
        view(),
        "Turn 1 and 2 face up again on Ana’s number line",
        "Volver a poner boca arriba 1 y 2 en la fila numérica de Ana",
    ),
    (do.Join(), view(seat=4), "Join the game", "Unirse a la partida"),
    (do.Join(), view(order=(1, 2)), "Come back to your seat", "Volver a tu puesto"),
    (do.Join(1), view(), "Join the game, after Ana", "Unirse a la partida después de Ana"),
    (do.LEAVE, view(), "Leave the game", "Dejar la partida"),
]


@pytest.mark.parametrize(("action", "seen", "en", "es"), MOVES)
def test_a_move_has_a_label(action: Action, seen: ShipwreckView, en: str, es: str) -> None:
    assert both(narration.move(action, seen, PACK)) == (en, es)


def test_there_is_a_label_for_every_action_there_is() -> None:
    assert {type(action) for action, _, _, _ in MOVES} == set(do.ACTION_TYPES)


STEPS: list[tuple[ShipwreckView, str, str]] = [
    (view(step="over"), "The game is over.", "La partida ha terminado."),
    (
        view(paused=True),
        "The game is paused until there are at least two people at the table.",
        "La partida está en pausa hasta que haya al menos dos personas en la mesa.",
    ),
    (view(step="play", active=0), "Your turn: play one of your two fates.", "Te toca: juega uno de tus dos destinos."),
    (
        view(step="play", active=0, hand=(3,)),
        "Your turn: your only fate goes to The Hours.",
        "Te toca: tu único destino va a Las Horas.",
    ),
    (view(step="play"), "Ana is choosing which fate to play.", "Ana está eligiendo qué destino jugar."),
    (
        view(step="after_play", active=0),
        "You can use a power now, or carry on.",
        "Ahora puedes usar un poder o seguir adelante.",
    ),
    (view(step="after_play"), "Ana can still use a power.", "Ana aún puede usar un poder."),
    (
        view(deciding=(0, 2)),
        "What’s Ana keeping secret? Predict it, or say you have nothing more.",
        "¿Qué guarda Ana en secreto? Haz una predicción o di que no tienes nada más.",
    ),
    (
        view(deciding=(0, 2), guesses=(4,)),
        "The first guess missed. Try again to say what Ana is keeping, or leave it at that.",
        "El primer intento ha fallado. Prueba otra vez a decir qué guarda Ana, o déjalo así.",
    ),
    (
        view(deciding=(0,), proposal=do.Predict(6)),
        "Do you agree that Ana is keeping a 6?",
        "¿Te parece bien decir que Ana guarda un 6?",
    ),
    (
        view(deciding=(0,), proposal=do.UsePower("dawn", 4)),
        "Do you agree to use the power of Dawn (is it higher than 4?)?",
        "¿Te parece bien usar el poder de El Alba (¿es mayor que 4?)?",
    ),
    (
        view(active=0, deciding=(1, 2)),
        "The group is working out your secret fate.",
        "El grupo intenta deducir tu destino secreto.",
    ),
    (
        view(deciding=(2,)),
        "The group is working out what Ana is keeping. Still to speak: Bruno.",
        "El grupo intenta deducir qué guarda Ana. Falta la opinión de Bruno.",
    ),
]


@pytest.mark.parametrize(("seen", "en", "es"), STEPS)
def test_a_step_says_what_is_going_on_and_what_is_asked_of_the_seat(seen: ShipwreckView, en: str, es: str) -> None:
    assert both(narration.step(seen, PACK)) == (en, es)


@pytest.mark.rule("SA-6.5", "SA-7.6")
def test_what_the_turn_has_told_everybody_is_summed_up() -> None:
    answers = (
        Answer("kept_is_higher", 4, (), True),
        Answer("higher", 5, (), False),
        Answer("one_of", 0, (1, 4, 7), False),
        Answer("old", 4, (), True),
    )
    facts = [both(fact) for fact in narration.known(view(played=4, played_place=1, answers=answers, guesses=(5,)), PACK)]
    assert facts == [
        ("a 4 played on Midnight", "un 4 jugado en Medianoche"),
        ("the secret fate is higher than 4", "el destino secreto es mayor que 4"),
        ("not higher than 5", "no es mayor que 5"),
        ("not a 1, 4 or 7", "no es 1, 4 ni 7"),
        ("the 4 played was old", "el 4 jugado era viejo"),
        ("not a 5", "no es un 5"),
    ]
    assert both(narration.known(view(played=4, played_place=0), PACK)[0])[0] == "a 4 played at The Hours"
    assert narration.known(view(played=0), PACK) == ()


ENDS = [
    ("score", "Safe in harbour", "A salvo en puerto"),
    ("doom", "The sea takes the ship", "El mar se lleva el barco"),
    ("deck", "The hours have run out", "Se acabaron las horas"),
    ("stalled", "Becalmed", "Calma chicha"),
]


@pytest.mark.parametrize(("reason", "en", "es"), ENDS)
def test_an_end_has_a_title_and_its_figures(reason: str, en: str, es: str) -> None:
    title, about = narration.result(Result((), reason, {"score": 4, "doom": 7, "turns": 19}), None, PACK)
    assert both(title) == (en, es)
    for sentence in both(about):
        assert "7" in sentence
        assert "19" in sentence


def test_every_option_has_a_title_an_explanation_and_names_for_its_values() -> None:
    assert [option.name for option in narration.OPTIONS] == list(ShipwreckOptions.__struct_fields__)
    for option in narration.OPTIONS:
        for language in LANGUAGES:
            assert say(option.about, language).endswith(".")
            assert say(option.title, language)[0].isupper()
        for choice in option.choices:
            assert game("shipwreck").options({option.name: choice.value})
            assert all(both(choice.title))
    assert both(narration.OPTIONS[0].choices[3].title) == (
        "Total doom (doom starts at 6)",
        "Perdición total (la perdición empieza en 6)",
    )
