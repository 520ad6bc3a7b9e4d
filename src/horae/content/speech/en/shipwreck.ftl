# The Shipwreck Arcana: why something is refused, and what is wrong with a pack.

shipwreck-step-play = { $active } has not played a fate yet
shipwreck-step-after-play = { $active } may still use a power after the play

shipwreck-no-over = the game is over (score { $score }, doom { $doom })
shipwreck-no-seat = you do not sit at this game; join it first
shipwreck-no-paused = the game is paused until at least two people sit at the table
shipwreck-no-turn = it is the turn of { $active }
shipwreck-no-second-play = you have played your { $played } this turn already
shipwreck-no-own-prediction = the others predict the fate in your hand; you do not
shipwreck-no-prediction-yet = you cannot predict yet: { $step }
shipwreck-no-own-pass-play = it is your turn, and a turn cannot go by without a play
shipwreck-no-pass-play = a turn cannot go by without a play, and it is up to { $active }
shipwreck-no-pass-yet = { $active } may still use a power after the play
shipwreck-no-pass-active = whether to predict is up to the others
shipwreck-no-pass-twice = you have said already that you have nothing more
shipwreck-no-own-flip = you do not turn your own tiles; the others ask for it
shipwreck-no-active-show = in your own turn you cannot discard your fate openly
shipwreck-no-show-yet = a fate is shown openly while the group predicts, and { $step }
shipwreck-no-confess-nothing = you have no play to own up to: that takes an illegal play of yours whose kept fate is still in your hand
shipwreck-no-confess-late = the group has guessed; it is too late to own up
shipwreck-no-confess-early = you have not played this turn

shipwreck-no-fate = you hold { $held ->
    [one] one fate
   *[other] { $held } fates
}; there is no fate number { $fate }
shipwreck-no-place = there is no place { $place }: a fate goes before The Hours (0) or one of the row’s places 1 to 4
shipwreck-no-same-play = your fates are both { $value } and nothing can tell them apart; the first one is played
shipwreck-no-single = with a single fate in hand, it goes to The Hours
shipwreck-no-hours = The Hours is the last resort, and you can play on { $cards }
shipwreck-no-arcanum = no arcanum lies at place { $place } of the row; it waits for a card from the deck
shipwreck-no-hours-arcanum = The Hours is no arcanum: it never makes way

shipwreck-no-condition = { $card } takes { $needs }; { $yours }
shipwreck-needs-sum-at-most = a sum of { $number } or less
shipwreck-needs-sum-at-least = a sum of { $number } or more
shipwreck-needs-sum-exactly = a sum of exactly { $number }
shipwreck-needs-sum-between = a sum from { $low } to { $high }
shipwreck-needs-sum-even = an even sum
shipwreck-needs-sum-odd = an odd sum
shipwreck-needs-sum-multiple = a sum that is a multiple of { $multiple }
shipwreck-needs-difference-at-most = a difference of { $number } or less
shipwreck-needs-difference-at-least = a difference of { $number } or more
shipwreck-needs-difference-exactly = a difference of exactly { $number }
shipwreck-needs-difference-between = a difference from { $low } to { $high }
shipwreck-needs-equal = two equal fates
shipwreck-needs-different = two different fates
shipwreck-needs-ratio = a fate that is { $times } times the other
shipwreck-needs-one-of = exactly one fate that is a { $values }
shipwreck-needs-match = a hand with a fate that equals a visible one
shipwreck-needs-no-match = only fates that equal no visible one
shipwreck-yours-number = yours is { $number }
shipwreck-yours-difference = yours is { $number }
shipwreck-yours-hand = you hold { $a } and { $b }
shipwreck-yours-both = both yours are ({ $a } and { $b })
shipwreck-yours-neither = neither of yours is ({ $a } and { $b })
shipwreck-yours-visible = you hold { $a } and { $b }, and { $visible } can be seen
shipwreck-yours-nothing-visible = you hold { $a } and { $b }, and no fate can be seen
shipwreck-no-takes-higher = { $card } takes the higher of your fates: the { $other }, not the { $fate }
shipwreck-no-takes-lower = { $card } takes the lower of your fates: the { $other }, not the { $fate }
shipwreck-no-higher-equal = { $card } takes the higher of your fates, and both are { $fate }
shipwreck-no-lower-equal = { $card } takes the lower of your fates, and both are { $fate }
shipwreck-no-takes-listed = { $card } takes the fate that is a { $values }: your { $other }, not your { $fate }
shipwreck-no-takes-unmatched = { $card } takes the fate whose companion equals a visible one: your { $other }, not your { $fate }

shipwreck-no-value = a fate is a value from 1 to 7, not { $value }
shipwreck-no-same-guess = { $value } was guessed already this turn, and it was wrong
shipwreck-no-while-power-proposal = the power of { $card } lies proposed: agree or object first
shipwreck-no-while-proposal = the prediction { $value } lies proposed: agree or object first
shipwreck-no-own-agreement = the others agree among themselves about the fate in your hand
shipwreck-no-proposal = nothing lies proposed
shipwreck-no-agree-twice = you have agreed already

shipwreck-no-power-there = the power of “{ $card }” does not lie below the row
shipwreck-no-second-power = one power was used this turn already, so “{ $power }” must wait
shipwreck-no-power-by-group = “{ $power }” is for the others: it is your turn
shipwreck-no-power-by-active = “{ $power }” is for { $active }, whose turn it is
shipwreck-no-power-moment = “{ $power }” is used { $when }
shipwreck-moment-before-play = before the play
shipwreck-moment-after-play = right after the play
shipwreck-moment-before-prediction = after the play and before any prediction
shipwreck-no-power-x = “{ $power }” asks about a number from 1 to 6
shipwreck-no-power-plain = “{ $power }” names no number and no card
shipwreck-no-power-value = “{ $power }” names an arcanum and no number
shipwreck-no-cycle = { $card } has { $fates ->
    [one] a fate
   *[other] { $fates } fates
} in front of it; only an arcanum without any can make way
shipwreck-no-such-visible = no visible { $value } lies before { $card }
shipwreck-no-lower = the { $value } is not lower than your kept { $kept }

shipwreck-no-tiles = name one or more different tiles from 1 to 7
shipwreck-no-fate-to-show = you hold no fate
shipwreck-no-show-hand = you hold the two fates of the turn you owe; only a fate kept after a play is shown
shipwreck-no-proof = your { $value } proves nothing: { $others ->
    [one] another { $value } is still unseen
   *[other] { $others } others are still unseen
}
shipwreck-no-confess-lawful = your play of { $played } was legal; there is nothing to own up to
shipwreck-no-join-twice = you sit at this game already
shipwreck-no-other-place = your place in turn order was kept for you; you come back to it and to no other
shipwreck-no-back-yet = you are back; you take the turn you missed as soon as this one is over
shipwreck-no-room = five people sit at this game at most
shipwreck-no-neighbour = nobody sits at seat { $seat }

shipwreck-bad-first = seat { $first } is to begin, and only { $seats } seats are taken

shipwreck-pack-copies = “copies” gives seven numbers, how many fates of each value 1 to 7 there are; none below 0, at least two fates in all
shipwreck-pack-power-by = the power “{ $power }” does something that only “{ $by }” can do
shipwreck-pack-power-moment = the power “{ $power }” does something whose moment is “{ $moment }”
shipwreck-pack-values = give one or more values from 1 to 7
shipwreck-pack-no-arcana = a pack has at least one arcanum
shipwreck-pack-moons = “{ $card }” needs at least one moon
shipwreck-pack-fading-doom = the fading of “{ $card }” cannot take doom away
shipwreck-pack-no-power = “{ $card }” names the power “{ $power }”, which powers.yaml does not have
shipwreck-pack-listed = “{ $card }” takes the listed fate, but its condition lists no values (exactly_one_of)
shipwreck-pack-unmatched = “{ $card }” takes the unmatched fate, but its condition does not look at visible fates
shipwreck-pack-ratio = numbers to divide by are 1 or more
shipwreck-pack-all-of = “all_of” needs at least one condition
