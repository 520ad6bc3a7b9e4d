# What a move brings and costs, said before it is made. “then” has no full stop of its own.

shipwreck-stakes-tells = It’ll say you keep a { $values }.
shipwreck-stakes-tells-nothing = It’ll say nothing about what you keep.
shipwreck-stakes-left = If nobody names it, { $then }.
shipwreck-stakes-pass = If you leave it at that, { $then }.
shipwreck-stakes-sure = With this, { $then }.
shipwreck-stakes-right = Right: { $then }.
shipwreck-stakes-wrong = Wrong: { $then }.
shipwreck-stakes-wrong-again = Wrong: you may guess once more; left at that, { $then }.
shipwreck-then-nothing = nothing fades and doom stays at { $doom }
shipwreck-then-nothing-fades = { $cards } { $count ->
    [one] fades
   *[other] fade
} without adding doom
shipwreck-then-doom = doom +{ $added }, to { $doom }
shipwreck-then-doom-fades = { $cards } { $count ->
    [one] fades
   *[other] fade
}, doom +{ $added }, to { $doom }
shipwreck-then-scores = the score goes to { $score }
shipwreck-then-scores-fades = the score goes to { $score }, and { $cards } { $count ->
    [one] fades
   *[other] fade
} without adding doom
shipwreck-then-over-score = { $what }: you all win
shipwreck-then-over-doom = { $what }: you all lose
shipwreck-then-over-deck = { $what }, and the deck cannot fill the row: you all lose
