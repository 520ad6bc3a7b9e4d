# Echoes of Time: what cards say, why something is refused, and what is wrong with a pack.

echoes-blue = blue
echoes-yellow = yellow
echoes-red = red
echoes-faction-water = water
echoes-faction-sky = sky
echoes-faction-forest = forest
echoes-faction-earth = earth
echoes-faction-neutral = neutral
echoes-war = war
echoes-magic = magic
echoes-creature = creature
echoes-artefact = artefact
echoes-kind-immediate = immediate
echoes-kind-permanent = permanent
echoes-kind-blue = blue flame
echoes-kind-yellow = yellow flame
echoes-kind-red = red flame
echoes-kind-scoring = scoring

# Which cards are meant.
echoes-kinds-one = { $a }{ " " }
echoes-kinds-two = { $a } { $b }{ " " }
echoes-strength-at-least = { " " }with strength { $n } or more
echoes-strength-at-most = { " " }with strength { $n } or less
echoes-cost-at-least = { " " }of cost { $n } or more
echoes-cost-at-most = { $n ->
    [0] { " " }of cost 0
   *[other] { " " }of cost { $n } or less
}
echoes-more = { $a }{ $b }
echoes-noun-card = { $article ->
    [yes] { $vowel ->
        [yes] an
       *[no] a
    } { $kinds }card{ $more }
   *[no] { $num }{ $kinds }{ $n ->
        [one] card
       *[other] cards
    }{ $more }
}
echoes-noun-creature = { $article ->
    [yes] { $vowel ->
        [yes] an
       *[no] a
    } { $kinds }creature{ $more }
   *[no] { $num }{ $kinds }{ $n ->
        [one] creature
       *[other] creatures
    }{ $more }
}
echoes-noun-artefact = { $article ->
    [yes] { $vowel ->
        [yes] an
       *[no] a
    } { $kinds }artefact{ $more }
   *[no] { $num }{ $kinds }{ $n ->
        [one] artefact
       *[other] artefacts
    }{ $more }
}

# What is counted.
echoes-count-cards = { $what } in your brotherhood
echoes-count-strength = { $num }{ $n ->
    [one] point
   *[other] points
} of strength of the { $what } in your brotherhood
echoes-count-factions = { $num }{ $n ->
    [one] different faction
   *[other] different factions
} in your brotherhood
echoes-count-pairs = { $num }{ $n ->
    [one] pair
   *[other] pairs
} of { $one } and { $other } in your brotherhood
echoes-count-sources = { $num }{ $n ->
    [one] source
   *[other] sources
} under your control
echoes-count-fortified = { $num }{ $n ->
    [one] source
   *[other] sources
} you have fortified
echoes-count-guards = { $num }{ $n ->
    [one] creature
   *[other] creatures
} under sources you have conquered
echoes-count-points = { $num }VP you have in tokens
echoes-count-flames = { $num }{ $n ->
    [one] activation token
   *[other] activation tokens
} on your cards and sources
echoes-count-its-strength = { $num }{ $n ->
    [one] point
   *[other] points
} of its strength
echoes-count-its-cards = { $num }{ $n ->
    [one] card
   *[other] cards
} in its cost
echoes-count-its-time = { $num }{ $n ->
    [one] position
   *[other] positions
} in its time
echoes-count-its-vp = { $num }VP printed on it
echoes-each = for every { $things }
echoes-at-most = { $each } (at most { $n })
echoes-if-at-least = you have at least { $things }
echoes-if-at-most = you have at most { $things }
echoes-if-both = { $a } and { $b }
echoes-if-more = you have more { $of } than { $than } in your brotherhood
echoes-if-more-alike = you have more { $of } than { $kinds }ones in your brotherhood
echoes-if-flame = the flame outside your board is { $colour }

# When a permanent effect happens.
echoes-when = when { $when }, { $then }
echoes-on-summoned = you summon { $what }
echoes-on-played = you play { $what }
echoes-on-conquered = you conquer a source
echoes-on-fortified = you fortify a source
echoes-on-slid = your tiles slide
echoes-on-slid-colour = your tiles slide and the { $colour } flame comes out
echoes-on-drawn = you draw
echoes-on-discarded = you discard from your hand
echoes-on-round_end = the round ends
echoes-on-flame = you use a flame effect
echoes-on-flame-colour = you use a { $colour } flame effect

# What effects do.
echoes-then = { $first }; then { $next }
echoes-or = { $first }; or { $next }
echoes-do-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-do-draw-each = draw 1 card { $each }
echoes-do-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-do-play = play { $what }
echoes-do-play-fewer = play { $what }, discarding { $fewer ->
    [one] 1 card
   *[other] { $fewer } cards
} fewer
echoes-do-play-earlier = play { $what } { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-do-play-both = play { $what } { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier, discarding { $fewer ->
    [one] 1 card
   *[other] { $fewer } cards
} fewer
echoes-do-advance = advance { $n ->
    [one] 1 card 1 step
   *[other] cards up to { $n } steps in all
}
echoes-do-advance-each = advance cards up to 1 step { $each }
echoes-do-slide = slide your tiles
echoes-do-gain = gain { $n } VP
echoes-do-gain-each = gain 1 VP { $each }
echoes-do-lose = lose { $n } VP
echoes-do-lose-each = lose 1 VP { $each }
echoes-do-others-discard = each opponent discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-do-others-lose = each opponent loses { $n } VP
echoes-do-others-lose-each = each opponent loses 1 VP { $each }
echoes-do-use-immediate = use the immediate effect of another card in your brotherhood
echoes-do-use-immediate-of = use the immediate effect of another { $what } in your brotherhood
echoes-do-use-flame = use the flame effect of another card or source of yours, whatever its colour
echoes-do-use-flame-colour = use the { $colour } flame effect of another card or source of yours
echoes-do-remove = you may remove { $what } from your brotherhood: if you do, { $then }
echoes-do-conquer = conquer a source
echoes-do-conquer-plus = conquer a source with { $n } extra strength
echoes-do-conquer-each = conquer a source with 1 extra strength { $each }
echoes-do-fortify = fortify a source
echoes-do-fortify-plus = fortify a source with { $n } extra strength
echoes-do-fortify-each = fortify a source with 1 extra strength { $each }
echoes-do-choose = choose one: { $options }
echoes-do-if = if { $test }, { $then }
echoes-do-if-else = if { $test }, { $then }; otherwise, { $otherwise }
echoes-do-for-each = { $each }: { $then }
echoes-do-may = if you like, { $then }
echoes-do-pay-cards = you may discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}: if you do, { $then }
echoes-do-pay-vp = you may lose { $n } VP: if you do, { $then }
echoes-stronger = your { $what } have +{ $n } strength
echoes-stronger-guarding = your { $what } under sources have +{ $n } strength
echoes-cheaper-fewer = when you play { $what }, discard { $fewer ->
    [one] 1 card
   *[other] { $fewer } cards
} fewer
echoes-cheaper-earlier = when you play { $what }, it goes { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-cheaper-both = when you play { $what }, discard { $fewer ->
    [one] 1 card
   *[other] { $fewer } cards
} fewer, and it goes { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-scores = { $vp } VP { $each }

# Why not.
echoes-no-over = the game ended with round { $round }
echoes-no-seat = you do not sit at this game
echoes-no-first = choose a card of your hand to play first
echoes-no-first-twice = you have chosen your first card; the others are still choosing
echoes-no-turn = it is the turn of { $active }
echoes-no-wait = { $who } decides first
echoes-no-such-card = there is no card “{ $card }” in this game
echoes-no-discard-first = you must discard { $count ->
    [one] 1 card
   *[other] { $count } cards
} first
echoes-no-in-hand = “{ $card }” is not in your hand
echoes-no-play-kind = “{ $card }” is not a card of the kind that the effect asks for
echoes-no-copy = you have “{ $card }” in your brotherhood or on your board already
echoes-no-pay = “{ $card }” costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} to discard, and you have { $others ->
    [0] no other card
    [one] 1 other card
   *[other] { $others } other cards
}
echoes-no-room = “{ $card }” goes at position { $position }, and neither that tile nor any to its left has room
echoes-no-on-board = “{ $card }” is not on your board
echoes-no-advance = “{ $card }” needs { $need ->
    [one] 1 step
   *[other] { $need } steps
} to come past full tiles, and { $steps ->
    [one] 1 is
   *[other] { $steps } are
} left
echoes-no-source = the source “{ $source }” is not in play
echoes-no-fortified = { $source } is fortified
echoes-no-own-source = { $source } is yours already
echoes-no-not-yours = { $source } is not a source you have conquered
echoes-no-strength = the attackers' strength must exceed { $need } to take { $source }; it is { $strength }
echoes-no-fortify = the strength under { $source } must exceed { $need } to fortify it; it is { $strength }
echoes-no-active = “{ $card }” is not free in your brotherhood
echoes-no-flame = “{ $card }” has no flame effect
echoes-no-token = “{ $card }” has an activation token on it
echoes-no-colour = “{ $card }” has a { $colour } flame, and the flame outside your board is { $outside }
echoes-no-free = “{ $card }” is not free in your brotherhood
echoes-no-creature = “{ $card }” is not a creature
echoes-no-pass = a turn has a main action; you can always draw two cards
echoes-no-main-twice = you have taken your main action this turn
echoes-no-question = nothing asks for that now: take an action
echoes-no-sent = “{ $card }” is among the attackers already
echoes-no-use = the effect cannot use “{ $card }”
echoes-no-remove-where = “{ $card }” is not a card of your brotherhood that could be removed
echoes-no-remove-remover = “{ $card }” has a remove effect itself
echoes-no-answer = { $asked }
echoes-asks-leaving = say which of the leaving cards is summoned first
echoes-asks-order = say which of the triggered effects happens next
echoes-asks-discard = a card must be discarded from your hand first
echoes-asks-play = play a card by the effect, or decline
echoes-asks-advance = advance a card, or say that you are done
echoes-asks-conquer = choose a source to conquer, or decline
echoes-asks-attack = name the attackers
echoes-asks-fortify = choose a source to fortify, or decline
echoes-asks-use = choose whose effect to use, or decline
echoes-asks-remove = choose a card to remove, or decline
echoes-asks-may = accept or decline
echoes-asks-choose = choose one of the options

# What is wrong with a pack.
echoes-pack-few-cards = a pack needs at least { $least } cards, so that four people can draw their first hand
echoes-pack-few-sources = a pack needs at least { $least } sources
echoes-pack-range = “{ $id }”: “{ $field }” lies between { $low } and { $high }
echoes-pack-artefact-strength = “{ $id }” is an artefact; only creatures have strength
echoes-pack-copies = “{ $id }” is a creature; only artefacts come in two copies
echoes-pack-scoring-vp = “{ $id }” has a scoring effect, which takes the place of its VP
echoes-pack-side = “{ $id }”: strength and VP are 0 or more
echoes-pack-permanent = “{ $id }”: a permanent effect has either “when” and “does”, or “standing”
echoes-pack-no-discount = “{ $id }”: a discount takes something off
echoes-pack-no-effect = “{ $id }”: there is no effect here
echoes-pack-negative = “{ $id }”: “{ $field }” is 0 or more
echoes-pack-options = “{ $id }”: a choice has 2 to { $most } options, none of them empty
echoes-pack-no-bound = “{ $id }”: a test says “at_least” or “at_most”
echoes-pack-pay = “{ $id }”: one pays either cards or VP
echoes-pack-per = “{ $id }”: “per” and “at_most” are 1 or more
echoes-pack-its = “{ $id }”: “its” needs a card that was summoned or removed
echoes-pack-not-brotherhood = nothing counts “{ $count }”: only cards in the brotherhood count (ET-8.1)
echoes-pack-scoring-flames = “{ $id }”: no activation token is left when the game is scored (ET-9.2)

# What a look over a pack finds.
echoes-lint-designs = there are { $found } designs; the box holds { $wanted }
echoes-lint-cards = there are { $found } cards; the box holds { $wanted }
echoes-lint-twins = { $found } designs come twice; in the box it is { $wanted }
echoes-lint-sources = there are { $found } sources; the box holds { $wanted }
echoes-lint-few = of “{ $what }” there are { $found }; with fewer than { $least } it hardly shows
echoes-lint-mean = “{ $field }” is { $mean } on average; between { $low } and { $high } a game has a good pace
echoes-lint-name = “{ $id }” is called “{ $name }”, like “{ $other }”
echoes-lint-same = “{ $id }” says the same as “{ $other }”: “{ $text }”
echoes-lint-long = the text of “{ $id }” in “{ $language }” has { $length } letters; { $most } fit on a card
echoes-lint-nothing = “{ $id }”: no other card is of the kind meant here, so this never does anything
echoes-lint-never = “{ $id }”: this can never hold; the count comes to { $most } at most
echoes-lint-strength = “{ $id }”: no ten creatures together are stronger than { $strength }
