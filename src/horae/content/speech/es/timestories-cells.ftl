# TIME Stories: lo que dicen las casillas de una prueba, tan breve como está impreso.

timestories-cell-nothing = nada
timestories-cell-take = toma { $count ->
    [one] el Objeto { $items }
   *[other] los Objetos { $items }
}
timestories-cell-token = toma una ficha
timestories-cell-interaction = lee tu Interacción { $number }
timestories-cell-recall = lee tu Recuerdo Breve
timestories-cell-azrak = { $azrak } Azrak
timestories-cell-magick = { $magick } de Magia
timestories-cell-gain = { $who ->
    [somebody] alguien gana { $amount }
    [everyone] cada agente gana { $amount }
    [others] el resto gana { $amount }
    [captain] el Capitán del Tiempo gana { $amount }
   *[reader] gana { $amount }
}
timestories-cell-lose = { $who ->
    [somebody] alguien pierde { $amount }
    [everyone] cada agente pierde { $amount }
    [others] el resto pierde { $amount }
    [captain] el Capitán del Tiempo pierde { $amount }
   *[reader] pierde { $amount }
}
timestories-cell-pay = { $who ->
    [group] el grupo paga { $amount } y ve para qué
   *[reader] paga { $amount } y ve para qué
}
timestories-cell-stow = guarda { $item ->
    [token] una ficha
   *[other] el Objeto { $item }
}
timestories-cell-remove = saca del juego { $item ->
    [token] una ficha
   *[other] el Objeto { $item }
}
timestories-cell-map = el mapa cambia
timestories-cell-mystery = roba un misterio
timestories-cell-eject = { $who ->
    [somebody] alguien tiene que salir
    [everyone] expulsión para cada agente
    [others] expulsión para el resto
    [captain] expulsión para el Capitán del Tiempo
   *[reader] expulsión
}
timestories-cell-regain = el receptáculo recupera el control
timestories-cell-conflict = empieza el conflicto
timestories-cell-conflict-ends = termina el conflicto
timestories-cell-again = vuelve a intentarla
timestories-cell-damage = { $points } de daño
timestories-cell-reshuffle = baraja el Destino
timestories-cell-panorama = cambia una carta de la vista panorámica
timestories-cell-choose = elige qué hacer
timestories-cell-depends = depende
timestories-cell-rest-depends = { $what }; lo demás depende
timestories-cell-sealed = da la vuelta a una carta sellada
timestories-cell-deck = abre el segundo mazo de Historia
timestories-cell-update = una Actualización sin coste más
timestories-cell-bonus = { $value } a tu prueba
timestories-cell-end = la misión termina

timestories-read-cells = Fallo: { $failure }. Éxito crítico: { $critical }. Éxito: { $success }.
timestories-read-cells-two = Fallo: { $failure }. Éxito, crítico o no: { $success }.
timestories-cell-say = sigue leyendo
timestories-cell-count = se apunta algo
timestories-cell-counter-by = { $name } { $by }
timestories-cell-counter-to = { $name }: { $value }
timestories-cell-move = el grupo se va
timestories-cell-answer = responde a una pregunta
