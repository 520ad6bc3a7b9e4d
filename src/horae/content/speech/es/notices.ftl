# Lo que se avisa a quien no está mirando, y lo que lo impide.
notice-turn = Te toca.
notice-turn-left = Te toca. Tienes { $time }.
notice-reminded = Te sigue tocando, y solo queda una cuarta parte de tu tiempo.
notice-ran-out = Se acabó tu tiempo y un bot juega en tu lugar. Vuelve y el asiento será tuyo otra vez.
notice-why = Pediste que este dispositivo te avisara de esta mesa.
notice-stop = No avisar más de esta mesa
notice-shared-turn = { $name }: te toca en { $game } ({ $with }).
notice-shared-turn-left = { $name }: te toca en { $game } ({ $with }). Tienes { $time }.
notice-shared-reminded = { $name }: te sigue tocando en { $game } ({ $with }), y solo queda una cuarta parte de tu tiempo.
notice-shared-ran-out = { $name }: se acabó tu tiempo en { $game } ({ $with }) y un bot juega en tu lugar.
notice-shared-hello = Desde ahora se dice aquí a quién le toca en { $game } ({ $with }).
notice-shared-why = Quien cuida de la mesa quiso que se avisara aquí, y puede pararlo en los ajustes de la mesa.

server-outgoing-bad-url = esa no es una dirección a la que se pueda enviar nada: tiene que empezar por https://
server-outgoing-private = esa dirección es de una red privada, y este servidor no envía nada ahí
server-outgoing-not-https = solo se llega a direcciones https:// en el puerto de costumbre
server-outgoing-unreachable = ahí no contesta nadie
server-outgoing-answered = la respuesta fue { $status }
server-not-host = eso solo puede hacerlo quien cuida de la mesa
server-no-notices = este servidor no envía avisos
server-too-many-notices = eso se ha cambiado demasiadas veces; prueba más tarde
