# El registro de misiones, como se lee y se descarga.

timestories-log-mission = Misión
timestories-log-profile = Reglas
timestories-log-names = Agentes
timestories-log-when = Fecha
timestories-log-ending = Retorno de misión
timestories-log-score = Puntuación
timestories-log-return = Azrak en el Retorno
timestories-log-runs = Saltos
timestories-log-experience = Para recordar
