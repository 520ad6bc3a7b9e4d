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
echoes-tag-neutral = neutral
echoes-tags = { $faction } · { $specialisation } · { $type }
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
echoes-cost-at-least = { " " }costing { $n } or more
echoes-cost-at-most = { $n ->
    [0] { " " }costing 0
   *[other] { " " }costing { $n } or less
}
echoes-more = { $a }{ $b }
echoes-noun-card = { $article ->
    [yes] { $vowel ->
        [yes] an
       *[no] a
    } { $kinds }card{ $more }
    [other] another { $kinds }card{ $more }
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
    [other] another { $kinds }creature{ $more }
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
    [other] another { $kinds }artefact{ $more }
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
} of strength among the { $what } in your brotherhood
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
    [one] fortified source
   *[other] fortified sources
} under your control
echoes-count-guards = { $num }{ $n ->
    [one] creature
   *[other] creatures
} under sources you’ve conquered
echoes-count-points = { $num }VP in tokens
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
} in its cost
echoes-count-its-vp = { $num }VP printed on it
echoes-each = for every { $things }
echoes-at-most = { $each } (up to { $n })
echoes-if-at-least = you have at least { $things }
echoes-if-at-most = you have at most { $things }
echoes-its-strength = { $n ->
    [one] 1 point
   *[other] { $n } points
} of strength
echoes-its-cards = a cost of { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-its-time = a cost of { $n ->
    [one] 1 position
   *[other] { $n } positions
}
echoes-its-vp = { $n } VP printed on it
echoes-if-its-at-least = it has at least { $things }
echoes-if-its-at-most = it has at most { $things }
echoes-if-both = { $a } and { $b }
echoes-if-more = you have more { $of } than { $than } in your brotherhood
echoes-if-more-alike = you have more { $of }than { $than }{ $what } in your brotherhood
echoes-if-flame = the flame outside your board is { $colour }

# When a permanent effect happens.
echoes-when = when { $when }, { $then }
echoes-on-summoned = you summon { $what }
echoes-on-played = you play { $what }
echoes-on-conquered = you conquer a source
echoes-on-fortified = you fortify a source
echoes-on-slid = your tiles slide
echoes-on-slid-colour = your tiles slide and the { $colour } flame comes out
echoes-on-drawn = you draw cards
echoes-on-discarded = you discard cards from your hand
echoes-on-round_end = the round ends
echoes-on-flame = you activate a flame effect
echoes-on-flame-colour = you activate a { $colour } flame effect

# What effects do.
echoes-then = { $first }; then{ $pause ->
    [yes] ,
   *[no] { "" }
} { $next }
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
    [one] 1 fewer card
   *[other] { $fewer } fewer cards
}
echoes-do-play-earlier = play { $what } { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-do-play-both = play { $what } { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier, discarding { $fewer ->
    [one] 1 fewer card
   *[other] { $fewer } fewer cards
}
echoes-do-advance = advance { $n ->
    [one] 1 card 1 position
   *[other] cards up to { $n } positions in total
}
echoes-do-advance-each = advance cards up to 1 position { $each }
echoes-do-slide = slide your tiles
echoes-do-gain = gain { $n } VP
echoes-do-gain-each = gain 1 VP { $each }
echoes-do-lose = lose { $n } VP
echoes-do-lose-each = lose 1 VP { $each }
echoes-do-others-discard = each opponent discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}
echoes-do-others-lose = each opponent loses { $n } VP
echoes-do-others-lose-each = each opponent loses 1 VP { $each }
echoes-do-use-immediate = activate the immediate effect of another card in your brotherhood
echoes-do-use-immediate-of = activate the immediate effect of { $what } in your brotherhood
echoes-do-use-flame = activate the flame effect of another card or source of yours, whatever its colour
echoes-do-use-flame-colour = activate the { $colour } flame effect of another card or source of yours
echoes-do-remove = you may remove { $what } from your brotherhood; if you do, { $then }
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
}; if you do, { $then }
echoes-do-pay-vp = you may lose { $n } VP; if you do, { $then }
echoes-stronger = your { $what } have +{ $n } strength
echoes-stronger-guarding = your { $what } under sources have +{ $n } strength
echoes-cheaper-fewer = when you play { $what }, discard { $fewer ->
    [one] 1 fewer card
   *[other] { $fewer } fewer cards
}
echoes-cheaper-earlier = when you play { $what }, it goes { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-cheaper-both = when you play { $what }, discard { $fewer ->
    [one] 1 fewer card
   *[other] { $fewer } fewer cards
}, and it goes { $earlier ->
    [one] 1 position
   *[other] { $earlier } positions
} earlier
echoes-scores = { $vp } VP { $each }

# Why not.
echoes-no-over = the game ended with round { $round }
echoes-no-seat = you don’t have a seat in this game
echoes-no-first = choose a card from your hand to play first
echoes-no-first-twice = you’ve already chosen your first card; the others are still choosing
echoes-no-first-to-pay = you can’t pay for any card in your hand: all you can do is play none
echoes-no-turn = it’s { $active }’s turn
echoes-no-wait = { $who } decides first
echoes-no-such-card = there’s no card called “{ $card }” in this game
echoes-no-discard-first = you have to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
} first
echoes-no-in-hand = “{ $card }” isn’t in your hand
echoes-no-play-kind = “{ $card }” isn’t the kind of card the effect asks for
echoes-no-copy = you already have “{ $card }” in your brotherhood or on your board
echoes-no-pay = “{ $card }” costs { $cost ->
    [one] 1 discarded card
   *[other] { $cost } discarded cards
}, and you have { $others ->
    [0] no others
    [one] only 1 other
   *[other] only { $others } others
}
echoes-no-room = “{ $card }” goes at position { $position }, and neither that tile nor any to its left has room
echoes-no-on-board = “{ $card }” isn’t on your board
echoes-no-advance = “{ $card }” has to move { $need ->
    [one] 1 position
   *[other] { $need } positions
} to get past the full tiles, and you have { $steps ->
    [one] only 1
   *[other] only { $steps }
} left
echoes-no-source = the source “{ $source }” isn’t in play
echoes-no-fortified = { $source } is fortified
echoes-no-own-source = { $source } is already yours
echoes-no-not-yours = { $source } isn’t a source you’ve conquered
echoes-no-strength = to take { $source }, the attackers’ strength must exceed { $need }; it’s { $strength }
echoes-no-fortify = to fortify { $source }, the strength under it must exceed { $need }; it’s { $strength }
echoes-no-active = “{ $card }” isn’t free in your brotherhood
echoes-no-flame = “{ $card }” has no flame effect
echoes-no-token = “{ $card }” already has an activation token on it
echoes-no-colour = “{ $card }” has a { $colour } flame, and the flame outside your board is { $outside }
echoes-no-free = “{ $card }” isn’t free in your brotherhood
echoes-no-creature = “{ $card }” isn’t a creature
echoes-no-pass = every turn has its main action; you can always draw two cards
echoes-no-main-twice = you’ve already taken your main action this turn
echoes-no-question = nobody’s asking you that: take an action
echoes-no-sent = “{ $card }” is already among the attackers
echoes-no-attacker = first choose at least one creature to attack { $source }
echoes-no-use = the effect can’t activate “{ $card }”
echoes-no-remove-where = “{ $card }” isn’t a card in your brotherhood that can be removed
echoes-no-remove-remover = “{ $card }” removes cards itself, so it can’t be removed
echoes-no-answer = { $asked }
echoes-asks-leaving = say which of the departing cards is summoned first
echoes-asks-order = say which of the effects comes next
echoes-asks-discard = discard a card from your hand first
echoes-asks-play = play a card with the effect, or decline
echoes-asks-advance = advance a card, or say you’re done
echoes-asks-conquer = choose a source to conquer, or decline
echoes-asks-attack = say which creatures attack
echoes-asks-fortify = choose a source to fortify, or decline
echoes-asks-use = choose an effect to activate, or decline
echoes-asks-remove = choose a card to remove, or decline
echoes-asks-may = accept or decline
echoes-asks-choose = choose one of the options

# What is wrong with a pack.
echoes-pack-few-cards = a pack needs at least { $least } cards, so that four people can draw their first hand
echoes-pack-few-sources = a pack needs at least { $least } sources
echoes-pack-range = “{ $id }”: “{ $field }” has to be between { $low } and { $high }
echoes-pack-artefact-strength = “{ $id }” is an artefact; only creatures have strength
echoes-pack-copies = “{ $id }” is a creature; only artefacts come in two copies
echoes-pack-scoring-vp = “{ $id }” has a scoring effect, which replaces its VP
echoes-pack-side = “{ $id }”: strength and VP are 0 or more
echoes-pack-permanent = “{ $id }”: a permanent effect has either “when” and “does”, or “standing”
echoes-pack-no-discount = “{ $id }”: a discount has to take something off
echoes-pack-no-effect = “{ $id }”: there’s no effect here
echoes-pack-negative = “{ $id }”: “{ $field }” is 0 or more
echoes-pack-options = “{ $id }”: a choice has 2 to { $most } options, none of them empty
echoes-pack-no-bound = “{ $id }”: a test says “at_least” or “at_most”
echoes-pack-pay = “{ $id }”: pay either cards or VP, not both
echoes-pack-per = “{ $id }”: “per” and “at_most” are 1 or more
echoes-pack-its = “{ $id }”: “its” needs a card that was summoned or removed
echoes-pack-not-brotherhood = “{ $count }” isn’t counted: only cards in the brotherhood count (ET-8.1)
echoes-pack-scoring-flames = “{ $id }”: there are no activation tokens left when the game is scored (ET-9.2)

# What a look over a pack finds.
echoes-lint-designs = there are { $found } different cards; the box has { $wanted }
echoes-lint-cards = there are { $found } cards; the box has { $wanted }
echoes-lint-twins = { $found } cards come in pairs; in the box it’s { $wanted }
echoes-lint-sources = there are { $found } sources; the box has { $wanted }
echoes-lint-few = there are { $found } of “{ $what }”; fewer than { $least } hardly show
echoes-lint-mean = “{ $field }” averages { $mean }; between { $low } and { $high } a game keeps a good pace
echoes-lint-name = “{ $id }” is called “{ $name }”, just like “{ $other }”
echoes-lint-same = “{ $id }” says the same as “{ $other }”: “{ $text }”
echoes-lint-long = the text of “{ $id }” in “{ $language }” has { $length } letters; a card has room for { $most }
echoes-lint-nothing = “{ $id }”: no other card is of the kind asked for here, so this never does anything
echoes-lint-never = “{ $id }”: this can never be true; the count reaches { $most } at most
echoes-lint-strength = “{ $id }”: no ten creatures add up to more than { $strength }
