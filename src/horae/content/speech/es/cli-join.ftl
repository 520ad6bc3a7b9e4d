# Sentarse desde la terminal a la mesa de un servidor. La lista de palabras que sigue a «word» dice qué se puede escribir; la primera es la que se enseña.

join-bad-link = eso no es el enlace de una mesa: { $link } (son como https://play.example/t/MESA)
join-link-cut = ese enlace a un asiento no está entero; cópialo completo
join-replay-link = ese enlace enseña una partida terminada; para unirte a una, usa el enlace que da su mesa
join-away = { $server } no responde: { $why }
join-no-answer = diez minutos sin respuesta
join-refused = el servidor dice que no: { $why }
join-not-horae = { $server } no es un servidor de Horae
join-which-name = en esa mesa hay varias personas de este ordenador ({ $names }); di quién eres con --as NOMBRE
join-nowhere = no hay ninguna mesa a la que volver; dame su enlace
join-name = di cómo te llamas con --as NOMBRE
join-your-name = ¿Cómo te llamas?
join-other-pack = { $folder } no es el contenido con el que juega esta mesa ({ $pack })
join-unknown-pack = Esta mesa juega con «{ $pack }», que aquí no tienes: verás lo que pasa y lo que puedes hacer, pero no la mesa. Con su carpeta lo verías todo: horae join ENLACE --pack CARPETA
join-bad-line = cada línea es un objeto JSON: una acción tal como se ofreció, o un mensaje con su type

online-said = { $text }
online-word-say = decir, di
online-word-react = reaccionar, reacciono
online-word-undo = deshacer
online-word-seat = asiento
online-word-for = jugar por
online-word-host = cuidar, cuidar de la mesa
online-word-send-away = echar
online-word-earlier = antes
online-word-yes = sí, vale
online-word-no = no
online-word-accept = sí, de acuerdo, vale
online-word-object = no, me opongo, para
online-word-bot = bot
online-word-back = he vuelto, recuperar mi asiento
online-word-sit = sentarse, sentarme, asiento
online-word-stand = levantarse, levantarme
online-word-lobby-stand = levantarse, levantarme
online-word-who = quién, gente
online-word-link = enlace
online-word-name = nombre
online-word-coach = tutor
online-word-ready = adelante, por mí adelante
online-word-start = empezar
online-word-empty = vaciar, quitar
online-word-option = opción, opciones
online-word-again = otra, otra vez, seguir

online-greeting = { $count ->
    [0] Estás a solas en la mesa.
   *[other] En la mesa, contigo: { $others }.
} Escribe «ayuda» para aprender el primer turno y qué se puede escribir, y «salir» para dejarlo; tu asiento sigue siendo tuyo.
online-greeting-watching = Estás mirando cómo juegan: { $others }. Escribe «ayuda» para ver qué se puede escribir y «salir» para dejarlo.
online-here-as = Aquí eres { $name }. Si eres otra persona, sal y vuelve con --as NOMBRE.
online-watching = Estás mirando. Escribe «sentarse» para ocupar un asiento libre, si lo hay.
online-stands-in = En tu asiento juega un bot. Escribe «he vuelto» para jugar tú.
online-bot-awaited = Le toca a un bot. Si alguna vez se atasca: «bot { $seat } NOMBRE» pone otro, «asiento { $seat } NOMBRE» da su asiento a alguien y «jugar por { $seat }» te deja jugar por él.
online-plays-for = Ahora juegas por el bot del asiento { $seat }. «jugar por» a secas lo deja jugar solo otra vez.
online-send-away-whom = ¿A quién? Están: { $names }.
online-react-which = ¿Qué quieres decir? { $words }
online-give-whom = ¿Para quién es el asiento? Sin asiento: { $names }.
online-give-nobody = En la mesa todo el mundo tiene ya su asiento.
online-waiting = Falta la decisión de { $names }.
online-read-on = Intro: seguir leyendo. Solo espera tu pantalla; { $due ->
    [yes] después de esto, los demás necesitan tu jugada.
   *[no] los demás siguen.
}
online-read-on-again = Intro: seguir leyendo{ $due ->
    [yes] ; después, los demás necesitan tu jugada.
   *[no] {""}
}
online-moves-of = Juegas por { $name }: estas jugadas son suyas. «jugar por» a secas te devuelve a tu sitio{ $due ->
    [yes] , donde también te toca.
   *[no] .
}
online-lost = Se ha cortado la línea. Sigo intentándolo; nada de lo que has hecho se pierde.
online-found = La línea ha vuelto.
online-away = { $name } se ha desconectado.
online-back = { $name } está aquí.
online-farewell = Te levantas de la mesa; tu asiento sigue siendo tuyo. Para volver: horae join
online-say-what = ¿Qué quieres decir? Escribe «decir» y tus palabras.
online-say-parts = En un mensaje caben { $most } caracteres: va en { $parts } partes.
online-say-anyway = Aún sin decir: «{ $text }» Con Intro, o con «decir» a secas, se dice tal cual. O dilo con otras palabras.
online-undo-open = { $name } querría deshacer algo. Escribe «deshacer sí» o «deshacer no».
online-undo-answer = Escribe «deshacer sí» para aceptar o «deshacer no» para negarte.
online-proposal-asked = ¿Te opones? Escribe «no». ¿De acuerdo? Escribe «sí». Si nadie se opone, contará en unos segundos.
online-proposal-yours = Si nadie se opone, contará en unos segundos. Para retirarlo, escribe «no».
online-proposal-open = Si nadie del grupo se opone, contará en unos segundos.
online-seat-answer = Alguien querría ocupar un asiento. Escribe «asiento sí» para aceptar o «asiento no» para negarte.
online-claim-answer = Alguien a la puerta dice que su asiento está aquí. Escribe «asiento sí» si es quien dice o «asiento no» si no.
online-host-answer = Alguien querría cuidar de la mesa. Escribe «cuidar sí» para aceptar o «cuidar no» para negarte.
online-halted-back = Las reglas de este servidor han cambiado y no pueden seguir esta partida más allá de la jugada { $kept } de { $actions }. Escribe «deshacer» para proponer seguir desde ahí. O abre el registro en un navegador, con lo que la partida termina.
online-halted-lost = Las reglas de este servidor han cambiado y no pueden seguir esta partida. No se ha perdido nada: abre su registro en un navegador.
online-halted-opened = Las reglas de este servidor han cambiado y la partida terminó tras { $actions ->
    [one] una jugada
   *[other] { $actions } jugadas
}. Su registro está a la vista.
online-sits-already = Ya estás en el asiento { $seat }. Para cambiarte, di a cuál: «sentarse 3».
online-no-earlier = Antes de eso no pasó ni se dijo nada.
online-undo-waits = Has pedido deshacerlo; falta el acuerdo del resto. Para dejarlo estar, escribe «deshacer no».
online-which-seat = ¿Qué asiento? Van del 1 al { $most }.
online-name-what = Escribe «nombre» y cómo quieres llamarte.
online-not-understood = Aquí no se puede escribir «{ $words }». Escribe «ayuda» para ver qué sí.
online-seat = Asiento { $seat }: { $who }
online-seat-empty = libre
online-seat-you = eres tú
online-seat-host = abrió la mesa
online-seat-bot = es un bot
online-seat-stood-in = un bot juega en su lugar
online-seat-away = sin conexión
online-seat-ready = dice que adelante
online-seat-not-ready = aún se lo piensa
online-watchers = Mirando: { $names }
online-link = El enlace de la mesa, para tus amistades: { $link }
online-own-link = Tu propio asiento, para seguir desde otro aparato; no lo enseñes: { $link }
online-option = { $title }: { $value } («opción { $name }»: { $known })
online-option-unknown = No hay ninguna opción «{ $name }»; las opciones son: { $known }
online-lobby-host = Escribe «empezar» para empezar, «bot» para añadir un bot, «opción NOMBRE VALOR» para cambiar una opción, «enlace» para ver el de la mesa y «ayuda» para todo lo demás.
online-lobby-guest = Escribe «adelante» cuando quieras empezar, «decir» y tus palabras para hablar y «ayuda» para todo lo demás.
online-lobby-no-seat = Aún no tienes asiento. Escribe «sentarse», o quédate a mirar.
online-lobby-too-few = { $fewest ->
    [one] Tiene que haber al menos un asiento ocupado.
   *[other] Tiene que haber al menos { $fewest } asientos ocupados.
}
online-lobby-unready = Falta el visto bueno de { $names }.
online-lobby-ready-you = ¿Por ti, adelante? Escribe «adelante».
online-lobby-start = Todo a punto. Escribe «empezar».
online-lobby-host-starts = Todo a punto. { $name } empezará la partida.
online-after = Escribe «otra» para jugar otra vez con la misma gente, o «salir» para dejarlo.
online-after-others = Para jugar a otra cosa con esa gente, escribe «otra» y su nombre: { $known }.
online-after-remembered = Allí contará lo que vais a recordar de esta partida.
online-remembered = Recordáis esto: { $text }
online-next = Hay otra mesa puesta para toda la compañía. Escribe «otra» para sentarte a ella.

play-hint-idle = Cuando te toque, se te preguntará. Mientras tanto: «decir hola» · «leer» · «reglas» · «mirar» · «ayuda» · «salir»

play-help-say = hablar con toda la mesa
    .type = decir hola
play-help-react = decir con una palabra una de seis cosas
    .type = reaccionar hala
play-help-earlier = lo que se contó antes
    .type = antes
play-help-undo = deshacer tu última acción; si lo pide otra persona: «deshacer sí» o «deshacer no»
    .type = deshacer
play-help-proposal = si alguien propone una jugada también en tu nombre: aceptar u oponerte
    .type = sí, no
play-help-who = quién se sienta dónde y quién mira
    .type = quién
play-help-bot = que un bot juegue en tu asiento («he vuelto» al volver), o «bot 2» por quien se ha desconectado
    .type = bot
play-help-host-bot = si organizas la mesa, que otro bot juegue en el asiento 2; sin nombre, la mejor compañía
    .type = bot 2 NOMBRE
play-help-host-seat = si organizas la mesa, dar el asiento de un bot a quien no tenga
    .type = asiento 2 NOMBRE
play-help-host-send-away = si organizas la mesa, echar a alguien
    .type = echar NOMBRE
play-help-host = pedir cuidar de la mesa en lugar de quien la tiene parada; si lo pide otra persona: «cuidar sí» o «cuidar no»
    .type = cuidar
play-help-host-for = si organizas la mesa, jugar por el bot del asiento 2; «jugar por» a secas lo deja jugar solo otra vez
    .type = jugar por 2
play-help-stand = dejar tu asiento
    .type = levantarse
play-help-sit = ocupar el asiento 2; «sentarse» a secas ocupa el primero que esté libre
    .type = sentarse 2
play-help-link = el enlace de la mesa para tus amistades y el de tu asiento
    .type = enlace
play-help-coach = preguntar al tutor en qué fijarse
    .type = tutor
play-help-ready = decir que por ti, adelante; «adelante no» si al final no
    .type = adelante
play-help-start = empezar, si abriste la mesa
    .type = empezar
play-help-lobby-bot = poner un bot en el asiento 2 o en el primero libre; un nombre detrás elige qué bot
    .type = bot 2
play-help-empty = dejar libre el asiento 2
    .type = vaciar 2
play-help-option = cambiar una opción; «opciones» las enseña
    .type = opción NOMBRE VALOR
play-help-name = cambiar tu nombre
    .type = nombre NOMBRE
play-help-again = jugar otra vez con la misma gente; «otra NOMBRE» para jugar a otra cosa
    .type = otra
play-help-quit-online = salir; tu asiento sigue siendo tuyo
    .type = salir

