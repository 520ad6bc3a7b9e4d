# The Shipwreck Arcana in words: what happened, what one can do, how it stands, what a table may choose.
# “you” is yes where the person spoken of is the one who hears it.

shipwreck-the-hours = The Hours
shipwreck-line-of = { $you ->
    [yes] your number line
   *[no] { $person }’s number line
}
shipwreck-hidden-of = { $you ->
    [yes] your secret fate
   *[no] { $person }’s secret fate
}

shipwreck-told-turn-began = { $you ->
    [yes] Turn { $turn }: you’re up.
   *[no] Turn { $turn }: { $person } is up.
}
shipwreck-told-fate-drawn = { $you ->
    [yes] You
   *[no] { $person }
} drew { $count ->
    [one] a fate
   *[other] { $count } fates
}.
shipwreck-told-fates-seen-one = You drew a { $second }; you already held a { $first }.
shipwreck-told-fates-seen-two = You drew a { $first } and a { $second }.
shipwreck-told-fates-seen-hand = You hold a { $first } and a { $second }.
shipwreck-told-fates-seen-single = You hold a single fate, a { $fate }.
shipwreck-told-fate-played = { $you ->
    [yes] You
   *[no] { $person }
} played a { $value } on { $card }.
shipwreck-told-fate-played-hours = { $you ->
    [yes] You
   *[no] { $person }
} played a { $value } at The Hours; it counts for { $card }.
shipwreck-told-fate-played-stranded = { $you ->
    [yes] You
   *[no] { $person }
} played a { $value } at The Hours, where it waits for an arcanum.
shipwreck-told-kept-compared = { $you ->
    [yes] You said your secret fate
   *[no] { $person } said their secret fate
} { $higher ->
    [yes] is higher than
   *[no] isn’t higher than
} the one played.
shipwreck-told-power-ask-higher = { $you ->
    [yes] You
   *[no] { $person }
} asked, with the power of { $card }: is it higher than { $value }?
shipwreck-told-power-ask-one-of = { $you ->
    [yes] You
   *[no] { $person }
} asked, with the power of { $card }: is it a { $values }?
shipwreck-told-power-extra = { $you ->
    [yes] You
   *[no] { $person }
} used the power of { $card }: one more prediction this turn.
shipwreck-told-power-cycle = { $you ->
    [yes] You
   *[no] { $person }
} used the power of { $card } to cycle { $away }.
shipwreck-told-power-old = { $you ->
    [yes] You
   *[no] { $person }
} used the power of { $card } to say whether the fate played is old.
shipwreck-told-power-discard = { $you ->
    [yes] You
   *[no] { $person }
} used the power of { $card } to discard a visible fate.
shipwreck-told-answered = { $you ->
    [yes] You answered
   *[no] { $person } answered
}: { $yes ->
    [yes] yes
   *[no] no
}.
shipwreck-told-old-told = { $you ->
    [yes] You said the fate you played is
   *[no] { $person } said the fate played is
} { $old ->
    [yes] old: held since an earlier turn
   *[no] new: drawn this turn
}.
shipwreck-told-fate-discarded = The { $value } at { $card } went back to the bag: it is lower than { $you ->
    [yes] your secret fate
   *[no] { $person }’s secret fate
}.
shipwreck-told-play-confessed = { $you ->
    [yes] You owned up: your last play wasn’t legal. Your
   *[no] { $person } owned up: that last play wasn’t legal. Their
} secret fate went back to the bag unseen.
shipwreck-told-tiles-flipped = { $you ->
    [yes] You
   *[no] { $person }
} flipped { $tiles } on { $line }.
shipwreck-told-tiles-flipped-up = { $you ->
    [yes] You
   *[no] { $person }
} turned { $tiles } face up again on { $line }.
shipwreck-told-power-proposed = { $you ->
    [yes] You
   *[no] { $person }
} proposed the power of { $card } ({ $what }).
shipwreck-told-prediction-proposed = { $you ->
    [yes] You
   *[no] { $person }
} proposed to predict { $value }.
shipwreck-told-proposal-agreed = { $you ->
    [yes] You
   *[no] { $person }
} agreed.
shipwreck-told-proposal-dropped = { $you ->
    [yes] You
   *[no] { $person }
} said no; the proposal is off the table.
shipwreck-told-passed = { $you ->
    [yes] You have nothing more to add.
   *[no] { $person } has nothing more to add.
}
shipwreck-told-passed-power = { $you ->
    [yes] You used no power.
   *[no] { $person } used no power.
}
shipwreck-told-predicted = { $you ->
    [yes] You
   *[no] { $person }
} predicted that { $hidden } is a { $value }.
shipwreck-told-guess-missed = No, it’s not a { $value }. One more try.
shipwreck-told-resolved-right = Right: { $hidden } was a { $fate }. The score is now { $score }.
shipwreck-told-resolved-wrong = Wrong: { $hidden } was a { $fate }. Doom is now { $doom }.
shipwreck-told-fate-shown = { $you ->
    [yes] You showed and discarded your
   *[no] { $person } showed and discarded a
} { $value }: every other { $value } is on the table, so nobody else can have one.
shipwreck-told-arcanum-cycled = { $card } left the row.
shipwreck-told-arcanum-laid = { $card } joined the row. Next in the deck: { $top }.
shipwreck-told-arcanum-laid-last = { $card } joined the row, and the deck is empty.
shipwreck-told-fate-moved = The { $value } moved from The Hours to { $card }.
shipwreck-told-fate-stranded = The { $value } stays at The Hours: there’s no arcanum for it to go to.
shipwreck-told-arcanum-faded = { $card } faded, and { $count ->
    [one] its { $fates } went
   *[other] its fates { $fates } went
} back to the bag. { $added ->
    [0] No doom this time.
   *[other] Doom rises by { $added }, to { $doom }.
}
shipwreck-told-arcanum-faded-bare = { $card } faded. { $added ->
    [0] No doom this time.
   *[other] Doom rises by { $added }, to { $doom }.
}
shipwreck-told-person-joined = { $you ->
    [yes] You joined
   *[no] { $person } joined
} the game{ $count ->
    [0] .
    [one] { " " }and picked up the fate waiting there.
   *[other] { " " }and picked up the fates waiting there.
}
shipwreck-told-person-back = { $you ->
    [yes] You’re back. You’ll take the turn you missed as soon as this one is over.
   *[no] { $person } is back, and will take the missed turn as soon as this one is over.
}
shipwreck-told-hand-returned = Nobody at the table has a fate left, so { $you ->
    [yes] yours
   *[no] { $count ->
        [one] the one waiting for { $person }
       *[other] the ones waiting for { $person }
    }
} went back to the bag unseen.
shipwreck-told-person-left = { $you ->
    [yes] You
   *[no] { $person }
} left the game{ $count ->
    [0] .
    [one] ; one fate is waiting there, unseen.
   *[other] ; { $count } fates are waiting there, unseen.
}
shipwreck-told-person-left-for-good = { $you ->
    [yes] You
   *[no] { $person }
} left the game for good{ $count ->
    [0] .
    [one] ; { $you ->
        [yes] your fate
       *[no] their fate
    } went back to the bag unseen.
   *[other] ; { $you ->
        [yes] your fates
       *[no] their fates
    } went back to the bag unseen.
}
shipwreck-told-ended-score = Everyone wins! Score { $score }, doom { $doom }.
shipwreck-told-ended-doom = Everyone loses: doom has reached { $doom }. Score { $score }.
shipwreck-told-ended-deck = Everyone loses: the row needs a card and the deck is empty. Score { $score }, doom { $doom }.
shipwreck-told-ended-stalled = Everyone loses: nobody holds a fate and the bag is empty. Score { $score }, doom { $doom }.

shipwreck-move-play = { $token ->
    [old] Play the { $value } you kept on { $card }
    [new] Play the new { $value } on { $card }
   *[any] Play the { $value } on { $card }
}
shipwreck-move-play-hours = { $token ->
    [old] Play the { $value } you kept at The Hours
    [new] Play the new { $value } at The Hours
   *[any] Play the { $value } at The Hours
}
shipwreck-move-predict = Predict a { $value }
shipwreck-move-propose = Propose a { $value }
shipwreck-move-pass = Nothing more from me
shipwreck-move-pass-power = Carry on without a power
shipwreck-move-ask-higher = Ask: is it higher than { $value }? (power of { $card })
shipwreck-move-ask-one-of = Ask: is it a { $values }? (power of { $card })
shipwreck-move-extra = Get one more prediction this turn (power of { $card })
shipwreck-move-cycle = Cycle { $away } for the deck’s top card (power of { $card })
shipwreck-move-old = Say whether your { $value } is an old fate (power of { $card })
shipwreck-move-discard = Discard the { $value } at { $at }, lower than your secret fate (power of { $card })
shipwreck-move-agree = Agree to predict a { $value }
shipwreck-move-object = Say no to predicting a { $value }
shipwreck-move-propose-power = Propose the power of { $card }: { $what }
shipwreck-move-agree-power = Agree to use the power of { $card }: { $what }
shipwreck-move-object-power = Say no to using the power of { $card }
shipwreck-what-ask-higher = is it higher than { $value }?
shipwreck-what-ask-one-of = is it a { $values }?
shipwreck-what-extra = one more prediction this turn
shipwreck-move-show = Show and discard your { $value } to prove that { $active } has none
shipwreck-move-confess = Own up: your last play wasn’t legal
shipwreck-move-flip = Flip { $tiles } on { $active }’s number line
shipwreck-move-flip-up = Turn { $tiles } face up again on { $active }’s number line
shipwreck-move-join = Join the game
shipwreck-move-come-back = Come back to your seat
shipwreck-move-join-after = Join the game, after { $after }
shipwreck-move-leave = Leave the game
shipwreck-move-leave-for-good = Leave the game for good

shipwreck-now-over = The game is over.
shipwreck-now-paused = The game is paused until there are at least two people at the table.
shipwreck-now-play = Your turn: play one of your two fates.
shipwreck-now-play-single = Your turn: your only fate goes to The Hours.
shipwreck-now-plays = { $active } is choosing which fate to play.
shipwreck-now-power = You can use a power now, or carry on.
shipwreck-now-powers = { $active } can still use a power.
shipwreck-now-predict = What’s { $active } keeping secret? Predict it, or say you have nothing more.
shipwreck-now-predict-again = The first guess missed. Try again to say what { $active } is keeping, or leave it at that.
shipwreck-now-agree = Do you agree that { $active } is keeping a { $value }?
shipwreck-now-agree-power = Do you agree to use the power of { $card } ({ $what })?
shipwreck-now-predicted-about = The group is working out your secret fate.
shipwreck-now-waiting = The group is working out what { $active } is keeping. Still to speak: { $others }.

shipwreck-known-played = a { $value } played on { $card }
shipwreck-known-played-hours = a { $value } played at The Hours
shipwreck-known-kept-is-higher = the secret fate is { $yes ->
    [yes] higher than { $value }
   *[no] not higher than { $value }
}
shipwreck-known-higher = { $yes ->
    [yes] higher than { $value }
   *[no] not higher than { $value }
}
shipwreck-known-one-of = { $yes ->
    [yes] a { $values }
   *[no] not a { $not }
}
shipwreck-known-old = { $yes ->
    [yes] the { $value } played was old
   *[no] the { $value } played was new
}
shipwreck-known-missed = not a { $value }

shipwreck-end-score = Safe in harbour
    .about = Seven right predictions in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, with doom at { $doom }.
shipwreck-end-doom = The sea takes the ship
    .about = Doom reached { $doom } after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }; the score was { $score }.
shipwreck-end-deck = The hours have run out
    .about = After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } the row needed a card and the deck had none. Score { $score }, doom { $doom }.
shipwreck-end-stalled = Becalmed
    .about = After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } nobody has any fates and the bag is empty. Score { $score }, doom { $doom }.

shipwreck-option-yes = yes
shipwreck-option-no = no
shipwreck-option-difficulty = Difficulty
    .about = How much doom you start with. At seven, the game is lost.
shipwreck-difficulty-easy = Easy (doom starts at { $doom })
shipwreck-difficulty-normal = Normal (doom starts at { $doom })
shipwreck-difficulty-hard = Hard (doom starts at { $doom })
shipwreck-difficulty-total = Total doom (doom starts at { $doom })
shipwreck-option-first = Who starts
    .about = Whose turn comes first. After that it goes clockwise.
shipwreck-first-random = Drawn by lot
shipwreck-first-seat = Seat { $seat }
shipwreck-option-agreement = Agreement
    .about = A prediction or a group power only counts when the whole group agrees.
shipwreck-option-honour = Honour
    .about = Plays aren’t checked. If you slip up and play against a card’s ability, you own up before your next turn.
shipwreck-option-restless = Restless Hours
    .about = Used and cycled arcana leave the game. If the row needs a card and the deck is empty, everyone loses.
