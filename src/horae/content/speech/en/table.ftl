# The table around a game: why it declines something, and what is told of it. Shared by every game.

game-shipwreck = The Shipwreck Arcana
game-echoes = Echoes of Time
game-timestories = TIME Stories Revolution

bot-random = Random
    .about = Any legal move, without a thought.
bot-reader = Reader
    .about = Follows what every play tells, plays to be read, and predicts when it pays.
bot-greedy = Apprentice
    .about = Takes the move that looks best right now. Quick, and a fair opponent.
bot-search-swift = Strategist
    .about = Plays each turn through in its head a few times before it moves.
bot-search = Master
    .about = Plans its turn over many worlds it cannot see. Wins most games against the apprentice.
bot-search-deep = Sage
    .about = Looks furthest ahead, over the most worlds.
bot-explorer = Explorer
    .about = Looks at what nobody has read, attempts tests with a fair chance, and stands by to support.

table-bot-name = { $bot } { $seat }

table-not-seated = you have no seat at this table
table-not-host = only the host can do that
table-seat-taken = somebody sits there already
table-no-seat = there is no such seat to do that with
table-already-seated = you have a seat already; stand up first
table-knows-another-seat = you have seen the hand of seat { $seat }, so you cannot play another
table-no-newcomers = this game takes nobody new once it has begun
table-already-started = the game has begun
table-not-started = the game has not begun yet
table-not-over = the game is not over yet
table-already-continued = another table has been laid already
table-over = the game is over
table-too-few = { $fewest ->
    [one] at least one seat must be taken
   *[other] at least { $fewest } seats must be taken
}; { $taken ->
    [0] none is
    [one] only one is
   *[other] only { $taken } are
}
table-not-ready = { $count ->
    [one] { $name } is not ready yet
   *[other] { $name } and { $count ->
        [2] one other
       *[other] others
    } are not ready yet
}
table-bad-options = { $why }
table-no-quiet-rule = this game has no rule about who may talk
table-unknown-bot = there is no bot called “{ $bot }”; the bots are: { $known }
table-bad-action = that is not something one can do in this game
table-stale = something changed just before; look again and choose anew
table-still-here = { $name } is here and plays their own seat
table-no-stand-in = no bot stands in at that seat
table-bot-plays = a bot plays that seat; take it back first
table-nothing-to-undo = there is nothing of yours to take back
table-undo-open = taking something back is being talked about already
table-no-undo-open = there is nothing to agree to
table-no-coach = this game has no coach
table-no-advice = the coach has nothing to say right now
table-muted = with the turn yours, you stay out of the talk until it is over
table-full = there are { $most } people at this table already
table-bad-name = a name has from 1 to { $most } characters
table-bad-text = a message has from 1 to { $most } characters
table-busy = the server could not record that just now; try again
table-cannot-resume = this game was begun under other rules ({ $found }) than are installed ({ $expected }) and cannot go on

table-told-opened = { $name } opened the table.
table-told-says = { $who }: { $what }
table-told-entered = { $name } came to the table.
table-told-renamed = { $name } is now called { $new }.
table-told-sat = { $name } sat down in seat { $seat }.
table-told-stood = { $name } stood up.
table-told-stood-bot = { $name } stood up; { $bot } plays on in their place.
table-told-bot-seated = { $bot } plays seat { $seat }.
table-told-unseated = Seat { $seat } was cleared.
table-told-options-set = { $name } changed the options.
table-told-ready = { $name } is ready.
table-told-not-ready = { $name } is not ready after all.
table-told-started = The game begins.
table-told-continued = { $name } has laid another table for everyone.
table-told-taken-back = { $name } is back and plays again.
table-told-undo-asked = { $name } would like to take their last action back.
table-told-undo-agreed = { $name } agrees.
table-told-undo-dropped = Nothing is taken back.
table-told-undone = { $count ->
    [one] The last action was taken back.
   *[other] The last { $count } actions were taken back.
}
table-broken = something went wrong in the server; nothing was changed
