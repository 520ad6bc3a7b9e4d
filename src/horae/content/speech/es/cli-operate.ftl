# Lo que `horae backup`, `restore` y `admin` dicen a quien lleva un servidor.

serve-bad-proxy = hace falta una dirección o una red, como 10.0.0.2 o 10.0.0.0/8, no «{ $address }»
serve-bad-base = --base-path espera una ruta como /horae, no «{ $path }»
store-twice = da --store o --store-file, no los dos
store-password-seen = la contraseña de --store se ve en la lista de procesos; pon la URL en { $variable } o en un --store-file
one-line-file = { $file }: aquí va una sola línea con el secreto y nada más

backup-written = { $file }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $records ->
    [one] 1 anotación
   *[other] { $records } anotaciones
}, SHA-256 { $sha256 }
backup-whole = { $file } está entera: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $records ->
    [one] 1 anotación
   *[other] { $records } anotaciones
}, del { $made }
backup-restored = Recuperado de { $file }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $records ->
    [one] 1 anotación
   *[other] { $records } anotaciones
}, tal como estaba el { $made }
backup-not-one = no es una copia de seguridad de Horae
backup-newer = esta copia tiene el formato { $format }, de Horae { $by }; este Horae lee el formato { $known }
backup-cut-short = a esta copia le falta el final
backup-garbled = esta copia está dañada: no se puede descomprimir
backup-line = esta copia está dañada: la línea { $line } no tiene sentido
backup-counts = esta copia está dañada: tiene { $found } filas y debería tener { $said }
backup-checksum = esta copia está dañada: su suma de comprobación no coincide con su contenido

admin-no-table = en el almacén no hay ninguna mesa { $table }
admin-no-person = en la mesa { $table } no hay ninguna persona { $person }
admin-damaged = la anotación { $record } de la mesa { $table } está dañada; horae admin check lista todo lo que lo está
admin-which-table = di en qué mesa está esa persona
admin-none = No hay nada que listar.
admin-closed = La mesa { $table } está cerrada. Un servidor en marcha despide a su gente en unos segundos.
admin-would-erase-table = esto borraría para siempre la mesa { $table } con { $people ->
    [one] su única persona
   *[other] sus { $people } personas
}; añade --yes para hacerlo
admin-would-erase-person = esto borraría para siempre los nombres y { $lines ->
    [one] la única línea
   *[other] las { $lines } líneas
} de { $name } (persona { $person }) en la mesa { $table }; añade --yes para hacerlo
admin-erased-table = La mesa { $table } está borrada. Las copias anteriores aún la tienen.
admin-erased-person = Borrados los nombres y { $lines ->
    [one] la única línea
   *[other] las { $lines } líneas
} de la persona { $person } en la mesa { $table }. Las copias anteriores aún los tienen.
admin-expired = { $tables ->
    [0] No había nada que borrar.
    [one] Se ha borrado una mesa abandonada.
   *[other] Se han borrado { $tables } mesas abandonadas.
}
admin-would-expire = { $tables ->
    [0] Ninguna mesa sin terminar
    [one] Una mesa sin terminar
   *[other] { $tables } mesas sin terminar
} con { $records ->
    [one] una anotación
   *[other] { $records } anotaciones
}: llevan { $days } días sin que pase nada. Para borrarlas: --yes
admin-check-whole = Todo está entero: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $records ->
    [one] 1 anotación
   *[other] { $records } anotaciones
}, { $archives ->
    [one] 1 partida archivada
   *[other] { $archives } partidas archivadas
} y { $packs ->
    [one] 1 paquete
   *[other] { $packs } paquetes
}.
admin-check-damaged = { $damaged ->
    [one] Hay una cosa dañada
   *[other] Hay { $damaged } cosas dañadas
}. Enteras: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $archives ->
    [one] 1 partida archivada
   *[other] { $archives } partidas archivadas
} y { $packs ->
    [one] 1 paquete
   *[other] { $packs } paquetes
}. Qué hacer: «When something stored is damaged», en docs/operating.md.
admin-check-other-rules = { $games ->
    [one] Una partida se jugó
   *[other] { $games } partidas se jugaron
} con reglas o paquetes que aquí no están instalados y no se { $games ->
    [one] ha
   *[other] han
} vuelto a jugar; eso no es ningún daño.
admin-blocked = { $hours ->
    [0] Ya no entra nadie desde { $network }; los servidores en marcha lo aplican en unos segundos.
    [one] No entra nadie desde { $network } durante { $hours } hora; los servidores en marcha lo aplican en unos segundos.
   *[other] No entra nadie desde { $network } durante { $hours } horas; los servidores en marcha lo aplican en unos segundos.
}
admin-unblocked = Se puede entrar otra vez desde { $network }; los servidores en marcha lo aplican en unos segundos.
admin-not-blocked = { $network } no está bloqueada; horae admin blocks enumera lo que lo está
admin-network-unknown = «{ $words }» no es una dirección ni una red; escríbela así: 203.0.113.7, 203.0.113.0/24 o 2001:db8::/48
admin-network-host-bits = «{ $words }» no es una red: tras su prefijo debe haber ceros, como en 203.0.113.0/24
admin-network-everybody = «{ $words }» es todo el mundo; si no tiene que entrar nadie, para el servidor
admin-ends = { $hours ->
    [-1] nunca
    [one] en { $hours } hora
   *[other] en { $hours } horas
}
admin-place-store = la propia base de datos
admin-place-log = los registros de las mesas
admin-place-table = mesa { $name }
admin-place-archive = archivo de la mesa { $name }
admin-place-pack = paquete { $name }
admin-why-says = { $detail }
admin-why-unreadable = no se puede leer ({ $detail })
admin-why-damaged = { $record ->
    [-1] no es lo que se guardó
   *[other] la anotación { $record } no tiene sentido
}
admin-why-missing = falta la anotación { $record }
admin-why-no-pack = su paquete, { $detail }, no está aquí
admin-why-broken = con sus anotaciones no se puede formar la mesa ({ $detail })
admin-why-positions = al volver a jugarla con las mismas reglas, en la anotación { $record } sale otra cosa

admin-phase-lobby = sin empezar
admin-phase-playing = en juego
admin-phase-finished = terminada
admin-phase-damaged = dañada
admin-phase-closed = cerrada
admin-head-table = mesa
admin-head-game = juego
admin-head-phase = estado
admin-head-people = personas
admin-head-opened = abierta
admin-head-last = último uso
admin-head-records = anotaciones
admin-head-size = tamaño
admin-head-person = persona
admin-head-name = nombre
admin-head-entered = entró
admin-head-actions = acciones
admin-head-lines = líneas
admin-head-network = dirección o red
admin-head-since = desde
admin-head-ends = termina
admin-kilobytes = { $size } KiB
admin-seconds = hace { $count } s
admin-minutes = hace { $count } min
admin-hours = hace { $count } h
admin-days = { $count ->
    [one] hace 1 día
   *[other] hace { $count } días
}
admin-limit-message_bytes = bytes en un mensaje
admin-limit-messages_per_second = mensajes por segundo de una conexión, a la larga
admin-limit-message_burst = mensajes de golpe de una conexión
admin-limit-address_messages_per_second = mensajes por segundo de todas las conexiones de una dirección, a la larga; los demás esperan
admin-limit-address_message_burst = mensajes de golpe de todas las conexiones de una dirección
admin-limit-flood = mensajes desechados antes de cerrar una conexión
admin-limit-requests_per_second = peticiones HTTP por segundo de una dirección, a la larga
admin-limit-request_burst = peticiones HTTP de golpe de una dirección
admin-limit-connections_per_address = conexiones de una dirección
admin-limit-connects_per_second = conexiones nuevas por segundo desde una dirección, a la larga
admin-limit-connect_burst = conexiones nuevas a la vez desde una dirección
admin-limit-head_seconds = segundos para decir a qué viene una conexión nueva
admin-limit-work_per_second = segundos del hilo del servidor por segundo para una dirección, a la larga
admin-limit-work_burst = segundos del hilo del servidor a la vez para una dirección
admin-limit-reading_per_second = segundos de lectura de repeticiones y registros por segundo para una dirección, a la larga
admin-limit-reading_burst = segundos de lectura de repeticiones y registros a la vez para una dirección
admin-limit-thinking_per_second = segundos por segundo que los bots de una misma dirección pueden pensar junto a los demás, a la larga
admin-limit-thinking_burst = segundos que los bots de una misma dirección pueden pensar junto a los demás de golpe
admin-limit-chat_per_second = líneas y marcas por segundo de una persona en una mesa, a la larga
admin-limit-chat_burst = líneas y marcas de golpe de una persona en una mesa
admin-limit-writing_per_second = líneas y marcas por segundo desde una dirección, a la larga
admin-limit-writing_burst = líneas y marcas de golpe desde una dirección
admin-limit-person_records = anotaciones de una persona en el registro de una mesa antes de que solo pueda jugar
admin-limit-table_records = anotaciones en el registro de una mesa antes de que nadie pueda charlar ni marcar en ella
admin-limit-files_per_second = ficheros de la página por segundo para una dirección, a la larga
admin-limit-file_burst = ficheros de la página de golpe para una dirección
admin-limit-tables_per_hour = mesas abiertas por hora desde una dirección, a la larga
admin-limit-table_burst = mesas abiertas a la vez desde una dirección
admin-limit-entries_per_minute = personas por minuto que pueden entrar en una mesa desde una dirección, a la larga
admin-limit-entry_burst = personas que pueden entrar de golpe en una mesa desde una dirección
admin-limit-identities_per_hour = identidades por hora que se pueden crear o recuperar desde una dirección, a la larga
admin-limit-identity_burst = identidades que se pueden crear o recuperar de una vez desde una dirección
admin-limit-notice_changes_per_hour = cambios por hora en qué se avisa y dónde desde una misma dirección, a la larga
admin-limit-notice_change_burst = cambios de golpe en qué se avisa y dónde desde una misma dirección
admin-limit-erasures_per_hour = borrados por hora de lo que se guarda de alguien desde una misma dirección, a la larga
admin-limit-erasure_burst = borrados de golpe de lo que se guarda de alguien desde una misma dirección
admin-limit-backlog_bytes = bytes que pueden esperar a un cliente que no lee
admin-limit-idle_seconds = segundos hasta que una mesa vacía deja la memoria
admin-limit-idle_tables = mesas vacías que pueden quedarse en memoria
admin-limit-forget_days = días antes de borrar una mesa sin terminar que nadie usa
admin-limit-bot_limit = segundos que puede pensar un bot
admin-limit-bot_patience = segundos que un bot puede hacer esperar a alguien en una mesa en silencio
admin-limit-proposal_seconds = segundos para oponerse a una jugada hecha en nombre de otras personas
admin-held-tables = mesas en el almacén
admin-held-records = anotaciones en el almacén
admin-held-bytes = bytes de anotaciones en el almacén
