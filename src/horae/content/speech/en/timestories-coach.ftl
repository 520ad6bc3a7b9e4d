# What a coach says over one’s shoulder on a mission: what can be done now, what stands open here, what it costs.

timestories-coach-now = What can I do now?
timestories-coach-here = What stands open here
timestories-coach-beware = Keep an eye on

timestories-coach-slot = { $letter } ({ $place })
timestories-coach-box = { $attribute } { $difficulty }

timestories-coach-wait = Nothing for the moment: the others are busy. Listen, and take notes.
timestories-coach-open = It’s up to you: choose among what’s offered.
timestories-coach-volunteer = Somebody has to go first: the first Time Captain chooses where you begin, and pays 1 Azrak for it.
timestories-coach-mend = You can hold on: Emergency Update. { $said }
timestories-coach-let-go = Or you can lose control. { $said }
timestories-coach-question = Your card asks you something. Talk it over first if you like: nobody is in a hurry.
timestories-coach-question-typed = Your card wants a word or a number. Has somebody read or heard it? If not, leave it and come back later.
timestories-coach-vote = The group decides this one. Say what you think first: votes are open.
timestories-coach-proposal = An Update is proposed. { $said }
timestories-coach-least = Whoever has least is at { $azrak } Azrak.
timestories-coach-test = As it stands, your odds are about { $enough } in { $cards }, by the Destiny cards to come.
timestories-coach-boost = With 1 Azrak more they’d be { $enough } in { $cards }; you’d have { $left } left.
timestories-coach-boost-idle = 1 Azrak more wouldn’t change your odds.
timestories-coach-ask-support = Those standing by can help: ask for support, then draw.
timestories-coach-support = { $name } is in a test: the odds are about { $now } in { $cards }, and with 1 Azrak of yours { $enough } in { $cards }.
timestories-coach-support-blind = { $name } is attempting a test you haven’t seen. Ask how hard it is, then decide.
timestories-coach-fight = { $left } of { $life } life points to go. Everyone attempts in turn, and everyone can help.
timestories-coach-fight-wait = It isn’t your turn: keep Azrak to support with.
timestories-coach-fight-swap = Before it begins you can swap things at no cost: who can use what?
timestories-coach-choose-first = Take whoever you like. Between you, it helps to have somebody good at each of the three attributes.
timestories-coach-choose = So far the group is weakest at { $attribute } (best: { $value }). Somebody good at that would help.
timestories-coach-captain = You’re Time Captain: going somewhere costs you 1 Azrak. Ask the others what they’re missing.
timestories-coach-not-captain = { $name } decides where to. Say what you’d still like to look into.
timestories-coach-place-new = { $place }: nobody has been there yet.
timestories-coach-place-back = { $place }: { $unread ->
    [0] every card there has been read
    [one] one card there hasn’t been read
   *[other] { $unread } cards there haven’t been read
}.
timestories-coach-place-again = { $place }: { $unread ->
    [0] every card there has been read
    [one] one card there hasn’t been read
   *[other] { $unread } cards there haven’t been read
}. You’ve been there, so the Azrak would go onto the Mission Return.
timestories-coach-place-closed = { $place }: closed for now. Something you find may open it.
timestories-coach-recon = Take a card: it costs nothing now, later 1 Azrak. Spread out, and suit the person to the place.
timestories-coach-recon-wait = You have your card. Nothing on it counts until everyone has told theirs.
timestories-coach-recon-unread = Nobody has read { $places }.
timestories-coach-tell = Tell the others in your own words: who’s there, what could be done, what it takes. Reading it out isn’t allowed.
timestories-coach-listen = Listen to the others. Who’s at the right place, and who’d do better elsewhere?
timestories-coach-attempt = { $own ->
    [one] { "" }
   *[other] { $name }:{ " " }
}{ $label } ({ $attribute } { $value } against { $difficulty }): the odds are about { $enough } in { $cards }. It costs 1 Azrak, and each one more adds 1.
timestories-coach-better = { $name } is better at { $attribute } ({ $value }): you could stand by and leave it to them.
timestories-coach-explore-free = { $own ->
    [one] You have
   *[other] { $name } has
} one free look at another card.
timestories-coach-explore = { $own ->
    [one] You can
   *[other] { $name } can
} look at another card for 1 Azrak (of { $azrak }).
timestories-coach-explore-last = { $own ->
    [one] You can
   *[other] { $name } can
} look at another card, but with the last Azrak: that breaks the link.
timestories-coach-conflict = { $own ->
    [one] You’re
   *[other] { $name } is
} in a conflict: that comes first.
timestories-coach-stand-by = Standing by gives the card back: then you can support the others and hand things over.
timestories-coach-leave = Done here? Say so. The group goes when nobody has a card left. Waiting costs nothing: only Azrak runs out.
timestories-coach-leaving = You’ve said you’re done. If something comes up, you can stay after all.
timestories-coach-must-update = Somebody lost control, so there has to be an Update.
timestories-coach-update = An Update: { $said }
timestories-coach-update-free = An Update at no cost: { $said }
timestories-coach-carries = { $own ->
    [yes] You carry
   *[no] { $name } carries
} { $things }.
timestories-coach-go-on = Things change hands at no cost now. Then on to the next location.
timestories-coach-deal = Deal it so that nobody runs dry at the next location; whoever has the tests ahead needs it most.
timestories-coach-slot-held = { $place }: { $name } is there. Ask what they see.
timestories-coach-slot-tests = { $place }: you’ve read it. There’s { $count ->
    [one] a test
   *[other] tests
} there: { $tests }.
timestories-coach-slot-own = { $place }: you’ve read it.
timestories-coach-slot-told = { $place }: somebody has read it. Ask who.
timestories-coach-slot-new = { $place }: nobody has read it yet.
timestories-coach-low = { $own ->
    [one] You have
   *[other] { $name } has
} { $azrak } Azrak left. With the last one the link breaks: then it’s an Emergency Update or sitting out.
