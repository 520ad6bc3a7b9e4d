# TIME Stories Revolution in the terminal: what can be read.

timestories-read-before-agent = In front of { $who }
timestories-read-played = { $who } ({ $name })
timestories-read-before = in front of { $who }
timestories-read-kind-a = Card { $letter }
timestories-read-kind-panorama = Card { $letter }
timestories-read-kind-item = Item { $letter }
timestories-read-kind-mystery = Mystery { $letter }
timestories-read-kind-interaction = Interaction { $letter }
timestories-read-kind-recall = Snap Recall
timestories-read-kind-sealed = Sealed card
timestories-read-kind-prologue = Prologue
timestories-read-kind-ability = Ability
timestories-read-kind-countdown = Time’s up
timestories-read-lately = No longer in front of you
timestories-read-last = What you read last
timestories-read-said = What you heard
timestories-read-face-down = a token, face down: only you know which
timestories-read-goal = What you want
timestories-goal-told = What { $who } wants, and only you know: { $text } { $gives } To read it again: “read what you want”.
timestories-read-goal-return = It gives { $azrak } Azrak from the Mission Return.
timestories-read-goal-vortex = It gives { $azrak } Azrak from the Vortex.
timestories-read-goal-reached = Reached.
timestories-word-answer = answer, responder, respuesta
timestories-answer-hint = To answer “{ $ask }”, type “answer” and your words.
timestories-gifts-word = give, dar, entregar, regalar
timestories-gifts-folded = You could hand something over: “give” lists what, and to whom.
timestories-word-vote = vote, vota, votar, voto
timestories-no-such-vote = there’s no such way to vote; the numbers stand before the ways
timestories-which-vote = there’s more than one vote on: type the whole number, as in “vote 101”
timestories-hint-vote = A way to vote has the same number on everybody’s screen. “vote 2” takes the second one too.
timestories-read-supported = { $who } asks for support: { $attribute }, { $value } so far, against { $difficulty }.
timestories-read-back = { $mystery ->
    [yes] The Mystery
   *[no] Card { $letter }
}, seen from afar
timestories-read-mystery = The Mystery
timestories-read-bare = nothing else shows on its back
timestories-read-conflict = Conflict
timestories-read-people = Receptacles
timestories-read-to-choose = Receptacles to choose from
timestories-read-items = Items
timestories-read-on-table = on the table
timestories-read-box = The box
timestories-read-sealed = Sealed cards
timestories-read-sealed-card = Sealed card { $number }
timestories-read-mission = The mission
timestories-read-return = Mission Return
timestories-read-returned = Azrak on it: { $azrak }
timestories-read-prologue = Prologue
timestories-read-map-card = Map card { $number }
timestories-read-map = Map
timestories-read-item = Item { $number } ({ $colour ->
    [green] green
    [yellow] yellow
    [red] red
   *[white] white
})
timestories-read-test = Test: { $test }
timestories-read-azrak = Azrak { $azrak } of { $level }
timestories-read-magick = Magick { $magick }
timestories-read-costs-azrak = costs { $azrak } Azrak
timestories-read-costs-magick = costs { $magick } Magick
timestories-read-used = already used
timestories-read-captain = Time Captain
timestories-read-azrak-here = 1 Azrak on it
timestories-read-asked = { $who }: { $text }
timestories-play-help-read = read anything that’s face up, or a part of the table: “read map”; “read” on its own lists it all
    .type = read mission return

timestories-read-margin = (In the margin: { $text })
timestories-hint-choosing = Each of you will live in one of these people for a while. Their three numbers say what they’re good at; Azrak is how much time you get in them.
timestories-hint-naming = The Time Captain says where you go, and pays for it. Next round it’s somebody else’s turn.
timestories-hint-magick = Magick pays for powers such as these, during the Actions or in a test. What you spend of it is gone unless a card gives some back.
timestories-hint-captain = Going somewhere costs the captain 1 Azrak, which stays on the map. Going back there costs 1 too, and that one lands on the Mission Return, where it takes a point off at the end.
timestories-hint-recon = Everyone’s first card is at no cost. Only its reader sees it.
timestories-hint-telepathy = Nobody else sees your card. Tell them what’s on it in your own words, and ask about theirs; “I’ve told it” says you’re done.
timestories-hint-actions = There are no turns: act when you like. Exploring another card or attempting a test costs 1 Azrak, and spent Azrak falls into the Vortex. Standing by puts your card back: then you can support others or hand something over.
timestories-hint-test = What you put in is added to your attribute, 1 for each Azrak. Last of all a Destiny card is drawn and added too: it can be worth less than nothing.
timestories-hint-fight = Everyone takes a turn, in the captain’s order, until the opponent has taken enough damage. Anyone can support.
timestories-hint-between = An Update deals the Azrak in the Vortex out again. It leaves 1 on the Mission Return, and each one there takes a point off at the end; an Update at no cost leaves none.
timestories-hint-link = An Emergency Update fills you up again and leaves this Azrak on the Mission Return. Or you lose control of the body you’re in, and are out until the group moves on.
