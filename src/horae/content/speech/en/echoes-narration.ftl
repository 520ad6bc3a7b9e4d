# Echoes of Time as a story: what happened, what one can do, what is asked.

echoes-told-starts = { $you ->
    [yes] You have
   *[no] { $person } has
} the start token
echoes-told-sources = In the centre: { $sources }.
echoes-told-first-chosen = { $you ->
    [yes] You’ve chosen your first card.
   *[no] { $person } has chosen a first card.
}
echoes-told-first-none = { $you ->
    [yes] You can’t pay for any first card.
   *[no] { $person } can’t pay for any first card.
}
echoes-told-round = Round { $round } · { $you ->
    [yes] you start
   *[no] { $person } starts
}
echoes-told-turn = { $you ->
    [yes] Your turn
   *[no] { $person }’s turn
}
echoes-told-slid = { $you ->
    [yes] Your tiles slide
   *[no] { $person }’s tiles slide
}: the { $colour } flame is out.
echoes-told-summoned = { $you ->
    [yes] You summon
   *[no] { $person } summons
} { $card }.
echoes-told-drawn = { $person } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
echoes-told-seen = You draw { $cards }.
echoes-told-played = { $you ->
    [yes] You play
   *[no] { $person } plays
} { $card }{ $cost ->
    [0] .
    [one] , for 1 card.
   *[other] , for { $cost } cards.
}
echoes-told-played-first = { $you ->
    [yes] Your first card is
   *[no] { $person }’s first card is
} { $card }.
echoes-told-placed = { $card } goes to position { $position }.
echoes-told-pushed = Position { $wanted } is full: { $card } goes to position { $position }.
echoes-told-discarded = { $you ->
    [yes] You discard
   *[no] { $person } discards
} { $cards }.
echoes-told-advanced = { $you ->
    [yes] You advance
   *[no] { $person } advances
} { $card } { $position ->
    [0] off the board
   *[other] to position { $position }
}.
echoes-told-removed = { $you ->
    [yes] You remove
   *[no] { $person } removes
} { $card }.
echoes-told-shuffled = The discard pile is shuffled: a new deck of { $count }.
echoes-told-flame = { $you ->
    [yes] You activate
   *[no] { $person } activates
} the { $colour } flame of { $card }.
echoes-told-because = { $card }: { $told }
echoes-told-reused = { $you ->
    [yes] You activate
   *[no] { $person } activates
} the effect of { $card }.
echoes-told-chose = { $you ->
    [yes] You choose
   *[no] { $person } chooses
} with { $card }: “{ $what }”.
echoes-told-declined = { $you ->
    [yes] You decline
   *[no] { $person } declines
} the effect of { $card }.
echoes-told-gained = { $you ->
    [yes] You gain
   *[no] { $person } gains
} { $vp } VP ({ $reserve } left in the reserve).
echoes-told-lost = { $you ->
    [yes] You lose
   *[no] { $person } loses
} { $vp } VP ({ $reserve } in the reserve).
echoes-told-others-discard = Every opponent has to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
echoes-from = { $you ->
    [yes] you
   *[no] { $person }
}
echoes-told-conquered = { $you ->
    [yes] You conquer
   *[no] { $person } conquers
} { $source } with { $creatures } (strength { $strength }).
echoes-told-taken = { $yours ->
    [yes] { $person } takes { $source } from you with { $creatures } (strength { $strength }).
   *[no] { $you ->
        [yes] You take
       *[no] { $person } takes
    } { $source } from { $loser } with { $creatures } (strength { $strength }).
}
echoes-strength-whole = { $strength }, { $extra } of it from the effect
echoes-told-fortified = { $you ->
    [yes] You fortify
   *[no] { $person } fortifies
} { $source } (strength { $strength }).
echoes-told-reinforced = { $you ->
    [yes] You send
   *[no] { $person } sends
} { $card } under { $source }.
echoes-told-returned = { $source } goes back to the centre.
echoes-told-end-reserve = The central reserve is empty: this is the last round.
echoes-told-end-brotherhood = A brotherhood reaches 12 cards: this is the last round.
echoes-told-end-fortified = Every power source is fortified: this is the last round.
echoes-told-end-still = Nothing changes at the table any more: the game ends.
echoes-told-still = Nothing has changed this round. { $left ->
    [one] One more like it ends the game (ET-R16).
   *[other] { $left } more like it in a row end the game (ET-R16).
}
echoes-told-score = { $person }: { $vp }
echoes-told-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Points: { $scores }.
echoes-result = Points: { $scores }, after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. { $why }
echoes-result-by-reserve = It ended when the central reserve ran dry.
echoes-result-by-brotherhood = It ended when a brotherhood reached 12 cards.
echoes-result-by-fortified = It ended with every power source fortified.
echoes-result-by-still = It ended because nothing at the table changed any more.
echoes-result-and-tie = { $about } { $tie }
echoes-result-tie-broken = { $level } tie at { $vp }. Whoever has fortified more sources wins ({ $counts }): { $winners }.
echoes-result-tie-shared = { $level } tie at { $vp }, and in fortified sources too ({ $counts }): they share the victory.
echoes-result-won = You win
echoes-result-seen = { $winners } wins
echoes-result-shared = A shared victory
echoes-result-lost = You lose

# Moves.
echoes-move-play = play { $card } ({ $cost ->
    [0] no discards
    [one] discarding 1 card
   *[other] discarding { $cost } cards
}, position { $position })
echoes-move-play-pushed = play { $card } ({ $cost ->
    [0] no discards
    [one] discarding 1 card
   *[other] discarding { $cost } cards
}, position { $position } is full: it goes to { $lands })
echoes-move-play-straight = play { $card } ({ $cost ->
    [0] no discards
    [one] discarding 1 card
   *[other] discarding { $cost } cards
}, straight to your brotherhood)
echoes-move-draw-two = draw 2 cards
echoes-move-advance = advance { $card }
echoes-move-advance-to = advance { $card } (to position { $position })
echoes-move-advance-off = advance { $card } (it’s summoned)
echoes-move-conquer = conquer { $source } (with more than { $need } strength)
echoes-move-fortify = fortify { $source } (with more than { $need } strength)
echoes-move-send = send { $card } (strength { $strength })
echoes-move-attack = attack with { $creatures } (strength { $strength })
echoes-move-flame = activate the flame of { $card }
echoes-move-reinforce = { $card } under { $source }
echoes-move-end-turn = end the turn
echoes-move-discard = discard { $card }
echoes-move-summon = { $card } first
echoes-move-resolve = { $card } next
echoes-move-use = activate { $card }
echoes-move-remove = remove { $card }
echoes-move-choose = { $what }
echoes-move-accept = yes
echoes-move-decline = no, leave it
echoes-move-done = that’s enough

# What is asked.
echoes-your-action = Your action
echoes-step-over = The game is over.
echoes-step-wait = It’s up to the others.
echoes-step-first = Which card do you play first? Nobody sees it until everyone has chosen.
echoes-step-turn = Your turn: one main action, plus free actions before or after.
echoes-step-after = Any free actions, or end your turn?
echoes-step-cut = Keep ten cards: discard { $count } more.
echoes-step-forced = You have to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
echoes-step-order = Which effect comes next?
echoes-step-leaving = Which card is summoned first?
echoes-step-discard = { $card }: discard { $count ->
    [one] 1 more card.
   *[other] { $count } more cards.
}
echoes-step-play = { $card }: which card do you play?
echoes-step-advance = { $card }: which card advances? { $count ->
    [one] 1 position left.
   *[other] { $count } positions left.
}
echoes-step-conquer = { $card }: which source do you conquer?
echoes-step-attack = Which creatures attack { $source }? They need more than { $need } strength between them{ $extra ->
    [0] .
   *[other] ; the effect adds { $extra }.
}
echoes-step-attack-so-far = So far { $creatures }, strength { $strength }{ $extra ->
    [0] .
   *[other] { " " }({ $extra } from the effect).
} { $source } takes more than { $need }. Who else attacks?
echoes-step-fortify = { $card }: which source do you fortify?
echoes-step-use = { $card }: which effect do you activate?
echoes-step-remove = { $card }: which card do you remove?
echoes-step-ask = { $card }: { $what }. Go ahead?
echoes-step-pay = { $card }: { $price }? If you do, { $then }.
echoes-price-cards = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-price-vp = lose { $n } VP
echoes-step-choose = { $card }: which one?

# The table.
echoes-shown-sources = Power sources
echoes-shown-centre = in the centre
echoes-shown-held = held by { $person }
echoes-shown-fortified = fortified by { $person }
echoes-shown-to-beat = beat { $need } to take it
echoes-shown-reserve = Reserve { $reserve } VP · deck { $deck } · discard { $discard }
echoes-shown-board = Time board
echoes-shown-outside = outside
echoes-shown-brotherhood = Brotherhood
echoes-shown-nobody = nobody yet
echoes-shown-all-away = all of them under sources
echoes-shown-hand = Hand
echoes-shown-empty = empty
echoes-shown-person = { $vp } VP · { $score ->
    [one] 1 point
   *[other] { $score } points
} now · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand · { $size } of 12 towards the end
echoes-shown-last-round = Last round!
echoes-shown-vp = { $vp } VP
echoes-shown-strength = strength { $strength }
echoes-shown-cost = { $cost ->
    [0] no discards
    [one] 1 card
   *[other] { $cost } cards
}, position { $position }

# How it goes.
echoes-lesson-aim = Gather a brotherhood of creatures and artefacts and control the power sources. Most points wins; the game ends with the round in which the reserve runs dry, a brotherhood reaches 12 cards, or every source is fortified.
echoes-lesson-time = You play cards on your time board, at the position they show, and every round they slide one position to the right. Once past position 1 they’re summoned: only then do they count.
echoes-lesson-turn = Twice a round you take a main action: draw 2 cards, play one (discarding as many as it costs), advance cards 2 positions, or conquer or fortify a source.
echoes-lesson-flames = Flame effects are free actions: each can be activated once a round, if its colour matches the tile outside your board.
echoes-lesson-sources = Creatures that conquer a source stay under it: their effects stop and their strength guards it. Fortify it and it’s yours for good.

# Words that can be typed.
echoes-word-play = play
echoes-word-draw = draw, draw two, draw 2
echoes-word-advance = advance, move
echoes-word-conquer = conquer, attack, take
echoes-word-fortify = fortify
echoes-word-flame = flame, activate
echoes-word-reinforce = reinforce, guard
echoes-word-discard = discard
echoes-word-end = end, end turn, pass
echoes-word-yes = yes, accept
echoes-word-no = no, decline
echoes-word-done = done, enough
echoes-which-card = “{ $words }” could be { $cards }; type more of the name

echoes-play-hint = A number makes that move. You can also type “play sea queen” · “advance thief” · “read thief” · “conquer cycles” · “why conquer cycles” · “rules flame” · “language es” · “help” · “quit”
echoes-play-help-words = make a move in words
    .type = play thief
echoes-play-help-why = find out why not
    .type = why conquer cycles
echoes-play-help-flip = move a creature under a source of yours
    .type = reinforce thief cycles
echoes-play-help-rule = read a rule
    .type = rule ET-6.1
echoes-play-help-rules = search the rulebook
    .type = rules flame
