# Lo que se escribe para una parte de la mesa, en la terminal y en la línea de órdenes de la mesa. La primera palabra es la que se enseña.

play-word-moves = jugadas
play-word-last = último, novedades, qué ha pasado
play-help-parts = una parte de la mesa; también valen «{ $parts }»
    .type = { $first }
play-help-moves = lo que puedes hacer ahora, con sus números
    .type = jugadas
play-help-last = lo que ha pasado desde tu última jugada
    .type = último
play-nothing-happened = No ha pasado nada desde tu última jugada.
play-part-empty = Ahí no hay nada ahora.
play-line-watching = Estás mirando, así que aquí no te toca hacer nada. Puedes leer la mesa: escribe «mirar».
play-line-elsewhere = «{ $words }» solo vale en la terminal. En esta mesa hay un botón para eso.

shipwreck-part-row = fila, la fila
shipwreck-part-hand = mano, mi mano, destinos
shipwreck-part-people = gente, jugadores, filas numéricas
shipwreck-part-deck = mazo
shipwreck-part-powers = poderes, desvanecidos
shipwreck-part-bag = bolsa, no vistos
shipwreck-read-no-powers = Todavía no se ha desvanecido ningún arcano, así que no hay poderes.

echoes-part-sources = fuentes, fuente
echoes-part-hand = mano, mi mano
echoes-part-rail = tablero, mi tablero, tablero de Tiempo
echoes-part-rails = tableros
echoes-part-brotherhood = Hermandad, mi Hermandad
echoes-part-people = gente, jugadores
echoes-part-deck = mazo, reserva
echoes-part-discard = descartes, pila

timestories-part-cards = cartas, mis cartas, mano
timestories-part-here = aquí, lugar
timestories-part-items = objetos, cosas
timestories-part-people = gente, agentes, receptáculos
timestories-part-mission = misión, orden
timestories-part-map = mapa, lugares
timestories-part-standing = estado, tiempo, azrak

echoes-play-why-what = Di en qué jugada estás pensando: «por qué conquistar ciclos», «por qué jugar ladrón».
timestories-play-why-what = Di en qué jugada estás pensando, con las palabras con que se ofrece: «por qué explorar B».
