# What `horae benchmark` says.

benchmark-playing = Playing
benchmark-written = The figures are in { $file }; every game’s log lies beside it.
benchmark-about = { $version }, print { $print }: seats: { $seats }, games in each row: { $games }
benchmark-checked = All is as reported. Logs replayed and measured again: { $logs }; rows: { $rows }
benchmark-solved = Found by trying everything: { $nodes } nodes, { $decks } orders of the deck, rules of { $rules ->
    [engine] the plain engine
    [core] the compiled twin
   *[plain] the twin
}
benchmark-one-among = one among others: won
benchmark-kind = players
benchmark-alone = with itself
benchmark-cross = among its kind
benchmark-gap = gap
benchmark-beside = beside others
benchmark-gap-beside = gap
benchmark-proximity = of the best reply
benchmark-row = game
benchmark-row-self = { $one } with itself
benchmark-row-cross = { $one } among its kind
benchmark-row-beside = { $one } among { $others }
benchmark-score = score
benchmark-card = bits by the card
benchmark-said = said
benchmark-heard = heard
benchmark-surprise = bits short
benchmark-calibration = off by
benchmark-stated = stated
benchmark-right = right
benchmark-open = with open hands
benchmark-optimum = the best team
benchmark-unknown-player = no players called “{ $player }” are in the benchmark; known: { $known }
benchmark-how = “{ $how }” is no way to run the rules; known: { $known }
benchmark-unreadable = this is no report of a benchmark
benchmark-other-task = the rules, the pack or the deals are others than when this was played
benchmark-other-game = this isn’t the game that its row has here
benchmark-other-figures = the logs come to other figures
optimum-points = --points goes from 1 to { $most }
optimum-hidden-deck = a pack with more than { $most } arcana can’t be solved: part of its deck is hidden
optimum-too-large = more than { $most } nodes: that’s too much to solve (--most says how many to try)
learned-other-pack = the learned player knows the base set only, not the pack “{ $pack }”
