# Ecos del Tiempo como relato: lo que pasó, lo que se puede hacer y lo que se pregunta.

echoes-told-starts = { $you ->
    [yes] Tienes
   *[no] { $person } tiene
} la ficha de Inicio
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
    [yes] Activas
   *[no] { $person } activa
} la llama { $colour } de { $card }.
echoes-told-because = { $card }: { $told }
echoes-told-reused = { $you ->
    [yes] Activas
   *[no] { $person } activa
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
} { $vp } PV ({ $reserve ->
    [one] queda 1
   *[other] quedan { $reserve }
} en la reserva).
echoes-told-lost = { $you ->
    [yes] Pierdes
   *[no] { $person } pierde
} { $vp } PV (hay { $reserve } en la reserva).
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
echoes-told-end-brotherhood = Una Hermandad llega a 12 cartas: es la última ronda.
echoes-told-end-fortified = Todas las Fuentes de Poder están fortificadas: es la última ronda.
echoes-told-end-still = Ya no cambia nada en la mesa: la partida termina.
echoes-told-still = En esta ronda no ha cambiado nada. { $left ->
    [one] Con otra así, la partida termina (ET-R16).
   *[other] Con otras { $left } seguidas así, la partida termina (ET-R16).
}
echoes-told-score = { $person }: { $vp }
echoes-told-over = { $count ->
    [one] Gana { $winners }
   *[other] { $winners } comparten la victoria
}. Puntos: { $scores }.
echoes-result = Puntos: { $scores }, tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}. { $why }
echoes-result-by-reserve = Terminó al vaciarse la reserva central.
echoes-result-by-brotherhood = Terminó cuando una Hermandad llegó a 12 cartas.
echoes-result-by-fortified = Terminó con todas las Fuentes de Poder fortificadas.
echoes-result-by-still = Terminó porque ya no cambiaba nada en la mesa.
echoes-result-and-tie = { $about } { $tie }
echoes-result-tie-broken = Empate a { $vp } entre { $level }. Gana quien tiene más Fuentes fortificadas ({ $counts }): { $winners }.
echoes-result-tie-shared = Empate a { $vp } entre { $level }, también en Fuentes fortificadas ({ $counts }): la victoria se comparte.
echoes-result-won = Ganas
echoes-result-seen = Gana { $winners }
echoes-result-shared = Victoria compartida
echoes-result-lost = Pierdes

# Jugadas.
echoes-move-play = jugar { $card } ({ $cost ->
    [0] sin descartar
    [one] descartando 1 carta
   *[other] descartando { $cost } cartas
}, posición { $position })
echoes-move-play-pushed = jugar { $card } ({ $cost ->
    [0] sin descartar
    [one] descartando 1 carta
   *[other] descartando { $cost } cartas
}, la posición { $position } está llena: queda en la { $lands })
echoes-move-play-straight = jugar { $card } ({ $cost ->
    [0] sin descartar
    [one] descartando 1 carta
   *[other] descartando { $cost } cartas
}, directa a tu Hermandad)
echoes-move-draw-two = robar 2 cartas
echoes-move-advance = avanzar { $card }
echoes-move-advance-to = avanzar { $card } (a la posición { $position })
echoes-move-advance-off = avanzar { $card } (se invoca)
echoes-move-conquer = conquistar { $source } (con más de { $need } de fuerza)
echoes-move-fortify = fortificar { $source } (con más de { $need } de fuerza)
echoes-move-send = enviar { $card } (fuerza { $strength })
echoes-move-attack = atacar con { $creatures } (fuerza { $strength })
echoes-move-flame = activar la llama de { $card }
echoes-move-reinforce = { $card } bajo { $source }
echoes-move-end-turn = terminar el turno
echoes-move-discard = descartar { $card }
echoes-move-summon = primero { $card }
echoes-move-resolve = ahora { $card }
echoes-move-use = activar { $card }
echoes-move-remove = retirar { $card }
echoes-move-choose = { $what }
echoes-move-accept = sí
echoes-move-decline = no, dejarlo
echoes-move-done = ya está bien así

# Lo que se pregunta.
echoes-your-action = Tu acción
echoes-step-over = La partida ha terminado.
echoes-step-wait = Decide el resto de la mesa.
echoes-step-first = ¿Qué carta juegas primero? Nadie la verá hasta que todo el mundo haya elegido.
echoes-step-turn = Tu turno: una acción principal, y acciones gratuitas antes o después.
echoes-step-after = ¿Alguna acción gratuita o terminas el turno?
echoes-step-cut = Quédate con diez cartas: descarta { $count ->
    [one] 1 más.
   *[other] { $count } más.
}
echoes-step-forced = Tienes que descartar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
echoes-step-order = ¿Qué efecto se activa ahora?
echoes-step-leaving = ¿Qué carta se invoca primero?
echoes-step-discard = { $card }: descarta { $count ->
    [one] 1 carta más.
   *[other] { $count } cartas más.
}
echoes-step-play = { $card }: ¿qué carta juegas?
echoes-step-advance = { $card }: ¿qué carta avanza? { $count ->
    [one] Queda 1 posición.
   *[other] Quedan { $count } posiciones.
}
echoes-step-conquer = { $card }: ¿qué Fuente conquistas?
echoes-step-attack = ¿Qué criaturas atacan { $source }? Tienen que sumar más de { $need } de fuerza{ $extra ->
    [0] .
   *[other] ; el efecto añade { $extra }.
}
echoes-step-attack-so-far = Hasta ahora, { $creatures }: fuerza { $strength }{ $extra ->
    [0] .
   *[other] { " " }({ $extra } del efecto).
} { $source } pide más de { $need }. ¿Quién más ataca?
echoes-step-fortify = { $card }: ¿qué Fuente fortificas?
echoes-step-use = { $card }: ¿qué efecto activas?
echoes-step-remove = { $card }: ¿qué carta retiras?
echoes-step-ask = { $card }: { $what }. ¿Lo haces?
echoes-step-pay = { $card }: ¿{ $price }? Si lo haces, { $then }.
echoes-price-cards = descartas { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
echoes-price-vp = pierdes { $n } PV
echoes-step-choose = { $card }: ¿qué eliges?

# La mesa.
echoes-shown-sources = Fuentes de Poder
echoes-shown-centre = en el centro
echoes-shown-held = de { $person }
echoes-shown-fortified = fortificada por { $person }
echoes-shown-to-beat = hay que superar { $need } para tomarla
echoes-shown-reserve = Reserva { $reserve } PV · mazo { $deck } · descarte { $discard }
echoes-shown-board = Tablero de Tiempo
echoes-shown-outside = fuera
echoes-shown-brotherhood = Hermandad
echoes-shown-nobody = nadie todavía
echoes-shown-all-away = todas bajo Fuentes
echoes-shown-hand = Mano
echoes-shown-empty = vacía
echoes-shown-person = { $vp } PV · { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} ahora · { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en mano · { $size } de 12 para el final
echoes-shown-last-round = ¡Última ronda!
echoes-shown-vp = { $vp } PV
echoes-shown-strength = fuerza { $strength }
echoes-shown-cost = { $cost ->
    [0] sin descartar
    [one] 1 carta
   *[other] { $cost } cartas
}, posición { $position }

# Cómo va.
echoes-lesson-aim = Reúne una Hermandad de criaturas y artefactos y controla las Fuentes de Poder. Gana quien sume más puntos; la partida acaba con la ronda en la que se vacía la reserva, una Hermandad llega a 12 cartas o todas las Fuentes están fortificadas.
echoes-lesson-time = Las cartas se juegan en tu tablero de Tiempo, en la posición que indican, y cada ronda se deslizan una posición a la derecha. Al pasar de la posición 1 se invocan: solo entonces cuentan.
echoes-lesson-turn = Dos veces por ronda haces una acción principal: robar 2 cartas, jugar una (descartando tantas como cuesta), avanzar cartas 2 posiciones, o conquistar o fortificar una Fuente.
echoes-lesson-flames = Los efectos Llama son acciones gratuitas: cada uno se activa una vez por ronda, si su color es el de la loseta que está fuera de tu tablero.
echoes-lesson-sources = Las criaturas que conquistan una Fuente quedan debajo: sus efectos se detienen y su fuerza la guarda. Fortifícala y será tuya para siempre.

# Palabras que se pueden escribir.
echoes-word-play = jugar, juega
echoes-word-draw = robar, roba, robar dos, robar 2
echoes-word-advance = avanzar, avanza, mover
echoes-word-conquer = conquistar, conquista, atacar, ataca
echoes-word-fortify = fortificar, fortifica
echoes-word-flame = llama, activar, activa
echoes-word-reinforce = incrementar, incrementa, reforzar, refuerza
echoes-word-discard = descartar, descarta
echoes-word-end = fin, terminar, pasar
echoes-word-yes = sí, acepto
echoes-word-no = no, renuncio
echoes-word-done = listo, basta
echoes-which-card = «{ $words }» puede ser { $cards }; escribe algo más del nombre

echoes-play-hint = Un número hace esa jugada. También: «jugar reina del mar» · «avanzar ladrón» · «leer ladrón» · «conquistar ciclos» · «por qué conquistar ciclos» · «reglas llama» · «idioma en» · «ayuda» · «salir»
echoes-play-help-words = hacer una jugada dicha con palabras
    .type = jugar ladrón
echoes-play-help-why = saber por qué no se puede
    .type = por qué conquistar ciclos
echoes-play-help-flip = incrementar el control: llevar una criatura bajo una Fuente tuya
    .type = incrementar ladrón ciclos
echoes-play-help-rule = leer una regla
    .type = regla ET-6.1
echoes-play-help-rules = buscar en el reglamento
    .type = reglas llama
