# TIME Stories Revolution en la terminal: lo que se puede leer.

timestories-read-before-agent = Delante de { $who }
timestories-read-played = { $who } ({ $name })
timestories-read-before = delante de { $who }
timestories-read-kind-a = Carta { $letter }
timestories-read-kind-panorama = Carta { $letter }
timestories-read-kind-item = Objeto { $letter }
timestories-read-kind-mystery = Misterio { $letter }
timestories-read-kind-interaction = Carta { $letter }
timestories-read-kind-recall = Recuerdo Breve
timestories-read-kind-sealed = Carta sellada
timestories-read-kind-prologue = Prólogo
timestories-read-kind-ability = Capacidad
timestories-read-kind-countdown = Se acabó el tiempo
timestories-read-said = Lo que has oído
timestories-read-face-down = una ficha boca abajo: solo tú sabes cuál es
timestories-read-goal = Lo que quieres
timestories-read-goal-return = Da { $azrak } Azrak del Retorno de misión.
timestories-read-goal-vortex = Da { $azrak } Azrak del Vórtice.
timestories-read-goal-reached = Conseguido.
timestories-word-answer = answer, responder, respuesta
timestories-answer-hint = Una carta te pide una palabra: escribe «responder» y la palabra.
timestories-read-back = Carta { $letter }, vista de lejos
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
