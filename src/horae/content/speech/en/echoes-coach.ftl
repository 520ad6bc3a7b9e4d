# What a coach says over one’s shoulder: what a card does for you, what wins, what to look at.

echoes-coach-look = What I’d look at
echoes-coach-discards = What you’d miss least
echoes-coach-race = What wins here
echoes-coach-hand = What your cards would do for you

echoes-coach-move = You could { $move }. { $why }
echoes-coach-send = You could send { $card } under { $source }. { $why }
echoes-coach-why-few-cards = You have { $count ->
    [0] no cards
    [one] only one card
   *[other] only { $count } cards
} in hand: too few to choose from and to pay with.
echoes-coach-why-more-cards = More to choose from and to pay with.
echoes-coach-why-advance = What comes sooner works for you longer.
echoes-coach-why-flame = It costs no action, and its colour won’t be out every round.
echoes-coach-why-reinforce = { $source } gets harder to take, and nearer to being fortified.
echoes-coach-why-end-turn = What’s left would cost you more than it brings.
echoes-coach-why-discard = It’s dear, late or no help to the rest of your cards.

echoes-coach-standing = You have { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, { $ahead ->
    [0] { $behind ->
        [0] level with the best of the others
       *[other] { $behind } behind the best of the others
    }
   *[other] { $ahead } ahead of the rest
}: tokens { $tokens }, sources { $sources }, cards { $cards }.
echoes-coach-rival = { $person }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, { $size } of { $full } towards the end, strength { $strength } to attack with.
echoes-coach-reach = { $source } is within your reach: you can send { $strength }, it takes more than { $need }. Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
echoes-coach-reach-held = { $source } is within your reach: you can send { $strength }, it takes more than { $need }. Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, which { $person } would lose.
echoes-coach-short = { $source }: you’re { $lack } short (you can send { $strength }, it takes more than { $need }). Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
echoes-coach-ripe = { $source } is yours and strong enough to be fortified: { $vp ->
    [one] 1 point
   *[other] { $vp } points
} more, and nobody can take it from you.
echoes-coach-hold = { $source } is yours, with { $guards } of strength under it. With { $lack } more you could fortify it: { $vp ->
    [one] 1 point
   *[other] { $vp } points
} more.
echoes-coach-threat = { $source } is yours, but { $person } can send { $strength } against your { $guards }. Put somebody else under it.
echoes-coach-end = The last round is the one in which a brotherhood gets to { $full } (whoever has most is at { $size }; a source counts 2, whoever lies under it nothing), the reserve runs out ({ $reserve } left) or all sources are fortified ({ $fortified } of { $sources }). I’d say { $rounds ->
    [one] one round is
   *[other] about { $rounds } rounds are
} left.
echoes-coach-last = This is the last round: what isn’t in your brotherhood when it ends scores nothing.

echoes-coach-card = { $card }. { $said }
echoes-coach-comes = { $rounds ->
    [0] It’s with you at once.
    [one] It comes next round.
   *[other] It comes in { $rounds } rounds.
}
echoes-coach-too-late = It would come too late, unless you advance it.
echoes-coach-not-copy = You have its twin out already.
echoes-coach-not-pay = You can’t pay for it yet.
echoes-coach-not-room = There’s no room for it on your board.
echoes-coach-points = Worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} as things stand.
echoes-coach-strength = Strength { $strength }.
echoes-coach-reaches = With it you could take { $sources }.
echoes-coach-gives-draw = { $each ->
    [yes] Each time
   *[no] On arrival
} you draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
echoes-coach-gives-gain = { $each ->
    [yes] Each time
   *[no] On arrival
} you gain { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
echoes-coach-gives-lose = { $each ->
    [yes] Each time
   *[no] On arrival
} you lose { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
echoes-coach-gives-advance = { $each ->
    [yes] Each time
   *[no] On arrival
} you advance { $amount ->
    [one] 1 position
   *[other] { $amount } positions
}.
echoes-coach-gives-others-lose = { $each ->
    [yes] Each time
   *[no] On arrival
} each rival loses { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
echoes-coach-gives-others-discard = { $each ->
    [yes] Each time
   *[no] On arrival
} each rival discards { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
echoes-coach-gives-slide = { $each ->
    [yes] Each time
   *[no] On arrival
} your tiles slide once more.
echoes-coach-gives-play = { $each ->
    [yes] Each time
   *[no] On arrival
} you may play another card.
echoes-coach-gives-conquer = { $each ->
    [yes] Each time
   *[no] On arrival
} you may attack a source besides your action.
echoes-coach-gives-fortify = { $each ->
    [yes] Each time
   *[no] On arrival
} you may fortify a source besides your action.
echoes-coach-gives-choice = It leaves you a choice: have a look at it.
echoes-coach-flame = { $rounds ->
    [0] Its flame burns in the round it comes.
    [one] Its flame burns one round after it comes.
   *[other] Its flame burns { $rounds } rounds after it comes.
}
echoes-coach-wakes = It sets off { $things }.
echoes-coach-woken = { $count ->
    [one] One other card of yours would set it off.
   *[other] { $count } other cards of yours would set it off.
}
echoes-coach-helps = It helps { $count ->
    [one] one card
   *[other] { $count } cards
} you have.
