# Jugar en la terminal. La lista de palabras que sigue a «word» dice qué se puede escribir; la primera es la que se enseña.

play-you-name = Visitante
play-bot-names = Nerea, Bruno, Coral, Teo, Alma
play-option-values = la opción { $option } ({ $title }) puede valer { $known }, no «{ $value }»

play-word-help = ayuda, cómo
play-word-quit = salir, fin, adiós
play-word-why = por qué no puedo, por qué no, por qué, porqué
play-word-rule = regla
play-word-rules = reglas, buscar
play-word-language = idioma, lengua
play-word-save = guardar
play-word-look = mirar, mesa

play-greeting = { $count ->
    [0] Estás a solas en la mesa.
    [one] En la mesa, contigo: { $others }, que es un bot.
   *[other] En la mesa, contigo: { $others }, que son bots.
} Escribe «ayuda» para aprender el primer turno y «salir» para dejarlo; la partida se guarda.
play-commitment = El reparto está sellado. Al final se muestra la semilla, y puedes compararla con este sello:
    { $commitment }
play-hint = Un número hace esa jugada. También: «por qué 4 medianoche» · «voltear 1 2 3» · «leer medianoche» · «reglas bolsa» · «idioma en» · «ayuda» · «salir»
play-read-on = Intro: seguir leyendo
play-enter = «mirar» enseña la mesa; «jugadas», lo que puedes hacer.
play-hint-short = Escribe un número; «ayuda» enseña qué más se puede escribir.
play-go-on = Seguir sin hacerlo
play-no-such-number = Ahora no hay ninguna jugada con el número { $number }. Escribe uno de los de arriba, o «mirar» para ver otra vez la mesa.
play-number-gone = Lo que llevaba el número { $number } ya no se puede hacer. No se ha hecho nada; «mirar» enseña lo que hay ahora.
play-no-moves = Ahora no hay nada que elegir. Escribe «mirar» para ver la mesa o «ayuda» para ver qué puedes escribir.
play-not-understood = «{ $words }» no es ni una jugada ni una orden. Escribe el número de una jugada, o «ayuda» para ver qué se puede escribir.
play-why-what = Di en qué jugada estás pensando: «por qué 4 medianoche», «por qué predecir 9», «por qué poder alba 3».
play-why-allowed = Nada lo impide: «{ $move }» está permitido ahora.
play-why-read = Para leer la regla, escribe «regla { $rule }»
play-ruling = Decisión:
play-rules-how = Escribe «reglas» y una palabra para buscar, o «regla» y un código para leer una: «reglas bolsa», «regla SA-7.3»
play-rules-none = Ninguna regla habla de «{ $word }».
play-rules-more = Hay más: { $rules }
play-languages = Los idiomas son «idioma es» (español) e «idioma en» (inglés).
play-saved = El registro queda en { $file }
play-save-other = { $file } ya existe y no es el registro de una partida, así que no se ha tocado. Elige otro nombre: «guardar ARCHIVO»
play-save-failed = No se ha podido escribir el registro en { $file }. Elige otro sitio: «guardar ARCHIVO»
play-farewell = Te levantas de la mesa. ¡Buena mar y buenos vientos!
play-seed-fits = La semilla era { $seed } y corresponde al sello que se mostró al principio.
play-seed-differs = La semilla era { $seed } y NO corresponde al sello que se mostró al principio.
play-help = Lo que puedes escribir
play-help-number = hacer la jugada número 3
    .type = 3
play-help-words = lo mismo en palabras; también valen «predecir 5», «paso» y «poder alba 4»
    .type = 3 en alba
play-help-why = por qué no se permite una jugada, con su regla; «por qué» a secas las explica todas
    .type = por qué 4 medianoche
play-help-flip = voltear fichas en la fila numérica de quien tiene el turno
    .type = voltear 1 2 3
play-help-rule = leer una regla
    .type = regla SA-7.3
play-help-rules = buscar en el reglamento
    .type = reglas bolsa
play-help-look = ver otra vez la mesa
    .type = mirar
play-help-language = seguir en inglés
    .type = idioma en
play-help-save = guardar el registro de la partida en un archivo
    .type = guardar ARCHIVO
play-help-quit = dejarlo; el registro se guarda
    .type = salir

plain-play-hint = Un número hace esa jugada. También valen las palabras de la propia jugada, o «leer» · «reglas» · «idioma en» · «ayuda» · «salir»
plain-play-help-words = una jugada con las palabras con que se ofrece; basta con las primeras
    .type = tocar
plain-play-help-read = ver la lista de lo que está boca arriba en la mesa
    .type = leer
plain-play-help-rule = leer una regla por su código
    .type = regla CÓDIGO
plain-play-help-rules = ver los capítulos del reglamento; con una palabra, buscarla
    .type = reglas

shipwreck-word-pass = paso, pasar, nada, nada más, seguir
shipwreck-word-agree = aceptar, acepto, sí
shipwreck-word-object = oponerse, me opongo, no
shipwreck-word-show = mostrar, enseñar
shipwreck-word-confess = confesar, confieso
shipwreck-word-flip = voltear, voltea, marcar
shipwreck-word-predict = predecir, predigo, adivinar, proponer
shipwreck-word-power = poder, usar, preguntar
shipwreck-word-hours = horas
shipwreck-word-filler = en, el, la, las, los, un, a, ante, de, del, mi, jugar, juego, juega, con, es, mayor, que, por, no
shipwreck-which-card = ¿Cuál quieres decir: { $cards }?
shipwreck-no-card-in-row = esa carta no está en la fila; un destino va ante una de las cinco que sí están
shipwreck-no-such-value = no tienes ningún { $value }; tienes { $hand }
shipwreck-no-hours-power = Las Horas no tiene poder

shipwreck-shown-score = Puntuación { $value } de { $goal }
shipwreck-shown-doom = Perdición { $value } de { $goal }
shipwreck-shown-last-resort = El último recurso, si ningún arcano admite ninguno de tus dos destinos. Luego el destino pasa a la derecha.
shipwreck-shown-empty = sin arcano
shipwreck-shown-deck = Mazo ({ $count }), sigue:
shipwreck-shown-no-deck = el mazo está vacío
shipwreck-shown-powers = Poderes desvanecidos (uno por turno)
shipwreck-shown-power-used = Poderes desvanecidos (en este turno ya se ha usado uno)
shipwreck-shown-power-group = para el grupo
shipwreck-shown-power-active = para quien tiene el turno
shipwreck-shown-people = En la mesa
shipwreck-shown-known = En este turno: { $facts }.
shipwreck-shown-turn = tiene el turno
shipwreck-shown-own-turn = tú; te toca
shipwreck-shown-you = tú
shipwreck-shown-passed = nada más
shipwreck-shown-agreed = de acuerdo
shipwreck-shown-unseen = Sin ver
shipwreck-shown-bag = { $count ->
    [0] La bolsa está vacía; el resto está en otras manos.
    [one] Uno está en la bolsa; el resto, en otras manos.
   *[other] { $count } están en la bolsa; el resto, en otras manos.
}
shipwreck-shown-all-in-bag = Todos están en la bolsa.
shipwreck-shown-hand = Tu mano
shipwreck-shown-new = nuevo
shipwreck-shown-kept = de antes

shipwreck-lesson-aim =
    O gana toda la mesa o pierde toda la mesa. Se gana con siete aciertos; se pierde con siete de perdición.
shipwreck-lesson-play =
    En tu turno tienes dos destinos (fichas del 1 al 7). Juegas uno ante una carta cuya habilidad
    cumplan los dos. Dónde lo juegas dice algo al grupo sobre el que te guardas.
shipwreck-lesson-hide =
    No digas nada de tu destino secreto: que hable la jugada. Si ningún arcano admite ninguno de los dos,
    uno va a Las Horas, y eso también dice mucho.
shipwreck-lesson-predict =
    En el turno de otra persona, pregúntate: ¿qué tiene que guardar para haber jugado eso, ahí? Predice
    cuando lo veas bastante claro. Un acierto puntúa; un fallo trae perdición. O di que no tienes nada más:
    el destino sigue en secreto otro turno, y las marcas de la fila numérica también se quedan.
shipwreck-lesson-fade =
    Cada destino consume horas: del 1 al 3, una; del 4 al 6, dos; el 7, tres. Cada hora oscurece una luna del arcano
    que tiene delante. Sin ninguna que brille, el arcano se desvanece y trae dos de perdición, salvo que ese turno
    haya habido acierto. Queda su poder, que se usa una vez.
shipwreck-lesson-signs =
    En las cartas: { $goes } un destino que puede ir ahí, { $kept } el que te guardas, { $seen } un destino visible;
    { $dark } una luna ya oscura, { $moon } una que aún brilla, { $may } los destinos tuyos que ahora pueden ir ahí.
