# TIME Stories Revolution: por qué se rechaza algo y qué falla en una misión.

timestories-step-choosing = se están eligiendo los receptáculos
timestories-step-holding = el grupo decide quién guarda lo que deja un receptáculo ausente
timestories-step-naming = el grupo está nombrando a su Capitán del Tiempo
timestories-step-prologue = se está leyendo el prólogo
timestories-step-captain = el Capitán del Tiempo está eligiendo una localización
timestories-step-arriving = se está leyendo la carta A
timestories-step-recon = cada cual está tomando una carta de la vista panorámica
timestories-step-telepathy = cada cual está contando lo que ha encontrado
timestories-step-actions = el grupo está actuando en la localización
timestories-step-between = el grupo está entre localizaciones
timestories-step-dealing = se está repartiendo una Actualización
timestories-step-over = la misión ha terminado

timestories-no-over = la misión ha terminado
timestories-no-agent = ese agente no es tuyo
timestories-no-step = ahora no: { $step }
timestories-no-while-proposal = { $who } ha propuesto algo: acepta o rechaza antes
timestories-no-while-link = { $mend ->
    [yes] tu conexión está rota: antes haz una Actualización de emergencia o pierde el control de tu receptáculo
   *[no] tu conexión está rota y no queda con qué repararla: antes pierde el control de tu receptáculo
}
timestories-no-while-question = una carta espera tu respuesta
timestories-no-while-paying = antes se le pide un pago al grupo
timestories-no-link = tu conexión no está rota
timestories-no-free-update = no quedan Actualizaciones sin coste
timestories-no-vortex = no hay Azrak en el Vórtice
timestories-no-question = ninguna carta te pregunta nada
timestories-no-option = esa no es una de las respuestas
timestories-no-out = han expulsado a { $who }, y solo puede hablar
timestories-no-leaving = { $own ->
    [yes] estás a punto de salir
   *[no] { $who } está a punto de salir
}

timestories-no-second-receptacle = ya has elegido tu receptáculo
timestories-no-such-receptacle = esta misión no tiene ningún receptáculo «{ $name }»
timestories-no-taken-receptacle = otra persona ha elegido ese receptáculo
timestories-no-captain = eso corresponde al Capitán del Tiempo: { $who }
timestories-no-location = ahora no se puede visitar «{ $name }»
timestories-no-second-recon = ya has tomado una carta
timestories-no-slot = la vista panorámica no tiene carta { $slot }
timestories-no-taken-card = { $who } ya tiene esa carta
timestories-no-same-card = esa es la carta que devolverías
timestories-no-told = ya lo has contado
timestories-no-quoting = así lo dice la propia carta («{ $words }»); la telepatía va con tus propias palabras: ¿cómo lo contarías tú?
timestories-no-tale = no tienes ninguna carta que contar
timestories-no-personal-conflict = estás en un conflicto y antes debes intentar su prueba
timestories-no-group-conflict = todo el grupo está en un conflicto
timestories-no-in-test = termina antes tu prueba
timestories-no-test = no estás intentando ninguna prueba
timestories-no-such-test = no tienes delante esa prueba
timestories-no-azrak = no tienes Azrak que gastar
timestories-no-boosting = ya has pedido apoyo; no se puede mejorar más
timestories-no-supporters = ahora nadie puede apoyarte: { $whys }
timestories-no-supporter = { $why ->
    [out] { $who } no puede actuar hasta la próxima pausa
    [leaving] { $who } está a punto de salir
    [left-out] { $who } se queda fuera hasta que una Actualización le dé Azrak
    [link] { $who } tiene rota la conexión
    [card] { $who } tiene una carta delante
    [busy] { $who } está en medio de una carta o de una prueba
    [conflict] { $who } tiene antes un conflicto que resolver
   *[azrak] a { $who } no le queda Azrak
}
timestories-no-support-asked = ahí nadie te está pidiendo apoyo
timestories-no-support-reading = quien está leyendo una carta no puede apoyar
timestories-no-support-declined = has renunciado a apoyar esta prueba
timestories-no-support-more = ya has gastado { $spent } en esta prueba, y es el máximo
timestories-no-card-before-you = tienes una carta de Historia delante; ponte antes en espera
timestories-no-card = no tienes ninguna carta de Historia que devolver
timestories-no-such-taker = eso solo se le puede dar a otro agente
timestories-no-thing = no tienes eso para darlo
timestories-no-other-taker = la entrega que has pagado es para { $who }, y no te queda Azrak para otra
timestories-no-swap = el conflicto ha empezado; ya no se intercambia nada
timestories-no-ready-twice = ya lo has dicho
timestories-no-stay = no has dicho que hayas terminado
timestories-no-must-update = alguien ha perdido el control: antes hay que hacer una Actualización estándar
timestories-no-second-update = ya ha habido una Actualización en esta pausa
timestories-no-dealer = { $who } está repartiendo esta Actualización
timestories-no-full = { $who } ya tiene { $level } Azrak, su nivel inicial
timestories-no-empty-first = primero recibe 1 cada agente que no tiene Azrak
timestories-no-payment = ahí no se le pide nada al grupo
timestories-no-refusal = el grupo tiene bastante, así que debe pagar
timestories-no-pledge = no tienes nada que aportar
timestories-no-ability = aquí no tienes esa habilidad
timestories-no-ability-test = esa habilidad se usa mientras mejoras una prueba tuya
timestories-no-ability-used = «{ $name }» ya se ha usado
timestories-no-magick = eso cuesta { $need } de Magia y tienes { $pool }
timestories-no-fighter = han expulsado a { $who }, que no participa en el conflicto
timestories-no-second-attempt = { $who } ya ha hecho su intento en este turno
timestories-no-called = { $own ->
    [yes] te toca a ti
   *[no] le toca a { $who }
}
timestories-no-order = { $own ->
    [yes] antes di a quién le toca
   *[no] { $who }, en la capitanía, no ha dado el turno a nadie
}
timestories-no-proposal = no hay nada propuesto
timestories-no-agree-twice = ya has aceptado
timestories-no-dispute = no se ha propuesto ninguna Actualización
timestories-no-group-leaves = el grupo sale hacia { $name }: solo se termina lo empezado
timestories-no-while-vote = antes hay que decidir lo que pregunta tu carta
timestories-no-vote-open = ninguna carta pregunta eso al grupo
timestories-no-vote-twice = eso es lo que ya has votado
timestories-no-answer-asked = ninguna carta te pide una palabra
timestories-no-such-answer = una respuesta tiene de 1 a { $most } caracteres
timestories-no-ability-support = esa habilidad es para la prueba de otra persona, cuando pide apoyo
timestories-no-ability-own = esa habilidad no ayuda en la prueba de otra persona
timestories-no-sharing-recall = eso es tu Recuerdo Breve («{ $words }»): compártelo solo en una emergencia extrema
timestories-no-while-agreed = una propuesta espera la respuesta de { $who }
timestories-no-left-out = { $who } se queda fuera hasta que una Actualización le dé Azrak
timestories-no-taken-yourself = ese receptáculo ya lo habita tu otro agente
timestories-no-others-test = esa prueba está abierta para otro agente, no para este
timestories-no-support-others = ya has gastado { $spent } en esta prueba; solo un agente puede gastar más de 1 en apoyarla, y ya lo ha hecho otro
timestories-no-such-agent = no hay ningún agente así
timestories-no-test-waits = tu prueba espera a que termine el conflicto grupal
timestories-no-azrak-for = eso cuesta { $need } de Azrak y tienes { $pool }
timestories-no-fighter-azrak = a { $who } no le queda Azrak para intentar una prueba
timestories-no-fighter-test = este conflicto no le ofrece ninguna prueba a { $who }
timestories-no-swapping = el conflicto empieza cuando todo el grupo ha terminado de intercambiar
timestories-no-still-open = antes hay que terminar lo que sigue abierto: una carta, un pago, una conexión rota
timestories-no-fight = no hay ningún conflicto grupal
timestories-no-tied-option = hay empate: elige una de las respuestas con más votos
timestories-no-vote-alone = en solitario respondes una sola vez: como { $who }
timestories-no-answer-unread = una respuesta tiene algo que se pueda leer, en una sola línea

timestories-bad-profile = la misión «{ $mission }» no se juega con el perfil «{ $profile }»; sus perfiles son: { $known }
timestories-few-receptacles = la misión «{ $mission }» tiene { $has } receptáculos, muy pocos para { $seats ->
    [one] 1 persona
   *[other] { $seats } personas
}

timestories-pack-too-many-steps = la misión tiene más de { $most } instrucciones
timestories-pack-too-many-cards = la misión tiene { $cards } cartas; se leen { $most } como mucho
timestories-pack-too-many-locations = una misión tiene { $most } localizaciones como mucho
timestories-pack-no-item = no hay ningún Objeto { $name } en items.yaml; hay: { $known }
timestories-pack-no-token = no hay ninguna ficha «{ $name }» en tokens.yaml; hay: { $known }
timestories-pack-no-location = no hay ninguna localización «{ $name }» en locations.yaml; hay: { $known }
timestories-pack-no-card = no hay ninguna carta «{ $name }» (las cartas se llaman por su localización y su letra, como pier-b, item-4 o mystery-2); hay: { $known }
timestories-pack-no-sealed = no hay ninguna carta sellada «{ $name }» en pack.yaml; hay: { $known }
timestories-pack-no-outcome = el Retorno de misión no tiene ningún desenlace «{ $name }»; hay: { $known }
timestories-pack-no-receptacle = no hay ningún receptáculo «{ $name }» en receptacles.yaml; hay: { $known }
timestories-pack-no-profile = no hay ningún perfil de reglas «{ $name }»; hay: { $known }
timestories-pack-no-profiles = nombra al menos un perfil de reglas
timestories-pack-no-map = no hay ningún mapa «{ $name }»; hay: { $known }
timestories-pack-no-interaction = ningún receptáculo tiene una interacción { $name }; hay: { $known }
timestories-pack-no-mystery = no hay ningún misterio { $name } en mysteries.yaml; hay: { $known }
timestories-pack-no-counter = no hay ningún contador «{ $name }» en counters.yaml; hay: { $known }
timestories-pack-no-countdown = no hay ninguna cuenta atrás «{ $name }» en countdowns.yaml; hay: { $known }
timestories-pack-no-opponent = aquí no hay ningún adversario «{ $name }»; hay: { $known }
timestories-pack-no-who = «{ $name }» no es nadie; escribe una de estas palabras: { $known }
timestories-pack-who-in-instructions = «{ $name }» es una palabra de las condiciones; una instrucción admite una de estas: { $known }
timestories-pack-who-in-conditions = «{ $name }» es una palabra de las instrucciones; una condición admite una de estas: { $known }
timestories-pack-no-panorama-card = «{ $name }» no es una carta de la vista panorámica ni de la reserva de una localización
timestories-pack-other-place = «{ $name }» es de otra localización que «{ $card }»
timestories-pack-no-conflict = esta carta no tiene ningún «conflict» que empezar
timestories-pack-bonus-nowhere = una bonificación es solo para una habilidad que se usa en una prueba («moment: test» o «moment: support»)
timestories-pack-damage-nowhere = solo hacen daño las pruebas de un conflicto grupal o una habilidad que se usa en una prueba
timestories-pack-damage-whom = hay varios adversarios: di con «to» a cuál ({ $known })
timestories-pack-count-one = escribe «by» o «to», no ambos
timestories-pack-no-answers = una respuesta necesita al menos una que se acepte
timestories-pack-empty-answer = cada respuesta aceptada necesita al menos una letra o un número
timestories-pack-same-answer = esta respuesta se acepta en dos sitios
timestories-pack-between = debe estar entre { $least } y { $most }
timestories-pack-minutes = da el tiempo más corto y el más largo, en minutos
timestories-pack-personal-opponent = un conflicto personal no tiene adversario con puntos de vida
timestories-pack-opponents-or-life = escribe «opponents», o bien «life» y «opponent»
timestories-pack-opponent-tests = ninguna prueba va contra «{ $name }»
timestories-pack-difficulty = nadie alcanza esta dificultad: con { $receptacles } receptáculos, { $most } como muchísimo (atributo, mejoras, apoyo, Destino y habilidades)
timestories-pack-item-abilities = solo un Objeto verde, o uno que reemplaza atributos, lo tiene alguien que pueda usar una habilidad
timestories-pack-hidden-hexagonal = las fichas hexagonales son del grupo y están boca arriba
timestories-pack-counter = un contador empieza entre «least» y «most», que no pasan de { $most } en ningún sentido
timestories-pack-countdown-visits = solo una cuenta atrás de visitas tiene localización
timestories-pack-absence-hidden = un receptáculo ausente no puede dejar una ficha boca abajo
timestories-pack-no-mysteries-there = en estos perfiles de reglas no hay misterios: { $profiles }
timestories-pack-no-replacements-there = en estos perfiles de reglas no hay reemplazos: { $profiles }
timestories-pack-no-second-deck-there = en estos perfiles de reglas no hay segundo mazo de Historia: { $profiles }
timestories-pack-no-magick-there = en estos perfiles de reglas no hay Magia: { $profiles }
timestories-pack-no-locations = una misión tiene al menos una localización
timestories-pack-no-outcomes = un Retorno de misión tiene al menos un desenlace
timestories-pack-no-parts = «all» y «any» necesitan al menos una condición
timestories-pack-item-or-token = nombra un Objeto o una ficha
timestories-pack-read-one = nombra una interacción o escribe «recall: true»
timestories-pack-amount = da una cantidad de 1 o más
timestories-pack-group-spend = un grupo paga Azrak o Magia, no ambas cosas a la vez
timestories-pack-options = una elección tiene de 2 a { $most } opciones
timestories-pack-destiny = una misión tiene de 2 a 40 cartas de Destino
timestories-pack-azrak = el Azrak de la misión debe estar entre { $levels } (lo que suman los cuatro niveles iniciales más altos) y { $most }
timestories-pack-absence-item = un receptáculo ausente solo puede dejar un Objeto verde o blanco
timestories-pack-number = el número { $number } ya está usado o es menor que 1
timestories-pack-letter = la letra «{ $letter }» ya está usada o no va de la B a la Z
timestories-pack-panorama = una vista panorámica tiene de 1 a { $most } cartas
timestories-pack-panorama-mysteries = una vista panorámica tiene como mucho { $most } cartas, con los misterios que se le pueden añadir ({ $mysteries })
timestories-pack-tests = una carta tiene como mucho { $most } pruebas
timestories-pack-conflict-tests = un conflicto necesita al menos una prueba
timestories-pack-conflict-life = el adversario de un conflicto grupal necesita al menos 1 punto de vida
timestories-pack-attribute = «{ $name }» no es un atributo de todos los perfiles de la misión; usa un nombre que compartan o un puesto del 1 al 3
timestories-pack-white-only = solo un Objeto blanco cambia el mapa o reemplaza atributos
timestories-pack-edge = ninguna carta de mapa ni pieza de mapa tiene el borde «{ $edge }»
timestories-pack-receptacles = una misión tiene de 2 a 12 receptáculos
timestories-pack-empty-text = el texto está vacío en «{ $language }»

explorer-saw-conflict = He mirado { $place }: alguien o algo no me deja pasar; antes tengo que ocuparme de ello.
explorer-saw-test = He mirado { $place }: podría intentar { $tests }.
explorer-a-test = una prueba de { $attribute } contra { $difficulty }
explorer-saw-nothing = He mirado { $place }: no hay nada que poner a prueba; he hecho lo que me pedía.

# Lo que el bot agent cuenta en la mesa. Cada agent-found-… es parte de una frase que sigue a agent-saw.
agent-saw = Sobre { $place }: { $found }.
agent-found-test = podría intentar una prueba de { $attribute } contra { $difficulty }
agent-found-duel = no hay quien pase sin una prueba de { $attribute } contra { $difficulty }
agent-found-fight = va a hacer falta el grupo entero
agent-found-end = desde ahí podríamos terminar
agent-found-word = alguien nos pide una palabra o un número
agent-found-talk = hay con quien hablar (a cada cual le dirá algo distinto)
agent-found-take = hay algo que llevarse
agent-found-price = costará { $azrak } Azrak
agent-found-choice = me dan a elegir
agent-found-thing = he encontrado { $things }
agent-found-talked = he hablado con alguien (a cada cual le dirá algo distinto)
agent-found-get = algo me llevo de ahí
agent-found-done = he hecho lo que allí había que hacer
agent-found-passed = he superado la prueba de { $attribute } contra { $difficulty }
agent-found-failed = he intentado la prueba de { $attribute } contra { $difficulty } y he fallado
agent-found-gained = me llevo { $amount } { $pool ->
    [magick] de Magia
   *[azrak] Azrak
}
agent-found-lost = me ha costado { $amount } { $pool ->
    [magick] de Magia
   *[azrak] Azrak
}
agent-saw-question = Sobre { $place }: me preguntan «{ $ask }»
agent-saw-both = Sobre { $place }: { $found }. Me preguntan «{ $ask }»
agent-saw-gist = { $gist }; { $found }
agent-found-need = debería venir quien tenga «{ $thing }»
agent-found-later = algo se puede hacer ahí, pero todavía no
agent-found-nothing = nada que nos sirva, que yo vea
agent-goes-new = { $place }: allí aún no hemos estado. Vamos.
agent-goes-asked = { $place }, como me habéis pedido.
agent-goes-unread = { $place }, otra vez: quedan allí cartas que nadie ha leído.
agent-goes-end = { $place }, otra vez: ya tenemos lo que allí hace falta.
agent-goes-back = { $place }, otra vez. Creo que allí queda algo por hacer.
agent-leads = La capitanía va rotando y ahora me toca a mí. { $why }
agent-gives = Toma, { $name }: { $thing }. Le sacarás más partido que yo.
agent-would-end = Aquí podría terminar la misión. Solo lo haré si me decís «adelante».
agent-would-spend = Aquí podría hacer algo que gasta lo que tenemos. Solo lo haré si me decís «adelante».
agent-would-use = Tengo «{ $thing }» sin gastar. Si queréis que lo use, decid «adelante».
agent-would-look = Aquí aún quedan cosas por ver y os las dejo. Decid «adelante», o qué carta, y voy yo.
agent-would-try = Para { $place } podría intentar una prueba de { $attribute } contra { $difficulty } (tengo { $value }), pero os la dejo. Si queréis que vaya yo, decid «adelante».
agent-would-try-here = Aquí podría intentar una prueba de { $attribute } contra { $difficulty } (tengo { $value }), pero os la dejo. Si queréis que vaya yo, decid «adelante».
# Lo que cuenta de una carta y lo que ofrece después.
agent-tells-and-offers = { $tale } { $offer }
agent-votes-least = De momento voto por lo que menos nos cuesta. En cuanto votéis, os sigo.
agent-asks-as-captain = Me toca decidir por la capitanía: «{ $ask }» Puede ser { $ways }. Yo iría a «{ $way }»; si preferís otra cosa, decídmelo.
agent-decides-least = Me toca decidir por la capitanía: voy a lo que menos nos cuesta.
agent-decides-again = Decido yo: lo que menos nos cuesta, como antes.
# Una carta pregunta algo al bot: dónde, la pregunta de la carta, qué haría él (uno de los agent-would-… de abajo).
agent-asked = En «{ $place }» me preguntan: «{ $ask }» { $would }
agent-asked-before = Sigo en «{ $place }». { $would }
agent-asked-silently = En «{ $place }» me preguntan algo que no puedo repetir. { $would }
agent-way = «{ $label }»
agent-would-do = Yo lo haría. Decid «adelante», «déjalo» o «lo hago yo».
agent-would-not = Yo lo dejaría. Si lo queréis, decid «adelante» o «lo hago yo».
agent-would-choose = Puede ser { $ways }. Yo me quedaría con «{ $way }». Decid «adelante», «déjalo», «lo hago yo» o cuál preferís.
agent-would-hide = Lo que conteste solo puedo saberlo yo, así que lo dejaría. Si queréis que lo haga, decid «adelante».
agent-would-type = Yo escribiría «{ $word }». Decid «adelante», «déjalo», «lo hago yo» o qué escribo: «escribe…».
agent-asks-word = No tengo palabra para eso. Decidme «escribe…», «déjalo» o «lo hago yo».
agent-keeps-seat = Solo estoy guardando el sitio y os sigo. Si queréis que haga algo más aquí, decid «adelante».
# Respuestas a lo que le preguntan.
agent-was-told = A mí me han contado esto: { $gist }.
agent-quotes = Está a la vista, en «{ $where }»: «{ $words }»
agent-knows-nothing = De «{ $about }» no he leído nada de momento.
agent-hard = Para { $place } es { $tests }.
agent-hard-test = { $attribute } contra { $difficulty } (tengo { $value })
agent-hard-none = Ahí no queda ninguna prueba que pueda intentar.
agent-hard-unread = Esa carta no la he leído, así que no sé lo difícil que es.
agent-keeps-thing = Vale: «{ $thing }» se queda como está hasta que digáis.
agent-keeps-azrak = Vale: aquí no gasto Azrak si no me lo pedís.
agent-asks-where = Ahora capitaneo yo. Iría a «{ $place }»{ $why ->
    [new] , donde aún no hemos estado
    [unread] , donde quedan cartas que nadie ha leído
    [end] , que ya tenemos lo que allí hace falta
   *[back] {""}
}. Decid «adelante» o adónde preferís ir.

mission-error = error
mission-warning = aviso
mission-strange-file = nadie lee este archivo
mission-circle = estas cartas mandan a quien las lee en círculo: { $cards }
mission-unreachable = ninguna partida puede llegar al desenlace «{ $name }»
mission-dead-end = con { $seats } receptáculos la misión puede quedarse atascada: no queda ninguna localización que elegir ni se ha llegado a un desenlace
mission-unused-item = nada dice que se tome el Objeto { $name }
mission-unused-token = nada dice que se tome la ficha «{ $name }»
mission-unused-sealed = nada da la vuelta a la carta sellada «{ $name }»
mission-unused-mysteries = hay misterios y nada dice que se robe uno
mission-unused-location = nada abre la localización «{ $name }»
mission-unused-card = nada trae la carta «{ $name }» a su vista panorámica
mission-unused-interaction = nada dice que se lea la interacción { $name }
mission-unasked-counter = el contador «{ $name }» cambia y ninguna condición pregunta por él
mission-unused-counter = una condición pregunta por el contador «{ $name }» y nada lo cambia
mission-idle-counter = nada cambia el contador «{ $name }» y nada pregunta por él
mission-few-receptacles = con { $count } receptáculos no pueden jugar la misión cuatro personas
mission-no-power = «{ $name }» no tiene Poder, que los perfiles de Una noche de verano colocan a la vista
mission-no-equipment = «{ $name }» no tiene Equipo, que los perfiles de Proyecto Hadal colocan a la vista
mission-clue-few-clues = la conclusión «{ $name }» tiene { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}; con { $least } o más se puede pasar una por alto
mission-clue-few-places = las pistas de «{ $name }» están en { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}; con { $least } o más se puede pasar uno por alto
mission-clue-few-holders = las pistas de «{ $name }» las tienen { $count ->
    [one] 1 persona u objeto
   *[other] { $count } personas u objetos
}; con { $least } o más se puede pasar una por alto
mission-clue-no-team = estos equipos no pueden leer ninguna pista de «{ $name }» antes de { $before }: { $teams }
mission-clue-too-late = ningún equipo puede leer { $name } antes de { $before }, donde hace falta su conclusión
mission-same-words = este texto es igual en español y en inglés
mission-other-numbers = los idiomas nombran { $kind ->
    [azrak] cantidades de Azrak distintas
   *[item] Objetos distintos
}: { $es } en español, { $en } en inglés
mission-other-items = { $language ->
    [es] el texto español
    [en] el texto inglés
   *[both] el texto
} nombra el Objeto { $said } y las instrucciones toman el Objeto { $taken }
mission-untaken-items = { $language ->
    [es] el texto español
    [en] el texto inglés
   *[both] el texto
} manda tomar el Objeto { $said } y ninguna instrucción lo hace
mission-gist-quotes = lo que se cuenta («gist») repite la carta: «{ $piece }» ({ $language }); dilo con otras palabras (TS-5.2)
mission-gist-form = lo que se cuenta («gist», { $language }) sigue a «Sobre el pozo:»: sin mayúscula ni punto final, y de { $most } palabras como mucho
mission-gist-untold = este «gist» no lo cuenta nadie: se cuentan los de las cartas de historia, las interacciones, los Objetos y sus pasajes
mission-after-end = a esta instrucción no se llega nunca: la misión ya ha terminado antes
mission-unread-passage = ninguna partida puede cumplir la condición de este pasaje, así que nadie lo lee: { $when }
mission-unread-absence = nadie lee el Objeto { $name } cuando lo deja un receptáculo ausente, así que sus instrucciones no se siguen
mission-instruction = { $part ->
    [won] { $card }, conflicto ganado, instrucción { $number }
    [failure] { $card }, prueba { $test }, fallo, instrucción { $number }
    [critical] { $card }, prueba { $test }, éxito crítico, instrucción { $number }
    [success] { $card }, prueba { $test }, éxito, instrucción { $number }
   *[text] { $card }, instrucción { $number }
}
mission-is-clean = { $mission }: nada que corregir
mission-has-warnings = { $mission }: ningún error; { $count ->
    [one] 1 aviso
   *[other] { $count } avisos
} por mirar
mission-not-searched = aquí no se puede juzgar si se llega a todos los desenlaces ni si hay callejones sin salida, porque la misión es grande o depende de cantidades o de rondas; usa «horae mission solve»

mission-solved = { $mission } ({ $profile }, { $receptacles } receptáculos): { $teams ->
    [one] 1 equipo
   *[other] { $teams } equipos
}, { $plays ->
    [one] 1 partida
   *[other] { $plays } partidas
}, { $seconds } s
mission-solve-way = { $name }: se alcanza por { $azrak } Azrak en { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}, puntuación { $score }
mission-solve-open = { $name }: no se ha encontrado ningún camino en { $plays ->
    [one] 1 partida
   *[other] { $plays } partidas
}, pero tampoco se ha descartado
mission-solve-impossible = { $name }: imposible, demostrado: { $why }
mission-solve-cards = cartas: { $met } de { $of } con un camino hasta ellas
mission-solve-instructions = instrucciones: { $met } de { $of } con un camino hasta ellas
mission-solve-dead-end = callejón sin salida: tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
} ya no puede llegar ningún desenlace escrito (demostrado)
mission-solve-no-dead-end = sin callejones: { $checked ->
    [one] la posición mirada no descarta todos los desenlaces escritos
   *[other] ninguna de las { $checked } posiciones miradas descarta todos los desenlaces escritos
}
mission-solve-within-reach = al alcance (muestra): posiciones desde las que se ha jugado, { $sampled }; desde las que se ha llegado a un desenlace escrito, { $reached }
mission-solve-cut = se cortó antes de acabar: no todo ha tenido su parte de las partidas
mission-bad-cache = { $file } no es una solución guardada por «horae mission solve»
mission-why-card = nadie lee nunca { $name }
mission-why-instruction = { $name } no se sigue nunca
mission-why-item = no hay forma de tener el Objeto { $name }
mission-why-token = no hay forma de tener la ficha «{ $name }»
mission-why-place = el grupo nunca llega a { $name }
mission-why-laid = { $name } nunca está en su vista panorámica
mission-why-counter = el contador «{ $name }» nunca llega ahí
mission-why-conflict = el conflicto de { $name } no se gana nunca
mission-why-beaten = a «{ $name }» no se le vence nunca
mission-why-countdown = la cuenta atrás «{ $name }» no se agota nunca
mission-why-test = la prueba { $name } no se ofrece nunca
mission-why-never = ningún equipo así puede cumplir «{ $name }»
mission-why-no-card = nada hace leer { $name } a nadie
mission-why-no-instruction = nada lleva a { $name }
mission-why-no-item = nada da el Objeto { $name }
mission-why-no-token = nada da la ficha «{ $name }»
mission-why-no-place = nada abre { $name }
mission-why-has-item = para entonces alguien tiene siempre el Objeto { $name }
mission-why-has-token = para entonces alguien tiene siempre la ficha «{ $name }»
mission-why-was-read = para entonces { $name } ya se ha leído siempre
mission-why-was-visited = para entonces el grupo ya ha estado siempre en { $name }
mission-some-games = juega al menos una partida
mission-new-made = { $folder } está lista. Ahora: «horae mission lint { $folder }», «horae mission preview { $folder }», «horae play timestories --pack { $folder }».
mission-new-not-empty = { $folder } no está vacía; una misión nueva necesita su propia carpeta
mission-schemas-written = esquemas escritos en { $folder }
mission-no-such-file = una misión no tiene ningún archivo «{ $file }»; sus archivos son: { $known }
mission-stats-about = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de bots, perfil { $profile }
mission-stats-line = { $seats } asientos: { $ends }; puntuación media { $score }
mission-stats-unseen = nunca se leen: { $cards }
mission-stats-seats = Asientos
mission-stats-games = Partidas
mission-stats-score = Puntuación
mission-stats-azrak = Azrak gastado
mission-stats-rounds = Rondas
mission-stats-actions = Acciones
mission-stats-endings = Desenlaces
mission-stats-receptacles = Partidas ganadas, por receptáculo
mission-stats-locations = Localizaciones visitadas
mission-stats-items = Objetos tomados
mission-stats-cards = Cartas leídas
mission-stats-instructions = Instrucciones seguidas (en rojo: nunca)
mission-report-written = informe escrito en { $file }
mission-report-working = Jugando
mission-report-stopped = interrumpido; lo hecho queda en { $file }, y la misma orden sigue desde ahí
mission-report-about = Partidas del bot Acompañante: { $games }. Partidas hacia cada cosa que sigue abierta: { $plays }. Semilla: { $seed }. Con la misma semilla sale la misma página.
mission-report-watch = Todo lo subrayado abre una repetición en el navegador: el camino hasta ahí o lo más cerca que se llegó jugando. Las repeticiones muestran la historia. Para verlas, deja esto en marcha en una terminal:
mission-report-watch-on = Está en marcha: los enlaces funcionan.
mission-report-watch-off = Aún no está en marcha: los enlaces no llevan a ninguna parte.
mission-report-watch-at = Está en
mission-report-settled = Lo averiguado
mission-report-receptacles = Receptáculos
mission-report-cards-settled = Cartas: con camino / imposibles, demostrado / sin encontrar
mission-report-instructions-settled = Instrucciones: con camino / imposibles, demostrado / sin encontrar
mission-report-dead-ends = Callejones sin salida (demostrado)
mission-report-within-reach = Se llega a un desenlace escrito (muestra de posiciones)
mission-report-dead-end = tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}
mission-report-no-dead-end = ninguno en { $checked ->
    [one] 1 posición
   *[other] { $checked } posiciones
}
mission-report-way = { $azrak } Azrak, { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}
mission-report-not-found = sin encontrar
mission-report-impossible = imposible, demostrado
mission-report-lost-control = Pérdida de control
mission-report-cut = Se cortó antes de que todo tuviera sus partidas; con más (--seconds, --most-plays), puede que se encuentre más.
mission-report-tried = sin encontrar en { $plays ->
    [one] { $plays } partida
   *[other] { $plays } partidas
}
mission-report-marks = Lo que no tiene camino
mission-report-nothing = Todo tiene un camino.
mission-report-marks-about = Cada número de receptáculos abre lo más cerca que se llegó jugando, si se llegó cerca.
mission-report-map = Mapa
mission-report-map-about = En cada casilla: en qué parte de las partidas se llegó con 2, 3 y 4 receptáculos; en rojo, en ninguna. Las flechas discontinuas dependen de algo, y lo dicen.
mission-report-zoom-in = Más grande
mission-report-zoom-out = Más pequeño
mission-report-zoom-all = Todo
mission-report-endings = Desenlaces, por número de receptáculos
mission-report-azrak = Azrak en circulación al empezar cada ronda, por número de receptáculos
mission-report-round = ronda
mission-report-lost = Dónde alguien perdió el control
mission-report-lost-about = Parte de las partidas, por número de receptáculos. Cada lugar abre la primera partida en la que pasó.
mission-report-lost-by-all = Todo el grupo: así acabó la misión
mission-report-lost-nowhere = Nadie, en ninguna partida.
mission-report-place = Lugar
mission-report-hits = Cartas leídas e instrucciones seguidas
mission-report-hits-about = Cada carta con la parte de las partidas en que se lee, por número de receptáculos; luego, un cuadro por cada instrucción con una franja por cada número. Cuanto más oscuro, en más partidas; en rojo, en ninguna. Un cuadro con algo de rojo abre un camino hasta ahí.
mission-report-clues = Mapa de pistas
mission-report-clues-about = De cada conclusión, la carta que la necesita. «A tiempo» es cuántas de sus pistas puede leer antes de esa carta el equipo que menos puede. Cada punto es una pista en la ronda en que la leen los bots; la barra, la carta que la necesita: la mitad de las partidas que llegaron. «Se sabía» es en cuántas de las partidas que llegaron a esa carta se había leído antes una pista.
mission-report-ending = Desenlace { $place }
mission-report-group = Grupo
mission-report-in-time = A tiempo
mission-report-when = Rondas, de la primera a la última
mission-report-known = Se sabía
mission-report-card = Carta
mission-report-words = Palabras
mission-report-aloud = En voz alta
mission-report-other-texts = Todos los demás
mission-report-texts = Textos por extensión
mission-report-texts-about = { $words } palabras en todas las cartas, unos { $minutes } minutos en voz alta; los más largos:
mission-report-no-clues = No hay mapa de pistas que se pueda leer (writers/clues.yaml).

preview-serving = Vista previa en { $url } (Ctrl+C la cierra)
preview-card-shows = { $letter }: { $place }
preview-items = Objetos
preview-item = { $number }: { $name }
preview-mysteries = Misterios
preview-interaction = Interacción { $number }
preview-recall = Recuerdo Breve
preview-sealed = Cartas selladas
preview-prologue = Prólogo
preview-countdowns = Cuentas atrás
