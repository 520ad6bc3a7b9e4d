# Una partida terminada, contada otra vez.

echoes-story-reckoning = El recuento
echoes-story-person = Quién
echoes-story-tokens = Puntos ganados
echoes-story-sources = Fuentes
echoes-story-cards = Cartas
echoes-story-effects = Efectos
echoes-story-total = Total
echoes-story-fortified = Fortificadas (desempatan)
echoes-story-fought = Cómo cambiaron de manos las Fuentes
echoes-story-round = Ronda
echoes-story-source = Fuente
echoes-story-strength = Fuerza
echoes-story-conquered = Conquista { $source }
echoes-story-took = Le quita { $source } a { $loser }
echoes-story-fortify = Fortifica { $source }
