# Las palabras del cliente en español. Los textos de las cartas, las jugadas, los rechazos y la crónica vienen del servidor.

skip-to-main = Ir a la mesa
language = Idioma
close = Cerrar
you = tú
on = sí
off = no
away = ausente
to-start = Ir al inicio
opening = Un momento…
connecting = Buscando la mesa…
reconnecting = Se ha perdido la conexión. Intentamos recuperarla; no se ha perdido nada de lo que hiciste.
laying-the-table = Poniendo la mesa…
no-server = El servidor no responde. Comprueba tu conexión e inténtalo otra vez.
lost-title = Aquí no hay nada
lost-page = En esta dirección no vive ninguna página.
lost-table-title = No existe esa mesa
lost-table-waits = Esta partida no puede seguir por ahora
lost-table = No encontramos esta mesa. Quizá el enlace esté cortado; pídelo otra vez.
lost-replay-title = No hay repetición
enter-anew = Entrar con otro nombre

page-start = Horae: juegos del tiempo
page-table = { $title } · Horae
page-your-turn = ¡Te toca! { $title } · Horae
page-shelf = Misiones · Horae
page-replay = Repetición · Horae

start-title = Tres juegos sobre el tiempo, en una sola mesa.
start-lead = Juega en el navegador con quien quieras y con bots. Las reglas se cuidan solas, y cada «no» te dice por qué.
start-games = Los juegos
start-foot = Abre una mesa, manda el enlace y a jugar. Sin cuenta.
play-this = Jugar
open-table = Abrir una mesa
your-name = Tu nombre
players-range = de { $low } a { $high } personas
game-in-the-workshop = En el taller: todavía no tiene tablero.
phase-lobby = por empezar
phase-playing = en juego

game-shipwreck = Los arcanos del naufragio
game-shipwreck-kind = Cooperativo · deducción
game-shipwreck-pitch = En cada turno juegas un destino y guardas otro en secreto. Lo que juegas dice una verdad sobre lo que guardas. ¿Sabrán leerla los demás antes de que el mar os lleve?
game-shipwreck-players = de 2 a 5 personas
game-shipwreck-time = media hora
game-echoes = Ecos del Tiempo
game-echoes-kind = Competitivo · motor de cartas
game-echoes-pitch = Cuatro facciones y un tablero donde cada carta tarda en llegar. Manda cartas al futuro, reúne tu Hermandad y adelántate a todo el mundo.
game-echoes-players = de 2 a 4 personas
game-echoes-time = 45 minutos
game-timestories = TIME Stories Revolution
game-timestories-kind = Cooperativo · historia
game-timestories-pitch = La agencia te manda a vivir la vida de otros. Mira, habla, equivócate y vuelve sabiendo más. En solitario llevas dos receptáculos.
game-timestories-players = de 1 a 4 personas
game-timestories-time = de diez minutos a una velada entera

shelf-title = Elige una misión
shelf-lead = Cada una es una velada, y algunas duran menos. Coge una para ver cómo se juega; las que ya hayas jugado quedan anotadas en este dispositivo.
shelf-minutes = de { $low } a { $high } minutos
shelf-minutes-about = unos { $minutes } minutos
shelf-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
shelf-ages = desde { $ages } años
shelf-played = Jugada el { $date }
shelf-new = Aún no la has jugado en este dispositivo.
shelf-file = Expediente { $number }
shelf-taken = Sobre la mesa
shelf-take = Cogerla
shelf-put-back = Dejarla en su sitio
shelf-own-rules = Las reglas para las que se escribió

log-title = Registro de misiones
log-download = Descargar el registro
download-entry = Entrada del registro
log-play-on = Seguir con la misma gente

experience-left = Para recordar
experience-brought = Lo que recordáis

join-title = ¿Te han pasado un enlace?
join-lead = Ábrelo y ya estás en la mesa. También puedes pegarlo aquí.
join-field = Enlace de la mesa
join-go = Ir a la mesa
join-bad-link = Eso no es el enlace de una mesa. Tiene esta forma: https://…/t/…, con letras y cifras al final.

enter-invited = En esta mesa: { $names }. Te han guardado sitio.
enter-empty = La mesa está puesta.
enter-sit = Entrar y sentarme
enter-in = Entrar
enter-watch = Solo mirar
enter-there = En esta mesa: { $names }.
enter-closed = La mesa no admite a nadie nuevo.
enter-whose = ¿Eres alguien de esta mesa?
enter-i-am = Soy { $name }
enter-new = O entra por primera vez:
enter-mine = Tengo asiento aquí, en otro dispositivo
enter-namesake = { $name } ya tiene asiento aquí. ¿Eres tú?
enter-namesake-yes = Sí, soy yo
enter-namesake-no = No, solo nos llamamos igual
door-title = Un momento, { $name }
door-asked = { $count ->
    [one] { $names } tiene que decir si eres tú. En cuanto diga que sí, tu asiento vuelve a ser tuyo.
   *[other] { $names } tienen que decir si eres tú. En cuanto digan que sí, tu asiento vuelve a ser tuyo.
}
door-own = Ya hay alguien aquí como { $name }. Si eres tú en otro dispositivo, di allí que sí.
door-nobody = Ahora mismo no hay en la mesa nadie que pueda decir que eres tú. Espera aquí: se preguntará a quien llegue.
door-leave = Volver a la puerta
claim-asked = Alguien llama a la puerta sin su enlace y dice que es { $name }. ¿Es así?
claim-yes = Sí, es { $name }
claim-own = Alguien quiere entrar como tú desde otro dispositivo. ¿Eres tú?
claim-own-yes = Sí, soy yo
claim-no = No
claim-refused = En la mesa no te han reconocido. Puedes entrar con tu propio nombre.

lobby-eyebrow = Se está poniendo la mesa
lobby-seats = Quién se sienta dónde
lobby-options = Opciones
options-by-host = Esto lo elige { $name }.
seat-host = abrió la mesa
seat-ready = dice que adelante
seat-not-ready = aún se lo piensa
seat-bot = juega por su cuenta
seat-empty = Asiento libre
seat-number = asiento { $seat }
sit-here = Sentarme aquí
move-here = Cambiarme aquí
stand-up = Levantarme
add-bot = Añadir un bot
bot-for-newcomers = Para tu primera partida
remove-bot = Quitar a { $bot }
unseat = Pedir a { $name } que deje el asiento
rename = Cambiar de nombre
rename-go = Llamadme así
watching-status = { $count ->
    [0] Estás mirando
   *[other] Estás mirando · esperando a { $names }
}
watching-count = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
watching-you = Estás mirando: ves lo que puede ver todo el mundo.
watching-enter = Entrar
watching-seat = ¿Alguno de estos asientos es tuyo?
bot-name = { $bot } { $seat }
invite-title = Invita a quien quieras
invite-qr = Código QR con el enlace de esta mesa
invite-link = Enlace de esta mesa
copy-link = Copiar el enlace
copied = Copiado
only-here = Este enlace solo se abre en este ordenador: aquí puedes jugar con bots.
only-here-device = Este enlace solo se abre en este dispositivo: aquí puedes jugar con bots.
only-here-how = Para que entre quien esté en tu red, cierra Horae en la ventana desde la que se abrió y ábrelo así:
on-your-network = Quien esté en tu red puede abrir este enlace y sentarse o mirar. No hace falta cuenta.
share-link = Compartir
invite-lead = Con este enlace cualquiera puede sentarse o mirar. No hace falta cuenta.
option-quiet = Silencio vigilado
option-quiet-explained = A quien las reglas pidan silencio no podrá escribir en el chat mientras tanto.
option-watchers = Se admite público
option-watchers-explained = Quien no tenga asiento puede mirar. Solo ve lo que está a la vista de todos.
pace = Ritmo
pace-live = En directo
pace-live-explained = Se juega de un tirón. Para jugar a lo largo de varios días, elige cuánto puede durar cada decisión.
pace-explained = Es el plazo para cada decisión; entretanto se puede ir y venir. Cuando queda una cuarta parte, llega un solo aviso.
pace-then = Si a alguien se le acaba el tiempo
pace-then-bot = Juega un bot en su lugar
pace-then-wait = La mesa espera
deadline = { $name } tiene hasta el { $when }.
deadline-own = Tienes hasta el { $when }.
deadline-over = El tiempo de { $name } se acabó el { $when }; la mesa espera.
deadline-own-over = Tu tiempo se acabó el { $when }; la mesa te espera.
need-more = { $count ->
    [one] Falta alguien más: una persona o un bot.
   *[other] Faltan { $count }: personas o bots.
}
waiting-ready = { $count ->
    [one] Falta el visto bueno de { $names }.
   *[other] Falta el visto bueno de { $names }.
}
waiting-host = { $name } empezará la partida.
can-start = Todo listo.
start-game = Empezar
i-am-ready = Por mí, adelante
not-ready-after-all = Esperad, aún no

frame-tools = Herramientas
undo = Deshacer
undo-at-once = Deshacer tu última acción
undo-by-consent = Pedir permiso para deshacer tu última acción
undo-asked = { $name } quiere deshacer { $count ->
    [one] una acción
   *[other] { $count } acciones
}.
undo-yes = Me parece bien
undo-no = Mejor no
proposed = { $name } propone { $what }.
proposed-by-you = Propones { $what }.
proposed-until = Si nadie se opone, contará en un momento.
proposed-object = Me opongo
proposed-withdraw = Retirarlo
undo-withdraw = Da igual
undo-stands = { $name } prefiere no deshacerlo, así que se queda como está.
help = Ayuda
rulebook = Reglamento
log = Crónica
chat = Chat
transcript = Lo que ha pasado y lo que se ha dicho
unread = sin leer
switches = Ajustes
switch-sound = Sonido
switch-sound-explained = Fichas, agua, una campana
switch-motion = Movimiento
switch-motion-explained = Destinos que viajan, cartas que giran
switch-stops = Pausas
switch-stops-explained = Lo que hacen los demás espera a que lo leas
switch-contrast = Contraste
switch-contrast-explained = Líneas y letras más marcadas, estados inconfundibles
text-size = Tamaño del texto
text-size-normal = Tal cual
text-size-large = Grande
text-size-larger = Más grande
text-size-largest = El doble
announcements = Avisos
announcements-explained = Lo que se le dice a un lector de pantalla
announcements-full = Todo
announcements-brief = Lo justo
ease-title = Cómo juegas
ease-asked = Tu sistema pide algo especial y Horae lo respeta. Aquí puedes ajustar lo demás; se guarda en este dispositivo y está también en los ajustes de cada mesa.
ease-lead = Ponlo a tu manera. Se guarda en este dispositivo y está también en los ajustes de cada mesa.
ease-open = Ajustarlo
ease-done = Así está bien
keys-key-of = Tecla para: { $what }
keys-taken = «{ $key }» no vale: elige una sola tecla que no sea un número ni esté en uso.
switch-coach = Tutor
switch-coach-explained = Te dice en qué fijarte, y por qué
people-and-talk = Personas, crónica y chat
people = En la mesa
awaited = decide
stood-in = suplente: { $bot }
status-yours = Te toca
status-waiting = { $count ->
    [one] Esperando a { $names }
   *[other] Esperando a { $names }
}
paused = En pausa hasta que se siente más gente
bot-plays-for-you = Un bot juega por ti.
bot-for-me = Que un bot juegue por mí
get-up = Levantarme y dejar un bot
leave-for-good-sure = Sí, me voy y no vuelvo a esta partida
sit-at = Sentarme en el asiento { $seat }
take-back = Recuperar mi asiento
someone-away = { $name } ha perdido la conexión.
played-for = { $name } juega en su lugar
bot-seat-change = Cambiar quién juega por { $name }
bot-seat-title = { $name }: ¿quién juega?
bot-seat-play = Juego yo por el bot
bot-seat-play-explained = Verás lo que ve ese asiento, y el tuyo te espera hasta que vuelvas a dejar solo al bot. Se le dice a toda la mesa.
bot-seat-leave = Que vuelva a jugar el bot
bot-seat-playing = Estás jugando por { $name }.
bot-seat-other = Otro bot
bot-seat-give = Dar el asiento a
bot-slow = Falta la decisión de { $name }.
bot-slow-change = Cambiar quién juega
let-bot-stand-in = Que juegue un bot en su lugar
open-rule = abrir esta regla
chat-empty = Nadie ha dicho nada todavía.
chat-write = Escribe algo
chat-send = Enviar
chat-open = Abrir la charla
reactions = Decirlo pulsando una vez
reaction-bravo = ¡Bien jugado!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Hala!
reaction-hmm = Mmm…
reaction-ouch = ¡Ay, no!
reaction-thanks = ¡Gracias!
chat-left = { $count ->
    [one] Queda 1 carácter
   *[other] Quedan { $count } caracteres
}
chat-over = { $count ->
    [one] Sobra 1 carácter.
   *[other] Sobran { $count } caracteres.
}
chat-too-long = En un mensaje caben { $most } caracteres: acórtalo o envíalo en dos.
log-empty = Todavía no ha pasado nada.
muted = De momento, te toca callar.
other-device = Seguir en otro dispositivo
other-device-link = Enlace a tu propio asiento
other-device-qr = Código QR con tu propio asiento
other-device-explained = Abre allí este enlace o escanea el código: conservas tu asiento y lo que tienes en la mano. No se lo enseñes a nadie más.
new-link = Un enlace nuevo a mi asiento
new-link-explained = Los anteriores dejan de servir, estén donde estén. Útil si alguien ha visto el tuyo.
take-over-title = Este enlace es el asiento de { $other }
take-over-lead = En este navegador eres { $mine }. Sigue como { $other } solo si de verdad lo eres: el navegador olvidará el asiento de { $mine }.
take-over-stay = Seguir como { $mine }
take-over-take = Pasar a ser { $other }
link-cut = Ese enlace no está entero, así que no ha cambiado nada. Vuelve a pedirlo.
lost-seat-title = Ahora no puedes entrar
try-again = Probar otra vez
seat-asked = { $name } querría ocupar el asiento { $seat }.
seat-offered = { $name } querría dar el asiento { $seat } a { $whom }.
seat-asked-waiting = Se ha preguntado a quienes juegan. Un momento…
seat-keep = Estoy aquí, es mi asiento
seat-give = Dárselo a { $name }
seat-lost = Mientras no estabas, tu asiento pasó a { $name }.
someone-away-wait = Puede que solo esté recargando la página. Si tarda en volver, un bot podrá jugar en su lugar.
undo-now = Deshacer ahora
halt-back = Las reglas de este servidor han cambiado: pueden seguir esta partida hasta la jugada { $kept } de { $actions }, tal como la ves. Seguid desde ahí si hay acuerdo, o abrid el registro y terminad la partida.
halt-lost = Las reglas de este servidor han cambiado y no pueden seguir esta partida. No se ha perdido nada de ella: abre el registro para guardarla.
halt-opened = Las reglas de este servidor han cambiado y la partida terminó aquí. Su registro está a la vista.
halt-go-back = Seguir desde aquí
halt-open-log = Abrir el registro y terminar
halt-asked = { $name } querría seguir desde aquí. Así se deshace { $count ->
    [one] una acción
   *[other] { $count } acciones
}.
halt-status = Las reglas han cambiado
earlier-lines = Lo anterior
silenced = Quien organiza la mesa te ha pedido que no escribas por ahora.
closed-playing = En esta mesa: { $names }. La partida está en marcha y aquí no se puede mirar. Si hay un asiento libre, puedes pedirlo.
closed-over = La partida ha terminado, y en esta mesa no se puede mirar.
host-title = Cuidar de la mesa
host-ask = Pedir cuidar de la mesa en lugar de { $name }
host-asked = { $name } querría cuidar de la mesa en lugar de { $whom }.
host-now = No queda nadie a quien preguntar: cuidar de ella ya
host-lock = Cerrar la mesa a quien llegue
host-unlock = Abrir la mesa a quien llegue
host-mute = Silenciar
host-unmute = Dejar que escriba
host-muted = en silencio
host-remove = Echar
host-remove-sure = Sí, echar a { $name }
host-remove-no = No
host-give-seat = Darle el asiento de { $name }
host-nobody = No hay nadie más.
see-end = Ver otra vez el final
over-here = La partida ha terminado.

book-search = Buscar en el reglamento
book-found = { $count ->
    [0] Ninguna regla
    [one] Una regla
   *[other] { $count } reglas
}
book-none = Ninguna regla habla de eso. Prueba con otra palabra.
rule-rule = Regla
rule-ruling = Decisión
rule-example = Ejemplo

end-shipwreck-won = A salvo en puerto
end-shipwreck-lost = El mar se queda con todos
figure-score = puntuación
figure-doom = perdición
figure-turns = { $count ->
    [one] turno
   *[other] turnos
}
seed-fits = Se barajó limpiamente
seed-wrong = La semilla no es la prometida
seed-unknown = No se conoce la semilla
seed-explained = Antes de la primera jugada el servidor mostró una huella de la semilla. Ahora que la conoces, tu navegador ha calculado la huella por su cuenta.
seed-seed = Semilla
seed-promised = Prometida al empezar
seed-computed = Calculada aquí y ahora
again = ¡Otra!
again-other = Otra cosa con la misma gente
again-other-go = Jugarla
again-other-remembered = Allí contará lo que vais a recordar.
again-join = Hay otra mesa puesta: ¡ven!
watch-replay = Ver la repetición
download-log = Guardar el registro
back-to-board = Volver al tablero

replay-title = Repetición
replay-cut = El registro acaba aquí, antes del final de la partida.
replay-running = La partida sigue en marcha; ves lo que sabe tu asiento.
replay-as = Como la vio
replay-public = Todo el mundo
replay-begin = La mesa está puesta; aún no ha pasado nada.
replay-first = Al principio
replay-previous = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-scrub = Jugada de la partida
replay-move = Jugada { $at } de { $last }
replay-hands = Todas las manos a la vista
replay-no-hand = nada oculto
replay-speed = Velocidad
replay-times = { $speed }×
replay-turn = Ir a un turno
replay-begin-short = Antes del primer turno
replay-link = Copiar un enlace a este momento

# --- TIME Stories ---
end-timestories-won = Misión cumplida
end-timestories-lost = Misión fallida
figure-azrak_on_return = Azrak en el Retorno de misión
figure-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
figure-runs = { $count ->
    [one] salto
   *[other] saltos
}
outcome-failure = fallo
outcome-critical = éxito crítico
outcome-success = éxito
ts-band = Cómo va la misión
ts-round = Ronda { $round }
ts-run = salto { $run }
ts-captain = Capitán del Tiempo
ts-captain-is = Capitán del Tiempo: { $name }
ts-group-tokens = Fichas del grupo
ts-vortex = Vórtice
ts-vortex-about = El Azrak gastado. Una Actualización lo vuelve a repartir.
ts-on-return = En el Retorno
ts-return-about = Azrak en el Retorno de misión: cada uno resta un punto al final.
ts-free-updates = Actualizaciones sin coste
ts-free-updates-about = Actualizaciones que no ponen Azrak en el Retorno de misión.
ts-destiny = Destino
ts-destiny-about = { $cards } cartas de { $low } a { $high }; el número es lo que queda en el mazo.
ts-destiny-drawn = robadas:
ts-azrak-of = Azrak: { $azrak } de { $level }
ts-azrak-level = Empieza con { $level } Azrak
ts-magick = Magia
ts-magick-has = { $magick } de Magia
ts-status-ejected = expulsión
ts-status-lost-control = control perdido
ts-status-left-out = sin Azrak
ts-status-test = en una prueba: { $value }
ts-status-link = conexión rota
ts-status-at = mira { $place }
ts-status-card = mira la carta { $letter }
ts-status-ready = en marcha cuando queráis
ts-status-standing-by = en espera
ts-panorama = Vista panorámica: { $place }
ts-you-are-at = Estáis en
ts-card = Carta { $letter }
ts-slot = Carta { $letter }: { $place }.
ts-slot-a = Carta A: { $place }, una vista panorámica con { $cards ->
    [one] 1 carta más
   *[other] { $cards } cartas más
}. Leerla otra vez.
ts-slot-yours = La tiene { $name }: leerla.
ts-slot-held = { $name } la está leyendo.
ts-slot-seen = Alguien la ha leído antes.
ts-slot-spent = Ya la conoces: no trae nada nuevo.
ts-spent = nada nuevo
ts-slot-unseen = Nadie la ha leído todavía.
ts-slot-recon = Tomarla, sin coste.
ts-slot-explore = Explorarla por 1 Azrak.
ts-slot-explore-free = Explorarla, sin coste.
ts-holds-you = la lees tú
ts-holds-other = mira aquí
ts-seen = ya leída
ts-take = Mirar aquí
ts-explore = Explorar
ts-explore-free = Explorar sin coste
ts-map = Mapa
ts-map-empty = No hay ninguna localización abierta en el mapa.
ts-visits = { $visits ->
    [0] sin visitar
    [one] visitada una vez
   *[other] visitada { $visits } veces
}
ts-closed = cerrada
ts-azrak-lies = Hay un Azrak encima.
ts-go = Ir
ts-go-first = Ir allí por 1 Azrak.
ts-go-again = Volver allí: el Azrak va al Retorno de misión.
ts-receptacles = Receptáculos que habitar
ts-inhabit = Habitar
ts-taken = Ocupado
ts-for-your-eyes = Solo para { $name }
ts-conflict-personal = Conflicto personal
ts-conflict-group = Conflicto grupal
ts-margin = Al margen:
ts-difficulty = Dificultad
ts-attempt = Intentarlo
ts-test-of = { $name }: prueba de { $attribute }
ts-step-boost = mejora
ts-step-support = apoyo
ts-step-destiny = Destino, de { $low } a { $high }
ts-so-far = por ahora
ts-scale = Puede quedar entre { $low } y { $high }; la dificultad es { $difficulty }.
ts-scale-unknown = Puede quedar entre { $low } y { $high }; la dificultad la dice la carta.
ts-last-test = La última prueba
ts-last-test-is = { $name } llegó a { $value }.
ts-fight-swapping = antes de empezar: intercambiad por última vez
ts-fight-ordering = turno { $turn }: el capitán dice quién sigue
ts-fight-acting = turno { $turn }
ts-fight-acted = turno { $turn }
ts-damage-of = { $damage } de { $life } de daño
ts-fight-has-acted = ya lo ha intentado
ts-fight-acts = lo intenta ahora
ts-fight-to-come = le falta
ts-replaced = Cambiado por el Objeto { $number }.
ts-open-power = Poder
ts-open-equipment = Equipo
ts-used = usado
ts-interaction = Una interacción
ts-recall = Recuerdo Breve
ts-count-of = { $value } de { $most }
ts-counts = Lo que se cuenta
ts-countdown = Se acabó el tiempo
ts-countdown-round = { $left ->
    [one] falta 1 ronda
   *[other] faltan { $left } rondas
}
ts-countdown-visit = { $left ->
    [one] queda 1 localización por elegir
   *[other] quedan { $left } localizaciones por elegir
}
ts-vote-captain = Decide la capitanía
ts-vote-group = Lo decidís entre todos
ts-vote-came-to = La votación, decidida
ts-passages = Lectura
ts-passage-of = Fragmento { $at } de { $count }
ts-read-on = Seguir
ts-read-done = A donde habéis llegado
ts-read-end = Al final
ts-carried = Hace un momento
ts-score-ending = El final al que habéis llegado
ts-score-return = { $azrak } Azrak en el Retorno de misión
ts-score-least = No se puede bajar más
ts-score-lost = Por una misión sin cumplir
ts-read-last = Lo último que has leído en secreto
ts-vote-this = Esto
ts-vote-instead = Mejor esto
ts-vote-yours = Falta tu voto.
ts-vote-waits = { $count ->
    [one] Falta por hablar: { $names }
   *[other] Faltan por hablar: { $names }
}
ts-goals = { $count ->
    [one] Lo que quieres ({ $reached } de 1)
   *[other] Lo que quieres ({ $reached } de { $count })
}
ts-goal-return = { $azrak } Azrak del Retorno de misión
ts-goal-vortex = { $azrak } Azrak del Vórtice
ts-goal-reached = Conseguido
ts-face-down = boca abajo
ts-hidden-tokens = { $count ->
    [one] una ficha boca abajo
   *[other] { $count } fichas boca abajo
}
ts-beaten = fuera de combate
words-hint = Tu respuesta
words-send = Responder
ts-mystery = Un misterio
ts-sealed = Una carta sellada
ts-item-found = un objeto, leído en voz alta
ts-read-aloud = leída en voz alta
ts-read-aloud-by = { $name } lee en voz alta
ts-card-a = Carta A, para todo el mundo
ts-prologue = Prólogo
ts-order = Orden de misión
ts-return = Retorno de misión
ts-confidential = Solo agentes
ts-between-title = Entre localizaciones
ts-between-hint = Intercambiad lo que queráis sin coste. Una Actualización pone 1 Azrak del Vórtice en el Retorno de misión (una sin coste, no) y reparte el resto. Después la capitanía pasa a la izquierda.
ts-log = Registro de misiones
ts-log-mission = Misión
ts-log-agents = Agentes
ts-log-score = Puntuación
ts-log-return = Azrak en el Retorno
ts-log-rounds = Rondas
ts-folder = Carpeta
ts-tab-now = Ahora
ts-tab-card = Tu carta
ts-tab-place = Carta A
ts-tab-dossier = Dosier
ts-tab-people = Receptáculos
ts-tab-found = Hallazgos
ts-tab-notes = Notas
ts-tab-scene = Escena
ts-tab-map = Mapa
ts-unfold = Volver
ts-for-all = a la vista de todo el mundo
ts-held-by = lo tiene { $name }
ts-found-none = Todavía nada. Aquí quedarán los Objetos y las fichas.
ts-heard = Leído en voz alta hasta ahora
ts-notes-about = Tus notas. Se quedan en este navegador; nadie más las ve.
ts-act-as = Actuar como
ts-has-moves = puede actuar
ts-things = Lo que tienes
ts-agreed = Quién está de acuerdo
ts-yes = de acuerdo
ts-not-yet = todavía no
ts-pays = Por { $name } el grupo pone Azrak: { $have } de { $need }
ts-pays-magick = Por { $name } el grupo pone Magia: { $have } de { $need }
ts-deal = Repartir el Azrak
ts-deal-to = 1 Azrak para { $name }
ts-give = Entregar algo
ts-more = Parar o empezar de nuevo
ts-more-about = Se le propone a todo el mundo y solo se hace si nadie se opone.
ts-replayed = La misión, tal como fue
ts-new-card = Tienes una carta delante.
ts-wait = { $count ->
    [one] Decide { $names }.
   *[other] Deciden { $names }.
}
ts-do-stand-by = Ponerse en espera
ts-do-ready = Nada más aquí
ts-do-update = Actualizar
ts-do-boost = Mejorar en 1
ts-do-ask-support = Pedir apoyo
ts-hint-choosing = Elige una de las fichas de arriba. Cada cual habita a otra persona.
ts-hint-holding = Es de alguien que no está; que lo tome uno de vosotros.
ts-hint-naming = El capitán decide adónde ir, y lo paga. Después la capitanía pasa a la izquierda.
ts-hint-captain = Elige una localización en el mapa. Te cuesta 1 Azrak.
ts-hint-recon = Elige una carta en la imagen. La primera es sin coste, y solo tú la lees.
ts-hint-telepathy = Con tus palabras: no vale leer la carta en voz alta.
ts-hint-actions = Actúa cuando quieras, no hay turnos: explora, intenta una prueba o ponte en espera.
ts-hint-standing-by = Estás en espera: puedes apoyar, explorar otra vez o dar esta localización por vista.
ts-hint-between = Actualizad, intercambiad o seguid adelante.
ts-hint-dealing = De cristal en cristal, o a partes iguales.
ts-hint-prologue = Escuchad.
ts-hint-arriving = Se lee la carta A.
ts-hint-test = Mejórala cuanto quieras, pide apoyo y después se roba el Destino.
ts-destiny-turn = Dale la vuelta
ts-destiny-needs = Llevas { $value }. Hace falta { $difficulty } o más.
ts-box-needs = tu { $attribute }, { $value }; hace falta { $difficulty }
ts-destiny-left = Cartas de Destino que quedan: { $cards }, de { $low } a { $high }.
ts-hint-support = { $name } pide apoyo: cada Azrak tuyo es +1.
ts-hint-link = Una Actualización de emergencia te rellena, y este Azrak va al Retorno de misión. O pierdes el control y te expulsan de esta localización.
ts-hint-fight-swapping = Intercambiad ahora, sin coste; una vez empezado ya no se puede.
ts-hint-fight-ordering = El capitán dice quién lo intenta ahora.
ts-hint-fight-acting = Cada cual lo intenta por turno hasta que el adversario reciba bastante daño. Todo el mundo puede apoyar.
ts-hint-fight-acted = Cada cual lo intenta por turno hasta que el adversario reciba bastante daño.
ts-told-here = Lo que os habéis contado
ts-tells = { $name } lo cuenta
ts-read-now = Leer: { $title }
ts-told-of = Carta { $letter } · { $place }
ts-tell = Cuenta al resto lo que has encontrado
ts-tell-hint = Con tus palabras…
ts-tell-send = Contarlo
ts-tell-anyway = Contarlo así
ts-tour-welcome-title = La vida de otra persona
ts-tour-welcome = Sois agentes en cuerpos ajenos, un solo equipo. Leed la Orden de misión, tenedla presente y volved a casa con el menor Azrak posible en el Retorno de misión.
ts-tour-place-title = La escena
ts-tour-place = Aquí elegís a quién habitar y después adónde ir. Una localización es una vista panorámica de cartas: toma una, léela a solas y cuenta al resto lo que has visto.
ts-tour-page-title = La carpeta
ts-tour-page = Todo lo que hay que leer está aquí. Una página lacrada es solo para tus ojos. Detrás: el dosier, las personas, los hallazgos y tus notas.
ts-tour-azrak-title = Azrak
ts-tour-azrak = Cada cristal es tiempo en este cuerpo. Ir a una localización, explorar e intentar una prueba cuestan uno; los gastados caen al Vórtice. Sin ninguno, tu conexión se rompe.
ts-tour-test-title = Pruebas
ts-tour-test = El atributo, más lo que pongáis tú y quienes estén en espera, más una carta de Destino. Por encima de la dificultad es éxito; igualarla, mejor aún.
ts-tour-dock-title = Sin turnos
ts-tour-dock = En una localización cada cual actúa cuando quiere. Tus opciones están aquí; lo que lleva borde discontinuo te dice por qué no. Cuando acabáis, os vais.
ts-tour-end-title = Volver a casa
ts-tour-end = Las Actualizaciones os rellenan, pero dejan un cristal aquí, y cada uno de aquí es un punto menos. Cómo acaba depende de lo que encontréis.

# --- Los arcanos del naufragio ---
the-row = Las Horas y la fila de arcanos
the-hours = Las Horas
the-hours-ability = El último recurso, cuando ningún arcano acepta tus destinos.
score = puntuación
doom = perdición
of-seven = { ", de 7. " }
hours-of = { $hours } de { $moons ->
    [one] 1 hora
   *[other] { $moons } horas
}
fates-before = Delante: { $fates }
no-fates-before = Sin destinos delante
takes-yours = Aceptaría tu { $fates }
line = Línea de órdenes
line-write = Juega escribiendo: «ayuda» dice qué se puede escribir
line-send = Hazlo
line-answers = Lo que se ha escrito, y las respuestas
line-done = Hecho.

keys = Teclas
keys-numbers = Ir a ese número, o a la opción de ese puesto
keys-arrows = Recorrer las cartas o las opciones
keys-question = Ir a lo que se pregunta y, de ahí, al siguiente sitio donde elegir
keys-undo = Ir a Deshacer
keys-line = Abrir la línea de órdenes
keys-chat = Escribir a la mesa
keys-rulebook = Abrir el reglamento
keys-list = Mostrar esta lista
keys-explained = Las teclas solo te llevan hasta allí: nada cuenta hasta que pulsas Intro. Cada una se puede desactivar.
go-home = Salir a la portada
nothing-yet = Todavía no ha pasado nada.
empty-place = Aquí no hay ningún arcano
pick-stone = Elegir el { $value } de { $card }
parity-even = par
parity-odd = impar
deck-left = en el mazo
bag-left = en la bolsa
unseen = No los ves
unseen-of = { $count ->
    [0] No queda ningún { $value } sin ver
    [one] Queda un { $value } sin ver
   *[other] Quedan { $count } del { $value } sin ver
}
faded-powers = Poderes desvanecidos
no-faded = Ninguno todavía. Cuando un arcano se desvanece, su poder espera aquí.
power-by-active = quien tiene el turno
power-by-group = el grupo
power-now = ahora
power-back = Ahora no
power-used = Un poder por turno: ya usado.
on-the-back = Al dorso: { $power }.
your-hand = Tus destinos
your-choices = Lo que puedes hacer
no-hand = No tienes destinos. Robarás cuando te toque.
hand-stone = Destino { $value }, recién robado
hand-stone-other = Destino { $value }, el otro recién robado
hand-stone-old = Destino { $value }, de antes
kept-before = de antes
drawn-now = nuevo
line-of = Aún puede ser { $open }. { $fates ->
    [0] No tiene ningún destino
    [one] Tiene un destino
   *[other] Tiene { $fates } destinos
}.
play-title = Juega uno de tus dos destinos
play-hint = Elige un destino y luego una carta que lo acepte. Los pequeños, sobre las cartas, son los que aceptaría cada una.
play-nowhere = Ninguna carta admite ahora el { $value }: juega el otro.
play-fades = Se desvanece
play-then-card = El { $value }: ahora elige una de las cartas iluminadas.
after-play-title = Antes de que piense el grupo
after-play-hint = Ahora puedes usar uno de tus poderes.
pick-on-board = Elige un destino iluminado en el tablero, o aquí.
silent-title = Ahora, ni una palabra
silent-hint = { $count ->
    [one] { $names } está deduciendo qué has guardado.
   *[other] { $names } están deduciendo qué has guardado.
}
line-group = La fila numérica de { $name }
predict-title = ¿Qué guarda { $name }?
predict-hint = Toca un número para predecirlo o para tacharlo.
tile-predict = { $value }{ $state ->
    [missed] , ya dicho y no era
    [down] , tachado
   *[open] { "" }
}
tile-mark = Tachar el { $value }
tile-unmark = Recuperar el { $value }
coach-mark = Tachar
coach-marked = { $count ->
    [one] Tachado
   *[other] Tachados
}
coach-silent = De momento, nada que decir.
coach-thinks = Mirando…
coach-nothing = Aún no hay nada que leer: ninguna jugada ha dejado un destino secreto.
line-coach = El tutor tacha { $values }.
proposal-title = ¿Decimos { $value }?
proposal-power = ¿Usamos «{ $power }»?
proposal-power-value = ¿Preguntamos si es mayor que { $value }?
proposal-agreed = De acuerdo hasta ahora: { $names }
watch-play = { $name } elige un destino que jugar
watch-power = { $name } aún puede usar un poder
mark-hint = Pulsa un número para tacharlo en esa fila o para recuperarlo.
join-title-game = No estás en la partida
back-title = Has vuelto
back-hint = Jugarás el turno que perdiste en cuanto termine este.
away-waits = { $fates ->
    [0] { $name } no está
    [one] { $name } no está; le espera un destino
   *[other] { $name } no está; le esperan { $fates } destinos
}
watch-predict = Los demás deducen qué guarda { $name }
watch-hint = Toca una carta para ver el poder de su dorso.
who-silent = { $name } guarda silencio
who-talks = { $count ->
    [one] { $names } piensa
   *[other] { $names } lo hablan
}
answers = Lo que se ha dicho del destino secreto
answer-higher = ¿Mayor que { $value }? { $yes ->
    [yes] Sí
   *[no] No
}
answer-kept = ¿Mayor que el { $value } jugado? { $yes ->
    [yes] Sí
   *[no] No
}
answer-one-of = ¿Es { $values }? { $yes ->
    [yes] Sí
   *[no] No
}
answer-old = ¿El { $value } jugado venía de antes? { $yes ->
    [yes] Sí
   *[no] No
}
answer-twice = Dos predicciones este turno
said-yes = Sí
said-no = No
over-won = A salvo en puerto
over-lost = El mar se queda con todos

tour-invite = ¿Primera vez? Mira un primer turno sobre el tablero.
tour-start = Enséñamelo
tour-no = Ya lo conozco
tour-step = { $step } de { $all }
tour-next = Siguiente
tour-back = Atrás
tour-leave = Saltar
tour-play = ¡A jugar!
tour-welcome-title = Vais todos en el mismo barco
tour-welcome = Con siete predicciones acertadas ganáis todos. Con siete de perdición, el mar se os lleva. No puedes hablar de tus destinos: tus jugadas hablan por ti.
tour-hand-title = Dos destinos
tour-hand = En tu turno tienes dos destinos. Juegas uno y guardas el otro en secreto. Los diamantes son las horas que consume.
tour-arcanum-title = Cada carta, una condición
tour-arcanum = Solo puedes jugar aquí si tus dos destinos cumplen lo que dice la carta. Así el grupo aprende algo del que guardas. La flecha del dibujo señala qué destino va a la carta.
tour-hours-title = Las Horas
tour-hours = Fuera, la puntuación; dentro, la perdición. Si ninguna carta acepta tus destinos, juegas aquí, y eso le dice mucho al grupo.
tour-predict-title = Y el grupo piensa
tour-predict = Tachan números, hablan y pueden decir cuál guardas. Acertar da un punto; fallar, una de perdición. También pueden esperar: lo conservas, y en tu próximo turno sabrán más.
tour-fading-title = Las cartas se desvanecen
tour-fading = Cuando todas las lunas de una carta se oscurecen, se desvanece: dos de perdición, salvo que el grupo haya acertado este turno. Su poder espera aquí y sirve una vez.
tour-bag-title = Lo que queda
tour-bag = Hay tres de cada número. Aquí ves cuántos no puedes ver: están en la bolsa o en otras manos.

# --- la primera partida, guiada ---
lesson = Tu primera partida
lesson-start = Aprende en cuatro minutos
lesson-your-name = Principiante
lesson-progress = Por dónde vas
lesson-next = Seguir
lesson-your-move = Te toca, en el tablero
lesson-others = Juegan los demás…
lesson-leave = Dejarlo; puedes seguir luego
lesson-fold = Ver menos
lesson-unfold = Verlo todo
lesson-stray-title = Has tomado otro camino
lesson-stray = Las reglas lo permiten, pero la lección quería enseñarte otra cosa. Deshazlo o sigue la partida por tu cuenta.
lesson-take-back = Deshacerlo
lesson-go-on-alone = Seguir sin la lección
lesson-go-on-here = Seguir esta partida
lesson-open-table = Jugar con amigos o bots
lesson-table-waits = La mesa a la que te han invitado te espera.
lesson-back-to-table = Volver a ella

# --- Ecos del Tiempo ---
echoes-blue = azul
echoes-yellow = amarilla
echoes-red = roja
echoes-flame-blue = llama azul
echoes-flame-yellow = llama amarilla
echoes-flame-red = llama roja
echoes-cost = { $count ->
    [0] No cuesta cartas
    [one] Cuesta descartar 1 carta
   *[other] Cuesta descartar { $count } cartas
}
echoes-position = { $position ->
    [0] Directa a la Hermandad
   *[other] Va a la posición { $position }
}
echoes-card-costs = { $count ->
    [0] No cuesta cartas
    [one] Cuesta 1 carta
   *[other] Cuesta { $count } cartas
}, { $position ->
    [0] directa a la Hermandad
   *[other] posición { $position }
}
echoes-strength = Fuerza
echoes-strength-of = Fuerza { $strength }
echoes-vp = Puntos al final
echoes-vp-of = { $vp } PV
echoes-has-token = Ya activada esta ronda.
echoes-is-sent = Entre quienes atacan.
echoes-can-act = Se puede elegir ahora.
echoes-your-board = Tu tablero de Tiempo
echoes-tile = Posición { $position }, loseta { $colour }
echoes-outside-is = Fuera del tablero arde la llama { $colour }
echoes-land-here = Jugar aquí
echoes-land-now = Invocarla ya
echoes-brotherhood = Hermandad
echoes-your-brotherhood = Tu Hermandad
echoes-of-them-under = { $count ->
    [one] 1 de ellas bajo una Fuente
   *[other] { $count } de ellas bajo Fuentes
}
echoes-brotherhood-empty = Nadie todavía. Las cartas que pasan de la posición 1 de tu tablero se invocan y quedan aquí.
echoes-nobody-yet = nadie todavía
echoes-all-away = todas bajo Fuentes
echoes-board-empty = El tablero está vacío.
echoes-on-board = En el tablero de Tiempo
echoes-under-sources = Bajo Fuentes
echoes-others = El resto de la mesa
echoes-sources = Fuentes de Poder
echoes-source-centre = En el centro.
echoes-source-held = En manos de { $name }.
echoes-source-fortified = Fortificada por { $name }.
echoes-in-centre = en el centro
echoes-fortified = fortificada
echoes-to-take = Hace falta más de { $need } de fuerza para tomarla.
echoes-to-fortify = Fuerza { $strength } debajo; más de { $need } para fortificarla.
echoes-conquer-gives = Conquistada: { $vp } PV al final. { $text }
echoes-fortify-gives = Fortificada, con más de { $need }: { $vp } PV al final. { $text }
echoes-under = Debajo: { $names }.
echoes-end-when = Cuánto falta para el final
echoes-round = { $round ->
    [0] Primera carta
   *[other] Ronda { $round }
}
echoes-last-round = ¡Última ronda!
echoes-gauge-reserve = { $count ->
    [one] Queda 1 punto
   *[other] Quedan { $count } puntos
} en la reserva; con 0, esta será la última ronda
echoes-gauge-brotherhood = La Hermandad que más suma cuenta { $count } para el final: 1 por carta libre y 2 por Fuente, nada por quien está debajo. Con 12, esta será la última ronda
echoes-gauge-fortified = { $count } de { $all } Fuentes fortificadas; con todas, esta será la última ronda
echoes-deck = mazo
echoes-discard-pile = descartes
echoes-discard-title = Pila de descartes
echoes-discard-newest = De la más reciente a la más antigua
echoes-discard-empty = Aún no se ha descartado nada.
echoes-read-person = { $name }: { $cards } en la Hermandad, { $board } en el tablero, llama { $flame }. Leer sus cartas
echoes-rail-holds = Posición { $position }: { $names }.
echoes-brotherhood-holds = Hermandad: { $names }.
echoes-spent-card = { $name } (ya usada)
echoes-points-now = puntos
echoes-person = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} ahora, { $vp } de ellos en fichas. { $hand } en la mano, { $cards } en la Hermandad ({ $size } para el final), { $sources ->
    [0] ninguna Fuente
    [one] 1 Fuente
   *[other] { $sources } Fuentes
}, llama { $flame }{ $start ->
    [yes] , ficha de Inicio
   *[no] { "" }
}
echoes-fact-vp = puntos en fichas
echoes-fact-hand = cartas en la mano
echoes-fact-size = cartas en la Hermandad
echoes-fact-sources = Fuentes que controla
echoes-fact-start = tiene la ficha de Inicio
echoes-points-said = { $sign }{ $vp } PV
echoes-parts = Partes de la mesa
echoes-part-mine = Tu tablero
echoes-part-centre = Fuentes
echoes-part-round = Los demás
echoes-hand = Tu mano
echoes-hand-empty = No te quedan cartas en la mano.
echoes-your-choices = Lo que puedes elegir
echoes-main-actions = Acciones principales
echoes-free-actions = Acciones gratuitas
echoes-turn-title = Tu turno
echoes-turn-hint = Una acción principal, y las gratuitas que quieras.
echoes-after-title = ¿Algo más?
echoes-after-hint = Acciones gratuitas, o terminar el turno.
echoes-do-draw = Robar 2
echoes-do-play = Jugar
echoes-do-advance = Avanzar 2
echoes-do-conquer = Conquistar
echoes-do-fortify = Fortificar
echoes-do-flame = { $count ->
    [one] 1 llama
   *[other] { $count } llamas
}
echoes-do-reinforce = Más control
echoes-open = ({ $count ->
    [one] 1 posible
   *[other] { $count } posibles
})
echoes-cubes = { $count ->
    [one] hecha una vez esta ronda
   *[other] hecha { $count } veces esta ronda
}
echoes-aim-play = ¿Qué carta juegas?
echoes-aim-advance = ¿Qué carta avanza?
echoes-aim-conquer = ¿Qué Fuente atacas?
echoes-aim-fortify = ¿Qué Fuente fortificas?
echoes-aim-flame = ¿Qué llama activas?
echoes-aim-reinforce = ¿Sobre qué Fuente incrementas el control, y con quién?
echoes-aim-hint = Elige lo que está iluminado, o de esta lista.
echoes-aim-hint-small = Toca una para leerla entera; después eliges o vuelves.
echoes-goes-under = Quien ataca queda debajo de la Fuente: su efecto se detiene; su fuerza, sus iconos y sus puntos siguen contando.
echoes-who-attacks = ¿Qué criaturas atacan { $source }?
echoes-offered = Lo que puedes elegir de la mesa
echoes-cards-in = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
echoes-part-end = Final
echoes-end-reserve = Puntos en la reserva
echoes-end-brotherhood = Cartas para el final
echoes-end-fortified = Fuentes fortificadas
echoes-end-hint = Cuando una barra se llena, esa ronda es la última. Para el final, cada carta libre de una Hermandad cuenta 1, cada Fuente 2 y quien está debajo, nada; vale la Hermandad que más suma.
echoes-is-under = Bajo { $source }.
echoes-aim-hint-hand = Elige una carta iluminada. El número junto al reloj de arena es donde cae.
echoes-first-hint = Toca una carta para ver dónde iría; nadie la verá hasta que todo el mundo haya elegido.
echoes-choose-hand = Elige de tu mano.
echoes-must-exceed = hace falta más de { $need }
echoes-more-than = más de
echoes-read-whole = Leer { $name } entera
echoes-why-not = ¿Por qué ahora no?
echoes-back = Volver
echoes-standings = Puntos finales
echoes-winner = victoria
echoes-fortified-count = { $count ->
    [one] { $count } fortificada
   *[other] { $count } fortificadas
}

echoes-tour-welcome-title = Reúne, enciende, conquista
echoes-tour-welcome = Forma una Hermandad de criaturas y artefactos y toma las Fuentes de Poder. Gana quien sume más puntos.
echoes-tour-hand-title = Tu mano
echoes-tour-hand = Una carta cuesta descartar otras (arriba a la izquierda) y espera en una posición del tiempo (arriba a la derecha). Las espadas son fuerza; la estrella, puntos.
echoes-tour-rail-title = El tablero de Tiempo
echoes-tour-rail = Lo que juegas queda aquí, en su posición. Cada ronda todas las losetas se deslizan una posición a la derecha. Al pasar de la posición 1, la carta se invoca.
echoes-tour-brotherhood-title = La Hermandad
echoes-tour-brotherhood = Solo cuentan las cartas invocadas: ahora funcionan sus efectos y sus criaturas pueden luchar.
echoes-tour-turn-title = Tu turno, dos veces por ronda
echoes-tour-turn = Haz una acción principal: robar 2, jugar, avanzar cartas 2 posiciones, conquistar o fortificar. Lo posible se ilumina; lo imposible te dice por qué.
echoes-tour-flames-title = La llama de fuera
echoes-tour-flames = Las cartas con esta llama se activan con una acción gratuita, una vez por ronda cada una. Una lengua es azul; dos, amarilla; tres, roja.
echoes-tour-sources-title = Fuentes de Poder
echoes-tour-sources = Envía criaturas que superen el número para conquistar una Fuente. Desde entonces la guardan; otros pueden tomarla hasta que la fortifiques.
echoes-tour-end-title = Cómo termina
echoes-tour-end = Cuando la reserva se vacía, una Hermandad llega a 12 cartas o todas las Fuentes están fortificadas, se juega la ronda hasta el final y se cuentan los puntos.

kind-cooperative = Cooperativo
kind-competitive = Competitivo
plain-table = La mesa
plain-told = Lo que acaba de pasar
plain-won = gana
plain-tour-table-title = La mesa
plain-tour-table = Esta es la mesa tal como puedes verla: lo que está boca arriba, lo que está boca abajo y cómo va cada cual.
plain-tour-moves-title = Tus jugadas
plain-tour-moves = Lo que pasa ahora y, debajo, todo lo que puedes hacer. Pulsa una jugada para hacerla.
plain-tour-rules-title = Las reglas
plain-tour-rules = El reglamento está en la barra de arriba. Si algo no se puede hacer, la mesa te dice por qué, con su regla.

# La vista previa de una misión, para quien la escribe.
preview = Vista previa
preview-reader = La lee
preview-receptacles = Receptáculos
preview-profile = Reglas
preview-play = Jugarla
preview-writer = Autoría
preview-cards = Cartas
preview-map = Qué lleva adónde
preview-clean = Nada que corregir.
preview-findings = { $errors ->
    [0] Nada obligatorio que corregir
    [one] 1 cosa que corregir
   *[other] { $errors } cosas que corregir
}{ $others ->
    [0] {""}
    [one] , 1 que mirar
   *[other] , { $others } que mirar
}
preview-stale = Las cartas de abajo están como cuando la misión se pudo leer por última vez.
preview-beside = Lo que piden sus instrucciones
preview-if = solo si
preview-life = { $life } de vida
preview-asks-reader = Decide quien lee
preview-asks-captain = Decide el Capitán del Tiempo
preview-asks-group = Vota el grupo
preview-asks-typed = Escribe quien lee
preview-yes-or-no = Sí o no
preview-none = Aún no hay cartas que enseñar.
preview-offline = La vista previa no está en marcha; vuelve a iniciarla en la terminal.

# Grandes momentos, sobre la mesa
drama-skip = Pulsa algo para seguir
drama-more = { $count ->
    [one] · 1 más
   *[other] · { $count } más
}
drama-leave = Saltar
drama-plays = { $name } juega un { $value } en…
drama-uses = { $name } usa un poder
drama-kept = { $name } guardaba…
drama-kept-you = Guardabas…
drama-said = { $name } había dicho { $value }.
drama-said-you = Habías dicho { $value }.
drama-right = ¡Acierto! Puntuación { $score }
drama-wrong = Fallo. Perdición { $doom }
drama-fades = El mar se lleva un arcano
drama-doom = La perdición sube { $added }, hasta { $doom }.
drama-no-doom = Esta vez no suma perdición.
drama-conquered = { $name } conquista
drama-taken = { $name } se la quita a { $loser }
drama-fortified = { $name } fortifica
drama-end-near = Se acerca el final
drama-destiny = { $name } descubre una carta de Destino
drama-sum = { $before } y { $modifier }: { $value }
drama-link = La conexión se rompe
drama-control = Se pierde el control
ts-passed = Ya superada
end-home = Al inicio
story-coming = Repasando la partida…
echoes-lately = Hace un momento
echoes-gauge-word-reserve = reserva
echoes-gauge-word-brotherhood = para el final
echoes-gauge-word-fortified = fortificadas
echoes-part-news = (algo ha cambiado)
echoes-changed = Ha cambiado desde tu turno.
echoes-count-tokens = fichas
echoes-count-sources = Fuentes
echoes-count-cards = cartas
echoes-count-effects = efectos
drama-yes = Sí
drama-no = No

stored-title = Lo que se guarda en tus mesas
stored-lead = En cada mesa, el servidor guarda el nombre que usaste, lo que escribiste en la charla y lo que hiciste en la partida. Nada más. Dos mesas solo se relacionan si vuestro grupo siguió jugando de una en otra, o si los dos asientos son de quien eres aquí. Estas son las mesas en las que este navegador tiene un asiento.
stored-none = Este navegador no tiene asiento en ninguna mesa.
stored-names = Nombres
stored-times = En la mesa
stored-from-to = Del { $from } al { $to }
stored-actions = Jugadas en la partida
stored-said = Líneas en la charla
stored-show = Mostrar
stored-erase = Borrar mi nombre y mis palabras
stored-sure = Tu nombre y todo lo que escribiste pasan a ser una raya, para siempre, aquí y en las mesas en las que vuestro grupo siguió jugando. Tus jugadas se quedan, porque la partida de los demás también está hecha de ellas. Tu asiento sigue siendo tuyo.
stored-erase-yes = Borrar
stored-erase-no = Dejarlo
stored-forget = Olvidar mi asiento en este navegador
be-told = Avisos de mis turnos
told-turn-on = Avisarme en este dispositivo
told-turn-off = No avisar más en este dispositivo
told-explained = Cuando te toque y no estés mirando, este dispositivo te avisará: una vez por turno, y otra si se te acaba el tiempo. El aviso solo dice qué mesa es y que te toca.
told-quiet = De noche, no
told-from = de
told-to = a
told-denied = Tu navegador no deja que esta página te avise de nada. Puedes permitirlo en sus ajustes de la página.
told-failed = Aquí no ha funcionado. Puede que este navegador no tenga manera de recibir avisos.
told-not-here = Este navegador no puede recibir avisos aquí. Hace falta una dirección segura (https) y, en iPhone y iPad, tener Horae en la pantalla de inicio.
be-told-hook = Avisar a la mesa en otro sitio
told-hook-explained = Haz que se diga en un canal vuestro a quién le toca, cuando lleve un minuto fuera. Nombra a la gente de la mesa y el juego y enlaza con la mesa; no dice las cartas de nadie.
told-hook-form = Para
told-hook-discord = Discord
told-hook-slack = Slack
told-hook-json = un programa (JSON)
told-hook-address = La dirección del webhook
told-hook-save = Probarla y guardarla
told-hook-on = Se avisa en { $host }.
told-hook-off = No avisar más ahí
told-hook-failed = No hubo manera de entregarlo y no se intenta más: { $why }. Vuelve a configurarlo para seguir.
told-offline = No se puede llegar al servidor. Esto es lo último que se vio.
told-again = Volver a intentarlo
told-chronicle = Crónica
told-as-of = Así estaba el { $when }

you-self = Tú
you-everywhere = Tú, en todos tus dispositivos
you-stored = Tú y lo que se guarda de ti

self-title = Tú, en todos tus dispositivos
self-lead = No hace falta registrarse. Pero si mañana quieres tus asientos en el móvil, o si este navegador lo olvida todo, puedes darte a conocer aquí: sin contraseña y sin correo.
self-begin = Empezar
self-with-passkey = Con una llave de acceso
self-with-code = Con un código de recuperación
self-passkey-is = Una llave de acceso es el cierre de tu propio dispositivo: el dedo, la cara o el PIN. Un código de recuperación se apunta en un papel y sirve en todas partes.
self-no-passkey-here = Los navegadores solo admiten llaves de acceso en páginas https y en localhost. Un código de recuperación sirve también aquí, y con un enlace entran tus otros dispositivos.
self-back = ¿Ya has estado aquí?
self-back-passkey = Volver con una llave de acceso
self-back-go = Volver
self-back-device = O abre esta página en un dispositivo en el que ya seas tú y elige «Dejar entrar a otro dispositivo».
self-code = Código de recuperación
self-by-link = ¿Usar este dispositivo como tuyo?
self-by-link-lead = Este enlace se ha creado en otro dispositivo. Sigue solo si lo creaste tú: este navegador tendrá los asientos de esa persona.
self-by-link-yes = Sí, lo creé yo
self-by-link-no = No
self-passkey-failed = No ha podido ser: se ha rechazado la llave de acceso o este navegador no tiene ninguna para esta página
self-kept =
    { $count ->
        [one] El asiento que tenías en este navegador ya es tuyo en todas partes.
       *[other] Los { $count } asientos que tenías en este navegador ya son tuyos en todas partes.
    }
self-code-title = Apúntalo
self-code-lead = Con este código vuelves a ser tú aunque pierdas todos tus dispositivos. Solo se muestra ahora, y nadie puede consultarlo por ti. Los guiones y las mayúsculas dan igual.
self-code-done = Ya lo he apuntado
self-code-copy = Copiar
self-ways-back = Maneras de volver
self-at-risk = Solo te conoce este dispositivo. Si se pierde, no podrás volver: añade una llave de acceso o un código de recuperación.
self-passkey-of = Llave de acceso, { $label }
self-has-code = Un código de recuperación
self-add-passkey = Añadir una llave de acceso
self-make-code = Crear un código de recuperación
self-new-code = Crear otro código de recuperación
self-remove = Quitar
self-sure-remove = Quitar para siempre
self-devices = Tus dispositivos
self-since = desde el { $date }
self-here = este
self-leave = Salir
self-leave-sure = Salir aquí y olvidar mis asientos
self-shut-out = Dejar fuera
self-shut-out-sure = Sí, dejarlo fuera
self-shut-out-explained = Un dispositivo que se deja fuera te pierde a ti y todos tus asientos al momento, también los enlaces que hubiera guardado.
self-another = Dejar entrar a otro dispositivo
self-link = Enlace para un dispositivo
self-link-qr = Código QR que deja entrar a un dispositivo
self-link-lead = Escanea el código con el móvil o abre el enlace en el otro dispositivo: pasará a ser tuyo. Sirve una sola vez y durante diez minutos.
self-all = Todo lo tuyo
self-take-along = Llevármelo todo
self-erase = Borrarme
self-erase-explained =
    { $count ->
        [0] Tu nombre, tus dispositivos y tus maneras de volver desaparecen para siempre.
        [one] Tu nombre, tus dispositivos y tus maneras de volver desaparecen para siempre. En tu mesa, tu nombre y lo que escribiste pasan a ser una raya y nadie tiene tu asiento; la partida de los demás se queda.
       *[other] Tu nombre, tus dispositivos y tus maneras de volver desaparecen para siempre. En tus { $count } mesas, tu nombre y lo que escribiste pasan a ser una raya y nadie tiene tus asientos; las partidas de los demás se quedan.
    }
self-erase-sure = Borrarme para siempre

evening-waiting = Te esperan
evening-playing = En marcha
evening-lobby = Por empezar
evening-over = Terminadas
evening-your-turn = Te toca
evening-awaited = Se espera a { $names }
evening-replay = Repetición
evening-more = Mostrar anteriores
