# The Shipwreck Arcana: why something is refused, and what is wrong with a pack.

shipwreck-step-play = { $active } hasn’t played a fate yet
shipwreck-step-after-play = { $active } can still use a power after playing

shipwreck-no-over = the game is over (score { $score }, doom { $doom })
shipwreck-no-seat = you’re not in this game; join it first
shipwreck-no-paused = the game is paused until there are at least two people at the table
shipwreck-no-turn = it’s { $active }’s turn
shipwreck-no-second-play = you’ve already played your { $played } this turn
shipwreck-no-own-prediction = your secret fate is for the group to predict, not for you
shipwreck-no-prediction-yet = you can’t predict yet: { $step }
shipwreck-no-own-pass-play = no turn goes by without a play, and it’s up to you
shipwreck-no-pass-play = no turn goes by without a play, and it’s up to { $active }
shipwreck-no-pass-yet = { $active } can still use a power after playing
shipwreck-no-pass-active = whether to predict is up to the group
shipwreck-no-pass-twice = you’ve already said you have nothing more
shipwreck-no-own-flip = nobody flips their own tiles: the group asks for it
shipwreck-no-active-show = you can’t show and discard your fate on your own turn
shipwreck-no-show-yet = fates are shown while the group predicts, and { $step }
shipwreck-no-confess-nothing = you have nothing to own up to: that takes an illegal play of yours whose secret fate is still in your hand
shipwreck-no-confess-late = the group has already made a prediction; it’s too late to own up
shipwreck-no-confess-early = you haven’t played yet this turn

shipwreck-no-fate = you hold { $held ->
    [one] one fate
   *[other] { $held } fates
}; there’s no fate number { $fate }
shipwreck-no-place = there’s no place { $place }: a fate goes in front of The Hours (0) or one of the row’s places 1 to 4
shipwreck-no-same-play = both your fates are { $value }, and nothing tells them apart; the first one is played
shipwreck-no-single = if you hold only one fate, it goes to The Hours
shipwreck-no-hours = The Hours is the last resort, and you can play on { $cards }
shipwreck-no-arcanum = there’s no arcanum at place { $place } of the row: it’s waiting for a card from the deck
shipwreck-no-hours-arcanum = The Hours isn’t an arcanum: it’s never cycled

shipwreck-no-condition = { $card } asks for { $needs }; { $yours }
shipwreck-needs-sum-at-most = a sum of { $low } or less
shipwreck-needs-sum-at-least = a sum of { $low } or more
shipwreck-needs-sum-exactly = a sum of exactly { $low }
shipwreck-needs-sum-one-of = a sum of { $values }
shipwreck-needs-sum-between = a sum from { $low } to { $high }
shipwreck-needs-sum-even = an even sum
shipwreck-needs-sum-odd = an odd sum
shipwreck-needs-sum-multiple = a sum that is a multiple of { $low }
shipwreck-needs-difference-at-most = a difference of { $low } or less
shipwreck-needs-difference-at-least = a difference of { $low } or more
shipwreck-needs-difference-exactly = a difference of exactly { $low }
shipwreck-needs-difference-one-of = a difference of { $values }
shipwreck-needs-difference-between = a difference from { $low } to { $high }
shipwreck-needs-equal = two equal fates
shipwreck-needs-different = two different fates
shipwreck-needs-ratio = a fate that is { $values } times the other
shipwreck-needs-one-of = exactly one fate that is a { $values }
shipwreck-needs-match = a fate in your hand that matches a visible one
shipwreck-needs-no-match = fates that match no visible one
shipwreck-yours-number = yours is { $number }
shipwreck-yours-difference = yours is { $number }
shipwreck-yours-hand = you hold { $a } and { $b }
shipwreck-yours-both = both of yours are ({ $a } and { $b })
shipwreck-yours-neither = neither of yours is ({ $a } and { $b })
shipwreck-yours-visible = you hold { $a } and { $b }, and the visible fates are { $visible }
shipwreck-yours-nothing-visible = you hold { $a } and { $b }, and there are no visible fates
shipwreck-no-takes = { $card } takes { $which }
shipwreck-takes-higher = the higher of your fates: the { $other }, not the { $fate }
shipwreck-takes-lower = the lower of your fates: the { $other }, not the { $fate }
shipwreck-takes-higher-equal = the higher of your fates, and both are { $fate }
shipwreck-takes-lower-equal = the lower of your fates, and both are { $fate }
shipwreck-takes-listed = the fate that is a { $values }: your { $other }, not your { $fate }
shipwreck-takes-unmatched = the fate whose partner matches a visible one: your { $other }, not your { $fate }

shipwreck-no-value = a fate is anything from 1 to 7, not { $value }
shipwreck-no-same-guess = { $value } has already been guessed this turn, and it was wrong
shipwreck-no-while-power-proposal = somebody has proposed the power of { $card }: agree or object first
shipwreck-no-while-proposal = somebody has proposed { $value }: agree or object first
shipwreck-no-while-waiting = you’ve already agreed to what’s proposed: wait for the others, or say no to it first
shipwreck-no-own-agreement = the group agrees among themselves about your secret fate
shipwreck-no-proposal = nobody has proposed anything to agree to
shipwreck-no-agree-twice = you’ve already agreed

shipwreck-no-power-there = the power of “{ $card }” isn’t below the row
shipwreck-no-second-power = a power has already been used this turn, so “{ $power }” will have to wait
shipwreck-no-power-by-group = “{ $power }” is for the group, and it’s your turn
shipwreck-no-power-by-active = “{ $power }” is for { $active }, whose turn it is
shipwreck-no-power-moment = “{ $power }” is used { $when }
shipwreck-moment-before-play = before the play
shipwreck-moment-after-play = right after the play
shipwreck-moment-before-prediction = after the play and before any prediction
shipwreck-no-power-x = “{ $power }” asks about a number from 1 to 6
shipwreck-no-power-place = “{ $power }” takes a number, not a card
shipwreck-no-power-plain = “{ $power }” takes no number and no card
shipwreck-no-power-value = “{ $power }” takes an arcanum, not a number
shipwreck-no-cycle = { $card } has { $fates ->
    [one] a fate
   *[other] { $fates } fates
} in front of it; only an arcanum with none can be cycled
shipwreck-no-such-visible = there’s no visible { $value } in front of { $card }
shipwreck-no-lower = the { $value } isn’t lower than your secret fate, a { $kept }

shipwreck-no-tiles = name one or more different tiles from 1 to 7
shipwreck-no-fate-to-show = you hold no fate
shipwreck-no-show-hand = the two fates you hold are for the turn you owe; only a fate kept after a play is shown
shipwreck-no-proof = your { $value } proves nothing: { $others ->
    [one] there’s another { $value } still unseen
   *[other] there are { $others } others still unseen
}
shipwreck-no-confess-lawful = your play of { $played } was legal; there’s nothing to own up to
shipwreck-no-join-twice = you’re already in this game
shipwreck-no-other-place = your place in turn order is waiting for you: you come back to that one and no other
shipwreck-no-back-yet = you’ll take the turn you missed as soon as this one is over
shipwreck-no-room = this game seats five people at most
shipwreck-no-neighbour = there’s nobody in seat { $seat }

shipwreck-bad-first = seat { $first } can’t start: { $seats ->
    [one] only 1 seat is
   *[other] only { $seats } seats are
} taken

# What stands on an arcanum: { $first } is no for whatever is asked for besides.

shipwreck-card = { $ability }.
shipwreck-card-says = { $ability }, but you must say aloud whether your secret fate is higher than the one you played.
shipwreck-card-doom = { $card } When this card fades, it brings { $doom ->
    [0] no
   *[other] { $doom }
} doom.
shipwreck-goes-when = { $opening ->
    [if] If
   *[when] When
} { $when }, { $goes }
shipwreck-goes-always = Either of your two fates may always go here
shipwreck-goes-either = either may go here
shipwreck-goes-higher = the higher one may go here
shipwreck-goes-lower = the lower one may go here
shipwreck-goes-listed = that one may go here
shipwreck-goes-listed-among = the one that’s a { $values } may go here
shipwreck-goes-unmatched = the other may go here
shipwreck-goes-unmatched-among = the one whose partner matches a visible fate may go here
shipwreck-when-equal = { $first ->
    [yes] your two fates are equal
   *[no] they’re equal
}
shipwreck-when-different = { $first ->
    [yes] your two fates differ
   *[no] they differ
}
shipwreck-when-sum-at-least = { $first ->
    [yes] your two fates add up to at least { $low }
   *[no] their sum is at least { $low }
}
shipwreck-when-sum-at-most = { $first ->
    [yes] your two fates add up to no more than { $low }
   *[no] their sum is no more than { $low }
}
shipwreck-when-sum-exactly = { $first ->
    [yes] your two fates add up to exactly { $low }
   *[no] their sum is exactly { $low }
}
shipwreck-when-sum-one-of = { $first ->
    [yes] your two fates add up to { $values }
   *[no] their sum is { $values }
}
shipwreck-when-sum-between = { $first ->
    [yes] your two fates add up to anything from { $low } to { $high }
   *[no] their sum is anything from { $low } to { $high }
}
shipwreck-when-sum-multiple = { $first ->
    [yes] your two fates add up to a multiple of { $low }
   *[no] their sum is a multiple of { $low }
}
shipwreck-when-sum-even = { $first ->
    [yes] your two fates add up to an even number
   *[no] their sum is even
}
shipwreck-when-sum-odd = { $first ->
    [yes] your two fates add up to an odd number
   *[no] their sum is odd
}
shipwreck-when-difference-at-least = { $first ->
    [yes] your two fates are at least { $low } apart
   *[no] they’re at least { $low } apart
}
shipwreck-when-difference-at-most = { $first ->
    [yes] your two fates are no more than { $low } apart
   *[no] they’re no more than { $low } apart
}
shipwreck-when-difference-exactly = { $first ->
    [yes] your two fates are exactly { $low } apart
   *[no] they’re exactly { $low } apart
}
shipwreck-when-difference-one-of = { $first ->
    [yes] your two fates are { $values } apart
   *[no] they’re { $values } apart
}
shipwreck-when-difference-between = { $first ->
    [yes] your two fates are from { $low } to { $high } apart
   *[no] they’re from { $low } to { $high } apart
}
shipwreck-when-ratio = { $first ->
    [yes] one of your fates is { $times } the other
   *[no] one of them is { $times } the other
}
shipwreck-when-one-of = { $first ->
    [yes] just one of your two fates is a { $values }
   *[no] just one of them is a { $values }
}
shipwreck-when-match = { $first ->
    [yes] one of your fates matches a visible one
   *[no] one of them matches a visible one
}
shipwreck-when-no-match = { $first ->
    [yes] neither of your fates matches a visible one
   *[no] neither matches a visible one
}
shipwreck-times = { $times ->
    [1] equal to
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
    [7] seven times
   *[other] { $times } times
}
shipwreck-power-ask-higher = After the play and before you predict, pick a number and ask whether the secret fate is higher.
shipwreck-power-ask-one-of = After the play and before you predict, ask whether the secret fate is a { $values }.
shipwreck-power-extra-prediction = After the play and before you predict, gain one more prediction for this turn. One right guess is enough.
shipwreck-power-cycle = Before you play, send an arcanum with no fates in front of it to the bottom of the deck; the deck’s top card replaces it.
shipwreck-power-tell-old = After you play, say truthfully whether you’d been holding the fate you’ve just played since your previous turn.
shipwreck-power-discard-lower = After you play, discard one visible fate lower than your secret fate, so everyone learns that it was lower.

shipwreck-pack-copies = “copies” gives seven numbers: how many fates there are of each value from 1 to 7; none below 0, and at least two fates in total
shipwreck-pack-power-by = the power “{ $power }” does something that only “{ $by }” can do
shipwreck-pack-power-moment = the power “{ $power }” does something whose moment is “{ $moment }”
shipwreck-pack-values = give one or more values from 1 to 7
shipwreck-pack-no-arcana = a pack has at least one arcanum
shipwreck-pack-moons = “{ $card }” needs at least one moon
shipwreck-pack-fading-doom = when “{ $card }” fades it can’t take doom away
shipwreck-pack-no-power = “{ $card }” names the power “{ $power }”, which isn’t in powers.yaml
shipwreck-pack-listed = “{ $card }” takes the listed fate, but its condition lists no values (exactly_one_of)
shipwreck-pack-unmatched = “{ $card }” takes the unmatched fate, but its condition doesn’t look at visible fates
shipwreck-pack-ratio = numbers to divide by are 1 or more
shipwreck-pack-all-of = “all_of” needs at least one condition

shipwreck-lint-words = nobody is shown the “{ $field }” of “{ $card }”: what a card says is made from what it does; take it out
shipwreck-lint-never = “{ $card }” takes no fate of any hand: what its condition asks for can’t be had together
