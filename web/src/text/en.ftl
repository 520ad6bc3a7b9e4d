# The client's own words in English. Card texts, labels of moves, refusals and the account come from the server.

skip-to-main = Skip to the table
language = Language
close = Close
you = you
on = on
off = off
away = away
to-start = To the start page
opening = One moment…
connecting = Finding the table…
reconnecting = The connection is lost. Looking for it again; nothing you did is gone.
laying-the-table = Laying the table…
no-server = The server does not answer. Check your connection and try again.
lost-title = Nothing here
lost-page = No page lives at this address.
lost-table-title = No such table
lost-table = This table cannot be found. Perhaps the link is cut short; ask for it again.
lost-replay-title = No replay
enter-anew = Enter under a new name

page-start = Horae: games of time
page-table = { $title } · Horae
page-your-turn = Your turn! { $title } · Horae
page-replay = Replay · Horae

start-title = Three games about time, at one table.
start-lead = Play in the browser with friends and with bots. The rules are kept for you, and every “no” tells you why.
start-games = The games
start-mine = Your games
start-foot = Open a table, send the link, play. No account needed.
play-this = Play
open-table = Open a table
your-name = Your name
players-range = { $low } to { $high } people
game-in-the-workshop = On the workbench: it has no board yet.
phase-lobby = waiting to begin
phase-playing = being played
phase-over = over · see the replay

game-shipwreck = The Shipwreck Arcana
game-shipwreck-kind = Together · deduction
game-shipwreck-pitch = Each turn you play one fate and keep one hidden. Whatever you play tells a truth about what you hold. Can your friends read it before the sea takes you all?
game-shipwreck-players = 2 to 5 people
game-shipwreck-time = half an hour
game-echoes = Echoes of Time
game-echoes-kind = Against each other · engine building
game-echoes-pitch = Four brotherhoods, one rail of time. Send cards into the future, let them fall into your ranks, and burn brighter than the rest.
game-echoes-players = 2 to 4 people
game-echoes-time = 45 minutes
game-timestories = TIME Stories Revolution
game-timestories-kind = Together · story
game-timestories-pitch = The agency sends you into other people’s lives. Look around, talk, fail, come back wiser. Alone you inhabit two.
game-timestories-players = 1 to 4 people
game-timestories-time = ten minutes, the training mission

join-title = Got a link?
join-lead = Open it and you are at the table. You can also paste it here.
join-field = Link of the table
join-go = Go there
join-bad-link = That is no link to a table. It looks like https://…/t/… with letters and digits at the end.

enter-invited = At this table: { $names }. They have kept you a place.
enter-empty = The table is laid.
enter-sit = Come in
enter-watch = Just watch

lobby-eyebrow = The table is being laid
lobby-seats = Who sits where
lobby-options = How to play
options-by-host = { $name } chooses these.
seat-host = opened the table
seat-ready = ready
seat-not-ready = not ready yet
seat-bot = plays on its own
seat-empty = Free seat
seat-number = seat { $seat }
sit-here = Sit here
stand-up = Stand up
add-bot = Add a bot
remove-bot = Send { $bot } away
unseat = Ask { $name } to give up the seat
bot-name = { $bot } { $seat }
invite-title = Bring your friends
invite-qr = QR code with the link to this table
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
invite-lead = Whoever has this link can sit down or watch. No account needed.
option-quiet = Enforced silence
option-quiet-explained = Whoever should stay silent under { $rule } cannot write in the chat meanwhile.
option-watchers = Onlookers welcome
option-watchers-explained = People without a seat may watch. They see only what lies open.
need-more = { $count ->
    [one] One more is needed: a friend or a bot.
   *[other] { $count } more are needed: friends or bots.
}
waiting-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
waiting-host = { $name } will start the game.
can-start = All set.
start-game = Start
i-am-ready = I am ready
not-ready-after-all = Not ready after all

frame-tools = Tools
undo = Undo
undo-at-once = Take back your last action
undo-by-consent = Ask everybody to take back your last action
undo-asked = { $name } would like to take back { $count ->
    [one] one action
   *[other] { $count } actions
}.
undo-yes = Fine by me
undo-no = Rather not
undo-withdraw = Never mind
help = Help
rulebook = Rulebook
log = Account
chat = Chat
account = What happened and what was said
unread = unread
switches = Settings
switch-sound = Sound
switch-sound-explained = Stones, water, a bell
switch-motion = Motion
switch-motion-explained = Fates that travel, cards that turn
switch-coach = Coach
switch-coach-explained = Shows what the plays rule out, and why
people = At the table
awaited = deciding
stood-in = { $bot } stands in
status-yours = Your move
status-waiting = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
paused = Paused until more people sit down
bot-plays-for-you = A bot plays for you.
bot-for-me = Let a bot play for me
get-up = Get up and leave a bot
sit-at = Sit down at seat { $seat }
take-back = Take my seat back
someone-away = { $name } has lost the connection.
let-bot-stand-in = Let a bot stand in
open-rule = open this rule
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
log-empty = Nothing has happened yet.
muted = You stay silent for now.
other-device = Go on with another device
other-device-qr = QR code with your own seat
other-device-explained = Scan it with your phone: you keep your seat and your fates. Show it to nobody else.
see-end = See the end again

book-search = Search the rules
book-found = { $count ->
    [0] No rule found
    [one] One rule
   *[other] { $count } rules
}
book-none = No rule mentions that. Try another word.
rule-rule = Rule
rule-ruling = Ruling
rule-example = Example

end-shipwreck-won = You came ashore
end-shipwreck-lost = The sea keeps you
figure-score = score
figure-doom = doom
figure-turns = turns
seed-fits = The shuffle was honest
seed-wrong = The seed does not fit what was promised
seed-unknown = The seed is not known
seed-explained = Before the first move the server showed a fingerprint of the seed. Now that you know the seed, your browser has computed the fingerprint itself.
seed-seed = Seed
seed-promised = Promised at the start
seed-computed = Computed here, now
again = Again!
again-join = Another table is laid: come along
watch-replay = Watch the replay
download-log = Save the log
back-to-board = Back to the board

replay-title = Replay
replay-running = The game is still running; you see your own side of it.
replay-as = As known by
replay-public = Everyone
replay-begin = The table is laid; nothing has happened yet.
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-scrub = Move of the game
replay-move = Move { $at } of { $last }

# --- TIME Stories ---
end-timestories-won = Mission accomplished
end-timestories-lost = Mission failed
figure-azrak_on_return = Azrak on the Mission Return
figure-rounds = rounds
figure-runs = runs
outcome-failure = failure
outcome-critical = critical success
outcome-success = success
ts-band = How the mission stands
ts-round = Round { $round }
ts-run = run { $run }
ts-captain = Time Captain
ts-captain-is = Time Captain: { $name }
ts-group-tokens = Tokens of the group
ts-vortex = Vortex
ts-vortex-about = Azrak that was spent. An Update deals it out again.
ts-on-return = On the Return
ts-return-about = Azrak on the Mission Return: each takes a point off at the end.
ts-free-updates = Free Updates
ts-free-updates-about = Updates that put no Azrak on the Mission Return.
ts-destiny = Destiny
ts-destiny-about = { $cards } cards from { $low } to { $high }; the number is what is left in the pile.
ts-destiny-drawn = drawn:
ts-azrak-of = Azrak: { $azrak } of { $level }
ts-azrak-level = Starts with { $level } Azrak
ts-magick = Magick
ts-magick-has = { $magick } Magick
ts-status-ejected = out of this place
ts-status-lost-control = out of control
ts-status-left-out = without Azrak
ts-status-test = in a test: { $value }
ts-status-link = link broken
ts-status-at = at { $place }
ts-status-card = at card { $letter }
ts-status-ready = ready to go on
ts-status-standing-by = standing by
ts-panorama = Panorama: { $place }
ts-you-are-at = You are at
ts-card = Card { $letter }
ts-slot = Card { $letter }: { $place }.
ts-slot-a = Card A: { $place }, a panorama of { $cards } more cards. Read it again.
ts-slot-yours = Before { $name }: read it.
ts-slot-held = { $name } is reading it.
ts-slot-seen = Somebody has read it before.
ts-slot-unseen = Nobody has read it yet.
ts-slot-recon = Take it, free of cost.
ts-slot-explore = Explore it for 1 Azrak.
ts-slot-explore-free = Explore it, free of cost.
ts-holds-you = before you
ts-holds-other = is looking here
ts-seen = read before
ts-take = Look here
ts-explore = Explore
ts-explore-free = Explore, free
ts-map = Map
ts-map-empty = No place is open on the map.
ts-visits = { $visits ->
    [0] not visited yet
    [one] visited once
   *[other] visited { $visits } times
}
ts-closed = closed
ts-azrak-lies = An Azrak lies on it.
ts-go = Go
ts-go-first = Go there for 1 Azrak.
ts-go-again = Go there again: the Azrak goes on the Mission Return.
ts-receptacles = Receptacles to inhabit
ts-inhabit = Inhabit
ts-taken = Taken
ts-for-your-eyes = For { $name } alone
ts-conflict-personal = Personal conflict
ts-conflict-group = Group conflict
ts-difficulty = Difficulty
ts-attempt = Attempt it
ts-test-of = { $name }: a test of { $attribute }
ts-step-boost = boost
ts-step-support = support
ts-step-destiny = Destiny { $low } to { $high }
ts-so-far = so far
ts-scale = Could come to { $low } to { $high }; the difficulty is { $difficulty }.
ts-scale-unknown = Could come to { $low } to { $high }; the card says how difficult it is.
ts-last-test = The last test
ts-last-test-is = { $name } came to { $value }.
ts-fight-swapping = before it begins: last swaps
ts-fight-ordering = turn { $turn }: the captain says who goes next
ts-fight-acting = turn { $turn }
ts-fight-acted = turn { $turn }
ts-damage-of = { $damage } of { $life } damage
ts-fight-has-acted = has attempted
ts-fight-acts = attempts now
ts-fight-to-come = still to come
ts-replaced = Changed by item { $number }.
ts-open-power = Power
ts-open-equipment = Equipment
ts-used = used
ts-interaction = An interaction
ts-recall = Snap Recall
ts-mystery = A mystery
ts-sealed = A sealed card
ts-read-aloud = read aloud
ts-read-aloud-by = { $name } reads aloud
ts-card-a = Card A, for everyone
ts-prologue = Prologue
ts-order = Mission Order
ts-return = Mission Return
ts-confidential = Agents only
ts-between-title = Between places
ts-between-hint = Swap what you like, for nothing. An Update puts 1 Azrak of the Vortex on the Mission Return (a free one does not) and deals out the rest. Then the captaincy passes on.
ts-log = Mission Log
ts-log-mission = Mission
ts-log-agents = Agents
ts-log-score = Score
ts-log-return = Azrak on the Return
ts-log-rounds = Rounds
ts-folder = Folder
ts-tab-now = Now
ts-tab-place = Card A
ts-tab-dossier = Dossier
ts-tab-people = Receptacles
ts-tab-found = Found
ts-tab-notes = Notes
ts-for-all = lies open for all
ts-held-by = { $name } has it
ts-found-none = Nothing found yet. Items and tokens will lie here.
ts-heard = Read aloud so far
ts-notes-about = Your own notes. They stay in this browser; nobody else sees them.
ts-act-as = Act as
ts-has-moves = can act
ts-things = What you have
ts-agreed = Who agrees
ts-yes = agrees
ts-not-yet = not yet
ts-pays = For { $name } the group puts in Azrak: { $have } of { $need }
ts-pays-magick = For { $name } the group puts in Magick: { $have } of { $need }
ts-deal = Deal out the Azrak
ts-deal-to = 1 Azrak to { $name }
ts-give = Hand something over
ts-more = Stop or start over
ts-more-about = This is proposed to everyone and done only if all agree.
ts-replayed = The mission as it went
ts-new-card = A card lies before you.
ts-wait = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
ts-do-stand-by = Stand by
ts-do-ready = Nothing more here
ts-do-update = Update
ts-do-boost = Boost by 1
ts-do-ask-support = Ask for support
ts-hint-choosing = Choose one of the files above. Everyone inhabits somebody else.
ts-hint-holding = Somebody absent left this; one of you takes it.
ts-hint-naming = The captain decides where to go, and pays for it. Then the captaincy passes to the left.
ts-hint-captain = Choose a place on the map. It costs 1 Azrak of yours.
ts-hint-recon = Choose a card in the picture. The first one is free, and only you read it.
ts-hint-telepathy = In your own words: reading aloud is not allowed.
ts-hint-actions = Act when you like, there are no turns: explore, attempt a test, or stand by.
ts-hint-standing-by = You stand by: you can support others, explore again, or be done here.
ts-hint-between = Update, swap, or go on.
ts-hint-dealing = One crystal at a time, or evenly.
ts-hint-prologue = Listen.
ts-hint-arriving = Card A is read.
ts-hint-test = Boost as much as you like, ask for support, then Destiny is drawn.
ts-hint-support = { $name } asks for support: each Azrak of yours is +1.
ts-hint-link = An Emergency Update refills you, and this Azrak goes on the Mission Return. Or you let go and sit out this place.
ts-hint-fight-swapping = Swap now, for nothing; once it begins you cannot.
ts-hint-fight-ordering = The captain says who attempts next.
ts-hint-fight-acting = Everyone attempts in turn until it has taken enough damage. All may support.
ts-hint-fight-acted = Everyone attempts in turn until it has taken enough damage.
ts-told-here = Told to each other
ts-tell = Tell the others what you found
ts-tell-hint = In your own words…
ts-tell-send = Tell
ts-tell-anyway = Tell it all the same
ts-tell-quoted = That is the card’s own text (“{ $words }”). Telepathy is in your own words.
ts-tour-welcome-title = Somebody else’s life
ts-tour-welcome = You are agents in other people’s bodies, one team. Read the Mission Order, keep it in mind, and come home with as little Azrak as possible on the Mission Return.
ts-tour-place-title = The scene
ts-tour-place = Here you choose whom to inhabit, then where to go. A place is a panorama of cards: take one, read it alone, and tell the others what you saw.
ts-tour-page-title = The folder
ts-tour-page = Whatever there is to read lies here. A sealed page is for your eyes only. Behind it: the dossier, the people, what was found, your notes.
ts-tour-azrak-title = Azrak
ts-tour-azrak = Every crystal is time in this body. Going somewhere, exploring and testing cost one each; spent ones fall into the Vortex. Without any, your link breaks.
ts-tour-test-title = Tests
ts-tour-test = Attribute, plus what you and those standing by put in, plus one Destiny card. Above the difficulty is success, exactly equal is better still.
ts-tour-dock-title = No turns
ts-tour-dock = At a place everyone acts when they like. Your choices are here; what is dashed tells you why not. When all are done, you leave.
ts-tour-end-title = Coming home
ts-tour-end = Updates refill everyone but cost a crystal here, and each one here is a point less. How it ends is up to what you find.

# --- Shipwreck ---
the-row = The Hours and the row of arcana
the-hours = The Hours
the-hours-ability = The last resort, when no arcanum takes either of your fates.
score = score
doom = doom
of-seven = { ", of 7. " }
hours-of = { $hours } of { $moons } hours
fates-before = Before it: { $fates }
no-fates-before = No fates before it
takes-yours = Would take your { $fates }
empty-place = No arcanum lies here
pick-stone = Choose the { $value } at { $card }
parity-even = even
parity-odd = odd
deck-left = in the deck
bag-left = in the bag
unseen = Unseen by you
unseen-of = { $count ->
    [0] No { $value } is unseen
    [one] One { $value } is unseen
   *[other] { $count } of the { $value } are unseen
}
faded-powers = Faded powers
no-faded = None yet. When an arcanum fades, its power waits here.
power-by-active = whoever’s turn it is
power-by-group = the group
power-now = now
power-back = Not now
power-used = One power a turn: used.
on-the-back = On the back: { $power }.
your-hand = Your fates
your-choices = Your choices
no-hand = You hold no fate. You draw when your turn comes.
hand-stone = Fate { $value }, just drawn
hand-stone-old = Fate { $value }, kept from before
kept-before = kept
drawn-now = drawn
line-of = Could still be { $open }. Holds { $fates ->
    [0] no fate
    [one] one fate
   *[other] { $fates } fates
}.
play-title = Play one of your two fates
play-hint = Choose a stone, then a card that takes it. The small stones on the cards show what each would take.
play-then-card = The { $value }: now choose one of the lit cards.
after-play-title = Before the others think
after-play-hint = You may use one of your powers now.
pick-on-board = Choose a lit stone on the board, or here.
silent-title = Not a word now
silent-hint = { $count ->
    [one] { $names } is working out what you kept.
   *[other] { $names } are working out what you kept.
}
predict-title = What is { $name } keeping?
predict-hint = Tap a number to name it. The crosses rule numbers out.
tile-predict = { $value }{ $state ->
    [missed] , guessed and wrong
    [down] , ruled out
   *[open] { "" }
}
tile-mark = Rule out { $value }
tile-unmark = Bring { $value } back
coach-mark = Rule out
coach-marked = { $count ->
    [one] Ruled out
   *[other] Ruled out
}
coach-nothing = Nothing to read yet: no play has left a hidden fate.
line-coach = The coach rules out { $values }.
proposal-title = Do you all say { $value }?
proposal-power = Do you all use “{ $power }”?
proposal-power-value = Do you all ask whether it is higher than { $value }?
proposal-agreed = Agreed so far: { $names }
watch-play = { $name } is choosing a fate to play
watch-power = { $name } may still use a power
mark-hint = Press a number to rule it out on that line, or to bring it back.
join-title-game = You are not in the game
back-title = You are back
back-hint = You take the turn you missed as soon as this one is over.
away-waits = { $fates ->
    [0] { $name } is away
    [one] { $name } is away; a fate waits
   *[other] { $name } is away; { $fates } fates wait
}
watch-predict = The others are working out what { $name } keeps
watch-hint = Touch a card to see the power on its back.
who-silent = { $name } stays silent
who-talks = { $count ->
    [one] { $names } thinks
   *[other] { $names } talk it over
}
answers = Said about the kept fate
answer-higher = Higher than { $value }? { $yes ->
    [yes] Yes
   *[no] No
}
answer-kept = Higher than the { $value } played? { $yes ->
    [yes] Yes
   *[no] No
}
answer-one-of = Is it { $values }? { $yes ->
    [yes] Yes
   *[no] No
}
answer-old = Was the { $value } played held from before? { $yes ->
    [yes] Yes
   *[no] No
}
answer-twice = Two guesses this turn
said-right = right!
said-wrong = wrong
said-yes = Yes
said-no = No
over-won = You came ashore
over-lost = The sea keeps you

tour-invite = First time? See a first turn, right on the board.
tour-start = Show me
tour-no = I know it
tour-step = { $step } of { $all }
tour-next = Next
tour-back = Back
tour-leave = Skip
tour-play = Let’s play
tour-welcome-title = You are all in one boat
tour-welcome = Seven right predictions and everybody wins. Seven doom and the sea takes you all. You may not talk about your own fates: your plays talk for you.
tour-hand-title = Two fates
tour-hand = On your turn you hold two fates. You play one and keep the other hidden. The diamonds are the hours it takes.
tour-arcanum-title = A card is a condition
tour-arcanum = You may play here only if your two fates fit what the card says. So the others learn something about the one you keep. The arrow in the drawing shows which fate goes to the card.
tour-hours-title = The Hours
tour-hours = Score outside, doom inside. If no card takes either of your fates, you play here, and that tells the others a lot.
tour-predict-title = Then the others think
tour-predict = They rule numbers out, talk, and may name the fate you kept. Right is a point, wrong is one doom. They may also wait: you keep it, and next turn they know more.
tour-fading-title = Cards fade
tour-fading = When the moons under a card are full, it fades: two doom, unless the group was right this turn. Its power then waits here, for one use.
tour-bag-title = What is left
tour-bag = There are three of each number. Here you see how many you cannot see: in the bag or in the others’ hands.

# --- Echoes of Time ---
echoes-faction-water = water
echoes-faction-sky = sky
echoes-faction-forest = forest
echoes-faction-earth = earth
echoes-faction-neutral = neutral
echoes-war = war
echoes-magic = magic
echoes-creature = creature
echoes-artefact = artefact
echoes-blue = blue
echoes-yellow = yellow
echoes-red = red
echoes-flame-blue = blue flame
echoes-flame-yellow = yellow flame
echoes-flame-red = red flame
echoes-kind-line = { $faction } · { $specialisation } · { $type }
echoes-cost = { $count ->
    [0] Costs no cards
    [one] Costs 1 card to discard
   *[other] Costs { $count } cards to discard
}
echoes-position = { $position ->
    [0] Straight to the brotherhood
   *[other] Goes to position { $position }
}
echoes-card-costs = { $count ->
    [0] Costs no cards
    [one] Costs 1 card
   *[other] Costs { $count } cards
}, { $position ->
    [0] straight to the brotherhood
   *[other] position { $position }
}
echoes-strength = Strength
echoes-strength-of = Strength { $strength }
echoes-vp = Points at the end
echoes-vp-of = { $vp } VP
echoes-has-token = Used this round.
echoes-is-sent = Among the attackers.
echoes-can-act = Can be chosen now.
echoes-your-board = Your time board
echoes-tile = Position { $position }, { $colour } tile
echoes-outside-is = Outside the board: the { $colour } flame burns
echoes-land-here = Play it here
echoes-land-now = Summon at once
echoes-brotherhood = Brotherhood
echoes-your-brotherhood = Your brotherhood
echoes-of-twelve = { $count } of { $most }
echoes-brotherhood-empty = Nobody yet. Cards that pass position 1 on your rail are summoned and stand here.
echoes-nobody-yet = nobody yet
echoes-board-empty = The board is empty.
echoes-on-board = On the time board
echoes-under-sources = Under sources
echoes-sources = Power sources
echoes-source-centre = In the centre.
echoes-source-held = Held by { $name }.
echoes-source-fortified = Fortified by { $name }.
echoes-in-centre = in the centre
echoes-fortified = fortified
echoes-to-take = More than { $need } strength to take it.
echoes-to-fortify = Strength { $strength } under it; more than { $need } to fortify it.
echoes-conquer-gives = Conquered: { $vp } VP at the end. { $text }
echoes-fortify-gives = Fortified, with more than { $need }: { $vp } VP at the end. { $text }
echoes-under = Under it: { $names }.
echoes-end-when = How near the end is
echoes-round = { $round ->
    [0] First card
   *[other] Round { $round }
}
echoes-last-round = Last round!
echoes-gauge-reserve = { $count } points left in the reserve; at 0 this becomes the last round
echoes-gauge-brotherhood = The largest brotherhood counts { $count }; at 12 this becomes the last round
echoes-gauge-fortified = { $count } of { $all } sources are fortified; when all are, this becomes the last round
echoes-deck = deck
echoes-discard-pile = discarded
echoes-discard-title = Discard pile
echoes-discard-newest = Newest first
echoes-discard-empty = Nothing has been discarded.
echoes-read-person = { $name }: { $cards } in the brotherhood, { $board } on the board, { $flame } flame. Read their cards
echoes-points-now = points
echoes-person = { $score } points now, { $vp } of them in tokens. { $hand } in hand, brotherhood { $size }, { $sources ->
    [0] no sources
    [one] 1 source
   *[other] { $sources } sources
}, { $flame } flame{ $start ->
    [yes] , start token
   *[no] { "" }
}
echoes-fact-vp = points in tokens
echoes-fact-hand = cards in hand
echoes-fact-size = what the brotherhood counts
echoes-fact-sources = sources held
echoes-fact-start = has the start token
echoes-points-said = { $sign }{ $vp } VP
echoes-parts = Parts of the table
echoes-part-mine = Your board
echoes-part-centre = Sources
echoes-part-round = Others
echoes-hand = Your hand
echoes-hand-empty = Your hand is empty.
echoes-your-choices = Your choices
echoes-main-actions = Main actions
echoes-free-actions = Free actions
echoes-turn-title = Your turn
echoes-turn-hint = One main action; flames and reinforcing are free.
echoes-after-title = Anything else?
echoes-after-hint = Free actions, or end your turn.
echoes-do-draw = Draw 2
echoes-do-play = Play
echoes-do-advance = Advance 2
echoes-do-conquer = Conquer
echoes-do-fortify = Fortify
echoes-do-flame = { $count ->
    [one] 1 flame
   *[other] { $count } flames
}
echoes-do-reinforce = Reinforce
echoes-open = ({ $count } open)
echoes-cubes = { $count ->
    [one] taken once this round
   *[other] taken { $count } times this round
}
echoes-aim-play = Which card do you play?
echoes-aim-advance = Which card advances?
echoes-aim-conquer = Which source do you attack?
echoes-aim-fortify = Which source do you fortify?
echoes-aim-flame = Which flame do you use?
echoes-aim-reinforce = Who goes under which source?
echoes-aim-hint = Choose what is lit, or from this list.
echoes-aim-hint-hand = Choose a lit card. The number by the hourglass is where it lands.
echoes-first-hint = Touch a card to see where it would go; it stays hidden until all have chosen.
echoes-choose-hand = Choose from your hand.
echoes-must-exceed = must be more than { $need }
echoes-why-not = Why can’t I use it?
echoes-back = Back
echoes-standings = Final points
echoes-winner = winner
echoes-fortified-count = { $count } fortified

echoes-tour-welcome-title = Gather, burn, conquer
echoes-tour-welcome = Build a brotherhood of creatures and artefacts, and take the sources of power. Most points win.
echoes-tour-hand-title = Your hand
echoes-tour-hand = A card costs other cards to discard (top left) and waits at a position in time (top right). Swords are strength, the star is points.
echoes-tour-rail-title = The rail of time
echoes-tour-rail = What you play lies here at its position. Every round all tiles slide one step to the right. Past position 1 a card is summoned.
echoes-tour-brotherhood-title = The brotherhood
echoes-tour-brotherhood = Only summoned cards count: now their effects work and their creatures can fight.
echoes-tour-turn-title = Your turn, twice a round
echoes-tour-turn = Take one main action: draw 2, play, advance cards 2 steps, conquer or fortify. What you can do is lit; what you cannot answers why.
echoes-tour-flames-title = The flame outside
echoes-tour-flames = Cards with this flame can be used for free, once a round each. One tongue is blue, two yellow, three red.
echoes-tour-sources-title = Sources of power
echoes-tour-sources = Send creatures stronger than the number to conquer a source. They guard it from then on; others can take it until you fortify it.
echoes-tour-end-title = How it ends
echoes-tour-end = When the reserve is empty, a brotherhood counts 12, or all sources are fortified, the round is played out and points are counted.
