# Playing in the terminal. A list of words after “word” says what may be typed; the first is the one shown to people.

play-you-name = Guest
play-bot-names = Nerea, Bruno, Coral, Teo, Alma
play-no-face = { $game } cannot be played in the terminal; these can: { $known }
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
    [0] You sit alone at the table.
    [one] At the table with you: { $others }, a bot.
   *[other] At the table with you: { $others }, all bots.
} Type help to learn the first turn, and quit to stop; the game is kept.
play-commitment = The shuffle is sealed. At the end the seed is shown, and you can check it against this seal:
    { $commitment }
play-hint = A number makes that move. Also: why 4 midnight · flip 1 2 3 · read midnight · rules fade · lang es · help · quit
play-hint-short = Type a number; help shows what else can be typed.
play-go-on = Go on without it
play-no-such-number = There is no move number { $number } now. Type one of the numbers above, or look to see the table again.
play-not-understood = “{ $words }” is no move and no command. Type a move’s number, or help to see what can be typed.
play-why-what = Name the play you have in mind: why 4 midnight, why predict 9, why power dawn 3.
play-why-allowed = Nothing is in the way: “{ $move }” is allowed now.
play-why-read = To read the rule, type: rule { $rule }
play-ruling = Ruling:
play-rules-how = Type rules and a word to search, or rule and an id to read one: rules fade, rule SA-7.3
play-rules-none = No rule speaks of “{ $word }”.
play-rules-more = There are more: { $rules }
play-languages = The languages are: lang es (Spanish) and lang en (English).
play-saved = The log is kept in { $file }
play-save-other = { $file } is there already and is not a game’s log, so it was left alone. Choose another name: save FILE
play-save-failed = The log could not be written to { $file }. Choose another place: save FILE
play-farewell = You leave the table. Fair winds!
play-seed-fits = The seed was { $seed }, and it fits the seal shown at the start.
play-seed-differs = The seed was { $seed }, and it does NOT fit the seal shown at the start.
play-help = What you can type
play-help-number = make move number 3
    .type = 3
play-help-words = the same in words; predict 5, pass and power dawn 4 work too
    .type = 3 on dawn
play-help-why = why a play is not allowed, with its rule; why alone explains them all
    .type = why 4 midnight
play-help-flip = turn over tiles on the number line of whoever has the turn
    .type = flip 1 2 3
play-help-rule = read a rule
    .type = rule SA-7.3
play-help-rules = search the rulebook
    .type = rules fade
play-help-look = show the table again
    .type = look
play-help-language = go on in Spanish
    .type = lang es
play-help-save = keep the game’s log in a file
    .type = save FILE
play-help-quit = stop; the log is kept
    .type = quit

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
shipwreck-no-card-in-row = that card does not lie in the row; a fate goes before one of the five cards that do
shipwreck-no-such-value = you do not hold a { $value }; you hold { $hand }
shipwreck-no-hours-power = The Hours has no power

shipwreck-shown-score = Score { $value } of { $goal }
shipwreck-shown-doom = Doom { $value } of { $goal }
shipwreck-shown-last-resort = The last resort, when no arcanum takes either fate. The fate then moves right.
shipwreck-shown-empty = no arcanum
shipwreck-shown-deck = Deck ({ $count }), next:
shipwreck-shown-no-deck = the deck is empty
shipwreck-shown-powers = Faded powers (one a turn)
shipwreck-shown-power-used = Faded powers (one was used this turn)
shipwreck-shown-power-group = for the group
shipwreck-shown-power-active = for the active person
shipwreck-shown-people = At the table
shipwreck-shown-known = This turn: { $facts }.
shipwreck-shown-turn = has the turn
shipwreck-shown-own-turn = you; it is your turn
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
shipwreck-shown-kept = kept

shipwreck-lesson-aim =
    You all win or lose together. Seven right predictions win; seven doom lose.
shipwreck-lesson-play =
    In your turn you hold two fates (stones from 1 to 7). You play one before a card whose ability
    your two fates obey. Where you play it tells the others something about the one you keep.
shipwreck-lesson-hide =
    Say nothing about your hidden fate; the play must speak. If no arcanum takes either fate,
    one goes to The Hours, and that tells a lot too.
shipwreck-lesson-predict =
    In someone else’s turn, ask yourself: what must they hold to play that, there? Predict when you
    are sure enough. A right guess scores; a wrong one brings doom. Or say that you have nothing more:
    the fate stays hidden for another turn, and the marks on the number line stay as well.
shipwreck-lesson-fade =
    A fate takes hours: 1 to 3 one, 4 to 6 two, 7 three. When the hours before an arcanum reach its
    moons, it fades and brings two doom, unless the group was right that turn. Its power is left, to be used once.
shipwreck-lesson-signs =
    On the cards: { $goes } a fate that may go there, { $kept } the one you keep, { $seen } a visible fate;
    { $dark } a moon gone dark, { $moon } one still bright, { $may } your fates that may go there now.
