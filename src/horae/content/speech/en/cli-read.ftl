# In the terminal: reading what is face up, and going on with a kept game.

play-word-read = read, card
play-help-read = read anything that’s face up; “read” on its own lists it all
    .type = read midnight
play-read-how = Type “read” and a number or a name to read one thing, or “read” and a part of the table to read all of it.
play-read-nothing = Nothing face up is called “{ $words }”. Type “read” to see everything you can read.
play-read-no-number = There’s nothing with the number { $number }; they go from 1 to { $most }.
play-read-which = “{ $words }” could be { $cards }; type more of the name, or its number in the list that “read” gives.

play-says = { $person }: “{ $what }”
play-greeting-kept = To pick it up another day: horae play --continue
play-greeting-again = You pick up where you left off. Here’s what has happened since your last move.
play-go-on-later = To pick it up again: horae play --continue{ $file }
play-continue-none = there’s no unfinished game in { $folder }; start one with: horae play GAME
play-continue-none-of = there’s no unfinished game of { $game } in { $folder }; start one with: horae play { $game }
play-continue-finished = { $file }: that game is over; to watch it again: horae replay FILE
play-continue-settled = a game you pick up already has its seats, seed and options; leave out --seats, --seed, --option and --after
play-after-unfinished = that game isn’t over yet, so it has left nothing behind
play-after-same = This is the mission you’ve just finished, over again: it begins as if you’d never been through it.
play-after-nothing = { $game } has no campaigns: none of its games leaves anything to the next
play-file-without-continue = to pick up the game in { $file }, add --continue
shipwreck-play-you-name = Skipper
timestories-play-you-name = Agent
