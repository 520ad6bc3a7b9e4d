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

unknown-rule = no hay ninguna regla con el código { $rule }
unknown-game = no hay ningún juego llamado «{ $game }»; los juegos son: { $known }
game-twice = dos paquetes traen un juego llamado «{ $game }»: { $one } y { $other }; desinstala uno de los dos
game-broken = no se puede cargar el juego «{ $game }» de { $package }: { $why }
bot-twice = dos paquetes traen un bot llamado «{ $bot }» para { $game }: { $one } y { $other }; desinstala uno de los dos
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
pack-too-large = el archivo ocupa { $bytes } bytes; se leen { $limit } como máximo
pack-not-utf8 = esta línea no es texto UTF-8
pack-yaml = esto no es YAML bien formado (el lector dice: «{ $why }»)
pack-too-deep = el archivo tiene más de { $depth } niveles de anidamiento
pack-anchor = los paquetes no usan anclas ni alias; escribe el valor completo
pack-tag = los paquetes no usan etiquetas (!…)
pack-key = una clave tiene que ser una palabra o un número
pack-duplicate-key = la clave «{ $key }» aparece aquí por segunda vez
pack-field = «{ $where }»: { $why }
pack-unknown-field = aquí no existe ese campo
pack-missing-field = falta el campo «{ $field }»
pack-no-choice = «{ $value }» no es uno de los valores que admite este campo
pack-wrong-kind = aquí va { $expected }, no { $found }
pack-kind = { $kind ->
    [int] un número entero
    [float] un número
    [bool] true o false
    [str] un texto
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
