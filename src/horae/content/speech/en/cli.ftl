# What the commands say.

unknown-language = the languages are: { $known }
unknown-bot = there is no bot called “{ $bot }” for { $game }; its bots are: { $known }
bad-games = play at least one game, not { $games }
cannot-read-file = { $file }: { $why }
in-file = { $file }: { $why }
option-form = an option is written name=value, not “{ $word }”
no-tests-folder = there is no folder of tests at “{ $folder }”

rule-kind-rule = rule
rule-kind-ruling = ruling of this project
rule-kind-example = worked example
rule-ruling = Ruling:
rule-source = Source: { $source }
rules-none-found = No rule speaks of “{ $word }”.
coverage-game = game
coverage-ids = rules
coverage-cited = cited
coverage-missing = not cited by any test

log-verified = The log holds: { $entries } actions replayed, every digest fits, last { $digest }. { $ended }
log-unfinished = The game was still running.
shipwreck-ended-score = Everybody wins: seven right predictions.
shipwreck-ended-doom = Everybody loses: doom has come.
shipwreck-ended-deck = Everybody loses: no arcanum was left to lay.
shipwreck-ended-stalled = Everybody loses: no fate can move any more.

pack-is-fine = The pack “{ $pack }” is in order (hash { $hash }).

simulating = Playing
simulated = { $games } games of { $game }, seed { $seed } ({ $options })
simulated-what = what
simulated-value = value
simulated-interval = 95 % interval
simulated-team = won
simulated-seat = seat { $seat } ({ $bot }) won
figure-score = mean score
figure-doom = mean doom
figure-turns = mean turns
