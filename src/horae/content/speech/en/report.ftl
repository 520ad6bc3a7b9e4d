# What pages of figures have in common (horae balance, horae arena). They take every message here, so none may choose by number.

report-contents = Contents
report-part-replays = Watch the games
report-sort-by = Sort by
report-show-all = Show all { $n }
report-replay = watch
report-replay-title = Game { $game }, from action { $at }
report-replays-folder = FOLDER
report-replays-address = The table’s address
report-replays-terminal = Or read a game in the terminal:
report-log-file = log file
