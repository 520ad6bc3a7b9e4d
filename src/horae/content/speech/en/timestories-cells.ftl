# TIME Stories: what the cells of a test box say, as short as they're printed.

timestories-cell-nothing = nothing
timestories-cell-take = take { $count ->
    [one] Item { $items }
   *[other] Items { $items }
}
timestories-cell-token = take a token
timestories-cell-interaction = read your Interaction { $number }
timestories-cell-recall = read your Snap Recall
timestories-cell-azrak = { $azrak } Azrak
timestories-cell-magick = { $magick } Magick
timestories-cell-gain = { $who ->
    [somebody] somebody gains { $amount }
    [everyone] everyone gains { $amount }
    [others] the others gain { $amount }
    [captain] the Time Captain gains { $amount }
   *[reader] gain { $amount }
}
timestories-cell-lose = { $who ->
    [somebody] somebody loses { $amount }
    [everyone] everyone loses { $amount }
    [others] the others lose { $amount }
    [captain] the Time Captain loses { $amount }
   *[reader] lose { $amount }
}
timestories-cell-pay = { $who ->
    [group] the group pays { $amount } and sees what for
   *[reader] pay { $amount } and see what for
}
timestories-cell-stow = put { $item ->
    [token] a token
   *[other] Item { $item }
} back
timestories-cell-remove = take { $item ->
    [token] a token
   *[other] Item { $item }
} out of the game
timestories-cell-map = the map changes
timestories-cell-mystery = draw a mystery
timestories-cell-eject = { $who ->
    [somebody] somebody has to leave
    [everyone] everyone is ejected
    [others] the others are ejected
    [captain] the Time Captain is ejected
   *[reader] be ejected
}
timestories-cell-regain = the receptacle takes itself back
timestories-cell-conflict = the conflict begins
timestories-cell-conflict-ends = the conflict ends
timestories-cell-again = attempt it again
timestories-cell-damage = { $points } damage
timestories-cell-reshuffle = shuffle Destiny
timestories-cell-panorama = a card of the panorama changes
timestories-cell-choose = choose what to do
timestories-cell-depends = it depends
timestories-cell-rest-depends = { $what }; the rest depends
timestories-cell-sealed = turn a sealed card
timestories-cell-deck = open the second Story deck
timestories-cell-update = one more Update at no cost
timestories-cell-bonus = { $value } to your test
timestories-cell-end = the mission ends

timestories-read-cells = Failure: { $failure }. Critical success: { $critical }. Success: { $success }.
timestories-read-cells-two = Failure: { $failure }. Success, critical or not: { $success }.
timestories-cell-say = read on
timestories-cell-count = something is noted
timestories-cell-counter-by = { $name } { $by }
timestories-cell-counter-to = { $name }: { $value }
timestories-cell-move = the group leaves
timestories-cell-answer = answer a question
