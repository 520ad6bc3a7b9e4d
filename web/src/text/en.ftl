# The client's own words in English. Card texts, labels of moves, refusals and the chronicle come from the server.

skip-to-main = Skip to the table
language = Language
close = Close
you = you
on = on
off = off
away = away
to-start = Home
opening = One moment…
connecting = Finding the table…
reconnecting = The connection dropped. We’re trying to get it back; nothing you did is lost.
laying-the-table = Laying the table…
no-server = The server isn’t answering. Check your connection and try again.
lost-title = Nothing to see here
lost-page = No page lives at this address.
lost-table-title = There’s no such table
lost-table-waits = This game can’t go on just now
lost-table = We can’t find this table. Maybe the link got cut short; ask for it again.
lost-replay-title = There’s no replay
enter-anew = Come in under another name

page-start = Horae: games of time
page-table = { $title } · Horae
page-your-turn = Your turn! { $title } · Horae
page-shelf = Missions · Horae
page-replay = Replay · Horae

start-title = Three games about time, at one table.
start-lead = Play in the browser with friends and with bots. The rules look after themselves, and every “no” tells you why.
start-games = The games
start-foot = Open a table, send the link and play. No account needed.
play-this = Play
open-table = Open a table
your-name = Your name
players-range = { $low } to { $high } people
game-in-the-workshop = Still on the workbench: it has no board yet.
phase-lobby = waiting to begin
phase-playing = under way

game-shipwreck = The Shipwreck Arcana
game-shipwreck-kind = Cooperative · deduction
game-shipwreck-pitch = Each turn you play one fate and keep another secret. What you play tells a truth about what you keep. Will the others read it before the sea takes you all?
game-shipwreck-players = 2 to 5 people
game-shipwreck-time = half an hour
game-echoes = Echoes of Time
game-echoes-kind = Competitive · engine building
game-echoes-pitch = Four factions, and a board where every card takes its time to arrive. Send cards into the future, gather your brotherhood and stay one step ahead.
game-echoes-players = 2 to 4 people
game-echoes-time = 45 minutes
game-timestories = TIME Stories Revolution
game-timestories-kind = Cooperative · story
game-timestories-pitch = The agency sends you to live other people’s lives. Look around, talk, slip up, and come back knowing more. On your own, you play two receptacles.
game-timestories-players = 1 to 4 people
game-timestories-time = ten minutes to a whole evening

shelf-title = Choose a mission
shelf-lead = Each is an evening of its own, and some are shorter. Take one down to see how it’s played; what you’ve played stays on record on this device.
shelf-minutes = { $low } to { $high } minutes
shelf-minutes-about = about { $minutes } minutes
shelf-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
shelf-ages = from age { $ages }
shelf-played = Played on { $date }
shelf-new = You haven’t played it on this device yet.
shelf-file = File { $number }
shelf-taken = On the desk
shelf-take = Take it down
shelf-put-back = Put it back
shelf-own-rules = The rules it was written for

log-title = Mission Log
log-download = Download the log
download-entry = Mission Log entry
log-play-on = Play on with the same people

experience-left = To be remembered
experience-brought = What you remember

join-title = Has someone sent you a link?
join-lead = Open it and you’re at the table. Or paste it here.
join-field = Table link
join-go = Go to the table
join-bad-link = That’s not a link to a table. It looks like https://…/t/…, with letters and digits at the end.

enter-invited = At this table: { $names }. They’ve saved you a seat.
enter-empty = The table is laid.
enter-sit = Come in and sit down
enter-in = Come in
enter-watch = Just watch
enter-there = At this table: { $names }.
enter-closed = The table is closed to newcomers.
enter-whose = Is one of these you?
enter-i-am = I’m { $name }
enter-new = Or come in anew:
enter-mine = I have a seat here, on another device
enter-namesake = { $name } already has a seat here. Is that you?
enter-namesake-yes = Yes, that’s me
enter-namesake-no = No, we just share a name
door-title = One moment, { $name }
door-asked = { $count ->
    [one] { $names } has been asked whether it’s you. Once they say yes, your seat is yours again.
   *[other] { $names } have been asked whether it’s you. Once they all say yes, your seat is yours again.
}
door-own = Somebody is here as { $name } already. If that’s you on another device, say yes there.
door-nobody = Nobody who could say that it’s you is at the table just now. Wait here: whoever comes will be asked.
door-leave = Back to the door
claim-asked = Somebody at the door says they’re { $name }, come without their link. Is it them?
claim-yes = Yes, that’s { $name }
claim-own = Somebody would like to come in as you, from another device. Is it you?
claim-own-yes = Yes, it’s me
claim-no = No
claim-refused = Nobody at the table took you for who you said. You can come in under your own name.

lobby-eyebrow = The table is being laid
lobby-seats = Who sits where
lobby-options = Options
options-by-host = { $name } picks these.
seat-host = opened the table
seat-ready = ready
seat-not-ready = still thinking it over
seat-bot = plays on its own
seat-empty = Free seat
seat-number = seat { $seat }
sit-here = Sit here
move-here = Move here
stand-up = Stand up
add-bot = Add a bot
bot-for-newcomers = Best for a first game
remove-bot = Send { $bot } away
unseat = Ask { $name } to give up their seat
rename = Change your name
rename-go = That’s me
watching-status = { $count ->
    [0] You’re watching
   *[other] You’re watching · waiting for { $names }
}
watching-count = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
watching-you = You’re watching: you see what everyone may see.
watching-enter = Come in
watching-seat = Is one of these seats yours?
bot-name = { $bot } { $seat }
invite-title = Invite anyone you like
invite-qr = QR code with the link to this table
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
only-here = Only this computer can open this link: here you can play with bots.
only-here-device = Only this device can open this link: here you can play with bots.
only-here-how = To let friends on your network in, close Horae in the window it was started from, and start it like this:
on-your-network = Anyone on your network can open this link and sit down or watch. No account needed.
share-link = Share
invite-lead = Anyone with this link can sit down or watch. No account needed.
option-quiet = Enforced silence
option-quiet-explained = Whoever the rules ask to keep quiet can’t write in the chat meanwhile.
option-watchers = Onlookers welcome
option-watchers-explained = People without a seat may watch. They only see what everyone can see.
pace = Pace
pace-live = Live
pace-live-explained = Everybody plays at once. For a game over days, choose how long each decision may take.
pace-explained = Everybody has this long for each decision, and may come and go. When a quarter of it is left, they’re reminded once.
pace-then = When somebody’s time runs out
pace-then-bot = A bot stands in
pace-then-wait = The table waits
deadline = { $name } has until { $when }.
deadline-own = You have until { $when }.
deadline-over = { $name }’s time ran out on { $when }; the table waits.
deadline-own-over = Your time ran out on { $when }; the table waits for you.
need-more = { $count ->
    [one] You need one more: a person or a bot.
   *[other] You need { $count } more: people or bots.
}
waiting-ready = { $count ->
    [one] { $names } isn’t ready yet.
   *[other] { $names } aren’t ready yet.
}
waiting-host = { $name } will start the game.
can-start = All set.
start-game = Start
i-am-ready = I’m ready
not-ready-after-all = Hang on, not yet

frame-tools = Tools
undo = Undo
undo-at-once = Take back your last action
undo-by-consent = Ask permission to take back your last action
undo-asked = { $name } would like to take back { $count ->
    [one] one action
   *[other] { $count } actions
}.
undo-yes = Fine by me
undo-no = I’d rather not
proposed = { $name } proposes to { $what }.
proposed-by-you = You propose to { $what }.
proposed-until = If nobody objects, it counts in a moment.
proposed-object = I object
proposed-withdraw = Take it back
undo-withdraw = Never mind
undo-stands = { $name } would rather not take it back, so it stays.
help = Help
rulebook = Rulebook
log = Chronicle
chat = Chat
transcript = What happened and what was said
unread = unread
switches = Settings
switch-sound = Sound
switch-sound-explained = Tokens, water, a bell
switch-motion = Motion
switch-motion-explained = Fates that travel, cards that turn
switch-stops = Pauses
switch-stops-explained = What others do waits until you’ve read it
switch-contrast = Contrast
switch-contrast-explained = Stronger lines and letters, states you can’t miss
text-size = Text size
text-size-normal = As it comes
text-size-large = Large
text-size-larger = Larger
text-size-largest = Twice the size
announcements = Announcements
announcements-explained = What a screen reader is told
announcements-full = Everything
announcements-brief = In brief
ease-title = How you play
ease-asked = Your system asks for something special, and Horae follows it. Set anything else here; it’s kept on this device, and in every table’s settings.
ease-lead = Set it up your way. It’s kept on this device, and you’ll find it in every table’s settings too.
ease-open = Set it up
ease-done = That’s fine
keys-key-of = Key for: { $what }
keys-taken = “{ $key }” won’t do: take one key that isn’t a digit or in use.
switch-coach = Coach
switch-coach-explained = Points out what to look at, and why
people-and-talk = People, chronicle and chat
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
get-up = Get up and leave a bot in my seat
leave-for-good-sure = Yes, I’m leaving and won’t be back in this game
sit-at = Sit in seat { $seat }
take-back = Take my seat back
someone-away = { $name } has lost their connection.
played-for = { $name } plays for it
bot-seat-change = Change who plays for { $name }
bot-seat-title = { $name }: who plays?
bot-seat-play = I’ll make its moves
bot-seat-play-explained = You see what its seat sees, and your own waits for you until you leave the bot to itself again. Everybody is told.
bot-seat-leave = Leave the bot to itself again
bot-seat-playing = You’re making the moves of { $name }.
bot-seat-other = Another bot
bot-seat-give = Give the seat to
bot-slow = Waiting for { $name }.
bot-slow-change = Change who plays
let-bot-stand-in = Let a bot stand in
open-rule = open this rule
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
chat-open = Open the chat
reactions = Say with one press
reaction-bravo = Well played!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-hmm = Hmm…
reaction-ouch = Oh no!
reaction-thanks = Thank you!
chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
chat-over = { $count ->
    [one] 1 character too many.
   *[other] { $count } characters too many.
}
chat-too-long = A message holds { $most } characters: shorten it, or send it in two.
log-empty = Nothing has happened yet.
muted = It’s your turn to keep quiet for now.
other-device = Continue on another device
other-device-link = Link to your own seat
other-device-qr = QR code with your own seat
other-device-explained = Open this link there, or scan the code: you keep your seat and what’s in your hand. Don’t show it to anyone else.
new-link = A new link for my seat
new-link-explained = The old ones stop working, wherever they are. Useful if somebody saw yours.
take-over-title = This link is { $other }’s seat
take-over-lead = In this browser you’re { $mine }. Carry on as { $other } only if that’s you: the browser then forgets { $mine }’s seat.
take-over-stay = Stay { $mine }
take-over-take = Carry on as { $other }
link-cut = That link isn’t whole, so nothing has changed. Ask for it again.
lost-seat-title = You can’t come in just now
try-again = Try again
seat-asked = { $name } would like to take over seat { $seat }.
seat-offered = { $name } would like to give seat { $seat } to { $whom }.
seat-asked-waiting = Everyone who’s playing has been asked. One moment…
seat-keep = I’m here, it stays mine
seat-give = Give it to { $name }
seat-lost = While you were away, your seat went to { $name }.
someone-away-wait = They may just be reloading. If they stay away, a bot can stand in.
undo-now = Take it back now
halt-back = The rules on this server have changed: they can follow this game up to move { $kept } of { $actions }, as you see it here. Go on from there if everyone agrees, or open the log and end the game.
halt-lost = The rules on this server have changed, and they can’t follow this game. Nothing of it is lost: open the log to keep it.
halt-opened = The rules on this server have changed, and the game ended here. Its log is open to everyone.
halt-go-back = Go on from here
halt-open-log = Open the log and end the game
halt-asked = { $name } would like to go on from here. That takes back { $count ->
    [one] one action
   *[other] { $count } actions
}.
halt-status = The rules have changed
earlier-lines = Earlier
silenced = The host has asked you not to write for now.
closed-playing = At this table: { $names }. The game is on, and it isn’t for onlookers. If there’s a free seat, you can ask for it.
closed-over = The game is over, and this table isn’t for onlookers.
host-title = Look after the table
host-ask = Ask to look after the table instead of { $name }
host-asked = { $name } would like to look after the table instead of { $whom }.
host-now = Nobody is left to ask: look after it now
host-lock = Close the table to newcomers
host-unlock = Open the table to newcomers
host-mute = Mute
host-unmute = Let them write
host-muted = muted
host-remove = Send away
host-remove-sure = Yes, send { $name } away
host-remove-no = No
host-give-seat = Give them { $name }’s seat
host-nobody = Nobody else is here.
see-end = See the end again
over-here = The game is over.

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

end-shipwreck-won = Safe in harbour
end-shipwreck-lost = The sea keeps you all
figure-score = score
figure-doom = doom
figure-turns = { $count ->
    [one] turn
   *[other] turns
}
seed-fits = The shuffle was honest
seed-wrong = The seed doesn’t match what was promised
seed-unknown = The seed isn’t known
seed-explained = Before the first move the server showed a fingerprint of the seed. Now that you know the seed, your browser has worked out the fingerprint for itself.
seed-seed = Seed
seed-promised = Promised at the start
seed-computed = Worked out here and now
again = Another one!
again-other = Something else with the same people
again-other-go = Play it
again-other-remembered = What you’ll remember goes with you there.
again-join = Another table’s been laid: come and join!
watch-replay = Watch the replay
download-log = Save the log
back-to-board = Back to the board

replay-title = Replay
replay-cut = The log stops here, before the game’s end.
replay-running = The game is still on; you see what your seat knows.
replay-as = As seen by
replay-public = Everyone
replay-begin = The table is laid; nothing has happened yet.
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-scrub = Move of the game
replay-move = Move { $at } of { $last }
replay-hands = All hands open
replay-no-hand = nothing hidden
replay-speed = Speed
replay-times = { $speed }×
replay-turn = Jump to a turn
replay-begin-short = Before the first turn
replay-link = Copy a link to this moment

# --- TIME Stories ---
end-timestories-won = Mission accomplished
end-timestories-lost = Mission failed
figure-azrak_on_return = Azrak on the Mission Return
figure-rounds = { $count ->
    [one] round
   *[other] rounds
}
figure-runs = { $count ->
    [one] run
   *[other] runs
}
outcome-failure = failure
outcome-critical = critical success
outcome-success = success
ts-band = How the mission’s going
ts-round = Round { $round }
ts-run = run { $run }
ts-captain = Time Captain
ts-captain-is = Time Captain: { $name }
ts-group-tokens = Group tokens
ts-vortex = Vortex
ts-vortex-about = The Azrak you’ve spent. An Update shares it out again.
ts-on-return = On the Return
ts-return-about = Azrak on the Mission Return: each one costs a point at the end.
ts-free-updates = Updates at no cost
ts-free-updates-about = Updates that put no Azrak on the Mission Return.
ts-destiny = Destiny
ts-destiny-about = { $cards } cards from { $low } to { $high }; the number is what’s left in the pile.
ts-destiny-drawn = drawn:
ts-azrak-of = Azrak: { $azrak } of { $level }
ts-azrak-level = Starts with { $level } Azrak
ts-magick = Magick
ts-magick-has = { $magick } Magick
ts-status-ejected = ejected
ts-status-lost-control = control lost
ts-status-left-out = no Azrak
ts-status-test = in a test: { $value }
ts-status-link = broken link
ts-status-at = looking at { $place }
ts-status-card = looking at card { $letter }
ts-status-ready = ready to go on
ts-status-standing-by = standing by
ts-panorama = Panorama: { $place }
ts-you-are-at = You’re at
ts-card = Card { $letter }
ts-slot = Card { $letter }: { $place }.
ts-slot-a = Card A: { $place }, a panorama of { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
}. Read it again.
ts-slot-yours = { $name } has it: read it.
ts-slot-held = { $name } is reading it.
ts-slot-seen = Somebody has already read it.
ts-slot-spent = You know it already: nothing on it is new.
ts-spent = nothing new
ts-slot-unseen = Nobody has read it yet.
ts-slot-recon = Take it, at no cost.
ts-slot-explore = Explore it for 1 Azrak.
ts-slot-explore-free = Explore it, at no cost.
ts-holds-you = you’re reading it
ts-holds-other = is looking here
ts-seen = already read
ts-take = Look here
ts-explore = Explore
ts-explore-free = Explore at no cost
ts-map = Map
ts-map-empty = There’s no location open on the map.
ts-visits = { $visits ->
    [0] not visited yet
    [one] visited once
   *[other] visited { $visits } times
}
ts-closed = closed
ts-azrak-lies = There’s an Azrak on it.
ts-go = Go
ts-go-first = Go there for 1 Azrak.
ts-go-again = Go there again: the Azrak goes on the Mission Return.
ts-receptacles = Receptacles to inhabit
ts-inhabit = Inhabit
ts-taken = Taken
ts-for-your-eyes = For { $name } only
ts-conflict-personal = Personal conflict
ts-conflict-group = Group conflict
ts-margin = In the margin:
ts-difficulty = Difficulty
ts-attempt = Attempt it
ts-test-of = { $name }: a test of { $attribute }
ts-step-boost = boost
ts-step-support = support
ts-step-destiny = Destiny { $low } to { $high }
ts-so-far = so far
ts-scale = It could come to anything from { $low } to { $high }; the difficulty is { $difficulty }.
ts-scale-unknown = It could come to anything from { $low } to { $high }; the card says how hard it is.
ts-last-test = The last test
ts-last-test-is = { $name } came to { $value }.
ts-fight-swapping = before it begins: your last chance to swap
ts-fight-ordering = turn { $turn }: the captain says who’s next
ts-fight-acting = turn { $turn }
ts-fight-acted = turn { $turn }
ts-damage-of = { $damage } of { $life } damage
ts-fight-has-acted = has had a go
ts-fight-acts = having a go
ts-fight-to-come = still to come
ts-replaced = Changed by Item { $number }.
ts-open-power = Power
ts-open-equipment = Equipment
ts-used = used
ts-interaction = An interaction
ts-recall = Snap Recall
ts-count-of = { $value } of { $most }
ts-counts = What is counted
ts-countdown = Time’s up
ts-countdown-round = { $left ->
    [one] 1 round to go
   *[other] { $left } rounds to go
}
ts-countdown-visit = { $left ->
    [one] 1 more location to choose
   *[other] { $left } more locations to choose
}
ts-vote-captain = The Time Captain decides
ts-vote-group = You decide together
ts-vote-came-to = The vote is decided
ts-passages = Reading
ts-passage-of = Passage { $at } of { $count }
ts-read-on = Continue
ts-read-done = On to where you are now
ts-read-end = To the end
ts-carried = Just now
ts-score-ending = The end you reached
ts-score-return = { $azrak } Azrak on the Mission Return
ts-score-least = It can’t go any lower
ts-score-lost = For a mission that wasn’t accomplished
ts-read-last = What you read last, in secret
ts-vote-this = This one
ts-vote-instead = Rather this
ts-vote-yours = Your vote is missing.
ts-vote-waits = Still to be heard: { $names }
ts-goals = { $count ->
    [one] What you want ({ $reached } of 1)
   *[other] What you want ({ $reached } of { $count })
}
ts-goal-return = { $azrak } Azrak from the Mission Return
ts-goal-vortex = { $azrak } Azrak from the Vortex
ts-goal-reached = Reached
ts-face-down = face down
ts-hidden-tokens = { $count ->
    [one] a token, face down
   *[other] { $count } tokens, face down
}
ts-beaten = beaten
words-hint = Your answer
words-send = Answer
ts-mystery = A mystery
ts-sealed = A sealed card
ts-item-found = an item, read aloud
ts-read-aloud = read aloud
ts-read-aloud-by = { $name } reads aloud
ts-card-a = Card A, for everyone
ts-prologue = Prologue
ts-order = Mission Order
ts-return = Mission Return
ts-confidential = Agents only
ts-between-title = Between locations
ts-between-hint = Swap whatever you like at no cost. An Update puts 1 Azrak from the Vortex on the Mission Return (one at no cost doesn’t) and shares out the rest. Then the captaincy passes to the left.
ts-log = Mission Log
ts-log-mission = Mission
ts-log-agents = Agents
ts-log-score = Score
ts-log-return = Azrak on the Return
ts-log-rounds = Rounds
ts-folder = Folder
ts-tab-now = Now
ts-tab-card = Your card
ts-tab-place = Card A
ts-tab-dossier = Dossier
ts-tab-people = Receptacles
ts-tab-found = Found
ts-tab-notes = Notes
ts-tab-scene = Scene
ts-tab-map = Map
ts-unfold = Back
ts-for-all = for everyone to see
ts-held-by = { $name } has it
ts-found-none = Nothing yet. Items and tokens will turn up here.
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
ts-more-about = It’s put to everyone and only done if nobody objects.
ts-replayed = The mission, just as it went
ts-new-card = There’s a card in front of you.
ts-wait = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
ts-do-stand-by = Stand by
ts-do-ready = Nothing more here
ts-do-update = Update
ts-do-boost = Boost by 1
ts-do-ask-support = Ask for support
ts-hint-choosing = Choose one of the files above. Each of you inhabits somebody else.
ts-hint-holding = It belongs to someone who isn’t here; one of you takes it.
ts-hint-naming = The captain decides where to go, and pays for it. Then the captaincy passes to the left.
ts-hint-captain = Choose a location on the map. It costs you 1 Azrak.
ts-hint-recon = Choose a card in the picture. The first one’s at no cost, and only you read it.
ts-hint-telepathy = In your own words: no reading the card aloud.
ts-hint-actions = Act when you like, there are no turns: explore, attempt a test, or stand by.
ts-hint-standing-by = You’re standing by: you can support, explore again, or be done with this location.
ts-hint-between = Update, swap, or carry on.
ts-hint-dealing = One crystal at a time, or evenly.
ts-hint-prologue = Listen.
ts-hint-arriving = Card A is read.
ts-hint-test = Boost it as much as you like, ask for support, then draw Destiny.
ts-destiny-turn = Turn it over
ts-destiny-needs = You’re at { $value }. It takes { $difficulty } or more.
ts-box-needs = your { $attribute }, { $value }; it takes { $difficulty }
ts-destiny-left = Destiny cards left: { $cards }, from { $low } to { $high }.
ts-hint-support = { $name } is asking for support: each Azrak of yours is +1.
ts-hint-link = An Emergency Update refills you, and this Azrak goes on the Mission Return. Or you lose control and are ejected from this location.
ts-hint-fight-swapping = Swap now, at no cost; once it begins you can’t.
ts-hint-fight-ordering = The captain says who’s up next.
ts-hint-fight-acting = Everyone takes a turn until the opponent has taken enough damage. Anyone can support.
ts-hint-fight-acted = Everyone takes a turn until the opponent has taken enough damage.
ts-told-here = What you’ve told each other
ts-tells = { $name } tells it
ts-read-now = Read: { $title }
ts-told-of = Card { $letter } · { $place }
ts-tell = Tell the others what you found
ts-tell-hint = In your own words…
ts-tell-send = Tell them
ts-tell-anyway = Tell it like that
ts-tour-welcome-title = Somebody else’s life
ts-tour-welcome = You’re agents in other people’s bodies, one team. Read the Mission Order, keep it in mind, and come home with as little Azrak as you can on the Mission Return.
ts-tour-place-title = The scene
ts-tour-place = Here you choose who to inhabit, then where to go. A location is a panorama of cards: take one, read it alone, and tell the others what you saw.
ts-tour-page-title = The folder
ts-tour-page = Everything there is to read is here. A sealed page is for your eyes only. Behind it: the dossier, the people, what you’ve found, and your notes.
ts-tour-azrak-title = Azrak
ts-tour-azrak = Every crystal is time in this body. Going to a location, exploring and attempting a test cost one each; the spent ones fall into the Vortex. Run out and your link breaks.
ts-tour-test-title = Tests
ts-tour-test = Attribute, plus what you and those standing by put in, plus a Destiny card. Above the difficulty is a success; hit it exactly and it’s better still.
ts-tour-dock-title = No turns
ts-tour-dock = At a location everyone acts when they like. Your choices are here; whatever has a dashed edge tells you why not. When you’re all done, you leave.
ts-tour-end-title = Coming home
ts-tour-end = Updates refill everyone, but leave a crystal here, and each one here is a point less. How it ends depends on what you find.

# --- Shipwreck ---
the-row = The Hours and the row of arcana
the-hours = The Hours
the-hours-ability = The last resort, when no arcanum takes either of your fates.
score = score
doom = doom
of-seven = { ", of 7. " }
hours-of = { $hours } of { $moons ->
    [one] 1 hour
   *[other] { $moons } hours
}
fates-before = In front: { $fates }
no-fates-before = No fates in front
takes-yours = Would take your { $fates }
line = Command line
line-write = Play by typing: “help” says what can be typed
line-send = Do it
line-answers = What was typed, and the answers
line-done = Done.

keys = Keys
keys-numbers = Go to that number, or to the choice at that place
keys-arrows = Go along the cards or the choices
keys-question = Go to what’s asked, and on to the next place with a choice
keys-undo = Go to Undo
keys-line = Open the command line
keys-chat = Write to the table
keys-rulebook = Open the rulebook
keys-list = Show this list
keys-explained = Keys only take you there: nothing counts until you press Enter. Each can be switched off.
go-home = Leave for the start page
nothing-yet = Nothing has happened yet.
empty-place = There’s no arcanum here
pick-stone = Choose the { $value } at { $card }
parity-even = even
parity-odd = odd
deck-left = in the deck
bag-left = in the bag
unseen = Unseen by you
unseen-of = { $count ->
    [0] There’s no { $value } left unseen
    [one] One { $value } is still unseen
   *[other] { $count } of the { $value }s are still unseen
}
faded-powers = Faded powers
no-faded = None yet. When an arcanum fades, its power waits here.
power-by-active = whoever’s turn it is
power-by-group = the group
power-now = now
power-back = Not now
power-used = One power a turn, and it’s been used.
on-the-back = On the back: { $power }.
your-hand = Your fates
your-choices = Your choices
no-hand = You have no fates. You’ll draw when your turn comes.
hand-stone = Fate { $value }, just drawn
hand-stone-other = Fate { $value }, the other one just drawn
hand-stone-old = Fate { $value }, from before
kept-before = from before
drawn-now = new
line-of = Could still be { $open }. Holds { $fates ->
    [0] no fate
    [one] one fate
   *[other] { $fates } fates
}.
play-title = Play one of your two fates
play-hint = Choose a fate, then a card that takes it. The little ones on the cards show which each would take.
play-nowhere = No card takes the { $value } now: play the other one.
play-fades = It fades
play-then-card = The { $value }: now choose one of the lit cards.
after-play-title = Before the group starts thinking
after-play-hint = You can use one of your powers now.
pick-on-board = Choose a lit fate on the board, or here.
silent-title = Now, not a word
silent-hint = { $count ->
    [one] { $names } is working out what you kept.
   *[other] { $names } are working out what you kept.
}
line-group = { $name }’s number line
predict-title = What’s { $name } keeping?
predict-hint = Tap a number to predict it or to rule it out.
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
coach-silent = Nothing to say for the moment.
coach-thinks = Having a look…
coach-nothing = Nothing to read yet: no play has left a secret fate.
line-coach = The coach rules out { $values }.
proposal-title = Shall we say { $value }?
proposal-power = Shall we use “{ $power }”?
proposal-power-value = Shall we ask whether it’s higher than { $value }?
proposal-agreed = Agreed so far: { $names }
watch-play = { $name } is choosing a fate to play
watch-power = { $name } can still use a power
mark-hint = Press a number to rule it out on that line, or to bring it back.
join-title-game = You’re not in the game
back-title = You’re back
back-hint = You’ll take the turn you missed as soon as this one is over.
away-waits = { $fates ->
    [0] { $name } is away
    [one] { $name } is away; a fate is waiting
   *[other] { $name } is away; { $fates } fates are waiting
}
watch-predict = The others are working out what { $name } is keeping
watch-hint = Tap a card to see the power on its back.
who-silent = { $name } stays silent
who-talks = { $count ->
    [one] { $names } thinks
   *[other] { $names } talk it over
}
answers = What’s been said about the secret fate
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
answer-old = Was the { $value } played an old one? { $yes ->
    [yes] Yes
   *[no] No
}
answer-twice = Two predictions this turn
said-yes = Yes
said-no = No
over-won = Safe in harbour
over-lost = The sea keeps you all

tour-invite = First time? Watch a first turn, right here on the board.
tour-start = Show me
tour-no = I know it already
tour-step = { $step } of { $all }
tour-next = Next
tour-back = Back
tour-leave = Skip
tour-play = Let’s play!
tour-welcome-title = You’re all in the same boat
tour-welcome = Seven right predictions and everyone wins. Seven doom and the sea takes you all. You can’t talk about your own fates: your plays do the talking.
tour-hand-title = Two fates
tour-hand = On your turn you hold two fates. You play one and keep the other secret. The diamonds are the hours it takes.
tour-arcanum-title = Every card has a condition
tour-arcanum = You can only play here if your two fates do what the card says. That’s how the group learns something about the one you keep. The arrow in the drawing shows which fate goes to the card.
tour-hours-title = The Hours
tour-hours = Score on the outside, doom on the inside. If no card takes either of your fates, you play here, and that tells the group a lot.
tour-predict-title = Then the group thinks
tour-predict = They rule out numbers, talk, and may name the fate you kept. Right is a point; wrong is one doom. They can also wait: you keep it, and on your next turn they’ll know more.
tour-fading-title = Cards fade
tour-fading = When all of a card’s moons have gone dark, it fades: two doom, unless the group was right this turn. Its power waits here, for one use.
tour-bag-title = What is left
tour-bag = There are three of each number. Here you see how many you can’t see: they’re in the bag or in other hands.

# --- the first game, led ---
lesson = Your first game
lesson-start = Learn in four minutes
lesson-your-name = Newcomer
lesson-progress = How far you are
lesson-next = Go on
lesson-your-move = Your move, on the board
lesson-others = The others are playing…
lesson-leave = Leave; you can go on later
lesson-fold = Show less
lesson-unfold = Show all of it
lesson-stray-title = You’ve taken another path
lesson-stray = The rules allow it, but the lesson had something else to show. Take it back, or go on with the game by yourself.
lesson-take-back = Take it back
lesson-go-on-alone = Go on without the lesson
lesson-go-on-here = Go on with this game
lesson-open-table = Play with friends or bots
lesson-table-waits = The table you were invited to is waiting.
lesson-back-to-table = Back to it

# --- Echoes of Time ---
echoes-blue = blue
echoes-yellow = yellow
echoes-red = red
echoes-flame-blue = blue flame
echoes-flame-yellow = yellow flame
echoes-flame-red = red flame
echoes-cost = { $count ->
    [0] Costs no cards
    [one] Costs 1 discarded card
   *[other] Costs { $count } discarded cards
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
echoes-vp-of = { $vp } VP
echoes-has-token = Already activated this round.
echoes-is-sent = Among the attackers.
echoes-can-act = You can choose it now.
echoes-your-board = Your time board
echoes-tile = Position { $position }, { $colour } tile
echoes-outside-is = Outside the board: the { $colour } flame burns
echoes-land-here = Play it here
echoes-land-now = Summon it now
echoes-brotherhood = Brotherhood
echoes-your-brotherhood = Your brotherhood
echoes-of-them-under = { $count ->
    [one] 1 of them under a source
   *[other] { $count } of them under sources
}
echoes-brotherhood-empty = Nobody yet. Cards that pass position 1 on your board are summoned and end up here.
echoes-nobody-yet = nobody yet
echoes-all-away = all of them under sources
echoes-board-empty = The board is empty.
echoes-on-board = On the time board
echoes-under-sources = Under sources
echoes-others = The others
echoes-sources = Power sources
echoes-source-centre = In the centre.
echoes-source-held = Held by { $name }.
echoes-source-fortified = Fortified by { $name }.
echoes-in-centre = in the centre
echoes-fortified = fortified
echoes-to-take = You need more than { $need } strength to take it.
echoes-to-fortify = Strength { $strength } under it; more than { $need } to fortify it.
echoes-conquer-gives = Conquered: { $vp } VP at the end. { $text }
echoes-fortify-gives = Fortified, with more than { $need }: { $vp } VP at the end. { $text }
echoes-under = Under it: { $names }.
echoes-end-when = How close the end is
echoes-round = { $round ->
    [0] First card
   *[other] Round { $round }
}
echoes-last-round = Last round!
echoes-gauge-reserve = { $count ->
    [one] 1 point left
   *[other] { $count } points left
} in the reserve; at 0, this is the last round
echoes-gauge-brotherhood = The brotherhood with most counts { $count } towards the end: 1 for a free card and 2 for a source, nothing for whoever lies under it. At 12, this is the last round
echoes-gauge-fortified = { $count } of { $all } sources fortified; once all are, this is the last round
echoes-deck = deck
echoes-discard-pile = discarded
echoes-discard-title = Discard pile
echoes-discard-newest = Newest first
echoes-discard-empty = Nothing has been discarded yet.
echoes-read-person = { $name }: { $cards } in the brotherhood, { $board } on the board, { $flame } flame. Read their cards
echoes-rail-holds = Position { $position }: { $names }.
echoes-brotherhood-holds = Brotherhood: { $names }.
echoes-spent-card = { $name } (used)
echoes-points-now = points
echoes-person = { $score ->
    [one] 1 point
   *[other] { $score } points
} now, { $vp } of them in tokens. { $hand } in hand, { $cards } in the brotherhood ({ $size } towards the end), { $sources ->
    [0] no sources
    [one] 1 source
   *[other] { $sources } sources
}, { $flame } flame{ $start ->
    [yes] , start token
   *[no] { "" }
}
echoes-fact-vp = points in tokens
echoes-fact-hand = cards in hand
echoes-fact-size = cards in the brotherhood
echoes-fact-sources = sources controlled
echoes-fact-start = has the start token
echoes-points-said = { $sign }{ $vp } VP
echoes-parts = Parts of the table
echoes-part-mine = Your board
echoes-part-centre = Sources
echoes-part-round = The others
echoes-hand = Your hand
echoes-hand-empty = You have no cards left in hand.
echoes-your-choices = Your choices
echoes-main-actions = Main actions
echoes-free-actions = Free actions
echoes-turn-title = Your turn
echoes-turn-hint = One main action, and as many free ones as you like.
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
echoes-open = ({ $count ->
    [one] 1 possible
   *[other] { $count } possible
})
echoes-cubes = { $count ->
    [one] taken once this round
   *[other] taken { $count } times this round
}
echoes-aim-play = Which card do you play?
echoes-aim-advance = Which card advances?
echoes-aim-conquer = Which source do you attack?
echoes-aim-fortify = Which source do you fortify?
echoes-aim-flame = Which flame do you activate?
echoes-aim-reinforce = Who goes under which source?
echoes-aim-hint = Choose whatever’s lit, or pick from this list.
echoes-aim-hint-small = Tap one to read it whole; then choose it or go back.
echoes-goes-under = Whoever attacks goes under the source: their effect stops; their strength, icons and points still count.
echoes-who-attacks = Which creatures attack { $source }?
echoes-offered = What you can choose from the table
echoes-cards-in = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
echoes-part-end = The end
echoes-end-reserve = Points in the reserve
echoes-end-brotherhood = Cards towards the end
echoes-end-fortified = Fortified sources
echoes-end-hint = Once a bar is full, that round is the last. Towards the end, each free card of a brotherhood counts 1, each source 2 and whoever lies under it nothing; the brotherhood with most is what matters.
echoes-is-under = Under { $source }.
echoes-aim-hint-hand = Choose a lit card. The number by the hourglass is where it lands.
echoes-first-hint = Tap a card to see where it would go; nobody sees it until everyone has chosen.
echoes-choose-hand = Choose from your hand.
echoes-must-exceed = needs more than { $need }
echoes-more-than = over
echoes-read-whole = Read the whole of { $name }
echoes-why-not = Why not now?
echoes-back = Back
echoes-standings = Final points
echoes-winner = winner
echoes-fortified-count = { $count } fortified

echoes-tour-welcome-title = Gather, kindle, conquer
echoes-tour-welcome = Build a brotherhood of creatures and artefacts and take the power sources. Most points wins.
echoes-tour-hand-title = Your hand
echoes-tour-hand = A card costs other cards, discarded (top left), and waits at a position in time (top right). Swords are strength; the star is points.
echoes-tour-rail-title = The time board
echoes-tour-rail = Whatever you play stays here, at its position. Every round all the tiles slide one position to the right. Once past position 1, a card is summoned.
echoes-tour-brotherhood-title = The brotherhood
echoes-tour-brotherhood = Only summoned cards count: now their effects work and their creatures can fight.
echoes-tour-turn-title = Your turn, twice a round
echoes-tour-turn = Take one main action: draw 2, play, advance cards 2 positions, conquer or fortify. What you can do lights up; what you can’t tells you why.
echoes-tour-flames-title = The flame outside
echoes-tour-flames = Cards with this flame can be activated as a free action, once a round each. One tongue is blue; two, yellow; three, red.
echoes-tour-sources-title = Power sources
echoes-tour-sources = Send creatures that beat the number to conquer a source. From then on they guard it; others can take it until you fortify it.
echoes-tour-end-title = How it ends
echoes-tour-end = When the reserve runs dry, a brotherhood reaches 12 cards or every source is fortified, the round is played out and the points are counted.

kind-cooperative = Cooperative
kind-competitive = Competitive
plain-table = The table
plain-told = What just happened
plain-won = won
plain-tour-table-title = The table
plain-tour-table = This is the table as you can see it: what’s face up, what’s face down, and how everyone stands.
plain-tour-moves-title = Your moves
plain-tour-moves = What’s happening now, and below it everything you can do. Press a move to make it.
plain-tour-rules-title = The rules
plain-tour-rules = The rulebook is in the bar above. Whatever you can’t do, the table tells you why, with its rule.

# The preview of a mission, for its writer.
preview = Preview
preview-reader = Read by
preview-receptacles = Receptacles
preview-profile = Rules
preview-play = Play it
preview-writer = Writer
preview-cards = Cards
preview-map = What leads where
preview-clean = Nothing to fix.
preview-findings = { $errors ->
    [0] Nothing must be fixed
    [one] 1 thing to fix
   *[other] { $errors } things to fix
}{ $others ->
    [0] {""}
    [one] , 1 to look at
   *[other] , { $others } to look at
}
preview-stale = The cards below are as they were when the mission could last be read.
preview-beside = What its instructions ask
preview-if = only if
preview-life = { $life } life
preview-asks-reader = The reader chooses
preview-asks-captain = The Time Captain chooses
preview-asks-group = The group votes
preview-asks-typed = The reader types
preview-yes-or-no = Yes or no
preview-none = There’s no card to show yet.
preview-offline = The preview isn’t running; start it again in the terminal.

# Great moments, over the table
drama-skip = Press anything to go on
drama-more = · { $count } more
drama-leave = Skip
drama-plays = { $name } plays a { $value } on…
drama-uses = { $name } uses a power
drama-kept = { $name } kept…
drama-kept-you = You kept…
drama-said = { $name } had said { $value }.
drama-said-you = You had said { $value }.
drama-right = Right! Score { $score }
drama-wrong = Wrong. Doom { $doom }
drama-fades = The sea takes an arcanum
drama-doom = Doom rises by { $added }, to { $doom }.
drama-no-doom = No doom this time.
drama-conquered = { $name } conquers
drama-taken = { $name } takes from { $loser }
drama-fortified = { $name } fortifies
drama-end-near = The end is near
drama-destiny = { $name } draws a Destiny card
drama-sum = { $before } and { $modifier }: { $value }
drama-link = The link breaks
drama-control = Control is lost
ts-passed = Passed before
end-home = Home
story-coming = Going over the game again…
echoes-lately = Just now
echoes-gauge-word-reserve = reserve
echoes-gauge-word-brotherhood = to the end
echoes-gauge-word-fortified = fortified
echoes-part-news = (something has changed)
echoes-changed = Changed since your turn.
echoes-count-tokens = tokens
echoes-count-sources = sources
echoes-count-cards = cards
echoes-count-effects = effects
drama-yes = Yes
drama-no = No

stored-title = What’s stored at your tables
stored-lead = At every table the server keeps the name you went by, what you wrote in the chat and what you did in the game. Nothing else. Two tables are tied together only if your group played on from one to the other, or if both seats belong to who you are here. These are the tables this browser has a seat at.
stored-none = This browser has no seat at any table.
stored-names = Names
stored-times = At the table
stored-from-to = { $from } to { $to }
stored-actions = Moves in the game
stored-said = Lines in the chat
stored-show = Show
stored-erase = Erase my name and words
stored-sure = Your name and everything you wrote become a dash, for good, here and at the tables where your group played on from this one. Your moves stay, because the others’ game is made of them too. Your seat stays yours.
stored-erase-yes = Erase them
stored-erase-no = Leave them
stored-forget = Forget my seat in this browser
be-told = Being told of my turns
told-turn-on = Tell me on this device
told-turn-off = No more on this device
told-explained = When it’s your turn and you aren’t looking, this device tells you: once a turn, and once more if your time is running out. It says only which table it is and that it’s your turn.
told-quiet = Not at night
told-from = from
told-to = to
told-denied = Your browser doesn’t let this page tell you anything. You can allow it in the page’s settings there.
told-failed = That didn’t work here. This browser may have no way to be told anything.
told-not-here = This browser can’t be told anything here. It takes a secure address (https), and on iPhone and iPad Horae on the home screen.
be-told-hook = Tell everyone elsewhere
told-hook-explained = Have it said in a channel of yours whose turn it is, once they’ve been away for a minute. It names the table’s people and game and links to the table; nobody’s cards.
told-hook-form = For
told-hook-discord = Discord
told-hook-slack = Slack
told-hook-json = a program (JSON)
told-hook-address = The webhook’s address
told-hook-save = Try it and keep it
told-hook-on = It’s said at { $host }.
told-hook-off = Stop telling there
told-hook-failed = It couldn’t be delivered, so that has stopped: { $why }. Set it up anew to go on.
told-offline = The server can’t be reached. This is what was there to see last.
told-again = Try again
told-chronicle = Chronicle
told-as-of = As it stood on { $when }

you-self = You
you-everywhere = You, on every device
you-stored = You, and what’s stored about you

self-title = Yourself, on every device
self-lead = You don’t have to register. But if you’d like your seats on your phone tomorrow, or after losing this browser’s memory, become somebody here: no password, no e-mail.
self-begin = Start
self-with-passkey = With a passkey
self-with-code = With a recovery code
self-passkey-is = A passkey is your device’s own lock: a finger, your face or its PIN. A recovery code is something you write down; it works everywhere.
self-no-passkey-here = Browsers allow passkeys only on https pages and on localhost. A recovery code works here too, and a link lets your other devices in.
self-back = You’ve been here before?
self-back-passkey = Come back with a passkey
self-back-go = Come back
self-back-device = Or open this page on a device where you’re signed in and choose “Let another device in”.
self-code = Recovery code
self-by-link = Use this device as yours?
self-by-link-lead = Another device made this link. Only go on if that was you: this browser will have that person’s seats.
self-by-link-yes = Yes, that was me
self-by-link-no = No
self-passkey-failed = That didn’t work: the passkey was turned down, or this browser hasn’t got one for here
self-kept =
    { $count ->
        [one] The seat you had in this browser is yours everywhere now.
       *[other] The { $count } seats you had in this browser are yours everywhere now.
    }
self-code-title = Write this down
self-code-lead = With this code you’re you again when all your devices are gone. It’s shown only once, and nobody can look it up for you. Dashes and capitals don’t matter.
self-code-done = I’ve written it down
self-code-copy = Copy
self-ways-back = Ways back to you
self-at-risk = Only this device knows you. If it’s lost, so are you: add a passkey or a recovery code.
self-passkey-of = Passkey, { $label }
self-has-code = A recovery code
self-add-passkey = Add a passkey
self-make-code = Make a recovery code
self-new-code = Make a new recovery code
self-remove = Remove
self-sure-remove = Remove it for good
self-devices = Your devices
self-since = since { $date }
self-here = this one
self-leave = Sign out
self-leave-sure = Sign out here and forget my seats
self-shut-out = Shut out
self-shut-out-sure = Yes, shut it out
self-shut-out-explained = A device that’s shut out loses you and all your seats at once, links it has kept included.
self-another = Let another device in
self-link = Link for one device
self-link-qr = QR code that lets in one device
self-link-lead = Scan the code with your phone, or open the link on the other device: it becomes yours. It works once, and for ten minutes.
self-all = All of it
self-take-along = Take it all with you
self-erase = Delete me
self-erase-explained =
    { $count ->
        [0] Your name, your devices and your ways back are gone for good.
        [one] Your name, your devices and your ways back are gone for good. At your table, your name and everything you wrote become a dash and nobody holds your seat; the others’ game stays.
       *[other] Your name, your devices and your ways back are gone for good. At your { $count } tables, your name and everything you wrote become a dash and nobody holds your seats; the others’ games stay.
    }
self-erase-sure = Delete me for good

evening-waiting = Waiting for you
evening-playing = Under way
evening-lobby = Not begun yet
evening-over = Finished
evening-your-turn = It’s your turn
evening-awaited = Waiting for { $names }
evening-replay = Replay
evening-more = Show earlier ones
