# Lo que tienen en común las páginas de cifras (horae balance, horae arena). Toman todos los mensajes de aquí: ninguno puede elegir por número.

report-contents = Contenido
report-part-replays = Ver las partidas
report-sort-by = Ordenar por
report-show-all = Mostrar todo ({ $n })
report-replay = ver
report-replay-title = Partida { $game }, desde la acción { $at }
report-replays-folder = CARPETA
report-replays-address = La dirección de la mesa
report-replays-terminal = O lee una partida en la terminal:
report-log-file = registro
