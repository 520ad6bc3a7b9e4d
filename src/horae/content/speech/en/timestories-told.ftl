# TIME Stories in words: what happens, what can be done, what is shown.

timestories-said = { $text }
timestories-yes = yes
timestories-agent = Agent { $number }
timestories-no = no
timestories-person = { $name } ({ $first }/{ $second }/{ $third }, { $azrak } Azrak)
timestories-test = { $label }: { $attribute } against { $difficulty }

timestories-told-order = Mission Order
timestories-told-receptacle-chosen = { $receptacle } is inhabited.
timestories-told-thing-held = { $who } holds { $thing }.
timestories-told-captain-named = { $who } is Time Captain.
timestories-told-prologue-read = { $texts }
timestories-told-round-began = Round { $round }. Time Captain: { $captain }
timestories-told-location-chosen = { $who } takes you to { $location }{ $revisited ->
    [yes] , once more: the Azrak goes on the Mission Return.
   *[no] .
}
timestories-told-card-a-opened = Card A: a panorama of { $cards }.
timestories-told-card-taken = { $who } takes card { $slot }{ $free ->
    [yes] {" "}at no cost.
   *[no] .
}
timestories-told-card-returned = { $who } gives card { $slot } back.
timestories-told-card-read = { $who } reads: { $text }
timestories-told-card-read-alone = { $who } reads a card in secret.
timestories-unseen-item = item { $number }
timestories-unseen-token = a token
timestories-unseen-mystery = mystery { $number }
timestories-told-recounted = { $who } has told what they found.
timestories-told-test-began = { $who } attempts a test of { $attribute }: { $value }.
timestories-told-boosted = { $who } boosts: { $value }.
timestories-told-support-asked = { $who } asks for support.
timestories-told-supported = { $who } supports { $whom }: { $value }.
timestories-told-support-declined = { $who } gives { $whom } no more support.
timestories-told-destiny-drawn = Destiny: { $modifier }. { $left } left in the pile.
timestories-told-destiny-shuffled = The Destiny cards are shuffled: { $cards }.
timestories-told-test-resolved = { $who }, { $value }: { $outcome ->
    [failure] failure.
    [critical] critical success.
   *[success] success.
}
timestories-told-given = { $who } gives { $to } { $thing }.
timestories-told-became-ready = { $who } is ready.
timestories-told-stayed = { $who } would rather stay.
timestories-told-azrak-gained = { $who } gains { $amount } Azrak.
timestories-told-magick-changed = { $who } now has { $pool } Magick.
timestories-told-link-broken = { $who } has no Azrak left: the link breaks.
timestories-told-link-mended = Emergency Update: { $who } is back at { $pool } Azrak.
timestories-told-control-lost = { $who } loses control of the receptacle.
timestories-told-decision-pending = { $who } has something to decide.
timestories-told-agent-leaving = { $who } has to leave this location.
timestories-told-agent-ejected = { $who } is out of this location.
timestories-told-receptacle-regained = { $who } takes control of themselves again.
timestories-told-agent-returned = { $who } is back.
timestories-told-agent-left-out = There is no Azrak for { $who } yet.
timestories-told-proposed = { $who } proposes: { $what ->
    [update] a Standard Update.
    [free-update] a free Update.
    [stop] to stop here.
   *[start-over] to start over.
}
timestories-told-agreed = { $who } agrees.
timestories-told-objected = { $who } objects.
timestories-told-update-began = { $who } does { $free ->
    [yes] a free Update
   *[no] a Standard Update
}: { $to_deal } Azrak to deal.
timestories-told-azrak-dealt = { $to } gets { $amount } Azrak.
timestories-told-item-taken = { $who } takes item { $item } ({ $colour ->
    [green] green
    [yellow] yellow
    [red] red
   *[white] white
}).
timestories-told-thing-stowed = { $thing } is stowed.
timestories-told-thing-removed = { $thing } leaves the game.
timestories-told-token-taken = { $token }.
timestories-told-map-changed = { $name }: { $change ->
    [opened] open on the map from now on.
    [covered] covered.
   *[closed] closed.
}
timestories-told-attributes-replaced = { $who } is changed: item { $item }.
timestories-told-mystery-drawn = { $who } draws mystery { $mystery }.
timestories-told-ability-used = { $who } uses { $ability }.
timestories-told-personal-conflict-began = { $who } is in a conflict.
timestories-told-group-conflict-began = A conflict for everybody! { $text }
timestories-told-called-on = { $who } has to attempt.
timestories-told-damage-dealt = { $who } deals { $points } damage: { $damage } of { $life }.
timestories-told-conflict-ended = The conflict is over.
timestories-told-group-asked = The group is to pay { $azrak } Azrak and { $magick } Magick.
timestories-told-pledged = { $who } puts 1 in.
timestories-told-sealed-turned = A sealed card is turned: { $text }
timestories-told-deck-opened = The second story deck is open.
timestories-told-free-update-gained = One more free Update: { $left } left.
timestories-told-between-began = Between locations.
timestories-told-run-restarted = Everything is set up anew: run { $run }.
timestories-told-mission-ended = The mission ends. Score: { $score }.

timestories-move-receptacle = { $who }: inhabit { $receptacle }
timestories-move-volunteer = { $who } volunteers
timestories-move-location = Go to { $location }
timestories-move-recon = { $who }: take { $card } { $place }
timestories-move-recount = { $who }: I have told it
timestories-move-explore = { $who }: explore { $card } { $place }
timestories-move-attempt = { $who }: attempt { $test }
timestories-move-boost = { $who }: boost by 1
timestories-move-ask-support = { $who }: ask for support
timestories-move-support = { $who }: support { $whom }
timestories-move-decline = { $who }: no more support for { $whom }
timestories-move-decline-own = { $who }: the group does not pay
timestories-move-destiny = { $who }: draw Destiny
timestories-move-stand-by = { $who }: stand by
timestories-move-give = { $who }: give { $to } { $thing }
timestories-move-ready = { $who }: nothing more here
timestories-move-ready-fight = { $who }: ready for the conflict
timestories-move-ready-between = { $who }: go on to the next place
timestories-move-stay = { $who }: stay after all
timestories-move-choose = { $who }: { $option }
timestories-move-pledge = { $who }: put 1 in for { $whom }
timestories-move-emergency = { $who }: { $free ->
    [yes] free Emergency Update
   *[no] Emergency Update
}
timestories-move-lose-control = { $who }: let go of the receptacle
timestories-move-update = { $free ->
    [yes] Free Update, dealt by { $who }
   *[no] Standard Update, dealt by { $who }
}
timestories-move-agree = { $who }: agree
timestories-move-object = { $who }: object
timestories-move-deal = 1 Azrak to { $to }
timestories-move-deal-evenly = Deal evenly
timestories-move-ability = { $who }: use { $ability }
timestories-move-call-on = Call on { $whom }
timestories-move-stop = { $who }: stop the mission
timestories-move-start-over = { $who }: start over

timestories-now-choosing = Whom do you inhabit?
timestories-now-holding = Who holds it?
timestories-now-naming = Who is Time Captain?
timestories-now-prologue = The prologue is read.
timestories-now-captain = Where to?
timestories-now-arriving = Card A is read.
timestories-now-recon = Who takes which card?
timestories-now-telepathy = Tell the others what you found, in your own words.
timestories-now-actions = What do you do?
timestories-now-fight = You are in a conflict.
timestories-now-between = Between locations: update, swap, or go on.
timestories-now-dealing = Who gets the Azrak?
timestories-now-over = The mission is over.
timestories-now-link = Your last Azrak is spent. What now?
timestories-now-must-update = Someone has lost control: an Update comes first.
timestories-now-proposal = Do you agree? { $what }
timestories-proposal-update = A Standard Update.
timestories-proposal-free-update = A free Update.
timestories-proposal-stop = To stop here.
timestories-proposal-start-over = To start over.

timestories-end-won = Mission accomplished: { $score }
timestories-end-lost = Mission failed: { $score }
timestories-end-stopped = You stopped before the end.
timestories-option-profile = Rule profile
    .about = Which edition’s rules are played. A Midsummer Night has powers, Magick and mysteries; The Hadal Project has equipment and talents.
timestories-option-profile-first = The mission’s own

timestories-shown-head = Round { $round } · Vortex { $vortex } · Mission Return { $returned } · free Updates { $free } · Destiny { $destiny } left, drawn: { $discards }
timestories-shown-open = open ({ $visits ->
    [0] never visited
    [one] visited once
   *[other] visited { $visits } times
})
timestories-shown-closed = closed
timestories-shown-fight = Conflict: { $damage } of { $life } damage
timestories-shown-read = read before
timestories-shown-ejected = ejected
timestories-shown-lost-control = out of control
timestories-shown-left-out = without Azrak
timestories-shown-conflict = in a conflict
timestories-shown-test = test: { $value }
timestories-shown-ready = ready

timestories-lesson-aim = You are agents inside other people. Read the Mission Order, keep it in mind, and reach a good ending with as little Azrak as possible on the Mission Return.
timestories-lesson-round = Each round the Time Captain pays 1 Azrak to go somewhere. Card A is read to all. Then everyone takes one card of the panorama, reads it alone and tells the others what it says in their own words.
timestories-lesson-act = Then anyone acts when they like: explore another card for 1 Azrak, attempt the test on the card before you, or stand by to support others. When nobody has a card before them and all are ready, you leave.
timestories-lesson-test = A test costs 1 Azrak. Boost it with more, ask those standing by for support, then a Destiny card is added. Below the difficulty you fail, above it you succeed, equal is best.
timestories-lesson-azrak = Whoever spends their last Azrak asks for an Emergency Update or lets go. Between locations a Standard Update deals out what lies in the Vortex, for 1 Azrak on the Mission Return.

timestories-play-hint = A number makes that move. Also: read mission return · why · rules azrak · lang es · help · quit
timestories-play-help-words = a move in the very words in which it is offered, for either receptacle
    .type = Inés volunteers
timestories-play-help-why = why the usual moves are not open just now, each with its rule
    .type = why
timestories-play-help-flip = stop and begin the mission again from the start
    .type = Inés: start over
timestories-play-help-rule = read a rule
    .type = rule TS-7.2
timestories-play-help-rules = search the rulebook
    .type = rules azrak
