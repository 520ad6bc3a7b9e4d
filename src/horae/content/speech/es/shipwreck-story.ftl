# Una partida terminada, contada otra vez.

shipwreck-story-highlights = Lo que la decidió
shipwreck-story-clue = La mejor pista, turno { $turn }: { $person } jugó { $value } en { $card } y { $count ->
    [one] solo quedaba { $left }
   *[other] quedaban { $left }
}.
shipwreck-story-saved = Por los pelos, turno { $turn }: tras el { $value } de { $person } en { $card }, un fallo habría puesto la perdición en { $doom }. Fue un acierto.
shipwreck-story-count = { $said ->
    [0] No hubo ninguna predicción.
    [one] Hubo 1 predicción, { $right ->
        [0] y fue un fallo
       *[other] y fue un acierto
    }.
   *[other] Hubo { $said } predicciones y { $right ->
        [0] ningún acierto
        [one] 1 acierto
       *[other] { $right } aciertos
    }.
}
shipwreck-story-plays = Lo que contó cada jugada
shipwreck-story-plays-about = «Quedaba» es lo que aún podía ser el destino secreto para quien lee cada jugada como una pista.
shipwreck-story-turn = Turno
shipwreck-story-person = Quién
shipwreck-story-what = Jugada
shipwreck-story-left = Quedaba
shipwreck-story-named = Predicción
shipwreck-story-play = { $value } en { $card }
shipwreck-story-told = { $said }, y era { $kept }
