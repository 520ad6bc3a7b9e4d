# Echoes of Time as a story: what happened, what one can do, what is asked.

echoes-told-starts = { $you ->
    [yes] You have
   *[no] { $person } has
} the start token
echoes-told-sources = In the centre: { $sources }.
echoes-told-first-chosen = { $you ->
    [yes] You have chosen your first card.
   *[no] { $person } has chosen a first card.
}
echoes-told-first-none = { $you ->
    [yes] You can pay for no first card.
   *[no] { $person } can pay for no first card.
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
}: the { $colour } flame is outside.
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
echoes-told-shuffled = The discard pile is shuffled into a new deck of { $count }.
echoes-told-flame = { $you ->
    [yes] You use
   *[no] { $person } uses
} the { $colour } flame of { $card }.
echoes-told-because = { $card }: { $told }
echoes-told-reused = { $you ->
    [yes] You use
   *[no] { $person } uses
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
} { $vp } VP ({ $reserve } left in the reserve).
echoes-told-lost = { $you ->
    [yes] You lose
   *[no] { $person } loses
} { $vp } VP ({ $reserve } in the reserve).
echoes-told-others-discard = Each opponent must discard { $count ->
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
echoes-told-end-brotherhood = A brotherhood counts 12: this is the last round.
echoes-told-end-fortified = Every source is fortified: this is the last round.
echoes-told-score = { $person } { $vp }
echoes-told-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}. Points: { $scores }.
echoes-result = Points: { $scores }, after { $rounds } rounds. { $why }
echoes-result-by-reserve = It ended with the central reserve empty.
echoes-result-by-brotherhood = It ended with a brotherhood of 12.
echoes-result-by-fortified = It ended with every source fortified.
echoes-result-and-tie = { $about } { $tie }
echoes-result-tie-broken = { $level } tie at { $vp }. Whoever has fortified more sources wins ({ $counts }): { $winners }.
echoes-result-tie-shared = { $level } tie at { $vp }, and in fortified sources too ({ $counts }): they share the victory.
echoes-result-won = You win
echoes-result-seen = { $winners } wins
echoes-result-shared = A shared victory
echoes-result-lost = You lose

# Moves.
echoes-move-play = play { $card } ({ $cost ->
    [0] free
    [one] 1 card
   *[other] { $cost } cards
}, position { $position })
echoes-move-play-pushed = play { $card } ({ $cost ->
    [0] free
    [one] 1 card
   *[other] { $cost } cards
}, position { $position } is full: it goes to { $lands })
echoes-move-play-straight = play { $card } ({ $cost ->
    [0] free
    [one] 1 card
   *[other] { $cost } cards
}, straight to your brotherhood)
echoes-move-draw-two = draw 2 cards
echoes-move-advance = advance { $card }
echoes-move-advance-to = advance { $card } (to position { $position })
echoes-move-advance-off = advance { $card } (it is summoned)
echoes-move-conquer = conquer { $source } (more than { $need })
echoes-move-fortify = fortify { $source } (more than { $need })
echoes-move-send = send { $card } (strength { $strength })
echoes-move-attack = attack with { $creatures } (strength { $strength })
echoes-move-flame = use the flame of { $card }
echoes-move-reinforce = { $card } under { $source }
echoes-move-end-turn = end the turn
echoes-move-discard = discard { $card }
echoes-move-summon = { $card } first
echoes-move-resolve = { $card } next
echoes-move-use = use { $card }
echoes-move-remove = remove { $card }
echoes-move-choose = { $what }
echoes-move-accept = yes
echoes-move-decline = no, leave it
echoes-move-done = that is enough

# What is asked.
echoes-your-action = your action
echoes-step-over = The game is over.
echoes-step-wait = The others decide.
echoes-step-first = Which card do you play first? It stays hidden until all have chosen.
echoes-step-turn = Your turn: a main action, and free actions before or after it.
echoes-step-after = Free actions, or the end of your turn?
echoes-step-cut = Discard down to ten: { $count } to go.
echoes-step-forced = You must discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
echoes-step-order = Which effect happens next?
echoes-step-leaving = Which card is summoned first?
echoes-step-discard = Discard for { $card }: { $count } to go.
echoes-step-play = { $card }: which card do you play?
echoes-step-advance = { $card }: which card advances? { $count ->
    [one] 1 step is
   *[other] { $count } steps are
} left.
echoes-step-conquer = { $card }: which source do you conquer?
echoes-step-attack = Who attacks { $source }? Together they need more than { $need }{ $extra ->
    [0] .
   *[other] ; the effect adds { $extra }.
}
echoes-step-attack-so-far = So far { $creatures }, strength { $strength }{ $extra ->
    [0] .
   *[other] { " " }({ $extra } from the effect).
} { $source } takes more than { $need }. Who else attacks?
echoes-step-fortify = { $card }: which source do you fortify?
echoes-step-use = { $card }: whose effect do you use?
echoes-step-remove = { $card }: which card do you remove?
echoes-step-ask = { $card }: { $what }?
echoes-step-pay = { $card }: { $what }?
echoes-step-choose = { $card }: which of these?

# The table.
echoes-shown-sources = Sources
echoes-shown-centre = in the centre
echoes-shown-held = held by { $person }
echoes-shown-fortified = fortified by { $person }
echoes-shown-to-beat = more than { $need } to take it
echoes-shown-reserve = Reserve { $reserve } VP · deck { $deck } · discard { $discard }
echoes-shown-board = Board
echoes-shown-outside = outside
echoes-shown-brotherhood = Brotherhood
echoes-shown-nobody = nobody yet
echoes-shown-hand = Hand
echoes-shown-empty = empty
echoes-shown-person = { $vp } VP · { $score } points now · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand · brotherhood { $size } of 12
echoes-shown-last-round = Last round!
echoes-shown-vp = { $vp } VP
echoes-shown-strength = strength { $strength }
echoes-shown-cost = { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}, position { $position }

# How it goes.
echoes-lesson-aim = Gather a brotherhood of creatures and artefacts and hold the sources of power. Most points win; the game ends with the round in which the reserve is empty, a brotherhood counts 12, or all sources are fortified.
echoes-lesson-time = A card is played on your board at the position it says and slides one step to the right every round. Past position 1 it is summoned: only then does it count.
echoes-lesson-turn = Twice a round you take a main action: draw 2, play a card (discarding as many others as it costs), advance cards 2 steps, or conquer or fortify a source.
echoes-lesson-flames = Flame effects are free, once a round each, when their colour is that of the tile outside your board.
echoes-lesson-sources = Creatures that conquer a source lie under it: their effects stop, their strength guards it. Fortify it to keep it for good.

# Words that can be typed.
echoes-word-play = play
echoes-word-draw = draw, draw two, draw 2
echoes-word-advance = advance, move
echoes-word-conquer = conquer, attack, take
echoes-word-fortify = fortify
echoes-word-flame = flame
echoes-word-reinforce = reinforce, guard
echoes-word-discard = discard
echoes-word-end = end, end turn, pass
echoes-word-yes = yes, accept
echoes-word-no = no, decline
echoes-word-done = done, enough
echoes-which-card = “{ $words }” could be { $cards }; say more of the name

echoes-tag-neutral = neutral
echoes-play-hint = A number makes that move. Also: play sea queen · advance thief · read thief · conquer cycles · why conquer cycles · rules flame · language es · help · quit
echoes-play-help-words = makes a move told in words
    .type = play thief
echoes-play-help-why = says why not
    .type = why conquer cycles
echoes-play-help-flip = moves a creature under a source of yours
    .type = reinforce thief cycles
echoes-play-help-rule = read a rule
    .type = rule ET-6.1
echoes-play-help-rules = search the rulebook
    .type = rules flame
