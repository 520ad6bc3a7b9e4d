# What people are told who are not looking, and what hinders it.
notice-turn = It’s your turn.
notice-turn-left = It’s your turn. You have { $time }.
notice-reminded = It’s still your turn, and only a quarter of your time is left.
notice-ran-out = Your time ran out, so a bot plays for you. Come back and the seat is yours again.
notice-why = You asked this device to tell you about this table.
notice-stop = No more about this table
notice-shared-turn = { $name }: it’s your turn in { $game } ({ $with }).
notice-shared-turn-left = { $name }: it’s your turn in { $game } ({ $with }). You have { $time }.
notice-shared-reminded = { $name }: it’s still your turn in { $game } ({ $with }), and only a quarter of your time is left.
notice-shared-ran-out = { $name }: your time ran out in { $game } ({ $with }), so a bot plays for you.
notice-shared-hello = From now on it’s said here whose turn it is in { $game } ({ $with }).
notice-shared-why = Whoever looks after the table wanted it told here, and can stop it in its settings.

server-outgoing-bad-url = that isn’t an address that messages can be sent to: it begins with https://
server-outgoing-private = that address is in a private network, where this server sends nothing
server-outgoing-not-https = only https:// addresses on the usual port can be reached
server-outgoing-unreachable = nobody could be reached there
server-outgoing-answered = the answer there was { $status }
server-not-host = only whoever looks after the table can do that
server-no-notices = this server doesn’t send notices
server-too-many-notices = that has been changed too often; try again later
