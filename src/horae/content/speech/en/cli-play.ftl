# Playing in the terminal. A list of words after “word” says what may be typed; the first is the one shown to people.

play-you-name = Guest
play-bot-names = Nerea, Bruno, Coral, Teo, Alma
play-option-values = the option { $option } ({ $title }) can be { $known }, not “{ $value }”

play-word-help = help, h, how
play-word-quit = quit, q, exit, bye
play-word-why = why not, why can’t i, why
play-word-rule = rule
play-word-rules = rules, search
play-word-language = lang, language
play-word-save = save
play-word-look = look, table, show table

play-greeting = { $count ->
    [0] You have the table to yourself.
    [one] At the table with you: { $others }, a bot.
   *[other] At the table with you: { $others }, all bots.
} Type “help” to learn the first turn, or “quit” to leave; the game is saved.
play-commitment = The shuffle is sealed. The seed is revealed at the end, and you can check it against this seal:
    { $commitment }
play-hint = A number makes that move. You can also type “why 4 midnight” · “flip 1 2 3” · “read midnight” · “rules fade” · “lang es” · “help” · “quit”
play-read-on = Enter: read on
play-enter = “look” shows the table, “moves” what you can do.
play-hint-short = Type a number; “help” shows what else you can type.
play-go-on = Carry on without it
play-no-such-number = There’s no move number { $number } right now. Type one of the numbers above, or “look” to see the table again.
play-number-gone = What number { $number } stood for can’t be done any more. Nothing was done; “look” shows what there is to choose now.
play-no-moves = There’s nothing to choose just now. Type “look” to see the table, or “help” to see what you can type.
play-not-understood = “{ $words }” isn’t a move or a command. Type a move’s number, or “help” to see what you can type.
play-why-what = Say which play you have in mind: “why 4 midnight”, “why predict 9”, “why power dawn 3”.
play-why-allowed = Nothing’s stopping you: “{ $move }” is allowed right now.
play-why-read = To read the rule, type “rule { $rule }”
play-ruling = Ruling:
play-rules-how = Type “rules” and a word to search, or “rule” and an id to read one: “rules fade”, “rule SA-7.3”
play-rules-none = No rule mentions “{ $word }”.
play-rules-more = There are more: { $rules }
play-languages = The languages are “lang es” (Spanish) and “lang en” (English).
play-saved = The log is in { $file }
play-save-other = { $file } already exists and isn’t a game’s log, so it was left alone. Pick another name: “save FILE”
play-save-failed = The log couldn’t be written to { $file }. Pick another place: “save FILE”
play-farewell = You leave the table. Fair winds and following seas!
play-seed-fits = The seed was { $seed }, and it matches the seal shown at the start.
play-seed-differs = The seed was { $seed }, and it does NOT match the seal shown at the start.
play-help = What you can type
play-help-number = make move number 3
    .type = 3
play-help-words = the same in words; “predict 5”, “pass” and “power dawn 4” work too
    .type = 3 on dawn
play-help-why = why a play isn’t allowed, with its rule; “why” on its own explains them all
    .type = why 4 midnight
play-help-flip = flip tiles on the number line of whoever’s turn it is
    .type = flip 1 2 3
play-help-rule = read a rule
    .type = rule SA-7.3
play-help-rules = search the rulebook
    .type = rules fade
play-help-look = show the table again
    .type = look
play-help-language = carry on in Spanish
    .type = lang es
play-help-save = save the game’s log to a file
    .type = save FILE
play-help-quit = leave; the log is saved
    .type = quit

plain-play-hint = A number makes that move. You can also type the move’s own words, or “read” · “rules” · “lang es” · “help” · “quit”
plain-play-help-words = a move in the words it’s offered in; the first few are enough
    .type = ring
plain-play-help-read = list what’s face up on the table
    .type = read
plain-play-help-rule = read a rule by its id
    .type = rule ID
plain-play-help-rules = list the rulebook’s chapters; with a word, search it
    .type = rules

shipwreck-word-pass = pass, nothing, nothing more, go on
shipwreck-word-agree = agree, yes
shipwreck-word-object = object, disagree, no
shipwreck-word-show = show, discard mine
shipwreck-word-confess = confess, own up
shipwreck-word-flip = flip, mark, turn over
shipwreck-word-predict = predict, guess, propose
shipwreck-word-power = power, use, ask
shipwreck-word-hours = hours
shipwreck-word-filler = on, at, in, to, the, a, of, my, play, i, put, with, is, it, higher, than, for, not
shipwreck-which-card = Which one do you mean: { $cards }?
shipwreck-no-card-in-row = that card isn’t in the row; a fate goes in front of one of the five cards that are
shipwreck-no-such-value = you don’t have a { $value }; you have { $hand }
shipwreck-no-hours-power = The Hours has no power

shipwreck-shown-score = Score { $value } of { $goal }
shipwreck-shown-doom = Doom { $value } of { $goal }
shipwreck-shown-last-resort = The last resort, when no arcanum takes either of your fates. The fate then moves right.
shipwreck-shown-empty = no arcanum
shipwreck-shown-deck = Deck ({ $count }), next:
shipwreck-shown-no-deck = the deck is empty
shipwreck-shown-powers = Faded powers (one a turn)
shipwreck-shown-power-used = Faded powers (one has been used this turn)
shipwreck-shown-power-group = for the group
shipwreck-shown-power-active = for whoever’s turn it is
shipwreck-shown-people = At the table
shipwreck-shown-known = This turn: { $facts }.
shipwreck-shown-turn = has the turn
shipwreck-shown-own-turn = you; it’s your turn
shipwreck-shown-you = you
shipwreck-shown-passed = nothing more
shipwreck-shown-agreed = agrees
shipwreck-shown-unseen = Unseen by you
shipwreck-shown-bag = { $count ->
    [0] The bag is empty; the others hold the rest.
    [one] One of them is in the bag; the others hold the rest.
   *[other] { $count } of them are in the bag; the others hold the rest.
}
shipwreck-shown-all-in-bag = All of them are in the bag.
shipwreck-shown-hand = Your hand
shipwreck-shown-new = new
shipwreck-shown-kept = from before

shipwreck-lesson-aim =
    You all win or you all lose. Seven right predictions win it; seven doom lose it.
shipwreck-lesson-play =
    On your turn you hold two fates (tokens from 1 to 7). You play one in front of a card whose ability
    the two of them obey. Where you play it tells the group something about the one you keep.
shipwreck-lesson-hide =
    Say nothing about your secret fate; let the play do the talking. If no arcanum takes either fate,
    one goes to The Hours, and that says a lot too.
shipwreck-lesson-predict =
    On someone else’s turn, ask yourself: what must they be keeping, to have played that, there? Predict when
    you’re sure enough. A right guess scores; a wrong one brings doom. Or say you have nothing more:
    the fate stays secret for another turn, and so do the marks on the number line.
shipwreck-lesson-fade =
    Every fate takes hours: 1 to 3 take one, 4 to 6 two, 7 three. Each hour darkens a moon of the arcanum it’s played
    on. With none left bright, the arcanum fades and brings two doom, unless the group was right that turn. Its power
    stays behind, for one use.
shipwreck-lesson-signs =
    On the cards: { $goes } a fate that may go there, { $kept } the one you keep, { $seen } a visible fate;
    { $dark } a moon gone dark, { $moon } one still bright, { $may } your fates that may go there now.
