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

log-verified = El registro es correcto: { $entries } acciones repetidas, todos los resúmenes coinciden, el último { $digest }. { $ended }
log-unfinished = La partida aún no había terminado.
shipwreck-ended-score = Ganan todos: siete predicciones correctas.
shipwreck-ended-doom = Pierden todos: ha llegado la perdición.
shipwreck-ended-deck = Pierden todos: no quedaba ningún arcano que colocar.
shipwreck-ended-stalled = Pierden todos: ya no puede moverse ningún destino.

pack-is-fine = El paquete «{ $pack }» está en orden (hash { $hash }).

simulating = Jugando
simulated = { $games } partidas de { $game }, semilla { $seed } ({ $options })
simulated-what = qué
simulated-value = valor
simulated-interval = intervalo del 95 %
simulated-team = victorias
simulated-seat = victorias del asiento { $seat } ({ $bot })
figure-score = puntuación media
figure-doom = perdición media
figure-turns = turnos de media
