# TIME Stories Revolution en la terminal: lo que se puede leer.

timestories-read-before-agent = Delante de { $who }
timestories-read-played = { $who } ({ $name })
timestories-read-before = delante de { $who }
timestories-read-kind-a = Carta { $letter }
timestories-read-kind-panorama = Carta { $letter }
timestories-read-kind-item = Objeto { $letter }
timestories-read-kind-mystery = Misterio { $letter }
timestories-read-kind-interaction = Interacción { $letter }
timestories-read-kind-recall = Recuerdo Breve
timestories-read-kind-sealed = Carta sellada
timestories-read-kind-prologue = Prólogo
timestories-read-kind-ability = Capacidad
timestories-read-kind-countdown = Se acabó el tiempo
timestories-read-lately = Ya no está delante de ti
timestories-read-last = Lo último que has leído
timestories-read-said = Lo que has oído
timestories-read-face-down = una ficha boca abajo: solo tú sabes cuál es
timestories-read-goal = Lo que quieres
timestories-goal-told = Lo que quiere { $who }, y solo tú sabes: { $text } { $gives } Para volver a leerlo: «leer lo que quieres».
timestories-read-goal-return = Da { $azrak } Azrak del Retorno de misión.
timestories-read-goal-vortex = Da { $azrak } Azrak del Vórtice.
timestories-read-goal-reached = Conseguido.
timestories-word-answer = answer, responder, respuesta
timestories-answer-hint = Para responder a «{ $ask }», escribe «responder» y tus palabras.
timestories-gifts-word = dar, entregar, regalar, give
timestories-gifts-folded = También puedes entregar algo: «dar» dice qué y a quién.
timestories-word-vote = votar, vota, voto, vote
timestories-no-such-vote = no hay ninguna opción así; los números van delante de cada una
timestories-which-vote = hay más de una votación abierta: escribe el número entero, como «votar 101»
timestories-hint-vote = Cada opción de una votación tiene el mismo número en todas las pantallas. «votar 2» también toma la segunda.
timestories-read-supported = { $who } pide apoyo: { $attribute }, { $value } por ahora, contra { $difficulty }.
timestories-read-back = { $mystery ->
    [yes] El Misterio, visto de lejos
   *[no] Carta { $letter }, vista de lejos
}
timestories-read-mystery = El Misterio
timestories-read-bare = por el dorso no se ve nada más
timestories-read-conflict = Conflicto
timestories-read-people = Receptáculos
timestories-read-to-choose = Receptáculos por elegir
timestories-read-items = Objetos
timestories-read-on-table = sobre la mesa
timestories-read-box = La caja
timestories-read-sealed = Cartas selladas
timestories-read-sealed-card = Carta sellada { $number }
timestories-read-mission = La misión
timestories-read-return = Retorno de misión
timestories-read-returned = Azrak sobre él: { $azrak }
timestories-read-prologue = Prólogo
timestories-read-map-card = Mapa { $number }
timestories-read-map = Mapa
timestories-read-item = Objeto { $number } ({ $colour ->
    [green] verde
    [yellow] amarillo
    [red] rojo
   *[white] blanco
})
timestories-read-test = Prueba: { $test }
timestories-read-azrak = Azrak { $azrak } de { $level }
timestories-read-magick = Magia { $magick }
timestories-read-costs-azrak = cuesta { $azrak } de Azrak
timestories-read-costs-magick = cuesta { $magick } de Magia
timestories-read-used = ya usada
timestories-read-captain = Capitán del Tiempo
timestories-read-azrak-here = tiene 1 de Azrak
timestories-read-asked = { $who }: { $text }
timestories-play-help-read = leer lo que está boca arriba, o una parte de la mesa: «leer mapa»; «leer» a secas da la lista
    .type = leer retorno de misión

timestories-read-margin = (Al margen: { $text })
timestories-hint-choosing = Cada agente vivirá un rato en una de estas personas. Los tres números dicen qué se le da bien; el Azrak, cuánto tiempo tendrá en ella.
timestories-hint-naming = El Capitán del Tiempo decide adónde vais, y lo paga. En la siguiente ronda le toca a otra persona.
timestories-hint-magick = La Magia paga poderes como estos, en las Acciones o en una prueba. La que se gasta no vuelve, salvo que una carta la devuelva.
timestories-hint-captain = Ir a una localización le cuesta 1 Azrak al capitán, y se queda en el mapa. Volver a ella también cuesta 1, que va al Retorno de misión, donde resta un punto al final.
timestories-hint-recon = La primera carta de cada cual es sin coste. Solo la ve quien la lee.
timestories-hint-telepathy = Nadie más ve tu carta. Cuenta con tus palabras lo que pone y pregunta por las demás; «Ya lo he contado» dice que has terminado.
timestories-hint-actions = No hay turnos: actuad cuando queráis. Explorar otra carta o intentar una prueba cuesta 1 Azrak, y el Azrak gastado cae en el Vórtice. En espera devuelves tu carta; entonces puedes apoyar a otros o darles algo.
timestories-hint-test = Lo que pongas se suma a tu atributo, 1 por cada Azrak. Al final se saca una carta de Destino y se suma también: puede valer menos que nada.
timestories-hint-fight = Cada cual interviene en el orden que diga el capitán, hasta que el rival haya recibido daño suficiente. Cualquiera puede apoyar.
timestories-hint-between = Una Actualización vuelve a repartir el Azrak del Vórtice. Deja 1 en el Retorno de misión, y cada uno que haya allí resta un punto al final; una Actualización sin coste no deja ninguno.
timestories-hint-link = Una Actualización de emergencia te devuelve el Azrak y deja este en el Retorno de misión. Si no, pierdes el control del cuerpo y quedas fuera hasta que el grupo se marche.
