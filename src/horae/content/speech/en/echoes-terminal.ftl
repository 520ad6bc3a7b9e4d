# Echoes of Time in the terminal: cards to be read, and the reckoning at the end.

echoes-play-you-name = Guide
echoes-read-waiting = About to come into play
echoes-read-hand = Your hand
echoes-read-board = { $you ->
    [yes] Your board
   *[no] { $person }’s board
}
echoes-read-brotherhood = { $you ->
    [yes] Your brotherhood
   *[no] { $person }’s brotherhood
}
echoes-read-under-source = Under { $source }
echoes-read-discard = Discard pile
echoes-read-position = position { $position }
echoes-read-used = already activated this round
echoes-read-strength-now = strength { $strength } now ({ $printed } printed)
echoes-read-lands = that tile is full: it’d go to { $position }
echoes-read-no-room = neither that tile nor any to its left has room
echoes-read-conquer = when you conquer it (more than { $need }): { $vp } VP. { $text }
echoes-read-fortify = when you fortify it (more than { $need }): { $vp } VP. { $text }
echoes-read-to-fortify = its creatures have { $strength }; it takes more than { $need } to fortify it
echoes-read-under = under it: { $cards }
echoes-read-cost = costs { $cost ->
    [0] nothing
    [one] 1 card
   *[other] { $cost } cards
}, { $position ->
    [0] straight to the brotherhood
   *[other] position { $position }
}
echoes-read-tile-short = { $position } { $flame }
echoes-read-outside-short = outside: { $flame }
echoes-read-tile = { $position }, { $flame } flame
echoes-read-outside = outside: { $flame } flame
echoes-play-help-read = read any card on the table, whoever’s it is; a part of the table works too: “read discard pile”
    .type = read thief
