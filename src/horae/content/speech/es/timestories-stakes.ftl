# Lo que trae y lo que cuesta una jugada, dicho antes de hacerla.

timestories-stakes-free = Esta no cuesta nada.
timestories-stakes-azrak = Cuesta { $azrak } Azrak; { $left ->
    [one] queda
   *[other] quedan
} { $left }.
timestories-stakes-last = Es tu último Azrak: la conexión se rompe.
timestories-stakes-last-pledged = Es tu último Azrak: la conexión se rompe en cuanto el grupo haya pagado.
timestories-stakes-last-lost = Es tu último Azrak y en el Vórtice no hay con qué recargar: pierdes el control.
timestories-stakes-spent = Ya conoces esta carta: no trae nada nuevo.
timestories-stakes-magick = Cuesta { $magick } de Magia.
timestories-stakes-revisit = Aquí ya hay Azrak: este va al Retorno de misión, donde cuenta en contra.
timestories-stakes-odds = { $cards ->
    [one] La última carta de Destino, a ojo:
   *[other] Las { $cards } cartas de Destino que quedan, a ojo:
} { $failure ->
    [0] ningún fallo
    [one] { $failure } fallo
   *[other] { $failure } fallos
}{ $critical ->
    [0] { "" }
    [one] , { $critical } éxito crítico
   *[other] , { $critical } éxitos críticos
}{ $success ->
    [0] { "." }
    [one] , { $success } éxito.
   *[other] , { $success } éxitos.
}
timestories-stakes-free-update = Nada va al Retorno de misión; después { $left ->
    [0] no queda ninguna Actualización sin coste
    [one] queda una Actualización sin coste
   *[other] quedan { $left } Actualizaciones sin coste
}.
timestories-stakes-to-return = { $azrak ->
    [0] El Azrak ya está en el Retorno de misión (allí hay { $returned }).
   *[other] { $azrak } Azrak va al Retorno de misión (allí habrá { $returned }), donde cuenta en contra.
}
timestories-stakes-dealt = { $back ->
    [one] Vuelve { $back } Azrak
   *[other] Vuelven { $back } Azrak
} al grupo{ $stays ->
    [0] { "." }
    [one] ; { $stays } se queda en el Vórtice.
   *[other] ; { $stays } se quedan en el Vórtice.
}
timestories-stakes-mended = Vuelves a tener { $azrak } de { $level } Azrak; nadie más recibe nada.
timestories-stakes-lose = Acabas lo que has empezado y quedas fuera hasta que el grupo siga su camino; entonces toca una Actualización.
timestories-stakes-lose-all = Nadie más tiene el control: la misión fracasa.
timestories-stakes-stop = Si todo el grupo está de acuerdo, la misión termina aquí, como fracaso.
timestories-stakes-start-over = Si todo el grupo está de acuerdo, todo vuelve al principio y empieza otro salto.
timestories-looming-visit = { $name }: se agota con la próxima visita.
timestories-looming-round = { $name }: se agota con la próxima ronda.
