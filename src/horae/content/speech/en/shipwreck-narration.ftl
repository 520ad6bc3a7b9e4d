# The Shipwreck Arcana in words: what happened, what one can do, how it stands, what a table may choose.
# “you” is yes where the person spoken of is the one who hears it.

shipwreck-the-hours = The Hours
shipwreck-line-of = { $you ->
    [yes] your number line
   *[no] { $person }’s number line
}
shipwreck-hidden-of = { $you ->
    [yes] your hidden fate
   *[no] { $person }’s hidden fate
}

shipwreck-told-turn-began = { $you ->
    [yes] Turn { $turn }: your turn.
   *[no] Turn { $turn }: { $person }’s turn.
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
    [yes] You said that your kept fate
   *[no] { $person } said that the kept fate
} { $higher ->
    [yes] is higher than
   *[no] is not higher than
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
} used the power of { $card } to replace { $away }.
shipwreck-told-power-old = { $you ->
    [yes] You
   *[no] { $person }
} used the power of { $card } to say whether the fate played is an old one.
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
    [yes] You said that the fate you played is
   *[no] { $person } said that the fate played is
} { $old ->
    [yes] an old one, held since an earlier turn
   *[no] a new one, drawn this turn
}.
shipwreck-told-fate-discarded = The { $value } at { $card } went back to the bag: it is lower than { $you ->
    [yes] your kept fate
   *[no] { $person }’s kept fate
}.
shipwreck-told-play-confessed = { $you ->
    [yes] You owned up: your last play was not legal. Your
   *[no] { $person } owned up: that last play was not legal. The
} hidden fate went back to the bag unseen.
shipwreck-told-tiles-flipped = { $you ->
    [yes] You
   *[no] { $person }
} turned over { $tiles } on { $line }.
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
} objected; the proposal is off the table.
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
shipwreck-told-guess-missed = No, it is not a { $value }. Another guess is left.
shipwreck-told-resolved-right = Right: { $hidden } was a { $fate }. The score is now { $score }.
shipwreck-told-resolved-wrong = Wrong: { $hidden } was a { $fate }. Doom is now { $doom }.
shipwreck-told-fate-shown = { $you ->
    [yes] You discarded your
   *[no] { $person } openly discarded a
} { $value }: every other { $value } lies on the table, so nobody else can hold one.
shipwreck-told-arcanum-cycled = { $card } left the row.
shipwreck-told-arcanum-laid = { $card } came into the row. Next in the deck: { $top }.
shipwreck-told-arcanum-laid-last = { $card } came into the row, and the deck is empty now.
shipwreck-told-fate-moved = The { $value } moved from The Hours to { $card }.
shipwreck-told-fate-stranded = The { $value } stays at The Hours: there is no arcanum to go to.
shipwreck-told-arcanum-faded = { $card } faded, and { $count ->
    [one] its { $fates } went
   *[other] its fates { $fates } went
} back to the bag. { $added ->
    [0] Doom does not rise.
   *[other] Doom rises by { $added }, to { $doom }.
}
shipwreck-told-arcanum-faded-bare = { $card } faded. { $added ->
    [0] Doom does not rise.
   *[other] Doom rises by { $added }, to { $doom }.
}
shipwreck-told-person-joined = { $you ->
    [yes] You joined
   *[no] { $person } joined
} the game{ $count ->
    [0] .
    [one] { " " }and took up the fate that waited there.
   *[other] { " " }and took up the fates that waited there.
}
shipwreck-told-person-back = { $you ->
    [yes] You are back. You take the turn you missed as soon as this one is over.
   *[no] { $person } is back, and takes the missed turn as soon as this one is over.
}
shipwreck-told-hand-returned = Nobody at the table has a fate left, so { $you ->
    [yes] yours
   *[no] { $count ->
        [one] the one
       *[other] those
    } kept for { $person }
} went back to the bag unseen.
shipwreck-told-person-left = { $you ->
    [yes] You
   *[no] { $person }
} left the game{ $count ->
    [0] .
    [one] ; one fate waits there, unseen.
   *[other] ; { $count } fates wait there, unseen.
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
shipwreck-move-predict = Predict { $value }
shipwreck-move-propose = Propose { $value }
shipwreck-move-pass = Nothing more from me
shipwreck-move-pass-power = No power; go on
shipwreck-move-ask-higher = Ask: is it higher than { $value }? (power of { $card })
shipwreck-move-ask-one-of = Ask: is it a { $values }? (power of { $card })
shipwreck-move-extra = Take one more prediction this turn (power of { $card })
shipwreck-move-cycle = Replace { $away } with the deck’s top card (power of { $card })
shipwreck-move-old = Say whether your { $value } is an old fate (power of { $card })
shipwreck-move-discard = Discard the { $value } at { $at }, lower than your kept fate (power of { $card })
shipwreck-move-agree = Agree to predict { $value }
shipwreck-move-object = Object to predicting { $value }
shipwreck-move-propose-power = Propose the power of { $card }: { $what }
shipwreck-move-agree-power = Agree to use the power of { $card }: { $what }
shipwreck-move-object-power = Object to using the power of { $card }
shipwreck-what-ask-higher = is it higher than { $value }?
shipwreck-what-ask-one-of = is it a { $values }?
shipwreck-what-extra = one more prediction this turn
shipwreck-move-show = Discard your { $value } openly, to prove that { $active } holds none
shipwreck-move-confess = Own up: your last play was not legal
shipwreck-move-flip = Turn over { $tiles } on { $active }’s number line
shipwreck-move-flip-up = Turn { $tiles } face up again on { $active }’s number line
shipwreck-move-join = Join the game
shipwreck-move-come-back = Come back to your place
shipwreck-move-join-after = Join the game, after { $after }
shipwreck-move-leave = Leave the game

shipwreck-now-over = The game is over.
shipwreck-now-paused = The game is paused until at least two people sit at the table.
shipwreck-now-play = Your turn: play one of your two fates.
shipwreck-now-play-single = Your turn: your only fate goes to The Hours.
shipwreck-now-plays = { $active } is choosing a fate to play.
shipwreck-now-power = You may use a power now, or go on.
shipwreck-now-powers = { $active } may still use a power.
shipwreck-now-predict = What is { $active } hiding? Predict it, or say that you have nothing more.
shipwreck-now-predict-again = The first guess missed. Guess again what { $active } is hiding, or leave it at that.
shipwreck-now-agree = Do you agree that { $active } is hiding a { $value }?
shipwreck-now-agree-power = Do you agree to use the power of { $card } ({ $what })?
shipwreck-now-predicted-about = The others are guessing your hidden fate.
shipwreck-now-waiting = The group is guessing what { $active } hides. Still thinking: { $others }.

shipwreck-known-played = a { $value } played on { $card }
shipwreck-known-played-hours = a { $value } played at The Hours
shipwreck-known-kept-is-higher = the kept fate is { $yes ->
    [yes] higher than { $value }
   *[no] not higher than { $value }
}
shipwreck-known-higher = { $yes ->
    [yes] higher than { $value }
   *[no] not higher than { $value }
}
shipwreck-known-one-of = { $yes ->
    [yes] a { $values }
   *[no] not a { $values }
}
shipwreck-known-old = { $yes ->
    [yes] the { $value } played was held before
   *[no] the { $value } played is new
}
shipwreck-known-missed = not a { $value }

shipwreck-end-score = You all made it home
    .about = Seven right predictions in { $turns } turns, with doom at { $doom }.
shipwreck-end-doom = The sea takes the ship
    .about = Doom reached { $doom } after { $turns } turns; the score was { $score }.
shipwreck-end-deck = The hours have run out
    .about = After { $turns } turns the row needed a card and the deck had none. Score { $score }, doom { $doom }.
shipwreck-end-stalled = Becalmed
    .about = After { $turns } turns nobody holds a fate and the bag is empty. Score { $score }, doom { $doom }.

shipwreck-option-yes = yes
shipwreck-option-no = no
shipwreck-option-difficulty = Difficulty
    .about = How much doom there is at the start. The game is lost at seven.
shipwreck-difficulty-easy = Easy (doom starts at { $doom })
shipwreck-difficulty-normal = Normal (doom starts at { $doom })
shipwreck-difficulty-hard = Hard (doom starts at { $doom })
shipwreck-difficulty-total = Total doom (doom starts at { $doom })
shipwreck-option-first = Who begins
    .about = Whose turn comes first. It then goes clockwise.
shipwreck-first-random = Drawn by lot
shipwreck-first-seat = Seat { $seat }
shipwreck-option-agreement = Agreement
    .about = A prediction or a power of the group counts only when the whole group agrees to it.
shipwreck-option-honour = Honour
    .about = Plays are not checked. Whoever plays against a card’s ability by mistake owns up, until their next turn at the latest.
shipwreck-option-restless = Restless Hours
    .about = Used and replaced arcana leave the game. If the row needs a card and the deck is empty, everyone loses.
