# TIME Stories Revolution: why something is refused, and what is wrong with a mission.

timestories-step-choosing = receptacles are being chosen
timestories-step-holding = the group is deciding who holds what an absent receptacle leaves behind
timestories-step-naming = the group is naming its Time Captain
timestories-step-prologue = the prologue is being read
timestories-step-captain = the Time Captain is choosing a location
timestories-step-arriving = card A is being read
timestories-step-recon = everyone is taking a card from the panorama
timestories-step-telepathy = everyone is telling the others what they found
timestories-step-actions = the group is acting at the location
timestories-step-between = the group is between locations
timestories-step-dealing = an Update is being dealt
timestories-step-over = the mission is over

timestories-no-over = the mission is over
timestories-no-agent = that’s not your agent
timestories-no-step = not now: { $step }
timestories-no-while-proposal = { $who } has proposed something: agree or object first
timestories-no-while-link = { $mend ->
    [yes] your link is broken: take an Emergency Update or lose control of your receptacle first
   *[no] your link is broken, and nothing is left to mend it with: lose control of your receptacle first
}
timestories-no-while-question = a card is waiting for your answer
timestories-no-while-paying = the group has something to pay first
timestories-no-link = your link isn’t broken
timestories-no-free-update = there are no Updates at no cost left
timestories-no-vortex = there’s no Azrak in the Vortex
timestories-no-question = no card is asking you anything
timestories-no-option = that’s not one of the answers
timestories-no-out = { $who } has been ejected and can only talk
timestories-no-leaving = { $own ->
    [yes] you’re on your way out
   *[no] { $who } is on the way out
}

timestories-no-second-receptacle = you’ve already chosen your receptacle
timestories-no-such-receptacle = this mission has no receptacle “{ $name }”
timestories-no-taken-receptacle = somebody else has chosen that receptacle
timestories-no-captain = that’s up to the Time Captain, { $who }
timestories-no-location = you can’t visit “{ $name }” right now
timestories-no-second-recon = you’ve already taken a card
timestories-no-slot = the panorama has no card { $slot }
timestories-no-taken-card = { $who } already has that card
timestories-no-same-card = that’s the card you’d be giving back
timestories-no-told = you’ve already told it
timestories-no-quoting = that’s how the card itself puts it (“{ $words }”); telepathy comes in your own words, so how would you tell it?
timestories-no-tale = you have no card to tell about
timestories-no-personal-conflict = you’re in a conflict and have to attempt its test first
timestories-no-group-conflict = the whole group is in a conflict
timestories-no-in-test = finish your test first
timestories-no-test = you’re not attempting a test
timestories-no-such-test = there’s no such test in front of you
timestories-no-azrak = you have no Azrak to spend
timestories-no-boosting = you’ve asked for support; no more boosting
timestories-no-supporters = nobody can support you right now: { $whys }
timestories-no-supporter = { $why ->
    [out] { $who } can’t act until the next interlude
    [leaving] { $who } is on the way out
    [left-out] { $who } is left out until an Update brings them Azrak
    [link] { $who } has a broken link to settle
    [card] { $who } has a card in front of them
    [busy] { $who } is in the middle of a card or a test
    [conflict] { $who } has a conflict to get through first
   *[azrak] { $who } has no Azrak left
}
timestories-no-support-asked = nobody is asking for your support there
timestories-no-support-reading = nobody can support while reading a card
timestories-no-support-declined = you’ve already declined to support this test
timestories-no-support-more = you’ve spent { $spent } on this test, and that’s the most you may
timestories-no-card-before-you = you have a Story card in front of you; stand by first
timestories-no-card = you have no Story card to give back
timestories-no-such-taker = you can only give that to another agent
timestories-no-thing = you don’t have that to give
timestories-no-other-taker = the handover you’ve paid for is to { $who }, and you have no Azrak for another
timestories-no-swap = the conflict has begun; no more swapping
timestories-no-ready-twice = you’ve already said so
timestories-no-stay = you haven’t said you’re ready
timestories-no-must-update = someone has lost control, so there has to be a Standard Update first
timestories-no-second-update = there’s already been an Update in this interlude
timestories-no-dealer = { $who } is dealing this Update
timestories-no-full = { $who } already has { $level } Azrak, their starting level
timestories-no-empty-first = first, every agent with no Azrak gets 1
timestories-no-payment = nobody’s asking the group for anything there
timestories-no-refusal = the group has enough, so it has to pay
timestories-no-pledge = you have nothing to put in
timestories-no-ability = you don’t have that ability here
timestories-no-ability-test = that ability is for when you’re boosting a test of your own
timestories-no-ability-used = “{ $name }” has already been used
timestories-no-magick = that costs { $need } Magick, and you have { $pool }
timestories-no-fighter = { $who } has been ejected and takes no part in the conflict
timestories-no-second-attempt = { $who } has already had their attempt this turn
timestories-no-called = { $own ->
    [yes] it’s your turn
   *[no] it’s { $who }’s turn
}
timestories-no-order = { $own ->
    [yes] first say who goes next
   *[no] the Time Captain, { $who }, hasn’t said who goes next
}
timestories-no-proposal = nothing has been proposed
timestories-no-agree-twice = you’ve already agreed
timestories-no-dispute = no Update has been proposed
timestories-no-group-leaves = the group is leaving for { $name }: only what has begun is finished
timestories-no-while-vote = the question on your card has to be settled first
timestories-no-vote-open = no card is asking the group that
timestories-no-vote-twice = that’s how you’ve already voted
timestories-no-answer-asked = no card is asking you for a word
timestories-no-such-answer = an answer has from 1 to { $most } characters
timestories-no-ability-support = that ability is for somebody else’s test, when they ask for support
timestories-no-ability-own = that ability doesn’t help anybody else’s test
timestories-no-sharing-recall = that’s your Snap Recall (“{ $words }”): share it only in an extreme emergency
timestories-no-while-agreed = a proposal is waiting for an answer from { $who }
timestories-no-left-out = { $who } is left out until an Update brings them Azrak
timestories-no-taken-yourself = your other agent already inhabits that receptacle
timestories-no-others-test = that test is open to another agent, not to this one
timestories-no-support-others = you’ve spent { $spent } on this test; only one supporter may spend more than 1, and somebody else has
timestories-no-such-agent = there’s no such agent
timestories-no-test-waits = your test waits until the group conflict is over
timestories-no-azrak-for = that costs { $need } Azrak, and you have { $pool }
timestories-no-fighter-azrak = { $who } has no Azrak to attempt a test with
timestories-no-fighter-test = no test of this conflict is open to { $who }
timestories-no-swapping = the conflict begins once everyone is done swapping
timestories-no-still-open = what’s still open comes first: a card, a payment, a broken link
timestories-no-fight = there’s no group conflict
timestories-no-tied-option = it’s a tie: choose one of the answers with the most votes
timestories-no-vote-alone = alone you answer once, as { $who }
timestories-no-answer-unread = an answer has something to read in it, on a single line

timestories-bad-profile = the mission “{ $mission }” isn’t played with the profile “{ $profile }”; its profiles are: { $known }
timestories-few-receptacles = the mission “{ $mission }” has { $has } receptacles, too few for { $seats ->
    [one] 1 person
   *[other] { $seats } people
}

timestories-pack-too-many-steps = the mission has more than { $most } instructions
timestories-pack-too-many-cards = the mission has { $cards } cards; at most { $most } are read
timestories-pack-too-many-locations = a mission has at most { $most } locations
timestories-pack-no-item = there’s no Item { $name } in items.yaml; there are: { $known }
timestories-pack-no-token = there’s no token “{ $name }” in tokens.yaml; there are: { $known }
timestories-pack-no-location = there’s no location “{ $name }” in locations.yaml; there are: { $known }
timestories-pack-no-card = there’s no card “{ $name }” (cards are named after their location and letter, like pier-b, item-4 or mystery-2); there are: { $known }
timestories-pack-no-sealed = there’s no sealed card “{ $name }” in pack.yaml; there are: { $known }
timestories-pack-no-outcome = the Mission Return has no outcome “{ $name }”; there are: { $known }
timestories-pack-no-receptacle = there’s no receptacle “{ $name }” in receptacles.yaml; there are: { $known }
timestories-pack-no-profile = there’s no rule profile “{ $name }”; there are: { $known }
timestories-pack-no-profiles = name at least one rule profile
timestories-pack-no-map = there’s no map “{ $name }”; there are: { $known }
timestories-pack-no-interaction = no receptacle has an interaction { $name }; there are: { $known }
timestories-pack-no-mystery = there’s no mystery { $name } in mysteries.yaml; there are: { $known }
timestories-pack-no-counter = there’s no counter “{ $name }” in counters.yaml; there are: { $known }
timestories-pack-no-countdown = there’s no countdown “{ $name }” in countdowns.yaml; there are: { $known }
timestories-pack-no-opponent = there’s no opponent “{ $name }” here; there are: { $known }
timestories-pack-no-who = “{ $name }” is nobody in particular; write one of: { $known }
timestories-pack-who-in-instructions = “{ $name }” is a word of conditions; an instruction takes one of: { $known }
timestories-pack-who-in-conditions = “{ $name }” is a word of instructions; a condition takes one of: { $known }
timestories-pack-no-panorama-card = “{ $name }” isn’t a card of a location’s panorama or reserve
timestories-pack-other-place = “{ $name }” belongs to another location than “{ $card }”
timestories-pack-no-conflict = this card has no “conflict” to start
timestories-pack-bonus-nowhere = a bonus is only for an ability used in a test (“moment: test” or “moment: support”)
timestories-pack-damage-nowhere = damage is only dealt in the tests of a group conflict, or by an ability used in a test
timestories-pack-damage-whom = there are several opponents: say with “to” which of them ({ $known })
timestories-pack-count-one = say either “by” or “to”
timestories-pack-no-answers = an answer needs at least one that is accepted
timestories-pack-empty-answer = each accepted answer needs at least one letter or number
timestories-pack-same-answer = this answer is accepted in two places
timestories-pack-between = this has to be between { $least } and { $most }
timestories-pack-minutes = give the shortest and the longest time, in minutes
timestories-pack-personal-opponent = a personal conflict has no opponent with life points
timestories-pack-opponents-or-life = give either “opponents” or “life” and “opponent”
timestories-pack-opponent-tests = no test is against “{ $name }”
timestories-pack-difficulty = nobody can reach this difficulty: with { $receptacles } receptacles, { $most } at the very most (attribute, boosts, support, Destiny and abilities)
timestories-pack-item-abilities = only a green Item, or one that replaces attributes, is held by somebody who could use an ability
timestories-pack-hidden-hexagonal = hexagonal tokens are the group’s and lie face up
timestories-pack-counter = a counter starts between “least” and “most”, at most { $most } either way
timestories-pack-countdown-visits = only a countdown of visits has a location
timestories-pack-absence-hidden = an absent receptacle can’t leave a token that lies face down
timestories-pack-no-mysteries-there = there are no mysteries in these rule profiles: { $profiles }
timestories-pack-no-replacements-there = there are no Replacements in these rule profiles: { $profiles }
timestories-pack-no-second-deck-there = there’s no second Story deck in these rule profiles: { $profiles }
timestories-pack-no-magick-there = there’s no Magick in these rule profiles: { $profiles }
timestories-pack-no-locations = a mission has at least one location
timestories-pack-no-outcomes = a Mission Return has at least one outcome
timestories-pack-no-parts = “all” and “any” need at least one condition
timestories-pack-item-or-token = name one Item or one token
timestories-pack-read-one = name one interaction, or say “recall: true”
timestories-pack-amount = give an amount of 1 or more
timestories-pack-group-spend = a group pays Azrak or Magick, not both at once
timestories-pack-options = a choice has from 2 to { $most } options
timestories-pack-destiny = a mission has from 2 to 40 Destiny cards
timestories-pack-azrak = the mission’s Azrak has to be between { $levels } (the four highest starting levels added up) and { $most }
timestories-pack-absence-item = an absent receptacle can only leave a green or white Item
timestories-pack-number = the number { $number } is already taken, or below 1
timestories-pack-letter = the letter “{ $letter }” is already taken, or isn’t one of B to Z
timestories-pack-panorama = a panorama has from 1 to { $most } cards
timestories-pack-panorama-mysteries = a panorama has at most { $most } cards, with the mysteries that can be added to it ({ $mysteries })
timestories-pack-tests = a card has at most { $most } tests
timestories-pack-conflict-tests = a conflict needs at least one test
timestories-pack-conflict-life = the opponent of a group conflict needs at least 1 life point
timestories-pack-attribute = “{ $name }” isn’t an attribute in every profile of the mission; use a name they share, or a position from 1 to 3
timestories-pack-white-only = only a white Item changes the map or replaces attributes
timestories-pack-edge = no map card or map piece has the edge “{ $edge }”
timestories-pack-receptacles = a mission has from 2 to 12 receptacles
timestories-pack-empty-text = the text is empty in “{ $language }”

explorer-saw-conflict = I looked at { $place }: somebody or something won’t let me past; I have to deal with that first.
explorer-saw-test = I looked at { $place }: I could try { $tests }.
explorer-a-test = a test of { $attribute } against { $difficulty }
explorer-saw-nothing = I looked at { $place }: nothing there to test myself on; I did what it asked.

# What the agent tells the table. Each agent-found-… is part of a sentence that goes on after agent-saw.
agent-saw = I looked at { $place }: { $found }.
agent-found-test = I could try { $attribute } against { $difficulty }
agent-found-duel = I can’t get past it without trying { $attribute } against { $difficulty }
agent-found-fight = it’ll take all of us
agent-found-end = we could bring this to an end there
agent-found-word = somebody wants a word or a number from us
agent-found-talk = there’s somebody to talk to (they’ll tell each of us something different)
agent-found-take = there’s something there to take
agent-found-price = it’ll cost { $azrak } Azrak
agent-found-choice = I get to choose
agent-found-thing = I’ve found { $things }
agent-found-talked = I’ve talked to somebody there (they’ll tell each of us something different)
agent-found-get = I’ll come away with something
agent-found-done = I’ve done what there was to do there
agent-found-passed = I tried { $attribute } against { $difficulty } and did it
agent-found-failed = I tried { $attribute } against { $difficulty } and failed
agent-found-gained = it’s got me { $amount } { $pool ->
    [magick] Magick
   *[azrak] Azrak
}
agent-found-lost = it’s cost me { $amount } { $pool ->
    [magick] Magick
   *[azrak] Azrak
}
agent-saw-question = I looked at { $place }, and I’m asked: “{ $ask }”
agent-saw-both = I looked at { $place }: { $found }. I’m asked: “{ $ask }”
agent-saw-gist = { $gist }; { $found }
agent-found-need = whoever has “{ $thing }” should come here
agent-found-later = something can be done there, but not yet
agent-found-nothing = nothing we can use, as far as I can tell
agent-goes-new = { $place } next. We haven’t been there yet.
agent-goes-asked = { $place }, as you asked.
agent-goes-unread = { $place } again: there are cards there that nobody’s read.
agent-goes-end = { $place } again: we’ve got what we need there now.
agent-goes-back = { $place } again. I think there’s something left to do there.
agent-leads = The captaincy goes round the table, and now it’s my turn. { $why }
agent-gives = Here, { $name }: { $thing }. You’ll make better use of it than I would.
agent-would-end = I could end the mission here. I’ll only do it if you say “go ahead”.
agent-would-spend = I could do something here that uses up what we have. I’ll only do it if you say “go ahead”.
agent-would-use = I’ve got “{ $thing }” and haven’t touched it. If you want me to use it, say “go ahead”.
agent-would-look = There’s more to see here, and I’ll leave it to you. Say “go ahead”, or tell me which card, and I’ll take it.
agent-would-try = For { $place } I could try { $attribute } against { $difficulty } (mine is { $value }), but I’ll leave it to you. If you want me to, say “go ahead”.
agent-would-try-here = I could try { $attribute } against { $difficulty } here (mine is { $value }), but I’ll leave it to you. If you want me to, say “go ahead”.
# What it tells of a card, and what it offers after that.
agent-tells-and-offers = { $tale } { $offer }
agent-votes-least = For now I’ve voted for what costs us least. Once you’ve voted, I’ll go with you.
agent-asks-as-captain = As captain it’s for me to decide: “{ $ask }” It’s { $ways }. I’d go for “{ $way }”; tell me if you’d rather have something else.
agent-decides-least = It’s up to me as captain, so I’m going for what costs us least.
agent-decides-again = My call: what costs us least, as before.
# A card asks the agent something: the place, the card’s question, what the agent would do (one of the agent-would-… below).
agent-asked = On “{ $place }” I’m asked: “{ $ask }” { $would }
agent-asked-before = I’m still on “{ $place }”. { $would }
agent-asked-silently = On “{ $place }” I’m asked something that I can’t repeat. { $would }
agent-way = “{ $label }”
agent-would-do = I’d do it. Say “go ahead”, “leave it” or “I’ll do it”.
agent-would-not = I’d leave it. If you want it, say “go ahead” or “I’ll do it”.
agent-would-choose = It’s { $ways }. I’d go for “{ $way }”. Say “go ahead”, “leave it”, “I’ll do it”, or which you’d rather.
agent-would-hide = What I answer is for me alone to know, so I’d leave it. If you want me to, say “go ahead”.
agent-would-type = I’d write “{ $word }”. Say “go ahead”, “leave it”, “I’ll do it”, or what to write: “write …”.
agent-asks-word = I haven’t got a word for it. Tell me “write …”, “leave it” or “I’ll do it”.
agent-keeps-seat = I’m only keeping this seat and go along with you. If you want me to do more here, say “go ahead”.
# Answers to what people ask it.
agent-was-told = I was told this: { $gist }.
agent-quotes = It’s there for all to read, under “{ $where }”: “{ $words }”
agent-knows-nothing = I haven’t read anything about “{ $about }” so far.
agent-hard = For { $place } it’s { $tests }.
agent-hard-test = { $attribute } against { $difficulty } (mine is { $value })
agent-hard-none = There’s no test left there that I could try.
agent-hard-unread = I haven’t read that card, so I can’t say how hard it is.
agent-keeps-thing = Right: “{ $thing }” stays as it is until you say.
agent-keeps-azrak = Right: I’ll spend no Azrak here unless you ask me to.
agent-asks-where = I’m captain now. I’d go to “{ $place }”{ $why ->
    [new] , where we haven’t been yet
    [unread] , where there are cards that nobody’s read
    [end] , now that we’ve got what we need there
   *[back] {""}
}. Say “go ahead”, or where you’d rather.

mission-error = error
mission-warning = warning
mission-strange-file = nothing reads this file
mission-circle = these cards send the reader round in circles: { $cards }
mission-unreachable = no game can reach the ending “{ $name }”
mission-dead-end = with { $seats } receptacles the mission can get stuck: there’s no location left to choose and no ending has been reached
mission-unused-item = nothing says to take Item { $name }
mission-unused-token = nothing says to take the token “{ $name }”
mission-unused-sealed = nothing turns over the sealed card “{ $name }”
mission-unused-mysteries = there are mysteries, and nothing says to draw one
mission-unused-location = nothing opens the location “{ $name }”
mission-unused-card = nothing brings the card “{ $name }” into its panorama
mission-unused-interaction = nothing says to read interaction { $name }
mission-unasked-counter = the counter “{ $name }” is changed, and no condition asks about it
mission-unused-counter = a condition asks about the counter “{ $name }”, and nothing changes it
mission-idle-counter = nothing changes the counter “{ $name }”, and nothing asks about it
mission-few-receptacles = with { $count } receptacles, four people can’t play the mission
mission-no-power = “{ $name }” has no Power, which the Midsummer profiles lay face up
mission-no-equipment = “{ $name }” has no Equipment, which the Hadal profiles lay face up
mission-clue-few-clues = the conclusion “{ $name }” has { $count ->
    [one] 1 clue
   *[other] { $count } clues
}; { $least } or more let people miss one
mission-clue-few-places = the clues to “{ $name }” lie in { $count ->
    [one] 1 place
   *[other] { $count } places
}; { $least } or more let people miss one
mission-clue-few-holders = the clues to “{ $name }” are held by { $count ->
    [one] 1 person or thing
   *[other] { $count } people or things
}; { $least } or more let people miss one
mission-clue-no-team = these teams can read no clue to “{ $name }” before { $before }: { $teams }
mission-clue-too-late = no team can read { $name } before { $before }, where its conclusion is needed
mission-same-words = this text is the same in Spanish and English
mission-other-numbers = the languages name different { $kind ->
    [azrak] amounts of Azrak
   *[item] Items
}: { $es } in Spanish, { $en } in English
mission-other-items = { $language ->
    [es] the Spanish words name
    [en] the English words name
   *[both] the text names
} Item { $said }, and the instructions take Item { $taken }
mission-untaken-items = { $language ->
    [es] the Spanish words say
    [en] the English words say
   *[both] the text says
} to take Item { $said }, and no instruction does
mission-gist-quotes = the gist repeats the card: “{ $piece }” ({ $language }); tell it in other words (TS-5.2)
mission-gist-form = the gist ({ $language }) goes on after “I looked at the well:”, so it needs no capital, no full stop and at most { $most } words
mission-gist-untold = nobody tells this “gist”: those of story cards, of interactions, of Items and of their passages are told
mission-after-end = nothing comes to this instruction: the mission has ended before it
mission-unread-passage = no game can fulfil this passage’s condition, so nobody ever reads it: { $when }
mission-unread-absence = nobody reads Item { $name } when an absent receptacle leaves it, so its instructions aren’t followed
mission-instruction = { $part ->
    [won] { $card }, conflict won, instruction { $number }
    [failure] { $card }, test { $test }, failure, instruction { $number }
    [critical] { $card }, test { $test }, critical success, instruction { $number }
    [success] { $card }, test { $test }, success, instruction { $number }
   *[text] { $card }, instruction { $number }
}
mission-is-clean = { $mission }: nothing to fix
mission-has-warnings = { $mission }: no errors; { $count ->
    [one] 1 warning
   *[other] { $count } warnings
} to look at
mission-not-searched = some endings and dead ends can’t be judged here, because the mission is big or turns on amounts or rounds; use “horae mission solve”

mission-solved = { $mission } ({ $profile }, { $receptacles } receptacles): { $teams ->
    [one] 1 team
   *[other] { $teams } teams
}, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, { $seconds } s
mission-solve-way = { $name }: reached for { $azrak } Azrak in { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, score { $score }
mission-solve-open = { $name }: no way found in { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, but not ruled out either
mission-solve-impossible = { $name }: proved impossible: { $why }
mission-solve-cards = cards: { $met } of { $of } with a way there
mission-solve-instructions = instructions: { $met } of { $of } with a way there
mission-solve-dead-end = dead end: after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} no written ending can follow any more (proved)
mission-solve-no-dead-end = no dead end: { $checked ->
    [one] the one position looked at doesn’t rule out every written ending
   *[other] none of the { $checked } positions looked at rules out every written ending
}
mission-solve-within-reach = within reach (sampled): positions played on from, { $sampled }; from which a written ending was reached, { $reached }
mission-solve-cut = it was cut short: not everything had its share of plays
mission-bad-cache = { $file } isn’t a solution that “horae mission solve” kept
mission-why-card = nobody ever reads { $name }
mission-why-instruction = { $name } is never followed
mission-why-item = Item { $name } can’t be had
mission-why-token = the token “{ $name }” can’t be had
mission-why-place = the group never gets to { $name }
mission-why-laid = { $name } never lies in its panorama
mission-why-counter = the counter “{ $name }” never stands there
mission-why-conflict = the conflict of { $name } is never won
mission-why-beaten = “{ $name }” is never beaten
mission-why-countdown = the countdown “{ $name }” never runs out
mission-why-test = the test { $name } is never offered
mission-why-never = no such team can fulfil “{ $name }”
mission-why-no-card = nothing has anybody read { $name }
mission-why-no-instruction = nothing leads to { $name }
mission-why-no-item = nothing gives Item { $name }
mission-why-no-token = nothing gives the token “{ $name }”
mission-why-no-place = nothing opens { $name }
mission-why-has-item = by then somebody always has Item { $name }
mission-why-has-token = by then somebody always has the token “{ $name }”
mission-why-was-read = by then { $name } has always been read
mission-why-was-visited = by then the group has always been to { $name }
mission-some-games = play at least one game
mission-new-made = { $folder } is ready. Next: “horae mission lint { $folder }”, “horae mission preview { $folder }”, “horae play timestories --pack { $folder }”.
mission-new-not-empty = { $folder } isn’t empty; a new mission needs a folder of its own
mission-schemas-written = schemas written to { $folder }
mission-no-such-file = a mission has no file “{ $file }”; its files are: { $known }
mission-stats-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} played by bots, profile { $profile }
mission-stats-line = { $seats } seats: { $ends }; mean score { $score }
mission-stats-unseen = never read: { $cards }
mission-stats-seats = Seats
mission-stats-games = Games
mission-stats-score = Score
mission-stats-azrak = Azrak spent
mission-stats-rounds = Rounds
mission-stats-actions = Actions
mission-stats-endings = Endings
mission-stats-receptacles = Games won, by receptacle
mission-stats-locations = Locations visited
mission-stats-items = Items taken
mission-stats-cards = Cards read
mission-stats-instructions = Instructions followed (red: never)
mission-report-written = report written to { $file }
mission-report-working = Playing
mission-report-stopped = stopped; what’s done is kept in { $file }, and the same command goes on from there
mission-report-about = Games of the companion bot: { $games }. Plays towards each thing that’s still open: { $plays }. Seed: { $seed }. The same seed gives the same page.
mission-report-watch = Whatever is underlined opens a replay in the browser: the way there, or the nearest that play came to it. Replays show the story. To watch them, have this run in a terminal:
mission-report-watch-on = It’s running: the links work.
mission-report-watch-off = It isn’t running yet: the links lead nowhere.
mission-report-watch-at = It runs at
mission-report-settled = What’s settled
mission-report-receptacles = Receptacles
mission-report-cards-settled = Cards: with a way / proved impossible / not found
mission-report-instructions-settled = Instructions: with a way / proved impossible / not found
mission-report-dead-ends = Dead ends (proved)
mission-report-within-reach = A written ending reached (sampled positions)
mission-report-dead-end = after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
mission-report-no-dead-end = none in { $checked ->
    [one] 1 position
   *[other] { $checked } positions
}
mission-report-way = { $azrak } Azrak, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
mission-report-not-found = not found
mission-report-impossible = proved impossible
mission-report-lost-control = Loss of control
mission-report-cut = It was cut short before everything had its share of plays; with more (--seconds, --most-plays), another run may find more.
mission-report-tried = not found in { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
mission-report-marks = What has no way there
mission-report-nothing = Everything has a way there.
mission-report-marks-about = Each number of receptacles opens the nearest that play came to it, if it came near.
mission-report-map = Map
mission-report-map-about = In each box: the share of games that met it with 2, 3 and 4 receptacles; red: none. Dashed arrows depend on something, which they say.
mission-report-zoom-in = Larger
mission-report-zoom-out = Smaller
mission-report-zoom-all = All of it
mission-report-endings = Endings, by number of receptacles
mission-report-azrak = Azrak in circulation as each round began, by number of receptacles
mission-report-round = round
mission-report-lost = Where somebody lost control
mission-report-lost-about = Share of games, by number of receptacles. A place opens the first game in which it happened.
mission-report-lost-by-all = Everybody: the mission ended so
mission-report-lost-nowhere = Nobody did, in any game.
mission-report-place = Place
mission-report-hits = Cards read and instructions followed
mission-report-hits-about = Each card with the share of games that read it, by number of receptacles; then a square for each of its instructions with a stripe for each number. The darker, the more games; red: none. A square that’s red somewhere opens a way there.
mission-report-clues = Clue map
mission-report-clues-about = For each conclusion, the card that needs it. “In time” is how many of its clues can be read before that card by the team that can read fewest. Each dot is a clue at the round in which bots read it, the bar is the card that needs it: the middle of the games that did. “Known” is how many of the games that came to that card had read a clue before.
mission-report-ending = Ending { $place }
mission-report-group = Group
mission-report-in-time = In time
mission-report-when = Rounds, first to last
mission-report-known = Known
mission-report-card = Card
mission-report-words = Words
mission-report-aloud = Aloud
mission-report-other-texts = All the others
mission-report-texts = Texts by length
mission-report-texts-about = { $words } words on all cards, about { $minutes } minutes read aloud; the longest:
mission-report-no-clues = There’s no clue map that can be read (writers/clues.yaml).

preview-serving = Preview at { $url } (Ctrl+C ends it)
preview-card-shows = { $letter }: { $place }
preview-items = Items
preview-item = { $number }: { $name }
preview-mysteries = Mysteries
preview-interaction = Interaction { $number }
preview-recall = Snap Recall
preview-sealed = Sealed cards
preview-prologue = Prologue
preview-countdowns = Countdowns
