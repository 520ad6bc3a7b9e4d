# Los arcanos del naufragio en la terminal: lo que se puede leer y la mesa en líneas sencillas.

shipwreck-read-row = La fila
shipwreck-read-place = lugar { $place }
shipwreck-read-deck = Encima del mazo
shipwreck-read-in-deck = En algún lugar del mazo
shipwreck-read-faded = Desvanecidos
shipwreck-read-gone = Fuera de la partida
shipwreck-read-moons = { $moons ->
    [one] 1 luna
   *[other] { $moons } lunas
}
shipwreck-read-power = Cuando se desvanezca, { $who }: { $name }. { $text }
shipwreck-read-power-now = { $name }, { $who }. { $text }
shipwreck-read-hours = { $hours } de { $moons ->
    [one] 1 hora
   *[other] { $moons } horas
}, { $count ->
    [0] ningún destino
    [one] 1 destino: { $fates }
   *[other] { $count } destinos: { $fates }
}
shipwreck-read-at-hours = { $count ->
    [one] El destino que hay aquí: { $fates }
   *[other] Los destinos que hay aquí: { $fates }
}
shipwreck-read-may-go = Aquí puedes jugar: { $fates }.
shipwreck-read-holds = { $count ->
    [0] no tiene ningún destino
    [one] tiene 1 destino
   *[other] tiene { $count } destinos
}
shipwreck-read-line = { $count ->
    [0] todos los números están volteados
   *[other] fila numérica: { $open }
}
shipwreck-read-unseen = { $count } de valor { $value }
