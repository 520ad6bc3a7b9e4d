# Ecos del Tiempo en la terminal: las cartas que se leen y el recuento del final.

echoes-play-you-name = Guía
echoes-read-waiting = A punto de entrar en juego
echoes-read-hand = Tu mano
echoes-read-board = { $you ->
    [yes] Tu tablero
   *[no] Tablero de { $person }
}
echoes-read-brotherhood = { $you ->
    [yes] Tu Hermandad
   *[no] Hermandad de { $person }
}
echoes-read-under-source = Bajo { $source }
echoes-read-discard = Descarte
echoes-read-position = posición { $position }
echoes-read-used = ya activada en esta ronda
echoes-read-strength-now = fuerza { $strength } ahora ({ $printed } impresa)
echoes-read-lands = esa loseta está llena: quedaría en la { $position }
echoes-read-no-room = ni esa loseta ni las de su izquierda tienen sitio
echoes-read-conquer = al conquistarla (más de { $need }): { $vp } PV. { $text }
echoes-read-fortify = al fortificarla (más de { $need }): { $vp } PV. { $text }
echoes-read-to-fortify = sus criaturas suman { $strength }; más de { $need } para fortificarla
echoes-read-under = debajo: { $cards }
echoes-read-cost = { $cost ->
    [0] sin descartar
    [one] cuesta 1 carta
   *[other] cuesta { $cost } cartas
}, { $position ->
    [0] directa a la Hermandad
   *[other] posición { $position }
}
echoes-read-tile-short = { $position } { $flame }
echoes-read-outside-short = fuera: { $flame }
echoes-read-tile = { $position }, llama { $flame }
echoes-read-outside = fuera: llama { $flame }
echoes-play-help-read = leer cualquier carta de la mesa, sea de quien sea; también una parte de la mesa: «leer descarte»
    .type = leer ladrón
