# Lo que dice el tutor al oído: qué hace por ti cada carta, con qué se gana, qué jugadas mirar.

echoes-coach-look = Lo que yo miraría
echoes-coach-discards = Lo que menos echarías de menos
echoes-coach-race = Con qué se gana aquí
echoes-coach-hand = Lo que harían por ti tus cartas

echoes-coach-move = Podrías { $move }. { $why }
echoes-coach-send = Podrías enviar { $card } bajo { $source }. { $why }
echoes-coach-why-few-cards = { $count ->
    [0] No tienes cartas
    [one] Solo tienes una carta
   *[other] Solo tienes { $count } cartas
} en la mano: pocas para elegir y para pagar.
echoes-coach-why-more-cards = Más donde elegir y con qué pagar.
echoes-coach-why-advance = Lo que llega antes te sirve más tiempo.
echoes-coach-why-flame = No gasta acción, y su color no sale todas las rondas.
echoes-coach-why-reinforce = Será más difícil quitarte { $source }, y quedará más cerca de fortificarse.
echoes-coach-why-end-turn = Lo que queda te costaría más de lo que trae.
echoes-coach-why-discard = Es cara, tardía o ayuda poco a las demás.

echoes-coach-standing = Tienes { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}, { $ahead ->
    [0] { $behind ->
        [0] a la par de quien más tiene
       *[other] { $behind } menos que quien más tiene
    }
   *[other] { $ahead } más que nadie
}: fichas { $tokens }, Fuentes { $sources }, cartas { $cards }.
echoes-coach-rival = { $person }: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}, { $size } de { $full } para el final, { $strength } de fuerza para atacar.
echoes-coach-reach = { $source } está a tu alcance: puedes enviar { $strength } y pide más de { $need }. Vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
echoes-coach-reach-held = { $source } está a tu alcance: puedes enviar { $strength } y pide más de { $need }. Vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}, que { $person } perdería.
echoes-coach-short = { $source }: { $lack ->
    [one] te falta 1
   *[other] te faltan { $lack }
} de fuerza (puedes enviar { $strength } y pide más de { $need }). Vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
echoes-coach-ripe = { $source } es tuya y ya tiene fuerza para fortificarse: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} más, y nadie podrá quitártela.
echoes-coach-hold = { $source } es tuya, con { $guards } de fuerza debajo. Con { $lack } más podrías fortificarla: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} más.
echoes-coach-threat = { $source } es tuya, pero { $person } puede enviar { $strength } contra tus { $guards }. Pon a alguien más debajo.
echoes-coach-end = La última ronda es aquella en que una Hermandad llega a { $full } (la que más suma va por { $size }; cada Fuente cuenta 2 y quien está debajo, nada), se acaba la reserva ({ $reserve ->
    [one] queda 1
   *[other] quedan { $reserve }
}) o todas las Fuentes están fortificadas ({ $fortified } de { $sources }). Yo diría que { $rounds ->
    [one] queda una ronda
   *[other] quedan unas { $rounds } rondas
}.
echoes-coach-last = Esta es la última ronda: lo que no esté en tu Hermandad cuando acabe no puntúa.

echoes-coach-card = { $card }. { $said }
echoes-coach-comes = { $rounds ->
    [0] Llega al momento.
    [one] Llega en la próxima ronda.
   *[other] Llega dentro de { $rounds } rondas.
}
echoes-coach-too-late = Llegaría tarde, si no la avanzas.
echoes-coach-not-copy = Ya tienes fuera a su gemela.
echoes-coach-not-pay = Aún no puedes pagarla.
echoes-coach-not-room = No cabe en tu tablero.
echoes-coach-points = Vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} tal como están las cosas.
echoes-coach-strength = Fuerza { $strength }.
echoes-coach-reaches = Con ella podrías tomar { $sources }.
echoes-coach-gives-draw = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} robas { $amount ->
    [one] una carta
   *[other] { $amount } cartas
}.
echoes-coach-gives-gain = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} ganas { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}.
echoes-coach-gives-lose = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} pierdes { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}.
echoes-coach-gives-advance = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} avanzas { $amount ->
    [one] 1 posición
   *[other] { $amount } posiciones
}.
echoes-coach-gives-others-lose = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} cada rival pierde { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}.
echoes-coach-gives-others-discard = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} cada rival descarta { $amount ->
    [one] una carta
   *[other] { $amount } cartas
}.
echoes-coach-gives-slide = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} tus losetas se deslizan otra vez.
echoes-coach-gives-play = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} puedes jugar otra carta.
echoes-coach-gives-conquer = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} puedes atacar una Fuente además de tu acción.
echoes-coach-gives-fortify = { $each ->
    [yes] Cada vez
   *[no] Al llegar
} puedes fortificar una Fuente además de tu acción.
echoes-coach-gives-choice = Te deja elegir: échale un vistazo.
echoes-coach-flame = { $rounds ->
    [0] Su llama arde en la misma ronda en que llega.
    [one] Su llama arde una ronda después de llegar.
   *[other] Su llama arde { $rounds } rondas después de llegar.
}
echoes-coach-wakes = Activa { $things }.
echoes-coach-woken = { $count ->
    [one] Otra carta tuya la activaría.
   *[other] Otras { $count } cartas tuyas la activarían.
}
echoes-coach-helps = Ayuda a { $count ->
    [one] una carta
   *[other] { $count } cartas
} de las que tienes.
