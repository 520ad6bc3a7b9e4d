# Lo que dice el tutor al oído en una misión: qué se puede hacer ahora, qué sigue abierto aquí, qué cuesta.

timestories-coach-now = ¿Qué puedo hacer ahora?
timestories-coach-here = Lo que sigue abierto aquí
timestories-coach-beware = No pierdas de vista

timestories-coach-slot = { $letter } ({ $place })
timestories-coach-box = { $attribute } { $difficulty }

timestories-coach-wait = De momento nada: el resto está en ello. Escucha y toma notas.
timestories-coach-open = Te toca decidir: elige entre lo que se te ofrece.
timestories-coach-volunteer = Alguien tiene que ir primero: quien abra la Capitanía elige por dónde empezáis y paga 1 Azrak por ello.
timestories-coach-mend = Puedes aguantar: Actualización de emergencia. { $said }
timestories-coach-let-go = O puedes perder el control. { $said }
timestories-coach-question = Tu carta te pregunta algo. Coméntalo antes si quieres: no hay prisa.
timestories-coach-question-typed = Tu carta pide una palabra o un número. ¿Alguien lo ha leído u oído? Si no, déjalo y vuelve más tarde.
timestories-coach-vote = Esto lo decide el grupo. Di lo que piensas antes de votar: los votos están a la vista.
timestories-coach-proposal = Se propone una Actualización. { $said }
timestories-coach-least = Quien menos tiene está en { $azrak } Azrak.
timestories-coach-test = Tal como está, las posibilidades, a ojo, son { $enough } de { $cards }, por el Destino que queda.
timestories-coach-boost = Con 1 Azrak más serían { $enough } de { $cards }; te { $left ->
    [one] quedaría 1
   *[other] quedarían { $left }
}.
timestories-coach-boost-idle = 1 Azrak más no cambiaría nada.
timestories-coach-ask-support = Antes de robar, quienes están en espera pueden ayudar: pide apoyo.
timestories-coach-support = { $name } está en una prueba: las posibilidades, a ojo, son { $now } de { $cards }; con 1 Azrak tuyo, { $enough } de { $cards }.
timestories-coach-support-blind = { $name } intenta una prueba que no has visto. Pregunta por la dificultad antes de gastar.
timestories-coach-fight = Le { $left ->
    [one] queda 1
   *[other] quedan { $left }
} de vida, de { $life }. Lo intentáis por turnos, y cualquiera puede apoyar.
timestories-coach-fight-wait = No es tu turno: guarda Azrak para apoyar.
timestories-coach-fight-swap = Antes de empezar podéis intercambiar cosas sin coste: ¿a quién le sirve cada una?
timestories-coach-choose-first = Elige a quien más te guste. Entre todos conviene tener a alguien bueno en cada uno de los tres atributos.
timestories-coach-choose = De momento el grupo flojea en { $attribute } (máximo: { $value }). Vendría bien alguien fuerte en eso.
timestories-coach-captain = Te toca de Capitán del Tiempo: ir a una localización te cuesta 1 Azrak. Pregunta al resto qué echa en falta.
timestories-coach-not-captain = { $name } decide adónde vais. Di qué te gustaría mirar aún.
timestories-coach-place-new = { $place }: aún no ha ido nadie.
timestories-coach-place-back = { $place }: { $unread ->
    [0] allí está todo leído
    [one] allí queda una carta sin leer
   *[other] allí quedan { $unread } cartas sin leer
}.
timestories-coach-place-again = { $place }: { $unread ->
    [0] allí está todo leído
    [one] allí queda una carta sin leer
   *[other] allí quedan { $unread } cartas sin leer
}. Ya habéis ido, así que el Azrak iría al Retorno de misión.
timestories-coach-place-closed = { $place }: de momento no se puede ir. Quizá lo abra algo que encontréis.
timestories-coach-recon = Toma una carta: ahora no cuesta nada, luego cuesta 1 Azrak. Repartíos, y que a cada sitio vaya quien mejor encaje.
timestories-coach-recon-wait = Ya tienes tu carta. Nada de lo que dice cuenta hasta que cada cual haya contado la suya.
timestories-coach-recon-unread = Nadie ha leído { $places }.
timestories-coach-tell = Cuéntalo con tus palabras: quién hay, qué se podría hacer, qué hace falta. No vale leerlo en voz alta.
timestories-coach-listen = Escucha al resto. ¿Quién está donde debe, y quién haría más en otro sitio?
timestories-coach-attempt = { $own ->
    [one] { "" }
   *[other] { $name }:{ " " }
}{ $label } ({ $attribute } { $value } contra { $difficulty }): las posibilidades, a ojo, son { $enough } de { $cards }. Cuesta 1 Azrak, y cada uno más suma 1.
timestories-coach-better = A { $name } se le da mejor: { $attribute } { $value }. Podrías ponerte en espera y dejarle el sitio.
timestories-coach-explore-free = { $own ->
    [one] Puedes
   *[other] { $name } puede
} mirar otra carta sin gastar nada.
timestories-coach-explore = { $own ->
    [one] Puedes
   *[other] { $name } puede
} mirar otra carta por 1 Azrak (de { $azrak }).
timestories-coach-explore-last = { $own ->
    [one] Puedes
   *[other] { $name } puede
} mirar otra carta, pero con el último Azrak: la conexión se rompería.
timestories-coach-conflict = { $own ->
    [one] Estás
   *[other] { $name } está
} en un conflicto: eso va primero.
timestories-coach-stand-by = En espera devuelves la carta: así puedes apoyar al resto y entregar cosas.
timestories-coach-leave = ¿Nada más aquí? Dilo. Os vais cuando nadie tenga una carta delante. Esperar no cuesta nada: solo se gasta Azrak.
timestories-coach-leaving = Has dicho que has terminado. Si surge algo, aún puedes quedarte.
timestories-coach-must-update = Alguien ha perdido el control, así que toca una Actualización.
timestories-coach-update = Una Actualización: { $said }
timestories-coach-update-free = Una Actualización sin coste: { $said }
timestories-coach-carries = { $own ->
    [yes] Llevas
   *[no] { $name } lleva
} { $things }.
timestories-coach-go-on = Ahora las cosas cambian de manos sin coste. Después, a la siguiente localización.
timestories-coach-deal = Reparte de modo que nadie se quede sin nada en la próxima localización; quien tenga pruebas por delante lo necesita más.
timestories-coach-slot-held = { $place }: ahí está { $name }. Pregunta qué ve.
timestories-coach-slot-tests = { $place }: la has leído. Hay { $count ->
    [one] una prueba
   *[other] pruebas
}: { $tests }.
timestories-coach-slot-own = { $place }: la has leído.
timestories-coach-slot-told = { $place }: alguien la ha leído. Pregunta quién.
timestories-coach-slot-new = { $place }: nadie la ha leído aún.
timestories-coach-low = { $own ->
    [one] Te { $azrak ->
        [one] queda
       *[other] quedan
    }
   *[other] A { $name } le { $azrak ->
        [one] queda
       *[other] quedan
    }
} { $azrak } Azrak. Con el último se rompe la conexión: entonces, Actualización de emergencia o quedarse fuera.
