# Lo que trae y lo que cuesta una jugada, dicho antes de hacerla.

echoes-stakes-conquer = { $vp ->
    [one] +1 punto
   *[other] +{ $vp } puntos
} para ti mientras la conserves.
echoes-stakes-fortify = { $vp ->
    [one] +1 punto
   *[other] +{ $vp } puntos
} para ti, y ya nadie podrá quitártela; los iconos de las criaturas que tiene debajo dejan de contar.
echoes-stakes-taken = { $person } pierde { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ $count ->
    [0] { "." }
   *[other] { " " }y recupera { $creatures }.
}
echoes-stakes-end = Con esto se acerca el final: la ronda en curso será la última.
echoes-stakes-hand = Te pasas en { $over } del límite de { $limit }: al final de la ronda descartas { $over ->
    [one] una carta
   *[other] { $over } cartas
}, salvo que antes juegues alguna.
echoes-stakes-remove = { $vp ->
    [one] Se va con ella 1 punto.
   *[other] Se van con ella { $vp } puntos.
}
