# Lo que dicen todos los juegos: rechazos, preparación, registros, paquetes.

refused = { $rule }: { $why }
person = Asiento { $seat }
list-and = { $head } { $softens ->
    [yes] e
   *[no] y
} { $last }
list-or = { $head } { $softens ->
    [yes] u
   *[no] o
} { $last }
list-nor = { $head } ni { $last }
sentences = { $one } { $other }

unknown-rule = no hay ninguna regla con el código { $rule }
unknown-game = no hay ningún juego llamado «{ $game }»; los juegos son: { $known }
game-twice = dos paquetes traen un juego llamado «{ $game }»: { $one } y { $other }; desinstala uno de los dos
game-broken = no se puede cargar el juego «{ $game }» de { $package }: { $why }
bot-twice = dos paquetes traen un bot llamado «{ $bot }» para { $game }: { $one } y { $other }; desinstala uno de los dos
part-twice = dos paquetes traen { $kind } para «{ $name }»: { $one } y { $other }; desinstala uno de los dos
encoding-twice = dos paquetes dicen cómo es «{ $encoding }» en números: { $one } y { $other }; desinstala uno de los dos
encoding-broken = no se puede cargar cómo es «{ $encoding }» de { $package } en números: { $why }
unknown-encoding = no hay ningún entorno llamado «{ $game }»; los que hay son: { $known }
bot-broken = no se puede cargar el bot «{ $bot }» de { $package }: { $why }
unknown-option = { $game } no tiene la opción «{ $option }»; sus opciones son: { $known }
bad-option = una opción de { $game } no es válida: { $why }
bad-option-choice = la opción «{ $option }» es una de { $known }, no «{ $value }»
bad-seats = a { $game } se juega con entre { $low } y { $high } asientos, no con { $seats }
bad-seed = una semilla es un número entero, desde 0 y de hasta { $bits } bits, no { $seed }

bad-log = línea { $line }: { $why }
log-empty = el registro está vacío
log-changed = alguien cambió esta línea o una anterior: su suma no cuadra
log-cut-in-line = el registro se corta a mitad de esta línea
log-cut = el registro está incompleto: le falta la línea de cierre
log-format = el registro tiene el formato { $format }; esta versión lee el formato { $known }
log-number = falta una entrada: aquí debería estar la número { $expected }, no la { $found }
log-count = la línea de cierre dice que el número de entradas es { $expected }, pero es { $found }
log-unreadable = esta línea no se entiende: { $why }
log-other-game = el registro es de { $found }, no de { $expected }
log-rules-version = el registro se jugó con las reglas { $found }; esta versión juega con { $expected }
log-no-pack = el paquete «{ $pack }» del registro no viene con Horae
log-pack = el registro se jugó con otra versión del paquete «{ $pack }» ({ $found }; aquí es { $expected })
log-seed = la semilla no es un número entero: { $seed }
log-commitment = la semilla no corresponde al compromiso que se mostró antes de la partida
log-setup = no se puede preparar la partida: { $why }
log-refused = las reglas rechazan esta acción: { $rule }: { $why }
log-digest = tras la acción { $n } la posición no es la que se registró
log-result = el resultado que declara el registro no es como acabó la partida

bad-pack-file = { $file }: { $why }
bad-pack-line = { $file }:{ $line }: { $why }
pack-no-folder = no hay ningún paquete ni carpeta con ese nombre
pack-no-file = el paquete no tiene ese archivo
pack-too-large = los archivos del paquete ocupan juntos más de { $limit } bytes
file-too-large = el archivo ocupa { $bytes } bytes; se leen { $limit } como máximo
file-not-plain = esto no es un archivo corriente, sino una carpeta, una tubería o un dispositivo
file-leads-out = esto es un enlace que lleva fuera de su carpeta
file-unreadable = no se puede leer el archivo: { $why }
file-name = el nombre de un archivo no lleva barras, caracteres de control ni punto al principio, y tiene 200 letras como máximo
folder-too-full = en esta carpeta hay más de { $limit } archivos
pack-not-utf8 = esta línea no es texto UTF-8
pack-yaml = esto no es YAML bien formado (el lector dice: «{ $why }»)
pack-yaml-colon = hay dos puntos en medio de este texto: pon todo el texto entre comillas
pack-yaml-sign = un texto no puede empezar por este signo, que en YAML significa algo: pon el texto entre comillas
pack-yaml-quote = en esta línea hay algo detrás de una comilla o una llave que se cierra: pon todo el texto entre comillas, de las que no contenga
pack-yaml-open-quote = aquí se abren unas comillas que no se cierran
pack-yaml-tab = esta línea va sangrada con un tabulador: usa espacios
pack-yaml-indent = esta línea no está sangrada como las suyas: los campos de una misma parte empiezan en la misma columna
pack-yaml-bracket = aquí se abre un paréntesis o una llave que no se cierra, o falta una coma entre dos campos
pack-yaml-no-colon = en esta línea faltan los dos puntos tras el nombre del campo
pack-too-deep = el archivo tiene más de { $depth } niveles de anidamiento
pack-too-many-parts = el archivo tiene más de { $limit } valores y campos
pack-more-faults = este archivo tiene más errores: corrige primero los de la lista
pack-anchor = los paquetes no usan anclas ni alias (& y *): escribe el valor, o pon el texto entre comillas
pack-tag = los paquetes no usan etiquetas: si es un texto que empieza por un signo de exclamación, ponlo entre comillas
pack-key = una clave tiene que ser una palabra o un número
pack-duplicate-key = la clave «{ $key }» aparece aquí por segunda vez
pack-field = «{ $where }»: { $why }
pack-unknown-field = aquí no existe ese campo
pack-missing-field = falta el campo «{ $field }»
pack-no-choice = «{ $value }» no es uno de los valores que admite este campo
pack-word = «{ $word }»
pack-one-of = { $why }; puede ser { $known }
pack-meant = { $why }; ¿querías decir «{ $meant }»?
pack-did-you-mean = { $why }; ¿querías decir «{ $meant }»? Puede ser { $known }
pack-stray-words = «{ $value }» se queda suelto tras una coma: entre llaves, pon entre comillas los textos con comas
pack-tag-as-field = escribe «{ $field }: { $word }» y, al lado, lo que necesite
pack-both-languages = escribe este texto en los dos idiomas: {"{"}es: …, en: …{"}"}
pack-list-length = aquí va una lista de { $expected }, y tiene { $found }
pack-wrong-kind = aquí va { $expected }, no { $found }{ $advice ->
    [quote] : ponlo entre comillas
    [unquote] : quita las comillas
    [dash] : empieza cada una de sus partes con un guion
    [no-dash] : quita el guion
    [true] : escribe true
    [false] : escribe false
   *[none] {""}
}
pack-kind = { $kind ->
    [int] un número entero
    [float] un número
    [bool] true o false
    [str] un texto
    [text] un texto en los dos idiomas, «{"{"}es: …, en: …{"}"}»
    [array] una lista
    [object] un grupo de campos
    [null] un campo vacío
   *[other] { $kind }
}
pack-does-not-fit = esto no cuadra (el lector dice: «{ $why }»)
pack-format = el paquete tiene el formato { $found }; esta versión lee el formato { $known }
pack-other-game = el paquete es para «{ $found }», no para «{ $expected }»
pack-unknown-game = el paquete es para «{ $found }», y no hay tal juego; los juegos son: { $known }
pack-id = «{ $id }» no sirve como id: usa minúsculas, cifras y guiones
pack-duplicate-id = el id «{ $id }» ya está usado
pack-empty-text = «{ $id }»: el campo { $field } está vacío en «{ $language }»
