# Ecos del Tiempo: lo que dicen las cartas, por qué se rechaza algo y qué falla en un paquete.

echoes-blue = azul
echoes-yellow = amarilla
echoes-red = roja
echoes-faction-water = agua
echoes-faction-sky = cielo
echoes-faction-forest = bosque
echoes-faction-earth = tierra
echoes-faction-neutral = la facción neutral
echoes-war = guerra
echoes-magic = magia
echoes-creature = criatura
echoes-artefact = artefacto
echoes-tag-neutral = neutral
echoes-tags = { $faction } · { $specialisation } · { $type }
echoes-kind-immediate = inmediato
echoes-kind-permanent = permanente
echoes-kind-blue = Llama azul
echoes-kind-yellow = Llama amarilla
echoes-kind-red = Llama roja
echoes-kind-scoring = puntuación

# Qué cartas.
echoes-kinds-one = { " " }de { $a }
echoes-kinds-two = { " " }de { $a } y { $b }
echoes-strength-at-least = { " " }con fuerza { $n } o más
echoes-strength-at-most = { " " }con fuerza { $n } o menos
echoes-cost-at-least = { " " }de coste { $n } o más
echoes-cost-at-most = { $n ->
    [0] { " " }de coste 0
   *[other] { " " }de coste { $n } o menos
}
echoes-more = { $a }{ $b }
echoes-noun-card = { $article ->
    [yes] una carta{ $kinds }{ $more }
    [other] otra carta{ $kinds }{ $more }
   *[no] { $num }{ $n ->
        [one] carta
       *[other] cartas
    }{ $kinds }{ $more }
}
echoes-noun-creature = { $article ->
    [yes] una criatura{ $kinds }{ $more }
    [other] otra criatura{ $kinds }{ $more }
   *[no] { $num }{ $n ->
        [one] criatura
       *[other] criaturas
    }{ $kinds }{ $more }
}
echoes-noun-artefact = { $article ->
    [yes] un artefacto{ $kinds }{ $more }
    [other] otro artefacto{ $kinds }{ $more }
   *[no] { $num }{ $n ->
        [one] artefacto
       *[other] artefactos
    }{ $kinds }{ $more }
}

# Qué se cuenta.
echoes-count-cards = { $what } en tu Hermandad
echoes-count-strength = { $num }{ $n ->
    [one] punto
   *[other] puntos
} de fuerza de { $what } en tu Hermandad
echoes-count-factions = { $num }{ $n ->
    [one] facción distinta
   *[other] facciones distintas
} en tu Hermandad
echoes-count-pairs = { $num }{ $n ->
    [one] pareja formada
   *[other] parejas formadas
} por { $one } y { $other } en tu Hermandad
echoes-count-sources = { $num }{ $n ->
    [one] Fuente
   *[other] Fuentes
} bajo tu control
echoes-count-fortified = { $num }{ $n ->
    [one] Fuente fortificada
   *[other] Fuentes fortificadas
} bajo tu control
echoes-count-guards = { $num }{ $n ->
    [one] criatura
   *[other] criaturas
} bajo Fuentes que has conquistado
echoes-count-points = { $num }PV en fichas
echoes-count-flames = { $num }{ $n ->
    [one] ficha
   *[other] fichas
} de Activación en tus cartas y Fuentes
echoes-count-its-strength = { $num }{ $n ->
    [one] punto
   *[other] puntos
} de su fuerza
echoes-count-its-cards = { $num }{ $n ->
    [one] carta
   *[other] cartas
} de su coste
echoes-count-its-time = { $num }{ $n ->
    [one] posición
   *[other] posiciones
} de su coste
echoes-count-its-vp = { $num }PV que lleva impresos
echoes-each = por cada { $things }
echoes-at-most = { $each } (hasta { $n })
echoes-if-at-least = tienes al menos { $things }
echoes-if-at-most = tienes como mucho { $things }
echoes-its-strength = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de fuerza
echoes-its-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} de coste
echoes-its-time = { $n ->
    [one] 1 posición
   *[other] { $n } posiciones
} de coste
echoes-its-vp = { $n } PV impresos
echoes-if-its-at-least = tiene al menos { $things }
echoes-if-its-at-most = tiene como mucho { $things }
echoes-if-both = { $a } y { $b }
echoes-if-more = tienes más { $of } que { $than } en tu Hermandad
echoes-if-more-alike = tienes más { $what }{ $of } que{ $than } en tu Hermandad
echoes-if-flame = la llama de fuera de tu tablero es { $colour }

# Cuándo ocurre un efecto permanente.
echoes-when = cuando { $when }, { $then }
echoes-on-summoned = invoques { $what }
echoes-on-played = juegues { $what }
echoes-on-conquered = conquistes una Fuente
echoes-on-fortified = fortifiques una Fuente
echoes-on-slid = se deslicen tus losetas
echoes-on-slid-colour = se deslicen tus losetas y salga la llama { $colour }
echoes-on-drawn = robes cartas
echoes-on-discarded = descartes cartas de tu mano
echoes-on-round_end = termine la ronda
echoes-on-flame = actives un efecto Llama
echoes-on-flame-colour = actives un efecto de Llama { $colour }

# Qué hacen los efectos.
echoes-then = { $first }; después, { $next }
echoes-or = { $first }; o bien { $next }
echoes-do-draw = roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
echoes-do-draw-each = roba 1 carta { $each }
echoes-do-discard = descarta { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
echoes-do-play = juega { $what }
echoes-do-play-fewer = juega { $what } con un descuento de { $fewer ->
    [one] 1 carta
   *[other] { $fewer } cartas
}
echoes-do-play-earlier = juega { $what } con un descuento de { $earlier ->
    [one] 1 posición
   *[other] { $earlier } posiciones
}
echoes-do-play-both = juega { $what } con un descuento de { $fewer ->
    [one] 1 carta
   *[other] { $fewer } cartas
} y { $earlier ->
    [one] 1 posición
   *[other] { $earlier } posiciones
}
echoes-do-advance = avanza { $n ->
    [one] 1 carta 1 posición
   *[other] cartas hasta { $n } posiciones en total
}
echoes-do-advance-each = avanza cartas hasta 1 posición { $each }
echoes-do-slide = desliza tus losetas
echoes-do-gain = gana { $n } PV
echoes-do-gain-each = gana 1 PV { $each }
echoes-do-lose = pierde { $n } PV
echoes-do-lose-each = pierde 1 PV { $each }
echoes-do-others-discard = haz que cada oponente descarte { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
echoes-do-others-lose = haz que cada oponente pierda { $n } PV
echoes-do-others-lose-each = haz que cada oponente pierda 1 PV { $each }
echoes-do-use-immediate = activa el efecto inmediato de otra carta de tu Hermandad
echoes-do-use-immediate-of = activa el efecto inmediato de { $what } de tu Hermandad
echoes-do-use-flame = activa el efecto Llama, sea del color que sea, de otra carta o Fuente tuya
echoes-do-use-flame-colour = activa el efecto de Llama { $colour } de otra carta o Fuente tuya
echoes-do-remove = puedes retirar { $what } de tu Hermandad; si lo haces, { $then }
echoes-do-conquer = conquista una Fuente
echoes-do-conquer-plus = conquista una Fuente con { $n } de fuerza adicional
echoes-do-conquer-each = conquista una Fuente con 1 de fuerza adicional { $each }
echoes-do-fortify = fortifica una Fuente
echoes-do-fortify-plus = fortifica una Fuente con { $n } de fuerza adicional
echoes-do-fortify-each = fortifica una Fuente con 1 de fuerza adicional { $each }
echoes-do-choose = elige: { $options }
echoes-do-if = si { $test }, { $then }
echoes-do-if-else = si { $test }, { $then }; si no, { $otherwise }
echoes-do-for-each = { $each }: { $then }
echoes-do-may = si quieres, { $then }
echoes-do-pay-cards = puedes descartar { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}; si lo haces, { $then }
echoes-do-pay-vp = puedes perder { $n } PV; si lo haces, { $then }
echoes-stronger = tus { $what } tienen +{ $n } de fuerza
echoes-stronger-guarding = tus { $what } bajo Fuentes tienen +{ $n } de fuerza
echoes-cheaper-fewer = cuando juegues { $what }, tienes un descuento de { $fewer ->
    [one] 1 carta
   *[other] { $fewer } cartas
}
echoes-cheaper-earlier = cuando juegues { $what }, tienes un descuento de { $earlier ->
    [one] 1 posición
   *[other] { $earlier } posiciones
}
echoes-cheaper-both = cuando juegues { $what }, tienes un descuento de { $fewer ->
    [one] 1 carta
   *[other] { $fewer } cartas
} y { $earlier ->
    [one] 1 posición
   *[other] { $earlier } posiciones
}
echoes-scores = { $vp } PV { $each }

# Por qué no.
echoes-no-over = la partida terminó con la ronda { $round }
echoes-no-seat = no tienes asiento en esta partida
echoes-no-first = elige una carta de tu mano para jugarla primero
echoes-no-first-twice = ya has elegido tu primera carta; el resto de la mesa aún está eligiendo
echoes-no-first-to-pay = no puedes pagar ninguna carta de tu mano: solo queda no jugar ninguna
echoes-no-turn = es el turno de { $active }
echoes-no-wait = antes decide { $who }
echoes-no-such-card = en este juego no hay ninguna carta «{ $card }»
echoes-no-discard-first = antes tienes que descartar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
echoes-no-in-hand = «{ $card }» no está en tu mano
echoes-no-play-kind = «{ $card }» no es una carta como la que pide el efecto
echoes-no-copy = ya tienes «{ $card }» en tu Hermandad o en tu tablero
echoes-no-pay = «{ $card }» cuesta descartar { $cost ->
    [one] 1 carta
   *[other] { $cost } cartas
} y { $others ->
    [0] no tienes ninguna otra
    [one] solo tienes 1 más
   *[other] solo tienes { $others } más
}
echoes-no-room = «{ $card }» va a la posición { $position }, y ni esa loseta ni ninguna a su izquierda tiene sitio
echoes-no-on-board = «{ $card }» no está en tu tablero
echoes-no-advance = «{ $card }» tiene que avanzar { $need ->
    [one] 1 posición
   *[other] { $need } posiciones
} para dejar atrás las losetas llenas, y { $steps ->
    [one] solo te queda 1
   *[other] solo te quedan { $steps }
}
echoes-no-source = la Fuente «{ $source }» no está en juego
echoes-no-fortified = { $source } está fortificada
echoes-no-own-source = { $source } ya es tuya
echoes-no-not-yours = { $source } no es una Fuente que hayas conquistado
echoes-no-strength = para tomar { $source }, la fuerza de quienes atacan debe superar { $need }, y es { $strength }
echoes-no-fortify = para fortificar { $source }, la fuerza que hay debajo debe superar { $need }, y es { $strength }
echoes-no-active = «{ $card }» no está libre en tu Hermandad
echoes-no-flame = «{ $card }» no tiene efecto Llama
echoes-no-token = «{ $card }» tiene una ficha de Activación
echoes-no-colour = la llama de «{ $card }» es { $colour } y la de fuera de tu tablero es { $outside }
echoes-no-free = «{ $card }» no está libre en tu Hermandad
echoes-no-creature = «{ $card }» no es una criatura
echoes-no-pass = cada turno tiene su acción principal; siempre puedes robar dos cartas
echoes-no-main-twice = ya has hecho tu acción principal de este turno
echoes-no-question = ahora nadie te pregunta eso: haz una acción
echoes-no-sent = «{ $card }» ya está entre quienes atacan
echoes-no-attacker = antes elige al menos una criatura que ataque { $source }
echoes-no-use = el efecto no puede activar «{ $card }»
echoes-no-remove-where = «{ $card }» no es una carta de tu Hermandad que se pueda retirar
echoes-no-remove-remover = «{ $card }» tiene a su vez un efecto de retirar cartas
echoes-no-answer = { $asked }
echoes-asks-leaving = di cuál de las cartas que salen se invoca primero
echoes-asks-order = di cuál de los efectos se activa ahora
echoes-asks-discard = antes tienes que descartar una carta de tu mano
echoes-asks-play = juega una carta con el efecto o renuncia a él
echoes-asks-advance = avanza una carta o di que has terminado
echoes-asks-conquer = elige una Fuente que conquistar o renuncia
echoes-asks-attack = di qué criaturas atacan
echoes-asks-fortify = elige una Fuente que fortificar o renuncia
echoes-asks-use = elige qué efecto activar o renuncia
echoes-asks-remove = elige una carta que retirar o renuncia
echoes-asks-may = acepta o renuncia
echoes-asks-choose = elige una de las opciones

# Qué falla en un paquete.
echoes-pack-few-cards = un paquete necesita al menos { $least } cartas, para que cuatro personas puedan robar su primera mano
echoes-pack-few-sources = un paquete necesita al menos { $least } Fuentes
echoes-pack-range = «{ $id }»: «{ $field }» está entre { $low } y { $high }
echoes-pack-artefact-strength = «{ $id }» es un artefacto; solo las criaturas tienen fuerza
echoes-pack-copies = «{ $id }» es una criatura; solo los artefactos tienen dos copias
echoes-pack-scoring-vp = «{ $id }» tiene un efecto de puntuación, que sustituye a sus PV
echoes-pack-side = «{ $id }»: la fuerza y los PV son 0 o más
echoes-pack-permanent = «{ $id }»: un efecto permanente tiene o bien «when» y «does», o bien «standing»
echoes-pack-no-discount = «{ $id }»: un descuento tiene que descontar algo
echoes-pack-no-effect = «{ $id }»: aquí no hay ningún efecto
echoes-pack-negative = «{ $id }»: «{ $field }» es 0 o más
echoes-pack-options = «{ $id }»: una elección tiene de 2 a { $most } opciones, ninguna vacía
echoes-pack-no-bound = «{ $id }»: una prueba dice «at_least» o «at_most»
echoes-pack-pay = «{ $id }»: se pagan o cartas o PV
echoes-pack-per = «{ $id }»: «per» y «at_most» son 1 o más
echoes-pack-its = «{ $id }»: «its» necesita una carta invocada o retirada
echoes-pack-not-brotherhood = «{ $count }» no se cuenta: solo cuentan las cartas de la Hermandad (ET-8.1)
echoes-pack-scoring-flames = «{ $id }»: al puntuar la partida ya no queda ninguna ficha de Activación (ET-9.2)

# Lo que encuentra una revisión del paquete.
echoes-lint-designs = hay { $found } cartas distintas; la caja trae { $wanted }
echoes-lint-cards = hay { $found } cartas; la caja trae { $wanted }
echoes-lint-twins = { $found } cartas están dos veces; en la caja son { $wanted }
echoes-lint-sources = hay { $found } Fuentes; la caja trae { $wanted }
echoes-lint-few = de «{ $what }» hay { $found }; con menos de { $least } apenas se nota
echoes-lint-mean = la media de «{ $field }» es { $mean }; entre { $low } y { $high } la partida lleva buen ritmo
echoes-lint-name = «{ $id }» se llama «{ $name }», como «{ $other }»
echoes-lint-same = «{ $id }» dice lo mismo que «{ $other }»: «{ $text }»
echoes-lint-long = el texto de «{ $id }» en «{ $language }» tiene { $length } letras; en una carta caben { $most }
echoes-lint-nothing = «{ $id }»: ninguna otra carta es de la clase que se pide aquí, así que esto nunca hace nada
echoes-lint-never = «{ $id }»: esto no puede darse nunca; la cuenta llega a { $most } como mucho
echoes-lint-strength = «{ $id }»: no hay diez criaturas que sumen más de { $strength }
