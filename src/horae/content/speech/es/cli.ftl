# Lo que dicen los comandos.

unknown-language = los idiomas son: { $known }
unknown-bot = no hay ningún bot llamado «{ $bot }» para { $game }; sus bots son: { $known }
bad-games = hay que jugar al menos una partida, no { $games }
cannot-read-file = { $file }: { $why }
in-file = { $file }: { $why }
option-form = una opción se escribe nombre=valor, no «{ $word }»
no-tests-folder = no hay ninguna carpeta de pruebas en «{ $folder }»

rule-kind-rule = regla
rule-kind-ruling = decisión de este proyecto
rule-kind-example = ejemplo resuelto
rule-ruling = Decisión:
rule-source = Fuente: { $source }
rules-none-found = Ninguna regla habla de «{ $word }».
coverage-game = juego
coverage-ids = reglas
coverage-cited = citadas
coverage-missing = sin ninguna prueba que las cite
where-rule = regla
where-code = código
where-tests = pruebas
where-first = primer lugar en el código
where-one-or-all = indica una regla o pide --all
where-no-code = { $rule }: ningún código cita esta regla
where-no-tests = { $rule }: ninguna prueba cita esta regla
where-no-code-tests = { $rule }: ni el código ni las pruebas citan esta regla
where-tests-not-here = Las pruebas vienen con el código fuente, no con el paquete instalado; indica su carpeta con --tests.

replay-which-pack = { $file }: la partida se jugó con «{ $pack }», que no viene con Horae; indica su carpeta con --pack
log-verified = El registro es correcto: { $entries ->
    [one] 1 acción repetida
   *[other] { $entries } acciones repetidas
}, todos los resúmenes coinciden, el último { $digest }. { $ended }
log-unfinished = La partida aún no había terminado.
shipwreck-ended-score = Gana toda la mesa: siete predicciones correctas.
shipwreck-ended-doom = Pierde toda la mesa: ha llegado la perdición.
shipwreck-ended-deck = Pierde toda la mesa: no quedaba ningún arcano que colocar.
shipwreck-ended-stalled = Pierde toda la mesa: ya no puede moverse ningún destino.
echoes-ended-reserve = final por reserva vacía
echoes-ended-brotherhood = final por una Hermandad de 12 cartas
echoes-ended-fortified = final por tener todas las Fuentes de Poder fortificadas
figure-rounds = rondas de media
figure-score_0 = puntos medios del asiento 1
figure-fortified_0 = Fuentes fortificadas por el asiento 1
figure-score_1 = puntos medios del asiento 2
figure-fortified_1 = Fuentes fortificadas por el asiento 2
figure-score_2 = puntos medios del asiento 3
figure-fortified_2 = Fuentes fortificadas por el asiento 3
figure-score_3 = puntos medios del asiento 4
figure-fortified_3 = Fuentes fortificadas por el asiento 4
figure-end_reserve = reserva vacía (proporción de partidas)
figure-end_brotherhood = Hermandad de 12 (proporción de partidas)
figure-end_fortified = todas las Fuentes fortificadas (proporción de partidas)
figure-end_still = nada cambia (proporción de partidas)

pack-is-fine = El paquete «{ $pack }» está en orden (hash { $hash }).

simulating = Jugando
simulated = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game }, semilla { $seed } ({ $options })
simulated-what = qué
simulated-value = valor
simulated-interval = intervalo del 95 %
simulated-team = victorias
simulated-seat = victorias del asiento { $seat } ({ $bot })
figure-score = puntuación media
figure-doom = perdición media
figure-turns = turnos de media
