# What is typed for a part of the table, in the terminal and at the table's command line. The first word is the one shown to people.

play-word-moves = moves, choices
play-word-last = last, news, what happened
play-help-parts = one part of the table; “{ $parts }” work the same way
    .type = { $first }
play-help-moves = what you can do now, with its numbers
    .type = moves
play-help-last = what has happened since your last move
    .type = last
play-nothing-happened = Nothing has happened since your last move.
play-part-empty = There’s nothing there now.
play-line-watching = You’re watching, so there’s nothing for you to do here. You can read the table: type “look”.
play-line-elsewhere = “{ $words }” works in the terminal only. At this table there’s a button for it.

shipwreck-part-row = row, the row
shipwreck-part-hand = hand, my hand, fates
shipwreck-part-people = people, players, number lines, lines
shipwreck-part-deck = deck
shipwreck-part-powers = powers, faded
shipwreck-part-bag = bag, unseen
shipwreck-read-no-powers = No arcanum has faded yet, so there are no powers.

echoes-part-sources = sources, source
echoes-part-hand = hand, my hand
echoes-part-rail = board, my board, rail, time board
echoes-part-rails = boards, rails
echoes-part-brotherhood = brotherhood, my brotherhood
echoes-part-people = people, players
echoes-part-deck = deck, reserve
echoes-part-discard = discard pile, pile

timestories-part-cards = cards, my cards, hand
timestories-part-here = here, place, panorama
timestories-part-items = items, things
timestories-part-people = people, agents, receptacles
timestories-part-mission = mission, order
timestories-part-map = map, places
timestories-part-standing = standing, time, azrak

echoes-play-why-what = Say which play you have in mind: “why conquer cycles”, “why play thief”.
timestories-play-why-what = Say which move you have in mind, in the words it’s offered in: “why stand by”, “why explore B”.
