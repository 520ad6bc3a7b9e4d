# TIME Stories en palabras: lo que pasa, lo que se puede hacer, lo que se muestra.

timestories-said = { $text }
timestories-yes = sí
timestories-agent = Agente { $number }
timestories-no = no
timestories-person = { $name } ({ $first }/{ $second }/{ $third }, { $azrak } de Azrak)
timestories-test = { $label }: { $attribute } contra { $difficulty }

timestories-told-order = Orden de misión
timestories-told-receptacle-chosen = Alguien habita a { $receptacle }.
timestories-told-thing-held = { $who } guarda { $thing }.
timestories-told-captain-named = Capitán del Tiempo: { $who }.
timestories-told-prologue-read = { $texts }
timestories-told-round-began = Ronda { $round }. Capitán del Tiempo: { $captain }
timestories-told-location-chosen = { $who } os lleva a: { $location }{ $revisited ->
    [yes] , otra vez: el Azrak va al Retorno de misión.
   *[no] .
}
timestories-told-card-a-opened = Carta A: una vista panorámica de { $cards }.
timestories-told-card-taken = { $who } toma la carta { $slot }{ $free ->
    [yes] {" "}sin coste.
   *[no] .
}
timestories-told-card-returned = { $who } devuelve la carta { $slot }.
timestories-told-card-read = { $who } lee: { $text }
timestories-told-card-read-alone = { $who } lee una carta en secreto.
timestories-unseen-item = el objeto { $number }
timestories-unseen-token = una ficha
timestories-unseen-mystery = el misterio { $number }
timestories-told-recounted = { $who } ha contado lo que ha encontrado.
timestories-told-test-began = { $who } intenta una prueba de { $attribute }: { $value }.
timestories-told-boosted = { $who } mejora: { $value }.
timestories-told-support-asked = { $who } pide apoyo.
timestories-told-supported = { $who } apoya a { $whom }: { $value }.
timestories-told-support-declined = { $who } no apoya más a { $whom }.
timestories-told-destiny-drawn = Destino: { $modifier }. Quedan { $left } en la pila.
timestories-told-destiny-shuffled = Se barajan las cartas de Destino: { $cards }.
timestories-told-test-resolved = { $who }, { $value }: { $outcome ->
    [failure] fallo.
    [critical] éxito crítico.
   *[success] éxito.
}
timestories-told-given = { $who } da a { $to }: { $thing }.
timestories-told-became-ready = { $who } ha terminado aquí.
timestories-told-stayed = { $who } prefiere quedarse.
timestories-told-azrak-gained = { $who } gana { $amount } de Azrak.
timestories-told-magick-changed = { $who } tiene ahora { $pool } de Magia.
timestories-told-link-broken = A { $who } no le queda Azrak: la conexión se rompe.
timestories-told-link-mended = Actualización de emergencia: { $who } vuelve a tener { $pool } de Azrak.
timestories-told-control-lost = { $who } pierde el control del receptáculo.
timestories-told-decision-pending = { $who } tiene algo que decidir.
timestories-told-agent-leaving = { $who } tiene que salir de esta localización.
timestories-told-agent-ejected = { $who } queda fuera de esta localización.
timestories-told-receptacle-regained = { $who } recupera el control de sí.
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
}: { $to_deal } de Azrak para repartir.
timestories-told-azrak-dealt = { $to } recibe { $amount } de Azrak.
timestories-told-item-taken = { $who } toma el objeto { $item } ({ $colour ->
    [green] verde
    [yellow] amarillo
    [red] rojo
   *[white] blanco
}).
timestories-told-thing-stowed = Se recoge: { $thing }.
timestories-told-thing-removed = Sale del juego: { $thing }.
timestories-told-token-taken = { $token }.
timestories-told-map-changed = { $name }: { $change ->
    [opened] desde ahora se puede visitar.
    [covered] queda tapado en el mapa.
   *[closed] ya no se puede visitar.
}
timestories-told-attributes-replaced = { $who } cambia: objeto { $item }.
timestories-told-mystery-drawn = { $who } roba el misterio { $mystery }.
timestories-told-ability-used = { $who } usa { $ability }.
timestories-told-personal-conflict-began = { $who } está en un conflicto.
timestories-told-group-conflict-began = ¡Un conflicto para todos! { $text }
timestories-told-called-on = Le toca intentarlo a { $who }.
timestories-told-damage-dealt = { $who } hace { $points } de daño: { $damage } de { $life }.
timestories-told-conflict-ended = El conflicto ha terminado.
timestories-told-group-asked = El grupo debe pagar { $azrak } de Azrak y { $magick } de Magia.
timestories-told-pledged = { $who } aporta 1.
timestories-told-sealed-turned = Se da la vuelta a una carta sellada: { $text }
timestories-told-deck-opened = Se abre el segundo mazo de Historia.
timestories-told-free-update-gained = Una Actualización sin coste más: quedan { $left }.
timestories-told-between-began = Entre localizaciones.
timestories-told-run-restarted = Todo vuelve a su sitio: salto { $run }.
timestories-told-mission-ended = La misión termina. Puntuación: { $score }.

timestories-move-receptacle = { $who }: habitar a { $receptacle }
timestories-move-volunteer = { $who } se ofrece
timestories-move-location = Ir a: { $location }
timestories-move-recon = { $who }: tomar { $card } { $place }
timestories-move-recount = { $who }: ya lo he contado
timestories-move-explore = { $who }: explorar { $card } { $place }
timestories-move-attempt = { $who }: intentar { $test }
timestories-move-boost = { $who }: mejorar en 1
timestories-move-ask-support = { $who }: pedir apoyo
timestories-move-support = { $who }: apoyar a { $whom }
timestories-move-decline = { $who }: no apoyar más a { $whom }
timestories-move-decline-own = { $who }: el grupo no paga
timestories-move-destiny = { $who }: sacar el Destino
timestories-move-stand-by = { $who }: esperar
timestories-move-give = { $who }: dar a { $to }: { $thing }
timestories-move-ready = { $who }: nada más aquí
timestories-move-ready-fight = { $who }: a punto para el conflicto
timestories-move-ready-between = { $who }: seguir adelante
timestories-move-stay = { $who }: quedarse al final
timestories-move-choose = { $who }: { $option }
timestories-move-pledge = { $who }: aportar 1 al pago de { $whom }
timestories-move-emergency = { $who }: { $free ->
    [yes] Actualización de emergencia sin coste
   *[no] Actualización de emergencia
}
timestories-move-lose-control = { $who }: soltar el receptáculo
timestories-move-update = { $free ->
    [yes] Actualización sin coste; reparte { $who }
   *[no] Actualización estándar; reparte { $who }
}
timestories-move-agree = { $who }: aceptar
timestories-move-object = { $who }: oponerse
timestories-move-deal = 1 de Azrak para { $to }
timestories-move-deal-evenly = Repartir por igual
timestories-move-ability = { $who }: usar { $ability }
timestories-move-call-on = Llamar a { $whom }
timestories-move-stop = { $who }: dejar la misión
timestories-move-start-over = { $who }: empezar de nuevo

timestories-now-choosing = ¿A quién habitas?
timestories-now-holding = ¿Quién lo guarda?
timestories-now-naming = ¿Quién hace de Capitán del Tiempo?
timestories-now-prologue = Se lee el prólogo.
timestories-now-captain = ¿Adónde?
timestories-now-arriving = Se lee la carta A.
timestories-now-recon = ¿Quién toma cada carta?
timestories-now-telepathy = Cuenta a los demás, con tus palabras, lo que has encontrado.
timestories-now-actions = ¿Qué haces?
timestories-now-fight = Estáis en un conflicto.
timestories-now-between = Entre localizaciones: actualizar, cambiar cosas o seguir.
timestories-now-dealing = ¿Quién recibe el Azrak?
timestories-now-over = La misión ha terminado.
timestories-now-link = Has gastado tu último Azrak. ¿Y ahora?
timestories-now-must-update = Alguien ha perdido el control: antes hay que actualizar.
timestories-now-proposal = ¿Aceptas? { $what }
timestories-proposal-update = Una Actualización estándar.
timestories-proposal-free-update = Una Actualización sin coste.
timestories-proposal-stop = Dejarlo aquí.
timestories-proposal-start-over = Empezar de nuevo.

timestories-end-won = Misión cumplida: { $score }
timestories-end-lost = Misión fracasada: { $score }
timestories-end-stopped = Lo dejasteis antes del final.
timestories-option-profile = Perfil de reglas
    .about = Qué edición del reglamento se juega. Una noche de verano tiene poderes, Magia y misterios; Proyecto Hadal, equipo y talentos.
timestories-option-profile-first = El de la propia misión

timestories-shown-head = Ronda { $round } · Vórtice { $vortex } · Retorno de misión { $returned } · Actualizaciones sin coste { $free } · Destino: quedan { $destiny }, han salido: { $discards }
timestories-shown-open = disponible ({ $visits ->
    [0] sin visitar
    [one] visitada una vez
   *[other] visitada { $visits } veces
})
timestories-shown-closed = no disponible
timestories-shown-fight = Conflicto: { $damage } de { $life } de daño
timestories-shown-read = ya leída
timestories-shown-ejected = fuera
timestories-shown-lost-control = sin control
timestories-shown-left-out = sin Azrak
timestories-shown-conflict = en conflicto
timestories-shown-test = prueba: { $value }
timestories-shown-ready = ha terminado

timestories-lesson-aim = Sois agentes dentro de otras personas. Leed la Orden de misión, tenedla presente y llegad a un buen desenlace con el menor Azrak posible sobre el Retorno de misión.
timestories-lesson-round = Cada ronda el Capitán del Tiempo paga 1 de Azrak para ir a algún sitio. La carta A se lee a todos. Después cada cual toma una carta de la vista panorámica, la lee a solas y cuenta a los demás, con sus palabras, lo que dice.
timestories-lesson-act = Luego cada cual actúa cuando quiere: explora otra carta por 1 de Azrak, intenta la prueba de la carta que tiene delante o pasa a esperar para apoyar a otros. Cuando nadie tiene una carta delante y todos han terminado, os vais.
timestories-lesson-test = Una prueba cuesta 1 de Azrak. Mejórala con más, pide apoyo a quienes esperan y después se suma una carta de Destino. Por debajo de la dificultad fallas, por encima lo logras, igualar es lo mejor.
timestories-lesson-azrak = Quien gasta su último Azrak pide una Actualización de emergencia o suelta el receptáculo. Entre localizaciones, una Actualización estándar reparte lo que hay en el Vórtice, a cambio de 1 de Azrak en el Retorno de misión.

timestories-play-hint = Un número hace esa jugada. También: leer retorno de misión · por qué · reglas azrak · idioma en · ayuda · salir
timestories-play-help-words = una jugada con las mismas palabras con que se ofrece, para cualquiera de los receptáculos
    .type = Inés se ofrece
timestories-play-help-why = por qué ahora no se puede hacer lo habitual, con la regla de cada caso
    .type = por qué
timestories-play-help-flip = parar y empezar la misión de nuevo
    .type = Inés: empezar de nuevo
timestories-play-help-rule = leer una regla
    .type = regla TS-7.2
timestories-play-help-rules = buscar en el reglamento
    .type = reglas azrak
