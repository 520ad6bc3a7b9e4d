# TIME Stories en palabras: lo que pasa, lo que se puede hacer, lo que se muestra.

timestories-said = { $text }
timestories-yes = sí
timestories-agent = Agente { $number }
timestories-no = no
timestories-person = { $name } ({ $first }, { $second }, { $third }; { $azrak } Azrak)
timestories-attribute = { $attribute } { $value }
timestories-test = { $label } ({ $attribute } contra { $difficulty })

timestories-told-order = Orden de misión
timestories-told-receptacle-chosen = Alguien habita a { $receptacle }.
timestories-told-receptacle-chosen-own = Habitas a { $receptacle }.
timestories-told-receptacle-chosen-by = { $person } habita a { $receptacle }.
timestories-told-thing-held = { $who } guarda { $thing }.
timestories-told-captain-named = Capitán del Tiempo: { $who }.
timestories-told-prologue-read = { $texts }
timestories-told-round-began = Ronda { $round }. Capitán del Tiempo: { $captain }.
timestories-told-round-began-left = Ronda { $round }. La capitanía pasa a la izquierda: Capitán del Tiempo, { $captain }.
timestories-told-round-began-past = Ronda { $round }. La capitanía pasa a la izquierda y se salta a { $over } por no poder llevarla ahora: Capitán del Tiempo, { $captain }.
timestories-told-round-began-same = Ronda { $round }. Capitán del Tiempo, otra vez { $captain }: nadie más puede llevar ahora la capitanía.
timestories-told-round-began-to-name = Ronda { $round }.
timestories-told-location-chosen = { $who } os lleva a: { $location }{ $revisited ->
    [yes] , otra vez: el Azrak va al Retorno de misión.
   *[no] .
}
timestories-told-card-a-opened = { $text }
timestories-told-card-taken = { $who } toma { $card }{ $free ->
    [yes] {" "}sin coste.
   *[no] .
}
timestories-told-card-returned = { $who } devuelve { $card }.
timestories-told-card-read = { $who } lee: { $text }
timestories-told-card-read-alone = { $who } lee una carta en secreto.
timestories-told-passage-said = { $who } sigue leyendo: { $text }
timestories-told-passage-goes-on = { $text }
timestories-told-passage-said-alone = { $who } sigue leyendo en secreto.
timestories-told-hidden-given = { $who } da a { $to } una ficha boca abajo.
timestories-told-hidden-seen = Solo { $who } sabe cuál es: { $name }.
timestories-told-hidden-taken = { $who } toma una ficha y la deja boca abajo.
timestories-told-hidden-put-back = { $who } devuelve una ficha boca abajo.
timestories-told-insisted = { $who } lleva la capitanía y decide que sí.
timestories-told-group-leaving = Salís hacia { $name } en cuanto cada cual termine lo que ha empezado. Esta visita no tiene coste.
timestories-told-group-moved = Llegáis, sin coste, a: { $location }.
timestories-told-counter-changed = { $name }: { $value }.
timestories-told-countdown-changed = { $change ->
    [started] { $name }: empieza; { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }.
    [stopped] { $name }: se detiene.
   *[counted] { $name }: { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }.
}
timestories-told-countdown-ended = { $text }
timestories-told-goal-reached = { $who } tiene lo que quería: { $text }
timestories-told-experience-gained = Para recordar en otra misión: { $text }
timestories-told-extra-scored = { $what }: { $signed } { $points ->
    [one] punto
   *[other] puntos
}
timestories-score-ending = El final al que habéis llegado
timestories-score-return = { $azrak } Azrak en el Retorno de misión
timestories-score-least = No se puede bajar más
timestories-score-lost = Por una misión sin cumplir
timestories-told-opponent-beaten = { $name }: fuera de combate.
timestories-told-damage-dealt-to = { $who } hace { $points } de daño a { $name }: { $damage } de { $life }.
timestories-told-ability-used-for = { $who } usa { $ability } para { $whom }.
timestories-told-group-questioned = { $by ->
    [captain] Decide la capitanía: { $ask }
   *[group] Decide el grupo: { $ask }
}
timestories-told-voted = { $who }: { $label }
timestories-told-vote-decided = Así será: { $label }
timestories-told-answer-given = { $who } ha dado una respuesta.
timestories-unseen-item = el Objeto { $number }
timestories-unseen-token = una ficha
timestories-unseen-mystery = el misterio { $number }
timestories-told-recounted = { $who } ha contado lo que ha encontrado.
timestories-told-test-began = { $who } intenta una prueba de { $attribute }: { $value }.
timestories-told-boosted = { $who } mejora: { $value }.
timestories-told-support-asked = { $who } pide apoyo contra { $difficulty }.
timestories-told-supported = { $who } apoya a { $whom }: { $value }.
timestories-told-support-declined = { $who } no apoya más a { $whom }.
timestories-told-destiny-drawn = Destino: { $modifier }. { $left ->
    [0] No quedan cartas en la pila.
    [one] Queda 1 en la pila.
   *[other] Quedan { $left } en la pila.
}
timestories-told-destiny-shuffled = Se barajan las cartas de Destino: { $cards }.
timestories-told-test-resolved = { $who }, { $value }: { $outcome ->
    [failure] fallo.
    [critical] éxito crítico.
   *[success] éxito.
}
timestories-told-given = { $who } da a { $to }: { $thing }.
timestories-told-became-ready = Por { $who }, adelante.
timestories-told-stayed = { $who } prefiere quedarse un poco más.
timestories-told-azrak-gained = { $who } gana { $amount } Azrak{ $from_return ->
    [yes] {" "}del Retorno de misión.
   *[no] .
}
timestories-told-azrak-spent = { $how ->
    [lost] { $who } pierde { $amount } Azrak
   *[paid] { $who } paga { $amount } Azrak
}; { $pool ->
    [0] no le queda ninguno.
    [one] le queda 1.
   *[other] le quedan { $pool }.
}
timestories-told-group-paid = El grupo no paga: cada cual recupera lo que había aportado.
timestories-told-magick-changed = { $change ->
    [0] { $who } ya tiene { $pool } de Magia, que es lo máximo.
   *[other] { $who } tiene ahora { $pool } de Magia.
}
timestories-told-link-broken = A { $who } no le queda Azrak: la conexión se rompe.
timestories-told-link-mended = Actualización de emergencia: { $who } vuelve a tener { $pool } Azrak.
timestories-told-control-lost = { $who } pierde el control del receptáculo.
timestories-told-decision-pending = { $who } tiene algo que decidir.
timestories-told-agent-leaving = { $who } tiene que salir de esta localización.
timestories-told-agent-ejected = Expulsión: { $who } sale de esta localización.
timestories-told-receptacle-regained = { $who } recupera el control de su cuerpo.
timestories-told-agent-returned = { $who } vuelve.
timestories-told-agent-left-out = Aún no hay Azrak para { $who }.
timestories-told-proposed = { $who } propone: { $what ->
    [update] una Actualización estándar.
    [free-update] una Actualización sin coste.
    [stop] dejarlo aquí.
   *[start-over] empezar de nuevo.
}
timestories-told-agreed = { $who } acepta.
timestories-told-objected = { $who } se opone.
timestories-told-update-began = { $who } hace { $free ->
    [yes] una Actualización sin coste
   *[no] una Actualización estándar
}: { $to_deal } Azrak para repartir.
timestories-told-azrak-dealt = { $to } recibe { $amount } Azrak.
timestories-told-item-taken = { $who } toma el Objeto { $item } ({ $colour ->
    [green] verde
    [yellow] amarillo
    [red] rojo
   *[white] blanco
}).
timestories-told-thing-stowed = Fuera de juego por ahora: { $thing }.
timestories-told-item-read = El Objeto { $item } ya se ha leído; nadie se lo queda.
timestories-told-thing-removed = Fuera del juego para siempre: { $thing }.
timestories-told-token-taken = { $token }.
timestories-told-map-changed = { $name }: { $change ->
    [opened] ya se puede visitar.
    [covered] ha quedado bajo otra pieza del mapa{ $azrak ->
        [0] .
       *[other] ; el Azrak que había allí va al Vórtice.
    }
   *[closed] ya no se puede visitar.
}
timestories-told-attributes-replaced = El Objeto { $item } queda sobre el receptáculo de { $who }: desde ahora valen los atributos y el trasfondo que trae.
timestories-told-mystery-drawn = { $who } roba el misterio { $mystery }.
timestories-told-ability-used = { $who } usa { $ability }.
timestories-told-personal-conflict-began = { $who } está en un conflicto.
timestories-told-group-conflict-began = ¡Conflicto grupal! { $text }
timestories-told-called-on = Le toca intentarlo a { $who }.
timestories-told-damage-dealt = { $who } hace { $points } de daño: { $damage } de { $life }.
timestories-told-conflict-ended = { $outcome ->
    [failure] El conflicto acaba ahí.
   *[other] El conflicto ha terminado.
}
timestories-told-personal-conflict-ended = { $outcome ->
    [failure] { $who } no lo ha conseguido, y el conflicto acaba ahí.
    [unknown] { $who } ya no está en ningún conflicto.
   *[other] { $who } supera el conflicto.
}
timestories-told-group-asked = El grupo debe pagar { $currency ->
    [azrak] { $azrak } Azrak
    [magick] { $magick } de Magia
   *[both] { $azrak } Azrak y { $magick } de Magia
}.
timestories-told-pledged = { $who } aporta 1.
timestories-told-sealed-turned = Se da la vuelta a una carta sellada: { $text }
timestories-told-deck-opened = Se abre el segundo mazo de Historia.
timestories-told-free-update-gained = Una Actualización sin coste más: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
timestories-told-between-began = Entre localizaciones.
timestories-told-run-restarted = Todo vuelve a su sitio: salto { $run }.
timestories-told-mission-ended = La misión termina. Puntuación: { $score }.

timestories-move-by = { $who }: { $what }
timestories-move-receptacle = habitar a { $receptacle }
timestories-move-volunteer = { $who } se ofrece
timestories-move-location = Ir a: { $location }
timestories-move-recon = tomar { $card }
timestories-move-recount = ya lo he contado
timestories-the-mystery = el Misterio
timestories-the-card = la carta { $letter }
timestories-card-there = { $letter } { $place }
timestories-my-card = mi carta
timestories-move-explore = explorar { $card }{ $free ->
    [yes] {" "}sin coste
   *[no] {""}
}
timestories-move-attempt = intentar la prueba: { $test }
timestories-move-boost = mejorar en 1
timestories-move-ask-support = pedir apoyo
timestories-move-support = apoyar a { $whom }
timestories-move-decline = no apoyar más a { $whom }
timestories-move-decline-own = el grupo no paga
timestories-move-destiny = sacar una carta de Destino
timestories-move-stand-by = ponerse en espera
timestories-move-give = dar a { $to }: { $thing }
timestories-move-ready = nada más aquí
timestories-move-ready-fight = adelante con el conflicto
timestories-move-ready-between = seguir adelante
timestories-move-stay = quedarse un poco más
timestories-move-choose = { $option }
timestories-move-answer = responder
timestories-move-answer-with = responder «{ $text }»
timestories-move-vote = { $option }
timestories-move-insist = { $who }, en la capitanía: se hace
timestories-move-give-hidden = dar a { $to } { $token }, boca abajo
timestories-move-support-with = { $ability } para { $whom }
timestories-leave = dejarlo
timestories-now-vote = { $by ->
    [captain] Decides tú: { $ask }
   *[other] Falta tu voto: { $ask }
}
timestories-now-vote-waits = { $by ->
    [captain] Decide { $who }: { $ask }
   *[other] Falta el voto de { $who }: { $ask }
}
timestories-now-moving = El grupo se va: termina lo que has empezado.
timestories-move-pledge = aportar 1 al pago de { $whom }
timestories-move-emergency = { $free ->
    [yes] Actualización de emergencia sin coste
   *[no] Actualización de emergencia
}
timestories-move-lose-control = perder el control
timestories-move-update = { $free ->
    [yes] Actualización sin coste; reparte { $who }
   *[no] Actualización estándar; reparte { $who }
}
timestories-move-agree = aceptar
timestories-move-object = oponerse
timestories-move-take-back = retirar la propuesta
timestories-move-deal = 1 Azrak para { $to }
timestories-move-deal-evenly = Repartir por igual
timestories-move-ability = usar { $ability }
timestories-move-call-on = Dar el turno a { $whom }
timestories-move-stop = dejar la misión
timestories-move-start-over = empezar de nuevo

timestories-now-choosing = ¿A quién habitas?
timestories-now-holding = ¿Quién lo guarda?
timestories-now-naming = ¿Quién hace de Capitán del Tiempo?
timestories-now-prologue = Se lee el prólogo.
timestories-now-captain = ¿Adónde?
timestories-now-arriving = Se lee la carta A.
timestories-now-recon = ¿Quién toma cada carta?
timestories-now-telepathy = Cuenta al resto, con tus palabras, lo que has encontrado.
timestories-now-actions = ¿Qué haces?
timestories-now-fight = Estáis en un conflicto.
timestories-now-between = ¿Os actualizáis antes, o seguís?
timestories-now-dealing = ¿Quién recibe el Azrak?
timestories-now-over = La misión ha terminado.
timestories-now-link = Has gastado tu último Azrak. ¿Y ahora?
timestories-now-must-update = Alguien ha perdido el control: antes hay que actualizar.
timestories-now-proposal = ¿De acuerdo? { $what }
timestories-now-agreed = Por tu parte, sí: { $what }
timestories-proposal-update = Una Actualización estándar.
timestories-proposal-free-update = Una Actualización sin coste.
timestories-proposal-stop = Dejarlo aquí.
timestories-proposal-start-over = Empezar de nuevo.

timestories-end-won = Misión cumplida: { $score }
timestories-end-lost = Misión fallida: { $score }
timestories-end-stopped = Lo dejasteis antes del final.
timestories-option-profile = Reglas
    .about = Con qué reglamento se juega; los textos van siempre en tu idioma. Una noche de verano tiene poderes, Magia y misterios; Proyecto Hadal, equipo y talentos.
timestories-option-profile-first = El de la propia misión

timestories-shown-head = Ronda { $round } · Vórtice { $vortex } · Retorno de misión { $returned } · Actualizaciones sin coste { $free } · Destino: { $destiny } por salir, ya han salido: { $discards }
timestories-shown-open = disponible ({ $visits ->
    [0] sin visitar
    [one] visitada una vez
   *[other] visitada { $visits } veces
})
timestories-shown-closed = no disponible
timestories-shown-fight = Conflicto: { $damage } de { $life } de daño
timestories-shown-opponent = { $name }: { $damage } de { $life } de daño
timestories-shown-beaten = { $name }: fuera de combate
timestories-shown-countdown = { $name }: { $every ->
    [round] { $left ->
        [one] falta 1 ronda
       *[other] faltan { $left } rondas
    }
   *[visit] { $left ->
        [one] queda 1 localización
       *[other] quedan { $left } localizaciones
    }
}
timestories-shown-hidden = { $count ->
    [one] una ficha boca abajo
   *[other] { $count } fichas boca abajo
}
timestories-shown-read = ya se ha leído
timestories-shown-spent = ahí ya no hay nada nuevo para ti
timestories-shown-ejected = expulsión
timestories-shown-lost-control = control perdido
timestories-shown-left-out = sin Azrak
timestories-shown-conflict = en conflicto
timestories-shown-test = prueba: { $value }
timestories-shown-ready = ha terminado

timestories-lesson-aim = Sois agentes dentro de otras personas. Leed la Orden de misión, tenedla presente y llegad a un buen desenlace con el menor Azrak posible en el Retorno de misión.
timestories-lesson-round = Cada ronda el Capitán del Tiempo paga 1 Azrak para ir a una localización. La carta A se lee en voz alta. Después cada cual toma una carta de la vista panorámica, la lee a solas y cuenta al resto, con sus palabras, lo que dice.
timestories-lesson-act = Luego cada cual actúa cuando quiere: explora otra carta por 1 Azrak, intenta la prueba de la carta que tiene delante o se pone en espera para apoyar. Cuando nadie tiene una carta delante y todo el mundo ha terminado, os vais.
timestories-lesson-test = Una prueba cuesta 1 Azrak. Mejórala con más, pide apoyo a quienes están en espera y después se suma una carta de Destino. Por debajo de la dificultad fallas, por encima lo logras, igualarla es lo mejor.
timestories-lesson-azrak = Quien gasta su último Azrak hace una Actualización de emergencia o pierde el control. Entre localizaciones, una Actualización estándar reparte lo que hay en el Vórtice, a cambio de 1 Azrak en el Retorno de misión.

timestories-play-hint = Un número hace esa jugada. También: «leer retorno de misión» · «por qué» · «reglas azrak» · «idioma en» · «ayuda» · «salir»
timestories-play-help-words = una jugada con las mismas palabras con que se ofrece, para cualquiera de los receptáculos
    .type = nada más aquí
timestories-play-help-why = por qué ahora no se puede hacer lo habitual, con la regla de cada caso
    .type = por qué
timestories-play-help-flip = parar y empezar la misión de nuevo
    .type = empezar de nuevo
timestories-play-help-rule = leer una regla
    .type = regla TS-7.2
timestories-play-help-rules = buscar en el reglamento
    .type = reglas azrak
