# TIME Stories in words: what happens, what can be done, what is shown.

timestories-said = { $text }
timestories-yes = yes
timestories-agent = Agent { $number }
timestories-no = no
timestories-person = { $name } ({ $first }, { $second }, { $third }; { $azrak } Azrak)
timestories-attribute = { $attribute } { $value }
timestories-test = { $label } ({ $attribute } against { $difficulty })

timestories-told-order = Mission Order
timestories-told-receptacle-chosen = Somebody inhabits { $receptacle }.
timestories-told-receptacle-chosen-own = You inhabit { $receptacle }.
timestories-told-receptacle-chosen-by = { $person } inhabits { $receptacle }.
timestories-told-thing-held = { $who } holds { $thing }.
timestories-told-captain-named = { $who } is Time Captain.
timestories-told-prologue-read = { $texts }
timestories-told-round-began = Round { $round }. Time Captain: { $captain }.
timestories-told-round-began-left = Round { $round }. The captaincy passes to the left: { $captain } is Time Captain.
timestories-told-round-began-past = Round { $round }. The captaincy passes to the left, past { $over }, who can’t take it now: { $captain } is Time Captain.
timestories-told-round-began-same = Round { $round }. { $captain } is Time Captain again: nobody else can take the captaincy now.
timestories-told-round-began-to-name = Round { $round }.
timestories-told-location-chosen = { $who } takes you to { $location }{ $revisited ->
    [yes] {" "}once more: the Azrak goes on the Mission Return.
   *[no] .
}
timestories-told-card-a-opened = { $text }
timestories-told-card-taken = { $who } takes { $card }{ $free ->
    [yes] {" "}at no cost.
   *[no] .
}
timestories-told-card-returned = { $who } gives back { $card }.
timestories-told-card-read = { $who } reads: { $text }
timestories-told-card-read-alone = { $who } reads a card in secret.
timestories-told-passage-said = { $who } reads on: { $text }
timestories-told-passage-goes-on = { $text }
timestories-told-passage-said-alone = { $who } reads on in secret.
timestories-told-hidden-given = { $who } gives { $to } a token, face down.
timestories-told-hidden-seen = Only { $who } knows which: { $name }.
timestories-told-hidden-taken = { $who } takes a token and keeps it face down.
timestories-told-hidden-put-back = { $who } puts a token back, face down.
timestories-told-insisted = { $who }, Time Captain, decides: yes.
timestories-told-group-leaving = You’re leaving for { $name }, as soon as everyone has finished what they began. This visit is free.
timestories-told-group-moved = You arrive at { $location }, at no cost.
timestories-told-counter-changed = { $name }: { $value }.
timestories-told-countdown-changed = { $change ->
    [started] { $name }: it begins, { $left } to go.
    [stopped] { $name }: it stops.
   *[counted] { $name }: { $left } to go.
}
timestories-told-countdown-ended = { $text }
timestories-told-goal-reached = { $who } has what they wanted: { $text }
timestories-told-experience-gained = To be remembered in another mission: { $text }
timestories-told-extra-scored = { $what }: { $signed } { $points ->
    [one] point
   *[other] points
}
timestories-score-ending = The end you reached
timestories-score-return = { $azrak } Azrak on the Mission Return
timestories-score-least = It can’t go any lower
timestories-score-lost = For a mission that wasn’t accomplished
timestories-told-opponent-beaten = { $name }: beaten.
timestories-told-damage-dealt-to = { $who } deals { $points } damage to { $name }: { $damage } of { $life }.
timestories-told-ability-used-for = { $who } uses { $ability } for { $whom }.
timestories-told-group-questioned = { $by ->
    [captain] The Time Captain decides: { $ask }
   *[group] The group decides: { $ask }
}
timestories-told-voted = { $who }: { $label }
timestories-told-vote-decided = So it is: { $label }
timestories-told-answer-given = { $who } has given an answer.
timestories-unseen-item = Item { $number }
timestories-unseen-token = a token
timestories-unseen-mystery = mystery { $number }
timestories-told-recounted = { $who } has told what they found.
timestories-told-test-began = { $who } attempts a test of { $attribute }: { $value }.
timestories-told-boosted = { $who } boosts: { $value }.
timestories-told-support-asked = { $who } asks for support against { $difficulty }.
timestories-told-supported = { $who } supports { $whom }: { $value }.
timestories-told-support-declined = { $who } won’t support { $whom } any further.
timestories-told-destiny-drawn = Destiny: { $modifier }. { $left ->
    [0] None
   *[other] { $left }
} left in the pile.
timestories-told-destiny-shuffled = The Destiny cards are shuffled: { $cards }.
timestories-told-test-resolved = { $who }, { $value }: { $outcome ->
    [failure] failure.
    [critical] critical success.
   *[success] success.
}
timestories-told-given = { $who } gives { $to } { $thing }.
timestories-told-became-ready = { $who } is ready.
timestories-told-stayed = { $who } would rather stay a little longer.
timestories-told-azrak-gained = { $who } gains { $amount } Azrak{ $from_return ->
    [yes] {" "}from the Mission Return.
   *[no] .
}
timestories-told-azrak-spent = { $how ->
    [lost] { $who } loses { $amount } Azrak
   *[paid] { $who } pays { $amount } Azrak
}: { $pool ->
    [0] none
   *[other] { $pool }
} left.
timestories-told-group-paid = The group doesn’t pay: everyone takes back what they put in.
timestories-told-magick-changed = { $change ->
    [0] { $who } already has { $pool } Magick, the most.
   *[other] { $who } now has { $pool } Magick.
}
timestories-told-link-broken = { $who } is out of Azrak: the link breaks.
timestories-told-link-mended = Emergency Update: { $who } is back at { $pool } Azrak.
timestories-told-control-lost = { $who } loses control of the receptacle.
timestories-told-decision-pending = { $who } has something to decide.
timestories-told-agent-leaving = { $who } has to leave this location.
timestories-told-agent-ejected = { $who } is ejected from this location.
timestories-told-receptacle-regained = { $who } takes back control of their own body.
timestories-told-agent-returned = { $who } is back.
timestories-told-agent-left-out = There’s no Azrak for { $who } yet.
timestories-told-proposed = { $who } proposes: { $what ->
    [update] a Standard Update.
    [free-update] an Update at no cost.
    [stop] stopping here.
   *[start-over] starting over.
}
timestories-told-agreed = { $who } agrees.
timestories-told-objected = { $who } says no.
timestories-told-update-began = { $who } deals { $free ->
    [yes] an Update at no cost
   *[no] a Standard Update
}: { $to_deal } Azrak to share out.
timestories-told-azrak-dealt = { $to } gets { $amount } Azrak.
timestories-told-item-taken = { $who } takes Item { $item } ({ $colour ->
    [green] green
    [yellow] yellow
    [red] red
   *[white] white
}).
timestories-told-thing-stowed = Out of play for now: { $thing }.
timestories-told-item-read = Item { $item } has been read; nobody keeps it.
timestories-told-thing-removed = Out of the game for good: { $thing }.
timestories-told-token-taken = { $token }.
timestories-told-map-changed = { $name }: { $change ->
    [opened] you can visit it from now on.
    [covered] covered by another piece of the map{ $azrak ->
        [0] .
       *[other] ; the Azrak that lay there goes to the Vortex.
    }
   *[closed] you can’t visit it any more.
}
timestories-told-attributes-replaced = Item { $item } goes on { $who }’s receptacle: the attributes and back story on it count from now on.
timestories-told-mystery-drawn = { $who } draws mystery { $mystery }.
timestories-told-ability-used = { $who } uses { $ability }.
timestories-told-personal-conflict-began = { $who } is in a conflict.
timestories-told-group-conflict-began = A group conflict! { $text }
timestories-told-called-on = { $who } is up next.
timestories-told-damage-dealt = { $who } deals { $points } damage: { $damage } of { $life }.
timestories-told-conflict-ended = { $outcome ->
    [failure] The conflict ends there.
   *[other] The conflict is over.
}
timestories-told-personal-conflict-ended = { $outcome ->
    [failure] { $who } didn’t make it, and the conflict ends there.
    [unknown] { $who } is no longer in a conflict.
   *[other] { $who } comes through the conflict.
}
timestories-told-group-asked = The group has to pay { $currency ->
    [azrak] { $azrak } Azrak
    [magick] { $magick } Magick
   *[both] { $azrak } Azrak and { $magick } Magick
}.
timestories-told-pledged = { $who } puts in 1.
timestories-told-sealed-turned = A sealed card is turned over: { $text }
timestories-told-deck-opened = The second Story deck is opened.
timestories-told-free-update-gained = One more Update at no cost: { $left } left.
timestories-told-between-began = Between locations.
timestories-told-run-restarted = Everything goes back to where it was: run { $run }.
timestories-told-mission-ended = The mission ends. Score: { $score }.

timestories-move-by = { $who }: { $what }
timestories-move-receptacle = inhabit { $receptacle }
timestories-move-volunteer = { $who } volunteers
timestories-move-location = Go to { $location }
timestories-move-recon = take { $card }
timestories-move-recount = I’ve told it
timestories-the-mystery = the Mystery
timestories-the-card = card { $letter }
timestories-card-there = { $letter } { $place }
timestories-my-card = my card
timestories-move-explore = explore { $card }{ $free ->
    [yes] {" "}at no cost
   *[no] {""}
}
timestories-move-attempt = attempt the test: { $test }
timestories-move-boost = boost by 1
timestories-move-ask-support = ask for support
timestories-move-support = support { $whom }
timestories-move-decline = no more support for { $whom }
timestories-move-decline-own = the group won’t pay
timestories-move-destiny = draw a Destiny card
timestories-move-stand-by = stand by
timestories-move-give = give { $to } { $thing }
timestories-move-ready = nothing more here
timestories-move-ready-fight = on with the conflict
timestories-move-ready-between = on to the next location
timestories-move-stay = stay a little longer
timestories-move-choose = { $option }
timestories-move-answer = answer
timestories-move-answer-with = answer “{ $text }”
timestories-move-vote = { $option }
timestories-move-insist = { $who }, Time Captain: we do it
timestories-move-give-hidden = give { $to } { $token }, face down
timestories-move-support-with = { $ability } for { $whom }
timestories-leave = leave it
timestories-now-vote = { $by ->
    [captain] You decide: { $ask }
   *[other] Your vote is missing: { $ask }
}
timestories-now-vote-waits = { $by ->
    [captain] { $who } decides: { $ask }
   *[other] Waiting for a vote from { $who }: { $ask }
}
timestories-now-moving = The group is leaving: finish what you’ve begun.
timestories-move-pledge = put in 1 for { $whom }
timestories-move-emergency = { $free ->
    [yes] Emergency Update at no cost
   *[no] Emergency Update
}
timestories-move-lose-control = lose control
timestories-move-update = { $free ->
    [yes] Update at no cost, dealt by { $who }
   *[no] Standard Update, dealt by { $who }
}
timestories-move-agree = agree
timestories-move-object = say no
timestories-move-take-back = take back the proposal
timestories-move-deal = 1 Azrak to { $to }
timestories-move-deal-evenly = Deal evenly
timestories-move-ability = use { $ability }
timestories-move-call-on = Let { $whom } go next
timestories-move-stop = stop the mission
timestories-move-start-over = start over

timestories-now-choosing = Who do you inhabit?
timestories-now-holding = Who holds it?
timestories-now-naming = Who’s going to be Time Captain?
timestories-now-prologue = The prologue is being read.
timestories-now-captain = Where to?
timestories-now-arriving = Card A is being read.
timestories-now-recon = Who takes which card?
timestories-now-telepathy = Tell the others what you found, in your own words.
timestories-now-actions = What do you do?
timestories-now-fight = You’re in a conflict.
timestories-now-between = Update first, or go on?
timestories-now-dealing = Who gets the Azrak?
timestories-now-over = The mission is over.
timestories-now-link = You’ve spent your last Azrak. Now what?
timestories-now-must-update = Someone has lost control: there has to be an Update first.
timestories-now-proposal = Are you in? { $what }
timestories-now-agreed = You’re in: { $what }
timestories-proposal-update = A Standard Update.
timestories-proposal-free-update = An Update at no cost.
timestories-proposal-stop = Stop here.
timestories-proposal-start-over = Start over.

timestories-end-won = Mission accomplished: { $score }
timestories-end-lost = Mission failed: { $score }
timestories-end-stopped = You called it off before the end.
timestories-option-profile = Rules
    .about = Which edition’s rules you play by; the texts are always in your language. A Midsummer Night has powers, Magick and mysteries; The Hadal Project has equipment and talents.
timestories-option-profile-first = The mission’s own

timestories-shown-head = Round { $round } · Vortex { $vortex } · Mission Return { $returned } · Updates at no cost { $free } · Destiny: { $destiny } left, already drawn: { $discards }
timestories-shown-open = available ({ $visits ->
    [0] not visited yet
    [one] visited once
   *[other] visited { $visits } times
})
timestories-shown-closed = unavailable
timestories-shown-fight = Conflict: { $damage } of { $life } damage
timestories-shown-opponent = { $name }: { $damage } of { $life } damage
timestories-shown-beaten = { $name }: beaten
timestories-shown-countdown = { $name }: { $every ->
    [round] { $left ->
        [one] 1 round to go
       *[other] { $left } rounds to go
    }
   *[visit] { $left ->
        [one] 1 more location
       *[other] { $left } more locations
    }
}
timestories-shown-hidden = { $count ->
    [one] a token, face down
   *[other] { $count } tokens, face down
}
timestories-shown-read = already read
timestories-shown-spent = you know this one: nothing new
timestories-shown-ejected = ejected
timestories-shown-lost-control = control lost
timestories-shown-left-out = no Azrak
timestories-shown-conflict = in a conflict
timestories-shown-test = test: { $value }
timestories-shown-ready = ready

timestories-lesson-aim = You’re agents inside other people. Read the Mission Order, keep it in mind, and reach a good ending with as little Azrak as you can on the Mission Return.
timestories-lesson-round = Each round the Time Captain pays 1 Azrak to go to a location. Card A is read aloud. Then everyone takes a card from the panorama, reads it alone and tells the others, in their own words, what it says.
timestories-lesson-act = After that, everyone acts when they like: explore another card for 1 Azrak, attempt the test on the card in front of you, or stand by to support. When nobody has a card in front of them and everyone’s done, you leave.
timestories-lesson-test = A test costs 1 Azrak. Boost it with more, ask whoever is standing by for support, then add a Destiny card. Below the difficulty you fail, above it you succeed, and hitting it exactly is best of all.
timestories-lesson-azrak = Whoever spends their last Azrak takes an Emergency Update or loses control. Between locations, a Standard Update shares out what’s in the Vortex, at the price of 1 Azrak on the Mission Return.

timestories-play-hint = A number makes that move. You can also type “read mission return” · “why” · “rules azrak” · “lang es” · “help” · “quit”
timestories-play-help-words = a move in the very words it’s offered in, for any of the receptacles
    .type = nothing more here
timestories-play-help-why = why you can’t make the usual moves right now, each with its rule
    .type = why
timestories-play-help-flip = stop and begin the mission again
    .type = start over
timestories-play-help-rule = read a rule
    .type = rule TS-7.2
timestories-play-help-rules = search the rulebook
    .type = rules azrak
