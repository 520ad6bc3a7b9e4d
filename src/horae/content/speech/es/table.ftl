# La mesa alrededor de un juego: por qué no permite algo y qué se cuenta de ella. Vale para todos los juegos.

shipwreck-title = Los arcanos del naufragio
echoes-title = Ecos del Tiempo
timestories-title = TIME Stories Revolution

bot-random = Azar
    .about = Cualquier jugada legal, sin pensarla. Mala compañía: solo para probar cosas.
bot-reader = Lector
    .about = Lee lo que dice cada jugada, juega para que le entiendan y predice cuando conviene.
bot-greedy = Aprendiz
    .about = Hace la jugada que mejor pinta ahora mismo. Rápido, y un rival digno.
bot-search-swift = Estratega
    .about = Repasa mentalmente cada turno unas cuantas veces antes de mover.
bot-search = Maestro
    .about = Imagina muchas manos rivales y planea su turno contra todas. Gana al aprendiz la mayoría de las partidas.
bot-search-deep = Sabio
    .about = Mira más lejos que nadie e imagina más manos que nadie.
bot-explorer = Exploradora
    .about = Mira lo que nadie ha leído, intenta las pruebas que puede superar y se queda en espera para apoyar.
bot-agent = Acompañante
    .about = Recuerda lo que hace cada carta, va adonde hay algo nuevo que hacer, te pasa lo que necesitas y te cuenta lo que ha visto.

table-bot-name = { $bot } { $seat }

table-not-seated = no tienes asiento en esta mesa
table-not-host = eso solo puede hacerlo quien organiza la mesa
table-seat-taken = ese asiento ya está ocupado
table-no-seat = no hay ningún asiento así con el que hacer eso
table-already-seated = ya tienes asiento; levántate antes
table-left-for-good = has dejado esta partida para no volver
table-knows-another-seat = has visto la mano del asiento { $seat }, así que no puedes jugar en otro
table-no-newcomers = este juego no admite a nadie más una vez empezado
table-already-started = la partida ya ha empezado
table-not-started = la partida aún no ha empezado
table-not-over = la partida aún no ha terminado
table-already-continued = ya hay otra mesa puesta
table-over = la partida ha terminado
table-too-few = { $fewest ->
    [one] tiene que haber al menos un asiento ocupado
   *[other] tiene que haber al menos { $fewest } asientos ocupados
} y { $taken ->
    [0] no hay ninguno
    [one] solo hay uno
   *[other] solo hay { $taken }
}
table-not-ready = { $others ->
    [0] falta el visto bueno de { $name }
    [one] falta el visto bueno de { $name } y de otra persona
   *[other] falta el visto bueno de { $name } y de otras { $others } personas
}
table-bad-options = { $why }
table-unknown-pack = no hay nada con ese nombre para jugar después; hay: { $known }
table-not-earned = lo que recuerda una campaña viene de las mesas anteriores; no se puede elegir
table-no-quiet-rule = este juego no tiene ninguna regla sobre quién puede hablar
table-unknown-bot = no hay ningún bot llamado «{ $bot }»; los bots son: { $known }
table-bad-action = eso no se puede hacer en este juego
table-stale = algo acaba de cambiar; vuelve a mirar y elige de nuevo
table-still-here = { $name } sigue aquí o acaba de perder la conexión
table-no-stand-in = en ese asiento no hay ningún bot sustituyendo a nadie
table-bot-plays = un bot juega en ese asiento; recupéralo antes
table-no-bot-there = en ese asiento no hay ningún bot por el que jugar
table-plays-for-nobody = no juegas por ningún bot
table-nothing-to-undo = no hay nada tuyo que deshacer
table-undo-open = ya se está hablando de deshacer algo
table-no-undo-open = no hay nada que aceptar
table-proposal-open = { $name } propone { $what }; antes hay que aceptar u objetar
table-no-proposal-open = no hay ninguna propuesta a la que responder
table-proposal-stands = ya has parado { $most } propuestas desde la última jugada; esta vale
table-no-coach = este juego no tiene tutor
table-no-lesson = este juego no tiene primera partida guiada
table-no-advice = el tutor no tiene nada que decir ahora
table-muted = mientras dure tu turno, no participas en la charla
table-full = ya hay { $most } personas en esta mesa
table-bad-name = un nombre tiene entre 1 y { $most } caracteres
table-bad-text = { $has ->
    [0] escribe algo antes
   *[other] tu mensaje tiene { $has } caracteres y caben { $most }: acórtalo o envíalo en varios
}
table-undo-refused = quien se negó a eso ya no está en la mesa, así que se queda como está
table-seat-open = ya hay una pregunta sobre un asiento; responde antes a esa
table-no-seat-open = nadie pregunta por ningún asiento
table-no-person = no hay nadie así en la mesa
table-not-oneself = eso no puedes hacértelo a ti
table-only-the-host = eso solo lo puede hacer { $name }, que cuida de la mesa; queda pendiente hasta que vuelva
table-hand-stays = lo que hay oculto ahí es de { $name }, así que nadie más puede sentarse; un bot sí puede seguir jugando
table-no-word = solo quienes juegan aquí desde el principio, y están presentes, votan sobre quién cuida de la mesa
table-host-already = ya cuidas de esta mesa
table-host-vote-open = { $name } ya pide cuidar de la mesa; contesta antes a eso
table-no-host-vote = nadie te pregunta quién debería cuidar de la mesa
table-host-asked-enough = ya lo has pedido bastantes veces en esta mesa, y se queda como está
table-host-not-stalling = como no hay nadie más a quien preguntar, solo se puede cuando quien cuida de la mesa lleva varios minutos haciendo esperar a la mesa
table-silenced = quien organiza la mesa te ha pedido que no escribas en la charla
table-chatty = eso es mucho de golpe; espera un momento
table-locked = quien organiza la mesa la ha cerrado: no puede entrar nadie más
table-nothing-to-claim = no hay ningún asiento esperando a ese nombre
table-claims-many = ya hay varias personas a la puerta; prueba dentro de un momento
table-no-claim = a la puerta no hay nadie que espere tu respuesta
table-two-seats = ya tienes otro asiento en esta mesa
table-seat-of-another = alguien ya ha hecho suyo ese asiento
table-at-the-door = sigues a la puerta; espera a que alguien diga que eres tú
table-damaged = lo que hay guardado de esta mesa está dañado y aquí ya no se puede anotar nada más; quien lleva el servidor puede restaurarla
table-busy = el servidor no ha podido anotarlo ahora; inténtalo otra vez
table-pace-already = ese ya es el ritmo de la mesa
table-no-pace-in-lessons = en una lección a nadie se le acaba el tiempo
table-halted = las reglas de este servidor han cambiado desde que empezó la partida, así que tal como está no se puede seguir jugando
table-cannot-resume-other-rules = esta partida terminó con otras reglas que las instaladas; su repetición y su registro se pueden seguir viendo
table-cannot-resume-damaged = el registro { $number } de esta mesa está dañado y no puede seguir; quien lleva el servidor puede restaurarlo
table-cannot-resume-missing = falta el registro { $number } de esta mesa y no puede seguir; quien lleva el servidor puede restaurarla
table-cannot-resume-broken = esta mesa no se puede leer; quien lleva el servidor encontrará el motivo en su registro
table-cannot-resume-closed = quien lleva el servidor ha cerrado esta mesa
table-cannot-resume-no-pack = aquí no está el paquete «{ $pack }» con el que se juega esta partida (su contenido es { $content }); de la partida no se ha perdido nada y seguirá en cuanto el servidor vuelva a tener el paquete
table-cannot-resume-gone = aquí no está aquello con lo que se juega esta partida; no se ha perdido nada de ella y seguirá en cuanto el servidor vuelva a tenerlo ({ $why })

table-told-opened = { $name } abrió la mesa.
table-told-says = { $who }: «{ $what }»
table-told-entered = { $name } llegó a la mesa.
table-told-renamed = { $name } ahora se llama { $new }.
table-told-claimed = Alguien llama a la puerta sin su enlace y dice que es { $whom }.
table-told-recognised = { $name } dice que sí, que es { $whom }. ¡Hola de nuevo!
table-told-own-recognised = { $whom } está aquí con otro dispositivo.
table-told-not-recognised = { $name } dice que no es { $whom }.
table-told-own-not-recognised = { $whom } dice que no, que no es quien llama.
table-told-claim-dropped = Quien decía que era { $whom } se ha ido de la puerta.
table-told-claim-agreed = { $name } está de acuerdo.
table-told-own-claim-agreed = { $whom } está de acuerdo.
table-told-sat = { $name } se sentó en el asiento { $seat }.
table-told-stood = { $name } se levantó.
table-told-stood-bot = { $name } se levantó; { $bot } sigue en su lugar.
table-told-bot-seated = { $bot } juega en el asiento { $seat }.
table-told-unseated = El asiento { $seat } quedó libre.
table-told-options-set = { $name } cambió las opciones.
table-told-ready = { $name }: «por mí, adelante».
table-told-not-ready = { $name } prefiere esperar.
table-told-started = Empieza la partida.
table-told-continued = { $name } ha puesto otra mesa para toda la compañía.
table-told-taken-back = { $name } ha vuelto y juega de nuevo.
table-told-undo-asked = { $name } querría deshacer { $count ->
    [one] la última acción
   *[other] las últimas { $count } acciones
}.
table-told-undo-agreed = { $name } está de acuerdo.
table-told-undo-dropped = No se deshace nada.
table-told-undone = { $count ->
    [one] Se deshizo la última acción.
   *[other] Se deshicieron las últimas { $count } acciones.
}
table-told-move-proposed = { $name } propone { $what }.
table-told-move-objected = { $name } se opone, así que lo que proponía { $whom } no cuenta.
table-told-move-dropped = { $name } retira la propuesta.
table-told-link-renewed = { $name } tiene un enlace nuevo a su asiento; los anteriores ya no sirven.
table-pace-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
table-pace-days = { $count ->
    [one] un día
   *[other] { $count } días
}
table-told-pace-live = { $name } prefiere seguir sin límite de tiempo.
table-told-pace-bot = { $name } cambió el ritmo: { $time } para cada decisión; después, juega un bot.
table-told-pace-wait = { $name } cambió el ritmo: { $time } para cada decisión; después, la mesa espera.
table-told-webhook-json = { $name } hace que se avise a otro programa de a quién le toca.
table-told-webhook-discord = { $name } hace que se avise en Discord de a quién le toca.
table-told-webhook-slack = { $name } hace que se avise en Slack de a quién le toca.
table-told-webhook-off = { $name } ya no hace que se avise fuera de a quién le toca.
table-told-webhook-failed = No hubo manera de entregar fuera los avisos de a quién le toca, así que no se intenta más. Quien cuida de la mesa puede volver a configurarlos.
table-told-reminded = { $who }: queda solo una cuarta parte de su tiempo.
table-told-time-out = { $who }: se acabó su tiempo; la mesa espera.
table-told-time-out-bot = { $who }: se acabó su tiempo; { $bot } juega en su lugar hasta que vuelva.
table-told-seat-asked = { $name } querría que { $whom } ocupara el asiento { $seat }.
table-told-seat-wished = { $name } querría ocupar el asiento { $seat }.
table-told-seat-given = { $whom } ocupa el asiento { $seat }.
table-told-seat-kept = El asiento { $seat } es de { $whom }; { $bot } sigue jugando ahí hasta que lo ocupe.
table-told-played-for = { $name } juega por el bot del asiento { $seat }.
table-told-plays-no-more = { $name } deja que el bot vuelva a jugar solo.
table-told-seat-dropped = El asiento se queda como está.
table-told-log-opened = { $name } ha abierto el registro de la partida, que lo muestra todo. La partida termina aquí.
table-told-host-asked = { $name } querría cuidar de la mesa en lugar de { $whom }.
table-told-host-refused = { $name } no está a favor.
table-told-host-dropped = { $whom } sigue cuidando de la mesa.
table-told-host-passed = Desde ahora { $whom } cuida de la mesa.
table-told-muted = { $name } ha pedido a { $whom } que no escriba en la charla.
table-told-unmuted = { $whom } puede escribir otra vez en la charla.
table-told-removed = { $name } ha echado a { $whom } de la mesa.
table-told-locked = { $name } ha cerrado la mesa: no puede entrar nadie más.
table-told-unlocked = { $name } ha vuelto a abrir la mesa.
table-untold = ya cuenta, pero algo ha fallado en el servidor al mostrarlo; lo verás en cuanto pase algo más
table-log-full = el registro de esta mesa está lleno y ya no admite nada más
table-log-full-of-words = el registro de esta mesa es demasiado largo para más charla o más marcas, pero la partida sigue
table-log-full-of-yours = ya has escrito y marcado todo lo que esta mesa puede guardar de una persona, pero puedes seguir jugando
table-log-nearly-full = El registro de esta mesa está casi lleno: le caben { $left } líneas más. Después nadie podrá charlar ni marcar aquí, pero la partida seguirá.
table-log-nearly-full-of-yours = Has escrito y marcado mucho aquí: a la mesa le caben { $left } cosas tuyas más. Después podrás seguir jugando, pero no charlar ni marcar.
table-no-onlookers = en esta mesa no se puede mirar
table-broken = algo ha fallado en el servidor; no ha cambiado nada

# Lo que se dice pulsando una vez.
table-reaction-bravo = ¡Bien jugado!
table-reaction-laugh = ¡Ja, ja!
table-reaction-wow = ¡Hala!
table-reaction-hmm = Mmm…
table-reaction-ouch = ¡Ay, no!
table-reaction-thanks = ¡Gracias!
