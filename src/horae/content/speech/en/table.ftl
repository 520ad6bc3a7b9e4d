# The table around a game: why it declines something, and what is told of it. Shared by every game.

shipwreck-title = The Shipwreck Arcana
echoes-title = Echoes of Time
timestories-title = TIME Stories Revolution

bot-random = Random
    .about = Any legal move, without a second thought. Poor company: only for trying things out.
bot-reader = Reader
    .about = Reads what every play says, plays so as to be understood, and predicts when it pays.
bot-greedy = Apprentice
    .about = Takes whatever looks best right now. Quick, and a worthy opponent.
bot-search-swift = Strategist
    .about = Runs each turn through its head a few times before it moves.
bot-search = Master
    .about = Imagines many possible hands and plans its turn against them all. Beats the apprentice most of the time.
bot-search-deep = Sage
    .about = Looks further than anyone, and imagines more hands than anyone.
bot-explorer = Explorer
    .about = Looks at what nobody has read, attempts the tests it can pass, and stands by to lend support.
bot-agent = Companion
    .about = Remembers what every card does, goes where something new is possible, hands you what you need, and tells you what it saw.

table-bot-name = { $bot } { $seat }

table-not-seated = you don’t have a seat at this table
table-not-host = only the host can do that
table-seat-taken = somebody’s already sitting there
table-no-seat = there’s no seat like that to do it with
table-already-seated = you already have a seat; stand up first
table-left-for-good = you’ve left this game for good
table-knows-another-seat = you’ve seen seat { $seat }’s hand, so you can’t play another one
table-no-newcomers = nobody can join this game once it’s under way
table-already-started = the game has already begun
table-not-started = the game hasn’t begun yet
table-not-over = the game isn’t over yet
table-already-continued = another table has already been laid
table-over = the game is over
table-too-few = { $fewest ->
    [one] at least one seat has to be taken
   *[other] at least { $fewest } seats have to be taken
}; { $taken ->
    [0] none are
    [one] only one is
   *[other] only { $taken } are
}
table-not-ready = { $others ->
    [0] { $name } isn’t ready yet
    [one] { $name } and one other person aren’t ready yet
   *[other] { $name } and { $others } others aren’t ready yet
}
table-bad-options = { $why }
table-unknown-pack = there’s nothing by that name to play next; there are: { $known }
table-not-earned = what a campaign remembers comes from the tables before this one; nobody can choose it
table-no-quiet-rule = this game has no rule about who may talk
table-unknown-bot = there’s no bot called “{ $bot }”; the bots are: { $known }
table-bad-action = you can’t do that in this game
table-stale = something has just changed; take another look and choose again
table-still-here = { $name } is still here, or only lost the connection a moment ago
table-no-stand-in = there’s no bot standing in at that seat
table-bot-plays = a bot is playing that seat; take it back first
table-no-bot-there = there’s no bot in that seat that you could play for
table-plays-for-nobody = you aren’t playing for a bot
table-nothing-to-undo = there’s nothing of yours to take back
table-undo-open = somebody has already asked to take something back
table-no-undo-open = there’s nothing to agree to
table-proposal-open = { $name } proposes to { $what }; agree or object first
table-no-proposal-open = there’s nothing proposed to answer
table-proposal-stands = you’ve stopped { $most } proposals since the last move; this one stands
table-no-coach = this game has no coach
table-no-lesson = this game has no guided first game
table-no-advice = the coach has nothing to say right now
table-muted = while it’s your turn, you stay out of the talk
table-full = there are already { $most } people at this table
table-bad-name = a name has from 1 to { $most } characters
table-bad-text = { $has ->
    [0] write something first
   *[other] your message has { $has } characters, and it can hold { $most }: shorten it, or send it in parts
}
table-undo-refused = somebody who has left the table refused that, so it stays as it is
table-seat-open = somebody is already asking about a seat; answer that first
table-no-seat-open = nobody is asking about a seat
table-no-person = there’s nobody like that at the table
table-not-oneself = you can’t do that to yourself
table-only-the-host = only { $name }, who looks after this table, can do that; it waits until they’re back
table-hand-stays = what lies hidden there is { $name }’s, so nobody else can sit there; a bot can play on
table-no-word = only those who have played here from the start, and are here, vote on who looks after the table
table-host-already = you’re looking after this table already
table-host-vote-open = { $name } is already asking to look after the table; answer that first
table-no-host-vote = nobody is asking you who should look after the table
table-host-asked-enough = you’ve asked for that often enough at this table, and it stays as it is
table-host-not-stalling = with nobody else here to ask, that’s for when the host has kept the table waiting for some minutes
table-silenced = the host has asked you not to write in the chat
table-chatty = that’s a lot at once; wait a moment
table-locked = the host has closed this table: nobody new can come in
table-nothing-to-claim = nobody’s seat is waiting under that name
table-claims-many = there are already several people at the door; try again in a moment
table-no-claim = nobody at the door is waiting for your word
table-two-seats = you already have another seat at this table
table-seat-of-another = somebody has already made that seat their own
table-at-the-door = you’re still at the door; wait until somebody has said that it’s you
table-damaged = what’s stored of this table is damaged, so nothing more can be recorded here; whoever runs the server can restore it
table-busy = the server couldn’t record that just now; try again
table-pace-already = that is the table’s pace already
table-no-pace-in-lessons = nobody’s time runs out in a lesson
table-halted = the rules on this server have changed since this game began, so nothing more can be done in it as it stands
table-cannot-resume-other-rules = this game was played to the end under other rules than the ones installed; its replay and its log can still be had
table-cannot-resume-damaged = record { $number } of this table is damaged, so it can’t go on; whoever runs the server can restore it
table-cannot-resume-missing = record { $number } of this table is missing, so it can’t go on; whoever runs the server can restore it
table-cannot-resume-broken = this table can’t be read; whoever runs the server finds the reason in its log
table-cannot-resume-closed = this table has been closed by whoever runs the server
table-cannot-resume-no-pack = the pack “{ $pack }” that this game is played with isn’t here (its content is { $content }); nothing of the game is lost, and it goes on once the server has the pack again
table-cannot-resume-gone = what this game is played with isn’t here; nothing of the game is lost, and it goes on once the server has it again ({ $why })

table-told-opened = { $name } opened the table.
table-told-says = { $who }: “{ $what }”
table-told-entered = { $name } came to the table.
table-told-renamed = { $name } is now called { $new }.
table-told-claimed = Somebody at the door says they’re { $whom }, come without their link.
table-told-recognised = { $name } says it’s { $whom }: welcome back!
table-told-own-recognised = { $whom } is here on another device.
table-told-not-recognised = { $name } didn’t take them for { $whom }.
table-told-own-not-recognised = { $whom } says it isn’t them.
table-told-claim-dropped = Whoever said they were { $whom } has gone from the door.
table-told-claim-agreed = { $name } agrees.
table-told-own-claim-agreed = { $whom } agrees.
table-told-sat = { $name } sat down in seat { $seat }.
table-told-stood = { $name } stood up.
table-told-stood-bot = { $name } stood up; { $bot } carries on in their place.
table-told-bot-seated = { $bot } plays seat { $seat }.
table-told-unseated = Seat { $seat } is free again.
table-told-options-set = { $name } changed the options.
table-told-ready = { $name } is ready.
table-told-not-ready = { $name } would rather wait.
table-told-started = The game begins.
table-told-continued = { $name } has laid another table for everyone.
table-told-taken-back = { $name } is back in the game.
table-told-undo-asked = { $name } would like to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
table-told-undo-agreed = { $name } agrees.
table-told-undo-dropped = Nothing is taken back.
table-told-undone = { $count ->
    [one] The last action was taken back.
   *[other] The last { $count } actions were taken back.
}
table-told-move-proposed = { $name } proposes to { $what }.
table-told-move-objected = { $name } objects, so what { $whom } proposed doesn’t count.
table-told-move-dropped = { $name } takes the proposal back.
table-told-link-renewed = { $name } has a new link to their seat; the old ones no longer work.
table-pace-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
table-pace-days = { $count ->
    [one] one day
   *[other] { $count } days
}
table-told-pace-live = { $name } chose to play on without a time limit.
table-told-pace-bot = { $name } changed the pace: { $time } for each decision, then a bot stands in.
table-told-pace-wait = { $name } changed the pace: { $time } for each decision, then the table waits.
table-told-webhook-json = { $name } has whose turn it is told to another program.
table-told-webhook-discord = { $name } has whose turn it is told in Discord.
table-told-webhook-slack = { $name } has whose turn it is told in Slack.
table-told-webhook-off = { $name } no longer has whose turn it is told elsewhere.
table-told-webhook-failed = Whose turn it is couldn’t be delivered elsewhere, time and again, so that has stopped. Whoever looks after the table can set it up anew.
table-told-reminded = Only a quarter of { $who }’s time is left.
table-told-time-out = { $who }’s time has run out; the table waits.
table-told-time-out-bot = { $who }’s time has run out; { $bot } plays on in their place until they’re back.
table-told-seat-asked = { $name } would like { $whom } to take over seat { $seat }.
table-told-seat-wished = { $name } would like to take over seat { $seat }.
table-told-seat-given = { $whom } takes over seat { $seat }.
table-told-seat-kept = { $whom } has seat { $seat }; { $bot } plays on there until they take it.
table-told-played-for = { $name } makes the moves of the bot in seat { $seat }.
table-told-plays-no-more = { $name } leaves the bot to play by itself again.
table-told-seat-dropped = The seat stays as it is.
table-told-log-opened = { $name } opened the log of the game, which shows everything. The game ends here.
table-told-host-asked = { $name } would like to look after the table instead of { $whom }.
table-told-host-refused = { $name } is against it.
table-told-host-dropped = { $whom } goes on looking after the table.
table-told-host-passed = From now on { $whom } looks after the table.
table-told-muted = { $name } has asked { $whom } not to write in the chat.
table-told-unmuted = { $whom } can write in the chat again.
table-told-removed = { $name } has sent { $whom } away from the table.
table-told-locked = { $name } has closed the table: nobody new can come in.
table-told-unlocked = { $name } has opened the table to newcomers again.
table-untold = it counts, but something went wrong on the server while showing it; you’ll see it with the next thing that happens
table-log-full = this table’s log is full; it takes nothing more
table-log-full-of-words = this table’s log is too long for more chat or marks, but the game goes on
table-log-full-of-yours = you’ve written and marked as much as this table can hold from one person, but you can play on
table-log-nearly-full = This table’s log is nearly full: it holds { $left } more lines. After that nobody can chat or mark here, but the game goes on.
table-log-nearly-full-of-yours = You’ve written and marked a lot here: the table holds { $left } more from you. After that you can still play, but not chat or mark.
table-no-onlookers = this table isn’t for onlookers
table-broken = something went wrong on the server; nothing has changed

# What is said with one press.
table-reaction-bravo = Well played!
table-reaction-laugh = Ha ha!
table-reaction-wow = Wow!
table-reaction-hmm = Hmm…
table-reaction-ouch = Oh no!
table-reaction-thanks = Thank you!
