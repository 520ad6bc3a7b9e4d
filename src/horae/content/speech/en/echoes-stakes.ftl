# What a move brings and costs, said before it is made.

echoes-stakes-conquer = { $vp ->
    [one] +1 point
   *[other] +{ $vp } points
} for you while you hold it.
echoes-stakes-fortify = { $vp ->
    [one] +1 point
   *[other] +{ $vp } points
} for you, and nobody can take it any more; the icons of the creatures under it stop counting.
echoes-stakes-taken = { $person } loses { $vp ->
    [one] 1 point
   *[other] { $vp } points
}{ $count ->
    [0] { "." }
   *[other] { " " }and gets back { $creatures }.
}
echoes-stakes-end = This sets off the end: the round under way is the last.
echoes-stakes-hand = That is { $over } over the limit of { $limit }: you discard { $over ->
    [one] one card
   *[other] { $over } cards
} at the end of the round unless you play some first.
echoes-stakes-remove = { $vp ->
    [one] Its point goes
   *[other] Its { $vp } points go
} with it.
