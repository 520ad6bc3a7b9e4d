# Lo que dice `horae benchmark`.

benchmark-playing = Jugando
benchmark-written = Las cifras están en { $file }; el registro de cada partida, al lado.
benchmark-about = { $version }, huella { $print }: asientos: { $seats }, partidas por fila: { $games }
benchmark-checked = Todo es como se dijo. Registros repetidos y medidos de nuevo: { $logs }; filas: { $rows }
benchmark-solved = Hallado probándolo todo: { $nodes } nudos, { $decks } órdenes del mazo, con las reglas { $rules ->
    [engine] del motor corriente
    [core] del gemelo compilado
   *[plain] del gemelo
}
benchmark-one-among = uno entre otros: victorias
benchmark-kind = jugadores
benchmark-alone = consigo mismos
benchmark-cross = entre los suyos
benchmark-gap = pérdida
benchmark-beside = junto a otros
benchmark-gap-beside = pérdida
benchmark-proximity = de la mejor respuesta
benchmark-row = partida
benchmark-row-self = { $one } consigo mismo
benchmark-row-cross = { $one } entre los suyos
benchmark-row-beside = { $one } entre { $others }
benchmark-score = puntos
benchmark-card = bits por la carta
benchmark-said = dichos
benchmark-heard = oídos
benchmark-surprise = bits que faltan
benchmark-calibration = desvío
benchmark-stated = declarado
benchmark-right = acertado
benchmark-open = a manos vistas
benchmark-optimum = el mejor equipo
benchmark-unknown-player = en la prueba no hay jugadores que se llamen «{ $player }»; los que hay: { $known }
benchmark-how = «{ $how }» no es manera de aplicar las reglas; las que hay: { $known }
benchmark-unreadable = no es el informe de una prueba
benchmark-other-task = las reglas, el paquete o los repartos no son los de cuando se jugó
benchmark-other-game = no es la partida que su fila tiene aquí
benchmark-other-figures = los registros dan otras cifras
optimum-points = --points va de 1 a { $most }
optimum-hidden-deck = un paquete con más de { $most } arcanos no se puede resolver: parte del mazo está oculta
optimum-too-large = más de { $most } nudos: es demasiado para resolverlo (--most dice cuántos probar)
learned-other-pack = el jugador aprendido solo conoce el juego base, no el paquete «{ $pack }»
