# In the terminal: reading what is face up, and going on with a kept game.

play-word-read = read, card
play-help-read = read anything that is face up; read alone lists it all
    .type = read midnight
play-read-how = Type read and a number or a name to read one; read and a part of the table reads all of it.
play-read-nothing = Nothing face up is called “{ $words }”. Type read to see all that can be read.
play-read-no-number = There is no number { $number } to read; they go from 1 to { $most }.
play-read-which = “{ $words }” could be { $cards }; say more of the name, or type its number from the list that read gives.

play-says = { $person }: “{ $what }”
play-greeting-kept = To go on with it another day: horae play --continue
play-greeting-again = You go on where you left off. Here is what has happened since your last move.
play-go-on-later = To go on with it: horae play --continue{ $file }
play-continue-none = there is no unfinished game in { $folder }; start one with: horae play GAME
play-continue-none-of = there is no unfinished game of { $game } in { $folder }; start one with: horae play { $game }
play-continue-finished = { $file }: that game is over; to see it again: horae replay FILE
play-continue-settled = a game that goes on has its seats, seed and options already; leave out --seats, --seed and --option
play-file-without-continue = to go on with the game in { $file }, add --continue
shipwreck-play-you-name = Skipper
timestories-play-you-name = Agent
