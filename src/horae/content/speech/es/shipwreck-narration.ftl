# Los arcanos del naufragio en palabras: qué ha pasado, qué se puede hacer, cómo va la partida, qué puede elegir la mesa.
# «you» vale yes cuando se habla de la misma persona que escucha.

shipwreck-the-hours = Las Horas
shipwreck-line-of = { $you ->
    [yes] tu fila numérica
   *[no] la fila numérica de { $person }
}
shipwreck-hidden-of = { $you ->
    [yes] tu destino secreto
   *[no] el destino secreto de { $person }
}

shipwreck-told-turn-began = { $you ->
    [yes] Turno { $turn }: te toca.
   *[no] Turno { $turn }: le toca a { $person }.
}
shipwreck-told-fate-drawn = { $you ->
    [yes] Robas
   *[no] { $person } roba
} { $count ->
    [one] un destino
   *[other] { $count } destinos
}.
shipwreck-told-fates-seen-one = Robas un { $second }; ya tenías un { $first }.
shipwreck-told-fates-seen-two = Robas un { $first } y un { $second }.
shipwreck-told-fates-seen-hand = Tienes un { $first } y un { $second }.
shipwreck-told-fates-seen-single = Tienes un solo destino, un { $fate }.
shipwreck-told-fate-played = { $you ->
    [yes] Juegas
   *[no] { $person } juega
} un { $value } en { $card }.
shipwreck-told-fate-played-hours = { $you ->
    [yes] Juegas
   *[no] { $person } juega
} un { $value } en Las Horas; cuenta para { $card }.
shipwreck-told-fate-played-stranded = { $you ->
    [yes] Juegas
   *[no] { $person } juega
} un { $value } en Las Horas, donde espera a que haya un arcano.
shipwreck-told-kept-compared = { $you ->
    [yes] Dices que tu destino secreto
   *[no] { $person } dice que su destino secreto
} { $higher ->
    [yes] es mayor
   *[no] no es mayor
} que el jugado.
shipwreck-told-power-ask-higher = { $you ->
    [yes] Preguntas
   *[no] { $person } pregunta
} con el poder de { $card }: ¿es mayor que { $value }?
shipwreck-told-power-ask-one-of = { $you ->
    [yes] Preguntas
   *[no] { $person } pregunta
} con el poder de { $card }: ¿es un { $values }?
shipwreck-told-power-extra = { $you ->
    [yes] Usas
   *[no] { $person } usa
} el poder de { $card }: en este turno hay una predicción más.
shipwreck-told-power-cycle = { $you ->
    [yes] Usas
   *[no] { $person } usa
} el poder de { $card } para relevar { $away }.
shipwreck-told-power-old = { $you ->
    [yes] Usas
   *[no] { $person } usa
} el poder de { $card } para decir si el destino jugado es viejo.
shipwreck-told-power-discard = { $you ->
    [yes] Usas
   *[no] { $person } usa
} el poder de { $card } para descartar un destino visible.
shipwreck-told-answered = { $you ->
    [yes] Respondes
   *[no] { $person } responde
} que { $yes ->
    [yes] sí
   *[no] no
}.
shipwreck-told-old-told = { $you ->
    [yes] Dices
   *[no] { $person } dice
} que el destino jugado es { $old ->
    [yes] viejo: lo guardaba{ $you ->
        [yes] s
       *[no] { "" }
    } desde un turno anterior
   *[no] nuevo: ha salido de la bolsa en este turno
}.
shipwreck-told-fate-discarded = El { $value } de { $card } vuelve a la bolsa: es menor que { $you ->
    [yes] tu destino secreto
   *[no] el destino secreto de { $person }
}.
shipwreck-told-play-confessed = { $you ->
    [yes] Confiesas que tu última jugada no era legal. Tu
   *[no] { $person } confiesa que su última jugada no era legal. Su
} destino secreto vuelve a la bolsa sin enseñarse.
shipwreck-told-tiles-flipped = { $you ->
    [yes] Volteas
   *[no] { $person } voltea
} { $tiles } en { $line }.
shipwreck-told-tiles-flipped-up = { $you ->
    [yes] Vuelves
   *[no] { $person } vuelve
} a poner boca arriba { $tiles } en { $line }.
shipwreck-told-power-proposed = { $you ->
    [yes] Propones
   *[no] { $person } propone
} el poder de { $card } ({ $what }).
shipwreck-told-prediction-proposed = { $you ->
    [yes] Propones
   *[no] { $person } propone
} predecir un { $value }.
shipwreck-told-proposal-agreed = { $you ->
    [yes] Dices que sí.
   *[no] { $person } dice que sí.
}
shipwreck-told-proposal-dropped = { $you ->
    [yes] Dices que no
   *[no] { $person } dice que no
}; la propuesta se retira.
shipwreck-told-passed = { $you ->
    [yes] No tienes nada más que añadir.
   *[no] { $person } no tiene nada más que añadir.
}
shipwreck-told-passed-power = { $you ->
    [yes] No usas ningún poder.
   *[no] { $person } no usa ningún poder.
}
shipwreck-told-predicted = { $you ->
    [yes] Predices
   *[no] { $person } predice
} que { $hidden } es un { $value }.
shipwreck-told-guess-missed = No, no es un { $value }. Queda otro intento.
shipwreck-told-resolved-right = Acierto: { $hidden } era un { $fate }. La puntuación sube a { $score }.
shipwreck-told-resolved-wrong = Fallo: { $hidden } era un { $fate }. La perdición sube a { $doom }.
shipwreck-told-fate-shown = { $you ->
    [yes] Descartas tu
   *[no] { $person } descarta a la vista un
} { $value }: los demás { $value } están en la mesa, así que nadie más puede tener uno.
shipwreck-told-arcanum-cycled = { $card } sale de la fila.
shipwreck-told-arcanum-laid = { $card } entra en la fila. La siguiente carta del mazo: { $top }.
shipwreck-told-arcanum-laid-last = { $card } entra en la fila y el mazo queda vacío.
shipwreck-told-fate-moved = El { $value } pasa de Las Horas a { $card }.
shipwreck-told-fate-stranded = El { $value } se queda en Las Horas: no hay ningún arcano al que ir.
shipwreck-told-arcanum-faded = { $card } se desvanece y { $count ->
    [one] su { $fates } vuelve
   *[other] sus destinos { $fates } vuelven
} a la bolsa. { $added ->
    [0] La perdición no sube.
   *[other] La perdición sube { $added }, hasta { $doom }.
}
shipwreck-told-arcanum-faded-bare = { $card } se desvanece. { $added ->
    [0] La perdición no sube.
   *[other] La perdición sube { $added }, hasta { $doom }.
}
shipwreck-told-person-joined = { $you ->
    [yes] Te unes a la partida{ $count ->
        [0] .
        [one] { " " }y recoges el destino que esperaba allí.
       *[other] { " " }y recoges los destinos que esperaban allí.
    }
   *[no] { $person } se une a la partida{ $count ->
        [0] .
        [one] { " " }y recoge el destino que esperaba allí.
       *[other] { " " }y recoge los destinos que esperaban allí.
    }
}
shipwreck-told-person-back = { $you ->
    [yes] Has vuelto. Jugarás el turno que perdiste en cuanto termine este.
   *[no] { $person } ha vuelto y jugará el turno que perdió en cuanto termine este.
}
shipwreck-told-hand-returned = A nadie de la mesa le quedan destinos, así que { $you ->
    [yes] { $count ->
        [one] el tuyo vuelve
       *[other] los tuyos vuelven
    }
   *[no] { $count ->
        [one] el que esperaba a { $person } vuelve
       *[other] los que esperaban a { $person } vuelven
    }
} a la bolsa sin enseñarse.
shipwreck-told-person-left = { $you ->
    [yes] Dejas
   *[no] { $person } deja
} la partida{ $count ->
    [0] .
    [one] ; un destino se queda esperando allí, sin enseñarse.
   *[other] ; { $count } destinos se quedan esperando allí, sin enseñarse.
}
shipwreck-told-person-left-for-good = { $you ->
    [yes] Dejas
   *[no] { $person } deja
} la partida para no volver{ $count ->
    [0] .
    [one] ; { $you ->
        [yes] tu destino
       *[no] su destino
    } vuelve a la bolsa sin enseñarse.
   *[other] ; { $you ->
        [yes] tus destinos
       *[no] sus destinos
    } vuelven a la bolsa sin enseñarse.
}
shipwreck-told-ended-score = ¡Gana toda la mesa! Puntuación { $score }, perdición { $doom }.
shipwreck-told-ended-doom = Pierde toda la mesa: la perdición ha llegado a { $doom }. Puntuación { $score }.
shipwreck-told-ended-deck = Pierde toda la mesa: falta una carta en la fila y el mazo está vacío. Puntuación { $score }, perdición { $doom }.
shipwreck-told-ended-stalled = Pierde toda la mesa: nadie tiene destinos y la bolsa está vacía. Puntuación { $score }, perdición { $doom }.

shipwreck-move-play = { $token ->
    [old] Jugar el { $value } que guardabas en { $card }
    [new] Jugar el { $value } nuevo en { $card }
   *[any] Jugar el { $value } en { $card }
}
shipwreck-move-play-hours = { $token ->
    [old] Jugar el { $value } que guardabas en Las Horas
    [new] Jugar el { $value } nuevo en Las Horas
   *[any] Jugar el { $value } en Las Horas
}
shipwreck-move-predict = Predecir un { $value }
shipwreck-move-propose = Proponer un { $value }
shipwreck-move-pass = Nada más por mi parte
shipwreck-move-pass-power = Seguir sin usar ningún poder
shipwreck-move-ask-higher = Preguntar: ¿es mayor que { $value }? (poder de { $card })
shipwreck-move-ask-one-of = Preguntar: ¿es un { $values }? (poder de { $card })
shipwreck-move-extra = Tener una predicción más en este turno (poder de { $card })
shipwreck-move-cycle = Relevar { $away } por la primera carta del mazo (poder de { $card })
shipwreck-move-old = Decir si tu { $value } es un destino viejo (poder de { $card })
shipwreck-move-discard = Descartar el { $value } de { $at }, menor que tu destino secreto (poder de { $card })
shipwreck-move-agree = Aceptar que se prediga un { $value }
shipwreck-move-object = Oponerse a predecir un { $value }
shipwreck-move-propose-power = Proponer el poder de { $card }: { $what }
shipwreck-move-agree-power = Aceptar que se use el poder de { $card }: { $what }
shipwreck-move-object-power = Oponerse a usar el poder de { $card }
shipwreck-what-ask-higher = ¿es mayor que { $value }?
shipwreck-what-ask-one-of = ¿es un { $values }?
shipwreck-what-extra = una predicción más en este turno
shipwreck-move-show = Descartar tu { $value } a la vista para demostrar que { $active } no tiene ninguno
shipwreck-move-confess = Confesar que tu última jugada no era legal
shipwreck-move-flip = Voltear { $tiles } en la fila numérica de { $active }
shipwreck-move-flip-up = Volver a poner boca arriba { $tiles } en la fila numérica de { $active }
shipwreck-move-join = Unirse a la partida
shipwreck-move-come-back = Volver a tu puesto
shipwreck-move-join-after = Unirse a la partida después de { $after }
shipwreck-move-leave = Dejar la partida
shipwreck-move-leave-for-good = Dejar la partida para no volver

shipwreck-now-over = La partida ha terminado.
shipwreck-now-paused = La partida está en pausa hasta que haya al menos dos personas en la mesa.
shipwreck-now-play = Te toca: juega uno de tus dos destinos.
shipwreck-now-play-single = Te toca: tu único destino va a Las Horas.
shipwreck-now-plays = { $active } está eligiendo qué destino jugar.
shipwreck-now-power = Ahora puedes usar un poder o seguir adelante.
shipwreck-now-powers = { $active } aún puede usar un poder.
shipwreck-now-predict = ¿Qué guarda { $active } en secreto? Haz una predicción o di que no tienes nada más.
shipwreck-now-predict-again = El primer intento ha fallado. Prueba otra vez a decir qué guarda { $active }, o déjalo así.
shipwreck-now-agree = ¿Te parece bien decir que { $active } guarda un { $value }?
shipwreck-now-agree-power = ¿Te parece bien usar el poder de { $card } ({ $what })?
shipwreck-now-predicted-about = El grupo intenta deducir tu destino secreto.
shipwreck-now-waiting = El grupo intenta deducir qué guarda { $active }. Falta la opinión de { $others }.

shipwreck-known-played = un { $value } jugado en { $card }
shipwreck-known-played-hours = un { $value } jugado en Las Horas
shipwreck-known-kept-is-higher = el destino secreto { $yes ->
    [yes] es mayor que { $value }
   *[no] no es mayor que { $value }
}
shipwreck-known-higher = { $yes ->
    [yes] es mayor que { $value }
   *[no] no es mayor que { $value }
}
shipwreck-known-one-of = { $yes ->
    [yes] es { $values }
   *[no] no es { $not }
}
shipwreck-known-old = { $yes ->
    [yes] el { $value } jugado era viejo
   *[no] el { $value } jugado era nuevo
}
shipwreck-known-missed = no es un { $value }

shipwreck-end-score = A salvo en puerto
    .about = Siete aciertos en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }, con la perdición en { $doom }.
shipwreck-end-doom = El mar se lleva el barco
    .about = La perdición llegó a { $doom } tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }; la puntuación era { $score }.
shipwreck-end-deck = Se acabaron las horas
    .about = Tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } faltaba una carta en la fila y el mazo estaba vacío. Puntuación { $score }, perdición { $doom }.
shipwreck-end-stalled = Calma chicha
    .about = Tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } nadie tiene destinos y la bolsa está vacía. Puntuación { $score }, perdición { $doom }.

shipwreck-option-yes = sí
shipwreck-option-no = no
shipwreck-option-difficulty = Dificultad
    .about = Cuánta perdición hay al empezar. Con siete se pierde la partida.
shipwreck-difficulty-easy = Fácil (la perdición empieza en { $doom })
shipwreck-difficulty-normal = Normal (la perdición empieza en { $doom })
shipwreck-difficulty-hard = Difícil (la perdición empieza en { $doom })
shipwreck-difficulty-total = Perdición total (la perdición empieza en { $doom })
shipwreck-option-first = Quién empieza
    .about = De quién es el primer turno. Después se sigue el sentido de las agujas del reloj.
shipwreck-first-random = Por sorteo
shipwreck-first-seat = Asiento { $seat }
shipwreck-option-agreement = Acuerdo
    .about = Una predicción o un poder del grupo solo cuenta cuando todo el grupo está de acuerdo.
shipwreck-option-honour = Honor
    .about = Las jugadas no se comprueban. Si te equivocas y juegas contra la habilidad de una carta, lo confiesas, a más tardar antes de tu próximo turno.
shipwreck-option-restless = Horas inquietas
    .about = Los arcanos usados y relevados salen del juego. Si falta una carta en la fila y el mazo está vacío, pierde toda la mesa.
