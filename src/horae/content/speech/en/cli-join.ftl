# Sitting down at a server's table from the terminal. A list of words after “word” says what may be typed; the first is the one shown to people.

join-bad-link = that’s not a table’s link: { $link } (it looks like https://play.example/t/TABLE)
join-link-cut = that link to a seat isn’t whole; copy all of it
join-replay-link = that link shows a finished game; to join one, use the link that its table gives out
join-away = { $server } isn’t answering: { $why }
join-no-answer = nothing came back for ten minutes
join-refused = the server says no: { $why }
join-not-horae = { $server } isn’t a Horae server
join-which-name = several people from this computer sit at that table ({ $names }); say which one you are with --as NAME
join-nowhere = there’s no table to go back to; give me its link
join-name = say what you’re called with --as NAME
join-your-name = What’s your name?
join-other-pack = { $folder } isn’t the content this table plays with ({ $pack })
join-unknown-pack = This table plays with “{ $pack }”, which you don’t have here, so you get what happens and what you can do, but no table. With its folder you’d see it all: horae join LINK --pack FOLDER
join-bad-line = each line is a JSON object: an action as it was offered, or a message with its type

online-said = { $text }
online-word-say = say, chat
online-word-react = react
online-word-undo = undo
online-word-seat = seat
online-word-for = play for
online-word-host = host, look after the table
online-word-send-away = send away
online-word-earlier = earlier
online-word-yes = yes, agree
online-word-no = no, refuse
online-word-accept = yes, agree, fine
online-word-object = no, object, stop
online-word-bot = bot
online-word-back = i’m back, take back my seat
online-word-sit = sit, sit down
online-word-stand = stand up, get up
online-word-lobby-stand = stand, stand up, get up
online-word-who = who, people
online-word-link = link
online-word-name = name
online-word-coach = coach
online-word-ready = ready
online-word-start = start, begin
online-word-empty = empty, remove
online-word-option = option, options
online-word-again = again, play again, follow

online-greeting = { $count ->
    [0] You have the table to yourself.
   *[other] At the table with you: { $others }.
} Type “help” to learn the first turn and what you can type, or “quit” to leave; your seat stays yours.
online-greeting-watching = You’re watching { $others }. Type “help” to see what you can type, or “quit” to leave.
online-here-as = You’re { $name } here. If you’re somebody else, leave and come with --as NAME.
online-watching = You’re watching. Type “sit” to take a free seat, if there is one.
online-stands-in = A bot is playing your seat. Type “i’m back” to play yourself.
online-bot-awaited = It’s a bot’s move. If it ever goes wrong: “bot { $seat } NAME” puts in another, “seat { $seat } NAME” gives its seat to somebody, “play for { $seat }” lets you make its moves.
online-plays-for = You’re playing for the bot in seat { $seat } now. “play for” on its own leaves it to itself again.
online-send-away-whom = Who should go? There are: { $names }.
online-react-which = What would you like to say? { $words }
online-give-whom = Who should have the seat? Without one: { $names }.
online-give-nobody = Everybody at the table has a seat of their own.
online-waiting = Waiting for { $names }.
online-read-on = Enter: read on. Only your screen waits here; { $due ->
    [yes] after this the others need your move.
   *[no] the others go on.
}
online-read-on-again = Enter: read on{ $due ->
    [yes] ; the others need your move.
   *[no] {""}
}
online-moves-of = You’re playing for { $name }; these are its moves. “play for” on its own takes you back to your seat{ $due ->
    [yes] , where it’s your move too.
   *[no] .
}
online-lost = The line is gone. Trying again; nothing you did is lost.
online-found = The line is back.
online-away = { $name } has gone offline.
online-back = { $name } is here.
online-farewell = You leave the table; your seat stays yours. To come back: horae join
online-say-what = Say what? Type “say” and your words.
online-say-parts = A message holds { $most } characters: it goes in { $parts } parts.
online-say-anyway = Not said yet: “{ $text }” Enter, or “say” on its own, says it as it is. Or say it in other words.
online-undo-open = { $name } would like to take something back. Type “undo yes” or “undo no”.
online-undo-answer = Type “undo yes” to agree or “undo no” to refuse.
online-proposal-asked = Object? Type “no”. Agree? Type “yes”. If nobody objects, it counts in a few seconds.
online-proposal-yours = If nobody objects, it counts in a few seconds. To take it back, type “no”.
online-proposal-open = If nobody in the group objects, it counts in a few seconds.
online-seat-answer = Somebody would like to take over a seat. Type “seat yes” to agree or “seat no” to refuse.
online-claim-answer = Somebody at the door says they have a seat here. Type “seat yes” if it’s them or “seat no” if it isn’t.
online-host-answer = Somebody would like to look after the table. Type “host yes” to agree or “host no” to refuse.
online-halted-back = The rules on this server have changed, and they can’t follow this game past move { $kept } of { $actions }. Type “undo” to ask everyone to go on from there. Or open the log in a browser, which ends the game.
online-halted-lost = The rules on this server have changed, and they can’t follow this game. Nothing is lost: open its log in a browser.
online-halted-opened = The rules on this server have changed, and the game ended after { $actions ->
    [one] one move
   *[other] { $actions } moves
}. Its log is open to everyone.
online-sits-already = You’re in seat { $seat } already. To change, name the seat: “sit 3”.
online-no-earlier = Nothing was said or done before that.
online-undo-waits = You’ve asked to take that back; the others have to agree. To drop it, type “undo no”.
online-which-seat = Which seat? They go from 1 to { $most }.
online-name-what = Type “name” and what you want to be called.
online-not-understood = “{ $words }” isn’t something you can type here. Type “help” to see what is.
online-seat = Seat { $seat }: { $who }
online-seat-empty = free
online-seat-you = you
online-seat-host = host
online-seat-bot = a bot
online-seat-stood-in = a bot is standing in
online-seat-away = offline
online-seat-ready = ready
online-seat-not-ready = not ready yet
online-watchers = Watching: { $names }
online-link = The table’s link, for your friends: { $link }
online-own-link = Your own seat, to go on from another device; keep it to yourself: { $link }
online-option = { $title }: { $value } (“option { $name }”: { $known })
online-option-unknown = There’s no option “{ $name }”; the options are: { $known }
online-lobby-host = Type “start” to begin, “bot” to add a bot, “option NAME VALUE” to change an option, “link” for the table’s link, “help” for everything.
online-lobby-guest = Type “ready” when you are, “say” and your words to talk, “help” for everything.
online-lobby-no-seat = You don’t have a seat yet. Type “sit”, or stay and watch.
online-lobby-too-few = { $fewest ->
    [one] At least one seat has to be taken.
   *[other] At least { $fewest } seats have to be taken.
}
online-lobby-unready = Not ready yet: { $names }.
online-lobby-ready-you = Ready? Type “ready”.
online-lobby-start = Everyone’s ready. Type “start”.
online-lobby-host-starts = Everyone’s ready. { $name } starts the game.
online-after = Type “again” for another game with the same people, or “quit” to leave.
online-after-others = To play something else with them, type “again” and its name: { $known }.
online-after-remembered = What you’ll remember of this one goes with you there.
online-remembered = You remember: { $text }
online-next = Another table has been laid for you all. Type “again” to sit down there.

play-hint-idle = You’ll be asked when it’s up to you. Meanwhile you can type “say hello” · “read” · “rules” · “look” · “help” · “quit”

play-help-say = talk to everyone at the table
    .type = say hello
play-help-react = say one of six things in a word
    .type = react wow
play-help-earlier = what was told before
    .type = earlier
play-help-undo = take back your last action; when somebody else asks: “undo yes” or “undo no”
    .type = undo
play-help-proposal = when somebody proposes a move in your name: agree, or object
    .type = yes, no
play-help-who = who sits where, and who’s watching
    .type = who
play-help-bot = let a bot play your seat (“i’m back” when you return), or “bot 2” for someone who’s offline
    .type = bot
play-help-host-bot = as the host, have another bot play seat 2; without a name, the best company
    .type = bot 2 NAME
play-help-host-seat = as the host, give a bot’s seat to someone who hasn’t got one
    .type = seat 2 NAME
play-help-host-send-away = as the host, send somebody away from the table
    .type = send away NAME
play-help-host = ask to look after the table instead of a host who stalls; when somebody else asks: “host yes” or “host no”
    .type = host
play-help-host-for = as the host, make the moves of the bot in seat 2; “play for” on its own leaves it to itself again
    .type = play for 2
play-help-stand = give up your seat
    .type = stand up
play-help-sit = take seat 2; “sit” on its own takes the first free one
    .type = sit 2
play-help-link = the table’s link for your friends, and your own seat’s
    .type = link
play-help-coach = ask the coach what to look at
    .type = coach
play-help-ready = say that you’re ready; “ready no” if you’re not after all
    .type = ready
play-help-start = begin, if you’re the host
    .type = start
play-help-lobby-bot = put a bot in seat 2, or in the first free one; a name after it picks which bot
    .type = bot 2
play-help-empty = free seat 2
    .type = empty 2
play-help-option = change an option; “options” lists them
    .type = option NAME VALUE
play-help-name = change your name
    .type = name NAME
play-help-again = play another game with the same people; “again NAME” plays something else
    .type = again
play-help-quit-online = leave; your seat stays yours
    .type = quit

