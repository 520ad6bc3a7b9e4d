noon-title = La campana del mediodía
noon-pitch = Pon horas bajo el reloj en secreto. Toca la campana en cuanto creas que ya es mediodía, pero no antes.
noon-time = diez minutos
noon-lesson = En tu turno pones una carta de hora boca abajo bajo el reloj y robas otra, o tocas la campana. Si las horas que hay bajo el reloj suman 12, ganas una campanada; si no, la ganan todos los demás. Con tres campanadas se gana.
noon-bot-sexton = Sacristán
    .about = Imagina qué puede haber bajo el reloj, y toca cuando lo más probable es que sea mediodía.
noon-figure-chimes_0 = campanadas del asiento 1
noon-figure-chimes_1 = campanadas del asiento 2
noon-figure-chimes_2 = campanadas del asiento 3
noon-figure-chimes_3 = campanadas del asiento 4

noon-clock = Bajo el reloj
noon-clock-empty = Nada todavía: empieza la mañana.
noon-face-down = boca abajo
noon-hand = Tus cartas
noon-hours = { $hours ->
    [one] hora
   *[other] horas
}
noon-chimes = Campanadas
noon-chimes-goal = Gana quien llegue antes a tres.
noon-last = La última campana
noon-last-total = total: { $total }

noon-step-turn = { $you ->
    [yes] Te toca: { $laid ->
        [0] pon la primera carta de la mañana.
       *[other] ¿pones una carta o tocas la campana?
    }
   *[no] Es el turno de { $person }.
}
noon-step-over = Ya ha sonado la última campana.
noon-move-lay = Poner un { $hours }
noon-move-ring = Tocar la campana
noon-told-laid = { $you ->
    [yes] Pones
   *[no] { $person } pone
} una carta bajo el reloj.
noon-told-drawn = Robas un { $hours }.
noon-told-rung = { $you ->
    [yes] Tocas
   *[no] { $person } toca
} la campana: { $cards }. Suma { $total }. { $noon ->
    [yes] ¡Ya era mediodía!
   *[no] ¡Demasiado pronto!
}

noon-ended-chimes = tres campanadas
noon-end-title = { $won ->
    [yes] Ganas
    [no] Pierdes
   *[watched] Fin de la partida
}
noon-end-about = { $count ->
    [one] { $winners } llega antes que nadie a la tercera campanada.
   *[other] { $winners } llegan a la vez a la tercera campanada.
}
noon-not-your-turn = no es tu turno
noon-nothing-laid = todavía no hay nada bajo el reloj
noon-clock-full = bajo el reloj ya no cabe nada más: hay que tocar la campana
noon-not-held = no tienes ningún { $hours }
