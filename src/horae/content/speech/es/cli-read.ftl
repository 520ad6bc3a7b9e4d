# En la terminal: leer lo que está boca arriba y seguir con una partida guardada.

play-word-read = leer, lee, carta
play-help-read = leer cualquier cosa que esté boca arriba; «leer» a secas da la lista
    .type = leer medianoche
play-read-how = Escribe «leer» y un número o un nombre para leer una cosa, o «leer» y una parte de la mesa para leerla entera.
play-read-nothing = No hay nada boca arriba que se llame «{ $words }». Escribe «leer» para ver todo lo que se puede leer.
play-read-no-number = No hay nada con el número { $number }; van del 1 al { $most }.
play-read-which = «{ $words }» puede ser { $cards }; escribe algo más del nombre, o su número en la lista que da «leer».

play-says = { $person }: «{ $what }»
play-greeting-kept = Para seguirla otro día: horae play --continue
play-greeting-again = Sigues donde lo dejaste. Esto es lo que ha pasado desde tu última jugada.
play-go-on-later = Para seguirla: horae play --continue{ $file }
play-continue-none = no hay ninguna partida sin terminar en { $folder }; empieza una con: horae play JUEGO
play-continue-none-of = no hay ninguna partida de { $game } sin terminar en { $folder }; empieza una con: horae play { $game }
play-continue-finished = { $file }: esa partida ya terminó; para verla otra vez: horae replay ARCHIVO
play-continue-settled = una partida empezada ya tiene sus asientos, su semilla y sus opciones; quita --seats, --seed, --option y --after
play-after-unfinished = esa partida no ha terminado, así que aún no ha dejado nada
play-after-same = Es la misma misión que acabáis de terminar: vuelve a empezar como si no la hubierais vivido.
play-after-nothing = { $game } no tiene campañas: ninguna de sus partidas deja nada a la siguiente
play-file-without-continue = para seguir con la partida de { $file }, añade --continue
shipwreck-play-you-name = Timonel
timestories-play-you-name = Agente
