# Los arcanos del naufragio: por qué se rechaza algo y qué falla en un paquete.

shipwreck-step-play = { $active } aún no ha jugado ningún destino
shipwreck-step-after-play = { $active } aún puede usar un poder después de su jugada

shipwreck-no-over = la partida ha terminado (puntuación { $score }, perdición { $doom })
shipwreck-no-seat = no estás en esta partida; únete primero
shipwreck-no-paused = la partida está en pausa hasta que haya al menos dos personas en la mesa
shipwreck-no-turn = es el turno de { $active }
shipwreck-no-second-play = ya has jugado tu { $played } en este turno
shipwreck-no-own-prediction = tu destino secreto lo predice el grupo, no tú
shipwreck-no-prediction-yet = todavía no se puede predecir: { $step }
shipwreck-no-own-pass-play = un turno no puede pasar sin jugar, y te toca a ti
shipwreck-no-pass-play = un turno no puede pasar sin jugar, y le toca a { $active }
shipwreck-no-pass-yet = { $active } aún puede usar un poder después de su jugada
shipwreck-no-pass-active = predecir o no es cosa del grupo
shipwreck-no-pass-twice = ya has dicho que por tu parte nada más
shipwreck-no-own-flip = nadie voltea las fichas de su propia fila: lo pide el grupo
shipwreck-no-active-show = en tu propio turno no puedes descartar tu destino a la vista
shipwreck-no-show-yet = un destino se muestra mientras el grupo predice, y { $step }
shipwreck-no-confess-nothing = no tienes nada que confesar: haría falta una jugada ilegal tuya cuyo destino secreto siga en tu mano
shipwreck-no-confess-late = el grupo ya ha hecho una predicción; es tarde para confesar
shipwreck-no-confess-early = en este turno aún no has jugado

shipwreck-no-fate = tienes { $held ->
    [one] un destino
   *[other] { $held } destinos
}; no hay ningún destino número { $fate }
shipwreck-no-place = el lugar { $place } no existe: un destino va delante de Las Horas (0) o en uno de los lugares 1 a 4 de la fila
shipwreck-no-same-play = tus dos destinos son { $value } y nada los distingue; se juega el primero
shipwreck-no-single = si solo tienes un destino en la mano, va a Las Horas
shipwreck-no-hours = Las Horas es el último recurso, y puedes jugar en { $cards }
shipwreck-no-arcanum = no hay ningún arcano en el lugar { $place } de la fila; espera una carta del mazo
shipwreck-no-hours-arcanum = Las Horas no es un arcano: nunca se releva

shipwreck-no-condition = { $card } pide { $needs }; { $yours }
shipwreck-needs-sum-at-most = que la suma sea { $low } o menos
shipwreck-needs-sum-at-least = que la suma sea { $low } o más
shipwreck-needs-sum-exactly = que la suma sea exactamente { $low }
shipwreck-needs-sum-one-of = que la suma sea { $values }
shipwreck-needs-sum-between = que la suma esté entre { $low } y { $high }
shipwreck-needs-sum-even = que la suma sea par
shipwreck-needs-sum-odd = que la suma sea impar
shipwreck-needs-sum-multiple = que la suma sea múltiplo de { $low }
shipwreck-needs-difference-at-most = una diferencia de { $low } o menos
shipwreck-needs-difference-at-least = una diferencia de { $low } o más
shipwreck-needs-difference-exactly = una diferencia de exactamente { $low }
shipwreck-needs-difference-one-of = una diferencia de { $values }
shipwreck-needs-difference-between = una diferencia entre { $low } y { $high }
shipwreck-needs-equal = dos destinos iguales
shipwreck-needs-different = dos destinos distintos
shipwreck-needs-ratio = que un destino sea { $values } veces el otro
shipwreck-needs-one-of = que exactamente un destino sea { $values }
shipwreck-needs-match = que algún destino de tu mano coincida con uno visible
shipwreck-needs-no-match = que ningún destino de tu mano coincida con uno visible
shipwreck-yours-number = la tuya es { $number }
shipwreck-yours-difference = la tuya es { $number }
shipwreck-yours-hand = tienes { $a } y { $b }
shipwreck-yours-both = los dos tuyos lo son ({ $a } y { $b })
shipwreck-yours-neither = ninguno de los tuyos lo es ({ $a } y { $b })
shipwreck-yours-visible = tienes { $a } y { $b }, y a la vista hay { $visible }
shipwreck-yours-nothing-visible = tienes { $a } y { $b }, y no hay ningún destino a la vista
shipwreck-no-takes = { $card } se queda con { $which }
shipwreck-takes-higher = el mayor de tus destinos: el { $other }, no el { $fate }
shipwreck-takes-lower = el menor de tus destinos: el { $other }, no el { $fate }
shipwreck-takes-higher-equal = el mayor de tus destinos, y los dos son { $fate }
shipwreck-takes-lower-equal = el menor de tus destinos, y los dos son { $fate }
shipwreck-takes-listed = el destino que es { $values }: tu { $other }, no tu { $fate }
shipwreck-takes-unmatched = el destino cuyo compañero coincide con uno visible: tu { $other }, no tu { $fate }

shipwreck-no-value = un destino vale de 1 a 7, no { $value }
shipwreck-no-same-guess = el { $value } ya se ha dicho en este turno, y no era
shipwreck-no-while-power-proposal = está propuesto el poder de { $card }: antes hay que aceptarlo o rechazarlo
shipwreck-no-while-proposal = hay una predicción propuesta, el { $value }: antes hay que aceptarla o rechazarla
shipwreck-no-while-waiting = ya has dado tu acuerdo a lo que está propuesto: espera al resto del grupo o retíralo antes
shipwreck-no-own-agreement = sobre tu destino secreto se pone de acuerdo el grupo
shipwreck-no-proposal = no hay nada propuesto
shipwreck-no-agree-twice = ya has dicho que sí

shipwreck-no-power-there = el poder de «{ $card }» no está debajo de la fila
shipwreck-no-second-power = en este turno ya se ha usado un poder; «{ $power }» tendrá que esperar
shipwreck-no-power-by-group = «{ $power }» es para el grupo, y el turno es tuyo
shipwreck-no-power-by-active = «{ $power }» es para { $active }, que tiene el turno
shipwreck-no-power-moment = «{ $power }» se usa { $when }
shipwreck-moment-before-play = antes de jugar
shipwreck-moment-after-play = justo después de jugar
shipwreck-moment-before-prediction = después de la jugada y antes de cualquier predicción
shipwreck-no-power-x = «{ $power }» pregunta por un número del 1 al 6
shipwreck-no-power-place = «{ $power }» lleva un número, no una carta
shipwreck-no-power-plain = «{ $power }» no lleva ni número ni carta
shipwreck-no-power-value = «{ $power }» lleva un arcano, no un número
shipwreck-no-cycle = { $card } tiene { $fates ->
    [one] un destino
   *[other] { $fates } destinos
} delante; solo se releva un arcano que no tenga ninguno
shipwreck-no-such-visible = no hay ningún { $value } visible delante de { $card }
shipwreck-no-lower = el { $value } no es menor que tu destino secreto, un { $kept }

shipwreck-no-tiles = indica una o más fichas distintas, del 1 al 7
shipwreck-no-fate-to-show = no tienes ningún destino
shipwreck-no-show-hand = los dos destinos que tienes son los del turno que debes; solo se muestra el que se guarda después de jugar
shipwreck-no-proof = tu { $value } no demuestra nada: { $others ->
    [one] queda otro { $value } por ver
   *[other] quedan otros { $others } por ver
}
shipwreck-no-confess-lawful = tu jugada del { $played } era legal; no hay nada que confesar
shipwreck-no-join-twice = ya estás en esta partida
shipwreck-no-other-place = tu puesto en el orden de turnos te espera: vuelves a ese y a ningún otro
shipwreck-no-back-yet = jugarás el turno que perdiste en cuanto termine este
shipwreck-no-room = en esta partida caben cinco personas como máximo
shipwreck-no-neighbour = no hay nadie en el asiento { $seat }

shipwreck-bad-first = no puede empezar el asiento { $first }: { $seats ->
    [one] solo hay 1 ocupado
   *[other] solo hay { $seats } ocupados
}

# Lo que pone en un arcano: { $first } es no en lo que se pide además.

shipwreck-card = { $ability }.
shipwreck-card-says = { $ability }, pero tienes que decir en voz alta si tu destino secreto es mayor que el jugado.
shipwreck-card-doom = { $card } Cuando esta carta se desvanece, { $doom ->
    [0] no trae perdición
   *[other] la perdición sube { $doom }
}.
shipwreck-goes-when = { $opening ->
    [if] Si
   *[when] Cuando
} { $when }, { $goes }
shipwreck-goes-always = Aquí puede ir siempre cualquiera de tus dos destinos
shipwreck-goes-either = aquí puede ir cualquiera de ellos
shipwreck-goes-higher = aquí puede ir el mayor
shipwreck-goes-lower = aquí puede ir el menor
shipwreck-goes-listed = ese puede ir aquí
shipwreck-goes-listed-among = aquí puede ir el que es { $values }
shipwreck-goes-unmatched = aquí puede ir el otro
shipwreck-goes-unmatched-among = aquí puede ir el destino cuyo compañero coincide con uno visible
shipwreck-when-equal = { $first ->
    [yes] tus dos destinos son iguales
   *[no] los dos son iguales
}
shipwreck-when-different = { $first ->
    [yes] tus dos destinos son distintos
   *[no] los dos son distintos
}
shipwreck-when-sum-at-least = { $first ->
    [yes] tus dos destinos suman al menos { $low }
   *[no] su suma es al menos { $low }
}
shipwreck-when-sum-at-most = { $first ->
    [yes] tus dos destinos no suman más de { $low }
   *[no] su suma no pasa de { $low }
}
shipwreck-when-sum-exactly = { $first ->
    [yes] tus dos destinos suman exactamente { $low }
   *[no] su suma es exactamente { $low }
}
shipwreck-when-sum-one-of = { $first ->
    [yes] tus dos destinos suman { $values }
   *[no] su suma es { $values }
}
shipwreck-when-sum-between = { $first ->
    [yes] tus dos destinos suman entre { $low } y { $high }
   *[no] su suma está entre { $low } y { $high }
}
shipwreck-when-sum-multiple = { $first ->
    [yes] tus dos destinos suman un múltiplo de { $low }
   *[no] su suma es múltiplo de { $low }
}
shipwreck-when-sum-even = { $first ->
    [yes] tus dos destinos suman un número par
   *[no] su suma es par
}
shipwreck-when-sum-odd = { $first ->
    [yes] tus dos destinos suman un número impar
   *[no] su suma es impar
}
shipwreck-when-difference-at-least = { $first ->
    [yes] la diferencia entre tus dos destinos es de { $low } como mínimo
   *[no] la diferencia entre ellos es de { $low } como mínimo
}
shipwreck-when-difference-at-most = { $first ->
    [yes] la diferencia entre tus dos destinos es de { $low } como máximo
   *[no] la diferencia entre ellos es de { $low } como máximo
}
shipwreck-when-difference-exactly = { $first ->
    [yes] la diferencia entre tus dos destinos es exactamente { $low }
   *[no] la diferencia entre ellos es exactamente { $low }
}
shipwreck-when-difference-one-of = { $first ->
    [yes] la diferencia entre tus dos destinos es { $values }
   *[no] la diferencia entre ellos es { $values }
}
shipwreck-when-difference-between = { $first ->
    [yes] la diferencia entre tus dos destinos está entre { $low } y { $high }
   *[no] la diferencia entre ellos está entre { $low } y { $high }
}
shipwreck-when-ratio = { $first ->
    [yes] uno de tus destinos es { $times } del otro
   *[no] uno de ellos es { $times } del otro
}
shipwreck-when-one-of = { $first ->
    [yes] solo uno de tus destinos es { $values }
   *[no] solo uno de ellos es { $values }
}
shipwreck-when-match = { $first ->
    [yes] uno de tus destinos coincide con alguno visible
   *[no] uno de ellos coincide con alguno visible
}
shipwreck-when-no-match = { $first ->
    [yes] ninguno de tus destinos coincide con uno visible
   *[no] ninguno coincide con uno visible
}
shipwreck-times = { $times ->
    [1] el equivalente
    [2] el doble
    [3] el triple
    [4] el cuádruple
    [5] el quíntuple
    [6] el séxtuple
    [7] el séptuple
   *[other] { $times } veces el valor
}
shipwreck-power-ask-higher = Después de la jugada y antes de predecir, elegid un número y preguntad si el destino secreto es mayor.
shipwreck-power-ask-one-of = Después de la jugada y antes de predecir, preguntad si el destino secreto es { $values }.
shipwreck-power-extra-prediction = Después de la jugada y antes de predecir, ganad una predicción más para este turno. Basta con acertar una.
shipwreck-power-cycle = Antes de jugar, manda al fondo del mazo un arcano sin destinos delante; lo sustituye la primera carta del mazo.
shipwreck-power-tell-old = Después de jugar, di, sin mentir, si el destino que acabas de jugar lo guardabas desde tu turno anterior.
shipwreck-power-discard-lower = Después de jugar, descarta un destino visible menor que tu destino secreto; así todo el mundo sabe que era menor.

shipwreck-pack-copies = «copies» da siete números, cuántos destinos hay de cada valor del 1 al 7; ninguno menor que 0 y al menos dos destinos en total
shipwreck-pack-power-by = el poder «{ $power }» hace algo que solo puede hacer «{ $by }»
shipwreck-pack-power-moment = el poder «{ $power }» hace algo cuyo momento es «{ $moment }»
shipwreck-pack-values = da uno o más valores del 1 al 7
shipwreck-pack-no-arcana = un paquete tiene al menos un arcano
shipwreck-pack-moons = «{ $card }» necesita al menos una luna
shipwreck-pack-fading-doom = al desvanecerse, «{ $card }» no puede quitar perdición
shipwreck-pack-no-power = «{ $card }» nombra el poder «{ $power }», que no está en powers.yaml
shipwreck-pack-listed = «{ $card }» se queda con el destino de la lista, pero su condición no da valores (exactly_one_of)
shipwreck-pack-unmatched = «{ $card }» se queda con el destino sin pareja, pero su condición no mira los destinos visibles
shipwreck-pack-ratio = los números por los que se divide son 1 o más
shipwreck-pack-all-of = «all_of» necesita al menos una condición

shipwreck-lint-words = «{ $card }» trae «{ $field }», que nadie ve: lo que dice una carta sale de lo que hace; quítalo
shipwreck-lint-never = «{ $card }» no acepta ningún destino de ninguna mano: lo que pide su condición no puede darse a la vez
