# TIME Stories Revolution in the terminal: what can be read.

timestories-read-before-agent = In front of { $who }
timestories-read-played = { $who } ({ $name })
timestories-read-before = in front of { $who }
timestories-read-kind-a = Card { $letter }
timestories-read-kind-panorama = Card { $letter }
timestories-read-kind-item = Item { $letter }
timestories-read-kind-mystery = Mystery { $letter }
timestories-read-kind-interaction = Card { $letter }
timestories-read-kind-recall = Snap Recall
timestories-read-kind-sealed = Sealed card
timestories-read-kind-prologue = Prologue
timestories-read-kind-ability = Ability
timestories-read-kind-countdown = Time’s up
timestories-read-said = What you heard
timestories-read-face-down = a token, face down: only you know which
timestories-read-goal = What you want
timestories-read-goal-return = It gives { $azrak } Azrak from the Mission Return.
timestories-read-goal-vortex = It gives { $azrak } Azrak from the Vortex.
timestories-read-goal-reached = Reached.
timestories-word-answer = answer, responder, respuesta
timestories-answer-hint = A card is asking for a word: type “answer” and the word.
timestories-read-back = Card { $letter }, seen from afar
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
