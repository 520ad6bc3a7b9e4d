# Ecos del tiempo como relato: lo que pasó, lo que se puede hacer y lo que se pregunta.

echoes-told-starts = { $you ->
    [yes] Tienes
   *[no] { $person } tiene
} la ficha de inicio
echoes-told-sources = En el centro: { $sources }.
echoes-told-first-chosen = { $you ->
    [yes] Has elegido tu primera carta.
   *[no] { $person } ha elegido una primera carta.
}
echoes-told-first-none = { $you ->
    [yes] No puedes pagar ninguna primera carta.
   *[no] { $person } no puede pagar ninguna primera carta.
}
echoes-told-round = Ronda { $round } · { $you ->
    [yes] empiezas tú
   *[no] empieza { $person }
}
echoes-told-turn = { $you ->
    [yes] Tu turno
   *[no] Turno de { $person }
}
echoes-told-slid = { $you ->
    [yes] Se deslizan tus losetas
   *[no] Se deslizan las losetas de { $person }
}: fuera queda la llama { $colour }.
echoes-told-summoned = { $you ->
    [yes] Invocas
   *[no] { $person } invoca
} { $card }.
echoes-told-drawn = { $person } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
echoes-told-seen = Robas { $cards }.
echoes-told-played = { $you ->
    [yes] Juegas
   *[no] { $person } juega
} { $card }{ $cost ->
    [0] .
    [one] , por 1 carta.
   *[other] , por { $cost } cartas.
}
echoes-told-played-first = { $you ->
    [yes] Tu primera carta es
   *[no] La primera carta de { $person } es
} { $card }.
echoes-told-placed = { $card } queda en la posición { $position }.
echoes-told-pushed = La posición { $wanted } está llena: { $card } queda en la posición { $position }.
echoes-told-discarded = { $you ->
    [yes] Descartas
   *[no] { $person } descarta
} { $cards }.
echoes-told-advanced = { $you ->
    [yes] Avanzas
   *[no] { $person } avanza
} { $card } { $position ->
    [0] fuera del tablero
   *[other] a la posición { $position }
}.
echoes-told-removed = { $you ->
    [yes] Retiras
   *[no] { $person } retira
} { $card }.
echoes-told-shuffled = Se baraja el descarte: nuevo mazo de { $count }.
echoes-told-flame = { $you ->
    [yes] Usas
   *[no] { $person } usa
} la llama { $colour } de { $card }.
echoes-told-because = { $card }: { $told }
echoes-told-reused = { $you ->
    [yes] Usas
   *[no] { $person } usa
} el efecto de { $card }.
echoes-told-chose = { $you ->
    [yes] Eliges
   *[no] { $person } elige
} con { $card }: «{ $what }».
echoes-told-declined = { $you ->
    [yes] Renuncias
   *[no] { $person } renuncia
} al efecto de { $card }.
echoes-told-gained = { $you ->
    [yes] Ganas
   *[no] { $person } gana
} { $vp } PV (quedan { $reserve } en la reserva).
echoes-told-lost = { $you ->
    [yes] Pierdes
   *[no] { $person } pierde
} { $vp } PV (hay { $reserve } en la reserva).
echoes-told-others-discard = Cada oponente tiene que descartar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
echoes-from = { $you ->
    [yes] ti
   *[no] { $person }
}
echoes-told-conquered = { $you ->
    [yes] Conquistas
   *[no] { $person } conquista
} { $source } con { $creatures } (fuerza { $strength }).
echoes-told-taken = { $yours ->
    [yes] { $person } te arrebata { $source } con { $creatures } (fuerza { $strength }).
   *[no] { $you ->
        [yes] Arrebatas
       *[no] { $person } arrebata
    } { $source } a { $loser } con { $creatures } (fuerza { $strength }).
}
echoes-strength-whole = { $strength }, { $extra } del efecto
echoes-told-fortified = { $you ->
    [yes] Fortificas
   *[no] { $person } fortifica
} { $source } (fuerza { $strength }).
echoes-told-reinforced = { $you ->
    [yes] Envías
   *[no] { $person } envía
} { $card } bajo { $source }.
echoes-told-returned = { $source } vuelve al centro.
echoes-told-end-reserve = La reserva central está vacía: es la última ronda.
echoes-told-end-brotherhood = Una hermandad cuenta 12: es la última ronda.
echoes-told-end-fortified = Todas las fuentes están fortificadas: es la última ronda.
echoes-told-score = { $person } { $vp }
echoes-told-over = { $count ->
    [one] Gana { $winners }
   *[other] { $winners } comparten la victoria
}. Puntos: { $scores }.
echoes-result = Puntos: { $scores }, tras { $rounds } rondas. { $why }
echoes-result-by-reserve = Terminó al vaciarse la reserva central.
echoes-result-by-brotherhood = Terminó con una hermandad de 12.
echoes-result-by-fortified = Terminó con todas las fuentes fortificadas.
echoes-result-and-tie = { $about } { $tie }
echoes-result-tie-broken = Empate a { $vp } entre { $level }. Gana quien tiene más fuentes fortificadas ({ $counts }): { $winners }.
echoes-result-tie-shared = Empate a { $vp } entre { $level }, también en fuentes fortificadas ({ $counts }): la victoria se comparte.
echoes-result-won = Ganas
echoes-result-seen = Gana { $winners }
echoes-result-shared = Victoria compartida
echoes-result-lost = Pierdes

# Jugadas.
echoes-move-play = jugar { $card } ({ $cost ->
    [0] gratis
    [one] 1 carta
   *[other] { $cost } cartas
}, posición { $position })
echoes-move-play-pushed = jugar { $card } ({ $cost ->
    [0] gratis
    [one] 1 carta
   *[other] { $cost } cartas
}, la posición { $position } está llena: queda en la { $lands })
echoes-move-play-straight = jugar { $card } ({ $cost ->
    [0] gratis
    [one] 1 carta
   *[other] { $cost } cartas
}, directa a tu hermandad)
echoes-move-draw-two = robar 2 cartas
echoes-move-advance = avanzar { $card }
echoes-move-advance-to = avanzar { $card } (a la posición { $position })
echoes-move-advance-off = avanzar { $card } (se invoca)
echoes-move-conquer = conquistar { $source } (más de { $need })
echoes-move-fortify = fortificar { $source } (más de { $need })
echoes-move-send = enviar { $card } (fuerza { $strength })
echoes-move-attack = atacar con { $creatures } (fuerza { $strength })
echoes-move-flame = usar la llama de { $card }
echoes-move-reinforce = { $card } bajo { $source }
echoes-move-end-turn = terminar el turno
echoes-move-discard = descartar { $card }
echoes-move-summon = primero { $card }
echoes-move-resolve = ahora { $card }
echoes-move-use = usar { $card }
echoes-move-remove = retirar { $card }
echoes-move-choose = { $what }
echoes-move-accept = sí
echoes-move-decline = no, dejarlo
echoes-move-done = es suficiente

# Lo que se pregunta.
echoes-your-action = tu acción
echoes-step-over = La partida ha terminado.
echoes-step-wait = Deciden las demás personas.
echoes-step-first = ¿Qué carta juegas primero? Sigue oculta hasta que todo el mundo elija.
echoes-step-turn = Tu turno: una acción principal, y acciones gratuitas antes o después.
echoes-step-after = ¿Acciones gratuitas o final del turno?
echoes-step-cut = Descarta hasta quedarte con diez: { $count ->
    [one] falta 1.
   *[other] faltan { $count }.
}
echoes-step-forced = Tienes que descartar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
echoes-step-order = ¿Qué efecto ocurre ahora?
echoes-step-leaving = ¿Qué carta se invoca primero?
echoes-step-discard = Descarta por { $card }: { $count ->
    [one] falta 1.
   *[other] faltan { $count }.
}
echoes-step-play = { $card }: ¿qué carta juegas?
echoes-step-advance = { $card }: ¿qué carta avanza? { $count ->
    [one] Queda 1 paso.
   *[other] Quedan { $count } pasos.
}
echoes-step-conquer = { $card }: ¿qué fuente conquistas?
echoes-step-attack = ¿Quién ataca { $source }? Hace falta una fuerza conjunta de más de { $need }{ $extra ->
    [0] .
   *[other] ; el efecto añade { $extra }.
}
echoes-step-attack-so-far = Hasta ahora, { $creatures }: fuerza { $strength }{ $extra ->
    [0] .
   *[other] { " " }({ $extra } del efecto).
} { $source } pide más de { $need }. ¿Quién más ataca?
echoes-step-fortify = { $card }: ¿qué fuente fortificas?
echoes-step-use = { $card }: ¿de quién usas el efecto?
echoes-step-remove = { $card }: ¿qué carta retiras?
echoes-step-ask = { $card }: ¿{ $what }?
echoes-step-pay = { $card }: ¿{ $what }?
echoes-step-choose = { $card }: ¿qué eliges?

# La mesa.
echoes-shown-sources = Fuentes
echoes-shown-centre = en el centro
echoes-shown-held = de { $person }
echoes-shown-fortified = fortificada por { $person }
echoes-shown-to-beat = más de { $need } para tomarla
echoes-shown-reserve = Reserva { $reserve } PV · mazo { $deck } · descarte { $discard }
echoes-shown-board = Tablero
echoes-shown-outside = fuera
echoes-shown-brotherhood = Hermandad
echoes-shown-nobody = nadie todavía
echoes-shown-hand = Mano
echoes-shown-empty = vacía
echoes-shown-person = { $vp } PV · { $score } puntos ahora · { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en mano · hermandad { $size } de 12
echoes-shown-last-round = ¡Última ronda!
echoes-shown-vp = { $vp } PV
echoes-shown-strength = fuerza { $strength }
echoes-shown-cost = { $cost ->
    [one] 1 carta
   *[other] { $cost } cartas
}, posición { $position }

# Cómo va.
echoes-lesson-aim = Reúne una hermandad de criaturas y artefactos y controla las fuentes de poder. Gana quien tiene más puntos; la partida acaba con la ronda en la que la reserva se vacía, una hermandad cuenta 12 o todas las fuentes están fortificadas.
echoes-lesson-time = Una carta se juega en tu tablero, en la posición que indica, y cada ronda se desliza un paso a la derecha. Más allá de la posición 1 se invoca: solo entonces cuenta.
echoes-lesson-turn = Dos veces por ronda haces una acción principal: robar 2, jugar una carta (descartando tantas otras como cuesta), avanzar cartas 2 pasos, o conquistar o fortificar una fuente.
echoes-lesson-flames = Los efectos de llama son gratuitos, una vez por ronda cada uno, cuando su color es el de la loseta que está fuera de tu tablero.
echoes-lesson-sources = Las criaturas que conquistan una fuente quedan debajo: sus efectos se detienen y su fuerza la guarda. Fortifícala para conservarla para siempre.

# Palabras que se pueden escribir.
echoes-word-play = jugar, juega
echoes-word-draw = robar, roba, robar dos, robar 2
echoes-word-advance = avanzar, avanza, mover
echoes-word-conquer = conquistar, conquista, atacar
echoes-word-fortify = fortificar, fortifica
echoes-word-flame = llama
echoes-word-reinforce = reforzar, refuerza
echoes-word-discard = descartar, descarta
echoes-word-end = fin, terminar, pasar
echoes-word-yes = sí, acepto
echoes-word-no = no, renuncio
echoes-word-done = listo, basta
echoes-which-card = «{ $words }» puede ser { $cards }; di algo más del nombre

echoes-tag-neutral = neutral
echoes-play-hint = Un número hace esa jugada. También: jugar reina del mar · avanzar ladrón · leer ladrón · conquistar ciclos · por qué conquistar ciclos · reglas llama · idioma en · ayuda · salir
echoes-play-help-words = hace una jugada dicha con palabras
    .type = jugar ladrón
echoes-play-help-why = dice por qué no
    .type = por qué conquistar ciclos
echoes-play-help-flip = mueve una criatura bajo una fuente tuya
    .type = reforzar ladrón ciclos
echoes-play-help-rule = leer una regla
    .type = regla ET-6.1
echoes-play-help-rules = buscar en el reglamento
    .type = reglas llama
