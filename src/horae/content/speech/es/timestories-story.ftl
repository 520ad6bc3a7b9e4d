# Una misión terminada, contada otra vez.

timestories-story-return = Leído en el Retorno de misión
timestories-story-what = Qué
timestories-story-points = Puntos
timestories-story-score = Puntuación
timestories-story-map = Dónde estuvisteis
timestories-story-place = Localización
timestories-story-visits = Visitas
timestories-story-cards = Cartas leídas
timestories-story-seen = { $seen } de { $all }
timestories-story-unseen = { $places ->
    [0] Pisasteis todas las localizaciones.
    [one] Hay una localización que nunca pisasteis.
   *[other] Hay { $places } localizaciones que nunca pisasteis.
}
timestories-story-log = Ronda a ronda
timestories-story-round = Ronda
timestories-story-captain = Capitanía
timestories-story-passed = Pruebas superadas
timestories-story-failed = Falladas
