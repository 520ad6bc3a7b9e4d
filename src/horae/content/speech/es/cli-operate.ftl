# Lo que `horae backup`, `restore` y `admin` dicen a quien lleva un servidor.

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
